!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: !llvm.ptr, %5: !llvm.ptr, %6: i32, %7: !llvm.ptr, %8: i32, %9: i32, %10: i64, %11: i64, %12: i64, %13: i32, %14: i32):
      %15 = "arith.trunci"(%11) : (i64) -> i32
      %16 = "arith.trunci"(%12) : (i64) -> i32
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
        %36 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%36) ({
          "llvm.inline_asm"(%5) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %38 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
        "scf.if"(%38) ({
          "llvm.inline_asm"(%7) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %40 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %41 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 49152>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %42 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 61440>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %44 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 67584>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %45 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 12>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %46 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %47 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "scf.if"(%29) ({
        %48 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
        "scf.if"(%48) ({
          %49 = "arith.constant"() {value = 8 : i32} : () -> i32
          %t50_s0 = "llvm.ptrtoint"(%46) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t50_s0, %49) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %51 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t52_s0 = "llvm.ptrtoint"(%47) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t52_s0, %51) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %53 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %t54_s0 = "llvm.ptrtoint"(%47) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t54_s0, %53) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %55 = "arith.constant"() {value = 63 : i32} : () -> i32
      %56 = "arith.addi"(%2, %55) : (i32, i32) -> i32
      %57 = "arith.constant"() {value = 64 : i32} : () -> i32
      %58 = "arith.divui"(%56, %57) : (i32, i32) -> i32
      %59 = "arith.constant"() {value = 1 : i32} : () -> i32
      %60 = "arith.subi"(%58, %59) : (i32, i32) -> i32
      %61 = "arith.maxsi"(%60, %23) : (i32, i32) -> i32
      %62 = "arith.muli"(%61, %57) : (i32, i32) -> i32
      %63 = "arith.subi"(%2, %62) : (i32, i32) -> i32
      %64 = "arith.maxsi"(%63, %59) : (i32, i32) -> i32
      %65 = "arith.subi"(%57, %64) : (i32, i32) -> i32
      %66 = "arith.maxsi"(%65, %23) : (i32, i32) -> i32
      %67 = "arith.subi"(%57, %66) : (i32, i32) -> i32
      %68 = "arith.addi"(%67, %27) : (i32, i32) -> i32
      %69 = "arith.constant"() {value = 8 : i32} : () -> i32
      "scf.for"(%68, %57, %69) ({
      ^bb0(%70: i32):
        %71 = "arith.remui"(%17, %26) : (i32, i32) -> i32
        %72 = "arith.muli"(%70, %26) : (i32, i32) -> i32
        %73 = "arith.addi"(%71, %72) : (i32, i32) -> i32
        %74 = "llvm.getelementptr"(%40, %73) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %74) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %75 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %76 = "arith.addi"(%73, %75) : (i32, i32) -> i32
        %77 = "llvm.getelementptr"(%40, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %77) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %78 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %79 = "arith.addi"(%73, %78) : (i32, i32) -> i32
        %80 = "llvm.getelementptr"(%40, %79) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %80) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %81 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %82 = "arith.addi"(%73, %81) : (i32, i32) -> i32
        %83 = "llvm.getelementptr"(%40, %82) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %83) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %84 = "arith.constant"() {value = 8192 : i32} : () -> i32
        %85 = "arith.addi"(%73, %84) : (i32, i32) -> i32
        %86 = "llvm.getelementptr"(%40, %85) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %86) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %87 = "arith.constant"() {value = 10240 : i32} : () -> i32
        %88 = "arith.addi"(%73, %87) : (i32, i32) -> i32
        %89 = "llvm.getelementptr"(%40, %88) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %89) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %90 = "arith.cmpi"(%66, %23) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%90) ({
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %91 = "arith.constant"() {value = 15 : i32} : () -> i32
      %92 = "arith.addi"(%6, %91) : (i32, i32) -> i32
      %93 = "arith.constant"() {value = 16 : i32} : () -> i32
      %94 = "arith.divui"(%92, %93) : (i32, i32) -> i32
      %95 = "arith.subi"(%94, %59) : (i32, i32) -> i32
      %96 = "arith.maxsi"(%95, %23) : (i32, i32) -> i32
      %97 = "arith.muli"(%96, %93) : (i32, i32) -> i32
      %98 = "arith.subi"(%6, %97) : (i32, i32) -> i32
      %99 = "arith.maxsi"(%98, %59) : (i32, i32) -> i32
      %100 = "arith.subi"(%93, %99) : (i32, i32) -> i32
      %101 = "arith.maxsi"(%100, %23) : (i32, i32) -> i32
      %102 = "arith.subi"(%93, %101) : (i32, i32) -> i32
      %103 = "arith.addi"(%102, %27) : (i32, i32) -> i32
      "scf.for"(%103, %93, %69) ({
      ^bb0(%104: i32):
        %105 = "arith.remui"(%17, %26) : (i32, i32) -> i32
        %106 = "arith.muli"(%104, %26) : (i32, i32) -> i32
        %107 = "arith.addi"(%105, %106) : (i32, i32) -> i32
        %108 = "llvm.getelementptr"(%41, %107) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %108) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %109 = "arith.constant"() {value = 512 : i32} : () -> i32
        %110 = "arith.addi"(%107, %109) : (i32, i32) -> i32
        %111 = "llvm.getelementptr"(%41, %110) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %111) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %112 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %113 = "arith.addi"(%107, %112) : (i32, i32) -> i32
        %114 = "llvm.getelementptr"(%41, %113) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %114) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %115 = "arith.constant"() {value = 1536 : i32} : () -> i32
        %116 = "arith.addi"(%107, %115) : (i32, i32) -> i32
        %117 = "llvm.getelementptr"(%41, %116) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %117) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %118 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %119 = "arith.addi"(%107, %118) : (i32, i32) -> i32
        %120 = "llvm.getelementptr"(%41, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %120) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %121 = "arith.constant"() {value = 2560 : i32} : () -> i32
        %122 = "arith.addi"(%107, %121) : (i32, i32) -> i32
        %123 = "llvm.getelementptr"(%41, %122) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %123) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %124 = "arith.cmpi"(%101, %23) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%124) ({
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %125 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %126 = "nvvm.shfl.sync"(%22, %125, %23, %24) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %127 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %128 = "arith.cmpi"(%127, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      %129 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %130 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %131 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %132 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %133 = "arith.addi"(%131, %132) : (i32, i32) -> i32
      %134 = "arith.constant"() {value = 256 : i32} : () -> i32
      %135 = "arith.muli"(%133, %134) : (i32, i32) -> i32
      %136 = "arith.addi"(%130, %135) : (i32, i32) -> i32
      %137 = "arith.divui"(%136, %26) : (i32, i32) -> i32
      %138 = "arith.cmpi"(%137, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%138) ({
        %139 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
        "scf.if"(%139) ({
          %t140_s0 = "llvm.ptrtoint"(%44) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t140_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %141 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t142_s0 = "llvm.ptrtoint"(%141) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t142_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %143 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t144_s0 = "llvm.ptrtoint"(%143) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t144_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %145 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t146_s0 = "llvm.ptrtoint"(%145) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t146_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %147 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t148_s0 = "llvm.ptrtoint"(%147) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t148_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %149 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t150_s0 = "llvm.ptrtoint"(%149) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t150_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %151 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t152_s0 = "llvm.ptrtoint"(%129) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t152_s0, %151) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %153 = "llvm.getelementptr"(%129) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t154_s0 = "llvm.ptrtoint"(%153) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t154_s0, %151) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %155 = "llvm.getelementptr"(%129) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t156_s0 = "llvm.ptrtoint"(%155) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t156_s0, %151) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %157 = "llvm.getelementptr"(%129) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t158_s0 = "llvm.ptrtoint"(%157) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t158_s0, %151) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %159 = "llvm.getelementptr"(%129) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t160_s0 = "llvm.ptrtoint"(%159) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t160_s0, %151) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %161 = "llvm.getelementptr"(%129) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t162_s0 = "llvm.ptrtoint"(%161) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t162_s0, %151) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %163 = "arith.subi"(%25, %59) : (i32, i32) -> i32
      %164 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %165 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %166 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %167 = "arith.addi"(%165, %166) : (i32, i32) -> i32
      %168 = "arith.muli"(%167, %134) : (i32, i32) -> i32
      %169 = "arith.addi"(%164, %168) : (i32, i32) -> i32
      %170 = "arith.divui"(%169, %26) : (i32, i32) -> i32
      %171 = "arith.cmpi"(%170, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%171) ({
        %172 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
        "scf.if"(%172) ({
          %t173_s0 = "llvm.ptrtoint"(%45) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t173_s0, %20) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %174 = "arith.constant"() {value = 127 : i32} : () -> i32
      %175 = "arith.addi"(%3, %174) : (i32, i32) -> i32
      %176 = "arith.divui"(%175, %20) : (i32, i32) -> i32
      %177 = "arith.maxsi"(%176, %59) : (i32, i32) -> i32
      %178 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %179 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %180 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %181 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %182 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %183 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %184 = "arith.remui"(%178, %59) : (i32, i32) -> i32
      %185 = "arith.constant"() {value = 2 : i32} : () -> i32
      %186 = "arith.remui"(%179, %185) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %187 = "arith.cmpi"(%25, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      %188, %189, %190 = "scf.if"(%187) ({
        %191, %192 = "scf.if"(%29) ({
          %193, %194, %195, %196, %197, %198, %199, %200 = "scf.while"(%180, %184, %186, %180, %23, %23, %23, %59) ({
          ^bb0(%201: i32, %202: i32, %203: i32, %204: i32, %205: i32, %206: i32, %207: i32, %208: i32):
            %209 = "arith.muli"(%13, %14) : (i32, i32) -> i32
            %210 = "arith.cmpi"(%201, %209) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%210, %201, %202, %203, %204, %205, %206, %207, %208) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%211: i32, %212: i32, %213: i32, %214: i32, %215: i32, %216: i32, %217: i32, %218: i32):
            %219 = "arith.constant"() {value = 32 : i64} : () -> i64
            %220 = "arith.shrui"(%11, %219) : (i64, i64) -> i64
            %221 = "arith.subi"(%15, %59) : (i32, i32) -> i32
            %222 = "llvm.intr.ctlz"(%221) {is_zero_poison = false} : (i32) -> i32
            %223 = "arith.subi"(%26, %222) : (i32, i32) -> i32
            %224 = "arith.extui"(%211) : (i32) -> i64
            %225 = "arith.muli"(%224, %220) : (i64, i64) -> i64
            %226 = "arith.shrui"(%225, %219) : (i64, i64) -> i64
            %227 = "arith.trunci"(%226) : (i64) -> i32
            %228 = "arith.addi"(%227, %211) : (i32, i32) -> i32
            %229 = "arith.shrui"(%228, %223) : (i32, i32) -> i32
            %230 = "arith.cmpi"(%223, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %231 = "arith.select"(%230, %229, %23) : (i1, i32, i32) -> i32
            %232 = "llvm.intr.ctlz"(%221) {is_zero_poison = false} : (i32) -> i32
            %233 = "arith.subi"(%26, %232) : (i32, i32) -> i32
            %234 = "arith.shrui"(%228, %233) : (i32, i32) -> i32
            %235 = "arith.cmpi"(%233, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %236 = "arith.select"(%235, %234, %23) : (i1, i32, i32) -> i32
            %237 = "arith.muli"(%236, %15) : (i32, i32) -> i32
            %238 = "arith.subi"(%211, %237) : (i32, i32) -> i32
            %239 = "arith.muli"(%231, %69) : (i32, i32) -> i32
            %240 = "arith.addi"(%239, %69) : (i32, i32) -> i32
            %241 = "arith.cmpi"(%240, %13) {predicate = 3 : i64} : (i32, i32) -> i1
            %242 = "arith.divui"(%238, %69) : (i32, i32) -> i32
            %243 = "arith.shrui"(%12, %219) : (i64, i64) -> i64
            %244 = "arith.subi"(%16, %59) : (i32, i32) -> i32
            %245 = "llvm.intr.ctlz"(%244) {is_zero_poison = false} : (i32) -> i32
            %246 = "arith.subi"(%26, %245) : (i32, i32) -> i32
            %247 = "arith.extui"(%238) : (i32) -> i64
            %248 = "arith.muli"(%247, %243) : (i64, i64) -> i64
            %249 = "arith.shrui"(%248, %219) : (i64, i64) -> i64
            %250 = "arith.trunci"(%249) : (i64) -> i32
            %251 = "arith.addi"(%250, %238) : (i32, i32) -> i32
            %252 = "arith.shrui"(%251, %246) : (i32, i32) -> i32
            %253 = "arith.cmpi"(%246, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %254 = "arith.select"(%253, %252, %23) : (i1, i32, i32) -> i32
            %255 = "arith.select"(%241, %242, %254) : (i1, i32, i32) -> i32
            %256 = "arith.remui"(%238, %69) : (i32, i32) -> i32
            %257 = "llvm.intr.ctlz"(%244) {is_zero_poison = false} : (i32) -> i32
            %258 = "arith.subi"(%26, %257) : (i32, i32) -> i32
            %259 = "arith.shrui"(%251, %258) : (i32, i32) -> i32
            %260 = "arith.cmpi"(%258, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %261 = "arith.select"(%260, %259, %23) : (i1, i32, i32) -> i32
            %262 = "arith.muli"(%261, %16) : (i32, i32) -> i32
            %263 = "arith.subi"(%238, %262) : (i32, i32) -> i32
            %264 = "arith.select"(%241, %256, %263) : (i1, i32, i32) -> i32
            %265 = "arith.addi"(%239, %264) : (i32, i32) -> i32
            %266 = "arith.addi"(%265, %212) : (i32, i32) -> i32
            %267 = "arith.muli"(%255, %185) : (i32, i32) -> i32
            %268 = "arith.addi"(%267, %213) : (i32, i32) -> i32
            %269 = "arith.divui"(%268, %185) : (i32, i32) -> i32
            %270 = "arith.remui"(%268, %59) : (i32, i32) -> i32
            %271 = "arith.addi"(%269, %270) : (i32, i32) -> i32
            %272 = "arith.remui"(%268, %185) : (i32, i32) -> i32
            %273 = "arith.minsi"(%266, %61) : (i32, i32) -> i32
            %274 = "arith.muli"(%273, %57) : (i32, i32) -> i32
            %275 = "arith.subi"(%273, %61) : (i32, i32) -> i32
            %276 = "arith.muli"(%275, %57) : (i32, i32) -> i32
            %277 = "arith.addi"(%3, %55) : (i32, i32) -> i32
            %278 = "arith.divui"(%277, %57) : (i32, i32) -> i32
            %279 = "arith.minsi"(%271, %96) : (i32, i32) -> i32
            %280 = "arith.muli"(%279, %93) : (i32, i32) -> i32
            %281 = "arith.subi"(%279, %96) : (i32, i32) -> i32
            %282 = "arith.muli"(%281, %93) : (i32, i32) -> i32
            %283 = "arith.cmpi"(%266, %61) {predicate = 5 : i64} : (i32, i32) -> i1
            %284 = "arith.cmpi"(%271, %96) {predicate = 5 : i64} : (i32, i32) -> i1
            %285 = "arith.select"(%283, %66, %23) : (i1, i32, i32) -> i32
            %286 = "arith.select"(%284, %101, %23) : (i1, i32, i32) -> i32
            %287 = "arith.addi"(%285, %286) : (i32, i32) -> i32
            %288 = "arith.muli"(%272, %177) : (i32, i32) -> i32
            %289 = "arith.addi"(%272, %59) : (i32, i32) -> i32
            %290 = "arith.muli"(%289, %177) : (i32, i32) -> i32
            %291, %292, %293 = "scf.for"(%288, %290, %59, %216, %217, %218) ({
            ^bb0(%294: i32, %295: i32, %296: i32, %297: i32):
              %298 = "llvm.getelementptr"(%129, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t299_s0 = "llvm.ptrtoint"(%298) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t299_s0, %297) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %300 = "llvm.getelementptr"(%44, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %301 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
              "scf.if"(%301) ({
                %302 = "arith.constant"() {value = 10240 : i32} : () -> i32
                %t303_s0 = "llvm.ptrtoint"(%300) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t303_s0, %302) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %304 = "arith.cmpi"(%287, %23) {predicate = 4 : i64} : (i32, i32) -> i1
              "scf.if"(%304) ({
                %305 = "nvvm.elect.sync"() {cutec.arm = 9 : i32} : () -> i1
                "scf.if"(%305) ({
                  %306 = "arith.muli"(%287, %20) : (i32, i32) -> i32
                  %t307_s0 = "llvm.ptrtoint"(%300) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t307_s0, %306) {asm_string = "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %308, %309, %310, %311 = "scf.if"(%283) ({
                "scf.yield"(%276, %278, %40, %1) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }, {
                "scf.yield"(%274, %278, %40, %0) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }) : (i1) -> (i32, i32, !llvm.ptr<3>, !llvm.ptr)
              %312 = "arith.muli"(%294, %57) : (i32, i32) -> i32
              %313 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %314 = "arith.muli"(%296, %313) : (i32, i32) -> i32
              %315 = "llvm.getelementptr"(%310, %314) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %316 = "nvvm.elect.sync"() {cutec.arm = 10 : i32} : () -> i1
              "scf.if"(%316) ({
                %t317_s0 = "llvm.ptrtoint"(%315) : (!llvm.ptr<3>) -> i32
                %t317_s2 = "llvm.ptrtoint"(%300) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t317_s0, %311, %t317_s2, %312, %308) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %318, %319, %320, %321 = "scf.if"(%284) ({
                "scf.yield"(%282, %278, %41, %5) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }, {
                "scf.yield"(%280, %278, %41, %4) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }) : (i1) -> (i32, i32, !llvm.ptr<3>, !llvm.ptr)
              %322 = "arith.constant"() {value = 1024 : i32} : () -> i32
              %323 = "arith.muli"(%296, %322) : (i32, i32) -> i32
              %324 = "llvm.getelementptr"(%320, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %325 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
              "scf.if"(%325) ({
                %t326_s0 = "llvm.ptrtoint"(%324) : (!llvm.ptr<3>) -> i32
                %t326_s2 = "llvm.ptrtoint"(%300) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t326_s0, %321, %t326_s2, %312, %318) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %327 = "arith.addi"(%296, %59) : (i32, i32) -> i32
              %328 = "arith.constant"() {value = 6 : i32} : () -> i32
              %329 = "arith.cmpi"(%327, %328) {predicate = 0 : i64} : (i32, i32) -> i1
              %330 = "arith.xori"(%297, %59) : (i32, i32) -> i32
              %331 = "arith.select"(%329, %330, %297) : (i1, i32, i32) -> i32
              %332 = "arith.select"(%329, %23, %327) : (i1, i32, i32) -> i32
              %333 = "arith.addi"(%295, %59) : (i32, i32) -> i32
              "scf.yield"(%333, %332, %331) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %334 = "arith.addi"(%214, %183) : (i32, i32) -> i32
            %335 = "arith.addi"(%215, %59) : (i32, i32) -> i32
            "scf.yield"(%334, %184, %186, %334, %335, %291, %292, %293) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %336 = "llvm.getelementptr"(%129, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t337_s0 = "llvm.ptrtoint"(%336) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t337_s0, %200) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %338 = "arith.addi"(%199, %59) : (i32, i32) -> i32
          %339 = "arith.constant"() {value = 6 : i32} : () -> i32
          %340 = "arith.cmpi"(%338, %339) {predicate = 0 : i64} : (i32, i32) -> i1
          %341 = "arith.xori"(%200, %59) : (i32, i32) -> i32
          %342 = "arith.select"(%340, %341, %200) : (i1, i32, i32) -> i32
          %343 = "arith.select"(%340, %23, %338) : (i1, i32, i32) -> i32
          %344 = "llvm.getelementptr"(%129, %343) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t345_s0 = "llvm.ptrtoint"(%344) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t345_s0, %342) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %346 = "arith.addi"(%343, %59) : (i32, i32) -> i32
          %347 = "arith.cmpi"(%346, %339) {predicate = 0 : i64} : (i32, i32) -> i1
          %348 = "arith.xori"(%342, %59) : (i32, i32) -> i32
          %349 = "arith.select"(%347, %348, %342) : (i1, i32, i32) -> i32
          %350 = "arith.select"(%347, %23, %346) : (i1, i32, i32) -> i32
          %351 = "llvm.getelementptr"(%129, %350) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t352_s0 = "llvm.ptrtoint"(%351) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t352_s0, %349) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %353 = "arith.addi"(%350, %59) : (i32, i32) -> i32
          %354 = "arith.cmpi"(%353, %339) {predicate = 0 : i64} : (i32, i32) -> i1
          %355 = "arith.xori"(%349, %59) : (i32, i32) -> i32
          %356 = "arith.select"(%354, %355, %349) : (i1, i32, i32) -> i32
          %357 = "arith.select"(%354, %23, %353) : (i1, i32, i32) -> i32
          %358 = "llvm.getelementptr"(%129, %357) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t359_s0 = "llvm.ptrtoint"(%358) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t359_s0, %356) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %360 = "arith.addi"(%357, %59) : (i32, i32) -> i32
          %361 = "arith.cmpi"(%360, %339) {predicate = 0 : i64} : (i32, i32) -> i1
          %362 = "arith.xori"(%356, %59) : (i32, i32) -> i32
          %363 = "arith.select"(%361, %362, %356) : (i1, i32, i32) -> i32
          %364 = "arith.select"(%361, %23, %360) : (i1, i32, i32) -> i32
          %365 = "llvm.getelementptr"(%129, %364) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t366_s0 = "llvm.ptrtoint"(%365) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t366_s0, %363) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %367 = "arith.addi"(%364, %59) : (i32, i32) -> i32
          %368 = "arith.cmpi"(%367, %339) {predicate = 0 : i64} : (i32, i32) -> i1
          %369 = "arith.xori"(%363, %59) : (i32, i32) -> i32
          %370 = "arith.select"(%368, %369, %363) : (i1, i32, i32) -> i32
          %371 = "arith.select"(%368, %23, %367) : (i1, i32, i32) -> i32
          %372 = "llvm.getelementptr"(%129, %371) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t373_s0 = "llvm.ptrtoint"(%372) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t373_s0, %370) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%196, %197) : (i32, i32) -> ()
        }, {
          "scf.yield"(%180, %23) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %374 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%191, %192, %374) : (i32, i32, i1) -> ()
      }, {
        %375 = "arith.subi"(%17, %20) : (i32, i32) -> i32
        %376 = "arith.constant"() {value = true} : () -> i1
        %377 = "llvm.mlir.undef"() : () -> f32
        %378 = "llvm.mlir.undef"() : () -> f32
        %379 = "llvm.mlir.undef"() : () -> f32
        %380 = "llvm.mlir.undef"() : () -> f32
        %381 = "llvm.mlir.undef"() : () -> f32
        %382 = "llvm.mlir.undef"() : () -> f32
        %383 = "llvm.mlir.undef"() : () -> f32
        %384 = "llvm.mlir.undef"() : () -> f32
        %385 = "llvm.mlir.undef"() : () -> i32
        %386 = "llvm.mlir.undef"() : () -> i32
        %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406 = "scf.while"(%23, %180, %184, %186, %376, %180, %23, %23, %23, %23, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386) ({
        ^bb0(%407: i32, %408: i32, %409: i32, %410: i32, %411: i1, %412: i32, %413: i32, %414: i32, %415: i32, %416: i32, %417: f32, %418: f32, %419: f32, %420: f32, %421: f32, %422: f32, %423: f32, %424: f32, %425: i32, %426: i32):
          %427 = "arith.muli"(%13, %14) : (i32, i32) -> i32
          %428 = "arith.cmpi"(%408, %427) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%428, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> ()
        }, {
        ^bb0(%429: i32, %430: i32, %431: i32, %432: i32, %433: i1, %434: i32, %435: i32, %436: i32, %437: i32, %438: i32, %439: f32, %440: f32, %441: f32, %442: f32, %443: f32, %444: f32, %445: f32, %446: f32, %447: i32, %448: i32):
          %449 = "arith.muli"(%23, %177) : (i32, i32) -> i32
          %450 = "arith.subi"(%177, %449) : (i32, i32) -> i32
          %451 = "llvm.getelementptr"(%44, %437) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t452_s0 = "llvm.ptrtoint"(%451) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t452_s0, %438) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %453 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %454 = "arith.muli"(%437, %453) : (i32, i32) -> i32
          %455 = "llvm.getelementptr"(%40, %454) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %456 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %457 = "arith.muli"(%437, %456) : (i32, i32) -> i32
          %458 = "llvm.getelementptr"(%41, %457) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %459 = "arith.constant"() {value = false} : () -> i1
          %t461_a = "llvm.ptrtoint"(%455) : (!llvm.ptr<3>) -> i32
          %t461_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t461_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t461_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t461_shifted = "arith.shrui"(%t461_a, %t461_four) : (i32, i32) -> i32
          %t461_low = "arith.andi"(%t461_shifted, %t461_mask) : (i32, i32) -> i32
          %t461_wide = "arith.extui"(%t461_low) : (i32) -> i64
          %460 = "arith.ori"(%t461_wide, %t461_fields) : (i64, i64) -> i64
          %t463_a = "llvm.ptrtoint"(%458) : (!llvm.ptr<3>) -> i32
          %t463_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t463_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t463_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t463_shifted = "arith.shrui"(%t463_a, %t463_four) : (i32, i32) -> i32
          %t463_low = "arith.andi"(%t463_shifted, %t463_mask) : (i32, i32) -> i32
          %t463_wide = "arith.extui"(%t463_low) : (i32) -> i64
          %462 = "arith.ori"(%t463_wide, %t463_fields) : (i64, i64) -> i64
          %t472_r = "llvm.inline_asm"(%439, %440, %441, %442, %443, %444, %445, %446) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %464 = "llvm.extractvalue"(%t472_r) {position = array<i64: 0>} : (!struct0) -> f32
          %465 = "llvm.extractvalue"(%t472_r) {position = array<i64: 1>} : (!struct0) -> f32
          %466 = "llvm.extractvalue"(%t472_r) {position = array<i64: 2>} : (!struct0) -> f32
          %467 = "llvm.extractvalue"(%t472_r) {position = array<i64: 3>} : (!struct0) -> f32
          %468 = "llvm.extractvalue"(%t472_r) {position = array<i64: 4>} : (!struct0) -> f32
          %469 = "llvm.extractvalue"(%t472_r) {position = array<i64: 5>} : (!struct0) -> f32
          %470 = "llvm.extractvalue"(%t472_r) {position = array<i64: 6>} : (!struct0) -> f32
          %471 = "llvm.extractvalue"(%t472_r) {position = array<i64: 7>} : (!struct0) -> f32
          %t481_r = "llvm.inline_asm"(%464, %465, %466, %467, %468, %469, %470, %471, %460, %462, %459) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $16, 0;\0Aadd.s64 db, $17, 0;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, $18, 1, 1, 0, 0;\0Aadd.s64 da, $16, 2;\0Aadd.s64 db, $17, 2;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 4;\0Aadd.s64 db, $17, 4;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 6;\0Aadd.s64 db, $17, 6;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 12 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %473 = "llvm.extractvalue"(%t481_r) {position = array<i64: 0>} : (!struct0) -> f32
          %474 = "llvm.extractvalue"(%t481_r) {position = array<i64: 1>} : (!struct0) -> f32
          %475 = "llvm.extractvalue"(%t481_r) {position = array<i64: 2>} : (!struct0) -> f32
          %476 = "llvm.extractvalue"(%t481_r) {position = array<i64: 3>} : (!struct0) -> f32
          %477 = "llvm.extractvalue"(%t481_r) {position = array<i64: 4>} : (!struct0) -> f32
          %478 = "llvm.extractvalue"(%t481_r) {position = array<i64: 5>} : (!struct0) -> f32
          %479 = "llvm.extractvalue"(%t481_r) {position = array<i64: 6>} : (!struct0) -> f32
          %480 = "llvm.extractvalue"(%t481_r) {position = array<i64: 7>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %482 = "arith.addi"(%437, %59) : (i32, i32) -> i32
          %483 = "arith.constant"() {value = 6 : i32} : () -> i32
          %484 = "arith.cmpi"(%482, %483) {predicate = 0 : i64} : (i32, i32) -> i1
          %485 = "arith.xori"(%438, %59) : (i32, i32) -> i32
          %486 = "arith.select"(%484, %485, %438) : (i1, i32, i32) -> i32
          %487 = "arith.select"(%484, %23, %482) : (i1, i32, i32) -> i32
          %488 = "arith.addi"(%436, %59) : (i32, i32) -> i32
          %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502 = "scf.for"(%59, %450, %59, %436, %437, %438, %488, %487, %486, %473, %474, %475, %476, %477, %478, %479, %480) ({
          ^bb0(%503: i32, %504: i32, %505: i32, %506: i32, %507: i32, %508: i32, %509: i32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: f32):
            %518 = "llvm.getelementptr"(%44, %508) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t519_s0 = "llvm.ptrtoint"(%518) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t519_s0, %509) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %520 = "arith.muli"(%508, %453) : (i32, i32) -> i32
            %521 = "llvm.getelementptr"(%40, %520) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %522 = "arith.muli"(%508, %456) : (i32, i32) -> i32
            %523 = "llvm.getelementptr"(%41, %522) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t525_a = "llvm.ptrtoint"(%521) : (!llvm.ptr<3>) -> i32
            %t525_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t525_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t525_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t525_shifted = "arith.shrui"(%t525_a, %t525_four) : (i32, i32) -> i32
            %t525_low = "arith.andi"(%t525_shifted, %t525_mask) : (i32, i32) -> i32
            %t525_wide = "arith.extui"(%t525_low) : (i32) -> i64
            %524 = "arith.ori"(%t525_wide, %t525_fields) : (i64, i64) -> i64
            %t527_a = "llvm.ptrtoint"(%523) : (!llvm.ptr<3>) -> i32
            %t527_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t527_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t527_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t527_shifted = "arith.shrui"(%t527_a, %t527_four) : (i32, i32) -> i32
            %t527_low = "arith.andi"(%t527_shifted, %t527_mask) : (i32, i32) -> i32
            %t527_wide = "arith.extui"(%t527_low) : (i32) -> i64
            %526 = "arith.ori"(%t527_wide, %t527_fields) : (i64, i64) -> i64
            %t536_r = "llvm.inline_asm"(%510, %511, %512, %513, %514, %515, %516, %517) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %528 = "llvm.extractvalue"(%t536_r) {position = array<i64: 0>} : (!struct0) -> f32
            %529 = "llvm.extractvalue"(%t536_r) {position = array<i64: 1>} : (!struct0) -> f32
            %530 = "llvm.extractvalue"(%t536_r) {position = array<i64: 2>} : (!struct0) -> f32
            %531 = "llvm.extractvalue"(%t536_r) {position = array<i64: 3>} : (!struct0) -> f32
            %532 = "llvm.extractvalue"(%t536_r) {position = array<i64: 4>} : (!struct0) -> f32
            %533 = "llvm.extractvalue"(%t536_r) {position = array<i64: 5>} : (!struct0) -> f32
            %534 = "llvm.extractvalue"(%t536_r) {position = array<i64: 6>} : (!struct0) -> f32
            %535 = "llvm.extractvalue"(%t536_r) {position = array<i64: 7>} : (!struct0) -> f32
            %t545_r = "llvm.inline_asm"(%528, %529, %530, %531, %532, %533, %534, %535, %524, %526, %376) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $16, 0;\0Aadd.s64 db, $17, 0;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, $18, 1, 1, 0, 0;\0Aadd.s64 da, $16, 2;\0Aadd.s64 db, $17, 2;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 4;\0Aadd.s64 db, $17, 4;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 6;\0Aadd.s64 db, $17, 6;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 13 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %537 = "llvm.extractvalue"(%t545_r) {position = array<i64: 0>} : (!struct0) -> f32
            %538 = "llvm.extractvalue"(%t545_r) {position = array<i64: 1>} : (!struct0) -> f32
            %539 = "llvm.extractvalue"(%t545_r) {position = array<i64: 2>} : (!struct0) -> f32
            %540 = "llvm.extractvalue"(%t545_r) {position = array<i64: 3>} : (!struct0) -> f32
            %541 = "llvm.extractvalue"(%t545_r) {position = array<i64: 4>} : (!struct0) -> f32
            %542 = "llvm.extractvalue"(%t545_r) {position = array<i64: 5>} : (!struct0) -> f32
            %543 = "llvm.extractvalue"(%t545_r) {position = array<i64: 6>} : (!struct0) -> f32
            %544 = "llvm.extractvalue"(%t545_r) {position = array<i64: 7>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t554_r = "llvm.inline_asm"(%537, %538, %539, %540, %541, %542, %543, %544) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %546 = "llvm.extractvalue"(%t554_r) {position = array<i64: 0>} : (!struct0) -> f32
            %547 = "llvm.extractvalue"(%t554_r) {position = array<i64: 1>} : (!struct0) -> f32
            %548 = "llvm.extractvalue"(%t554_r) {position = array<i64: 2>} : (!struct0) -> f32
            %549 = "llvm.extractvalue"(%t554_r) {position = array<i64: 3>} : (!struct0) -> f32
            %550 = "llvm.extractvalue"(%t554_r) {position = array<i64: 4>} : (!struct0) -> f32
            %551 = "llvm.extractvalue"(%t554_r) {position = array<i64: 5>} : (!struct0) -> f32
            %552 = "llvm.extractvalue"(%t554_r) {position = array<i64: 6>} : (!struct0) -> f32
            %553 = "llvm.extractvalue"(%t554_r) {position = array<i64: 7>} : (!struct0) -> f32
            "scf.if"(%128) ({
              %555 = "llvm.getelementptr"(%129, %505) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t556_s0 = "llvm.ptrtoint"(%555) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t556_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %557 = "arith.addi"(%508, %59) : (i32, i32) -> i32
            %558 = "arith.cmpi"(%557, %483) {predicate = 0 : i64} : (i32, i32) -> i1
            %559 = "arith.xori"(%509, %59) : (i32, i32) -> i32
            %560 = "arith.select"(%558, %559, %509) : (i1, i32, i32) -> i32
            %561 = "arith.select"(%558, %23, %557) : (i1, i32, i32) -> i32
            %562 = "arith.addi"(%507, %59) : (i32, i32) -> i32
            "scf.yield"(%507, %508, %509, %562, %561, %560, %546, %547, %548, %549, %550, %551, %552, %553) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t571_r = "llvm.inline_asm"(%495, %496, %497, %498, %499, %500, %501, %502) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %563 = "llvm.extractvalue"(%t571_r) {position = array<i64: 0>} : (!struct0) -> f32
          %564 = "llvm.extractvalue"(%t571_r) {position = array<i64: 1>} : (!struct0) -> f32
          %565 = "llvm.extractvalue"(%t571_r) {position = array<i64: 2>} : (!struct0) -> f32
          %566 = "llvm.extractvalue"(%t571_r) {position = array<i64: 3>} : (!struct0) -> f32
          %567 = "llvm.extractvalue"(%t571_r) {position = array<i64: 4>} : (!struct0) -> f32
          %568 = "llvm.extractvalue"(%t571_r) {position = array<i64: 5>} : (!struct0) -> f32
          %569 = "llvm.extractvalue"(%t571_r) {position = array<i64: 6>} : (!struct0) -> f32
          %570 = "llvm.extractvalue"(%t571_r) {position = array<i64: 7>} : (!struct0) -> f32
          "scf.if"(%128) ({
            %572 = "llvm.getelementptr"(%129, %490) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t573_s0 = "llvm.ptrtoint"(%572) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t573_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %574 = "arith.constant"() {value = 32 : i64} : () -> i64
          %575 = "arith.shrui"(%11, %574) : (i64, i64) -> i64
          %576 = "arith.subi"(%15, %59) : (i32, i32) -> i32
          %577 = "llvm.intr.ctlz"(%576) {is_zero_poison = false} : (i32) -> i32
          %578 = "arith.subi"(%26, %577) : (i32, i32) -> i32
          %579 = "arith.extui"(%430) : (i32) -> i64
          %580 = "arith.muli"(%579, %575) : (i64, i64) -> i64
          %581 = "arith.shrui"(%580, %574) : (i64, i64) -> i64
          %582 = "arith.trunci"(%581) : (i64) -> i32
          %583 = "arith.addi"(%582, %430) : (i32, i32) -> i32
          %584 = "arith.shrui"(%583, %578) : (i32, i32) -> i32
          %585 = "arith.cmpi"(%578, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %586 = "arith.select"(%585, %584, %23) : (i1, i32, i32) -> i32
          %587 = "llvm.intr.ctlz"(%576) {is_zero_poison = false} : (i32) -> i32
          %588 = "arith.subi"(%26, %587) : (i32, i32) -> i32
          %589 = "arith.shrui"(%583, %588) : (i32, i32) -> i32
          %590 = "arith.cmpi"(%588, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %591 = "arith.select"(%590, %589, %23) : (i1, i32, i32) -> i32
          %592 = "arith.muli"(%591, %15) : (i32, i32) -> i32
          %593 = "arith.subi"(%430, %592) : (i32, i32) -> i32
          %594 = "arith.muli"(%586, %69) : (i32, i32) -> i32
          %595 = "arith.addi"(%594, %69) : (i32, i32) -> i32
          %596 = "arith.cmpi"(%595, %13) {predicate = 3 : i64} : (i32, i32) -> i1
          %597 = "arith.divui"(%593, %69) : (i32, i32) -> i32
          %598 = "arith.shrui"(%12, %574) : (i64, i64) -> i64
          %599 = "arith.subi"(%16, %59) : (i32, i32) -> i32
          %600 = "llvm.intr.ctlz"(%599) {is_zero_poison = false} : (i32) -> i32
          %601 = "arith.subi"(%26, %600) : (i32, i32) -> i32
          %602 = "arith.extui"(%593) : (i32) -> i64
          %603 = "arith.muli"(%602, %598) : (i64, i64) -> i64
          %604 = "arith.shrui"(%603, %574) : (i64, i64) -> i64
          %605 = "arith.trunci"(%604) : (i64) -> i32
          %606 = "arith.addi"(%605, %593) : (i32, i32) -> i32
          %607 = "arith.shrui"(%606, %601) : (i32, i32) -> i32
          %608 = "arith.cmpi"(%601, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %609 = "arith.select"(%608, %607, %23) : (i1, i32, i32) -> i32
          %610 = "arith.select"(%596, %597, %609) : (i1, i32, i32) -> i32
          %611 = "arith.remui"(%593, %69) : (i32, i32) -> i32
          %612 = "llvm.intr.ctlz"(%599) {is_zero_poison = false} : (i32) -> i32
          %613 = "arith.subi"(%26, %612) : (i32, i32) -> i32
          %614 = "arith.shrui"(%606, %613) : (i32, i32) -> i32
          %615 = "arith.cmpi"(%613, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %616 = "arith.select"(%615, %614, %23) : (i1, i32, i32) -> i32
          %617 = "arith.muli"(%616, %16) : (i32, i32) -> i32
          %618 = "arith.subi"(%593, %617) : (i32, i32) -> i32
          %619 = "arith.select"(%596, %611, %618) : (i1, i32, i32) -> i32
          %620 = "arith.addi"(%594, %619) : (i32, i32) -> i32
          %621 = "arith.addi"(%620, %431) : (i32, i32) -> i32
          %622 = "arith.muli"(%610, %185) : (i32, i32) -> i32
          %623 = "arith.addi"(%622, %432) : (i32, i32) -> i32
          %624 = "arith.divui"(%623, %185) : (i32, i32) -> i32
          %625 = "arith.remui"(%623, %59) : (i32, i32) -> i32
          %626 = "arith.addi"(%624, %625) : (i32, i32) -> i32
          %627 = "arith.remui"(%623, %185) : (i32, i32) -> i32
          %628 = "arith.muli"(%621, %57) : (i32, i32) -> i32
          %629 = "arith.muli"(%626, %93) : (i32, i32) -> i32
          %630 = "arith.andi"(%375, %174) : (i32, i32) -> i32
          %631 = "arith.constant"() {value = 4 : i32} : () -> i32
          %632 = "arith.andi"(%126, %23) : (i32, i32) -> i32
          %633 = "nvvm.mapa"(%42, %632) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %634 = "nvvm.mapa"(%47, %632) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %635 = "arith.muli"(%375, %631) : (i32, i32) -> i32
          %636 = "arith.constant"() {value = 512 : i32} : () -> i32
          %637 = "arith.muli"(%126, %636) : (i32, i32) -> i32
          %638 = "arith.addi"(%635, %637) : (i32, i32) -> i32
          %639 = "llvm.getelementptr"(%633, %638) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %640 = "vector.from_elements"(%563, %564, %565, %566) : (f32, f32, f32, f32) -> vector<4xf32>
          %641 = "vector.bitcast"(%640) : (vector<4xf32>) -> vector<2xi64>
          %642 = "vector.extract"(%641) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %643 = "vector.extract"(%641) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t644_s0 = "llvm.ptrtoint"(%639) : (!llvm.ptr<7>) -> i32
          %t644_s1 = "llvm.ptrtoint"(%634) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t644_s0, %t644_s1, %642, %643) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [$0], {$2, $3}, [$1];", constraints = "r,r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i64) -> ()
          %645 = "arith.addi"(%632, %59) : (i32, i32) -> i32
          %646 = "nvvm.mapa"(%42, %645) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %647 = "nvvm.mapa"(%47, %645) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %648 = "llvm.getelementptr"(%646, %638) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %649 = "vector.from_elements"(%567, %568, %569, %570) : (f32, f32, f32, f32) -> vector<4xf32>
          %650 = "vector.bitcast"(%649) : (vector<4xf32>) -> vector<2xi64>
          %651 = "vector.extract"(%650) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %652 = "vector.extract"(%650) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t653_s0 = "llvm.ptrtoint"(%648) : (!llvm.ptr<7>) -> i32
          %t653_s1 = "llvm.ptrtoint"(%647) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t653_s0, %t653_s1, %651, %652) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [$0], {$2, $3}, [$1];", constraints = "r,r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i64) -> ()
          %654 = "arith.cmpi"(%627, %185) {predicate = 2 : i64} : (i32, i32) -> i1
          %655, %656 = "scf.if"(%654) ({
            %t657_s0 = "llvm.ptrtoint"(%47) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t657_s0, %23) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %658 = "llvm.getelementptr"(%42, %635) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %659 = "llvm.load"(%658) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %660 = "arith.addi"(%635, %636) : (i32, i32) -> i32
            %661 = "llvm.getelementptr"(%42, %660) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %662 = "llvm.load"(%661) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %663 = "arith.addf"(%659, %662) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %664 = "vector.extract"(%663) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %665 = "vector.extract"(%663) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %666 = "vector.extract"(%663) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %667 = "vector.extract"(%663) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %668 = "arith.divui"(%630, %26) : (i32, i32) -> i32
            %669 = "nvvm.shfl.sync"(%22, %668, %23, %24) {kind = #nvvm<shfl_kind idx>, cutec.arm = 14 : i32} : (i32, i32, i32, i32) -> i32
            %670 = "arith.cmpi"(%669, %23) {predicate = 0 : i64} : (i32, i32) -> i1
            %671 = "arith.remui"(%630, %185) : (i32, i32) -> i32
            %672 = "arith.divui"(%630, %185) : (i32, i32) -> i32
            %673 = "arith.muli"(%671, %57) : (i32, i32) -> i32
            %674 = "arith.remui"(%672, %631) : (i32, i32) -> i32
            %675 = "arith.divui"(%672, %631) : (i32, i32) -> i32
            %676 = "arith.muli"(%674, %20) : (i32, i32) -> i32
            %677 = "arith.addi"(%673, %676) : (i32, i32) -> i32
            %678 = "arith.remui"(%675, %185) : (i32, i32) -> i32
            %679 = "arith.divui"(%675, %185) : (i32, i32) -> i32
            %680 = "arith.muli"(%678, %69) : (i32, i32) -> i32
            %681 = "arith.addi"(%677, %680) : (i32, i32) -> i32
            %682 = "arith.divui"(%679, %185) : (i32, i32) -> i32
            %683 = "arith.muli"(%682, %93) : (i32, i32) -> i32
            %684 = "arith.addi"(%681, %683) : (i32, i32) -> i32
            %685 = "arith.muli"(%163, %185) : (i32, i32) -> i32
            %686 = "arith.muli"(%685, %636) : (i32, i32) -> i32
            %687 = "llvm.getelementptr"(%43, %686) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.if"(%670) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %688 = "arith.addi"(%59, %163) : (i32, i32) -> i32
            "nvvm.barrier"(%688, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 15 : i32} : (i32, i32) -> ()
            %689 = "vector.from_elements"(%664, %665, %666, %667) : (f32, f32, f32, f32) -> vector<4xf32>
            %690 = "arith.truncf"(%689) : (vector<4xf32>) -> vector<4xbf16>
            %691 = "vector.extract"(%690) {static_position = array<i64: 0>} : (vector<4xbf16>) -> bf16
            %692 = "vector.extract"(%690) {static_position = array<i64: 1>} : (vector<4xbf16>) -> bf16
            %693 = "vector.extract"(%690) {static_position = array<i64: 2>} : (vector<4xbf16>) -> bf16
            %694 = "vector.extract"(%690) {static_position = array<i64: 3>} : (vector<4xbf16>) -> bf16
            %695 = "vector.from_elements"(%691, %692) : (bf16, bf16) -> vector<2xbf16>
            %696 = "llvm.bitcast"(%695) : (vector<2xbf16>) -> i32
            %697 = "vector.from_elements"(%693, %694) : (bf16, bf16) -> vector<2xbf16>
            %698 = "llvm.bitcast"(%697) : (vector<2xbf16>) -> i32
            %699 = "arith.constant"() {value = 448 : i32} : () -> i32
            %700 = "arith.andi"(%684, %699) : (i32, i32) -> i32
            %701 = "arith.constant"() {value = 3 : i32} : () -> i32
            %702 = "arith.shrui"(%700, %701) : (i32, i32) -> i32
            %703 = "arith.xori"(%684, %702) : (i32, i32) -> i32
            %704 = "llvm.getelementptr"(%687, %703) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%704, %696, %698) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%688, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 17 : i32} : (i32, i32) -> ()
            "scf.if"(%670) ({
              %706 = "arith.remui"(%627, %185) : (i32, i32) -> i32
              %707 = "arith.muli"(%706, %69) : (i32, i32) -> i32
              %708 = "arith.addi"(%629, %707) : (i32, i32) -> i32
              %709 = "nvvm.elect.sync"() {cutec.arm = 18 : i32} : () -> i1
              "scf.if"(%709) ({
                %t710_s1 = "llvm.ptrtoint"(%687) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%7, %t710_s1, %628, %708) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%696, %698) : (i32, i32) -> ()
          }, {
            "scf.yield"(%447, %448) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %711 = "arith.addi"(%434, %183) : (i32, i32) -> i32
          %712 = "arith.addi"(%435, %59) : (i32, i32) -> i32
          "scf.yield"(%429, %711, %184, %186, %376, %711, %712, %492, %493, %494, %563, %564, %565, %566, %567, %568, %569, %570, %655, %656) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%392, %393, %391) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i32, i32, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 3 : i32, nvvm.cluster_dim = array<i32: 1, 2, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>):
    %11 = "arith.extsi"(%2) : (i32) -> i64
    %12 = "arith.extsi"(%5) : (i32) -> i64
    %13 = "arith.constant"() {value = 2 : i64} : () -> i64
    %14 = "arith.muli"(%6, %13) : (i64, i64) -> i64
    %15 = "cutec.tensor_map"(%4, %11, %12, %14) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %16 = "arith.constant"() {value = 63 : i32} : () -> i32
    %17 = "arith.addi"(%5, %16) : (i32, i32) -> i32
    %18 = "arith.constant"() {value = 64 : i32} : () -> i32
    %19 = "arith.divui"(%17, %18) : (i32, i32) -> i32
    %20 = "arith.constant"() {value = 1 : i32} : () -> i32
    %21 = "arith.subi"(%19, %20) : (i32, i32) -> i32
    %22 = "arith.constant"() {value = 0 : i32} : () -> i32
    %23 = "arith.maxsi"(%21, %22) : (i32, i32) -> i32
    %24 = "arith.muli"(%23, %18) : (i32, i32) -> i32
    %25 = "arith.subi"(%5, %24) : (i32, i32) -> i32
    %26 = "arith.extsi"(%24) : (i32) -> i64
    %27 = "arith.muli"(%26, %6) : (i64, i64) -> i64
    %28 = "llvm.getelementptr"(%4, %27) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %29 = "arith.extsi"(%25) : (i32) -> i64
    %30 = "cutec.tensor_map"(%28, %11, %29, %14) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "cut", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %31 = "arith.extsi"(%1) : (i32) -> i64
    %32 = "arith.muli"(%3, %13) : (i64, i64) -> i64
    %33 = "cutec.tensor_map"(%0, %11, %31, %32) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 16>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %34 = "arith.constant"() {value = 15 : i32} : () -> i32
    %35 = "arith.addi"(%1, %34) : (i32, i32) -> i32
    %36 = "arith.constant"() {value = 16 : i32} : () -> i32
    %37 = "arith.divui"(%35, %36) : (i32, i32) -> i32
    %38 = "arith.subi"(%37, %20) : (i32, i32) -> i32
    %39 = "arith.maxsi"(%38, %22) : (i32, i32) -> i32
    %40 = "arith.muli"(%39, %36) : (i32, i32) -> i32
    %41 = "arith.subi"(%1, %40) : (i32, i32) -> i32
    %42 = "arith.extsi"(%40) : (i32) -> i64
    %43 = "arith.muli"(%42, %3) : (i64, i64) -> i64
    %44 = "llvm.getelementptr"(%0, %43) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %45 = "arith.extsi"(%41) : (i32) -> i64
    %46 = "cutec.tensor_map"(%44, %11, %45, %32) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "cut", box = array<i32: 64, 16>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %47 = "arith.muli"(%8, %13) : (i64, i64) -> i64
    %48 = "cutec.tensor_map"(%7, %12, %31, %47) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 8>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %49 = "arith.constant"() {value = 2 : i32} : () -> i32
    %50 = "arith.muli"(%37, %49) : (i32, i32) -> i32
    %51 = "arith.addi"(%50, %20) : (i32, i32) -> i32
    %52 = "arith.divui"(%51, %49) : (i32, i32) -> i32
    %53 = "arith.muli"(%52, %19) : (i32, i32) -> i32
    %54 = "arith.maxsi"(%53, %20) : (i32, i32) -> i32
    %55 = "arith.extui"(%54) : (i32) -> i64
    %56 = "arith.subi"(%54, %20) : (i32, i32) -> i32
    %57 = "llvm.intr.ctlz"(%56) {is_zero_poison = false} : (i32) -> i32
    %58 = "arith.constant"() {value = 32 : i32} : () -> i32
    %59 = "arith.subi"(%58, %57) : (i32, i32) -> i32
    %60 = "arith.extsi"(%59) : (i32) -> i64
    %61 = "arith.constant"() {value = 1 : i64} : () -> i64
    %62 = "arith.shli"(%61, %60) : (i64, i64) -> i64
    %63 = "arith.constant"() {value = 64 : i64} : () -> i64
    %64 = "arith.cmpi"(%60, %63) {predicate = 6 : i64} : (i64, i64) -> i1
    %65 = "arith.constant"() {value = 0 : i64} : () -> i64
    %66 = "arith.select"(%64, %62, %65) : (i1, i64, i64) -> i64
    %67 = "arith.subi"(%66, %55) : (i64, i64) -> i64
    %68 = "arith.constant"() {value = 32 : i64} : () -> i64
    %69 = "arith.shli"(%67, %68) : (i64, i64) -> i64
    %70 = "arith.divui"(%69, %55) : (i64, i64) -> i64
    %71 = "arith.addi"(%70, %61) : (i64, i64) -> i64
    %72 = "arith.shli"(%71, %68) : (i64, i64) -> i64
    %73 = "arith.ori"(%72, %55) : (i64, i64) -> i64
    %74 = "arith.constant"() {value = 8 : i32} : () -> i32
    %75 = "arith.muli"(%52, %74) : (i32, i32) -> i32
    %76 = "arith.maxsi"(%75, %20) : (i32, i32) -> i32
    %77 = "arith.extui"(%76) : (i32) -> i64
    %78 = "arith.subi"(%76, %20) : (i32, i32) -> i32
    %79 = "llvm.intr.ctlz"(%78) {is_zero_poison = false} : (i32) -> i32
    %80 = "arith.subi"(%58, %79) : (i32, i32) -> i32
    %81 = "arith.extsi"(%80) : (i32) -> i64
    %82 = "arith.shli"(%61, %81) : (i64, i64) -> i64
    %83 = "arith.cmpi"(%81, %63) {predicate = 6 : i64} : (i64, i64) -> i1
    %84 = "arith.select"(%83, %82, %65) : (i1, i64, i64) -> i64
    %85 = "arith.subi"(%84, %77) : (i64, i64) -> i64
    %86 = "arith.shli"(%85, %68) : (i64, i64) -> i64
    %87 = "arith.divui"(%86, %77) : (i64, i64) -> i64
    %88 = "arith.addi"(%87, %61) : (i64, i64) -> i64
    %89 = "arith.shli"(%88, %68) : (i64, i64) -> i64
    %90 = "arith.ori"(%89, %77) : (i64, i64) -> i64
    %91 = "arith.addi"(%19, %74) : (i32, i32) -> i32
    %92 = "arith.subi"(%91, %20) : (i32, i32) -> i32
    %93 = "arith.constant"() {value = 7 : i32} : () -> i32
    %94 = "arith.andi"(%92, %93) : (i32, i32) -> i32
    %95 = "arith.addi"(%94, %20) : (i32, i32) -> i32
    %96 = "arith.maxsi"(%95, %20) : (i32, i32) -> i32
    %97 = "arith.extui"(%96) : (i32) -> i64
    %98 = "arith.subi"(%96, %20) : (i32, i32) -> i32
    %99 = "llvm.intr.ctlz"(%98) {is_zero_poison = false} : (i32) -> i32
    %100 = "arith.subi"(%58, %99) : (i32, i32) -> i32
    %101 = "arith.extsi"(%100) : (i32) -> i64
    %102 = "arith.shli"(%61, %101) : (i64, i64) -> i64
    %103 = "arith.cmpi"(%101, %63) {predicate = 6 : i64} : (i64, i64) -> i1
    %104 = "arith.select"(%103, %102, %65) : (i1, i64, i64) -> i64
    %105 = "arith.subi"(%104, %97) : (i64, i64) -> i64
    %106 = "arith.shli"(%105, %68) : (i64, i64) -> i64
    %107 = "arith.divui"(%106, %97) : (i64, i64) -> i64
    %108 = "arith.addi"(%107, %61) : (i64, i64) -> i64
    %109 = "arith.shli"(%108, %68) : (i64, i64) -> i64
    %110 = "arith.ori"(%109, %97) : (i64, i64) -> i64
    %111 = "arith.muli"(%19, %52) : (i32, i32) -> i32
    %112 = "arith.minsi"(%111, %111) : (i32, i32) -> i32
    %113 = "arith.constant"() {value = 256 : i32} : () -> i32
    %114 = "arith.constant"() {value = 67704 : i32} : () -> i32
    "gpu.launch_func"(%20, %49, %112, %113, %20, %20, %20, %49, %20, %114, %15, %30, %5, %2, %33, %46, %1, %48, %5, %1, %73, %90, %110, %19, %52) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i32, i32, i64, i64, i64, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_bf16_tile64x16_cluster1x1_split2_swapped1_resident3", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
