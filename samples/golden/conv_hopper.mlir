!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr, %5: i32, %6: i64, %7: i64, %8: i64, %9: i64, %10: i64, %11: i32, %12: i32):
      %13 = "arith.trunci"(%6) : (i64) -> i32
      %14 = "arith.trunci"(%7) : (i64) -> i32
      %15 = "arith.trunci"(%9) : (i64) -> i32
      %16 = "arith.trunci"(%10) : (i64) -> i32
      %17 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %20 = "arith.constant"() {value = 128 : i32} : () -> i32
      %21 = "arith.divui"(%17, %20) : (i32, i32) -> i32
      %22 = "arith.constant"() {value = -1 : i32} : () -> i32
      %23 = "arith.constant"() {value = 0 : i32} : () -> i32
      %24 = "arith.constant"() {value = 31 : i32} : () -> i32
      %25 = "nvvm.shfl.sync"(%22, %21, %23, %24) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %26 = "arith.constant"() {value = 32 : i32} : () -> i32
      %27 = "arith.divui"(%17, %26) : (i32, i32) -> i32
      %28 = "nvvm.shfl.sync"(%22, %27, %23, %24) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %29 = "arith.cmpi"(%28, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%29) ({
        %30 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%30) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %32 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%32) ({
          "llvm.inline_asm"(%1) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %34 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%34) ({
          "llvm.inline_asm"(%4) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %36 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %37 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 131072>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %38 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %39 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %40 = "nvvm.shfl.sync"(%22, %39, %23, %24) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %41 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 229376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %42 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %43 = "arith.cmpi"(%42, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      %44 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %45 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %46 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %47 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %48 = "arith.addi"(%46, %47) : (i32, i32) -> i32
      %49 = "arith.constant"() {value = 384 : i32} : () -> i32
      %50 = "arith.muli"(%48, %49) : (i32, i32) -> i32
      %51 = "arith.addi"(%45, %50) : (i32, i32) -> i32
      %52 = "arith.divui"(%51, %26) : (i32, i32) -> i32
      %53 = "arith.cmpi"(%52, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%53) ({
        %54 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%54) ({
          %55 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t56_s0 = "llvm.ptrtoint"(%41) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t56_s0, %55) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %57 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t58_s0 = "llvm.ptrtoint"(%57) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t58_s0, %55) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %59 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t60_s0 = "llvm.ptrtoint"(%59) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t60_s0, %55) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %61 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t62_s0 = "llvm.ptrtoint"(%61) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t62_s0, %55) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %63 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t64_s0 = "llvm.ptrtoint"(%63) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t64_s0, %55) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %65 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t66_s0 = "llvm.ptrtoint"(%65) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t66_s0, %55) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %67 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t68_s0 = "llvm.ptrtoint"(%67) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t68_s0, %55) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %69 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t70_s0 = "llvm.ptrtoint"(%69) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t70_s0, %55) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %71 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t72_s0 = "llvm.ptrtoint"(%44) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t72_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %73 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t74_s0 = "llvm.ptrtoint"(%73) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t74_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %75 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t76_s0 = "llvm.ptrtoint"(%75) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t76_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %77 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t78_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t78_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %79 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t80_s0 = "llvm.ptrtoint"(%79) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t80_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %81 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t82_s0 = "llvm.ptrtoint"(%81) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t82_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %83 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t84_s0 = "llvm.ptrtoint"(%83) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t84_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %85 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t86_s0 = "llvm.ptrtoint"(%85) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t86_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %87 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %88 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %89 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %90 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %91 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %92 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %93 = "arith.constant"() {value = 1 : i32} : () -> i32
      %94 = "arith.remui"(%87, %93) : (i32, i32) -> i32
      %95 = "arith.remui"(%88, %93) : (i32, i32) -> i32
      %96 = "arith.constant"() {value = 63 : i32} : () -> i32
      %97 = "arith.addi"(%3, %96) : (i32, i32) -> i32
      %98 = "arith.constant"() {value = 64 : i32} : () -> i32
      %99 = "arith.divui"(%97, %98) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %100 = "arith.cmpi"(%25, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      %101, %102, %103 = "scf.if"(%100) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %104, %105 = "scf.if"(%29) ({
          %106 = "arith.extui"(%99) : (i32) -> i64
          %107 = "arith.subi"(%99, %93) : (i32, i32) -> i32
          %108 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
          %109 = "arith.subi"(%26, %108) : (i32, i32) -> i32
          %110 = "arith.extsi"(%109) : (i32) -> i64
          %111 = "arith.constant"() {value = 1 : i64} : () -> i64
          %112 = "arith.shli"(%111, %110) : (i64, i64) -> i64
          %113 = "arith.constant"() {value = 64 : i64} : () -> i64
          %114 = "arith.cmpi"(%110, %113) {predicate = 6 : i64} : (i64, i64) -> i1
          %115 = "arith.constant"() {value = 0 : i64} : () -> i64
          %116 = "arith.select"(%114, %112, %115) : (i1, i64, i64) -> i64
          %117 = "arith.subi"(%116, %106) : (i64, i64) -> i64
          %118 = "arith.constant"() {value = 32 : i64} : () -> i64
          %119 = "arith.shli"(%117, %118) : (i64, i64) -> i64
          %120 = "arith.divui"(%119, %106) : (i64, i64) -> i64
          %121 = "arith.addi"(%120, %111) : (i64, i64) -> i64
          %122 = "arith.shli"(%121, %118) : (i64, i64) -> i64
          %123 = "arith.ori"(%122, %106) : (i64, i64) -> i64
          %124, %125, %126, %127, %128, %129, %130, %131 = "scf.while"(%89, %94, %95, %89, %23, %23, %23, %93) ({
          ^bb0(%132: i32, %133: i32, %134: i32, %135: i32, %136: i32, %137: i32, %138: i32, %139: i32):
            %140 = "arith.muli"(%11, %12) : (i32, i32) -> i32
            %141 = "arith.cmpi"(%132, %140) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%141, %132, %133, %134, %135, %136, %137, %138, %139) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%142: i32, %143: i32, %144: i32, %145: i32, %146: i32, %147: i32, %148: i32, %149: i32):
            %150 = "arith.shrui"(%9, %118) : (i64, i64) -> i64
            %151 = "arith.subi"(%15, %93) : (i32, i32) -> i32
            %152 = "llvm.intr.ctlz"(%151) {is_zero_poison = false} : (i32) -> i32
            %153 = "arith.subi"(%26, %152) : (i32, i32) -> i32
            %154 = "arith.extui"(%142) : (i32) -> i64
            %155 = "arith.muli"(%154, %150) : (i64, i64) -> i64
            %156 = "arith.shrui"(%155, %118) : (i64, i64) -> i64
            %157 = "arith.trunci"(%156) : (i64) -> i32
            %158 = "arith.addi"(%157, %142) : (i32, i32) -> i32
            %159 = "arith.shrui"(%158, %153) : (i32, i32) -> i32
            %160 = "arith.cmpi"(%153, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %161 = "arith.select"(%160, %159, %23) : (i1, i32, i32) -> i32
            %162 = "llvm.intr.ctlz"(%151) {is_zero_poison = false} : (i32) -> i32
            %163 = "arith.subi"(%26, %162) : (i32, i32) -> i32
            %164 = "arith.shrui"(%158, %163) : (i32, i32) -> i32
            %165 = "arith.cmpi"(%163, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %166 = "arith.select"(%165, %164, %23) : (i1, i32, i32) -> i32
            %167 = "arith.muli"(%166, %15) : (i32, i32) -> i32
            %168 = "arith.subi"(%142, %167) : (i32, i32) -> i32
            %169 = "arith.constant"() {value = 8 : i32} : () -> i32
            %170 = "arith.muli"(%161, %169) : (i32, i32) -> i32
            %171 = "arith.addi"(%170, %169) : (i32, i32) -> i32
            %172 = "arith.cmpi"(%171, %11) {predicate = 3 : i64} : (i32, i32) -> i1
            %173 = "arith.divui"(%168, %169) : (i32, i32) -> i32
            %174 = "arith.shrui"(%10, %118) : (i64, i64) -> i64
            %175 = "arith.subi"(%16, %93) : (i32, i32) -> i32
            %176 = "llvm.intr.ctlz"(%175) {is_zero_poison = false} : (i32) -> i32
            %177 = "arith.subi"(%26, %176) : (i32, i32) -> i32
            %178 = "arith.extui"(%168) : (i32) -> i64
            %179 = "arith.muli"(%178, %174) : (i64, i64) -> i64
            %180 = "arith.shrui"(%179, %118) : (i64, i64) -> i64
            %181 = "arith.trunci"(%180) : (i64) -> i32
            %182 = "arith.addi"(%181, %168) : (i32, i32) -> i32
            %183 = "arith.shrui"(%182, %177) : (i32, i32) -> i32
            %184 = "arith.cmpi"(%177, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %185 = "arith.select"(%184, %183, %23) : (i1, i32, i32) -> i32
            %186 = "arith.select"(%172, %173, %185) : (i1, i32, i32) -> i32
            %187 = "arith.remui"(%168, %169) : (i32, i32) -> i32
            %188 = "llvm.intr.ctlz"(%175) {is_zero_poison = false} : (i32) -> i32
            %189 = "arith.subi"(%26, %188) : (i32, i32) -> i32
            %190 = "arith.shrui"(%182, %189) : (i32, i32) -> i32
            %191 = "arith.cmpi"(%189, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %192 = "arith.select"(%191, %190, %23) : (i1, i32, i32) -> i32
            %193 = "arith.muli"(%192, %16) : (i32, i32) -> i32
            %194 = "arith.subi"(%168, %193) : (i32, i32) -> i32
            %195 = "arith.select"(%172, %187, %194) : (i1, i32, i32) -> i32
            %196 = "arith.addi"(%170, %195) : (i32, i32) -> i32
            %197 = "arith.addi"(%196, %143) : (i32, i32) -> i32
            %198 = "arith.addi"(%186, %144) : (i32, i32) -> i32
            %199 = "arith.muli"(%23, %99) : (i32, i32) -> i32
            %200, %201, %202 = "scf.for"(%199, %99, %93, %147, %148, %149) ({
            ^bb0(%203: i32, %204: i32, %205: i32, %206: i32):
              %207 = "llvm.getelementptr"(%44, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t208_s0 = "llvm.ptrtoint"(%207) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t208_s0, %206) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %209 = "llvm.getelementptr"(%41, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %210 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
              "scf.if"(%210) ({
                %211 = "arith.constant"() {value = 24576 : i32} : () -> i32
                %t212_s0 = "llvm.ptrtoint"(%209) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t212_s0, %211) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %213 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %214 = "arith.muli"(%205, %213) : (i32, i32) -> i32
              %215 = "llvm.getelementptr"(%36, %214) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %216 = "arith.shrui"(%123, %118) : (i64, i64) -> i64
              %217 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
              %218 = "arith.subi"(%26, %217) : (i32, i32) -> i32
              %219 = "arith.extui"(%203) : (i32) -> i64
              %220 = "arith.muli"(%219, %216) : (i64, i64) -> i64
              %221 = "arith.shrui"(%220, %118) : (i64, i64) -> i64
              %222 = "arith.trunci"(%221) : (i64) -> i32
              %223 = "arith.addi"(%222, %203) : (i32, i32) -> i32
              %224 = "arith.shrui"(%223, %218) : (i32, i32) -> i32
              %225 = "arith.cmpi"(%218, %26) {predicate = 6 : i64} : (i32, i32) -> i1
              %226 = "arith.select"(%225, %224, %23) : (i1, i32, i32) -> i32
              %227 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
              %228 = "arith.subi"(%26, %227) : (i32, i32) -> i32
              %229 = "arith.shrui"(%223, %228) : (i32, i32) -> i32
              %230 = "arith.cmpi"(%228, %26) {predicate = 6 : i64} : (i32, i32) -> i1
              %231 = "arith.select"(%230, %229, %23) : (i1, i32, i32) -> i32
              %232 = "arith.muli"(%231, %99) : (i32, i32) -> i32
              %233 = "arith.subi"(%203, %232) : (i32, i32) -> i32
              %234 = "arith.cmpi"(%203, %99) {predicate = 2 : i64} : (i32, i32) -> i1
              %235 = "arith.select"(%234, %233, %99) : (i1, i32, i32) -> i32
              %236 = "arith.remui"(%226, %93) : (i32, i32) -> i32
              %237 = "arith.muli"(%197, %20) : (i32, i32) -> i32
              %238 = "arith.muli"(%235, %98) : (i32, i32) -> i32
              %239 = "arith.shrui"(%6, %118) : (i64, i64) -> i64
              %240 = "arith.subi"(%13, %93) : (i32, i32) -> i32
              %241 = "llvm.intr.ctlz"(%240) {is_zero_poison = false} : (i32) -> i32
              %242 = "arith.subi"(%26, %241) : (i32, i32) -> i32
              %243 = "arith.shrsi"(%237, %24) : (i32, i32) -> i32
              %244 = "arith.xori"(%237, %243) : (i32, i32) -> i32
              %245 = "arith.extui"(%244) : (i32) -> i64
              %246 = "arith.muli"(%245, %239) : (i64, i64) -> i64
              %247 = "arith.shrui"(%246, %118) : (i64, i64) -> i64
              %248 = "arith.trunci"(%247) : (i64) -> i32
              %249 = "arith.addi"(%248, %244) : (i32, i32) -> i32
              %250 = "arith.shrui"(%249, %242) : (i32, i32) -> i32
              %251 = "arith.cmpi"(%242, %26) {predicate = 6 : i64} : (i32, i32) -> i1
              %252 = "arith.select"(%251, %250, %23) : (i1, i32, i32) -> i32
              %253 = "arith.xori"(%252, %243) : (i32, i32) -> i32
              %254 = "arith.muli"(%253, %13) : (i32, i32) -> i32
              %255 = "arith.subi"(%237, %254) : (i32, i32) -> i32
              %256 = "llvm.intr.ctlz"(%240) {is_zero_poison = false} : (i32) -> i32
              %257 = "arith.subi"(%26, %256) : (i32, i32) -> i32
              %258 = "arith.shrui"(%249, %257) : (i32, i32) -> i32
              %259 = "arith.cmpi"(%257, %26) {predicate = 6 : i64} : (i32, i32) -> i1
              %260 = "arith.select"(%259, %258, %23) : (i1, i32, i32) -> i32
              %261 = "arith.xori"(%260, %243) : (i32, i32) -> i32
              %262 = "arith.shrui"(%7, %118) : (i64, i64) -> i64
              %263 = "arith.subi"(%14, %93) : (i32, i32) -> i32
              %264 = "llvm.intr.ctlz"(%263) {is_zero_poison = false} : (i32) -> i32
              %265 = "arith.subi"(%26, %264) : (i32, i32) -> i32
              %266 = "arith.shrsi"(%261, %24) : (i32, i32) -> i32
              %267 = "arith.xori"(%261, %266) : (i32, i32) -> i32
              %268 = "arith.extui"(%267) : (i32) -> i64
              %269 = "arith.muli"(%268, %262) : (i64, i64) -> i64
              %270 = "arith.shrui"(%269, %118) : (i64, i64) -> i64
              %271 = "arith.trunci"(%270) : (i64) -> i32
              %272 = "arith.addi"(%271, %267) : (i32, i32) -> i32
              %273 = "arith.shrui"(%272, %265) : (i32, i32) -> i32
              %274 = "arith.cmpi"(%265, %26) {predicate = 6 : i64} : (i32, i32) -> i1
              %275 = "arith.select"(%274, %273, %23) : (i1, i32, i32) -> i32
              %276 = "arith.xori"(%275, %266) : (i32, i32) -> i32
              %277 = "arith.muli"(%276, %14) : (i32, i32) -> i32
              %278 = "arith.subi"(%261, %277) : (i32, i32) -> i32
              %279 = "llvm.intr.ctlz"(%263) {is_zero_poison = false} : (i32) -> i32
              %280 = "arith.subi"(%26, %279) : (i32, i32) -> i32
              %281 = "arith.shrui"(%272, %280) : (i32, i32) -> i32
              %282 = "arith.cmpi"(%280, %26) {predicate = 6 : i64} : (i32, i32) -> i1
              %283 = "arith.select"(%282, %281, %23) : (i1, i32, i32) -> i32
              %284 = "arith.xori"(%283, %266) : (i32, i32) -> i32
              %285 = "arith.trunci"(%236) : (i32) -> i16
              %286 = "arith.trunci"(%226) : (i32) -> i16
              %287 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%287) ({
                %t288_s0 = "llvm.ptrtoint"(%215) : (!llvm.ptr<3>) -> i32
                %t288_s2 = "llvm.ptrtoint"(%209) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t288_s0, %0, %t288_s2, %238, %255, %278, %284, %285, %286) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2], {$7, $8};", constraints = "r,l,r,r,r,r,r,h,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32, i16, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %289 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
              %290 = "arith.subi"(%26, %289) : (i32, i32) -> i32
              %291 = "arith.shrui"(%223, %290) : (i32, i32) -> i32
              %292 = "arith.cmpi"(%290, %26) {predicate = 6 : i64} : (i32, i32) -> i1
              %293 = "arith.select"(%292, %291, %23) : (i1, i32, i32) -> i32
              %294 = "arith.muli"(%293, %99) : (i32, i32) -> i32
              %295 = "arith.subi"(%203, %294) : (i32, i32) -> i32
              %296 = "llvm.intr.ctlz"(%107) {is_zero_poison = false} : (i32) -> i32
              %297 = "arith.subi"(%26, %296) : (i32, i32) -> i32
              %298 = "arith.shrui"(%223, %297) : (i32, i32) -> i32
              %299 = "arith.cmpi"(%297, %26) {predicate = 6 : i64} : (i32, i32) -> i1
              %300 = "arith.select"(%299, %298, %23) : (i1, i32, i32) -> i32
              %301 = "arith.muli"(%198, %98) : (i32, i32) -> i32
              %302 = "arith.muli"(%295, %98) : (i32, i32) -> i32
              %303 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %304 = "arith.muli"(%205, %303) : (i32, i32) -> i32
              %305 = "llvm.getelementptr"(%37, %304) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %306 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
              "scf.if"(%306) ({
                %t307_s0 = "llvm.ptrtoint"(%305) : (!llvm.ptr<3>) -> i32
                %t307_s2 = "llvm.ptrtoint"(%209) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t307_s0, %1, %t307_s2, %302, %301, %300) {asm_string = "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5}], [$2];", constraints = "r,l,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %308 = "arith.addi"(%205, %93) : (i32, i32) -> i32
              %309 = "arith.cmpi"(%308, %169) {predicate = 0 : i64} : (i32, i32) -> i1
              %310 = "arith.xori"(%206, %93) : (i32, i32) -> i32
              %311 = "arith.select"(%309, %310, %206) : (i1, i32, i32) -> i32
              %312 = "arith.select"(%309, %23, %308) : (i1, i32, i32) -> i32
              %313 = "arith.addi"(%204, %93) : (i32, i32) -> i32
              "scf.yield"(%313, %312, %311) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %314 = "arith.addi"(%145, %92) : (i32, i32) -> i32
            %315 = "arith.addi"(%146, %93) : (i32, i32) -> i32
            "scf.yield"(%314, %94, %95, %314, %315, %200, %201, %202) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %316 = "llvm.getelementptr"(%44, %130) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t317_s0 = "llvm.ptrtoint"(%316) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t317_s0, %131) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %318 = "arith.addi"(%130, %93) : (i32, i32) -> i32
          %319 = "arith.constant"() {value = 8 : i32} : () -> i32
          %320 = "arith.cmpi"(%318, %319) {predicate = 0 : i64} : (i32, i32) -> i1
          %321 = "arith.xori"(%131, %93) : (i32, i32) -> i32
          %322 = "arith.select"(%320, %321, %131) : (i1, i32, i32) -> i32
          %323 = "arith.select"(%320, %23, %318) : (i1, i32, i32) -> i32
          %324 = "llvm.getelementptr"(%44, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t325_s0 = "llvm.ptrtoint"(%324) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t325_s0, %322) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %326 = "arith.addi"(%323, %93) : (i32, i32) -> i32
          %327 = "arith.cmpi"(%326, %319) {predicate = 0 : i64} : (i32, i32) -> i1
          %328 = "arith.xori"(%322, %93) : (i32, i32) -> i32
          %329 = "arith.select"(%327, %328, %322) : (i1, i32, i32) -> i32
          %330 = "arith.select"(%327, %23, %326) : (i1, i32, i32) -> i32
          %331 = "llvm.getelementptr"(%44, %330) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t332_s0 = "llvm.ptrtoint"(%331) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t332_s0, %329) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %333 = "arith.addi"(%330, %93) : (i32, i32) -> i32
          %334 = "arith.cmpi"(%333, %319) {predicate = 0 : i64} : (i32, i32) -> i1
          %335 = "arith.xori"(%329, %93) : (i32, i32) -> i32
          %336 = "arith.select"(%334, %335, %329) : (i1, i32, i32) -> i32
          %337 = "arith.select"(%334, %23, %333) : (i1, i32, i32) -> i32
          %338 = "llvm.getelementptr"(%44, %337) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t339_s0 = "llvm.ptrtoint"(%338) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t339_s0, %336) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %340 = "arith.addi"(%337, %93) : (i32, i32) -> i32
          %341 = "arith.cmpi"(%340, %319) {predicate = 0 : i64} : (i32, i32) -> i1
          %342 = "arith.xori"(%336, %93) : (i32, i32) -> i32
          %343 = "arith.select"(%341, %342, %336) : (i1, i32, i32) -> i32
          %344 = "arith.select"(%341, %23, %340) : (i1, i32, i32) -> i32
          %345 = "llvm.getelementptr"(%44, %344) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t346_s0 = "llvm.ptrtoint"(%345) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t346_s0, %343) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %347 = "arith.addi"(%344, %93) : (i32, i32) -> i32
          %348 = "arith.cmpi"(%347, %319) {predicate = 0 : i64} : (i32, i32) -> i1
          %349 = "arith.xori"(%343, %93) : (i32, i32) -> i32
          %350 = "arith.select"(%348, %349, %343) : (i1, i32, i32) -> i32
          %351 = "arith.select"(%348, %23, %347) : (i1, i32, i32) -> i32
          %352 = "llvm.getelementptr"(%44, %351) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t353_s0 = "llvm.ptrtoint"(%352) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t353_s0, %350) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %354 = "arith.addi"(%351, %93) : (i32, i32) -> i32
          %355 = "arith.cmpi"(%354, %319) {predicate = 0 : i64} : (i32, i32) -> i1
          %356 = "arith.xori"(%350, %93) : (i32, i32) -> i32
          %357 = "arith.select"(%355, %356, %350) : (i1, i32, i32) -> i32
          %358 = "arith.select"(%355, %23, %354) : (i1, i32, i32) -> i32
          %359 = "llvm.getelementptr"(%44, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t360_s0 = "llvm.ptrtoint"(%359) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t360_s0, %357) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %361 = "arith.addi"(%358, %93) : (i32, i32) -> i32
          %362 = "arith.cmpi"(%361, %319) {predicate = 0 : i64} : (i32, i32) -> i1
          %363 = "arith.xori"(%357, %93) : (i32, i32) -> i32
          %364 = "arith.select"(%362, %363, %357) : (i1, i32, i32) -> i32
          %365 = "arith.select"(%362, %23, %361) : (i1, i32, i32) -> i32
          %366 = "llvm.getelementptr"(%44, %365) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t367_s0 = "llvm.ptrtoint"(%366) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t367_s0, %364) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%127, %128) : (i32, i32) -> ()
        }, {
          "scf.yield"(%89, %23) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %368 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%104, %105, %368) : (i32, i32, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %369 = "arith.subi"(%17, %20) : (i32, i32) -> i32
        %370 = "arith.subi"(%25, %93) : (i32, i32) -> i32
        %371 = "arith.muli"(%370, %20) : (i32, i32) -> i32
        %372 = "arith.divui"(%371, %20) : (i32, i32) -> i32
        %373 = "arith.constant"() {value = 2 : i32} : () -> i32
        %374 = "arith.remui"(%372, %373) : (i32, i32) -> i32
        %375 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %376 = "arith.muli"(%374, %375) : (i32, i32) -> i32
        %377 = "llvm.getelementptr"(%36, %376) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %378 = "arith.constant"() {value = true} : () -> i1
        %379 = "llvm.mlir.undef"() : () -> f32
        %380 = "llvm.mlir.undef"() : () -> f32
        %381 = "llvm.mlir.undef"() : () -> f32
        %382 = "llvm.mlir.undef"() : () -> f32
        %383 = "llvm.mlir.undef"() : () -> f32
        %384 = "llvm.mlir.undef"() : () -> f32
        %385 = "llvm.mlir.undef"() : () -> f32
        %386 = "llvm.mlir.undef"() : () -> f32
        %387 = "llvm.mlir.undef"() : () -> f32
        %388 = "llvm.mlir.undef"() : () -> f32
        %389 = "llvm.mlir.undef"() : () -> f32
        %390 = "llvm.mlir.undef"() : () -> f32
        %391 = "llvm.mlir.undef"() : () -> f32
        %392 = "llvm.mlir.undef"() : () -> f32
        %393 = "llvm.mlir.undef"() : () -> f32
        %394 = "llvm.mlir.undef"() : () -> f32
        %395 = "llvm.mlir.undef"() : () -> f32
        %396 = "llvm.mlir.undef"() : () -> f32
        %397 = "llvm.mlir.undef"() : () -> f32
        %398 = "llvm.mlir.undef"() : () -> f32
        %399 = "llvm.mlir.undef"() : () -> f32
        %400 = "llvm.mlir.undef"() : () -> f32
        %401 = "llvm.mlir.undef"() : () -> f32
        %402 = "llvm.mlir.undef"() : () -> f32
        %403 = "llvm.mlir.undef"() : () -> f32
        %404 = "llvm.mlir.undef"() : () -> f32
        %405 = "llvm.mlir.undef"() : () -> f32
        %406 = "llvm.mlir.undef"() : () -> f32
        %407 = "llvm.mlir.undef"() : () -> f32
        %408 = "llvm.mlir.undef"() : () -> f32
        %409 = "llvm.mlir.undef"() : () -> f32
        %410 = "llvm.mlir.undef"() : () -> f32
        %411 = "llvm.mlir.undef"() : () -> i32
        %412 = "llvm.mlir.undef"() : () -> i32
        %413 = "llvm.mlir.undef"() : () -> i32
        %414 = "llvm.mlir.undef"() : () -> i32
        %415 = "llvm.mlir.undef"() : () -> i32
        %416 = "llvm.mlir.undef"() : () -> i32
        %417 = "llvm.mlir.undef"() : () -> i32
        %418 = "llvm.mlir.undef"() : () -> i32
        %419 = "llvm.mlir.undef"() : () -> i32
        %420 = "llvm.mlir.undef"() : () -> i32
        %421 = "llvm.mlir.undef"() : () -> i32
        %422 = "llvm.mlir.undef"() : () -> i32
        %423 = "llvm.mlir.undef"() : () -> i32
        %424 = "llvm.mlir.undef"() : () -> i32
        %425 = "llvm.mlir.undef"() : () -> i32
        %426 = "llvm.mlir.undef"() : () -> i32
        %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484 = "scf.while"(%89, %94, %95, %23, %378, %89, %23, %23, %23, %23, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426) ({
        ^bb0(%485: i32, %486: i32, %487: i32, %488: i32, %489: i1, %490: i32, %491: i32, %492: i32, %493: i32, %494: i32, %495: f32, %496: f32, %497: f32, %498: f32, %499: f32, %500: f32, %501: f32, %502: f32, %503: f32, %504: f32, %505: f32, %506: f32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: f32, %518: f32, %519: f32, %520: f32, %521: f32, %522: f32, %523: f32, %524: f32, %525: f32, %526: f32, %527: i32, %528: i32, %529: i32, %530: i32, %531: i32, %532: i32, %533: i32, %534: i32, %535: i32, %536: i32, %537: i32, %538: i32, %539: i32, %540: i32, %541: i32, %542: i32):
          %543 = "arith.muli"(%11, %12) : (i32, i32) -> i32
          %544 = "arith.cmpi"(%485, %543) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%544, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%545: i32, %546: i32, %547: i32, %548: i32, %549: i1, %550: i32, %551: i32, %552: i32, %553: i32, %554: i32, %555: f32, %556: f32, %557: f32, %558: f32, %559: f32, %560: f32, %561: f32, %562: f32, %563: f32, %564: f32, %565: f32, %566: f32, %567: f32, %568: f32, %569: f32, %570: f32, %571: f32, %572: f32, %573: f32, %574: f32, %575: f32, %576: f32, %577: f32, %578: f32, %579: f32, %580: f32, %581: f32, %582: f32, %583: f32, %584: f32, %585: f32, %586: f32, %587: i32, %588: i32, %589: i32, %590: i32, %591: i32, %592: i32, %593: i32, %594: i32, %595: i32, %596: i32, %597: i32, %598: i32, %599: i32, %600: i32, %601: i32, %602: i32):
          %603 = "llvm.getelementptr"(%41, %553) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t604_s0 = "llvm.ptrtoint"(%603) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t604_s0, %554) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %605 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %606 = "arith.muli"(%553, %605) : (i32, i32) -> i32
          %607 = "llvm.getelementptr"(%377, %606) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %608 = "arith.muli"(%553, %375) : (i32, i32) -> i32
          %609 = "llvm.getelementptr"(%37, %608) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %610 = "arith.constant"() {value = false} : () -> i1
          %t612_a = "llvm.ptrtoint"(%607) : (!llvm.ptr<3>) -> i32
          %t612_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t612_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t612_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t612_shifted = "arith.shrui"(%t612_a, %t612_four) : (i32, i32) -> i32
          %t612_low = "arith.andi"(%t612_shifted, %t612_mask) : (i32, i32) -> i32
          %t612_wide = "arith.extui"(%t612_low) : (i32) -> i64
          %611 = "arith.ori"(%t612_wide, %t612_fields) : (i64, i64) -> i64
          %t614_a = "llvm.ptrtoint"(%609) : (!llvm.ptr<3>) -> i32
          %t614_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t614_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t614_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t614_shifted = "arith.shrui"(%t614_a, %t614_four) : (i32, i32) -> i32
          %t614_low = "arith.andi"(%t614_shifted, %t614_mask) : (i32, i32) -> i32
          %t614_wide = "arith.extui"(%t614_low) : (i32) -> i64
          %613 = "arith.ori"(%t614_wide, %t614_fields) : (i64, i64) -> i64
          %t647_r = "llvm.inline_asm"(%555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %615 = "llvm.extractvalue"(%t647_r) {position = array<i64: 0>} : (!struct0) -> f32
          %616 = "llvm.extractvalue"(%t647_r) {position = array<i64: 1>} : (!struct0) -> f32
          %617 = "llvm.extractvalue"(%t647_r) {position = array<i64: 2>} : (!struct0) -> f32
          %618 = "llvm.extractvalue"(%t647_r) {position = array<i64: 3>} : (!struct0) -> f32
          %619 = "llvm.extractvalue"(%t647_r) {position = array<i64: 4>} : (!struct0) -> f32
          %620 = "llvm.extractvalue"(%t647_r) {position = array<i64: 5>} : (!struct0) -> f32
          %621 = "llvm.extractvalue"(%t647_r) {position = array<i64: 6>} : (!struct0) -> f32
          %622 = "llvm.extractvalue"(%t647_r) {position = array<i64: 7>} : (!struct0) -> f32
          %623 = "llvm.extractvalue"(%t647_r) {position = array<i64: 8>} : (!struct0) -> f32
          %624 = "llvm.extractvalue"(%t647_r) {position = array<i64: 9>} : (!struct0) -> f32
          %625 = "llvm.extractvalue"(%t647_r) {position = array<i64: 10>} : (!struct0) -> f32
          %626 = "llvm.extractvalue"(%t647_r) {position = array<i64: 11>} : (!struct0) -> f32
          %627 = "llvm.extractvalue"(%t647_r) {position = array<i64: 12>} : (!struct0) -> f32
          %628 = "llvm.extractvalue"(%t647_r) {position = array<i64: 13>} : (!struct0) -> f32
          %629 = "llvm.extractvalue"(%t647_r) {position = array<i64: 14>} : (!struct0) -> f32
          %630 = "llvm.extractvalue"(%t647_r) {position = array<i64: 15>} : (!struct0) -> f32
          %631 = "llvm.extractvalue"(%t647_r) {position = array<i64: 16>} : (!struct0) -> f32
          %632 = "llvm.extractvalue"(%t647_r) {position = array<i64: 17>} : (!struct0) -> f32
          %633 = "llvm.extractvalue"(%t647_r) {position = array<i64: 18>} : (!struct0) -> f32
          %634 = "llvm.extractvalue"(%t647_r) {position = array<i64: 19>} : (!struct0) -> f32
          %635 = "llvm.extractvalue"(%t647_r) {position = array<i64: 20>} : (!struct0) -> f32
          %636 = "llvm.extractvalue"(%t647_r) {position = array<i64: 21>} : (!struct0) -> f32
          %637 = "llvm.extractvalue"(%t647_r) {position = array<i64: 22>} : (!struct0) -> f32
          %638 = "llvm.extractvalue"(%t647_r) {position = array<i64: 23>} : (!struct0) -> f32
          %639 = "llvm.extractvalue"(%t647_r) {position = array<i64: 24>} : (!struct0) -> f32
          %640 = "llvm.extractvalue"(%t647_r) {position = array<i64: 25>} : (!struct0) -> f32
          %641 = "llvm.extractvalue"(%t647_r) {position = array<i64: 26>} : (!struct0) -> f32
          %642 = "llvm.extractvalue"(%t647_r) {position = array<i64: 27>} : (!struct0) -> f32
          %643 = "llvm.extractvalue"(%t647_r) {position = array<i64: 28>} : (!struct0) -> f32
          %644 = "llvm.extractvalue"(%t647_r) {position = array<i64: 29>} : (!struct0) -> f32
          %645 = "llvm.extractvalue"(%t647_r) {position = array<i64: 30>} : (!struct0) -> f32
          %646 = "llvm.extractvalue"(%t647_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t680_r = "llvm.inline_asm"(%615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %611, %613, %610) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 7 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %648 = "llvm.extractvalue"(%t680_r) {position = array<i64: 0>} : (!struct0) -> f32
          %649 = "llvm.extractvalue"(%t680_r) {position = array<i64: 1>} : (!struct0) -> f32
          %650 = "llvm.extractvalue"(%t680_r) {position = array<i64: 2>} : (!struct0) -> f32
          %651 = "llvm.extractvalue"(%t680_r) {position = array<i64: 3>} : (!struct0) -> f32
          %652 = "llvm.extractvalue"(%t680_r) {position = array<i64: 4>} : (!struct0) -> f32
          %653 = "llvm.extractvalue"(%t680_r) {position = array<i64: 5>} : (!struct0) -> f32
          %654 = "llvm.extractvalue"(%t680_r) {position = array<i64: 6>} : (!struct0) -> f32
          %655 = "llvm.extractvalue"(%t680_r) {position = array<i64: 7>} : (!struct0) -> f32
          %656 = "llvm.extractvalue"(%t680_r) {position = array<i64: 8>} : (!struct0) -> f32
          %657 = "llvm.extractvalue"(%t680_r) {position = array<i64: 9>} : (!struct0) -> f32
          %658 = "llvm.extractvalue"(%t680_r) {position = array<i64: 10>} : (!struct0) -> f32
          %659 = "llvm.extractvalue"(%t680_r) {position = array<i64: 11>} : (!struct0) -> f32
          %660 = "llvm.extractvalue"(%t680_r) {position = array<i64: 12>} : (!struct0) -> f32
          %661 = "llvm.extractvalue"(%t680_r) {position = array<i64: 13>} : (!struct0) -> f32
          %662 = "llvm.extractvalue"(%t680_r) {position = array<i64: 14>} : (!struct0) -> f32
          %663 = "llvm.extractvalue"(%t680_r) {position = array<i64: 15>} : (!struct0) -> f32
          %664 = "llvm.extractvalue"(%t680_r) {position = array<i64: 16>} : (!struct0) -> f32
          %665 = "llvm.extractvalue"(%t680_r) {position = array<i64: 17>} : (!struct0) -> f32
          %666 = "llvm.extractvalue"(%t680_r) {position = array<i64: 18>} : (!struct0) -> f32
          %667 = "llvm.extractvalue"(%t680_r) {position = array<i64: 19>} : (!struct0) -> f32
          %668 = "llvm.extractvalue"(%t680_r) {position = array<i64: 20>} : (!struct0) -> f32
          %669 = "llvm.extractvalue"(%t680_r) {position = array<i64: 21>} : (!struct0) -> f32
          %670 = "llvm.extractvalue"(%t680_r) {position = array<i64: 22>} : (!struct0) -> f32
          %671 = "llvm.extractvalue"(%t680_r) {position = array<i64: 23>} : (!struct0) -> f32
          %672 = "llvm.extractvalue"(%t680_r) {position = array<i64: 24>} : (!struct0) -> f32
          %673 = "llvm.extractvalue"(%t680_r) {position = array<i64: 25>} : (!struct0) -> f32
          %674 = "llvm.extractvalue"(%t680_r) {position = array<i64: 26>} : (!struct0) -> f32
          %675 = "llvm.extractvalue"(%t680_r) {position = array<i64: 27>} : (!struct0) -> f32
          %676 = "llvm.extractvalue"(%t680_r) {position = array<i64: 28>} : (!struct0) -> f32
          %677 = "llvm.extractvalue"(%t680_r) {position = array<i64: 29>} : (!struct0) -> f32
          %678 = "llvm.extractvalue"(%t680_r) {position = array<i64: 30>} : (!struct0) -> f32
          %679 = "llvm.extractvalue"(%t680_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %681 = "arith.addi"(%553, %93) : (i32, i32) -> i32
          %682 = "arith.constant"() {value = 8 : i32} : () -> i32
          %683 = "arith.cmpi"(%681, %682) {predicate = 0 : i64} : (i32, i32) -> i1
          %684 = "arith.xori"(%554, %93) : (i32, i32) -> i32
          %685 = "arith.select"(%683, %684, %554) : (i1, i32, i32) -> i32
          %686 = "arith.select"(%683, %23, %681) : (i1, i32, i32) -> i32
          %687 = "arith.addi"(%552, %93) : (i32, i32) -> i32
          %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725 = "scf.for"(%93, %99, %93, %552, %553, %554, %687, %686, %685, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679) ({
          ^bb0(%726: i32, %727: i32, %728: i32, %729: i32, %730: i32, %731: i32, %732: i32, %733: f32, %734: f32, %735: f32, %736: f32, %737: f32, %738: f32, %739: f32, %740: f32, %741: f32, %742: f32, %743: f32, %744: f32, %745: f32, %746: f32, %747: f32, %748: f32, %749: f32, %750: f32, %751: f32, %752: f32, %753: f32, %754: f32, %755: f32, %756: f32, %757: f32, %758: f32, %759: f32, %760: f32, %761: f32, %762: f32, %763: f32, %764: f32):
            %765 = "llvm.getelementptr"(%41, %731) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t766_s0 = "llvm.ptrtoint"(%765) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t766_s0, %732) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %767 = "arith.muli"(%731, %605) : (i32, i32) -> i32
            %768 = "llvm.getelementptr"(%377, %767) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %769 = "arith.muli"(%731, %375) : (i32, i32) -> i32
            %770 = "llvm.getelementptr"(%37, %769) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t772_a = "llvm.ptrtoint"(%768) : (!llvm.ptr<3>) -> i32
            %t772_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t772_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t772_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t772_shifted = "arith.shrui"(%t772_a, %t772_four) : (i32, i32) -> i32
            %t772_low = "arith.andi"(%t772_shifted, %t772_mask) : (i32, i32) -> i32
            %t772_wide = "arith.extui"(%t772_low) : (i32) -> i64
            %771 = "arith.ori"(%t772_wide, %t772_fields) : (i64, i64) -> i64
            %t774_a = "llvm.ptrtoint"(%770) : (!llvm.ptr<3>) -> i32
            %t774_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t774_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t774_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t774_shifted = "arith.shrui"(%t774_a, %t774_four) : (i32, i32) -> i32
            %t774_low = "arith.andi"(%t774_shifted, %t774_mask) : (i32, i32) -> i32
            %t774_wide = "arith.extui"(%t774_low) : (i32) -> i64
            %773 = "arith.ori"(%t774_wide, %t774_fields) : (i64, i64) -> i64
            %t807_r = "llvm.inline_asm"(%733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %775 = "llvm.extractvalue"(%t807_r) {position = array<i64: 0>} : (!struct0) -> f32
            %776 = "llvm.extractvalue"(%t807_r) {position = array<i64: 1>} : (!struct0) -> f32
            %777 = "llvm.extractvalue"(%t807_r) {position = array<i64: 2>} : (!struct0) -> f32
            %778 = "llvm.extractvalue"(%t807_r) {position = array<i64: 3>} : (!struct0) -> f32
            %779 = "llvm.extractvalue"(%t807_r) {position = array<i64: 4>} : (!struct0) -> f32
            %780 = "llvm.extractvalue"(%t807_r) {position = array<i64: 5>} : (!struct0) -> f32
            %781 = "llvm.extractvalue"(%t807_r) {position = array<i64: 6>} : (!struct0) -> f32
            %782 = "llvm.extractvalue"(%t807_r) {position = array<i64: 7>} : (!struct0) -> f32
            %783 = "llvm.extractvalue"(%t807_r) {position = array<i64: 8>} : (!struct0) -> f32
            %784 = "llvm.extractvalue"(%t807_r) {position = array<i64: 9>} : (!struct0) -> f32
            %785 = "llvm.extractvalue"(%t807_r) {position = array<i64: 10>} : (!struct0) -> f32
            %786 = "llvm.extractvalue"(%t807_r) {position = array<i64: 11>} : (!struct0) -> f32
            %787 = "llvm.extractvalue"(%t807_r) {position = array<i64: 12>} : (!struct0) -> f32
            %788 = "llvm.extractvalue"(%t807_r) {position = array<i64: 13>} : (!struct0) -> f32
            %789 = "llvm.extractvalue"(%t807_r) {position = array<i64: 14>} : (!struct0) -> f32
            %790 = "llvm.extractvalue"(%t807_r) {position = array<i64: 15>} : (!struct0) -> f32
            %791 = "llvm.extractvalue"(%t807_r) {position = array<i64: 16>} : (!struct0) -> f32
            %792 = "llvm.extractvalue"(%t807_r) {position = array<i64: 17>} : (!struct0) -> f32
            %793 = "llvm.extractvalue"(%t807_r) {position = array<i64: 18>} : (!struct0) -> f32
            %794 = "llvm.extractvalue"(%t807_r) {position = array<i64: 19>} : (!struct0) -> f32
            %795 = "llvm.extractvalue"(%t807_r) {position = array<i64: 20>} : (!struct0) -> f32
            %796 = "llvm.extractvalue"(%t807_r) {position = array<i64: 21>} : (!struct0) -> f32
            %797 = "llvm.extractvalue"(%t807_r) {position = array<i64: 22>} : (!struct0) -> f32
            %798 = "llvm.extractvalue"(%t807_r) {position = array<i64: 23>} : (!struct0) -> f32
            %799 = "llvm.extractvalue"(%t807_r) {position = array<i64: 24>} : (!struct0) -> f32
            %800 = "llvm.extractvalue"(%t807_r) {position = array<i64: 25>} : (!struct0) -> f32
            %801 = "llvm.extractvalue"(%t807_r) {position = array<i64: 26>} : (!struct0) -> f32
            %802 = "llvm.extractvalue"(%t807_r) {position = array<i64: 27>} : (!struct0) -> f32
            %803 = "llvm.extractvalue"(%t807_r) {position = array<i64: 28>} : (!struct0) -> f32
            %804 = "llvm.extractvalue"(%t807_r) {position = array<i64: 29>} : (!struct0) -> f32
            %805 = "llvm.extractvalue"(%t807_r) {position = array<i64: 30>} : (!struct0) -> f32
            %806 = "llvm.extractvalue"(%t807_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t840_r = "llvm.inline_asm"(%775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %771, %773, %378) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 8 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %808 = "llvm.extractvalue"(%t840_r) {position = array<i64: 0>} : (!struct0) -> f32
            %809 = "llvm.extractvalue"(%t840_r) {position = array<i64: 1>} : (!struct0) -> f32
            %810 = "llvm.extractvalue"(%t840_r) {position = array<i64: 2>} : (!struct0) -> f32
            %811 = "llvm.extractvalue"(%t840_r) {position = array<i64: 3>} : (!struct0) -> f32
            %812 = "llvm.extractvalue"(%t840_r) {position = array<i64: 4>} : (!struct0) -> f32
            %813 = "llvm.extractvalue"(%t840_r) {position = array<i64: 5>} : (!struct0) -> f32
            %814 = "llvm.extractvalue"(%t840_r) {position = array<i64: 6>} : (!struct0) -> f32
            %815 = "llvm.extractvalue"(%t840_r) {position = array<i64: 7>} : (!struct0) -> f32
            %816 = "llvm.extractvalue"(%t840_r) {position = array<i64: 8>} : (!struct0) -> f32
            %817 = "llvm.extractvalue"(%t840_r) {position = array<i64: 9>} : (!struct0) -> f32
            %818 = "llvm.extractvalue"(%t840_r) {position = array<i64: 10>} : (!struct0) -> f32
            %819 = "llvm.extractvalue"(%t840_r) {position = array<i64: 11>} : (!struct0) -> f32
            %820 = "llvm.extractvalue"(%t840_r) {position = array<i64: 12>} : (!struct0) -> f32
            %821 = "llvm.extractvalue"(%t840_r) {position = array<i64: 13>} : (!struct0) -> f32
            %822 = "llvm.extractvalue"(%t840_r) {position = array<i64: 14>} : (!struct0) -> f32
            %823 = "llvm.extractvalue"(%t840_r) {position = array<i64: 15>} : (!struct0) -> f32
            %824 = "llvm.extractvalue"(%t840_r) {position = array<i64: 16>} : (!struct0) -> f32
            %825 = "llvm.extractvalue"(%t840_r) {position = array<i64: 17>} : (!struct0) -> f32
            %826 = "llvm.extractvalue"(%t840_r) {position = array<i64: 18>} : (!struct0) -> f32
            %827 = "llvm.extractvalue"(%t840_r) {position = array<i64: 19>} : (!struct0) -> f32
            %828 = "llvm.extractvalue"(%t840_r) {position = array<i64: 20>} : (!struct0) -> f32
            %829 = "llvm.extractvalue"(%t840_r) {position = array<i64: 21>} : (!struct0) -> f32
            %830 = "llvm.extractvalue"(%t840_r) {position = array<i64: 22>} : (!struct0) -> f32
            %831 = "llvm.extractvalue"(%t840_r) {position = array<i64: 23>} : (!struct0) -> f32
            %832 = "llvm.extractvalue"(%t840_r) {position = array<i64: 24>} : (!struct0) -> f32
            %833 = "llvm.extractvalue"(%t840_r) {position = array<i64: 25>} : (!struct0) -> f32
            %834 = "llvm.extractvalue"(%t840_r) {position = array<i64: 26>} : (!struct0) -> f32
            %835 = "llvm.extractvalue"(%t840_r) {position = array<i64: 27>} : (!struct0) -> f32
            %836 = "llvm.extractvalue"(%t840_r) {position = array<i64: 28>} : (!struct0) -> f32
            %837 = "llvm.extractvalue"(%t840_r) {position = array<i64: 29>} : (!struct0) -> f32
            %838 = "llvm.extractvalue"(%t840_r) {position = array<i64: 30>} : (!struct0) -> f32
            %839 = "llvm.extractvalue"(%t840_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t873_r = "llvm.inline_asm"(%808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %841 = "llvm.extractvalue"(%t873_r) {position = array<i64: 0>} : (!struct0) -> f32
            %842 = "llvm.extractvalue"(%t873_r) {position = array<i64: 1>} : (!struct0) -> f32
            %843 = "llvm.extractvalue"(%t873_r) {position = array<i64: 2>} : (!struct0) -> f32
            %844 = "llvm.extractvalue"(%t873_r) {position = array<i64: 3>} : (!struct0) -> f32
            %845 = "llvm.extractvalue"(%t873_r) {position = array<i64: 4>} : (!struct0) -> f32
            %846 = "llvm.extractvalue"(%t873_r) {position = array<i64: 5>} : (!struct0) -> f32
            %847 = "llvm.extractvalue"(%t873_r) {position = array<i64: 6>} : (!struct0) -> f32
            %848 = "llvm.extractvalue"(%t873_r) {position = array<i64: 7>} : (!struct0) -> f32
            %849 = "llvm.extractvalue"(%t873_r) {position = array<i64: 8>} : (!struct0) -> f32
            %850 = "llvm.extractvalue"(%t873_r) {position = array<i64: 9>} : (!struct0) -> f32
            %851 = "llvm.extractvalue"(%t873_r) {position = array<i64: 10>} : (!struct0) -> f32
            %852 = "llvm.extractvalue"(%t873_r) {position = array<i64: 11>} : (!struct0) -> f32
            %853 = "llvm.extractvalue"(%t873_r) {position = array<i64: 12>} : (!struct0) -> f32
            %854 = "llvm.extractvalue"(%t873_r) {position = array<i64: 13>} : (!struct0) -> f32
            %855 = "llvm.extractvalue"(%t873_r) {position = array<i64: 14>} : (!struct0) -> f32
            %856 = "llvm.extractvalue"(%t873_r) {position = array<i64: 15>} : (!struct0) -> f32
            %857 = "llvm.extractvalue"(%t873_r) {position = array<i64: 16>} : (!struct0) -> f32
            %858 = "llvm.extractvalue"(%t873_r) {position = array<i64: 17>} : (!struct0) -> f32
            %859 = "llvm.extractvalue"(%t873_r) {position = array<i64: 18>} : (!struct0) -> f32
            %860 = "llvm.extractvalue"(%t873_r) {position = array<i64: 19>} : (!struct0) -> f32
            %861 = "llvm.extractvalue"(%t873_r) {position = array<i64: 20>} : (!struct0) -> f32
            %862 = "llvm.extractvalue"(%t873_r) {position = array<i64: 21>} : (!struct0) -> f32
            %863 = "llvm.extractvalue"(%t873_r) {position = array<i64: 22>} : (!struct0) -> f32
            %864 = "llvm.extractvalue"(%t873_r) {position = array<i64: 23>} : (!struct0) -> f32
            %865 = "llvm.extractvalue"(%t873_r) {position = array<i64: 24>} : (!struct0) -> f32
            %866 = "llvm.extractvalue"(%t873_r) {position = array<i64: 25>} : (!struct0) -> f32
            %867 = "llvm.extractvalue"(%t873_r) {position = array<i64: 26>} : (!struct0) -> f32
            %868 = "llvm.extractvalue"(%t873_r) {position = array<i64: 27>} : (!struct0) -> f32
            %869 = "llvm.extractvalue"(%t873_r) {position = array<i64: 28>} : (!struct0) -> f32
            %870 = "llvm.extractvalue"(%t873_r) {position = array<i64: 29>} : (!struct0) -> f32
            %871 = "llvm.extractvalue"(%t873_r) {position = array<i64: 30>} : (!struct0) -> f32
            %872 = "llvm.extractvalue"(%t873_r) {position = array<i64: 31>} : (!struct0) -> f32
            "scf.if"(%43) ({
              %874 = "llvm.getelementptr"(%44, %728) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t875_s0 = "llvm.ptrtoint"(%874) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t875_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %876 = "arith.addi"(%731, %93) : (i32, i32) -> i32
            %877 = "arith.cmpi"(%876, %682) {predicate = 0 : i64} : (i32, i32) -> i1
            %878 = "arith.xori"(%732, %93) : (i32, i32) -> i32
            %879 = "arith.select"(%877, %878, %732) : (i1, i32, i32) -> i32
            %880 = "arith.select"(%877, %23, %876) : (i1, i32, i32) -> i32
            %881 = "arith.addi"(%730, %93) : (i32, i32) -> i32
            "scf.yield"(%730, %731, %732, %881, %880, %879, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t914_r = "llvm.inline_asm"(%694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %882 = "llvm.extractvalue"(%t914_r) {position = array<i64: 0>} : (!struct0) -> f32
          %883 = "llvm.extractvalue"(%t914_r) {position = array<i64: 1>} : (!struct0) -> f32
          %884 = "llvm.extractvalue"(%t914_r) {position = array<i64: 2>} : (!struct0) -> f32
          %885 = "llvm.extractvalue"(%t914_r) {position = array<i64: 3>} : (!struct0) -> f32
          %886 = "llvm.extractvalue"(%t914_r) {position = array<i64: 4>} : (!struct0) -> f32
          %887 = "llvm.extractvalue"(%t914_r) {position = array<i64: 5>} : (!struct0) -> f32
          %888 = "llvm.extractvalue"(%t914_r) {position = array<i64: 6>} : (!struct0) -> f32
          %889 = "llvm.extractvalue"(%t914_r) {position = array<i64: 7>} : (!struct0) -> f32
          %890 = "llvm.extractvalue"(%t914_r) {position = array<i64: 8>} : (!struct0) -> f32
          %891 = "llvm.extractvalue"(%t914_r) {position = array<i64: 9>} : (!struct0) -> f32
          %892 = "llvm.extractvalue"(%t914_r) {position = array<i64: 10>} : (!struct0) -> f32
          %893 = "llvm.extractvalue"(%t914_r) {position = array<i64: 11>} : (!struct0) -> f32
          %894 = "llvm.extractvalue"(%t914_r) {position = array<i64: 12>} : (!struct0) -> f32
          %895 = "llvm.extractvalue"(%t914_r) {position = array<i64: 13>} : (!struct0) -> f32
          %896 = "llvm.extractvalue"(%t914_r) {position = array<i64: 14>} : (!struct0) -> f32
          %897 = "llvm.extractvalue"(%t914_r) {position = array<i64: 15>} : (!struct0) -> f32
          %898 = "llvm.extractvalue"(%t914_r) {position = array<i64: 16>} : (!struct0) -> f32
          %899 = "llvm.extractvalue"(%t914_r) {position = array<i64: 17>} : (!struct0) -> f32
          %900 = "llvm.extractvalue"(%t914_r) {position = array<i64: 18>} : (!struct0) -> f32
          %901 = "llvm.extractvalue"(%t914_r) {position = array<i64: 19>} : (!struct0) -> f32
          %902 = "llvm.extractvalue"(%t914_r) {position = array<i64: 20>} : (!struct0) -> f32
          %903 = "llvm.extractvalue"(%t914_r) {position = array<i64: 21>} : (!struct0) -> f32
          %904 = "llvm.extractvalue"(%t914_r) {position = array<i64: 22>} : (!struct0) -> f32
          %905 = "llvm.extractvalue"(%t914_r) {position = array<i64: 23>} : (!struct0) -> f32
          %906 = "llvm.extractvalue"(%t914_r) {position = array<i64: 24>} : (!struct0) -> f32
          %907 = "llvm.extractvalue"(%t914_r) {position = array<i64: 25>} : (!struct0) -> f32
          %908 = "llvm.extractvalue"(%t914_r) {position = array<i64: 26>} : (!struct0) -> f32
          %909 = "llvm.extractvalue"(%t914_r) {position = array<i64: 27>} : (!struct0) -> f32
          %910 = "llvm.extractvalue"(%t914_r) {position = array<i64: 28>} : (!struct0) -> f32
          %911 = "llvm.extractvalue"(%t914_r) {position = array<i64: 29>} : (!struct0) -> f32
          %912 = "llvm.extractvalue"(%t914_r) {position = array<i64: 30>} : (!struct0) -> f32
          %913 = "llvm.extractvalue"(%t914_r) {position = array<i64: 31>} : (!struct0) -> f32
          "scf.if"(%43) ({
            %915 = "llvm.getelementptr"(%44, %689) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t916_s0 = "llvm.ptrtoint"(%915) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t916_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %917 = "arith.constant"() {value = 32 : i64} : () -> i64
          %918 = "arith.shrui"(%9, %917) : (i64, i64) -> i64
          %919 = "arith.subi"(%15, %93) : (i32, i32) -> i32
          %920 = "llvm.intr.ctlz"(%919) {is_zero_poison = false} : (i32) -> i32
          %921 = "arith.subi"(%26, %920) : (i32, i32) -> i32
          %922 = "arith.extui"(%545) : (i32) -> i64
          %923 = "arith.muli"(%922, %918) : (i64, i64) -> i64
          %924 = "arith.shrui"(%923, %917) : (i64, i64) -> i64
          %925 = "arith.trunci"(%924) : (i64) -> i32
          %926 = "arith.addi"(%925, %545) : (i32, i32) -> i32
          %927 = "arith.shrui"(%926, %921) : (i32, i32) -> i32
          %928 = "arith.cmpi"(%921, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %929 = "arith.select"(%928, %927, %23) : (i1, i32, i32) -> i32
          %930 = "llvm.intr.ctlz"(%919) {is_zero_poison = false} : (i32) -> i32
          %931 = "arith.subi"(%26, %930) : (i32, i32) -> i32
          %932 = "arith.shrui"(%926, %931) : (i32, i32) -> i32
          %933 = "arith.cmpi"(%931, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %934 = "arith.select"(%933, %932, %23) : (i1, i32, i32) -> i32
          %935 = "arith.muli"(%934, %15) : (i32, i32) -> i32
          %936 = "arith.subi"(%545, %935) : (i32, i32) -> i32
          %937 = "arith.muli"(%929, %682) : (i32, i32) -> i32
          %938 = "arith.addi"(%937, %682) : (i32, i32) -> i32
          %939 = "arith.cmpi"(%938, %11) {predicate = 3 : i64} : (i32, i32) -> i1
          %940 = "arith.divui"(%936, %682) : (i32, i32) -> i32
          %941 = "arith.shrui"(%10, %917) : (i64, i64) -> i64
          %942 = "arith.subi"(%16, %93) : (i32, i32) -> i32
          %943 = "llvm.intr.ctlz"(%942) {is_zero_poison = false} : (i32) -> i32
          %944 = "arith.subi"(%26, %943) : (i32, i32) -> i32
          %945 = "arith.extui"(%936) : (i32) -> i64
          %946 = "arith.muli"(%945, %941) : (i64, i64) -> i64
          %947 = "arith.shrui"(%946, %917) : (i64, i64) -> i64
          %948 = "arith.trunci"(%947) : (i64) -> i32
          %949 = "arith.addi"(%948, %936) : (i32, i32) -> i32
          %950 = "arith.shrui"(%949, %944) : (i32, i32) -> i32
          %951 = "arith.cmpi"(%944, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %952 = "arith.select"(%951, %950, %23) : (i1, i32, i32) -> i32
          %953 = "arith.select"(%939, %940, %952) : (i1, i32, i32) -> i32
          %954 = "arith.remui"(%936, %682) : (i32, i32) -> i32
          %955 = "llvm.intr.ctlz"(%942) {is_zero_poison = false} : (i32) -> i32
          %956 = "arith.subi"(%26, %955) : (i32, i32) -> i32
          %957 = "arith.shrui"(%949, %956) : (i32, i32) -> i32
          %958 = "arith.cmpi"(%956, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %959 = "arith.select"(%958, %957, %23) : (i1, i32, i32) -> i32
          %960 = "arith.muli"(%959, %16) : (i32, i32) -> i32
          %961 = "arith.subi"(%936, %960) : (i32, i32) -> i32
          %962 = "arith.select"(%939, %954, %961) : (i1, i32, i32) -> i32
          %963 = "arith.addi"(%937, %962) : (i32, i32) -> i32
          %964 = "arith.addi"(%963, %546) : (i32, i32) -> i32
          %965 = "arith.addi"(%953, %547) : (i32, i32) -> i32
          %966 = "arith.constant"() {value = 127 : i32} : () -> i32
          %967 = "arith.muli"(%964, %20) : (i32, i32) -> i32
          %968 = "arith.muli"(%965, %98) : (i32, i32) -> i32
          %969 = "arith.andi"(%369, %966) : (i32, i32) -> i32
          %970 = "arith.divui"(%969, %26) : (i32, i32) -> i32
          %971 = "nvvm.shfl.sync"(%22, %970, %23, %24) {kind = #nvvm<shfl_kind idx>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
          %972 = "arith.cmpi"(%971, %23) {predicate = 0 : i64} : (i32, i32) -> i1
          %973 = "arith.remui"(%969, %682) : (i32, i32) -> i32
          %974 = "arith.divui"(%969, %682) : (i32, i32) -> i32
          %975 = "arith.muli"(%973, %98) : (i32, i32) -> i32
          %976 = "arith.remui"(%974, %373) : (i32, i32) -> i32
          %977 = "arith.divui"(%974, %373) : (i32, i32) -> i32
          %978 = "arith.constant"() {value = 512 : i32} : () -> i32
          %979 = "arith.muli"(%976, %978) : (i32, i32) -> i32
          %980 = "arith.addi"(%975, %979) : (i32, i32) -> i32
          %981 = "arith.remui"(%977, %373) : (i32, i32) -> i32
          %982 = "arith.divui"(%977, %373) : (i32, i32) -> i32
          %983 = "arith.muli"(%981, %682) : (i32, i32) -> i32
          %984 = "arith.addi"(%980, %983) : (i32, i32) -> i32
          %985 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %986 = "arith.muli"(%982, %985) : (i32, i32) -> i32
          %987 = "arith.addi"(%984, %986) : (i32, i32) -> i32
          %988 = "arith.muli"(%370, %373) : (i32, i32) -> i32
          %989 = "arith.remui"(%548, %373) : (i32, i32) -> i32
          %990 = "arith.addi"(%988, %989) : (i32, i32) -> i32
          "scf.if"(%972) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %991 = "arith.addi"(%93, %370) : (i32, i32) -> i32
          "nvvm.barrier"(%991, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 10 : i32} : (i32, i32) -> ()
          %992 = "vector.from_elements"(%882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %993 = "arith.truncf"(%992) : (vector<32xf32>) -> vector<32xbf16>
          %994 = "vector.extract"(%993) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
          %995 = "vector.extract"(%993) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
          %996 = "vector.extract"(%993) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
          %997 = "vector.extract"(%993) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
          %998 = "vector.extract"(%993) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
          %999 = "vector.extract"(%993) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
          %1000 = "vector.extract"(%993) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
          %1001 = "vector.extract"(%993) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
          %1002 = "vector.extract"(%993) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
          %1003 = "vector.extract"(%993) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
          %1004 = "vector.extract"(%993) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
          %1005 = "vector.extract"(%993) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
          %1006 = "vector.extract"(%993) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
          %1007 = "vector.extract"(%993) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
          %1008 = "vector.extract"(%993) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
          %1009 = "vector.extract"(%993) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
          %1010 = "vector.extract"(%993) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
          %1011 = "vector.extract"(%993) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
          %1012 = "vector.extract"(%993) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
          %1013 = "vector.extract"(%993) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
          %1014 = "vector.extract"(%993) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
          %1015 = "vector.extract"(%993) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
          %1016 = "vector.extract"(%993) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
          %1017 = "vector.extract"(%993) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
          %1018 = "vector.extract"(%993) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
          %1019 = "vector.extract"(%993) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
          %1020 = "vector.extract"(%993) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
          %1021 = "vector.extract"(%993) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
          %1022 = "vector.extract"(%993) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
          %1023 = "vector.extract"(%993) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
          %1024 = "vector.extract"(%993) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
          %1025 = "vector.extract"(%993) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
          %1026 = "arith.muli"(%990, %375) : (i32, i32) -> i32
          %1027 = "llvm.getelementptr"(%38, %1026) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1028 = "vector.from_elements"(%994, %995) : (bf16, bf16) -> vector<2xbf16>
          %1029 = "llvm.bitcast"(%1028) : (vector<2xbf16>) -> i32
          %1030 = "vector.from_elements"(%996, %997) : (bf16, bf16) -> vector<2xbf16>
          %1031 = "llvm.bitcast"(%1030) : (vector<2xbf16>) -> i32
          %1032 = "vector.from_elements"(%998, %999) : (bf16, bf16) -> vector<2xbf16>
          %1033 = "llvm.bitcast"(%1032) : (vector<2xbf16>) -> i32
          %1034 = "vector.from_elements"(%1000, %1001) : (bf16, bf16) -> vector<2xbf16>
          %1035 = "llvm.bitcast"(%1034) : (vector<2xbf16>) -> i32
          %1036 = "arith.constant"() {value = 448 : i32} : () -> i32
          %1037 = "arith.andi"(%987, %1036) : (i32, i32) -> i32
          %1038 = "arith.constant"() {value = 3 : i32} : () -> i32
          %1039 = "arith.shrui"(%1037, %1038) : (i32, i32) -> i32
          %1040 = "arith.xori"(%987, %1039) : (i32, i32) -> i32
          %1041 = "llvm.getelementptr"(%1027, %1040) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1041, %1029, %1031, %1033, %1035) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1043 = "arith.constant"() {value = 16 : i32} : () -> i32
          %1044 = "arith.addi"(%987, %1043) : (i32, i32) -> i32
          %1045 = "vector.from_elements"(%1002, %1003) : (bf16, bf16) -> vector<2xbf16>
          %1046 = "llvm.bitcast"(%1045) : (vector<2xbf16>) -> i32
          %1047 = "vector.from_elements"(%1004, %1005) : (bf16, bf16) -> vector<2xbf16>
          %1048 = "llvm.bitcast"(%1047) : (vector<2xbf16>) -> i32
          %1049 = "vector.from_elements"(%1006, %1007) : (bf16, bf16) -> vector<2xbf16>
          %1050 = "llvm.bitcast"(%1049) : (vector<2xbf16>) -> i32
          %1051 = "vector.from_elements"(%1008, %1009) : (bf16, bf16) -> vector<2xbf16>
          %1052 = "llvm.bitcast"(%1051) : (vector<2xbf16>) -> i32
          %1053 = "arith.andi"(%1044, %1036) : (i32, i32) -> i32
          %1054 = "arith.shrui"(%1053, %1038) : (i32, i32) -> i32
          %1055 = "arith.xori"(%1044, %1054) : (i32, i32) -> i32
          %1056 = "llvm.getelementptr"(%1027, %1055) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1056, %1046, %1048, %1050, %1052) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1058 = "arith.addi"(%987, %26) : (i32, i32) -> i32
          %1059 = "vector.from_elements"(%1010, %1011) : (bf16, bf16) -> vector<2xbf16>
          %1060 = "llvm.bitcast"(%1059) : (vector<2xbf16>) -> i32
          %1061 = "vector.from_elements"(%1012, %1013) : (bf16, bf16) -> vector<2xbf16>
          %1062 = "llvm.bitcast"(%1061) : (vector<2xbf16>) -> i32
          %1063 = "vector.from_elements"(%1014, %1015) : (bf16, bf16) -> vector<2xbf16>
          %1064 = "llvm.bitcast"(%1063) : (vector<2xbf16>) -> i32
          %1065 = "vector.from_elements"(%1016, %1017) : (bf16, bf16) -> vector<2xbf16>
          %1066 = "llvm.bitcast"(%1065) : (vector<2xbf16>) -> i32
          %1067 = "arith.andi"(%1058, %1036) : (i32, i32) -> i32
          %1068 = "arith.shrui"(%1067, %1038) : (i32, i32) -> i32
          %1069 = "arith.xori"(%1058, %1068) : (i32, i32) -> i32
          %1070 = "llvm.getelementptr"(%1027, %1069) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1070, %1060, %1062, %1064, %1066) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1072 = "arith.constant"() {value = 48 : i32} : () -> i32
          %1073 = "arith.addi"(%987, %1072) : (i32, i32) -> i32
          %1074 = "vector.from_elements"(%1018, %1019) : (bf16, bf16) -> vector<2xbf16>
          %1075 = "llvm.bitcast"(%1074) : (vector<2xbf16>) -> i32
          %1076 = "vector.from_elements"(%1020, %1021) : (bf16, bf16) -> vector<2xbf16>
          %1077 = "llvm.bitcast"(%1076) : (vector<2xbf16>) -> i32
          %1078 = "vector.from_elements"(%1022, %1023) : (bf16, bf16) -> vector<2xbf16>
          %1079 = "llvm.bitcast"(%1078) : (vector<2xbf16>) -> i32
          %1080 = "vector.from_elements"(%1024, %1025) : (bf16, bf16) -> vector<2xbf16>
          %1081 = "llvm.bitcast"(%1080) : (vector<2xbf16>) -> i32
          %1082 = "arith.andi"(%1073, %1036) : (i32, i32) -> i32
          %1083 = "arith.shrui"(%1082, %1038) : (i32, i32) -> i32
          %1084 = "arith.xori"(%1073, %1083) : (i32, i32) -> i32
          %1085 = "llvm.getelementptr"(%1027, %1084) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1085, %1075, %1077, %1079, %1081) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%991, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 15 : i32} : (i32, i32) -> ()
          "scf.if"(%972) ({
            %1087 = "arith.muli"(%370, %98) : (i32, i32) -> i32
            %1088 = "arith.addi"(%967, %1087) : (i32, i32) -> i32
            %1089 = "nvvm.elect.sync"() {cutec.arm = 16 : i32} : () -> i1
            "scf.if"(%1089) ({
              %t1090_s1 = "llvm.ptrtoint"(%1027) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%4, %t1090_s1, %968, %1088) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1091 = "arith.addi"(%548, %93) : (i32, i32) -> i32
          %1092 = "arith.remui"(%1091, %373) : (i32, i32) -> i32
          %1093 = "arith.addi"(%550, %92) : (i32, i32) -> i32
          %1094 = "arith.addi"(%551, %93) : (i32, i32) -> i32
          "scf.yield"(%1093, %94, %95, %1092, %378, %1093, %1094, %691, %692, %693, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %1029, %1031, %1033, %1035, %1046, %1048, %1050, %1052, %1060, %1062, %1064, %1066, %1075, %1077, %1079, %1081) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%432, %433, %431) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "conv_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32, i64, i64, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i32, %15: i32, %16: i64, %17: i64, %18: i64, %19: !llvm.ptr<1>):
    %20 = "arith.constant"() {value = 1 : i32} : () -> i32
    %21 = "arith.subi"(%2, %20) : (i32, i32) -> i32
    %22 = "arith.addi"(%21, %20) : (i32, i32) -> i32
    %23 = "arith.cmpi"(%14, %22) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%23) {message = "Y's rows are not those that the filter makes of X's", file = "samples/conv_hopper.py", line = 271 : i32} : (i1) -> ()
    %24 = "arith.subi"(%3, %20) : (i32, i32) -> i32
    %25 = "arith.addi"(%24, %20) : (i32, i32) -> i32
    %26 = "arith.cmpi"(%15, %25) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%26) {message = "Y's columns are not those that the filter makes of X's", file = "samples/conv_hopper.py", line = 272 : i32} : (i1) -> ()
    %27 = "arith.extsi"(%4) : (i32) -> i64
    %28 = "arith.extsi"(%3) : (i32) -> i64
    %29 = "arith.extsi"(%2) : (i32) -> i64
    %30 = "arith.extsi"(%1) : (i32) -> i64
    %31 = "arith.constant"() {value = 2 : i64} : () -> i64
    %32 = "arith.muli"(%7, %31) : (i64, i64) -> i64
    %33 = "arith.muli"(%6, %31) : (i64, i64) -> i64
    %34 = "arith.muli"(%5, %31) : (i64, i64) -> i64
    %35 = "cutec.tensor_map"(%0, %27, %28, %29, %30, %32, %33, %34) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32>, element_strides = array<i32: 1, 1, 1, 1>, im2col = {lower = array<i32: 0, 0>, upper = array<i32: 0, 0>, column = array<i32: 64, 128>, wide = "none"}} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %36 = "arith.extsi"(%9) : (i32) -> i64
    %37 = "arith.constant"() {value = 1 : i64} : () -> i64
    %38 = "arith.constant"() {value = 2 : i32} : () -> i32
    %39 = "arith.muli"(%4, %38) : (i32, i32) -> i32
    %40 = "arith.extsi"(%39) : (i32) -> i64
    %41 = "cutec.tensor_map"(%8, %27, %36, %37, %40, %40) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64, 1>, element_strides = array<i32: 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64) -> !llvm.ptr
    %42 = "arith.muli"(%1, %14) : (i32, i32) -> i32
    %43 = "arith.muli"(%42, %15) : (i32, i32) -> i32
    %44 = "arith.extsi"(%43) : (i32) -> i64
    %45 = "arith.muli"(%9, %38) : (i32, i32) -> i32
    %46 = "arith.extsi"(%45) : (i32) -> i64
    %47 = "cutec.tensor_map"(%13, %36, %44, %46) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %48 = "arith.constant"() {value = 127 : i32} : () -> i32
    %49 = "arith.addi"(%43, %48) : (i32, i32) -> i32
    %50 = "arith.constant"() {value = 128 : i32} : () -> i32
    %51 = "arith.divui"(%49, %50) : (i32, i32) -> i32
    %52 = "arith.constant"() {value = 63 : i32} : () -> i32
    %53 = "arith.addi"(%9, %52) : (i32, i32) -> i32
    %54 = "arith.constant"() {value = 64 : i32} : () -> i32
    %55 = "arith.divui"(%53, %54) : (i32, i32) -> i32
    %56 = "arith.muli"(%55, %51) : (i32, i32) -> i32
    %57 = "arith.maxsi"(%56, %20) : (i32, i32) -> i32
    %58 = "arith.extui"(%57) : (i32) -> i64
    %59 = "arith.subi"(%57, %20) : (i32, i32) -> i32
    %60 = "llvm.intr.ctlz"(%59) {is_zero_poison = false} : (i32) -> i32
    %61 = "arith.constant"() {value = 32 : i32} : () -> i32
    %62 = "arith.subi"(%61, %60) : (i32, i32) -> i32
    %63 = "arith.extsi"(%62) : (i32) -> i64
    %64 = "arith.shli"(%37, %63) : (i64, i64) -> i64
    %65 = "arith.constant"() {value = 64 : i64} : () -> i64
    %66 = "arith.cmpi"(%63, %65) {predicate = 6 : i64} : (i64, i64) -> i1
    %67 = "arith.constant"() {value = 0 : i64} : () -> i64
    %68 = "arith.select"(%66, %64, %67) : (i1, i64, i64) -> i64
    %69 = "arith.subi"(%68, %58) : (i64, i64) -> i64
    %70 = "arith.constant"() {value = 32 : i64} : () -> i64
    %71 = "arith.shli"(%69, %70) : (i64, i64) -> i64
    %72 = "arith.divui"(%71, %58) : (i64, i64) -> i64
    %73 = "arith.addi"(%72, %37) : (i64, i64) -> i64
    %74 = "arith.shli"(%73, %70) : (i64, i64) -> i64
    %75 = "arith.ori"(%74, %58) : (i64, i64) -> i64
    %76 = "arith.constant"() {value = 8 : i32} : () -> i32
    %77 = "arith.muli"(%55, %76) : (i32, i32) -> i32
    %78 = "arith.maxsi"(%77, %20) : (i32, i32) -> i32
    %79 = "arith.extui"(%78) : (i32) -> i64
    %80 = "arith.subi"(%78, %20) : (i32, i32) -> i32
    %81 = "llvm.intr.ctlz"(%80) {is_zero_poison = false} : (i32) -> i32
    %82 = "arith.subi"(%61, %81) : (i32, i32) -> i32
    %83 = "arith.extsi"(%82) : (i32) -> i64
    %84 = "arith.shli"(%37, %83) : (i64, i64) -> i64
    %85 = "arith.cmpi"(%83, %65) {predicate = 6 : i64} : (i64, i64) -> i1
    %86 = "arith.select"(%85, %84, %67) : (i1, i64, i64) -> i64
    %87 = "arith.subi"(%86, %79) : (i64, i64) -> i64
    %88 = "arith.shli"(%87, %70) : (i64, i64) -> i64
    %89 = "arith.divui"(%88, %79) : (i64, i64) -> i64
    %90 = "arith.addi"(%89, %37) : (i64, i64) -> i64
    %91 = "arith.shli"(%90, %70) : (i64, i64) -> i64
    %92 = "arith.ori"(%91, %79) : (i64, i64) -> i64
    %93 = "arith.addi"(%51, %76) : (i32, i32) -> i32
    %94 = "arith.subi"(%93, %20) : (i32, i32) -> i32
    %95 = "arith.constant"() {value = 7 : i32} : () -> i32
    %96 = "arith.andi"(%94, %95) : (i32, i32) -> i32
    %97 = "arith.addi"(%96, %20) : (i32, i32) -> i32
    %98 = "arith.maxsi"(%97, %20) : (i32, i32) -> i32
    %99 = "arith.extui"(%98) : (i32) -> i64
    %100 = "arith.subi"(%98, %20) : (i32, i32) -> i32
    %101 = "llvm.intr.ctlz"(%100) {is_zero_poison = false} : (i32) -> i32
    %102 = "arith.subi"(%61, %101) : (i32, i32) -> i32
    %103 = "arith.extsi"(%102) : (i32) -> i64
    %104 = "arith.shli"(%37, %103) : (i64, i64) -> i64
    %105 = "arith.cmpi"(%103, %65) {predicate = 6 : i64} : (i64, i64) -> i1
    %106 = "arith.select"(%105, %104, %67) : (i1, i64, i64) -> i64
    %107 = "arith.subi"(%106, %99) : (i64, i64) -> i64
    %108 = "arith.shli"(%107, %70) : (i64, i64) -> i64
    %109 = "arith.divui"(%108, %99) : (i64, i64) -> i64
    %110 = "arith.addi"(%109, %37) : (i64, i64) -> i64
    %111 = "arith.shli"(%110, %70) : (i64, i64) -> i64
    %112 = "arith.ori"(%111, %99) : (i64, i64) -> i64
    %113 = "arith.muli"(%51, %55) : (i32, i32) -> i32
    %114 = "arith.constant"() {value = 132 : i32} : () -> i32
    %115 = "arith.minsi"(%113, %114) : (i32, i32) -> i32
    %116 = "arith.maxsi"(%15, %20) : (i32, i32) -> i32
    %117 = "arith.extui"(%116) : (i32) -> i64
    %118 = "arith.subi"(%116, %20) : (i32, i32) -> i32
    %119 = "llvm.intr.ctlz"(%118) {is_zero_poison = false} : (i32) -> i32
    %120 = "arith.subi"(%61, %119) : (i32, i32) -> i32
    %121 = "arith.extsi"(%120) : (i32) -> i64
    %122 = "arith.shli"(%37, %121) : (i64, i64) -> i64
    %123 = "arith.cmpi"(%121, %65) {predicate = 6 : i64} : (i64, i64) -> i1
    %124 = "arith.select"(%123, %122, %67) : (i1, i64, i64) -> i64
    %125 = "arith.subi"(%124, %117) : (i64, i64) -> i64
    %126 = "arith.shli"(%125, %70) : (i64, i64) -> i64
    %127 = "arith.divui"(%126, %117) : (i64, i64) -> i64
    %128 = "arith.addi"(%127, %37) : (i64, i64) -> i64
    %129 = "arith.shli"(%128, %70) : (i64, i64) -> i64
    %130 = "arith.ori"(%129, %117) : (i64, i64) -> i64
    %131 = "arith.maxsi"(%14, %20) : (i32, i32) -> i32
    %132 = "arith.extui"(%131) : (i32) -> i64
    %133 = "arith.subi"(%131, %20) : (i32, i32) -> i32
    %134 = "llvm.intr.ctlz"(%133) {is_zero_poison = false} : (i32) -> i32
    %135 = "arith.subi"(%61, %134) : (i32, i32) -> i32
    %136 = "arith.extsi"(%135) : (i32) -> i64
    %137 = "arith.shli"(%37, %136) : (i64, i64) -> i64
    %138 = "arith.cmpi"(%136, %65) {predicate = 6 : i64} : (i64, i64) -> i1
    %139 = "arith.select"(%138, %137, %67) : (i1, i64, i64) -> i64
    %140 = "arith.subi"(%139, %132) : (i64, i64) -> i64
    %141 = "arith.shli"(%140, %70) : (i64, i64) -> i64
    %142 = "arith.divui"(%141, %132) : (i64, i64) -> i64
    %143 = "arith.addi"(%142, %37) : (i64, i64) -> i64
    %144 = "arith.shli"(%143, %70) : (i64, i64) -> i64
    %145 = "arith.ori"(%144, %132) : (i64, i64) -> i64
    %146 = "arith.constant"() {value = 384 : i32} : () -> i32
    %147 = "arith.constant"() {value = 229504 : i32} : () -> i32
    "gpu.launch_func"(%20, %20, %115, %146, %20, %20, %20, %20, %20, %147, %35, %41, %9, %4, %47, %43, %130, %145, %75, %92, %112, %51, %55) {kernel = @kernels::@conv_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32, i64, i64, i64, i64, i64, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "conv_1x1_bf16_columns64_pieces1", function_type = (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
