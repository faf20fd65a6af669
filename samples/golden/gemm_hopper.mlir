!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
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
      %41 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %42 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 98304>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 106496>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %44 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 110592>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %45 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 16>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
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
          %53 = "arith.constant"() {value = 8192 : i32} : () -> i32
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
        %90 = "arith.constant"() {value = 12288 : i32} : () -> i32
        %91 = "arith.addi"(%73, %90) : (i32, i32) -> i32
        %92 = "llvm.getelementptr"(%40, %91) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %92) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %93 = "arith.constant"() {value = 14336 : i32} : () -> i32
        %94 = "arith.addi"(%73, %93) : (i32, i32) -> i32
        %95 = "llvm.getelementptr"(%40, %94) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %95) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %96 = "arith.constant"() {value = 3 : i32} : () -> i32
      %97 = "arith.cmpi"(%66, %23) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%97) ({
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %98 = "arith.addi"(%6, %24) : (i32, i32) -> i32
      %99 = "arith.divui"(%98, %26) : (i32, i32) -> i32
      %100 = "arith.subi"(%99, %59) : (i32, i32) -> i32
      %101 = "arith.maxsi"(%100, %23) : (i32, i32) -> i32
      %102 = "arith.muli"(%101, %26) : (i32, i32) -> i32
      %103 = "arith.subi"(%6, %102) : (i32, i32) -> i32
      %104 = "arith.maxsi"(%103, %59) : (i32, i32) -> i32
      %105 = "arith.subi"(%26, %104) : (i32, i32) -> i32
      %106 = "arith.maxsi"(%105, %23) : (i32, i32) -> i32
      %107 = "arith.subi"(%26, %106) : (i32, i32) -> i32
      %108 = "arith.addi"(%107, %27) : (i32, i32) -> i32
      "scf.for"(%108, %26, %69) ({
      ^bb0(%109: i32):
        %110 = "arith.remui"(%17, %26) : (i32, i32) -> i32
        %111 = "arith.muli"(%109, %26) : (i32, i32) -> i32
        %112 = "arith.addi"(%110, %111) : (i32, i32) -> i32
        %113 = "llvm.getelementptr"(%41, %112) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %113) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %114 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %115 = "arith.addi"(%112, %114) : (i32, i32) -> i32
        %116 = "llvm.getelementptr"(%41, %115) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %116) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %117 = "arith.constant"() {value = 2048 : i32} : () -> i32
        %118 = "arith.addi"(%112, %117) : (i32, i32) -> i32
        %119 = "llvm.getelementptr"(%41, %118) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %119) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %120 = "arith.constant"() {value = 3072 : i32} : () -> i32
        %121 = "arith.addi"(%112, %120) : (i32, i32) -> i32
        %122 = "llvm.getelementptr"(%41, %121) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %122) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %123 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %124 = "arith.addi"(%112, %123) : (i32, i32) -> i32
        %125 = "llvm.getelementptr"(%41, %124) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %125) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %126 = "arith.constant"() {value = 5120 : i32} : () -> i32
        %127 = "arith.addi"(%112, %126) : (i32, i32) -> i32
        %128 = "llvm.getelementptr"(%41, %127) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %128) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %129 = "arith.constant"() {value = 6144 : i32} : () -> i32
        %130 = "arith.addi"(%112, %129) : (i32, i32) -> i32
        %131 = "llvm.getelementptr"(%41, %130) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %131) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %132 = "arith.constant"() {value = 7168 : i32} : () -> i32
        %133 = "arith.addi"(%112, %132) : (i32, i32) -> i32
        %134 = "llvm.getelementptr"(%41, %133) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%23, %134) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
      %135 = "arith.cmpi"(%106, %23) {predicate = 4 : i64} : (i32, i32) -> i1
      "scf.if"(%135) ({
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %136 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %137 = "nvvm.shfl.sync"(%22, %136, %23, %24) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %138 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %139 = "arith.cmpi"(%138, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      %140 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %141 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %142 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %143 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %144 = "arith.addi"(%142, %143) : (i32, i32) -> i32
      %145 = "arith.constant"() {value = 256 : i32} : () -> i32
      %146 = "arith.muli"(%144, %145) : (i32, i32) -> i32
      %147 = "arith.addi"(%141, %146) : (i32, i32) -> i32
      %148 = "arith.divui"(%147, %26) : (i32, i32) -> i32
      %149 = "arith.cmpi"(%148, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%149) ({
        %150 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
        "scf.if"(%150) ({
          %t151_s0 = "llvm.ptrtoint"(%44) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t151_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %152 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t153_s0 = "llvm.ptrtoint"(%152) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t153_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %154 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t155_s0 = "llvm.ptrtoint"(%154) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t155_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %156 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t157_s0 = "llvm.ptrtoint"(%156) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t157_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %158 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t159_s0 = "llvm.ptrtoint"(%158) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t159_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %160 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t161_s0 = "llvm.ptrtoint"(%160) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t161_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %162 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t163_s0 = "llvm.ptrtoint"(%162) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t163_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %164 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t165_s0 = "llvm.ptrtoint"(%164) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t165_s0, %59) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %166 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t167_s0 = "llvm.ptrtoint"(%140) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t167_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %168 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t169_s0 = "llvm.ptrtoint"(%168) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t169_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %170 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t171_s0 = "llvm.ptrtoint"(%170) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t171_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %172 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t173_s0 = "llvm.ptrtoint"(%172) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t173_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %174 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t175_s0 = "llvm.ptrtoint"(%174) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t175_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %176 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t177_s0 = "llvm.ptrtoint"(%176) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t177_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %178 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t179_s0 = "llvm.ptrtoint"(%178) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t179_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %180 = "llvm.getelementptr"(%140) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t181_s0 = "llvm.ptrtoint"(%180) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t181_s0, %166) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %182 = "arith.subi"(%25, %59) : (i32, i32) -> i32
      %183 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %184 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %185 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %186 = "arith.addi"(%184, %185) : (i32, i32) -> i32
      %187 = "arith.muli"(%186, %145) : (i32, i32) -> i32
      %188 = "arith.addi"(%183, %187) : (i32, i32) -> i32
      %189 = "arith.divui"(%188, %26) : (i32, i32) -> i32
      %190 = "arith.cmpi"(%189, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%190) ({
        %191 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
        "scf.if"(%191) ({
          %t192_s0 = "llvm.ptrtoint"(%45) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t192_s0, %20) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %193 = "arith.constant"() {value = 127 : i32} : () -> i32
      %194 = "arith.addi"(%3, %193) : (i32, i32) -> i32
      %195 = "arith.divui"(%194, %20) : (i32, i32) -> i32
      %196 = "arith.maxsi"(%195, %59) : (i32, i32) -> i32
      %197 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %198 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %199 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %200 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %201 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %202 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %203 = "arith.remui"(%197, %59) : (i32, i32) -> i32
      %204 = "arith.constant"() {value = 2 : i32} : () -> i32
      %205 = "arith.remui"(%198, %204) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %206 = "arith.cmpi"(%25, %23) {predicate = 0 : i64} : (i32, i32) -> i1
      %207, %208, %209 = "scf.if"(%206) ({
        %210, %211 = "scf.if"(%29) ({
          %212, %213, %214, %215, %216, %217, %218, %219 = "scf.while"(%199, %203, %205, %199, %23, %23, %23, %59) ({
          ^bb0(%220: i32, %221: i32, %222: i32, %223: i32, %224: i32, %225: i32, %226: i32, %227: i32):
            %228 = "arith.muli"(%13, %14) : (i32, i32) -> i32
            %229 = "arith.cmpi"(%220, %228) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%229, %220, %221, %222, %223, %224, %225, %226, %227) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%230: i32, %231: i32, %232: i32, %233: i32, %234: i32, %235: i32, %236: i32, %237: i32):
            %238 = "arith.constant"() {value = 32 : i64} : () -> i64
            %239 = "arith.shrui"(%11, %238) : (i64, i64) -> i64
            %240 = "arith.subi"(%15, %59) : (i32, i32) -> i32
            %241 = "llvm.intr.ctlz"(%240) {is_zero_poison = false} : (i32) -> i32
            %242 = "arith.subi"(%26, %241) : (i32, i32) -> i32
            %243 = "arith.extui"(%230) : (i32) -> i64
            %244 = "arith.muli"(%243, %239) : (i64, i64) -> i64
            %245 = "arith.shrui"(%244, %238) : (i64, i64) -> i64
            %246 = "arith.trunci"(%245) : (i64) -> i32
            %247 = "arith.addi"(%246, %230) : (i32, i32) -> i32
            %248 = "arith.shrui"(%247, %242) : (i32, i32) -> i32
            %249 = "arith.cmpi"(%242, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %250 = "arith.select"(%249, %248, %23) : (i1, i32, i32) -> i32
            %251 = "llvm.intr.ctlz"(%240) {is_zero_poison = false} : (i32) -> i32
            %252 = "arith.subi"(%26, %251) : (i32, i32) -> i32
            %253 = "arith.shrui"(%247, %252) : (i32, i32) -> i32
            %254 = "arith.cmpi"(%252, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %255 = "arith.select"(%254, %253, %23) : (i1, i32, i32) -> i32
            %256 = "arith.muli"(%255, %15) : (i32, i32) -> i32
            %257 = "arith.subi"(%230, %256) : (i32, i32) -> i32
            %258 = "arith.muli"(%250, %69) : (i32, i32) -> i32
            %259 = "arith.addi"(%258, %69) : (i32, i32) -> i32
            %260 = "arith.cmpi"(%259, %13) {predicate = 3 : i64} : (i32, i32) -> i1
            %261 = "arith.divui"(%257, %69) : (i32, i32) -> i32
            %262 = "arith.shrui"(%12, %238) : (i64, i64) -> i64
            %263 = "arith.subi"(%16, %59) : (i32, i32) -> i32
            %264 = "llvm.intr.ctlz"(%263) {is_zero_poison = false} : (i32) -> i32
            %265 = "arith.subi"(%26, %264) : (i32, i32) -> i32
            %266 = "arith.extui"(%257) : (i32) -> i64
            %267 = "arith.muli"(%266, %262) : (i64, i64) -> i64
            %268 = "arith.shrui"(%267, %238) : (i64, i64) -> i64
            %269 = "arith.trunci"(%268) : (i64) -> i32
            %270 = "arith.addi"(%269, %257) : (i32, i32) -> i32
            %271 = "arith.shrui"(%270, %265) : (i32, i32) -> i32
            %272 = "arith.cmpi"(%265, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %273 = "arith.select"(%272, %271, %23) : (i1, i32, i32) -> i32
            %274 = "arith.select"(%260, %261, %273) : (i1, i32, i32) -> i32
            %275 = "arith.remui"(%257, %69) : (i32, i32) -> i32
            %276 = "llvm.intr.ctlz"(%263) {is_zero_poison = false} : (i32) -> i32
            %277 = "arith.subi"(%26, %276) : (i32, i32) -> i32
            %278 = "arith.shrui"(%270, %277) : (i32, i32) -> i32
            %279 = "arith.cmpi"(%277, %26) {predicate = 6 : i64} : (i32, i32) -> i1
            %280 = "arith.select"(%279, %278, %23) : (i1, i32, i32) -> i32
            %281 = "arith.muli"(%280, %16) : (i32, i32) -> i32
            %282 = "arith.subi"(%257, %281) : (i32, i32) -> i32
            %283 = "arith.select"(%260, %275, %282) : (i1, i32, i32) -> i32
            %284 = "arith.addi"(%258, %283) : (i32, i32) -> i32
            %285 = "arith.addi"(%284, %231) : (i32, i32) -> i32
            %286 = "arith.muli"(%274, %204) : (i32, i32) -> i32
            %287 = "arith.addi"(%286, %232) : (i32, i32) -> i32
            %288 = "arith.divui"(%287, %204) : (i32, i32) -> i32
            %289 = "arith.remui"(%287, %59) : (i32, i32) -> i32
            %290 = "arith.addi"(%288, %289) : (i32, i32) -> i32
            %291 = "arith.remui"(%287, %204) : (i32, i32) -> i32
            %292 = "arith.muli"(%285, %57) : (i32, i32) -> i32
            %293 = "arith.subi"(%285, %61) : (i32, i32) -> i32
            %294 = "arith.muli"(%293, %57) : (i32, i32) -> i32
            %295 = "arith.muli"(%290, %26) : (i32, i32) -> i32
            %296 = "arith.subi"(%290, %101) : (i32, i32) -> i32
            %297 = "arith.muli"(%296, %26) : (i32, i32) -> i32
            %298 = "arith.cmpi"(%285, %61) {predicate = 5 : i64} : (i32, i32) -> i1
            %299 = "arith.cmpi"(%290, %101) {predicate = 5 : i64} : (i32, i32) -> i1
            %300 = "arith.select"(%298, %66, %23) : (i1, i32, i32) -> i32
            %301 = "arith.select"(%299, %106, %23) : (i1, i32, i32) -> i32
            %302 = "arith.addi"(%300, %301) : (i32, i32) -> i32
            %303 = "arith.muli"(%291, %196) : (i32, i32) -> i32
            %304 = "arith.addi"(%291, %59) : (i32, i32) -> i32
            %305 = "arith.muli"(%304, %196) : (i32, i32) -> i32
            %306, %307, %308 = "scf.for"(%303, %305, %59, %235, %236, %237) ({
            ^bb0(%309: i32, %310: i32, %311: i32, %312: i32):
              %313 = "llvm.getelementptr"(%140, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t314_s0 = "llvm.ptrtoint"(%313) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t314_s0, %312) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %315 = "llvm.getelementptr"(%44, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %316 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
              "scf.if"(%316) ({
                %317 = "arith.constant"() {value = 12288 : i32} : () -> i32
                %t318_s0 = "llvm.ptrtoint"(%315) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t318_s0, %317) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %319 = "arith.cmpi"(%302, %23) {predicate = 4 : i64} : (i32, i32) -> i1
              "scf.if"(%319) ({
                %320 = "nvvm.elect.sync"() {cutec.arm = 9 : i32} : () -> i1
                "scf.if"(%320) ({
                  %321 = "arith.muli"(%302, %20) : (i32, i32) -> i32
                  %t322_s0 = "llvm.ptrtoint"(%315) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t322_s0, %321) {asm_string = "mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %323 = "arith.constant"() {value = true} : () -> i1
              %324 = "arith.xori"(%298, %323) : (i1, i1) -> i1
              "scf.if"(%324) ({
                %325 = "arith.muli"(%309, %57) : (i32, i32) -> i32
                %326 = "arith.constant"() {value = 4096 : i32} : () -> i32
                %327 = "arith.muli"(%311, %326) : (i32, i32) -> i32
                %328 = "llvm.getelementptr"(%40, %327) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %329 = "nvvm.elect.sync"() {cutec.arm = 10 : i32} : () -> i1
                "scf.if"(%329) ({
                  %t330_s0 = "llvm.ptrtoint"(%328) : (!llvm.ptr<3>) -> i32
                  %t330_s2 = "llvm.ptrtoint"(%315) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t330_s0, %0, %t330_s2, %325, %292) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                %331 = "arith.muli"(%309, %57) : (i32, i32) -> i32
                %332 = "arith.constant"() {value = 4096 : i32} : () -> i32
                %333 = "arith.muli"(%311, %332) : (i32, i32) -> i32
                %334 = "llvm.getelementptr"(%40, %333) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %335 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
                "scf.if"(%335) ({
                  %t336_s0 = "llvm.ptrtoint"(%334) : (!llvm.ptr<3>) -> i32
                  %t336_s2 = "llvm.ptrtoint"(%315) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t336_s0, %1, %t336_s2, %331, %294) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %337 = "arith.xori"(%299, %323) : (i1, i1) -> i1
              "scf.if"(%337) ({
                %338 = "arith.muli"(%309, %57) : (i32, i32) -> i32
                %339 = "arith.constant"() {value = 2048 : i32} : () -> i32
                %340 = "arith.muli"(%311, %339) : (i32, i32) -> i32
                %341 = "llvm.getelementptr"(%41, %340) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %342 = "nvvm.elect.sync"() {cutec.arm = 12 : i32} : () -> i1
                "scf.if"(%342) ({
                  %t343_s0 = "llvm.ptrtoint"(%341) : (!llvm.ptr<3>) -> i32
                  %t343_s2 = "llvm.ptrtoint"(%315) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t343_s0, %4, %t343_s2, %338, %295) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                %344 = "arith.muli"(%309, %57) : (i32, i32) -> i32
                %345 = "arith.constant"() {value = 2048 : i32} : () -> i32
                %346 = "arith.muli"(%311, %345) : (i32, i32) -> i32
                %347 = "llvm.getelementptr"(%41, %346) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %348 = "nvvm.elect.sync"() {cutec.arm = 13 : i32} : () -> i1
                "scf.if"(%348) ({
                  %t349_s0 = "llvm.ptrtoint"(%347) : (!llvm.ptr<3>) -> i32
                  %t349_s2 = "llvm.ptrtoint"(%315) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t349_s0, %5, %t349_s2, %344, %297) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %350 = "arith.addi"(%311, %59) : (i32, i32) -> i32
              %351 = "arith.cmpi"(%350, %69) {predicate = 0 : i64} : (i32, i32) -> i1
              %352 = "arith.xori"(%312, %59) : (i32, i32) -> i32
              %353 = "arith.select"(%351, %352, %312) : (i1, i32, i32) -> i32
              %354 = "arith.select"(%351, %23, %350) : (i1, i32, i32) -> i32
              %355 = "arith.addi"(%310, %59) : (i32, i32) -> i32
              "scf.yield"(%355, %354, %353) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %356 = "arith.addi"(%233, %202) : (i32, i32) -> i32
            %357 = "arith.addi"(%234, %59) : (i32, i32) -> i32
            "scf.yield"(%356, %203, %205, %356, %357, %306, %307, %308) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %358 = "llvm.getelementptr"(%140, %218) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t359_s0 = "llvm.ptrtoint"(%358) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t359_s0, %219) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %360 = "arith.addi"(%218, %59) : (i32, i32) -> i32
          %361 = "arith.cmpi"(%360, %69) {predicate = 0 : i64} : (i32, i32) -> i1
          %362 = "arith.xori"(%219, %59) : (i32, i32) -> i32
          %363 = "arith.select"(%361, %362, %219) : (i1, i32, i32) -> i32
          %364 = "arith.select"(%361, %23, %360) : (i1, i32, i32) -> i32
          %365 = "llvm.getelementptr"(%140, %364) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t366_s0 = "llvm.ptrtoint"(%365) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t366_s0, %363) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %367 = "arith.addi"(%364, %59) : (i32, i32) -> i32
          %368 = "arith.cmpi"(%367, %69) {predicate = 0 : i64} : (i32, i32) -> i1
          %369 = "arith.xori"(%363, %59) : (i32, i32) -> i32
          %370 = "arith.select"(%368, %369, %363) : (i1, i32, i32) -> i32
          %371 = "arith.select"(%368, %23, %367) : (i1, i32, i32) -> i32
          %372 = "llvm.getelementptr"(%140, %371) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t373_s0 = "llvm.ptrtoint"(%372) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t373_s0, %370) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %374 = "arith.addi"(%371, %59) : (i32, i32) -> i32
          %375 = "arith.cmpi"(%374, %69) {predicate = 0 : i64} : (i32, i32) -> i1
          %376 = "arith.xori"(%370, %59) : (i32, i32) -> i32
          %377 = "arith.select"(%375, %376, %370) : (i1, i32, i32) -> i32
          %378 = "arith.select"(%375, %23, %374) : (i1, i32, i32) -> i32
          %379 = "llvm.getelementptr"(%140, %378) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t380_s0 = "llvm.ptrtoint"(%379) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t380_s0, %377) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %381 = "arith.addi"(%378, %59) : (i32, i32) -> i32
          %382 = "arith.cmpi"(%381, %69) {predicate = 0 : i64} : (i32, i32) -> i1
          %383 = "arith.xori"(%377, %59) : (i32, i32) -> i32
          %384 = "arith.select"(%382, %383, %377) : (i1, i32, i32) -> i32
          %385 = "arith.select"(%382, %23, %381) : (i1, i32, i32) -> i32
          %386 = "llvm.getelementptr"(%140, %385) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t387_s0 = "llvm.ptrtoint"(%386) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t387_s0, %384) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %388 = "arith.addi"(%385, %59) : (i32, i32) -> i32
          %389 = "arith.cmpi"(%388, %69) {predicate = 0 : i64} : (i32, i32) -> i1
          %390 = "arith.xori"(%384, %59) : (i32, i32) -> i32
          %391 = "arith.select"(%389, %390, %384) : (i1, i32, i32) -> i32
          %392 = "arith.select"(%389, %23, %388) : (i1, i32, i32) -> i32
          %393 = "llvm.getelementptr"(%140, %392) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t394_s0 = "llvm.ptrtoint"(%393) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t394_s0, %391) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %395 = "arith.addi"(%392, %59) : (i32, i32) -> i32
          %396 = "arith.cmpi"(%395, %69) {predicate = 0 : i64} : (i32, i32) -> i1
          %397 = "arith.xori"(%391, %59) : (i32, i32) -> i32
          %398 = "arith.select"(%396, %397, %391) : (i1, i32, i32) -> i32
          %399 = "arith.select"(%396, %23, %395) : (i1, i32, i32) -> i32
          %400 = "llvm.getelementptr"(%140, %399) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t401_s0 = "llvm.ptrtoint"(%400) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t401_s0, %398) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %402 = "arith.addi"(%399, %59) : (i32, i32) -> i32
          %403 = "arith.cmpi"(%402, %69) {predicate = 0 : i64} : (i32, i32) -> i1
          %404 = "arith.xori"(%398, %59) : (i32, i32) -> i32
          %405 = "arith.select"(%403, %404, %398) : (i1, i32, i32) -> i32
          %406 = "arith.select"(%403, %23, %402) : (i1, i32, i32) -> i32
          %407 = "llvm.getelementptr"(%140, %406) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t408_s0 = "llvm.ptrtoint"(%407) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t408_s0, %405) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%215, %216) : (i32, i32) -> ()
        }, {
          "scf.yield"(%199, %23) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %409 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%210, %211, %409) : (i32, i32, i1) -> ()
      }, {
        %410 = "arith.subi"(%17, %20) : (i32, i32) -> i32
        %411 = "arith.constant"() {value = true} : () -> i1
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
        %428 = "llvm.mlir.undef"() : () -> i32
        %429 = "llvm.mlir.undef"() : () -> i32
        %430 = "llvm.mlir.undef"() : () -> i32
        %431 = "llvm.mlir.undef"() : () -> i32
        %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461 = "scf.while"(%23, %199, %203, %205, %411, %199, %23, %23, %23, %23, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431) ({
        ^bb0(%462: i32, %463: i32, %464: i32, %465: i32, %466: i1, %467: i32, %468: i32, %469: i32, %470: i32, %471: i32, %472: f32, %473: f32, %474: f32, %475: f32, %476: f32, %477: f32, %478: f32, %479: f32, %480: f32, %481: f32, %482: f32, %483: f32, %484: f32, %485: f32, %486: f32, %487: f32, %488: i32, %489: i32, %490: i32, %491: i32):
          %492 = "arith.muli"(%13, %14) : (i32, i32) -> i32
          %493 = "arith.cmpi"(%463, %492) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%493, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%494: i32, %495: i32, %496: i32, %497: i32, %498: i1, %499: i32, %500: i32, %501: i32, %502: i32, %503: i32, %504: f32, %505: f32, %506: f32, %507: f32, %508: f32, %509: f32, %510: f32, %511: f32, %512: f32, %513: f32, %514: f32, %515: f32, %516: f32, %517: f32, %518: f32, %519: f32, %520: i32, %521: i32, %522: i32, %523: i32):
          %524 = "llvm.getelementptr"(%44, %502) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t525_s0 = "llvm.ptrtoint"(%524) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t525_s0, %503) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %526 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %527 = "arith.muli"(%502, %526) : (i32, i32) -> i32
          %528 = "llvm.getelementptr"(%40, %527) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %529 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %530 = "arith.muli"(%502, %529) : (i32, i32) -> i32
          %531 = "llvm.getelementptr"(%41, %530) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %532 = "arith.constant"() {value = false} : () -> i1
          %t534_a = "llvm.ptrtoint"(%528) : (!llvm.ptr<3>) -> i32
          %t534_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t534_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t534_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t534_shifted = "arith.shrui"(%t534_a, %t534_four) : (i32, i32) -> i32
          %t534_low = "arith.andi"(%t534_shifted, %t534_mask) : (i32, i32) -> i32
          %t534_wide = "arith.extui"(%t534_low) : (i32) -> i64
          %533 = "arith.ori"(%t534_wide, %t534_fields) : (i64, i64) -> i64
          %t536_a = "llvm.ptrtoint"(%531) : (!llvm.ptr<3>) -> i32
          %t536_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t536_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t536_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t536_shifted = "arith.shrui"(%t536_a, %t536_four) : (i32, i32) -> i32
          %t536_low = "arith.andi"(%t536_shifted, %t536_mask) : (i32, i32) -> i32
          %t536_wide = "arith.extui"(%t536_low) : (i32) -> i64
          %535 = "arith.ori"(%t536_wide, %t536_fields) : (i64, i64) -> i64
          %t553_r = "llvm.inline_asm"(%504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %537 = "llvm.extractvalue"(%t553_r) {position = array<i64: 0>} : (!struct0) -> f32
          %538 = "llvm.extractvalue"(%t553_r) {position = array<i64: 1>} : (!struct0) -> f32
          %539 = "llvm.extractvalue"(%t553_r) {position = array<i64: 2>} : (!struct0) -> f32
          %540 = "llvm.extractvalue"(%t553_r) {position = array<i64: 3>} : (!struct0) -> f32
          %541 = "llvm.extractvalue"(%t553_r) {position = array<i64: 4>} : (!struct0) -> f32
          %542 = "llvm.extractvalue"(%t553_r) {position = array<i64: 5>} : (!struct0) -> f32
          %543 = "llvm.extractvalue"(%t553_r) {position = array<i64: 6>} : (!struct0) -> f32
          %544 = "llvm.extractvalue"(%t553_r) {position = array<i64: 7>} : (!struct0) -> f32
          %545 = "llvm.extractvalue"(%t553_r) {position = array<i64: 8>} : (!struct0) -> f32
          %546 = "llvm.extractvalue"(%t553_r) {position = array<i64: 9>} : (!struct0) -> f32
          %547 = "llvm.extractvalue"(%t553_r) {position = array<i64: 10>} : (!struct0) -> f32
          %548 = "llvm.extractvalue"(%t553_r) {position = array<i64: 11>} : (!struct0) -> f32
          %549 = "llvm.extractvalue"(%t553_r) {position = array<i64: 12>} : (!struct0) -> f32
          %550 = "llvm.extractvalue"(%t553_r) {position = array<i64: 13>} : (!struct0) -> f32
          %551 = "llvm.extractvalue"(%t553_r) {position = array<i64: 14>} : (!struct0) -> f32
          %552 = "llvm.extractvalue"(%t553_r) {position = array<i64: 15>} : (!struct0) -> f32
          %t570_r = "llvm.inline_asm"(%537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %533, %535, %532) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 6;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 14 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %554 = "llvm.extractvalue"(%t570_r) {position = array<i64: 0>} : (!struct0) -> f32
          %555 = "llvm.extractvalue"(%t570_r) {position = array<i64: 1>} : (!struct0) -> f32
          %556 = "llvm.extractvalue"(%t570_r) {position = array<i64: 2>} : (!struct0) -> f32
          %557 = "llvm.extractvalue"(%t570_r) {position = array<i64: 3>} : (!struct0) -> f32
          %558 = "llvm.extractvalue"(%t570_r) {position = array<i64: 4>} : (!struct0) -> f32
          %559 = "llvm.extractvalue"(%t570_r) {position = array<i64: 5>} : (!struct0) -> f32
          %560 = "llvm.extractvalue"(%t570_r) {position = array<i64: 6>} : (!struct0) -> f32
          %561 = "llvm.extractvalue"(%t570_r) {position = array<i64: 7>} : (!struct0) -> f32
          %562 = "llvm.extractvalue"(%t570_r) {position = array<i64: 8>} : (!struct0) -> f32
          %563 = "llvm.extractvalue"(%t570_r) {position = array<i64: 9>} : (!struct0) -> f32
          %564 = "llvm.extractvalue"(%t570_r) {position = array<i64: 10>} : (!struct0) -> f32
          %565 = "llvm.extractvalue"(%t570_r) {position = array<i64: 11>} : (!struct0) -> f32
          %566 = "llvm.extractvalue"(%t570_r) {position = array<i64: 12>} : (!struct0) -> f32
          %567 = "llvm.extractvalue"(%t570_r) {position = array<i64: 13>} : (!struct0) -> f32
          %568 = "llvm.extractvalue"(%t570_r) {position = array<i64: 14>} : (!struct0) -> f32
          %569 = "llvm.extractvalue"(%t570_r) {position = array<i64: 15>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %571 = "arith.addi"(%502, %59) : (i32, i32) -> i32
          %572 = "arith.cmpi"(%571, %69) {predicate = 0 : i64} : (i32, i32) -> i1
          %573 = "arith.xori"(%503, %59) : (i32, i32) -> i32
          %574 = "arith.select"(%572, %573, %503) : (i1, i32, i32) -> i32
          %575 = "arith.select"(%572, %23, %571) : (i1, i32, i32) -> i32
          %576 = "arith.addi"(%501, %59) : (i32, i32) -> i32
          %577 = "arith.muli"(%23, %196) : (i32, i32) -> i32
          %578 = "arith.subi"(%196, %577) : (i32, i32) -> i32
          %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600 = "scf.for"(%59, %578, %59, %501, %502, %503, %576, %575, %574, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569) ({
          ^bb0(%601: i32, %602: i32, %603: i32, %604: i32, %605: i32, %606: i32, %607: i32, %608: f32, %609: f32, %610: f32, %611: f32, %612: f32, %613: f32, %614: f32, %615: f32, %616: f32, %617: f32, %618: f32, %619: f32, %620: f32, %621: f32, %622: f32, %623: f32):
            %624 = "llvm.getelementptr"(%44, %606) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t625_s0 = "llvm.ptrtoint"(%624) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t625_s0, %607) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %626 = "arith.muli"(%606, %526) : (i32, i32) -> i32
            %627 = "llvm.getelementptr"(%40, %626) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %628 = "arith.muli"(%606, %529) : (i32, i32) -> i32
            %629 = "llvm.getelementptr"(%41, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t631_a = "llvm.ptrtoint"(%627) : (!llvm.ptr<3>) -> i32
            %t631_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t631_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t631_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t631_shifted = "arith.shrui"(%t631_a, %t631_four) : (i32, i32) -> i32
            %t631_low = "arith.andi"(%t631_shifted, %t631_mask) : (i32, i32) -> i32
            %t631_wide = "arith.extui"(%t631_low) : (i32) -> i64
            %630 = "arith.ori"(%t631_wide, %t631_fields) : (i64, i64) -> i64
            %t633_a = "llvm.ptrtoint"(%629) : (!llvm.ptr<3>) -> i32
            %t633_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t633_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t633_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t633_shifted = "arith.shrui"(%t633_a, %t633_four) : (i32, i32) -> i32
            %t633_low = "arith.andi"(%t633_shifted, %t633_mask) : (i32, i32) -> i32
            %t633_wide = "arith.extui"(%t633_low) : (i32) -> i64
            %632 = "arith.ori"(%t633_wide, %t633_fields) : (i64, i64) -> i64
            %t650_r = "llvm.inline_asm"(%608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %634 = "llvm.extractvalue"(%t650_r) {position = array<i64: 0>} : (!struct0) -> f32
            %635 = "llvm.extractvalue"(%t650_r) {position = array<i64: 1>} : (!struct0) -> f32
            %636 = "llvm.extractvalue"(%t650_r) {position = array<i64: 2>} : (!struct0) -> f32
            %637 = "llvm.extractvalue"(%t650_r) {position = array<i64: 3>} : (!struct0) -> f32
            %638 = "llvm.extractvalue"(%t650_r) {position = array<i64: 4>} : (!struct0) -> f32
            %639 = "llvm.extractvalue"(%t650_r) {position = array<i64: 5>} : (!struct0) -> f32
            %640 = "llvm.extractvalue"(%t650_r) {position = array<i64: 6>} : (!struct0) -> f32
            %641 = "llvm.extractvalue"(%t650_r) {position = array<i64: 7>} : (!struct0) -> f32
            %642 = "llvm.extractvalue"(%t650_r) {position = array<i64: 8>} : (!struct0) -> f32
            %643 = "llvm.extractvalue"(%t650_r) {position = array<i64: 9>} : (!struct0) -> f32
            %644 = "llvm.extractvalue"(%t650_r) {position = array<i64: 10>} : (!struct0) -> f32
            %645 = "llvm.extractvalue"(%t650_r) {position = array<i64: 11>} : (!struct0) -> f32
            %646 = "llvm.extractvalue"(%t650_r) {position = array<i64: 12>} : (!struct0) -> f32
            %647 = "llvm.extractvalue"(%t650_r) {position = array<i64: 13>} : (!struct0) -> f32
            %648 = "llvm.extractvalue"(%t650_r) {position = array<i64: 14>} : (!struct0) -> f32
            %649 = "llvm.extractvalue"(%t650_r) {position = array<i64: 15>} : (!struct0) -> f32
            %t667_r = "llvm.inline_asm"(%634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %630, %632, %411) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $32, 0;\0Aadd.s64 db, $33, 0;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, $34, 1, 1, 0, 0;\0Aadd.s64 da, $32, 2;\0Aadd.s64 db, $33, 2;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 4;\0Aadd.s64 db, $33, 4;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $32, 6;\0Aadd.s64 db, $33, 6;\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 15 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %651 = "llvm.extractvalue"(%t667_r) {position = array<i64: 0>} : (!struct0) -> f32
            %652 = "llvm.extractvalue"(%t667_r) {position = array<i64: 1>} : (!struct0) -> f32
            %653 = "llvm.extractvalue"(%t667_r) {position = array<i64: 2>} : (!struct0) -> f32
            %654 = "llvm.extractvalue"(%t667_r) {position = array<i64: 3>} : (!struct0) -> f32
            %655 = "llvm.extractvalue"(%t667_r) {position = array<i64: 4>} : (!struct0) -> f32
            %656 = "llvm.extractvalue"(%t667_r) {position = array<i64: 5>} : (!struct0) -> f32
            %657 = "llvm.extractvalue"(%t667_r) {position = array<i64: 6>} : (!struct0) -> f32
            %658 = "llvm.extractvalue"(%t667_r) {position = array<i64: 7>} : (!struct0) -> f32
            %659 = "llvm.extractvalue"(%t667_r) {position = array<i64: 8>} : (!struct0) -> f32
            %660 = "llvm.extractvalue"(%t667_r) {position = array<i64: 9>} : (!struct0) -> f32
            %661 = "llvm.extractvalue"(%t667_r) {position = array<i64: 10>} : (!struct0) -> f32
            %662 = "llvm.extractvalue"(%t667_r) {position = array<i64: 11>} : (!struct0) -> f32
            %663 = "llvm.extractvalue"(%t667_r) {position = array<i64: 12>} : (!struct0) -> f32
            %664 = "llvm.extractvalue"(%t667_r) {position = array<i64: 13>} : (!struct0) -> f32
            %665 = "llvm.extractvalue"(%t667_r) {position = array<i64: 14>} : (!struct0) -> f32
            %666 = "llvm.extractvalue"(%t667_r) {position = array<i64: 15>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t684_r = "llvm.inline_asm"(%651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %668 = "llvm.extractvalue"(%t684_r) {position = array<i64: 0>} : (!struct0) -> f32
            %669 = "llvm.extractvalue"(%t684_r) {position = array<i64: 1>} : (!struct0) -> f32
            %670 = "llvm.extractvalue"(%t684_r) {position = array<i64: 2>} : (!struct0) -> f32
            %671 = "llvm.extractvalue"(%t684_r) {position = array<i64: 3>} : (!struct0) -> f32
            %672 = "llvm.extractvalue"(%t684_r) {position = array<i64: 4>} : (!struct0) -> f32
            %673 = "llvm.extractvalue"(%t684_r) {position = array<i64: 5>} : (!struct0) -> f32
            %674 = "llvm.extractvalue"(%t684_r) {position = array<i64: 6>} : (!struct0) -> f32
            %675 = "llvm.extractvalue"(%t684_r) {position = array<i64: 7>} : (!struct0) -> f32
            %676 = "llvm.extractvalue"(%t684_r) {position = array<i64: 8>} : (!struct0) -> f32
            %677 = "llvm.extractvalue"(%t684_r) {position = array<i64: 9>} : (!struct0) -> f32
            %678 = "llvm.extractvalue"(%t684_r) {position = array<i64: 10>} : (!struct0) -> f32
            %679 = "llvm.extractvalue"(%t684_r) {position = array<i64: 11>} : (!struct0) -> f32
            %680 = "llvm.extractvalue"(%t684_r) {position = array<i64: 12>} : (!struct0) -> f32
            %681 = "llvm.extractvalue"(%t684_r) {position = array<i64: 13>} : (!struct0) -> f32
            %682 = "llvm.extractvalue"(%t684_r) {position = array<i64: 14>} : (!struct0) -> f32
            %683 = "llvm.extractvalue"(%t684_r) {position = array<i64: 15>} : (!struct0) -> f32
            "scf.if"(%139) ({
              %685 = "llvm.getelementptr"(%140, %603) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t686_s0 = "llvm.ptrtoint"(%685) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t686_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %687 = "arith.addi"(%606, %59) : (i32, i32) -> i32
            %688 = "arith.cmpi"(%687, %69) {predicate = 0 : i64} : (i32, i32) -> i1
            %689 = "arith.xori"(%607, %59) : (i32, i32) -> i32
            %690 = "arith.select"(%688, %689, %607) : (i1, i32, i32) -> i32
            %691 = "arith.select"(%688, %23, %687) : (i1, i32, i32) -> i32
            %692 = "arith.addi"(%605, %59) : (i32, i32) -> i32
            "scf.yield"(%605, %606, %607, %692, %691, %690, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t709_r = "llvm.inline_asm"(%585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %693 = "llvm.extractvalue"(%t709_r) {position = array<i64: 0>} : (!struct0) -> f32
          %694 = "llvm.extractvalue"(%t709_r) {position = array<i64: 1>} : (!struct0) -> f32
          %695 = "llvm.extractvalue"(%t709_r) {position = array<i64: 2>} : (!struct0) -> f32
          %696 = "llvm.extractvalue"(%t709_r) {position = array<i64: 3>} : (!struct0) -> f32
          %697 = "llvm.extractvalue"(%t709_r) {position = array<i64: 4>} : (!struct0) -> f32
          %698 = "llvm.extractvalue"(%t709_r) {position = array<i64: 5>} : (!struct0) -> f32
          %699 = "llvm.extractvalue"(%t709_r) {position = array<i64: 6>} : (!struct0) -> f32
          %700 = "llvm.extractvalue"(%t709_r) {position = array<i64: 7>} : (!struct0) -> f32
          %701 = "llvm.extractvalue"(%t709_r) {position = array<i64: 8>} : (!struct0) -> f32
          %702 = "llvm.extractvalue"(%t709_r) {position = array<i64: 9>} : (!struct0) -> f32
          %703 = "llvm.extractvalue"(%t709_r) {position = array<i64: 10>} : (!struct0) -> f32
          %704 = "llvm.extractvalue"(%t709_r) {position = array<i64: 11>} : (!struct0) -> f32
          %705 = "llvm.extractvalue"(%t709_r) {position = array<i64: 12>} : (!struct0) -> f32
          %706 = "llvm.extractvalue"(%t709_r) {position = array<i64: 13>} : (!struct0) -> f32
          %707 = "llvm.extractvalue"(%t709_r) {position = array<i64: 14>} : (!struct0) -> f32
          %708 = "llvm.extractvalue"(%t709_r) {position = array<i64: 15>} : (!struct0) -> f32
          "scf.if"(%139) ({
            %710 = "llvm.getelementptr"(%140, %580) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t711_s0 = "llvm.ptrtoint"(%710) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t711_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %712 = "arith.constant"() {value = 32 : i64} : () -> i64
          %713 = "arith.shrui"(%11, %712) : (i64, i64) -> i64
          %714 = "arith.subi"(%15, %59) : (i32, i32) -> i32
          %715 = "llvm.intr.ctlz"(%714) {is_zero_poison = false} : (i32) -> i32
          %716 = "arith.subi"(%26, %715) : (i32, i32) -> i32
          %717 = "arith.extui"(%495) : (i32) -> i64
          %718 = "arith.muli"(%717, %713) : (i64, i64) -> i64
          %719 = "arith.shrui"(%718, %712) : (i64, i64) -> i64
          %720 = "arith.trunci"(%719) : (i64) -> i32
          %721 = "arith.addi"(%720, %495) : (i32, i32) -> i32
          %722 = "arith.shrui"(%721, %716) : (i32, i32) -> i32
          %723 = "arith.cmpi"(%716, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %724 = "arith.select"(%723, %722, %23) : (i1, i32, i32) -> i32
          %725 = "llvm.intr.ctlz"(%714) {is_zero_poison = false} : (i32) -> i32
          %726 = "arith.subi"(%26, %725) : (i32, i32) -> i32
          %727 = "arith.shrui"(%721, %726) : (i32, i32) -> i32
          %728 = "arith.cmpi"(%726, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %729 = "arith.select"(%728, %727, %23) : (i1, i32, i32) -> i32
          %730 = "arith.muli"(%729, %15) : (i32, i32) -> i32
          %731 = "arith.subi"(%495, %730) : (i32, i32) -> i32
          %732 = "arith.muli"(%724, %69) : (i32, i32) -> i32
          %733 = "arith.addi"(%732, %69) : (i32, i32) -> i32
          %734 = "arith.cmpi"(%733, %13) {predicate = 3 : i64} : (i32, i32) -> i1
          %735 = "arith.divui"(%731, %69) : (i32, i32) -> i32
          %736 = "arith.shrui"(%12, %712) : (i64, i64) -> i64
          %737 = "arith.subi"(%16, %59) : (i32, i32) -> i32
          %738 = "llvm.intr.ctlz"(%737) {is_zero_poison = false} : (i32) -> i32
          %739 = "arith.subi"(%26, %738) : (i32, i32) -> i32
          %740 = "arith.extui"(%731) : (i32) -> i64
          %741 = "arith.muli"(%740, %736) : (i64, i64) -> i64
          %742 = "arith.shrui"(%741, %712) : (i64, i64) -> i64
          %743 = "arith.trunci"(%742) : (i64) -> i32
          %744 = "arith.addi"(%743, %731) : (i32, i32) -> i32
          %745 = "arith.shrui"(%744, %739) : (i32, i32) -> i32
          %746 = "arith.cmpi"(%739, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %747 = "arith.select"(%746, %745, %23) : (i1, i32, i32) -> i32
          %748 = "arith.select"(%734, %735, %747) : (i1, i32, i32) -> i32
          %749 = "arith.remui"(%731, %69) : (i32, i32) -> i32
          %750 = "llvm.intr.ctlz"(%737) {is_zero_poison = false} : (i32) -> i32
          %751 = "arith.subi"(%26, %750) : (i32, i32) -> i32
          %752 = "arith.shrui"(%744, %751) : (i32, i32) -> i32
          %753 = "arith.cmpi"(%751, %26) {predicate = 6 : i64} : (i32, i32) -> i1
          %754 = "arith.select"(%753, %752, %23) : (i1, i32, i32) -> i32
          %755 = "arith.muli"(%754, %16) : (i32, i32) -> i32
          %756 = "arith.subi"(%731, %755) : (i32, i32) -> i32
          %757 = "arith.select"(%734, %749, %756) : (i1, i32, i32) -> i32
          %758 = "arith.addi"(%732, %757) : (i32, i32) -> i32
          %759 = "arith.addi"(%758, %496) : (i32, i32) -> i32
          %760 = "arith.muli"(%748, %204) : (i32, i32) -> i32
          %761 = "arith.addi"(%760, %497) : (i32, i32) -> i32
          %762 = "arith.divui"(%761, %204) : (i32, i32) -> i32
          %763 = "arith.remui"(%761, %59) : (i32, i32) -> i32
          %764 = "arith.addi"(%762, %763) : (i32, i32) -> i32
          %765 = "arith.remui"(%761, %204) : (i32, i32) -> i32
          %766 = "arith.muli"(%759, %57) : (i32, i32) -> i32
          %767 = "arith.muli"(%764, %26) : (i32, i32) -> i32
          %768 = "arith.andi"(%410, %193) : (i32, i32) -> i32
          %769 = "arith.constant"() {value = 4 : i32} : () -> i32
          %770 = "arith.constant"() {value = 16 : i32} : () -> i32
          %771 = "arith.andi"(%137, %23) : (i32, i32) -> i32
          %772 = "nvvm.mapa"(%42, %771) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %773 = "nvvm.mapa"(%47, %771) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %774 = "arith.muli"(%410, %769) : (i32, i32) -> i32
          %775 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %776 = "arith.muli"(%137, %775) : (i32, i32) -> i32
          %777 = "arith.addi"(%774, %776) : (i32, i32) -> i32
          %778 = "llvm.getelementptr"(%772, %777) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %779 = "vector.from_elements"(%693, %694, %695, %696) : (f32, f32, f32, f32) -> vector<4xf32>
          %780 = "vector.bitcast"(%779) : (vector<4xf32>) -> vector<2xi64>
          %781 = "vector.extract"(%780) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %782 = "vector.extract"(%780) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t783_s0 = "llvm.ptrtoint"(%778) : (!llvm.ptr<7>) -> i32
          %t783_s1 = "llvm.ptrtoint"(%773) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t783_s0, %t783_s1, %781, %782) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [$0], {$2, $3}, [$1];", constraints = "r,r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i64) -> ()
          %784 = "arith.constant"() {value = 512 : i32} : () -> i32
          %785 = "arith.addi"(%774, %784) : (i32, i32) -> i32
          %786 = "arith.addi"(%785, %776) : (i32, i32) -> i32
          %787 = "llvm.getelementptr"(%772, %786) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %788 = "vector.from_elements"(%697, %698, %699, %700) : (f32, f32, f32, f32) -> vector<4xf32>
          %789 = "vector.bitcast"(%788) : (vector<4xf32>) -> vector<2xi64>
          %790 = "vector.extract"(%789) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %791 = "vector.extract"(%789) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t792_s0 = "llvm.ptrtoint"(%787) : (!llvm.ptr<7>) -> i32
          %t792_s1 = "llvm.ptrtoint"(%773) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t792_s0, %t792_s1, %790, %791) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [$0], {$2, $3}, [$1];", constraints = "r,r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i64) -> ()
          %793 = "arith.addi"(%771, %59) : (i32, i32) -> i32
          %794 = "nvvm.mapa"(%42, %793) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %795 = "nvvm.mapa"(%47, %793) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
          %796 = "llvm.getelementptr"(%794, %777) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %797 = "vector.from_elements"(%701, %702, %703, %704) : (f32, f32, f32, f32) -> vector<4xf32>
          %798 = "vector.bitcast"(%797) : (vector<4xf32>) -> vector<2xi64>
          %799 = "vector.extract"(%798) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %800 = "vector.extract"(%798) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t801_s0 = "llvm.ptrtoint"(%796) : (!llvm.ptr<7>) -> i32
          %t801_s1 = "llvm.ptrtoint"(%795) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t801_s0, %t801_s1, %799, %800) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [$0], {$2, $3}, [$1];", constraints = "r,r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i64) -> ()
          %802 = "llvm.getelementptr"(%794, %786) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<7>, i32) -> !llvm.ptr<7>
          %803 = "vector.from_elements"(%705, %706, %707, %708) : (f32, f32, f32, f32) -> vector<4xf32>
          %804 = "vector.bitcast"(%803) : (vector<4xf32>) -> vector<2xi64>
          %805 = "vector.extract"(%804) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
          %806 = "vector.extract"(%804) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
          %t807_s0 = "llvm.ptrtoint"(%802) : (!llvm.ptr<7>) -> i32
          %t807_s1 = "llvm.ptrtoint"(%795) : (!llvm.ptr<7>) -> i32
          "llvm.inline_asm"(%t807_s0, %t807_s1, %805, %806) {asm_string = "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.v2.b64 [$0], {$2, $3}, [$1];", constraints = "r,r,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i64, i64) -> ()
          %808 = "arith.cmpi"(%765, %204) {predicate = 2 : i64} : (i32, i32) -> i1
          %809, %810, %811, %812 = "scf.if"(%808) ({
            %t813_s0 = "llvm.ptrtoint"(%47) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t813_s0, %23) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %814 = "llvm.getelementptr"(%42, %774) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %815 = "llvm.load"(%814) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %816 = "arith.addi"(%774, %775) : (i32, i32) -> i32
            %817 = "llvm.getelementptr"(%42, %816) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %818 = "llvm.load"(%817) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %819 = "arith.addf"(%815, %818) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %820 = "vector.extract"(%819) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %821 = "vector.extract"(%819) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %822 = "vector.extract"(%819) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %823 = "vector.extract"(%819) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %824 = "llvm.getelementptr"(%42, %785) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %825 = "llvm.load"(%824) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %826 = "arith.addi"(%785, %775) : (i32, i32) -> i32
            %827 = "llvm.getelementptr"(%42, %826) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %828 = "llvm.load"(%827) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
            %829 = "arith.addf"(%825, %828) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %830 = "vector.extract"(%829) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %831 = "vector.extract"(%829) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %832 = "vector.extract"(%829) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %833 = "vector.extract"(%829) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %834 = "arith.divui"(%768, %26) : (i32, i32) -> i32
            %835 = "nvvm.shfl.sync"(%22, %834, %23, %24) {kind = #nvvm<shfl_kind idx>, cutec.arm = 16 : i32} : (i32, i32, i32, i32) -> i32
            %836 = "arith.cmpi"(%835, %23) {predicate = 0 : i64} : (i32, i32) -> i1
            %837 = "arith.remui"(%768, %204) : (i32, i32) -> i32
            %838 = "arith.divui"(%768, %204) : (i32, i32) -> i32
            %839 = "arith.muli"(%837, %57) : (i32, i32) -> i32
            %840 = "arith.remui"(%838, %769) : (i32, i32) -> i32
            %841 = "arith.divui"(%838, %769) : (i32, i32) -> i32
            %842 = "arith.muli"(%840, %20) : (i32, i32) -> i32
            %843 = "arith.addi"(%839, %842) : (i32, i32) -> i32
            %844 = "arith.remui"(%841, %204) : (i32, i32) -> i32
            %845 = "arith.divui"(%841, %204) : (i32, i32) -> i32
            %846 = "arith.muli"(%844, %69) : (i32, i32) -> i32
            %847 = "arith.addi"(%843, %846) : (i32, i32) -> i32
            %848 = "arith.remui"(%845, %204) : (i32, i32) -> i32
            %849 = "arith.divui"(%845, %204) : (i32, i32) -> i32
            %850 = "arith.muli"(%848, %784) : (i32, i32) -> i32
            %851 = "arith.addi"(%847, %850) : (i32, i32) -> i32
            %852 = "arith.muli"(%849, %770) : (i32, i32) -> i32
            %853 = "arith.addi"(%851, %852) : (i32, i32) -> i32
            %854 = "arith.muli"(%182, %204) : (i32, i32) -> i32
            %855 = "arith.muli"(%854, %775) : (i32, i32) -> i32
            %856 = "llvm.getelementptr"(%43, %855) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "scf.if"(%836) ({
              "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %857 = "arith.addi"(%59, %182) : (i32, i32) -> i32
            "nvvm.barrier"(%857, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 17 : i32} : (i32, i32) -> ()
            %858 = "vector.from_elements"(%820, %821, %822, %823, %830, %831, %832, %833) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %859 = "arith.truncf"(%858) : (vector<8xf32>) -> vector<8xf16>
            %860 = "vector.extract"(%859) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %861 = "vector.extract"(%859) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %862 = "vector.extract"(%859) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %863 = "vector.extract"(%859) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %864 = "vector.extract"(%859) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %865 = "vector.extract"(%859) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %866 = "vector.extract"(%859) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %867 = "vector.extract"(%859) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %868 = "vector.from_elements"(%860, %861) : (f16, f16) -> vector<2xf16>
            %869 = "llvm.bitcast"(%868) : (vector<2xf16>) -> i32
            %870 = "vector.from_elements"(%862, %863) : (f16, f16) -> vector<2xf16>
            %871 = "llvm.bitcast"(%870) : (vector<2xf16>) -> i32
            %872 = "vector.from_elements"(%864, %865) : (f16, f16) -> vector<2xf16>
            %873 = "llvm.bitcast"(%872) : (vector<2xf16>) -> i32
            %874 = "vector.from_elements"(%866, %867) : (f16, f16) -> vector<2xf16>
            %875 = "llvm.bitcast"(%874) : (vector<2xf16>) -> i32
            %876 = "arith.constant"() {value = 448 : i32} : () -> i32
            %877 = "arith.andi"(%853, %876) : (i32, i32) -> i32
            %878 = "arith.shrui"(%877, %96) : (i32, i32) -> i32
            %879 = "arith.xori"(%853, %878) : (i32, i32) -> i32
            %880 = "llvm.getelementptr"(%856, %879) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%880, %869, %871, %873, %875) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.barrier"(%857, %20) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 19 : i32} : (i32, i32) -> ()
            "scf.if"(%836) ({
              %882 = "arith.remui"(%765, %204) : (i32, i32) -> i32
              %883 = "arith.muli"(%882, %770) : (i32, i32) -> i32
              %884 = "arith.addi"(%767, %883) : (i32, i32) -> i32
              %885 = "nvvm.elect.sync"() {cutec.arm = 20 : i32} : () -> i1
              "scf.if"(%885) ({
                %t886_s1 = "llvm.ptrtoint"(%856) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%7, %t886_s1, %766, %884) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "nvvm.cp.async.bulk.commit.group"() : () -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%869, %871, %873, %875) : (i32, i32, i32, i32) -> ()
          }, {
            "scf.yield"(%520, %521, %522, %523) : (i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32)
          %887 = "arith.addi"(%499, %202) : (i32, i32) -> i32
          %888 = "arith.addi"(%500, %59) : (i32, i32) -> i32
          "scf.yield"(%494, %887, %203, %205, %411, %887, %888, %582, %583, %584, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %809, %810, %811, %812) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%437, %438, %436) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i32, i32, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 2 : i32, nvvm.cluster_dim = array<i32: 1, 2, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>):
    %11 = "arith.extsi"(%2) : (i32) -> i64
    %12 = "arith.extsi"(%5) : (i32) -> i64
    %13 = "arith.constant"() {value = 2 : i64} : () -> i64
    %14 = "arith.muli"(%6, %13) : (i64, i64) -> i64
    %15 = "cutec.tensor_map"(%4, %11, %12, %14) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
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
    %28 = "llvm.getelementptr"(%4, %27) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %29 = "arith.extsi"(%25) : (i32) -> i64
    %30 = "cutec.tensor_map"(%28, %11, %29, %14) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "cut", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %31 = "arith.extsi"(%1) : (i32) -> i64
    %32 = "arith.muli"(%3, %13) : (i64, i64) -> i64
    %33 = "cutec.tensor_map"(%0, %11, %31, %32) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 32>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %34 = "arith.constant"() {value = 31 : i32} : () -> i32
    %35 = "arith.addi"(%1, %34) : (i32, i32) -> i32
    %36 = "arith.constant"() {value = 32 : i32} : () -> i32
    %37 = "arith.divui"(%35, %36) : (i32, i32) -> i32
    %38 = "arith.subi"(%37, %20) : (i32, i32) -> i32
    %39 = "arith.maxsi"(%38, %22) : (i32, i32) -> i32
    %40 = "arith.muli"(%39, %36) : (i32, i32) -> i32
    %41 = "arith.subi"(%1, %40) : (i32, i32) -> i32
    %42 = "arith.extsi"(%40) : (i32) -> i64
    %43 = "arith.muli"(%42, %3) : (i64, i64) -> i64
    %44 = "llvm.getelementptr"(%0, %43) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %45 = "arith.extsi"(%41) : (i32) -> i64
    %46 = "cutec.tensor_map"(%44, %11, %45, %32) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "cut", box = array<i32: 64, 32>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %47 = "arith.muli"(%8, %13) : (i64, i64) -> i64
    %48 = "cutec.tensor_map"(%7, %12, %31, %47) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 16>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %49 = "arith.constant"() {value = 2 : i32} : () -> i32
    %50 = "arith.muli"(%37, %49) : (i32, i32) -> i32
    %51 = "arith.addi"(%50, %20) : (i32, i32) -> i32
    %52 = "arith.divui"(%51, %49) : (i32, i32) -> i32
    %53 = "arith.muli"(%52, %19) : (i32, i32) -> i32
    %54 = "arith.maxsi"(%53, %20) : (i32, i32) -> i32
    %55 = "arith.extui"(%54) : (i32) -> i64
    %56 = "arith.subi"(%54, %20) : (i32, i32) -> i32
    %57 = "llvm.intr.ctlz"(%56) {is_zero_poison = false} : (i32) -> i32
    %58 = "arith.subi"(%36, %57) : (i32, i32) -> i32
    %59 = "arith.extsi"(%58) : (i32) -> i64
    %60 = "arith.constant"() {value = 1 : i64} : () -> i64
    %61 = "arith.shli"(%60, %59) : (i64, i64) -> i64
    %62 = "arith.constant"() {value = 64 : i64} : () -> i64
    %63 = "arith.cmpi"(%59, %62) {predicate = 6 : i64} : (i64, i64) -> i1
    %64 = "arith.constant"() {value = 0 : i64} : () -> i64
    %65 = "arith.select"(%63, %61, %64) : (i1, i64, i64) -> i64
    %66 = "arith.subi"(%65, %55) : (i64, i64) -> i64
    %67 = "arith.constant"() {value = 32 : i64} : () -> i64
    %68 = "arith.shli"(%66, %67) : (i64, i64) -> i64
    %69 = "arith.divui"(%68, %55) : (i64, i64) -> i64
    %70 = "arith.addi"(%69, %60) : (i64, i64) -> i64
    %71 = "arith.shli"(%70, %67) : (i64, i64) -> i64
    %72 = "arith.ori"(%71, %55) : (i64, i64) -> i64
    %73 = "arith.constant"() {value = 8 : i32} : () -> i32
    %74 = "arith.muli"(%52, %73) : (i32, i32) -> i32
    %75 = "arith.maxsi"(%74, %20) : (i32, i32) -> i32
    %76 = "arith.extui"(%75) : (i32) -> i64
    %77 = "arith.subi"(%75, %20) : (i32, i32) -> i32
    %78 = "llvm.intr.ctlz"(%77) {is_zero_poison = false} : (i32) -> i32
    %79 = "arith.subi"(%36, %78) : (i32, i32) -> i32
    %80 = "arith.extsi"(%79) : (i32) -> i64
    %81 = "arith.shli"(%60, %80) : (i64, i64) -> i64
    %82 = "arith.cmpi"(%80, %62) {predicate = 6 : i64} : (i64, i64) -> i1
    %83 = "arith.select"(%82, %81, %64) : (i1, i64, i64) -> i64
    %84 = "arith.subi"(%83, %76) : (i64, i64) -> i64
    %85 = "arith.shli"(%84, %67) : (i64, i64) -> i64
    %86 = "arith.divui"(%85, %76) : (i64, i64) -> i64
    %87 = "arith.addi"(%86, %60) : (i64, i64) -> i64
    %88 = "arith.shli"(%87, %67) : (i64, i64) -> i64
    %89 = "arith.ori"(%88, %76) : (i64, i64) -> i64
    %90 = "arith.addi"(%19, %73) : (i32, i32) -> i32
    %91 = "arith.subi"(%90, %20) : (i32, i32) -> i32
    %92 = "arith.constant"() {value = 7 : i32} : () -> i32
    %93 = "arith.andi"(%91, %92) : (i32, i32) -> i32
    %94 = "arith.addi"(%93, %20) : (i32, i32) -> i32
    %95 = "arith.maxsi"(%94, %20) : (i32, i32) -> i32
    %96 = "arith.extui"(%95) : (i32) -> i64
    %97 = "arith.subi"(%95, %20) : (i32, i32) -> i32
    %98 = "llvm.intr.ctlz"(%97) {is_zero_poison = false} : (i32) -> i32
    %99 = "arith.subi"(%36, %98) : (i32, i32) -> i32
    %100 = "arith.extsi"(%99) : (i32) -> i64
    %101 = "arith.shli"(%60, %100) : (i64, i64) -> i64
    %102 = "arith.cmpi"(%100, %62) {predicate = 6 : i64} : (i64, i64) -> i1
    %103 = "arith.select"(%102, %101, %64) : (i1, i64, i64) -> i64
    %104 = "arith.subi"(%103, %96) : (i64, i64) -> i64
    %105 = "arith.shli"(%104, %67) : (i64, i64) -> i64
    %106 = "arith.divui"(%105, %96) : (i64, i64) -> i64
    %107 = "arith.addi"(%106, %60) : (i64, i64) -> i64
    %108 = "arith.shli"(%107, %67) : (i64, i64) -> i64
    %109 = "arith.ori"(%108, %96) : (i64, i64) -> i64
    %110 = "arith.muli"(%19, %52) : (i32, i32) -> i32
    %111 = "arith.minsi"(%110, %110) : (i32, i32) -> i32
    %112 = "arith.constant"() {value = 256 : i32} : () -> i32
    %113 = "arith.constant"() {value = 110744 : i32} : () -> i32
    "gpu.launch_func"(%20, %49, %111, %112, %20, %20, %20, %49, %20, %113, %15, %30, %5, %2, %33, %46, %1, %48, %5, %1, %72, %89, %109, %19, %52) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i32, i32, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i32, i32, i64, i64, i64, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_f16_tile64x32_cluster1x1_split2_swapped1_resident2", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
