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
          %266 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %267 = "scf.for"(%40, %92, %94, %40) ({
          ^bb0(%268: i32, %269: i32):
            %270 = "arith.muli"(%266, %92) : (i32, i32) -> i32
            %271 = "arith.addi"(%270, %268) : (i32, i32) -> i32
            %272 = "arith.cmpi"(%268, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %273 = "arith.cmpi"(%271, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %274 = "arith.andi"(%272, %273) : (i1, i1) -> i1
            %275 = "scf.if"(%274) ({
              %276 = "arith.extsi"(%271) : (i32) -> i64
              %277 = "llvm.getelementptr"(%19, %276) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %278 = "llvm.load"(%277) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %279 = "arith.addi"(%278, %41) : (i32, i32) -> i32
              %280 = "arith.constant"() {value = 5 : i32} : () -> i32
              %281 = "arith.shrsi"(%279, %280) : (i32, i32) -> i32
              %282 = "arith.maxsi"(%281, %234) : (i32, i32) -> i32
              %283 = "arith.muli"(%282, %20) : (i32, i32) -> i32
              %284 = "arith.addi"(%269, %283) : (i32, i32) -> i32
              "scf.yield"(%284) : (i32) -> ()
            }, {
              "scf.yield"(%269) : (i32) -> ()
            }) : (i1) -> i32
            %285 = "arith.addi"(%271, %234) : (i32, i32) -> i32
            %286 = "arith.addi"(%268, %234) : (i32, i32) -> i32
            %287 = "arith.cmpi"(%286, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %288 = "arith.cmpi"(%285, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %289 = "arith.andi"(%287, %288) : (i1, i1) -> i1
            %290 = "scf.if"(%289) ({
              %291 = "arith.extsi"(%285) : (i32) -> i64
              %292 = "llvm.getelementptr"(%19, %291) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %293 = "llvm.load"(%292) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %294 = "arith.addi"(%293, %41) : (i32, i32) -> i32
              %295 = "arith.constant"() {value = 5 : i32} : () -> i32
              %296 = "arith.shrsi"(%294, %295) : (i32, i32) -> i32
              %297 = "arith.maxsi"(%296, %234) : (i32, i32) -> i32
              %298 = "arith.muli"(%297, %20) : (i32, i32) -> i32
              %299 = "arith.addi"(%275, %298) : (i32, i32) -> i32
              "scf.yield"(%299) : (i32) -> ()
            }, {
              "scf.yield"(%275) : (i32) -> ()
            }) : (i1) -> i32
            %300 = "arith.addi"(%271, %231) : (i32, i32) -> i32
            %301 = "arith.addi"(%268, %231) : (i32, i32) -> i32
            %302 = "arith.cmpi"(%301, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %303 = "arith.cmpi"(%300, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %304 = "arith.andi"(%302, %303) : (i1, i1) -> i1
            %305 = "scf.if"(%304) ({
              %306 = "arith.extsi"(%300) : (i32) -> i64
              %307 = "llvm.getelementptr"(%19, %306) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %308 = "llvm.load"(%307) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %309 = "arith.addi"(%308, %41) : (i32, i32) -> i32
              %310 = "arith.constant"() {value = 5 : i32} : () -> i32
              %311 = "arith.shrsi"(%309, %310) : (i32, i32) -> i32
              %312 = "arith.maxsi"(%311, %234) : (i32, i32) -> i32
              %313 = "arith.muli"(%312, %20) : (i32, i32) -> i32
              %314 = "arith.addi"(%290, %313) : (i32, i32) -> i32
              "scf.yield"(%314) : (i32) -> ()
            }, {
              "scf.yield"(%290) : (i32) -> ()
            }) : (i1) -> i32
            %315 = "arith.constant"() {value = 3 : i32} : () -> i32
            %316 = "arith.addi"(%271, %315) : (i32, i32) -> i32
            %317 = "arith.addi"(%268, %315) : (i32, i32) -> i32
            %318 = "arith.cmpi"(%317, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %319 = "arith.cmpi"(%316, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %320 = "arith.andi"(%318, %319) : (i1, i1) -> i1
            %321 = "scf.if"(%320) ({
              %322 = "arith.extsi"(%316) : (i32) -> i64
              %323 = "llvm.getelementptr"(%19, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %324 = "llvm.load"(%323) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %325 = "arith.addi"(%324, %41) : (i32, i32) -> i32
              %326 = "arith.constant"() {value = 5 : i32} : () -> i32
              %327 = "arith.shrsi"(%325, %326) : (i32, i32) -> i32
              %328 = "arith.maxsi"(%327, %234) : (i32, i32) -> i32
              %329 = "arith.muli"(%328, %20) : (i32, i32) -> i32
              %330 = "arith.addi"(%305, %329) : (i32, i32) -> i32
              "scf.yield"(%330) : (i32) -> ()
            }, {
              "scf.yield"(%305) : (i32) -> ()
            }) : (i1) -> i32
            %331 = "arith.addi"(%271, %228) : (i32, i32) -> i32
            %332 = "arith.addi"(%268, %228) : (i32, i32) -> i32
            %333 = "arith.cmpi"(%332, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %334 = "arith.cmpi"(%331, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %335 = "arith.andi"(%333, %334) : (i1, i1) -> i1
            %336 = "scf.if"(%335) ({
              %337 = "arith.extsi"(%331) : (i32) -> i64
              %338 = "llvm.getelementptr"(%19, %337) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %339 = "llvm.load"(%338) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %340 = "arith.addi"(%339, %41) : (i32, i32) -> i32
              %341 = "arith.constant"() {value = 5 : i32} : () -> i32
              %342 = "arith.shrsi"(%340, %341) : (i32, i32) -> i32
              %343 = "arith.maxsi"(%342, %234) : (i32, i32) -> i32
              %344 = "arith.muli"(%343, %20) : (i32, i32) -> i32
              %345 = "arith.addi"(%321, %344) : (i32, i32) -> i32
              "scf.yield"(%345) : (i32) -> ()
            }, {
              "scf.yield"(%321) : (i32) -> ()
            }) : (i1) -> i32
            %346 = "arith.constant"() {value = 5 : i32} : () -> i32
            %347 = "arith.addi"(%271, %346) : (i32, i32) -> i32
            %348 = "arith.addi"(%268, %346) : (i32, i32) -> i32
            %349 = "arith.cmpi"(%348, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %350 = "arith.cmpi"(%347, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %351 = "arith.andi"(%349, %350) : (i1, i1) -> i1
            %352 = "scf.if"(%351) ({
              %353 = "arith.extsi"(%347) : (i32) -> i64
              %354 = "llvm.getelementptr"(%19, %353) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %355 = "llvm.load"(%354) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %356 = "arith.addi"(%355, %41) : (i32, i32) -> i32
              %357 = "arith.shrsi"(%356, %346) : (i32, i32) -> i32
              %358 = "arith.maxsi"(%357, %234) : (i32, i32) -> i32
              %359 = "arith.muli"(%358, %20) : (i32, i32) -> i32
              %360 = "arith.addi"(%336, %359) : (i32, i32) -> i32
              "scf.yield"(%360) : (i32) -> ()
            }, {
              "scf.yield"(%336) : (i32) -> ()
            }) : (i1) -> i32
            %361 = "arith.constant"() {value = 6 : i32} : () -> i32
            %362 = "arith.addi"(%271, %361) : (i32, i32) -> i32
            %363 = "arith.addi"(%268, %361) : (i32, i32) -> i32
            %364 = "arith.cmpi"(%363, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %365 = "arith.cmpi"(%362, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %366 = "arith.andi"(%364, %365) : (i1, i1) -> i1
            %367 = "scf.if"(%366) ({
              %368 = "arith.extsi"(%362) : (i32) -> i64
              %369 = "llvm.getelementptr"(%19, %368) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %370 = "llvm.load"(%369) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %371 = "arith.addi"(%370, %41) : (i32, i32) -> i32
              %372 = "arith.shrsi"(%371, %346) : (i32, i32) -> i32
              %373 = "arith.maxsi"(%372, %234) : (i32, i32) -> i32
              %374 = "arith.muli"(%373, %20) : (i32, i32) -> i32
              %375 = "arith.addi"(%352, %374) : (i32, i32) -> i32
              "scf.yield"(%375) : (i32) -> ()
            }, {
              "scf.yield"(%352) : (i32) -> ()
            }) : (i1) -> i32
            %376 = "arith.constant"() {value = 7 : i32} : () -> i32
            %377 = "arith.addi"(%271, %376) : (i32, i32) -> i32
            %378 = "arith.addi"(%268, %376) : (i32, i32) -> i32
            %379 = "arith.cmpi"(%378, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %380 = "arith.cmpi"(%377, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %381 = "arith.andi"(%379, %380) : (i1, i1) -> i1
            %382 = "scf.if"(%381) ({
              %383 = "arith.extsi"(%377) : (i32) -> i64
              %384 = "llvm.getelementptr"(%19, %383) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %385 = "llvm.load"(%384) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %386 = "arith.addi"(%385, %41) : (i32, i32) -> i32
              %387 = "arith.shrsi"(%386, %346) : (i32, i32) -> i32
              %388 = "arith.maxsi"(%387, %234) : (i32, i32) -> i32
              %389 = "arith.muli"(%388, %20) : (i32, i32) -> i32
              %390 = "arith.addi"(%367, %389) : (i32, i32) -> i32
              "scf.yield"(%390) : (i32) -> ()
            }, {
              "scf.yield"(%367) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%382) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          %391 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %392 = "nvvm.shfl.sync"(%39, %267, %234, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 2 : i32} : (i32, i32, i32, i32) -> i32
          %393 = "arith.cmpi"(%391, %234) {predicate = 5 : i64} : (i32, i32) -> i1
          %394 = "arith.select"(%393, %392, %40) : (i1, i32, i32) -> i32
          %395 = "arith.addi"(%267, %394) : (i32, i32) -> i32
          %396 = "nvvm.shfl.sync"(%39, %395, %231, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 3 : i32} : (i32, i32, i32, i32) -> i32
          %397 = "arith.cmpi"(%391, %231) {predicate = 5 : i64} : (i32, i32) -> i1
          %398 = "arith.select"(%397, %396, %40) : (i1, i32, i32) -> i32
          %399 = "arith.addi"(%395, %398) : (i32, i32) -> i32
          %400 = "nvvm.shfl.sync"(%39, %399, %228, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 4 : i32} : (i32, i32, i32, i32) -> i32
          %401 = "arith.cmpi"(%391, %228) {predicate = 5 : i64} : (i32, i32) -> i1
          %402 = "arith.select"(%401, %400, %40) : (i1, i32, i32) -> i32
          %403 = "arith.addi"(%399, %402) : (i32, i32) -> i32
          %404 = "nvvm.shfl.sync"(%39, %403, %94, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 5 : i32} : (i32, i32, i32, i32) -> i32
          %405 = "arith.cmpi"(%391, %94) {predicate = 5 : i64} : (i32, i32) -> i1
          %406 = "arith.select"(%405, %404, %40) : (i1, i32, i32) -> i32
          %407 = "arith.addi"(%403, %406) : (i32, i32) -> i32
          %408 = "nvvm.shfl.sync"(%39, %407, %223, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 6 : i32} : (i32, i32, i32, i32) -> i32
          %409 = "arith.cmpi"(%391, %223) {predicate = 5 : i64} : (i32, i32) -> i1
          %410 = "arith.select"(%409, %408, %40) : (i1, i32, i32) -> i32
          %411 = "arith.addi"(%407, %410) : (i32, i32) -> i32
          %412 = "arith.cmpi"(%411, %248) {predicate = 4 : i64} : (i32, i32) -> i1
          %413 = "nvvm.vote.sync"(%39, %412) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 7 : i32} : (i32, i1) -> i32
          %414 = "arith.subi"(%40, %413) : (i32, i32) -> i32
          %415 = "arith.andi"(%413, %414) : (i32, i32) -> i32
          %416 = "arith.subi"(%415, %234) : (i32, i32) -> i32
          %417 = "llvm.intr.ctpop"(%416) : (i32) -> i32
          %418 = "arith.muli"(%417, %92) : (i32, i32) -> i32
          %419 = "arith.subi"(%411, %267) : (i32, i32) -> i32
          %420 = "nvvm.shfl.sync"(%39, %419, %417, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 8 : i32} : (i32, i32, i32, i32) -> i32
          %421 = "arith.addi"(%418, %92) : (i32, i32) -> i32
          %422, %423, %424 = "scf.for"(%418, %421, %58, %420, %40, %39) ({
          ^bb0(%425: i32, %426: i32, %427: i32, %428: i32):
            %429 = "arith.addi"(%425, %265) : (i32, i32) -> i32
            %430 = "arith.cmpi"(%428, %40) {predicate = 2 : i64} : (i32, i32) -> i1
            %431 = "arith.cmpi"(%429, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %432 = "arith.andi"(%430, %431) : (i1, i1) -> i1
            %433 = "scf.if"(%432) ({
              %434 = "arith.extsi"(%429) : (i32) -> i64
              %435 = "llvm.getelementptr"(%19, %434) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %436 = "llvm.load"(%435) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %437 = "arith.addi"(%436, %41) : (i32, i32) -> i32
              %438 = "arith.constant"() {value = 5 : i32} : () -> i32
              %439 = "arith.shrsi"(%437, %438) : (i32, i32) -> i32
              %440 = "arith.maxsi"(%439, %234) : (i32, i32) -> i32
              %441 = "arith.muli"(%440, %20) : (i32, i32) -> i32
              "scf.yield"(%441) : (i32) -> ()
            }, {
              "scf.yield"(%40) : (i32) -> ()
            }) : (i1) -> i32
            %442 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %443 = "nvvm.shfl.sync"(%39, %433, %234, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
            %444 = "arith.cmpi"(%442, %234) {predicate = 5 : i64} : (i32, i32) -> i1
            %445 = "arith.select"(%444, %443, %40) : (i1, i32, i32) -> i32
            %446 = "arith.addi"(%433, %445) : (i32, i32) -> i32
            %447 = "nvvm.shfl.sync"(%39, %446, %231, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 10 : i32} : (i32, i32, i32, i32) -> i32
            %448 = "arith.cmpi"(%442, %231) {predicate = 5 : i64} : (i32, i32) -> i1
            %449 = "arith.select"(%448, %447, %40) : (i1, i32, i32) -> i32
            %450 = "arith.addi"(%446, %449) : (i32, i32) -> i32
            %451 = "nvvm.shfl.sync"(%39, %450, %228, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 11 : i32} : (i32, i32, i32, i32) -> i32
            %452 = "arith.cmpi"(%442, %228) {predicate = 5 : i64} : (i32, i32) -> i1
            %453 = "arith.select"(%452, %451, %40) : (i1, i32, i32) -> i32
            %454 = "arith.addi"(%450, %453) : (i32, i32) -> i32
            %455 = "nvvm.shfl.sync"(%39, %454, %94, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 12 : i32} : (i32, i32, i32, i32) -> i32
            %456 = "arith.cmpi"(%442, %94) {predicate = 5 : i64} : (i32, i32) -> i1
            %457 = "arith.select"(%456, %455, %40) : (i1, i32, i32) -> i32
            %458 = "arith.addi"(%454, %457) : (i32, i32) -> i32
            %459 = "nvvm.shfl.sync"(%39, %458, %223, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 13 : i32} : (i32, i32, i32, i32) -> i32
            %460 = "arith.cmpi"(%442, %223) {predicate = 5 : i64} : (i32, i32) -> i1
            %461 = "arith.select"(%460, %459, %40) : (i1, i32, i32) -> i32
            %462 = "arith.addi"(%458, %461) : (i32, i32) -> i32
            %463 = "arith.addi"(%426, %462) : (i32, i32) -> i32
            %464 = "arith.cmpi"(%463, %248) {predicate = 4 : i64} : (i32, i32) -> i1
            %465 = "arith.andi"(%430, %464) : (i1, i1) -> i1
            %466 = "nvvm.vote.sync"(%39, %465) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 14 : i32} : (i32, i1) -> i32
            %467 = "arith.cmpi"(%466, %40) {predicate = 1 : i64} : (i32, i32) -> i1
            %468 = "arith.subi"(%40, %466) : (i32, i32) -> i32
            %469 = "arith.andi"(%466, %468) : (i32, i32) -> i32
            %470 = "arith.subi"(%469, %234) : (i32, i32) -> i32
            %471 = "llvm.intr.ctpop"(%470) : (i32) -> i32
            %472, %473 = "scf.if"(%467) ({
              %474 = "arith.addi"(%425, %471) : (i32, i32) -> i32
              %475 = "arith.subi"(%462, %433) : (i32, i32) -> i32
              %476 = "nvvm.shfl.sync"(%39, %475, %471, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 15 : i32} : (i32, i32, i32, i32) -> i32
              %477 = "arith.addi"(%426, %476) : (i32, i32) -> i32
              "scf.yield"(%474, %477) : (i32, i32) -> ()
            }, {
              "scf.yield"(%427, %428) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %478 = "nvvm.shfl.sync"(%39, %462, %41, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 16 : i32} : (i32, i32, i32, i32) -> i32
            %479 = "arith.addi"(%426, %478) : (i32, i32) -> i32
            "scf.yield"(%479, %472, %473) : (i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
          %480 = "arith.extsi"(%423) : (i32) -> i64
          %481 = "llvm.getelementptr"(%19, %480) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %482 = "llvm.load"(%481) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %483 = "arith.addi"(%482, %41) : (i32, i32) -> i32
          %484 = "arith.constant"() {value = 5 : i32} : () -> i32
          %485 = "arith.shrsi"(%483, %484) : (i32, i32) -> i32
          %486 = "arith.maxsi"(%485, %234) : (i32, i32) -> i32
          %487 = "arith.subi"(%248, %424) : (i32, i32) -> i32
          %488 = "arith.remsi"(%487, %486) : (i32, i32) -> i32
          %489 = "arith.cmpi"(%488, %40) {predicate = 2 : i64} : (i32, i32) -> i1
          %490 = "arith.divsi"(%487, %486) : (i32, i32) -> i32
          %491 = "arith.extsi"(%489) : (i1) -> i32
          %492 = "arith.addi"(%490, %491) : (i32, i32) -> i32
          %493 = "arith.addi"(%488, %486) : (i32, i32) -> i32
          %494 = "arith.select"(%489, %493, %488) : (i1, i32, i32) -> i32
          %495 = "arith.muli"(%494, %58) : (i32, i32) -> i32
          %496 = "arith.divui"(%31, %94) : (i32, i32) -> i32
          %497 = "arith.addi"(%495, %496) : (i32, i32) -> i32
          %498 = "arith.cmpi"(%497, %482) {predicate = 2 : i64} : (i32, i32) -> i1
          %499, %500 = "scf.if"(%498) ({
            %501 = "arith.constant"() {value = 32 : i64} : () -> i64
            %502 = "arith.shrui"(%25, %501) : (i64, i64) -> i64
            %503 = "arith.subi"(%30, %234) : (i32, i32) -> i32
            %504 = "llvm.intr.ctlz"(%503) {is_zero_poison = false} : (i32) -> i32
            %505 = "arith.subi"(%58, %504) : (i32, i32) -> i32
            %506 = "arith.shrsi"(%497, %41) : (i32, i32) -> i32
            %507 = "arith.xori"(%497, %506) : (i32, i32) -> i32
            %508 = "arith.extui"(%507) : (i32) -> i64
            %509 = "arith.muli"(%508, %502) : (i64, i64) -> i64
            %510 = "arith.shrui"(%509, %501) : (i64, i64) -> i64
            %511 = "arith.trunci"(%510) : (i64) -> i32
            %512 = "arith.addi"(%511, %507) : (i32, i32) -> i32
            %513 = "arith.shrui"(%512, %505) : (i32, i32) -> i32
            %514 = "arith.cmpi"(%505, %58) {predicate = 6 : i64} : (i32, i32) -> i1
            %515 = "arith.select"(%514, %513, %40) : (i1, i32, i32) -> i32
            %516 = "arith.xori"(%515, %506) : (i32, i32) -> i32
            %517 = "llvm.intr.ctlz"(%503) {is_zero_poison = false} : (i32) -> i32
            %518 = "arith.subi"(%58, %517) : (i32, i32) -> i32
            %519 = "arith.shrui"(%512, %518) : (i32, i32) -> i32
            %520 = "arith.cmpi"(%518, %58) {predicate = 6 : i64} : (i32, i32) -> i1
            %521 = "arith.select"(%520, %519, %40) : (i1, i32, i32) -> i32
            %522 = "arith.xori"(%521, %506) : (i32, i32) -> i32
            %523 = "arith.muli"(%522, %30) : (i32, i32) -> i32
            %524 = "arith.subi"(%497, %523) : (i32, i32) -> i32
            %525 = "arith.extsi"(%516) : (i32) -> i64
            %526 = "arith.muli"(%480, %28) : (i64, i64) -> i64
            %527 = "arith.addi"(%526, %525) : (i64, i64) -> i64
            %528 = "llvm.getelementptr"(%26, %527) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %529 = "llvm.load"(%528) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            "scf.yield"(%529, %524) : (i32, i32) -> ()
          }, {
            "scf.yield"(%261, %262) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %530 = "arith.addi"(%497, %223) : (i32, i32) -> i32
          %531 = "arith.cmpi"(%530, %482) {predicate = 2 : i64} : (i32, i32) -> i1
          %532, %533 = "scf.if"(%531) ({
            %534 = "arith.constant"() {value = 32 : i64} : () -> i64
            %535 = "arith.shrui"(%25, %534) : (i64, i64) -> i64
            %536 = "arith.subi"(%30, %234) : (i32, i32) -> i32
            %537 = "llvm.intr.ctlz"(%536) {is_zero_poison = false} : (i32) -> i32
            %538 = "arith.subi"(%58, %537) : (i32, i32) -> i32
            %539 = "arith.shrsi"(%530, %41) : (i32, i32) -> i32
            %540 = "arith.xori"(%530, %539) : (i32, i32) -> i32
            %541 = "arith.extui"(%540) : (i32) -> i64
            %542 = "arith.muli"(%541, %535) : (i64, i64) -> i64
            %543 = "arith.shrui"(%542, %534) : (i64, i64) -> i64
            %544 = "arith.trunci"(%543) : (i64) -> i32
            %545 = "arith.addi"(%544, %540) : (i32, i32) -> i32
            %546 = "arith.shrui"(%545, %538) : (i32, i32) -> i32
            %547 = "arith.cmpi"(%538, %58) {predicate = 6 : i64} : (i32, i32) -> i1
            %548 = "arith.select"(%547, %546, %40) : (i1, i32, i32) -> i32
            %549 = "arith.xori"(%548, %539) : (i32, i32) -> i32
            %550 = "llvm.intr.ctlz"(%536) {is_zero_poison = false} : (i32) -> i32
            %551 = "arith.subi"(%58, %550) : (i32, i32) -> i32
            %552 = "arith.shrui"(%545, %551) : (i32, i32) -> i32
            %553 = "arith.cmpi"(%551, %58) {predicate = 6 : i64} : (i32, i32) -> i1
            %554 = "arith.select"(%553, %552, %40) : (i1, i32, i32) -> i32
            %555 = "arith.xori"(%554, %539) : (i32, i32) -> i32
            %556 = "arith.muli"(%555, %30) : (i32, i32) -> i32
            %557 = "arith.subi"(%530, %556) : (i32, i32) -> i32
            %558 = "arith.extsi"(%549) : (i32) -> i64
            %559 = "arith.muli"(%480, %28) : (i64, i64) -> i64
            %560 = "arith.addi"(%559, %558) : (i64, i64) -> i64
            %561 = "llvm.getelementptr"(%26, %560) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %562 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            "scf.yield"(%562, %557) : (i32, i32) -> ()
          }, {
            "scf.yield"(%263, %264) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577 = "scf.for"(%248, %252, %234, %248, %423, %482, %492, %494, %40, %40, %234, %40, %40, %234, %499, %500, %532, %533) ({
          ^bb0(%578: i32, %579: i32, %580: i32, %581: i32, %582: i32, %583: i32, %584: i32, %585: i32, %586: i32, %587: i32, %588: i32, %589: i32, %590: i32, %591: i32, %592: i32, %593: i32):
            %594 = "llvm.getelementptr"(%66, %585) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t595_s0 = "llvm.ptrtoint"(%594) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t595_s0, %586) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %596 = "arith.constant"() {value = 18432 : i32} : () -> i32
            %597 = "arith.muli"(%585, %596) : (i32, i32) -> i32
            %598 = "llvm.getelementptr"(%44, %597) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %599 = "arith.remui"(%31, %94) : (i32, i32) -> i32
            %600 = "arith.remui"(%496, %94) : (i32, i32) -> i32
            %601 = "arith.xori"(%599, %600) : (i32, i32) -> i32
            %602 = "arith.muli"(%601, %94) : (i32, i32) -> i32
            %603 = "llvm.getelementptr"(%598, %602) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %604 = "arith.muli"(%583, %58) : (i32, i32) -> i32
            %605 = "arith.addi"(%604, %496) : (i32, i32) -> i32
            %606 = "arith.cmpi"(%605, %581) {predicate = 2 : i64} : (i32, i32) -> i1
            %607 = "arith.select"(%606, %590, %40) : (i1, i32, i32) -> i32
            %608 = "arith.select"(%606, %591, %40) : (i1, i32, i32) -> i32
            %609 = "arith.extsi"(%607) : (i32) -> i64
            %610 = "arith.extsi"(%608) : (i32) -> i64
            %611 = "arith.muli"(%609, %8) : (i64, i64) -> i64
            %612 = "arith.muli"(%610, %9) : (i64, i64) -> i64
            %613 = "arith.addi"(%611, %612) : (i64, i64) -> i64
            %614 = "llvm.getelementptr"(%5, %613) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %615 = "arith.extui"(%606) : (i1) -> i8
            %616 = "arith.muli"(%599, %94) : (i32, i32) -> i32
            %617 = "llvm.getelementptr"(%614, %616) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %618 = "arith.constant"() {value = 64 : i32} : () -> i32
            %619 = "arith.muli"(%496, %618) : (i32, i32) -> i32
            %620 = "llvm.getelementptr"(%603, %619) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %621 = "arith.constant"() {value = 0 : i8} : () -> i8
            %622 = "arith.cmpi"(%615, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %623 = "arith.select"(%622, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%620, %617, %623) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %624 = "arith.addi"(%599, %94) : (i32, i32) -> i32
            %625 = "arith.muli"(%624, %94) : (i32, i32) -> i32
            %626 = "llvm.getelementptr"(%614, %625) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %627 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %628 = "arith.addi"(%627, %619) : (i32, i32) -> i32
            %629 = "llvm.getelementptr"(%603, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %630 = "arith.cmpi"(%615, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %631 = "arith.select"(%630, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%629, %626, %631) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %632 = "arith.addi"(%599, %223) : (i32, i32) -> i32
            %633 = "arith.muli"(%632, %94) : (i32, i32) -> i32
            %634 = "llvm.getelementptr"(%614, %633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %635 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %636 = "arith.addi"(%635, %619) : (i32, i32) -> i32
            %637 = "llvm.getelementptr"(%603, %636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %638 = "arith.cmpi"(%615, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %639 = "arith.select"(%638, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%637, %634, %639) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %640 = "arith.constant"() {value = 24 : i32} : () -> i32
            %641 = "arith.addi"(%599, %640) : (i32, i32) -> i32
            %642 = "arith.muli"(%641, %94) : (i32, i32) -> i32
            %643 = "llvm.getelementptr"(%614, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %644 = "arith.constant"() {value = 6144 : i32} : () -> i32
            %645 = "arith.addi"(%644, %619) : (i32, i32) -> i32
            %646 = "llvm.getelementptr"(%603, %645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %647 = "arith.cmpi"(%615, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %648 = "arith.select"(%647, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%646, %643, %648) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %649 = "arith.addi"(%599, %58) : (i32, i32) -> i32
            %650 = "arith.muli"(%649, %94) : (i32, i32) -> i32
            %651 = "llvm.getelementptr"(%614, %650) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %652 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %653 = "arith.addi"(%652, %619) : (i32, i32) -> i32
            %654 = "llvm.getelementptr"(%603, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %655 = "arith.cmpi"(%615, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %656 = "arith.select"(%655, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%654, %651, %656) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %657 = "arith.constant"() {value = 40 : i32} : () -> i32
            %658 = "arith.addi"(%599, %657) : (i32, i32) -> i32
            %659 = "arith.muli"(%658, %94) : (i32, i32) -> i32
            %660 = "llvm.getelementptr"(%614, %659) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %661 = "arith.constant"() {value = 10240 : i32} : () -> i32
            %662 = "arith.addi"(%661, %619) : (i32, i32) -> i32
            %663 = "llvm.getelementptr"(%603, %662) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %664 = "arith.cmpi"(%615, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %665 = "arith.select"(%664, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%663, %660, %665) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %666 = "arith.constant"() {value = 48 : i32} : () -> i32
            %667 = "arith.addi"(%599, %666) : (i32, i32) -> i32
            %668 = "arith.muli"(%667, %94) : (i32, i32) -> i32
            %669 = "llvm.getelementptr"(%614, %668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %670 = "arith.constant"() {value = 12288 : i32} : () -> i32
            %671 = "arith.addi"(%670, %619) : (i32, i32) -> i32
            %672 = "llvm.getelementptr"(%603, %671) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %673 = "arith.cmpi"(%615, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %674 = "arith.select"(%673, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%672, %669, %674) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %675 = "arith.constant"() {value = 56 : i32} : () -> i32
            %676 = "arith.addi"(%599, %675) : (i32, i32) -> i32
            %677 = "arith.muli"(%676, %94) : (i32, i32) -> i32
            %678 = "llvm.getelementptr"(%614, %677) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %679 = "arith.constant"() {value = 14336 : i32} : () -> i32
            %680 = "arith.addi"(%679, %619) : (i32, i32) -> i32
            %681 = "llvm.getelementptr"(%603, %680) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %682 = "arith.cmpi"(%615, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %683 = "arith.select"(%682, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%681, %678, %683) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %684 = "arith.addi"(%599, %618) : (i32, i32) -> i32
            %685 = "arith.muli"(%684, %94) : (i32, i32) -> i32
            %686 = "llvm.getelementptr"(%614, %685) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %687 = "arith.constant"() {value = 16384 : i32} : () -> i32
            %688 = "arith.addi"(%687, %619) : (i32, i32) -> i32
            %689 = "llvm.getelementptr"(%603, %688) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %690 = "arith.cmpi"(%615, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %691 = "arith.select"(%690, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%689, %686, %691) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %692 = "arith.addi"(%605, %223) : (i32, i32) -> i32
            %693 = "arith.cmpi"(%692, %581) {predicate = 2 : i64} : (i32, i32) -> i1
            %694 = "arith.select"(%693, %592, %40) : (i1, i32, i32) -> i32
            %695 = "arith.select"(%693, %593, %40) : (i1, i32, i32) -> i32
            %696 = "arith.extsi"(%694) : (i32) -> i64
            %697 = "arith.extsi"(%695) : (i32) -> i64
            %698 = "arith.muli"(%696, %8) : (i64, i64) -> i64
            %699 = "arith.muli"(%697, %9) : (i64, i64) -> i64
            %700 = "arith.addi"(%698, %699) : (i64, i64) -> i64
            %701 = "llvm.getelementptr"(%5, %700) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %702 = "arith.extui"(%693) : (i1) -> i8
            %703 = "llvm.getelementptr"(%701, %616) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %704 = "arith.addi"(%496, %223) : (i32, i32) -> i32
            %705 = "arith.muli"(%704, %618) : (i32, i32) -> i32
            %706 = "llvm.getelementptr"(%603, %705) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %707 = "arith.cmpi"(%702, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %708 = "arith.select"(%707, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%706, %703, %708) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %709 = "llvm.getelementptr"(%701, %625) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %710 = "arith.addi"(%627, %705) : (i32, i32) -> i32
            %711 = "llvm.getelementptr"(%603, %710) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %712 = "arith.cmpi"(%702, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %713 = "arith.select"(%712, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%711, %709, %713) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %714 = "llvm.getelementptr"(%701, %633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %715 = "arith.addi"(%635, %705) : (i32, i32) -> i32
            %716 = "llvm.getelementptr"(%603, %715) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %717 = "arith.cmpi"(%702, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %718 = "arith.select"(%717, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%716, %714, %718) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %719 = "llvm.getelementptr"(%701, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %720 = "arith.addi"(%644, %705) : (i32, i32) -> i32
            %721 = "llvm.getelementptr"(%603, %720) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %722 = "arith.cmpi"(%702, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %723 = "arith.select"(%722, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%721, %719, %723) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %724 = "llvm.getelementptr"(%701, %650) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %725 = "arith.addi"(%652, %705) : (i32, i32) -> i32
            %726 = "llvm.getelementptr"(%603, %725) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %727 = "arith.cmpi"(%702, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %728 = "arith.select"(%727, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%726, %724, %728) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %729 = "llvm.getelementptr"(%701, %659) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %730 = "arith.addi"(%661, %705) : (i32, i32) -> i32
            %731 = "llvm.getelementptr"(%603, %730) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %732 = "arith.cmpi"(%702, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %733 = "arith.select"(%732, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%731, %729, %733) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %734 = "llvm.getelementptr"(%701, %668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %735 = "arith.addi"(%670, %705) : (i32, i32) -> i32
            %736 = "llvm.getelementptr"(%603, %735) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %737 = "arith.cmpi"(%702, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %738 = "arith.select"(%737, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%736, %734, %738) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %739 = "llvm.getelementptr"(%701, %677) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %740 = "arith.addi"(%679, %705) : (i32, i32) -> i32
            %741 = "llvm.getelementptr"(%603, %740) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %742 = "arith.cmpi"(%702, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %743 = "arith.select"(%742, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%741, %739, %743) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %744 = "llvm.getelementptr"(%701, %685) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %745 = "arith.addi"(%687, %705) : (i32, i32) -> i32
            %746 = "llvm.getelementptr"(%603, %745) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %747 = "arith.cmpi"(%702, %621) {predicate = 1 : i64} : (i8, i8) -> i1
            %748 = "arith.select"(%747, %223, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%746, %744, %748) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %749 = "llvm.getelementptr"(%65, %585) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.cp.async.mbarrier.arrive"(%749) {noinc = true} : (!llvm.ptr<3>) -> ()
            %750 = "arith.addi"(%585, %234) : (i32, i32) -> i32
            %751 = "arith.cmpi"(%750, %228) {predicate = 0 : i64} : (i32, i32) -> i1
            %752 = "arith.xori"(%586, %234) : (i32, i32) -> i32
            %753 = "arith.select"(%751, %752, %586) : (i1, i32, i32) -> i32
            %754 = "arith.select"(%751, %40, %750) : (i1, i32, i32) -> i32
            %755 = "arith.addi"(%584, %234) : (i32, i32) -> i32
            %756 = "arith.addi"(%583, %234) : (i32, i32) -> i32
            %757 = "arith.addi"(%581, %41) : (i32, i32) -> i32
            %758 = "arith.shrsi"(%757, %484) : (i32, i32) -> i32
            %759 = "arith.maxsi"(%758, %234) : (i32, i32) -> i32
            %760 = "arith.cmpi"(%756, %759) {predicate = 0 : i64} : (i32, i32) -> i1
            %761 = "arith.addi"(%578, %234) : (i32, i32) -> i32
            %762 = "arith.cmpi"(%761, %252) {predicate = 0 : i64} : (i32, i32) -> i1
            %763 = "arith.ori"(%760, %762) : (i1, i1) -> i1
            %764 = "arith.addi"(%579, %234) : (i32, i32) -> i32
            %765 = "arith.cmpi"(%578, %764) {predicate = 0 : i64} : (i32, i32) -> i1
            %766 = "arith.cmpi"(%578, %579) {predicate = 0 : i64} : (i32, i32) -> i1
            %767 = "arith.andi"(%766, %763) : (i1, i1) -> i1
            %768 = "arith.ori"(%765, %767) : (i1, i1) -> i1
            %769, %770, %771 = "scf.if"(%768) ({
              %772 = "llvm.getelementptr"(%50, %588) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t773_s0 = "llvm.ptrtoint"(%772) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t773_s0, %589) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %774 = "llvm.getelementptr"(%43, %602) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %775 = "arith.remui"(%35, %23) : (i32, i32) -> i32
              %776 = "arith.muli"(%775, %618) : (i32, i32) -> i32
              %777 = "arith.addi"(%776, %496) : (i32, i32) -> i32
              %778 = "arith.cmpi"(%777, %22) {predicate = 2 : i64} : (i32, i32) -> i1
              %779 = "arith.select"(%778, %496, %40) : (i1, i32, i32) -> i32
              %780 = "arith.divui"(%35, %23) : (i32, i32) -> i32
              %781 = "arith.muli"(%780, %22) : (i32, i32) -> i32
              %782 = "arith.addi"(%781, %776) : (i32, i32) -> i32
              %783 = "arith.addi"(%782, %779) : (i32, i32) -> i32
              %784 = "arith.extsi"(%580) : (i32) -> i64
              %785 = "arith.extsi"(%783) : (i32) -> i64
              %786 = "arith.muli"(%784, %3) : (i64, i64) -> i64
              %787 = "arith.muli"(%785, %4) : (i64, i64) -> i64
              %788 = "arith.addi"(%786, %787) : (i64, i64) -> i64
              %789 = "llvm.getelementptr"(%0, %788) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %790 = "arith.extui"(%778) : (i1) -> i8
              %791 = "llvm.getelementptr"(%789, %616) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %792 = "llvm.getelementptr"(%774, %619) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %793 = "arith.cmpi"(%790, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %794 = "arith.select"(%793, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%792, %791, %794) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %795 = "llvm.getelementptr"(%789, %625) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %796 = "llvm.getelementptr"(%774, %636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %797 = "arith.cmpi"(%790, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %798 = "arith.select"(%797, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%796, %795, %798) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %799 = "llvm.getelementptr"(%789, %633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %800 = "llvm.getelementptr"(%774, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %801 = "arith.cmpi"(%790, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %802 = "arith.select"(%801, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%800, %799, %802) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %803 = "llvm.getelementptr"(%789, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %804 = "llvm.getelementptr"(%774, %671) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %805 = "arith.cmpi"(%790, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %806 = "arith.select"(%805, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%804, %803, %806) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %807 = "llvm.getelementptr"(%789, %650) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %808 = "llvm.getelementptr"(%774, %688) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %809 = "arith.cmpi"(%790, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %810 = "arith.select"(%809, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%808, %807, %810) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %811 = "llvm.getelementptr"(%789, %659) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %812 = "arith.constant"() {value = 20480 : i32} : () -> i32
              %813 = "arith.addi"(%812, %619) : (i32, i32) -> i32
              %814 = "llvm.getelementptr"(%774, %813) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %815 = "arith.cmpi"(%790, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %816 = "arith.select"(%815, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%814, %811, %816) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %817 = "llvm.getelementptr"(%789, %668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %818 = "arith.constant"() {value = 24576 : i32} : () -> i32
              %819 = "arith.addi"(%818, %619) : (i32, i32) -> i32
              %820 = "llvm.getelementptr"(%774, %819) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %821 = "arith.cmpi"(%790, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %822 = "arith.select"(%821, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%820, %817, %822) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %823 = "llvm.getelementptr"(%789, %677) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %824 = "arith.constant"() {value = 28672 : i32} : () -> i32
              %825 = "arith.addi"(%824, %619) : (i32, i32) -> i32
              %826 = "llvm.getelementptr"(%774, %825) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %827 = "arith.cmpi"(%790, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %828 = "arith.select"(%827, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%826, %823, %828) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %829 = "llvm.getelementptr"(%789, %685) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %830 = "arith.constant"() {value = 32768 : i32} : () -> i32
              %831 = "arith.addi"(%830, %619) : (i32, i32) -> i32
              %832 = "llvm.getelementptr"(%774, %831) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %833 = "arith.cmpi"(%790, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %834 = "arith.select"(%833, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%832, %829, %834) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %835 = "arith.addi"(%776, %704) : (i32, i32) -> i32
              %836 = "arith.cmpi"(%835, %22) {predicate = 2 : i64} : (i32, i32) -> i1
              %837 = "arith.select"(%836, %704, %40) : (i1, i32, i32) -> i32
              %838 = "arith.addi"(%782, %837) : (i32, i32) -> i32
              %839 = "arith.extsi"(%838) : (i32) -> i64
              %840 = "arith.muli"(%839, %4) : (i64, i64) -> i64
              %841 = "arith.addi"(%786, %840) : (i64, i64) -> i64
              %842 = "llvm.getelementptr"(%0, %841) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %843 = "arith.extui"(%836) : (i1) -> i8
              %844 = "llvm.getelementptr"(%842, %616) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %845 = "llvm.getelementptr"(%774, %705) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %846 = "arith.cmpi"(%843, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %847 = "arith.select"(%846, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%845, %844, %847) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %848 = "llvm.getelementptr"(%842, %625) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %849 = "llvm.getelementptr"(%774, %715) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %850 = "arith.cmpi"(%843, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %851 = "arith.select"(%850, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%849, %848, %851) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %852 = "llvm.getelementptr"(%842, %633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %853 = "llvm.getelementptr"(%774, %725) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %854 = "arith.cmpi"(%843, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %855 = "arith.select"(%854, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%853, %852, %855) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %856 = "llvm.getelementptr"(%842, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %857 = "llvm.getelementptr"(%774, %735) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %858 = "arith.cmpi"(%843, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %859 = "arith.select"(%858, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%857, %856, %859) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %860 = "llvm.getelementptr"(%842, %650) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %861 = "llvm.getelementptr"(%774, %745) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %862 = "arith.cmpi"(%843, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %863 = "arith.select"(%862, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%861, %860, %863) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %864 = "llvm.getelementptr"(%842, %659) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %865 = "arith.addi"(%812, %705) : (i32, i32) -> i32
              %866 = "llvm.getelementptr"(%774, %865) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %867 = "arith.cmpi"(%843, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %868 = "arith.select"(%867, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%866, %864, %868) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %869 = "llvm.getelementptr"(%842, %668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %870 = "arith.addi"(%818, %705) : (i32, i32) -> i32
              %871 = "llvm.getelementptr"(%774, %870) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %872 = "arith.cmpi"(%843, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %873 = "arith.select"(%872, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%871, %869, %873) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %874 = "llvm.getelementptr"(%842, %677) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %875 = "arith.addi"(%824, %705) : (i32, i32) -> i32
              %876 = "llvm.getelementptr"(%774, %875) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %877 = "arith.cmpi"(%843, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %878 = "arith.select"(%877, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%876, %874, %878) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %879 = "llvm.getelementptr"(%842, %685) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %880 = "arith.addi"(%830, %705) : (i32, i32) -> i32
              %881 = "llvm.getelementptr"(%774, %880) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %882 = "arith.cmpi"(%843, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %883 = "arith.select"(%882, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%881, %879, %883) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %884 = "arith.addi"(%496, %58) : (i32, i32) -> i32
              %885 = "arith.addi"(%776, %884) : (i32, i32) -> i32
              %886 = "arith.cmpi"(%885, %22) {predicate = 2 : i64} : (i32, i32) -> i1
              %887 = "arith.select"(%886, %884, %40) : (i1, i32, i32) -> i32
              %888 = "arith.addi"(%782, %887) : (i32, i32) -> i32
              %889 = "arith.extsi"(%888) : (i32) -> i64
              %890 = "arith.muli"(%889, %4) : (i64, i64) -> i64
              %891 = "arith.addi"(%786, %890) : (i64, i64) -> i64
              %892 = "llvm.getelementptr"(%0, %891) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %893 = "arith.extui"(%886) : (i1) -> i8
              %894 = "llvm.getelementptr"(%892, %616) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %895 = "arith.muli"(%884, %618) : (i32, i32) -> i32
              %896 = "llvm.getelementptr"(%774, %895) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %897 = "arith.cmpi"(%893, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %898 = "arith.select"(%897, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%896, %894, %898) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %899 = "llvm.getelementptr"(%892, %625) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %900 = "arith.addi"(%635, %895) : (i32, i32) -> i32
              %901 = "llvm.getelementptr"(%774, %900) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %902 = "arith.cmpi"(%893, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %903 = "arith.select"(%902, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%901, %899, %903) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %904 = "llvm.getelementptr"(%892, %633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %905 = "arith.addi"(%652, %895) : (i32, i32) -> i32
              %906 = "llvm.getelementptr"(%774, %905) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %907 = "arith.cmpi"(%893, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %908 = "arith.select"(%907, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%906, %904, %908) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %909 = "llvm.getelementptr"(%892, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %910 = "arith.addi"(%670, %895) : (i32, i32) -> i32
              %911 = "llvm.getelementptr"(%774, %910) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %912 = "arith.cmpi"(%893, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %913 = "arith.select"(%912, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%911, %909, %913) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %914 = "llvm.getelementptr"(%892, %650) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %915 = "arith.addi"(%687, %895) : (i32, i32) -> i32
              %916 = "llvm.getelementptr"(%774, %915) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %917 = "arith.cmpi"(%893, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %918 = "arith.select"(%917, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%916, %914, %918) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %919 = "llvm.getelementptr"(%892, %659) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %920 = "arith.addi"(%812, %895) : (i32, i32) -> i32
              %921 = "llvm.getelementptr"(%774, %920) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %922 = "arith.cmpi"(%893, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %923 = "arith.select"(%922, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%921, %919, %923) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %924 = "llvm.getelementptr"(%892, %668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %925 = "arith.addi"(%818, %895) : (i32, i32) -> i32
              %926 = "llvm.getelementptr"(%774, %925) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %927 = "arith.cmpi"(%893, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %928 = "arith.select"(%927, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%926, %924, %928) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %929 = "llvm.getelementptr"(%892, %677) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %930 = "arith.addi"(%824, %895) : (i32, i32) -> i32
              %931 = "llvm.getelementptr"(%774, %930) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %932 = "arith.cmpi"(%893, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %933 = "arith.select"(%932, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%931, %929, %933) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %934 = "llvm.getelementptr"(%892, %685) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %935 = "arith.addi"(%830, %895) : (i32, i32) -> i32
              %936 = "llvm.getelementptr"(%774, %935) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %937 = "arith.cmpi"(%893, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %938 = "arith.select"(%937, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%936, %934, %938) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %939 = "arith.addi"(%496, %666) : (i32, i32) -> i32
              %940 = "arith.addi"(%776, %939) : (i32, i32) -> i32
              %941 = "arith.cmpi"(%940, %22) {predicate = 2 : i64} : (i32, i32) -> i1
              %942 = "arith.select"(%941, %939, %40) : (i1, i32, i32) -> i32
              %943 = "arith.addi"(%782, %942) : (i32, i32) -> i32
              %944 = "arith.extsi"(%943) : (i32) -> i64
              %945 = "arith.muli"(%944, %4) : (i64, i64) -> i64
              %946 = "arith.addi"(%786, %945) : (i64, i64) -> i64
              %947 = "llvm.getelementptr"(%0, %946) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %948 = "arith.extui"(%941) : (i1) -> i8
              %949 = "llvm.getelementptr"(%947, %616) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %950 = "arith.muli"(%939, %618) : (i32, i32) -> i32
              %951 = "llvm.getelementptr"(%774, %950) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %952 = "arith.cmpi"(%948, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %953 = "arith.select"(%952, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%951, %949, %953) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %954 = "llvm.getelementptr"(%947, %625) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %955 = "arith.addi"(%635, %950) : (i32, i32) -> i32
              %956 = "llvm.getelementptr"(%774, %955) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %957 = "arith.cmpi"(%948, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %958 = "arith.select"(%957, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%956, %954, %958) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %959 = "llvm.getelementptr"(%947, %633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %960 = "arith.addi"(%652, %950) : (i32, i32) -> i32
              %961 = "llvm.getelementptr"(%774, %960) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %962 = "arith.cmpi"(%948, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %963 = "arith.select"(%962, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%961, %959, %963) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %964 = "llvm.getelementptr"(%947, %642) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %965 = "arith.addi"(%670, %950) : (i32, i32) -> i32
              %966 = "llvm.getelementptr"(%774, %965) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %967 = "arith.cmpi"(%948, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %968 = "arith.select"(%967, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%966, %964, %968) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %969 = "llvm.getelementptr"(%947, %650) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %970 = "arith.addi"(%687, %950) : (i32, i32) -> i32
              %971 = "llvm.getelementptr"(%774, %970) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %972 = "arith.cmpi"(%948, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %973 = "arith.select"(%972, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%971, %969, %973) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %974 = "llvm.getelementptr"(%947, %659) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %975 = "arith.addi"(%812, %950) : (i32, i32) -> i32
              %976 = "llvm.getelementptr"(%774, %975) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %977 = "arith.cmpi"(%948, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %978 = "arith.select"(%977, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%976, %974, %978) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %979 = "llvm.getelementptr"(%947, %668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %980 = "arith.addi"(%818, %950) : (i32, i32) -> i32
              %981 = "llvm.getelementptr"(%774, %980) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %982 = "arith.cmpi"(%948, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %983 = "arith.select"(%982, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%981, %979, %983) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %984 = "llvm.getelementptr"(%947, %677) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %985 = "arith.addi"(%824, %950) : (i32, i32) -> i32
              %986 = "llvm.getelementptr"(%774, %985) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %987 = "arith.cmpi"(%948, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %988 = "arith.select"(%987, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%986, %984, %988) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %989 = "llvm.getelementptr"(%947, %685) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %990 = "arith.addi"(%830, %950) : (i32, i32) -> i32
              %991 = "llvm.getelementptr"(%774, %990) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %992 = "arith.cmpi"(%948, %621) {predicate = 1 : i64} : (i8, i8) -> i1
              %993 = "arith.select"(%992, %223, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%991, %989, %993) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %994 = "llvm.getelementptr"(%49, %588) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.cp.async.mbarrier.arrive"(%994) {noinc = true} : (!llvm.ptr<3>) -> ()
              %995 = "arith.addi"(%588, %234) : (i32, i32) -> i32
              %996 = "arith.cmpi"(%995, %234) {predicate = 0 : i64} : (i32, i32) -> i1
              %997 = "arith.xori"(%589, %234) : (i32, i32) -> i32
              %998 = "arith.select"(%996, %997, %589) : (i1, i32, i32) -> i32
              %999 = "arith.select"(%996, %40, %995) : (i1, i32, i32) -> i32
              %1000 = "arith.addi"(%587, %234) : (i32, i32) -> i32
              "scf.yield"(%1000, %999, %998) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%587, %588, %589) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            %1001 = "arith.select"(%763, %761, %579) : (i1, i32, i32) -> i32
            %1002, %1003, %1004, %1005 = "scf.if"(%760) ({
              %1006 = "arith.addi"(%582, %234) : (i32, i32) -> i32
              %1007 = "arith.cmpi"(%1006, %20) {predicate = 0 : i64} : (i32, i32) -> i1
              %1008, %1009, %1010 = "scf.if"(%1007) ({
                %1011 = "arith.addi"(%580, %234) : (i32, i32) -> i32
                %1012 = "arith.subi"(%1, %234) : (i32, i32) -> i32
                %1013 = "arith.minsi"(%1011, %1012) : (i32, i32) -> i32
                %1014 = "arith.extsi"(%1013) : (i32) -> i64
                %1015 = "llvm.getelementptr"(%19, %1014) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1016 = "llvm.load"(%1015) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                "scf.yield"(%1016, %1013, %40) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%581, %580, %1006) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%1008, %1009, %40, %1010) : (i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%581, %580, %756, %582) : (i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32)
            %1017 = "arith.muli"(%1004, %58) : (i32, i32) -> i32
            %1018 = "arith.addi"(%1017, %496) : (i32, i32) -> i32
            %1019 = "arith.cmpi"(%1018, %1002) {predicate = 2 : i64} : (i32, i32) -> i1
            %1020, %1021 = "scf.if"(%1019) ({
              %1022 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1023 = "arith.shrui"(%25, %1022) : (i64, i64) -> i64
              %1024 = "arith.subi"(%30, %234) : (i32, i32) -> i32
              %1025 = "llvm.intr.ctlz"(%1024) {is_zero_poison = false} : (i32) -> i32
              %1026 = "arith.subi"(%58, %1025) : (i32, i32) -> i32
              %1027 = "arith.shrsi"(%1018, %41) : (i32, i32) -> i32
              %1028 = "arith.xori"(%1018, %1027) : (i32, i32) -> i32
              %1029 = "arith.extui"(%1028) : (i32) -> i64
              %1030 = "arith.muli"(%1029, %1023) : (i64, i64) -> i64
              %1031 = "arith.shrui"(%1030, %1022) : (i64, i64) -> i64
              %1032 = "arith.trunci"(%1031) : (i64) -> i32
              %1033 = "arith.addi"(%1032, %1028) : (i32, i32) -> i32
              %1034 = "arith.shrui"(%1033, %1026) : (i32, i32) -> i32
              %1035 = "arith.cmpi"(%1026, %58) {predicate = 6 : i64} : (i32, i32) -> i1
              %1036 = "arith.select"(%1035, %1034, %40) : (i1, i32, i32) -> i32
              %1037 = "arith.xori"(%1036, %1027) : (i32, i32) -> i32
              %1038 = "llvm.intr.ctlz"(%1024) {is_zero_poison = false} : (i32) -> i32
              %1039 = "arith.subi"(%58, %1038) : (i32, i32) -> i32
              %1040 = "arith.shrui"(%1033, %1039) : (i32, i32) -> i32
              %1041 = "arith.cmpi"(%1039, %58) {predicate = 6 : i64} : (i32, i32) -> i1
              %1042 = "arith.select"(%1041, %1040, %40) : (i1, i32, i32) -> i32
              %1043 = "arith.xori"(%1042, %1027) : (i32, i32) -> i32
              %1044 = "arith.muli"(%1043, %30) : (i32, i32) -> i32
              %1045 = "arith.subi"(%1018, %1044) : (i32, i32) -> i32
              %1046 = "arith.extsi"(%1003) : (i32) -> i64
              %1047 = "arith.extsi"(%1037) : (i32) -> i64
              %1048 = "arith.muli"(%1046, %28) : (i64, i64) -> i64
              %1049 = "arith.addi"(%1048, %1047) : (i64, i64) -> i64
              %1050 = "llvm.getelementptr"(%26, %1049) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1051 = "llvm.load"(%1050) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%1051, %1045) : (i32, i32) -> ()
            }, {
              "scf.yield"(%590, %591) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1052 = "arith.addi"(%1018, %223) : (i32, i32) -> i32
            %1053 = "arith.cmpi"(%1052, %1002) {predicate = 2 : i64} : (i32, i32) -> i1
            %1054, %1055 = "scf.if"(%1053) ({
              %1056 = "arith.constant"() {value = 32 : i64} : () -> i64
              %1057 = "arith.shrui"(%25, %1056) : (i64, i64) -> i64
              %1058 = "arith.subi"(%30, %234) : (i32, i32) -> i32
              %1059 = "llvm.intr.ctlz"(%1058) {is_zero_poison = false} : (i32) -> i32
              %1060 = "arith.subi"(%58, %1059) : (i32, i32) -> i32
              %1061 = "arith.shrsi"(%1052, %41) : (i32, i32) -> i32
              %1062 = "arith.xori"(%1052, %1061) : (i32, i32) -> i32
              %1063 = "arith.extui"(%1062) : (i32) -> i64
              %1064 = "arith.muli"(%1063, %1057) : (i64, i64) -> i64
              %1065 = "arith.shrui"(%1064, %1056) : (i64, i64) -> i64
              %1066 = "arith.trunci"(%1065) : (i64) -> i32
              %1067 = "arith.addi"(%1066, %1062) : (i32, i32) -> i32
              %1068 = "arith.shrui"(%1067, %1060) : (i32, i32) -> i32
              %1069 = "arith.cmpi"(%1060, %58) {predicate = 6 : i64} : (i32, i32) -> i1
              %1070 = "arith.select"(%1069, %1068, %40) : (i1, i32, i32) -> i32
              %1071 = "arith.xori"(%1070, %1061) : (i32, i32) -> i32
              %1072 = "llvm.intr.ctlz"(%1058) {is_zero_poison = false} : (i32) -> i32
              %1073 = "arith.subi"(%58, %1072) : (i32, i32) -> i32
              %1074 = "arith.shrui"(%1067, %1073) : (i32, i32) -> i32
              %1075 = "arith.cmpi"(%1073, %58) {predicate = 6 : i64} : (i32, i32) -> i1
              %1076 = "arith.select"(%1075, %1074, %40) : (i1, i32, i32) -> i32
              %1077 = "arith.xori"(%1076, %1061) : (i32, i32) -> i32
              %1078 = "arith.muli"(%1077, %30) : (i32, i32) -> i32
              %1079 = "arith.subi"(%1052, %1078) : (i32, i32) -> i32
              %1080 = "arith.extsi"(%1003) : (i32) -> i64
              %1081 = "arith.extsi"(%1071) : (i32) -> i64
              %1082 = "arith.muli"(%1080, %28) : (i64, i64) -> i64
              %1083 = "arith.addi"(%1082, %1081) : (i64, i64) -> i64
              %1084 = "llvm.getelementptr"(%26, %1083) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1085 = "llvm.load"(%1084) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%1085, %1079) : (i32, i32) -> ()
            }, {
              "scf.yield"(%592, %593) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%1001, %1003, %1002, %1005, %1004, %755, %754, %753, %769, %770, %771, %1020, %1021, %1054, %1055) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
          "scf.yield"(%568, %569, %570, %571, %572, %573) : (i32, i32, i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%40, %40, %234, %40, %40, %234) : (i32, i32, i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32, i32, i32)
        %1086 = "arith.cmpi"(%31, %58) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1086) ({
          %1087 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %1088 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %1089 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %1090 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %1091 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %1092 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %1093 = "arith.muli"(%1091, %18) : (i32, i32) -> i32
          %1094 = "arith.addi"(%1093, %1090) : (i32, i32) -> i32
          %1095 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1096 = "scf.for"(%40, %92, %94, %40) ({
          ^bb0(%1097: i32, %1098: i32):
            %1099 = "arith.muli"(%1095, %92) : (i32, i32) -> i32
            %1100 = "arith.addi"(%1099, %1097) : (i32, i32) -> i32
            %1101 = "arith.cmpi"(%1097, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1102 = "arith.cmpi"(%1100, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1103 = "arith.andi"(%1101, %1102) : (i1, i1) -> i1
            %1104 = "scf.if"(%1103) ({
              %1105 = "arith.extsi"(%1100) : (i32) -> i64
              %1106 = "llvm.getelementptr"(%19, %1105) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1107 = "llvm.load"(%1106) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1108 = "arith.addi"(%1107, %41) : (i32, i32) -> i32
              %1109 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1110 = "arith.shrsi"(%1108, %1109) : (i32, i32) -> i32
              %1111 = "arith.maxsi"(%1110, %234) : (i32, i32) -> i32
              %1112 = "arith.muli"(%1111, %20) : (i32, i32) -> i32
              %1113 = "arith.addi"(%1098, %1112) : (i32, i32) -> i32
              "scf.yield"(%1113) : (i32) -> ()
            }, {
              "scf.yield"(%1098) : (i32) -> ()
            }) : (i1) -> i32
            %1114 = "arith.addi"(%1100, %234) : (i32, i32) -> i32
            %1115 = "arith.addi"(%1097, %234) : (i32, i32) -> i32
            %1116 = "arith.cmpi"(%1115, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1117 = "arith.cmpi"(%1114, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1118 = "arith.andi"(%1116, %1117) : (i1, i1) -> i1
            %1119 = "scf.if"(%1118) ({
              %1120 = "arith.extsi"(%1114) : (i32) -> i64
              %1121 = "llvm.getelementptr"(%19, %1120) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1122 = "llvm.load"(%1121) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1123 = "arith.addi"(%1122, %41) : (i32, i32) -> i32
              %1124 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1125 = "arith.shrsi"(%1123, %1124) : (i32, i32) -> i32
              %1126 = "arith.maxsi"(%1125, %234) : (i32, i32) -> i32
              %1127 = "arith.muli"(%1126, %20) : (i32, i32) -> i32
              %1128 = "arith.addi"(%1104, %1127) : (i32, i32) -> i32
              "scf.yield"(%1128) : (i32) -> ()
            }, {
              "scf.yield"(%1104) : (i32) -> ()
            }) : (i1) -> i32
            %1129 = "arith.addi"(%1100, %231) : (i32, i32) -> i32
            %1130 = "arith.addi"(%1097, %231) : (i32, i32) -> i32
            %1131 = "arith.cmpi"(%1130, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1132 = "arith.cmpi"(%1129, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1133 = "arith.andi"(%1131, %1132) : (i1, i1) -> i1
            %1134 = "scf.if"(%1133) ({
              %1135 = "arith.extsi"(%1129) : (i32) -> i64
              %1136 = "llvm.getelementptr"(%19, %1135) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1137 = "llvm.load"(%1136) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1138 = "arith.addi"(%1137, %41) : (i32, i32) -> i32
              %1139 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1140 = "arith.shrsi"(%1138, %1139) : (i32, i32) -> i32
              %1141 = "arith.maxsi"(%1140, %234) : (i32, i32) -> i32
              %1142 = "arith.muli"(%1141, %20) : (i32, i32) -> i32
              %1143 = "arith.addi"(%1119, %1142) : (i32, i32) -> i32
              "scf.yield"(%1143) : (i32) -> ()
            }, {
              "scf.yield"(%1119) : (i32) -> ()
            }) : (i1) -> i32
            %1144 = "arith.constant"() {value = 3 : i32} : () -> i32
            %1145 = "arith.addi"(%1100, %1144) : (i32, i32) -> i32
            %1146 = "arith.addi"(%1097, %1144) : (i32, i32) -> i32
            %1147 = "arith.cmpi"(%1146, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1148 = "arith.cmpi"(%1145, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1149 = "arith.andi"(%1147, %1148) : (i1, i1) -> i1
            %1150 = "scf.if"(%1149) ({
              %1151 = "arith.extsi"(%1145) : (i32) -> i64
              %1152 = "llvm.getelementptr"(%19, %1151) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1153 = "llvm.load"(%1152) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1154 = "arith.addi"(%1153, %41) : (i32, i32) -> i32
              %1155 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1156 = "arith.shrsi"(%1154, %1155) : (i32, i32) -> i32
              %1157 = "arith.maxsi"(%1156, %234) : (i32, i32) -> i32
              %1158 = "arith.muli"(%1157, %20) : (i32, i32) -> i32
              %1159 = "arith.addi"(%1134, %1158) : (i32, i32) -> i32
              "scf.yield"(%1159) : (i32) -> ()
            }, {
              "scf.yield"(%1134) : (i32) -> ()
            }) : (i1) -> i32
            %1160 = "arith.addi"(%1100, %228) : (i32, i32) -> i32
            %1161 = "arith.addi"(%1097, %228) : (i32, i32) -> i32
            %1162 = "arith.cmpi"(%1161, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1163 = "arith.cmpi"(%1160, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1164 = "arith.andi"(%1162, %1163) : (i1, i1) -> i1
            %1165 = "scf.if"(%1164) ({
              %1166 = "arith.extsi"(%1160) : (i32) -> i64
              %1167 = "llvm.getelementptr"(%19, %1166) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1168 = "llvm.load"(%1167) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1169 = "arith.addi"(%1168, %41) : (i32, i32) -> i32
              %1170 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1171 = "arith.shrsi"(%1169, %1170) : (i32, i32) -> i32
              %1172 = "arith.maxsi"(%1171, %234) : (i32, i32) -> i32
              %1173 = "arith.muli"(%1172, %20) : (i32, i32) -> i32
              %1174 = "arith.addi"(%1150, %1173) : (i32, i32) -> i32
              "scf.yield"(%1174) : (i32) -> ()
            }, {
              "scf.yield"(%1150) : (i32) -> ()
            }) : (i1) -> i32
            %1175 = "arith.constant"() {value = 5 : i32} : () -> i32
            %1176 = "arith.addi"(%1100, %1175) : (i32, i32) -> i32
            %1177 = "arith.addi"(%1097, %1175) : (i32, i32) -> i32
            %1178 = "arith.cmpi"(%1177, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1179 = "arith.cmpi"(%1176, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1180 = "arith.andi"(%1178, %1179) : (i1, i1) -> i1
            %1181 = "scf.if"(%1180) ({
              %1182 = "arith.extsi"(%1176) : (i32) -> i64
              %1183 = "llvm.getelementptr"(%19, %1182) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1184 = "llvm.load"(%1183) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1185 = "arith.addi"(%1184, %41) : (i32, i32) -> i32
              %1186 = "arith.shrsi"(%1185, %1175) : (i32, i32) -> i32
              %1187 = "arith.maxsi"(%1186, %234) : (i32, i32) -> i32
              %1188 = "arith.muli"(%1187, %20) : (i32, i32) -> i32
              %1189 = "arith.addi"(%1165, %1188) : (i32, i32) -> i32
              "scf.yield"(%1189) : (i32) -> ()
            }, {
              "scf.yield"(%1165) : (i32) -> ()
            }) : (i1) -> i32
            %1190 = "arith.constant"() {value = 6 : i32} : () -> i32
            %1191 = "arith.addi"(%1100, %1190) : (i32, i32) -> i32
            %1192 = "arith.addi"(%1097, %1190) : (i32, i32) -> i32
            %1193 = "arith.cmpi"(%1192, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1194 = "arith.cmpi"(%1191, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1195 = "arith.andi"(%1193, %1194) : (i1, i1) -> i1
            %1196 = "scf.if"(%1195) ({
              %1197 = "arith.extsi"(%1191) : (i32) -> i64
              %1198 = "llvm.getelementptr"(%19, %1197) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1199 = "llvm.load"(%1198) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1200 = "arith.addi"(%1199, %41) : (i32, i32) -> i32
              %1201 = "arith.shrsi"(%1200, %1175) : (i32, i32) -> i32
              %1202 = "arith.maxsi"(%1201, %234) : (i32, i32) -> i32
              %1203 = "arith.muli"(%1202, %20) : (i32, i32) -> i32
              %1204 = "arith.addi"(%1181, %1203) : (i32, i32) -> i32
              "scf.yield"(%1204) : (i32) -> ()
            }, {
              "scf.yield"(%1181) : (i32) -> ()
            }) : (i1) -> i32
            %1205 = "arith.constant"() {value = 7 : i32} : () -> i32
            %1206 = "arith.addi"(%1100, %1205) : (i32, i32) -> i32
            %1207 = "arith.addi"(%1097, %1205) : (i32, i32) -> i32
            %1208 = "arith.cmpi"(%1207, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1209 = "arith.cmpi"(%1206, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1210 = "arith.andi"(%1208, %1209) : (i1, i1) -> i1
            %1211 = "scf.if"(%1210) ({
              %1212 = "arith.extsi"(%1206) : (i32) -> i64
              %1213 = "llvm.getelementptr"(%19, %1212) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1214 = "llvm.load"(%1213) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1215 = "arith.addi"(%1214, %41) : (i32, i32) -> i32
              %1216 = "arith.shrsi"(%1215, %1175) : (i32, i32) -> i32
              %1217 = "arith.maxsi"(%1216, %234) : (i32, i32) -> i32
              %1218 = "arith.muli"(%1217, %20) : (i32, i32) -> i32
              %1219 = "arith.addi"(%1196, %1218) : (i32, i32) -> i32
              "scf.yield"(%1219) : (i32) -> ()
            }, {
              "scf.yield"(%1196) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%1211) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          %1220 = "nvvm.shfl.sync"(%39, %1096, %223, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 17 : i32} : (i32, i32, i32, i32) -> i32
          %1221 = "arith.addi"(%1096, %1220) : (i32, i32) -> i32
          %1222 = "nvvm.shfl.sync"(%39, %1221, %94, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 18 : i32} : (i32, i32, i32, i32) -> i32
          %1223 = "arith.addi"(%1221, %1222) : (i32, i32) -> i32
          %1224 = "nvvm.shfl.sync"(%39, %1223, %228, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 19 : i32} : (i32, i32, i32, i32) -> i32
          %1225 = "arith.addi"(%1223, %1224) : (i32, i32) -> i32
          %1226 = "nvvm.shfl.sync"(%39, %1225, %231, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 20 : i32} : (i32, i32, i32, i32) -> i32
          %1227 = "arith.addi"(%1225, %1226) : (i32, i32) -> i32
          %1228 = "nvvm.shfl.sync"(%39, %1227, %234, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 21 : i32} : (i32, i32, i32, i32) -> i32
          %1229 = "arith.addi"(%1227, %1228) : (i32, i32) -> i32
          %1230 = "arith.remsi"(%1229, %18) : (i32, i32) -> i32
          %1231 = "arith.cmpi"(%1230, %40) {predicate = 2 : i64} : (i32, i32) -> i1
          %1232 = "arith.divsi"(%1229, %18) : (i32, i32) -> i32
          %1233 = "arith.extsi"(%1231) : (i1) -> i32
          %1234 = "arith.addi"(%1232, %1233) : (i32, i32) -> i32
          %1235 = "arith.addi"(%1230, %18) : (i32, i32) -> i32
          %1236 = "arith.select"(%1231, %1235, %1230) : (i1, i32, i32) -> i32
          %1237 = "arith.muli"(%1087, %1234) : (i32, i32) -> i32
          %1238 = "arith.minsi"(%1087, %1236) : (i32, i32) -> i32
          %1239 = "arith.addi"(%1237, %1238) : (i32, i32) -> i32
          %1240 = "arith.addi"(%1087, %234) : (i32, i32) -> i32
          %1241 = "arith.muli"(%1240, %1234) : (i32, i32) -> i32
          %1242 = "arith.minsi"(%1240, %1236) : (i32, i32) -> i32
          %1243 = "arith.addi"(%1241, %1242) : (i32, i32) -> i32
          %1244 = "arith.cmpi"(%1239, %1243) {predicate = 2 : i64} : (i32, i32) -> i1
          %1245, %1246, %1247 = "scf.if"(%1244) ({
            %1248 = "arith.subi"(%1243, %234) : (i32, i32) -> i32
            %1249 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1250 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1251 = "scf.for"(%40, %92, %94, %40) ({
            ^bb0(%1252: i32, %1253: i32):
              %1254 = "arith.muli"(%1250, %92) : (i32, i32) -> i32
              %1255 = "arith.addi"(%1254, %1252) : (i32, i32) -> i32
              %1256 = "arith.cmpi"(%1252, %92) {predicate = 2 : i64} : (i32, i32) -> i1
              %1257 = "arith.cmpi"(%1255, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1258 = "arith.andi"(%1256, %1257) : (i1, i1) -> i1
              %1259 = "scf.if"(%1258) ({
                %1260 = "arith.extsi"(%1255) : (i32) -> i64
                %1261 = "llvm.getelementptr"(%19, %1260) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1262 = "llvm.load"(%1261) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1263 = "arith.addi"(%1262, %41) : (i32, i32) -> i32
                %1264 = "arith.constant"() {value = 5 : i32} : () -> i32
                %1265 = "arith.shrsi"(%1263, %1264) : (i32, i32) -> i32
                %1266 = "arith.maxsi"(%1265, %234) : (i32, i32) -> i32
                %1267 = "arith.muli"(%1266, %20) : (i32, i32) -> i32
                %1268 = "arith.addi"(%1253, %1267) : (i32, i32) -> i32
                "scf.yield"(%1268) : (i32) -> ()
              }, {
                "scf.yield"(%1253) : (i32) -> ()
              }) : (i1) -> i32
              %1269 = "arith.addi"(%1255, %234) : (i32, i32) -> i32
              %1270 = "arith.addi"(%1252, %234) : (i32, i32) -> i32
              %1271 = "arith.cmpi"(%1270, %92) {predicate = 2 : i64} : (i32, i32) -> i1
              %1272 = "arith.cmpi"(%1269, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1273 = "arith.andi"(%1271, %1272) : (i1, i1) -> i1
              %1274 = "scf.if"(%1273) ({
                %1275 = "arith.extsi"(%1269) : (i32) -> i64
                %1276 = "llvm.getelementptr"(%19, %1275) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1277 = "llvm.load"(%1276) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1278 = "arith.addi"(%1277, %41) : (i32, i32) -> i32
                %1279 = "arith.constant"() {value = 5 : i32} : () -> i32
                %1280 = "arith.shrsi"(%1278, %1279) : (i32, i32) -> i32
                %1281 = "arith.maxsi"(%1280, %234) : (i32, i32) -> i32
                %1282 = "arith.muli"(%1281, %20) : (i32, i32) -> i32
                %1283 = "arith.addi"(%1259, %1282) : (i32, i32) -> i32
                "scf.yield"(%1283) : (i32) -> ()
              }, {
                "scf.yield"(%1259) : (i32) -> ()
              }) : (i1) -> i32
              %1284 = "arith.addi"(%1255, %231) : (i32, i32) -> i32
              %1285 = "arith.addi"(%1252, %231) : (i32, i32) -> i32
              %1286 = "arith.cmpi"(%1285, %92) {predicate = 2 : i64} : (i32, i32) -> i1
              %1287 = "arith.cmpi"(%1284, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1288 = "arith.andi"(%1286, %1287) : (i1, i1) -> i1
              %1289 = "scf.if"(%1288) ({
                %1290 = "arith.extsi"(%1284) : (i32) -> i64
                %1291 = "llvm.getelementptr"(%19, %1290) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1292 = "llvm.load"(%1291) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1293 = "arith.addi"(%1292, %41) : (i32, i32) -> i32
                %1294 = "arith.constant"() {value = 5 : i32} : () -> i32
                %1295 = "arith.shrsi"(%1293, %1294) : (i32, i32) -> i32
                %1296 = "arith.maxsi"(%1295, %234) : (i32, i32) -> i32
                %1297 = "arith.muli"(%1296, %20) : (i32, i32) -> i32
                %1298 = "arith.addi"(%1274, %1297) : (i32, i32) -> i32
                "scf.yield"(%1298) : (i32) -> ()
              }, {
                "scf.yield"(%1274) : (i32) -> ()
              }) : (i1) -> i32
              %1299 = "arith.constant"() {value = 3 : i32} : () -> i32
              %1300 = "arith.addi"(%1255, %1299) : (i32, i32) -> i32
              %1301 = "arith.addi"(%1252, %1299) : (i32, i32) -> i32
              %1302 = "arith.cmpi"(%1301, %92) {predicate = 2 : i64} : (i32, i32) -> i1
              %1303 = "arith.cmpi"(%1300, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1304 = "arith.andi"(%1302, %1303) : (i1, i1) -> i1
              %1305 = "scf.if"(%1304) ({
                %1306 = "arith.extsi"(%1300) : (i32) -> i64
                %1307 = "llvm.getelementptr"(%19, %1306) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1308 = "llvm.load"(%1307) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1309 = "arith.addi"(%1308, %41) : (i32, i32) -> i32
                %1310 = "arith.constant"() {value = 5 : i32} : () -> i32
                %1311 = "arith.shrsi"(%1309, %1310) : (i32, i32) -> i32
                %1312 = "arith.maxsi"(%1311, %234) : (i32, i32) -> i32
                %1313 = "arith.muli"(%1312, %20) : (i32, i32) -> i32
                %1314 = "arith.addi"(%1289, %1313) : (i32, i32) -> i32
                "scf.yield"(%1314) : (i32) -> ()
              }, {
                "scf.yield"(%1289) : (i32) -> ()
              }) : (i1) -> i32
              %1315 = "arith.addi"(%1255, %228) : (i32, i32) -> i32
              %1316 = "arith.addi"(%1252, %228) : (i32, i32) -> i32
              %1317 = "arith.cmpi"(%1316, %92) {predicate = 2 : i64} : (i32, i32) -> i1
              %1318 = "arith.cmpi"(%1315, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1319 = "arith.andi"(%1317, %1318) : (i1, i1) -> i1
              %1320 = "scf.if"(%1319) ({
                %1321 = "arith.extsi"(%1315) : (i32) -> i64
                %1322 = "llvm.getelementptr"(%19, %1321) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1323 = "llvm.load"(%1322) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1324 = "arith.addi"(%1323, %41) : (i32, i32) -> i32
                %1325 = "arith.constant"() {value = 5 : i32} : () -> i32
                %1326 = "arith.shrsi"(%1324, %1325) : (i32, i32) -> i32
                %1327 = "arith.maxsi"(%1326, %234) : (i32, i32) -> i32
                %1328 = "arith.muli"(%1327, %20) : (i32, i32) -> i32
                %1329 = "arith.addi"(%1305, %1328) : (i32, i32) -> i32
                "scf.yield"(%1329) : (i32) -> ()
              }, {
                "scf.yield"(%1305) : (i32) -> ()
              }) : (i1) -> i32
              %1330 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1331 = "arith.addi"(%1255, %1330) : (i32, i32) -> i32
              %1332 = "arith.addi"(%1252, %1330) : (i32, i32) -> i32
              %1333 = "arith.cmpi"(%1332, %92) {predicate = 2 : i64} : (i32, i32) -> i1
              %1334 = "arith.cmpi"(%1331, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1335 = "arith.andi"(%1333, %1334) : (i1, i1) -> i1
              %1336 = "scf.if"(%1335) ({
                %1337 = "arith.extsi"(%1331) : (i32) -> i64
                %1338 = "llvm.getelementptr"(%19, %1337) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1339 = "llvm.load"(%1338) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1340 = "arith.addi"(%1339, %41) : (i32, i32) -> i32
                %1341 = "arith.shrsi"(%1340, %1330) : (i32, i32) -> i32
                %1342 = "arith.maxsi"(%1341, %234) : (i32, i32) -> i32
                %1343 = "arith.muli"(%1342, %20) : (i32, i32) -> i32
                %1344 = "arith.addi"(%1320, %1343) : (i32, i32) -> i32
                "scf.yield"(%1344) : (i32) -> ()
              }, {
                "scf.yield"(%1320) : (i32) -> ()
              }) : (i1) -> i32
              %1345 = "arith.constant"() {value = 6 : i32} : () -> i32
              %1346 = "arith.addi"(%1255, %1345) : (i32, i32) -> i32
              %1347 = "arith.addi"(%1252, %1345) : (i32, i32) -> i32
              %1348 = "arith.cmpi"(%1347, %92) {predicate = 2 : i64} : (i32, i32) -> i1
              %1349 = "arith.cmpi"(%1346, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1350 = "arith.andi"(%1348, %1349) : (i1, i1) -> i1
              %1351 = "scf.if"(%1350) ({
                %1352 = "arith.extsi"(%1346) : (i32) -> i64
                %1353 = "llvm.getelementptr"(%19, %1352) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1354 = "llvm.load"(%1353) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1355 = "arith.addi"(%1354, %41) : (i32, i32) -> i32
                %1356 = "arith.shrsi"(%1355, %1330) : (i32, i32) -> i32
                %1357 = "arith.maxsi"(%1356, %234) : (i32, i32) -> i32
                %1358 = "arith.muli"(%1357, %20) : (i32, i32) -> i32
                %1359 = "arith.addi"(%1336, %1358) : (i32, i32) -> i32
                "scf.yield"(%1359) : (i32) -> ()
              }, {
                "scf.yield"(%1336) : (i32) -> ()
              }) : (i1) -> i32
              %1360 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1361 = "arith.addi"(%1255, %1360) : (i32, i32) -> i32
              %1362 = "arith.addi"(%1252, %1360) : (i32, i32) -> i32
              %1363 = "arith.cmpi"(%1362, %92) {predicate = 2 : i64} : (i32, i32) -> i1
              %1364 = "arith.cmpi"(%1361, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1365 = "arith.andi"(%1363, %1364) : (i1, i1) -> i1
              %1366 = "scf.if"(%1365) ({
                %1367 = "arith.extsi"(%1361) : (i32) -> i64
                %1368 = "llvm.getelementptr"(%19, %1367) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1369 = "llvm.load"(%1368) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1370 = "arith.addi"(%1369, %41) : (i32, i32) -> i32
                %1371 = "arith.shrsi"(%1370, %1330) : (i32, i32) -> i32
                %1372 = "arith.maxsi"(%1371, %234) : (i32, i32) -> i32
                %1373 = "arith.muli"(%1372, %20) : (i32, i32) -> i32
                %1374 = "arith.addi"(%1351, %1373) : (i32, i32) -> i32
                "scf.yield"(%1374) : (i32) -> ()
              }, {
                "scf.yield"(%1351) : (i32) -> ()
              }) : (i1) -> i32
              "scf.yield"(%1366) : (i32) -> ()
            }) : (i32, i32, i32, i32) -> i32
            %1375 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1376 = "nvvm.shfl.sync"(%39, %1251, %234, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 22 : i32} : (i32, i32, i32, i32) -> i32
            %1377 = "arith.cmpi"(%1375, %234) {predicate = 5 : i64} : (i32, i32) -> i1
            %1378 = "arith.select"(%1377, %1376, %40) : (i1, i32, i32) -> i32
            %1379 = "arith.addi"(%1251, %1378) : (i32, i32) -> i32
            %1380 = "nvvm.shfl.sync"(%39, %1379, %231, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 23 : i32} : (i32, i32, i32, i32) -> i32
            %1381 = "arith.cmpi"(%1375, %231) {predicate = 5 : i64} : (i32, i32) -> i1
            %1382 = "arith.select"(%1381, %1380, %40) : (i1, i32, i32) -> i32
            %1383 = "arith.addi"(%1379, %1382) : (i32, i32) -> i32
            %1384 = "nvvm.shfl.sync"(%39, %1383, %228, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 24 : i32} : (i32, i32, i32, i32) -> i32
            %1385 = "arith.cmpi"(%1375, %228) {predicate = 5 : i64} : (i32, i32) -> i1
            %1386 = "arith.select"(%1385, %1384, %40) : (i1, i32, i32) -> i32
            %1387 = "arith.addi"(%1383, %1386) : (i32, i32) -> i32
            %1388 = "nvvm.shfl.sync"(%39, %1387, %94, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 25 : i32} : (i32, i32, i32, i32) -> i32
            %1389 = "arith.cmpi"(%1375, %94) {predicate = 5 : i64} : (i32, i32) -> i1
            %1390 = "arith.select"(%1389, %1388, %40) : (i1, i32, i32) -> i32
            %1391 = "arith.addi"(%1387, %1390) : (i32, i32) -> i32
            %1392 = "nvvm.shfl.sync"(%39, %1391, %223, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 26 : i32} : (i32, i32, i32, i32) -> i32
            %1393 = "arith.cmpi"(%1375, %223) {predicate = 5 : i64} : (i32, i32) -> i1
            %1394 = "arith.select"(%1393, %1392, %40) : (i1, i32, i32) -> i32
            %1395 = "arith.addi"(%1391, %1394) : (i32, i32) -> i32
            %1396 = "arith.cmpi"(%1395, %1248) {predicate = 4 : i64} : (i32, i32) -> i1
            %1397 = "nvvm.vote.sync"(%39, %1396) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 27 : i32} : (i32, i1) -> i32
            %1398 = "arith.subi"(%40, %1397) : (i32, i32) -> i32
            %1399 = "arith.andi"(%1397, %1398) : (i32, i32) -> i32
            %1400 = "arith.subi"(%1399, %234) : (i32, i32) -> i32
            %1401 = "llvm.intr.ctpop"(%1400) : (i32) -> i32
            %1402 = "arith.muli"(%1401, %92) : (i32, i32) -> i32
            %1403 = "arith.subi"(%1395, %1251) : (i32, i32) -> i32
            %1404 = "nvvm.shfl.sync"(%39, %1403, %1401, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 28 : i32} : (i32, i32, i32, i32) -> i32
            %1405 = "arith.addi"(%1402, %92) : (i32, i32) -> i32
            %1406, %1407, %1408 = "scf.for"(%1402, %1405, %58, %1404, %40, %39) ({
            ^bb0(%1409: i32, %1410: i32, %1411: i32, %1412: i32):
              %1413 = "arith.addi"(%1409, %1249) : (i32, i32) -> i32
              %1414 = "arith.cmpi"(%1412, %40) {predicate = 2 : i64} : (i32, i32) -> i1
              %1415 = "arith.cmpi"(%1413, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1416 = "arith.andi"(%1414, %1415) : (i1, i1) -> i1
              %1417 = "scf.if"(%1416) ({
                %1418 = "arith.extsi"(%1413) : (i32) -> i64
                %1419 = "llvm.getelementptr"(%19, %1418) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1420 = "llvm.load"(%1419) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1421 = "arith.addi"(%1420, %41) : (i32, i32) -> i32
                %1422 = "arith.constant"() {value = 5 : i32} : () -> i32
                %1423 = "arith.shrsi"(%1421, %1422) : (i32, i32) -> i32
                %1424 = "arith.maxsi"(%1423, %234) : (i32, i32) -> i32
                %1425 = "arith.muli"(%1424, %20) : (i32, i32) -> i32
                "scf.yield"(%1425) : (i32) -> ()
              }, {
                "scf.yield"(%40) : (i32) -> ()
              }) : (i1) -> i32
              %1426 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %1427 = "nvvm.shfl.sync"(%39, %1417, %234, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 29 : i32} : (i32, i32, i32, i32) -> i32
              %1428 = "arith.cmpi"(%1426, %234) {predicate = 5 : i64} : (i32, i32) -> i1
              %1429 = "arith.select"(%1428, %1427, %40) : (i1, i32, i32) -> i32
              %1430 = "arith.addi"(%1417, %1429) : (i32, i32) -> i32
              %1431 = "nvvm.shfl.sync"(%39, %1430, %231, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 30 : i32} : (i32, i32, i32, i32) -> i32
              %1432 = "arith.cmpi"(%1426, %231) {predicate = 5 : i64} : (i32, i32) -> i1
              %1433 = "arith.select"(%1432, %1431, %40) : (i1, i32, i32) -> i32
              %1434 = "arith.addi"(%1430, %1433) : (i32, i32) -> i32
              %1435 = "nvvm.shfl.sync"(%39, %1434, %228, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 31 : i32} : (i32, i32, i32, i32) -> i32
              %1436 = "arith.cmpi"(%1426, %228) {predicate = 5 : i64} : (i32, i32) -> i1
              %1437 = "arith.select"(%1436, %1435, %40) : (i1, i32, i32) -> i32
              %1438 = "arith.addi"(%1434, %1437) : (i32, i32) -> i32
              %1439 = "nvvm.shfl.sync"(%39, %1438, %94, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 32 : i32} : (i32, i32, i32, i32) -> i32
              %1440 = "arith.cmpi"(%1426, %94) {predicate = 5 : i64} : (i32, i32) -> i1
              %1441 = "arith.select"(%1440, %1439, %40) : (i1, i32, i32) -> i32
              %1442 = "arith.addi"(%1438, %1441) : (i32, i32) -> i32
              %1443 = "nvvm.shfl.sync"(%39, %1442, %223, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 33 : i32} : (i32, i32, i32, i32) -> i32
              %1444 = "arith.cmpi"(%1426, %223) {predicate = 5 : i64} : (i32, i32) -> i1
              %1445 = "arith.select"(%1444, %1443, %40) : (i1, i32, i32) -> i32
              %1446 = "arith.addi"(%1442, %1445) : (i32, i32) -> i32
              %1447 = "arith.addi"(%1410, %1446) : (i32, i32) -> i32
              %1448 = "arith.cmpi"(%1447, %1248) {predicate = 4 : i64} : (i32, i32) -> i1
              %1449 = "arith.andi"(%1414, %1448) : (i1, i1) -> i1
              %1450 = "nvvm.vote.sync"(%39, %1449) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 34 : i32} : (i32, i1) -> i32
              %1451 = "arith.cmpi"(%1450, %40) {predicate = 1 : i64} : (i32, i32) -> i1
              %1452 = "arith.subi"(%40, %1450) : (i32, i32) -> i32
              %1453 = "arith.andi"(%1450, %1452) : (i32, i32) -> i32
              %1454 = "arith.subi"(%1453, %234) : (i32, i32) -> i32
              %1455 = "llvm.intr.ctpop"(%1454) : (i32) -> i32
              %1456, %1457 = "scf.if"(%1451) ({
                %1458 = "arith.addi"(%1409, %1455) : (i32, i32) -> i32
                %1459 = "arith.subi"(%1446, %1417) : (i32, i32) -> i32
                %1460 = "nvvm.shfl.sync"(%39, %1459, %1455, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 35 : i32} : (i32, i32, i32, i32) -> i32
                %1461 = "arith.addi"(%1410, %1460) : (i32, i32) -> i32
                "scf.yield"(%1458, %1461) : (i32, i32) -> ()
              }, {
                "scf.yield"(%1411, %1412) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              %1462 = "nvvm.shfl.sync"(%39, %1446, %41, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 36 : i32} : (i32, i32, i32, i32) -> i32
              %1463 = "arith.addi"(%1410, %1462) : (i32, i32) -> i32
              "scf.yield"(%1463, %1456, %1457) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %1464 = "arith.extsi"(%1407) : (i32) -> i64
            %1465 = "llvm.getelementptr"(%19, %1464) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1466 = "llvm.load"(%1465) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %1467 = "arith.addi"(%1466, %41) : (i32, i32) -> i32
            %1468 = "arith.constant"() {value = 5 : i32} : () -> i32
            %1469 = "arith.shrsi"(%1467, %1468) : (i32, i32) -> i32
            %1470 = "arith.maxsi"(%1469, %234) : (i32, i32) -> i32
            %1471 = "arith.subi"(%1248, %1408) : (i32, i32) -> i32
            %1472 = "arith.remsi"(%1471, %1470) : (i32, i32) -> i32
            %1473 = "arith.cmpi"(%1472, %40) {predicate = 2 : i64} : (i32, i32) -> i1
            %1474 = "arith.divsi"(%1471, %1470) : (i32, i32) -> i32
            %1475 = "arith.extsi"(%1473) : (i1) -> i32
            %1476 = "arith.addi"(%1474, %1475) : (i32, i32) -> i32
            %1477 = "arith.addi"(%1472, %1470) : (i32, i32) -> i32
            %1478 = "arith.select"(%1473, %1477, %1472) : (i1, i32, i32) -> i32
            %1479 = "arith.subi"(%1248, %1478) : (i32, i32) -> i32
            %1480 = "arith.cmpi"(%1479, %1239) {predicate = 5 : i64} : (i32, i32) -> i1
            %1481 = "arith.addi"(%1478, %234) : (i32, i32) -> i32
            %1482 = "arith.cmpi"(%1481, %1470) {predicate = 2 : i64} : (i32, i32) -> i1
            %1483 = "arith.andi"(%1480, %1482) : (i1, i1) -> i1
            %1484, %1485, %1486 = "scf.if"(%1483) ({
              %1487 = "arith.muli"(%1476, %21) : (i32, i32) -> i32
              %1488 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %1489 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %1490 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %1491 = "arith.addi"(%1487, %1489) : (i32, i32) -> i32
              %1492 = "arith.addi"(%1479, %1470) : (i32, i32) -> i32
              %1493 = "arith.subi"(%1492, %234) : (i32, i32) -> i32
              %1494 = "arith.addi"(%1234, %234) : (i32, i32) -> i32
              %1495 = "arith.muli"(%1236, %1494) : (i32, i32) -> i32
              %1496 = "arith.subi"(%1493, %1495) : (i32, i32) -> i32
              %1497 = "arith.maxsi"(%1234, %234) : (i32, i32) -> i32
              %1498 = "arith.remsi"(%1496, %1497) : (i32, i32) -> i32
              %1499 = "arith.cmpi"(%1498, %40) {predicate = 2 : i64} : (i32, i32) -> i1
              %1500 = "arith.divsi"(%1496, %1497) : (i32, i32) -> i32
              %1501 = "arith.extsi"(%1499) : (i1) -> i32
              %1502 = "arith.addi"(%1500, %1501) : (i32, i32) -> i32
              %1503 = "arith.addi"(%1236, %1502) : (i32, i32) -> i32
              %1504 = "arith.cmpi"(%1493, %1495) {predicate = 2 : i64} : (i32, i32) -> i1
              %1505 = "arith.remsi"(%1493, %1494) : (i32, i32) -> i32
              %1506 = "arith.xori"(%1505, %1494) : (i32, i32) -> i32
              %1507 = "arith.cmpi"(%1506, %40) {predicate = 2 : i64} : (i32, i32) -> i1
              %1508 = "arith.cmpi"(%1505, %40) {predicate = 1 : i64} : (i32, i32) -> i1
              %1509 = "arith.andi"(%1507, %1508) : (i1, i1) -> i1
              %1510 = "arith.divsi"(%1493, %1494) : (i32, i32) -> i32
              %1511 = "arith.extsi"(%1509) : (i1) -> i32
              %1512 = "arith.addi"(%1510, %1511) : (i32, i32) -> i32
              %1513 = "arith.select"(%1504, %1512, %1503) : (i1, i32, i32) -> i32
              %1514 = "arith.subi"(%1513, %1087) : (i32, i32) -> i32
              %1515 = "arith.addi"(%1514, %234) : (i32, i32) -> i32
              "scf.yield"(%1515, %1407, %1491) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%40, %39, %40) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            "scf.yield"(%1484, %1485, %1486) : (i32, i32, i32) -> ()
          }, {
            "scf.yield"(%40, %39, %40) : (i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32)
          %1516 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1517 = "arith.cmpi"(%1516, %40) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1517) ({
            %1518 = "arith.constant"() {value = 3 : i32} : () -> i32
            %1519 = "arith.muli"(%1094, %1518) : (i32, i32) -> i32
            %1520 = "llvm.getelementptr"(%17, %1519) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%1246, %1520) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %1521 = "arith.addi"(%1519, %234) : (i32, i32) -> i32
            %1522 = "llvm.getelementptr"(%17, %1521) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%1247, %1522) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %1523 = "arith.addi"(%1519, %231) : (i32, i32) -> i32
            %1524 = "llvm.getelementptr"(%17, %1523) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%1245, %1524) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1525 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%1525) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 224 : i32, action = #nvvm<action increase>} : () -> ()
        %1526 = "arith.subi"(%42, %234) : (i32, i32) -> i32
        %1527 = "arith.remui"(%31, %37) : (i32, i32) -> i32
        %1528 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %1529 = "arith.mulf"(%29, %1528) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1530 = "arith.constant"() {value = 8192 : i32} : () -> i32
        %1531 = "arith.muli"(%1526, %1530) : (i32, i32) -> i32
        %1532 = "llvm.getelementptr"(%44, %1531) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1533 = "arith.remui"(%1527, %223) : (i32, i32) -> i32
        %1534 = "arith.divui"(%1527, %223) : (i32, i32) -> i32
        %1535 = "arith.muli"(%1533, %58) : (i32, i32) -> i32
        %1536 = "arith.remui"(%1534, %231) : (i32, i32) -> i32
        %1537 = "arith.divui"(%1534, %231) : (i32, i32) -> i32
        %1538 = "arith.muli"(%1536, %94) : (i32, i32) -> i32
        %1539 = "arith.addi"(%1535, %1538) : (i32, i32) -> i32
        %1540 = "arith.constant"() {value = 512 : i32} : () -> i32
        %1541 = "arith.muli"(%1537, %1540) : (i32, i32) -> i32
        %1542 = "arith.addi"(%1539, %1541) : (i32, i32) -> i32
        %1543 = "arith.remui"(%1527, %58) : (i32, i32) -> i32
        %1544 = "arith.divui"(%1527, %58) : (i32, i32) -> i32
        %1545 = "arith.muli"(%1544, %223) : (i32, i32) -> i32
        %1546 = "arith.divui"(%1543, %228) : (i32, i32) -> i32
        %1547 = "arith.addi"(%1545, %1546) : (i32, i32) -> i32
        %1548 = "arith.muli"(%34, %241) : (i32, i32) -> i32
        %1549 = "arith.minsi"(%34, %243) : (i32, i32) -> i32
        %1550 = "arith.addi"(%1548, %1549) : (i32, i32) -> i32
        %1551 = "arith.addi"(%34, %234) : (i32, i32) -> i32
        %1552 = "arith.muli"(%1551, %241) : (i32, i32) -> i32
        %1553 = "arith.minsi"(%1551, %243) : (i32, i32) -> i32
        %1554 = "arith.addi"(%1552, %1553) : (i32, i32) -> i32
        %1555 = "arith.cmpi"(%1550, %1554) {predicate = 2 : i64} : (i32, i32) -> i1
        %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564 = "scf.if"(%1555) ({
          %1565 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1566 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1567 = "scf.for"(%40, %92, %94, %40) ({
          ^bb0(%1568: i32, %1569: i32):
            %1570 = "arith.muli"(%1566, %92) : (i32, i32) -> i32
            %1571 = "arith.addi"(%1570, %1568) : (i32, i32) -> i32
            %1572 = "arith.cmpi"(%1568, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1573 = "arith.cmpi"(%1571, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1574 = "arith.andi"(%1572, %1573) : (i1, i1) -> i1
            %1575 = "scf.if"(%1574) ({
              %1576 = "arith.extsi"(%1571) : (i32) -> i64
              %1577 = "llvm.getelementptr"(%19, %1576) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1578 = "llvm.load"(%1577) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1579 = "arith.addi"(%1578, %41) : (i32, i32) -> i32
              %1580 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1581 = "arith.shrsi"(%1579, %1580) : (i32, i32) -> i32
              %1582 = "arith.maxsi"(%1581, %234) : (i32, i32) -> i32
              %1583 = "arith.muli"(%1582, %20) : (i32, i32) -> i32
              %1584 = "arith.addi"(%1569, %1583) : (i32, i32) -> i32
              "scf.yield"(%1584) : (i32) -> ()
            }, {
              "scf.yield"(%1569) : (i32) -> ()
            }) : (i1) -> i32
            %1585 = "arith.addi"(%1571, %234) : (i32, i32) -> i32
            %1586 = "arith.addi"(%1568, %234) : (i32, i32) -> i32
            %1587 = "arith.cmpi"(%1586, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1588 = "arith.cmpi"(%1585, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1589 = "arith.andi"(%1587, %1588) : (i1, i1) -> i1
            %1590 = "scf.if"(%1589) ({
              %1591 = "arith.extsi"(%1585) : (i32) -> i64
              %1592 = "llvm.getelementptr"(%19, %1591) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1593 = "llvm.load"(%1592) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1594 = "arith.addi"(%1593, %41) : (i32, i32) -> i32
              %1595 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1596 = "arith.shrsi"(%1594, %1595) : (i32, i32) -> i32
              %1597 = "arith.maxsi"(%1596, %234) : (i32, i32) -> i32
              %1598 = "arith.muli"(%1597, %20) : (i32, i32) -> i32
              %1599 = "arith.addi"(%1575, %1598) : (i32, i32) -> i32
              "scf.yield"(%1599) : (i32) -> ()
            }, {
              "scf.yield"(%1575) : (i32) -> ()
            }) : (i1) -> i32
            %1600 = "arith.addi"(%1571, %231) : (i32, i32) -> i32
            %1601 = "arith.addi"(%1568, %231) : (i32, i32) -> i32
            %1602 = "arith.cmpi"(%1601, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1603 = "arith.cmpi"(%1600, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1604 = "arith.andi"(%1602, %1603) : (i1, i1) -> i1
            %1605 = "scf.if"(%1604) ({
              %1606 = "arith.extsi"(%1600) : (i32) -> i64
              %1607 = "llvm.getelementptr"(%19, %1606) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1608 = "llvm.load"(%1607) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1609 = "arith.addi"(%1608, %41) : (i32, i32) -> i32
              %1610 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1611 = "arith.shrsi"(%1609, %1610) : (i32, i32) -> i32
              %1612 = "arith.maxsi"(%1611, %234) : (i32, i32) -> i32
              %1613 = "arith.muli"(%1612, %20) : (i32, i32) -> i32
              %1614 = "arith.addi"(%1590, %1613) : (i32, i32) -> i32
              "scf.yield"(%1614) : (i32) -> ()
            }, {
              "scf.yield"(%1590) : (i32) -> ()
            }) : (i1) -> i32
            %1615 = "arith.constant"() {value = 3 : i32} : () -> i32
            %1616 = "arith.addi"(%1571, %1615) : (i32, i32) -> i32
            %1617 = "arith.addi"(%1568, %1615) : (i32, i32) -> i32
            %1618 = "arith.cmpi"(%1617, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1619 = "arith.cmpi"(%1616, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1620 = "arith.andi"(%1618, %1619) : (i1, i1) -> i1
            %1621 = "scf.if"(%1620) ({
              %1622 = "arith.extsi"(%1616) : (i32) -> i64
              %1623 = "llvm.getelementptr"(%19, %1622) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1624 = "llvm.load"(%1623) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1625 = "arith.addi"(%1624, %41) : (i32, i32) -> i32
              %1626 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1627 = "arith.shrsi"(%1625, %1626) : (i32, i32) -> i32
              %1628 = "arith.maxsi"(%1627, %234) : (i32, i32) -> i32
              %1629 = "arith.muli"(%1628, %20) : (i32, i32) -> i32
              %1630 = "arith.addi"(%1605, %1629) : (i32, i32) -> i32
              "scf.yield"(%1630) : (i32) -> ()
            }, {
              "scf.yield"(%1605) : (i32) -> ()
            }) : (i1) -> i32
            %1631 = "arith.addi"(%1571, %228) : (i32, i32) -> i32
            %1632 = "arith.addi"(%1568, %228) : (i32, i32) -> i32
            %1633 = "arith.cmpi"(%1632, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1634 = "arith.cmpi"(%1631, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1635 = "arith.andi"(%1633, %1634) : (i1, i1) -> i1
            %1636 = "scf.if"(%1635) ({
              %1637 = "arith.extsi"(%1631) : (i32) -> i64
              %1638 = "llvm.getelementptr"(%19, %1637) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1639 = "llvm.load"(%1638) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1640 = "arith.addi"(%1639, %41) : (i32, i32) -> i32
              %1641 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1642 = "arith.shrsi"(%1640, %1641) : (i32, i32) -> i32
              %1643 = "arith.maxsi"(%1642, %234) : (i32, i32) -> i32
              %1644 = "arith.muli"(%1643, %20) : (i32, i32) -> i32
              %1645 = "arith.addi"(%1621, %1644) : (i32, i32) -> i32
              "scf.yield"(%1645) : (i32) -> ()
            }, {
              "scf.yield"(%1621) : (i32) -> ()
            }) : (i1) -> i32
            %1646 = "arith.constant"() {value = 5 : i32} : () -> i32
            %1647 = "arith.addi"(%1571, %1646) : (i32, i32) -> i32
            %1648 = "arith.addi"(%1568, %1646) : (i32, i32) -> i32
            %1649 = "arith.cmpi"(%1648, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1650 = "arith.cmpi"(%1647, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1651 = "arith.andi"(%1649, %1650) : (i1, i1) -> i1
            %1652 = "scf.if"(%1651) ({
              %1653 = "arith.extsi"(%1647) : (i32) -> i64
              %1654 = "llvm.getelementptr"(%19, %1653) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1655 = "llvm.load"(%1654) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1656 = "arith.addi"(%1655, %41) : (i32, i32) -> i32
              %1657 = "arith.shrsi"(%1656, %1646) : (i32, i32) -> i32
              %1658 = "arith.maxsi"(%1657, %234) : (i32, i32) -> i32
              %1659 = "arith.muli"(%1658, %20) : (i32, i32) -> i32
              %1660 = "arith.addi"(%1636, %1659) : (i32, i32) -> i32
              "scf.yield"(%1660) : (i32) -> ()
            }, {
              "scf.yield"(%1636) : (i32) -> ()
            }) : (i1) -> i32
            %1661 = "arith.constant"() {value = 6 : i32} : () -> i32
            %1662 = "arith.addi"(%1571, %1661) : (i32, i32) -> i32
            %1663 = "arith.addi"(%1568, %1661) : (i32, i32) -> i32
            %1664 = "arith.cmpi"(%1663, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1665 = "arith.cmpi"(%1662, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1666 = "arith.andi"(%1664, %1665) : (i1, i1) -> i1
            %1667 = "scf.if"(%1666) ({
              %1668 = "arith.extsi"(%1662) : (i32) -> i64
              %1669 = "llvm.getelementptr"(%19, %1668) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1670 = "llvm.load"(%1669) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1671 = "arith.addi"(%1670, %41) : (i32, i32) -> i32
              %1672 = "arith.shrsi"(%1671, %1646) : (i32, i32) -> i32
              %1673 = "arith.maxsi"(%1672, %234) : (i32, i32) -> i32
              %1674 = "arith.muli"(%1673, %20) : (i32, i32) -> i32
              %1675 = "arith.addi"(%1652, %1674) : (i32, i32) -> i32
              "scf.yield"(%1675) : (i32) -> ()
            }, {
              "scf.yield"(%1652) : (i32) -> ()
            }) : (i1) -> i32
            %1676 = "arith.constant"() {value = 7 : i32} : () -> i32
            %1677 = "arith.addi"(%1571, %1676) : (i32, i32) -> i32
            %1678 = "arith.addi"(%1568, %1676) : (i32, i32) -> i32
            %1679 = "arith.cmpi"(%1678, %92) {predicate = 2 : i64} : (i32, i32) -> i1
            %1680 = "arith.cmpi"(%1677, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1681 = "arith.andi"(%1679, %1680) : (i1, i1) -> i1
            %1682 = "scf.if"(%1681) ({
              %1683 = "arith.extsi"(%1677) : (i32) -> i64
              %1684 = "llvm.getelementptr"(%19, %1683) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1685 = "llvm.load"(%1684) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1686 = "arith.addi"(%1685, %41) : (i32, i32) -> i32
              %1687 = "arith.shrsi"(%1686, %1646) : (i32, i32) -> i32
              %1688 = "arith.maxsi"(%1687, %234) : (i32, i32) -> i32
              %1689 = "arith.muli"(%1688, %20) : (i32, i32) -> i32
              %1690 = "arith.addi"(%1667, %1689) : (i32, i32) -> i32
              "scf.yield"(%1690) : (i32) -> ()
            }, {
              "scf.yield"(%1667) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%1682) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          %1691 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1692 = "nvvm.shfl.sync"(%39, %1567, %234, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 37 : i32} : (i32, i32, i32, i32) -> i32
          %1693 = "arith.cmpi"(%1691, %234) {predicate = 5 : i64} : (i32, i32) -> i1
          %1694 = "arith.select"(%1693, %1692, %40) : (i1, i32, i32) -> i32
          %1695 = "arith.addi"(%1567, %1694) : (i32, i32) -> i32
          %1696 = "nvvm.shfl.sync"(%39, %1695, %231, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 38 : i32} : (i32, i32, i32, i32) -> i32
          %1697 = "arith.cmpi"(%1691, %231) {predicate = 5 : i64} : (i32, i32) -> i1
          %1698 = "arith.select"(%1697, %1696, %40) : (i1, i32, i32) -> i32
          %1699 = "arith.addi"(%1695, %1698) : (i32, i32) -> i32
          %1700 = "nvvm.shfl.sync"(%39, %1699, %228, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 39 : i32} : (i32, i32, i32, i32) -> i32
          %1701 = "arith.cmpi"(%1691, %228) {predicate = 5 : i64} : (i32, i32) -> i1
          %1702 = "arith.select"(%1701, %1700, %40) : (i1, i32, i32) -> i32
          %1703 = "arith.addi"(%1699, %1702) : (i32, i32) -> i32
          %1704 = "nvvm.shfl.sync"(%39, %1703, %94, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 40 : i32} : (i32, i32, i32, i32) -> i32
          %1705 = "arith.cmpi"(%1691, %94) {predicate = 5 : i64} : (i32, i32) -> i1
          %1706 = "arith.select"(%1705, %1704, %40) : (i1, i32, i32) -> i32
          %1707 = "arith.addi"(%1703, %1706) : (i32, i32) -> i32
          %1708 = "nvvm.shfl.sync"(%39, %1707, %223, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 41 : i32} : (i32, i32, i32, i32) -> i32
          %1709 = "arith.cmpi"(%1691, %223) {predicate = 5 : i64} : (i32, i32) -> i1
          %1710 = "arith.select"(%1709, %1708, %40) : (i1, i32, i32) -> i32
          %1711 = "arith.addi"(%1707, %1710) : (i32, i32) -> i32
          %1712 = "arith.cmpi"(%1711, %1550) {predicate = 4 : i64} : (i32, i32) -> i1
          %1713 = "nvvm.vote.sync"(%39, %1712) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 42 : i32} : (i32, i1) -> i32
          %1714 = "arith.subi"(%40, %1713) : (i32, i32) -> i32
          %1715 = "arith.andi"(%1713, %1714) : (i32, i32) -> i32
          %1716 = "arith.subi"(%1715, %234) : (i32, i32) -> i32
          %1717 = "llvm.intr.ctpop"(%1716) : (i32) -> i32
          %1718 = "arith.muli"(%1717, %92) : (i32, i32) -> i32
          %1719 = "arith.subi"(%1711, %1567) : (i32, i32) -> i32
          %1720 = "nvvm.shfl.sync"(%39, %1719, %1717, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 43 : i32} : (i32, i32, i32, i32) -> i32
          %1721 = "arith.addi"(%1718, %92) : (i32, i32) -> i32
          %1722, %1723, %1724 = "scf.for"(%1718, %1721, %58, %1720, %40, %39) ({
          ^bb0(%1725: i32, %1726: i32, %1727: i32, %1728: i32):
            %1729 = "arith.addi"(%1725, %1565) : (i32, i32) -> i32
            %1730 = "arith.cmpi"(%1728, %40) {predicate = 2 : i64} : (i32, i32) -> i1
            %1731 = "arith.cmpi"(%1729, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1732 = "arith.andi"(%1730, %1731) : (i1, i1) -> i1
            %1733 = "scf.if"(%1732) ({
              %1734 = "arith.extsi"(%1729) : (i32) -> i64
              %1735 = "llvm.getelementptr"(%19, %1734) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1736 = "llvm.load"(%1735) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1737 = "arith.addi"(%1736, %41) : (i32, i32) -> i32
              %1738 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1739 = "arith.shrsi"(%1737, %1738) : (i32, i32) -> i32
              %1740 = "arith.maxsi"(%1739, %234) : (i32, i32) -> i32
              %1741 = "arith.muli"(%1740, %20) : (i32, i32) -> i32
              "scf.yield"(%1741) : (i32) -> ()
            }, {
              "scf.yield"(%40) : (i32) -> ()
            }) : (i1) -> i32
            %1742 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1743 = "nvvm.shfl.sync"(%39, %1733, %234, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 44 : i32} : (i32, i32, i32, i32) -> i32
            %1744 = "arith.cmpi"(%1742, %234) {predicate = 5 : i64} : (i32, i32) -> i1
            %1745 = "arith.select"(%1744, %1743, %40) : (i1, i32, i32) -> i32
            %1746 = "arith.addi"(%1733, %1745) : (i32, i32) -> i32
            %1747 = "nvvm.shfl.sync"(%39, %1746, %231, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 45 : i32} : (i32, i32, i32, i32) -> i32
            %1748 = "arith.cmpi"(%1742, %231) {predicate = 5 : i64} : (i32, i32) -> i1
            %1749 = "arith.select"(%1748, %1747, %40) : (i1, i32, i32) -> i32
            %1750 = "arith.addi"(%1746, %1749) : (i32, i32) -> i32
            %1751 = "nvvm.shfl.sync"(%39, %1750, %228, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 46 : i32} : (i32, i32, i32, i32) -> i32
            %1752 = "arith.cmpi"(%1742, %228) {predicate = 5 : i64} : (i32, i32) -> i1
            %1753 = "arith.select"(%1752, %1751, %40) : (i1, i32, i32) -> i32
            %1754 = "arith.addi"(%1750, %1753) : (i32, i32) -> i32
            %1755 = "nvvm.shfl.sync"(%39, %1754, %94, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 47 : i32} : (i32, i32, i32, i32) -> i32
            %1756 = "arith.cmpi"(%1742, %94) {predicate = 5 : i64} : (i32, i32) -> i1
            %1757 = "arith.select"(%1756, %1755, %40) : (i1, i32, i32) -> i32
            %1758 = "arith.addi"(%1754, %1757) : (i32, i32) -> i32
            %1759 = "nvvm.shfl.sync"(%39, %1758, %223, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 48 : i32} : (i32, i32, i32, i32) -> i32
            %1760 = "arith.cmpi"(%1742, %223) {predicate = 5 : i64} : (i32, i32) -> i1
            %1761 = "arith.select"(%1760, %1759, %40) : (i1, i32, i32) -> i32
            %1762 = "arith.addi"(%1758, %1761) : (i32, i32) -> i32
            %1763 = "arith.addi"(%1726, %1762) : (i32, i32) -> i32
            %1764 = "arith.cmpi"(%1763, %1550) {predicate = 4 : i64} : (i32, i32) -> i1
            %1765 = "arith.andi"(%1730, %1764) : (i1, i1) -> i1
            %1766 = "nvvm.vote.sync"(%39, %1765) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 49 : i32} : (i32, i1) -> i32
            %1767 = "arith.cmpi"(%1766, %40) {predicate = 1 : i64} : (i32, i32) -> i1
            %1768 = "arith.subi"(%40, %1766) : (i32, i32) -> i32
            %1769 = "arith.andi"(%1766, %1768) : (i32, i32) -> i32
            %1770 = "arith.subi"(%1769, %234) : (i32, i32) -> i32
            %1771 = "llvm.intr.ctpop"(%1770) : (i32) -> i32
            %1772, %1773 = "scf.if"(%1767) ({
              %1774 = "arith.addi"(%1725, %1771) : (i32, i32) -> i32
              %1775 = "arith.subi"(%1762, %1733) : (i32, i32) -> i32
              %1776 = "nvvm.shfl.sync"(%39, %1775, %1771, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 50 : i32} : (i32, i32, i32, i32) -> i32
              %1777 = "arith.addi"(%1726, %1776) : (i32, i32) -> i32
              "scf.yield"(%1774, %1777) : (i32, i32) -> ()
            }, {
              "scf.yield"(%1727, %1728) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1778 = "nvvm.shfl.sync"(%39, %1762, %41, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 51 : i32} : (i32, i32, i32, i32) -> i32
            %1779 = "arith.addi"(%1726, %1778) : (i32, i32) -> i32
            "scf.yield"(%1779, %1772, %1773) : (i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
          %1780 = "arith.extsi"(%1723) : (i32) -> i64
          %1781 = "llvm.getelementptr"(%19, %1780) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1782 = "llvm.load"(%1781) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %1783 = "arith.addi"(%1782, %41) : (i32, i32) -> i32
          %1784 = "arith.constant"() {value = 5 : i32} : () -> i32
          %1785 = "arith.shrsi"(%1783, %1784) : (i32, i32) -> i32
          %1786 = "arith.maxsi"(%1785, %234) : (i32, i32) -> i32
          %1787 = "arith.subi"(%1550, %1724) : (i32, i32) -> i32
          %1788 = "arith.remsi"(%1787, %1786) : (i32, i32) -> i32
          %1789 = "arith.cmpi"(%1788, %40) {predicate = 2 : i64} : (i32, i32) -> i1
          %1790 = "arith.divsi"(%1787, %1786) : (i32, i32) -> i32
          %1791 = "arith.extsi"(%1789) : (i1) -> i32
          %1792 = "arith.addi"(%1790, %1791) : (i32, i32) -> i32
          %1793 = "arith.addi"(%1788, %1786) : (i32, i32) -> i32
          %1794 = "arith.select"(%1789, %1793, %1788) : (i1, i32, i32) -> i32
          %1795 = "llvm.mlir.undef"() : () -> f32
          %1796 = "llvm.mlir.undef"() : () -> f32
          %1797 = "llvm.mlir.undef"() : () -> f32
          %1798 = "llvm.mlir.undef"() : () -> f32
          %1799 = "llvm.mlir.undef"() : () -> f32
          %1800 = "llvm.mlir.undef"() : () -> f32
          %1801 = "llvm.mlir.undef"() : () -> f32
          %1802 = "llvm.mlir.undef"() : () -> f32
          %1803 = "llvm.mlir.undef"() : () -> f32
          %1804 = "llvm.mlir.undef"() : () -> f32
          %1805 = "llvm.mlir.undef"() : () -> f32
          %1806 = "llvm.mlir.undef"() : () -> f32
          %1807 = "llvm.mlir.undef"() : () -> f32
          %1808 = "llvm.mlir.undef"() : () -> f32
          %1809 = "llvm.mlir.undef"() : () -> f32
          %1810 = "llvm.mlir.undef"() : () -> f32
          %1811 = "llvm.mlir.undef"() : () -> f32
          %1812 = "llvm.mlir.undef"() : () -> f32
          %1813 = "llvm.mlir.undef"() : () -> i32
          %1814 = "llvm.mlir.undef"() : () -> i32
          %1815 = "llvm.mlir.undef"() : () -> i32
          %1816 = "llvm.mlir.undef"() : () -> i32
          %1817 = "llvm.mlir.undef"() : () -> i32
          %1818 = "llvm.mlir.undef"() : () -> i32
          %1819 = "llvm.mlir.undef"() : () -> i32
          %1820 = "llvm.mlir.undef"() : () -> i32
          %1821 = "llvm.mlir.undef"() : () -> i32
          %1822 = "llvm.mlir.undef"() : () -> i32
          %1823 = "llvm.mlir.undef"() : () -> i32
          %1824 = "llvm.mlir.undef"() : () -> i32
          %1825 = "llvm.mlir.undef"() : () -> i32
          %1826 = "llvm.mlir.undef"() : () -> i32
          %1827 = "llvm.mlir.undef"() : () -> i32
          %1828 = "llvm.mlir.undef"() : () -> i32
          %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877 = "scf.while"(%1723, %1782, %1792, %1794, %1550, %40, %40, %40, %40, %40, %40, %40, %40, %40, %40, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828) ({
          ^bb0(%1878: i32, %1879: i32, %1880: i32, %1881: i32, %1882: i32, %1883: i32, %1884: i32, %1885: i32, %1886: i32, %1887: i32, %1888: i32, %1889: i32, %1890: i32, %1891: i32, %1892: i32, %1893: f32, %1894: f32, %1895: f32, %1896: f32, %1897: f32, %1898: f32, %1899: f32, %1900: f32, %1901: f32, %1902: f32, %1903: f32, %1904: f32, %1905: f32, %1906: f32, %1907: f32, %1908: f32, %1909: f32, %1910: f32, %1911: i32, %1912: i32, %1913: i32, %1914: i32, %1915: i32, %1916: i32, %1917: i32, %1918: i32, %1919: i32, %1920: i32, %1921: i32, %1922: i32, %1923: i32, %1924: i32, %1925: i32, %1926: i32):
            %1927 = "arith.cmpi"(%1882, %1554) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%1927, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914, %1915, %1916, %1917, %1918, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%1928: i32, %1929: i32, %1930: i32, %1931: i32, %1932: i32, %1933: i32, %1934: i32, %1935: i32, %1936: i32, %1937: i32, %1938: i32, %1939: i32, %1940: i32, %1941: i32, %1942: i32, %1943: f32, %1944: f32, %1945: f32, %1946: f32, %1947: f32, %1948: f32, %1949: f32, %1950: f32, %1951: f32, %1952: f32, %1953: f32, %1954: f32, %1955: f32, %1956: f32, %1957: f32, %1958: f32, %1959: f32, %1960: f32, %1961: i32, %1962: i32, %1963: i32, %1964: i32, %1965: i32, %1966: i32, %1967: i32, %1968: i32, %1969: i32, %1970: i32, %1971: i32, %1972: i32, %1973: i32, %1974: i32, %1975: i32, %1976: i32):
            %1977 = "arith.addi"(%1929, %41) : (i32, i32) -> i32
            %1978 = "arith.shrsi"(%1977, %1784) : (i32, i32) -> i32
            %1979 = "arith.maxsi"(%1978, %234) : (i32, i32) -> i32
            %1980 = "arith.subi"(%1979, %1931) : (i32, i32) -> i32
            %1981 = "arith.subi"(%1554, %1932) : (i32, i32) -> i32
            %1982 = "arith.minsi"(%1980, %1981) : (i32, i32) -> i32
            %1983 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
            %1984 = "vector.extract"(%1983) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1985 = "vector.extract"(%1983) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1986 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
            %1987 = "vector.extract"(%1986) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1988 = "vector.extract"(%1986) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1989 = "arith.constant"() {value = dense<0.0> : vector<128xf32>} : () -> vector<128xf32>
            %1990 = "vector.extract"(%1989) {static_position = array<i64: 0>} : (vector<128xf32>) -> f32
            %1991 = "vector.extract"(%1989) {static_position = array<i64: 1>} : (vector<128xf32>) -> f32
            %1992 = "vector.extract"(%1989) {static_position = array<i64: 2>} : (vector<128xf32>) -> f32
            %1993 = "vector.extract"(%1989) {static_position = array<i64: 3>} : (vector<128xf32>) -> f32
            %1994 = "vector.extract"(%1989) {static_position = array<i64: 4>} : (vector<128xf32>) -> f32
            %1995 = "vector.extract"(%1989) {static_position = array<i64: 5>} : (vector<128xf32>) -> f32
            %1996 = "vector.extract"(%1989) {static_position = array<i64: 6>} : (vector<128xf32>) -> f32
            %1997 = "vector.extract"(%1989) {static_position = array<i64: 7>} : (vector<128xf32>) -> f32
            %1998 = "vector.extract"(%1989) {static_position = array<i64: 8>} : (vector<128xf32>) -> f32
            %1999 = "vector.extract"(%1989) {static_position = array<i64: 9>} : (vector<128xf32>) -> f32
            %2000 = "vector.extract"(%1989) {static_position = array<i64: 10>} : (vector<128xf32>) -> f32
            %2001 = "vector.extract"(%1989) {static_position = array<i64: 11>} : (vector<128xf32>) -> f32
            %2002 = "vector.extract"(%1989) {static_position = array<i64: 12>} : (vector<128xf32>) -> f32
            %2003 = "vector.extract"(%1989) {static_position = array<i64: 13>} : (vector<128xf32>) -> f32
            %2004 = "vector.extract"(%1989) {static_position = array<i64: 14>} : (vector<128xf32>) -> f32
            %2005 = "vector.extract"(%1989) {static_position = array<i64: 15>} : (vector<128xf32>) -> f32
            %2006 = "vector.extract"(%1989) {static_position = array<i64: 16>} : (vector<128xf32>) -> f32
            %2007 = "vector.extract"(%1989) {static_position = array<i64: 17>} : (vector<128xf32>) -> f32
            %2008 = "vector.extract"(%1989) {static_position = array<i64: 18>} : (vector<128xf32>) -> f32
            %2009 = "vector.extract"(%1989) {static_position = array<i64: 19>} : (vector<128xf32>) -> f32
            %2010 = "vector.extract"(%1989) {static_position = array<i64: 20>} : (vector<128xf32>) -> f32
            %2011 = "vector.extract"(%1989) {static_position = array<i64: 21>} : (vector<128xf32>) -> f32
            %2012 = "vector.extract"(%1989) {static_position = array<i64: 22>} : (vector<128xf32>) -> f32
            %2013 = "vector.extract"(%1989) {static_position = array<i64: 23>} : (vector<128xf32>) -> f32
            %2014 = "vector.extract"(%1989) {static_position = array<i64: 24>} : (vector<128xf32>) -> f32
            %2015 = "vector.extract"(%1989) {static_position = array<i64: 25>} : (vector<128xf32>) -> f32
            %2016 = "vector.extract"(%1989) {static_position = array<i64: 26>} : (vector<128xf32>) -> f32
            %2017 = "vector.extract"(%1989) {static_position = array<i64: 27>} : (vector<128xf32>) -> f32
            %2018 = "vector.extract"(%1989) {static_position = array<i64: 28>} : (vector<128xf32>) -> f32
            %2019 = "vector.extract"(%1989) {static_position = array<i64: 29>} : (vector<128xf32>) -> f32
            %2020 = "vector.extract"(%1989) {static_position = array<i64: 30>} : (vector<128xf32>) -> f32
            %2021 = "vector.extract"(%1989) {static_position = array<i64: 31>} : (vector<128xf32>) -> f32
            %2022 = "vector.extract"(%1989) {static_position = array<i64: 32>} : (vector<128xf32>) -> f32
            %2023 = "vector.extract"(%1989) {static_position = array<i64: 33>} : (vector<128xf32>) -> f32
            %2024 = "vector.extract"(%1989) {static_position = array<i64: 34>} : (vector<128xf32>) -> f32
            %2025 = "vector.extract"(%1989) {static_position = array<i64: 35>} : (vector<128xf32>) -> f32
            %2026 = "vector.extract"(%1989) {static_position = array<i64: 36>} : (vector<128xf32>) -> f32
            %2027 = "vector.extract"(%1989) {static_position = array<i64: 37>} : (vector<128xf32>) -> f32
            %2028 = "vector.extract"(%1989) {static_position = array<i64: 38>} : (vector<128xf32>) -> f32
            %2029 = "vector.extract"(%1989) {static_position = array<i64: 39>} : (vector<128xf32>) -> f32
            %2030 = "vector.extract"(%1989) {static_position = array<i64: 40>} : (vector<128xf32>) -> f32
            %2031 = "vector.extract"(%1989) {static_position = array<i64: 41>} : (vector<128xf32>) -> f32
            %2032 = "vector.extract"(%1989) {static_position = array<i64: 42>} : (vector<128xf32>) -> f32
            %2033 = "vector.extract"(%1989) {static_position = array<i64: 43>} : (vector<128xf32>) -> f32
            %2034 = "vector.extract"(%1989) {static_position = array<i64: 44>} : (vector<128xf32>) -> f32
            %2035 = "vector.extract"(%1989) {static_position = array<i64: 45>} : (vector<128xf32>) -> f32
            %2036 = "vector.extract"(%1989) {static_position = array<i64: 46>} : (vector<128xf32>) -> f32
            %2037 = "vector.extract"(%1989) {static_position = array<i64: 47>} : (vector<128xf32>) -> f32
            %2038 = "vector.extract"(%1989) {static_position = array<i64: 48>} : (vector<128xf32>) -> f32
            %2039 = "vector.extract"(%1989) {static_position = array<i64: 49>} : (vector<128xf32>) -> f32
            %2040 = "vector.extract"(%1989) {static_position = array<i64: 50>} : (vector<128xf32>) -> f32
            %2041 = "vector.extract"(%1989) {static_position = array<i64: 51>} : (vector<128xf32>) -> f32
            %2042 = "vector.extract"(%1989) {static_position = array<i64: 52>} : (vector<128xf32>) -> f32
            %2043 = "vector.extract"(%1989) {static_position = array<i64: 53>} : (vector<128xf32>) -> f32
            %2044 = "vector.extract"(%1989) {static_position = array<i64: 54>} : (vector<128xf32>) -> f32
            %2045 = "vector.extract"(%1989) {static_position = array<i64: 55>} : (vector<128xf32>) -> f32
            %2046 = "vector.extract"(%1989) {static_position = array<i64: 56>} : (vector<128xf32>) -> f32
            %2047 = "vector.extract"(%1989) {static_position = array<i64: 57>} : (vector<128xf32>) -> f32
            %2048 = "vector.extract"(%1989) {static_position = array<i64: 58>} : (vector<128xf32>) -> f32
            %2049 = "vector.extract"(%1989) {static_position = array<i64: 59>} : (vector<128xf32>) -> f32
            %2050 = "vector.extract"(%1989) {static_position = array<i64: 60>} : (vector<128xf32>) -> f32
            %2051 = "vector.extract"(%1989) {static_position = array<i64: 61>} : (vector<128xf32>) -> f32
            %2052 = "vector.extract"(%1989) {static_position = array<i64: 62>} : (vector<128xf32>) -> f32
            %2053 = "vector.extract"(%1989) {static_position = array<i64: 63>} : (vector<128xf32>) -> f32
            %2054 = "vector.extract"(%1989) {static_position = array<i64: 64>} : (vector<128xf32>) -> f32
            %2055 = "vector.extract"(%1989) {static_position = array<i64: 65>} : (vector<128xf32>) -> f32
            %2056 = "vector.extract"(%1989) {static_position = array<i64: 66>} : (vector<128xf32>) -> f32
            %2057 = "vector.extract"(%1989) {static_position = array<i64: 67>} : (vector<128xf32>) -> f32
            %2058 = "vector.extract"(%1989) {static_position = array<i64: 68>} : (vector<128xf32>) -> f32
            %2059 = "vector.extract"(%1989) {static_position = array<i64: 69>} : (vector<128xf32>) -> f32
            %2060 = "vector.extract"(%1989) {static_position = array<i64: 70>} : (vector<128xf32>) -> f32
            %2061 = "vector.extract"(%1989) {static_position = array<i64: 71>} : (vector<128xf32>) -> f32
            %2062 = "vector.extract"(%1989) {static_position = array<i64: 72>} : (vector<128xf32>) -> f32
            %2063 = "vector.extract"(%1989) {static_position = array<i64: 73>} : (vector<128xf32>) -> f32
            %2064 = "vector.extract"(%1989) {static_position = array<i64: 74>} : (vector<128xf32>) -> f32
            %2065 = "vector.extract"(%1989) {static_position = array<i64: 75>} : (vector<128xf32>) -> f32
            %2066 = "vector.extract"(%1989) {static_position = array<i64: 76>} : (vector<128xf32>) -> f32
            %2067 = "vector.extract"(%1989) {static_position = array<i64: 77>} : (vector<128xf32>) -> f32
            %2068 = "vector.extract"(%1989) {static_position = array<i64: 78>} : (vector<128xf32>) -> f32
            %2069 = "vector.extract"(%1989) {static_position = array<i64: 79>} : (vector<128xf32>) -> f32
            %2070 = "vector.extract"(%1989) {static_position = array<i64: 80>} : (vector<128xf32>) -> f32
            %2071 = "vector.extract"(%1989) {static_position = array<i64: 81>} : (vector<128xf32>) -> f32
            %2072 = "vector.extract"(%1989) {static_position = array<i64: 82>} : (vector<128xf32>) -> f32
            %2073 = "vector.extract"(%1989) {static_position = array<i64: 83>} : (vector<128xf32>) -> f32
            %2074 = "vector.extract"(%1989) {static_position = array<i64: 84>} : (vector<128xf32>) -> f32
            %2075 = "vector.extract"(%1989) {static_position = array<i64: 85>} : (vector<128xf32>) -> f32
            %2076 = "vector.extract"(%1989) {static_position = array<i64: 86>} : (vector<128xf32>) -> f32
            %2077 = "vector.extract"(%1989) {static_position = array<i64: 87>} : (vector<128xf32>) -> f32
            %2078 = "vector.extract"(%1989) {static_position = array<i64: 88>} : (vector<128xf32>) -> f32
            %2079 = "vector.extract"(%1989) {static_position = array<i64: 89>} : (vector<128xf32>) -> f32
            %2080 = "vector.extract"(%1989) {static_position = array<i64: 90>} : (vector<128xf32>) -> f32
            %2081 = "vector.extract"(%1989) {static_position = array<i64: 91>} : (vector<128xf32>) -> f32
            %2082 = "vector.extract"(%1989) {static_position = array<i64: 92>} : (vector<128xf32>) -> f32
            %2083 = "vector.extract"(%1989) {static_position = array<i64: 93>} : (vector<128xf32>) -> f32
            %2084 = "vector.extract"(%1989) {static_position = array<i64: 94>} : (vector<128xf32>) -> f32
            %2085 = "vector.extract"(%1989) {static_position = array<i64: 95>} : (vector<128xf32>) -> f32
            %2086 = "vector.extract"(%1989) {static_position = array<i64: 96>} : (vector<128xf32>) -> f32
            %2087 = "vector.extract"(%1989) {static_position = array<i64: 97>} : (vector<128xf32>) -> f32
            %2088 = "vector.extract"(%1989) {static_position = array<i64: 98>} : (vector<128xf32>) -> f32
            %2089 = "vector.extract"(%1989) {static_position = array<i64: 99>} : (vector<128xf32>) -> f32
            %2090 = "vector.extract"(%1989) {static_position = array<i64: 100>} : (vector<128xf32>) -> f32
            %2091 = "vector.extract"(%1989) {static_position = array<i64: 101>} : (vector<128xf32>) -> f32
            %2092 = "vector.extract"(%1989) {static_position = array<i64: 102>} : (vector<128xf32>) -> f32
            %2093 = "vector.extract"(%1989) {static_position = array<i64: 103>} : (vector<128xf32>) -> f32
            %2094 = "vector.extract"(%1989) {static_position = array<i64: 104>} : (vector<128xf32>) -> f32
            %2095 = "vector.extract"(%1989) {static_position = array<i64: 105>} : (vector<128xf32>) -> f32
            %2096 = "vector.extract"(%1989) {static_position = array<i64: 106>} : (vector<128xf32>) -> f32
            %2097 = "vector.extract"(%1989) {static_position = array<i64: 107>} : (vector<128xf32>) -> f32
            %2098 = "vector.extract"(%1989) {static_position = array<i64: 108>} : (vector<128xf32>) -> f32
            %2099 = "vector.extract"(%1989) {static_position = array<i64: 109>} : (vector<128xf32>) -> f32
            %2100 = "vector.extract"(%1989) {static_position = array<i64: 110>} : (vector<128xf32>) -> f32
            %2101 = "vector.extract"(%1989) {static_position = array<i64: 111>} : (vector<128xf32>) -> f32
            %2102 = "vector.extract"(%1989) {static_position = array<i64: 112>} : (vector<128xf32>) -> f32
            %2103 = "vector.extract"(%1989) {static_position = array<i64: 113>} : (vector<128xf32>) -> f32
            %2104 = "vector.extract"(%1989) {static_position = array<i64: 114>} : (vector<128xf32>) -> f32
            %2105 = "vector.extract"(%1989) {static_position = array<i64: 115>} : (vector<128xf32>) -> f32
            %2106 = "vector.extract"(%1989) {static_position = array<i64: 116>} : (vector<128xf32>) -> f32
            %2107 = "vector.extract"(%1989) {static_position = array<i64: 117>} : (vector<128xf32>) -> f32
            %2108 = "vector.extract"(%1989) {static_position = array<i64: 118>} : (vector<128xf32>) -> f32
            %2109 = "vector.extract"(%1989) {static_position = array<i64: 119>} : (vector<128xf32>) -> f32
            %2110 = "vector.extract"(%1989) {static_position = array<i64: 120>} : (vector<128xf32>) -> f32
            %2111 = "vector.extract"(%1989) {static_position = array<i64: 121>} : (vector<128xf32>) -> f32
            %2112 = "vector.extract"(%1989) {static_position = array<i64: 122>} : (vector<128xf32>) -> f32
            %2113 = "vector.extract"(%1989) {static_position = array<i64: 123>} : (vector<128xf32>) -> f32
            %2114 = "vector.extract"(%1989) {static_position = array<i64: 124>} : (vector<128xf32>) -> f32
            %2115 = "vector.extract"(%1989) {static_position = array<i64: 125>} : (vector<128xf32>) -> f32
            %2116 = "vector.extract"(%1989) {static_position = array<i64: 126>} : (vector<128xf32>) -> f32
            %2117 = "vector.extract"(%1989) {static_position = array<i64: 127>} : (vector<128xf32>) -> f32
            %2118 = "llvm.getelementptr"(%49, %1941) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2119_s0 = "llvm.ptrtoint"(%2118) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2119_s0, %1942) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2120 = "arith.cmpi"(%1526, %40) {predicate = 0 : i64} : (i32, i32) -> i1
            %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282 = "scf.if"(%2120) ({
              %2283 = "llvm.getelementptr"(%65, %1935) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2284_s0 = "llvm.ptrtoint"(%2283) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2284_s0, %1936) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
              %2285 = "arith.constant"() {value = 18432 : i32} : () -> i32
              %2286 = "arith.muli"(%1935, %2285) : (i32, i32) -> i32
              %2287 = "llvm.getelementptr"(%44, %2286) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2288 = "arith.constant"() {value = false} : () -> i1
              %t2290_a = "llvm.ptrtoint"(%43) : (!llvm.ptr<3>) -> i32
              %t2290_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t2290_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t2290_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t2290_shifted = "arith.shrui"(%t2290_a, %t2290_four) : (i32, i32) -> i32
              %t2290_low = "arith.andi"(%t2290_shifted, %t2290_mask) : (i32, i32) -> i32
              %t2290_wide = "arith.extui"(%t2290_low) : (i32) -> i64
              %2289 = "arith.ori"(%t2290_wide, %t2290_fields) : (i64, i64) -> i64
              %t2292_a = "llvm.ptrtoint"(%2287) : (!llvm.ptr<3>) -> i32
              %t2292_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t2292_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t2292_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t2292_shifted = "arith.shrui"(%t2292_a, %t2292_four) : (i32, i32) -> i32
              %t2292_low = "arith.andi"(%t2292_shifted, %t2292_mask) : (i32, i32) -> i32
              %t2292_wide = "arith.extui"(%t2292_low) : (i32) -> i64
              %2291 = "arith.ori"(%t2292_wide, %t2292_fields) : (i64, i64) -> i64
              %t2309_r = "llvm.inline_asm"(%1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
              %2293 = "llvm.extractvalue"(%t2309_r) {position = array<i64: 0>} : (!struct0) -> f32
              %2294 = "llvm.extractvalue"(%t2309_r) {position = array<i64: 1>} : (!struct0) -> f32
              %2295 = "llvm.extractvalue"(%t2309_r) {position = array<i64: 2>} : (!struct0) -> f32
              %2296 = "llvm.extractvalue"(%t2309_r) {position = array<i64: 3>} : (!struct0) -> f32
              %2297 = "llvm.extractvalue"(%t2309_r) {position = array<i64: 4>} : (!struct0) -> f32
              %2298 = "llvm.extractvalue"(%t2309_r) {position = array<i64: 5>} : (!struct0) -> f32
              %2299 = "llvm.extractvalue"(%t2309_r) {position = array<i64: 6>} : (!struct0) -> f32
              %2300 = "llvm.extractvalue"(%t2309_r) {position = array<i64: 7>} : (!struct0) -> f32
              %2301 = "llvm.extractvalue"(%t2309_r) {position = array<i64: 8>} : (!struct0) -> f32
              %2302 = "llvm.extractvalue"(%t2309_r) {position = array<i64: 9>} : (!struct0) -> f32
              %2303 = "llvm.extractvalue"(%t2309_r) {position = array<i64: 10>} : (!struct0) -> f32
              %2304 = "llvm.extractvalue"(%t2309_r) {position = array<i64: 11>} : (!struct0) -> f32
              %2305 = "llvm.extractvalue"(%t2309_r) {position = array<i64: 12>} : (!struct0) -> f32
              %2306 = "llvm.extractvalue"(%t2309_r) {position = array<i64: 13>} : (!struct0) -> f32
              %2307 = "llvm.extractvalue"(%t2309_r) {position = array<i64: 14>} : (!struct0) -> f32
              %2308 = "llvm.extractvalue"(%t2309_r) {position = array<i64: 15>} : (!struct0) -> f32
              %t2326_r = "llvm.inline_asm"(%2293, %2294, %2295, %2296, %2297, %2298, %2299, %2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307, %2308, %2289, %2291, %2288) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 6;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 512;\0Aadd.s64 db, $33, 256;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 514;\0Aadd.s64 db, $33, 258;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 516;\0Aadd.s64 db, $33, 260;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 518;\0Aadd.s64 db, $33, 262;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1024;\0Aadd.s64 db, $33, 512;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1026;\0Aadd.s64 db, $33, 514;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1028;\0Aadd.s64 db, $33, 516;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1030;\0Aadd.s64 db, $33, 518;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1536;\0Aadd.s64 db, $33, 768;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1538;\0Aadd.s64 db, $33, 770;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1540;\0Aadd.s64 db, $33, 772;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1542;\0Aadd.s64 db, $33, 774;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2048;\0Aadd.s64 db, $33, 1024;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2050;\0Aadd.s64 db, $33, 1026;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2052;\0Aadd.s64 db, $33, 1028;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2054;\0Aadd.s64 db, $33, 1030;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2560;\0Aadd.s64 db, $33, 1280;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2562;\0Aadd.s64 db, $33, 1282;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2564;\0Aadd.s64 db, $33, 1284;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2566;\0Aadd.s64 db, $33, 1286;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3072;\0Aadd.s64 db, $33, 1536;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3074;\0Aadd.s64 db, $33, 1538;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3076;\0Aadd.s64 db, $33, 1540;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3078;\0Aadd.s64 db, $33, 1542;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3584;\0Aadd.s64 db, $33, 1792;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3586;\0Aadd.s64 db, $33, 1794;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3588;\0Aadd.s64 db, $33, 1796;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3590;\0Aadd.s64 db, $33, 1798;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4096;\0Aadd.s64 db, $33, 2048;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4098;\0Aadd.s64 db, $33, 2050;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4100;\0Aadd.s64 db, $33, 2052;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4102;\0Aadd.s64 db, $33, 2054;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 52 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
              %2310 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 0>} : (!struct0) -> f32
              %2311 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 1>} : (!struct0) -> f32
              %2312 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 2>} : (!struct0) -> f32
              %2313 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 3>} : (!struct0) -> f32
              %2314 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 4>} : (!struct0) -> f32
              %2315 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 5>} : (!struct0) -> f32
              %2316 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 6>} : (!struct0) -> f32
              %2317 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 7>} : (!struct0) -> f32
              %2318 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 8>} : (!struct0) -> f32
              %2319 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 9>} : (!struct0) -> f32
              %2320 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 10>} : (!struct0) -> f32
              %2321 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 11>} : (!struct0) -> f32
              %2322 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 12>} : (!struct0) -> f32
              %2323 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 13>} : (!struct0) -> f32
              %2324 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 14>} : (!struct0) -> f32
              %2325 = "llvm.extractvalue"(%t2326_r) {position = array<i64: 15>} : (!struct0) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %t2343_r = "llvm.inline_asm"(%2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
              %2327 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 0>} : (!struct0) -> f32
              %2328 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 1>} : (!struct0) -> f32
              %2329 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 2>} : (!struct0) -> f32
              %2330 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 3>} : (!struct0) -> f32
              %2331 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 4>} : (!struct0) -> f32
              %2332 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 5>} : (!struct0) -> f32
              %2333 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 6>} : (!struct0) -> f32
              %2334 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 7>} : (!struct0) -> f32
              %2335 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 8>} : (!struct0) -> f32
              %2336 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 9>} : (!struct0) -> f32
              %2337 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 10>} : (!struct0) -> f32
              %2338 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 11>} : (!struct0) -> f32
              %2339 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 12>} : (!struct0) -> f32
              %2340 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 13>} : (!struct0) -> f32
              %2341 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 14>} : (!struct0) -> f32
              %2342 = "llvm.extractvalue"(%t2343_r) {position = array<i64: 15>} : (!struct0) -> f32
              %2344 = "arith.muli"(%1931, %58) : (i32, i32) -> i32
              %2345 = "arith.remui"(%1543, %228) : (i32, i32) -> i32
              %2346 = "arith.muli"(%2345, %231) : (i32, i32) -> i32
              %2347 = "arith.addi"(%2344, %2346) : (i32, i32) -> i32
              %2348 = "arith.addi"(%1931, %234) : (i32, i32) -> i32
              %2349 = "arith.muli"(%2348, %58) : (i32, i32) -> i32
              %2350 = "arith.cmpi"(%2349, %1929) {predicate = 4 : i64} : (i32, i32) -> i1
              %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366 = "scf.if"(%2350) ({
                %2367 = "arith.cmpi"(%2347, %1929) {predicate = 5 : i64} : (i32, i32) -> i1
                %2368 = "scf.if"(%2367) ({
                  %2369 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2369) : (f32) -> ()
                }, {
                  "scf.yield"(%2327) : (f32) -> ()
                }) : (i1) -> f32
                %2370 = "arith.addi"(%2347, %234) : (i32, i32) -> i32
                %2371 = "arith.cmpi"(%2370, %1929) {predicate = 5 : i64} : (i32, i32) -> i1
                %2372 = "scf.if"(%2371) ({
                  %2373 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2373) : (f32) -> ()
                }, {
                  "scf.yield"(%2328) : (f32) -> ()
                }) : (i1) -> f32
                %2374 = "scf.if"(%2367) ({
                  %2375 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2375) : (f32) -> ()
                }, {
                  "scf.yield"(%2329) : (f32) -> ()
                }) : (i1) -> f32
                %2376 = "scf.if"(%2371) ({
                  %2377 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2377) : (f32) -> ()
                }, {
                  "scf.yield"(%2330) : (f32) -> ()
                }) : (i1) -> f32
                %2378 = "arith.addi"(%2347, %94) : (i32, i32) -> i32
                %2379 = "arith.cmpi"(%2378, %1929) {predicate = 5 : i64} : (i32, i32) -> i1
                %2380 = "scf.if"(%2379) ({
                  %2381 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2381) : (f32) -> ()
                }, {
                  "scf.yield"(%2331) : (f32) -> ()
                }) : (i1) -> f32
                %2382 = "arith.addi"(%2378, %234) : (i32, i32) -> i32
                %2383 = "arith.cmpi"(%2382, %1929) {predicate = 5 : i64} : (i32, i32) -> i1
                %2384 = "scf.if"(%2383) ({
                  %2385 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2385) : (f32) -> ()
                }, {
                  "scf.yield"(%2332) : (f32) -> ()
                }) : (i1) -> f32
                %2386 = "scf.if"(%2379) ({
                  %2387 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2387) : (f32) -> ()
                }, {
                  "scf.yield"(%2333) : (f32) -> ()
                }) : (i1) -> f32
                %2388 = "scf.if"(%2383) ({
                  %2389 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2389) : (f32) -> ()
                }, {
                  "scf.yield"(%2334) : (f32) -> ()
                }) : (i1) -> f32
                %2390 = "arith.addi"(%2347, %223) : (i32, i32) -> i32
                %2391 = "arith.cmpi"(%2390, %1929) {predicate = 5 : i64} : (i32, i32) -> i1
                %2392 = "scf.if"(%2391) ({
                  %2393 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2393) : (f32) -> ()
                }, {
                  "scf.yield"(%2335) : (f32) -> ()
                }) : (i1) -> f32
                %2394 = "arith.addi"(%2390, %234) : (i32, i32) -> i32
                %2395 = "arith.cmpi"(%2394, %1929) {predicate = 5 : i64} : (i32, i32) -> i1
                %2396 = "scf.if"(%2395) ({
                  %2397 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2397) : (f32) -> ()
                }, {
                  "scf.yield"(%2336) : (f32) -> ()
                }) : (i1) -> f32
                %2398 = "scf.if"(%2391) ({
                  %2399 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2399) : (f32) -> ()
                }, {
                  "scf.yield"(%2337) : (f32) -> ()
                }) : (i1) -> f32
                %2400 = "scf.if"(%2395) ({
                  %2401 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2401) : (f32) -> ()
                }, {
                  "scf.yield"(%2338) : (f32) -> ()
                }) : (i1) -> f32
                %2402 = "arith.constant"() {value = 24 : i32} : () -> i32
                %2403 = "arith.addi"(%2347, %2402) : (i32, i32) -> i32
                %2404 = "arith.cmpi"(%2403, %1929) {predicate = 5 : i64} : (i32, i32) -> i1
                %2405 = "scf.if"(%2404) ({
                  %2406 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2406) : (f32) -> ()
                }, {
                  "scf.yield"(%2339) : (f32) -> ()
                }) : (i1) -> f32
                %2407 = "arith.addi"(%2403, %234) : (i32, i32) -> i32
                %2408 = "arith.cmpi"(%2407, %1929) {predicate = 5 : i64} : (i32, i32) -> i1
                %2409 = "scf.if"(%2408) ({
                  %2410 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2410) : (f32) -> ()
                }, {
                  "scf.yield"(%2340) : (f32) -> ()
                }) : (i1) -> f32
                %2411 = "scf.if"(%2404) ({
                  %2412 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2412) : (f32) -> ()
                }, {
                  "scf.yield"(%2341) : (f32) -> ()
                }) : (i1) -> f32
                %2413 = "scf.if"(%2408) ({
                  %2414 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%2414) : (f32) -> ()
                }, {
                  "scf.yield"(%2342) : (f32) -> ()
                }) : (i1) -> f32
                "scf.yield"(%2368, %2372, %2374, %2376, %2380, %2384, %2386, %2388, %2392, %2396, %2398, %2400, %2405, %2409, %2411, %2413) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %2415 = "llvm.bitcast"(%2351) : (f32) -> i32
              %2416 = "llvm.bitcast"(%2352) : (f32) -> i32
              %2417 = "llvm.bitcast"(%2355) : (f32) -> i32
              %2418 = "llvm.bitcast"(%2356) : (f32) -> i32
              %2419 = "llvm.bitcast"(%2359) : (f32) -> i32
              %2420 = "llvm.bitcast"(%2360) : (f32) -> i32
              %2421 = "llvm.bitcast"(%2363) : (f32) -> i32
              %2422 = "llvm.bitcast"(%2364) : (f32) -> i32
              %2423 = "arith.maxsi"(%2415, %2416) : (i32, i32) -> i32
              %2424 = "arith.maxsi"(%2423, %2417) : (i32, i32) -> i32
              %2425 = "arith.maxsi"(%2418, %2419) : (i32, i32) -> i32
              %2426 = "arith.maxsi"(%2425, %2420) : (i32, i32) -> i32
              %2427 = "arith.maxsi"(%2421, %2422) : (i32, i32) -> i32
              %2428 = "arith.maxsi"(%2424, %2426) : (i32, i32) -> i32
              %2429 = "arith.maxsi"(%2428, %2427) : (i32, i32) -> i32
              %2430 = "llvm.bitcast"(%2353) : (f32) -> i32
              %2431 = "llvm.bitcast"(%2354) : (f32) -> i32
              %2432 = "llvm.bitcast"(%2357) : (f32) -> i32
              %2433 = "llvm.bitcast"(%2358) : (f32) -> i32
              %2434 = "llvm.bitcast"(%2361) : (f32) -> i32
              %2435 = "llvm.bitcast"(%2362) : (f32) -> i32
              %2436 = "llvm.bitcast"(%2365) : (f32) -> i32
              %2437 = "llvm.bitcast"(%2366) : (f32) -> i32
              %2438 = "arith.maxsi"(%2430, %2431) : (i32, i32) -> i32
              %2439 = "arith.maxsi"(%2438, %2432) : (i32, i32) -> i32
              %2440 = "arith.maxsi"(%2433, %2434) : (i32, i32) -> i32
              %2441 = "arith.maxsi"(%2440, %2435) : (i32, i32) -> i32
              %2442 = "arith.maxsi"(%2436, %2437) : (i32, i32) -> i32
              %2443 = "arith.maxsi"(%2439, %2441) : (i32, i32) -> i32
              %2444 = "arith.maxsi"(%2443, %2442) : (i32, i32) -> i32
              %2445 = "arith.ori"(%2429, %2444) : (i32, i32) -> i32
              %2446 = "arith.cmpi"(%2445, %40) {predicate = 2 : i64} : (i32, i32) -> i1
              %2447 = "nvvm.vote.sync"(%39, %2446) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 53 : i32} : (i32, i1) -> i1
              %2448, %2449 = "scf.if"(%2447) ({
                %2450 = "llvm.bitcast"(%2351) : (f32) -> i32
                %2451 = "llvm.bitcast"(%2352) : (f32) -> i32
                %2452 = "llvm.bitcast"(%2355) : (f32) -> i32
                %2453 = "llvm.bitcast"(%2356) : (f32) -> i32
                %2454 = "llvm.bitcast"(%2359) : (f32) -> i32
                %2455 = "llvm.bitcast"(%2360) : (f32) -> i32
                %2456 = "llvm.bitcast"(%2363) : (f32) -> i32
                %2457 = "llvm.bitcast"(%2364) : (f32) -> i32
                %2458 = "arith.minui"(%2450, %2451) : (i32, i32) -> i32
                %2459 = "arith.minui"(%2458, %2452) : (i32, i32) -> i32
                %2460 = "arith.minui"(%2453, %2454) : (i32, i32) -> i32
                %2461 = "arith.minui"(%2460, %2455) : (i32, i32) -> i32
                %2462 = "arith.minui"(%2456, %2457) : (i32, i32) -> i32
                %2463 = "arith.minui"(%2459, %2461) : (i32, i32) -> i32
                %2464 = "arith.minui"(%2463, %2462) : (i32, i32) -> i32
                %2465 = "arith.cmpi"(%2429, %40) {predicate = 2 : i64} : (i32, i32) -> i1
                %2466 = "arith.select"(%2465, %2464, %2429) : (i1, i32, i32) -> i32
                %2467 = "llvm.bitcast"(%2353) : (f32) -> i32
                %2468 = "llvm.bitcast"(%2354) : (f32) -> i32
                %2469 = "llvm.bitcast"(%2357) : (f32) -> i32
                %2470 = "llvm.bitcast"(%2358) : (f32) -> i32
                %2471 = "llvm.bitcast"(%2361) : (f32) -> i32
                %2472 = "llvm.bitcast"(%2362) : (f32) -> i32
                %2473 = "llvm.bitcast"(%2365) : (f32) -> i32
                %2474 = "llvm.bitcast"(%2366) : (f32) -> i32
                %2475 = "arith.minui"(%2467, %2468) : (i32, i32) -> i32
                %2476 = "arith.minui"(%2475, %2469) : (i32, i32) -> i32
                %2477 = "arith.minui"(%2470, %2471) : (i32, i32) -> i32
                %2478 = "arith.minui"(%2477, %2472) : (i32, i32) -> i32
                %2479 = "arith.minui"(%2473, %2474) : (i32, i32) -> i32
                %2480 = "arith.minui"(%2476, %2478) : (i32, i32) -> i32
                %2481 = "arith.minui"(%2480, %2479) : (i32, i32) -> i32
                %2482 = "arith.cmpi"(%2444, %40) {predicate = 2 : i64} : (i32, i32) -> i1
                %2483 = "arith.select"(%2482, %2481, %2444) : (i1, i32, i32) -> i32
                "scf.yield"(%2466, %2483) : (i32, i32) -> ()
              }, {
                "scf.yield"(%2429, %2444) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              %2484 = "arith.bitcast"(%2448) : (i32) -> f32
              %2485 = "arith.bitcast"(%2449) : (i32) -> f32
              %2486 = "arith.mulf"(%2484, %1529) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2487 = "arith.mulf"(%2485, %1529) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2488 = "arith.constant"() {value = 2.0 : f32} : () -> f32
              %2489 = "arith.addf"(%1984, %2488) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2490 = "arith.cmpf"(%2486, %2489) {predicate = 2 : i64} : (f32, f32) -> i1
              %2491 = "arith.addf"(%1985, %2488) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2492 = "arith.cmpf"(%2487, %2491) {predicate = 2 : i64} : (f32, f32) -> i1
              %2493 = "arith.ori"(%2490, %2492) : (i1, i1) -> i1
              %2494 = "nvvm.vote.sync"(%39, %2493) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 54 : i32} : (i32, i1) -> i1
              %2495, %2496, %2497, %2498 = "scf.if"(%2494) ({
                %2499 = "nvvm.shfl.sync"(%39, %2486, %234, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 55 : i32} : (i32, f32, i32, i32) -> f32
                %2500 = "arith.maxnumf"(%2486, %2499) : (f32, f32) -> f32
                %2501 = "nvvm.shfl.sync"(%39, %2500, %231, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 56 : i32} : (i32, f32, i32, i32) -> f32
                %2502 = "arith.maxnumf"(%2500, %2501) : (f32, f32) -> f32
                %2503 = "arith.maxnumf"(%1984, %2502) : (f32, f32) -> f32
                %2504 = "nvvm.shfl.sync"(%39, %2487, %234, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 57 : i32} : (i32, f32, i32, i32) -> f32
                %2505 = "arith.maxnumf"(%2487, %2504) : (f32, f32) -> f32
                %2506 = "nvvm.shfl.sync"(%39, %2505, %231, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 58 : i32} : (i32, f32, i32, i32) -> f32
                %2507 = "arith.maxnumf"(%2505, %2506) : (f32, f32) -> f32
                %2508 = "arith.maxnumf"(%1985, %2507) : (f32, f32) -> f32
                "scf.yield"(%2503, %2508, %1984, %1985) : (f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%1984, %1985, %1959, %1960) : (f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32)
              %2509 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              %2510 = "arith.cmpf"(%2495, %2509) {predicate = 2 : i64} : (f32, f32) -> i1
              %2511 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %2512 = "arith.select"(%2510, %2495, %2511) : (i1, f32, f32) -> f32
              %2513 = "arith.subf"(%2497, %2512) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2514 = "llvm.call_intrinsic"(%2513) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2515 = "arith.constant"() {value = 1.0 : f32} : () -> f32
              %2516 = "arith.select"(%2494, %2514, %2515) : (i1, f32, f32) -> f32
              %2517 = "arith.cmpi"(%2345, %40) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%2517) ({
                %2518 = "arith.constant"() {value = 64 : i32} : () -> i32
                %2519 = "arith.muli"(%1526, %2518) : (i32, i32) -> i32
                %2520 = "arith.addi"(%1547, %2519) : (i32, i32) -> i32
                %2521 = "llvm.getelementptr"(%46, %2520) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2495, %2521) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %2522 = "llvm.getelementptr"(%47, %2520) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2516, %2522) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2523 = "arith.cmpf"(%2496, %2509) {predicate = 2 : i64} : (f32, f32) -> i1
              %2524 = "arith.select"(%2523, %2496, %2511) : (i1, f32, f32) -> f32
              %2525 = "arith.subf"(%2498, %2524) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2526 = "llvm.call_intrinsic"(%2525) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2527 = "arith.select"(%2494, %2526, %2515) : (i1, f32, f32) -> f32
              "scf.if"(%2517) ({
                %2528 = "arith.addi"(%1547, %94) : (i32, i32) -> i32
                %2529 = "arith.constant"() {value = 64 : i32} : () -> i32
                %2530 = "arith.muli"(%1526, %2529) : (i32, i32) -> i32
                %2531 = "arith.addi"(%2528, %2530) : (i32, i32) -> i32
                %2532 = "llvm.getelementptr"(%46, %2531) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2496, %2532) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %2533 = "llvm.getelementptr"(%47, %2531) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2527, %2533) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2534 = "vector.from_elements"(%2351, %2352, %2355, %2356, %2359, %2360, %2363, %2364) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2535 = "vector.broadcast"(%1529) : (f32) -> vector<8xf32>
              %2536 = "arith.mulf"(%2534, %2535) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2537 = "arith.cmpf"(%2495, %2509) {predicate = 2 : i64} : (f32, f32) -> i1
              %2538 = "arith.select"(%2537, %2495, %2511) : (i1, f32, f32) -> f32
              %2539 = "vector.broadcast"(%2538) : (f32) -> vector<8xf32>
              %2540 = "arith.subf"(%2536, %2539) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2541 = "vector.extract"(%2540) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2542 = "vector.extract"(%2540) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2543 = "vector.extract"(%2540) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2544 = "vector.extract"(%2540) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2545 = "vector.extract"(%2540) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2546 = "vector.extract"(%2540) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2547 = "vector.extract"(%2540) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2548 = "vector.extract"(%2540) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2549 = "llvm.call_intrinsic"(%2541) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2550 = "llvm.call_intrinsic"(%2542) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2551 = "llvm.call_intrinsic"(%2543) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2552 = "llvm.call_intrinsic"(%2544) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2553 = "llvm.call_intrinsic"(%2545) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2554 = "llvm.call_intrinsic"(%2546) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2555 = "llvm.call_intrinsic"(%2547) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2556 = "llvm.call_intrinsic"(%2548) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2557 = "vector.from_elements"(%2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2558 = "vector.extract"(%2557) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2559 = "vector.extract"(%2557) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2560 = "arith.addf"(%2558, %2559) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2561 = "vector.extract"(%2557) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2562 = "vector.extract"(%2557) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2563 = "arith.addf"(%2561, %2562) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2564 = "arith.addf"(%2560, %2563) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2565 = "vector.extract"(%2557) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2566 = "vector.extract"(%2557) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2567 = "arith.addf"(%2565, %2566) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2568 = "vector.extract"(%2557) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2569 = "vector.extract"(%2557) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2570 = "arith.addf"(%2568, %2569) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2571 = "arith.addf"(%2567, %2570) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2572 = "arith.addf"(%2564, %2571) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2573 = "arith.addf"(%2572, %2511) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2574 = "vector.from_elements"(%2353, %2354, %2357, %2358, %2361, %2362, %2365, %2366) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2575 = "vector.broadcast"(%1529) : (f32) -> vector<8xf32>
              %2576 = "arith.mulf"(%2574, %2575) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2577 = "arith.cmpf"(%2496, %2509) {predicate = 2 : i64} : (f32, f32) -> i1
              %2578 = "arith.select"(%2577, %2496, %2511) : (i1, f32, f32) -> f32
              %2579 = "vector.broadcast"(%2578) : (f32) -> vector<8xf32>
              %2580 = "arith.subf"(%2576, %2579) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2581 = "vector.extract"(%2580) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2582 = "vector.extract"(%2580) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2583 = "vector.extract"(%2580) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2584 = "vector.extract"(%2580) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2585 = "vector.extract"(%2580) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2586 = "vector.extract"(%2580) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2587 = "vector.extract"(%2580) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2588 = "vector.extract"(%2580) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2589 = "llvm.call_intrinsic"(%2581) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2590 = "llvm.call_intrinsic"(%2582) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2591 = "llvm.call_intrinsic"(%2583) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2592 = "llvm.call_intrinsic"(%2584) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2593 = "llvm.call_intrinsic"(%2585) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2594 = "llvm.call_intrinsic"(%2586) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2595 = "llvm.call_intrinsic"(%2587) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2596 = "llvm.call_intrinsic"(%2588) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2597 = "vector.from_elements"(%2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2598 = "vector.extract"(%2597) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2599 = "vector.extract"(%2597) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2600 = "arith.addf"(%2598, %2599) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2601 = "vector.extract"(%2597) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2602 = "vector.extract"(%2597) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2603 = "arith.addf"(%2601, %2602) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2604 = "arith.addf"(%2600, %2603) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2605 = "vector.extract"(%2597) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2606 = "vector.extract"(%2597) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2607 = "arith.addf"(%2605, %2606) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2608 = "vector.extract"(%2597) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2609 = "vector.extract"(%2597) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2610 = "arith.addf"(%2608, %2609) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2611 = "arith.addf"(%2607, %2610) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2612 = "arith.addf"(%2604, %2611) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2613 = "arith.addf"(%2612, %2511) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2614 = "vector.from_elements"(%1987, %1988) : (f32, f32) -> vector<2xf32>
              %2615 = "vector.from_elements"(%2516, %2527) : (f32, f32) -> vector<2xf32>
              %2616 = "arith.mulf"(%2614, %2615) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2617 = "vector.from_elements"(%2573, %2613) : (f32, f32) -> vector<2xf32>
              %2618 = "arith.addf"(%2616, %2617) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2619 = "vector.extract"(%2618) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2620 = "vector.extract"(%2618) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2621 = "vector.from_elements"(%2558, %2565, %2598, %2605, %2561, %2568, %2601, %2608, %2559, %2566, %2599, %2606, %2562, %2569, %2602, %2609) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2622 = "arith.truncf"(%2621) : (vector<16xf32>) -> vector<16xf16>
              %2623 = "vector.bitcast"(%2622) : (vector<16xf16>) -> vector<8xi32>
              %2624 = "vector.extract"(%2623) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
              %2625 = "vector.extract"(%2623) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
              %2626 = "vector.extract"(%2623) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
              %2627 = "vector.extract"(%2623) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
              %2628 = "vector.extract"(%2623) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
              %2629 = "vector.extract"(%2623) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
              %2630 = "vector.extract"(%2623) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
              %2631 = "vector.extract"(%2623) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
              %2632 = "llvm.bitcast"(%2624) : (i32) -> vector<2xf16>
              %2633 = "vector.extract"(%2632) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2634 = "llvm.bitcast"(%2624) : (i32) -> vector<2xf16>
              %2635 = "vector.extract"(%2634) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2636 = "llvm.bitcast"(%2625) : (i32) -> vector<2xf16>
              %2637 = "vector.extract"(%2636) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2638 = "llvm.bitcast"(%2625) : (i32) -> vector<2xf16>
              %2639 = "vector.extract"(%2638) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2640 = "llvm.bitcast"(%2626) : (i32) -> vector<2xf16>
              %2641 = "vector.extract"(%2640) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2642 = "llvm.bitcast"(%2626) : (i32) -> vector<2xf16>
              %2643 = "vector.extract"(%2642) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2644 = "llvm.bitcast"(%2627) : (i32) -> vector<2xf16>
              %2645 = "vector.extract"(%2644) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2646 = "llvm.bitcast"(%2627) : (i32) -> vector<2xf16>
              %2647 = "vector.extract"(%2646) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2648 = "llvm.bitcast"(%2628) : (i32) -> vector<2xf16>
              %2649 = "vector.extract"(%2648) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2650 = "llvm.bitcast"(%2628) : (i32) -> vector<2xf16>
              %2651 = "vector.extract"(%2650) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2652 = "llvm.bitcast"(%2629) : (i32) -> vector<2xf16>
              %2653 = "vector.extract"(%2652) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2654 = "llvm.bitcast"(%2629) : (i32) -> vector<2xf16>
              %2655 = "vector.extract"(%2654) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2656 = "llvm.bitcast"(%2630) : (i32) -> vector<2xf16>
              %2657 = "vector.extract"(%2656) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2658 = "llvm.bitcast"(%2630) : (i32) -> vector<2xf16>
              %2659 = "vector.extract"(%2658) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2660 = "llvm.bitcast"(%2631) : (i32) -> vector<2xf16>
              %2661 = "vector.extract"(%2660) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2662 = "llvm.bitcast"(%2631) : (i32) -> vector<2xf16>
              %2663 = "vector.extract"(%2662) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2664 = "vector.from_elements"(%2633, %2635, %2637, %2639, %2641, %2643, %2645, %2647, %2649, %2651, %2653, %2655, %2657, %2659, %2661, %2663) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
              %2665 = "vector.extract"(%2664) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
              %2666 = "vector.extract"(%2664) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
              %2667 = "vector.extract"(%2664) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
              %2668 = "vector.extract"(%2664) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
              %2669 = "vector.extract"(%2664) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
              %2670 = "vector.extract"(%2664) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
              %2671 = "vector.extract"(%2664) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
              %2672 = "vector.extract"(%2664) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
              %2673 = "vector.extract"(%2664) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
              %2674 = "vector.extract"(%2664) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
              %2675 = "vector.extract"(%2664) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
              %2676 = "vector.extract"(%2664) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
              %2677 = "vector.extract"(%2664) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
              %2678 = "vector.extract"(%2664) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
              %2679 = "vector.extract"(%2664) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
              %2680 = "vector.extract"(%2664) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
              %2681 = "vector.from_elements"(%2665, %2666) : (f16, f16) -> vector<2xf16>
              %2682 = "llvm.bitcast"(%2681) : (vector<2xf16>) -> i32
              %2683 = "vector.from_elements"(%2667, %2668) : (f16, f16) -> vector<2xf16>
              %2684 = "llvm.bitcast"(%2683) : (vector<2xf16>) -> i32
              %2685 = "vector.from_elements"(%2669, %2670) : (f16, f16) -> vector<2xf16>
              %2686 = "llvm.bitcast"(%2685) : (vector<2xf16>) -> i32
              %2687 = "vector.from_elements"(%2671, %2672) : (f16, f16) -> vector<2xf16>
              %2688 = "llvm.bitcast"(%2687) : (vector<2xf16>) -> i32
              %2689 = "arith.constant"() {value = 192 : i32} : () -> i32
              %2690 = "arith.andi"(%1542, %2689) : (i32, i32) -> i32
              %2691 = "arith.constant"() {value = 3 : i32} : () -> i32
              %2692 = "arith.shrui"(%2690, %2691) : (i32, i32) -> i32
              %2693 = "arith.xori"(%1542, %2692) : (i32, i32) -> i32
              %2694 = "llvm.getelementptr"(%45, %2693) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.stmatrix"(%2694, %2682, %2684, %2686, %2688) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
              %2696 = "arith.addi"(%1542, %223) : (i32, i32) -> i32
              %2697 = "vector.from_elements"(%2673, %2674) : (f16, f16) -> vector<2xf16>
              %2698 = "llvm.bitcast"(%2697) : (vector<2xf16>) -> i32
              %2699 = "vector.from_elements"(%2675, %2676) : (f16, f16) -> vector<2xf16>
              %2700 = "llvm.bitcast"(%2699) : (vector<2xf16>) -> i32
              %2701 = "vector.from_elements"(%2677, %2678) : (f16, f16) -> vector<2xf16>
              %2702 = "llvm.bitcast"(%2701) : (vector<2xf16>) -> i32
              %2703 = "vector.from_elements"(%2679, %2680) : (f16, f16) -> vector<2xf16>
              %2704 = "llvm.bitcast"(%2703) : (vector<2xf16>) -> i32
              %2705 = "arith.andi"(%2696, %2689) : (i32, i32) -> i32
              %2706 = "arith.shrui"(%2705, %2691) : (i32, i32) -> i32
              %2707 = "arith.xori"(%2696, %2706) : (i32, i32) -> i32
              %2708 = "llvm.getelementptr"(%45, %2707) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.stmatrix"(%2708, %2698, %2700, %2702, %2704) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
              "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
              %2710 = "arith.addi"(%234, %1526) : (i32, i32) -> i32
              %2711 = "arith.constant"() {value = 256 : i32} : () -> i32
              "nvvm.barrier.arrive"(%2710, %2711) {cutec.arm = 61 : i32} : (i32, i32) -> ()
              %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732, %2733, %2734, %2735, %2736, %2737, %2738, %2739, %2740, %2741, %2742, %2743, %2744, %2745, %2746, %2747, %2748, %2749, %2750, %2751, %2752, %2753, %2754, %2755, %2756, %2757, %2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767, %2768, %2769, %2770, %2771, %2772, %2773, %2774, %2775, %2776, %2777, %2778, %2779, %2780, %2781, %2782, %2783, %2784, %2785, %2786, %2787, %2788, %2789, %2790, %2791, %2792, %2793, %2794, %2795, %2796, %2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2807, %2808, %2809, %2810, %2811, %2812, %2813, %2814, %2815, %2816, %2817, %2818, %2819, %2820, %2821, %2822, %2823, %2824, %2825, %2826, %2827, %2828, %2829, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839 = "scf.if"(%2494) ({
                %2840 = "vector.from_elements"(%1990, %1991, %1994, %1995, %1998, %1999, %2002, %2003, %2006, %2007, %2010, %2011, %2014, %2015, %2018, %2019, %2022, %2023, %2026, %2027, %2030, %2031, %2034, %2035, %2038, %2039, %2042, %2043, %2046, %2047, %2050, %2051, %2054, %2055, %2058, %2059, %2062, %2063, %2066, %2067, %2070, %2071, %2074, %2075, %2078, %2079, %2082, %2083, %2086, %2087, %2090, %2091, %2094, %2095, %2098, %2099, %2102, %2103, %2106, %2107, %2110, %2111, %2114, %2115) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %2841 = "vector.broadcast"(%2516) : (f32) -> vector<64xf32>
                %2842 = "arith.mulf"(%2840, %2841) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %2843 = "vector.extract"(%2842) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %2844 = "vector.extract"(%2842) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %2845 = "vector.extract"(%2842) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %2846 = "vector.extract"(%2842) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %2847 = "vector.extract"(%2842) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %2848 = "vector.extract"(%2842) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %2849 = "vector.extract"(%2842) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %2850 = "vector.extract"(%2842) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %2851 = "vector.extract"(%2842) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %2852 = "vector.extract"(%2842) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %2853 = "vector.extract"(%2842) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %2854 = "vector.extract"(%2842) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %2855 = "vector.extract"(%2842) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %2856 = "vector.extract"(%2842) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %2857 = "vector.extract"(%2842) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %2858 = "vector.extract"(%2842) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %2859 = "vector.extract"(%2842) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %2860 = "vector.extract"(%2842) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %2861 = "vector.extract"(%2842) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %2862 = "vector.extract"(%2842) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %2863 = "vector.extract"(%2842) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %2864 = "vector.extract"(%2842) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %2865 = "vector.extract"(%2842) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %2866 = "vector.extract"(%2842) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %2867 = "vector.extract"(%2842) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %2868 = "vector.extract"(%2842) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %2869 = "vector.extract"(%2842) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %2870 = "vector.extract"(%2842) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %2871 = "vector.extract"(%2842) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %2872 = "vector.extract"(%2842) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %2873 = "vector.extract"(%2842) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %2874 = "vector.extract"(%2842) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %2875 = "vector.extract"(%2842) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %2876 = "vector.extract"(%2842) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %2877 = "vector.extract"(%2842) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %2878 = "vector.extract"(%2842) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %2879 = "vector.extract"(%2842) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %2880 = "vector.extract"(%2842) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %2881 = "vector.extract"(%2842) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %2882 = "vector.extract"(%2842) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %2883 = "vector.extract"(%2842) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %2884 = "vector.extract"(%2842) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %2885 = "vector.extract"(%2842) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %2886 = "vector.extract"(%2842) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %2887 = "vector.extract"(%2842) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %2888 = "vector.extract"(%2842) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %2889 = "vector.extract"(%2842) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %2890 = "vector.extract"(%2842) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %2891 = "vector.extract"(%2842) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %2892 = "vector.extract"(%2842) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %2893 = "vector.extract"(%2842) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %2894 = "vector.extract"(%2842) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %2895 = "vector.extract"(%2842) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %2896 = "vector.extract"(%2842) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %2897 = "vector.extract"(%2842) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %2898 = "vector.extract"(%2842) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %2899 = "vector.extract"(%2842) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %2900 = "vector.extract"(%2842) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %2901 = "vector.extract"(%2842) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %2902 = "vector.extract"(%2842) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %2903 = "vector.extract"(%2842) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %2904 = "vector.extract"(%2842) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %2905 = "vector.extract"(%2842) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %2906 = "vector.extract"(%2842) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %2907 = "vector.from_elements"(%1992, %1993, %1996, %1997, %2000, %2001, %2004, %2005, %2008, %2009, %2012, %2013, %2016, %2017, %2020, %2021, %2024, %2025, %2028, %2029, %2032, %2033, %2036, %2037, %2040, %2041, %2044, %2045, %2048, %2049, %2052, %2053, %2056, %2057, %2060, %2061, %2064, %2065, %2068, %2069, %2072, %2073, %2076, %2077, %2080, %2081, %2084, %2085, %2088, %2089, %2092, %2093, %2096, %2097, %2100, %2101, %2104, %2105, %2108, %2109, %2112, %2113, %2116, %2117) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %2908 = "vector.broadcast"(%2527) : (f32) -> vector<64xf32>
                %2909 = "arith.mulf"(%2907, %2908) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %2910 = "vector.extract"(%2909) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %2911 = "vector.extract"(%2909) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %2912 = "vector.extract"(%2909) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %2913 = "vector.extract"(%2909) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %2914 = "vector.extract"(%2909) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %2915 = "vector.extract"(%2909) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %2916 = "vector.extract"(%2909) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %2917 = "vector.extract"(%2909) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %2918 = "vector.extract"(%2909) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %2919 = "vector.extract"(%2909) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %2920 = "vector.extract"(%2909) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %2921 = "vector.extract"(%2909) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %2922 = "vector.extract"(%2909) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %2923 = "vector.extract"(%2909) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %2924 = "vector.extract"(%2909) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %2925 = "vector.extract"(%2909) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %2926 = "vector.extract"(%2909) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %2927 = "vector.extract"(%2909) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %2928 = "vector.extract"(%2909) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %2929 = "vector.extract"(%2909) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %2930 = "vector.extract"(%2909) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %2931 = "vector.extract"(%2909) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %2932 = "vector.extract"(%2909) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %2933 = "vector.extract"(%2909) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %2934 = "vector.extract"(%2909) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %2935 = "vector.extract"(%2909) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %2936 = "vector.extract"(%2909) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %2937 = "vector.extract"(%2909) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %2938 = "vector.extract"(%2909) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %2939 = "vector.extract"(%2909) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %2940 = "vector.extract"(%2909) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %2941 = "vector.extract"(%2909) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %2942 = "vector.extract"(%2909) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %2943 = "vector.extract"(%2909) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %2944 = "vector.extract"(%2909) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %2945 = "vector.extract"(%2909) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %2946 = "vector.extract"(%2909) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %2947 = "vector.extract"(%2909) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %2948 = "vector.extract"(%2909) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %2949 = "vector.extract"(%2909) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %2950 = "vector.extract"(%2909) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %2951 = "vector.extract"(%2909) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %2952 = "vector.extract"(%2909) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %2953 = "vector.extract"(%2909) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %2954 = "vector.extract"(%2909) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %2955 = "vector.extract"(%2909) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %2956 = "vector.extract"(%2909) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %2957 = "vector.extract"(%2909) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %2958 = "vector.extract"(%2909) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %2959 = "vector.extract"(%2909) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %2960 = "vector.extract"(%2909) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %2961 = "vector.extract"(%2909) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %2962 = "vector.extract"(%2909) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %2963 = "vector.extract"(%2909) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %2964 = "vector.extract"(%2909) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %2965 = "vector.extract"(%2909) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %2966 = "vector.extract"(%2909) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %2967 = "vector.extract"(%2909) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %2968 = "vector.extract"(%2909) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %2969 = "vector.extract"(%2909) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %2970 = "vector.extract"(%2909) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %2971 = "vector.extract"(%2909) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %2972 = "vector.extract"(%2909) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %2973 = "vector.extract"(%2909) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                "scf.yield"(%2843, %2844, %2910, %2911, %2845, %2846, %2912, %2913, %2847, %2848, %2914, %2915, %2849, %2850, %2916, %2917, %2851, %2852, %2918, %2919, %2853, %2854, %2920, %2921, %2855, %2856, %2922, %2923, %2857, %2858, %2924, %2925, %2859, %2860, %2926, %2927, %2861, %2862, %2928, %2929, %2863, %2864, %2930, %2931, %2865, %2866, %2932, %2933, %2867, %2868, %2934, %2935, %2869, %2870, %2936, %2937, %2871, %2872, %2938, %2939, %2873, %2874, %2940, %2941, %2875, %2876, %2942, %2943, %2877, %2878, %2944, %2945, %2879, %2880, %2946, %2947, %2881, %2882, %2948, %2949, %2883, %2884, %2950, %2951, %2885, %2886, %2952, %2953, %2887, %2888, %2954, %2955, %2889, %2890, %2956, %2957, %2891, %2892, %2958, %2959, %2893, %2894, %2960, %2961, %2895, %2896, %2962, %2963, %2897, %2898, %2964, %2965, %2899, %2900, %2966, %2967, %2901, %2902, %2968, %2969, %2903, %2904, %2970, %2971, %2905, %2906, %2972, %2973) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "llvm.inline_asm"() {asm_string = "", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
                "scf.yield"(%1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %2975 = "llvm.getelementptr"(%1532, %2286) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2976 = "arith.constant"() {value = true} : () -> i1
              %t2978_a = "llvm.ptrtoint"(%2975) : (!llvm.ptr<3>) -> i32
              %t2978_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t2978_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t2978_fields = "arith.constant"() {value = 4611686293322072064 : i64} : () -> i64
              %t2978_shifted = "arith.shrui"(%t2978_a, %t2978_four) : (i32, i32) -> i32
              %t2978_low = "arith.andi"(%t2978_shifted, %t2978_mask) : (i32, i32) -> i32
              %t2978_wide = "arith.extui"(%t2978_low) : (i32) -> i64
              %2977 = "arith.ori"(%t2978_wide, %t2978_fields) : (i64, i64) -> i64
              %t3107_r = "llvm.inline_asm"(%2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732, %2733, %2734, %2735, %2736, %2737, %2738, %2739, %2740, %2741, %2742, %2743, %2744, %2745, %2746, %2747, %2748, %2749, %2750, %2751, %2752, %2753, %2754, %2755, %2756, %2757, %2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767, %2768, %2769, %2770, %2771, %2772, %2773, %2774, %2775, %2776, %2777, %2778, %2779, %2780, %2781, %2782, %2783, %2784, %2785, %2786, %2787, %2788, %2789, %2790, %2791, %2792, %2793, %2794, %2795, %2796, %2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2807, %2808, %2809, %2810, %2811, %2812, %2813, %2814, %2815, %2816, %2817, %2818, %2819, %2820, %2821, %2822, %2823, %2824, %2825, %2826, %2827, %2828, %2829, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %2979 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 0>} : (!struct1) -> f32
              %2980 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 1>} : (!struct1) -> f32
              %2981 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 2>} : (!struct1) -> f32
              %2982 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 3>} : (!struct1) -> f32
              %2983 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 4>} : (!struct1) -> f32
              %2984 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 5>} : (!struct1) -> f32
              %2985 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 6>} : (!struct1) -> f32
              %2986 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 7>} : (!struct1) -> f32
              %2987 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 8>} : (!struct1) -> f32
              %2988 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 9>} : (!struct1) -> f32
              %2989 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 10>} : (!struct1) -> f32
              %2990 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 11>} : (!struct1) -> f32
              %2991 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 12>} : (!struct1) -> f32
              %2992 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 13>} : (!struct1) -> f32
              %2993 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 14>} : (!struct1) -> f32
              %2994 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 15>} : (!struct1) -> f32
              %2995 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 16>} : (!struct1) -> f32
              %2996 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 17>} : (!struct1) -> f32
              %2997 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 18>} : (!struct1) -> f32
              %2998 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 19>} : (!struct1) -> f32
              %2999 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 20>} : (!struct1) -> f32
              %3000 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 21>} : (!struct1) -> f32
              %3001 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 22>} : (!struct1) -> f32
              %3002 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 23>} : (!struct1) -> f32
              %3003 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 24>} : (!struct1) -> f32
              %3004 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 25>} : (!struct1) -> f32
              %3005 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 26>} : (!struct1) -> f32
              %3006 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 27>} : (!struct1) -> f32
              %3007 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 28>} : (!struct1) -> f32
              %3008 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 29>} : (!struct1) -> f32
              %3009 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 30>} : (!struct1) -> f32
              %3010 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 31>} : (!struct1) -> f32
              %3011 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 32>} : (!struct1) -> f32
              %3012 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 33>} : (!struct1) -> f32
              %3013 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 34>} : (!struct1) -> f32
              %3014 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 35>} : (!struct1) -> f32
              %3015 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 36>} : (!struct1) -> f32
              %3016 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 37>} : (!struct1) -> f32
              %3017 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 38>} : (!struct1) -> f32
              %3018 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 39>} : (!struct1) -> f32
              %3019 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 40>} : (!struct1) -> f32
              %3020 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 41>} : (!struct1) -> f32
              %3021 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 42>} : (!struct1) -> f32
              %3022 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 43>} : (!struct1) -> f32
              %3023 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 44>} : (!struct1) -> f32
              %3024 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 45>} : (!struct1) -> f32
              %3025 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 46>} : (!struct1) -> f32
              %3026 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 47>} : (!struct1) -> f32
              %3027 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 48>} : (!struct1) -> f32
              %3028 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 49>} : (!struct1) -> f32
              %3029 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 50>} : (!struct1) -> f32
              %3030 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 51>} : (!struct1) -> f32
              %3031 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 52>} : (!struct1) -> f32
              %3032 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 53>} : (!struct1) -> f32
              %3033 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 54>} : (!struct1) -> f32
              %3034 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 55>} : (!struct1) -> f32
              %3035 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 56>} : (!struct1) -> f32
              %3036 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 57>} : (!struct1) -> f32
              %3037 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 58>} : (!struct1) -> f32
              %3038 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 59>} : (!struct1) -> f32
              %3039 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 60>} : (!struct1) -> f32
              %3040 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 61>} : (!struct1) -> f32
              %3041 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 62>} : (!struct1) -> f32
              %3042 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 63>} : (!struct1) -> f32
              %3043 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 64>} : (!struct1) -> f32
              %3044 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 65>} : (!struct1) -> f32
              %3045 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 66>} : (!struct1) -> f32
              %3046 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 67>} : (!struct1) -> f32
              %3047 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 68>} : (!struct1) -> f32
              %3048 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 69>} : (!struct1) -> f32
              %3049 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 70>} : (!struct1) -> f32
              %3050 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 71>} : (!struct1) -> f32
              %3051 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 72>} : (!struct1) -> f32
              %3052 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 73>} : (!struct1) -> f32
              %3053 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 74>} : (!struct1) -> f32
              %3054 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 75>} : (!struct1) -> f32
              %3055 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 76>} : (!struct1) -> f32
              %3056 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 77>} : (!struct1) -> f32
              %3057 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 78>} : (!struct1) -> f32
              %3058 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 79>} : (!struct1) -> f32
              %3059 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 80>} : (!struct1) -> f32
              %3060 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 81>} : (!struct1) -> f32
              %3061 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 82>} : (!struct1) -> f32
              %3062 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 83>} : (!struct1) -> f32
              %3063 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 84>} : (!struct1) -> f32
              %3064 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 85>} : (!struct1) -> f32
              %3065 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 86>} : (!struct1) -> f32
              %3066 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 87>} : (!struct1) -> f32
              %3067 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 88>} : (!struct1) -> f32
              %3068 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 89>} : (!struct1) -> f32
              %3069 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 90>} : (!struct1) -> f32
              %3070 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 91>} : (!struct1) -> f32
              %3071 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 92>} : (!struct1) -> f32
              %3072 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 93>} : (!struct1) -> f32
              %3073 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 94>} : (!struct1) -> f32
              %3074 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 95>} : (!struct1) -> f32
              %3075 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 96>} : (!struct1) -> f32
              %3076 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 97>} : (!struct1) -> f32
              %3077 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 98>} : (!struct1) -> f32
              %3078 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 99>} : (!struct1) -> f32
              %3079 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 100>} : (!struct1) -> f32
              %3080 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 101>} : (!struct1) -> f32
              %3081 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 102>} : (!struct1) -> f32
              %3082 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 103>} : (!struct1) -> f32
              %3083 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 104>} : (!struct1) -> f32
              %3084 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 105>} : (!struct1) -> f32
              %3085 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 106>} : (!struct1) -> f32
              %3086 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 107>} : (!struct1) -> f32
              %3087 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 108>} : (!struct1) -> f32
              %3088 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 109>} : (!struct1) -> f32
              %3089 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 110>} : (!struct1) -> f32
              %3090 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 111>} : (!struct1) -> f32
              %3091 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 112>} : (!struct1) -> f32
              %3092 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 113>} : (!struct1) -> f32
              %3093 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 114>} : (!struct1) -> f32
              %3094 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 115>} : (!struct1) -> f32
              %3095 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 116>} : (!struct1) -> f32
              %3096 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 117>} : (!struct1) -> f32
              %3097 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 118>} : (!struct1) -> f32
              %3098 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 119>} : (!struct1) -> f32
              %3099 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 120>} : (!struct1) -> f32
              %3100 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 121>} : (!struct1) -> f32
              %3101 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 122>} : (!struct1) -> f32
              %3102 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 123>} : (!struct1) -> f32
              %3103 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 124>} : (!struct1) -> f32
              %3104 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 125>} : (!struct1) -> f32
              %3105 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 126>} : (!struct1) -> f32
              %3106 = "llvm.extractvalue"(%t3107_r) {position = array<i64: 127>} : (!struct1) -> f32
              %t3236_r = "llvm.inline_asm"(%2979, %2980, %2981, %2982, %2983, %2984, %2985, %2986, %2987, %2988, %2989, %2990, %2991, %2992, %2993, %2994, %2995, %2996, %2997, %2998, %2999, %3000, %3001, %3002, %3003, %3004, %3005, %3006, %3007, %3008, %3009, %3010, %3011, %3012, %3013, %3014, %3015, %3016, %3017, %3018, %3019, %3020, %3021, %3022, %3023, %3024, %3025, %3026, %3027, %3028, %3029, %3030, %3031, %3032, %3033, %3034, %3035, %3036, %3037, %3038, %3039, %3040, %3041, %3042, %3043, %3044, %3045, %3046, %3047, %3048, %3049, %3050, %3051, %3052, %3053, %3054, %3055, %3056, %3057, %3058, %3059, %3060, %3061, %3062, %3063, %3064, %3065, %3066, %3067, %3068, %3069, %3070, %3071, %3072, %3073, %3074, %3075, %3076, %3077, %3078, %3079, %3080, %3081, %3082, %3083, %3084, %3085, %3086, %3087, %3088, %3089, %3090, %3091, %3092, %3093, %3094, %3095, %3096, %3097, %3098, %3099, %3100, %3101, %3102, %3103, %3104, %3105, %3106, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2977, %2976) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $264, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, {$256, $257, $258, $259}, db, $265, 1, 1, 1;\0Aadd.s64 db, $264, 128;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, {$260, $261, $262, $263}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 62 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
              %3108 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 0>} : (!struct1) -> f32
              %3109 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 1>} : (!struct1) -> f32
              %3110 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 2>} : (!struct1) -> f32
              %3111 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 3>} : (!struct1) -> f32
              %3112 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 4>} : (!struct1) -> f32
              %3113 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 5>} : (!struct1) -> f32
              %3114 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 6>} : (!struct1) -> f32
              %3115 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 7>} : (!struct1) -> f32
              %3116 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 8>} : (!struct1) -> f32
              %3117 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 9>} : (!struct1) -> f32
              %3118 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 10>} : (!struct1) -> f32
              %3119 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 11>} : (!struct1) -> f32
              %3120 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 12>} : (!struct1) -> f32
              %3121 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 13>} : (!struct1) -> f32
              %3122 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 14>} : (!struct1) -> f32
              %3123 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 15>} : (!struct1) -> f32
              %3124 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 16>} : (!struct1) -> f32
              %3125 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 17>} : (!struct1) -> f32
              %3126 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 18>} : (!struct1) -> f32
              %3127 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 19>} : (!struct1) -> f32
              %3128 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 20>} : (!struct1) -> f32
              %3129 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 21>} : (!struct1) -> f32
              %3130 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 22>} : (!struct1) -> f32
              %3131 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 23>} : (!struct1) -> f32
              %3132 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 24>} : (!struct1) -> f32
              %3133 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 25>} : (!struct1) -> f32
              %3134 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 26>} : (!struct1) -> f32
              %3135 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 27>} : (!struct1) -> f32
              %3136 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 28>} : (!struct1) -> f32
              %3137 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 29>} : (!struct1) -> f32
              %3138 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 30>} : (!struct1) -> f32
              %3139 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 31>} : (!struct1) -> f32
              %3140 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 32>} : (!struct1) -> f32
              %3141 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 33>} : (!struct1) -> f32
              %3142 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 34>} : (!struct1) -> f32
              %3143 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 35>} : (!struct1) -> f32
              %3144 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 36>} : (!struct1) -> f32
              %3145 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 37>} : (!struct1) -> f32
              %3146 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 38>} : (!struct1) -> f32
              %3147 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 39>} : (!struct1) -> f32
              %3148 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 40>} : (!struct1) -> f32
              %3149 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 41>} : (!struct1) -> f32
              %3150 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 42>} : (!struct1) -> f32
              %3151 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 43>} : (!struct1) -> f32
              %3152 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 44>} : (!struct1) -> f32
              %3153 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 45>} : (!struct1) -> f32
              %3154 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 46>} : (!struct1) -> f32
              %3155 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 47>} : (!struct1) -> f32
              %3156 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 48>} : (!struct1) -> f32
              %3157 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 49>} : (!struct1) -> f32
              %3158 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 50>} : (!struct1) -> f32
              %3159 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 51>} : (!struct1) -> f32
              %3160 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 52>} : (!struct1) -> f32
              %3161 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 53>} : (!struct1) -> f32
              %3162 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 54>} : (!struct1) -> f32
              %3163 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 55>} : (!struct1) -> f32
              %3164 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 56>} : (!struct1) -> f32
              %3165 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 57>} : (!struct1) -> f32
              %3166 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 58>} : (!struct1) -> f32
              %3167 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 59>} : (!struct1) -> f32
              %3168 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 60>} : (!struct1) -> f32
              %3169 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 61>} : (!struct1) -> f32
              %3170 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 62>} : (!struct1) -> f32
              %3171 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 63>} : (!struct1) -> f32
              %3172 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 64>} : (!struct1) -> f32
              %3173 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 65>} : (!struct1) -> f32
              %3174 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 66>} : (!struct1) -> f32
              %3175 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 67>} : (!struct1) -> f32
              %3176 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 68>} : (!struct1) -> f32
              %3177 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 69>} : (!struct1) -> f32
              %3178 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 70>} : (!struct1) -> f32
              %3179 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 71>} : (!struct1) -> f32
              %3180 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 72>} : (!struct1) -> f32
              %3181 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 73>} : (!struct1) -> f32
              %3182 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 74>} : (!struct1) -> f32
              %3183 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 75>} : (!struct1) -> f32
              %3184 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 76>} : (!struct1) -> f32
              %3185 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 77>} : (!struct1) -> f32
              %3186 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 78>} : (!struct1) -> f32
              %3187 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 79>} : (!struct1) -> f32
              %3188 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 80>} : (!struct1) -> f32
              %3189 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 81>} : (!struct1) -> f32
              %3190 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 82>} : (!struct1) -> f32
              %3191 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 83>} : (!struct1) -> f32
              %3192 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 84>} : (!struct1) -> f32
              %3193 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 85>} : (!struct1) -> f32
              %3194 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 86>} : (!struct1) -> f32
              %3195 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 87>} : (!struct1) -> f32
              %3196 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 88>} : (!struct1) -> f32
              %3197 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 89>} : (!struct1) -> f32
              %3198 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 90>} : (!struct1) -> f32
              %3199 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 91>} : (!struct1) -> f32
              %3200 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 92>} : (!struct1) -> f32
              %3201 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 93>} : (!struct1) -> f32
              %3202 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 94>} : (!struct1) -> f32
              %3203 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 95>} : (!struct1) -> f32
              %3204 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 96>} : (!struct1) -> f32
              %3205 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 97>} : (!struct1) -> f32
              %3206 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 98>} : (!struct1) -> f32
              %3207 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 99>} : (!struct1) -> f32
              %3208 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 100>} : (!struct1) -> f32
              %3209 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 101>} : (!struct1) -> f32
              %3210 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 102>} : (!struct1) -> f32
              %3211 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 103>} : (!struct1) -> f32
              %3212 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 104>} : (!struct1) -> f32
              %3213 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 105>} : (!struct1) -> f32
              %3214 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 106>} : (!struct1) -> f32
              %3215 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 107>} : (!struct1) -> f32
              %3216 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 108>} : (!struct1) -> f32
              %3217 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 109>} : (!struct1) -> f32
              %3218 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 110>} : (!struct1) -> f32
              %3219 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 111>} : (!struct1) -> f32
              %3220 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 112>} : (!struct1) -> f32
              %3221 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 113>} : (!struct1) -> f32
              %3222 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 114>} : (!struct1) -> f32
              %3223 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 115>} : (!struct1) -> f32
              %3224 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 116>} : (!struct1) -> f32
              %3225 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 117>} : (!struct1) -> f32
              %3226 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 118>} : (!struct1) -> f32
              %3227 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 119>} : (!struct1) -> f32
              %3228 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 120>} : (!struct1) -> f32
              %3229 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 121>} : (!struct1) -> f32
              %3230 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 122>} : (!struct1) -> f32
              %3231 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 123>} : (!struct1) -> f32
              %3232 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 124>} : (!struct1) -> f32
              %3233 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 125>} : (!struct1) -> f32
              %3234 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 126>} : (!struct1) -> f32
              %3235 = "llvm.extractvalue"(%t3236_r) {position = array<i64: 127>} : (!struct1) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %3237 = "arith.addi"(%1935, %234) : (i32, i32) -> i32
              %3238 = "arith.cmpi"(%3237, %228) {predicate = 0 : i64} : (i32, i32) -> i1
              %3239 = "arith.xori"(%1936, %234) : (i32, i32) -> i32
              %3240 = "arith.select"(%3238, %3239, %1936) : (i1, i32, i32) -> i32
              %3241 = "arith.select"(%3238, %40, %3237) : (i1, i32, i32) -> i32
              %3242 = "arith.addi"(%1934, %234) : (i32, i32) -> i32
              %t3387_r = "llvm.inline_asm"(%2558, %2565, %2598, %2605, %2561, %2568, %2601, %2608, %2559, %2566, %2599, %2606, %2562, %2569, %2602, %2609, %3108, %3109, %3110, %3111, %3112, %3113, %3114, %3115, %3116, %3117, %3118, %3119, %3120, %3121, %3122, %3123, %3124, %3125, %3126, %3127, %3128, %3129, %3130, %3131, %3132, %3133, %3134, %3135, %3136, %3137, %3138, %3139, %3140, %3141, %3142, %3143, %3144, %3145, %3146, %3147, %3148, %3149, %3150, %3151, %3152, %3153, %3154, %3155, %3156, %3157, %3158, %3159, %3160, %3161, %3162, %3163, %3164, %3165, %3166, %3167, %3168, %3169, %3170, %3171, %3172, %3173, %3174, %3175, %3176, %3177, %3178, %3179, %3180, %3181, %3182, %3183, %3184, %3185, %3186, %3187, %3188, %3189, %3190, %3191, %3192, %3193, %3194, %3195, %3196, %3197, %3198, %3199, %3200, %3201, %3202, %3203, %3204, %3205, %3206, %3207, %3208, %3209, %3210, %3211, %3212, %3213, %3214, %3215, %3216, %3217, %3218, %3219, %3220, %3221, %3222, %3223, %3224, %3225, %3226, %3227, %3228, %3229, %3230, %3231, %3232, %3233, %3234, %3235) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %3243 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 0>} : (!struct2) -> f32
              %3244 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 1>} : (!struct2) -> f32
              %3245 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 2>} : (!struct2) -> f32
              %3246 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 3>} : (!struct2) -> f32
              %3247 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 4>} : (!struct2) -> f32
              %3248 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 5>} : (!struct2) -> f32
              %3249 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 6>} : (!struct2) -> f32
              %3250 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 7>} : (!struct2) -> f32
              %3251 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 8>} : (!struct2) -> f32
              %3252 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 9>} : (!struct2) -> f32
              %3253 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 10>} : (!struct2) -> f32
              %3254 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 11>} : (!struct2) -> f32
              %3255 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 12>} : (!struct2) -> f32
              %3256 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 13>} : (!struct2) -> f32
              %3257 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 14>} : (!struct2) -> f32
              %3258 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 15>} : (!struct2) -> f32
              %3259 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 16>} : (!struct2) -> f32
              %3260 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 17>} : (!struct2) -> f32
              %3261 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 18>} : (!struct2) -> f32
              %3262 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 19>} : (!struct2) -> f32
              %3263 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 20>} : (!struct2) -> f32
              %3264 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 21>} : (!struct2) -> f32
              %3265 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 22>} : (!struct2) -> f32
              %3266 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 23>} : (!struct2) -> f32
              %3267 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 24>} : (!struct2) -> f32
              %3268 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 25>} : (!struct2) -> f32
              %3269 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 26>} : (!struct2) -> f32
              %3270 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 27>} : (!struct2) -> f32
              %3271 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 28>} : (!struct2) -> f32
              %3272 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 29>} : (!struct2) -> f32
              %3273 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 30>} : (!struct2) -> f32
              %3274 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 31>} : (!struct2) -> f32
              %3275 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 32>} : (!struct2) -> f32
              %3276 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 33>} : (!struct2) -> f32
              %3277 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 34>} : (!struct2) -> f32
              %3278 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 35>} : (!struct2) -> f32
              %3279 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 36>} : (!struct2) -> f32
              %3280 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 37>} : (!struct2) -> f32
              %3281 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 38>} : (!struct2) -> f32
              %3282 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 39>} : (!struct2) -> f32
              %3283 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 40>} : (!struct2) -> f32
              %3284 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 41>} : (!struct2) -> f32
              %3285 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 42>} : (!struct2) -> f32
              %3286 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 43>} : (!struct2) -> f32
              %3287 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 44>} : (!struct2) -> f32
              %3288 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 45>} : (!struct2) -> f32
              %3289 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 46>} : (!struct2) -> f32
              %3290 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 47>} : (!struct2) -> f32
              %3291 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 48>} : (!struct2) -> f32
              %3292 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 49>} : (!struct2) -> f32
              %3293 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 50>} : (!struct2) -> f32
              %3294 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 51>} : (!struct2) -> f32
              %3295 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 52>} : (!struct2) -> f32
              %3296 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 53>} : (!struct2) -> f32
              %3297 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 54>} : (!struct2) -> f32
              %3298 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 55>} : (!struct2) -> f32
              %3299 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 56>} : (!struct2) -> f32
              %3300 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 57>} : (!struct2) -> f32
              %3301 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 58>} : (!struct2) -> f32
              %3302 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 59>} : (!struct2) -> f32
              %3303 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 60>} : (!struct2) -> f32
              %3304 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 61>} : (!struct2) -> f32
              %3305 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 62>} : (!struct2) -> f32
              %3306 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 63>} : (!struct2) -> f32
              %3307 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 64>} : (!struct2) -> f32
              %3308 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 65>} : (!struct2) -> f32
              %3309 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 66>} : (!struct2) -> f32
              %3310 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 67>} : (!struct2) -> f32
              %3311 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 68>} : (!struct2) -> f32
              %3312 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 69>} : (!struct2) -> f32
              %3313 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 70>} : (!struct2) -> f32
              %3314 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 71>} : (!struct2) -> f32
              %3315 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 72>} : (!struct2) -> f32
              %3316 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 73>} : (!struct2) -> f32
              %3317 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 74>} : (!struct2) -> f32
              %3318 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 75>} : (!struct2) -> f32
              %3319 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 76>} : (!struct2) -> f32
              %3320 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 77>} : (!struct2) -> f32
              %3321 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 78>} : (!struct2) -> f32
              %3322 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 79>} : (!struct2) -> f32
              %3323 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 80>} : (!struct2) -> f32
              %3324 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 81>} : (!struct2) -> f32
              %3325 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 82>} : (!struct2) -> f32
              %3326 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 83>} : (!struct2) -> f32
              %3327 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 84>} : (!struct2) -> f32
              %3328 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 85>} : (!struct2) -> f32
              %3329 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 86>} : (!struct2) -> f32
              %3330 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 87>} : (!struct2) -> f32
              %3331 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 88>} : (!struct2) -> f32
              %3332 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 89>} : (!struct2) -> f32
              %3333 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 90>} : (!struct2) -> f32
              %3334 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 91>} : (!struct2) -> f32
              %3335 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 92>} : (!struct2) -> f32
              %3336 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 93>} : (!struct2) -> f32
              %3337 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 94>} : (!struct2) -> f32
              %3338 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 95>} : (!struct2) -> f32
              %3339 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 96>} : (!struct2) -> f32
              %3340 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 97>} : (!struct2) -> f32
              %3341 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 98>} : (!struct2) -> f32
              %3342 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 99>} : (!struct2) -> f32
              %3343 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 100>} : (!struct2) -> f32
              %3344 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 101>} : (!struct2) -> f32
              %3345 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 102>} : (!struct2) -> f32
              %3346 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 103>} : (!struct2) -> f32
              %3347 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 104>} : (!struct2) -> f32
              %3348 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 105>} : (!struct2) -> f32
              %3349 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 106>} : (!struct2) -> f32
              %3350 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 107>} : (!struct2) -> f32
              %3351 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 108>} : (!struct2) -> f32
              %3352 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 109>} : (!struct2) -> f32
              %3353 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 110>} : (!struct2) -> f32
              %3354 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 111>} : (!struct2) -> f32
              %3355 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 112>} : (!struct2) -> f32
              %3356 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 113>} : (!struct2) -> f32
              %3357 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 114>} : (!struct2) -> f32
              %3358 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 115>} : (!struct2) -> f32
              %3359 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 116>} : (!struct2) -> f32
              %3360 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 117>} : (!struct2) -> f32
              %3361 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 118>} : (!struct2) -> f32
              %3362 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 119>} : (!struct2) -> f32
              %3363 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 120>} : (!struct2) -> f32
              %3364 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 121>} : (!struct2) -> f32
              %3365 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 122>} : (!struct2) -> f32
              %3366 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 123>} : (!struct2) -> f32
              %3367 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 124>} : (!struct2) -> f32
              %3368 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 125>} : (!struct2) -> f32
              %3369 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 126>} : (!struct2) -> f32
              %3370 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 127>} : (!struct2) -> f32
              %3371 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 128>} : (!struct2) -> f32
              %3372 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 129>} : (!struct2) -> f32
              %3373 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 130>} : (!struct2) -> f32
              %3374 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 131>} : (!struct2) -> f32
              %3375 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 132>} : (!struct2) -> f32
              %3376 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 133>} : (!struct2) -> f32
              %3377 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 134>} : (!struct2) -> f32
              %3378 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 135>} : (!struct2) -> f32
              %3379 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 136>} : (!struct2) -> f32
              %3380 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 137>} : (!struct2) -> f32
              %3381 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 138>} : (!struct2) -> f32
              %3382 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 139>} : (!struct2) -> f32
              %3383 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 140>} : (!struct2) -> f32
              %3384 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 141>} : (!struct2) -> f32
              %3385 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 142>} : (!struct2) -> f32
              %3386 = "llvm.extractvalue"(%t3387_r) {position = array<i64: 143>} : (!struct2) -> f32
              %3388 = "arith.cmpi"(%1543, %40) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%3388) ({
                %3389 = "llvm.getelementptr"(%66, %1938) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t3390_s0 = "llvm.ptrtoint"(%3389) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t3390_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %3391 = "arith.addi"(%1938, %234) : (i32, i32) -> i32
              %3392 = "arith.cmpi"(%3391, %228) {predicate = 0 : i64} : (i32, i32) -> i1
              %3393 = "arith.xori"(%1939, %234) : (i32, i32) -> i32
              %3394 = "arith.select"(%3392, %3393, %1939) : (i1, i32, i32) -> i32
              %3395 = "arith.select"(%3392, %40, %3391) : (i1, i32, i32) -> i32
              %3396 = "arith.addi"(%1937, %234) : (i32, i32) -> i32
              "scf.yield"(%3242, %3241, %3240, %3396, %3395, %3394, %3243, %3244, %3245, %3246, %3247, %3248, %3249, %3250, %3251, %3252, %3253, %3254, %3255, %3256, %3257, %3258, %3259, %3260, %3261, %3262, %3263, %3264, %3265, %3266, %3267, %3268, %3269, %3270, %3271, %3272, %3273, %3274, %3275, %3276, %3277, %3278, %3279, %3280, %3281, %3282, %3283, %3284, %3285, %3286, %3287, %3288, %3289, %3290, %3291, %3292, %3293, %3294, %3295, %3296, %3297, %3298, %3299, %3300, %3301, %3302, %3303, %3304, %3305, %3306, %3307, %3308, %3309, %3310, %3311, %3312, %3313, %3314, %3315, %3316, %3317, %3318, %3319, %3320, %3321, %3322, %3323, %3324, %3325, %3326, %3327, %3328, %3329, %3330, %3331, %3332, %3333, %3334, %3335, %3336, %3337, %3338, %3339, %3340, %3341, %3342, %3343, %3344, %3345, %3346, %3347, %3348, %3349, %3350, %3351, %3352, %3353, %3354, %3355, %3356, %3357, %3358, %3359, %3360, %3361, %3362, %3363, %3364, %3365, %3366, %3367, %3368, %3369, %3370, %3371, %3372, %3373, %3374, %3375, %3376, %3377, %3378, %3379, %3380, %3381, %3382, %3383, %3384, %3385, %3386, %2495, %2496, %2619, %2620, %2682, %2684, %2686, %2688, %2698, %2700, %2702, %2704) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }, {
              "llvm.inline_asm"() {asm_string = "", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
              "scf.yield"(%1934, %1935, %1936, %1937, %1938, %1939, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %1984, %1985, %1987, %1988, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32)
            %3398 = "arith.subi"(%231, %1526) : (i32, i32) -> i32
            %3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422, %3423, %3424, %3425, %3426, %3427, %3428, %3429, %3430, %3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440, %3441, %3442, %3443, %3444, %3445, %3446, %3447, %3448, %3449, %3450, %3451, %3452, %3453, %3454, %3455, %3456, %3457, %3458, %3459, %3460, %3461, %3462, %3463, %3464, %3465, %3466, %3467, %3468, %3469, %3470, %3471, %3472, %3473, %3474, %3475, %3476, %3477, %3478, %3479, %3480, %3481, %3482, %3483, %3484, %3485, %3486, %3487, %3488, %3489, %3490, %3491, %3492, %3493, %3494, %3495, %3496, %3497, %3498, %3499, %3500, %3501, %3502, %3503, %3504, %3505, %3506, %3507, %3508, %3509, %3510, %3511, %3512, %3513, %3514, %3515, %3516, %3517, %3518, %3519, %3520, %3521, %3522, %3523, %3524, %3525, %3526, %3527, %3528, %3529, %3530, %3531, %3532, %3533, %3534, %3535, %3536, %3537, %3538, %3539, %3540, %3541, %3542, %3543, %3544, %3545, %3546, %3547, %3548, %3549, %3550, %3551, %3552, %3553, %3554, %3555, %3556, %3557, %3558, %3559, %3560 = "scf.for"(%3398, %1982, %231, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976) ({
            ^bb0(%3561: i32, %3562: i32, %3563: i32, %3564: i32, %3565: i32, %3566: i32, %3567: i32, %3568: f32, %3569: f32, %3570: f32, %3571: f32, %3572: f32, %3573: f32, %3574: f32, %3575: f32, %3576: f32, %3577: f32, %3578: f32, %3579: f32, %3580: f32, %3581: f32, %3582: f32, %3583: f32, %3584: f32, %3585: f32, %3586: f32, %3587: f32, %3588: f32, %3589: f32, %3590: f32, %3591: f32, %3592: f32, %3593: f32, %3594: f32, %3595: f32, %3596: f32, %3597: f32, %3598: f32, %3599: f32, %3600: f32, %3601: f32, %3602: f32, %3603: f32, %3604: f32, %3605: f32, %3606: f32, %3607: f32, %3608: f32, %3609: f32, %3610: f32, %3611: f32, %3612: f32, %3613: f32, %3614: f32, %3615: f32, %3616: f32, %3617: f32, %3618: f32, %3619: f32, %3620: f32, %3621: f32, %3622: f32, %3623: f32, %3624: f32, %3625: f32, %3626: f32, %3627: f32, %3628: f32, %3629: f32, %3630: f32, %3631: f32, %3632: f32, %3633: f32, %3634: f32, %3635: f32, %3636: f32, %3637: f32, %3638: f32, %3639: f32, %3640: f32, %3641: f32, %3642: f32, %3643: f32, %3644: f32, %3645: f32, %3646: f32, %3647: f32, %3648: f32, %3649: f32, %3650: f32, %3651: f32, %3652: f32, %3653: f32, %3654: f32, %3655: f32, %3656: f32, %3657: f32, %3658: f32, %3659: f32, %3660: f32, %3661: f32, %3662: f32, %3663: f32, %3664: f32, %3665: f32, %3666: f32, %3667: f32, %3668: f32, %3669: f32, %3670: f32, %3671: f32, %3672: f32, %3673: f32, %3674: f32, %3675: f32, %3676: f32, %3677: f32, %3678: f32, %3679: f32, %3680: f32, %3681: f32, %3682: f32, %3683: f32, %3684: f32, %3685: f32, %3686: f32, %3687: f32, %3688: f32, %3689: f32, %3690: f32, %3691: f32, %3692: f32, %3693: f32, %3694: f32, %3695: f32, %3696: f32, %3697: f32, %3698: f32, %3699: f32, %3700: f32, %3701: f32, %3702: f32, %3703: f32, %3704: f32, %3705: f32, %3706: f32, %3707: f32, %3708: f32, %3709: f32, %3710: f32, %3711: f32, %3712: f32, %3713: f32, %3714: f32, %3715: f32, %3716: i32, %3717: i32, %3718: i32, %3719: i32, %3720: i32, %3721: i32, %3722: i32, %3723: i32):
              %3724 = "arith.addi"(%3563, %234) : (i32, i32) -> i32
              %3725 = "arith.cmpi"(%3724, %228) {predicate = 0 : i64} : (i32, i32) -> i1
              %3726 = "arith.xori"(%3564, %234) : (i32, i32) -> i32
              %3727 = "arith.select"(%3725, %3726, %3564) : (i1, i32, i32) -> i32
              %3728 = "arith.select"(%3725, %40, %3724) : (i1, i32, i32) -> i32
              %3729 = "arith.addi"(%3562, %234) : (i32, i32) -> i32
              %3730 = "llvm.getelementptr"(%65, %3728) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3731_s0 = "llvm.ptrtoint"(%3730) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3731_s0, %3727) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
              %3732 = "arith.constant"() {value = 18432 : i32} : () -> i32
              %3733 = "arith.muli"(%3728, %3732) : (i32, i32) -> i32
              %3734 = "llvm.getelementptr"(%44, %3733) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3735 = "arith.constant"() {value = false} : () -> i1
              %t3737_a = "llvm.ptrtoint"(%43) : (!llvm.ptr<3>) -> i32
              %t3737_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t3737_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t3737_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t3737_shifted = "arith.shrui"(%t3737_a, %t3737_four) : (i32, i32) -> i32
              %t3737_low = "arith.andi"(%t3737_shifted, %t3737_mask) : (i32, i32) -> i32
              %t3737_wide = "arith.extui"(%t3737_low) : (i32) -> i64
              %3736 = "arith.ori"(%t3737_wide, %t3737_fields) : (i64, i64) -> i64
              %t3739_a = "llvm.ptrtoint"(%3734) : (!llvm.ptr<3>) -> i32
              %t3739_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t3739_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t3739_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t3739_shifted = "arith.shrui"(%t3739_a, %t3739_four) : (i32, i32) -> i32
              %t3739_low = "arith.andi"(%t3739_shifted, %t3739_mask) : (i32, i32) -> i32
              %t3739_wide = "arith.extui"(%t3739_low) : (i32) -> i64
              %3738 = "arith.ori"(%t3739_wide, %t3739_fields) : (i64, i64) -> i64
              %t3756_r = "llvm.inline_asm"(%3568, %3569, %3570, %3571, %3572, %3573, %3574, %3575, %3576, %3577, %3578, %3579, %3580, %3581, %3582, %3583) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
              %3740 = "llvm.extractvalue"(%t3756_r) {position = array<i64: 0>} : (!struct0) -> f32
              %3741 = "llvm.extractvalue"(%t3756_r) {position = array<i64: 1>} : (!struct0) -> f32
              %3742 = "llvm.extractvalue"(%t3756_r) {position = array<i64: 2>} : (!struct0) -> f32
              %3743 = "llvm.extractvalue"(%t3756_r) {position = array<i64: 3>} : (!struct0) -> f32
              %3744 = "llvm.extractvalue"(%t3756_r) {position = array<i64: 4>} : (!struct0) -> f32
              %3745 = "llvm.extractvalue"(%t3756_r) {position = array<i64: 5>} : (!struct0) -> f32
              %3746 = "llvm.extractvalue"(%t3756_r) {position = array<i64: 6>} : (!struct0) -> f32
              %3747 = "llvm.extractvalue"(%t3756_r) {position = array<i64: 7>} : (!struct0) -> f32
              %3748 = "llvm.extractvalue"(%t3756_r) {position = array<i64: 8>} : (!struct0) -> f32
              %3749 = "llvm.extractvalue"(%t3756_r) {position = array<i64: 9>} : (!struct0) -> f32
              %3750 = "llvm.extractvalue"(%t3756_r) {position = array<i64: 10>} : (!struct0) -> f32
              %3751 = "llvm.extractvalue"(%t3756_r) {position = array<i64: 11>} : (!struct0) -> f32
              %3752 = "llvm.extractvalue"(%t3756_r) {position = array<i64: 12>} : (!struct0) -> f32
              %3753 = "llvm.extractvalue"(%t3756_r) {position = array<i64: 13>} : (!struct0) -> f32
              %3754 = "llvm.extractvalue"(%t3756_r) {position = array<i64: 14>} : (!struct0) -> f32
              %3755 = "llvm.extractvalue"(%t3756_r) {position = array<i64: 15>} : (!struct0) -> f32
              %t3773_r = "llvm.inline_asm"(%3740, %3741, %3742, %3743, %3744, %3745, %3746, %3747, %3748, %3749, %3750, %3751, %3752, %3753, %3754, %3755, %3736, %3738, %3735) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 6;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 512;\0Aadd.s64 db, $33, 256;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 514;\0Aadd.s64 db, $33, 258;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 516;\0Aadd.s64 db, $33, 260;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 518;\0Aadd.s64 db, $33, 262;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1024;\0Aadd.s64 db, $33, 512;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1026;\0Aadd.s64 db, $33, 514;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1028;\0Aadd.s64 db, $33, 516;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1030;\0Aadd.s64 db, $33, 518;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1536;\0Aadd.s64 db, $33, 768;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1538;\0Aadd.s64 db, $33, 770;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1540;\0Aadd.s64 db, $33, 772;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1542;\0Aadd.s64 db, $33, 774;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2048;\0Aadd.s64 db, $33, 1024;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2050;\0Aadd.s64 db, $33, 1026;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2052;\0Aadd.s64 db, $33, 1028;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2054;\0Aadd.s64 db, $33, 1030;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2560;\0Aadd.s64 db, $33, 1280;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2562;\0Aadd.s64 db, $33, 1282;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2564;\0Aadd.s64 db, $33, 1284;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2566;\0Aadd.s64 db, $33, 1286;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3072;\0Aadd.s64 db, $33, 1536;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3074;\0Aadd.s64 db, $33, 1538;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3076;\0Aadd.s64 db, $33, 1540;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3078;\0Aadd.s64 db, $33, 1542;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3584;\0Aadd.s64 db, $33, 1792;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3586;\0Aadd.s64 db, $33, 1794;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3588;\0Aadd.s64 db, $33, 1796;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3590;\0Aadd.s64 db, $33, 1798;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4096;\0Aadd.s64 db, $33, 2048;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4098;\0Aadd.s64 db, $33, 2050;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4100;\0Aadd.s64 db, $33, 2052;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4102;\0Aadd.s64 db, $33, 2054;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 63 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
              %3757 = "llvm.extractvalue"(%t3773_r) {position = array<i64: 0>} : (!struct0) -> f32
              %3758 = "llvm.extractvalue"(%t3773_r) {position = array<i64: 1>} : (!struct0) -> f32
              %3759 = "llvm.extractvalue"(%t3773_r) {position = array<i64: 2>} : (!struct0) -> f32
              %3760 = "llvm.extractvalue"(%t3773_r) {position = array<i64: 3>} : (!struct0) -> f32
              %3761 = "llvm.extractvalue"(%t3773_r) {position = array<i64: 4>} : (!struct0) -> f32
              %3762 = "llvm.extractvalue"(%t3773_r) {position = array<i64: 5>} : (!struct0) -> f32
              %3763 = "llvm.extractvalue"(%t3773_r) {position = array<i64: 6>} : (!struct0) -> f32
              %3764 = "llvm.extractvalue"(%t3773_r) {position = array<i64: 7>} : (!struct0) -> f32
              %3765 = "llvm.extractvalue"(%t3773_r) {position = array<i64: 8>} : (!struct0) -> f32
              %3766 = "llvm.extractvalue"(%t3773_r) {position = array<i64: 9>} : (!struct0) -> f32
              %3767 = "llvm.extractvalue"(%t3773_r) {position = array<i64: 10>} : (!struct0) -> f32
              %3768 = "llvm.extractvalue"(%t3773_r) {position = array<i64: 11>} : (!struct0) -> f32
              %3769 = "llvm.extractvalue"(%t3773_r) {position = array<i64: 12>} : (!struct0) -> f32
              %3770 = "llvm.extractvalue"(%t3773_r) {position = array<i64: 13>} : (!struct0) -> f32
              %3771 = "llvm.extractvalue"(%t3773_r) {position = array<i64: 14>} : (!struct0) -> f32
              %3772 = "llvm.extractvalue"(%t3773_r) {position = array<i64: 15>} : (!struct0) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %t3918_r = "llvm.inline_asm"(%3757, %3758, %3759, %3760, %3761, %3762, %3763, %3764, %3765, %3766, %3767, %3768, %3769, %3770, %3771, %3772, %3584, %3585, %3586, %3587, %3588, %3589, %3590, %3591, %3592, %3593, %3594, %3595, %3596, %3597, %3598, %3599, %3600, %3601, %3602, %3603, %3604, %3605, %3606, %3607, %3608, %3609, %3610, %3611, %3612, %3613, %3614, %3615, %3616, %3617, %3618, %3619, %3620, %3621, %3622, %3623, %3624, %3625, %3626, %3627, %3628, %3629, %3630, %3631, %3632, %3633, %3634, %3635, %3636, %3637, %3638, %3639, %3640, %3641, %3642, %3643, %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671, %3672, %3673, %3674, %3675, %3676, %3677, %3678, %3679, %3680, %3681, %3682, %3683, %3684, %3685, %3686, %3687, %3688, %3689, %3690, %3691, %3692, %3693, %3694, %3695, %3696, %3697, %3698, %3699, %3700, %3701, %3702, %3703, %3704, %3705, %3706, %3707, %3708, %3709, %3710, %3711) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %3774 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 0>} : (!struct2) -> f32
              %3775 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 1>} : (!struct2) -> f32
              %3776 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 2>} : (!struct2) -> f32
              %3777 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 3>} : (!struct2) -> f32
              %3778 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 4>} : (!struct2) -> f32
              %3779 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 5>} : (!struct2) -> f32
              %3780 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 6>} : (!struct2) -> f32
              %3781 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 7>} : (!struct2) -> f32
              %3782 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 8>} : (!struct2) -> f32
              %3783 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 9>} : (!struct2) -> f32
              %3784 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 10>} : (!struct2) -> f32
              %3785 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 11>} : (!struct2) -> f32
              %3786 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 12>} : (!struct2) -> f32
              %3787 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 13>} : (!struct2) -> f32
              %3788 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 14>} : (!struct2) -> f32
              %3789 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 15>} : (!struct2) -> f32
              %3790 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 16>} : (!struct2) -> f32
              %3791 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 17>} : (!struct2) -> f32
              %3792 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 18>} : (!struct2) -> f32
              %3793 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 19>} : (!struct2) -> f32
              %3794 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 20>} : (!struct2) -> f32
              %3795 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 21>} : (!struct2) -> f32
              %3796 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 22>} : (!struct2) -> f32
              %3797 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 23>} : (!struct2) -> f32
              %3798 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 24>} : (!struct2) -> f32
              %3799 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 25>} : (!struct2) -> f32
              %3800 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 26>} : (!struct2) -> f32
              %3801 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 27>} : (!struct2) -> f32
              %3802 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 28>} : (!struct2) -> f32
              %3803 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 29>} : (!struct2) -> f32
              %3804 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 30>} : (!struct2) -> f32
              %3805 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 31>} : (!struct2) -> f32
              %3806 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 32>} : (!struct2) -> f32
              %3807 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 33>} : (!struct2) -> f32
              %3808 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 34>} : (!struct2) -> f32
              %3809 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 35>} : (!struct2) -> f32
              %3810 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 36>} : (!struct2) -> f32
              %3811 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 37>} : (!struct2) -> f32
              %3812 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 38>} : (!struct2) -> f32
              %3813 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 39>} : (!struct2) -> f32
              %3814 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 40>} : (!struct2) -> f32
              %3815 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 41>} : (!struct2) -> f32
              %3816 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 42>} : (!struct2) -> f32
              %3817 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 43>} : (!struct2) -> f32
              %3818 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 44>} : (!struct2) -> f32
              %3819 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 45>} : (!struct2) -> f32
              %3820 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 46>} : (!struct2) -> f32
              %3821 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 47>} : (!struct2) -> f32
              %3822 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 48>} : (!struct2) -> f32
              %3823 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 49>} : (!struct2) -> f32
              %3824 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 50>} : (!struct2) -> f32
              %3825 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 51>} : (!struct2) -> f32
              %3826 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 52>} : (!struct2) -> f32
              %3827 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 53>} : (!struct2) -> f32
              %3828 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 54>} : (!struct2) -> f32
              %3829 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 55>} : (!struct2) -> f32
              %3830 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 56>} : (!struct2) -> f32
              %3831 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 57>} : (!struct2) -> f32
              %3832 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 58>} : (!struct2) -> f32
              %3833 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 59>} : (!struct2) -> f32
              %3834 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 60>} : (!struct2) -> f32
              %3835 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 61>} : (!struct2) -> f32
              %3836 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 62>} : (!struct2) -> f32
              %3837 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 63>} : (!struct2) -> f32
              %3838 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 64>} : (!struct2) -> f32
              %3839 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 65>} : (!struct2) -> f32
              %3840 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 66>} : (!struct2) -> f32
              %3841 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 67>} : (!struct2) -> f32
              %3842 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 68>} : (!struct2) -> f32
              %3843 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 69>} : (!struct2) -> f32
              %3844 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 70>} : (!struct2) -> f32
              %3845 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 71>} : (!struct2) -> f32
              %3846 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 72>} : (!struct2) -> f32
              %3847 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 73>} : (!struct2) -> f32
              %3848 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 74>} : (!struct2) -> f32
              %3849 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 75>} : (!struct2) -> f32
              %3850 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 76>} : (!struct2) -> f32
              %3851 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 77>} : (!struct2) -> f32
              %3852 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 78>} : (!struct2) -> f32
              %3853 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 79>} : (!struct2) -> f32
              %3854 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 80>} : (!struct2) -> f32
              %3855 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 81>} : (!struct2) -> f32
              %3856 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 82>} : (!struct2) -> f32
              %3857 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 83>} : (!struct2) -> f32
              %3858 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 84>} : (!struct2) -> f32
              %3859 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 85>} : (!struct2) -> f32
              %3860 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 86>} : (!struct2) -> f32
              %3861 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 87>} : (!struct2) -> f32
              %3862 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 88>} : (!struct2) -> f32
              %3863 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 89>} : (!struct2) -> f32
              %3864 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 90>} : (!struct2) -> f32
              %3865 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 91>} : (!struct2) -> f32
              %3866 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 92>} : (!struct2) -> f32
              %3867 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 93>} : (!struct2) -> f32
              %3868 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 94>} : (!struct2) -> f32
              %3869 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 95>} : (!struct2) -> f32
              %3870 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 96>} : (!struct2) -> f32
              %3871 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 97>} : (!struct2) -> f32
              %3872 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 98>} : (!struct2) -> f32
              %3873 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 99>} : (!struct2) -> f32
              %3874 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 100>} : (!struct2) -> f32
              %3875 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 101>} : (!struct2) -> f32
              %3876 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 102>} : (!struct2) -> f32
              %3877 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 103>} : (!struct2) -> f32
              %3878 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 104>} : (!struct2) -> f32
              %3879 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 105>} : (!struct2) -> f32
              %3880 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 106>} : (!struct2) -> f32
              %3881 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 107>} : (!struct2) -> f32
              %3882 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 108>} : (!struct2) -> f32
              %3883 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 109>} : (!struct2) -> f32
              %3884 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 110>} : (!struct2) -> f32
              %3885 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 111>} : (!struct2) -> f32
              %3886 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 112>} : (!struct2) -> f32
              %3887 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 113>} : (!struct2) -> f32
              %3888 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 114>} : (!struct2) -> f32
              %3889 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 115>} : (!struct2) -> f32
              %3890 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 116>} : (!struct2) -> f32
              %3891 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 117>} : (!struct2) -> f32
              %3892 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 118>} : (!struct2) -> f32
              %3893 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 119>} : (!struct2) -> f32
              %3894 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 120>} : (!struct2) -> f32
              %3895 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 121>} : (!struct2) -> f32
              %3896 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 122>} : (!struct2) -> f32
              %3897 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 123>} : (!struct2) -> f32
              %3898 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 124>} : (!struct2) -> f32
              %3899 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 125>} : (!struct2) -> f32
              %3900 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 126>} : (!struct2) -> f32
              %3901 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 127>} : (!struct2) -> f32
              %3902 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 128>} : (!struct2) -> f32
              %3903 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 129>} : (!struct2) -> f32
              %3904 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 130>} : (!struct2) -> f32
              %3905 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 131>} : (!struct2) -> f32
              %3906 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 132>} : (!struct2) -> f32
              %3907 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 133>} : (!struct2) -> f32
              %3908 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 134>} : (!struct2) -> f32
              %3909 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 135>} : (!struct2) -> f32
              %3910 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 136>} : (!struct2) -> f32
              %3911 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 137>} : (!struct2) -> f32
              %3912 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 138>} : (!struct2) -> f32
              %3913 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 139>} : (!struct2) -> f32
              %3914 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 140>} : (!struct2) -> f32
              %3915 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 141>} : (!struct2) -> f32
              %3916 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 142>} : (!struct2) -> f32
              %3917 = "llvm.extractvalue"(%t3918_r) {position = array<i64: 143>} : (!struct2) -> f32
              %3919 = "arith.constant"() {value = 256 : i32} : () -> i32
              "nvvm.barrier"(%3398, %3919) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 64 : i32} : (i32, i32) -> ()
              %3920 = "arith.subi"(%234, %1526) : (i32, i32) -> i32
              %3921 = "arith.constant"() {value = 64 : i32} : () -> i32
              %3922 = "arith.muli"(%3920, %3921) : (i32, i32) -> i32
              %3923 = "arith.addi"(%1547, %3922) : (i32, i32) -> i32
              %3924 = "llvm.getelementptr"(%46, %3923) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3925 = "llvm.load"(%3924) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3926 = "llvm.getelementptr"(%47, %3923) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3927 = "llvm.load"(%3926) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3928 = "arith.addi"(%1547, %94) : (i32, i32) -> i32
              %3929 = "arith.addi"(%3928, %3922) : (i32, i32) -> i32
              %3930 = "llvm.getelementptr"(%46, %3929) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3931 = "llvm.load"(%3930) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3932 = "llvm.getelementptr"(%47, %3929) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3933 = "llvm.load"(%3932) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3934 = "vector.from_elements"(%3714, %3715) : (f32, f32) -> vector<2xf32>
              %3935 = "vector.from_elements"(%3927, %3933) : (f32, f32) -> vector<2xf32>
              %3936 = "arith.mulf"(%3934, %3935) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %3937 = "vector.extract"(%3936) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3938 = "vector.extract"(%3936) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3939 = "arith.constant"() {value = 1.0 : f32} : () -> f32
              %3940 = "arith.cmpf"(%3927, %3939) {predicate = 13 : i64} : (f32, f32) -> i1
              %3941 = "arith.cmpf"(%3933, %3939) {predicate = 13 : i64} : (f32, f32) -> i1
              %3942 = "arith.ori"(%3940, %3941) : (i1, i1) -> i1
              %3943 = "nvvm.vote.sync"(%39, %3942) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 65 : i32} : (i32, i1) -> i1
              %3944, %3945, %3946, %3947, %3948, %3949, %3950, %3951, %3952, %3953, %3954, %3955, %3956, %3957, %3958, %3959, %3960, %3961, %3962, %3963, %3964, %3965, %3966, %3967, %3968, %3969, %3970, %3971, %3972, %3973, %3974, %3975, %3976, %3977, %3978, %3979, %3980, %3981, %3982, %3983, %3984, %3985, %3986, %3987, %3988, %3989, %3990, %3991, %3992, %3993, %3994, %3995, %3996, %3997, %3998, %3999, %4000, %4001, %4002, %4003, %4004, %4005, %4006, %4007, %4008, %4009, %4010, %4011, %4012, %4013, %4014, %4015, %4016, %4017, %4018, %4019, %4020, %4021, %4022, %4023, %4024, %4025, %4026, %4027, %4028, %4029, %4030, %4031, %4032, %4033, %4034, %4035, %4036, %4037, %4038, %4039, %4040, %4041, %4042, %4043, %4044, %4045, %4046, %4047, %4048, %4049, %4050, %4051, %4052, %4053, %4054, %4055, %4056, %4057, %4058, %4059, %4060, %4061, %4062, %4063, %4064, %4065, %4066, %4067, %4068, %4069, %4070, %4071 = "scf.if"(%3943) ({
                %4072 = "vector.from_elements"(%3790, %3791, %3794, %3795, %3798, %3799, %3802, %3803, %3806, %3807, %3810, %3811, %3814, %3815, %3818, %3819, %3822, %3823, %3826, %3827, %3830, %3831, %3834, %3835, %3838, %3839, %3842, %3843, %3846, %3847, %3850, %3851, %3854, %3855, %3858, %3859, %3862, %3863, %3866, %3867, %3870, %3871, %3874, %3875, %3878, %3879, %3882, %3883, %3886, %3887, %3890, %3891, %3894, %3895, %3898, %3899, %3902, %3903, %3906, %3907, %3910, %3911, %3914, %3915) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %4073 = "vector.broadcast"(%3927) : (f32) -> vector<64xf32>
                %4074 = "arith.mulf"(%4072, %4073) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %4075 = "vector.extract"(%4074) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %4076 = "vector.extract"(%4074) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %4077 = "vector.extract"(%4074) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %4078 = "vector.extract"(%4074) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %4079 = "vector.extract"(%4074) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %4080 = "vector.extract"(%4074) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %4081 = "vector.extract"(%4074) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %4082 = "vector.extract"(%4074) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %4083 = "vector.extract"(%4074) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %4084 = "vector.extract"(%4074) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %4085 = "vector.extract"(%4074) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %4086 = "vector.extract"(%4074) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %4087 = "vector.extract"(%4074) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %4088 = "vector.extract"(%4074) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %4089 = "vector.extract"(%4074) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %4090 = "vector.extract"(%4074) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %4091 = "vector.extract"(%4074) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %4092 = "vector.extract"(%4074) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %4093 = "vector.extract"(%4074) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %4094 = "vector.extract"(%4074) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %4095 = "vector.extract"(%4074) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %4096 = "vector.extract"(%4074) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %4097 = "vector.extract"(%4074) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %4098 = "vector.extract"(%4074) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %4099 = "vector.extract"(%4074) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %4100 = "vector.extract"(%4074) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %4101 = "vector.extract"(%4074) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %4102 = "vector.extract"(%4074) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %4103 = "vector.extract"(%4074) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %4104 = "vector.extract"(%4074) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %4105 = "vector.extract"(%4074) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %4106 = "vector.extract"(%4074) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %4107 = "vector.extract"(%4074) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %4108 = "vector.extract"(%4074) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %4109 = "vector.extract"(%4074) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %4110 = "vector.extract"(%4074) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %4111 = "vector.extract"(%4074) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %4112 = "vector.extract"(%4074) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %4113 = "vector.extract"(%4074) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %4114 = "vector.extract"(%4074) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %4115 = "vector.extract"(%4074) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %4116 = "vector.extract"(%4074) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %4117 = "vector.extract"(%4074) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %4118 = "vector.extract"(%4074) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %4119 = "vector.extract"(%4074) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %4120 = "vector.extract"(%4074) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %4121 = "vector.extract"(%4074) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %4122 = "vector.extract"(%4074) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %4123 = "vector.extract"(%4074) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %4124 = "vector.extract"(%4074) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %4125 = "vector.extract"(%4074) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %4126 = "vector.extract"(%4074) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %4127 = "vector.extract"(%4074) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %4128 = "vector.extract"(%4074) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %4129 = "vector.extract"(%4074) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %4130 = "vector.extract"(%4074) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %4131 = "vector.extract"(%4074) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %4132 = "vector.extract"(%4074) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %4133 = "vector.extract"(%4074) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %4134 = "vector.extract"(%4074) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %4135 = "vector.extract"(%4074) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %4136 = "vector.extract"(%4074) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %4137 = "vector.extract"(%4074) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %4138 = "vector.extract"(%4074) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %4139 = "vector.from_elements"(%3792, %3793, %3796, %3797, %3800, %3801, %3804, %3805, %3808, %3809, %3812, %3813, %3816, %3817, %3820, %3821, %3824, %3825, %3828, %3829, %3832, %3833, %3836, %3837, %3840, %3841, %3844, %3845, %3848, %3849, %3852, %3853, %3856, %3857, %3860, %3861, %3864, %3865, %3868, %3869, %3872, %3873, %3876, %3877, %3880, %3881, %3884, %3885, %3888, %3889, %3892, %3893, %3896, %3897, %3900, %3901, %3904, %3905, %3908, %3909, %3912, %3913, %3916, %3917) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %4140 = "vector.broadcast"(%3933) : (f32) -> vector<64xf32>
                %4141 = "arith.mulf"(%4139, %4140) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %4142 = "vector.extract"(%4141) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %4143 = "vector.extract"(%4141) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %4144 = "vector.extract"(%4141) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %4145 = "vector.extract"(%4141) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %4146 = "vector.extract"(%4141) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %4147 = "vector.extract"(%4141) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %4148 = "vector.extract"(%4141) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %4149 = "vector.extract"(%4141) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %4150 = "vector.extract"(%4141) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %4151 = "vector.extract"(%4141) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %4152 = "vector.extract"(%4141) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %4153 = "vector.extract"(%4141) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %4154 = "vector.extract"(%4141) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %4155 = "vector.extract"(%4141) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %4156 = "vector.extract"(%4141) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %4157 = "vector.extract"(%4141) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %4158 = "vector.extract"(%4141) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %4159 = "vector.extract"(%4141) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %4160 = "vector.extract"(%4141) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %4161 = "vector.extract"(%4141) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %4162 = "vector.extract"(%4141) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %4163 = "vector.extract"(%4141) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %4164 = "vector.extract"(%4141) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %4165 = "vector.extract"(%4141) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %4166 = "vector.extract"(%4141) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %4167 = "vector.extract"(%4141) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %4168 = "vector.extract"(%4141) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %4169 = "vector.extract"(%4141) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %4170 = "vector.extract"(%4141) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %4171 = "vector.extract"(%4141) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %4172 = "vector.extract"(%4141) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %4173 = "vector.extract"(%4141) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %4174 = "vector.extract"(%4141) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %4175 = "vector.extract"(%4141) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %4176 = "vector.extract"(%4141) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %4177 = "vector.extract"(%4141) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %4178 = "vector.extract"(%4141) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %4179 = "vector.extract"(%4141) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %4180 = "vector.extract"(%4141) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %4181 = "vector.extract"(%4141) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %4182 = "vector.extract"(%4141) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %4183 = "vector.extract"(%4141) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %4184 = "vector.extract"(%4141) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %4185 = "vector.extract"(%4141) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %4186 = "vector.extract"(%4141) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %4187 = "vector.extract"(%4141) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %4188 = "vector.extract"(%4141) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %4189 = "vector.extract"(%4141) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %4190 = "vector.extract"(%4141) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %4191 = "vector.extract"(%4141) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %4192 = "vector.extract"(%4141) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %4193 = "vector.extract"(%4141) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %4194 = "vector.extract"(%4141) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %4195 = "vector.extract"(%4141) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %4196 = "vector.extract"(%4141) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %4197 = "vector.extract"(%4141) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %4198 = "vector.extract"(%4141) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %4199 = "vector.extract"(%4141) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %4200 = "vector.extract"(%4141) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %4201 = "vector.extract"(%4141) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %4202 = "vector.extract"(%4141) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %4203 = "vector.extract"(%4141) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %4204 = "vector.extract"(%4141) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %4205 = "vector.extract"(%4141) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                "scf.yield"(%4075, %4076, %4142, %4143, %4077, %4078, %4144, %4145, %4079, %4080, %4146, %4147, %4081, %4082, %4148, %4149, %4083, %4084, %4150, %4151, %4085, %4086, %4152, %4153, %4087, %4088, %4154, %4155, %4089, %4090, %4156, %4157, %4091, %4092, %4158, %4159, %4093, %4094, %4160, %4161, %4095, %4096, %4162, %4163, %4097, %4098, %4164, %4165, %4099, %4100, %4166, %4167, %4101, %4102, %4168, %4169, %4103, %4104, %4170, %4171, %4105, %4106, %4172, %4173, %4107, %4108, %4174, %4175, %4109, %4110, %4176, %4177, %4111, %4112, %4178, %4179, %4113, %4114, %4180, %4181, %4115, %4116, %4182, %4183, %4117, %4118, %4184, %4185, %4119, %4120, %4186, %4187, %4121, %4122, %4188, %4189, %4123, %4124, %4190, %4191, %4125, %4126, %4192, %4193, %4127, %4128, %4194, %4195, %4129, %4130, %4196, %4197, %4131, %4132, %4198, %4199, %4133, %4134, %4200, %4201, %4135, %4136, %4202, %4203, %4137, %4138, %4204, %4205) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%3790, %3791, %3792, %3793, %3794, %3795, %3796, %3797, %3798, %3799, %3800, %3801, %3802, %3803, %3804, %3805, %3806, %3807, %3808, %3809, %3810, %3811, %3812, %3813, %3814, %3815, %3816, %3817, %3818, %3819, %3820, %3821, %3822, %3823, %3824, %3825, %3826, %3827, %3828, %3829, %3830, %3831, %3832, %3833, %3834, %3835, %3836, %3837, %3838, %3839, %3840, %3841, %3842, %3843, %3844, %3845, %3846, %3847, %3848, %3849, %3850, %3851, %3852, %3853, %3854, %3855, %3856, %3857, %3858, %3859, %3860, %3861, %3862, %3863, %3864, %3865, %3866, %3867, %3868, %3869, %3870, %3871, %3872, %3873, %3874, %3875, %3876, %3877, %3878, %3879, %3880, %3881, %3882, %3883, %3884, %3885, %3886, %3887, %3888, %3889, %3890, %3891, %3892, %3893, %3894, %3895, %3896, %3897, %3898, %3899, %3900, %3901, %3902, %3903, %3904, %3905, %3906, %3907, %3908, %3909, %3910, %3911, %3912, %3913, %3914, %3915, %3916, %3917) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %4206 = "arith.muli"(%3563, %3732) : (i32, i32) -> i32
              %4207 = "llvm.getelementptr"(%1532, %4206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %4208 = "arith.constant"() {value = true} : () -> i1
              %t4210_a = "llvm.ptrtoint"(%43) : (!llvm.ptr<3>) -> i32
              %t4210_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t4210_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t4210_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
              %t4210_shifted = "arith.shrui"(%t4210_a, %t4210_four) : (i32, i32) -> i32
              %t4210_low = "arith.andi"(%t4210_shifted, %t4210_mask) : (i32, i32) -> i32
              %t4210_wide = "arith.extui"(%t4210_low) : (i32) -> i64
              %4209 = "arith.ori"(%t4210_wide, %t4210_fields) : (i64, i64) -> i64
              %t4212_a = "llvm.ptrtoint"(%4207) : (!llvm.ptr<3>) -> i32
              %t4212_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t4212_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t4212_fields = "arith.constant"() {value = 4611686293322072064 : i64} : () -> i64
              %t4212_shifted = "arith.shrui"(%t4212_a, %t4212_four) : (i32, i32) -> i32
              %t4212_low = "arith.andi"(%t4212_shifted, %t4212_mask) : (i32, i32) -> i32
              %t4212_wide = "arith.extui"(%t4212_low) : (i32) -> i64
              %4211 = "arith.ori"(%t4212_wide, %t4212_fields) : (i64, i64) -> i64
              %t4341_r = "llvm.inline_asm"(%3944, %3945, %3946, %3947, %3948, %3949, %3950, %3951, %3952, %3953, %3954, %3955, %3956, %3957, %3958, %3959, %3960, %3961, %3962, %3963, %3964, %3965, %3966, %3967, %3968, %3969, %3970, %3971, %3972, %3973, %3974, %3975, %3976, %3977, %3978, %3979, %3980, %3981, %3982, %3983, %3984, %3985, %3986, %3987, %3988, %3989, %3990, %3991, %3992, %3993, %3994, %3995, %3996, %3997, %3998, %3999, %4000, %4001, %4002, %4003, %4004, %4005, %4006, %4007, %4008, %4009, %4010, %4011, %4012, %4013, %4014, %4015, %4016, %4017, %4018, %4019, %4020, %4021, %4022, %4023, %4024, %4025, %4026, %4027, %4028, %4029, %4030, %4031, %4032, %4033, %4034, %4035, %4036, %4037, %4038, %4039, %4040, %4041, %4042, %4043, %4044, %4045, %4046, %4047, %4048, %4049, %4050, %4051, %4052, %4053, %4054, %4055, %4056, %4057, %4058, %4059, %4060, %4061, %4062, %4063, %4064, %4065, %4066, %4067, %4068, %4069, %4070, %4071) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %4213 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 0>} : (!struct1) -> f32
              %4214 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 1>} : (!struct1) -> f32
              %4215 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 2>} : (!struct1) -> f32
              %4216 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 3>} : (!struct1) -> f32
              %4217 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 4>} : (!struct1) -> f32
              %4218 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 5>} : (!struct1) -> f32
              %4219 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 6>} : (!struct1) -> f32
              %4220 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 7>} : (!struct1) -> f32
              %4221 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 8>} : (!struct1) -> f32
              %4222 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 9>} : (!struct1) -> f32
              %4223 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 10>} : (!struct1) -> f32
              %4224 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 11>} : (!struct1) -> f32
              %4225 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 12>} : (!struct1) -> f32
              %4226 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 13>} : (!struct1) -> f32
              %4227 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 14>} : (!struct1) -> f32
              %4228 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 15>} : (!struct1) -> f32
              %4229 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 16>} : (!struct1) -> f32
              %4230 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 17>} : (!struct1) -> f32
              %4231 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 18>} : (!struct1) -> f32
              %4232 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 19>} : (!struct1) -> f32
              %4233 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 20>} : (!struct1) -> f32
              %4234 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 21>} : (!struct1) -> f32
              %4235 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 22>} : (!struct1) -> f32
              %4236 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 23>} : (!struct1) -> f32
              %4237 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 24>} : (!struct1) -> f32
              %4238 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 25>} : (!struct1) -> f32
              %4239 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 26>} : (!struct1) -> f32
              %4240 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 27>} : (!struct1) -> f32
              %4241 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 28>} : (!struct1) -> f32
              %4242 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 29>} : (!struct1) -> f32
              %4243 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 30>} : (!struct1) -> f32
              %4244 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 31>} : (!struct1) -> f32
              %4245 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 32>} : (!struct1) -> f32
              %4246 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 33>} : (!struct1) -> f32
              %4247 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 34>} : (!struct1) -> f32
              %4248 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 35>} : (!struct1) -> f32
              %4249 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 36>} : (!struct1) -> f32
              %4250 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 37>} : (!struct1) -> f32
              %4251 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 38>} : (!struct1) -> f32
              %4252 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 39>} : (!struct1) -> f32
              %4253 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 40>} : (!struct1) -> f32
              %4254 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 41>} : (!struct1) -> f32
              %4255 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 42>} : (!struct1) -> f32
              %4256 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 43>} : (!struct1) -> f32
              %4257 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 44>} : (!struct1) -> f32
              %4258 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 45>} : (!struct1) -> f32
              %4259 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 46>} : (!struct1) -> f32
              %4260 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 47>} : (!struct1) -> f32
              %4261 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 48>} : (!struct1) -> f32
              %4262 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 49>} : (!struct1) -> f32
              %4263 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 50>} : (!struct1) -> f32
              %4264 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 51>} : (!struct1) -> f32
              %4265 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 52>} : (!struct1) -> f32
              %4266 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 53>} : (!struct1) -> f32
              %4267 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 54>} : (!struct1) -> f32
              %4268 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 55>} : (!struct1) -> f32
              %4269 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 56>} : (!struct1) -> f32
              %4270 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 57>} : (!struct1) -> f32
              %4271 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 58>} : (!struct1) -> f32
              %4272 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 59>} : (!struct1) -> f32
              %4273 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 60>} : (!struct1) -> f32
              %4274 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 61>} : (!struct1) -> f32
              %4275 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 62>} : (!struct1) -> f32
              %4276 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 63>} : (!struct1) -> f32
              %4277 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 64>} : (!struct1) -> f32
              %4278 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 65>} : (!struct1) -> f32
              %4279 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 66>} : (!struct1) -> f32
              %4280 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 67>} : (!struct1) -> f32
              %4281 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 68>} : (!struct1) -> f32
              %4282 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 69>} : (!struct1) -> f32
              %4283 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 70>} : (!struct1) -> f32
              %4284 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 71>} : (!struct1) -> f32
              %4285 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 72>} : (!struct1) -> f32
              %4286 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 73>} : (!struct1) -> f32
              %4287 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 74>} : (!struct1) -> f32
              %4288 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 75>} : (!struct1) -> f32
              %4289 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 76>} : (!struct1) -> f32
              %4290 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 77>} : (!struct1) -> f32
              %4291 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 78>} : (!struct1) -> f32
              %4292 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 79>} : (!struct1) -> f32
              %4293 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 80>} : (!struct1) -> f32
              %4294 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 81>} : (!struct1) -> f32
              %4295 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 82>} : (!struct1) -> f32
              %4296 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 83>} : (!struct1) -> f32
              %4297 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 84>} : (!struct1) -> f32
              %4298 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 85>} : (!struct1) -> f32
              %4299 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 86>} : (!struct1) -> f32
              %4300 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 87>} : (!struct1) -> f32
              %4301 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 88>} : (!struct1) -> f32
              %4302 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 89>} : (!struct1) -> f32
              %4303 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 90>} : (!struct1) -> f32
              %4304 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 91>} : (!struct1) -> f32
              %4305 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 92>} : (!struct1) -> f32
              %4306 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 93>} : (!struct1) -> f32
              %4307 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 94>} : (!struct1) -> f32
              %4308 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 95>} : (!struct1) -> f32
              %4309 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 96>} : (!struct1) -> f32
              %4310 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 97>} : (!struct1) -> f32
              %4311 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 98>} : (!struct1) -> f32
              %4312 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 99>} : (!struct1) -> f32
              %4313 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 100>} : (!struct1) -> f32
              %4314 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 101>} : (!struct1) -> f32
              %4315 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 102>} : (!struct1) -> f32
              %4316 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 103>} : (!struct1) -> f32
              %4317 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 104>} : (!struct1) -> f32
              %4318 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 105>} : (!struct1) -> f32
              %4319 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 106>} : (!struct1) -> f32
              %4320 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 107>} : (!struct1) -> f32
              %4321 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 108>} : (!struct1) -> f32
              %4322 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 109>} : (!struct1) -> f32
              %4323 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 110>} : (!struct1) -> f32
              %4324 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 111>} : (!struct1) -> f32
              %4325 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 112>} : (!struct1) -> f32
              %4326 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 113>} : (!struct1) -> f32
              %4327 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 114>} : (!struct1) -> f32
              %4328 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 115>} : (!struct1) -> f32
              %4329 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 116>} : (!struct1) -> f32
              %4330 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 117>} : (!struct1) -> f32
              %4331 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 118>} : (!struct1) -> f32
              %4332 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 119>} : (!struct1) -> f32
              %4333 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 120>} : (!struct1) -> f32
              %4334 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 121>} : (!struct1) -> f32
              %4335 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 122>} : (!struct1) -> f32
              %4336 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 123>} : (!struct1) -> f32
              %4337 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 124>} : (!struct1) -> f32
              %4338 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 125>} : (!struct1) -> f32
              %4339 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 126>} : (!struct1) -> f32
              %4340 = "llvm.extractvalue"(%t4341_r) {position = array<i64: 127>} : (!struct1) -> f32
              %t4470_r = "llvm.inline_asm"(%4213, %4214, %4215, %4216, %4217, %4218, %4219, %4220, %4221, %4222, %4223, %4224, %4225, %4226, %4227, %4228, %4229, %4230, %4231, %4232, %4233, %4234, %4235, %4236, %4237, %4238, %4239, %4240, %4241, %4242, %4243, %4244, %4245, %4246, %4247, %4248, %4249, %4250, %4251, %4252, %4253, %4254, %4255, %4256, %4257, %4258, %4259, %4260, %4261, %4262, %4263, %4264, %4265, %4266, %4267, %4268, %4269, %4270, %4271, %4272, %4273, %4274, %4275, %4276, %4277, %4278, %4279, %4280, %4281, %4282, %4283, %4284, %4285, %4286, %4287, %4288, %4289, %4290, %4291, %4292, %4293, %4294, %4295, %4296, %4297, %4298, %4299, %4300, %4301, %4302, %4303, %4304, %4305, %4306, %4307, %4308, %4309, %4310, %4311, %4312, %4313, %4314, %4315, %4316, %4317, %4318, %4319, %4320, %4321, %4322, %4323, %4324, %4325, %4326, %4327, %4328, %4329, %4330, %4331, %4332, %4333, %4334, %4335, %4336, %4337, %4338, %4339, %4340, %4209, %4211, %4208) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 13824;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 1;\0Aadd.s64 da, $256, 13826;\0Aadd.s64 db, $257, 128;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 66 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
              %4342 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 0>} : (!struct1) -> f32
              %4343 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 1>} : (!struct1) -> f32
              %4344 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 2>} : (!struct1) -> f32
              %4345 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 3>} : (!struct1) -> f32
              %4346 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 4>} : (!struct1) -> f32
              %4347 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 5>} : (!struct1) -> f32
              %4348 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 6>} : (!struct1) -> f32
              %4349 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 7>} : (!struct1) -> f32
              %4350 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 8>} : (!struct1) -> f32
              %4351 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 9>} : (!struct1) -> f32
              %4352 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 10>} : (!struct1) -> f32
              %4353 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 11>} : (!struct1) -> f32
              %4354 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 12>} : (!struct1) -> f32
              %4355 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 13>} : (!struct1) -> f32
              %4356 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 14>} : (!struct1) -> f32
              %4357 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 15>} : (!struct1) -> f32
              %4358 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 16>} : (!struct1) -> f32
              %4359 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 17>} : (!struct1) -> f32
              %4360 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 18>} : (!struct1) -> f32
              %4361 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 19>} : (!struct1) -> f32
              %4362 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 20>} : (!struct1) -> f32
              %4363 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 21>} : (!struct1) -> f32
              %4364 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 22>} : (!struct1) -> f32
              %4365 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 23>} : (!struct1) -> f32
              %4366 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 24>} : (!struct1) -> f32
              %4367 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 25>} : (!struct1) -> f32
              %4368 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 26>} : (!struct1) -> f32
              %4369 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 27>} : (!struct1) -> f32
              %4370 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 28>} : (!struct1) -> f32
              %4371 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 29>} : (!struct1) -> f32
              %4372 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 30>} : (!struct1) -> f32
              %4373 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 31>} : (!struct1) -> f32
              %4374 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 32>} : (!struct1) -> f32
              %4375 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 33>} : (!struct1) -> f32
              %4376 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 34>} : (!struct1) -> f32
              %4377 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 35>} : (!struct1) -> f32
              %4378 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 36>} : (!struct1) -> f32
              %4379 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 37>} : (!struct1) -> f32
              %4380 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 38>} : (!struct1) -> f32
              %4381 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 39>} : (!struct1) -> f32
              %4382 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 40>} : (!struct1) -> f32
              %4383 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 41>} : (!struct1) -> f32
              %4384 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 42>} : (!struct1) -> f32
              %4385 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 43>} : (!struct1) -> f32
              %4386 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 44>} : (!struct1) -> f32
              %4387 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 45>} : (!struct1) -> f32
              %4388 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 46>} : (!struct1) -> f32
              %4389 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 47>} : (!struct1) -> f32
              %4390 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 48>} : (!struct1) -> f32
              %4391 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 49>} : (!struct1) -> f32
              %4392 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 50>} : (!struct1) -> f32
              %4393 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 51>} : (!struct1) -> f32
              %4394 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 52>} : (!struct1) -> f32
              %4395 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 53>} : (!struct1) -> f32
              %4396 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 54>} : (!struct1) -> f32
              %4397 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 55>} : (!struct1) -> f32
              %4398 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 56>} : (!struct1) -> f32
              %4399 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 57>} : (!struct1) -> f32
              %4400 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 58>} : (!struct1) -> f32
              %4401 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 59>} : (!struct1) -> f32
              %4402 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 60>} : (!struct1) -> f32
              %4403 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 61>} : (!struct1) -> f32
              %4404 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 62>} : (!struct1) -> f32
              %4405 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 63>} : (!struct1) -> f32
              %4406 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 64>} : (!struct1) -> f32
              %4407 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 65>} : (!struct1) -> f32
              %4408 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 66>} : (!struct1) -> f32
              %4409 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 67>} : (!struct1) -> f32
              %4410 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 68>} : (!struct1) -> f32
              %4411 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 69>} : (!struct1) -> f32
              %4412 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 70>} : (!struct1) -> f32
              %4413 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 71>} : (!struct1) -> f32
              %4414 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 72>} : (!struct1) -> f32
              %4415 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 73>} : (!struct1) -> f32
              %4416 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 74>} : (!struct1) -> f32
              %4417 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 75>} : (!struct1) -> f32
              %4418 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 76>} : (!struct1) -> f32
              %4419 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 77>} : (!struct1) -> f32
              %4420 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 78>} : (!struct1) -> f32
              %4421 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 79>} : (!struct1) -> f32
              %4422 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 80>} : (!struct1) -> f32
              %4423 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 81>} : (!struct1) -> f32
              %4424 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 82>} : (!struct1) -> f32
              %4425 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 83>} : (!struct1) -> f32
              %4426 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 84>} : (!struct1) -> f32
              %4427 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 85>} : (!struct1) -> f32
              %4428 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 86>} : (!struct1) -> f32
              %4429 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 87>} : (!struct1) -> f32
              %4430 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 88>} : (!struct1) -> f32
              %4431 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 89>} : (!struct1) -> f32
              %4432 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 90>} : (!struct1) -> f32
              %4433 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 91>} : (!struct1) -> f32
              %4434 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 92>} : (!struct1) -> f32
              %4435 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 93>} : (!struct1) -> f32
              %4436 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 94>} : (!struct1) -> f32
              %4437 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 95>} : (!struct1) -> f32
              %4438 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 96>} : (!struct1) -> f32
              %4439 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 97>} : (!struct1) -> f32
              %4440 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 98>} : (!struct1) -> f32
              %4441 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 99>} : (!struct1) -> f32
              %4442 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 100>} : (!struct1) -> f32
              %4443 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 101>} : (!struct1) -> f32
              %4444 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 102>} : (!struct1) -> f32
              %4445 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 103>} : (!struct1) -> f32
              %4446 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 104>} : (!struct1) -> f32
              %4447 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 105>} : (!struct1) -> f32
              %4448 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 106>} : (!struct1) -> f32
              %4449 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 107>} : (!struct1) -> f32
              %4450 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 108>} : (!struct1) -> f32
              %4451 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 109>} : (!struct1) -> f32
              %4452 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 110>} : (!struct1) -> f32
              %4453 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 111>} : (!struct1) -> f32
              %4454 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 112>} : (!struct1) -> f32
              %4455 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 113>} : (!struct1) -> f32
              %4456 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 114>} : (!struct1) -> f32
              %4457 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 115>} : (!struct1) -> f32
              %4458 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 116>} : (!struct1) -> f32
              %4459 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 117>} : (!struct1) -> f32
              %4460 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 118>} : (!struct1) -> f32
              %4461 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 119>} : (!struct1) -> f32
              %4462 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 120>} : (!struct1) -> f32
              %4463 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 121>} : (!struct1) -> f32
              %4464 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 122>} : (!struct1) -> f32
              %4465 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 123>} : (!struct1) -> f32
              %4466 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 124>} : (!struct1) -> f32
              %4467 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 125>} : (!struct1) -> f32
              %4468 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 126>} : (!struct1) -> f32
              %4469 = "llvm.extractvalue"(%t4470_r) {position = array<i64: 127>} : (!struct1) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %4471 = "arith.addi"(%1931, %3561) : (i32, i32) -> i32
              %4472 = "arith.muli"(%4471, %58) : (i32, i32) -> i32
              %4473 = "arith.remui"(%1543, %228) : (i32, i32) -> i32
              %4474 = "arith.muli"(%4473, %231) : (i32, i32) -> i32
              %4475 = "arith.addi"(%4472, %4474) : (i32, i32) -> i32
              %4476 = "arith.addi"(%4471, %234) : (i32, i32) -> i32
              %4477 = "arith.muli"(%4476, %58) : (i32, i32) -> i32
              %4478 = "arith.cmpi"(%4477, %1929) {predicate = 4 : i64} : (i32, i32) -> i1
              %4479, %4480, %4481, %4482, %4483, %4484, %4485, %4486, %4487, %4488, %4489, %4490, %4491, %4492, %4493, %4494 = "scf.if"(%4478) ({
                %4495 = "arith.cmpi"(%4475, %1929) {predicate = 5 : i64} : (i32, i32) -> i1
                %4496 = "scf.if"(%4495) ({
                  %4497 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4497) : (f32) -> ()
                }, {
                  "scf.yield"(%3774) : (f32) -> ()
                }) : (i1) -> f32
                %4498 = "arith.addi"(%4475, %234) : (i32, i32) -> i32
                %4499 = "arith.cmpi"(%4498, %1929) {predicate = 5 : i64} : (i32, i32) -> i1
                %4500 = "scf.if"(%4499) ({
                  %4501 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4501) : (f32) -> ()
                }, {
                  "scf.yield"(%3775) : (f32) -> ()
                }) : (i1) -> f32
                %4502 = "scf.if"(%4495) ({
                  %4503 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4503) : (f32) -> ()
                }, {
                  "scf.yield"(%3776) : (f32) -> ()
                }) : (i1) -> f32
                %4504 = "scf.if"(%4499) ({
                  %4505 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4505) : (f32) -> ()
                }, {
                  "scf.yield"(%3777) : (f32) -> ()
                }) : (i1) -> f32
                %4506 = "arith.addi"(%4475, %94) : (i32, i32) -> i32
                %4507 = "arith.cmpi"(%4506, %1929) {predicate = 5 : i64} : (i32, i32) -> i1
                %4508 = "scf.if"(%4507) ({
                  %4509 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4509) : (f32) -> ()
                }, {
                  "scf.yield"(%3778) : (f32) -> ()
                }) : (i1) -> f32
                %4510 = "arith.addi"(%4506, %234) : (i32, i32) -> i32
                %4511 = "arith.cmpi"(%4510, %1929) {predicate = 5 : i64} : (i32, i32) -> i1
                %4512 = "scf.if"(%4511) ({
                  %4513 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4513) : (f32) -> ()
                }, {
                  "scf.yield"(%3779) : (f32) -> ()
                }) : (i1) -> f32
                %4514 = "scf.if"(%4507) ({
                  %4515 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4515) : (f32) -> ()
                }, {
                  "scf.yield"(%3780) : (f32) -> ()
                }) : (i1) -> f32
                %4516 = "scf.if"(%4511) ({
                  %4517 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4517) : (f32) -> ()
                }, {
                  "scf.yield"(%3781) : (f32) -> ()
                }) : (i1) -> f32
                %4518 = "arith.addi"(%4475, %223) : (i32, i32) -> i32
                %4519 = "arith.cmpi"(%4518, %1929) {predicate = 5 : i64} : (i32, i32) -> i1
                %4520 = "scf.if"(%4519) ({
                  %4521 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4521) : (f32) -> ()
                }, {
                  "scf.yield"(%3782) : (f32) -> ()
                }) : (i1) -> f32
                %4522 = "arith.addi"(%4518, %234) : (i32, i32) -> i32
                %4523 = "arith.cmpi"(%4522, %1929) {predicate = 5 : i64} : (i32, i32) -> i1
                %4524 = "scf.if"(%4523) ({
                  %4525 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4525) : (f32) -> ()
                }, {
                  "scf.yield"(%3783) : (f32) -> ()
                }) : (i1) -> f32
                %4526 = "scf.if"(%4519) ({
                  %4527 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4527) : (f32) -> ()
                }, {
                  "scf.yield"(%3784) : (f32) -> ()
                }) : (i1) -> f32
                %4528 = "scf.if"(%4523) ({
                  %4529 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4529) : (f32) -> ()
                }, {
                  "scf.yield"(%3785) : (f32) -> ()
                }) : (i1) -> f32
                %4530 = "arith.constant"() {value = 24 : i32} : () -> i32
                %4531 = "arith.addi"(%4475, %4530) : (i32, i32) -> i32
                %4532 = "arith.cmpi"(%4531, %1929) {predicate = 5 : i64} : (i32, i32) -> i1
                %4533 = "scf.if"(%4532) ({
                  %4534 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4534) : (f32) -> ()
                }, {
                  "scf.yield"(%3786) : (f32) -> ()
                }) : (i1) -> f32
                %4535 = "arith.addi"(%4531, %234) : (i32, i32) -> i32
                %4536 = "arith.cmpi"(%4535, %1929) {predicate = 5 : i64} : (i32, i32) -> i1
                %4537 = "scf.if"(%4536) ({
                  %4538 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4538) : (f32) -> ()
                }, {
                  "scf.yield"(%3787) : (f32) -> ()
                }) : (i1) -> f32
                %4539 = "scf.if"(%4532) ({
                  %4540 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4540) : (f32) -> ()
                }, {
                  "scf.yield"(%3788) : (f32) -> ()
                }) : (i1) -> f32
                %4541 = "scf.if"(%4536) ({
                  %4542 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%4542) : (f32) -> ()
                }, {
                  "scf.yield"(%3789) : (f32) -> ()
                }) : (i1) -> f32
                "scf.yield"(%4496, %4500, %4502, %4504, %4508, %4512, %4514, %4516, %4520, %4524, %4526, %4528, %4533, %4537, %4539, %4541) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%3774, %3775, %3776, %3777, %3778, %3779, %3780, %3781, %3782, %3783, %3784, %3785, %3786, %3787, %3788, %3789) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %4543 = "llvm.bitcast"(%4479) : (f32) -> i32
              %4544 = "llvm.bitcast"(%4480) : (f32) -> i32
              %4545 = "llvm.bitcast"(%4483) : (f32) -> i32
              %4546 = "llvm.bitcast"(%4484) : (f32) -> i32
              %4547 = "llvm.bitcast"(%4487) : (f32) -> i32
              %4548 = "llvm.bitcast"(%4488) : (f32) -> i32
              %4549 = "llvm.bitcast"(%4491) : (f32) -> i32
              %4550 = "llvm.bitcast"(%4492) : (f32) -> i32
              %4551 = "arith.maxsi"(%4543, %4544) : (i32, i32) -> i32
              %4552 = "arith.maxsi"(%4551, %4545) : (i32, i32) -> i32
              %4553 = "arith.maxsi"(%4546, %4547) : (i32, i32) -> i32
              %4554 = "arith.maxsi"(%4553, %4548) : (i32, i32) -> i32
              %4555 = "arith.maxsi"(%4549, %4550) : (i32, i32) -> i32
              %4556 = "arith.maxsi"(%4552, %4554) : (i32, i32) -> i32
              %4557 = "arith.maxsi"(%4556, %4555) : (i32, i32) -> i32
              %4558 = "llvm.bitcast"(%4481) : (f32) -> i32
              %4559 = "llvm.bitcast"(%4482) : (f32) -> i32
              %4560 = "llvm.bitcast"(%4485) : (f32) -> i32
              %4561 = "llvm.bitcast"(%4486) : (f32) -> i32
              %4562 = "llvm.bitcast"(%4489) : (f32) -> i32
              %4563 = "llvm.bitcast"(%4490) : (f32) -> i32
              %4564 = "llvm.bitcast"(%4493) : (f32) -> i32
              %4565 = "llvm.bitcast"(%4494) : (f32) -> i32
              %4566 = "arith.maxsi"(%4558, %4559) : (i32, i32) -> i32
              %4567 = "arith.maxsi"(%4566, %4560) : (i32, i32) -> i32
              %4568 = "arith.maxsi"(%4561, %4562) : (i32, i32) -> i32
              %4569 = "arith.maxsi"(%4568, %4563) : (i32, i32) -> i32
              %4570 = "arith.maxsi"(%4564, %4565) : (i32, i32) -> i32
              %4571 = "arith.maxsi"(%4567, %4569) : (i32, i32) -> i32
              %4572 = "arith.maxsi"(%4571, %4570) : (i32, i32) -> i32
              %4573 = "arith.ori"(%4557, %4572) : (i32, i32) -> i32
              %4574 = "arith.cmpi"(%4573, %40) {predicate = 2 : i64} : (i32, i32) -> i1
              %4575 = "nvvm.vote.sync"(%39, %4574) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 67 : i32} : (i32, i1) -> i1
              %4576, %4577 = "scf.if"(%4575) ({
                %4578 = "llvm.bitcast"(%4479) : (f32) -> i32
                %4579 = "llvm.bitcast"(%4480) : (f32) -> i32
                %4580 = "llvm.bitcast"(%4483) : (f32) -> i32
                %4581 = "llvm.bitcast"(%4484) : (f32) -> i32
                %4582 = "llvm.bitcast"(%4487) : (f32) -> i32
                %4583 = "llvm.bitcast"(%4488) : (f32) -> i32
                %4584 = "llvm.bitcast"(%4491) : (f32) -> i32
                %4585 = "llvm.bitcast"(%4492) : (f32) -> i32
                %4586 = "arith.minui"(%4578, %4579) : (i32, i32) -> i32
                %4587 = "arith.minui"(%4586, %4580) : (i32, i32) -> i32
                %4588 = "arith.minui"(%4581, %4582) : (i32, i32) -> i32
                %4589 = "arith.minui"(%4588, %4583) : (i32, i32) -> i32
                %4590 = "arith.minui"(%4584, %4585) : (i32, i32) -> i32
                %4591 = "arith.minui"(%4587, %4589) : (i32, i32) -> i32
                %4592 = "arith.minui"(%4591, %4590) : (i32, i32) -> i32
                %4593 = "arith.cmpi"(%4557, %40) {predicate = 2 : i64} : (i32, i32) -> i1
                %4594 = "arith.select"(%4593, %4592, %4557) : (i1, i32, i32) -> i32
                %4595 = "llvm.bitcast"(%4481) : (f32) -> i32
                %4596 = "llvm.bitcast"(%4482) : (f32) -> i32
                %4597 = "llvm.bitcast"(%4485) : (f32) -> i32
                %4598 = "llvm.bitcast"(%4486) : (f32) -> i32
                %4599 = "llvm.bitcast"(%4489) : (f32) -> i32
                %4600 = "llvm.bitcast"(%4490) : (f32) -> i32
                %4601 = "llvm.bitcast"(%4493) : (f32) -> i32
                %4602 = "llvm.bitcast"(%4494) : (f32) -> i32
                %4603 = "arith.minui"(%4595, %4596) : (i32, i32) -> i32
                %4604 = "arith.minui"(%4603, %4597) : (i32, i32) -> i32
                %4605 = "arith.minui"(%4598, %4599) : (i32, i32) -> i32
                %4606 = "arith.minui"(%4605, %4600) : (i32, i32) -> i32
                %4607 = "arith.minui"(%4601, %4602) : (i32, i32) -> i32
                %4608 = "arith.minui"(%4604, %4606) : (i32, i32) -> i32
                %4609 = "arith.minui"(%4608, %4607) : (i32, i32) -> i32
                %4610 = "arith.cmpi"(%4572, %40) {predicate = 2 : i64} : (i32, i32) -> i1
                %4611 = "arith.select"(%4610, %4609, %4572) : (i1, i32, i32) -> i32
                "scf.yield"(%4594, %4611) : (i32, i32) -> ()
              }, {
                "scf.yield"(%4557, %4572) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              %4612 = "arith.bitcast"(%4576) : (i32) -> f32
              %4613 = "arith.bitcast"(%4577) : (i32) -> f32
              %4614 = "arith.mulf"(%4612, %1529) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4615 = "arith.mulf"(%4613, %1529) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4616 = "arith.constant"() {value = 2.0 : f32} : () -> f32
              %4617 = "arith.addf"(%3925, %4616) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4618 = "arith.cmpf"(%4614, %4617) {predicate = 2 : i64} : (f32, f32) -> i1
              %4619 = "arith.addf"(%3931, %4616) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4620 = "arith.cmpf"(%4615, %4619) {predicate = 2 : i64} : (f32, f32) -> i1
              %4621 = "arith.ori"(%4618, %4620) : (i1, i1) -> i1
              %4622 = "nvvm.vote.sync"(%39, %4621) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 68 : i32} : (i32, i1) -> i1
              %4623, %4624, %4625, %4626 = "scf.if"(%4622) ({
                %4627 = "nvvm.shfl.sync"(%39, %4614, %234, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 69 : i32} : (i32, f32, i32, i32) -> f32
                %4628 = "arith.maxnumf"(%4614, %4627) : (f32, f32) -> f32
                %4629 = "nvvm.shfl.sync"(%39, %4628, %231, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 70 : i32} : (i32, f32, i32, i32) -> f32
                %4630 = "arith.maxnumf"(%4628, %4629) : (f32, f32) -> f32
                %4631 = "arith.maxnumf"(%3925, %4630) : (f32, f32) -> f32
                %4632 = "nvvm.shfl.sync"(%39, %4615, %234, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 71 : i32} : (i32, f32, i32, i32) -> f32
                %4633 = "arith.maxnumf"(%4615, %4632) : (f32, f32) -> f32
                %4634 = "nvvm.shfl.sync"(%39, %4633, %231, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 72 : i32} : (i32, f32, i32, i32) -> f32
                %4635 = "arith.maxnumf"(%4633, %4634) : (f32, f32) -> f32
                %4636 = "arith.maxnumf"(%3931, %4635) : (f32, f32) -> f32
                "scf.yield"(%4631, %4636, %3925, %3931) : (f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%3925, %3931, %3927, %3933) : (f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32)
              %4637 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              %4638 = "arith.cmpf"(%4623, %4637) {predicate = 2 : i64} : (f32, f32) -> i1
              %4639 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %4640 = "arith.select"(%4638, %4623, %4639) : (i1, f32, f32) -> f32
              %4641 = "arith.subf"(%4625, %4640) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4642 = "llvm.call_intrinsic"(%4641) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4643 = "arith.select"(%4622, %4642, %3939) : (i1, f32, f32) -> f32
              %4644 = "arith.cmpi"(%4473, %40) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%4644) ({
                %4645 = "arith.muli"(%1526, %3921) : (i32, i32) -> i32
                %4646 = "arith.addi"(%1547, %4645) : (i32, i32) -> i32
                %4647 = "llvm.getelementptr"(%46, %4646) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%4623, %4647) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %4648 = "llvm.getelementptr"(%47, %4646) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%4643, %4648) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %4649 = "arith.cmpf"(%4624, %4637) {predicate = 2 : i64} : (f32, f32) -> i1
              %4650 = "arith.select"(%4649, %4624, %4639) : (i1, f32, f32) -> f32
              %4651 = "arith.subf"(%4626, %4650) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4652 = "llvm.call_intrinsic"(%4651) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4653 = "arith.select"(%4622, %4652, %3939) : (i1, f32, f32) -> f32
              "scf.if"(%4644) ({
                %4654 = "arith.muli"(%1526, %3921) : (i32, i32) -> i32
                %4655 = "arith.addi"(%3928, %4654) : (i32, i32) -> i32
                %4656 = "llvm.getelementptr"(%46, %4655) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%4624, %4656) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %4657 = "llvm.getelementptr"(%47, %4655) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%4653, %4657) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %4658 = "vector.from_elements"(%4479, %4480, %4483, %4484, %4487, %4488, %4491, %4492) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %4659 = "vector.broadcast"(%1529) : (f32) -> vector<8xf32>
              %4660 = "arith.mulf"(%4658, %4659) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %4661 = "arith.cmpf"(%4623, %4637) {predicate = 2 : i64} : (f32, f32) -> i1
              %4662 = "arith.select"(%4661, %4623, %4639) : (i1, f32, f32) -> f32
              %4663 = "vector.broadcast"(%4662) : (f32) -> vector<8xf32>
              %4664 = "arith.subf"(%4660, %4663) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %4665 = "vector.extract"(%4664) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %4666 = "vector.extract"(%4664) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %4667 = "vector.extract"(%4664) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %4668 = "vector.extract"(%4664) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %4669 = "vector.extract"(%4664) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %4670 = "vector.extract"(%4664) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %4671 = "vector.extract"(%4664) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %4672 = "vector.extract"(%4664) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %4673 = "llvm.call_intrinsic"(%4665) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4674 = "llvm.call_intrinsic"(%4666) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4675 = "llvm.call_intrinsic"(%4667) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4676 = "llvm.call_intrinsic"(%4668) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4677 = "llvm.call_intrinsic"(%4669) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4678 = "llvm.call_intrinsic"(%4670) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4679 = "llvm.call_intrinsic"(%4671) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4680 = "llvm.call_intrinsic"(%4672) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4681 = "vector.from_elements"(%4673, %4674, %4675, %4676, %4677, %4678, %4679, %4680) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %4682 = "vector.extract"(%4681) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %4683 = "vector.extract"(%4681) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %4684 = "arith.addf"(%4682, %4683) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4685 = "vector.extract"(%4681) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %4686 = "vector.extract"(%4681) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %4687 = "arith.addf"(%4685, %4686) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4688 = "arith.addf"(%4684, %4687) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4689 = "vector.extract"(%4681) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %4690 = "vector.extract"(%4681) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %4691 = "arith.addf"(%4689, %4690) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4692 = "vector.extract"(%4681) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %4693 = "vector.extract"(%4681) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %4694 = "arith.addf"(%4692, %4693) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4695 = "arith.addf"(%4691, %4694) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4696 = "arith.addf"(%4688, %4695) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4697 = "arith.addf"(%4696, %4639) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4698 = "vector.from_elements"(%4481, %4482, %4485, %4486, %4489, %4490, %4493, %4494) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %4699 = "vector.broadcast"(%1529) : (f32) -> vector<8xf32>
              %4700 = "arith.mulf"(%4698, %4699) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %4701 = "arith.cmpf"(%4624, %4637) {predicate = 2 : i64} : (f32, f32) -> i1
              %4702 = "arith.select"(%4701, %4624, %4639) : (i1, f32, f32) -> f32
              %4703 = "vector.broadcast"(%4702) : (f32) -> vector<8xf32>
              %4704 = "arith.subf"(%4700, %4703) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %4705 = "vector.extract"(%4704) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %4706 = "vector.extract"(%4704) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %4707 = "vector.extract"(%4704) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %4708 = "vector.extract"(%4704) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %4709 = "vector.extract"(%4704) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %4710 = "vector.extract"(%4704) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %4711 = "vector.extract"(%4704) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %4712 = "vector.extract"(%4704) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %4713 = "llvm.call_intrinsic"(%4705) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4714 = "llvm.call_intrinsic"(%4706) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4715 = "llvm.call_intrinsic"(%4707) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4716 = "llvm.call_intrinsic"(%4708) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4717 = "llvm.call_intrinsic"(%4709) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4718 = "llvm.call_intrinsic"(%4710) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4719 = "llvm.call_intrinsic"(%4711) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4720 = "llvm.call_intrinsic"(%4712) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4721 = "vector.from_elements"(%4713, %4714, %4715, %4716, %4717, %4718, %4719, %4720) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %4722 = "vector.extract"(%4721) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %4723 = "vector.extract"(%4721) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %4724 = "arith.addf"(%4722, %4723) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4725 = "vector.extract"(%4721) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %4726 = "vector.extract"(%4721) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %4727 = "arith.addf"(%4725, %4726) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4728 = "arith.addf"(%4724, %4727) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4729 = "vector.extract"(%4721) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %4730 = "vector.extract"(%4721) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %4731 = "arith.addf"(%4729, %4730) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4732 = "vector.extract"(%4721) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %4733 = "vector.extract"(%4721) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %4734 = "arith.addf"(%4732, %4733) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4735 = "arith.addf"(%4731, %4734) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4736 = "arith.addf"(%4728, %4735) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4737 = "arith.addf"(%4736, %4639) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4738 = "vector.from_elements"(%3937, %3938) : (f32, f32) -> vector<2xf32>
              %4739 = "vector.from_elements"(%4643, %4653) : (f32, f32) -> vector<2xf32>
              %4740 = "arith.mulf"(%4738, %4739) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %4741 = "vector.from_elements"(%4697, %4737) : (f32, f32) -> vector<2xf32>
              %4742 = "arith.addf"(%4740, %4741) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %4743 = "vector.extract"(%4742) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %4744 = "vector.extract"(%4742) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %4745 = "vector.from_elements"(%4682, %4689, %4722, %4729, %4685, %4692, %4725, %4732, %4683, %4690, %4723, %4730, %4686, %4693, %4726, %4733) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %4746 = "arith.truncf"(%4745) : (vector<16xf32>) -> vector<16xf16>
              %4747 = "vector.bitcast"(%4746) : (vector<16xf16>) -> vector<8xi32>
              %4748 = "vector.extract"(%4747) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
              %4749 = "vector.extract"(%4747) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
              %4750 = "vector.extract"(%4747) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
              %4751 = "vector.extract"(%4747) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
              %4752 = "vector.extract"(%4747) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
              %4753 = "vector.extract"(%4747) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
              %4754 = "vector.extract"(%4747) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
              %4755 = "vector.extract"(%4747) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
              %t4900_r = "llvm.inline_asm"(%4682, %4689, %4722, %4729, %4685, %4692, %4725, %4732, %4683, %4690, %4723, %4730, %4686, %4693, %4726, %4733, %4342, %4343, %4344, %4345, %4346, %4347, %4348, %4349, %4350, %4351, %4352, %4353, %4354, %4355, %4356, %4357, %4358, %4359, %4360, %4361, %4362, %4363, %4364, %4365, %4366, %4367, %4368, %4369, %4370, %4371, %4372, %4373, %4374, %4375, %4376, %4377, %4378, %4379, %4380, %4381, %4382, %4383, %4384, %4385, %4386, %4387, %4388, %4389, %4390, %4391, %4392, %4393, %4394, %4395, %4396, %4397, %4398, %4399, %4400, %4401, %4402, %4403, %4404, %4405, %4406, %4407, %4408, %4409, %4410, %4411, %4412, %4413, %4414, %4415, %4416, %4417, %4418, %4419, %4420, %4421, %4422, %4423, %4424, %4425, %4426, %4427, %4428, %4429, %4430, %4431, %4432, %4433, %4434, %4435, %4436, %4437, %4438, %4439, %4440, %4441, %4442, %4443, %4444, %4445, %4446, %4447, %4448, %4449, %4450, %4451, %4452, %4453, %4454, %4455, %4456, %4457, %4458, %4459, %4460, %4461, %4462, %4463, %4464, %4465, %4466, %4467, %4468, %4469) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %4756 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 0>} : (!struct2) -> f32
              %4757 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 1>} : (!struct2) -> f32
              %4758 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 2>} : (!struct2) -> f32
              %4759 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 3>} : (!struct2) -> f32
              %4760 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 4>} : (!struct2) -> f32
              %4761 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 5>} : (!struct2) -> f32
              %4762 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 6>} : (!struct2) -> f32
              %4763 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 7>} : (!struct2) -> f32
              %4764 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 8>} : (!struct2) -> f32
              %4765 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 9>} : (!struct2) -> f32
              %4766 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 10>} : (!struct2) -> f32
              %4767 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 11>} : (!struct2) -> f32
              %4768 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 12>} : (!struct2) -> f32
              %4769 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 13>} : (!struct2) -> f32
              %4770 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 14>} : (!struct2) -> f32
              %4771 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 15>} : (!struct2) -> f32
              %4772 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 16>} : (!struct2) -> f32
              %4773 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 17>} : (!struct2) -> f32
              %4774 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 18>} : (!struct2) -> f32
              %4775 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 19>} : (!struct2) -> f32
              %4776 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 20>} : (!struct2) -> f32
              %4777 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 21>} : (!struct2) -> f32
              %4778 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 22>} : (!struct2) -> f32
              %4779 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 23>} : (!struct2) -> f32
              %4780 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 24>} : (!struct2) -> f32
              %4781 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 25>} : (!struct2) -> f32
              %4782 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 26>} : (!struct2) -> f32
              %4783 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 27>} : (!struct2) -> f32
              %4784 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 28>} : (!struct2) -> f32
              %4785 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 29>} : (!struct2) -> f32
              %4786 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 30>} : (!struct2) -> f32
              %4787 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 31>} : (!struct2) -> f32
              %4788 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 32>} : (!struct2) -> f32
              %4789 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 33>} : (!struct2) -> f32
              %4790 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 34>} : (!struct2) -> f32
              %4791 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 35>} : (!struct2) -> f32
              %4792 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 36>} : (!struct2) -> f32
              %4793 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 37>} : (!struct2) -> f32
              %4794 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 38>} : (!struct2) -> f32
              %4795 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 39>} : (!struct2) -> f32
              %4796 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 40>} : (!struct2) -> f32
              %4797 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 41>} : (!struct2) -> f32
              %4798 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 42>} : (!struct2) -> f32
              %4799 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 43>} : (!struct2) -> f32
              %4800 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 44>} : (!struct2) -> f32
              %4801 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 45>} : (!struct2) -> f32
              %4802 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 46>} : (!struct2) -> f32
              %4803 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 47>} : (!struct2) -> f32
              %4804 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 48>} : (!struct2) -> f32
              %4805 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 49>} : (!struct2) -> f32
              %4806 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 50>} : (!struct2) -> f32
              %4807 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 51>} : (!struct2) -> f32
              %4808 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 52>} : (!struct2) -> f32
              %4809 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 53>} : (!struct2) -> f32
              %4810 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 54>} : (!struct2) -> f32
              %4811 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 55>} : (!struct2) -> f32
              %4812 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 56>} : (!struct2) -> f32
              %4813 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 57>} : (!struct2) -> f32
              %4814 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 58>} : (!struct2) -> f32
              %4815 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 59>} : (!struct2) -> f32
              %4816 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 60>} : (!struct2) -> f32
              %4817 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 61>} : (!struct2) -> f32
              %4818 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 62>} : (!struct2) -> f32
              %4819 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 63>} : (!struct2) -> f32
              %4820 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 64>} : (!struct2) -> f32
              %4821 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 65>} : (!struct2) -> f32
              %4822 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 66>} : (!struct2) -> f32
              %4823 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 67>} : (!struct2) -> f32
              %4824 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 68>} : (!struct2) -> f32
              %4825 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 69>} : (!struct2) -> f32
              %4826 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 70>} : (!struct2) -> f32
              %4827 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 71>} : (!struct2) -> f32
              %4828 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 72>} : (!struct2) -> f32
              %4829 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 73>} : (!struct2) -> f32
              %4830 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 74>} : (!struct2) -> f32
              %4831 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 75>} : (!struct2) -> f32
              %4832 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 76>} : (!struct2) -> f32
              %4833 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 77>} : (!struct2) -> f32
              %4834 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 78>} : (!struct2) -> f32
              %4835 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 79>} : (!struct2) -> f32
              %4836 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 80>} : (!struct2) -> f32
              %4837 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 81>} : (!struct2) -> f32
              %4838 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 82>} : (!struct2) -> f32
              %4839 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 83>} : (!struct2) -> f32
              %4840 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 84>} : (!struct2) -> f32
              %4841 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 85>} : (!struct2) -> f32
              %4842 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 86>} : (!struct2) -> f32
              %4843 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 87>} : (!struct2) -> f32
              %4844 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 88>} : (!struct2) -> f32
              %4845 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 89>} : (!struct2) -> f32
              %4846 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 90>} : (!struct2) -> f32
              %4847 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 91>} : (!struct2) -> f32
              %4848 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 92>} : (!struct2) -> f32
              %4849 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 93>} : (!struct2) -> f32
              %4850 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 94>} : (!struct2) -> f32
              %4851 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 95>} : (!struct2) -> f32
              %4852 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 96>} : (!struct2) -> f32
              %4853 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 97>} : (!struct2) -> f32
              %4854 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 98>} : (!struct2) -> f32
              %4855 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 99>} : (!struct2) -> f32
              %4856 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 100>} : (!struct2) -> f32
              %4857 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 101>} : (!struct2) -> f32
              %4858 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 102>} : (!struct2) -> f32
              %4859 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 103>} : (!struct2) -> f32
              %4860 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 104>} : (!struct2) -> f32
              %4861 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 105>} : (!struct2) -> f32
              %4862 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 106>} : (!struct2) -> f32
              %4863 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 107>} : (!struct2) -> f32
              %4864 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 108>} : (!struct2) -> f32
              %4865 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 109>} : (!struct2) -> f32
              %4866 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 110>} : (!struct2) -> f32
              %4867 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 111>} : (!struct2) -> f32
              %4868 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 112>} : (!struct2) -> f32
              %4869 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 113>} : (!struct2) -> f32
              %4870 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 114>} : (!struct2) -> f32
              %4871 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 115>} : (!struct2) -> f32
              %4872 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 116>} : (!struct2) -> f32
              %4873 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 117>} : (!struct2) -> f32
              %4874 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 118>} : (!struct2) -> f32
              %4875 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 119>} : (!struct2) -> f32
              %4876 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 120>} : (!struct2) -> f32
              %4877 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 121>} : (!struct2) -> f32
              %4878 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 122>} : (!struct2) -> f32
              %4879 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 123>} : (!struct2) -> f32
              %4880 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 124>} : (!struct2) -> f32
              %4881 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 125>} : (!struct2) -> f32
              %4882 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 126>} : (!struct2) -> f32
              %4883 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 127>} : (!struct2) -> f32
              %4884 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 128>} : (!struct2) -> f32
              %4885 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 129>} : (!struct2) -> f32
              %4886 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 130>} : (!struct2) -> f32
              %4887 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 131>} : (!struct2) -> f32
              %4888 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 132>} : (!struct2) -> f32
              %4889 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 133>} : (!struct2) -> f32
              %4890 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 134>} : (!struct2) -> f32
              %4891 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 135>} : (!struct2) -> f32
              %4892 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 136>} : (!struct2) -> f32
              %4893 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 137>} : (!struct2) -> f32
              %4894 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 138>} : (!struct2) -> f32
              %4895 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 139>} : (!struct2) -> f32
              %4896 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 140>} : (!struct2) -> f32
              %4897 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 141>} : (!struct2) -> f32
              %4898 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 142>} : (!struct2) -> f32
              %4899 = "llvm.extractvalue"(%t4900_r) {position = array<i64: 143>} : (!struct2) -> f32
              %4901 = "arith.cmpi"(%1543, %40) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%4901) ({
                %4902 = "llvm.getelementptr"(%66, %3566) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t4903_s0 = "llvm.ptrtoint"(%4902) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t4903_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %4904 = "arith.addi"(%3566, %234) : (i32, i32) -> i32
              %4905 = "arith.cmpi"(%4904, %228) {predicate = 0 : i64} : (i32, i32) -> i1
              %4906 = "arith.xori"(%3567, %234) : (i32, i32) -> i32
              %4907 = "arith.select"(%4905, %4906, %3567) : (i1, i32, i32) -> i32
              %4908 = "arith.select"(%4905, %40, %4904) : (i1, i32, i32) -> i32
              %4909 = "arith.addi"(%3565, %234) : (i32, i32) -> i32
              %4910 = "llvm.bitcast"(%4748) : (i32) -> vector<2xf16>
              %4911 = "vector.extract"(%4910) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4912 = "llvm.bitcast"(%4748) : (i32) -> vector<2xf16>
              %4913 = "vector.extract"(%4912) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4914 = "llvm.bitcast"(%4749) : (i32) -> vector<2xf16>
              %4915 = "vector.extract"(%4914) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4916 = "llvm.bitcast"(%4749) : (i32) -> vector<2xf16>
              %4917 = "vector.extract"(%4916) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4918 = "llvm.bitcast"(%4750) : (i32) -> vector<2xf16>
              %4919 = "vector.extract"(%4918) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4920 = "llvm.bitcast"(%4750) : (i32) -> vector<2xf16>
              %4921 = "vector.extract"(%4920) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4922 = "llvm.bitcast"(%4751) : (i32) -> vector<2xf16>
              %4923 = "vector.extract"(%4922) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4924 = "llvm.bitcast"(%4751) : (i32) -> vector<2xf16>
              %4925 = "vector.extract"(%4924) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4926 = "llvm.bitcast"(%4752) : (i32) -> vector<2xf16>
              %4927 = "vector.extract"(%4926) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4928 = "llvm.bitcast"(%4752) : (i32) -> vector<2xf16>
              %4929 = "vector.extract"(%4928) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4930 = "llvm.bitcast"(%4753) : (i32) -> vector<2xf16>
              %4931 = "vector.extract"(%4930) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4932 = "llvm.bitcast"(%4753) : (i32) -> vector<2xf16>
              %4933 = "vector.extract"(%4932) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4934 = "llvm.bitcast"(%4754) : (i32) -> vector<2xf16>
              %4935 = "vector.extract"(%4934) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4936 = "llvm.bitcast"(%4754) : (i32) -> vector<2xf16>
              %4937 = "vector.extract"(%4936) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4938 = "llvm.bitcast"(%4755) : (i32) -> vector<2xf16>
              %4939 = "vector.extract"(%4938) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4940 = "llvm.bitcast"(%4755) : (i32) -> vector<2xf16>
              %4941 = "vector.extract"(%4940) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4942 = "vector.from_elements"(%4911, %4913, %4915, %4917, %4919, %4921, %4923, %4925, %4927, %4929, %4931, %4933, %4935, %4937, %4939, %4941) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
              %4943 = "vector.extract"(%4942) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
              %4944 = "vector.extract"(%4942) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
              %4945 = "vector.extract"(%4942) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
              %4946 = "vector.extract"(%4942) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
              %4947 = "vector.extract"(%4942) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
              %4948 = "vector.extract"(%4942) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
              %4949 = "vector.extract"(%4942) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
              %4950 = "vector.extract"(%4942) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
              %4951 = "vector.extract"(%4942) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
              %4952 = "vector.extract"(%4942) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
              %4953 = "vector.extract"(%4942) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
              %4954 = "vector.extract"(%4942) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
              %4955 = "vector.extract"(%4942) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
              %4956 = "vector.extract"(%4942) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
              %4957 = "vector.extract"(%4942) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
              %4958 = "vector.extract"(%4942) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
              %4959 = "vector.from_elements"(%4943, %4944) : (f16, f16) -> vector<2xf16>
              %4960 = "llvm.bitcast"(%4959) : (vector<2xf16>) -> i32
              %4961 = "vector.from_elements"(%4945, %4946) : (f16, f16) -> vector<2xf16>
              %4962 = "llvm.bitcast"(%4961) : (vector<2xf16>) -> i32
              %4963 = "vector.from_elements"(%4947, %4948) : (f16, f16) -> vector<2xf16>
              %4964 = "llvm.bitcast"(%4963) : (vector<2xf16>) -> i32
              %4965 = "vector.from_elements"(%4949, %4950) : (f16, f16) -> vector<2xf16>
              %4966 = "llvm.bitcast"(%4965) : (vector<2xf16>) -> i32
              %4967 = "arith.constant"() {value = 192 : i32} : () -> i32
              %4968 = "arith.andi"(%1542, %4967) : (i32, i32) -> i32
              %4969 = "arith.constant"() {value = 3 : i32} : () -> i32
              %4970 = "arith.shrui"(%4968, %4969) : (i32, i32) -> i32
              %4971 = "arith.xori"(%1542, %4970) : (i32, i32) -> i32
              %4972 = "llvm.getelementptr"(%45, %4971) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.stmatrix"(%4972, %4960, %4962, %4964, %4966) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
              %4974 = "arith.addi"(%1542, %223) : (i32, i32) -> i32
              %4975 = "vector.from_elements"(%4951, %4952) : (f16, f16) -> vector<2xf16>
              %4976 = "llvm.bitcast"(%4975) : (vector<2xf16>) -> i32
              %4977 = "vector.from_elements"(%4953, %4954) : (f16, f16) -> vector<2xf16>
              %4978 = "llvm.bitcast"(%4977) : (vector<2xf16>) -> i32
              %4979 = "vector.from_elements"(%4955, %4956) : (f16, f16) -> vector<2xf16>
              %4980 = "llvm.bitcast"(%4979) : (vector<2xf16>) -> i32
              %4981 = "vector.from_elements"(%4957, %4958) : (f16, f16) -> vector<2xf16>
              %4982 = "llvm.bitcast"(%4981) : (vector<2xf16>) -> i32
              %4983 = "arith.andi"(%4974, %4967) : (i32, i32) -> i32
              %4984 = "arith.shrui"(%4983, %4969) : (i32, i32) -> i32
              %4985 = "arith.xori"(%4974, %4984) : (i32, i32) -> i32
              %4986 = "llvm.getelementptr"(%45, %4985) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.stmatrix"(%4986, %4976, %4978, %4980, %4982) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
              "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
              %4988 = "arith.addi"(%234, %1526) : (i32, i32) -> i32
              "nvvm.barrier.arrive"(%4988, %3919) {cutec.arm = 75 : i32} : (i32, i32) -> ()
              %4989, %4990, %4991, %4992, %4993, %4994, %4995, %4996, %4997, %4998, %4999, %5000, %5001, %5002, %5003, %5004, %5005, %5006, %5007, %5008, %5009, %5010, %5011, %5012, %5013, %5014, %5015, %5016, %5017, %5018, %5019, %5020, %5021, %5022, %5023, %5024, %5025, %5026, %5027, %5028, %5029, %5030, %5031, %5032, %5033, %5034, %5035, %5036, %5037, %5038, %5039, %5040, %5041, %5042, %5043, %5044, %5045, %5046, %5047, %5048, %5049, %5050, %5051, %5052, %5053, %5054, %5055, %5056, %5057, %5058, %5059, %5060, %5061, %5062, %5063, %5064, %5065, %5066, %5067, %5068, %5069, %5070, %5071, %5072, %5073, %5074, %5075, %5076, %5077, %5078, %5079, %5080, %5081, %5082, %5083, %5084, %5085, %5086, %5087, %5088, %5089, %5090, %5091, %5092, %5093, %5094, %5095, %5096, %5097, %5098, %5099, %5100, %5101, %5102, %5103, %5104, %5105, %5106, %5107, %5108, %5109, %5110, %5111, %5112, %5113, %5114, %5115, %5116 = "scf.if"(%4622) ({
                %5117 = "vector.from_elements"(%4772, %4773, %4776, %4777, %4780, %4781, %4784, %4785, %4788, %4789, %4792, %4793, %4796, %4797, %4800, %4801, %4804, %4805, %4808, %4809, %4812, %4813, %4816, %4817, %4820, %4821, %4824, %4825, %4828, %4829, %4832, %4833, %4836, %4837, %4840, %4841, %4844, %4845, %4848, %4849, %4852, %4853, %4856, %4857, %4860, %4861, %4864, %4865, %4868, %4869, %4872, %4873, %4876, %4877, %4880, %4881, %4884, %4885, %4888, %4889, %4892, %4893, %4896, %4897) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %5118 = "vector.broadcast"(%4643) : (f32) -> vector<64xf32>
                %5119 = "arith.mulf"(%5117, %5118) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %5120 = "vector.extract"(%5119) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %5121 = "vector.extract"(%5119) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %5122 = "vector.extract"(%5119) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %5123 = "vector.extract"(%5119) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %5124 = "vector.extract"(%5119) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %5125 = "vector.extract"(%5119) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %5126 = "vector.extract"(%5119) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %5127 = "vector.extract"(%5119) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %5128 = "vector.extract"(%5119) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %5129 = "vector.extract"(%5119) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %5130 = "vector.extract"(%5119) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %5131 = "vector.extract"(%5119) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %5132 = "vector.extract"(%5119) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %5133 = "vector.extract"(%5119) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %5134 = "vector.extract"(%5119) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %5135 = "vector.extract"(%5119) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %5136 = "vector.extract"(%5119) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %5137 = "vector.extract"(%5119) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %5138 = "vector.extract"(%5119) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %5139 = "vector.extract"(%5119) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %5140 = "vector.extract"(%5119) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %5141 = "vector.extract"(%5119) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %5142 = "vector.extract"(%5119) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %5143 = "vector.extract"(%5119) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %5144 = "vector.extract"(%5119) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %5145 = "vector.extract"(%5119) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %5146 = "vector.extract"(%5119) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %5147 = "vector.extract"(%5119) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %5148 = "vector.extract"(%5119) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %5149 = "vector.extract"(%5119) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %5150 = "vector.extract"(%5119) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %5151 = "vector.extract"(%5119) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %5152 = "vector.extract"(%5119) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %5153 = "vector.extract"(%5119) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %5154 = "vector.extract"(%5119) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %5155 = "vector.extract"(%5119) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %5156 = "vector.extract"(%5119) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %5157 = "vector.extract"(%5119) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %5158 = "vector.extract"(%5119) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %5159 = "vector.extract"(%5119) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %5160 = "vector.extract"(%5119) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %5161 = "vector.extract"(%5119) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %5162 = "vector.extract"(%5119) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %5163 = "vector.extract"(%5119) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %5164 = "vector.extract"(%5119) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %5165 = "vector.extract"(%5119) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %5166 = "vector.extract"(%5119) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %5167 = "vector.extract"(%5119) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %5168 = "vector.extract"(%5119) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %5169 = "vector.extract"(%5119) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %5170 = "vector.extract"(%5119) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %5171 = "vector.extract"(%5119) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %5172 = "vector.extract"(%5119) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %5173 = "vector.extract"(%5119) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %5174 = "vector.extract"(%5119) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %5175 = "vector.extract"(%5119) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %5176 = "vector.extract"(%5119) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %5177 = "vector.extract"(%5119) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %5178 = "vector.extract"(%5119) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %5179 = "vector.extract"(%5119) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %5180 = "vector.extract"(%5119) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %5181 = "vector.extract"(%5119) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %5182 = "vector.extract"(%5119) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %5183 = "vector.extract"(%5119) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %5184 = "vector.from_elements"(%4774, %4775, %4778, %4779, %4782, %4783, %4786, %4787, %4790, %4791, %4794, %4795, %4798, %4799, %4802, %4803, %4806, %4807, %4810, %4811, %4814, %4815, %4818, %4819, %4822, %4823, %4826, %4827, %4830, %4831, %4834, %4835, %4838, %4839, %4842, %4843, %4846, %4847, %4850, %4851, %4854, %4855, %4858, %4859, %4862, %4863, %4866, %4867, %4870, %4871, %4874, %4875, %4878, %4879, %4882, %4883, %4886, %4887, %4890, %4891, %4894, %4895, %4898, %4899) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %5185 = "vector.broadcast"(%4653) : (f32) -> vector<64xf32>
                %5186 = "arith.mulf"(%5184, %5185) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %5187 = "vector.extract"(%5186) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %5188 = "vector.extract"(%5186) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %5189 = "vector.extract"(%5186) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %5190 = "vector.extract"(%5186) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %5191 = "vector.extract"(%5186) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %5192 = "vector.extract"(%5186) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %5193 = "vector.extract"(%5186) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %5194 = "vector.extract"(%5186) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %5195 = "vector.extract"(%5186) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %5196 = "vector.extract"(%5186) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %5197 = "vector.extract"(%5186) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %5198 = "vector.extract"(%5186) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %5199 = "vector.extract"(%5186) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %5200 = "vector.extract"(%5186) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %5201 = "vector.extract"(%5186) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %5202 = "vector.extract"(%5186) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %5203 = "vector.extract"(%5186) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %5204 = "vector.extract"(%5186) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %5205 = "vector.extract"(%5186) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %5206 = "vector.extract"(%5186) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %5207 = "vector.extract"(%5186) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %5208 = "vector.extract"(%5186) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %5209 = "vector.extract"(%5186) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %5210 = "vector.extract"(%5186) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %5211 = "vector.extract"(%5186) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %5212 = "vector.extract"(%5186) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %5213 = "vector.extract"(%5186) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %5214 = "vector.extract"(%5186) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %5215 = "vector.extract"(%5186) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %5216 = "vector.extract"(%5186) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %5217 = "vector.extract"(%5186) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %5218 = "vector.extract"(%5186) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %5219 = "vector.extract"(%5186) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %5220 = "vector.extract"(%5186) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %5221 = "vector.extract"(%5186) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %5222 = "vector.extract"(%5186) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %5223 = "vector.extract"(%5186) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %5224 = "vector.extract"(%5186) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %5225 = "vector.extract"(%5186) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %5226 = "vector.extract"(%5186) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %5227 = "vector.extract"(%5186) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %5228 = "vector.extract"(%5186) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %5229 = "vector.extract"(%5186) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %5230 = "vector.extract"(%5186) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %5231 = "vector.extract"(%5186) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %5232 = "vector.extract"(%5186) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %5233 = "vector.extract"(%5186) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %5234 = "vector.extract"(%5186) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %5235 = "vector.extract"(%5186) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %5236 = "vector.extract"(%5186) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %5237 = "vector.extract"(%5186) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %5238 = "vector.extract"(%5186) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %5239 = "vector.extract"(%5186) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %5240 = "vector.extract"(%5186) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %5241 = "vector.extract"(%5186) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %5242 = "vector.extract"(%5186) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %5243 = "vector.extract"(%5186) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %5244 = "vector.extract"(%5186) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %5245 = "vector.extract"(%5186) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %5246 = "vector.extract"(%5186) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %5247 = "vector.extract"(%5186) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %5248 = "vector.extract"(%5186) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %5249 = "vector.extract"(%5186) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %5250 = "vector.extract"(%5186) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                "scf.yield"(%5120, %5121, %5187, %5188, %5122, %5123, %5189, %5190, %5124, %5125, %5191, %5192, %5126, %5127, %5193, %5194, %5128, %5129, %5195, %5196, %5130, %5131, %5197, %5198, %5132, %5133, %5199, %5200, %5134, %5135, %5201, %5202, %5136, %5137, %5203, %5204, %5138, %5139, %5205, %5206, %5140, %5141, %5207, %5208, %5142, %5143, %5209, %5210, %5144, %5145, %5211, %5212, %5146, %5147, %5213, %5214, %5148, %5149, %5215, %5216, %5150, %5151, %5217, %5218, %5152, %5153, %5219, %5220, %5154, %5155, %5221, %5222, %5156, %5157, %5223, %5224, %5158, %5159, %5225, %5226, %5160, %5161, %5227, %5228, %5162, %5163, %5229, %5230, %5164, %5165, %5231, %5232, %5166, %5167, %5233, %5234, %5168, %5169, %5235, %5236, %5170, %5171, %5237, %5238, %5172, %5173, %5239, %5240, %5174, %5175, %5241, %5242, %5176, %5177, %5243, %5244, %5178, %5179, %5245, %5246, %5180, %5181, %5247, %5248, %5182, %5183, %5249, %5250) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%4772, %4773, %4774, %4775, %4776, %4777, %4778, %4779, %4780, %4781, %4782, %4783, %4784, %4785, %4786, %4787, %4788, %4789, %4790, %4791, %4792, %4793, %4794, %4795, %4796, %4797, %4798, %4799, %4800, %4801, %4802, %4803, %4804, %4805, %4806, %4807, %4808, %4809, %4810, %4811, %4812, %4813, %4814, %4815, %4816, %4817, %4818, %4819, %4820, %4821, %4822, %4823, %4824, %4825, %4826, %4827, %4828, %4829, %4830, %4831, %4832, %4833, %4834, %4835, %4836, %4837, %4838, %4839, %4840, %4841, %4842, %4843, %4844, %4845, %4846, %4847, %4848, %4849, %4850, %4851, %4852, %4853, %4854, %4855, %4856, %4857, %4858, %4859, %4860, %4861, %4862, %4863, %4864, %4865, %4866, %4867, %4868, %4869, %4870, %4871, %4872, %4873, %4874, %4875, %4876, %4877, %4878, %4879, %4880, %4881, %4882, %4883, %4884, %4885, %4886, %4887, %4888, %4889, %4890, %4891, %4892, %4893, %4894, %4895, %4896, %4897, %4898, %4899) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %5251 = "llvm.getelementptr"(%1532, %3733) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t5253_a = "llvm.ptrtoint"(%5251) : (!llvm.ptr<3>) -> i32
              %t5253_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t5253_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t5253_fields = "arith.constant"() {value = 4611686293322072064 : i64} : () -> i64
              %t5253_shifted = "arith.shrui"(%t5253_a, %t5253_four) : (i32, i32) -> i32
              %t5253_low = "arith.andi"(%t5253_shifted, %t5253_mask) : (i32, i32) -> i32
              %t5253_wide = "arith.extui"(%t5253_low) : (i32) -> i64
              %5252 = "arith.ori"(%t5253_wide, %t5253_fields) : (i64, i64) -> i64
              %t5382_r = "llvm.inline_asm"(%4989, %4990, %4991, %4992, %4993, %4994, %4995, %4996, %4997, %4998, %4999, %5000, %5001, %5002, %5003, %5004, %5005, %5006, %5007, %5008, %5009, %5010, %5011, %5012, %5013, %5014, %5015, %5016, %5017, %5018, %5019, %5020, %5021, %5022, %5023, %5024, %5025, %5026, %5027, %5028, %5029, %5030, %5031, %5032, %5033, %5034, %5035, %5036, %5037, %5038, %5039, %5040, %5041, %5042, %5043, %5044, %5045, %5046, %5047, %5048, %5049, %5050, %5051, %5052, %5053, %5054, %5055, %5056, %5057, %5058, %5059, %5060, %5061, %5062, %5063, %5064, %5065, %5066, %5067, %5068, %5069, %5070, %5071, %5072, %5073, %5074, %5075, %5076, %5077, %5078, %5079, %5080, %5081, %5082, %5083, %5084, %5085, %5086, %5087, %5088, %5089, %5090, %5091, %5092, %5093, %5094, %5095, %5096, %5097, %5098, %5099, %5100, %5101, %5102, %5103, %5104, %5105, %5106, %5107, %5108, %5109, %5110, %5111, %5112, %5113, %5114, %5115, %5116) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %5254 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 0>} : (!struct1) -> f32
              %5255 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 1>} : (!struct1) -> f32
              %5256 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 2>} : (!struct1) -> f32
              %5257 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 3>} : (!struct1) -> f32
              %5258 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 4>} : (!struct1) -> f32
              %5259 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 5>} : (!struct1) -> f32
              %5260 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 6>} : (!struct1) -> f32
              %5261 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 7>} : (!struct1) -> f32
              %5262 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 8>} : (!struct1) -> f32
              %5263 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 9>} : (!struct1) -> f32
              %5264 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 10>} : (!struct1) -> f32
              %5265 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 11>} : (!struct1) -> f32
              %5266 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 12>} : (!struct1) -> f32
              %5267 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 13>} : (!struct1) -> f32
              %5268 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 14>} : (!struct1) -> f32
              %5269 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 15>} : (!struct1) -> f32
              %5270 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 16>} : (!struct1) -> f32
              %5271 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 17>} : (!struct1) -> f32
              %5272 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 18>} : (!struct1) -> f32
              %5273 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 19>} : (!struct1) -> f32
              %5274 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 20>} : (!struct1) -> f32
              %5275 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 21>} : (!struct1) -> f32
              %5276 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 22>} : (!struct1) -> f32
              %5277 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 23>} : (!struct1) -> f32
              %5278 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 24>} : (!struct1) -> f32
              %5279 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 25>} : (!struct1) -> f32
              %5280 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 26>} : (!struct1) -> f32
              %5281 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 27>} : (!struct1) -> f32
              %5282 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 28>} : (!struct1) -> f32
              %5283 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 29>} : (!struct1) -> f32
              %5284 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 30>} : (!struct1) -> f32
              %5285 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 31>} : (!struct1) -> f32
              %5286 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 32>} : (!struct1) -> f32
              %5287 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 33>} : (!struct1) -> f32
              %5288 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 34>} : (!struct1) -> f32
              %5289 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 35>} : (!struct1) -> f32
              %5290 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 36>} : (!struct1) -> f32
              %5291 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 37>} : (!struct1) -> f32
              %5292 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 38>} : (!struct1) -> f32
              %5293 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 39>} : (!struct1) -> f32
              %5294 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 40>} : (!struct1) -> f32
              %5295 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 41>} : (!struct1) -> f32
              %5296 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 42>} : (!struct1) -> f32
              %5297 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 43>} : (!struct1) -> f32
              %5298 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 44>} : (!struct1) -> f32
              %5299 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 45>} : (!struct1) -> f32
              %5300 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 46>} : (!struct1) -> f32
              %5301 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 47>} : (!struct1) -> f32
              %5302 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 48>} : (!struct1) -> f32
              %5303 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 49>} : (!struct1) -> f32
              %5304 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 50>} : (!struct1) -> f32
              %5305 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 51>} : (!struct1) -> f32
              %5306 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 52>} : (!struct1) -> f32
              %5307 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 53>} : (!struct1) -> f32
              %5308 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 54>} : (!struct1) -> f32
              %5309 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 55>} : (!struct1) -> f32
              %5310 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 56>} : (!struct1) -> f32
              %5311 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 57>} : (!struct1) -> f32
              %5312 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 58>} : (!struct1) -> f32
              %5313 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 59>} : (!struct1) -> f32
              %5314 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 60>} : (!struct1) -> f32
              %5315 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 61>} : (!struct1) -> f32
              %5316 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 62>} : (!struct1) -> f32
              %5317 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 63>} : (!struct1) -> f32
              %5318 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 64>} : (!struct1) -> f32
              %5319 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 65>} : (!struct1) -> f32
              %5320 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 66>} : (!struct1) -> f32
              %5321 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 67>} : (!struct1) -> f32
              %5322 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 68>} : (!struct1) -> f32
              %5323 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 69>} : (!struct1) -> f32
              %5324 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 70>} : (!struct1) -> f32
              %5325 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 71>} : (!struct1) -> f32
              %5326 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 72>} : (!struct1) -> f32
              %5327 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 73>} : (!struct1) -> f32
              %5328 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 74>} : (!struct1) -> f32
              %5329 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 75>} : (!struct1) -> f32
              %5330 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 76>} : (!struct1) -> f32
              %5331 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 77>} : (!struct1) -> f32
              %5332 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 78>} : (!struct1) -> f32
              %5333 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 79>} : (!struct1) -> f32
              %5334 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 80>} : (!struct1) -> f32
              %5335 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 81>} : (!struct1) -> f32
              %5336 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 82>} : (!struct1) -> f32
              %5337 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 83>} : (!struct1) -> f32
              %5338 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 84>} : (!struct1) -> f32
              %5339 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 85>} : (!struct1) -> f32
              %5340 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 86>} : (!struct1) -> f32
              %5341 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 87>} : (!struct1) -> f32
              %5342 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 88>} : (!struct1) -> f32
              %5343 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 89>} : (!struct1) -> f32
              %5344 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 90>} : (!struct1) -> f32
              %5345 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 91>} : (!struct1) -> f32
              %5346 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 92>} : (!struct1) -> f32
              %5347 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 93>} : (!struct1) -> f32
              %5348 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 94>} : (!struct1) -> f32
              %5349 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 95>} : (!struct1) -> f32
              %5350 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 96>} : (!struct1) -> f32
              %5351 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 97>} : (!struct1) -> f32
              %5352 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 98>} : (!struct1) -> f32
              %5353 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 99>} : (!struct1) -> f32
              %5354 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 100>} : (!struct1) -> f32
              %5355 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 101>} : (!struct1) -> f32
              %5356 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 102>} : (!struct1) -> f32
              %5357 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 103>} : (!struct1) -> f32
              %5358 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 104>} : (!struct1) -> f32
              %5359 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 105>} : (!struct1) -> f32
              %5360 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 106>} : (!struct1) -> f32
              %5361 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 107>} : (!struct1) -> f32
              %5362 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 108>} : (!struct1) -> f32
              %5363 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 109>} : (!struct1) -> f32
              %5364 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 110>} : (!struct1) -> f32
              %5365 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 111>} : (!struct1) -> f32
              %5366 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 112>} : (!struct1) -> f32
              %5367 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 113>} : (!struct1) -> f32
              %5368 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 114>} : (!struct1) -> f32
              %5369 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 115>} : (!struct1) -> f32
              %5370 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 116>} : (!struct1) -> f32
              %5371 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 117>} : (!struct1) -> f32
              %5372 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 118>} : (!struct1) -> f32
              %5373 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 119>} : (!struct1) -> f32
              %5374 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 120>} : (!struct1) -> f32
              %5375 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 121>} : (!struct1) -> f32
              %5376 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 122>} : (!struct1) -> f32
              %5377 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 123>} : (!struct1) -> f32
              %5378 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 124>} : (!struct1) -> f32
              %5379 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 125>} : (!struct1) -> f32
              %5380 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 126>} : (!struct1) -> f32
              %5381 = "llvm.extractvalue"(%t5382_r) {position = array<i64: 127>} : (!struct1) -> f32
              %t5511_r = "llvm.inline_asm"(%5254, %5255, %5256, %5257, %5258, %5259, %5260, %5261, %5262, %5263, %5264, %5265, %5266, %5267, %5268, %5269, %5270, %5271, %5272, %5273, %5274, %5275, %5276, %5277, %5278, %5279, %5280, %5281, %5282, %5283, %5284, %5285, %5286, %5287, %5288, %5289, %5290, %5291, %5292, %5293, %5294, %5295, %5296, %5297, %5298, %5299, %5300, %5301, %5302, %5303, %5304, %5305, %5306, %5307, %5308, %5309, %5310, %5311, %5312, %5313, %5314, %5315, %5316, %5317, %5318, %5319, %5320, %5321, %5322, %5323, %5324, %5325, %5326, %5327, %5328, %5329, %5330, %5331, %5332, %5333, %5334, %5335, %5336, %5337, %5338, %5339, %5340, %5341, %5342, %5343, %5344, %5345, %5346, %5347, %5348, %5349, %5350, %5351, %5352, %5353, %5354, %5355, %5356, %5357, %5358, %5359, %5360, %5361, %5362, %5363, %5364, %5365, %5366, %5367, %5368, %5369, %5370, %5371, %5372, %5373, %5374, %5375, %5376, %5377, %5378, %5379, %5380, %5381, %4748, %4749, %4750, %4751, %4752, %4753, %4754, %4755, %5252, %4208) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $264, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, {$256, $257, $258, $259}, db, $265, 1, 1, 1;\0Aadd.s64 db, $264, 128;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, {$260, $261, $262, $263}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 76 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
              %5383 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 0>} : (!struct1) -> f32
              %5384 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 1>} : (!struct1) -> f32
              %5385 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 2>} : (!struct1) -> f32
              %5386 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 3>} : (!struct1) -> f32
              %5387 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 4>} : (!struct1) -> f32
              %5388 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 5>} : (!struct1) -> f32
              %5389 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 6>} : (!struct1) -> f32
              %5390 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 7>} : (!struct1) -> f32
              %5391 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 8>} : (!struct1) -> f32
              %5392 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 9>} : (!struct1) -> f32
              %5393 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 10>} : (!struct1) -> f32
              %5394 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 11>} : (!struct1) -> f32
              %5395 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 12>} : (!struct1) -> f32
              %5396 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 13>} : (!struct1) -> f32
              %5397 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 14>} : (!struct1) -> f32
              %5398 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 15>} : (!struct1) -> f32
              %5399 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 16>} : (!struct1) -> f32
              %5400 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 17>} : (!struct1) -> f32
              %5401 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 18>} : (!struct1) -> f32
              %5402 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 19>} : (!struct1) -> f32
              %5403 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 20>} : (!struct1) -> f32
              %5404 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 21>} : (!struct1) -> f32
              %5405 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 22>} : (!struct1) -> f32
              %5406 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 23>} : (!struct1) -> f32
              %5407 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 24>} : (!struct1) -> f32
              %5408 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 25>} : (!struct1) -> f32
              %5409 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 26>} : (!struct1) -> f32
              %5410 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 27>} : (!struct1) -> f32
              %5411 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 28>} : (!struct1) -> f32
              %5412 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 29>} : (!struct1) -> f32
              %5413 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 30>} : (!struct1) -> f32
              %5414 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 31>} : (!struct1) -> f32
              %5415 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 32>} : (!struct1) -> f32
              %5416 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 33>} : (!struct1) -> f32
              %5417 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 34>} : (!struct1) -> f32
              %5418 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 35>} : (!struct1) -> f32
              %5419 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 36>} : (!struct1) -> f32
              %5420 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 37>} : (!struct1) -> f32
              %5421 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 38>} : (!struct1) -> f32
              %5422 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 39>} : (!struct1) -> f32
              %5423 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 40>} : (!struct1) -> f32
              %5424 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 41>} : (!struct1) -> f32
              %5425 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 42>} : (!struct1) -> f32
              %5426 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 43>} : (!struct1) -> f32
              %5427 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 44>} : (!struct1) -> f32
              %5428 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 45>} : (!struct1) -> f32
              %5429 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 46>} : (!struct1) -> f32
              %5430 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 47>} : (!struct1) -> f32
              %5431 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 48>} : (!struct1) -> f32
              %5432 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 49>} : (!struct1) -> f32
              %5433 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 50>} : (!struct1) -> f32
              %5434 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 51>} : (!struct1) -> f32
              %5435 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 52>} : (!struct1) -> f32
              %5436 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 53>} : (!struct1) -> f32
              %5437 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 54>} : (!struct1) -> f32
              %5438 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 55>} : (!struct1) -> f32
              %5439 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 56>} : (!struct1) -> f32
              %5440 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 57>} : (!struct1) -> f32
              %5441 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 58>} : (!struct1) -> f32
              %5442 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 59>} : (!struct1) -> f32
              %5443 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 60>} : (!struct1) -> f32
              %5444 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 61>} : (!struct1) -> f32
              %5445 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 62>} : (!struct1) -> f32
              %5446 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 63>} : (!struct1) -> f32
              %5447 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 64>} : (!struct1) -> f32
              %5448 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 65>} : (!struct1) -> f32
              %5449 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 66>} : (!struct1) -> f32
              %5450 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 67>} : (!struct1) -> f32
              %5451 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 68>} : (!struct1) -> f32
              %5452 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 69>} : (!struct1) -> f32
              %5453 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 70>} : (!struct1) -> f32
              %5454 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 71>} : (!struct1) -> f32
              %5455 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 72>} : (!struct1) -> f32
              %5456 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 73>} : (!struct1) -> f32
              %5457 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 74>} : (!struct1) -> f32
              %5458 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 75>} : (!struct1) -> f32
              %5459 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 76>} : (!struct1) -> f32
              %5460 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 77>} : (!struct1) -> f32
              %5461 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 78>} : (!struct1) -> f32
              %5462 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 79>} : (!struct1) -> f32
              %5463 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 80>} : (!struct1) -> f32
              %5464 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 81>} : (!struct1) -> f32
              %5465 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 82>} : (!struct1) -> f32
              %5466 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 83>} : (!struct1) -> f32
              %5467 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 84>} : (!struct1) -> f32
              %5468 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 85>} : (!struct1) -> f32
              %5469 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 86>} : (!struct1) -> f32
              %5470 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 87>} : (!struct1) -> f32
              %5471 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 88>} : (!struct1) -> f32
              %5472 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 89>} : (!struct1) -> f32
              %5473 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 90>} : (!struct1) -> f32
              %5474 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 91>} : (!struct1) -> f32
              %5475 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 92>} : (!struct1) -> f32
              %5476 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 93>} : (!struct1) -> f32
              %5477 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 94>} : (!struct1) -> f32
              %5478 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 95>} : (!struct1) -> f32
              %5479 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 96>} : (!struct1) -> f32
              %5480 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 97>} : (!struct1) -> f32
              %5481 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 98>} : (!struct1) -> f32
              %5482 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 99>} : (!struct1) -> f32
              %5483 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 100>} : (!struct1) -> f32
              %5484 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 101>} : (!struct1) -> f32
              %5485 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 102>} : (!struct1) -> f32
              %5486 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 103>} : (!struct1) -> f32
              %5487 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 104>} : (!struct1) -> f32
              %5488 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 105>} : (!struct1) -> f32
              %5489 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 106>} : (!struct1) -> f32
              %5490 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 107>} : (!struct1) -> f32
              %5491 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 108>} : (!struct1) -> f32
              %5492 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 109>} : (!struct1) -> f32
              %5493 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 110>} : (!struct1) -> f32
              %5494 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 111>} : (!struct1) -> f32
              %5495 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 112>} : (!struct1) -> f32
              %5496 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 113>} : (!struct1) -> f32
              %5497 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 114>} : (!struct1) -> f32
              %5498 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 115>} : (!struct1) -> f32
              %5499 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 116>} : (!struct1) -> f32
              %5500 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 117>} : (!struct1) -> f32
              %5501 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 118>} : (!struct1) -> f32
              %5502 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 119>} : (!struct1) -> f32
              %5503 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 120>} : (!struct1) -> f32
              %5504 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 121>} : (!struct1) -> f32
              %5505 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 122>} : (!struct1) -> f32
              %5506 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 123>} : (!struct1) -> f32
              %5507 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 124>} : (!struct1) -> f32
              %5508 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 125>} : (!struct1) -> f32
              %5509 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 126>} : (!struct1) -> f32
              %5510 = "llvm.extractvalue"(%t5511_r) {position = array<i64: 127>} : (!struct1) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %5512 = "arith.addi"(%3728, %234) : (i32, i32) -> i32
              %5513 = "arith.cmpi"(%5512, %228) {predicate = 0 : i64} : (i32, i32) -> i1
              %5514 = "arith.xori"(%3727, %234) : (i32, i32) -> i32
              %5515 = "arith.select"(%5513, %5514, %3727) : (i1, i32, i32) -> i32
              %5516 = "arith.select"(%5513, %40, %5512) : (i1, i32, i32) -> i32
              %5517 = "arith.addi"(%3729, %234) : (i32, i32) -> i32
              %t5662_r = "llvm.inline_asm"(%4756, %4757, %4758, %4759, %4760, %4761, %4762, %4763, %4764, %4765, %4766, %4767, %4768, %4769, %4770, %4771, %5383, %5384, %5385, %5386, %5387, %5388, %5389, %5390, %5391, %5392, %5393, %5394, %5395, %5396, %5397, %5398, %5399, %5400, %5401, %5402, %5403, %5404, %5405, %5406, %5407, %5408, %5409, %5410, %5411, %5412, %5413, %5414, %5415, %5416, %5417, %5418, %5419, %5420, %5421, %5422, %5423, %5424, %5425, %5426, %5427, %5428, %5429, %5430, %5431, %5432, %5433, %5434, %5435, %5436, %5437, %5438, %5439, %5440, %5441, %5442, %5443, %5444, %5445, %5446, %5447, %5448, %5449, %5450, %5451, %5452, %5453, %5454, %5455, %5456, %5457, %5458, %5459, %5460, %5461, %5462, %5463, %5464, %5465, %5466, %5467, %5468, %5469, %5470, %5471, %5472, %5473, %5474, %5475, %5476, %5477, %5478, %5479, %5480, %5481, %5482, %5483, %5484, %5485, %5486, %5487, %5488, %5489, %5490, %5491, %5492, %5493, %5494, %5495, %5496, %5497, %5498, %5499, %5500, %5501, %5502, %5503, %5504, %5505, %5506, %5507, %5508, %5509, %5510) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %5518 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 0>} : (!struct2) -> f32
              %5519 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 1>} : (!struct2) -> f32
              %5520 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 2>} : (!struct2) -> f32
              %5521 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 3>} : (!struct2) -> f32
              %5522 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 4>} : (!struct2) -> f32
              %5523 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 5>} : (!struct2) -> f32
              %5524 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 6>} : (!struct2) -> f32
              %5525 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 7>} : (!struct2) -> f32
              %5526 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 8>} : (!struct2) -> f32
              %5527 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 9>} : (!struct2) -> f32
              %5528 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 10>} : (!struct2) -> f32
              %5529 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 11>} : (!struct2) -> f32
              %5530 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 12>} : (!struct2) -> f32
              %5531 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 13>} : (!struct2) -> f32
              %5532 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 14>} : (!struct2) -> f32
              %5533 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 15>} : (!struct2) -> f32
              %5534 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 16>} : (!struct2) -> f32
              %5535 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 17>} : (!struct2) -> f32
              %5536 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 18>} : (!struct2) -> f32
              %5537 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 19>} : (!struct2) -> f32
              %5538 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 20>} : (!struct2) -> f32
              %5539 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 21>} : (!struct2) -> f32
              %5540 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 22>} : (!struct2) -> f32
              %5541 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 23>} : (!struct2) -> f32
              %5542 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 24>} : (!struct2) -> f32
              %5543 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 25>} : (!struct2) -> f32
              %5544 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 26>} : (!struct2) -> f32
              %5545 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 27>} : (!struct2) -> f32
              %5546 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 28>} : (!struct2) -> f32
              %5547 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 29>} : (!struct2) -> f32
              %5548 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 30>} : (!struct2) -> f32
              %5549 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 31>} : (!struct2) -> f32
              %5550 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 32>} : (!struct2) -> f32
              %5551 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 33>} : (!struct2) -> f32
              %5552 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 34>} : (!struct2) -> f32
              %5553 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 35>} : (!struct2) -> f32
              %5554 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 36>} : (!struct2) -> f32
              %5555 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 37>} : (!struct2) -> f32
              %5556 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 38>} : (!struct2) -> f32
              %5557 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 39>} : (!struct2) -> f32
              %5558 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 40>} : (!struct2) -> f32
              %5559 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 41>} : (!struct2) -> f32
              %5560 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 42>} : (!struct2) -> f32
              %5561 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 43>} : (!struct2) -> f32
              %5562 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 44>} : (!struct2) -> f32
              %5563 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 45>} : (!struct2) -> f32
              %5564 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 46>} : (!struct2) -> f32
              %5565 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 47>} : (!struct2) -> f32
              %5566 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 48>} : (!struct2) -> f32
              %5567 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 49>} : (!struct2) -> f32
              %5568 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 50>} : (!struct2) -> f32
              %5569 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 51>} : (!struct2) -> f32
              %5570 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 52>} : (!struct2) -> f32
              %5571 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 53>} : (!struct2) -> f32
              %5572 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 54>} : (!struct2) -> f32
              %5573 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 55>} : (!struct2) -> f32
              %5574 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 56>} : (!struct2) -> f32
              %5575 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 57>} : (!struct2) -> f32
              %5576 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 58>} : (!struct2) -> f32
              %5577 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 59>} : (!struct2) -> f32
              %5578 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 60>} : (!struct2) -> f32
              %5579 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 61>} : (!struct2) -> f32
              %5580 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 62>} : (!struct2) -> f32
              %5581 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 63>} : (!struct2) -> f32
              %5582 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 64>} : (!struct2) -> f32
              %5583 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 65>} : (!struct2) -> f32
              %5584 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 66>} : (!struct2) -> f32
              %5585 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 67>} : (!struct2) -> f32
              %5586 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 68>} : (!struct2) -> f32
              %5587 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 69>} : (!struct2) -> f32
              %5588 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 70>} : (!struct2) -> f32
              %5589 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 71>} : (!struct2) -> f32
              %5590 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 72>} : (!struct2) -> f32
              %5591 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 73>} : (!struct2) -> f32
              %5592 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 74>} : (!struct2) -> f32
              %5593 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 75>} : (!struct2) -> f32
              %5594 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 76>} : (!struct2) -> f32
              %5595 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 77>} : (!struct2) -> f32
              %5596 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 78>} : (!struct2) -> f32
              %5597 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 79>} : (!struct2) -> f32
              %5598 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 80>} : (!struct2) -> f32
              %5599 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 81>} : (!struct2) -> f32
              %5600 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 82>} : (!struct2) -> f32
              %5601 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 83>} : (!struct2) -> f32
              %5602 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 84>} : (!struct2) -> f32
              %5603 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 85>} : (!struct2) -> f32
              %5604 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 86>} : (!struct2) -> f32
              %5605 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 87>} : (!struct2) -> f32
              %5606 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 88>} : (!struct2) -> f32
              %5607 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 89>} : (!struct2) -> f32
              %5608 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 90>} : (!struct2) -> f32
              %5609 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 91>} : (!struct2) -> f32
              %5610 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 92>} : (!struct2) -> f32
              %5611 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 93>} : (!struct2) -> f32
              %5612 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 94>} : (!struct2) -> f32
              %5613 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 95>} : (!struct2) -> f32
              %5614 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 96>} : (!struct2) -> f32
              %5615 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 97>} : (!struct2) -> f32
              %5616 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 98>} : (!struct2) -> f32
              %5617 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 99>} : (!struct2) -> f32
              %5618 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 100>} : (!struct2) -> f32
              %5619 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 101>} : (!struct2) -> f32
              %5620 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 102>} : (!struct2) -> f32
              %5621 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 103>} : (!struct2) -> f32
              %5622 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 104>} : (!struct2) -> f32
              %5623 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 105>} : (!struct2) -> f32
              %5624 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 106>} : (!struct2) -> f32
              %5625 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 107>} : (!struct2) -> f32
              %5626 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 108>} : (!struct2) -> f32
              %5627 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 109>} : (!struct2) -> f32
              %5628 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 110>} : (!struct2) -> f32
              %5629 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 111>} : (!struct2) -> f32
              %5630 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 112>} : (!struct2) -> f32
              %5631 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 113>} : (!struct2) -> f32
              %5632 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 114>} : (!struct2) -> f32
              %5633 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 115>} : (!struct2) -> f32
              %5634 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 116>} : (!struct2) -> f32
              %5635 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 117>} : (!struct2) -> f32
              %5636 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 118>} : (!struct2) -> f32
              %5637 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 119>} : (!struct2) -> f32
              %5638 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 120>} : (!struct2) -> f32
              %5639 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 121>} : (!struct2) -> f32
              %5640 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 122>} : (!struct2) -> f32
              %5641 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 123>} : (!struct2) -> f32
              %5642 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 124>} : (!struct2) -> f32
              %5643 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 125>} : (!struct2) -> f32
              %5644 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 126>} : (!struct2) -> f32
              %5645 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 127>} : (!struct2) -> f32
              %5646 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 128>} : (!struct2) -> f32
              %5647 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 129>} : (!struct2) -> f32
              %5648 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 130>} : (!struct2) -> f32
              %5649 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 131>} : (!struct2) -> f32
              %5650 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 132>} : (!struct2) -> f32
              %5651 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 133>} : (!struct2) -> f32
              %5652 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 134>} : (!struct2) -> f32
              %5653 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 135>} : (!struct2) -> f32
              %5654 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 136>} : (!struct2) -> f32
              %5655 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 137>} : (!struct2) -> f32
              %5656 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 138>} : (!struct2) -> f32
              %5657 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 139>} : (!struct2) -> f32
              %5658 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 140>} : (!struct2) -> f32
              %5659 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 141>} : (!struct2) -> f32
              %5660 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 142>} : (!struct2) -> f32
              %5661 = "llvm.extractvalue"(%t5662_r) {position = array<i64: 143>} : (!struct2) -> f32
              "scf.if"(%4901) ({
                %5663 = "llvm.getelementptr"(%66, %4908) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t5664_s0 = "llvm.ptrtoint"(%5663) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t5664_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %5665 = "arith.addi"(%4908, %234) : (i32, i32) -> i32
              %5666 = "arith.cmpi"(%5665, %228) {predicate = 0 : i64} : (i32, i32) -> i1
              %5667 = "arith.xori"(%4907, %234) : (i32, i32) -> i32
              %5668 = "arith.select"(%5666, %5667, %4907) : (i1, i32, i32) -> i32
              %5669 = "arith.select"(%5666, %40, %5665) : (i1, i32, i32) -> i32
              %5670 = "arith.addi"(%4909, %234) : (i32, i32) -> i32
              "scf.yield"(%5517, %5516, %5515, %5670, %5669, %5668, %5518, %5519, %5520, %5521, %5522, %5523, %5524, %5525, %5526, %5527, %5528, %5529, %5530, %5531, %5532, %5533, %5534, %5535, %5536, %5537, %5538, %5539, %5540, %5541, %5542, %5543, %5544, %5545, %5546, %5547, %5548, %5549, %5550, %5551, %5552, %5553, %5554, %5555, %5556, %5557, %5558, %5559, %5560, %5561, %5562, %5563, %5564, %5565, %5566, %5567, %5568, %5569, %5570, %5571, %5572, %5573, %5574, %5575, %5576, %5577, %5578, %5579, %5580, %5581, %5582, %5583, %5584, %5585, %5586, %5587, %5588, %5589, %5590, %5591, %5592, %5593, %5594, %5595, %5596, %5597, %5598, %5599, %5600, %5601, %5602, %5603, %5604, %5605, %5606, %5607, %5608, %5609, %5610, %5611, %5612, %5613, %5614, %5615, %5616, %5617, %5618, %5619, %5620, %5621, %5622, %5623, %5624, %5625, %5626, %5627, %5628, %5629, %5630, %5631, %5632, %5633, %5634, %5635, %5636, %5637, %5638, %5639, %5640, %5641, %5642, %5643, %5644, %5645, %5646, %5647, %5648, %5649, %5650, %5651, %5652, %5653, %5654, %5655, %5656, %5657, %5658, %5659, %5660, %5661, %4623, %4624, %4743, %4744, %4960, %4962, %4964, %4966, %4976, %4978, %4980, %4982) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32)
            %5671 = "arith.cmpi"(%1543, %40) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%5671) ({
              %5672 = "llvm.getelementptr"(%50, %1941) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t5673_s0 = "llvm.ptrtoint"(%5672) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t5673_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %5674 = "arith.addi"(%1941, %234) : (i32, i32) -> i32
            %5675 = "arith.cmpi"(%5674, %234) {predicate = 0 : i64} : (i32, i32) -> i1
            %5676 = "arith.xori"(%1942, %234) : (i32, i32) -> i32
            %5677 = "arith.select"(%5675, %5676, %1942) : (i1, i32, i32) -> i32
            %5678 = "arith.select"(%5675, %40, %5674) : (i1, i32, i32) -> i32
            %5679 = "arith.addi"(%1940, %234) : (i32, i32) -> i32
            %5680 = "arith.subi"(%1982, %234) : (i32, i32) -> i32
            %5681 = "arith.andi"(%5680, %234) : (i32, i32) -> i32
            %5682 = "arith.cmpi"(%5681, %1526) {predicate = 1 : i64} : (i32, i32) -> i1
            %5683, %5684, %5685, %5686, %5687, %5688, %5689, %5690, %5691, %5692, %5693, %5694, %5695, %5696, %5697, %5698, %5699, %5700, %5701, %5702, %5703, %5704, %5705, %5706, %5707, %5708, %5709, %5710, %5711, %5712, %5713, %5714, %5715, %5716, %5717, %5718, %5719, %5720, %5721, %5722, %5723, %5724, %5725, %5726, %5727, %5728, %5729, %5730, %5731, %5732, %5733, %5734, %5735, %5736, %5737, %5738, %5739, %5740, %5741, %5742, %5743, %5744, %5745, %5746, %5747, %5748, %5749, %5750, %5751, %5752, %5753, %5754, %5755, %5756, %5757, %5758, %5759, %5760, %5761, %5762, %5763, %5764, %5765, %5766, %5767, %5768, %5769, %5770, %5771, %5772, %5773, %5774, %5775, %5776, %5777, %5778, %5779, %5780, %5781, %5782, %5783, %5784, %5785, %5786, %5787, %5788, %5789, %5790, %5791, %5792, %5793, %5794, %5795, %5796, %5797, %5798, %5799, %5800, %5801, %5802, %5803, %5804, %5805, %5806, %5807, %5808, %5809, %5810, %5811, %5812, %5813, %5814, %5815, %5816, %5817, %5818, %5819, %5820, %5821, %5822, %5823, %5824, %5825, %5826, %5827, %5828, %5829, %5830, %5831, %5832, %5833, %5834, %5835, %5836 = "scf.if"(%5682) ({
              %5837 = "arith.constant"() {value = 256 : i32} : () -> i32
              "nvvm.barrier"(%3398, %5837) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 77 : i32} : (i32, i32) -> ()
              %5838 = "arith.subi"(%234, %1526) : (i32, i32) -> i32
              %5839 = "arith.constant"() {value = 64 : i32} : () -> i32
              %5840 = "arith.muli"(%5838, %5839) : (i32, i32) -> i32
              %5841 = "arith.addi"(%1547, %5840) : (i32, i32) -> i32
              %5842 = "llvm.getelementptr"(%46, %5841) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %5843 = "llvm.load"(%5842) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %5844 = "llvm.getelementptr"(%47, %5841) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %5845 = "llvm.load"(%5844) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %5846 = "arith.addi"(%1547, %94) : (i32, i32) -> i32
              %5847 = "arith.addi"(%5846, %5840) : (i32, i32) -> i32
              %5848 = "llvm.getelementptr"(%46, %5847) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %5849 = "llvm.load"(%5848) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %5850 = "llvm.getelementptr"(%47, %5847) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %5851 = "llvm.load"(%5850) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %5852 = "vector.from_elements"(%3551, %3552) : (f32, f32) -> vector<2xf32>
              %5853 = "vector.from_elements"(%5845, %5851) : (f32, f32) -> vector<2xf32>
              %5854 = "arith.mulf"(%5852, %5853) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %5855 = "vector.extract"(%5854) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %5856 = "vector.extract"(%5854) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %5857 = "arith.constant"() {value = 1.0 : f32} : () -> f32
              %5858 = "arith.cmpf"(%5845, %5857) {predicate = 13 : i64} : (f32, f32) -> i1
              %5859 = "arith.cmpf"(%5851, %5857) {predicate = 13 : i64} : (f32, f32) -> i1
              %5860 = "arith.ori"(%5858, %5859) : (i1, i1) -> i1
              %5861 = "nvvm.vote.sync"(%39, %5860) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 78 : i32} : (i32, i1) -> i1
              %5862, %5863, %5864, %5865, %5866, %5867, %5868, %5869, %5870, %5871, %5872, %5873, %5874, %5875, %5876, %5877, %5878, %5879, %5880, %5881, %5882, %5883, %5884, %5885, %5886, %5887, %5888, %5889, %5890, %5891, %5892, %5893, %5894, %5895, %5896, %5897, %5898, %5899, %5900, %5901, %5902, %5903, %5904, %5905, %5906, %5907, %5908, %5909, %5910, %5911, %5912, %5913, %5914, %5915, %5916, %5917, %5918, %5919, %5920, %5921, %5922, %5923, %5924, %5925, %5926, %5927, %5928, %5929, %5930, %5931, %5932, %5933, %5934, %5935, %5936, %5937, %5938, %5939, %5940, %5941, %5942, %5943, %5944, %5945, %5946, %5947, %5948, %5949, %5950, %5951, %5952, %5953, %5954, %5955, %5956, %5957, %5958, %5959, %5960, %5961, %5962, %5963, %5964, %5965, %5966, %5967, %5968, %5969, %5970, %5971, %5972, %5973, %5974, %5975, %5976, %5977, %5978, %5979, %5980, %5981, %5982, %5983, %5984, %5985, %5986, %5987, %5988, %5989 = "scf.if"(%5861) ({
                %5990 = "vector.from_elements"(%3421, %3422, %3425, %3426, %3429, %3430, %3433, %3434, %3437, %3438, %3441, %3442, %3445, %3446, %3449, %3450, %3453, %3454, %3457, %3458, %3461, %3462, %3465, %3466, %3469, %3470, %3473, %3474, %3477, %3478, %3481, %3482, %3485, %3486, %3489, %3490, %3493, %3494, %3497, %3498, %3501, %3502, %3505, %3506, %3509, %3510, %3513, %3514, %3517, %3518, %3521, %3522, %3525, %3526, %3529, %3530, %3533, %3534, %3537, %3538, %3541, %3542, %3545, %3546) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %5991 = "vector.broadcast"(%5845) : (f32) -> vector<64xf32>
                %5992 = "arith.mulf"(%5990, %5991) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %5993 = "vector.extract"(%5992) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %5994 = "vector.extract"(%5992) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %5995 = "vector.extract"(%5992) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %5996 = "vector.extract"(%5992) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %5997 = "vector.extract"(%5992) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %5998 = "vector.extract"(%5992) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %5999 = "vector.extract"(%5992) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %6000 = "vector.extract"(%5992) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %6001 = "vector.extract"(%5992) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %6002 = "vector.extract"(%5992) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %6003 = "vector.extract"(%5992) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %6004 = "vector.extract"(%5992) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %6005 = "vector.extract"(%5992) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %6006 = "vector.extract"(%5992) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %6007 = "vector.extract"(%5992) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %6008 = "vector.extract"(%5992) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %6009 = "vector.extract"(%5992) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %6010 = "vector.extract"(%5992) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %6011 = "vector.extract"(%5992) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %6012 = "vector.extract"(%5992) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %6013 = "vector.extract"(%5992) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %6014 = "vector.extract"(%5992) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %6015 = "vector.extract"(%5992) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %6016 = "vector.extract"(%5992) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %6017 = "vector.extract"(%5992) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %6018 = "vector.extract"(%5992) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %6019 = "vector.extract"(%5992) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %6020 = "vector.extract"(%5992) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %6021 = "vector.extract"(%5992) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %6022 = "vector.extract"(%5992) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %6023 = "vector.extract"(%5992) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %6024 = "vector.extract"(%5992) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %6025 = "vector.extract"(%5992) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %6026 = "vector.extract"(%5992) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %6027 = "vector.extract"(%5992) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %6028 = "vector.extract"(%5992) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %6029 = "vector.extract"(%5992) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %6030 = "vector.extract"(%5992) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %6031 = "vector.extract"(%5992) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %6032 = "vector.extract"(%5992) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %6033 = "vector.extract"(%5992) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %6034 = "vector.extract"(%5992) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %6035 = "vector.extract"(%5992) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %6036 = "vector.extract"(%5992) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %6037 = "vector.extract"(%5992) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %6038 = "vector.extract"(%5992) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %6039 = "vector.extract"(%5992) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %6040 = "vector.extract"(%5992) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %6041 = "vector.extract"(%5992) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %6042 = "vector.extract"(%5992) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %6043 = "vector.extract"(%5992) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %6044 = "vector.extract"(%5992) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %6045 = "vector.extract"(%5992) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %6046 = "vector.extract"(%5992) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %6047 = "vector.extract"(%5992) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %6048 = "vector.extract"(%5992) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %6049 = "vector.extract"(%5992) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %6050 = "vector.extract"(%5992) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %6051 = "vector.extract"(%5992) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %6052 = "vector.extract"(%5992) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %6053 = "vector.extract"(%5992) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %6054 = "vector.extract"(%5992) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %6055 = "vector.extract"(%5992) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %6056 = "vector.extract"(%5992) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %6057 = "vector.from_elements"(%3423, %3424, %3427, %3428, %3431, %3432, %3435, %3436, %3439, %3440, %3443, %3444, %3447, %3448, %3451, %3452, %3455, %3456, %3459, %3460, %3463, %3464, %3467, %3468, %3471, %3472, %3475, %3476, %3479, %3480, %3483, %3484, %3487, %3488, %3491, %3492, %3495, %3496, %3499, %3500, %3503, %3504, %3507, %3508, %3511, %3512, %3515, %3516, %3519, %3520, %3523, %3524, %3527, %3528, %3531, %3532, %3535, %3536, %3539, %3540, %3543, %3544, %3547, %3548) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %6058 = "vector.broadcast"(%5851) : (f32) -> vector<64xf32>
                %6059 = "arith.mulf"(%6057, %6058) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %6060 = "vector.extract"(%6059) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %6061 = "vector.extract"(%6059) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %6062 = "vector.extract"(%6059) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %6063 = "vector.extract"(%6059) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %6064 = "vector.extract"(%6059) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %6065 = "vector.extract"(%6059) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %6066 = "vector.extract"(%6059) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %6067 = "vector.extract"(%6059) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %6068 = "vector.extract"(%6059) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %6069 = "vector.extract"(%6059) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %6070 = "vector.extract"(%6059) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %6071 = "vector.extract"(%6059) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %6072 = "vector.extract"(%6059) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %6073 = "vector.extract"(%6059) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %6074 = "vector.extract"(%6059) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %6075 = "vector.extract"(%6059) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %6076 = "vector.extract"(%6059) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %6077 = "vector.extract"(%6059) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %6078 = "vector.extract"(%6059) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %6079 = "vector.extract"(%6059) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %6080 = "vector.extract"(%6059) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %6081 = "vector.extract"(%6059) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %6082 = "vector.extract"(%6059) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %6083 = "vector.extract"(%6059) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %6084 = "vector.extract"(%6059) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %6085 = "vector.extract"(%6059) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %6086 = "vector.extract"(%6059) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %6087 = "vector.extract"(%6059) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %6088 = "vector.extract"(%6059) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %6089 = "vector.extract"(%6059) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %6090 = "vector.extract"(%6059) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %6091 = "vector.extract"(%6059) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %6092 = "vector.extract"(%6059) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %6093 = "vector.extract"(%6059) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %6094 = "vector.extract"(%6059) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %6095 = "vector.extract"(%6059) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %6096 = "vector.extract"(%6059) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %6097 = "vector.extract"(%6059) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %6098 = "vector.extract"(%6059) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %6099 = "vector.extract"(%6059) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %6100 = "vector.extract"(%6059) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %6101 = "vector.extract"(%6059) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %6102 = "vector.extract"(%6059) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %6103 = "vector.extract"(%6059) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %6104 = "vector.extract"(%6059) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %6105 = "vector.extract"(%6059) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %6106 = "vector.extract"(%6059) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %6107 = "vector.extract"(%6059) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %6108 = "vector.extract"(%6059) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %6109 = "vector.extract"(%6059) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %6110 = "vector.extract"(%6059) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %6111 = "vector.extract"(%6059) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %6112 = "vector.extract"(%6059) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %6113 = "vector.extract"(%6059) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %6114 = "vector.extract"(%6059) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %6115 = "vector.extract"(%6059) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %6116 = "vector.extract"(%6059) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %6117 = "vector.extract"(%6059) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %6118 = "vector.extract"(%6059) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %6119 = "vector.extract"(%6059) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %6120 = "vector.extract"(%6059) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %6121 = "vector.extract"(%6059) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %6122 = "vector.extract"(%6059) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %6123 = "vector.extract"(%6059) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                "scf.yield"(%5993, %5994, %6060, %6061, %5995, %5996, %6062, %6063, %5997, %5998, %6064, %6065, %5999, %6000, %6066, %6067, %6001, %6002, %6068, %6069, %6003, %6004, %6070, %6071, %6005, %6006, %6072, %6073, %6007, %6008, %6074, %6075, %6009, %6010, %6076, %6077, %6011, %6012, %6078, %6079, %6013, %6014, %6080, %6081, %6015, %6016, %6082, %6083, %6017, %6018, %6084, %6085, %6019, %6020, %6086, %6087, %6021, %6022, %6088, %6089, %6023, %6024, %6090, %6091, %6025, %6026, %6092, %6093, %6027, %6028, %6094, %6095, %6029, %6030, %6096, %6097, %6031, %6032, %6098, %6099, %6033, %6034, %6100, %6101, %6035, %6036, %6102, %6103, %6037, %6038, %6104, %6105, %6039, %6040, %6106, %6107, %6041, %6042, %6108, %6109, %6043, %6044, %6110, %6111, %6045, %6046, %6112, %6113, %6047, %6048, %6114, %6115, %6049, %6050, %6116, %6117, %6051, %6052, %6118, %6119, %6053, %6054, %6120, %6121, %6055, %6056, %6122, %6123) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%3421, %3422, %3423, %3424, %3425, %3426, %3427, %3428, %3429, %3430, %3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440, %3441, %3442, %3443, %3444, %3445, %3446, %3447, %3448, %3449, %3450, %3451, %3452, %3453, %3454, %3455, %3456, %3457, %3458, %3459, %3460, %3461, %3462, %3463, %3464, %3465, %3466, %3467, %3468, %3469, %3470, %3471, %3472, %3473, %3474, %3475, %3476, %3477, %3478, %3479, %3480, %3481, %3482, %3483, %3484, %3485, %3486, %3487, %3488, %3489, %3490, %3491, %3492, %3493, %3494, %3495, %3496, %3497, %3498, %3499, %3500, %3501, %3502, %3503, %3504, %3505, %3506, %3507, %3508, %3509, %3510, %3511, %3512, %3513, %3514, %3515, %3516, %3517, %3518, %3519, %3520, %3521, %3522, %3523, %3524, %3525, %3526, %3527, %3528, %3529, %3530, %3531, %3532, %3533, %3534, %3535, %3536, %3537, %3538, %3539, %3540, %3541, %3542, %3543, %3544, %3545, %3546, %3547, %3548) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %6124 = "arith.constant"() {value = 18432 : i32} : () -> i32
              %6125 = "arith.muli"(%3400, %6124) : (i32, i32) -> i32
              %6126 = "llvm.getelementptr"(%1532, %6125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %6127 = "arith.constant"() {value = true} : () -> i1
              %t6129_a = "llvm.ptrtoint"(%43) : (!llvm.ptr<3>) -> i32
              %t6129_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t6129_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t6129_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
              %t6129_shifted = "arith.shrui"(%t6129_a, %t6129_four) : (i32, i32) -> i32
              %t6129_low = "arith.andi"(%t6129_shifted, %t6129_mask) : (i32, i32) -> i32
              %t6129_wide = "arith.extui"(%t6129_low) : (i32) -> i64
              %6128 = "arith.ori"(%t6129_wide, %t6129_fields) : (i64, i64) -> i64
              %t6131_a = "llvm.ptrtoint"(%6126) : (!llvm.ptr<3>) -> i32
              %t6131_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t6131_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t6131_fields = "arith.constant"() {value = 4611686293322072064 : i64} : () -> i64
              %t6131_shifted = "arith.shrui"(%t6131_a, %t6131_four) : (i32, i32) -> i32
              %t6131_low = "arith.andi"(%t6131_shifted, %t6131_mask) : (i32, i32) -> i32
              %t6131_wide = "arith.extui"(%t6131_low) : (i32) -> i64
              %6130 = "arith.ori"(%t6131_wide, %t6131_fields) : (i64, i64) -> i64
              %t6260_r = "llvm.inline_asm"(%5862, %5863, %5864, %5865, %5866, %5867, %5868, %5869, %5870, %5871, %5872, %5873, %5874, %5875, %5876, %5877, %5878, %5879, %5880, %5881, %5882, %5883, %5884, %5885, %5886, %5887, %5888, %5889, %5890, %5891, %5892, %5893, %5894, %5895, %5896, %5897, %5898, %5899, %5900, %5901, %5902, %5903, %5904, %5905, %5906, %5907, %5908, %5909, %5910, %5911, %5912, %5913, %5914, %5915, %5916, %5917, %5918, %5919, %5920, %5921, %5922, %5923, %5924, %5925, %5926, %5927, %5928, %5929, %5930, %5931, %5932, %5933, %5934, %5935, %5936, %5937, %5938, %5939, %5940, %5941, %5942, %5943, %5944, %5945, %5946, %5947, %5948, %5949, %5950, %5951, %5952, %5953, %5954, %5955, %5956, %5957, %5958, %5959, %5960, %5961, %5962, %5963, %5964, %5965, %5966, %5967, %5968, %5969, %5970, %5971, %5972, %5973, %5974, %5975, %5976, %5977, %5978, %5979, %5980, %5981, %5982, %5983, %5984, %5985, %5986, %5987, %5988, %5989) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %6132 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 0>} : (!struct1) -> f32
              %6133 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 1>} : (!struct1) -> f32
              %6134 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 2>} : (!struct1) -> f32
              %6135 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 3>} : (!struct1) -> f32
              %6136 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 4>} : (!struct1) -> f32
              %6137 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 5>} : (!struct1) -> f32
              %6138 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 6>} : (!struct1) -> f32
              %6139 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 7>} : (!struct1) -> f32
              %6140 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 8>} : (!struct1) -> f32
              %6141 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 9>} : (!struct1) -> f32
              %6142 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 10>} : (!struct1) -> f32
              %6143 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 11>} : (!struct1) -> f32
              %6144 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 12>} : (!struct1) -> f32
              %6145 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 13>} : (!struct1) -> f32
              %6146 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 14>} : (!struct1) -> f32
              %6147 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 15>} : (!struct1) -> f32
              %6148 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 16>} : (!struct1) -> f32
              %6149 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 17>} : (!struct1) -> f32
              %6150 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 18>} : (!struct1) -> f32
              %6151 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 19>} : (!struct1) -> f32
              %6152 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 20>} : (!struct1) -> f32
              %6153 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 21>} : (!struct1) -> f32
              %6154 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 22>} : (!struct1) -> f32
              %6155 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 23>} : (!struct1) -> f32
              %6156 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 24>} : (!struct1) -> f32
              %6157 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 25>} : (!struct1) -> f32
              %6158 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 26>} : (!struct1) -> f32
              %6159 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 27>} : (!struct1) -> f32
              %6160 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 28>} : (!struct1) -> f32
              %6161 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 29>} : (!struct1) -> f32
              %6162 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 30>} : (!struct1) -> f32
              %6163 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 31>} : (!struct1) -> f32
              %6164 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 32>} : (!struct1) -> f32
              %6165 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 33>} : (!struct1) -> f32
              %6166 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 34>} : (!struct1) -> f32
              %6167 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 35>} : (!struct1) -> f32
              %6168 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 36>} : (!struct1) -> f32
              %6169 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 37>} : (!struct1) -> f32
              %6170 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 38>} : (!struct1) -> f32
              %6171 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 39>} : (!struct1) -> f32
              %6172 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 40>} : (!struct1) -> f32
              %6173 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 41>} : (!struct1) -> f32
              %6174 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 42>} : (!struct1) -> f32
              %6175 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 43>} : (!struct1) -> f32
              %6176 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 44>} : (!struct1) -> f32
              %6177 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 45>} : (!struct1) -> f32
              %6178 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 46>} : (!struct1) -> f32
              %6179 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 47>} : (!struct1) -> f32
              %6180 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 48>} : (!struct1) -> f32
              %6181 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 49>} : (!struct1) -> f32
              %6182 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 50>} : (!struct1) -> f32
              %6183 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 51>} : (!struct1) -> f32
              %6184 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 52>} : (!struct1) -> f32
              %6185 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 53>} : (!struct1) -> f32
              %6186 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 54>} : (!struct1) -> f32
              %6187 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 55>} : (!struct1) -> f32
              %6188 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 56>} : (!struct1) -> f32
              %6189 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 57>} : (!struct1) -> f32
              %6190 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 58>} : (!struct1) -> f32
              %6191 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 59>} : (!struct1) -> f32
              %6192 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 60>} : (!struct1) -> f32
              %6193 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 61>} : (!struct1) -> f32
              %6194 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 62>} : (!struct1) -> f32
              %6195 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 63>} : (!struct1) -> f32
              %6196 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 64>} : (!struct1) -> f32
              %6197 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 65>} : (!struct1) -> f32
              %6198 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 66>} : (!struct1) -> f32
              %6199 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 67>} : (!struct1) -> f32
              %6200 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 68>} : (!struct1) -> f32
              %6201 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 69>} : (!struct1) -> f32
              %6202 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 70>} : (!struct1) -> f32
              %6203 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 71>} : (!struct1) -> f32
              %6204 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 72>} : (!struct1) -> f32
              %6205 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 73>} : (!struct1) -> f32
              %6206 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 74>} : (!struct1) -> f32
              %6207 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 75>} : (!struct1) -> f32
              %6208 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 76>} : (!struct1) -> f32
              %6209 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 77>} : (!struct1) -> f32
              %6210 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 78>} : (!struct1) -> f32
              %6211 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 79>} : (!struct1) -> f32
              %6212 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 80>} : (!struct1) -> f32
              %6213 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 81>} : (!struct1) -> f32
              %6214 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 82>} : (!struct1) -> f32
              %6215 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 83>} : (!struct1) -> f32
              %6216 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 84>} : (!struct1) -> f32
              %6217 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 85>} : (!struct1) -> f32
              %6218 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 86>} : (!struct1) -> f32
              %6219 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 87>} : (!struct1) -> f32
              %6220 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 88>} : (!struct1) -> f32
              %6221 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 89>} : (!struct1) -> f32
              %6222 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 90>} : (!struct1) -> f32
              %6223 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 91>} : (!struct1) -> f32
              %6224 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 92>} : (!struct1) -> f32
              %6225 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 93>} : (!struct1) -> f32
              %6226 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 94>} : (!struct1) -> f32
              %6227 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 95>} : (!struct1) -> f32
              %6228 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 96>} : (!struct1) -> f32
              %6229 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 97>} : (!struct1) -> f32
              %6230 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 98>} : (!struct1) -> f32
              %6231 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 99>} : (!struct1) -> f32
              %6232 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 100>} : (!struct1) -> f32
              %6233 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 101>} : (!struct1) -> f32
              %6234 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 102>} : (!struct1) -> f32
              %6235 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 103>} : (!struct1) -> f32
              %6236 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 104>} : (!struct1) -> f32
              %6237 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 105>} : (!struct1) -> f32
              %6238 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 106>} : (!struct1) -> f32
              %6239 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 107>} : (!struct1) -> f32
              %6240 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 108>} : (!struct1) -> f32
              %6241 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 109>} : (!struct1) -> f32
              %6242 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 110>} : (!struct1) -> f32
              %6243 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 111>} : (!struct1) -> f32
              %6244 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 112>} : (!struct1) -> f32
              %6245 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 113>} : (!struct1) -> f32
              %6246 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 114>} : (!struct1) -> f32
              %6247 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 115>} : (!struct1) -> f32
              %6248 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 116>} : (!struct1) -> f32
              %6249 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 117>} : (!struct1) -> f32
              %6250 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 118>} : (!struct1) -> f32
              %6251 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 119>} : (!struct1) -> f32
              %6252 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 120>} : (!struct1) -> f32
              %6253 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 121>} : (!struct1) -> f32
              %6254 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 122>} : (!struct1) -> f32
              %6255 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 123>} : (!struct1) -> f32
              %6256 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 124>} : (!struct1) -> f32
              %6257 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 125>} : (!struct1) -> f32
              %6258 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 126>} : (!struct1) -> f32
              %6259 = "llvm.extractvalue"(%t6260_r) {position = array<i64: 127>} : (!struct1) -> f32
              %t6389_r = "llvm.inline_asm"(%6132, %6133, %6134, %6135, %6136, %6137, %6138, %6139, %6140, %6141, %6142, %6143, %6144, %6145, %6146, %6147, %6148, %6149, %6150, %6151, %6152, %6153, %6154, %6155, %6156, %6157, %6158, %6159, %6160, %6161, %6162, %6163, %6164, %6165, %6166, %6167, %6168, %6169, %6170, %6171, %6172, %6173, %6174, %6175, %6176, %6177, %6178, %6179, %6180, %6181, %6182, %6183, %6184, %6185, %6186, %6187, %6188, %6189, %6190, %6191, %6192, %6193, %6194, %6195, %6196, %6197, %6198, %6199, %6200, %6201, %6202, %6203, %6204, %6205, %6206, %6207, %6208, %6209, %6210, %6211, %6212, %6213, %6214, %6215, %6216, %6217, %6218, %6219, %6220, %6221, %6222, %6223, %6224, %6225, %6226, %6227, %6228, %6229, %6230, %6231, %6232, %6233, %6234, %6235, %6236, %6237, %6238, %6239, %6240, %6241, %6242, %6243, %6244, %6245, %6246, %6247, %6248, %6249, %6250, %6251, %6252, %6253, %6254, %6255, %6256, %6257, %6258, %6259, %6128, %6130, %6127) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 13824;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 1;\0Aadd.s64 da, $256, 13826;\0Aadd.s64 db, $257, 128;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 79 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
              %6261 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 0>} : (!struct1) -> f32
              %6262 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 1>} : (!struct1) -> f32
              %6263 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 2>} : (!struct1) -> f32
              %6264 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 3>} : (!struct1) -> f32
              %6265 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 4>} : (!struct1) -> f32
              %6266 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 5>} : (!struct1) -> f32
              %6267 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 6>} : (!struct1) -> f32
              %6268 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 7>} : (!struct1) -> f32
              %6269 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 8>} : (!struct1) -> f32
              %6270 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 9>} : (!struct1) -> f32
              %6271 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 10>} : (!struct1) -> f32
              %6272 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 11>} : (!struct1) -> f32
              %6273 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 12>} : (!struct1) -> f32
              %6274 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 13>} : (!struct1) -> f32
              %6275 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 14>} : (!struct1) -> f32
              %6276 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 15>} : (!struct1) -> f32
              %6277 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 16>} : (!struct1) -> f32
              %6278 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 17>} : (!struct1) -> f32
              %6279 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 18>} : (!struct1) -> f32
              %6280 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 19>} : (!struct1) -> f32
              %6281 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 20>} : (!struct1) -> f32
              %6282 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 21>} : (!struct1) -> f32
              %6283 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 22>} : (!struct1) -> f32
              %6284 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 23>} : (!struct1) -> f32
              %6285 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 24>} : (!struct1) -> f32
              %6286 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 25>} : (!struct1) -> f32
              %6287 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 26>} : (!struct1) -> f32
              %6288 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 27>} : (!struct1) -> f32
              %6289 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 28>} : (!struct1) -> f32
              %6290 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 29>} : (!struct1) -> f32
              %6291 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 30>} : (!struct1) -> f32
              %6292 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 31>} : (!struct1) -> f32
              %6293 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 32>} : (!struct1) -> f32
              %6294 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 33>} : (!struct1) -> f32
              %6295 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 34>} : (!struct1) -> f32
              %6296 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 35>} : (!struct1) -> f32
              %6297 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 36>} : (!struct1) -> f32
              %6298 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 37>} : (!struct1) -> f32
              %6299 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 38>} : (!struct1) -> f32
              %6300 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 39>} : (!struct1) -> f32
              %6301 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 40>} : (!struct1) -> f32
              %6302 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 41>} : (!struct1) -> f32
              %6303 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 42>} : (!struct1) -> f32
              %6304 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 43>} : (!struct1) -> f32
              %6305 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 44>} : (!struct1) -> f32
              %6306 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 45>} : (!struct1) -> f32
              %6307 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 46>} : (!struct1) -> f32
              %6308 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 47>} : (!struct1) -> f32
              %6309 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 48>} : (!struct1) -> f32
              %6310 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 49>} : (!struct1) -> f32
              %6311 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 50>} : (!struct1) -> f32
              %6312 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 51>} : (!struct1) -> f32
              %6313 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 52>} : (!struct1) -> f32
              %6314 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 53>} : (!struct1) -> f32
              %6315 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 54>} : (!struct1) -> f32
              %6316 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 55>} : (!struct1) -> f32
              %6317 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 56>} : (!struct1) -> f32
              %6318 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 57>} : (!struct1) -> f32
              %6319 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 58>} : (!struct1) -> f32
              %6320 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 59>} : (!struct1) -> f32
              %6321 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 60>} : (!struct1) -> f32
              %6322 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 61>} : (!struct1) -> f32
              %6323 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 62>} : (!struct1) -> f32
              %6324 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 63>} : (!struct1) -> f32
              %6325 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 64>} : (!struct1) -> f32
              %6326 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 65>} : (!struct1) -> f32
              %6327 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 66>} : (!struct1) -> f32
              %6328 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 67>} : (!struct1) -> f32
              %6329 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 68>} : (!struct1) -> f32
              %6330 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 69>} : (!struct1) -> f32
              %6331 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 70>} : (!struct1) -> f32
              %6332 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 71>} : (!struct1) -> f32
              %6333 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 72>} : (!struct1) -> f32
              %6334 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 73>} : (!struct1) -> f32
              %6335 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 74>} : (!struct1) -> f32
              %6336 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 75>} : (!struct1) -> f32
              %6337 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 76>} : (!struct1) -> f32
              %6338 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 77>} : (!struct1) -> f32
              %6339 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 78>} : (!struct1) -> f32
              %6340 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 79>} : (!struct1) -> f32
              %6341 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 80>} : (!struct1) -> f32
              %6342 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 81>} : (!struct1) -> f32
              %6343 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 82>} : (!struct1) -> f32
              %6344 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 83>} : (!struct1) -> f32
              %6345 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 84>} : (!struct1) -> f32
              %6346 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 85>} : (!struct1) -> f32
              %6347 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 86>} : (!struct1) -> f32
              %6348 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 87>} : (!struct1) -> f32
              %6349 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 88>} : (!struct1) -> f32
              %6350 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 89>} : (!struct1) -> f32
              %6351 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 90>} : (!struct1) -> f32
              %6352 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 91>} : (!struct1) -> f32
              %6353 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 92>} : (!struct1) -> f32
              %6354 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 93>} : (!struct1) -> f32
              %6355 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 94>} : (!struct1) -> f32
              %6356 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 95>} : (!struct1) -> f32
              %6357 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 96>} : (!struct1) -> f32
              %6358 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 97>} : (!struct1) -> f32
              %6359 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 98>} : (!struct1) -> f32
              %6360 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 99>} : (!struct1) -> f32
              %6361 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 100>} : (!struct1) -> f32
              %6362 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 101>} : (!struct1) -> f32
              %6363 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 102>} : (!struct1) -> f32
              %6364 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 103>} : (!struct1) -> f32
              %6365 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 104>} : (!struct1) -> f32
              %6366 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 105>} : (!struct1) -> f32
              %6367 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 106>} : (!struct1) -> f32
              %6368 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 107>} : (!struct1) -> f32
              %6369 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 108>} : (!struct1) -> f32
              %6370 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 109>} : (!struct1) -> f32
              %6371 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 110>} : (!struct1) -> f32
              %6372 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 111>} : (!struct1) -> f32
              %6373 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 112>} : (!struct1) -> f32
              %6374 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 113>} : (!struct1) -> f32
              %6375 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 114>} : (!struct1) -> f32
              %6376 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 115>} : (!struct1) -> f32
              %6377 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 116>} : (!struct1) -> f32
              %6378 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 117>} : (!struct1) -> f32
              %6379 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 118>} : (!struct1) -> f32
              %6380 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 119>} : (!struct1) -> f32
              %6381 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 120>} : (!struct1) -> f32
              %6382 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 121>} : (!struct1) -> f32
              %6383 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 122>} : (!struct1) -> f32
              %6384 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 123>} : (!struct1) -> f32
              %6385 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 124>} : (!struct1) -> f32
              %6386 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 125>} : (!struct1) -> f32
              %6387 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 126>} : (!struct1) -> f32
              %6388 = "llvm.extractvalue"(%t6389_r) {position = array<i64: 127>} : (!struct1) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %6390 = "arith.addi"(%3400, %234) : (i32, i32) -> i32
              %6391 = "arith.cmpi"(%6390, %228) {predicate = 0 : i64} : (i32, i32) -> i1
              %6392 = "arith.xori"(%3401, %234) : (i32, i32) -> i32
              %6393 = "arith.select"(%6391, %6392, %3401) : (i1, i32, i32) -> i32
              %6394 = "arith.select"(%6391, %40, %6390) : (i1, i32, i32) -> i32
              %6395 = "arith.addi"(%3399, %234) : (i32, i32) -> i32
              %t6540_r = "llvm.inline_asm"(%3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %6261, %6262, %6263, %6264, %6265, %6266, %6267, %6268, %6269, %6270, %6271, %6272, %6273, %6274, %6275, %6276, %6277, %6278, %6279, %6280, %6281, %6282, %6283, %6284, %6285, %6286, %6287, %6288, %6289, %6290, %6291, %6292, %6293, %6294, %6295, %6296, %6297, %6298, %6299, %6300, %6301, %6302, %6303, %6304, %6305, %6306, %6307, %6308, %6309, %6310, %6311, %6312, %6313, %6314, %6315, %6316, %6317, %6318, %6319, %6320, %6321, %6322, %6323, %6324, %6325, %6326, %6327, %6328, %6329, %6330, %6331, %6332, %6333, %6334, %6335, %6336, %6337, %6338, %6339, %6340, %6341, %6342, %6343, %6344, %6345, %6346, %6347, %6348, %6349, %6350, %6351, %6352, %6353, %6354, %6355, %6356, %6357, %6358, %6359, %6360, %6361, %6362, %6363, %6364, %6365, %6366, %6367, %6368, %6369, %6370, %6371, %6372, %6373, %6374, %6375, %6376, %6377, %6378, %6379, %6380, %6381, %6382, %6383, %6384, %6385, %6386, %6387, %6388) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %6396 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 0>} : (!struct2) -> f32
              %6397 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 1>} : (!struct2) -> f32
              %6398 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 2>} : (!struct2) -> f32
              %6399 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 3>} : (!struct2) -> f32
              %6400 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 4>} : (!struct2) -> f32
              %6401 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 5>} : (!struct2) -> f32
              %6402 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 6>} : (!struct2) -> f32
              %6403 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 7>} : (!struct2) -> f32
              %6404 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 8>} : (!struct2) -> f32
              %6405 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 9>} : (!struct2) -> f32
              %6406 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 10>} : (!struct2) -> f32
              %6407 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 11>} : (!struct2) -> f32
              %6408 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 12>} : (!struct2) -> f32
              %6409 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 13>} : (!struct2) -> f32
              %6410 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 14>} : (!struct2) -> f32
              %6411 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 15>} : (!struct2) -> f32
              %6412 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 16>} : (!struct2) -> f32
              %6413 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 17>} : (!struct2) -> f32
              %6414 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 18>} : (!struct2) -> f32
              %6415 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 19>} : (!struct2) -> f32
              %6416 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 20>} : (!struct2) -> f32
              %6417 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 21>} : (!struct2) -> f32
              %6418 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 22>} : (!struct2) -> f32
              %6419 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 23>} : (!struct2) -> f32
              %6420 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 24>} : (!struct2) -> f32
              %6421 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 25>} : (!struct2) -> f32
              %6422 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 26>} : (!struct2) -> f32
              %6423 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 27>} : (!struct2) -> f32
              %6424 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 28>} : (!struct2) -> f32
              %6425 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 29>} : (!struct2) -> f32
              %6426 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 30>} : (!struct2) -> f32
              %6427 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 31>} : (!struct2) -> f32
              %6428 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 32>} : (!struct2) -> f32
              %6429 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 33>} : (!struct2) -> f32
              %6430 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 34>} : (!struct2) -> f32
              %6431 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 35>} : (!struct2) -> f32
              %6432 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 36>} : (!struct2) -> f32
              %6433 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 37>} : (!struct2) -> f32
              %6434 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 38>} : (!struct2) -> f32
              %6435 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 39>} : (!struct2) -> f32
              %6436 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 40>} : (!struct2) -> f32
              %6437 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 41>} : (!struct2) -> f32
              %6438 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 42>} : (!struct2) -> f32
              %6439 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 43>} : (!struct2) -> f32
              %6440 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 44>} : (!struct2) -> f32
              %6441 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 45>} : (!struct2) -> f32
              %6442 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 46>} : (!struct2) -> f32
              %6443 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 47>} : (!struct2) -> f32
              %6444 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 48>} : (!struct2) -> f32
              %6445 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 49>} : (!struct2) -> f32
              %6446 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 50>} : (!struct2) -> f32
              %6447 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 51>} : (!struct2) -> f32
              %6448 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 52>} : (!struct2) -> f32
              %6449 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 53>} : (!struct2) -> f32
              %6450 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 54>} : (!struct2) -> f32
              %6451 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 55>} : (!struct2) -> f32
              %6452 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 56>} : (!struct2) -> f32
              %6453 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 57>} : (!struct2) -> f32
              %6454 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 58>} : (!struct2) -> f32
              %6455 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 59>} : (!struct2) -> f32
              %6456 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 60>} : (!struct2) -> f32
              %6457 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 61>} : (!struct2) -> f32
              %6458 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 62>} : (!struct2) -> f32
              %6459 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 63>} : (!struct2) -> f32
              %6460 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 64>} : (!struct2) -> f32
              %6461 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 65>} : (!struct2) -> f32
              %6462 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 66>} : (!struct2) -> f32
              %6463 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 67>} : (!struct2) -> f32
              %6464 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 68>} : (!struct2) -> f32
              %6465 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 69>} : (!struct2) -> f32
              %6466 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 70>} : (!struct2) -> f32
              %6467 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 71>} : (!struct2) -> f32
              %6468 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 72>} : (!struct2) -> f32
              %6469 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 73>} : (!struct2) -> f32
              %6470 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 74>} : (!struct2) -> f32
              %6471 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 75>} : (!struct2) -> f32
              %6472 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 76>} : (!struct2) -> f32
              %6473 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 77>} : (!struct2) -> f32
              %6474 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 78>} : (!struct2) -> f32
              %6475 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 79>} : (!struct2) -> f32
              %6476 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 80>} : (!struct2) -> f32
              %6477 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 81>} : (!struct2) -> f32
              %6478 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 82>} : (!struct2) -> f32
              %6479 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 83>} : (!struct2) -> f32
              %6480 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 84>} : (!struct2) -> f32
              %6481 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 85>} : (!struct2) -> f32
              %6482 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 86>} : (!struct2) -> f32
              %6483 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 87>} : (!struct2) -> f32
              %6484 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 88>} : (!struct2) -> f32
              %6485 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 89>} : (!struct2) -> f32
              %6486 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 90>} : (!struct2) -> f32
              %6487 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 91>} : (!struct2) -> f32
              %6488 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 92>} : (!struct2) -> f32
              %6489 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 93>} : (!struct2) -> f32
              %6490 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 94>} : (!struct2) -> f32
              %6491 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 95>} : (!struct2) -> f32
              %6492 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 96>} : (!struct2) -> f32
              %6493 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 97>} : (!struct2) -> f32
              %6494 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 98>} : (!struct2) -> f32
              %6495 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 99>} : (!struct2) -> f32
              %6496 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 100>} : (!struct2) -> f32
              %6497 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 101>} : (!struct2) -> f32
              %6498 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 102>} : (!struct2) -> f32
              %6499 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 103>} : (!struct2) -> f32
              %6500 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 104>} : (!struct2) -> f32
              %6501 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 105>} : (!struct2) -> f32
              %6502 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 106>} : (!struct2) -> f32
              %6503 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 107>} : (!struct2) -> f32
              %6504 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 108>} : (!struct2) -> f32
              %6505 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 109>} : (!struct2) -> f32
              %6506 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 110>} : (!struct2) -> f32
              %6507 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 111>} : (!struct2) -> f32
              %6508 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 112>} : (!struct2) -> f32
              %6509 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 113>} : (!struct2) -> f32
              %6510 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 114>} : (!struct2) -> f32
              %6511 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 115>} : (!struct2) -> f32
              %6512 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 116>} : (!struct2) -> f32
              %6513 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 117>} : (!struct2) -> f32
              %6514 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 118>} : (!struct2) -> f32
              %6515 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 119>} : (!struct2) -> f32
              %6516 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 120>} : (!struct2) -> f32
              %6517 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 121>} : (!struct2) -> f32
              %6518 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 122>} : (!struct2) -> f32
              %6519 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 123>} : (!struct2) -> f32
              %6520 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 124>} : (!struct2) -> f32
              %6521 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 125>} : (!struct2) -> f32
              %6522 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 126>} : (!struct2) -> f32
              %6523 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 127>} : (!struct2) -> f32
              %6524 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 128>} : (!struct2) -> f32
              %6525 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 129>} : (!struct2) -> f32
              %6526 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 130>} : (!struct2) -> f32
              %6527 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 131>} : (!struct2) -> f32
              %6528 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 132>} : (!struct2) -> f32
              %6529 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 133>} : (!struct2) -> f32
              %6530 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 134>} : (!struct2) -> f32
              %6531 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 135>} : (!struct2) -> f32
              %6532 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 136>} : (!struct2) -> f32
              %6533 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 137>} : (!struct2) -> f32
              %6534 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 138>} : (!struct2) -> f32
              %6535 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 139>} : (!struct2) -> f32
              %6536 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 140>} : (!struct2) -> f32
              %6537 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 141>} : (!struct2) -> f32
              %6538 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 142>} : (!struct2) -> f32
              %6539 = "llvm.extractvalue"(%t6540_r) {position = array<i64: 143>} : (!struct2) -> f32
              "scf.if"(%5671) ({
                %6541 = "llvm.getelementptr"(%66, %3403) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t6542_s0 = "llvm.ptrtoint"(%6541) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t6542_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %6543 = "arith.addi"(%3403, %234) : (i32, i32) -> i32
              %6544 = "arith.cmpi"(%6543, %228) {predicate = 0 : i64} : (i32, i32) -> i1
              %6545 = "arith.xori"(%3404, %234) : (i32, i32) -> i32
              %6546 = "arith.select"(%6544, %6545, %3404) : (i1, i32, i32) -> i32
              %6547 = "arith.select"(%6544, %40, %6543) : (i1, i32, i32) -> i32
              %6548 = "arith.addi"(%3402, %234) : (i32, i32) -> i32
              "scf.yield"(%6395, %6394, %6393, %6548, %6547, %6546, %6396, %6397, %6398, %6399, %6400, %6401, %6402, %6403, %6404, %6405, %6406, %6407, %6408, %6409, %6410, %6411, %6412, %6413, %6414, %6415, %6416, %6417, %6418, %6419, %6420, %6421, %6422, %6423, %6424, %6425, %6426, %6427, %6428, %6429, %6430, %6431, %6432, %6433, %6434, %6435, %6436, %6437, %6438, %6439, %6440, %6441, %6442, %6443, %6444, %6445, %6446, %6447, %6448, %6449, %6450, %6451, %6452, %6453, %6454, %6455, %6456, %6457, %6458, %6459, %6460, %6461, %6462, %6463, %6464, %6465, %6466, %6467, %6468, %6469, %6470, %6471, %6472, %6473, %6474, %6475, %6476, %6477, %6478, %6479, %6480, %6481, %6482, %6483, %6484, %6485, %6486, %6487, %6488, %6489, %6490, %6491, %6492, %6493, %6494, %6495, %6496, %6497, %6498, %6499, %6500, %6501, %6502, %6503, %6504, %6505, %6506, %6507, %6508, %6509, %6510, %6511, %6512, %6513, %6514, %6515, %6516, %6517, %6518, %6519, %6520, %6521, %6522, %6523, %6524, %6525, %6526, %6527, %6528, %6529, %6530, %6531, %6532, %6533, %6534, %6535, %6536, %6537, %6538, %6539, %5843, %5849, %5855, %5856) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422, %3423, %3424, %3425, %3426, %3427, %3428, %3429, %3430, %3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440, %3441, %3442, %3443, %3444, %3445, %3446, %3447, %3448, %3449, %3450, %3451, %3452, %3453, %3454, %3455, %3456, %3457, %3458, %3459, %3460, %3461, %3462, %3463, %3464, %3465, %3466, %3467, %3468, %3469, %3470, %3471, %3472, %3473, %3474, %3475, %3476, %3477, %3478, %3479, %3480, %3481, %3482, %3483, %3484, %3485, %3486, %3487, %3488, %3489, %3490, %3491, %3492, %3493, %3494, %3495, %3496, %3497, %3498, %3499, %3500, %3501, %3502, %3503, %3504, %3505, %3506, %3507, %3508, %3509, %3510, %3511, %3512, %3513, %3514, %3515, %3516, %3517, %3518, %3519, %3520, %3521, %3522, %3523, %3524, %3525, %3526, %3527, %3528, %3529, %3530, %3531, %3532, %3533, %3534, %3535, %3536, %3537, %3538, %3539, %3540, %3541, %3542, %3543, %3544, %3545, %3546, %3547, %3548, %3549, %3550, %3551, %3552) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %6549 = "nvvm.shfl.sync"(%39, %5835, %234, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 80 : i32} : (i32, f32, i32, i32) -> f32
            %6550 = "arith.addf"(%5835, %6549) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %6551 = "nvvm.shfl.sync"(%39, %6550, %231, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 81 : i32} : (i32, f32, i32, i32) -> f32
            %6552 = "arith.addf"(%6550, %6551) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %6553 = "arith.remui"(%1543, %228) : (i32, i32) -> i32
            %6554 = "arith.cmpi"(%6553, %40) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%6554) ({
              %6555 = "arith.constant"() {value = 64 : i32} : () -> i32
              %6556 = "arith.muli"(%1526, %6555) : (i32, i32) -> i32
              %6557 = "arith.addi"(%1547, %6556) : (i32, i32) -> i32
              %6558 = "arith.muli"(%1933, %37) : (i32, i32) -> i32
              %6559 = "arith.addi"(%6557, %6558) : (i32, i32) -> i32
              %6560 = "llvm.getelementptr"(%48, %6559) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%6552, %6560) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %6561 = "nvvm.shfl.sync"(%39, %5836, %234, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 82 : i32} : (i32, f32, i32, i32) -> f32
            %6562 = "arith.addf"(%5836, %6561) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %6563 = "nvvm.shfl.sync"(%39, %6562, %231, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 83 : i32} : (i32, f32, i32, i32) -> f32
            %6564 = "arith.addf"(%6562, %6563) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.if"(%6554) ({
              %6565 = "arith.addi"(%1547, %94) : (i32, i32) -> i32
              %6566 = "arith.constant"() {value = 64 : i32} : () -> i32
              %6567 = "arith.muli"(%1526, %6566) : (i32, i32) -> i32
              %6568 = "arith.addi"(%6565, %6567) : (i32, i32) -> i32
              %6569 = "arith.muli"(%1933, %37) : (i32, i32) -> i32
              %6570 = "arith.addi"(%6568, %6569) : (i32, i32) -> i32
              %6571 = "llvm.getelementptr"(%48, %6570) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%6564, %6571) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %6572 = "arith.constant"() {value = 3 : i32} : () -> i32
            %6573 = "arith.constant"() {value = 256 : i32} : () -> i32
            "nvvm.barrier"(%6572, %6573) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 84 : i32} : (i32, i32) -> ()
            %6574 = "arith.muli"(%1933, %37) : (i32, i32) -> i32
            %6575 = "arith.addi"(%1547, %6574) : (i32, i32) -> i32
            %6576 = "llvm.getelementptr"(%48, %6575) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %6577 = "llvm.load"(%6576) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %6578 = "arith.constant"() {value = 64 : i32} : () -> i32
            %6579 = "arith.addi"(%1547, %6578) : (i32, i32) -> i32
            %6580 = "arith.addi"(%6579, %6574) : (i32, i32) -> i32
            %6581 = "llvm.getelementptr"(%48, %6580) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %6582 = "llvm.load"(%6581) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %6583 = "arith.addf"(%6577, %6582) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %6584 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %6585 = "arith.cmpf"(%6583, %6584) {predicate = 1 : i64} : (f32, f32) -> i1
            %6586 = "llvm.call_intrinsic"(%6583) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %6587 = "arith.select"(%6585, %6584, %6586) : (i1, f32, f32) -> f32
            %6588 = "arith.addi"(%1547, %94) : (i32, i32) -> i32
            %6589 = "arith.addi"(%6588, %6574) : (i32, i32) -> i32
            %6590 = "llvm.getelementptr"(%48, %6589) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %6591 = "llvm.load"(%6590) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %6592 = "arith.addi"(%6588, %6578) : (i32, i32) -> i32
            %6593 = "arith.addi"(%6592, %6574) : (i32, i32) -> i32
            %6594 = "llvm.getelementptr"(%48, %6593) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %6595 = "llvm.load"(%6594) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %6596 = "arith.addf"(%6591, %6595) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %6597 = "arith.cmpf"(%6596, %6584) {predicate = 1 : i64} : (f32, f32) -> i1
            %6598 = "llvm.call_intrinsic"(%6596) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %6599 = "arith.select"(%6597, %6584, %6598) : (i1, f32, f32) -> f32
            %6600 = "arith.xori"(%1933, %234) : (i32, i32) -> i32
            %6601 = "vector.from_elements"(%5705, %5706, %5709, %5710, %5713, %5714, %5717, %5718, %5721, %5722, %5725, %5726, %5729, %5730, %5733, %5734, %5737, %5738, %5741, %5742, %5745, %5746, %5749, %5750, %5753, %5754, %5757, %5758, %5761, %5762, %5765, %5766, %5769, %5770, %5773, %5774, %5777, %5778, %5781, %5782, %5785, %5786, %5789, %5790, %5793, %5794, %5797, %5798, %5801, %5802, %5805, %5806, %5809, %5810, %5813, %5814, %5817, %5818, %5821, %5822, %5825, %5826, %5829, %5830) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %6602 = "vector.broadcast"(%6587) : (f32) -> vector<64xf32>
            %6603 = "arith.mulf"(%6601, %6602) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
            %6604 = "vector.extract"(%6603) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
            %6605 = "vector.extract"(%6603) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
            %6606 = "vector.extract"(%6603) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
            %6607 = "vector.extract"(%6603) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
            %6608 = "vector.extract"(%6603) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
            %6609 = "vector.extract"(%6603) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
            %6610 = "vector.extract"(%6603) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
            %6611 = "vector.extract"(%6603) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
            %6612 = "vector.extract"(%6603) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
            %6613 = "vector.extract"(%6603) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
            %6614 = "vector.extract"(%6603) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
            %6615 = "vector.extract"(%6603) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
            %6616 = "vector.extract"(%6603) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
            %6617 = "vector.extract"(%6603) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
            %6618 = "vector.extract"(%6603) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
            %6619 = "vector.extract"(%6603) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
            %6620 = "vector.extract"(%6603) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
            %6621 = "vector.extract"(%6603) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
            %6622 = "vector.extract"(%6603) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
            %6623 = "vector.extract"(%6603) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
            %6624 = "vector.extract"(%6603) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
            %6625 = "vector.extract"(%6603) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
            %6626 = "vector.extract"(%6603) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
            %6627 = "vector.extract"(%6603) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
            %6628 = "vector.extract"(%6603) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
            %6629 = "vector.extract"(%6603) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
            %6630 = "vector.extract"(%6603) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
            %6631 = "vector.extract"(%6603) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
            %6632 = "vector.extract"(%6603) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
            %6633 = "vector.extract"(%6603) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
            %6634 = "vector.extract"(%6603) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
            %6635 = "vector.extract"(%6603) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
            %6636 = "vector.extract"(%6603) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
            %6637 = "vector.extract"(%6603) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
            %6638 = "vector.extract"(%6603) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
            %6639 = "vector.extract"(%6603) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
            %6640 = "vector.extract"(%6603) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
            %6641 = "vector.extract"(%6603) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
            %6642 = "vector.extract"(%6603) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
            %6643 = "vector.extract"(%6603) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
            %6644 = "vector.extract"(%6603) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
            %6645 = "vector.extract"(%6603) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
            %6646 = "vector.extract"(%6603) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
            %6647 = "vector.extract"(%6603) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
            %6648 = "vector.extract"(%6603) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
            %6649 = "vector.extract"(%6603) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
            %6650 = "vector.extract"(%6603) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
            %6651 = "vector.extract"(%6603) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
            %6652 = "vector.extract"(%6603) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
            %6653 = "vector.extract"(%6603) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
            %6654 = "vector.extract"(%6603) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
            %6655 = "vector.extract"(%6603) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
            %6656 = "vector.extract"(%6603) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
            %6657 = "vector.extract"(%6603) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
            %6658 = "vector.extract"(%6603) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
            %6659 = "vector.extract"(%6603) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
            %6660 = "vector.extract"(%6603) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
            %6661 = "vector.extract"(%6603) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
            %6662 = "vector.extract"(%6603) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
            %6663 = "vector.extract"(%6603) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
            %6664 = "vector.extract"(%6603) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
            %6665 = "vector.extract"(%6603) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
            %6666 = "vector.extract"(%6603) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
            %6667 = "vector.extract"(%6603) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
            %6668 = "vector.from_elements"(%5707, %5708, %5711, %5712, %5715, %5716, %5719, %5720, %5723, %5724, %5727, %5728, %5731, %5732, %5735, %5736, %5739, %5740, %5743, %5744, %5747, %5748, %5751, %5752, %5755, %5756, %5759, %5760, %5763, %5764, %5767, %5768, %5771, %5772, %5775, %5776, %5779, %5780, %5783, %5784, %5787, %5788, %5791, %5792, %5795, %5796, %5799, %5800, %5803, %5804, %5807, %5808, %5811, %5812, %5815, %5816, %5819, %5820, %5823, %5824, %5827, %5828, %5831, %5832) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %6669 = "vector.broadcast"(%6599) : (f32) -> vector<64xf32>
            %6670 = "arith.mulf"(%6668, %6669) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
            %6671 = "vector.extract"(%6670) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
            %6672 = "vector.extract"(%6670) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
            %6673 = "vector.extract"(%6670) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
            %6674 = "vector.extract"(%6670) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
            %6675 = "vector.extract"(%6670) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
            %6676 = "vector.extract"(%6670) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
            %6677 = "vector.extract"(%6670) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
            %6678 = "vector.extract"(%6670) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
            %6679 = "vector.extract"(%6670) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
            %6680 = "vector.extract"(%6670) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
            %6681 = "vector.extract"(%6670) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
            %6682 = "vector.extract"(%6670) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
            %6683 = "vector.extract"(%6670) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
            %6684 = "vector.extract"(%6670) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
            %6685 = "vector.extract"(%6670) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
            %6686 = "vector.extract"(%6670) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
            %6687 = "vector.extract"(%6670) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
            %6688 = "vector.extract"(%6670) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
            %6689 = "vector.extract"(%6670) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
            %6690 = "vector.extract"(%6670) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
            %6691 = "vector.extract"(%6670) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
            %6692 = "vector.extract"(%6670) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
            %6693 = "vector.extract"(%6670) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
            %6694 = "vector.extract"(%6670) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
            %6695 = "vector.extract"(%6670) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
            %6696 = "vector.extract"(%6670) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
            %6697 = "vector.extract"(%6670) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
            %6698 = "vector.extract"(%6670) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
            %6699 = "vector.extract"(%6670) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
            %6700 = "vector.extract"(%6670) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
            %6701 = "vector.extract"(%6670) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
            %6702 = "vector.extract"(%6670) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
            %6703 = "vector.extract"(%6670) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
            %6704 = "vector.extract"(%6670) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
            %6705 = "vector.extract"(%6670) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
            %6706 = "vector.extract"(%6670) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
            %6707 = "vector.extract"(%6670) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
            %6708 = "vector.extract"(%6670) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
            %6709 = "vector.extract"(%6670) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
            %6710 = "vector.extract"(%6670) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
            %6711 = "vector.extract"(%6670) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
            %6712 = "vector.extract"(%6670) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
            %6713 = "vector.extract"(%6670) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
            %6714 = "vector.extract"(%6670) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
            %6715 = "vector.extract"(%6670) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
            %6716 = "vector.extract"(%6670) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
            %6717 = "vector.extract"(%6670) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
            %6718 = "vector.extract"(%6670) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
            %6719 = "vector.extract"(%6670) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
            %6720 = "vector.extract"(%6670) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
            %6721 = "vector.extract"(%6670) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
            %6722 = "vector.extract"(%6670) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
            %6723 = "vector.extract"(%6670) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
            %6724 = "vector.extract"(%6670) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
            %6725 = "vector.extract"(%6670) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
            %6726 = "vector.extract"(%6670) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
            %6727 = "vector.extract"(%6670) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
            %6728 = "vector.extract"(%6670) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
            %6729 = "vector.extract"(%6670) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
            %6730 = "vector.extract"(%6670) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
            %6731 = "vector.extract"(%6670) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
            %6732 = "vector.extract"(%6670) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
            %6733 = "vector.extract"(%6670) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
            %6734 = "vector.extract"(%6670) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
            %6735 = "arith.cmpi"(%1982, %1979) {predicate = 0 : i64} : (i32, i32) -> i1
            %6736 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %6737 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %6738 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %6739 = "arith.muli"(%6737, %18) : (i32, i32) -> i32
            %6740 = "arith.addi"(%6739, %6736) : (i32, i32) -> i32
            %6741 = "arith.muli"(%231, %6740) : (i32, i32) -> i32
            %6742 = "arith.cmpi"(%1931, %40) {predicate = 0 : i64} : (i32, i32) -> i1
            %6743 = "arith.extui"(%6742) : (i1) -> i32
            %6744 = "arith.addi"(%6741, %6743) : (i32, i32) -> i32
            %6745 = "llvm.call_intrinsic"(%6583) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %6746 = "arith.addf"(%5833, %6745) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %6747 = "arith.remui"(%35, %23) : (i32, i32) -> i32
            %6748 = "arith.muli"(%6747, %6578) : (i32, i32) -> i32
            %6749 = "arith.addi"(%6748, %1547) : (i32, i32) -> i32
            %6750 = "arith.cmpi"(%6749, %22) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%6750) ({
              "scf.if"(%6735) ({
                %6751 = "arith.divui"(%35, %23) : (i32, i32) -> i32
                %6752 = "arith.muli"(%6751, %22) : (i32, i32) -> i32
                %6753 = "arith.addi"(%6752, %6748) : (i32, i32) -> i32
                %6754 = "arith.addi"(%6753, %1547) : (i32, i32) -> i32
                %6755 = "arith.extsi"(%1928) : (i32) -> i64
                %6756 = "arith.extsi"(%6754) : (i32) -> i64
                %6757 = "arith.muli"(%6755, %11) : (i64, i64) -> i64
                %6758 = "arith.muli"(%6756, %12) : (i64, i64) -> i64
                %6759 = "arith.addi"(%6757, %6758) : (i64, i64) -> i64
                %6760 = "llvm.getelementptr"(%10, %6759) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %6761 = "arith.muli"(%1526, %6573) : (i32, i32) -> i32
                %6762 = "llvm.getelementptr"(%6760, %6761) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6763 = "vector.from_elements"(%6604, %6605, %6606, %6607, %6608, %6609, %6610, %6611, %6612, %6613, %6614, %6615, %6616, %6617, %6618, %6619, %6620, %6621, %6622, %6623, %6624, %6625, %6626, %6627, %6628, %6629, %6630, %6631, %6632, %6633, %6634, %6635, %6636, %6637, %6638, %6639, %6640, %6641, %6642, %6643, %6644, %6645, %6646, %6647, %6648, %6649, %6650, %6651, %6652, %6653, %6654, %6655, %6656, %6657, %6658, %6659, %6660, %6661, %6662, %6663, %6664, %6665, %6666, %6667) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %6764 = "arith.truncf"(%6763) : (vector<64xf32>) -> vector<64xf16>
                %6765 = "vector.extract"(%6764) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
                %6766 = "vector.extract"(%6764) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
                %6767 = "vector.extract"(%6764) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
                %6768 = "vector.extract"(%6764) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
                %6769 = "vector.extract"(%6764) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
                %6770 = "vector.extract"(%6764) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
                %6771 = "vector.extract"(%6764) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
                %6772 = "vector.extract"(%6764) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
                %6773 = "vector.extract"(%6764) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
                %6774 = "vector.extract"(%6764) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
                %6775 = "vector.extract"(%6764) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
                %6776 = "vector.extract"(%6764) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
                %6777 = "vector.extract"(%6764) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
                %6778 = "vector.extract"(%6764) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
                %6779 = "vector.extract"(%6764) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
                %6780 = "vector.extract"(%6764) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
                %6781 = "vector.extract"(%6764) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
                %6782 = "vector.extract"(%6764) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
                %6783 = "vector.extract"(%6764) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
                %6784 = "vector.extract"(%6764) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
                %6785 = "vector.extract"(%6764) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
                %6786 = "vector.extract"(%6764) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
                %6787 = "vector.extract"(%6764) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
                %6788 = "vector.extract"(%6764) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
                %6789 = "vector.extract"(%6764) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
                %6790 = "vector.extract"(%6764) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
                %6791 = "vector.extract"(%6764) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
                %6792 = "vector.extract"(%6764) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
                %6793 = "vector.extract"(%6764) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
                %6794 = "vector.extract"(%6764) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
                %6795 = "vector.extract"(%6764) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
                %6796 = "vector.extract"(%6764) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
                %6797 = "vector.extract"(%6764) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
                %6798 = "vector.extract"(%6764) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
                %6799 = "vector.extract"(%6764) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
                %6800 = "vector.extract"(%6764) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
                %6801 = "vector.extract"(%6764) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
                %6802 = "vector.extract"(%6764) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
                %6803 = "vector.extract"(%6764) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
                %6804 = "vector.extract"(%6764) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
                %6805 = "vector.extract"(%6764) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
                %6806 = "vector.extract"(%6764) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
                %6807 = "vector.extract"(%6764) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
                %6808 = "vector.extract"(%6764) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
                %6809 = "vector.extract"(%6764) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
                %6810 = "vector.extract"(%6764) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
                %6811 = "vector.extract"(%6764) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
                %6812 = "vector.extract"(%6764) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
                %6813 = "vector.extract"(%6764) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
                %6814 = "vector.extract"(%6764) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
                %6815 = "vector.extract"(%6764) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
                %6816 = "vector.extract"(%6764) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
                %6817 = "vector.extract"(%6764) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
                %6818 = "vector.extract"(%6764) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
                %6819 = "vector.extract"(%6764) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
                %6820 = "vector.extract"(%6764) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
                %6821 = "vector.extract"(%6764) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
                %6822 = "vector.extract"(%6764) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
                %6823 = "vector.extract"(%6764) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
                %6824 = "vector.extract"(%6764) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
                %6825 = "vector.extract"(%6764) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
                %6826 = "vector.extract"(%6764) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
                %6827 = "vector.extract"(%6764) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
                %6828 = "vector.extract"(%6764) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
                %6829 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6830 = "arith.remui"(%6829, %228) : (i32, i32) -> i32
                %6831 = "arith.muli"(%6830, %231) : (i32, i32) -> i32
                %6832 = "llvm.getelementptr"(%6762, %6831) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6833 = "vector.from_elements"(%6765, %6766) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6833, %6832) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6834 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6835 = "arith.remui"(%6834, %228) : (i32, i32) -> i32
                %6836 = "arith.addi"(%228, %6835) : (i32, i32) -> i32
                %6837 = "arith.muli"(%6836, %231) : (i32, i32) -> i32
                %6838 = "llvm.getelementptr"(%6762, %6837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6839 = "vector.from_elements"(%6767, %6768) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6839, %6838) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6840 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6841 = "arith.remui"(%6840, %228) : (i32, i32) -> i32
                %6842 = "arith.addi"(%94, %6841) : (i32, i32) -> i32
                %6843 = "arith.muli"(%6842, %231) : (i32, i32) -> i32
                %6844 = "llvm.getelementptr"(%6762, %6843) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6845 = "vector.from_elements"(%6769, %6770) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6845, %6844) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6846 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6847 = "arith.remui"(%6846, %228) : (i32, i32) -> i32
                %6848 = "arith.constant"() {value = 12 : i32} : () -> i32
                %6849 = "arith.addi"(%6848, %6847) : (i32, i32) -> i32
                %6850 = "arith.muli"(%6849, %231) : (i32, i32) -> i32
                %6851 = "llvm.getelementptr"(%6762, %6850) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6852 = "vector.from_elements"(%6771, %6772) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6852, %6851) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6853 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6854 = "arith.remui"(%6853, %228) : (i32, i32) -> i32
                %6855 = "arith.addi"(%223, %6854) : (i32, i32) -> i32
                %6856 = "arith.muli"(%6855, %231) : (i32, i32) -> i32
                %6857 = "llvm.getelementptr"(%6762, %6856) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6858 = "vector.from_elements"(%6773, %6774) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6858, %6857) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6859 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6860 = "arith.remui"(%6859, %228) : (i32, i32) -> i32
                %6861 = "arith.constant"() {value = 20 : i32} : () -> i32
                %6862 = "arith.addi"(%6861, %6860) : (i32, i32) -> i32
                %6863 = "arith.muli"(%6862, %231) : (i32, i32) -> i32
                %6864 = "llvm.getelementptr"(%6762, %6863) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6865 = "vector.from_elements"(%6775, %6776) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6865, %6864) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6866 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6867 = "arith.remui"(%6866, %228) : (i32, i32) -> i32
                %6868 = "arith.constant"() {value = 24 : i32} : () -> i32
                %6869 = "arith.addi"(%6868, %6867) : (i32, i32) -> i32
                %6870 = "arith.muli"(%6869, %231) : (i32, i32) -> i32
                %6871 = "llvm.getelementptr"(%6762, %6870) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6872 = "vector.from_elements"(%6777, %6778) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6872, %6871) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6873 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6874 = "arith.remui"(%6873, %228) : (i32, i32) -> i32
                %6875 = "arith.constant"() {value = 28 : i32} : () -> i32
                %6876 = "arith.addi"(%6875, %6874) : (i32, i32) -> i32
                %6877 = "arith.muli"(%6876, %231) : (i32, i32) -> i32
                %6878 = "llvm.getelementptr"(%6762, %6877) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6879 = "vector.from_elements"(%6779, %6780) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6879, %6878) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6880 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6881 = "arith.remui"(%6880, %228) : (i32, i32) -> i32
                %6882 = "arith.addi"(%58, %6881) : (i32, i32) -> i32
                %6883 = "arith.muli"(%6882, %231) : (i32, i32) -> i32
                %6884 = "llvm.getelementptr"(%6762, %6883) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6885 = "vector.from_elements"(%6781, %6782) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6885, %6884) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6886 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6887 = "arith.remui"(%6886, %228) : (i32, i32) -> i32
                %6888 = "arith.constant"() {value = 36 : i32} : () -> i32
                %6889 = "arith.addi"(%6888, %6887) : (i32, i32) -> i32
                %6890 = "arith.muli"(%6889, %231) : (i32, i32) -> i32
                %6891 = "llvm.getelementptr"(%6762, %6890) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6892 = "vector.from_elements"(%6783, %6784) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6892, %6891) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6893 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6894 = "arith.remui"(%6893, %228) : (i32, i32) -> i32
                %6895 = "arith.constant"() {value = 40 : i32} : () -> i32
                %6896 = "arith.addi"(%6895, %6894) : (i32, i32) -> i32
                %6897 = "arith.muli"(%6896, %231) : (i32, i32) -> i32
                %6898 = "llvm.getelementptr"(%6762, %6897) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6899 = "vector.from_elements"(%6785, %6786) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6899, %6898) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6900 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6901 = "arith.remui"(%6900, %228) : (i32, i32) -> i32
                %6902 = "arith.constant"() {value = 44 : i32} : () -> i32
                %6903 = "arith.addi"(%6902, %6901) : (i32, i32) -> i32
                %6904 = "arith.muli"(%6903, %231) : (i32, i32) -> i32
                %6905 = "llvm.getelementptr"(%6762, %6904) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6906 = "vector.from_elements"(%6787, %6788) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6906, %6905) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6907 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6908 = "arith.remui"(%6907, %228) : (i32, i32) -> i32
                %6909 = "arith.constant"() {value = 48 : i32} : () -> i32
                %6910 = "arith.addi"(%6909, %6908) : (i32, i32) -> i32
                %6911 = "arith.muli"(%6910, %231) : (i32, i32) -> i32
                %6912 = "llvm.getelementptr"(%6762, %6911) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6913 = "vector.from_elements"(%6789, %6790) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6913, %6912) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6914 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6915 = "arith.remui"(%6914, %228) : (i32, i32) -> i32
                %6916 = "arith.constant"() {value = 52 : i32} : () -> i32
                %6917 = "arith.addi"(%6916, %6915) : (i32, i32) -> i32
                %6918 = "arith.muli"(%6917, %231) : (i32, i32) -> i32
                %6919 = "llvm.getelementptr"(%6762, %6918) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6920 = "vector.from_elements"(%6791, %6792) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6920, %6919) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6921 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6922 = "arith.remui"(%6921, %228) : (i32, i32) -> i32
                %6923 = "arith.constant"() {value = 56 : i32} : () -> i32
                %6924 = "arith.addi"(%6923, %6922) : (i32, i32) -> i32
                %6925 = "arith.muli"(%6924, %231) : (i32, i32) -> i32
                %6926 = "llvm.getelementptr"(%6762, %6925) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6927 = "vector.from_elements"(%6793, %6794) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6927, %6926) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6928 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6929 = "arith.remui"(%6928, %228) : (i32, i32) -> i32
                %6930 = "arith.constant"() {value = 60 : i32} : () -> i32
                %6931 = "arith.addi"(%6930, %6929) : (i32, i32) -> i32
                %6932 = "arith.muli"(%6931, %231) : (i32, i32) -> i32
                %6933 = "llvm.getelementptr"(%6762, %6932) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6934 = "vector.from_elements"(%6795, %6796) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6934, %6933) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6935 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6936 = "arith.remui"(%6935, %228) : (i32, i32) -> i32
                %6937 = "arith.addi"(%6578, %6936) : (i32, i32) -> i32
                %6938 = "arith.muli"(%6937, %231) : (i32, i32) -> i32
                %6939 = "llvm.getelementptr"(%6762, %6938) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6940 = "vector.from_elements"(%6797, %6798) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6940, %6939) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6941 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6942 = "arith.remui"(%6941, %228) : (i32, i32) -> i32
                %6943 = "arith.constant"() {value = 68 : i32} : () -> i32
                %6944 = "arith.addi"(%6943, %6942) : (i32, i32) -> i32
                %6945 = "arith.muli"(%6944, %231) : (i32, i32) -> i32
                %6946 = "llvm.getelementptr"(%6762, %6945) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6947 = "vector.from_elements"(%6799, %6800) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6947, %6946) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6948 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6949 = "arith.remui"(%6948, %228) : (i32, i32) -> i32
                %6950 = "arith.constant"() {value = 72 : i32} : () -> i32
                %6951 = "arith.addi"(%6950, %6949) : (i32, i32) -> i32
                %6952 = "arith.muli"(%6951, %231) : (i32, i32) -> i32
                %6953 = "llvm.getelementptr"(%6762, %6952) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6954 = "vector.from_elements"(%6801, %6802) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6954, %6953) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6955 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6956 = "arith.remui"(%6955, %228) : (i32, i32) -> i32
                %6957 = "arith.constant"() {value = 76 : i32} : () -> i32
                %6958 = "arith.addi"(%6957, %6956) : (i32, i32) -> i32
                %6959 = "arith.muli"(%6958, %231) : (i32, i32) -> i32
                %6960 = "llvm.getelementptr"(%6762, %6959) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6961 = "vector.from_elements"(%6803, %6804) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6961, %6960) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6962 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6963 = "arith.remui"(%6962, %228) : (i32, i32) -> i32
                %6964 = "arith.constant"() {value = 80 : i32} : () -> i32
                %6965 = "arith.addi"(%6964, %6963) : (i32, i32) -> i32
                %6966 = "arith.muli"(%6965, %231) : (i32, i32) -> i32
                %6967 = "llvm.getelementptr"(%6762, %6966) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6968 = "vector.from_elements"(%6805, %6806) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6968, %6967) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6969 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6970 = "arith.remui"(%6969, %228) : (i32, i32) -> i32
                %6971 = "arith.constant"() {value = 84 : i32} : () -> i32
                %6972 = "arith.addi"(%6971, %6970) : (i32, i32) -> i32
                %6973 = "arith.muli"(%6972, %231) : (i32, i32) -> i32
                %6974 = "llvm.getelementptr"(%6762, %6973) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6975 = "vector.from_elements"(%6807, %6808) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6975, %6974) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6976 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6977 = "arith.remui"(%6976, %228) : (i32, i32) -> i32
                %6978 = "arith.constant"() {value = 88 : i32} : () -> i32
                %6979 = "arith.addi"(%6978, %6977) : (i32, i32) -> i32
                %6980 = "arith.muli"(%6979, %231) : (i32, i32) -> i32
                %6981 = "llvm.getelementptr"(%6762, %6980) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6982 = "vector.from_elements"(%6809, %6810) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6982, %6981) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6983 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6984 = "arith.remui"(%6983, %228) : (i32, i32) -> i32
                %6985 = "arith.constant"() {value = 92 : i32} : () -> i32
                %6986 = "arith.addi"(%6985, %6984) : (i32, i32) -> i32
                %6987 = "arith.muli"(%6986, %231) : (i32, i32) -> i32
                %6988 = "llvm.getelementptr"(%6762, %6987) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6989 = "vector.from_elements"(%6811, %6812) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6989, %6988) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6990 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6991 = "arith.remui"(%6990, %228) : (i32, i32) -> i32
                %6992 = "arith.constant"() {value = 96 : i32} : () -> i32
                %6993 = "arith.addi"(%6992, %6991) : (i32, i32) -> i32
                %6994 = "arith.muli"(%6993, %231) : (i32, i32) -> i32
                %6995 = "llvm.getelementptr"(%6762, %6994) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6996 = "vector.from_elements"(%6813, %6814) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6996, %6995) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6997 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6998 = "arith.remui"(%6997, %228) : (i32, i32) -> i32
                %6999 = "arith.constant"() {value = 100 : i32} : () -> i32
                %7000 = "arith.addi"(%6999, %6998) : (i32, i32) -> i32
                %7001 = "arith.muli"(%7000, %231) : (i32, i32) -> i32
                %7002 = "llvm.getelementptr"(%6762, %7001) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7003 = "vector.from_elements"(%6815, %6816) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7003, %7002) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7004 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7005 = "arith.remui"(%7004, %228) : (i32, i32) -> i32
                %7006 = "arith.constant"() {value = 104 : i32} : () -> i32
                %7007 = "arith.addi"(%7006, %7005) : (i32, i32) -> i32
                %7008 = "arith.muli"(%7007, %231) : (i32, i32) -> i32
                %7009 = "llvm.getelementptr"(%6762, %7008) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7010 = "vector.from_elements"(%6817, %6818) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7010, %7009) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7011 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7012 = "arith.remui"(%7011, %228) : (i32, i32) -> i32
                %7013 = "arith.constant"() {value = 108 : i32} : () -> i32
                %7014 = "arith.addi"(%7013, %7012) : (i32, i32) -> i32
                %7015 = "arith.muli"(%7014, %231) : (i32, i32) -> i32
                %7016 = "llvm.getelementptr"(%6762, %7015) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7017 = "vector.from_elements"(%6819, %6820) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7017, %7016) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7018 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7019 = "arith.remui"(%7018, %228) : (i32, i32) -> i32
                %7020 = "arith.constant"() {value = 112 : i32} : () -> i32
                %7021 = "arith.addi"(%7020, %7019) : (i32, i32) -> i32
                %7022 = "arith.muli"(%7021, %231) : (i32, i32) -> i32
                %7023 = "llvm.getelementptr"(%6762, %7022) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7024 = "vector.from_elements"(%6821, %6822) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7024, %7023) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7025 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7026 = "arith.remui"(%7025, %228) : (i32, i32) -> i32
                %7027 = "arith.constant"() {value = 116 : i32} : () -> i32
                %7028 = "arith.addi"(%7027, %7026) : (i32, i32) -> i32
                %7029 = "arith.muli"(%7028, %231) : (i32, i32) -> i32
                %7030 = "llvm.getelementptr"(%6762, %7029) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7031 = "vector.from_elements"(%6823, %6824) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7031, %7030) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7032 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7033 = "arith.remui"(%7032, %228) : (i32, i32) -> i32
                %7034 = "arith.constant"() {value = 120 : i32} : () -> i32
                %7035 = "arith.addi"(%7034, %7033) : (i32, i32) -> i32
                %7036 = "arith.muli"(%7035, %231) : (i32, i32) -> i32
                %7037 = "llvm.getelementptr"(%6762, %7036) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7038 = "vector.from_elements"(%6825, %6826) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7038, %7037) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7039 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7040 = "arith.remui"(%7039, %228) : (i32, i32) -> i32
                %7041 = "arith.constant"() {value = 124 : i32} : () -> i32
                %7042 = "arith.addi"(%7041, %7040) : (i32, i32) -> i32
                %7043 = "arith.muli"(%7042, %231) : (i32, i32) -> i32
                %7044 = "llvm.getelementptr"(%6762, %7043) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7045 = "vector.from_elements"(%6827, %6828) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7045, %7044) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7046 = "arith.andi"(%6554, %2120) : (i1, i1) -> i1
                "scf.if"(%7046) ({
                  %7047 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                  %7048 = "arith.mulf"(%6746, %7047) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %7049 = "arith.muli"(%6755, %14) : (i64, i64) -> i64
                  %7050 = "arith.addi"(%7049, %6756) : (i64, i64) -> i64
                  %7051 = "llvm.getelementptr"(%13, %7050) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "llvm.store"(%7048, %7051) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                %7052 = "arith.constant"() {value = 32768 : i32} : () -> i32
                %7053 = "arith.muli"(%6744, %7052) : (i32, i32) -> i32
                %7054 = "arith.muli"(%1547, %1540) : (i32, i32) -> i32
                %7055 = "arith.addi"(%7053, %7054) : (i32, i32) -> i32
                %7056 = "llvm.getelementptr"(%15, %7055) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7057 = "arith.muli"(%1526, %6573) : (i32, i32) -> i32
                %7058 = "llvm.getelementptr"(%7056, %7057) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7059 = "vector.from_elements"(%6604, %6605, %6606, %6607, %6608, %6609, %6610, %6611, %6612, %6613, %6614, %6615, %6616, %6617, %6618, %6619, %6620, %6621, %6622, %6623, %6624, %6625, %6626, %6627, %6628, %6629, %6630, %6631, %6632, %6633, %6634, %6635, %6636, %6637, %6638, %6639, %6640, %6641, %6642, %6643, %6644, %6645, %6646, %6647, %6648, %6649, %6650, %6651, %6652, %6653, %6654, %6655, %6656, %6657, %6658, %6659, %6660, %6661, %6662, %6663, %6664, %6665, %6666, %6667) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %7060 = "vector.extract"(%7059) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %7061 = "vector.extract"(%7059) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %7062 = "vector.extract"(%7059) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %7063 = "vector.extract"(%7059) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %7064 = "vector.extract"(%7059) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %7065 = "vector.extract"(%7059) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %7066 = "vector.extract"(%7059) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %7067 = "vector.extract"(%7059) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %7068 = "vector.extract"(%7059) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %7069 = "vector.extract"(%7059) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %7070 = "vector.extract"(%7059) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %7071 = "vector.extract"(%7059) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %7072 = "vector.extract"(%7059) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %7073 = "vector.extract"(%7059) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %7074 = "vector.extract"(%7059) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %7075 = "vector.extract"(%7059) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %7076 = "vector.extract"(%7059) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %7077 = "vector.extract"(%7059) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %7078 = "vector.extract"(%7059) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %7079 = "vector.extract"(%7059) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %7080 = "vector.extract"(%7059) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %7081 = "vector.extract"(%7059) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %7082 = "vector.extract"(%7059) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %7083 = "vector.extract"(%7059) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %7084 = "vector.extract"(%7059) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %7085 = "vector.extract"(%7059) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %7086 = "vector.extract"(%7059) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %7087 = "vector.extract"(%7059) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %7088 = "vector.extract"(%7059) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %7089 = "vector.extract"(%7059) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %7090 = "vector.extract"(%7059) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %7091 = "vector.extract"(%7059) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %7092 = "vector.extract"(%7059) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %7093 = "vector.extract"(%7059) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %7094 = "vector.extract"(%7059) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %7095 = "vector.extract"(%7059) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %7096 = "vector.extract"(%7059) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %7097 = "vector.extract"(%7059) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %7098 = "vector.extract"(%7059) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %7099 = "vector.extract"(%7059) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %7100 = "vector.extract"(%7059) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %7101 = "vector.extract"(%7059) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %7102 = "vector.extract"(%7059) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %7103 = "vector.extract"(%7059) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %7104 = "vector.extract"(%7059) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %7105 = "vector.extract"(%7059) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %7106 = "vector.extract"(%7059) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %7107 = "vector.extract"(%7059) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %7108 = "vector.extract"(%7059) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %7109 = "vector.extract"(%7059) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %7110 = "vector.extract"(%7059) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %7111 = "vector.extract"(%7059) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %7112 = "vector.extract"(%7059) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %7113 = "vector.extract"(%7059) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %7114 = "vector.extract"(%7059) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %7115 = "vector.extract"(%7059) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %7116 = "vector.extract"(%7059) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %7117 = "vector.extract"(%7059) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %7118 = "vector.extract"(%7059) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %7119 = "vector.extract"(%7059) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %7120 = "vector.extract"(%7059) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %7121 = "vector.extract"(%7059) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %7122 = "vector.extract"(%7059) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %7123 = "vector.extract"(%7059) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %7124 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7125 = "arith.remui"(%7124, %228) : (i32, i32) -> i32
                %7126 = "arith.muli"(%7125, %231) : (i32, i32) -> i32
                %7127 = "llvm.getelementptr"(%7058, %7126) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7128 = "vector.from_elements"(%7060, %7061) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7128, %7127) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7129 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7130 = "arith.remui"(%7129, %228) : (i32, i32) -> i32
                %7131 = "arith.addi"(%228, %7130) : (i32, i32) -> i32
                %7132 = "arith.muli"(%7131, %231) : (i32, i32) -> i32
                %7133 = "llvm.getelementptr"(%7058, %7132) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7134 = "vector.from_elements"(%7062, %7063) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7134, %7133) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7135 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7136 = "arith.remui"(%7135, %228) : (i32, i32) -> i32
                %7137 = "arith.addi"(%94, %7136) : (i32, i32) -> i32
                %7138 = "arith.muli"(%7137, %231) : (i32, i32) -> i32
                %7139 = "llvm.getelementptr"(%7058, %7138) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7140 = "vector.from_elements"(%7064, %7065) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7140, %7139) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7141 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7142 = "arith.remui"(%7141, %228) : (i32, i32) -> i32
                %7143 = "arith.constant"() {value = 12 : i32} : () -> i32
                %7144 = "arith.addi"(%7143, %7142) : (i32, i32) -> i32
                %7145 = "arith.muli"(%7144, %231) : (i32, i32) -> i32
                %7146 = "llvm.getelementptr"(%7058, %7145) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7147 = "vector.from_elements"(%7066, %7067) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7147, %7146) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7148 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7149 = "arith.remui"(%7148, %228) : (i32, i32) -> i32
                %7150 = "arith.addi"(%223, %7149) : (i32, i32) -> i32
                %7151 = "arith.muli"(%7150, %231) : (i32, i32) -> i32
                %7152 = "llvm.getelementptr"(%7058, %7151) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7153 = "vector.from_elements"(%7068, %7069) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7153, %7152) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7154 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7155 = "arith.remui"(%7154, %228) : (i32, i32) -> i32
                %7156 = "arith.constant"() {value = 20 : i32} : () -> i32
                %7157 = "arith.addi"(%7156, %7155) : (i32, i32) -> i32
                %7158 = "arith.muli"(%7157, %231) : (i32, i32) -> i32
                %7159 = "llvm.getelementptr"(%7058, %7158) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7160 = "vector.from_elements"(%7070, %7071) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7160, %7159) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7161 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7162 = "arith.remui"(%7161, %228) : (i32, i32) -> i32
                %7163 = "arith.constant"() {value = 24 : i32} : () -> i32
                %7164 = "arith.addi"(%7163, %7162) : (i32, i32) -> i32
                %7165 = "arith.muli"(%7164, %231) : (i32, i32) -> i32
                %7166 = "llvm.getelementptr"(%7058, %7165) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7167 = "vector.from_elements"(%7072, %7073) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7167, %7166) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7168 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7169 = "arith.remui"(%7168, %228) : (i32, i32) -> i32
                %7170 = "arith.constant"() {value = 28 : i32} : () -> i32
                %7171 = "arith.addi"(%7170, %7169) : (i32, i32) -> i32
                %7172 = "arith.muli"(%7171, %231) : (i32, i32) -> i32
                %7173 = "llvm.getelementptr"(%7058, %7172) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7174 = "vector.from_elements"(%7074, %7075) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7174, %7173) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7175 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7176 = "arith.remui"(%7175, %228) : (i32, i32) -> i32
                %7177 = "arith.addi"(%58, %7176) : (i32, i32) -> i32
                %7178 = "arith.muli"(%7177, %231) : (i32, i32) -> i32
                %7179 = "llvm.getelementptr"(%7058, %7178) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7180 = "vector.from_elements"(%7076, %7077) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7180, %7179) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7181 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7182 = "arith.remui"(%7181, %228) : (i32, i32) -> i32
                %7183 = "arith.constant"() {value = 36 : i32} : () -> i32
                %7184 = "arith.addi"(%7183, %7182) : (i32, i32) -> i32
                %7185 = "arith.muli"(%7184, %231) : (i32, i32) -> i32
                %7186 = "llvm.getelementptr"(%7058, %7185) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7187 = "vector.from_elements"(%7078, %7079) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7187, %7186) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7188 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7189 = "arith.remui"(%7188, %228) : (i32, i32) -> i32
                %7190 = "arith.constant"() {value = 40 : i32} : () -> i32
                %7191 = "arith.addi"(%7190, %7189) : (i32, i32) -> i32
                %7192 = "arith.muli"(%7191, %231) : (i32, i32) -> i32
                %7193 = "llvm.getelementptr"(%7058, %7192) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7194 = "vector.from_elements"(%7080, %7081) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7194, %7193) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7195 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7196 = "arith.remui"(%7195, %228) : (i32, i32) -> i32
                %7197 = "arith.constant"() {value = 44 : i32} : () -> i32
                %7198 = "arith.addi"(%7197, %7196) : (i32, i32) -> i32
                %7199 = "arith.muli"(%7198, %231) : (i32, i32) -> i32
                %7200 = "llvm.getelementptr"(%7058, %7199) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7201 = "vector.from_elements"(%7082, %7083) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7201, %7200) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7202 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7203 = "arith.remui"(%7202, %228) : (i32, i32) -> i32
                %7204 = "arith.constant"() {value = 48 : i32} : () -> i32
                %7205 = "arith.addi"(%7204, %7203) : (i32, i32) -> i32
                %7206 = "arith.muli"(%7205, %231) : (i32, i32) -> i32
                %7207 = "llvm.getelementptr"(%7058, %7206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7208 = "vector.from_elements"(%7084, %7085) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7208, %7207) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7209 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7210 = "arith.remui"(%7209, %228) : (i32, i32) -> i32
                %7211 = "arith.constant"() {value = 52 : i32} : () -> i32
                %7212 = "arith.addi"(%7211, %7210) : (i32, i32) -> i32
                %7213 = "arith.muli"(%7212, %231) : (i32, i32) -> i32
                %7214 = "llvm.getelementptr"(%7058, %7213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7215 = "vector.from_elements"(%7086, %7087) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7215, %7214) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7216 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7217 = "arith.remui"(%7216, %228) : (i32, i32) -> i32
                %7218 = "arith.constant"() {value = 56 : i32} : () -> i32
                %7219 = "arith.addi"(%7218, %7217) : (i32, i32) -> i32
                %7220 = "arith.muli"(%7219, %231) : (i32, i32) -> i32
                %7221 = "llvm.getelementptr"(%7058, %7220) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7222 = "vector.from_elements"(%7088, %7089) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7222, %7221) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7223 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7224 = "arith.remui"(%7223, %228) : (i32, i32) -> i32
                %7225 = "arith.constant"() {value = 60 : i32} : () -> i32
                %7226 = "arith.addi"(%7225, %7224) : (i32, i32) -> i32
                %7227 = "arith.muli"(%7226, %231) : (i32, i32) -> i32
                %7228 = "llvm.getelementptr"(%7058, %7227) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7229 = "vector.from_elements"(%7090, %7091) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7229, %7228) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7230 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7231 = "arith.remui"(%7230, %228) : (i32, i32) -> i32
                %7232 = "arith.addi"(%6578, %7231) : (i32, i32) -> i32
                %7233 = "arith.muli"(%7232, %231) : (i32, i32) -> i32
                %7234 = "llvm.getelementptr"(%7058, %7233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7235 = "vector.from_elements"(%7092, %7093) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7235, %7234) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7236 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7237 = "arith.remui"(%7236, %228) : (i32, i32) -> i32
                %7238 = "arith.constant"() {value = 68 : i32} : () -> i32
                %7239 = "arith.addi"(%7238, %7237) : (i32, i32) -> i32
                %7240 = "arith.muli"(%7239, %231) : (i32, i32) -> i32
                %7241 = "llvm.getelementptr"(%7058, %7240) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7242 = "vector.from_elements"(%7094, %7095) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7242, %7241) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7243 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7244 = "arith.remui"(%7243, %228) : (i32, i32) -> i32
                %7245 = "arith.constant"() {value = 72 : i32} : () -> i32
                %7246 = "arith.addi"(%7245, %7244) : (i32, i32) -> i32
                %7247 = "arith.muli"(%7246, %231) : (i32, i32) -> i32
                %7248 = "llvm.getelementptr"(%7058, %7247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7249 = "vector.from_elements"(%7096, %7097) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7249, %7248) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7250 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7251 = "arith.remui"(%7250, %228) : (i32, i32) -> i32
                %7252 = "arith.constant"() {value = 76 : i32} : () -> i32
                %7253 = "arith.addi"(%7252, %7251) : (i32, i32) -> i32
                %7254 = "arith.muli"(%7253, %231) : (i32, i32) -> i32
                %7255 = "llvm.getelementptr"(%7058, %7254) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7256 = "vector.from_elements"(%7098, %7099) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7256, %7255) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7257 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7258 = "arith.remui"(%7257, %228) : (i32, i32) -> i32
                %7259 = "arith.constant"() {value = 80 : i32} : () -> i32
                %7260 = "arith.addi"(%7259, %7258) : (i32, i32) -> i32
                %7261 = "arith.muli"(%7260, %231) : (i32, i32) -> i32
                %7262 = "llvm.getelementptr"(%7058, %7261) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7263 = "vector.from_elements"(%7100, %7101) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7263, %7262) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7264 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7265 = "arith.remui"(%7264, %228) : (i32, i32) -> i32
                %7266 = "arith.constant"() {value = 84 : i32} : () -> i32
                %7267 = "arith.addi"(%7266, %7265) : (i32, i32) -> i32
                %7268 = "arith.muli"(%7267, %231) : (i32, i32) -> i32
                %7269 = "llvm.getelementptr"(%7058, %7268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7270 = "vector.from_elements"(%7102, %7103) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7270, %7269) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7271 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7272 = "arith.remui"(%7271, %228) : (i32, i32) -> i32
                %7273 = "arith.constant"() {value = 88 : i32} : () -> i32
                %7274 = "arith.addi"(%7273, %7272) : (i32, i32) -> i32
                %7275 = "arith.muli"(%7274, %231) : (i32, i32) -> i32
                %7276 = "llvm.getelementptr"(%7058, %7275) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7277 = "vector.from_elements"(%7104, %7105) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7277, %7276) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7278 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7279 = "arith.remui"(%7278, %228) : (i32, i32) -> i32
                %7280 = "arith.constant"() {value = 92 : i32} : () -> i32
                %7281 = "arith.addi"(%7280, %7279) : (i32, i32) -> i32
                %7282 = "arith.muli"(%7281, %231) : (i32, i32) -> i32
                %7283 = "llvm.getelementptr"(%7058, %7282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7284 = "vector.from_elements"(%7106, %7107) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7284, %7283) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7285 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7286 = "arith.remui"(%7285, %228) : (i32, i32) -> i32
                %7287 = "arith.constant"() {value = 96 : i32} : () -> i32
                %7288 = "arith.addi"(%7287, %7286) : (i32, i32) -> i32
                %7289 = "arith.muli"(%7288, %231) : (i32, i32) -> i32
                %7290 = "llvm.getelementptr"(%7058, %7289) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7291 = "vector.from_elements"(%7108, %7109) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7291, %7290) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7292 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7293 = "arith.remui"(%7292, %228) : (i32, i32) -> i32
                %7294 = "arith.constant"() {value = 100 : i32} : () -> i32
                %7295 = "arith.addi"(%7294, %7293) : (i32, i32) -> i32
                %7296 = "arith.muli"(%7295, %231) : (i32, i32) -> i32
                %7297 = "llvm.getelementptr"(%7058, %7296) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7298 = "vector.from_elements"(%7110, %7111) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7298, %7297) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7299 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7300 = "arith.remui"(%7299, %228) : (i32, i32) -> i32
                %7301 = "arith.constant"() {value = 104 : i32} : () -> i32
                %7302 = "arith.addi"(%7301, %7300) : (i32, i32) -> i32
                %7303 = "arith.muli"(%7302, %231) : (i32, i32) -> i32
                %7304 = "llvm.getelementptr"(%7058, %7303) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7305 = "vector.from_elements"(%7112, %7113) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7305, %7304) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7306 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7307 = "arith.remui"(%7306, %228) : (i32, i32) -> i32
                %7308 = "arith.constant"() {value = 108 : i32} : () -> i32
                %7309 = "arith.addi"(%7308, %7307) : (i32, i32) -> i32
                %7310 = "arith.muli"(%7309, %231) : (i32, i32) -> i32
                %7311 = "llvm.getelementptr"(%7058, %7310) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7312 = "vector.from_elements"(%7114, %7115) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7312, %7311) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7313 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7314 = "arith.remui"(%7313, %228) : (i32, i32) -> i32
                %7315 = "arith.constant"() {value = 112 : i32} : () -> i32
                %7316 = "arith.addi"(%7315, %7314) : (i32, i32) -> i32
                %7317 = "arith.muli"(%7316, %231) : (i32, i32) -> i32
                %7318 = "llvm.getelementptr"(%7058, %7317) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7319 = "vector.from_elements"(%7116, %7117) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7319, %7318) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7320 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7321 = "arith.remui"(%7320, %228) : (i32, i32) -> i32
                %7322 = "arith.constant"() {value = 116 : i32} : () -> i32
                %7323 = "arith.addi"(%7322, %7321) : (i32, i32) -> i32
                %7324 = "arith.muli"(%7323, %231) : (i32, i32) -> i32
                %7325 = "llvm.getelementptr"(%7058, %7324) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7326 = "vector.from_elements"(%7118, %7119) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7326, %7325) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7327 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7328 = "arith.remui"(%7327, %228) : (i32, i32) -> i32
                %7329 = "arith.constant"() {value = 120 : i32} : () -> i32
                %7330 = "arith.addi"(%7329, %7328) : (i32, i32) -> i32
                %7331 = "arith.muli"(%7330, %231) : (i32, i32) -> i32
                %7332 = "llvm.getelementptr"(%7058, %7331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7333 = "vector.from_elements"(%7120, %7121) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7333, %7332) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7334 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7335 = "arith.remui"(%7334, %228) : (i32, i32) -> i32
                %7336 = "arith.constant"() {value = 124 : i32} : () -> i32
                %7337 = "arith.addi"(%7336, %7335) : (i32, i32) -> i32
                %7338 = "arith.muli"(%7337, %231) : (i32, i32) -> i32
                %7339 = "llvm.getelementptr"(%7058, %7338) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7340 = "vector.from_elements"(%7122, %7123) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7340, %7339) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7341 = "arith.andi"(%6554, %2120) : (i1, i1) -> i1
                "scf.if"(%7341) ({
                  %7342 = "arith.muli"(%6744, %6578) : (i32, i32) -> i32
                  %7343 = "arith.addi"(%7342, %1547) : (i32, i32) -> i32
                  %7344 = "llvm.getelementptr"(%16, %7343) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  "llvm.store"(%6746, %7344) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
            %7345 = "llvm.call_intrinsic"(%6596) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %7346 = "arith.addf"(%5834, %7345) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %7347 = "arith.addi"(%6748, %6588) : (i32, i32) -> i32
            %7348 = "arith.cmpi"(%7347, %22) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%7348) ({
              "scf.if"(%6735) ({
                %7349 = "arith.divui"(%35, %23) : (i32, i32) -> i32
                %7350 = "arith.muli"(%7349, %22) : (i32, i32) -> i32
                %7351 = "arith.addi"(%7350, %6748) : (i32, i32) -> i32
                %7352 = "arith.addi"(%7351, %6588) : (i32, i32) -> i32
                %7353 = "arith.extsi"(%1928) : (i32) -> i64
                %7354 = "arith.extsi"(%7352) : (i32) -> i64
                %7355 = "arith.muli"(%7353, %11) : (i64, i64) -> i64
                %7356 = "arith.muli"(%7354, %12) : (i64, i64) -> i64
                %7357 = "arith.addi"(%7355, %7356) : (i64, i64) -> i64
                %7358 = "llvm.getelementptr"(%10, %7357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %7359 = "arith.muli"(%1526, %6573) : (i32, i32) -> i32
                %7360 = "llvm.getelementptr"(%7358, %7359) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7361 = "vector.from_elements"(%6671, %6672, %6673, %6674, %6675, %6676, %6677, %6678, %6679, %6680, %6681, %6682, %6683, %6684, %6685, %6686, %6687, %6688, %6689, %6690, %6691, %6692, %6693, %6694, %6695, %6696, %6697, %6698, %6699, %6700, %6701, %6702, %6703, %6704, %6705, %6706, %6707, %6708, %6709, %6710, %6711, %6712, %6713, %6714, %6715, %6716, %6717, %6718, %6719, %6720, %6721, %6722, %6723, %6724, %6725, %6726, %6727, %6728, %6729, %6730, %6731, %6732, %6733, %6734) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %7362 = "arith.truncf"(%7361) : (vector<64xf32>) -> vector<64xf16>
                %7363 = "vector.extract"(%7362) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
                %7364 = "vector.extract"(%7362) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
                %7365 = "vector.extract"(%7362) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
                %7366 = "vector.extract"(%7362) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
                %7367 = "vector.extract"(%7362) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
                %7368 = "vector.extract"(%7362) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
                %7369 = "vector.extract"(%7362) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
                %7370 = "vector.extract"(%7362) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
                %7371 = "vector.extract"(%7362) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
                %7372 = "vector.extract"(%7362) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
                %7373 = "vector.extract"(%7362) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
                %7374 = "vector.extract"(%7362) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
                %7375 = "vector.extract"(%7362) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
                %7376 = "vector.extract"(%7362) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
                %7377 = "vector.extract"(%7362) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
                %7378 = "vector.extract"(%7362) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
                %7379 = "vector.extract"(%7362) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
                %7380 = "vector.extract"(%7362) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
                %7381 = "vector.extract"(%7362) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
                %7382 = "vector.extract"(%7362) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
                %7383 = "vector.extract"(%7362) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
                %7384 = "vector.extract"(%7362) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
                %7385 = "vector.extract"(%7362) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
                %7386 = "vector.extract"(%7362) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
                %7387 = "vector.extract"(%7362) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
                %7388 = "vector.extract"(%7362) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
                %7389 = "vector.extract"(%7362) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
                %7390 = "vector.extract"(%7362) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
                %7391 = "vector.extract"(%7362) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
                %7392 = "vector.extract"(%7362) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
                %7393 = "vector.extract"(%7362) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
                %7394 = "vector.extract"(%7362) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
                %7395 = "vector.extract"(%7362) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
                %7396 = "vector.extract"(%7362) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
                %7397 = "vector.extract"(%7362) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
                %7398 = "vector.extract"(%7362) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
                %7399 = "vector.extract"(%7362) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
                %7400 = "vector.extract"(%7362) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
                %7401 = "vector.extract"(%7362) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
                %7402 = "vector.extract"(%7362) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
                %7403 = "vector.extract"(%7362) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
                %7404 = "vector.extract"(%7362) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
                %7405 = "vector.extract"(%7362) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
                %7406 = "vector.extract"(%7362) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
                %7407 = "vector.extract"(%7362) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
                %7408 = "vector.extract"(%7362) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
                %7409 = "vector.extract"(%7362) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
                %7410 = "vector.extract"(%7362) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
                %7411 = "vector.extract"(%7362) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
                %7412 = "vector.extract"(%7362) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
                %7413 = "vector.extract"(%7362) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
                %7414 = "vector.extract"(%7362) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
                %7415 = "vector.extract"(%7362) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
                %7416 = "vector.extract"(%7362) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
                %7417 = "vector.extract"(%7362) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
                %7418 = "vector.extract"(%7362) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
                %7419 = "vector.extract"(%7362) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
                %7420 = "vector.extract"(%7362) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
                %7421 = "vector.extract"(%7362) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
                %7422 = "vector.extract"(%7362) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
                %7423 = "vector.extract"(%7362) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
                %7424 = "vector.extract"(%7362) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
                %7425 = "vector.extract"(%7362) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
                %7426 = "vector.extract"(%7362) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
                %7427 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7428 = "arith.remui"(%7427, %228) : (i32, i32) -> i32
                %7429 = "arith.muli"(%7428, %231) : (i32, i32) -> i32
                %7430 = "llvm.getelementptr"(%7360, %7429) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7431 = "vector.from_elements"(%7363, %7364) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7431, %7430) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7432 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7433 = "arith.remui"(%7432, %228) : (i32, i32) -> i32
                %7434 = "arith.addi"(%228, %7433) : (i32, i32) -> i32
                %7435 = "arith.muli"(%7434, %231) : (i32, i32) -> i32
                %7436 = "llvm.getelementptr"(%7360, %7435) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7437 = "vector.from_elements"(%7365, %7366) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7437, %7436) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7438 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7439 = "arith.remui"(%7438, %228) : (i32, i32) -> i32
                %7440 = "arith.addi"(%94, %7439) : (i32, i32) -> i32
                %7441 = "arith.muli"(%7440, %231) : (i32, i32) -> i32
                %7442 = "llvm.getelementptr"(%7360, %7441) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7443 = "vector.from_elements"(%7367, %7368) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7443, %7442) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7444 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7445 = "arith.remui"(%7444, %228) : (i32, i32) -> i32
                %7446 = "arith.constant"() {value = 12 : i32} : () -> i32
                %7447 = "arith.addi"(%7446, %7445) : (i32, i32) -> i32
                %7448 = "arith.muli"(%7447, %231) : (i32, i32) -> i32
                %7449 = "llvm.getelementptr"(%7360, %7448) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7450 = "vector.from_elements"(%7369, %7370) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7450, %7449) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7451 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7452 = "arith.remui"(%7451, %228) : (i32, i32) -> i32
                %7453 = "arith.addi"(%223, %7452) : (i32, i32) -> i32
                %7454 = "arith.muli"(%7453, %231) : (i32, i32) -> i32
                %7455 = "llvm.getelementptr"(%7360, %7454) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7456 = "vector.from_elements"(%7371, %7372) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7456, %7455) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7457 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7458 = "arith.remui"(%7457, %228) : (i32, i32) -> i32
                %7459 = "arith.constant"() {value = 20 : i32} : () -> i32
                %7460 = "arith.addi"(%7459, %7458) : (i32, i32) -> i32
                %7461 = "arith.muli"(%7460, %231) : (i32, i32) -> i32
                %7462 = "llvm.getelementptr"(%7360, %7461) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7463 = "vector.from_elements"(%7373, %7374) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7463, %7462) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7464 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7465 = "arith.remui"(%7464, %228) : (i32, i32) -> i32
                %7466 = "arith.constant"() {value = 24 : i32} : () -> i32
                %7467 = "arith.addi"(%7466, %7465) : (i32, i32) -> i32
                %7468 = "arith.muli"(%7467, %231) : (i32, i32) -> i32
                %7469 = "llvm.getelementptr"(%7360, %7468) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7470 = "vector.from_elements"(%7375, %7376) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7470, %7469) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7471 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7472 = "arith.remui"(%7471, %228) : (i32, i32) -> i32
                %7473 = "arith.constant"() {value = 28 : i32} : () -> i32
                %7474 = "arith.addi"(%7473, %7472) : (i32, i32) -> i32
                %7475 = "arith.muli"(%7474, %231) : (i32, i32) -> i32
                %7476 = "llvm.getelementptr"(%7360, %7475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7477 = "vector.from_elements"(%7377, %7378) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7477, %7476) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7478 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7479 = "arith.remui"(%7478, %228) : (i32, i32) -> i32
                %7480 = "arith.addi"(%58, %7479) : (i32, i32) -> i32
                %7481 = "arith.muli"(%7480, %231) : (i32, i32) -> i32
                %7482 = "llvm.getelementptr"(%7360, %7481) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7483 = "vector.from_elements"(%7379, %7380) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7483, %7482) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7484 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7485 = "arith.remui"(%7484, %228) : (i32, i32) -> i32
                %7486 = "arith.constant"() {value = 36 : i32} : () -> i32
                %7487 = "arith.addi"(%7486, %7485) : (i32, i32) -> i32
                %7488 = "arith.muli"(%7487, %231) : (i32, i32) -> i32
                %7489 = "llvm.getelementptr"(%7360, %7488) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7490 = "vector.from_elements"(%7381, %7382) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7490, %7489) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7491 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7492 = "arith.remui"(%7491, %228) : (i32, i32) -> i32
                %7493 = "arith.constant"() {value = 40 : i32} : () -> i32
                %7494 = "arith.addi"(%7493, %7492) : (i32, i32) -> i32
                %7495 = "arith.muli"(%7494, %231) : (i32, i32) -> i32
                %7496 = "llvm.getelementptr"(%7360, %7495) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7497 = "vector.from_elements"(%7383, %7384) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7497, %7496) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7498 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7499 = "arith.remui"(%7498, %228) : (i32, i32) -> i32
                %7500 = "arith.constant"() {value = 44 : i32} : () -> i32
                %7501 = "arith.addi"(%7500, %7499) : (i32, i32) -> i32
                %7502 = "arith.muli"(%7501, %231) : (i32, i32) -> i32
                %7503 = "llvm.getelementptr"(%7360, %7502) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7504 = "vector.from_elements"(%7385, %7386) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7504, %7503) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7505 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7506 = "arith.remui"(%7505, %228) : (i32, i32) -> i32
                %7507 = "arith.constant"() {value = 48 : i32} : () -> i32
                %7508 = "arith.addi"(%7507, %7506) : (i32, i32) -> i32
                %7509 = "arith.muli"(%7508, %231) : (i32, i32) -> i32
                %7510 = "llvm.getelementptr"(%7360, %7509) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7511 = "vector.from_elements"(%7387, %7388) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7511, %7510) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7512 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7513 = "arith.remui"(%7512, %228) : (i32, i32) -> i32
                %7514 = "arith.constant"() {value = 52 : i32} : () -> i32
                %7515 = "arith.addi"(%7514, %7513) : (i32, i32) -> i32
                %7516 = "arith.muli"(%7515, %231) : (i32, i32) -> i32
                %7517 = "llvm.getelementptr"(%7360, %7516) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7518 = "vector.from_elements"(%7389, %7390) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7518, %7517) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7519 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7520 = "arith.remui"(%7519, %228) : (i32, i32) -> i32
                %7521 = "arith.constant"() {value = 56 : i32} : () -> i32
                %7522 = "arith.addi"(%7521, %7520) : (i32, i32) -> i32
                %7523 = "arith.muli"(%7522, %231) : (i32, i32) -> i32
                %7524 = "llvm.getelementptr"(%7360, %7523) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7525 = "vector.from_elements"(%7391, %7392) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7525, %7524) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7526 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7527 = "arith.remui"(%7526, %228) : (i32, i32) -> i32
                %7528 = "arith.constant"() {value = 60 : i32} : () -> i32
                %7529 = "arith.addi"(%7528, %7527) : (i32, i32) -> i32
                %7530 = "arith.muli"(%7529, %231) : (i32, i32) -> i32
                %7531 = "llvm.getelementptr"(%7360, %7530) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7532 = "vector.from_elements"(%7393, %7394) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7532, %7531) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7533 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7534 = "arith.remui"(%7533, %228) : (i32, i32) -> i32
                %7535 = "arith.addi"(%6578, %7534) : (i32, i32) -> i32
                %7536 = "arith.muli"(%7535, %231) : (i32, i32) -> i32
                %7537 = "llvm.getelementptr"(%7360, %7536) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7538 = "vector.from_elements"(%7395, %7396) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7538, %7537) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7539 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7540 = "arith.remui"(%7539, %228) : (i32, i32) -> i32
                %7541 = "arith.constant"() {value = 68 : i32} : () -> i32
                %7542 = "arith.addi"(%7541, %7540) : (i32, i32) -> i32
                %7543 = "arith.muli"(%7542, %231) : (i32, i32) -> i32
                %7544 = "llvm.getelementptr"(%7360, %7543) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7545 = "vector.from_elements"(%7397, %7398) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7545, %7544) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7546 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7547 = "arith.remui"(%7546, %228) : (i32, i32) -> i32
                %7548 = "arith.constant"() {value = 72 : i32} : () -> i32
                %7549 = "arith.addi"(%7548, %7547) : (i32, i32) -> i32
                %7550 = "arith.muli"(%7549, %231) : (i32, i32) -> i32
                %7551 = "llvm.getelementptr"(%7360, %7550) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7552 = "vector.from_elements"(%7399, %7400) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7552, %7551) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7553 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7554 = "arith.remui"(%7553, %228) : (i32, i32) -> i32
                %7555 = "arith.constant"() {value = 76 : i32} : () -> i32
                %7556 = "arith.addi"(%7555, %7554) : (i32, i32) -> i32
                %7557 = "arith.muli"(%7556, %231) : (i32, i32) -> i32
                %7558 = "llvm.getelementptr"(%7360, %7557) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7559 = "vector.from_elements"(%7401, %7402) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7559, %7558) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7560 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7561 = "arith.remui"(%7560, %228) : (i32, i32) -> i32
                %7562 = "arith.constant"() {value = 80 : i32} : () -> i32
                %7563 = "arith.addi"(%7562, %7561) : (i32, i32) -> i32
                %7564 = "arith.muli"(%7563, %231) : (i32, i32) -> i32
                %7565 = "llvm.getelementptr"(%7360, %7564) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7566 = "vector.from_elements"(%7403, %7404) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7566, %7565) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7567 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7568 = "arith.remui"(%7567, %228) : (i32, i32) -> i32
                %7569 = "arith.constant"() {value = 84 : i32} : () -> i32
                %7570 = "arith.addi"(%7569, %7568) : (i32, i32) -> i32
                %7571 = "arith.muli"(%7570, %231) : (i32, i32) -> i32
                %7572 = "llvm.getelementptr"(%7360, %7571) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7573 = "vector.from_elements"(%7405, %7406) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7573, %7572) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7574 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7575 = "arith.remui"(%7574, %228) : (i32, i32) -> i32
                %7576 = "arith.constant"() {value = 88 : i32} : () -> i32
                %7577 = "arith.addi"(%7576, %7575) : (i32, i32) -> i32
                %7578 = "arith.muli"(%7577, %231) : (i32, i32) -> i32
                %7579 = "llvm.getelementptr"(%7360, %7578) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7580 = "vector.from_elements"(%7407, %7408) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7580, %7579) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7581 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7582 = "arith.remui"(%7581, %228) : (i32, i32) -> i32
                %7583 = "arith.constant"() {value = 92 : i32} : () -> i32
                %7584 = "arith.addi"(%7583, %7582) : (i32, i32) -> i32
                %7585 = "arith.muli"(%7584, %231) : (i32, i32) -> i32
                %7586 = "llvm.getelementptr"(%7360, %7585) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7587 = "vector.from_elements"(%7409, %7410) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7587, %7586) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7588 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7589 = "arith.remui"(%7588, %228) : (i32, i32) -> i32
                %7590 = "arith.constant"() {value = 96 : i32} : () -> i32
                %7591 = "arith.addi"(%7590, %7589) : (i32, i32) -> i32
                %7592 = "arith.muli"(%7591, %231) : (i32, i32) -> i32
                %7593 = "llvm.getelementptr"(%7360, %7592) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7594 = "vector.from_elements"(%7411, %7412) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7594, %7593) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7595 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7596 = "arith.remui"(%7595, %228) : (i32, i32) -> i32
                %7597 = "arith.constant"() {value = 100 : i32} : () -> i32
                %7598 = "arith.addi"(%7597, %7596) : (i32, i32) -> i32
                %7599 = "arith.muli"(%7598, %231) : (i32, i32) -> i32
                %7600 = "llvm.getelementptr"(%7360, %7599) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7601 = "vector.from_elements"(%7413, %7414) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7601, %7600) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7602 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7603 = "arith.remui"(%7602, %228) : (i32, i32) -> i32
                %7604 = "arith.constant"() {value = 104 : i32} : () -> i32
                %7605 = "arith.addi"(%7604, %7603) : (i32, i32) -> i32
                %7606 = "arith.muli"(%7605, %231) : (i32, i32) -> i32
                %7607 = "llvm.getelementptr"(%7360, %7606) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7608 = "vector.from_elements"(%7415, %7416) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7608, %7607) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7609 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7610 = "arith.remui"(%7609, %228) : (i32, i32) -> i32
                %7611 = "arith.constant"() {value = 108 : i32} : () -> i32
                %7612 = "arith.addi"(%7611, %7610) : (i32, i32) -> i32
                %7613 = "arith.muli"(%7612, %231) : (i32, i32) -> i32
                %7614 = "llvm.getelementptr"(%7360, %7613) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7615 = "vector.from_elements"(%7417, %7418) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7615, %7614) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7616 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7617 = "arith.remui"(%7616, %228) : (i32, i32) -> i32
                %7618 = "arith.constant"() {value = 112 : i32} : () -> i32
                %7619 = "arith.addi"(%7618, %7617) : (i32, i32) -> i32
                %7620 = "arith.muli"(%7619, %231) : (i32, i32) -> i32
                %7621 = "llvm.getelementptr"(%7360, %7620) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7622 = "vector.from_elements"(%7419, %7420) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7622, %7621) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7623 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7624 = "arith.remui"(%7623, %228) : (i32, i32) -> i32
                %7625 = "arith.constant"() {value = 116 : i32} : () -> i32
                %7626 = "arith.addi"(%7625, %7624) : (i32, i32) -> i32
                %7627 = "arith.muli"(%7626, %231) : (i32, i32) -> i32
                %7628 = "llvm.getelementptr"(%7360, %7627) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7629 = "vector.from_elements"(%7421, %7422) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7629, %7628) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7630 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7631 = "arith.remui"(%7630, %228) : (i32, i32) -> i32
                %7632 = "arith.constant"() {value = 120 : i32} : () -> i32
                %7633 = "arith.addi"(%7632, %7631) : (i32, i32) -> i32
                %7634 = "arith.muli"(%7633, %231) : (i32, i32) -> i32
                %7635 = "llvm.getelementptr"(%7360, %7634) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7636 = "vector.from_elements"(%7423, %7424) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7636, %7635) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7637 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7638 = "arith.remui"(%7637, %228) : (i32, i32) -> i32
                %7639 = "arith.constant"() {value = 124 : i32} : () -> i32
                %7640 = "arith.addi"(%7639, %7638) : (i32, i32) -> i32
                %7641 = "arith.muli"(%7640, %231) : (i32, i32) -> i32
                %7642 = "llvm.getelementptr"(%7360, %7641) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7643 = "vector.from_elements"(%7425, %7426) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7643, %7642) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7644 = "arith.andi"(%6554, %2120) : (i1, i1) -> i1
                "scf.if"(%7644) ({
                  %7645 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                  %7646 = "arith.mulf"(%7346, %7645) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %7647 = "arith.muli"(%7353, %14) : (i64, i64) -> i64
                  %7648 = "arith.addi"(%7647, %7354) : (i64, i64) -> i64
                  %7649 = "llvm.getelementptr"(%13, %7648) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "llvm.store"(%7646, %7649) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                %7650 = "arith.constant"() {value = 32768 : i32} : () -> i32
                %7651 = "arith.muli"(%6744, %7650) : (i32, i32) -> i32
                %7652 = "arith.muli"(%6588, %1540) : (i32, i32) -> i32
                %7653 = "arith.addi"(%7651, %7652) : (i32, i32) -> i32
                %7654 = "llvm.getelementptr"(%15, %7653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7655 = "arith.muli"(%1526, %6573) : (i32, i32) -> i32
                %7656 = "llvm.getelementptr"(%7654, %7655) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7657 = "vector.from_elements"(%6671, %6672, %6673, %6674, %6675, %6676, %6677, %6678, %6679, %6680, %6681, %6682, %6683, %6684, %6685, %6686, %6687, %6688, %6689, %6690, %6691, %6692, %6693, %6694, %6695, %6696, %6697, %6698, %6699, %6700, %6701, %6702, %6703, %6704, %6705, %6706, %6707, %6708, %6709, %6710, %6711, %6712, %6713, %6714, %6715, %6716, %6717, %6718, %6719, %6720, %6721, %6722, %6723, %6724, %6725, %6726, %6727, %6728, %6729, %6730, %6731, %6732, %6733, %6734) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %7658 = "vector.extract"(%7657) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %7659 = "vector.extract"(%7657) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %7660 = "vector.extract"(%7657) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %7661 = "vector.extract"(%7657) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %7662 = "vector.extract"(%7657) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %7663 = "vector.extract"(%7657) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %7664 = "vector.extract"(%7657) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %7665 = "vector.extract"(%7657) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %7666 = "vector.extract"(%7657) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %7667 = "vector.extract"(%7657) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %7668 = "vector.extract"(%7657) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %7669 = "vector.extract"(%7657) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %7670 = "vector.extract"(%7657) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %7671 = "vector.extract"(%7657) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %7672 = "vector.extract"(%7657) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %7673 = "vector.extract"(%7657) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %7674 = "vector.extract"(%7657) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %7675 = "vector.extract"(%7657) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %7676 = "vector.extract"(%7657) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %7677 = "vector.extract"(%7657) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %7678 = "vector.extract"(%7657) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %7679 = "vector.extract"(%7657) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %7680 = "vector.extract"(%7657) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %7681 = "vector.extract"(%7657) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %7682 = "vector.extract"(%7657) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %7683 = "vector.extract"(%7657) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %7684 = "vector.extract"(%7657) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %7685 = "vector.extract"(%7657) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %7686 = "vector.extract"(%7657) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %7687 = "vector.extract"(%7657) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %7688 = "vector.extract"(%7657) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %7689 = "vector.extract"(%7657) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %7690 = "vector.extract"(%7657) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %7691 = "vector.extract"(%7657) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %7692 = "vector.extract"(%7657) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %7693 = "vector.extract"(%7657) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %7694 = "vector.extract"(%7657) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %7695 = "vector.extract"(%7657) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %7696 = "vector.extract"(%7657) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %7697 = "vector.extract"(%7657) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %7698 = "vector.extract"(%7657) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %7699 = "vector.extract"(%7657) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %7700 = "vector.extract"(%7657) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %7701 = "vector.extract"(%7657) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %7702 = "vector.extract"(%7657) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %7703 = "vector.extract"(%7657) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %7704 = "vector.extract"(%7657) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %7705 = "vector.extract"(%7657) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %7706 = "vector.extract"(%7657) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %7707 = "vector.extract"(%7657) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %7708 = "vector.extract"(%7657) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %7709 = "vector.extract"(%7657) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %7710 = "vector.extract"(%7657) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %7711 = "vector.extract"(%7657) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %7712 = "vector.extract"(%7657) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %7713 = "vector.extract"(%7657) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %7714 = "vector.extract"(%7657) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %7715 = "vector.extract"(%7657) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %7716 = "vector.extract"(%7657) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %7717 = "vector.extract"(%7657) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %7718 = "vector.extract"(%7657) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %7719 = "vector.extract"(%7657) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %7720 = "vector.extract"(%7657) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %7721 = "vector.extract"(%7657) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %7722 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7723 = "arith.remui"(%7722, %228) : (i32, i32) -> i32
                %7724 = "arith.muli"(%7723, %231) : (i32, i32) -> i32
                %7725 = "llvm.getelementptr"(%7656, %7724) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7726 = "vector.from_elements"(%7658, %7659) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7726, %7725) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7727 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7728 = "arith.remui"(%7727, %228) : (i32, i32) -> i32
                %7729 = "arith.addi"(%228, %7728) : (i32, i32) -> i32
                %7730 = "arith.muli"(%7729, %231) : (i32, i32) -> i32
                %7731 = "llvm.getelementptr"(%7656, %7730) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7732 = "vector.from_elements"(%7660, %7661) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7732, %7731) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7733 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7734 = "arith.remui"(%7733, %228) : (i32, i32) -> i32
                %7735 = "arith.addi"(%94, %7734) : (i32, i32) -> i32
                %7736 = "arith.muli"(%7735, %231) : (i32, i32) -> i32
                %7737 = "llvm.getelementptr"(%7656, %7736) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7738 = "vector.from_elements"(%7662, %7663) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7738, %7737) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7739 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7740 = "arith.remui"(%7739, %228) : (i32, i32) -> i32
                %7741 = "arith.constant"() {value = 12 : i32} : () -> i32
                %7742 = "arith.addi"(%7741, %7740) : (i32, i32) -> i32
                %7743 = "arith.muli"(%7742, %231) : (i32, i32) -> i32
                %7744 = "llvm.getelementptr"(%7656, %7743) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7745 = "vector.from_elements"(%7664, %7665) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7745, %7744) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7746 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7747 = "arith.remui"(%7746, %228) : (i32, i32) -> i32
                %7748 = "arith.addi"(%223, %7747) : (i32, i32) -> i32
                %7749 = "arith.muli"(%7748, %231) : (i32, i32) -> i32
                %7750 = "llvm.getelementptr"(%7656, %7749) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7751 = "vector.from_elements"(%7666, %7667) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7751, %7750) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7752 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7753 = "arith.remui"(%7752, %228) : (i32, i32) -> i32
                %7754 = "arith.constant"() {value = 20 : i32} : () -> i32
                %7755 = "arith.addi"(%7754, %7753) : (i32, i32) -> i32
                %7756 = "arith.muli"(%7755, %231) : (i32, i32) -> i32
                %7757 = "llvm.getelementptr"(%7656, %7756) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7758 = "vector.from_elements"(%7668, %7669) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7758, %7757) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7759 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7760 = "arith.remui"(%7759, %228) : (i32, i32) -> i32
                %7761 = "arith.constant"() {value = 24 : i32} : () -> i32
                %7762 = "arith.addi"(%7761, %7760) : (i32, i32) -> i32
                %7763 = "arith.muli"(%7762, %231) : (i32, i32) -> i32
                %7764 = "llvm.getelementptr"(%7656, %7763) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7765 = "vector.from_elements"(%7670, %7671) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7765, %7764) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7766 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7767 = "arith.remui"(%7766, %228) : (i32, i32) -> i32
                %7768 = "arith.constant"() {value = 28 : i32} : () -> i32
                %7769 = "arith.addi"(%7768, %7767) : (i32, i32) -> i32
                %7770 = "arith.muli"(%7769, %231) : (i32, i32) -> i32
                %7771 = "llvm.getelementptr"(%7656, %7770) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7772 = "vector.from_elements"(%7672, %7673) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7772, %7771) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7773 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7774 = "arith.remui"(%7773, %228) : (i32, i32) -> i32
                %7775 = "arith.addi"(%58, %7774) : (i32, i32) -> i32
                %7776 = "arith.muli"(%7775, %231) : (i32, i32) -> i32
                %7777 = "llvm.getelementptr"(%7656, %7776) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7778 = "vector.from_elements"(%7674, %7675) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7778, %7777) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7779 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7780 = "arith.remui"(%7779, %228) : (i32, i32) -> i32
                %7781 = "arith.constant"() {value = 36 : i32} : () -> i32
                %7782 = "arith.addi"(%7781, %7780) : (i32, i32) -> i32
                %7783 = "arith.muli"(%7782, %231) : (i32, i32) -> i32
                %7784 = "llvm.getelementptr"(%7656, %7783) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7785 = "vector.from_elements"(%7676, %7677) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7785, %7784) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7786 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7787 = "arith.remui"(%7786, %228) : (i32, i32) -> i32
                %7788 = "arith.constant"() {value = 40 : i32} : () -> i32
                %7789 = "arith.addi"(%7788, %7787) : (i32, i32) -> i32
                %7790 = "arith.muli"(%7789, %231) : (i32, i32) -> i32
                %7791 = "llvm.getelementptr"(%7656, %7790) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7792 = "vector.from_elements"(%7678, %7679) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7792, %7791) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7793 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7794 = "arith.remui"(%7793, %228) : (i32, i32) -> i32
                %7795 = "arith.constant"() {value = 44 : i32} : () -> i32
                %7796 = "arith.addi"(%7795, %7794) : (i32, i32) -> i32
                %7797 = "arith.muli"(%7796, %231) : (i32, i32) -> i32
                %7798 = "llvm.getelementptr"(%7656, %7797) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7799 = "vector.from_elements"(%7680, %7681) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7799, %7798) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7800 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7801 = "arith.remui"(%7800, %228) : (i32, i32) -> i32
                %7802 = "arith.constant"() {value = 48 : i32} : () -> i32
                %7803 = "arith.addi"(%7802, %7801) : (i32, i32) -> i32
                %7804 = "arith.muli"(%7803, %231) : (i32, i32) -> i32
                %7805 = "llvm.getelementptr"(%7656, %7804) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7806 = "vector.from_elements"(%7682, %7683) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7806, %7805) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7807 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7808 = "arith.remui"(%7807, %228) : (i32, i32) -> i32
                %7809 = "arith.constant"() {value = 52 : i32} : () -> i32
                %7810 = "arith.addi"(%7809, %7808) : (i32, i32) -> i32
                %7811 = "arith.muli"(%7810, %231) : (i32, i32) -> i32
                %7812 = "llvm.getelementptr"(%7656, %7811) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7813 = "vector.from_elements"(%7684, %7685) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7813, %7812) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7814 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7815 = "arith.remui"(%7814, %228) : (i32, i32) -> i32
                %7816 = "arith.constant"() {value = 56 : i32} : () -> i32
                %7817 = "arith.addi"(%7816, %7815) : (i32, i32) -> i32
                %7818 = "arith.muli"(%7817, %231) : (i32, i32) -> i32
                %7819 = "llvm.getelementptr"(%7656, %7818) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7820 = "vector.from_elements"(%7686, %7687) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7820, %7819) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7821 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7822 = "arith.remui"(%7821, %228) : (i32, i32) -> i32
                %7823 = "arith.constant"() {value = 60 : i32} : () -> i32
                %7824 = "arith.addi"(%7823, %7822) : (i32, i32) -> i32
                %7825 = "arith.muli"(%7824, %231) : (i32, i32) -> i32
                %7826 = "llvm.getelementptr"(%7656, %7825) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7827 = "vector.from_elements"(%7688, %7689) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7827, %7826) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7828 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7829 = "arith.remui"(%7828, %228) : (i32, i32) -> i32
                %7830 = "arith.addi"(%6578, %7829) : (i32, i32) -> i32
                %7831 = "arith.muli"(%7830, %231) : (i32, i32) -> i32
                %7832 = "llvm.getelementptr"(%7656, %7831) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7833 = "vector.from_elements"(%7690, %7691) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7833, %7832) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7834 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7835 = "arith.remui"(%7834, %228) : (i32, i32) -> i32
                %7836 = "arith.constant"() {value = 68 : i32} : () -> i32
                %7837 = "arith.addi"(%7836, %7835) : (i32, i32) -> i32
                %7838 = "arith.muli"(%7837, %231) : (i32, i32) -> i32
                %7839 = "llvm.getelementptr"(%7656, %7838) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7840 = "vector.from_elements"(%7692, %7693) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7840, %7839) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7841 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7842 = "arith.remui"(%7841, %228) : (i32, i32) -> i32
                %7843 = "arith.constant"() {value = 72 : i32} : () -> i32
                %7844 = "arith.addi"(%7843, %7842) : (i32, i32) -> i32
                %7845 = "arith.muli"(%7844, %231) : (i32, i32) -> i32
                %7846 = "llvm.getelementptr"(%7656, %7845) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7847 = "vector.from_elements"(%7694, %7695) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7847, %7846) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7848 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7849 = "arith.remui"(%7848, %228) : (i32, i32) -> i32
                %7850 = "arith.constant"() {value = 76 : i32} : () -> i32
                %7851 = "arith.addi"(%7850, %7849) : (i32, i32) -> i32
                %7852 = "arith.muli"(%7851, %231) : (i32, i32) -> i32
                %7853 = "llvm.getelementptr"(%7656, %7852) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7854 = "vector.from_elements"(%7696, %7697) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7854, %7853) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7855 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7856 = "arith.remui"(%7855, %228) : (i32, i32) -> i32
                %7857 = "arith.constant"() {value = 80 : i32} : () -> i32
                %7858 = "arith.addi"(%7857, %7856) : (i32, i32) -> i32
                %7859 = "arith.muli"(%7858, %231) : (i32, i32) -> i32
                %7860 = "llvm.getelementptr"(%7656, %7859) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7861 = "vector.from_elements"(%7698, %7699) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7861, %7860) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7862 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7863 = "arith.remui"(%7862, %228) : (i32, i32) -> i32
                %7864 = "arith.constant"() {value = 84 : i32} : () -> i32
                %7865 = "arith.addi"(%7864, %7863) : (i32, i32) -> i32
                %7866 = "arith.muli"(%7865, %231) : (i32, i32) -> i32
                %7867 = "llvm.getelementptr"(%7656, %7866) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7868 = "vector.from_elements"(%7700, %7701) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7868, %7867) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7869 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7870 = "arith.remui"(%7869, %228) : (i32, i32) -> i32
                %7871 = "arith.constant"() {value = 88 : i32} : () -> i32
                %7872 = "arith.addi"(%7871, %7870) : (i32, i32) -> i32
                %7873 = "arith.muli"(%7872, %231) : (i32, i32) -> i32
                %7874 = "llvm.getelementptr"(%7656, %7873) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7875 = "vector.from_elements"(%7702, %7703) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7875, %7874) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7876 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7877 = "arith.remui"(%7876, %228) : (i32, i32) -> i32
                %7878 = "arith.constant"() {value = 92 : i32} : () -> i32
                %7879 = "arith.addi"(%7878, %7877) : (i32, i32) -> i32
                %7880 = "arith.muli"(%7879, %231) : (i32, i32) -> i32
                %7881 = "llvm.getelementptr"(%7656, %7880) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7882 = "vector.from_elements"(%7704, %7705) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7882, %7881) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7883 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7884 = "arith.remui"(%7883, %228) : (i32, i32) -> i32
                %7885 = "arith.constant"() {value = 96 : i32} : () -> i32
                %7886 = "arith.addi"(%7885, %7884) : (i32, i32) -> i32
                %7887 = "arith.muli"(%7886, %231) : (i32, i32) -> i32
                %7888 = "llvm.getelementptr"(%7656, %7887) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7889 = "vector.from_elements"(%7706, %7707) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7889, %7888) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7890 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7891 = "arith.remui"(%7890, %228) : (i32, i32) -> i32
                %7892 = "arith.constant"() {value = 100 : i32} : () -> i32
                %7893 = "arith.addi"(%7892, %7891) : (i32, i32) -> i32
                %7894 = "arith.muli"(%7893, %231) : (i32, i32) -> i32
                %7895 = "llvm.getelementptr"(%7656, %7894) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7896 = "vector.from_elements"(%7708, %7709) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7896, %7895) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7897 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7898 = "arith.remui"(%7897, %228) : (i32, i32) -> i32
                %7899 = "arith.constant"() {value = 104 : i32} : () -> i32
                %7900 = "arith.addi"(%7899, %7898) : (i32, i32) -> i32
                %7901 = "arith.muli"(%7900, %231) : (i32, i32) -> i32
                %7902 = "llvm.getelementptr"(%7656, %7901) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7903 = "vector.from_elements"(%7710, %7711) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7903, %7902) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7904 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7905 = "arith.remui"(%7904, %228) : (i32, i32) -> i32
                %7906 = "arith.constant"() {value = 108 : i32} : () -> i32
                %7907 = "arith.addi"(%7906, %7905) : (i32, i32) -> i32
                %7908 = "arith.muli"(%7907, %231) : (i32, i32) -> i32
                %7909 = "llvm.getelementptr"(%7656, %7908) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7910 = "vector.from_elements"(%7712, %7713) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7910, %7909) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7911 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7912 = "arith.remui"(%7911, %228) : (i32, i32) -> i32
                %7913 = "arith.constant"() {value = 112 : i32} : () -> i32
                %7914 = "arith.addi"(%7913, %7912) : (i32, i32) -> i32
                %7915 = "arith.muli"(%7914, %231) : (i32, i32) -> i32
                %7916 = "llvm.getelementptr"(%7656, %7915) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7917 = "vector.from_elements"(%7714, %7715) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7917, %7916) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7918 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7919 = "arith.remui"(%7918, %228) : (i32, i32) -> i32
                %7920 = "arith.constant"() {value = 116 : i32} : () -> i32
                %7921 = "arith.addi"(%7920, %7919) : (i32, i32) -> i32
                %7922 = "arith.muli"(%7921, %231) : (i32, i32) -> i32
                %7923 = "llvm.getelementptr"(%7656, %7922) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7924 = "vector.from_elements"(%7716, %7717) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7924, %7923) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7925 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7926 = "arith.remui"(%7925, %228) : (i32, i32) -> i32
                %7927 = "arith.constant"() {value = 120 : i32} : () -> i32
                %7928 = "arith.addi"(%7927, %7926) : (i32, i32) -> i32
                %7929 = "arith.muli"(%7928, %231) : (i32, i32) -> i32
                %7930 = "llvm.getelementptr"(%7656, %7929) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7931 = "vector.from_elements"(%7718, %7719) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7931, %7930) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7932 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7933 = "arith.remui"(%7932, %228) : (i32, i32) -> i32
                %7934 = "arith.constant"() {value = 124 : i32} : () -> i32
                %7935 = "arith.addi"(%7934, %7933) : (i32, i32) -> i32
                %7936 = "arith.muli"(%7935, %231) : (i32, i32) -> i32
                %7937 = "llvm.getelementptr"(%7656, %7936) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7938 = "vector.from_elements"(%7720, %7721) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7938, %7937) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7939 = "arith.andi"(%6554, %2120) : (i1, i1) -> i1
                "scf.if"(%7939) ({
                  %7940 = "arith.muli"(%6744, %6578) : (i32, i32) -> i32
                  %7941 = "arith.addi"(%7940, %6588) : (i32, i32) -> i32
                  %7942 = "llvm.getelementptr"(%16, %7941) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  "llvm.store"(%7346, %7942) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
            %7943 = "arith.addi"(%1932, %1982) : (i32, i32) -> i32
            %7944 = "arith.addi"(%1931, %1982) : (i32, i32) -> i32
            %7945 = "arith.subi"(%7944, %234) : (i32, i32) -> i32
            %7946 = "arith.addi"(%7945, %234) : (i32, i32) -> i32
            %7947 = "arith.cmpi"(%7946, %1979) {predicate = 0 : i64} : (i32, i32) -> i1
            %7948, %7949, %7950, %7951 = "scf.if"(%7947) ({
              %7952 = "arith.addi"(%1930, %234) : (i32, i32) -> i32
              %7953 = "arith.cmpi"(%7952, %20) {predicate = 0 : i64} : (i32, i32) -> i1
              %7954, %7955, %7956 = "scf.if"(%7953) ({
                %7957 = "arith.addi"(%1928, %234) : (i32, i32) -> i32
                %7958 = "arith.subi"(%1, %234) : (i32, i32) -> i32
                %7959 = "arith.minsi"(%7957, %7958) : (i32, i32) -> i32
                %7960 = "arith.extsi"(%7959) : (i32) -> i64
                %7961 = "llvm.getelementptr"(%19, %7960) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %7962 = "llvm.load"(%7961) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                "scf.yield"(%7962, %7959, %40) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%1929, %1928, %7952) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%7954, %7955, %40, %7956) : (i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%1929, %1928, %7946, %1930) : (i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32)
            "scf.yield"(%7949, %7948, %7951, %7950, %7943, %6600, %5683, %5684, %5685, %5686, %5687, %5688, %5679, %5678, %5677, %5689, %5690, %5691, %5692, %5693, %5694, %5695, %5696, %5697, %5698, %5699, %5700, %5701, %5702, %5703, %5704, %6587, %6599, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %3553, %3554, %3555, %3556, %3557, %3558, %3559, %3560) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"(%1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%40, %40, %40, %40, %40, %40, %40, %40, %40) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
        %7963 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%7963) : (i1) -> ()
      }) : (i1) -> i1
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "mla_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i64, !llvm.ptr<1>, i32, i64, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i32, %11: i32, %12: i32, %13: i32, %14: i32):
      %15 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %21 = "arith.constant"() {value = 32 : i32} : () -> i32
      %22 = "arith.remui"(%15, %21) : (i32, i32) -> i32
      %23 = "arith.divui"(%15, %21) : (i32, i32) -> i32
      %24 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %25 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 16384>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %26 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 16416>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %27 = "arith.constant"() {value = 3 : i32} : () -> i32
      %28 = "arith.muli"(%18, %27) : (i32, i32) -> i32
      %29 = "llvm.getelementptr"(%9, %28) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %30 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %31 = "arith.constant"() {value = 1 : i32} : () -> i32
      %32 = "arith.addi"(%28, %31) : (i32, i32) -> i32
      %33 = "llvm.getelementptr"(%9, %32) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %34 = "llvm.load"(%33) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %35 = "arith.constant"() {value = 2 : i32} : () -> i32
      %36 = "arith.addi"(%28, %35) : (i32, i32) -> i32
      %37 = "llvm.getelementptr"(%9, %36) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %38 = "llvm.load"(%37) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %39 = "arith.constant"() {value = 0 : i32} : () -> i32
      %40 = "arith.cmpi"(%30, %39) {predicate = 5 : i64} : (i32, i32) -> i1
      "scf.if"(%40) ({
        %41 = "arith.constant"() {value = 8 : i32} : () -> i32
        %42 = "arith.muli"(%19, %41) : (i32, i32) -> i32
        %43 = "arith.addi"(%42, %23) : (i32, i32) -> i32
        %44 = "arith.constant"() {value = 31 : i32} : () -> i32
        %45 = "arith.minui"(%14, %44) : (i32, i32) -> i32
        %46 = "arith.shrsi"(%43, %45) : (i32, i32) -> i32
        %47 = "arith.shli"(%31, %14) : (i32, i32) -> i32
        %48 = "arith.cmpi"(%14, %21) {predicate = 6 : i64} : (i32, i32) -> i1
        %49 = "arith.select"(%48, %47, %39) : (i1, i32, i32) -> i32
        %50 = "arith.subi"(%49, %31) : (i32, i32) -> i32
        %51 = "arith.andi"(%43, %50) : (i32, i32) -> i32
        %52 = "arith.constant"() {value = 64 : i32} : () -> i32
        %53 = "arith.cmpi"(%46, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %54 = "arith.remsi"(%34, %12) : (i32, i32) -> i32
        %55 = "arith.cmpi"(%54, %39) {predicate = 2 : i64} : (i32, i32) -> i1
        %56 = "arith.addi"(%54, %12) : (i32, i32) -> i32
        %57 = "arith.select"(%55, %56, %54) : (i1, i32, i32) -> i32
        %58 = "arith.muli"(%57, %52) : (i32, i32) -> i32
        %59 = "arith.addi"(%58, %46) : (i32, i32) -> i32
        %60 = "arith.cmpi"(%59, %11) {predicate = 2 : i64} : (i32, i32) -> i1
        %61 = "arith.andi"(%53, %60) : (i1, i1) -> i1
        %62 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
        %63 = "vector.extract"(%62) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
        %64 = "vector.extract"(%62) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
        %65 = "vector.extract"(%62) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
        %66 = "vector.extract"(%62) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
        %67 = "vector.extract"(%62) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
        %68 = "vector.extract"(%62) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
        %69 = "vector.extract"(%62) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
        %70 = "vector.extract"(%62) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
        %71 = "vector.extract"(%62) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
        %72 = "vector.extract"(%62) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
        %73 = "vector.extract"(%62) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
        %74 = "vector.extract"(%62) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
        %75 = "vector.extract"(%62) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
        %76 = "vector.extract"(%62) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
        %77 = "vector.extract"(%62) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
        %78 = "vector.extract"(%62) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
        %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96 = "scf.if"(%61) ({
          %97 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %98 = "arith.subi"(%38, %51) : (i32, i32) -> i32
          %99 = "arith.addi"(%98, %49) : (i32, i32) -> i32
          %100 = "arith.subi"(%99, %31) : (i32, i32) -> i32
          %101 = "arith.shrsi"(%100, %45) : (i32, i32) -> i32
          %102 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %103 = "scf.for"(%97, %101, %21, %102) ({
          ^bb0(%104: i32, %105: f32):
            %106 = "arith.shli"(%104, %14) : (i32, i32) -> i32
            %107 = "arith.select"(%48, %106, %39) : (i1, i32, i32) -> i32
            %108 = "arith.addi"(%51, %107) : (i32, i32) -> i32
            %109 = "arith.addi"(%18, %108) : (i32, i32) -> i32
            %110 = "arith.muli"(%35, %109) : (i32, i32) -> i32
            %111 = "arith.cmpi"(%108, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %112 = "arith.extui"(%111) : (i1) -> i32
            %113 = "arith.addi"(%110, %112) : (i32, i32) -> i32
            %114 = "arith.muli"(%113, %52) : (i32, i32) -> i32
            %115 = "arith.addi"(%114, %46) : (i32, i32) -> i32
            %116 = "llvm.getelementptr"(%8, %115) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %117 = "llvm.load"(%116) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %118 = "arith.maxnumf"(%105, %117) : (f32, f32) -> f32
            "scf.yield"(%118) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %119 = "arith.constant"() {value = -1 : i32} : () -> i32
          %120 = "arith.constant"() {value = 16 : i32} : () -> i32
          %121 = "nvvm.shfl.sync"(%119, %103, %120, %44) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 0 : i32} : (i32, f32, i32, i32) -> f32
          %122 = "arith.maxnumf"(%103, %121) : (f32, f32) -> f32
          %123 = "nvvm.shfl.sync"(%119, %122, %41, %44) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 1 : i32} : (i32, f32, i32, i32) -> f32
          %124 = "arith.maxnumf"(%122, %123) : (f32, f32) -> f32
          %125 = "arith.constant"() {value = 4 : i32} : () -> i32
          %126 = "nvvm.shfl.sync"(%119, %124, %125, %44) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 2 : i32} : (i32, f32, i32, i32) -> f32
          %127 = "arith.maxnumf"(%124, %126) : (f32, f32) -> f32
          %128 = "nvvm.shfl.sync"(%119, %127, %35, %44) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 3 : i32} : (i32, f32, i32, i32) -> f32
          %129 = "arith.maxnumf"(%127, %128) : (f32, f32) -> f32
          %130 = "nvvm.shfl.sync"(%119, %129, %31, %44) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 4 : i32} : (i32, f32, i32, i32) -> f32
          %131 = "arith.maxnumf"(%129, %130) : (f32, f32) -> f32
          %132 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149 = "scf.for"(%39, %101, %125, %132, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78) ({
          ^bb0(%150: i32, %151: f32, %152: f32, %153: f32, %154: f32, %155: f32, %156: f32, %157: f32, %158: f32, %159: f32, %160: f32, %161: f32, %162: f32, %163: f32, %164: f32, %165: f32, %166: f32, %167: f32):
            %168 = "arith.subi"(%101, %31) : (i32, i32) -> i32
            %169 = "arith.minsi"(%150, %168) : (i32, i32) -> i32
            %170 = "arith.shli"(%169, %14) : (i32, i32) -> i32
            %171 = "arith.select"(%48, %170, %39) : (i1, i32, i32) -> i32
            %172 = "arith.addi"(%51, %171) : (i32, i32) -> i32
            %173 = "arith.addi"(%150, %31) : (i32, i32) -> i32
            %174 = "arith.minsi"(%173, %168) : (i32, i32) -> i32
            %175 = "arith.shli"(%174, %14) : (i32, i32) -> i32
            %176 = "arith.select"(%48, %175, %39) : (i1, i32, i32) -> i32
            %177 = "arith.addi"(%51, %176) : (i32, i32) -> i32
            %178 = "arith.addi"(%150, %35) : (i32, i32) -> i32
            %179 = "arith.minsi"(%178, %168) : (i32, i32) -> i32
            %180 = "arith.shli"(%179, %14) : (i32, i32) -> i32
            %181 = "arith.select"(%48, %180, %39) : (i1, i32, i32) -> i32
            %182 = "arith.addi"(%51, %181) : (i32, i32) -> i32
            %183 = "arith.addi"(%150, %27) : (i32, i32) -> i32
            %184 = "arith.minsi"(%183, %168) : (i32, i32) -> i32
            %185 = "arith.shli"(%184, %14) : (i32, i32) -> i32
            %186 = "arith.select"(%48, %185, %39) : (i1, i32, i32) -> i32
            %187 = "arith.addi"(%51, %186) : (i32, i32) -> i32
            %188 = "arith.addi"(%18, %172) : (i32, i32) -> i32
            %189 = "arith.muli"(%35, %188) : (i32, i32) -> i32
            %190 = "arith.cmpi"(%172, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %191 = "arith.extui"(%190) : (i1) -> i32
            %192 = "arith.addi"(%189, %191) : (i32, i32) -> i32
            %193 = "arith.addi"(%18, %177) : (i32, i32) -> i32
            %194 = "arith.muli"(%35, %193) : (i32, i32) -> i32
            %195 = "arith.cmpi"(%177, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %196 = "arith.extui"(%195) : (i1) -> i32
            %197 = "arith.addi"(%194, %196) : (i32, i32) -> i32
            %198 = "arith.addi"(%18, %182) : (i32, i32) -> i32
            %199 = "arith.muli"(%35, %198) : (i32, i32) -> i32
            %200 = "arith.cmpi"(%182, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %201 = "arith.extui"(%200) : (i1) -> i32
            %202 = "arith.addi"(%199, %201) : (i32, i32) -> i32
            %203 = "arith.addi"(%18, %187) : (i32, i32) -> i32
            %204 = "arith.muli"(%35, %203) : (i32, i32) -> i32
            %205 = "arith.cmpi"(%187, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %206 = "arith.extui"(%205) : (i1) -> i32
            %207 = "arith.addi"(%204, %206) : (i32, i32) -> i32
            %208 = "arith.muli"(%192, %52) : (i32, i32) -> i32
            %209 = "arith.addi"(%208, %46) : (i32, i32) -> i32
            %210 = "llvm.getelementptr"(%8, %209) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %211 = "llvm.load"(%210) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %212 = "arith.muli"(%197, %52) : (i32, i32) -> i32
            %213 = "arith.addi"(%212, %46) : (i32, i32) -> i32
            %214 = "llvm.getelementptr"(%8, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %215 = "llvm.load"(%214) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %216 = "arith.muli"(%202, %52) : (i32, i32) -> i32
            %217 = "arith.addi"(%216, %46) : (i32, i32) -> i32
            %218 = "llvm.getelementptr"(%8, %217) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %219 = "llvm.load"(%218) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %220 = "arith.muli"(%207, %52) : (i32, i32) -> i32
            %221 = "arith.addi"(%220, %46) : (i32, i32) -> i32
            %222 = "llvm.getelementptr"(%8, %221) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %223 = "llvm.load"(%222) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %224 = "arith.constant"() {value = 32768 : i32} : () -> i32
            %225 = "arith.muli"(%192, %224) : (i32, i32) -> i32
            %226 = "arith.constant"() {value = 512 : i32} : () -> i32
            %227 = "arith.muli"(%46, %226) : (i32, i32) -> i32
            %228 = "arith.addi"(%225, %227) : (i32, i32) -> i32
            %229 = "arith.addi"(%228, %97) : (i32, i32) -> i32
            %230 = "llvm.getelementptr"(%7, %229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %231 = "llvm.load"(%230) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %232 = "arith.addi"(%97, %21) : (i32, i32) -> i32
            %233 = "arith.addi"(%228, %232) : (i32, i32) -> i32
            %234 = "llvm.getelementptr"(%7, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %235 = "llvm.load"(%234) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %236 = "arith.addi"(%97, %52) : (i32, i32) -> i32
            %237 = "arith.addi"(%228, %236) : (i32, i32) -> i32
            %238 = "llvm.getelementptr"(%7, %237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %239 = "llvm.load"(%238) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %240 = "arith.constant"() {value = 96 : i32} : () -> i32
            %241 = "arith.addi"(%97, %240) : (i32, i32) -> i32
            %242 = "arith.addi"(%228, %241) : (i32, i32) -> i32
            %243 = "llvm.getelementptr"(%7, %242) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %244 = "llvm.load"(%243) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %245 = "arith.constant"() {value = 128 : i32} : () -> i32
            %246 = "arith.addi"(%97, %245) : (i32, i32) -> i32
            %247 = "arith.addi"(%228, %246) : (i32, i32) -> i32
            %248 = "llvm.getelementptr"(%7, %247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %249 = "llvm.load"(%248) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %250 = "arith.constant"() {value = 160 : i32} : () -> i32
            %251 = "arith.addi"(%97, %250) : (i32, i32) -> i32
            %252 = "arith.addi"(%228, %251) : (i32, i32) -> i32
            %253 = "llvm.getelementptr"(%7, %252) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %254 = "llvm.load"(%253) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %255 = "arith.constant"() {value = 192 : i32} : () -> i32
            %256 = "arith.addi"(%97, %255) : (i32, i32) -> i32
            %257 = "arith.addi"(%228, %256) : (i32, i32) -> i32
            %258 = "llvm.getelementptr"(%7, %257) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %259 = "llvm.load"(%258) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %260 = "arith.constant"() {value = 224 : i32} : () -> i32
            %261 = "arith.addi"(%97, %260) : (i32, i32) -> i32
            %262 = "arith.addi"(%228, %261) : (i32, i32) -> i32
            %263 = "llvm.getelementptr"(%7, %262) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %264 = "llvm.load"(%263) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %265 = "arith.constant"() {value = 256 : i32} : () -> i32
            %266 = "arith.addi"(%97, %265) : (i32, i32) -> i32
            %267 = "arith.addi"(%228, %266) : (i32, i32) -> i32
            %268 = "llvm.getelementptr"(%7, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %269 = "llvm.load"(%268) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %270 = "arith.constant"() {value = 288 : i32} : () -> i32
            %271 = "arith.addi"(%97, %270) : (i32, i32) -> i32
            %272 = "arith.addi"(%228, %271) : (i32, i32) -> i32
            %273 = "llvm.getelementptr"(%7, %272) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %274 = "llvm.load"(%273) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %275 = "arith.constant"() {value = 320 : i32} : () -> i32
            %276 = "arith.addi"(%97, %275) : (i32, i32) -> i32
            %277 = "arith.addi"(%228, %276) : (i32, i32) -> i32
            %278 = "llvm.getelementptr"(%7, %277) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %279 = "llvm.load"(%278) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %280 = "arith.constant"() {value = 352 : i32} : () -> i32
            %281 = "arith.addi"(%97, %280) : (i32, i32) -> i32
            %282 = "arith.addi"(%228, %281) : (i32, i32) -> i32
            %283 = "llvm.getelementptr"(%7, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %284 = "llvm.load"(%283) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %285 = "arith.constant"() {value = 384 : i32} : () -> i32
            %286 = "arith.addi"(%97, %285) : (i32, i32) -> i32
            %287 = "arith.addi"(%228, %286) : (i32, i32) -> i32
            %288 = "llvm.getelementptr"(%7, %287) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %289 = "llvm.load"(%288) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %290 = "arith.constant"() {value = 416 : i32} : () -> i32
            %291 = "arith.addi"(%97, %290) : (i32, i32) -> i32
            %292 = "arith.addi"(%228, %291) : (i32, i32) -> i32
            %293 = "llvm.getelementptr"(%7, %292) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %294 = "llvm.load"(%293) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %295 = "arith.constant"() {value = 448 : i32} : () -> i32
            %296 = "arith.addi"(%97, %295) : (i32, i32) -> i32
            %297 = "arith.addi"(%228, %296) : (i32, i32) -> i32
            %298 = "llvm.getelementptr"(%7, %297) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %299 = "llvm.load"(%298) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %300 = "arith.constant"() {value = 480 : i32} : () -> i32
            %301 = "arith.addi"(%97, %300) : (i32, i32) -> i32
            %302 = "arith.addi"(%228, %301) : (i32, i32) -> i32
            %303 = "llvm.getelementptr"(%7, %302) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %304 = "llvm.load"(%303) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %305 = "arith.muli"(%197, %224) : (i32, i32) -> i32
            %306 = "arith.addi"(%305, %227) : (i32, i32) -> i32
            %307 = "arith.addi"(%306, %97) : (i32, i32) -> i32
            %308 = "llvm.getelementptr"(%7, %307) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %309 = "llvm.load"(%308) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %310 = "arith.addi"(%306, %232) : (i32, i32) -> i32
            %311 = "llvm.getelementptr"(%7, %310) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %312 = "llvm.load"(%311) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %313 = "arith.addi"(%306, %236) : (i32, i32) -> i32
            %314 = "llvm.getelementptr"(%7, %313) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %315 = "llvm.load"(%314) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %316 = "arith.addi"(%306, %241) : (i32, i32) -> i32
            %317 = "llvm.getelementptr"(%7, %316) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %318 = "llvm.load"(%317) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %319 = "arith.addi"(%306, %246) : (i32, i32) -> i32
            %320 = "llvm.getelementptr"(%7, %319) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %321 = "llvm.load"(%320) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %322 = "arith.addi"(%306, %251) : (i32, i32) -> i32
            %323 = "llvm.getelementptr"(%7, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %324 = "llvm.load"(%323) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %325 = "arith.addi"(%306, %256) : (i32, i32) -> i32
            %326 = "llvm.getelementptr"(%7, %325) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %327 = "llvm.load"(%326) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %328 = "arith.addi"(%306, %261) : (i32, i32) -> i32
            %329 = "llvm.getelementptr"(%7, %328) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %330 = "llvm.load"(%329) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %331 = "arith.addi"(%306, %266) : (i32, i32) -> i32
            %332 = "llvm.getelementptr"(%7, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %333 = "llvm.load"(%332) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %334 = "arith.addi"(%306, %271) : (i32, i32) -> i32
            %335 = "llvm.getelementptr"(%7, %334) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %336 = "llvm.load"(%335) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %337 = "arith.addi"(%306, %276) : (i32, i32) -> i32
            %338 = "llvm.getelementptr"(%7, %337) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %339 = "llvm.load"(%338) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %340 = "arith.addi"(%306, %281) : (i32, i32) -> i32
            %341 = "llvm.getelementptr"(%7, %340) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %342 = "llvm.load"(%341) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %343 = "arith.addi"(%306, %286) : (i32, i32) -> i32
            %344 = "llvm.getelementptr"(%7, %343) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %345 = "llvm.load"(%344) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %346 = "arith.addi"(%306, %291) : (i32, i32) -> i32
            %347 = "llvm.getelementptr"(%7, %346) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %348 = "llvm.load"(%347) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %349 = "arith.addi"(%306, %296) : (i32, i32) -> i32
            %350 = "llvm.getelementptr"(%7, %349) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %351 = "llvm.load"(%350) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %352 = "arith.addi"(%306, %301) : (i32, i32) -> i32
            %353 = "llvm.getelementptr"(%7, %352) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %354 = "llvm.load"(%353) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %355 = "arith.muli"(%202, %224) : (i32, i32) -> i32
            %356 = "arith.addi"(%355, %227) : (i32, i32) -> i32
            %357 = "arith.addi"(%356, %97) : (i32, i32) -> i32
            %358 = "llvm.getelementptr"(%7, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %359 = "llvm.load"(%358) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %360 = "arith.addi"(%356, %232) : (i32, i32) -> i32
            %361 = "llvm.getelementptr"(%7, %360) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %362 = "llvm.load"(%361) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %363 = "arith.addi"(%356, %236) : (i32, i32) -> i32
            %364 = "llvm.getelementptr"(%7, %363) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %365 = "llvm.load"(%364) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %366 = "arith.addi"(%356, %241) : (i32, i32) -> i32
            %367 = "llvm.getelementptr"(%7, %366) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %368 = "llvm.load"(%367) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %369 = "arith.addi"(%356, %246) : (i32, i32) -> i32
            %370 = "llvm.getelementptr"(%7, %369) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %371 = "llvm.load"(%370) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %372 = "arith.addi"(%356, %251) : (i32, i32) -> i32
            %373 = "llvm.getelementptr"(%7, %372) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %374 = "llvm.load"(%373) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %375 = "arith.addi"(%356, %256) : (i32, i32) -> i32
            %376 = "llvm.getelementptr"(%7, %375) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %377 = "llvm.load"(%376) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %378 = "arith.addi"(%356, %261) : (i32, i32) -> i32
            %379 = "llvm.getelementptr"(%7, %378) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %380 = "llvm.load"(%379) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %381 = "arith.addi"(%356, %266) : (i32, i32) -> i32
            %382 = "llvm.getelementptr"(%7, %381) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %383 = "llvm.load"(%382) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %384 = "arith.addi"(%356, %271) : (i32, i32) -> i32
            %385 = "llvm.getelementptr"(%7, %384) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %386 = "llvm.load"(%385) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %387 = "arith.addi"(%356, %276) : (i32, i32) -> i32
            %388 = "llvm.getelementptr"(%7, %387) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %389 = "llvm.load"(%388) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %390 = "arith.addi"(%356, %281) : (i32, i32) -> i32
            %391 = "llvm.getelementptr"(%7, %390) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %392 = "llvm.load"(%391) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %393 = "arith.addi"(%356, %286) : (i32, i32) -> i32
            %394 = "llvm.getelementptr"(%7, %393) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %395 = "llvm.load"(%394) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %396 = "arith.addi"(%356, %291) : (i32, i32) -> i32
            %397 = "llvm.getelementptr"(%7, %396) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %398 = "llvm.load"(%397) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %399 = "arith.addi"(%356, %296) : (i32, i32) -> i32
            %400 = "llvm.getelementptr"(%7, %399) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %401 = "llvm.load"(%400) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %402 = "arith.addi"(%356, %301) : (i32, i32) -> i32
            %403 = "llvm.getelementptr"(%7, %402) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %404 = "llvm.load"(%403) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %405 = "arith.muli"(%207, %224) : (i32, i32) -> i32
            %406 = "arith.addi"(%405, %227) : (i32, i32) -> i32
            %407 = "arith.addi"(%406, %97) : (i32, i32) -> i32
            %408 = "llvm.getelementptr"(%7, %407) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %409 = "llvm.load"(%408) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %410 = "arith.addi"(%406, %232) : (i32, i32) -> i32
            %411 = "llvm.getelementptr"(%7, %410) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %412 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %413 = "arith.addi"(%406, %236) : (i32, i32) -> i32
            %414 = "llvm.getelementptr"(%7, %413) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %415 = "llvm.load"(%414) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %416 = "arith.addi"(%406, %241) : (i32, i32) -> i32
            %417 = "llvm.getelementptr"(%7, %416) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %418 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %419 = "arith.addi"(%406, %246) : (i32, i32) -> i32
            %420 = "llvm.getelementptr"(%7, %419) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %421 = "llvm.load"(%420) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %422 = "arith.addi"(%406, %251) : (i32, i32) -> i32
            %423 = "llvm.getelementptr"(%7, %422) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %424 = "llvm.load"(%423) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %425 = "arith.addi"(%406, %256) : (i32, i32) -> i32
            %426 = "llvm.getelementptr"(%7, %425) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %427 = "llvm.load"(%426) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %428 = "arith.addi"(%406, %261) : (i32, i32) -> i32
            %429 = "llvm.getelementptr"(%7, %428) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %430 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %431 = "arith.addi"(%406, %266) : (i32, i32) -> i32
            %432 = "llvm.getelementptr"(%7, %431) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %433 = "llvm.load"(%432) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %434 = "arith.addi"(%406, %271) : (i32, i32) -> i32
            %435 = "llvm.getelementptr"(%7, %434) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %436 = "llvm.load"(%435) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %437 = "arith.addi"(%406, %276) : (i32, i32) -> i32
            %438 = "llvm.getelementptr"(%7, %437) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %439 = "llvm.load"(%438) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %440 = "arith.addi"(%406, %281) : (i32, i32) -> i32
            %441 = "llvm.getelementptr"(%7, %440) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %442 = "llvm.load"(%441) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %443 = "arith.addi"(%406, %286) : (i32, i32) -> i32
            %444 = "llvm.getelementptr"(%7, %443) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %445 = "llvm.load"(%444) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %446 = "arith.addi"(%406, %291) : (i32, i32) -> i32
            %447 = "llvm.getelementptr"(%7, %446) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %448 = "llvm.load"(%447) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %449 = "arith.addi"(%406, %296) : (i32, i32) -> i32
            %450 = "llvm.getelementptr"(%7, %449) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %451 = "llvm.load"(%450) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %452 = "arith.addi"(%406, %301) : (i32, i32) -> i32
            %453 = "llvm.getelementptr"(%7, %452) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %454 = "llvm.load"(%453) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %455 = "arith.cmpi"(%150, %101) {predicate = 2 : i64} : (i32, i32) -> i1
            %456 = "arith.cmpf"(%131, %102) {predicate = 2 : i64} : (f32, f32) -> i1
            %457 = "arith.select"(%456, %131, %132) : (i1, f32, f32) -> f32
            %458 = "arith.subf"(%211, %457) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %459 = "llvm.call_intrinsic"(%458) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %460 = "arith.select"(%455, %459, %132) : (i1, f32, f32) -> f32
            %461 = "arith.addf"(%151, %460) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %462 = "arith.mulf"(%460, %231) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %463 = "arith.addf"(%152, %462) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %464 = "arith.mulf"(%460, %235) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %465 = "arith.addf"(%153, %464) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %466 = "arith.mulf"(%460, %239) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %467 = "arith.addf"(%154, %466) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %468 = "arith.mulf"(%460, %244) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %469 = "arith.addf"(%155, %468) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %470 = "arith.mulf"(%460, %249) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %471 = "arith.addf"(%156, %470) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %472 = "arith.mulf"(%460, %254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %473 = "arith.addf"(%157, %472) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %474 = "arith.mulf"(%460, %259) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %475 = "arith.addf"(%158, %474) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %476 = "arith.mulf"(%460, %264) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %477 = "arith.addf"(%159, %476) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %478 = "arith.mulf"(%460, %269) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %479 = "arith.addf"(%160, %478) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %480 = "arith.mulf"(%460, %274) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %481 = "arith.addf"(%161, %480) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %482 = "arith.mulf"(%460, %279) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %483 = "arith.addf"(%162, %482) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %484 = "arith.mulf"(%460, %284) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %485 = "arith.addf"(%163, %484) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %486 = "arith.mulf"(%460, %289) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %487 = "arith.addf"(%164, %486) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %488 = "arith.mulf"(%460, %294) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %489 = "arith.addf"(%165, %488) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %490 = "arith.mulf"(%460, %299) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %491 = "arith.addf"(%166, %490) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %492 = "arith.mulf"(%460, %304) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %493 = "arith.addf"(%167, %492) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %494 = "arith.cmpi"(%173, %101) {predicate = 2 : i64} : (i32, i32) -> i1
            %495 = "arith.subf"(%215, %457) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %496 = "llvm.call_intrinsic"(%495) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %497 = "arith.select"(%494, %496, %132) : (i1, f32, f32) -> f32
            %498 = "arith.addf"(%461, %497) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %499 = "arith.mulf"(%497, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %500 = "arith.addf"(%463, %499) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %501 = "arith.mulf"(%497, %312) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %502 = "arith.addf"(%465, %501) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %503 = "arith.mulf"(%497, %315) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %504 = "arith.addf"(%467, %503) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %505 = "arith.mulf"(%497, %318) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %506 = "arith.addf"(%469, %505) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %507 = "arith.mulf"(%497, %321) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %508 = "arith.addf"(%471, %507) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %509 = "arith.mulf"(%497, %324) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %510 = "arith.addf"(%473, %509) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %511 = "arith.mulf"(%497, %327) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %512 = "arith.addf"(%475, %511) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %513 = "arith.mulf"(%497, %330) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %514 = "arith.addf"(%477, %513) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %515 = "arith.mulf"(%497, %333) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %516 = "arith.addf"(%479, %515) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %517 = "arith.mulf"(%497, %336) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %518 = "arith.addf"(%481, %517) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %519 = "arith.mulf"(%497, %339) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %520 = "arith.addf"(%483, %519) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %521 = "arith.mulf"(%497, %342) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %522 = "arith.addf"(%485, %521) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %523 = "arith.mulf"(%497, %345) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %524 = "arith.addf"(%487, %523) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %525 = "arith.mulf"(%497, %348) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %526 = "arith.addf"(%489, %525) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %527 = "arith.mulf"(%497, %351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %528 = "arith.addf"(%491, %527) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %529 = "arith.mulf"(%497, %354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %530 = "arith.addf"(%493, %529) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %531 = "arith.cmpi"(%178, %101) {predicate = 2 : i64} : (i32, i32) -> i1
            %532 = "arith.subf"(%219, %457) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %533 = "llvm.call_intrinsic"(%532) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %534 = "arith.select"(%531, %533, %132) : (i1, f32, f32) -> f32
            %535 = "arith.addf"(%498, %534) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %536 = "arith.mulf"(%534, %359) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %537 = "arith.addf"(%500, %536) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %538 = "arith.mulf"(%534, %362) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %539 = "arith.addf"(%502, %538) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %540 = "arith.mulf"(%534, %365) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %541 = "arith.addf"(%504, %540) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %542 = "arith.mulf"(%534, %368) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %543 = "arith.addf"(%506, %542) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %544 = "arith.mulf"(%534, %371) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %545 = "arith.addf"(%508, %544) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %546 = "arith.mulf"(%534, %374) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %547 = "arith.addf"(%510, %546) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %548 = "arith.mulf"(%534, %377) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %549 = "arith.addf"(%512, %548) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %550 = "arith.mulf"(%534, %380) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %551 = "arith.addf"(%514, %550) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %552 = "arith.mulf"(%534, %383) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %553 = "arith.addf"(%516, %552) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %554 = "arith.mulf"(%534, %386) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %555 = "arith.addf"(%518, %554) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %556 = "arith.mulf"(%534, %389) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %557 = "arith.addf"(%520, %556) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %558 = "arith.mulf"(%534, %392) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %559 = "arith.addf"(%522, %558) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %560 = "arith.mulf"(%534, %395) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %561 = "arith.addf"(%524, %560) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %562 = "arith.mulf"(%534, %398) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %563 = "arith.addf"(%526, %562) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %564 = "arith.mulf"(%534, %401) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %565 = "arith.addf"(%528, %564) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %566 = "arith.mulf"(%534, %404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %567 = "arith.addf"(%530, %566) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %568 = "arith.cmpi"(%183, %101) {predicate = 2 : i64} : (i32, i32) -> i1
            %569 = "arith.subf"(%223, %457) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %570 = "llvm.call_intrinsic"(%569) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %571 = "arith.select"(%568, %570, %132) : (i1, f32, f32) -> f32
            %572 = "arith.addf"(%535, %571) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %573 = "arith.mulf"(%571, %409) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %574 = "arith.addf"(%537, %573) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %575 = "arith.mulf"(%571, %412) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %576 = "arith.addf"(%539, %575) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %577 = "arith.mulf"(%571, %415) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %578 = "arith.addf"(%541, %577) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %579 = "arith.mulf"(%571, %418) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %580 = "arith.addf"(%543, %579) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %581 = "arith.mulf"(%571, %421) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %582 = "arith.addf"(%545, %581) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %583 = "arith.mulf"(%571, %424) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %584 = "arith.addf"(%547, %583) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %585 = "arith.mulf"(%571, %427) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %586 = "arith.addf"(%549, %585) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %587 = "arith.mulf"(%571, %430) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %588 = "arith.addf"(%551, %587) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %589 = "arith.mulf"(%571, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %590 = "arith.addf"(%553, %589) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %591 = "arith.mulf"(%571, %436) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %592 = "arith.addf"(%555, %591) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %593 = "arith.mulf"(%571, %439) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %594 = "arith.addf"(%557, %593) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %595 = "arith.mulf"(%571, %442) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %596 = "arith.addf"(%559, %595) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %597 = "arith.mulf"(%571, %445) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %598 = "arith.addf"(%561, %597) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %599 = "arith.mulf"(%571, %448) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %600 = "arith.addf"(%563, %599) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %601 = "arith.mulf"(%571, %451) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %602 = "arith.addf"(%565, %601) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %603 = "arith.mulf"(%571, %454) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %604 = "arith.addf"(%567, %603) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%572, %574, %576, %578, %580, %582, %584, %586, %588, %590, %592, %594, %596, %598, %600, %602, %604) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          "scf.yield"(%131, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
          %605 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %606 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          "scf.yield"(%605, %606, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %607 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %608 = "arith.constant"() {value = 512 : i32} : () -> i32
        %609 = "arith.muli"(%23, %608) : (i32, i32) -> i32
        %610 = "arith.addi"(%609, %607) : (i32, i32) -> i32
        %611 = "llvm.getelementptr"(%24, %610) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%81, %611) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %612 = "arith.addi"(%607, %21) : (i32, i32) -> i32
        %613 = "arith.addi"(%609, %612) : (i32, i32) -> i32
        %614 = "llvm.getelementptr"(%24, %613) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%82, %614) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %615 = "arith.addi"(%607, %52) : (i32, i32) -> i32
        %616 = "arith.addi"(%609, %615) : (i32, i32) -> i32
        %617 = "llvm.getelementptr"(%24, %616) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%83, %617) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %618 = "arith.constant"() {value = 96 : i32} : () -> i32
        %619 = "arith.addi"(%607, %618) : (i32, i32) -> i32
        %620 = "arith.addi"(%609, %619) : (i32, i32) -> i32
        %621 = "llvm.getelementptr"(%24, %620) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%84, %621) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %622 = "arith.constant"() {value = 128 : i32} : () -> i32
        %623 = "arith.addi"(%607, %622) : (i32, i32) -> i32
        %624 = "arith.addi"(%609, %623) : (i32, i32) -> i32
        %625 = "llvm.getelementptr"(%24, %624) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%85, %625) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %626 = "arith.constant"() {value = 160 : i32} : () -> i32
        %627 = "arith.addi"(%607, %626) : (i32, i32) -> i32
        %628 = "arith.addi"(%609, %627) : (i32, i32) -> i32
        %629 = "llvm.getelementptr"(%24, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%86, %629) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %630 = "arith.constant"() {value = 192 : i32} : () -> i32
        %631 = "arith.addi"(%607, %630) : (i32, i32) -> i32
        %632 = "arith.addi"(%609, %631) : (i32, i32) -> i32
        %633 = "llvm.getelementptr"(%24, %632) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%87, %633) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %634 = "arith.constant"() {value = 224 : i32} : () -> i32
        %635 = "arith.addi"(%607, %634) : (i32, i32) -> i32
        %636 = "arith.addi"(%609, %635) : (i32, i32) -> i32
        %637 = "llvm.getelementptr"(%24, %636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%88, %637) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %638 = "arith.constant"() {value = 256 : i32} : () -> i32
        %639 = "arith.addi"(%607, %638) : (i32, i32) -> i32
        %640 = "arith.addi"(%609, %639) : (i32, i32) -> i32
        %641 = "llvm.getelementptr"(%24, %640) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%89, %641) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %642 = "arith.constant"() {value = 288 : i32} : () -> i32
        %643 = "arith.addi"(%607, %642) : (i32, i32) -> i32
        %644 = "arith.addi"(%609, %643) : (i32, i32) -> i32
        %645 = "llvm.getelementptr"(%24, %644) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%90, %645) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %646 = "arith.constant"() {value = 320 : i32} : () -> i32
        %647 = "arith.addi"(%607, %646) : (i32, i32) -> i32
        %648 = "arith.addi"(%609, %647) : (i32, i32) -> i32
        %649 = "llvm.getelementptr"(%24, %648) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%91, %649) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %650 = "arith.constant"() {value = 352 : i32} : () -> i32
        %651 = "arith.addi"(%607, %650) : (i32, i32) -> i32
        %652 = "arith.addi"(%609, %651) : (i32, i32) -> i32
        %653 = "llvm.getelementptr"(%24, %652) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%92, %653) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %654 = "arith.constant"() {value = 384 : i32} : () -> i32
        %655 = "arith.addi"(%607, %654) : (i32, i32) -> i32
        %656 = "arith.addi"(%609, %655) : (i32, i32) -> i32
        %657 = "llvm.getelementptr"(%24, %656) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%93, %657) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %658 = "arith.constant"() {value = 416 : i32} : () -> i32
        %659 = "arith.addi"(%607, %658) : (i32, i32) -> i32
        %660 = "arith.addi"(%609, %659) : (i32, i32) -> i32
        %661 = "llvm.getelementptr"(%24, %660) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%94, %661) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %662 = "arith.constant"() {value = 448 : i32} : () -> i32
        %663 = "arith.addi"(%607, %662) : (i32, i32) -> i32
        %664 = "arith.addi"(%609, %663) : (i32, i32) -> i32
        %665 = "llvm.getelementptr"(%24, %664) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%95, %665) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %666 = "arith.constant"() {value = 480 : i32} : () -> i32
        %667 = "arith.addi"(%607, %666) : (i32, i32) -> i32
        %668 = "arith.addi"(%609, %667) : (i32, i32) -> i32
        %669 = "llvm.getelementptr"(%24, %668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%96, %669) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %670 = "arith.cmpi"(%607, %39) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%670) ({
          %671 = "llvm.getelementptr"(%25, %23) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%80, %671) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %672 = "llvm.getelementptr"(%26, %23) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%79, %672) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 5 : i32} : () -> ()
        %673 = "arith.cmpi"(%51, %39) {predicate = 0 : i64} : (i32, i32) -> i1
        %674 = "arith.andi"(%61, %673) : (i1, i1) -> i1
        "scf.if"(%674) ({
          %675 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %676 = "scf.for"(%31, %49, %31, %79) ({
          ^bb0(%677: i32, %678: f32):
            %679 = "arith.addi"(%23, %677) : (i32, i32) -> i32
            %680 = "llvm.getelementptr"(%26, %679) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %681 = "llvm.load"(%680) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %682 = "arith.maxnumf"(%678, %681) : (f32, f32) -> f32
            "scf.yield"(%682) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %683 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %684 = "arith.cmpf"(%676, %683) {predicate = 2 : i64} : (f32, f32) -> i1
          %685 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %686 = "arith.select"(%684, %676, %685) : (i1, f32, f32) -> f32
          %687 = "arith.subf"(%79, %686) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %688 = "llvm.call_intrinsic"(%687) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %689 = "arith.mulf"(%80, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %690 = "arith.mulf"(%81, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %691 = "arith.mulf"(%82, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %692 = "arith.mulf"(%83, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %693 = "arith.mulf"(%84, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %694 = "arith.mulf"(%85, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %695 = "arith.mulf"(%86, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %696 = "arith.mulf"(%87, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %697 = "arith.mulf"(%88, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %698 = "arith.mulf"(%89, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %699 = "arith.mulf"(%90, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %700 = "arith.mulf"(%91, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %701 = "arith.mulf"(%92, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %702 = "arith.mulf"(%93, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %703 = "arith.mulf"(%94, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %704 = "arith.mulf"(%95, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %705 = "arith.mulf"(%96, %688) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722 = "scf.for"(%31, %49, %31, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705) ({
          ^bb0(%723: i32, %724: f32, %725: f32, %726: f32, %727: f32, %728: f32, %729: f32, %730: f32, %731: f32, %732: f32, %733: f32, %734: f32, %735: f32, %736: f32, %737: f32, %738: f32, %739: f32, %740: f32):
            %741 = "arith.addi"(%23, %723) : (i32, i32) -> i32
            %742 = "llvm.getelementptr"(%26, %741) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %743 = "llvm.load"(%742) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %744 = "arith.subf"(%743, %686) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %745 = "llvm.call_intrinsic"(%744) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %746 = "llvm.getelementptr"(%25, %741) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %747 = "llvm.load"(%746) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %748 = "arith.mulf"(%745, %747) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %749 = "arith.addf"(%724, %748) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %750 = "arith.muli"(%741, %608) : (i32, i32) -> i32
            %751 = "arith.addi"(%750, %675) : (i32, i32) -> i32
            %752 = "llvm.getelementptr"(%24, %751) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %753 = "llvm.load"(%752) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %754 = "arith.mulf"(%745, %753) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %755 = "arith.addf"(%725, %754) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %756 = "arith.addi"(%675, %21) : (i32, i32) -> i32
            %757 = "arith.addi"(%750, %756) : (i32, i32) -> i32
            %758 = "llvm.getelementptr"(%24, %757) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %759 = "llvm.load"(%758) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %760 = "arith.mulf"(%745, %759) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %761 = "arith.addf"(%726, %760) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %762 = "arith.addi"(%675, %52) : (i32, i32) -> i32
            %763 = "arith.addi"(%750, %762) : (i32, i32) -> i32
            %764 = "llvm.getelementptr"(%24, %763) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %765 = "llvm.load"(%764) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %766 = "arith.mulf"(%745, %765) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %767 = "arith.addf"(%727, %766) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %768 = "arith.addi"(%675, %618) : (i32, i32) -> i32
            %769 = "arith.addi"(%750, %768) : (i32, i32) -> i32
            %770 = "llvm.getelementptr"(%24, %769) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %771 = "llvm.load"(%770) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %772 = "arith.mulf"(%745, %771) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %773 = "arith.addf"(%728, %772) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %774 = "arith.addi"(%675, %622) : (i32, i32) -> i32
            %775 = "arith.addi"(%750, %774) : (i32, i32) -> i32
            %776 = "llvm.getelementptr"(%24, %775) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %777 = "llvm.load"(%776) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %778 = "arith.mulf"(%745, %777) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %779 = "arith.addf"(%729, %778) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %780 = "arith.addi"(%675, %626) : (i32, i32) -> i32
            %781 = "arith.addi"(%750, %780) : (i32, i32) -> i32
            %782 = "llvm.getelementptr"(%24, %781) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %783 = "llvm.load"(%782) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %784 = "arith.mulf"(%745, %783) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %785 = "arith.addf"(%730, %784) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %786 = "arith.addi"(%675, %630) : (i32, i32) -> i32
            %787 = "arith.addi"(%750, %786) : (i32, i32) -> i32
            %788 = "llvm.getelementptr"(%24, %787) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %789 = "llvm.load"(%788) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %790 = "arith.mulf"(%745, %789) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %791 = "arith.addf"(%731, %790) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %792 = "arith.addi"(%675, %634) : (i32, i32) -> i32
            %793 = "arith.addi"(%750, %792) : (i32, i32) -> i32
            %794 = "llvm.getelementptr"(%24, %793) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %795 = "llvm.load"(%794) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %796 = "arith.mulf"(%745, %795) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %797 = "arith.addf"(%732, %796) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %798 = "arith.addi"(%675, %638) : (i32, i32) -> i32
            %799 = "arith.addi"(%750, %798) : (i32, i32) -> i32
            %800 = "llvm.getelementptr"(%24, %799) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %801 = "llvm.load"(%800) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %802 = "arith.mulf"(%745, %801) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %803 = "arith.addf"(%733, %802) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %804 = "arith.addi"(%675, %642) : (i32, i32) -> i32
            %805 = "arith.addi"(%750, %804) : (i32, i32) -> i32
            %806 = "llvm.getelementptr"(%24, %805) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %807 = "llvm.load"(%806) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %808 = "arith.mulf"(%745, %807) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %809 = "arith.addf"(%734, %808) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %810 = "arith.addi"(%675, %646) : (i32, i32) -> i32
            %811 = "arith.addi"(%750, %810) : (i32, i32) -> i32
            %812 = "llvm.getelementptr"(%24, %811) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %813 = "llvm.load"(%812) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %814 = "arith.mulf"(%745, %813) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %815 = "arith.addf"(%735, %814) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %816 = "arith.addi"(%675, %650) : (i32, i32) -> i32
            %817 = "arith.addi"(%750, %816) : (i32, i32) -> i32
            %818 = "llvm.getelementptr"(%24, %817) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %819 = "llvm.load"(%818) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %820 = "arith.mulf"(%745, %819) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %821 = "arith.addf"(%736, %820) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %822 = "arith.addi"(%675, %654) : (i32, i32) -> i32
            %823 = "arith.addi"(%750, %822) : (i32, i32) -> i32
            %824 = "llvm.getelementptr"(%24, %823) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %825 = "llvm.load"(%824) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %826 = "arith.mulf"(%745, %825) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %827 = "arith.addf"(%737, %826) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %828 = "arith.addi"(%675, %658) : (i32, i32) -> i32
            %829 = "arith.addi"(%750, %828) : (i32, i32) -> i32
            %830 = "llvm.getelementptr"(%24, %829) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %831 = "llvm.load"(%830) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %832 = "arith.mulf"(%745, %831) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %833 = "arith.addf"(%738, %832) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %834 = "arith.addi"(%675, %662) : (i32, i32) -> i32
            %835 = "arith.addi"(%750, %834) : (i32, i32) -> i32
            %836 = "llvm.getelementptr"(%24, %835) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %837 = "llvm.load"(%836) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %838 = "arith.mulf"(%745, %837) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %839 = "arith.addf"(%739, %838) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %840 = "arith.addi"(%675, %666) : (i32, i32) -> i32
            %841 = "arith.addi"(%750, %840) : (i32, i32) -> i32
            %842 = "llvm.getelementptr"(%24, %841) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %843 = "llvm.load"(%842) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %844 = "arith.mulf"(%745, %843) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %845 = "arith.addf"(%740, %844) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%749, %755, %761, %767, %773, %779, %785, %791, %797, %803, %809, %815, %821, %827, %833, %839, %845) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %846 = "arith.divsi"(%34, %12) : (i32, i32) -> i32
          %847 = "arith.extsi"(%55) : (i1) -> i32
          %848 = "arith.addi"(%846, %847) : (i32, i32) -> i32
          %849 = "arith.muli"(%848, %11) : (i32, i32) -> i32
          %850 = "arith.addi"(%849, %58) : (i32, i32) -> i32
          %851 = "arith.addi"(%850, %46) : (i32, i32) -> i32
          %852 = "arith.extsi"(%30) : (i32) -> i64
          %853 = "arith.extsi"(%851) : (i32) -> i64
          %854 = "arith.muli"(%852, %3) : (i64, i64) -> i64
          %855 = "arith.muli"(%853, %4) : (i64, i64) -> i64
          %856 = "arith.addi"(%854, %855) : (i64, i64) -> i64
          %857 = "llvm.getelementptr"(%0, %856) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %858 = "arith.cmpf"(%706, %685) {predicate = 1 : i64} : (f32, f32) -> i1
          %859 = "llvm.call_intrinsic"(%706) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %860 = "arith.select"(%858, %685, %859) : (i1, f32, f32) -> f32
          %861 = "arith.mulf"(%707, %860) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %862 = "arith.truncf"(%861) : (f32) -> f16
          %863 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %864 = "llvm.getelementptr"(%857, %863) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%862, %864) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %865 = "arith.mulf"(%708, %860) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %866 = "arith.truncf"(%865) : (f32) -> f16
          %867 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %868 = "arith.addi"(%867, %21) : (i32, i32) -> i32
          %869 = "llvm.getelementptr"(%857, %868) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%866, %869) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %870 = "arith.mulf"(%709, %860) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %871 = "arith.truncf"(%870) : (f32) -> f16
          %872 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %873 = "arith.addi"(%872, %52) : (i32, i32) -> i32
          %874 = "llvm.getelementptr"(%857, %873) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%871, %874) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %875 = "arith.mulf"(%710, %860) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %876 = "arith.truncf"(%875) : (f32) -> f16
          %877 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %878 = "arith.addi"(%877, %618) : (i32, i32) -> i32
          %879 = "llvm.getelementptr"(%857, %878) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%876, %879) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %880 = "arith.mulf"(%711, %860) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %881 = "arith.truncf"(%880) : (f32) -> f16
          %882 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %883 = "arith.addi"(%882, %622) : (i32, i32) -> i32
          %884 = "llvm.getelementptr"(%857, %883) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%881, %884) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %885 = "arith.mulf"(%712, %860) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %886 = "arith.truncf"(%885) : (f32) -> f16
          %887 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %888 = "arith.addi"(%887, %626) : (i32, i32) -> i32
          %889 = "llvm.getelementptr"(%857, %888) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%886, %889) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %890 = "arith.mulf"(%713, %860) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %891 = "arith.truncf"(%890) : (f32) -> f16
          %892 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %893 = "arith.addi"(%892, %630) : (i32, i32) -> i32
          %894 = "llvm.getelementptr"(%857, %893) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%891, %894) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %895 = "arith.mulf"(%714, %860) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %896 = "arith.truncf"(%895) : (f32) -> f16
          %897 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %898 = "arith.addi"(%897, %634) : (i32, i32) -> i32
          %899 = "llvm.getelementptr"(%857, %898) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%896, %899) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %900 = "arith.mulf"(%715, %860) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %901 = "arith.truncf"(%900) : (f32) -> f16
          %902 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %903 = "arith.addi"(%902, %638) : (i32, i32) -> i32
          %904 = "llvm.getelementptr"(%857, %903) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%901, %904) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %905 = "arith.mulf"(%716, %860) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %906 = "arith.truncf"(%905) : (f32) -> f16
          %907 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %908 = "arith.addi"(%907, %642) : (i32, i32) -> i32
          %909 = "llvm.getelementptr"(%857, %908) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%906, %909) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %910 = "arith.mulf"(%717, %860) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %911 = "arith.truncf"(%910) : (f32) -> f16
          %912 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %913 = "arith.addi"(%912, %646) : (i32, i32) -> i32
          %914 = "llvm.getelementptr"(%857, %913) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%911, %914) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %915 = "arith.mulf"(%718, %860) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %916 = "arith.truncf"(%915) : (f32) -> f16
          %917 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %918 = "arith.addi"(%917, %650) : (i32, i32) -> i32
          %919 = "llvm.getelementptr"(%857, %918) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%916, %919) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %920 = "arith.mulf"(%719, %860) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %921 = "arith.truncf"(%920) : (f32) -> f16
          %922 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %923 = "arith.addi"(%922, %654) : (i32, i32) -> i32
          %924 = "llvm.getelementptr"(%857, %923) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%921, %924) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %925 = "arith.mulf"(%720, %860) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %926 = "arith.truncf"(%925) : (f32) -> f16
          %927 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %928 = "arith.addi"(%927, %658) : (i32, i32) -> i32
          %929 = "llvm.getelementptr"(%857, %928) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%926, %929) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %930 = "arith.mulf"(%721, %860) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %931 = "arith.truncf"(%930) : (f32) -> f16
          %932 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %933 = "arith.addi"(%932, %662) : (i32, i32) -> i32
          %934 = "llvm.getelementptr"(%857, %933) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%931, %934) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %935 = "arith.mulf"(%722, %860) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %936 = "arith.truncf"(%935) : (f32) -> f16
          %937 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %938 = "arith.addi"(%937, %666) : (i32, i32) -> i32
          %939 = "llvm.getelementptr"(%857, %938) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%936, %939) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %940 = "arith.cmpi"(%22, %39) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%940) ({
            %941 = "llvm.call_intrinsic"(%706) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %942 = "arith.addf"(%676, %941) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %943 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %944 = "arith.mulf"(%942, %943) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %945 = "arith.muli"(%852, %6) : (i64, i64) -> i64
            %946 = "arith.addi"(%945, %853) : (i64, i64) -> i64
            %947 = "llvm.getelementptr"(%5, %946) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%944, %947) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
    }) {sym_name = "combine_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
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
    %84 = "arith.subi"(%78, %25) : (i32, i32) -> i32
    %85 = "arith.maxsi"(%84, %75) : (i32, i32) -> i32
    %86 = "arith.shli"(%83, %82) : (i32, i32) -> i32
    %87 = "arith.cmpi"(%82, %38) {predicate = 6 : i64} : (i32, i32) -> i1
    %88 = "arith.select"(%87, %86, %75) : (i1, i32, i32) -> i32
    %89 = "arith.constant"() {value = 7 : i32} : () -> i32
    %90 = "arith.addi"(%88, %89) : (i32, i32) -> i32
    %91 = "arith.divui"(%90, %79) : (i32, i32) -> i32
    %92 = "arith.constant"() {value = 256 : i32} : () -> i32
    %93 = "arith.constant"() {value = 16448 : i32} : () -> i32
    "gpu.launch_func"(%85, %91, %25, %92, %25, %25, %93, %14, %1, %2, %15, %16, %17, %18, %20, %21, %22, %33, %26, %30, %32, %82) {kernel = @kernels::@combine_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 15, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_mla_f16", function_type = (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, f32, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
