!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct2 = !llvm.struct<"struct2", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: i32, %4: !llvm.ptr, %5: i32, %6: i32, %7: i32, %8: !llvm.ptr<1>, %9: i32, %10: i32, %11: i32, %12: i64, %13: i64, %14: i64, %15: !llvm.ptr<1>, %16: i32, %17: i32, %18: i32, %19: i64, %20: i64, %21: i64, %22: !llvm.ptr<1>, %23: i32, %24: i32, %25: i32, %26: i64, %27: i64, %28: !llvm.ptr<1>, %29: !llvm.ptr<1>, %30: i32, %31: i64, %32: i32, %33: i32, %34: i32, %35: i32, %36: i32, %37: i32, %38: f32):
      %39 = "arith.trunci"(%31) : (i64) -> i32
      %40 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %41 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %42 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %43 = "arith.constant"() {value = 128 : i32} : () -> i32
      %44 = "arith.divui"(%40, %43) : (i32, i32) -> i32
      %45 = "arith.constant"() {value = -1 : i32} : () -> i32
      %46 = "arith.constant"() {value = 0 : i32} : () -> i32
      %47 = "arith.constant"() {value = 31 : i32} : () -> i32
      %48 = "nvvm.shfl.sync"(%45, %44, %46, %47) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %49 = "arith.constant"() {value = 32 : i32} : () -> i32
      %50 = "arith.divui"(%40, %49) : (i32, i32) -> i32
      %51 = "nvvm.shfl.sync"(%45, %50, %46, %47) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %52 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %53 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 8192>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %54 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 57344>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %55 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 106496>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %56 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %57 = "arith.cmpi"(%56, %46) {predicate = 0 : i64} : (i32, i32) -> i1
      %58 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %59 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %60 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %61 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %62 = "arith.addi"(%60, %61) : (i32, i32) -> i32
      %63 = "arith.constant"() {value = 256 : i32} : () -> i32
      %64 = "arith.muli"(%62, %63) : (i32, i32) -> i32
      %65 = "arith.addi"(%59, %64) : (i32, i32) -> i32
      %66 = "arith.divui"(%65, %49) : (i32, i32) -> i32
      %67 = "arith.cmpi"(%66, %46) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%67) ({
        %68 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%68) ({
          %69 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t70_s0 = "llvm.ptrtoint"(%55) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t70_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %71 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t72_s0 = "llvm.ptrtoint"(%71) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t72_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %73 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t74_s0 = "llvm.ptrtoint"(%73) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t74_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %75 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t76_s0 = "llvm.ptrtoint"(%58) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t76_s0, %75) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %77 = "llvm.getelementptr"(%58) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t78_s0 = "llvm.ptrtoint"(%77) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t78_s0, %75) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %79 = "llvm.getelementptr"(%58) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t80_s0 = "llvm.ptrtoint"(%79) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t80_s0, %75) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %81 = "llvm.getelementptr"(%52) {rawConstantIndices = array<i32: 106544>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %82 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %83 = "arith.cmpi"(%82, %46) {predicate = 0 : i64} : (i32, i32) -> i1
      %84 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %85 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %86 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %87 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %88 = "arith.addi"(%86, %87) : (i32, i32) -> i32
      %89 = "arith.muli"(%88, %63) : (i32, i32) -> i32
      %90 = "arith.addi"(%85, %89) : (i32, i32) -> i32
      %91 = "arith.divui"(%90, %49) : (i32, i32) -> i32
      %92 = "arith.cmpi"(%91, %46) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%92) ({
        %93 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%93) ({
          %94 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t95_s0 = "llvm.ptrtoint"(%81) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t95_s0, %94) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %96 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t97_s0 = "llvm.ptrtoint"(%96) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t97_s0, %94) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %98 = "llvm.getelementptr"(%81) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t99_s0 = "llvm.ptrtoint"(%98) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t99_s0, %94) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %100 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t101_s0 = "llvm.ptrtoint"(%84) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t101_s0, %100) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %102 = "llvm.getelementptr"(%84) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t103_s0 = "llvm.ptrtoint"(%102) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t103_s0, %100) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %104 = "llvm.getelementptr"(%84) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t105_s0 = "llvm.ptrtoint"(%104) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t105_s0, %100) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %106 = "arith.cmpi"(%48, %46) {predicate = 0 : i64} : (i32, i32) -> i1
      %107 = "scf.if"(%106) ({
        "nvvm.setmaxregister"() {regCount = 24 : i32, action = #nvvm<action decrease>} : () -> ()
        %108 = "arith.cmpi"(%51, %46) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%108) ({
          %109 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %110 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %111 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %112 = "arith.cmpi"(%1, %46) {predicate = 0 : i64} : (i32, i32) -> i1
          %113 = "arith.extui"(%112) : (i1) -> i32
          %114 = "arith.muli"(%109, %35) : (i32, i32) -> i32
          %115 = "arith.minsi"(%109, %36) : (i32, i32) -> i32
          %116 = "arith.addi"(%114, %115) : (i32, i32) -> i32
          %117 = "arith.constant"() {value = 1 : i32} : () -> i32
          %118 = "arith.addi"(%109, %117) : (i32, i32) -> i32
          %119 = "arith.muli"(%118, %35) : (i32, i32) -> i32
          %120 = "arith.minsi"(%118, %36) : (i32, i32) -> i32
          %121 = "arith.addi"(%119, %120) : (i32, i32) -> i32
          %122, %123, %124, %125, %126, %127 = "scf.for"(%116, %121, %117, %46, %46, %117, %46, %46, %117) ({
          ^bb0(%128: i32, %129: i32, %130: i32, %131: i32, %132: i32, %133: i32, %134: i32):
            %135 = "arith.divui"(%128, %37) : (i32, i32) -> i32
            %136 = "arith.divui"(%135, %33) : (i32, i32) -> i32
            %137 = "arith.remui"(%136, %2) : (i32, i32) -> i32
            %138 = "arith.divui"(%136, %2) : (i32, i32) -> i32
            %139 = "arith.remui"(%128, %37) : (i32, i32) -> i32
            %140 = "arith.addi"(%139, %113) : (i32, i32) -> i32
            %141 = "llvm.getelementptr"(%58, %130) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t142_s0 = "llvm.ptrtoint"(%141) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t142_s0, %131) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %143 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%143) ({
              %144 = "llvm.getelementptr"(%55, %130) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %145 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %t146_s0 = "llvm.ptrtoint"(%144) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t146_s0, %145) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %147 = "arith.muli"(%140, %43) : (i32, i32) -> i32
            %148 = "llvm.getelementptr"(%55, %130) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %149 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %150 = "arith.muli"(%130, %149) : (i32, i32) -> i32
            %151 = "llvm.getelementptr"(%53, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %152 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%152) ({
              %t153_s0 = "llvm.ptrtoint"(%151) : (!llvm.ptr<3>) -> i32
              %t153_s2 = "llvm.ptrtoint"(%148) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t153_s0, %0, %t153_s2, %46, %147, %137, %138) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %154 = "arith.addi"(%130, %117) : (i32, i32) -> i32
            %155 = "arith.constant"() {value = 3 : i32} : () -> i32
            %156 = "arith.cmpi"(%154, %155) {predicate = 0 : i64} : (i32, i32) -> i1
            %157 = "arith.xori"(%131, %117) : (i32, i32) -> i32
            %158 = "arith.select"(%156, %157, %131) : (i1, i32, i32) -> i32
            %159 = "arith.select"(%156, %46, %154) : (i1, i32, i32) -> i32
            %160 = "arith.addi"(%129, %117) : (i32, i32) -> i32
            %161 = "llvm.getelementptr"(%84, %133) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t162_s0 = "llvm.ptrtoint"(%161) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t162_s0, %134) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %163 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%163) ({
              %164 = "llvm.getelementptr"(%81, %133) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %165 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %t166_s0 = "llvm.ptrtoint"(%164) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t166_s0, %165) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %167 = "llvm.getelementptr"(%81, %133) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %168 = "arith.muli"(%133, %149) : (i32, i32) -> i32
            %169 = "llvm.getelementptr"(%54, %168) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %170 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%170) ({
              %t171_s0 = "llvm.ptrtoint"(%169) : (!llvm.ptr<3>) -> i32
              %t171_s2 = "llvm.ptrtoint"(%167) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t171_s0, %4, %t171_s2, %46, %147, %137, %138) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %172 = "arith.addi"(%133, %117) : (i32, i32) -> i32
            %173 = "arith.cmpi"(%172, %155) {predicate = 0 : i64} : (i32, i32) -> i1
            %174 = "arith.xori"(%134, %117) : (i32, i32) -> i32
            %175 = "arith.select"(%173, %174, %134) : (i1, i32, i32) -> i32
            %176 = "arith.select"(%173, %46, %172) : (i1, i32, i32) -> i32
            %177 = "arith.addi"(%132, %117) : (i32, i32) -> i32
            "scf.yield"(%160, %159, %158, %177, %176, %175) : (i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
          "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %178 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%178) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %179 = "arith.constant"() {value = 1 : i32} : () -> i32
        %180 = "arith.subi"(%48, %179) : (i32, i32) -> i32
        %181 = "arith.subi"(%40, %43) : (i32, i32) -> i32
        %182 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %183 = "arith.mulf"(%182, %38) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %184 = "arith.constant"() {value = 8 : i32} : () -> i32
        %185 = "arith.constant"() {value = 9 : i32} : () -> i32
        %186 = "arith.constant"() {value = 16 : i32} : () -> i32
        %187 = "arith.constant"() {value = 17 : i32} : () -> i32
        %188 = "arith.constant"() {value = 24 : i32} : () -> i32
        %189 = "arith.constant"() {value = 25 : i32} : () -> i32
        %190 = "arith.constant"() {value = 33 : i32} : () -> i32
        %191 = "arith.constant"() {value = 40 : i32} : () -> i32
        %192 = "arith.constant"() {value = 41 : i32} : () -> i32
        %193 = "arith.constant"() {value = 48 : i32} : () -> i32
        %194 = "arith.constant"() {value = 49 : i32} : () -> i32
        %195 = "arith.constant"() {value = 56 : i32} : () -> i32
        %196 = "arith.constant"() {value = 57 : i32} : () -> i32
        %197 = "arith.constant"() {value = 64 : i32} : () -> i32
        %198 = "arith.constant"() {value = 65 : i32} : () -> i32
        %199 = "arith.constant"() {value = 72 : i32} : () -> i32
        %200 = "arith.constant"() {value = 73 : i32} : () -> i32
        %201 = "arith.constant"() {value = 80 : i32} : () -> i32
        %202 = "arith.constant"() {value = 81 : i32} : () -> i32
        %203 = "arith.constant"() {value = 88 : i32} : () -> i32
        %204 = "arith.constant"() {value = 89 : i32} : () -> i32
        %205 = "arith.constant"() {value = 96 : i32} : () -> i32
        %206 = "arith.constant"() {value = 97 : i32} : () -> i32
        %207 = "arith.constant"() {value = 104 : i32} : () -> i32
        %208 = "arith.constant"() {value = 105 : i32} : () -> i32
        %209 = "arith.constant"() {value = 112 : i32} : () -> i32
        %210 = "arith.constant"() {value = 113 : i32} : () -> i32
        %211 = "arith.constant"() {value = 120 : i32} : () -> i32
        %212 = "arith.constant"() {value = 121 : i32} : () -> i32
        %213 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %214 = "arith.muli"(%180, %197) : (i32, i32) -> i32
        %215 = "arith.constant"() {value = 127 : i32} : () -> i32
        %216 = "arith.andi"(%181, %215) : (i32, i32) -> i32
        %217 = "arith.divui"(%216, %49) : (i32, i32) -> i32
        %218 = "arith.muli"(%217, %186) : (i32, i32) -> i32
        %219 = "arith.addi"(%214, %218) : (i32, i32) -> i32
        %220 = "arith.constant"() {value = 4 : i32} : () -> i32
        %221 = "arith.divui"(%213, %220) : (i32, i32) -> i32
        %222 = "arith.addi"(%219, %221) : (i32, i32) -> i32
        %223 = "arith.remui"(%213, %220) : (i32, i32) -> i32
        %224 = "arith.constant"() {value = 2 : i32} : () -> i32
        %225 = "arith.muli"(%223, %224) : (i32, i32) -> i32
        %226 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %227 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %228 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %229 = "arith.muli"(%226, %35) : (i32, i32) -> i32
        %230 = "arith.minsi"(%226, %36) : (i32, i32) -> i32
        %231 = "arith.addi"(%229, %230) : (i32, i32) -> i32
        %232 = "arith.addi"(%226, %179) : (i32, i32) -> i32
        %233 = "arith.muli"(%232, %35) : (i32, i32) -> i32
        %234 = "arith.minsi"(%232, %36) : (i32, i32) -> i32
        %235 = "arith.addi"(%233, %234) : (i32, i32) -> i32
        %236 = "arith.divui"(%231, %37) : (i32, i32) -> i32
        %237 = "arith.subi"(%37, %179) : (i32, i32) -> i32
        %238 = "arith.addi"(%235, %237) : (i32, i32) -> i32
        %239 = "arith.remsi"(%238, %37) : (i32, i32) -> i32
        %240 = "arith.cmpi"(%239, %46) {predicate = 2 : i64} : (i32, i32) -> i1
        %241 = "arith.divsi"(%238, %37) : (i32, i32) -> i32
        %242 = "arith.extsi"(%240) : (i1) -> i32
        %243 = "arith.addi"(%241, %242) : (i32, i32) -> i32
        %244 = "llvm.mlir.undef"() : () -> f32
        %245 = "llvm.mlir.undef"() : () -> f32
        %246 = "llvm.mlir.undef"() : () -> f32
        %247 = "llvm.mlir.undef"() : () -> f32
        %248 = "llvm.mlir.undef"() : () -> f32
        %249 = "llvm.mlir.undef"() : () -> f32
        %250 = "llvm.mlir.undef"() : () -> f32
        %251 = "llvm.mlir.undef"() : () -> f32
        %252 = "llvm.mlir.undef"() : () -> f32
        %253 = "llvm.mlir.undef"() : () -> f32
        %254 = "llvm.mlir.undef"() : () -> f32
        %255 = "llvm.mlir.undef"() : () -> f32
        %256 = "llvm.mlir.undef"() : () -> f32
        %257 = "llvm.mlir.undef"() : () -> f32
        %258 = "llvm.mlir.undef"() : () -> f32
        %259 = "llvm.mlir.undef"() : () -> f32
        %260 = "llvm.mlir.undef"() : () -> f32
        %261 = "llvm.mlir.undef"() : () -> f32
        %262 = "llvm.mlir.undef"() : () -> f32
        %263 = "llvm.mlir.undef"() : () -> f32
        %264 = "llvm.mlir.undef"() : () -> f32
        %265 = "llvm.mlir.undef"() : () -> f32
        %266 = "llvm.mlir.undef"() : () -> f32
        %267 = "llvm.mlir.undef"() : () -> f32
        %268 = "llvm.mlir.undef"() : () -> f32
        %269 = "llvm.mlir.undef"() : () -> f32
        %270 = "llvm.mlir.undef"() : () -> f32
        %271 = "llvm.mlir.undef"() : () -> f32
        %272 = "llvm.mlir.undef"() : () -> f32
        %273 = "llvm.mlir.undef"() : () -> f32
        %274 = "llvm.mlir.undef"() : () -> f32
        %275 = "llvm.mlir.undef"() : () -> f32
        %276 = "llvm.mlir.undef"() : () -> f32
        %277 = "llvm.mlir.undef"() : () -> f32
        %278 = "llvm.mlir.undef"() : () -> f32
        %279 = "llvm.mlir.undef"() : () -> f32
        %280 = "llvm.mlir.undef"() : () -> f32
        %281 = "llvm.mlir.undef"() : () -> f32
        %282 = "llvm.mlir.undef"() : () -> f32
        %283 = "llvm.mlir.undef"() : () -> f32
        %284 = "llvm.mlir.undef"() : () -> f32
        %285 = "llvm.mlir.undef"() : () -> f32
        %286 = "llvm.mlir.undef"() : () -> f32
        %287 = "llvm.mlir.undef"() : () -> f32
        %288 = "llvm.mlir.undef"() : () -> f32
        %289 = "llvm.mlir.undef"() : () -> f32
        %290 = "llvm.mlir.undef"() : () -> f32
        %291 = "llvm.mlir.undef"() : () -> f32
        %292 = "llvm.mlir.undef"() : () -> f32
        %293 = "llvm.mlir.undef"() : () -> f32
        %294 = "llvm.mlir.undef"() : () -> f32
        %295 = "llvm.mlir.undef"() : () -> f32
        %296 = "llvm.mlir.undef"() : () -> f32
        %297 = "llvm.mlir.undef"() : () -> f32
        %298 = "llvm.mlir.undef"() : () -> f32
        %299 = "llvm.mlir.undef"() : () -> f32
        %300 = "llvm.mlir.undef"() : () -> f32
        %301 = "llvm.mlir.undef"() : () -> f32
        %302 = "llvm.mlir.undef"() : () -> f32
        %303 = "llvm.mlir.undef"() : () -> f32
        %304 = "llvm.mlir.undef"() : () -> f32
        %305 = "llvm.mlir.undef"() : () -> f32
        %306 = "llvm.mlir.undef"() : () -> f32
        %307 = "llvm.mlir.undef"() : () -> f32
        %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377 = "scf.for"(%236, %243, %179, %46, %46, %46, %46, %46, %46, %244, %245, %246, %247, %248, %249, %250, %251, %252, %253, %254, %255, %256, %257, %258, %259, %260, %261, %262, %263, %264, %265, %266, %267, %268, %269, %270, %271, %272, %273, %274, %275, %276, %277, %278, %279, %280, %281, %282, %283, %284, %285, %286, %287, %288, %289, %290, %291, %292, %293, %294, %295, %296, %297, %298, %299, %300, %301, %302, %303, %304, %305, %306, %307) ({
        ^bb0(%378: i32, %379: i32, %380: i32, %381: i32, %382: i32, %383: i32, %384: i32, %385: f32, %386: f32, %387: f32, %388: f32, %389: f32, %390: f32, %391: f32, %392: f32, %393: f32, %394: f32, %395: f32, %396: f32, %397: f32, %398: f32, %399: f32, %400: f32, %401: f32, %402: f32, %403: f32, %404: f32, %405: f32, %406: f32, %407: f32, %408: f32, %409: f32, %410: f32, %411: f32, %412: f32, %413: f32, %414: f32, %415: f32, %416: f32, %417: f32, %418: f32, %419: f32, %420: f32, %421: f32, %422: f32, %423: f32, %424: f32, %425: f32, %426: f32, %427: f32, %428: f32, %429: f32, %430: f32, %431: f32, %432: f32, %433: f32, %434: f32, %435: f32, %436: f32, %437: f32, %438: f32, %439: f32, %440: f32, %441: f32, %442: f32, %443: f32, %444: f32, %445: f32, %446: f32, %447: f32, %448: f32):
          %449 = "arith.remui"(%378, %33) : (i32, i32) -> i32
          %450 = "arith.divui"(%378, %33) : (i32, i32) -> i32
          %451 = "arith.remui"(%450, %2) : (i32, i32) -> i32
          %452 = "arith.divui"(%450, %2) : (i32, i32) -> i32
          %453 = "arith.muli"(%378, %37) : (i32, i32) -> i32
          %454 = "arith.subi"(%231, %453) : (i32, i32) -> i32
          %455 = "arith.maxsi"(%454, %46) : (i32, i32) -> i32
          %456 = "arith.subi"(%235, %453) : (i32, i32) -> i32
          %457 = "arith.minsi"(%456, %37) : (i32, i32) -> i32
          %458 = "arith.divui"(%216, %184) : (i32, i32) -> i32
          %459 = "arith.remui"(%216, %184) : (i32, i32) -> i32
          %460 = "arith.addi"(%216, %43) : (i32, i32) -> i32
          %461 = "arith.divui"(%460, %184) : (i32, i32) -> i32
          %462 = "arith.remui"(%460, %184) : (i32, i32) -> i32
          %463 = "arith.addi"(%216, %63) : (i32, i32) -> i32
          %464 = "arith.divui"(%463, %184) : (i32, i32) -> i32
          %465 = "arith.remui"(%463, %184) : (i32, i32) -> i32
          %466 = "arith.constant"() {value = 384 : i32} : () -> i32
          %467 = "arith.addi"(%216, %466) : (i32, i32) -> i32
          %468 = "arith.divui"(%467, %184) : (i32, i32) -> i32
          %469 = "arith.remui"(%467, %184) : (i32, i32) -> i32
          %470 = "arith.muli"(%449, %197) : (i32, i32) -> i32
          %471 = "arith.addi"(%470, %214) : (i32, i32) -> i32
          %472 = "arith.addi"(%471, %458) : (i32, i32) -> i32
          %473 = "arith.subi"(%32, %179) : (i32, i32) -> i32
          %474 = "arith.minsi"(%472, %473) : (i32, i32) -> i32
          %475 = "arith.constant"() {value = 32 : i64} : () -> i64
          %476 = "arith.shrui"(%31, %475) : (i64, i64) -> i64
          %477 = "arith.subi"(%39, %179) : (i32, i32) -> i32
          %478 = "llvm.intr.ctlz"(%477) {is_zero_poison = false} : (i32) -> i32
          %479 = "arith.subi"(%49, %478) : (i32, i32) -> i32
          %480 = "arith.shrsi"(%474, %47) : (i32, i32) -> i32
          %481 = "arith.xori"(%474, %480) : (i32, i32) -> i32
          %482 = "arith.extui"(%481) : (i32) -> i64
          %483 = "arith.muli"(%482, %476) : (i64, i64) -> i64
          %484 = "arith.shrui"(%483, %475) : (i64, i64) -> i64
          %485 = "arith.trunci"(%484) : (i64) -> i32
          %486 = "arith.addi"(%485, %481) : (i32, i32) -> i32
          %487 = "arith.shrui"(%486, %479) : (i32, i32) -> i32
          %488 = "arith.cmpi"(%479, %49) {predicate = 6 : i64} : (i32, i32) -> i1
          %489 = "arith.select"(%488, %487, %46) : (i1, i32, i32) -> i32
          %490 = "arith.xori"(%489, %480) : (i32, i32) -> i32
          %491 = "arith.muli"(%451, %39) : (i32, i32) -> i32
          %492 = "llvm.intr.ctlz"(%477) {is_zero_poison = false} : (i32) -> i32
          %493 = "arith.subi"(%49, %492) : (i32, i32) -> i32
          %494 = "arith.shrui"(%486, %493) : (i32, i32) -> i32
          %495 = "arith.cmpi"(%493, %49) {predicate = 6 : i64} : (i32, i32) -> i1
          %496 = "arith.select"(%495, %494, %46) : (i1, i32, i32) -> i32
          %497 = "arith.xori"(%496, %480) : (i32, i32) -> i32
          %498 = "arith.muli"(%497, %39) : (i32, i32) -> i32
          %499 = "arith.subi"(%474, %498) : (i32, i32) -> i32
          %500 = "arith.addi"(%491, %499) : (i32, i32) -> i32
          %501 = "arith.extsi"(%500) : (i32) -> i64
          %502 = "arith.extsi"(%452) : (i32) -> i64
          %503 = "arith.muli"(%501, %13) : (i64, i64) -> i64
          %504 = "arith.muli"(%502, %14) : (i64, i64) -> i64
          %505 = "arith.addi"(%503, %504) : (i64, i64) -> i64
          %506 = "llvm.getelementptr"(%8, %505) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %507 = "arith.extsi"(%490) : (i32) -> i64
          %508 = "arith.extsi"(%459) : (i32) -> i64
          %509 = "arith.muli"(%507, %12) : (i64, i64) -> i64
          %510 = "arith.constant"() {value = 8 : i64} : () -> i64
          %511 = "arith.muli"(%508, %510) : (i64, i64) -> i64
          %512 = "arith.addi"(%509, %511) : (i64, i64) -> i64
          %513 = "llvm.getelementptr"(%506, %512) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %514 = "llvm.load"(%513) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
          %515 = "vector.extract"(%514) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %516 = "vector.extract"(%514) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %517 = "vector.extract"(%514) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %518 = "vector.extract"(%514) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %519 = "vector.extract"(%514) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %520 = "vector.extract"(%514) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %521 = "vector.extract"(%514) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %522 = "vector.extract"(%514) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %523 = "arith.addi"(%471, %461) : (i32, i32) -> i32
          %524 = "arith.minsi"(%523, %473) : (i32, i32) -> i32
          %525 = "llvm.intr.ctlz"(%477) {is_zero_poison = false} : (i32) -> i32
          %526 = "arith.subi"(%49, %525) : (i32, i32) -> i32
          %527 = "arith.shrsi"(%524, %47) : (i32, i32) -> i32
          %528 = "arith.xori"(%524, %527) : (i32, i32) -> i32
          %529 = "arith.extui"(%528) : (i32) -> i64
          %530 = "arith.muli"(%529, %476) : (i64, i64) -> i64
          %531 = "arith.shrui"(%530, %475) : (i64, i64) -> i64
          %532 = "arith.trunci"(%531) : (i64) -> i32
          %533 = "arith.addi"(%532, %528) : (i32, i32) -> i32
          %534 = "arith.shrui"(%533, %526) : (i32, i32) -> i32
          %535 = "arith.cmpi"(%526, %49) {predicate = 6 : i64} : (i32, i32) -> i1
          %536 = "arith.select"(%535, %534, %46) : (i1, i32, i32) -> i32
          %537 = "arith.xori"(%536, %527) : (i32, i32) -> i32
          %538 = "llvm.intr.ctlz"(%477) {is_zero_poison = false} : (i32) -> i32
          %539 = "arith.subi"(%49, %538) : (i32, i32) -> i32
          %540 = "arith.shrui"(%533, %539) : (i32, i32) -> i32
          %541 = "arith.cmpi"(%539, %49) {predicate = 6 : i64} : (i32, i32) -> i1
          %542 = "arith.select"(%541, %540, %46) : (i1, i32, i32) -> i32
          %543 = "arith.xori"(%542, %527) : (i32, i32) -> i32
          %544 = "arith.muli"(%543, %39) : (i32, i32) -> i32
          %545 = "arith.subi"(%524, %544) : (i32, i32) -> i32
          %546 = "arith.addi"(%491, %545) : (i32, i32) -> i32
          %547 = "arith.extsi"(%546) : (i32) -> i64
          %548 = "arith.muli"(%547, %13) : (i64, i64) -> i64
          %549 = "arith.addi"(%548, %504) : (i64, i64) -> i64
          %550 = "llvm.getelementptr"(%8, %549) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %551 = "arith.extsi"(%537) : (i32) -> i64
          %552 = "arith.extsi"(%462) : (i32) -> i64
          %553 = "arith.muli"(%551, %12) : (i64, i64) -> i64
          %554 = "arith.muli"(%552, %510) : (i64, i64) -> i64
          %555 = "arith.addi"(%553, %554) : (i64, i64) -> i64
          %556 = "llvm.getelementptr"(%550, %555) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %557 = "llvm.load"(%556) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
          %558 = "vector.extract"(%557) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %559 = "vector.extract"(%557) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %560 = "vector.extract"(%557) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %561 = "vector.extract"(%557) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %562 = "vector.extract"(%557) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %563 = "vector.extract"(%557) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %564 = "vector.extract"(%557) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %565 = "vector.extract"(%557) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %566 = "arith.addi"(%471, %464) : (i32, i32) -> i32
          %567 = "arith.minsi"(%566, %473) : (i32, i32) -> i32
          %568 = "llvm.intr.ctlz"(%477) {is_zero_poison = false} : (i32) -> i32
          %569 = "arith.subi"(%49, %568) : (i32, i32) -> i32
          %570 = "arith.shrsi"(%567, %47) : (i32, i32) -> i32
          %571 = "arith.xori"(%567, %570) : (i32, i32) -> i32
          %572 = "arith.extui"(%571) : (i32) -> i64
          %573 = "arith.muli"(%572, %476) : (i64, i64) -> i64
          %574 = "arith.shrui"(%573, %475) : (i64, i64) -> i64
          %575 = "arith.trunci"(%574) : (i64) -> i32
          %576 = "arith.addi"(%575, %571) : (i32, i32) -> i32
          %577 = "arith.shrui"(%576, %569) : (i32, i32) -> i32
          %578 = "arith.cmpi"(%569, %49) {predicate = 6 : i64} : (i32, i32) -> i1
          %579 = "arith.select"(%578, %577, %46) : (i1, i32, i32) -> i32
          %580 = "arith.xori"(%579, %570) : (i32, i32) -> i32
          %581 = "llvm.intr.ctlz"(%477) {is_zero_poison = false} : (i32) -> i32
          %582 = "arith.subi"(%49, %581) : (i32, i32) -> i32
          %583 = "arith.shrui"(%576, %582) : (i32, i32) -> i32
          %584 = "arith.cmpi"(%582, %49) {predicate = 6 : i64} : (i32, i32) -> i1
          %585 = "arith.select"(%584, %583, %46) : (i1, i32, i32) -> i32
          %586 = "arith.xori"(%585, %570) : (i32, i32) -> i32
          %587 = "arith.muli"(%586, %39) : (i32, i32) -> i32
          %588 = "arith.subi"(%567, %587) : (i32, i32) -> i32
          %589 = "arith.addi"(%491, %588) : (i32, i32) -> i32
          %590 = "arith.extsi"(%589) : (i32) -> i64
          %591 = "arith.muli"(%590, %13) : (i64, i64) -> i64
          %592 = "arith.addi"(%591, %504) : (i64, i64) -> i64
          %593 = "llvm.getelementptr"(%8, %592) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %594 = "arith.extsi"(%580) : (i32) -> i64
          %595 = "arith.extsi"(%465) : (i32) -> i64
          %596 = "arith.muli"(%594, %12) : (i64, i64) -> i64
          %597 = "arith.muli"(%595, %510) : (i64, i64) -> i64
          %598 = "arith.addi"(%596, %597) : (i64, i64) -> i64
          %599 = "llvm.getelementptr"(%593, %598) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %600 = "llvm.load"(%599) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
          %601 = "vector.extract"(%600) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %602 = "vector.extract"(%600) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %603 = "vector.extract"(%600) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %604 = "vector.extract"(%600) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %605 = "vector.extract"(%600) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %606 = "vector.extract"(%600) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %607 = "vector.extract"(%600) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %608 = "vector.extract"(%600) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %609 = "arith.addi"(%471, %468) : (i32, i32) -> i32
          %610 = "arith.minsi"(%609, %473) : (i32, i32) -> i32
          %611 = "llvm.intr.ctlz"(%477) {is_zero_poison = false} : (i32) -> i32
          %612 = "arith.subi"(%49, %611) : (i32, i32) -> i32
          %613 = "arith.shrsi"(%610, %47) : (i32, i32) -> i32
          %614 = "arith.xori"(%610, %613) : (i32, i32) -> i32
          %615 = "arith.extui"(%614) : (i32) -> i64
          %616 = "arith.muli"(%615, %476) : (i64, i64) -> i64
          %617 = "arith.shrui"(%616, %475) : (i64, i64) -> i64
          %618 = "arith.trunci"(%617) : (i64) -> i32
          %619 = "arith.addi"(%618, %614) : (i32, i32) -> i32
          %620 = "arith.shrui"(%619, %612) : (i32, i32) -> i32
          %621 = "arith.cmpi"(%612, %49) {predicate = 6 : i64} : (i32, i32) -> i1
          %622 = "arith.select"(%621, %620, %46) : (i1, i32, i32) -> i32
          %623 = "arith.xori"(%622, %613) : (i32, i32) -> i32
          %624 = "llvm.intr.ctlz"(%477) {is_zero_poison = false} : (i32) -> i32
          %625 = "arith.subi"(%49, %624) : (i32, i32) -> i32
          %626 = "arith.shrui"(%619, %625) : (i32, i32) -> i32
          %627 = "arith.cmpi"(%625, %49) {predicate = 6 : i64} : (i32, i32) -> i1
          %628 = "arith.select"(%627, %626, %46) : (i1, i32, i32) -> i32
          %629 = "arith.xori"(%628, %613) : (i32, i32) -> i32
          %630 = "arith.muli"(%629, %39) : (i32, i32) -> i32
          %631 = "arith.subi"(%610, %630) : (i32, i32) -> i32
          %632 = "arith.addi"(%491, %631) : (i32, i32) -> i32
          %633 = "arith.extsi"(%632) : (i32) -> i64
          %634 = "arith.muli"(%633, %13) : (i64, i64) -> i64
          %635 = "arith.addi"(%634, %504) : (i64, i64) -> i64
          %636 = "llvm.getelementptr"(%8, %635) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %637 = "arith.extsi"(%623) : (i32) -> i64
          %638 = "arith.extsi"(%469) : (i32) -> i64
          %639 = "arith.muli"(%637, %12) : (i64, i64) -> i64
          %640 = "arith.muli"(%638, %510) : (i64, i64) -> i64
          %641 = "arith.addi"(%639, %640) : (i64, i64) -> i64
          %642 = "llvm.getelementptr"(%636, %641) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %643 = "llvm.load"(%642) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xf16>
          %644 = "vector.extract"(%643) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
          %645 = "vector.extract"(%643) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
          %646 = "vector.extract"(%643) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
          %647 = "vector.extract"(%643) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
          %648 = "vector.extract"(%643) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
          %649 = "vector.extract"(%643) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
          %650 = "vector.extract"(%643) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
          %651 = "vector.extract"(%643) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
          %652 = "arith.addi"(%179, %180) : (i32, i32) -> i32
          "nvvm.barrier"(%652, %43) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %653 = "arith.addi"(%214, %458) : (i32, i32) -> i32
          %654 = "arith.muli"(%653, %197) : (i32, i32) -> i32
          %655 = "arith.muli"(%459, %184) : (i32, i32) -> i32
          %656 = "arith.addi"(%654, %655) : (i32, i32) -> i32
          %657 = "arith.constant"() {value = 448 : i32} : () -> i32
          %658 = "arith.andi"(%656, %657) : (i32, i32) -> i32
          %659 = "arith.constant"() {value = 3 : i32} : () -> i32
          %660 = "arith.shrui"(%658, %659) : (i32, i32) -> i32
          %661 = "arith.xori"(%656, %660) : (i32, i32) -> i32
          %662 = "llvm.getelementptr"(%52, %661) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %663 = "vector.from_elements"(%515, %516, %517, %518, %519, %520, %521, %522) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%663, %662) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %664 = "arith.addi"(%214, %461) : (i32, i32) -> i32
          %665 = "arith.muli"(%664, %197) : (i32, i32) -> i32
          %666 = "arith.muli"(%462, %184) : (i32, i32) -> i32
          %667 = "arith.addi"(%665, %666) : (i32, i32) -> i32
          %668 = "arith.andi"(%667, %657) : (i32, i32) -> i32
          %669 = "arith.shrui"(%668, %659) : (i32, i32) -> i32
          %670 = "arith.xori"(%667, %669) : (i32, i32) -> i32
          %671 = "llvm.getelementptr"(%52, %670) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %672 = "vector.from_elements"(%558, %559, %560, %561, %562, %563, %564, %565) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%672, %671) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %673 = "arith.addi"(%214, %464) : (i32, i32) -> i32
          %674 = "arith.muli"(%673, %197) : (i32, i32) -> i32
          %675 = "arith.muli"(%465, %184) : (i32, i32) -> i32
          %676 = "arith.addi"(%674, %675) : (i32, i32) -> i32
          %677 = "arith.andi"(%676, %657) : (i32, i32) -> i32
          %678 = "arith.shrui"(%677, %659) : (i32, i32) -> i32
          %679 = "arith.xori"(%676, %678) : (i32, i32) -> i32
          %680 = "llvm.getelementptr"(%52, %679) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %681 = "vector.from_elements"(%601, %602, %603, %604, %605, %606, %607, %608) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%681, %680) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          %682 = "arith.addi"(%214, %468) : (i32, i32) -> i32
          %683 = "arith.muli"(%682, %197) : (i32, i32) -> i32
          %684 = "arith.muli"(%469, %184) : (i32, i32) -> i32
          %685 = "arith.addi"(%683, %684) : (i32, i32) -> i32
          %686 = "arith.andi"(%685, %657) : (i32, i32) -> i32
          %687 = "arith.shrui"(%686, %659) : (i32, i32) -> i32
          %688 = "arith.xori"(%685, %687) : (i32, i32) -> i32
          %689 = "llvm.getelementptr"(%52, %688) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %690 = "vector.from_elements"(%644, %645, %646, %647, %648, %649, %650, %651) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
          "llvm.store"(%690, %689) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<3>) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%652, %43) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %691 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
          %692 = "vector.extract"(%691) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %693 = "vector.extract"(%691) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %694 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
          %695 = "vector.extract"(%694) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %696 = "vector.extract"(%694) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %697 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
          %698 = "vector.extract"(%697) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %699 = "vector.extract"(%697) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %700 = "vector.extract"(%697) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %701 = "vector.extract"(%697) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %702 = "vector.extract"(%697) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %703 = "vector.extract"(%697) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %704 = "vector.extract"(%697) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %705 = "vector.extract"(%697) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %706 = "vector.extract"(%697) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %707 = "vector.extract"(%697) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %708 = "vector.extract"(%697) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %709 = "vector.extract"(%697) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %710 = "vector.extract"(%697) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %711 = "vector.extract"(%697) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %712 = "vector.extract"(%697) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %713 = "vector.extract"(%697) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %714 = "vector.extract"(%697) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %715 = "vector.extract"(%697) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %716 = "vector.extract"(%697) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %717 = "vector.extract"(%697) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %718 = "vector.extract"(%697) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %719 = "vector.extract"(%697) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %720 = "vector.extract"(%697) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %721 = "vector.extract"(%697) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %722 = "vector.extract"(%697) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %723 = "vector.extract"(%697) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %724 = "vector.extract"(%697) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %725 = "vector.extract"(%697) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %726 = "vector.extract"(%697) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %727 = "vector.extract"(%697) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %728 = "vector.extract"(%697) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %729 = "vector.extract"(%697) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837 = "scf.for"(%455, %457, %179, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %692, %693, %695, %696, %695, %696) ({
          ^bb0(%838: i32, %839: i32, %840: i32, %841: i32, %842: i32, %843: i32, %844: i32, %845: f32, %846: f32, %847: f32, %848: f32, %849: f32, %850: f32, %851: f32, %852: f32, %853: f32, %854: f32, %855: f32, %856: f32, %857: f32, %858: f32, %859: f32, %860: f32, %861: f32, %862: f32, %863: f32, %864: f32, %865: f32, %866: f32, %867: f32, %868: f32, %869: f32, %870: f32, %871: f32, %872: f32, %873: f32, %874: f32, %875: f32, %876: f32, %877: f32, %878: f32, %879: f32, %880: f32, %881: f32, %882: f32, %883: f32, %884: f32, %885: f32, %886: f32, %887: f32, %888: f32, %889: f32, %890: f32, %891: f32, %892: f32, %893: f32, %894: f32, %895: f32, %896: f32, %897: f32, %898: f32, %899: f32, %900: f32, %901: f32, %902: f32, %903: f32, %904: f32, %905: f32, %906: f32, %907: f32, %908: f32, %909: f32, %910: f32, %911: f32, %912: f32, %913: f32, %914: f32, %915: f32, %916: f32, %917: f32, %918: f32, %919: f32, %920: f32, %921: f32, %922: f32, %923: f32, %924: f32, %925: f32, %926: f32, %927: f32, %928: f32, %929: f32, %930: f32, %931: f32, %932: f32, %933: f32, %934: f32, %935: f32, %936: f32, %937: f32, %938: f32, %939: f32, %940: f32, %941: f32, %942: f32, %943: f32, %944: f32, %945: f32, %946: f32):
            %947 = "arith.muli"(%838, %43) : (i32, i32) -> i32
            %948 = "llvm.getelementptr"(%55, %840) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t949_s0 = "llvm.ptrtoint"(%948) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t949_s0, %841) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %950 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %951 = "arith.muli"(%840, %950) : (i32, i32) -> i32
            %952 = "llvm.getelementptr"(%53, %951) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %953 = "arith.constant"() {value = false} : () -> i1
            %t955_a = "llvm.ptrtoint"(%52) : (!llvm.ptr<3>) -> i32
            %t955_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t955_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t955_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t955_shifted = "arith.shrui"(%t955_a, %t955_four) : (i32, i32) -> i32
            %t955_low = "arith.andi"(%t955_shifted, %t955_mask) : (i32, i32) -> i32
            %t955_wide = "arith.extui"(%t955_low) : (i32) -> i64
            %954 = "arith.ori"(%t955_wide, %t955_fields) : (i64, i64) -> i64
            %t957_a = "llvm.ptrtoint"(%952) : (!llvm.ptr<3>) -> i32
            %t957_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t957_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t957_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t957_shifted = "arith.shrui"(%t957_a, %t957_four) : (i32, i32) -> i32
            %t957_low = "arith.andi"(%t957_shifted, %t957_mask) : (i32, i32) -> i32
            %t957_wide = "arith.extui"(%t957_low) : (i32) -> i64
            %956 = "arith.ori"(%t957_wide, %t957_fields) : (i64, i64) -> i64
            %t1022_r = "llvm.inline_asm"(%845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %958 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 0>} : (!struct0) -> f32
            %959 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 1>} : (!struct0) -> f32
            %960 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 2>} : (!struct0) -> f32
            %961 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 3>} : (!struct0) -> f32
            %962 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 4>} : (!struct0) -> f32
            %963 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 5>} : (!struct0) -> f32
            %964 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 6>} : (!struct0) -> f32
            %965 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 7>} : (!struct0) -> f32
            %966 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 8>} : (!struct0) -> f32
            %967 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 9>} : (!struct0) -> f32
            %968 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 10>} : (!struct0) -> f32
            %969 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 11>} : (!struct0) -> f32
            %970 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 12>} : (!struct0) -> f32
            %971 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 13>} : (!struct0) -> f32
            %972 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 14>} : (!struct0) -> f32
            %973 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 15>} : (!struct0) -> f32
            %974 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 16>} : (!struct0) -> f32
            %975 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 17>} : (!struct0) -> f32
            %976 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 18>} : (!struct0) -> f32
            %977 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 19>} : (!struct0) -> f32
            %978 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 20>} : (!struct0) -> f32
            %979 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 21>} : (!struct0) -> f32
            %980 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 22>} : (!struct0) -> f32
            %981 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 23>} : (!struct0) -> f32
            %982 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 24>} : (!struct0) -> f32
            %983 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 25>} : (!struct0) -> f32
            %984 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 26>} : (!struct0) -> f32
            %985 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 27>} : (!struct0) -> f32
            %986 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 28>} : (!struct0) -> f32
            %987 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 29>} : (!struct0) -> f32
            %988 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 30>} : (!struct0) -> f32
            %989 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 31>} : (!struct0) -> f32
            %990 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 32>} : (!struct0) -> f32
            %991 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 33>} : (!struct0) -> f32
            %992 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 34>} : (!struct0) -> f32
            %993 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 35>} : (!struct0) -> f32
            %994 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 36>} : (!struct0) -> f32
            %995 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 37>} : (!struct0) -> f32
            %996 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 38>} : (!struct0) -> f32
            %997 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 39>} : (!struct0) -> f32
            %998 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 40>} : (!struct0) -> f32
            %999 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1000 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1001 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1002 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1003 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1004 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1005 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1006 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1007 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1008 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1009 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1010 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1011 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1012 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1013 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1014 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1015 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1016 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1017 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1018 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1019 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1020 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1021 = "llvm.extractvalue"(%t1022_r) {position = array<i64: 63>} : (!struct0) -> f32
            %t1087_r = "llvm.inline_asm"(%958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %954, %956, %953) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %1023 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1024 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1025 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1026 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1027 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1028 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1029 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1030 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1031 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1032 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1033 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1034 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1035 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1036 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1037 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1038 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1039 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1040 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1041 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1042 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1043 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1044 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1045 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1046 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1047 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1048 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1049 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1050 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1051 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1052 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1053 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1054 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1055 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1056 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1057 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1058 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1059 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1060 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1061 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1062 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1063 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1064 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1065 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1066 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1067 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1068 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1069 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1070 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1071 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1072 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1073 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1074 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1075 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1076 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1077 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1078 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1079 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1080 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1081 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1082 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1083 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1084 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1085 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1086 = "llvm.extractvalue"(%t1087_r) {position = array<i64: 63>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t1152_r = "llvm.inline_asm"(%1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %1088 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1089 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1090 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1091 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1092 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1093 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1094 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1095 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1096 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1097 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1098 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1099 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1100 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1101 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1102 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1103 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1104 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1105 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1106 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1107 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1108 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1109 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1110 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1111 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1112 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1113 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1114 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1115 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1116 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1117 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1118 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1119 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1120 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1121 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1122 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1123 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1124 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1125 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1126 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1127 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1128 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1129 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1130 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1131 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1132 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1133 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1134 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1135 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1136 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1137 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1138 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1139 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1140 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1141 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1142 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1143 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1144 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1145 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1146 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1147 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1148 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1149 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1150 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1151 = "llvm.extractvalue"(%t1152_r) {position = array<i64: 63>} : (!struct0) -> f32
            "scf.if"(%57) ({
              %1153 = "llvm.getelementptr"(%58, %840) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1154_s0 = "llvm.ptrtoint"(%1153) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1154_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1155 = "arith.addi"(%840, %179) : (i32, i32) -> i32
            %1156 = "arith.cmpi"(%1155, %659) {predicate = 0 : i64} : (i32, i32) -> i1
            %1157 = "arith.xori"(%841, %179) : (i32, i32) -> i32
            %1158 = "arith.select"(%1156, %1157, %841) : (i1, i32, i32) -> i32
            %1159 = "arith.select"(%1156, %46, %1155) : (i1, i32, i32) -> i32
            %1160 = "arith.addi"(%839, %179) : (i32, i32) -> i32
            %1161 = "arith.addi"(%947, %43) : (i32, i32) -> i32
            %1162 = "arith.cmpi"(%1161, %1) {predicate = 4 : i64} : (i32, i32) -> i1
            %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226 = "scf.if"(%1162) ({
              %1227 = "arith.addi"(%947, %225) : (i32, i32) -> i32
              %1228 = "vector.from_elements"(%46, %179, %184, %185, %186, %187, %188, %189, %49, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201, %202, %203, %204, %205, %206, %207, %208, %209, %210, %211, %212) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %1229 = "arith.subi"(%1, %1227) : (i32, i32) -> i32
              %1230 = "vector.broadcast"(%1229) : (i32) -> vector<32xi32>
              %1231 = "arith.cmpi"(%1228, %1230) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %1232 = "vector.from_elements"(%1088, %1089, %1092, %1093, %1096, %1097, %1100, %1101, %1104, %1105, %1108, %1109, %1112, %1113, %1116, %1117, %1120, %1121, %1124, %1125, %1128, %1129, %1132, %1133, %1136, %1137, %1140, %1141, %1144, %1145, %1148, %1149) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %1233 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
              %1234 = "arith.select"(%1231, %1233, %1232) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %1235 = "vector.extract"(%1234) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %1236 = "vector.extract"(%1234) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %1237 = "vector.extract"(%1234) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %1238 = "vector.extract"(%1234) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %1239 = "vector.extract"(%1234) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %1240 = "vector.extract"(%1234) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %1241 = "vector.extract"(%1234) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %1242 = "vector.extract"(%1234) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %1243 = "vector.extract"(%1234) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %1244 = "vector.extract"(%1234) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %1245 = "vector.extract"(%1234) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %1246 = "vector.extract"(%1234) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %1247 = "vector.extract"(%1234) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %1248 = "vector.extract"(%1234) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %1249 = "vector.extract"(%1234) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %1250 = "vector.extract"(%1234) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %1251 = "vector.extract"(%1234) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %1252 = "vector.extract"(%1234) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %1253 = "vector.extract"(%1234) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %1254 = "vector.extract"(%1234) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %1255 = "vector.extract"(%1234) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %1256 = "vector.extract"(%1234) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %1257 = "vector.extract"(%1234) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %1258 = "vector.extract"(%1234) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %1259 = "vector.extract"(%1234) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %1260 = "vector.extract"(%1234) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %1261 = "vector.extract"(%1234) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %1262 = "vector.extract"(%1234) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %1263 = "vector.extract"(%1234) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %1264 = "vector.extract"(%1234) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %1265 = "vector.extract"(%1234) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %1266 = "vector.extract"(%1234) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %1267 = "vector.from_elements"(%46, %179, %184, %185, %186, %187, %188, %189, %49, %190, %191, %192, %193, %194, %195, %196, %197, %198, %199, %200, %201, %202, %203, %204, %205, %206, %207, %208, %209, %210, %211, %212) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %1268 = "vector.broadcast"(%1229) : (i32) -> vector<32xi32>
              %1269 = "arith.cmpi"(%1267, %1268) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %1270 = "vector.from_elements"(%1090, %1091, %1094, %1095, %1098, %1099, %1102, %1103, %1106, %1107, %1110, %1111, %1114, %1115, %1118, %1119, %1122, %1123, %1126, %1127, %1130, %1131, %1134, %1135, %1138, %1139, %1142, %1143, %1146, %1147, %1150, %1151) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %1271 = "arith.select"(%1269, %1233, %1270) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %1272 = "vector.extract"(%1271) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %1273 = "vector.extract"(%1271) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %1274 = "vector.extract"(%1271) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %1275 = "vector.extract"(%1271) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %1276 = "vector.extract"(%1271) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %1277 = "vector.extract"(%1271) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %1278 = "vector.extract"(%1271) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %1279 = "vector.extract"(%1271) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %1280 = "vector.extract"(%1271) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %1281 = "vector.extract"(%1271) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %1282 = "vector.extract"(%1271) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %1283 = "vector.extract"(%1271) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %1284 = "vector.extract"(%1271) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %1285 = "vector.extract"(%1271) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %1286 = "vector.extract"(%1271) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %1287 = "vector.extract"(%1271) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %1288 = "vector.extract"(%1271) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %1289 = "vector.extract"(%1271) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %1290 = "vector.extract"(%1271) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %1291 = "vector.extract"(%1271) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %1292 = "vector.extract"(%1271) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %1293 = "vector.extract"(%1271) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %1294 = "vector.extract"(%1271) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %1295 = "vector.extract"(%1271) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %1296 = "vector.extract"(%1271) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %1297 = "vector.extract"(%1271) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %1298 = "vector.extract"(%1271) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %1299 = "vector.extract"(%1271) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %1300 = "vector.extract"(%1271) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %1301 = "vector.extract"(%1271) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %1302 = "vector.extract"(%1271) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %1303 = "vector.extract"(%1271) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              "scf.yield"(%1235, %1236, %1272, %1273, %1237, %1238, %1274, %1275, %1239, %1240, %1276, %1277, %1241, %1242, %1278, %1279, %1243, %1244, %1280, %1281, %1245, %1246, %1282, %1283, %1247, %1248, %1284, %1285, %1249, %1250, %1286, %1287, %1251, %1252, %1288, %1289, %1253, %1254, %1290, %1291, %1255, %1256, %1292, %1293, %1257, %1258, %1294, %1295, %1259, %1260, %1296, %1297, %1261, %1262, %1298, %1299, %1263, %1264, %1300, %1301, %1265, %1266, %1302, %1303) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %1304 = "vector.from_elements"(%1163, %1164, %1167, %1168, %1171, %1172, %1175, %1176, %1179, %1180, %1183, %1184, %1187, %1188, %1191, %1192, %1195, %1196, %1199, %1200, %1203, %1204, %1207, %1208, %1211, %1212, %1215, %1216, %1219, %1220, %1223, %1224) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1305 = "vector.shuffle"(%1304, %1304) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1306 = "vector.shuffle"(%1304, %1304) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1307 = "arith.maxnumf"(%1305, %1306) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1308 = "vector.shuffle"(%1307, %1307) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1309 = "vector.shuffle"(%1307, %1307) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1310 = "arith.maxnumf"(%1308, %1309) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1311 = "vector.shuffle"(%1310, %1310) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1312 = "vector.shuffle"(%1310, %1310) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1313 = "arith.maxnumf"(%1311, %1312) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1314 = "vector.shuffle"(%1313, %1313) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1315 = "vector.shuffle"(%1313, %1313) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1316 = "arith.maxnumf"(%1314, %1315) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1317 = "vector.shuffle"(%1316, %1316) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1318 = "vector.shuffle"(%1316, %1316) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1319 = "arith.maxnumf"(%1317, %1318) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1320 = "vector.extract"(%1319) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1321 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
            %1322 = "arith.maxnumf"(%1320, %1321) : (f32, f32) -> f32
            %1323 = "arith.mulf"(%1322, %183) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1324 = "vector.from_elements"(%1165, %1166, %1169, %1170, %1173, %1174, %1177, %1178, %1181, %1182, %1185, %1186, %1189, %1190, %1193, %1194, %1197, %1198, %1201, %1202, %1205, %1206, %1209, %1210, %1213, %1214, %1217, %1218, %1221, %1222, %1225, %1226) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1325 = "vector.shuffle"(%1324, %1324) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1326 = "vector.shuffle"(%1324, %1324) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1327 = "arith.maxnumf"(%1325, %1326) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1328 = "vector.shuffle"(%1327, %1327) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1329 = "vector.shuffle"(%1327, %1327) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1330 = "arith.maxnumf"(%1328, %1329) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1331 = "vector.shuffle"(%1330, %1330) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1332 = "vector.shuffle"(%1330, %1330) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1333 = "arith.maxnumf"(%1331, %1332) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1334 = "vector.shuffle"(%1333, %1333) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1335 = "vector.shuffle"(%1333, %1333) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1336 = "arith.maxnumf"(%1334, %1335) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1337 = "vector.shuffle"(%1336, %1336) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1338 = "vector.shuffle"(%1336, %1336) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1339 = "arith.maxnumf"(%1337, %1338) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1340 = "vector.extract"(%1339) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1341 = "arith.maxnumf"(%1340, %1321) : (f32, f32) -> f32
            %1342 = "arith.mulf"(%1341, %183) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1343 = "arith.constant"() {value = 2.0 : f32} : () -> f32
            %1344 = "arith.addf"(%941, %1343) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1345 = "arith.cmpf"(%1323, %1344) {predicate = 2 : i64} : (f32, f32) -> i1
            %1346 = "arith.addf"(%942, %1343) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1347 = "arith.cmpf"(%1342, %1346) {predicate = 2 : i64} : (f32, f32) -> i1
            %1348 = "arith.ori"(%1345, %1347) : (i1, i1) -> i1
            %1349 = "nvvm.vote.sync"(%45, %1348) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
            %1350, %1351, %1352, %1353 = "scf.if"(%1349) ({
              %1354 = "nvvm.shfl.sync"(%45, %1323, %179, %47) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %1355 = "arith.maxnumf"(%1323, %1354) : (f32, f32) -> f32
              %1356 = "nvvm.shfl.sync"(%45, %1355, %224, %47) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %1357 = "arith.maxnumf"(%1355, %1356) : (f32, f32) -> f32
              %1358 = "arith.maxnumf"(%941, %1357) : (f32, f32) -> f32
              %1359 = "nvvm.shfl.sync"(%45, %1342, %179, %47) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %1360 = "arith.maxnumf"(%1342, %1359) : (f32, f32) -> f32
              %1361 = "nvvm.shfl.sync"(%45, %1360, %224, %47) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %1362 = "arith.maxnumf"(%1360, %1361) : (f32, f32) -> f32
              %1363 = "arith.maxnumf"(%942, %1362) : (f32, f32) -> f32
              "scf.yield"(%1358, %1363, %941, %942) : (f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%941, %942, %945, %946) : (f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32)
            %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399 = "scf.if"(%1349) ({
              %1400 = "arith.cmpf"(%1350, %1321) {predicate = 2 : i64} : (f32, f32) -> i1
              %1401 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %1402 = "arith.select"(%1400, %1350, %1401) : (i1, f32, f32) -> f32
              %1403 = "arith.subf"(%1352, %1402) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1404 = "llvm.call_intrinsic"(%1403) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1405 = "arith.mulf"(%943, %1404) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1406 = "arith.cmpf"(%1351, %1321) {predicate = 2 : i64} : (f32, f32) -> i1
              %1407 = "arith.select"(%1406, %1351, %1401) : (i1, f32, f32) -> f32
              %1408 = "arith.subf"(%1353, %1407) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1409 = "llvm.call_intrinsic"(%1408) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1410 = "arith.mulf"(%944, %1409) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1411 = "vector.from_elements"(%909, %910, %913, %914, %917, %918, %921, %922, %925, %926, %929, %930, %933, %934, %937, %938) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %1412 = "vector.broadcast"(%1404) : (f32) -> vector<16xf32>
              %1413 = "arith.mulf"(%1411, %1412) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %1414 = "vector.extract"(%1413) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %1415 = "vector.extract"(%1413) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %1416 = "vector.extract"(%1413) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %1417 = "vector.extract"(%1413) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %1418 = "vector.extract"(%1413) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %1419 = "vector.extract"(%1413) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %1420 = "vector.extract"(%1413) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %1421 = "vector.extract"(%1413) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %1422 = "vector.extract"(%1413) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %1423 = "vector.extract"(%1413) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %1424 = "vector.extract"(%1413) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %1425 = "vector.extract"(%1413) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %1426 = "vector.extract"(%1413) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %1427 = "vector.extract"(%1413) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %1428 = "vector.extract"(%1413) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %1429 = "vector.extract"(%1413) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %1430 = "vector.from_elements"(%911, %912, %915, %916, %919, %920, %923, %924, %927, %928, %931, %932, %935, %936, %939, %940) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %1431 = "vector.broadcast"(%1409) : (f32) -> vector<16xf32>
              %1432 = "arith.mulf"(%1430, %1431) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %1433 = "vector.extract"(%1432) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %1434 = "vector.extract"(%1432) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %1435 = "vector.extract"(%1432) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %1436 = "vector.extract"(%1432) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %1437 = "vector.extract"(%1432) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %1438 = "vector.extract"(%1432) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %1439 = "vector.extract"(%1432) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %1440 = "vector.extract"(%1432) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %1441 = "vector.extract"(%1432) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %1442 = "vector.extract"(%1432) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %1443 = "vector.extract"(%1432) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %1444 = "vector.extract"(%1432) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %1445 = "vector.extract"(%1432) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %1446 = "vector.extract"(%1432) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %1447 = "vector.extract"(%1432) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %1448 = "vector.extract"(%1432) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              "scf.yield"(%1414, %1415, %1433, %1434, %1416, %1417, %1435, %1436, %1418, %1419, %1437, %1438, %1420, %1421, %1439, %1440, %1422, %1423, %1441, %1442, %1424, %1425, %1443, %1444, %1426, %1427, %1445, %1446, %1428, %1429, %1447, %1448, %1405, %1410, %1404, %1409) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %943, %944, %1352, %1353) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %1449 = "vector.from_elements"(%1163, %1164, %1167, %1168, %1171, %1172, %1175, %1176, %1179, %1180, %1183, %1184, %1187, %1188, %1191, %1192, %1195, %1196, %1199, %1200, %1203, %1204, %1207, %1208, %1211, %1212, %1215, %1216, %1219, %1220, %1223, %1224) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1450 = "vector.broadcast"(%183) : (f32) -> vector<32xf32>
            %1451 = "arith.mulf"(%1449, %1450) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1452 = "arith.cmpf"(%1350, %1321) {predicate = 2 : i64} : (f32, f32) -> i1
            %1453 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %1454 = "arith.select"(%1452, %1350, %1453) : (i1, f32, f32) -> f32
            %1455 = "vector.broadcast"(%1454) : (f32) -> vector<32xf32>
            %1456 = "arith.subf"(%1451, %1455) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1457 = "vector.extract"(%1456) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1458 = "vector.extract"(%1456) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1459 = "vector.extract"(%1456) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1460 = "vector.extract"(%1456) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1461 = "vector.extract"(%1456) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1462 = "vector.extract"(%1456) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1463 = "vector.extract"(%1456) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1464 = "vector.extract"(%1456) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1465 = "vector.extract"(%1456) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1466 = "vector.extract"(%1456) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1467 = "vector.extract"(%1456) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1468 = "vector.extract"(%1456) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1469 = "vector.extract"(%1456) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1470 = "vector.extract"(%1456) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1471 = "vector.extract"(%1456) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1472 = "vector.extract"(%1456) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1473 = "vector.extract"(%1456) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1474 = "vector.extract"(%1456) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1475 = "vector.extract"(%1456) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1476 = "vector.extract"(%1456) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1477 = "vector.extract"(%1456) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1478 = "vector.extract"(%1456) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1479 = "vector.extract"(%1456) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1480 = "vector.extract"(%1456) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1481 = "vector.extract"(%1456) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1482 = "vector.extract"(%1456) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1483 = "vector.extract"(%1456) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1484 = "vector.extract"(%1456) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1485 = "vector.extract"(%1456) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1486 = "vector.extract"(%1456) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1487 = "vector.extract"(%1456) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1488 = "vector.extract"(%1456) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1489 = "llvm.call_intrinsic"(%1457) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1490 = "llvm.call_intrinsic"(%1458) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1491 = "llvm.call_intrinsic"(%1459) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1492 = "llvm.call_intrinsic"(%1460) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1493 = "llvm.call_intrinsic"(%1461) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1494 = "llvm.call_intrinsic"(%1462) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1495 = "llvm.call_intrinsic"(%1463) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1496 = "llvm.call_intrinsic"(%1464) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1497 = "llvm.call_intrinsic"(%1465) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1498 = "llvm.call_intrinsic"(%1466) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1499 = "llvm.call_intrinsic"(%1467) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1500 = "llvm.call_intrinsic"(%1468) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1501 = "llvm.call_intrinsic"(%1469) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1502 = "llvm.call_intrinsic"(%1470) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1503 = "llvm.call_intrinsic"(%1471) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1504 = "llvm.call_intrinsic"(%1472) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1505 = "llvm.call_intrinsic"(%1473) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1506 = "llvm.call_intrinsic"(%1474) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1507 = "llvm.call_intrinsic"(%1475) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1508 = "llvm.call_intrinsic"(%1476) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1509 = "llvm.call_intrinsic"(%1477) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1510 = "llvm.call_intrinsic"(%1478) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1511 = "llvm.call_intrinsic"(%1479) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1512 = "llvm.call_intrinsic"(%1480) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1513 = "llvm.call_intrinsic"(%1481) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1514 = "llvm.call_intrinsic"(%1482) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1515 = "llvm.call_intrinsic"(%1483) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1516 = "llvm.call_intrinsic"(%1484) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1517 = "llvm.call_intrinsic"(%1485) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1518 = "llvm.call_intrinsic"(%1486) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1519 = "llvm.call_intrinsic"(%1487) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1520 = "llvm.call_intrinsic"(%1488) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1521 = "vector.from_elements"(%1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1522 = "vector.shuffle"(%1521, %1521) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1523 = "vector.shuffle"(%1521, %1521) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1524 = "arith.addf"(%1522, %1523) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1525 = "vector.shuffle"(%1524, %1524) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1526 = "vector.shuffle"(%1524, %1524) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1527 = "arith.addf"(%1525, %1526) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1528 = "vector.shuffle"(%1527, %1527) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1529 = "vector.shuffle"(%1527, %1527) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1530 = "arith.addf"(%1528, %1529) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1531 = "vector.shuffle"(%1530, %1530) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1532 = "vector.shuffle"(%1530, %1530) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1533 = "arith.addf"(%1531, %1532) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1534 = "vector.shuffle"(%1533, %1533) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1535 = "vector.shuffle"(%1533, %1533) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1536 = "arith.addf"(%1534, %1535) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1537 = "vector.extract"(%1536) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1538 = "arith.addf"(%1537, %1453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1539 = "vector.extract"(%1521) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1540 = "vector.extract"(%1521) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1541 = "vector.extract"(%1521) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1542 = "vector.extract"(%1521) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1543 = "vector.extract"(%1521) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1544 = "vector.extract"(%1521) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1545 = "vector.extract"(%1521) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1546 = "vector.extract"(%1521) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1547 = "vector.extract"(%1521) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1548 = "vector.extract"(%1521) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1549 = "vector.extract"(%1521) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1550 = "vector.extract"(%1521) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1551 = "vector.extract"(%1521) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1552 = "vector.extract"(%1521) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1553 = "vector.extract"(%1521) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1554 = "vector.extract"(%1521) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1555 = "vector.extract"(%1521) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1556 = "vector.extract"(%1521) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1557 = "vector.extract"(%1521) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1558 = "vector.extract"(%1521) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1559 = "vector.extract"(%1521) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1560 = "vector.extract"(%1521) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1561 = "vector.extract"(%1521) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1562 = "vector.extract"(%1521) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1563 = "vector.extract"(%1521) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1564 = "vector.extract"(%1521) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1565 = "vector.extract"(%1521) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1566 = "vector.extract"(%1521) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1567 = "vector.extract"(%1521) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1568 = "vector.extract"(%1521) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1569 = "vector.extract"(%1521) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1570 = "vector.extract"(%1521) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1571 = "vector.from_elements"(%1165, %1166, %1169, %1170, %1173, %1174, %1177, %1178, %1181, %1182, %1185, %1186, %1189, %1190, %1193, %1194, %1197, %1198, %1201, %1202, %1205, %1206, %1209, %1210, %1213, %1214, %1217, %1218, %1221, %1222, %1225, %1226) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1572 = "vector.broadcast"(%183) : (f32) -> vector<32xf32>
            %1573 = "arith.mulf"(%1571, %1572) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1574 = "arith.cmpf"(%1351, %1321) {predicate = 2 : i64} : (f32, f32) -> i1
            %1575 = "arith.select"(%1574, %1351, %1453) : (i1, f32, f32) -> f32
            %1576 = "vector.broadcast"(%1575) : (f32) -> vector<32xf32>
            %1577 = "arith.subf"(%1573, %1576) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1578 = "vector.extract"(%1577) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1579 = "vector.extract"(%1577) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1580 = "vector.extract"(%1577) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1581 = "vector.extract"(%1577) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1582 = "vector.extract"(%1577) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1583 = "vector.extract"(%1577) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1584 = "vector.extract"(%1577) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1585 = "vector.extract"(%1577) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1586 = "vector.extract"(%1577) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1587 = "vector.extract"(%1577) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1588 = "vector.extract"(%1577) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1589 = "vector.extract"(%1577) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1590 = "vector.extract"(%1577) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1591 = "vector.extract"(%1577) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1592 = "vector.extract"(%1577) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1593 = "vector.extract"(%1577) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1594 = "vector.extract"(%1577) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1595 = "vector.extract"(%1577) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1596 = "vector.extract"(%1577) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1597 = "vector.extract"(%1577) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1598 = "vector.extract"(%1577) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1599 = "vector.extract"(%1577) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1600 = "vector.extract"(%1577) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1601 = "vector.extract"(%1577) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1602 = "vector.extract"(%1577) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1603 = "vector.extract"(%1577) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1604 = "vector.extract"(%1577) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1605 = "vector.extract"(%1577) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1606 = "vector.extract"(%1577) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1607 = "vector.extract"(%1577) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1608 = "vector.extract"(%1577) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1609 = "vector.extract"(%1577) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1610 = "llvm.call_intrinsic"(%1578) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1611 = "llvm.call_intrinsic"(%1579) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1612 = "llvm.call_intrinsic"(%1580) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1613 = "llvm.call_intrinsic"(%1581) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1614 = "llvm.call_intrinsic"(%1582) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1615 = "llvm.call_intrinsic"(%1583) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1616 = "llvm.call_intrinsic"(%1584) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1617 = "llvm.call_intrinsic"(%1585) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1618 = "llvm.call_intrinsic"(%1586) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1619 = "llvm.call_intrinsic"(%1587) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1620 = "llvm.call_intrinsic"(%1588) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1621 = "llvm.call_intrinsic"(%1589) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1622 = "llvm.call_intrinsic"(%1590) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1623 = "llvm.call_intrinsic"(%1591) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1624 = "llvm.call_intrinsic"(%1592) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1625 = "llvm.call_intrinsic"(%1593) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1626 = "llvm.call_intrinsic"(%1594) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1627 = "llvm.call_intrinsic"(%1595) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1628 = "llvm.call_intrinsic"(%1596) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1629 = "llvm.call_intrinsic"(%1597) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1630 = "llvm.call_intrinsic"(%1598) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1631 = "llvm.call_intrinsic"(%1599) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1632 = "llvm.call_intrinsic"(%1600) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1633 = "llvm.call_intrinsic"(%1601) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1634 = "llvm.call_intrinsic"(%1602) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1635 = "llvm.call_intrinsic"(%1603) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1636 = "llvm.call_intrinsic"(%1604) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1637 = "llvm.call_intrinsic"(%1605) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1638 = "llvm.call_intrinsic"(%1606) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1639 = "llvm.call_intrinsic"(%1607) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1640 = "llvm.call_intrinsic"(%1608) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1641 = "llvm.call_intrinsic"(%1609) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1642 = "vector.from_elements"(%1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1643 = "vector.shuffle"(%1642, %1642) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1644 = "vector.shuffle"(%1642, %1642) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1645 = "arith.addf"(%1643, %1644) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1646 = "vector.shuffle"(%1645, %1645) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1647 = "vector.shuffle"(%1645, %1645) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1648 = "arith.addf"(%1646, %1647) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1649 = "vector.shuffle"(%1648, %1648) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1650 = "vector.shuffle"(%1648, %1648) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1651 = "arith.addf"(%1649, %1650) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1652 = "vector.shuffle"(%1651, %1651) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1653 = "vector.shuffle"(%1651, %1651) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1654 = "arith.addf"(%1652, %1653) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1655 = "vector.shuffle"(%1654, %1654) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1656 = "vector.shuffle"(%1654, %1654) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1657 = "arith.addf"(%1655, %1656) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1658 = "vector.extract"(%1657) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1659 = "arith.addf"(%1658, %1453) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1660 = "vector.extract"(%1642) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1661 = "vector.extract"(%1642) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1662 = "vector.extract"(%1642) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1663 = "vector.extract"(%1642) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1664 = "vector.extract"(%1642) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1665 = "vector.extract"(%1642) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1666 = "vector.extract"(%1642) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1667 = "vector.extract"(%1642) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1668 = "vector.extract"(%1642) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1669 = "vector.extract"(%1642) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1670 = "vector.extract"(%1642) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1671 = "vector.extract"(%1642) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1672 = "vector.extract"(%1642) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1673 = "vector.extract"(%1642) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1674 = "vector.extract"(%1642) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1675 = "vector.extract"(%1642) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1676 = "vector.extract"(%1642) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1677 = "vector.extract"(%1642) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1678 = "vector.extract"(%1642) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1679 = "vector.extract"(%1642) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1680 = "vector.extract"(%1642) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1681 = "vector.extract"(%1642) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1682 = "vector.extract"(%1642) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1683 = "vector.extract"(%1642) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1684 = "vector.extract"(%1642) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1685 = "vector.extract"(%1642) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1686 = "vector.extract"(%1642) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1687 = "vector.extract"(%1642) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1688 = "vector.extract"(%1642) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1689 = "vector.extract"(%1642) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1690 = "vector.extract"(%1642) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1691 = "vector.extract"(%1642) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1692 = "vector.from_elements"(%1396, %1397) : (f32, f32) -> vector<2xf32>
            %1693 = "vector.from_elements"(%1538, %1659) : (f32, f32) -> vector<2xf32>
            %1694 = "arith.addf"(%1692, %1693) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1695 = "vector.extract"(%1694) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1696 = "vector.extract"(%1694) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1697 = "vector.from_elements"(%1539, %1540, %1660, %1661, %1541, %1542, %1662, %1663, %1543, %1544, %1664, %1665, %1545, %1546, %1666, %1667, %1547, %1548, %1668, %1669, %1549, %1550, %1670, %1671, %1551, %1552, %1672, %1673, %1553, %1554, %1674, %1675, %1555, %1556, %1676, %1677, %1557, %1558, %1678, %1679, %1559, %1560, %1680, %1681, %1561, %1562, %1682, %1683, %1563, %1564, %1684, %1685, %1565, %1566, %1686, %1687, %1567, %1568, %1688, %1689, %1569, %1570, %1690, %1691) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %1698 = "arith.truncf"(%1697) : (vector<64xf32>) -> vector<64xf16>
            %1699 = "vector.bitcast"(%1698) : (vector<64xf16>) -> vector<32xi32>
            %1700 = "vector.extract"(%1699) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
            %1701 = "vector.extract"(%1699) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
            %1702 = "vector.extract"(%1699) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
            %1703 = "vector.extract"(%1699) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
            %1704 = "vector.extract"(%1699) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
            %1705 = "vector.extract"(%1699) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
            %1706 = "vector.extract"(%1699) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
            %1707 = "vector.extract"(%1699) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
            %1708 = "vector.extract"(%1699) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
            %1709 = "vector.extract"(%1699) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
            %1710 = "vector.extract"(%1699) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
            %1711 = "vector.extract"(%1699) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
            %1712 = "vector.extract"(%1699) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
            %1713 = "vector.extract"(%1699) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
            %1714 = "vector.extract"(%1699) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
            %1715 = "vector.extract"(%1699) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
            %1716 = "vector.extract"(%1699) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
            %1717 = "vector.extract"(%1699) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
            %1718 = "vector.extract"(%1699) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
            %1719 = "vector.extract"(%1699) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
            %1720 = "vector.extract"(%1699) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
            %1721 = "vector.extract"(%1699) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
            %1722 = "vector.extract"(%1699) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
            %1723 = "vector.extract"(%1699) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
            %1724 = "vector.extract"(%1699) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
            %1725 = "vector.extract"(%1699) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
            %1726 = "vector.extract"(%1699) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
            %1727 = "vector.extract"(%1699) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
            %1728 = "vector.extract"(%1699) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
            %1729 = "vector.extract"(%1699) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
            %1730 = "vector.extract"(%1699) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
            %1731 = "vector.extract"(%1699) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
            %1732 = "llvm.getelementptr"(%81, %843) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1733_s0 = "llvm.ptrtoint"(%1732) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1733_s0, %844) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1734 = "arith.muli"(%843, %950) : (i32, i32) -> i32
            %1735 = "llvm.getelementptr"(%54, %1734) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1736 = "arith.constant"() {value = true} : () -> i1
            %t1738_a = "llvm.ptrtoint"(%1735) : (!llvm.ptr<3>) -> i32
            %t1738_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1738_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1738_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t1738_shifted = "arith.shrui"(%t1738_a, %t1738_four) : (i32, i32) -> i32
            %t1738_low = "arith.andi"(%t1738_shifted, %t1738_mask) : (i32, i32) -> i32
            %t1738_wide = "arith.extui"(%t1738_low) : (i32) -> i64
            %1737 = "arith.ori"(%t1738_wide, %t1738_fields) : (i64, i64) -> i64
            %t1771_r = "llvm.inline_asm"(%1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %1739 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 0>} : (!struct1) -> f32
            %1740 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 1>} : (!struct1) -> f32
            %1741 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 2>} : (!struct1) -> f32
            %1742 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 3>} : (!struct1) -> f32
            %1743 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 4>} : (!struct1) -> f32
            %1744 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 5>} : (!struct1) -> f32
            %1745 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 6>} : (!struct1) -> f32
            %1746 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 7>} : (!struct1) -> f32
            %1747 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 8>} : (!struct1) -> f32
            %1748 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 9>} : (!struct1) -> f32
            %1749 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 10>} : (!struct1) -> f32
            %1750 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 11>} : (!struct1) -> f32
            %1751 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 12>} : (!struct1) -> f32
            %1752 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 13>} : (!struct1) -> f32
            %1753 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 14>} : (!struct1) -> f32
            %1754 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 15>} : (!struct1) -> f32
            %1755 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 16>} : (!struct1) -> f32
            %1756 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 17>} : (!struct1) -> f32
            %1757 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 18>} : (!struct1) -> f32
            %1758 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 19>} : (!struct1) -> f32
            %1759 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 20>} : (!struct1) -> f32
            %1760 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 21>} : (!struct1) -> f32
            %1761 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 22>} : (!struct1) -> f32
            %1762 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 23>} : (!struct1) -> f32
            %1763 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 24>} : (!struct1) -> f32
            %1764 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 25>} : (!struct1) -> f32
            %1765 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 26>} : (!struct1) -> f32
            %1766 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 27>} : (!struct1) -> f32
            %1767 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 28>} : (!struct1) -> f32
            %1768 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 29>} : (!struct1) -> f32
            %1769 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 30>} : (!struct1) -> f32
            %1770 = "llvm.extractvalue"(%t1771_r) {position = array<i64: 31>} : (!struct1) -> f32
            %t1804_r = "llvm.inline_asm"(%1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1737, %1736) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
            %1772 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 0>} : (!struct1) -> f32
            %1773 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 1>} : (!struct1) -> f32
            %1774 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 2>} : (!struct1) -> f32
            %1775 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 3>} : (!struct1) -> f32
            %1776 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 4>} : (!struct1) -> f32
            %1777 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 5>} : (!struct1) -> f32
            %1778 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 6>} : (!struct1) -> f32
            %1779 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 7>} : (!struct1) -> f32
            %1780 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 8>} : (!struct1) -> f32
            %1781 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 9>} : (!struct1) -> f32
            %1782 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 10>} : (!struct1) -> f32
            %1783 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 11>} : (!struct1) -> f32
            %1784 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 12>} : (!struct1) -> f32
            %1785 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 13>} : (!struct1) -> f32
            %1786 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 14>} : (!struct1) -> f32
            %1787 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 15>} : (!struct1) -> f32
            %1788 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 16>} : (!struct1) -> f32
            %1789 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 17>} : (!struct1) -> f32
            %1790 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 18>} : (!struct1) -> f32
            %1791 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 19>} : (!struct1) -> f32
            %1792 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 20>} : (!struct1) -> f32
            %1793 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 21>} : (!struct1) -> f32
            %1794 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 22>} : (!struct1) -> f32
            %1795 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 23>} : (!struct1) -> f32
            %1796 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 24>} : (!struct1) -> f32
            %1797 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 25>} : (!struct1) -> f32
            %1798 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 26>} : (!struct1) -> f32
            %1799 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 27>} : (!struct1) -> f32
            %1800 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 28>} : (!struct1) -> f32
            %1801 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 29>} : (!struct1) -> f32
            %1802 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 30>} : (!struct1) -> f32
            %1803 = "llvm.extractvalue"(%t1804_r) {position = array<i64: 31>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t1901_r = "llvm.inline_asm"(%1539, %1540, %1660, %1661, %1541, %1542, %1662, %1663, %1543, %1544, %1664, %1665, %1545, %1546, %1666, %1667, %1547, %1548, %1668, %1669, %1549, %1550, %1670, %1671, %1551, %1552, %1672, %1673, %1553, %1554, %1674, %1675, %1555, %1556, %1676, %1677, %1557, %1558, %1678, %1679, %1559, %1560, %1680, %1681, %1561, %1562, %1682, %1683, %1563, %1564, %1684, %1685, %1565, %1566, %1686, %1687, %1567, %1568, %1688, %1689, %1569, %1570, %1690, %1691, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %1805 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 0>} : (!struct2) -> f32
            %1806 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 1>} : (!struct2) -> f32
            %1807 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 2>} : (!struct2) -> f32
            %1808 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 3>} : (!struct2) -> f32
            %1809 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 4>} : (!struct2) -> f32
            %1810 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 5>} : (!struct2) -> f32
            %1811 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 6>} : (!struct2) -> f32
            %1812 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 7>} : (!struct2) -> f32
            %1813 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 8>} : (!struct2) -> f32
            %1814 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 9>} : (!struct2) -> f32
            %1815 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 10>} : (!struct2) -> f32
            %1816 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 11>} : (!struct2) -> f32
            %1817 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 12>} : (!struct2) -> f32
            %1818 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 13>} : (!struct2) -> f32
            %1819 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 14>} : (!struct2) -> f32
            %1820 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 15>} : (!struct2) -> f32
            %1821 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 16>} : (!struct2) -> f32
            %1822 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 17>} : (!struct2) -> f32
            %1823 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 18>} : (!struct2) -> f32
            %1824 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 19>} : (!struct2) -> f32
            %1825 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 20>} : (!struct2) -> f32
            %1826 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 21>} : (!struct2) -> f32
            %1827 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 22>} : (!struct2) -> f32
            %1828 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 23>} : (!struct2) -> f32
            %1829 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 24>} : (!struct2) -> f32
            %1830 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 25>} : (!struct2) -> f32
            %1831 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 26>} : (!struct2) -> f32
            %1832 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 27>} : (!struct2) -> f32
            %1833 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 28>} : (!struct2) -> f32
            %1834 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 29>} : (!struct2) -> f32
            %1835 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 30>} : (!struct2) -> f32
            %1836 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 31>} : (!struct2) -> f32
            %1837 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 32>} : (!struct2) -> f32
            %1838 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 33>} : (!struct2) -> f32
            %1839 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 34>} : (!struct2) -> f32
            %1840 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 35>} : (!struct2) -> f32
            %1841 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 36>} : (!struct2) -> f32
            %1842 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 37>} : (!struct2) -> f32
            %1843 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 38>} : (!struct2) -> f32
            %1844 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 39>} : (!struct2) -> f32
            %1845 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 40>} : (!struct2) -> f32
            %1846 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 41>} : (!struct2) -> f32
            %1847 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 42>} : (!struct2) -> f32
            %1848 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 43>} : (!struct2) -> f32
            %1849 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 44>} : (!struct2) -> f32
            %1850 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 45>} : (!struct2) -> f32
            %1851 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 46>} : (!struct2) -> f32
            %1852 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 47>} : (!struct2) -> f32
            %1853 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 48>} : (!struct2) -> f32
            %1854 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 49>} : (!struct2) -> f32
            %1855 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 50>} : (!struct2) -> f32
            %1856 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 51>} : (!struct2) -> f32
            %1857 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 52>} : (!struct2) -> f32
            %1858 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 53>} : (!struct2) -> f32
            %1859 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 54>} : (!struct2) -> f32
            %1860 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 55>} : (!struct2) -> f32
            %1861 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 56>} : (!struct2) -> f32
            %1862 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 57>} : (!struct2) -> f32
            %1863 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 58>} : (!struct2) -> f32
            %1864 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 59>} : (!struct2) -> f32
            %1865 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 60>} : (!struct2) -> f32
            %1866 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 61>} : (!struct2) -> f32
            %1867 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 62>} : (!struct2) -> f32
            %1868 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 63>} : (!struct2) -> f32
            %1869 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 64>} : (!struct2) -> f32
            %1870 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 65>} : (!struct2) -> f32
            %1871 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 66>} : (!struct2) -> f32
            %1872 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 67>} : (!struct2) -> f32
            %1873 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 68>} : (!struct2) -> f32
            %1874 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 69>} : (!struct2) -> f32
            %1875 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 70>} : (!struct2) -> f32
            %1876 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 71>} : (!struct2) -> f32
            %1877 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 72>} : (!struct2) -> f32
            %1878 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 73>} : (!struct2) -> f32
            %1879 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 74>} : (!struct2) -> f32
            %1880 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 75>} : (!struct2) -> f32
            %1881 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 76>} : (!struct2) -> f32
            %1882 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 77>} : (!struct2) -> f32
            %1883 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 78>} : (!struct2) -> f32
            %1884 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 79>} : (!struct2) -> f32
            %1885 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 80>} : (!struct2) -> f32
            %1886 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 81>} : (!struct2) -> f32
            %1887 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 82>} : (!struct2) -> f32
            %1888 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 83>} : (!struct2) -> f32
            %1889 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 84>} : (!struct2) -> f32
            %1890 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 85>} : (!struct2) -> f32
            %1891 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 86>} : (!struct2) -> f32
            %1892 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 87>} : (!struct2) -> f32
            %1893 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 88>} : (!struct2) -> f32
            %1894 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 89>} : (!struct2) -> f32
            %1895 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 90>} : (!struct2) -> f32
            %1896 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 91>} : (!struct2) -> f32
            %1897 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 92>} : (!struct2) -> f32
            %1898 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 93>} : (!struct2) -> f32
            %1899 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 94>} : (!struct2) -> f32
            %1900 = "llvm.extractvalue"(%t1901_r) {position = array<i64: 95>} : (!struct2) -> f32
            "scf.if"(%83) ({
              %1902 = "llvm.getelementptr"(%84, %843) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1903_s0 = "llvm.ptrtoint"(%1902) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1903_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1904 = "arith.addi"(%843, %179) : (i32, i32) -> i32
            %1905 = "arith.cmpi"(%1904, %659) {predicate = 0 : i64} : (i32, i32) -> i1
            %1906 = "arith.xori"(%844, %179) : (i32, i32) -> i32
            %1907 = "arith.select"(%1905, %1906, %844) : (i1, i32, i32) -> i32
            %1908 = "arith.select"(%1905, %46, %1904) : (i1, i32, i32) -> i32
            %1909 = "arith.addi"(%842, %179) : (i32, i32) -> i32
            "scf.yield"(%1160, %1159, %1158, %1909, %1908, %1907, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1350, %1351, %1695, %1696, %1398, %1399) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %1910 = "nvvm.shfl.sync"(%45, %834, %179, %47) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %1911 = "arith.addf"(%834, %1910) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1912 = "nvvm.shfl.sync"(%45, %1911, %224, %47) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %1913 = "arith.addf"(%1911, %1912) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1914 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %1915 = "arith.cmpf"(%1913, %1914) {predicate = 1 : i64} : (f32, f32) -> i1
          %1916 = "llvm.call_intrinsic"(%1913) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1917 = "arith.select"(%1915, %1914, %1916) : (i1, f32, f32) -> f32
          %1918 = "nvvm.shfl.sync"(%45, %835, %179, %47) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %1919 = "arith.addf"(%835, %1918) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1920 = "nvvm.shfl.sync"(%45, %1919, %224, %47) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %1921 = "arith.addf"(%1919, %1920) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1922 = "arith.cmpf"(%1921, %1914) {predicate = 1 : i64} : (f32, f32) -> i1
          %1923 = "llvm.call_intrinsic"(%1921) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1924 = "arith.select"(%1922, %1914, %1923) : (i1, f32, f32) -> f32
          %1925 = "vector.from_elements"(%800, %801, %804, %805, %808, %809, %812, %813, %816, %817, %820, %821, %824, %825, %828, %829) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %1926 = "vector.broadcast"(%1917) : (f32) -> vector<16xf32>
          %1927 = "arith.mulf"(%1925, %1926) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1928 = "vector.extract"(%1927) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %1929 = "vector.extract"(%1927) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %1930 = "vector.extract"(%1927) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %1931 = "vector.extract"(%1927) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %1932 = "vector.extract"(%1927) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %1933 = "vector.extract"(%1927) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %1934 = "vector.extract"(%1927) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %1935 = "vector.extract"(%1927) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %1936 = "vector.extract"(%1927) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %1937 = "vector.extract"(%1927) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %1938 = "vector.extract"(%1927) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %1939 = "vector.extract"(%1927) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %1940 = "vector.extract"(%1927) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %1941 = "vector.extract"(%1927) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %1942 = "vector.extract"(%1927) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %1943 = "vector.extract"(%1927) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %1944 = "vector.from_elements"(%802, %803, %806, %807, %810, %811, %814, %815, %818, %819, %822, %823, %826, %827, %830, %831) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %1945 = "vector.broadcast"(%1924) : (f32) -> vector<16xf32>
          %1946 = "arith.mulf"(%1944, %1945) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
          %1947 = "vector.extract"(%1946) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %1948 = "vector.extract"(%1946) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %1949 = "vector.extract"(%1946) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %1950 = "vector.extract"(%1946) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %1951 = "vector.extract"(%1946) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %1952 = "vector.extract"(%1946) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %1953 = "vector.extract"(%1946) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %1954 = "vector.extract"(%1946) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %1955 = "vector.extract"(%1946) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %1956 = "vector.extract"(%1946) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %1957 = "vector.extract"(%1946) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %1958 = "vector.extract"(%1946) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %1959 = "vector.extract"(%1946) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %1960 = "vector.extract"(%1946) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %1961 = "vector.extract"(%1946) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %1962 = "vector.extract"(%1946) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %1963 = "arith.addi"(%470, %222) : (i32, i32) -> i32
          %1964 = "llvm.call_intrinsic"(%1913) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %1965 = "arith.addf"(%832, %1964) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1966 = "arith.cmpi"(%1963, %32) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%1966) ({
            %1967 = "arith.cmpi"(%455, %46) {predicate = 0 : i64} : (i32, i32) -> i1
            %1968 = "arith.cmpi"(%457, %37) {predicate = 0 : i64} : (i32, i32) -> i1
            %1969 = "arith.andi"(%1967, %1968) : (i1, i1) -> i1
            "scf.if"(%1969) ({
              %1970 = "llvm.intr.ctlz"(%477) {is_zero_poison = false} : (i32) -> i32
              %1971 = "arith.subi"(%49, %1970) : (i32, i32) -> i32
              %1972 = "arith.shrsi"(%1963, %47) : (i32, i32) -> i32
              %1973 = "arith.xori"(%1963, %1972) : (i32, i32) -> i32
              %1974 = "arith.extui"(%1973) : (i32) -> i64
              %1975 = "arith.muli"(%1974, %476) : (i64, i64) -> i64
              %1976 = "arith.shrui"(%1975, %475) : (i64, i64) -> i64
              %1977 = "arith.trunci"(%1976) : (i64) -> i32
              %1978 = "arith.addi"(%1977, %1973) : (i32, i32) -> i32
              %1979 = "arith.shrui"(%1978, %1971) : (i32, i32) -> i32
              %1980 = "arith.cmpi"(%1971, %49) {predicate = 6 : i64} : (i32, i32) -> i1
              %1981 = "arith.select"(%1980, %1979, %46) : (i1, i32, i32) -> i32
              %1982 = "arith.xori"(%1981, %1972) : (i32, i32) -> i32
              %1983 = "llvm.intr.ctlz"(%477) {is_zero_poison = false} : (i32) -> i32
              %1984 = "arith.subi"(%49, %1983) : (i32, i32) -> i32
              %1985 = "arith.shrui"(%1978, %1984) : (i32, i32) -> i32
              %1986 = "arith.cmpi"(%1984, %49) {predicate = 6 : i64} : (i32, i32) -> i1
              %1987 = "arith.select"(%1986, %1985, %46) : (i1, i32, i32) -> i32
              %1988 = "arith.xori"(%1987, %1972) : (i32, i32) -> i32
              %1989 = "arith.muli"(%1988, %39) : (i32, i32) -> i32
              %1990 = "arith.subi"(%1963, %1989) : (i32, i32) -> i32
              %1991 = "arith.addi"(%491, %1990) : (i32, i32) -> i32
              %1992 = "arith.extsi"(%1982) : (i32) -> i64
              %1993 = "arith.extsi"(%1991) : (i32) -> i64
              %1994 = "arith.muli"(%1992, %19) : (i64, i64) -> i64
              %1995 = "arith.muli"(%1993, %20) : (i64, i64) -> i64
              %1996 = "arith.addi"(%1994, %1995) : (i64, i64) -> i64
              %1997 = "arith.muli"(%502, %21) : (i64, i64) -> i64
              %1998 = "arith.addi"(%1996, %1997) : (i64, i64) -> i64
              %1999 = "llvm.getelementptr"(%15, %1998) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2000 = "vector.from_elements"(%1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2001 = "arith.truncf"(%2000) : (vector<16xf32>) -> vector<16xf16>
              %2002 = "vector.extract"(%2001) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
              %2003 = "vector.extract"(%2001) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
              %2004 = "vector.extract"(%2001) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
              %2005 = "vector.extract"(%2001) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
              %2006 = "vector.extract"(%2001) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
              %2007 = "vector.extract"(%2001) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
              %2008 = "vector.extract"(%2001) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
              %2009 = "vector.extract"(%2001) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
              %2010 = "vector.extract"(%2001) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
              %2011 = "vector.extract"(%2001) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
              %2012 = "vector.extract"(%2001) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
              %2013 = "vector.extract"(%2001) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
              %2014 = "vector.extract"(%2001) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
              %2015 = "vector.extract"(%2001) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
              %2016 = "vector.extract"(%2001) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
              %2017 = "vector.extract"(%2001) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
              %2018 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2019 = "arith.remui"(%2018, %220) : (i32, i32) -> i32
              %2020 = "arith.muli"(%2019, %224) : (i32, i32) -> i32
              %2021 = "llvm.getelementptr"(%1999, %2020) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2022 = "vector.from_elements"(%2002, %2003) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%2022, %2021) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %2023 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2024 = "arith.remui"(%2023, %220) : (i32, i32) -> i32
              %2025 = "arith.addi"(%220, %2024) : (i32, i32) -> i32
              %2026 = "arith.muli"(%2025, %224) : (i32, i32) -> i32
              %2027 = "llvm.getelementptr"(%1999, %2026) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2028 = "vector.from_elements"(%2004, %2005) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%2028, %2027) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %2029 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2030 = "arith.remui"(%2029, %220) : (i32, i32) -> i32
              %2031 = "arith.addi"(%184, %2030) : (i32, i32) -> i32
              %2032 = "arith.muli"(%2031, %224) : (i32, i32) -> i32
              %2033 = "llvm.getelementptr"(%1999, %2032) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2034 = "vector.from_elements"(%2006, %2007) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%2034, %2033) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %2035 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2036 = "arith.remui"(%2035, %220) : (i32, i32) -> i32
              %2037 = "arith.constant"() {value = 12 : i32} : () -> i32
              %2038 = "arith.addi"(%2037, %2036) : (i32, i32) -> i32
              %2039 = "arith.muli"(%2038, %224) : (i32, i32) -> i32
              %2040 = "llvm.getelementptr"(%1999, %2039) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2041 = "vector.from_elements"(%2008, %2009) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%2041, %2040) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %2042 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2043 = "arith.remui"(%2042, %220) : (i32, i32) -> i32
              %2044 = "arith.addi"(%186, %2043) : (i32, i32) -> i32
              %2045 = "arith.muli"(%2044, %224) : (i32, i32) -> i32
              %2046 = "llvm.getelementptr"(%1999, %2045) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2047 = "vector.from_elements"(%2010, %2011) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%2047, %2046) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %2048 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2049 = "arith.remui"(%2048, %220) : (i32, i32) -> i32
              %2050 = "arith.constant"() {value = 20 : i32} : () -> i32
              %2051 = "arith.addi"(%2050, %2049) : (i32, i32) -> i32
              %2052 = "arith.muli"(%2051, %224) : (i32, i32) -> i32
              %2053 = "llvm.getelementptr"(%1999, %2052) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2054 = "vector.from_elements"(%2012, %2013) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%2054, %2053) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %2055 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2056 = "arith.remui"(%2055, %220) : (i32, i32) -> i32
              %2057 = "arith.addi"(%188, %2056) : (i32, i32) -> i32
              %2058 = "arith.muli"(%2057, %224) : (i32, i32) -> i32
              %2059 = "llvm.getelementptr"(%1999, %2058) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2060 = "vector.from_elements"(%2014, %2015) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%2060, %2059) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %2061 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2062 = "arith.remui"(%2061, %220) : (i32, i32) -> i32
              %2063 = "arith.constant"() {value = 28 : i32} : () -> i32
              %2064 = "arith.addi"(%2063, %2062) : (i32, i32) -> i32
              %2065 = "arith.muli"(%2064, %224) : (i32, i32) -> i32
              %2066 = "llvm.getelementptr"(%1999, %2065) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2067 = "vector.from_elements"(%2016, %2017) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%2067, %2066) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %2068 = "arith.cmpi"(%223, %46) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%2068) ({
                %2069 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                %2070 = "arith.mulf"(%1965, %2069) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2071 = "arith.muli"(%1993, %26) : (i64, i64) -> i64
                %2072 = "arith.addi"(%1992, %2071) : (i64, i64) -> i64
                %2073 = "arith.muli"(%502, %27) : (i64, i64) -> i64
                %2074 = "arith.addi"(%2072, %2073) : (i64, i64) -> i64
                %2075 = "llvm.getelementptr"(%22, %2074) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%2070, %2075) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              %2076 = "arith.muli"(%224, %226) : (i32, i32) -> i32
              %2077 = "arith.extui"(%1967) : (i1) -> i32
              %2078 = "arith.addi"(%2076, %2077) : (i32, i32) -> i32
              %2079 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %2080 = "arith.muli"(%2078, %2079) : (i32, i32) -> i32
              %2081 = "arith.muli"(%222, %197) : (i32, i32) -> i32
              %2082 = "arith.addi"(%2080, %2081) : (i32, i32) -> i32
              %2083 = "llvm.getelementptr"(%28, %2082) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2084 = "vector.from_elements"(%1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2085 = "vector.extract"(%2084) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %2086 = "vector.extract"(%2084) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %2087 = "vector.extract"(%2084) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %2088 = "vector.extract"(%2084) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %2089 = "vector.extract"(%2084) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %2090 = "vector.extract"(%2084) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %2091 = "vector.extract"(%2084) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %2092 = "vector.extract"(%2084) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %2093 = "vector.extract"(%2084) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %2094 = "vector.extract"(%2084) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %2095 = "vector.extract"(%2084) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %2096 = "vector.extract"(%2084) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %2097 = "vector.extract"(%2084) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %2098 = "vector.extract"(%2084) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %2099 = "vector.extract"(%2084) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %2100 = "vector.extract"(%2084) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %2101 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2102 = "arith.remui"(%2101, %220) : (i32, i32) -> i32
              %2103 = "arith.muli"(%2102, %224) : (i32, i32) -> i32
              %2104 = "llvm.getelementptr"(%2083, %2103) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2105 = "vector.from_elements"(%2085, %2086) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2105, %2104) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %2106 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2107 = "arith.remui"(%2106, %220) : (i32, i32) -> i32
              %2108 = "arith.addi"(%220, %2107) : (i32, i32) -> i32
              %2109 = "arith.muli"(%2108, %224) : (i32, i32) -> i32
              %2110 = "llvm.getelementptr"(%2083, %2109) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2111 = "vector.from_elements"(%2087, %2088) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2111, %2110) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %2112 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2113 = "arith.remui"(%2112, %220) : (i32, i32) -> i32
              %2114 = "arith.addi"(%184, %2113) : (i32, i32) -> i32
              %2115 = "arith.muli"(%2114, %224) : (i32, i32) -> i32
              %2116 = "llvm.getelementptr"(%2083, %2115) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2117 = "vector.from_elements"(%2089, %2090) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2117, %2116) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %2118 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2119 = "arith.remui"(%2118, %220) : (i32, i32) -> i32
              %2120 = "arith.constant"() {value = 12 : i32} : () -> i32
              %2121 = "arith.addi"(%2120, %2119) : (i32, i32) -> i32
              %2122 = "arith.muli"(%2121, %224) : (i32, i32) -> i32
              %2123 = "llvm.getelementptr"(%2083, %2122) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2124 = "vector.from_elements"(%2091, %2092) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2124, %2123) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %2125 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2126 = "arith.remui"(%2125, %220) : (i32, i32) -> i32
              %2127 = "arith.addi"(%186, %2126) : (i32, i32) -> i32
              %2128 = "arith.muli"(%2127, %224) : (i32, i32) -> i32
              %2129 = "llvm.getelementptr"(%2083, %2128) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2130 = "vector.from_elements"(%2093, %2094) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2130, %2129) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %2131 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2132 = "arith.remui"(%2131, %220) : (i32, i32) -> i32
              %2133 = "arith.constant"() {value = 20 : i32} : () -> i32
              %2134 = "arith.addi"(%2133, %2132) : (i32, i32) -> i32
              %2135 = "arith.muli"(%2134, %224) : (i32, i32) -> i32
              %2136 = "llvm.getelementptr"(%2083, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2137 = "vector.from_elements"(%2095, %2096) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2137, %2136) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %2138 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2139 = "arith.remui"(%2138, %220) : (i32, i32) -> i32
              %2140 = "arith.addi"(%188, %2139) : (i32, i32) -> i32
              %2141 = "arith.muli"(%2140, %224) : (i32, i32) -> i32
              %2142 = "llvm.getelementptr"(%2083, %2141) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2143 = "vector.from_elements"(%2097, %2098) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2143, %2142) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %2144 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2145 = "arith.remui"(%2144, %220) : (i32, i32) -> i32
              %2146 = "arith.constant"() {value = 28 : i32} : () -> i32
              %2147 = "arith.addi"(%2146, %2145) : (i32, i32) -> i32
              %2148 = "arith.muli"(%2147, %224) : (i32, i32) -> i32
              %2149 = "llvm.getelementptr"(%2083, %2148) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2150 = "vector.from_elements"(%2099, %2100) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2150, %2149) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %2151 = "arith.cmpi"(%223, %46) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%2151) ({
                %2152 = "arith.muli"(%2078, %197) : (i32, i32) -> i32
                %2153 = "arith.addi"(%2152, %222) : (i32, i32) -> i32
                %2154 = "llvm.getelementptr"(%29, %2153) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                "llvm.store"(%1965, %2154) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2155 = "arith.addi"(%222, %184) : (i32, i32) -> i32
          %2156 = "arith.addi"(%470, %2155) : (i32, i32) -> i32
          %2157 = "llvm.call_intrinsic"(%1921) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %2158 = "arith.addf"(%833, %2157) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %2159 = "arith.cmpi"(%2156, %32) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.if"(%2159) ({
            %2160 = "arith.cmpi"(%455, %46) {predicate = 0 : i64} : (i32, i32) -> i1
            %2161 = "arith.cmpi"(%457, %37) {predicate = 0 : i64} : (i32, i32) -> i1
            %2162 = "arith.andi"(%2160, %2161) : (i1, i1) -> i1
            "scf.if"(%2162) ({
              %2163 = "llvm.intr.ctlz"(%477) {is_zero_poison = false} : (i32) -> i32
              %2164 = "arith.subi"(%49, %2163) : (i32, i32) -> i32
              %2165 = "arith.shrsi"(%2156, %47) : (i32, i32) -> i32
              %2166 = "arith.xori"(%2156, %2165) : (i32, i32) -> i32
              %2167 = "arith.extui"(%2166) : (i32) -> i64
              %2168 = "arith.muli"(%2167, %476) : (i64, i64) -> i64
              %2169 = "arith.shrui"(%2168, %475) : (i64, i64) -> i64
              %2170 = "arith.trunci"(%2169) : (i64) -> i32
              %2171 = "arith.addi"(%2170, %2166) : (i32, i32) -> i32
              %2172 = "arith.shrui"(%2171, %2164) : (i32, i32) -> i32
              %2173 = "arith.cmpi"(%2164, %49) {predicate = 6 : i64} : (i32, i32) -> i1
              %2174 = "arith.select"(%2173, %2172, %46) : (i1, i32, i32) -> i32
              %2175 = "arith.xori"(%2174, %2165) : (i32, i32) -> i32
              %2176 = "llvm.intr.ctlz"(%477) {is_zero_poison = false} : (i32) -> i32
              %2177 = "arith.subi"(%49, %2176) : (i32, i32) -> i32
              %2178 = "arith.shrui"(%2171, %2177) : (i32, i32) -> i32
              %2179 = "arith.cmpi"(%2177, %49) {predicate = 6 : i64} : (i32, i32) -> i1
              %2180 = "arith.select"(%2179, %2178, %46) : (i1, i32, i32) -> i32
              %2181 = "arith.xori"(%2180, %2165) : (i32, i32) -> i32
              %2182 = "arith.muli"(%2181, %39) : (i32, i32) -> i32
              %2183 = "arith.subi"(%2156, %2182) : (i32, i32) -> i32
              %2184 = "arith.addi"(%491, %2183) : (i32, i32) -> i32
              %2185 = "arith.extsi"(%2175) : (i32) -> i64
              %2186 = "arith.extsi"(%2184) : (i32) -> i64
              %2187 = "arith.muli"(%2185, %19) : (i64, i64) -> i64
              %2188 = "arith.muli"(%2186, %20) : (i64, i64) -> i64
              %2189 = "arith.addi"(%2187, %2188) : (i64, i64) -> i64
              %2190 = "arith.muli"(%502, %21) : (i64, i64) -> i64
              %2191 = "arith.addi"(%2189, %2190) : (i64, i64) -> i64
              %2192 = "llvm.getelementptr"(%15, %2191) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2193 = "vector.from_elements"(%1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2194 = "arith.truncf"(%2193) : (vector<16xf32>) -> vector<16xf16>
              %2195 = "vector.extract"(%2194) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
              %2196 = "vector.extract"(%2194) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
              %2197 = "vector.extract"(%2194) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
              %2198 = "vector.extract"(%2194) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
              %2199 = "vector.extract"(%2194) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
              %2200 = "vector.extract"(%2194) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
              %2201 = "vector.extract"(%2194) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
              %2202 = "vector.extract"(%2194) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
              %2203 = "vector.extract"(%2194) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
              %2204 = "vector.extract"(%2194) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
              %2205 = "vector.extract"(%2194) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
              %2206 = "vector.extract"(%2194) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
              %2207 = "vector.extract"(%2194) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
              %2208 = "vector.extract"(%2194) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
              %2209 = "vector.extract"(%2194) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
              %2210 = "vector.extract"(%2194) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
              %2211 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2212 = "arith.remui"(%2211, %220) : (i32, i32) -> i32
              %2213 = "arith.muli"(%2212, %224) : (i32, i32) -> i32
              %2214 = "llvm.getelementptr"(%2192, %2213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2215 = "vector.from_elements"(%2195, %2196) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%2215, %2214) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %2216 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2217 = "arith.remui"(%2216, %220) : (i32, i32) -> i32
              %2218 = "arith.addi"(%220, %2217) : (i32, i32) -> i32
              %2219 = "arith.muli"(%2218, %224) : (i32, i32) -> i32
              %2220 = "llvm.getelementptr"(%2192, %2219) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2221 = "vector.from_elements"(%2197, %2198) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%2221, %2220) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %2222 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2223 = "arith.remui"(%2222, %220) : (i32, i32) -> i32
              %2224 = "arith.addi"(%184, %2223) : (i32, i32) -> i32
              %2225 = "arith.muli"(%2224, %224) : (i32, i32) -> i32
              %2226 = "llvm.getelementptr"(%2192, %2225) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2227 = "vector.from_elements"(%2199, %2200) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%2227, %2226) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %2228 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2229 = "arith.remui"(%2228, %220) : (i32, i32) -> i32
              %2230 = "arith.constant"() {value = 12 : i32} : () -> i32
              %2231 = "arith.addi"(%2230, %2229) : (i32, i32) -> i32
              %2232 = "arith.muli"(%2231, %224) : (i32, i32) -> i32
              %2233 = "llvm.getelementptr"(%2192, %2232) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2234 = "vector.from_elements"(%2201, %2202) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%2234, %2233) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %2235 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2236 = "arith.remui"(%2235, %220) : (i32, i32) -> i32
              %2237 = "arith.addi"(%186, %2236) : (i32, i32) -> i32
              %2238 = "arith.muli"(%2237, %224) : (i32, i32) -> i32
              %2239 = "llvm.getelementptr"(%2192, %2238) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2240 = "vector.from_elements"(%2203, %2204) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%2240, %2239) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %2241 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2242 = "arith.remui"(%2241, %220) : (i32, i32) -> i32
              %2243 = "arith.constant"() {value = 20 : i32} : () -> i32
              %2244 = "arith.addi"(%2243, %2242) : (i32, i32) -> i32
              %2245 = "arith.muli"(%2244, %224) : (i32, i32) -> i32
              %2246 = "llvm.getelementptr"(%2192, %2245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2247 = "vector.from_elements"(%2205, %2206) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%2247, %2246) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %2248 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2249 = "arith.remui"(%2248, %220) : (i32, i32) -> i32
              %2250 = "arith.addi"(%188, %2249) : (i32, i32) -> i32
              %2251 = "arith.muli"(%2250, %224) : (i32, i32) -> i32
              %2252 = "llvm.getelementptr"(%2192, %2251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2253 = "vector.from_elements"(%2207, %2208) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%2253, %2252) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %2254 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2255 = "arith.remui"(%2254, %220) : (i32, i32) -> i32
              %2256 = "arith.constant"() {value = 28 : i32} : () -> i32
              %2257 = "arith.addi"(%2256, %2255) : (i32, i32) -> i32
              %2258 = "arith.muli"(%2257, %224) : (i32, i32) -> i32
              %2259 = "llvm.getelementptr"(%2192, %2258) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2260 = "vector.from_elements"(%2209, %2210) : (f16, f16) -> vector<2xf16>
              "llvm.store"(%2260, %2259) {alignment = 4 : i64} : (vector<2xf16>, !llvm.ptr<1>) -> ()
              %2261 = "arith.cmpi"(%223, %46) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%2261) ({
                %2262 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                %2263 = "arith.mulf"(%2158, %2262) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2264 = "arith.muli"(%2186, %26) : (i64, i64) -> i64
                %2265 = "arith.addi"(%2185, %2264) : (i64, i64) -> i64
                %2266 = "arith.muli"(%502, %27) : (i64, i64) -> i64
                %2267 = "arith.addi"(%2265, %2266) : (i64, i64) -> i64
                %2268 = "llvm.getelementptr"(%22, %2267) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                "llvm.store"(%2263, %2268) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              %2269 = "arith.muli"(%224, %226) : (i32, i32) -> i32
              %2270 = "arith.extui"(%2160) : (i1) -> i32
              %2271 = "arith.addi"(%2269, %2270) : (i32, i32) -> i32
              %2272 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %2273 = "arith.muli"(%2271, %2272) : (i32, i32) -> i32
              %2274 = "arith.muli"(%2155, %197) : (i32, i32) -> i32
              %2275 = "arith.addi"(%2273, %2274) : (i32, i32) -> i32
              %2276 = "llvm.getelementptr"(%28, %2275) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2277 = "vector.from_elements"(%1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2278 = "vector.extract"(%2277) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %2279 = "vector.extract"(%2277) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %2280 = "vector.extract"(%2277) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %2281 = "vector.extract"(%2277) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %2282 = "vector.extract"(%2277) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %2283 = "vector.extract"(%2277) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %2284 = "vector.extract"(%2277) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %2285 = "vector.extract"(%2277) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %2286 = "vector.extract"(%2277) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %2287 = "vector.extract"(%2277) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %2288 = "vector.extract"(%2277) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %2289 = "vector.extract"(%2277) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %2290 = "vector.extract"(%2277) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %2291 = "vector.extract"(%2277) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %2292 = "vector.extract"(%2277) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %2293 = "vector.extract"(%2277) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %2294 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2295 = "arith.remui"(%2294, %220) : (i32, i32) -> i32
              %2296 = "arith.muli"(%2295, %224) : (i32, i32) -> i32
              %2297 = "llvm.getelementptr"(%2276, %2296) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2298 = "vector.from_elements"(%2278, %2279) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2298, %2297) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %2299 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2300 = "arith.remui"(%2299, %220) : (i32, i32) -> i32
              %2301 = "arith.addi"(%220, %2300) : (i32, i32) -> i32
              %2302 = "arith.muli"(%2301, %224) : (i32, i32) -> i32
              %2303 = "llvm.getelementptr"(%2276, %2302) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2304 = "vector.from_elements"(%2280, %2281) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2304, %2303) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %2305 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2306 = "arith.remui"(%2305, %220) : (i32, i32) -> i32
              %2307 = "arith.addi"(%184, %2306) : (i32, i32) -> i32
              %2308 = "arith.muli"(%2307, %224) : (i32, i32) -> i32
              %2309 = "llvm.getelementptr"(%2276, %2308) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2310 = "vector.from_elements"(%2282, %2283) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2310, %2309) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %2311 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2312 = "arith.remui"(%2311, %220) : (i32, i32) -> i32
              %2313 = "arith.constant"() {value = 12 : i32} : () -> i32
              %2314 = "arith.addi"(%2313, %2312) : (i32, i32) -> i32
              %2315 = "arith.muli"(%2314, %224) : (i32, i32) -> i32
              %2316 = "llvm.getelementptr"(%2276, %2315) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2317 = "vector.from_elements"(%2284, %2285) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2317, %2316) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %2318 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2319 = "arith.remui"(%2318, %220) : (i32, i32) -> i32
              %2320 = "arith.addi"(%186, %2319) : (i32, i32) -> i32
              %2321 = "arith.muli"(%2320, %224) : (i32, i32) -> i32
              %2322 = "llvm.getelementptr"(%2276, %2321) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2323 = "vector.from_elements"(%2286, %2287) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2323, %2322) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %2324 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2325 = "arith.remui"(%2324, %220) : (i32, i32) -> i32
              %2326 = "arith.constant"() {value = 20 : i32} : () -> i32
              %2327 = "arith.addi"(%2326, %2325) : (i32, i32) -> i32
              %2328 = "arith.muli"(%2327, %224) : (i32, i32) -> i32
              %2329 = "llvm.getelementptr"(%2276, %2328) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2330 = "vector.from_elements"(%2288, %2289) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2330, %2329) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %2331 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2332 = "arith.remui"(%2331, %220) : (i32, i32) -> i32
              %2333 = "arith.addi"(%188, %2332) : (i32, i32) -> i32
              %2334 = "arith.muli"(%2333, %224) : (i32, i32) -> i32
              %2335 = "llvm.getelementptr"(%2276, %2334) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2336 = "vector.from_elements"(%2290, %2291) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2336, %2335) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %2337 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %2338 = "arith.remui"(%2337, %220) : (i32, i32) -> i32
              %2339 = "arith.constant"() {value = 28 : i32} : () -> i32
              %2340 = "arith.addi"(%2339, %2338) : (i32, i32) -> i32
              %2341 = "arith.muli"(%2340, %224) : (i32, i32) -> i32
              %2342 = "llvm.getelementptr"(%2276, %2341) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %2343 = "vector.from_elements"(%2292, %2293) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2343, %2342) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
              %2344 = "arith.cmpi"(%223, %46) {predicate = 0 : i64} : (i32, i32) -> i1
              "scf.if"(%2344) ({
                %2345 = "arith.muli"(%2271, %197) : (i32, i32) -> i32
                %2346 = "arith.addi"(%2345, %2155) : (i32, i32) -> i32
                %2347 = "llvm.getelementptr"(%29, %2346) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                "llvm.store"(%2158, %2347) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"(%730, %731, %732, %733, %734, %735, %736, %737, %738, %739, %740, %741, %742, %743, %744, %745, %746, %747, %748, %749, %750, %751, %752, %753, %754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
        %2348 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%2348) : (i1) -> ()
      }) : (i1) -> i1
      "llvm.return"() : () -> ()
    }) {sym_name = "split_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, i32, i32, i32, i32, i32, i32, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 2 : i32, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i32, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: !llvm.ptr<1>, %15: i32, %16: i32, %17: i32, %18: i32, %19: i64, %20: i32, %21: i32, %22: i32, %23: i32, %24: i32, %25: i32, %26: i32):
      %27 = "arith.trunci"(%19) : (i64) -> i32
      %28 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %29 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %31 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %32 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %34 = "arith.constant"() {value = 32 : i32} : () -> i32
      %35 = "arith.remui"(%28, %34) : (i32, i32) -> i32
      %36 = "arith.divui"(%28, %34) : (i32, i32) -> i32
      %37 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %38 = "llvm.getelementptr"(%37) {rawConstantIndices = array<i32: 2048>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %39 = "llvm.getelementptr"(%37) {rawConstantIndices = array<i32: 2080>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %40 = "arith.constant"() {value = 1 : i32} : () -> i32
      %41 = "arith.addi"(%31, %40) : (i32, i32) -> i32
      %42 = "arith.muli"(%41, %23) : (i32, i32) -> i32
      %43 = "arith.minsi"(%41, %24) : (i32, i32) -> i32
      %44 = "arith.addi"(%42, %43) : (i32, i32) -> i32
      %45 = "arith.divui"(%44, %25) : (i32, i32) -> i32
      %46 = "arith.muli"(%45, %25) : (i32, i32) -> i32
      %47 = "arith.cmpi"(%44, %46) {predicate = 4 : i64} : (i32, i32) -> i1
      %48 = "arith.muli"(%31, %23) : (i32, i32) -> i32
      %49 = "arith.minsi"(%31, %24) : (i32, i32) -> i32
      %50 = "arith.addi"(%48, %49) : (i32, i32) -> i32
      %51 = "arith.cmpi"(%50, %46) {predicate = 3 : i64} : (i32, i32) -> i1
      %52 = "arith.andi"(%47, %51) : (i1, i1) -> i1
      "scf.if"(%52) ({
        %53 = "arith.remui"(%45, %21) : (i32, i32) -> i32
        %54 = "arith.divui"(%45, %21) : (i32, i32) -> i32
        %55 = "arith.remui"(%54, %18) : (i32, i32) -> i32
        %56 = "arith.divui"(%54, %18) : (i32, i32) -> i32
        %57 = "arith.addi"(%46, %25) : (i32, i32) -> i32
        %58 = "arith.subi"(%57, %40) : (i32, i32) -> i32
        %59 = "arith.addi"(%23, %40) : (i32, i32) -> i32
        %60 = "arith.muli"(%24, %59) : (i32, i32) -> i32
        %61 = "arith.cmpi"(%58, %60) {predicate = 2 : i64} : (i32, i32) -> i1
        %62 = "arith.remsi"(%58, %59) : (i32, i32) -> i32
        %63 = "arith.constant"() {value = 0 : i32} : () -> i32
        %64 = "arith.cmpi"(%62, %63) {predicate = 2 : i64} : (i32, i32) -> i1
        %65 = "arith.divsi"(%58, %59) : (i32, i32) -> i32
        %66 = "arith.extsi"(%64) : (i1) -> i32
        %67 = "arith.addi"(%65, %66) : (i32, i32) -> i32
        %68 = "arith.subi"(%58, %60) : (i32, i32) -> i32
        %69 = "arith.maxsi"(%23, %40) : (i32, i32) -> i32
        %70 = "arith.remsi"(%68, %69) : (i32, i32) -> i32
        %71 = "arith.cmpi"(%70, %63) {predicate = 2 : i64} : (i32, i32) -> i1
        %72 = "arith.divsi"(%68, %69) : (i32, i32) -> i32
        %73 = "arith.extsi"(%71) : (i1) -> i32
        %74 = "arith.addi"(%72, %73) : (i32, i32) -> i32
        %75 = "arith.addi"(%24, %74) : (i32, i32) -> i32
        %76 = "arith.select"(%61, %67, %75) : (i1, i32, i32) -> i32
        %77 = "arith.subi"(%76, %31) : (i32, i32) -> i32
        %78 = "arith.addi"(%77, %40) : (i32, i32) -> i32
        %79 = "arith.constant"() {value = 8 : i32} : () -> i32
        %80 = "arith.muli"(%32, %79) : (i32, i32) -> i32
        %81 = "arith.addi"(%80, %36) : (i32, i32) -> i32
        %82 = "arith.constant"() {value = 31 : i32} : () -> i32
        %83 = "arith.minui"(%26, %82) : (i32, i32) -> i32
        %84 = "arith.shrsi"(%81, %83) : (i32, i32) -> i32
        %85 = "arith.shli"(%40, %26) : (i32, i32) -> i32
        %86 = "arith.cmpi"(%26, %34) {predicate = 6 : i64} : (i32, i32) -> i1
        %87 = "arith.select"(%86, %85, %63) : (i1, i32, i32) -> i32
        %88 = "arith.subi"(%87, %40) : (i32, i32) -> i32
        %89 = "arith.andi"(%81, %88) : (i32, i32) -> i32
        %90 = "arith.constant"() {value = 64 : i32} : () -> i32
        %91 = "arith.muli"(%53, %90) : (i32, i32) -> i32
        %92 = "arith.addi"(%91, %84) : (i32, i32) -> i32
        %93 = "arith.cmpi"(%84, %90) {predicate = 2 : i64} : (i32, i32) -> i1
        %94 = "arith.cmpi"(%92, %20) {predicate = 2 : i64} : (i32, i32) -> i1
        %95 = "arith.andi"(%93, %94) : (i1, i1) -> i1
        %96 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
        %97 = "vector.extract"(%96) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %98 = "vector.extract"(%96) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
        %99, %100, %101, %102 = "scf.if"(%95) ({
          %103 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %104 = "arith.subi"(%78, %89) : (i32, i32) -> i32
          %105 = "arith.addi"(%104, %87) : (i32, i32) -> i32
          %106 = "arith.subi"(%105, %40) : (i32, i32) -> i32
          %107 = "arith.shrsi"(%106, %83) : (i32, i32) -> i32
          %108 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %109 = "scf.for"(%103, %107, %34, %108) ({
          ^bb0(%110: i32, %111: f32):
            %112 = "arith.shli"(%110, %26) : (i32, i32) -> i32
            %113 = "arith.select"(%86, %112, %63) : (i1, i32, i32) -> i32
            %114 = "arith.addi"(%89, %113) : (i32, i32) -> i32
            %115 = "arith.addi"(%31, %114) : (i32, i32) -> i32
            %116 = "arith.constant"() {value = 2 : i32} : () -> i32
            %117 = "arith.muli"(%116, %115) : (i32, i32) -> i32
            %118 = "arith.cmpi"(%114, %63) {predicate = 0 : i64} : (i32, i32) -> i1
            %119 = "arith.extui"(%118) : (i1) -> i32
            %120 = "arith.addi"(%117, %119) : (i32, i32) -> i32
            %121 = "arith.muli"(%120, %90) : (i32, i32) -> i32
            %122 = "arith.addi"(%121, %84) : (i32, i32) -> i32
            %123 = "llvm.getelementptr"(%14, %122) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %124 = "llvm.load"(%123) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %125 = "arith.maxnumf"(%111, %124) : (f32, f32) -> f32
            "scf.yield"(%125) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %126 = "arith.constant"() {value = -1 : i32} : () -> i32
          %127 = "arith.constant"() {value = 16 : i32} : () -> i32
          %128 = "nvvm.shfl.sync"(%126, %109, %127, %82) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %129 = "arith.maxnumf"(%109, %128) : (f32, f32) -> f32
          %130 = "nvvm.shfl.sync"(%126, %129, %79, %82) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %131 = "arith.maxnumf"(%129, %130) : (f32, f32) -> f32
          %132 = "arith.constant"() {value = 4 : i32} : () -> i32
          %133 = "nvvm.shfl.sync"(%126, %131, %132, %82) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %134 = "arith.maxnumf"(%131, %133) : (f32, f32) -> f32
          %135 = "arith.constant"() {value = 2 : i32} : () -> i32
          %136 = "nvvm.shfl.sync"(%126, %134, %135, %82) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %137 = "arith.maxnumf"(%134, %136) : (f32, f32) -> f32
          %138 = "nvvm.shfl.sync"(%126, %137, %40, %82) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
          %139 = "arith.maxnumf"(%137, %138) : (f32, f32) -> f32
          %140 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %141, %142, %143 = "scf.for"(%63, %107, %132, %140, %97, %98) ({
          ^bb0(%144: i32, %145: f32, %146: f32, %147: f32):
            %148 = "arith.subi"(%107, %40) : (i32, i32) -> i32
            %149 = "arith.minsi"(%144, %148) : (i32, i32) -> i32
            %150 = "arith.shli"(%149, %26) : (i32, i32) -> i32
            %151 = "arith.select"(%86, %150, %63) : (i1, i32, i32) -> i32
            %152 = "arith.addi"(%89, %151) : (i32, i32) -> i32
            %153 = "arith.addi"(%144, %40) : (i32, i32) -> i32
            %154 = "arith.minsi"(%153, %148) : (i32, i32) -> i32
            %155 = "arith.shli"(%154, %26) : (i32, i32) -> i32
            %156 = "arith.select"(%86, %155, %63) : (i1, i32, i32) -> i32
            %157 = "arith.addi"(%89, %156) : (i32, i32) -> i32
            %158 = "arith.addi"(%144, %135) : (i32, i32) -> i32
            %159 = "arith.minsi"(%158, %148) : (i32, i32) -> i32
            %160 = "arith.shli"(%159, %26) : (i32, i32) -> i32
            %161 = "arith.select"(%86, %160, %63) : (i1, i32, i32) -> i32
            %162 = "arith.addi"(%89, %161) : (i32, i32) -> i32
            %163 = "arith.constant"() {value = 3 : i32} : () -> i32
            %164 = "arith.addi"(%144, %163) : (i32, i32) -> i32
            %165 = "arith.minsi"(%164, %148) : (i32, i32) -> i32
            %166 = "arith.shli"(%165, %26) : (i32, i32) -> i32
            %167 = "arith.select"(%86, %166, %63) : (i1, i32, i32) -> i32
            %168 = "arith.addi"(%89, %167) : (i32, i32) -> i32
            %169 = "arith.addi"(%31, %152) : (i32, i32) -> i32
            %170 = "arith.muli"(%135, %169) : (i32, i32) -> i32
            %171 = "arith.cmpi"(%152, %63) {predicate = 0 : i64} : (i32, i32) -> i1
            %172 = "arith.extui"(%171) : (i1) -> i32
            %173 = "arith.addi"(%170, %172) : (i32, i32) -> i32
            %174 = "arith.addi"(%31, %157) : (i32, i32) -> i32
            %175 = "arith.muli"(%135, %174) : (i32, i32) -> i32
            %176 = "arith.cmpi"(%157, %63) {predicate = 0 : i64} : (i32, i32) -> i1
            %177 = "arith.extui"(%176) : (i1) -> i32
            %178 = "arith.addi"(%175, %177) : (i32, i32) -> i32
            %179 = "arith.addi"(%31, %162) : (i32, i32) -> i32
            %180 = "arith.muli"(%135, %179) : (i32, i32) -> i32
            %181 = "arith.cmpi"(%162, %63) {predicate = 0 : i64} : (i32, i32) -> i1
            %182 = "arith.extui"(%181) : (i1) -> i32
            %183 = "arith.addi"(%180, %182) : (i32, i32) -> i32
            %184 = "arith.addi"(%31, %168) : (i32, i32) -> i32
            %185 = "arith.muli"(%135, %184) : (i32, i32) -> i32
            %186 = "arith.cmpi"(%168, %63) {predicate = 0 : i64} : (i32, i32) -> i1
            %187 = "arith.extui"(%186) : (i1) -> i32
            %188 = "arith.addi"(%185, %187) : (i32, i32) -> i32
            %189 = "arith.muli"(%173, %90) : (i32, i32) -> i32
            %190 = "arith.addi"(%189, %84) : (i32, i32) -> i32
            %191 = "llvm.getelementptr"(%14, %190) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %192 = "llvm.load"(%191) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %193 = "arith.muli"(%178, %90) : (i32, i32) -> i32
            %194 = "arith.addi"(%193, %84) : (i32, i32) -> i32
            %195 = "llvm.getelementptr"(%14, %194) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %196 = "llvm.load"(%195) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %197 = "arith.muli"(%183, %90) : (i32, i32) -> i32
            %198 = "arith.addi"(%197, %84) : (i32, i32) -> i32
            %199 = "llvm.getelementptr"(%14, %198) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %200 = "llvm.load"(%199) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %201 = "arith.muli"(%188, %90) : (i32, i32) -> i32
            %202 = "arith.addi"(%201, %84) : (i32, i32) -> i32
            %203 = "llvm.getelementptr"(%14, %202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %204 = "llvm.load"(%203) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %205 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %206 = "arith.muli"(%173, %205) : (i32, i32) -> i32
            %207 = "arith.muli"(%84, %90) : (i32, i32) -> i32
            %208 = "arith.addi"(%206, %207) : (i32, i32) -> i32
            %209 = "arith.addi"(%208, %103) : (i32, i32) -> i32
            %210 = "llvm.getelementptr"(%13, %209) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %211 = "llvm.load"(%210) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %212 = "arith.addi"(%103, %34) : (i32, i32) -> i32
            %213 = "arith.addi"(%208, %212) : (i32, i32) -> i32
            %214 = "llvm.getelementptr"(%13, %213) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %215 = "llvm.load"(%214) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %216 = "arith.muli"(%178, %205) : (i32, i32) -> i32
            %217 = "arith.addi"(%216, %207) : (i32, i32) -> i32
            %218 = "arith.addi"(%217, %103) : (i32, i32) -> i32
            %219 = "llvm.getelementptr"(%13, %218) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %220 = "llvm.load"(%219) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %221 = "arith.addi"(%217, %212) : (i32, i32) -> i32
            %222 = "llvm.getelementptr"(%13, %221) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %223 = "llvm.load"(%222) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %224 = "arith.muli"(%183, %205) : (i32, i32) -> i32
            %225 = "arith.addi"(%224, %207) : (i32, i32) -> i32
            %226 = "arith.addi"(%225, %103) : (i32, i32) -> i32
            %227 = "llvm.getelementptr"(%13, %226) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %228 = "llvm.load"(%227) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %229 = "arith.addi"(%225, %212) : (i32, i32) -> i32
            %230 = "llvm.getelementptr"(%13, %229) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %231 = "llvm.load"(%230) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %232 = "arith.muli"(%188, %205) : (i32, i32) -> i32
            %233 = "arith.addi"(%232, %207) : (i32, i32) -> i32
            %234 = "arith.addi"(%233, %103) : (i32, i32) -> i32
            %235 = "llvm.getelementptr"(%13, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %236 = "llvm.load"(%235) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %237 = "arith.addi"(%233, %212) : (i32, i32) -> i32
            %238 = "llvm.getelementptr"(%13, %237) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %239 = "llvm.load"(%238) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %240 = "arith.cmpi"(%144, %107) {predicate = 2 : i64} : (i32, i32) -> i1
            %241 = "arith.cmpf"(%139, %108) {predicate = 2 : i64} : (f32, f32) -> i1
            %242 = "arith.select"(%241, %139, %140) : (i1, f32, f32) -> f32
            %243 = "arith.subf"(%192, %242) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %244 = "llvm.call_intrinsic"(%243) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %245 = "arith.select"(%240, %244, %140) : (i1, f32, f32) -> f32
            %246 = "arith.addf"(%145, %245) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %247 = "arith.mulf"(%245, %211) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %248 = "arith.addf"(%146, %247) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %249 = "arith.mulf"(%245, %215) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %250 = "arith.addf"(%147, %249) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %251 = "arith.cmpi"(%153, %107) {predicate = 2 : i64} : (i32, i32) -> i1
            %252 = "arith.subf"(%196, %242) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %253 = "llvm.call_intrinsic"(%252) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %254 = "arith.select"(%251, %253, %140) : (i1, f32, f32) -> f32
            %255 = "arith.addf"(%246, %254) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %256 = "arith.mulf"(%254, %220) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %257 = "arith.addf"(%248, %256) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %258 = "arith.mulf"(%254, %223) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %259 = "arith.addf"(%250, %258) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %260 = "arith.cmpi"(%158, %107) {predicate = 2 : i64} : (i32, i32) -> i1
            %261 = "arith.subf"(%200, %242) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %262 = "llvm.call_intrinsic"(%261) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %263 = "arith.select"(%260, %262, %140) : (i1, f32, f32) -> f32
            %264 = "arith.addf"(%255, %263) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %265 = "arith.mulf"(%263, %228) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %266 = "arith.addf"(%257, %265) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %267 = "arith.mulf"(%263, %231) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %268 = "arith.addf"(%259, %267) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %269 = "arith.cmpi"(%164, %107) {predicate = 2 : i64} : (i32, i32) -> i1
            %270 = "arith.subf"(%204, %242) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %271 = "llvm.call_intrinsic"(%270) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %272 = "arith.select"(%269, %271, %140) : (i1, f32, f32) -> f32
            %273 = "arith.addf"(%264, %272) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %274 = "arith.mulf"(%272, %236) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %275 = "arith.addf"(%266, %274) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %276 = "arith.mulf"(%272, %239) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %277 = "arith.addf"(%268, %276) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%273, %275, %277) : (f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32) -> (f32, f32, f32)
          "scf.yield"(%139, %141, %142, %143) : (f32, f32, f32, f32) -> ()
        }, {
          %278 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %279 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          "scf.yield"(%278, %279, %97, %98) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %280 = "arith.muli"(%36, %90) : (i32, i32) -> i32
        %281 = "arith.addi"(%280, %35) : (i32, i32) -> i32
        %282 = "llvm.getelementptr"(%37, %281) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%101, %282) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %283 = "arith.addi"(%35, %34) : (i32, i32) -> i32
        %284 = "arith.addi"(%280, %283) : (i32, i32) -> i32
        %285 = "llvm.getelementptr"(%37, %284) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%102, %285) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %286 = "arith.cmpi"(%35, %63) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%286) ({
          %287 = "llvm.getelementptr"(%38, %36) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%100, %287) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %288 = "llvm.getelementptr"(%39, %36) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%99, %288) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
        %289 = "arith.cmpi"(%89, %63) {predicate = 0 : i64} : (i32, i32) -> i1
        %290 = "arith.andi"(%95, %289) : (i1, i1) -> i1
        "scf.if"(%290) ({
          %291 = "scf.for"(%40, %87, %40, %99) ({
          ^bb0(%292: i32, %293: f32):
            %294 = "arith.addi"(%36, %292) : (i32, i32) -> i32
            %295 = "llvm.getelementptr"(%39, %294) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %296 = "llvm.load"(%295) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %297 = "arith.maxnumf"(%293, %296) : (f32, f32) -> f32
            "scf.yield"(%297) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %298 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %299 = "arith.cmpf"(%291, %298) {predicate = 2 : i64} : (f32, f32) -> i1
          %300 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %301 = "arith.select"(%299, %291, %300) : (i1, f32, f32) -> f32
          %302 = "arith.subf"(%99, %301) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %303 = "llvm.call_intrinsic"(%302) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %304 = "arith.mulf"(%100, %303) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %305 = "arith.mulf"(%101, %303) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %306 = "arith.mulf"(%102, %303) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %307, %308, %309 = "scf.for"(%40, %87, %40, %304, %305, %306) ({
          ^bb0(%310: i32, %311: f32, %312: f32, %313: f32):
            %314 = "arith.addi"(%36, %310) : (i32, i32) -> i32
            %315 = "llvm.getelementptr"(%39, %314) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %316 = "llvm.load"(%315) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %317 = "arith.subf"(%316, %301) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %318 = "llvm.call_intrinsic"(%317) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %319 = "llvm.getelementptr"(%38, %314) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %320 = "llvm.load"(%319) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %321 = "arith.mulf"(%318, %320) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %322 = "arith.addf"(%311, %321) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %323 = "arith.muli"(%314, %90) : (i32, i32) -> i32
            %324 = "arith.addi"(%323, %35) : (i32, i32) -> i32
            %325 = "llvm.getelementptr"(%37, %324) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %326 = "llvm.load"(%325) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %327 = "arith.mulf"(%318, %326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %328 = "arith.addf"(%312, %327) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %329 = "arith.addi"(%323, %283) : (i32, i32) -> i32
            %330 = "llvm.getelementptr"(%37, %329) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %331 = "llvm.load"(%330) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %332 = "arith.mulf"(%318, %331) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %333 = "arith.addf"(%313, %332) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%322, %328, %333) : (f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32) -> (f32, f32, f32)
          %334 = "arith.constant"() {value = 32 : i64} : () -> i64
          %335 = "arith.shrui"(%19, %334) : (i64, i64) -> i64
          %336 = "arith.subi"(%27, %40) : (i32, i32) -> i32
          %337 = "llvm.intr.ctlz"(%336) {is_zero_poison = false} : (i32) -> i32
          %338 = "arith.subi"(%34, %337) : (i32, i32) -> i32
          %339 = "arith.extui"(%92) : (i32) -> i64
          %340 = "arith.muli"(%339, %335) : (i64, i64) -> i64
          %341 = "arith.shrui"(%340, %334) : (i64, i64) -> i64
          %342 = "arith.trunci"(%341) : (i64) -> i32
          %343 = "arith.addi"(%342, %92) : (i32, i32) -> i32
          %344 = "arith.shrui"(%343, %338) : (i32, i32) -> i32
          %345 = "arith.cmpi"(%338, %34) {predicate = 6 : i64} : (i32, i32) -> i1
          %346 = "arith.select"(%345, %344, %63) : (i1, i32, i32) -> i32
          %347 = "arith.muli"(%55, %27) : (i32, i32) -> i32
          %348 = "llvm.intr.ctlz"(%336) {is_zero_poison = false} : (i32) -> i32
          %349 = "arith.subi"(%34, %348) : (i32, i32) -> i32
          %350 = "arith.shrui"(%343, %349) : (i32, i32) -> i32
          %351 = "arith.cmpi"(%349, %34) {predicate = 6 : i64} : (i32, i32) -> i1
          %352 = "arith.select"(%351, %350, %63) : (i1, i32, i32) -> i32
          %353 = "arith.muli"(%352, %27) : (i32, i32) -> i32
          %354 = "arith.subi"(%92, %353) : (i32, i32) -> i32
          %355 = "arith.addi"(%347, %354) : (i32, i32) -> i32
          %356 = "arith.cmpf"(%307, %300) {predicate = 1 : i64} : (f32, f32) -> i1
          %357 = "llvm.call_intrinsic"(%307) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %358 = "arith.select"(%356, %300, %357) : (i1, f32, f32) -> f32
          %359 = "arith.mulf"(%308, %358) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %360 = "arith.truncf"(%359) : (f32) -> f16
          %361 = "arith.extsi"(%346) : (i32) -> i64
          %362 = "arith.extsi"(%35) : (i32) -> i64
          %363 = "arith.extsi"(%355) : (i32) -> i64
          %364 = "arith.extsi"(%56) : (i32) -> i64
          %365 = "arith.muli"(%361, %4) : (i64, i64) -> i64
          %366 = "arith.addi"(%365, %362) : (i64, i64) -> i64
          %367 = "arith.muli"(%363, %5) : (i64, i64) -> i64
          %368 = "arith.addi"(%366, %367) : (i64, i64) -> i64
          %369 = "arith.muli"(%364, %6) : (i64, i64) -> i64
          %370 = "arith.addi"(%368, %369) : (i64, i64) -> i64
          %371 = "llvm.getelementptr"(%0, %370) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%360, %371) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %372 = "arith.mulf"(%309, %358) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %373 = "arith.truncf"(%372) : (f32) -> f16
          %374 = "arith.extsi"(%283) : (i32) -> i64
          %375 = "arith.addi"(%365, %374) : (i64, i64) -> i64
          %376 = "arith.addi"(%375, %367) : (i64, i64) -> i64
          %377 = "arith.addi"(%376, %369) : (i64, i64) -> i64
          %378 = "llvm.getelementptr"(%0, %377) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%373, %378) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          "scf.if"(%286) ({
            %379 = "llvm.call_intrinsic"(%307) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %380 = "arith.addf"(%291, %379) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %381 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %382 = "arith.mulf"(%380, %381) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %383 = "arith.muli"(%363, %11) : (i64, i64) -> i64
            %384 = "arith.addi"(%361, %383) : (i64, i64) -> i64
            %385 = "arith.muli"(%364, %12) : (i64, i64) -> i64
            %386 = "arith.addi"(%384, %385) : (i64, i64) -> i64
            %387 = "llvm.getelementptr"(%7, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%382, %387) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "combine_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i64, i32, i32, i32, i32, i32, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i64, %15: i64, %16: i64, %17: !llvm.ptr<1>, %18: i64, %19: i64, %20: i64, %21: !llvm.ptr<1>, %22: i64, %23: i64, %24: f32, %25: !llvm.ptr<1>, %26: !llvm.ptr<1>):
    %27 = "arith.constant"() {value = 64 : i64} : () -> i64
    %28 = "arith.extsi"(%8) : (i32) -> i64
    %29 = "arith.extsi"(%9) : (i32) -> i64
    %30 = "arith.extsi"(%1) : (i32) -> i64
    %31 = "arith.constant"() {value = 2 : i64} : () -> i64
    %32 = "arith.muli"(%11, %31) : (i64, i64) -> i64
    %33 = "arith.muli"(%12, %31) : (i64, i64) -> i64
    %34 = "arith.muli"(%10, %31) : (i64, i64) -> i64
    %35 = "cutec.tensor_map"(%7, %27, %28, %29, %30, %32, %33, %34) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %36 = "arith.muli"(%15, %31) : (i64, i64) -> i64
    %37 = "arith.muli"(%16, %31) : (i64, i64) -> i64
    %38 = "arith.muli"(%14, %31) : (i64, i64) -> i64
    %39 = "cutec.tensor_map"(%13, %27, %28, %29, %30, %36, %37, %38) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %40 = "arith.divui"(%3, %9) : (i32, i32) -> i32
    %41 = "arith.constant"() {value = 1 : i32} : () -> i32
    %42 = "arith.maxsi"(%40, %41) : (i32, i32) -> i32
    %43 = "arith.extui"(%42) : (i32) -> i64
    %44 = "arith.subi"(%42, %41) : (i32, i32) -> i32
    %45 = "llvm.intr.ctlz"(%44) {is_zero_poison = false} : (i32) -> i32
    %46 = "arith.constant"() {value = 32 : i32} : () -> i32
    %47 = "arith.subi"(%46, %45) : (i32, i32) -> i32
    %48 = "arith.extsi"(%47) : (i32) -> i64
    %49 = "arith.constant"() {value = 1 : i64} : () -> i64
    %50 = "arith.shli"(%49, %48) : (i64, i64) -> i64
    %51 = "arith.cmpi"(%48, %27) {predicate = 6 : i64} : (i64, i64) -> i1
    %52 = "arith.constant"() {value = 0 : i64} : () -> i64
    %53 = "arith.select"(%51, %50, %52) : (i1, i64, i64) -> i64
    %54 = "arith.subi"(%53, %43) : (i64, i64) -> i64
    %55 = "arith.constant"() {value = 32 : i64} : () -> i64
    %56 = "arith.shli"(%54, %55) : (i64, i64) -> i64
    %57 = "arith.divui"(%56, %43) : (i64, i64) -> i64
    %58 = "arith.addi"(%57, %49) : (i64, i64) -> i64
    %59 = "arith.shli"(%58, %55) : (i64, i64) -> i64
    %60 = "arith.ori"(%59, %43) : (i64, i64) -> i64
    %61 = "arith.muli"(%2, %42) : (i32, i32) -> i32
    %62 = "arith.subi"(%8, %2) : (i32, i32) -> i32
    %63 = "arith.constant"() {value = 63 : i32} : () -> i32
    %64 = "arith.addi"(%61, %63) : (i32, i32) -> i32
    %65 = "arith.constant"() {value = 64 : i32} : () -> i32
    %66 = "arith.divui"(%64, %65) : (i32, i32) -> i32
    %67 = "arith.constant"() {value = 127 : i32} : () -> i32
    %68 = "arith.addi"(%8, %67) : (i32, i32) -> i32
    %69 = "arith.constant"() {value = 128 : i32} : () -> i32
    %70 = "arith.divui"(%68, %69) : (i32, i32) -> i32
    %71 = "arith.maxsi"(%70, %41) : (i32, i32) -> i32
    %72 = "arith.muli"(%66, %9) : (i32, i32) -> i32
    %73 = "arith.muli"(%72, %1) : (i32, i32) -> i32
    %74 = "arith.muli"(%73, %71) : (i32, i32) -> i32
    %75 = "arith.constant"() {value = 264 : i32} : () -> i32
    %76 = "arith.minsi"(%74, %75) : (i32, i32) -> i32
    %77 = "arith.maxsi"(%76, %41) : (i32, i32) -> i32
    %78 = "arith.divui"(%74, %77) : (i32, i32) -> i32
    %79 = "arith.remui"(%74, %77) : (i32, i32) -> i32
    %80 = "arith.constant"() {value = 256 : i32} : () -> i32
    %81 = "arith.constant"() {value = 106592 : i32} : () -> i32
    "gpu.launch_func"(%76, %41, %41, %80, %41, %41, %81, %35, %8, %9, %1, %39, %8, %9, %1, %0, %2, %3, %1, %5, %6, %4, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %25, %26, %62, %60, %61, %66, %76, %78, %79, %71, %24) {kernel = @kernels::@split_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 39, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32, i64, i32, i32, i32, i32, i32, i32, f32) -> ()
    %82 = "arith.constant"() {value = 8 : i32} : () -> i32
    %83 = "arith.muli"(%73, %82) : (i32, i32) -> i32
    %84 = "arith.cmpi"(%83, %76) {predicate = 3 : i64} : (i32, i32) -> i1
    %85 = "arith.constant"() {value = 3 : i32} : () -> i32
    %86 = "arith.constant"() {value = 0 : i32} : () -> i32
    %87 = "arith.select"(%84, %85, %86) : (i1, i32, i32) -> i32
    %88 = "arith.minsi"(%61, %65) : (i32, i32) -> i32
    %89 = "arith.subi"(%76, %41) : (i32, i32) -> i32
    %90 = "arith.maxsi"(%89, %86) : (i32, i32) -> i32
    %91 = "arith.shli"(%88, %87) : (i32, i32) -> i32
    %92 = "arith.cmpi"(%87, %46) {predicate = 6 : i64} : (i32, i32) -> i1
    %93 = "arith.select"(%92, %91, %86) : (i1, i32, i32) -> i32
    %94 = "arith.constant"() {value = 7 : i32} : () -> i32
    %95 = "arith.addi"(%93, %94) : (i32, i32) -> i32
    %96 = "arith.divui"(%95, %82) : (i32, i32) -> i32
    %97 = "arith.constant"() {value = 2112 : i32} : () -> i32
    "gpu.launch_func"(%90, %96, %41, %80, %41, %41, %97, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %25, %26, %62, %1, %8, %9, %60, %61, %66, %76, %78, %79, %71, %87) {kernel = @kernels::@combine_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 27, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i64, i32, i32, i32, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_full_f16_depth64_groups1_split1", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
