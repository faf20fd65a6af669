!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr, %5: i32, %6: !llvm.ptr<1>, %7: i32, %8: i64, %9: i64, %10: i64, %11: i64, %12: i64, %13: i64, %14: i64, %15: i32, %16: i32):
      %17 = "arith.trunci"(%10) : (i64) -> i32
      %18 = "arith.trunci"(%11) : (i64) -> i32
      %19 = "arith.trunci"(%12) : (i64) -> i32
      %20 = "arith.trunci"(%13) : (i64) -> i32
      %21 = "arith.trunci"(%14) : (i64) -> i32
      %22 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %23 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %24 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %25 = "arith.constant"() {value = 128 : i32} : () -> i32
      %26 = "arith.divui"(%22, %25) : (i32, i32) -> i32
      %27 = "arith.constant"() {value = -1 : i32} : () -> i32
      %28 = "arith.constant"() {value = 0 : i32} : () -> i32
      %29 = "arith.constant"() {value = 31 : i32} : () -> i32
      %30 = "nvvm.shfl.sync"(%27, %26, %28, %29) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %31 = "arith.constant"() {value = 32 : i32} : () -> i32
      %32 = "arith.divui"(%22, %31) : (i32, i32) -> i32
      %33 = "nvvm.shfl.sync"(%27, %32, %28, %29) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %34 = "arith.cmpi"(%33, %28) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%34) ({
        %35 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%35) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %37 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%37) ({
          "llvm.inline_asm"(%1) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %39 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%39) ({
          "llvm.inline_asm"(%4) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %41 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %42 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 131072>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %44 = "nvvm.shfl.sync"(%27, %43, %28, %29) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %45 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 229376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %46 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %47 = "arith.cmpi"(%46, %28) {predicate = 0 : i64} : (i32, i32) -> i1
      %48 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %49 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %50 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %51 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %52 = "arith.addi"(%50, %51) : (i32, i32) -> i32
      %53 = "arith.constant"() {value = 384 : i32} : () -> i32
      %54 = "arith.muli"(%52, %53) : (i32, i32) -> i32
      %55 = "arith.addi"(%49, %54) : (i32, i32) -> i32
      %56 = "arith.divui"(%55, %31) : (i32, i32) -> i32
      %57 = "arith.cmpi"(%56, %28) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%57) ({
        %58 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%58) ({
          %59 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t60_s0 = "llvm.ptrtoint"(%45) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t60_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %61 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t62_s0 = "llvm.ptrtoint"(%61) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t62_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %63 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t64_s0 = "llvm.ptrtoint"(%63) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t64_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %65 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t66_s0 = "llvm.ptrtoint"(%65) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t66_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %67 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t68_s0 = "llvm.ptrtoint"(%67) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t68_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %69 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t70_s0 = "llvm.ptrtoint"(%69) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t70_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %71 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t72_s0 = "llvm.ptrtoint"(%71) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t72_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %73 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t74_s0 = "llvm.ptrtoint"(%73) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t74_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %75 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t76_s0 = "llvm.ptrtoint"(%48) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t76_s0, %75) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %77 = "llvm.getelementptr"(%48) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t78_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t78_s0, %75) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %79 = "llvm.getelementptr"(%48) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t80_s0 = "llvm.ptrtoint"(%79) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t80_s0, %75) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %81 = "llvm.getelementptr"(%48) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t82_s0 = "llvm.ptrtoint"(%81) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t82_s0, %75) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %83 = "llvm.getelementptr"(%48) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t84_s0 = "llvm.ptrtoint"(%83) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t84_s0, %75) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %85 = "llvm.getelementptr"(%48) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t86_s0 = "llvm.ptrtoint"(%85) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t86_s0, %75) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %87 = "llvm.getelementptr"(%48) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t88_s0 = "llvm.ptrtoint"(%87) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t88_s0, %75) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %89 = "llvm.getelementptr"(%48) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t90_s0 = "llvm.ptrtoint"(%89) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t90_s0, %75) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %91 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %92 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %93 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %94 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %95 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %96 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %97 = "arith.constant"() {value = 1 : i32} : () -> i32
      %98 = "arith.remui"(%91, %97) : (i32, i32) -> i32
      %99 = "arith.remui"(%92, %97) : (i32, i32) -> i32
      %100 = "arith.constant"() {value = 63 : i32} : () -> i32
      %101 = "arith.addi"(%3, %100) : (i32, i32) -> i32
      %102 = "arith.constant"() {value = 64 : i32} : () -> i32
      %103 = "arith.divui"(%101, %102) : (i32, i32) -> i32
      %104 = "arith.constant"() {value = 7 : i32} : () -> i32
      %105 = "arith.addi"(%103, %104) : (i32, i32) -> i32
      %106 = "arith.constant"() {value = 8 : i32} : () -> i32
      %107 = "arith.divui"(%105, %106) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %108 = "arith.cmpi"(%30, %28) {predicate = 0 : i64} : (i32, i32) -> i1
      %109, %110, %111 = "scf.if"(%108) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %112, %113 = "scf.if"(%34) ({
          %114 = "arith.extui"(%103) : (i32) -> i64
          %115 = "arith.subi"(%103, %97) : (i32, i32) -> i32
          %116 = "llvm.intr.ctlz"(%115) {is_zero_poison = false} : (i32) -> i32
          %117 = "arith.subi"(%31, %116) : (i32, i32) -> i32
          %118 = "arith.extsi"(%117) : (i32) -> i64
          %119 = "arith.constant"() {value = 1 : i64} : () -> i64
          %120 = "arith.shli"(%119, %118) : (i64, i64) -> i64
          %121 = "arith.constant"() {value = 64 : i64} : () -> i64
          %122 = "arith.cmpi"(%118, %121) {predicate = 6 : i64} : (i64, i64) -> i1
          %123 = "arith.constant"() {value = 0 : i64} : () -> i64
          %124 = "arith.select"(%122, %120, %123) : (i1, i64, i64) -> i64
          %125 = "arith.subi"(%124, %114) : (i64, i64) -> i64
          %126 = "arith.constant"() {value = 32 : i64} : () -> i64
          %127 = "arith.shli"(%125, %126) : (i64, i64) -> i64
          %128 = "arith.divui"(%127, %114) : (i64, i64) -> i64
          %129 = "arith.addi"(%128, %119) : (i64, i64) -> i64
          %130 = "arith.shli"(%129, %126) : (i64, i64) -> i64
          %131 = "arith.ori"(%130, %114) : (i64, i64) -> i64
          %132, %133, %134, %135, %136, %137, %138, %139 = "scf.while"(%93, %98, %99, %93, %28, %28, %28, %97) ({
          ^bb0(%140: i32, %141: i32, %142: i32, %143: i32, %144: i32, %145: i32, %146: i32, %147: i32):
            %148 = "arith.muli"(%15, %16) : (i32, i32) -> i32
            %149 = "arith.muli"(%148, %106) : (i32, i32) -> i32
            %150 = "arith.cmpi"(%140, %149) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%150, %140, %141, %142, %143, %144, %145, %146, %147) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%151: i32, %152: i32, %153: i32, %154: i32, %155: i32, %156: i32, %157: i32, %158: i32):
            %159 = "arith.shrui"(%12, %126) : (i64, i64) -> i64
            %160 = "arith.subi"(%19, %97) : (i32, i32) -> i32
            %161 = "llvm.intr.ctlz"(%160) {is_zero_poison = false} : (i32) -> i32
            %162 = "arith.subi"(%31, %161) : (i32, i32) -> i32
            %163 = "arith.extui"(%151) : (i32) -> i64
            %164 = "arith.muli"(%163, %159) : (i64, i64) -> i64
            %165 = "arith.shrui"(%164, %126) : (i64, i64) -> i64
            %166 = "arith.trunci"(%165) : (i64) -> i32
            %167 = "arith.addi"(%166, %151) : (i32, i32) -> i32
            %168 = "arith.shrui"(%167, %162) : (i32, i32) -> i32
            %169 = "arith.cmpi"(%162, %31) {predicate = 6 : i64} : (i32, i32) -> i1
            %170 = "arith.select"(%169, %168, %28) : (i1, i32, i32) -> i32
            %171 = "llvm.intr.ctlz"(%160) {is_zero_poison = false} : (i32) -> i32
            %172 = "arith.subi"(%31, %171) : (i32, i32) -> i32
            %173 = "arith.shrui"(%167, %172) : (i32, i32) -> i32
            %174 = "arith.cmpi"(%172, %31) {predicate = 6 : i64} : (i32, i32) -> i1
            %175 = "arith.select"(%174, %173, %28) : (i1, i32, i32) -> i32
            %176 = "arith.muli"(%175, %19) : (i32, i32) -> i32
            %177 = "arith.subi"(%151, %176) : (i32, i32) -> i32
            %178 = "arith.shrui"(%13, %126) : (i64, i64) -> i64
            %179 = "arith.subi"(%20, %97) : (i32, i32) -> i32
            %180 = "llvm.intr.ctlz"(%179) {is_zero_poison = false} : (i32) -> i32
            %181 = "arith.subi"(%31, %180) : (i32, i32) -> i32
            %182 = "arith.extui"(%177) : (i32) -> i64
            %183 = "arith.muli"(%182, %178) : (i64, i64) -> i64
            %184 = "arith.shrui"(%183, %126) : (i64, i64) -> i64
            %185 = "arith.trunci"(%184) : (i64) -> i32
            %186 = "arith.addi"(%185, %177) : (i32, i32) -> i32
            %187 = "arith.shrui"(%186, %181) : (i32, i32) -> i32
            %188 = "arith.cmpi"(%181, %31) {predicate = 6 : i64} : (i32, i32) -> i1
            %189 = "arith.select"(%188, %187, %28) : (i1, i32, i32) -> i32
            %190 = "llvm.intr.ctlz"(%179) {is_zero_poison = false} : (i32) -> i32
            %191 = "arith.subi"(%31, %190) : (i32, i32) -> i32
            %192 = "arith.shrui"(%186, %191) : (i32, i32) -> i32
            %193 = "arith.cmpi"(%191, %31) {predicate = 6 : i64} : (i32, i32) -> i1
            %194 = "arith.select"(%193, %192, %28) : (i1, i32, i32) -> i32
            %195 = "arith.muli"(%194, %20) : (i32, i32) -> i32
            %196 = "arith.subi"(%177, %195) : (i32, i32) -> i32
            %197 = "arith.muli"(%189, %106) : (i32, i32) -> i32
            %198 = "arith.addi"(%197, %106) : (i32, i32) -> i32
            %199 = "arith.cmpi"(%198, %15) {predicate = 3 : i64} : (i32, i32) -> i1
            %200 = "arith.divui"(%196, %106) : (i32, i32) -> i32
            %201 = "arith.shrui"(%14, %126) : (i64, i64) -> i64
            %202 = "arith.subi"(%21, %97) : (i32, i32) -> i32
            %203 = "llvm.intr.ctlz"(%202) {is_zero_poison = false} : (i32) -> i32
            %204 = "arith.subi"(%31, %203) : (i32, i32) -> i32
            %205 = "arith.extui"(%196) : (i32) -> i64
            %206 = "arith.muli"(%205, %201) : (i64, i64) -> i64
            %207 = "arith.shrui"(%206, %126) : (i64, i64) -> i64
            %208 = "arith.trunci"(%207) : (i64) -> i32
            %209 = "arith.addi"(%208, %196) : (i32, i32) -> i32
            %210 = "arith.shrui"(%209, %204) : (i32, i32) -> i32
            %211 = "arith.cmpi"(%204, %31) {predicate = 6 : i64} : (i32, i32) -> i1
            %212 = "arith.select"(%211, %210, %28) : (i1, i32, i32) -> i32
            %213 = "arith.select"(%199, %200, %212) : (i1, i32, i32) -> i32
            %214 = "arith.remui"(%196, %106) : (i32, i32) -> i32
            %215 = "llvm.intr.ctlz"(%202) {is_zero_poison = false} : (i32) -> i32
            %216 = "arith.subi"(%31, %215) : (i32, i32) -> i32
            %217 = "arith.shrui"(%209, %216) : (i32, i32) -> i32
            %218 = "arith.cmpi"(%216, %31) {predicate = 6 : i64} : (i32, i32) -> i1
            %219 = "arith.select"(%218, %217, %28) : (i1, i32, i32) -> i32
            %220 = "arith.muli"(%219, %21) : (i32, i32) -> i32
            %221 = "arith.subi"(%196, %220) : (i32, i32) -> i32
            %222 = "arith.select"(%199, %214, %221) : (i1, i32, i32) -> i32
            %223 = "arith.addi"(%197, %222) : (i32, i32) -> i32
            %224 = "arith.addi"(%223, %152) : (i32, i32) -> i32
            %225 = "arith.addi"(%213, %153) : (i32, i32) -> i32
            %226 = "arith.muli"(%170, %107) : (i32, i32) -> i32
            %227 = "arith.addi"(%170, %97) : (i32, i32) -> i32
            %228 = "arith.muli"(%227, %107) : (i32, i32) -> i32
            %229, %230, %231 = "scf.for"(%226, %228, %97, %156, %157, %158) ({
            ^bb0(%232: i32, %233: i32, %234: i32, %235: i32):
              %236 = "llvm.getelementptr"(%48, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t237_s0 = "llvm.ptrtoint"(%236) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t237_s0, %235) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %238 = "llvm.getelementptr"(%45, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %239 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
              "scf.if"(%239) ({
                %240 = "arith.constant"() {value = 24576 : i32} : () -> i32
                %t241_s0 = "llvm.ptrtoint"(%238) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t241_s0, %240) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %242 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %243 = "arith.muli"(%234, %242) : (i32, i32) -> i32
              %244 = "llvm.getelementptr"(%41, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %245 = "arith.shrui"(%131, %126) : (i64, i64) -> i64
              %246 = "llvm.intr.ctlz"(%115) {is_zero_poison = false} : (i32) -> i32
              %247 = "arith.subi"(%31, %246) : (i32, i32) -> i32
              %248 = "arith.extui"(%232) : (i32) -> i64
              %249 = "arith.muli"(%248, %245) : (i64, i64) -> i64
              %250 = "arith.shrui"(%249, %126) : (i64, i64) -> i64
              %251 = "arith.trunci"(%250) : (i64) -> i32
              %252 = "arith.addi"(%251, %232) : (i32, i32) -> i32
              %253 = "arith.shrui"(%252, %247) : (i32, i32) -> i32
              %254 = "arith.cmpi"(%247, %31) {predicate = 6 : i64} : (i32, i32) -> i1
              %255 = "arith.select"(%254, %253, %28) : (i1, i32, i32) -> i32
              %256 = "llvm.intr.ctlz"(%115) {is_zero_poison = false} : (i32) -> i32
              %257 = "arith.subi"(%31, %256) : (i32, i32) -> i32
              %258 = "arith.shrui"(%252, %257) : (i32, i32) -> i32
              %259 = "arith.cmpi"(%257, %31) {predicate = 6 : i64} : (i32, i32) -> i1
              %260 = "arith.select"(%259, %258, %28) : (i1, i32, i32) -> i32
              %261 = "arith.muli"(%260, %103) : (i32, i32) -> i32
              %262 = "arith.subi"(%232, %261) : (i32, i32) -> i32
              %263 = "arith.cmpi"(%232, %103) {predicate = 2 : i64} : (i32, i32) -> i1
              %264 = "arith.select"(%263, %262, %103) : (i1, i32, i32) -> i32
              %265 = "arith.remui"(%255, %97) : (i32, i32) -> i32
              %266 = "arith.muli"(%224, %25) : (i32, i32) -> i32
              %267 = "arith.muli"(%264, %102) : (i32, i32) -> i32
              %268 = "arith.shrui"(%10, %126) : (i64, i64) -> i64
              %269 = "arith.subi"(%17, %97) : (i32, i32) -> i32
              %270 = "llvm.intr.ctlz"(%269) {is_zero_poison = false} : (i32) -> i32
              %271 = "arith.subi"(%31, %270) : (i32, i32) -> i32
              %272 = "arith.shrsi"(%266, %29) : (i32, i32) -> i32
              %273 = "arith.xori"(%266, %272) : (i32, i32) -> i32
              %274 = "arith.extui"(%273) : (i32) -> i64
              %275 = "arith.muli"(%274, %268) : (i64, i64) -> i64
              %276 = "arith.shrui"(%275, %126) : (i64, i64) -> i64
              %277 = "arith.trunci"(%276) : (i64) -> i32
              %278 = "arith.addi"(%277, %273) : (i32, i32) -> i32
              %279 = "arith.shrui"(%278, %271) : (i32, i32) -> i32
              %280 = "arith.cmpi"(%271, %31) {predicate = 6 : i64} : (i32, i32) -> i1
              %281 = "arith.select"(%280, %279, %28) : (i1, i32, i32) -> i32
              %282 = "arith.xori"(%281, %272) : (i32, i32) -> i32
              %283 = "arith.muli"(%282, %17) : (i32, i32) -> i32
              %284 = "arith.subi"(%266, %283) : (i32, i32) -> i32
              %285 = "llvm.intr.ctlz"(%269) {is_zero_poison = false} : (i32) -> i32
              %286 = "arith.subi"(%31, %285) : (i32, i32) -> i32
              %287 = "arith.shrui"(%278, %286) : (i32, i32) -> i32
              %288 = "arith.cmpi"(%286, %31) {predicate = 6 : i64} : (i32, i32) -> i1
              %289 = "arith.select"(%288, %287, %28) : (i1, i32, i32) -> i32
              %290 = "arith.xori"(%289, %272) : (i32, i32) -> i32
              %291 = "arith.shrui"(%11, %126) : (i64, i64) -> i64
              %292 = "arith.subi"(%18, %97) : (i32, i32) -> i32
              %293 = "llvm.intr.ctlz"(%292) {is_zero_poison = false} : (i32) -> i32
              %294 = "arith.subi"(%31, %293) : (i32, i32) -> i32
              %295 = "arith.shrsi"(%290, %29) : (i32, i32) -> i32
              %296 = "arith.xori"(%290, %295) : (i32, i32) -> i32
              %297 = "arith.extui"(%296) : (i32) -> i64
              %298 = "arith.muli"(%297, %291) : (i64, i64) -> i64
              %299 = "arith.shrui"(%298, %126) : (i64, i64) -> i64
              %300 = "arith.trunci"(%299) : (i64) -> i32
              %301 = "arith.addi"(%300, %296) : (i32, i32) -> i32
              %302 = "arith.shrui"(%301, %294) : (i32, i32) -> i32
              %303 = "arith.cmpi"(%294, %31) {predicate = 6 : i64} : (i32, i32) -> i1
              %304 = "arith.select"(%303, %302, %28) : (i1, i32, i32) -> i32
              %305 = "arith.xori"(%304, %295) : (i32, i32) -> i32
              %306 = "arith.muli"(%305, %18) : (i32, i32) -> i32
              %307 = "arith.subi"(%290, %306) : (i32, i32) -> i32
              %308 = "llvm.intr.ctlz"(%292) {is_zero_poison = false} : (i32) -> i32
              %309 = "arith.subi"(%31, %308) : (i32, i32) -> i32
              %310 = "arith.shrui"(%301, %309) : (i32, i32) -> i32
              %311 = "arith.cmpi"(%309, %31) {predicate = 6 : i64} : (i32, i32) -> i1
              %312 = "arith.select"(%311, %310, %28) : (i1, i32, i32) -> i32
              %313 = "arith.xori"(%312, %295) : (i32, i32) -> i32
              %314 = "arith.trunci"(%265) : (i32) -> i16
              %315 = "arith.trunci"(%255) : (i32) -> i16
              %316 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%316) ({
                %t317_s0 = "llvm.ptrtoint"(%244) : (!llvm.ptr<3>) -> i32
                %t317_s2 = "llvm.ptrtoint"(%238) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t317_s0, %0, %t317_s2, %267, %284, %307, %313, %314, %315) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2], {$7, $8};", constraints = "r,l,r,r,r,r,r,h,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32, i16, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %318 = "llvm.intr.ctlz"(%115) {is_zero_poison = false} : (i32) -> i32
              %319 = "arith.subi"(%31, %318) : (i32, i32) -> i32
              %320 = "arith.shrui"(%252, %319) : (i32, i32) -> i32
              %321 = "arith.cmpi"(%319, %31) {predicate = 6 : i64} : (i32, i32) -> i1
              %322 = "arith.select"(%321, %320, %28) : (i1, i32, i32) -> i32
              %323 = "arith.muli"(%322, %103) : (i32, i32) -> i32
              %324 = "arith.subi"(%232, %323) : (i32, i32) -> i32
              %325 = "llvm.intr.ctlz"(%115) {is_zero_poison = false} : (i32) -> i32
              %326 = "arith.subi"(%31, %325) : (i32, i32) -> i32
              %327 = "arith.shrui"(%252, %326) : (i32, i32) -> i32
              %328 = "arith.cmpi"(%326, %31) {predicate = 6 : i64} : (i32, i32) -> i1
              %329 = "arith.select"(%328, %327, %28) : (i1, i32, i32) -> i32
              %330 = "arith.muli"(%225, %102) : (i32, i32) -> i32
              %331 = "arith.muli"(%324, %102) : (i32, i32) -> i32
              %332 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %333 = "arith.muli"(%234, %332) : (i32, i32) -> i32
              %334 = "llvm.getelementptr"(%42, %333) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %335 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
              "scf.if"(%335) ({
                %t336_s0 = "llvm.ptrtoint"(%334) : (!llvm.ptr<3>) -> i32
                %t336_s2 = "llvm.ptrtoint"(%238) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t336_s0, %1, %t336_s2, %331, %330, %329) {asm_string = "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5}], [$2];", constraints = "r,l,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %337 = "arith.addi"(%234, %97) : (i32, i32) -> i32
              %338 = "arith.cmpi"(%337, %106) {predicate = 0 : i64} : (i32, i32) -> i1
              %339 = "arith.xori"(%235, %97) : (i32, i32) -> i32
              %340 = "arith.select"(%338, %339, %235) : (i1, i32, i32) -> i32
              %341 = "arith.select"(%338, %28, %337) : (i1, i32, i32) -> i32
              %342 = "arith.addi"(%233, %97) : (i32, i32) -> i32
              "scf.yield"(%342, %341, %340) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %343 = "arith.addi"(%154, %96) : (i32, i32) -> i32
            %344 = "arith.addi"(%155, %97) : (i32, i32) -> i32
            "scf.yield"(%343, %98, %99, %343, %344, %229, %230, %231) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %345 = "llvm.getelementptr"(%48, %138) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t346_s0 = "llvm.ptrtoint"(%345) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t346_s0, %139) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %347 = "arith.addi"(%138, %97) : (i32, i32) -> i32
          %348 = "arith.cmpi"(%347, %106) {predicate = 0 : i64} : (i32, i32) -> i1
          %349 = "arith.xori"(%139, %97) : (i32, i32) -> i32
          %350 = "arith.select"(%348, %349, %139) : (i1, i32, i32) -> i32
          %351 = "arith.select"(%348, %28, %347) : (i1, i32, i32) -> i32
          %352 = "llvm.getelementptr"(%48, %351) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t353_s0 = "llvm.ptrtoint"(%352) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t353_s0, %350) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %354 = "arith.addi"(%351, %97) : (i32, i32) -> i32
          %355 = "arith.cmpi"(%354, %106) {predicate = 0 : i64} : (i32, i32) -> i1
          %356 = "arith.xori"(%350, %97) : (i32, i32) -> i32
          %357 = "arith.select"(%355, %356, %350) : (i1, i32, i32) -> i32
          %358 = "arith.select"(%355, %28, %354) : (i1, i32, i32) -> i32
          %359 = "llvm.getelementptr"(%48, %358) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t360_s0 = "llvm.ptrtoint"(%359) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t360_s0, %357) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %361 = "arith.addi"(%358, %97) : (i32, i32) -> i32
          %362 = "arith.cmpi"(%361, %106) {predicate = 0 : i64} : (i32, i32) -> i1
          %363 = "arith.xori"(%357, %97) : (i32, i32) -> i32
          %364 = "arith.select"(%362, %363, %357) : (i1, i32, i32) -> i32
          %365 = "arith.select"(%362, %28, %361) : (i1, i32, i32) -> i32
          %366 = "llvm.getelementptr"(%48, %365) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t367_s0 = "llvm.ptrtoint"(%366) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t367_s0, %364) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %368 = "arith.addi"(%365, %97) : (i32, i32) -> i32
          %369 = "arith.cmpi"(%368, %106) {predicate = 0 : i64} : (i32, i32) -> i1
          %370 = "arith.xori"(%364, %97) : (i32, i32) -> i32
          %371 = "arith.select"(%369, %370, %364) : (i1, i32, i32) -> i32
          %372 = "arith.select"(%369, %28, %368) : (i1, i32, i32) -> i32
          %373 = "llvm.getelementptr"(%48, %372) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t374_s0 = "llvm.ptrtoint"(%373) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t374_s0, %371) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %375 = "arith.addi"(%372, %97) : (i32, i32) -> i32
          %376 = "arith.cmpi"(%375, %106) {predicate = 0 : i64} : (i32, i32) -> i1
          %377 = "arith.xori"(%371, %97) : (i32, i32) -> i32
          %378 = "arith.select"(%376, %377, %371) : (i1, i32, i32) -> i32
          %379 = "arith.select"(%376, %28, %375) : (i1, i32, i32) -> i32
          %380 = "llvm.getelementptr"(%48, %379) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t381_s0 = "llvm.ptrtoint"(%380) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t381_s0, %378) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %382 = "arith.addi"(%379, %97) : (i32, i32) -> i32
          %383 = "arith.cmpi"(%382, %106) {predicate = 0 : i64} : (i32, i32) -> i1
          %384 = "arith.xori"(%378, %97) : (i32, i32) -> i32
          %385 = "arith.select"(%383, %384, %378) : (i1, i32, i32) -> i32
          %386 = "arith.select"(%383, %28, %382) : (i1, i32, i32) -> i32
          %387 = "llvm.getelementptr"(%48, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t388_s0 = "llvm.ptrtoint"(%387) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t388_s0, %385) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %389 = "arith.addi"(%386, %97) : (i32, i32) -> i32
          %390 = "arith.cmpi"(%389, %106) {predicate = 0 : i64} : (i32, i32) -> i1
          %391 = "arith.xori"(%385, %97) : (i32, i32) -> i32
          %392 = "arith.select"(%390, %391, %385) : (i1, i32, i32) -> i32
          %393 = "arith.select"(%390, %28, %389) : (i1, i32, i32) -> i32
          %394 = "llvm.getelementptr"(%48, %393) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t395_s0 = "llvm.ptrtoint"(%394) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t395_s0, %392) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%135, %136) : (i32, i32) -> ()
        }, {
          "scf.yield"(%93, %28) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %396 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%112, %113, %396) : (i32, i32, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %397 = "arith.subi"(%22, %25) : (i32, i32) -> i32
        %398 = "arith.subi"(%30, %97) : (i32, i32) -> i32
        %399 = "arith.muli"(%398, %25) : (i32, i32) -> i32
        %400 = "arith.divui"(%399, %25) : (i32, i32) -> i32
        %401 = "arith.constant"() {value = 2 : i32} : () -> i32
        %402 = "arith.remui"(%400, %401) : (i32, i32) -> i32
        %403 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %404 = "arith.muli"(%402, %403) : (i32, i32) -> i32
        %405 = "llvm.getelementptr"(%41, %404) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %406 = "arith.constant"() {value = true} : () -> i1
        %407 = "llvm.mlir.undef"() : () -> f32
        %408 = "llvm.mlir.undef"() : () -> f32
        %409 = "llvm.mlir.undef"() : () -> f32
        %410 = "llvm.mlir.undef"() : () -> f32
        %411 = "llvm.mlir.undef"() : () -> f32
        %412 = "llvm.mlir.undef"() : () -> f32
        %413 = "llvm.mlir.undef"() : () -> f32
        %414 = "llvm.mlir.undef"() : () -> f32
        %415 = "llvm.mlir.undef"() : () -> f32
        %416 = "llvm.mlir.undef"() : () -> f32
        %417 = "llvm.mlir.undef"() : () -> f32
        %418 = "llvm.mlir.undef"() : () -> f32
        %419 = "llvm.mlir.undef"() : () -> f32
        %420 = "llvm.mlir.undef"() : () -> f32
        %421 = "llvm.mlir.undef"() : () -> f32
        %422 = "llvm.mlir.undef"() : () -> f32
        %423 = "llvm.mlir.undef"() : () -> f32
        %424 = "llvm.mlir.undef"() : () -> f32
        %425 = "llvm.mlir.undef"() : () -> f32
        %426 = "llvm.mlir.undef"() : () -> f32
        %427 = "llvm.mlir.undef"() : () -> f32
        %428 = "llvm.mlir.undef"() : () -> f32
        %429 = "llvm.mlir.undef"() : () -> f32
        %430 = "llvm.mlir.undef"() : () -> f32
        %431 = "llvm.mlir.undef"() : () -> f32
        %432 = "llvm.mlir.undef"() : () -> f32
        %433 = "llvm.mlir.undef"() : () -> f32
        %434 = "llvm.mlir.undef"() : () -> f32
        %435 = "llvm.mlir.undef"() : () -> f32
        %436 = "llvm.mlir.undef"() : () -> f32
        %437 = "llvm.mlir.undef"() : () -> f32
        %438 = "llvm.mlir.undef"() : () -> f32
        %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480 = "scf.while"(%93, %98, %99, %28, %406, %93, %28, %28, %28, %28, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438) ({
        ^bb0(%481: i32, %482: i32, %483: i32, %484: i32, %485: i1, %486: i32, %487: i32, %488: i32, %489: i32, %490: i32, %491: f32, %492: f32, %493: f32, %494: f32, %495: f32, %496: f32, %497: f32, %498: f32, %499: f32, %500: f32, %501: f32, %502: f32, %503: f32, %504: f32, %505: f32, %506: f32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: f32, %518: f32, %519: f32, %520: f32, %521: f32, %522: f32):
          %523 = "arith.muli"(%15, %16) : (i32, i32) -> i32
          %524 = "arith.muli"(%523, %106) : (i32, i32) -> i32
          %525 = "arith.cmpi"(%481, %524) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%525, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }, {
        ^bb0(%526: i32, %527: i32, %528: i32, %529: i32, %530: i1, %531: i32, %532: i32, %533: i32, %534: i32, %535: i32, %536: f32, %537: f32, %538: f32, %539: f32, %540: f32, %541: f32, %542: f32, %543: f32, %544: f32, %545: f32, %546: f32, %547: f32, %548: f32, %549: f32, %550: f32, %551: f32, %552: f32, %553: f32, %554: f32, %555: f32, %556: f32, %557: f32, %558: f32, %559: f32, %560: f32, %561: f32, %562: f32, %563: f32, %564: f32, %565: f32, %566: f32, %567: f32):
          %568 = "llvm.getelementptr"(%45, %534) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t569_s0 = "llvm.ptrtoint"(%568) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t569_s0, %535) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %570 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %571 = "arith.muli"(%534, %570) : (i32, i32) -> i32
          %572 = "llvm.getelementptr"(%405, %571) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %573 = "arith.muli"(%534, %403) : (i32, i32) -> i32
          %574 = "llvm.getelementptr"(%42, %573) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %575 = "arith.constant"() {value = false} : () -> i1
          %t577_a = "llvm.ptrtoint"(%572) : (!llvm.ptr<3>) -> i32
          %t577_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t577_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t577_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t577_shifted = "arith.shrui"(%t577_a, %t577_four) : (i32, i32) -> i32
          %t577_low = "arith.andi"(%t577_shifted, %t577_mask) : (i32, i32) -> i32
          %t577_wide = "arith.extui"(%t577_low) : (i32) -> i64
          %576 = "arith.ori"(%t577_wide, %t577_fields) : (i64, i64) -> i64
          %t579_a = "llvm.ptrtoint"(%574) : (!llvm.ptr<3>) -> i32
          %t579_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t579_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t579_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t579_shifted = "arith.shrui"(%t579_a, %t579_four) : (i32, i32) -> i32
          %t579_low = "arith.andi"(%t579_shifted, %t579_mask) : (i32, i32) -> i32
          %t579_wide = "arith.extui"(%t579_low) : (i32) -> i64
          %578 = "arith.ori"(%t579_wide, %t579_fields) : (i64, i64) -> i64
          %t612_r = "llvm.inline_asm"(%536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %580 = "llvm.extractvalue"(%t612_r) {position = array<i64: 0>} : (!struct0) -> f32
          %581 = "llvm.extractvalue"(%t612_r) {position = array<i64: 1>} : (!struct0) -> f32
          %582 = "llvm.extractvalue"(%t612_r) {position = array<i64: 2>} : (!struct0) -> f32
          %583 = "llvm.extractvalue"(%t612_r) {position = array<i64: 3>} : (!struct0) -> f32
          %584 = "llvm.extractvalue"(%t612_r) {position = array<i64: 4>} : (!struct0) -> f32
          %585 = "llvm.extractvalue"(%t612_r) {position = array<i64: 5>} : (!struct0) -> f32
          %586 = "llvm.extractvalue"(%t612_r) {position = array<i64: 6>} : (!struct0) -> f32
          %587 = "llvm.extractvalue"(%t612_r) {position = array<i64: 7>} : (!struct0) -> f32
          %588 = "llvm.extractvalue"(%t612_r) {position = array<i64: 8>} : (!struct0) -> f32
          %589 = "llvm.extractvalue"(%t612_r) {position = array<i64: 9>} : (!struct0) -> f32
          %590 = "llvm.extractvalue"(%t612_r) {position = array<i64: 10>} : (!struct0) -> f32
          %591 = "llvm.extractvalue"(%t612_r) {position = array<i64: 11>} : (!struct0) -> f32
          %592 = "llvm.extractvalue"(%t612_r) {position = array<i64: 12>} : (!struct0) -> f32
          %593 = "llvm.extractvalue"(%t612_r) {position = array<i64: 13>} : (!struct0) -> f32
          %594 = "llvm.extractvalue"(%t612_r) {position = array<i64: 14>} : (!struct0) -> f32
          %595 = "llvm.extractvalue"(%t612_r) {position = array<i64: 15>} : (!struct0) -> f32
          %596 = "llvm.extractvalue"(%t612_r) {position = array<i64: 16>} : (!struct0) -> f32
          %597 = "llvm.extractvalue"(%t612_r) {position = array<i64: 17>} : (!struct0) -> f32
          %598 = "llvm.extractvalue"(%t612_r) {position = array<i64: 18>} : (!struct0) -> f32
          %599 = "llvm.extractvalue"(%t612_r) {position = array<i64: 19>} : (!struct0) -> f32
          %600 = "llvm.extractvalue"(%t612_r) {position = array<i64: 20>} : (!struct0) -> f32
          %601 = "llvm.extractvalue"(%t612_r) {position = array<i64: 21>} : (!struct0) -> f32
          %602 = "llvm.extractvalue"(%t612_r) {position = array<i64: 22>} : (!struct0) -> f32
          %603 = "llvm.extractvalue"(%t612_r) {position = array<i64: 23>} : (!struct0) -> f32
          %604 = "llvm.extractvalue"(%t612_r) {position = array<i64: 24>} : (!struct0) -> f32
          %605 = "llvm.extractvalue"(%t612_r) {position = array<i64: 25>} : (!struct0) -> f32
          %606 = "llvm.extractvalue"(%t612_r) {position = array<i64: 26>} : (!struct0) -> f32
          %607 = "llvm.extractvalue"(%t612_r) {position = array<i64: 27>} : (!struct0) -> f32
          %608 = "llvm.extractvalue"(%t612_r) {position = array<i64: 28>} : (!struct0) -> f32
          %609 = "llvm.extractvalue"(%t612_r) {position = array<i64: 29>} : (!struct0) -> f32
          %610 = "llvm.extractvalue"(%t612_r) {position = array<i64: 30>} : (!struct0) -> f32
          %611 = "llvm.extractvalue"(%t612_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t645_r = "llvm.inline_asm"(%580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %576, %578, %575) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 7 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
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
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %646 = "arith.addi"(%534, %97) : (i32, i32) -> i32
          %647 = "arith.cmpi"(%646, %106) {predicate = 0 : i64} : (i32, i32) -> i1
          %648 = "arith.xori"(%535, %97) : (i32, i32) -> i32
          %649 = "arith.select"(%647, %648, %535) : (i1, i32, i32) -> i32
          %650 = "arith.select"(%647, %28, %646) : (i1, i32, i32) -> i32
          %651 = "arith.addi"(%533, %97) : (i32, i32) -> i32
          %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689 = "scf.for"(%97, %107, %97, %533, %534, %535, %651, %650, %649, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644) ({
          ^bb0(%690: i32, %691: i32, %692: i32, %693: i32, %694: i32, %695: i32, %696: i32, %697: f32, %698: f32, %699: f32, %700: f32, %701: f32, %702: f32, %703: f32, %704: f32, %705: f32, %706: f32, %707: f32, %708: f32, %709: f32, %710: f32, %711: f32, %712: f32, %713: f32, %714: f32, %715: f32, %716: f32, %717: f32, %718: f32, %719: f32, %720: f32, %721: f32, %722: f32, %723: f32, %724: f32, %725: f32, %726: f32, %727: f32, %728: f32):
            %729 = "llvm.getelementptr"(%45, %695) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t730_s0 = "llvm.ptrtoint"(%729) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t730_s0, %696) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %731 = "arith.muli"(%695, %570) : (i32, i32) -> i32
            %732 = "llvm.getelementptr"(%405, %731) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %733 = "arith.muli"(%695, %403) : (i32, i32) -> i32
            %734 = "llvm.getelementptr"(%42, %733) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t736_a = "llvm.ptrtoint"(%732) : (!llvm.ptr<3>) -> i32
            %t736_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t736_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t736_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t736_shifted = "arith.shrui"(%t736_a, %t736_four) : (i32, i32) -> i32
            %t736_low = "arith.andi"(%t736_shifted, %t736_mask) : (i32, i32) -> i32
            %t736_wide = "arith.extui"(%t736_low) : (i32) -> i64
            %735 = "arith.ori"(%t736_wide, %t736_fields) : (i64, i64) -> i64
            %t738_a = "llvm.ptrtoint"(%734) : (!llvm.ptr<3>) -> i32
            %t738_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t738_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t738_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t738_shifted = "arith.shrui"(%t738_a, %t738_four) : (i32, i32) -> i32
            %t738_low = "arith.andi"(%t738_shifted, %t738_mask) : (i32, i32) -> i32
            %t738_wide = "arith.extui"(%t738_low) : (i32) -> i64
            %737 = "arith.ori"(%t738_wide, %t738_fields) : (i64, i64) -> i64
            %t771_r = "llvm.inline_asm"(%697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %739 = "llvm.extractvalue"(%t771_r) {position = array<i64: 0>} : (!struct0) -> f32
            %740 = "llvm.extractvalue"(%t771_r) {position = array<i64: 1>} : (!struct0) -> f32
            %741 = "llvm.extractvalue"(%t771_r) {position = array<i64: 2>} : (!struct0) -> f32
            %742 = "llvm.extractvalue"(%t771_r) {position = array<i64: 3>} : (!struct0) -> f32
            %743 = "llvm.extractvalue"(%t771_r) {position = array<i64: 4>} : (!struct0) -> f32
            %744 = "llvm.extractvalue"(%t771_r) {position = array<i64: 5>} : (!struct0) -> f32
            %745 = "llvm.extractvalue"(%t771_r) {position = array<i64: 6>} : (!struct0) -> f32
            %746 = "llvm.extractvalue"(%t771_r) {position = array<i64: 7>} : (!struct0) -> f32
            %747 = "llvm.extractvalue"(%t771_r) {position = array<i64: 8>} : (!struct0) -> f32
            %748 = "llvm.extractvalue"(%t771_r) {position = array<i64: 9>} : (!struct0) -> f32
            %749 = "llvm.extractvalue"(%t771_r) {position = array<i64: 10>} : (!struct0) -> f32
            %750 = "llvm.extractvalue"(%t771_r) {position = array<i64: 11>} : (!struct0) -> f32
            %751 = "llvm.extractvalue"(%t771_r) {position = array<i64: 12>} : (!struct0) -> f32
            %752 = "llvm.extractvalue"(%t771_r) {position = array<i64: 13>} : (!struct0) -> f32
            %753 = "llvm.extractvalue"(%t771_r) {position = array<i64: 14>} : (!struct0) -> f32
            %754 = "llvm.extractvalue"(%t771_r) {position = array<i64: 15>} : (!struct0) -> f32
            %755 = "llvm.extractvalue"(%t771_r) {position = array<i64: 16>} : (!struct0) -> f32
            %756 = "llvm.extractvalue"(%t771_r) {position = array<i64: 17>} : (!struct0) -> f32
            %757 = "llvm.extractvalue"(%t771_r) {position = array<i64: 18>} : (!struct0) -> f32
            %758 = "llvm.extractvalue"(%t771_r) {position = array<i64: 19>} : (!struct0) -> f32
            %759 = "llvm.extractvalue"(%t771_r) {position = array<i64: 20>} : (!struct0) -> f32
            %760 = "llvm.extractvalue"(%t771_r) {position = array<i64: 21>} : (!struct0) -> f32
            %761 = "llvm.extractvalue"(%t771_r) {position = array<i64: 22>} : (!struct0) -> f32
            %762 = "llvm.extractvalue"(%t771_r) {position = array<i64: 23>} : (!struct0) -> f32
            %763 = "llvm.extractvalue"(%t771_r) {position = array<i64: 24>} : (!struct0) -> f32
            %764 = "llvm.extractvalue"(%t771_r) {position = array<i64: 25>} : (!struct0) -> f32
            %765 = "llvm.extractvalue"(%t771_r) {position = array<i64: 26>} : (!struct0) -> f32
            %766 = "llvm.extractvalue"(%t771_r) {position = array<i64: 27>} : (!struct0) -> f32
            %767 = "llvm.extractvalue"(%t771_r) {position = array<i64: 28>} : (!struct0) -> f32
            %768 = "llvm.extractvalue"(%t771_r) {position = array<i64: 29>} : (!struct0) -> f32
            %769 = "llvm.extractvalue"(%t771_r) {position = array<i64: 30>} : (!struct0) -> f32
            %770 = "llvm.extractvalue"(%t771_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t804_r = "llvm.inline_asm"(%739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %735, %737, %406) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 0, 0;\0Aadd.s64 da, $64, 2;\0Aadd.s64 db, $65, 2;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 4;\0Aadd.s64 db, $65, 4;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $64, 6;\0Aadd.s64 db, $65, 6;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 8 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %772 = "llvm.extractvalue"(%t804_r) {position = array<i64: 0>} : (!struct0) -> f32
            %773 = "llvm.extractvalue"(%t804_r) {position = array<i64: 1>} : (!struct0) -> f32
            %774 = "llvm.extractvalue"(%t804_r) {position = array<i64: 2>} : (!struct0) -> f32
            %775 = "llvm.extractvalue"(%t804_r) {position = array<i64: 3>} : (!struct0) -> f32
            %776 = "llvm.extractvalue"(%t804_r) {position = array<i64: 4>} : (!struct0) -> f32
            %777 = "llvm.extractvalue"(%t804_r) {position = array<i64: 5>} : (!struct0) -> f32
            %778 = "llvm.extractvalue"(%t804_r) {position = array<i64: 6>} : (!struct0) -> f32
            %779 = "llvm.extractvalue"(%t804_r) {position = array<i64: 7>} : (!struct0) -> f32
            %780 = "llvm.extractvalue"(%t804_r) {position = array<i64: 8>} : (!struct0) -> f32
            %781 = "llvm.extractvalue"(%t804_r) {position = array<i64: 9>} : (!struct0) -> f32
            %782 = "llvm.extractvalue"(%t804_r) {position = array<i64: 10>} : (!struct0) -> f32
            %783 = "llvm.extractvalue"(%t804_r) {position = array<i64: 11>} : (!struct0) -> f32
            %784 = "llvm.extractvalue"(%t804_r) {position = array<i64: 12>} : (!struct0) -> f32
            %785 = "llvm.extractvalue"(%t804_r) {position = array<i64: 13>} : (!struct0) -> f32
            %786 = "llvm.extractvalue"(%t804_r) {position = array<i64: 14>} : (!struct0) -> f32
            %787 = "llvm.extractvalue"(%t804_r) {position = array<i64: 15>} : (!struct0) -> f32
            %788 = "llvm.extractvalue"(%t804_r) {position = array<i64: 16>} : (!struct0) -> f32
            %789 = "llvm.extractvalue"(%t804_r) {position = array<i64: 17>} : (!struct0) -> f32
            %790 = "llvm.extractvalue"(%t804_r) {position = array<i64: 18>} : (!struct0) -> f32
            %791 = "llvm.extractvalue"(%t804_r) {position = array<i64: 19>} : (!struct0) -> f32
            %792 = "llvm.extractvalue"(%t804_r) {position = array<i64: 20>} : (!struct0) -> f32
            %793 = "llvm.extractvalue"(%t804_r) {position = array<i64: 21>} : (!struct0) -> f32
            %794 = "llvm.extractvalue"(%t804_r) {position = array<i64: 22>} : (!struct0) -> f32
            %795 = "llvm.extractvalue"(%t804_r) {position = array<i64: 23>} : (!struct0) -> f32
            %796 = "llvm.extractvalue"(%t804_r) {position = array<i64: 24>} : (!struct0) -> f32
            %797 = "llvm.extractvalue"(%t804_r) {position = array<i64: 25>} : (!struct0) -> f32
            %798 = "llvm.extractvalue"(%t804_r) {position = array<i64: 26>} : (!struct0) -> f32
            %799 = "llvm.extractvalue"(%t804_r) {position = array<i64: 27>} : (!struct0) -> f32
            %800 = "llvm.extractvalue"(%t804_r) {position = array<i64: 28>} : (!struct0) -> f32
            %801 = "llvm.extractvalue"(%t804_r) {position = array<i64: 29>} : (!struct0) -> f32
            %802 = "llvm.extractvalue"(%t804_r) {position = array<i64: 30>} : (!struct0) -> f32
            %803 = "llvm.extractvalue"(%t804_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t837_r = "llvm.inline_asm"(%772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %805 = "llvm.extractvalue"(%t837_r) {position = array<i64: 0>} : (!struct0) -> f32
            %806 = "llvm.extractvalue"(%t837_r) {position = array<i64: 1>} : (!struct0) -> f32
            %807 = "llvm.extractvalue"(%t837_r) {position = array<i64: 2>} : (!struct0) -> f32
            %808 = "llvm.extractvalue"(%t837_r) {position = array<i64: 3>} : (!struct0) -> f32
            %809 = "llvm.extractvalue"(%t837_r) {position = array<i64: 4>} : (!struct0) -> f32
            %810 = "llvm.extractvalue"(%t837_r) {position = array<i64: 5>} : (!struct0) -> f32
            %811 = "llvm.extractvalue"(%t837_r) {position = array<i64: 6>} : (!struct0) -> f32
            %812 = "llvm.extractvalue"(%t837_r) {position = array<i64: 7>} : (!struct0) -> f32
            %813 = "llvm.extractvalue"(%t837_r) {position = array<i64: 8>} : (!struct0) -> f32
            %814 = "llvm.extractvalue"(%t837_r) {position = array<i64: 9>} : (!struct0) -> f32
            %815 = "llvm.extractvalue"(%t837_r) {position = array<i64: 10>} : (!struct0) -> f32
            %816 = "llvm.extractvalue"(%t837_r) {position = array<i64: 11>} : (!struct0) -> f32
            %817 = "llvm.extractvalue"(%t837_r) {position = array<i64: 12>} : (!struct0) -> f32
            %818 = "llvm.extractvalue"(%t837_r) {position = array<i64: 13>} : (!struct0) -> f32
            %819 = "llvm.extractvalue"(%t837_r) {position = array<i64: 14>} : (!struct0) -> f32
            %820 = "llvm.extractvalue"(%t837_r) {position = array<i64: 15>} : (!struct0) -> f32
            %821 = "llvm.extractvalue"(%t837_r) {position = array<i64: 16>} : (!struct0) -> f32
            %822 = "llvm.extractvalue"(%t837_r) {position = array<i64: 17>} : (!struct0) -> f32
            %823 = "llvm.extractvalue"(%t837_r) {position = array<i64: 18>} : (!struct0) -> f32
            %824 = "llvm.extractvalue"(%t837_r) {position = array<i64: 19>} : (!struct0) -> f32
            %825 = "llvm.extractvalue"(%t837_r) {position = array<i64: 20>} : (!struct0) -> f32
            %826 = "llvm.extractvalue"(%t837_r) {position = array<i64: 21>} : (!struct0) -> f32
            %827 = "llvm.extractvalue"(%t837_r) {position = array<i64: 22>} : (!struct0) -> f32
            %828 = "llvm.extractvalue"(%t837_r) {position = array<i64: 23>} : (!struct0) -> f32
            %829 = "llvm.extractvalue"(%t837_r) {position = array<i64: 24>} : (!struct0) -> f32
            %830 = "llvm.extractvalue"(%t837_r) {position = array<i64: 25>} : (!struct0) -> f32
            %831 = "llvm.extractvalue"(%t837_r) {position = array<i64: 26>} : (!struct0) -> f32
            %832 = "llvm.extractvalue"(%t837_r) {position = array<i64: 27>} : (!struct0) -> f32
            %833 = "llvm.extractvalue"(%t837_r) {position = array<i64: 28>} : (!struct0) -> f32
            %834 = "llvm.extractvalue"(%t837_r) {position = array<i64: 29>} : (!struct0) -> f32
            %835 = "llvm.extractvalue"(%t837_r) {position = array<i64: 30>} : (!struct0) -> f32
            %836 = "llvm.extractvalue"(%t837_r) {position = array<i64: 31>} : (!struct0) -> f32
            "scf.if"(%47) ({
              %838 = "llvm.getelementptr"(%48, %692) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t839_s0 = "llvm.ptrtoint"(%838) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t839_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %840 = "arith.addi"(%695, %97) : (i32, i32) -> i32
            %841 = "arith.cmpi"(%840, %106) {predicate = 0 : i64} : (i32, i32) -> i1
            %842 = "arith.xori"(%696, %97) : (i32, i32) -> i32
            %843 = "arith.select"(%841, %842, %696) : (i1, i32, i32) -> i32
            %844 = "arith.select"(%841, %28, %840) : (i1, i32, i32) -> i32
            %845 = "arith.addi"(%694, %97) : (i32, i32) -> i32
            "scf.yield"(%694, %695, %696, %845, %844, %843, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t878_r = "llvm.inline_asm"(%658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %846 = "llvm.extractvalue"(%t878_r) {position = array<i64: 0>} : (!struct0) -> f32
          %847 = "llvm.extractvalue"(%t878_r) {position = array<i64: 1>} : (!struct0) -> f32
          %848 = "llvm.extractvalue"(%t878_r) {position = array<i64: 2>} : (!struct0) -> f32
          %849 = "llvm.extractvalue"(%t878_r) {position = array<i64: 3>} : (!struct0) -> f32
          %850 = "llvm.extractvalue"(%t878_r) {position = array<i64: 4>} : (!struct0) -> f32
          %851 = "llvm.extractvalue"(%t878_r) {position = array<i64: 5>} : (!struct0) -> f32
          %852 = "llvm.extractvalue"(%t878_r) {position = array<i64: 6>} : (!struct0) -> f32
          %853 = "llvm.extractvalue"(%t878_r) {position = array<i64: 7>} : (!struct0) -> f32
          %854 = "llvm.extractvalue"(%t878_r) {position = array<i64: 8>} : (!struct0) -> f32
          %855 = "llvm.extractvalue"(%t878_r) {position = array<i64: 9>} : (!struct0) -> f32
          %856 = "llvm.extractvalue"(%t878_r) {position = array<i64: 10>} : (!struct0) -> f32
          %857 = "llvm.extractvalue"(%t878_r) {position = array<i64: 11>} : (!struct0) -> f32
          %858 = "llvm.extractvalue"(%t878_r) {position = array<i64: 12>} : (!struct0) -> f32
          %859 = "llvm.extractvalue"(%t878_r) {position = array<i64: 13>} : (!struct0) -> f32
          %860 = "llvm.extractvalue"(%t878_r) {position = array<i64: 14>} : (!struct0) -> f32
          %861 = "llvm.extractvalue"(%t878_r) {position = array<i64: 15>} : (!struct0) -> f32
          %862 = "llvm.extractvalue"(%t878_r) {position = array<i64: 16>} : (!struct0) -> f32
          %863 = "llvm.extractvalue"(%t878_r) {position = array<i64: 17>} : (!struct0) -> f32
          %864 = "llvm.extractvalue"(%t878_r) {position = array<i64: 18>} : (!struct0) -> f32
          %865 = "llvm.extractvalue"(%t878_r) {position = array<i64: 19>} : (!struct0) -> f32
          %866 = "llvm.extractvalue"(%t878_r) {position = array<i64: 20>} : (!struct0) -> f32
          %867 = "llvm.extractvalue"(%t878_r) {position = array<i64: 21>} : (!struct0) -> f32
          %868 = "llvm.extractvalue"(%t878_r) {position = array<i64: 22>} : (!struct0) -> f32
          %869 = "llvm.extractvalue"(%t878_r) {position = array<i64: 23>} : (!struct0) -> f32
          %870 = "llvm.extractvalue"(%t878_r) {position = array<i64: 24>} : (!struct0) -> f32
          %871 = "llvm.extractvalue"(%t878_r) {position = array<i64: 25>} : (!struct0) -> f32
          %872 = "llvm.extractvalue"(%t878_r) {position = array<i64: 26>} : (!struct0) -> f32
          %873 = "llvm.extractvalue"(%t878_r) {position = array<i64: 27>} : (!struct0) -> f32
          %874 = "llvm.extractvalue"(%t878_r) {position = array<i64: 28>} : (!struct0) -> f32
          %875 = "llvm.extractvalue"(%t878_r) {position = array<i64: 29>} : (!struct0) -> f32
          %876 = "llvm.extractvalue"(%t878_r) {position = array<i64: 30>} : (!struct0) -> f32
          %877 = "llvm.extractvalue"(%t878_r) {position = array<i64: 31>} : (!struct0) -> f32
          "scf.if"(%47) ({
            %879 = "llvm.getelementptr"(%48, %653) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t880_s0 = "llvm.ptrtoint"(%879) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t880_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %881 = "arith.constant"() {value = 32 : i64} : () -> i64
          %882 = "arith.shrui"(%12, %881) : (i64, i64) -> i64
          %883 = "arith.subi"(%19, %97) : (i32, i32) -> i32
          %884 = "llvm.intr.ctlz"(%883) {is_zero_poison = false} : (i32) -> i32
          %885 = "arith.subi"(%31, %884) : (i32, i32) -> i32
          %886 = "arith.extui"(%526) : (i32) -> i64
          %887 = "arith.muli"(%886, %882) : (i64, i64) -> i64
          %888 = "arith.shrui"(%887, %881) : (i64, i64) -> i64
          %889 = "arith.trunci"(%888) : (i64) -> i32
          %890 = "arith.addi"(%889, %526) : (i32, i32) -> i32
          %891 = "arith.shrui"(%890, %885) : (i32, i32) -> i32
          %892 = "arith.cmpi"(%885, %31) {predicate = 6 : i64} : (i32, i32) -> i1
          %893 = "arith.select"(%892, %891, %28) : (i1, i32, i32) -> i32
          %894 = "llvm.intr.ctlz"(%883) {is_zero_poison = false} : (i32) -> i32
          %895 = "arith.subi"(%31, %894) : (i32, i32) -> i32
          %896 = "arith.shrui"(%890, %895) : (i32, i32) -> i32
          %897 = "arith.cmpi"(%895, %31) {predicate = 6 : i64} : (i32, i32) -> i1
          %898 = "arith.select"(%897, %896, %28) : (i1, i32, i32) -> i32
          %899 = "arith.muli"(%898, %19) : (i32, i32) -> i32
          %900 = "arith.subi"(%526, %899) : (i32, i32) -> i32
          %901 = "arith.shrui"(%13, %881) : (i64, i64) -> i64
          %902 = "arith.subi"(%20, %97) : (i32, i32) -> i32
          %903 = "llvm.intr.ctlz"(%902) {is_zero_poison = false} : (i32) -> i32
          %904 = "arith.subi"(%31, %903) : (i32, i32) -> i32
          %905 = "arith.extui"(%900) : (i32) -> i64
          %906 = "arith.muli"(%905, %901) : (i64, i64) -> i64
          %907 = "arith.shrui"(%906, %881) : (i64, i64) -> i64
          %908 = "arith.trunci"(%907) : (i64) -> i32
          %909 = "arith.addi"(%908, %900) : (i32, i32) -> i32
          %910 = "arith.shrui"(%909, %904) : (i32, i32) -> i32
          %911 = "arith.cmpi"(%904, %31) {predicate = 6 : i64} : (i32, i32) -> i1
          %912 = "arith.select"(%911, %910, %28) : (i1, i32, i32) -> i32
          %913 = "llvm.intr.ctlz"(%902) {is_zero_poison = false} : (i32) -> i32
          %914 = "arith.subi"(%31, %913) : (i32, i32) -> i32
          %915 = "arith.shrui"(%909, %914) : (i32, i32) -> i32
          %916 = "arith.cmpi"(%914, %31) {predicate = 6 : i64} : (i32, i32) -> i1
          %917 = "arith.select"(%916, %915, %28) : (i1, i32, i32) -> i32
          %918 = "arith.muli"(%917, %20) : (i32, i32) -> i32
          %919 = "arith.subi"(%900, %918) : (i32, i32) -> i32
          %920 = "arith.muli"(%912, %106) : (i32, i32) -> i32
          %921 = "arith.addi"(%920, %106) : (i32, i32) -> i32
          %922 = "arith.cmpi"(%921, %15) {predicate = 3 : i64} : (i32, i32) -> i1
          %923 = "arith.divui"(%919, %106) : (i32, i32) -> i32
          %924 = "arith.shrui"(%14, %881) : (i64, i64) -> i64
          %925 = "arith.subi"(%21, %97) : (i32, i32) -> i32
          %926 = "llvm.intr.ctlz"(%925) {is_zero_poison = false} : (i32) -> i32
          %927 = "arith.subi"(%31, %926) : (i32, i32) -> i32
          %928 = "arith.extui"(%919) : (i32) -> i64
          %929 = "arith.muli"(%928, %924) : (i64, i64) -> i64
          %930 = "arith.shrui"(%929, %881) : (i64, i64) -> i64
          %931 = "arith.trunci"(%930) : (i64) -> i32
          %932 = "arith.addi"(%931, %919) : (i32, i32) -> i32
          %933 = "arith.shrui"(%932, %927) : (i32, i32) -> i32
          %934 = "arith.cmpi"(%927, %31) {predicate = 6 : i64} : (i32, i32) -> i1
          %935 = "arith.select"(%934, %933, %28) : (i1, i32, i32) -> i32
          %936 = "arith.select"(%922, %923, %935) : (i1, i32, i32) -> i32
          %937 = "arith.remui"(%919, %106) : (i32, i32) -> i32
          %938 = "llvm.intr.ctlz"(%925) {is_zero_poison = false} : (i32) -> i32
          %939 = "arith.subi"(%31, %938) : (i32, i32) -> i32
          %940 = "arith.shrui"(%932, %939) : (i32, i32) -> i32
          %941 = "arith.cmpi"(%939, %31) {predicate = 6 : i64} : (i32, i32) -> i1
          %942 = "arith.select"(%941, %940, %28) : (i1, i32, i32) -> i32
          %943 = "arith.muli"(%942, %21) : (i32, i32) -> i32
          %944 = "arith.subi"(%919, %943) : (i32, i32) -> i32
          %945 = "arith.select"(%922, %937, %944) : (i1, i32, i32) -> i32
          %946 = "arith.addi"(%920, %945) : (i32, i32) -> i32
          %947 = "arith.addi"(%946, %527) : (i32, i32) -> i32
          %948 = "arith.addi"(%936, %528) : (i32, i32) -> i32
          %949 = "arith.muli"(%947, %25) : (i32, i32) -> i32
          %950 = "arith.muli"(%948, %102) : (i32, i32) -> i32
          %951 = "arith.remui"(%397, %25) : (i32, i32) -> i32
          %952 = "arith.divui"(%397, %25) : (i32, i32) -> i32
          %953 = "arith.remui"(%952, %401) : (i32, i32) -> i32
          %954 = "arith.constant"() {value = 4 : i32} : () -> i32
          %955 = "arith.remui"(%951, %954) : (i32, i32) -> i32
          %956 = "arith.divui"(%951, %954) : (i32, i32) -> i32
          %957 = "arith.muli"(%955, %401) : (i32, i32) -> i32
          %958 = "arith.remui"(%956, %106) : (i32, i32) -> i32
          %959 = "arith.divui"(%956, %106) : (i32, i32) -> i32
          %960 = "arith.constant"() {value = 16 : i32} : () -> i32
          %961 = "arith.muli"(%959, %960) : (i32, i32) -> i32
          %962 = "arith.addi"(%958, %961) : (i32, i32) -> i32
          %963 = "arith.muli"(%953, %102) : (i32, i32) -> i32
          %964 = "arith.addi"(%962, %963) : (i32, i32) -> i32
          %965 = "arith.addi"(%949, %964) : (i32, i32) -> i32
          %966 = "arith.addi"(%950, %957) : (i32, i32) -> i32
          %967 = "arith.extsi"(%893) : (i32) -> i64
          %968 = "arith.muli"(%967, %8) : (i64, i64) -> i64
          %969 = "llvm.getelementptr"(%6, %968) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %970 = "arith.cmpi"(%965, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %971 = "arith.cmpi"(%966, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %972 = "arith.andi"(%970, %971) : (i1, i1) -> i1
          "scf.if"(%972) ({
            %973 = "vector.from_elements"(%846, %847) : (f32, f32) -> vector<2xf32>
            %974 = "vector.extract"(%973) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %975 = "vector.extract"(%973) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %976 = "arith.extsi"(%965) : (i32) -> i64
            %977 = "arith.muli"(%976, %9) : (i64, i64) -> i64
            %978 = "llvm.getelementptr"(%969, %977) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %979 = "arith.divui"(%966, %401) : (i32, i32) -> i32
            %980 = "arith.extsi"(%979) : (i32) -> i64
            %981 = "arith.constant"() {value = 2 : i64} : () -> i64
            %982 = "arith.muli"(%980, %981) : (i64, i64) -> i64
            %983 = "llvm.getelementptr"(%978, %982) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %984 = "vector.from_elements"(%974, %975) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%984, %983) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %985 = "arith.addi"(%965, %106) : (i32, i32) -> i32
          %986 = "arith.cmpi"(%985, %7) {predicate = 2 : i64} : (i32, i32) -> i1
          %987 = "arith.andi"(%986, %971) : (i1, i1) -> i1
          "scf.if"(%987) ({
            %988 = "vector.from_elements"(%848, %849) : (f32, f32) -> vector<2xf32>
            %989 = "vector.extract"(%988) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %990 = "vector.extract"(%988) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %991 = "arith.extsi"(%985) : (i32) -> i64
            %992 = "arith.muli"(%991, %9) : (i64, i64) -> i64
            %993 = "llvm.getelementptr"(%969, %992) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %994 = "arith.divui"(%966, %401) : (i32, i32) -> i32
            %995 = "arith.extsi"(%994) : (i32) -> i64
            %996 = "arith.constant"() {value = 2 : i64} : () -> i64
            %997 = "arith.muli"(%995, %996) : (i64, i64) -> i64
            %998 = "llvm.getelementptr"(%993, %997) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %999 = "vector.from_elements"(%989, %990) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%999, %998) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1000 = "arith.addi"(%966, %106) : (i32, i32) -> i32
          %1001 = "arith.cmpi"(%1000, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %1002 = "arith.andi"(%970, %1001) : (i1, i1) -> i1
          "scf.if"(%1002) ({
            %1003 = "vector.from_elements"(%850, %851) : (f32, f32) -> vector<2xf32>
            %1004 = "vector.extract"(%1003) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1005 = "vector.extract"(%1003) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1006 = "arith.extsi"(%965) : (i32) -> i64
            %1007 = "arith.muli"(%1006, %9) : (i64, i64) -> i64
            %1008 = "llvm.getelementptr"(%969, %1007) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1009 = "arith.divui"(%1000, %401) : (i32, i32) -> i32
            %1010 = "arith.extsi"(%1009) : (i32) -> i64
            %1011 = "arith.constant"() {value = 2 : i64} : () -> i64
            %1012 = "arith.muli"(%1010, %1011) : (i64, i64) -> i64
            %1013 = "llvm.getelementptr"(%1008, %1012) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1014 = "vector.from_elements"(%1004, %1005) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%1014, %1013) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1015 = "arith.andi"(%986, %1001) : (i1, i1) -> i1
          "scf.if"(%1015) ({
            %1016 = "vector.from_elements"(%852, %853) : (f32, f32) -> vector<2xf32>
            %1017 = "vector.extract"(%1016) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1018 = "vector.extract"(%1016) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1019 = "arith.extsi"(%985) : (i32) -> i64
            %1020 = "arith.muli"(%1019, %9) : (i64, i64) -> i64
            %1021 = "llvm.getelementptr"(%969, %1020) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1022 = "arith.divui"(%1000, %401) : (i32, i32) -> i32
            %1023 = "arith.extsi"(%1022) : (i32) -> i64
            %1024 = "arith.constant"() {value = 2 : i64} : () -> i64
            %1025 = "arith.muli"(%1023, %1024) : (i64, i64) -> i64
            %1026 = "llvm.getelementptr"(%1021, %1025) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1027 = "vector.from_elements"(%1017, %1018) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%1027, %1026) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1028 = "arith.addi"(%966, %960) : (i32, i32) -> i32
          %1029 = "arith.cmpi"(%1028, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %1030 = "arith.andi"(%970, %1029) : (i1, i1) -> i1
          "scf.if"(%1030) ({
            %1031 = "vector.from_elements"(%854, %855) : (f32, f32) -> vector<2xf32>
            %1032 = "vector.extract"(%1031) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1033 = "vector.extract"(%1031) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1034 = "arith.extsi"(%965) : (i32) -> i64
            %1035 = "arith.muli"(%1034, %9) : (i64, i64) -> i64
            %1036 = "llvm.getelementptr"(%969, %1035) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1037 = "arith.divui"(%1028, %401) : (i32, i32) -> i32
            %1038 = "arith.extsi"(%1037) : (i32) -> i64
            %1039 = "arith.constant"() {value = 2 : i64} : () -> i64
            %1040 = "arith.muli"(%1038, %1039) : (i64, i64) -> i64
            %1041 = "llvm.getelementptr"(%1036, %1040) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1042 = "vector.from_elements"(%1032, %1033) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%1042, %1041) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1043 = "arith.andi"(%986, %1029) : (i1, i1) -> i1
          "scf.if"(%1043) ({
            %1044 = "vector.from_elements"(%856, %857) : (f32, f32) -> vector<2xf32>
            %1045 = "vector.extract"(%1044) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1046 = "vector.extract"(%1044) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1047 = "arith.extsi"(%985) : (i32) -> i64
            %1048 = "arith.muli"(%1047, %9) : (i64, i64) -> i64
            %1049 = "llvm.getelementptr"(%969, %1048) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1050 = "arith.divui"(%1028, %401) : (i32, i32) -> i32
            %1051 = "arith.extsi"(%1050) : (i32) -> i64
            %1052 = "arith.constant"() {value = 2 : i64} : () -> i64
            %1053 = "arith.muli"(%1051, %1052) : (i64, i64) -> i64
            %1054 = "llvm.getelementptr"(%1049, %1053) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1055 = "vector.from_elements"(%1045, %1046) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%1055, %1054) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1056 = "arith.constant"() {value = 24 : i32} : () -> i32
          %1057 = "arith.addi"(%966, %1056) : (i32, i32) -> i32
          %1058 = "arith.cmpi"(%1057, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %1059 = "arith.andi"(%970, %1058) : (i1, i1) -> i1
          "scf.if"(%1059) ({
            %1060 = "vector.from_elements"(%858, %859) : (f32, f32) -> vector<2xf32>
            %1061 = "vector.extract"(%1060) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1062 = "vector.extract"(%1060) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1063 = "arith.extsi"(%965) : (i32) -> i64
            %1064 = "arith.muli"(%1063, %9) : (i64, i64) -> i64
            %1065 = "llvm.getelementptr"(%969, %1064) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1066 = "arith.divui"(%1057, %401) : (i32, i32) -> i32
            %1067 = "arith.extsi"(%1066) : (i32) -> i64
            %1068 = "arith.constant"() {value = 2 : i64} : () -> i64
            %1069 = "arith.muli"(%1067, %1068) : (i64, i64) -> i64
            %1070 = "llvm.getelementptr"(%1065, %1069) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1071 = "vector.from_elements"(%1061, %1062) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%1071, %1070) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1072 = "arith.andi"(%986, %1058) : (i1, i1) -> i1
          "scf.if"(%1072) ({
            %1073 = "vector.from_elements"(%860, %861) : (f32, f32) -> vector<2xf32>
            %1074 = "vector.extract"(%1073) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1075 = "vector.extract"(%1073) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1076 = "arith.extsi"(%985) : (i32) -> i64
            %1077 = "arith.muli"(%1076, %9) : (i64, i64) -> i64
            %1078 = "llvm.getelementptr"(%969, %1077) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1079 = "arith.divui"(%1057, %401) : (i32, i32) -> i32
            %1080 = "arith.extsi"(%1079) : (i32) -> i64
            %1081 = "arith.constant"() {value = 2 : i64} : () -> i64
            %1082 = "arith.muli"(%1080, %1081) : (i64, i64) -> i64
            %1083 = "llvm.getelementptr"(%1078, %1082) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1084 = "vector.from_elements"(%1074, %1075) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%1084, %1083) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1085 = "arith.addi"(%966, %31) : (i32, i32) -> i32
          %1086 = "arith.cmpi"(%1085, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %1087 = "arith.andi"(%970, %1086) : (i1, i1) -> i1
          "scf.if"(%1087) ({
            %1088 = "vector.from_elements"(%862, %863) : (f32, f32) -> vector<2xf32>
            %1089 = "vector.extract"(%1088) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1090 = "vector.extract"(%1088) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1091 = "arith.extsi"(%965) : (i32) -> i64
            %1092 = "arith.muli"(%1091, %9) : (i64, i64) -> i64
            %1093 = "llvm.getelementptr"(%969, %1092) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1094 = "arith.divui"(%1085, %401) : (i32, i32) -> i32
            %1095 = "arith.extsi"(%1094) : (i32) -> i64
            %1096 = "arith.constant"() {value = 2 : i64} : () -> i64
            %1097 = "arith.muli"(%1095, %1096) : (i64, i64) -> i64
            %1098 = "llvm.getelementptr"(%1093, %1097) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1099 = "vector.from_elements"(%1089, %1090) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%1099, %1098) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1100 = "arith.andi"(%986, %1086) : (i1, i1) -> i1
          "scf.if"(%1100) ({
            %1101 = "vector.from_elements"(%864, %865) : (f32, f32) -> vector<2xf32>
            %1102 = "vector.extract"(%1101) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1103 = "vector.extract"(%1101) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1104 = "arith.extsi"(%985) : (i32) -> i64
            %1105 = "arith.muli"(%1104, %9) : (i64, i64) -> i64
            %1106 = "llvm.getelementptr"(%969, %1105) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1107 = "arith.divui"(%1085, %401) : (i32, i32) -> i32
            %1108 = "arith.extsi"(%1107) : (i32) -> i64
            %1109 = "arith.constant"() {value = 2 : i64} : () -> i64
            %1110 = "arith.muli"(%1108, %1109) : (i64, i64) -> i64
            %1111 = "llvm.getelementptr"(%1106, %1110) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1112 = "vector.from_elements"(%1102, %1103) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%1112, %1111) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1113 = "arith.constant"() {value = 40 : i32} : () -> i32
          %1114 = "arith.addi"(%966, %1113) : (i32, i32) -> i32
          %1115 = "arith.cmpi"(%1114, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %1116 = "arith.andi"(%970, %1115) : (i1, i1) -> i1
          "scf.if"(%1116) ({
            %1117 = "vector.from_elements"(%866, %867) : (f32, f32) -> vector<2xf32>
            %1118 = "vector.extract"(%1117) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1119 = "vector.extract"(%1117) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1120 = "arith.extsi"(%965) : (i32) -> i64
            %1121 = "arith.muli"(%1120, %9) : (i64, i64) -> i64
            %1122 = "llvm.getelementptr"(%969, %1121) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1123 = "arith.divui"(%1114, %401) : (i32, i32) -> i32
            %1124 = "arith.extsi"(%1123) : (i32) -> i64
            %1125 = "arith.constant"() {value = 2 : i64} : () -> i64
            %1126 = "arith.muli"(%1124, %1125) : (i64, i64) -> i64
            %1127 = "llvm.getelementptr"(%1122, %1126) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1128 = "vector.from_elements"(%1118, %1119) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%1128, %1127) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1129 = "arith.andi"(%986, %1115) : (i1, i1) -> i1
          "scf.if"(%1129) ({
            %1130 = "vector.from_elements"(%868, %869) : (f32, f32) -> vector<2xf32>
            %1131 = "vector.extract"(%1130) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1132 = "vector.extract"(%1130) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1133 = "arith.extsi"(%985) : (i32) -> i64
            %1134 = "arith.muli"(%1133, %9) : (i64, i64) -> i64
            %1135 = "llvm.getelementptr"(%969, %1134) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1136 = "arith.divui"(%1114, %401) : (i32, i32) -> i32
            %1137 = "arith.extsi"(%1136) : (i32) -> i64
            %1138 = "arith.constant"() {value = 2 : i64} : () -> i64
            %1139 = "arith.muli"(%1137, %1138) : (i64, i64) -> i64
            %1140 = "llvm.getelementptr"(%1135, %1139) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1141 = "vector.from_elements"(%1131, %1132) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%1141, %1140) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1142 = "arith.constant"() {value = 48 : i32} : () -> i32
          %1143 = "arith.addi"(%966, %1142) : (i32, i32) -> i32
          %1144 = "arith.cmpi"(%1143, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %1145 = "arith.andi"(%970, %1144) : (i1, i1) -> i1
          "scf.if"(%1145) ({
            %1146 = "vector.from_elements"(%870, %871) : (f32, f32) -> vector<2xf32>
            %1147 = "vector.extract"(%1146) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1148 = "vector.extract"(%1146) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1149 = "arith.extsi"(%965) : (i32) -> i64
            %1150 = "arith.muli"(%1149, %9) : (i64, i64) -> i64
            %1151 = "llvm.getelementptr"(%969, %1150) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1152 = "arith.divui"(%1143, %401) : (i32, i32) -> i32
            %1153 = "arith.extsi"(%1152) : (i32) -> i64
            %1154 = "arith.constant"() {value = 2 : i64} : () -> i64
            %1155 = "arith.muli"(%1153, %1154) : (i64, i64) -> i64
            %1156 = "llvm.getelementptr"(%1151, %1155) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1157 = "vector.from_elements"(%1147, %1148) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%1157, %1156) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1158 = "arith.andi"(%986, %1144) : (i1, i1) -> i1
          "scf.if"(%1158) ({
            %1159 = "vector.from_elements"(%872, %873) : (f32, f32) -> vector<2xf32>
            %1160 = "vector.extract"(%1159) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1161 = "vector.extract"(%1159) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1162 = "arith.extsi"(%985) : (i32) -> i64
            %1163 = "arith.muli"(%1162, %9) : (i64, i64) -> i64
            %1164 = "llvm.getelementptr"(%969, %1163) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1165 = "arith.divui"(%1143, %401) : (i32, i32) -> i32
            %1166 = "arith.extsi"(%1165) : (i32) -> i64
            %1167 = "arith.constant"() {value = 2 : i64} : () -> i64
            %1168 = "arith.muli"(%1166, %1167) : (i64, i64) -> i64
            %1169 = "llvm.getelementptr"(%1164, %1168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1170 = "vector.from_elements"(%1160, %1161) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%1170, %1169) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1171 = "arith.constant"() {value = 56 : i32} : () -> i32
          %1172 = "arith.addi"(%966, %1171) : (i32, i32) -> i32
          %1173 = "arith.cmpi"(%1172, %2) {predicate = 2 : i64} : (i32, i32) -> i1
          %1174 = "arith.andi"(%970, %1173) : (i1, i1) -> i1
          "scf.if"(%1174) ({
            %1175 = "vector.from_elements"(%874, %875) : (f32, f32) -> vector<2xf32>
            %1176 = "vector.extract"(%1175) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1177 = "vector.extract"(%1175) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1178 = "arith.extsi"(%965) : (i32) -> i64
            %1179 = "arith.muli"(%1178, %9) : (i64, i64) -> i64
            %1180 = "llvm.getelementptr"(%969, %1179) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1181 = "arith.divui"(%1172, %401) : (i32, i32) -> i32
            %1182 = "arith.extsi"(%1181) : (i32) -> i64
            %1183 = "arith.constant"() {value = 2 : i64} : () -> i64
            %1184 = "arith.muli"(%1182, %1183) : (i64, i64) -> i64
            %1185 = "llvm.getelementptr"(%1180, %1184) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1186 = "vector.from_elements"(%1176, %1177) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%1186, %1185) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1187 = "arith.andi"(%986, %1173) : (i1, i1) -> i1
          "scf.if"(%1187) ({
            %1188 = "vector.from_elements"(%876, %877) : (f32, f32) -> vector<2xf32>
            %1189 = "vector.extract"(%1188) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1190 = "vector.extract"(%1188) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1191 = "arith.extsi"(%985) : (i32) -> i64
            %1192 = "arith.muli"(%1191, %9) : (i64, i64) -> i64
            %1193 = "llvm.getelementptr"(%969, %1192) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1194 = "arith.divui"(%1172, %401) : (i32, i32) -> i32
            %1195 = "arith.extsi"(%1194) : (i32) -> i64
            %1196 = "arith.constant"() {value = 2 : i64} : () -> i64
            %1197 = "arith.muli"(%1195, %1196) : (i64, i64) -> i64
            %1198 = "llvm.getelementptr"(%1193, %1197) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1199 = "vector.from_elements"(%1189, %1190) : (f32, f32) -> vector<2xf32>
            "llvm.store"(%1199, %1198) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1200 = "arith.addi"(%531, %96) : (i32, i32) -> i32
          %1201 = "arith.addi"(%532, %97) : (i32, i32) -> i32
          "scf.yield"(%1200, %98, %99, %529, %406, %1200, %1201, %655, %656, %657, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%444, %445, %443) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "conv_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr<1>, i32, i64, i64, i64, i64, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i32):
      %7 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %13 = "arith.constant"() {value = 128 : i32} : () -> i32
      %14 = "arith.muli"(%10, %13) : (i32, i32) -> i32
      %15 = "arith.addi"(%14, %7) : (i32, i32) -> i32
      %16 = "arith.constant"() {value = 4 : i32} : () -> i32
      %17 = "arith.muli"(%15, %16) : (i32, i32) -> i32
      %18 = "arith.divui"(%17, %2) : (i32, i32) -> i32
      %19 = "arith.remui"(%17, %2) : (i32, i32) -> i32
      %20 = "arith.divui"(%19, %16) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %21 = "arith.cmpi"(%18, %6) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%21) ({
        %22 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
        %23 = "vector.extract"(%22) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %24 = "vector.extract"(%22) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %25 = "vector.extract"(%22) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %26 = "vector.extract"(%22) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %27 = "arith.constant"() {value = 0 : i32} : () -> i32
        %28 = "arith.constant"() {value = 8 : i32} : () -> i32
        %29 = "arith.constant"() {value = 1 : i32} : () -> i32
        %30, %31, %32, %33 = "scf.for"(%27, %28, %29, %23, %24, %25, %26) ({
        ^bb0(%34: i32, %35: f32, %36: f32, %37: f32, %38: f32):
          %39 = "vector.from_elements"(%35, %36, %37, %38) : (f32, f32, f32, f32) -> vector<4xf32>
          %40 = "arith.extsi"(%34) : (i32) -> i64
          %41 = "arith.extsi"(%18) : (i32) -> i64
          %42 = "arith.muli"(%40, %3) : (i64, i64) -> i64
          %43 = "arith.muli"(%41, %4) : (i64, i64) -> i64
          %44 = "arith.addi"(%42, %43) : (i64, i64) -> i64
          %45 = "llvm.getelementptr"(%0, %44) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %46 = "arith.extsi"(%20) : (i32) -> i64
          %47 = "arith.constant"() {value = 4 : i64} : () -> i64
          %48 = "arith.muli"(%46, %47) : (i64, i64) -> i64
          %49 = "llvm.getelementptr"(%45, %48) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %50 = "llvm.load"(%49) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %51 = "arith.addf"(%39, %50) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
          %52 = "vector.extract"(%51) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %53 = "vector.extract"(%51) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %54 = "vector.extract"(%51) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %55 = "vector.extract"(%51) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%52, %53, %54, %55) : (f32, f32, f32, f32) -> ()
        }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = false, count = 8 : i32>>} : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
        %56 = "arith.extsi"(%18) : (i32) -> i64
        %57 = "arith.extsi"(%2) : (i32) -> i64
        %58 = "arith.muli"(%56, %57) : (i64, i64) -> i64
        %59 = "llvm.getelementptr"(%5, %58) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %60 = "arith.extsi"(%20) : (i32) -> i64
        %61 = "arith.constant"() {value = 4 : i64} : () -> i64
        %62 = "arith.muli"(%60, %61) : (i64, i64) -> i64
        %63 = "llvm.getelementptr"(%59, %62) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %64 = "vector.from_elements"(%30, %31, %32, %33) : (f32, f32, f32, f32) -> vector<4xf32>
        %65 = "arith.truncf"(%64) : (vector<4xf32>) -> vector<4xbf16>
        "llvm.store"(%65, %63) {alignment = 8 : i64} : (vector<4xbf16>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "add_pieces_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i32, %15: i32, %16: i64, %17: i64, %18: i64, %19: !llvm.ptr<1>, %20: i32):
    %21 = "arith.extsi"(%9) : (i32) -> i64
    %22 = "arith.extsi"(%20) : (i32) -> i64
    %23 = "arith.muli"(%21, %22) : (i64, i64) -> i64
    %24 = "arith.constant"() {value = 1 : i32} : () -> i32
    %25 = "arith.subi"(%2, %24) : (i32, i32) -> i32
    %26 = "arith.addi"(%25, %24) : (i32, i32) -> i32
    %27 = "arith.cmpi"(%14, %26) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%27) {message = "Y's rows are not those that the filter makes of X's", file = "samples/conv_hopper.py", line = 269 : i32} : (i1) -> ()
    %28 = "arith.subi"(%3, %24) : (i32, i32) -> i32
    %29 = "arith.addi"(%28, %24) : (i32, i32) -> i32
    %30 = "arith.cmpi"(%15, %29) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%30) {message = "Y's columns are not those that the filter makes of X's", file = "samples/conv_hopper.py", line = 270 : i32} : (i1) -> ()
    %31 = "arith.extsi"(%4) : (i32) -> i64
    %32 = "arith.extsi"(%3) : (i32) -> i64
    %33 = "arith.extsi"(%2) : (i32) -> i64
    %34 = "arith.extsi"(%1) : (i32) -> i64
    %35 = "arith.constant"() {value = 2 : i64} : () -> i64
    %36 = "arith.muli"(%7, %35) : (i64, i64) -> i64
    %37 = "arith.muli"(%6, %35) : (i64, i64) -> i64
    %38 = "arith.muli"(%5, %35) : (i64, i64) -> i64
    %39 = "cutec.tensor_map"(%0, %31, %32, %33, %34, %36, %37, %38) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32>, element_strides = array<i32: 1, 1, 1, 1>, im2col = {lower = array<i32: 0, 0>, upper = array<i32: 0, 0>, column = array<i32: 64, 128>, wide = "none"}} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %40 = "arith.constant"() {value = 1 : i64} : () -> i64
    %41 = "arith.constant"() {value = 2 : i32} : () -> i32
    %42 = "arith.muli"(%4, %41) : (i32, i32) -> i32
    %43 = "arith.extsi"(%42) : (i32) -> i64
    %44 = "cutec.tensor_map"(%8, %31, %21, %40, %43, %43) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64, 1>, element_strides = array<i32: 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64) -> !llvm.ptr
    %45 = "arith.muli"(%1, %14) : (i32, i32) -> i32
    %46 = "arith.muli"(%45, %15) : (i32, i32) -> i32
    %47 = "arith.extsi"(%46) : (i32) -> i64
    %48 = "arith.muli"(%9, %41) : (i32, i32) -> i32
    %49 = "arith.extsi"(%48) : (i32) -> i64
    %50 = "cutec.tensor_map"(%13, %21, %47, %49) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %51 = "arith.constant"() {value = 127 : i32} : () -> i32
    %52 = "arith.addi"(%46, %51) : (i32, i32) -> i32
    %53 = "arith.constant"() {value = 128 : i32} : () -> i32
    %54 = "arith.divui"(%52, %53) : (i32, i32) -> i32
    %55 = "arith.constant"() {value = 63 : i32} : () -> i32
    %56 = "arith.addi"(%9, %55) : (i32, i32) -> i32
    %57 = "arith.constant"() {value = 64 : i32} : () -> i32
    %58 = "arith.divui"(%56, %57) : (i32, i32) -> i32
    %59 = "arith.muli"(%58, %54) : (i32, i32) -> i32
    %60 = "arith.maxsi"(%59, %24) : (i32, i32) -> i32
    %61 = "arith.extui"(%60) : (i32) -> i64
    %62 = "arith.subi"(%60, %24) : (i32, i32) -> i32
    %63 = "llvm.intr.ctlz"(%62) {is_zero_poison = false} : (i32) -> i32
    %64 = "arith.constant"() {value = 32 : i32} : () -> i32
    %65 = "arith.subi"(%64, %63) : (i32, i32) -> i32
    %66 = "arith.extsi"(%65) : (i32) -> i64
    %67 = "arith.shli"(%40, %66) : (i64, i64) -> i64
    %68 = "arith.constant"() {value = 64 : i64} : () -> i64
    %69 = "arith.cmpi"(%66, %68) {predicate = 6 : i64} : (i64, i64) -> i1
    %70 = "arith.constant"() {value = 0 : i64} : () -> i64
    %71 = "arith.select"(%69, %67, %70) : (i1, i64, i64) -> i64
    %72 = "arith.subi"(%71, %61) : (i64, i64) -> i64
    %73 = "arith.constant"() {value = 32 : i64} : () -> i64
    %74 = "arith.shli"(%72, %73) : (i64, i64) -> i64
    %75 = "arith.divui"(%74, %61) : (i64, i64) -> i64
    %76 = "arith.addi"(%75, %40) : (i64, i64) -> i64
    %77 = "arith.shli"(%76, %73) : (i64, i64) -> i64
    %78 = "arith.ori"(%77, %61) : (i64, i64) -> i64
    %79 = "arith.constant"() {value = 8 : i32} : () -> i32
    %80 = "arith.muli"(%58, %79) : (i32, i32) -> i32
    %81 = "arith.maxsi"(%80, %24) : (i32, i32) -> i32
    %82 = "arith.extui"(%81) : (i32) -> i64
    %83 = "arith.subi"(%81, %24) : (i32, i32) -> i32
    %84 = "llvm.intr.ctlz"(%83) {is_zero_poison = false} : (i32) -> i32
    %85 = "arith.subi"(%64, %84) : (i32, i32) -> i32
    %86 = "arith.extsi"(%85) : (i32) -> i64
    %87 = "arith.shli"(%40, %86) : (i64, i64) -> i64
    %88 = "arith.cmpi"(%86, %68) {predicate = 6 : i64} : (i64, i64) -> i1
    %89 = "arith.select"(%88, %87, %70) : (i1, i64, i64) -> i64
    %90 = "arith.subi"(%89, %82) : (i64, i64) -> i64
    %91 = "arith.shli"(%90, %73) : (i64, i64) -> i64
    %92 = "arith.divui"(%91, %82) : (i64, i64) -> i64
    %93 = "arith.addi"(%92, %40) : (i64, i64) -> i64
    %94 = "arith.shli"(%93, %73) : (i64, i64) -> i64
    %95 = "arith.ori"(%94, %82) : (i64, i64) -> i64
    %96 = "arith.addi"(%54, %79) : (i32, i32) -> i32
    %97 = "arith.subi"(%96, %24) : (i32, i32) -> i32
    %98 = "arith.constant"() {value = 7 : i32} : () -> i32
    %99 = "arith.andi"(%97, %98) : (i32, i32) -> i32
    %100 = "arith.addi"(%99, %24) : (i32, i32) -> i32
    %101 = "arith.maxsi"(%100, %24) : (i32, i32) -> i32
    %102 = "arith.extui"(%101) : (i32) -> i64
    %103 = "arith.subi"(%101, %24) : (i32, i32) -> i32
    %104 = "llvm.intr.ctlz"(%103) {is_zero_poison = false} : (i32) -> i32
    %105 = "arith.subi"(%64, %104) : (i32, i32) -> i32
    %106 = "arith.extsi"(%105) : (i32) -> i64
    %107 = "arith.shli"(%40, %106) : (i64, i64) -> i64
    %108 = "arith.cmpi"(%106, %68) {predicate = 6 : i64} : (i64, i64) -> i1
    %109 = "arith.select"(%108, %107, %70) : (i1, i64, i64) -> i64
    %110 = "arith.subi"(%109, %102) : (i64, i64) -> i64
    %111 = "arith.shli"(%110, %73) : (i64, i64) -> i64
    %112 = "arith.divui"(%111, %102) : (i64, i64) -> i64
    %113 = "arith.addi"(%112, %40) : (i64, i64) -> i64
    %114 = "arith.shli"(%113, %73) : (i64, i64) -> i64
    %115 = "arith.ori"(%114, %102) : (i64, i64) -> i64
    %116 = "arith.muli"(%54, %58) : (i32, i32) -> i32
    %117 = "arith.muli"(%116, %79) : (i32, i32) -> i32
    %118 = "arith.constant"() {value = 132 : i32} : () -> i32
    %119 = "arith.minsi"(%117, %118) : (i32, i32) -> i32
    %120 = "arith.maxsi"(%15, %24) : (i32, i32) -> i32
    %121 = "arith.extui"(%120) : (i32) -> i64
    %122 = "arith.subi"(%120, %24) : (i32, i32) -> i32
    %123 = "llvm.intr.ctlz"(%122) {is_zero_poison = false} : (i32) -> i32
    %124 = "arith.subi"(%64, %123) : (i32, i32) -> i32
    %125 = "arith.extsi"(%124) : (i32) -> i64
    %126 = "arith.shli"(%40, %125) : (i64, i64) -> i64
    %127 = "arith.cmpi"(%125, %68) {predicate = 6 : i64} : (i64, i64) -> i1
    %128 = "arith.select"(%127, %126, %70) : (i1, i64, i64) -> i64
    %129 = "arith.subi"(%128, %121) : (i64, i64) -> i64
    %130 = "arith.shli"(%129, %73) : (i64, i64) -> i64
    %131 = "arith.divui"(%130, %121) : (i64, i64) -> i64
    %132 = "arith.addi"(%131, %40) : (i64, i64) -> i64
    %133 = "arith.shli"(%132, %73) : (i64, i64) -> i64
    %134 = "arith.ori"(%133, %121) : (i64, i64) -> i64
    %135 = "arith.maxsi"(%14, %24) : (i32, i32) -> i32
    %136 = "arith.extui"(%135) : (i32) -> i64
    %137 = "arith.subi"(%135, %24) : (i32, i32) -> i32
    %138 = "llvm.intr.ctlz"(%137) {is_zero_poison = false} : (i32) -> i32
    %139 = "arith.subi"(%64, %138) : (i32, i32) -> i32
    %140 = "arith.extsi"(%139) : (i32) -> i64
    %141 = "arith.shli"(%40, %140) : (i64, i64) -> i64
    %142 = "arith.cmpi"(%140, %68) {predicate = 6 : i64} : (i64, i64) -> i1
    %143 = "arith.select"(%142, %141, %70) : (i1, i64, i64) -> i64
    %144 = "arith.subi"(%143, %136) : (i64, i64) -> i64
    %145 = "arith.shli"(%144, %73) : (i64, i64) -> i64
    %146 = "arith.divui"(%145, %136) : (i64, i64) -> i64
    %147 = "arith.addi"(%146, %40) : (i64, i64) -> i64
    %148 = "arith.shli"(%147, %73) : (i64, i64) -> i64
    %149 = "arith.ori"(%148, %136) : (i64, i64) -> i64
    %150 = "arith.constant"() {value = 384 : i32} : () -> i32
    %151 = "arith.constant"() {value = 229504 : i32} : () -> i32
    "gpu.launch_func"(%24, %24, %119, %150, %24, %24, %24, %24, %24, %151, %39, %44, %9, %4, %50, %46, %19, %20, %23, %21, %134, %149, %78, %95, %115, %54, %58) {kernel = @kernels::@conv_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 17, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr<1>, i32, i64, i64, i64, i64, i64, i64, i64, i32, i32) -> ()
    %152 = "arith.muli"(%46, %9) : (i32, i32) -> i32
    %153 = "arith.constant"() {value = 511 : i32} : () -> i32
    %154 = "arith.addi"(%152, %153) : (i32, i32) -> i32
    %155 = "arith.constant"() {value = 512 : i32} : () -> i32
    %156 = "arith.divui"(%154, %155) : (i32, i32) -> i32
    %157 = "arith.constant"() {value = 0 : i32} : () -> i32
    "gpu.launch_func"(%156, %24, %24, %53, %24, %24, %157, %19, %20, %9, %23, %21, %13, %46) {kernel = @kernels::@add_pieces_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 7, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "conv_1x1_bf16_columns64_pieces8", function_type = (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
