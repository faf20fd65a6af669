!struct0 = !llvm.struct<"struct0", (i32, i32, i32, i32)>
!struct1 = !llvm.struct<"struct1", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: !llvm.ptr, %4: i32, %5: !llvm.ptr, %6: i32, %7: i32):
      %8 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %11 = "arith.constant"() {value = 32 : i32} : () -> i32
      %12 = "arith.divui"(%8, %11) : (i32, i32) -> i32
      %13 = "arith.constant"() {value = -1 : i32} : () -> i32
      %14 = "arith.constant"() {value = 0 : i32} : () -> i32
      %15 = "arith.constant"() {value = 31 : i32} : () -> i32
      %16 = "nvvm.shfl.sync"(%13, %12, %14, %15) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %17 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %18 = "nvvm.shfl.sync"(%13, %17, %14, %15) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %19 = "arith.constant"() {value = 5 : i32} : () -> i32
      %20 = "arith.cmpi"(%16, %19) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%20) ({
        %21 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%21) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %23 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%23) ({
          "llvm.inline_asm"(%3) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %25 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%25) ({
          "llvm.inline_asm"(%5) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %27 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %28 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 32>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %29 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 64>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %30 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 80>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %31 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 96>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %32 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 1024>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %33 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 132096>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %34 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 197632>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %35 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %36 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %39 = "arith.addi"(%37, %38) : (i32, i32) -> i32
      %40 = "arith.constant"() {value = 224 : i32} : () -> i32
      %41 = "arith.muli"(%39, %40) : (i32, i32) -> i32
      %42 = "arith.addi"(%36, %41) : (i32, i32) -> i32
      %43 = "arith.divui"(%42, %11) : (i32, i32) -> i32
      %44 = "arith.cmpi"(%43, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%44) ({
        %45 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%45) ({
          %46 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t47_s0 = "llvm.ptrtoint"(%31) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t47_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %48 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t49_s0 = "llvm.ptrtoint"(%48) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t49_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %50 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t51_s0 = "llvm.ptrtoint"(%50) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t51_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %52 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t53_s0 = "llvm.ptrtoint"(%52) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t53_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %54 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t55_s0 = "llvm.ptrtoint"(%54) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t55_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %56 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t57_s0 = "llvm.ptrtoint"(%56) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t57_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %58 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t59_s0 = "llvm.ptrtoint"(%58) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t59_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %60 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t61_s0 = "llvm.ptrtoint"(%60) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t61_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t62_s0 = "llvm.ptrtoint"(%35) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t62_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %63 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t64_s0 = "llvm.ptrtoint"(%63) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t64_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %65 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t66_s0 = "llvm.ptrtoint"(%65) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t66_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %67 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t68_s0 = "llvm.ptrtoint"(%67) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t68_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %69 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t70_s0 = "llvm.ptrtoint"(%69) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t70_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %71 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t72_s0 = "llvm.ptrtoint"(%71) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t72_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %73 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t74_s0 = "llvm.ptrtoint"(%73) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t74_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %75 = "llvm.getelementptr"(%35) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t76_s0 = "llvm.ptrtoint"(%75) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t76_s0, %46) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      %77 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %78 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %79 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %80 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %81 = "arith.addi"(%79, %80) : (i32, i32) -> i32
      %82 = "arith.muli"(%81, %40) : (i32, i32) -> i32
      %83 = "arith.addi"(%78, %82) : (i32, i32) -> i32
      %84 = "arith.divui"(%83, %11) : (i32, i32) -> i32
      %85 = "arith.cmpi"(%84, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%85) ({
        %86 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
        "scf.if"(%86) ({
          %87 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t88_s0 = "llvm.ptrtoint"(%27) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t88_s0, %87) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %89 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t90_s0 = "llvm.ptrtoint"(%89) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t90_s0, %87) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %91 = "arith.constant"() {value = 128 : i32} : () -> i32
          %t92_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t92_s0, %91) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %93 = "llvm.getelementptr"(%77) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t94_s0 = "llvm.ptrtoint"(%93) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t94_s0, %91) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      %95 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %96 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %97 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %98 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %99 = "arith.addi"(%97, %98) : (i32, i32) -> i32
      %100 = "arith.muli"(%99, %40) : (i32, i32) -> i32
      %101 = "arith.addi"(%96, %100) : (i32, i32) -> i32
      %102 = "arith.divui"(%101, %11) : (i32, i32) -> i32
      %103 = "arith.cmpi"(%102, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%103) ({
        %104 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
        "scf.if"(%104) ({
          %105 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t106_s0 = "llvm.ptrtoint"(%28) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t106_s0, %105) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t107_s0 = "llvm.ptrtoint"(%95) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t107_s0, %40) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %108 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %109 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %110 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %111 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %112 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %113 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %114 = "arith.constant"() {value = 6 : i32} : () -> i32
      %115 = "arith.cmpi"(%16, %114) {predicate = 0 : i64} : (i32, i32) -> i1
      %116 = "arith.cmpi"(%18, %14) {predicate = 0 : i64} : (i32, i32) -> i1
      %117 = "arith.andi"(%115, %116) : (i1, i1) -> i1
      %118 = "scf.if"(%117) ({
        %119 = "arith.constant"() {value = 1 : i32} : () -> i32
        %t120_s0 = "llvm.ptrtoint"(%95) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t120_s0, %119) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %121 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %122 = "arith.cmpi"(%121, %119) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%122) ({
          %123 = "nvvm.mapa"(%28, %121) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %124 = "arith.constant"() {value = 16 : i32} : () -> i32
          %t125_s0 = "llvm.ptrtoint"(%123) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t125_s0, %124) {asm_string = "mbarrier.arrive.expect_tx.shared::cluster.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %126 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
        "scf.if"(%126) ({
          %t127_s0 = "llvm.ptrtoint"(%29) : (!llvm.ptr<3>) -> i32
          %t127_s1 = "llvm.ptrtoint"(%28) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t127_s0, %t127_s1) {asm_string = "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.multicast::cluster::all.b128 [$0], [$1];", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %t128_s0 = "llvm.ptrtoint"(%28) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t128_s0, %14) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %129 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %130 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %131 = "llvm.load"(%130) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %132 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %133 = "llvm.load"(%132) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %134 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 3>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %135 = "llvm.load"(%134) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %t140_r = "llvm.inline_asm"(%129, %131, %133, %135) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
        %136 = "llvm.extractvalue"(%t140_r) {position = array<i64: 0>} : (!struct0) -> i32
        %137 = "llvm.extractvalue"(%t140_r) {position = array<i64: 1>} : (!struct0) -> i32
        %138 = "llvm.extractvalue"(%t140_r) {position = array<i64: 2>} : (!struct0) -> i32
        %139 = "llvm.extractvalue"(%t140_r) {position = array<i64: 3>} : (!struct0) -> i32
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        %141 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
        %142 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
        %143 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
        %144 = "arith.addi"(%136, %141) : (i32, i32) -> i32
        %145 = "arith.addi"(%137, %142) : (i32, i32) -> i32
        %146 = "arith.addi"(%138, %143) : (i32, i32) -> i32
        %147 = "arith.cmpi"(%139, %14) {predicate = 1 : i64} : (i32, i32) -> i1
        %148 = "nvvm.mapa"(%95, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %t149_s0 = "llvm.ptrtoint"(%148) : (!llvm.ptr<7>) -> i32
        "llvm.inline_asm"(%t149_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
        %150, %151, %152, %153, %154, %155, %156, %157, %158, %159, %160 = "scf.while"(%147, %144, %145, %146, %119, %14, %14, %119, %119, %14, %119) ({
        ^bb0(%161: i1, %162: i32, %163: i32, %164: i32, %165: i32, %166: i32, %167: i32, %168: i32, %169: i32, %170: i32, %171: i32):
          "scf.condition"(%161, %161, %162, %163, %164, %165, %166, %167, %168, %169, %170, %171) : (i1, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%172: i1, %173: i32, %174: i32, %175: i32, %176: i32, %177: i32, %178: i32, %179: i32, %180: i32, %181: i32, %182: i32):
          %183 = "llvm.getelementptr"(%95, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t184_s0 = "llvm.ptrtoint"(%183) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t184_s0, %178) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %185 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %186 = "arith.cmpi"(%185, %119) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%186) ({
            %187 = "llvm.getelementptr"(%28, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %188 = "nvvm.mapa"(%187, %185) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
            %189 = "arith.constant"() {value = 16 : i32} : () -> i32
            %t190_s0 = "llvm.ptrtoint"(%188) : (!llvm.ptr<7>) -> i32
            "llvm.inline_asm"(%t190_s0, %189) {asm_string = "mbarrier.arrive.expect_tx.shared::cluster.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %191 = "llvm.getelementptr"(%28, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %192 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
          "scf.if"(%192) ({
            %t193_s0 = "llvm.ptrtoint"(%29) : (!llvm.ptr<3>) -> i32
            %t193_s1 = "llvm.ptrtoint"(%191) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t193_s0, %t193_s1) {asm_string = "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.multicast::cluster::all.b128 [$0], [$1];", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %194 = "arith.addi"(%177, %119) : (i32, i32) -> i32
          %195 = "arith.cmpi"(%194, %119) {predicate = 0 : i64} : (i32, i32) -> i1
          %196 = "arith.xori"(%178, %119) : (i32, i32) -> i32
          %197 = "arith.select"(%195, %196, %178) : (i1, i32, i32) -> i32
          %198 = "arith.select"(%195, %14, %194) : (i1, i32, i32) -> i32
          %199 = "arith.addi"(%176, %119) : (i32, i32) -> i32
          %200 = "llvm.getelementptr"(%28, %181) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t201_s0 = "llvm.ptrtoint"(%200) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t201_s0, %182) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %202 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %203 = "llvm.load"(%130) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %204 = "llvm.load"(%132) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %205 = "llvm.load"(%134) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %t210_r = "llvm.inline_asm"(%202, %203, %204, %205) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
          %206 = "llvm.extractvalue"(%t210_r) {position = array<i64: 0>} : (!struct0) -> i32
          %207 = "llvm.extractvalue"(%t210_r) {position = array<i64: 1>} : (!struct0) -> i32
          %208 = "llvm.extractvalue"(%t210_r) {position = array<i64: 2>} : (!struct0) -> i32
          %209 = "llvm.extractvalue"(%t210_r) {position = array<i64: 3>} : (!struct0) -> i32
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          %211 = "arith.addi"(%179, %119) : (i32, i32) -> i32
          %212 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
          %213 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
          %214 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
          %215 = "arith.addi"(%206, %212) : (i32, i32) -> i32
          %216 = "arith.addi"(%207, %213) : (i32, i32) -> i32
          %217 = "arith.addi"(%208, %214) : (i32, i32) -> i32
          %218 = "arith.cmpi"(%209, %14) {predicate = 1 : i64} : (i32, i32) -> i1
          %219 = "llvm.getelementptr"(%95, %181) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %220 = "nvvm.mapa"(%219, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %t221_s0 = "llvm.ptrtoint"(%220) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t221_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %222 = "arith.addi"(%181, %119) : (i32, i32) -> i32
          %223 = "arith.cmpi"(%222, %119) {predicate = 0 : i64} : (i32, i32) -> i1
          %224 = "arith.xori"(%182, %119) : (i32, i32) -> i32
          %225 = "arith.select"(%223, %224, %182) : (i1, i32, i32) -> i32
          %226 = "arith.select"(%223, %14, %222) : (i1, i32, i32) -> i32
          %227 = "arith.addi"(%180, %119) : (i32, i32) -> i32
          "scf.yield"(%218, %215, %216, %217, %199, %198, %197, %211, %227, %226, %225) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        %228 = "llvm.getelementptr"(%95, %155) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t229_s0 = "llvm.ptrtoint"(%228) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t229_s0, %156) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"(%157) : (i32) -> ()
      }, {
        "scf.yield"(%14) : (i32) -> ()
      }) : (i1) -> i32
      %230 = "arith.constant"() {value = 63 : i32} : () -> i32
      %231 = "arith.addi"(%2, %230) : (i32, i32) -> i32
      %232 = "arith.constant"() {value = 64 : i32} : () -> i32
      %233 = "arith.divui"(%231, %232) : (i32, i32) -> i32
      %234 = "arith.constant"() {value = 1 : i32} : () -> i32
      %235 = "arith.maxsi"(%233, %234) : (i32, i32) -> i32
      %236 = "scf.if"(%20) ({
        %237 = "arith.constant"() {value = 128 : i32} : () -> i32
        %238 = "arith.muli"(%108, %237) : (i32, i32) -> i32
        %239 = "arith.muli"(%109, %232) : (i32, i32) -> i32
        %240, %241, %242 = "scf.for"(%14, %235, %234, %14, %14, %234) ({
        ^bb0(%243: i32, %244: i32, %245: i32, %246: i32):
          %247 = "llvm.getelementptr"(%35, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t248_s0 = "llvm.ptrtoint"(%247) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t248_s0, %246) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %249 = "llvm.getelementptr"(%31, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %250 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
          "scf.if"(%250) ({
            %251 = "arith.constant"() {value = 24576 : i32} : () -> i32
            %t252_s0 = "llvm.ptrtoint"(%249) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t252_s0, %251) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %253 = "arith.muli"(%243, %232) : (i32, i32) -> i32
          %254 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %255 = "arith.muli"(%245, %254) : (i32, i32) -> i32
          %256 = "llvm.getelementptr"(%32, %255) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %257 = "nvvm.elect.sync"() {cutec.arm = 9 : i32} : () -> i1
          "scf.if"(%257) ({
            %t258_s0 = "llvm.ptrtoint"(%256) : (!llvm.ptr<3>) -> i32
            %t258_s2 = "llvm.ptrtoint"(%249) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t258_s0, %0, %t258_s2, %253, %238) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %259 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %260 = "arith.muli"(%245, %259) : (i32, i32) -> i32
          %261 = "llvm.getelementptr"(%33, %260) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %262 = "nvvm.elect.sync"() {cutec.arm = 10 : i32} : () -> i1
          "scf.if"(%262) ({
            %t263_s0 = "llvm.ptrtoint"(%261) : (!llvm.ptr<3>) -> i32
            %t263_s2 = "llvm.ptrtoint"(%249) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t263_s0, %3, %t263_s2, %253, %239) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %264 = "arith.addi"(%245, %234) : (i32, i32) -> i32
          %265 = "arith.constant"() {value = 8 : i32} : () -> i32
          %266 = "arith.cmpi"(%264, %265) {predicate = 0 : i64} : (i32, i32) -> i1
          %267 = "arith.xori"(%246, %234) : (i32, i32) -> i32
          %268 = "arith.select"(%266, %267, %246) : (i1, i32, i32) -> i32
          %269 = "arith.select"(%266, %14, %264) : (i1, i32, i32) -> i32
          %270 = "arith.addi"(%244, %234) : (i32, i32) -> i32
          "scf.yield"(%270, %269, %268) : (i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
        %t271_s0 = "llvm.ptrtoint"(%28) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t271_s0, %14) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %272 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %273 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %274 = "llvm.load"(%273) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %275 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %276 = "llvm.load"(%275) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %277 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 3>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %278 = "llvm.load"(%277) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %t283_r = "llvm.inline_asm"(%272, %274, %276, %278) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
        %279 = "llvm.extractvalue"(%t283_r) {position = array<i64: 0>} : (!struct0) -> i32
        %280 = "llvm.extractvalue"(%t283_r) {position = array<i64: 1>} : (!struct0) -> i32
        %281 = "llvm.extractvalue"(%t283_r) {position = array<i64: 2>} : (!struct0) -> i32
        %282 = "llvm.extractvalue"(%t283_r) {position = array<i64: 3>} : (!struct0) -> i32
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        %284 = "arith.addi"(%118, %234) : (i32, i32) -> i32
        %285 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
        %286 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
        %287 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
        %288 = "arith.addi"(%279, %285) : (i32, i32) -> i32
        %289 = "arith.addi"(%280, %286) : (i32, i32) -> i32
        %290 = "arith.addi"(%281, %287) : (i32, i32) -> i32
        %291 = "arith.cmpi"(%282, %14) {predicate = 1 : i64} : (i32, i32) -> i1
        %292 = "nvvm.mapa"(%95, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %t293_s0 = "llvm.ptrtoint"(%292) : (!llvm.ptr<7>) -> i32
        "llvm.inline_asm"(%t293_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
        %294, %295, %296, %297, %298, %299, %300, %301, %302, %303, %304 = "scf.while"(%291, %288, %289, %290, %284, %234, %14, %234, %240, %241, %242) ({
        ^bb0(%305: i1, %306: i32, %307: i32, %308: i32, %309: i32, %310: i32, %311: i32, %312: i32, %313: i32, %314: i32, %315: i32):
          "scf.condition"(%305, %305, %306, %307, %308, %309, %310, %311, %312, %313, %314, %315) : (i1, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%316: i1, %317: i32, %318: i32, %319: i32, %320: i32, %321: i32, %322: i32, %323: i32, %324: i32, %325: i32, %326: i32):
          %327 = "arith.muli"(%317, %237) : (i32, i32) -> i32
          %328 = "arith.muli"(%318, %232) : (i32, i32) -> i32
          %329, %330, %331 = "scf.for"(%14, %235, %234, %324, %325, %326) ({
          ^bb0(%332: i32, %333: i32, %334: i32, %335: i32):
            %336 = "llvm.getelementptr"(%35, %334) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t337_s0 = "llvm.ptrtoint"(%336) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t337_s0, %335) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %338 = "llvm.getelementptr"(%31, %334) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %339 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
            "scf.if"(%339) ({
              %340 = "arith.constant"() {value = 24576 : i32} : () -> i32
              %t341_s0 = "llvm.ptrtoint"(%338) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t341_s0, %340) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %342 = "arith.muli"(%332, %232) : (i32, i32) -> i32
            %343 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %344 = "arith.muli"(%334, %343) : (i32, i32) -> i32
            %345 = "llvm.getelementptr"(%32, %344) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %346 = "nvvm.elect.sync"() {cutec.arm = 12 : i32} : () -> i1
            "scf.if"(%346) ({
              %t347_s0 = "llvm.ptrtoint"(%345) : (!llvm.ptr<3>) -> i32
              %t347_s2 = "llvm.ptrtoint"(%338) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t347_s0, %0, %t347_s2, %342, %327) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %348 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %349 = "arith.muli"(%334, %348) : (i32, i32) -> i32
            %350 = "llvm.getelementptr"(%33, %349) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %351 = "nvvm.elect.sync"() {cutec.arm = 13 : i32} : () -> i1
            "scf.if"(%351) ({
              %t352_s0 = "llvm.ptrtoint"(%350) : (!llvm.ptr<3>) -> i32
              %t352_s2 = "llvm.ptrtoint"(%338) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t352_s0, %3, %t352_s2, %342, %328) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %353 = "arith.addi"(%334, %234) : (i32, i32) -> i32
            %354 = "arith.constant"() {value = 8 : i32} : () -> i32
            %355 = "arith.cmpi"(%353, %354) {predicate = 0 : i64} : (i32, i32) -> i1
            %356 = "arith.xori"(%335, %234) : (i32, i32) -> i32
            %357 = "arith.select"(%355, %356, %335) : (i1, i32, i32) -> i32
            %358 = "arith.select"(%355, %14, %353) : (i1, i32, i32) -> i32
            %359 = "arith.addi"(%333, %234) : (i32, i32) -> i32
            "scf.yield"(%359, %358, %357) : (i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
          %360 = "llvm.getelementptr"(%28, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t361_s0 = "llvm.ptrtoint"(%360) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t361_s0, %323) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %362 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %363 = "llvm.load"(%273) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %364 = "llvm.load"(%275) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %365 = "llvm.load"(%277) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %t370_r = "llvm.inline_asm"(%362, %363, %364, %365) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
          %366 = "llvm.extractvalue"(%t370_r) {position = array<i64: 0>} : (!struct0) -> i32
          %367 = "llvm.extractvalue"(%t370_r) {position = array<i64: 1>} : (!struct0) -> i32
          %368 = "llvm.extractvalue"(%t370_r) {position = array<i64: 2>} : (!struct0) -> i32
          %369 = "llvm.extractvalue"(%t370_r) {position = array<i64: 3>} : (!struct0) -> i32
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          %371 = "arith.addi"(%320, %234) : (i32, i32) -> i32
          %372 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
          %373 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
          %374 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
          %375 = "arith.addi"(%366, %372) : (i32, i32) -> i32
          %376 = "arith.addi"(%367, %373) : (i32, i32) -> i32
          %377 = "arith.addi"(%368, %374) : (i32, i32) -> i32
          %378 = "arith.cmpi"(%369, %14) {predicate = 1 : i64} : (i32, i32) -> i1
          %379 = "llvm.getelementptr"(%95, %322) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %380 = "nvvm.mapa"(%379, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %t381_s0 = "llvm.ptrtoint"(%380) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t381_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %382 = "arith.addi"(%322, %234) : (i32, i32) -> i32
          %383 = "arith.cmpi"(%382, %234) {predicate = 0 : i64} : (i32, i32) -> i1
          %384 = "arith.xori"(%323, %234) : (i32, i32) -> i32
          %385 = "arith.select"(%383, %384, %323) : (i1, i32, i32) -> i32
          %386 = "arith.select"(%383, %14, %382) : (i1, i32, i32) -> i32
          %387 = "arith.addi"(%321, %234) : (i32, i32) -> i32
          "scf.yield"(%378, %375, %376, %377, %371, %387, %386, %385, %329, %330, %331) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        %388 = "llvm.getelementptr"(%35, %303) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t389_s0 = "llvm.ptrtoint"(%388) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t389_s0, %304) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %390 = "arith.addi"(%303, %234) : (i32, i32) -> i32
        %391 = "arith.constant"() {value = 8 : i32} : () -> i32
        %392 = "arith.cmpi"(%390, %391) {predicate = 0 : i64} : (i32, i32) -> i1
        %393 = "arith.xori"(%304, %234) : (i32, i32) -> i32
        %394 = "arith.select"(%392, %393, %304) : (i1, i32, i32) -> i32
        %395 = "arith.select"(%392, %14, %390) : (i1, i32, i32) -> i32
        %396 = "llvm.getelementptr"(%35, %395) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t397_s0 = "llvm.ptrtoint"(%396) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t397_s0, %394) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %398 = "arith.addi"(%395, %234) : (i32, i32) -> i32
        %399 = "arith.cmpi"(%398, %391) {predicate = 0 : i64} : (i32, i32) -> i1
        %400 = "arith.xori"(%394, %234) : (i32, i32) -> i32
        %401 = "arith.select"(%399, %400, %394) : (i1, i32, i32) -> i32
        %402 = "arith.select"(%399, %14, %398) : (i1, i32, i32) -> i32
        %403 = "llvm.getelementptr"(%35, %402) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t404_s0 = "llvm.ptrtoint"(%403) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t404_s0, %401) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %405 = "arith.addi"(%402, %234) : (i32, i32) -> i32
        %406 = "arith.cmpi"(%405, %391) {predicate = 0 : i64} : (i32, i32) -> i1
        %407 = "arith.xori"(%401, %234) : (i32, i32) -> i32
        %408 = "arith.select"(%406, %407, %401) : (i1, i32, i32) -> i32
        %409 = "arith.select"(%406, %14, %405) : (i1, i32, i32) -> i32
        %410 = "llvm.getelementptr"(%35, %409) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t411_s0 = "llvm.ptrtoint"(%410) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t411_s0, %408) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %412 = "arith.addi"(%409, %234) : (i32, i32) -> i32
        %413 = "arith.cmpi"(%412, %391) {predicate = 0 : i64} : (i32, i32) -> i1
        %414 = "arith.xori"(%408, %234) : (i32, i32) -> i32
        %415 = "arith.select"(%413, %414, %408) : (i1, i32, i32) -> i32
        %416 = "arith.select"(%413, %14, %412) : (i1, i32, i32) -> i32
        %417 = "llvm.getelementptr"(%35, %416) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t418_s0 = "llvm.ptrtoint"(%417) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t418_s0, %415) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %419 = "arith.addi"(%416, %234) : (i32, i32) -> i32
        %420 = "arith.cmpi"(%419, %391) {predicate = 0 : i64} : (i32, i32) -> i1
        %421 = "arith.xori"(%415, %234) : (i32, i32) -> i32
        %422 = "arith.select"(%420, %421, %415) : (i1, i32, i32) -> i32
        %423 = "arith.select"(%420, %14, %419) : (i1, i32, i32) -> i32
        %424 = "llvm.getelementptr"(%35, %423) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t425_s0 = "llvm.ptrtoint"(%424) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t425_s0, %422) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %426 = "arith.addi"(%423, %234) : (i32, i32) -> i32
        %427 = "arith.cmpi"(%426, %391) {predicate = 0 : i64} : (i32, i32) -> i1
        %428 = "arith.xori"(%422, %234) : (i32, i32) -> i32
        %429 = "arith.select"(%427, %428, %422) : (i1, i32, i32) -> i32
        %430 = "arith.select"(%427, %14, %426) : (i1, i32, i32) -> i32
        %431 = "llvm.getelementptr"(%35, %430) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t432_s0 = "llvm.ptrtoint"(%431) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t432_s0, %429) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %433 = "arith.addi"(%430, %234) : (i32, i32) -> i32
        %434 = "arith.cmpi"(%433, %391) {predicate = 0 : i64} : (i32, i32) -> i1
        %435 = "arith.xori"(%429, %234) : (i32, i32) -> i32
        %436 = "arith.select"(%434, %435, %429) : (i1, i32, i32) -> i32
        %437 = "arith.select"(%434, %14, %433) : (i1, i32, i32) -> i32
        %438 = "llvm.getelementptr"(%35, %437) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t439_s0 = "llvm.ptrtoint"(%438) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t439_s0, %436) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"(%298) : (i32) -> ()
      }, {
        "scf.yield"(%118) : (i32) -> ()
      }) : (i1) -> i32
      %440 = "arith.constant"() {value = 4 : i32} : () -> i32
      %441 = "arith.cmpi"(%16, %440) {predicate = 0 : i64} : (i32, i32) -> i1
      %442, %443 = "scf.if"(%441) ({
        %444 = "arith.constant"() {value = 2 : i32} : () -> i32
        %445 = "arith.constant"() {value = 160 : i32} : () -> i32
        "nvvm.barrier"(%444, %445) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 14 : i32} : (i32, i32) -> ()
        %446 = "llvm.load"(%30) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %447 = "arith.andi"(%18, %14) : (i32, i32) -> i32
        %448 = "arith.cmpi"(%447, %14) {predicate = 0 : i64} : (i32, i32) -> i1
        %449, %450 = "scf.if"(%448) ({
          %t451_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t451_s0, %234) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
          %453 = "arith.constant"() {value = false} : () -> i1
          %454, %455, %456, %457 = "scf.for"(%14, %235, %234, %14, %14, %14, %453) ({
          ^bb0(%458: i32, %459: i32, %460: i32, %461: i32, %462: i1):
            %463 = "llvm.getelementptr"(%31, %460) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t464_s0 = "llvm.ptrtoint"(%463) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t464_s0, %461) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %465 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %466 = "arith.muli"(%460, %465) : (i32, i32) -> i32
            %467 = "llvm.getelementptr"(%32, %466) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %468 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %469 = "arith.muli"(%460, %468) : (i32, i32) -> i32
            %470 = "llvm.getelementptr"(%33, %469) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %471 = "nvvm.elect.sync"() {cutec.arm = 15 : i32} : () -> i1
            "scf.if"(%471) ({
              %t473_a = "llvm.ptrtoint"(%470) : (!llvm.ptr<3>) -> i32
              %t473_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t473_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t473_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t473_shifted = "arith.shrui"(%t473_a, %t473_four) : (i32, i32) -> i32
              %t473_low = "arith.andi"(%t473_shifted, %t473_mask) : (i32, i32) -> i32
              %t473_wide = "arith.extui"(%t473_low) : (i32) -> i64
              %472 = "arith.ori"(%t473_wide, %t473_fields) : (i64, i64) -> i64
              %t475_a = "llvm.ptrtoint"(%467) : (!llvm.ptr<3>) -> i32
              %t475_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t475_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t475_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t475_shifted = "arith.shrui"(%t475_a, %t475_four) : (i32, i32) -> i32
              %t475_low = "arith.andi"(%t475_shifted, %t475_mask) : (i32, i32) -> i32
              %t475_wide = "arith.extui"(%t475_low) : (i32) -> i64
              %474 = "arith.ori"(%t475_wide, %t475_fields) : (i64, i64) -> i64
              %476 = "arith.constant"() {value = 135266320 : i32} : () -> i32
              "llvm.inline_asm"(%446, %474, %472, %476, %462) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %478 = "arith.constant"() {value = true} : () -> i1
            %479 = "nvvm.elect.sync"() {cutec.arm = 16 : i32} : () -> i1
            "scf.if"(%479) ({
              %t481_a = "llvm.ptrtoint"(%470) : (!llvm.ptr<3>) -> i32
              %t481_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t481_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t481_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t481_shifted = "arith.shrui"(%t481_a, %t481_four) : (i32, i32) -> i32
              %t481_low = "arith.andi"(%t481_shifted, %t481_mask) : (i32, i32) -> i32
              %t481_wide = "arith.extui"(%t481_low) : (i32) -> i64
              %480 = "arith.ori"(%t481_wide, %t481_fields) : (i64, i64) -> i64
              %482 = "arith.constant"() {value = 2 : i64} : () -> i64
              %483 = "arith.addi"(%480, %482) : (i64, i64) -> i64
              %t485_a = "llvm.ptrtoint"(%467) : (!llvm.ptr<3>) -> i32
              %t485_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t485_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t485_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t485_shifted = "arith.shrui"(%t485_a, %t485_four) : (i32, i32) -> i32
              %t485_low = "arith.andi"(%t485_shifted, %t485_mask) : (i32, i32) -> i32
              %t485_wide = "arith.extui"(%t485_low) : (i32) -> i64
              %484 = "arith.ori"(%t485_wide, %t485_fields) : (i64, i64) -> i64
              %486 = "arith.addi"(%484, %482) : (i64, i64) -> i64
              %487 = "arith.constant"() {value = 135266320 : i32} : () -> i32
              "llvm.inline_asm"(%446, %486, %483, %487, %478) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %489 = "nvvm.elect.sync"() {cutec.arm = 17 : i32} : () -> i1
            "scf.if"(%489) ({
              %t491_a = "llvm.ptrtoint"(%470) : (!llvm.ptr<3>) -> i32
              %t491_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t491_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t491_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t491_shifted = "arith.shrui"(%t491_a, %t491_four) : (i32, i32) -> i32
              %t491_low = "arith.andi"(%t491_shifted, %t491_mask) : (i32, i32) -> i32
              %t491_wide = "arith.extui"(%t491_low) : (i32) -> i64
              %490 = "arith.ori"(%t491_wide, %t491_fields) : (i64, i64) -> i64
              %492 = "arith.constant"() {value = 4 : i64} : () -> i64
              %493 = "arith.addi"(%490, %492) : (i64, i64) -> i64
              %t495_a = "llvm.ptrtoint"(%467) : (!llvm.ptr<3>) -> i32
              %t495_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t495_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t495_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t495_shifted = "arith.shrui"(%t495_a, %t495_four) : (i32, i32) -> i32
              %t495_low = "arith.andi"(%t495_shifted, %t495_mask) : (i32, i32) -> i32
              %t495_wide = "arith.extui"(%t495_low) : (i32) -> i64
              %494 = "arith.ori"(%t495_wide, %t495_fields) : (i64, i64) -> i64
              %496 = "arith.addi"(%494, %492) : (i64, i64) -> i64
              %497 = "arith.constant"() {value = 135266320 : i32} : () -> i32
              "llvm.inline_asm"(%446, %496, %493, %497, %478) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %499 = "nvvm.elect.sync"() {cutec.arm = 18 : i32} : () -> i1
            "scf.if"(%499) ({
              %t501_a = "llvm.ptrtoint"(%470) : (!llvm.ptr<3>) -> i32
              %t501_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t501_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t501_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t501_shifted = "arith.shrui"(%t501_a, %t501_four) : (i32, i32) -> i32
              %t501_low = "arith.andi"(%t501_shifted, %t501_mask) : (i32, i32) -> i32
              %t501_wide = "arith.extui"(%t501_low) : (i32) -> i64
              %500 = "arith.ori"(%t501_wide, %t501_fields) : (i64, i64) -> i64
              %502 = "arith.constant"() {value = 6 : i64} : () -> i64
              %503 = "arith.addi"(%500, %502) : (i64, i64) -> i64
              %t505_a = "llvm.ptrtoint"(%467) : (!llvm.ptr<3>) -> i32
              %t505_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t505_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t505_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t505_shifted = "arith.shrui"(%t505_a, %t505_four) : (i32, i32) -> i32
              %t505_low = "arith.andi"(%t505_shifted, %t505_mask) : (i32, i32) -> i32
              %t505_wide = "arith.extui"(%t505_low) : (i32) -> i64
              %504 = "arith.ori"(%t505_wide, %t505_fields) : (i64, i64) -> i64
              %506 = "arith.addi"(%504, %502) : (i64, i64) -> i64
              %507 = "arith.constant"() {value = 135266320 : i32} : () -> i32
              "llvm.inline_asm"(%446, %506, %503, %507, %478) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %509 = "llvm.getelementptr"(%35, %460) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %510 = "nvvm.elect.sync"() {cutec.arm = 19 : i32} : () -> i1
            "scf.if"(%510) ({
              %t511_s0 = "llvm.ptrtoint"(%509) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t511_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %512 = "arith.addi"(%460, %234) : (i32, i32) -> i32
            %513 = "arith.constant"() {value = 8 : i32} : () -> i32
            %514 = "arith.cmpi"(%512, %513) {predicate = 0 : i64} : (i32, i32) -> i1
            %515 = "arith.xori"(%461, %234) : (i32, i32) -> i32
            %516 = "arith.select"(%514, %515, %461) : (i1, i32, i32) -> i32
            %517 = "arith.select"(%514, %14, %512) : (i1, i32, i32) -> i32
            %518 = "arith.addi"(%459, %234) : (i32, i32) -> i32
            "scf.yield"(%518, %517, %516, %478) : (i32, i32, i32, i1) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i1) -> (i32, i32, i32, i1)
          %519 = "nvvm.elect.sync"() {cutec.arm = 20 : i32} : () -> i1
          "scf.if"(%519) ({
            %t520_s0 = "llvm.ptrtoint"(%27) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t520_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %t521_s0 = "llvm.ptrtoint"(%28) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t521_s0, %14) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %522 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %523 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %524 = "llvm.load"(%523) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %525 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %526 = "llvm.load"(%525) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %527 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 3>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %528 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %t533_r = "llvm.inline_asm"(%522, %524, %526, %528) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
          %529 = "llvm.extractvalue"(%t533_r) {position = array<i64: 0>} : (!struct0) -> i32
          %530 = "llvm.extractvalue"(%t533_r) {position = array<i64: 1>} : (!struct0) -> i32
          %531 = "llvm.extractvalue"(%t533_r) {position = array<i64: 2>} : (!struct0) -> i32
          %532 = "llvm.extractvalue"(%t533_r) {position = array<i64: 3>} : (!struct0) -> i32
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          %534 = "arith.addi"(%236, %234) : (i32, i32) -> i32
          %535 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
          %536 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
          %537 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
          %538 = "arith.addi"(%529, %535) : (i32, i32) -> i32
          %539 = "arith.addi"(%530, %536) : (i32, i32) -> i32
          %540 = "arith.addi"(%531, %537) : (i32, i32) -> i32
          %541 = "arith.cmpi"(%532, %14) {predicate = 1 : i64} : (i32, i32) -> i1
          %542 = "nvvm.mapa"(%95, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %t543_s0 = "llvm.ptrtoint"(%542) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t543_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558 = "scf.while"(%541, %538, %539, %540, %234, %234, %234, %534, %234, %14, %234, %454, %455, %456, %457) ({
          ^bb0(%559: i1, %560: i32, %561: i32, %562: i32, %563: i32, %564: i32, %565: i32, %566: i32, %567: i32, %568: i32, %569: i32, %570: i32, %571: i32, %572: i32, %573: i1):
            "scf.condition"(%559, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573) : (i1, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1) -> ()
          }, {
          ^bb0(%574: i1, %575: i32, %576: i32, %577: i32, %578: i32, %579: i32, %580: i32, %581: i32, %582: i32, %583: i32, %584: i32, %585: i32, %586: i32, %587: i32, %588: i1):
            %589 = "llvm.getelementptr"(%77, %579) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t590_s0 = "llvm.ptrtoint"(%589) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t590_s0, %580) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
            %592 = "arith.muli"(%579, %232) : (i32, i32) -> i32
            %593 = "arith.addi"(%446, %592) : (i32, i32) -> i32
            %594, %595, %596, %597 = "scf.for"(%14, %235, %234, %585, %586, %587, %453) ({
            ^bb0(%598: i32, %599: i32, %600: i32, %601: i32, %602: i1):
              %603 = "llvm.getelementptr"(%31, %600) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t604_s0 = "llvm.ptrtoint"(%603) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t604_s0, %601) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %605 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %606 = "arith.muli"(%600, %605) : (i32, i32) -> i32
              %607 = "llvm.getelementptr"(%32, %606) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %608 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %609 = "arith.muli"(%600, %608) : (i32, i32) -> i32
              %610 = "llvm.getelementptr"(%33, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %611 = "nvvm.elect.sync"() {cutec.arm = 21 : i32} : () -> i1
              "scf.if"(%611) ({
                %t613_a = "llvm.ptrtoint"(%610) : (!llvm.ptr<3>) -> i32
                %t613_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t613_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t613_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t613_shifted = "arith.shrui"(%t613_a, %t613_four) : (i32, i32) -> i32
                %t613_low = "arith.andi"(%t613_shifted, %t613_mask) : (i32, i32) -> i32
                %t613_wide = "arith.extui"(%t613_low) : (i32) -> i64
                %612 = "arith.ori"(%t613_wide, %t613_fields) : (i64, i64) -> i64
                %t615_a = "llvm.ptrtoint"(%607) : (!llvm.ptr<3>) -> i32
                %t615_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t615_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t615_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t615_shifted = "arith.shrui"(%t615_a, %t615_four) : (i32, i32) -> i32
                %t615_low = "arith.andi"(%t615_shifted, %t615_mask) : (i32, i32) -> i32
                %t615_wide = "arith.extui"(%t615_low) : (i32) -> i64
                %614 = "arith.ori"(%t615_wide, %t615_fields) : (i64, i64) -> i64
                %616 = "arith.constant"() {value = 135266320 : i32} : () -> i32
                "llvm.inline_asm"(%593, %614, %612, %616, %602) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %618 = "arith.constant"() {value = true} : () -> i1
              %619 = "nvvm.elect.sync"() {cutec.arm = 22 : i32} : () -> i1
              "scf.if"(%619) ({
                %t621_a = "llvm.ptrtoint"(%610) : (!llvm.ptr<3>) -> i32
                %t621_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t621_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t621_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t621_shifted = "arith.shrui"(%t621_a, %t621_four) : (i32, i32) -> i32
                %t621_low = "arith.andi"(%t621_shifted, %t621_mask) : (i32, i32) -> i32
                %t621_wide = "arith.extui"(%t621_low) : (i32) -> i64
                %620 = "arith.ori"(%t621_wide, %t621_fields) : (i64, i64) -> i64
                %622 = "arith.constant"() {value = 2 : i64} : () -> i64
                %623 = "arith.addi"(%620, %622) : (i64, i64) -> i64
                %t625_a = "llvm.ptrtoint"(%607) : (!llvm.ptr<3>) -> i32
                %t625_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t625_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t625_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t625_shifted = "arith.shrui"(%t625_a, %t625_four) : (i32, i32) -> i32
                %t625_low = "arith.andi"(%t625_shifted, %t625_mask) : (i32, i32) -> i32
                %t625_wide = "arith.extui"(%t625_low) : (i32) -> i64
                %624 = "arith.ori"(%t625_wide, %t625_fields) : (i64, i64) -> i64
                %626 = "arith.addi"(%624, %622) : (i64, i64) -> i64
                %627 = "arith.constant"() {value = 135266320 : i32} : () -> i32
                "llvm.inline_asm"(%593, %626, %623, %627, %618) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %629 = "nvvm.elect.sync"() {cutec.arm = 23 : i32} : () -> i1
              "scf.if"(%629) ({
                %t631_a = "llvm.ptrtoint"(%610) : (!llvm.ptr<3>) -> i32
                %t631_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t631_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t631_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t631_shifted = "arith.shrui"(%t631_a, %t631_four) : (i32, i32) -> i32
                %t631_low = "arith.andi"(%t631_shifted, %t631_mask) : (i32, i32) -> i32
                %t631_wide = "arith.extui"(%t631_low) : (i32) -> i64
                %630 = "arith.ori"(%t631_wide, %t631_fields) : (i64, i64) -> i64
                %632 = "arith.constant"() {value = 4 : i64} : () -> i64
                %633 = "arith.addi"(%630, %632) : (i64, i64) -> i64
                %t635_a = "llvm.ptrtoint"(%607) : (!llvm.ptr<3>) -> i32
                %t635_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t635_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t635_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t635_shifted = "arith.shrui"(%t635_a, %t635_four) : (i32, i32) -> i32
                %t635_low = "arith.andi"(%t635_shifted, %t635_mask) : (i32, i32) -> i32
                %t635_wide = "arith.extui"(%t635_low) : (i32) -> i64
                %634 = "arith.ori"(%t635_wide, %t635_fields) : (i64, i64) -> i64
                %636 = "arith.addi"(%634, %632) : (i64, i64) -> i64
                %637 = "arith.constant"() {value = 135266320 : i32} : () -> i32
                "llvm.inline_asm"(%593, %636, %633, %637, %618) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %639 = "nvvm.elect.sync"() {cutec.arm = 24 : i32} : () -> i1
              "scf.if"(%639) ({
                %t641_a = "llvm.ptrtoint"(%610) : (!llvm.ptr<3>) -> i32
                %t641_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t641_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t641_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t641_shifted = "arith.shrui"(%t641_a, %t641_four) : (i32, i32) -> i32
                %t641_low = "arith.andi"(%t641_shifted, %t641_mask) : (i32, i32) -> i32
                %t641_wide = "arith.extui"(%t641_low) : (i32) -> i64
                %640 = "arith.ori"(%t641_wide, %t641_fields) : (i64, i64) -> i64
                %642 = "arith.constant"() {value = 6 : i64} : () -> i64
                %643 = "arith.addi"(%640, %642) : (i64, i64) -> i64
                %t645_a = "llvm.ptrtoint"(%607) : (!llvm.ptr<3>) -> i32
                %t645_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t645_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t645_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t645_shifted = "arith.shrui"(%t645_a, %t645_four) : (i32, i32) -> i32
                %t645_low = "arith.andi"(%t645_shifted, %t645_mask) : (i32, i32) -> i32
                %t645_wide = "arith.extui"(%t645_low) : (i32) -> i64
                %644 = "arith.ori"(%t645_wide, %t645_fields) : (i64, i64) -> i64
                %646 = "arith.addi"(%644, %642) : (i64, i64) -> i64
                %647 = "arith.constant"() {value = 135266320 : i32} : () -> i32
                "llvm.inline_asm"(%593, %646, %643, %647, %618) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %649 = "llvm.getelementptr"(%35, %600) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %650 = "nvvm.elect.sync"() {cutec.arm = 25 : i32} : () -> i1
              "scf.if"(%650) ({
                %t651_s0 = "llvm.ptrtoint"(%649) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t651_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %652 = "arith.addi"(%600, %234) : (i32, i32) -> i32
              %653 = "arith.constant"() {value = 8 : i32} : () -> i32
              %654 = "arith.cmpi"(%652, %653) {predicate = 0 : i64} : (i32, i32) -> i1
              %655 = "arith.xori"(%601, %234) : (i32, i32) -> i32
              %656 = "arith.select"(%654, %655, %601) : (i1, i32, i32) -> i32
              %657 = "arith.select"(%654, %14, %652) : (i1, i32, i32) -> i32
              %658 = "arith.addi"(%599, %234) : (i32, i32) -> i32
              "scf.yield"(%658, %657, %656, %618) : (i32, i32, i32, i1) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i1) -> (i32, i32, i32, i1)
            %659 = "llvm.getelementptr"(%27, %579) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %660 = "nvvm.elect.sync"() {cutec.arm = 26 : i32} : () -> i1
            "scf.if"(%660) ({
              %t661_s0 = "llvm.ptrtoint"(%659) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t661_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %662 = "arith.addi"(%579, %234) : (i32, i32) -> i32
            %663 = "arith.cmpi"(%662, %444) {predicate = 0 : i64} : (i32, i32) -> i1
            %664 = "arith.xori"(%580, %234) : (i32, i32) -> i32
            %665 = "arith.select"(%663, %664, %580) : (i1, i32, i32) -> i32
            %666 = "arith.select"(%663, %14, %662) : (i1, i32, i32) -> i32
            %667 = "arith.addi"(%578, %234) : (i32, i32) -> i32
            %668 = "llvm.getelementptr"(%28, %583) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t669_s0 = "llvm.ptrtoint"(%668) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t669_s0, %584) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %670 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %671 = "llvm.load"(%523) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %672 = "llvm.load"(%525) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %673 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %t678_r = "llvm.inline_asm"(%670, %671, %672, %673) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
            %674 = "llvm.extractvalue"(%t678_r) {position = array<i64: 0>} : (!struct0) -> i32
            %675 = "llvm.extractvalue"(%t678_r) {position = array<i64: 1>} : (!struct0) -> i32
            %676 = "llvm.extractvalue"(%t678_r) {position = array<i64: 2>} : (!struct0) -> i32
            %677 = "llvm.extractvalue"(%t678_r) {position = array<i64: 3>} : (!struct0) -> i32
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            %679 = "arith.addi"(%581, %234) : (i32, i32) -> i32
            %680 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
            %681 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
            %682 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
            %683 = "arith.addi"(%674, %680) : (i32, i32) -> i32
            %684 = "arith.addi"(%675, %681) : (i32, i32) -> i32
            %685 = "arith.addi"(%676, %682) : (i32, i32) -> i32
            %686 = "arith.cmpi"(%677, %14) {predicate = 1 : i64} : (i32, i32) -> i1
            %687 = "llvm.getelementptr"(%95, %583) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %688 = "nvvm.mapa"(%687, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
            %t689_s0 = "llvm.ptrtoint"(%688) : (!llvm.ptr<7>) -> i32
            "llvm.inline_asm"(%t689_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %690 = "arith.addi"(%583, %234) : (i32, i32) -> i32
            %691 = "arith.cmpi"(%690, %234) {predicate = 0 : i64} : (i32, i32) -> i1
            %692 = "arith.xori"(%584, %234) : (i32, i32) -> i32
            %693 = "arith.select"(%691, %692, %584) : (i1, i32, i32) -> i32
            %694 = "arith.select"(%691, %14, %690) : (i1, i32, i32) -> i32
            %695 = "arith.addi"(%582, %234) : (i32, i32) -> i32
            "scf.yield"(%686, %683, %684, %685, %667, %666, %665, %679, %695, %694, %693, %594, %595, %596, %597) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1) -> ()
          }) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1) -> (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1)
          %696 = "llvm.getelementptr"(%77, %549) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t697_s0 = "llvm.ptrtoint"(%696) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t697_s0, %550) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %698 = "arith.addi"(%549, %234) : (i32, i32) -> i32
          %699 = "arith.cmpi"(%698, %444) {predicate = 0 : i64} : (i32, i32) -> i1
          %700 = "arith.xori"(%550, %234) : (i32, i32) -> i32
          %701 = "arith.select"(%699, %700, %550) : (i1, i32, i32) -> i32
          %702 = "arith.select"(%699, %14, %698) : (i1, i32, i32) -> i32
          %703 = "llvm.getelementptr"(%77, %702) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t704_s0 = "llvm.ptrtoint"(%703) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t704_s0, %701) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%551, %558) : (i32, i1) -> ()
        }, {
          %705 = "arith.constant"() {value = false} : () -> i1
          "scf.yield"(%236, %705) : (i32, i1) -> ()
        }) : (i1) -> (i32, i1)
        "scf.yield"(%449, %450) : (i32, i1) -> ()
      }, {
        %706 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%236, %706) : (i32, i1) -> ()
      }) : (i1) -> (i32, i1)
      %707 = "arith.cmpi"(%16, %440) {predicate = 2 : i64} : (i32, i32) -> i1
      %708, %709 = "scf.if"(%707) ({
        %710 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %711 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %712 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %713 = "arith.addi"(%711, %712) : (i32, i32) -> i32
        %714 = "arith.muli"(%713, %40) : (i32, i32) -> i32
        %715 = "arith.addi"(%710, %714) : (i32, i32) -> i32
        %716 = "arith.divui"(%715, %11) : (i32, i32) -> i32
        %717 = "nvvm.shfl.sync"(%13, %716, %14, %15) {kind = #nvvm<shfl_kind idx>, cutec.arm = 27 : i32} : (i32, i32, i32, i32) -> i32
        %718 = "arith.cmpi"(%717, %14) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%718) ({
          %719 = "arith.constant"() {value = 128 : i32} : () -> i32
          %t720_s0 = "llvm.ptrtoint"(%30) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t720_s0, %719) {asm_string = "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 28 : i32} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %721 = "arith.constant"() {value = 2 : i32} : () -> i32
        %722 = "arith.constant"() {value = 160 : i32} : () -> i32
        "nvvm.barrier"(%721, %722) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 29 : i32} : (i32, i32) -> ()
        %723 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %724 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %725 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %726 = "arith.addi"(%724, %725) : (i32, i32) -> i32
        %727 = "arith.muli"(%726, %40) : (i32, i32) -> i32
        %728 = "arith.addi"(%723, %727) : (i32, i32) -> i32
        %729 = "arith.divui"(%728, %11) : (i32, i32) -> i32
        %730 = "nvvm.shfl.sync"(%13, %729, %14, %15) {kind = #nvvm<shfl_kind idx>, cutec.arm = 30 : i32} : (i32, i32, i32, i32) -> i32
        %731 = "arith.cmpi"(%730, %14) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%731) ({
          "llvm.inline_asm"() {asm_string = "tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 31 : i32} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %733 = "llvm.load"(%30) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %734 = "nvvm.shfl.sync"(%13, %12, %14, %15) {kind = #nvvm<shfl_kind idx>, cutec.arm = 32 : i32} : (i32, i32, i32, i32) -> i32
        %735 = "arith.cmpi"(%734, %14) {predicate = 0 : i64} : (i32, i32) -> i1
        %736 = "arith.remui"(%8, %11) : (i32, i32) -> i32
        %737 = "arith.constant"() {value = 2097152 : i32} : () -> i32
        %738 = "arith.muli"(%12, %737) : (i32, i32) -> i32
        %739 = "arith.addi"(%733, %738) : (i32, i32) -> i32
        %740 = "arith.muli"(%736, %232) : (i32, i32) -> i32
        %741 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %742 = "arith.muli"(%12, %741) : (i32, i32) -> i32
        %743 = "arith.addi"(%740, %742) : (i32, i32) -> i32
        %744 = "arith.constant"() {value = 128 : i32} : () -> i32
        %745 = "arith.muli"(%108, %744) : (i32, i32) -> i32
        %746 = "arith.muli"(%109, %232) : (i32, i32) -> i32
        %t747_s0 = "llvm.ptrtoint"(%28) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t747_s0, %14) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %748 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %749 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %750 = "llvm.load"(%749) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %751 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %752 = "llvm.load"(%751) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %753 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 3>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %754 = "llvm.load"(%753) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %t759_r = "llvm.inline_asm"(%748, %750, %752, %754) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
        %755 = "llvm.extractvalue"(%t759_r) {position = array<i64: 0>} : (!struct0) -> i32
        %756 = "llvm.extractvalue"(%t759_r) {position = array<i64: 1>} : (!struct0) -> i32
        %757 = "llvm.extractvalue"(%t759_r) {position = array<i64: 2>} : (!struct0) -> i32
        %758 = "llvm.extractvalue"(%t759_r) {position = array<i64: 3>} : (!struct0) -> i32
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        %760 = "arith.addi"(%442, %234) : (i32, i32) -> i32
        %761 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
        %762 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
        %763 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
        %764 = "arith.addi"(%755, %761) : (i32, i32) -> i32
        %765 = "arith.addi"(%756, %762) : (i32, i32) -> i32
        %766 = "arith.addi"(%757, %763) : (i32, i32) -> i32
        %767 = "arith.cmpi"(%758, %14) {predicate = 1 : i64} : (i32, i32) -> i1
        %768 = "nvvm.mapa"(%95, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %t769_s0 = "llvm.ptrtoint"(%768) : (!llvm.ptr<7>) -> i32
        "llvm.inline_asm"(%t769_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
        %t770_s0 = "llvm.ptrtoint"(%27) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t770_s0, %14) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
        %t836_r = "llvm.inline_asm"(%739) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x64.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, [$64];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 33 : i32} : (i32) -> !struct1
        %772 = "llvm.extractvalue"(%t836_r) {position = array<i64: 0>} : (!struct1) -> i32
        %773 = "llvm.extractvalue"(%t836_r) {position = array<i64: 1>} : (!struct1) -> i32
        %774 = "llvm.extractvalue"(%t836_r) {position = array<i64: 2>} : (!struct1) -> i32
        %775 = "llvm.extractvalue"(%t836_r) {position = array<i64: 3>} : (!struct1) -> i32
        %776 = "llvm.extractvalue"(%t836_r) {position = array<i64: 4>} : (!struct1) -> i32
        %777 = "llvm.extractvalue"(%t836_r) {position = array<i64: 5>} : (!struct1) -> i32
        %778 = "llvm.extractvalue"(%t836_r) {position = array<i64: 6>} : (!struct1) -> i32
        %779 = "llvm.extractvalue"(%t836_r) {position = array<i64: 7>} : (!struct1) -> i32
        %780 = "llvm.extractvalue"(%t836_r) {position = array<i64: 8>} : (!struct1) -> i32
        %781 = "llvm.extractvalue"(%t836_r) {position = array<i64: 9>} : (!struct1) -> i32
        %782 = "llvm.extractvalue"(%t836_r) {position = array<i64: 10>} : (!struct1) -> i32
        %783 = "llvm.extractvalue"(%t836_r) {position = array<i64: 11>} : (!struct1) -> i32
        %784 = "llvm.extractvalue"(%t836_r) {position = array<i64: 12>} : (!struct1) -> i32
        %785 = "llvm.extractvalue"(%t836_r) {position = array<i64: 13>} : (!struct1) -> i32
        %786 = "llvm.extractvalue"(%t836_r) {position = array<i64: 14>} : (!struct1) -> i32
        %787 = "llvm.extractvalue"(%t836_r) {position = array<i64: 15>} : (!struct1) -> i32
        %788 = "llvm.extractvalue"(%t836_r) {position = array<i64: 16>} : (!struct1) -> i32
        %789 = "llvm.extractvalue"(%t836_r) {position = array<i64: 17>} : (!struct1) -> i32
        %790 = "llvm.extractvalue"(%t836_r) {position = array<i64: 18>} : (!struct1) -> i32
        %791 = "llvm.extractvalue"(%t836_r) {position = array<i64: 19>} : (!struct1) -> i32
        %792 = "llvm.extractvalue"(%t836_r) {position = array<i64: 20>} : (!struct1) -> i32
        %793 = "llvm.extractvalue"(%t836_r) {position = array<i64: 21>} : (!struct1) -> i32
        %794 = "llvm.extractvalue"(%t836_r) {position = array<i64: 22>} : (!struct1) -> i32
        %795 = "llvm.extractvalue"(%t836_r) {position = array<i64: 23>} : (!struct1) -> i32
        %796 = "llvm.extractvalue"(%t836_r) {position = array<i64: 24>} : (!struct1) -> i32
        %797 = "llvm.extractvalue"(%t836_r) {position = array<i64: 25>} : (!struct1) -> i32
        %798 = "llvm.extractvalue"(%t836_r) {position = array<i64: 26>} : (!struct1) -> i32
        %799 = "llvm.extractvalue"(%t836_r) {position = array<i64: 27>} : (!struct1) -> i32
        %800 = "llvm.extractvalue"(%t836_r) {position = array<i64: 28>} : (!struct1) -> i32
        %801 = "llvm.extractvalue"(%t836_r) {position = array<i64: 29>} : (!struct1) -> i32
        %802 = "llvm.extractvalue"(%t836_r) {position = array<i64: 30>} : (!struct1) -> i32
        %803 = "llvm.extractvalue"(%t836_r) {position = array<i64: 31>} : (!struct1) -> i32
        %804 = "llvm.extractvalue"(%t836_r) {position = array<i64: 32>} : (!struct1) -> i32
        %805 = "llvm.extractvalue"(%t836_r) {position = array<i64: 33>} : (!struct1) -> i32
        %806 = "llvm.extractvalue"(%t836_r) {position = array<i64: 34>} : (!struct1) -> i32
        %807 = "llvm.extractvalue"(%t836_r) {position = array<i64: 35>} : (!struct1) -> i32
        %808 = "llvm.extractvalue"(%t836_r) {position = array<i64: 36>} : (!struct1) -> i32
        %809 = "llvm.extractvalue"(%t836_r) {position = array<i64: 37>} : (!struct1) -> i32
        %810 = "llvm.extractvalue"(%t836_r) {position = array<i64: 38>} : (!struct1) -> i32
        %811 = "llvm.extractvalue"(%t836_r) {position = array<i64: 39>} : (!struct1) -> i32
        %812 = "llvm.extractvalue"(%t836_r) {position = array<i64: 40>} : (!struct1) -> i32
        %813 = "llvm.extractvalue"(%t836_r) {position = array<i64: 41>} : (!struct1) -> i32
        %814 = "llvm.extractvalue"(%t836_r) {position = array<i64: 42>} : (!struct1) -> i32
        %815 = "llvm.extractvalue"(%t836_r) {position = array<i64: 43>} : (!struct1) -> i32
        %816 = "llvm.extractvalue"(%t836_r) {position = array<i64: 44>} : (!struct1) -> i32
        %817 = "llvm.extractvalue"(%t836_r) {position = array<i64: 45>} : (!struct1) -> i32
        %818 = "llvm.extractvalue"(%t836_r) {position = array<i64: 46>} : (!struct1) -> i32
        %819 = "llvm.extractvalue"(%t836_r) {position = array<i64: 47>} : (!struct1) -> i32
        %820 = "llvm.extractvalue"(%t836_r) {position = array<i64: 48>} : (!struct1) -> i32
        %821 = "llvm.extractvalue"(%t836_r) {position = array<i64: 49>} : (!struct1) -> i32
        %822 = "llvm.extractvalue"(%t836_r) {position = array<i64: 50>} : (!struct1) -> i32
        %823 = "llvm.extractvalue"(%t836_r) {position = array<i64: 51>} : (!struct1) -> i32
        %824 = "llvm.extractvalue"(%t836_r) {position = array<i64: 52>} : (!struct1) -> i32
        %825 = "llvm.extractvalue"(%t836_r) {position = array<i64: 53>} : (!struct1) -> i32
        %826 = "llvm.extractvalue"(%t836_r) {position = array<i64: 54>} : (!struct1) -> i32
        %827 = "llvm.extractvalue"(%t836_r) {position = array<i64: 55>} : (!struct1) -> i32
        %828 = "llvm.extractvalue"(%t836_r) {position = array<i64: 56>} : (!struct1) -> i32
        %829 = "llvm.extractvalue"(%t836_r) {position = array<i64: 57>} : (!struct1) -> i32
        %830 = "llvm.extractvalue"(%t836_r) {position = array<i64: 58>} : (!struct1) -> i32
        %831 = "llvm.extractvalue"(%t836_r) {position = array<i64: 59>} : (!struct1) -> i32
        %832 = "llvm.extractvalue"(%t836_r) {position = array<i64: 60>} : (!struct1) -> i32
        %833 = "llvm.extractvalue"(%t836_r) {position = array<i64: 61>} : (!struct1) -> i32
        %834 = "llvm.extractvalue"(%t836_r) {position = array<i64: 62>} : (!struct1) -> i32
        %835 = "llvm.extractvalue"(%t836_r) {position = array<i64: 63>} : (!struct1) -> i32
        %t901_r = "llvm.inline_asm"(%772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 34 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct1
        %837 = "llvm.extractvalue"(%t901_r) {position = array<i64: 0>} : (!struct1) -> i32
        %838 = "llvm.extractvalue"(%t901_r) {position = array<i64: 1>} : (!struct1) -> i32
        %839 = "llvm.extractvalue"(%t901_r) {position = array<i64: 2>} : (!struct1) -> i32
        %840 = "llvm.extractvalue"(%t901_r) {position = array<i64: 3>} : (!struct1) -> i32
        %841 = "llvm.extractvalue"(%t901_r) {position = array<i64: 4>} : (!struct1) -> i32
        %842 = "llvm.extractvalue"(%t901_r) {position = array<i64: 5>} : (!struct1) -> i32
        %843 = "llvm.extractvalue"(%t901_r) {position = array<i64: 6>} : (!struct1) -> i32
        %844 = "llvm.extractvalue"(%t901_r) {position = array<i64: 7>} : (!struct1) -> i32
        %845 = "llvm.extractvalue"(%t901_r) {position = array<i64: 8>} : (!struct1) -> i32
        %846 = "llvm.extractvalue"(%t901_r) {position = array<i64: 9>} : (!struct1) -> i32
        %847 = "llvm.extractvalue"(%t901_r) {position = array<i64: 10>} : (!struct1) -> i32
        %848 = "llvm.extractvalue"(%t901_r) {position = array<i64: 11>} : (!struct1) -> i32
        %849 = "llvm.extractvalue"(%t901_r) {position = array<i64: 12>} : (!struct1) -> i32
        %850 = "llvm.extractvalue"(%t901_r) {position = array<i64: 13>} : (!struct1) -> i32
        %851 = "llvm.extractvalue"(%t901_r) {position = array<i64: 14>} : (!struct1) -> i32
        %852 = "llvm.extractvalue"(%t901_r) {position = array<i64: 15>} : (!struct1) -> i32
        %853 = "llvm.extractvalue"(%t901_r) {position = array<i64: 16>} : (!struct1) -> i32
        %854 = "llvm.extractvalue"(%t901_r) {position = array<i64: 17>} : (!struct1) -> i32
        %855 = "llvm.extractvalue"(%t901_r) {position = array<i64: 18>} : (!struct1) -> i32
        %856 = "llvm.extractvalue"(%t901_r) {position = array<i64: 19>} : (!struct1) -> i32
        %857 = "llvm.extractvalue"(%t901_r) {position = array<i64: 20>} : (!struct1) -> i32
        %858 = "llvm.extractvalue"(%t901_r) {position = array<i64: 21>} : (!struct1) -> i32
        %859 = "llvm.extractvalue"(%t901_r) {position = array<i64: 22>} : (!struct1) -> i32
        %860 = "llvm.extractvalue"(%t901_r) {position = array<i64: 23>} : (!struct1) -> i32
        %861 = "llvm.extractvalue"(%t901_r) {position = array<i64: 24>} : (!struct1) -> i32
        %862 = "llvm.extractvalue"(%t901_r) {position = array<i64: 25>} : (!struct1) -> i32
        %863 = "llvm.extractvalue"(%t901_r) {position = array<i64: 26>} : (!struct1) -> i32
        %864 = "llvm.extractvalue"(%t901_r) {position = array<i64: 27>} : (!struct1) -> i32
        %865 = "llvm.extractvalue"(%t901_r) {position = array<i64: 28>} : (!struct1) -> i32
        %866 = "llvm.extractvalue"(%t901_r) {position = array<i64: 29>} : (!struct1) -> i32
        %867 = "llvm.extractvalue"(%t901_r) {position = array<i64: 30>} : (!struct1) -> i32
        %868 = "llvm.extractvalue"(%t901_r) {position = array<i64: 31>} : (!struct1) -> i32
        %869 = "llvm.extractvalue"(%t901_r) {position = array<i64: 32>} : (!struct1) -> i32
        %870 = "llvm.extractvalue"(%t901_r) {position = array<i64: 33>} : (!struct1) -> i32
        %871 = "llvm.extractvalue"(%t901_r) {position = array<i64: 34>} : (!struct1) -> i32
        %872 = "llvm.extractvalue"(%t901_r) {position = array<i64: 35>} : (!struct1) -> i32
        %873 = "llvm.extractvalue"(%t901_r) {position = array<i64: 36>} : (!struct1) -> i32
        %874 = "llvm.extractvalue"(%t901_r) {position = array<i64: 37>} : (!struct1) -> i32
        %875 = "llvm.extractvalue"(%t901_r) {position = array<i64: 38>} : (!struct1) -> i32
        %876 = "llvm.extractvalue"(%t901_r) {position = array<i64: 39>} : (!struct1) -> i32
        %877 = "llvm.extractvalue"(%t901_r) {position = array<i64: 40>} : (!struct1) -> i32
        %878 = "llvm.extractvalue"(%t901_r) {position = array<i64: 41>} : (!struct1) -> i32
        %879 = "llvm.extractvalue"(%t901_r) {position = array<i64: 42>} : (!struct1) -> i32
        %880 = "llvm.extractvalue"(%t901_r) {position = array<i64: 43>} : (!struct1) -> i32
        %881 = "llvm.extractvalue"(%t901_r) {position = array<i64: 44>} : (!struct1) -> i32
        %882 = "llvm.extractvalue"(%t901_r) {position = array<i64: 45>} : (!struct1) -> i32
        %883 = "llvm.extractvalue"(%t901_r) {position = array<i64: 46>} : (!struct1) -> i32
        %884 = "llvm.extractvalue"(%t901_r) {position = array<i64: 47>} : (!struct1) -> i32
        %885 = "llvm.extractvalue"(%t901_r) {position = array<i64: 48>} : (!struct1) -> i32
        %886 = "llvm.extractvalue"(%t901_r) {position = array<i64: 49>} : (!struct1) -> i32
        %887 = "llvm.extractvalue"(%t901_r) {position = array<i64: 50>} : (!struct1) -> i32
        %888 = "llvm.extractvalue"(%t901_r) {position = array<i64: 51>} : (!struct1) -> i32
        %889 = "llvm.extractvalue"(%t901_r) {position = array<i64: 52>} : (!struct1) -> i32
        %890 = "llvm.extractvalue"(%t901_r) {position = array<i64: 53>} : (!struct1) -> i32
        %891 = "llvm.extractvalue"(%t901_r) {position = array<i64: 54>} : (!struct1) -> i32
        %892 = "llvm.extractvalue"(%t901_r) {position = array<i64: 55>} : (!struct1) -> i32
        %893 = "llvm.extractvalue"(%t901_r) {position = array<i64: 56>} : (!struct1) -> i32
        %894 = "llvm.extractvalue"(%t901_r) {position = array<i64: 57>} : (!struct1) -> i32
        %895 = "llvm.extractvalue"(%t901_r) {position = array<i64: 58>} : (!struct1) -> i32
        %896 = "llvm.extractvalue"(%t901_r) {position = array<i64: 59>} : (!struct1) -> i32
        %897 = "llvm.extractvalue"(%t901_r) {position = array<i64: 60>} : (!struct1) -> i32
        %898 = "llvm.extractvalue"(%t901_r) {position = array<i64: 61>} : (!struct1) -> i32
        %899 = "llvm.extractvalue"(%t901_r) {position = array<i64: 62>} : (!struct1) -> i32
        %900 = "llvm.extractvalue"(%t901_r) {position = array<i64: 63>} : (!struct1) -> i32
        %902 = "llvm.bitcast"(%837) : (i32) -> f32
        %903 = "llvm.bitcast"(%838) : (i32) -> f32
        %904 = "llvm.bitcast"(%839) : (i32) -> f32
        %905 = "llvm.bitcast"(%840) : (i32) -> f32
        %906 = "llvm.bitcast"(%841) : (i32) -> f32
        %907 = "llvm.bitcast"(%842) : (i32) -> f32
        %908 = "llvm.bitcast"(%843) : (i32) -> f32
        %909 = "llvm.bitcast"(%844) : (i32) -> f32
        %910 = "llvm.bitcast"(%845) : (i32) -> f32
        %911 = "llvm.bitcast"(%846) : (i32) -> f32
        %912 = "llvm.bitcast"(%847) : (i32) -> f32
        %913 = "llvm.bitcast"(%848) : (i32) -> f32
        %914 = "llvm.bitcast"(%849) : (i32) -> f32
        %915 = "llvm.bitcast"(%850) : (i32) -> f32
        %916 = "llvm.bitcast"(%851) : (i32) -> f32
        %917 = "llvm.bitcast"(%852) : (i32) -> f32
        %918 = "llvm.bitcast"(%853) : (i32) -> f32
        %919 = "llvm.bitcast"(%854) : (i32) -> f32
        %920 = "llvm.bitcast"(%855) : (i32) -> f32
        %921 = "llvm.bitcast"(%856) : (i32) -> f32
        %922 = "llvm.bitcast"(%857) : (i32) -> f32
        %923 = "llvm.bitcast"(%858) : (i32) -> f32
        %924 = "llvm.bitcast"(%859) : (i32) -> f32
        %925 = "llvm.bitcast"(%860) : (i32) -> f32
        %926 = "llvm.bitcast"(%861) : (i32) -> f32
        %927 = "llvm.bitcast"(%862) : (i32) -> f32
        %928 = "llvm.bitcast"(%863) : (i32) -> f32
        %929 = "llvm.bitcast"(%864) : (i32) -> f32
        %930 = "llvm.bitcast"(%865) : (i32) -> f32
        %931 = "llvm.bitcast"(%866) : (i32) -> f32
        %932 = "llvm.bitcast"(%867) : (i32) -> f32
        %933 = "llvm.bitcast"(%868) : (i32) -> f32
        %934 = "llvm.bitcast"(%869) : (i32) -> f32
        %935 = "llvm.bitcast"(%870) : (i32) -> f32
        %936 = "llvm.bitcast"(%871) : (i32) -> f32
        %937 = "llvm.bitcast"(%872) : (i32) -> f32
        %938 = "llvm.bitcast"(%873) : (i32) -> f32
        %939 = "llvm.bitcast"(%874) : (i32) -> f32
        %940 = "llvm.bitcast"(%875) : (i32) -> f32
        %941 = "llvm.bitcast"(%876) : (i32) -> f32
        %942 = "llvm.bitcast"(%877) : (i32) -> f32
        %943 = "llvm.bitcast"(%878) : (i32) -> f32
        %944 = "llvm.bitcast"(%879) : (i32) -> f32
        %945 = "llvm.bitcast"(%880) : (i32) -> f32
        %946 = "llvm.bitcast"(%881) : (i32) -> f32
        %947 = "llvm.bitcast"(%882) : (i32) -> f32
        %948 = "llvm.bitcast"(%883) : (i32) -> f32
        %949 = "llvm.bitcast"(%884) : (i32) -> f32
        %950 = "llvm.bitcast"(%885) : (i32) -> f32
        %951 = "llvm.bitcast"(%886) : (i32) -> f32
        %952 = "llvm.bitcast"(%887) : (i32) -> f32
        %953 = "llvm.bitcast"(%888) : (i32) -> f32
        %954 = "llvm.bitcast"(%889) : (i32) -> f32
        %955 = "llvm.bitcast"(%890) : (i32) -> f32
        %956 = "llvm.bitcast"(%891) : (i32) -> f32
        %957 = "llvm.bitcast"(%892) : (i32) -> f32
        %958 = "llvm.bitcast"(%893) : (i32) -> f32
        %959 = "llvm.bitcast"(%894) : (i32) -> f32
        %960 = "llvm.bitcast"(%895) : (i32) -> f32
        %961 = "llvm.bitcast"(%896) : (i32) -> f32
        %962 = "llvm.bitcast"(%897) : (i32) -> f32
        %963 = "llvm.bitcast"(%898) : (i32) -> f32
        %964 = "llvm.bitcast"(%899) : (i32) -> f32
        %965 = "llvm.bitcast"(%900) : (i32) -> f32
        "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
        %t967_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t967_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
        %968 = "vector.from_elements"(%902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
        %969 = "arith.truncf"(%968) : (vector<64xf32>) -> vector<64xf16>
        %970 = "vector.extract"(%969) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
        %971 = "vector.extract"(%969) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
        %972 = "vector.extract"(%969) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
        %973 = "vector.extract"(%969) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
        %974 = "vector.extract"(%969) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
        %975 = "vector.extract"(%969) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
        %976 = "vector.extract"(%969) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
        %977 = "vector.extract"(%969) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
        %978 = "vector.extract"(%969) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
        %979 = "vector.extract"(%969) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
        %980 = "vector.extract"(%969) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
        %981 = "vector.extract"(%969) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
        %982 = "vector.extract"(%969) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
        %983 = "vector.extract"(%969) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
        %984 = "vector.extract"(%969) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
        %985 = "vector.extract"(%969) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
        %986 = "vector.extract"(%969) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
        %987 = "vector.extract"(%969) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
        %988 = "vector.extract"(%969) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
        %989 = "vector.extract"(%969) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
        %990 = "vector.extract"(%969) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
        %991 = "vector.extract"(%969) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
        %992 = "vector.extract"(%969) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
        %993 = "vector.extract"(%969) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
        %994 = "vector.extract"(%969) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
        %995 = "vector.extract"(%969) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
        %996 = "vector.extract"(%969) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
        %997 = "vector.extract"(%969) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
        %998 = "vector.extract"(%969) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
        %999 = "vector.extract"(%969) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
        %1000 = "vector.extract"(%969) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
        %1001 = "vector.extract"(%969) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
        %1002 = "vector.extract"(%969) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
        %1003 = "vector.extract"(%969) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
        %1004 = "vector.extract"(%969) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
        %1005 = "vector.extract"(%969) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
        %1006 = "vector.extract"(%969) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
        %1007 = "vector.extract"(%969) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
        %1008 = "vector.extract"(%969) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
        %1009 = "vector.extract"(%969) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
        %1010 = "vector.extract"(%969) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
        %1011 = "vector.extract"(%969) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
        %1012 = "vector.extract"(%969) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
        %1013 = "vector.extract"(%969) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
        %1014 = "vector.extract"(%969) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
        %1015 = "vector.extract"(%969) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
        %1016 = "vector.extract"(%969) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
        %1017 = "vector.extract"(%969) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
        %1018 = "vector.extract"(%969) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
        %1019 = "vector.extract"(%969) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
        %1020 = "vector.extract"(%969) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
        %1021 = "vector.extract"(%969) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
        %1022 = "vector.extract"(%969) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
        %1023 = "vector.extract"(%969) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
        %1024 = "vector.extract"(%969) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
        %1025 = "vector.extract"(%969) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
        %1026 = "vector.extract"(%969) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
        %1027 = "vector.extract"(%969) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
        %1028 = "vector.extract"(%969) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
        %1029 = "vector.extract"(%969) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
        %1030 = "vector.extract"(%969) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
        %1031 = "vector.extract"(%969) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
        %1032 = "vector.extract"(%969) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
        %1033 = "vector.extract"(%969) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
        "scf.if"(%735) ({
          "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"(%234, %744) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 35 : i32} : (i32, i32) -> ()
        %1034 = "arith.constant"() {value = 448 : i32} : () -> i32
        %1035 = "arith.andi"(%743, %1034) : (i32, i32) -> i32
        %1036 = "arith.constant"() {value = 3 : i32} : () -> i32
        %1037 = "arith.shrui"(%1035, %1036) : (i32, i32) -> i32
        %1038 = "arith.xori"(%743, %1037) : (i32, i32) -> i32
        %1039 = "llvm.getelementptr"(%34, %1038) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1040 = "vector.from_elements"(%970, %971, %972, %973, %974, %975, %976, %977) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
        "llvm.store"(%1040, %1039) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
        %1041 = "arith.constant"() {value = 8 : i32} : () -> i32
        %1042 = "arith.addi"(%743, %1041) : (i32, i32) -> i32
        %1043 = "arith.andi"(%1042, %1034) : (i32, i32) -> i32
        %1044 = "arith.shrui"(%1043, %1036) : (i32, i32) -> i32
        %1045 = "arith.xori"(%1042, %1044) : (i32, i32) -> i32
        %1046 = "llvm.getelementptr"(%34, %1045) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1047 = "vector.from_elements"(%978, %979, %980, %981, %982, %983, %984, %985) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
        "llvm.store"(%1047, %1046) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
        %1048 = "arith.constant"() {value = 16 : i32} : () -> i32
        %1049 = "arith.addi"(%743, %1048) : (i32, i32) -> i32
        %1050 = "arith.andi"(%1049, %1034) : (i32, i32) -> i32
        %1051 = "arith.shrui"(%1050, %1036) : (i32, i32) -> i32
        %1052 = "arith.xori"(%1049, %1051) : (i32, i32) -> i32
        %1053 = "llvm.getelementptr"(%34, %1052) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1054 = "vector.from_elements"(%986, %987, %988, %989, %990, %991, %992, %993) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
        "llvm.store"(%1054, %1053) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
        %1055 = "arith.constant"() {value = 24 : i32} : () -> i32
        %1056 = "arith.addi"(%743, %1055) : (i32, i32) -> i32
        %1057 = "arith.andi"(%1056, %1034) : (i32, i32) -> i32
        %1058 = "arith.shrui"(%1057, %1036) : (i32, i32) -> i32
        %1059 = "arith.xori"(%1056, %1058) : (i32, i32) -> i32
        %1060 = "llvm.getelementptr"(%34, %1059) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1061 = "vector.from_elements"(%994, %995, %996, %997, %998, %999, %1000, %1001) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
        "llvm.store"(%1061, %1060) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
        %1062 = "arith.addi"(%743, %11) : (i32, i32) -> i32
        %1063 = "arith.andi"(%1062, %1034) : (i32, i32) -> i32
        %1064 = "arith.shrui"(%1063, %1036) : (i32, i32) -> i32
        %1065 = "arith.xori"(%1062, %1064) : (i32, i32) -> i32
        %1066 = "llvm.getelementptr"(%34, %1065) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1067 = "vector.from_elements"(%1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
        "llvm.store"(%1067, %1066) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
        %1068 = "arith.constant"() {value = 40 : i32} : () -> i32
        %1069 = "arith.addi"(%743, %1068) : (i32, i32) -> i32
        %1070 = "arith.andi"(%1069, %1034) : (i32, i32) -> i32
        %1071 = "arith.shrui"(%1070, %1036) : (i32, i32) -> i32
        %1072 = "arith.xori"(%1069, %1071) : (i32, i32) -> i32
        %1073 = "llvm.getelementptr"(%34, %1072) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1074 = "vector.from_elements"(%1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
        "llvm.store"(%1074, %1073) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
        %1075 = "arith.constant"() {value = 48 : i32} : () -> i32
        %1076 = "arith.addi"(%743, %1075) : (i32, i32) -> i32
        %1077 = "arith.andi"(%1076, %1034) : (i32, i32) -> i32
        %1078 = "arith.shrui"(%1077, %1036) : (i32, i32) -> i32
        %1079 = "arith.xori"(%1076, %1078) : (i32, i32) -> i32
        %1080 = "llvm.getelementptr"(%34, %1079) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1081 = "vector.from_elements"(%1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
        "llvm.store"(%1081, %1080) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
        %1082 = "arith.constant"() {value = 56 : i32} : () -> i32
        %1083 = "arith.addi"(%743, %1082) : (i32, i32) -> i32
        %1084 = "arith.andi"(%1083, %1034) : (i32, i32) -> i32
        %1085 = "arith.shrui"(%1084, %1036) : (i32, i32) -> i32
        %1086 = "arith.xori"(%1083, %1085) : (i32, i32) -> i32
        %1087 = "llvm.getelementptr"(%34, %1086) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1088 = "vector.from_elements"(%1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
        "llvm.store"(%1088, %1087) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        "nvvm.barrier"(%234, %744) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 36 : i32} : (i32, i32) -> ()
        "scf.if"(%735) ({
          %1089 = "nvvm.elect.sync"() {cutec.arm = 37 : i32} : () -> i1
          "scf.if"(%1089) ({
            %t1090_s1 = "llvm.ptrtoint"(%34) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%5, %t1090_s1, %746, %745) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.cp.async.bulk.commit.group"() : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101 = "scf.while"(%767, %764, %765, %766, %760, %234, %234, %14, %234, %14, %234) ({
        ^bb0(%1102: i1, %1103: i32, %1104: i32, %1105: i32, %1106: i32, %1107: i32, %1108: i32, %1109: i32, %1110: i32, %1111: i32, %1112: i32):
          "scf.condition"(%1102, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112) : (i1, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1113: i1, %1114: i32, %1115: i32, %1116: i32, %1117: i32, %1118: i32, %1119: i32, %1120: i32, %1121: i32, %1122: i32, %1123: i32):
          %1124 = "arith.muli"(%1114, %744) : (i32, i32) -> i32
          %1125 = "arith.muli"(%1115, %232) : (i32, i32) -> i32
          %1126 = "llvm.getelementptr"(%28, %1122) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1127_s0 = "llvm.ptrtoint"(%1126) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1127_s0, %1123) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1128 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1129 = "llvm.load"(%749) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1130 = "llvm.load"(%751) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1131 = "llvm.load"(%753) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %t1136_r = "llvm.inline_asm"(%1128, %1129, %1130, %1131) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
          %1132 = "llvm.extractvalue"(%t1136_r) {position = array<i64: 0>} : (!struct0) -> i32
          %1133 = "llvm.extractvalue"(%t1136_r) {position = array<i64: 1>} : (!struct0) -> i32
          %1134 = "llvm.extractvalue"(%t1136_r) {position = array<i64: 2>} : (!struct0) -> i32
          %1135 = "llvm.extractvalue"(%t1136_r) {position = array<i64: 3>} : (!struct0) -> i32
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          %1137 = "arith.addi"(%1117, %234) : (i32, i32) -> i32
          %1138 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
          %1139 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
          %1140 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
          %1141 = "arith.addi"(%1132, %1138) : (i32, i32) -> i32
          %1142 = "arith.addi"(%1133, %1139) : (i32, i32) -> i32
          %1143 = "arith.addi"(%1134, %1140) : (i32, i32) -> i32
          %1144 = "arith.cmpi"(%1135, %14) {predicate = 1 : i64} : (i32, i32) -> i1
          %1145 = "llvm.getelementptr"(%95, %1122) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1146 = "nvvm.mapa"(%1145, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %t1147_s0 = "llvm.ptrtoint"(%1146) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t1147_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %1148 = "arith.addi"(%1122, %234) : (i32, i32) -> i32
          %1149 = "arith.cmpi"(%1148, %234) {predicate = 0 : i64} : (i32, i32) -> i1
          %1150 = "arith.xori"(%1123, %234) : (i32, i32) -> i32
          %1151 = "arith.select"(%1149, %1150, %1123) : (i1, i32, i32) -> i32
          %1152 = "arith.select"(%1149, %14, %1148) : (i1, i32, i32) -> i32
          %1153 = "arith.addi"(%1121, %234) : (i32, i32) -> i32
          %1154 = "llvm.getelementptr"(%27, %1119) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1155_s0 = "llvm.ptrtoint"(%1154) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1155_s0, %1120) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
          %1157 = "arith.muli"(%1119, %232) : (i32, i32) -> i32
          %1158 = "arith.addi"(%739, %1157) : (i32, i32) -> i32
          %t1223_r = "llvm.inline_asm"(%1158) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x64.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, [$64];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 38 : i32} : (i32) -> !struct1
          %1159 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 0>} : (!struct1) -> i32
          %1160 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 1>} : (!struct1) -> i32
          %1161 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 2>} : (!struct1) -> i32
          %1162 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 3>} : (!struct1) -> i32
          %1163 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 4>} : (!struct1) -> i32
          %1164 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 5>} : (!struct1) -> i32
          %1165 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 6>} : (!struct1) -> i32
          %1166 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 7>} : (!struct1) -> i32
          %1167 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 8>} : (!struct1) -> i32
          %1168 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 9>} : (!struct1) -> i32
          %1169 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 10>} : (!struct1) -> i32
          %1170 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 11>} : (!struct1) -> i32
          %1171 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 12>} : (!struct1) -> i32
          %1172 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 13>} : (!struct1) -> i32
          %1173 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 14>} : (!struct1) -> i32
          %1174 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 15>} : (!struct1) -> i32
          %1175 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 16>} : (!struct1) -> i32
          %1176 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 17>} : (!struct1) -> i32
          %1177 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 18>} : (!struct1) -> i32
          %1178 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 19>} : (!struct1) -> i32
          %1179 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 20>} : (!struct1) -> i32
          %1180 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 21>} : (!struct1) -> i32
          %1181 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 22>} : (!struct1) -> i32
          %1182 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 23>} : (!struct1) -> i32
          %1183 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 24>} : (!struct1) -> i32
          %1184 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 25>} : (!struct1) -> i32
          %1185 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 26>} : (!struct1) -> i32
          %1186 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 27>} : (!struct1) -> i32
          %1187 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 28>} : (!struct1) -> i32
          %1188 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 29>} : (!struct1) -> i32
          %1189 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 30>} : (!struct1) -> i32
          %1190 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 31>} : (!struct1) -> i32
          %1191 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 32>} : (!struct1) -> i32
          %1192 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 33>} : (!struct1) -> i32
          %1193 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 34>} : (!struct1) -> i32
          %1194 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 35>} : (!struct1) -> i32
          %1195 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 36>} : (!struct1) -> i32
          %1196 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 37>} : (!struct1) -> i32
          %1197 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 38>} : (!struct1) -> i32
          %1198 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 39>} : (!struct1) -> i32
          %1199 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 40>} : (!struct1) -> i32
          %1200 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 41>} : (!struct1) -> i32
          %1201 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 42>} : (!struct1) -> i32
          %1202 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 43>} : (!struct1) -> i32
          %1203 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 44>} : (!struct1) -> i32
          %1204 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 45>} : (!struct1) -> i32
          %1205 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 46>} : (!struct1) -> i32
          %1206 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 47>} : (!struct1) -> i32
          %1207 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 48>} : (!struct1) -> i32
          %1208 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 49>} : (!struct1) -> i32
          %1209 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 50>} : (!struct1) -> i32
          %1210 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 51>} : (!struct1) -> i32
          %1211 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 52>} : (!struct1) -> i32
          %1212 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 53>} : (!struct1) -> i32
          %1213 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 54>} : (!struct1) -> i32
          %1214 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 55>} : (!struct1) -> i32
          %1215 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 56>} : (!struct1) -> i32
          %1216 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 57>} : (!struct1) -> i32
          %1217 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 58>} : (!struct1) -> i32
          %1218 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 59>} : (!struct1) -> i32
          %1219 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 60>} : (!struct1) -> i32
          %1220 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 61>} : (!struct1) -> i32
          %1221 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 62>} : (!struct1) -> i32
          %1222 = "llvm.extractvalue"(%t1223_r) {position = array<i64: 63>} : (!struct1) -> i32
          %t1288_r = "llvm.inline_asm"(%1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 39 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct1
          %1224 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 0>} : (!struct1) -> i32
          %1225 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 1>} : (!struct1) -> i32
          %1226 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 2>} : (!struct1) -> i32
          %1227 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 3>} : (!struct1) -> i32
          %1228 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 4>} : (!struct1) -> i32
          %1229 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 5>} : (!struct1) -> i32
          %1230 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 6>} : (!struct1) -> i32
          %1231 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 7>} : (!struct1) -> i32
          %1232 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 8>} : (!struct1) -> i32
          %1233 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 9>} : (!struct1) -> i32
          %1234 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 10>} : (!struct1) -> i32
          %1235 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 11>} : (!struct1) -> i32
          %1236 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 12>} : (!struct1) -> i32
          %1237 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 13>} : (!struct1) -> i32
          %1238 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 14>} : (!struct1) -> i32
          %1239 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 15>} : (!struct1) -> i32
          %1240 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 16>} : (!struct1) -> i32
          %1241 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 17>} : (!struct1) -> i32
          %1242 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 18>} : (!struct1) -> i32
          %1243 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 19>} : (!struct1) -> i32
          %1244 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 20>} : (!struct1) -> i32
          %1245 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 21>} : (!struct1) -> i32
          %1246 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 22>} : (!struct1) -> i32
          %1247 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 23>} : (!struct1) -> i32
          %1248 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 24>} : (!struct1) -> i32
          %1249 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 25>} : (!struct1) -> i32
          %1250 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 26>} : (!struct1) -> i32
          %1251 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 27>} : (!struct1) -> i32
          %1252 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 28>} : (!struct1) -> i32
          %1253 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 29>} : (!struct1) -> i32
          %1254 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 30>} : (!struct1) -> i32
          %1255 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 31>} : (!struct1) -> i32
          %1256 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 32>} : (!struct1) -> i32
          %1257 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 33>} : (!struct1) -> i32
          %1258 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 34>} : (!struct1) -> i32
          %1259 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 35>} : (!struct1) -> i32
          %1260 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 36>} : (!struct1) -> i32
          %1261 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 37>} : (!struct1) -> i32
          %1262 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 38>} : (!struct1) -> i32
          %1263 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 39>} : (!struct1) -> i32
          %1264 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 40>} : (!struct1) -> i32
          %1265 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 41>} : (!struct1) -> i32
          %1266 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 42>} : (!struct1) -> i32
          %1267 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 43>} : (!struct1) -> i32
          %1268 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 44>} : (!struct1) -> i32
          %1269 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 45>} : (!struct1) -> i32
          %1270 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 46>} : (!struct1) -> i32
          %1271 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 47>} : (!struct1) -> i32
          %1272 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 48>} : (!struct1) -> i32
          %1273 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 49>} : (!struct1) -> i32
          %1274 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 50>} : (!struct1) -> i32
          %1275 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 51>} : (!struct1) -> i32
          %1276 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 52>} : (!struct1) -> i32
          %1277 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 53>} : (!struct1) -> i32
          %1278 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 54>} : (!struct1) -> i32
          %1279 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 55>} : (!struct1) -> i32
          %1280 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 56>} : (!struct1) -> i32
          %1281 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 57>} : (!struct1) -> i32
          %1282 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 58>} : (!struct1) -> i32
          %1283 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 59>} : (!struct1) -> i32
          %1284 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 60>} : (!struct1) -> i32
          %1285 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 61>} : (!struct1) -> i32
          %1286 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 62>} : (!struct1) -> i32
          %1287 = "llvm.extractvalue"(%t1288_r) {position = array<i64: 63>} : (!struct1) -> i32
          %1289 = "llvm.bitcast"(%1224) : (i32) -> f32
          %1290 = "llvm.bitcast"(%1225) : (i32) -> f32
          %1291 = "llvm.bitcast"(%1226) : (i32) -> f32
          %1292 = "llvm.bitcast"(%1227) : (i32) -> f32
          %1293 = "llvm.bitcast"(%1228) : (i32) -> f32
          %1294 = "llvm.bitcast"(%1229) : (i32) -> f32
          %1295 = "llvm.bitcast"(%1230) : (i32) -> f32
          %1296 = "llvm.bitcast"(%1231) : (i32) -> f32
          %1297 = "llvm.bitcast"(%1232) : (i32) -> f32
          %1298 = "llvm.bitcast"(%1233) : (i32) -> f32
          %1299 = "llvm.bitcast"(%1234) : (i32) -> f32
          %1300 = "llvm.bitcast"(%1235) : (i32) -> f32
          %1301 = "llvm.bitcast"(%1236) : (i32) -> f32
          %1302 = "llvm.bitcast"(%1237) : (i32) -> f32
          %1303 = "llvm.bitcast"(%1238) : (i32) -> f32
          %1304 = "llvm.bitcast"(%1239) : (i32) -> f32
          %1305 = "llvm.bitcast"(%1240) : (i32) -> f32
          %1306 = "llvm.bitcast"(%1241) : (i32) -> f32
          %1307 = "llvm.bitcast"(%1242) : (i32) -> f32
          %1308 = "llvm.bitcast"(%1243) : (i32) -> f32
          %1309 = "llvm.bitcast"(%1244) : (i32) -> f32
          %1310 = "llvm.bitcast"(%1245) : (i32) -> f32
          %1311 = "llvm.bitcast"(%1246) : (i32) -> f32
          %1312 = "llvm.bitcast"(%1247) : (i32) -> f32
          %1313 = "llvm.bitcast"(%1248) : (i32) -> f32
          %1314 = "llvm.bitcast"(%1249) : (i32) -> f32
          %1315 = "llvm.bitcast"(%1250) : (i32) -> f32
          %1316 = "llvm.bitcast"(%1251) : (i32) -> f32
          %1317 = "llvm.bitcast"(%1252) : (i32) -> f32
          %1318 = "llvm.bitcast"(%1253) : (i32) -> f32
          %1319 = "llvm.bitcast"(%1254) : (i32) -> f32
          %1320 = "llvm.bitcast"(%1255) : (i32) -> f32
          %1321 = "llvm.bitcast"(%1256) : (i32) -> f32
          %1322 = "llvm.bitcast"(%1257) : (i32) -> f32
          %1323 = "llvm.bitcast"(%1258) : (i32) -> f32
          %1324 = "llvm.bitcast"(%1259) : (i32) -> f32
          %1325 = "llvm.bitcast"(%1260) : (i32) -> f32
          %1326 = "llvm.bitcast"(%1261) : (i32) -> f32
          %1327 = "llvm.bitcast"(%1262) : (i32) -> f32
          %1328 = "llvm.bitcast"(%1263) : (i32) -> f32
          %1329 = "llvm.bitcast"(%1264) : (i32) -> f32
          %1330 = "llvm.bitcast"(%1265) : (i32) -> f32
          %1331 = "llvm.bitcast"(%1266) : (i32) -> f32
          %1332 = "llvm.bitcast"(%1267) : (i32) -> f32
          %1333 = "llvm.bitcast"(%1268) : (i32) -> f32
          %1334 = "llvm.bitcast"(%1269) : (i32) -> f32
          %1335 = "llvm.bitcast"(%1270) : (i32) -> f32
          %1336 = "llvm.bitcast"(%1271) : (i32) -> f32
          %1337 = "llvm.bitcast"(%1272) : (i32) -> f32
          %1338 = "llvm.bitcast"(%1273) : (i32) -> f32
          %1339 = "llvm.bitcast"(%1274) : (i32) -> f32
          %1340 = "llvm.bitcast"(%1275) : (i32) -> f32
          %1341 = "llvm.bitcast"(%1276) : (i32) -> f32
          %1342 = "llvm.bitcast"(%1277) : (i32) -> f32
          %1343 = "llvm.bitcast"(%1278) : (i32) -> f32
          %1344 = "llvm.bitcast"(%1279) : (i32) -> f32
          %1345 = "llvm.bitcast"(%1280) : (i32) -> f32
          %1346 = "llvm.bitcast"(%1281) : (i32) -> f32
          %1347 = "llvm.bitcast"(%1282) : (i32) -> f32
          %1348 = "llvm.bitcast"(%1283) : (i32) -> f32
          %1349 = "llvm.bitcast"(%1284) : (i32) -> f32
          %1350 = "llvm.bitcast"(%1285) : (i32) -> f32
          %1351 = "llvm.bitcast"(%1286) : (i32) -> f32
          %1352 = "llvm.bitcast"(%1287) : (i32) -> f32
          "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
          %1354 = "llvm.getelementptr"(%77, %1119) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1355_s0 = "llvm.ptrtoint"(%1354) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1355_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %1356 = "vector.from_elements"(%1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
          %1357 = "arith.truncf"(%1356) : (vector<64xf32>) -> vector<64xf16>
          %1358 = "vector.extract"(%1357) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
          %1359 = "vector.extract"(%1357) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
          %1360 = "vector.extract"(%1357) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
          %1361 = "vector.extract"(%1357) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
          %1362 = "vector.extract"(%1357) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
          %1363 = "vector.extract"(%1357) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
          %1364 = "vector.extract"(%1357) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
          %1365 = "vector.extract"(%1357) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
          %1366 = "vector.extract"(%1357) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
          %1367 = "vector.extract"(%1357) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
          %1368 = "vector.extract"(%1357) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
          %1369 = "vector.extract"(%1357) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
          %1370 = "vector.extract"(%1357) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
          %1371 = "vector.extract"(%1357) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
          %1372 = "vector.extract"(%1357) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
          %1373 = "vector.extract"(%1357) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
          %1374 = "vector.extract"(%1357) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
          %1375 = "vector.extract"(%1357) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
          %1376 = "vector.extract"(%1357) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
          %1377 = "vector.extract"(%1357) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
          %1378 = "vector.extract"(%1357) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
          %1379 = "vector.extract"(%1357) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
          %1380 = "vector.extract"(%1357) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
          %1381 = "vector.extract"(%1357) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
          %1382 = "vector.extract"(%1357) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
          %1383 = "vector.extract"(%1357) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
          %1384 = "vector.extract"(%1357) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
          %1385 = "vector.extract"(%1357) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
          %1386 = "vector.extract"(%1357) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
          %1387 = "vector.extract"(%1357) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
          %1388 = "vector.extract"(%1357) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
          %1389 = "vector.extract"(%1357) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
          %1390 = "vector.extract"(%1357) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
          %1391 = "vector.extract"(%1357) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
          %1392 = "vector.extract"(%1357) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
          %1393 = "vector.extract"(%1357) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
          %1394 = "vector.extract"(%1357) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
          %1395 = "vector.extract"(%1357) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
          %1396 = "vector.extract"(%1357) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
          %1397 = "vector.extract"(%1357) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
          %1398 = "vector.extract"(%1357) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
          %1399 = "vector.extract"(%1357) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
          %1400 = "vector.extract"(%1357) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
          %1401 = "vector.extract"(%1357) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
          %1402 = "vector.extract"(%1357) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
          %1403 = "vector.extract"(%1357) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
          %1404 = "vector.extract"(%1357) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
          %1405 = "vector.extract"(%1357) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
          %1406 = "vector.extract"(%1357) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
          %1407 = "vector.extract"(%1357) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
          %1408 = "vector.extract"(%1357) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
          %1409 = "vector.extract"(%1357) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
          %1410 = "vector.extract"(%1357) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
          %1411 = "vector.extract"(%1357) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
          %1412 = "vector.extract"(%1357) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
          %1413 = "vector.extract"(%1357) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
          %1414 = "vector.extract"(%1357) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
          %1415 = "vector.extract"(%1357) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
          %1416 = "vector.extract"(%1357) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
          %1417 = "vector.extract"(%1357) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
          %1418 = "vector.extract"(%1357) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
          %1419 = "vector.extract"(%1357) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
          %1420 = "vector.extract"(%1357) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
          %1421 = "vector.extract"(%1357) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
          "scf.if"(%735) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%234, %744) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 40 : i32} : (i32, i32) -> ()
          %1422 = "vector.from_elements"(%1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%1422, %1039) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %1423 = "vector.from_elements"(%1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%1423, %1046) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %1424 = "vector.from_elements"(%1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%1424, %1053) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %1425 = "vector.from_elements"(%1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%1425, %1060) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %1426 = "vector.from_elements"(%1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%1426, %1066) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %1427 = "vector.from_elements"(%1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%1427, %1073) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %1428 = "vector.from_elements"(%1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%1428, %1080) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %1429 = "vector.from_elements"(%1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%1429, %1087) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%234, %744) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 41 : i32} : (i32, i32) -> ()
          "scf.if"(%735) ({
            %1430 = "nvvm.elect.sync"() {cutec.arm = 42 : i32} : () -> i1
            "scf.if"(%1430) ({
              %t1431_s1 = "llvm.ptrtoint"(%34) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t1431_s1, %1125, %1124) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1432 = "arith.addi"(%1119, %234) : (i32, i32) -> i32
          %1433 = "arith.cmpi"(%1432, %721) {predicate = 0 : i64} : (i32, i32) -> i1
          %1434 = "arith.xori"(%1120, %234) : (i32, i32) -> i32
          %1435 = "arith.select"(%1433, %1434, %1120) : (i1, i32, i32) -> i32
          %1436 = "arith.select"(%1433, %14, %1432) : (i1, i32, i32) -> i32
          %1437 = "arith.addi"(%1118, %234) : (i32, i32) -> i32
          "scf.yield"(%1144, %1141, %1142, %1143, %1137, %1437, %1436, %1435, %1153, %1152, %1151) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        %1438 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1439 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1440 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1441 = "arith.addi"(%1439, %1440) : (i32, i32) -> i32
        %1442 = "arith.muli"(%1441, %40) : (i32, i32) -> i32
        %1443 = "arith.addi"(%1438, %1442) : (i32, i32) -> i32
        %1444 = "arith.divui"(%1443, %11) : (i32, i32) -> i32
        %1445 = "nvvm.shfl.sync"(%13, %1444, %14, %15) {kind = #nvvm<shfl_kind idx>, cutec.arm = 43 : i32} : (i32, i32, i32, i32) -> i32
        %1446 = "arith.cmpi"(%1445, %14) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%1446) ({
          "llvm.inline_asm"(%733, %744) {asm_string = "tcgen05.dealloc.cta_group::1.sync.aligned.b32 $0, $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 44 : i32} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"(%1095, %744) : (i32, i32) -> ()
      }, {
        "scf.yield"(%442, %14) : (i32, i32) -> ()
      }) : (i1) -> (i32, i32)
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 224, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_100a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.extsi"(%2) : (i32) -> i64
    %10 = "arith.extsi"(%1) : (i32) -> i64
    %11 = "arith.constant"() {value = 2 : i64} : () -> i64
    %12 = "arith.muli"(%3, %11) : (i64, i64) -> i64
    %13 = "cutec.tensor_map"(%0, %9, %10, %12) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %14 = "arith.extsi"(%5) : (i32) -> i64
    %15 = "arith.muli"(%6, %11) : (i64, i64) -> i64
    %16 = "cutec.tensor_map"(%4, %9, %14, %15) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %17 = "arith.muli"(%8, %11) : (i64, i64) -> i64
    %18 = "cutec.tensor_map"(%7, %14, %10, %17) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %19 = "arith.constant"() {value = 127 : i32} : () -> i32
    %20 = "arith.addi"(%1, %19) : (i32, i32) -> i32
    %21 = "arith.constant"() {value = 128 : i32} : () -> i32
    %22 = "arith.divui"(%20, %21) : (i32, i32) -> i32
    %23 = "arith.constant"() {value = 63 : i32} : () -> i32
    %24 = "arith.addi"(%5, %23) : (i32, i32) -> i32
    %25 = "arith.constant"() {value = 64 : i32} : () -> i32
    %26 = "arith.divui"(%24, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 1 : i32} : () -> i32
    %28 = "arith.constant"() {value = 224 : i32} : () -> i32
    %29 = "arith.constant"() {value = 214016 : i32} : () -> i32
    "gpu.launch_func"(%22, %26, %27, %28, %27, %27, %27, %27, %27, %29, %13, %1, %2, %16, %5, %18, %22, %26) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_f16_tile128x64_cluster1x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
