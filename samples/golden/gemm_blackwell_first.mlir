!struct0 = !llvm.struct<"struct0", (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: !llvm.ptr, %4: i32, %5: !llvm.ptr):
      %6 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %9 = "arith.constant"() {value = 32 : i32} : () -> i32
      %10 = "arith.divui"(%6, %9) : (i32, i32) -> i32
      %11 = "arith.constant"() {value = -1 : i32} : () -> i32
      %12 = "arith.constant"() {value = 0 : i32} : () -> i32
      %13 = "arith.constant"() {value = 31 : i32} : () -> i32
      %14 = "nvvm.shfl.sync"(%11, %10, %12, %13) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %19 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %20 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 131072>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %21 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 163840>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %22 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 163872>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %23 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 163904>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %24 = "llvm.getelementptr"(%18) {rawConstantIndices = array<i32: 163920>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %25 = "arith.cmpi"(%14, %12) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%25) ({
        %26 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%26) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %28 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%28) ({
          "llvm.inline_asm"(%3) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %30 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%30) ({
          %31 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t32_s0 = "llvm.ptrtoint"(%21) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t32_s0, %31) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t33_s0 = "llvm.ptrtoint"(%22) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t33_s0, %31) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %34 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t35_s0 = "llvm.ptrtoint"(%34) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t35_s0, %31) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %36 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t37_s0 = "llvm.ptrtoint"(%36) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t37_s0, %31) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %38 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t39_s0 = "llvm.ptrtoint"(%38) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t39_s0, %31) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %40 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t41_s0 = "llvm.ptrtoint"(%40) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t41_s0, %31) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %42 = "llvm.getelementptr"(%21) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t43_s0 = "llvm.ptrtoint"(%42) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t43_s0, %31) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %44 = "llvm.getelementptr"(%22) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t45_s0 = "llvm.ptrtoint"(%44) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t45_s0, %31) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %t46_s0 = "llvm.ptrtoint"(%23) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t46_s0, %31) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "nvvm.fence.mbarrier.init"() : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %47 = "arith.constant"() {value = 1 : i32} : () -> i32
      %48 = "arith.cmpi"(%14, %47) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%48) ({
        %49 = "arith.constant"() {value = 128 : i32} : () -> i32
        %t50_s0 = "llvm.ptrtoint"(%24) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t50_s0, %49) {asm_string = "tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 3 : i32} : (i32, i32) -> ()
        "llvm.inline_asm"() {asm_string = "tcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 4 : i32} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %52 = "llvm.load"(%24) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
      %53 = "arith.constant"() {value = 128 : i32} : () -> i32
      %54 = "arith.constant"() {value = 64 : i32} : () -> i32
      %55 = "arith.constant"() {value = 63 : i32} : () -> i32
      %56 = "arith.addi"(%2, %55) : (i32, i32) -> i32
      %57 = "arith.divui"(%56, %54) : (i32, i32) -> i32
      %58 = "arith.muli"(%15, %53) : (i32, i32) -> i32
      %59 = "arith.muli"(%16, %53) : (i32, i32) -> i32
      %60 = "arith.maxsi"(%57, %47) : (i32, i32) -> i32
      "scf.if"(%25) ({
        %61, %62 = "scf.for"(%12, %60, %47, %47, %12) ({
        ^bb0(%63: i32, %64: i32, %65: i32):
          %66 = "llvm.getelementptr"(%22, %65) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t67_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t67_s0, %64) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %68 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
          "scf.if"(%68) ({
            %69 = "llvm.getelementptr"(%21, %65) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %70 = "arith.constant"() {value = 32768 : i32} : () -> i32
            %t71_s0 = "llvm.ptrtoint"(%69) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t71_s0, %70) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %72 = "arith.muli"(%63, %54) : (i32, i32) -> i32
            %73 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %74 = "arith.muli"(%65, %73) : (i32, i32) -> i32
            %75 = "llvm.getelementptr"(%18, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t76_s0 = "llvm.ptrtoint"(%75) : (!llvm.ptr<3>) -> i32
            %t76_s2 = "llvm.ptrtoint"(%69) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t76_s0, %0, %t76_s2, %72, %58) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
            %77 = "llvm.getelementptr"(%19, %74) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t78_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
            %t78_s2 = "llvm.ptrtoint"(%69) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t78_s0, %3, %t78_s2, %72, %59) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %79 = "arith.addi"(%65, %47) : (i32, i32) -> i32
          %80 = "arith.constant"() {value = 4 : i32} : () -> i32
          %81 = "arith.cmpi"(%79, %80) {predicate = 0 : i64} : (i32, i32) -> i1
          %82, %83 = "scf.if"(%81) ({
            %84 = "arith.xori"(%64, %47) : (i32, i32) -> i32
            "scf.yield"(%84, %12) : (i32, i32) -> ()
          }, {
            "scf.yield"(%64, %79) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          "scf.yield"(%82, %83) : (i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32) -> (i32, i32)
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %85 = "scf.if"(%48) ({
        %86 = "arith.constant"() {value = false} : () -> i1
        %87, %88, %89 = "scf.for"(%12, %60, %47, %12, %12, %86) ({
        ^bb0(%90: i32, %91: i32, %92: i32, %93: i1):
          %94 = "llvm.getelementptr"(%21, %92) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t95_s0 = "llvm.ptrtoint"(%94) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t95_s0, %91) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %96 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %97 = "arith.muli"(%92, %96) : (i32, i32) -> i32
          %98 = "llvm.getelementptr"(%18, %97) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %99 = "llvm.getelementptr"(%19, %97) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %100 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
          "scf.if"(%100) ({
            %t102_a = "llvm.ptrtoint"(%99) : (!llvm.ptr<3>) -> i32
            %t102_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t102_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t102_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
            %t102_shifted = "arith.shrui"(%t102_a, %t102_four) : (i32, i32) -> i32
            %t102_low = "arith.andi"(%t102_shifted, %t102_mask) : (i32, i32) -> i32
            %t102_wide = "arith.extui"(%t102_low) : (i32) -> i64
            %101 = "arith.ori"(%t102_wide, %t102_fields) : (i64, i64) -> i64
            %t104_a = "llvm.ptrtoint"(%98) : (!llvm.ptr<3>) -> i32
            %t104_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t104_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t104_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
            %t104_shifted = "arith.shrui"(%t104_a, %t104_four) : (i32, i32) -> i32
            %t104_low = "arith.andi"(%t104_shifted, %t104_mask) : (i32, i32) -> i32
            %t104_wide = "arith.extui"(%t104_low) : (i32) -> i64
            %103 = "arith.ori"(%t104_wide, %t104_fields) : (i64, i64) -> i64
            %105 = "arith.constant"() {value = 136316048 : i32} : () -> i32
            "llvm.inline_asm"(%52, %103, %101, %105, %93) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %107 = "arith.constant"() {value = true} : () -> i1
          %108 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
          "scf.if"(%108) ({
            %t110_a = "llvm.ptrtoint"(%99) : (!llvm.ptr<3>) -> i32
            %t110_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t110_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t110_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
            %t110_shifted = "arith.shrui"(%t110_a, %t110_four) : (i32, i32) -> i32
            %t110_low = "arith.andi"(%t110_shifted, %t110_mask) : (i32, i32) -> i32
            %t110_wide = "arith.extui"(%t110_low) : (i32) -> i64
            %109 = "arith.ori"(%t110_wide, %t110_fields) : (i64, i64) -> i64
            %111 = "arith.constant"() {value = 2 : i64} : () -> i64
            %112 = "arith.addi"(%109, %111) : (i64, i64) -> i64
            %t114_a = "llvm.ptrtoint"(%98) : (!llvm.ptr<3>) -> i32
            %t114_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t114_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t114_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
            %t114_shifted = "arith.shrui"(%t114_a, %t114_four) : (i32, i32) -> i32
            %t114_low = "arith.andi"(%t114_shifted, %t114_mask) : (i32, i32) -> i32
            %t114_wide = "arith.extui"(%t114_low) : (i32) -> i64
            %113 = "arith.ori"(%t114_wide, %t114_fields) : (i64, i64) -> i64
            %115 = "arith.addi"(%113, %111) : (i64, i64) -> i64
            %116 = "arith.constant"() {value = 136316048 : i32} : () -> i32
            "llvm.inline_asm"(%52, %115, %112, %116, %107) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %118 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
          "scf.if"(%118) ({
            %t120_a = "llvm.ptrtoint"(%99) : (!llvm.ptr<3>) -> i32
            %t120_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t120_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t120_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
            %t120_shifted = "arith.shrui"(%t120_a, %t120_four) : (i32, i32) -> i32
            %t120_low = "arith.andi"(%t120_shifted, %t120_mask) : (i32, i32) -> i32
            %t120_wide = "arith.extui"(%t120_low) : (i32) -> i64
            %119 = "arith.ori"(%t120_wide, %t120_fields) : (i64, i64) -> i64
            %121 = "arith.constant"() {value = 4 : i64} : () -> i64
            %122 = "arith.addi"(%119, %121) : (i64, i64) -> i64
            %t124_a = "llvm.ptrtoint"(%98) : (!llvm.ptr<3>) -> i32
            %t124_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t124_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t124_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
            %t124_shifted = "arith.shrui"(%t124_a, %t124_four) : (i32, i32) -> i32
            %t124_low = "arith.andi"(%t124_shifted, %t124_mask) : (i32, i32) -> i32
            %t124_wide = "arith.extui"(%t124_low) : (i32) -> i64
            %123 = "arith.ori"(%t124_wide, %t124_fields) : (i64, i64) -> i64
            %125 = "arith.addi"(%123, %121) : (i64, i64) -> i64
            %126 = "arith.constant"() {value = 136316048 : i32} : () -> i32
            "llvm.inline_asm"(%52, %125, %122, %126, %107) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %128 = "nvvm.elect.sync"() {cutec.arm = 9 : i32} : () -> i1
          "scf.if"(%128) ({
            %t130_a = "llvm.ptrtoint"(%99) : (!llvm.ptr<3>) -> i32
            %t130_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t130_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t130_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
            %t130_shifted = "arith.shrui"(%t130_a, %t130_four) : (i32, i32) -> i32
            %t130_low = "arith.andi"(%t130_shifted, %t130_mask) : (i32, i32) -> i32
            %t130_wide = "arith.extui"(%t130_low) : (i32) -> i64
            %129 = "arith.ori"(%t130_wide, %t130_fields) : (i64, i64) -> i64
            %131 = "arith.constant"() {value = 6 : i64} : () -> i64
            %132 = "arith.addi"(%129, %131) : (i64, i64) -> i64
            %t134_a = "llvm.ptrtoint"(%98) : (!llvm.ptr<3>) -> i32
            %t134_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t134_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t134_fields = "arith.constant"() {value = 4611756662049538048 : i64} : () -> i64
            %t134_shifted = "arith.shrui"(%t134_a, %t134_four) : (i32, i32) -> i32
            %t134_low = "arith.andi"(%t134_shifted, %t134_mask) : (i32, i32) -> i32
            %t134_wide = "arith.extui"(%t134_low) : (i32) -> i64
            %133 = "arith.ori"(%t134_wide, %t134_fields) : (i64, i64) -> i64
            %135 = "arith.addi"(%133, %131) : (i64, i64) -> i64
            %136 = "arith.constant"() {value = 136316048 : i32} : () -> i32
            "llvm.inline_asm"(%52, %135, %132, %136, %107) {asm_string = "tcgen05.mma.cta_group::1.kind::f16 [$0], $1, $2, $3, $4;", constraints = "r,l,l,r,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i64, i64, i32, i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %138 = "nvvm.elect.sync"() {cutec.arm = 10 : i32} : () -> i1
          "scf.if"(%138) ({
            %139 = "llvm.getelementptr"(%22, %92) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t140_s0 = "llvm.ptrtoint"(%139) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t140_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %141 = "arith.addi"(%92, %47) : (i32, i32) -> i32
          %142 = "arith.constant"() {value = 4 : i32} : () -> i32
          %143 = "arith.cmpi"(%141, %142) {predicate = 0 : i64} : (i32, i32) -> i1
          %144, %145 = "scf.if"(%143) ({
            %146 = "arith.xori"(%91, %47) : (i32, i32) -> i32
            "scf.yield"(%146, %12) : (i32, i32) -> ()
          }, {
            "scf.yield"(%91, %141) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          "scf.yield"(%144, %145, %107) : (i32, i32, i1) -> ()
        }) : (i32, i32, i32, i32, i32, i1) -> (i32, i32, i1)
        %147 = "nvvm.elect.sync"() {cutec.arm = 11 : i32} : () -> i1
        "scf.if"(%147) ({
          %t148_s0 = "llvm.ptrtoint"(%23) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t148_s0) {asm_string = "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"(%89) : (i1) -> ()
      }, {
        %149 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%149) : (i1) -> ()
      }) : (i1) -> i1
      %t150_s0 = "llvm.ptrtoint"(%23) : (!llvm.ptr<3>) -> i32
      "llvm.inline_asm"(%t150_s0, %12) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
      "llvm.inline_asm"() {asm_string = "tcgen05.fence::after_thread_sync;", constraints = "~{memory}", has_side_effects, asm_dialect = 0 : i64} : () -> ()
      %152 = "arith.remui"(%6, %9) : (i32, i32) -> i32
      %153 = "arith.constant"() {value = 2097152 : i32} : () -> i32
      %154 = "arith.muli"(%10, %153) : (i32, i32) -> i32
      %155 = "arith.addi"(%52, %154) : (i32, i32) -> i32
      %156 = "arith.muli"(%152, %54) : (i32, i32) -> i32
      %157 = "arith.constant"() {value = 2048 : i32} : () -> i32
      %158 = "arith.muli"(%10, %157) : (i32, i32) -> i32
      %159 = "arith.addi"(%156, %158) : (i32, i32) -> i32
      %t192_r = "llvm.inline_asm"(%155) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> !struct0
      %160 = "llvm.extractvalue"(%t192_r) {position = array<i64: 0>} : (!struct0) -> i32
      %161 = "llvm.extractvalue"(%t192_r) {position = array<i64: 1>} : (!struct0) -> i32
      %162 = "llvm.extractvalue"(%t192_r) {position = array<i64: 2>} : (!struct0) -> i32
      %163 = "llvm.extractvalue"(%t192_r) {position = array<i64: 3>} : (!struct0) -> i32
      %164 = "llvm.extractvalue"(%t192_r) {position = array<i64: 4>} : (!struct0) -> i32
      %165 = "llvm.extractvalue"(%t192_r) {position = array<i64: 5>} : (!struct0) -> i32
      %166 = "llvm.extractvalue"(%t192_r) {position = array<i64: 6>} : (!struct0) -> i32
      %167 = "llvm.extractvalue"(%t192_r) {position = array<i64: 7>} : (!struct0) -> i32
      %168 = "llvm.extractvalue"(%t192_r) {position = array<i64: 8>} : (!struct0) -> i32
      %169 = "llvm.extractvalue"(%t192_r) {position = array<i64: 9>} : (!struct0) -> i32
      %170 = "llvm.extractvalue"(%t192_r) {position = array<i64: 10>} : (!struct0) -> i32
      %171 = "llvm.extractvalue"(%t192_r) {position = array<i64: 11>} : (!struct0) -> i32
      %172 = "llvm.extractvalue"(%t192_r) {position = array<i64: 12>} : (!struct0) -> i32
      %173 = "llvm.extractvalue"(%t192_r) {position = array<i64: 13>} : (!struct0) -> i32
      %174 = "llvm.extractvalue"(%t192_r) {position = array<i64: 14>} : (!struct0) -> i32
      %175 = "llvm.extractvalue"(%t192_r) {position = array<i64: 15>} : (!struct0) -> i32
      %176 = "llvm.extractvalue"(%t192_r) {position = array<i64: 16>} : (!struct0) -> i32
      %177 = "llvm.extractvalue"(%t192_r) {position = array<i64: 17>} : (!struct0) -> i32
      %178 = "llvm.extractvalue"(%t192_r) {position = array<i64: 18>} : (!struct0) -> i32
      %179 = "llvm.extractvalue"(%t192_r) {position = array<i64: 19>} : (!struct0) -> i32
      %180 = "llvm.extractvalue"(%t192_r) {position = array<i64: 20>} : (!struct0) -> i32
      %181 = "llvm.extractvalue"(%t192_r) {position = array<i64: 21>} : (!struct0) -> i32
      %182 = "llvm.extractvalue"(%t192_r) {position = array<i64: 22>} : (!struct0) -> i32
      %183 = "llvm.extractvalue"(%t192_r) {position = array<i64: 23>} : (!struct0) -> i32
      %184 = "llvm.extractvalue"(%t192_r) {position = array<i64: 24>} : (!struct0) -> i32
      %185 = "llvm.extractvalue"(%t192_r) {position = array<i64: 25>} : (!struct0) -> i32
      %186 = "llvm.extractvalue"(%t192_r) {position = array<i64: 26>} : (!struct0) -> i32
      %187 = "llvm.extractvalue"(%t192_r) {position = array<i64: 27>} : (!struct0) -> i32
      %188 = "llvm.extractvalue"(%t192_r) {position = array<i64: 28>} : (!struct0) -> i32
      %189 = "llvm.extractvalue"(%t192_r) {position = array<i64: 29>} : (!struct0) -> i32
      %190 = "llvm.extractvalue"(%t192_r) {position = array<i64: 30>} : (!struct0) -> i32
      %191 = "llvm.extractvalue"(%t192_r) {position = array<i64: 31>} : (!struct0) -> i32
      %t225_r = "llvm.inline_asm"(%160, %161, %162, %163, %164, %165, %166, %167, %168, %169, %170, %171, %172, %173, %174, %175, %176, %177, %178, %179, %180, %181, %182, %183, %184, %185, %186, %187, %188, %189, %190, %191) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct0
      %193 = "llvm.extractvalue"(%t225_r) {position = array<i64: 0>} : (!struct0) -> i32
      %194 = "llvm.extractvalue"(%t225_r) {position = array<i64: 1>} : (!struct0) -> i32
      %195 = "llvm.extractvalue"(%t225_r) {position = array<i64: 2>} : (!struct0) -> i32
      %196 = "llvm.extractvalue"(%t225_r) {position = array<i64: 3>} : (!struct0) -> i32
      %197 = "llvm.extractvalue"(%t225_r) {position = array<i64: 4>} : (!struct0) -> i32
      %198 = "llvm.extractvalue"(%t225_r) {position = array<i64: 5>} : (!struct0) -> i32
      %199 = "llvm.extractvalue"(%t225_r) {position = array<i64: 6>} : (!struct0) -> i32
      %200 = "llvm.extractvalue"(%t225_r) {position = array<i64: 7>} : (!struct0) -> i32
      %201 = "llvm.extractvalue"(%t225_r) {position = array<i64: 8>} : (!struct0) -> i32
      %202 = "llvm.extractvalue"(%t225_r) {position = array<i64: 9>} : (!struct0) -> i32
      %203 = "llvm.extractvalue"(%t225_r) {position = array<i64: 10>} : (!struct0) -> i32
      %204 = "llvm.extractvalue"(%t225_r) {position = array<i64: 11>} : (!struct0) -> i32
      %205 = "llvm.extractvalue"(%t225_r) {position = array<i64: 12>} : (!struct0) -> i32
      %206 = "llvm.extractvalue"(%t225_r) {position = array<i64: 13>} : (!struct0) -> i32
      %207 = "llvm.extractvalue"(%t225_r) {position = array<i64: 14>} : (!struct0) -> i32
      %208 = "llvm.extractvalue"(%t225_r) {position = array<i64: 15>} : (!struct0) -> i32
      %209 = "llvm.extractvalue"(%t225_r) {position = array<i64: 16>} : (!struct0) -> i32
      %210 = "llvm.extractvalue"(%t225_r) {position = array<i64: 17>} : (!struct0) -> i32
      %211 = "llvm.extractvalue"(%t225_r) {position = array<i64: 18>} : (!struct0) -> i32
      %212 = "llvm.extractvalue"(%t225_r) {position = array<i64: 19>} : (!struct0) -> i32
      %213 = "llvm.extractvalue"(%t225_r) {position = array<i64: 20>} : (!struct0) -> i32
      %214 = "llvm.extractvalue"(%t225_r) {position = array<i64: 21>} : (!struct0) -> i32
      %215 = "llvm.extractvalue"(%t225_r) {position = array<i64: 22>} : (!struct0) -> i32
      %216 = "llvm.extractvalue"(%t225_r) {position = array<i64: 23>} : (!struct0) -> i32
      %217 = "llvm.extractvalue"(%t225_r) {position = array<i64: 24>} : (!struct0) -> i32
      %218 = "llvm.extractvalue"(%t225_r) {position = array<i64: 25>} : (!struct0) -> i32
      %219 = "llvm.extractvalue"(%t225_r) {position = array<i64: 26>} : (!struct0) -> i32
      %220 = "llvm.extractvalue"(%t225_r) {position = array<i64: 27>} : (!struct0) -> i32
      %221 = "llvm.extractvalue"(%t225_r) {position = array<i64: 28>} : (!struct0) -> i32
      %222 = "llvm.extractvalue"(%t225_r) {position = array<i64: 29>} : (!struct0) -> i32
      %223 = "llvm.extractvalue"(%t225_r) {position = array<i64: 30>} : (!struct0) -> i32
      %224 = "llvm.extractvalue"(%t225_r) {position = array<i64: 31>} : (!struct0) -> i32
      %226 = "llvm.bitcast"(%193) : (i32) -> f32
      %227 = "llvm.bitcast"(%194) : (i32) -> f32
      %228 = "llvm.bitcast"(%195) : (i32) -> f32
      %229 = "llvm.bitcast"(%196) : (i32) -> f32
      %230 = "llvm.bitcast"(%197) : (i32) -> f32
      %231 = "llvm.bitcast"(%198) : (i32) -> f32
      %232 = "llvm.bitcast"(%199) : (i32) -> f32
      %233 = "llvm.bitcast"(%200) : (i32) -> f32
      %234 = "llvm.bitcast"(%201) : (i32) -> f32
      %235 = "llvm.bitcast"(%202) : (i32) -> f32
      %236 = "llvm.bitcast"(%203) : (i32) -> f32
      %237 = "llvm.bitcast"(%204) : (i32) -> f32
      %238 = "llvm.bitcast"(%205) : (i32) -> f32
      %239 = "llvm.bitcast"(%206) : (i32) -> f32
      %240 = "llvm.bitcast"(%207) : (i32) -> f32
      %241 = "llvm.bitcast"(%208) : (i32) -> f32
      %242 = "llvm.bitcast"(%209) : (i32) -> f32
      %243 = "llvm.bitcast"(%210) : (i32) -> f32
      %244 = "llvm.bitcast"(%211) : (i32) -> f32
      %245 = "llvm.bitcast"(%212) : (i32) -> f32
      %246 = "llvm.bitcast"(%213) : (i32) -> f32
      %247 = "llvm.bitcast"(%214) : (i32) -> f32
      %248 = "llvm.bitcast"(%215) : (i32) -> f32
      %249 = "llvm.bitcast"(%216) : (i32) -> f32
      %250 = "llvm.bitcast"(%217) : (i32) -> f32
      %251 = "llvm.bitcast"(%218) : (i32) -> f32
      %252 = "llvm.bitcast"(%219) : (i32) -> f32
      %253 = "llvm.bitcast"(%220) : (i32) -> f32
      %254 = "llvm.bitcast"(%221) : (i32) -> f32
      %255 = "llvm.bitcast"(%222) : (i32) -> f32
      %256 = "llvm.bitcast"(%223) : (i32) -> f32
      %257 = "llvm.bitcast"(%224) : (i32) -> f32
      %258 = "vector.from_elements"(%226, %227, %228, %229, %230, %231, %232, %233, %234, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255, %256, %257) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %259 = "arith.truncf"(%258) : (vector<32xf32>) -> vector<32xbf16>
      %260 = "vector.extract"(%259) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
      %261 = "vector.extract"(%259) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
      %262 = "vector.extract"(%259) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
      %263 = "vector.extract"(%259) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
      %264 = "vector.extract"(%259) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
      %265 = "vector.extract"(%259) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
      %266 = "vector.extract"(%259) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
      %267 = "vector.extract"(%259) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
      %268 = "vector.extract"(%259) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
      %269 = "vector.extract"(%259) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
      %270 = "vector.extract"(%259) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
      %271 = "vector.extract"(%259) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
      %272 = "vector.extract"(%259) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
      %273 = "vector.extract"(%259) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
      %274 = "vector.extract"(%259) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
      %275 = "vector.extract"(%259) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
      %276 = "vector.extract"(%259) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
      %277 = "vector.extract"(%259) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
      %278 = "vector.extract"(%259) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
      %279 = "vector.extract"(%259) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
      %280 = "vector.extract"(%259) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
      %281 = "vector.extract"(%259) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
      %282 = "vector.extract"(%259) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
      %283 = "vector.extract"(%259) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
      %284 = "vector.extract"(%259) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
      %285 = "vector.extract"(%259) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
      %286 = "vector.extract"(%259) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
      %287 = "vector.extract"(%259) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
      %288 = "vector.extract"(%259) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
      %289 = "vector.extract"(%259) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
      %290 = "vector.extract"(%259) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
      %291 = "vector.extract"(%259) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
      %292 = "arith.constant"() {value = 448 : i32} : () -> i32
      %293 = "arith.andi"(%159, %292) : (i32, i32) -> i32
      %294 = "arith.constant"() {value = 3 : i32} : () -> i32
      %295 = "arith.shrui"(%293, %294) : (i32, i32) -> i32
      %296 = "arith.xori"(%159, %295) : (i32, i32) -> i32
      %297 = "llvm.getelementptr"(%20, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %298 = "vector.from_elements"(%260, %261, %262, %263, %264, %265, %266, %267) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
      "llvm.store"(%298, %297) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
      %299 = "arith.constant"() {value = 8 : i32} : () -> i32
      %300 = "arith.addi"(%159, %299) : (i32, i32) -> i32
      %301 = "arith.andi"(%300, %292) : (i32, i32) -> i32
      %302 = "arith.shrui"(%301, %294) : (i32, i32) -> i32
      %303 = "arith.xori"(%300, %302) : (i32, i32) -> i32
      %304 = "llvm.getelementptr"(%20, %303) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %305 = "vector.from_elements"(%268, %269, %270, %271, %272, %273, %274, %275) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
      "llvm.store"(%305, %304) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
      %306 = "arith.constant"() {value = 16 : i32} : () -> i32
      %307 = "arith.addi"(%159, %306) : (i32, i32) -> i32
      %308 = "arith.andi"(%307, %292) : (i32, i32) -> i32
      %309 = "arith.shrui"(%308, %294) : (i32, i32) -> i32
      %310 = "arith.xori"(%307, %309) : (i32, i32) -> i32
      %311 = "llvm.getelementptr"(%20, %310) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %312 = "vector.from_elements"(%276, %277, %278, %279, %280, %281, %282, %283) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
      "llvm.store"(%312, %311) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
      %313 = "arith.constant"() {value = 24 : i32} : () -> i32
      %314 = "arith.addi"(%159, %313) : (i32, i32) -> i32
      %315 = "arith.andi"(%314, %292) : (i32, i32) -> i32
      %316 = "arith.shrui"(%315, %294) : (i32, i32) -> i32
      %317 = "arith.xori"(%314, %316) : (i32, i32) -> i32
      %318 = "llvm.getelementptr"(%20, %317) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %319 = "vector.from_elements"(%284, %285, %286, %287, %288, %289, %290, %291) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
      "llvm.store"(%319, %318) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
      %320 = "arith.addi"(%159, %9) : (i32, i32) -> i32
      %321 = "arith.addi"(%155, %9) : (i32, i32) -> i32
      %t354_r = "llvm.inline_asm"(%321) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> !struct0
      %322 = "llvm.extractvalue"(%t354_r) {position = array<i64: 0>} : (!struct0) -> i32
      %323 = "llvm.extractvalue"(%t354_r) {position = array<i64: 1>} : (!struct0) -> i32
      %324 = "llvm.extractvalue"(%t354_r) {position = array<i64: 2>} : (!struct0) -> i32
      %325 = "llvm.extractvalue"(%t354_r) {position = array<i64: 3>} : (!struct0) -> i32
      %326 = "llvm.extractvalue"(%t354_r) {position = array<i64: 4>} : (!struct0) -> i32
      %327 = "llvm.extractvalue"(%t354_r) {position = array<i64: 5>} : (!struct0) -> i32
      %328 = "llvm.extractvalue"(%t354_r) {position = array<i64: 6>} : (!struct0) -> i32
      %329 = "llvm.extractvalue"(%t354_r) {position = array<i64: 7>} : (!struct0) -> i32
      %330 = "llvm.extractvalue"(%t354_r) {position = array<i64: 8>} : (!struct0) -> i32
      %331 = "llvm.extractvalue"(%t354_r) {position = array<i64: 9>} : (!struct0) -> i32
      %332 = "llvm.extractvalue"(%t354_r) {position = array<i64: 10>} : (!struct0) -> i32
      %333 = "llvm.extractvalue"(%t354_r) {position = array<i64: 11>} : (!struct0) -> i32
      %334 = "llvm.extractvalue"(%t354_r) {position = array<i64: 12>} : (!struct0) -> i32
      %335 = "llvm.extractvalue"(%t354_r) {position = array<i64: 13>} : (!struct0) -> i32
      %336 = "llvm.extractvalue"(%t354_r) {position = array<i64: 14>} : (!struct0) -> i32
      %337 = "llvm.extractvalue"(%t354_r) {position = array<i64: 15>} : (!struct0) -> i32
      %338 = "llvm.extractvalue"(%t354_r) {position = array<i64: 16>} : (!struct0) -> i32
      %339 = "llvm.extractvalue"(%t354_r) {position = array<i64: 17>} : (!struct0) -> i32
      %340 = "llvm.extractvalue"(%t354_r) {position = array<i64: 18>} : (!struct0) -> i32
      %341 = "llvm.extractvalue"(%t354_r) {position = array<i64: 19>} : (!struct0) -> i32
      %342 = "llvm.extractvalue"(%t354_r) {position = array<i64: 20>} : (!struct0) -> i32
      %343 = "llvm.extractvalue"(%t354_r) {position = array<i64: 21>} : (!struct0) -> i32
      %344 = "llvm.extractvalue"(%t354_r) {position = array<i64: 22>} : (!struct0) -> i32
      %345 = "llvm.extractvalue"(%t354_r) {position = array<i64: 23>} : (!struct0) -> i32
      %346 = "llvm.extractvalue"(%t354_r) {position = array<i64: 24>} : (!struct0) -> i32
      %347 = "llvm.extractvalue"(%t354_r) {position = array<i64: 25>} : (!struct0) -> i32
      %348 = "llvm.extractvalue"(%t354_r) {position = array<i64: 26>} : (!struct0) -> i32
      %349 = "llvm.extractvalue"(%t354_r) {position = array<i64: 27>} : (!struct0) -> i32
      %350 = "llvm.extractvalue"(%t354_r) {position = array<i64: 28>} : (!struct0) -> i32
      %351 = "llvm.extractvalue"(%t354_r) {position = array<i64: 29>} : (!struct0) -> i32
      %352 = "llvm.extractvalue"(%t354_r) {position = array<i64: 30>} : (!struct0) -> i32
      %353 = "llvm.extractvalue"(%t354_r) {position = array<i64: 31>} : (!struct0) -> i32
      %t387_r = "llvm.inline_asm"(%322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct0
      %355 = "llvm.extractvalue"(%t387_r) {position = array<i64: 0>} : (!struct0) -> i32
      %356 = "llvm.extractvalue"(%t387_r) {position = array<i64: 1>} : (!struct0) -> i32
      %357 = "llvm.extractvalue"(%t387_r) {position = array<i64: 2>} : (!struct0) -> i32
      %358 = "llvm.extractvalue"(%t387_r) {position = array<i64: 3>} : (!struct0) -> i32
      %359 = "llvm.extractvalue"(%t387_r) {position = array<i64: 4>} : (!struct0) -> i32
      %360 = "llvm.extractvalue"(%t387_r) {position = array<i64: 5>} : (!struct0) -> i32
      %361 = "llvm.extractvalue"(%t387_r) {position = array<i64: 6>} : (!struct0) -> i32
      %362 = "llvm.extractvalue"(%t387_r) {position = array<i64: 7>} : (!struct0) -> i32
      %363 = "llvm.extractvalue"(%t387_r) {position = array<i64: 8>} : (!struct0) -> i32
      %364 = "llvm.extractvalue"(%t387_r) {position = array<i64: 9>} : (!struct0) -> i32
      %365 = "llvm.extractvalue"(%t387_r) {position = array<i64: 10>} : (!struct0) -> i32
      %366 = "llvm.extractvalue"(%t387_r) {position = array<i64: 11>} : (!struct0) -> i32
      %367 = "llvm.extractvalue"(%t387_r) {position = array<i64: 12>} : (!struct0) -> i32
      %368 = "llvm.extractvalue"(%t387_r) {position = array<i64: 13>} : (!struct0) -> i32
      %369 = "llvm.extractvalue"(%t387_r) {position = array<i64: 14>} : (!struct0) -> i32
      %370 = "llvm.extractvalue"(%t387_r) {position = array<i64: 15>} : (!struct0) -> i32
      %371 = "llvm.extractvalue"(%t387_r) {position = array<i64: 16>} : (!struct0) -> i32
      %372 = "llvm.extractvalue"(%t387_r) {position = array<i64: 17>} : (!struct0) -> i32
      %373 = "llvm.extractvalue"(%t387_r) {position = array<i64: 18>} : (!struct0) -> i32
      %374 = "llvm.extractvalue"(%t387_r) {position = array<i64: 19>} : (!struct0) -> i32
      %375 = "llvm.extractvalue"(%t387_r) {position = array<i64: 20>} : (!struct0) -> i32
      %376 = "llvm.extractvalue"(%t387_r) {position = array<i64: 21>} : (!struct0) -> i32
      %377 = "llvm.extractvalue"(%t387_r) {position = array<i64: 22>} : (!struct0) -> i32
      %378 = "llvm.extractvalue"(%t387_r) {position = array<i64: 23>} : (!struct0) -> i32
      %379 = "llvm.extractvalue"(%t387_r) {position = array<i64: 24>} : (!struct0) -> i32
      %380 = "llvm.extractvalue"(%t387_r) {position = array<i64: 25>} : (!struct0) -> i32
      %381 = "llvm.extractvalue"(%t387_r) {position = array<i64: 26>} : (!struct0) -> i32
      %382 = "llvm.extractvalue"(%t387_r) {position = array<i64: 27>} : (!struct0) -> i32
      %383 = "llvm.extractvalue"(%t387_r) {position = array<i64: 28>} : (!struct0) -> i32
      %384 = "llvm.extractvalue"(%t387_r) {position = array<i64: 29>} : (!struct0) -> i32
      %385 = "llvm.extractvalue"(%t387_r) {position = array<i64: 30>} : (!struct0) -> i32
      %386 = "llvm.extractvalue"(%t387_r) {position = array<i64: 31>} : (!struct0) -> i32
      %388 = "llvm.bitcast"(%355) : (i32) -> f32
      %389 = "llvm.bitcast"(%356) : (i32) -> f32
      %390 = "llvm.bitcast"(%357) : (i32) -> f32
      %391 = "llvm.bitcast"(%358) : (i32) -> f32
      %392 = "llvm.bitcast"(%359) : (i32) -> f32
      %393 = "llvm.bitcast"(%360) : (i32) -> f32
      %394 = "llvm.bitcast"(%361) : (i32) -> f32
      %395 = "llvm.bitcast"(%362) : (i32) -> f32
      %396 = "llvm.bitcast"(%363) : (i32) -> f32
      %397 = "llvm.bitcast"(%364) : (i32) -> f32
      %398 = "llvm.bitcast"(%365) : (i32) -> f32
      %399 = "llvm.bitcast"(%366) : (i32) -> f32
      %400 = "llvm.bitcast"(%367) : (i32) -> f32
      %401 = "llvm.bitcast"(%368) : (i32) -> f32
      %402 = "llvm.bitcast"(%369) : (i32) -> f32
      %403 = "llvm.bitcast"(%370) : (i32) -> f32
      %404 = "llvm.bitcast"(%371) : (i32) -> f32
      %405 = "llvm.bitcast"(%372) : (i32) -> f32
      %406 = "llvm.bitcast"(%373) : (i32) -> f32
      %407 = "llvm.bitcast"(%374) : (i32) -> f32
      %408 = "llvm.bitcast"(%375) : (i32) -> f32
      %409 = "llvm.bitcast"(%376) : (i32) -> f32
      %410 = "llvm.bitcast"(%377) : (i32) -> f32
      %411 = "llvm.bitcast"(%378) : (i32) -> f32
      %412 = "llvm.bitcast"(%379) : (i32) -> f32
      %413 = "llvm.bitcast"(%380) : (i32) -> f32
      %414 = "llvm.bitcast"(%381) : (i32) -> f32
      %415 = "llvm.bitcast"(%382) : (i32) -> f32
      %416 = "llvm.bitcast"(%383) : (i32) -> f32
      %417 = "llvm.bitcast"(%384) : (i32) -> f32
      %418 = "llvm.bitcast"(%385) : (i32) -> f32
      %419 = "llvm.bitcast"(%386) : (i32) -> f32
      %420 = "vector.from_elements"(%388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %421 = "arith.truncf"(%420) : (vector<32xf32>) -> vector<32xbf16>
      %422 = "vector.extract"(%421) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
      %423 = "vector.extract"(%421) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
      %424 = "vector.extract"(%421) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
      %425 = "vector.extract"(%421) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
      %426 = "vector.extract"(%421) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
      %427 = "vector.extract"(%421) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
      %428 = "vector.extract"(%421) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
      %429 = "vector.extract"(%421) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
      %430 = "vector.extract"(%421) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
      %431 = "vector.extract"(%421) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
      %432 = "vector.extract"(%421) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
      %433 = "vector.extract"(%421) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
      %434 = "vector.extract"(%421) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
      %435 = "vector.extract"(%421) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
      %436 = "vector.extract"(%421) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
      %437 = "vector.extract"(%421) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
      %438 = "vector.extract"(%421) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
      %439 = "vector.extract"(%421) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
      %440 = "vector.extract"(%421) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
      %441 = "vector.extract"(%421) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
      %442 = "vector.extract"(%421) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
      %443 = "vector.extract"(%421) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
      %444 = "vector.extract"(%421) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
      %445 = "vector.extract"(%421) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
      %446 = "vector.extract"(%421) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
      %447 = "vector.extract"(%421) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
      %448 = "vector.extract"(%421) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
      %449 = "vector.extract"(%421) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
      %450 = "vector.extract"(%421) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
      %451 = "vector.extract"(%421) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
      %452 = "vector.extract"(%421) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
      %453 = "vector.extract"(%421) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
      %454 = "arith.andi"(%320, %292) : (i32, i32) -> i32
      %455 = "arith.shrui"(%454, %294) : (i32, i32) -> i32
      %456 = "arith.xori"(%320, %455) : (i32, i32) -> i32
      %457 = "llvm.getelementptr"(%20, %456) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %458 = "vector.from_elements"(%422, %423, %424, %425, %426, %427, %428, %429) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
      "llvm.store"(%458, %457) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
      %459 = "arith.addi"(%320, %299) : (i32, i32) -> i32
      %460 = "arith.andi"(%459, %292) : (i32, i32) -> i32
      %461 = "arith.shrui"(%460, %294) : (i32, i32) -> i32
      %462 = "arith.xori"(%459, %461) : (i32, i32) -> i32
      %463 = "llvm.getelementptr"(%20, %462) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %464 = "vector.from_elements"(%430, %431, %432, %433, %434, %435, %436, %437) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
      "llvm.store"(%464, %463) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
      %465 = "arith.addi"(%320, %306) : (i32, i32) -> i32
      %466 = "arith.andi"(%465, %292) : (i32, i32) -> i32
      %467 = "arith.shrui"(%466, %294) : (i32, i32) -> i32
      %468 = "arith.xori"(%465, %467) : (i32, i32) -> i32
      %469 = "llvm.getelementptr"(%20, %468) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %470 = "vector.from_elements"(%438, %439, %440, %441, %442, %443, %444, %445) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
      "llvm.store"(%470, %469) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
      %471 = "arith.addi"(%320, %313) : (i32, i32) -> i32
      %472 = "arith.andi"(%471, %292) : (i32, i32) -> i32
      %473 = "arith.shrui"(%472, %294) : (i32, i32) -> i32
      %474 = "arith.xori"(%471, %473) : (i32, i32) -> i32
      %475 = "llvm.getelementptr"(%20, %474) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %476 = "vector.from_elements"(%446, %447, %448, %449, %450, %451, %452, %453) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
      "llvm.store"(%476, %475) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
      %477 = "llvm.getelementptr"(%20) {rawConstantIndices = array<i32: 8192>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %478 = "arith.addi"(%155, %54) : (i32, i32) -> i32
      %t511_r = "llvm.inline_asm"(%478) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> !struct0
      %479 = "llvm.extractvalue"(%t511_r) {position = array<i64: 0>} : (!struct0) -> i32
      %480 = "llvm.extractvalue"(%t511_r) {position = array<i64: 1>} : (!struct0) -> i32
      %481 = "llvm.extractvalue"(%t511_r) {position = array<i64: 2>} : (!struct0) -> i32
      %482 = "llvm.extractvalue"(%t511_r) {position = array<i64: 3>} : (!struct0) -> i32
      %483 = "llvm.extractvalue"(%t511_r) {position = array<i64: 4>} : (!struct0) -> i32
      %484 = "llvm.extractvalue"(%t511_r) {position = array<i64: 5>} : (!struct0) -> i32
      %485 = "llvm.extractvalue"(%t511_r) {position = array<i64: 6>} : (!struct0) -> i32
      %486 = "llvm.extractvalue"(%t511_r) {position = array<i64: 7>} : (!struct0) -> i32
      %487 = "llvm.extractvalue"(%t511_r) {position = array<i64: 8>} : (!struct0) -> i32
      %488 = "llvm.extractvalue"(%t511_r) {position = array<i64: 9>} : (!struct0) -> i32
      %489 = "llvm.extractvalue"(%t511_r) {position = array<i64: 10>} : (!struct0) -> i32
      %490 = "llvm.extractvalue"(%t511_r) {position = array<i64: 11>} : (!struct0) -> i32
      %491 = "llvm.extractvalue"(%t511_r) {position = array<i64: 12>} : (!struct0) -> i32
      %492 = "llvm.extractvalue"(%t511_r) {position = array<i64: 13>} : (!struct0) -> i32
      %493 = "llvm.extractvalue"(%t511_r) {position = array<i64: 14>} : (!struct0) -> i32
      %494 = "llvm.extractvalue"(%t511_r) {position = array<i64: 15>} : (!struct0) -> i32
      %495 = "llvm.extractvalue"(%t511_r) {position = array<i64: 16>} : (!struct0) -> i32
      %496 = "llvm.extractvalue"(%t511_r) {position = array<i64: 17>} : (!struct0) -> i32
      %497 = "llvm.extractvalue"(%t511_r) {position = array<i64: 18>} : (!struct0) -> i32
      %498 = "llvm.extractvalue"(%t511_r) {position = array<i64: 19>} : (!struct0) -> i32
      %499 = "llvm.extractvalue"(%t511_r) {position = array<i64: 20>} : (!struct0) -> i32
      %500 = "llvm.extractvalue"(%t511_r) {position = array<i64: 21>} : (!struct0) -> i32
      %501 = "llvm.extractvalue"(%t511_r) {position = array<i64: 22>} : (!struct0) -> i32
      %502 = "llvm.extractvalue"(%t511_r) {position = array<i64: 23>} : (!struct0) -> i32
      %503 = "llvm.extractvalue"(%t511_r) {position = array<i64: 24>} : (!struct0) -> i32
      %504 = "llvm.extractvalue"(%t511_r) {position = array<i64: 25>} : (!struct0) -> i32
      %505 = "llvm.extractvalue"(%t511_r) {position = array<i64: 26>} : (!struct0) -> i32
      %506 = "llvm.extractvalue"(%t511_r) {position = array<i64: 27>} : (!struct0) -> i32
      %507 = "llvm.extractvalue"(%t511_r) {position = array<i64: 28>} : (!struct0) -> i32
      %508 = "llvm.extractvalue"(%t511_r) {position = array<i64: 29>} : (!struct0) -> i32
      %509 = "llvm.extractvalue"(%t511_r) {position = array<i64: 30>} : (!struct0) -> i32
      %510 = "llvm.extractvalue"(%t511_r) {position = array<i64: 31>} : (!struct0) -> i32
      %t544_r = "llvm.inline_asm"(%479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct0
      %512 = "llvm.extractvalue"(%t544_r) {position = array<i64: 0>} : (!struct0) -> i32
      %513 = "llvm.extractvalue"(%t544_r) {position = array<i64: 1>} : (!struct0) -> i32
      %514 = "llvm.extractvalue"(%t544_r) {position = array<i64: 2>} : (!struct0) -> i32
      %515 = "llvm.extractvalue"(%t544_r) {position = array<i64: 3>} : (!struct0) -> i32
      %516 = "llvm.extractvalue"(%t544_r) {position = array<i64: 4>} : (!struct0) -> i32
      %517 = "llvm.extractvalue"(%t544_r) {position = array<i64: 5>} : (!struct0) -> i32
      %518 = "llvm.extractvalue"(%t544_r) {position = array<i64: 6>} : (!struct0) -> i32
      %519 = "llvm.extractvalue"(%t544_r) {position = array<i64: 7>} : (!struct0) -> i32
      %520 = "llvm.extractvalue"(%t544_r) {position = array<i64: 8>} : (!struct0) -> i32
      %521 = "llvm.extractvalue"(%t544_r) {position = array<i64: 9>} : (!struct0) -> i32
      %522 = "llvm.extractvalue"(%t544_r) {position = array<i64: 10>} : (!struct0) -> i32
      %523 = "llvm.extractvalue"(%t544_r) {position = array<i64: 11>} : (!struct0) -> i32
      %524 = "llvm.extractvalue"(%t544_r) {position = array<i64: 12>} : (!struct0) -> i32
      %525 = "llvm.extractvalue"(%t544_r) {position = array<i64: 13>} : (!struct0) -> i32
      %526 = "llvm.extractvalue"(%t544_r) {position = array<i64: 14>} : (!struct0) -> i32
      %527 = "llvm.extractvalue"(%t544_r) {position = array<i64: 15>} : (!struct0) -> i32
      %528 = "llvm.extractvalue"(%t544_r) {position = array<i64: 16>} : (!struct0) -> i32
      %529 = "llvm.extractvalue"(%t544_r) {position = array<i64: 17>} : (!struct0) -> i32
      %530 = "llvm.extractvalue"(%t544_r) {position = array<i64: 18>} : (!struct0) -> i32
      %531 = "llvm.extractvalue"(%t544_r) {position = array<i64: 19>} : (!struct0) -> i32
      %532 = "llvm.extractvalue"(%t544_r) {position = array<i64: 20>} : (!struct0) -> i32
      %533 = "llvm.extractvalue"(%t544_r) {position = array<i64: 21>} : (!struct0) -> i32
      %534 = "llvm.extractvalue"(%t544_r) {position = array<i64: 22>} : (!struct0) -> i32
      %535 = "llvm.extractvalue"(%t544_r) {position = array<i64: 23>} : (!struct0) -> i32
      %536 = "llvm.extractvalue"(%t544_r) {position = array<i64: 24>} : (!struct0) -> i32
      %537 = "llvm.extractvalue"(%t544_r) {position = array<i64: 25>} : (!struct0) -> i32
      %538 = "llvm.extractvalue"(%t544_r) {position = array<i64: 26>} : (!struct0) -> i32
      %539 = "llvm.extractvalue"(%t544_r) {position = array<i64: 27>} : (!struct0) -> i32
      %540 = "llvm.extractvalue"(%t544_r) {position = array<i64: 28>} : (!struct0) -> i32
      %541 = "llvm.extractvalue"(%t544_r) {position = array<i64: 29>} : (!struct0) -> i32
      %542 = "llvm.extractvalue"(%t544_r) {position = array<i64: 30>} : (!struct0) -> i32
      %543 = "llvm.extractvalue"(%t544_r) {position = array<i64: 31>} : (!struct0) -> i32
      %545 = "llvm.bitcast"(%512) : (i32) -> f32
      %546 = "llvm.bitcast"(%513) : (i32) -> f32
      %547 = "llvm.bitcast"(%514) : (i32) -> f32
      %548 = "llvm.bitcast"(%515) : (i32) -> f32
      %549 = "llvm.bitcast"(%516) : (i32) -> f32
      %550 = "llvm.bitcast"(%517) : (i32) -> f32
      %551 = "llvm.bitcast"(%518) : (i32) -> f32
      %552 = "llvm.bitcast"(%519) : (i32) -> f32
      %553 = "llvm.bitcast"(%520) : (i32) -> f32
      %554 = "llvm.bitcast"(%521) : (i32) -> f32
      %555 = "llvm.bitcast"(%522) : (i32) -> f32
      %556 = "llvm.bitcast"(%523) : (i32) -> f32
      %557 = "llvm.bitcast"(%524) : (i32) -> f32
      %558 = "llvm.bitcast"(%525) : (i32) -> f32
      %559 = "llvm.bitcast"(%526) : (i32) -> f32
      %560 = "llvm.bitcast"(%527) : (i32) -> f32
      %561 = "llvm.bitcast"(%528) : (i32) -> f32
      %562 = "llvm.bitcast"(%529) : (i32) -> f32
      %563 = "llvm.bitcast"(%530) : (i32) -> f32
      %564 = "llvm.bitcast"(%531) : (i32) -> f32
      %565 = "llvm.bitcast"(%532) : (i32) -> f32
      %566 = "llvm.bitcast"(%533) : (i32) -> f32
      %567 = "llvm.bitcast"(%534) : (i32) -> f32
      %568 = "llvm.bitcast"(%535) : (i32) -> f32
      %569 = "llvm.bitcast"(%536) : (i32) -> f32
      %570 = "llvm.bitcast"(%537) : (i32) -> f32
      %571 = "llvm.bitcast"(%538) : (i32) -> f32
      %572 = "llvm.bitcast"(%539) : (i32) -> f32
      %573 = "llvm.bitcast"(%540) : (i32) -> f32
      %574 = "llvm.bitcast"(%541) : (i32) -> f32
      %575 = "llvm.bitcast"(%542) : (i32) -> f32
      %576 = "llvm.bitcast"(%543) : (i32) -> f32
      %577 = "vector.from_elements"(%545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %578 = "arith.truncf"(%577) : (vector<32xf32>) -> vector<32xbf16>
      %579 = "vector.extract"(%578) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
      %580 = "vector.extract"(%578) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
      %581 = "vector.extract"(%578) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
      %582 = "vector.extract"(%578) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
      %583 = "vector.extract"(%578) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
      %584 = "vector.extract"(%578) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
      %585 = "vector.extract"(%578) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
      %586 = "vector.extract"(%578) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
      %587 = "vector.extract"(%578) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
      %588 = "vector.extract"(%578) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
      %589 = "vector.extract"(%578) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
      %590 = "vector.extract"(%578) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
      %591 = "vector.extract"(%578) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
      %592 = "vector.extract"(%578) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
      %593 = "vector.extract"(%578) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
      %594 = "vector.extract"(%578) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
      %595 = "vector.extract"(%578) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
      %596 = "vector.extract"(%578) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
      %597 = "vector.extract"(%578) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
      %598 = "vector.extract"(%578) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
      %599 = "vector.extract"(%578) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
      %600 = "vector.extract"(%578) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
      %601 = "vector.extract"(%578) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
      %602 = "vector.extract"(%578) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
      %603 = "vector.extract"(%578) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
      %604 = "vector.extract"(%578) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
      %605 = "vector.extract"(%578) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
      %606 = "vector.extract"(%578) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
      %607 = "vector.extract"(%578) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
      %608 = "vector.extract"(%578) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
      %609 = "vector.extract"(%578) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
      %610 = "vector.extract"(%578) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
      %611 = "llvm.getelementptr"(%477, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %612 = "vector.from_elements"(%579, %580, %581, %582, %583, %584, %585, %586) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
      "llvm.store"(%612, %611) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
      %613 = "llvm.getelementptr"(%477, %303) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %614 = "vector.from_elements"(%587, %588, %589, %590, %591, %592, %593, %594) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
      "llvm.store"(%614, %613) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
      %615 = "llvm.getelementptr"(%477, %310) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %616 = "vector.from_elements"(%595, %596, %597, %598, %599, %600, %601, %602) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
      "llvm.store"(%616, %615) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
      %617 = "llvm.getelementptr"(%477, %317) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %618 = "vector.from_elements"(%603, %604, %605, %606, %607, %608, %609, %610) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
      "llvm.store"(%618, %617) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
      %619 = "arith.constant"() {value = 96 : i32} : () -> i32
      %620 = "arith.addi"(%155, %619) : (i32, i32) -> i32
      %t653_r = "llvm.inline_asm"(%620) {asm_string = "tcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, [$32];", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> !struct0
      %621 = "llvm.extractvalue"(%t653_r) {position = array<i64: 0>} : (!struct0) -> i32
      %622 = "llvm.extractvalue"(%t653_r) {position = array<i64: 1>} : (!struct0) -> i32
      %623 = "llvm.extractvalue"(%t653_r) {position = array<i64: 2>} : (!struct0) -> i32
      %624 = "llvm.extractvalue"(%t653_r) {position = array<i64: 3>} : (!struct0) -> i32
      %625 = "llvm.extractvalue"(%t653_r) {position = array<i64: 4>} : (!struct0) -> i32
      %626 = "llvm.extractvalue"(%t653_r) {position = array<i64: 5>} : (!struct0) -> i32
      %627 = "llvm.extractvalue"(%t653_r) {position = array<i64: 6>} : (!struct0) -> i32
      %628 = "llvm.extractvalue"(%t653_r) {position = array<i64: 7>} : (!struct0) -> i32
      %629 = "llvm.extractvalue"(%t653_r) {position = array<i64: 8>} : (!struct0) -> i32
      %630 = "llvm.extractvalue"(%t653_r) {position = array<i64: 9>} : (!struct0) -> i32
      %631 = "llvm.extractvalue"(%t653_r) {position = array<i64: 10>} : (!struct0) -> i32
      %632 = "llvm.extractvalue"(%t653_r) {position = array<i64: 11>} : (!struct0) -> i32
      %633 = "llvm.extractvalue"(%t653_r) {position = array<i64: 12>} : (!struct0) -> i32
      %634 = "llvm.extractvalue"(%t653_r) {position = array<i64: 13>} : (!struct0) -> i32
      %635 = "llvm.extractvalue"(%t653_r) {position = array<i64: 14>} : (!struct0) -> i32
      %636 = "llvm.extractvalue"(%t653_r) {position = array<i64: 15>} : (!struct0) -> i32
      %637 = "llvm.extractvalue"(%t653_r) {position = array<i64: 16>} : (!struct0) -> i32
      %638 = "llvm.extractvalue"(%t653_r) {position = array<i64: 17>} : (!struct0) -> i32
      %639 = "llvm.extractvalue"(%t653_r) {position = array<i64: 18>} : (!struct0) -> i32
      %640 = "llvm.extractvalue"(%t653_r) {position = array<i64: 19>} : (!struct0) -> i32
      %641 = "llvm.extractvalue"(%t653_r) {position = array<i64: 20>} : (!struct0) -> i32
      %642 = "llvm.extractvalue"(%t653_r) {position = array<i64: 21>} : (!struct0) -> i32
      %643 = "llvm.extractvalue"(%t653_r) {position = array<i64: 22>} : (!struct0) -> i32
      %644 = "llvm.extractvalue"(%t653_r) {position = array<i64: 23>} : (!struct0) -> i32
      %645 = "llvm.extractvalue"(%t653_r) {position = array<i64: 24>} : (!struct0) -> i32
      %646 = "llvm.extractvalue"(%t653_r) {position = array<i64: 25>} : (!struct0) -> i32
      %647 = "llvm.extractvalue"(%t653_r) {position = array<i64: 26>} : (!struct0) -> i32
      %648 = "llvm.extractvalue"(%t653_r) {position = array<i64: 27>} : (!struct0) -> i32
      %649 = "llvm.extractvalue"(%t653_r) {position = array<i64: 28>} : (!struct0) -> i32
      %650 = "llvm.extractvalue"(%t653_r) {position = array<i64: 29>} : (!struct0) -> i32
      %651 = "llvm.extractvalue"(%t653_r) {position = array<i64: 30>} : (!struct0) -> i32
      %652 = "llvm.extractvalue"(%t653_r) {position = array<i64: 31>} : (!struct0) -> i32
      %t686_r = "llvm.inline_asm"(%621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652) {asm_string = "tcgen05.wait::ld.sync.aligned;", constraints = "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !struct0
      %654 = "llvm.extractvalue"(%t686_r) {position = array<i64: 0>} : (!struct0) -> i32
      %655 = "llvm.extractvalue"(%t686_r) {position = array<i64: 1>} : (!struct0) -> i32
      %656 = "llvm.extractvalue"(%t686_r) {position = array<i64: 2>} : (!struct0) -> i32
      %657 = "llvm.extractvalue"(%t686_r) {position = array<i64: 3>} : (!struct0) -> i32
      %658 = "llvm.extractvalue"(%t686_r) {position = array<i64: 4>} : (!struct0) -> i32
      %659 = "llvm.extractvalue"(%t686_r) {position = array<i64: 5>} : (!struct0) -> i32
      %660 = "llvm.extractvalue"(%t686_r) {position = array<i64: 6>} : (!struct0) -> i32
      %661 = "llvm.extractvalue"(%t686_r) {position = array<i64: 7>} : (!struct0) -> i32
      %662 = "llvm.extractvalue"(%t686_r) {position = array<i64: 8>} : (!struct0) -> i32
      %663 = "llvm.extractvalue"(%t686_r) {position = array<i64: 9>} : (!struct0) -> i32
      %664 = "llvm.extractvalue"(%t686_r) {position = array<i64: 10>} : (!struct0) -> i32
      %665 = "llvm.extractvalue"(%t686_r) {position = array<i64: 11>} : (!struct0) -> i32
      %666 = "llvm.extractvalue"(%t686_r) {position = array<i64: 12>} : (!struct0) -> i32
      %667 = "llvm.extractvalue"(%t686_r) {position = array<i64: 13>} : (!struct0) -> i32
      %668 = "llvm.extractvalue"(%t686_r) {position = array<i64: 14>} : (!struct0) -> i32
      %669 = "llvm.extractvalue"(%t686_r) {position = array<i64: 15>} : (!struct0) -> i32
      %670 = "llvm.extractvalue"(%t686_r) {position = array<i64: 16>} : (!struct0) -> i32
      %671 = "llvm.extractvalue"(%t686_r) {position = array<i64: 17>} : (!struct0) -> i32
      %672 = "llvm.extractvalue"(%t686_r) {position = array<i64: 18>} : (!struct0) -> i32
      %673 = "llvm.extractvalue"(%t686_r) {position = array<i64: 19>} : (!struct0) -> i32
      %674 = "llvm.extractvalue"(%t686_r) {position = array<i64: 20>} : (!struct0) -> i32
      %675 = "llvm.extractvalue"(%t686_r) {position = array<i64: 21>} : (!struct0) -> i32
      %676 = "llvm.extractvalue"(%t686_r) {position = array<i64: 22>} : (!struct0) -> i32
      %677 = "llvm.extractvalue"(%t686_r) {position = array<i64: 23>} : (!struct0) -> i32
      %678 = "llvm.extractvalue"(%t686_r) {position = array<i64: 24>} : (!struct0) -> i32
      %679 = "llvm.extractvalue"(%t686_r) {position = array<i64: 25>} : (!struct0) -> i32
      %680 = "llvm.extractvalue"(%t686_r) {position = array<i64: 26>} : (!struct0) -> i32
      %681 = "llvm.extractvalue"(%t686_r) {position = array<i64: 27>} : (!struct0) -> i32
      %682 = "llvm.extractvalue"(%t686_r) {position = array<i64: 28>} : (!struct0) -> i32
      %683 = "llvm.extractvalue"(%t686_r) {position = array<i64: 29>} : (!struct0) -> i32
      %684 = "llvm.extractvalue"(%t686_r) {position = array<i64: 30>} : (!struct0) -> i32
      %685 = "llvm.extractvalue"(%t686_r) {position = array<i64: 31>} : (!struct0) -> i32
      %687 = "llvm.bitcast"(%654) : (i32) -> f32
      %688 = "llvm.bitcast"(%655) : (i32) -> f32
      %689 = "llvm.bitcast"(%656) : (i32) -> f32
      %690 = "llvm.bitcast"(%657) : (i32) -> f32
      %691 = "llvm.bitcast"(%658) : (i32) -> f32
      %692 = "llvm.bitcast"(%659) : (i32) -> f32
      %693 = "llvm.bitcast"(%660) : (i32) -> f32
      %694 = "llvm.bitcast"(%661) : (i32) -> f32
      %695 = "llvm.bitcast"(%662) : (i32) -> f32
      %696 = "llvm.bitcast"(%663) : (i32) -> f32
      %697 = "llvm.bitcast"(%664) : (i32) -> f32
      %698 = "llvm.bitcast"(%665) : (i32) -> f32
      %699 = "llvm.bitcast"(%666) : (i32) -> f32
      %700 = "llvm.bitcast"(%667) : (i32) -> f32
      %701 = "llvm.bitcast"(%668) : (i32) -> f32
      %702 = "llvm.bitcast"(%669) : (i32) -> f32
      %703 = "llvm.bitcast"(%670) : (i32) -> f32
      %704 = "llvm.bitcast"(%671) : (i32) -> f32
      %705 = "llvm.bitcast"(%672) : (i32) -> f32
      %706 = "llvm.bitcast"(%673) : (i32) -> f32
      %707 = "llvm.bitcast"(%674) : (i32) -> f32
      %708 = "llvm.bitcast"(%675) : (i32) -> f32
      %709 = "llvm.bitcast"(%676) : (i32) -> f32
      %710 = "llvm.bitcast"(%677) : (i32) -> f32
      %711 = "llvm.bitcast"(%678) : (i32) -> f32
      %712 = "llvm.bitcast"(%679) : (i32) -> f32
      %713 = "llvm.bitcast"(%680) : (i32) -> f32
      %714 = "llvm.bitcast"(%681) : (i32) -> f32
      %715 = "llvm.bitcast"(%682) : (i32) -> f32
      %716 = "llvm.bitcast"(%683) : (i32) -> f32
      %717 = "llvm.bitcast"(%684) : (i32) -> f32
      %718 = "llvm.bitcast"(%685) : (i32) -> f32
      %719 = "vector.from_elements"(%687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
      %720 = "arith.truncf"(%719) : (vector<32xf32>) -> vector<32xbf16>
      %721 = "vector.extract"(%720) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
      %722 = "vector.extract"(%720) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
      %723 = "vector.extract"(%720) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
      %724 = "vector.extract"(%720) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
      %725 = "vector.extract"(%720) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
      %726 = "vector.extract"(%720) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
      %727 = "vector.extract"(%720) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
      %728 = "vector.extract"(%720) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
      %729 = "vector.extract"(%720) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
      %730 = "vector.extract"(%720) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
      %731 = "vector.extract"(%720) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
      %732 = "vector.extract"(%720) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
      %733 = "vector.extract"(%720) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
      %734 = "vector.extract"(%720) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
      %735 = "vector.extract"(%720) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
      %736 = "vector.extract"(%720) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
      %737 = "vector.extract"(%720) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
      %738 = "vector.extract"(%720) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
      %739 = "vector.extract"(%720) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
      %740 = "vector.extract"(%720) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
      %741 = "vector.extract"(%720) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
      %742 = "vector.extract"(%720) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
      %743 = "vector.extract"(%720) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
      %744 = "vector.extract"(%720) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
      %745 = "vector.extract"(%720) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
      %746 = "vector.extract"(%720) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
      %747 = "vector.extract"(%720) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
      %748 = "vector.extract"(%720) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
      %749 = "vector.extract"(%720) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
      %750 = "vector.extract"(%720) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
      %751 = "vector.extract"(%720) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
      %752 = "vector.extract"(%720) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
      %753 = "llvm.getelementptr"(%477, %456) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %754 = "vector.from_elements"(%721, %722, %723, %724, %725, %726, %727, %728) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
      "llvm.store"(%754, %753) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
      %755 = "llvm.getelementptr"(%477, %462) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %756 = "vector.from_elements"(%729, %730, %731, %732, %733, %734, %735, %736) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
      "llvm.store"(%756, %755) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
      %757 = "llvm.getelementptr"(%477, %468) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %758 = "vector.from_elements"(%737, %738, %739, %740, %741, %742, %743, %744) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
      "llvm.store"(%758, %757) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
      %759 = "llvm.getelementptr"(%477, %474) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %760 = "vector.from_elements"(%745, %746, %747, %748, %749, %750, %751, %752) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
      "llvm.store"(%760, %759) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<3>) -> ()
      "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %761 = "arith.cmpi"(%6, %9) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%761) ({
        %762 = "arith.addi"(%59, %54) : (i32, i32) -> i32
        %763 = "nvvm.elect.sync"() {cutec.arm = 12 : i32} : () -> i1
        "scf.if"(%763) ({
          %t764_s1 = "llvm.ptrtoint"(%20) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%5, %t764_s1, %59, %58) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
          %t765_s1 = "llvm.ptrtoint"(%477) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%5, %t765_s1, %762, %58) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.cp.async.bulk.commit.group"() : () -> ()
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32} : () -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%48) ({
        "llvm.inline_asm"(%52, %53) {asm_string = "tcgen05.dealloc.cta_group::1.sync.aligned.b32 $0, $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 13 : i32} : (i32, i32) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_100a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.extsi"(%2) : (i32) -> i64
    %10 = "arith.extsi"(%1) : (i32) -> i64
    %11 = "arith.constant"() {value = 2 : i64} : () -> i64
    %12 = "arith.muli"(%3, %11) : (i64, i64) -> i64
    %13 = "cutec.tensor_map"(%0, %9, %10, %12) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %14 = "arith.extsi"(%5) : (i32) -> i64
    %15 = "arith.muli"(%6, %11) : (i64, i64) -> i64
    %16 = "cutec.tensor_map"(%4, %9, %14, %15) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %17 = "arith.muli"(%8, %11) : (i64, i64) -> i64
    %18 = "cutec.tensor_map"(%7, %14, %10, %17) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %19 = "arith.constant"() {value = 127 : i32} : () -> i32
    %20 = "arith.addi"(%1, %19) : (i32, i32) -> i32
    %21 = "arith.constant"() {value = 128 : i32} : () -> i32
    %22 = "arith.divui"(%20, %21) : (i32, i32) -> i32
    %23 = "arith.addi"(%5, %19) : (i32, i32) -> i32
    %24 = "arith.divui"(%23, %21) : (i32, i32) -> i32
    %25 = "arith.constant"() {value = 1 : i32} : () -> i32
    %26 = "arith.constant"() {value = 163924 : i32} : () -> i32
    "gpu.launch_func"(%22, %24, %25, %21, %25, %25, %26, %13, %1, %2, %16, %5, %18) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
