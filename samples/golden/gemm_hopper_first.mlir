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
        %29 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%29) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %31 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%31) ({
          "llvm.inline_asm"(%3) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %33 = "nvvm.elect.sync"() : () -> i1
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
            %65 = "nvvm.elect.sync"() : () -> i1
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
        %161 = "arith.constant"() {value = 4096 : i64} : () -> i64
        %162 = "arith.addi"(%159, %161) : (i64, i64) -> i64
        %t227_r = "llvm.inline_asm"(%93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127, %128, %129, %130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149, %150, %151, %152, %153, %154, %155, %156) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
        %163 = "llvm.extractvalue"(%t227_r) {position = array<i64: 0>} : (!struct0) -> f32
        %164 = "llvm.extractvalue"(%t227_r) {position = array<i64: 1>} : (!struct0) -> f32
        %165 = "llvm.extractvalue"(%t227_r) {position = array<i64: 2>} : (!struct0) -> f32
        %166 = "llvm.extractvalue"(%t227_r) {position = array<i64: 3>} : (!struct0) -> f32
        %167 = "llvm.extractvalue"(%t227_r) {position = array<i64: 4>} : (!struct0) -> f32
        %168 = "llvm.extractvalue"(%t227_r) {position = array<i64: 5>} : (!struct0) -> f32
        %169 = "llvm.extractvalue"(%t227_r) {position = array<i64: 6>} : (!struct0) -> f32
        %170 = "llvm.extractvalue"(%t227_r) {position = array<i64: 7>} : (!struct0) -> f32
        %171 = "llvm.extractvalue"(%t227_r) {position = array<i64: 8>} : (!struct0) -> f32
        %172 = "llvm.extractvalue"(%t227_r) {position = array<i64: 9>} : (!struct0) -> f32
        %173 = "llvm.extractvalue"(%t227_r) {position = array<i64: 10>} : (!struct0) -> f32
        %174 = "llvm.extractvalue"(%t227_r) {position = array<i64: 11>} : (!struct0) -> f32
        %175 = "llvm.extractvalue"(%t227_r) {position = array<i64: 12>} : (!struct0) -> f32
        %176 = "llvm.extractvalue"(%t227_r) {position = array<i64: 13>} : (!struct0) -> f32
        %177 = "llvm.extractvalue"(%t227_r) {position = array<i64: 14>} : (!struct0) -> f32
        %178 = "llvm.extractvalue"(%t227_r) {position = array<i64: 15>} : (!struct0) -> f32
        %179 = "llvm.extractvalue"(%t227_r) {position = array<i64: 16>} : (!struct0) -> f32
        %180 = "llvm.extractvalue"(%t227_r) {position = array<i64: 17>} : (!struct0) -> f32
        %181 = "llvm.extractvalue"(%t227_r) {position = array<i64: 18>} : (!struct0) -> f32
        %182 = "llvm.extractvalue"(%t227_r) {position = array<i64: 19>} : (!struct0) -> f32
        %183 = "llvm.extractvalue"(%t227_r) {position = array<i64: 20>} : (!struct0) -> f32
        %184 = "llvm.extractvalue"(%t227_r) {position = array<i64: 21>} : (!struct0) -> f32
        %185 = "llvm.extractvalue"(%t227_r) {position = array<i64: 22>} : (!struct0) -> f32
        %186 = "llvm.extractvalue"(%t227_r) {position = array<i64: 23>} : (!struct0) -> f32
        %187 = "llvm.extractvalue"(%t227_r) {position = array<i64: 24>} : (!struct0) -> f32
        %188 = "llvm.extractvalue"(%t227_r) {position = array<i64: 25>} : (!struct0) -> f32
        %189 = "llvm.extractvalue"(%t227_r) {position = array<i64: 26>} : (!struct0) -> f32
        %190 = "llvm.extractvalue"(%t227_r) {position = array<i64: 27>} : (!struct0) -> f32
        %191 = "llvm.extractvalue"(%t227_r) {position = array<i64: 28>} : (!struct0) -> f32
        %192 = "llvm.extractvalue"(%t227_r) {position = array<i64: 29>} : (!struct0) -> f32
        %193 = "llvm.extractvalue"(%t227_r) {position = array<i64: 30>} : (!struct0) -> f32
        %194 = "llvm.extractvalue"(%t227_r) {position = array<i64: 31>} : (!struct0) -> f32
        %195 = "llvm.extractvalue"(%t227_r) {position = array<i64: 32>} : (!struct0) -> f32
        %196 = "llvm.extractvalue"(%t227_r) {position = array<i64: 33>} : (!struct0) -> f32
        %197 = "llvm.extractvalue"(%t227_r) {position = array<i64: 34>} : (!struct0) -> f32
        %198 = "llvm.extractvalue"(%t227_r) {position = array<i64: 35>} : (!struct0) -> f32
        %199 = "llvm.extractvalue"(%t227_r) {position = array<i64: 36>} : (!struct0) -> f32
        %200 = "llvm.extractvalue"(%t227_r) {position = array<i64: 37>} : (!struct0) -> f32
        %201 = "llvm.extractvalue"(%t227_r) {position = array<i64: 38>} : (!struct0) -> f32
        %202 = "llvm.extractvalue"(%t227_r) {position = array<i64: 39>} : (!struct0) -> f32
        %203 = "llvm.extractvalue"(%t227_r) {position = array<i64: 40>} : (!struct0) -> f32
        %204 = "llvm.extractvalue"(%t227_r) {position = array<i64: 41>} : (!struct0) -> f32
        %205 = "llvm.extractvalue"(%t227_r) {position = array<i64: 42>} : (!struct0) -> f32
        %206 = "llvm.extractvalue"(%t227_r) {position = array<i64: 43>} : (!struct0) -> f32
        %207 = "llvm.extractvalue"(%t227_r) {position = array<i64: 44>} : (!struct0) -> f32
        %208 = "llvm.extractvalue"(%t227_r) {position = array<i64: 45>} : (!struct0) -> f32
        %209 = "llvm.extractvalue"(%t227_r) {position = array<i64: 46>} : (!struct0) -> f32
        %210 = "llvm.extractvalue"(%t227_r) {position = array<i64: 47>} : (!struct0) -> f32
        %211 = "llvm.extractvalue"(%t227_r) {position = array<i64: 48>} : (!struct0) -> f32
        %212 = "llvm.extractvalue"(%t227_r) {position = array<i64: 49>} : (!struct0) -> f32
        %213 = "llvm.extractvalue"(%t227_r) {position = array<i64: 50>} : (!struct0) -> f32
        %214 = "llvm.extractvalue"(%t227_r) {position = array<i64: 51>} : (!struct0) -> f32
        %215 = "llvm.extractvalue"(%t227_r) {position = array<i64: 52>} : (!struct0) -> f32
        %216 = "llvm.extractvalue"(%t227_r) {position = array<i64: 53>} : (!struct0) -> f32
        %217 = "llvm.extractvalue"(%t227_r) {position = array<i64: 54>} : (!struct0) -> f32
        %218 = "llvm.extractvalue"(%t227_r) {position = array<i64: 55>} : (!struct0) -> f32
        %219 = "llvm.extractvalue"(%t227_r) {position = array<i64: 56>} : (!struct0) -> f32
        %220 = "llvm.extractvalue"(%t227_r) {position = array<i64: 57>} : (!struct0) -> f32
        %221 = "llvm.extractvalue"(%t227_r) {position = array<i64: 58>} : (!struct0) -> f32
        %222 = "llvm.extractvalue"(%t227_r) {position = array<i64: 59>} : (!struct0) -> f32
        %223 = "llvm.extractvalue"(%t227_r) {position = array<i64: 60>} : (!struct0) -> f32
        %224 = "llvm.extractvalue"(%t227_r) {position = array<i64: 61>} : (!struct0) -> f32
        %225 = "llvm.extractvalue"(%t227_r) {position = array<i64: 62>} : (!struct0) -> f32
        %226 = "llvm.extractvalue"(%t227_r) {position = array<i64: 63>} : (!struct0) -> f32
        %t292_r = "llvm.inline_asm"(%163, %164, %165, %166, %167, %168, %169, %170, %171, %172, %173, %174, %175, %176, %177, %178, %179, %180, %181, %182, %183, %184, %185, %186, %187, %188, %189, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201, %202, %203, %204, %205, %206, %207, %208, %209, %210, %211, %212, %213, %214, %215, %216, %217, %218, %219, %220, %221, %222, %223, %224, %225, %226, %157, %162, %92) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
        %228 = "llvm.extractvalue"(%t292_r) {position = array<i64: 0>} : (!struct0) -> f32
        %229 = "llvm.extractvalue"(%t292_r) {position = array<i64: 1>} : (!struct0) -> f32
        %230 = "llvm.extractvalue"(%t292_r) {position = array<i64: 2>} : (!struct0) -> f32
        %231 = "llvm.extractvalue"(%t292_r) {position = array<i64: 3>} : (!struct0) -> f32
        %232 = "llvm.extractvalue"(%t292_r) {position = array<i64: 4>} : (!struct0) -> f32
        %233 = "llvm.extractvalue"(%t292_r) {position = array<i64: 5>} : (!struct0) -> f32
        %234 = "llvm.extractvalue"(%t292_r) {position = array<i64: 6>} : (!struct0) -> f32
        %235 = "llvm.extractvalue"(%t292_r) {position = array<i64: 7>} : (!struct0) -> f32
        %236 = "llvm.extractvalue"(%t292_r) {position = array<i64: 8>} : (!struct0) -> f32
        %237 = "llvm.extractvalue"(%t292_r) {position = array<i64: 9>} : (!struct0) -> f32
        %238 = "llvm.extractvalue"(%t292_r) {position = array<i64: 10>} : (!struct0) -> f32
        %239 = "llvm.extractvalue"(%t292_r) {position = array<i64: 11>} : (!struct0) -> f32
        %240 = "llvm.extractvalue"(%t292_r) {position = array<i64: 12>} : (!struct0) -> f32
        %241 = "llvm.extractvalue"(%t292_r) {position = array<i64: 13>} : (!struct0) -> f32
        %242 = "llvm.extractvalue"(%t292_r) {position = array<i64: 14>} : (!struct0) -> f32
        %243 = "llvm.extractvalue"(%t292_r) {position = array<i64: 15>} : (!struct0) -> f32
        %244 = "llvm.extractvalue"(%t292_r) {position = array<i64: 16>} : (!struct0) -> f32
        %245 = "llvm.extractvalue"(%t292_r) {position = array<i64: 17>} : (!struct0) -> f32
        %246 = "llvm.extractvalue"(%t292_r) {position = array<i64: 18>} : (!struct0) -> f32
        %247 = "llvm.extractvalue"(%t292_r) {position = array<i64: 19>} : (!struct0) -> f32
        %248 = "llvm.extractvalue"(%t292_r) {position = array<i64: 20>} : (!struct0) -> f32
        %249 = "llvm.extractvalue"(%t292_r) {position = array<i64: 21>} : (!struct0) -> f32
        %250 = "llvm.extractvalue"(%t292_r) {position = array<i64: 22>} : (!struct0) -> f32
        %251 = "llvm.extractvalue"(%t292_r) {position = array<i64: 23>} : (!struct0) -> f32
        %252 = "llvm.extractvalue"(%t292_r) {position = array<i64: 24>} : (!struct0) -> f32
        %253 = "llvm.extractvalue"(%t292_r) {position = array<i64: 25>} : (!struct0) -> f32
        %254 = "llvm.extractvalue"(%t292_r) {position = array<i64: 26>} : (!struct0) -> f32
        %255 = "llvm.extractvalue"(%t292_r) {position = array<i64: 27>} : (!struct0) -> f32
        %256 = "llvm.extractvalue"(%t292_r) {position = array<i64: 28>} : (!struct0) -> f32
        %257 = "llvm.extractvalue"(%t292_r) {position = array<i64: 29>} : (!struct0) -> f32
        %258 = "llvm.extractvalue"(%t292_r) {position = array<i64: 30>} : (!struct0) -> f32
        %259 = "llvm.extractvalue"(%t292_r) {position = array<i64: 31>} : (!struct0) -> f32
        %260 = "llvm.extractvalue"(%t292_r) {position = array<i64: 32>} : (!struct0) -> f32
        %261 = "llvm.extractvalue"(%t292_r) {position = array<i64: 33>} : (!struct0) -> f32
        %262 = "llvm.extractvalue"(%t292_r) {position = array<i64: 34>} : (!struct0) -> f32
        %263 = "llvm.extractvalue"(%t292_r) {position = array<i64: 35>} : (!struct0) -> f32
        %264 = "llvm.extractvalue"(%t292_r) {position = array<i64: 36>} : (!struct0) -> f32
        %265 = "llvm.extractvalue"(%t292_r) {position = array<i64: 37>} : (!struct0) -> f32
        %266 = "llvm.extractvalue"(%t292_r) {position = array<i64: 38>} : (!struct0) -> f32
        %267 = "llvm.extractvalue"(%t292_r) {position = array<i64: 39>} : (!struct0) -> f32
        %268 = "llvm.extractvalue"(%t292_r) {position = array<i64: 40>} : (!struct0) -> f32
        %269 = "llvm.extractvalue"(%t292_r) {position = array<i64: 41>} : (!struct0) -> f32
        %270 = "llvm.extractvalue"(%t292_r) {position = array<i64: 42>} : (!struct0) -> f32
        %271 = "llvm.extractvalue"(%t292_r) {position = array<i64: 43>} : (!struct0) -> f32
        %272 = "llvm.extractvalue"(%t292_r) {position = array<i64: 44>} : (!struct0) -> f32
        %273 = "llvm.extractvalue"(%t292_r) {position = array<i64: 45>} : (!struct0) -> f32
        %274 = "llvm.extractvalue"(%t292_r) {position = array<i64: 46>} : (!struct0) -> f32
        %275 = "llvm.extractvalue"(%t292_r) {position = array<i64: 47>} : (!struct0) -> f32
        %276 = "llvm.extractvalue"(%t292_r) {position = array<i64: 48>} : (!struct0) -> f32
        %277 = "llvm.extractvalue"(%t292_r) {position = array<i64: 49>} : (!struct0) -> f32
        %278 = "llvm.extractvalue"(%t292_r) {position = array<i64: 50>} : (!struct0) -> f32
        %279 = "llvm.extractvalue"(%t292_r) {position = array<i64: 51>} : (!struct0) -> f32
        %280 = "llvm.extractvalue"(%t292_r) {position = array<i64: 52>} : (!struct0) -> f32
        %281 = "llvm.extractvalue"(%t292_r) {position = array<i64: 53>} : (!struct0) -> f32
        %282 = "llvm.extractvalue"(%t292_r) {position = array<i64: 54>} : (!struct0) -> f32
        %283 = "llvm.extractvalue"(%t292_r) {position = array<i64: 55>} : (!struct0) -> f32
        %284 = "llvm.extractvalue"(%t292_r) {position = array<i64: 56>} : (!struct0) -> f32
        %285 = "llvm.extractvalue"(%t292_r) {position = array<i64: 57>} : (!struct0) -> f32
        %286 = "llvm.extractvalue"(%t292_r) {position = array<i64: 58>} : (!struct0) -> f32
        %287 = "llvm.extractvalue"(%t292_r) {position = array<i64: 59>} : (!struct0) -> f32
        %288 = "llvm.extractvalue"(%t292_r) {position = array<i64: 60>} : (!struct0) -> f32
        %289 = "llvm.extractvalue"(%t292_r) {position = array<i64: 61>} : (!struct0) -> f32
        %290 = "llvm.extractvalue"(%t292_r) {position = array<i64: 62>} : (!struct0) -> f32
        %291 = "llvm.extractvalue"(%t292_r) {position = array<i64: 63>} : (!struct0) -> f32
        "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
        %293, %294, %295, %296, %297, %298, %299, %300, %301, %302, %303, %304, %305, %306, %307, %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359 = "scf.for"(%50, %54, %50, %12, %12, %50, %228, %229, %230, %231, %232, %233, %234, %235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255, %256, %257, %258, %259, %260, %261, %262, %263, %264, %265, %266, %267, %268, %269, %270, %271, %272, %273, %274, %275, %276, %277, %278, %279, %280, %281, %282, %283, %284, %285, %286, %287, %288, %289, %290, %291) ({
        ^bb0(%360: i32, %361: i32, %362: i32, %363: i32, %364: f32, %365: f32, %366: f32, %367: f32, %368: f32, %369: f32, %370: f32, %371: f32, %372: f32, %373: f32, %374: f32, %375: f32, %376: f32, %377: f32, %378: f32, %379: f32, %380: f32, %381: f32, %382: f32, %383: f32, %384: f32, %385: f32, %386: f32, %387: f32, %388: f32, %389: f32, %390: f32, %391: f32, %392: f32, %393: f32, %394: f32, %395: f32, %396: f32, %397: f32, %398: f32, %399: f32, %400: f32, %401: f32, %402: f32, %403: f32, %404: f32, %405: f32, %406: f32, %407: f32, %408: f32, %409: f32, %410: f32, %411: f32, %412: f32, %413: f32, %414: f32, %415: f32, %416: f32, %417: f32, %418: f32, %419: f32, %420: f32, %421: f32, %422: f32, %423: f32, %424: f32, %425: f32, %426: f32, %427: f32):
          %428 = "llvm.getelementptr"(%26, %363) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t429_s0 = "llvm.ptrtoint"(%428) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t429_s0, %361) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %430 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %431 = "arith.muli"(%363, %430) : (i32, i32) -> i32
          %432 = "llvm.getelementptr"(%89, %431) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %433 = "llvm.getelementptr"(%24, %431) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %434 = "arith.constant"() {value = true} : () -> i1
          %t436_a = "llvm.ptrtoint"(%432) : (!llvm.ptr<3>) -> i32
          %t436_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t436_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t436_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t436_shifted = "arith.shrui"(%t436_a, %t436_four) : (i32, i32) -> i32
          %t436_low = "arith.andi"(%t436_shifted, %t436_mask) : (i32, i32) -> i32
          %t436_wide = "arith.extui"(%t436_low) : (i32) -> i64
          %435 = "arith.ori"(%t436_wide, %t436_fields) : (i64, i64) -> i64
          %t438_a = "llvm.ptrtoint"(%433) : (!llvm.ptr<3>) -> i32
          %t438_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t438_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t438_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t438_shifted = "arith.shrui"(%t438_a, %t438_four) : (i32, i32) -> i32
          %t438_low = "arith.andi"(%t438_shifted, %t438_mask) : (i32, i32) -> i32
          %t438_wide = "arith.extui"(%t438_low) : (i32) -> i64
          %437 = "arith.ori"(%t438_wide, %t438_fields) : (i64, i64) -> i64
          %t503_r = "llvm.inline_asm"(%364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %439 = "llvm.extractvalue"(%t503_r) {position = array<i64: 0>} : (!struct0) -> f32
          %440 = "llvm.extractvalue"(%t503_r) {position = array<i64: 1>} : (!struct0) -> f32
          %441 = "llvm.extractvalue"(%t503_r) {position = array<i64: 2>} : (!struct0) -> f32
          %442 = "llvm.extractvalue"(%t503_r) {position = array<i64: 3>} : (!struct0) -> f32
          %443 = "llvm.extractvalue"(%t503_r) {position = array<i64: 4>} : (!struct0) -> f32
          %444 = "llvm.extractvalue"(%t503_r) {position = array<i64: 5>} : (!struct0) -> f32
          %445 = "llvm.extractvalue"(%t503_r) {position = array<i64: 6>} : (!struct0) -> f32
          %446 = "llvm.extractvalue"(%t503_r) {position = array<i64: 7>} : (!struct0) -> f32
          %447 = "llvm.extractvalue"(%t503_r) {position = array<i64: 8>} : (!struct0) -> f32
          %448 = "llvm.extractvalue"(%t503_r) {position = array<i64: 9>} : (!struct0) -> f32
          %449 = "llvm.extractvalue"(%t503_r) {position = array<i64: 10>} : (!struct0) -> f32
          %450 = "llvm.extractvalue"(%t503_r) {position = array<i64: 11>} : (!struct0) -> f32
          %451 = "llvm.extractvalue"(%t503_r) {position = array<i64: 12>} : (!struct0) -> f32
          %452 = "llvm.extractvalue"(%t503_r) {position = array<i64: 13>} : (!struct0) -> f32
          %453 = "llvm.extractvalue"(%t503_r) {position = array<i64: 14>} : (!struct0) -> f32
          %454 = "llvm.extractvalue"(%t503_r) {position = array<i64: 15>} : (!struct0) -> f32
          %455 = "llvm.extractvalue"(%t503_r) {position = array<i64: 16>} : (!struct0) -> f32
          %456 = "llvm.extractvalue"(%t503_r) {position = array<i64: 17>} : (!struct0) -> f32
          %457 = "llvm.extractvalue"(%t503_r) {position = array<i64: 18>} : (!struct0) -> f32
          %458 = "llvm.extractvalue"(%t503_r) {position = array<i64: 19>} : (!struct0) -> f32
          %459 = "llvm.extractvalue"(%t503_r) {position = array<i64: 20>} : (!struct0) -> f32
          %460 = "llvm.extractvalue"(%t503_r) {position = array<i64: 21>} : (!struct0) -> f32
          %461 = "llvm.extractvalue"(%t503_r) {position = array<i64: 22>} : (!struct0) -> f32
          %462 = "llvm.extractvalue"(%t503_r) {position = array<i64: 23>} : (!struct0) -> f32
          %463 = "llvm.extractvalue"(%t503_r) {position = array<i64: 24>} : (!struct0) -> f32
          %464 = "llvm.extractvalue"(%t503_r) {position = array<i64: 25>} : (!struct0) -> f32
          %465 = "llvm.extractvalue"(%t503_r) {position = array<i64: 26>} : (!struct0) -> f32
          %466 = "llvm.extractvalue"(%t503_r) {position = array<i64: 27>} : (!struct0) -> f32
          %467 = "llvm.extractvalue"(%t503_r) {position = array<i64: 28>} : (!struct0) -> f32
          %468 = "llvm.extractvalue"(%t503_r) {position = array<i64: 29>} : (!struct0) -> f32
          %469 = "llvm.extractvalue"(%t503_r) {position = array<i64: 30>} : (!struct0) -> f32
          %470 = "llvm.extractvalue"(%t503_r) {position = array<i64: 31>} : (!struct0) -> f32
          %471 = "llvm.extractvalue"(%t503_r) {position = array<i64: 32>} : (!struct0) -> f32
          %472 = "llvm.extractvalue"(%t503_r) {position = array<i64: 33>} : (!struct0) -> f32
          %473 = "llvm.extractvalue"(%t503_r) {position = array<i64: 34>} : (!struct0) -> f32
          %474 = "llvm.extractvalue"(%t503_r) {position = array<i64: 35>} : (!struct0) -> f32
          %475 = "llvm.extractvalue"(%t503_r) {position = array<i64: 36>} : (!struct0) -> f32
          %476 = "llvm.extractvalue"(%t503_r) {position = array<i64: 37>} : (!struct0) -> f32
          %477 = "llvm.extractvalue"(%t503_r) {position = array<i64: 38>} : (!struct0) -> f32
          %478 = "llvm.extractvalue"(%t503_r) {position = array<i64: 39>} : (!struct0) -> f32
          %479 = "llvm.extractvalue"(%t503_r) {position = array<i64: 40>} : (!struct0) -> f32
          %480 = "llvm.extractvalue"(%t503_r) {position = array<i64: 41>} : (!struct0) -> f32
          %481 = "llvm.extractvalue"(%t503_r) {position = array<i64: 42>} : (!struct0) -> f32
          %482 = "llvm.extractvalue"(%t503_r) {position = array<i64: 43>} : (!struct0) -> f32
          %483 = "llvm.extractvalue"(%t503_r) {position = array<i64: 44>} : (!struct0) -> f32
          %484 = "llvm.extractvalue"(%t503_r) {position = array<i64: 45>} : (!struct0) -> f32
          %485 = "llvm.extractvalue"(%t503_r) {position = array<i64: 46>} : (!struct0) -> f32
          %486 = "llvm.extractvalue"(%t503_r) {position = array<i64: 47>} : (!struct0) -> f32
          %487 = "llvm.extractvalue"(%t503_r) {position = array<i64: 48>} : (!struct0) -> f32
          %488 = "llvm.extractvalue"(%t503_r) {position = array<i64: 49>} : (!struct0) -> f32
          %489 = "llvm.extractvalue"(%t503_r) {position = array<i64: 50>} : (!struct0) -> f32
          %490 = "llvm.extractvalue"(%t503_r) {position = array<i64: 51>} : (!struct0) -> f32
          %491 = "llvm.extractvalue"(%t503_r) {position = array<i64: 52>} : (!struct0) -> f32
          %492 = "llvm.extractvalue"(%t503_r) {position = array<i64: 53>} : (!struct0) -> f32
          %493 = "llvm.extractvalue"(%t503_r) {position = array<i64: 54>} : (!struct0) -> f32
          %494 = "llvm.extractvalue"(%t503_r) {position = array<i64: 55>} : (!struct0) -> f32
          %495 = "llvm.extractvalue"(%t503_r) {position = array<i64: 56>} : (!struct0) -> f32
          %496 = "llvm.extractvalue"(%t503_r) {position = array<i64: 57>} : (!struct0) -> f32
          %497 = "llvm.extractvalue"(%t503_r) {position = array<i64: 58>} : (!struct0) -> f32
          %498 = "llvm.extractvalue"(%t503_r) {position = array<i64: 59>} : (!struct0) -> f32
          %499 = "llvm.extractvalue"(%t503_r) {position = array<i64: 60>} : (!struct0) -> f32
          %500 = "llvm.extractvalue"(%t503_r) {position = array<i64: 61>} : (!struct0) -> f32
          %501 = "llvm.extractvalue"(%t503_r) {position = array<i64: 62>} : (!struct0) -> f32
          %502 = "llvm.extractvalue"(%t503_r) {position = array<i64: 63>} : (!struct0) -> f32
          %t568_r = "llvm.inline_asm"(%439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %435, %437, %434) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %504 = "llvm.extractvalue"(%t568_r) {position = array<i64: 0>} : (!struct0) -> f32
          %505 = "llvm.extractvalue"(%t568_r) {position = array<i64: 1>} : (!struct0) -> f32
          %506 = "llvm.extractvalue"(%t568_r) {position = array<i64: 2>} : (!struct0) -> f32
          %507 = "llvm.extractvalue"(%t568_r) {position = array<i64: 3>} : (!struct0) -> f32
          %508 = "llvm.extractvalue"(%t568_r) {position = array<i64: 4>} : (!struct0) -> f32
          %509 = "llvm.extractvalue"(%t568_r) {position = array<i64: 5>} : (!struct0) -> f32
          %510 = "llvm.extractvalue"(%t568_r) {position = array<i64: 6>} : (!struct0) -> f32
          %511 = "llvm.extractvalue"(%t568_r) {position = array<i64: 7>} : (!struct0) -> f32
          %512 = "llvm.extractvalue"(%t568_r) {position = array<i64: 8>} : (!struct0) -> f32
          %513 = "llvm.extractvalue"(%t568_r) {position = array<i64: 9>} : (!struct0) -> f32
          %514 = "llvm.extractvalue"(%t568_r) {position = array<i64: 10>} : (!struct0) -> f32
          %515 = "llvm.extractvalue"(%t568_r) {position = array<i64: 11>} : (!struct0) -> f32
          %516 = "llvm.extractvalue"(%t568_r) {position = array<i64: 12>} : (!struct0) -> f32
          %517 = "llvm.extractvalue"(%t568_r) {position = array<i64: 13>} : (!struct0) -> f32
          %518 = "llvm.extractvalue"(%t568_r) {position = array<i64: 14>} : (!struct0) -> f32
          %519 = "llvm.extractvalue"(%t568_r) {position = array<i64: 15>} : (!struct0) -> f32
          %520 = "llvm.extractvalue"(%t568_r) {position = array<i64: 16>} : (!struct0) -> f32
          %521 = "llvm.extractvalue"(%t568_r) {position = array<i64: 17>} : (!struct0) -> f32
          %522 = "llvm.extractvalue"(%t568_r) {position = array<i64: 18>} : (!struct0) -> f32
          %523 = "llvm.extractvalue"(%t568_r) {position = array<i64: 19>} : (!struct0) -> f32
          %524 = "llvm.extractvalue"(%t568_r) {position = array<i64: 20>} : (!struct0) -> f32
          %525 = "llvm.extractvalue"(%t568_r) {position = array<i64: 21>} : (!struct0) -> f32
          %526 = "llvm.extractvalue"(%t568_r) {position = array<i64: 22>} : (!struct0) -> f32
          %527 = "llvm.extractvalue"(%t568_r) {position = array<i64: 23>} : (!struct0) -> f32
          %528 = "llvm.extractvalue"(%t568_r) {position = array<i64: 24>} : (!struct0) -> f32
          %529 = "llvm.extractvalue"(%t568_r) {position = array<i64: 25>} : (!struct0) -> f32
          %530 = "llvm.extractvalue"(%t568_r) {position = array<i64: 26>} : (!struct0) -> f32
          %531 = "llvm.extractvalue"(%t568_r) {position = array<i64: 27>} : (!struct0) -> f32
          %532 = "llvm.extractvalue"(%t568_r) {position = array<i64: 28>} : (!struct0) -> f32
          %533 = "llvm.extractvalue"(%t568_r) {position = array<i64: 29>} : (!struct0) -> f32
          %534 = "llvm.extractvalue"(%t568_r) {position = array<i64: 30>} : (!struct0) -> f32
          %535 = "llvm.extractvalue"(%t568_r) {position = array<i64: 31>} : (!struct0) -> f32
          %536 = "llvm.extractvalue"(%t568_r) {position = array<i64: 32>} : (!struct0) -> f32
          %537 = "llvm.extractvalue"(%t568_r) {position = array<i64: 33>} : (!struct0) -> f32
          %538 = "llvm.extractvalue"(%t568_r) {position = array<i64: 34>} : (!struct0) -> f32
          %539 = "llvm.extractvalue"(%t568_r) {position = array<i64: 35>} : (!struct0) -> f32
          %540 = "llvm.extractvalue"(%t568_r) {position = array<i64: 36>} : (!struct0) -> f32
          %541 = "llvm.extractvalue"(%t568_r) {position = array<i64: 37>} : (!struct0) -> f32
          %542 = "llvm.extractvalue"(%t568_r) {position = array<i64: 38>} : (!struct0) -> f32
          %543 = "llvm.extractvalue"(%t568_r) {position = array<i64: 39>} : (!struct0) -> f32
          %544 = "llvm.extractvalue"(%t568_r) {position = array<i64: 40>} : (!struct0) -> f32
          %545 = "llvm.extractvalue"(%t568_r) {position = array<i64: 41>} : (!struct0) -> f32
          %546 = "llvm.extractvalue"(%t568_r) {position = array<i64: 42>} : (!struct0) -> f32
          %547 = "llvm.extractvalue"(%t568_r) {position = array<i64: 43>} : (!struct0) -> f32
          %548 = "llvm.extractvalue"(%t568_r) {position = array<i64: 44>} : (!struct0) -> f32
          %549 = "llvm.extractvalue"(%t568_r) {position = array<i64: 45>} : (!struct0) -> f32
          %550 = "llvm.extractvalue"(%t568_r) {position = array<i64: 46>} : (!struct0) -> f32
          %551 = "llvm.extractvalue"(%t568_r) {position = array<i64: 47>} : (!struct0) -> f32
          %552 = "llvm.extractvalue"(%t568_r) {position = array<i64: 48>} : (!struct0) -> f32
          %553 = "llvm.extractvalue"(%t568_r) {position = array<i64: 49>} : (!struct0) -> f32
          %554 = "llvm.extractvalue"(%t568_r) {position = array<i64: 50>} : (!struct0) -> f32
          %555 = "llvm.extractvalue"(%t568_r) {position = array<i64: 51>} : (!struct0) -> f32
          %556 = "llvm.extractvalue"(%t568_r) {position = array<i64: 52>} : (!struct0) -> f32
          %557 = "llvm.extractvalue"(%t568_r) {position = array<i64: 53>} : (!struct0) -> f32
          %558 = "llvm.extractvalue"(%t568_r) {position = array<i64: 54>} : (!struct0) -> f32
          %559 = "llvm.extractvalue"(%t568_r) {position = array<i64: 55>} : (!struct0) -> f32
          %560 = "llvm.extractvalue"(%t568_r) {position = array<i64: 56>} : (!struct0) -> f32
          %561 = "llvm.extractvalue"(%t568_r) {position = array<i64: 57>} : (!struct0) -> f32
          %562 = "llvm.extractvalue"(%t568_r) {position = array<i64: 58>} : (!struct0) -> f32
          %563 = "llvm.extractvalue"(%t568_r) {position = array<i64: 59>} : (!struct0) -> f32
          %564 = "llvm.extractvalue"(%t568_r) {position = array<i64: 60>} : (!struct0) -> f32
          %565 = "llvm.extractvalue"(%t568_r) {position = array<i64: 61>} : (!struct0) -> f32
          %566 = "llvm.extractvalue"(%t568_r) {position = array<i64: 62>} : (!struct0) -> f32
          %567 = "llvm.extractvalue"(%t568_r) {position = array<i64: 63>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %t633_r = "llvm.inline_asm"(%504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %569 = "llvm.extractvalue"(%t633_r) {position = array<i64: 0>} : (!struct0) -> f32
          %570 = "llvm.extractvalue"(%t633_r) {position = array<i64: 1>} : (!struct0) -> f32
          %571 = "llvm.extractvalue"(%t633_r) {position = array<i64: 2>} : (!struct0) -> f32
          %572 = "llvm.extractvalue"(%t633_r) {position = array<i64: 3>} : (!struct0) -> f32
          %573 = "llvm.extractvalue"(%t633_r) {position = array<i64: 4>} : (!struct0) -> f32
          %574 = "llvm.extractvalue"(%t633_r) {position = array<i64: 5>} : (!struct0) -> f32
          %575 = "llvm.extractvalue"(%t633_r) {position = array<i64: 6>} : (!struct0) -> f32
          %576 = "llvm.extractvalue"(%t633_r) {position = array<i64: 7>} : (!struct0) -> f32
          %577 = "llvm.extractvalue"(%t633_r) {position = array<i64: 8>} : (!struct0) -> f32
          %578 = "llvm.extractvalue"(%t633_r) {position = array<i64: 9>} : (!struct0) -> f32
          %579 = "llvm.extractvalue"(%t633_r) {position = array<i64: 10>} : (!struct0) -> f32
          %580 = "llvm.extractvalue"(%t633_r) {position = array<i64: 11>} : (!struct0) -> f32
          %581 = "llvm.extractvalue"(%t633_r) {position = array<i64: 12>} : (!struct0) -> f32
          %582 = "llvm.extractvalue"(%t633_r) {position = array<i64: 13>} : (!struct0) -> f32
          %583 = "llvm.extractvalue"(%t633_r) {position = array<i64: 14>} : (!struct0) -> f32
          %584 = "llvm.extractvalue"(%t633_r) {position = array<i64: 15>} : (!struct0) -> f32
          %585 = "llvm.extractvalue"(%t633_r) {position = array<i64: 16>} : (!struct0) -> f32
          %586 = "llvm.extractvalue"(%t633_r) {position = array<i64: 17>} : (!struct0) -> f32
          %587 = "llvm.extractvalue"(%t633_r) {position = array<i64: 18>} : (!struct0) -> f32
          %588 = "llvm.extractvalue"(%t633_r) {position = array<i64: 19>} : (!struct0) -> f32
          %589 = "llvm.extractvalue"(%t633_r) {position = array<i64: 20>} : (!struct0) -> f32
          %590 = "llvm.extractvalue"(%t633_r) {position = array<i64: 21>} : (!struct0) -> f32
          %591 = "llvm.extractvalue"(%t633_r) {position = array<i64: 22>} : (!struct0) -> f32
          %592 = "llvm.extractvalue"(%t633_r) {position = array<i64: 23>} : (!struct0) -> f32
          %593 = "llvm.extractvalue"(%t633_r) {position = array<i64: 24>} : (!struct0) -> f32
          %594 = "llvm.extractvalue"(%t633_r) {position = array<i64: 25>} : (!struct0) -> f32
          %595 = "llvm.extractvalue"(%t633_r) {position = array<i64: 26>} : (!struct0) -> f32
          %596 = "llvm.extractvalue"(%t633_r) {position = array<i64: 27>} : (!struct0) -> f32
          %597 = "llvm.extractvalue"(%t633_r) {position = array<i64: 28>} : (!struct0) -> f32
          %598 = "llvm.extractvalue"(%t633_r) {position = array<i64: 29>} : (!struct0) -> f32
          %599 = "llvm.extractvalue"(%t633_r) {position = array<i64: 30>} : (!struct0) -> f32
          %600 = "llvm.extractvalue"(%t633_r) {position = array<i64: 31>} : (!struct0) -> f32
          %601 = "llvm.extractvalue"(%t633_r) {position = array<i64: 32>} : (!struct0) -> f32
          %602 = "llvm.extractvalue"(%t633_r) {position = array<i64: 33>} : (!struct0) -> f32
          %603 = "llvm.extractvalue"(%t633_r) {position = array<i64: 34>} : (!struct0) -> f32
          %604 = "llvm.extractvalue"(%t633_r) {position = array<i64: 35>} : (!struct0) -> f32
          %605 = "llvm.extractvalue"(%t633_r) {position = array<i64: 36>} : (!struct0) -> f32
          %606 = "llvm.extractvalue"(%t633_r) {position = array<i64: 37>} : (!struct0) -> f32
          %607 = "llvm.extractvalue"(%t633_r) {position = array<i64: 38>} : (!struct0) -> f32
          %608 = "llvm.extractvalue"(%t633_r) {position = array<i64: 39>} : (!struct0) -> f32
          %609 = "llvm.extractvalue"(%t633_r) {position = array<i64: 40>} : (!struct0) -> f32
          %610 = "llvm.extractvalue"(%t633_r) {position = array<i64: 41>} : (!struct0) -> f32
          %611 = "llvm.extractvalue"(%t633_r) {position = array<i64: 42>} : (!struct0) -> f32
          %612 = "llvm.extractvalue"(%t633_r) {position = array<i64: 43>} : (!struct0) -> f32
          %613 = "llvm.extractvalue"(%t633_r) {position = array<i64: 44>} : (!struct0) -> f32
          %614 = "llvm.extractvalue"(%t633_r) {position = array<i64: 45>} : (!struct0) -> f32
          %615 = "llvm.extractvalue"(%t633_r) {position = array<i64: 46>} : (!struct0) -> f32
          %616 = "llvm.extractvalue"(%t633_r) {position = array<i64: 47>} : (!struct0) -> f32
          %617 = "llvm.extractvalue"(%t633_r) {position = array<i64: 48>} : (!struct0) -> f32
          %618 = "llvm.extractvalue"(%t633_r) {position = array<i64: 49>} : (!struct0) -> f32
          %619 = "llvm.extractvalue"(%t633_r) {position = array<i64: 50>} : (!struct0) -> f32
          %620 = "llvm.extractvalue"(%t633_r) {position = array<i64: 51>} : (!struct0) -> f32
          %621 = "llvm.extractvalue"(%t633_r) {position = array<i64: 52>} : (!struct0) -> f32
          %622 = "llvm.extractvalue"(%t633_r) {position = array<i64: 53>} : (!struct0) -> f32
          %623 = "llvm.extractvalue"(%t633_r) {position = array<i64: 54>} : (!struct0) -> f32
          %624 = "llvm.extractvalue"(%t633_r) {position = array<i64: 55>} : (!struct0) -> f32
          %625 = "llvm.extractvalue"(%t633_r) {position = array<i64: 56>} : (!struct0) -> f32
          %626 = "llvm.extractvalue"(%t633_r) {position = array<i64: 57>} : (!struct0) -> f32
          %627 = "llvm.extractvalue"(%t633_r) {position = array<i64: 58>} : (!struct0) -> f32
          %628 = "llvm.extractvalue"(%t633_r) {position = array<i64: 59>} : (!struct0) -> f32
          %629 = "llvm.extractvalue"(%t633_r) {position = array<i64: 60>} : (!struct0) -> f32
          %630 = "llvm.extractvalue"(%t633_r) {position = array<i64: 61>} : (!struct0) -> f32
          %631 = "llvm.extractvalue"(%t633_r) {position = array<i64: 62>} : (!struct0) -> f32
          %632 = "llvm.extractvalue"(%t633_r) {position = array<i64: 63>} : (!struct0) -> f32
          %634 = "llvm.getelementptr"(%27, %362) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %635 = "arith.cmpi"(%90, %12) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%635) ({
            %t636_s0 = "llvm.ptrtoint"(%634) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t636_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %637 = "arith.addi"(%363, %50) : (i32, i32) -> i32
          %638 = "arith.constant"() {value = 4 : i32} : () -> i32
          %639 = "arith.cmpi"(%637, %638) {predicate = 0 : i64} : (i32, i32) -> i1
          %640, %641 = "scf.if"(%639) ({
            %642 = "arith.xori"(%361, %50) : (i32, i32) -> i32
            "scf.yield"(%642, %12) : (i32, i32) -> ()
          }, {
            "scf.yield"(%361, %637) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          "scf.yield"(%640, %363, %641, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632) : (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %t707_r = "llvm.inline_asm"(%296, %297, %298, %299, %300, %301, %302, %303, %304, %305, %306, %307, %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
        %643 = "llvm.extractvalue"(%t707_r) {position = array<i64: 0>} : (!struct0) -> f32
        %644 = "llvm.extractvalue"(%t707_r) {position = array<i64: 1>} : (!struct0) -> f32
        %645 = "llvm.extractvalue"(%t707_r) {position = array<i64: 2>} : (!struct0) -> f32
        %646 = "llvm.extractvalue"(%t707_r) {position = array<i64: 3>} : (!struct0) -> f32
        %647 = "llvm.extractvalue"(%t707_r) {position = array<i64: 4>} : (!struct0) -> f32
        %648 = "llvm.extractvalue"(%t707_r) {position = array<i64: 5>} : (!struct0) -> f32
        %649 = "llvm.extractvalue"(%t707_r) {position = array<i64: 6>} : (!struct0) -> f32
        %650 = "llvm.extractvalue"(%t707_r) {position = array<i64: 7>} : (!struct0) -> f32
        %651 = "llvm.extractvalue"(%t707_r) {position = array<i64: 8>} : (!struct0) -> f32
        %652 = "llvm.extractvalue"(%t707_r) {position = array<i64: 9>} : (!struct0) -> f32
        %653 = "llvm.extractvalue"(%t707_r) {position = array<i64: 10>} : (!struct0) -> f32
        %654 = "llvm.extractvalue"(%t707_r) {position = array<i64: 11>} : (!struct0) -> f32
        %655 = "llvm.extractvalue"(%t707_r) {position = array<i64: 12>} : (!struct0) -> f32
        %656 = "llvm.extractvalue"(%t707_r) {position = array<i64: 13>} : (!struct0) -> f32
        %657 = "llvm.extractvalue"(%t707_r) {position = array<i64: 14>} : (!struct0) -> f32
        %658 = "llvm.extractvalue"(%t707_r) {position = array<i64: 15>} : (!struct0) -> f32
        %659 = "llvm.extractvalue"(%t707_r) {position = array<i64: 16>} : (!struct0) -> f32
        %660 = "llvm.extractvalue"(%t707_r) {position = array<i64: 17>} : (!struct0) -> f32
        %661 = "llvm.extractvalue"(%t707_r) {position = array<i64: 18>} : (!struct0) -> f32
        %662 = "llvm.extractvalue"(%t707_r) {position = array<i64: 19>} : (!struct0) -> f32
        %663 = "llvm.extractvalue"(%t707_r) {position = array<i64: 20>} : (!struct0) -> f32
        %664 = "llvm.extractvalue"(%t707_r) {position = array<i64: 21>} : (!struct0) -> f32
        %665 = "llvm.extractvalue"(%t707_r) {position = array<i64: 22>} : (!struct0) -> f32
        %666 = "llvm.extractvalue"(%t707_r) {position = array<i64: 23>} : (!struct0) -> f32
        %667 = "llvm.extractvalue"(%t707_r) {position = array<i64: 24>} : (!struct0) -> f32
        %668 = "llvm.extractvalue"(%t707_r) {position = array<i64: 25>} : (!struct0) -> f32
        %669 = "llvm.extractvalue"(%t707_r) {position = array<i64: 26>} : (!struct0) -> f32
        %670 = "llvm.extractvalue"(%t707_r) {position = array<i64: 27>} : (!struct0) -> f32
        %671 = "llvm.extractvalue"(%t707_r) {position = array<i64: 28>} : (!struct0) -> f32
        %672 = "llvm.extractvalue"(%t707_r) {position = array<i64: 29>} : (!struct0) -> f32
        %673 = "llvm.extractvalue"(%t707_r) {position = array<i64: 30>} : (!struct0) -> f32
        %674 = "llvm.extractvalue"(%t707_r) {position = array<i64: 31>} : (!struct0) -> f32
        %675 = "llvm.extractvalue"(%t707_r) {position = array<i64: 32>} : (!struct0) -> f32
        %676 = "llvm.extractvalue"(%t707_r) {position = array<i64: 33>} : (!struct0) -> f32
        %677 = "llvm.extractvalue"(%t707_r) {position = array<i64: 34>} : (!struct0) -> f32
        %678 = "llvm.extractvalue"(%t707_r) {position = array<i64: 35>} : (!struct0) -> f32
        %679 = "llvm.extractvalue"(%t707_r) {position = array<i64: 36>} : (!struct0) -> f32
        %680 = "llvm.extractvalue"(%t707_r) {position = array<i64: 37>} : (!struct0) -> f32
        %681 = "llvm.extractvalue"(%t707_r) {position = array<i64: 38>} : (!struct0) -> f32
        %682 = "llvm.extractvalue"(%t707_r) {position = array<i64: 39>} : (!struct0) -> f32
        %683 = "llvm.extractvalue"(%t707_r) {position = array<i64: 40>} : (!struct0) -> f32
        %684 = "llvm.extractvalue"(%t707_r) {position = array<i64: 41>} : (!struct0) -> f32
        %685 = "llvm.extractvalue"(%t707_r) {position = array<i64: 42>} : (!struct0) -> f32
        %686 = "llvm.extractvalue"(%t707_r) {position = array<i64: 43>} : (!struct0) -> f32
        %687 = "llvm.extractvalue"(%t707_r) {position = array<i64: 44>} : (!struct0) -> f32
        %688 = "llvm.extractvalue"(%t707_r) {position = array<i64: 45>} : (!struct0) -> f32
        %689 = "llvm.extractvalue"(%t707_r) {position = array<i64: 46>} : (!struct0) -> f32
        %690 = "llvm.extractvalue"(%t707_r) {position = array<i64: 47>} : (!struct0) -> f32
        %691 = "llvm.extractvalue"(%t707_r) {position = array<i64: 48>} : (!struct0) -> f32
        %692 = "llvm.extractvalue"(%t707_r) {position = array<i64: 49>} : (!struct0) -> f32
        %693 = "llvm.extractvalue"(%t707_r) {position = array<i64: 50>} : (!struct0) -> f32
        %694 = "llvm.extractvalue"(%t707_r) {position = array<i64: 51>} : (!struct0) -> f32
        %695 = "llvm.extractvalue"(%t707_r) {position = array<i64: 52>} : (!struct0) -> f32
        %696 = "llvm.extractvalue"(%t707_r) {position = array<i64: 53>} : (!struct0) -> f32
        %697 = "llvm.extractvalue"(%t707_r) {position = array<i64: 54>} : (!struct0) -> f32
        %698 = "llvm.extractvalue"(%t707_r) {position = array<i64: 55>} : (!struct0) -> f32
        %699 = "llvm.extractvalue"(%t707_r) {position = array<i64: 56>} : (!struct0) -> f32
        %700 = "llvm.extractvalue"(%t707_r) {position = array<i64: 57>} : (!struct0) -> f32
        %701 = "llvm.extractvalue"(%t707_r) {position = array<i64: 58>} : (!struct0) -> f32
        %702 = "llvm.extractvalue"(%t707_r) {position = array<i64: 59>} : (!struct0) -> f32
        %703 = "llvm.extractvalue"(%t707_r) {position = array<i64: 60>} : (!struct0) -> f32
        %704 = "llvm.extractvalue"(%t707_r) {position = array<i64: 61>} : (!struct0) -> f32
        %705 = "llvm.extractvalue"(%t707_r) {position = array<i64: 62>} : (!struct0) -> f32
        %706 = "llvm.extractvalue"(%t707_r) {position = array<i64: 63>} : (!struct0) -> f32
        %708 = "arith.constant"() {value = 4 : i32} : () -> i32
        %709 = "arith.remui"(%83, %708) : (i32, i32) -> i32
        %710 = "arith.divui"(%83, %708) : (i32, i32) -> i32
        %711 = "arith.muli"(%709, %85) : (i32, i32) -> i32
        %712 = "arith.constant"() {value = 8 : i32} : () -> i32
        %713 = "arith.remui"(%710, %712) : (i32, i32) -> i32
        %714 = "arith.divui"(%710, %712) : (i32, i32) -> i32
        %715 = "arith.muli"(%713, %51) : (i32, i32) -> i32
        %716 = "arith.addi"(%711, %715) : (i32, i32) -> i32
        %717 = "arith.constant"() {value = 1024 : i32} : () -> i32
        %718 = "arith.muli"(%714, %717) : (i32, i32) -> i32
        %719 = "arith.addi"(%716, %718) : (i32, i32) -> i32
        %720 = "llvm.getelementptr"(%25, %88) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %721 = "vector.from_elements"(%643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
        %722 = "arith.truncf"(%721) : (vector<64xf32>) -> vector<64xbf16>
        %723 = "vector.extract"(%722) {static_position = array<i64: 0>} : (vector<64xbf16>) -> bf16
        %724 = "vector.extract"(%722) {static_position = array<i64: 1>} : (vector<64xbf16>) -> bf16
        %725 = "vector.extract"(%722) {static_position = array<i64: 2>} : (vector<64xbf16>) -> bf16
        %726 = "vector.extract"(%722) {static_position = array<i64: 3>} : (vector<64xbf16>) -> bf16
        %727 = "vector.extract"(%722) {static_position = array<i64: 4>} : (vector<64xbf16>) -> bf16
        %728 = "vector.extract"(%722) {static_position = array<i64: 5>} : (vector<64xbf16>) -> bf16
        %729 = "vector.extract"(%722) {static_position = array<i64: 6>} : (vector<64xbf16>) -> bf16
        %730 = "vector.extract"(%722) {static_position = array<i64: 7>} : (vector<64xbf16>) -> bf16
        %731 = "vector.extract"(%722) {static_position = array<i64: 8>} : (vector<64xbf16>) -> bf16
        %732 = "vector.extract"(%722) {static_position = array<i64: 9>} : (vector<64xbf16>) -> bf16
        %733 = "vector.extract"(%722) {static_position = array<i64: 10>} : (vector<64xbf16>) -> bf16
        %734 = "vector.extract"(%722) {static_position = array<i64: 11>} : (vector<64xbf16>) -> bf16
        %735 = "vector.extract"(%722) {static_position = array<i64: 12>} : (vector<64xbf16>) -> bf16
        %736 = "vector.extract"(%722) {static_position = array<i64: 13>} : (vector<64xbf16>) -> bf16
        %737 = "vector.extract"(%722) {static_position = array<i64: 14>} : (vector<64xbf16>) -> bf16
        %738 = "vector.extract"(%722) {static_position = array<i64: 15>} : (vector<64xbf16>) -> bf16
        %739 = "vector.extract"(%722) {static_position = array<i64: 16>} : (vector<64xbf16>) -> bf16
        %740 = "vector.extract"(%722) {static_position = array<i64: 17>} : (vector<64xbf16>) -> bf16
        %741 = "vector.extract"(%722) {static_position = array<i64: 18>} : (vector<64xbf16>) -> bf16
        %742 = "vector.extract"(%722) {static_position = array<i64: 19>} : (vector<64xbf16>) -> bf16
        %743 = "vector.extract"(%722) {static_position = array<i64: 20>} : (vector<64xbf16>) -> bf16
        %744 = "vector.extract"(%722) {static_position = array<i64: 21>} : (vector<64xbf16>) -> bf16
        %745 = "vector.extract"(%722) {static_position = array<i64: 22>} : (vector<64xbf16>) -> bf16
        %746 = "vector.extract"(%722) {static_position = array<i64: 23>} : (vector<64xbf16>) -> bf16
        %747 = "vector.extract"(%722) {static_position = array<i64: 24>} : (vector<64xbf16>) -> bf16
        %748 = "vector.extract"(%722) {static_position = array<i64: 25>} : (vector<64xbf16>) -> bf16
        %749 = "vector.extract"(%722) {static_position = array<i64: 26>} : (vector<64xbf16>) -> bf16
        %750 = "vector.extract"(%722) {static_position = array<i64: 27>} : (vector<64xbf16>) -> bf16
        %751 = "vector.extract"(%722) {static_position = array<i64: 28>} : (vector<64xbf16>) -> bf16
        %752 = "vector.extract"(%722) {static_position = array<i64: 29>} : (vector<64xbf16>) -> bf16
        %753 = "vector.extract"(%722) {static_position = array<i64: 30>} : (vector<64xbf16>) -> bf16
        %754 = "vector.extract"(%722) {static_position = array<i64: 31>} : (vector<64xbf16>) -> bf16
        %755 = "vector.extract"(%722) {static_position = array<i64: 32>} : (vector<64xbf16>) -> bf16
        %756 = "vector.extract"(%722) {static_position = array<i64: 33>} : (vector<64xbf16>) -> bf16
        %757 = "vector.extract"(%722) {static_position = array<i64: 34>} : (vector<64xbf16>) -> bf16
        %758 = "vector.extract"(%722) {static_position = array<i64: 35>} : (vector<64xbf16>) -> bf16
        %759 = "vector.extract"(%722) {static_position = array<i64: 36>} : (vector<64xbf16>) -> bf16
        %760 = "vector.extract"(%722) {static_position = array<i64: 37>} : (vector<64xbf16>) -> bf16
        %761 = "vector.extract"(%722) {static_position = array<i64: 38>} : (vector<64xbf16>) -> bf16
        %762 = "vector.extract"(%722) {static_position = array<i64: 39>} : (vector<64xbf16>) -> bf16
        %763 = "vector.extract"(%722) {static_position = array<i64: 40>} : (vector<64xbf16>) -> bf16
        %764 = "vector.extract"(%722) {static_position = array<i64: 41>} : (vector<64xbf16>) -> bf16
        %765 = "vector.extract"(%722) {static_position = array<i64: 42>} : (vector<64xbf16>) -> bf16
        %766 = "vector.extract"(%722) {static_position = array<i64: 43>} : (vector<64xbf16>) -> bf16
        %767 = "vector.extract"(%722) {static_position = array<i64: 44>} : (vector<64xbf16>) -> bf16
        %768 = "vector.extract"(%722) {static_position = array<i64: 45>} : (vector<64xbf16>) -> bf16
        %769 = "vector.extract"(%722) {static_position = array<i64: 46>} : (vector<64xbf16>) -> bf16
        %770 = "vector.extract"(%722) {static_position = array<i64: 47>} : (vector<64xbf16>) -> bf16
        %771 = "vector.extract"(%722) {static_position = array<i64: 48>} : (vector<64xbf16>) -> bf16
        %772 = "vector.extract"(%722) {static_position = array<i64: 49>} : (vector<64xbf16>) -> bf16
        %773 = "vector.extract"(%722) {static_position = array<i64: 50>} : (vector<64xbf16>) -> bf16
        %774 = "vector.extract"(%722) {static_position = array<i64: 51>} : (vector<64xbf16>) -> bf16
        %775 = "vector.extract"(%722) {static_position = array<i64: 52>} : (vector<64xbf16>) -> bf16
        %776 = "vector.extract"(%722) {static_position = array<i64: 53>} : (vector<64xbf16>) -> bf16
        %777 = "vector.extract"(%722) {static_position = array<i64: 54>} : (vector<64xbf16>) -> bf16
        %778 = "vector.extract"(%722) {static_position = array<i64: 55>} : (vector<64xbf16>) -> bf16
        %779 = "vector.extract"(%722) {static_position = array<i64: 56>} : (vector<64xbf16>) -> bf16
        %780 = "vector.extract"(%722) {static_position = array<i64: 57>} : (vector<64xbf16>) -> bf16
        %781 = "vector.extract"(%722) {static_position = array<i64: 58>} : (vector<64xbf16>) -> bf16
        %782 = "vector.extract"(%722) {static_position = array<i64: 59>} : (vector<64xbf16>) -> bf16
        %783 = "vector.extract"(%722) {static_position = array<i64: 60>} : (vector<64xbf16>) -> bf16
        %784 = "vector.extract"(%722) {static_position = array<i64: 61>} : (vector<64xbf16>) -> bf16
        %785 = "vector.extract"(%722) {static_position = array<i64: 62>} : (vector<64xbf16>) -> bf16
        %786 = "vector.extract"(%722) {static_position = array<i64: 63>} : (vector<64xbf16>) -> bf16
        %787 = "arith.constant"() {value = 448 : i32} : () -> i32
        %788 = "arith.andi"(%719, %787) : (i32, i32) -> i32
        %789 = "arith.constant"() {value = 3 : i32} : () -> i32
        %790 = "arith.shrui"(%788, %789) : (i32, i32) -> i32
        %791 = "arith.xori"(%719, %790) : (i32, i32) -> i32
        %792 = "llvm.getelementptr"(%720, %791) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %793 = "vector.from_elements"(%723, %724) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%793, %792) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %794 = "arith.addi"(%719, %712) : (i32, i32) -> i32
        %795 = "arith.andi"(%794, %787) : (i32, i32) -> i32
        %796 = "arith.shrui"(%795, %789) : (i32, i32) -> i32
        %797 = "arith.xori"(%794, %796) : (i32, i32) -> i32
        %798 = "llvm.getelementptr"(%720, %797) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %799 = "vector.from_elements"(%727, %728) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%799, %798) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %800 = "arith.constant"() {value = 16 : i32} : () -> i32
        %801 = "arith.addi"(%719, %800) : (i32, i32) -> i32
        %802 = "arith.andi"(%801, %787) : (i32, i32) -> i32
        %803 = "arith.shrui"(%802, %789) : (i32, i32) -> i32
        %804 = "arith.xori"(%801, %803) : (i32, i32) -> i32
        %805 = "llvm.getelementptr"(%720, %804) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %806 = "vector.from_elements"(%731, %732) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%806, %805) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %807 = "arith.constant"() {value = 24 : i32} : () -> i32
        %808 = "arith.addi"(%719, %807) : (i32, i32) -> i32
        %809 = "arith.andi"(%808, %787) : (i32, i32) -> i32
        %810 = "arith.shrui"(%809, %789) : (i32, i32) -> i32
        %811 = "arith.xori"(%808, %810) : (i32, i32) -> i32
        %812 = "llvm.getelementptr"(%720, %811) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %813 = "vector.from_elements"(%735, %736) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%813, %812) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %814 = "arith.addi"(%719, %9) : (i32, i32) -> i32
        %815 = "arith.andi"(%814, %787) : (i32, i32) -> i32
        %816 = "arith.shrui"(%815, %789) : (i32, i32) -> i32
        %817 = "arith.xori"(%814, %816) : (i32, i32) -> i32
        %818 = "llvm.getelementptr"(%720, %817) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %819 = "vector.from_elements"(%739, %740) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%819, %818) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %820 = "arith.constant"() {value = 40 : i32} : () -> i32
        %821 = "arith.addi"(%719, %820) : (i32, i32) -> i32
        %822 = "arith.andi"(%821, %787) : (i32, i32) -> i32
        %823 = "arith.shrui"(%822, %789) : (i32, i32) -> i32
        %824 = "arith.xori"(%821, %823) : (i32, i32) -> i32
        %825 = "llvm.getelementptr"(%720, %824) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %826 = "vector.from_elements"(%743, %744) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%826, %825) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %827 = "arith.constant"() {value = 48 : i32} : () -> i32
        %828 = "arith.addi"(%719, %827) : (i32, i32) -> i32
        %829 = "arith.andi"(%828, %787) : (i32, i32) -> i32
        %830 = "arith.shrui"(%829, %789) : (i32, i32) -> i32
        %831 = "arith.xori"(%828, %830) : (i32, i32) -> i32
        %832 = "llvm.getelementptr"(%720, %831) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %833 = "vector.from_elements"(%747, %748) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%833, %832) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %834 = "arith.constant"() {value = 56 : i32} : () -> i32
        %835 = "arith.addi"(%719, %834) : (i32, i32) -> i32
        %836 = "arith.andi"(%835, %787) : (i32, i32) -> i32
        %837 = "arith.shrui"(%836, %789) : (i32, i32) -> i32
        %838 = "arith.xori"(%835, %837) : (i32, i32) -> i32
        %839 = "llvm.getelementptr"(%720, %838) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %840 = "vector.from_elements"(%751, %752) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%840, %839) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %841 = "arith.constant"() {value = 512 : i32} : () -> i32
        %842 = "arith.addi"(%791, %841) : (i32, i32) -> i32
        %843 = "llvm.getelementptr"(%720, %842) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %844 = "vector.from_elements"(%725, %726) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%844, %843) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %845 = "arith.addi"(%797, %841) : (i32, i32) -> i32
        %846 = "llvm.getelementptr"(%720, %845) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %847 = "vector.from_elements"(%729, %730) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%847, %846) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %848 = "arith.addi"(%804, %841) : (i32, i32) -> i32
        %849 = "llvm.getelementptr"(%720, %848) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %850 = "vector.from_elements"(%733, %734) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%850, %849) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %851 = "arith.addi"(%811, %841) : (i32, i32) -> i32
        %852 = "llvm.getelementptr"(%720, %851) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %853 = "vector.from_elements"(%737, %738) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%853, %852) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %854 = "arith.addi"(%817, %841) : (i32, i32) -> i32
        %855 = "llvm.getelementptr"(%720, %854) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %856 = "vector.from_elements"(%741, %742) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%856, %855) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %857 = "arith.addi"(%824, %841) : (i32, i32) -> i32
        %858 = "llvm.getelementptr"(%720, %857) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %859 = "vector.from_elements"(%745, %746) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%859, %858) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %860 = "arith.addi"(%831, %841) : (i32, i32) -> i32
        %861 = "llvm.getelementptr"(%720, %860) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %862 = "vector.from_elements"(%749, %750) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%862, %861) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %863 = "arith.addi"(%838, %841) : (i32, i32) -> i32
        %864 = "llvm.getelementptr"(%720, %863) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %865 = "vector.from_elements"(%753, %754) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%865, %864) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %866 = "arith.constant"() {value = 8192 : i32} : () -> i32
        %867 = "arith.addi"(%791, %866) : (i32, i32) -> i32
        %868 = "llvm.getelementptr"(%720, %867) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %869 = "vector.from_elements"(%755, %756) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%869, %868) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %870 = "arith.addi"(%797, %866) : (i32, i32) -> i32
        %871 = "llvm.getelementptr"(%720, %870) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %872 = "vector.from_elements"(%759, %760) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%872, %871) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %873 = "arith.addi"(%804, %866) : (i32, i32) -> i32
        %874 = "llvm.getelementptr"(%720, %873) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %875 = "vector.from_elements"(%763, %764) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%875, %874) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %876 = "arith.addi"(%811, %866) : (i32, i32) -> i32
        %877 = "llvm.getelementptr"(%720, %876) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %878 = "vector.from_elements"(%767, %768) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%878, %877) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %879 = "arith.addi"(%817, %866) : (i32, i32) -> i32
        %880 = "llvm.getelementptr"(%720, %879) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %881 = "vector.from_elements"(%771, %772) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%881, %880) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %882 = "arith.addi"(%824, %866) : (i32, i32) -> i32
        %883 = "llvm.getelementptr"(%720, %882) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %884 = "vector.from_elements"(%775, %776) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%884, %883) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %885 = "arith.addi"(%831, %866) : (i32, i32) -> i32
        %886 = "llvm.getelementptr"(%720, %885) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %887 = "vector.from_elements"(%779, %780) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%887, %886) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %888 = "arith.addi"(%838, %866) : (i32, i32) -> i32
        %889 = "llvm.getelementptr"(%720, %888) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %890 = "vector.from_elements"(%783, %784) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%890, %889) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %891 = "arith.constant"() {value = 8704 : i32} : () -> i32
        %892 = "arith.addi"(%791, %891) : (i32, i32) -> i32
        %893 = "llvm.getelementptr"(%720, %892) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %894 = "vector.from_elements"(%757, %758) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%894, %893) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %895 = "arith.addi"(%797, %891) : (i32, i32) -> i32
        %896 = "llvm.getelementptr"(%720, %895) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %897 = "vector.from_elements"(%761, %762) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%897, %896) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %898 = "arith.addi"(%804, %891) : (i32, i32) -> i32
        %899 = "llvm.getelementptr"(%720, %898) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %900 = "vector.from_elements"(%765, %766) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%900, %899) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %901 = "arith.addi"(%811, %891) : (i32, i32) -> i32
        %902 = "llvm.getelementptr"(%720, %901) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %903 = "vector.from_elements"(%769, %770) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%903, %902) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %904 = "arith.addi"(%817, %891) : (i32, i32) -> i32
        %905 = "llvm.getelementptr"(%720, %904) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %906 = "vector.from_elements"(%773, %774) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%906, %905) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %907 = "arith.addi"(%824, %891) : (i32, i32) -> i32
        %908 = "llvm.getelementptr"(%720, %907) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %909 = "vector.from_elements"(%777, %778) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%909, %908) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %910 = "arith.addi"(%831, %891) : (i32, i32) -> i32
        %911 = "llvm.getelementptr"(%720, %910) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %912 = "vector.from_elements"(%781, %782) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%912, %911) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        %913 = "arith.addi"(%838, %891) : (i32, i32) -> i32
        %914 = "llvm.getelementptr"(%720, %913) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %915 = "vector.from_elements"(%785, %786) : (bf16, bf16) -> vector<2xbf16>
        "llvm.store"(%915, %914) {alignment = 4 : i64} : (vector<2xbf16>, !llvm.ptr<3>) -> ()
        "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
        %916 = "arith.constant"() {value = 256 : i32} : () -> i32
        "nvvm.barrier"(%50, %916) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
        %917 = "arith.cmpi"(%82, %9) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%917) ({
          %918 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 8192>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %919 = "arith.addi"(%56, %51) : (i32, i32) -> i32
          %920 = "nvvm.elect.sync"() : () -> i1
          "scf.if"(%920) ({
            %t921_s1 = "llvm.ptrtoint"(%25) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%5, %t921_s1, %56, %55) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
            %t922_s1 = "llvm.ptrtoint"(%918) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%5, %t922_s1, %919, %55) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
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
    %26 = "arith.constant"() {value = 384 : i32} : () -> i32
    %27 = "arith.constant"() {value = 163904 : i32} : () -> i32
    "gpu.launch_func"(%22, %24, %25, %26, %25, %25, %25, %25, %25, %27, %13, %1, %2, %16, %5, %18) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
