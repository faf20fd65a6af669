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
            %273 = "arith.muli"(%266, %57) : (i32, i32) -> i32
            %274 = "arith.subi"(%266, %61) : (i32, i32) -> i32
            %275 = "arith.muli"(%274, %57) : (i32, i32) -> i32
            %276 = "arith.addi"(%3, %55) : (i32, i32) -> i32
            %277 = "arith.divui"(%276, %57) : (i32, i32) -> i32
            %278 = "arith.muli"(%271, %93) : (i32, i32) -> i32
            %279 = "arith.subi"(%271, %96) : (i32, i32) -> i32
            %280 = "arith.muli"(%279, %93) : (i32, i32) -> i32
            %281 = "arith.cmpi"(%266, %61) {predicate = 5 : i64} : (i32, i32) -> i1
            %282 = "arith.cmpi"(%271, %96) {predicate = 5 : i64} : (i32, i32) -> i1
            %283 = "arith.select"(%281, %66, %23) : (i1, i32, i32) -> i32
            %284 = "arith.select"(%282, %101, %23) : (i1, i32, i32) -> i32
            %285 = "arith.addi"(%283, %284) : (i32, i32) -> i32
            %286 = "arith.muli"(%272, %177) : (i32, i32) -> i32
            %287 = "arith.addi"(%272, %59) : (i32, i32) -> i32
            %288 = "arith.muli"(%287, %177) : (i32, i32) -> i32
            %289, %290, %291 = "scf.for"(%286, %288, %59, %216, %217, %218) ({
            ^bb0(%292: i32, %293: i32, %294: i32, %295: i32):
              %296 = "llvm.getelementptr"(%129, %294) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t297_s0 = "llvm.ptrtoint"(%296) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t297_s0, %295) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %298 = "llvm.getelementptr"(%44, %294) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %299 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
              "scf.if"(%299) ({
                %300 = "arith.constant"() {value = 10240 : i32} : () -> i32
                %t301_s0 = "llvm.ptrtoint"(%298) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t301_s0, %300) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %302 = "arith.cmpi"(%285, %23) {predicate = 4 : i64} : (i32, i32) -> i1
              "scf.if"(%302) ({
                %303 = "nvvm.elect.sync"() {cutec.arm = 9 : i32} : () -> i1
                "scf.if"(%303) ({
                  %304 = "arith.muli"(%285, %20) : (i32, i32) -> i32
                  %t305_s0 = "llvm.ptrtoint"(%298) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t305_s0, %304) {asm_string = "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %306, %307, %308, %309 = "scf.if"(%281) ({
                "scf.yield"(%275, %277, %40, %1) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }, {
                "scf.yield"(%273, %277, %40, %0) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }) : (i1) -> (i32, i32, !llvm.ptr<3>, !llvm.ptr)
              %310 = "arith.muli"(%292, %57) : (i32, i32) -> i32
              %311 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %312 = "arith.muli"(%294, %311) : (i32, i32) -> i32
              %313 = "llvm.getelementptr"(%308, %312) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %314 = "nvvm.elect.sync"() {cutec.arm = 10 : i32} : () -> i1
              "scf.if"(%314) ({
                %t315_s0 = "llvm.ptrtoint"(%313) : (!llvm.ptr<3>) -> i32
                %t315_s2 = "llvm.ptrtoint"(%298) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t315_s0, %309, %t315_s2, %310, %306) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %316, %317, %318, %319 = "scf.if"(%282) ({
                "scf.yield"(%280, %277, %41, %5) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }, {
                "scf.yield"(%278, %277, %41, %4) : (i32, i32, !llvm.ptr<3>, !llvm.ptr) -> ()
              }) : (i1) -> (i32, i32, !llvm.ptr<3>, !llvm.ptr)
              %320 = "arith.constant"() {value = 1024 : i32} : () -> i32
              %321 = "arith.muli"(%294, %320) : (i32, i32) -> i32
              %322 = "llvm.getelementptr"(%318, %321) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %323 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
              "scf.if"(%323) ({
                %t324_s0 = "llvm.ptrtoint"(%322) : (!llvm.ptr<3>) -> i32
                %t324_s2 = "llvm.ptrtoint"(%298) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t324_s0, %319, %t324_s2, %310, %316) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %325 = "arith.addi"(%294, %59) : (i32, i32) -> i32
              %326 = "arith.constant"() {value = 6 : i32} : () -> i32
              %327 = "arith.cmpi"(%325, %326) {predicate = 0 : i64} : (i32, i32) -> i1
              %328 = "arith.xori"(%295, %59) : (i32, i32) -> i32
              %329 = "arith.select"(%327, %328, %295) : (i1, i32, i32) -> i32
              %330 = "arith.select"(%327, %23, %325) : (i1, i32, i32) -> i32
              %331 = "arith.addi"(%293, %59) : (i32, i32) -> i32
              "scf.yield"(%331, %330, %329) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %332 = "arith.addi"(%214, %183) : (i32, i32) -> i32
            %333 = "arith.addi"(%215, %59) : (i32, i32) -> i32
            "scf.yield"(%332, %184, %186, %332, %333, %289, %290, %291) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %334 = "llvm.getelementptr"(%129, %199) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t335_s0 = "llvm.ptrtoint"(%334) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t335_s0, %200) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %336 = "arith.addi"(%199, %59) : (i32, i32) -> i32
          %337 = "arith.constant"() {value = 6 : i32} : () -> i32
          %338 = "arith.cmpi"(%336, %337) {predicate = 0 : i64} : (i32, i32) -> i1
          %339 = "arith.xori"(%200, %59) : (i32, i32) -> i32
          %340 = "arith.select"(%338, %339, %200) : (i1, i32, i32) -> i32
          %341 = "arith.select"(%338, %23, %336) : (i1, i32, i32) -> i32
          %342 = "llvm.getelementptr"(%129, %341) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t343_s0 = "llvm.ptrtoint"(%342) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t343_s0, %340) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %344 = "arith.addi"(%341, %59) : (i32, i32) -> i32
          %345 = "arith.cmpi"(%344, %337) {predicate = 0 : i64} : (i32, i32) -> i1
          %346 = "arith.xori"(%340, %59) : (i32, i32) -> i32
          %347 = "arith.select"(%345, %346, %340) : (i1, i32, i32) -> i32
          %348 = "arith.select"(%345, %23, %344) : (i1, i32, i32) -> i32
          %349 = "llvm.getelementptr"(%129, %348) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t350_s0 = "llvm.ptrtoint"(%349) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t350_s0, %347) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %351 = "arith.addi"(%348, %59) : (i32, i32) -> i32
          %352 = "arith.cmpi"(%351, %337) {predicate = 0 : i64} : (i32, i32) -> i1
          %353 = "arith.xori"(%347, %59) : (i32, i32) -> i32
          %354 = "arith.select"(%352, %353, %347) : (i1, i32, i32) -> i32
          %355 = "arith.select"(%352, %23, %351) : (i1, i32, i32) -> i32
          %356 = "llvm.getelementptr"(%129, %355) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t357_s0 = "llvm.ptrtoint"(%356) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t357_s0, %354) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %358 = "arith.addi"(%355, %59) : (i32, i32) -> i32
          %359 = "arith.cmpi"(%358, %337) {predicate = 0 : i64} : (i32, i32) -> i1
          %360 = "arith.xori"(%354, %59) : (i32, i32) -> i32
          %361 = "arith.select"(%359, %360, %354) : (i1, i32, i32) -> i32
          %362 = "arith.select"(%359, %23, %358) : (i1, i32, i32) -> i32
          %363 = "llvm.getelementptr"(%129, %362) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t364_s0 = "llvm.ptrtoint"(%363) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t364_s0, %361) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %365 = "arith.addi"(%362, %59) : (i32, i32) -> i32
          %366 = "arith.cmpi"(%365, %337) {predicate = 0 : i64} : (i32, i32) -> i1
          %367 = "arith.xori"(%361, %59) : (i32, i32) -> i32
          %368 = "arith.select"(%366, %367, %361) : (i1, i32, i32) -> i32
          %369 = "arith.select"(%366, %23, %365) : (i1, i32, i32) -> i32
          %370 = "llvm.getelementptr"(%129, %369) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t371_s0 = "llvm.ptrtoint"(%370) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t371_s0, %368) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%196, %197) : (i32, i32) -> ()
        }, {
          "scf.yield"(%180, %23) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %372 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%191, %192, %372) : (i32, i32, i1) -> ()
      }, {
        %373 = "arith.subi"(%17, %20) : (i32, i32) -> i32
        %374 = "arith.constant"() {value = true} : () -> i1
        %375 = "llvm.mlir.undef"() : () -> f32
        %376 = "llvm.mlir.undef"() : () -> f32
        %377 = "llvm.mlir.undef"() : () -> f32
        %378 = "llvm.mlir.undef"() : () -> f32
        %379 = "llvm.mlir.undef"() : () -> f32
        %380 = "llvm.mlir.undef"() : () -> f32
        %381 = "llvm.mlir.undef"() : () -> f32
        %382 = "llvm.mlir.undef"() : () -> f32
        %383 = "llvm.mlir.undef"() : () -> i32
        %384 = "llvm.mlir.undef"() : () -> i32
        %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404 = "scf.while"(%23, %180, %184, %186, %374, %180, %23, %23, %23, %23, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384) ({
        ^bb0(%405: i32, %406: i32, %407: i32, %408: i32, %409: i1, %410: i32, %411: i32, %412: i32, %413: i32, %414: i32, %415: f32, %416: f32, %417: f32, %418: f32, %419: f32, %420: f32, %421: f32, %422: f32, %423: i32, %424: i32):
          %425 = "arith.muli"(%13, %14) : (i32, i32) -> i32
          %426 = "arith.cmpi"(%406, %425) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%426, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> ()
        }, {
        ^bb0(%427: i32, %428: i32, %429: i32, %430: i32, %431: i1, %432: i32, %433: i32, %434: i32, %435: i32, %436: i32, %437: f32, %438: f32, %439: f32, %440: f32, %441: f32, %442: f32, %443: f32, %444: f32, %445: i32, %446: i32):
          %447 = "arith.muli"(%23, %177) : (i32, i32) -> i32
          %448 = "arith.subi"(%177, %447) : (i32, i32) -> i32
          %449 = "llvm.getelementptr"(%44, %435) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t450_s0 = "llvm.ptrtoint"(%449) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t450_s0, %436) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %451 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %452 = "arith.muli"(%435, %451) : (i32, i32) -> i32
          %453 = "llvm.getelementptr"(%40, %452) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %454 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %455 = "arith.muli"(%435, %454) : (i32, i32) -> i32
          %456 = "llvm.getelementptr"(%41, %455) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %457 = "arith.constant"() {value = false} : () -> i1
          %t459_a = "llvm.ptrtoint"(%453) : (!llvm.ptr<3>) -> i32
          %t459_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t459_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t459_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t459_shifted = "arith.shrui"(%t459_a, %t459_four) : (i32, i32) -> i32
          %t459_low = "arith.andi"(%t459_shifted, %t459_mask) : (i32, i32) -> i32
          %t459_wide = "arith.extui"(%t459_low) : (i32) -> i64
          %458 = "arith.ori"(%t459_wide, %t459_fields) : (i64, i64) -> i64
          %t461_a = "llvm.ptrtoint"(%456) : (!llvm.ptr<3>) -> i32
          %t461_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t461_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t461_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t461_shifted = "arith.shrui"(%t461_a, %t461_four) : (i32, i32) -> i32
          %t461_low = "arith.andi"(%t461_shifted, %t461_mask) : (i32, i32) -> i32
          %t461_wide = "arith.extui"(%t461_low) : (i32) -> i64
          %460 = "arith.ori"(%t461_wide, %t461_fields) : (i64, i64) -> i64
          %t470_r = "llvm.inline_asm"(%437, %438, %439, %440, %441, %442, %443, %444) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %462 = "llvm.extractvalue"(%t470_r) {position = array<i64: 0>} : (!struct0) -> f32
          %463 = "llvm.extractvalue"(%t470_r) {position = array<i64: 1>} : (!struct0) -> f32
          %464 = "llvm.extractvalue"(%t470_r) {position = array<i64: 2>} : (!struct0) -> f32
          %465 = "llvm.extractvalue"(%t470_r) {position = array<i64: 3>} : (!struct0) -> f32
          %466 = "llvm.extractvalue"(%t470_r) {position = array<i64: 4>} : (!struct0) -> f32
          %467 = "llvm.extractvalue"(%t470_r) {position = array<i64: 5>} : (!struct0) -> f32
          %468 = "llvm.extractvalue"(%t470_r) {position = array<i64: 6>} : (!struct0) -> f32
          %469 = "llvm.extractvalue"(%t470_r) {position = array<i64: 7>} : (!struct0) -> f32
          %t479_r = "llvm.inline_asm"(%462, %463, %464, %465, %466, %467, %468, %469, %458, %460, %457) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $16, 0;\0Aadd.s64 db, $17, 0;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, $18, 1, 1, 0, 0;\0Aadd.s64 da, $16, 2;\0Aadd.s64 db, $17, 2;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 4;\0Aadd.s64 db, $17, 4;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 6;\0Aadd.s64 db, $17, 6;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 12 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %471 = "llvm.extractvalue"(%t479_r) {position = array<i64: 0>} : (!struct0) -> f32
          %472 = "llvm.extractvalue"(%t479_r) {position = array<i64: 1>} : (!struct0) -> f32
          %473 = "llvm.extractvalue"(%t479_r) {position = array<i64: 2>} : (!struct0) -> f32
          %474 = "llvm.extractvalue"(%t479_r) {position = array<i64: 3>} : (!struct0) -> f32
          %475 = "llvm.extractvalue"(%t479_r) {position = array<i64: 4>} : (!struct0) -> f32
          %476 = "llvm.extractvalue"(%t479_r) {position = array<i64: 5>} : (!struct0) -> f32
          %477 = "llvm.extractvalue"(%t479_r) {position = array<i64: 6>} : (!struct0) -> f32
          %478 = "llvm.extractvalue"(%t479_r) {position = array<i64: 7>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %480 = "arith.addi"(%435, %59) : (i32, i32) -> i32
          %481 = "arith.constant"() {value = 6 : i32} : () -> i32
          %482 = "arith.cmpi"(%480, %481) {predicate = 0 : i64} : (i32, i32) -> i1
          %483 = "arith.xori"(%436, %59) : (i32, i32) -> i32
          %484 = "arith.select"(%482, %483, %436) : (i1, i32, i32) -> i32
          %485 = "arith.select"(%482, %23, %480) : (i1, i32, i32) -> i32
          %486 = "arith.addi"(%434, %59) : (i32, i32) -> i32
          %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500 = "scf.for"(%59, %448, %59, %434, %435, %436, %486, %485, %484, %471, %472, %473, %474, %475, %476, %477, %478) ({
          ^bb0(%501: i32, %502: i32, %503: i32, %504: i32, %505: i32, %506: i32, %507: i32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32):
            %516 = "llvm.getelementptr"(%44, %506) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t517_s0 = "llvm.ptrtoint"(%516) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t517_s0, %507) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %518 = "arith.muli"(%506, %451) : (i32, i32) -> i32
            %519 = "llvm.getelementptr"(%40, %518) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %520 = "arith.muli"(%506, %454) : (i32, i32) -> i32
            %521 = "llvm.getelementptr"(%41, %520) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t523_a = "llvm.ptrtoint"(%519) : (!llvm.ptr<3>) -> i32
            %t523_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t523_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t523_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t523_shifted = "arith.shrui"(%t523_a, %t523_four) : (i32, i32) -> i32
            %t523_low = "arith.andi"(%t523_shifted, %t523_mask) : (i32, i32) -> i32
            %t523_wide = "arith.extui"(%t523_low) : (i32) -> i64
            %522 = "arith.ori"(%t523_wide, %t523_fields) : (i64, i64) -> i64
            %t525_a = "llvm.ptrtoint"(%521) : (!llvm.ptr<3>) -> i32
            %t525_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t525_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t525_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t525_shifted = "arith.shrui"(%t525_a, %t525_four) : (i32, i32) -> i32
            %t525_low = "arith.andi"(%t525_shifted, %t525_mask) : (i32, i32) -> i32
            %t525_wide = "arith.extui"(%t525_low) : (i32) -> i64
            %524 = "arith.ori"(%t525_wide, %t525_fields) : (i64, i64) -> i64
            %t534_r = "llvm.inline_asm"(%508, %509, %510, %511, %512, %513, %514, %515) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %526 = "llvm.extractvalue"(%t534_r) {position = array<i64: 0>} : (!struct0) -> f32
            %527 = "llvm.extractvalue"(%t534_r) {position = array<i64: 1>} : (!struct0) -> f32
            %528 = "llvm.extractvalue"(%t534_r) {position = array<i64: 2>} : (!struct0) -> f32
            %529 = "llvm.extractvalue"(%t534_r) {position = array<i64: 3>} : (!struct0) -> f32
            %530 = "llvm.extractvalue"(%t534_r) {position = array<i64: 4>} : (!struct0) -> f32
            %531 = "llvm.extractvalue"(%t534_r) {position = array<i64: 5>} : (!struct0) -> f32
            %532 = "llvm.extractvalue"(%t534_r) {position = array<i64: 6>} : (!struct0) -> f32
            %533 = "llvm.extractvalue"(%t534_r) {position = array<i64: 7>} : (!struct0) -> f32
            %t543_r = "llvm.inline_asm"(%526, %527, %528, %529, %530, %531, %532, %533, %522, %524, %374) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $16, 0;\0Aadd.s64 db, $17, 0;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, $18, 1, 1, 0, 0;\0Aadd.s64 da, $16, 2;\0Aadd.s64 db, $17, 2;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 4;\0Aadd.s64 db, $17, 4;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $16, 6;\0Aadd.s64 db, $17, 6;\0Awgmma.mma_async.sync.aligned.m64n16k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 13 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %535 = "llvm.extractvalue"(%t543_r) {position = array<i64: 0>} : (!struct0) -> f32
            %536 = "llvm.extractvalue"(%t543_r) {position = array<i64: 1>} : (!struct0) -> f32
            %537 = "llvm.extractvalue"(%t543_r) {position = array<i64: 2>} : (!struct0) -> f32
            %538 = "llvm.extractvalue"(%t543_r) {position = array<i64: 3>} : (!struct0) -> f32
            %539 = "llvm.extractvalue"(%t543_r) {position = array<i64: 4>} : (!struct0) -> f32
            %540 = "llvm.extractvalue"(%t543_r) {position = array<i64: 5>} : (!struct0) -> f32
            %541 = "llvm.extractvalue"(%t543_r) {position = array<i64: 6>} : (!struct0) -> f32
            %542 = "llvm.extractvalue"(%t543_r) {position = array<i64: 7>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t552_r = "llvm.inline_asm"(%535, %536, %537, %538, %539, %540, %541, %542) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %544 = "llvm.extractvalue"(%t552_r) {position = array<i64: 0>} : (!struct0) -> f32
            %545 = "llvm.extractvalue"(%t552_r) {position = array<i64: 1>} : (!struct0) -> f32
            %546 = "llvm.extractvalue"(%t552_r) {position = array<i64: 2>} : (!struct0) -> f32
            %547 = "llvm.extractvalue"(%t552_r) {position = array<i64: 3>} : (!struct0) -> f32
            %548 = "llvm.extractvalue"(%t552_r) {position = array<i64: 4>} : (!struct0) -> f32
            %549 = "llvm.extractvalue"(%t552_r) {position = array<i64: 5>} : (!struct0) -> f32
            %550 = "llvm.extractvalue"(%t552_r) {position = array<i64: 6>} : (!struct0) -> f32
            %551 = "llvm.extractvalue"(%t552_r) {position = array<i64: 7>} : (!struct0) -> f32
            "scf.if"(%128) ({
              %553 = "llvm.getelementptr"(%129, %503) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t554_s0 = "llvm.ptrtoint"(%553) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t554_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %555 = "arith.addi"(%506, %59) : (i32, i32) -> i32
            %556 = "arith.cmpi"(%555, %481) {predicate = 0 : i64} : (i32, i32) -> i1
            %557 = "arith.xori"(%507, %59) : (i32, i32) -> i32
            %558 = "arith.select"(%556, %557, %507) : (i1, i32, i32) -> i32
            %559 = "arith.select"(%556, %23, %555) : (i1, i32, i32) -> i32
            %560 = "arith.addi"(%505, %59) : (i32, i32) -> i32
            "scf.yield"(%505, %506, %507, %560, %559, %558, %544, %545, %546, %547, %548, %549, %550, %551) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t569_r = "llvm.inline_asm"(%493, %494, %495, %496, %497, %498, %499, %500) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %561 = "llvm.extractvalue"(%t569_r) {position = array<i64: 0>} : (!struct0) -> f32
          %562 = "llvm.extractvalue"(%t569_r) {position = array<i64: 1>} : (!struct0) -> f32
          %563 = "llvm.extractvalue"(%t569_r) {position = array<i64: 2>} : (!struct0) -> f32
          %564 = "llvm.extractvalue"(%t569_r) {position = array<i64: 3>} : (!struct0) -> f32
          %565 = "llvm.extractvalue"(%t569_r) {position = array<i64: 4>} : (!struct0) -> f32
          %566 = "llvm.extractvalue"(%t569_r) {position = array<i64: 5>} : (!struct0) -> f32
          %567 = "llvm.extractvalue"(%t569_r) {position = array<i64: 6>} : (!struct0) -> f32
          %568 = "llvm.extractvalue"(%t569_r) {position = array<i64: 7>} : (!struct0) -> f32
          "scf.if"(%128) ({
            %570 = "llvm.getelementptr"(%129, %488) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t571_s0 = "llvm.ptrtoint"(%570) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t571_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %572 = "arith.constant"() {value = 32 : i64} : () -> i64
          %573 = "arith.shrui"(%11, %572) : (i64, i64) -> i64
          %574 = "arith.subi"(%15, %59) : (i32, i32) -> i32
          %575 = "llvm.intr.ctlz"(%574) {is_zero_poison = false} : (i32) -> i32
          %576 = "arith.subi"(%26, %575) : (i32, i32) -> i32
          %577 = "arith.extui"(%428) : (i32) -> i64
          %578 = "arith.muli"(%577, %573) : (i64, i64) -> i64
          %579 = "arith.shrui"(%578, %572) : (i64, i64) -> i64
          %580 = "arith.trunci"(%579) : (i64) -> i32
          %581 = "arith.addi"(%580, %428) : (i32, i32) -> i32
          %582 = "arith.shrui"(%581, %576) : (i32, i32) -> i32
          %583 = "arith.cmpi"(%576, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %584 = "arith.select"(%583, %582, %23) : (i1, i32, i32) -> i32
          %585 = "llvm.intr.ctlz"(%574) {is_zero_poison = false} : (i32) -> i32
          %586 = "arith.subi"(%26, %585) : (i32, i32) -> i32
          %587 = "arith.shrui"(%581, %586) : (i32, i32) -> i32
          %588 = "arith.cmpi"(%586, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %589 = "arith.select"(%588, %587, %23) : (i1, i32, i32) -> i32
          %590 = "arith.muli"(%589, %15) : (i32, i32) -> i32
          %591 = "arith.subi"(%428, %590) : (i32, i32) -> i32
          %592 = "arith.muli"(%584, %69) : (i32, i32) -> i32
          %593 = "arith.addi"(%592, %69) : (i32, i32) -> i32
          %594 = "arith.cmpi"(%593, %13) {predicate = 3 : i64} : (i32, i32) -> i1
          %595 = "arith.divui"(%591, %69) : (i32, i32) -> i32
          %596 = "arith.shrui"(%12, %572) : (i64, i64) -> i64
          %597 = "arith.subi"(%16, %59) : (i32, i32) -> i32
          %598 = "llvm.intr.ctlz"(%597) {is_zero_poison = false} : (i32) -> i32
          %599 = "arith.subi"(%26, %598) : (i32, i32) -> i32
          %600 = "arith.extui"(%591) : (i32) -> i64
          %601 = "arith.muli"(%600, %596) : (i64, i64) -> i64
          %602 = "arith.shrui"(%601, %572) : (i64, i64) -> i64
          %603 = "arith.trunci"(%602) : (i64) -> i32
          %604 = "arith.addi"(%603, %591) : (i32, i32) -> i32
          %605 = "arith.shrui"(%604, %599) : (i32, i32) -> i32
          %606 = "arith.cmpi"(%599, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %607 = "arith.select"(%606, %605, %23) : (i1, i32, i32) -> i32
          %608 = "arith.select"(%594, %595, %607) : (i1, i32, i32) -> i32
          %609 = "arith.remui"(%591, %69) : (i32, i32) -> i32
          %610 = "llvm.intr.ctlz"(%597) {is_zero_poison = false} : (i32) -> i32
          %611 = "arith.subi"(%26, %610) : (i32, i32) -> i32
          %612 = "arith.shrui"(%604, %611) : (i32, i32) -> i32
          %613 = "arith.cmpi"(%611, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %614 = "arith.select"(%613, %612, %23) : (i1, i32, i32) -> i32
          %615 = "arith.muli"(%614, %16) : (i32, i32) -> i32
          %616 = "arith.subi"(%591, %615) : (i32, i32) -> i32
          %617 = "arith.select"(%594, %609, %616) : (i1, i32, i32) -> i32
          %618 = "arith.addi"(%592, %617) : (i32, i32) -> i32
          %619 = "arith.addi"(%618, %429) : (i32, i32) -> i32
          %620 = "arith.muli"(%608, %185) : (i32, i32) -> i32
          %621 = "arith.addi"(%620, %430) : (i32, i32) -> i32
          %622 = "arith.divui"(%621, %185) : (i32, i32) -> i32
          %623 = "arith.remui"(%621, %59) : (i32, i32) -> i32
          %624 = "arith.addi"(%622, %623) : (i32, i32) -> i32
          %625 = "arith.remui"(%621, %185) : (i32, i32) -> i32
          %626 = "arith.muli"(%619, %57) : (i32, i32) -> i32
          %627 = "arith.muli"(%624, %93) : (i32, i32) -> i32
          %628 = "arith.andi"(%373, %174) : (i32, i32) -> i32
          %629 = "arith.constant"() {value = 4 : i32} : () -> i32
          %630 = "arith.andi"(%126, %23) : (i32, i32) -> i32
          %631 = "nvvm.mapa"(%42, %630) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %632 = "nvvm.mapa"(%47, %630) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %633 = "arith.muli"(%373, %629) : (i32, i32) -> i32
          %634 = "arith.constant"() {value = 512 : i32} : () -> i32
          %635 = "arith.muli"(%126, %634) : (i32, i32) -> i32
          %636 = "arith.addi"(%633, %635) : (i32, i32) -> i32
          %637 = "llvm.getelementptr"(%631, %636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %638 = "vector.from_elements"(%561, %562, %563, %564) : (f32, f32, f32, f32) -> vector<4xf32>
          %639 = "vector.bitcast"(%638) : (vector<4xf32>) -> vector<2xi64>
          %640 = "vector.extract"(%639) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %641 = "vector.extract"(%639) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t642_s0 = "llvm.ptrtoint"(%637) : (!llvm.ptr<7>) -> i32
          %t642_s1 = "llvm.ptrtoint"(%632) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t642_s0, %t642_s1, %640, %641) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [$0], {$2, $3}, [$1];", constraints = "r,r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i64) -> ()
          %643 = "arith.addi"(%630, %59) : (i32, i32) -> i32
          %644 = "nvvm.mapa"(%42, %643) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %645 = "nvvm.mapa"(%47, %643) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %646 = "llvm.getelementptr"(%644, %636) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %647 = "vector.from_elements"(%565, %566, %567, %568) : (f32, f32, f32, f32) -> vector<4xf32>
          %648 = "vector.bitcast"(%647) : (vector<4xf32>) -> vector<2xi64>
          %649 = "vector.extract"(%648) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %650 = "vector.extract"(%648) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t651_s0 = "llvm.ptrtoint"(%646) : (!llvm.ptr<7>) -> i32
          %t651_s1 = "llvm.ptrtoint"(%645) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t651_s0, %t651_s1, %649, %650) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [$0], {$2, $3}, [$1];", constraints = "r,r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i64) -> ()
          %652 = "arith.cmpi"(%625, %185) {predicate = 2 : i64} : (i32, i32) -> i1
          %653, %654 = "scf.if"(%652) ({
            %t655_s0 = "llvm.ptrtoint"(%47) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t655_s0, %23) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %656 = "llvm.getelementptr"(%42, %633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %657 = "llvm.load"(%656) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %658 = "arith.addi"(%633, %634) : (i32, i32) -> i32
            %659 = "llvm.getelementptr"(%42, %658) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %660 = "llvm.load"(%659) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %661 = "arith.addf"(%657, %660) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %662 = "vector.extract"(%661) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %663 = "vector.extract"(%661) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %664 = "vector.extract"(%661) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %665 = "vector.extract"(%661) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %666 = "arith.divui"(%628, %26) : (i32, i32) -> i32
            %667 = "nvvm.shfl.sync"(%22, %666, %23, %24) {kind = #nvvm<shfl_kind idx>, cutec.arm = 14 : i32} : (i32, i32, i32, i32) -> i32
            %668 = "arith.cmpi"(%667, %23) {predicate = 0 : i64} : (i32, i32) -> i1
            %669 = "arith.remui"(%628, %185) : (i32, i32) -> i32
            %670 = "arith.divui"(%628, %185) : (i32, i32) -> i32
            %671 = "arith.muli"(%669, %57) : (i32, i32) -> i32
            %672 = "arith.remui"(%670, %629) : (i32, i32) -> i32
            %673 = "arith.divui"(%670, %629) : (i32, i32) -> i32
            %674 = "arith.muli"(%672, %20) : (i32, i32) -> i32
            %675 = "arith.addi"(%671, %674) : (i32, i32) -> i32
            %676 = "arith.remui"(%673, %185) : (i32, i32) -> i32
            %677 = "arith.divui"(%673, %185) : (i32, i32) -> i32
            %678 = "arith.muli"(%676, %69) : (i32, i32) -> i32
            %679 = "arith.addi"(%675, %678) : (i32, i32) -> i32
            %680 = "arith.divui"(%677, %185) : (i32, i32) -> i32
            %681 = "arith.muli"(%680, %93) : (i32, i32) -> i32
            %682 = "arith.addi"(%679, %681) : (i32, i32) -> i32
            %683 = "arith.muli"(%163, %185) : (i32, i32) -> i32
            %684 = "arith.muli"(%683, %634) : (i32, i32) -> i32
            %685 = "llvm.getelementptr"(%43, %684) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.if"(%668) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %686 = "arith.addi"(%59, %163) : (i32, i32) -> i32
            "nvvm.barrier"(%686, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 15 : i32} : (i32, i32) -> ()
            %687 = "vector.from_elements"(%662, %663, %664, %665) : (f32, f32, f32, f32) -> vector<4xf32>
            %688 = "arith.truncf"(%687) : (vector<4xf32>) -> vector<4xbf16>
            %689 = "vector.extract"(%688) {static_position = array<i64: 0>} : (vector<4xbf16>) -> bf16
            %690 = "vector.extract"(%688) {static_position = array<i64: 1>} : (vector<4xbf16>) -> bf16
            %691 = "vector.extract"(%688) {static_position = array<i64: 2>} : (vector<4xbf16>) -> bf16
            %692 = "vector.extract"(%688) {static_position = array<i64: 3>} : (vector<4xbf16>) -> bf16
            %693 = "vector.from_elements"(%689, %690) : (bf16, bf16) -> vector<2xbf16>
            %694 = "llvm.bitcast"(%693) : (vector<2xbf16>) -> i32
            %695 = "vector.from_elements"(%691, %692) : (bf16, bf16) -> vector<2xbf16>
            %696 = "llvm.bitcast"(%695) : (vector<2xbf16>) -> i32
            %697 = "arith.constant"() {value = 448 : i32} : () -> i32
            %698 = "arith.andi"(%682, %697) : (i32, i32) -> i32
            %699 = "arith.constant"() {value = 3 : i32} : () -> i32
            %700 = "arith.shrui"(%698, %699) : (i32, i32) -> i32
            %701 = "arith.xori"(%682, %700) : (i32, i32) -> i32
            %702 = "llvm.getelementptr"(%685, %701) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%702, %694, %696) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%686, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 17 : i32} : (i32, i32) -> ()
            "scf.if"(%668) ({
              %704 = "arith.remui"(%625, %185) : (i32, i32) -> i32
              %705 = "arith.muli"(%704, %69) : (i32, i32) -> i32
              %706 = "arith.addi"(%627, %705) : (i32, i32) -> i32
              %707 = "nvvm.elect.sync"() {cutec.arm = 18 : i32} : () -> i1
              "scf.if"(%707) ({
                %t708_s1 = "llvm.ptrtoint"(%685) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%7, %t708_s1, %626, %706) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%694, %696) : (i32, i32) -> ()
          }, {
            "scf.yield"(%445, %446) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %709 = "arith.addi"(%432, %183) : (i32, i32) -> i32
          %710 = "arith.addi"(%433, %59) : (i32, i32) -> i32
          "scf.yield"(%427, %709, %184, %186, %374, %709, %710, %490, %491, %492, %561, %562, %563, %564, %565, %566, %567, %568, %653, %654) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%390, %391, %389) : (i32, i32, i1) -> ()
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
