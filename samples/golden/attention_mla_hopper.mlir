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
      %91 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %92 = "scf.for"(%40, %1, %37, %40) ({
      ^bb0(%93: i32, %94: i32):
        %95 = "arith.addi"(%93, %91) : (i32, i32) -> i32
        %96 = "arith.cmpi"(%95, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %97 = "scf.if"(%96) ({
          %98 = "arith.extsi"(%95) : (i32) -> i64
          %99 = "llvm.getelementptr"(%19, %98) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %100 = "llvm.load"(%99) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %101 = "arith.addi"(%100, %41) : (i32, i32) -> i32
          %102 = "arith.constant"() {value = 5 : i32} : () -> i32
          %103 = "arith.shrsi"(%101, %102) : (i32, i32) -> i32
          %104 = "arith.constant"() {value = 1 : i32} : () -> i32
          %105 = "arith.maxsi"(%103, %104) : (i32, i32) -> i32
          %106 = "arith.muli"(%105, %20) : (i32, i32) -> i32
          %107 = "arith.addi"(%94, %106) : (i32, i32) -> i32
          "scf.yield"(%107) : (i32) -> ()
        }, {
          "scf.yield"(%94) : (i32) -> ()
        }) : (i1) -> i32
        %108 = "arith.addi"(%93, %58) : (i32, i32) -> i32
        %109 = "arith.addi"(%108, %91) : (i32, i32) -> i32
        %110 = "arith.cmpi"(%109, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %111 = "scf.if"(%110) ({
          %112 = "arith.extsi"(%109) : (i32) -> i64
          %113 = "llvm.getelementptr"(%19, %112) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %114 = "llvm.load"(%113) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %115 = "arith.addi"(%114, %41) : (i32, i32) -> i32
          %116 = "arith.constant"() {value = 5 : i32} : () -> i32
          %117 = "arith.shrsi"(%115, %116) : (i32, i32) -> i32
          %118 = "arith.constant"() {value = 1 : i32} : () -> i32
          %119 = "arith.maxsi"(%117, %118) : (i32, i32) -> i32
          %120 = "arith.muli"(%119, %20) : (i32, i32) -> i32
          %121 = "arith.addi"(%97, %120) : (i32, i32) -> i32
          "scf.yield"(%121) : (i32) -> ()
        }, {
          "scf.yield"(%97) : (i32) -> ()
        }) : (i1) -> i32
        %122 = "arith.constant"() {value = 64 : i32} : () -> i32
        %123 = "arith.addi"(%93, %122) : (i32, i32) -> i32
        %124 = "arith.addi"(%123, %91) : (i32, i32) -> i32
        %125 = "arith.cmpi"(%124, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %126 = "scf.if"(%125) ({
          %127 = "arith.extsi"(%124) : (i32) -> i64
          %128 = "llvm.getelementptr"(%19, %127) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %129 = "llvm.load"(%128) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %130 = "arith.addi"(%129, %41) : (i32, i32) -> i32
          %131 = "arith.constant"() {value = 5 : i32} : () -> i32
          %132 = "arith.shrsi"(%130, %131) : (i32, i32) -> i32
          %133 = "arith.constant"() {value = 1 : i32} : () -> i32
          %134 = "arith.maxsi"(%132, %133) : (i32, i32) -> i32
          %135 = "arith.muli"(%134, %20) : (i32, i32) -> i32
          %136 = "arith.addi"(%111, %135) : (i32, i32) -> i32
          "scf.yield"(%136) : (i32) -> ()
        }, {
          "scf.yield"(%111) : (i32) -> ()
        }) : (i1) -> i32
        %137 = "arith.constant"() {value = 96 : i32} : () -> i32
        %138 = "arith.addi"(%93, %137) : (i32, i32) -> i32
        %139 = "arith.addi"(%138, %91) : (i32, i32) -> i32
        %140 = "arith.cmpi"(%139, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %141 = "scf.if"(%140) ({
          %142 = "arith.extsi"(%139) : (i32) -> i64
          %143 = "llvm.getelementptr"(%19, %142) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %144 = "llvm.load"(%143) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %145 = "arith.addi"(%144, %41) : (i32, i32) -> i32
          %146 = "arith.constant"() {value = 5 : i32} : () -> i32
          %147 = "arith.shrsi"(%145, %146) : (i32, i32) -> i32
          %148 = "arith.constant"() {value = 1 : i32} : () -> i32
          %149 = "arith.maxsi"(%147, %148) : (i32, i32) -> i32
          %150 = "arith.muli"(%149, %20) : (i32, i32) -> i32
          %151 = "arith.addi"(%126, %150) : (i32, i32) -> i32
          "scf.yield"(%151) : (i32) -> ()
        }, {
          "scf.yield"(%126) : (i32) -> ()
        }) : (i1) -> i32
        "scf.yield"(%141) : (i32) -> ()
      }) : (i32, i32, i32, i32) -> i32
      %152 = "arith.constant"() {value = 16 : i32} : () -> i32
      %153 = "nvvm.shfl.sync"(%39, %92, %152, %41) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %154 = "arith.addi"(%92, %153) : (i32, i32) -> i32
      %155 = "arith.constant"() {value = 8 : i32} : () -> i32
      %156 = "nvvm.shfl.sync"(%39, %154, %155, %41) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %157 = "arith.addi"(%154, %156) : (i32, i32) -> i32
      %158 = "arith.constant"() {value = 4 : i32} : () -> i32
      %159 = "nvvm.shfl.sync"(%39, %157, %158, %41) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %160 = "arith.addi"(%157, %159) : (i32, i32) -> i32
      %161 = "arith.constant"() {value = 2 : i32} : () -> i32
      %162 = "nvvm.shfl.sync"(%39, %160, %161, %41) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %163 = "arith.addi"(%160, %162) : (i32, i32) -> i32
      %164 = "arith.constant"() {value = 1 : i32} : () -> i32
      %165 = "nvvm.shfl.sync"(%39, %163, %164, %41) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %166 = "arith.addi"(%163, %165) : (i32, i32) -> i32
      %167 = "arith.remsi"(%166, %18) : (i32, i32) -> i32
      %168 = "arith.cmpi"(%167, %40) {predicate = 2 : i64} : (i32, i32) -> i1
      %169 = "arith.divsi"(%166, %18) : (i32, i32) -> i32
      %170 = "arith.extsi"(%168) : (i1) -> i32
      %171 = "arith.addi"(%169, %170) : (i32, i32) -> i32
      %172 = "arith.addi"(%167, %18) : (i32, i32) -> i32
      %173 = "arith.select"(%168, %172, %167) : (i1, i32, i32) -> i32
      %174 = "arith.cmpi"(%42, %40) {predicate = 0 : i64} : (i32, i32) -> i1
      %175 = "scf.if"(%174) ({
        "nvvm.setmaxregister"() {regCount = 56 : i32, action = #nvvm<action decrease>} : () -> ()
        %176 = "arith.muli"(%34, %171) : (i32, i32) -> i32
        %177 = "arith.minsi"(%34, %173) : (i32, i32) -> i32
        %178 = "arith.addi"(%176, %177) : (i32, i32) -> i32
        %179 = "arith.addi"(%34, %164) : (i32, i32) -> i32
        %180 = "arith.muli"(%179, %171) : (i32, i32) -> i32
        %181 = "arith.minsi"(%179, %173) : (i32, i32) -> i32
        %182 = "arith.addi"(%180, %181) : (i32, i32) -> i32
        %183 = "arith.cmpi"(%178, %182) {predicate = 2 : i64} : (i32, i32) -> i1
        %184, %185, %186, %187, %188, %189 = "scf.if"(%183) ({
          %190 = "arith.constant"() {value = dense<0> : vector<4xi32>} : () -> vector<4xi32>
          %191 = "vector.extract"(%190) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
          %192 = "vector.extract"(%190) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
          %193 = "vector.extract"(%190) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
          %194 = "vector.extract"(%190) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
          %195 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %196, %197, %198 = "scf.for"(%40, %1, %58, %40, %40, %39) ({
          ^bb0(%199: i32, %200: i32, %201: i32, %202: i32):
            %203 = "arith.addi"(%199, %195) : (i32, i32) -> i32
            %204 = "arith.cmpi"(%202, %40) {predicate = 2 : i64} : (i32, i32) -> i1
            %205 = "arith.cmpi"(%203, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %206 = "arith.andi"(%204, %205) : (i1, i1) -> i1
            %207 = "scf.if"(%206) ({
              %208 = "arith.extsi"(%203) : (i32) -> i64
              %209 = "llvm.getelementptr"(%19, %208) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %210 = "llvm.load"(%209) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %211 = "arith.addi"(%210, %41) : (i32, i32) -> i32
              %212 = "arith.constant"() {value = 5 : i32} : () -> i32
              %213 = "arith.shrsi"(%211, %212) : (i32, i32) -> i32
              %214 = "arith.maxsi"(%213, %164) : (i32, i32) -> i32
              %215 = "arith.muli"(%214, %20) : (i32, i32) -> i32
              "scf.yield"(%215) : (i32) -> ()
            }, {
              "scf.yield"(%40) : (i32) -> ()
            }) : (i1) -> i32
            %216 = "nvvm.shfl.sync"(%39, %207, %164, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 2 : i32} : (i32, i32, i32, i32) -> i32
            %217 = "arith.cmpi"(%195, %164) {predicate = 5 : i64} : (i32, i32) -> i1
            %218 = "arith.select"(%217, %216, %40) : (i1, i32, i32) -> i32
            %219 = "arith.addi"(%207, %218) : (i32, i32) -> i32
            %220 = "nvvm.shfl.sync"(%39, %219, %161, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 3 : i32} : (i32, i32, i32, i32) -> i32
            %221 = "arith.cmpi"(%195, %161) {predicate = 5 : i64} : (i32, i32) -> i1
            %222 = "arith.select"(%221, %220, %40) : (i1, i32, i32) -> i32
            %223 = "arith.addi"(%219, %222) : (i32, i32) -> i32
            %224 = "nvvm.shfl.sync"(%39, %223, %158, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 4 : i32} : (i32, i32, i32, i32) -> i32
            %225 = "arith.cmpi"(%195, %158) {predicate = 5 : i64} : (i32, i32) -> i1
            %226 = "arith.select"(%225, %224, %40) : (i1, i32, i32) -> i32
            %227 = "arith.addi"(%223, %226) : (i32, i32) -> i32
            %228 = "nvvm.shfl.sync"(%39, %227, %155, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 5 : i32} : (i32, i32, i32, i32) -> i32
            %229 = "arith.cmpi"(%195, %155) {predicate = 5 : i64} : (i32, i32) -> i1
            %230 = "arith.select"(%229, %228, %40) : (i1, i32, i32) -> i32
            %231 = "arith.addi"(%227, %230) : (i32, i32) -> i32
            %232 = "nvvm.shfl.sync"(%39, %231, %152, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 6 : i32} : (i32, i32, i32, i32) -> i32
            %233 = "arith.cmpi"(%195, %152) {predicate = 5 : i64} : (i32, i32) -> i1
            %234 = "arith.select"(%233, %232, %40) : (i1, i32, i32) -> i32
            %235 = "arith.addi"(%231, %234) : (i32, i32) -> i32
            %236 = "arith.addi"(%200, %235) : (i32, i32) -> i32
            %237 = "arith.cmpi"(%236, %178) {predicate = 4 : i64} : (i32, i32) -> i1
            %238 = "arith.andi"(%204, %237) : (i1, i1) -> i1
            %239 = "nvvm.vote.sync"(%39, %238) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 7 : i32} : (i32, i1) -> i32
            %240 = "arith.cmpi"(%239, %40) {predicate = 1 : i64} : (i32, i32) -> i1
            %241, %242 = "scf.if"(%240) ({
              %243 = "arith.subi"(%40, %239) : (i32, i32) -> i32
              %244 = "arith.andi"(%239, %243) : (i32, i32) -> i32
              %245 = "arith.subi"(%244, %164) : (i32, i32) -> i32
              %246 = "llvm.intr.ctpop"(%245) : (i32) -> i32
              %247 = "arith.addi"(%199, %246) : (i32, i32) -> i32
              %248 = "arith.subi"(%235, %207) : (i32, i32) -> i32
              %249 = "nvvm.shfl.sync"(%39, %248, %246, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 8 : i32} : (i32, i32, i32, i32) -> i32
              %250 = "arith.addi"(%200, %249) : (i32, i32) -> i32
              "scf.yield"(%247, %250) : (i32, i32) -> ()
            }, {
              "scf.yield"(%201, %202) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %251 = "nvvm.shfl.sync"(%39, %235, %41, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
            %252 = "arith.addi"(%200, %251) : (i32, i32) -> i32
            "scf.yield"(%252, %241, %242) : (i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
          %253 = "arith.extsi"(%197) : (i32) -> i64
          %254 = "llvm.getelementptr"(%19, %253) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %255 = "llvm.load"(%254) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %256 = "arith.addi"(%255, %41) : (i32, i32) -> i32
          %257 = "arith.constant"() {value = 5 : i32} : () -> i32
          %258 = "arith.shrsi"(%256, %257) : (i32, i32) -> i32
          %259 = "arith.maxsi"(%258, %164) : (i32, i32) -> i32
          %260 = "arith.subi"(%178, %198) : (i32, i32) -> i32
          %261 = "arith.remsi"(%260, %259) : (i32, i32) -> i32
          %262 = "arith.cmpi"(%261, %40) {predicate = 2 : i64} : (i32, i32) -> i1
          %263 = "arith.divsi"(%260, %259) : (i32, i32) -> i32
          %264 = "arith.extsi"(%262) : (i1) -> i32
          %265 = "arith.addi"(%263, %264) : (i32, i32) -> i32
          %266 = "arith.addi"(%261, %259) : (i32, i32) -> i32
          %267 = "arith.select"(%262, %266, %261) : (i1, i32, i32) -> i32
          %268 = "arith.muli"(%267, %58) : (i32, i32) -> i32
          %269 = "arith.divui"(%31, %155) : (i32, i32) -> i32
          %270 = "arith.addi"(%268, %269) : (i32, i32) -> i32
          %271 = "arith.cmpi"(%270, %255) {predicate = 2 : i64} : (i32, i32) -> i1
          %272, %273 = "scf.if"(%271) ({
            %274 = "arith.constant"() {value = 32 : i64} : () -> i64
            %275 = "arith.shrui"(%25, %274) : (i64, i64) -> i64
            %276 = "arith.subi"(%30, %164) : (i32, i32) -> i32
            %277 = "llvm.intr.ctlz"(%276) {is_zero_poison = false} : (i32) -> i32
            %278 = "arith.subi"(%58, %277) : (i32, i32) -> i32
            %279 = "arith.shrsi"(%270, %41) : (i32, i32) -> i32
            %280 = "arith.xori"(%270, %279) : (i32, i32) -> i32
            %281 = "arith.extui"(%280) : (i32) -> i64
            %282 = "arith.muli"(%281, %275) : (i64, i64) -> i64
            %283 = "arith.shrui"(%282, %274) : (i64, i64) -> i64
            %284 = "arith.trunci"(%283) : (i64) -> i32
            %285 = "arith.addi"(%284, %280) : (i32, i32) -> i32
            %286 = "arith.shrui"(%285, %278) : (i32, i32) -> i32
            %287 = "arith.cmpi"(%278, %58) {predicate = 6 : i64} : (i32, i32) -> i1
            %288 = "arith.select"(%287, %286, %40) : (i1, i32, i32) -> i32
            %289 = "arith.xori"(%288, %279) : (i32, i32) -> i32
            %290 = "llvm.intr.ctlz"(%276) {is_zero_poison = false} : (i32) -> i32
            %291 = "arith.subi"(%58, %290) : (i32, i32) -> i32
            %292 = "arith.shrui"(%285, %291) : (i32, i32) -> i32
            %293 = "arith.cmpi"(%291, %58) {predicate = 6 : i64} : (i32, i32) -> i1
            %294 = "arith.select"(%293, %292, %40) : (i1, i32, i32) -> i32
            %295 = "arith.xori"(%294, %279) : (i32, i32) -> i32
            %296 = "arith.muli"(%295, %30) : (i32, i32) -> i32
            %297 = "arith.subi"(%270, %296) : (i32, i32) -> i32
            %298 = "arith.extsi"(%289) : (i32) -> i64
            %299 = "arith.muli"(%253, %28) : (i64, i64) -> i64
            %300 = "arith.addi"(%299, %298) : (i64, i64) -> i64
            %301 = "llvm.getelementptr"(%26, %300) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %302 = "llvm.load"(%301) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            "scf.yield"(%302, %297) : (i32, i32) -> ()
          }, {
            "scf.yield"(%191, %192) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %303 = "arith.addi"(%270, %152) : (i32, i32) -> i32
          %304 = "arith.cmpi"(%303, %255) {predicate = 2 : i64} : (i32, i32) -> i1
          %305, %306 = "scf.if"(%304) ({
            %307 = "arith.constant"() {value = 32 : i64} : () -> i64
            %308 = "arith.shrui"(%25, %307) : (i64, i64) -> i64
            %309 = "arith.subi"(%30, %164) : (i32, i32) -> i32
            %310 = "llvm.intr.ctlz"(%309) {is_zero_poison = false} : (i32) -> i32
            %311 = "arith.subi"(%58, %310) : (i32, i32) -> i32
            %312 = "arith.shrsi"(%303, %41) : (i32, i32) -> i32
            %313 = "arith.xori"(%303, %312) : (i32, i32) -> i32
            %314 = "arith.extui"(%313) : (i32) -> i64
            %315 = "arith.muli"(%314, %308) : (i64, i64) -> i64
            %316 = "arith.shrui"(%315, %307) : (i64, i64) -> i64
            %317 = "arith.trunci"(%316) : (i64) -> i32
            %318 = "arith.addi"(%317, %313) : (i32, i32) -> i32
            %319 = "arith.shrui"(%318, %311) : (i32, i32) -> i32
            %320 = "arith.cmpi"(%311, %58) {predicate = 6 : i64} : (i32, i32) -> i1
            %321 = "arith.select"(%320, %319, %40) : (i1, i32, i32) -> i32
            %322 = "arith.xori"(%321, %312) : (i32, i32) -> i32
            %323 = "llvm.intr.ctlz"(%309) {is_zero_poison = false} : (i32) -> i32
            %324 = "arith.subi"(%58, %323) : (i32, i32) -> i32
            %325 = "arith.shrui"(%318, %324) : (i32, i32) -> i32
            %326 = "arith.cmpi"(%324, %58) {predicate = 6 : i64} : (i32, i32) -> i1
            %327 = "arith.select"(%326, %325, %40) : (i1, i32, i32) -> i32
            %328 = "arith.xori"(%327, %312) : (i32, i32) -> i32
            %329 = "arith.muli"(%328, %30) : (i32, i32) -> i32
            %330 = "arith.subi"(%303, %329) : (i32, i32) -> i32
            %331 = "arith.extsi"(%322) : (i32) -> i64
            %332 = "arith.muli"(%253, %28) : (i64, i64) -> i64
            %333 = "arith.addi"(%332, %331) : (i64, i64) -> i64
            %334 = "llvm.getelementptr"(%26, %333) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %335 = "llvm.load"(%334) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            "scf.yield"(%335, %330) : (i32, i32) -> ()
          }, {
            "scf.yield"(%193, %194) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350 = "scf.for"(%178, %182, %164, %178, %197, %255, %265, %267, %40, %40, %164, %40, %40, %164, %272, %273, %305, %306) ({
          ^bb0(%351: i32, %352: i32, %353: i32, %354: i32, %355: i32, %356: i32, %357: i32, %358: i32, %359: i32, %360: i32, %361: i32, %362: i32, %363: i32, %364: i32, %365: i32, %366: i32):
            %367 = "llvm.getelementptr"(%66, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t368_s0 = "llvm.ptrtoint"(%367) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t368_s0, %359) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %369 = "arith.constant"() {value = 18432 : i32} : () -> i32
            %370 = "arith.muli"(%358, %369) : (i32, i32) -> i32
            %371 = "llvm.getelementptr"(%44, %370) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %372 = "arith.remui"(%31, %155) : (i32, i32) -> i32
            %373 = "arith.remui"(%269, %155) : (i32, i32) -> i32
            %374 = "arith.xori"(%372, %373) : (i32, i32) -> i32
            %375 = "arith.muli"(%374, %155) : (i32, i32) -> i32
            %376 = "llvm.getelementptr"(%371, %375) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %377 = "arith.muli"(%356, %58) : (i32, i32) -> i32
            %378 = "arith.addi"(%377, %269) : (i32, i32) -> i32
            %379 = "arith.cmpi"(%378, %354) {predicate = 2 : i64} : (i32, i32) -> i1
            %380 = "arith.select"(%379, %363, %40) : (i1, i32, i32) -> i32
            %381 = "arith.select"(%379, %364, %40) : (i1, i32, i32) -> i32
            %382 = "arith.extsi"(%380) : (i32) -> i64
            %383 = "arith.extsi"(%381) : (i32) -> i64
            %384 = "arith.muli"(%382, %8) : (i64, i64) -> i64
            %385 = "arith.muli"(%383, %9) : (i64, i64) -> i64
            %386 = "arith.addi"(%384, %385) : (i64, i64) -> i64
            %387 = "llvm.getelementptr"(%5, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %388 = "arith.extui"(%379) : (i1) -> i8
            %389 = "arith.muli"(%372, %155) : (i32, i32) -> i32
            %390 = "llvm.getelementptr"(%387, %389) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %391 = "arith.constant"() {value = 64 : i32} : () -> i32
            %392 = "arith.muli"(%269, %391) : (i32, i32) -> i32
            %393 = "llvm.getelementptr"(%376, %392) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %394 = "arith.constant"() {value = 0 : i8} : () -> i8
            %395 = "arith.cmpi"(%388, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %396 = "arith.select"(%395, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%393, %390, %396) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %397 = "arith.addi"(%372, %155) : (i32, i32) -> i32
            %398 = "arith.muli"(%397, %155) : (i32, i32) -> i32
            %399 = "llvm.getelementptr"(%387, %398) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %400 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %401 = "arith.addi"(%400, %392) : (i32, i32) -> i32
            %402 = "llvm.getelementptr"(%376, %401) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %403 = "arith.cmpi"(%388, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %404 = "arith.select"(%403, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%402, %399, %404) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %405 = "arith.addi"(%372, %152) : (i32, i32) -> i32
            %406 = "arith.muli"(%405, %155) : (i32, i32) -> i32
            %407 = "llvm.getelementptr"(%387, %406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %408 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %409 = "arith.addi"(%408, %392) : (i32, i32) -> i32
            %410 = "llvm.getelementptr"(%376, %409) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %411 = "arith.cmpi"(%388, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %412 = "arith.select"(%411, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%410, %407, %412) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %413 = "arith.constant"() {value = 24 : i32} : () -> i32
            %414 = "arith.addi"(%372, %413) : (i32, i32) -> i32
            %415 = "arith.muli"(%414, %155) : (i32, i32) -> i32
            %416 = "llvm.getelementptr"(%387, %415) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %417 = "arith.constant"() {value = 6144 : i32} : () -> i32
            %418 = "arith.addi"(%417, %392) : (i32, i32) -> i32
            %419 = "llvm.getelementptr"(%376, %418) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %420 = "arith.cmpi"(%388, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %421 = "arith.select"(%420, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%419, %416, %421) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %422 = "arith.addi"(%372, %58) : (i32, i32) -> i32
            %423 = "arith.muli"(%422, %155) : (i32, i32) -> i32
            %424 = "llvm.getelementptr"(%387, %423) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %425 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %426 = "arith.addi"(%425, %392) : (i32, i32) -> i32
            %427 = "llvm.getelementptr"(%376, %426) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %428 = "arith.cmpi"(%388, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %429 = "arith.select"(%428, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%427, %424, %429) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %430 = "arith.constant"() {value = 40 : i32} : () -> i32
            %431 = "arith.addi"(%372, %430) : (i32, i32) -> i32
            %432 = "arith.muli"(%431, %155) : (i32, i32) -> i32
            %433 = "llvm.getelementptr"(%387, %432) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %434 = "arith.constant"() {value = 10240 : i32} : () -> i32
            %435 = "arith.addi"(%434, %392) : (i32, i32) -> i32
            %436 = "llvm.getelementptr"(%376, %435) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %437 = "arith.cmpi"(%388, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %438 = "arith.select"(%437, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%436, %433, %438) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %439 = "arith.constant"() {value = 48 : i32} : () -> i32
            %440 = "arith.addi"(%372, %439) : (i32, i32) -> i32
            %441 = "arith.muli"(%440, %155) : (i32, i32) -> i32
            %442 = "llvm.getelementptr"(%387, %441) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %443 = "arith.constant"() {value = 12288 : i32} : () -> i32
            %444 = "arith.addi"(%443, %392) : (i32, i32) -> i32
            %445 = "llvm.getelementptr"(%376, %444) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %446 = "arith.cmpi"(%388, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %447 = "arith.select"(%446, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%445, %442, %447) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %448 = "arith.constant"() {value = 56 : i32} : () -> i32
            %449 = "arith.addi"(%372, %448) : (i32, i32) -> i32
            %450 = "arith.muli"(%449, %155) : (i32, i32) -> i32
            %451 = "llvm.getelementptr"(%387, %450) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %452 = "arith.constant"() {value = 14336 : i32} : () -> i32
            %453 = "arith.addi"(%452, %392) : (i32, i32) -> i32
            %454 = "llvm.getelementptr"(%376, %453) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %455 = "arith.cmpi"(%388, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %456 = "arith.select"(%455, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%454, %451, %456) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %457 = "arith.addi"(%372, %391) : (i32, i32) -> i32
            %458 = "arith.muli"(%457, %155) : (i32, i32) -> i32
            %459 = "llvm.getelementptr"(%387, %458) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %460 = "arith.constant"() {value = 16384 : i32} : () -> i32
            %461 = "arith.addi"(%460, %392) : (i32, i32) -> i32
            %462 = "llvm.getelementptr"(%376, %461) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %463 = "arith.cmpi"(%388, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %464 = "arith.select"(%463, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%462, %459, %464) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %465 = "arith.addi"(%378, %152) : (i32, i32) -> i32
            %466 = "arith.cmpi"(%465, %354) {predicate = 2 : i64} : (i32, i32) -> i1
            %467 = "arith.select"(%466, %365, %40) : (i1, i32, i32) -> i32
            %468 = "arith.select"(%466, %366, %40) : (i1, i32, i32) -> i32
            %469 = "arith.extsi"(%467) : (i32) -> i64
            %470 = "arith.extsi"(%468) : (i32) -> i64
            %471 = "arith.muli"(%469, %8) : (i64, i64) -> i64
            %472 = "arith.muli"(%470, %9) : (i64, i64) -> i64
            %473 = "arith.addi"(%471, %472) : (i64, i64) -> i64
            %474 = "llvm.getelementptr"(%5, %473) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %475 = "arith.extui"(%466) : (i1) -> i8
            %476 = "llvm.getelementptr"(%474, %389) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %477 = "arith.addi"(%269, %152) : (i32, i32) -> i32
            %478 = "arith.muli"(%477, %391) : (i32, i32) -> i32
            %479 = "llvm.getelementptr"(%376, %478) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %480 = "arith.cmpi"(%475, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %481 = "arith.select"(%480, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%479, %476, %481) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %482 = "llvm.getelementptr"(%474, %398) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %483 = "arith.addi"(%400, %478) : (i32, i32) -> i32
            %484 = "llvm.getelementptr"(%376, %483) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %485 = "arith.cmpi"(%475, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %486 = "arith.select"(%485, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%484, %482, %486) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %487 = "llvm.getelementptr"(%474, %406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %488 = "arith.addi"(%408, %478) : (i32, i32) -> i32
            %489 = "llvm.getelementptr"(%376, %488) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %490 = "arith.cmpi"(%475, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %491 = "arith.select"(%490, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%489, %487, %491) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %492 = "llvm.getelementptr"(%474, %415) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %493 = "arith.addi"(%417, %478) : (i32, i32) -> i32
            %494 = "llvm.getelementptr"(%376, %493) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %495 = "arith.cmpi"(%475, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %496 = "arith.select"(%495, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%494, %492, %496) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %497 = "llvm.getelementptr"(%474, %423) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %498 = "arith.addi"(%425, %478) : (i32, i32) -> i32
            %499 = "llvm.getelementptr"(%376, %498) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %500 = "arith.cmpi"(%475, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %501 = "arith.select"(%500, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%499, %497, %501) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %502 = "llvm.getelementptr"(%474, %432) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %503 = "arith.addi"(%434, %478) : (i32, i32) -> i32
            %504 = "llvm.getelementptr"(%376, %503) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %505 = "arith.cmpi"(%475, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %506 = "arith.select"(%505, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%504, %502, %506) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %507 = "llvm.getelementptr"(%474, %441) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %508 = "arith.addi"(%443, %478) : (i32, i32) -> i32
            %509 = "llvm.getelementptr"(%376, %508) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %510 = "arith.cmpi"(%475, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %511 = "arith.select"(%510, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%509, %507, %511) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %512 = "llvm.getelementptr"(%474, %450) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %513 = "arith.addi"(%452, %478) : (i32, i32) -> i32
            %514 = "llvm.getelementptr"(%376, %513) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %515 = "arith.cmpi"(%475, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %516 = "arith.select"(%515, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%514, %512, %516) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %517 = "llvm.getelementptr"(%474, %458) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %518 = "arith.addi"(%460, %478) : (i32, i32) -> i32
            %519 = "llvm.getelementptr"(%376, %518) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %520 = "arith.cmpi"(%475, %394) {predicate = 1 : i64} : (i8, i8) -> i1
            %521 = "arith.select"(%520, %152, %40) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%519, %517, %521) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %522 = "llvm.getelementptr"(%65, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.cp.async.mbarrier.arrive"(%522) {noinc = true} : (!llvm.ptr<3>) -> ()
            %523 = "arith.addi"(%358, %164) : (i32, i32) -> i32
            %524 = "arith.cmpi"(%523, %158) {predicate = 0 : i64} : (i32, i32) -> i1
            %525 = "arith.xori"(%359, %164) : (i32, i32) -> i32
            %526 = "arith.select"(%524, %525, %359) : (i1, i32, i32) -> i32
            %527 = "arith.select"(%524, %40, %523) : (i1, i32, i32) -> i32
            %528 = "arith.addi"(%357, %164) : (i32, i32) -> i32
            %529 = "arith.addi"(%356, %164) : (i32, i32) -> i32
            %530 = "arith.addi"(%354, %41) : (i32, i32) -> i32
            %531 = "arith.shrsi"(%530, %257) : (i32, i32) -> i32
            %532 = "arith.maxsi"(%531, %164) : (i32, i32) -> i32
            %533 = "arith.cmpi"(%529, %532) {predicate = 0 : i64} : (i32, i32) -> i1
            %534 = "arith.addi"(%351, %164) : (i32, i32) -> i32
            %535 = "arith.cmpi"(%534, %182) {predicate = 0 : i64} : (i32, i32) -> i1
            %536 = "arith.ori"(%533, %535) : (i1, i1) -> i1
            %537 = "arith.addi"(%352, %164) : (i32, i32) -> i32
            %538 = "arith.cmpi"(%351, %537) {predicate = 0 : i64} : (i32, i32) -> i1
            %539 = "arith.cmpi"(%351, %352) {predicate = 0 : i64} : (i32, i32) -> i1
            %540 = "arith.andi"(%539, %536) : (i1, i1) -> i1
            %541 = "arith.ori"(%538, %540) : (i1, i1) -> i1
            %542, %543, %544 = "scf.if"(%541) ({
              %545 = "llvm.getelementptr"(%50, %361) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t546_s0 = "llvm.ptrtoint"(%545) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t546_s0, %362) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %547 = "llvm.getelementptr"(%43, %375) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %548 = "arith.remui"(%35, %23) : (i32, i32) -> i32
              %549 = "arith.muli"(%548, %391) : (i32, i32) -> i32
              %550 = "arith.addi"(%549, %269) : (i32, i32) -> i32
              %551 = "arith.cmpi"(%550, %22) {predicate = 2 : i64} : (i32, i32) -> i1
              %552 = "arith.select"(%551, %269, %40) : (i1, i32, i32) -> i32
              %553 = "arith.divui"(%35, %23) : (i32, i32) -> i32
              %554 = "arith.muli"(%553, %22) : (i32, i32) -> i32
              %555 = "arith.addi"(%554, %549) : (i32, i32) -> i32
              %556 = "arith.addi"(%555, %552) : (i32, i32) -> i32
              %557 = "arith.extsi"(%353) : (i32) -> i64
              %558 = "arith.extsi"(%556) : (i32) -> i64
              %559 = "arith.muli"(%557, %3) : (i64, i64) -> i64
              %560 = "arith.muli"(%558, %4) : (i64, i64) -> i64
              %561 = "arith.addi"(%559, %560) : (i64, i64) -> i64
              %562 = "llvm.getelementptr"(%0, %561) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %563 = "arith.extui"(%551) : (i1) -> i8
              %564 = "llvm.getelementptr"(%562, %389) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %565 = "llvm.getelementptr"(%547, %392) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %566 = "arith.cmpi"(%563, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %567 = "arith.select"(%566, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%565, %564, %567) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %568 = "llvm.getelementptr"(%562, %398) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %569 = "llvm.getelementptr"(%547, %409) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %570 = "arith.cmpi"(%563, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %571 = "arith.select"(%570, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%569, %568, %571) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %572 = "llvm.getelementptr"(%562, %406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %573 = "llvm.getelementptr"(%547, %426) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %574 = "arith.cmpi"(%563, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %575 = "arith.select"(%574, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%573, %572, %575) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %576 = "llvm.getelementptr"(%562, %415) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %577 = "llvm.getelementptr"(%547, %444) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %578 = "arith.cmpi"(%563, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %579 = "arith.select"(%578, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%577, %576, %579) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %580 = "llvm.getelementptr"(%562, %423) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %581 = "llvm.getelementptr"(%547, %461) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %582 = "arith.cmpi"(%563, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %583 = "arith.select"(%582, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%581, %580, %583) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %584 = "llvm.getelementptr"(%562, %432) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %585 = "arith.constant"() {value = 20480 : i32} : () -> i32
              %586 = "arith.addi"(%585, %392) : (i32, i32) -> i32
              %587 = "llvm.getelementptr"(%547, %586) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %588 = "arith.cmpi"(%563, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %589 = "arith.select"(%588, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%587, %584, %589) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %590 = "llvm.getelementptr"(%562, %441) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %591 = "arith.constant"() {value = 24576 : i32} : () -> i32
              %592 = "arith.addi"(%591, %392) : (i32, i32) -> i32
              %593 = "llvm.getelementptr"(%547, %592) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %594 = "arith.cmpi"(%563, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %595 = "arith.select"(%594, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%593, %590, %595) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %596 = "llvm.getelementptr"(%562, %450) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %597 = "arith.constant"() {value = 28672 : i32} : () -> i32
              %598 = "arith.addi"(%597, %392) : (i32, i32) -> i32
              %599 = "llvm.getelementptr"(%547, %598) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %600 = "arith.cmpi"(%563, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %601 = "arith.select"(%600, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%599, %596, %601) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %602 = "llvm.getelementptr"(%562, %458) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %603 = "arith.constant"() {value = 32768 : i32} : () -> i32
              %604 = "arith.addi"(%603, %392) : (i32, i32) -> i32
              %605 = "llvm.getelementptr"(%547, %604) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %606 = "arith.cmpi"(%563, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %607 = "arith.select"(%606, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%605, %602, %607) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %608 = "arith.addi"(%549, %477) : (i32, i32) -> i32
              %609 = "arith.cmpi"(%608, %22) {predicate = 2 : i64} : (i32, i32) -> i1
              %610 = "arith.select"(%609, %477, %40) : (i1, i32, i32) -> i32
              %611 = "arith.addi"(%555, %610) : (i32, i32) -> i32
              %612 = "arith.extsi"(%611) : (i32) -> i64
              %613 = "arith.muli"(%612, %4) : (i64, i64) -> i64
              %614 = "arith.addi"(%559, %613) : (i64, i64) -> i64
              %615 = "llvm.getelementptr"(%0, %614) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %616 = "arith.extui"(%609) : (i1) -> i8
              %617 = "llvm.getelementptr"(%615, %389) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %618 = "llvm.getelementptr"(%547, %478) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %619 = "arith.cmpi"(%616, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %620 = "arith.select"(%619, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%618, %617, %620) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %621 = "llvm.getelementptr"(%615, %398) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %622 = "llvm.getelementptr"(%547, %488) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %623 = "arith.cmpi"(%616, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %624 = "arith.select"(%623, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%622, %621, %624) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %625 = "llvm.getelementptr"(%615, %406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %626 = "llvm.getelementptr"(%547, %498) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %627 = "arith.cmpi"(%616, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %628 = "arith.select"(%627, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%626, %625, %628) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %629 = "llvm.getelementptr"(%615, %415) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %630 = "llvm.getelementptr"(%547, %508) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %631 = "arith.cmpi"(%616, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %632 = "arith.select"(%631, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%630, %629, %632) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %633 = "llvm.getelementptr"(%615, %423) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %634 = "llvm.getelementptr"(%547, %518) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %635 = "arith.cmpi"(%616, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %636 = "arith.select"(%635, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%634, %633, %636) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %637 = "llvm.getelementptr"(%615, %432) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %638 = "arith.addi"(%585, %478) : (i32, i32) -> i32
              %639 = "llvm.getelementptr"(%547, %638) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %640 = "arith.cmpi"(%616, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %641 = "arith.select"(%640, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%639, %637, %641) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %642 = "llvm.getelementptr"(%615, %441) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %643 = "arith.addi"(%591, %478) : (i32, i32) -> i32
              %644 = "llvm.getelementptr"(%547, %643) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %645 = "arith.cmpi"(%616, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %646 = "arith.select"(%645, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%644, %642, %646) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %647 = "llvm.getelementptr"(%615, %450) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %648 = "arith.addi"(%597, %478) : (i32, i32) -> i32
              %649 = "llvm.getelementptr"(%547, %648) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %650 = "arith.cmpi"(%616, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %651 = "arith.select"(%650, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%649, %647, %651) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %652 = "llvm.getelementptr"(%615, %458) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %653 = "arith.addi"(%603, %478) : (i32, i32) -> i32
              %654 = "llvm.getelementptr"(%547, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %655 = "arith.cmpi"(%616, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %656 = "arith.select"(%655, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%654, %652, %656) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %657 = "arith.addi"(%269, %58) : (i32, i32) -> i32
              %658 = "arith.addi"(%549, %657) : (i32, i32) -> i32
              %659 = "arith.cmpi"(%658, %22) {predicate = 2 : i64} : (i32, i32) -> i1
              %660 = "arith.select"(%659, %657, %40) : (i1, i32, i32) -> i32
              %661 = "arith.addi"(%555, %660) : (i32, i32) -> i32
              %662 = "arith.extsi"(%661) : (i32) -> i64
              %663 = "arith.muli"(%662, %4) : (i64, i64) -> i64
              %664 = "arith.addi"(%559, %663) : (i64, i64) -> i64
              %665 = "llvm.getelementptr"(%0, %664) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %666 = "arith.extui"(%659) : (i1) -> i8
              %667 = "llvm.getelementptr"(%665, %389) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %668 = "arith.muli"(%657, %391) : (i32, i32) -> i32
              %669 = "llvm.getelementptr"(%547, %668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %670 = "arith.cmpi"(%666, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %671 = "arith.select"(%670, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%669, %667, %671) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %672 = "llvm.getelementptr"(%665, %398) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %673 = "arith.addi"(%408, %668) : (i32, i32) -> i32
              %674 = "llvm.getelementptr"(%547, %673) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %675 = "arith.cmpi"(%666, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %676 = "arith.select"(%675, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%674, %672, %676) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %677 = "llvm.getelementptr"(%665, %406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %678 = "arith.addi"(%425, %668) : (i32, i32) -> i32
              %679 = "llvm.getelementptr"(%547, %678) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %680 = "arith.cmpi"(%666, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %681 = "arith.select"(%680, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%679, %677, %681) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %682 = "llvm.getelementptr"(%665, %415) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %683 = "arith.addi"(%443, %668) : (i32, i32) -> i32
              %684 = "llvm.getelementptr"(%547, %683) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %685 = "arith.cmpi"(%666, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %686 = "arith.select"(%685, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%684, %682, %686) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %687 = "llvm.getelementptr"(%665, %423) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %688 = "arith.addi"(%460, %668) : (i32, i32) -> i32
              %689 = "llvm.getelementptr"(%547, %688) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %690 = "arith.cmpi"(%666, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %691 = "arith.select"(%690, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%689, %687, %691) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %692 = "llvm.getelementptr"(%665, %432) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %693 = "arith.addi"(%585, %668) : (i32, i32) -> i32
              %694 = "llvm.getelementptr"(%547, %693) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %695 = "arith.cmpi"(%666, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %696 = "arith.select"(%695, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%694, %692, %696) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %697 = "llvm.getelementptr"(%665, %441) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %698 = "arith.addi"(%591, %668) : (i32, i32) -> i32
              %699 = "llvm.getelementptr"(%547, %698) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %700 = "arith.cmpi"(%666, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %701 = "arith.select"(%700, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%699, %697, %701) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %702 = "llvm.getelementptr"(%665, %450) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %703 = "arith.addi"(%597, %668) : (i32, i32) -> i32
              %704 = "llvm.getelementptr"(%547, %703) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %705 = "arith.cmpi"(%666, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %706 = "arith.select"(%705, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%704, %702, %706) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %707 = "llvm.getelementptr"(%665, %458) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %708 = "arith.addi"(%603, %668) : (i32, i32) -> i32
              %709 = "llvm.getelementptr"(%547, %708) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %710 = "arith.cmpi"(%666, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %711 = "arith.select"(%710, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%709, %707, %711) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %712 = "arith.addi"(%269, %439) : (i32, i32) -> i32
              %713 = "arith.addi"(%549, %712) : (i32, i32) -> i32
              %714 = "arith.cmpi"(%713, %22) {predicate = 2 : i64} : (i32, i32) -> i1
              %715 = "arith.select"(%714, %712, %40) : (i1, i32, i32) -> i32
              %716 = "arith.addi"(%555, %715) : (i32, i32) -> i32
              %717 = "arith.extsi"(%716) : (i32) -> i64
              %718 = "arith.muli"(%717, %4) : (i64, i64) -> i64
              %719 = "arith.addi"(%559, %718) : (i64, i64) -> i64
              %720 = "llvm.getelementptr"(%0, %719) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %721 = "arith.extui"(%714) : (i1) -> i8
              %722 = "llvm.getelementptr"(%720, %389) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %723 = "arith.muli"(%712, %391) : (i32, i32) -> i32
              %724 = "llvm.getelementptr"(%547, %723) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %725 = "arith.cmpi"(%721, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %726 = "arith.select"(%725, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%724, %722, %726) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %727 = "llvm.getelementptr"(%720, %398) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %728 = "arith.addi"(%408, %723) : (i32, i32) -> i32
              %729 = "llvm.getelementptr"(%547, %728) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %730 = "arith.cmpi"(%721, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %731 = "arith.select"(%730, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%729, %727, %731) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %732 = "llvm.getelementptr"(%720, %406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %733 = "arith.addi"(%425, %723) : (i32, i32) -> i32
              %734 = "llvm.getelementptr"(%547, %733) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %735 = "arith.cmpi"(%721, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %736 = "arith.select"(%735, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%734, %732, %736) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %737 = "llvm.getelementptr"(%720, %415) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %738 = "arith.addi"(%443, %723) : (i32, i32) -> i32
              %739 = "llvm.getelementptr"(%547, %738) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %740 = "arith.cmpi"(%721, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %741 = "arith.select"(%740, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%739, %737, %741) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %742 = "llvm.getelementptr"(%720, %423) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %743 = "arith.addi"(%460, %723) : (i32, i32) -> i32
              %744 = "llvm.getelementptr"(%547, %743) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %745 = "arith.cmpi"(%721, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %746 = "arith.select"(%745, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%744, %742, %746) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %747 = "llvm.getelementptr"(%720, %432) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %748 = "arith.addi"(%585, %723) : (i32, i32) -> i32
              %749 = "llvm.getelementptr"(%547, %748) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %750 = "arith.cmpi"(%721, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %751 = "arith.select"(%750, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%749, %747, %751) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %752 = "llvm.getelementptr"(%720, %441) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %753 = "arith.addi"(%591, %723) : (i32, i32) -> i32
              %754 = "llvm.getelementptr"(%547, %753) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %755 = "arith.cmpi"(%721, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %756 = "arith.select"(%755, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%754, %752, %756) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %757 = "llvm.getelementptr"(%720, %450) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %758 = "arith.addi"(%597, %723) : (i32, i32) -> i32
              %759 = "llvm.getelementptr"(%547, %758) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %760 = "arith.cmpi"(%721, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %761 = "arith.select"(%760, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%759, %757, %761) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %762 = "llvm.getelementptr"(%720, %458) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %763 = "arith.addi"(%603, %723) : (i32, i32) -> i32
              %764 = "llvm.getelementptr"(%547, %763) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %765 = "arith.cmpi"(%721, %394) {predicate = 1 : i64} : (i8, i8) -> i1
              %766 = "arith.select"(%765, %152, %40) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%764, %762, %766) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              %767 = "llvm.getelementptr"(%49, %361) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.cp.async.mbarrier.arrive"(%767) {noinc = true} : (!llvm.ptr<3>) -> ()
              %768 = "arith.addi"(%361, %164) : (i32, i32) -> i32
              %769 = "arith.cmpi"(%768, %164) {predicate = 0 : i64} : (i32, i32) -> i1
              %770 = "arith.xori"(%362, %164) : (i32, i32) -> i32
              %771 = "arith.select"(%769, %770, %362) : (i1, i32, i32) -> i32
              %772 = "arith.select"(%769, %40, %768) : (i1, i32, i32) -> i32
              %773 = "arith.addi"(%360, %164) : (i32, i32) -> i32
              "scf.yield"(%773, %772, %771) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%360, %361, %362) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            %774 = "arith.select"(%536, %534, %352) : (i1, i32, i32) -> i32
            %775, %776, %777, %778 = "scf.if"(%533) ({
              %779 = "arith.addi"(%355, %164) : (i32, i32) -> i32
              %780 = "arith.cmpi"(%779, %20) {predicate = 0 : i64} : (i32, i32) -> i1
              %781, %782, %783 = "scf.if"(%780) ({
                %784 = "arith.addi"(%353, %164) : (i32, i32) -> i32
                %785 = "arith.subi"(%1, %164) : (i32, i32) -> i32
                %786 = "arith.minsi"(%784, %785) : (i32, i32) -> i32
                %787 = "arith.extsi"(%786) : (i32) -> i64
                %788 = "llvm.getelementptr"(%19, %787) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %789 = "llvm.load"(%788) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                "scf.yield"(%789, %786, %40) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%354, %353, %779) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%781, %782, %40, %783) : (i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%354, %353, %529, %355) : (i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32)
            %790 = "arith.muli"(%777, %58) : (i32, i32) -> i32
            %791 = "arith.addi"(%790, %269) : (i32, i32) -> i32
            %792 = "arith.cmpi"(%791, %775) {predicate = 2 : i64} : (i32, i32) -> i1
            %793, %794 = "scf.if"(%792) ({
              %795 = "arith.constant"() {value = 32 : i64} : () -> i64
              %796 = "arith.shrui"(%25, %795) : (i64, i64) -> i64
              %797 = "arith.subi"(%30, %164) : (i32, i32) -> i32
              %798 = "llvm.intr.ctlz"(%797) {is_zero_poison = false} : (i32) -> i32
              %799 = "arith.subi"(%58, %798) : (i32, i32) -> i32
              %800 = "arith.shrsi"(%791, %41) : (i32, i32) -> i32
              %801 = "arith.xori"(%791, %800) : (i32, i32) -> i32
              %802 = "arith.extui"(%801) : (i32) -> i64
              %803 = "arith.muli"(%802, %796) : (i64, i64) -> i64
              %804 = "arith.shrui"(%803, %795) : (i64, i64) -> i64
              %805 = "arith.trunci"(%804) : (i64) -> i32
              %806 = "arith.addi"(%805, %801) : (i32, i32) -> i32
              %807 = "arith.shrui"(%806, %799) : (i32, i32) -> i32
              %808 = "arith.cmpi"(%799, %58) {predicate = 6 : i64} : (i32, i32) -> i1
              %809 = "arith.select"(%808, %807, %40) : (i1, i32, i32) -> i32
              %810 = "arith.xori"(%809, %800) : (i32, i32) -> i32
              %811 = "llvm.intr.ctlz"(%797) {is_zero_poison = false} : (i32) -> i32
              %812 = "arith.subi"(%58, %811) : (i32, i32) -> i32
              %813 = "arith.shrui"(%806, %812) : (i32, i32) -> i32
              %814 = "arith.cmpi"(%812, %58) {predicate = 6 : i64} : (i32, i32) -> i1
              %815 = "arith.select"(%814, %813, %40) : (i1, i32, i32) -> i32
              %816 = "arith.xori"(%815, %800) : (i32, i32) -> i32
              %817 = "arith.muli"(%816, %30) : (i32, i32) -> i32
              %818 = "arith.subi"(%791, %817) : (i32, i32) -> i32
              %819 = "arith.extsi"(%776) : (i32) -> i64
              %820 = "arith.extsi"(%810) : (i32) -> i64
              %821 = "arith.muli"(%819, %28) : (i64, i64) -> i64
              %822 = "arith.addi"(%821, %820) : (i64, i64) -> i64
              %823 = "llvm.getelementptr"(%26, %822) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %824 = "llvm.load"(%823) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%824, %818) : (i32, i32) -> ()
            }, {
              "scf.yield"(%363, %364) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %825 = "arith.addi"(%791, %152) : (i32, i32) -> i32
            %826 = "arith.cmpi"(%825, %775) {predicate = 2 : i64} : (i32, i32) -> i1
            %827, %828 = "scf.if"(%826) ({
              %829 = "arith.constant"() {value = 32 : i64} : () -> i64
              %830 = "arith.shrui"(%25, %829) : (i64, i64) -> i64
              %831 = "arith.subi"(%30, %164) : (i32, i32) -> i32
              %832 = "llvm.intr.ctlz"(%831) {is_zero_poison = false} : (i32) -> i32
              %833 = "arith.subi"(%58, %832) : (i32, i32) -> i32
              %834 = "arith.shrsi"(%825, %41) : (i32, i32) -> i32
              %835 = "arith.xori"(%825, %834) : (i32, i32) -> i32
              %836 = "arith.extui"(%835) : (i32) -> i64
              %837 = "arith.muli"(%836, %830) : (i64, i64) -> i64
              %838 = "arith.shrui"(%837, %829) : (i64, i64) -> i64
              %839 = "arith.trunci"(%838) : (i64) -> i32
              %840 = "arith.addi"(%839, %835) : (i32, i32) -> i32
              %841 = "arith.shrui"(%840, %833) : (i32, i32) -> i32
              %842 = "arith.cmpi"(%833, %58) {predicate = 6 : i64} : (i32, i32) -> i1
              %843 = "arith.select"(%842, %841, %40) : (i1, i32, i32) -> i32
              %844 = "arith.xori"(%843, %834) : (i32, i32) -> i32
              %845 = "llvm.intr.ctlz"(%831) {is_zero_poison = false} : (i32) -> i32
              %846 = "arith.subi"(%58, %845) : (i32, i32) -> i32
              %847 = "arith.shrui"(%840, %846) : (i32, i32) -> i32
              %848 = "arith.cmpi"(%846, %58) {predicate = 6 : i64} : (i32, i32) -> i1
              %849 = "arith.select"(%848, %847, %40) : (i1, i32, i32) -> i32
              %850 = "arith.xori"(%849, %834) : (i32, i32) -> i32
              %851 = "arith.muli"(%850, %30) : (i32, i32) -> i32
              %852 = "arith.subi"(%825, %851) : (i32, i32) -> i32
              %853 = "arith.extsi"(%776) : (i32) -> i64
              %854 = "arith.extsi"(%844) : (i32) -> i64
              %855 = "arith.muli"(%853, %28) : (i64, i64) -> i64
              %856 = "arith.addi"(%855, %854) : (i64, i64) -> i64
              %857 = "llvm.getelementptr"(%26, %856) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %858 = "llvm.load"(%857) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%858, %852) : (i32, i32) -> ()
            }, {
              "scf.yield"(%365, %366) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%774, %776, %775, %778, %777, %528, %527, %526, %542, %543, %544, %793, %794, %827, %828) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
          "scf.yield"(%341, %342, %343, %344, %345, %346) : (i32, i32, i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%40, %40, %164, %40, %40, %164) : (i32, i32, i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32, i32, i32)
        %859 = "arith.cmpi"(%31, %58) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%859) ({
          %860 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %861 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %862 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %863 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %864 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %865 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %866 = "arith.muli"(%864, %18) : (i32, i32) -> i32
          %867 = "arith.addi"(%866, %863) : (i32, i32) -> i32
          %868 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %869 = "scf.for"(%40, %1, %37, %40) ({
          ^bb0(%870: i32, %871: i32):
            %872 = "arith.addi"(%870, %868) : (i32, i32) -> i32
            %873 = "arith.cmpi"(%872, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %874 = "scf.if"(%873) ({
              %875 = "arith.extsi"(%872) : (i32) -> i64
              %876 = "llvm.getelementptr"(%19, %875) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %877 = "llvm.load"(%876) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %878 = "arith.addi"(%877, %41) : (i32, i32) -> i32
              %879 = "arith.constant"() {value = 5 : i32} : () -> i32
              %880 = "arith.shrsi"(%878, %879) : (i32, i32) -> i32
              %881 = "arith.maxsi"(%880, %164) : (i32, i32) -> i32
              %882 = "arith.muli"(%881, %20) : (i32, i32) -> i32
              %883 = "arith.addi"(%871, %882) : (i32, i32) -> i32
              "scf.yield"(%883) : (i32) -> ()
            }, {
              "scf.yield"(%871) : (i32) -> ()
            }) : (i1) -> i32
            %884 = "arith.addi"(%870, %58) : (i32, i32) -> i32
            %885 = "arith.addi"(%884, %868) : (i32, i32) -> i32
            %886 = "arith.cmpi"(%885, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %887 = "scf.if"(%886) ({
              %888 = "arith.extsi"(%885) : (i32) -> i64
              %889 = "llvm.getelementptr"(%19, %888) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %890 = "llvm.load"(%889) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %891 = "arith.addi"(%890, %41) : (i32, i32) -> i32
              %892 = "arith.constant"() {value = 5 : i32} : () -> i32
              %893 = "arith.shrsi"(%891, %892) : (i32, i32) -> i32
              %894 = "arith.maxsi"(%893, %164) : (i32, i32) -> i32
              %895 = "arith.muli"(%894, %20) : (i32, i32) -> i32
              %896 = "arith.addi"(%874, %895) : (i32, i32) -> i32
              "scf.yield"(%896) : (i32) -> ()
            }, {
              "scf.yield"(%874) : (i32) -> ()
            }) : (i1) -> i32
            %897 = "arith.constant"() {value = 64 : i32} : () -> i32
            %898 = "arith.addi"(%870, %897) : (i32, i32) -> i32
            %899 = "arith.addi"(%898, %868) : (i32, i32) -> i32
            %900 = "arith.cmpi"(%899, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %901 = "scf.if"(%900) ({
              %902 = "arith.extsi"(%899) : (i32) -> i64
              %903 = "llvm.getelementptr"(%19, %902) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %904 = "llvm.load"(%903) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %905 = "arith.addi"(%904, %41) : (i32, i32) -> i32
              %906 = "arith.constant"() {value = 5 : i32} : () -> i32
              %907 = "arith.shrsi"(%905, %906) : (i32, i32) -> i32
              %908 = "arith.maxsi"(%907, %164) : (i32, i32) -> i32
              %909 = "arith.muli"(%908, %20) : (i32, i32) -> i32
              %910 = "arith.addi"(%887, %909) : (i32, i32) -> i32
              "scf.yield"(%910) : (i32) -> ()
            }, {
              "scf.yield"(%887) : (i32) -> ()
            }) : (i1) -> i32
            %911 = "arith.constant"() {value = 96 : i32} : () -> i32
            %912 = "arith.addi"(%870, %911) : (i32, i32) -> i32
            %913 = "arith.addi"(%912, %868) : (i32, i32) -> i32
            %914 = "arith.cmpi"(%913, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %915 = "scf.if"(%914) ({
              %916 = "arith.extsi"(%913) : (i32) -> i64
              %917 = "llvm.getelementptr"(%19, %916) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %918 = "llvm.load"(%917) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %919 = "arith.addi"(%918, %41) : (i32, i32) -> i32
              %920 = "arith.constant"() {value = 5 : i32} : () -> i32
              %921 = "arith.shrsi"(%919, %920) : (i32, i32) -> i32
              %922 = "arith.maxsi"(%921, %164) : (i32, i32) -> i32
              %923 = "arith.muli"(%922, %20) : (i32, i32) -> i32
              %924 = "arith.addi"(%901, %923) : (i32, i32) -> i32
              "scf.yield"(%924) : (i32) -> ()
            }, {
              "scf.yield"(%901) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%915) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          %925 = "nvvm.shfl.sync"(%39, %869, %152, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 10 : i32} : (i32, i32, i32, i32) -> i32
          %926 = "arith.addi"(%869, %925) : (i32, i32) -> i32
          %927 = "nvvm.shfl.sync"(%39, %926, %155, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 11 : i32} : (i32, i32, i32, i32) -> i32
          %928 = "arith.addi"(%926, %927) : (i32, i32) -> i32
          %929 = "nvvm.shfl.sync"(%39, %928, %158, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 12 : i32} : (i32, i32, i32, i32) -> i32
          %930 = "arith.addi"(%928, %929) : (i32, i32) -> i32
          %931 = "nvvm.shfl.sync"(%39, %930, %161, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 13 : i32} : (i32, i32, i32, i32) -> i32
          %932 = "arith.addi"(%930, %931) : (i32, i32) -> i32
          %933 = "nvvm.shfl.sync"(%39, %932, %164, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 14 : i32} : (i32, i32, i32, i32) -> i32
          %934 = "arith.addi"(%932, %933) : (i32, i32) -> i32
          %935 = "arith.remsi"(%934, %18) : (i32, i32) -> i32
          %936 = "arith.cmpi"(%935, %40) {predicate = 2 : i64} : (i32, i32) -> i1
          %937 = "arith.divsi"(%934, %18) : (i32, i32) -> i32
          %938 = "arith.extsi"(%936) : (i1) -> i32
          %939 = "arith.addi"(%937, %938) : (i32, i32) -> i32
          %940 = "arith.addi"(%935, %18) : (i32, i32) -> i32
          %941 = "arith.select"(%936, %940, %935) : (i1, i32, i32) -> i32
          %942 = "arith.muli"(%860, %939) : (i32, i32) -> i32
          %943 = "arith.minsi"(%860, %941) : (i32, i32) -> i32
          %944 = "arith.addi"(%942, %943) : (i32, i32) -> i32
          %945 = "arith.addi"(%860, %164) : (i32, i32) -> i32
          %946 = "arith.muli"(%945, %939) : (i32, i32) -> i32
          %947 = "arith.minsi"(%945, %941) : (i32, i32) -> i32
          %948 = "arith.addi"(%946, %947) : (i32, i32) -> i32
          %949 = "arith.cmpi"(%944, %948) {predicate = 2 : i64} : (i32, i32) -> i1
          %950, %951, %952 = "scf.if"(%949) ({
            %953 = "arith.subi"(%948, %164) : (i32, i32) -> i32
            %954 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %955, %956, %957 = "scf.for"(%40, %1, %58, %40, %40, %39) ({
            ^bb0(%958: i32, %959: i32, %960: i32, %961: i32):
              %962 = "arith.addi"(%958, %954) : (i32, i32) -> i32
              %963 = "arith.cmpi"(%961, %40) {predicate = 2 : i64} : (i32, i32) -> i1
              %964 = "arith.cmpi"(%962, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %965 = "arith.andi"(%963, %964) : (i1, i1) -> i1
              %966 = "scf.if"(%965) ({
                %967 = "arith.extsi"(%962) : (i32) -> i64
                %968 = "llvm.getelementptr"(%19, %967) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %969 = "llvm.load"(%968) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %970 = "arith.addi"(%969, %41) : (i32, i32) -> i32
                %971 = "arith.constant"() {value = 5 : i32} : () -> i32
                %972 = "arith.shrsi"(%970, %971) : (i32, i32) -> i32
                %973 = "arith.maxsi"(%972, %164) : (i32, i32) -> i32
                %974 = "arith.muli"(%973, %20) : (i32, i32) -> i32
                "scf.yield"(%974) : (i32) -> ()
              }, {
                "scf.yield"(%40) : (i32) -> ()
              }) : (i1) -> i32
              %975 = "nvvm.shfl.sync"(%39, %966, %164, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 15 : i32} : (i32, i32, i32, i32) -> i32
              %976 = "arith.cmpi"(%954, %164) {predicate = 5 : i64} : (i32, i32) -> i1
              %977 = "arith.select"(%976, %975, %40) : (i1, i32, i32) -> i32
              %978 = "arith.addi"(%966, %977) : (i32, i32) -> i32
              %979 = "nvvm.shfl.sync"(%39, %978, %161, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 16 : i32} : (i32, i32, i32, i32) -> i32
              %980 = "arith.cmpi"(%954, %161) {predicate = 5 : i64} : (i32, i32) -> i1
              %981 = "arith.select"(%980, %979, %40) : (i1, i32, i32) -> i32
              %982 = "arith.addi"(%978, %981) : (i32, i32) -> i32
              %983 = "nvvm.shfl.sync"(%39, %982, %158, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 17 : i32} : (i32, i32, i32, i32) -> i32
              %984 = "arith.cmpi"(%954, %158) {predicate = 5 : i64} : (i32, i32) -> i1
              %985 = "arith.select"(%984, %983, %40) : (i1, i32, i32) -> i32
              %986 = "arith.addi"(%982, %985) : (i32, i32) -> i32
              %987 = "nvvm.shfl.sync"(%39, %986, %155, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 18 : i32} : (i32, i32, i32, i32) -> i32
              %988 = "arith.cmpi"(%954, %155) {predicate = 5 : i64} : (i32, i32) -> i1
              %989 = "arith.select"(%988, %987, %40) : (i1, i32, i32) -> i32
              %990 = "arith.addi"(%986, %989) : (i32, i32) -> i32
              %991 = "nvvm.shfl.sync"(%39, %990, %152, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 19 : i32} : (i32, i32, i32, i32) -> i32
              %992 = "arith.cmpi"(%954, %152) {predicate = 5 : i64} : (i32, i32) -> i1
              %993 = "arith.select"(%992, %991, %40) : (i1, i32, i32) -> i32
              %994 = "arith.addi"(%990, %993) : (i32, i32) -> i32
              %995 = "arith.addi"(%959, %994) : (i32, i32) -> i32
              %996 = "arith.cmpi"(%995, %953) {predicate = 4 : i64} : (i32, i32) -> i1
              %997 = "arith.andi"(%963, %996) : (i1, i1) -> i1
              %998 = "nvvm.vote.sync"(%39, %997) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 20 : i32} : (i32, i1) -> i32
              %999 = "arith.cmpi"(%998, %40) {predicate = 1 : i64} : (i32, i32) -> i1
              %1000, %1001 = "scf.if"(%999) ({
                %1002 = "arith.subi"(%40, %998) : (i32, i32) -> i32
                %1003 = "arith.andi"(%998, %1002) : (i32, i32) -> i32
                %1004 = "arith.subi"(%1003, %164) : (i32, i32) -> i32
                %1005 = "llvm.intr.ctpop"(%1004) : (i32) -> i32
                %1006 = "arith.addi"(%958, %1005) : (i32, i32) -> i32
                %1007 = "arith.subi"(%994, %966) : (i32, i32) -> i32
                %1008 = "nvvm.shfl.sync"(%39, %1007, %1005, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 21 : i32} : (i32, i32, i32, i32) -> i32
                %1009 = "arith.addi"(%959, %1008) : (i32, i32) -> i32
                "scf.yield"(%1006, %1009) : (i32, i32) -> ()
              }, {
                "scf.yield"(%960, %961) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              %1010 = "nvvm.shfl.sync"(%39, %994, %41, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 22 : i32} : (i32, i32, i32, i32) -> i32
              %1011 = "arith.addi"(%959, %1010) : (i32, i32) -> i32
              "scf.yield"(%1011, %1000, %1001) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %1012 = "arith.extsi"(%956) : (i32) -> i64
            %1013 = "llvm.getelementptr"(%19, %1012) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1014 = "llvm.load"(%1013) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %1015 = "arith.addi"(%1014, %41) : (i32, i32) -> i32
            %1016 = "arith.constant"() {value = 5 : i32} : () -> i32
            %1017 = "arith.shrsi"(%1015, %1016) : (i32, i32) -> i32
            %1018 = "arith.maxsi"(%1017, %164) : (i32, i32) -> i32
            %1019 = "arith.subi"(%953, %957) : (i32, i32) -> i32
            %1020 = "arith.remsi"(%1019, %1018) : (i32, i32) -> i32
            %1021 = "arith.cmpi"(%1020, %40) {predicate = 2 : i64} : (i32, i32) -> i1
            %1022 = "arith.divsi"(%1019, %1018) : (i32, i32) -> i32
            %1023 = "arith.extsi"(%1021) : (i1) -> i32
            %1024 = "arith.addi"(%1022, %1023) : (i32, i32) -> i32
            %1025 = "arith.addi"(%1020, %1018) : (i32, i32) -> i32
            %1026 = "arith.select"(%1021, %1025, %1020) : (i1, i32, i32) -> i32
            %1027 = "arith.subi"(%953, %1026) : (i32, i32) -> i32
            %1028 = "arith.cmpi"(%1027, %944) {predicate = 5 : i64} : (i32, i32) -> i1
            %1029 = "arith.addi"(%1026, %164) : (i32, i32) -> i32
            %1030 = "arith.cmpi"(%1029, %1018) {predicate = 2 : i64} : (i32, i32) -> i1
            %1031 = "arith.andi"(%1028, %1030) : (i1, i1) -> i1
            %1032, %1033, %1034 = "scf.if"(%1031) ({
              %1035 = "arith.muli"(%1024, %21) : (i32, i32) -> i32
              %1036 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %1037 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %1038 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %1039 = "arith.addi"(%1035, %1037) : (i32, i32) -> i32
              %1040 = "arith.addi"(%1027, %1018) : (i32, i32) -> i32
              %1041 = "arith.subi"(%1040, %164) : (i32, i32) -> i32
              %1042 = "arith.addi"(%939, %164) : (i32, i32) -> i32
              %1043 = "arith.muli"(%941, %1042) : (i32, i32) -> i32
              %1044 = "arith.subi"(%1041, %1043) : (i32, i32) -> i32
              %1045 = "arith.maxsi"(%939, %164) : (i32, i32) -> i32
              %1046 = "arith.remsi"(%1044, %1045) : (i32, i32) -> i32
              %1047 = "arith.cmpi"(%1046, %40) {predicate = 2 : i64} : (i32, i32) -> i1
              %1048 = "arith.divsi"(%1044, %1045) : (i32, i32) -> i32
              %1049 = "arith.extsi"(%1047) : (i1) -> i32
              %1050 = "arith.addi"(%1048, %1049) : (i32, i32) -> i32
              %1051 = "arith.addi"(%941, %1050) : (i32, i32) -> i32
              %1052 = "arith.cmpi"(%1041, %1043) {predicate = 2 : i64} : (i32, i32) -> i1
              %1053 = "arith.remsi"(%1041, %1042) : (i32, i32) -> i32
              %1054 = "arith.xori"(%1053, %1042) : (i32, i32) -> i32
              %1055 = "arith.cmpi"(%1054, %40) {predicate = 2 : i64} : (i32, i32) -> i1
              %1056 = "arith.cmpi"(%1053, %40) {predicate = 1 : i64} : (i32, i32) -> i1
              %1057 = "arith.andi"(%1055, %1056) : (i1, i1) -> i1
              %1058 = "arith.divsi"(%1041, %1042) : (i32, i32) -> i32
              %1059 = "arith.extsi"(%1057) : (i1) -> i32
              %1060 = "arith.addi"(%1058, %1059) : (i32, i32) -> i32
              %1061 = "arith.select"(%1052, %1060, %1051) : (i1, i32, i32) -> i32
              %1062 = "arith.subi"(%1061, %860) : (i32, i32) -> i32
              %1063 = "arith.addi"(%1062, %164) : (i32, i32) -> i32
              "scf.yield"(%1063, %956, %1039) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%40, %39, %40) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            "scf.yield"(%1032, %1033, %1034) : (i32, i32, i32) -> ()
          }, {
            "scf.yield"(%40, %39, %40) : (i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32)
          %1064 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1065 = "arith.cmpi"(%1064, %40) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1065) ({
            %1066 = "arith.constant"() {value = 3 : i32} : () -> i32
            %1067 = "arith.muli"(%867, %1066) : (i32, i32) -> i32
            %1068 = "llvm.getelementptr"(%17, %1067) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%951, %1068) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %1069 = "arith.addi"(%1067, %164) : (i32, i32) -> i32
            %1070 = "llvm.getelementptr"(%17, %1069) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%952, %1070) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %1071 = "arith.addi"(%1067, %161) : (i32, i32) -> i32
            %1072 = "llvm.getelementptr"(%17, %1071) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%950, %1072) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1073 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%1073) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 224 : i32, action = #nvvm<action increase>} : () -> ()
        %1074 = "arith.subi"(%42, %164) : (i32, i32) -> i32
        %1075 = "arith.remui"(%31, %37) : (i32, i32) -> i32
        %1076 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %1077 = "arith.mulf"(%29, %1076) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %1078 = "arith.constant"() {value = 8192 : i32} : () -> i32
        %1079 = "arith.muli"(%1074, %1078) : (i32, i32) -> i32
        %1080 = "llvm.getelementptr"(%44, %1079) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1081 = "arith.remui"(%1075, %152) : (i32, i32) -> i32
        %1082 = "arith.divui"(%1075, %152) : (i32, i32) -> i32
        %1083 = "arith.muli"(%1081, %58) : (i32, i32) -> i32
        %1084 = "arith.remui"(%1082, %161) : (i32, i32) -> i32
        %1085 = "arith.divui"(%1082, %161) : (i32, i32) -> i32
        %1086 = "arith.muli"(%1084, %155) : (i32, i32) -> i32
        %1087 = "arith.addi"(%1083, %1086) : (i32, i32) -> i32
        %1088 = "arith.constant"() {value = 512 : i32} : () -> i32
        %1089 = "arith.muli"(%1085, %1088) : (i32, i32) -> i32
        %1090 = "arith.addi"(%1087, %1089) : (i32, i32) -> i32
        %1091 = "arith.remui"(%1075, %58) : (i32, i32) -> i32
        %1092 = "arith.divui"(%1075, %58) : (i32, i32) -> i32
        %1093 = "arith.muli"(%1092, %152) : (i32, i32) -> i32
        %1094 = "arith.divui"(%1091, %158) : (i32, i32) -> i32
        %1095 = "arith.addi"(%1093, %1094) : (i32, i32) -> i32
        %1096 = "arith.muli"(%34, %171) : (i32, i32) -> i32
        %1097 = "arith.minsi"(%34, %173) : (i32, i32) -> i32
        %1098 = "arith.addi"(%1096, %1097) : (i32, i32) -> i32
        %1099 = "arith.addi"(%34, %164) : (i32, i32) -> i32
        %1100 = "arith.muli"(%1099, %171) : (i32, i32) -> i32
        %1101 = "arith.minsi"(%1099, %173) : (i32, i32) -> i32
        %1102 = "arith.addi"(%1100, %1101) : (i32, i32) -> i32
        %1103 = "arith.cmpi"(%1098, %1102) {predicate = 2 : i64} : (i32, i32) -> i1
        %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112 = "scf.if"(%1103) ({
          %1113 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1114, %1115, %1116 = "scf.for"(%40, %1, %58, %40, %40, %39) ({
          ^bb0(%1117: i32, %1118: i32, %1119: i32, %1120: i32):
            %1121 = "arith.addi"(%1117, %1113) : (i32, i32) -> i32
            %1122 = "arith.cmpi"(%1120, %40) {predicate = 2 : i64} : (i32, i32) -> i1
            %1123 = "arith.cmpi"(%1121, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1124 = "arith.andi"(%1122, %1123) : (i1, i1) -> i1
            %1125 = "scf.if"(%1124) ({
              %1126 = "arith.extsi"(%1121) : (i32) -> i64
              %1127 = "llvm.getelementptr"(%19, %1126) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1128 = "llvm.load"(%1127) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1129 = "arith.addi"(%1128, %41) : (i32, i32) -> i32
              %1130 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1131 = "arith.shrsi"(%1129, %1130) : (i32, i32) -> i32
              %1132 = "arith.maxsi"(%1131, %164) : (i32, i32) -> i32
              %1133 = "arith.muli"(%1132, %20) : (i32, i32) -> i32
              "scf.yield"(%1133) : (i32) -> ()
            }, {
              "scf.yield"(%40) : (i32) -> ()
            }) : (i1) -> i32
            %1134 = "nvvm.shfl.sync"(%39, %1125, %164, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 23 : i32} : (i32, i32, i32, i32) -> i32
            %1135 = "arith.cmpi"(%1113, %164) {predicate = 5 : i64} : (i32, i32) -> i1
            %1136 = "arith.select"(%1135, %1134, %40) : (i1, i32, i32) -> i32
            %1137 = "arith.addi"(%1125, %1136) : (i32, i32) -> i32
            %1138 = "nvvm.shfl.sync"(%39, %1137, %161, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 24 : i32} : (i32, i32, i32, i32) -> i32
            %1139 = "arith.cmpi"(%1113, %161) {predicate = 5 : i64} : (i32, i32) -> i1
            %1140 = "arith.select"(%1139, %1138, %40) : (i1, i32, i32) -> i32
            %1141 = "arith.addi"(%1137, %1140) : (i32, i32) -> i32
            %1142 = "nvvm.shfl.sync"(%39, %1141, %158, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 25 : i32} : (i32, i32, i32, i32) -> i32
            %1143 = "arith.cmpi"(%1113, %158) {predicate = 5 : i64} : (i32, i32) -> i1
            %1144 = "arith.select"(%1143, %1142, %40) : (i1, i32, i32) -> i32
            %1145 = "arith.addi"(%1141, %1144) : (i32, i32) -> i32
            %1146 = "nvvm.shfl.sync"(%39, %1145, %155, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 26 : i32} : (i32, i32, i32, i32) -> i32
            %1147 = "arith.cmpi"(%1113, %155) {predicate = 5 : i64} : (i32, i32) -> i1
            %1148 = "arith.select"(%1147, %1146, %40) : (i1, i32, i32) -> i32
            %1149 = "arith.addi"(%1145, %1148) : (i32, i32) -> i32
            %1150 = "nvvm.shfl.sync"(%39, %1149, %152, %40) {kind = #nvvm<shfl_kind up>, cutec.arm = 27 : i32} : (i32, i32, i32, i32) -> i32
            %1151 = "arith.cmpi"(%1113, %152) {predicate = 5 : i64} : (i32, i32) -> i1
            %1152 = "arith.select"(%1151, %1150, %40) : (i1, i32, i32) -> i32
            %1153 = "arith.addi"(%1149, %1152) : (i32, i32) -> i32
            %1154 = "arith.addi"(%1118, %1153) : (i32, i32) -> i32
            %1155 = "arith.cmpi"(%1154, %1098) {predicate = 4 : i64} : (i32, i32) -> i1
            %1156 = "arith.andi"(%1122, %1155) : (i1, i1) -> i1
            %1157 = "nvvm.vote.sync"(%39, %1156) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 28 : i32} : (i32, i1) -> i32
            %1158 = "arith.cmpi"(%1157, %40) {predicate = 1 : i64} : (i32, i32) -> i1
            %1159, %1160 = "scf.if"(%1158) ({
              %1161 = "arith.subi"(%40, %1157) : (i32, i32) -> i32
              %1162 = "arith.andi"(%1157, %1161) : (i32, i32) -> i32
              %1163 = "arith.subi"(%1162, %164) : (i32, i32) -> i32
              %1164 = "llvm.intr.ctpop"(%1163) : (i32) -> i32
              %1165 = "arith.addi"(%1117, %1164) : (i32, i32) -> i32
              %1166 = "arith.subi"(%1153, %1125) : (i32, i32) -> i32
              %1167 = "nvvm.shfl.sync"(%39, %1166, %1164, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 29 : i32} : (i32, i32, i32, i32) -> i32
              %1168 = "arith.addi"(%1118, %1167) : (i32, i32) -> i32
              "scf.yield"(%1165, %1168) : (i32, i32) -> ()
            }, {
              "scf.yield"(%1119, %1120) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1169 = "nvvm.shfl.sync"(%39, %1153, %41, %41) {kind = #nvvm<shfl_kind idx>, cutec.arm = 30 : i32} : (i32, i32, i32, i32) -> i32
            %1170 = "arith.addi"(%1118, %1169) : (i32, i32) -> i32
            "scf.yield"(%1170, %1159, %1160) : (i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
          %1171 = "arith.extsi"(%1115) : (i32) -> i64
          %1172 = "llvm.getelementptr"(%19, %1171) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1173 = "llvm.load"(%1172) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %1174 = "arith.addi"(%1173, %41) : (i32, i32) -> i32
          %1175 = "arith.constant"() {value = 5 : i32} : () -> i32
          %1176 = "arith.shrsi"(%1174, %1175) : (i32, i32) -> i32
          %1177 = "arith.maxsi"(%1176, %164) : (i32, i32) -> i32
          %1178 = "arith.subi"(%1098, %1116) : (i32, i32) -> i32
          %1179 = "arith.remsi"(%1178, %1177) : (i32, i32) -> i32
          %1180 = "arith.cmpi"(%1179, %40) {predicate = 2 : i64} : (i32, i32) -> i1
          %1181 = "arith.divsi"(%1178, %1177) : (i32, i32) -> i32
          %1182 = "arith.extsi"(%1180) : (i1) -> i32
          %1183 = "arith.addi"(%1181, %1182) : (i32, i32) -> i32
          %1184 = "arith.addi"(%1179, %1177) : (i32, i32) -> i32
          %1185 = "arith.select"(%1180, %1184, %1179) : (i1, i32, i32) -> i32
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
          %1200 = "llvm.mlir.undef"() : () -> f32
          %1201 = "llvm.mlir.undef"() : () -> f32
          %1202 = "llvm.mlir.undef"() : () -> f32
          %1203 = "llvm.mlir.undef"() : () -> f32
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
          %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268 = "scf.while"(%1115, %1173, %1183, %1185, %1098, %40, %40, %40, %40, %40, %40, %40, %40, %40, %40, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219) ({
          ^bb0(%1269: i32, %1270: i32, %1271: i32, %1272: i32, %1273: i32, %1274: i32, %1275: i32, %1276: i32, %1277: i32, %1278: i32, %1279: i32, %1280: i32, %1281: i32, %1282: i32, %1283: i32, %1284: f32, %1285: f32, %1286: f32, %1287: f32, %1288: f32, %1289: f32, %1290: f32, %1291: f32, %1292: f32, %1293: f32, %1294: f32, %1295: f32, %1296: f32, %1297: f32, %1298: f32, %1299: f32, %1300: f32, %1301: f32, %1302: i32, %1303: i32, %1304: i32, %1305: i32, %1306: i32, %1307: i32, %1308: i32, %1309: i32, %1310: i32, %1311: i32, %1312: i32, %1313: i32, %1314: i32, %1315: i32, %1316: i32, %1317: i32):
            %1318 = "arith.cmpi"(%1273, %1102) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%1318, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%1319: i32, %1320: i32, %1321: i32, %1322: i32, %1323: i32, %1324: i32, %1325: i32, %1326: i32, %1327: i32, %1328: i32, %1329: i32, %1330: i32, %1331: i32, %1332: i32, %1333: i32, %1334: f32, %1335: f32, %1336: f32, %1337: f32, %1338: f32, %1339: f32, %1340: f32, %1341: f32, %1342: f32, %1343: f32, %1344: f32, %1345: f32, %1346: f32, %1347: f32, %1348: f32, %1349: f32, %1350: f32, %1351: f32, %1352: i32, %1353: i32, %1354: i32, %1355: i32, %1356: i32, %1357: i32, %1358: i32, %1359: i32, %1360: i32, %1361: i32, %1362: i32, %1363: i32, %1364: i32, %1365: i32, %1366: i32, %1367: i32):
            %1368 = "arith.addi"(%1320, %41) : (i32, i32) -> i32
            %1369 = "arith.shrsi"(%1368, %1175) : (i32, i32) -> i32
            %1370 = "arith.maxsi"(%1369, %164) : (i32, i32) -> i32
            %1371 = "arith.subi"(%1370, %1322) : (i32, i32) -> i32
            %1372 = "arith.subi"(%1102, %1323) : (i32, i32) -> i32
            %1373 = "arith.minsi"(%1371, %1372) : (i32, i32) -> i32
            %1374 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
            %1375 = "vector.extract"(%1374) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1376 = "vector.extract"(%1374) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1377 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
            %1378 = "vector.extract"(%1377) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1379 = "vector.extract"(%1377) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1380 = "arith.constant"() {value = dense<0.0> : vector<128xf32>} : () -> vector<128xf32>
            %1381 = "vector.extract"(%1380) {static_position = array<i64: 0>} : (vector<128xf32>) -> f32
            %1382 = "vector.extract"(%1380) {static_position = array<i64: 1>} : (vector<128xf32>) -> f32
            %1383 = "vector.extract"(%1380) {static_position = array<i64: 2>} : (vector<128xf32>) -> f32
            %1384 = "vector.extract"(%1380) {static_position = array<i64: 3>} : (vector<128xf32>) -> f32
            %1385 = "vector.extract"(%1380) {static_position = array<i64: 4>} : (vector<128xf32>) -> f32
            %1386 = "vector.extract"(%1380) {static_position = array<i64: 5>} : (vector<128xf32>) -> f32
            %1387 = "vector.extract"(%1380) {static_position = array<i64: 6>} : (vector<128xf32>) -> f32
            %1388 = "vector.extract"(%1380) {static_position = array<i64: 7>} : (vector<128xf32>) -> f32
            %1389 = "vector.extract"(%1380) {static_position = array<i64: 8>} : (vector<128xf32>) -> f32
            %1390 = "vector.extract"(%1380) {static_position = array<i64: 9>} : (vector<128xf32>) -> f32
            %1391 = "vector.extract"(%1380) {static_position = array<i64: 10>} : (vector<128xf32>) -> f32
            %1392 = "vector.extract"(%1380) {static_position = array<i64: 11>} : (vector<128xf32>) -> f32
            %1393 = "vector.extract"(%1380) {static_position = array<i64: 12>} : (vector<128xf32>) -> f32
            %1394 = "vector.extract"(%1380) {static_position = array<i64: 13>} : (vector<128xf32>) -> f32
            %1395 = "vector.extract"(%1380) {static_position = array<i64: 14>} : (vector<128xf32>) -> f32
            %1396 = "vector.extract"(%1380) {static_position = array<i64: 15>} : (vector<128xf32>) -> f32
            %1397 = "vector.extract"(%1380) {static_position = array<i64: 16>} : (vector<128xf32>) -> f32
            %1398 = "vector.extract"(%1380) {static_position = array<i64: 17>} : (vector<128xf32>) -> f32
            %1399 = "vector.extract"(%1380) {static_position = array<i64: 18>} : (vector<128xf32>) -> f32
            %1400 = "vector.extract"(%1380) {static_position = array<i64: 19>} : (vector<128xf32>) -> f32
            %1401 = "vector.extract"(%1380) {static_position = array<i64: 20>} : (vector<128xf32>) -> f32
            %1402 = "vector.extract"(%1380) {static_position = array<i64: 21>} : (vector<128xf32>) -> f32
            %1403 = "vector.extract"(%1380) {static_position = array<i64: 22>} : (vector<128xf32>) -> f32
            %1404 = "vector.extract"(%1380) {static_position = array<i64: 23>} : (vector<128xf32>) -> f32
            %1405 = "vector.extract"(%1380) {static_position = array<i64: 24>} : (vector<128xf32>) -> f32
            %1406 = "vector.extract"(%1380) {static_position = array<i64: 25>} : (vector<128xf32>) -> f32
            %1407 = "vector.extract"(%1380) {static_position = array<i64: 26>} : (vector<128xf32>) -> f32
            %1408 = "vector.extract"(%1380) {static_position = array<i64: 27>} : (vector<128xf32>) -> f32
            %1409 = "vector.extract"(%1380) {static_position = array<i64: 28>} : (vector<128xf32>) -> f32
            %1410 = "vector.extract"(%1380) {static_position = array<i64: 29>} : (vector<128xf32>) -> f32
            %1411 = "vector.extract"(%1380) {static_position = array<i64: 30>} : (vector<128xf32>) -> f32
            %1412 = "vector.extract"(%1380) {static_position = array<i64: 31>} : (vector<128xf32>) -> f32
            %1413 = "vector.extract"(%1380) {static_position = array<i64: 32>} : (vector<128xf32>) -> f32
            %1414 = "vector.extract"(%1380) {static_position = array<i64: 33>} : (vector<128xf32>) -> f32
            %1415 = "vector.extract"(%1380) {static_position = array<i64: 34>} : (vector<128xf32>) -> f32
            %1416 = "vector.extract"(%1380) {static_position = array<i64: 35>} : (vector<128xf32>) -> f32
            %1417 = "vector.extract"(%1380) {static_position = array<i64: 36>} : (vector<128xf32>) -> f32
            %1418 = "vector.extract"(%1380) {static_position = array<i64: 37>} : (vector<128xf32>) -> f32
            %1419 = "vector.extract"(%1380) {static_position = array<i64: 38>} : (vector<128xf32>) -> f32
            %1420 = "vector.extract"(%1380) {static_position = array<i64: 39>} : (vector<128xf32>) -> f32
            %1421 = "vector.extract"(%1380) {static_position = array<i64: 40>} : (vector<128xf32>) -> f32
            %1422 = "vector.extract"(%1380) {static_position = array<i64: 41>} : (vector<128xf32>) -> f32
            %1423 = "vector.extract"(%1380) {static_position = array<i64: 42>} : (vector<128xf32>) -> f32
            %1424 = "vector.extract"(%1380) {static_position = array<i64: 43>} : (vector<128xf32>) -> f32
            %1425 = "vector.extract"(%1380) {static_position = array<i64: 44>} : (vector<128xf32>) -> f32
            %1426 = "vector.extract"(%1380) {static_position = array<i64: 45>} : (vector<128xf32>) -> f32
            %1427 = "vector.extract"(%1380) {static_position = array<i64: 46>} : (vector<128xf32>) -> f32
            %1428 = "vector.extract"(%1380) {static_position = array<i64: 47>} : (vector<128xf32>) -> f32
            %1429 = "vector.extract"(%1380) {static_position = array<i64: 48>} : (vector<128xf32>) -> f32
            %1430 = "vector.extract"(%1380) {static_position = array<i64: 49>} : (vector<128xf32>) -> f32
            %1431 = "vector.extract"(%1380) {static_position = array<i64: 50>} : (vector<128xf32>) -> f32
            %1432 = "vector.extract"(%1380) {static_position = array<i64: 51>} : (vector<128xf32>) -> f32
            %1433 = "vector.extract"(%1380) {static_position = array<i64: 52>} : (vector<128xf32>) -> f32
            %1434 = "vector.extract"(%1380) {static_position = array<i64: 53>} : (vector<128xf32>) -> f32
            %1435 = "vector.extract"(%1380) {static_position = array<i64: 54>} : (vector<128xf32>) -> f32
            %1436 = "vector.extract"(%1380) {static_position = array<i64: 55>} : (vector<128xf32>) -> f32
            %1437 = "vector.extract"(%1380) {static_position = array<i64: 56>} : (vector<128xf32>) -> f32
            %1438 = "vector.extract"(%1380) {static_position = array<i64: 57>} : (vector<128xf32>) -> f32
            %1439 = "vector.extract"(%1380) {static_position = array<i64: 58>} : (vector<128xf32>) -> f32
            %1440 = "vector.extract"(%1380) {static_position = array<i64: 59>} : (vector<128xf32>) -> f32
            %1441 = "vector.extract"(%1380) {static_position = array<i64: 60>} : (vector<128xf32>) -> f32
            %1442 = "vector.extract"(%1380) {static_position = array<i64: 61>} : (vector<128xf32>) -> f32
            %1443 = "vector.extract"(%1380) {static_position = array<i64: 62>} : (vector<128xf32>) -> f32
            %1444 = "vector.extract"(%1380) {static_position = array<i64: 63>} : (vector<128xf32>) -> f32
            %1445 = "vector.extract"(%1380) {static_position = array<i64: 64>} : (vector<128xf32>) -> f32
            %1446 = "vector.extract"(%1380) {static_position = array<i64: 65>} : (vector<128xf32>) -> f32
            %1447 = "vector.extract"(%1380) {static_position = array<i64: 66>} : (vector<128xf32>) -> f32
            %1448 = "vector.extract"(%1380) {static_position = array<i64: 67>} : (vector<128xf32>) -> f32
            %1449 = "vector.extract"(%1380) {static_position = array<i64: 68>} : (vector<128xf32>) -> f32
            %1450 = "vector.extract"(%1380) {static_position = array<i64: 69>} : (vector<128xf32>) -> f32
            %1451 = "vector.extract"(%1380) {static_position = array<i64: 70>} : (vector<128xf32>) -> f32
            %1452 = "vector.extract"(%1380) {static_position = array<i64: 71>} : (vector<128xf32>) -> f32
            %1453 = "vector.extract"(%1380) {static_position = array<i64: 72>} : (vector<128xf32>) -> f32
            %1454 = "vector.extract"(%1380) {static_position = array<i64: 73>} : (vector<128xf32>) -> f32
            %1455 = "vector.extract"(%1380) {static_position = array<i64: 74>} : (vector<128xf32>) -> f32
            %1456 = "vector.extract"(%1380) {static_position = array<i64: 75>} : (vector<128xf32>) -> f32
            %1457 = "vector.extract"(%1380) {static_position = array<i64: 76>} : (vector<128xf32>) -> f32
            %1458 = "vector.extract"(%1380) {static_position = array<i64: 77>} : (vector<128xf32>) -> f32
            %1459 = "vector.extract"(%1380) {static_position = array<i64: 78>} : (vector<128xf32>) -> f32
            %1460 = "vector.extract"(%1380) {static_position = array<i64: 79>} : (vector<128xf32>) -> f32
            %1461 = "vector.extract"(%1380) {static_position = array<i64: 80>} : (vector<128xf32>) -> f32
            %1462 = "vector.extract"(%1380) {static_position = array<i64: 81>} : (vector<128xf32>) -> f32
            %1463 = "vector.extract"(%1380) {static_position = array<i64: 82>} : (vector<128xf32>) -> f32
            %1464 = "vector.extract"(%1380) {static_position = array<i64: 83>} : (vector<128xf32>) -> f32
            %1465 = "vector.extract"(%1380) {static_position = array<i64: 84>} : (vector<128xf32>) -> f32
            %1466 = "vector.extract"(%1380) {static_position = array<i64: 85>} : (vector<128xf32>) -> f32
            %1467 = "vector.extract"(%1380) {static_position = array<i64: 86>} : (vector<128xf32>) -> f32
            %1468 = "vector.extract"(%1380) {static_position = array<i64: 87>} : (vector<128xf32>) -> f32
            %1469 = "vector.extract"(%1380) {static_position = array<i64: 88>} : (vector<128xf32>) -> f32
            %1470 = "vector.extract"(%1380) {static_position = array<i64: 89>} : (vector<128xf32>) -> f32
            %1471 = "vector.extract"(%1380) {static_position = array<i64: 90>} : (vector<128xf32>) -> f32
            %1472 = "vector.extract"(%1380) {static_position = array<i64: 91>} : (vector<128xf32>) -> f32
            %1473 = "vector.extract"(%1380) {static_position = array<i64: 92>} : (vector<128xf32>) -> f32
            %1474 = "vector.extract"(%1380) {static_position = array<i64: 93>} : (vector<128xf32>) -> f32
            %1475 = "vector.extract"(%1380) {static_position = array<i64: 94>} : (vector<128xf32>) -> f32
            %1476 = "vector.extract"(%1380) {static_position = array<i64: 95>} : (vector<128xf32>) -> f32
            %1477 = "vector.extract"(%1380) {static_position = array<i64: 96>} : (vector<128xf32>) -> f32
            %1478 = "vector.extract"(%1380) {static_position = array<i64: 97>} : (vector<128xf32>) -> f32
            %1479 = "vector.extract"(%1380) {static_position = array<i64: 98>} : (vector<128xf32>) -> f32
            %1480 = "vector.extract"(%1380) {static_position = array<i64: 99>} : (vector<128xf32>) -> f32
            %1481 = "vector.extract"(%1380) {static_position = array<i64: 100>} : (vector<128xf32>) -> f32
            %1482 = "vector.extract"(%1380) {static_position = array<i64: 101>} : (vector<128xf32>) -> f32
            %1483 = "vector.extract"(%1380) {static_position = array<i64: 102>} : (vector<128xf32>) -> f32
            %1484 = "vector.extract"(%1380) {static_position = array<i64: 103>} : (vector<128xf32>) -> f32
            %1485 = "vector.extract"(%1380) {static_position = array<i64: 104>} : (vector<128xf32>) -> f32
            %1486 = "vector.extract"(%1380) {static_position = array<i64: 105>} : (vector<128xf32>) -> f32
            %1487 = "vector.extract"(%1380) {static_position = array<i64: 106>} : (vector<128xf32>) -> f32
            %1488 = "vector.extract"(%1380) {static_position = array<i64: 107>} : (vector<128xf32>) -> f32
            %1489 = "vector.extract"(%1380) {static_position = array<i64: 108>} : (vector<128xf32>) -> f32
            %1490 = "vector.extract"(%1380) {static_position = array<i64: 109>} : (vector<128xf32>) -> f32
            %1491 = "vector.extract"(%1380) {static_position = array<i64: 110>} : (vector<128xf32>) -> f32
            %1492 = "vector.extract"(%1380) {static_position = array<i64: 111>} : (vector<128xf32>) -> f32
            %1493 = "vector.extract"(%1380) {static_position = array<i64: 112>} : (vector<128xf32>) -> f32
            %1494 = "vector.extract"(%1380) {static_position = array<i64: 113>} : (vector<128xf32>) -> f32
            %1495 = "vector.extract"(%1380) {static_position = array<i64: 114>} : (vector<128xf32>) -> f32
            %1496 = "vector.extract"(%1380) {static_position = array<i64: 115>} : (vector<128xf32>) -> f32
            %1497 = "vector.extract"(%1380) {static_position = array<i64: 116>} : (vector<128xf32>) -> f32
            %1498 = "vector.extract"(%1380) {static_position = array<i64: 117>} : (vector<128xf32>) -> f32
            %1499 = "vector.extract"(%1380) {static_position = array<i64: 118>} : (vector<128xf32>) -> f32
            %1500 = "vector.extract"(%1380) {static_position = array<i64: 119>} : (vector<128xf32>) -> f32
            %1501 = "vector.extract"(%1380) {static_position = array<i64: 120>} : (vector<128xf32>) -> f32
            %1502 = "vector.extract"(%1380) {static_position = array<i64: 121>} : (vector<128xf32>) -> f32
            %1503 = "vector.extract"(%1380) {static_position = array<i64: 122>} : (vector<128xf32>) -> f32
            %1504 = "vector.extract"(%1380) {static_position = array<i64: 123>} : (vector<128xf32>) -> f32
            %1505 = "vector.extract"(%1380) {static_position = array<i64: 124>} : (vector<128xf32>) -> f32
            %1506 = "vector.extract"(%1380) {static_position = array<i64: 125>} : (vector<128xf32>) -> f32
            %1507 = "vector.extract"(%1380) {static_position = array<i64: 126>} : (vector<128xf32>) -> f32
            %1508 = "vector.extract"(%1380) {static_position = array<i64: 127>} : (vector<128xf32>) -> f32
            %1509 = "llvm.getelementptr"(%49, %1332) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1510_s0 = "llvm.ptrtoint"(%1509) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1510_s0, %1333) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1511 = "arith.cmpi"(%1074, %40) {predicate = 0 : i64} : (i32, i32) -> i1
            %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673 = "scf.if"(%1511) ({
              %1674 = "llvm.getelementptr"(%65, %1326) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1675_s0 = "llvm.ptrtoint"(%1674) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1675_s0, %1327) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
              %1676 = "arith.constant"() {value = 18432 : i32} : () -> i32
              %1677 = "arith.muli"(%1326, %1676) : (i32, i32) -> i32
              %1678 = "llvm.getelementptr"(%44, %1677) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1679 = "arith.constant"() {value = false} : () -> i1
              %t1681_a = "llvm.ptrtoint"(%43) : (!llvm.ptr<3>) -> i32
              %t1681_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1681_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1681_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t1681_shifted = "arith.shrui"(%t1681_a, %t1681_four) : (i32, i32) -> i32
              %t1681_low = "arith.andi"(%t1681_shifted, %t1681_mask) : (i32, i32) -> i32
              %t1681_wide = "arith.extui"(%t1681_low) : (i32) -> i64
              %1680 = "arith.ori"(%t1681_wide, %t1681_fields) : (i64, i64) -> i64
              %t1683_a = "llvm.ptrtoint"(%1678) : (!llvm.ptr<3>) -> i32
              %t1683_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1683_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1683_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t1683_shifted = "arith.shrui"(%t1683_a, %t1683_four) : (i32, i32) -> i32
              %t1683_low = "arith.andi"(%t1683_shifted, %t1683_mask) : (i32, i32) -> i32
              %t1683_wide = "arith.extui"(%t1683_low) : (i32) -> i64
              %1682 = "arith.ori"(%t1683_wide, %t1683_fields) : (i64, i64) -> i64
              %t1700_r = "llvm.inline_asm"(%1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
              %1684 = "llvm.extractvalue"(%t1700_r) {position = array<i64: 0>} : (!struct0) -> f32
              %1685 = "llvm.extractvalue"(%t1700_r) {position = array<i64: 1>} : (!struct0) -> f32
              %1686 = "llvm.extractvalue"(%t1700_r) {position = array<i64: 2>} : (!struct0) -> f32
              %1687 = "llvm.extractvalue"(%t1700_r) {position = array<i64: 3>} : (!struct0) -> f32
              %1688 = "llvm.extractvalue"(%t1700_r) {position = array<i64: 4>} : (!struct0) -> f32
              %1689 = "llvm.extractvalue"(%t1700_r) {position = array<i64: 5>} : (!struct0) -> f32
              %1690 = "llvm.extractvalue"(%t1700_r) {position = array<i64: 6>} : (!struct0) -> f32
              %1691 = "llvm.extractvalue"(%t1700_r) {position = array<i64: 7>} : (!struct0) -> f32
              %1692 = "llvm.extractvalue"(%t1700_r) {position = array<i64: 8>} : (!struct0) -> f32
              %1693 = "llvm.extractvalue"(%t1700_r) {position = array<i64: 9>} : (!struct0) -> f32
              %1694 = "llvm.extractvalue"(%t1700_r) {position = array<i64: 10>} : (!struct0) -> f32
              %1695 = "llvm.extractvalue"(%t1700_r) {position = array<i64: 11>} : (!struct0) -> f32
              %1696 = "llvm.extractvalue"(%t1700_r) {position = array<i64: 12>} : (!struct0) -> f32
              %1697 = "llvm.extractvalue"(%t1700_r) {position = array<i64: 13>} : (!struct0) -> f32
              %1698 = "llvm.extractvalue"(%t1700_r) {position = array<i64: 14>} : (!struct0) -> f32
              %1699 = "llvm.extractvalue"(%t1700_r) {position = array<i64: 15>} : (!struct0) -> f32
              %t1717_r = "llvm.inline_asm"(%1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1680, %1682, %1679) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 6;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 512;\0Aadd.s64 db, $33, 256;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 514;\0Aadd.s64 db, $33, 258;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 516;\0Aadd.s64 db, $33, 260;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 518;\0Aadd.s64 db, $33, 262;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1024;\0Aadd.s64 db, $33, 512;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1026;\0Aadd.s64 db, $33, 514;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1028;\0Aadd.s64 db, $33, 516;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1030;\0Aadd.s64 db, $33, 518;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1536;\0Aadd.s64 db, $33, 768;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1538;\0Aadd.s64 db, $33, 770;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1540;\0Aadd.s64 db, $33, 772;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1542;\0Aadd.s64 db, $33, 774;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2048;\0Aadd.s64 db, $33, 1024;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2050;\0Aadd.s64 db, $33, 1026;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2052;\0Aadd.s64 db, $33, 1028;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2054;\0Aadd.s64 db, $33, 1030;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2560;\0Aadd.s64 db, $33, 1280;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2562;\0Aadd.s64 db, $33, 1282;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2564;\0Aadd.s64 db, $33, 1284;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2566;\0Aadd.s64 db, $33, 1286;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3072;\0Aadd.s64 db, $33, 1536;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3074;\0Aadd.s64 db, $33, 1538;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3076;\0Aadd.s64 db, $33, 1540;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3078;\0Aadd.s64 db, $33, 1542;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3584;\0Aadd.s64 db, $33, 1792;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3586;\0Aadd.s64 db, $33, 1794;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3588;\0Aadd.s64 db, $33, 1796;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3590;\0Aadd.s64 db, $33, 1798;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4096;\0Aadd.s64 db, $33, 2048;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4098;\0Aadd.s64 db, $33, 2050;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4100;\0Aadd.s64 db, $33, 2052;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4102;\0Aadd.s64 db, $33, 2054;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 31 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
              %1701 = "llvm.extractvalue"(%t1717_r) {position = array<i64: 0>} : (!struct0) -> f32
              %1702 = "llvm.extractvalue"(%t1717_r) {position = array<i64: 1>} : (!struct0) -> f32
              %1703 = "llvm.extractvalue"(%t1717_r) {position = array<i64: 2>} : (!struct0) -> f32
              %1704 = "llvm.extractvalue"(%t1717_r) {position = array<i64: 3>} : (!struct0) -> f32
              %1705 = "llvm.extractvalue"(%t1717_r) {position = array<i64: 4>} : (!struct0) -> f32
              %1706 = "llvm.extractvalue"(%t1717_r) {position = array<i64: 5>} : (!struct0) -> f32
              %1707 = "llvm.extractvalue"(%t1717_r) {position = array<i64: 6>} : (!struct0) -> f32
              %1708 = "llvm.extractvalue"(%t1717_r) {position = array<i64: 7>} : (!struct0) -> f32
              %1709 = "llvm.extractvalue"(%t1717_r) {position = array<i64: 8>} : (!struct0) -> f32
              %1710 = "llvm.extractvalue"(%t1717_r) {position = array<i64: 9>} : (!struct0) -> f32
              %1711 = "llvm.extractvalue"(%t1717_r) {position = array<i64: 10>} : (!struct0) -> f32
              %1712 = "llvm.extractvalue"(%t1717_r) {position = array<i64: 11>} : (!struct0) -> f32
              %1713 = "llvm.extractvalue"(%t1717_r) {position = array<i64: 12>} : (!struct0) -> f32
              %1714 = "llvm.extractvalue"(%t1717_r) {position = array<i64: 13>} : (!struct0) -> f32
              %1715 = "llvm.extractvalue"(%t1717_r) {position = array<i64: 14>} : (!struct0) -> f32
              %1716 = "llvm.extractvalue"(%t1717_r) {position = array<i64: 15>} : (!struct0) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %t1734_r = "llvm.inline_asm"(%1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
              %1718 = "llvm.extractvalue"(%t1734_r) {position = array<i64: 0>} : (!struct0) -> f32
              %1719 = "llvm.extractvalue"(%t1734_r) {position = array<i64: 1>} : (!struct0) -> f32
              %1720 = "llvm.extractvalue"(%t1734_r) {position = array<i64: 2>} : (!struct0) -> f32
              %1721 = "llvm.extractvalue"(%t1734_r) {position = array<i64: 3>} : (!struct0) -> f32
              %1722 = "llvm.extractvalue"(%t1734_r) {position = array<i64: 4>} : (!struct0) -> f32
              %1723 = "llvm.extractvalue"(%t1734_r) {position = array<i64: 5>} : (!struct0) -> f32
              %1724 = "llvm.extractvalue"(%t1734_r) {position = array<i64: 6>} : (!struct0) -> f32
              %1725 = "llvm.extractvalue"(%t1734_r) {position = array<i64: 7>} : (!struct0) -> f32
              %1726 = "llvm.extractvalue"(%t1734_r) {position = array<i64: 8>} : (!struct0) -> f32
              %1727 = "llvm.extractvalue"(%t1734_r) {position = array<i64: 9>} : (!struct0) -> f32
              %1728 = "llvm.extractvalue"(%t1734_r) {position = array<i64: 10>} : (!struct0) -> f32
              %1729 = "llvm.extractvalue"(%t1734_r) {position = array<i64: 11>} : (!struct0) -> f32
              %1730 = "llvm.extractvalue"(%t1734_r) {position = array<i64: 12>} : (!struct0) -> f32
              %1731 = "llvm.extractvalue"(%t1734_r) {position = array<i64: 13>} : (!struct0) -> f32
              %1732 = "llvm.extractvalue"(%t1734_r) {position = array<i64: 14>} : (!struct0) -> f32
              %1733 = "llvm.extractvalue"(%t1734_r) {position = array<i64: 15>} : (!struct0) -> f32
              %1735 = "arith.muli"(%1322, %58) : (i32, i32) -> i32
              %1736 = "arith.remui"(%1091, %158) : (i32, i32) -> i32
              %1737 = "arith.muli"(%1736, %161) : (i32, i32) -> i32
              %1738 = "arith.addi"(%1735, %1737) : (i32, i32) -> i32
              %1739 = "arith.addi"(%1322, %164) : (i32, i32) -> i32
              %1740 = "arith.muli"(%1739, %58) : (i32, i32) -> i32
              %1741 = "arith.cmpi"(%1740, %1320) {predicate = 4 : i64} : (i32, i32) -> i1
              %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757 = "scf.if"(%1741) ({
                %1758 = "arith.cmpi"(%1738, %1320) {predicate = 5 : i64} : (i32, i32) -> i1
                %1759 = "scf.if"(%1758) ({
                  %1760 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%1760) : (f32) -> ()
                }, {
                  "scf.yield"(%1718) : (f32) -> ()
                }) : (i1) -> f32
                %1761 = "arith.addi"(%1738, %164) : (i32, i32) -> i32
                %1762 = "arith.cmpi"(%1761, %1320) {predicate = 5 : i64} : (i32, i32) -> i1
                %1763 = "scf.if"(%1762) ({
                  %1764 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%1764) : (f32) -> ()
                }, {
                  "scf.yield"(%1719) : (f32) -> ()
                }) : (i1) -> f32
                %1765 = "scf.if"(%1758) ({
                  %1766 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%1766) : (f32) -> ()
                }, {
                  "scf.yield"(%1720) : (f32) -> ()
                }) : (i1) -> f32
                %1767 = "scf.if"(%1762) ({
                  %1768 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%1768) : (f32) -> ()
                }, {
                  "scf.yield"(%1721) : (f32) -> ()
                }) : (i1) -> f32
                %1769 = "arith.addi"(%1738, %155) : (i32, i32) -> i32
                %1770 = "arith.cmpi"(%1769, %1320) {predicate = 5 : i64} : (i32, i32) -> i1
                %1771 = "scf.if"(%1770) ({
                  %1772 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%1772) : (f32) -> ()
                }, {
                  "scf.yield"(%1722) : (f32) -> ()
                }) : (i1) -> f32
                %1773 = "arith.addi"(%1769, %164) : (i32, i32) -> i32
                %1774 = "arith.cmpi"(%1773, %1320) {predicate = 5 : i64} : (i32, i32) -> i1
                %1775 = "scf.if"(%1774) ({
                  %1776 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%1776) : (f32) -> ()
                }, {
                  "scf.yield"(%1723) : (f32) -> ()
                }) : (i1) -> f32
                %1777 = "scf.if"(%1770) ({
                  %1778 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%1778) : (f32) -> ()
                }, {
                  "scf.yield"(%1724) : (f32) -> ()
                }) : (i1) -> f32
                %1779 = "scf.if"(%1774) ({
                  %1780 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%1780) : (f32) -> ()
                }, {
                  "scf.yield"(%1725) : (f32) -> ()
                }) : (i1) -> f32
                %1781 = "arith.addi"(%1738, %152) : (i32, i32) -> i32
                %1782 = "arith.cmpi"(%1781, %1320) {predicate = 5 : i64} : (i32, i32) -> i1
                %1783 = "scf.if"(%1782) ({
                  %1784 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%1784) : (f32) -> ()
                }, {
                  "scf.yield"(%1726) : (f32) -> ()
                }) : (i1) -> f32
                %1785 = "arith.addi"(%1781, %164) : (i32, i32) -> i32
                %1786 = "arith.cmpi"(%1785, %1320) {predicate = 5 : i64} : (i32, i32) -> i1
                %1787 = "scf.if"(%1786) ({
                  %1788 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%1788) : (f32) -> ()
                }, {
                  "scf.yield"(%1727) : (f32) -> ()
                }) : (i1) -> f32
                %1789 = "scf.if"(%1782) ({
                  %1790 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%1790) : (f32) -> ()
                }, {
                  "scf.yield"(%1728) : (f32) -> ()
                }) : (i1) -> f32
                %1791 = "scf.if"(%1786) ({
                  %1792 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%1792) : (f32) -> ()
                }, {
                  "scf.yield"(%1729) : (f32) -> ()
                }) : (i1) -> f32
                %1793 = "arith.constant"() {value = 24 : i32} : () -> i32
                %1794 = "arith.addi"(%1738, %1793) : (i32, i32) -> i32
                %1795 = "arith.cmpi"(%1794, %1320) {predicate = 5 : i64} : (i32, i32) -> i1
                %1796 = "scf.if"(%1795) ({
                  %1797 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%1797) : (f32) -> ()
                }, {
                  "scf.yield"(%1730) : (f32) -> ()
                }) : (i1) -> f32
                %1798 = "arith.addi"(%1794, %164) : (i32, i32) -> i32
                %1799 = "arith.cmpi"(%1798, %1320) {predicate = 5 : i64} : (i32, i32) -> i1
                %1800 = "scf.if"(%1799) ({
                  %1801 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%1801) : (f32) -> ()
                }, {
                  "scf.yield"(%1731) : (f32) -> ()
                }) : (i1) -> f32
                %1802 = "scf.if"(%1795) ({
                  %1803 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%1803) : (f32) -> ()
                }, {
                  "scf.yield"(%1732) : (f32) -> ()
                }) : (i1) -> f32
                %1804 = "scf.if"(%1799) ({
                  %1805 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%1805) : (f32) -> ()
                }, {
                  "scf.yield"(%1733) : (f32) -> ()
                }) : (i1) -> f32
                "scf.yield"(%1759, %1763, %1765, %1767, %1771, %1775, %1777, %1779, %1783, %1787, %1789, %1791, %1796, %1800, %1802, %1804) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %1806 = "llvm.bitcast"(%1742) : (f32) -> i32
              %1807 = "llvm.bitcast"(%1743) : (f32) -> i32
              %1808 = "llvm.bitcast"(%1746) : (f32) -> i32
              %1809 = "llvm.bitcast"(%1747) : (f32) -> i32
              %1810 = "llvm.bitcast"(%1750) : (f32) -> i32
              %1811 = "llvm.bitcast"(%1751) : (f32) -> i32
              %1812 = "llvm.bitcast"(%1754) : (f32) -> i32
              %1813 = "llvm.bitcast"(%1755) : (f32) -> i32
              %1814 = "arith.maxsi"(%1806, %1807) : (i32, i32) -> i32
              %1815 = "arith.maxsi"(%1814, %1808) : (i32, i32) -> i32
              %1816 = "arith.maxsi"(%1809, %1810) : (i32, i32) -> i32
              %1817 = "arith.maxsi"(%1816, %1811) : (i32, i32) -> i32
              %1818 = "arith.maxsi"(%1812, %1813) : (i32, i32) -> i32
              %1819 = "arith.maxsi"(%1815, %1817) : (i32, i32) -> i32
              %1820 = "arith.maxsi"(%1819, %1818) : (i32, i32) -> i32
              %1821 = "llvm.bitcast"(%1744) : (f32) -> i32
              %1822 = "llvm.bitcast"(%1745) : (f32) -> i32
              %1823 = "llvm.bitcast"(%1748) : (f32) -> i32
              %1824 = "llvm.bitcast"(%1749) : (f32) -> i32
              %1825 = "llvm.bitcast"(%1752) : (f32) -> i32
              %1826 = "llvm.bitcast"(%1753) : (f32) -> i32
              %1827 = "llvm.bitcast"(%1756) : (f32) -> i32
              %1828 = "llvm.bitcast"(%1757) : (f32) -> i32
              %1829 = "arith.maxsi"(%1821, %1822) : (i32, i32) -> i32
              %1830 = "arith.maxsi"(%1829, %1823) : (i32, i32) -> i32
              %1831 = "arith.maxsi"(%1824, %1825) : (i32, i32) -> i32
              %1832 = "arith.maxsi"(%1831, %1826) : (i32, i32) -> i32
              %1833 = "arith.maxsi"(%1827, %1828) : (i32, i32) -> i32
              %1834 = "arith.maxsi"(%1830, %1832) : (i32, i32) -> i32
              %1835 = "arith.maxsi"(%1834, %1833) : (i32, i32) -> i32
              %1836 = "arith.ori"(%1820, %1835) : (i32, i32) -> i32
              %1837 = "arith.cmpi"(%1836, %40) {predicate = 2 : i64} : (i32, i32) -> i1
              %1838 = "nvvm.vote.sync"(%39, %1837) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 32 : i32} : (i32, i1) -> i1
              %1839, %1840 = "scf.if"(%1838) ({
                %1841 = "llvm.bitcast"(%1742) : (f32) -> i32
                %1842 = "llvm.bitcast"(%1743) : (f32) -> i32
                %1843 = "llvm.bitcast"(%1746) : (f32) -> i32
                %1844 = "llvm.bitcast"(%1747) : (f32) -> i32
                %1845 = "llvm.bitcast"(%1750) : (f32) -> i32
                %1846 = "llvm.bitcast"(%1751) : (f32) -> i32
                %1847 = "llvm.bitcast"(%1754) : (f32) -> i32
                %1848 = "llvm.bitcast"(%1755) : (f32) -> i32
                %1849 = "arith.minui"(%1841, %1842) : (i32, i32) -> i32
                %1850 = "arith.minui"(%1849, %1843) : (i32, i32) -> i32
                %1851 = "arith.minui"(%1844, %1845) : (i32, i32) -> i32
                %1852 = "arith.minui"(%1851, %1846) : (i32, i32) -> i32
                %1853 = "arith.minui"(%1847, %1848) : (i32, i32) -> i32
                %1854 = "arith.minui"(%1850, %1852) : (i32, i32) -> i32
                %1855 = "arith.minui"(%1854, %1853) : (i32, i32) -> i32
                %1856 = "arith.cmpi"(%1820, %40) {predicate = 2 : i64} : (i32, i32) -> i1
                %1857 = "arith.select"(%1856, %1855, %1820) : (i1, i32, i32) -> i32
                %1858 = "llvm.bitcast"(%1744) : (f32) -> i32
                %1859 = "llvm.bitcast"(%1745) : (f32) -> i32
                %1860 = "llvm.bitcast"(%1748) : (f32) -> i32
                %1861 = "llvm.bitcast"(%1749) : (f32) -> i32
                %1862 = "llvm.bitcast"(%1752) : (f32) -> i32
                %1863 = "llvm.bitcast"(%1753) : (f32) -> i32
                %1864 = "llvm.bitcast"(%1756) : (f32) -> i32
                %1865 = "llvm.bitcast"(%1757) : (f32) -> i32
                %1866 = "arith.minui"(%1858, %1859) : (i32, i32) -> i32
                %1867 = "arith.minui"(%1866, %1860) : (i32, i32) -> i32
                %1868 = "arith.minui"(%1861, %1862) : (i32, i32) -> i32
                %1869 = "arith.minui"(%1868, %1863) : (i32, i32) -> i32
                %1870 = "arith.minui"(%1864, %1865) : (i32, i32) -> i32
                %1871 = "arith.minui"(%1867, %1869) : (i32, i32) -> i32
                %1872 = "arith.minui"(%1871, %1870) : (i32, i32) -> i32
                %1873 = "arith.cmpi"(%1835, %40) {predicate = 2 : i64} : (i32, i32) -> i1
                %1874 = "arith.select"(%1873, %1872, %1835) : (i1, i32, i32) -> i32
                "scf.yield"(%1857, %1874) : (i32, i32) -> ()
              }, {
                "scf.yield"(%1820, %1835) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              %1875 = "arith.bitcast"(%1839) : (i32) -> f32
              %1876 = "arith.bitcast"(%1840) : (i32) -> f32
              %1877 = "arith.mulf"(%1875, %1077) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1878 = "arith.mulf"(%1876, %1077) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1879 = "arith.constant"() {value = 2.0 : f32} : () -> f32
              %1880 = "arith.addf"(%1375, %1879) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1881 = "arith.cmpf"(%1877, %1880) {predicate = 2 : i64} : (f32, f32) -> i1
              %1882 = "arith.addf"(%1376, %1879) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1883 = "arith.cmpf"(%1878, %1882) {predicate = 2 : i64} : (f32, f32) -> i1
              %1884 = "arith.ori"(%1881, %1883) : (i1, i1) -> i1
              %1885 = "nvvm.vote.sync"(%39, %1884) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 33 : i32} : (i32, i1) -> i1
              %1886, %1887, %1888, %1889 = "scf.if"(%1885) ({
                %1890 = "nvvm.shfl.sync"(%39, %1877, %164, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 34 : i32} : (i32, f32, i32, i32) -> f32
                %1891 = "arith.maxnumf"(%1877, %1890) : (f32, f32) -> f32
                %1892 = "nvvm.shfl.sync"(%39, %1891, %161, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 35 : i32} : (i32, f32, i32, i32) -> f32
                %1893 = "arith.maxnumf"(%1891, %1892) : (f32, f32) -> f32
                %1894 = "arith.maxnumf"(%1375, %1893) : (f32, f32) -> f32
                %1895 = "nvvm.shfl.sync"(%39, %1878, %164, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 36 : i32} : (i32, f32, i32, i32) -> f32
                %1896 = "arith.maxnumf"(%1878, %1895) : (f32, f32) -> f32
                %1897 = "nvvm.shfl.sync"(%39, %1896, %161, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 37 : i32} : (i32, f32, i32, i32) -> f32
                %1898 = "arith.maxnumf"(%1896, %1897) : (f32, f32) -> f32
                %1899 = "arith.maxnumf"(%1376, %1898) : (f32, f32) -> f32
                "scf.yield"(%1894, %1899, %1375, %1376) : (f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%1375, %1376, %1350, %1351) : (f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32)
              %1900 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              %1901 = "arith.cmpf"(%1886, %1900) {predicate = 2 : i64} : (f32, f32) -> i1
              %1902 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %1903 = "arith.select"(%1901, %1886, %1902) : (i1, f32, f32) -> f32
              %1904 = "arith.subf"(%1888, %1903) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1905 = "llvm.call_intrinsic"(%1904) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1906 = "arith.constant"() {value = 1.0 : f32} : () -> f32
              %1907 = "arith.select"(%1885, %1905, %1906) : (i1, f32, f32) -> f32
              %1908 = "arith.cmpi"(%1736, %40) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%1908) ({
                %1909 = "arith.constant"() {value = 64 : i32} : () -> i32
                %1910 = "arith.muli"(%1074, %1909) : (i32, i32) -> i32
                %1911 = "arith.addi"(%1095, %1910) : (i32, i32) -> i32
                %1912 = "llvm.getelementptr"(%46, %1911) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%1886, %1912) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %1913 = "llvm.getelementptr"(%47, %1911) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%1907, %1913) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1914 = "arith.cmpf"(%1887, %1900) {predicate = 2 : i64} : (f32, f32) -> i1
              %1915 = "arith.select"(%1914, %1887, %1902) : (i1, f32, f32) -> f32
              %1916 = "arith.subf"(%1889, %1915) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1917 = "llvm.call_intrinsic"(%1916) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1918 = "arith.select"(%1885, %1917, %1906) : (i1, f32, f32) -> f32
              "scf.if"(%1908) ({
                %1919 = "arith.addi"(%1095, %155) : (i32, i32) -> i32
                %1920 = "arith.constant"() {value = 64 : i32} : () -> i32
                %1921 = "arith.muli"(%1074, %1920) : (i32, i32) -> i32
                %1922 = "arith.addi"(%1919, %1921) : (i32, i32) -> i32
                %1923 = "llvm.getelementptr"(%46, %1922) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%1887, %1923) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %1924 = "llvm.getelementptr"(%47, %1922) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%1918, %1924) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1925 = "vector.from_elements"(%1742, %1743, %1746, %1747, %1750, %1751, %1754, %1755) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1926 = "vector.broadcast"(%1077) : (f32) -> vector<8xf32>
              %1927 = "arith.mulf"(%1925, %1926) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1928 = "arith.cmpf"(%1886, %1900) {predicate = 2 : i64} : (f32, f32) -> i1
              %1929 = "arith.select"(%1928, %1886, %1902) : (i1, f32, f32) -> f32
              %1930 = "vector.broadcast"(%1929) : (f32) -> vector<8xf32>
              %1931 = "arith.subf"(%1927, %1930) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1932 = "vector.extract"(%1931) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1933 = "vector.extract"(%1931) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1934 = "vector.extract"(%1931) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1935 = "vector.extract"(%1931) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1936 = "vector.extract"(%1931) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1937 = "vector.extract"(%1931) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1938 = "vector.extract"(%1931) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %1939 = "vector.extract"(%1931) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %1940 = "llvm.call_intrinsic"(%1932) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1941 = "llvm.call_intrinsic"(%1933) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1942 = "llvm.call_intrinsic"(%1934) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1943 = "llvm.call_intrinsic"(%1935) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1944 = "llvm.call_intrinsic"(%1936) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1945 = "llvm.call_intrinsic"(%1937) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1946 = "llvm.call_intrinsic"(%1938) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1947 = "llvm.call_intrinsic"(%1939) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1948 = "vector.from_elements"(%1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1949 = "vector.extract"(%1948) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1950 = "vector.extract"(%1948) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1951 = "arith.addf"(%1949, %1950) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1952 = "vector.extract"(%1948) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1953 = "vector.extract"(%1948) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1954 = "arith.addf"(%1952, %1953) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1955 = "arith.addf"(%1951, %1954) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1956 = "vector.extract"(%1948) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1957 = "vector.extract"(%1948) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1958 = "arith.addf"(%1956, %1957) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1959 = "vector.extract"(%1948) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %1960 = "vector.extract"(%1948) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %1961 = "arith.addf"(%1959, %1960) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1962 = "arith.addf"(%1958, %1961) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1963 = "arith.addf"(%1955, %1962) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1964 = "arith.addf"(%1963, %1902) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1965 = "vector.from_elements"(%1744, %1745, %1748, %1749, %1752, %1753, %1756, %1757) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1966 = "vector.broadcast"(%1077) : (f32) -> vector<8xf32>
              %1967 = "arith.mulf"(%1965, %1966) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1968 = "arith.cmpf"(%1887, %1900) {predicate = 2 : i64} : (f32, f32) -> i1
              %1969 = "arith.select"(%1968, %1887, %1902) : (i1, f32, f32) -> f32
              %1970 = "vector.broadcast"(%1969) : (f32) -> vector<8xf32>
              %1971 = "arith.subf"(%1967, %1970) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1972 = "vector.extract"(%1971) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1973 = "vector.extract"(%1971) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1974 = "vector.extract"(%1971) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1975 = "vector.extract"(%1971) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1976 = "vector.extract"(%1971) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1977 = "vector.extract"(%1971) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1978 = "vector.extract"(%1971) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %1979 = "vector.extract"(%1971) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %1980 = "llvm.call_intrinsic"(%1972) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1981 = "llvm.call_intrinsic"(%1973) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1982 = "llvm.call_intrinsic"(%1974) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1983 = "llvm.call_intrinsic"(%1975) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1984 = "llvm.call_intrinsic"(%1976) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1985 = "llvm.call_intrinsic"(%1977) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1986 = "llvm.call_intrinsic"(%1978) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1987 = "llvm.call_intrinsic"(%1979) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1988 = "vector.from_elements"(%1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %1989 = "vector.extract"(%1988) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %1990 = "vector.extract"(%1988) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %1991 = "arith.addf"(%1989, %1990) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1992 = "vector.extract"(%1988) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %1993 = "vector.extract"(%1988) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %1994 = "arith.addf"(%1992, %1993) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1995 = "arith.addf"(%1991, %1994) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1996 = "vector.extract"(%1988) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %1997 = "vector.extract"(%1988) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %1998 = "arith.addf"(%1996, %1997) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1999 = "vector.extract"(%1988) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2000 = "vector.extract"(%1988) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2001 = "arith.addf"(%1999, %2000) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2002 = "arith.addf"(%1998, %2001) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2003 = "arith.addf"(%1995, %2002) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2004 = "arith.addf"(%2003, %1902) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2005 = "vector.from_elements"(%1378, %1379) : (f32, f32) -> vector<2xf32>
              %2006 = "vector.from_elements"(%1907, %1918) : (f32, f32) -> vector<2xf32>
              %2007 = "arith.mulf"(%2005, %2006) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2008 = "vector.from_elements"(%1964, %2004) : (f32, f32) -> vector<2xf32>
              %2009 = "arith.addf"(%2007, %2008) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2010 = "vector.extract"(%2009) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2011 = "vector.extract"(%2009) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2012 = "vector.from_elements"(%1949, %1950, %1989, %1990, %1952, %1953, %1992, %1993, %1956, %1957, %1996, %1997, %1959, %1960, %1999, %2000) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2013 = "arith.truncf"(%2012) : (vector<16xf32>) -> vector<16xf16>
              %2014 = "vector.bitcast"(%2013) : (vector<16xf16>) -> vector<8xi32>
              %2015 = "vector.extract"(%2014) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
              %2016 = "vector.extract"(%2014) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
              %2017 = "vector.extract"(%2014) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
              %2018 = "vector.extract"(%2014) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
              %2019 = "vector.extract"(%2014) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
              %2020 = "vector.extract"(%2014) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
              %2021 = "vector.extract"(%2014) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
              %2022 = "vector.extract"(%2014) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
              %2023 = "llvm.bitcast"(%2015) : (i32) -> vector<2xf16>
              %2024 = "vector.extract"(%2023) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2025 = "llvm.bitcast"(%2015) : (i32) -> vector<2xf16>
              %2026 = "vector.extract"(%2025) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2027 = "llvm.bitcast"(%2016) : (i32) -> vector<2xf16>
              %2028 = "vector.extract"(%2027) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2029 = "llvm.bitcast"(%2016) : (i32) -> vector<2xf16>
              %2030 = "vector.extract"(%2029) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2031 = "llvm.bitcast"(%2017) : (i32) -> vector<2xf16>
              %2032 = "vector.extract"(%2031) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2033 = "llvm.bitcast"(%2017) : (i32) -> vector<2xf16>
              %2034 = "vector.extract"(%2033) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2035 = "llvm.bitcast"(%2018) : (i32) -> vector<2xf16>
              %2036 = "vector.extract"(%2035) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2037 = "llvm.bitcast"(%2018) : (i32) -> vector<2xf16>
              %2038 = "vector.extract"(%2037) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2039 = "llvm.bitcast"(%2019) : (i32) -> vector<2xf16>
              %2040 = "vector.extract"(%2039) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2041 = "llvm.bitcast"(%2019) : (i32) -> vector<2xf16>
              %2042 = "vector.extract"(%2041) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2043 = "llvm.bitcast"(%2020) : (i32) -> vector<2xf16>
              %2044 = "vector.extract"(%2043) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2045 = "llvm.bitcast"(%2020) : (i32) -> vector<2xf16>
              %2046 = "vector.extract"(%2045) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2047 = "llvm.bitcast"(%2021) : (i32) -> vector<2xf16>
              %2048 = "vector.extract"(%2047) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2049 = "llvm.bitcast"(%2021) : (i32) -> vector<2xf16>
              %2050 = "vector.extract"(%2049) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2051 = "llvm.bitcast"(%2022) : (i32) -> vector<2xf16>
              %2052 = "vector.extract"(%2051) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %2053 = "llvm.bitcast"(%2022) : (i32) -> vector<2xf16>
              %2054 = "vector.extract"(%2053) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %2055 = "vector.from_elements"(%2024, %2026, %2028, %2030, %2032, %2034, %2036, %2038, %2040, %2042, %2044, %2046, %2048, %2050, %2052, %2054) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
              %2056 = "vector.extract"(%2055) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
              %2057 = "vector.extract"(%2055) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
              %2058 = "vector.extract"(%2055) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
              %2059 = "vector.extract"(%2055) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
              %2060 = "vector.extract"(%2055) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
              %2061 = "vector.extract"(%2055) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
              %2062 = "vector.extract"(%2055) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
              %2063 = "vector.extract"(%2055) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
              %2064 = "vector.extract"(%2055) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
              %2065 = "vector.extract"(%2055) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
              %2066 = "vector.extract"(%2055) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
              %2067 = "vector.extract"(%2055) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
              %2068 = "vector.extract"(%2055) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
              %2069 = "vector.extract"(%2055) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
              %2070 = "vector.extract"(%2055) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
              %2071 = "vector.extract"(%2055) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
              %2072 = "vector.from_elements"(%2056, %2057) : (f16, f16) -> vector<2xf16>
              %2073 = "llvm.bitcast"(%2072) : (vector<2xf16>) -> i32
              %2074 = "vector.from_elements"(%2058, %2059) : (f16, f16) -> vector<2xf16>
              %2075 = "llvm.bitcast"(%2074) : (vector<2xf16>) -> i32
              %2076 = "vector.from_elements"(%2060, %2061) : (f16, f16) -> vector<2xf16>
              %2077 = "llvm.bitcast"(%2076) : (vector<2xf16>) -> i32
              %2078 = "vector.from_elements"(%2062, %2063) : (f16, f16) -> vector<2xf16>
              %2079 = "llvm.bitcast"(%2078) : (vector<2xf16>) -> i32
              %2080 = "arith.constant"() {value = 192 : i32} : () -> i32
              %2081 = "arith.andi"(%1090, %2080) : (i32, i32) -> i32
              %2082 = "arith.constant"() {value = 3 : i32} : () -> i32
              %2083 = "arith.shrui"(%2081, %2082) : (i32, i32) -> i32
              %2084 = "arith.xori"(%1090, %2083) : (i32, i32) -> i32
              %2085 = "llvm.getelementptr"(%45, %2084) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.stmatrix"(%2085, %2073, %2075, %2077, %2079) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
              %2087 = "arith.addi"(%1090, %152) : (i32, i32) -> i32
              %2088 = "vector.from_elements"(%2064, %2065) : (f16, f16) -> vector<2xf16>
              %2089 = "llvm.bitcast"(%2088) : (vector<2xf16>) -> i32
              %2090 = "vector.from_elements"(%2066, %2067) : (f16, f16) -> vector<2xf16>
              %2091 = "llvm.bitcast"(%2090) : (vector<2xf16>) -> i32
              %2092 = "vector.from_elements"(%2068, %2069) : (f16, f16) -> vector<2xf16>
              %2093 = "llvm.bitcast"(%2092) : (vector<2xf16>) -> i32
              %2094 = "vector.from_elements"(%2070, %2071) : (f16, f16) -> vector<2xf16>
              %2095 = "llvm.bitcast"(%2094) : (vector<2xf16>) -> i32
              %2096 = "arith.andi"(%2087, %2080) : (i32, i32) -> i32
              %2097 = "arith.shrui"(%2096, %2082) : (i32, i32) -> i32
              %2098 = "arith.xori"(%2087, %2097) : (i32, i32) -> i32
              %2099 = "llvm.getelementptr"(%45, %2098) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.stmatrix"(%2099, %2089, %2091, %2093, %2095) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
              "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
              %2101 = "arith.addi"(%164, %1074) : (i32, i32) -> i32
              %2102 = "arith.constant"() {value = 256 : i32} : () -> i32
              "nvvm.barrier.arrive"(%2101, %2102) {cutec.arm = 40 : i32} : (i32, i32) -> ()
              %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230 = "scf.if"(%1885) ({
                %2231 = "vector.from_elements"(%1381, %1382, %1385, %1386, %1389, %1390, %1393, %1394, %1397, %1398, %1401, %1402, %1405, %1406, %1409, %1410, %1413, %1414, %1417, %1418, %1421, %1422, %1425, %1426, %1429, %1430, %1433, %1434, %1437, %1438, %1441, %1442, %1445, %1446, %1449, %1450, %1453, %1454, %1457, %1458, %1461, %1462, %1465, %1466, %1469, %1470, %1473, %1474, %1477, %1478, %1481, %1482, %1485, %1486, %1489, %1490, %1493, %1494, %1497, %1498, %1501, %1502, %1505, %1506) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %2232 = "vector.broadcast"(%1907) : (f32) -> vector<64xf32>
                %2233 = "arith.mulf"(%2231, %2232) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %2234 = "vector.extract"(%2233) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %2235 = "vector.extract"(%2233) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %2236 = "vector.extract"(%2233) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %2237 = "vector.extract"(%2233) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %2238 = "vector.extract"(%2233) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %2239 = "vector.extract"(%2233) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %2240 = "vector.extract"(%2233) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %2241 = "vector.extract"(%2233) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %2242 = "vector.extract"(%2233) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %2243 = "vector.extract"(%2233) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %2244 = "vector.extract"(%2233) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %2245 = "vector.extract"(%2233) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %2246 = "vector.extract"(%2233) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %2247 = "vector.extract"(%2233) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %2248 = "vector.extract"(%2233) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %2249 = "vector.extract"(%2233) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %2250 = "vector.extract"(%2233) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %2251 = "vector.extract"(%2233) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %2252 = "vector.extract"(%2233) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %2253 = "vector.extract"(%2233) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %2254 = "vector.extract"(%2233) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %2255 = "vector.extract"(%2233) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %2256 = "vector.extract"(%2233) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %2257 = "vector.extract"(%2233) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %2258 = "vector.extract"(%2233) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %2259 = "vector.extract"(%2233) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %2260 = "vector.extract"(%2233) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %2261 = "vector.extract"(%2233) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %2262 = "vector.extract"(%2233) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %2263 = "vector.extract"(%2233) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %2264 = "vector.extract"(%2233) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %2265 = "vector.extract"(%2233) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %2266 = "vector.extract"(%2233) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %2267 = "vector.extract"(%2233) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %2268 = "vector.extract"(%2233) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %2269 = "vector.extract"(%2233) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %2270 = "vector.extract"(%2233) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %2271 = "vector.extract"(%2233) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %2272 = "vector.extract"(%2233) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %2273 = "vector.extract"(%2233) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %2274 = "vector.extract"(%2233) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %2275 = "vector.extract"(%2233) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %2276 = "vector.extract"(%2233) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %2277 = "vector.extract"(%2233) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %2278 = "vector.extract"(%2233) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %2279 = "vector.extract"(%2233) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %2280 = "vector.extract"(%2233) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %2281 = "vector.extract"(%2233) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %2282 = "vector.extract"(%2233) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %2283 = "vector.extract"(%2233) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %2284 = "vector.extract"(%2233) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %2285 = "vector.extract"(%2233) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %2286 = "vector.extract"(%2233) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %2287 = "vector.extract"(%2233) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %2288 = "vector.extract"(%2233) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %2289 = "vector.extract"(%2233) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %2290 = "vector.extract"(%2233) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %2291 = "vector.extract"(%2233) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %2292 = "vector.extract"(%2233) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %2293 = "vector.extract"(%2233) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %2294 = "vector.extract"(%2233) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %2295 = "vector.extract"(%2233) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %2296 = "vector.extract"(%2233) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %2297 = "vector.extract"(%2233) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %2298 = "vector.from_elements"(%1383, %1384, %1387, %1388, %1391, %1392, %1395, %1396, %1399, %1400, %1403, %1404, %1407, %1408, %1411, %1412, %1415, %1416, %1419, %1420, %1423, %1424, %1427, %1428, %1431, %1432, %1435, %1436, %1439, %1440, %1443, %1444, %1447, %1448, %1451, %1452, %1455, %1456, %1459, %1460, %1463, %1464, %1467, %1468, %1471, %1472, %1475, %1476, %1479, %1480, %1483, %1484, %1487, %1488, %1491, %1492, %1495, %1496, %1499, %1500, %1503, %1504, %1507, %1508) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %2299 = "vector.broadcast"(%1918) : (f32) -> vector<64xf32>
                %2300 = "arith.mulf"(%2298, %2299) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %2301 = "vector.extract"(%2300) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %2302 = "vector.extract"(%2300) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %2303 = "vector.extract"(%2300) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %2304 = "vector.extract"(%2300) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %2305 = "vector.extract"(%2300) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %2306 = "vector.extract"(%2300) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %2307 = "vector.extract"(%2300) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %2308 = "vector.extract"(%2300) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %2309 = "vector.extract"(%2300) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %2310 = "vector.extract"(%2300) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %2311 = "vector.extract"(%2300) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %2312 = "vector.extract"(%2300) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %2313 = "vector.extract"(%2300) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %2314 = "vector.extract"(%2300) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %2315 = "vector.extract"(%2300) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %2316 = "vector.extract"(%2300) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %2317 = "vector.extract"(%2300) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %2318 = "vector.extract"(%2300) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %2319 = "vector.extract"(%2300) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %2320 = "vector.extract"(%2300) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %2321 = "vector.extract"(%2300) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %2322 = "vector.extract"(%2300) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %2323 = "vector.extract"(%2300) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %2324 = "vector.extract"(%2300) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %2325 = "vector.extract"(%2300) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %2326 = "vector.extract"(%2300) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %2327 = "vector.extract"(%2300) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %2328 = "vector.extract"(%2300) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %2329 = "vector.extract"(%2300) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %2330 = "vector.extract"(%2300) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %2331 = "vector.extract"(%2300) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %2332 = "vector.extract"(%2300) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %2333 = "vector.extract"(%2300) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %2334 = "vector.extract"(%2300) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %2335 = "vector.extract"(%2300) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %2336 = "vector.extract"(%2300) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %2337 = "vector.extract"(%2300) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %2338 = "vector.extract"(%2300) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %2339 = "vector.extract"(%2300) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %2340 = "vector.extract"(%2300) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %2341 = "vector.extract"(%2300) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %2342 = "vector.extract"(%2300) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %2343 = "vector.extract"(%2300) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %2344 = "vector.extract"(%2300) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %2345 = "vector.extract"(%2300) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %2346 = "vector.extract"(%2300) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %2347 = "vector.extract"(%2300) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %2348 = "vector.extract"(%2300) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %2349 = "vector.extract"(%2300) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %2350 = "vector.extract"(%2300) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %2351 = "vector.extract"(%2300) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %2352 = "vector.extract"(%2300) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %2353 = "vector.extract"(%2300) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %2354 = "vector.extract"(%2300) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %2355 = "vector.extract"(%2300) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %2356 = "vector.extract"(%2300) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %2357 = "vector.extract"(%2300) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %2358 = "vector.extract"(%2300) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %2359 = "vector.extract"(%2300) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %2360 = "vector.extract"(%2300) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %2361 = "vector.extract"(%2300) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %2362 = "vector.extract"(%2300) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %2363 = "vector.extract"(%2300) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %2364 = "vector.extract"(%2300) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                "scf.yield"(%2234, %2235, %2301, %2302, %2236, %2237, %2303, %2304, %2238, %2239, %2305, %2306, %2240, %2241, %2307, %2308, %2242, %2243, %2309, %2310, %2244, %2245, %2311, %2312, %2246, %2247, %2313, %2314, %2248, %2249, %2315, %2316, %2250, %2251, %2317, %2318, %2252, %2253, %2319, %2320, %2254, %2255, %2321, %2322, %2256, %2257, %2323, %2324, %2258, %2259, %2325, %2326, %2260, %2261, %2327, %2328, %2262, %2263, %2329, %2330, %2264, %2265, %2331, %2332, %2266, %2267, %2333, %2334, %2268, %2269, %2335, %2336, %2270, %2271, %2337, %2338, %2272, %2273, %2339, %2340, %2274, %2275, %2341, %2342, %2276, %2277, %2343, %2344, %2278, %2279, %2345, %2346, %2280, %2281, %2347, %2348, %2282, %2283, %2349, %2350, %2284, %2285, %2351, %2352, %2286, %2287, %2353, %2354, %2288, %2289, %2355, %2356, %2290, %2291, %2357, %2358, %2292, %2293, %2359, %2360, %2294, %2295, %2361, %2362, %2296, %2297, %2363, %2364) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "llvm.inline_asm"() {asm_string = "", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
                "scf.yield"(%1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %2366 = "llvm.getelementptr"(%1080, %1677) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2367 = "arith.constant"() {value = true} : () -> i1
              %t2369_a = "llvm.ptrtoint"(%2366) : (!llvm.ptr<3>) -> i32
              %t2369_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t2369_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t2369_fields = "arith.constant"() {value = 4611686293322072064 : i64} : () -> i64
              %t2369_shifted = "arith.shrui"(%t2369_a, %t2369_four) : (i32, i32) -> i32
              %t2369_low = "arith.andi"(%t2369_shifted, %t2369_mask) : (i32, i32) -> i32
              %t2369_wide = "arith.extui"(%t2369_low) : (i32) -> i64
              %2368 = "arith.ori"(%t2369_wide, %t2369_fields) : (i64, i64) -> i64
              %t2498_r = "llvm.inline_asm"(%2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193, %2194, %2195, %2196, %2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %2370 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 0>} : (!struct1) -> f32
              %2371 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 1>} : (!struct1) -> f32
              %2372 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 2>} : (!struct1) -> f32
              %2373 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 3>} : (!struct1) -> f32
              %2374 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 4>} : (!struct1) -> f32
              %2375 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 5>} : (!struct1) -> f32
              %2376 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 6>} : (!struct1) -> f32
              %2377 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 7>} : (!struct1) -> f32
              %2378 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 8>} : (!struct1) -> f32
              %2379 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 9>} : (!struct1) -> f32
              %2380 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 10>} : (!struct1) -> f32
              %2381 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 11>} : (!struct1) -> f32
              %2382 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 12>} : (!struct1) -> f32
              %2383 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 13>} : (!struct1) -> f32
              %2384 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 14>} : (!struct1) -> f32
              %2385 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 15>} : (!struct1) -> f32
              %2386 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 16>} : (!struct1) -> f32
              %2387 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 17>} : (!struct1) -> f32
              %2388 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 18>} : (!struct1) -> f32
              %2389 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 19>} : (!struct1) -> f32
              %2390 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 20>} : (!struct1) -> f32
              %2391 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 21>} : (!struct1) -> f32
              %2392 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 22>} : (!struct1) -> f32
              %2393 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 23>} : (!struct1) -> f32
              %2394 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 24>} : (!struct1) -> f32
              %2395 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 25>} : (!struct1) -> f32
              %2396 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 26>} : (!struct1) -> f32
              %2397 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 27>} : (!struct1) -> f32
              %2398 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 28>} : (!struct1) -> f32
              %2399 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 29>} : (!struct1) -> f32
              %2400 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 30>} : (!struct1) -> f32
              %2401 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 31>} : (!struct1) -> f32
              %2402 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 32>} : (!struct1) -> f32
              %2403 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 33>} : (!struct1) -> f32
              %2404 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 34>} : (!struct1) -> f32
              %2405 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 35>} : (!struct1) -> f32
              %2406 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 36>} : (!struct1) -> f32
              %2407 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 37>} : (!struct1) -> f32
              %2408 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 38>} : (!struct1) -> f32
              %2409 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 39>} : (!struct1) -> f32
              %2410 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 40>} : (!struct1) -> f32
              %2411 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 41>} : (!struct1) -> f32
              %2412 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 42>} : (!struct1) -> f32
              %2413 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 43>} : (!struct1) -> f32
              %2414 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 44>} : (!struct1) -> f32
              %2415 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 45>} : (!struct1) -> f32
              %2416 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 46>} : (!struct1) -> f32
              %2417 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 47>} : (!struct1) -> f32
              %2418 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 48>} : (!struct1) -> f32
              %2419 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 49>} : (!struct1) -> f32
              %2420 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 50>} : (!struct1) -> f32
              %2421 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 51>} : (!struct1) -> f32
              %2422 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 52>} : (!struct1) -> f32
              %2423 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 53>} : (!struct1) -> f32
              %2424 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 54>} : (!struct1) -> f32
              %2425 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 55>} : (!struct1) -> f32
              %2426 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 56>} : (!struct1) -> f32
              %2427 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 57>} : (!struct1) -> f32
              %2428 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 58>} : (!struct1) -> f32
              %2429 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 59>} : (!struct1) -> f32
              %2430 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 60>} : (!struct1) -> f32
              %2431 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 61>} : (!struct1) -> f32
              %2432 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 62>} : (!struct1) -> f32
              %2433 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 63>} : (!struct1) -> f32
              %2434 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 64>} : (!struct1) -> f32
              %2435 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 65>} : (!struct1) -> f32
              %2436 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 66>} : (!struct1) -> f32
              %2437 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 67>} : (!struct1) -> f32
              %2438 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 68>} : (!struct1) -> f32
              %2439 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 69>} : (!struct1) -> f32
              %2440 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 70>} : (!struct1) -> f32
              %2441 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 71>} : (!struct1) -> f32
              %2442 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 72>} : (!struct1) -> f32
              %2443 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 73>} : (!struct1) -> f32
              %2444 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 74>} : (!struct1) -> f32
              %2445 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 75>} : (!struct1) -> f32
              %2446 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 76>} : (!struct1) -> f32
              %2447 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 77>} : (!struct1) -> f32
              %2448 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 78>} : (!struct1) -> f32
              %2449 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 79>} : (!struct1) -> f32
              %2450 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 80>} : (!struct1) -> f32
              %2451 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 81>} : (!struct1) -> f32
              %2452 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 82>} : (!struct1) -> f32
              %2453 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 83>} : (!struct1) -> f32
              %2454 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 84>} : (!struct1) -> f32
              %2455 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 85>} : (!struct1) -> f32
              %2456 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 86>} : (!struct1) -> f32
              %2457 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 87>} : (!struct1) -> f32
              %2458 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 88>} : (!struct1) -> f32
              %2459 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 89>} : (!struct1) -> f32
              %2460 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 90>} : (!struct1) -> f32
              %2461 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 91>} : (!struct1) -> f32
              %2462 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 92>} : (!struct1) -> f32
              %2463 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 93>} : (!struct1) -> f32
              %2464 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 94>} : (!struct1) -> f32
              %2465 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 95>} : (!struct1) -> f32
              %2466 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 96>} : (!struct1) -> f32
              %2467 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 97>} : (!struct1) -> f32
              %2468 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 98>} : (!struct1) -> f32
              %2469 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 99>} : (!struct1) -> f32
              %2470 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 100>} : (!struct1) -> f32
              %2471 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 101>} : (!struct1) -> f32
              %2472 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 102>} : (!struct1) -> f32
              %2473 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 103>} : (!struct1) -> f32
              %2474 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 104>} : (!struct1) -> f32
              %2475 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 105>} : (!struct1) -> f32
              %2476 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 106>} : (!struct1) -> f32
              %2477 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 107>} : (!struct1) -> f32
              %2478 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 108>} : (!struct1) -> f32
              %2479 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 109>} : (!struct1) -> f32
              %2480 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 110>} : (!struct1) -> f32
              %2481 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 111>} : (!struct1) -> f32
              %2482 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 112>} : (!struct1) -> f32
              %2483 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 113>} : (!struct1) -> f32
              %2484 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 114>} : (!struct1) -> f32
              %2485 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 115>} : (!struct1) -> f32
              %2486 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 116>} : (!struct1) -> f32
              %2487 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 117>} : (!struct1) -> f32
              %2488 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 118>} : (!struct1) -> f32
              %2489 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 119>} : (!struct1) -> f32
              %2490 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 120>} : (!struct1) -> f32
              %2491 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 121>} : (!struct1) -> f32
              %2492 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 122>} : (!struct1) -> f32
              %2493 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 123>} : (!struct1) -> f32
              %2494 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 124>} : (!struct1) -> f32
              %2495 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 125>} : (!struct1) -> f32
              %2496 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 126>} : (!struct1) -> f32
              %2497 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 127>} : (!struct1) -> f32
              %t2627_r = "llvm.inline_asm"(%2370, %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392, %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2368, %2367) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $264, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, {$256, $257, $258, $259}, db, $265, 1, 1, 1;\0Aadd.s64 db, $264, 128;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, {$260, $261, $262, $263}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 41 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
              %2499 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 0>} : (!struct1) -> f32
              %2500 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 1>} : (!struct1) -> f32
              %2501 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 2>} : (!struct1) -> f32
              %2502 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 3>} : (!struct1) -> f32
              %2503 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 4>} : (!struct1) -> f32
              %2504 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 5>} : (!struct1) -> f32
              %2505 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 6>} : (!struct1) -> f32
              %2506 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 7>} : (!struct1) -> f32
              %2507 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 8>} : (!struct1) -> f32
              %2508 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 9>} : (!struct1) -> f32
              %2509 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 10>} : (!struct1) -> f32
              %2510 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 11>} : (!struct1) -> f32
              %2511 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 12>} : (!struct1) -> f32
              %2512 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 13>} : (!struct1) -> f32
              %2513 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 14>} : (!struct1) -> f32
              %2514 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 15>} : (!struct1) -> f32
              %2515 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 16>} : (!struct1) -> f32
              %2516 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 17>} : (!struct1) -> f32
              %2517 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 18>} : (!struct1) -> f32
              %2518 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 19>} : (!struct1) -> f32
              %2519 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 20>} : (!struct1) -> f32
              %2520 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 21>} : (!struct1) -> f32
              %2521 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 22>} : (!struct1) -> f32
              %2522 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 23>} : (!struct1) -> f32
              %2523 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 24>} : (!struct1) -> f32
              %2524 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 25>} : (!struct1) -> f32
              %2525 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 26>} : (!struct1) -> f32
              %2526 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 27>} : (!struct1) -> f32
              %2527 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 28>} : (!struct1) -> f32
              %2528 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 29>} : (!struct1) -> f32
              %2529 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 30>} : (!struct1) -> f32
              %2530 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 31>} : (!struct1) -> f32
              %2531 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 32>} : (!struct1) -> f32
              %2532 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 33>} : (!struct1) -> f32
              %2533 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 34>} : (!struct1) -> f32
              %2534 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 35>} : (!struct1) -> f32
              %2535 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 36>} : (!struct1) -> f32
              %2536 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 37>} : (!struct1) -> f32
              %2537 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 38>} : (!struct1) -> f32
              %2538 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 39>} : (!struct1) -> f32
              %2539 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 40>} : (!struct1) -> f32
              %2540 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 41>} : (!struct1) -> f32
              %2541 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 42>} : (!struct1) -> f32
              %2542 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 43>} : (!struct1) -> f32
              %2543 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 44>} : (!struct1) -> f32
              %2544 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 45>} : (!struct1) -> f32
              %2545 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 46>} : (!struct1) -> f32
              %2546 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 47>} : (!struct1) -> f32
              %2547 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 48>} : (!struct1) -> f32
              %2548 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 49>} : (!struct1) -> f32
              %2549 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 50>} : (!struct1) -> f32
              %2550 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 51>} : (!struct1) -> f32
              %2551 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 52>} : (!struct1) -> f32
              %2552 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 53>} : (!struct1) -> f32
              %2553 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 54>} : (!struct1) -> f32
              %2554 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 55>} : (!struct1) -> f32
              %2555 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 56>} : (!struct1) -> f32
              %2556 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 57>} : (!struct1) -> f32
              %2557 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 58>} : (!struct1) -> f32
              %2558 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 59>} : (!struct1) -> f32
              %2559 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 60>} : (!struct1) -> f32
              %2560 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 61>} : (!struct1) -> f32
              %2561 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 62>} : (!struct1) -> f32
              %2562 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 63>} : (!struct1) -> f32
              %2563 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 64>} : (!struct1) -> f32
              %2564 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 65>} : (!struct1) -> f32
              %2565 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 66>} : (!struct1) -> f32
              %2566 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 67>} : (!struct1) -> f32
              %2567 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 68>} : (!struct1) -> f32
              %2568 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 69>} : (!struct1) -> f32
              %2569 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 70>} : (!struct1) -> f32
              %2570 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 71>} : (!struct1) -> f32
              %2571 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 72>} : (!struct1) -> f32
              %2572 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 73>} : (!struct1) -> f32
              %2573 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 74>} : (!struct1) -> f32
              %2574 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 75>} : (!struct1) -> f32
              %2575 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 76>} : (!struct1) -> f32
              %2576 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 77>} : (!struct1) -> f32
              %2577 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 78>} : (!struct1) -> f32
              %2578 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 79>} : (!struct1) -> f32
              %2579 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 80>} : (!struct1) -> f32
              %2580 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 81>} : (!struct1) -> f32
              %2581 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 82>} : (!struct1) -> f32
              %2582 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 83>} : (!struct1) -> f32
              %2583 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 84>} : (!struct1) -> f32
              %2584 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 85>} : (!struct1) -> f32
              %2585 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 86>} : (!struct1) -> f32
              %2586 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 87>} : (!struct1) -> f32
              %2587 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 88>} : (!struct1) -> f32
              %2588 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 89>} : (!struct1) -> f32
              %2589 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 90>} : (!struct1) -> f32
              %2590 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 91>} : (!struct1) -> f32
              %2591 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 92>} : (!struct1) -> f32
              %2592 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 93>} : (!struct1) -> f32
              %2593 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 94>} : (!struct1) -> f32
              %2594 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 95>} : (!struct1) -> f32
              %2595 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 96>} : (!struct1) -> f32
              %2596 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 97>} : (!struct1) -> f32
              %2597 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 98>} : (!struct1) -> f32
              %2598 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 99>} : (!struct1) -> f32
              %2599 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 100>} : (!struct1) -> f32
              %2600 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 101>} : (!struct1) -> f32
              %2601 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 102>} : (!struct1) -> f32
              %2602 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 103>} : (!struct1) -> f32
              %2603 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 104>} : (!struct1) -> f32
              %2604 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 105>} : (!struct1) -> f32
              %2605 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 106>} : (!struct1) -> f32
              %2606 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 107>} : (!struct1) -> f32
              %2607 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 108>} : (!struct1) -> f32
              %2608 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 109>} : (!struct1) -> f32
              %2609 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 110>} : (!struct1) -> f32
              %2610 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 111>} : (!struct1) -> f32
              %2611 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 112>} : (!struct1) -> f32
              %2612 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 113>} : (!struct1) -> f32
              %2613 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 114>} : (!struct1) -> f32
              %2614 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 115>} : (!struct1) -> f32
              %2615 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 116>} : (!struct1) -> f32
              %2616 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 117>} : (!struct1) -> f32
              %2617 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 118>} : (!struct1) -> f32
              %2618 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 119>} : (!struct1) -> f32
              %2619 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 120>} : (!struct1) -> f32
              %2620 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 121>} : (!struct1) -> f32
              %2621 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 122>} : (!struct1) -> f32
              %2622 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 123>} : (!struct1) -> f32
              %2623 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 124>} : (!struct1) -> f32
              %2624 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 125>} : (!struct1) -> f32
              %2625 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 126>} : (!struct1) -> f32
              %2626 = "llvm.extractvalue"(%t2627_r) {position = array<i64: 127>} : (!struct1) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %2628 = "arith.addi"(%1326, %164) : (i32, i32) -> i32
              %2629 = "arith.cmpi"(%2628, %158) {predicate = 0 : i64} : (i32, i32) -> i1
              %2630 = "arith.xori"(%1327, %164) : (i32, i32) -> i32
              %2631 = "arith.select"(%2629, %2630, %1327) : (i1, i32, i32) -> i32
              %2632 = "arith.select"(%2629, %40, %2628) : (i1, i32, i32) -> i32
              %2633 = "arith.addi"(%1325, %164) : (i32, i32) -> i32
              %t2778_r = "llvm.inline_asm"(%1949, %1950, %1989, %1990, %1952, %1953, %1992, %1993, %1956, %1957, %1996, %1997, %1959, %1960, %1999, %2000, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545, %2546, %2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %2634 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 0>} : (!struct2) -> f32
              %2635 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 1>} : (!struct2) -> f32
              %2636 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 2>} : (!struct2) -> f32
              %2637 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 3>} : (!struct2) -> f32
              %2638 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 4>} : (!struct2) -> f32
              %2639 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 5>} : (!struct2) -> f32
              %2640 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 6>} : (!struct2) -> f32
              %2641 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 7>} : (!struct2) -> f32
              %2642 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 8>} : (!struct2) -> f32
              %2643 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 9>} : (!struct2) -> f32
              %2644 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 10>} : (!struct2) -> f32
              %2645 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 11>} : (!struct2) -> f32
              %2646 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 12>} : (!struct2) -> f32
              %2647 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 13>} : (!struct2) -> f32
              %2648 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 14>} : (!struct2) -> f32
              %2649 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 15>} : (!struct2) -> f32
              %2650 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 16>} : (!struct2) -> f32
              %2651 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 17>} : (!struct2) -> f32
              %2652 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 18>} : (!struct2) -> f32
              %2653 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 19>} : (!struct2) -> f32
              %2654 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 20>} : (!struct2) -> f32
              %2655 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 21>} : (!struct2) -> f32
              %2656 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 22>} : (!struct2) -> f32
              %2657 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 23>} : (!struct2) -> f32
              %2658 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 24>} : (!struct2) -> f32
              %2659 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 25>} : (!struct2) -> f32
              %2660 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 26>} : (!struct2) -> f32
              %2661 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 27>} : (!struct2) -> f32
              %2662 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 28>} : (!struct2) -> f32
              %2663 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 29>} : (!struct2) -> f32
              %2664 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 30>} : (!struct2) -> f32
              %2665 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 31>} : (!struct2) -> f32
              %2666 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 32>} : (!struct2) -> f32
              %2667 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 33>} : (!struct2) -> f32
              %2668 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 34>} : (!struct2) -> f32
              %2669 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 35>} : (!struct2) -> f32
              %2670 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 36>} : (!struct2) -> f32
              %2671 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 37>} : (!struct2) -> f32
              %2672 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 38>} : (!struct2) -> f32
              %2673 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 39>} : (!struct2) -> f32
              %2674 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 40>} : (!struct2) -> f32
              %2675 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 41>} : (!struct2) -> f32
              %2676 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 42>} : (!struct2) -> f32
              %2677 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 43>} : (!struct2) -> f32
              %2678 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 44>} : (!struct2) -> f32
              %2679 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 45>} : (!struct2) -> f32
              %2680 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 46>} : (!struct2) -> f32
              %2681 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 47>} : (!struct2) -> f32
              %2682 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 48>} : (!struct2) -> f32
              %2683 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 49>} : (!struct2) -> f32
              %2684 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 50>} : (!struct2) -> f32
              %2685 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 51>} : (!struct2) -> f32
              %2686 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 52>} : (!struct2) -> f32
              %2687 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 53>} : (!struct2) -> f32
              %2688 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 54>} : (!struct2) -> f32
              %2689 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 55>} : (!struct2) -> f32
              %2690 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 56>} : (!struct2) -> f32
              %2691 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 57>} : (!struct2) -> f32
              %2692 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 58>} : (!struct2) -> f32
              %2693 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 59>} : (!struct2) -> f32
              %2694 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 60>} : (!struct2) -> f32
              %2695 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 61>} : (!struct2) -> f32
              %2696 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 62>} : (!struct2) -> f32
              %2697 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 63>} : (!struct2) -> f32
              %2698 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 64>} : (!struct2) -> f32
              %2699 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 65>} : (!struct2) -> f32
              %2700 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 66>} : (!struct2) -> f32
              %2701 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 67>} : (!struct2) -> f32
              %2702 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 68>} : (!struct2) -> f32
              %2703 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 69>} : (!struct2) -> f32
              %2704 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 70>} : (!struct2) -> f32
              %2705 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 71>} : (!struct2) -> f32
              %2706 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 72>} : (!struct2) -> f32
              %2707 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 73>} : (!struct2) -> f32
              %2708 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 74>} : (!struct2) -> f32
              %2709 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 75>} : (!struct2) -> f32
              %2710 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 76>} : (!struct2) -> f32
              %2711 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 77>} : (!struct2) -> f32
              %2712 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 78>} : (!struct2) -> f32
              %2713 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 79>} : (!struct2) -> f32
              %2714 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 80>} : (!struct2) -> f32
              %2715 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 81>} : (!struct2) -> f32
              %2716 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 82>} : (!struct2) -> f32
              %2717 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 83>} : (!struct2) -> f32
              %2718 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 84>} : (!struct2) -> f32
              %2719 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 85>} : (!struct2) -> f32
              %2720 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 86>} : (!struct2) -> f32
              %2721 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 87>} : (!struct2) -> f32
              %2722 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 88>} : (!struct2) -> f32
              %2723 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 89>} : (!struct2) -> f32
              %2724 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 90>} : (!struct2) -> f32
              %2725 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 91>} : (!struct2) -> f32
              %2726 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 92>} : (!struct2) -> f32
              %2727 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 93>} : (!struct2) -> f32
              %2728 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 94>} : (!struct2) -> f32
              %2729 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 95>} : (!struct2) -> f32
              %2730 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 96>} : (!struct2) -> f32
              %2731 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 97>} : (!struct2) -> f32
              %2732 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 98>} : (!struct2) -> f32
              %2733 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 99>} : (!struct2) -> f32
              %2734 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 100>} : (!struct2) -> f32
              %2735 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 101>} : (!struct2) -> f32
              %2736 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 102>} : (!struct2) -> f32
              %2737 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 103>} : (!struct2) -> f32
              %2738 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 104>} : (!struct2) -> f32
              %2739 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 105>} : (!struct2) -> f32
              %2740 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 106>} : (!struct2) -> f32
              %2741 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 107>} : (!struct2) -> f32
              %2742 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 108>} : (!struct2) -> f32
              %2743 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 109>} : (!struct2) -> f32
              %2744 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 110>} : (!struct2) -> f32
              %2745 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 111>} : (!struct2) -> f32
              %2746 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 112>} : (!struct2) -> f32
              %2747 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 113>} : (!struct2) -> f32
              %2748 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 114>} : (!struct2) -> f32
              %2749 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 115>} : (!struct2) -> f32
              %2750 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 116>} : (!struct2) -> f32
              %2751 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 117>} : (!struct2) -> f32
              %2752 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 118>} : (!struct2) -> f32
              %2753 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 119>} : (!struct2) -> f32
              %2754 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 120>} : (!struct2) -> f32
              %2755 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 121>} : (!struct2) -> f32
              %2756 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 122>} : (!struct2) -> f32
              %2757 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 123>} : (!struct2) -> f32
              %2758 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 124>} : (!struct2) -> f32
              %2759 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 125>} : (!struct2) -> f32
              %2760 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 126>} : (!struct2) -> f32
              %2761 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 127>} : (!struct2) -> f32
              %2762 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 128>} : (!struct2) -> f32
              %2763 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 129>} : (!struct2) -> f32
              %2764 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 130>} : (!struct2) -> f32
              %2765 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 131>} : (!struct2) -> f32
              %2766 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 132>} : (!struct2) -> f32
              %2767 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 133>} : (!struct2) -> f32
              %2768 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 134>} : (!struct2) -> f32
              %2769 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 135>} : (!struct2) -> f32
              %2770 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 136>} : (!struct2) -> f32
              %2771 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 137>} : (!struct2) -> f32
              %2772 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 138>} : (!struct2) -> f32
              %2773 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 139>} : (!struct2) -> f32
              %2774 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 140>} : (!struct2) -> f32
              %2775 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 141>} : (!struct2) -> f32
              %2776 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 142>} : (!struct2) -> f32
              %2777 = "llvm.extractvalue"(%t2778_r) {position = array<i64: 143>} : (!struct2) -> f32
              %2779 = "arith.cmpi"(%1091, %40) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%2779) ({
                %2780 = "llvm.getelementptr"(%66, %1329) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t2781_s0 = "llvm.ptrtoint"(%2780) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t2781_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2782 = "arith.addi"(%1329, %164) : (i32, i32) -> i32
              %2783 = "arith.cmpi"(%2782, %158) {predicate = 0 : i64} : (i32, i32) -> i1
              %2784 = "arith.xori"(%1330, %164) : (i32, i32) -> i32
              %2785 = "arith.select"(%2783, %2784, %1330) : (i1, i32, i32) -> i32
              %2786 = "arith.select"(%2783, %40, %2782) : (i1, i32, i32) -> i32
              %2787 = "arith.addi"(%1328, %164) : (i32, i32) -> i32
              "scf.yield"(%2633, %2632, %2631, %2787, %2786, %2785, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732, %2733, %2734, %2735, %2736, %2737, %2738, %2739, %2740, %2741, %2742, %2743, %2744, %2745, %2746, %2747, %2748, %2749, %2750, %2751, %2752, %2753, %2754, %2755, %2756, %2757, %2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767, %2768, %2769, %2770, %2771, %2772, %2773, %2774, %2775, %2776, %2777, %1886, %1887, %2010, %2011, %2073, %2075, %2077, %2079, %2089, %2091, %2093, %2095) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }, {
              "llvm.inline_asm"() {asm_string = "", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
              "scf.yield"(%1325, %1326, %1327, %1328, %1329, %1330, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1375, %1376, %1378, %1379, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32)
            %2789 = "arith.subi"(%161, %1074) : (i32, i32) -> i32
            %2790, %2791, %2792, %2793, %2794, %2795, %2796, %2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2807, %2808, %2809, %2810, %2811, %2812, %2813, %2814, %2815, %2816, %2817, %2818, %2819, %2820, %2821, %2822, %2823, %2824, %2825, %2826, %2827, %2828, %2829, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849, %2850, %2851, %2852, %2853, %2854, %2855, %2856, %2857, %2858, %2859, %2860, %2861, %2862, %2863, %2864, %2865, %2866, %2867, %2868, %2869, %2870, %2871, %2872, %2873, %2874, %2875, %2876, %2877, %2878, %2879, %2880, %2881, %2882, %2883, %2884, %2885, %2886, %2887, %2888, %2889, %2890, %2891, %2892, %2893, %2894, %2895, %2896, %2897, %2898, %2899, %2900, %2901, %2902, %2903, %2904, %2905, %2906, %2907, %2908, %2909, %2910, %2911, %2912, %2913, %2914, %2915, %2916, %2917, %2918, %2919, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934, %2935, %2936, %2937, %2938, %2939, %2940, %2941, %2942, %2943, %2944, %2945, %2946, %2947, %2948, %2949, %2950, %2951 = "scf.for"(%2789, %1373, %161, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367) ({
            ^bb0(%2952: i32, %2953: i32, %2954: i32, %2955: i32, %2956: i32, %2957: i32, %2958: i32, %2959: f32, %2960: f32, %2961: f32, %2962: f32, %2963: f32, %2964: f32, %2965: f32, %2966: f32, %2967: f32, %2968: f32, %2969: f32, %2970: f32, %2971: f32, %2972: f32, %2973: f32, %2974: f32, %2975: f32, %2976: f32, %2977: f32, %2978: f32, %2979: f32, %2980: f32, %2981: f32, %2982: f32, %2983: f32, %2984: f32, %2985: f32, %2986: f32, %2987: f32, %2988: f32, %2989: f32, %2990: f32, %2991: f32, %2992: f32, %2993: f32, %2994: f32, %2995: f32, %2996: f32, %2997: f32, %2998: f32, %2999: f32, %3000: f32, %3001: f32, %3002: f32, %3003: f32, %3004: f32, %3005: f32, %3006: f32, %3007: f32, %3008: f32, %3009: f32, %3010: f32, %3011: f32, %3012: f32, %3013: f32, %3014: f32, %3015: f32, %3016: f32, %3017: f32, %3018: f32, %3019: f32, %3020: f32, %3021: f32, %3022: f32, %3023: f32, %3024: f32, %3025: f32, %3026: f32, %3027: f32, %3028: f32, %3029: f32, %3030: f32, %3031: f32, %3032: f32, %3033: f32, %3034: f32, %3035: f32, %3036: f32, %3037: f32, %3038: f32, %3039: f32, %3040: f32, %3041: f32, %3042: f32, %3043: f32, %3044: f32, %3045: f32, %3046: f32, %3047: f32, %3048: f32, %3049: f32, %3050: f32, %3051: f32, %3052: f32, %3053: f32, %3054: f32, %3055: f32, %3056: f32, %3057: f32, %3058: f32, %3059: f32, %3060: f32, %3061: f32, %3062: f32, %3063: f32, %3064: f32, %3065: f32, %3066: f32, %3067: f32, %3068: f32, %3069: f32, %3070: f32, %3071: f32, %3072: f32, %3073: f32, %3074: f32, %3075: f32, %3076: f32, %3077: f32, %3078: f32, %3079: f32, %3080: f32, %3081: f32, %3082: f32, %3083: f32, %3084: f32, %3085: f32, %3086: f32, %3087: f32, %3088: f32, %3089: f32, %3090: f32, %3091: f32, %3092: f32, %3093: f32, %3094: f32, %3095: f32, %3096: f32, %3097: f32, %3098: f32, %3099: f32, %3100: f32, %3101: f32, %3102: f32, %3103: f32, %3104: f32, %3105: f32, %3106: f32, %3107: i32, %3108: i32, %3109: i32, %3110: i32, %3111: i32, %3112: i32, %3113: i32, %3114: i32):
              %3115 = "arith.addi"(%2954, %164) : (i32, i32) -> i32
              %3116 = "arith.cmpi"(%3115, %158) {predicate = 0 : i64} : (i32, i32) -> i1
              %3117 = "arith.xori"(%2955, %164) : (i32, i32) -> i32
              %3118 = "arith.select"(%3116, %3117, %2955) : (i1, i32, i32) -> i32
              %3119 = "arith.select"(%3116, %40, %3115) : (i1, i32, i32) -> i32
              %3120 = "arith.addi"(%2953, %164) : (i32, i32) -> i32
              %3121 = "llvm.getelementptr"(%65, %3119) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3122_s0 = "llvm.ptrtoint"(%3121) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3122_s0, %3118) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
              %3123 = "arith.constant"() {value = 18432 : i32} : () -> i32
              %3124 = "arith.muli"(%3119, %3123) : (i32, i32) -> i32
              %3125 = "llvm.getelementptr"(%44, %3124) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3126 = "arith.constant"() {value = false} : () -> i1
              %t3128_a = "llvm.ptrtoint"(%43) : (!llvm.ptr<3>) -> i32
              %t3128_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t3128_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t3128_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t3128_shifted = "arith.shrui"(%t3128_a, %t3128_four) : (i32, i32) -> i32
              %t3128_low = "arith.andi"(%t3128_shifted, %t3128_mask) : (i32, i32) -> i32
              %t3128_wide = "arith.extui"(%t3128_low) : (i32) -> i64
              %3127 = "arith.ori"(%t3128_wide, %t3128_fields) : (i64, i64) -> i64
              %t3130_a = "llvm.ptrtoint"(%3125) : (!llvm.ptr<3>) -> i32
              %t3130_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t3130_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t3130_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t3130_shifted = "arith.shrui"(%t3130_a, %t3130_four) : (i32, i32) -> i32
              %t3130_low = "arith.andi"(%t3130_shifted, %t3130_mask) : (i32, i32) -> i32
              %t3130_wide = "arith.extui"(%t3130_low) : (i32) -> i64
              %3129 = "arith.ori"(%t3130_wide, %t3130_fields) : (i64, i64) -> i64
              %t3147_r = "llvm.inline_asm"(%2959, %2960, %2961, %2962, %2963, %2964, %2965, %2966, %2967, %2968, %2969, %2970, %2971, %2972, %2973, %2974) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
              %3131 = "llvm.extractvalue"(%t3147_r) {position = array<i64: 0>} : (!struct0) -> f32
              %3132 = "llvm.extractvalue"(%t3147_r) {position = array<i64: 1>} : (!struct0) -> f32
              %3133 = "llvm.extractvalue"(%t3147_r) {position = array<i64: 2>} : (!struct0) -> f32
              %3134 = "llvm.extractvalue"(%t3147_r) {position = array<i64: 3>} : (!struct0) -> f32
              %3135 = "llvm.extractvalue"(%t3147_r) {position = array<i64: 4>} : (!struct0) -> f32
              %3136 = "llvm.extractvalue"(%t3147_r) {position = array<i64: 5>} : (!struct0) -> f32
              %3137 = "llvm.extractvalue"(%t3147_r) {position = array<i64: 6>} : (!struct0) -> f32
              %3138 = "llvm.extractvalue"(%t3147_r) {position = array<i64: 7>} : (!struct0) -> f32
              %3139 = "llvm.extractvalue"(%t3147_r) {position = array<i64: 8>} : (!struct0) -> f32
              %3140 = "llvm.extractvalue"(%t3147_r) {position = array<i64: 9>} : (!struct0) -> f32
              %3141 = "llvm.extractvalue"(%t3147_r) {position = array<i64: 10>} : (!struct0) -> f32
              %3142 = "llvm.extractvalue"(%t3147_r) {position = array<i64: 11>} : (!struct0) -> f32
              %3143 = "llvm.extractvalue"(%t3147_r) {position = array<i64: 12>} : (!struct0) -> f32
              %3144 = "llvm.extractvalue"(%t3147_r) {position = array<i64: 13>} : (!struct0) -> f32
              %3145 = "llvm.extractvalue"(%t3147_r) {position = array<i64: 14>} : (!struct0) -> f32
              %3146 = "llvm.extractvalue"(%t3147_r) {position = array<i64: 15>} : (!struct0) -> f32
              %t3164_r = "llvm.inline_asm"(%3131, %3132, %3133, %3134, %3135, %3136, %3137, %3138, %3139, %3140, %3141, %3142, %3143, %3144, %3145, %3146, %3127, %3129, %3126) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 6;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 512;\0Aadd.s64 db, $33, 256;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 514;\0Aadd.s64 db, $33, 258;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 516;\0Aadd.s64 db, $33, 260;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 518;\0Aadd.s64 db, $33, 262;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1024;\0Aadd.s64 db, $33, 512;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1026;\0Aadd.s64 db, $33, 514;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1028;\0Aadd.s64 db, $33, 516;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1030;\0Aadd.s64 db, $33, 518;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1536;\0Aadd.s64 db, $33, 768;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1538;\0Aadd.s64 db, $33, 770;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1540;\0Aadd.s64 db, $33, 772;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 1542;\0Aadd.s64 db, $33, 774;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2048;\0Aadd.s64 db, $33, 1024;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2050;\0Aadd.s64 db, $33, 1026;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2052;\0Aadd.s64 db, $33, 1028;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2054;\0Aadd.s64 db, $33, 1030;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2560;\0Aadd.s64 db, $33, 1280;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2562;\0Aadd.s64 db, $33, 1282;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2564;\0Aadd.s64 db, $33, 1284;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2566;\0Aadd.s64 db, $33, 1286;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3072;\0Aadd.s64 db, $33, 1536;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3074;\0Aadd.s64 db, $33, 1538;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3076;\0Aadd.s64 db, $33, 1540;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3078;\0Aadd.s64 db, $33, 1542;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3584;\0Aadd.s64 db, $33, 1792;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3586;\0Aadd.s64 db, $33, 1794;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3588;\0Aadd.s64 db, $33, 1796;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 3590;\0Aadd.s64 db, $33, 1798;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4096;\0Aadd.s64 db, $33, 2048;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4098;\0Aadd.s64 db, $33, 2050;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4100;\0Aadd.s64 db, $33, 2052;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4102;\0Aadd.s64 db, $33, 2054;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 42 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
              %3148 = "llvm.extractvalue"(%t3164_r) {position = array<i64: 0>} : (!struct0) -> f32
              %3149 = "llvm.extractvalue"(%t3164_r) {position = array<i64: 1>} : (!struct0) -> f32
              %3150 = "llvm.extractvalue"(%t3164_r) {position = array<i64: 2>} : (!struct0) -> f32
              %3151 = "llvm.extractvalue"(%t3164_r) {position = array<i64: 3>} : (!struct0) -> f32
              %3152 = "llvm.extractvalue"(%t3164_r) {position = array<i64: 4>} : (!struct0) -> f32
              %3153 = "llvm.extractvalue"(%t3164_r) {position = array<i64: 5>} : (!struct0) -> f32
              %3154 = "llvm.extractvalue"(%t3164_r) {position = array<i64: 6>} : (!struct0) -> f32
              %3155 = "llvm.extractvalue"(%t3164_r) {position = array<i64: 7>} : (!struct0) -> f32
              %3156 = "llvm.extractvalue"(%t3164_r) {position = array<i64: 8>} : (!struct0) -> f32
              %3157 = "llvm.extractvalue"(%t3164_r) {position = array<i64: 9>} : (!struct0) -> f32
              %3158 = "llvm.extractvalue"(%t3164_r) {position = array<i64: 10>} : (!struct0) -> f32
              %3159 = "llvm.extractvalue"(%t3164_r) {position = array<i64: 11>} : (!struct0) -> f32
              %3160 = "llvm.extractvalue"(%t3164_r) {position = array<i64: 12>} : (!struct0) -> f32
              %3161 = "llvm.extractvalue"(%t3164_r) {position = array<i64: 13>} : (!struct0) -> f32
              %3162 = "llvm.extractvalue"(%t3164_r) {position = array<i64: 14>} : (!struct0) -> f32
              %3163 = "llvm.extractvalue"(%t3164_r) {position = array<i64: 15>} : (!struct0) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %t3309_r = "llvm.inline_asm"(%3148, %3149, %3150, %3151, %3152, %3153, %3154, %3155, %3156, %3157, %3158, %3159, %3160, %3161, %3162, %3163, %2975, %2976, %2977, %2978, %2979, %2980, %2981, %2982, %2983, %2984, %2985, %2986, %2987, %2988, %2989, %2990, %2991, %2992, %2993, %2994, %2995, %2996, %2997, %2998, %2999, %3000, %3001, %3002, %3003, %3004, %3005, %3006, %3007, %3008, %3009, %3010, %3011, %3012, %3013, %3014, %3015, %3016, %3017, %3018, %3019, %3020, %3021, %3022, %3023, %3024, %3025, %3026, %3027, %3028, %3029, %3030, %3031, %3032, %3033, %3034, %3035, %3036, %3037, %3038, %3039, %3040, %3041, %3042, %3043, %3044, %3045, %3046, %3047, %3048, %3049, %3050, %3051, %3052, %3053, %3054, %3055, %3056, %3057, %3058, %3059, %3060, %3061, %3062, %3063, %3064, %3065, %3066, %3067, %3068, %3069, %3070, %3071, %3072, %3073, %3074, %3075, %3076, %3077, %3078, %3079, %3080, %3081, %3082, %3083, %3084, %3085, %3086, %3087, %3088, %3089, %3090, %3091, %3092, %3093, %3094, %3095, %3096, %3097, %3098, %3099, %3100, %3101, %3102) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %3165 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 0>} : (!struct2) -> f32
              %3166 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 1>} : (!struct2) -> f32
              %3167 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 2>} : (!struct2) -> f32
              %3168 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 3>} : (!struct2) -> f32
              %3169 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 4>} : (!struct2) -> f32
              %3170 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 5>} : (!struct2) -> f32
              %3171 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 6>} : (!struct2) -> f32
              %3172 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 7>} : (!struct2) -> f32
              %3173 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 8>} : (!struct2) -> f32
              %3174 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 9>} : (!struct2) -> f32
              %3175 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 10>} : (!struct2) -> f32
              %3176 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 11>} : (!struct2) -> f32
              %3177 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 12>} : (!struct2) -> f32
              %3178 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 13>} : (!struct2) -> f32
              %3179 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 14>} : (!struct2) -> f32
              %3180 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 15>} : (!struct2) -> f32
              %3181 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 16>} : (!struct2) -> f32
              %3182 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 17>} : (!struct2) -> f32
              %3183 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 18>} : (!struct2) -> f32
              %3184 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 19>} : (!struct2) -> f32
              %3185 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 20>} : (!struct2) -> f32
              %3186 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 21>} : (!struct2) -> f32
              %3187 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 22>} : (!struct2) -> f32
              %3188 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 23>} : (!struct2) -> f32
              %3189 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 24>} : (!struct2) -> f32
              %3190 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 25>} : (!struct2) -> f32
              %3191 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 26>} : (!struct2) -> f32
              %3192 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 27>} : (!struct2) -> f32
              %3193 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 28>} : (!struct2) -> f32
              %3194 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 29>} : (!struct2) -> f32
              %3195 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 30>} : (!struct2) -> f32
              %3196 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 31>} : (!struct2) -> f32
              %3197 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 32>} : (!struct2) -> f32
              %3198 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 33>} : (!struct2) -> f32
              %3199 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 34>} : (!struct2) -> f32
              %3200 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 35>} : (!struct2) -> f32
              %3201 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 36>} : (!struct2) -> f32
              %3202 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 37>} : (!struct2) -> f32
              %3203 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 38>} : (!struct2) -> f32
              %3204 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 39>} : (!struct2) -> f32
              %3205 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 40>} : (!struct2) -> f32
              %3206 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 41>} : (!struct2) -> f32
              %3207 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 42>} : (!struct2) -> f32
              %3208 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 43>} : (!struct2) -> f32
              %3209 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 44>} : (!struct2) -> f32
              %3210 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 45>} : (!struct2) -> f32
              %3211 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 46>} : (!struct2) -> f32
              %3212 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 47>} : (!struct2) -> f32
              %3213 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 48>} : (!struct2) -> f32
              %3214 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 49>} : (!struct2) -> f32
              %3215 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 50>} : (!struct2) -> f32
              %3216 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 51>} : (!struct2) -> f32
              %3217 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 52>} : (!struct2) -> f32
              %3218 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 53>} : (!struct2) -> f32
              %3219 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 54>} : (!struct2) -> f32
              %3220 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 55>} : (!struct2) -> f32
              %3221 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 56>} : (!struct2) -> f32
              %3222 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 57>} : (!struct2) -> f32
              %3223 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 58>} : (!struct2) -> f32
              %3224 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 59>} : (!struct2) -> f32
              %3225 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 60>} : (!struct2) -> f32
              %3226 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 61>} : (!struct2) -> f32
              %3227 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 62>} : (!struct2) -> f32
              %3228 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 63>} : (!struct2) -> f32
              %3229 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 64>} : (!struct2) -> f32
              %3230 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 65>} : (!struct2) -> f32
              %3231 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 66>} : (!struct2) -> f32
              %3232 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 67>} : (!struct2) -> f32
              %3233 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 68>} : (!struct2) -> f32
              %3234 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 69>} : (!struct2) -> f32
              %3235 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 70>} : (!struct2) -> f32
              %3236 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 71>} : (!struct2) -> f32
              %3237 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 72>} : (!struct2) -> f32
              %3238 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 73>} : (!struct2) -> f32
              %3239 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 74>} : (!struct2) -> f32
              %3240 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 75>} : (!struct2) -> f32
              %3241 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 76>} : (!struct2) -> f32
              %3242 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 77>} : (!struct2) -> f32
              %3243 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 78>} : (!struct2) -> f32
              %3244 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 79>} : (!struct2) -> f32
              %3245 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 80>} : (!struct2) -> f32
              %3246 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 81>} : (!struct2) -> f32
              %3247 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 82>} : (!struct2) -> f32
              %3248 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 83>} : (!struct2) -> f32
              %3249 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 84>} : (!struct2) -> f32
              %3250 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 85>} : (!struct2) -> f32
              %3251 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 86>} : (!struct2) -> f32
              %3252 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 87>} : (!struct2) -> f32
              %3253 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 88>} : (!struct2) -> f32
              %3254 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 89>} : (!struct2) -> f32
              %3255 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 90>} : (!struct2) -> f32
              %3256 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 91>} : (!struct2) -> f32
              %3257 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 92>} : (!struct2) -> f32
              %3258 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 93>} : (!struct2) -> f32
              %3259 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 94>} : (!struct2) -> f32
              %3260 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 95>} : (!struct2) -> f32
              %3261 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 96>} : (!struct2) -> f32
              %3262 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 97>} : (!struct2) -> f32
              %3263 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 98>} : (!struct2) -> f32
              %3264 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 99>} : (!struct2) -> f32
              %3265 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 100>} : (!struct2) -> f32
              %3266 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 101>} : (!struct2) -> f32
              %3267 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 102>} : (!struct2) -> f32
              %3268 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 103>} : (!struct2) -> f32
              %3269 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 104>} : (!struct2) -> f32
              %3270 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 105>} : (!struct2) -> f32
              %3271 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 106>} : (!struct2) -> f32
              %3272 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 107>} : (!struct2) -> f32
              %3273 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 108>} : (!struct2) -> f32
              %3274 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 109>} : (!struct2) -> f32
              %3275 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 110>} : (!struct2) -> f32
              %3276 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 111>} : (!struct2) -> f32
              %3277 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 112>} : (!struct2) -> f32
              %3278 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 113>} : (!struct2) -> f32
              %3279 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 114>} : (!struct2) -> f32
              %3280 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 115>} : (!struct2) -> f32
              %3281 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 116>} : (!struct2) -> f32
              %3282 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 117>} : (!struct2) -> f32
              %3283 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 118>} : (!struct2) -> f32
              %3284 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 119>} : (!struct2) -> f32
              %3285 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 120>} : (!struct2) -> f32
              %3286 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 121>} : (!struct2) -> f32
              %3287 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 122>} : (!struct2) -> f32
              %3288 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 123>} : (!struct2) -> f32
              %3289 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 124>} : (!struct2) -> f32
              %3290 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 125>} : (!struct2) -> f32
              %3291 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 126>} : (!struct2) -> f32
              %3292 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 127>} : (!struct2) -> f32
              %3293 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 128>} : (!struct2) -> f32
              %3294 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 129>} : (!struct2) -> f32
              %3295 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 130>} : (!struct2) -> f32
              %3296 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 131>} : (!struct2) -> f32
              %3297 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 132>} : (!struct2) -> f32
              %3298 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 133>} : (!struct2) -> f32
              %3299 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 134>} : (!struct2) -> f32
              %3300 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 135>} : (!struct2) -> f32
              %3301 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 136>} : (!struct2) -> f32
              %3302 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 137>} : (!struct2) -> f32
              %3303 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 138>} : (!struct2) -> f32
              %3304 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 139>} : (!struct2) -> f32
              %3305 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 140>} : (!struct2) -> f32
              %3306 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 141>} : (!struct2) -> f32
              %3307 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 142>} : (!struct2) -> f32
              %3308 = "llvm.extractvalue"(%t3309_r) {position = array<i64: 143>} : (!struct2) -> f32
              %3310 = "arith.constant"() {value = 256 : i32} : () -> i32
              "nvvm.barrier"(%2789, %3310) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 43 : i32} : (i32, i32) -> ()
              %3311 = "arith.subi"(%164, %1074) : (i32, i32) -> i32
              %3312 = "arith.constant"() {value = 64 : i32} : () -> i32
              %3313 = "arith.muli"(%3311, %3312) : (i32, i32) -> i32
              %3314 = "arith.addi"(%1095, %3313) : (i32, i32) -> i32
              %3315 = "llvm.getelementptr"(%46, %3314) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3316 = "llvm.load"(%3315) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3317 = "llvm.getelementptr"(%47, %3314) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3318 = "llvm.load"(%3317) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3319 = "arith.addi"(%1095, %155) : (i32, i32) -> i32
              %3320 = "arith.addi"(%3319, %3313) : (i32, i32) -> i32
              %3321 = "llvm.getelementptr"(%46, %3320) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3322 = "llvm.load"(%3321) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3323 = "llvm.getelementptr"(%47, %3320) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3324 = "llvm.load"(%3323) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %3325 = "vector.from_elements"(%3105, %3106) : (f32, f32) -> vector<2xf32>
              %3326 = "vector.from_elements"(%3318, %3324) : (f32, f32) -> vector<2xf32>
              %3327 = "arith.mulf"(%3325, %3326) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %3328 = "vector.extract"(%3327) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3329 = "vector.extract"(%3327) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %3330 = "arith.constant"() {value = 1.0 : f32} : () -> f32
              %3331 = "arith.cmpf"(%3318, %3330) {predicate = 13 : i64} : (f32, f32) -> i1
              %3332 = "arith.cmpf"(%3324, %3330) {predicate = 13 : i64} : (f32, f32) -> i1
              %3333 = "arith.ori"(%3331, %3332) : (i1, i1) -> i1
              %3334 = "nvvm.vote.sync"(%39, %3333) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 44 : i32} : (i32, i1) -> i1
              %3335, %3336, %3337, %3338, %3339, %3340, %3341, %3342, %3343, %3344, %3345, %3346, %3347, %3348, %3349, %3350, %3351, %3352, %3353, %3354, %3355, %3356, %3357, %3358, %3359, %3360, %3361, %3362, %3363, %3364, %3365, %3366, %3367, %3368, %3369, %3370, %3371, %3372, %3373, %3374, %3375, %3376, %3377, %3378, %3379, %3380, %3381, %3382, %3383, %3384, %3385, %3386, %3387, %3388, %3389, %3390, %3391, %3392, %3393, %3394, %3395, %3396, %3397, %3398, %3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422, %3423, %3424, %3425, %3426, %3427, %3428, %3429, %3430, %3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440, %3441, %3442, %3443, %3444, %3445, %3446, %3447, %3448, %3449, %3450, %3451, %3452, %3453, %3454, %3455, %3456, %3457, %3458, %3459, %3460, %3461, %3462 = "scf.if"(%3334) ({
                %3463 = "vector.from_elements"(%3181, %3182, %3185, %3186, %3189, %3190, %3193, %3194, %3197, %3198, %3201, %3202, %3205, %3206, %3209, %3210, %3213, %3214, %3217, %3218, %3221, %3222, %3225, %3226, %3229, %3230, %3233, %3234, %3237, %3238, %3241, %3242, %3245, %3246, %3249, %3250, %3253, %3254, %3257, %3258, %3261, %3262, %3265, %3266, %3269, %3270, %3273, %3274, %3277, %3278, %3281, %3282, %3285, %3286, %3289, %3290, %3293, %3294, %3297, %3298, %3301, %3302, %3305, %3306) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %3464 = "vector.broadcast"(%3318) : (f32) -> vector<64xf32>
                %3465 = "arith.mulf"(%3463, %3464) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %3466 = "vector.extract"(%3465) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %3467 = "vector.extract"(%3465) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %3468 = "vector.extract"(%3465) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %3469 = "vector.extract"(%3465) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %3470 = "vector.extract"(%3465) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %3471 = "vector.extract"(%3465) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %3472 = "vector.extract"(%3465) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %3473 = "vector.extract"(%3465) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %3474 = "vector.extract"(%3465) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %3475 = "vector.extract"(%3465) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %3476 = "vector.extract"(%3465) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %3477 = "vector.extract"(%3465) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %3478 = "vector.extract"(%3465) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %3479 = "vector.extract"(%3465) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %3480 = "vector.extract"(%3465) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %3481 = "vector.extract"(%3465) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %3482 = "vector.extract"(%3465) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %3483 = "vector.extract"(%3465) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %3484 = "vector.extract"(%3465) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %3485 = "vector.extract"(%3465) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %3486 = "vector.extract"(%3465) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %3487 = "vector.extract"(%3465) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %3488 = "vector.extract"(%3465) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %3489 = "vector.extract"(%3465) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %3490 = "vector.extract"(%3465) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %3491 = "vector.extract"(%3465) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %3492 = "vector.extract"(%3465) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %3493 = "vector.extract"(%3465) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %3494 = "vector.extract"(%3465) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %3495 = "vector.extract"(%3465) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %3496 = "vector.extract"(%3465) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %3497 = "vector.extract"(%3465) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %3498 = "vector.extract"(%3465) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %3499 = "vector.extract"(%3465) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %3500 = "vector.extract"(%3465) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %3501 = "vector.extract"(%3465) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %3502 = "vector.extract"(%3465) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %3503 = "vector.extract"(%3465) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %3504 = "vector.extract"(%3465) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %3505 = "vector.extract"(%3465) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %3506 = "vector.extract"(%3465) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %3507 = "vector.extract"(%3465) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %3508 = "vector.extract"(%3465) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %3509 = "vector.extract"(%3465) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %3510 = "vector.extract"(%3465) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %3511 = "vector.extract"(%3465) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %3512 = "vector.extract"(%3465) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %3513 = "vector.extract"(%3465) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %3514 = "vector.extract"(%3465) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %3515 = "vector.extract"(%3465) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %3516 = "vector.extract"(%3465) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %3517 = "vector.extract"(%3465) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %3518 = "vector.extract"(%3465) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %3519 = "vector.extract"(%3465) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %3520 = "vector.extract"(%3465) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %3521 = "vector.extract"(%3465) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %3522 = "vector.extract"(%3465) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %3523 = "vector.extract"(%3465) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %3524 = "vector.extract"(%3465) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %3525 = "vector.extract"(%3465) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %3526 = "vector.extract"(%3465) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %3527 = "vector.extract"(%3465) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %3528 = "vector.extract"(%3465) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %3529 = "vector.extract"(%3465) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %3530 = "vector.from_elements"(%3183, %3184, %3187, %3188, %3191, %3192, %3195, %3196, %3199, %3200, %3203, %3204, %3207, %3208, %3211, %3212, %3215, %3216, %3219, %3220, %3223, %3224, %3227, %3228, %3231, %3232, %3235, %3236, %3239, %3240, %3243, %3244, %3247, %3248, %3251, %3252, %3255, %3256, %3259, %3260, %3263, %3264, %3267, %3268, %3271, %3272, %3275, %3276, %3279, %3280, %3283, %3284, %3287, %3288, %3291, %3292, %3295, %3296, %3299, %3300, %3303, %3304, %3307, %3308) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %3531 = "vector.broadcast"(%3324) : (f32) -> vector<64xf32>
                %3532 = "arith.mulf"(%3530, %3531) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %3533 = "vector.extract"(%3532) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %3534 = "vector.extract"(%3532) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %3535 = "vector.extract"(%3532) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %3536 = "vector.extract"(%3532) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %3537 = "vector.extract"(%3532) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %3538 = "vector.extract"(%3532) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %3539 = "vector.extract"(%3532) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %3540 = "vector.extract"(%3532) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %3541 = "vector.extract"(%3532) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %3542 = "vector.extract"(%3532) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %3543 = "vector.extract"(%3532) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %3544 = "vector.extract"(%3532) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %3545 = "vector.extract"(%3532) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %3546 = "vector.extract"(%3532) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %3547 = "vector.extract"(%3532) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %3548 = "vector.extract"(%3532) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %3549 = "vector.extract"(%3532) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %3550 = "vector.extract"(%3532) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %3551 = "vector.extract"(%3532) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %3552 = "vector.extract"(%3532) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %3553 = "vector.extract"(%3532) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %3554 = "vector.extract"(%3532) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %3555 = "vector.extract"(%3532) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %3556 = "vector.extract"(%3532) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %3557 = "vector.extract"(%3532) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %3558 = "vector.extract"(%3532) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %3559 = "vector.extract"(%3532) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %3560 = "vector.extract"(%3532) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %3561 = "vector.extract"(%3532) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %3562 = "vector.extract"(%3532) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %3563 = "vector.extract"(%3532) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %3564 = "vector.extract"(%3532) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %3565 = "vector.extract"(%3532) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %3566 = "vector.extract"(%3532) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %3567 = "vector.extract"(%3532) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %3568 = "vector.extract"(%3532) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %3569 = "vector.extract"(%3532) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %3570 = "vector.extract"(%3532) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %3571 = "vector.extract"(%3532) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %3572 = "vector.extract"(%3532) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %3573 = "vector.extract"(%3532) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %3574 = "vector.extract"(%3532) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %3575 = "vector.extract"(%3532) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %3576 = "vector.extract"(%3532) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %3577 = "vector.extract"(%3532) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %3578 = "vector.extract"(%3532) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %3579 = "vector.extract"(%3532) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %3580 = "vector.extract"(%3532) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %3581 = "vector.extract"(%3532) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %3582 = "vector.extract"(%3532) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %3583 = "vector.extract"(%3532) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %3584 = "vector.extract"(%3532) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %3585 = "vector.extract"(%3532) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %3586 = "vector.extract"(%3532) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %3587 = "vector.extract"(%3532) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %3588 = "vector.extract"(%3532) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %3589 = "vector.extract"(%3532) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %3590 = "vector.extract"(%3532) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %3591 = "vector.extract"(%3532) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %3592 = "vector.extract"(%3532) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %3593 = "vector.extract"(%3532) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %3594 = "vector.extract"(%3532) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %3595 = "vector.extract"(%3532) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %3596 = "vector.extract"(%3532) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                "scf.yield"(%3466, %3467, %3533, %3534, %3468, %3469, %3535, %3536, %3470, %3471, %3537, %3538, %3472, %3473, %3539, %3540, %3474, %3475, %3541, %3542, %3476, %3477, %3543, %3544, %3478, %3479, %3545, %3546, %3480, %3481, %3547, %3548, %3482, %3483, %3549, %3550, %3484, %3485, %3551, %3552, %3486, %3487, %3553, %3554, %3488, %3489, %3555, %3556, %3490, %3491, %3557, %3558, %3492, %3493, %3559, %3560, %3494, %3495, %3561, %3562, %3496, %3497, %3563, %3564, %3498, %3499, %3565, %3566, %3500, %3501, %3567, %3568, %3502, %3503, %3569, %3570, %3504, %3505, %3571, %3572, %3506, %3507, %3573, %3574, %3508, %3509, %3575, %3576, %3510, %3511, %3577, %3578, %3512, %3513, %3579, %3580, %3514, %3515, %3581, %3582, %3516, %3517, %3583, %3584, %3518, %3519, %3585, %3586, %3520, %3521, %3587, %3588, %3522, %3523, %3589, %3590, %3524, %3525, %3591, %3592, %3526, %3527, %3593, %3594, %3528, %3529, %3595, %3596) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%3181, %3182, %3183, %3184, %3185, %3186, %3187, %3188, %3189, %3190, %3191, %3192, %3193, %3194, %3195, %3196, %3197, %3198, %3199, %3200, %3201, %3202, %3203, %3204, %3205, %3206, %3207, %3208, %3209, %3210, %3211, %3212, %3213, %3214, %3215, %3216, %3217, %3218, %3219, %3220, %3221, %3222, %3223, %3224, %3225, %3226, %3227, %3228, %3229, %3230, %3231, %3232, %3233, %3234, %3235, %3236, %3237, %3238, %3239, %3240, %3241, %3242, %3243, %3244, %3245, %3246, %3247, %3248, %3249, %3250, %3251, %3252, %3253, %3254, %3255, %3256, %3257, %3258, %3259, %3260, %3261, %3262, %3263, %3264, %3265, %3266, %3267, %3268, %3269, %3270, %3271, %3272, %3273, %3274, %3275, %3276, %3277, %3278, %3279, %3280, %3281, %3282, %3283, %3284, %3285, %3286, %3287, %3288, %3289, %3290, %3291, %3292, %3293, %3294, %3295, %3296, %3297, %3298, %3299, %3300, %3301, %3302, %3303, %3304, %3305, %3306, %3307, %3308) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %3597 = "arith.muli"(%2954, %3123) : (i32, i32) -> i32
              %3598 = "llvm.getelementptr"(%1080, %3597) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3599 = "arith.constant"() {value = true} : () -> i1
              %t3601_a = "llvm.ptrtoint"(%43) : (!llvm.ptr<3>) -> i32
              %t3601_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t3601_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t3601_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
              %t3601_shifted = "arith.shrui"(%t3601_a, %t3601_four) : (i32, i32) -> i32
              %t3601_low = "arith.andi"(%t3601_shifted, %t3601_mask) : (i32, i32) -> i32
              %t3601_wide = "arith.extui"(%t3601_low) : (i32) -> i64
              %3600 = "arith.ori"(%t3601_wide, %t3601_fields) : (i64, i64) -> i64
              %t3603_a = "llvm.ptrtoint"(%3598) : (!llvm.ptr<3>) -> i32
              %t3603_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t3603_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t3603_fields = "arith.constant"() {value = 4611686293322072064 : i64} : () -> i64
              %t3603_shifted = "arith.shrui"(%t3603_a, %t3603_four) : (i32, i32) -> i32
              %t3603_low = "arith.andi"(%t3603_shifted, %t3603_mask) : (i32, i32) -> i32
              %t3603_wide = "arith.extui"(%t3603_low) : (i32) -> i64
              %3602 = "arith.ori"(%t3603_wide, %t3603_fields) : (i64, i64) -> i64
              %t3732_r = "llvm.inline_asm"(%3335, %3336, %3337, %3338, %3339, %3340, %3341, %3342, %3343, %3344, %3345, %3346, %3347, %3348, %3349, %3350, %3351, %3352, %3353, %3354, %3355, %3356, %3357, %3358, %3359, %3360, %3361, %3362, %3363, %3364, %3365, %3366, %3367, %3368, %3369, %3370, %3371, %3372, %3373, %3374, %3375, %3376, %3377, %3378, %3379, %3380, %3381, %3382, %3383, %3384, %3385, %3386, %3387, %3388, %3389, %3390, %3391, %3392, %3393, %3394, %3395, %3396, %3397, %3398, %3399, %3400, %3401, %3402, %3403, %3404, %3405, %3406, %3407, %3408, %3409, %3410, %3411, %3412, %3413, %3414, %3415, %3416, %3417, %3418, %3419, %3420, %3421, %3422, %3423, %3424, %3425, %3426, %3427, %3428, %3429, %3430, %3431, %3432, %3433, %3434, %3435, %3436, %3437, %3438, %3439, %3440, %3441, %3442, %3443, %3444, %3445, %3446, %3447, %3448, %3449, %3450, %3451, %3452, %3453, %3454, %3455, %3456, %3457, %3458, %3459, %3460, %3461, %3462) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %3604 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 0>} : (!struct1) -> f32
              %3605 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 1>} : (!struct1) -> f32
              %3606 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 2>} : (!struct1) -> f32
              %3607 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 3>} : (!struct1) -> f32
              %3608 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 4>} : (!struct1) -> f32
              %3609 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 5>} : (!struct1) -> f32
              %3610 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 6>} : (!struct1) -> f32
              %3611 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 7>} : (!struct1) -> f32
              %3612 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 8>} : (!struct1) -> f32
              %3613 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 9>} : (!struct1) -> f32
              %3614 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 10>} : (!struct1) -> f32
              %3615 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 11>} : (!struct1) -> f32
              %3616 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 12>} : (!struct1) -> f32
              %3617 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 13>} : (!struct1) -> f32
              %3618 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 14>} : (!struct1) -> f32
              %3619 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 15>} : (!struct1) -> f32
              %3620 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 16>} : (!struct1) -> f32
              %3621 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 17>} : (!struct1) -> f32
              %3622 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 18>} : (!struct1) -> f32
              %3623 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 19>} : (!struct1) -> f32
              %3624 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 20>} : (!struct1) -> f32
              %3625 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 21>} : (!struct1) -> f32
              %3626 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 22>} : (!struct1) -> f32
              %3627 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 23>} : (!struct1) -> f32
              %3628 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 24>} : (!struct1) -> f32
              %3629 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 25>} : (!struct1) -> f32
              %3630 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 26>} : (!struct1) -> f32
              %3631 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 27>} : (!struct1) -> f32
              %3632 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 28>} : (!struct1) -> f32
              %3633 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 29>} : (!struct1) -> f32
              %3634 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 30>} : (!struct1) -> f32
              %3635 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 31>} : (!struct1) -> f32
              %3636 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 32>} : (!struct1) -> f32
              %3637 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 33>} : (!struct1) -> f32
              %3638 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 34>} : (!struct1) -> f32
              %3639 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 35>} : (!struct1) -> f32
              %3640 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 36>} : (!struct1) -> f32
              %3641 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 37>} : (!struct1) -> f32
              %3642 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 38>} : (!struct1) -> f32
              %3643 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 39>} : (!struct1) -> f32
              %3644 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 40>} : (!struct1) -> f32
              %3645 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 41>} : (!struct1) -> f32
              %3646 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 42>} : (!struct1) -> f32
              %3647 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 43>} : (!struct1) -> f32
              %3648 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 44>} : (!struct1) -> f32
              %3649 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 45>} : (!struct1) -> f32
              %3650 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 46>} : (!struct1) -> f32
              %3651 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 47>} : (!struct1) -> f32
              %3652 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 48>} : (!struct1) -> f32
              %3653 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 49>} : (!struct1) -> f32
              %3654 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 50>} : (!struct1) -> f32
              %3655 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 51>} : (!struct1) -> f32
              %3656 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 52>} : (!struct1) -> f32
              %3657 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 53>} : (!struct1) -> f32
              %3658 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 54>} : (!struct1) -> f32
              %3659 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 55>} : (!struct1) -> f32
              %3660 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 56>} : (!struct1) -> f32
              %3661 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 57>} : (!struct1) -> f32
              %3662 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 58>} : (!struct1) -> f32
              %3663 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 59>} : (!struct1) -> f32
              %3664 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 60>} : (!struct1) -> f32
              %3665 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 61>} : (!struct1) -> f32
              %3666 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 62>} : (!struct1) -> f32
              %3667 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 63>} : (!struct1) -> f32
              %3668 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 64>} : (!struct1) -> f32
              %3669 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 65>} : (!struct1) -> f32
              %3670 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 66>} : (!struct1) -> f32
              %3671 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 67>} : (!struct1) -> f32
              %3672 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 68>} : (!struct1) -> f32
              %3673 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 69>} : (!struct1) -> f32
              %3674 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 70>} : (!struct1) -> f32
              %3675 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 71>} : (!struct1) -> f32
              %3676 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 72>} : (!struct1) -> f32
              %3677 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 73>} : (!struct1) -> f32
              %3678 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 74>} : (!struct1) -> f32
              %3679 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 75>} : (!struct1) -> f32
              %3680 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 76>} : (!struct1) -> f32
              %3681 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 77>} : (!struct1) -> f32
              %3682 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 78>} : (!struct1) -> f32
              %3683 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 79>} : (!struct1) -> f32
              %3684 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 80>} : (!struct1) -> f32
              %3685 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 81>} : (!struct1) -> f32
              %3686 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 82>} : (!struct1) -> f32
              %3687 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 83>} : (!struct1) -> f32
              %3688 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 84>} : (!struct1) -> f32
              %3689 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 85>} : (!struct1) -> f32
              %3690 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 86>} : (!struct1) -> f32
              %3691 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 87>} : (!struct1) -> f32
              %3692 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 88>} : (!struct1) -> f32
              %3693 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 89>} : (!struct1) -> f32
              %3694 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 90>} : (!struct1) -> f32
              %3695 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 91>} : (!struct1) -> f32
              %3696 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 92>} : (!struct1) -> f32
              %3697 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 93>} : (!struct1) -> f32
              %3698 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 94>} : (!struct1) -> f32
              %3699 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 95>} : (!struct1) -> f32
              %3700 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 96>} : (!struct1) -> f32
              %3701 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 97>} : (!struct1) -> f32
              %3702 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 98>} : (!struct1) -> f32
              %3703 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 99>} : (!struct1) -> f32
              %3704 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 100>} : (!struct1) -> f32
              %3705 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 101>} : (!struct1) -> f32
              %3706 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 102>} : (!struct1) -> f32
              %3707 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 103>} : (!struct1) -> f32
              %3708 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 104>} : (!struct1) -> f32
              %3709 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 105>} : (!struct1) -> f32
              %3710 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 106>} : (!struct1) -> f32
              %3711 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 107>} : (!struct1) -> f32
              %3712 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 108>} : (!struct1) -> f32
              %3713 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 109>} : (!struct1) -> f32
              %3714 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 110>} : (!struct1) -> f32
              %3715 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 111>} : (!struct1) -> f32
              %3716 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 112>} : (!struct1) -> f32
              %3717 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 113>} : (!struct1) -> f32
              %3718 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 114>} : (!struct1) -> f32
              %3719 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 115>} : (!struct1) -> f32
              %3720 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 116>} : (!struct1) -> f32
              %3721 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 117>} : (!struct1) -> f32
              %3722 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 118>} : (!struct1) -> f32
              %3723 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 119>} : (!struct1) -> f32
              %3724 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 120>} : (!struct1) -> f32
              %3725 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 121>} : (!struct1) -> f32
              %3726 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 122>} : (!struct1) -> f32
              %3727 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 123>} : (!struct1) -> f32
              %3728 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 124>} : (!struct1) -> f32
              %3729 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 125>} : (!struct1) -> f32
              %3730 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 126>} : (!struct1) -> f32
              %3731 = "llvm.extractvalue"(%t3732_r) {position = array<i64: 127>} : (!struct1) -> f32
              %t3861_r = "llvm.inline_asm"(%3604, %3605, %3606, %3607, %3608, %3609, %3610, %3611, %3612, %3613, %3614, %3615, %3616, %3617, %3618, %3619, %3620, %3621, %3622, %3623, %3624, %3625, %3626, %3627, %3628, %3629, %3630, %3631, %3632, %3633, %3634, %3635, %3636, %3637, %3638, %3639, %3640, %3641, %3642, %3643, %3644, %3645, %3646, %3647, %3648, %3649, %3650, %3651, %3652, %3653, %3654, %3655, %3656, %3657, %3658, %3659, %3660, %3661, %3662, %3663, %3664, %3665, %3666, %3667, %3668, %3669, %3670, %3671, %3672, %3673, %3674, %3675, %3676, %3677, %3678, %3679, %3680, %3681, %3682, %3683, %3684, %3685, %3686, %3687, %3688, %3689, %3690, %3691, %3692, %3693, %3694, %3695, %3696, %3697, %3698, %3699, %3700, %3701, %3702, %3703, %3704, %3705, %3706, %3707, %3708, %3709, %3710, %3711, %3712, %3713, %3714, %3715, %3716, %3717, %3718, %3719, %3720, %3721, %3722, %3723, %3724, %3725, %3726, %3727, %3728, %3729, %3730, %3731, %3600, %3602, %3599) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 13824;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 1;\0Aadd.s64 da, $256, 13826;\0Aadd.s64 db, $257, 128;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 45 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
              %3733 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 0>} : (!struct1) -> f32
              %3734 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 1>} : (!struct1) -> f32
              %3735 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 2>} : (!struct1) -> f32
              %3736 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 3>} : (!struct1) -> f32
              %3737 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 4>} : (!struct1) -> f32
              %3738 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 5>} : (!struct1) -> f32
              %3739 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 6>} : (!struct1) -> f32
              %3740 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 7>} : (!struct1) -> f32
              %3741 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 8>} : (!struct1) -> f32
              %3742 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 9>} : (!struct1) -> f32
              %3743 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 10>} : (!struct1) -> f32
              %3744 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 11>} : (!struct1) -> f32
              %3745 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 12>} : (!struct1) -> f32
              %3746 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 13>} : (!struct1) -> f32
              %3747 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 14>} : (!struct1) -> f32
              %3748 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 15>} : (!struct1) -> f32
              %3749 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 16>} : (!struct1) -> f32
              %3750 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 17>} : (!struct1) -> f32
              %3751 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 18>} : (!struct1) -> f32
              %3752 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 19>} : (!struct1) -> f32
              %3753 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 20>} : (!struct1) -> f32
              %3754 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 21>} : (!struct1) -> f32
              %3755 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 22>} : (!struct1) -> f32
              %3756 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 23>} : (!struct1) -> f32
              %3757 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 24>} : (!struct1) -> f32
              %3758 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 25>} : (!struct1) -> f32
              %3759 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 26>} : (!struct1) -> f32
              %3760 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 27>} : (!struct1) -> f32
              %3761 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 28>} : (!struct1) -> f32
              %3762 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 29>} : (!struct1) -> f32
              %3763 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 30>} : (!struct1) -> f32
              %3764 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 31>} : (!struct1) -> f32
              %3765 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 32>} : (!struct1) -> f32
              %3766 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 33>} : (!struct1) -> f32
              %3767 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 34>} : (!struct1) -> f32
              %3768 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 35>} : (!struct1) -> f32
              %3769 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 36>} : (!struct1) -> f32
              %3770 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 37>} : (!struct1) -> f32
              %3771 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 38>} : (!struct1) -> f32
              %3772 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 39>} : (!struct1) -> f32
              %3773 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 40>} : (!struct1) -> f32
              %3774 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 41>} : (!struct1) -> f32
              %3775 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 42>} : (!struct1) -> f32
              %3776 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 43>} : (!struct1) -> f32
              %3777 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 44>} : (!struct1) -> f32
              %3778 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 45>} : (!struct1) -> f32
              %3779 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 46>} : (!struct1) -> f32
              %3780 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 47>} : (!struct1) -> f32
              %3781 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 48>} : (!struct1) -> f32
              %3782 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 49>} : (!struct1) -> f32
              %3783 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 50>} : (!struct1) -> f32
              %3784 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 51>} : (!struct1) -> f32
              %3785 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 52>} : (!struct1) -> f32
              %3786 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 53>} : (!struct1) -> f32
              %3787 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 54>} : (!struct1) -> f32
              %3788 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 55>} : (!struct1) -> f32
              %3789 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 56>} : (!struct1) -> f32
              %3790 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 57>} : (!struct1) -> f32
              %3791 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 58>} : (!struct1) -> f32
              %3792 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 59>} : (!struct1) -> f32
              %3793 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 60>} : (!struct1) -> f32
              %3794 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 61>} : (!struct1) -> f32
              %3795 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 62>} : (!struct1) -> f32
              %3796 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 63>} : (!struct1) -> f32
              %3797 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 64>} : (!struct1) -> f32
              %3798 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 65>} : (!struct1) -> f32
              %3799 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 66>} : (!struct1) -> f32
              %3800 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 67>} : (!struct1) -> f32
              %3801 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 68>} : (!struct1) -> f32
              %3802 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 69>} : (!struct1) -> f32
              %3803 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 70>} : (!struct1) -> f32
              %3804 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 71>} : (!struct1) -> f32
              %3805 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 72>} : (!struct1) -> f32
              %3806 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 73>} : (!struct1) -> f32
              %3807 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 74>} : (!struct1) -> f32
              %3808 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 75>} : (!struct1) -> f32
              %3809 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 76>} : (!struct1) -> f32
              %3810 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 77>} : (!struct1) -> f32
              %3811 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 78>} : (!struct1) -> f32
              %3812 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 79>} : (!struct1) -> f32
              %3813 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 80>} : (!struct1) -> f32
              %3814 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 81>} : (!struct1) -> f32
              %3815 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 82>} : (!struct1) -> f32
              %3816 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 83>} : (!struct1) -> f32
              %3817 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 84>} : (!struct1) -> f32
              %3818 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 85>} : (!struct1) -> f32
              %3819 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 86>} : (!struct1) -> f32
              %3820 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 87>} : (!struct1) -> f32
              %3821 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 88>} : (!struct1) -> f32
              %3822 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 89>} : (!struct1) -> f32
              %3823 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 90>} : (!struct1) -> f32
              %3824 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 91>} : (!struct1) -> f32
              %3825 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 92>} : (!struct1) -> f32
              %3826 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 93>} : (!struct1) -> f32
              %3827 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 94>} : (!struct1) -> f32
              %3828 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 95>} : (!struct1) -> f32
              %3829 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 96>} : (!struct1) -> f32
              %3830 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 97>} : (!struct1) -> f32
              %3831 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 98>} : (!struct1) -> f32
              %3832 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 99>} : (!struct1) -> f32
              %3833 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 100>} : (!struct1) -> f32
              %3834 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 101>} : (!struct1) -> f32
              %3835 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 102>} : (!struct1) -> f32
              %3836 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 103>} : (!struct1) -> f32
              %3837 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 104>} : (!struct1) -> f32
              %3838 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 105>} : (!struct1) -> f32
              %3839 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 106>} : (!struct1) -> f32
              %3840 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 107>} : (!struct1) -> f32
              %3841 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 108>} : (!struct1) -> f32
              %3842 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 109>} : (!struct1) -> f32
              %3843 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 110>} : (!struct1) -> f32
              %3844 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 111>} : (!struct1) -> f32
              %3845 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 112>} : (!struct1) -> f32
              %3846 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 113>} : (!struct1) -> f32
              %3847 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 114>} : (!struct1) -> f32
              %3848 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 115>} : (!struct1) -> f32
              %3849 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 116>} : (!struct1) -> f32
              %3850 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 117>} : (!struct1) -> f32
              %3851 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 118>} : (!struct1) -> f32
              %3852 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 119>} : (!struct1) -> f32
              %3853 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 120>} : (!struct1) -> f32
              %3854 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 121>} : (!struct1) -> f32
              %3855 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 122>} : (!struct1) -> f32
              %3856 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 123>} : (!struct1) -> f32
              %3857 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 124>} : (!struct1) -> f32
              %3858 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 125>} : (!struct1) -> f32
              %3859 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 126>} : (!struct1) -> f32
              %3860 = "llvm.extractvalue"(%t3861_r) {position = array<i64: 127>} : (!struct1) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %3862 = "arith.addi"(%1322, %2952) : (i32, i32) -> i32
              %3863 = "arith.muli"(%3862, %58) : (i32, i32) -> i32
              %3864 = "arith.remui"(%1091, %158) : (i32, i32) -> i32
              %3865 = "arith.muli"(%3864, %161) : (i32, i32) -> i32
              %3866 = "arith.addi"(%3863, %3865) : (i32, i32) -> i32
              %3867 = "arith.addi"(%3862, %164) : (i32, i32) -> i32
              %3868 = "arith.muli"(%3867, %58) : (i32, i32) -> i32
              %3869 = "arith.cmpi"(%3868, %1320) {predicate = 4 : i64} : (i32, i32) -> i1
              %3870, %3871, %3872, %3873, %3874, %3875, %3876, %3877, %3878, %3879, %3880, %3881, %3882, %3883, %3884, %3885 = "scf.if"(%3869) ({
                %3886 = "arith.cmpi"(%3866, %1320) {predicate = 5 : i64} : (i32, i32) -> i1
                %3887 = "scf.if"(%3886) ({
                  %3888 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%3888) : (f32) -> ()
                }, {
                  "scf.yield"(%3165) : (f32) -> ()
                }) : (i1) -> f32
                %3889 = "arith.addi"(%3866, %164) : (i32, i32) -> i32
                %3890 = "arith.cmpi"(%3889, %1320) {predicate = 5 : i64} : (i32, i32) -> i1
                %3891 = "scf.if"(%3890) ({
                  %3892 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%3892) : (f32) -> ()
                }, {
                  "scf.yield"(%3166) : (f32) -> ()
                }) : (i1) -> f32
                %3893 = "scf.if"(%3886) ({
                  %3894 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%3894) : (f32) -> ()
                }, {
                  "scf.yield"(%3167) : (f32) -> ()
                }) : (i1) -> f32
                %3895 = "scf.if"(%3890) ({
                  %3896 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%3896) : (f32) -> ()
                }, {
                  "scf.yield"(%3168) : (f32) -> ()
                }) : (i1) -> f32
                %3897 = "arith.addi"(%3866, %155) : (i32, i32) -> i32
                %3898 = "arith.cmpi"(%3897, %1320) {predicate = 5 : i64} : (i32, i32) -> i1
                %3899 = "scf.if"(%3898) ({
                  %3900 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%3900) : (f32) -> ()
                }, {
                  "scf.yield"(%3169) : (f32) -> ()
                }) : (i1) -> f32
                %3901 = "arith.addi"(%3897, %164) : (i32, i32) -> i32
                %3902 = "arith.cmpi"(%3901, %1320) {predicate = 5 : i64} : (i32, i32) -> i1
                %3903 = "scf.if"(%3902) ({
                  %3904 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%3904) : (f32) -> ()
                }, {
                  "scf.yield"(%3170) : (f32) -> ()
                }) : (i1) -> f32
                %3905 = "scf.if"(%3898) ({
                  %3906 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%3906) : (f32) -> ()
                }, {
                  "scf.yield"(%3171) : (f32) -> ()
                }) : (i1) -> f32
                %3907 = "scf.if"(%3902) ({
                  %3908 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%3908) : (f32) -> ()
                }, {
                  "scf.yield"(%3172) : (f32) -> ()
                }) : (i1) -> f32
                %3909 = "arith.addi"(%3866, %152) : (i32, i32) -> i32
                %3910 = "arith.cmpi"(%3909, %1320) {predicate = 5 : i64} : (i32, i32) -> i1
                %3911 = "scf.if"(%3910) ({
                  %3912 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%3912) : (f32) -> ()
                }, {
                  "scf.yield"(%3173) : (f32) -> ()
                }) : (i1) -> f32
                %3913 = "arith.addi"(%3909, %164) : (i32, i32) -> i32
                %3914 = "arith.cmpi"(%3913, %1320) {predicate = 5 : i64} : (i32, i32) -> i1
                %3915 = "scf.if"(%3914) ({
                  %3916 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%3916) : (f32) -> ()
                }, {
                  "scf.yield"(%3174) : (f32) -> ()
                }) : (i1) -> f32
                %3917 = "scf.if"(%3910) ({
                  %3918 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%3918) : (f32) -> ()
                }, {
                  "scf.yield"(%3175) : (f32) -> ()
                }) : (i1) -> f32
                %3919 = "scf.if"(%3914) ({
                  %3920 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%3920) : (f32) -> ()
                }, {
                  "scf.yield"(%3176) : (f32) -> ()
                }) : (i1) -> f32
                %3921 = "arith.constant"() {value = 24 : i32} : () -> i32
                %3922 = "arith.addi"(%3866, %3921) : (i32, i32) -> i32
                %3923 = "arith.cmpi"(%3922, %1320) {predicate = 5 : i64} : (i32, i32) -> i1
                %3924 = "scf.if"(%3923) ({
                  %3925 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%3925) : (f32) -> ()
                }, {
                  "scf.yield"(%3177) : (f32) -> ()
                }) : (i1) -> f32
                %3926 = "arith.addi"(%3922, %164) : (i32, i32) -> i32
                %3927 = "arith.cmpi"(%3926, %1320) {predicate = 5 : i64} : (i32, i32) -> i1
                %3928 = "scf.if"(%3927) ({
                  %3929 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%3929) : (f32) -> ()
                }, {
                  "scf.yield"(%3178) : (f32) -> ()
                }) : (i1) -> f32
                %3930 = "scf.if"(%3923) ({
                  %3931 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%3931) : (f32) -> ()
                }, {
                  "scf.yield"(%3179) : (f32) -> ()
                }) : (i1) -> f32
                %3932 = "scf.if"(%3927) ({
                  %3933 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                  "scf.yield"(%3933) : (f32) -> ()
                }, {
                  "scf.yield"(%3180) : (f32) -> ()
                }) : (i1) -> f32
                "scf.yield"(%3887, %3891, %3893, %3895, %3899, %3903, %3905, %3907, %3911, %3915, %3917, %3919, %3924, %3928, %3930, %3932) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%3165, %3166, %3167, %3168, %3169, %3170, %3171, %3172, %3173, %3174, %3175, %3176, %3177, %3178, %3179, %3180) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %3934 = "llvm.bitcast"(%3870) : (f32) -> i32
              %3935 = "llvm.bitcast"(%3871) : (f32) -> i32
              %3936 = "llvm.bitcast"(%3874) : (f32) -> i32
              %3937 = "llvm.bitcast"(%3875) : (f32) -> i32
              %3938 = "llvm.bitcast"(%3878) : (f32) -> i32
              %3939 = "llvm.bitcast"(%3879) : (f32) -> i32
              %3940 = "llvm.bitcast"(%3882) : (f32) -> i32
              %3941 = "llvm.bitcast"(%3883) : (f32) -> i32
              %3942 = "arith.maxsi"(%3934, %3935) : (i32, i32) -> i32
              %3943 = "arith.maxsi"(%3942, %3936) : (i32, i32) -> i32
              %3944 = "arith.maxsi"(%3937, %3938) : (i32, i32) -> i32
              %3945 = "arith.maxsi"(%3944, %3939) : (i32, i32) -> i32
              %3946 = "arith.maxsi"(%3940, %3941) : (i32, i32) -> i32
              %3947 = "arith.maxsi"(%3943, %3945) : (i32, i32) -> i32
              %3948 = "arith.maxsi"(%3947, %3946) : (i32, i32) -> i32
              %3949 = "llvm.bitcast"(%3872) : (f32) -> i32
              %3950 = "llvm.bitcast"(%3873) : (f32) -> i32
              %3951 = "llvm.bitcast"(%3876) : (f32) -> i32
              %3952 = "llvm.bitcast"(%3877) : (f32) -> i32
              %3953 = "llvm.bitcast"(%3880) : (f32) -> i32
              %3954 = "llvm.bitcast"(%3881) : (f32) -> i32
              %3955 = "llvm.bitcast"(%3884) : (f32) -> i32
              %3956 = "llvm.bitcast"(%3885) : (f32) -> i32
              %3957 = "arith.maxsi"(%3949, %3950) : (i32, i32) -> i32
              %3958 = "arith.maxsi"(%3957, %3951) : (i32, i32) -> i32
              %3959 = "arith.maxsi"(%3952, %3953) : (i32, i32) -> i32
              %3960 = "arith.maxsi"(%3959, %3954) : (i32, i32) -> i32
              %3961 = "arith.maxsi"(%3955, %3956) : (i32, i32) -> i32
              %3962 = "arith.maxsi"(%3958, %3960) : (i32, i32) -> i32
              %3963 = "arith.maxsi"(%3962, %3961) : (i32, i32) -> i32
              %3964 = "arith.ori"(%3948, %3963) : (i32, i32) -> i32
              %3965 = "arith.cmpi"(%3964, %40) {predicate = 2 : i64} : (i32, i32) -> i1
              %3966 = "nvvm.vote.sync"(%39, %3965) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 46 : i32} : (i32, i1) -> i1
              %3967, %3968 = "scf.if"(%3966) ({
                %3969 = "llvm.bitcast"(%3870) : (f32) -> i32
                %3970 = "llvm.bitcast"(%3871) : (f32) -> i32
                %3971 = "llvm.bitcast"(%3874) : (f32) -> i32
                %3972 = "llvm.bitcast"(%3875) : (f32) -> i32
                %3973 = "llvm.bitcast"(%3878) : (f32) -> i32
                %3974 = "llvm.bitcast"(%3879) : (f32) -> i32
                %3975 = "llvm.bitcast"(%3882) : (f32) -> i32
                %3976 = "llvm.bitcast"(%3883) : (f32) -> i32
                %3977 = "arith.minui"(%3969, %3970) : (i32, i32) -> i32
                %3978 = "arith.minui"(%3977, %3971) : (i32, i32) -> i32
                %3979 = "arith.minui"(%3972, %3973) : (i32, i32) -> i32
                %3980 = "arith.minui"(%3979, %3974) : (i32, i32) -> i32
                %3981 = "arith.minui"(%3975, %3976) : (i32, i32) -> i32
                %3982 = "arith.minui"(%3978, %3980) : (i32, i32) -> i32
                %3983 = "arith.minui"(%3982, %3981) : (i32, i32) -> i32
                %3984 = "arith.cmpi"(%3948, %40) {predicate = 2 : i64} : (i32, i32) -> i1
                %3985 = "arith.select"(%3984, %3983, %3948) : (i1, i32, i32) -> i32
                %3986 = "llvm.bitcast"(%3872) : (f32) -> i32
                %3987 = "llvm.bitcast"(%3873) : (f32) -> i32
                %3988 = "llvm.bitcast"(%3876) : (f32) -> i32
                %3989 = "llvm.bitcast"(%3877) : (f32) -> i32
                %3990 = "llvm.bitcast"(%3880) : (f32) -> i32
                %3991 = "llvm.bitcast"(%3881) : (f32) -> i32
                %3992 = "llvm.bitcast"(%3884) : (f32) -> i32
                %3993 = "llvm.bitcast"(%3885) : (f32) -> i32
                %3994 = "arith.minui"(%3986, %3987) : (i32, i32) -> i32
                %3995 = "arith.minui"(%3994, %3988) : (i32, i32) -> i32
                %3996 = "arith.minui"(%3989, %3990) : (i32, i32) -> i32
                %3997 = "arith.minui"(%3996, %3991) : (i32, i32) -> i32
                %3998 = "arith.minui"(%3992, %3993) : (i32, i32) -> i32
                %3999 = "arith.minui"(%3995, %3997) : (i32, i32) -> i32
                %4000 = "arith.minui"(%3999, %3998) : (i32, i32) -> i32
                %4001 = "arith.cmpi"(%3963, %40) {predicate = 2 : i64} : (i32, i32) -> i1
                %4002 = "arith.select"(%4001, %4000, %3963) : (i1, i32, i32) -> i32
                "scf.yield"(%3985, %4002) : (i32, i32) -> ()
              }, {
                "scf.yield"(%3948, %3963) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              %4003 = "arith.bitcast"(%3967) : (i32) -> f32
              %4004 = "arith.bitcast"(%3968) : (i32) -> f32
              %4005 = "arith.mulf"(%4003, %1077) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4006 = "arith.mulf"(%4004, %1077) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4007 = "arith.constant"() {value = 2.0 : f32} : () -> f32
              %4008 = "arith.addf"(%3316, %4007) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4009 = "arith.cmpf"(%4005, %4008) {predicate = 2 : i64} : (f32, f32) -> i1
              %4010 = "arith.addf"(%3322, %4007) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4011 = "arith.cmpf"(%4006, %4010) {predicate = 2 : i64} : (f32, f32) -> i1
              %4012 = "arith.ori"(%4009, %4011) : (i1, i1) -> i1
              %4013 = "nvvm.vote.sync"(%39, %4012) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 47 : i32} : (i32, i1) -> i1
              %4014, %4015, %4016, %4017 = "scf.if"(%4013) ({
                %4018 = "nvvm.shfl.sync"(%39, %4005, %164, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 48 : i32} : (i32, f32, i32, i32) -> f32
                %4019 = "arith.maxnumf"(%4005, %4018) : (f32, f32) -> f32
                %4020 = "nvvm.shfl.sync"(%39, %4019, %161, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 49 : i32} : (i32, f32, i32, i32) -> f32
                %4021 = "arith.maxnumf"(%4019, %4020) : (f32, f32) -> f32
                %4022 = "arith.maxnumf"(%3316, %4021) : (f32, f32) -> f32
                %4023 = "nvvm.shfl.sync"(%39, %4006, %164, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 50 : i32} : (i32, f32, i32, i32) -> f32
                %4024 = "arith.maxnumf"(%4006, %4023) : (f32, f32) -> f32
                %4025 = "nvvm.shfl.sync"(%39, %4024, %161, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 51 : i32} : (i32, f32, i32, i32) -> f32
                %4026 = "arith.maxnumf"(%4024, %4025) : (f32, f32) -> f32
                %4027 = "arith.maxnumf"(%3322, %4026) : (f32, f32) -> f32
                "scf.yield"(%4022, %4027, %3316, %3322) : (f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%3316, %3322, %3318, %3324) : (f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32)
              %4028 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
              %4029 = "arith.cmpf"(%4014, %4028) {predicate = 2 : i64} : (f32, f32) -> i1
              %4030 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %4031 = "arith.select"(%4029, %4014, %4030) : (i1, f32, f32) -> f32
              %4032 = "arith.subf"(%4016, %4031) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4033 = "llvm.call_intrinsic"(%4032) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4034 = "arith.select"(%4013, %4033, %3330) : (i1, f32, f32) -> f32
              %4035 = "arith.cmpi"(%3864, %40) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%4035) ({
                %4036 = "arith.muli"(%1074, %3312) : (i32, i32) -> i32
                %4037 = "arith.addi"(%1095, %4036) : (i32, i32) -> i32
                %4038 = "llvm.getelementptr"(%46, %4037) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%4014, %4038) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %4039 = "llvm.getelementptr"(%47, %4037) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%4034, %4039) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %4040 = "arith.cmpf"(%4015, %4028) {predicate = 2 : i64} : (f32, f32) -> i1
              %4041 = "arith.select"(%4040, %4015, %4030) : (i1, f32, f32) -> f32
              %4042 = "arith.subf"(%4017, %4041) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4043 = "llvm.call_intrinsic"(%4042) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4044 = "arith.select"(%4013, %4043, %3330) : (i1, f32, f32) -> f32
              "scf.if"(%4035) ({
                %4045 = "arith.muli"(%1074, %3312) : (i32, i32) -> i32
                %4046 = "arith.addi"(%3319, %4045) : (i32, i32) -> i32
                %4047 = "llvm.getelementptr"(%46, %4046) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%4015, %4047) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %4048 = "llvm.getelementptr"(%47, %4046) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%4044, %4048) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %4049 = "vector.from_elements"(%3870, %3871, %3874, %3875, %3878, %3879, %3882, %3883) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %4050 = "vector.broadcast"(%1077) : (f32) -> vector<8xf32>
              %4051 = "arith.mulf"(%4049, %4050) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %4052 = "arith.cmpf"(%4014, %4028) {predicate = 2 : i64} : (f32, f32) -> i1
              %4053 = "arith.select"(%4052, %4014, %4030) : (i1, f32, f32) -> f32
              %4054 = "vector.broadcast"(%4053) : (f32) -> vector<8xf32>
              %4055 = "arith.subf"(%4051, %4054) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %4056 = "vector.extract"(%4055) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %4057 = "vector.extract"(%4055) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %4058 = "vector.extract"(%4055) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %4059 = "vector.extract"(%4055) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %4060 = "vector.extract"(%4055) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %4061 = "vector.extract"(%4055) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %4062 = "vector.extract"(%4055) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %4063 = "vector.extract"(%4055) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %4064 = "llvm.call_intrinsic"(%4056) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4065 = "llvm.call_intrinsic"(%4057) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4066 = "llvm.call_intrinsic"(%4058) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4067 = "llvm.call_intrinsic"(%4059) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4068 = "llvm.call_intrinsic"(%4060) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4069 = "llvm.call_intrinsic"(%4061) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4070 = "llvm.call_intrinsic"(%4062) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4071 = "llvm.call_intrinsic"(%4063) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4072 = "vector.from_elements"(%4064, %4065, %4066, %4067, %4068, %4069, %4070, %4071) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %4073 = "vector.extract"(%4072) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %4074 = "vector.extract"(%4072) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %4075 = "arith.addf"(%4073, %4074) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4076 = "vector.extract"(%4072) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %4077 = "vector.extract"(%4072) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %4078 = "arith.addf"(%4076, %4077) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4079 = "arith.addf"(%4075, %4078) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4080 = "vector.extract"(%4072) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %4081 = "vector.extract"(%4072) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %4082 = "arith.addf"(%4080, %4081) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4083 = "vector.extract"(%4072) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %4084 = "vector.extract"(%4072) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %4085 = "arith.addf"(%4083, %4084) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4086 = "arith.addf"(%4082, %4085) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4087 = "arith.addf"(%4079, %4086) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4088 = "arith.addf"(%4087, %4030) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4089 = "vector.from_elements"(%3872, %3873, %3876, %3877, %3880, %3881, %3884, %3885) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %4090 = "vector.broadcast"(%1077) : (f32) -> vector<8xf32>
              %4091 = "arith.mulf"(%4089, %4090) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %4092 = "arith.cmpf"(%4015, %4028) {predicate = 2 : i64} : (f32, f32) -> i1
              %4093 = "arith.select"(%4092, %4015, %4030) : (i1, f32, f32) -> f32
              %4094 = "vector.broadcast"(%4093) : (f32) -> vector<8xf32>
              %4095 = "arith.subf"(%4091, %4094) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %4096 = "vector.extract"(%4095) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %4097 = "vector.extract"(%4095) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %4098 = "vector.extract"(%4095) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %4099 = "vector.extract"(%4095) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %4100 = "vector.extract"(%4095) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %4101 = "vector.extract"(%4095) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %4102 = "vector.extract"(%4095) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %4103 = "vector.extract"(%4095) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %4104 = "llvm.call_intrinsic"(%4096) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4105 = "llvm.call_intrinsic"(%4097) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4106 = "llvm.call_intrinsic"(%4098) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4107 = "llvm.call_intrinsic"(%4099) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4108 = "llvm.call_intrinsic"(%4100) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4109 = "llvm.call_intrinsic"(%4101) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4110 = "llvm.call_intrinsic"(%4102) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4111 = "llvm.call_intrinsic"(%4103) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %4112 = "vector.from_elements"(%4104, %4105, %4106, %4107, %4108, %4109, %4110, %4111) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %4113 = "vector.extract"(%4112) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %4114 = "vector.extract"(%4112) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %4115 = "arith.addf"(%4113, %4114) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4116 = "vector.extract"(%4112) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %4117 = "vector.extract"(%4112) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %4118 = "arith.addf"(%4116, %4117) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4119 = "arith.addf"(%4115, %4118) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4120 = "vector.extract"(%4112) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %4121 = "vector.extract"(%4112) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %4122 = "arith.addf"(%4120, %4121) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4123 = "vector.extract"(%4112) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %4124 = "vector.extract"(%4112) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %4125 = "arith.addf"(%4123, %4124) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4126 = "arith.addf"(%4122, %4125) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4127 = "arith.addf"(%4119, %4126) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4128 = "arith.addf"(%4127, %4030) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %4129 = "vector.from_elements"(%3328, %3329) : (f32, f32) -> vector<2xf32>
              %4130 = "vector.from_elements"(%4034, %4044) : (f32, f32) -> vector<2xf32>
              %4131 = "arith.mulf"(%4129, %4130) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %4132 = "vector.from_elements"(%4088, %4128) : (f32, f32) -> vector<2xf32>
              %4133 = "arith.addf"(%4131, %4132) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %4134 = "vector.extract"(%4133) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %4135 = "vector.extract"(%4133) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %4136 = "vector.from_elements"(%4073, %4074, %4113, %4114, %4076, %4077, %4116, %4117, %4080, %4081, %4120, %4121, %4083, %4084, %4123, %4124) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %4137 = "arith.truncf"(%4136) : (vector<16xf32>) -> vector<16xf16>
              %4138 = "vector.bitcast"(%4137) : (vector<16xf16>) -> vector<8xi32>
              %4139 = "vector.extract"(%4138) {static_position = array<i64: 0>} : (vector<8xi32>) -> i32
              %4140 = "vector.extract"(%4138) {static_position = array<i64: 1>} : (vector<8xi32>) -> i32
              %4141 = "vector.extract"(%4138) {static_position = array<i64: 2>} : (vector<8xi32>) -> i32
              %4142 = "vector.extract"(%4138) {static_position = array<i64: 3>} : (vector<8xi32>) -> i32
              %4143 = "vector.extract"(%4138) {static_position = array<i64: 4>} : (vector<8xi32>) -> i32
              %4144 = "vector.extract"(%4138) {static_position = array<i64: 5>} : (vector<8xi32>) -> i32
              %4145 = "vector.extract"(%4138) {static_position = array<i64: 6>} : (vector<8xi32>) -> i32
              %4146 = "vector.extract"(%4138) {static_position = array<i64: 7>} : (vector<8xi32>) -> i32
              %t4291_r = "llvm.inline_asm"(%4073, %4074, %4113, %4114, %4076, %4077, %4116, %4117, %4080, %4081, %4120, %4121, %4083, %4084, %4123, %4124, %3733, %3734, %3735, %3736, %3737, %3738, %3739, %3740, %3741, %3742, %3743, %3744, %3745, %3746, %3747, %3748, %3749, %3750, %3751, %3752, %3753, %3754, %3755, %3756, %3757, %3758, %3759, %3760, %3761, %3762, %3763, %3764, %3765, %3766, %3767, %3768, %3769, %3770, %3771, %3772, %3773, %3774, %3775, %3776, %3777, %3778, %3779, %3780, %3781, %3782, %3783, %3784, %3785, %3786, %3787, %3788, %3789, %3790, %3791, %3792, %3793, %3794, %3795, %3796, %3797, %3798, %3799, %3800, %3801, %3802, %3803, %3804, %3805, %3806, %3807, %3808, %3809, %3810, %3811, %3812, %3813, %3814, %3815, %3816, %3817, %3818, %3819, %3820, %3821, %3822, %3823, %3824, %3825, %3826, %3827, %3828, %3829, %3830, %3831, %3832, %3833, %3834, %3835, %3836, %3837, %3838, %3839, %3840, %3841, %3842, %3843, %3844, %3845, %3846, %3847, %3848, %3849, %3850, %3851, %3852, %3853, %3854, %3855, %3856, %3857, %3858, %3859, %3860) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %4147 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 0>} : (!struct2) -> f32
              %4148 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 1>} : (!struct2) -> f32
              %4149 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 2>} : (!struct2) -> f32
              %4150 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 3>} : (!struct2) -> f32
              %4151 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 4>} : (!struct2) -> f32
              %4152 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 5>} : (!struct2) -> f32
              %4153 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 6>} : (!struct2) -> f32
              %4154 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 7>} : (!struct2) -> f32
              %4155 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 8>} : (!struct2) -> f32
              %4156 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 9>} : (!struct2) -> f32
              %4157 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 10>} : (!struct2) -> f32
              %4158 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 11>} : (!struct2) -> f32
              %4159 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 12>} : (!struct2) -> f32
              %4160 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 13>} : (!struct2) -> f32
              %4161 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 14>} : (!struct2) -> f32
              %4162 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 15>} : (!struct2) -> f32
              %4163 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 16>} : (!struct2) -> f32
              %4164 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 17>} : (!struct2) -> f32
              %4165 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 18>} : (!struct2) -> f32
              %4166 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 19>} : (!struct2) -> f32
              %4167 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 20>} : (!struct2) -> f32
              %4168 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 21>} : (!struct2) -> f32
              %4169 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 22>} : (!struct2) -> f32
              %4170 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 23>} : (!struct2) -> f32
              %4171 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 24>} : (!struct2) -> f32
              %4172 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 25>} : (!struct2) -> f32
              %4173 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 26>} : (!struct2) -> f32
              %4174 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 27>} : (!struct2) -> f32
              %4175 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 28>} : (!struct2) -> f32
              %4176 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 29>} : (!struct2) -> f32
              %4177 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 30>} : (!struct2) -> f32
              %4178 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 31>} : (!struct2) -> f32
              %4179 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 32>} : (!struct2) -> f32
              %4180 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 33>} : (!struct2) -> f32
              %4181 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 34>} : (!struct2) -> f32
              %4182 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 35>} : (!struct2) -> f32
              %4183 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 36>} : (!struct2) -> f32
              %4184 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 37>} : (!struct2) -> f32
              %4185 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 38>} : (!struct2) -> f32
              %4186 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 39>} : (!struct2) -> f32
              %4187 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 40>} : (!struct2) -> f32
              %4188 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 41>} : (!struct2) -> f32
              %4189 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 42>} : (!struct2) -> f32
              %4190 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 43>} : (!struct2) -> f32
              %4191 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 44>} : (!struct2) -> f32
              %4192 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 45>} : (!struct2) -> f32
              %4193 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 46>} : (!struct2) -> f32
              %4194 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 47>} : (!struct2) -> f32
              %4195 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 48>} : (!struct2) -> f32
              %4196 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 49>} : (!struct2) -> f32
              %4197 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 50>} : (!struct2) -> f32
              %4198 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 51>} : (!struct2) -> f32
              %4199 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 52>} : (!struct2) -> f32
              %4200 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 53>} : (!struct2) -> f32
              %4201 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 54>} : (!struct2) -> f32
              %4202 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 55>} : (!struct2) -> f32
              %4203 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 56>} : (!struct2) -> f32
              %4204 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 57>} : (!struct2) -> f32
              %4205 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 58>} : (!struct2) -> f32
              %4206 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 59>} : (!struct2) -> f32
              %4207 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 60>} : (!struct2) -> f32
              %4208 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 61>} : (!struct2) -> f32
              %4209 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 62>} : (!struct2) -> f32
              %4210 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 63>} : (!struct2) -> f32
              %4211 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 64>} : (!struct2) -> f32
              %4212 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 65>} : (!struct2) -> f32
              %4213 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 66>} : (!struct2) -> f32
              %4214 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 67>} : (!struct2) -> f32
              %4215 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 68>} : (!struct2) -> f32
              %4216 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 69>} : (!struct2) -> f32
              %4217 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 70>} : (!struct2) -> f32
              %4218 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 71>} : (!struct2) -> f32
              %4219 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 72>} : (!struct2) -> f32
              %4220 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 73>} : (!struct2) -> f32
              %4221 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 74>} : (!struct2) -> f32
              %4222 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 75>} : (!struct2) -> f32
              %4223 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 76>} : (!struct2) -> f32
              %4224 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 77>} : (!struct2) -> f32
              %4225 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 78>} : (!struct2) -> f32
              %4226 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 79>} : (!struct2) -> f32
              %4227 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 80>} : (!struct2) -> f32
              %4228 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 81>} : (!struct2) -> f32
              %4229 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 82>} : (!struct2) -> f32
              %4230 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 83>} : (!struct2) -> f32
              %4231 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 84>} : (!struct2) -> f32
              %4232 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 85>} : (!struct2) -> f32
              %4233 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 86>} : (!struct2) -> f32
              %4234 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 87>} : (!struct2) -> f32
              %4235 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 88>} : (!struct2) -> f32
              %4236 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 89>} : (!struct2) -> f32
              %4237 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 90>} : (!struct2) -> f32
              %4238 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 91>} : (!struct2) -> f32
              %4239 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 92>} : (!struct2) -> f32
              %4240 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 93>} : (!struct2) -> f32
              %4241 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 94>} : (!struct2) -> f32
              %4242 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 95>} : (!struct2) -> f32
              %4243 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 96>} : (!struct2) -> f32
              %4244 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 97>} : (!struct2) -> f32
              %4245 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 98>} : (!struct2) -> f32
              %4246 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 99>} : (!struct2) -> f32
              %4247 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 100>} : (!struct2) -> f32
              %4248 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 101>} : (!struct2) -> f32
              %4249 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 102>} : (!struct2) -> f32
              %4250 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 103>} : (!struct2) -> f32
              %4251 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 104>} : (!struct2) -> f32
              %4252 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 105>} : (!struct2) -> f32
              %4253 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 106>} : (!struct2) -> f32
              %4254 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 107>} : (!struct2) -> f32
              %4255 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 108>} : (!struct2) -> f32
              %4256 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 109>} : (!struct2) -> f32
              %4257 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 110>} : (!struct2) -> f32
              %4258 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 111>} : (!struct2) -> f32
              %4259 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 112>} : (!struct2) -> f32
              %4260 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 113>} : (!struct2) -> f32
              %4261 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 114>} : (!struct2) -> f32
              %4262 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 115>} : (!struct2) -> f32
              %4263 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 116>} : (!struct2) -> f32
              %4264 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 117>} : (!struct2) -> f32
              %4265 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 118>} : (!struct2) -> f32
              %4266 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 119>} : (!struct2) -> f32
              %4267 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 120>} : (!struct2) -> f32
              %4268 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 121>} : (!struct2) -> f32
              %4269 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 122>} : (!struct2) -> f32
              %4270 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 123>} : (!struct2) -> f32
              %4271 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 124>} : (!struct2) -> f32
              %4272 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 125>} : (!struct2) -> f32
              %4273 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 126>} : (!struct2) -> f32
              %4274 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 127>} : (!struct2) -> f32
              %4275 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 128>} : (!struct2) -> f32
              %4276 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 129>} : (!struct2) -> f32
              %4277 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 130>} : (!struct2) -> f32
              %4278 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 131>} : (!struct2) -> f32
              %4279 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 132>} : (!struct2) -> f32
              %4280 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 133>} : (!struct2) -> f32
              %4281 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 134>} : (!struct2) -> f32
              %4282 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 135>} : (!struct2) -> f32
              %4283 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 136>} : (!struct2) -> f32
              %4284 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 137>} : (!struct2) -> f32
              %4285 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 138>} : (!struct2) -> f32
              %4286 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 139>} : (!struct2) -> f32
              %4287 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 140>} : (!struct2) -> f32
              %4288 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 141>} : (!struct2) -> f32
              %4289 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 142>} : (!struct2) -> f32
              %4290 = "llvm.extractvalue"(%t4291_r) {position = array<i64: 143>} : (!struct2) -> f32
              %4292 = "arith.cmpi"(%1091, %40) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%4292) ({
                %4293 = "llvm.getelementptr"(%66, %2957) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t4294_s0 = "llvm.ptrtoint"(%4293) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t4294_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %4295 = "arith.addi"(%2957, %164) : (i32, i32) -> i32
              %4296 = "arith.cmpi"(%4295, %158) {predicate = 0 : i64} : (i32, i32) -> i1
              %4297 = "arith.xori"(%2958, %164) : (i32, i32) -> i32
              %4298 = "arith.select"(%4296, %4297, %2958) : (i1, i32, i32) -> i32
              %4299 = "arith.select"(%4296, %40, %4295) : (i1, i32, i32) -> i32
              %4300 = "arith.addi"(%2956, %164) : (i32, i32) -> i32
              %4301 = "llvm.bitcast"(%4139) : (i32) -> vector<2xf16>
              %4302 = "vector.extract"(%4301) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4303 = "llvm.bitcast"(%4139) : (i32) -> vector<2xf16>
              %4304 = "vector.extract"(%4303) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4305 = "llvm.bitcast"(%4140) : (i32) -> vector<2xf16>
              %4306 = "vector.extract"(%4305) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4307 = "llvm.bitcast"(%4140) : (i32) -> vector<2xf16>
              %4308 = "vector.extract"(%4307) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4309 = "llvm.bitcast"(%4141) : (i32) -> vector<2xf16>
              %4310 = "vector.extract"(%4309) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4311 = "llvm.bitcast"(%4141) : (i32) -> vector<2xf16>
              %4312 = "vector.extract"(%4311) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4313 = "llvm.bitcast"(%4142) : (i32) -> vector<2xf16>
              %4314 = "vector.extract"(%4313) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4315 = "llvm.bitcast"(%4142) : (i32) -> vector<2xf16>
              %4316 = "vector.extract"(%4315) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4317 = "llvm.bitcast"(%4143) : (i32) -> vector<2xf16>
              %4318 = "vector.extract"(%4317) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4319 = "llvm.bitcast"(%4143) : (i32) -> vector<2xf16>
              %4320 = "vector.extract"(%4319) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4321 = "llvm.bitcast"(%4144) : (i32) -> vector<2xf16>
              %4322 = "vector.extract"(%4321) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4323 = "llvm.bitcast"(%4144) : (i32) -> vector<2xf16>
              %4324 = "vector.extract"(%4323) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4325 = "llvm.bitcast"(%4145) : (i32) -> vector<2xf16>
              %4326 = "vector.extract"(%4325) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4327 = "llvm.bitcast"(%4145) : (i32) -> vector<2xf16>
              %4328 = "vector.extract"(%4327) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4329 = "llvm.bitcast"(%4146) : (i32) -> vector<2xf16>
              %4330 = "vector.extract"(%4329) {static_position = array<i64: 0>} : (vector<2xf16>) -> f16
              %4331 = "llvm.bitcast"(%4146) : (i32) -> vector<2xf16>
              %4332 = "vector.extract"(%4331) {static_position = array<i64: 1>} : (vector<2xf16>) -> f16
              %4333 = "vector.from_elements"(%4302, %4304, %4306, %4308, %4310, %4312, %4314, %4316, %4318, %4320, %4322, %4324, %4326, %4328, %4330, %4332) : (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) -> vector<16xf16>
              %4334 = "vector.extract"(%4333) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
              %4335 = "vector.extract"(%4333) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
              %4336 = "vector.extract"(%4333) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
              %4337 = "vector.extract"(%4333) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
              %4338 = "vector.extract"(%4333) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
              %4339 = "vector.extract"(%4333) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
              %4340 = "vector.extract"(%4333) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
              %4341 = "vector.extract"(%4333) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
              %4342 = "vector.extract"(%4333) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
              %4343 = "vector.extract"(%4333) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
              %4344 = "vector.extract"(%4333) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
              %4345 = "vector.extract"(%4333) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
              %4346 = "vector.extract"(%4333) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
              %4347 = "vector.extract"(%4333) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
              %4348 = "vector.extract"(%4333) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
              %4349 = "vector.extract"(%4333) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
              %4350 = "vector.from_elements"(%4334, %4335) : (f16, f16) -> vector<2xf16>
              %4351 = "llvm.bitcast"(%4350) : (vector<2xf16>) -> i32
              %4352 = "vector.from_elements"(%4336, %4337) : (f16, f16) -> vector<2xf16>
              %4353 = "llvm.bitcast"(%4352) : (vector<2xf16>) -> i32
              %4354 = "vector.from_elements"(%4338, %4339) : (f16, f16) -> vector<2xf16>
              %4355 = "llvm.bitcast"(%4354) : (vector<2xf16>) -> i32
              %4356 = "vector.from_elements"(%4340, %4341) : (f16, f16) -> vector<2xf16>
              %4357 = "llvm.bitcast"(%4356) : (vector<2xf16>) -> i32
              %4358 = "arith.constant"() {value = 192 : i32} : () -> i32
              %4359 = "arith.andi"(%1090, %4358) : (i32, i32) -> i32
              %4360 = "arith.constant"() {value = 3 : i32} : () -> i32
              %4361 = "arith.shrui"(%4359, %4360) : (i32, i32) -> i32
              %4362 = "arith.xori"(%1090, %4361) : (i32, i32) -> i32
              %4363 = "llvm.getelementptr"(%45, %4362) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.stmatrix"(%4363, %4351, %4353, %4355, %4357) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
              %4365 = "arith.addi"(%1090, %152) : (i32, i32) -> i32
              %4366 = "vector.from_elements"(%4342, %4343) : (f16, f16) -> vector<2xf16>
              %4367 = "llvm.bitcast"(%4366) : (vector<2xf16>) -> i32
              %4368 = "vector.from_elements"(%4344, %4345) : (f16, f16) -> vector<2xf16>
              %4369 = "llvm.bitcast"(%4368) : (vector<2xf16>) -> i32
              %4370 = "vector.from_elements"(%4346, %4347) : (f16, f16) -> vector<2xf16>
              %4371 = "llvm.bitcast"(%4370) : (vector<2xf16>) -> i32
              %4372 = "vector.from_elements"(%4348, %4349) : (f16, f16) -> vector<2xf16>
              %4373 = "llvm.bitcast"(%4372) : (vector<2xf16>) -> i32
              %4374 = "arith.andi"(%4365, %4358) : (i32, i32) -> i32
              %4375 = "arith.shrui"(%4374, %4360) : (i32, i32) -> i32
              %4376 = "arith.xori"(%4365, %4375) : (i32, i32) -> i32
              %4377 = "llvm.getelementptr"(%45, %4376) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.stmatrix"(%4377, %4367, %4369, %4371, %4373) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
              "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
              %4379 = "arith.addi"(%164, %1074) : (i32, i32) -> i32
              "nvvm.barrier.arrive"(%4379, %3310) {cutec.arm = 54 : i32} : (i32, i32) -> ()
              %4380, %4381, %4382, %4383, %4384, %4385, %4386, %4387, %4388, %4389, %4390, %4391, %4392, %4393, %4394, %4395, %4396, %4397, %4398, %4399, %4400, %4401, %4402, %4403, %4404, %4405, %4406, %4407, %4408, %4409, %4410, %4411, %4412, %4413, %4414, %4415, %4416, %4417, %4418, %4419, %4420, %4421, %4422, %4423, %4424, %4425, %4426, %4427, %4428, %4429, %4430, %4431, %4432, %4433, %4434, %4435, %4436, %4437, %4438, %4439, %4440, %4441, %4442, %4443, %4444, %4445, %4446, %4447, %4448, %4449, %4450, %4451, %4452, %4453, %4454, %4455, %4456, %4457, %4458, %4459, %4460, %4461, %4462, %4463, %4464, %4465, %4466, %4467, %4468, %4469, %4470, %4471, %4472, %4473, %4474, %4475, %4476, %4477, %4478, %4479, %4480, %4481, %4482, %4483, %4484, %4485, %4486, %4487, %4488, %4489, %4490, %4491, %4492, %4493, %4494, %4495, %4496, %4497, %4498, %4499, %4500, %4501, %4502, %4503, %4504, %4505, %4506, %4507 = "scf.if"(%4013) ({
                %4508 = "vector.from_elements"(%4163, %4164, %4167, %4168, %4171, %4172, %4175, %4176, %4179, %4180, %4183, %4184, %4187, %4188, %4191, %4192, %4195, %4196, %4199, %4200, %4203, %4204, %4207, %4208, %4211, %4212, %4215, %4216, %4219, %4220, %4223, %4224, %4227, %4228, %4231, %4232, %4235, %4236, %4239, %4240, %4243, %4244, %4247, %4248, %4251, %4252, %4255, %4256, %4259, %4260, %4263, %4264, %4267, %4268, %4271, %4272, %4275, %4276, %4279, %4280, %4283, %4284, %4287, %4288) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %4509 = "vector.broadcast"(%4034) : (f32) -> vector<64xf32>
                %4510 = "arith.mulf"(%4508, %4509) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %4511 = "vector.extract"(%4510) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %4512 = "vector.extract"(%4510) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %4513 = "vector.extract"(%4510) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %4514 = "vector.extract"(%4510) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %4515 = "vector.extract"(%4510) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %4516 = "vector.extract"(%4510) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %4517 = "vector.extract"(%4510) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %4518 = "vector.extract"(%4510) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %4519 = "vector.extract"(%4510) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %4520 = "vector.extract"(%4510) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %4521 = "vector.extract"(%4510) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %4522 = "vector.extract"(%4510) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %4523 = "vector.extract"(%4510) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %4524 = "vector.extract"(%4510) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %4525 = "vector.extract"(%4510) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %4526 = "vector.extract"(%4510) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %4527 = "vector.extract"(%4510) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %4528 = "vector.extract"(%4510) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %4529 = "vector.extract"(%4510) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %4530 = "vector.extract"(%4510) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %4531 = "vector.extract"(%4510) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %4532 = "vector.extract"(%4510) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %4533 = "vector.extract"(%4510) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %4534 = "vector.extract"(%4510) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %4535 = "vector.extract"(%4510) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %4536 = "vector.extract"(%4510) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %4537 = "vector.extract"(%4510) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %4538 = "vector.extract"(%4510) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %4539 = "vector.extract"(%4510) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %4540 = "vector.extract"(%4510) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %4541 = "vector.extract"(%4510) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %4542 = "vector.extract"(%4510) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %4543 = "vector.extract"(%4510) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %4544 = "vector.extract"(%4510) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %4545 = "vector.extract"(%4510) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %4546 = "vector.extract"(%4510) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %4547 = "vector.extract"(%4510) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %4548 = "vector.extract"(%4510) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %4549 = "vector.extract"(%4510) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %4550 = "vector.extract"(%4510) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %4551 = "vector.extract"(%4510) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %4552 = "vector.extract"(%4510) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %4553 = "vector.extract"(%4510) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %4554 = "vector.extract"(%4510) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %4555 = "vector.extract"(%4510) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %4556 = "vector.extract"(%4510) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %4557 = "vector.extract"(%4510) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %4558 = "vector.extract"(%4510) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %4559 = "vector.extract"(%4510) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %4560 = "vector.extract"(%4510) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %4561 = "vector.extract"(%4510) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %4562 = "vector.extract"(%4510) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %4563 = "vector.extract"(%4510) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %4564 = "vector.extract"(%4510) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %4565 = "vector.extract"(%4510) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %4566 = "vector.extract"(%4510) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %4567 = "vector.extract"(%4510) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %4568 = "vector.extract"(%4510) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %4569 = "vector.extract"(%4510) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %4570 = "vector.extract"(%4510) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %4571 = "vector.extract"(%4510) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %4572 = "vector.extract"(%4510) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %4573 = "vector.extract"(%4510) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %4574 = "vector.extract"(%4510) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %4575 = "vector.from_elements"(%4165, %4166, %4169, %4170, %4173, %4174, %4177, %4178, %4181, %4182, %4185, %4186, %4189, %4190, %4193, %4194, %4197, %4198, %4201, %4202, %4205, %4206, %4209, %4210, %4213, %4214, %4217, %4218, %4221, %4222, %4225, %4226, %4229, %4230, %4233, %4234, %4237, %4238, %4241, %4242, %4245, %4246, %4249, %4250, %4253, %4254, %4257, %4258, %4261, %4262, %4265, %4266, %4269, %4270, %4273, %4274, %4277, %4278, %4281, %4282, %4285, %4286, %4289, %4290) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %4576 = "vector.broadcast"(%4044) : (f32) -> vector<64xf32>
                %4577 = "arith.mulf"(%4575, %4576) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %4578 = "vector.extract"(%4577) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %4579 = "vector.extract"(%4577) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %4580 = "vector.extract"(%4577) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %4581 = "vector.extract"(%4577) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %4582 = "vector.extract"(%4577) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %4583 = "vector.extract"(%4577) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %4584 = "vector.extract"(%4577) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %4585 = "vector.extract"(%4577) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %4586 = "vector.extract"(%4577) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %4587 = "vector.extract"(%4577) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %4588 = "vector.extract"(%4577) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %4589 = "vector.extract"(%4577) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %4590 = "vector.extract"(%4577) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %4591 = "vector.extract"(%4577) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %4592 = "vector.extract"(%4577) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %4593 = "vector.extract"(%4577) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %4594 = "vector.extract"(%4577) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %4595 = "vector.extract"(%4577) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %4596 = "vector.extract"(%4577) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %4597 = "vector.extract"(%4577) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %4598 = "vector.extract"(%4577) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %4599 = "vector.extract"(%4577) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %4600 = "vector.extract"(%4577) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %4601 = "vector.extract"(%4577) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %4602 = "vector.extract"(%4577) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %4603 = "vector.extract"(%4577) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %4604 = "vector.extract"(%4577) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %4605 = "vector.extract"(%4577) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %4606 = "vector.extract"(%4577) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %4607 = "vector.extract"(%4577) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %4608 = "vector.extract"(%4577) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %4609 = "vector.extract"(%4577) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %4610 = "vector.extract"(%4577) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %4611 = "vector.extract"(%4577) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %4612 = "vector.extract"(%4577) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %4613 = "vector.extract"(%4577) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %4614 = "vector.extract"(%4577) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %4615 = "vector.extract"(%4577) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %4616 = "vector.extract"(%4577) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %4617 = "vector.extract"(%4577) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %4618 = "vector.extract"(%4577) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %4619 = "vector.extract"(%4577) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %4620 = "vector.extract"(%4577) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %4621 = "vector.extract"(%4577) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %4622 = "vector.extract"(%4577) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %4623 = "vector.extract"(%4577) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %4624 = "vector.extract"(%4577) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %4625 = "vector.extract"(%4577) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %4626 = "vector.extract"(%4577) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %4627 = "vector.extract"(%4577) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %4628 = "vector.extract"(%4577) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %4629 = "vector.extract"(%4577) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %4630 = "vector.extract"(%4577) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %4631 = "vector.extract"(%4577) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %4632 = "vector.extract"(%4577) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %4633 = "vector.extract"(%4577) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %4634 = "vector.extract"(%4577) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %4635 = "vector.extract"(%4577) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %4636 = "vector.extract"(%4577) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %4637 = "vector.extract"(%4577) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %4638 = "vector.extract"(%4577) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %4639 = "vector.extract"(%4577) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %4640 = "vector.extract"(%4577) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %4641 = "vector.extract"(%4577) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                "scf.yield"(%4511, %4512, %4578, %4579, %4513, %4514, %4580, %4581, %4515, %4516, %4582, %4583, %4517, %4518, %4584, %4585, %4519, %4520, %4586, %4587, %4521, %4522, %4588, %4589, %4523, %4524, %4590, %4591, %4525, %4526, %4592, %4593, %4527, %4528, %4594, %4595, %4529, %4530, %4596, %4597, %4531, %4532, %4598, %4599, %4533, %4534, %4600, %4601, %4535, %4536, %4602, %4603, %4537, %4538, %4604, %4605, %4539, %4540, %4606, %4607, %4541, %4542, %4608, %4609, %4543, %4544, %4610, %4611, %4545, %4546, %4612, %4613, %4547, %4548, %4614, %4615, %4549, %4550, %4616, %4617, %4551, %4552, %4618, %4619, %4553, %4554, %4620, %4621, %4555, %4556, %4622, %4623, %4557, %4558, %4624, %4625, %4559, %4560, %4626, %4627, %4561, %4562, %4628, %4629, %4563, %4564, %4630, %4631, %4565, %4566, %4632, %4633, %4567, %4568, %4634, %4635, %4569, %4570, %4636, %4637, %4571, %4572, %4638, %4639, %4573, %4574, %4640, %4641) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%4163, %4164, %4165, %4166, %4167, %4168, %4169, %4170, %4171, %4172, %4173, %4174, %4175, %4176, %4177, %4178, %4179, %4180, %4181, %4182, %4183, %4184, %4185, %4186, %4187, %4188, %4189, %4190, %4191, %4192, %4193, %4194, %4195, %4196, %4197, %4198, %4199, %4200, %4201, %4202, %4203, %4204, %4205, %4206, %4207, %4208, %4209, %4210, %4211, %4212, %4213, %4214, %4215, %4216, %4217, %4218, %4219, %4220, %4221, %4222, %4223, %4224, %4225, %4226, %4227, %4228, %4229, %4230, %4231, %4232, %4233, %4234, %4235, %4236, %4237, %4238, %4239, %4240, %4241, %4242, %4243, %4244, %4245, %4246, %4247, %4248, %4249, %4250, %4251, %4252, %4253, %4254, %4255, %4256, %4257, %4258, %4259, %4260, %4261, %4262, %4263, %4264, %4265, %4266, %4267, %4268, %4269, %4270, %4271, %4272, %4273, %4274, %4275, %4276, %4277, %4278, %4279, %4280, %4281, %4282, %4283, %4284, %4285, %4286, %4287, %4288, %4289, %4290) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %4642 = "llvm.getelementptr"(%1080, %3124) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t4644_a = "llvm.ptrtoint"(%4642) : (!llvm.ptr<3>) -> i32
              %t4644_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t4644_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t4644_fields = "arith.constant"() {value = 4611686293322072064 : i64} : () -> i64
              %t4644_shifted = "arith.shrui"(%t4644_a, %t4644_four) : (i32, i32) -> i32
              %t4644_low = "arith.andi"(%t4644_shifted, %t4644_mask) : (i32, i32) -> i32
              %t4644_wide = "arith.extui"(%t4644_low) : (i32) -> i64
              %4643 = "arith.ori"(%t4644_wide, %t4644_fields) : (i64, i64) -> i64
              %t4773_r = "llvm.inline_asm"(%4380, %4381, %4382, %4383, %4384, %4385, %4386, %4387, %4388, %4389, %4390, %4391, %4392, %4393, %4394, %4395, %4396, %4397, %4398, %4399, %4400, %4401, %4402, %4403, %4404, %4405, %4406, %4407, %4408, %4409, %4410, %4411, %4412, %4413, %4414, %4415, %4416, %4417, %4418, %4419, %4420, %4421, %4422, %4423, %4424, %4425, %4426, %4427, %4428, %4429, %4430, %4431, %4432, %4433, %4434, %4435, %4436, %4437, %4438, %4439, %4440, %4441, %4442, %4443, %4444, %4445, %4446, %4447, %4448, %4449, %4450, %4451, %4452, %4453, %4454, %4455, %4456, %4457, %4458, %4459, %4460, %4461, %4462, %4463, %4464, %4465, %4466, %4467, %4468, %4469, %4470, %4471, %4472, %4473, %4474, %4475, %4476, %4477, %4478, %4479, %4480, %4481, %4482, %4483, %4484, %4485, %4486, %4487, %4488, %4489, %4490, %4491, %4492, %4493, %4494, %4495, %4496, %4497, %4498, %4499, %4500, %4501, %4502, %4503, %4504, %4505, %4506, %4507) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %4645 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 0>} : (!struct1) -> f32
              %4646 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 1>} : (!struct1) -> f32
              %4647 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 2>} : (!struct1) -> f32
              %4648 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 3>} : (!struct1) -> f32
              %4649 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 4>} : (!struct1) -> f32
              %4650 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 5>} : (!struct1) -> f32
              %4651 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 6>} : (!struct1) -> f32
              %4652 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 7>} : (!struct1) -> f32
              %4653 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 8>} : (!struct1) -> f32
              %4654 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 9>} : (!struct1) -> f32
              %4655 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 10>} : (!struct1) -> f32
              %4656 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 11>} : (!struct1) -> f32
              %4657 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 12>} : (!struct1) -> f32
              %4658 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 13>} : (!struct1) -> f32
              %4659 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 14>} : (!struct1) -> f32
              %4660 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 15>} : (!struct1) -> f32
              %4661 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 16>} : (!struct1) -> f32
              %4662 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 17>} : (!struct1) -> f32
              %4663 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 18>} : (!struct1) -> f32
              %4664 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 19>} : (!struct1) -> f32
              %4665 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 20>} : (!struct1) -> f32
              %4666 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 21>} : (!struct1) -> f32
              %4667 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 22>} : (!struct1) -> f32
              %4668 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 23>} : (!struct1) -> f32
              %4669 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 24>} : (!struct1) -> f32
              %4670 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 25>} : (!struct1) -> f32
              %4671 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 26>} : (!struct1) -> f32
              %4672 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 27>} : (!struct1) -> f32
              %4673 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 28>} : (!struct1) -> f32
              %4674 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 29>} : (!struct1) -> f32
              %4675 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 30>} : (!struct1) -> f32
              %4676 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 31>} : (!struct1) -> f32
              %4677 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 32>} : (!struct1) -> f32
              %4678 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 33>} : (!struct1) -> f32
              %4679 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 34>} : (!struct1) -> f32
              %4680 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 35>} : (!struct1) -> f32
              %4681 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 36>} : (!struct1) -> f32
              %4682 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 37>} : (!struct1) -> f32
              %4683 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 38>} : (!struct1) -> f32
              %4684 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 39>} : (!struct1) -> f32
              %4685 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 40>} : (!struct1) -> f32
              %4686 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 41>} : (!struct1) -> f32
              %4687 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 42>} : (!struct1) -> f32
              %4688 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 43>} : (!struct1) -> f32
              %4689 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 44>} : (!struct1) -> f32
              %4690 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 45>} : (!struct1) -> f32
              %4691 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 46>} : (!struct1) -> f32
              %4692 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 47>} : (!struct1) -> f32
              %4693 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 48>} : (!struct1) -> f32
              %4694 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 49>} : (!struct1) -> f32
              %4695 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 50>} : (!struct1) -> f32
              %4696 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 51>} : (!struct1) -> f32
              %4697 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 52>} : (!struct1) -> f32
              %4698 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 53>} : (!struct1) -> f32
              %4699 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 54>} : (!struct1) -> f32
              %4700 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 55>} : (!struct1) -> f32
              %4701 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 56>} : (!struct1) -> f32
              %4702 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 57>} : (!struct1) -> f32
              %4703 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 58>} : (!struct1) -> f32
              %4704 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 59>} : (!struct1) -> f32
              %4705 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 60>} : (!struct1) -> f32
              %4706 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 61>} : (!struct1) -> f32
              %4707 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 62>} : (!struct1) -> f32
              %4708 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 63>} : (!struct1) -> f32
              %4709 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 64>} : (!struct1) -> f32
              %4710 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 65>} : (!struct1) -> f32
              %4711 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 66>} : (!struct1) -> f32
              %4712 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 67>} : (!struct1) -> f32
              %4713 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 68>} : (!struct1) -> f32
              %4714 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 69>} : (!struct1) -> f32
              %4715 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 70>} : (!struct1) -> f32
              %4716 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 71>} : (!struct1) -> f32
              %4717 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 72>} : (!struct1) -> f32
              %4718 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 73>} : (!struct1) -> f32
              %4719 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 74>} : (!struct1) -> f32
              %4720 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 75>} : (!struct1) -> f32
              %4721 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 76>} : (!struct1) -> f32
              %4722 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 77>} : (!struct1) -> f32
              %4723 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 78>} : (!struct1) -> f32
              %4724 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 79>} : (!struct1) -> f32
              %4725 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 80>} : (!struct1) -> f32
              %4726 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 81>} : (!struct1) -> f32
              %4727 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 82>} : (!struct1) -> f32
              %4728 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 83>} : (!struct1) -> f32
              %4729 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 84>} : (!struct1) -> f32
              %4730 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 85>} : (!struct1) -> f32
              %4731 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 86>} : (!struct1) -> f32
              %4732 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 87>} : (!struct1) -> f32
              %4733 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 88>} : (!struct1) -> f32
              %4734 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 89>} : (!struct1) -> f32
              %4735 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 90>} : (!struct1) -> f32
              %4736 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 91>} : (!struct1) -> f32
              %4737 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 92>} : (!struct1) -> f32
              %4738 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 93>} : (!struct1) -> f32
              %4739 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 94>} : (!struct1) -> f32
              %4740 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 95>} : (!struct1) -> f32
              %4741 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 96>} : (!struct1) -> f32
              %4742 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 97>} : (!struct1) -> f32
              %4743 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 98>} : (!struct1) -> f32
              %4744 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 99>} : (!struct1) -> f32
              %4745 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 100>} : (!struct1) -> f32
              %4746 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 101>} : (!struct1) -> f32
              %4747 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 102>} : (!struct1) -> f32
              %4748 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 103>} : (!struct1) -> f32
              %4749 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 104>} : (!struct1) -> f32
              %4750 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 105>} : (!struct1) -> f32
              %4751 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 106>} : (!struct1) -> f32
              %4752 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 107>} : (!struct1) -> f32
              %4753 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 108>} : (!struct1) -> f32
              %4754 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 109>} : (!struct1) -> f32
              %4755 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 110>} : (!struct1) -> f32
              %4756 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 111>} : (!struct1) -> f32
              %4757 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 112>} : (!struct1) -> f32
              %4758 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 113>} : (!struct1) -> f32
              %4759 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 114>} : (!struct1) -> f32
              %4760 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 115>} : (!struct1) -> f32
              %4761 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 116>} : (!struct1) -> f32
              %4762 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 117>} : (!struct1) -> f32
              %4763 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 118>} : (!struct1) -> f32
              %4764 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 119>} : (!struct1) -> f32
              %4765 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 120>} : (!struct1) -> f32
              %4766 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 121>} : (!struct1) -> f32
              %4767 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 122>} : (!struct1) -> f32
              %4768 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 123>} : (!struct1) -> f32
              %4769 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 124>} : (!struct1) -> f32
              %4770 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 125>} : (!struct1) -> f32
              %4771 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 126>} : (!struct1) -> f32
              %4772 = "llvm.extractvalue"(%t4773_r) {position = array<i64: 127>} : (!struct1) -> f32
              %t4902_r = "llvm.inline_asm"(%4645, %4646, %4647, %4648, %4649, %4650, %4651, %4652, %4653, %4654, %4655, %4656, %4657, %4658, %4659, %4660, %4661, %4662, %4663, %4664, %4665, %4666, %4667, %4668, %4669, %4670, %4671, %4672, %4673, %4674, %4675, %4676, %4677, %4678, %4679, %4680, %4681, %4682, %4683, %4684, %4685, %4686, %4687, %4688, %4689, %4690, %4691, %4692, %4693, %4694, %4695, %4696, %4697, %4698, %4699, %4700, %4701, %4702, %4703, %4704, %4705, %4706, %4707, %4708, %4709, %4710, %4711, %4712, %4713, %4714, %4715, %4716, %4717, %4718, %4719, %4720, %4721, %4722, %4723, %4724, %4725, %4726, %4727, %4728, %4729, %4730, %4731, %4732, %4733, %4734, %4735, %4736, %4737, %4738, %4739, %4740, %4741, %4742, %4743, %4744, %4745, %4746, %4747, %4748, %4749, %4750, %4751, %4752, %4753, %4754, %4755, %4756, %4757, %4758, %4759, %4760, %4761, %4762, %4763, %4764, %4765, %4766, %4767, %4768, %4769, %4770, %4771, %4772, %4139, %4140, %4141, %4142, %4143, %4144, %4145, %4146, %4643, %3599) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $264, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, {$256, $257, $258, $259}, db, $265, 1, 1, 1;\0Aadd.s64 db, $264, 128;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, {$260, $261, $262, $263}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 55 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
              %4774 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 0>} : (!struct1) -> f32
              %4775 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 1>} : (!struct1) -> f32
              %4776 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 2>} : (!struct1) -> f32
              %4777 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 3>} : (!struct1) -> f32
              %4778 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 4>} : (!struct1) -> f32
              %4779 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 5>} : (!struct1) -> f32
              %4780 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 6>} : (!struct1) -> f32
              %4781 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 7>} : (!struct1) -> f32
              %4782 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 8>} : (!struct1) -> f32
              %4783 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 9>} : (!struct1) -> f32
              %4784 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 10>} : (!struct1) -> f32
              %4785 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 11>} : (!struct1) -> f32
              %4786 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 12>} : (!struct1) -> f32
              %4787 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 13>} : (!struct1) -> f32
              %4788 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 14>} : (!struct1) -> f32
              %4789 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 15>} : (!struct1) -> f32
              %4790 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 16>} : (!struct1) -> f32
              %4791 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 17>} : (!struct1) -> f32
              %4792 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 18>} : (!struct1) -> f32
              %4793 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 19>} : (!struct1) -> f32
              %4794 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 20>} : (!struct1) -> f32
              %4795 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 21>} : (!struct1) -> f32
              %4796 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 22>} : (!struct1) -> f32
              %4797 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 23>} : (!struct1) -> f32
              %4798 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 24>} : (!struct1) -> f32
              %4799 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 25>} : (!struct1) -> f32
              %4800 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 26>} : (!struct1) -> f32
              %4801 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 27>} : (!struct1) -> f32
              %4802 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 28>} : (!struct1) -> f32
              %4803 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 29>} : (!struct1) -> f32
              %4804 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 30>} : (!struct1) -> f32
              %4805 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 31>} : (!struct1) -> f32
              %4806 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 32>} : (!struct1) -> f32
              %4807 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 33>} : (!struct1) -> f32
              %4808 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 34>} : (!struct1) -> f32
              %4809 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 35>} : (!struct1) -> f32
              %4810 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 36>} : (!struct1) -> f32
              %4811 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 37>} : (!struct1) -> f32
              %4812 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 38>} : (!struct1) -> f32
              %4813 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 39>} : (!struct1) -> f32
              %4814 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 40>} : (!struct1) -> f32
              %4815 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 41>} : (!struct1) -> f32
              %4816 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 42>} : (!struct1) -> f32
              %4817 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 43>} : (!struct1) -> f32
              %4818 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 44>} : (!struct1) -> f32
              %4819 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 45>} : (!struct1) -> f32
              %4820 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 46>} : (!struct1) -> f32
              %4821 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 47>} : (!struct1) -> f32
              %4822 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 48>} : (!struct1) -> f32
              %4823 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 49>} : (!struct1) -> f32
              %4824 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 50>} : (!struct1) -> f32
              %4825 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 51>} : (!struct1) -> f32
              %4826 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 52>} : (!struct1) -> f32
              %4827 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 53>} : (!struct1) -> f32
              %4828 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 54>} : (!struct1) -> f32
              %4829 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 55>} : (!struct1) -> f32
              %4830 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 56>} : (!struct1) -> f32
              %4831 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 57>} : (!struct1) -> f32
              %4832 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 58>} : (!struct1) -> f32
              %4833 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 59>} : (!struct1) -> f32
              %4834 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 60>} : (!struct1) -> f32
              %4835 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 61>} : (!struct1) -> f32
              %4836 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 62>} : (!struct1) -> f32
              %4837 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 63>} : (!struct1) -> f32
              %4838 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 64>} : (!struct1) -> f32
              %4839 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 65>} : (!struct1) -> f32
              %4840 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 66>} : (!struct1) -> f32
              %4841 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 67>} : (!struct1) -> f32
              %4842 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 68>} : (!struct1) -> f32
              %4843 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 69>} : (!struct1) -> f32
              %4844 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 70>} : (!struct1) -> f32
              %4845 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 71>} : (!struct1) -> f32
              %4846 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 72>} : (!struct1) -> f32
              %4847 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 73>} : (!struct1) -> f32
              %4848 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 74>} : (!struct1) -> f32
              %4849 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 75>} : (!struct1) -> f32
              %4850 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 76>} : (!struct1) -> f32
              %4851 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 77>} : (!struct1) -> f32
              %4852 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 78>} : (!struct1) -> f32
              %4853 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 79>} : (!struct1) -> f32
              %4854 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 80>} : (!struct1) -> f32
              %4855 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 81>} : (!struct1) -> f32
              %4856 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 82>} : (!struct1) -> f32
              %4857 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 83>} : (!struct1) -> f32
              %4858 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 84>} : (!struct1) -> f32
              %4859 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 85>} : (!struct1) -> f32
              %4860 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 86>} : (!struct1) -> f32
              %4861 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 87>} : (!struct1) -> f32
              %4862 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 88>} : (!struct1) -> f32
              %4863 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 89>} : (!struct1) -> f32
              %4864 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 90>} : (!struct1) -> f32
              %4865 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 91>} : (!struct1) -> f32
              %4866 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 92>} : (!struct1) -> f32
              %4867 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 93>} : (!struct1) -> f32
              %4868 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 94>} : (!struct1) -> f32
              %4869 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 95>} : (!struct1) -> f32
              %4870 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 96>} : (!struct1) -> f32
              %4871 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 97>} : (!struct1) -> f32
              %4872 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 98>} : (!struct1) -> f32
              %4873 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 99>} : (!struct1) -> f32
              %4874 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 100>} : (!struct1) -> f32
              %4875 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 101>} : (!struct1) -> f32
              %4876 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 102>} : (!struct1) -> f32
              %4877 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 103>} : (!struct1) -> f32
              %4878 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 104>} : (!struct1) -> f32
              %4879 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 105>} : (!struct1) -> f32
              %4880 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 106>} : (!struct1) -> f32
              %4881 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 107>} : (!struct1) -> f32
              %4882 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 108>} : (!struct1) -> f32
              %4883 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 109>} : (!struct1) -> f32
              %4884 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 110>} : (!struct1) -> f32
              %4885 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 111>} : (!struct1) -> f32
              %4886 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 112>} : (!struct1) -> f32
              %4887 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 113>} : (!struct1) -> f32
              %4888 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 114>} : (!struct1) -> f32
              %4889 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 115>} : (!struct1) -> f32
              %4890 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 116>} : (!struct1) -> f32
              %4891 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 117>} : (!struct1) -> f32
              %4892 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 118>} : (!struct1) -> f32
              %4893 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 119>} : (!struct1) -> f32
              %4894 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 120>} : (!struct1) -> f32
              %4895 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 121>} : (!struct1) -> f32
              %4896 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 122>} : (!struct1) -> f32
              %4897 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 123>} : (!struct1) -> f32
              %4898 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 124>} : (!struct1) -> f32
              %4899 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 125>} : (!struct1) -> f32
              %4900 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 126>} : (!struct1) -> f32
              %4901 = "llvm.extractvalue"(%t4902_r) {position = array<i64: 127>} : (!struct1) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %4903 = "arith.addi"(%3119, %164) : (i32, i32) -> i32
              %4904 = "arith.cmpi"(%4903, %158) {predicate = 0 : i64} : (i32, i32) -> i1
              %4905 = "arith.xori"(%3118, %164) : (i32, i32) -> i32
              %4906 = "arith.select"(%4904, %4905, %3118) : (i1, i32, i32) -> i32
              %4907 = "arith.select"(%4904, %40, %4903) : (i1, i32, i32) -> i32
              %4908 = "arith.addi"(%3120, %164) : (i32, i32) -> i32
              %t5053_r = "llvm.inline_asm"(%4147, %4148, %4149, %4150, %4151, %4152, %4153, %4154, %4155, %4156, %4157, %4158, %4159, %4160, %4161, %4162, %4774, %4775, %4776, %4777, %4778, %4779, %4780, %4781, %4782, %4783, %4784, %4785, %4786, %4787, %4788, %4789, %4790, %4791, %4792, %4793, %4794, %4795, %4796, %4797, %4798, %4799, %4800, %4801, %4802, %4803, %4804, %4805, %4806, %4807, %4808, %4809, %4810, %4811, %4812, %4813, %4814, %4815, %4816, %4817, %4818, %4819, %4820, %4821, %4822, %4823, %4824, %4825, %4826, %4827, %4828, %4829, %4830, %4831, %4832, %4833, %4834, %4835, %4836, %4837, %4838, %4839, %4840, %4841, %4842, %4843, %4844, %4845, %4846, %4847, %4848, %4849, %4850, %4851, %4852, %4853, %4854, %4855, %4856, %4857, %4858, %4859, %4860, %4861, %4862, %4863, %4864, %4865, %4866, %4867, %4868, %4869, %4870, %4871, %4872, %4873, %4874, %4875, %4876, %4877, %4878, %4879, %4880, %4881, %4882, %4883, %4884, %4885, %4886, %4887, %4888, %4889, %4890, %4891, %4892, %4893, %4894, %4895, %4896, %4897, %4898, %4899, %4900, %4901) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %4909 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 0>} : (!struct2) -> f32
              %4910 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 1>} : (!struct2) -> f32
              %4911 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 2>} : (!struct2) -> f32
              %4912 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 3>} : (!struct2) -> f32
              %4913 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 4>} : (!struct2) -> f32
              %4914 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 5>} : (!struct2) -> f32
              %4915 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 6>} : (!struct2) -> f32
              %4916 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 7>} : (!struct2) -> f32
              %4917 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 8>} : (!struct2) -> f32
              %4918 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 9>} : (!struct2) -> f32
              %4919 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 10>} : (!struct2) -> f32
              %4920 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 11>} : (!struct2) -> f32
              %4921 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 12>} : (!struct2) -> f32
              %4922 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 13>} : (!struct2) -> f32
              %4923 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 14>} : (!struct2) -> f32
              %4924 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 15>} : (!struct2) -> f32
              %4925 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 16>} : (!struct2) -> f32
              %4926 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 17>} : (!struct2) -> f32
              %4927 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 18>} : (!struct2) -> f32
              %4928 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 19>} : (!struct2) -> f32
              %4929 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 20>} : (!struct2) -> f32
              %4930 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 21>} : (!struct2) -> f32
              %4931 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 22>} : (!struct2) -> f32
              %4932 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 23>} : (!struct2) -> f32
              %4933 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 24>} : (!struct2) -> f32
              %4934 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 25>} : (!struct2) -> f32
              %4935 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 26>} : (!struct2) -> f32
              %4936 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 27>} : (!struct2) -> f32
              %4937 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 28>} : (!struct2) -> f32
              %4938 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 29>} : (!struct2) -> f32
              %4939 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 30>} : (!struct2) -> f32
              %4940 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 31>} : (!struct2) -> f32
              %4941 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 32>} : (!struct2) -> f32
              %4942 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 33>} : (!struct2) -> f32
              %4943 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 34>} : (!struct2) -> f32
              %4944 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 35>} : (!struct2) -> f32
              %4945 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 36>} : (!struct2) -> f32
              %4946 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 37>} : (!struct2) -> f32
              %4947 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 38>} : (!struct2) -> f32
              %4948 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 39>} : (!struct2) -> f32
              %4949 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 40>} : (!struct2) -> f32
              %4950 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 41>} : (!struct2) -> f32
              %4951 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 42>} : (!struct2) -> f32
              %4952 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 43>} : (!struct2) -> f32
              %4953 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 44>} : (!struct2) -> f32
              %4954 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 45>} : (!struct2) -> f32
              %4955 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 46>} : (!struct2) -> f32
              %4956 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 47>} : (!struct2) -> f32
              %4957 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 48>} : (!struct2) -> f32
              %4958 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 49>} : (!struct2) -> f32
              %4959 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 50>} : (!struct2) -> f32
              %4960 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 51>} : (!struct2) -> f32
              %4961 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 52>} : (!struct2) -> f32
              %4962 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 53>} : (!struct2) -> f32
              %4963 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 54>} : (!struct2) -> f32
              %4964 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 55>} : (!struct2) -> f32
              %4965 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 56>} : (!struct2) -> f32
              %4966 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 57>} : (!struct2) -> f32
              %4967 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 58>} : (!struct2) -> f32
              %4968 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 59>} : (!struct2) -> f32
              %4969 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 60>} : (!struct2) -> f32
              %4970 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 61>} : (!struct2) -> f32
              %4971 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 62>} : (!struct2) -> f32
              %4972 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 63>} : (!struct2) -> f32
              %4973 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 64>} : (!struct2) -> f32
              %4974 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 65>} : (!struct2) -> f32
              %4975 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 66>} : (!struct2) -> f32
              %4976 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 67>} : (!struct2) -> f32
              %4977 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 68>} : (!struct2) -> f32
              %4978 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 69>} : (!struct2) -> f32
              %4979 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 70>} : (!struct2) -> f32
              %4980 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 71>} : (!struct2) -> f32
              %4981 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 72>} : (!struct2) -> f32
              %4982 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 73>} : (!struct2) -> f32
              %4983 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 74>} : (!struct2) -> f32
              %4984 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 75>} : (!struct2) -> f32
              %4985 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 76>} : (!struct2) -> f32
              %4986 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 77>} : (!struct2) -> f32
              %4987 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 78>} : (!struct2) -> f32
              %4988 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 79>} : (!struct2) -> f32
              %4989 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 80>} : (!struct2) -> f32
              %4990 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 81>} : (!struct2) -> f32
              %4991 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 82>} : (!struct2) -> f32
              %4992 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 83>} : (!struct2) -> f32
              %4993 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 84>} : (!struct2) -> f32
              %4994 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 85>} : (!struct2) -> f32
              %4995 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 86>} : (!struct2) -> f32
              %4996 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 87>} : (!struct2) -> f32
              %4997 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 88>} : (!struct2) -> f32
              %4998 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 89>} : (!struct2) -> f32
              %4999 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 90>} : (!struct2) -> f32
              %5000 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 91>} : (!struct2) -> f32
              %5001 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 92>} : (!struct2) -> f32
              %5002 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 93>} : (!struct2) -> f32
              %5003 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 94>} : (!struct2) -> f32
              %5004 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 95>} : (!struct2) -> f32
              %5005 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 96>} : (!struct2) -> f32
              %5006 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 97>} : (!struct2) -> f32
              %5007 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 98>} : (!struct2) -> f32
              %5008 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 99>} : (!struct2) -> f32
              %5009 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 100>} : (!struct2) -> f32
              %5010 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 101>} : (!struct2) -> f32
              %5011 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 102>} : (!struct2) -> f32
              %5012 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 103>} : (!struct2) -> f32
              %5013 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 104>} : (!struct2) -> f32
              %5014 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 105>} : (!struct2) -> f32
              %5015 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 106>} : (!struct2) -> f32
              %5016 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 107>} : (!struct2) -> f32
              %5017 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 108>} : (!struct2) -> f32
              %5018 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 109>} : (!struct2) -> f32
              %5019 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 110>} : (!struct2) -> f32
              %5020 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 111>} : (!struct2) -> f32
              %5021 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 112>} : (!struct2) -> f32
              %5022 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 113>} : (!struct2) -> f32
              %5023 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 114>} : (!struct2) -> f32
              %5024 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 115>} : (!struct2) -> f32
              %5025 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 116>} : (!struct2) -> f32
              %5026 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 117>} : (!struct2) -> f32
              %5027 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 118>} : (!struct2) -> f32
              %5028 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 119>} : (!struct2) -> f32
              %5029 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 120>} : (!struct2) -> f32
              %5030 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 121>} : (!struct2) -> f32
              %5031 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 122>} : (!struct2) -> f32
              %5032 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 123>} : (!struct2) -> f32
              %5033 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 124>} : (!struct2) -> f32
              %5034 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 125>} : (!struct2) -> f32
              %5035 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 126>} : (!struct2) -> f32
              %5036 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 127>} : (!struct2) -> f32
              %5037 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 128>} : (!struct2) -> f32
              %5038 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 129>} : (!struct2) -> f32
              %5039 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 130>} : (!struct2) -> f32
              %5040 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 131>} : (!struct2) -> f32
              %5041 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 132>} : (!struct2) -> f32
              %5042 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 133>} : (!struct2) -> f32
              %5043 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 134>} : (!struct2) -> f32
              %5044 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 135>} : (!struct2) -> f32
              %5045 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 136>} : (!struct2) -> f32
              %5046 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 137>} : (!struct2) -> f32
              %5047 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 138>} : (!struct2) -> f32
              %5048 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 139>} : (!struct2) -> f32
              %5049 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 140>} : (!struct2) -> f32
              %5050 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 141>} : (!struct2) -> f32
              %5051 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 142>} : (!struct2) -> f32
              %5052 = "llvm.extractvalue"(%t5053_r) {position = array<i64: 143>} : (!struct2) -> f32
              "scf.if"(%4292) ({
                %5054 = "llvm.getelementptr"(%66, %4299) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t5055_s0 = "llvm.ptrtoint"(%5054) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t5055_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %5056 = "arith.addi"(%4299, %164) : (i32, i32) -> i32
              %5057 = "arith.cmpi"(%5056, %158) {predicate = 0 : i64} : (i32, i32) -> i1
              %5058 = "arith.xori"(%4298, %164) : (i32, i32) -> i32
              %5059 = "arith.select"(%5057, %5058, %4298) : (i1, i32, i32) -> i32
              %5060 = "arith.select"(%5057, %40, %5056) : (i1, i32, i32) -> i32
              %5061 = "arith.addi"(%4300, %164) : (i32, i32) -> i32
              "scf.yield"(%4908, %4907, %4906, %5061, %5060, %5059, %4909, %4910, %4911, %4912, %4913, %4914, %4915, %4916, %4917, %4918, %4919, %4920, %4921, %4922, %4923, %4924, %4925, %4926, %4927, %4928, %4929, %4930, %4931, %4932, %4933, %4934, %4935, %4936, %4937, %4938, %4939, %4940, %4941, %4942, %4943, %4944, %4945, %4946, %4947, %4948, %4949, %4950, %4951, %4952, %4953, %4954, %4955, %4956, %4957, %4958, %4959, %4960, %4961, %4962, %4963, %4964, %4965, %4966, %4967, %4968, %4969, %4970, %4971, %4972, %4973, %4974, %4975, %4976, %4977, %4978, %4979, %4980, %4981, %4982, %4983, %4984, %4985, %4986, %4987, %4988, %4989, %4990, %4991, %4992, %4993, %4994, %4995, %4996, %4997, %4998, %4999, %5000, %5001, %5002, %5003, %5004, %5005, %5006, %5007, %5008, %5009, %5010, %5011, %5012, %5013, %5014, %5015, %5016, %5017, %5018, %5019, %5020, %5021, %5022, %5023, %5024, %5025, %5026, %5027, %5028, %5029, %5030, %5031, %5032, %5033, %5034, %5035, %5036, %5037, %5038, %5039, %5040, %5041, %5042, %5043, %5044, %5045, %5046, %5047, %5048, %5049, %5050, %5051, %5052, %4014, %4015, %4134, %4135, %4351, %4353, %4355, %4357, %4367, %4369, %4371, %4373) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32)
            %5062 = "arith.cmpi"(%1091, %40) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%5062) ({
              %5063 = "llvm.getelementptr"(%50, %1332) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t5064_s0 = "llvm.ptrtoint"(%5063) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t5064_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %5065 = "arith.addi"(%1332, %164) : (i32, i32) -> i32
            %5066 = "arith.cmpi"(%5065, %164) {predicate = 0 : i64} : (i32, i32) -> i1
            %5067 = "arith.xori"(%1333, %164) : (i32, i32) -> i32
            %5068 = "arith.select"(%5066, %5067, %1333) : (i1, i32, i32) -> i32
            %5069 = "arith.select"(%5066, %40, %5065) : (i1, i32, i32) -> i32
            %5070 = "arith.addi"(%1331, %164) : (i32, i32) -> i32
            %5071 = "arith.subi"(%1373, %164) : (i32, i32) -> i32
            %5072 = "arith.andi"(%5071, %164) : (i32, i32) -> i32
            %5073 = "arith.cmpi"(%5072, %1074) {predicate = 1 : i64} : (i32, i32) -> i1
            %5074, %5075, %5076, %5077, %5078, %5079, %5080, %5081, %5082, %5083, %5084, %5085, %5086, %5087, %5088, %5089, %5090, %5091, %5092, %5093, %5094, %5095, %5096, %5097, %5098, %5099, %5100, %5101, %5102, %5103, %5104, %5105, %5106, %5107, %5108, %5109, %5110, %5111, %5112, %5113, %5114, %5115, %5116, %5117, %5118, %5119, %5120, %5121, %5122, %5123, %5124, %5125, %5126, %5127, %5128, %5129, %5130, %5131, %5132, %5133, %5134, %5135, %5136, %5137, %5138, %5139, %5140, %5141, %5142, %5143, %5144, %5145, %5146, %5147, %5148, %5149, %5150, %5151, %5152, %5153, %5154, %5155, %5156, %5157, %5158, %5159, %5160, %5161, %5162, %5163, %5164, %5165, %5166, %5167, %5168, %5169, %5170, %5171, %5172, %5173, %5174, %5175, %5176, %5177, %5178, %5179, %5180, %5181, %5182, %5183, %5184, %5185, %5186, %5187, %5188, %5189, %5190, %5191, %5192, %5193, %5194, %5195, %5196, %5197, %5198, %5199, %5200, %5201, %5202, %5203, %5204, %5205, %5206, %5207, %5208, %5209, %5210, %5211, %5212, %5213, %5214, %5215, %5216, %5217, %5218, %5219, %5220, %5221, %5222, %5223, %5224, %5225, %5226, %5227 = "scf.if"(%5073) ({
              %5228 = "arith.constant"() {value = 256 : i32} : () -> i32
              "nvvm.barrier"(%2789, %5228) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 56 : i32} : (i32, i32) -> ()
              %5229 = "arith.subi"(%164, %1074) : (i32, i32) -> i32
              %5230 = "arith.constant"() {value = 64 : i32} : () -> i32
              %5231 = "arith.muli"(%5229, %5230) : (i32, i32) -> i32
              %5232 = "arith.addi"(%1095, %5231) : (i32, i32) -> i32
              %5233 = "llvm.getelementptr"(%46, %5232) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %5234 = "llvm.load"(%5233) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %5235 = "llvm.getelementptr"(%47, %5232) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %5236 = "llvm.load"(%5235) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %5237 = "arith.addi"(%1095, %155) : (i32, i32) -> i32
              %5238 = "arith.addi"(%5237, %5231) : (i32, i32) -> i32
              %5239 = "llvm.getelementptr"(%46, %5238) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %5240 = "llvm.load"(%5239) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %5241 = "llvm.getelementptr"(%47, %5238) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %5242 = "llvm.load"(%5241) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
              %5243 = "vector.from_elements"(%2942, %2943) : (f32, f32) -> vector<2xf32>
              %5244 = "vector.from_elements"(%5236, %5242) : (f32, f32) -> vector<2xf32>
              %5245 = "arith.mulf"(%5243, %5244) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %5246 = "vector.extract"(%5245) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %5247 = "vector.extract"(%5245) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %5248 = "arith.constant"() {value = 1.0 : f32} : () -> f32
              %5249 = "arith.cmpf"(%5236, %5248) {predicate = 13 : i64} : (f32, f32) -> i1
              %5250 = "arith.cmpf"(%5242, %5248) {predicate = 13 : i64} : (f32, f32) -> i1
              %5251 = "arith.ori"(%5249, %5250) : (i1, i1) -> i1
              %5252 = "nvvm.vote.sync"(%39, %5251) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 57 : i32} : (i32, i1) -> i1
              %5253, %5254, %5255, %5256, %5257, %5258, %5259, %5260, %5261, %5262, %5263, %5264, %5265, %5266, %5267, %5268, %5269, %5270, %5271, %5272, %5273, %5274, %5275, %5276, %5277, %5278, %5279, %5280, %5281, %5282, %5283, %5284, %5285, %5286, %5287, %5288, %5289, %5290, %5291, %5292, %5293, %5294, %5295, %5296, %5297, %5298, %5299, %5300, %5301, %5302, %5303, %5304, %5305, %5306, %5307, %5308, %5309, %5310, %5311, %5312, %5313, %5314, %5315, %5316, %5317, %5318, %5319, %5320, %5321, %5322, %5323, %5324, %5325, %5326, %5327, %5328, %5329, %5330, %5331, %5332, %5333, %5334, %5335, %5336, %5337, %5338, %5339, %5340, %5341, %5342, %5343, %5344, %5345, %5346, %5347, %5348, %5349, %5350, %5351, %5352, %5353, %5354, %5355, %5356, %5357, %5358, %5359, %5360, %5361, %5362, %5363, %5364, %5365, %5366, %5367, %5368, %5369, %5370, %5371, %5372, %5373, %5374, %5375, %5376, %5377, %5378, %5379, %5380 = "scf.if"(%5252) ({
                %5381 = "vector.from_elements"(%2812, %2813, %2816, %2817, %2820, %2821, %2824, %2825, %2828, %2829, %2832, %2833, %2836, %2837, %2840, %2841, %2844, %2845, %2848, %2849, %2852, %2853, %2856, %2857, %2860, %2861, %2864, %2865, %2868, %2869, %2872, %2873, %2876, %2877, %2880, %2881, %2884, %2885, %2888, %2889, %2892, %2893, %2896, %2897, %2900, %2901, %2904, %2905, %2908, %2909, %2912, %2913, %2916, %2917, %2920, %2921, %2924, %2925, %2928, %2929, %2932, %2933, %2936, %2937) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %5382 = "vector.broadcast"(%5236) : (f32) -> vector<64xf32>
                %5383 = "arith.mulf"(%5381, %5382) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %5384 = "vector.extract"(%5383) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %5385 = "vector.extract"(%5383) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %5386 = "vector.extract"(%5383) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %5387 = "vector.extract"(%5383) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %5388 = "vector.extract"(%5383) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %5389 = "vector.extract"(%5383) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %5390 = "vector.extract"(%5383) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %5391 = "vector.extract"(%5383) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %5392 = "vector.extract"(%5383) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %5393 = "vector.extract"(%5383) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %5394 = "vector.extract"(%5383) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %5395 = "vector.extract"(%5383) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %5396 = "vector.extract"(%5383) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %5397 = "vector.extract"(%5383) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %5398 = "vector.extract"(%5383) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %5399 = "vector.extract"(%5383) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %5400 = "vector.extract"(%5383) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %5401 = "vector.extract"(%5383) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %5402 = "vector.extract"(%5383) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %5403 = "vector.extract"(%5383) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %5404 = "vector.extract"(%5383) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %5405 = "vector.extract"(%5383) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %5406 = "vector.extract"(%5383) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %5407 = "vector.extract"(%5383) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %5408 = "vector.extract"(%5383) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %5409 = "vector.extract"(%5383) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %5410 = "vector.extract"(%5383) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %5411 = "vector.extract"(%5383) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %5412 = "vector.extract"(%5383) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %5413 = "vector.extract"(%5383) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %5414 = "vector.extract"(%5383) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %5415 = "vector.extract"(%5383) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %5416 = "vector.extract"(%5383) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %5417 = "vector.extract"(%5383) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %5418 = "vector.extract"(%5383) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %5419 = "vector.extract"(%5383) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %5420 = "vector.extract"(%5383) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %5421 = "vector.extract"(%5383) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %5422 = "vector.extract"(%5383) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %5423 = "vector.extract"(%5383) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %5424 = "vector.extract"(%5383) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %5425 = "vector.extract"(%5383) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %5426 = "vector.extract"(%5383) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %5427 = "vector.extract"(%5383) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %5428 = "vector.extract"(%5383) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %5429 = "vector.extract"(%5383) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %5430 = "vector.extract"(%5383) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %5431 = "vector.extract"(%5383) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %5432 = "vector.extract"(%5383) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %5433 = "vector.extract"(%5383) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %5434 = "vector.extract"(%5383) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %5435 = "vector.extract"(%5383) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %5436 = "vector.extract"(%5383) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %5437 = "vector.extract"(%5383) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %5438 = "vector.extract"(%5383) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %5439 = "vector.extract"(%5383) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %5440 = "vector.extract"(%5383) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %5441 = "vector.extract"(%5383) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %5442 = "vector.extract"(%5383) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %5443 = "vector.extract"(%5383) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %5444 = "vector.extract"(%5383) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %5445 = "vector.extract"(%5383) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %5446 = "vector.extract"(%5383) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %5447 = "vector.extract"(%5383) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %5448 = "vector.from_elements"(%2814, %2815, %2818, %2819, %2822, %2823, %2826, %2827, %2830, %2831, %2834, %2835, %2838, %2839, %2842, %2843, %2846, %2847, %2850, %2851, %2854, %2855, %2858, %2859, %2862, %2863, %2866, %2867, %2870, %2871, %2874, %2875, %2878, %2879, %2882, %2883, %2886, %2887, %2890, %2891, %2894, %2895, %2898, %2899, %2902, %2903, %2906, %2907, %2910, %2911, %2914, %2915, %2918, %2919, %2922, %2923, %2926, %2927, %2930, %2931, %2934, %2935, %2938, %2939) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %5449 = "vector.broadcast"(%5242) : (f32) -> vector<64xf32>
                %5450 = "arith.mulf"(%5448, %5449) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
                %5451 = "vector.extract"(%5450) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %5452 = "vector.extract"(%5450) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %5453 = "vector.extract"(%5450) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %5454 = "vector.extract"(%5450) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %5455 = "vector.extract"(%5450) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %5456 = "vector.extract"(%5450) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %5457 = "vector.extract"(%5450) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %5458 = "vector.extract"(%5450) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %5459 = "vector.extract"(%5450) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %5460 = "vector.extract"(%5450) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %5461 = "vector.extract"(%5450) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %5462 = "vector.extract"(%5450) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %5463 = "vector.extract"(%5450) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %5464 = "vector.extract"(%5450) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %5465 = "vector.extract"(%5450) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %5466 = "vector.extract"(%5450) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %5467 = "vector.extract"(%5450) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %5468 = "vector.extract"(%5450) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %5469 = "vector.extract"(%5450) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %5470 = "vector.extract"(%5450) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %5471 = "vector.extract"(%5450) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %5472 = "vector.extract"(%5450) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %5473 = "vector.extract"(%5450) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %5474 = "vector.extract"(%5450) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %5475 = "vector.extract"(%5450) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %5476 = "vector.extract"(%5450) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %5477 = "vector.extract"(%5450) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %5478 = "vector.extract"(%5450) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %5479 = "vector.extract"(%5450) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %5480 = "vector.extract"(%5450) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %5481 = "vector.extract"(%5450) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %5482 = "vector.extract"(%5450) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %5483 = "vector.extract"(%5450) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %5484 = "vector.extract"(%5450) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %5485 = "vector.extract"(%5450) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %5486 = "vector.extract"(%5450) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %5487 = "vector.extract"(%5450) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %5488 = "vector.extract"(%5450) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %5489 = "vector.extract"(%5450) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %5490 = "vector.extract"(%5450) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %5491 = "vector.extract"(%5450) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %5492 = "vector.extract"(%5450) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %5493 = "vector.extract"(%5450) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %5494 = "vector.extract"(%5450) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %5495 = "vector.extract"(%5450) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %5496 = "vector.extract"(%5450) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %5497 = "vector.extract"(%5450) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %5498 = "vector.extract"(%5450) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %5499 = "vector.extract"(%5450) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %5500 = "vector.extract"(%5450) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %5501 = "vector.extract"(%5450) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %5502 = "vector.extract"(%5450) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %5503 = "vector.extract"(%5450) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %5504 = "vector.extract"(%5450) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %5505 = "vector.extract"(%5450) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %5506 = "vector.extract"(%5450) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %5507 = "vector.extract"(%5450) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %5508 = "vector.extract"(%5450) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %5509 = "vector.extract"(%5450) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %5510 = "vector.extract"(%5450) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %5511 = "vector.extract"(%5450) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %5512 = "vector.extract"(%5450) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %5513 = "vector.extract"(%5450) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %5514 = "vector.extract"(%5450) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                "scf.yield"(%5384, %5385, %5451, %5452, %5386, %5387, %5453, %5454, %5388, %5389, %5455, %5456, %5390, %5391, %5457, %5458, %5392, %5393, %5459, %5460, %5394, %5395, %5461, %5462, %5396, %5397, %5463, %5464, %5398, %5399, %5465, %5466, %5400, %5401, %5467, %5468, %5402, %5403, %5469, %5470, %5404, %5405, %5471, %5472, %5406, %5407, %5473, %5474, %5408, %5409, %5475, %5476, %5410, %5411, %5477, %5478, %5412, %5413, %5479, %5480, %5414, %5415, %5481, %5482, %5416, %5417, %5483, %5484, %5418, %5419, %5485, %5486, %5420, %5421, %5487, %5488, %5422, %5423, %5489, %5490, %5424, %5425, %5491, %5492, %5426, %5427, %5493, %5494, %5428, %5429, %5495, %5496, %5430, %5431, %5497, %5498, %5432, %5433, %5499, %5500, %5434, %5435, %5501, %5502, %5436, %5437, %5503, %5504, %5438, %5439, %5505, %5506, %5440, %5441, %5507, %5508, %5442, %5443, %5509, %5510, %5444, %5445, %5511, %5512, %5446, %5447, %5513, %5514) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%2812, %2813, %2814, %2815, %2816, %2817, %2818, %2819, %2820, %2821, %2822, %2823, %2824, %2825, %2826, %2827, %2828, %2829, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849, %2850, %2851, %2852, %2853, %2854, %2855, %2856, %2857, %2858, %2859, %2860, %2861, %2862, %2863, %2864, %2865, %2866, %2867, %2868, %2869, %2870, %2871, %2872, %2873, %2874, %2875, %2876, %2877, %2878, %2879, %2880, %2881, %2882, %2883, %2884, %2885, %2886, %2887, %2888, %2889, %2890, %2891, %2892, %2893, %2894, %2895, %2896, %2897, %2898, %2899, %2900, %2901, %2902, %2903, %2904, %2905, %2906, %2907, %2908, %2909, %2910, %2911, %2912, %2913, %2914, %2915, %2916, %2917, %2918, %2919, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934, %2935, %2936, %2937, %2938, %2939) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %5515 = "arith.constant"() {value = 18432 : i32} : () -> i32
              %5516 = "arith.muli"(%2791, %5515) : (i32, i32) -> i32
              %5517 = "llvm.getelementptr"(%1080, %5516) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %5518 = "arith.constant"() {value = true} : () -> i1
              %t5520_a = "llvm.ptrtoint"(%43) : (!llvm.ptr<3>) -> i32
              %t5520_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t5520_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t5520_fields = "arith.constant"() {value = -9223371899415756800 : i64} : () -> i64
              %t5520_shifted = "arith.shrui"(%t5520_a, %t5520_four) : (i32, i32) -> i32
              %t5520_low = "arith.andi"(%t5520_shifted, %t5520_mask) : (i32, i32) -> i32
              %t5520_wide = "arith.extui"(%t5520_low) : (i32) -> i64
              %5519 = "arith.ori"(%t5520_wide, %t5520_fields) : (i64, i64) -> i64
              %t5522_a = "llvm.ptrtoint"(%5517) : (!llvm.ptr<3>) -> i32
              %t5522_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t5522_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t5522_fields = "arith.constant"() {value = 4611686293322072064 : i64} : () -> i64
              %t5522_shifted = "arith.shrui"(%t5522_a, %t5522_four) : (i32, i32) -> i32
              %t5522_low = "arith.andi"(%t5522_shifted, %t5522_mask) : (i32, i32) -> i32
              %t5522_wide = "arith.extui"(%t5522_low) : (i32) -> i64
              %5521 = "arith.ori"(%t5522_wide, %t5522_fields) : (i64, i64) -> i64
              %t5651_r = "llvm.inline_asm"(%5253, %5254, %5255, %5256, %5257, %5258, %5259, %5260, %5261, %5262, %5263, %5264, %5265, %5266, %5267, %5268, %5269, %5270, %5271, %5272, %5273, %5274, %5275, %5276, %5277, %5278, %5279, %5280, %5281, %5282, %5283, %5284, %5285, %5286, %5287, %5288, %5289, %5290, %5291, %5292, %5293, %5294, %5295, %5296, %5297, %5298, %5299, %5300, %5301, %5302, %5303, %5304, %5305, %5306, %5307, %5308, %5309, %5310, %5311, %5312, %5313, %5314, %5315, %5316, %5317, %5318, %5319, %5320, %5321, %5322, %5323, %5324, %5325, %5326, %5327, %5328, %5329, %5330, %5331, %5332, %5333, %5334, %5335, %5336, %5337, %5338, %5339, %5340, %5341, %5342, %5343, %5344, %5345, %5346, %5347, %5348, %5349, %5350, %5351, %5352, %5353, %5354, %5355, %5356, %5357, %5358, %5359, %5360, %5361, %5362, %5363, %5364, %5365, %5366, %5367, %5368, %5369, %5370, %5371, %5372, %5373, %5374, %5375, %5376, %5377, %5378, %5379, %5380) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %5523 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 0>} : (!struct1) -> f32
              %5524 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 1>} : (!struct1) -> f32
              %5525 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 2>} : (!struct1) -> f32
              %5526 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 3>} : (!struct1) -> f32
              %5527 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 4>} : (!struct1) -> f32
              %5528 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 5>} : (!struct1) -> f32
              %5529 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 6>} : (!struct1) -> f32
              %5530 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 7>} : (!struct1) -> f32
              %5531 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 8>} : (!struct1) -> f32
              %5532 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 9>} : (!struct1) -> f32
              %5533 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 10>} : (!struct1) -> f32
              %5534 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 11>} : (!struct1) -> f32
              %5535 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 12>} : (!struct1) -> f32
              %5536 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 13>} : (!struct1) -> f32
              %5537 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 14>} : (!struct1) -> f32
              %5538 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 15>} : (!struct1) -> f32
              %5539 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 16>} : (!struct1) -> f32
              %5540 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 17>} : (!struct1) -> f32
              %5541 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 18>} : (!struct1) -> f32
              %5542 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 19>} : (!struct1) -> f32
              %5543 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 20>} : (!struct1) -> f32
              %5544 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 21>} : (!struct1) -> f32
              %5545 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 22>} : (!struct1) -> f32
              %5546 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 23>} : (!struct1) -> f32
              %5547 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 24>} : (!struct1) -> f32
              %5548 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 25>} : (!struct1) -> f32
              %5549 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 26>} : (!struct1) -> f32
              %5550 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 27>} : (!struct1) -> f32
              %5551 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 28>} : (!struct1) -> f32
              %5552 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 29>} : (!struct1) -> f32
              %5553 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 30>} : (!struct1) -> f32
              %5554 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 31>} : (!struct1) -> f32
              %5555 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 32>} : (!struct1) -> f32
              %5556 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 33>} : (!struct1) -> f32
              %5557 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 34>} : (!struct1) -> f32
              %5558 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 35>} : (!struct1) -> f32
              %5559 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 36>} : (!struct1) -> f32
              %5560 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 37>} : (!struct1) -> f32
              %5561 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 38>} : (!struct1) -> f32
              %5562 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 39>} : (!struct1) -> f32
              %5563 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 40>} : (!struct1) -> f32
              %5564 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 41>} : (!struct1) -> f32
              %5565 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 42>} : (!struct1) -> f32
              %5566 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 43>} : (!struct1) -> f32
              %5567 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 44>} : (!struct1) -> f32
              %5568 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 45>} : (!struct1) -> f32
              %5569 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 46>} : (!struct1) -> f32
              %5570 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 47>} : (!struct1) -> f32
              %5571 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 48>} : (!struct1) -> f32
              %5572 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 49>} : (!struct1) -> f32
              %5573 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 50>} : (!struct1) -> f32
              %5574 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 51>} : (!struct1) -> f32
              %5575 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 52>} : (!struct1) -> f32
              %5576 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 53>} : (!struct1) -> f32
              %5577 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 54>} : (!struct1) -> f32
              %5578 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 55>} : (!struct1) -> f32
              %5579 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 56>} : (!struct1) -> f32
              %5580 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 57>} : (!struct1) -> f32
              %5581 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 58>} : (!struct1) -> f32
              %5582 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 59>} : (!struct1) -> f32
              %5583 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 60>} : (!struct1) -> f32
              %5584 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 61>} : (!struct1) -> f32
              %5585 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 62>} : (!struct1) -> f32
              %5586 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 63>} : (!struct1) -> f32
              %5587 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 64>} : (!struct1) -> f32
              %5588 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 65>} : (!struct1) -> f32
              %5589 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 66>} : (!struct1) -> f32
              %5590 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 67>} : (!struct1) -> f32
              %5591 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 68>} : (!struct1) -> f32
              %5592 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 69>} : (!struct1) -> f32
              %5593 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 70>} : (!struct1) -> f32
              %5594 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 71>} : (!struct1) -> f32
              %5595 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 72>} : (!struct1) -> f32
              %5596 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 73>} : (!struct1) -> f32
              %5597 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 74>} : (!struct1) -> f32
              %5598 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 75>} : (!struct1) -> f32
              %5599 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 76>} : (!struct1) -> f32
              %5600 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 77>} : (!struct1) -> f32
              %5601 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 78>} : (!struct1) -> f32
              %5602 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 79>} : (!struct1) -> f32
              %5603 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 80>} : (!struct1) -> f32
              %5604 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 81>} : (!struct1) -> f32
              %5605 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 82>} : (!struct1) -> f32
              %5606 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 83>} : (!struct1) -> f32
              %5607 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 84>} : (!struct1) -> f32
              %5608 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 85>} : (!struct1) -> f32
              %5609 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 86>} : (!struct1) -> f32
              %5610 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 87>} : (!struct1) -> f32
              %5611 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 88>} : (!struct1) -> f32
              %5612 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 89>} : (!struct1) -> f32
              %5613 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 90>} : (!struct1) -> f32
              %5614 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 91>} : (!struct1) -> f32
              %5615 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 92>} : (!struct1) -> f32
              %5616 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 93>} : (!struct1) -> f32
              %5617 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 94>} : (!struct1) -> f32
              %5618 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 95>} : (!struct1) -> f32
              %5619 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 96>} : (!struct1) -> f32
              %5620 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 97>} : (!struct1) -> f32
              %5621 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 98>} : (!struct1) -> f32
              %5622 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 99>} : (!struct1) -> f32
              %5623 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 100>} : (!struct1) -> f32
              %5624 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 101>} : (!struct1) -> f32
              %5625 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 102>} : (!struct1) -> f32
              %5626 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 103>} : (!struct1) -> f32
              %5627 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 104>} : (!struct1) -> f32
              %5628 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 105>} : (!struct1) -> f32
              %5629 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 106>} : (!struct1) -> f32
              %5630 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 107>} : (!struct1) -> f32
              %5631 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 108>} : (!struct1) -> f32
              %5632 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 109>} : (!struct1) -> f32
              %5633 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 110>} : (!struct1) -> f32
              %5634 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 111>} : (!struct1) -> f32
              %5635 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 112>} : (!struct1) -> f32
              %5636 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 113>} : (!struct1) -> f32
              %5637 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 114>} : (!struct1) -> f32
              %5638 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 115>} : (!struct1) -> f32
              %5639 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 116>} : (!struct1) -> f32
              %5640 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 117>} : (!struct1) -> f32
              %5641 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 118>} : (!struct1) -> f32
              %5642 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 119>} : (!struct1) -> f32
              %5643 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 120>} : (!struct1) -> f32
              %5644 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 121>} : (!struct1) -> f32
              %5645 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 122>} : (!struct1) -> f32
              %5646 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 123>} : (!struct1) -> f32
              %5647 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 124>} : (!struct1) -> f32
              %5648 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 125>} : (!struct1) -> f32
              %5649 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 126>} : (!struct1) -> f32
              %5650 = "llvm.extractvalue"(%t5651_r) {position = array<i64: 127>} : (!struct1) -> f32
              %t5780_r = "llvm.inline_asm"(%5523, %5524, %5525, %5526, %5527, %5528, %5529, %5530, %5531, %5532, %5533, %5534, %5535, %5536, %5537, %5538, %5539, %5540, %5541, %5542, %5543, %5544, %5545, %5546, %5547, %5548, %5549, %5550, %5551, %5552, %5553, %5554, %5555, %5556, %5557, %5558, %5559, %5560, %5561, %5562, %5563, %5564, %5565, %5566, %5567, %5568, %5569, %5570, %5571, %5572, %5573, %5574, %5575, %5576, %5577, %5578, %5579, %5580, %5581, %5582, %5583, %5584, %5585, %5586, %5587, %5588, %5589, %5590, %5591, %5592, %5593, %5594, %5595, %5596, %5597, %5598, %5599, %5600, %5601, %5602, %5603, %5604, %5605, %5606, %5607, %5608, %5609, %5610, %5611, %5612, %5613, %5614, %5615, %5616, %5617, %5618, %5619, %5620, %5621, %5622, %5623, %5624, %5625, %5626, %5627, %5628, %5629, %5630, %5631, %5632, %5633, %5634, %5635, %5636, %5637, %5638, %5639, %5640, %5641, %5642, %5643, %5644, %5645, %5646, %5647, %5648, %5649, %5650, %5519, %5521, %5518) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 13824;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 1;\0Aadd.s64 da, $256, 13826;\0Aadd.s64 db, $257, 128;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 58 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
              %5652 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 0>} : (!struct1) -> f32
              %5653 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 1>} : (!struct1) -> f32
              %5654 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 2>} : (!struct1) -> f32
              %5655 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 3>} : (!struct1) -> f32
              %5656 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 4>} : (!struct1) -> f32
              %5657 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 5>} : (!struct1) -> f32
              %5658 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 6>} : (!struct1) -> f32
              %5659 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 7>} : (!struct1) -> f32
              %5660 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 8>} : (!struct1) -> f32
              %5661 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 9>} : (!struct1) -> f32
              %5662 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 10>} : (!struct1) -> f32
              %5663 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 11>} : (!struct1) -> f32
              %5664 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 12>} : (!struct1) -> f32
              %5665 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 13>} : (!struct1) -> f32
              %5666 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 14>} : (!struct1) -> f32
              %5667 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 15>} : (!struct1) -> f32
              %5668 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 16>} : (!struct1) -> f32
              %5669 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 17>} : (!struct1) -> f32
              %5670 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 18>} : (!struct1) -> f32
              %5671 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 19>} : (!struct1) -> f32
              %5672 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 20>} : (!struct1) -> f32
              %5673 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 21>} : (!struct1) -> f32
              %5674 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 22>} : (!struct1) -> f32
              %5675 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 23>} : (!struct1) -> f32
              %5676 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 24>} : (!struct1) -> f32
              %5677 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 25>} : (!struct1) -> f32
              %5678 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 26>} : (!struct1) -> f32
              %5679 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 27>} : (!struct1) -> f32
              %5680 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 28>} : (!struct1) -> f32
              %5681 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 29>} : (!struct1) -> f32
              %5682 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 30>} : (!struct1) -> f32
              %5683 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 31>} : (!struct1) -> f32
              %5684 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 32>} : (!struct1) -> f32
              %5685 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 33>} : (!struct1) -> f32
              %5686 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 34>} : (!struct1) -> f32
              %5687 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 35>} : (!struct1) -> f32
              %5688 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 36>} : (!struct1) -> f32
              %5689 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 37>} : (!struct1) -> f32
              %5690 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 38>} : (!struct1) -> f32
              %5691 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 39>} : (!struct1) -> f32
              %5692 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 40>} : (!struct1) -> f32
              %5693 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 41>} : (!struct1) -> f32
              %5694 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 42>} : (!struct1) -> f32
              %5695 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 43>} : (!struct1) -> f32
              %5696 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 44>} : (!struct1) -> f32
              %5697 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 45>} : (!struct1) -> f32
              %5698 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 46>} : (!struct1) -> f32
              %5699 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 47>} : (!struct1) -> f32
              %5700 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 48>} : (!struct1) -> f32
              %5701 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 49>} : (!struct1) -> f32
              %5702 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 50>} : (!struct1) -> f32
              %5703 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 51>} : (!struct1) -> f32
              %5704 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 52>} : (!struct1) -> f32
              %5705 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 53>} : (!struct1) -> f32
              %5706 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 54>} : (!struct1) -> f32
              %5707 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 55>} : (!struct1) -> f32
              %5708 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 56>} : (!struct1) -> f32
              %5709 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 57>} : (!struct1) -> f32
              %5710 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 58>} : (!struct1) -> f32
              %5711 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 59>} : (!struct1) -> f32
              %5712 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 60>} : (!struct1) -> f32
              %5713 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 61>} : (!struct1) -> f32
              %5714 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 62>} : (!struct1) -> f32
              %5715 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 63>} : (!struct1) -> f32
              %5716 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 64>} : (!struct1) -> f32
              %5717 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 65>} : (!struct1) -> f32
              %5718 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 66>} : (!struct1) -> f32
              %5719 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 67>} : (!struct1) -> f32
              %5720 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 68>} : (!struct1) -> f32
              %5721 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 69>} : (!struct1) -> f32
              %5722 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 70>} : (!struct1) -> f32
              %5723 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 71>} : (!struct1) -> f32
              %5724 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 72>} : (!struct1) -> f32
              %5725 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 73>} : (!struct1) -> f32
              %5726 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 74>} : (!struct1) -> f32
              %5727 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 75>} : (!struct1) -> f32
              %5728 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 76>} : (!struct1) -> f32
              %5729 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 77>} : (!struct1) -> f32
              %5730 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 78>} : (!struct1) -> f32
              %5731 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 79>} : (!struct1) -> f32
              %5732 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 80>} : (!struct1) -> f32
              %5733 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 81>} : (!struct1) -> f32
              %5734 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 82>} : (!struct1) -> f32
              %5735 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 83>} : (!struct1) -> f32
              %5736 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 84>} : (!struct1) -> f32
              %5737 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 85>} : (!struct1) -> f32
              %5738 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 86>} : (!struct1) -> f32
              %5739 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 87>} : (!struct1) -> f32
              %5740 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 88>} : (!struct1) -> f32
              %5741 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 89>} : (!struct1) -> f32
              %5742 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 90>} : (!struct1) -> f32
              %5743 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 91>} : (!struct1) -> f32
              %5744 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 92>} : (!struct1) -> f32
              %5745 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 93>} : (!struct1) -> f32
              %5746 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 94>} : (!struct1) -> f32
              %5747 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 95>} : (!struct1) -> f32
              %5748 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 96>} : (!struct1) -> f32
              %5749 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 97>} : (!struct1) -> f32
              %5750 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 98>} : (!struct1) -> f32
              %5751 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 99>} : (!struct1) -> f32
              %5752 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 100>} : (!struct1) -> f32
              %5753 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 101>} : (!struct1) -> f32
              %5754 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 102>} : (!struct1) -> f32
              %5755 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 103>} : (!struct1) -> f32
              %5756 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 104>} : (!struct1) -> f32
              %5757 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 105>} : (!struct1) -> f32
              %5758 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 106>} : (!struct1) -> f32
              %5759 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 107>} : (!struct1) -> f32
              %5760 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 108>} : (!struct1) -> f32
              %5761 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 109>} : (!struct1) -> f32
              %5762 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 110>} : (!struct1) -> f32
              %5763 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 111>} : (!struct1) -> f32
              %5764 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 112>} : (!struct1) -> f32
              %5765 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 113>} : (!struct1) -> f32
              %5766 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 114>} : (!struct1) -> f32
              %5767 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 115>} : (!struct1) -> f32
              %5768 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 116>} : (!struct1) -> f32
              %5769 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 117>} : (!struct1) -> f32
              %5770 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 118>} : (!struct1) -> f32
              %5771 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 119>} : (!struct1) -> f32
              %5772 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 120>} : (!struct1) -> f32
              %5773 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 121>} : (!struct1) -> f32
              %5774 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 122>} : (!struct1) -> f32
              %5775 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 123>} : (!struct1) -> f32
              %5776 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 124>} : (!struct1) -> f32
              %5777 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 125>} : (!struct1) -> f32
              %5778 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 126>} : (!struct1) -> f32
              %5779 = "llvm.extractvalue"(%t5780_r) {position = array<i64: 127>} : (!struct1) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %5781 = "arith.addi"(%2791, %164) : (i32, i32) -> i32
              %5782 = "arith.cmpi"(%5781, %158) {predicate = 0 : i64} : (i32, i32) -> i1
              %5783 = "arith.xori"(%2792, %164) : (i32, i32) -> i32
              %5784 = "arith.select"(%5782, %5783, %2792) : (i1, i32, i32) -> i32
              %5785 = "arith.select"(%5782, %40, %5781) : (i1, i32, i32) -> i32
              %5786 = "arith.addi"(%2790, %164) : (i32, i32) -> i32
              %t5931_r = "llvm.inline_asm"(%2796, %2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2807, %2808, %2809, %2810, %2811, %5652, %5653, %5654, %5655, %5656, %5657, %5658, %5659, %5660, %5661, %5662, %5663, %5664, %5665, %5666, %5667, %5668, %5669, %5670, %5671, %5672, %5673, %5674, %5675, %5676, %5677, %5678, %5679, %5680, %5681, %5682, %5683, %5684, %5685, %5686, %5687, %5688, %5689, %5690, %5691, %5692, %5693, %5694, %5695, %5696, %5697, %5698, %5699, %5700, %5701, %5702, %5703, %5704, %5705, %5706, %5707, %5708, %5709, %5710, %5711, %5712, %5713, %5714, %5715, %5716, %5717, %5718, %5719, %5720, %5721, %5722, %5723, %5724, %5725, %5726, %5727, %5728, %5729, %5730, %5731, %5732, %5733, %5734, %5735, %5736, %5737, %5738, %5739, %5740, %5741, %5742, %5743, %5744, %5745, %5746, %5747, %5748, %5749, %5750, %5751, %5752, %5753, %5754, %5755, %5756, %5757, %5758, %5759, %5760, %5761, %5762, %5763, %5764, %5765, %5766, %5767, %5768, %5769, %5770, %5771, %5772, %5773, %5774, %5775, %5776, %5777, %5778, %5779) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,128,129,130,131,132,133,134,135,136,137,138,139,140,141,142,143,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %5787 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 0>} : (!struct2) -> f32
              %5788 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 1>} : (!struct2) -> f32
              %5789 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 2>} : (!struct2) -> f32
              %5790 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 3>} : (!struct2) -> f32
              %5791 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 4>} : (!struct2) -> f32
              %5792 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 5>} : (!struct2) -> f32
              %5793 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 6>} : (!struct2) -> f32
              %5794 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 7>} : (!struct2) -> f32
              %5795 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 8>} : (!struct2) -> f32
              %5796 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 9>} : (!struct2) -> f32
              %5797 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 10>} : (!struct2) -> f32
              %5798 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 11>} : (!struct2) -> f32
              %5799 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 12>} : (!struct2) -> f32
              %5800 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 13>} : (!struct2) -> f32
              %5801 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 14>} : (!struct2) -> f32
              %5802 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 15>} : (!struct2) -> f32
              %5803 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 16>} : (!struct2) -> f32
              %5804 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 17>} : (!struct2) -> f32
              %5805 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 18>} : (!struct2) -> f32
              %5806 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 19>} : (!struct2) -> f32
              %5807 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 20>} : (!struct2) -> f32
              %5808 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 21>} : (!struct2) -> f32
              %5809 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 22>} : (!struct2) -> f32
              %5810 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 23>} : (!struct2) -> f32
              %5811 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 24>} : (!struct2) -> f32
              %5812 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 25>} : (!struct2) -> f32
              %5813 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 26>} : (!struct2) -> f32
              %5814 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 27>} : (!struct2) -> f32
              %5815 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 28>} : (!struct2) -> f32
              %5816 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 29>} : (!struct2) -> f32
              %5817 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 30>} : (!struct2) -> f32
              %5818 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 31>} : (!struct2) -> f32
              %5819 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 32>} : (!struct2) -> f32
              %5820 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 33>} : (!struct2) -> f32
              %5821 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 34>} : (!struct2) -> f32
              %5822 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 35>} : (!struct2) -> f32
              %5823 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 36>} : (!struct2) -> f32
              %5824 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 37>} : (!struct2) -> f32
              %5825 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 38>} : (!struct2) -> f32
              %5826 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 39>} : (!struct2) -> f32
              %5827 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 40>} : (!struct2) -> f32
              %5828 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 41>} : (!struct2) -> f32
              %5829 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 42>} : (!struct2) -> f32
              %5830 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 43>} : (!struct2) -> f32
              %5831 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 44>} : (!struct2) -> f32
              %5832 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 45>} : (!struct2) -> f32
              %5833 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 46>} : (!struct2) -> f32
              %5834 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 47>} : (!struct2) -> f32
              %5835 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 48>} : (!struct2) -> f32
              %5836 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 49>} : (!struct2) -> f32
              %5837 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 50>} : (!struct2) -> f32
              %5838 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 51>} : (!struct2) -> f32
              %5839 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 52>} : (!struct2) -> f32
              %5840 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 53>} : (!struct2) -> f32
              %5841 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 54>} : (!struct2) -> f32
              %5842 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 55>} : (!struct2) -> f32
              %5843 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 56>} : (!struct2) -> f32
              %5844 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 57>} : (!struct2) -> f32
              %5845 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 58>} : (!struct2) -> f32
              %5846 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 59>} : (!struct2) -> f32
              %5847 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 60>} : (!struct2) -> f32
              %5848 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 61>} : (!struct2) -> f32
              %5849 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 62>} : (!struct2) -> f32
              %5850 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 63>} : (!struct2) -> f32
              %5851 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 64>} : (!struct2) -> f32
              %5852 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 65>} : (!struct2) -> f32
              %5853 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 66>} : (!struct2) -> f32
              %5854 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 67>} : (!struct2) -> f32
              %5855 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 68>} : (!struct2) -> f32
              %5856 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 69>} : (!struct2) -> f32
              %5857 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 70>} : (!struct2) -> f32
              %5858 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 71>} : (!struct2) -> f32
              %5859 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 72>} : (!struct2) -> f32
              %5860 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 73>} : (!struct2) -> f32
              %5861 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 74>} : (!struct2) -> f32
              %5862 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 75>} : (!struct2) -> f32
              %5863 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 76>} : (!struct2) -> f32
              %5864 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 77>} : (!struct2) -> f32
              %5865 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 78>} : (!struct2) -> f32
              %5866 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 79>} : (!struct2) -> f32
              %5867 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 80>} : (!struct2) -> f32
              %5868 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 81>} : (!struct2) -> f32
              %5869 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 82>} : (!struct2) -> f32
              %5870 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 83>} : (!struct2) -> f32
              %5871 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 84>} : (!struct2) -> f32
              %5872 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 85>} : (!struct2) -> f32
              %5873 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 86>} : (!struct2) -> f32
              %5874 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 87>} : (!struct2) -> f32
              %5875 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 88>} : (!struct2) -> f32
              %5876 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 89>} : (!struct2) -> f32
              %5877 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 90>} : (!struct2) -> f32
              %5878 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 91>} : (!struct2) -> f32
              %5879 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 92>} : (!struct2) -> f32
              %5880 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 93>} : (!struct2) -> f32
              %5881 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 94>} : (!struct2) -> f32
              %5882 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 95>} : (!struct2) -> f32
              %5883 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 96>} : (!struct2) -> f32
              %5884 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 97>} : (!struct2) -> f32
              %5885 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 98>} : (!struct2) -> f32
              %5886 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 99>} : (!struct2) -> f32
              %5887 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 100>} : (!struct2) -> f32
              %5888 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 101>} : (!struct2) -> f32
              %5889 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 102>} : (!struct2) -> f32
              %5890 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 103>} : (!struct2) -> f32
              %5891 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 104>} : (!struct2) -> f32
              %5892 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 105>} : (!struct2) -> f32
              %5893 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 106>} : (!struct2) -> f32
              %5894 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 107>} : (!struct2) -> f32
              %5895 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 108>} : (!struct2) -> f32
              %5896 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 109>} : (!struct2) -> f32
              %5897 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 110>} : (!struct2) -> f32
              %5898 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 111>} : (!struct2) -> f32
              %5899 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 112>} : (!struct2) -> f32
              %5900 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 113>} : (!struct2) -> f32
              %5901 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 114>} : (!struct2) -> f32
              %5902 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 115>} : (!struct2) -> f32
              %5903 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 116>} : (!struct2) -> f32
              %5904 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 117>} : (!struct2) -> f32
              %5905 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 118>} : (!struct2) -> f32
              %5906 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 119>} : (!struct2) -> f32
              %5907 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 120>} : (!struct2) -> f32
              %5908 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 121>} : (!struct2) -> f32
              %5909 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 122>} : (!struct2) -> f32
              %5910 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 123>} : (!struct2) -> f32
              %5911 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 124>} : (!struct2) -> f32
              %5912 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 125>} : (!struct2) -> f32
              %5913 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 126>} : (!struct2) -> f32
              %5914 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 127>} : (!struct2) -> f32
              %5915 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 128>} : (!struct2) -> f32
              %5916 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 129>} : (!struct2) -> f32
              %5917 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 130>} : (!struct2) -> f32
              %5918 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 131>} : (!struct2) -> f32
              %5919 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 132>} : (!struct2) -> f32
              %5920 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 133>} : (!struct2) -> f32
              %5921 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 134>} : (!struct2) -> f32
              %5922 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 135>} : (!struct2) -> f32
              %5923 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 136>} : (!struct2) -> f32
              %5924 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 137>} : (!struct2) -> f32
              %5925 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 138>} : (!struct2) -> f32
              %5926 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 139>} : (!struct2) -> f32
              %5927 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 140>} : (!struct2) -> f32
              %5928 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 141>} : (!struct2) -> f32
              %5929 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 142>} : (!struct2) -> f32
              %5930 = "llvm.extractvalue"(%t5931_r) {position = array<i64: 143>} : (!struct2) -> f32
              "scf.if"(%5062) ({
                %5932 = "llvm.getelementptr"(%66, %2794) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t5933_s0 = "llvm.ptrtoint"(%5932) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t5933_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %5934 = "arith.addi"(%2794, %164) : (i32, i32) -> i32
              %5935 = "arith.cmpi"(%5934, %158) {predicate = 0 : i64} : (i32, i32) -> i1
              %5936 = "arith.xori"(%2795, %164) : (i32, i32) -> i32
              %5937 = "arith.select"(%5935, %5936, %2795) : (i1, i32, i32) -> i32
              %5938 = "arith.select"(%5935, %40, %5934) : (i1, i32, i32) -> i32
              %5939 = "arith.addi"(%2793, %164) : (i32, i32) -> i32
              "scf.yield"(%5786, %5785, %5784, %5939, %5938, %5937, %5787, %5788, %5789, %5790, %5791, %5792, %5793, %5794, %5795, %5796, %5797, %5798, %5799, %5800, %5801, %5802, %5803, %5804, %5805, %5806, %5807, %5808, %5809, %5810, %5811, %5812, %5813, %5814, %5815, %5816, %5817, %5818, %5819, %5820, %5821, %5822, %5823, %5824, %5825, %5826, %5827, %5828, %5829, %5830, %5831, %5832, %5833, %5834, %5835, %5836, %5837, %5838, %5839, %5840, %5841, %5842, %5843, %5844, %5845, %5846, %5847, %5848, %5849, %5850, %5851, %5852, %5853, %5854, %5855, %5856, %5857, %5858, %5859, %5860, %5861, %5862, %5863, %5864, %5865, %5866, %5867, %5868, %5869, %5870, %5871, %5872, %5873, %5874, %5875, %5876, %5877, %5878, %5879, %5880, %5881, %5882, %5883, %5884, %5885, %5886, %5887, %5888, %5889, %5890, %5891, %5892, %5893, %5894, %5895, %5896, %5897, %5898, %5899, %5900, %5901, %5902, %5903, %5904, %5905, %5906, %5907, %5908, %5909, %5910, %5911, %5912, %5913, %5914, %5915, %5916, %5917, %5918, %5919, %5920, %5921, %5922, %5923, %5924, %5925, %5926, %5927, %5928, %5929, %5930, %5234, %5240, %5246, %5247) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2790, %2791, %2792, %2793, %2794, %2795, %2796, %2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2807, %2808, %2809, %2810, %2811, %2812, %2813, %2814, %2815, %2816, %2817, %2818, %2819, %2820, %2821, %2822, %2823, %2824, %2825, %2826, %2827, %2828, %2829, %2830, %2831, %2832, %2833, %2834, %2835, %2836, %2837, %2838, %2839, %2840, %2841, %2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849, %2850, %2851, %2852, %2853, %2854, %2855, %2856, %2857, %2858, %2859, %2860, %2861, %2862, %2863, %2864, %2865, %2866, %2867, %2868, %2869, %2870, %2871, %2872, %2873, %2874, %2875, %2876, %2877, %2878, %2879, %2880, %2881, %2882, %2883, %2884, %2885, %2886, %2887, %2888, %2889, %2890, %2891, %2892, %2893, %2894, %2895, %2896, %2897, %2898, %2899, %2900, %2901, %2902, %2903, %2904, %2905, %2906, %2907, %2908, %2909, %2910, %2911, %2912, %2913, %2914, %2915, %2916, %2917, %2918, %2919, %2920, %2921, %2922, %2923, %2924, %2925, %2926, %2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934, %2935, %2936, %2937, %2938, %2939, %2940, %2941, %2942, %2943) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %5940 = "nvvm.shfl.sync"(%39, %5226, %164, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 59 : i32} : (i32, f32, i32, i32) -> f32
            %5941 = "arith.addf"(%5226, %5940) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %5942 = "nvvm.shfl.sync"(%39, %5941, %161, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 60 : i32} : (i32, f32, i32, i32) -> f32
            %5943 = "arith.addf"(%5941, %5942) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %5944 = "arith.remui"(%1091, %158) : (i32, i32) -> i32
            %5945 = "arith.cmpi"(%5944, %40) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%5945) ({
              %5946 = "arith.constant"() {value = 64 : i32} : () -> i32
              %5947 = "arith.muli"(%1074, %5946) : (i32, i32) -> i32
              %5948 = "arith.addi"(%1095, %5947) : (i32, i32) -> i32
              %5949 = "arith.muli"(%1324, %37) : (i32, i32) -> i32
              %5950 = "arith.addi"(%5948, %5949) : (i32, i32) -> i32
              %5951 = "llvm.getelementptr"(%48, %5950) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%5943, %5951) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %5952 = "nvvm.shfl.sync"(%39, %5227, %164, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 61 : i32} : (i32, f32, i32, i32) -> f32
            %5953 = "arith.addf"(%5227, %5952) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %5954 = "nvvm.shfl.sync"(%39, %5953, %161, %41) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 62 : i32} : (i32, f32, i32, i32) -> f32
            %5955 = "arith.addf"(%5953, %5954) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.if"(%5945) ({
              %5956 = "arith.addi"(%1095, %155) : (i32, i32) -> i32
              %5957 = "arith.constant"() {value = 64 : i32} : () -> i32
              %5958 = "arith.muli"(%1074, %5957) : (i32, i32) -> i32
              %5959 = "arith.addi"(%5956, %5958) : (i32, i32) -> i32
              %5960 = "arith.muli"(%1324, %37) : (i32, i32) -> i32
              %5961 = "arith.addi"(%5959, %5960) : (i32, i32) -> i32
              %5962 = "llvm.getelementptr"(%48, %5961) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%5955, %5962) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %5963 = "arith.constant"() {value = 3 : i32} : () -> i32
            %5964 = "arith.constant"() {value = 256 : i32} : () -> i32
            "nvvm.barrier"(%5963, %5964) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 63 : i32} : (i32, i32) -> ()
            %5965 = "arith.muli"(%1324, %37) : (i32, i32) -> i32
            %5966 = "arith.addi"(%1095, %5965) : (i32, i32) -> i32
            %5967 = "llvm.getelementptr"(%48, %5966) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5968 = "llvm.load"(%5967) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %5969 = "arith.constant"() {value = 64 : i32} : () -> i32
            %5970 = "arith.addi"(%1095, %5969) : (i32, i32) -> i32
            %5971 = "arith.addi"(%5970, %5965) : (i32, i32) -> i32
            %5972 = "llvm.getelementptr"(%48, %5971) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5973 = "llvm.load"(%5972) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %5974 = "arith.addf"(%5968, %5973) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %5975 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %5976 = "arith.cmpf"(%5974, %5975) {predicate = 1 : i64} : (f32, f32) -> i1
            %5977 = "llvm.call_intrinsic"(%5974) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5978 = "arith.select"(%5976, %5975, %5977) : (i1, f32, f32) -> f32
            %5979 = "arith.addi"(%1095, %155) : (i32, i32) -> i32
            %5980 = "arith.addi"(%5979, %5965) : (i32, i32) -> i32
            %5981 = "llvm.getelementptr"(%48, %5980) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5982 = "llvm.load"(%5981) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %5983 = "arith.addi"(%5979, %5969) : (i32, i32) -> i32
            %5984 = "arith.addi"(%5983, %5965) : (i32, i32) -> i32
            %5985 = "llvm.getelementptr"(%48, %5984) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %5986 = "llvm.load"(%5985) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %5987 = "arith.addf"(%5982, %5986) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %5988 = "arith.cmpf"(%5987, %5975) {predicate = 1 : i64} : (f32, f32) -> i1
            %5989 = "llvm.call_intrinsic"(%5987) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %5990 = "arith.select"(%5988, %5975, %5989) : (i1, f32, f32) -> f32
            %5991 = "arith.xori"(%1324, %164) : (i32, i32) -> i32
            %5992 = "vector.from_elements"(%5096, %5097, %5100, %5101, %5104, %5105, %5108, %5109, %5112, %5113, %5116, %5117, %5120, %5121, %5124, %5125, %5128, %5129, %5132, %5133, %5136, %5137, %5140, %5141, %5144, %5145, %5148, %5149, %5152, %5153, %5156, %5157, %5160, %5161, %5164, %5165, %5168, %5169, %5172, %5173, %5176, %5177, %5180, %5181, %5184, %5185, %5188, %5189, %5192, %5193, %5196, %5197, %5200, %5201, %5204, %5205, %5208, %5209, %5212, %5213, %5216, %5217, %5220, %5221) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %5993 = "vector.broadcast"(%5978) : (f32) -> vector<64xf32>
            %5994 = "arith.mulf"(%5992, %5993) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
            %5995 = "vector.extract"(%5994) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
            %5996 = "vector.extract"(%5994) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
            %5997 = "vector.extract"(%5994) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
            %5998 = "vector.extract"(%5994) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
            %5999 = "vector.extract"(%5994) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
            %6000 = "vector.extract"(%5994) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
            %6001 = "vector.extract"(%5994) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
            %6002 = "vector.extract"(%5994) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
            %6003 = "vector.extract"(%5994) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
            %6004 = "vector.extract"(%5994) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
            %6005 = "vector.extract"(%5994) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
            %6006 = "vector.extract"(%5994) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
            %6007 = "vector.extract"(%5994) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
            %6008 = "vector.extract"(%5994) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
            %6009 = "vector.extract"(%5994) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
            %6010 = "vector.extract"(%5994) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
            %6011 = "vector.extract"(%5994) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
            %6012 = "vector.extract"(%5994) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
            %6013 = "vector.extract"(%5994) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
            %6014 = "vector.extract"(%5994) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
            %6015 = "vector.extract"(%5994) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
            %6016 = "vector.extract"(%5994) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
            %6017 = "vector.extract"(%5994) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
            %6018 = "vector.extract"(%5994) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
            %6019 = "vector.extract"(%5994) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
            %6020 = "vector.extract"(%5994) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
            %6021 = "vector.extract"(%5994) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
            %6022 = "vector.extract"(%5994) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
            %6023 = "vector.extract"(%5994) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
            %6024 = "vector.extract"(%5994) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
            %6025 = "vector.extract"(%5994) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
            %6026 = "vector.extract"(%5994) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
            %6027 = "vector.extract"(%5994) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
            %6028 = "vector.extract"(%5994) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
            %6029 = "vector.extract"(%5994) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
            %6030 = "vector.extract"(%5994) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
            %6031 = "vector.extract"(%5994) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
            %6032 = "vector.extract"(%5994) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
            %6033 = "vector.extract"(%5994) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
            %6034 = "vector.extract"(%5994) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
            %6035 = "vector.extract"(%5994) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
            %6036 = "vector.extract"(%5994) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
            %6037 = "vector.extract"(%5994) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
            %6038 = "vector.extract"(%5994) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
            %6039 = "vector.extract"(%5994) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
            %6040 = "vector.extract"(%5994) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
            %6041 = "vector.extract"(%5994) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
            %6042 = "vector.extract"(%5994) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
            %6043 = "vector.extract"(%5994) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
            %6044 = "vector.extract"(%5994) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
            %6045 = "vector.extract"(%5994) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
            %6046 = "vector.extract"(%5994) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
            %6047 = "vector.extract"(%5994) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
            %6048 = "vector.extract"(%5994) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
            %6049 = "vector.extract"(%5994) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
            %6050 = "vector.extract"(%5994) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
            %6051 = "vector.extract"(%5994) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
            %6052 = "vector.extract"(%5994) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
            %6053 = "vector.extract"(%5994) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
            %6054 = "vector.extract"(%5994) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
            %6055 = "vector.extract"(%5994) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
            %6056 = "vector.extract"(%5994) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
            %6057 = "vector.extract"(%5994) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
            %6058 = "vector.extract"(%5994) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
            %6059 = "vector.from_elements"(%5098, %5099, %5102, %5103, %5106, %5107, %5110, %5111, %5114, %5115, %5118, %5119, %5122, %5123, %5126, %5127, %5130, %5131, %5134, %5135, %5138, %5139, %5142, %5143, %5146, %5147, %5150, %5151, %5154, %5155, %5158, %5159, %5162, %5163, %5166, %5167, %5170, %5171, %5174, %5175, %5178, %5179, %5182, %5183, %5186, %5187, %5190, %5191, %5194, %5195, %5198, %5199, %5202, %5203, %5206, %5207, %5210, %5211, %5214, %5215, %5218, %5219, %5222, %5223) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %6060 = "vector.broadcast"(%5990) : (f32) -> vector<64xf32>
            %6061 = "arith.mulf"(%6059, %6060) {fastmath = #arith.fastmath<contract>} : (vector<64xf32>, vector<64xf32>) -> vector<64xf32>
            %6062 = "vector.extract"(%6061) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
            %6063 = "vector.extract"(%6061) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
            %6064 = "vector.extract"(%6061) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
            %6065 = "vector.extract"(%6061) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
            %6066 = "vector.extract"(%6061) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
            %6067 = "vector.extract"(%6061) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
            %6068 = "vector.extract"(%6061) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
            %6069 = "vector.extract"(%6061) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
            %6070 = "vector.extract"(%6061) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
            %6071 = "vector.extract"(%6061) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
            %6072 = "vector.extract"(%6061) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
            %6073 = "vector.extract"(%6061) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
            %6074 = "vector.extract"(%6061) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
            %6075 = "vector.extract"(%6061) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
            %6076 = "vector.extract"(%6061) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
            %6077 = "vector.extract"(%6061) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
            %6078 = "vector.extract"(%6061) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
            %6079 = "vector.extract"(%6061) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
            %6080 = "vector.extract"(%6061) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
            %6081 = "vector.extract"(%6061) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
            %6082 = "vector.extract"(%6061) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
            %6083 = "vector.extract"(%6061) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
            %6084 = "vector.extract"(%6061) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
            %6085 = "vector.extract"(%6061) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
            %6086 = "vector.extract"(%6061) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
            %6087 = "vector.extract"(%6061) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
            %6088 = "vector.extract"(%6061) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
            %6089 = "vector.extract"(%6061) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
            %6090 = "vector.extract"(%6061) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
            %6091 = "vector.extract"(%6061) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
            %6092 = "vector.extract"(%6061) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
            %6093 = "vector.extract"(%6061) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
            %6094 = "vector.extract"(%6061) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
            %6095 = "vector.extract"(%6061) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
            %6096 = "vector.extract"(%6061) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
            %6097 = "vector.extract"(%6061) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
            %6098 = "vector.extract"(%6061) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
            %6099 = "vector.extract"(%6061) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
            %6100 = "vector.extract"(%6061) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
            %6101 = "vector.extract"(%6061) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
            %6102 = "vector.extract"(%6061) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
            %6103 = "vector.extract"(%6061) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
            %6104 = "vector.extract"(%6061) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
            %6105 = "vector.extract"(%6061) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
            %6106 = "vector.extract"(%6061) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
            %6107 = "vector.extract"(%6061) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
            %6108 = "vector.extract"(%6061) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
            %6109 = "vector.extract"(%6061) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
            %6110 = "vector.extract"(%6061) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
            %6111 = "vector.extract"(%6061) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
            %6112 = "vector.extract"(%6061) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
            %6113 = "vector.extract"(%6061) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
            %6114 = "vector.extract"(%6061) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
            %6115 = "vector.extract"(%6061) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
            %6116 = "vector.extract"(%6061) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
            %6117 = "vector.extract"(%6061) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
            %6118 = "vector.extract"(%6061) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
            %6119 = "vector.extract"(%6061) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
            %6120 = "vector.extract"(%6061) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
            %6121 = "vector.extract"(%6061) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
            %6122 = "vector.extract"(%6061) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
            %6123 = "vector.extract"(%6061) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
            %6124 = "vector.extract"(%6061) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
            %6125 = "vector.extract"(%6061) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
            %6126 = "arith.cmpi"(%1373, %1370) {predicate = 0 : i64} : (i32, i32) -> i1
            %6127 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %6128 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %6129 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %6130 = "arith.muli"(%6128, %18) : (i32, i32) -> i32
            %6131 = "arith.addi"(%6130, %6127) : (i32, i32) -> i32
            %6132 = "arith.muli"(%161, %6131) : (i32, i32) -> i32
            %6133 = "arith.cmpi"(%1322, %40) {predicate = 0 : i64} : (i32, i32) -> i1
            %6134 = "arith.extui"(%6133) : (i1) -> i32
            %6135 = "arith.addi"(%6132, %6134) : (i32, i32) -> i32
            %6136 = "llvm.call_intrinsic"(%5974) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %6137 = "arith.addf"(%5224, %6136) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %6138 = "arith.remui"(%35, %23) : (i32, i32) -> i32
            %6139 = "arith.muli"(%6138, %5969) : (i32, i32) -> i32
            %6140 = "arith.addi"(%6139, %1095) : (i32, i32) -> i32
            %6141 = "arith.cmpi"(%6140, %22) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%6141) ({
              "scf.if"(%6126) ({
                %6142 = "arith.divui"(%35, %23) : (i32, i32) -> i32
                %6143 = "arith.muli"(%6142, %22) : (i32, i32) -> i32
                %6144 = "arith.addi"(%6143, %6139) : (i32, i32) -> i32
                %6145 = "arith.addi"(%6144, %1095) : (i32, i32) -> i32
                %6146 = "arith.extsi"(%1319) : (i32) -> i64
                %6147 = "arith.extsi"(%6145) : (i32) -> i64
                %6148 = "arith.muli"(%6146, %11) : (i64, i64) -> i64
                %6149 = "arith.muli"(%6147, %12) : (i64, i64) -> i64
                %6150 = "arith.addi"(%6148, %6149) : (i64, i64) -> i64
                %6151 = "llvm.getelementptr"(%10, %6150) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %6152 = "arith.muli"(%1074, %5964) : (i32, i32) -> i32
                %6153 = "llvm.getelementptr"(%6151, %6152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6154 = "vector.from_elements"(%5995, %5996, %5997, %5998, %5999, %6000, %6001, %6002, %6003, %6004, %6005, %6006, %6007, %6008, %6009, %6010, %6011, %6012, %6013, %6014, %6015, %6016, %6017, %6018, %6019, %6020, %6021, %6022, %6023, %6024, %6025, %6026, %6027, %6028, %6029, %6030, %6031, %6032, %6033, %6034, %6035, %6036, %6037, %6038, %6039, %6040, %6041, %6042, %6043, %6044, %6045, %6046, %6047, %6048, %6049, %6050, %6051, %6052, %6053, %6054, %6055, %6056, %6057, %6058) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %6155 = "arith.truncf"(%6154) : (vector<64xf32>) -> vector<64xf16>
                %6156 = "vector.extract"(%6155) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
                %6157 = "vector.extract"(%6155) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
                %6158 = "vector.extract"(%6155) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
                %6159 = "vector.extract"(%6155) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
                %6160 = "vector.extract"(%6155) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
                %6161 = "vector.extract"(%6155) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
                %6162 = "vector.extract"(%6155) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
                %6163 = "vector.extract"(%6155) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
                %6164 = "vector.extract"(%6155) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
                %6165 = "vector.extract"(%6155) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
                %6166 = "vector.extract"(%6155) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
                %6167 = "vector.extract"(%6155) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
                %6168 = "vector.extract"(%6155) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
                %6169 = "vector.extract"(%6155) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
                %6170 = "vector.extract"(%6155) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
                %6171 = "vector.extract"(%6155) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
                %6172 = "vector.extract"(%6155) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
                %6173 = "vector.extract"(%6155) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
                %6174 = "vector.extract"(%6155) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
                %6175 = "vector.extract"(%6155) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
                %6176 = "vector.extract"(%6155) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
                %6177 = "vector.extract"(%6155) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
                %6178 = "vector.extract"(%6155) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
                %6179 = "vector.extract"(%6155) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
                %6180 = "vector.extract"(%6155) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
                %6181 = "vector.extract"(%6155) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
                %6182 = "vector.extract"(%6155) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
                %6183 = "vector.extract"(%6155) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
                %6184 = "vector.extract"(%6155) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
                %6185 = "vector.extract"(%6155) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
                %6186 = "vector.extract"(%6155) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
                %6187 = "vector.extract"(%6155) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
                %6188 = "vector.extract"(%6155) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
                %6189 = "vector.extract"(%6155) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
                %6190 = "vector.extract"(%6155) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
                %6191 = "vector.extract"(%6155) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
                %6192 = "vector.extract"(%6155) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
                %6193 = "vector.extract"(%6155) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
                %6194 = "vector.extract"(%6155) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
                %6195 = "vector.extract"(%6155) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
                %6196 = "vector.extract"(%6155) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
                %6197 = "vector.extract"(%6155) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
                %6198 = "vector.extract"(%6155) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
                %6199 = "vector.extract"(%6155) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
                %6200 = "vector.extract"(%6155) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
                %6201 = "vector.extract"(%6155) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
                %6202 = "vector.extract"(%6155) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
                %6203 = "vector.extract"(%6155) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
                %6204 = "vector.extract"(%6155) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
                %6205 = "vector.extract"(%6155) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
                %6206 = "vector.extract"(%6155) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
                %6207 = "vector.extract"(%6155) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
                %6208 = "vector.extract"(%6155) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
                %6209 = "vector.extract"(%6155) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
                %6210 = "vector.extract"(%6155) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
                %6211 = "vector.extract"(%6155) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
                %6212 = "vector.extract"(%6155) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
                %6213 = "vector.extract"(%6155) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
                %6214 = "vector.extract"(%6155) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
                %6215 = "vector.extract"(%6155) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
                %6216 = "vector.extract"(%6155) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
                %6217 = "vector.extract"(%6155) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
                %6218 = "vector.extract"(%6155) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
                %6219 = "vector.extract"(%6155) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
                %6220 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6221 = "arith.remui"(%6220, %158) : (i32, i32) -> i32
                %6222 = "arith.muli"(%6221, %161) : (i32, i32) -> i32
                %6223 = "llvm.getelementptr"(%6153, %6222) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6224 = "vector.from_elements"(%6156, %6157) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6224, %6223) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6225 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6226 = "arith.remui"(%6225, %158) : (i32, i32) -> i32
                %6227 = "arith.addi"(%158, %6226) : (i32, i32) -> i32
                %6228 = "arith.muli"(%6227, %161) : (i32, i32) -> i32
                %6229 = "llvm.getelementptr"(%6153, %6228) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6230 = "vector.from_elements"(%6158, %6159) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6230, %6229) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6231 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6232 = "arith.remui"(%6231, %158) : (i32, i32) -> i32
                %6233 = "arith.addi"(%155, %6232) : (i32, i32) -> i32
                %6234 = "arith.muli"(%6233, %161) : (i32, i32) -> i32
                %6235 = "llvm.getelementptr"(%6153, %6234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6236 = "vector.from_elements"(%6160, %6161) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6236, %6235) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6237 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6238 = "arith.remui"(%6237, %158) : (i32, i32) -> i32
                %6239 = "arith.constant"() {value = 12 : i32} : () -> i32
                %6240 = "arith.addi"(%6239, %6238) : (i32, i32) -> i32
                %6241 = "arith.muli"(%6240, %161) : (i32, i32) -> i32
                %6242 = "llvm.getelementptr"(%6153, %6241) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6243 = "vector.from_elements"(%6162, %6163) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6243, %6242) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6244 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6245 = "arith.remui"(%6244, %158) : (i32, i32) -> i32
                %6246 = "arith.addi"(%152, %6245) : (i32, i32) -> i32
                %6247 = "arith.muli"(%6246, %161) : (i32, i32) -> i32
                %6248 = "llvm.getelementptr"(%6153, %6247) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6249 = "vector.from_elements"(%6164, %6165) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6249, %6248) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6250 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6251 = "arith.remui"(%6250, %158) : (i32, i32) -> i32
                %6252 = "arith.constant"() {value = 20 : i32} : () -> i32
                %6253 = "arith.addi"(%6252, %6251) : (i32, i32) -> i32
                %6254 = "arith.muli"(%6253, %161) : (i32, i32) -> i32
                %6255 = "llvm.getelementptr"(%6153, %6254) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6256 = "vector.from_elements"(%6166, %6167) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6256, %6255) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6257 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6258 = "arith.remui"(%6257, %158) : (i32, i32) -> i32
                %6259 = "arith.constant"() {value = 24 : i32} : () -> i32
                %6260 = "arith.addi"(%6259, %6258) : (i32, i32) -> i32
                %6261 = "arith.muli"(%6260, %161) : (i32, i32) -> i32
                %6262 = "llvm.getelementptr"(%6153, %6261) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6263 = "vector.from_elements"(%6168, %6169) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6263, %6262) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6264 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6265 = "arith.remui"(%6264, %158) : (i32, i32) -> i32
                %6266 = "arith.constant"() {value = 28 : i32} : () -> i32
                %6267 = "arith.addi"(%6266, %6265) : (i32, i32) -> i32
                %6268 = "arith.muli"(%6267, %161) : (i32, i32) -> i32
                %6269 = "llvm.getelementptr"(%6153, %6268) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6270 = "vector.from_elements"(%6170, %6171) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6270, %6269) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6271 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6272 = "arith.remui"(%6271, %158) : (i32, i32) -> i32
                %6273 = "arith.addi"(%58, %6272) : (i32, i32) -> i32
                %6274 = "arith.muli"(%6273, %161) : (i32, i32) -> i32
                %6275 = "llvm.getelementptr"(%6153, %6274) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6276 = "vector.from_elements"(%6172, %6173) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6276, %6275) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6277 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6278 = "arith.remui"(%6277, %158) : (i32, i32) -> i32
                %6279 = "arith.constant"() {value = 36 : i32} : () -> i32
                %6280 = "arith.addi"(%6279, %6278) : (i32, i32) -> i32
                %6281 = "arith.muli"(%6280, %161) : (i32, i32) -> i32
                %6282 = "llvm.getelementptr"(%6153, %6281) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6283 = "vector.from_elements"(%6174, %6175) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6283, %6282) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6284 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6285 = "arith.remui"(%6284, %158) : (i32, i32) -> i32
                %6286 = "arith.constant"() {value = 40 : i32} : () -> i32
                %6287 = "arith.addi"(%6286, %6285) : (i32, i32) -> i32
                %6288 = "arith.muli"(%6287, %161) : (i32, i32) -> i32
                %6289 = "llvm.getelementptr"(%6153, %6288) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6290 = "vector.from_elements"(%6176, %6177) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6290, %6289) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6291 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6292 = "arith.remui"(%6291, %158) : (i32, i32) -> i32
                %6293 = "arith.constant"() {value = 44 : i32} : () -> i32
                %6294 = "arith.addi"(%6293, %6292) : (i32, i32) -> i32
                %6295 = "arith.muli"(%6294, %161) : (i32, i32) -> i32
                %6296 = "llvm.getelementptr"(%6153, %6295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6297 = "vector.from_elements"(%6178, %6179) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6297, %6296) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6298 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6299 = "arith.remui"(%6298, %158) : (i32, i32) -> i32
                %6300 = "arith.constant"() {value = 48 : i32} : () -> i32
                %6301 = "arith.addi"(%6300, %6299) : (i32, i32) -> i32
                %6302 = "arith.muli"(%6301, %161) : (i32, i32) -> i32
                %6303 = "llvm.getelementptr"(%6153, %6302) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6304 = "vector.from_elements"(%6180, %6181) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6304, %6303) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6305 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6306 = "arith.remui"(%6305, %158) : (i32, i32) -> i32
                %6307 = "arith.constant"() {value = 52 : i32} : () -> i32
                %6308 = "arith.addi"(%6307, %6306) : (i32, i32) -> i32
                %6309 = "arith.muli"(%6308, %161) : (i32, i32) -> i32
                %6310 = "llvm.getelementptr"(%6153, %6309) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6311 = "vector.from_elements"(%6182, %6183) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6311, %6310) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6312 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6313 = "arith.remui"(%6312, %158) : (i32, i32) -> i32
                %6314 = "arith.constant"() {value = 56 : i32} : () -> i32
                %6315 = "arith.addi"(%6314, %6313) : (i32, i32) -> i32
                %6316 = "arith.muli"(%6315, %161) : (i32, i32) -> i32
                %6317 = "llvm.getelementptr"(%6153, %6316) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6318 = "vector.from_elements"(%6184, %6185) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6318, %6317) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6319 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6320 = "arith.remui"(%6319, %158) : (i32, i32) -> i32
                %6321 = "arith.constant"() {value = 60 : i32} : () -> i32
                %6322 = "arith.addi"(%6321, %6320) : (i32, i32) -> i32
                %6323 = "arith.muli"(%6322, %161) : (i32, i32) -> i32
                %6324 = "llvm.getelementptr"(%6153, %6323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6325 = "vector.from_elements"(%6186, %6187) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6325, %6324) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6326 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6327 = "arith.remui"(%6326, %158) : (i32, i32) -> i32
                %6328 = "arith.addi"(%5969, %6327) : (i32, i32) -> i32
                %6329 = "arith.muli"(%6328, %161) : (i32, i32) -> i32
                %6330 = "llvm.getelementptr"(%6153, %6329) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6331 = "vector.from_elements"(%6188, %6189) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6331, %6330) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6332 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6333 = "arith.remui"(%6332, %158) : (i32, i32) -> i32
                %6334 = "arith.constant"() {value = 68 : i32} : () -> i32
                %6335 = "arith.addi"(%6334, %6333) : (i32, i32) -> i32
                %6336 = "arith.muli"(%6335, %161) : (i32, i32) -> i32
                %6337 = "llvm.getelementptr"(%6153, %6336) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6338 = "vector.from_elements"(%6190, %6191) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6338, %6337) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6339 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6340 = "arith.remui"(%6339, %158) : (i32, i32) -> i32
                %6341 = "arith.constant"() {value = 72 : i32} : () -> i32
                %6342 = "arith.addi"(%6341, %6340) : (i32, i32) -> i32
                %6343 = "arith.muli"(%6342, %161) : (i32, i32) -> i32
                %6344 = "llvm.getelementptr"(%6153, %6343) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6345 = "vector.from_elements"(%6192, %6193) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6345, %6344) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6346 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6347 = "arith.remui"(%6346, %158) : (i32, i32) -> i32
                %6348 = "arith.constant"() {value = 76 : i32} : () -> i32
                %6349 = "arith.addi"(%6348, %6347) : (i32, i32) -> i32
                %6350 = "arith.muli"(%6349, %161) : (i32, i32) -> i32
                %6351 = "llvm.getelementptr"(%6153, %6350) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6352 = "vector.from_elements"(%6194, %6195) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6352, %6351) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6353 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6354 = "arith.remui"(%6353, %158) : (i32, i32) -> i32
                %6355 = "arith.constant"() {value = 80 : i32} : () -> i32
                %6356 = "arith.addi"(%6355, %6354) : (i32, i32) -> i32
                %6357 = "arith.muli"(%6356, %161) : (i32, i32) -> i32
                %6358 = "llvm.getelementptr"(%6153, %6357) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6359 = "vector.from_elements"(%6196, %6197) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6359, %6358) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6360 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6361 = "arith.remui"(%6360, %158) : (i32, i32) -> i32
                %6362 = "arith.constant"() {value = 84 : i32} : () -> i32
                %6363 = "arith.addi"(%6362, %6361) : (i32, i32) -> i32
                %6364 = "arith.muli"(%6363, %161) : (i32, i32) -> i32
                %6365 = "llvm.getelementptr"(%6153, %6364) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6366 = "vector.from_elements"(%6198, %6199) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6366, %6365) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6367 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6368 = "arith.remui"(%6367, %158) : (i32, i32) -> i32
                %6369 = "arith.constant"() {value = 88 : i32} : () -> i32
                %6370 = "arith.addi"(%6369, %6368) : (i32, i32) -> i32
                %6371 = "arith.muli"(%6370, %161) : (i32, i32) -> i32
                %6372 = "llvm.getelementptr"(%6153, %6371) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6373 = "vector.from_elements"(%6200, %6201) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6373, %6372) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6374 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6375 = "arith.remui"(%6374, %158) : (i32, i32) -> i32
                %6376 = "arith.constant"() {value = 92 : i32} : () -> i32
                %6377 = "arith.addi"(%6376, %6375) : (i32, i32) -> i32
                %6378 = "arith.muli"(%6377, %161) : (i32, i32) -> i32
                %6379 = "llvm.getelementptr"(%6153, %6378) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6380 = "vector.from_elements"(%6202, %6203) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6380, %6379) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6381 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6382 = "arith.remui"(%6381, %158) : (i32, i32) -> i32
                %6383 = "arith.constant"() {value = 96 : i32} : () -> i32
                %6384 = "arith.addi"(%6383, %6382) : (i32, i32) -> i32
                %6385 = "arith.muli"(%6384, %161) : (i32, i32) -> i32
                %6386 = "llvm.getelementptr"(%6153, %6385) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6387 = "vector.from_elements"(%6204, %6205) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6387, %6386) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6388 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6389 = "arith.remui"(%6388, %158) : (i32, i32) -> i32
                %6390 = "arith.constant"() {value = 100 : i32} : () -> i32
                %6391 = "arith.addi"(%6390, %6389) : (i32, i32) -> i32
                %6392 = "arith.muli"(%6391, %161) : (i32, i32) -> i32
                %6393 = "llvm.getelementptr"(%6153, %6392) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6394 = "vector.from_elements"(%6206, %6207) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6394, %6393) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6395 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6396 = "arith.remui"(%6395, %158) : (i32, i32) -> i32
                %6397 = "arith.constant"() {value = 104 : i32} : () -> i32
                %6398 = "arith.addi"(%6397, %6396) : (i32, i32) -> i32
                %6399 = "arith.muli"(%6398, %161) : (i32, i32) -> i32
                %6400 = "llvm.getelementptr"(%6153, %6399) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6401 = "vector.from_elements"(%6208, %6209) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6401, %6400) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6402 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6403 = "arith.remui"(%6402, %158) : (i32, i32) -> i32
                %6404 = "arith.constant"() {value = 108 : i32} : () -> i32
                %6405 = "arith.addi"(%6404, %6403) : (i32, i32) -> i32
                %6406 = "arith.muli"(%6405, %161) : (i32, i32) -> i32
                %6407 = "llvm.getelementptr"(%6153, %6406) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6408 = "vector.from_elements"(%6210, %6211) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6408, %6407) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6409 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6410 = "arith.remui"(%6409, %158) : (i32, i32) -> i32
                %6411 = "arith.constant"() {value = 112 : i32} : () -> i32
                %6412 = "arith.addi"(%6411, %6410) : (i32, i32) -> i32
                %6413 = "arith.muli"(%6412, %161) : (i32, i32) -> i32
                %6414 = "llvm.getelementptr"(%6153, %6413) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6415 = "vector.from_elements"(%6212, %6213) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6415, %6414) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6416 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6417 = "arith.remui"(%6416, %158) : (i32, i32) -> i32
                %6418 = "arith.constant"() {value = 116 : i32} : () -> i32
                %6419 = "arith.addi"(%6418, %6417) : (i32, i32) -> i32
                %6420 = "arith.muli"(%6419, %161) : (i32, i32) -> i32
                %6421 = "llvm.getelementptr"(%6153, %6420) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6422 = "vector.from_elements"(%6214, %6215) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6422, %6421) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6423 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6424 = "arith.remui"(%6423, %158) : (i32, i32) -> i32
                %6425 = "arith.constant"() {value = 120 : i32} : () -> i32
                %6426 = "arith.addi"(%6425, %6424) : (i32, i32) -> i32
                %6427 = "arith.muli"(%6426, %161) : (i32, i32) -> i32
                %6428 = "llvm.getelementptr"(%6153, %6427) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6429 = "vector.from_elements"(%6216, %6217) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6429, %6428) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6430 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6431 = "arith.remui"(%6430, %158) : (i32, i32) -> i32
                %6432 = "arith.constant"() {value = 124 : i32} : () -> i32
                %6433 = "arith.addi"(%6432, %6431) : (i32, i32) -> i32
                %6434 = "arith.muli"(%6433, %161) : (i32, i32) -> i32
                %6435 = "llvm.getelementptr"(%6153, %6434) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6436 = "vector.from_elements"(%6218, %6219) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6436, %6435) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6437 = "arith.andi"(%5945, %1511) : (i1, i1) -> i1
                "scf.if"(%6437) ({
                  %6438 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                  %6439 = "arith.mulf"(%6137, %6438) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %6440 = "arith.muli"(%6146, %14) : (i64, i64) -> i64
                  %6441 = "arith.addi"(%6440, %6147) : (i64, i64) -> i64
                  %6442 = "llvm.getelementptr"(%13, %6441) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "llvm.store"(%6439, %6442) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                %6443 = "arith.constant"() {value = 32768 : i32} : () -> i32
                %6444 = "arith.muli"(%6135, %6443) : (i32, i32) -> i32
                %6445 = "arith.muli"(%1095, %1088) : (i32, i32) -> i32
                %6446 = "arith.addi"(%6444, %6445) : (i32, i32) -> i32
                %6447 = "llvm.getelementptr"(%15, %6446) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6448 = "arith.muli"(%1074, %5964) : (i32, i32) -> i32
                %6449 = "llvm.getelementptr"(%6447, %6448) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6450 = "vector.from_elements"(%5995, %5996, %5997, %5998, %5999, %6000, %6001, %6002, %6003, %6004, %6005, %6006, %6007, %6008, %6009, %6010, %6011, %6012, %6013, %6014, %6015, %6016, %6017, %6018, %6019, %6020, %6021, %6022, %6023, %6024, %6025, %6026, %6027, %6028, %6029, %6030, %6031, %6032, %6033, %6034, %6035, %6036, %6037, %6038, %6039, %6040, %6041, %6042, %6043, %6044, %6045, %6046, %6047, %6048, %6049, %6050, %6051, %6052, %6053, %6054, %6055, %6056, %6057, %6058) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %6451 = "vector.extract"(%6450) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %6452 = "vector.extract"(%6450) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %6453 = "vector.extract"(%6450) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %6454 = "vector.extract"(%6450) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %6455 = "vector.extract"(%6450) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %6456 = "vector.extract"(%6450) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %6457 = "vector.extract"(%6450) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %6458 = "vector.extract"(%6450) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %6459 = "vector.extract"(%6450) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %6460 = "vector.extract"(%6450) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %6461 = "vector.extract"(%6450) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %6462 = "vector.extract"(%6450) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %6463 = "vector.extract"(%6450) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %6464 = "vector.extract"(%6450) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %6465 = "vector.extract"(%6450) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %6466 = "vector.extract"(%6450) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %6467 = "vector.extract"(%6450) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %6468 = "vector.extract"(%6450) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %6469 = "vector.extract"(%6450) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %6470 = "vector.extract"(%6450) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %6471 = "vector.extract"(%6450) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %6472 = "vector.extract"(%6450) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %6473 = "vector.extract"(%6450) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %6474 = "vector.extract"(%6450) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %6475 = "vector.extract"(%6450) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %6476 = "vector.extract"(%6450) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %6477 = "vector.extract"(%6450) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %6478 = "vector.extract"(%6450) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %6479 = "vector.extract"(%6450) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %6480 = "vector.extract"(%6450) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %6481 = "vector.extract"(%6450) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %6482 = "vector.extract"(%6450) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %6483 = "vector.extract"(%6450) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %6484 = "vector.extract"(%6450) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %6485 = "vector.extract"(%6450) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %6486 = "vector.extract"(%6450) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %6487 = "vector.extract"(%6450) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %6488 = "vector.extract"(%6450) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %6489 = "vector.extract"(%6450) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %6490 = "vector.extract"(%6450) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %6491 = "vector.extract"(%6450) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %6492 = "vector.extract"(%6450) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %6493 = "vector.extract"(%6450) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %6494 = "vector.extract"(%6450) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %6495 = "vector.extract"(%6450) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %6496 = "vector.extract"(%6450) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %6497 = "vector.extract"(%6450) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %6498 = "vector.extract"(%6450) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %6499 = "vector.extract"(%6450) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %6500 = "vector.extract"(%6450) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %6501 = "vector.extract"(%6450) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %6502 = "vector.extract"(%6450) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %6503 = "vector.extract"(%6450) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %6504 = "vector.extract"(%6450) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %6505 = "vector.extract"(%6450) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %6506 = "vector.extract"(%6450) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %6507 = "vector.extract"(%6450) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %6508 = "vector.extract"(%6450) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %6509 = "vector.extract"(%6450) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %6510 = "vector.extract"(%6450) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %6511 = "vector.extract"(%6450) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %6512 = "vector.extract"(%6450) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %6513 = "vector.extract"(%6450) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %6514 = "vector.extract"(%6450) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %6515 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6516 = "arith.remui"(%6515, %158) : (i32, i32) -> i32
                %6517 = "arith.muli"(%6516, %161) : (i32, i32) -> i32
                %6518 = "llvm.getelementptr"(%6449, %6517) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6519 = "vector.from_elements"(%6451, %6452) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6519, %6518) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6520 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6521 = "arith.remui"(%6520, %158) : (i32, i32) -> i32
                %6522 = "arith.addi"(%158, %6521) : (i32, i32) -> i32
                %6523 = "arith.muli"(%6522, %161) : (i32, i32) -> i32
                %6524 = "llvm.getelementptr"(%6449, %6523) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6525 = "vector.from_elements"(%6453, %6454) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6525, %6524) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6526 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6527 = "arith.remui"(%6526, %158) : (i32, i32) -> i32
                %6528 = "arith.addi"(%155, %6527) : (i32, i32) -> i32
                %6529 = "arith.muli"(%6528, %161) : (i32, i32) -> i32
                %6530 = "llvm.getelementptr"(%6449, %6529) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6531 = "vector.from_elements"(%6455, %6456) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6531, %6530) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6532 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6533 = "arith.remui"(%6532, %158) : (i32, i32) -> i32
                %6534 = "arith.constant"() {value = 12 : i32} : () -> i32
                %6535 = "arith.addi"(%6534, %6533) : (i32, i32) -> i32
                %6536 = "arith.muli"(%6535, %161) : (i32, i32) -> i32
                %6537 = "llvm.getelementptr"(%6449, %6536) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6538 = "vector.from_elements"(%6457, %6458) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6538, %6537) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6539 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6540 = "arith.remui"(%6539, %158) : (i32, i32) -> i32
                %6541 = "arith.addi"(%152, %6540) : (i32, i32) -> i32
                %6542 = "arith.muli"(%6541, %161) : (i32, i32) -> i32
                %6543 = "llvm.getelementptr"(%6449, %6542) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6544 = "vector.from_elements"(%6459, %6460) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6544, %6543) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6545 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6546 = "arith.remui"(%6545, %158) : (i32, i32) -> i32
                %6547 = "arith.constant"() {value = 20 : i32} : () -> i32
                %6548 = "arith.addi"(%6547, %6546) : (i32, i32) -> i32
                %6549 = "arith.muli"(%6548, %161) : (i32, i32) -> i32
                %6550 = "llvm.getelementptr"(%6449, %6549) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6551 = "vector.from_elements"(%6461, %6462) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6551, %6550) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6552 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6553 = "arith.remui"(%6552, %158) : (i32, i32) -> i32
                %6554 = "arith.constant"() {value = 24 : i32} : () -> i32
                %6555 = "arith.addi"(%6554, %6553) : (i32, i32) -> i32
                %6556 = "arith.muli"(%6555, %161) : (i32, i32) -> i32
                %6557 = "llvm.getelementptr"(%6449, %6556) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6558 = "vector.from_elements"(%6463, %6464) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6558, %6557) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6559 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6560 = "arith.remui"(%6559, %158) : (i32, i32) -> i32
                %6561 = "arith.constant"() {value = 28 : i32} : () -> i32
                %6562 = "arith.addi"(%6561, %6560) : (i32, i32) -> i32
                %6563 = "arith.muli"(%6562, %161) : (i32, i32) -> i32
                %6564 = "llvm.getelementptr"(%6449, %6563) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6565 = "vector.from_elements"(%6465, %6466) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6565, %6564) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6566 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6567 = "arith.remui"(%6566, %158) : (i32, i32) -> i32
                %6568 = "arith.addi"(%58, %6567) : (i32, i32) -> i32
                %6569 = "arith.muli"(%6568, %161) : (i32, i32) -> i32
                %6570 = "llvm.getelementptr"(%6449, %6569) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6571 = "vector.from_elements"(%6467, %6468) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6571, %6570) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6572 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6573 = "arith.remui"(%6572, %158) : (i32, i32) -> i32
                %6574 = "arith.constant"() {value = 36 : i32} : () -> i32
                %6575 = "arith.addi"(%6574, %6573) : (i32, i32) -> i32
                %6576 = "arith.muli"(%6575, %161) : (i32, i32) -> i32
                %6577 = "llvm.getelementptr"(%6449, %6576) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6578 = "vector.from_elements"(%6469, %6470) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6578, %6577) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6579 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6580 = "arith.remui"(%6579, %158) : (i32, i32) -> i32
                %6581 = "arith.constant"() {value = 40 : i32} : () -> i32
                %6582 = "arith.addi"(%6581, %6580) : (i32, i32) -> i32
                %6583 = "arith.muli"(%6582, %161) : (i32, i32) -> i32
                %6584 = "llvm.getelementptr"(%6449, %6583) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6585 = "vector.from_elements"(%6471, %6472) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6585, %6584) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6586 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6587 = "arith.remui"(%6586, %158) : (i32, i32) -> i32
                %6588 = "arith.constant"() {value = 44 : i32} : () -> i32
                %6589 = "arith.addi"(%6588, %6587) : (i32, i32) -> i32
                %6590 = "arith.muli"(%6589, %161) : (i32, i32) -> i32
                %6591 = "llvm.getelementptr"(%6449, %6590) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6592 = "vector.from_elements"(%6473, %6474) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6592, %6591) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6593 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6594 = "arith.remui"(%6593, %158) : (i32, i32) -> i32
                %6595 = "arith.constant"() {value = 48 : i32} : () -> i32
                %6596 = "arith.addi"(%6595, %6594) : (i32, i32) -> i32
                %6597 = "arith.muli"(%6596, %161) : (i32, i32) -> i32
                %6598 = "llvm.getelementptr"(%6449, %6597) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6599 = "vector.from_elements"(%6475, %6476) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6599, %6598) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6600 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6601 = "arith.remui"(%6600, %158) : (i32, i32) -> i32
                %6602 = "arith.constant"() {value = 52 : i32} : () -> i32
                %6603 = "arith.addi"(%6602, %6601) : (i32, i32) -> i32
                %6604 = "arith.muli"(%6603, %161) : (i32, i32) -> i32
                %6605 = "llvm.getelementptr"(%6449, %6604) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6606 = "vector.from_elements"(%6477, %6478) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6606, %6605) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6607 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6608 = "arith.remui"(%6607, %158) : (i32, i32) -> i32
                %6609 = "arith.constant"() {value = 56 : i32} : () -> i32
                %6610 = "arith.addi"(%6609, %6608) : (i32, i32) -> i32
                %6611 = "arith.muli"(%6610, %161) : (i32, i32) -> i32
                %6612 = "llvm.getelementptr"(%6449, %6611) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6613 = "vector.from_elements"(%6479, %6480) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6613, %6612) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6614 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6615 = "arith.remui"(%6614, %158) : (i32, i32) -> i32
                %6616 = "arith.constant"() {value = 60 : i32} : () -> i32
                %6617 = "arith.addi"(%6616, %6615) : (i32, i32) -> i32
                %6618 = "arith.muli"(%6617, %161) : (i32, i32) -> i32
                %6619 = "llvm.getelementptr"(%6449, %6618) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6620 = "vector.from_elements"(%6481, %6482) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6620, %6619) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6621 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6622 = "arith.remui"(%6621, %158) : (i32, i32) -> i32
                %6623 = "arith.addi"(%5969, %6622) : (i32, i32) -> i32
                %6624 = "arith.muli"(%6623, %161) : (i32, i32) -> i32
                %6625 = "llvm.getelementptr"(%6449, %6624) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6626 = "vector.from_elements"(%6483, %6484) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6626, %6625) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6627 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6628 = "arith.remui"(%6627, %158) : (i32, i32) -> i32
                %6629 = "arith.constant"() {value = 68 : i32} : () -> i32
                %6630 = "arith.addi"(%6629, %6628) : (i32, i32) -> i32
                %6631 = "arith.muli"(%6630, %161) : (i32, i32) -> i32
                %6632 = "llvm.getelementptr"(%6449, %6631) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6633 = "vector.from_elements"(%6485, %6486) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6633, %6632) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6634 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6635 = "arith.remui"(%6634, %158) : (i32, i32) -> i32
                %6636 = "arith.constant"() {value = 72 : i32} : () -> i32
                %6637 = "arith.addi"(%6636, %6635) : (i32, i32) -> i32
                %6638 = "arith.muli"(%6637, %161) : (i32, i32) -> i32
                %6639 = "llvm.getelementptr"(%6449, %6638) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6640 = "vector.from_elements"(%6487, %6488) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6640, %6639) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6641 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6642 = "arith.remui"(%6641, %158) : (i32, i32) -> i32
                %6643 = "arith.constant"() {value = 76 : i32} : () -> i32
                %6644 = "arith.addi"(%6643, %6642) : (i32, i32) -> i32
                %6645 = "arith.muli"(%6644, %161) : (i32, i32) -> i32
                %6646 = "llvm.getelementptr"(%6449, %6645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6647 = "vector.from_elements"(%6489, %6490) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6647, %6646) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6648 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6649 = "arith.remui"(%6648, %158) : (i32, i32) -> i32
                %6650 = "arith.constant"() {value = 80 : i32} : () -> i32
                %6651 = "arith.addi"(%6650, %6649) : (i32, i32) -> i32
                %6652 = "arith.muli"(%6651, %161) : (i32, i32) -> i32
                %6653 = "llvm.getelementptr"(%6449, %6652) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6654 = "vector.from_elements"(%6491, %6492) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6654, %6653) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6655 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6656 = "arith.remui"(%6655, %158) : (i32, i32) -> i32
                %6657 = "arith.constant"() {value = 84 : i32} : () -> i32
                %6658 = "arith.addi"(%6657, %6656) : (i32, i32) -> i32
                %6659 = "arith.muli"(%6658, %161) : (i32, i32) -> i32
                %6660 = "llvm.getelementptr"(%6449, %6659) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6661 = "vector.from_elements"(%6493, %6494) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6661, %6660) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6662 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6663 = "arith.remui"(%6662, %158) : (i32, i32) -> i32
                %6664 = "arith.constant"() {value = 88 : i32} : () -> i32
                %6665 = "arith.addi"(%6664, %6663) : (i32, i32) -> i32
                %6666 = "arith.muli"(%6665, %161) : (i32, i32) -> i32
                %6667 = "llvm.getelementptr"(%6449, %6666) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6668 = "vector.from_elements"(%6495, %6496) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6668, %6667) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6669 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6670 = "arith.remui"(%6669, %158) : (i32, i32) -> i32
                %6671 = "arith.constant"() {value = 92 : i32} : () -> i32
                %6672 = "arith.addi"(%6671, %6670) : (i32, i32) -> i32
                %6673 = "arith.muli"(%6672, %161) : (i32, i32) -> i32
                %6674 = "llvm.getelementptr"(%6449, %6673) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6675 = "vector.from_elements"(%6497, %6498) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6675, %6674) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6676 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6677 = "arith.remui"(%6676, %158) : (i32, i32) -> i32
                %6678 = "arith.constant"() {value = 96 : i32} : () -> i32
                %6679 = "arith.addi"(%6678, %6677) : (i32, i32) -> i32
                %6680 = "arith.muli"(%6679, %161) : (i32, i32) -> i32
                %6681 = "llvm.getelementptr"(%6449, %6680) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6682 = "vector.from_elements"(%6499, %6500) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6682, %6681) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6683 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6684 = "arith.remui"(%6683, %158) : (i32, i32) -> i32
                %6685 = "arith.constant"() {value = 100 : i32} : () -> i32
                %6686 = "arith.addi"(%6685, %6684) : (i32, i32) -> i32
                %6687 = "arith.muli"(%6686, %161) : (i32, i32) -> i32
                %6688 = "llvm.getelementptr"(%6449, %6687) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6689 = "vector.from_elements"(%6501, %6502) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6689, %6688) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6690 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6691 = "arith.remui"(%6690, %158) : (i32, i32) -> i32
                %6692 = "arith.constant"() {value = 104 : i32} : () -> i32
                %6693 = "arith.addi"(%6692, %6691) : (i32, i32) -> i32
                %6694 = "arith.muli"(%6693, %161) : (i32, i32) -> i32
                %6695 = "llvm.getelementptr"(%6449, %6694) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6696 = "vector.from_elements"(%6503, %6504) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6696, %6695) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6697 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6698 = "arith.remui"(%6697, %158) : (i32, i32) -> i32
                %6699 = "arith.constant"() {value = 108 : i32} : () -> i32
                %6700 = "arith.addi"(%6699, %6698) : (i32, i32) -> i32
                %6701 = "arith.muli"(%6700, %161) : (i32, i32) -> i32
                %6702 = "llvm.getelementptr"(%6449, %6701) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6703 = "vector.from_elements"(%6505, %6506) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6703, %6702) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6704 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6705 = "arith.remui"(%6704, %158) : (i32, i32) -> i32
                %6706 = "arith.constant"() {value = 112 : i32} : () -> i32
                %6707 = "arith.addi"(%6706, %6705) : (i32, i32) -> i32
                %6708 = "arith.muli"(%6707, %161) : (i32, i32) -> i32
                %6709 = "llvm.getelementptr"(%6449, %6708) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6710 = "vector.from_elements"(%6507, %6508) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6710, %6709) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6711 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6712 = "arith.remui"(%6711, %158) : (i32, i32) -> i32
                %6713 = "arith.constant"() {value = 116 : i32} : () -> i32
                %6714 = "arith.addi"(%6713, %6712) : (i32, i32) -> i32
                %6715 = "arith.muli"(%6714, %161) : (i32, i32) -> i32
                %6716 = "llvm.getelementptr"(%6449, %6715) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6717 = "vector.from_elements"(%6509, %6510) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6717, %6716) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6718 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6719 = "arith.remui"(%6718, %158) : (i32, i32) -> i32
                %6720 = "arith.constant"() {value = 120 : i32} : () -> i32
                %6721 = "arith.addi"(%6720, %6719) : (i32, i32) -> i32
                %6722 = "arith.muli"(%6721, %161) : (i32, i32) -> i32
                %6723 = "llvm.getelementptr"(%6449, %6722) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6724 = "vector.from_elements"(%6511, %6512) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6724, %6723) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6725 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6726 = "arith.remui"(%6725, %158) : (i32, i32) -> i32
                %6727 = "arith.constant"() {value = 124 : i32} : () -> i32
                %6728 = "arith.addi"(%6727, %6726) : (i32, i32) -> i32
                %6729 = "arith.muli"(%6728, %161) : (i32, i32) -> i32
                %6730 = "llvm.getelementptr"(%6449, %6729) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6731 = "vector.from_elements"(%6513, %6514) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%6731, %6730) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %6732 = "arith.andi"(%5945, %1511) : (i1, i1) -> i1
                "scf.if"(%6732) ({
                  %6733 = "arith.muli"(%6135, %5969) : (i32, i32) -> i32
                  %6734 = "arith.addi"(%6733, %1095) : (i32, i32) -> i32
                  %6735 = "llvm.getelementptr"(%16, %6734) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  "llvm.store"(%6137, %6735) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
            %6736 = "llvm.call_intrinsic"(%5987) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %6737 = "arith.addf"(%5225, %6736) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %6738 = "arith.addi"(%6139, %5979) : (i32, i32) -> i32
            %6739 = "arith.cmpi"(%6738, %22) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%6739) ({
              "scf.if"(%6126) ({
                %6740 = "arith.divui"(%35, %23) : (i32, i32) -> i32
                %6741 = "arith.muli"(%6740, %22) : (i32, i32) -> i32
                %6742 = "arith.addi"(%6741, %6139) : (i32, i32) -> i32
                %6743 = "arith.addi"(%6742, %5979) : (i32, i32) -> i32
                %6744 = "arith.extsi"(%1319) : (i32) -> i64
                %6745 = "arith.extsi"(%6743) : (i32) -> i64
                %6746 = "arith.muli"(%6744, %11) : (i64, i64) -> i64
                %6747 = "arith.muli"(%6745, %12) : (i64, i64) -> i64
                %6748 = "arith.addi"(%6746, %6747) : (i64, i64) -> i64
                %6749 = "llvm.getelementptr"(%10, %6748) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %6750 = "arith.muli"(%1074, %5964) : (i32, i32) -> i32
                %6751 = "llvm.getelementptr"(%6749, %6750) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6752 = "vector.from_elements"(%6062, %6063, %6064, %6065, %6066, %6067, %6068, %6069, %6070, %6071, %6072, %6073, %6074, %6075, %6076, %6077, %6078, %6079, %6080, %6081, %6082, %6083, %6084, %6085, %6086, %6087, %6088, %6089, %6090, %6091, %6092, %6093, %6094, %6095, %6096, %6097, %6098, %6099, %6100, %6101, %6102, %6103, %6104, %6105, %6106, %6107, %6108, %6109, %6110, %6111, %6112, %6113, %6114, %6115, %6116, %6117, %6118, %6119, %6120, %6121, %6122, %6123, %6124, %6125) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %6753 = "arith.truncf"(%6752) : (vector<64xf32>) -> vector<64xf16>
                %6754 = "vector.extract"(%6753) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
                %6755 = "vector.extract"(%6753) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
                %6756 = "vector.extract"(%6753) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
                %6757 = "vector.extract"(%6753) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
                %6758 = "vector.extract"(%6753) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
                %6759 = "vector.extract"(%6753) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
                %6760 = "vector.extract"(%6753) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
                %6761 = "vector.extract"(%6753) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
                %6762 = "vector.extract"(%6753) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
                %6763 = "vector.extract"(%6753) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
                %6764 = "vector.extract"(%6753) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
                %6765 = "vector.extract"(%6753) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
                %6766 = "vector.extract"(%6753) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
                %6767 = "vector.extract"(%6753) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
                %6768 = "vector.extract"(%6753) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
                %6769 = "vector.extract"(%6753) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
                %6770 = "vector.extract"(%6753) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
                %6771 = "vector.extract"(%6753) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
                %6772 = "vector.extract"(%6753) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
                %6773 = "vector.extract"(%6753) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
                %6774 = "vector.extract"(%6753) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
                %6775 = "vector.extract"(%6753) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
                %6776 = "vector.extract"(%6753) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
                %6777 = "vector.extract"(%6753) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
                %6778 = "vector.extract"(%6753) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
                %6779 = "vector.extract"(%6753) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
                %6780 = "vector.extract"(%6753) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
                %6781 = "vector.extract"(%6753) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
                %6782 = "vector.extract"(%6753) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
                %6783 = "vector.extract"(%6753) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
                %6784 = "vector.extract"(%6753) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
                %6785 = "vector.extract"(%6753) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
                %6786 = "vector.extract"(%6753) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
                %6787 = "vector.extract"(%6753) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
                %6788 = "vector.extract"(%6753) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
                %6789 = "vector.extract"(%6753) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
                %6790 = "vector.extract"(%6753) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
                %6791 = "vector.extract"(%6753) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
                %6792 = "vector.extract"(%6753) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
                %6793 = "vector.extract"(%6753) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
                %6794 = "vector.extract"(%6753) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
                %6795 = "vector.extract"(%6753) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
                %6796 = "vector.extract"(%6753) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
                %6797 = "vector.extract"(%6753) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
                %6798 = "vector.extract"(%6753) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
                %6799 = "vector.extract"(%6753) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
                %6800 = "vector.extract"(%6753) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
                %6801 = "vector.extract"(%6753) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
                %6802 = "vector.extract"(%6753) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
                %6803 = "vector.extract"(%6753) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
                %6804 = "vector.extract"(%6753) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
                %6805 = "vector.extract"(%6753) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
                %6806 = "vector.extract"(%6753) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
                %6807 = "vector.extract"(%6753) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
                %6808 = "vector.extract"(%6753) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
                %6809 = "vector.extract"(%6753) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
                %6810 = "vector.extract"(%6753) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
                %6811 = "vector.extract"(%6753) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
                %6812 = "vector.extract"(%6753) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
                %6813 = "vector.extract"(%6753) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
                %6814 = "vector.extract"(%6753) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
                %6815 = "vector.extract"(%6753) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
                %6816 = "vector.extract"(%6753) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
                %6817 = "vector.extract"(%6753) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
                %6818 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6819 = "arith.remui"(%6818, %158) : (i32, i32) -> i32
                %6820 = "arith.muli"(%6819, %161) : (i32, i32) -> i32
                %6821 = "llvm.getelementptr"(%6751, %6820) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6822 = "vector.from_elements"(%6754, %6755) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6822, %6821) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6823 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6824 = "arith.remui"(%6823, %158) : (i32, i32) -> i32
                %6825 = "arith.addi"(%158, %6824) : (i32, i32) -> i32
                %6826 = "arith.muli"(%6825, %161) : (i32, i32) -> i32
                %6827 = "llvm.getelementptr"(%6751, %6826) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6828 = "vector.from_elements"(%6756, %6757) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6828, %6827) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6829 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6830 = "arith.remui"(%6829, %158) : (i32, i32) -> i32
                %6831 = "arith.addi"(%155, %6830) : (i32, i32) -> i32
                %6832 = "arith.muli"(%6831, %161) : (i32, i32) -> i32
                %6833 = "llvm.getelementptr"(%6751, %6832) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6834 = "vector.from_elements"(%6758, %6759) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6834, %6833) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6835 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6836 = "arith.remui"(%6835, %158) : (i32, i32) -> i32
                %6837 = "arith.constant"() {value = 12 : i32} : () -> i32
                %6838 = "arith.addi"(%6837, %6836) : (i32, i32) -> i32
                %6839 = "arith.muli"(%6838, %161) : (i32, i32) -> i32
                %6840 = "llvm.getelementptr"(%6751, %6839) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6841 = "vector.from_elements"(%6760, %6761) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6841, %6840) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6842 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6843 = "arith.remui"(%6842, %158) : (i32, i32) -> i32
                %6844 = "arith.addi"(%152, %6843) : (i32, i32) -> i32
                %6845 = "arith.muli"(%6844, %161) : (i32, i32) -> i32
                %6846 = "llvm.getelementptr"(%6751, %6845) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6847 = "vector.from_elements"(%6762, %6763) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6847, %6846) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6848 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6849 = "arith.remui"(%6848, %158) : (i32, i32) -> i32
                %6850 = "arith.constant"() {value = 20 : i32} : () -> i32
                %6851 = "arith.addi"(%6850, %6849) : (i32, i32) -> i32
                %6852 = "arith.muli"(%6851, %161) : (i32, i32) -> i32
                %6853 = "llvm.getelementptr"(%6751, %6852) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6854 = "vector.from_elements"(%6764, %6765) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6854, %6853) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6855 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6856 = "arith.remui"(%6855, %158) : (i32, i32) -> i32
                %6857 = "arith.constant"() {value = 24 : i32} : () -> i32
                %6858 = "arith.addi"(%6857, %6856) : (i32, i32) -> i32
                %6859 = "arith.muli"(%6858, %161) : (i32, i32) -> i32
                %6860 = "llvm.getelementptr"(%6751, %6859) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6861 = "vector.from_elements"(%6766, %6767) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6861, %6860) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6862 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6863 = "arith.remui"(%6862, %158) : (i32, i32) -> i32
                %6864 = "arith.constant"() {value = 28 : i32} : () -> i32
                %6865 = "arith.addi"(%6864, %6863) : (i32, i32) -> i32
                %6866 = "arith.muli"(%6865, %161) : (i32, i32) -> i32
                %6867 = "llvm.getelementptr"(%6751, %6866) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6868 = "vector.from_elements"(%6768, %6769) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6868, %6867) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6869 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6870 = "arith.remui"(%6869, %158) : (i32, i32) -> i32
                %6871 = "arith.addi"(%58, %6870) : (i32, i32) -> i32
                %6872 = "arith.muli"(%6871, %161) : (i32, i32) -> i32
                %6873 = "llvm.getelementptr"(%6751, %6872) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6874 = "vector.from_elements"(%6770, %6771) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6874, %6873) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6875 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6876 = "arith.remui"(%6875, %158) : (i32, i32) -> i32
                %6877 = "arith.constant"() {value = 36 : i32} : () -> i32
                %6878 = "arith.addi"(%6877, %6876) : (i32, i32) -> i32
                %6879 = "arith.muli"(%6878, %161) : (i32, i32) -> i32
                %6880 = "llvm.getelementptr"(%6751, %6879) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6881 = "vector.from_elements"(%6772, %6773) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6881, %6880) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6882 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6883 = "arith.remui"(%6882, %158) : (i32, i32) -> i32
                %6884 = "arith.constant"() {value = 40 : i32} : () -> i32
                %6885 = "arith.addi"(%6884, %6883) : (i32, i32) -> i32
                %6886 = "arith.muli"(%6885, %161) : (i32, i32) -> i32
                %6887 = "llvm.getelementptr"(%6751, %6886) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6888 = "vector.from_elements"(%6774, %6775) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6888, %6887) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6889 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6890 = "arith.remui"(%6889, %158) : (i32, i32) -> i32
                %6891 = "arith.constant"() {value = 44 : i32} : () -> i32
                %6892 = "arith.addi"(%6891, %6890) : (i32, i32) -> i32
                %6893 = "arith.muli"(%6892, %161) : (i32, i32) -> i32
                %6894 = "llvm.getelementptr"(%6751, %6893) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6895 = "vector.from_elements"(%6776, %6777) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6895, %6894) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6896 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6897 = "arith.remui"(%6896, %158) : (i32, i32) -> i32
                %6898 = "arith.constant"() {value = 48 : i32} : () -> i32
                %6899 = "arith.addi"(%6898, %6897) : (i32, i32) -> i32
                %6900 = "arith.muli"(%6899, %161) : (i32, i32) -> i32
                %6901 = "llvm.getelementptr"(%6751, %6900) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6902 = "vector.from_elements"(%6778, %6779) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6902, %6901) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6903 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6904 = "arith.remui"(%6903, %158) : (i32, i32) -> i32
                %6905 = "arith.constant"() {value = 52 : i32} : () -> i32
                %6906 = "arith.addi"(%6905, %6904) : (i32, i32) -> i32
                %6907 = "arith.muli"(%6906, %161) : (i32, i32) -> i32
                %6908 = "llvm.getelementptr"(%6751, %6907) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6909 = "vector.from_elements"(%6780, %6781) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6909, %6908) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6910 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6911 = "arith.remui"(%6910, %158) : (i32, i32) -> i32
                %6912 = "arith.constant"() {value = 56 : i32} : () -> i32
                %6913 = "arith.addi"(%6912, %6911) : (i32, i32) -> i32
                %6914 = "arith.muli"(%6913, %161) : (i32, i32) -> i32
                %6915 = "llvm.getelementptr"(%6751, %6914) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6916 = "vector.from_elements"(%6782, %6783) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6916, %6915) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6917 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6918 = "arith.remui"(%6917, %158) : (i32, i32) -> i32
                %6919 = "arith.constant"() {value = 60 : i32} : () -> i32
                %6920 = "arith.addi"(%6919, %6918) : (i32, i32) -> i32
                %6921 = "arith.muli"(%6920, %161) : (i32, i32) -> i32
                %6922 = "llvm.getelementptr"(%6751, %6921) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6923 = "vector.from_elements"(%6784, %6785) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6923, %6922) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6924 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6925 = "arith.remui"(%6924, %158) : (i32, i32) -> i32
                %6926 = "arith.addi"(%5969, %6925) : (i32, i32) -> i32
                %6927 = "arith.muli"(%6926, %161) : (i32, i32) -> i32
                %6928 = "llvm.getelementptr"(%6751, %6927) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6929 = "vector.from_elements"(%6786, %6787) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6929, %6928) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6930 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6931 = "arith.remui"(%6930, %158) : (i32, i32) -> i32
                %6932 = "arith.constant"() {value = 68 : i32} : () -> i32
                %6933 = "arith.addi"(%6932, %6931) : (i32, i32) -> i32
                %6934 = "arith.muli"(%6933, %161) : (i32, i32) -> i32
                %6935 = "llvm.getelementptr"(%6751, %6934) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6936 = "vector.from_elements"(%6788, %6789) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6936, %6935) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6937 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6938 = "arith.remui"(%6937, %158) : (i32, i32) -> i32
                %6939 = "arith.constant"() {value = 72 : i32} : () -> i32
                %6940 = "arith.addi"(%6939, %6938) : (i32, i32) -> i32
                %6941 = "arith.muli"(%6940, %161) : (i32, i32) -> i32
                %6942 = "llvm.getelementptr"(%6751, %6941) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6943 = "vector.from_elements"(%6790, %6791) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6943, %6942) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6944 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6945 = "arith.remui"(%6944, %158) : (i32, i32) -> i32
                %6946 = "arith.constant"() {value = 76 : i32} : () -> i32
                %6947 = "arith.addi"(%6946, %6945) : (i32, i32) -> i32
                %6948 = "arith.muli"(%6947, %161) : (i32, i32) -> i32
                %6949 = "llvm.getelementptr"(%6751, %6948) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6950 = "vector.from_elements"(%6792, %6793) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6950, %6949) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6951 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6952 = "arith.remui"(%6951, %158) : (i32, i32) -> i32
                %6953 = "arith.constant"() {value = 80 : i32} : () -> i32
                %6954 = "arith.addi"(%6953, %6952) : (i32, i32) -> i32
                %6955 = "arith.muli"(%6954, %161) : (i32, i32) -> i32
                %6956 = "llvm.getelementptr"(%6751, %6955) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6957 = "vector.from_elements"(%6794, %6795) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6957, %6956) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6958 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6959 = "arith.remui"(%6958, %158) : (i32, i32) -> i32
                %6960 = "arith.constant"() {value = 84 : i32} : () -> i32
                %6961 = "arith.addi"(%6960, %6959) : (i32, i32) -> i32
                %6962 = "arith.muli"(%6961, %161) : (i32, i32) -> i32
                %6963 = "llvm.getelementptr"(%6751, %6962) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6964 = "vector.from_elements"(%6796, %6797) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6964, %6963) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6965 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6966 = "arith.remui"(%6965, %158) : (i32, i32) -> i32
                %6967 = "arith.constant"() {value = 88 : i32} : () -> i32
                %6968 = "arith.addi"(%6967, %6966) : (i32, i32) -> i32
                %6969 = "arith.muli"(%6968, %161) : (i32, i32) -> i32
                %6970 = "llvm.getelementptr"(%6751, %6969) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6971 = "vector.from_elements"(%6798, %6799) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6971, %6970) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6972 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6973 = "arith.remui"(%6972, %158) : (i32, i32) -> i32
                %6974 = "arith.constant"() {value = 92 : i32} : () -> i32
                %6975 = "arith.addi"(%6974, %6973) : (i32, i32) -> i32
                %6976 = "arith.muli"(%6975, %161) : (i32, i32) -> i32
                %6977 = "llvm.getelementptr"(%6751, %6976) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6978 = "vector.from_elements"(%6800, %6801) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6978, %6977) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6979 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6980 = "arith.remui"(%6979, %158) : (i32, i32) -> i32
                %6981 = "arith.constant"() {value = 96 : i32} : () -> i32
                %6982 = "arith.addi"(%6981, %6980) : (i32, i32) -> i32
                %6983 = "arith.muli"(%6982, %161) : (i32, i32) -> i32
                %6984 = "llvm.getelementptr"(%6751, %6983) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6985 = "vector.from_elements"(%6802, %6803) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6985, %6984) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6986 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6987 = "arith.remui"(%6986, %158) : (i32, i32) -> i32
                %6988 = "arith.constant"() {value = 100 : i32} : () -> i32
                %6989 = "arith.addi"(%6988, %6987) : (i32, i32) -> i32
                %6990 = "arith.muli"(%6989, %161) : (i32, i32) -> i32
                %6991 = "llvm.getelementptr"(%6751, %6990) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6992 = "vector.from_elements"(%6804, %6805) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6992, %6991) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %6993 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %6994 = "arith.remui"(%6993, %158) : (i32, i32) -> i32
                %6995 = "arith.constant"() {value = 104 : i32} : () -> i32
                %6996 = "arith.addi"(%6995, %6994) : (i32, i32) -> i32
                %6997 = "arith.muli"(%6996, %161) : (i32, i32) -> i32
                %6998 = "llvm.getelementptr"(%6751, %6997) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %6999 = "vector.from_elements"(%6806, %6807) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%6999, %6998) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7000 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7001 = "arith.remui"(%7000, %158) : (i32, i32) -> i32
                %7002 = "arith.constant"() {value = 108 : i32} : () -> i32
                %7003 = "arith.addi"(%7002, %7001) : (i32, i32) -> i32
                %7004 = "arith.muli"(%7003, %161) : (i32, i32) -> i32
                %7005 = "llvm.getelementptr"(%6751, %7004) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7006 = "vector.from_elements"(%6808, %6809) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7006, %7005) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7007 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7008 = "arith.remui"(%7007, %158) : (i32, i32) -> i32
                %7009 = "arith.constant"() {value = 112 : i32} : () -> i32
                %7010 = "arith.addi"(%7009, %7008) : (i32, i32) -> i32
                %7011 = "arith.muli"(%7010, %161) : (i32, i32) -> i32
                %7012 = "llvm.getelementptr"(%6751, %7011) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7013 = "vector.from_elements"(%6810, %6811) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7013, %7012) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7014 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7015 = "arith.remui"(%7014, %158) : (i32, i32) -> i32
                %7016 = "arith.constant"() {value = 116 : i32} : () -> i32
                %7017 = "arith.addi"(%7016, %7015) : (i32, i32) -> i32
                %7018 = "arith.muli"(%7017, %161) : (i32, i32) -> i32
                %7019 = "llvm.getelementptr"(%6751, %7018) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7020 = "vector.from_elements"(%6812, %6813) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7020, %7019) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7021 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7022 = "arith.remui"(%7021, %158) : (i32, i32) -> i32
                %7023 = "arith.constant"() {value = 120 : i32} : () -> i32
                %7024 = "arith.addi"(%7023, %7022) : (i32, i32) -> i32
                %7025 = "arith.muli"(%7024, %161) : (i32, i32) -> i32
                %7026 = "llvm.getelementptr"(%6751, %7025) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7027 = "vector.from_elements"(%6814, %6815) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7027, %7026) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7028 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7029 = "arith.remui"(%7028, %158) : (i32, i32) -> i32
                %7030 = "arith.constant"() {value = 124 : i32} : () -> i32
                %7031 = "arith.addi"(%7030, %7029) : (i32, i32) -> i32
                %7032 = "arith.muli"(%7031, %161) : (i32, i32) -> i32
                %7033 = "llvm.getelementptr"(%6751, %7032) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7034 = "vector.from_elements"(%6816, %6817) : (f16, f16) -> vector<2xf16>
                "llvm.store"(%7034, %7033) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
                %7035 = "arith.andi"(%5945, %1511) : (i1, i1) -> i1
                "scf.if"(%7035) ({
                  %7036 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                  %7037 = "arith.mulf"(%6737, %7036) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                  %7038 = "arith.muli"(%6744, %14) : (i64, i64) -> i64
                  %7039 = "arith.addi"(%7038, %6745) : (i64, i64) -> i64
                  %7040 = "llvm.getelementptr"(%13, %7039) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  "llvm.store"(%7037, %7040) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                %7041 = "arith.constant"() {value = 32768 : i32} : () -> i32
                %7042 = "arith.muli"(%6135, %7041) : (i32, i32) -> i32
                %7043 = "arith.muli"(%5979, %1088) : (i32, i32) -> i32
                %7044 = "arith.addi"(%7042, %7043) : (i32, i32) -> i32
                %7045 = "llvm.getelementptr"(%15, %7044) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7046 = "arith.muli"(%1074, %5964) : (i32, i32) -> i32
                %7047 = "llvm.getelementptr"(%7045, %7046) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7048 = "vector.from_elements"(%6062, %6063, %6064, %6065, %6066, %6067, %6068, %6069, %6070, %6071, %6072, %6073, %6074, %6075, %6076, %6077, %6078, %6079, %6080, %6081, %6082, %6083, %6084, %6085, %6086, %6087, %6088, %6089, %6090, %6091, %6092, %6093, %6094, %6095, %6096, %6097, %6098, %6099, %6100, %6101, %6102, %6103, %6104, %6105, %6106, %6107, %6108, %6109, %6110, %6111, %6112, %6113, %6114, %6115, %6116, %6117, %6118, %6119, %6120, %6121, %6122, %6123, %6124, %6125) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
                %7049 = "vector.extract"(%7048) {static_position = array<i64: 0>} : (vector<64xf32>) -> f32
                %7050 = "vector.extract"(%7048) {static_position = array<i64: 1>} : (vector<64xf32>) -> f32
                %7051 = "vector.extract"(%7048) {static_position = array<i64: 2>} : (vector<64xf32>) -> f32
                %7052 = "vector.extract"(%7048) {static_position = array<i64: 3>} : (vector<64xf32>) -> f32
                %7053 = "vector.extract"(%7048) {static_position = array<i64: 4>} : (vector<64xf32>) -> f32
                %7054 = "vector.extract"(%7048) {static_position = array<i64: 5>} : (vector<64xf32>) -> f32
                %7055 = "vector.extract"(%7048) {static_position = array<i64: 6>} : (vector<64xf32>) -> f32
                %7056 = "vector.extract"(%7048) {static_position = array<i64: 7>} : (vector<64xf32>) -> f32
                %7057 = "vector.extract"(%7048) {static_position = array<i64: 8>} : (vector<64xf32>) -> f32
                %7058 = "vector.extract"(%7048) {static_position = array<i64: 9>} : (vector<64xf32>) -> f32
                %7059 = "vector.extract"(%7048) {static_position = array<i64: 10>} : (vector<64xf32>) -> f32
                %7060 = "vector.extract"(%7048) {static_position = array<i64: 11>} : (vector<64xf32>) -> f32
                %7061 = "vector.extract"(%7048) {static_position = array<i64: 12>} : (vector<64xf32>) -> f32
                %7062 = "vector.extract"(%7048) {static_position = array<i64: 13>} : (vector<64xf32>) -> f32
                %7063 = "vector.extract"(%7048) {static_position = array<i64: 14>} : (vector<64xf32>) -> f32
                %7064 = "vector.extract"(%7048) {static_position = array<i64: 15>} : (vector<64xf32>) -> f32
                %7065 = "vector.extract"(%7048) {static_position = array<i64: 16>} : (vector<64xf32>) -> f32
                %7066 = "vector.extract"(%7048) {static_position = array<i64: 17>} : (vector<64xf32>) -> f32
                %7067 = "vector.extract"(%7048) {static_position = array<i64: 18>} : (vector<64xf32>) -> f32
                %7068 = "vector.extract"(%7048) {static_position = array<i64: 19>} : (vector<64xf32>) -> f32
                %7069 = "vector.extract"(%7048) {static_position = array<i64: 20>} : (vector<64xf32>) -> f32
                %7070 = "vector.extract"(%7048) {static_position = array<i64: 21>} : (vector<64xf32>) -> f32
                %7071 = "vector.extract"(%7048) {static_position = array<i64: 22>} : (vector<64xf32>) -> f32
                %7072 = "vector.extract"(%7048) {static_position = array<i64: 23>} : (vector<64xf32>) -> f32
                %7073 = "vector.extract"(%7048) {static_position = array<i64: 24>} : (vector<64xf32>) -> f32
                %7074 = "vector.extract"(%7048) {static_position = array<i64: 25>} : (vector<64xf32>) -> f32
                %7075 = "vector.extract"(%7048) {static_position = array<i64: 26>} : (vector<64xf32>) -> f32
                %7076 = "vector.extract"(%7048) {static_position = array<i64: 27>} : (vector<64xf32>) -> f32
                %7077 = "vector.extract"(%7048) {static_position = array<i64: 28>} : (vector<64xf32>) -> f32
                %7078 = "vector.extract"(%7048) {static_position = array<i64: 29>} : (vector<64xf32>) -> f32
                %7079 = "vector.extract"(%7048) {static_position = array<i64: 30>} : (vector<64xf32>) -> f32
                %7080 = "vector.extract"(%7048) {static_position = array<i64: 31>} : (vector<64xf32>) -> f32
                %7081 = "vector.extract"(%7048) {static_position = array<i64: 32>} : (vector<64xf32>) -> f32
                %7082 = "vector.extract"(%7048) {static_position = array<i64: 33>} : (vector<64xf32>) -> f32
                %7083 = "vector.extract"(%7048) {static_position = array<i64: 34>} : (vector<64xf32>) -> f32
                %7084 = "vector.extract"(%7048) {static_position = array<i64: 35>} : (vector<64xf32>) -> f32
                %7085 = "vector.extract"(%7048) {static_position = array<i64: 36>} : (vector<64xf32>) -> f32
                %7086 = "vector.extract"(%7048) {static_position = array<i64: 37>} : (vector<64xf32>) -> f32
                %7087 = "vector.extract"(%7048) {static_position = array<i64: 38>} : (vector<64xf32>) -> f32
                %7088 = "vector.extract"(%7048) {static_position = array<i64: 39>} : (vector<64xf32>) -> f32
                %7089 = "vector.extract"(%7048) {static_position = array<i64: 40>} : (vector<64xf32>) -> f32
                %7090 = "vector.extract"(%7048) {static_position = array<i64: 41>} : (vector<64xf32>) -> f32
                %7091 = "vector.extract"(%7048) {static_position = array<i64: 42>} : (vector<64xf32>) -> f32
                %7092 = "vector.extract"(%7048) {static_position = array<i64: 43>} : (vector<64xf32>) -> f32
                %7093 = "vector.extract"(%7048) {static_position = array<i64: 44>} : (vector<64xf32>) -> f32
                %7094 = "vector.extract"(%7048) {static_position = array<i64: 45>} : (vector<64xf32>) -> f32
                %7095 = "vector.extract"(%7048) {static_position = array<i64: 46>} : (vector<64xf32>) -> f32
                %7096 = "vector.extract"(%7048) {static_position = array<i64: 47>} : (vector<64xf32>) -> f32
                %7097 = "vector.extract"(%7048) {static_position = array<i64: 48>} : (vector<64xf32>) -> f32
                %7098 = "vector.extract"(%7048) {static_position = array<i64: 49>} : (vector<64xf32>) -> f32
                %7099 = "vector.extract"(%7048) {static_position = array<i64: 50>} : (vector<64xf32>) -> f32
                %7100 = "vector.extract"(%7048) {static_position = array<i64: 51>} : (vector<64xf32>) -> f32
                %7101 = "vector.extract"(%7048) {static_position = array<i64: 52>} : (vector<64xf32>) -> f32
                %7102 = "vector.extract"(%7048) {static_position = array<i64: 53>} : (vector<64xf32>) -> f32
                %7103 = "vector.extract"(%7048) {static_position = array<i64: 54>} : (vector<64xf32>) -> f32
                %7104 = "vector.extract"(%7048) {static_position = array<i64: 55>} : (vector<64xf32>) -> f32
                %7105 = "vector.extract"(%7048) {static_position = array<i64: 56>} : (vector<64xf32>) -> f32
                %7106 = "vector.extract"(%7048) {static_position = array<i64: 57>} : (vector<64xf32>) -> f32
                %7107 = "vector.extract"(%7048) {static_position = array<i64: 58>} : (vector<64xf32>) -> f32
                %7108 = "vector.extract"(%7048) {static_position = array<i64: 59>} : (vector<64xf32>) -> f32
                %7109 = "vector.extract"(%7048) {static_position = array<i64: 60>} : (vector<64xf32>) -> f32
                %7110 = "vector.extract"(%7048) {static_position = array<i64: 61>} : (vector<64xf32>) -> f32
                %7111 = "vector.extract"(%7048) {static_position = array<i64: 62>} : (vector<64xf32>) -> f32
                %7112 = "vector.extract"(%7048) {static_position = array<i64: 63>} : (vector<64xf32>) -> f32
                %7113 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7114 = "arith.remui"(%7113, %158) : (i32, i32) -> i32
                %7115 = "arith.muli"(%7114, %161) : (i32, i32) -> i32
                %7116 = "llvm.getelementptr"(%7047, %7115) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7117 = "vector.from_elements"(%7049, %7050) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7117, %7116) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7118 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7119 = "arith.remui"(%7118, %158) : (i32, i32) -> i32
                %7120 = "arith.addi"(%158, %7119) : (i32, i32) -> i32
                %7121 = "arith.muli"(%7120, %161) : (i32, i32) -> i32
                %7122 = "llvm.getelementptr"(%7047, %7121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7123 = "vector.from_elements"(%7051, %7052) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7123, %7122) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7124 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7125 = "arith.remui"(%7124, %158) : (i32, i32) -> i32
                %7126 = "arith.addi"(%155, %7125) : (i32, i32) -> i32
                %7127 = "arith.muli"(%7126, %161) : (i32, i32) -> i32
                %7128 = "llvm.getelementptr"(%7047, %7127) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7129 = "vector.from_elements"(%7053, %7054) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7129, %7128) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7130 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7131 = "arith.remui"(%7130, %158) : (i32, i32) -> i32
                %7132 = "arith.constant"() {value = 12 : i32} : () -> i32
                %7133 = "arith.addi"(%7132, %7131) : (i32, i32) -> i32
                %7134 = "arith.muli"(%7133, %161) : (i32, i32) -> i32
                %7135 = "llvm.getelementptr"(%7047, %7134) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7136 = "vector.from_elements"(%7055, %7056) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7136, %7135) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7137 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7138 = "arith.remui"(%7137, %158) : (i32, i32) -> i32
                %7139 = "arith.addi"(%152, %7138) : (i32, i32) -> i32
                %7140 = "arith.muli"(%7139, %161) : (i32, i32) -> i32
                %7141 = "llvm.getelementptr"(%7047, %7140) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7142 = "vector.from_elements"(%7057, %7058) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7142, %7141) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7143 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7144 = "arith.remui"(%7143, %158) : (i32, i32) -> i32
                %7145 = "arith.constant"() {value = 20 : i32} : () -> i32
                %7146 = "arith.addi"(%7145, %7144) : (i32, i32) -> i32
                %7147 = "arith.muli"(%7146, %161) : (i32, i32) -> i32
                %7148 = "llvm.getelementptr"(%7047, %7147) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7149 = "vector.from_elements"(%7059, %7060) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7149, %7148) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7150 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7151 = "arith.remui"(%7150, %158) : (i32, i32) -> i32
                %7152 = "arith.constant"() {value = 24 : i32} : () -> i32
                %7153 = "arith.addi"(%7152, %7151) : (i32, i32) -> i32
                %7154 = "arith.muli"(%7153, %161) : (i32, i32) -> i32
                %7155 = "llvm.getelementptr"(%7047, %7154) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7156 = "vector.from_elements"(%7061, %7062) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7156, %7155) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7157 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7158 = "arith.remui"(%7157, %158) : (i32, i32) -> i32
                %7159 = "arith.constant"() {value = 28 : i32} : () -> i32
                %7160 = "arith.addi"(%7159, %7158) : (i32, i32) -> i32
                %7161 = "arith.muli"(%7160, %161) : (i32, i32) -> i32
                %7162 = "llvm.getelementptr"(%7047, %7161) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7163 = "vector.from_elements"(%7063, %7064) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7163, %7162) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7164 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7165 = "arith.remui"(%7164, %158) : (i32, i32) -> i32
                %7166 = "arith.addi"(%58, %7165) : (i32, i32) -> i32
                %7167 = "arith.muli"(%7166, %161) : (i32, i32) -> i32
                %7168 = "llvm.getelementptr"(%7047, %7167) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7169 = "vector.from_elements"(%7065, %7066) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7169, %7168) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7170 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7171 = "arith.remui"(%7170, %158) : (i32, i32) -> i32
                %7172 = "arith.constant"() {value = 36 : i32} : () -> i32
                %7173 = "arith.addi"(%7172, %7171) : (i32, i32) -> i32
                %7174 = "arith.muli"(%7173, %161) : (i32, i32) -> i32
                %7175 = "llvm.getelementptr"(%7047, %7174) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7176 = "vector.from_elements"(%7067, %7068) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7176, %7175) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7177 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7178 = "arith.remui"(%7177, %158) : (i32, i32) -> i32
                %7179 = "arith.constant"() {value = 40 : i32} : () -> i32
                %7180 = "arith.addi"(%7179, %7178) : (i32, i32) -> i32
                %7181 = "arith.muli"(%7180, %161) : (i32, i32) -> i32
                %7182 = "llvm.getelementptr"(%7047, %7181) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7183 = "vector.from_elements"(%7069, %7070) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7183, %7182) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7184 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7185 = "arith.remui"(%7184, %158) : (i32, i32) -> i32
                %7186 = "arith.constant"() {value = 44 : i32} : () -> i32
                %7187 = "arith.addi"(%7186, %7185) : (i32, i32) -> i32
                %7188 = "arith.muli"(%7187, %161) : (i32, i32) -> i32
                %7189 = "llvm.getelementptr"(%7047, %7188) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7190 = "vector.from_elements"(%7071, %7072) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7190, %7189) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7191 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7192 = "arith.remui"(%7191, %158) : (i32, i32) -> i32
                %7193 = "arith.constant"() {value = 48 : i32} : () -> i32
                %7194 = "arith.addi"(%7193, %7192) : (i32, i32) -> i32
                %7195 = "arith.muli"(%7194, %161) : (i32, i32) -> i32
                %7196 = "llvm.getelementptr"(%7047, %7195) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7197 = "vector.from_elements"(%7073, %7074) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7197, %7196) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7198 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7199 = "arith.remui"(%7198, %158) : (i32, i32) -> i32
                %7200 = "arith.constant"() {value = 52 : i32} : () -> i32
                %7201 = "arith.addi"(%7200, %7199) : (i32, i32) -> i32
                %7202 = "arith.muli"(%7201, %161) : (i32, i32) -> i32
                %7203 = "llvm.getelementptr"(%7047, %7202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7204 = "vector.from_elements"(%7075, %7076) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7204, %7203) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7205 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7206 = "arith.remui"(%7205, %158) : (i32, i32) -> i32
                %7207 = "arith.constant"() {value = 56 : i32} : () -> i32
                %7208 = "arith.addi"(%7207, %7206) : (i32, i32) -> i32
                %7209 = "arith.muli"(%7208, %161) : (i32, i32) -> i32
                %7210 = "llvm.getelementptr"(%7047, %7209) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7211 = "vector.from_elements"(%7077, %7078) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7211, %7210) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7212 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7213 = "arith.remui"(%7212, %158) : (i32, i32) -> i32
                %7214 = "arith.constant"() {value = 60 : i32} : () -> i32
                %7215 = "arith.addi"(%7214, %7213) : (i32, i32) -> i32
                %7216 = "arith.muli"(%7215, %161) : (i32, i32) -> i32
                %7217 = "llvm.getelementptr"(%7047, %7216) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7218 = "vector.from_elements"(%7079, %7080) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7218, %7217) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7219 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7220 = "arith.remui"(%7219, %158) : (i32, i32) -> i32
                %7221 = "arith.addi"(%5969, %7220) : (i32, i32) -> i32
                %7222 = "arith.muli"(%7221, %161) : (i32, i32) -> i32
                %7223 = "llvm.getelementptr"(%7047, %7222) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7224 = "vector.from_elements"(%7081, %7082) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7224, %7223) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7225 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7226 = "arith.remui"(%7225, %158) : (i32, i32) -> i32
                %7227 = "arith.constant"() {value = 68 : i32} : () -> i32
                %7228 = "arith.addi"(%7227, %7226) : (i32, i32) -> i32
                %7229 = "arith.muli"(%7228, %161) : (i32, i32) -> i32
                %7230 = "llvm.getelementptr"(%7047, %7229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7231 = "vector.from_elements"(%7083, %7084) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7231, %7230) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7232 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7233 = "arith.remui"(%7232, %158) : (i32, i32) -> i32
                %7234 = "arith.constant"() {value = 72 : i32} : () -> i32
                %7235 = "arith.addi"(%7234, %7233) : (i32, i32) -> i32
                %7236 = "arith.muli"(%7235, %161) : (i32, i32) -> i32
                %7237 = "llvm.getelementptr"(%7047, %7236) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7238 = "vector.from_elements"(%7085, %7086) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7238, %7237) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7239 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7240 = "arith.remui"(%7239, %158) : (i32, i32) -> i32
                %7241 = "arith.constant"() {value = 76 : i32} : () -> i32
                %7242 = "arith.addi"(%7241, %7240) : (i32, i32) -> i32
                %7243 = "arith.muli"(%7242, %161) : (i32, i32) -> i32
                %7244 = "llvm.getelementptr"(%7047, %7243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7245 = "vector.from_elements"(%7087, %7088) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7245, %7244) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7246 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7247 = "arith.remui"(%7246, %158) : (i32, i32) -> i32
                %7248 = "arith.constant"() {value = 80 : i32} : () -> i32
                %7249 = "arith.addi"(%7248, %7247) : (i32, i32) -> i32
                %7250 = "arith.muli"(%7249, %161) : (i32, i32) -> i32
                %7251 = "llvm.getelementptr"(%7047, %7250) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7252 = "vector.from_elements"(%7089, %7090) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7252, %7251) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7253 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7254 = "arith.remui"(%7253, %158) : (i32, i32) -> i32
                %7255 = "arith.constant"() {value = 84 : i32} : () -> i32
                %7256 = "arith.addi"(%7255, %7254) : (i32, i32) -> i32
                %7257 = "arith.muli"(%7256, %161) : (i32, i32) -> i32
                %7258 = "llvm.getelementptr"(%7047, %7257) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7259 = "vector.from_elements"(%7091, %7092) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7259, %7258) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7260 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7261 = "arith.remui"(%7260, %158) : (i32, i32) -> i32
                %7262 = "arith.constant"() {value = 88 : i32} : () -> i32
                %7263 = "arith.addi"(%7262, %7261) : (i32, i32) -> i32
                %7264 = "arith.muli"(%7263, %161) : (i32, i32) -> i32
                %7265 = "llvm.getelementptr"(%7047, %7264) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7266 = "vector.from_elements"(%7093, %7094) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7266, %7265) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7267 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7268 = "arith.remui"(%7267, %158) : (i32, i32) -> i32
                %7269 = "arith.constant"() {value = 92 : i32} : () -> i32
                %7270 = "arith.addi"(%7269, %7268) : (i32, i32) -> i32
                %7271 = "arith.muli"(%7270, %161) : (i32, i32) -> i32
                %7272 = "llvm.getelementptr"(%7047, %7271) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7273 = "vector.from_elements"(%7095, %7096) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7273, %7272) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7274 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7275 = "arith.remui"(%7274, %158) : (i32, i32) -> i32
                %7276 = "arith.constant"() {value = 96 : i32} : () -> i32
                %7277 = "arith.addi"(%7276, %7275) : (i32, i32) -> i32
                %7278 = "arith.muli"(%7277, %161) : (i32, i32) -> i32
                %7279 = "llvm.getelementptr"(%7047, %7278) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7280 = "vector.from_elements"(%7097, %7098) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7280, %7279) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7281 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7282 = "arith.remui"(%7281, %158) : (i32, i32) -> i32
                %7283 = "arith.constant"() {value = 100 : i32} : () -> i32
                %7284 = "arith.addi"(%7283, %7282) : (i32, i32) -> i32
                %7285 = "arith.muli"(%7284, %161) : (i32, i32) -> i32
                %7286 = "llvm.getelementptr"(%7047, %7285) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7287 = "vector.from_elements"(%7099, %7100) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7287, %7286) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7288 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7289 = "arith.remui"(%7288, %158) : (i32, i32) -> i32
                %7290 = "arith.constant"() {value = 104 : i32} : () -> i32
                %7291 = "arith.addi"(%7290, %7289) : (i32, i32) -> i32
                %7292 = "arith.muli"(%7291, %161) : (i32, i32) -> i32
                %7293 = "llvm.getelementptr"(%7047, %7292) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7294 = "vector.from_elements"(%7101, %7102) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7294, %7293) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7295 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7296 = "arith.remui"(%7295, %158) : (i32, i32) -> i32
                %7297 = "arith.constant"() {value = 108 : i32} : () -> i32
                %7298 = "arith.addi"(%7297, %7296) : (i32, i32) -> i32
                %7299 = "arith.muli"(%7298, %161) : (i32, i32) -> i32
                %7300 = "llvm.getelementptr"(%7047, %7299) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7301 = "vector.from_elements"(%7103, %7104) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7301, %7300) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7302 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7303 = "arith.remui"(%7302, %158) : (i32, i32) -> i32
                %7304 = "arith.constant"() {value = 112 : i32} : () -> i32
                %7305 = "arith.addi"(%7304, %7303) : (i32, i32) -> i32
                %7306 = "arith.muli"(%7305, %161) : (i32, i32) -> i32
                %7307 = "llvm.getelementptr"(%7047, %7306) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7308 = "vector.from_elements"(%7105, %7106) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7308, %7307) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7309 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7310 = "arith.remui"(%7309, %158) : (i32, i32) -> i32
                %7311 = "arith.constant"() {value = 116 : i32} : () -> i32
                %7312 = "arith.addi"(%7311, %7310) : (i32, i32) -> i32
                %7313 = "arith.muli"(%7312, %161) : (i32, i32) -> i32
                %7314 = "llvm.getelementptr"(%7047, %7313) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7315 = "vector.from_elements"(%7107, %7108) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7315, %7314) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7316 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7317 = "arith.remui"(%7316, %158) : (i32, i32) -> i32
                %7318 = "arith.constant"() {value = 120 : i32} : () -> i32
                %7319 = "arith.addi"(%7318, %7317) : (i32, i32) -> i32
                %7320 = "arith.muli"(%7319, %161) : (i32, i32) -> i32
                %7321 = "llvm.getelementptr"(%7047, %7320) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7322 = "vector.from_elements"(%7109, %7110) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7322, %7321) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7323 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %7324 = "arith.remui"(%7323, %158) : (i32, i32) -> i32
                %7325 = "arith.constant"() {value = 124 : i32} : () -> i32
                %7326 = "arith.addi"(%7325, %7324) : (i32, i32) -> i32
                %7327 = "arith.muli"(%7326, %161) : (i32, i32) -> i32
                %7328 = "llvm.getelementptr"(%7047, %7327) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %7329 = "vector.from_elements"(%7111, %7112) : (f32, f32) -> vector<2xf32>
                "llvm.store"(%7329, %7328) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
                %7330 = "arith.andi"(%5945, %1511) : (i1, i1) -> i1
                "scf.if"(%7330) ({
                  %7331 = "arith.muli"(%6135, %5969) : (i32, i32) -> i32
                  %7332 = "arith.addi"(%7331, %5979) : (i32, i32) -> i32
                  %7333 = "llvm.getelementptr"(%16, %7332) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  "llvm.store"(%6737, %7333) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
            %7334 = "arith.addi"(%1323, %1373) : (i32, i32) -> i32
            %7335 = "arith.addi"(%1322, %1373) : (i32, i32) -> i32
            %7336 = "arith.subi"(%7335, %164) : (i32, i32) -> i32
            %7337 = "arith.addi"(%7336, %164) : (i32, i32) -> i32
            %7338 = "arith.cmpi"(%7337, %1370) {predicate = 0 : i64} : (i32, i32) -> i1
            %7339, %7340, %7341, %7342 = "scf.if"(%7338) ({
              %7343 = "arith.addi"(%1321, %164) : (i32, i32) -> i32
              %7344 = "arith.cmpi"(%7343, %20) {predicate = 0 : i64} : (i32, i32) -> i1
              %7345, %7346, %7347 = "scf.if"(%7344) ({
                %7348 = "arith.addi"(%1319, %164) : (i32, i32) -> i32
                %7349 = "arith.subi"(%1, %164) : (i32, i32) -> i32
                %7350 = "arith.minsi"(%7348, %7349) : (i32, i32) -> i32
                %7351 = "arith.extsi"(%7350) : (i32) -> i64
                %7352 = "llvm.getelementptr"(%19, %7351) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %7353 = "llvm.load"(%7352) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                "scf.yield"(%7353, %7350, %40) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%1320, %1319, %7343) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%7345, %7346, %40, %7347) : (i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%1320, %1319, %7337, %1321) : (i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32)
            "scf.yield"(%7340, %7339, %7342, %7341, %7334, %5991, %5074, %5075, %5076, %5077, %5078, %5079, %5070, %5069, %5068, %5080, %5081, %5082, %5083, %5084, %5085, %5086, %5087, %5088, %5089, %5090, %5091, %5092, %5093, %5094, %5095, %5978, %5990, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %2944, %2945, %2946, %2947, %2948, %2949, %2950, %2951) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"(%1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
          "scf.yield"(%40, %40, %40, %40, %40, %40, %40, %40, %40) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
        %7354 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%7354) : (i1) -> ()
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
