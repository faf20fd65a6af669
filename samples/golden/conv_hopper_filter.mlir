!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr, %5: i32, %6: i64, %7: i64, %8: i64, %9: i32, %10: i64, %11: i64, %12: i64, %13: i32, %14: i32):
      %15 = "arith.trunci"(%6) : (i64) -> i32
      %16 = "arith.trunci"(%7) : (i64) -> i32
      %17 = "arith.trunci"(%8) : (i64) -> i32
      %18 = "arith.trunci"(%11) : (i64) -> i32
      %19 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %22 = "arith.constant"() {value = 128 : i32} : () -> i32
      %23 = "arith.divui"(%19, %22) : (i32, i32) -> i32
      %24 = "arith.constant"() {value = -1 : i32} : () -> i32
      %25 = "arith.constant"() {value = 0 : i32} : () -> i32
      %26 = "arith.constant"() {value = 31 : i32} : () -> i32
      %27 = "nvvm.shfl.sync"(%24, %23, %25, %26) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %28 = "arith.constant"() {value = 32 : i32} : () -> i32
      %29 = "arith.divui"(%19, %28) : (i32, i32) -> i32
      %30 = "nvvm.shfl.sync"(%24, %29, %25, %26) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %31 = "arith.cmpi"(%30, %25) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%31) ({
        %32 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%32) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %34 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%34) ({
          "llvm.inline_asm"(%1) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
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
      %40 = "nvvm.shfl.sync"(%24, %39, %25, %26) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %41 = "llvm.getelementptr"(%36) {rawConstantIndices = array<i32: 229376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %42 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %43 = "arith.cmpi"(%42, %25) {predicate = 0 : i64} : (i32, i32) -> i1
      %44 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %45 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %46 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %47 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %48 = "arith.addi"(%46, %47) : (i32, i32) -> i32
      %49 = "arith.constant"() {value = 384 : i32} : () -> i32
      %50 = "arith.muli"(%48, %49) : (i32, i32) -> i32
      %51 = "arith.addi"(%45, %50) : (i32, i32) -> i32
      %52 = "arith.divui"(%51, %28) : (i32, i32) -> i32
      %53 = "arith.cmpi"(%52, %25) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%53) ({
        %54 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
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
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %96 = "arith.cmpi"(%27, %25) {predicate = 0 : i64} : (i32, i32) -> i1
      %97, %98, %99 = "scf.if"(%96) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %100, %101 = "scf.if"(%31) ({
          %102 = "arith.constant"() {value = 64 : i32} : () -> i32
          %103, %104, %105, %106, %107, %108, %109, %110 = "scf.while"(%89, %94, %95, %89, %25, %25, %25, %93) ({
          ^bb0(%111: i32, %112: i32, %113: i32, %114: i32, %115: i32, %116: i32, %117: i32, %118: i32):
            %119 = "arith.muli"(%13, %14) : (i32, i32) -> i32
            %120 = "arith.cmpi"(%111, %119) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%120, %111, %112, %113, %114, %115, %116, %117, %118) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%121: i32, %122: i32, %123: i32, %124: i32, %125: i32, %126: i32, %127: i32, %128: i32):
            %129 = "arith.constant"() {value = 32 : i64} : () -> i64
            %130 = "arith.shrui"(%11, %129) : (i64, i64) -> i64
            %131 = "arith.subi"(%18, %93) : (i32, i32) -> i32
            %132 = "llvm.intr.ctlz"(%131) {is_zero_poison = false} : (i32) -> i32
            %133 = "arith.subi"(%28, %132) : (i32, i32) -> i32
            %134 = "arith.extui"(%121) : (i32) -> i64
            %135 = "arith.muli"(%134, %130) : (i64, i64) -> i64
            %136 = "arith.shrui"(%135, %129) : (i64, i64) -> i64
            %137 = "arith.trunci"(%136) : (i64) -> i32
            %138 = "arith.addi"(%137, %121) : (i32, i32) -> i32
            %139 = "arith.shrui"(%138, %133) : (i32, i32) -> i32
            %140 = "arith.cmpi"(%133, %28) {predicate = 6 : i64} : (i32, i32) -> i1
            %141 = "arith.select"(%140, %139, %25) : (i1, i32, i32) -> i32
            %142 = "llvm.intr.ctlz"(%131) {is_zero_poison = false} : (i32) -> i32
            %143 = "arith.subi"(%28, %142) : (i32, i32) -> i32
            %144 = "arith.shrui"(%138, %143) : (i32, i32) -> i32
            %145 = "arith.cmpi"(%143, %28) {predicate = 6 : i64} : (i32, i32) -> i1
            %146 = "arith.select"(%145, %144, %25) : (i1, i32, i32) -> i32
            %147 = "arith.muli"(%146, %18) : (i32, i32) -> i32
            %148 = "arith.subi"(%121, %147) : (i32, i32) -> i32
            %149 = "arith.addi"(%148, %122) : (i32, i32) -> i32
            %150 = "arith.addi"(%141, %123) : (i32, i32) -> i32
            %151 = "arith.muli"(%25, %9) : (i32, i32) -> i32
            %152, %153, %154 = "scf.for"(%151, %9, %93, %126, %127, %128) ({
            ^bb0(%155: i32, %156: i32, %157: i32, %158: i32):
              %159 = "llvm.getelementptr"(%44, %157) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t160_s0 = "llvm.ptrtoint"(%159) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t160_s0, %158) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %161 = "llvm.getelementptr"(%41, %157) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %162 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
              "scf.if"(%162) ({
                %163 = "arith.constant"() {value = 24576 : i32} : () -> i32
                %t164_s0 = "llvm.ptrtoint"(%161) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t164_s0, %163) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %165 = "arith.muli"(%149, %22) : (i32, i32) -> i32
              %166 = "arith.muli"(%155, %102) : (i32, i32) -> i32
              %167 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %168 = "arith.muli"(%157, %167) : (i32, i32) -> i32
              %169 = "llvm.getelementptr"(%36, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %170 = "llvm.getelementptr"(%169) {rawConstantIndices = array<i32: 4096>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
              %171 = "arith.addi"(%165, %102) : (i32, i32) -> i32
              %172 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
              "scf.if"(%172) ({
                %t173_s0 = "llvm.ptrtoint"(%169) : (!llvm.ptr<3>) -> i32
                %t173_s2 = "llvm.ptrtoint"(%161) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t173_s0, %1, %t173_s2, %165, %166) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                %t174_s0 = "llvm.ptrtoint"(%170) : (!llvm.ptr<3>) -> i32
                %t174_s2 = "llvm.ptrtoint"(%161) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t174_s0, %1, %t174_s2, %171, %166) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %175 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %176 = "arith.muli"(%157, %175) : (i32, i32) -> i32
              %177 = "llvm.getelementptr"(%37, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %178 = "arith.shrui"(%8, %129) : (i64, i64) -> i64
              %179 = "arith.subi"(%17, %93) : (i32, i32) -> i32
              %180 = "llvm.intr.ctlz"(%179) {is_zero_poison = false} : (i32) -> i32
              %181 = "arith.subi"(%28, %180) : (i32, i32) -> i32
              %182 = "arith.extui"(%150) : (i32) -> i64
              %183 = "arith.muli"(%182, %178) : (i64, i64) -> i64
              %184 = "arith.shrui"(%183, %129) : (i64, i64) -> i64
              %185 = "arith.trunci"(%184) : (i64) -> i32
              %186 = "arith.addi"(%185, %150) : (i32, i32) -> i32
              %187 = "arith.shrui"(%186, %181) : (i32, i32) -> i32
              %188 = "arith.cmpi"(%181, %28) {predicate = 6 : i64} : (i32, i32) -> i1
              %189 = "arith.select"(%188, %187, %25) : (i1, i32, i32) -> i32
              %190 = "llvm.intr.ctlz"(%179) {is_zero_poison = false} : (i32) -> i32
              %191 = "arith.subi"(%28, %190) : (i32, i32) -> i32
              %192 = "arith.shrui"(%186, %191) : (i32, i32) -> i32
              %193 = "arith.cmpi"(%191, %28) {predicate = 6 : i64} : (i32, i32) -> i1
              %194 = "arith.select"(%193, %192, %25) : (i1, i32, i32) -> i32
              %195 = "arith.muli"(%194, %17) : (i32, i32) -> i32
              %196 = "arith.subi"(%150, %195) : (i32, i32) -> i32
              %197 = "arith.cmpi"(%189, %93) {predicate = 2 : i64} : (i32, i32) -> i1
              %198 = "arith.select"(%197, %196, %17) : (i1, i32, i32) -> i32
              %199 = "arith.remui"(%189, %93) : (i32, i32) -> i32
              %200 = "arith.addi"(%155, %40) : (i32, i32) -> i32
              %201 = "arith.muli"(%200, %102) : (i32, i32) -> i32
              %202 = "arith.muli"(%198, %102) : (i32, i32) -> i32
              %203 = "arith.shrui"(%6, %129) : (i64, i64) -> i64
              %204 = "arith.subi"(%15, %93) : (i32, i32) -> i32
              %205 = "llvm.intr.ctlz"(%204) {is_zero_poison = false} : (i32) -> i32
              %206 = "arith.subi"(%28, %205) : (i32, i32) -> i32
              %207 = "arith.shrsi"(%201, %26) : (i32, i32) -> i32
              %208 = "arith.xori"(%201, %207) : (i32, i32) -> i32
              %209 = "arith.extui"(%208) : (i32) -> i64
              %210 = "arith.muli"(%209, %203) : (i64, i64) -> i64
              %211 = "arith.shrui"(%210, %129) : (i64, i64) -> i64
              %212 = "arith.trunci"(%211) : (i64) -> i32
              %213 = "arith.addi"(%212, %208) : (i32, i32) -> i32
              %214 = "arith.shrui"(%213, %206) : (i32, i32) -> i32
              %215 = "arith.cmpi"(%206, %28) {predicate = 6 : i64} : (i32, i32) -> i1
              %216 = "arith.select"(%215, %214, %25) : (i1, i32, i32) -> i32
              %217 = "arith.xori"(%216, %207) : (i32, i32) -> i32
              %218 = "arith.muli"(%217, %15) : (i32, i32) -> i32
              %219 = "arith.subi"(%201, %218) : (i32, i32) -> i32
              %220 = "llvm.intr.ctlz"(%204) {is_zero_poison = false} : (i32) -> i32
              %221 = "arith.subi"(%28, %220) : (i32, i32) -> i32
              %222 = "arith.shrui"(%213, %221) : (i32, i32) -> i32
              %223 = "arith.cmpi"(%221, %28) {predicate = 6 : i64} : (i32, i32) -> i1
              %224 = "arith.select"(%223, %222, %25) : (i1, i32, i32) -> i32
              %225 = "arith.xori"(%224, %207) : (i32, i32) -> i32
              %226 = "arith.shrui"(%7, %129) : (i64, i64) -> i64
              %227 = "arith.subi"(%16, %93) : (i32, i32) -> i32
              %228 = "llvm.intr.ctlz"(%227) {is_zero_poison = false} : (i32) -> i32
              %229 = "arith.subi"(%28, %228) : (i32, i32) -> i32
              %230 = "arith.shrsi"(%225, %26) : (i32, i32) -> i32
              %231 = "arith.xori"(%225, %230) : (i32, i32) -> i32
              %232 = "arith.extui"(%231) : (i32) -> i64
              %233 = "arith.muli"(%232, %226) : (i64, i64) -> i64
              %234 = "arith.shrui"(%233, %129) : (i64, i64) -> i64
              %235 = "arith.trunci"(%234) : (i64) -> i32
              %236 = "arith.addi"(%235, %231) : (i32, i32) -> i32
              %237 = "arith.shrui"(%236, %229) : (i32, i32) -> i32
              %238 = "arith.cmpi"(%229, %28) {predicate = 6 : i64} : (i32, i32) -> i1
              %239 = "arith.select"(%238, %237, %25) : (i1, i32, i32) -> i32
              %240 = "arith.xori"(%239, %230) : (i32, i32) -> i32
              %241 = "arith.muli"(%240, %16) : (i32, i32) -> i32
              %242 = "arith.subi"(%225, %241) : (i32, i32) -> i32
              %243 = "llvm.intr.ctlz"(%227) {is_zero_poison = false} : (i32) -> i32
              %244 = "arith.subi"(%28, %243) : (i32, i32) -> i32
              %245 = "arith.shrui"(%236, %244) : (i32, i32) -> i32
              %246 = "arith.cmpi"(%244, %28) {predicate = 6 : i64} : (i32, i32) -> i1
              %247 = "arith.select"(%246, %245, %25) : (i1, i32, i32) -> i32
              %248 = "arith.xori"(%247, %230) : (i32, i32) -> i32
              %249 = "arith.trunci"(%199) : (i32) -> i16
              %250 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%250) ({
                %t251_s0 = "llvm.ptrtoint"(%177) : (!llvm.ptr<3>) -> i32
                %t251_s2 = "llvm.ptrtoint"(%161) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t251_s0, %0, %t251_s2, %202, %219, %242, %248, %249, %249) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.im2col.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2], {$7, $8};", constraints = "r,l,r,r,r,r,r,h,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32, i16, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %252 = "arith.addi"(%157, %93) : (i32, i32) -> i32
              %253 = "arith.constant"() {value = 8 : i32} : () -> i32
              %254 = "arith.cmpi"(%252, %253) {predicate = 0 : i64} : (i32, i32) -> i1
              %255 = "arith.xori"(%158, %93) : (i32, i32) -> i32
              %256 = "arith.select"(%254, %255, %158) : (i1, i32, i32) -> i32
              %257 = "arith.select"(%254, %25, %252) : (i1, i32, i32) -> i32
              %258 = "arith.addi"(%156, %93) : (i32, i32) -> i32
              "scf.yield"(%258, %257, %256) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %259 = "arith.addi"(%124, %92) : (i32, i32) -> i32
            %260 = "arith.addi"(%125, %93) : (i32, i32) -> i32
            "scf.yield"(%259, %94, %95, %259, %260, %152, %153, %154) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %261 = "llvm.getelementptr"(%44, %109) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t262_s0 = "llvm.ptrtoint"(%261) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t262_s0, %110) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %263 = "arith.addi"(%109, %93) : (i32, i32) -> i32
          %264 = "arith.constant"() {value = 8 : i32} : () -> i32
          %265 = "arith.cmpi"(%263, %264) {predicate = 0 : i64} : (i32, i32) -> i1
          %266 = "arith.xori"(%110, %93) : (i32, i32) -> i32
          %267 = "arith.select"(%265, %266, %110) : (i1, i32, i32) -> i32
          %268 = "arith.select"(%265, %25, %263) : (i1, i32, i32) -> i32
          %269 = "llvm.getelementptr"(%44, %268) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t270_s0 = "llvm.ptrtoint"(%269) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t270_s0, %267) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %271 = "arith.addi"(%268, %93) : (i32, i32) -> i32
          %272 = "arith.cmpi"(%271, %264) {predicate = 0 : i64} : (i32, i32) -> i1
          %273 = "arith.xori"(%267, %93) : (i32, i32) -> i32
          %274 = "arith.select"(%272, %273, %267) : (i1, i32, i32) -> i32
          %275 = "arith.select"(%272, %25, %271) : (i1, i32, i32) -> i32
          %276 = "llvm.getelementptr"(%44, %275) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t277_s0 = "llvm.ptrtoint"(%276) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t277_s0, %274) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %278 = "arith.addi"(%275, %93) : (i32, i32) -> i32
          %279 = "arith.cmpi"(%278, %264) {predicate = 0 : i64} : (i32, i32) -> i1
          %280 = "arith.xori"(%274, %93) : (i32, i32) -> i32
          %281 = "arith.select"(%279, %280, %274) : (i1, i32, i32) -> i32
          %282 = "arith.select"(%279, %25, %278) : (i1, i32, i32) -> i32
          %283 = "llvm.getelementptr"(%44, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t284_s0 = "llvm.ptrtoint"(%283) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t284_s0, %281) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %285 = "arith.addi"(%282, %93) : (i32, i32) -> i32
          %286 = "arith.cmpi"(%285, %264) {predicate = 0 : i64} : (i32, i32) -> i1
          %287 = "arith.xori"(%281, %93) : (i32, i32) -> i32
          %288 = "arith.select"(%286, %287, %281) : (i1, i32, i32) -> i32
          %289 = "arith.select"(%286, %25, %285) : (i1, i32, i32) -> i32
          %290 = "llvm.getelementptr"(%44, %289) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t291_s0 = "llvm.ptrtoint"(%290) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t291_s0, %288) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %292 = "arith.addi"(%289, %93) : (i32, i32) -> i32
          %293 = "arith.cmpi"(%292, %264) {predicate = 0 : i64} : (i32, i32) -> i1
          %294 = "arith.xori"(%288, %93) : (i32, i32) -> i32
          %295 = "arith.select"(%293, %294, %288) : (i1, i32, i32) -> i32
          %296 = "arith.select"(%293, %25, %292) : (i1, i32, i32) -> i32
          %297 = "llvm.getelementptr"(%44, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t298_s0 = "llvm.ptrtoint"(%297) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t298_s0, %295) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %299 = "arith.addi"(%296, %93) : (i32, i32) -> i32
          %300 = "arith.cmpi"(%299, %264) {predicate = 0 : i64} : (i32, i32) -> i1
          %301 = "arith.xori"(%295, %93) : (i32, i32) -> i32
          %302 = "arith.select"(%300, %301, %295) : (i1, i32, i32) -> i32
          %303 = "arith.select"(%300, %25, %299) : (i1, i32, i32) -> i32
          %304 = "llvm.getelementptr"(%44, %303) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t305_s0 = "llvm.ptrtoint"(%304) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t305_s0, %302) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %306 = "arith.addi"(%303, %93) : (i32, i32) -> i32
          %307 = "arith.cmpi"(%306, %264) {predicate = 0 : i64} : (i32, i32) -> i1
          %308 = "arith.xori"(%302, %93) : (i32, i32) -> i32
          %309 = "arith.select"(%307, %308, %302) : (i1, i32, i32) -> i32
          %310 = "arith.select"(%307, %25, %306) : (i1, i32, i32) -> i32
          %311 = "llvm.getelementptr"(%44, %310) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t312_s0 = "llvm.ptrtoint"(%311) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t312_s0, %309) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%106, %107) : (i32, i32) -> ()
        }, {
          "scf.yield"(%89, %25) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %313 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%100, %101, %313) : (i32, i32, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %314 = "arith.subi"(%19, %22) : (i32, i32) -> i32
        %315 = "arith.subi"(%27, %93) : (i32, i32) -> i32
        %316 = "arith.muli"(%315, %22) : (i32, i32) -> i32
        %317 = "arith.divui"(%316, %22) : (i32, i32) -> i32
        %318 = "arith.constant"() {value = 2 : i32} : () -> i32
        %319 = "arith.remui"(%317, %318) : (i32, i32) -> i32
        %320 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %321 = "arith.muli"(%319, %320) : (i32, i32) -> i32
        %322 = "llvm.getelementptr"(%36, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %323 = "arith.andi"(%315, %93) : (i32, i32) -> i32
        %324 = "arith.shrsi"(%315, %93) : (i32, i32) -> i32
        %325 = "arith.constant"() {value = true} : () -> i1
        %326 = "llvm.mlir.undef"() : () -> f32
        %327 = "llvm.mlir.undef"() : () -> f32
        %328 = "llvm.mlir.undef"() : () -> f32
        %329 = "llvm.mlir.undef"() : () -> f32
        %330 = "llvm.mlir.undef"() : () -> f32
        %331 = "llvm.mlir.undef"() : () -> f32
        %332 = "llvm.mlir.undef"() : () -> f32
        %333 = "llvm.mlir.undef"() : () -> f32
        %334 = "llvm.mlir.undef"() : () -> f32
        %335 = "llvm.mlir.undef"() : () -> f32
        %336 = "llvm.mlir.undef"() : () -> f32
        %337 = "llvm.mlir.undef"() : () -> f32
        %338 = "llvm.mlir.undef"() : () -> f32
        %339 = "llvm.mlir.undef"() : () -> f32
        %340 = "llvm.mlir.undef"() : () -> f32
        %341 = "llvm.mlir.undef"() : () -> f32
        %342 = "llvm.mlir.undef"() : () -> f32
        %343 = "llvm.mlir.undef"() : () -> f32
        %344 = "llvm.mlir.undef"() : () -> f32
        %345 = "llvm.mlir.undef"() : () -> f32
        %346 = "llvm.mlir.undef"() : () -> f32
        %347 = "llvm.mlir.undef"() : () -> f32
        %348 = "llvm.mlir.undef"() : () -> f32
        %349 = "llvm.mlir.undef"() : () -> f32
        %350 = "llvm.mlir.undef"() : () -> f32
        %351 = "llvm.mlir.undef"() : () -> f32
        %352 = "llvm.mlir.undef"() : () -> f32
        %353 = "llvm.mlir.undef"() : () -> f32
        %354 = "llvm.mlir.undef"() : () -> f32
        %355 = "llvm.mlir.undef"() : () -> f32
        %356 = "llvm.mlir.undef"() : () -> f32
        %357 = "llvm.mlir.undef"() : () -> f32
        %358 = "llvm.mlir.undef"() : () -> i32
        %359 = "llvm.mlir.undef"() : () -> i32
        %360 = "llvm.mlir.undef"() : () -> i32
        %361 = "llvm.mlir.undef"() : () -> i32
        %362 = "llvm.mlir.undef"() : () -> i32
        %363 = "llvm.mlir.undef"() : () -> i32
        %364 = "llvm.mlir.undef"() : () -> i32
        %365 = "llvm.mlir.undef"() : () -> i32
        %366 = "llvm.mlir.undef"() : () -> i32
        %367 = "llvm.mlir.undef"() : () -> i32
        %368 = "llvm.mlir.undef"() : () -> i32
        %369 = "llvm.mlir.undef"() : () -> i32
        %370 = "llvm.mlir.undef"() : () -> i32
        %371 = "llvm.mlir.undef"() : () -> i32
        %372 = "llvm.mlir.undef"() : () -> i32
        %373 = "llvm.mlir.undef"() : () -> i32
        %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431 = "scf.while"(%89, %94, %95, %25, %325, %89, %25, %25, %25, %25, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373) ({
        ^bb0(%432: i32, %433: i32, %434: i32, %435: i32, %436: i1, %437: i32, %438: i32, %439: i32, %440: i32, %441: i32, %442: f32, %443: f32, %444: f32, %445: f32, %446: f32, %447: f32, %448: f32, %449: f32, %450: f32, %451: f32, %452: f32, %453: f32, %454: f32, %455: f32, %456: f32, %457: f32, %458: f32, %459: f32, %460: f32, %461: f32, %462: f32, %463: f32, %464: f32, %465: f32, %466: f32, %467: f32, %468: f32, %469: f32, %470: f32, %471: f32, %472: f32, %473: f32, %474: i32, %475: i32, %476: i32, %477: i32, %478: i32, %479: i32, %480: i32, %481: i32, %482: i32, %483: i32, %484: i32, %485: i32, %486: i32, %487: i32, %488: i32, %489: i32):
          %490 = "arith.muli"(%13, %14) : (i32, i32) -> i32
          %491 = "arith.cmpi"(%432, %490) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%491, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%492: i32, %493: i32, %494: i32, %495: i32, %496: i1, %497: i32, %498: i32, %499: i32, %500: i32, %501: i32, %502: f32, %503: f32, %504: f32, %505: f32, %506: f32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: f32, %518: f32, %519: f32, %520: f32, %521: f32, %522: f32, %523: f32, %524: f32, %525: f32, %526: f32, %527: f32, %528: f32, %529: f32, %530: f32, %531: f32, %532: f32, %533: f32, %534: i32, %535: i32, %536: i32, %537: i32, %538: i32, %539: i32, %540: i32, %541: i32, %542: i32, %543: i32, %544: i32, %545: i32, %546: i32, %547: i32, %548: i32, %549: i32):
          %550 = "llvm.getelementptr"(%41, %500) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t551_s0 = "llvm.ptrtoint"(%550) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t551_s0, %501) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %552 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %553 = "arith.muli"(%500, %552) : (i32, i32) -> i32
          %554 = "llvm.getelementptr"(%322, %553) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %555 = "arith.muli"(%500, %320) : (i32, i32) -> i32
          %556 = "llvm.getelementptr"(%37, %555) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %557 = "arith.constant"() {value = false} : () -> i1
          %t559_a = "llvm.ptrtoint"(%554) : (!llvm.ptr<3>) -> i32
          %t559_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t559_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t559_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t559_shifted = "arith.shrui"(%t559_a, %t559_four) : (i32, i32) -> i32
          %t559_low = "arith.andi"(%t559_shifted, %t559_mask) : (i32, i32) -> i32
          %t559_wide = "arith.extui"(%t559_low) : (i32) -> i64
          %558 = "arith.ori"(%t559_wide, %t559_fields) : (i64, i64) -> i64
          %t561_a = "llvm.ptrtoint"(%556) : (!llvm.ptr<3>) -> i32
          %t561_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t561_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t561_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
          %t561_shifted = "arith.shrui"(%t561_a, %t561_four) : (i32, i32) -> i32
          %t561_low = "arith.andi"(%t561_shifted, %t561_mask) : (i32, i32) -> i32
          %t561_wide = "arith.extui"(%t561_low) : (i32) -> i64
          %560 = "arith.ori"(%t561_wide, %t561_fields) : (i64, i64) -> i64
          %t594_r = "llvm.inline_asm"(%502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %562 = "llvm.extractvalue"(%t594_r) {position = array<i64: 0>} : (!struct0) -> f32
          %563 = "llvm.extractvalue"(%t594_r) {position = array<i64: 1>} : (!struct0) -> f32
          %564 = "llvm.extractvalue"(%t594_r) {position = array<i64: 2>} : (!struct0) -> f32
          %565 = "llvm.extractvalue"(%t594_r) {position = array<i64: 3>} : (!struct0) -> f32
          %566 = "llvm.extractvalue"(%t594_r) {position = array<i64: 4>} : (!struct0) -> f32
          %567 = "llvm.extractvalue"(%t594_r) {position = array<i64: 5>} : (!struct0) -> f32
          %568 = "llvm.extractvalue"(%t594_r) {position = array<i64: 6>} : (!struct0) -> f32
          %569 = "llvm.extractvalue"(%t594_r) {position = array<i64: 7>} : (!struct0) -> f32
          %570 = "llvm.extractvalue"(%t594_r) {position = array<i64: 8>} : (!struct0) -> f32
          %571 = "llvm.extractvalue"(%t594_r) {position = array<i64: 9>} : (!struct0) -> f32
          %572 = "llvm.extractvalue"(%t594_r) {position = array<i64: 10>} : (!struct0) -> f32
          %573 = "llvm.extractvalue"(%t594_r) {position = array<i64: 11>} : (!struct0) -> f32
          %574 = "llvm.extractvalue"(%t594_r) {position = array<i64: 12>} : (!struct0) -> f32
          %575 = "llvm.extractvalue"(%t594_r) {position = array<i64: 13>} : (!struct0) -> f32
          %576 = "llvm.extractvalue"(%t594_r) {position = array<i64: 14>} : (!struct0) -> f32
          %577 = "llvm.extractvalue"(%t594_r) {position = array<i64: 15>} : (!struct0) -> f32
          %578 = "llvm.extractvalue"(%t594_r) {position = array<i64: 16>} : (!struct0) -> f32
          %579 = "llvm.extractvalue"(%t594_r) {position = array<i64: 17>} : (!struct0) -> f32
          %580 = "llvm.extractvalue"(%t594_r) {position = array<i64: 18>} : (!struct0) -> f32
          %581 = "llvm.extractvalue"(%t594_r) {position = array<i64: 19>} : (!struct0) -> f32
          %582 = "llvm.extractvalue"(%t594_r) {position = array<i64: 20>} : (!struct0) -> f32
          %583 = "llvm.extractvalue"(%t594_r) {position = array<i64: 21>} : (!struct0) -> f32
          %584 = "llvm.extractvalue"(%t594_r) {position = array<i64: 22>} : (!struct0) -> f32
          %585 = "llvm.extractvalue"(%t594_r) {position = array<i64: 23>} : (!struct0) -> f32
          %586 = "llvm.extractvalue"(%t594_r) {position = array<i64: 24>} : (!struct0) -> f32
          %587 = "llvm.extractvalue"(%t594_r) {position = array<i64: 25>} : (!struct0) -> f32
          %588 = "llvm.extractvalue"(%t594_r) {position = array<i64: 26>} : (!struct0) -> f32
          %589 = "llvm.extractvalue"(%t594_r) {position = array<i64: 27>} : (!struct0) -> f32
          %590 = "llvm.extractvalue"(%t594_r) {position = array<i64: 28>} : (!struct0) -> f32
          %591 = "llvm.extractvalue"(%t594_r) {position = array<i64: 29>} : (!struct0) -> f32
          %592 = "llvm.extractvalue"(%t594_r) {position = array<i64: 30>} : (!struct0) -> f32
          %593 = "llvm.extractvalue"(%t594_r) {position = array<i64: 31>} : (!struct0) -> f32
          %t627_r = "llvm.inline_asm"(%562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %558, %560, %557) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 1, 1;\0Aadd.s64 da, $64, 128;\0Aadd.s64 db, $65, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 256;\0Aadd.s64 db, $65, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 384;\0Aadd.s64 db, $65, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 6 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %595 = "llvm.extractvalue"(%t627_r) {position = array<i64: 0>} : (!struct0) -> f32
          %596 = "llvm.extractvalue"(%t627_r) {position = array<i64: 1>} : (!struct0) -> f32
          %597 = "llvm.extractvalue"(%t627_r) {position = array<i64: 2>} : (!struct0) -> f32
          %598 = "llvm.extractvalue"(%t627_r) {position = array<i64: 3>} : (!struct0) -> f32
          %599 = "llvm.extractvalue"(%t627_r) {position = array<i64: 4>} : (!struct0) -> f32
          %600 = "llvm.extractvalue"(%t627_r) {position = array<i64: 5>} : (!struct0) -> f32
          %601 = "llvm.extractvalue"(%t627_r) {position = array<i64: 6>} : (!struct0) -> f32
          %602 = "llvm.extractvalue"(%t627_r) {position = array<i64: 7>} : (!struct0) -> f32
          %603 = "llvm.extractvalue"(%t627_r) {position = array<i64: 8>} : (!struct0) -> f32
          %604 = "llvm.extractvalue"(%t627_r) {position = array<i64: 9>} : (!struct0) -> f32
          %605 = "llvm.extractvalue"(%t627_r) {position = array<i64: 10>} : (!struct0) -> f32
          %606 = "llvm.extractvalue"(%t627_r) {position = array<i64: 11>} : (!struct0) -> f32
          %607 = "llvm.extractvalue"(%t627_r) {position = array<i64: 12>} : (!struct0) -> f32
          %608 = "llvm.extractvalue"(%t627_r) {position = array<i64: 13>} : (!struct0) -> f32
          %609 = "llvm.extractvalue"(%t627_r) {position = array<i64: 14>} : (!struct0) -> f32
          %610 = "llvm.extractvalue"(%t627_r) {position = array<i64: 15>} : (!struct0) -> f32
          %611 = "llvm.extractvalue"(%t627_r) {position = array<i64: 16>} : (!struct0) -> f32
          %612 = "llvm.extractvalue"(%t627_r) {position = array<i64: 17>} : (!struct0) -> f32
          %613 = "llvm.extractvalue"(%t627_r) {position = array<i64: 18>} : (!struct0) -> f32
          %614 = "llvm.extractvalue"(%t627_r) {position = array<i64: 19>} : (!struct0) -> f32
          %615 = "llvm.extractvalue"(%t627_r) {position = array<i64: 20>} : (!struct0) -> f32
          %616 = "llvm.extractvalue"(%t627_r) {position = array<i64: 21>} : (!struct0) -> f32
          %617 = "llvm.extractvalue"(%t627_r) {position = array<i64: 22>} : (!struct0) -> f32
          %618 = "llvm.extractvalue"(%t627_r) {position = array<i64: 23>} : (!struct0) -> f32
          %619 = "llvm.extractvalue"(%t627_r) {position = array<i64: 24>} : (!struct0) -> f32
          %620 = "llvm.extractvalue"(%t627_r) {position = array<i64: 25>} : (!struct0) -> f32
          %621 = "llvm.extractvalue"(%t627_r) {position = array<i64: 26>} : (!struct0) -> f32
          %622 = "llvm.extractvalue"(%t627_r) {position = array<i64: 27>} : (!struct0) -> f32
          %623 = "llvm.extractvalue"(%t627_r) {position = array<i64: 28>} : (!struct0) -> f32
          %624 = "llvm.extractvalue"(%t627_r) {position = array<i64: 29>} : (!struct0) -> f32
          %625 = "llvm.extractvalue"(%t627_r) {position = array<i64: 30>} : (!struct0) -> f32
          %626 = "llvm.extractvalue"(%t627_r) {position = array<i64: 31>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %628 = "arith.addi"(%500, %93) : (i32, i32) -> i32
          %629 = "arith.constant"() {value = 8 : i32} : () -> i32
          %630 = "arith.cmpi"(%628, %629) {predicate = 0 : i64} : (i32, i32) -> i1
          %631 = "arith.xori"(%501, %93) : (i32, i32) -> i32
          %632 = "arith.select"(%630, %631, %501) : (i1, i32, i32) -> i32
          %633 = "arith.select"(%630, %25, %628) : (i1, i32, i32) -> i32
          %634 = "arith.addi"(%499, %93) : (i32, i32) -> i32
          %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672 = "scf.for"(%93, %9, %93, %499, %500, %501, %634, %633, %632, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626) ({
          ^bb0(%673: i32, %674: i32, %675: i32, %676: i32, %677: i32, %678: i32, %679: i32, %680: f32, %681: f32, %682: f32, %683: f32, %684: f32, %685: f32, %686: f32, %687: f32, %688: f32, %689: f32, %690: f32, %691: f32, %692: f32, %693: f32, %694: f32, %695: f32, %696: f32, %697: f32, %698: f32, %699: f32, %700: f32, %701: f32, %702: f32, %703: f32, %704: f32, %705: f32, %706: f32, %707: f32, %708: f32, %709: f32, %710: f32, %711: f32):
            %712 = "llvm.getelementptr"(%41, %678) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t713_s0 = "llvm.ptrtoint"(%712) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t713_s0, %679) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %714 = "arith.muli"(%678, %552) : (i32, i32) -> i32
            %715 = "llvm.getelementptr"(%322, %714) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %716 = "arith.muli"(%678, %320) : (i32, i32) -> i32
            %717 = "llvm.getelementptr"(%37, %716) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t719_a = "llvm.ptrtoint"(%715) : (!llvm.ptr<3>) -> i32
            %t719_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t719_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t719_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t719_shifted = "arith.shrui"(%t719_a, %t719_four) : (i32, i32) -> i32
            %t719_low = "arith.andi"(%t719_shifted, %t719_mask) : (i32, i32) -> i32
            %t719_wide = "arith.extui"(%t719_low) : (i32) -> i64
            %718 = "arith.ori"(%t719_wide, %t719_fields) : (i64, i64) -> i64
            %t721_a = "llvm.ptrtoint"(%717) : (!llvm.ptr<3>) -> i32
            %t721_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t721_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t721_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t721_shifted = "arith.shrui"(%t721_a, %t721_four) : (i32, i32) -> i32
            %t721_low = "arith.andi"(%t721_shifted, %t721_mask) : (i32, i32) -> i32
            %t721_wide = "arith.extui"(%t721_low) : (i32) -> i64
            %720 = "arith.ori"(%t721_wide, %t721_fields) : (i64, i64) -> i64
            %t754_r = "llvm.inline_asm"(%680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %722 = "llvm.extractvalue"(%t754_r) {position = array<i64: 0>} : (!struct0) -> f32
            %723 = "llvm.extractvalue"(%t754_r) {position = array<i64: 1>} : (!struct0) -> f32
            %724 = "llvm.extractvalue"(%t754_r) {position = array<i64: 2>} : (!struct0) -> f32
            %725 = "llvm.extractvalue"(%t754_r) {position = array<i64: 3>} : (!struct0) -> f32
            %726 = "llvm.extractvalue"(%t754_r) {position = array<i64: 4>} : (!struct0) -> f32
            %727 = "llvm.extractvalue"(%t754_r) {position = array<i64: 5>} : (!struct0) -> f32
            %728 = "llvm.extractvalue"(%t754_r) {position = array<i64: 6>} : (!struct0) -> f32
            %729 = "llvm.extractvalue"(%t754_r) {position = array<i64: 7>} : (!struct0) -> f32
            %730 = "llvm.extractvalue"(%t754_r) {position = array<i64: 8>} : (!struct0) -> f32
            %731 = "llvm.extractvalue"(%t754_r) {position = array<i64: 9>} : (!struct0) -> f32
            %732 = "llvm.extractvalue"(%t754_r) {position = array<i64: 10>} : (!struct0) -> f32
            %733 = "llvm.extractvalue"(%t754_r) {position = array<i64: 11>} : (!struct0) -> f32
            %734 = "llvm.extractvalue"(%t754_r) {position = array<i64: 12>} : (!struct0) -> f32
            %735 = "llvm.extractvalue"(%t754_r) {position = array<i64: 13>} : (!struct0) -> f32
            %736 = "llvm.extractvalue"(%t754_r) {position = array<i64: 14>} : (!struct0) -> f32
            %737 = "llvm.extractvalue"(%t754_r) {position = array<i64: 15>} : (!struct0) -> f32
            %738 = "llvm.extractvalue"(%t754_r) {position = array<i64: 16>} : (!struct0) -> f32
            %739 = "llvm.extractvalue"(%t754_r) {position = array<i64: 17>} : (!struct0) -> f32
            %740 = "llvm.extractvalue"(%t754_r) {position = array<i64: 18>} : (!struct0) -> f32
            %741 = "llvm.extractvalue"(%t754_r) {position = array<i64: 19>} : (!struct0) -> f32
            %742 = "llvm.extractvalue"(%t754_r) {position = array<i64: 20>} : (!struct0) -> f32
            %743 = "llvm.extractvalue"(%t754_r) {position = array<i64: 21>} : (!struct0) -> f32
            %744 = "llvm.extractvalue"(%t754_r) {position = array<i64: 22>} : (!struct0) -> f32
            %745 = "llvm.extractvalue"(%t754_r) {position = array<i64: 23>} : (!struct0) -> f32
            %746 = "llvm.extractvalue"(%t754_r) {position = array<i64: 24>} : (!struct0) -> f32
            %747 = "llvm.extractvalue"(%t754_r) {position = array<i64: 25>} : (!struct0) -> f32
            %748 = "llvm.extractvalue"(%t754_r) {position = array<i64: 26>} : (!struct0) -> f32
            %749 = "llvm.extractvalue"(%t754_r) {position = array<i64: 27>} : (!struct0) -> f32
            %750 = "llvm.extractvalue"(%t754_r) {position = array<i64: 28>} : (!struct0) -> f32
            %751 = "llvm.extractvalue"(%t754_r) {position = array<i64: 29>} : (!struct0) -> f32
            %752 = "llvm.extractvalue"(%t754_r) {position = array<i64: 30>} : (!struct0) -> f32
            %753 = "llvm.extractvalue"(%t754_r) {position = array<i64: 31>} : (!struct0) -> f32
            %t787_r = "llvm.inline_asm"(%722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %718, %720, %325) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $64, 0;\0Aadd.s64 db, $65, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, $66, 1, 1, 1, 1;\0Aadd.s64 da, $64, 128;\0Aadd.s64 db, $65, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 256;\0Aadd.s64 db, $65, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0Aadd.s64 da, $64, 384;\0Aadd.s64 db, $65, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, da, db, one, 1, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 7 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %755 = "llvm.extractvalue"(%t787_r) {position = array<i64: 0>} : (!struct0) -> f32
            %756 = "llvm.extractvalue"(%t787_r) {position = array<i64: 1>} : (!struct0) -> f32
            %757 = "llvm.extractvalue"(%t787_r) {position = array<i64: 2>} : (!struct0) -> f32
            %758 = "llvm.extractvalue"(%t787_r) {position = array<i64: 3>} : (!struct0) -> f32
            %759 = "llvm.extractvalue"(%t787_r) {position = array<i64: 4>} : (!struct0) -> f32
            %760 = "llvm.extractvalue"(%t787_r) {position = array<i64: 5>} : (!struct0) -> f32
            %761 = "llvm.extractvalue"(%t787_r) {position = array<i64: 6>} : (!struct0) -> f32
            %762 = "llvm.extractvalue"(%t787_r) {position = array<i64: 7>} : (!struct0) -> f32
            %763 = "llvm.extractvalue"(%t787_r) {position = array<i64: 8>} : (!struct0) -> f32
            %764 = "llvm.extractvalue"(%t787_r) {position = array<i64: 9>} : (!struct0) -> f32
            %765 = "llvm.extractvalue"(%t787_r) {position = array<i64: 10>} : (!struct0) -> f32
            %766 = "llvm.extractvalue"(%t787_r) {position = array<i64: 11>} : (!struct0) -> f32
            %767 = "llvm.extractvalue"(%t787_r) {position = array<i64: 12>} : (!struct0) -> f32
            %768 = "llvm.extractvalue"(%t787_r) {position = array<i64: 13>} : (!struct0) -> f32
            %769 = "llvm.extractvalue"(%t787_r) {position = array<i64: 14>} : (!struct0) -> f32
            %770 = "llvm.extractvalue"(%t787_r) {position = array<i64: 15>} : (!struct0) -> f32
            %771 = "llvm.extractvalue"(%t787_r) {position = array<i64: 16>} : (!struct0) -> f32
            %772 = "llvm.extractvalue"(%t787_r) {position = array<i64: 17>} : (!struct0) -> f32
            %773 = "llvm.extractvalue"(%t787_r) {position = array<i64: 18>} : (!struct0) -> f32
            %774 = "llvm.extractvalue"(%t787_r) {position = array<i64: 19>} : (!struct0) -> f32
            %775 = "llvm.extractvalue"(%t787_r) {position = array<i64: 20>} : (!struct0) -> f32
            %776 = "llvm.extractvalue"(%t787_r) {position = array<i64: 21>} : (!struct0) -> f32
            %777 = "llvm.extractvalue"(%t787_r) {position = array<i64: 22>} : (!struct0) -> f32
            %778 = "llvm.extractvalue"(%t787_r) {position = array<i64: 23>} : (!struct0) -> f32
            %779 = "llvm.extractvalue"(%t787_r) {position = array<i64: 24>} : (!struct0) -> f32
            %780 = "llvm.extractvalue"(%t787_r) {position = array<i64: 25>} : (!struct0) -> f32
            %781 = "llvm.extractvalue"(%t787_r) {position = array<i64: 26>} : (!struct0) -> f32
            %782 = "llvm.extractvalue"(%t787_r) {position = array<i64: 27>} : (!struct0) -> f32
            %783 = "llvm.extractvalue"(%t787_r) {position = array<i64: 28>} : (!struct0) -> f32
            %784 = "llvm.extractvalue"(%t787_r) {position = array<i64: 29>} : (!struct0) -> f32
            %785 = "llvm.extractvalue"(%t787_r) {position = array<i64: 30>} : (!struct0) -> f32
            %786 = "llvm.extractvalue"(%t787_r) {position = array<i64: 31>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t820_r = "llvm.inline_asm"(%755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %788 = "llvm.extractvalue"(%t820_r) {position = array<i64: 0>} : (!struct0) -> f32
            %789 = "llvm.extractvalue"(%t820_r) {position = array<i64: 1>} : (!struct0) -> f32
            %790 = "llvm.extractvalue"(%t820_r) {position = array<i64: 2>} : (!struct0) -> f32
            %791 = "llvm.extractvalue"(%t820_r) {position = array<i64: 3>} : (!struct0) -> f32
            %792 = "llvm.extractvalue"(%t820_r) {position = array<i64: 4>} : (!struct0) -> f32
            %793 = "llvm.extractvalue"(%t820_r) {position = array<i64: 5>} : (!struct0) -> f32
            %794 = "llvm.extractvalue"(%t820_r) {position = array<i64: 6>} : (!struct0) -> f32
            %795 = "llvm.extractvalue"(%t820_r) {position = array<i64: 7>} : (!struct0) -> f32
            %796 = "llvm.extractvalue"(%t820_r) {position = array<i64: 8>} : (!struct0) -> f32
            %797 = "llvm.extractvalue"(%t820_r) {position = array<i64: 9>} : (!struct0) -> f32
            %798 = "llvm.extractvalue"(%t820_r) {position = array<i64: 10>} : (!struct0) -> f32
            %799 = "llvm.extractvalue"(%t820_r) {position = array<i64: 11>} : (!struct0) -> f32
            %800 = "llvm.extractvalue"(%t820_r) {position = array<i64: 12>} : (!struct0) -> f32
            %801 = "llvm.extractvalue"(%t820_r) {position = array<i64: 13>} : (!struct0) -> f32
            %802 = "llvm.extractvalue"(%t820_r) {position = array<i64: 14>} : (!struct0) -> f32
            %803 = "llvm.extractvalue"(%t820_r) {position = array<i64: 15>} : (!struct0) -> f32
            %804 = "llvm.extractvalue"(%t820_r) {position = array<i64: 16>} : (!struct0) -> f32
            %805 = "llvm.extractvalue"(%t820_r) {position = array<i64: 17>} : (!struct0) -> f32
            %806 = "llvm.extractvalue"(%t820_r) {position = array<i64: 18>} : (!struct0) -> f32
            %807 = "llvm.extractvalue"(%t820_r) {position = array<i64: 19>} : (!struct0) -> f32
            %808 = "llvm.extractvalue"(%t820_r) {position = array<i64: 20>} : (!struct0) -> f32
            %809 = "llvm.extractvalue"(%t820_r) {position = array<i64: 21>} : (!struct0) -> f32
            %810 = "llvm.extractvalue"(%t820_r) {position = array<i64: 22>} : (!struct0) -> f32
            %811 = "llvm.extractvalue"(%t820_r) {position = array<i64: 23>} : (!struct0) -> f32
            %812 = "llvm.extractvalue"(%t820_r) {position = array<i64: 24>} : (!struct0) -> f32
            %813 = "llvm.extractvalue"(%t820_r) {position = array<i64: 25>} : (!struct0) -> f32
            %814 = "llvm.extractvalue"(%t820_r) {position = array<i64: 26>} : (!struct0) -> f32
            %815 = "llvm.extractvalue"(%t820_r) {position = array<i64: 27>} : (!struct0) -> f32
            %816 = "llvm.extractvalue"(%t820_r) {position = array<i64: 28>} : (!struct0) -> f32
            %817 = "llvm.extractvalue"(%t820_r) {position = array<i64: 29>} : (!struct0) -> f32
            %818 = "llvm.extractvalue"(%t820_r) {position = array<i64: 30>} : (!struct0) -> f32
            %819 = "llvm.extractvalue"(%t820_r) {position = array<i64: 31>} : (!struct0) -> f32
            "scf.if"(%43) ({
              %821 = "llvm.getelementptr"(%44, %675) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t822_s0 = "llvm.ptrtoint"(%821) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t822_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %823 = "arith.addi"(%678, %93) : (i32, i32) -> i32
            %824 = "arith.cmpi"(%823, %629) {predicate = 0 : i64} : (i32, i32) -> i1
            %825 = "arith.xori"(%679, %93) : (i32, i32) -> i32
            %826 = "arith.select"(%824, %825, %679) : (i1, i32, i32) -> i32
            %827 = "arith.select"(%824, %25, %823) : (i1, i32, i32) -> i32
            %828 = "arith.addi"(%677, %93) : (i32, i32) -> i32
            "scf.yield"(%677, %678, %679, %828, %827, %826, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t861_r = "llvm.inline_asm"(%641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %829 = "llvm.extractvalue"(%t861_r) {position = array<i64: 0>} : (!struct0) -> f32
          %830 = "llvm.extractvalue"(%t861_r) {position = array<i64: 1>} : (!struct0) -> f32
          %831 = "llvm.extractvalue"(%t861_r) {position = array<i64: 2>} : (!struct0) -> f32
          %832 = "llvm.extractvalue"(%t861_r) {position = array<i64: 3>} : (!struct0) -> f32
          %833 = "llvm.extractvalue"(%t861_r) {position = array<i64: 4>} : (!struct0) -> f32
          %834 = "llvm.extractvalue"(%t861_r) {position = array<i64: 5>} : (!struct0) -> f32
          %835 = "llvm.extractvalue"(%t861_r) {position = array<i64: 6>} : (!struct0) -> f32
          %836 = "llvm.extractvalue"(%t861_r) {position = array<i64: 7>} : (!struct0) -> f32
          %837 = "llvm.extractvalue"(%t861_r) {position = array<i64: 8>} : (!struct0) -> f32
          %838 = "llvm.extractvalue"(%t861_r) {position = array<i64: 9>} : (!struct0) -> f32
          %839 = "llvm.extractvalue"(%t861_r) {position = array<i64: 10>} : (!struct0) -> f32
          %840 = "llvm.extractvalue"(%t861_r) {position = array<i64: 11>} : (!struct0) -> f32
          %841 = "llvm.extractvalue"(%t861_r) {position = array<i64: 12>} : (!struct0) -> f32
          %842 = "llvm.extractvalue"(%t861_r) {position = array<i64: 13>} : (!struct0) -> f32
          %843 = "llvm.extractvalue"(%t861_r) {position = array<i64: 14>} : (!struct0) -> f32
          %844 = "llvm.extractvalue"(%t861_r) {position = array<i64: 15>} : (!struct0) -> f32
          %845 = "llvm.extractvalue"(%t861_r) {position = array<i64: 16>} : (!struct0) -> f32
          %846 = "llvm.extractvalue"(%t861_r) {position = array<i64: 17>} : (!struct0) -> f32
          %847 = "llvm.extractvalue"(%t861_r) {position = array<i64: 18>} : (!struct0) -> f32
          %848 = "llvm.extractvalue"(%t861_r) {position = array<i64: 19>} : (!struct0) -> f32
          %849 = "llvm.extractvalue"(%t861_r) {position = array<i64: 20>} : (!struct0) -> f32
          %850 = "llvm.extractvalue"(%t861_r) {position = array<i64: 21>} : (!struct0) -> f32
          %851 = "llvm.extractvalue"(%t861_r) {position = array<i64: 22>} : (!struct0) -> f32
          %852 = "llvm.extractvalue"(%t861_r) {position = array<i64: 23>} : (!struct0) -> f32
          %853 = "llvm.extractvalue"(%t861_r) {position = array<i64: 24>} : (!struct0) -> f32
          %854 = "llvm.extractvalue"(%t861_r) {position = array<i64: 25>} : (!struct0) -> f32
          %855 = "llvm.extractvalue"(%t861_r) {position = array<i64: 26>} : (!struct0) -> f32
          %856 = "llvm.extractvalue"(%t861_r) {position = array<i64: 27>} : (!struct0) -> f32
          %857 = "llvm.extractvalue"(%t861_r) {position = array<i64: 28>} : (!struct0) -> f32
          %858 = "llvm.extractvalue"(%t861_r) {position = array<i64: 29>} : (!struct0) -> f32
          %859 = "llvm.extractvalue"(%t861_r) {position = array<i64: 30>} : (!struct0) -> f32
          %860 = "llvm.extractvalue"(%t861_r) {position = array<i64: 31>} : (!struct0) -> f32
          "scf.if"(%43) ({
            %862 = "llvm.getelementptr"(%44, %636) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t863_s0 = "llvm.ptrtoint"(%862) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t863_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %864 = "arith.constant"() {value = 32 : i64} : () -> i64
          %865 = "arith.shrui"(%11, %864) : (i64, i64) -> i64
          %866 = "arith.subi"(%18, %93) : (i32, i32) -> i32
          %867 = "llvm.intr.ctlz"(%866) {is_zero_poison = false} : (i32) -> i32
          %868 = "arith.subi"(%28, %867) : (i32, i32) -> i32
          %869 = "arith.extui"(%492) : (i32) -> i64
          %870 = "arith.muli"(%869, %865) : (i64, i64) -> i64
          %871 = "arith.shrui"(%870, %864) : (i64, i64) -> i64
          %872 = "arith.trunci"(%871) : (i64) -> i32
          %873 = "arith.addi"(%872, %492) : (i32, i32) -> i32
          %874 = "arith.shrui"(%873, %868) : (i32, i32) -> i32
          %875 = "arith.cmpi"(%868, %28) {predicate = 6 : i64} : (i32, i32) -> i1
          %876 = "arith.select"(%875, %874, %25) : (i1, i32, i32) -> i32
          %877 = "llvm.intr.ctlz"(%866) {is_zero_poison = false} : (i32) -> i32
          %878 = "arith.subi"(%28, %877) : (i32, i32) -> i32
          %879 = "arith.shrui"(%873, %878) : (i32, i32) -> i32
          %880 = "arith.cmpi"(%878, %28) {predicate = 6 : i64} : (i32, i32) -> i1
          %881 = "arith.select"(%880, %879, %25) : (i1, i32, i32) -> i32
          %882 = "arith.muli"(%881, %18) : (i32, i32) -> i32
          %883 = "arith.subi"(%492, %882) : (i32, i32) -> i32
          %884 = "arith.addi"(%883, %493) : (i32, i32) -> i32
          %885 = "arith.addi"(%876, %494) : (i32, i32) -> i32
          %886 = "arith.addi"(%885, %324) : (i32, i32) -> i32
          %887 = "arith.shrui"(%8, %864) : (i64, i64) -> i64
          %888 = "arith.subi"(%17, %93) : (i32, i32) -> i32
          %889 = "llvm.intr.ctlz"(%888) {is_zero_poison = false} : (i32) -> i32
          %890 = "arith.subi"(%28, %889) : (i32, i32) -> i32
          %891 = "arith.shrsi"(%886, %26) : (i32, i32) -> i32
          %892 = "arith.xori"(%886, %891) : (i32, i32) -> i32
          %893 = "arith.extui"(%892) : (i32) -> i64
          %894 = "arith.muli"(%893, %887) : (i64, i64) -> i64
          %895 = "arith.shrui"(%894, %864) : (i64, i64) -> i64
          %896 = "arith.trunci"(%895) : (i64) -> i32
          %897 = "arith.addi"(%896, %892) : (i32, i32) -> i32
          %898 = "arith.shrui"(%897, %890) : (i32, i32) -> i32
          %899 = "arith.cmpi"(%890, %28) {predicate = 6 : i64} : (i32, i32) -> i1
          %900 = "arith.select"(%899, %898, %25) : (i1, i32, i32) -> i32
          %901 = "arith.xori"(%900, %891) : (i32, i32) -> i32
          %902 = "llvm.intr.ctlz"(%888) {is_zero_poison = false} : (i32) -> i32
          %903 = "arith.subi"(%28, %902) : (i32, i32) -> i32
          %904 = "arith.shrui"(%897, %903) : (i32, i32) -> i32
          %905 = "arith.cmpi"(%903, %28) {predicate = 6 : i64} : (i32, i32) -> i1
          %906 = "arith.select"(%905, %904, %25) : (i1, i32, i32) -> i32
          %907 = "arith.xori"(%906, %891) : (i32, i32) -> i32
          %908 = "arith.muli"(%907, %17) : (i32, i32) -> i32
          %909 = "arith.subi"(%886, %908) : (i32, i32) -> i32
          %910 = "arith.cmpi"(%901, %93) {predicate = 2 : i64} : (i32, i32) -> i1
          %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927 = "scf.if"(%910) ({
            %928 = "arith.muli"(%884, %318) : (i32, i32) -> i32
            %929 = "arith.addi"(%928, %323) : (i32, i32) -> i32
            %930 = "arith.constant"() {value = 64 : i32} : () -> i32
            %931 = "arith.muli"(%929, %930) : (i32, i32) -> i32
            %932 = "arith.muli"(%909, %930) : (i32, i32) -> i32
            %933 = "arith.constant"() {value = 127 : i32} : () -> i32
            %934 = "arith.andi"(%314, %933) : (i32, i32) -> i32
            %935 = "arith.divui"(%934, %28) : (i32, i32) -> i32
            %936 = "nvvm.shfl.sync"(%24, %935, %25, %26) {kind = #nvvm<shfl_kind idx>, cutec.arm = 8 : i32} : (i32, i32, i32, i32) -> i32
            %937 = "arith.cmpi"(%936, %25) {predicate = 0 : i64} : (i32, i32) -> i1
            %938 = "arith.remui"(%934, %629) : (i32, i32) -> i32
            %939 = "arith.divui"(%934, %629) : (i32, i32) -> i32
            %940 = "arith.muli"(%938, %930) : (i32, i32) -> i32
            %941 = "arith.remui"(%939, %318) : (i32, i32) -> i32
            %942 = "arith.divui"(%939, %318) : (i32, i32) -> i32
            %943 = "arith.constant"() {value = 512 : i32} : () -> i32
            %944 = "arith.muli"(%941, %943) : (i32, i32) -> i32
            %945 = "arith.addi"(%940, %944) : (i32, i32) -> i32
            %946 = "arith.remui"(%942, %318) : (i32, i32) -> i32
            %947 = "arith.divui"(%942, %318) : (i32, i32) -> i32
            %948 = "arith.muli"(%946, %629) : (i32, i32) -> i32
            %949 = "arith.addi"(%945, %948) : (i32, i32) -> i32
            %950 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %951 = "arith.muli"(%947, %950) : (i32, i32) -> i32
            %952 = "arith.addi"(%949, %951) : (i32, i32) -> i32
            %953 = "arith.muli"(%315, %318) : (i32, i32) -> i32
            %954 = "arith.remui"(%495, %318) : (i32, i32) -> i32
            %955 = "arith.addi"(%953, %954) : (i32, i32) -> i32
            "scf.if"(%937) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %956 = "arith.addi"(%93, %315) : (i32, i32) -> i32
            "nvvm.barrier"(%956, %22) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 9 : i32} : (i32, i32) -> ()
            %957 = "vector.from_elements"(%829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %958 = "arith.truncf"(%957) : (vector<32xf32>) -> vector<32xbf16>
            %959 = "vector.extract"(%958) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
            %960 = "vector.extract"(%958) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
            %961 = "vector.extract"(%958) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
            %962 = "vector.extract"(%958) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
            %963 = "vector.extract"(%958) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
            %964 = "vector.extract"(%958) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
            %965 = "vector.extract"(%958) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
            %966 = "vector.extract"(%958) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
            %967 = "vector.extract"(%958) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
            %968 = "vector.extract"(%958) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
            %969 = "vector.extract"(%958) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
            %970 = "vector.extract"(%958) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
            %971 = "vector.extract"(%958) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
            %972 = "vector.extract"(%958) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
            %973 = "vector.extract"(%958) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
            %974 = "vector.extract"(%958) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
            %975 = "vector.extract"(%958) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
            %976 = "vector.extract"(%958) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
            %977 = "vector.extract"(%958) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
            %978 = "vector.extract"(%958) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
            %979 = "vector.extract"(%958) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
            %980 = "vector.extract"(%958) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
            %981 = "vector.extract"(%958) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
            %982 = "vector.extract"(%958) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
            %983 = "vector.extract"(%958) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
            %984 = "vector.extract"(%958) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
            %985 = "vector.extract"(%958) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
            %986 = "vector.extract"(%958) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
            %987 = "vector.extract"(%958) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
            %988 = "vector.extract"(%958) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
            %989 = "vector.extract"(%958) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
            %990 = "vector.extract"(%958) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
            %991 = "arith.muli"(%955, %320) : (i32, i32) -> i32
            %992 = "llvm.getelementptr"(%38, %991) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %993 = "vector.from_elements"(%959, %960) : (bf16, bf16) -> vector<2xbf16>
            %994 = "llvm.bitcast"(%993) : (vector<2xbf16>) -> i32
            %995 = "vector.from_elements"(%961, %962) : (bf16, bf16) -> vector<2xbf16>
            %996 = "llvm.bitcast"(%995) : (vector<2xbf16>) -> i32
            %997 = "vector.from_elements"(%963, %964) : (bf16, bf16) -> vector<2xbf16>
            %998 = "llvm.bitcast"(%997) : (vector<2xbf16>) -> i32
            %999 = "vector.from_elements"(%965, %966) : (bf16, bf16) -> vector<2xbf16>
            %1000 = "llvm.bitcast"(%999) : (vector<2xbf16>) -> i32
            %1001 = "arith.constant"() {value = 448 : i32} : () -> i32
            %1002 = "arith.andi"(%952, %1001) : (i32, i32) -> i32
            %1003 = "arith.constant"() {value = 3 : i32} : () -> i32
            %1004 = "arith.shrui"(%1002, %1003) : (i32, i32) -> i32
            %1005 = "arith.xori"(%952, %1004) : (i32, i32) -> i32
            %1006 = "llvm.getelementptr"(%992, %1005) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%1006, %994, %996, %998, %1000) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %1008 = "arith.constant"() {value = 16 : i32} : () -> i32
            %1009 = "arith.addi"(%952, %1008) : (i32, i32) -> i32
            %1010 = "vector.from_elements"(%967, %968) : (bf16, bf16) -> vector<2xbf16>
            %1011 = "llvm.bitcast"(%1010) : (vector<2xbf16>) -> i32
            %1012 = "vector.from_elements"(%969, %970) : (bf16, bf16) -> vector<2xbf16>
            %1013 = "llvm.bitcast"(%1012) : (vector<2xbf16>) -> i32
            %1014 = "vector.from_elements"(%971, %972) : (bf16, bf16) -> vector<2xbf16>
            %1015 = "llvm.bitcast"(%1014) : (vector<2xbf16>) -> i32
            %1016 = "vector.from_elements"(%973, %974) : (bf16, bf16) -> vector<2xbf16>
            %1017 = "llvm.bitcast"(%1016) : (vector<2xbf16>) -> i32
            %1018 = "arith.andi"(%1009, %1001) : (i32, i32) -> i32
            %1019 = "arith.shrui"(%1018, %1003) : (i32, i32) -> i32
            %1020 = "arith.xori"(%1009, %1019) : (i32, i32) -> i32
            %1021 = "llvm.getelementptr"(%992, %1020) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%1021, %1011, %1013, %1015, %1017) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %1023 = "arith.addi"(%952, %28) : (i32, i32) -> i32
            %1024 = "vector.from_elements"(%975, %976) : (bf16, bf16) -> vector<2xbf16>
            %1025 = "llvm.bitcast"(%1024) : (vector<2xbf16>) -> i32
            %1026 = "vector.from_elements"(%977, %978) : (bf16, bf16) -> vector<2xbf16>
            %1027 = "llvm.bitcast"(%1026) : (vector<2xbf16>) -> i32
            %1028 = "vector.from_elements"(%979, %980) : (bf16, bf16) -> vector<2xbf16>
            %1029 = "llvm.bitcast"(%1028) : (vector<2xbf16>) -> i32
            %1030 = "vector.from_elements"(%981, %982) : (bf16, bf16) -> vector<2xbf16>
            %1031 = "llvm.bitcast"(%1030) : (vector<2xbf16>) -> i32
            %1032 = "arith.andi"(%1023, %1001) : (i32, i32) -> i32
            %1033 = "arith.shrui"(%1032, %1003) : (i32, i32) -> i32
            %1034 = "arith.xori"(%1023, %1033) : (i32, i32) -> i32
            %1035 = "llvm.getelementptr"(%992, %1034) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%1035, %1025, %1027, %1029, %1031) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %1037 = "arith.constant"() {value = 48 : i32} : () -> i32
            %1038 = "arith.addi"(%952, %1037) : (i32, i32) -> i32
            %1039 = "vector.from_elements"(%983, %984) : (bf16, bf16) -> vector<2xbf16>
            %1040 = "llvm.bitcast"(%1039) : (vector<2xbf16>) -> i32
            %1041 = "vector.from_elements"(%985, %986) : (bf16, bf16) -> vector<2xbf16>
            %1042 = "llvm.bitcast"(%1041) : (vector<2xbf16>) -> i32
            %1043 = "vector.from_elements"(%987, %988) : (bf16, bf16) -> vector<2xbf16>
            %1044 = "llvm.bitcast"(%1043) : (vector<2xbf16>) -> i32
            %1045 = "vector.from_elements"(%989, %990) : (bf16, bf16) -> vector<2xbf16>
            %1046 = "llvm.bitcast"(%1045) : (vector<2xbf16>) -> i32
            %1047 = "arith.andi"(%1038, %1001) : (i32, i32) -> i32
            %1048 = "arith.shrui"(%1047, %1003) : (i32, i32) -> i32
            %1049 = "arith.xori"(%1038, %1048) : (i32, i32) -> i32
            %1050 = "llvm.getelementptr"(%992, %1049) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%1050, %1040, %1042, %1044, %1046) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%956, %22) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 14 : i32} : (i32, i32) -> ()
            "scf.if"(%937) ({
              %1052 = "nvvm.elect.sync"() {cutec.arm = 15 : i32} : () -> i1
              "scf.if"(%1052) ({
                %t1053_s1 = "llvm.ptrtoint"(%992) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%4, %t1053_s1, %932, %931, %901) {asm_string = "cp.async.bulk.tensor.3d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4}], [$1];", constraints = "l,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1054 = "arith.addi"(%495, %93) : (i32, i32) -> i32
            %1055 = "arith.remui"(%1054, %318) : (i32, i32) -> i32
            "scf.yield"(%1055, %994, %996, %998, %1000, %1011, %1013, %1015, %1017, %1025, %1027, %1029, %1031, %1040, %1042, %1044, %1046) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
            "scf.yield"(%495, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          %1056 = "arith.addi"(%497, %92) : (i32, i32) -> i32
          %1057 = "arith.addi"(%498, %93) : (i32, i32) -> i32
          "scf.yield"(%1056, %94, %95, %911, %325, %1056, %1057, %638, %639, %640, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%379, %380, %378) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "filter_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32, i64, i64, i64, i32, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i32, %11: i32, %12: i64, %13: i64, %14: i64, %15: !llvm.ptr<1>, %16: i64, %17: i64, %18: i64, %19: !llvm.ptr<1>):
    %20 = "arith.constant"() {value = 1 : i32} : () -> i32
    %21 = "arith.subi"(%2, %20) : (i32, i32) -> i32
    %22 = "arith.addi"(%21, %20) : (i32, i32) -> i32
    %23 = "arith.cmpi"(%9, %22) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%23) {message = "dY's rows are not those that the filter makes of X's", file = "samples/conv_hopper_filter.py", line = 218 : i32} : (i1) -> ()
    %24 = "arith.subi"(%3, %20) : (i32, i32) -> i32
    %25 = "arith.addi"(%24, %20) : (i32, i32) -> i32
    %26 = "arith.cmpi"(%10, %25) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%26) {message = "dY's columns are not those that the filter makes of X's", file = "samples/conv_hopper_filter.py", line = 219 : i32} : (i1) -> ()
    %27 = "arith.extsi"(%4) : (i32) -> i64
    %28 = "arith.extsi"(%3) : (i32) -> i64
    %29 = "arith.extsi"(%2) : (i32) -> i64
    %30 = "arith.extsi"(%1) : (i32) -> i64
    %31 = "arith.constant"() {value = 2 : i64} : () -> i64
    %32 = "arith.muli"(%7, %31) : (i64, i64) -> i64
    %33 = "arith.muli"(%6, %31) : (i64, i64) -> i64
    %34 = "arith.muli"(%5, %31) : (i64, i64) -> i64
    %35 = "cutec.tensor_map"(%0, %27, %28, %29, %30, %32, %33, %34) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32>, element_strides = array<i32: 1, 1, 1, 1>, im2col = {lower = array<i32: 0, 0>, upper = array<i32: 0, 0>, column = array<i32: 64, 64>, wide = "none"}} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %36 = "arith.muli"(%1, %9) : (i32, i32) -> i32
    %37 = "arith.muli"(%36, %10) : (i32, i32) -> i32
    %38 = "arith.extsi"(%11) : (i32) -> i64
    %39 = "arith.extsi"(%37) : (i32) -> i64
    %40 = "arith.constant"() {value = 2 : i32} : () -> i32
    %41 = "arith.muli"(%11, %40) : (i32, i32) -> i32
    %42 = "arith.extsi"(%41) : (i32) -> i64
    %43 = "cutec.tensor_map"(%8, %38, %39, %42) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %44 = "arith.constant"() {value = 63 : i32} : () -> i32
    %45 = "arith.addi"(%4, %44) : (i32, i32) -> i32
    %46 = "arith.constant"() {value = 64 : i32} : () -> i32
    %47 = "arith.divui"(%45, %46) : (i32, i32) -> i32
    %48 = "arith.maxsi"(%47, %20) : (i32, i32) -> i32
    %49 = "arith.constant"() {value = 127 : i32} : () -> i32
    %50 = "arith.addi"(%11, %49) : (i32, i32) -> i32
    %51 = "arith.constant"() {value = 128 : i32} : () -> i32
    %52 = "arith.divui"(%50, %51) : (i32, i32) -> i32
    %53 = "arith.addi"(%37, %44) : (i32, i32) -> i32
    %54 = "arith.divui"(%53, %46) : (i32, i32) -> i32
    %55 = "arith.maxsi"(%54, %20) : (i32, i32) -> i32
    %56 = "arith.constant"() {value = 1 : i64} : () -> i64
    %57 = "arith.muli"(%4, %40) : (i32, i32) -> i32
    %58 = "arith.extsi"(%57) : (i32) -> i64
    %59 = "cutec.tensor_map"(%15, %27, %38, %56, %58, %58) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64, 1>, element_strides = array<i32: 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64) -> !llvm.ptr
    %60 = "arith.muli"(%52, %48) : (i32, i32) -> i32
    %61 = "arith.maxsi"(%60, %20) : (i32, i32) -> i32
    %62 = "arith.extui"(%61) : (i32) -> i64
    %63 = "arith.subi"(%61, %20) : (i32, i32) -> i32
    %64 = "llvm.intr.ctlz"(%63) {is_zero_poison = false} : (i32) -> i32
    %65 = "arith.constant"() {value = 32 : i32} : () -> i32
    %66 = "arith.subi"(%65, %64) : (i32, i32) -> i32
    %67 = "arith.extsi"(%66) : (i32) -> i64
    %68 = "arith.shli"(%56, %67) : (i64, i64) -> i64
    %69 = "arith.constant"() {value = 64 : i64} : () -> i64
    %70 = "arith.cmpi"(%67, %69) {predicate = 6 : i64} : (i64, i64) -> i1
    %71 = "arith.constant"() {value = 0 : i64} : () -> i64
    %72 = "arith.select"(%70, %68, %71) : (i1, i64, i64) -> i64
    %73 = "arith.subi"(%72, %62) : (i64, i64) -> i64
    %74 = "arith.constant"() {value = 32 : i64} : () -> i64
    %75 = "arith.shli"(%73, %74) : (i64, i64) -> i64
    %76 = "arith.divui"(%75, %62) : (i64, i64) -> i64
    %77 = "arith.addi"(%76, %56) : (i64, i64) -> i64
    %78 = "arith.shli"(%77, %74) : (i64, i64) -> i64
    %79 = "arith.ori"(%78, %62) : (i64, i64) -> i64
    %80 = "arith.maxsi"(%52, %20) : (i32, i32) -> i32
    %81 = "arith.extui"(%80) : (i32) -> i64
    %82 = "arith.subi"(%80, %20) : (i32, i32) -> i32
    %83 = "llvm.intr.ctlz"(%82) {is_zero_poison = false} : (i32) -> i32
    %84 = "arith.subi"(%65, %83) : (i32, i32) -> i32
    %85 = "arith.extsi"(%84) : (i32) -> i64
    %86 = "arith.shli"(%56, %85) : (i64, i64) -> i64
    %87 = "arith.cmpi"(%85, %69) {predicate = 6 : i64} : (i64, i64) -> i1
    %88 = "arith.select"(%87, %86, %71) : (i1, i64, i64) -> i64
    %89 = "arith.subi"(%88, %81) : (i64, i64) -> i64
    %90 = "arith.shli"(%89, %74) : (i64, i64) -> i64
    %91 = "arith.divui"(%90, %81) : (i64, i64) -> i64
    %92 = "arith.addi"(%91, %56) : (i64, i64) -> i64
    %93 = "arith.shli"(%92, %74) : (i64, i64) -> i64
    %94 = "arith.ori"(%93, %81) : (i64, i64) -> i64
    %95 = "arith.addi"(%48, %20) : (i32, i32) -> i32
    %96 = "arith.subi"(%95, %20) : (i32, i32) -> i32
    %97 = "arith.constant"() {value = 0 : i32} : () -> i32
    %98 = "arith.andi"(%96, %97) : (i32, i32) -> i32
    %99 = "arith.addi"(%98, %20) : (i32, i32) -> i32
    %100 = "arith.maxsi"(%99, %20) : (i32, i32) -> i32
    %101 = "arith.extui"(%100) : (i32) -> i64
    %102 = "arith.subi"(%100, %20) : (i32, i32) -> i32
    %103 = "llvm.intr.ctlz"(%102) {is_zero_poison = false} : (i32) -> i32
    %104 = "arith.subi"(%65, %103) : (i32, i32) -> i32
    %105 = "arith.extsi"(%104) : (i32) -> i64
    %106 = "arith.shli"(%56, %105) : (i64, i64) -> i64
    %107 = "arith.cmpi"(%105, %69) {predicate = 6 : i64} : (i64, i64) -> i1
    %108 = "arith.select"(%107, %106, %71) : (i1, i64, i64) -> i64
    %109 = "arith.subi"(%108, %101) : (i64, i64) -> i64
    %110 = "arith.shli"(%109, %74) : (i64, i64) -> i64
    %111 = "arith.divui"(%110, %101) : (i64, i64) -> i64
    %112 = "arith.addi"(%111, %56) : (i64, i64) -> i64
    %113 = "arith.shli"(%112, %74) : (i64, i64) -> i64
    %114 = "arith.ori"(%113, %101) : (i64, i64) -> i64
    %115 = "arith.constant"() {value = 132 : i32} : () -> i32
    %116 = "arith.minsi"(%60, %115) : (i32, i32) -> i32
    %117 = "arith.maxsi"(%10, %20) : (i32, i32) -> i32
    %118 = "arith.extui"(%117) : (i32) -> i64
    %119 = "arith.subi"(%117, %20) : (i32, i32) -> i32
    %120 = "llvm.intr.ctlz"(%119) {is_zero_poison = false} : (i32) -> i32
    %121 = "arith.subi"(%65, %120) : (i32, i32) -> i32
    %122 = "arith.extsi"(%121) : (i32) -> i64
    %123 = "arith.shli"(%56, %122) : (i64, i64) -> i64
    %124 = "arith.cmpi"(%122, %69) {predicate = 6 : i64} : (i64, i64) -> i1
    %125 = "arith.select"(%124, %123, %71) : (i1, i64, i64) -> i64
    %126 = "arith.subi"(%125, %118) : (i64, i64) -> i64
    %127 = "arith.shli"(%126, %74) : (i64, i64) -> i64
    %128 = "arith.divui"(%127, %118) : (i64, i64) -> i64
    %129 = "arith.addi"(%128, %56) : (i64, i64) -> i64
    %130 = "arith.shli"(%129, %74) : (i64, i64) -> i64
    %131 = "arith.ori"(%130, %118) : (i64, i64) -> i64
    %132 = "arith.maxsi"(%9, %20) : (i32, i32) -> i32
    %133 = "arith.extui"(%132) : (i32) -> i64
    %134 = "arith.subi"(%132, %20) : (i32, i32) -> i32
    %135 = "llvm.intr.ctlz"(%134) {is_zero_poison = false} : (i32) -> i32
    %136 = "arith.subi"(%65, %135) : (i32, i32) -> i32
    %137 = "arith.extsi"(%136) : (i32) -> i64
    %138 = "arith.shli"(%56, %137) : (i64, i64) -> i64
    %139 = "arith.cmpi"(%137, %69) {predicate = 6 : i64} : (i64, i64) -> i1
    %140 = "arith.select"(%139, %138, %71) : (i1, i64, i64) -> i64
    %141 = "arith.subi"(%140, %133) : (i64, i64) -> i64
    %142 = "arith.shli"(%141, %74) : (i64, i64) -> i64
    %143 = "arith.divui"(%142, %133) : (i64, i64) -> i64
    %144 = "arith.addi"(%143, %56) : (i64, i64) -> i64
    %145 = "arith.shli"(%144, %74) : (i64, i64) -> i64
    %146 = "arith.ori"(%145, %133) : (i64, i64) -> i64
    %147 = "arith.extui"(%48) : (i32) -> i64
    %148 = "arith.subi"(%48, %20) : (i32, i32) -> i32
    %149 = "llvm.intr.ctlz"(%148) {is_zero_poison = false} : (i32) -> i32
    %150 = "arith.subi"(%65, %149) : (i32, i32) -> i32
    %151 = "arith.extsi"(%150) : (i32) -> i64
    %152 = "arith.shli"(%56, %151) : (i64, i64) -> i64
    %153 = "arith.cmpi"(%151, %69) {predicate = 6 : i64} : (i64, i64) -> i1
    %154 = "arith.select"(%153, %152, %71) : (i1, i64, i64) -> i64
    %155 = "arith.subi"(%154, %147) : (i64, i64) -> i64
    %156 = "arith.shli"(%155, %74) : (i64, i64) -> i64
    %157 = "arith.divui"(%156, %147) : (i64, i64) -> i64
    %158 = "arith.addi"(%157, %56) : (i64, i64) -> i64
    %159 = "arith.shli"(%158, %74) : (i64, i64) -> i64
    %160 = "arith.ori"(%159, %147) : (i64, i64) -> i64
    %161 = "arith.constant"() {value = 384 : i32} : () -> i32
    %162 = "arith.constant"() {value = 229504 : i32} : () -> i32
    "gpu.launch_func"(%20, %20, %116, %161, %20, %20, %20, %20, %20, %162, %35, %43, %11, %37, %59, %4, %131, %146, %160, %55, %79, %94, %114, %52, %48) {kernel = @kernels::@filter_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, i32, i64, i64, i64, i32, i64, i64, i64, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "conv_1x1_filter_bf16_units1_split0", function_type = (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
