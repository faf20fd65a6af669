"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: i32, %4: !llvm.ptr, %5: i32, %6: i32, %7: i32, %8: !llvm.ptr, %9: i32, %10: i32, %11: i32, %12: !llvm.ptr<1>, %13: i32, %14: i32, %15: i32, %16: i64, %17: i64, %18: i64, %19: !llvm.ptr<1>, %20: i32, %21: i32, %22: i32, %23: i64, %24: i64, %25: i32, %26: i32, %27: i32, %28: i32, %29: f32, %30: i32):
      %31 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %32 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %34 = "arith.constant"() {value = 128 : i32} : () -> i32
      %35 = "arith.divui"(%31, %34) : (i32, i32) -> i32
      %36 = "arith.constant"() {value = -1 : i32} : () -> i32
      %37 = "arith.constant"() {value = 0 : i32} : () -> i32
      %38 = "arith.constant"() {value = 31 : i32} : () -> i32
      %39 = "nvvm.shfl.sync"(%36, %35, %37, %38) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %40 = "arith.constant"() {value = 32 : i32} : () -> i32
      %41 = "arith.divui"(%31, %40) : (i32, i32) -> i32
      %42 = "nvvm.shfl.sync"(%36, %41, %37, %38) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %43 = "arith.cmpi"(%42, %37) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%43) ({
        %44 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%44) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %46 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%46) ({
          "llvm.inline_asm"(%4) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %48 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%48) ({
          "llvm.inline_asm"(%8) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %50 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %51 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 24576>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %52 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 57344>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %53 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 90112>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %54 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %55 = "arith.cmpi"(%54, %37) {predicate = 0 : i64} : (i32, i32) -> i1
      %56 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %57 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %58 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %59 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %60 = "arith.addi"(%58, %59) : (i32, i32) -> i32
      %61 = "arith.constant"() {value = 512 : i32} : () -> i32
      %62 = "arith.muli"(%60, %61) : (i32, i32) -> i32
      %63 = "arith.addi"(%57, %62) : (i32, i32) -> i32
      %64 = "arith.divui"(%63, %40) : (i32, i32) -> i32
      %65 = "arith.cmpi"(%64, %37) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%65) ({
        %66 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%66) ({
          %67 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t68_s0 = "llvm.ptrtoint"(%53) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t68_s0, %67) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %69 = "arith.constant"() {value = 12 : i32} : () -> i32
          %t70_s0 = "llvm.ptrtoint"(%56) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t70_s0, %69) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %71 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 90128>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %72 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %73 = "arith.cmpi"(%72, %37) {predicate = 0 : i64} : (i32, i32) -> i1
      %74 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %75 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %76 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %77 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %78 = "arith.addi"(%76, %77) : (i32, i32) -> i32
      %79 = "arith.muli"(%78, %61) : (i32, i32) -> i32
      %80 = "arith.addi"(%75, %79) : (i32, i32) -> i32
      %81 = "arith.divui"(%80, %40) : (i32, i32) -> i32
      %82 = "arith.cmpi"(%81, %37) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%82) ({
        %83 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%83) ({
          %84 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t85_s0 = "llvm.ptrtoint"(%71) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t85_s0, %84) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %86 = "llvm.getelementptr"(%71) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t87_s0 = "llvm.ptrtoint"(%86) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t87_s0, %84) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %88 = "arith.constant"() {value = 12 : i32} : () -> i32
          %t89_s0 = "llvm.ptrtoint"(%74) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t89_s0, %88) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %90 = "llvm.getelementptr"(%74) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t91_s0 = "llvm.ptrtoint"(%90) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t91_s0, %88) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %92 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 90160>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %93 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %94 = "arith.cmpi"(%93, %37) {predicate = 0 : i64} : (i32, i32) -> i1
      %95 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %96 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %97 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %98 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %99 = "arith.addi"(%97, %98) : (i32, i32) -> i32
      %100 = "arith.muli"(%99, %61) : (i32, i32) -> i32
      %101 = "arith.addi"(%96, %100) : (i32, i32) -> i32
      %102 = "arith.divui"(%101, %40) : (i32, i32) -> i32
      %103 = "arith.cmpi"(%102, %37) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%103) ({
        %104 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%104) ({
          %105 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t106_s0 = "llvm.ptrtoint"(%92) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t106_s0, %105) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %107 = "llvm.getelementptr"(%92) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t108_s0 = "llvm.ptrtoint"(%107) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t108_s0, %105) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %109 = "arith.constant"() {value = 12 : i32} : () -> i32
          %t110_s0 = "llvm.ptrtoint"(%95) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t110_s0, %109) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %111 = "llvm.getelementptr"(%95) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t112_s0 = "llvm.ptrtoint"(%111) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t112_s0, %109) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %113 = "arith.cmpi"(%39, %37) {predicate = 0 : i64} : (i32, i32) -> i1
      %114 = "scf.if"(%113) ({
        "nvvm.setmaxregister"() {regCount = 32 : i32, action = #nvvm<action decrease>} : () -> ()
        "scf.if"(%43) ({
          %115 = "arith.muli"(%26, %2) : (i32, i32) -> i32
          %116 = "arith.muli"(%115, %25) : (i32, i32) -> i32
          %117 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %118 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %119 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %120 = "arith.subi"(%116, %117) : (i32, i32) -> i32
          %121 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %122 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %123 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %124 = "arith.constant"() {value = 1 : i32} : () -> i32
          %125 = "arith.subi"(%121, %124) : (i32, i32) -> i32
          %126 = "arith.addi"(%120, %125) : (i32, i32) -> i32
          %127 = "arith.remsi"(%126, %121) : (i32, i32) -> i32
          %128 = "arith.cmpi"(%127, %37) {predicate = 2 : i64} : (i32, i32) -> i1
          %129 = "arith.divsi"(%126, %121) : (i32, i32) -> i32
          %130 = "arith.extsi"(%128) : (i1) -> i32
          %131 = "arith.addi"(%129, %130) : (i32, i32) -> i32
          %132, %133, %134, %135, %136, %137, %138, %139, %140 = "scf.for"(%37, %131, %124, %37, %37, %124, %37, %37, %124, %37, %37, %124) ({
          ^bb0(%141: i32, %142: i32, %143: i32, %144: i32, %145: i32, %146: i32, %147: i32, %148: i32, %149: i32, %150: i32):
            %151 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %152 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %153 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %154 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
            %155 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
            %156 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
            %157 = "arith.muli"(%141, %154) : (i32, i32) -> i32
            %158 = "arith.addi"(%151, %157) : (i32, i32) -> i32
            %159 = "arith.remui"(%158, %26) : (i32, i32) -> i32
            %160 = "arith.divui"(%158, %26) : (i32, i32) -> i32
            %161 = "arith.remui"(%160, %2) : (i32, i32) -> i32
            %162 = "arith.divui"(%160, %2) : (i32, i32) -> i32
            %163 = "arith.constant"() {value = 191 : i32} : () -> i32
            %164 = "arith.addi"(%28, %163) : (i32, i32) -> i32
            %165 = "arith.constant"() {value = 192 : i32} : () -> i32
            %166 = "arith.divui"(%164, %165) : (i32, i32) -> i32
            %167 = "arith.subi"(%166, %124) : (i32, i32) -> i32
            %168 = "arith.subi"(%167, %159) : (i32, i32) -> i32
            %169 = "arith.cmpi"(%168, %37) {predicate = 5 : i64} : (i32, i32) -> i1
            %170, %171, %172, %173, %174, %175, %176, %177, %178 = "scf.if"(%169) ({
              %179 = "arith.muli"(%168, %165) : (i32, i32) -> i32
              %180 = "arith.maxsi"(%27, %124) : (i32, i32) -> i32
              %181 = "arith.subi"(%180, %124) : (i32, i32) -> i32
              %182 = "arith.constant"() {value = 7 : i32} : () -> i32
              %183 = "arith.shrsi"(%181, %182) : (i32, i32) -> i32
              %184 = "arith.addi"(%183, %124) : (i32, i32) -> i32
              %185 = "arith.minsi"(%37, %183) : (i32, i32) -> i32
              %186 = "arith.subi"(%184, %185) : (i32, i32) -> i32
              %187 = "arith.divui"(%161, %30) : (i32, i32) -> i32
              %188 = "llvm.getelementptr"(%74, %146) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t189_s0 = "llvm.ptrtoint"(%188) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t189_s0, %147) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %190 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%190) ({
                %191 = "llvm.getelementptr"(%71, %146) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %192 = "arith.constant"() {value = 16384 : i32} : () -> i32
                %t193_s0 = "llvm.ptrtoint"(%191) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t193_s0, %192) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %194 = "arith.muli"(%183, %34) : (i32, i32) -> i32
              %195 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %196 = "arith.muli"(%146, %195) : (i32, i32) -> i32
              %197 = "llvm.getelementptr"(%51, %196) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %198 = "llvm.getelementptr"(%71, %146) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %199 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%199) ({
                %t200_s0 = "llvm.ptrtoint"(%197) : (!llvm.ptr<3>) -> i32
                %t200_s2 = "llvm.ptrtoint"(%198) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t200_s0, %4, %t200_s2, %37, %194, %187, %162) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %201 = "arith.addi"(%146, %124) : (i32, i32) -> i32
              %202 = "arith.constant"() {value = 2 : i32} : () -> i32
              %203 = "arith.cmpi"(%201, %202) {predicate = 0 : i64} : (i32, i32) -> i1
              %204 = "arith.xori"(%147, %124) : (i32, i32) -> i32
              %205 = "arith.select"(%203, %204, %147) : (i1, i32, i32) -> i32
              %206 = "arith.select"(%203, %37, %201) : (i1, i32, i32) -> i32
              %207 = "arith.addi"(%145, %124) : (i32, i32) -> i32
              %208 = "llvm.getelementptr"(%56, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t209_s0 = "llvm.ptrtoint"(%208) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t209_s0, %144) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %210 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%210) ({
                %211 = "llvm.getelementptr"(%53, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %212 = "arith.constant"() {value = 24576 : i32} : () -> i32
                %t213_s0 = "llvm.ptrtoint"(%211) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t213_s0, %212) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %214 = "llvm.getelementptr"(%53, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %215 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%215) ({
                %t216_s0 = "llvm.ptrtoint"(%50) : (!llvm.ptr<3>) -> i32
                %t216_s2 = "llvm.ptrtoint"(%214) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t216_s0, %0, %t216_s2, %37, %179, %161, %162) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %217 = "arith.addi"(%143, %124) : (i32, i32) -> i32
              %218 = "arith.cmpi"(%217, %124) {predicate = 0 : i64} : (i32, i32) -> i1
              %219 = "arith.xori"(%144, %124) : (i32, i32) -> i32
              %220 = "arith.select"(%218, %219, %144) : (i1, i32, i32) -> i32
              %221 = "arith.select"(%218, %37, %217) : (i1, i32, i32) -> i32
              %222 = "arith.addi"(%142, %124) : (i32, i32) -> i32
              %223, %224, %225, %226, %227, %228 = "scf.for"(%124, %186, %124, %207, %206, %205, %148, %149, %150) ({
              ^bb0(%229: i32, %230: i32, %231: i32, %232: i32, %233: i32, %234: i32, %235: i32):
                %236 = "arith.subi"(%183, %229) : (i32, i32) -> i32
                %237 = "llvm.getelementptr"(%74, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t238_s0 = "llvm.ptrtoint"(%237) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t238_s0, %232) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %239 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%239) ({
                  %240 = "llvm.getelementptr"(%71, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %241 = "arith.constant"() {value = 16384 : i32} : () -> i32
                  %t242_s0 = "llvm.ptrtoint"(%240) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t242_s0, %241) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %243 = "arith.muli"(%236, %34) : (i32, i32) -> i32
                %244 = "arith.muli"(%231, %195) : (i32, i32) -> i32
                %245 = "llvm.getelementptr"(%51, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %246 = "llvm.getelementptr"(%71, %231) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %247 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%247) ({
                  %t248_s0 = "llvm.ptrtoint"(%245) : (!llvm.ptr<3>) -> i32
                  %t248_s2 = "llvm.ptrtoint"(%246) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t248_s0, %4, %t248_s2, %37, %243, %187, %162) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %249 = "arith.addi"(%231, %124) : (i32, i32) -> i32
                %250 = "arith.cmpi"(%249, %202) {predicate = 0 : i64} : (i32, i32) -> i1
                %251 = "arith.xori"(%232, %124) : (i32, i32) -> i32
                %252 = "arith.select"(%250, %251, %232) : (i1, i32, i32) -> i32
                %253 = "arith.select"(%250, %37, %249) : (i1, i32, i32) -> i32
                %254 = "arith.addi"(%230, %124) : (i32, i32) -> i32
                %255 = "arith.addi"(%236, %124) : (i32, i32) -> i32
                %256 = "llvm.getelementptr"(%95, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t257_s0 = "llvm.ptrtoint"(%256) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t257_s0, %235) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %258 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%258) ({
                  %259 = "llvm.getelementptr"(%92, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %260 = "arith.constant"() {value = 16384 : i32} : () -> i32
                  %t261_s0 = "llvm.ptrtoint"(%259) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t261_s0, %260) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %262 = "arith.muli"(%255, %34) : (i32, i32) -> i32
                %263 = "arith.muli"(%234, %195) : (i32, i32) -> i32
                %264 = "llvm.getelementptr"(%52, %263) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %265 = "llvm.getelementptr"(%92, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %266 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%266) ({
                  %t267_s0 = "llvm.ptrtoint"(%264) : (!llvm.ptr<3>) -> i32
                  %t267_s2 = "llvm.ptrtoint"(%265) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t267_s0, %8, %t267_s2, %37, %262, %187, %162) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %268 = "arith.addi"(%234, %124) : (i32, i32) -> i32
                %269 = "arith.cmpi"(%268, %202) {predicate = 0 : i64} : (i32, i32) -> i1
                %270 = "arith.xori"(%235, %124) : (i32, i32) -> i32
                %271 = "arith.select"(%269, %270, %235) : (i1, i32, i32) -> i32
                %272 = "arith.select"(%269, %37, %268) : (i1, i32, i32) -> i32
                %273 = "arith.addi"(%233, %124) : (i32, i32) -> i32
                "scf.yield"(%254, %253, %252, %273, %272, %271) : (i32, i32, i32, i32, i32, i32) -> ()
              }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
              %274 = "arith.subi"(%184, %186) : (i32, i32) -> i32
              %275 = "llvm.getelementptr"(%95, %227) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t276_s0 = "llvm.ptrtoint"(%275) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t276_s0, %228) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %277 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%277) ({
                %278 = "llvm.getelementptr"(%92, %227) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %279 = "arith.constant"() {value = 16384 : i32} : () -> i32
                %t280_s0 = "llvm.ptrtoint"(%278) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t280_s0, %279) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %281 = "arith.muli"(%274, %34) : (i32, i32) -> i32
              %282 = "arith.muli"(%227, %195) : (i32, i32) -> i32
              %283 = "llvm.getelementptr"(%52, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %284 = "llvm.getelementptr"(%92, %227) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %285 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%285) ({
                %t286_s0 = "llvm.ptrtoint"(%283) : (!llvm.ptr<3>) -> i32
                %t286_s2 = "llvm.ptrtoint"(%284) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t286_s0, %8, %t286_s2, %37, %281, %187, %162) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %287 = "arith.addi"(%227, %124) : (i32, i32) -> i32
              %288 = "arith.cmpi"(%287, %202) {predicate = 0 : i64} : (i32, i32) -> i1
              %289 = "arith.xori"(%228, %124) : (i32, i32) -> i32
              %290 = "arith.select"(%288, %289, %228) : (i1, i32, i32) -> i32
              %291 = "arith.select"(%288, %37, %287) : (i1, i32, i32) -> i32
              %292 = "arith.addi"(%226, %124) : (i32, i32) -> i32
              "scf.yield"(%222, %221, %220, %223, %224, %225, %292, %291, %290) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%142, %143, %144, %145, %146, %147, %148, %149, %150) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
            "scf.yield"(%170, %171, %172, %173, %174, %175, %176, %177, %178) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %293 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%293) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 160 : i32, action = #nvvm<action increase>} : () -> ()
        %294 = "arith.constant"() {value = 1 : i32} : () -> i32
        %295 = "arith.subi"(%39, %294) : (i32, i32) -> i32
        %296 = "arith.subi"(%31, %34) : (i32, i32) -> i32
        %297 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %298 = "arith.mulf"(%29, %297) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %299 = "arith.muli"(%295, %34) : (i32, i32) -> i32
        %300 = "arith.divui"(%299, %34) : (i32, i32) -> i32
        %301 = "arith.constant"() {value = 3 : i32} : () -> i32
        %302 = "arith.remui"(%300, %301) : (i32, i32) -> i32
        %303 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %304 = "arith.muli"(%302, %303) : (i32, i32) -> i32
        %305 = "llvm.getelementptr"(%50, %304) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %306 = "arith.constant"() {value = 8 : i32} : () -> i32
        %307 = "arith.constant"() {value = 9 : i32} : () -> i32
        %308 = "arith.constant"() {value = 16 : i32} : () -> i32
        %309 = "arith.constant"() {value = 17 : i32} : () -> i32
        %310 = "arith.constant"() {value = 24 : i32} : () -> i32
        %311 = "arith.constant"() {value = 25 : i32} : () -> i32
        %312 = "arith.constant"() {value = 33 : i32} : () -> i32
        %313 = "arith.constant"() {value = 40 : i32} : () -> i32
        %314 = "arith.constant"() {value = 41 : i32} : () -> i32
        %315 = "arith.constant"() {value = 48 : i32} : () -> i32
        %316 = "arith.constant"() {value = 49 : i32} : () -> i32
        %317 = "arith.constant"() {value = 56 : i32} : () -> i32
        %318 = "arith.constant"() {value = 57 : i32} : () -> i32
        %319 = "arith.constant"() {value = 64 : i32} : () -> i32
        %320 = "arith.constant"() {value = 65 : i32} : () -> i32
        %321 = "arith.constant"() {value = 72 : i32} : () -> i32
        %322 = "arith.constant"() {value = 73 : i32} : () -> i32
        %323 = "arith.constant"() {value = 80 : i32} : () -> i32
        %324 = "arith.constant"() {value = 81 : i32} : () -> i32
        %325 = "arith.constant"() {value = 88 : i32} : () -> i32
        %326 = "arith.constant"() {value = 89 : i32} : () -> i32
        %327 = "arith.constant"() {value = 96 : i32} : () -> i32
        %328 = "arith.constant"() {value = 97 : i32} : () -> i32
        %329 = "arith.constant"() {value = 104 : i32} : () -> i32
        %330 = "arith.constant"() {value = 105 : i32} : () -> i32
        %331 = "arith.constant"() {value = 112 : i32} : () -> i32
        %332 = "arith.constant"() {value = 113 : i32} : () -> i32
        %333 = "arith.constant"() {value = 120 : i32} : () -> i32
        %334 = "arith.constant"() {value = 121 : i32} : () -> i32
        %335 = "arith.constant"() {value = 2 : i32} : () -> i32
        %336 = "arith.cmpi"(%295, %335) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%336) ({
          %337 = "arith.addi"(%295, %294) : (i32, i32) -> i32
          %338 = "arith.remsi"(%337, %301) : (i32, i32) -> i32
          %339 = "arith.cmpi"(%338, %37) {predicate = 2 : i64} : (i32, i32) -> i1
          %340 = "arith.addi"(%338, %301) : (i32, i32) -> i32
          %341 = "arith.select"(%339, %340, %338) : (i1, i32, i32) -> i32
          %342 = "arith.addi"(%294, %341) : (i32, i32) -> i32
          %343 = "arith.constant"() {value = 256 : i32} : () -> i32
          "nvvm.barrier.arrive"(%342, %343) : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %344 = "arith.muli"(%26, %2) : (i32, i32) -> i32
        %345 = "arith.muli"(%344, %25) : (i32, i32) -> i32
        %346 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %347 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %348 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %349 = "arith.subi"(%345, %346) : (i32, i32) -> i32
        %350 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %351 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %352 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %353 = "arith.subi"(%350, %294) : (i32, i32) -> i32
        %354 = "arith.addi"(%349, %353) : (i32, i32) -> i32
        %355 = "arith.remsi"(%354, %350) : (i32, i32) -> i32
        %356 = "arith.cmpi"(%355, %37) {predicate = 2 : i64} : (i32, i32) -> i1
        %357 = "arith.divsi"(%354, %350) : (i32, i32) -> i32
        %358 = "arith.extsi"(%356) : (i1) -> i32
        %359 = "arith.addi"(%357, %358) : (i32, i32) -> i32
        %360 = "llvm.mlir.undef"() : () -> f32
        %361 = "llvm.mlir.undef"() : () -> f32
        %362 = "llvm.mlir.undef"() : () -> f32
        %363 = "llvm.mlir.undef"() : () -> f32
        %364 = "llvm.mlir.undef"() : () -> f32
        %365 = "llvm.mlir.undef"() : () -> f32
        %366 = "llvm.mlir.undef"() : () -> f32
        %367 = "llvm.mlir.undef"() : () -> f32
        %368 = "llvm.mlir.undef"() : () -> f32
        %369 = "llvm.mlir.undef"() : () -> f32
        %370 = "llvm.mlir.undef"() : () -> f32
        %371 = "llvm.mlir.undef"() : () -> f32
        %372 = "llvm.mlir.undef"() : () -> f32
        %373 = "llvm.mlir.undef"() : () -> f32
        %374 = "llvm.mlir.undef"() : () -> f32
        %375 = "llvm.mlir.undef"() : () -> f32
        %376 = "llvm.mlir.undef"() : () -> f32
        %377 = "llvm.mlir.undef"() : () -> f32
        %378 = "llvm.mlir.undef"() : () -> f32
        %379 = "llvm.mlir.undef"() : () -> f32
        %380 = "llvm.mlir.undef"() : () -> f32
        %381 = "llvm.mlir.undef"() : () -> f32
        %382 = "llvm.mlir.undef"() : () -> f32
        %383 = "llvm.mlir.undef"() : () -> f32
        %384 = "llvm.mlir.undef"() : () -> f32
        %385 = "llvm.mlir.undef"() : () -> f32
        %386 = "llvm.mlir.undef"() : () -> f32
        %387 = "llvm.mlir.undef"() : () -> f32
        %388 = "llvm.mlir.undef"() : () -> f32
        %389 = "llvm.mlir.undef"() : () -> f32
        %390 = "llvm.mlir.undef"() : () -> f32
        %391 = "llvm.mlir.undef"() : () -> f32
        %392 = "llvm.mlir.undef"() : () -> f32
        %393 = "llvm.mlir.undef"() : () -> f32
        %394 = "llvm.mlir.undef"() : () -> f32
        %395 = "llvm.mlir.undef"() : () -> f32
        %396 = "llvm.mlir.undef"() : () -> f32
        %397 = "llvm.mlir.undef"() : () -> f32
        %398 = "llvm.mlir.undef"() : () -> f32
        %399 = "llvm.mlir.undef"() : () -> f32
        %400 = "llvm.mlir.undef"() : () -> f32
        %401 = "llvm.mlir.undef"() : () -> f32
        %402 = "llvm.mlir.undef"() : () -> f32
        %403 = "llvm.mlir.undef"() : () -> f32
        %404 = "llvm.mlir.undef"() : () -> f32
        %405 = "llvm.mlir.undef"() : () -> f32
        %406 = "llvm.mlir.undef"() : () -> f32
        %407 = "llvm.mlir.undef"() : () -> f32
        %408 = "llvm.mlir.undef"() : () -> f32
        %409 = "llvm.mlir.undef"() : () -> f32
        %410 = "llvm.mlir.undef"() : () -> f32
        %411 = "llvm.mlir.undef"() : () -> f32
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
        %424 = "llvm.mlir.undef"() : () -> i32
        %425 = "llvm.mlir.undef"() : () -> i32
        %426 = "llvm.mlir.undef"() : () -> i32
        %427 = "llvm.mlir.undef"() : () -> i32
        %428 = "llvm.mlir.undef"() : () -> i32
        %429 = "llvm.mlir.undef"() : () -> i32
        %430 = "llvm.mlir.undef"() : () -> i32
        %431 = "llvm.mlir.undef"() : () -> i32
        %432 = "llvm.mlir.undef"() : () -> i32
        %433 = "llvm.mlir.undef"() : () -> i32
        %434 = "llvm.mlir.undef"() : () -> i32
        %435 = "llvm.mlir.undef"() : () -> i32
        %436 = "llvm.mlir.undef"() : () -> i32
        %437 = "llvm.mlir.undef"() : () -> i32
        %438 = "llvm.mlir.undef"() : () -> i32
        %439 = "llvm.mlir.undef"() : () -> i32
        %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528 = "scf.for"(%37, %359, %294, %37, %37, %37, %37, %37, %37, %37, %37, %37, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439) ({
        ^bb0(%529: i32, %530: i32, %531: i32, %532: i32, %533: i32, %534: i32, %535: i32, %536: i32, %537: i32, %538: i32, %539: f32, %540: f32, %541: f32, %542: f32, %543: f32, %544: f32, %545: f32, %546: f32, %547: f32, %548: f32, %549: f32, %550: f32, %551: f32, %552: f32, %553: f32, %554: f32, %555: f32, %556: f32, %557: f32, %558: f32, %559: f32, %560: f32, %561: f32, %562: f32, %563: f32, %564: f32, %565: f32, %566: f32, %567: f32, %568: f32, %569: f32, %570: f32, %571: f32, %572: f32, %573: f32, %574: f32, %575: f32, %576: f32, %577: f32, %578: f32, %579: f32, %580: f32, %581: f32, %582: f32, %583: f32, %584: f32, %585: f32, %586: f32, %587: f32, %588: f32, %589: f32, %590: f32, %591: f32, %592: f32, %593: f32, %594: f32, %595: f32, %596: f32, %597: f32, %598: f32, %599: f32, %600: f32, %601: f32, %602: f32, %603: i32, %604: i32, %605: i32, %606: i32, %607: i32, %608: i32, %609: i32, %610: i32, %611: i32, %612: i32, %613: i32, %614: i32, %615: i32, %616: i32, %617: i32, %618: i32):
          %619 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %620 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %621 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %622 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %623 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %624 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %625 = "arith.muli"(%529, %622) : (i32, i32) -> i32
          %626 = "arith.addi"(%619, %625) : (i32, i32) -> i32
          %627 = "arith.remui"(%626, %26) : (i32, i32) -> i32
          %628 = "arith.divui"(%626, %26) : (i32, i32) -> i32
          %629 = "arith.remui"(%628, %2) : (i32, i32) -> i32
          %630 = "arith.divui"(%628, %2) : (i32, i32) -> i32
          %631 = "arith.constant"() {value = 191 : i32} : () -> i32
          %632 = "arith.addi"(%28, %631) : (i32, i32) -> i32
          %633 = "arith.constant"() {value = 192 : i32} : () -> i32
          %634 = "arith.divui"(%632, %633) : (i32, i32) -> i32
          %635 = "arith.subi"(%634, %294) : (i32, i32) -> i32
          %636 = "arith.subi"(%635, %627) : (i32, i32) -> i32
          %637 = "arith.cmpi"(%636, %37) {predicate = 5 : i64} : (i32, i32) -> i1
          %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726 = "scf.if"(%637) ({
            %727 = "arith.muli"(%636, %633) : (i32, i32) -> i32
            %728 = "arith.maxsi"(%27, %294) : (i32, i32) -> i32
            %729 = "arith.subi"(%728, %294) : (i32, i32) -> i32
            %730 = "arith.constant"() {value = 7 : i32} : () -> i32
            %731 = "arith.shrsi"(%729, %730) : (i32, i32) -> i32
            %732 = "arith.addi"(%731, %294) : (i32, i32) -> i32
            %733 = "arith.minsi"(%37, %731) : (i32, i32) -> i32
            %734 = "arith.subi"(%732, %733) : (i32, i32) -> i32
            %735 = "arith.muli"(%295, %319) : (i32, i32) -> i32
            %736 = "arith.addi"(%727, %735) : (i32, i32) -> i32
            %737 = "arith.constant"() {value = 127 : i32} : () -> i32
            %738 = "arith.andi"(%296, %737) : (i32, i32) -> i32
            %739 = "arith.divui"(%738, %40) : (i32, i32) -> i32
            %740 = "arith.muli"(%739, %308) : (i32, i32) -> i32
            %741 = "arith.addi"(%736, %740) : (i32, i32) -> i32
            %742 = "arith.andi"(%296, %38) : (i32, i32) -> i32
            %743 = "arith.constant"() {value = 4 : i32} : () -> i32
            %744 = "arith.divui"(%742, %743) : (i32, i32) -> i32
            %745 = "arith.addi"(%741, %744) : (i32, i32) -> i32
            %746 = "arith.andi"(%296, %301) : (i32, i32) -> i32
            %747 = "arith.muli"(%746, %335) : (i32, i32) -> i32
            %748 = "arith.muli"(%731, %34) : (i32, i32) -> i32
            %749 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
            %750 = "vector.extract"(%749) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %751 = "vector.extract"(%749) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %752 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
            %753 = "vector.extract"(%752) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %754 = "vector.extract"(%752) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %755 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
            %756 = "vector.extract"(%755) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %757 = "vector.extract"(%755) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %758 = "vector.extract"(%755) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %759 = "vector.extract"(%755) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %760 = "vector.extract"(%755) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %761 = "vector.extract"(%755) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %762 = "vector.extract"(%755) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %763 = "vector.extract"(%755) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %764 = "vector.extract"(%755) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %765 = "vector.extract"(%755) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %766 = "vector.extract"(%755) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %767 = "vector.extract"(%755) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %768 = "vector.extract"(%755) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %769 = "vector.extract"(%755) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %770 = "vector.extract"(%755) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %771 = "vector.extract"(%755) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %772 = "vector.extract"(%755) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %773 = "vector.extract"(%755) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %774 = "vector.extract"(%755) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %775 = "vector.extract"(%755) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %776 = "vector.extract"(%755) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %777 = "vector.extract"(%755) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %778 = "vector.extract"(%755) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %779 = "vector.extract"(%755) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %780 = "vector.extract"(%755) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %781 = "vector.extract"(%755) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %782 = "vector.extract"(%755) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %783 = "vector.extract"(%755) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %784 = "vector.extract"(%755) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %785 = "vector.extract"(%755) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %786 = "vector.extract"(%755) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %787 = "vector.extract"(%755) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %788 = "llvm.getelementptr"(%53, %534) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t789_s0 = "llvm.ptrtoint"(%788) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t789_s0, %535) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %790 = "llvm.getelementptr"(%71, %531) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t791_s0 = "llvm.ptrtoint"(%790) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t791_s0, %532) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %792 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %793 = "arith.muli"(%531, %792) : (i32, i32) -> i32
            %794 = "llvm.getelementptr"(%51, %793) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.wgmma.fence.aligned"() : () -> ()
            %795 = "arith.constant"() {value = false} : () -> i1
            %t797_a = "llvm.ptrtoint"(%305) : (!llvm.ptr<3>) -> i32
            %t797_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t797_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t797_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t797_shifted = "arith.shrui"(%t797_a, %t797_four) : (i32, i32) -> i32
            %t797_low = "arith.andi"(%t797_shifted, %t797_mask) : (i32, i32) -> i32
            %t797_wide = "arith.extui"(%t797_low) : (i32) -> i64
            %796 = "arith.ori"(%t797_wide, %t797_fields) : (i64, i64) -> i64
            %t799_a = "llvm.ptrtoint"(%794) : (!llvm.ptr<3>) -> i32
            %t799_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t799_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t799_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t799_shifted = "arith.shrui"(%t799_a, %t799_four) : (i32, i32) -> i32
            %t799_low = "arith.andi"(%t799_shifted, %t799_mask) : (i32, i32) -> i32
            %t799_wide = "arith.extui"(%t799_low) : (i32) -> i64
            %798 = "arith.ori"(%t799_wide, %t799_fields) : (i64, i64) -> i64
            %t864_r = "llvm.inline_asm"(%539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %796, %798, %795) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
            %800 = "llvm.extractvalue"(%t864_r) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %801 = "llvm.extractvalue"(%t864_r) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %802 = "llvm.extractvalue"(%t864_r) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %803 = "llvm.extractvalue"(%t864_r) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %804 = "llvm.extractvalue"(%t864_r) {position = array<i64: 4>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %805 = "llvm.extractvalue"(%t864_r) {position = array<i64: 5>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %806 = "llvm.extractvalue"(%t864_r) {position = array<i64: 6>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %807 = "llvm.extractvalue"(%t864_r) {position = array<i64: 7>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %808 = "llvm.extractvalue"(%t864_r) {position = array<i64: 8>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %809 = "llvm.extractvalue"(%t864_r) {position = array<i64: 9>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %810 = "llvm.extractvalue"(%t864_r) {position = array<i64: 10>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %811 = "llvm.extractvalue"(%t864_r) {position = array<i64: 11>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %812 = "llvm.extractvalue"(%t864_r) {position = array<i64: 12>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %813 = "llvm.extractvalue"(%t864_r) {position = array<i64: 13>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %814 = "llvm.extractvalue"(%t864_r) {position = array<i64: 14>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %815 = "llvm.extractvalue"(%t864_r) {position = array<i64: 15>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %816 = "llvm.extractvalue"(%t864_r) {position = array<i64: 16>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %817 = "llvm.extractvalue"(%t864_r) {position = array<i64: 17>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %818 = "llvm.extractvalue"(%t864_r) {position = array<i64: 18>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %819 = "llvm.extractvalue"(%t864_r) {position = array<i64: 19>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %820 = "llvm.extractvalue"(%t864_r) {position = array<i64: 20>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %821 = "llvm.extractvalue"(%t864_r) {position = array<i64: 21>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %822 = "llvm.extractvalue"(%t864_r) {position = array<i64: 22>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %823 = "llvm.extractvalue"(%t864_r) {position = array<i64: 23>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %824 = "llvm.extractvalue"(%t864_r) {position = array<i64: 24>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %825 = "llvm.extractvalue"(%t864_r) {position = array<i64: 25>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %826 = "llvm.extractvalue"(%t864_r) {position = array<i64: 26>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %827 = "llvm.extractvalue"(%t864_r) {position = array<i64: 27>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %828 = "llvm.extractvalue"(%t864_r) {position = array<i64: 28>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %829 = "llvm.extractvalue"(%t864_r) {position = array<i64: 29>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %830 = "llvm.extractvalue"(%t864_r) {position = array<i64: 30>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %831 = "llvm.extractvalue"(%t864_r) {position = array<i64: 31>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %832 = "llvm.extractvalue"(%t864_r) {position = array<i64: 32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %833 = "llvm.extractvalue"(%t864_r) {position = array<i64: 33>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %834 = "llvm.extractvalue"(%t864_r) {position = array<i64: 34>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %835 = "llvm.extractvalue"(%t864_r) {position = array<i64: 35>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %836 = "llvm.extractvalue"(%t864_r) {position = array<i64: 36>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %837 = "llvm.extractvalue"(%t864_r) {position = array<i64: 37>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %838 = "llvm.extractvalue"(%t864_r) {position = array<i64: 38>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %839 = "llvm.extractvalue"(%t864_r) {position = array<i64: 39>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %840 = "llvm.extractvalue"(%t864_r) {position = array<i64: 40>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %841 = "llvm.extractvalue"(%t864_r) {position = array<i64: 41>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %842 = "llvm.extractvalue"(%t864_r) {position = array<i64: 42>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %843 = "llvm.extractvalue"(%t864_r) {position = array<i64: 43>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %844 = "llvm.extractvalue"(%t864_r) {position = array<i64: 44>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %845 = "llvm.extractvalue"(%t864_r) {position = array<i64: 45>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %846 = "llvm.extractvalue"(%t864_r) {position = array<i64: 46>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %847 = "llvm.extractvalue"(%t864_r) {position = array<i64: 47>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %848 = "llvm.extractvalue"(%t864_r) {position = array<i64: 48>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %849 = "llvm.extractvalue"(%t864_r) {position = array<i64: 49>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %850 = "llvm.extractvalue"(%t864_r) {position = array<i64: 50>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %851 = "llvm.extractvalue"(%t864_r) {position = array<i64: 51>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %852 = "llvm.extractvalue"(%t864_r) {position = array<i64: 52>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %853 = "llvm.extractvalue"(%t864_r) {position = array<i64: 53>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %854 = "llvm.extractvalue"(%t864_r) {position = array<i64: 54>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %855 = "llvm.extractvalue"(%t864_r) {position = array<i64: 55>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %856 = "llvm.extractvalue"(%t864_r) {position = array<i64: 56>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %857 = "llvm.extractvalue"(%t864_r) {position = array<i64: 57>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %858 = "llvm.extractvalue"(%t864_r) {position = array<i64: 58>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %859 = "llvm.extractvalue"(%t864_r) {position = array<i64: 59>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %860 = "llvm.extractvalue"(%t864_r) {position = array<i64: 60>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %861 = "llvm.extractvalue"(%t864_r) {position = array<i64: 61>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %862 = "llvm.extractvalue"(%t864_r) {position = array<i64: 62>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %863 = "llvm.extractvalue"(%t864_r) {position = array<i64: 63>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t929_r = "llvm.inline_asm"(%800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
            %865 = "llvm.extractvalue"(%t929_r) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %866 = "llvm.extractvalue"(%t929_r) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %867 = "llvm.extractvalue"(%t929_r) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %868 = "llvm.extractvalue"(%t929_r) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %869 = "llvm.extractvalue"(%t929_r) {position = array<i64: 4>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %870 = "llvm.extractvalue"(%t929_r) {position = array<i64: 5>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %871 = "llvm.extractvalue"(%t929_r) {position = array<i64: 6>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %872 = "llvm.extractvalue"(%t929_r) {position = array<i64: 7>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %873 = "llvm.extractvalue"(%t929_r) {position = array<i64: 8>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %874 = "llvm.extractvalue"(%t929_r) {position = array<i64: 9>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %875 = "llvm.extractvalue"(%t929_r) {position = array<i64: 10>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %876 = "llvm.extractvalue"(%t929_r) {position = array<i64: 11>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %877 = "llvm.extractvalue"(%t929_r) {position = array<i64: 12>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %878 = "llvm.extractvalue"(%t929_r) {position = array<i64: 13>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %879 = "llvm.extractvalue"(%t929_r) {position = array<i64: 14>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %880 = "llvm.extractvalue"(%t929_r) {position = array<i64: 15>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %881 = "llvm.extractvalue"(%t929_r) {position = array<i64: 16>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %882 = "llvm.extractvalue"(%t929_r) {position = array<i64: 17>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %883 = "llvm.extractvalue"(%t929_r) {position = array<i64: 18>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %884 = "llvm.extractvalue"(%t929_r) {position = array<i64: 19>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %885 = "llvm.extractvalue"(%t929_r) {position = array<i64: 20>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %886 = "llvm.extractvalue"(%t929_r) {position = array<i64: 21>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %887 = "llvm.extractvalue"(%t929_r) {position = array<i64: 22>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %888 = "llvm.extractvalue"(%t929_r) {position = array<i64: 23>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %889 = "llvm.extractvalue"(%t929_r) {position = array<i64: 24>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %890 = "llvm.extractvalue"(%t929_r) {position = array<i64: 25>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %891 = "llvm.extractvalue"(%t929_r) {position = array<i64: 26>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %892 = "llvm.extractvalue"(%t929_r) {position = array<i64: 27>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %893 = "llvm.extractvalue"(%t929_r) {position = array<i64: 28>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %894 = "llvm.extractvalue"(%t929_r) {position = array<i64: 29>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %895 = "llvm.extractvalue"(%t929_r) {position = array<i64: 30>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %896 = "llvm.extractvalue"(%t929_r) {position = array<i64: 31>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %897 = "llvm.extractvalue"(%t929_r) {position = array<i64: 32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %898 = "llvm.extractvalue"(%t929_r) {position = array<i64: 33>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %899 = "llvm.extractvalue"(%t929_r) {position = array<i64: 34>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %900 = "llvm.extractvalue"(%t929_r) {position = array<i64: 35>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %901 = "llvm.extractvalue"(%t929_r) {position = array<i64: 36>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %902 = "llvm.extractvalue"(%t929_r) {position = array<i64: 37>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %903 = "llvm.extractvalue"(%t929_r) {position = array<i64: 38>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %904 = "llvm.extractvalue"(%t929_r) {position = array<i64: 39>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %905 = "llvm.extractvalue"(%t929_r) {position = array<i64: 40>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %906 = "llvm.extractvalue"(%t929_r) {position = array<i64: 41>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %907 = "llvm.extractvalue"(%t929_r) {position = array<i64: 42>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %908 = "llvm.extractvalue"(%t929_r) {position = array<i64: 43>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %909 = "llvm.extractvalue"(%t929_r) {position = array<i64: 44>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %910 = "llvm.extractvalue"(%t929_r) {position = array<i64: 45>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %911 = "llvm.extractvalue"(%t929_r) {position = array<i64: 46>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %912 = "llvm.extractvalue"(%t929_r) {position = array<i64: 47>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %913 = "llvm.extractvalue"(%t929_r) {position = array<i64: 48>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %914 = "llvm.extractvalue"(%t929_r) {position = array<i64: 49>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %915 = "llvm.extractvalue"(%t929_r) {position = array<i64: 50>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %916 = "llvm.extractvalue"(%t929_r) {position = array<i64: 51>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %917 = "llvm.extractvalue"(%t929_r) {position = array<i64: 52>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %918 = "llvm.extractvalue"(%t929_r) {position = array<i64: 53>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %919 = "llvm.extractvalue"(%t929_r) {position = array<i64: 54>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %920 = "llvm.extractvalue"(%t929_r) {position = array<i64: 55>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %921 = "llvm.extractvalue"(%t929_r) {position = array<i64: 56>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %922 = "llvm.extractvalue"(%t929_r) {position = array<i64: 57>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %923 = "llvm.extractvalue"(%t929_r) {position = array<i64: 58>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %924 = "llvm.extractvalue"(%t929_r) {position = array<i64: 59>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %925 = "llvm.extractvalue"(%t929_r) {position = array<i64: 60>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %926 = "llvm.extractvalue"(%t929_r) {position = array<i64: 61>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %927 = "llvm.extractvalue"(%t929_r) {position = array<i64: 62>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %928 = "llvm.extractvalue"(%t929_r) {position = array<i64: 63>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            "scf.if"(%73) ({
              %930 = "llvm.getelementptr"(%74, %531) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t931_s0 = "llvm.ptrtoint"(%930) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t931_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %932 = "arith.addi"(%531, %294) : (i32, i32) -> i32
            %933 = "arith.cmpi"(%932, %335) {predicate = 0 : i64} : (i32, i32) -> i1
            %934 = "arith.xori"(%532, %294) : (i32, i32) -> i32
            %935 = "arith.select"(%933, %934, %532) : (i1, i32, i32) -> i32
            %936 = "arith.select"(%933, %37, %932) : (i1, i32, i32) -> i32
            %937 = "arith.addi"(%530, %294) : (i32, i32) -> i32
            %938 = "arith.addi"(%748, %34) : (i32, i32) -> i32
            %939 = "arith.cmpi"(%938, %27) {predicate = 4 : i64} : (i32, i32) -> i1
            %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003 = "scf.if"(%939) ({
              %1004 = "arith.addi"(%748, %747) : (i32, i32) -> i32
              %1005 = "vector.from_elements"(%37, %294, %306, %307, %308, %309, %310, %311, %40, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %1006 = "arith.subi"(%27, %1004) : (i32, i32) -> i32
              %1007 = "vector.broadcast"(%1006) : (i32) -> vector<32xi32>
              %1008 = "arith.cmpi"(%1005, %1007) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %1009 = "vector.from_elements"(%865, %866, %869, %870, %873, %874, %877, %878, %881, %882, %885, %886, %889, %890, %893, %894, %897, %898, %901, %902, %905, %906, %909, %910, %913, %914, %917, %918, %921, %922, %925, %926) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %1010 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
              %1011 = "arith.select"(%1008, %1010, %1009) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %1012 = "vector.extract"(%1011) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %1013 = "vector.extract"(%1011) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %1014 = "vector.extract"(%1011) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %1015 = "vector.extract"(%1011) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %1016 = "vector.extract"(%1011) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %1017 = "vector.extract"(%1011) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %1018 = "vector.extract"(%1011) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %1019 = "vector.extract"(%1011) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %1020 = "vector.extract"(%1011) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %1021 = "vector.extract"(%1011) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %1022 = "vector.extract"(%1011) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %1023 = "vector.extract"(%1011) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %1024 = "vector.extract"(%1011) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %1025 = "vector.extract"(%1011) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %1026 = "vector.extract"(%1011) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %1027 = "vector.extract"(%1011) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %1028 = "vector.extract"(%1011) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %1029 = "vector.extract"(%1011) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %1030 = "vector.extract"(%1011) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %1031 = "vector.extract"(%1011) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %1032 = "vector.extract"(%1011) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %1033 = "vector.extract"(%1011) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %1034 = "vector.extract"(%1011) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %1035 = "vector.extract"(%1011) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %1036 = "vector.extract"(%1011) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %1037 = "vector.extract"(%1011) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %1038 = "vector.extract"(%1011) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %1039 = "vector.extract"(%1011) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %1040 = "vector.extract"(%1011) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %1041 = "vector.extract"(%1011) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %1042 = "vector.extract"(%1011) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %1043 = "vector.extract"(%1011) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %1044 = "vector.from_elements"(%37, %294, %306, %307, %308, %309, %310, %311, %40, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %1045 = "vector.broadcast"(%1006) : (i32) -> vector<32xi32>
              %1046 = "arith.cmpi"(%1044, %1045) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %1047 = "vector.from_elements"(%867, %868, %871, %872, %875, %876, %879, %880, %883, %884, %887, %888, %891, %892, %895, %896, %899, %900, %903, %904, %907, %908, %911, %912, %915, %916, %919, %920, %923, %924, %927, %928) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %1048 = "arith.select"(%1046, %1010, %1047) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %1049 = "vector.extract"(%1048) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %1050 = "vector.extract"(%1048) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %1051 = "vector.extract"(%1048) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %1052 = "vector.extract"(%1048) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %1053 = "vector.extract"(%1048) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %1054 = "vector.extract"(%1048) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %1055 = "vector.extract"(%1048) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %1056 = "vector.extract"(%1048) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %1057 = "vector.extract"(%1048) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %1058 = "vector.extract"(%1048) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %1059 = "vector.extract"(%1048) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %1060 = "vector.extract"(%1048) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %1061 = "vector.extract"(%1048) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %1062 = "vector.extract"(%1048) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %1063 = "vector.extract"(%1048) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %1064 = "vector.extract"(%1048) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %1065 = "vector.extract"(%1048) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %1066 = "vector.extract"(%1048) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %1067 = "vector.extract"(%1048) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %1068 = "vector.extract"(%1048) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %1069 = "vector.extract"(%1048) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %1070 = "vector.extract"(%1048) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %1071 = "vector.extract"(%1048) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %1072 = "vector.extract"(%1048) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %1073 = "vector.extract"(%1048) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %1074 = "vector.extract"(%1048) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %1075 = "vector.extract"(%1048) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %1076 = "vector.extract"(%1048) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %1077 = "vector.extract"(%1048) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %1078 = "vector.extract"(%1048) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %1079 = "vector.extract"(%1048) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %1080 = "vector.extract"(%1048) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              "scf.yield"(%1012, %1013, %1049, %1050, %1014, %1015, %1051, %1052, %1016, %1017, %1053, %1054, %1018, %1019, %1055, %1056, %1020, %1021, %1057, %1058, %1022, %1023, %1059, %1060, %1024, %1025, %1061, %1062, %1026, %1027, %1063, %1064, %1028, %1029, %1065, %1066, %1030, %1031, %1067, %1068, %1032, %1033, %1069, %1070, %1034, %1035, %1071, %1072, %1036, %1037, %1073, %1074, %1038, %1039, %1075, %1076, %1040, %1041, %1077, %1078, %1042, %1043, %1079, %1080) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %1081 = "vector.from_elements"(%940, %941, %944, %945, %948, %949, %952, %953, %956, %957, %960, %961, %964, %965, %968, %969, %972, %973, %976, %977, %980, %981, %984, %985, %988, %989, %992, %993, %996, %997, %1000, %1001) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1082 = "vector.shuffle"(%1081, %1081) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1083 = "vector.shuffle"(%1081, %1081) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1084 = "arith.maxnumf"(%1082, %1083) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1085 = "vector.shuffle"(%1084, %1084) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1086 = "vector.shuffle"(%1084, %1084) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1087 = "arith.maxnumf"(%1085, %1086) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1088 = "vector.shuffle"(%1087, %1087) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1089 = "vector.shuffle"(%1087, %1087) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1090 = "arith.maxnumf"(%1088, %1089) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1091 = "vector.shuffle"(%1090, %1090) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1092 = "vector.shuffle"(%1090, %1090) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1093 = "arith.maxnumf"(%1091, %1092) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1094 = "vector.shuffle"(%1093, %1093) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1095 = "vector.shuffle"(%1093, %1093) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1096 = "arith.maxnumf"(%1094, %1095) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1097 = "vector.extract"(%1096) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1098 = "arith.maxnumf"(%1097, %750) : (f32, f32) -> f32
            %1099 = "nvvm.shfl.sync"(%36, %1098, %294, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1100 = "arith.maxnumf"(%1098, %1099) : (f32, f32) -> f32
            %1101 = "nvvm.shfl.sync"(%36, %1100, %335, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1102 = "arith.maxnumf"(%1100, %1101) : (f32, f32) -> f32
            %1103 = "arith.mulf"(%1102, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1104 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
            %1105 = "arith.cmpf"(%1102, %1104) {predicate = 1 : i64} : (f32, f32) -> i1
            %1106 = "scf.if"(%1105) ({
              %1107 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              "scf.yield"(%1107) : (f32) -> ()
            }, {
              "scf.yield"(%1103) : (f32) -> ()
            }) : (i1) -> f32
            %1108 = "arith.mulf"(%750, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1109 = "arith.subf"(%1108, %1106) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1110 = "llvm.call_intrinsic"(%1109) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1111 = "vector.broadcast"(%298) : (f32) -> vector<32xf32>
            %1112 = "arith.mulf"(%1081, %1111) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1113 = "vector.broadcast"(%1106) : (f32) -> vector<32xf32>
            %1114 = "arith.subf"(%1112, %1113) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1115 = "vector.extract"(%1114) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1116 = "vector.extract"(%1114) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1117 = "vector.extract"(%1114) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1118 = "vector.extract"(%1114) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1119 = "vector.extract"(%1114) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1120 = "vector.extract"(%1114) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1121 = "vector.extract"(%1114) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1122 = "vector.extract"(%1114) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1123 = "vector.extract"(%1114) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1124 = "vector.extract"(%1114) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1125 = "vector.extract"(%1114) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1126 = "vector.extract"(%1114) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1127 = "vector.extract"(%1114) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1128 = "vector.extract"(%1114) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1129 = "vector.extract"(%1114) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1130 = "vector.extract"(%1114) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1131 = "vector.extract"(%1114) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1132 = "vector.extract"(%1114) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1133 = "vector.extract"(%1114) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1134 = "vector.extract"(%1114) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1135 = "vector.extract"(%1114) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1136 = "vector.extract"(%1114) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1137 = "vector.extract"(%1114) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1138 = "vector.extract"(%1114) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1139 = "vector.extract"(%1114) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1140 = "vector.extract"(%1114) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1141 = "vector.extract"(%1114) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1142 = "vector.extract"(%1114) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1143 = "vector.extract"(%1114) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1144 = "vector.extract"(%1114) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1145 = "vector.extract"(%1114) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1146 = "vector.extract"(%1114) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1147 = "llvm.call_intrinsic"(%1115) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1148 = "llvm.call_intrinsic"(%1116) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1149 = "llvm.call_intrinsic"(%1117) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1150 = "llvm.call_intrinsic"(%1118) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1151 = "llvm.call_intrinsic"(%1119) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1152 = "llvm.call_intrinsic"(%1120) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1153 = "llvm.call_intrinsic"(%1121) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1154 = "llvm.call_intrinsic"(%1122) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1155 = "llvm.call_intrinsic"(%1123) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1156 = "llvm.call_intrinsic"(%1124) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1157 = "llvm.call_intrinsic"(%1125) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1158 = "llvm.call_intrinsic"(%1126) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1159 = "llvm.call_intrinsic"(%1127) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1160 = "llvm.call_intrinsic"(%1128) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1161 = "llvm.call_intrinsic"(%1129) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1162 = "llvm.call_intrinsic"(%1130) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1163 = "llvm.call_intrinsic"(%1131) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1164 = "llvm.call_intrinsic"(%1132) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1165 = "llvm.call_intrinsic"(%1133) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1166 = "llvm.call_intrinsic"(%1134) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1167 = "llvm.call_intrinsic"(%1135) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1168 = "llvm.call_intrinsic"(%1136) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1169 = "llvm.call_intrinsic"(%1137) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1170 = "llvm.call_intrinsic"(%1138) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1171 = "llvm.call_intrinsic"(%1139) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1172 = "llvm.call_intrinsic"(%1140) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1173 = "llvm.call_intrinsic"(%1141) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1174 = "llvm.call_intrinsic"(%1142) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1175 = "llvm.call_intrinsic"(%1143) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1176 = "llvm.call_intrinsic"(%1144) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1177 = "llvm.call_intrinsic"(%1145) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1178 = "llvm.call_intrinsic"(%1146) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1179 = "vector.from_elements"(%1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175, %1176, %1177, %1178) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1180 = "arith.mulf"(%753, %1110) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1181 = "vector.shuffle"(%1179, %1179) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1182 = "vector.shuffle"(%1179, %1179) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1183 = "arith.addf"(%1181, %1182) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1184 = "vector.shuffle"(%1183, %1183) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1185 = "vector.shuffle"(%1183, %1183) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1186 = "arith.addf"(%1184, %1185) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1187 = "vector.shuffle"(%1186, %1186) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1188 = "vector.shuffle"(%1186, %1186) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1189 = "arith.addf"(%1187, %1188) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1190 = "vector.shuffle"(%1189, %1189) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1191 = "vector.shuffle"(%1189, %1189) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1192 = "arith.addf"(%1190, %1191) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1193 = "vector.shuffle"(%1192, %1192) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1194 = "vector.shuffle"(%1192, %1192) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1195 = "arith.addf"(%1193, %1194) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1196 = "vector.extract"(%1195) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1197 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %1198 = "arith.addf"(%1196, %1197) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1199 = "arith.addf"(%1180, %1198) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1200 = "vector.extract"(%1179) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1201 = "vector.extract"(%1179) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1202 = "vector.extract"(%1179) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1203 = "vector.extract"(%1179) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1204 = "vector.extract"(%1179) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1205 = "vector.extract"(%1179) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1206 = "vector.extract"(%1179) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1207 = "vector.extract"(%1179) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1208 = "vector.extract"(%1179) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1209 = "vector.extract"(%1179) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1210 = "vector.extract"(%1179) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1211 = "vector.extract"(%1179) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1212 = "vector.extract"(%1179) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1213 = "vector.extract"(%1179) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1214 = "vector.extract"(%1179) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1215 = "vector.extract"(%1179) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1216 = "vector.extract"(%1179) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1217 = "vector.extract"(%1179) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1218 = "vector.extract"(%1179) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1219 = "vector.extract"(%1179) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1220 = "vector.extract"(%1179) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1221 = "vector.extract"(%1179) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1222 = "vector.extract"(%1179) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1223 = "vector.extract"(%1179) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1224 = "vector.extract"(%1179) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1225 = "vector.extract"(%1179) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1226 = "vector.extract"(%1179) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1227 = "vector.extract"(%1179) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1228 = "vector.extract"(%1179) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1229 = "vector.extract"(%1179) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1230 = "vector.extract"(%1179) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1231 = "vector.extract"(%1179) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1232 = "vector.from_elements"(%942, %943, %946, %947, %950, %951, %954, %955, %958, %959, %962, %963, %966, %967, %970, %971, %974, %975, %978, %979, %982, %983, %986, %987, %990, %991, %994, %995, %998, %999, %1002, %1003) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1233 = "vector.shuffle"(%1232, %1232) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1234 = "vector.shuffle"(%1232, %1232) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1235 = "arith.maxnumf"(%1233, %1234) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1236 = "vector.shuffle"(%1235, %1235) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1237 = "vector.shuffle"(%1235, %1235) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1238 = "arith.maxnumf"(%1236, %1237) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1239 = "vector.shuffle"(%1238, %1238) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1240 = "vector.shuffle"(%1238, %1238) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1241 = "arith.maxnumf"(%1239, %1240) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1242 = "vector.shuffle"(%1241, %1241) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1243 = "vector.shuffle"(%1241, %1241) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1244 = "arith.maxnumf"(%1242, %1243) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1245 = "vector.shuffle"(%1244, %1244) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1246 = "vector.shuffle"(%1244, %1244) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1247 = "arith.maxnumf"(%1245, %1246) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1248 = "vector.extract"(%1247) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1249 = "arith.maxnumf"(%1248, %751) : (f32, f32) -> f32
            %1250 = "nvvm.shfl.sync"(%36, %1249, %294, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1251 = "arith.maxnumf"(%1249, %1250) : (f32, f32) -> f32
            %1252 = "nvvm.shfl.sync"(%36, %1251, %335, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1253 = "arith.maxnumf"(%1251, %1252) : (f32, f32) -> f32
            %1254 = "arith.mulf"(%1253, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1255 = "arith.cmpf"(%1253, %1104) {predicate = 1 : i64} : (f32, f32) -> i1
            %1256 = "scf.if"(%1255) ({
              "scf.yield"(%1197) : (f32) -> ()
            }, {
              "scf.yield"(%1254) : (f32) -> ()
            }) : (i1) -> f32
            %1257 = "arith.mulf"(%751, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1258 = "arith.subf"(%1257, %1256) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1259 = "llvm.call_intrinsic"(%1258) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1260 = "vector.broadcast"(%298) : (f32) -> vector<32xf32>
            %1261 = "arith.mulf"(%1232, %1260) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1262 = "vector.broadcast"(%1256) : (f32) -> vector<32xf32>
            %1263 = "arith.subf"(%1261, %1262) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1264 = "vector.extract"(%1263) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1265 = "vector.extract"(%1263) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1266 = "vector.extract"(%1263) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1267 = "vector.extract"(%1263) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1268 = "vector.extract"(%1263) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1269 = "vector.extract"(%1263) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1270 = "vector.extract"(%1263) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1271 = "vector.extract"(%1263) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1272 = "vector.extract"(%1263) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1273 = "vector.extract"(%1263) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1274 = "vector.extract"(%1263) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1275 = "vector.extract"(%1263) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1276 = "vector.extract"(%1263) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1277 = "vector.extract"(%1263) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1278 = "vector.extract"(%1263) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1279 = "vector.extract"(%1263) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1280 = "vector.extract"(%1263) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1281 = "vector.extract"(%1263) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1282 = "vector.extract"(%1263) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1283 = "vector.extract"(%1263) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1284 = "vector.extract"(%1263) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1285 = "vector.extract"(%1263) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1286 = "vector.extract"(%1263) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1287 = "vector.extract"(%1263) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1288 = "vector.extract"(%1263) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1289 = "vector.extract"(%1263) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1290 = "vector.extract"(%1263) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1291 = "vector.extract"(%1263) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1292 = "vector.extract"(%1263) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1293 = "vector.extract"(%1263) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1294 = "vector.extract"(%1263) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1295 = "vector.extract"(%1263) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1296 = "llvm.call_intrinsic"(%1264) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1297 = "llvm.call_intrinsic"(%1265) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1298 = "llvm.call_intrinsic"(%1266) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1299 = "llvm.call_intrinsic"(%1267) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1300 = "llvm.call_intrinsic"(%1268) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1301 = "llvm.call_intrinsic"(%1269) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1302 = "llvm.call_intrinsic"(%1270) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1303 = "llvm.call_intrinsic"(%1271) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1304 = "llvm.call_intrinsic"(%1272) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1305 = "llvm.call_intrinsic"(%1273) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1306 = "llvm.call_intrinsic"(%1274) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1307 = "llvm.call_intrinsic"(%1275) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1308 = "llvm.call_intrinsic"(%1276) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1309 = "llvm.call_intrinsic"(%1277) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1310 = "llvm.call_intrinsic"(%1278) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1311 = "llvm.call_intrinsic"(%1279) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1312 = "llvm.call_intrinsic"(%1280) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1313 = "llvm.call_intrinsic"(%1281) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1314 = "llvm.call_intrinsic"(%1282) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1315 = "llvm.call_intrinsic"(%1283) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1316 = "llvm.call_intrinsic"(%1284) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1317 = "llvm.call_intrinsic"(%1285) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1318 = "llvm.call_intrinsic"(%1286) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1319 = "llvm.call_intrinsic"(%1287) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1320 = "llvm.call_intrinsic"(%1288) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1321 = "llvm.call_intrinsic"(%1289) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1322 = "llvm.call_intrinsic"(%1290) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1323 = "llvm.call_intrinsic"(%1291) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1324 = "llvm.call_intrinsic"(%1292) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1325 = "llvm.call_intrinsic"(%1293) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1326 = "llvm.call_intrinsic"(%1294) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1327 = "llvm.call_intrinsic"(%1295) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1328 = "vector.from_elements"(%1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1329 = "arith.mulf"(%754, %1259) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1330 = "vector.shuffle"(%1328, %1328) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1331 = "vector.shuffle"(%1328, %1328) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1332 = "arith.addf"(%1330, %1331) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1333 = "vector.shuffle"(%1332, %1332) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1334 = "vector.shuffle"(%1332, %1332) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1335 = "arith.addf"(%1333, %1334) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1336 = "vector.shuffle"(%1335, %1335) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1337 = "vector.shuffle"(%1335, %1335) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1338 = "arith.addf"(%1336, %1337) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1339 = "vector.shuffle"(%1338, %1338) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1340 = "vector.shuffle"(%1338, %1338) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1341 = "arith.addf"(%1339, %1340) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1342 = "vector.shuffle"(%1341, %1341) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1343 = "vector.shuffle"(%1341, %1341) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1344 = "arith.addf"(%1342, %1343) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1345 = "vector.extract"(%1344) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1346 = "arith.addf"(%1345, %1197) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1347 = "arith.addf"(%1329, %1346) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1348 = "vector.extract"(%1328) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1349 = "vector.extract"(%1328) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1350 = "vector.extract"(%1328) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1351 = "vector.extract"(%1328) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1352 = "vector.extract"(%1328) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1353 = "vector.extract"(%1328) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1354 = "vector.extract"(%1328) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1355 = "vector.extract"(%1328) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1356 = "vector.extract"(%1328) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1357 = "vector.extract"(%1328) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1358 = "vector.extract"(%1328) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1359 = "vector.extract"(%1328) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1360 = "vector.extract"(%1328) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1361 = "vector.extract"(%1328) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1362 = "vector.extract"(%1328) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1363 = "vector.extract"(%1328) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1364 = "vector.extract"(%1328) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1365 = "vector.extract"(%1328) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1366 = "vector.extract"(%1328) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1367 = "vector.extract"(%1328) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1368 = "vector.extract"(%1328) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1369 = "vector.extract"(%1328) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1370 = "vector.extract"(%1328) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1371 = "vector.extract"(%1328) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1372 = "vector.extract"(%1328) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1373 = "vector.extract"(%1328) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1374 = "vector.extract"(%1328) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1375 = "vector.extract"(%1328) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1376 = "vector.extract"(%1328) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1377 = "vector.extract"(%1328) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1378 = "vector.extract"(%1328) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1379 = "vector.extract"(%1328) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1380 = "vector.from_elements"(%1200, %1201, %1348, %1349, %1202, %1203, %1350, %1351, %1204, %1205, %1352, %1353, %1206, %1207, %1354, %1355, %1208, %1209, %1356, %1357, %1210, %1211, %1358, %1359, %1212, %1213, %1360, %1361, %1214, %1215, %1362, %1363, %1216, %1217, %1364, %1365, %1218, %1219, %1366, %1367, %1220, %1221, %1368, %1369, %1222, %1223, %1370, %1371, %1224, %1225, %1372, %1373, %1226, %1227, %1374, %1375, %1228, %1229, %1376, %1377, %1230, %1231, %1378, %1379) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %1381 = "arith.truncf"(%1380) : (vector<64xf32>) -> vector<64xf16>
            %1382 = "vector.bitcast"(%1381) : (vector<64xf16>) -> vector<32xi32>
            %1383 = "vector.extract"(%1382) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
            %1384 = "vector.extract"(%1382) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
            %1385 = "vector.extract"(%1382) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
            %1386 = "vector.extract"(%1382) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
            %1387 = "vector.extract"(%1382) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
            %1388 = "vector.extract"(%1382) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
            %1389 = "vector.extract"(%1382) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
            %1390 = "vector.extract"(%1382) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
            %1391 = "vector.extract"(%1382) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
            %1392 = "vector.extract"(%1382) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
            %1393 = "vector.extract"(%1382) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
            %1394 = "vector.extract"(%1382) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
            %1395 = "vector.extract"(%1382) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
            %1396 = "vector.extract"(%1382) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
            %1397 = "vector.extract"(%1382) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
            %1398 = "vector.extract"(%1382) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
            %1399 = "vector.extract"(%1382) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
            %1400 = "vector.extract"(%1382) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
            %1401 = "vector.extract"(%1382) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
            %1402 = "vector.extract"(%1382) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
            %1403 = "vector.extract"(%1382) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
            %1404 = "vector.extract"(%1382) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
            %1405 = "vector.extract"(%1382) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
            %1406 = "vector.extract"(%1382) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
            %1407 = "vector.extract"(%1382) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
            %1408 = "vector.extract"(%1382) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
            %1409 = "vector.extract"(%1382) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
            %1410 = "vector.extract"(%1382) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
            %1411 = "vector.extract"(%1382) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
            %1412 = "vector.extract"(%1382) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
            %1413 = "vector.extract"(%1382) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
            %1414 = "vector.extract"(%1382) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
            %1415 = "llvm.getelementptr"(%92, %537) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1416_s0 = "llvm.ptrtoint"(%1415) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1416_s0, %538) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555 = "scf.for"(%294, %734, %294, %748, %937, %936, %935, %536, %537, %538, %1200, %1201, %1348, %1349, %1202, %1203, %1350, %1351, %1204, %1205, %1352, %1353, %1206, %1207, %1354, %1355, %1208, %1209, %1356, %1357, %1210, %1211, %1358, %1359, %1212, %1213, %1360, %1361, %1214, %1215, %1362, %1363, %1216, %1217, %1364, %1365, %1218, %1219, %1366, %1367, %1220, %1221, %1368, %1369, %1222, %1223, %1370, %1371, %1224, %1225, %1372, %1373, %1226, %1227, %1374, %1375, %1228, %1229, %1376, %1377, %1230, %1231, %1378, %1379, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %1102, %1253, %1199, %1347) ({
            ^bb0(%1556: i32, %1557: i32, %1558: i32, %1559: i32, %1560: i32, %1561: i32, %1562: i32, %1563: i32, %1564: f32, %1565: f32, %1566: f32, %1567: f32, %1568: f32, %1569: f32, %1570: f32, %1571: f32, %1572: f32, %1573: f32, %1574: f32, %1575: f32, %1576: f32, %1577: f32, %1578: f32, %1579: f32, %1580: f32, %1581: f32, %1582: f32, %1583: f32, %1584: f32, %1585: f32, %1586: f32, %1587: f32, %1588: f32, %1589: f32, %1590: f32, %1591: f32, %1592: f32, %1593: f32, %1594: f32, %1595: f32, %1596: f32, %1597: f32, %1598: f32, %1599: f32, %1600: f32, %1601: f32, %1602: f32, %1603: f32, %1604: f32, %1605: f32, %1606: f32, %1607: f32, %1608: f32, %1609: f32, %1610: f32, %1611: f32, %1612: f32, %1613: f32, %1614: f32, %1615: f32, %1616: f32, %1617: f32, %1618: f32, %1619: f32, %1620: f32, %1621: f32, %1622: f32, %1623: f32, %1624: f32, %1625: f32, %1626: f32, %1627: f32, %1628: i32, %1629: i32, %1630: i32, %1631: i32, %1632: i32, %1633: i32, %1634: i32, %1635: i32, %1636: i32, %1637: i32, %1638: i32, %1639: i32, %1640: i32, %1641: i32, %1642: i32, %1643: i32, %1644: i32, %1645: i32, %1646: i32, %1647: i32, %1648: i32, %1649: i32, %1650: i32, %1651: i32, %1652: i32, %1653: i32, %1654: i32, %1655: i32, %1656: i32, %1657: i32, %1658: i32, %1659: i32, %1660: f32, %1661: f32, %1662: f32, %1663: f32, %1664: f32, %1665: f32, %1666: f32, %1667: f32, %1668: f32, %1669: f32, %1670: f32, %1671: f32, %1672: f32, %1673: f32, %1674: f32, %1675: f32, %1676: f32, %1677: f32, %1678: f32, %1679: f32, %1680: f32, %1681: f32, %1682: f32, %1683: f32, %1684: f32, %1685: f32, %1686: f32, %1687: f32, %1688: f32, %1689: f32, %1690: f32, %1691: f32, %1692: f32, %1693: f32, %1694: f32, %1695: f32):
              %1696 = "llvm.getelementptr"(%71, %1559) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1697_s0 = "llvm.ptrtoint"(%1696) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1697_s0, %1560) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %1698 = "arith.addi"(%294, %295) : (i32, i32) -> i32
              %1699 = "arith.constant"() {value = 256 : i32} : () -> i32
              "nvvm.barrier"(%1698, %1699) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
              %1700 = "arith.muli"(%1559, %792) : (i32, i32) -> i32
              %1701 = "llvm.getelementptr"(%51, %1700) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.wgmma.fence.aligned"() : () -> ()
              %t1703_a = "llvm.ptrtoint"(%305) : (!llvm.ptr<3>) -> i32
              %t1703_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1703_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1703_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t1703_shifted = "arith.shrui"(%t1703_a, %t1703_four) : (i32, i32) -> i32
              %t1703_low = "arith.andi"(%t1703_shifted, %t1703_mask) : (i32, i32) -> i32
              %t1703_wide = "arith.extui"(%t1703_low) : (i32) -> i64
              %1702 = "arith.ori"(%t1703_wide, %t1703_fields) : (i64, i64) -> i64
              %t1705_a = "llvm.ptrtoint"(%1701) : (!llvm.ptr<3>) -> i32
              %t1705_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1705_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1705_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t1705_shifted = "arith.shrui"(%t1705_a, %t1705_four) : (i32, i32) -> i32
              %t1705_low = "arith.andi"(%t1705_shifted, %t1705_mask) : (i32, i32) -> i32
              %t1705_wide = "arith.extui"(%t1705_low) : (i32) -> i64
              %1704 = "arith.ori"(%t1705_wide, %t1705_fields) : (i64, i64) -> i64
              %t1770_r = "llvm.inline_asm"(%1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1702, %1704, %795) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
              %1706 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1707 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1708 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1709 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1710 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 4>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1711 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 5>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1712 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 6>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1713 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 7>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1714 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 8>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1715 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 9>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1716 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 10>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1717 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 11>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1718 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 12>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1719 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 13>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1720 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 14>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1721 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 15>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1722 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 16>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1723 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 17>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1724 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 18>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1725 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 19>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1726 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 20>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1727 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 21>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1728 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 22>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1729 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 23>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1730 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 24>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1731 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 25>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1732 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 26>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1733 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 27>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1734 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 28>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1735 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 29>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1736 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 30>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1737 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 31>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1738 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1739 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 33>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1740 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 34>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1741 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 35>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1742 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 36>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1743 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 37>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1744 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 38>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1745 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 39>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1746 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 40>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1747 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 41>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1748 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 42>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1749 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 43>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1750 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 44>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1751 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 45>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1752 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 46>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1753 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 47>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1754 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 48>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1755 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 49>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1756 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 50>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1757 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 51>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1758 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 52>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1759 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 53>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1760 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 54>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1761 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 55>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1762 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 56>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1763 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 57>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1764 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 58>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1765 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 59>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1766 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 60>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1767 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 61>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1768 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 62>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1769 = "llvm.extractvalue"(%t1770_r) {position = array<i64: 63>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %1771 = "arith.muli"(%1562, %792) : (i32, i32) -> i32
              %1772 = "llvm.getelementptr"(%52, %1771) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "nvvm.wgmma.fence.aligned"() : () -> ()
              %1773 = "arith.constant"() {value = true} : () -> i1
              %t1775_a = "llvm.ptrtoint"(%1772) : (!llvm.ptr<3>) -> i32
              %t1775_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1775_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1775_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
              %t1775_shifted = "arith.shrui"(%t1775_a, %t1775_four) : (i32, i32) -> i32
              %t1775_low = "arith.andi"(%t1775_shifted, %t1775_mask) : (i32, i32) -> i32
              %t1775_wide = "arith.extui"(%t1775_low) : (i32) -> i64
              %1774 = "arith.ori"(%t1775_wide, %t1775_fields) : (i64, i64) -> i64
              %t1808_r = "llvm.inline_asm"(%1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1774, %1773) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
              %1776 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1777 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1778 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1779 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1780 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 4>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1781 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 5>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1782 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 6>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1783 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 7>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1784 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 8>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1785 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 9>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1786 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 10>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1787 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 11>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1788 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 12>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1789 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 13>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1790 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 14>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1791 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 15>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1792 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 16>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1793 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 17>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1794 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 18>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1795 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 19>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1796 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 20>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1797 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 21>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1798 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 22>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1799 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 23>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1800 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 24>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1801 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 25>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1802 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 26>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1803 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 27>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1804 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 28>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1805 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 29>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1806 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 30>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1807 = "llvm.extractvalue"(%t1808_r) {position = array<i64: 31>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %1809 = "arith.addi"(%295, %294) : (i32, i32) -> i32
              %1810 = "arith.remsi"(%1809, %301) : (i32, i32) -> i32
              %1811 = "arith.cmpi"(%1810, %37) {predicate = 2 : i64} : (i32, i32) -> i1
              %1812 = "arith.addi"(%1810, %301) : (i32, i32) -> i32
              %1813 = "arith.select"(%1811, %1812, %1810) : (i1, i32, i32) -> i32
              %1814 = "arith.addi"(%294, %1813) : (i32, i32) -> i32
              "nvvm.barrier.arrive"(%1814, %1699) : (i32, i32) -> ()
              %t1911_r = "llvm.inline_asm"(%1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
              %1815 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1816 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1817 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1818 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1819 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 4>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1820 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 5>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1821 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 6>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1822 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 7>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1823 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 8>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1824 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 9>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1825 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 10>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1826 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 11>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1827 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 12>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1828 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 13>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1829 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 14>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1830 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 15>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1831 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 16>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1832 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 17>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1833 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 18>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1834 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 19>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1835 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 20>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1836 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 21>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1837 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 22>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1838 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 23>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1839 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 24>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1840 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 25>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1841 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 26>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1842 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 27>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1843 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 28>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1844 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 29>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1845 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 30>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1846 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 31>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1847 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1848 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 33>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1849 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 34>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1850 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 35>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1851 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 36>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1852 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 37>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1853 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 38>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1854 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 39>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1855 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 40>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1856 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 41>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1857 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 42>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1858 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 43>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1859 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 44>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1860 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 45>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1861 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 46>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1862 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 47>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1863 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 48>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1864 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 49>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1865 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 50>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1866 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 51>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1867 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 52>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1868 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 53>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1869 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 54>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1870 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 55>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1871 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 56>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1872 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 57>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1873 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 58>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1874 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 59>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1875 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 60>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1876 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 61>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1877 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 62>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1878 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 63>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1879 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 64>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1880 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 65>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1881 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 66>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1882 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 67>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1883 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 68>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1884 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 69>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1885 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 70>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1886 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 71>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1887 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 72>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1888 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 73>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1889 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 74>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1890 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 75>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1891 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 76>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1892 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 77>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1893 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 78>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1894 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 79>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1895 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 80>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1896 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 81>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1897 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 82>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1898 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 83>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1899 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 84>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1900 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 85>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1901 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 86>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1902 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 87>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1903 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 88>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1904 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 89>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1905 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 90>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1906 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 91>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1907 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 92>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1908 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 93>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1909 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 94>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %1910 = "llvm.extractvalue"(%t1911_r) {position = array<i64: 95>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              "scf.if"(%73) ({
                %1912 = "llvm.getelementptr"(%74, %1559) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t1913_s0 = "llvm.ptrtoint"(%1912) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t1913_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %1914 = "arith.addi"(%1559, %294) : (i32, i32) -> i32
              %1915 = "arith.cmpi"(%1914, %335) {predicate = 0 : i64} : (i32, i32) -> i1
              %1916 = "arith.xori"(%1560, %294) : (i32, i32) -> i32
              %1917 = "arith.select"(%1915, %1916, %1560) : (i1, i32, i32) -> i32
              %1918 = "arith.select"(%1915, %37, %1914) : (i1, i32, i32) -> i32
              %1919 = "arith.addi"(%1558, %294) : (i32, i32) -> i32
              %1920 = "arith.subi"(%1557, %34) : (i32, i32) -> i32
              %1921 = "vector.from_elements"(%1815, %1816, %1819, %1820, %1823, %1824, %1827, %1828, %1831, %1832, %1835, %1836, %1839, %1840, %1843, %1844, %1847, %1848, %1851, %1852, %1855, %1856, %1859, %1860, %1863, %1864, %1867, %1868, %1871, %1872, %1875, %1876) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %1922 = "vector.shuffle"(%1921, %1921) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %1923 = "vector.shuffle"(%1921, %1921) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %1924 = "arith.maxnumf"(%1922, %1923) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %1925 = "vector.shuffle"(%1924, %1924) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %1926 = "vector.shuffle"(%1924, %1924) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %1927 = "arith.maxnumf"(%1925, %1926) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %1928 = "vector.shuffle"(%1927, %1927) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %1929 = "vector.shuffle"(%1927, %1927) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %1930 = "arith.maxnumf"(%1928, %1929) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %1931 = "vector.shuffle"(%1930, %1930) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %1932 = "vector.shuffle"(%1930, %1930) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %1933 = "arith.maxnumf"(%1931, %1932) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %1934 = "vector.shuffle"(%1933, %1933) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %1935 = "vector.shuffle"(%1933, %1933) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %1936 = "arith.maxnumf"(%1934, %1935) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %1937 = "vector.extract"(%1936) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %1938 = "arith.maxnumf"(%1937, %1692) : (f32, f32) -> f32
              %1939 = "nvvm.shfl.sync"(%36, %1938, %294, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %1940 = "arith.maxnumf"(%1938, %1939) : (f32, f32) -> f32
              %1941 = "nvvm.shfl.sync"(%36, %1940, %335, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %1942 = "arith.maxnumf"(%1940, %1941) : (f32, f32) -> f32
              %1943 = "arith.mulf"(%1942, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1944 = "arith.cmpf"(%1942, %1104) {predicate = 1 : i64} : (f32, f32) -> i1
              %1945 = "scf.if"(%1944) ({
                "scf.yield"(%1197) : (f32) -> ()
              }, {
                "scf.yield"(%1943) : (f32) -> ()
              }) : (i1) -> f32
              %1946 = "arith.mulf"(%1692, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1947 = "arith.subf"(%1946, %1945) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1948 = "llvm.call_intrinsic"(%1947) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1949 = "vector.broadcast"(%298) : (f32) -> vector<32xf32>
              %1950 = "arith.mulf"(%1921, %1949) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %1951 = "vector.broadcast"(%1945) : (f32) -> vector<32xf32>
              %1952 = "arith.subf"(%1950, %1951) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %1953 = "vector.extract"(%1952) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %1954 = "vector.extract"(%1952) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %1955 = "vector.extract"(%1952) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %1956 = "vector.extract"(%1952) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %1957 = "vector.extract"(%1952) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %1958 = "vector.extract"(%1952) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %1959 = "vector.extract"(%1952) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %1960 = "vector.extract"(%1952) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %1961 = "vector.extract"(%1952) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %1962 = "vector.extract"(%1952) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %1963 = "vector.extract"(%1952) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %1964 = "vector.extract"(%1952) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %1965 = "vector.extract"(%1952) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %1966 = "vector.extract"(%1952) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %1967 = "vector.extract"(%1952) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %1968 = "vector.extract"(%1952) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %1969 = "vector.extract"(%1952) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %1970 = "vector.extract"(%1952) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %1971 = "vector.extract"(%1952) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %1972 = "vector.extract"(%1952) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %1973 = "vector.extract"(%1952) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %1974 = "vector.extract"(%1952) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %1975 = "vector.extract"(%1952) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %1976 = "vector.extract"(%1952) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %1977 = "vector.extract"(%1952) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %1978 = "vector.extract"(%1952) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %1979 = "vector.extract"(%1952) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %1980 = "vector.extract"(%1952) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %1981 = "vector.extract"(%1952) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %1982 = "vector.extract"(%1952) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %1983 = "vector.extract"(%1952) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %1984 = "vector.extract"(%1952) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %1985 = "llvm.call_intrinsic"(%1953) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1986 = "llvm.call_intrinsic"(%1954) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1987 = "llvm.call_intrinsic"(%1955) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1988 = "llvm.call_intrinsic"(%1956) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1989 = "llvm.call_intrinsic"(%1957) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1990 = "llvm.call_intrinsic"(%1958) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1991 = "llvm.call_intrinsic"(%1959) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1992 = "llvm.call_intrinsic"(%1960) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1993 = "llvm.call_intrinsic"(%1961) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1994 = "llvm.call_intrinsic"(%1962) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1995 = "llvm.call_intrinsic"(%1963) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1996 = "llvm.call_intrinsic"(%1964) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1997 = "llvm.call_intrinsic"(%1965) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1998 = "llvm.call_intrinsic"(%1966) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1999 = "llvm.call_intrinsic"(%1967) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2000 = "llvm.call_intrinsic"(%1968) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2001 = "llvm.call_intrinsic"(%1969) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2002 = "llvm.call_intrinsic"(%1970) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2003 = "llvm.call_intrinsic"(%1971) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2004 = "llvm.call_intrinsic"(%1972) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2005 = "llvm.call_intrinsic"(%1973) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2006 = "llvm.call_intrinsic"(%1974) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2007 = "llvm.call_intrinsic"(%1975) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2008 = "llvm.call_intrinsic"(%1976) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2009 = "llvm.call_intrinsic"(%1977) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2010 = "llvm.call_intrinsic"(%1978) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2011 = "llvm.call_intrinsic"(%1979) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2012 = "llvm.call_intrinsic"(%1980) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2013 = "llvm.call_intrinsic"(%1981) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2014 = "llvm.call_intrinsic"(%1982) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2015 = "llvm.call_intrinsic"(%1983) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2016 = "llvm.call_intrinsic"(%1984) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2017 = "vector.from_elements"(%1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2018 = "arith.mulf"(%1694, %1948) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2019 = "vector.shuffle"(%2017, %2017) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2020 = "vector.shuffle"(%2017, %2017) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2021 = "arith.addf"(%2019, %2020) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2022 = "vector.shuffle"(%2021, %2021) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2023 = "vector.shuffle"(%2021, %2021) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2024 = "arith.addf"(%2022, %2023) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2025 = "vector.shuffle"(%2024, %2024) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2026 = "vector.shuffle"(%2024, %2024) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2027 = "arith.addf"(%2025, %2026) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2028 = "vector.shuffle"(%2027, %2027) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2029 = "vector.shuffle"(%2027, %2027) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2030 = "arith.addf"(%2028, %2029) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2031 = "vector.shuffle"(%2030, %2030) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2032 = "vector.shuffle"(%2030, %2030) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2033 = "arith.addf"(%2031, %2032) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2034 = "vector.extract"(%2033) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2035 = "arith.addf"(%2034, %1197) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2036 = "arith.addf"(%2018, %2035) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2037 = "vector.extract"(%2017) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2038 = "vector.extract"(%2017) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2039 = "vector.extract"(%2017) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2040 = "vector.extract"(%2017) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2041 = "vector.extract"(%2017) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2042 = "vector.extract"(%2017) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2043 = "vector.extract"(%2017) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2044 = "vector.extract"(%2017) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2045 = "vector.extract"(%2017) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2046 = "vector.extract"(%2017) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2047 = "vector.extract"(%2017) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2048 = "vector.extract"(%2017) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2049 = "vector.extract"(%2017) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2050 = "vector.extract"(%2017) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2051 = "vector.extract"(%2017) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2052 = "vector.extract"(%2017) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2053 = "vector.extract"(%2017) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2054 = "vector.extract"(%2017) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2055 = "vector.extract"(%2017) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2056 = "vector.extract"(%2017) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2057 = "vector.extract"(%2017) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2058 = "vector.extract"(%2017) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2059 = "vector.extract"(%2017) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2060 = "vector.extract"(%2017) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2061 = "vector.extract"(%2017) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2062 = "vector.extract"(%2017) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2063 = "vector.extract"(%2017) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2064 = "vector.extract"(%2017) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2065 = "vector.extract"(%2017) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2066 = "vector.extract"(%2017) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2067 = "vector.extract"(%2017) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2068 = "vector.extract"(%2017) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2069 = "vector.from_elements"(%1817, %1818, %1821, %1822, %1825, %1826, %1829, %1830, %1833, %1834, %1837, %1838, %1841, %1842, %1845, %1846, %1849, %1850, %1853, %1854, %1857, %1858, %1861, %1862, %1865, %1866, %1869, %1870, %1873, %1874, %1877, %1878) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2070 = "vector.shuffle"(%2069, %2069) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2071 = "vector.shuffle"(%2069, %2069) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2072 = "arith.maxnumf"(%2070, %2071) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2073 = "vector.shuffle"(%2072, %2072) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2074 = "vector.shuffle"(%2072, %2072) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2075 = "arith.maxnumf"(%2073, %2074) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2076 = "vector.shuffle"(%2075, %2075) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2077 = "vector.shuffle"(%2075, %2075) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2078 = "arith.maxnumf"(%2076, %2077) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2079 = "vector.shuffle"(%2078, %2078) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2080 = "vector.shuffle"(%2078, %2078) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2081 = "arith.maxnumf"(%2079, %2080) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2082 = "vector.shuffle"(%2081, %2081) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2083 = "vector.shuffle"(%2081, %2081) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2084 = "arith.maxnumf"(%2082, %2083) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2085 = "vector.extract"(%2084) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2086 = "arith.maxnumf"(%2085, %1693) : (f32, f32) -> f32
              %2087 = "nvvm.shfl.sync"(%36, %2086, %294, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2088 = "arith.maxnumf"(%2086, %2087) : (f32, f32) -> f32
              %2089 = "nvvm.shfl.sync"(%36, %2088, %335, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2090 = "arith.maxnumf"(%2088, %2089) : (f32, f32) -> f32
              %2091 = "arith.mulf"(%2090, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2092 = "arith.cmpf"(%2090, %1104) {predicate = 1 : i64} : (f32, f32) -> i1
              %2093 = "scf.if"(%2092) ({
                "scf.yield"(%1197) : (f32) -> ()
              }, {
                "scf.yield"(%2091) : (f32) -> ()
              }) : (i1) -> f32
              %2094 = "arith.mulf"(%1693, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2095 = "arith.subf"(%2094, %2093) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2096 = "llvm.call_intrinsic"(%2095) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2097 = "vector.broadcast"(%298) : (f32) -> vector<32xf32>
              %2098 = "arith.mulf"(%2069, %2097) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2099 = "vector.broadcast"(%2093) : (f32) -> vector<32xf32>
              %2100 = "arith.subf"(%2098, %2099) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2101 = "vector.extract"(%2100) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2102 = "vector.extract"(%2100) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2103 = "vector.extract"(%2100) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2104 = "vector.extract"(%2100) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2105 = "vector.extract"(%2100) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2106 = "vector.extract"(%2100) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2107 = "vector.extract"(%2100) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2108 = "vector.extract"(%2100) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2109 = "vector.extract"(%2100) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2110 = "vector.extract"(%2100) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2111 = "vector.extract"(%2100) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2112 = "vector.extract"(%2100) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2113 = "vector.extract"(%2100) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2114 = "vector.extract"(%2100) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2115 = "vector.extract"(%2100) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2116 = "vector.extract"(%2100) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2117 = "vector.extract"(%2100) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2118 = "vector.extract"(%2100) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2119 = "vector.extract"(%2100) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2120 = "vector.extract"(%2100) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2121 = "vector.extract"(%2100) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2122 = "vector.extract"(%2100) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2123 = "vector.extract"(%2100) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2124 = "vector.extract"(%2100) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2125 = "vector.extract"(%2100) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2126 = "vector.extract"(%2100) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2127 = "vector.extract"(%2100) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2128 = "vector.extract"(%2100) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2129 = "vector.extract"(%2100) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2130 = "vector.extract"(%2100) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2131 = "vector.extract"(%2100) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2132 = "vector.extract"(%2100) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2133 = "llvm.call_intrinsic"(%2101) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2134 = "llvm.call_intrinsic"(%2102) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2135 = "llvm.call_intrinsic"(%2103) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2136 = "llvm.call_intrinsic"(%2104) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2137 = "llvm.call_intrinsic"(%2105) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2138 = "llvm.call_intrinsic"(%2106) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2139 = "llvm.call_intrinsic"(%2107) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2140 = "llvm.call_intrinsic"(%2108) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2141 = "llvm.call_intrinsic"(%2109) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2142 = "llvm.call_intrinsic"(%2110) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2143 = "llvm.call_intrinsic"(%2111) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2144 = "llvm.call_intrinsic"(%2112) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2145 = "llvm.call_intrinsic"(%2113) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2146 = "llvm.call_intrinsic"(%2114) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2147 = "llvm.call_intrinsic"(%2115) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2148 = "llvm.call_intrinsic"(%2116) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2149 = "llvm.call_intrinsic"(%2117) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2150 = "llvm.call_intrinsic"(%2118) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2151 = "llvm.call_intrinsic"(%2119) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2152 = "llvm.call_intrinsic"(%2120) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2153 = "llvm.call_intrinsic"(%2121) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2154 = "llvm.call_intrinsic"(%2122) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2155 = "llvm.call_intrinsic"(%2123) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2156 = "llvm.call_intrinsic"(%2124) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2157 = "llvm.call_intrinsic"(%2125) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2158 = "llvm.call_intrinsic"(%2126) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2159 = "llvm.call_intrinsic"(%2127) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2160 = "llvm.call_intrinsic"(%2128) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2161 = "llvm.call_intrinsic"(%2129) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2162 = "llvm.call_intrinsic"(%2130) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2163 = "llvm.call_intrinsic"(%2131) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2164 = "llvm.call_intrinsic"(%2132) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2165 = "vector.from_elements"(%2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2166 = "arith.mulf"(%1695, %2096) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2167 = "vector.shuffle"(%2165, %2165) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2168 = "vector.shuffle"(%2165, %2165) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2169 = "arith.addf"(%2167, %2168) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2170 = "vector.shuffle"(%2169, %2169) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2171 = "vector.shuffle"(%2169, %2169) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2172 = "arith.addf"(%2170, %2171) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2173 = "vector.shuffle"(%2172, %2172) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2174 = "vector.shuffle"(%2172, %2172) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2175 = "arith.addf"(%2173, %2174) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2176 = "vector.shuffle"(%2175, %2175) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2177 = "vector.shuffle"(%2175, %2175) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2178 = "arith.addf"(%2176, %2177) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2179 = "vector.shuffle"(%2178, %2178) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2180 = "vector.shuffle"(%2178, %2178) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2181 = "arith.addf"(%2179, %2180) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2182 = "vector.extract"(%2181) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2183 = "arith.addf"(%2182, %1197) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2184 = "arith.addf"(%2166, %2183) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2185 = "vector.extract"(%2165) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2186 = "vector.extract"(%2165) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2187 = "vector.extract"(%2165) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2188 = "vector.extract"(%2165) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2189 = "vector.extract"(%2165) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2190 = "vector.extract"(%2165) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2191 = "vector.extract"(%2165) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2192 = "vector.extract"(%2165) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2193 = "vector.extract"(%2165) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2194 = "vector.extract"(%2165) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2195 = "vector.extract"(%2165) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2196 = "vector.extract"(%2165) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2197 = "vector.extract"(%2165) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2198 = "vector.extract"(%2165) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2199 = "vector.extract"(%2165) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2200 = "vector.extract"(%2165) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2201 = "vector.extract"(%2165) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2202 = "vector.extract"(%2165) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2203 = "vector.extract"(%2165) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2204 = "vector.extract"(%2165) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2205 = "vector.extract"(%2165) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2206 = "vector.extract"(%2165) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2207 = "vector.extract"(%2165) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2208 = "vector.extract"(%2165) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2209 = "vector.extract"(%2165) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2210 = "vector.extract"(%2165) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2211 = "vector.extract"(%2165) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2212 = "vector.extract"(%2165) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2213 = "vector.extract"(%2165) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2214 = "vector.extract"(%2165) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2215 = "vector.extract"(%2165) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2216 = "vector.extract"(%2165) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2217 = "arith.addi"(%1562, %294) : (i32, i32) -> i32
              %2218 = "arith.cmpi"(%2217, %335) {predicate = 0 : i64} : (i32, i32) -> i1
              %2219 = "arith.xori"(%1563, %294) : (i32, i32) -> i32
              %2220 = "arith.select"(%2218, %2219, %1563) : (i1, i32, i32) -> i32
              %2221 = "arith.select"(%2218, %37, %2217) : (i1, i32, i32) -> i32
              %2222 = "arith.addi"(%1561, %294) : (i32, i32) -> i32
              %2223 = "llvm.getelementptr"(%92, %2221) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2224_s0 = "llvm.ptrtoint"(%2223) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2224_s0, %2220) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %t2321_r = "llvm.inline_asm"(%2037, %2038, %2185, %2186, %2039, %2040, %2187, %2188, %2041, %2042, %2189, %2190, %2043, %2044, %2191, %2192, %2045, %2046, %2193, %2194, %2047, %2048, %2195, %2196, %2049, %2050, %2197, %2198, %2051, %2052, %2199, %2200, %2053, %2054, %2201, %2202, %2055, %2056, %2203, %2204, %2057, %2058, %2205, %2206, %2059, %2060, %2207, %2208, %2061, %2062, %2209, %2210, %2063, %2064, %2211, %2212, %2065, %2066, %2213, %2214, %2067, %2068, %2215, %2216, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
              %2225 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2226 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2227 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2228 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2229 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 4>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2230 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 5>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2231 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 6>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2232 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 7>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2233 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 8>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2234 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 9>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2235 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 10>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2236 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 11>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2237 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 12>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2238 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 13>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2239 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 14>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2240 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 15>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2241 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 16>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2242 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 17>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2243 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 18>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2244 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 19>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2245 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 20>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2246 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 21>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2247 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 22>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2248 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 23>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2249 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 24>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2250 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 25>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2251 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 26>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2252 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 27>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2253 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 28>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2254 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 29>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2255 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 30>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2256 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 31>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2257 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2258 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 33>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2259 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 34>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2260 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 35>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2261 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 36>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2262 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 37>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2263 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 38>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2264 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 39>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2265 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 40>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2266 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 41>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2267 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 42>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2268 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 43>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2269 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 44>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2270 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 45>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2271 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 46>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2272 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 47>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2273 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 48>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2274 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 49>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2275 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 50>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2276 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 51>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2277 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 52>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2278 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 53>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2279 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 54>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2280 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 55>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2281 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 56>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2282 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 57>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2283 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 58>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2284 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 59>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2285 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 60>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2286 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 61>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2287 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 62>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2288 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 63>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2289 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 64>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2290 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 65>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2291 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 66>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2292 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 67>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2293 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 68>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2294 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 69>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2295 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 70>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2296 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 71>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2297 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 72>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2298 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 73>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2299 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 74>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2300 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 75>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2301 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 76>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2302 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 77>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2303 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 78>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2304 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 79>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2305 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 80>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2306 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 81>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2307 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 82>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2308 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 83>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2309 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 84>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2310 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 85>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2311 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 86>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2312 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 87>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2313 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 88>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2314 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 89>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2315 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 90>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2316 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 91>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2317 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 92>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2318 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 93>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2319 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 94>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              %2320 = "llvm.extractvalue"(%t2321_r) {position = array<i64: 95>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
              "scf.if"(%94) ({
                %2322 = "llvm.getelementptr"(%95, %1562) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t2323_s0 = "llvm.ptrtoint"(%2322) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t2323_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2324 = "vector.from_elements"(%2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
              %2325 = "arith.truncf"(%2324) : (vector<64xf32>) -> vector<64xf16>
              %2326 = "vector.bitcast"(%2325) : (vector<64xf16>) -> vector<32xi32>
              %2327 = "vector.extract"(%2326) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
              %2328 = "vector.extract"(%2326) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
              %2329 = "vector.extract"(%2326) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
              %2330 = "vector.extract"(%2326) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
              %2331 = "vector.extract"(%2326) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
              %2332 = "vector.extract"(%2326) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
              %2333 = "vector.extract"(%2326) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
              %2334 = "vector.extract"(%2326) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
              %2335 = "vector.extract"(%2326) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
              %2336 = "vector.extract"(%2326) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
              %2337 = "vector.extract"(%2326) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
              %2338 = "vector.extract"(%2326) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
              %2339 = "vector.extract"(%2326) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
              %2340 = "vector.extract"(%2326) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
              %2341 = "vector.extract"(%2326) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
              %2342 = "vector.extract"(%2326) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
              %2343 = "vector.extract"(%2326) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
              %2344 = "vector.extract"(%2326) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
              %2345 = "vector.extract"(%2326) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
              %2346 = "vector.extract"(%2326) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
              %2347 = "vector.extract"(%2326) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
              %2348 = "vector.extract"(%2326) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
              %2349 = "vector.extract"(%2326) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
              %2350 = "vector.extract"(%2326) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
              %2351 = "vector.extract"(%2326) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
              %2352 = "vector.extract"(%2326) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
              %2353 = "vector.extract"(%2326) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
              %2354 = "vector.extract"(%2326) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
              %2355 = "vector.extract"(%2326) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
              %2356 = "vector.extract"(%2326) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
              %2357 = "vector.extract"(%2326) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
              %2358 = "vector.extract"(%2326) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
              %2359 = "vector.from_elements"(%2289, %2290, %2293, %2294, %2297, %2298, %2301, %2302, %2305, %2306, %2309, %2310, %2313, %2314, %2317, %2318) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2360 = "vector.broadcast"(%1948) : (f32) -> vector<16xf32>
              %2361 = "arith.mulf"(%2359, %2360) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2362 = "vector.extract"(%2361) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %2363 = "vector.extract"(%2361) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %2364 = "vector.extract"(%2361) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %2365 = "vector.extract"(%2361) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %2366 = "vector.extract"(%2361) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %2367 = "vector.extract"(%2361) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %2368 = "vector.extract"(%2361) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %2369 = "vector.extract"(%2361) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %2370 = "vector.extract"(%2361) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %2371 = "vector.extract"(%2361) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %2372 = "vector.extract"(%2361) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %2373 = "vector.extract"(%2361) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %2374 = "vector.extract"(%2361) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %2375 = "vector.extract"(%2361) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %2376 = "vector.extract"(%2361) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %2377 = "vector.extract"(%2361) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %2378 = "vector.from_elements"(%2291, %2292, %2295, %2296, %2299, %2300, %2303, %2304, %2307, %2308, %2311, %2312, %2315, %2316, %2319, %2320) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2379 = "vector.broadcast"(%2096) : (f32) -> vector<16xf32>
              %2380 = "arith.mulf"(%2378, %2379) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2381 = "vector.extract"(%2380) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %2382 = "vector.extract"(%2380) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %2383 = "vector.extract"(%2380) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %2384 = "vector.extract"(%2380) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %2385 = "vector.extract"(%2380) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %2386 = "vector.extract"(%2380) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %2387 = "vector.extract"(%2380) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %2388 = "vector.extract"(%2380) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %2389 = "vector.extract"(%2380) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %2390 = "vector.extract"(%2380) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %2391 = "vector.extract"(%2380) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %2392 = "vector.extract"(%2380) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %2393 = "vector.extract"(%2380) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %2394 = "vector.extract"(%2380) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %2395 = "vector.extract"(%2380) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %2396 = "vector.extract"(%2380) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              "scf.yield"(%1920, %1919, %1918, %1917, %2222, %2221, %2220, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2362, %2363, %2381, %2382, %2364, %2365, %2383, %2384, %2366, %2367, %2385, %2386, %2368, %2369, %2387, %2388, %2370, %2371, %2389, %2390, %2372, %2373, %2391, %2392, %2374, %2375, %2393, %2394, %2376, %2377, %2395, %2396, %1942, %2090, %2036, %2184) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %2397 = "arith.muli"(%1422, %792) : (i32, i32) -> i32
            %2398 = "llvm.getelementptr"(%52, %2397) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.wgmma.fence.aligned"() : () -> ()
            %2399 = "arith.constant"() {value = true} : () -> i1
            %t2401_a = "llvm.ptrtoint"(%2398) : (!llvm.ptr<3>) -> i32
            %t2401_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2401_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2401_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t2401_shifted = "arith.shrui"(%t2401_a, %t2401_four) : (i32, i32) -> i32
            %t2401_low = "arith.andi"(%t2401_shifted, %t2401_mask) : (i32, i32) -> i32
            %t2401_wide = "arith.extui"(%t2401_low) : (i32) -> i64
            %2400 = "arith.ori"(%t2401_wide, %t2401_fields) : (i64, i64) -> i64
            %t2434_r = "llvm.inline_asm"(%1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %2400, %2399) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
            %2402 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2403 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2404 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2405 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2406 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 4>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2407 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 5>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2408 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 6>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2409 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 7>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2410 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 8>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2411 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 9>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2412 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 10>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2413 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 11>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2414 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 12>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2415 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 13>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2416 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 14>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2417 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 15>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2418 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 16>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2419 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 17>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2420 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 18>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2421 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 19>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2422 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 20>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2423 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 21>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2424 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 22>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2425 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 23>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2426 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 24>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2427 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 25>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2428 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 26>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2429 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 27>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2430 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 28>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2431 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 29>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2432 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 30>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2433 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 31>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %2435 = "arith.extsi"(%629) : (i32) -> i64
            %2436 = "arith.extsi"(%630) : (i32) -> i64
            %2437 = "arith.muli"(%2435, %23) : (i64, i64) -> i64
            %2438 = "arith.muli"(%2436, %24) : (i64, i64) -> i64
            %2439 = "arith.addi"(%2437, %2438) : (i64, i64) -> i64
            %2440 = "llvm.getelementptr"(%19, %2439) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2441 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %2442 = "nvvm.shfl.sync"(%36, %1554, %294, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2443 = "arith.addf"(%1554, %2442) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2444 = "nvvm.shfl.sync"(%36, %2443, %335, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2445 = "arith.addf"(%2443, %2444) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2446 = "llvm.call_intrinsic"(%2445) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2447 = "arith.cmpf"(%2445, %1197) {predicate = 1 : i64} : (f32, f32) -> i1
            %2448 = "scf.if"(%2447) ({
              "scf.yield"(%1197) : (f32) -> ()
            }, {
              "scf.yield"(%2446) : (f32) -> ()
            }) : (i1) -> f32
            %2449 = "arith.remui"(%2441, %743) : (i32, i32) -> i32
            %2450 = "arith.cmpi"(%2449, %37) {predicate = 0 : i64} : (i32, i32) -> i1
            %2451 = "arith.cmpi"(%745, %28) {predicate = 2 : i64} : (i32, i32) -> i1
            %2452 = "arith.andi"(%2450, %2451) : (i1, i1) -> i1
            "scf.if"(%2452) ({
              %2453 = "arith.mulf"(%1552, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2454 = "llvm.call_intrinsic"(%2445) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2455 = "arith.addf"(%2453, %2454) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2456 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
              %2457 = "arith.mulf"(%2455, %2456) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2458 = "arith.extsi"(%745) : (i32) -> i64
              %2459 = "llvm.getelementptr"(%2440, %2458) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%2457, %2459) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2460 = "nvvm.shfl.sync"(%36, %1555, %294, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2461 = "arith.addf"(%1555, %2460) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2462 = "nvvm.shfl.sync"(%36, %2461, %335, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2463 = "arith.addf"(%2461, %2462) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2464 = "llvm.call_intrinsic"(%2463) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2465 = "arith.cmpf"(%2463, %1197) {predicate = 1 : i64} : (f32, f32) -> i1
            %2466 = "scf.if"(%2465) ({
              "scf.yield"(%1197) : (f32) -> ()
            }, {
              "scf.yield"(%2464) : (f32) -> ()
            }) : (i1) -> f32
            %2467 = "arith.addi"(%745, %306) : (i32, i32) -> i32
            %2468 = "arith.cmpi"(%2467, %28) {predicate = 2 : i64} : (i32, i32) -> i1
            %2469 = "arith.andi"(%2450, %2468) : (i1, i1) -> i1
            "scf.if"(%2469) ({
              %2470 = "arith.mulf"(%1553, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2471 = "llvm.call_intrinsic"(%2463) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2472 = "arith.addf"(%2470, %2471) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2473 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
              %2474 = "arith.mulf"(%2472, %2473) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2475 = "arith.extsi"(%2467) : (i32) -> i64
              %2476 = "llvm.getelementptr"(%2440, %2475) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%2474, %2476) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %t2573_r = "llvm.inline_asm"(%1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
            %2477 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2478 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2479 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2480 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2481 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 4>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2482 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 5>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2483 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 6>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2484 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 7>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2485 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 8>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2486 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 9>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2487 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 10>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2488 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 11>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2489 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 12>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2490 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 13>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2491 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 14>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2492 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 15>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2493 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 16>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2494 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 17>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2495 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 18>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2496 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 19>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2497 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 20>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2498 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 21>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2499 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 22>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2500 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 23>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2501 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 24>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2502 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 25>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2503 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 26>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2504 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 27>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2505 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 28>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2506 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 29>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2507 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 30>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2508 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 31>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2509 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2510 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 33>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2511 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 34>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2512 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 35>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2513 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 36>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2514 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 37>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2515 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 38>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2516 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 39>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2517 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 40>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2518 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 41>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2519 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 42>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2520 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 43>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2521 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 44>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2522 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 45>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2523 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 46>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2524 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 47>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2525 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 48>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2526 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 49>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2527 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 50>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2528 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 51>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2529 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 52>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2530 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 53>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2531 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 54>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2532 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 55>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2533 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 56>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2534 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 57>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2535 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 58>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2536 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 59>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2537 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 60>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2538 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 61>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2539 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 62>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2540 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 63>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2541 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 64>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2542 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 65>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2543 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 66>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2544 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 67>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2545 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 68>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2546 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 69>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2547 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 70>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2548 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 71>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2549 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 72>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2550 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 73>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2551 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 74>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2552 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 75>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2553 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 76>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2554 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 77>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2555 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 78>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2556 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 79>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2557 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 80>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2558 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 81>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2559 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 82>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2560 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 83>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2561 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 84>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2562 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 85>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2563 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 86>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2564 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 87>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2565 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 88>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2566 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 89>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2567 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 90>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2568 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 91>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2569 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 92>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2570 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 93>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2571 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 94>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %2572 = "llvm.extractvalue"(%t2573_r) {position = array<i64: 95>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            "scf.if"(%94) ({
              %2574 = "llvm.getelementptr"(%95, %1422) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2575_s0 = "llvm.ptrtoint"(%2574) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2575_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2576 = "arith.addi"(%1422, %294) : (i32, i32) -> i32
            %2577 = "arith.cmpi"(%2576, %335) {predicate = 0 : i64} : (i32, i32) -> i1
            %2578 = "arith.xori"(%1423, %294) : (i32, i32) -> i32
            %2579 = "arith.select"(%2577, %2578, %1423) : (i1, i32, i32) -> i32
            %2580 = "arith.select"(%2577, %37, %2576) : (i1, i32, i32) -> i32
            %2581 = "arith.addi"(%1421, %294) : (i32, i32) -> i32
            %2582 = "vector.from_elements"(%2541, %2542, %2545, %2546, %2549, %2550, %2553, %2554, %2557, %2558, %2561, %2562, %2565, %2566, %2569, %2570) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %2583 = "vector.broadcast"(%2448) : (f32) -> vector<16xf32>
            %2584 = "arith.mulf"(%2582, %2583) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2585 = "vector.extract"(%2584) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %2586 = "vector.extract"(%2584) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %2587 = "vector.extract"(%2584) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %2588 = "vector.extract"(%2584) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %2589 = "vector.extract"(%2584) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %2590 = "vector.extract"(%2584) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %2591 = "vector.extract"(%2584) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %2592 = "vector.extract"(%2584) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %2593 = "vector.extract"(%2584) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %2594 = "vector.extract"(%2584) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %2595 = "vector.extract"(%2584) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %2596 = "vector.extract"(%2584) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %2597 = "vector.extract"(%2584) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %2598 = "vector.extract"(%2584) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %2599 = "vector.extract"(%2584) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %2600 = "vector.extract"(%2584) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %2601 = "vector.from_elements"(%2543, %2544, %2547, %2548, %2551, %2552, %2555, %2556, %2559, %2560, %2563, %2564, %2567, %2568, %2571, %2572) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %2602 = "vector.broadcast"(%2466) : (f32) -> vector<16xf32>
            %2603 = "arith.mulf"(%2601, %2602) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2604 = "vector.extract"(%2603) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %2605 = "vector.extract"(%2603) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %2606 = "vector.extract"(%2603) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %2607 = "vector.extract"(%2603) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %2608 = "vector.extract"(%2603) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %2609 = "vector.extract"(%2603) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %2610 = "vector.extract"(%2603) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %2611 = "vector.extract"(%2603) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %2612 = "vector.extract"(%2603) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %2613 = "vector.extract"(%2603) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %2614 = "vector.extract"(%2603) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %2615 = "vector.extract"(%2603) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %2616 = "vector.extract"(%2603) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %2617 = "vector.extract"(%2603) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %2618 = "vector.extract"(%2603) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %2619 = "vector.extract"(%2603) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %2620 = "arith.muli"(%2435, %17) : (i64, i64) -> i64
            %2621 = "arith.muli"(%2436, %18) : (i64, i64) -> i64
            %2622 = "arith.addi"(%2620, %2621) : (i64, i64) -> i64
            %2623 = "llvm.getelementptr"(%12, %2622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2624 = "arith.extsi"(%727) : (i32) -> i64
            %2625 = "arith.muli"(%2624, %16) : (i64, i64) -> i64
            %2626 = "llvm.getelementptr"(%2623, %2625) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2627 = "arith.subi"(%28, %727) : (i32, i32) -> i32
            %2628 = "nvvm.shfl.sync"(%36, %296, %742, %38) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
            %2629 = "arith.remui"(%2628, %308) : (i32, i32) -> i32
            %2630 = "arith.divui"(%2628, %308) : (i32, i32) -> i32
            %2631 = "arith.muli"(%2629, %319) : (i32, i32) -> i32
            %2632 = "arith.remui"(%2630, %335) : (i32, i32) -> i32
            %2633 = "arith.divui"(%2630, %335) : (i32, i32) -> i32
            %2634 = "arith.muli"(%2632, %306) : (i32, i32) -> i32
            %2635 = "arith.addi"(%2631, %2634) : (i32, i32) -> i32
            %2636 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %2637 = "arith.muli"(%2633, %2636) : (i32, i32) -> i32
            %2638 = "arith.addi"(%2635, %2637) : (i32, i32) -> i32
            %2639 = "vector.from_elements"(%2585, %2586, %2604, %2605, %2587, %2588, %2606, %2607, %2589, %2590, %2608, %2609, %2591, %2592, %2610, %2611, %2593, %2594, %2612, %2613, %2595, %2596, %2614, %2615, %2597, %2598, %2616, %2617, %2599, %2600, %2618, %2619) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2640 = "arith.truncf"(%2639) : (vector<32xf32>) -> vector<32xf16>
            %2641 = "vector.extract"(%2640) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
            %2642 = "vector.extract"(%2640) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
            %2643 = "vector.extract"(%2640) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
            %2644 = "vector.extract"(%2640) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
            %2645 = "vector.extract"(%2640) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
            %2646 = "vector.extract"(%2640) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
            %2647 = "vector.extract"(%2640) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
            %2648 = "vector.extract"(%2640) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
            %2649 = "vector.extract"(%2640) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
            %2650 = "vector.extract"(%2640) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
            %2651 = "vector.extract"(%2640) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
            %2652 = "vector.extract"(%2640) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
            %2653 = "vector.extract"(%2640) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
            %2654 = "vector.extract"(%2640) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
            %2655 = "vector.extract"(%2640) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
            %2656 = "vector.extract"(%2640) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
            %2657 = "vector.extract"(%2640) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
            %2658 = "vector.extract"(%2640) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
            %2659 = "vector.extract"(%2640) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
            %2660 = "vector.extract"(%2640) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
            %2661 = "vector.extract"(%2640) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
            %2662 = "vector.extract"(%2640) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
            %2663 = "vector.extract"(%2640) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
            %2664 = "vector.extract"(%2640) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
            %2665 = "vector.extract"(%2640) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
            %2666 = "vector.extract"(%2640) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
            %2667 = "vector.extract"(%2640) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
            %2668 = "vector.extract"(%2640) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
            %2669 = "vector.extract"(%2640) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
            %2670 = "vector.extract"(%2640) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
            %2671 = "vector.extract"(%2640) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
            %2672 = "vector.extract"(%2640) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
            %2673 = "vector.from_elements"(%2641, %2642) : (f16, f16) -> vector<2xf16>
            %2674 = "llvm.bitcast"(%2673) : (vector<2xf16>) -> i32
            %2675 = "vector.from_elements"(%2643, %2644) : (f16, f16) -> vector<2xf16>
            %2676 = "llvm.bitcast"(%2675) : (vector<2xf16>) -> i32
            %2677 = "vector.from_elements"(%2645, %2646) : (f16, f16) -> vector<2xf16>
            %2678 = "llvm.bitcast"(%2677) : (vector<2xf16>) -> i32
            %2679 = "vector.from_elements"(%2647, %2648) : (f16, f16) -> vector<2xf16>
            %2680 = "llvm.bitcast"(%2679) : (vector<2xf16>) -> i32
            %2681 = "arith.constant"() {value = 448 : i32} : () -> i32
            %2682 = "arith.andi"(%2638, %2681) : (i32, i32) -> i32
            %2683 = "arith.shrui"(%2682, %301) : (i32, i32) -> i32
            %2684 = "arith.xori"(%2638, %2683) : (i32, i32) -> i32
            %2685 = "llvm.getelementptr"(%50, %2684) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2685, %2674, %2676, %2678, %2680) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2687 = "arith.addi"(%2638, %308) : (i32, i32) -> i32
            %2688 = "vector.from_elements"(%2649, %2650) : (f16, f16) -> vector<2xf16>
            %2689 = "llvm.bitcast"(%2688) : (vector<2xf16>) -> i32
            %2690 = "vector.from_elements"(%2651, %2652) : (f16, f16) -> vector<2xf16>
            %2691 = "llvm.bitcast"(%2690) : (vector<2xf16>) -> i32
            %2692 = "vector.from_elements"(%2653, %2654) : (f16, f16) -> vector<2xf16>
            %2693 = "llvm.bitcast"(%2692) : (vector<2xf16>) -> i32
            %2694 = "vector.from_elements"(%2655, %2656) : (f16, f16) -> vector<2xf16>
            %2695 = "llvm.bitcast"(%2694) : (vector<2xf16>) -> i32
            %2696 = "arith.andi"(%2687, %2681) : (i32, i32) -> i32
            %2697 = "arith.shrui"(%2696, %301) : (i32, i32) -> i32
            %2698 = "arith.xori"(%2687, %2697) : (i32, i32) -> i32
            %2699 = "llvm.getelementptr"(%50, %2698) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2699, %2689, %2691, %2693, %2695) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2701 = "arith.addi"(%2638, %40) : (i32, i32) -> i32
            %2702 = "vector.from_elements"(%2657, %2658) : (f16, f16) -> vector<2xf16>
            %2703 = "llvm.bitcast"(%2702) : (vector<2xf16>) -> i32
            %2704 = "vector.from_elements"(%2659, %2660) : (f16, f16) -> vector<2xf16>
            %2705 = "llvm.bitcast"(%2704) : (vector<2xf16>) -> i32
            %2706 = "vector.from_elements"(%2661, %2662) : (f16, f16) -> vector<2xf16>
            %2707 = "llvm.bitcast"(%2706) : (vector<2xf16>) -> i32
            %2708 = "vector.from_elements"(%2663, %2664) : (f16, f16) -> vector<2xf16>
            %2709 = "llvm.bitcast"(%2708) : (vector<2xf16>) -> i32
            %2710 = "arith.andi"(%2701, %2681) : (i32, i32) -> i32
            %2711 = "arith.shrui"(%2710, %301) : (i32, i32) -> i32
            %2712 = "arith.xori"(%2701, %2711) : (i32, i32) -> i32
            %2713 = "llvm.getelementptr"(%50, %2712) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2713, %2703, %2705, %2707, %2709) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2715 = "arith.addi"(%2638, %315) : (i32, i32) -> i32
            %2716 = "vector.from_elements"(%2665, %2666) : (f16, f16) -> vector<2xf16>
            %2717 = "llvm.bitcast"(%2716) : (vector<2xf16>) -> i32
            %2718 = "vector.from_elements"(%2667, %2668) : (f16, f16) -> vector<2xf16>
            %2719 = "llvm.bitcast"(%2718) : (vector<2xf16>) -> i32
            %2720 = "vector.from_elements"(%2669, %2670) : (f16, f16) -> vector<2xf16>
            %2721 = "llvm.bitcast"(%2720) : (vector<2xf16>) -> i32
            %2722 = "vector.from_elements"(%2671, %2672) : (f16, f16) -> vector<2xf16>
            %2723 = "llvm.bitcast"(%2722) : (vector<2xf16>) -> i32
            %2724 = "arith.andi"(%2715, %2681) : (i32, i32) -> i32
            %2725 = "arith.shrui"(%2724, %301) : (i32, i32) -> i32
            %2726 = "arith.xori"(%2715, %2725) : (i32, i32) -> i32
            %2727 = "llvm.getelementptr"(%50, %2726) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2727, %2717, %2719, %2721, %2723) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.bar.warp.sync"(%36) : (i32) -> ()
            %2729 = "arith.constant"() {value = 5 : i32} : () -> i32
            %2730 = "arith.shrsi"(%2628, %2729) : (i32, i32) -> i32
            %2731 = "arith.muli"(%2730, %308) : (i32, i32) -> i32
            %2732 = "arith.andi"(%2628, %38) : (i32, i32) -> i32
            %2733 = "arith.divui"(%2732, %306) : (i32, i32) -> i32
            %2734 = "arith.addi"(%2731, %2733) : (i32, i32) -> i32
            %2735 = "arith.andi"(%2628, %730) : (i32, i32) -> i32
            %2736 = "arith.muli"(%2734, %319) : (i32, i32) -> i32
            %2737 = "arith.muli"(%2735, %306) : (i32, i32) -> i32
            %2738 = "arith.addi"(%2736, %2737) : (i32, i32) -> i32
            %2739 = "arith.andi"(%2738, %2681) : (i32, i32) -> i32
            %2740 = "arith.shrui"(%2739, %301) : (i32, i32) -> i32
            %2741 = "arith.xori"(%2738, %2740) : (i32, i32) -> i32
            %2742 = "llvm.getelementptr"(%50, %2741) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2743 = "llvm.load"(%2742) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %2744 = "vector.extract"(%2743) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %2745 = "vector.extract"(%2743) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %2746 = "vector.extract"(%2743) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %2747 = "vector.extract"(%2743) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %2748 = "vector.extract"(%2743) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %2749 = "vector.extract"(%2743) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %2750 = "vector.extract"(%2743) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %2751 = "vector.extract"(%2743) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %2752 = "arith.addi"(%2734, %743) : (i32, i32) -> i32
            %2753 = "arith.muli"(%2752, %319) : (i32, i32) -> i32
            %2754 = "arith.addi"(%2753, %2737) : (i32, i32) -> i32
            %2755 = "arith.andi"(%2754, %2681) : (i32, i32) -> i32
            %2756 = "arith.shrui"(%2755, %301) : (i32, i32) -> i32
            %2757 = "arith.xori"(%2754, %2756) : (i32, i32) -> i32
            %2758 = "llvm.getelementptr"(%50, %2757) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2759 = "llvm.load"(%2758) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %2760 = "vector.extract"(%2759) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %2761 = "vector.extract"(%2759) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %2762 = "vector.extract"(%2759) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %2763 = "vector.extract"(%2759) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %2764 = "vector.extract"(%2759) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %2765 = "vector.extract"(%2759) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %2766 = "vector.extract"(%2759) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %2767 = "vector.extract"(%2759) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %2768 = "arith.addi"(%2734, %306) : (i32, i32) -> i32
            %2769 = "arith.muli"(%2768, %319) : (i32, i32) -> i32
            %2770 = "arith.addi"(%2769, %2737) : (i32, i32) -> i32
            %2771 = "arith.andi"(%2770, %2681) : (i32, i32) -> i32
            %2772 = "arith.shrui"(%2771, %301) : (i32, i32) -> i32
            %2773 = "arith.xori"(%2770, %2772) : (i32, i32) -> i32
            %2774 = "llvm.getelementptr"(%50, %2773) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2775 = "llvm.load"(%2774) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %2776 = "vector.extract"(%2775) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %2777 = "vector.extract"(%2775) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %2778 = "vector.extract"(%2775) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %2779 = "vector.extract"(%2775) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %2780 = "vector.extract"(%2775) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %2781 = "vector.extract"(%2775) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %2782 = "vector.extract"(%2775) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %2783 = "vector.extract"(%2775) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %2784 = "arith.constant"() {value = 12 : i32} : () -> i32
            %2785 = "arith.addi"(%2734, %2784) : (i32, i32) -> i32
            %2786 = "arith.muli"(%2785, %319) : (i32, i32) -> i32
            %2787 = "arith.addi"(%2786, %2737) : (i32, i32) -> i32
            %2788 = "arith.andi"(%2787, %2681) : (i32, i32) -> i32
            %2789 = "arith.shrui"(%2788, %301) : (i32, i32) -> i32
            %2790 = "arith.xori"(%2787, %2789) : (i32, i32) -> i32
            %2791 = "llvm.getelementptr"(%50, %2790) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2792 = "llvm.load"(%2791) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %2793 = "vector.extract"(%2792) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %2794 = "vector.extract"(%2792) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %2795 = "vector.extract"(%2792) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %2796 = "vector.extract"(%2792) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %2797 = "vector.extract"(%2792) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %2798 = "vector.extract"(%2792) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %2799 = "vector.extract"(%2792) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %2800 = "vector.extract"(%2792) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.bar.warp.sync"(%36) : (i32) -> ()
            "scf.if"(%55) ({
              %2801 = "llvm.getelementptr"(%56, %534) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2802_s0 = "llvm.ptrtoint"(%2801) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2802_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2803 = "arith.cmpi"(%2734, %2627) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%2803) ({
              %2804 = "arith.extsi"(%2734) : (i32) -> i64
              %2805 = "arith.extsi"(%2735) : (i32) -> i64
              %2806 = "arith.muli"(%2804, %16) : (i64, i64) -> i64
              %2807 = "arith.constant"() {value = 8 : i64} : () -> i64
              %2808 = "arith.muli"(%2805, %2807) : (i64, i64) -> i64
              %2809 = "arith.addi"(%2806, %2808) : (i64, i64) -> i64
              %2810 = "llvm.getelementptr"(%2626, %2809) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2811 = "vector.from_elements"(%2744, %2745, %2746, %2747, %2748, %2749, %2750, %2751) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%2811, %2810) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2812 = "arith.cmpi"(%2752, %2627) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%2812) ({
              %2813 = "arith.extsi"(%2752) : (i32) -> i64
              %2814 = "arith.extsi"(%2735) : (i32) -> i64
              %2815 = "arith.muli"(%2813, %16) : (i64, i64) -> i64
              %2816 = "arith.constant"() {value = 8 : i64} : () -> i64
              %2817 = "arith.muli"(%2814, %2816) : (i64, i64) -> i64
              %2818 = "arith.addi"(%2815, %2817) : (i64, i64) -> i64
              %2819 = "llvm.getelementptr"(%2626, %2818) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2820 = "vector.from_elements"(%2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%2820, %2819) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2821 = "arith.cmpi"(%2768, %2627) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%2821) ({
              %2822 = "arith.extsi"(%2768) : (i32) -> i64
              %2823 = "arith.extsi"(%2735) : (i32) -> i64
              %2824 = "arith.muli"(%2822, %16) : (i64, i64) -> i64
              %2825 = "arith.constant"() {value = 8 : i64} : () -> i64
              %2826 = "arith.muli"(%2823, %2825) : (i64, i64) -> i64
              %2827 = "arith.addi"(%2824, %2826) : (i64, i64) -> i64
              %2828 = "llvm.getelementptr"(%2626, %2827) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2829 = "vector.from_elements"(%2776, %2777, %2778, %2779, %2780, %2781, %2782, %2783) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%2829, %2828) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2830 = "arith.cmpi"(%2785, %2627) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%2830) ({
              %2831 = "arith.extsi"(%2785) : (i32) -> i64
              %2832 = "arith.extsi"(%2735) : (i32) -> i64
              %2833 = "arith.muli"(%2831, %16) : (i64, i64) -> i64
              %2834 = "arith.constant"() {value = 8 : i64} : () -> i64
              %2835 = "arith.muli"(%2832, %2834) : (i64, i64) -> i64
              %2836 = "arith.addi"(%2833, %2835) : (i64, i64) -> i64
              %2837 = "llvm.getelementptr"(%2626, %2836) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %2838 = "vector.from_elements"(%2793, %2794, %2795, %2796, %2797, %2798, %2799, %2800) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%2838, %2837) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2839 = "arith.addi"(%534, %294) : (i32, i32) -> i32
            %2840 = "arith.cmpi"(%2839, %294) {predicate = 0 : i64} : (i32, i32) -> i1
            %2841 = "arith.xori"(%535, %294) : (i32, i32) -> i32
            %2842 = "arith.select"(%2840, %2841, %535) : (i1, i32, i32) -> i32
            %2843 = "arith.select"(%2840, %37, %2839) : (i1, i32, i32) -> i32
            %2844 = "arith.addi"(%533, %294) : (i32, i32) -> i32
            "scf.yield"(%1418, %1419, %1420, %2844, %2843, %2842, %2581, %2580, %2579, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2674, %2676, %2678, %2680, %2689, %2691, %2693, %2695, %2703, %2705, %2707, %2709, %2717, %2719, %2721, %2723) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
            "scf.yield"(%530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"(%638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        %2845 = "arith.cmpi"(%295, %37) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%2845) ({
          %2846 = "arith.addi"(%294, %295) : (i32, i32) -> i32
          %2847 = "arith.constant"() {value = 256 : i32} : () -> i32
          "nvvm.barrier"(%2846, %2847) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %2848 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%2848) : (i1) -> ()
      }) : (i1) -> i1
      "llvm.return"() : () -> ()
    }) {sym_name = "attention_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i32, i32, i32, i32, f32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i64, %15: i64, %16: i64, %17: !llvm.ptr<1>, %18: i64, %19: i64, %20: i64, %21: !llvm.ptr<1>, %22: i64, %23: i64, %24: f32):
    %25 = "arith.constant"() {value = 191 : i32} : () -> i32
    %26 = "arith.addi"(%2, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 192 : i32} : () -> i32
    %28 = "arith.divui"(%26, %27) : (i32, i32) -> i32
    %29 = "arith.constant"() {value = 64 : i64} : () -> i64
    %30 = "arith.extsi"(%2) : (i32) -> i64
    %31 = "arith.extsi"(%3) : (i32) -> i64
    %32 = "arith.extsi"(%1) : (i32) -> i64
    %33 = "arith.constant"() {value = 2 : i64} : () -> i64
    %34 = "arith.muli"(%5, %33) : (i64, i64) -> i64
    %35 = "arith.muli"(%6, %33) : (i64, i64) -> i64
    %36 = "arith.muli"(%4, %33) : (i64, i64) -> i64
    %37 = "cutec.tensor_map"(%0, %29, %30, %31, %32, %34, %35, %36) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 192, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %38 = "arith.extsi"(%8) : (i32) -> i64
    %39 = "arith.extsi"(%9) : (i32) -> i64
    %40 = "arith.muli"(%11, %33) : (i64, i64) -> i64
    %41 = "arith.muli"(%12, %33) : (i64, i64) -> i64
    %42 = "arith.muli"(%10, %33) : (i64, i64) -> i64
    %43 = "cutec.tensor_map"(%7, %29, %38, %39, %32, %40, %41, %42) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %44 = "arith.muli"(%15, %33) : (i64, i64) -> i64
    %45 = "arith.muli"(%16, %33) : (i64, i64) -> i64
    %46 = "arith.muli"(%14, %33) : (i64, i64) -> i64
    %47 = "cutec.tensor_map"(%13, %29, %38, %39, %32, %44, %45, %46) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %48 = "arith.divui"(%3, %9) : (i32, i32) -> i32
    %49 = "arith.muli"(%28, %3) : (i32, i32) -> i32
    %50 = "arith.muli"(%49, %1) : (i32, i32) -> i32
    %51 = "arith.constant"() {value = 132 : i32} : () -> i32
    %52 = "arith.minsi"(%50, %51) : (i32, i32) -> i32
    %53 = "arith.constant"() {value = 1 : i32} : () -> i32
    %54 = "arith.constant"() {value = 512 : i32} : () -> i32
    %55 = "arith.constant"() {value = 90192 : i32} : () -> i32
    "gpu.launch_func"(%52, %53, %53, %54, %53, %53, %55, %37, %2, %3, %1, %43, %8, %9, %1, %47, %8, %9, %1, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %1, %28, %8, %2, %24, %48) {kernel = @kernels::@attention_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 31, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i32, i32, i32, i32, f32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_full_f16_depth64", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
