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
      %39 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 229376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %40 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %41 = "arith.cmpi"(%40, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      %42 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %44 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %45 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %46 = "arith.addi"(%44, %45) : (i32, i32) -> i32
      %47 = "arith.constant"() {value = 384 : i32} : () -> i32
      %48 = "arith.muli"(%46, %47) : (i32, i32) -> i32
      %49 = "arith.addi"(%43, %48) : (i32, i32) -> i32
      %50 = "arith.divui"(%49, %26) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%50, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%51) ({
        %52 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%52) ({
          %53 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t54_s0 = "llvm.ptrtoint"(%39) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t54_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %55 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t56_s0 = "llvm.ptrtoint"(%55) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t56_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %57 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t58_s0 = "llvm.ptrtoint"(%57) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t58_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %59 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t60_s0 = "llvm.ptrtoint"(%59) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t60_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %61 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t62_s0 = "llvm.ptrtoint"(%61) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t62_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %63 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t64_s0 = "llvm.ptrtoint"(%63) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t64_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %65 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t66_s0 = "llvm.ptrtoint"(%65) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t66_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %67 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t68_s0 = "llvm.ptrtoint"(%67) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t68_s0, %53) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %69 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t70_s0 = "llvm.ptrtoint"(%42) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t70_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %71 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t72_s0 = "llvm.ptrtoint"(%71) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t72_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %73 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t74_s0 = "llvm.ptrtoint"(%73) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t74_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %75 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t76_s0 = "llvm.ptrtoint"(%75) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t76_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %77 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t78_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t78_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %79 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t80_s0 = "llvm.ptrtoint"(%79) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t80_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %81 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t82_s0 = "llvm.ptrtoint"(%81) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t82_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %83 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t84_s0 = "llvm.ptrtoint"(%83) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t84_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %85 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %86 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %87 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %88 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %89 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %90 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %91 = "arith.constant"() {value = 1 : i32} : () -> i32
      %92 = "arith.remui"(%85, %91) : (i32, i32) -> i32
      %93 = "arith.remui"(%86, %91) : (i32, i32) -> i32
      %94 = "arith.constant"() {value = 63 : i32} : () -> i32
      %95 = "arith.addi"(%3, %94) : (i32, i32) -> i32
      %96 = "arith.constant"() {value = 64 : i32} : () -> i32
      %97 = "arith.divui"(%95, %96) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %98 = "arith.cmpi"(%25, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      %99, %100, %101 = "scf.if"(%98) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %102, %103 = "scf.if"(%29) ({
          %104 = "arith.extui"(%97) : (i32) -> i64
          %105 = "arith.subi"(%97, %91) : (i32, i32) -> i32
          %106 = "llvm.intr.ctlz"(%105) {is_zero_poison = false} : (i32) -> i32
          %107 = "arith.subi"(%26, %106) : (i32, i32) -> i32
          %108 = "arith.extsi"(%107) : (i32) -> i64
          %109 = "arith.constant"() {value = 1 : i64} : () -> i64
          %110 = "arith.shli"(%109, %108) : (i64, i64) -> i64
          %111 = "arith.constant"() {value = 64 : i64} : () -> i64
          %112 = "arith.cmpi"(%108, %111) {predicate = 6 : i64} : (i64, i64) -> i1
          %113 = "arith.constant"() {value = 0 : i64} : () -> i64
          %114 = "arith.select"(%112, %110, %113) : (i1, i64, i64) -> i64
          %115 = "arith.subi"(%114, %104) : (i64, i64) -> i64
          %116 = "arith.constant"() {value = 32 : i64} : () -> i64
          %117 = "arith.shli"(%115, %116) : (i64, i64) -> i64
          %118 = "arith.divui"(%117, %104) : (i64, i64) -> i64
          %119 = "arith.addi"(%118, %109) : (i64, i64) -> i64
          %120 = "arith.shli"(%119, %116) : (i64, i64) -> i64
          %121 = "arith.ori"(%120, %104) : (i64, i64) -> i64
          %122, %123, %124, %125, %126, %127, %128, %129 = "scf.while"(%87, %92, %93, %87, %23, %23, %23, %91) ({
          ^bb0(%130: i32, %131: i32, %132: i32, %133: i32, %134: i32, %135: i32, %136: i32, %137: i32):
            %138 = "arith.muli"(%11, %12) : (i32, i32) -> i32
            %139 = "arith.cmpi"(%130, %138) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%139, %130, %131, %132, %133, %134, %135, %136, %137) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%140: i32, %141: i32, %142: i32, %143: i32, %144: i32, %145: i32, %146: i32, %147: i32):
            %148 = "arith.shrui"(%9, %116) : (i64, i64) -> i64
            %149 = "arith.subi"(%15, %91) : (i32, i32) -> i32
            %150 = "llvm.intr.ctlz"(%149) {is_zero_poison = false} : (i32) -> i32
            %151 = "arith.subi"(%26, %150) : (i32, i32) -> i32
            %152 = "arith.extui"(%140) : (i32) -> i64
            %153 = "arith.muli"(%152, %148) : (i64, i64) -> i64
            %154 = "arith.shrui"(%153, %116) : (i64, i64) -> i64
            %155 = "arith.trunci"(%154) : (i64) -> i32
            %156 = "arith.addi"(%155, %140) : (i32, i32) -> i32
            %157 = "arith.shrui"(%156, %151) : (i32, i32) -> i32
            %158 = "arith.cmpi"(%151, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %159 = "arith.select"(%158, %157, %23) : (i1, i32, i32) -> i32
            %160 = "llvm.intr.ctlz"(%149) {is_zero_poison = false} : (i32) -> i32
            %161 = "arith.subi"(%26, %160) : (i32, i32) -> i32
            %162 = "arith.shrui"(%156, %161) : (i32, i32) -> i32
            %163 = "arith.cmpi"(%161, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %164 = "arith.select"(%163, %162, %23) : (i1, i32, i32) -> i32
            %165 = "arith.muli"(%164, %15) : (i32, i32) -> i32
            %166 = "arith.subi"(%140, %165) : (i32, i32) -> i32
            %167 = "arith.constant"() {value = 8 : i32} : () -> i32
            %168 = "arith.muli"(%159, %167) : (i32, i32) -> i32
            %169 = "arith.addi"(%168, %167) : (i32, i32) -> i32
            %170 = "arith.cmpi"(%169, %11) {predicate = 3 : i64} : (i32, i32) -> i1
            %171 = "arith.divui"(%166, %167) : (i32, i32) -> i32
            %172 = "arith.shrui"(%10, %116) : (i64, i64) -> i64
            %173 = "arith.subi"(%16, %91) : (i32, i32) -> i32
            %174 = "llvm.intr.ctlz"(%173) {is_zero_poison = false} : (i32) -> i32
            %175 = "arith.subi"(%26, %174) : (i32, i32) -> i32
            %176 = "arith.extui"(%166) : (i32) -> i64
            %177 = "arith.muli"(%176, %172) : (i64, i64) -> i64
            %178 = "arith.shrui"(%177, %116) : (i64, i64) -> i64
            %179 = "arith.trunci"(%178) : (i64) -> i32
            %180 = "arith.addi"(%179, %166) : (i32, i32) -> i32
            %181 = "arith.shrui"(%180, %175) : (i32, i32) -> i32
            %182 = "arith.cmpi"(%175, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %183 = "arith.select"(%182, %181, %23) : (i1, i32, i32) -> i32
            %184 = "arith.select"(%170, %171, %183) : (i1, i32, i32) -> i32
            %185 = "arith.remui"(%166, %167) : (i32, i32) -> i32
            %186 = "llvm.intr.ctlz"(%173) {is_zero_poison = false} : (i32) -> i32
            %187 = "arith.subi"(%26, %186) : (i32, i32) -> i32
            %188 = "arith.shrui"(%180, %187) : (i32, i32) -> i32
            %189 = "arith.cmpi"(%187, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %190 = "arith.select"(%189, %188, %23) : (i1, i32, i32) -> i32
            %191 = "arith.muli"(%190, %16) : (i32, i32) -> i32
            %192 = "arith.subi"(%166, %191) : (i32, i32) -> i32
            %193 = "arith.select"(%170, %185, %192) : (i1, i32, i32) -> i32
            %194 = "arith.addi"(%168, %193) : (i32, i32) -> i32
            %195 = "arith.addi"(%194, %141) : (i32, i32) -> i32
            %196 = "arith.addi"(%184, %142) : (i32, i32) -> i32
            %197 = "arith.muli"(%23, %97) : (i32, i32) -> i32
            %198, %199, %200 = "scf.for"(%197, %97, %91, %145, %146, %147) ({
            ^bb0(%201: i32, %202: i32, %203: i32, %204: i32):
              %205 = "llvm.getelementptr"(%42, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t206_s0 = "llvm.ptrtoint"(%205) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t206_s0, %204) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %207 = "llvm.getelementptr"(%39, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %208 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
              "scf.if"(%208) ({
                %209 = "arith.constant"() {value = 24576 : i32} : () -> i32
                %t210_s0 = "llvm.ptrtoint"(%207) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t210_s0, %209) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %211 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %212 = "arith.muli"(%203, %211) : (i32, i32) -> i32
              %213 = "llvm.getelementptr"(%36, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %214 = "arith.shrui"(%121, %116) : (i64, i64) -> i64
              %215 = "llvm.intr.ctlz"(%105) {is_zero_poison = false} : (i32) -> i32
              %216 = "arith.subi"(%26, %215) : (i32, i32) -> i32
              %217 = "arith.extui"(%201) : (i32) -> i64
              %218 = "arith.muli"(%217, %214) : (i64, i64) -> i64
              %219 = "arith.shrui"(%218, %116) : (i64, i64) -> i64
              %220 = "arith.trunci"(%219) : (i64) -> i32
              %221 = "arith.addi"(%220, %201) : (i32, i32) -> i32
              %222 = "arith.shrui"(%221, %216) : (i32, i32) -> i32
              %223 = "arith.cmpi"(%216, %26) {predicate = 6 : i64} : (i32, i32) -> i1
              %224 = "arith.select"(%223, %222, %23) : (i1, i32, i32) -> i32
              %225 = "llvm.intr.ctlz"(%105) {is_zero_poison = false} : (i32) -> i32
              %226 = "arith.subi"(%26, %225) : (i32, i32) -> i32
              %227 = "arith.shrui"(%221, %226) : (i32, i32) -> i32
              %228 = "arith.cmpi"(%226, %26) {predicate = 6 : i64} : (i32, i32) -> i1
              %229 = "arith.select"(%228, %227, %23) : (i1, i32, i32) -> i32
              %230 = "arith.muli"(%229, %97) : (i32, i32) -> i32
              %231 = "arith.subi"(%201, %230) : (i32, i32) -> i32
              %232 = "arith.cmpi"(%201, %97) {predicate = 2 : i64} : (i32, i32) -> i1
              %233 = "arith.select"(%232, %231, %97) : (i1, i32, i32) -> i32
              %234 = "arith.remui"(%224, %91) : (i32, i32) -> i32
              %235 = "arith.muli"(%195, %20) : (i32, i32) -> i32
              %236 = "arith.muli"(%233, %96) : (i32, i32) -> i32
              %237 = "arith.shrui"(%6, %116) : (i64, i64) -> i64
              %238 = "arith.subi"(%13, %91) : (i32, i32) -> i32
              %239 = "llvm.intr.ctlz"(%238) {is_zero_poison = false} : (i32) -> i32
              %240 = "arith.subi"(%26, %239) : (i32, i32) -> i32
              %241 = "arith.shrsi"(%235, %24) : (i32, i32) -> i32
              %242 = "arith.xori"(%235, %241) : (i32, i32) -> i32
              %243 = "arith.extui"(%242) : (i32) -> i64
              %244 = "arith.muli"(%243, %237) : (i64, i64) -> i64
              %245 = "arith.shrui"(%244, %116) : (i64, i64) -> i64
              %246 = "arith.trunci"(%245) : (i64) -> i32
              %247 = "arith.addi"(%246, %242) : (i32, i32) -> i32
              %248 = "arith.shrui"(%247, %240) : (i32, i32) -> i32
              %249 = "arith.cmpi"(%240, %26) {predicate = 6 : i64} : (i32, i32) -> i1
              %250 = "arith.select"(%249, %248, %23) : (i1, i32, i32) -> i32
              %251 = "arith.xori"(%250, %241) : (i32, i32) -> i32
              %252 = "arith.muli"(%251, %13) : (i32, i32) -> i32
              %253 = "arith.subi"(%235, %252) : (i32, i32) -> i32
              %254 = "llvm.intr.ctlz"(%238) {is_zero_poison = false} : (i32) -> i32
              %255 = "arith.subi"(%26, %254) : (i32, i32) -> i32
              %256 = "arith.shrui"(%247, %255) : (i32, i32) -> i32
              %257 = "arith.cmpi"(%255, %26) {predicate = 6 : i64} : (i32, i32) -> i1
              %258 = "arith.select"(%257, %256, %23) : (i1, i32, i32) -> i32
              %259 = "arith.xori"(%258, %241) : (i32, i32) -> i32
              %260 = "arith.shrui"(%7, %116) : (i64, i64) -> i64
              %261 = "arith.subi"(%14, %91) : (i32, i32) -> i32
              %262 = "llvm.intr.ctlz"(%261) {is_zero_poison = false} : (i32) -> i32
              %263 = "arith.subi"(%26, %262) : (i32, i32) -> i32
              %264 = "arith.shrsi"(%259, %24) : (i32, i32) -> i32
              %265 = "arith.xori"(%259, %264) : (i32, i32) -> i32
              %266 = "arith.extui"(%265) : (i32) -> i64
              %267 = "arith.muli"(%266, %260) : (i64, i64) -> i64
              %268 = "arith.shrui"(%267, %116) : (i64, i64) -> i64
              %269 = "arith.trunci"(%268) : (i64) -> i32
              %270 = "arith.addi"(%269, %265) : (i32, i32) -> i32
              %271 = "arith.shrui"(%270, %263) : (i32, i32) -> i32
              %272 = "arith.cmpi"(%263, %26) {predicate = 6 : i64} : (i32, i32) -> i1
              %273 = "arith.select"(%272, %271, %23) : (i1, i32, i32) -> i32
              %274 = "arith.xori"(%273, %264) : (i32, i32) -> i32
              %275 = "arith.muli"(%274, %14) : (i32, i32) -> i32
              %276 = "arith.subi"(%259, %275) : (i32, i32) -> i32
              %277 = "llvm.intr.ctlz"(%261) {is_zero_poison = false} : (i32) -> i32
              %278 = "arith.subi"(%26, %277) : (i32, i32) -> i32
              %279 = "arith.shrui"(%270, %278) : (i32, i32) -> i32
              %280 = "arith.cmpi"(%278, %26) {predicate = 6 : i64} : (i32, i32) -> i1
              %281 = "arith.select"(%280, %279, %23) : (i1, i32, i32) -> i32
              %282 = "arith.xori"(%281, %264) : (i32, i32) -> i32
              %283 = "arith.trunci"(%234) : (i32) -> i16
              %284 = "arith.trunci"(%224) : (i32) -> i16
              %285 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%285) ({
                %t286_s0 = "llvm.ptrtoint"(%213) : (!llvm.ptr<3>) -> i32
                %t286_s2 = "llvm.ptrtoint"(%207) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t286_s0, %0, %t286_s2, %236, %253, %276, %282, %283, %284) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2], {$7, $8};", constraints = "r,l,r,r,r,r,r,h,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32, i16, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %287 = "llvm.intr.ctlz"(%105) {is_zero_poison = false} : (i32) -> i32
              %288 = "arith.subi"(%26, %287) : (i32, i32) -> i32
              %289 = "arith.shrui"(%221, %288) : (i32, i32) -> i32
              %290 = "arith.cmpi"(%288, %26) {predicate = 6 : i64} : (i32, i32) -> i1
              %291 = "arith.select"(%290, %289, %23) : (i1, i32, i32) -> i32
              %292 = "arith.muli"(%291, %97) : (i32, i32) -> i32
              %293 = "arith.subi"(%201, %292) : (i32, i32) -> i32
              %294 = "llvm.intr.ctlz"(%105) {is_zero_poison = false} : (i32) -> i32
              %295 = "arith.subi"(%26, %294) : (i32, i32) -> i32
              %296 = "arith.shrui"(%221, %295) : (i32, i32) -> i32
              %297 = "arith.cmpi"(%295, %26) {predicate = 6 : i64} : (i32, i32) -> i1
              %298 = "arith.select"(%297, %296, %23) : (i1, i32, i32) -> i32
              %299 = "arith.muli"(%196, %96) : (i32, i32) -> i32
              %300 = "arith.muli"(%293, %96) : (i32, i32) -> i32
              %301 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %302 = "arith.muli"(%203, %301) : (i32, i32) -> i32
              %303 = "llvm.getelementptr"(%37, %302) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %304 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
              "scf.if"(%304) ({
                %t305_s0 = "llvm.ptrtoint"(%303) : (!llvm.ptr<3>) -> i32
                %t305_s2 = "llvm.ptrtoint"(%207) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t305_s0, %1, %t305_s2, %300, %299, %298) {asm_string = "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5}], [$2];", constraints = "r,l,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %306 = "arith.addi"(%203, %91) : (i32, i32) -> i32
              %307 = "arith.cmpi"(%306, %167) {predicate = 0 : i64} : (i32, i32) -> i1
              %308 = "arith.xori"(%204, %91) : (i32, i32) -> i32
              %309 = "arith.select"(%307, %308, %204) : (i1, i32, i32) -> i32
              %310 = "arith.select"(%307, %23, %306) : (i1, i32, i32) -> i32
              %311 = "arith.addi"(%202, %91) : (i32, i32) -> i32
              "scf.yield"(%311, %310, %309) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %312 = "arith.addi"(%143, %90) : (i32, i32) -> i32
            %313 = "arith.addi"(%144, %91) : (i32, i32) -> i32
            "scf.yield"(%312, %92, %93, %312, %313, %198, %199, %200) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %314 = "llvm.getelementptr"(%42, %128) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t315_s0 = "llvm.ptrtoint"(%314) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t315_s0, %129) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %316 = "arith.addi"(%128, %91) : (i32, i32) -> i32
          %317 = "arith.constant"() {value = 8 : i32} : () -> i32
          %318 = "arith.cmpi"(%316, %317) {predicate = 0 : i64} : (i32, i32) -> i1
          %319 = "arith.xori"(%129, %91) : (i32, i32) -> i32
          %320 = "arith.select"(%318, %319, %129) : (i1, i32, i32) -> i32
          %321 = "arith.select"(%318, %23, %316) : (i1, i32, i32) -> i32
          %322 = "llvm.getelementptr"(%42, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t323_s0 = "llvm.ptrtoint"(%322) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t323_s0, %320) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %324 = "arith.addi"(%321, %91) : (i32, i32) -> i32
          %325 = "arith.cmpi"(%324, %317) {predicate = 0 : i64} : (i32, i32) -> i1
          %326 = "arith.xori"(%320, %91) : (i32, i32) -> i32
          %327 = "arith.select"(%325, %326, %320) : (i1, i32, i32) -> i32
          %328 = "arith.select"(%325, %23, %324) : (i1, i32, i32) -> i32
          %329 = "llvm.getelementptr"(%42, %328) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t330_s0 = "llvm.ptrtoint"(%329) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t330_s0, %327) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %331 = "arith.addi"(%328, %91) : (i32, i32) -> i32
          %332 = "arith.cmpi"(%331, %317) {predicate = 0 : i64} : (i32, i32) -> i1
          %333 = "arith.xori"(%327, %91) : (i32, i32) -> i32
          %334 = "arith.select"(%332, %333, %327) : (i1, i32, i32) -> i32
          %335 = "arith.select"(%332, %23, %331) : (i1, i32, i32) -> i32
          %336 = "llvm.getelementptr"(%42, %335) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t337_s0 = "llvm.ptrtoint"(%336) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t337_s0, %334) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %338 = "arith.addi"(%335, %91) : (i32, i32) -> i32
          %339 = "arith.cmpi"(%338, %317) {predicate = 0 : i64} : (i32, i32) -> i1
          %340 = "arith.xori"(%334, %91) : (i32, i32) -> i32
          %341 = "arith.select"(%339, %340, %334) : (i1, i32, i32) -> i32
          %342 = "arith.select"(%339, %23, %338) : (i1, i32, i32) -> i32
          %343 = "llvm.getelementptr"(%42, %342) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t344_s0 = "llvm.ptrtoint"(%343) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t344_s0, %341) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %345 = "arith.addi"(%342, %91) : (i32, i32) -> i32
          %346 = "arith.cmpi"(%345, %317) {predicate = 0 : i64} : (i32, i32) -> i1
          %347 = "arith.xori"(%341, %91) : (i32, i32) -> i32
          %348 = "arith.select"(%346, %347, %341) : (i1, i32, i32) -> i32
          %349 = "arith.select"(%346, %23, %345) : (i1, i32, i32) -> i32
          %350 = "llvm.getelementptr"(%42, %349) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t351_s0 = "llvm.ptrtoint"(%350) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t351_s0, %348) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %352 = "arith.addi"(%349, %91) : (i32, i32) -> i32
          %353 = "arith.cmpi"(%352, %317) {predicate = 0 : i64} : (i32, i32) -> i1
          %354 = "arith.xori"(%348, %91) : (i32, i32) -> i32
          %355 = "arith.select"(%353, %354, %348) : (i1, i32, i32) -> i32
          %356 = "arith.select"(%353, %23, %352) : (i1, i32, i32) -> i32
          %357 = "llvm.getelementptr"(%42, %356) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t358_s0 = "llvm.ptrtoint"(%357) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t358_s0, %355) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %359 = "arith.addi"(%356, %91) : (i32, i32) -> i32
          %360 = "arith.cmpi"(%359, %317) {predicate = 0 : i64} : (i32, i32) -> i1
          %361 = "arith.xori"(%355, %91) : (i32, i32) -> i32
          %362 = "arith.select"(%360, %361, %355) : (i1, i32, i32) -> i32
          %363 = "arith.select"(%360, %23, %359) : (i1, i32, i32) -> i32
          %364 = "llvm.getelementptr"(%42, %363) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t365_s0 = "llvm.ptrtoint"(%364) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t365_s0, %362) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%125, %126) : (i32, i32) -> ()
        }, {
          "scf.yield"(%87, %23) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %366 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%102, %103, %366) : (i32, i32, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %367 = "arith.subi"(%17, %20) : (i32, i32) -> i32
        %368 = "arith.subi"(%25, %91) : (i32, i32) -> i32
        %369 = "arith.muli"(%368, %20) : (i32, i32) -> i32
        %370 = "arith.divui"(%369, %20) : (i32, i32) -> i32
        %371 = "arith.constant"() {value = 2 : i32} : () -> i32
        %372 = "arith.remui"(%370, %371) : (i32, i32) -> i32
        %373 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %374 = "arith.muli"(%372, %373) : (i32, i32) -> i32
        %375 = "llvm.getelementptr"(%36, %374) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %376 = "arith.constant"() {value = true} : () -> i1
        %377 = "llvm.mlir.undef"() : () -> f32
        %378 = "llvm.mlir.undef"() : () -> f32
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
        %409 = "llvm.mlir.undef"() : () -> i32
        %410 = "llvm.mlir.undef"() : () -> i32
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
        %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482 = "scf.while"(%87, %92, %93, %23, %376, %87, %23, %23, %23, %23, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424) ({
        ^bb0(%483: i32, %484: i32, %485: i32, %486: i32, %487: i1, %488: i32, %489: i32, %490: i32, %491: i32, %492: i32, %493: f32, %494: f32, %495: f32, %496: f32, %497: f32, %498: f32, %499: f32, %500: f32, %501: f32, %502: f32, %503: f32, %504: f32, %505: f32, %506: f32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: f32, %518: f32, %519: f32, %520: f32, %521: f32, %522: f32, %523: f32, %524: f32, %525: i32, %526: i32, %527: i32, %528: i32, %529: i32, %530: i32, %531: i32, %532: i32, %533: i32, %534: i32, %535: i32, %536: i32, %537: i32, %538: i32, %539: i32, %540: i32):
          %541 = "arith.muli"(%11, %12) : (i32, i32) -> i32
          %542 = "arith.cmpi"(%483, %541) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%542, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%543: i32, %544: i32, %545: i32, %546: i32, %547: i1, %548: i32, %549: i32, %550: i32, %551: i32, %552: i32, %553: f32, %554: f32, %555: f32, %556: f32, %557: f32, %558: f32, %559: f32, %560: f32, %561: f32, %562: f32, %563: f32, %564: f32, %565: f32, %566: f32, %567: f32, %568: f32, %569: f32, %570: f32, %571: f32, %572: f32, %573: f32, %574: f32, %575: f32, %576: f32, %577: f32, %578: f32, %579: f32, %580: f32, %581: f32, %582: f32, %583: f32, %584: f32, %585: i32, %586: i32, %587: i32, %588: i32, %589: i32, %590: i32, %591: i32, %592: i32, %593: i32, %594: i32, %595: i32, %596: i32, %597: i32, %598: i32, %599: i32, %600: i32):
          %601 = "llvm.getelementptr"(%39, %551) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t602_s0 = "llvm.ptrtoint"(%601) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t602_s0, %552) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %603 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %604 = "arith.muli"(%551, %603) : (i32, i32) -> i32
          %605 = "llvm.getelementptr"(%375, %604) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %606 = "arith.muli"(%551, %373) : (i32, i32) -> i32
          %607 = "llvm.getelementptr"(%37, %606) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %608 = "arith.constant"() {value = false} : () -> i1
          %t610_a = "llvm.ptrtoint"(%605) : (!llvm.ptr<3>) -> i32
          %t610_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t610_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t610_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t610_shifted = "arith.shrui"(%t610_a, %t610_four) : (i32, i32) -> i32
          %t610_low = "arith.andi"(%t610_shifted, %t610_mask) : (i32, i32) -> i32
          %t610_wide = "arith.extui"(%t610_low) : (i32) -> i64
          %609 = "arith.ori"(%t610_wide, %t610_fields) : (i64, i64) -> i64
          %t612_a = "llvm.ptrtoint"(%607) : (!llvm.ptr<3>) -> i32
          %t612_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t612_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t612_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t612_shifted = "arith.shrui"(%t612_a, %t612_four) : (i32, i32) -> i32
          %t612_low = "arith.andi"(%t612_shifted, %t612_mask) : (i32, i32) -> i32
          %t612_wide = "arith.extui"(%t612_low) : (i32) -> i64
          %611 = "arith.ori"(%t612_wide, %t612_fields) : (i64, i64) -> i64
          %t645_r = "llvm.inline_asm"(%553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %613 = "llvm.extractvalue"(%t645_r) {position = array<i64: 0>} : (!struct0) -> f32
          %614 = "llvm.extractvalue"(%t645_r) {position = array<i64: 1>} : (!struct0) -> f32
          %615 = "llvm.extractvalue"(%t645_r) {position = array<i64: 2>} : (!struct0) -> f32
          %616 = "llvm.extractvalue"(%t645_r) {position = array<i64: 3>} : (!struct0) -> f32
          %617 = "llvm.extractvalue"(%t645_r) {position = array<i64: 4>} : (!struct0) -> f32
          %618 = "llvm.extractvalue"(%t645_r) {position = array<i64: 5>} : (!struct0) -> f32
          %619 = "llvm.extractvalue"(%t645_r) {position = array<i64: 6>} : (!struct0) -> f32
          %620 = "llvm.extractvalue"(%t645_r) {position = array<i64: 7>} : (!struct0) -> f32
          %621 = "llvm.extractvalue"(%t645_r) {position = array<i64: 8>} : (!struct0) -> f32
          %622 = "llvm.extractvalue"(%t645_r) {position = array<i64: 9>} : (!struct0) -> f32
          %623 = "llvm.extractvalue"(%t645_r) {position = array<i64: 10>} : (!struct0) -> f32
          %624 = "llvm.extractvalue"(%t645_r) {position = array<i64: 11>} : (!struct0) -> f32
          %625 = "llvm.extractvalue"(%t645_r) {position = array<i64: 12>} : (!struct0) -> f32
          %626 = "llvm.extractvalue"(%t645_r) {position = array<i64: 13>} : (!struct0) -> f32
          %627 = "llvm.extractvalue"(%t645_r) {position = array<i64: 14>} : (!struct0) -> f32
          %628 = "llvm.extractvalue"(%t645_r) {position = array<i64: 15>} : (!struct0) -> f32
          %629 = "llvm.extractvalue"(%t645_r) {position = array<i64: 16>} : (!struct0) -> f32
          %630 = "llvm.extractvalue"(%t645_r) {position = array<i64: 17>} : (!struct0) -> f32
          %631 = "llvm.extractvalue"(%t645_r) {position = array<i64: 18>} : (!struct0) -> f32
          %632 = "llvm.extractvalue"(%t645_r) {position = array<i64: 19>} : (!struct0) -> f32
          %633 = "llvm.extractvalue"(%t645_r) {position = array<i64: 20>} : (!struct0) -> f32
          %634 = "llvm.extractvalue"(%t645_r) {position = array<i64: 21>} : (!struct0) -> f32
          %635 = "llvm.extractvalue"(%t645_r) {position = array<i64: 22>} : (!struct0) -> f32
          %636 = "llvm.extractvalue"(%t645_r) {position = array<i64: 23>} : (!struct0) -> f32
          %637 = "llvm.extractvalue"(%t645_r) {position = array<i64: 24>} : (!struct0) -> f32
          %638 = "llvm.extractvalue"(%t645_r) {position = array<i64: 25>} : (!struct0) -> f32
          %639 = "llvm.extractvalue"(%t645_r) {position = array<i64: 26>} : (!struct0) -> f32
          %640 = "llvm.extractvalue"(%t645_r) {position = array<i64: 27>} : (!struct0) -> f32
          %641 = "llvm.extractvalue"(%t645_r) {position = array<i64: 28>} : (!struct0) -> f32
          %642 = "llvm.extractvalue"(%t645_r) {position = array<i64: 29>} : (!struct0) -> f32
          %643 = "llvm.extractvalue"(%t645_r) {position = array<i64: 30>} : (!struct0) -> f32
          %644 = "llvm.extractvalue"(%t645_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t678_r = "llvm.inline_asm"(%613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %609, %611, %608) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 7 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %646 = "llvm.extractvalue"(%t678_r) {position = array<i64: 0>} : (!struct0) -> f32
          %647 = "llvm.extractvalue"(%t678_r) {position = array<i64: 1>} : (!struct0) -> f32
          %648 = "llvm.extractvalue"(%t678_r) {position = array<i64: 2>} : (!struct0) -> f32
          %649 = "llvm.extractvalue"(%t678_r) {position = array<i64: 3>} : (!struct0) -> f32
          %650 = "llvm.extractvalue"(%t678_r) {position = array<i64: 4>} : (!struct0) -> f32
          %651 = "llvm.extractvalue"(%t678_r) {position = array<i64: 5>} : (!struct0) -> f32
          %652 = "llvm.extractvalue"(%t678_r) {position = array<i64: 6>} : (!struct0) -> f32
          %653 = "llvm.extractvalue"(%t678_r) {position = array<i64: 7>} : (!struct0) -> f32
          %654 = "llvm.extractvalue"(%t678_r) {position = array<i64: 8>} : (!struct0) -> f32
          %655 = "llvm.extractvalue"(%t678_r) {position = array<i64: 9>} : (!struct0) -> f32
          %656 = "llvm.extractvalue"(%t678_r) {position = array<i64: 10>} : (!struct0) -> f32
          %657 = "llvm.extractvalue"(%t678_r) {position = array<i64: 11>} : (!struct0) -> f32
          %658 = "llvm.extractvalue"(%t678_r) {position = array<i64: 12>} : (!struct0) -> f32
          %659 = "llvm.extractvalue"(%t678_r) {position = array<i64: 13>} : (!struct0) -> f32
          %660 = "llvm.extractvalue"(%t678_r) {position = array<i64: 14>} : (!struct0) -> f32
          %661 = "llvm.extractvalue"(%t678_r) {position = array<i64: 15>} : (!struct0) -> f32
          %662 = "llvm.extractvalue"(%t678_r) {position = array<i64: 16>} : (!struct0) -> f32
          %663 = "llvm.extractvalue"(%t678_r) {position = array<i64: 17>} : (!struct0) -> f32
          %664 = "llvm.extractvalue"(%t678_r) {position = array<i64: 18>} : (!struct0) -> f32
          %665 = "llvm.extractvalue"(%t678_r) {position = array<i64: 19>} : (!struct0) -> f32
          %666 = "llvm.extractvalue"(%t678_r) {position = array<i64: 20>} : (!struct0) -> f32
          %667 = "llvm.extractvalue"(%t678_r) {position = array<i64: 21>} : (!struct0) -> f32
          %668 = "llvm.extractvalue"(%t678_r) {position = array<i64: 22>} : (!struct0) -> f32
          %669 = "llvm.extractvalue"(%t678_r) {position = array<i64: 23>} : (!struct0) -> f32
          %670 = "llvm.extractvalue"(%t678_r) {position = array<i64: 24>} : (!struct0) -> f32
          %671 = "llvm.extractvalue"(%t678_r) {position = array<i64: 25>} : (!struct0) -> f32
          %672 = "llvm.extractvalue"(%t678_r) {position = array<i64: 26>} : (!struct0) -> f32
          %673 = "llvm.extractvalue"(%t678_r) {position = array<i64: 27>} : (!struct0) -> f32
          %674 = "llvm.extractvalue"(%t678_r) {position = array<i64: 28>} : (!struct0) -> f32
          %675 = "llvm.extractvalue"(%t678_r) {position = array<i64: 29>} : (!struct0) -> f32
          %676 = "llvm.extractvalue"(%t678_r) {position = array<i64: 30>} : (!struct0) -> f32
          %677 = "llvm.extractvalue"(%t678_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %679 = "arith.addi"(%551, %91) : (i32, i32) -> i32
          %680 = "arith.constant"() {value = 8 : i32} : () -> i32
          %681 = "arith.cmpi"(%679, %680) {predicate = 0 : i64} : (i32, i32) -> i1
          %682 = "arith.xori"(%552, %91) : (i32, i32) -> i32
          %683 = "arith.select"(%681, %682, %552) : (i1, i32, i32) -> i32
          %684 = "arith.select"(%681, %23, %679) : (i1, i32, i32) -> i32
          %685 = "arith.addi"(%550, %91) : (i32, i32) -> i32
          %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723 = "scf.for"(%91, %97, %91, %550, %551, %552, %685, %684, %683, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677) ({
          ^bb0(%724: i32, %725: i32, %726: i32, %727: i32, %728: i32, %729: i32, %730: i32, %731: f32, %732: f32, %733: f32, %734: f32, %735: f32, %736: f32, %737: f32, %738: f32, %739: f32, %740: f32, %741: f32, %742: f32, %743: f32, %744: f32, %745: f32, %746: f32, %747: f32, %748: f32, %749: f32, %750: f32, %751: f32, %752: f32, %753: f32, %754: f32, %755: f32, %756: f32, %757: f32, %758: f32, %759: f32, %760: f32, %761: f32, %762: f32):
            %763 = "llvm.getelementptr"(%39, %729) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t764_s0 = "llvm.ptrtoint"(%763) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t764_s0, %730) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %765 = "arith.muli"(%729, %603) : (i32, i32) -> i32
            %766 = "llvm.getelementptr"(%375, %765) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %767 = "arith.muli"(%729, %373) : (i32, i32) -> i32
            %768 = "llvm.getelementptr"(%37, %767) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t770_a = "llvm.ptrtoint"(%766) : (!llvm.ptr<3>) -> i32
            %t770_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t770_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t770_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t770_shifted = "arith.shrui"(%t770_a, %t770_four) : (i32, i32) -> i32
            %t770_low = "arith.andi"(%t770_shifted, %t770_mask) : (i32, i32) -> i32
            %t770_wide = "arith.extui"(%t770_low) : (i32) -> i64
            %769 = "arith.ori"(%t770_wide, %t770_fields) : (i64, i64) -> i64
            %t772_a = "llvm.ptrtoint"(%768) : (!llvm.ptr<3>) -> i32
            %t772_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t772_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t772_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t772_shifted = "arith.shrui"(%t772_a, %t772_four) : (i32, i32) -> i32
            %t772_low = "arith.andi"(%t772_shifted, %t772_mask) : (i32, i32) -> i32
            %t772_wide = "arith.extui"(%t772_low) : (i32) -> i64
            %771 = "arith.ori"(%t772_wide, %t772_fields) : (i64, i64) -> i64
            %t805_r = "llvm.inline_asm"(%731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %773 = "llvm.extractvalue"(%t805_r) {position = array<i64: 0>} : (!struct0) -> f32
            %774 = "llvm.extractvalue"(%t805_r) {position = array<i64: 1>} : (!struct0) -> f32
            %775 = "llvm.extractvalue"(%t805_r) {position = array<i64: 2>} : (!struct0) -> f32
            %776 = "llvm.extractvalue"(%t805_r) {position = array<i64: 3>} : (!struct0) -> f32
            %777 = "llvm.extractvalue"(%t805_r) {position = array<i64: 4>} : (!struct0) -> f32
            %778 = "llvm.extractvalue"(%t805_r) {position = array<i64: 5>} : (!struct0) -> f32
            %779 = "llvm.extractvalue"(%t805_r) {position = array<i64: 6>} : (!struct0) -> f32
            %780 = "llvm.extractvalue"(%t805_r) {position = array<i64: 7>} : (!struct0) -> f32
            %781 = "llvm.extractvalue"(%t805_r) {position = array<i64: 8>} : (!struct0) -> f32
            %782 = "llvm.extractvalue"(%t805_r) {position = array<i64: 9>} : (!struct0) -> f32
            %783 = "llvm.extractvalue"(%t805_r) {position = array<i64: 10>} : (!struct0) -> f32
            %784 = "llvm.extractvalue"(%t805_r) {position = array<i64: 11>} : (!struct0) -> f32
            %785 = "llvm.extractvalue"(%t805_r) {position = array<i64: 12>} : (!struct0) -> f32
            %786 = "llvm.extractvalue"(%t805_r) {position = array<i64: 13>} : (!struct0) -> f32
            %787 = "llvm.extractvalue"(%t805_r) {position = array<i64: 14>} : (!struct0) -> f32
            %788 = "llvm.extractvalue"(%t805_r) {position = array<i64: 15>} : (!struct0) -> f32
            %789 = "llvm.extractvalue"(%t805_r) {position = array<i64: 16>} : (!struct0) -> f32
            %790 = "llvm.extractvalue"(%t805_r) {position = array<i64: 17>} : (!struct0) -> f32
            %791 = "llvm.extractvalue"(%t805_r) {position = array<i64: 18>} : (!struct0) -> f32
            %792 = "llvm.extractvalue"(%t805_r) {position = array<i64: 19>} : (!struct0) -> f32
            %793 = "llvm.extractvalue"(%t805_r) {position = array<i64: 20>} : (!struct0) -> f32
            %794 = "llvm.extractvalue"(%t805_r) {position = array<i64: 21>} : (!struct0) -> f32
            %795 = "llvm.extractvalue"(%t805_r) {position = array<i64: 22>} : (!struct0) -> f32
            %796 = "llvm.extractvalue"(%t805_r) {position = array<i64: 23>} : (!struct0) -> f32
            %797 = "llvm.extractvalue"(%t805_r) {position = array<i64: 24>} : (!struct0) -> f32
            %798 = "llvm.extractvalue"(%t805_r) {position = array<i64: 25>} : (!struct0) -> f32
            %799 = "llvm.extractvalue"(%t805_r) {position = array<i64: 26>} : (!struct0) -> f32
            %800 = "llvm.extractvalue"(%t805_r) {position = array<i64: 27>} : (!struct0) -> f32
            %801 = "llvm.extractvalue"(%t805_r) {position = array<i64: 28>} : (!struct0) -> f32
            %802 = "llvm.extractvalue"(%t805_r) {position = array<i64: 29>} : (!struct0) -> f32
            %803 = "llvm.extractvalue"(%t805_r) {position = array<i64: 30>} : (!struct0) -> f32
            %804 = "llvm.extractvalue"(%t805_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t838_r = "llvm.inline_asm"(%773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %769, %771, %376) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 8 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %806 = "llvm.extractvalue"(%t838_r) {position = array<i64: 0>} : (!struct0) -> f32
            %807 = "llvm.extractvalue"(%t838_r) {position = array<i64: 1>} : (!struct0) -> f32
            %808 = "llvm.extractvalue"(%t838_r) {position = array<i64: 2>} : (!struct0) -> f32
            %809 = "llvm.extractvalue"(%t838_r) {position = array<i64: 3>} : (!struct0) -> f32
            %810 = "llvm.extractvalue"(%t838_r) {position = array<i64: 4>} : (!struct0) -> f32
            %811 = "llvm.extractvalue"(%t838_r) {position = array<i64: 5>} : (!struct0) -> f32
            %812 = "llvm.extractvalue"(%t838_r) {position = array<i64: 6>} : (!struct0) -> f32
            %813 = "llvm.extractvalue"(%t838_r) {position = array<i64: 7>} : (!struct0) -> f32
            %814 = "llvm.extractvalue"(%t838_r) {position = array<i64: 8>} : (!struct0) -> f32
            %815 = "llvm.extractvalue"(%t838_r) {position = array<i64: 9>} : (!struct0) -> f32
            %816 = "llvm.extractvalue"(%t838_r) {position = array<i64: 10>} : (!struct0) -> f32
            %817 = "llvm.extractvalue"(%t838_r) {position = array<i64: 11>} : (!struct0) -> f32
            %818 = "llvm.extractvalue"(%t838_r) {position = array<i64: 12>} : (!struct0) -> f32
            %819 = "llvm.extractvalue"(%t838_r) {position = array<i64: 13>} : (!struct0) -> f32
            %820 = "llvm.extractvalue"(%t838_r) {position = array<i64: 14>} : (!struct0) -> f32
            %821 = "llvm.extractvalue"(%t838_r) {position = array<i64: 15>} : (!struct0) -> f32
            %822 = "llvm.extractvalue"(%t838_r) {position = array<i64: 16>} : (!struct0) -> f32
            %823 = "llvm.extractvalue"(%t838_r) {position = array<i64: 17>} : (!struct0) -> f32
            %824 = "llvm.extractvalue"(%t838_r) {position = array<i64: 18>} : (!struct0) -> f32
            %825 = "llvm.extractvalue"(%t838_r) {position = array<i64: 19>} : (!struct0) -> f32
            %826 = "llvm.extractvalue"(%t838_r) {position = array<i64: 20>} : (!struct0) -> f32
            %827 = "llvm.extractvalue"(%t838_r) {position = array<i64: 21>} : (!struct0) -> f32
            %828 = "llvm.extractvalue"(%t838_r) {position = array<i64: 22>} : (!struct0) -> f32
            %829 = "llvm.extractvalue"(%t838_r) {position = array<i64: 23>} : (!struct0) -> f32
            %830 = "llvm.extractvalue"(%t838_r) {position = array<i64: 24>} : (!struct0) -> f32
            %831 = "llvm.extractvalue"(%t838_r) {position = array<i64: 25>} : (!struct0) -> f32
            %832 = "llvm.extractvalue"(%t838_r) {position = array<i64: 26>} : (!struct0) -> f32
            %833 = "llvm.extractvalue"(%t838_r) {position = array<i64: 27>} : (!struct0) -> f32
            %834 = "llvm.extractvalue"(%t838_r) {position = array<i64: 28>} : (!struct0) -> f32
            %835 = "llvm.extractvalue"(%t838_r) {position = array<i64: 29>} : (!struct0) -> f32
            %836 = "llvm.extractvalue"(%t838_r) {position = array<i64: 30>} : (!struct0) -> f32
            %837 = "llvm.extractvalue"(%t838_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t871_r = "llvm.inline_asm"(%806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %839 = "llvm.extractvalue"(%t871_r) {position = array<i64: 0>} : (!struct0) -> f32
            %840 = "llvm.extractvalue"(%t871_r) {position = array<i64: 1>} : (!struct0) -> f32
            %841 = "llvm.extractvalue"(%t871_r) {position = array<i64: 2>} : (!struct0) -> f32
            %842 = "llvm.extractvalue"(%t871_r) {position = array<i64: 3>} : (!struct0) -> f32
            %843 = "llvm.extractvalue"(%t871_r) {position = array<i64: 4>} : (!struct0) -> f32
            %844 = "llvm.extractvalue"(%t871_r) {position = array<i64: 5>} : (!struct0) -> f32
            %845 = "llvm.extractvalue"(%t871_r) {position = array<i64: 6>} : (!struct0) -> f32
            %846 = "llvm.extractvalue"(%t871_r) {position = array<i64: 7>} : (!struct0) -> f32
            %847 = "llvm.extractvalue"(%t871_r) {position = array<i64: 8>} : (!struct0) -> f32
            %848 = "llvm.extractvalue"(%t871_r) {position = array<i64: 9>} : (!struct0) -> f32
            %849 = "llvm.extractvalue"(%t871_r) {position = array<i64: 10>} : (!struct0) -> f32
            %850 = "llvm.extractvalue"(%t871_r) {position = array<i64: 11>} : (!struct0) -> f32
            %851 = "llvm.extractvalue"(%t871_r) {position = array<i64: 12>} : (!struct0) -> f32
            %852 = "llvm.extractvalue"(%t871_r) {position = array<i64: 13>} : (!struct0) -> f32
            %853 = "llvm.extractvalue"(%t871_r) {position = array<i64: 14>} : (!struct0) -> f32
            %854 = "llvm.extractvalue"(%t871_r) {position = array<i64: 15>} : (!struct0) -> f32
            %855 = "llvm.extractvalue"(%t871_r) {position = array<i64: 16>} : (!struct0) -> f32
            %856 = "llvm.extractvalue"(%t871_r) {position = array<i64: 17>} : (!struct0) -> f32
            %857 = "llvm.extractvalue"(%t871_r) {position = array<i64: 18>} : (!struct0) -> f32
            %858 = "llvm.extractvalue"(%t871_r) {position = array<i64: 19>} : (!struct0) -> f32
            %859 = "llvm.extractvalue"(%t871_r) {position = array<i64: 20>} : (!struct0) -> f32
            %860 = "llvm.extractvalue"(%t871_r) {position = array<i64: 21>} : (!struct0) -> f32
            %861 = "llvm.extractvalue"(%t871_r) {position = array<i64: 22>} : (!struct0) -> f32
            %862 = "llvm.extractvalue"(%t871_r) {position = array<i64: 23>} : (!struct0) -> f32
            %863 = "llvm.extractvalue"(%t871_r) {position = array<i64: 24>} : (!struct0) -> f32
            %864 = "llvm.extractvalue"(%t871_r) {position = array<i64: 25>} : (!struct0) -> f32
            %865 = "llvm.extractvalue"(%t871_r) {position = array<i64: 26>} : (!struct0) -> f32
            %866 = "llvm.extractvalue"(%t871_r) {position = array<i64: 27>} : (!struct0) -> f32
            %867 = "llvm.extractvalue"(%t871_r) {position = array<i64: 28>} : (!struct0) -> f32
            %868 = "llvm.extractvalue"(%t871_r) {position = array<i64: 29>} : (!struct0) -> f32
            %869 = "llvm.extractvalue"(%t871_r) {position = array<i64: 30>} : (!struct0) -> f32
            %870 = "llvm.extractvalue"(%t871_r) {position = array<i64: 31>} : (!struct0) -> f32
            "scf.if"(%41) ({
              %872 = "llvm.getelementptr"(%42, %726) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t873_s0 = "llvm.ptrtoint"(%872) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t873_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %874 = "arith.addi"(%729, %91) : (i32, i32) -> i32
            %875 = "arith.cmpi"(%874, %680) {predicate = 0 : i64} : (i32, i32) -> i1
            %876 = "arith.xori"(%730, %91) : (i32, i32) -> i32
            %877 = "arith.select"(%875, %876, %730) : (i1, i32, i32) -> i32
            %878 = "arith.select"(%875, %23, %874) : (i1, i32, i32) -> i32
            %879 = "arith.addi"(%728, %91) : (i32, i32) -> i32
            "scf.yield"(%728, %729, %730, %879, %878, %877, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t912_r = "llvm.inline_asm"(%692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %880 = "llvm.extractvalue"(%t912_r) {position = array<i64: 0>} : (!struct0) -> f32
          %881 = "llvm.extractvalue"(%t912_r) {position = array<i64: 1>} : (!struct0) -> f32
          %882 = "llvm.extractvalue"(%t912_r) {position = array<i64: 2>} : (!struct0) -> f32
          %883 = "llvm.extractvalue"(%t912_r) {position = array<i64: 3>} : (!struct0) -> f32
          %884 = "llvm.extractvalue"(%t912_r) {position = array<i64: 4>} : (!struct0) -> f32
          %885 = "llvm.extractvalue"(%t912_r) {position = array<i64: 5>} : (!struct0) -> f32
          %886 = "llvm.extractvalue"(%t912_r) {position = array<i64: 6>} : (!struct0) -> f32
          %887 = "llvm.extractvalue"(%t912_r) {position = array<i64: 7>} : (!struct0) -> f32
          %888 = "llvm.extractvalue"(%t912_r) {position = array<i64: 8>} : (!struct0) -> f32
          %889 = "llvm.extractvalue"(%t912_r) {position = array<i64: 9>} : (!struct0) -> f32
          %890 = "llvm.extractvalue"(%t912_r) {position = array<i64: 10>} : (!struct0) -> f32
          %891 = "llvm.extractvalue"(%t912_r) {position = array<i64: 11>} : (!struct0) -> f32
          %892 = "llvm.extractvalue"(%t912_r) {position = array<i64: 12>} : (!struct0) -> f32
          %893 = "llvm.extractvalue"(%t912_r) {position = array<i64: 13>} : (!struct0) -> f32
          %894 = "llvm.extractvalue"(%t912_r) {position = array<i64: 14>} : (!struct0) -> f32
          %895 = "llvm.extractvalue"(%t912_r) {position = array<i64: 15>} : (!struct0) -> f32
          %896 = "llvm.extractvalue"(%t912_r) {position = array<i64: 16>} : (!struct0) -> f32
          %897 = "llvm.extractvalue"(%t912_r) {position = array<i64: 17>} : (!struct0) -> f32
          %898 = "llvm.extractvalue"(%t912_r) {position = array<i64: 18>} : (!struct0) -> f32
          %899 = "llvm.extractvalue"(%t912_r) {position = array<i64: 19>} : (!struct0) -> f32
          %900 = "llvm.extractvalue"(%t912_r) {position = array<i64: 20>} : (!struct0) -> f32
          %901 = "llvm.extractvalue"(%t912_r) {position = array<i64: 21>} : (!struct0) -> f32
          %902 = "llvm.extractvalue"(%t912_r) {position = array<i64: 22>} : (!struct0) -> f32
          %903 = "llvm.extractvalue"(%t912_r) {position = array<i64: 23>} : (!struct0) -> f32
          %904 = "llvm.extractvalue"(%t912_r) {position = array<i64: 24>} : (!struct0) -> f32
          %905 = "llvm.extractvalue"(%t912_r) {position = array<i64: 25>} : (!struct0) -> f32
          %906 = "llvm.extractvalue"(%t912_r) {position = array<i64: 26>} : (!struct0) -> f32
          %907 = "llvm.extractvalue"(%t912_r) {position = array<i64: 27>} : (!struct0) -> f32
          %908 = "llvm.extractvalue"(%t912_r) {position = array<i64: 28>} : (!struct0) -> f32
          %909 = "llvm.extractvalue"(%t912_r) {position = array<i64: 29>} : (!struct0) -> f32
          %910 = "llvm.extractvalue"(%t912_r) {position = array<i64: 30>} : (!struct0) -> f32
          %911 = "llvm.extractvalue"(%t912_r) {position = array<i64: 31>} : (!struct0) -> f32
          "scf.if"(%41) ({
            %913 = "llvm.getelementptr"(%42, %687) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t914_s0 = "llvm.ptrtoint"(%913) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t914_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %915 = "arith.constant"() {value = 32 : i64} : () -> i64
          %916 = "arith.shrui"(%9, %915) : (i64, i64) -> i64
          %917 = "arith.subi"(%15, %91) : (i32, i32) -> i32
          %918 = "llvm.intr.ctlz"(%917) {is_zero_poison = false} : (i32) -> i32
          %919 = "arith.subi"(%26, %918) : (i32, i32) -> i32
          %920 = "arith.extui"(%543) : (i32) -> i64
          %921 = "arith.muli"(%920, %916) : (i64, i64) -> i64
          %922 = "arith.shrui"(%921, %915) : (i64, i64) -> i64
          %923 = "arith.trunci"(%922) : (i64) -> i32
          %924 = "arith.addi"(%923, %543) : (i32, i32) -> i32
          %925 = "arith.shrui"(%924, %919) : (i32, i32) -> i32
          %926 = "arith.cmpi"(%919, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %927 = "arith.select"(%926, %925, %23) : (i1, i32, i32) -> i32
          %928 = "llvm.intr.ctlz"(%917) {is_zero_poison = false} : (i32) -> i32
          %929 = "arith.subi"(%26, %928) : (i32, i32) -> i32
          %930 = "arith.shrui"(%924, %929) : (i32, i32) -> i32
          %931 = "arith.cmpi"(%929, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %932 = "arith.select"(%931, %930, %23) : (i1, i32, i32) -> i32
          %933 = "arith.muli"(%932, %15) : (i32, i32) -> i32
          %934 = "arith.subi"(%543, %933) : (i32, i32) -> i32
          %935 = "arith.muli"(%927, %680) : (i32, i32) -> i32
          %936 = "arith.addi"(%935, %680) : (i32, i32) -> i32
          %937 = "arith.cmpi"(%936, %11) {predicate = 3 : i64} : (i32, i32) -> i1
          %938 = "arith.divui"(%934, %680) : (i32, i32) -> i32
          %939 = "arith.shrui"(%10, %915) : (i64, i64) -> i64
          %940 = "arith.subi"(%16, %91) : (i32, i32) -> i32
          %941 = "llvm.intr.ctlz"(%940) {is_zero_poison = false} : (i32) -> i32
          %942 = "arith.subi"(%26, %941) : (i32, i32) -> i32
          %943 = "arith.extui"(%934) : (i32) -> i64
          %944 = "arith.muli"(%943, %939) : (i64, i64) -> i64
          %945 = "arith.shrui"(%944, %915) : (i64, i64) -> i64
          %946 = "arith.trunci"(%945) : (i64) -> i32
          %947 = "arith.addi"(%946, %934) : (i32, i32) -> i32
          %948 = "arith.shrui"(%947, %942) : (i32, i32) -> i32
          %949 = "arith.cmpi"(%942, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %950 = "arith.select"(%949, %948, %23) : (i1, i32, i32) -> i32
          %951 = "arith.select"(%937, %938, %950) : (i1, i32, i32) -> i32
          %952 = "arith.remui"(%934, %680) : (i32, i32) -> i32
          %953 = "llvm.intr.ctlz"(%940) {is_zero_poison = false} : (i32) -> i32
          %954 = "arith.subi"(%26, %953) : (i32, i32) -> i32
          %955 = "arith.shrui"(%947, %954) : (i32, i32) -> i32
          %956 = "arith.cmpi"(%954, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %957 = "arith.select"(%956, %955, %23) : (i1, i32, i32) -> i32
          %958 = "arith.muli"(%957, %16) : (i32, i32) -> i32
          %959 = "arith.subi"(%934, %958) : (i32, i32) -> i32
          %960 = "arith.select"(%937, %952, %959) : (i1, i32, i32) -> i32
          %961 = "arith.addi"(%935, %960) : (i32, i32) -> i32
          %962 = "arith.addi"(%961, %544) : (i32, i32) -> i32
          %963 = "arith.addi"(%951, %545) : (i32, i32) -> i32
          %964 = "arith.constant"() {value = 127 : i32} : () -> i32
          %965 = "arith.muli"(%962, %20) : (i32, i32) -> i32
          %966 = "arith.muli"(%963, %96) : (i32, i32) -> i32
          %967 = "arith.andi"(%367, %964) : (i32, i32) -> i32
          %968 = "arith.divui"(%967, %26) : (i32, i32) -> i32
          %969 = "nvvm.shfl.sync"(%22, %968, %23, %24) {kind = #nvvm<shfl_kind idx>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
          %970 = "arith.cmpi"(%969, %23) {predicate = 0 : i64} : (i32, i32) -> i1
          %971 = "arith.remui"(%967, %680) : (i32, i32) -> i32
          %972 = "arith.divui"(%967, %680) : (i32, i32) -> i32
          %973 = "arith.muli"(%971, %96) : (i32, i32) -> i32
          %974 = "arith.remui"(%972, %371) : (i32, i32) -> i32
          %975 = "arith.divui"(%972, %371) : (i32, i32) -> i32
          %976 = "arith.constant"() {value = 512 : i32} : () -> i32
          %977 = "arith.muli"(%974, %976) : (i32, i32) -> i32
          %978 = "arith.addi"(%973, %977) : (i32, i32) -> i32
          %979 = "arith.remui"(%975, %371) : (i32, i32) -> i32
          %980 = "arith.divui"(%975, %371) : (i32, i32) -> i32
          %981 = "arith.muli"(%979, %680) : (i32, i32) -> i32
          %982 = "arith.addi"(%978, %981) : (i32, i32) -> i32
          %983 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %984 = "arith.muli"(%980, %983) : (i32, i32) -> i32
          %985 = "arith.addi"(%982, %984) : (i32, i32) -> i32
          %986 = "arith.muli"(%368, %371) : (i32, i32) -> i32
          %987 = "arith.remui"(%546, %371) : (i32, i32) -> i32
          %988 = "arith.addi"(%986, %987) : (i32, i32) -> i32
          "scf.if"(%970) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %989 = "arith.addi"(%91, %368) : (i32, i32) -> i32
          "nvvm.barrier"(%989, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 10 : i32} : (i32, i32) -> ()
          %990 = "vector.from_elements"(%880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %991 = "arith.truncf"(%990) : (vector<32xf32>) -> vector<32xbf16>
          %992 = "vector.extract"(%991) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
          %993 = "vector.extract"(%991) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
          %994 = "vector.extract"(%991) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
          %995 = "vector.extract"(%991) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
          %996 = "vector.extract"(%991) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
          %997 = "vector.extract"(%991) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
          %998 = "vector.extract"(%991) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
          %999 = "vector.extract"(%991) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
          %1000 = "vector.extract"(%991) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
          %1001 = "vector.extract"(%991) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
          %1002 = "vector.extract"(%991) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
          %1003 = "vector.extract"(%991) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
          %1004 = "vector.extract"(%991) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
          %1005 = "vector.extract"(%991) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
          %1006 = "vector.extract"(%991) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
          %1007 = "vector.extract"(%991) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
          %1008 = "vector.extract"(%991) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
          %1009 = "vector.extract"(%991) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
          %1010 = "vector.extract"(%991) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
          %1011 = "vector.extract"(%991) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
          %1012 = "vector.extract"(%991) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
          %1013 = "vector.extract"(%991) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
          %1014 = "vector.extract"(%991) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
          %1015 = "vector.extract"(%991) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
          %1016 = "vector.extract"(%991) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
          %1017 = "vector.extract"(%991) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
          %1018 = "vector.extract"(%991) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
          %1019 = "vector.extract"(%991) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
          %1020 = "vector.extract"(%991) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
          %1021 = "vector.extract"(%991) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
          %1022 = "vector.extract"(%991) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
          %1023 = "vector.extract"(%991) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
          %1024 = "arith.muli"(%988, %373) : (i32, i32) -> i32
          %1025 = "llvm.getelementptr"(%38, %1024) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1026 = "vector.from_elements"(%992, %993) : (bf16, bf16) -> vector<2xbf16>
          %1027 = "llvm.bitcast"(%1026) : (vector<2xbf16>) -> i32
          %1028 = "vector.from_elements"(%994, %995) : (bf16, bf16) -> vector<2xbf16>
          %1029 = "llvm.bitcast"(%1028) : (vector<2xbf16>) -> i32
          %1030 = "vector.from_elements"(%996, %997) : (bf16, bf16) -> vector<2xbf16>
          %1031 = "llvm.bitcast"(%1030) : (vector<2xbf16>) -> i32
          %1032 = "vector.from_elements"(%998, %999) : (bf16, bf16) -> vector<2xbf16>
          %1033 = "llvm.bitcast"(%1032) : (vector<2xbf16>) -> i32
          %1034 = "arith.constant"() {value = 448 : i32} : () -> i32
          %1035 = "arith.andi"(%985, %1034) : (i32, i32) -> i32
          %1036 = "arith.constant"() {value = 3 : i32} : () -> i32
          %1037 = "arith.shrui"(%1035, %1036) : (i32, i32) -> i32
          %1038 = "arith.xori"(%985, %1037) : (i32, i32) -> i32
          %1039 = "llvm.getelementptr"(%1025, %1038) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1039, %1027, %1029, %1031, %1033) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1041 = "arith.constant"() {value = 16 : i32} : () -> i32
          %1042 = "arith.addi"(%985, %1041) : (i32, i32) -> i32
          %1043 = "vector.from_elements"(%1000, %1001) : (bf16, bf16) -> vector<2xbf16>
          %1044 = "llvm.bitcast"(%1043) : (vector<2xbf16>) -> i32
          %1045 = "vector.from_elements"(%1002, %1003) : (bf16, bf16) -> vector<2xbf16>
          %1046 = "llvm.bitcast"(%1045) : (vector<2xbf16>) -> i32
          %1047 = "vector.from_elements"(%1004, %1005) : (bf16, bf16) -> vector<2xbf16>
          %1048 = "llvm.bitcast"(%1047) : (vector<2xbf16>) -> i32
          %1049 = "vector.from_elements"(%1006, %1007) : (bf16, bf16) -> vector<2xbf16>
          %1050 = "llvm.bitcast"(%1049) : (vector<2xbf16>) -> i32
          %1051 = "arith.andi"(%1042, %1034) : (i32, i32) -> i32
          %1052 = "arith.shrui"(%1051, %1036) : (i32, i32) -> i32
          %1053 = "arith.xori"(%1042, %1052) : (i32, i32) -> i32
          %1054 = "llvm.getelementptr"(%1025, %1053) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1054, %1044, %1046, %1048, %1050) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1056 = "arith.addi"(%985, %26) : (i32, i32) -> i32
          %1057 = "vector.from_elements"(%1008, %1009) : (bf16, bf16) -> vector<2xbf16>
          %1058 = "llvm.bitcast"(%1057) : (vector<2xbf16>) -> i32
          %1059 = "vector.from_elements"(%1010, %1011) : (bf16, bf16) -> vector<2xbf16>
          %1060 = "llvm.bitcast"(%1059) : (vector<2xbf16>) -> i32
          %1061 = "vector.from_elements"(%1012, %1013) : (bf16, bf16) -> vector<2xbf16>
          %1062 = "llvm.bitcast"(%1061) : (vector<2xbf16>) -> i32
          %1063 = "vector.from_elements"(%1014, %1015) : (bf16, bf16) -> vector<2xbf16>
          %1064 = "llvm.bitcast"(%1063) : (vector<2xbf16>) -> i32
          %1065 = "arith.andi"(%1056, %1034) : (i32, i32) -> i32
          %1066 = "arith.shrui"(%1065, %1036) : (i32, i32) -> i32
          %1067 = "arith.xori"(%1056, %1066) : (i32, i32) -> i32
          %1068 = "llvm.getelementptr"(%1025, %1067) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1068, %1058, %1060, %1062, %1064) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1070 = "arith.constant"() {value = 48 : i32} : () -> i32
          %1071 = "arith.addi"(%985, %1070) : (i32, i32) -> i32
          %1072 = "vector.from_elements"(%1016, %1017) : (bf16, bf16) -> vector<2xbf16>
          %1073 = "llvm.bitcast"(%1072) : (vector<2xbf16>) -> i32
          %1074 = "vector.from_elements"(%1018, %1019) : (bf16, bf16) -> vector<2xbf16>
          %1075 = "llvm.bitcast"(%1074) : (vector<2xbf16>) -> i32
          %1076 = "vector.from_elements"(%1020, %1021) : (bf16, bf16) -> vector<2xbf16>
          %1077 = "llvm.bitcast"(%1076) : (vector<2xbf16>) -> i32
          %1078 = "vector.from_elements"(%1022, %1023) : (bf16, bf16) -> vector<2xbf16>
          %1079 = "llvm.bitcast"(%1078) : (vector<2xbf16>) -> i32
          %1080 = "arith.andi"(%1071, %1034) : (i32, i32) -> i32
          %1081 = "arith.shrui"(%1080, %1036) : (i32, i32) -> i32
          %1082 = "arith.xori"(%1071, %1081) : (i32, i32) -> i32
          %1083 = "llvm.getelementptr"(%1025, %1082) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1083, %1073, %1075, %1077, %1079) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%989, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 15 : i32} : (i32, i32) -> ()
          "scf.if"(%970) ({
            %1085 = "arith.muli"(%368, %96) : (i32, i32) -> i32
            %1086 = "arith.addi"(%965, %1085) : (i32, i32) -> i32
            %1087 = "nvvm.elect.sync"() {cutec.arm = 16 : i32} : () -> i1
            "scf.if"(%1087) ({
              %t1088_s1 = "llvm.ptrtoint"(%1025) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%4, %t1088_s1, %966, %1086) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1089 = "arith.addi"(%546, %91) : (i32, i32) -> i32
          %1090 = "arith.remui"(%1089, %371) : (i32, i32) -> i32
          %1091 = "arith.addi"(%548, %90) : (i32, i32) -> i32
          %1092 = "arith.addi"(%549, %91) : (i32, i32) -> i32
          "scf.yield"(%1091, %92, %93, %1090, %376, %1091, %1092, %689, %690, %691, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %1027, %1029, %1031, %1033, %1044, %1046, %1048, %1050, %1058, %1060, %1062, %1064, %1073, %1075, %1077, %1079) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%430, %431, %429) : (i32, i32, i1) -> ()
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
    "cutec.host_check"(%23) {message = "Y's rows are not those that the filter makes of X's", file = "samples/conv_hopper.py", line = 297 : i32} : (i1) -> ()
    %24 = "arith.subi"(%3, %20) : (i32, i32) -> i32
    %25 = "arith.addi"(%24, %20) : (i32, i32) -> i32
    %26 = "arith.cmpi"(%15, %25) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%26) {message = "Y's columns are not those that the filter makes of X's", file = "samples/conv_hopper.py", line = 298 : i32} : (i1) -> ()
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
  }) {sym_name = "conv_1x1_bf16_columns64", function_type = (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
