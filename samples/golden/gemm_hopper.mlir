!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: !llvm.ptr, %4: i32, %5: !llvm.ptr, %6: i32, %7: i32, %8: i64, %9: i64, %10: i64, %11: i32, %12: i32):
      %13 = "arith.trunci"(%9) : (i64) -> i32
      %14 = "arith.trunci"(%10) : (i64) -> i32
      %15 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %18 = "arith.constant"() {value = 128 : i32} : () -> i32
      %19 = "arith.divui"(%15, %18) : (i32, i32) -> i32
      %20 = "arith.constant"() {value = -1 : i32} : () -> i32
      %21 = "arith.constant"() {value = 0 : i32} : () -> i32
      %22 = "arith.constant"() {value = 31 : i32} : () -> i32
      %23 = "nvvm.shfl.sync"(%20, %19, %21, %22) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %24 = "arith.constant"() {value = 32 : i32} : () -> i32
      %25 = "arith.divui"(%15, %24) : (i32, i32) -> i32
      %26 = "nvvm.shfl.sync"(%20, %25, %21, %22) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %27 = "arith.cmpi"(%26, %21) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%27) ({
        %28 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%28) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %30 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%30) ({
          "llvm.inline_asm"(%3) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %32 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%32) ({
          "llvm.inline_asm"(%5) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %34 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %35 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 180224>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %36 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 202752>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %37 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 219136>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %38 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 223232>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %39 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 22>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %40 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %41 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "scf.if"(%27) ({
        %42 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%42) ({
          %43 = "arith.constant"() {value = 16 : i32} : () -> i32
          %t44_s0 = "llvm.ptrtoint"(%40) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t44_s0, %43) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %45 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t46_s0 = "llvm.ptrtoint"(%41) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t46_s0, %45) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %47 = "arith.constant"() {value = 16384 : i32} : () -> i32
          %t48_s0 = "llvm.ptrtoint"(%41) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t48_s0, %47) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %49 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %50 = "nvvm.shfl.sync"(%20, %49, %21, %22) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %51 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %52 = "arith.cmpi"(%51, %21) {predicate = 0 : i64} : (i32, i32) -> i1
      %53 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 11>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %54 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %55 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %56 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %57 = "arith.addi"(%55, %56) : (i32, i32) -> i32
      %58 = "arith.constant"() {value = 384 : i32} : () -> i32
      %59 = "arith.muli"(%57, %58) : (i32, i32) -> i32
      %60 = "arith.addi"(%54, %59) : (i32, i32) -> i32
      %61 = "arith.divui"(%60, %24) : (i32, i32) -> i32
      %62 = "arith.cmpi"(%61, %21) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%62) ({
        %63 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%63) ({
          %64 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t65_s0 = "llvm.ptrtoint"(%38) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t65_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %66 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t67_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t67_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %68 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t69_s0 = "llvm.ptrtoint"(%68) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t69_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %70 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t71_s0 = "llvm.ptrtoint"(%70) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t71_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %72 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t73_s0 = "llvm.ptrtoint"(%72) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t73_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %74 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t75_s0 = "llvm.ptrtoint"(%74) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t75_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %76 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t77_s0 = "llvm.ptrtoint"(%76) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t77_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %78 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t79_s0 = "llvm.ptrtoint"(%78) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t79_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %80 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t81_s0 = "llvm.ptrtoint"(%80) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t81_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %82 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 9>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t83_s0 = "llvm.ptrtoint"(%82) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t83_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %84 = "llvm.getelementptr"(%38) {rawConstantIndices = array<i32: 10>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t85_s0 = "llvm.ptrtoint"(%84) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t85_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %86 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t87_s0 = "llvm.ptrtoint"(%53) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t87_s0, %86) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %88 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t89_s0 = "llvm.ptrtoint"(%88) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t89_s0, %86) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %90 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t91_s0 = "llvm.ptrtoint"(%90) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t91_s0, %86) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %92 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t93_s0 = "llvm.ptrtoint"(%92) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t93_s0, %86) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %94 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t95_s0 = "llvm.ptrtoint"(%94) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t95_s0, %86) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %96 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t97_s0 = "llvm.ptrtoint"(%96) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t97_s0, %86) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %98 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t99_s0 = "llvm.ptrtoint"(%98) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t99_s0, %86) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %100 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t101_s0 = "llvm.ptrtoint"(%100) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t101_s0, %86) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %102 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t103_s0 = "llvm.ptrtoint"(%102) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t103_s0, %86) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %104 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 9>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t105_s0 = "llvm.ptrtoint"(%104) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t105_s0, %86) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %106 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 10>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t107_s0 = "llvm.ptrtoint"(%106) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t107_s0, %86) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      "nvvm.cluster.arrive.relaxed"() {aligned} : () -> ()
      "nvvm.cluster.wait"() {aligned} : () -> ()
      %108 = "arith.constant"() {value = 1 : i32} : () -> i32
      %109 = "arith.subi"(%23, %108) : (i32, i32) -> i32
      %110 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %111 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %112 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %113 = "arith.addi"(%111, %112) : (i32, i32) -> i32
      %114 = "arith.muli"(%113, %58) : (i32, i32) -> i32
      %115 = "arith.addi"(%110, %114) : (i32, i32) -> i32
      %116 = "arith.divui"(%115, %24) : (i32, i32) -> i32
      %117 = "arith.cmpi"(%116, %21) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%117) ({
        %118 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%118) ({
          %t119_s0 = "llvm.ptrtoint"(%39) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t119_s0, %18) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %120 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t121_s0 = "llvm.ptrtoint"(%120) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t121_s0, %18) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %122 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %123 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %124 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %125 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %126 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %127 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %128 = "arith.remui"(%122, %108) : (i32, i32) -> i32
      %129 = "arith.constant"() {value = 4 : i32} : () -> i32
      %130 = "arith.remui"(%123, %129) : (i32, i32) -> i32
      %131 = "arith.constant"() {value = 255 : i32} : () -> i32
      %132 = "arith.addi"(%2, %131) : (i32, i32) -> i32
      %133 = "arith.constant"() {value = 256 : i32} : () -> i32
      %134 = "arith.divui"(%132, %133) : (i32, i32) -> i32
      %135 = "arith.maxsi"(%134, %108) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %136 = "arith.cmpi"(%23, %21) {predicate = 0 : i64} : (i32, i32) -> i1
      %137, %138, %139 = "scf.if"(%136) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %140, %141 = "scf.if"(%27) ({
          %142 = "arith.constant"() {value = 64 : i32} : () -> i32
          %143 = "arith.constant"() {value = 16 : i32} : () -> i32
          %144, %145, %146, %147, %148, %149, %150, %151 = "scf.while"(%124, %128, %130, %124, %21, %21, %21, %108) ({
          ^bb0(%152: i32, %153: i32, %154: i32, %155: i32, %156: i32, %157: i32, %158: i32, %159: i32):
            %160 = "arith.muli"(%11, %12) : (i32, i32) -> i32
            %161 = "arith.cmpi"(%152, %160) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%161, %152, %153, %154, %155, %156, %157, %158, %159) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%162: i32, %163: i32, %164: i32, %165: i32, %166: i32, %167: i32, %168: i32, %169: i32):
            %170 = "arith.constant"() {value = 32 : i64} : () -> i64
            %171 = "arith.shrui"(%9, %170) : (i64, i64) -> i64
            %172 = "arith.subi"(%13, %108) : (i32, i32) -> i32
            %173 = "llvm.intr.ctlz"(%172) {is_zero_poison = false} : (i32) -> i32
            %174 = "arith.subi"(%24, %173) : (i32, i32) -> i32
            %175 = "arith.extui"(%162) : (i32) -> i64
            %176 = "arith.muli"(%175, %171) : (i64, i64) -> i64
            %177 = "arith.shrui"(%176, %170) : (i64, i64) -> i64
            %178 = "arith.trunci"(%177) : (i64) -> i32
            %179 = "arith.addi"(%178, %162) : (i32, i32) -> i32
            %180 = "arith.shrui"(%179, %174) : (i32, i32) -> i32
            %181 = "arith.cmpi"(%174, %24) {predicate = 6 : i64} : (i32, i32) -> i1
            %182 = "arith.select"(%181, %180, %21) : (i1, i32, i32) -> i32
            %183 = "llvm.intr.ctlz"(%172) {is_zero_poison = false} : (i32) -> i32
            %184 = "arith.subi"(%24, %183) : (i32, i32) -> i32
            %185 = "arith.shrui"(%179, %184) : (i32, i32) -> i32
            %186 = "arith.cmpi"(%184, %24) {predicate = 6 : i64} : (i32, i32) -> i1
            %187 = "arith.select"(%186, %185, %21) : (i1, i32, i32) -> i32
            %188 = "arith.muli"(%187, %13) : (i32, i32) -> i32
            %189 = "arith.subi"(%162, %188) : (i32, i32) -> i32
            %190 = "arith.constant"() {value = 8 : i32} : () -> i32
            %191 = "arith.muli"(%182, %190) : (i32, i32) -> i32
            %192 = "arith.addi"(%191, %190) : (i32, i32) -> i32
            %193 = "arith.cmpi"(%192, %11) {predicate = 3 : i64} : (i32, i32) -> i1
            %194 = "arith.divui"(%189, %190) : (i32, i32) -> i32
            %195 = "arith.shrui"(%10, %170) : (i64, i64) -> i64
            %196 = "arith.subi"(%14, %108) : (i32, i32) -> i32
            %197 = "llvm.intr.ctlz"(%196) {is_zero_poison = false} : (i32) -> i32
            %198 = "arith.subi"(%24, %197) : (i32, i32) -> i32
            %199 = "arith.extui"(%189) : (i32) -> i64
            %200 = "arith.muli"(%199, %195) : (i64, i64) -> i64
            %201 = "arith.shrui"(%200, %170) : (i64, i64) -> i64
            %202 = "arith.trunci"(%201) : (i64) -> i32
            %203 = "arith.addi"(%202, %189) : (i32, i32) -> i32
            %204 = "arith.shrui"(%203, %198) : (i32, i32) -> i32
            %205 = "arith.cmpi"(%198, %24) {predicate = 6 : i64} : (i32, i32) -> i1
            %206 = "arith.select"(%205, %204, %21) : (i1, i32, i32) -> i32
            %207 = "arith.select"(%193, %194, %206) : (i1, i32, i32) -> i32
            %208 = "arith.remui"(%189, %190) : (i32, i32) -> i32
            %209 = "llvm.intr.ctlz"(%196) {is_zero_poison = false} : (i32) -> i32
            %210 = "arith.subi"(%24, %209) : (i32, i32) -> i32
            %211 = "arith.shrui"(%203, %210) : (i32, i32) -> i32
            %212 = "arith.cmpi"(%210, %24) {predicate = 6 : i64} : (i32, i32) -> i1
            %213 = "arith.select"(%212, %211, %21) : (i1, i32, i32) -> i32
            %214 = "arith.muli"(%213, %14) : (i32, i32) -> i32
            %215 = "arith.subi"(%189, %214) : (i32, i32) -> i32
            %216 = "arith.select"(%193, %208, %215) : (i1, i32, i32) -> i32
            %217 = "arith.addi"(%191, %216) : (i32, i32) -> i32
            %218 = "arith.addi"(%217, %163) : (i32, i32) -> i32
            %219 = "arith.muli"(%207, %129) : (i32, i32) -> i32
            %220 = "arith.addi"(%219, %164) : (i32, i32) -> i32
            %221 = "arith.divui"(%220, %129) : (i32, i32) -> i32
            %222 = "arith.remui"(%220, %108) : (i32, i32) -> i32
            %223 = "arith.addi"(%221, %222) : (i32, i32) -> i32
            %224 = "arith.remui"(%220, %129) : (i32, i32) -> i32
            %225 = "arith.muli"(%224, %135) : (i32, i32) -> i32
            %226 = "arith.addi"(%224, %108) : (i32, i32) -> i32
            %227 = "arith.muli"(%226, %135) : (i32, i32) -> i32
            %228, %229, %230 = "scf.for"(%225, %227, %108, %167, %168, %169) ({
            ^bb0(%231: i32, %232: i32, %233: i32, %234: i32):
              %235 = "llvm.getelementptr"(%53, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t236_s0 = "llvm.ptrtoint"(%235) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t236_s0, %234) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %237 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%237) ({
                %238 = "llvm.getelementptr"(%38, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %239 = "arith.constant"() {value = 18432 : i32} : () -> i32
                %t240_s0 = "llvm.ptrtoint"(%238) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t240_s0, %239) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %241 = "llvm.getelementptr"(%38, %233) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %242 = "arith.muli"(%218, %18) : (i32, i32) -> i32
              %243 = "arith.muli"(%231, %142) : (i32, i32) -> i32
              %244 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %245 = "arith.muli"(%233, %244) : (i32, i32) -> i32
              %246 = "llvm.getelementptr"(%34, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %247 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%247) ({
                %t248_s0 = "llvm.ptrtoint"(%246) : (!llvm.ptr<3>) -> i32
                %t248_s2 = "llvm.ptrtoint"(%241) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t248_s0, %0, %t248_s2, %243, %242) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %249 = "arith.muli"(%223, %143) : (i32, i32) -> i32
              %250 = "arith.constant"() {value = 1024 : i32} : () -> i32
              %251 = "arith.muli"(%233, %250) : (i32, i32) -> i32
              %252 = "llvm.getelementptr"(%35, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %253 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%253) ({
                %t254_s0 = "llvm.ptrtoint"(%252) : (!llvm.ptr<3>) -> i32
                %t254_s2 = "llvm.ptrtoint"(%241) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t254_s0, %3, %t254_s2, %243, %249) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %255 = "arith.addi"(%233, %108) : (i32, i32) -> i32
              %256 = "arith.constant"() {value = 11 : i32} : () -> i32
              %257 = "arith.cmpi"(%255, %256) {predicate = 0 : i64} : (i32, i32) -> i1
              %258 = "arith.xori"(%234, %108) : (i32, i32) -> i32
              %259 = "arith.select"(%257, %258, %234) : (i1, i32, i32) -> i32
              %260 = "arith.select"(%257, %21, %255) : (i1, i32, i32) -> i32
              %261 = "arith.addi"(%232, %108) : (i32, i32) -> i32
              "scf.yield"(%261, %260, %259) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %262 = "arith.addi"(%165, %127) : (i32, i32) -> i32
            %263 = "arith.addi"(%166, %108) : (i32, i32) -> i32
            "scf.yield"(%262, %128, %130, %262, %263, %228, %229, %230) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %264 = "llvm.getelementptr"(%53, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t265_s0 = "llvm.ptrtoint"(%264) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t265_s0, %151) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %266 = "arith.addi"(%150, %108) : (i32, i32) -> i32
          %267 = "arith.constant"() {value = 11 : i32} : () -> i32
          %268 = "arith.cmpi"(%266, %267) {predicate = 0 : i64} : (i32, i32) -> i1
          %269 = "arith.xori"(%151, %108) : (i32, i32) -> i32
          %270 = "arith.select"(%268, %269, %151) : (i1, i32, i32) -> i32
          %271 = "arith.select"(%268, %21, %266) : (i1, i32, i32) -> i32
          %272 = "llvm.getelementptr"(%53, %271) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t273_s0 = "llvm.ptrtoint"(%272) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t273_s0, %270) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %274 = "arith.addi"(%271, %108) : (i32, i32) -> i32
          %275 = "arith.cmpi"(%274, %267) {predicate = 0 : i64} : (i32, i32) -> i1
          %276 = "arith.xori"(%270, %108) : (i32, i32) -> i32
          %277 = "arith.select"(%275, %276, %270) : (i1, i32, i32) -> i32
          %278 = "arith.select"(%275, %21, %274) : (i1, i32, i32) -> i32
          %279 = "llvm.getelementptr"(%53, %278) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t280_s0 = "llvm.ptrtoint"(%279) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t280_s0, %277) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %281 = "arith.addi"(%278, %108) : (i32, i32) -> i32
          %282 = "arith.cmpi"(%281, %267) {predicate = 0 : i64} : (i32, i32) -> i1
          %283 = "arith.xori"(%277, %108) : (i32, i32) -> i32
          %284 = "arith.select"(%282, %283, %277) : (i1, i32, i32) -> i32
          %285 = "arith.select"(%282, %21, %281) : (i1, i32, i32) -> i32
          %286 = "llvm.getelementptr"(%53, %285) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t287_s0 = "llvm.ptrtoint"(%286) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t287_s0, %284) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %288 = "arith.addi"(%285, %108) : (i32, i32) -> i32
          %289 = "arith.cmpi"(%288, %267) {predicate = 0 : i64} : (i32, i32) -> i1
          %290 = "arith.xori"(%284, %108) : (i32, i32) -> i32
          %291 = "arith.select"(%289, %290, %284) : (i1, i32, i32) -> i32
          %292 = "arith.select"(%289, %21, %288) : (i1, i32, i32) -> i32
          %293 = "llvm.getelementptr"(%53, %292) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t294_s0 = "llvm.ptrtoint"(%293) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t294_s0, %291) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %295 = "arith.addi"(%292, %108) : (i32, i32) -> i32
          %296 = "arith.cmpi"(%295, %267) {predicate = 0 : i64} : (i32, i32) -> i1
          %297 = "arith.xori"(%291, %108) : (i32, i32) -> i32
          %298 = "arith.select"(%296, %297, %291) : (i1, i32, i32) -> i32
          %299 = "arith.select"(%296, %21, %295) : (i1, i32, i32) -> i32
          %300 = "llvm.getelementptr"(%53, %299) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t301_s0 = "llvm.ptrtoint"(%300) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t301_s0, %298) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %302 = "arith.addi"(%299, %108) : (i32, i32) -> i32
          %303 = "arith.cmpi"(%302, %267) {predicate = 0 : i64} : (i32, i32) -> i1
          %304 = "arith.xori"(%298, %108) : (i32, i32) -> i32
          %305 = "arith.select"(%303, %304, %298) : (i1, i32, i32) -> i32
          %306 = "arith.select"(%303, %21, %302) : (i1, i32, i32) -> i32
          %307 = "llvm.getelementptr"(%53, %306) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t308_s0 = "llvm.ptrtoint"(%307) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t308_s0, %305) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %309 = "arith.addi"(%306, %108) : (i32, i32) -> i32
          %310 = "arith.cmpi"(%309, %267) {predicate = 0 : i64} : (i32, i32) -> i1
          %311 = "arith.xori"(%305, %108) : (i32, i32) -> i32
          %312 = "arith.select"(%310, %311, %305) : (i1, i32, i32) -> i32
          %313 = "arith.select"(%310, %21, %309) : (i1, i32, i32) -> i32
          %314 = "llvm.getelementptr"(%53, %313) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t315_s0 = "llvm.ptrtoint"(%314) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t315_s0, %312) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %316 = "arith.addi"(%313, %108) : (i32, i32) -> i32
          %317 = "arith.cmpi"(%316, %267) {predicate = 0 : i64} : (i32, i32) -> i1
          %318 = "arith.xori"(%312, %108) : (i32, i32) -> i32
          %319 = "arith.select"(%317, %318, %312) : (i1, i32, i32) -> i32
          %320 = "arith.select"(%317, %21, %316) : (i1, i32, i32) -> i32
          %321 = "llvm.getelementptr"(%53, %320) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t322_s0 = "llvm.ptrtoint"(%321) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t322_s0, %319) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %323 = "arith.addi"(%320, %108) : (i32, i32) -> i32
          %324 = "arith.cmpi"(%323, %267) {predicate = 0 : i64} : (i32, i32) -> i1
          %325 = "arith.xori"(%319, %108) : (i32, i32) -> i32
          %326 = "arith.select"(%324, %325, %319) : (i1, i32, i32) -> i32
          %327 = "arith.select"(%324, %21, %323) : (i1, i32, i32) -> i32
          %328 = "llvm.getelementptr"(%53, %327) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t329_s0 = "llvm.ptrtoint"(%328) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t329_s0, %326) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %330 = "arith.addi"(%327, %108) : (i32, i32) -> i32
          %331 = "arith.cmpi"(%330, %267) {predicate = 0 : i64} : (i32, i32) -> i1
          %332 = "arith.xori"(%326, %108) : (i32, i32) -> i32
          %333 = "arith.select"(%331, %332, %326) : (i1, i32, i32) -> i32
          %334 = "arith.select"(%331, %21, %330) : (i1, i32, i32) -> i32
          %335 = "llvm.getelementptr"(%53, %334) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t336_s0 = "llvm.ptrtoint"(%335) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t336_s0, %333) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%147, %148) : (i32, i32) -> ()
        }, {
          "scf.yield"(%124, %21) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %337 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%140, %141, %337) : (i32, i32, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %338 = "arith.subi"(%15, %18) : (i32, i32) -> i32
        %339 = "arith.andi"(%109, %108) : (i32, i32) -> i32
        %340 = "arith.muli"(%339, %18) : (i32, i32) -> i32
        %341 = "arith.divui"(%340, %18) : (i32, i32) -> i32
        %342 = "arith.constant"() {value = 2 : i32} : () -> i32
        %343 = "arith.remui"(%341, %342) : (i32, i32) -> i32
        %344 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %345 = "arith.muli"(%343, %344) : (i32, i32) -> i32
        %346 = "llvm.getelementptr"(%34, %345) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %347 = "arith.constant"() {value = true} : () -> i1
        %348 = "llvm.mlir.undef"() : () -> f32
        %349 = "llvm.mlir.undef"() : () -> f32
        %350 = "llvm.mlir.undef"() : () -> f32
        %351 = "llvm.mlir.undef"() : () -> f32
        %352 = "llvm.mlir.undef"() : () -> f32
        %353 = "llvm.mlir.undef"() : () -> f32
        %354 = "llvm.mlir.undef"() : () -> f32
        %355 = "llvm.mlir.undef"() : () -> f32
        %356 = "llvm.mlir.undef"() : () -> i32
        %357 = "llvm.mlir.undef"() : () -> i32
        %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376 = "scf.while"(%124, %128, %130, %347, %124, %21, %21, %21, %21, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357) ({
        ^bb0(%377: i32, %378: i32, %379: i32, %380: i1, %381: i32, %382: i32, %383: i32, %384: i32, %385: i32, %386: f32, %387: f32, %388: f32, %389: f32, %390: f32, %391: f32, %392: f32, %393: f32, %394: i32, %395: i32):
          %396 = "arith.muli"(%11, %12) : (i32, i32) -> i32
          %397 = "arith.cmpi"(%377, %396) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%397, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395) : (i1, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> ()
        }, {
        ^bb0(%398: i32, %399: i32, %400: i32, %401: i1, %402: i32, %403: i32, %404: i32, %405: i32, %406: i32, %407: f32, %408: f32, %409: f32, %410: f32, %411: f32, %412: f32, %413: f32, %414: f32, %415: i32, %416: i32):
          %417 = "llvm.getelementptr"(%38, %405) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t418_s0 = "llvm.ptrtoint"(%417) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t418_s0, %406) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %419 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %420 = "arith.muli"(%405, %419) : (i32, i32) -> i32
          %421 = "llvm.getelementptr"(%346, %420) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %422 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %423 = "arith.muli"(%405, %422) : (i32, i32) -> i32
          %424 = "llvm.getelementptr"(%35, %423) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %425 = "arith.constant"() {value = false} : () -> i1
          %t427_a = "llvm.ptrtoint"(%421) : (!llvm.ptr<3>) -> i32
          %t427_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t427_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t427_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t427_shifted = "arith.shrui"(%t427_a, %t427_four) : (i32, i32) -> i32
          %t427_low = "arith.andi"(%t427_shifted, %t427_mask) : (i32, i32) -> i32
          %t427_wide = "arith.extui"(%t427_low) : (i32) -> i64
          %426 = "arith.ori"(%t427_wide, %t427_fields) : (i64, i64) -> i64
          %t429_a = "llvm.ptrtoint"(%424) : (!llvm.ptr<3>) -> i32
          %t429_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t429_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t429_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t429_shifted = "arith.shrui"(%t429_a, %t429_four) : (i32, i32) -> i32
          %t429_low = "arith.andi"(%t429_shifted, %t429_mask) : (i32, i32) -> i32
          %t429_wide = "arith.extui"(%t429_low) : (i32) -> i64
          %428 = "arith.ori"(%t429_wide, %t429_fields) : (i64, i64) -> i64
          %t438_r = "llvm.inline_asm"(%407, %408, %409, %410, %411, %412, %413, %414) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %430 = "llvm.extractvalue"(%t438_r) {position = array<i64: 0>} : (!struct0) -> f32
          %431 = "llvm.extractvalue"(%t438_r) {position = array<i64: 1>} : (!struct0) -> f32
          %432 = "llvm.extractvalue"(%t438_r) {position = array<i64: 2>} : (!struct0) -> f32
          %433 = "llvm.extractvalue"(%t438_r) {position = array<i64: 3>} : (!struct0) -> f32
          %434 = "llvm.extractvalue"(%t438_r) {position = array<i64: 4>} : (!struct0) -> f32
          %435 = "llvm.extractvalue"(%t438_r) {position = array<i64: 5>} : (!struct0) -> f32
          %436 = "llvm.extractvalue"(%t438_r) {position = array<i64: 6>} : (!struct0) -> f32
          %437 = "llvm.extractvalue"(%t438_r) {position = array<i64: 7>} : (!struct0) -> f32
          %t447_r = "llvm.inline_asm"(%430, %431, %432, %433, %434, %435, %436, %437, %426, %428, %425) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $16, 0;\0Aadd.s64 db, $17, 0;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, $18, 1, 1, 0, 0;\0Aadd.s64 da, $16, 2;\0Aadd.s64 db, $17, 2;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 4;\0Aadd.s64 db, $17, 4;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 6;\0Aadd.s64 db, $17, 6;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %439 = "llvm.extractvalue"(%t447_r) {position = array<i64: 0>} : (!struct0) -> f32
          %440 = "llvm.extractvalue"(%t447_r) {position = array<i64: 1>} : (!struct0) -> f32
          %441 = "llvm.extractvalue"(%t447_r) {position = array<i64: 2>} : (!struct0) -> f32
          %442 = "llvm.extractvalue"(%t447_r) {position = array<i64: 3>} : (!struct0) -> f32
          %443 = "llvm.extractvalue"(%t447_r) {position = array<i64: 4>} : (!struct0) -> f32
          %444 = "llvm.extractvalue"(%t447_r) {position = array<i64: 5>} : (!struct0) -> f32
          %445 = "llvm.extractvalue"(%t447_r) {position = array<i64: 6>} : (!struct0) -> f32
          %446 = "llvm.extractvalue"(%t447_r) {position = array<i64: 7>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %448 = "arith.addi"(%405, %108) : (i32, i32) -> i32
          %449 = "arith.constant"() {value = 11 : i32} : () -> i32
          %450 = "arith.cmpi"(%448, %449) {predicate = 0 : i64} : (i32, i32) -> i1
          %451 = "arith.xori"(%406, %108) : (i32, i32) -> i32
          %452 = "arith.select"(%450, %451, %406) : (i1, i32, i32) -> i32
          %453 = "arith.select"(%450, %21, %448) : (i1, i32, i32) -> i32
          %454 = "arith.addi"(%404, %108) : (i32, i32) -> i32
          %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468 = "scf.for"(%108, %135, %108, %404, %405, %406, %454, %453, %452, %439, %440, %441, %442, %443, %444, %445, %446) ({
          ^bb0(%469: i32, %470: i32, %471: i32, %472: i32, %473: i32, %474: i32, %475: i32, %476: f32, %477: f32, %478: f32, %479: f32, %480: f32, %481: f32, %482: f32, %483: f32):
            %484 = "llvm.getelementptr"(%38, %474) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t485_s0 = "llvm.ptrtoint"(%484) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t485_s0, %475) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %486 = "arith.muli"(%474, %419) : (i32, i32) -> i32
            %487 = "llvm.getelementptr"(%346, %486) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %488 = "arith.muli"(%474, %422) : (i32, i32) -> i32
            %489 = "llvm.getelementptr"(%35, %488) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t491_a = "llvm.ptrtoint"(%487) : (!llvm.ptr<3>) -> i32
            %t491_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t491_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t491_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t491_shifted = "arith.shrui"(%t491_a, %t491_four) : (i32, i32) -> i32
            %t491_low = "arith.andi"(%t491_shifted, %t491_mask) : (i32, i32) -> i32
            %t491_wide = "arith.extui"(%t491_low) : (i32) -> i64
            %490 = "arith.ori"(%t491_wide, %t491_fields) : (i64, i64) -> i64
            %t493_a = "llvm.ptrtoint"(%489) : (!llvm.ptr<3>) -> i32
            %t493_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t493_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t493_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t493_shifted = "arith.shrui"(%t493_a, %t493_four) : (i32, i32) -> i32
            %t493_low = "arith.andi"(%t493_shifted, %t493_mask) : (i32, i32) -> i32
            %t493_wide = "arith.extui"(%t493_low) : (i32) -> i64
            %492 = "arith.ori"(%t493_wide, %t493_fields) : (i64, i64) -> i64
            %t502_r = "llvm.inline_asm"(%476, %477, %478, %479, %480, %481, %482, %483) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %494 = "llvm.extractvalue"(%t502_r) {position = array<i64: 0>} : (!struct0) -> f32
            %495 = "llvm.extractvalue"(%t502_r) {position = array<i64: 1>} : (!struct0) -> f32
            %496 = "llvm.extractvalue"(%t502_r) {position = array<i64: 2>} : (!struct0) -> f32
            %497 = "llvm.extractvalue"(%t502_r) {position = array<i64: 3>} : (!struct0) -> f32
            %498 = "llvm.extractvalue"(%t502_r) {position = array<i64: 4>} : (!struct0) -> f32
            %499 = "llvm.extractvalue"(%t502_r) {position = array<i64: 5>} : (!struct0) -> f32
            %500 = "llvm.extractvalue"(%t502_r) {position = array<i64: 6>} : (!struct0) -> f32
            %501 = "llvm.extractvalue"(%t502_r) {position = array<i64: 7>} : (!struct0) -> f32
            %t511_r = "llvm.inline_asm"(%494, %495, %496, %497, %498, %499, %500, %501, %490, %492, %347) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $16, 0;\0Aadd.s64 db, $17, 0;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, $18, 1, 1, 0, 0;\0Aadd.s64 da, $16, 2;\0Aadd.s64 db, $17, 2;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 4;\0Aadd.s64 db, $17, 4;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 6;\0Aadd.s64 db, $17, 6;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %503 = "llvm.extractvalue"(%t511_r) {position = array<i64: 0>} : (!struct0) -> f32
            %504 = "llvm.extractvalue"(%t511_r) {position = array<i64: 1>} : (!struct0) -> f32
            %505 = "llvm.extractvalue"(%t511_r) {position = array<i64: 2>} : (!struct0) -> f32
            %506 = "llvm.extractvalue"(%t511_r) {position = array<i64: 3>} : (!struct0) -> f32
            %507 = "llvm.extractvalue"(%t511_r) {position = array<i64: 4>} : (!struct0) -> f32
            %508 = "llvm.extractvalue"(%t511_r) {position = array<i64: 5>} : (!struct0) -> f32
            %509 = "llvm.extractvalue"(%t511_r) {position = array<i64: 6>} : (!struct0) -> f32
            %510 = "llvm.extractvalue"(%t511_r) {position = array<i64: 7>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t520_r = "llvm.inline_asm"(%503, %504, %505, %506, %507, %508, %509, %510) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %512 = "llvm.extractvalue"(%t520_r) {position = array<i64: 0>} : (!struct0) -> f32
            %513 = "llvm.extractvalue"(%t520_r) {position = array<i64: 1>} : (!struct0) -> f32
            %514 = "llvm.extractvalue"(%t520_r) {position = array<i64: 2>} : (!struct0) -> f32
            %515 = "llvm.extractvalue"(%t520_r) {position = array<i64: 3>} : (!struct0) -> f32
            %516 = "llvm.extractvalue"(%t520_r) {position = array<i64: 4>} : (!struct0) -> f32
            %517 = "llvm.extractvalue"(%t520_r) {position = array<i64: 5>} : (!struct0) -> f32
            %518 = "llvm.extractvalue"(%t520_r) {position = array<i64: 6>} : (!struct0) -> f32
            %519 = "llvm.extractvalue"(%t520_r) {position = array<i64: 7>} : (!struct0) -> f32
            "scf.if"(%52) ({
              %521 = "llvm.getelementptr"(%53, %471) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t522_s0 = "llvm.ptrtoint"(%521) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t522_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %523 = "arith.addi"(%474, %108) : (i32, i32) -> i32
            %524 = "arith.cmpi"(%523, %449) {predicate = 0 : i64} : (i32, i32) -> i1
            %525 = "arith.xori"(%475, %108) : (i32, i32) -> i32
            %526 = "arith.select"(%524, %525, %475) : (i1, i32, i32) -> i32
            %527 = "arith.select"(%524, %21, %523) : (i1, i32, i32) -> i32
            %528 = "arith.addi"(%473, %108) : (i32, i32) -> i32
            "scf.yield"(%473, %474, %475, %528, %527, %526, %512, %513, %514, %515, %516, %517, %518, %519) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t537_r = "llvm.inline_asm"(%461, %462, %463, %464, %465, %466, %467, %468) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %529 = "llvm.extractvalue"(%t537_r) {position = array<i64: 0>} : (!struct0) -> f32
          %530 = "llvm.extractvalue"(%t537_r) {position = array<i64: 1>} : (!struct0) -> f32
          %531 = "llvm.extractvalue"(%t537_r) {position = array<i64: 2>} : (!struct0) -> f32
          %532 = "llvm.extractvalue"(%t537_r) {position = array<i64: 3>} : (!struct0) -> f32
          %533 = "llvm.extractvalue"(%t537_r) {position = array<i64: 4>} : (!struct0) -> f32
          %534 = "llvm.extractvalue"(%t537_r) {position = array<i64: 5>} : (!struct0) -> f32
          %535 = "llvm.extractvalue"(%t537_r) {position = array<i64: 6>} : (!struct0) -> f32
          %536 = "llvm.extractvalue"(%t537_r) {position = array<i64: 7>} : (!struct0) -> f32
          "scf.if"(%52) ({
            %538 = "llvm.getelementptr"(%53, %456) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t539_s0 = "llvm.ptrtoint"(%538) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t539_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %540 = "arith.constant"() {value = 32 : i64} : () -> i64
          %541 = "arith.shrui"(%9, %540) : (i64, i64) -> i64
          %542 = "arith.subi"(%13, %108) : (i32, i32) -> i32
          %543 = "llvm.intr.ctlz"(%542) {is_zero_poison = false} : (i32) -> i32
          %544 = "arith.subi"(%24, %543) : (i32, i32) -> i32
          %545 = "arith.extui"(%398) : (i32) -> i64
          %546 = "arith.muli"(%545, %541) : (i64, i64) -> i64
          %547 = "arith.shrui"(%546, %540) : (i64, i64) -> i64
          %548 = "arith.trunci"(%547) : (i64) -> i32
          %549 = "arith.addi"(%548, %398) : (i32, i32) -> i32
          %550 = "arith.shrui"(%549, %544) : (i32, i32) -> i32
          %551 = "arith.cmpi"(%544, %24) {predicate = 6 : i64} : (i32, i32) -> i1
          %552 = "arith.select"(%551, %550, %21) : (i1, i32, i32) -> i32
          %553 = "llvm.intr.ctlz"(%542) {is_zero_poison = false} : (i32) -> i32
          %554 = "arith.subi"(%24, %553) : (i32, i32) -> i32
          %555 = "arith.shrui"(%549, %554) : (i32, i32) -> i32
          %556 = "arith.cmpi"(%554, %24) {predicate = 6 : i64} : (i32, i32) -> i1
          %557 = "arith.select"(%556, %555, %21) : (i1, i32, i32) -> i32
          %558 = "arith.muli"(%557, %13) : (i32, i32) -> i32
          %559 = "arith.subi"(%398, %558) : (i32, i32) -> i32
          %560 = "arith.constant"() {value = 8 : i32} : () -> i32
          %561 = "arith.muli"(%552, %560) : (i32, i32) -> i32
          %562 = "arith.addi"(%561, %560) : (i32, i32) -> i32
          %563 = "arith.cmpi"(%562, %11) {predicate = 3 : i64} : (i32, i32) -> i1
          %564 = "arith.divui"(%559, %560) : (i32, i32) -> i32
          %565 = "arith.shrui"(%10, %540) : (i64, i64) -> i64
          %566 = "arith.subi"(%14, %108) : (i32, i32) -> i32
          %567 = "llvm.intr.ctlz"(%566) {is_zero_poison = false} : (i32) -> i32
          %568 = "arith.subi"(%24, %567) : (i32, i32) -> i32
          %569 = "arith.extui"(%559) : (i32) -> i64
          %570 = "arith.muli"(%569, %565) : (i64, i64) -> i64
          %571 = "arith.shrui"(%570, %540) : (i64, i64) -> i64
          %572 = "arith.trunci"(%571) : (i64) -> i32
          %573 = "arith.addi"(%572, %559) : (i32, i32) -> i32
          %574 = "arith.shrui"(%573, %568) : (i32, i32) -> i32
          %575 = "arith.cmpi"(%568, %24) {predicate = 6 : i64} : (i32, i32) -> i1
          %576 = "arith.select"(%575, %574, %21) : (i1, i32, i32) -> i32
          %577 = "arith.select"(%563, %564, %576) : (i1, i32, i32) -> i32
          %578 = "arith.remui"(%559, %560) : (i32, i32) -> i32
          %579 = "llvm.intr.ctlz"(%566) {is_zero_poison = false} : (i32) -> i32
          %580 = "arith.subi"(%24, %579) : (i32, i32) -> i32
          %581 = "arith.shrui"(%573, %580) : (i32, i32) -> i32
          %582 = "arith.cmpi"(%580, %24) {predicate = 6 : i64} : (i32, i32) -> i1
          %583 = "arith.select"(%582, %581, %21) : (i1, i32, i32) -> i32
          %584 = "arith.muli"(%583, %14) : (i32, i32) -> i32
          %585 = "arith.subi"(%559, %584) : (i32, i32) -> i32
          %586 = "arith.select"(%563, %578, %585) : (i1, i32, i32) -> i32
          %587 = "arith.addi"(%561, %586) : (i32, i32) -> i32
          %588 = "arith.addi"(%587, %399) : (i32, i32) -> i32
          %589 = "arith.muli"(%577, %129) : (i32, i32) -> i32
          %590 = "arith.addi"(%589, %400) : (i32, i32) -> i32
          %591 = "arith.divui"(%590, %129) : (i32, i32) -> i32
          %592 = "arith.remui"(%590, %108) : (i32, i32) -> i32
          %593 = "arith.addi"(%591, %592) : (i32, i32) -> i32
          %594 = "arith.remui"(%590, %129) : (i32, i32) -> i32
          %595 = "arith.constant"() {value = 127 : i32} : () -> i32
          %596 = "arith.constant"() {value = 16 : i32} : () -> i32
          %597 = "arith.muli"(%588, %18) : (i32, i32) -> i32
          %598 = "arith.muli"(%593, %596) : (i32, i32) -> i32
          %599 = "arith.constant"() {value = 64 : i32} : () -> i32
          %600 = "arith.andi"(%50, %21) : (i32, i32) -> i32
          %601 = "nvvm.mapa"(%36, %600) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %602 = "nvvm.mapa"(%41, %600) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %603 = "arith.muli"(%338, %129) : (i32, i32) -> i32
          %604 = "arith.muli"(%50, %422) : (i32, i32) -> i32
          %605 = "arith.addi"(%603, %604) : (i32, i32) -> i32
          %606 = "llvm.getelementptr"(%601, %605) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %607 = "vector.from_elements"(%529, %530, %531, %532) : (f32, f32, f32, f32) -> vector<4xf32>
          %608 = "vector.bitcast"(%607) : (vector<4xf32>) -> vector<2xi64>
          %609 = "vector.extract"(%608) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %610 = "vector.extract"(%608) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t611_s0 = "llvm.ptrtoint"(%606) : (!llvm.ptr<7>) -> i32
          %t611_s1 = "llvm.ptrtoint"(%602) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t611_s0, %t611_s1, %609, %610) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [$0], {$2, $3}, [$1];", constraints = "r,r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i64) -> ()
          %612 = "arith.addi"(%600, %108) : (i32, i32) -> i32
          %613 = "nvvm.mapa"(%36, %612) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %614 = "nvvm.mapa"(%41, %612) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %615 = "llvm.getelementptr"(%613, %605) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %616 = "vector.from_elements"(%533, %534, %535, %536) : (f32, f32, f32, f32) -> vector<4xf32>
          %617 = "vector.bitcast"(%616) : (vector<4xf32>) -> vector<2xi64>
          %618 = "vector.extract"(%617) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %619 = "vector.extract"(%617) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t620_s0 = "llvm.ptrtoint"(%615) : (!llvm.ptr<7>) -> i32
          %t620_s1 = "llvm.ptrtoint"(%614) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t620_s0, %t620_s1, %618, %619) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [$0], {$2, $3}, [$1];", constraints = "r,r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i64) -> ()
          %621 = "arith.cmpi"(%594, %342) {predicate = 2 : i64} : (i32, i32) -> i1
          %622, %623 = "scf.if"(%621) ({
            %t624_s0 = "llvm.ptrtoint"(%41) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t624_s0, %21) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %625 = "llvm.getelementptr"(%36, %603) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %626 = "llvm.load"(%625) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %627 = "arith.addi"(%603, %422) : (i32, i32) -> i32
            %628 = "llvm.getelementptr"(%36, %627) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %629 = "llvm.load"(%628) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %630 = "arith.addf"(%626, %629) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %631 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %632 = "arith.addi"(%603, %631) : (i32, i32) -> i32
            %633 = "llvm.getelementptr"(%36, %632) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %634 = "llvm.load"(%633) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %635 = "arith.addf"(%630, %634) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %636 = "arith.constant"() {value = 3072 : i32} : () -> i32
            %637 = "arith.addi"(%603, %636) : (i32, i32) -> i32
            %638 = "llvm.getelementptr"(%36, %637) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %639 = "llvm.load"(%638) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %640 = "arith.addf"(%635, %639) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %641 = "vector.extract"(%640) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %642 = "vector.extract"(%640) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %643 = "vector.extract"(%640) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %644 = "vector.extract"(%640) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %645 = "arith.andi"(%338, %595) : (i32, i32) -> i32
            %646 = "arith.divui"(%645, %24) : (i32, i32) -> i32
            %647 = "nvvm.shfl.sync"(%20, %646, %21, %22) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
            %648 = "arith.cmpi"(%647, %21) {predicate = 0 : i64} : (i32, i32) -> i1
            %649 = "arith.remui"(%645, %342) : (i32, i32) -> i32
            %650 = "arith.divui"(%645, %342) : (i32, i32) -> i32
            %651 = "arith.muli"(%649, %599) : (i32, i32) -> i32
            %652 = "arith.remui"(%650, %129) : (i32, i32) -> i32
            %653 = "arith.divui"(%650, %129) : (i32, i32) -> i32
            %654 = "arith.muli"(%652, %18) : (i32, i32) -> i32
            %655 = "arith.addi"(%651, %654) : (i32, i32) -> i32
            %656 = "arith.remui"(%653, %342) : (i32, i32) -> i32
            %657 = "arith.divui"(%653, %342) : (i32, i32) -> i32
            %658 = "arith.muli"(%656, %560) : (i32, i32) -> i32
            %659 = "arith.addi"(%655, %658) : (i32, i32) -> i32
            %660 = "arith.divui"(%657, %342) : (i32, i32) -> i32
            %661 = "arith.muli"(%660, %596) : (i32, i32) -> i32
            %662 = "arith.addi"(%659, %661) : (i32, i32) -> i32
            %663 = "arith.muli"(%109, %342) : (i32, i32) -> i32
            "scf.if"(%648) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %664 = "arith.addi"(%108, %109) : (i32, i32) -> i32
            "nvvm.barrier"(%664, %18) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
            %665 = "vector.from_elements"(%641, %642, %643, %644) : (f32, f32, f32, f32) -> vector<4xf32>
            %666 = "arith.truncf"(%665) : (vector<4xf32>) -> vector<4xf16>
            %667 = "vector.extract"(%666) {static_position = array<i64: 0>} : (vector<4xf16>) -> f16
            %668 = "vector.extract"(%666) {static_position = array<i64: 1>} : (vector<4xf16>) -> f16
            %669 = "vector.extract"(%666) {static_position = array<i64: 2>} : (vector<4xf16>) -> f16
            %670 = "vector.extract"(%666) {static_position = array<i64: 3>} : (vector<4xf16>) -> f16
            %671 = "arith.constant"() {value = 512 : i32} : () -> i32
            %672 = "arith.muli"(%663, %671) : (i32, i32) -> i32
            %673 = "llvm.getelementptr"(%37, %672) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %674 = "vector.from_elements"(%667, %668) : (f16, f16) -> vector<2xf16>
            %675 = "llvm.bitcast"(%674) : (vector<2xf16>) -> i32
            %676 = "vector.from_elements"(%669, %670) : (f16, f16) -> vector<2xf16>
            %677 = "llvm.bitcast"(%676) : (vector<2xf16>) -> i32
            %678 = "arith.constant"() {value = 448 : i32} : () -> i32
            %679 = "arith.andi"(%662, %678) : (i32, i32) -> i32
            %680 = "arith.constant"() {value = 3 : i32} : () -> i32
            %681 = "arith.shrui"(%679, %680) : (i32, i32) -> i32
            %682 = "arith.xori"(%662, %681) : (i32, i32) -> i32
            %683 = "llvm.getelementptr"(%673, %682) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%683, %675, %677) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%664, %18) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
            "scf.if"(%648) ({
              %685 = "arith.divui"(%594, %342) : (i32, i32) -> i32
              %686 = "arith.muli"(%685, %342) : (i32, i32) -> i32
              %687 = "arith.addi"(%686, %339) : (i32, i32) -> i32
              %688 = "arith.remui"(%594, %342) : (i32, i32) -> i32
              %689 = "arith.muli"(%687, %599) : (i32, i32) -> i32
              %690 = "arith.muli"(%688, %560) : (i32, i32) -> i32
              %691 = "arith.addi"(%597, %689) : (i32, i32) -> i32
              %692 = "arith.addi"(%598, %690) : (i32, i32) -> i32
              %693 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%693) ({
                %t694_s1 = "llvm.ptrtoint"(%673) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%5, %t694_s1, %691, %692) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%675, %677) : (i32, i32) -> ()
          }, {
            "scf.yield"(%415, %416) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %695 = "arith.addi"(%402, %127) : (i32, i32) -> i32
          %696 = "arith.addi"(%403, %108) : (i32, i32) -> i32
          "scf.yield"(%695, %128, %130, %347, %695, %696, %458, %459, %460, %529, %530, %531, %532, %533, %534, %535, %536, %622, %623) : (i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> ()
        }) : (i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> (i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%362, %363, %361) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr, i32, i32, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 1, 4, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.extsi"(%2) : (i32) -> i64
    %10 = "arith.extsi"(%5) : (i32) -> i64
    %11 = "arith.constant"() {value = 2 : i64} : () -> i64
    %12 = "arith.muli"(%6, %11) : (i64, i64) -> i64
    %13 = "cutec.tensor_map"(%4, %9, %10, %12) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %14 = "arith.extsi"(%1) : (i32) -> i64
    %15 = "arith.muli"(%3, %11) : (i64, i64) -> i64
    %16 = "cutec.tensor_map"(%0, %9, %14, %15) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 16>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %17 = "arith.muli"(%8, %11) : (i64, i64) -> i64
    %18 = "cutec.tensor_map"(%7, %10, %14, %17) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 8>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %19 = "arith.constant"() {value = 127 : i32} : () -> i32
    %20 = "arith.addi"(%5, %19) : (i32, i32) -> i32
    %21 = "arith.constant"() {value = 128 : i32} : () -> i32
    %22 = "arith.divui"(%20, %21) : (i32, i32) -> i32
    %23 = "arith.constant"() {value = 15 : i32} : () -> i32
    %24 = "arith.addi"(%1, %23) : (i32, i32) -> i32
    %25 = "arith.constant"() {value = 16 : i32} : () -> i32
    %26 = "arith.divui"(%24, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 4 : i32} : () -> i32
    %28 = "arith.muli"(%26, %27) : (i32, i32) -> i32
    %29 = "arith.constant"() {value = 3 : i32} : () -> i32
    %30 = "arith.addi"(%28, %29) : (i32, i32) -> i32
    %31 = "arith.divui"(%30, %27) : (i32, i32) -> i32
    %32 = "arith.muli"(%31, %22) : (i32, i32) -> i32
    %33 = "arith.constant"() {value = 1 : i32} : () -> i32
    %34 = "arith.maxsi"(%32, %33) : (i32, i32) -> i32
    %35 = "arith.extui"(%34) : (i32) -> i64
    %36 = "arith.subi"(%34, %33) : (i32, i32) -> i32
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
    %54 = "arith.constant"() {value = 8 : i32} : () -> i32
    %55 = "arith.muli"(%31, %54) : (i32, i32) -> i32
    %56 = "arith.maxsi"(%55, %33) : (i32, i32) -> i32
    %57 = "arith.extui"(%56) : (i32) -> i64
    %58 = "arith.subi"(%56, %33) : (i32, i32) -> i32
    %59 = "llvm.intr.ctlz"(%58) {is_zero_poison = false} : (i32) -> i32
    %60 = "arith.subi"(%38, %59) : (i32, i32) -> i32
    %61 = "arith.extsi"(%60) : (i32) -> i64
    %62 = "arith.shli"(%41, %61) : (i64, i64) -> i64
    %63 = "arith.cmpi"(%61, %43) {predicate = 6 : i64} : (i64, i64) -> i1
    %64 = "arith.select"(%63, %62, %45) : (i1, i64, i64) -> i64
    %65 = "arith.subi"(%64, %57) : (i64, i64) -> i64
    %66 = "arith.shli"(%65, %48) : (i64, i64) -> i64
    %67 = "arith.divui"(%66, %57) : (i64, i64) -> i64
    %68 = "arith.addi"(%67, %41) : (i64, i64) -> i64
    %69 = "arith.shli"(%68, %48) : (i64, i64) -> i64
    %70 = "arith.ori"(%69, %57) : (i64, i64) -> i64
    %71 = "arith.addi"(%22, %54) : (i32, i32) -> i32
    %72 = "arith.subi"(%71, %33) : (i32, i32) -> i32
    %73 = "arith.constant"() {value = 7 : i32} : () -> i32
    %74 = "arith.andi"(%72, %73) : (i32, i32) -> i32
    %75 = "arith.addi"(%74, %33) : (i32, i32) -> i32
    %76 = "arith.maxsi"(%75, %33) : (i32, i32) -> i32
    %77 = "arith.extui"(%76) : (i32) -> i64
    %78 = "arith.subi"(%76, %33) : (i32, i32) -> i32
    %79 = "llvm.intr.ctlz"(%78) {is_zero_poison = false} : (i32) -> i32
    %80 = "arith.subi"(%38, %79) : (i32, i32) -> i32
    %81 = "arith.extsi"(%80) : (i32) -> i64
    %82 = "arith.shli"(%41, %81) : (i64, i64) -> i64
    %83 = "arith.cmpi"(%81, %43) {predicate = 6 : i64} : (i64, i64) -> i1
    %84 = "arith.select"(%83, %82, %45) : (i1, i64, i64) -> i64
    %85 = "arith.subi"(%84, %77) : (i64, i64) -> i64
    %86 = "arith.shli"(%85, %48) : (i64, i64) -> i64
    %87 = "arith.divui"(%86, %77) : (i64, i64) -> i64
    %88 = "arith.addi"(%87, %41) : (i64, i64) -> i64
    %89 = "arith.shli"(%88, %48) : (i64, i64) -> i64
    %90 = "arith.ori"(%89, %77) : (i64, i64) -> i64
    %91 = "arith.muli"(%22, %31) : (i32, i32) -> i32
    %92 = "arith.minsi"(%91, %91) : (i32, i32) -> i32
    %93 = "arith.constant"() {value = 384 : i32} : () -> i32
    %94 = "arith.constant"() {value = 223440 : i32} : () -> i32
    "gpu.launch_func"(%33, %27, %92, %93, %33, %33, %33, %27, %33, %94, %13, %5, %2, %16, %1, %18, %5, %1, %53, %70, %90, %22, %31) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 13, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr, i32, i32, i64, i64, i64, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_f16_tile128x16_cluster1x1_split4_swapped1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
