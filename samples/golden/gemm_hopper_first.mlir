!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
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
      %15 = "arith.constant"() {value = 128 : i32} : () -> i32
      %16 = "arith.divui"(%6, %15) : (i32, i32) -> i32
      %17 = "nvvm.shfl.sync"(%11, %16, %12, %13) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %18 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %22 = "nvvm.shfl.sync"(%11, %21, %12, %13) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %23 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %24 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %25 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 131072>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %26 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 163840>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %27 = "llvm.getelementptr"(%23) {rawConstantIndices = array<i32: 163872>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %28 = "arith.cmpi"(%14, %12) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%28) ({
        %29 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%29) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %31 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%31) ({
          "llvm.inline_asm"(%3) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %33 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%33) ({
          %34 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t35_s0 = "llvm.ptrtoint"(%26) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t35_s0, %34) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %36 = "arith.constant"() {value = 2 : i32} : () -> i32
          %t37_s0 = "llvm.ptrtoint"(%27) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t37_s0, %36) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %38 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t39_s0 = "llvm.ptrtoint"(%38) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t39_s0, %34) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %40 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t41_s0 = "llvm.ptrtoint"(%40) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t41_s0, %36) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %42 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t43_s0 = "llvm.ptrtoint"(%42) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t43_s0, %34) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %44 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t45_s0 = "llvm.ptrtoint"(%44) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t45_s0, %36) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %46 = "llvm.getelementptr"(%26) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t47_s0 = "llvm.ptrtoint"(%46) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t47_s0, %34) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %48 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t49_s0 = "llvm.ptrtoint"(%48) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t49_s0, %36) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "nvvm.fence.mbarrier.init"() : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %50 = "arith.constant"() {value = 1 : i32} : () -> i32
      %51 = "arith.constant"() {value = 64 : i32} : () -> i32
      %52 = "arith.constant"() {value = 63 : i32} : () -> i32
      %53 = "arith.addi"(%2, %52) : (i32, i32) -> i32
      %54 = "arith.divui"(%53, %51) : (i32, i32) -> i32
      %55 = "arith.muli"(%18, %15) : (i32, i32) -> i32
      %56 = "arith.muli"(%19, %15) : (i32, i32) -> i32
      %57 = "arith.cmpi"(%17, %12) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%57) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        "scf.if"(%28) ({
          %58, %59 = "scf.for"(%12, %54, %50, %50, %12) ({
          ^bb0(%60: i32, %61: i32, %62: i32):
            %63 = "llvm.getelementptr"(%27, %62) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t64_s0 = "llvm.ptrtoint"(%63) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t64_s0, %61) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %65 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
            "scf.if"(%65) ({
              %66 = "llvm.getelementptr"(%26, %62) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %67 = "arith.constant"() {value = 32768 : i32} : () -> i32
              %t68_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t68_s0, %67) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %69 = "arith.muli"(%60, %51) : (i32, i32) -> i32
              %70 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %71 = "arith.muli"(%62, %70) : (i32, i32) -> i32
              %72 = "llvm.getelementptr"(%23, %71) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t73_s0 = "llvm.ptrtoint"(%72) : (!llvm.ptr<3>) -> i32
              %t73_s2 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t73_s0, %0, %t73_s2, %69, %55) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
              %74 = "llvm.getelementptr"(%24, %71) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t75_s0 = "llvm.ptrtoint"(%74) : (!llvm.ptr<3>) -> i32
              %t75_s2 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t75_s0, %3, %t75_s2, %69, %56) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %76 = "arith.addi"(%62, %50) : (i32, i32) -> i32
            %77 = "arith.constant"() {value = 4 : i32} : () -> i32
            %78 = "arith.cmpi"(%76, %77) {predicate = 0 : i64} : (i32, i32) -> i1
            %79, %80 = "scf.if"(%78) ({
              %81 = "arith.xori"(%61, %50) : (i32, i32) -> i32
              "scf.yield"(%81, %12) : (i32, i32) -> ()
            }, {
              "scf.yield"(%61, %76) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%79, %80) : (i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32) -> (i32, i32)
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %82 = "arith.subi"(%6, %15) : (i32, i32) -> i32
        %83 = "arith.remui"(%82, %15) : (i32, i32) -> i32
        %84 = "arith.divui"(%82, %15) : (i32, i32) -> i32
        %85 = "arith.constant"() {value = 2 : i32} : () -> i32
        %86 = "arith.remui"(%84, %85) : (i32, i32) -> i32
        %87 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %88 = "arith.muli"(%86, %87) : (i32, i32) -> i32
        %89 = "llvm.getelementptr"(%23, %88) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %90 = "arith.remui"(%6, %15) : (i32, i32) -> i32
        %t91_s0 = "llvm.ptrtoint"(%26) : (!llvm.ptr<3>) -> i32
        "llvm.inline_asm"(%t91_s0, %12) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
        %92 = "arith.constant"() {value = false} : () -> i1
        %93 = "llvm.mlir.undef"() : () -> f32
        %94 = "llvm.mlir.undef"() : () -> f32
        %95 = "llvm.mlir.undef"() : () -> f32
        %96 = "llvm.mlir.undef"() : () -> f32
        %97 = "llvm.mlir.undef"() : () -> f32
        %98 = "llvm.mlir.undef"() : () -> f32
        %99 = "llvm.mlir.undef"() : () -> f32
        %100 = "llvm.mlir.undef"() : () -> f32
        %101 = "llvm.mlir.undef"() : () -> f32
        %102 = "llvm.mlir.undef"() : () -> f32
        %103 = "llvm.mlir.undef"() : () -> f32
        %104 = "llvm.mlir.undef"() : () -> f32
        %105 = "llvm.mlir.undef"() : () -> f32
        %106 = "llvm.mlir.undef"() : () -> f32
        %107 = "llvm.mlir.undef"() : () -> f32
        %108 = "llvm.mlir.undef"() : () -> f32
        %109 = "llvm.mlir.undef"() : () -> f32
        %110 = "llvm.mlir.undef"() : () -> f32
        %111 = "llvm.mlir.undef"() : () -> f32
        %112 = "llvm.mlir.undef"() : () -> f32
        %113 = "llvm.mlir.undef"() : () -> f32
        %114 = "llvm.mlir.undef"() : () -> f32
        %115 = "llvm.mlir.undef"() : () -> f32
        %116 = "llvm.mlir.undef"() : () -> f32
        %117 = "llvm.mlir.undef"() : () -> f32
        %118 = "llvm.mlir.undef"() : () -> f32
        %119 = "llvm.mlir.undef"() : () -> f32
        %120 = "llvm.mlir.undef"() : () -> f32
        %121 = "llvm.mlir.undef"() : () -> f32
        %122 = "llvm.mlir.undef"() : () -> f32
        %123 = "llvm.mlir.undef"() : () -> f32
        %124 = "llvm.mlir.undef"() : () -> f32
        %125 = "llvm.mlir.undef"() : () -> f32
        %126 = "llvm.mlir.undef"() : () -> f32
        %127 = "llvm.mlir.undef"() : () -> f32
        %128 = "llvm.mlir.undef"() : () -> f32
        %129 = "llvm.mlir.undef"() : () -> f32
        %130 = "llvm.mlir.undef"() : () -> f32
        %131 = "llvm.mlir.undef"() : () -> f32
        %132 = "llvm.mlir.undef"() : () -> f32
        %133 = "llvm.mlir.undef"() : () -> f32
        %134 = "llvm.mlir.undef"() : () -> f32
        %135 = "llvm.mlir.undef"() : () -> f32
        %136 = "llvm.mlir.undef"() : () -> f32
        %137 = "llvm.mlir.undef"() : () -> f32
        %138 = "llvm.mlir.undef"() : () -> f32
        %139 = "llvm.mlir.undef"() : () -> f32
        %140 = "llvm.mlir.undef"() : () -> f32
        %141 = "llvm.mlir.undef"() : () -> f32
        %142 = "llvm.mlir.undef"() : () -> f32
        %143 = "llvm.mlir.undef"() : () -> f32
        %144 = "llvm.mlir.undef"() : () -> f32
        %145 = "llvm.mlir.undef"() : () -> f32
        %146 = "llvm.mlir.undef"() : () -> f32
        %147 = "llvm.mlir.undef"() : () -> f32
        %148 = "llvm.mlir.undef"() : () -> f32
        %149 = "llvm.mlir.undef"() : () -> f32
        %150 = "llvm.mlir.undef"() : () -> f32
        %151 = "llvm.mlir.undef"() : () -> f32
        %152 = "llvm.mlir.undef"() : () -> f32
        %153 = "llvm.mlir.undef"() : () -> f32
        %154 = "llvm.mlir.undef"() : () -> f32
        %155 = "llvm.mlir.undef"() : () -> f32
        %156 = "llvm.mlir.undef"() : () -> f32
        %t158_a = "llvm.ptrtoint"(%89) : (!llvm.ptr<3>) -> i32
        %t158_four = "arith.constant"() {value = 4 : i32} : () -> i32
        %t158_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
        %t158_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
        %t158_shifted = "arith.shrui"(%t158_a, %t158_four) : (i32, i32) -> i32
        %t158_low = "arith.andi"(%t158_shifted, %t158_mask) : (i32, i32) -> i32
        %t158_wide = "arith.extui"(%t158_low) : (i32) -> i64
        %157 = "arith.ori"(%t158_wide, %t158_fields) : (i64, i64) -> i64
        %t160_a = "llvm.ptrtoint"(%23) : (!llvm.ptr<3>) -> i32
        %t160_four = "arith.constant"() {value = 4 : i32} : () -> i32
        %t160_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
        %t160_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
        %t160_shifted = "arith.shrui"(%t160_a, %t160_four) : (i32, i32) -> i32
        %t160_low = "arith.andi"(%t160_shifted, %t160_mask) : (i32, i32) -> i32
        %t160_wide = "arith.extui"(%t160_low) : (i32) -> i64
        %159 = "arith.ori"(%t160_wide, %t160_fields) : (i64, i64) -> i64
        %t225_r = "llvm.inline_asm"(%93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149, %150, %151, %152, %153, %154, %155, %156) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
        %161 = "llvm.extractvalue"(%t225_r) {position = array<i64: 0>} : (!struct0) -> f32
        %162 = "llvm.extractvalue"(%t225_r) {position = array<i64: 1>} : (!struct0) -> f32
        %163 = "llvm.extractvalue"(%t225_r) {position = array<i64: 2>} : (!struct0) -> f32
        %164 = "llvm.extractvalue"(%t225_r) {position = array<i64: 3>} : (!struct0) -> f32
        %165 = "llvm.extractvalue"(%t225_r) {position = array<i64: 4>} : (!struct0) -> f32
        %166 = "llvm.extractvalue"(%t225_r) {position = array<i64: 5>} : (!struct0) -> f32
        %167 = "llvm.extractvalue"(%t225_r) {position = array<i64: 6>} : (!struct0) -> f32
        %168 = "llvm.extractvalue"(%t225_r) {position = array<i64: 7>} : (!struct0) -> f32
        %169 = "llvm.extractvalue"(%t225_r) {position = array<i64: 8>} : (!struct0) -> f32
        %170 = "llvm.extractvalue"(%t225_r) {position = array<i64: 9>} : (!struct0) -> f32
        %171 = "llvm.extractvalue"(%t225_r) {position = array<i64: 10>} : (!struct0) -> f32
        %172 = "llvm.extractvalue"(%t225_r) {position = array<i64: 11>} : (!struct0) -> f32
        %173 = "llvm.extractvalue"(%t225_r) {position = array<i64: 12>} : (!struct0) -> f32
        %174 = "llvm.extractvalue"(%t225_r) {position = array<i64: 13>} : (!struct0) -> f32
        %175 = "llvm.extractvalue"(%t225_r) {position = array<i64: 14>} : (!struct0) -> f32
        %176 = "llvm.extractvalue"(%t225_r) {position = array<i64: 15>} : (!struct0) -> f32
        %177 = "llvm.extractvalue"(%t225_r) {position = array<i64: 16>} : (!struct0) -> f32
        %178 = "llvm.extractvalue"(%t225_r) {position = array<i64: 17>} : (!struct0) -> f32
        %179 = "llvm.extractvalue"(%t225_r) {position = array<i64: 18>} : (!struct0) -> f32
        %180 = "llvm.extractvalue"(%t225_r) {position = array<i64: 19>} : (!struct0) -> f32
        %181 = "llvm.extractvalue"(%t225_r) {position = array<i64: 20>} : (!struct0) -> f32
        %182 = "llvm.extractvalue"(%t225_r) {position = array<i64: 21>} : (!struct0) -> f32
        %183 = "llvm.extractvalue"(%t225_r) {position = array<i64: 22>} : (!struct0) -> f32
        %184 = "llvm.extractvalue"(%t225_r) {position = array<i64: 23>} : (!struct0) -> f32
        %185 = "llvm.extractvalue"(%t225_r) {position = array<i64: 24>} : (!struct0) -> f32
        %186 = "llvm.extractvalue"(%t225_r) {position = array<i64: 25>} : (!struct0) -> f32
        %187 = "llvm.extractvalue"(%t225_r) {position = array<i64: 26>} : (!struct0) -> f32
        %188 = "llvm.extractvalue"(%t225_r) {position = array<i64: 27>} : (!struct0) -> f32
        %189 = "llvm.extractvalue"(%t225_r) {position = array<i64: 28>} : (!struct0) -> f32
        %190 = "llvm.extractvalue"(%t225_r) {position = array<i64: 29>} : (!struct0) -> f32
        %191 = "llvm.extractvalue"(%t225_r) {position = array<i64: 30>} : (!struct0) -> f32
        %192 = "llvm.extractvalue"(%t225_r) {position = array<i64: 31>} : (!struct0) -> f32
        %193 = "llvm.extractvalue"(%t225_r) {position = array<i64: 32>} : (!struct0) -> f32
        %194 = "llvm.extractvalue"(%t225_r) {position = array<i64: 33>} : (!struct0) -> f32
        %195 = "llvm.extractvalue"(%t225_r) {position = array<i64: 34>} : (!struct0) -> f32
        %196 = "llvm.extractvalue"(%t225_r) {position = array<i64: 35>} : (!struct0) -> f32
        %197 = "llvm.extractvalue"(%t225_r) {position = array<i64: 36>} : (!struct0) -> f32
        %198 = "llvm.extractvalue"(%t225_r) {position = array<i64: 37>} : (!struct0) -> f32
        %199 = "llvm.extractvalue"(%t225_r) {position = array<i64: 38>} : (!struct0) -> f32
        %200 = "llvm.extractvalue"(%t225_r) {position = array<i64: 39>} : (!struct0) -> f32
        %201 = "llvm.extractvalue"(%t225_r) {position = array<i64: 40>} : (!struct0) -> f32
        %202 = "llvm.extractvalue"(%t225_r) {position = array<i64: 41>} : (!struct0) -> f32
        %203 = "llvm.extractvalue"(%t225_r) {position = array<i64: 42>} : (!struct0) -> f32
        %204 = "llvm.extractvalue"(%t225_r) {position = array<i64: 43>} : (!struct0) -> f32
        %205 = "llvm.extractvalue"(%t225_r) {position = array<i64: 44>} : (!struct0) -> f32
        %206 = "llvm.extractvalue"(%t225_r) {position = array<i64: 45>} : (!struct0) -> f32
        %207 = "llvm.extractvalue"(%t225_r) {position = array<i64: 46>} : (!struct0) -> f32
        %208 = "llvm.extractvalue"(%t225_r) {position = array<i64: 47>} : (!struct0) -> f32
        %209 = "llvm.extractvalue"(%t225_r) {position = array<i64: 48>} : (!struct0) -> f32
        %210 = "llvm.extractvalue"(%t225_r) {position = array<i64: 49>} : (!struct0) -> f32
        %211 = "llvm.extractvalue"(%t225_r) {position = array<i64: 50>} : (!struct0) -> f32
        %212 = "llvm.extractvalue"(%t225_r) {position = array<i64: 51>} : (!struct0) -> f32
        %213 = "llvm.extractvalue"(%t225_r) {position = array<i64: 52>} : (!struct0) -> f32
        %214 = "llvm.extractvalue"(%t225_r) {position = array<i64: 53>} : (!struct0) -> f32
        %215 = "llvm.extractvalue"(%t225_r) {position = array<i64: 54>} : (!struct0) -> f32
        %216 = "llvm.extractvalue"(%t225_r) {position = array<i64: 55>} : (!struct0) -> f32
        %217 = "llvm.extractvalue"(%t225_r) {position = array<i64: 56>} : (!struct0) -> f32
        %218 = "llvm.extractvalue"(%t225_r) {position = array<i64: 57>} : (!struct0) -> f32
        %219 = "llvm.extractvalue"(%t225_r) {position = array<i64: 58>} : (!struct0) -> f32
        %220 = "llvm.extractvalue"(%t225_r) {position = array<i64: 59>} : (!struct0) -> f32
        %221 = "llvm.extractvalue"(%t225_r) {position = array<i64: 60>} : (!struct0) -> f32
        %222 = "llvm.extractvalue"(%t225_r) {position = array<i64: 61>} : (!struct0) -> f32
        %223 = "llvm.extractvalue"(%t225_r) {position = array<i64: 62>} : (!struct0) -> f32
        %224 = "llvm.extractvalue"(%t225_r) {position = array<i64: 63>} : (!struct0) -> f32
        %t290_r = "llvm.inline_asm"(%161, %162, %163, %164, %165, %166, %167, %168, %169, %170, %171, %172, %173, %174, %175, %176, %177, %178, %179, %180, %181, %182, %183, %184, %185, %186, %187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201, %202, %203, %204, %205, %206, %207, %208, %209, %210, %211, %212, %213, %214, %215, %216, %217, %218, %219, %220, %221, %222, %223, %224, %157, %159, %92) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 4096;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 4098;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4100;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 4102;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 4 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
        %226 = "llvm.extractvalue"(%t290_r) {position = array<i64: 0>} : (!struct0) -> f32
        %227 = "llvm.extractvalue"(%t290_r) {position = array<i64: 1>} : (!struct0) -> f32
        %228 = "llvm.extractvalue"(%t290_r) {position = array<i64: 2>} : (!struct0) -> f32
        %229 = "llvm.extractvalue"(%t290_r) {position = array<i64: 3>} : (!struct0) -> f32
        %230 = "llvm.extractvalue"(%t290_r) {position = array<i64: 4>} : (!struct0) -> f32
        %231 = "llvm.extractvalue"(%t290_r) {position = array<i64: 5>} : (!struct0) -> f32
        %232 = "llvm.extractvalue"(%t290_r) {position = array<i64: 6>} : (!struct0) -> f32
        %233 = "llvm.extractvalue"(%t290_r) {position = array<i64: 7>} : (!struct0) -> f32
        %234 = "llvm.extractvalue"(%t290_r) {position = array<i64: 8>} : (!struct0) -> f32
        %235 = "llvm.extractvalue"(%t290_r) {position = array<i64: 9>} : (!struct0) -> f32
        %236 = "llvm.extractvalue"(%t290_r) {position = array<i64: 10>} : (!struct0) -> f32
        %237 = "llvm.extractvalue"(%t290_r) {position = array<i64: 11>} : (!struct0) -> f32
        %238 = "llvm.extractvalue"(%t290_r) {position = array<i64: 12>} : (!struct0) -> f32
        %239 = "llvm.extractvalue"(%t290_r) {position = array<i64: 13>} : (!struct0) -> f32
        %240 = "llvm.extractvalue"(%t290_r) {position = array<i64: 14>} : (!struct0) -> f32
        %241 = "llvm.extractvalue"(%t290_r) {position = array<i64: 15>} : (!struct0) -> f32
        %242 = "llvm.extractvalue"(%t290_r) {position = array<i64: 16>} : (!struct0) -> f32
        %243 = "llvm.extractvalue"(%t290_r) {position = array<i64: 17>} : (!struct0) -> f32
        %244 = "llvm.extractvalue"(%t290_r) {position = array<i64: 18>} : (!struct0) -> f32
        %245 = "llvm.extractvalue"(%t290_r) {position = array<i64: 19>} : (!struct0) -> f32
        %246 = "llvm.extractvalue"(%t290_r) {position = array<i64: 20>} : (!struct0) -> f32
        %247 = "llvm.extractvalue"(%t290_r) {position = array<i64: 21>} : (!struct0) -> f32
        %248 = "llvm.extractvalue"(%t290_r) {position = array<i64: 22>} : (!struct0) -> f32
        %249 = "llvm.extractvalue"(%t290_r) {position = array<i64: 23>} : (!struct0) -> f32
        %250 = "llvm.extractvalue"(%t290_r) {position = array<i64: 24>} : (!struct0) -> f32
        %251 = "llvm.extractvalue"(%t290_r) {position = array<i64: 25>} : (!struct0) -> f32
        %252 = "llvm.extractvalue"(%t290_r) {position = array<i64: 26>} : (!struct0) -> f32
        %253 = "llvm.extractvalue"(%t290_r) {position = array<i64: 27>} : (!struct0) -> f32
        %254 = "llvm.extractvalue"(%t290_r) {position = array<i64: 28>} : (!struct0) -> f32
        %255 = "llvm.extractvalue"(%t290_r) {position = array<i64: 29>} : (!struct0) -> f32
        %256 = "llvm.extractvalue"(%t290_r) {position = array<i64: 30>} : (!struct0) -> f32
        %257 = "llvm.extractvalue"(%t290_r) {position = array<i64: 31>} : (!struct0) -> f32
        %258 = "llvm.extractvalue"(%t290_r) {position = array<i64: 32>} : (!struct0) -> f32
        %259 = "llvm.extractvalue"(%t290_r) {position = array<i64: 33>} : (!struct0) -> f32
        %260 = "llvm.extractvalue"(%t290_r) {position = array<i64: 34>} : (!struct0) -> f32
        %261 = "llvm.extractvalue"(%t290_r) {position = array<i64: 35>} : (!struct0) -> f32
        %262 = "llvm.extractvalue"(%t290_r) {position = array<i64: 36>} : (!struct0) -> f32
        %263 = "llvm.extractvalue"(%t290_r) {position = array<i64: 37>} : (!struct0) -> f32
        %264 = "llvm.extractvalue"(%t290_r) {position = array<i64: 38>} : (!struct0) -> f32
        %265 = "llvm.extractvalue"(%t290_r) {position = array<i64: 39>} : (!struct0) -> f32
        %266 = "llvm.extractvalue"(%t290_r) {position = array<i64: 40>} : (!struct0) -> f32
        %267 = "llvm.extractvalue"(%t290_r) {position = array<i64: 41>} : (!struct0) -> f32
        %268 = "llvm.extractvalue"(%t290_r) {position = array<i64: 42>} : (!struct0) -> f32
        %269 = "llvm.extractvalue"(%t290_r) {position = array<i64: 43>} : (!struct0) -> f32
        %270 = "llvm.extractvalue"(%t290_r) {position = array<i64: 44>} : (!struct0) -> f32
        %271 = "llvm.extractvalue"(%t290_r) {position = array<i64: 45>} : (!struct0) -> f32
        %272 = "llvm.extractvalue"(%t290_r) {position = array<i64: 46>} : (!struct0) -> f32
        %273 = "llvm.extractvalue"(%t290_r) {position = array<i64: 47>} : (!struct0) -> f32
        %274 = "llvm.extractvalue"(%t290_r) {position = array<i64: 48>} : (!struct0) -> f32
        %275 = "llvm.extractvalue"(%t290_r) {position = array<i64: 49>} : (!struct0) -> f32
        %276 = "llvm.extractvalue"(%t290_r) {position = array<i64: 50>} : (!struct0) -> f32
        %277 = "llvm.extractvalue"(%t290_r) {position = array<i64: 51>} : (!struct0) -> f32
        %278 = "llvm.extractvalue"(%t290_r) {position = array<i64: 52>} : (!struct0) -> f32
        %279 = "llvm.extractvalue"(%t290_r) {position = array<i64: 53>} : (!struct0) -> f32
        %280 = "llvm.extractvalue"(%t290_r) {position = array<i64: 54>} : (!struct0) -> f32
        %281 = "llvm.extractvalue"(%t290_r) {position = array<i64: 55>} : (!struct0) -> f32
        %282 = "llvm.extractvalue"(%t290_r) {position = array<i64: 56>} : (!struct0) -> f32
        %283 = "llvm.extractvalue"(%t290_r) {position = array<i64: 57>} : (!struct0) -> f32
        %284 = "llvm.extractvalue"(%t290_r) {position = array<i64: 58>} : (!struct0) -> f32
        %285 = "llvm.extractvalue"(%t290_r) {position = array<i64: 59>} : (!struct0) -> f32
        %286 = "llvm.extractvalue"(%t290_r) {position = array<i64: 60>} : (!struct0) -> f32
        %287 = "llvm.extractvalue"(%t290_r) {position = array<i64: 61>} : (!struct0) -> f32
        %288 = "llvm.extractvalue"(%t290_r) {position = array<i64: 62>} : (!struct0) -> f32
        %289 = "llvm.extractvalue"(%t290_r) {position = array<i64: 63>} : (!struct0) -> f32
        "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
        %291, %292, %293, %294, %295, %296, %297, %298, %299, %300, %301, %302, %303, %304, %305, %306, %307, %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357 = "scf.for"(%50, %54, %50, %12, %12, %50, %226, %227, %228, %229, %230, %231, %232, %233, %234, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255, %256, %257, %258, %259, %260, %261, %262, %263, %264, %265, %266, %267, %268, %269, %270, %271, %272, %273, %274, %275, %276, %277, %278, %279, %280, %281, %282, %283, %284, %285, %286, %287, %288, %289) ({
        ^bb0(%358: i32, %359: i32, %360: i32, %361: i32, %362: f32, %363: f32, %364: f32, %365: f32, %366: f32, %367: f32, %368: f32, %369: f32, %370: f32, %371: f32, %372: f32, %373: f32, %374: f32, %375: f32, %376: f32, %377: f32, %378: f32, %379: f32, %380: f32, %381: f32, %382: f32, %383: f32, %384: f32, %385: f32, %386: f32, %387: f32, %388: f32, %389: f32, %390: f32, %391: f32, %392: f32, %393: f32, %394: f32, %395: f32, %396: f32, %397: f32, %398: f32, %399: f32, %400: f32, %401: f32, %402: f32, %403: f32, %404: f32, %405: f32, %406: f32, %407: f32, %408: f32, %409: f32, %410: f32, %411: f32, %412: f32, %413: f32, %414: f32, %415: f32, %416: f32, %417: f32, %418: f32, %419: f32, %420: f32, %421: f32, %422: f32, %423: f32, %424: f32, %425: f32):
          %426 = "llvm.getelementptr"(%26, %361) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t427_s0 = "llvm.ptrtoint"(%426) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t427_s0, %359) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %428 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %429 = "arith.muli"(%361, %428) : (i32, i32) -> i32
          %430 = "llvm.getelementptr"(%89, %429) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %431 = "llvm.getelementptr"(%24, %429) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %432 = "arith.constant"() {value = true} : () -> i1
          %t434_a = "llvm.ptrtoint"(%430) : (!llvm.ptr<3>) -> i32
          %t434_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t434_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t434_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t434_shifted = "arith.shrui"(%t434_a, %t434_four) : (i32, i32) -> i32
          %t434_low = "arith.andi"(%t434_shifted, %t434_mask) : (i32, i32) -> i32
          %t434_wide = "arith.extui"(%t434_low) : (i32) -> i64
          %433 = "arith.ori"(%t434_wide, %t434_fields) : (i64, i64) -> i64
          %t436_a = "llvm.ptrtoint"(%431) : (!llvm.ptr<3>) -> i32
          %t436_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t436_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t436_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t436_shifted = "arith.shrui"(%t436_a, %t436_four) : (i32, i32) -> i32
          %t436_low = "arith.andi"(%t436_shifted, %t436_mask) : (i32, i32) -> i32
          %t436_wide = "arith.extui"(%t436_low) : (i32) -> i64
          %435 = "arith.ori"(%t436_wide, %t436_fields) : (i64, i64) -> i64
          %t501_r = "llvm.inline_asm"(%362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %437 = "llvm.extractvalue"(%t501_r) {position = array<i64: 0>} : (!struct0) -> f32
          %438 = "llvm.extractvalue"(%t501_r) {position = array<i64: 1>} : (!struct0) -> f32
          %439 = "llvm.extractvalue"(%t501_r) {position = array<i64: 2>} : (!struct0) -> f32
          %440 = "llvm.extractvalue"(%t501_r) {position = array<i64: 3>} : (!struct0) -> f32
          %441 = "llvm.extractvalue"(%t501_r) {position = array<i64: 4>} : (!struct0) -> f32
          %442 = "llvm.extractvalue"(%t501_r) {position = array<i64: 5>} : (!struct0) -> f32
          %443 = "llvm.extractvalue"(%t501_r) {position = array<i64: 6>} : (!struct0) -> f32
          %444 = "llvm.extractvalue"(%t501_r) {position = array<i64: 7>} : (!struct0) -> f32
          %445 = "llvm.extractvalue"(%t501_r) {position = array<i64: 8>} : (!struct0) -> f32
          %446 = "llvm.extractvalue"(%t501_r) {position = array<i64: 9>} : (!struct0) -> f32
          %447 = "llvm.extractvalue"(%t501_r) {position = array<i64: 10>} : (!struct0) -> f32
          %448 = "llvm.extractvalue"(%t501_r) {position = array<i64: 11>} : (!struct0) -> f32
          %449 = "llvm.extractvalue"(%t501_r) {position = array<i64: 12>} : (!struct0) -> f32
          %450 = "llvm.extractvalue"(%t501_r) {position = array<i64: 13>} : (!struct0) -> f32
          %451 = "llvm.extractvalue"(%t501_r) {position = array<i64: 14>} : (!struct0) -> f32
          %452 = "llvm.extractvalue"(%t501_r) {position = array<i64: 15>} : (!struct0) -> f32
          %453 = "llvm.extractvalue"(%t501_r) {position = array<i64: 16>} : (!struct0) -> f32
          %454 = "llvm.extractvalue"(%t501_r) {position = array<i64: 17>} : (!struct0) -> f32
          %455 = "llvm.extractvalue"(%t501_r) {position = array<i64: 18>} : (!struct0) -> f32
          %456 = "llvm.extractvalue"(%t501_r) {position = array<i64: 19>} : (!struct0) -> f32
          %457 = "llvm.extractvalue"(%t501_r) {position = array<i64: 20>} : (!struct0) -> f32
          %458 = "llvm.extractvalue"(%t501_r) {position = array<i64: 21>} : (!struct0) -> f32
          %459 = "llvm.extractvalue"(%t501_r) {position = array<i64: 22>} : (!struct0) -> f32
          %460 = "llvm.extractvalue"(%t501_r) {position = array<i64: 23>} : (!struct0) -> f32
          %461 = "llvm.extractvalue"(%t501_r) {position = array<i64: 24>} : (!struct0) -> f32
          %462 = "llvm.extractvalue"(%t501_r) {position = array<i64: 25>} : (!struct0) -> f32
          %463 = "llvm.extractvalue"(%t501_r) {position = array<i64: 26>} : (!struct0) -> f32
          %464 = "llvm.extractvalue"(%t501_r) {position = array<i64: 27>} : (!struct0) -> f32
          %465 = "llvm.extractvalue"(%t501_r) {position = array<i64: 28>} : (!struct0) -> f32
          %466 = "llvm.extractvalue"(%t501_r) {position = array<i64: 29>} : (!struct0) -> f32
          %467 = "llvm.extractvalue"(%t501_r) {position = array<i64: 30>} : (!struct0) -> f32
          %468 = "llvm.extractvalue"(%t501_r) {position = array<i64: 31>} : (!struct0) -> f32
          %469 = "llvm.extractvalue"(%t501_r) {position = array<i64: 32>} : (!struct0) -> f32
          %470 = "llvm.extractvalue"(%t501_r) {position = array<i64: 33>} : (!struct0) -> f32
          %471 = "llvm.extractvalue"(%t501_r) {position = array<i64: 34>} : (!struct0) -> f32
          %472 = "llvm.extractvalue"(%t501_r) {position = array<i64: 35>} : (!struct0) -> f32
          %473 = "llvm.extractvalue"(%t501_r) {position = array<i64: 36>} : (!struct0) -> f32
          %474 = "llvm.extractvalue"(%t501_r) {position = array<i64: 37>} : (!struct0) -> f32
          %475 = "llvm.extractvalue"(%t501_r) {position = array<i64: 38>} : (!struct0) -> f32
          %476 = "llvm.extractvalue"(%t501_r) {position = array<i64: 39>} : (!struct0) -> f32
          %477 = "llvm.extractvalue"(%t501_r) {position = array<i64: 40>} : (!struct0) -> f32
          %478 = "llvm.extractvalue"(%t501_r) {position = array<i64: 41>} : (!struct0) -> f32
          %479 = "llvm.extractvalue"(%t501_r) {position = array<i64: 42>} : (!struct0) -> f32
          %480 = "llvm.extractvalue"(%t501_r) {position = array<i64: 43>} : (!struct0) -> f32
          %481 = "llvm.extractvalue"(%t501_r) {position = array<i64: 44>} : (!struct0) -> f32
          %482 = "llvm.extractvalue"(%t501_r) {position = array<i64: 45>} : (!struct0) -> f32
          %483 = "llvm.extractvalue"(%t501_r) {position = array<i64: 46>} : (!struct0) -> f32
          %484 = "llvm.extractvalue"(%t501_r) {position = array<i64: 47>} : (!struct0) -> f32
          %485 = "llvm.extractvalue"(%t501_r) {position = array<i64: 48>} : (!struct0) -> f32
          %486 = "llvm.extractvalue"(%t501_r) {position = array<i64: 49>} : (!struct0) -> f32
          %487 = "llvm.extractvalue"(%t501_r) {position = array<i64: 50>} : (!struct0) -> f32
          %488 = "llvm.extractvalue"(%t501_r) {position = array<i64: 51>} : (!struct0) -> f32
          %489 = "llvm.extractvalue"(%t501_r) {position = array<i64: 52>} : (!struct0) -> f32
          %490 = "llvm.extractvalue"(%t501_r) {position = array<i64: 53>} : (!struct0) -> f32
          %491 = "llvm.extractvalue"(%t501_r) {position = array<i64: 54>} : (!struct0) -> f32
          %492 = "llvm.extractvalue"(%t501_r) {position = array<i64: 55>} : (!struct0) -> f32
          %493 = "llvm.extractvalue"(%t501_r) {position = array<i64: 56>} : (!struct0) -> f32
          %494 = "llvm.extractvalue"(%t501_r) {position = array<i64: 57>} : (!struct0) -> f32
          %495 = "llvm.extractvalue"(%t501_r) {position = array<i64: 58>} : (!struct0) -> f32
          %496 = "llvm.extractvalue"(%t501_r) {position = array<i64: 59>} : (!struct0) -> f32
          %497 = "llvm.extractvalue"(%t501_r) {position = array<i64: 60>} : (!struct0) -> f32
          %498 = "llvm.extractvalue"(%t501_r) {position = array<i64: 61>} : (!struct0) -> f32
          %499 = "llvm.extractvalue"(%t501_r) {position = array<i64: 62>} : (!struct0) -> f32
          %500 = "llvm.extractvalue"(%t501_r) {position = array<i64: 63>} : (!struct0) -> f32
          %t566_r = "llvm.inline_asm"(%437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %433, %435, %432) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 5 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %502 = "llvm.extractvalue"(%t566_r) {position = array<i64: 0>} : (!struct0) -> f32
          %503 = "llvm.extractvalue"(%t566_r) {position = array<i64: 1>} : (!struct0) -> f32
          %504 = "llvm.extractvalue"(%t566_r) {position = array<i64: 2>} : (!struct0) -> f32
          %505 = "llvm.extractvalue"(%t566_r) {position = array<i64: 3>} : (!struct0) -> f32
          %506 = "llvm.extractvalue"(%t566_r) {position = array<i64: 4>} : (!struct0) -> f32
          %507 = "llvm.extractvalue"(%t566_r) {position = array<i64: 5>} : (!struct0) -> f32
          %508 = "llvm.extractvalue"(%t566_r) {position = array<i64: 6>} : (!struct0) -> f32
          %509 = "llvm.extractvalue"(%t566_r) {position = array<i64: 7>} : (!struct0) -> f32
          %510 = "llvm.extractvalue"(%t566_r) {position = array<i64: 8>} : (!struct0) -> f32
          %511 = "llvm.extractvalue"(%t566_r) {position = array<i64: 9>} : (!struct0) -> f32
          %512 = "llvm.extractvalue"(%t566_r) {position = array<i64: 10>} : (!struct0) -> f32
          %513 = "llvm.extractvalue"(%t566_r) {position = array<i64: 11>} : (!struct0) -> f32
          %514 = "llvm.extractvalue"(%t566_r) {position = array<i64: 12>} : (!struct0) -> f32
          %515 = "llvm.extractvalue"(%t566_r) {position = array<i64: 13>} : (!struct0) -> f32
          %516 = "llvm.extractvalue"(%t566_r) {position = array<i64: 14>} : (!struct0) -> f32
          %517 = "llvm.extractvalue"(%t566_r) {position = array<i64: 15>} : (!struct0) -> f32
          %518 = "llvm.extractvalue"(%t566_r) {position = array<i64: 16>} : (!struct0) -> f32
          %519 = "llvm.extractvalue"(%t566_r) {position = array<i64: 17>} : (!struct0) -> f32
          %520 = "llvm.extractvalue"(%t566_r) {position = array<i64: 18>} : (!struct0) -> f32
          %521 = "llvm.extractvalue"(%t566_r) {position = array<i64: 19>} : (!struct0) -> f32
          %522 = "llvm.extractvalue"(%t566_r) {position = array<i64: 20>} : (!struct0) -> f32
          %523 = "llvm.extractvalue"(%t566_r) {position = array<i64: 21>} : (!struct0) -> f32
          %524 = "llvm.extractvalue"(%t566_r) {position = array<i64: 22>} : (!struct0) -> f32
          %525 = "llvm.extractvalue"(%t566_r) {position = array<i64: 23>} : (!struct0) -> f32
          %526 = "llvm.extractvalue"(%t566_r) {position = array<i64: 24>} : (!struct0) -> f32
          %527 = "llvm.extractvalue"(%t566_r) {position = array<i64: 25>} : (!struct0) -> f32
          %528 = "llvm.extractvalue"(%t566_r) {position = array<i64: 26>} : (!struct0) -> f32
          %529 = "llvm.extractvalue"(%t566_r) {position = array<i64: 27>} : (!struct0) -> f32
          %530 = "llvm.extractvalue"(%t566_r) {position = array<i64: 28>} : (!struct0) -> f32
          %531 = "llvm.extractvalue"(%t566_r) {position = array<i64: 29>} : (!struct0) -> f32
          %532 = "llvm.extractvalue"(%t566_r) {position = array<i64: 30>} : (!struct0) -> f32
          %533 = "llvm.extractvalue"(%t566_r) {position = array<i64: 31>} : (!struct0) -> f32
          %534 = "llvm.extractvalue"(%t566_r) {position = array<i64: 32>} : (!struct0) -> f32
          %535 = "llvm.extractvalue"(%t566_r) {position = array<i64: 33>} : (!struct0) -> f32
          %536 = "llvm.extractvalue"(%t566_r) {position = array<i64: 34>} : (!struct0) -> f32
          %537 = "llvm.extractvalue"(%t566_r) {position = array<i64: 35>} : (!struct0) -> f32
          %538 = "llvm.extractvalue"(%t566_r) {position = array<i64: 36>} : (!struct0) -> f32
          %539 = "llvm.extractvalue"(%t566_r) {position = array<i64: 37>} : (!struct0) -> f32
          %540 = "llvm.extractvalue"(%t566_r) {position = array<i64: 38>} : (!struct0) -> f32
          %541 = "llvm.extractvalue"(%t566_r) {position = array<i64: 39>} : (!struct0) -> f32
          %542 = "llvm.extractvalue"(%t566_r) {position = array<i64: 40>} : (!struct0) -> f32
          %543 = "llvm.extractvalue"(%t566_r) {position = array<i64: 41>} : (!struct0) -> f32
          %544 = "llvm.extractvalue"(%t566_r) {position = array<i64: 42>} : (!struct0) -> f32
          %545 = "llvm.extractvalue"(%t566_r) {position = array<i64: 43>} : (!struct0) -> f32
          %546 = "llvm.extractvalue"(%t566_r) {position = array<i64: 44>} : (!struct0) -> f32
          %547 = "llvm.extractvalue"(%t566_r) {position = array<i64: 45>} : (!struct0) -> f32
          %548 = "llvm.extractvalue"(%t566_r) {position = array<i64: 46>} : (!struct0) -> f32
          %549 = "llvm.extractvalue"(%t566_r) {position = array<i64: 47>} : (!struct0) -> f32
          %550 = "llvm.extractvalue"(%t566_r) {position = array<i64: 48>} : (!struct0) -> f32
          %551 = "llvm.extractvalue"(%t566_r) {position = array<i64: 49>} : (!struct0) -> f32
          %552 = "llvm.extractvalue"(%t566_r) {position = array<i64: 50>} : (!struct0) -> f32
          %553 = "llvm.extractvalue"(%t566_r) {position = array<i64: 51>} : (!struct0) -> f32
          %554 = "llvm.extractvalue"(%t566_r) {position = array<i64: 52>} : (!struct0) -> f32
          %555 = "llvm.extractvalue"(%t566_r) {position = array<i64: 53>} : (!struct0) -> f32
          %556 = "llvm.extractvalue"(%t566_r) {position = array<i64: 54>} : (!struct0) -> f32
          %557 = "llvm.extractvalue"(%t566_r) {position = array<i64: 55>} : (!struct0) -> f32
          %558 = "llvm.extractvalue"(%t566_r) {position = array<i64: 56>} : (!struct0) -> f32
          %559 = "llvm.extractvalue"(%t566_r) {position = array<i64: 57>} : (!struct0) -> f32
          %560 = "llvm.extractvalue"(%t566_r) {position = array<i64: 58>} : (!struct0) -> f32
          %561 = "llvm.extractvalue"(%t566_r) {position = array<i64: 59>} : (!struct0) -> f32
          %562 = "llvm.extractvalue"(%t566_r) {position = array<i64: 60>} : (!struct0) -> f32
          %563 = "llvm.extractvalue"(%t566_r) {position = array<i64: 61>} : (!struct0) -> f32
          %564 = "llvm.extractvalue"(%t566_r) {position = array<i64: 62>} : (!struct0) -> f32
          %565 = "llvm.extractvalue"(%t566_r) {position = array<i64: 63>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t631_r = "llvm.inline_asm"(%502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %567 = "llvm.extractvalue"(%t631_r) {position = array<i64: 0>} : (!struct0) -> f32
          %568 = "llvm.extractvalue"(%t631_r) {position = array<i64: 1>} : (!struct0) -> f32
          %569 = "llvm.extractvalue"(%t631_r) {position = array<i64: 2>} : (!struct0) -> f32
          %570 = "llvm.extractvalue"(%t631_r) {position = array<i64: 3>} : (!struct0) -> f32
          %571 = "llvm.extractvalue"(%t631_r) {position = array<i64: 4>} : (!struct0) -> f32
          %572 = "llvm.extractvalue"(%t631_r) {position = array<i64: 5>} : (!struct0) -> f32
          %573 = "llvm.extractvalue"(%t631_r) {position = array<i64: 6>} : (!struct0) -> f32
          %574 = "llvm.extractvalue"(%t631_r) {position = array<i64: 7>} : (!struct0) -> f32
          %575 = "llvm.extractvalue"(%t631_r) {position = array<i64: 8>} : (!struct0) -> f32
          %576 = "llvm.extractvalue"(%t631_r) {position = array<i64: 9>} : (!struct0) -> f32
          %577 = "llvm.extractvalue"(%t631_r) {position = array<i64: 10>} : (!struct0) -> f32
          %578 = "llvm.extractvalue"(%t631_r) {position = array<i64: 11>} : (!struct0) -> f32
          %579 = "llvm.extractvalue"(%t631_r) {position = array<i64: 12>} : (!struct0) -> f32
          %580 = "llvm.extractvalue"(%t631_r) {position = array<i64: 13>} : (!struct0) -> f32
          %581 = "llvm.extractvalue"(%t631_r) {position = array<i64: 14>} : (!struct0) -> f32
          %582 = "llvm.extractvalue"(%t631_r) {position = array<i64: 15>} : (!struct0) -> f32
          %583 = "llvm.extractvalue"(%t631_r) {position = array<i64: 16>} : (!struct0) -> f32
          %584 = "llvm.extractvalue"(%t631_r) {position = array<i64: 17>} : (!struct0) -> f32
          %585 = "llvm.extractvalue"(%t631_r) {position = array<i64: 18>} : (!struct0) -> f32
          %586 = "llvm.extractvalue"(%t631_r) {position = array<i64: 19>} : (!struct0) -> f32
          %587 = "llvm.extractvalue"(%t631_r) {position = array<i64: 20>} : (!struct0) -> f32
          %588 = "llvm.extractvalue"(%t631_r) {position = array<i64: 21>} : (!struct0) -> f32
          %589 = "llvm.extractvalue"(%t631_r) {position = array<i64: 22>} : (!struct0) -> f32
          %590 = "llvm.extractvalue"(%t631_r) {position = array<i64: 23>} : (!struct0) -> f32
          %591 = "llvm.extractvalue"(%t631_r) {position = array<i64: 24>} : (!struct0) -> f32
          %592 = "llvm.extractvalue"(%t631_r) {position = array<i64: 25>} : (!struct0) -> f32
          %593 = "llvm.extractvalue"(%t631_r) {position = array<i64: 26>} : (!struct0) -> f32
          %594 = "llvm.extractvalue"(%t631_r) {position = array<i64: 27>} : (!struct0) -> f32
          %595 = "llvm.extractvalue"(%t631_r) {position = array<i64: 28>} : (!struct0) -> f32
          %596 = "llvm.extractvalue"(%t631_r) {position = array<i64: 29>} : (!struct0) -> f32
          %597 = "llvm.extractvalue"(%t631_r) {position = array<i64: 30>} : (!struct0) -> f32
          %598 = "llvm.extractvalue"(%t631_r) {position = array<i64: 31>} : (!struct0) -> f32
          %599 = "llvm.extractvalue"(%t631_r) {position = array<i64: 32>} : (!struct0) -> f32
          %600 = "llvm.extractvalue"(%t631_r) {position = array<i64: 33>} : (!struct0) -> f32
          %601 = "llvm.extractvalue"(%t631_r) {position = array<i64: 34>} : (!struct0) -> f32
          %602 = "llvm.extractvalue"(%t631_r) {position = array<i64: 35>} : (!struct0) -> f32
          %603 = "llvm.extractvalue"(%t631_r) {position = array<i64: 36>} : (!struct0) -> f32
          %604 = "llvm.extractvalue"(%t631_r) {position = array<i64: 37>} : (!struct0) -> f32
          %605 = "llvm.extractvalue"(%t631_r) {position = array<i64: 38>} : (!struct0) -> f32
          %606 = "llvm.extractvalue"(%t631_r) {position = array<i64: 39>} : (!struct0) -> f32
          %607 = "llvm.extractvalue"(%t631_r) {position = array<i64: 40>} : (!struct0) -> f32
          %608 = "llvm.extractvalue"(%t631_r) {position = array<i64: 41>} : (!struct0) -> f32
          %609 = "llvm.extractvalue"(%t631_r) {position = array<i64: 42>} : (!struct0) -> f32
          %610 = "llvm.extractvalue"(%t631_r) {position = array<i64: 43>} : (!struct0) -> f32
          %611 = "llvm.extractvalue"(%t631_r) {position = array<i64: 44>} : (!struct0) -> f32
          %612 = "llvm.extractvalue"(%t631_r) {position = array<i64: 45>} : (!struct0) -> f32
          %613 = "llvm.extractvalue"(%t631_r) {position = array<i64: 46>} : (!struct0) -> f32
          %614 = "llvm.extractvalue"(%t631_r) {position = array<i64: 47>} : (!struct0) -> f32
          %615 = "llvm.extractvalue"(%t631_r) {position = array<i64: 48>} : (!struct0) -> f32
          %616 = "llvm.extractvalue"(%t631_r) {position = array<i64: 49>} : (!struct0) -> f32
          %617 = "llvm.extractvalue"(%t631_r) {position = array<i64: 50>} : (!struct0) -> f32
          %618 = "llvm.extractvalue"(%t631_r) {position = array<i64: 51>} : (!struct0) -> f32
          %619 = "llvm.extractvalue"(%t631_r) {position = array<i64: 52>} : (!struct0) -> f32
          %620 = "llvm.extractvalue"(%t631_r) {position = array<i64: 53>} : (!struct0) -> f32
          %621 = "llvm.extractvalue"(%t631_r) {position = array<i64: 54>} : (!struct0) -> f32
          %622 = "llvm.extractvalue"(%t631_r) {position = array<i64: 55>} : (!struct0) -> f32
          %623 = "llvm.extractvalue"(%t631_r) {position = array<i64: 56>} : (!struct0) -> f32
          %624 = "llvm.extractvalue"(%t631_r) {position = array<i64: 57>} : (!struct0) -> f32
          %625 = "llvm.extractvalue"(%t631_r) {position = array<i64: 58>} : (!struct0) -> f32
          %626 = "llvm.extractvalue"(%t631_r) {position = array<i64: 59>} : (!struct0) -> f32
          %627 = "llvm.extractvalue"(%t631_r) {position = array<i64: 60>} : (!struct0) -> f32
          %628 = "llvm.extractvalue"(%t631_r) {position = array<i64: 61>} : (!struct0) -> f32
          %629 = "llvm.extractvalue"(%t631_r) {position = array<i64: 62>} : (!struct0) -> f32
          %630 = "llvm.extractvalue"(%t631_r) {position = array<i64: 63>} : (!struct0) -> f32
          %632 = "llvm.getelementptr"(%27, %360) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %633 = "arith.cmpi"(%90, %12) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%633) ({
            %t634_s0 = "llvm.ptrtoint"(%632) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t634_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %635 = "arith.addi"(%361, %50) : (i32, i32) -> i32
          %636 = "arith.constant"() {value = 4 : i32} : () -> i32
          %637 = "arith.cmpi"(%635, %636) {predicate = 0 : i64} : (i32, i32) -> i1
          %638, %639 = "scf.if"(%637) ({
            %640 = "arith.xori"(%359, %50) : (i32, i32) -> i32
            "scf.yield"(%640, %12) : (i32, i32) -> ()
          }, {
            "scf.yield"(%359, %635) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          "scf.yield"(%638, %361, %639, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %t705_r = "llvm.inline_asm"(%294, %295, %296, %297, %298, %299, %300, %301, %302, %303, %304, %305, %306, %307, %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
        %641 = "llvm.extractvalue"(%t705_r) {position = array<i64: 0>} : (!struct0) -> f32
        %642 = "llvm.extractvalue"(%t705_r) {position = array<i64: 1>} : (!struct0) -> f32
        %643 = "llvm.extractvalue"(%t705_r) {position = array<i64: 2>} : (!struct0) -> f32
        %644 = "llvm.extractvalue"(%t705_r) {position = array<i64: 3>} : (!struct0) -> f32
        %645 = "llvm.extractvalue"(%t705_r) {position = array<i64: 4>} : (!struct0) -> f32
        %646 = "llvm.extractvalue"(%t705_r) {position = array<i64: 5>} : (!struct0) -> f32
        %647 = "llvm.extractvalue"(%t705_r) {position = array<i64: 6>} : (!struct0) -> f32
        %648 = "llvm.extractvalue"(%t705_r) {position = array<i64: 7>} : (!struct0) -> f32
        %649 = "llvm.extractvalue"(%t705_r) {position = array<i64: 8>} : (!struct0) -> f32
        %650 = "llvm.extractvalue"(%t705_r) {position = array<i64: 9>} : (!struct0) -> f32
        %651 = "llvm.extractvalue"(%t705_r) {position = array<i64: 10>} : (!struct0) -> f32
        %652 = "llvm.extractvalue"(%t705_r) {position = array<i64: 11>} : (!struct0) -> f32
        %653 = "llvm.extractvalue"(%t705_r) {position = array<i64: 12>} : (!struct0) -> f32
        %654 = "llvm.extractvalue"(%t705_r) {position = array<i64: 13>} : (!struct0) -> f32
        %655 = "llvm.extractvalue"(%t705_r) {position = array<i64: 14>} : (!struct0) -> f32
        %656 = "llvm.extractvalue"(%t705_r) {position = array<i64: 15>} : (!struct0) -> f32
        %657 = "llvm.extractvalue"(%t705_r) {position = array<i64: 16>} : (!struct0) -> f32
        %658 = "llvm.extractvalue"(%t705_r) {position = array<i64: 17>} : (!struct0) -> f32
        %659 = "llvm.extractvalue"(%t705_r) {position = array<i64: 18>} : (!struct0) -> f32
        %660 = "llvm.extractvalue"(%t705_r) {position = array<i64: 19>} : (!struct0) -> f32
        %661 = "llvm.extractvalue"(%t705_r) {position = array<i64: 20>} : (!struct0) -> f32
        %662 = "llvm.extractvalue"(%t705_r) {position = array<i64: 21>} : (!struct0) -> f32
        %663 = "llvm.extractvalue"(%t705_r) {position = array<i64: 22>} : (!struct0) -> f32
        %664 = "llvm.extractvalue"(%t705_r) {position = array<i64: 23>} : (!struct0) -> f32
        %665 = "llvm.extractvalue"(%t705_r) {position = array<i64: 24>} : (!struct0) -> f32
        %666 = "llvm.extractvalue"(%t705_r) {position = array<i64: 25>} : (!struct0) -> f32
        %667 = "llvm.extractvalue"(%t705_r) {position = array<i64: 26>} : (!struct0) -> f32
        %668 = "llvm.extractvalue"(%t705_r) {position = array<i64: 27>} : (!struct0) -> f32
        %669 = "llvm.extractvalue"(%t705_r) {position = array<i64: 28>} : (!struct0) -> f32
        %670 = "llvm.extractvalue"(%t705_r) {position = array<i64: 29>} : (!struct0) -> f32
        %671 = "llvm.extractvalue"(%t705_r) {position = array<i64: 30>} : (!struct0) -> f32
        %672 = "llvm.extractvalue"(%t705_r) {position = array<i64: 31>} : (!struct0) -> f32
        %673 = "llvm.extractvalue"(%t705_r) {position = array<i64: 32>} : (!struct0) -> f32
        %674 = "llvm.extractvalue"(%t705_r) {position = array<i64: 33>} : (!struct0) -> f32
        %675 = "llvm.extractvalue"(%t705_r) {position = array<i64: 34>} : (!struct0) -> f32
        %676 = "llvm.extractvalue"(%t705_r) {position = array<i64: 35>} : (!struct0) -> f32
        %677 = "llvm.extractvalue"(%t705_r) {position = array<i64: 36>} : (!struct0) -> f32
        %678 = "llvm.extractvalue"(%t705_r) {position = array<i64: 37>} : (!struct0) -> f32
        %679 = "llvm.extractvalue"(%t705_r) {position = array<i64: 38>} : (!struct0) -> f32
        %680 = "llvm.extractvalue"(%t705_r) {position = array<i64: 39>} : (!struct0) -> f32
        %681 = "llvm.extractvalue"(%t705_r) {position = array<i64: 40>} : (!struct0) -> f32
        %682 = "llvm.extractvalue"(%t705_r) {position = array<i64: 41>} : (!struct0) -> f32
        %683 = "llvm.extractvalue"(%t705_r) {position = array<i64: 42>} : (!struct0) -> f32
        %684 = "llvm.extractvalue"(%t705_r) {position = array<i64: 43>} : (!struct0) -> f32
        %685 = "llvm.extractvalue"(%t705_r) {position = array<i64: 44>} : (!struct0) -> f32
        %686 = "llvm.extractvalue"(%t705_r) {position = array<i64: 45>} : (!struct0) -> f32
        %687 = "llvm.extractvalue"(%t705_r) {position = array<i64: 46>} : (!struct0) -> f32
        %688 = "llvm.extractvalue"(%t705_r) {position = array<i64: 47>} : (!struct0) -> f32
        %689 = "llvm.extractvalue"(%t705_r) {position = array<i64: 48>} : (!struct0) -> f32
        %690 = "llvm.extractvalue"(%t705_r) {position = array<i64: 49>} : (!struct0) -> f32
        %691 = "llvm.extractvalue"(%t705_r) {position = array<i64: 50>} : (!struct0) -> f32
        %692 = "llvm.extractvalue"(%t705_r) {position = array<i64: 51>} : (!struct0) -> f32
        %693 = "llvm.extractvalue"(%t705_r) {position = array<i64: 52>} : (!struct0) -> f32
        %694 = "llvm.extractvalue"(%t705_r) {position = array<i64: 53>} : (!struct0) -> f32
        %695 = "llvm.extractvalue"(%t705_r) {position = array<i64: 54>} : (!struct0) -> f32
        %696 = "llvm.extractvalue"(%t705_r) {position = array<i64: 55>} : (!struct0) -> f32
        %697 = "llvm.extractvalue"(%t705_r) {position = array<i64: 56>} : (!struct0) -> f32
        %698 = "llvm.extractvalue"(%t705_r) {position = array<i64: 57>} : (!struct0) -> f32
        %699 = "llvm.extractvalue"(%t705_r) {position = array<i64: 58>} : (!struct0) -> f32
        %700 = "llvm.extractvalue"(%t705_r) {position = array<i64: 59>} : (!struct0) -> f32
        %701 = "llvm.extractvalue"(%t705_r) {position = array<i64: 60>} : (!struct0) -> f32
        %702 = "llvm.extractvalue"(%t705_r) {position = array<i64: 61>} : (!struct0) -> f32
        %703 = "llvm.extractvalue"(%t705_r) {position = array<i64: 62>} : (!struct0) -> f32
        %704 = "llvm.extractvalue"(%t705_r) {position = array<i64: 63>} : (!struct0) -> f32
        %706 = "arith.constant"() {value = 4 : i32} : () -> i32
        %707 = "arith.remui"(%83, %706) : (i32, i32) -> i32
        %708 = "arith.divui"(%83, %706) : (i32, i32) -> i32
        %709 = "arith.muli"(%707, %85) : (i32, i32) -> i32
        %710 = "arith.constant"() {value = 8 : i32} : () -> i32
        %711 = "arith.remui"(%708, %710) : (i32, i32) -> i32
        %712 = "arith.divui"(%708, %710) : (i32, i32) -> i32
        %713 = "arith.muli"(%711, %51) : (i32, i32) -> i32
        %714 = "arith.addi"(%709, %713) : (i32, i32) -> i32
        %715 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %716 = "arith.muli"(%712, %715) : (i32, i32) -> i32
        %717 = "arith.addi"(%714, %716) : (i32, i32) -> i32
        %718 = "llvm.getelementptr"(%25, %88) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %719 = "vector.from_elements"(%641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
        %720 = "arith.truncf"(%719) : (vector<64xf32>) -> vector<64xbf16>
        %721 = "vector.extract"(%720) {static_position = array<i64: 0>} : (vector<64xbf16>) -> bf16
        %722 = "vector.extract"(%720) {static_position = array<i64: 1>} : (vector<64xbf16>) -> bf16
        %723 = "vector.extract"(%720) {static_position = array<i64: 2>} : (vector<64xbf16>) -> bf16
        %724 = "vector.extract"(%720) {static_position = array<i64: 3>} : (vector<64xbf16>) -> bf16
        %725 = "vector.extract"(%720) {static_position = array<i64: 4>} : (vector<64xbf16>) -> bf16
        %726 = "vector.extract"(%720) {static_position = array<i64: 5>} : (vector<64xbf16>) -> bf16
        %727 = "vector.extract"(%720) {static_position = array<i64: 6>} : (vector<64xbf16>) -> bf16
        %728 = "vector.extract"(%720) {static_position = array<i64: 7>} : (vector<64xbf16>) -> bf16
        %729 = "vector.extract"(%720) {static_position = array<i64: 8>} : (vector<64xbf16>) -> bf16
        %730 = "vector.extract"(%720) {static_position = array<i64: 9>} : (vector<64xbf16>) -> bf16
        %731 = "vector.extract"(%720) {static_position = array<i64: 10>} : (vector<64xbf16>) -> bf16
        %732 = "vector.extract"(%720) {static_position = array<i64: 11>} : (vector<64xbf16>) -> bf16
        %733 = "vector.extract"(%720) {static_position = array<i64: 12>} : (vector<64xbf16>) -> bf16
        %734 = "vector.extract"(%720) {static_position = array<i64: 13>} : (vector<64xbf16>) -> bf16
        %735 = "vector.extract"(%720) {static_position = array<i64: 14>} : (vector<64xbf16>) -> bf16
        %736 = "vector.extract"(%720) {static_position = array<i64: 15>} : (vector<64xbf16>) -> bf16
        %737 = "vector.extract"(%720) {static_position = array<i64: 16>} : (vector<64xbf16>) -> bf16
        %738 = "vector.extract"(%720) {static_position = array<i64: 17>} : (vector<64xbf16>) -> bf16
        %739 = "vector.extract"(%720) {static_position = array<i64: 18>} : (vector<64xbf16>) -> bf16
        %740 = "vector.extract"(%720) {static_position = array<i64: 19>} : (vector<64xbf16>) -> bf16
        %741 = "vector.extract"(%720) {static_position = array<i64: 20>} : (vector<64xbf16>) -> bf16
        %742 = "vector.extract"(%720) {static_position = array<i64: 21>} : (vector<64xbf16>) -> bf16
        %743 = "vector.extract"(%720) {static_position = array<i64: 22>} : (vector<64xbf16>) -> bf16
        %744 = "vector.extract"(%720) {static_position = array<i64: 23>} : (vector<64xbf16>) -> bf16
        %745 = "vector.extract"(%720) {static_position = array<i64: 24>} : (vector<64xbf16>) -> bf16
        %746 = "vector.extract"(%720) {static_position = array<i64: 25>} : (vector<64xbf16>) -> bf16
        %747 = "vector.extract"(%720) {static_position = array<i64: 26>} : (vector<64xbf16>) -> bf16
        %748 = "vector.extract"(%720) {static_position = array<i64: 27>} : (vector<64xbf16>) -> bf16
        %749 = "vector.extract"(%720) {static_position = array<i64: 28>} : (vector<64xbf16>) -> bf16
        %750 = "vector.extract"(%720) {static_position = array<i64: 29>} : (vector<64xbf16>) -> bf16
        %751 = "vector.extract"(%720) {static_position = array<i64: 30>} : (vector<64xbf16>) -> bf16
        %752 = "vector.extract"(%720) {static_position = array<i64: 31>} : (vector<64xbf16>) -> bf16
        %753 = "vector.extract"(%720) {static_position = array<i64: 32>} : (vector<64xbf16>) -> bf16
        %754 = "vector.extract"(%720) {static_position = array<i64: 33>} : (vector<64xbf16>) -> bf16
        %755 = "vector.extract"(%720) {static_position = array<i64: 34>} : (vector<64xbf16>) -> bf16
        %756 = "vector.extract"(%720) {static_position = array<i64: 35>} : (vector<64xbf16>) -> bf16
        %757 = "vector.extract"(%720) {static_position = array<i64: 36>} : (vector<64xbf16>) -> bf16
        %758 = "vector.extract"(%720) {static_position = array<i64: 37>} : (vector<64xbf16>) -> bf16
        %759 = "vector.extract"(%720) {static_position = array<i64: 38>} : (vector<64xbf16>) -> bf16
        %760 = "vector.extract"(%720) {static_position = array<i64: 39>} : (vector<64xbf16>) -> bf16
        %761 = "vector.extract"(%720) {static_position = array<i64: 40>} : (vector<64xbf16>) -> bf16
        %762 = "vector.extract"(%720) {static_position = array<i64: 41>} : (vector<64xbf16>) -> bf16
        %763 = "vector.extract"(%720) {static_position = array<i64: 42>} : (vector<64xbf16>) -> bf16
        %764 = "vector.extract"(%720) {static_position = array<i64: 43>} : (vector<64xbf16>) -> bf16
        %765 = "vector.extract"(%720) {static_position = array<i64: 44>} : (vector<64xbf16>) -> bf16
        %766 = "vector.extract"(%720) {static_position = array<i64: 45>} : (vector<64xbf16>) -> bf16
        %767 = "vector.extract"(%720) {static_position = array<i64: 46>} : (vector<64xbf16>) -> bf16
        %768 = "vector.extract"(%720) {static_position = array<i64: 47>} : (vector<64xbf16>) -> bf16
        %769 = "vector.extract"(%720) {static_position = array<i64: 48>} : (vector<64xbf16>) -> bf16
        %770 = "vector.extract"(%720) {static_position = array<i64: 49>} : (vector<64xbf16>) -> bf16
        %771 = "vector.extract"(%720) {static_position = array<i64: 50>} : (vector<64xbf16>) -> bf16
        %772 = "vector.extract"(%720) {static_position = array<i64: 51>} : (vector<64xbf16>) -> bf16
        %773 = "vector.extract"(%720) {static_position = array<i64: 52>} : (vector<64xbf16>) -> bf16
        %774 = "vector.extract"(%720) {static_position = array<i64: 53>} : (vector<64xbf16>) -> bf16
        %775 = "vector.extract"(%720) {static_position = array<i64: 54>} : (vector<64xbf16>) -> bf16
        %776 = "vector.extract"(%720) {static_position = array<i64: 55>} : (vector<64xbf16>) -> bf16
        %777 = "vector.extract"(%720) {static_position = array<i64: 56>} : (vector<64xbf16>) -> bf16
        %778 = "vector.extract"(%720) {static_position = array<i64: 57>} : (vector<64xbf16>) -> bf16
        %779 = "vector.extract"(%720) {static_position = array<i64: 58>} : (vector<64xbf16>) -> bf16
        %780 = "vector.extract"(%720) {static_position = array<i64: 59>} : (vector<64xbf16>) -> bf16
        %781 = "vector.extract"(%720) {static_position = array<i64: 60>} : (vector<64xbf16>) -> bf16
        %782 = "vector.extract"(%720) {static_position = array<i64: 61>} : (vector<64xbf16>) -> bf16
        %783 = "vector.extract"(%720) {static_position = array<i64: 62>} : (vector<64xbf16>) -> bf16
        %784 = "vector.extract"(%720) {static_position = array<i64: 63>} : (vector<64xbf16>) -> bf16
        %785 = "arith.constant"() {value = 448 : i32} : () -> i32
        %786 = "arith.andi"(%717, %785) : (i32, i32) -> i32
        %787 = "arith.constant"() {value = 3 : i32} : () -> i32
        %788 = "arith.shrui"(%786, %787) : (i32, i32) -> i32
        %789 = "arith.xori"(%717, %788) : (i32, i32) -> i32
        %790 = "llvm.getelementptr"(%718, %789) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %791 = "vector.from_elements"(%721, %722) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%791, %790) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %792 = "arith.addi"(%717, %710) : (i32, i32) -> i32
        %793 = "arith.andi"(%792, %785) : (i32, i32) -> i32
        %794 = "arith.shrui"(%793, %787) : (i32, i32) -> i32
        %795 = "arith.xori"(%792, %794) : (i32, i32) -> i32
        %796 = "llvm.getelementptr"(%718, %795) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %797 = "vector.from_elements"(%725, %726) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%797, %796) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %798 = "arith.constant"() {value = 16 : i32} : () -> i32
        %799 = "arith.addi"(%717, %798) : (i32, i32) -> i32
        %800 = "arith.andi"(%799, %785) : (i32, i32) -> i32
        %801 = "arith.shrui"(%800, %787) : (i32, i32) -> i32
        %802 = "arith.xori"(%799, %801) : (i32, i32) -> i32
        %803 = "llvm.getelementptr"(%718, %802) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %804 = "vector.from_elements"(%729, %730) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%804, %803) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %805 = "arith.constant"() {value = 24 : i32} : () -> i32
        %806 = "arith.addi"(%717, %805) : (i32, i32) -> i32
        %807 = "arith.andi"(%806, %785) : (i32, i32) -> i32
        %808 = "arith.shrui"(%807, %787) : (i32, i32) -> i32
        %809 = "arith.xori"(%806, %808) : (i32, i32) -> i32
        %810 = "llvm.getelementptr"(%718, %809) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %811 = "vector.from_elements"(%733, %734) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%811, %810) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %812 = "arith.addi"(%717, %9) : (i32, i32) -> i32
        %813 = "arith.andi"(%812, %785) : (i32, i32) -> i32
        %814 = "arith.shrui"(%813, %787) : (i32, i32) -> i32
        %815 = "arith.xori"(%812, %814) : (i32, i32) -> i32
        %816 = "llvm.getelementptr"(%718, %815) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %817 = "vector.from_elements"(%737, %738) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%817, %816) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %818 = "arith.constant"() {value = 40 : i32} : () -> i32
        %819 = "arith.addi"(%717, %818) : (i32, i32) -> i32
        %820 = "arith.andi"(%819, %785) : (i32, i32) -> i32
        %821 = "arith.shrui"(%820, %787) : (i32, i32) -> i32
        %822 = "arith.xori"(%819, %821) : (i32, i32) -> i32
        %823 = "llvm.getelementptr"(%718, %822) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %824 = "vector.from_elements"(%741, %742) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%824, %823) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %825 = "arith.constant"() {value = 48 : i32} : () -> i32
        %826 = "arith.addi"(%717, %825) : (i32, i32) -> i32
        %827 = "arith.andi"(%826, %785) : (i32, i32) -> i32
        %828 = "arith.shrui"(%827, %787) : (i32, i32) -> i32
        %829 = "arith.xori"(%826, %828) : (i32, i32) -> i32
        %830 = "llvm.getelementptr"(%718, %829) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %831 = "vector.from_elements"(%745, %746) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%831, %830) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %832 = "arith.constant"() {value = 56 : i32} : () -> i32
        %833 = "arith.addi"(%717, %832) : (i32, i32) -> i32
        %834 = "arith.andi"(%833, %785) : (i32, i32) -> i32
        %835 = "arith.shrui"(%834, %787) : (i32, i32) -> i32
        %836 = "arith.xori"(%833, %835) : (i32, i32) -> i32
        %837 = "llvm.getelementptr"(%718, %836) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %838 = "vector.from_elements"(%749, %750) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%838, %837) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %839 = "arith.constant"() {value = 512 : i32} : () -> i32
        %840 = "arith.addi"(%789, %839) : (i32, i32) -> i32
        %841 = "llvm.getelementptr"(%718, %840) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %842 = "vector.from_elements"(%723, %724) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%842, %841) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %843 = "arith.addi"(%795, %839) : (i32, i32) -> i32
        %844 = "llvm.getelementptr"(%718, %843) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %845 = "vector.from_elements"(%727, %728) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%845, %844) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %846 = "arith.addi"(%802, %839) : (i32, i32) -> i32
        %847 = "llvm.getelementptr"(%718, %846) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %848 = "vector.from_elements"(%731, %732) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%848, %847) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %849 = "arith.addi"(%809, %839) : (i32, i32) -> i32
        %850 = "llvm.getelementptr"(%718, %849) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %851 = "vector.from_elements"(%735, %736) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%851, %850) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %852 = "arith.addi"(%815, %839) : (i32, i32) -> i32
        %853 = "llvm.getelementptr"(%718, %852) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %854 = "vector.from_elements"(%739, %740) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%854, %853) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %855 = "arith.addi"(%822, %839) : (i32, i32) -> i32
        %856 = "llvm.getelementptr"(%718, %855) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %857 = "vector.from_elements"(%743, %744) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%857, %856) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %858 = "arith.addi"(%829, %839) : (i32, i32) -> i32
        %859 = "llvm.getelementptr"(%718, %858) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %860 = "vector.from_elements"(%747, %748) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%860, %859) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %861 = "arith.addi"(%836, %839) : (i32, i32) -> i32
        %862 = "llvm.getelementptr"(%718, %861) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %863 = "vector.from_elements"(%751, %752) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%863, %862) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %864 = "arith.constant"() {value = 8192 : i32} : () -> i32
        %865 = "arith.addi"(%789, %864) : (i32, i32) -> i32
        %866 = "llvm.getelementptr"(%718, %865) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %867 = "vector.from_elements"(%753, %754) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%867, %866) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %868 = "arith.addi"(%795, %864) : (i32, i32) -> i32
        %869 = "llvm.getelementptr"(%718, %868) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %870 = "vector.from_elements"(%757, %758) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%870, %869) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %871 = "arith.addi"(%802, %864) : (i32, i32) -> i32
        %872 = "llvm.getelementptr"(%718, %871) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %873 = "vector.from_elements"(%761, %762) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%873, %872) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %874 = "arith.addi"(%809, %864) : (i32, i32) -> i32
        %875 = "llvm.getelementptr"(%718, %874) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %876 = "vector.from_elements"(%765, %766) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%876, %875) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %877 = "arith.addi"(%815, %864) : (i32, i32) -> i32
        %878 = "llvm.getelementptr"(%718, %877) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %879 = "vector.from_elements"(%769, %770) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%879, %878) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %880 = "arith.addi"(%822, %864) : (i32, i32) -> i32
        %881 = "llvm.getelementptr"(%718, %880) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %882 = "vector.from_elements"(%773, %774) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%882, %881) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %883 = "arith.addi"(%829, %864) : (i32, i32) -> i32
        %884 = "llvm.getelementptr"(%718, %883) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %885 = "vector.from_elements"(%777, %778) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%885, %884) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %886 = "arith.addi"(%836, %864) : (i32, i32) -> i32
        %887 = "llvm.getelementptr"(%718, %886) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %888 = "vector.from_elements"(%781, %782) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%888, %887) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %889 = "arith.constant"() {value = 8704 : i32} : () -> i32
        %890 = "arith.addi"(%789, %889) : (i32, i32) -> i32
        %891 = "llvm.getelementptr"(%718, %890) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %892 = "vector.from_elements"(%755, %756) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%892, %891) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %893 = "arith.addi"(%795, %889) : (i32, i32) -> i32
        %894 = "llvm.getelementptr"(%718, %893) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %895 = "vector.from_elements"(%759, %760) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%895, %894) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %896 = "arith.addi"(%802, %889) : (i32, i32) -> i32
        %897 = "llvm.getelementptr"(%718, %896) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %898 = "vector.from_elements"(%763, %764) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%898, %897) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %899 = "arith.addi"(%809, %889) : (i32, i32) -> i32
        %900 = "llvm.getelementptr"(%718, %899) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %901 = "vector.from_elements"(%767, %768) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%901, %900) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %902 = "arith.addi"(%815, %889) : (i32, i32) -> i32
        %903 = "llvm.getelementptr"(%718, %902) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %904 = "vector.from_elements"(%771, %772) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%904, %903) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %905 = "arith.addi"(%822, %889) : (i32, i32) -> i32
        %906 = "llvm.getelementptr"(%718, %905) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %907 = "vector.from_elements"(%775, %776) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%907, %906) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %908 = "arith.addi"(%829, %889) : (i32, i32) -> i32
        %909 = "llvm.getelementptr"(%718, %908) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %910 = "vector.from_elements"(%779, %780) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%910, %909) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %911 = "arith.addi"(%836, %889) : (i32, i32) -> i32
        %912 = "llvm.getelementptr"(%718, %911) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %913 = "vector.from_elements"(%783, %784) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%913, %912) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        %914 = "arith.constant"() {value = 256 : i32} : () -> i32
        "nvvm.barrier"(%50, %914) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 6 : i32} : (i32, i32) -> ()
        %915 = "arith.cmpi"(%82, %9) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%915) ({
          %916 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 8192>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %917 = "arith.addi"(%56, %51) : (i32, i32) -> i32
          %918 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
          "scf.if"(%918) ({
            %t919_s1 = "llvm.ptrtoint"(%25) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%5, %t919_s1, %56, %55) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
            %t920_s1 = "llvm.ptrtoint"(%916) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%5, %t920_s1, %917, %55) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
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
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.constant"() {value = 0 : i32} : () -> i32
    %10 = "arith.cmpi"(%2, %9) {predicate = 4 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%10) {message = "K is at least 1: the first multiply writes the sums", file = "samples/gemm_hopper_first.py", line = 175 : i32} : (i1) -> ()
    %11 = "arith.extsi"(%2) : (i32) -> i64
    %12 = "arith.extsi"(%1) : (i32) -> i64
    %13 = "arith.constant"() {value = 2 : i64} : () -> i64
    %14 = "arith.muli"(%3, %13) : (i64, i64) -> i64
    %15 = "cutec.tensor_map"(%0, %11, %12, %14) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %16 = "arith.extsi"(%5) : (i32) -> i64
    %17 = "arith.muli"(%6, %13) : (i64, i64) -> i64
    %18 = "cutec.tensor_map"(%4, %11, %16, %17) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %19 = "arith.muli"(%8, %13) : (i64, i64) -> i64
    %20 = "cutec.tensor_map"(%7, %16, %12, %19) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %21 = "arith.constant"() {value = 127 : i32} : () -> i32
    %22 = "arith.addi"(%1, %21) : (i32, i32) -> i32
    %23 = "arith.constant"() {value = 128 : i32} : () -> i32
    %24 = "arith.divui"(%22, %23) : (i32, i32) -> i32
    %25 = "arith.addi"(%5, %21) : (i32, i32) -> i32
    %26 = "arith.divui"(%25, %23) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 1 : i32} : () -> i32
    %28 = "arith.constant"() {value = 384 : i32} : () -> i32
    %29 = "arith.constant"() {value = 163904 : i32} : () -> i32
    "gpu.launch_func"(%24, %26, %27, %28, %27, %27, %27, %27, %27, %29, %15, %1, %2, %18, %5, %20) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
