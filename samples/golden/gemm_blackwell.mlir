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
        %21 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%21) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %23 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%23) ({
          "llvm.inline_asm"(%3) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %25 = "nvvm.elect.sync"() : () -> i1
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
        %45 = "nvvm.elect.sync"() : () -> i1
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
        %86 = "nvvm.elect.sync"() : () -> i1
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
        %104 = "nvvm.elect.sync"() : () -> i1
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
        %126 = "nvvm.elect.sync"() : () -> i1
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
          %192 = "nvvm.elect.sync"() : () -> i1
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
      %230 = "scf.if"(%20) ({
        %231 = "arith.constant"() {value = 128 : i32} : () -> i32
        %232 = "arith.constant"() {value = 1 : i32} : () -> i32
        %233 = "arith.constant"() {value = 64 : i32} : () -> i32
        %234 = "arith.constant"() {value = 63 : i32} : () -> i32
        %235 = "arith.addi"(%2, %234) : (i32, i32) -> i32
        %236 = "arith.divui"(%235, %233) : (i32, i32) -> i32
        %237 = "arith.muli"(%108, %231) : (i32, i32) -> i32
        %238 = "arith.muli"(%109, %233) : (i32, i32) -> i32
        %239, %240, %241 = "scf.for"(%14, %236, %232, %14, %14, %232) ({
        ^bb0(%242: i32, %243: i32, %244: i32, %245: i32):
          %246 = "llvm.getelementptr"(%35, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t247_s0 = "llvm.ptrtoint"(%246) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t247_s0, %245) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %248 = "llvm.getelementptr"(%31, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %249 = "nvvm.elect.sync"() : () -> i1
          "scf.if"(%249) ({
            %250 = "arith.constant"() {value = 24576 : i32} : () -> i32
            %t251_s0 = "llvm.ptrtoint"(%248) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t251_s0, %250) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %252 = "arith.muli"(%242, %233) : (i32, i32) -> i32
          %253 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %254 = "arith.muli"(%244, %253) : (i32, i32) -> i32
          %255 = "llvm.getelementptr"(%32, %254) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %256 = "nvvm.elect.sync"() : () -> i1
          "scf.if"(%256) ({
            %t257_s0 = "llvm.ptrtoint"(%255) : (!llvm.ptr<3>) -> i32
            %t257_s2 = "llvm.ptrtoint"(%248) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t257_s0, %0, %t257_s2, %252, %237) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %258 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %259 = "arith.muli"(%244, %258) : (i32, i32) -> i32
          %260 = "llvm.getelementptr"(%33, %259) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %261 = "nvvm.elect.sync"() : () -> i1
          "scf.if"(%261) ({
            %t262_s0 = "llvm.ptrtoint"(%260) : (!llvm.ptr<3>) -> i32
            %t262_s2 = "llvm.ptrtoint"(%248) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t262_s0, %3, %t262_s2, %252, %238) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %263 = "arith.addi"(%244, %232) : (i32, i32) -> i32
          %264 = "arith.constant"() {value = 8 : i32} : () -> i32
          %265 = "arith.cmpi"(%263, %264) {predicate = 0 : i64} : (i32, i32) -> i1
          %266 = "arith.xori"(%245, %232) : (i32, i32) -> i32
          %267 = "arith.select"(%265, %266, %245) : (i1, i32, i32) -> i32
          %268 = "arith.select"(%265, %14, %263) : (i1, i32, i32) -> i32
          %269 = "arith.addi"(%243, %232) : (i32, i32) -> i32
          "scf.yield"(%269, %268, %267) : (i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
        %t270_s0 = "llvm.ptrtoint"(%28) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t270_s0, %14) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %271 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %272 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %273 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %274 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %275 = "llvm.load"(%274) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %276 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 3>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %277 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %t282_r = "llvm.inline_asm"(%271, %273, %275, %277) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
        %278 = "llvm.extractvalue"(%t282_r) {position = array<i64: 0>} : (!struct0) -> i32
        %279 = "llvm.extractvalue"(%t282_r) {position = array<i64: 1>} : (!struct0) -> i32
        %280 = "llvm.extractvalue"(%t282_r) {position = array<i64: 2>} : (!struct0) -> i32
        %281 = "llvm.extractvalue"(%t282_r) {position = array<i64: 3>} : (!struct0) -> i32
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        %283 = "arith.addi"(%118, %232) : (i32, i32) -> i32
        %284 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
        %285 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
        %286 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
        %287 = "arith.addi"(%278, %284) : (i32, i32) -> i32
        %288 = "arith.addi"(%279, %285) : (i32, i32) -> i32
        %289 = "arith.addi"(%280, %286) : (i32, i32) -> i32
        %290 = "arith.cmpi"(%281, %14) {predicate = 1 : i64} : (i32, i32) -> i1
        %291 = "nvvm.mapa"(%95, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %t292_s0 = "llvm.ptrtoint"(%291) : (!llvm.ptr<7>) -> i32
        "llvm.inline_asm"(%t292_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
        %293, %294, %295, %296, %297, %298, %299, %300, %301, %302, %303 = "scf.while"(%290, %287, %288, %289, %283, %232, %14, %232, %239, %240, %241) ({
        ^bb0(%304: i1, %305: i32, %306: i32, %307: i32, %308: i32, %309: i32, %310: i32, %311: i32, %312: i32, %313: i32, %314: i32):
          "scf.condition"(%304, %304, %305, %306, %307, %308, %309, %310, %311, %312, %313, %314) : (i1, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%315: i1, %316: i32, %317: i32, %318: i32, %319: i32, %320: i32, %321: i32, %322: i32, %323: i32, %324: i32, %325: i32):
          %326 = "arith.muli"(%316, %231) : (i32, i32) -> i32
          %327 = "arith.muli"(%317, %233) : (i32, i32) -> i32
          %328, %329, %330 = "scf.for"(%14, %236, %232, %323, %324, %325) ({
          ^bb0(%331: i32, %332: i32, %333: i32, %334: i32):
            %335 = "llvm.getelementptr"(%35, %333) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t336_s0 = "llvm.ptrtoint"(%335) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t336_s0, %334) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %337 = "llvm.getelementptr"(%31, %333) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %338 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%338) ({
              %339 = "arith.constant"() {value = 24576 : i32} : () -> i32
              %t340_s0 = "llvm.ptrtoint"(%337) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t340_s0, %339) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %341 = "arith.muli"(%331, %233) : (i32, i32) -> i32
            %342 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %343 = "arith.muli"(%333, %342) : (i32, i32) -> i32
            %344 = "llvm.getelementptr"(%32, %343) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %345 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%345) ({
              %t346_s0 = "llvm.ptrtoint"(%344) : (!llvm.ptr<3>) -> i32
              %t346_s2 = "llvm.ptrtoint"(%337) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t346_s0, %0, %t346_s2, %341, %326) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %347 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %348 = "arith.muli"(%333, %347) : (i32, i32) -> i32
            %349 = "llvm.getelementptr"(%33, %348) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %350 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%350) ({
              %t351_s0 = "llvm.ptrtoint"(%349) : (!llvm.ptr<3>) -> i32
              %t351_s2 = "llvm.ptrtoint"(%337) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t351_s0, %3, %t351_s2, %341, %327) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %352 = "arith.addi"(%333, %232) : (i32, i32) -> i32
            %353 = "arith.constant"() {value = 8 : i32} : () -> i32
            %354 = "arith.cmpi"(%352, %353) {predicate = 0 : i64} : (i32, i32) -> i1
            %355 = "arith.xori"(%334, %232) : (i32, i32) -> i32
            %356 = "arith.select"(%354, %355, %334) : (i1, i32, i32) -> i32
            %357 = "arith.select"(%354, %14, %352) : (i1, i32, i32) -> i32
            %358 = "arith.addi"(%332, %232) : (i32, i32) -> i32
            "scf.yield"(%358, %357, %356) : (i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
          %359 = "llvm.getelementptr"(%28, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t360_s0 = "llvm.ptrtoint"(%359) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t360_s0, %322) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %361 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %362 = "llvm.load"(%272) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %363 = "llvm.load"(%274) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %364 = "llvm.load"(%276) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %t369_r = "llvm.inline_asm"(%361, %362, %363, %364) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
          %365 = "llvm.extractvalue"(%t369_r) {position = array<i64: 0>} : (!struct0) -> i32
          %366 = "llvm.extractvalue"(%t369_r) {position = array<i64: 1>} : (!struct0) -> i32
          %367 = "llvm.extractvalue"(%t369_r) {position = array<i64: 2>} : (!struct0) -> i32
          %368 = "llvm.extractvalue"(%t369_r) {position = array<i64: 3>} : (!struct0) -> i32
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          %370 = "arith.addi"(%319, %232) : (i32, i32) -> i32
          %371 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
          %372 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
          %373 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
          %374 = "arith.addi"(%365, %371) : (i32, i32) -> i32
          %375 = "arith.addi"(%366, %372) : (i32, i32) -> i32
          %376 = "arith.addi"(%367, %373) : (i32, i32) -> i32
          %377 = "arith.cmpi"(%368, %14) {predicate = 1 : i64} : (i32, i32) -> i1
          %378 = "llvm.getelementptr"(%95, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %379 = "nvvm.mapa"(%378, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %t380_s0 = "llvm.ptrtoint"(%379) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t380_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %381 = "arith.addi"(%321, %232) : (i32, i32) -> i32
          %382 = "arith.cmpi"(%381, %232) {predicate = 0 : i64} : (i32, i32) -> i1
          %383 = "arith.xori"(%322, %232) : (i32, i32) -> i32
          %384 = "arith.select"(%382, %383, %322) : (i1, i32, i32) -> i32
          %385 = "arith.select"(%382, %14, %381) : (i1, i32, i32) -> i32
          %386 = "arith.addi"(%320, %232) : (i32, i32) -> i32
          "scf.yield"(%377, %374, %375, %376, %370, %386, %385, %384, %328, %329, %330) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        %387 = "llvm.getelementptr"(%35, %302) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t388_s0 = "llvm.ptrtoint"(%387) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t388_s0, %303) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %389 = "arith.addi"(%302, %232) : (i32, i32) -> i32
        %390 = "arith.constant"() {value = 8 : i32} : () -> i32
        %391 = "arith.cmpi"(%389, %390) {predicate = 0 : i64} : (i32, i32) -> i1
        %392 = "arith.xori"(%303, %232) : (i32, i32) -> i32
        %393 = "arith.select"(%391, %392, %303) : (i1, i32, i32) -> i32
        %394 = "arith.select"(%391, %14, %389) : (i1, i32, i32) -> i32
        %395 = "llvm.getelementptr"(%35, %394) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t396_s0 = "llvm.ptrtoint"(%395) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t396_s0, %393) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %397 = "arith.addi"(%394, %232) : (i32, i32) -> i32
        %398 = "arith.cmpi"(%397, %390) {predicate = 0 : i64} : (i32, i32) -> i1
        %399 = "arith.xori"(%393, %232) : (i32, i32) -> i32
        %400 = "arith.select"(%398, %399, %393) : (i1, i32, i32) -> i32
        %401 = "arith.select"(%398, %14, %397) : (i1, i32, i32) -> i32
        %402 = "llvm.getelementptr"(%35, %401) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t403_s0 = "llvm.ptrtoint"(%402) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t403_s0, %400) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %404 = "arith.addi"(%401, %232) : (i32, i32) -> i32
        %405 = "arith.cmpi"(%404, %390) {predicate = 0 : i64} : (i32, i32) -> i1
        %406 = "arith.xori"(%400, %232) : (i32, i32) -> i32
        %407 = "arith.select"(%405, %406, %400) : (i1, i32, i32) -> i32
        %408 = "arith.select"(%405, %14, %404) : (i1, i32, i32) -> i32
        %409 = "llvm.getelementptr"(%35, %408) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t410_s0 = "llvm.ptrtoint"(%409) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t410_s0, %407) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %411 = "arith.addi"(%408, %232) : (i32, i32) -> i32
        %412 = "arith.cmpi"(%411, %390) {predicate = 0 : i64} : (i32, i32) -> i1
        %413 = "arith.xori"(%407, %232) : (i32, i32) -> i32
        %414 = "arith.select"(%412, %413, %407) : (i1, i32, i32) -> i32
        %415 = "arith.select"(%412, %14, %411) : (i1, i32, i32) -> i32
        %416 = "llvm.getelementptr"(%35, %415) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t417_s0 = "llvm.ptrtoint"(%416) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t417_s0, %414) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %418 = "arith.addi"(%415, %232) : (i32, i32) -> i32
        %419 = "arith.cmpi"(%418, %390) {predicate = 0 : i64} : (i32, i32) -> i1
        %420 = "arith.xori"(%414, %232) : (i32, i32) -> i32
        %421 = "arith.select"(%419, %420, %414) : (i1, i32, i32) -> i32
        %422 = "arith.select"(%419, %14, %418) : (i1, i32, i32) -> i32
        %423 = "llvm.getelementptr"(%35, %422) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t424_s0 = "llvm.ptrtoint"(%423) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t424_s0, %421) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %425 = "arith.addi"(%422, %232) : (i32, i32) -> i32
        %426 = "arith.cmpi"(%425, %390) {predicate = 0 : i64} : (i32, i32) -> i1
        %427 = "arith.xori"(%421, %232) : (i32, i32) -> i32
        %428 = "arith.select"(%426, %427, %421) : (i1, i32, i32) -> i32
        %429 = "arith.select"(%426, %14, %425) : (i1, i32, i32) -> i32
        %430 = "llvm.getelementptr"(%35, %429) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t431_s0 = "llvm.ptrtoint"(%430) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t431_s0, %428) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %432 = "arith.addi"(%429, %232) : (i32, i32) -> i32
        %433 = "arith.cmpi"(%432, %390) {predicate = 0 : i64} : (i32, i32) -> i1
        %434 = "arith.xori"(%428, %232) : (i32, i32) -> i32
        %435 = "arith.select"(%433, %434, %428) : (i1, i32, i32) -> i32
        %436 = "arith.select"(%433, %14, %432) : (i1, i32, i32) -> i32
        %437 = "llvm.getelementptr"(%35, %436) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %t438_s0 = "llvm.ptrtoint"(%437) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t438_s0, %435) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "scf.yield"(%297) : (i32) -> ()
      }, {
        "scf.yield"(%118) : (i32) -> ()
      }) : (i1) -> i32
      %439 = "arith.constant"() {value = 4 : i32} : () -> i32
      %440 = "arith.cmpi"(%16, %439) {predicate = 0 : i64} : (i32, i32) -> i1
      %441, %442 = "scf.if"(%440) ({
        %443 = "arith.constant"() {value = 2 : i32} : () -> i32
        %444 = "arith.constant"() {value = 160 : i32} : () -> i32
        "nvvm.barrier"(%443, %444) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
        %445 = "llvm.load"(%30) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %446 = "arith.andi"(%18, %14) : (i32, i32) -> i32
        %447 = "arith.cmpi"(%446, %14) {predicate = 0 : i64} : (i32, i32) -> i1
        %448, %449 = "scf.if"(%447) ({
          %450 = "arith.constant"() {value = 63 : i32} : () -> i32
          %451 = "arith.addi"(%2, %450) : (i32, i32) -> i32
          %452 = "arith.constant"() {value = 64 : i32} : () -> i32
          %453 = "arith.divui"(%451, %452) : (i32, i32) -> i32
          %454 = "arith.constant"() {value = 1 : i32} : () -> i32
          %455 = "arith.maxsi"(%453, %454) : (i32, i32) -> i32
          %t456_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t456_s0, %454) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
          %458 = "arith.constant"() {value = false} : () -> i1
          %459, %460, %461, %462 = "scf.for"(%14, %455, %454, %14, %14, %14, %458) ({
          ^bb0(%463: i32, %464: i32, %465: i32, %466: i32, %467: i1):
            %468 = "llvm.getelementptr"(%31, %465) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t469_s0 = "llvm.ptrtoint"(%468) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t469_s0, %466) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %470 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %471 = "arith.muli"(%465, %470) : (i32, i32) -> i32
            %472 = "llvm.getelementptr"(%32, %471) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %473 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %474 = "arith.muli"(%465, %473) : (i32, i32) -> i32
            %475 = "llvm.getelementptr"(%33, %474) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %476 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%476) ({
              %t478_a = "llvm.ptrtoint"(%475) : (!llvm.ptr<3>) -> i32
              %t478_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t478_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t478_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t478_shifted = "arith.shrui"(%t478_a, %t478_four) : (i32, i32) -> i32
              %t478_low = "arith.andi"(%t478_shifted, %t478_mask) : (i32, i32) -> i32
              %t478_wide = "arith.extui"(%t478_low) : (i32) -> i64
              %477 = "arith.ori"(%t478_wide, %t478_fields) : (i64, i64) -> i64
              %t480_a = "llvm.ptrtoint"(%472) : (!llvm.ptr<3>) -> i32
              %t480_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t480_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t480_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t480_shifted = "arith.shrui"(%t480_a, %t480_four) : (i32, i32) -> i32
              %t480_low = "arith.andi"(%t480_shifted, %t480_mask) : (i32, i32) -> i32
              %t480_wide = "arith.extui"(%t480_low) : (i32) -> i64
              %479 = "arith.ori"(%t480_wide, %t480_fields) : (i64, i64) -> i64
              %481 = "arith.constant"() {value = 135266320 : i32} : () -> i32
              "llvm.inline_asm"(%445, %479, %477, %481, %467) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %483 = "arith.constant"() {value = true} : () -> i1
            %484 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%484) ({
              %t486_a = "llvm.ptrtoint"(%475) : (!llvm.ptr<3>) -> i32
              %t486_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t486_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t486_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t486_shifted = "arith.shrui"(%t486_a, %t486_four) : (i32, i32) -> i32
              %t486_low = "arith.andi"(%t486_shifted, %t486_mask) : (i32, i32) -> i32
              %t486_wide = "arith.extui"(%t486_low) : (i32) -> i64
              %485 = "arith.ori"(%t486_wide, %t486_fields) : (i64, i64) -> i64
              %487 = "arith.constant"() {value = 2 : i64} : () -> i64
              %488 = "arith.addi"(%485, %487) : (i64, i64) -> i64
              %t490_a = "llvm.ptrtoint"(%472) : (!llvm.ptr<3>) -> i32
              %t490_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t490_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t490_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t490_shifted = "arith.shrui"(%t490_a, %t490_four) : (i32, i32) -> i32
              %t490_low = "arith.andi"(%t490_shifted, %t490_mask) : (i32, i32) -> i32
              %t490_wide = "arith.extui"(%t490_low) : (i32) -> i64
              %489 = "arith.ori"(%t490_wide, %t490_fields) : (i64, i64) -> i64
              %491 = "arith.addi"(%489, %487) : (i64, i64) -> i64
              %492 = "arith.constant"() {value = 135266320 : i32} : () -> i32
              "llvm.inline_asm"(%445, %491, %488, %492, %483) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %494 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%494) ({
              %t496_a = "llvm.ptrtoint"(%475) : (!llvm.ptr<3>) -> i32
              %t496_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t496_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t496_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t496_shifted = "arith.shrui"(%t496_a, %t496_four) : (i32, i32) -> i32
              %t496_low = "arith.andi"(%t496_shifted, %t496_mask) : (i32, i32) -> i32
              %t496_wide = "arith.extui"(%t496_low) : (i32) -> i64
              %495 = "arith.ori"(%t496_wide, %t496_fields) : (i64, i64) -> i64
              %497 = "arith.constant"() {value = 4 : i64} : () -> i64
              %498 = "arith.addi"(%495, %497) : (i64, i64) -> i64
              %t500_a = "llvm.ptrtoint"(%472) : (!llvm.ptr<3>) -> i32
              %t500_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t500_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t500_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t500_shifted = "arith.shrui"(%t500_a, %t500_four) : (i32, i32) -> i32
              %t500_low = "arith.andi"(%t500_shifted, %t500_mask) : (i32, i32) -> i32
              %t500_wide = "arith.extui"(%t500_low) : (i32) -> i64
              %499 = "arith.ori"(%t500_wide, %t500_fields) : (i64, i64) -> i64
              %501 = "arith.addi"(%499, %497) : (i64, i64) -> i64
              %502 = "arith.constant"() {value = 135266320 : i32} : () -> i32
              "llvm.inline_asm"(%445, %501, %498, %502, %483) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %504 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%504) ({
              %t506_a = "llvm.ptrtoint"(%475) : (!llvm.ptr<3>) -> i32
              %t506_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t506_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t506_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t506_shifted = "arith.shrui"(%t506_a, %t506_four) : (i32, i32) -> i32
              %t506_low = "arith.andi"(%t506_shifted, %t506_mask) : (i32, i32) -> i32
              %t506_wide = "arith.extui"(%t506_low) : (i32) -> i64
              %505 = "arith.ori"(%t506_wide, %t506_fields) : (i64, i64) -> i64
              %507 = "arith.constant"() {value = 6 : i64} : () -> i64
              %508 = "arith.addi"(%505, %507) : (i64, i64) -> i64
              %t510_a = "llvm.ptrtoint"(%472) : (!llvm.ptr<3>) -> i32
              %t510_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t510_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t510_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
              %t510_shifted = "arith.shrui"(%t510_a, %t510_four) : (i32, i32) -> i32
              %t510_low = "arith.andi"(%t510_shifted, %t510_mask) : (i32, i32) -> i32
              %t510_wide = "arith.extui"(%t510_low) : (i32) -> i64
              %509 = "arith.ori"(%t510_wide, %t510_fields) : (i64, i64) -> i64
              %511 = "arith.addi"(%509, %507) : (i64, i64) -> i64
              %512 = "arith.constant"() {value = 135266320 : i32} : () -> i32
              "llvm.inline_asm"(%445, %511, %508, %512, %483) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %514 = "llvm.getelementptr"(%35, %465) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %515 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%515) ({
              %t516_s0 = "llvm.ptrtoint"(%514) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t516_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %517 = "arith.addi"(%465, %454) : (i32, i32) -> i32
            %518 = "arith.constant"() {value = 8 : i32} : () -> i32
            %519 = "arith.cmpi"(%517, %518) {predicate = 0 : i64} : (i32, i32) -> i1
            %520 = "arith.xori"(%466, %454) : (i32, i32) -> i32
            %521 = "arith.select"(%519, %520, %466) : (i1, i32, i32) -> i32
            %522 = "arith.select"(%519, %14, %517) : (i1, i32, i32) -> i32
            %523 = "arith.addi"(%464, %454) : (i32, i32) -> i32
            "scf.yield"(%523, %522, %521, %483) : (i32, i32, i32, i1) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i1) -> (i32, i32, i32, i1)
          %524 = "nvvm.elect.sync"() : () -> i1
          "scf.if"(%524) ({
            %t525_s0 = "llvm.ptrtoint"(%27) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t525_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %t526_s0 = "llvm.ptrtoint"(%28) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t526_s0, %14) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %527 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %528 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %529 = "llvm.load"(%528) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %530 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %531 = "llvm.load"(%530) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %532 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 3>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %533 = "llvm.load"(%532) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %t538_r = "llvm.inline_asm"(%527, %529, %531, %533) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
          %534 = "llvm.extractvalue"(%t538_r) {position = array<i64: 0>} : (!struct0) -> i32
          %535 = "llvm.extractvalue"(%t538_r) {position = array<i64: 1>} : (!struct0) -> i32
          %536 = "llvm.extractvalue"(%t538_r) {position = array<i64: 2>} : (!struct0) -> i32
          %537 = "llvm.extractvalue"(%t538_r) {position = array<i64: 3>} : (!struct0) -> i32
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          %539 = "arith.addi"(%230, %454) : (i32, i32) -> i32
          %540 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
          %541 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
          %542 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
          %543 = "arith.addi"(%534, %540) : (i32, i32) -> i32
          %544 = "arith.addi"(%535, %541) : (i32, i32) -> i32
          %545 = "arith.addi"(%536, %542) : (i32, i32) -> i32
          %546 = "arith.cmpi"(%537, %14) {predicate = 1 : i64} : (i32, i32) -> i1
          %547 = "nvvm.mapa"(%95, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %t548_s0 = "llvm.ptrtoint"(%547) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t548_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563 = "scf.while"(%546, %543, %544, %545, %454, %454, %454, %539, %454, %14, %454, %459, %460, %461, %462) ({
          ^bb0(%564: i1, %565: i32, %566: i32, %567: i32, %568: i32, %569: i32, %570: i32, %571: i32, %572: i32, %573: i32, %574: i32, %575: i32, %576: i32, %577: i32, %578: i1):
            "scf.condition"(%564, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578) : (i1, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1) -> ()
          }, {
          ^bb0(%579: i1, %580: i32, %581: i32, %582: i32, %583: i32, %584: i32, %585: i32, %586: i32, %587: i32, %588: i32, %589: i32, %590: i32, %591: i32, %592: i32, %593: i1):
            %594 = "llvm.getelementptr"(%77, %584) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t595_s0 = "llvm.ptrtoint"(%594) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t595_s0, %585) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
            %597 = "arith.muli"(%584, %452) : (i32, i32) -> i32
            %598 = "arith.addi"(%445, %597) : (i32, i32) -> i32
            %599, %600, %601, %602 = "scf.for"(%14, %455, %454, %590, %591, %592, %458) ({
            ^bb0(%603: i32, %604: i32, %605: i32, %606: i32, %607: i1):
              %608 = "llvm.getelementptr"(%31, %605) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t609_s0 = "llvm.ptrtoint"(%608) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t609_s0, %606) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %610 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %611 = "arith.muli"(%605, %610) : (i32, i32) -> i32
              %612 = "llvm.getelementptr"(%32, %611) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %613 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %614 = "arith.muli"(%605, %613) : (i32, i32) -> i32
              %615 = "llvm.getelementptr"(%33, %614) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %616 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%616) ({
                %t618_a = "llvm.ptrtoint"(%615) : (!llvm.ptr<3>) -> i32
                %t618_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t618_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t618_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t618_shifted = "arith.shrui"(%t618_a, %t618_four) : (i32, i32) -> i32
                %t618_low = "arith.andi"(%t618_shifted, %t618_mask) : (i32, i32) -> i32
                %t618_wide = "arith.extui"(%t618_low) : (i32) -> i64
                %617 = "arith.ori"(%t618_wide, %t618_fields) : (i64, i64) -> i64
                %t620_a = "llvm.ptrtoint"(%612) : (!llvm.ptr<3>) -> i32
                %t620_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t620_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t620_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t620_shifted = "arith.shrui"(%t620_a, %t620_four) : (i32, i32) -> i32
                %t620_low = "arith.andi"(%t620_shifted, %t620_mask) : (i32, i32) -> i32
                %t620_wide = "arith.extui"(%t620_low) : (i32) -> i64
                %619 = "arith.ori"(%t620_wide, %t620_fields) : (i64, i64) -> i64
                %621 = "arith.constant"() {value = 135266320 : i32} : () -> i32
                "llvm.inline_asm"(%598, %619, %617, %621, %607) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %623 = "arith.constant"() {value = true} : () -> i1
              %624 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%624) ({
                %t626_a = "llvm.ptrtoint"(%615) : (!llvm.ptr<3>) -> i32
                %t626_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t626_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t626_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t626_shifted = "arith.shrui"(%t626_a, %t626_four) : (i32, i32) -> i32
                %t626_low = "arith.andi"(%t626_shifted, %t626_mask) : (i32, i32) -> i32
                %t626_wide = "arith.extui"(%t626_low) : (i32) -> i64
                %625 = "arith.ori"(%t626_wide, %t626_fields) : (i64, i64) -> i64
                %627 = "arith.constant"() {value = 2 : i64} : () -> i64
                %628 = "arith.addi"(%625, %627) : (i64, i64) -> i64
                %t630_a = "llvm.ptrtoint"(%612) : (!llvm.ptr<3>) -> i32
                %t630_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t630_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t630_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t630_shifted = "arith.shrui"(%t630_a, %t630_four) : (i32, i32) -> i32
                %t630_low = "arith.andi"(%t630_shifted, %t630_mask) : (i32, i32) -> i32
                %t630_wide = "arith.extui"(%t630_low) : (i32) -> i64
                %629 = "arith.ori"(%t630_wide, %t630_fields) : (i64, i64) -> i64
                %631 = "arith.addi"(%629, %627) : (i64, i64) -> i64
                %632 = "arith.constant"() {value = 135266320 : i32} : () -> i32
                "llvm.inline_asm"(%598, %631, %628, %632, %623) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %634 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%634) ({
                %t636_a = "llvm.ptrtoint"(%615) : (!llvm.ptr<3>) -> i32
                %t636_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t636_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t636_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t636_shifted = "arith.shrui"(%t636_a, %t636_four) : (i32, i32) -> i32
                %t636_low = "arith.andi"(%t636_shifted, %t636_mask) : (i32, i32) -> i32
                %t636_wide = "arith.extui"(%t636_low) : (i32) -> i64
                %635 = "arith.ori"(%t636_wide, %t636_fields) : (i64, i64) -> i64
                %637 = "arith.constant"() {value = 4 : i64} : () -> i64
                %638 = "arith.addi"(%635, %637) : (i64, i64) -> i64
                %t640_a = "llvm.ptrtoint"(%612) : (!llvm.ptr<3>) -> i32
                %t640_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t640_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t640_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t640_shifted = "arith.shrui"(%t640_a, %t640_four) : (i32, i32) -> i32
                %t640_low = "arith.andi"(%t640_shifted, %t640_mask) : (i32, i32) -> i32
                %t640_wide = "arith.extui"(%t640_low) : (i32) -> i64
                %639 = "arith.ori"(%t640_wide, %t640_fields) : (i64, i64) -> i64
                %641 = "arith.addi"(%639, %637) : (i64, i64) -> i64
                %642 = "arith.constant"() {value = 135266320 : i32} : () -> i32
                "llvm.inline_asm"(%598, %641, %638, %642, %623) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %644 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%644) ({
                %t646_a = "llvm.ptrtoint"(%615) : (!llvm.ptr<3>) -> i32
                %t646_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t646_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t646_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t646_shifted = "arith.shrui"(%t646_a, %t646_four) : (i32, i32) -> i32
                %t646_low = "arith.andi"(%t646_shifted, %t646_mask) : (i32, i32) -> i32
                %t646_wide = "arith.extui"(%t646_low) : (i32) -> i64
                %645 = "arith.ori"(%t646_wide, %t646_fields) : (i64, i64) -> i64
                %647 = "arith.constant"() {value = 6 : i64} : () -> i64
                %648 = "arith.addi"(%645, %647) : (i64, i64) -> i64
                %t650_a = "llvm.ptrtoint"(%612) : (!llvm.ptr<3>) -> i32
                %t650_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t650_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t650_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
                %t650_shifted = "arith.shrui"(%t650_a, %t650_four) : (i32, i32) -> i32
                %t650_low = "arith.andi"(%t650_shifted, %t650_mask) : (i32, i32) -> i32
                %t650_wide = "arith.extui"(%t650_low) : (i32) -> i64
                %649 = "arith.ori"(%t650_wide, %t650_fields) : (i64, i64) -> i64
                %651 = "arith.addi"(%649, %647) : (i64, i64) -> i64
                %652 = "arith.constant"() {value = 135266320 : i32} : () -> i32
                "llvm.inline_asm"(%598, %651, %648, %652, %623) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %654 = "llvm.getelementptr"(%35, %605) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %655 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%655) ({
                %t656_s0 = "llvm.ptrtoint"(%654) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t656_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %657 = "arith.addi"(%605, %454) : (i32, i32) -> i32
              %658 = "arith.constant"() {value = 8 : i32} : () -> i32
              %659 = "arith.cmpi"(%657, %658) {predicate = 0 : i64} : (i32, i32) -> i1
              %660 = "arith.xori"(%606, %454) : (i32, i32) -> i32
              %661 = "arith.select"(%659, %660, %606) : (i1, i32, i32) -> i32
              %662 = "arith.select"(%659, %14, %657) : (i1, i32, i32) -> i32
              %663 = "arith.addi"(%604, %454) : (i32, i32) -> i32
              "scf.yield"(%663, %662, %661, %623) : (i32, i32, i32, i1) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i1) -> (i32, i32, i32, i1)
            %664 = "llvm.getelementptr"(%27, %584) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %665 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%665) ({
              %t666_s0 = "llvm.ptrtoint"(%664) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t666_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %667 = "arith.addi"(%584, %454) : (i32, i32) -> i32
            %668 = "arith.cmpi"(%667, %443) {predicate = 0 : i64} : (i32, i32) -> i1
            %669 = "arith.xori"(%585, %454) : (i32, i32) -> i32
            %670 = "arith.select"(%668, %669, %585) : (i1, i32, i32) -> i32
            %671 = "arith.select"(%668, %14, %667) : (i1, i32, i32) -> i32
            %672 = "arith.addi"(%583, %454) : (i32, i32) -> i32
            %673 = "llvm.getelementptr"(%28, %588) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t674_s0 = "llvm.ptrtoint"(%673) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t674_s0, %589) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %675 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %676 = "llvm.load"(%528) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %677 = "llvm.load"(%530) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %678 = "llvm.load"(%532) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %t683_r = "llvm.inline_asm"(%675, %676, %677, %678) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
            %679 = "llvm.extractvalue"(%t683_r) {position = array<i64: 0>} : (!struct0) -> i32
            %680 = "llvm.extractvalue"(%t683_r) {position = array<i64: 1>} : (!struct0) -> i32
            %681 = "llvm.extractvalue"(%t683_r) {position = array<i64: 2>} : (!struct0) -> i32
            %682 = "llvm.extractvalue"(%t683_r) {position = array<i64: 3>} : (!struct0) -> i32
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            %684 = "arith.addi"(%586, %454) : (i32, i32) -> i32
            %685 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
            %686 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
            %687 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
            %688 = "arith.addi"(%679, %685) : (i32, i32) -> i32
            %689 = "arith.addi"(%680, %686) : (i32, i32) -> i32
            %690 = "arith.addi"(%681, %687) : (i32, i32) -> i32
            %691 = "arith.cmpi"(%682, %14) {predicate = 1 : i64} : (i32, i32) -> i1
            %692 = "llvm.getelementptr"(%95, %588) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %693 = "nvvm.mapa"(%692, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
            %t694_s0 = "llvm.ptrtoint"(%693) : (!llvm.ptr<7>) -> i32
            "llvm.inline_asm"(%t694_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            %695 = "arith.addi"(%588, %454) : (i32, i32) -> i32
            %696 = "arith.cmpi"(%695, %454) {predicate = 0 : i64} : (i32, i32) -> i1
            %697 = "arith.xori"(%589, %454) : (i32, i32) -> i32
            %698 = "arith.select"(%696, %697, %589) : (i1, i32, i32) -> i32
            %699 = "arith.select"(%696, %14, %695) : (i1, i32, i32) -> i32
            %700 = "arith.addi"(%587, %454) : (i32, i32) -> i32
            "scf.yield"(%691, %688, %689, %690, %672, %671, %670, %684, %700, %699, %698, %599, %600, %601, %602) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1) -> ()
          }) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1) -> (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i1)
          %701 = "llvm.getelementptr"(%77, %554) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t702_s0 = "llvm.ptrtoint"(%701) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t702_s0, %555) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %703 = "arith.addi"(%554, %454) : (i32, i32) -> i32
          %704 = "arith.cmpi"(%703, %443) {predicate = 0 : i64} : (i32, i32) -> i1
          %705 = "arith.xori"(%555, %454) : (i32, i32) -> i32
          %706 = "arith.select"(%704, %705, %555) : (i1, i32, i32) -> i32
          %707 = "arith.select"(%704, %14, %703) : (i1, i32, i32) -> i32
          %708 = "llvm.getelementptr"(%77, %707) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t709_s0 = "llvm.ptrtoint"(%708) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t709_s0, %706) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%556, %563) : (i32, i1) -> ()
        }, {
          %710 = "arith.constant"() {value = false} : () -> i1
          "scf.yield"(%230, %710) : (i32, i1) -> ()
        }) : (i1) -> (i32, i1)
        "scf.yield"(%448, %449) : (i32, i1) -> ()
      }, {
        %711 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%230, %711) : (i32, i1) -> ()
      }) : (i1) -> (i32, i1)
      %712 = "arith.cmpi"(%16, %439) {predicate = 2 : i64} : (i32, i32) -> i1
      %713, %714 = "scf.if"(%712) ({
        %715 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %716 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %717 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %718 = "arith.addi"(%716, %717) : (i32, i32) -> i32
        %719 = "arith.muli"(%718, %40) : (i32, i32) -> i32
        %720 = "arith.addi"(%715, %719) : (i32, i32) -> i32
        %721 = "arith.divui"(%720, %11) : (i32, i32) -> i32
        %722 = "nvvm.shfl.sync"(%13, %721, %14, %15) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
        %723 = "arith.cmpi"(%722, %14) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%723) ({
          %724 = "arith.constant"() {value = 128 : i32} : () -> i32
          %t725_s0 = "llvm.ptrtoint"(%30) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t725_s0, %724) {asm_string = "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %726 = "arith.constant"() {value = 2 : i32} : () -> i32
        %727 = "arith.constant"() {value = 160 : i32} : () -> i32
        "nvvm.barrier"(%726, %727) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
        %728 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %729 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %730 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %731 = "arith.addi"(%729, %730) : (i32, i32) -> i32
        %732 = "arith.muli"(%731, %40) : (i32, i32) -> i32
        %733 = "arith.addi"(%728, %732) : (i32, i32) -> i32
        %734 = "arith.divui"(%733, %11) : (i32, i32) -> i32
        %735 = "nvvm.shfl.sync"(%13, %734, %14, %15) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
        %736 = "arith.cmpi"(%735, %14) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%736) ({
          "llvm.inline_asm"() {asm_string = "tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %738 = "llvm.load"(%30) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %739 = "nvvm.shfl.sync"(%13, %12, %14, %15) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
        %740 = "arith.cmpi"(%739, %14) {predicate = 0 : i64} : (i32, i32) -> i1
        %741 = "arith.remui"(%8, %11) : (i32, i32) -> i32
        %742 = "arith.constant"() {value = 2097152 : i32} : () -> i32
        %743 = "arith.muli"(%12, %742) : (i32, i32) -> i32
        %744 = "arith.addi"(%738, %743) : (i32, i32) -> i32
        %745 = "arith.constant"() {value = 64 : i32} : () -> i32
        %746 = "arith.muli"(%741, %745) : (i32, i32) -> i32
        %747 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %748 = "arith.muli"(%12, %747) : (i32, i32) -> i32
        %749 = "arith.addi"(%746, %748) : (i32, i32) -> i32
        %750 = "arith.constant"() {value = 128 : i32} : () -> i32
        %751 = "arith.constant"() {value = 1 : i32} : () -> i32
        %752 = "arith.muli"(%108, %750) : (i32, i32) -> i32
        %753 = "arith.muli"(%109, %745) : (i32, i32) -> i32
        %t754_s0 = "llvm.ptrtoint"(%28) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t754_s0, %14) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %755 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %756 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 1>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %757 = "llvm.load"(%756) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %758 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 2>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %759 = "llvm.load"(%758) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %760 = "llvm.getelementptr"(%29) {rawConstantIndices = array<i32: 3>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %761 = "llvm.load"(%760) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %t766_r = "llvm.inline_asm"(%755, %757, %759, %761) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
        %762 = "llvm.extractvalue"(%t766_r) {position = array<i64: 0>} : (!struct0) -> i32
        %763 = "llvm.extractvalue"(%t766_r) {position = array<i64: 1>} : (!struct0) -> i32
        %764 = "llvm.extractvalue"(%t766_r) {position = array<i64: 2>} : (!struct0) -> i32
        %765 = "llvm.extractvalue"(%t766_r) {position = array<i64: 3>} : (!struct0) -> i32
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        %767 = "arith.addi"(%441, %751) : (i32, i32) -> i32
        %768 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
        %769 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
        %770 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
        %771 = "arith.addi"(%762, %768) : (i32, i32) -> i32
        %772 = "arith.addi"(%763, %769) : (i32, i32) -> i32
        %773 = "arith.addi"(%764, %770) : (i32, i32) -> i32
        %774 = "arith.cmpi"(%765, %14) {predicate = 1 : i64} : (i32, i32) -> i1
        %775 = "nvvm.mapa"(%95, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
        %t776_s0 = "llvm.ptrtoint"(%775) : (!llvm.ptr<7>) -> i32
        "llvm.inline_asm"(%t776_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
        %t777_s0 = "llvm.ptrtoint"(%27) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t777_s0, %14) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
        %t843_r = "llvm.inline_asm"(%744) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x64.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, [$64];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> !struct1
        %779 = "llvm.extractvalue"(%t843_r) {position = array<i64: 0>} : (!struct1) -> i32
        %780 = "llvm.extractvalue"(%t843_r) {position = array<i64: 1>} : (!struct1) -> i32
        %781 = "llvm.extractvalue"(%t843_r) {position = array<i64: 2>} : (!struct1) -> i32
        %782 = "llvm.extractvalue"(%t843_r) {position = array<i64: 3>} : (!struct1) -> i32
        %783 = "llvm.extractvalue"(%t843_r) {position = array<i64: 4>} : (!struct1) -> i32
        %784 = "llvm.extractvalue"(%t843_r) {position = array<i64: 5>} : (!struct1) -> i32
        %785 = "llvm.extractvalue"(%t843_r) {position = array<i64: 6>} : (!struct1) -> i32
        %786 = "llvm.extractvalue"(%t843_r) {position = array<i64: 7>} : (!struct1) -> i32
        %787 = "llvm.extractvalue"(%t843_r) {position = array<i64: 8>} : (!struct1) -> i32
        %788 = "llvm.extractvalue"(%t843_r) {position = array<i64: 9>} : (!struct1) -> i32
        %789 = "llvm.extractvalue"(%t843_r) {position = array<i64: 10>} : (!struct1) -> i32
        %790 = "llvm.extractvalue"(%t843_r) {position = array<i64: 11>} : (!struct1) -> i32
        %791 = "llvm.extractvalue"(%t843_r) {position = array<i64: 12>} : (!struct1) -> i32
        %792 = "llvm.extractvalue"(%t843_r) {position = array<i64: 13>} : (!struct1) -> i32
        %793 = "llvm.extractvalue"(%t843_r) {position = array<i64: 14>} : (!struct1) -> i32
        %794 = "llvm.extractvalue"(%t843_r) {position = array<i64: 15>} : (!struct1) -> i32
        %795 = "llvm.extractvalue"(%t843_r) {position = array<i64: 16>} : (!struct1) -> i32
        %796 = "llvm.extractvalue"(%t843_r) {position = array<i64: 17>} : (!struct1) -> i32
        %797 = "llvm.extractvalue"(%t843_r) {position = array<i64: 18>} : (!struct1) -> i32
        %798 = "llvm.extractvalue"(%t843_r) {position = array<i64: 19>} : (!struct1) -> i32
        %799 = "llvm.extractvalue"(%t843_r) {position = array<i64: 20>} : (!struct1) -> i32
        %800 = "llvm.extractvalue"(%t843_r) {position = array<i64: 21>} : (!struct1) -> i32
        %801 = "llvm.extractvalue"(%t843_r) {position = array<i64: 22>} : (!struct1) -> i32
        %802 = "llvm.extractvalue"(%t843_r) {position = array<i64: 23>} : (!struct1) -> i32
        %803 = "llvm.extractvalue"(%t843_r) {position = array<i64: 24>} : (!struct1) -> i32
        %804 = "llvm.extractvalue"(%t843_r) {position = array<i64: 25>} : (!struct1) -> i32
        %805 = "llvm.extractvalue"(%t843_r) {position = array<i64: 26>} : (!struct1) -> i32
        %806 = "llvm.extractvalue"(%t843_r) {position = array<i64: 27>} : (!struct1) -> i32
        %807 = "llvm.extractvalue"(%t843_r) {position = array<i64: 28>} : (!struct1) -> i32
        %808 = "llvm.extractvalue"(%t843_r) {position = array<i64: 29>} : (!struct1) -> i32
        %809 = "llvm.extractvalue"(%t843_r) {position = array<i64: 30>} : (!struct1) -> i32
        %810 = "llvm.extractvalue"(%t843_r) {position = array<i64: 31>} : (!struct1) -> i32
        %811 = "llvm.extractvalue"(%t843_r) {position = array<i64: 32>} : (!struct1) -> i32
        %812 = "llvm.extractvalue"(%t843_r) {position = array<i64: 33>} : (!struct1) -> i32
        %813 = "llvm.extractvalue"(%t843_r) {position = array<i64: 34>} : (!struct1) -> i32
        %814 = "llvm.extractvalue"(%t843_r) {position = array<i64: 35>} : (!struct1) -> i32
        %815 = "llvm.extractvalue"(%t843_r) {position = array<i64: 36>} : (!struct1) -> i32
        %816 = "llvm.extractvalue"(%t843_r) {position = array<i64: 37>} : (!struct1) -> i32
        %817 = "llvm.extractvalue"(%t843_r) {position = array<i64: 38>} : (!struct1) -> i32
        %818 = "llvm.extractvalue"(%t843_r) {position = array<i64: 39>} : (!struct1) -> i32
        %819 = "llvm.extractvalue"(%t843_r) {position = array<i64: 40>} : (!struct1) -> i32
        %820 = "llvm.extractvalue"(%t843_r) {position = array<i64: 41>} : (!struct1) -> i32
        %821 = "llvm.extractvalue"(%t843_r) {position = array<i64: 42>} : (!struct1) -> i32
        %822 = "llvm.extractvalue"(%t843_r) {position = array<i64: 43>} : (!struct1) -> i32
        %823 = "llvm.extractvalue"(%t843_r) {position = array<i64: 44>} : (!struct1) -> i32
        %824 = "llvm.extractvalue"(%t843_r) {position = array<i64: 45>} : (!struct1) -> i32
        %825 = "llvm.extractvalue"(%t843_r) {position = array<i64: 46>} : (!struct1) -> i32
        %826 = "llvm.extractvalue"(%t843_r) {position = array<i64: 47>} : (!struct1) -> i32
        %827 = "llvm.extractvalue"(%t843_r) {position = array<i64: 48>} : (!struct1) -> i32
        %828 = "llvm.extractvalue"(%t843_r) {position = array<i64: 49>} : (!struct1) -> i32
        %829 = "llvm.extractvalue"(%t843_r) {position = array<i64: 50>} : (!struct1) -> i32
        %830 = "llvm.extractvalue"(%t843_r) {position = array<i64: 51>} : (!struct1) -> i32
        %831 = "llvm.extractvalue"(%t843_r) {position = array<i64: 52>} : (!struct1) -> i32
        %832 = "llvm.extractvalue"(%t843_r) {position = array<i64: 53>} : (!struct1) -> i32
        %833 = "llvm.extractvalue"(%t843_r) {position = array<i64: 54>} : (!struct1) -> i32
        %834 = "llvm.extractvalue"(%t843_r) {position = array<i64: 55>} : (!struct1) -> i32
        %835 = "llvm.extractvalue"(%t843_r) {position = array<i64: 56>} : (!struct1) -> i32
        %836 = "llvm.extractvalue"(%t843_r) {position = array<i64: 57>} : (!struct1) -> i32
        %837 = "llvm.extractvalue"(%t843_r) {position = array<i64: 58>} : (!struct1) -> i32
        %838 = "llvm.extractvalue"(%t843_r) {position = array<i64: 59>} : (!struct1) -> i32
        %839 = "llvm.extractvalue"(%t843_r) {position = array<i64: 60>} : (!struct1) -> i32
        %840 = "llvm.extractvalue"(%t843_r) {position = array<i64: 61>} : (!struct1) -> i32
        %841 = "llvm.extractvalue"(%t843_r) {position = array<i64: 62>} : (!struct1) -> i32
        %842 = "llvm.extractvalue"(%t843_r) {position = array<i64: 63>} : (!struct1) -> i32
        %t908_r = "llvm.inline_asm"(%779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct1
        %844 = "llvm.extractvalue"(%t908_r) {position = array<i64: 0>} : (!struct1) -> i32
        %845 = "llvm.extractvalue"(%t908_r) {position = array<i64: 1>} : (!struct1) -> i32
        %846 = "llvm.extractvalue"(%t908_r) {position = array<i64: 2>} : (!struct1) -> i32
        %847 = "llvm.extractvalue"(%t908_r) {position = array<i64: 3>} : (!struct1) -> i32
        %848 = "llvm.extractvalue"(%t908_r) {position = array<i64: 4>} : (!struct1) -> i32
        %849 = "llvm.extractvalue"(%t908_r) {position = array<i64: 5>} : (!struct1) -> i32
        %850 = "llvm.extractvalue"(%t908_r) {position = array<i64: 6>} : (!struct1) -> i32
        %851 = "llvm.extractvalue"(%t908_r) {position = array<i64: 7>} : (!struct1) -> i32
        %852 = "llvm.extractvalue"(%t908_r) {position = array<i64: 8>} : (!struct1) -> i32
        %853 = "llvm.extractvalue"(%t908_r) {position = array<i64: 9>} : (!struct1) -> i32
        %854 = "llvm.extractvalue"(%t908_r) {position = array<i64: 10>} : (!struct1) -> i32
        %855 = "llvm.extractvalue"(%t908_r) {position = array<i64: 11>} : (!struct1) -> i32
        %856 = "llvm.extractvalue"(%t908_r) {position = array<i64: 12>} : (!struct1) -> i32
        %857 = "llvm.extractvalue"(%t908_r) {position = array<i64: 13>} : (!struct1) -> i32
        %858 = "llvm.extractvalue"(%t908_r) {position = array<i64: 14>} : (!struct1) -> i32
        %859 = "llvm.extractvalue"(%t908_r) {position = array<i64: 15>} : (!struct1) -> i32
        %860 = "llvm.extractvalue"(%t908_r) {position = array<i64: 16>} : (!struct1) -> i32
        %861 = "llvm.extractvalue"(%t908_r) {position = array<i64: 17>} : (!struct1) -> i32
        %862 = "llvm.extractvalue"(%t908_r) {position = array<i64: 18>} : (!struct1) -> i32
        %863 = "llvm.extractvalue"(%t908_r) {position = array<i64: 19>} : (!struct1) -> i32
        %864 = "llvm.extractvalue"(%t908_r) {position = array<i64: 20>} : (!struct1) -> i32
        %865 = "llvm.extractvalue"(%t908_r) {position = array<i64: 21>} : (!struct1) -> i32
        %866 = "llvm.extractvalue"(%t908_r) {position = array<i64: 22>} : (!struct1) -> i32
        %867 = "llvm.extractvalue"(%t908_r) {position = array<i64: 23>} : (!struct1) -> i32
        %868 = "llvm.extractvalue"(%t908_r) {position = array<i64: 24>} : (!struct1) -> i32
        %869 = "llvm.extractvalue"(%t908_r) {position = array<i64: 25>} : (!struct1) -> i32
        %870 = "llvm.extractvalue"(%t908_r) {position = array<i64: 26>} : (!struct1) -> i32
        %871 = "llvm.extractvalue"(%t908_r) {position = array<i64: 27>} : (!struct1) -> i32
        %872 = "llvm.extractvalue"(%t908_r) {position = array<i64: 28>} : (!struct1) -> i32
        %873 = "llvm.extractvalue"(%t908_r) {position = array<i64: 29>} : (!struct1) -> i32
        %874 = "llvm.extractvalue"(%t908_r) {position = array<i64: 30>} : (!struct1) -> i32
        %875 = "llvm.extractvalue"(%t908_r) {position = array<i64: 31>} : (!struct1) -> i32
        %876 = "llvm.extractvalue"(%t908_r) {position = array<i64: 32>} : (!struct1) -> i32
        %877 = "llvm.extractvalue"(%t908_r) {position = array<i64: 33>} : (!struct1) -> i32
        %878 = "llvm.extractvalue"(%t908_r) {position = array<i64: 34>} : (!struct1) -> i32
        %879 = "llvm.extractvalue"(%t908_r) {position = array<i64: 35>} : (!struct1) -> i32
        %880 = "llvm.extractvalue"(%t908_r) {position = array<i64: 36>} : (!struct1) -> i32
        %881 = "llvm.extractvalue"(%t908_r) {position = array<i64: 37>} : (!struct1) -> i32
        %882 = "llvm.extractvalue"(%t908_r) {position = array<i64: 38>} : (!struct1) -> i32
        %883 = "llvm.extractvalue"(%t908_r) {position = array<i64: 39>} : (!struct1) -> i32
        %884 = "llvm.extractvalue"(%t908_r) {position = array<i64: 40>} : (!struct1) -> i32
        %885 = "llvm.extractvalue"(%t908_r) {position = array<i64: 41>} : (!struct1) -> i32
        %886 = "llvm.extractvalue"(%t908_r) {position = array<i64: 42>} : (!struct1) -> i32
        %887 = "llvm.extractvalue"(%t908_r) {position = array<i64: 43>} : (!struct1) -> i32
        %888 = "llvm.extractvalue"(%t908_r) {position = array<i64: 44>} : (!struct1) -> i32
        %889 = "llvm.extractvalue"(%t908_r) {position = array<i64: 45>} : (!struct1) -> i32
        %890 = "llvm.extractvalue"(%t908_r) {position = array<i64: 46>} : (!struct1) -> i32
        %891 = "llvm.extractvalue"(%t908_r) {position = array<i64: 47>} : (!struct1) -> i32
        %892 = "llvm.extractvalue"(%t908_r) {position = array<i64: 48>} : (!struct1) -> i32
        %893 = "llvm.extractvalue"(%t908_r) {position = array<i64: 49>} : (!struct1) -> i32
        %894 = "llvm.extractvalue"(%t908_r) {position = array<i64: 50>} : (!struct1) -> i32
        %895 = "llvm.extractvalue"(%t908_r) {position = array<i64: 51>} : (!struct1) -> i32
        %896 = "llvm.extractvalue"(%t908_r) {position = array<i64: 52>} : (!struct1) -> i32
        %897 = "llvm.extractvalue"(%t908_r) {position = array<i64: 53>} : (!struct1) -> i32
        %898 = "llvm.extractvalue"(%t908_r) {position = array<i64: 54>} : (!struct1) -> i32
        %899 = "llvm.extractvalue"(%t908_r) {position = array<i64: 55>} : (!struct1) -> i32
        %900 = "llvm.extractvalue"(%t908_r) {position = array<i64: 56>} : (!struct1) -> i32
        %901 = "llvm.extractvalue"(%t908_r) {position = array<i64: 57>} : (!struct1) -> i32
        %902 = "llvm.extractvalue"(%t908_r) {position = array<i64: 58>} : (!struct1) -> i32
        %903 = "llvm.extractvalue"(%t908_r) {position = array<i64: 59>} : (!struct1) -> i32
        %904 = "llvm.extractvalue"(%t908_r) {position = array<i64: 60>} : (!struct1) -> i32
        %905 = "llvm.extractvalue"(%t908_r) {position = array<i64: 61>} : (!struct1) -> i32
        %906 = "llvm.extractvalue"(%t908_r) {position = array<i64: 62>} : (!struct1) -> i32
        %907 = "llvm.extractvalue"(%t908_r) {position = array<i64: 63>} : (!struct1) -> i32
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
        %966 = "llvm.bitcast"(%901) : (i32) -> f32
        %967 = "llvm.bitcast"(%902) : (i32) -> f32
        %968 = "llvm.bitcast"(%903) : (i32) -> f32
        %969 = "llvm.bitcast"(%904) : (i32) -> f32
        %970 = "llvm.bitcast"(%905) : (i32) -> f32
        %971 = "llvm.bitcast"(%906) : (i32) -> f32
        %972 = "llvm.bitcast"(%907) : (i32) -> f32
        "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
        %t974_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t974_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
        %975 = "vector.from_elements"(%909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
        %976 = "arith.truncf"(%975) : (vector<64xf32>) -> vector<64xf16>
        %977 = "vector.extract"(%976) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
        %978 = "vector.extract"(%976) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
        %979 = "vector.extract"(%976) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
        %980 = "vector.extract"(%976) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
        %981 = "vector.extract"(%976) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
        %982 = "vector.extract"(%976) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
        %983 = "vector.extract"(%976) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
        %984 = "vector.extract"(%976) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
        %985 = "vector.extract"(%976) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
        %986 = "vector.extract"(%976) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
        %987 = "vector.extract"(%976) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
        %988 = "vector.extract"(%976) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
        %989 = "vector.extract"(%976) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
        %990 = "vector.extract"(%976) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
        %991 = "vector.extract"(%976) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
        %992 = "vector.extract"(%976) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
        %993 = "vector.extract"(%976) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
        %994 = "vector.extract"(%976) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
        %995 = "vector.extract"(%976) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
        %996 = "vector.extract"(%976) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
        %997 = "vector.extract"(%976) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
        %998 = "vector.extract"(%976) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
        %999 = "vector.extract"(%976) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
        %1000 = "vector.extract"(%976) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
        %1001 = "vector.extract"(%976) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
        %1002 = "vector.extract"(%976) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
        %1003 = "vector.extract"(%976) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
        %1004 = "vector.extract"(%976) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
        %1005 = "vector.extract"(%976) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
        %1006 = "vector.extract"(%976) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
        %1007 = "vector.extract"(%976) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
        %1008 = "vector.extract"(%976) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
        %1009 = "vector.extract"(%976) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
        %1010 = "vector.extract"(%976) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
        %1011 = "vector.extract"(%976) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
        %1012 = "vector.extract"(%976) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
        %1013 = "vector.extract"(%976) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
        %1014 = "vector.extract"(%976) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
        %1015 = "vector.extract"(%976) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
        %1016 = "vector.extract"(%976) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
        %1017 = "vector.extract"(%976) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
        %1018 = "vector.extract"(%976) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
        %1019 = "vector.extract"(%976) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
        %1020 = "vector.extract"(%976) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
        %1021 = "vector.extract"(%976) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
        %1022 = "vector.extract"(%976) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
        %1023 = "vector.extract"(%976) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
        %1024 = "vector.extract"(%976) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
        %1025 = "vector.extract"(%976) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
        %1026 = "vector.extract"(%976) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
        %1027 = "vector.extract"(%976) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
        %1028 = "vector.extract"(%976) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
        %1029 = "vector.extract"(%976) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
        %1030 = "vector.extract"(%976) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
        %1031 = "vector.extract"(%976) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
        %1032 = "vector.extract"(%976) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
        %1033 = "vector.extract"(%976) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
        %1034 = "vector.extract"(%976) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
        %1035 = "vector.extract"(%976) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
        %1036 = "vector.extract"(%976) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
        %1037 = "vector.extract"(%976) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
        %1038 = "vector.extract"(%976) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
        %1039 = "vector.extract"(%976) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
        %1040 = "vector.extract"(%976) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
        "scf.if"(%740) ({
          "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"(%751, %750) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
        %1041 = "arith.constant"() {value = 448 : i32} : () -> i32
        %1042 = "arith.andi"(%749, %1041) : (i32, i32) -> i32
        %1043 = "arith.constant"() {value = 3 : i32} : () -> i32
        %1044 = "arith.shrui"(%1042, %1043) : (i32, i32) -> i32
        %1045 = "arith.xori"(%749, %1044) : (i32, i32) -> i32
        %1046 = "llvm.getelementptr"(%34, %1045) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1047 = "vector.from_elements"(%977, %978, %979, %980, %981, %982, %983, %984) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
        "llvm.store"(%1047, %1046) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
        %1048 = "arith.constant"() {value = 8 : i32} : () -> i32
        %1049 = "arith.addi"(%749, %1048) : (i32, i32) -> i32
        %1050 = "arith.andi"(%1049, %1041) : (i32, i32) -> i32
        %1051 = "arith.shrui"(%1050, %1043) : (i32, i32) -> i32
        %1052 = "arith.xori"(%1049, %1051) : (i32, i32) -> i32
        %1053 = "llvm.getelementptr"(%34, %1052) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1054 = "vector.from_elements"(%985, %986, %987, %988, %989, %990, %991, %992) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
        "llvm.store"(%1054, %1053) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
        %1055 = "arith.constant"() {value = 16 : i32} : () -> i32
        %1056 = "arith.addi"(%749, %1055) : (i32, i32) -> i32
        %1057 = "arith.andi"(%1056, %1041) : (i32, i32) -> i32
        %1058 = "arith.shrui"(%1057, %1043) : (i32, i32) -> i32
        %1059 = "arith.xori"(%1056, %1058) : (i32, i32) -> i32
        %1060 = "llvm.getelementptr"(%34, %1059) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1061 = "vector.from_elements"(%993, %994, %995, %996, %997, %998, %999, %1000) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
        "llvm.store"(%1061, %1060) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
        %1062 = "arith.constant"() {value = 24 : i32} : () -> i32
        %1063 = "arith.addi"(%749, %1062) : (i32, i32) -> i32
        %1064 = "arith.andi"(%1063, %1041) : (i32, i32) -> i32
        %1065 = "arith.shrui"(%1064, %1043) : (i32, i32) -> i32
        %1066 = "arith.xori"(%1063, %1065) : (i32, i32) -> i32
        %1067 = "llvm.getelementptr"(%34, %1066) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1068 = "vector.from_elements"(%1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
        "llvm.store"(%1068, %1067) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
        %1069 = "arith.addi"(%749, %11) : (i32, i32) -> i32
        %1070 = "arith.andi"(%1069, %1041) : (i32, i32) -> i32
        %1071 = "arith.shrui"(%1070, %1043) : (i32, i32) -> i32
        %1072 = "arith.xori"(%1069, %1071) : (i32, i32) -> i32
        %1073 = "llvm.getelementptr"(%34, %1072) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1074 = "vector.from_elements"(%1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
        "llvm.store"(%1074, %1073) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
        %1075 = "arith.constant"() {value = 40 : i32} : () -> i32
        %1076 = "arith.addi"(%749, %1075) : (i32, i32) -> i32
        %1077 = "arith.andi"(%1076, %1041) : (i32, i32) -> i32
        %1078 = "arith.shrui"(%1077, %1043) : (i32, i32) -> i32
        %1079 = "arith.xori"(%1076, %1078) : (i32, i32) -> i32
        %1080 = "llvm.getelementptr"(%34, %1079) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1081 = "vector.from_elements"(%1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
        "llvm.store"(%1081, %1080) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
        %1082 = "arith.constant"() {value = 48 : i32} : () -> i32
        %1083 = "arith.addi"(%749, %1082) : (i32, i32) -> i32
        %1084 = "arith.andi"(%1083, %1041) : (i32, i32) -> i32
        %1085 = "arith.shrui"(%1084, %1043) : (i32, i32) -> i32
        %1086 = "arith.xori"(%1083, %1085) : (i32, i32) -> i32
        %1087 = "llvm.getelementptr"(%34, %1086) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1088 = "vector.from_elements"(%1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
        "llvm.store"(%1088, %1087) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
        %1089 = "arith.constant"() {value = 56 : i32} : () -> i32
        %1090 = "arith.addi"(%749, %1089) : (i32, i32) -> i32
        %1091 = "arith.andi"(%1090, %1041) : (i32, i32) -> i32
        %1092 = "arith.shrui"(%1091, %1043) : (i32, i32) -> i32
        %1093 = "arith.xori"(%1090, %1092) : (i32, i32) -> i32
        %1094 = "llvm.getelementptr"(%34, %1093) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %1095 = "vector.from_elements"(%1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
        "llvm.store"(%1095, %1094) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        "nvvm.barrier"(%751, %750) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
        "scf.if"(%740) ({
          %1096 = "nvvm.elect.sync"() : () -> i1
          "scf.if"(%1096) ({
            %t1097_s1 = "llvm.ptrtoint"(%34) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%5, %t1097_s1, %753, %752) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.cp.async.bulk.commit.group"() : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108 = "scf.while"(%774, %771, %772, %773, %767, %751, %751, %14, %751, %14, %751) ({
        ^bb0(%1109: i1, %1110: i32, %1111: i32, %1112: i32, %1113: i32, %1114: i32, %1115: i32, %1116: i32, %1117: i32, %1118: i32, %1119: i32):
          "scf.condition"(%1109, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119) : (i1, i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1120: i1, %1121: i32, %1122: i32, %1123: i32, %1124: i32, %1125: i32, %1126: i32, %1127: i32, %1128: i32, %1129: i32, %1130: i32):
          %1131 = "arith.muli"(%1121, %750) : (i32, i32) -> i32
          %1132 = "arith.muli"(%1122, %745) : (i32, i32) -> i32
          %1133 = "llvm.getelementptr"(%28, %1129) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1134_s0 = "llvm.ptrtoint"(%1133) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1134_s0, %1130) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.acquire.cluster.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1135 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1136 = "llvm.load"(%756) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1137 = "llvm.load"(%758) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %1138 = "llvm.load"(%760) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %t1143_r = "llvm.inline_asm"(%1135, %1136, %1137, %1138) {asm_string = "{\0A.reg .pred found;\0A.reg .b64 low, high;\0A.reg .b128 answer;\0Amov.b64 low, {$4, $5};\0Amov.b64 high, {$6, $7};\0Amov.b128 answer, {low, high};\0Aclusterlaunchcontrol.query_cancel.is_canceled.pred.b128 found, answer;\0Aselp.u32 $3, 1, 0, found;\0Amov.u32 $0, 0;\0Amov.u32 $1, 0;\0Amov.u32 $2, 0;\0A@found clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {$0, $1, $2, _}, answer;\0A}", constraints = "=r,=r,=r,=r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32) -> !struct0
          %1139 = "llvm.extractvalue"(%t1143_r) {position = array<i64: 0>} : (!struct0) -> i32
          %1140 = "llvm.extractvalue"(%t1143_r) {position = array<i64: 1>} : (!struct0) -> i32
          %1141 = "llvm.extractvalue"(%t1143_r) {position = array<i64: 2>} : (!struct0) -> i32
          %1142 = "llvm.extractvalue"(%t1143_r) {position = array<i64: 3>} : (!struct0) -> i32
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          %1144 = "arith.addi"(%1124, %751) : (i32, i32) -> i32
          %1145 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() : () -> i32
          %1146 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
          %1147 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() : () -> i32
          %1148 = "arith.addi"(%1139, %1145) : (i32, i32) -> i32
          %1149 = "arith.addi"(%1140, %1146) : (i32, i32) -> i32
          %1150 = "arith.addi"(%1141, %1147) : (i32, i32) -> i32
          %1151 = "arith.cmpi"(%1142, %14) {predicate = 1 : i64} : (i32, i32) -> i1
          %1152 = "llvm.getelementptr"(%95, %1129) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1153 = "nvvm.mapa"(%1152, %14) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %t1154_s0 = "llvm.ptrtoint"(%1153) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t1154_s0) {asm_string = "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %1155 = "arith.addi"(%1129, %751) : (i32, i32) -> i32
          %1156 = "arith.cmpi"(%1155, %751) {predicate = 0 : i64} : (i32, i32) -> i1
          %1157 = "arith.xori"(%1130, %751) : (i32, i32) -> i32
          %1158 = "arith.select"(%1156, %1157, %1130) : (i1, i32, i32) -> i32
          %1159 = "arith.select"(%1156, %14, %1155) : (i1, i32, i32) -> i32
          %1160 = "arith.addi"(%1128, %751) : (i32, i32) -> i32
          %1161 = "llvm.getelementptr"(%27, %1126) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1162_s0 = "llvm.ptrtoint"(%1161) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1162_s0, %1127) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
          %1164 = "arith.muli"(%1126, %745) : (i32, i32) -> i32
          %1165 = "arith.addi"(%744, %1164) : (i32, i32) -> i32
          %t1230_r = "llvm.inline_asm"(%1165) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x64.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, [$64];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> !struct1
          %1166 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 0>} : (!struct1) -> i32
          %1167 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 1>} : (!struct1) -> i32
          %1168 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 2>} : (!struct1) -> i32
          %1169 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 3>} : (!struct1) -> i32
          %1170 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 4>} : (!struct1) -> i32
          %1171 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 5>} : (!struct1) -> i32
          %1172 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 6>} : (!struct1) -> i32
          %1173 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 7>} : (!struct1) -> i32
          %1174 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 8>} : (!struct1) -> i32
          %1175 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 9>} : (!struct1) -> i32
          %1176 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 10>} : (!struct1) -> i32
          %1177 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 11>} : (!struct1) -> i32
          %1178 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 12>} : (!struct1) -> i32
          %1179 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 13>} : (!struct1) -> i32
          %1180 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 14>} : (!struct1) -> i32
          %1181 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 15>} : (!struct1) -> i32
          %1182 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 16>} : (!struct1) -> i32
          %1183 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 17>} : (!struct1) -> i32
          %1184 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 18>} : (!struct1) -> i32
          %1185 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 19>} : (!struct1) -> i32
          %1186 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 20>} : (!struct1) -> i32
          %1187 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 21>} : (!struct1) -> i32
          %1188 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 22>} : (!struct1) -> i32
          %1189 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 23>} : (!struct1) -> i32
          %1190 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 24>} : (!struct1) -> i32
          %1191 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 25>} : (!struct1) -> i32
          %1192 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 26>} : (!struct1) -> i32
          %1193 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 27>} : (!struct1) -> i32
          %1194 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 28>} : (!struct1) -> i32
          %1195 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 29>} : (!struct1) -> i32
          %1196 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 30>} : (!struct1) -> i32
          %1197 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 31>} : (!struct1) -> i32
          %1198 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 32>} : (!struct1) -> i32
          %1199 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 33>} : (!struct1) -> i32
          %1200 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 34>} : (!struct1) -> i32
          %1201 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 35>} : (!struct1) -> i32
          %1202 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 36>} : (!struct1) -> i32
          %1203 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 37>} : (!struct1) -> i32
          %1204 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 38>} : (!struct1) -> i32
          %1205 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 39>} : (!struct1) -> i32
          %1206 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 40>} : (!struct1) -> i32
          %1207 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 41>} : (!struct1) -> i32
          %1208 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 42>} : (!struct1) -> i32
          %1209 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 43>} : (!struct1) -> i32
          %1210 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 44>} : (!struct1) -> i32
          %1211 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 45>} : (!struct1) -> i32
          %1212 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 46>} : (!struct1) -> i32
          %1213 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 47>} : (!struct1) -> i32
          %1214 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 48>} : (!struct1) -> i32
          %1215 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 49>} : (!struct1) -> i32
          %1216 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 50>} : (!struct1) -> i32
          %1217 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 51>} : (!struct1) -> i32
          %1218 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 52>} : (!struct1) -> i32
          %1219 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 53>} : (!struct1) -> i32
          %1220 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 54>} : (!struct1) -> i32
          %1221 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 55>} : (!struct1) -> i32
          %1222 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 56>} : (!struct1) -> i32
          %1223 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 57>} : (!struct1) -> i32
          %1224 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 58>} : (!struct1) -> i32
          %1225 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 59>} : (!struct1) -> i32
          %1226 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 60>} : (!struct1) -> i32
          %1227 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 61>} : (!struct1) -> i32
          %1228 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 62>} : (!struct1) -> i32
          %1229 = "llvm.extractvalue"(%t1230_r) {position = array<i64: 63>} : (!struct1) -> i32
          %t1295_r = "llvm.inline_asm"(%1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct1
          %1231 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 0>} : (!struct1) -> i32
          %1232 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 1>} : (!struct1) -> i32
          %1233 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 2>} : (!struct1) -> i32
          %1234 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 3>} : (!struct1) -> i32
          %1235 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 4>} : (!struct1) -> i32
          %1236 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 5>} : (!struct1) -> i32
          %1237 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 6>} : (!struct1) -> i32
          %1238 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 7>} : (!struct1) -> i32
          %1239 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 8>} : (!struct1) -> i32
          %1240 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 9>} : (!struct1) -> i32
          %1241 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 10>} : (!struct1) -> i32
          %1242 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 11>} : (!struct1) -> i32
          %1243 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 12>} : (!struct1) -> i32
          %1244 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 13>} : (!struct1) -> i32
          %1245 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 14>} : (!struct1) -> i32
          %1246 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 15>} : (!struct1) -> i32
          %1247 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 16>} : (!struct1) -> i32
          %1248 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 17>} : (!struct1) -> i32
          %1249 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 18>} : (!struct1) -> i32
          %1250 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 19>} : (!struct1) -> i32
          %1251 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 20>} : (!struct1) -> i32
          %1252 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 21>} : (!struct1) -> i32
          %1253 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 22>} : (!struct1) -> i32
          %1254 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 23>} : (!struct1) -> i32
          %1255 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 24>} : (!struct1) -> i32
          %1256 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 25>} : (!struct1) -> i32
          %1257 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 26>} : (!struct1) -> i32
          %1258 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 27>} : (!struct1) -> i32
          %1259 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 28>} : (!struct1) -> i32
          %1260 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 29>} : (!struct1) -> i32
          %1261 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 30>} : (!struct1) -> i32
          %1262 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 31>} : (!struct1) -> i32
          %1263 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 32>} : (!struct1) -> i32
          %1264 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 33>} : (!struct1) -> i32
          %1265 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 34>} : (!struct1) -> i32
          %1266 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 35>} : (!struct1) -> i32
          %1267 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 36>} : (!struct1) -> i32
          %1268 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 37>} : (!struct1) -> i32
          %1269 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 38>} : (!struct1) -> i32
          %1270 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 39>} : (!struct1) -> i32
          %1271 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 40>} : (!struct1) -> i32
          %1272 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 41>} : (!struct1) -> i32
          %1273 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 42>} : (!struct1) -> i32
          %1274 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 43>} : (!struct1) -> i32
          %1275 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 44>} : (!struct1) -> i32
          %1276 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 45>} : (!struct1) -> i32
          %1277 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 46>} : (!struct1) -> i32
          %1278 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 47>} : (!struct1) -> i32
          %1279 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 48>} : (!struct1) -> i32
          %1280 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 49>} : (!struct1) -> i32
          %1281 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 50>} : (!struct1) -> i32
          %1282 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 51>} : (!struct1) -> i32
          %1283 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 52>} : (!struct1) -> i32
          %1284 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 53>} : (!struct1) -> i32
          %1285 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 54>} : (!struct1) -> i32
          %1286 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 55>} : (!struct1) -> i32
          %1287 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 56>} : (!struct1) -> i32
          %1288 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 57>} : (!struct1) -> i32
          %1289 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 58>} : (!struct1) -> i32
          %1290 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 59>} : (!struct1) -> i32
          %1291 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 60>} : (!struct1) -> i32
          %1292 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 61>} : (!struct1) -> i32
          %1293 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 62>} : (!struct1) -> i32
          %1294 = "llvm.extractvalue"(%t1295_r) {position = array<i64: 63>} : (!struct1) -> i32
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
          %1353 = "llvm.bitcast"(%1288) : (i32) -> f32
          %1354 = "llvm.bitcast"(%1289) : (i32) -> f32
          %1355 = "llvm.bitcast"(%1290) : (i32) -> f32
          %1356 = "llvm.bitcast"(%1291) : (i32) -> f32
          %1357 = "llvm.bitcast"(%1292) : (i32) -> f32
          %1358 = "llvm.bitcast"(%1293) : (i32) -> f32
          %1359 = "llvm.bitcast"(%1294) : (i32) -> f32
          "llvm.inline_asm"() {asm_string = "tcgen05.fence::before_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
          %1361 = "llvm.getelementptr"(%77, %1126) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1362_s0 = "llvm.ptrtoint"(%1361) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1362_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          %1363 = "vector.from_elements"(%1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
          %1364 = "arith.truncf"(%1363) : (vector<64xf32>) -> vector<64xf16>
          %1365 = "vector.extract"(%1364) {static_position = array<i64: 0>} : (vector<64xf16>) -> f16
          %1366 = "vector.extract"(%1364) {static_position = array<i64: 1>} : (vector<64xf16>) -> f16
          %1367 = "vector.extract"(%1364) {static_position = array<i64: 2>} : (vector<64xf16>) -> f16
          %1368 = "vector.extract"(%1364) {static_position = array<i64: 3>} : (vector<64xf16>) -> f16
          %1369 = "vector.extract"(%1364) {static_position = array<i64: 4>} : (vector<64xf16>) -> f16
          %1370 = "vector.extract"(%1364) {static_position = array<i64: 5>} : (vector<64xf16>) -> f16
          %1371 = "vector.extract"(%1364) {static_position = array<i64: 6>} : (vector<64xf16>) -> f16
          %1372 = "vector.extract"(%1364) {static_position = array<i64: 7>} : (vector<64xf16>) -> f16
          %1373 = "vector.extract"(%1364) {static_position = array<i64: 8>} : (vector<64xf16>) -> f16
          %1374 = "vector.extract"(%1364) {static_position = array<i64: 9>} : (vector<64xf16>) -> f16
          %1375 = "vector.extract"(%1364) {static_position = array<i64: 10>} : (vector<64xf16>) -> f16
          %1376 = "vector.extract"(%1364) {static_position = array<i64: 11>} : (vector<64xf16>) -> f16
          %1377 = "vector.extract"(%1364) {static_position = array<i64: 12>} : (vector<64xf16>) -> f16
          %1378 = "vector.extract"(%1364) {static_position = array<i64: 13>} : (vector<64xf16>) -> f16
          %1379 = "vector.extract"(%1364) {static_position = array<i64: 14>} : (vector<64xf16>) -> f16
          %1380 = "vector.extract"(%1364) {static_position = array<i64: 15>} : (vector<64xf16>) -> f16
          %1381 = "vector.extract"(%1364) {static_position = array<i64: 16>} : (vector<64xf16>) -> f16
          %1382 = "vector.extract"(%1364) {static_position = array<i64: 17>} : (vector<64xf16>) -> f16
          %1383 = "vector.extract"(%1364) {static_position = array<i64: 18>} : (vector<64xf16>) -> f16
          %1384 = "vector.extract"(%1364) {static_position = array<i64: 19>} : (vector<64xf16>) -> f16
          %1385 = "vector.extract"(%1364) {static_position = array<i64: 20>} : (vector<64xf16>) -> f16
          %1386 = "vector.extract"(%1364) {static_position = array<i64: 21>} : (vector<64xf16>) -> f16
          %1387 = "vector.extract"(%1364) {static_position = array<i64: 22>} : (vector<64xf16>) -> f16
          %1388 = "vector.extract"(%1364) {static_position = array<i64: 23>} : (vector<64xf16>) -> f16
          %1389 = "vector.extract"(%1364) {static_position = array<i64: 24>} : (vector<64xf16>) -> f16
          %1390 = "vector.extract"(%1364) {static_position = array<i64: 25>} : (vector<64xf16>) -> f16
          %1391 = "vector.extract"(%1364) {static_position = array<i64: 26>} : (vector<64xf16>) -> f16
          %1392 = "vector.extract"(%1364) {static_position = array<i64: 27>} : (vector<64xf16>) -> f16
          %1393 = "vector.extract"(%1364) {static_position = array<i64: 28>} : (vector<64xf16>) -> f16
          %1394 = "vector.extract"(%1364) {static_position = array<i64: 29>} : (vector<64xf16>) -> f16
          %1395 = "vector.extract"(%1364) {static_position = array<i64: 30>} : (vector<64xf16>) -> f16
          %1396 = "vector.extract"(%1364) {static_position = array<i64: 31>} : (vector<64xf16>) -> f16
          %1397 = "vector.extract"(%1364) {static_position = array<i64: 32>} : (vector<64xf16>) -> f16
          %1398 = "vector.extract"(%1364) {static_position = array<i64: 33>} : (vector<64xf16>) -> f16
          %1399 = "vector.extract"(%1364) {static_position = array<i64: 34>} : (vector<64xf16>) -> f16
          %1400 = "vector.extract"(%1364) {static_position = array<i64: 35>} : (vector<64xf16>) -> f16
          %1401 = "vector.extract"(%1364) {static_position = array<i64: 36>} : (vector<64xf16>) -> f16
          %1402 = "vector.extract"(%1364) {static_position = array<i64: 37>} : (vector<64xf16>) -> f16
          %1403 = "vector.extract"(%1364) {static_position = array<i64: 38>} : (vector<64xf16>) -> f16
          %1404 = "vector.extract"(%1364) {static_position = array<i64: 39>} : (vector<64xf16>) -> f16
          %1405 = "vector.extract"(%1364) {static_position = array<i64: 40>} : (vector<64xf16>) -> f16
          %1406 = "vector.extract"(%1364) {static_position = array<i64: 41>} : (vector<64xf16>) -> f16
          %1407 = "vector.extract"(%1364) {static_position = array<i64: 42>} : (vector<64xf16>) -> f16
          %1408 = "vector.extract"(%1364) {static_position = array<i64: 43>} : (vector<64xf16>) -> f16
          %1409 = "vector.extract"(%1364) {static_position = array<i64: 44>} : (vector<64xf16>) -> f16
          %1410 = "vector.extract"(%1364) {static_position = array<i64: 45>} : (vector<64xf16>) -> f16
          %1411 = "vector.extract"(%1364) {static_position = array<i64: 46>} : (vector<64xf16>) -> f16
          %1412 = "vector.extract"(%1364) {static_position = array<i64: 47>} : (vector<64xf16>) -> f16
          %1413 = "vector.extract"(%1364) {static_position = array<i64: 48>} : (vector<64xf16>) -> f16
          %1414 = "vector.extract"(%1364) {static_position = array<i64: 49>} : (vector<64xf16>) -> f16
          %1415 = "vector.extract"(%1364) {static_position = array<i64: 50>} : (vector<64xf16>) -> f16
          %1416 = "vector.extract"(%1364) {static_position = array<i64: 51>} : (vector<64xf16>) -> f16
          %1417 = "vector.extract"(%1364) {static_position = array<i64: 52>} : (vector<64xf16>) -> f16
          %1418 = "vector.extract"(%1364) {static_position = array<i64: 53>} : (vector<64xf16>) -> f16
          %1419 = "vector.extract"(%1364) {static_position = array<i64: 54>} : (vector<64xf16>) -> f16
          %1420 = "vector.extract"(%1364) {static_position = array<i64: 55>} : (vector<64xf16>) -> f16
          %1421 = "vector.extract"(%1364) {static_position = array<i64: 56>} : (vector<64xf16>) -> f16
          %1422 = "vector.extract"(%1364) {static_position = array<i64: 57>} : (vector<64xf16>) -> f16
          %1423 = "vector.extract"(%1364) {static_position = array<i64: 58>} : (vector<64xf16>) -> f16
          %1424 = "vector.extract"(%1364) {static_position = array<i64: 59>} : (vector<64xf16>) -> f16
          %1425 = "vector.extract"(%1364) {static_position = array<i64: 60>} : (vector<64xf16>) -> f16
          %1426 = "vector.extract"(%1364) {static_position = array<i64: 61>} : (vector<64xf16>) -> f16
          %1427 = "vector.extract"(%1364) {static_position = array<i64: 62>} : (vector<64xf16>) -> f16
          %1428 = "vector.extract"(%1364) {static_position = array<i64: 63>} : (vector<64xf16>) -> f16
          "scf.if"(%740) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%751, %750) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %1429 = "vector.from_elements"(%1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%1429, %1046) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %1430 = "vector.from_elements"(%1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%1430, %1053) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %1431 = "vector.from_elements"(%1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%1431, %1060) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %1432 = "vector.from_elements"(%1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%1432, %1067) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %1433 = "vector.from_elements"(%1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%1433, %1073) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %1434 = "vector.from_elements"(%1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%1434, %1080) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %1435 = "vector.from_elements"(%1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%1435, %1087) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %1436 = "vector.from_elements"(%1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%1436, %1094) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%751, %750) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%740) ({
            %1437 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%1437) ({
              %t1438_s1 = "llvm.ptrtoint"(%34) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t1438_s1, %1132, %1131) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1439 = "arith.addi"(%1126, %751) : (i32, i32) -> i32
          %1440 = "arith.cmpi"(%1439, %726) {predicate = 0 : i64} : (i32, i32) -> i1
          %1441 = "arith.xori"(%1127, %751) : (i32, i32) -> i32
          %1442 = "arith.select"(%1440, %1441, %1127) : (i1, i32, i32) -> i32
          %1443 = "arith.select"(%1440, %14, %1439) : (i1, i32, i32) -> i32
          %1444 = "arith.addi"(%1125, %751) : (i32, i32) -> i32
          "scf.yield"(%1151, %1148, %1149, %1150, %1144, %1444, %1443, %1442, %1160, %1159, %1158) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i1, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        %1445 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %1446 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %1447 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %1448 = "arith.addi"(%1446, %1447) : (i32, i32) -> i32
        %1449 = "arith.muli"(%1448, %40) : (i32, i32) -> i32
        %1450 = "arith.addi"(%1445, %1449) : (i32, i32) -> i32
        %1451 = "arith.divui"(%1450, %11) : (i32, i32) -> i32
        %1452 = "nvvm.shfl.sync"(%13, %1451, %14, %15) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
        %1453 = "arith.cmpi"(%1452, %14) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%1453) ({
          "llvm.inline_asm"(%738, %750) {asm_string = "tcgen05.dealloc.cta_group::1.sync.aligned.b32 $0, $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"(%1102, %750) : (i32, i32) -> ()
      }, {
        "scf.yield"(%441, %14) : (i32, i32) -> ()
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
