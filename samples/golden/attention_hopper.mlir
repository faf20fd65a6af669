!struct0 = !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct1 = !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct2 = !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
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
      %51 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 49152>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %52 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 81920>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %53 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 114688>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %54 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %55 = "arith.cmpi"(%54, %37) {predicate = 0 : i64} : (i32, i32) -> i1
      %56 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
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
          %69 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t70_s0 = "llvm.ptrtoint"(%69) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t70_s0, %67) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %71 = "arith.constant"() {value = 12 : i32} : () -> i32
          %t72_s0 = "llvm.ptrtoint"(%56) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t72_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %73 = "llvm.getelementptr"(%56) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t74_s0 = "llvm.ptrtoint"(%73) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t74_s0, %71) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %75 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 114720>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %76 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %77 = "arith.cmpi"(%76, %37) {predicate = 0 : i64} : (i32, i32) -> i1
      %78 = "llvm.getelementptr"(%75) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %79 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %80 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %81 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %82 = "arith.addi"(%80, %81) : (i32, i32) -> i32
      %83 = "arith.muli"(%82, %61) : (i32, i32) -> i32
      %84 = "arith.addi"(%79, %83) : (i32, i32) -> i32
      %85 = "arith.divui"(%84, %40) : (i32, i32) -> i32
      %86 = "arith.cmpi"(%85, %37) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%86) ({
        %87 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%87) ({
          %88 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t89_s0 = "llvm.ptrtoint"(%75) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t89_s0, %88) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %90 = "llvm.getelementptr"(%75) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t91_s0 = "llvm.ptrtoint"(%90) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t91_s0, %88) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %92 = "arith.constant"() {value = 12 : i32} : () -> i32
          %t93_s0 = "llvm.ptrtoint"(%78) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t93_s0, %92) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %94 = "llvm.getelementptr"(%78) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t95_s0 = "llvm.ptrtoint"(%94) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t95_s0, %92) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %96 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 114752>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %97 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %98 = "arith.cmpi"(%97, %37) {predicate = 0 : i64} : (i32, i32) -> i1
      %99 = "llvm.getelementptr"(%96) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %100 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %101 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %102 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %103 = "arith.addi"(%101, %102) : (i32, i32) -> i32
      %104 = "arith.muli"(%103, %61) : (i32, i32) -> i32
      %105 = "arith.addi"(%100, %104) : (i32, i32) -> i32
      %106 = "arith.divui"(%105, %40) : (i32, i32) -> i32
      %107 = "arith.cmpi"(%106, %37) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%107) ({
        %108 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%108) ({
          %109 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t110_s0 = "llvm.ptrtoint"(%96) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t110_s0, %109) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %111 = "llvm.getelementptr"(%96) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t112_s0 = "llvm.ptrtoint"(%111) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t112_s0, %109) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %113 = "arith.constant"() {value = 12 : i32} : () -> i32
          %t114_s0 = "llvm.ptrtoint"(%99) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t114_s0, %113) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %115 = "llvm.getelementptr"(%99) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t116_s0 = "llvm.ptrtoint"(%115) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t116_s0, %113) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %117 = "arith.cmpi"(%39, %37) {predicate = 0 : i64} : (i32, i32) -> i1
      %118 = "scf.if"(%117) ({
        "nvvm.setmaxregister"() {regCount = 32 : i32, action = #nvvm<action decrease>} : () -> ()
        "scf.if"(%43) ({
          %119 = "arith.muli"(%26, %2) : (i32, i32) -> i32
          %120 = "arith.muli"(%119, %25) : (i32, i32) -> i32
          %121 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %122 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %123 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %124 = "arith.subi"(%120, %121) : (i32, i32) -> i32
          %125 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %126 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %127 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %128 = "arith.constant"() {value = 1 : i32} : () -> i32
          %129 = "arith.subi"(%125, %128) : (i32, i32) -> i32
          %130 = "arith.addi"(%124, %129) : (i32, i32) -> i32
          %131 = "arith.remsi"(%130, %125) : (i32, i32) -> i32
          %132 = "arith.cmpi"(%131, %37) {predicate = 2 : i64} : (i32, i32) -> i1
          %133 = "arith.divsi"(%130, %125) : (i32, i32) -> i32
          %134 = "arith.extsi"(%132) : (i1) -> i32
          %135 = "arith.addi"(%133, %134) : (i32, i32) -> i32
          %136, %137, %138, %139, %140, %141, %142, %143, %144 = "scf.for"(%37, %135, %128, %37, %37, %128, %37, %37, %128, %37, %37, %128) ({
          ^bb0(%145: i32, %146: i32, %147: i32, %148: i32, %149: i32, %150: i32, %151: i32, %152: i32, %153: i32, %154: i32):
            %155 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %156 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %157 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %158 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
            %159 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
            %160 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
            %161 = "arith.muli"(%145, %158) : (i32, i32) -> i32
            %162 = "arith.addi"(%155, %161) : (i32, i32) -> i32
            %163 = "arith.remui"(%162, %26) : (i32, i32) -> i32
            %164 = "arith.divui"(%162, %26) : (i32, i32) -> i32
            %165 = "arith.remui"(%164, %2) : (i32, i32) -> i32
            %166 = "arith.divui"(%164, %2) : (i32, i32) -> i32
            %167 = "arith.constant"() {value = 191 : i32} : () -> i32
            %168 = "arith.addi"(%28, %167) : (i32, i32) -> i32
            %169 = "arith.constant"() {value = 192 : i32} : () -> i32
            %170 = "arith.divui"(%168, %169) : (i32, i32) -> i32
            %171 = "arith.subi"(%170, %128) : (i32, i32) -> i32
            %172 = "arith.subi"(%171, %163) : (i32, i32) -> i32
            %173 = "arith.cmpi"(%172, %37) {predicate = 5 : i64} : (i32, i32) -> i1
            %174, %175, %176, %177, %178, %179, %180, %181, %182 = "scf.if"(%173) ({
              %183 = "arith.muli"(%172, %169) : (i32, i32) -> i32
              %184 = "arith.maxsi"(%27, %128) : (i32, i32) -> i32
              %185 = "arith.subi"(%184, %128) : (i32, i32) -> i32
              %186 = "arith.constant"() {value = 7 : i32} : () -> i32
              %187 = "arith.shrsi"(%185, %186) : (i32, i32) -> i32
              %188 = "arith.addi"(%187, %128) : (i32, i32) -> i32
              %189 = "arith.minsi"(%37, %187) : (i32, i32) -> i32
              %190 = "arith.subi"(%188, %189) : (i32, i32) -> i32
              %191 = "arith.divui"(%165, %30) : (i32, i32) -> i32
              %192 = "llvm.getelementptr"(%78, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t193_s0 = "llvm.ptrtoint"(%192) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t193_s0, %151) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %194 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%194) ({
                %195 = "llvm.getelementptr"(%75, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %196 = "arith.constant"() {value = 16384 : i32} : () -> i32
                %t197_s0 = "llvm.ptrtoint"(%195) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t197_s0, %196) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %198 = "arith.muli"(%187, %34) : (i32, i32) -> i32
              %199 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %200 = "arith.muli"(%150, %199) : (i32, i32) -> i32
              %201 = "llvm.getelementptr"(%51, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %202 = "llvm.getelementptr"(%75, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %203 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%203) ({
                %t204_s0 = "llvm.ptrtoint"(%201) : (!llvm.ptr<3>) -> i32
                %t204_s2 = "llvm.ptrtoint"(%202) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t204_s0, %4, %t204_s2, %37, %198, %191, %166) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %205 = "arith.addi"(%150, %128) : (i32, i32) -> i32
              %206 = "arith.constant"() {value = 2 : i32} : () -> i32
              %207 = "arith.cmpi"(%205, %206) {predicate = 0 : i64} : (i32, i32) -> i1
              %208 = "arith.xori"(%151, %128) : (i32, i32) -> i32
              %209 = "arith.select"(%207, %208, %151) : (i1, i32, i32) -> i32
              %210 = "arith.select"(%207, %37, %205) : (i1, i32, i32) -> i32
              %211 = "arith.addi"(%149, %128) : (i32, i32) -> i32
              %212 = "llvm.getelementptr"(%56, %147) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t213_s0 = "llvm.ptrtoint"(%212) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t213_s0, %148) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %214 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%214) ({
                %215 = "llvm.getelementptr"(%53, %147) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %216 = "arith.constant"() {value = 24576 : i32} : () -> i32
                %t217_s0 = "llvm.ptrtoint"(%215) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t217_s0, %216) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %218 = "arith.constant"() {value = 12288 : i32} : () -> i32
              %219 = "arith.muli"(%147, %218) : (i32, i32) -> i32
              %220 = "llvm.getelementptr"(%50, %219) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %221 = "llvm.getelementptr"(%53, %147) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %222 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%222) ({
                %t223_s0 = "llvm.ptrtoint"(%220) : (!llvm.ptr<3>) -> i32
                %t223_s2 = "llvm.ptrtoint"(%221) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t223_s0, %0, %t223_s2, %37, %183, %165, %166) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %224 = "arith.addi"(%147, %128) : (i32, i32) -> i32
              %225 = "arith.cmpi"(%224, %206) {predicate = 0 : i64} : (i32, i32) -> i1
              %226 = "arith.xori"(%148, %128) : (i32, i32) -> i32
              %227 = "arith.select"(%225, %226, %148) : (i1, i32, i32) -> i32
              %228 = "arith.select"(%225, %37, %224) : (i1, i32, i32) -> i32
              %229 = "arith.addi"(%146, %128) : (i32, i32) -> i32
              %230, %231, %232, %233, %234, %235 = "scf.for"(%128, %190, %128, %211, %210, %209, %152, %153, %154) ({
              ^bb0(%236: i32, %237: i32, %238: i32, %239: i32, %240: i32, %241: i32, %242: i32):
                %243 = "arith.subi"(%187, %236) : (i32, i32) -> i32
                %244 = "llvm.getelementptr"(%78, %238) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t245_s0 = "llvm.ptrtoint"(%244) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t245_s0, %239) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %246 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%246) ({
                  %247 = "llvm.getelementptr"(%75, %238) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %248 = "arith.constant"() {value = 16384 : i32} : () -> i32
                  %t249_s0 = "llvm.ptrtoint"(%247) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t249_s0, %248) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %250 = "arith.muli"(%243, %34) : (i32, i32) -> i32
                %251 = "arith.muli"(%238, %199) : (i32, i32) -> i32
                %252 = "llvm.getelementptr"(%51, %251) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %253 = "llvm.getelementptr"(%75, %238) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %254 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%254) ({
                  %t255_s0 = "llvm.ptrtoint"(%252) : (!llvm.ptr<3>) -> i32
                  %t255_s2 = "llvm.ptrtoint"(%253) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t255_s0, %4, %t255_s2, %37, %250, %191, %166) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %256 = "arith.addi"(%238, %128) : (i32, i32) -> i32
                %257 = "arith.cmpi"(%256, %206) {predicate = 0 : i64} : (i32, i32) -> i1
                %258 = "arith.xori"(%239, %128) : (i32, i32) -> i32
                %259 = "arith.select"(%257, %258, %239) : (i1, i32, i32) -> i32
                %260 = "arith.select"(%257, %37, %256) : (i1, i32, i32) -> i32
                %261 = "arith.addi"(%237, %128) : (i32, i32) -> i32
                %262 = "arith.addi"(%243, %128) : (i32, i32) -> i32
                %263 = "llvm.getelementptr"(%99, %241) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t264_s0 = "llvm.ptrtoint"(%263) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t264_s0, %242) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %265 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%265) ({
                  %266 = "llvm.getelementptr"(%96, %241) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %267 = "arith.constant"() {value = 16384 : i32} : () -> i32
                  %t268_s0 = "llvm.ptrtoint"(%266) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t268_s0, %267) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %269 = "arith.muli"(%262, %34) : (i32, i32) -> i32
                %270 = "arith.muli"(%241, %199) : (i32, i32) -> i32
                %271 = "llvm.getelementptr"(%52, %270) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %272 = "llvm.getelementptr"(%96, %241) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %273 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%273) ({
                  %t274_s0 = "llvm.ptrtoint"(%271) : (!llvm.ptr<3>) -> i32
                  %t274_s2 = "llvm.ptrtoint"(%272) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t274_s0, %8, %t274_s2, %37, %269, %191, %166) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %275 = "arith.addi"(%241, %128) : (i32, i32) -> i32
                %276 = "arith.cmpi"(%275, %206) {predicate = 0 : i64} : (i32, i32) -> i1
                %277 = "arith.xori"(%242, %128) : (i32, i32) -> i32
                %278 = "arith.select"(%276, %277, %242) : (i1, i32, i32) -> i32
                %279 = "arith.select"(%276, %37, %275) : (i1, i32, i32) -> i32
                %280 = "arith.addi"(%240, %128) : (i32, i32) -> i32
                "scf.yield"(%261, %260, %259, %280, %279, %278) : (i32, i32, i32, i32, i32, i32) -> ()
              }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
              %281 = "arith.subi"(%188, %190) : (i32, i32) -> i32
              %282 = "llvm.getelementptr"(%99, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t283_s0 = "llvm.ptrtoint"(%282) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t283_s0, %235) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %284 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%284) ({
                %285 = "llvm.getelementptr"(%96, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %286 = "arith.constant"() {value = 16384 : i32} : () -> i32
                %t287_s0 = "llvm.ptrtoint"(%285) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t287_s0, %286) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %288 = "arith.muli"(%281, %34) : (i32, i32) -> i32
              %289 = "arith.muli"(%234, %199) : (i32, i32) -> i32
              %290 = "llvm.getelementptr"(%52, %289) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %291 = "llvm.getelementptr"(%96, %234) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %292 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%292) ({
                %t293_s0 = "llvm.ptrtoint"(%290) : (!llvm.ptr<3>) -> i32
                %t293_s2 = "llvm.ptrtoint"(%291) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t293_s0, %8, %t293_s2, %37, %288, %191, %166) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %294 = "arith.addi"(%234, %128) : (i32, i32) -> i32
              %295 = "arith.cmpi"(%294, %206) {predicate = 0 : i64} : (i32, i32) -> i1
              %296 = "arith.xori"(%235, %128) : (i32, i32) -> i32
              %297 = "arith.select"(%295, %296, %235) : (i1, i32, i32) -> i32
              %298 = "arith.select"(%295, %37, %294) : (i1, i32, i32) -> i32
              %299 = "arith.addi"(%233, %128) : (i32, i32) -> i32
              "scf.yield"(%229, %228, %227, %230, %231, %232, %299, %298, %297) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%146, %147, %148, %149, %150, %151, %152, %153, %154) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
            "scf.yield"(%174, %175, %176, %177, %178, %179, %180, %181, %182) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %300 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%300) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 160 : i32, action = #nvvm<action increase>} : () -> ()
        %301 = "arith.constant"() {value = 1 : i32} : () -> i32
        %302 = "arith.subi"(%39, %301) : (i32, i32) -> i32
        %303 = "arith.subi"(%31, %34) : (i32, i32) -> i32
        %304 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %305 = "arith.mulf"(%29, %304) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %306 = "arith.muli"(%302, %34) : (i32, i32) -> i32
        %307 = "arith.divui"(%306, %34) : (i32, i32) -> i32
        %308 = "arith.constant"() {value = 3 : i32} : () -> i32
        %309 = "arith.remui"(%307, %308) : (i32, i32) -> i32
        %310 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %311 = "arith.muli"(%309, %310) : (i32, i32) -> i32
        %312 = "llvm.getelementptr"(%50, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %313 = "arith.constant"() {value = 8 : i32} : () -> i32
        %314 = "arith.constant"() {value = 9 : i32} : () -> i32
        %315 = "arith.constant"() {value = 16 : i32} : () -> i32
        %316 = "arith.constant"() {value = 17 : i32} : () -> i32
        %317 = "arith.constant"() {value = 24 : i32} : () -> i32
        %318 = "arith.constant"() {value = 25 : i32} : () -> i32
        %319 = "arith.constant"() {value = 33 : i32} : () -> i32
        %320 = "arith.constant"() {value = 40 : i32} : () -> i32
        %321 = "arith.constant"() {value = 41 : i32} : () -> i32
        %322 = "arith.constant"() {value = 48 : i32} : () -> i32
        %323 = "arith.constant"() {value = 49 : i32} : () -> i32
        %324 = "arith.constant"() {value = 56 : i32} : () -> i32
        %325 = "arith.constant"() {value = 57 : i32} : () -> i32
        %326 = "arith.constant"() {value = 64 : i32} : () -> i32
        %327 = "arith.constant"() {value = 65 : i32} : () -> i32
        %328 = "arith.constant"() {value = 72 : i32} : () -> i32
        %329 = "arith.constant"() {value = 73 : i32} : () -> i32
        %330 = "arith.constant"() {value = 80 : i32} : () -> i32
        %331 = "arith.constant"() {value = 81 : i32} : () -> i32
        %332 = "arith.constant"() {value = 88 : i32} : () -> i32
        %333 = "arith.constant"() {value = 89 : i32} : () -> i32
        %334 = "arith.constant"() {value = 96 : i32} : () -> i32
        %335 = "arith.constant"() {value = 97 : i32} : () -> i32
        %336 = "arith.constant"() {value = 104 : i32} : () -> i32
        %337 = "arith.constant"() {value = 105 : i32} : () -> i32
        %338 = "arith.constant"() {value = 112 : i32} : () -> i32
        %339 = "arith.constant"() {value = 113 : i32} : () -> i32
        %340 = "arith.constant"() {value = 120 : i32} : () -> i32
        %341 = "arith.constant"() {value = 121 : i32} : () -> i32
        %342 = "arith.constant"() {value = 2 : i32} : () -> i32
        %343 = "arith.cmpi"(%302, %342) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%343) ({
          %344 = "arith.addi"(%302, %301) : (i32, i32) -> i32
          %345 = "arith.remsi"(%344, %308) : (i32, i32) -> i32
          %346 = "arith.cmpi"(%345, %37) {predicate = 2 : i64} : (i32, i32) -> i1
          %347 = "arith.addi"(%345, %308) : (i32, i32) -> i32
          %348 = "arith.select"(%346, %347, %345) : (i1, i32, i32) -> i32
          %349 = "arith.addi"(%301, %348) : (i32, i32) -> i32
          %350 = "arith.constant"() {value = 256 : i32} : () -> i32
          "nvvm.barrier.arrive"(%349, %350) : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %351 = "arith.muli"(%26, %2) : (i32, i32) -> i32
        %352 = "arith.muli"(%351, %25) : (i32, i32) -> i32
        %353 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %354 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %355 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %356 = "arith.subi"(%352, %353) : (i32, i32) -> i32
        %357 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %358 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %359 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %360 = "arith.subi"(%357, %301) : (i32, i32) -> i32
        %361 = "arith.addi"(%356, %360) : (i32, i32) -> i32
        %362 = "arith.remsi"(%361, %357) : (i32, i32) -> i32
        %363 = "arith.cmpi"(%362, %37) {predicate = 2 : i64} : (i32, i32) -> i1
        %364 = "arith.divsi"(%361, %357) : (i32, i32) -> i32
        %365 = "arith.extsi"(%363) : (i1) -> i32
        %366 = "arith.addi"(%364, %365) : (i32, i32) -> i32
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
        %424 = "llvm.mlir.undef"() : () -> f32
        %425 = "llvm.mlir.undef"() : () -> f32
        %426 = "llvm.mlir.undef"() : () -> f32
        %427 = "llvm.mlir.undef"() : () -> f32
        %428 = "llvm.mlir.undef"() : () -> f32
        %429 = "llvm.mlir.undef"() : () -> f32
        %430 = "llvm.mlir.undef"() : () -> f32
        %431 = "llvm.mlir.undef"() : () -> i32
        %432 = "llvm.mlir.undef"() : () -> i32
        %433 = "llvm.mlir.undef"() : () -> i32
        %434 = "llvm.mlir.undef"() : () -> i32
        %435 = "llvm.mlir.undef"() : () -> i32
        %436 = "llvm.mlir.undef"() : () -> i32
        %437 = "llvm.mlir.undef"() : () -> i32
        %438 = "llvm.mlir.undef"() : () -> i32
        %439 = "llvm.mlir.undef"() : () -> i32
        %440 = "llvm.mlir.undef"() : () -> i32
        %441 = "llvm.mlir.undef"() : () -> i32
        %442 = "llvm.mlir.undef"() : () -> i32
        %443 = "llvm.mlir.undef"() : () -> i32
        %444 = "llvm.mlir.undef"() : () -> i32
        %445 = "llvm.mlir.undef"() : () -> i32
        %446 = "llvm.mlir.undef"() : () -> i32
        %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535 = "scf.for"(%37, %366, %301, %37, %37, %37, %37, %37, %37, %37, %37, %37, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446) ({
        ^bb0(%536: i32, %537: i32, %538: i32, %539: i32, %540: i32, %541: i32, %542: i32, %543: i32, %544: i32, %545: i32, %546: f32, %547: f32, %548: f32, %549: f32, %550: f32, %551: f32, %552: f32, %553: f32, %554: f32, %555: f32, %556: f32, %557: f32, %558: f32, %559: f32, %560: f32, %561: f32, %562: f32, %563: f32, %564: f32, %565: f32, %566: f32, %567: f32, %568: f32, %569: f32, %570: f32, %571: f32, %572: f32, %573: f32, %574: f32, %575: f32, %576: f32, %577: f32, %578: f32, %579: f32, %580: f32, %581: f32, %582: f32, %583: f32, %584: f32, %585: f32, %586: f32, %587: f32, %588: f32, %589: f32, %590: f32, %591: f32, %592: f32, %593: f32, %594: f32, %595: f32, %596: f32, %597: f32, %598: f32, %599: f32, %600: f32, %601: f32, %602: f32, %603: f32, %604: f32, %605: f32, %606: f32, %607: f32, %608: f32, %609: f32, %610: i32, %611: i32, %612: i32, %613: i32, %614: i32, %615: i32, %616: i32, %617: i32, %618: i32, %619: i32, %620: i32, %621: i32, %622: i32, %623: i32, %624: i32, %625: i32):
          %626 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %627 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %628 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %629 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %630 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %631 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %632 = "arith.muli"(%536, %629) : (i32, i32) -> i32
          %633 = "arith.addi"(%626, %632) : (i32, i32) -> i32
          %634 = "arith.remui"(%633, %26) : (i32, i32) -> i32
          %635 = "arith.divui"(%633, %26) : (i32, i32) -> i32
          %636 = "arith.remui"(%635, %2) : (i32, i32) -> i32
          %637 = "arith.divui"(%635, %2) : (i32, i32) -> i32
          %638 = "arith.constant"() {value = 191 : i32} : () -> i32
          %639 = "arith.addi"(%28, %638) : (i32, i32) -> i32
          %640 = "arith.constant"() {value = 192 : i32} : () -> i32
          %641 = "arith.divui"(%639, %640) : (i32, i32) -> i32
          %642 = "arith.subi"(%641, %301) : (i32, i32) -> i32
          %643 = "arith.subi"(%642, %634) : (i32, i32) -> i32
          %644 = "arith.cmpi"(%643, %37) {predicate = 5 : i64} : (i32, i32) -> i1
          %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733 = "scf.if"(%644) ({
            %734 = "arith.muli"(%643, %640) : (i32, i32) -> i32
            %735 = "arith.maxsi"(%27, %301) : (i32, i32) -> i32
            %736 = "arith.subi"(%735, %301) : (i32, i32) -> i32
            %737 = "arith.constant"() {value = 7 : i32} : () -> i32
            %738 = "arith.shrsi"(%736, %737) : (i32, i32) -> i32
            %739 = "arith.addi"(%738, %301) : (i32, i32) -> i32
            %740 = "arith.minsi"(%37, %738) : (i32, i32) -> i32
            %741 = "arith.subi"(%739, %740) : (i32, i32) -> i32
            %742 = "arith.muli"(%302, %326) : (i32, i32) -> i32
            %743 = "arith.addi"(%734, %742) : (i32, i32) -> i32
            %744 = "arith.constant"() {value = 127 : i32} : () -> i32
            %745 = "arith.andi"(%303, %744) : (i32, i32) -> i32
            %746 = "arith.divui"(%745, %40) : (i32, i32) -> i32
            %747 = "arith.muli"(%746, %315) : (i32, i32) -> i32
            %748 = "arith.addi"(%743, %747) : (i32, i32) -> i32
            %749 = "arith.andi"(%303, %38) : (i32, i32) -> i32
            %750 = "arith.constant"() {value = 4 : i32} : () -> i32
            %751 = "arith.divui"(%749, %750) : (i32, i32) -> i32
            %752 = "arith.addi"(%748, %751) : (i32, i32) -> i32
            %753 = "arith.andi"(%303, %308) : (i32, i32) -> i32
            %754 = "arith.muli"(%753, %342) : (i32, i32) -> i32
            %755 = "arith.muli"(%738, %34) : (i32, i32) -> i32
            %756 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
            %757 = "vector.extract"(%756) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %758 = "vector.extract"(%756) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %759 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
            %760 = "vector.extract"(%759) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %761 = "vector.extract"(%759) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %762 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
            %763 = "vector.extract"(%762) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %764 = "vector.extract"(%762) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %765 = "vector.extract"(%762) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %766 = "vector.extract"(%762) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %767 = "vector.extract"(%762) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %768 = "vector.extract"(%762) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %769 = "vector.extract"(%762) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %770 = "vector.extract"(%762) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %771 = "vector.extract"(%762) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %772 = "vector.extract"(%762) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %773 = "vector.extract"(%762) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %774 = "vector.extract"(%762) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %775 = "vector.extract"(%762) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %776 = "vector.extract"(%762) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %777 = "vector.extract"(%762) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %778 = "vector.extract"(%762) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %779 = "vector.extract"(%762) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %780 = "vector.extract"(%762) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %781 = "vector.extract"(%762) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %782 = "vector.extract"(%762) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %783 = "vector.extract"(%762) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %784 = "vector.extract"(%762) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %785 = "vector.extract"(%762) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %786 = "vector.extract"(%762) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %787 = "vector.extract"(%762) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %788 = "vector.extract"(%762) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %789 = "vector.extract"(%762) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %790 = "vector.extract"(%762) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %791 = "vector.extract"(%762) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %792 = "vector.extract"(%762) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %793 = "vector.extract"(%762) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %794 = "vector.extract"(%762) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %795 = "llvm.getelementptr"(%53, %541) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t796_s0 = "llvm.ptrtoint"(%795) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t796_s0, %542) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %797 = "llvm.getelementptr"(%75, %538) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t798_s0 = "llvm.ptrtoint"(%797) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t798_s0, %539) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %799 = "arith.constant"() {value = 12288 : i32} : () -> i32
            %800 = "arith.muli"(%541, %799) : (i32, i32) -> i32
            %801 = "llvm.getelementptr"(%312, %800) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %802 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %803 = "arith.muli"(%538, %802) : (i32, i32) -> i32
            %804 = "llvm.getelementptr"(%51, %803) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %805 = "arith.constant"() {value = false} : () -> i1
            %t807_a = "llvm.ptrtoint"(%801) : (!llvm.ptr<3>) -> i32
            %t807_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t807_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t807_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t807_shifted = "arith.shrui"(%t807_a, %t807_four) : (i32, i32) -> i32
            %t807_low = "arith.andi"(%t807_shifted, %t807_mask) : (i32, i32) -> i32
            %t807_wide = "arith.extui"(%t807_low) : (i32) -> i64
            %806 = "arith.ori"(%t807_wide, %t807_fields) : (i64, i64) -> i64
            %t809_a = "llvm.ptrtoint"(%804) : (!llvm.ptr<3>) -> i32
            %t809_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t809_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t809_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t809_shifted = "arith.shrui"(%t809_a, %t809_four) : (i32, i32) -> i32
            %t809_low = "arith.andi"(%t809_shifted, %t809_mask) : (i32, i32) -> i32
            %t809_wide = "arith.extui"(%t809_low) : (i32) -> i64
            %808 = "arith.ori"(%t809_wide, %t809_fields) : (i64, i64) -> i64
            %t874_r = "llvm.inline_asm"(%546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %810 = "llvm.extractvalue"(%t874_r) {position = array<i64: 0>} : (!struct0) -> f32
            %811 = "llvm.extractvalue"(%t874_r) {position = array<i64: 1>} : (!struct0) -> f32
            %812 = "llvm.extractvalue"(%t874_r) {position = array<i64: 2>} : (!struct0) -> f32
            %813 = "llvm.extractvalue"(%t874_r) {position = array<i64: 3>} : (!struct0) -> f32
            %814 = "llvm.extractvalue"(%t874_r) {position = array<i64: 4>} : (!struct0) -> f32
            %815 = "llvm.extractvalue"(%t874_r) {position = array<i64: 5>} : (!struct0) -> f32
            %816 = "llvm.extractvalue"(%t874_r) {position = array<i64: 6>} : (!struct0) -> f32
            %817 = "llvm.extractvalue"(%t874_r) {position = array<i64: 7>} : (!struct0) -> f32
            %818 = "llvm.extractvalue"(%t874_r) {position = array<i64: 8>} : (!struct0) -> f32
            %819 = "llvm.extractvalue"(%t874_r) {position = array<i64: 9>} : (!struct0) -> f32
            %820 = "llvm.extractvalue"(%t874_r) {position = array<i64: 10>} : (!struct0) -> f32
            %821 = "llvm.extractvalue"(%t874_r) {position = array<i64: 11>} : (!struct0) -> f32
            %822 = "llvm.extractvalue"(%t874_r) {position = array<i64: 12>} : (!struct0) -> f32
            %823 = "llvm.extractvalue"(%t874_r) {position = array<i64: 13>} : (!struct0) -> f32
            %824 = "llvm.extractvalue"(%t874_r) {position = array<i64: 14>} : (!struct0) -> f32
            %825 = "llvm.extractvalue"(%t874_r) {position = array<i64: 15>} : (!struct0) -> f32
            %826 = "llvm.extractvalue"(%t874_r) {position = array<i64: 16>} : (!struct0) -> f32
            %827 = "llvm.extractvalue"(%t874_r) {position = array<i64: 17>} : (!struct0) -> f32
            %828 = "llvm.extractvalue"(%t874_r) {position = array<i64: 18>} : (!struct0) -> f32
            %829 = "llvm.extractvalue"(%t874_r) {position = array<i64: 19>} : (!struct0) -> f32
            %830 = "llvm.extractvalue"(%t874_r) {position = array<i64: 20>} : (!struct0) -> f32
            %831 = "llvm.extractvalue"(%t874_r) {position = array<i64: 21>} : (!struct0) -> f32
            %832 = "llvm.extractvalue"(%t874_r) {position = array<i64: 22>} : (!struct0) -> f32
            %833 = "llvm.extractvalue"(%t874_r) {position = array<i64: 23>} : (!struct0) -> f32
            %834 = "llvm.extractvalue"(%t874_r) {position = array<i64: 24>} : (!struct0) -> f32
            %835 = "llvm.extractvalue"(%t874_r) {position = array<i64: 25>} : (!struct0) -> f32
            %836 = "llvm.extractvalue"(%t874_r) {position = array<i64: 26>} : (!struct0) -> f32
            %837 = "llvm.extractvalue"(%t874_r) {position = array<i64: 27>} : (!struct0) -> f32
            %838 = "llvm.extractvalue"(%t874_r) {position = array<i64: 28>} : (!struct0) -> f32
            %839 = "llvm.extractvalue"(%t874_r) {position = array<i64: 29>} : (!struct0) -> f32
            %840 = "llvm.extractvalue"(%t874_r) {position = array<i64: 30>} : (!struct0) -> f32
            %841 = "llvm.extractvalue"(%t874_r) {position = array<i64: 31>} : (!struct0) -> f32
            %842 = "llvm.extractvalue"(%t874_r) {position = array<i64: 32>} : (!struct0) -> f32
            %843 = "llvm.extractvalue"(%t874_r) {position = array<i64: 33>} : (!struct0) -> f32
            %844 = "llvm.extractvalue"(%t874_r) {position = array<i64: 34>} : (!struct0) -> f32
            %845 = "llvm.extractvalue"(%t874_r) {position = array<i64: 35>} : (!struct0) -> f32
            %846 = "llvm.extractvalue"(%t874_r) {position = array<i64: 36>} : (!struct0) -> f32
            %847 = "llvm.extractvalue"(%t874_r) {position = array<i64: 37>} : (!struct0) -> f32
            %848 = "llvm.extractvalue"(%t874_r) {position = array<i64: 38>} : (!struct0) -> f32
            %849 = "llvm.extractvalue"(%t874_r) {position = array<i64: 39>} : (!struct0) -> f32
            %850 = "llvm.extractvalue"(%t874_r) {position = array<i64: 40>} : (!struct0) -> f32
            %851 = "llvm.extractvalue"(%t874_r) {position = array<i64: 41>} : (!struct0) -> f32
            %852 = "llvm.extractvalue"(%t874_r) {position = array<i64: 42>} : (!struct0) -> f32
            %853 = "llvm.extractvalue"(%t874_r) {position = array<i64: 43>} : (!struct0) -> f32
            %854 = "llvm.extractvalue"(%t874_r) {position = array<i64: 44>} : (!struct0) -> f32
            %855 = "llvm.extractvalue"(%t874_r) {position = array<i64: 45>} : (!struct0) -> f32
            %856 = "llvm.extractvalue"(%t874_r) {position = array<i64: 46>} : (!struct0) -> f32
            %857 = "llvm.extractvalue"(%t874_r) {position = array<i64: 47>} : (!struct0) -> f32
            %858 = "llvm.extractvalue"(%t874_r) {position = array<i64: 48>} : (!struct0) -> f32
            %859 = "llvm.extractvalue"(%t874_r) {position = array<i64: 49>} : (!struct0) -> f32
            %860 = "llvm.extractvalue"(%t874_r) {position = array<i64: 50>} : (!struct0) -> f32
            %861 = "llvm.extractvalue"(%t874_r) {position = array<i64: 51>} : (!struct0) -> f32
            %862 = "llvm.extractvalue"(%t874_r) {position = array<i64: 52>} : (!struct0) -> f32
            %863 = "llvm.extractvalue"(%t874_r) {position = array<i64: 53>} : (!struct0) -> f32
            %864 = "llvm.extractvalue"(%t874_r) {position = array<i64: 54>} : (!struct0) -> f32
            %865 = "llvm.extractvalue"(%t874_r) {position = array<i64: 55>} : (!struct0) -> f32
            %866 = "llvm.extractvalue"(%t874_r) {position = array<i64: 56>} : (!struct0) -> f32
            %867 = "llvm.extractvalue"(%t874_r) {position = array<i64: 57>} : (!struct0) -> f32
            %868 = "llvm.extractvalue"(%t874_r) {position = array<i64: 58>} : (!struct0) -> f32
            %869 = "llvm.extractvalue"(%t874_r) {position = array<i64: 59>} : (!struct0) -> f32
            %870 = "llvm.extractvalue"(%t874_r) {position = array<i64: 60>} : (!struct0) -> f32
            %871 = "llvm.extractvalue"(%t874_r) {position = array<i64: 61>} : (!struct0) -> f32
            %872 = "llvm.extractvalue"(%t874_r) {position = array<i64: 62>} : (!struct0) -> f32
            %873 = "llvm.extractvalue"(%t874_r) {position = array<i64: 63>} : (!struct0) -> f32
            %t939_r = "llvm.inline_asm"(%810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %806, %808, %805) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %875 = "llvm.extractvalue"(%t939_r) {position = array<i64: 0>} : (!struct0) -> f32
            %876 = "llvm.extractvalue"(%t939_r) {position = array<i64: 1>} : (!struct0) -> f32
            %877 = "llvm.extractvalue"(%t939_r) {position = array<i64: 2>} : (!struct0) -> f32
            %878 = "llvm.extractvalue"(%t939_r) {position = array<i64: 3>} : (!struct0) -> f32
            %879 = "llvm.extractvalue"(%t939_r) {position = array<i64: 4>} : (!struct0) -> f32
            %880 = "llvm.extractvalue"(%t939_r) {position = array<i64: 5>} : (!struct0) -> f32
            %881 = "llvm.extractvalue"(%t939_r) {position = array<i64: 6>} : (!struct0) -> f32
            %882 = "llvm.extractvalue"(%t939_r) {position = array<i64: 7>} : (!struct0) -> f32
            %883 = "llvm.extractvalue"(%t939_r) {position = array<i64: 8>} : (!struct0) -> f32
            %884 = "llvm.extractvalue"(%t939_r) {position = array<i64: 9>} : (!struct0) -> f32
            %885 = "llvm.extractvalue"(%t939_r) {position = array<i64: 10>} : (!struct0) -> f32
            %886 = "llvm.extractvalue"(%t939_r) {position = array<i64: 11>} : (!struct0) -> f32
            %887 = "llvm.extractvalue"(%t939_r) {position = array<i64: 12>} : (!struct0) -> f32
            %888 = "llvm.extractvalue"(%t939_r) {position = array<i64: 13>} : (!struct0) -> f32
            %889 = "llvm.extractvalue"(%t939_r) {position = array<i64: 14>} : (!struct0) -> f32
            %890 = "llvm.extractvalue"(%t939_r) {position = array<i64: 15>} : (!struct0) -> f32
            %891 = "llvm.extractvalue"(%t939_r) {position = array<i64: 16>} : (!struct0) -> f32
            %892 = "llvm.extractvalue"(%t939_r) {position = array<i64: 17>} : (!struct0) -> f32
            %893 = "llvm.extractvalue"(%t939_r) {position = array<i64: 18>} : (!struct0) -> f32
            %894 = "llvm.extractvalue"(%t939_r) {position = array<i64: 19>} : (!struct0) -> f32
            %895 = "llvm.extractvalue"(%t939_r) {position = array<i64: 20>} : (!struct0) -> f32
            %896 = "llvm.extractvalue"(%t939_r) {position = array<i64: 21>} : (!struct0) -> f32
            %897 = "llvm.extractvalue"(%t939_r) {position = array<i64: 22>} : (!struct0) -> f32
            %898 = "llvm.extractvalue"(%t939_r) {position = array<i64: 23>} : (!struct0) -> f32
            %899 = "llvm.extractvalue"(%t939_r) {position = array<i64: 24>} : (!struct0) -> f32
            %900 = "llvm.extractvalue"(%t939_r) {position = array<i64: 25>} : (!struct0) -> f32
            %901 = "llvm.extractvalue"(%t939_r) {position = array<i64: 26>} : (!struct0) -> f32
            %902 = "llvm.extractvalue"(%t939_r) {position = array<i64: 27>} : (!struct0) -> f32
            %903 = "llvm.extractvalue"(%t939_r) {position = array<i64: 28>} : (!struct0) -> f32
            %904 = "llvm.extractvalue"(%t939_r) {position = array<i64: 29>} : (!struct0) -> f32
            %905 = "llvm.extractvalue"(%t939_r) {position = array<i64: 30>} : (!struct0) -> f32
            %906 = "llvm.extractvalue"(%t939_r) {position = array<i64: 31>} : (!struct0) -> f32
            %907 = "llvm.extractvalue"(%t939_r) {position = array<i64: 32>} : (!struct0) -> f32
            %908 = "llvm.extractvalue"(%t939_r) {position = array<i64: 33>} : (!struct0) -> f32
            %909 = "llvm.extractvalue"(%t939_r) {position = array<i64: 34>} : (!struct0) -> f32
            %910 = "llvm.extractvalue"(%t939_r) {position = array<i64: 35>} : (!struct0) -> f32
            %911 = "llvm.extractvalue"(%t939_r) {position = array<i64: 36>} : (!struct0) -> f32
            %912 = "llvm.extractvalue"(%t939_r) {position = array<i64: 37>} : (!struct0) -> f32
            %913 = "llvm.extractvalue"(%t939_r) {position = array<i64: 38>} : (!struct0) -> f32
            %914 = "llvm.extractvalue"(%t939_r) {position = array<i64: 39>} : (!struct0) -> f32
            %915 = "llvm.extractvalue"(%t939_r) {position = array<i64: 40>} : (!struct0) -> f32
            %916 = "llvm.extractvalue"(%t939_r) {position = array<i64: 41>} : (!struct0) -> f32
            %917 = "llvm.extractvalue"(%t939_r) {position = array<i64: 42>} : (!struct0) -> f32
            %918 = "llvm.extractvalue"(%t939_r) {position = array<i64: 43>} : (!struct0) -> f32
            %919 = "llvm.extractvalue"(%t939_r) {position = array<i64: 44>} : (!struct0) -> f32
            %920 = "llvm.extractvalue"(%t939_r) {position = array<i64: 45>} : (!struct0) -> f32
            %921 = "llvm.extractvalue"(%t939_r) {position = array<i64: 46>} : (!struct0) -> f32
            %922 = "llvm.extractvalue"(%t939_r) {position = array<i64: 47>} : (!struct0) -> f32
            %923 = "llvm.extractvalue"(%t939_r) {position = array<i64: 48>} : (!struct0) -> f32
            %924 = "llvm.extractvalue"(%t939_r) {position = array<i64: 49>} : (!struct0) -> f32
            %925 = "llvm.extractvalue"(%t939_r) {position = array<i64: 50>} : (!struct0) -> f32
            %926 = "llvm.extractvalue"(%t939_r) {position = array<i64: 51>} : (!struct0) -> f32
            %927 = "llvm.extractvalue"(%t939_r) {position = array<i64: 52>} : (!struct0) -> f32
            %928 = "llvm.extractvalue"(%t939_r) {position = array<i64: 53>} : (!struct0) -> f32
            %929 = "llvm.extractvalue"(%t939_r) {position = array<i64: 54>} : (!struct0) -> f32
            %930 = "llvm.extractvalue"(%t939_r) {position = array<i64: 55>} : (!struct0) -> f32
            %931 = "llvm.extractvalue"(%t939_r) {position = array<i64: 56>} : (!struct0) -> f32
            %932 = "llvm.extractvalue"(%t939_r) {position = array<i64: 57>} : (!struct0) -> f32
            %933 = "llvm.extractvalue"(%t939_r) {position = array<i64: 58>} : (!struct0) -> f32
            %934 = "llvm.extractvalue"(%t939_r) {position = array<i64: 59>} : (!struct0) -> f32
            %935 = "llvm.extractvalue"(%t939_r) {position = array<i64: 60>} : (!struct0) -> f32
            %936 = "llvm.extractvalue"(%t939_r) {position = array<i64: 61>} : (!struct0) -> f32
            %937 = "llvm.extractvalue"(%t939_r) {position = array<i64: 62>} : (!struct0) -> f32
            %938 = "llvm.extractvalue"(%t939_r) {position = array<i64: 63>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t1004_r = "llvm.inline_asm"(%875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %940 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 0>} : (!struct0) -> f32
            %941 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 1>} : (!struct0) -> f32
            %942 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 2>} : (!struct0) -> f32
            %943 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 3>} : (!struct0) -> f32
            %944 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 4>} : (!struct0) -> f32
            %945 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 5>} : (!struct0) -> f32
            %946 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 6>} : (!struct0) -> f32
            %947 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 7>} : (!struct0) -> f32
            %948 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 8>} : (!struct0) -> f32
            %949 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 9>} : (!struct0) -> f32
            %950 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 10>} : (!struct0) -> f32
            %951 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 11>} : (!struct0) -> f32
            %952 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 12>} : (!struct0) -> f32
            %953 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 13>} : (!struct0) -> f32
            %954 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 14>} : (!struct0) -> f32
            %955 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 15>} : (!struct0) -> f32
            %956 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 16>} : (!struct0) -> f32
            %957 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 17>} : (!struct0) -> f32
            %958 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 18>} : (!struct0) -> f32
            %959 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 19>} : (!struct0) -> f32
            %960 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 20>} : (!struct0) -> f32
            %961 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 21>} : (!struct0) -> f32
            %962 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 22>} : (!struct0) -> f32
            %963 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 23>} : (!struct0) -> f32
            %964 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 24>} : (!struct0) -> f32
            %965 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 25>} : (!struct0) -> f32
            %966 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 26>} : (!struct0) -> f32
            %967 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 27>} : (!struct0) -> f32
            %968 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 28>} : (!struct0) -> f32
            %969 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 29>} : (!struct0) -> f32
            %970 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 30>} : (!struct0) -> f32
            %971 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 31>} : (!struct0) -> f32
            %972 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 32>} : (!struct0) -> f32
            %973 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 33>} : (!struct0) -> f32
            %974 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 34>} : (!struct0) -> f32
            %975 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 35>} : (!struct0) -> f32
            %976 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 36>} : (!struct0) -> f32
            %977 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 37>} : (!struct0) -> f32
            %978 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 38>} : (!struct0) -> f32
            %979 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 39>} : (!struct0) -> f32
            %980 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 40>} : (!struct0) -> f32
            %981 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 41>} : (!struct0) -> f32
            %982 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 42>} : (!struct0) -> f32
            %983 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 43>} : (!struct0) -> f32
            %984 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 44>} : (!struct0) -> f32
            %985 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 45>} : (!struct0) -> f32
            %986 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 46>} : (!struct0) -> f32
            %987 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 47>} : (!struct0) -> f32
            %988 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 48>} : (!struct0) -> f32
            %989 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 49>} : (!struct0) -> f32
            %990 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 50>} : (!struct0) -> f32
            %991 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 51>} : (!struct0) -> f32
            %992 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 52>} : (!struct0) -> f32
            %993 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 53>} : (!struct0) -> f32
            %994 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 54>} : (!struct0) -> f32
            %995 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 55>} : (!struct0) -> f32
            %996 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 56>} : (!struct0) -> f32
            %997 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 57>} : (!struct0) -> f32
            %998 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 58>} : (!struct0) -> f32
            %999 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1000 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1001 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1002 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1003 = "llvm.extractvalue"(%t1004_r) {position = array<i64: 63>} : (!struct0) -> f32
            "scf.if"(%77) ({
              %1005 = "llvm.getelementptr"(%78, %538) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1006_s0 = "llvm.ptrtoint"(%1005) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1006_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1007 = "arith.addi"(%538, %301) : (i32, i32) -> i32
            %1008 = "arith.cmpi"(%1007, %342) {predicate = 0 : i64} : (i32, i32) -> i1
            %1009 = "arith.xori"(%539, %301) : (i32, i32) -> i32
            %1010 = "arith.select"(%1008, %1009, %539) : (i1, i32, i32) -> i32
            %1011 = "arith.select"(%1008, %37, %1007) : (i1, i32, i32) -> i32
            %1012 = "arith.addi"(%537, %301) : (i32, i32) -> i32
            %1013 = "arith.addi"(%755, %34) : (i32, i32) -> i32
            %1014 = "arith.cmpi"(%1013, %27) {predicate = 4 : i64} : (i32, i32) -> i1
            %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078 = "scf.if"(%1014) ({
              %1079 = "arith.addi"(%755, %754) : (i32, i32) -> i32
              %1080 = "vector.from_elements"(%37, %301, %313, %314, %315, %316, %317, %318, %40, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %1081 = "arith.subi"(%27, %1079) : (i32, i32) -> i32
              %1082 = "vector.broadcast"(%1081) : (i32) -> vector<32xi32>
              %1083 = "arith.cmpi"(%1080, %1082) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %1084 = "vector.from_elements"(%940, %941, %944, %945, %948, %949, %952, %953, %956, %957, %960, %961, %964, %965, %968, %969, %972, %973, %976, %977, %980, %981, %984, %985, %988, %989, %992, %993, %996, %997, %1000, %1001) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %1085 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
              %1086 = "arith.select"(%1083, %1085, %1084) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %1087 = "vector.extract"(%1086) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %1088 = "vector.extract"(%1086) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %1089 = "vector.extract"(%1086) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %1090 = "vector.extract"(%1086) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %1091 = "vector.extract"(%1086) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %1092 = "vector.extract"(%1086) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %1093 = "vector.extract"(%1086) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %1094 = "vector.extract"(%1086) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %1095 = "vector.extract"(%1086) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %1096 = "vector.extract"(%1086) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %1097 = "vector.extract"(%1086) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %1098 = "vector.extract"(%1086) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %1099 = "vector.extract"(%1086) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %1100 = "vector.extract"(%1086) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %1101 = "vector.extract"(%1086) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %1102 = "vector.extract"(%1086) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %1103 = "vector.extract"(%1086) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %1104 = "vector.extract"(%1086) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %1105 = "vector.extract"(%1086) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %1106 = "vector.extract"(%1086) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %1107 = "vector.extract"(%1086) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %1108 = "vector.extract"(%1086) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %1109 = "vector.extract"(%1086) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %1110 = "vector.extract"(%1086) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %1111 = "vector.extract"(%1086) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %1112 = "vector.extract"(%1086) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %1113 = "vector.extract"(%1086) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %1114 = "vector.extract"(%1086) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %1115 = "vector.extract"(%1086) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %1116 = "vector.extract"(%1086) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %1117 = "vector.extract"(%1086) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %1118 = "vector.extract"(%1086) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %1119 = "vector.from_elements"(%37, %301, %313, %314, %315, %316, %317, %318, %40, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %1120 = "vector.broadcast"(%1081) : (i32) -> vector<32xi32>
              %1121 = "arith.cmpi"(%1119, %1120) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %1122 = "vector.from_elements"(%942, %943, %946, %947, %950, %951, %954, %955, %958, %959, %962, %963, %966, %967, %970, %971, %974, %975, %978, %979, %982, %983, %986, %987, %990, %991, %994, %995, %998, %999, %1002, %1003) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %1123 = "arith.select"(%1121, %1085, %1122) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %1124 = "vector.extract"(%1123) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %1125 = "vector.extract"(%1123) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %1126 = "vector.extract"(%1123) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %1127 = "vector.extract"(%1123) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %1128 = "vector.extract"(%1123) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %1129 = "vector.extract"(%1123) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %1130 = "vector.extract"(%1123) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %1131 = "vector.extract"(%1123) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %1132 = "vector.extract"(%1123) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %1133 = "vector.extract"(%1123) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %1134 = "vector.extract"(%1123) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %1135 = "vector.extract"(%1123) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %1136 = "vector.extract"(%1123) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %1137 = "vector.extract"(%1123) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %1138 = "vector.extract"(%1123) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %1139 = "vector.extract"(%1123) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %1140 = "vector.extract"(%1123) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %1141 = "vector.extract"(%1123) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %1142 = "vector.extract"(%1123) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %1143 = "vector.extract"(%1123) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %1144 = "vector.extract"(%1123) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %1145 = "vector.extract"(%1123) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %1146 = "vector.extract"(%1123) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %1147 = "vector.extract"(%1123) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %1148 = "vector.extract"(%1123) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %1149 = "vector.extract"(%1123) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %1150 = "vector.extract"(%1123) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %1151 = "vector.extract"(%1123) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %1152 = "vector.extract"(%1123) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %1153 = "vector.extract"(%1123) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %1154 = "vector.extract"(%1123) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %1155 = "vector.extract"(%1123) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              "scf.yield"(%1087, %1088, %1124, %1125, %1089, %1090, %1126, %1127, %1091, %1092, %1128, %1129, %1093, %1094, %1130, %1131, %1095, %1096, %1132, %1133, %1097, %1098, %1134, %1135, %1099, %1100, %1136, %1137, %1101, %1102, %1138, %1139, %1103, %1104, %1140, %1141, %1105, %1106, %1142, %1143, %1107, %1108, %1144, %1145, %1109, %1110, %1146, %1147, %1111, %1112, %1148, %1149, %1113, %1114, %1150, %1151, %1115, %1116, %1152, %1153, %1117, %1118, %1154, %1155) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %1156 = "vector.from_elements"(%1015, %1016, %1019, %1020, %1023, %1024, %1027, %1028, %1031, %1032, %1035, %1036, %1039, %1040, %1043, %1044, %1047, %1048, %1051, %1052, %1055, %1056, %1059, %1060, %1063, %1064, %1067, %1068, %1071, %1072, %1075, %1076) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1157 = "vector.shuffle"(%1156, %1156) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1158 = "vector.shuffle"(%1156, %1156) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1159 = "arith.maxnumf"(%1157, %1158) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1160 = "vector.shuffle"(%1159, %1159) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1161 = "vector.shuffle"(%1159, %1159) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1162 = "arith.maxnumf"(%1160, %1161) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1163 = "vector.shuffle"(%1162, %1162) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1164 = "vector.shuffle"(%1162, %1162) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1165 = "arith.maxnumf"(%1163, %1164) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1166 = "vector.shuffle"(%1165, %1165) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1167 = "vector.shuffle"(%1165, %1165) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1168 = "arith.maxnumf"(%1166, %1167) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1169 = "vector.shuffle"(%1168, %1168) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1170 = "vector.shuffle"(%1168, %1168) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1171 = "arith.maxnumf"(%1169, %1170) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1172 = "vector.extract"(%1171) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1173 = "arith.maxnumf"(%1172, %757) : (f32, f32) -> f32
            %1174 = "nvvm.shfl.sync"(%36, %1173, %301, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1175 = "arith.maxnumf"(%1173, %1174) : (f32, f32) -> f32
            %1176 = "nvvm.shfl.sync"(%36, %1175, %342, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1177 = "arith.maxnumf"(%1175, %1176) : (f32, f32) -> f32
            %1178 = "arith.mulf"(%1177, %305) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1179 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
            %1180 = "arith.cmpf"(%1177, %1179) {predicate = 1 : i64} : (f32, f32) -> i1
            %1181 = "scf.if"(%1180) ({
              %1182 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              "scf.yield"(%1182) : (f32) -> ()
            }, {
              "scf.yield"(%1178) : (f32) -> ()
            }) : (i1) -> f32
            %1183 = "arith.mulf"(%757, %305) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1184 = "arith.subf"(%1183, %1181) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1185 = "llvm.call_intrinsic"(%1184) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1186 = "vector.broadcast"(%305) : (f32) -> vector<32xf32>
            %1187 = "arith.mulf"(%1156, %1186) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1188 = "vector.broadcast"(%1181) : (f32) -> vector<32xf32>
            %1189 = "arith.subf"(%1187, %1188) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1190 = "vector.extract"(%1189) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1191 = "vector.extract"(%1189) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1192 = "vector.extract"(%1189) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1193 = "vector.extract"(%1189) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1194 = "vector.extract"(%1189) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1195 = "vector.extract"(%1189) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1196 = "vector.extract"(%1189) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1197 = "vector.extract"(%1189) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1198 = "vector.extract"(%1189) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1199 = "vector.extract"(%1189) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1200 = "vector.extract"(%1189) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1201 = "vector.extract"(%1189) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1202 = "vector.extract"(%1189) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1203 = "vector.extract"(%1189) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1204 = "vector.extract"(%1189) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1205 = "vector.extract"(%1189) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1206 = "vector.extract"(%1189) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1207 = "vector.extract"(%1189) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1208 = "vector.extract"(%1189) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1209 = "vector.extract"(%1189) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1210 = "vector.extract"(%1189) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1211 = "vector.extract"(%1189) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1212 = "vector.extract"(%1189) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1213 = "vector.extract"(%1189) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1214 = "vector.extract"(%1189) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1215 = "vector.extract"(%1189) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1216 = "vector.extract"(%1189) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1217 = "vector.extract"(%1189) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1218 = "vector.extract"(%1189) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1219 = "vector.extract"(%1189) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1220 = "vector.extract"(%1189) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1221 = "vector.extract"(%1189) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1222 = "llvm.call_intrinsic"(%1190) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1223 = "llvm.call_intrinsic"(%1191) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1224 = "llvm.call_intrinsic"(%1192) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1225 = "llvm.call_intrinsic"(%1193) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1226 = "llvm.call_intrinsic"(%1194) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1227 = "llvm.call_intrinsic"(%1195) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1228 = "llvm.call_intrinsic"(%1196) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1229 = "llvm.call_intrinsic"(%1197) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1230 = "llvm.call_intrinsic"(%1198) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1231 = "llvm.call_intrinsic"(%1199) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1232 = "llvm.call_intrinsic"(%1200) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1233 = "llvm.call_intrinsic"(%1201) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1234 = "llvm.call_intrinsic"(%1202) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1235 = "llvm.call_intrinsic"(%1203) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1236 = "llvm.call_intrinsic"(%1204) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1237 = "llvm.call_intrinsic"(%1205) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1238 = "llvm.call_intrinsic"(%1206) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1239 = "llvm.call_intrinsic"(%1207) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1240 = "llvm.call_intrinsic"(%1208) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1241 = "llvm.call_intrinsic"(%1209) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1242 = "llvm.call_intrinsic"(%1210) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1243 = "llvm.call_intrinsic"(%1211) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1244 = "llvm.call_intrinsic"(%1212) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1245 = "llvm.call_intrinsic"(%1213) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1246 = "llvm.call_intrinsic"(%1214) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1247 = "llvm.call_intrinsic"(%1215) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1248 = "llvm.call_intrinsic"(%1216) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1249 = "llvm.call_intrinsic"(%1217) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1250 = "llvm.call_intrinsic"(%1218) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1251 = "llvm.call_intrinsic"(%1219) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1252 = "llvm.call_intrinsic"(%1220) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1253 = "llvm.call_intrinsic"(%1221) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1254 = "vector.from_elements"(%1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1255 = "arith.mulf"(%760, %1185) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1256 = "vector.shuffle"(%1254, %1254) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1257 = "vector.shuffle"(%1254, %1254) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1258 = "arith.addf"(%1256, %1257) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1259 = "vector.shuffle"(%1258, %1258) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1260 = "vector.shuffle"(%1258, %1258) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1261 = "arith.addf"(%1259, %1260) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1262 = "vector.shuffle"(%1261, %1261) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1263 = "vector.shuffle"(%1261, %1261) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1264 = "arith.addf"(%1262, %1263) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1265 = "vector.shuffle"(%1264, %1264) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1266 = "vector.shuffle"(%1264, %1264) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1267 = "arith.addf"(%1265, %1266) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1268 = "vector.shuffle"(%1267, %1267) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1269 = "vector.shuffle"(%1267, %1267) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1270 = "arith.addf"(%1268, %1269) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1271 = "vector.extract"(%1270) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1272 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %1273 = "arith.addf"(%1271, %1272) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1274 = "arith.addf"(%1255, %1273) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1275 = "vector.extract"(%1254) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1276 = "vector.extract"(%1254) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1277 = "vector.extract"(%1254) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1278 = "vector.extract"(%1254) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1279 = "vector.extract"(%1254) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1280 = "vector.extract"(%1254) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1281 = "vector.extract"(%1254) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1282 = "vector.extract"(%1254) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1283 = "vector.extract"(%1254) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1284 = "vector.extract"(%1254) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1285 = "vector.extract"(%1254) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1286 = "vector.extract"(%1254) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1287 = "vector.extract"(%1254) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1288 = "vector.extract"(%1254) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1289 = "vector.extract"(%1254) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1290 = "vector.extract"(%1254) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1291 = "vector.extract"(%1254) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1292 = "vector.extract"(%1254) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1293 = "vector.extract"(%1254) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1294 = "vector.extract"(%1254) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1295 = "vector.extract"(%1254) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1296 = "vector.extract"(%1254) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1297 = "vector.extract"(%1254) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1298 = "vector.extract"(%1254) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1299 = "vector.extract"(%1254) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1300 = "vector.extract"(%1254) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1301 = "vector.extract"(%1254) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1302 = "vector.extract"(%1254) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1303 = "vector.extract"(%1254) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1304 = "vector.extract"(%1254) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1305 = "vector.extract"(%1254) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1306 = "vector.extract"(%1254) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1307 = "vector.from_elements"(%1017, %1018, %1021, %1022, %1025, %1026, %1029, %1030, %1033, %1034, %1037, %1038, %1041, %1042, %1045, %1046, %1049, %1050, %1053, %1054, %1057, %1058, %1061, %1062, %1065, %1066, %1069, %1070, %1073, %1074, %1077, %1078) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1308 = "vector.shuffle"(%1307, %1307) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1309 = "vector.shuffle"(%1307, %1307) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1310 = "arith.maxnumf"(%1308, %1309) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1311 = "vector.shuffle"(%1310, %1310) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1312 = "vector.shuffle"(%1310, %1310) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1313 = "arith.maxnumf"(%1311, %1312) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1314 = "vector.shuffle"(%1313, %1313) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1315 = "vector.shuffle"(%1313, %1313) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1316 = "arith.maxnumf"(%1314, %1315) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1317 = "vector.shuffle"(%1316, %1316) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1318 = "vector.shuffle"(%1316, %1316) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1319 = "arith.maxnumf"(%1317, %1318) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1320 = "vector.shuffle"(%1319, %1319) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1321 = "vector.shuffle"(%1319, %1319) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1322 = "arith.maxnumf"(%1320, %1321) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1323 = "vector.extract"(%1322) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1324 = "arith.maxnumf"(%1323, %758) : (f32, f32) -> f32
            %1325 = "nvvm.shfl.sync"(%36, %1324, %301, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1326 = "arith.maxnumf"(%1324, %1325) : (f32, f32) -> f32
            %1327 = "nvvm.shfl.sync"(%36, %1326, %342, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1328 = "arith.maxnumf"(%1326, %1327) : (f32, f32) -> f32
            %1329 = "arith.mulf"(%1328, %305) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1330 = "arith.cmpf"(%1328, %1179) {predicate = 1 : i64} : (f32, f32) -> i1
            %1331 = "scf.if"(%1330) ({
              "scf.yield"(%1272) : (f32) -> ()
            }, {
              "scf.yield"(%1329) : (f32) -> ()
            }) : (i1) -> f32
            %1332 = "arith.mulf"(%758, %305) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1333 = "arith.subf"(%1332, %1331) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1334 = "llvm.call_intrinsic"(%1333) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1335 = "vector.broadcast"(%305) : (f32) -> vector<32xf32>
            %1336 = "arith.mulf"(%1307, %1335) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1337 = "vector.broadcast"(%1331) : (f32) -> vector<32xf32>
            %1338 = "arith.subf"(%1336, %1337) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1339 = "vector.extract"(%1338) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1340 = "vector.extract"(%1338) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1341 = "vector.extract"(%1338) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1342 = "vector.extract"(%1338) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1343 = "vector.extract"(%1338) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1344 = "vector.extract"(%1338) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1345 = "vector.extract"(%1338) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1346 = "vector.extract"(%1338) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1347 = "vector.extract"(%1338) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1348 = "vector.extract"(%1338) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1349 = "vector.extract"(%1338) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1350 = "vector.extract"(%1338) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1351 = "vector.extract"(%1338) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1352 = "vector.extract"(%1338) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1353 = "vector.extract"(%1338) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1354 = "vector.extract"(%1338) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1355 = "vector.extract"(%1338) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1356 = "vector.extract"(%1338) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1357 = "vector.extract"(%1338) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1358 = "vector.extract"(%1338) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1359 = "vector.extract"(%1338) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1360 = "vector.extract"(%1338) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1361 = "vector.extract"(%1338) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1362 = "vector.extract"(%1338) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1363 = "vector.extract"(%1338) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1364 = "vector.extract"(%1338) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1365 = "vector.extract"(%1338) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1366 = "vector.extract"(%1338) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1367 = "vector.extract"(%1338) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1368 = "vector.extract"(%1338) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1369 = "vector.extract"(%1338) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1370 = "vector.extract"(%1338) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1371 = "llvm.call_intrinsic"(%1339) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1372 = "llvm.call_intrinsic"(%1340) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1373 = "llvm.call_intrinsic"(%1341) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1374 = "llvm.call_intrinsic"(%1342) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1375 = "llvm.call_intrinsic"(%1343) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1376 = "llvm.call_intrinsic"(%1344) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1377 = "llvm.call_intrinsic"(%1345) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1378 = "llvm.call_intrinsic"(%1346) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1379 = "llvm.call_intrinsic"(%1347) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1380 = "llvm.call_intrinsic"(%1348) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1381 = "llvm.call_intrinsic"(%1349) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1382 = "llvm.call_intrinsic"(%1350) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1383 = "llvm.call_intrinsic"(%1351) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1384 = "llvm.call_intrinsic"(%1352) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1385 = "llvm.call_intrinsic"(%1353) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1386 = "llvm.call_intrinsic"(%1354) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1387 = "llvm.call_intrinsic"(%1355) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1388 = "llvm.call_intrinsic"(%1356) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1389 = "llvm.call_intrinsic"(%1357) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1390 = "llvm.call_intrinsic"(%1358) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1391 = "llvm.call_intrinsic"(%1359) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1392 = "llvm.call_intrinsic"(%1360) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1393 = "llvm.call_intrinsic"(%1361) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1394 = "llvm.call_intrinsic"(%1362) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1395 = "llvm.call_intrinsic"(%1363) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1396 = "llvm.call_intrinsic"(%1364) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1397 = "llvm.call_intrinsic"(%1365) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1398 = "llvm.call_intrinsic"(%1366) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1399 = "llvm.call_intrinsic"(%1367) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1400 = "llvm.call_intrinsic"(%1368) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1401 = "llvm.call_intrinsic"(%1369) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1402 = "llvm.call_intrinsic"(%1370) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1403 = "vector.from_elements"(%1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1404 = "arith.mulf"(%761, %1334) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1405 = "vector.shuffle"(%1403, %1403) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1406 = "vector.shuffle"(%1403, %1403) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1407 = "arith.addf"(%1405, %1406) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1408 = "vector.shuffle"(%1407, %1407) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1409 = "vector.shuffle"(%1407, %1407) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1410 = "arith.addf"(%1408, %1409) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1411 = "vector.shuffle"(%1410, %1410) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1412 = "vector.shuffle"(%1410, %1410) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1413 = "arith.addf"(%1411, %1412) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1414 = "vector.shuffle"(%1413, %1413) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1415 = "vector.shuffle"(%1413, %1413) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1416 = "arith.addf"(%1414, %1415) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1417 = "vector.shuffle"(%1416, %1416) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1418 = "vector.shuffle"(%1416, %1416) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1419 = "arith.addf"(%1417, %1418) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1420 = "vector.extract"(%1419) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1421 = "arith.addf"(%1420, %1272) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1422 = "arith.addf"(%1404, %1421) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1423 = "vector.extract"(%1403) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1424 = "vector.extract"(%1403) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1425 = "vector.extract"(%1403) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1426 = "vector.extract"(%1403) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1427 = "vector.extract"(%1403) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1428 = "vector.extract"(%1403) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1429 = "vector.extract"(%1403) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1430 = "vector.extract"(%1403) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1431 = "vector.extract"(%1403) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1432 = "vector.extract"(%1403) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1433 = "vector.extract"(%1403) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1434 = "vector.extract"(%1403) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1435 = "vector.extract"(%1403) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1436 = "vector.extract"(%1403) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1437 = "vector.extract"(%1403) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1438 = "vector.extract"(%1403) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1439 = "vector.extract"(%1403) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1440 = "vector.extract"(%1403) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1441 = "vector.extract"(%1403) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1442 = "vector.extract"(%1403) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1443 = "vector.extract"(%1403) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1444 = "vector.extract"(%1403) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1445 = "vector.extract"(%1403) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1446 = "vector.extract"(%1403) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1447 = "vector.extract"(%1403) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1448 = "vector.extract"(%1403) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1449 = "vector.extract"(%1403) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1450 = "vector.extract"(%1403) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1451 = "vector.extract"(%1403) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1452 = "vector.extract"(%1403) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1453 = "vector.extract"(%1403) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1454 = "vector.extract"(%1403) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1455 = "vector.from_elements"(%1275, %1276, %1423, %1424, %1277, %1278, %1425, %1426, %1279, %1280, %1427, %1428, %1281, %1282, %1429, %1430, %1283, %1284, %1431, %1432, %1285, %1286, %1433, %1434, %1287, %1288, %1435, %1436, %1289, %1290, %1437, %1438, %1291, %1292, %1439, %1440, %1293, %1294, %1441, %1442, %1295, %1296, %1443, %1444, %1297, %1298, %1445, %1446, %1299, %1300, %1447, %1448, %1301, %1302, %1449, %1450, %1303, %1304, %1451, %1452, %1305, %1306, %1453, %1454) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %1456 = "arith.truncf"(%1455) : (vector<64xf32>) -> vector<64xf16>
            %1457 = "vector.bitcast"(%1456) : (vector<64xf16>) -> vector<32xi32>
            %1458 = "vector.extract"(%1457) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
            %1459 = "vector.extract"(%1457) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
            %1460 = "vector.extract"(%1457) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
            %1461 = "vector.extract"(%1457) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
            %1462 = "vector.extract"(%1457) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
            %1463 = "vector.extract"(%1457) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
            %1464 = "vector.extract"(%1457) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
            %1465 = "vector.extract"(%1457) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
            %1466 = "vector.extract"(%1457) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
            %1467 = "vector.extract"(%1457) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
            %1468 = "vector.extract"(%1457) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
            %1469 = "vector.extract"(%1457) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
            %1470 = "vector.extract"(%1457) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
            %1471 = "vector.extract"(%1457) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
            %1472 = "vector.extract"(%1457) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
            %1473 = "vector.extract"(%1457) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
            %1474 = "vector.extract"(%1457) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
            %1475 = "vector.extract"(%1457) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
            %1476 = "vector.extract"(%1457) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
            %1477 = "vector.extract"(%1457) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
            %1478 = "vector.extract"(%1457) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
            %1479 = "vector.extract"(%1457) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
            %1480 = "vector.extract"(%1457) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
            %1481 = "vector.extract"(%1457) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
            %1482 = "vector.extract"(%1457) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
            %1483 = "vector.extract"(%1457) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
            %1484 = "vector.extract"(%1457) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
            %1485 = "vector.extract"(%1457) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
            %1486 = "vector.extract"(%1457) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
            %1487 = "vector.extract"(%1457) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
            %1488 = "vector.extract"(%1457) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
            %1489 = "vector.extract"(%1457) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
            %1490 = "llvm.getelementptr"(%96, %544) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1491_s0 = "llvm.ptrtoint"(%1490) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1491_s0, %545) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630 = "scf.for"(%301, %741, %301, %755, %1012, %1011, %1010, %543, %544, %545, %1275, %1276, %1423, %1424, %1277, %1278, %1425, %1426, %1279, %1280, %1427, %1428, %1281, %1282, %1429, %1430, %1283, %1284, %1431, %1432, %1285, %1286, %1433, %1434, %1287, %1288, %1435, %1436, %1289, %1290, %1437, %1438, %1291, %1292, %1439, %1440, %1293, %1294, %1441, %1442, %1295, %1296, %1443, %1444, %1297, %1298, %1445, %1446, %1299, %1300, %1447, %1448, %1301, %1302, %1449, %1450, %1303, %1304, %1451, %1452, %1305, %1306, %1453, %1454, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %1177, %1328, %1274, %1422) ({
            ^bb0(%1631: i32, %1632: i32, %1633: i32, %1634: i32, %1635: i32, %1636: i32, %1637: i32, %1638: i32, %1639: f32, %1640: f32, %1641: f32, %1642: f32, %1643: f32, %1644: f32, %1645: f32, %1646: f32, %1647: f32, %1648: f32, %1649: f32, %1650: f32, %1651: f32, %1652: f32, %1653: f32, %1654: f32, %1655: f32, %1656: f32, %1657: f32, %1658: f32, %1659: f32, %1660: f32, %1661: f32, %1662: f32, %1663: f32, %1664: f32, %1665: f32, %1666: f32, %1667: f32, %1668: f32, %1669: f32, %1670: f32, %1671: f32, %1672: f32, %1673: f32, %1674: f32, %1675: f32, %1676: f32, %1677: f32, %1678: f32, %1679: f32, %1680: f32, %1681: f32, %1682: f32, %1683: f32, %1684: f32, %1685: f32, %1686: f32, %1687: f32, %1688: f32, %1689: f32, %1690: f32, %1691: f32, %1692: f32, %1693: f32, %1694: f32, %1695: f32, %1696: f32, %1697: f32, %1698: f32, %1699: f32, %1700: f32, %1701: f32, %1702: f32, %1703: i32, %1704: i32, %1705: i32, %1706: i32, %1707: i32, %1708: i32, %1709: i32, %1710: i32, %1711: i32, %1712: i32, %1713: i32, %1714: i32, %1715: i32, %1716: i32, %1717: i32, %1718: i32, %1719: i32, %1720: i32, %1721: i32, %1722: i32, %1723: i32, %1724: i32, %1725: i32, %1726: i32, %1727: i32, %1728: i32, %1729: i32, %1730: i32, %1731: i32, %1732: i32, %1733: i32, %1734: i32, %1735: f32, %1736: f32, %1737: f32, %1738: f32, %1739: f32, %1740: f32, %1741: f32, %1742: f32, %1743: f32, %1744: f32, %1745: f32, %1746: f32, %1747: f32, %1748: f32, %1749: f32, %1750: f32, %1751: f32, %1752: f32, %1753: f32, %1754: f32, %1755: f32, %1756: f32, %1757: f32, %1758: f32, %1759: f32, %1760: f32, %1761: f32, %1762: f32, %1763: f32, %1764: f32, %1765: f32, %1766: f32, %1767: f32, %1768: f32, %1769: f32, %1770: f32):
              %1771 = "llvm.getelementptr"(%75, %1634) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1772_s0 = "llvm.ptrtoint"(%1771) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1772_s0, %1635) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %1773 = "arith.addi"(%301, %302) : (i32, i32) -> i32
              %1774 = "arith.constant"() {value = 256 : i32} : () -> i32
              "nvvm.barrier"(%1773, %1774) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
              %1775 = "arith.muli"(%1634, %802) : (i32, i32) -> i32
              %1776 = "llvm.getelementptr"(%51, %1775) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1778_a = "llvm.ptrtoint"(%801) : (!llvm.ptr<3>) -> i32
              %t1778_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1778_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1778_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t1778_shifted = "arith.shrui"(%t1778_a, %t1778_four) : (i32, i32) -> i32
              %t1778_low = "arith.andi"(%t1778_shifted, %t1778_mask) : (i32, i32) -> i32
              %t1778_wide = "arith.extui"(%t1778_low) : (i32) -> i64
              %1777 = "arith.ori"(%t1778_wide, %t1778_fields) : (i64, i64) -> i64
              %t1780_a = "llvm.ptrtoint"(%1776) : (!llvm.ptr<3>) -> i32
              %t1780_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1780_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1780_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t1780_shifted = "arith.shrui"(%t1780_a, %t1780_four) : (i32, i32) -> i32
              %t1780_low = "arith.andi"(%t1780_shifted, %t1780_mask) : (i32, i32) -> i32
              %t1780_wide = "arith.extui"(%t1780_low) : (i32) -> i64
              %1779 = "arith.ori"(%t1780_wide, %t1780_fields) : (i64, i64) -> i64
              %t1845_r = "llvm.inline_asm"(%1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
              %1781 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 0>} : (!struct0) -> f32
              %1782 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 1>} : (!struct0) -> f32
              %1783 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 2>} : (!struct0) -> f32
              %1784 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 3>} : (!struct0) -> f32
              %1785 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 4>} : (!struct0) -> f32
              %1786 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 5>} : (!struct0) -> f32
              %1787 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 6>} : (!struct0) -> f32
              %1788 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 7>} : (!struct0) -> f32
              %1789 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 8>} : (!struct0) -> f32
              %1790 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 9>} : (!struct0) -> f32
              %1791 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 10>} : (!struct0) -> f32
              %1792 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 11>} : (!struct0) -> f32
              %1793 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 12>} : (!struct0) -> f32
              %1794 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 13>} : (!struct0) -> f32
              %1795 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 14>} : (!struct0) -> f32
              %1796 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 15>} : (!struct0) -> f32
              %1797 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 16>} : (!struct0) -> f32
              %1798 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 17>} : (!struct0) -> f32
              %1799 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 18>} : (!struct0) -> f32
              %1800 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 19>} : (!struct0) -> f32
              %1801 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 20>} : (!struct0) -> f32
              %1802 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 21>} : (!struct0) -> f32
              %1803 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 22>} : (!struct0) -> f32
              %1804 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 23>} : (!struct0) -> f32
              %1805 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 24>} : (!struct0) -> f32
              %1806 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 25>} : (!struct0) -> f32
              %1807 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 26>} : (!struct0) -> f32
              %1808 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 27>} : (!struct0) -> f32
              %1809 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 28>} : (!struct0) -> f32
              %1810 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 29>} : (!struct0) -> f32
              %1811 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 30>} : (!struct0) -> f32
              %1812 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 31>} : (!struct0) -> f32
              %1813 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 32>} : (!struct0) -> f32
              %1814 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 33>} : (!struct0) -> f32
              %1815 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 34>} : (!struct0) -> f32
              %1816 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 35>} : (!struct0) -> f32
              %1817 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 36>} : (!struct0) -> f32
              %1818 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 37>} : (!struct0) -> f32
              %1819 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 38>} : (!struct0) -> f32
              %1820 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 39>} : (!struct0) -> f32
              %1821 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 40>} : (!struct0) -> f32
              %1822 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 41>} : (!struct0) -> f32
              %1823 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 42>} : (!struct0) -> f32
              %1824 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 43>} : (!struct0) -> f32
              %1825 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 44>} : (!struct0) -> f32
              %1826 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 45>} : (!struct0) -> f32
              %1827 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 46>} : (!struct0) -> f32
              %1828 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 47>} : (!struct0) -> f32
              %1829 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 48>} : (!struct0) -> f32
              %1830 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 49>} : (!struct0) -> f32
              %1831 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 50>} : (!struct0) -> f32
              %1832 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 51>} : (!struct0) -> f32
              %1833 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 52>} : (!struct0) -> f32
              %1834 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 53>} : (!struct0) -> f32
              %1835 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 54>} : (!struct0) -> f32
              %1836 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 55>} : (!struct0) -> f32
              %1837 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 56>} : (!struct0) -> f32
              %1838 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 57>} : (!struct0) -> f32
              %1839 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 58>} : (!struct0) -> f32
              %1840 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 59>} : (!struct0) -> f32
              %1841 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 60>} : (!struct0) -> f32
              %1842 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 61>} : (!struct0) -> f32
              %1843 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 62>} : (!struct0) -> f32
              %1844 = "llvm.extractvalue"(%t1845_r) {position = array<i64: 63>} : (!struct0) -> f32
              %t1910_r = "llvm.inline_asm"(%1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1777, %1779, %805) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
              %1846 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 0>} : (!struct0) -> f32
              %1847 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 1>} : (!struct0) -> f32
              %1848 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 2>} : (!struct0) -> f32
              %1849 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 3>} : (!struct0) -> f32
              %1850 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 4>} : (!struct0) -> f32
              %1851 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 5>} : (!struct0) -> f32
              %1852 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 6>} : (!struct0) -> f32
              %1853 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 7>} : (!struct0) -> f32
              %1854 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 8>} : (!struct0) -> f32
              %1855 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 9>} : (!struct0) -> f32
              %1856 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 10>} : (!struct0) -> f32
              %1857 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 11>} : (!struct0) -> f32
              %1858 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 12>} : (!struct0) -> f32
              %1859 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 13>} : (!struct0) -> f32
              %1860 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 14>} : (!struct0) -> f32
              %1861 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 15>} : (!struct0) -> f32
              %1862 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 16>} : (!struct0) -> f32
              %1863 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 17>} : (!struct0) -> f32
              %1864 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 18>} : (!struct0) -> f32
              %1865 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 19>} : (!struct0) -> f32
              %1866 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 20>} : (!struct0) -> f32
              %1867 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 21>} : (!struct0) -> f32
              %1868 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 22>} : (!struct0) -> f32
              %1869 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 23>} : (!struct0) -> f32
              %1870 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 24>} : (!struct0) -> f32
              %1871 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 25>} : (!struct0) -> f32
              %1872 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 26>} : (!struct0) -> f32
              %1873 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 27>} : (!struct0) -> f32
              %1874 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 28>} : (!struct0) -> f32
              %1875 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 29>} : (!struct0) -> f32
              %1876 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 30>} : (!struct0) -> f32
              %1877 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 31>} : (!struct0) -> f32
              %1878 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 32>} : (!struct0) -> f32
              %1879 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 33>} : (!struct0) -> f32
              %1880 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 34>} : (!struct0) -> f32
              %1881 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 35>} : (!struct0) -> f32
              %1882 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 36>} : (!struct0) -> f32
              %1883 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 37>} : (!struct0) -> f32
              %1884 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 38>} : (!struct0) -> f32
              %1885 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 39>} : (!struct0) -> f32
              %1886 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 40>} : (!struct0) -> f32
              %1887 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 41>} : (!struct0) -> f32
              %1888 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 42>} : (!struct0) -> f32
              %1889 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 43>} : (!struct0) -> f32
              %1890 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 44>} : (!struct0) -> f32
              %1891 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 45>} : (!struct0) -> f32
              %1892 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 46>} : (!struct0) -> f32
              %1893 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 47>} : (!struct0) -> f32
              %1894 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 48>} : (!struct0) -> f32
              %1895 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 49>} : (!struct0) -> f32
              %1896 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 50>} : (!struct0) -> f32
              %1897 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 51>} : (!struct0) -> f32
              %1898 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 52>} : (!struct0) -> f32
              %1899 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 53>} : (!struct0) -> f32
              %1900 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 54>} : (!struct0) -> f32
              %1901 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 55>} : (!struct0) -> f32
              %1902 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 56>} : (!struct0) -> f32
              %1903 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 57>} : (!struct0) -> f32
              %1904 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 58>} : (!struct0) -> f32
              %1905 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 59>} : (!struct0) -> f32
              %1906 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 60>} : (!struct0) -> f32
              %1907 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 61>} : (!struct0) -> f32
              %1908 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 62>} : (!struct0) -> f32
              %1909 = "llvm.extractvalue"(%t1910_r) {position = array<i64: 63>} : (!struct0) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %1911 = "arith.muli"(%1637, %802) : (i32, i32) -> i32
              %1912 = "llvm.getelementptr"(%52, %1911) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1913 = "arith.constant"() {value = true} : () -> i1
              %t1915_a = "llvm.ptrtoint"(%1912) : (!llvm.ptr<3>) -> i32
              %t1915_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1915_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1915_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
              %t1915_shifted = "arith.shrui"(%t1915_a, %t1915_four) : (i32, i32) -> i32
              %t1915_low = "arith.andi"(%t1915_shifted, %t1915_mask) : (i32, i32) -> i32
              %t1915_wide = "arith.extui"(%t1915_low) : (i32) -> i64
              %1914 = "arith.ori"(%t1915_wide, %t1915_fields) : (i64, i64) -> i64
              %t1948_r = "llvm.inline_asm"(%1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %1916 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 0>} : (!struct1) -> f32
              %1917 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 1>} : (!struct1) -> f32
              %1918 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 2>} : (!struct1) -> f32
              %1919 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 3>} : (!struct1) -> f32
              %1920 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 4>} : (!struct1) -> f32
              %1921 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 5>} : (!struct1) -> f32
              %1922 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 6>} : (!struct1) -> f32
              %1923 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 7>} : (!struct1) -> f32
              %1924 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 8>} : (!struct1) -> f32
              %1925 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 9>} : (!struct1) -> f32
              %1926 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 10>} : (!struct1) -> f32
              %1927 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 11>} : (!struct1) -> f32
              %1928 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 12>} : (!struct1) -> f32
              %1929 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 13>} : (!struct1) -> f32
              %1930 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 14>} : (!struct1) -> f32
              %1931 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 15>} : (!struct1) -> f32
              %1932 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 16>} : (!struct1) -> f32
              %1933 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 17>} : (!struct1) -> f32
              %1934 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 18>} : (!struct1) -> f32
              %1935 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 19>} : (!struct1) -> f32
              %1936 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 20>} : (!struct1) -> f32
              %1937 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 21>} : (!struct1) -> f32
              %1938 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 22>} : (!struct1) -> f32
              %1939 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 23>} : (!struct1) -> f32
              %1940 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 24>} : (!struct1) -> f32
              %1941 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 25>} : (!struct1) -> f32
              %1942 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 26>} : (!struct1) -> f32
              %1943 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 27>} : (!struct1) -> f32
              %1944 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 28>} : (!struct1) -> f32
              %1945 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 29>} : (!struct1) -> f32
              %1946 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 30>} : (!struct1) -> f32
              %1947 = "llvm.extractvalue"(%t1948_r) {position = array<i64: 31>} : (!struct1) -> f32
              %t1981_r = "llvm.inline_asm"(%1916, %1917, %1918, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1914, %1913) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
              %1949 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 0>} : (!struct1) -> f32
              %1950 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 1>} : (!struct1) -> f32
              %1951 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 2>} : (!struct1) -> f32
              %1952 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 3>} : (!struct1) -> f32
              %1953 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 4>} : (!struct1) -> f32
              %1954 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 5>} : (!struct1) -> f32
              %1955 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 6>} : (!struct1) -> f32
              %1956 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 7>} : (!struct1) -> f32
              %1957 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 8>} : (!struct1) -> f32
              %1958 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 9>} : (!struct1) -> f32
              %1959 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 10>} : (!struct1) -> f32
              %1960 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 11>} : (!struct1) -> f32
              %1961 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 12>} : (!struct1) -> f32
              %1962 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 13>} : (!struct1) -> f32
              %1963 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 14>} : (!struct1) -> f32
              %1964 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 15>} : (!struct1) -> f32
              %1965 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 16>} : (!struct1) -> f32
              %1966 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 17>} : (!struct1) -> f32
              %1967 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 18>} : (!struct1) -> f32
              %1968 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 19>} : (!struct1) -> f32
              %1969 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 20>} : (!struct1) -> f32
              %1970 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 21>} : (!struct1) -> f32
              %1971 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 22>} : (!struct1) -> f32
              %1972 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 23>} : (!struct1) -> f32
              %1973 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 24>} : (!struct1) -> f32
              %1974 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 25>} : (!struct1) -> f32
              %1975 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 26>} : (!struct1) -> f32
              %1976 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 27>} : (!struct1) -> f32
              %1977 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 28>} : (!struct1) -> f32
              %1978 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 29>} : (!struct1) -> f32
              %1979 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 30>} : (!struct1) -> f32
              %1980 = "llvm.extractvalue"(%t1981_r) {position = array<i64: 31>} : (!struct1) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %1982 = "arith.addi"(%302, %301) : (i32, i32) -> i32
              %1983 = "arith.remsi"(%1982, %308) : (i32, i32) -> i32
              %1984 = "arith.cmpi"(%1983, %37) {predicate = 2 : i64} : (i32, i32) -> i1
              %1985 = "arith.addi"(%1983, %308) : (i32, i32) -> i32
              %1986 = "arith.select"(%1984, %1985, %1983) : (i1, i32, i32) -> i32
              %1987 = "arith.addi"(%301, %1986) : (i32, i32) -> i32
              "nvvm.barrier.arrive"(%1987, %1774) : (i32, i32) -> ()
              %t2084_r = "llvm.inline_asm"(%1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %1988 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 0>} : (!struct2) -> f32
              %1989 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 1>} : (!struct2) -> f32
              %1990 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 2>} : (!struct2) -> f32
              %1991 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 3>} : (!struct2) -> f32
              %1992 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 4>} : (!struct2) -> f32
              %1993 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 5>} : (!struct2) -> f32
              %1994 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 6>} : (!struct2) -> f32
              %1995 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 7>} : (!struct2) -> f32
              %1996 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 8>} : (!struct2) -> f32
              %1997 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 9>} : (!struct2) -> f32
              %1998 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 10>} : (!struct2) -> f32
              %1999 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 11>} : (!struct2) -> f32
              %2000 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 12>} : (!struct2) -> f32
              %2001 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 13>} : (!struct2) -> f32
              %2002 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 14>} : (!struct2) -> f32
              %2003 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 15>} : (!struct2) -> f32
              %2004 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 16>} : (!struct2) -> f32
              %2005 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 17>} : (!struct2) -> f32
              %2006 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 18>} : (!struct2) -> f32
              %2007 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 19>} : (!struct2) -> f32
              %2008 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 20>} : (!struct2) -> f32
              %2009 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 21>} : (!struct2) -> f32
              %2010 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 22>} : (!struct2) -> f32
              %2011 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 23>} : (!struct2) -> f32
              %2012 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 24>} : (!struct2) -> f32
              %2013 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 25>} : (!struct2) -> f32
              %2014 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 26>} : (!struct2) -> f32
              %2015 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 27>} : (!struct2) -> f32
              %2016 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 28>} : (!struct2) -> f32
              %2017 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 29>} : (!struct2) -> f32
              %2018 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 30>} : (!struct2) -> f32
              %2019 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 31>} : (!struct2) -> f32
              %2020 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 32>} : (!struct2) -> f32
              %2021 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 33>} : (!struct2) -> f32
              %2022 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 34>} : (!struct2) -> f32
              %2023 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 35>} : (!struct2) -> f32
              %2024 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 36>} : (!struct2) -> f32
              %2025 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 37>} : (!struct2) -> f32
              %2026 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 38>} : (!struct2) -> f32
              %2027 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 39>} : (!struct2) -> f32
              %2028 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 40>} : (!struct2) -> f32
              %2029 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 41>} : (!struct2) -> f32
              %2030 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 42>} : (!struct2) -> f32
              %2031 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 43>} : (!struct2) -> f32
              %2032 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 44>} : (!struct2) -> f32
              %2033 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 45>} : (!struct2) -> f32
              %2034 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 46>} : (!struct2) -> f32
              %2035 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 47>} : (!struct2) -> f32
              %2036 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 48>} : (!struct2) -> f32
              %2037 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 49>} : (!struct2) -> f32
              %2038 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 50>} : (!struct2) -> f32
              %2039 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 51>} : (!struct2) -> f32
              %2040 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 52>} : (!struct2) -> f32
              %2041 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 53>} : (!struct2) -> f32
              %2042 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 54>} : (!struct2) -> f32
              %2043 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 55>} : (!struct2) -> f32
              %2044 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 56>} : (!struct2) -> f32
              %2045 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 57>} : (!struct2) -> f32
              %2046 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 58>} : (!struct2) -> f32
              %2047 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 59>} : (!struct2) -> f32
              %2048 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 60>} : (!struct2) -> f32
              %2049 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 61>} : (!struct2) -> f32
              %2050 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 62>} : (!struct2) -> f32
              %2051 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 63>} : (!struct2) -> f32
              %2052 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 64>} : (!struct2) -> f32
              %2053 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 65>} : (!struct2) -> f32
              %2054 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 66>} : (!struct2) -> f32
              %2055 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 67>} : (!struct2) -> f32
              %2056 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 68>} : (!struct2) -> f32
              %2057 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 69>} : (!struct2) -> f32
              %2058 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 70>} : (!struct2) -> f32
              %2059 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 71>} : (!struct2) -> f32
              %2060 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 72>} : (!struct2) -> f32
              %2061 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 73>} : (!struct2) -> f32
              %2062 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 74>} : (!struct2) -> f32
              %2063 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 75>} : (!struct2) -> f32
              %2064 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 76>} : (!struct2) -> f32
              %2065 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 77>} : (!struct2) -> f32
              %2066 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 78>} : (!struct2) -> f32
              %2067 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 79>} : (!struct2) -> f32
              %2068 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 80>} : (!struct2) -> f32
              %2069 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 81>} : (!struct2) -> f32
              %2070 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 82>} : (!struct2) -> f32
              %2071 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 83>} : (!struct2) -> f32
              %2072 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 84>} : (!struct2) -> f32
              %2073 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 85>} : (!struct2) -> f32
              %2074 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 86>} : (!struct2) -> f32
              %2075 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 87>} : (!struct2) -> f32
              %2076 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 88>} : (!struct2) -> f32
              %2077 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 89>} : (!struct2) -> f32
              %2078 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 90>} : (!struct2) -> f32
              %2079 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 91>} : (!struct2) -> f32
              %2080 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 92>} : (!struct2) -> f32
              %2081 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 93>} : (!struct2) -> f32
              %2082 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 94>} : (!struct2) -> f32
              %2083 = "llvm.extractvalue"(%t2084_r) {position = array<i64: 95>} : (!struct2) -> f32
              "scf.if"(%77) ({
                %2085 = "llvm.getelementptr"(%78, %1634) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t2086_s0 = "llvm.ptrtoint"(%2085) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t2086_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2087 = "arith.addi"(%1634, %301) : (i32, i32) -> i32
              %2088 = "arith.cmpi"(%2087, %342) {predicate = 0 : i64} : (i32, i32) -> i1
              %2089 = "arith.xori"(%1635, %301) : (i32, i32) -> i32
              %2090 = "arith.select"(%2088, %2089, %1635) : (i1, i32, i32) -> i32
              %2091 = "arith.select"(%2088, %37, %2087) : (i1, i32, i32) -> i32
              %2092 = "arith.addi"(%1633, %301) : (i32, i32) -> i32
              %2093 = "arith.subi"(%1632, %34) : (i32, i32) -> i32
              %2094 = "vector.from_elements"(%1988, %1989, %1992, %1993, %1996, %1997, %2000, %2001, %2004, %2005, %2008, %2009, %2012, %2013, %2016, %2017, %2020, %2021, %2024, %2025, %2028, %2029, %2032, %2033, %2036, %2037, %2040, %2041, %2044, %2045, %2048, %2049) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2095 = "vector.shuffle"(%2094, %2094) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2096 = "vector.shuffle"(%2094, %2094) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2097 = "arith.maxnumf"(%2095, %2096) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2098 = "vector.shuffle"(%2097, %2097) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2099 = "vector.shuffle"(%2097, %2097) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2100 = "arith.maxnumf"(%2098, %2099) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2101 = "vector.shuffle"(%2100, %2100) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2102 = "vector.shuffle"(%2100, %2100) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2103 = "arith.maxnumf"(%2101, %2102) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2104 = "vector.shuffle"(%2103, %2103) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2105 = "vector.shuffle"(%2103, %2103) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2106 = "arith.maxnumf"(%2104, %2105) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2107 = "vector.shuffle"(%2106, %2106) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2108 = "vector.shuffle"(%2106, %2106) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2109 = "arith.maxnumf"(%2107, %2108) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2110 = "vector.extract"(%2109) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2111 = "arith.maxnumf"(%2110, %1767) : (f32, f32) -> f32
              %2112 = "nvvm.shfl.sync"(%36, %2111, %301, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2113 = "arith.maxnumf"(%2111, %2112) : (f32, f32) -> f32
              %2114 = "nvvm.shfl.sync"(%36, %2113, %342, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2115 = "arith.maxnumf"(%2113, %2114) : (f32, f32) -> f32
              %2116 = "arith.mulf"(%2115, %305) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2117 = "arith.cmpf"(%2115, %1179) {predicate = 1 : i64} : (f32, f32) -> i1
              %2118 = "scf.if"(%2117) ({
                "scf.yield"(%1272) : (f32) -> ()
              }, {
                "scf.yield"(%2116) : (f32) -> ()
              }) : (i1) -> f32
              %2119 = "arith.mulf"(%1767, %305) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2120 = "arith.subf"(%2119, %2118) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2121 = "llvm.call_intrinsic"(%2120) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2122 = "vector.broadcast"(%305) : (f32) -> vector<32xf32>
              %2123 = "arith.mulf"(%2094, %2122) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2124 = "vector.broadcast"(%2118) : (f32) -> vector<32xf32>
              %2125 = "arith.subf"(%2123, %2124) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2126 = "vector.extract"(%2125) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2127 = "vector.extract"(%2125) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2128 = "vector.extract"(%2125) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2129 = "vector.extract"(%2125) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2130 = "vector.extract"(%2125) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2131 = "vector.extract"(%2125) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2132 = "vector.extract"(%2125) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2133 = "vector.extract"(%2125) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2134 = "vector.extract"(%2125) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2135 = "vector.extract"(%2125) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2136 = "vector.extract"(%2125) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2137 = "vector.extract"(%2125) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2138 = "vector.extract"(%2125) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2139 = "vector.extract"(%2125) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2140 = "vector.extract"(%2125) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2141 = "vector.extract"(%2125) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2142 = "vector.extract"(%2125) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2143 = "vector.extract"(%2125) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2144 = "vector.extract"(%2125) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2145 = "vector.extract"(%2125) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2146 = "vector.extract"(%2125) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2147 = "vector.extract"(%2125) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2148 = "vector.extract"(%2125) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2149 = "vector.extract"(%2125) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2150 = "vector.extract"(%2125) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2151 = "vector.extract"(%2125) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2152 = "vector.extract"(%2125) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2153 = "vector.extract"(%2125) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2154 = "vector.extract"(%2125) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2155 = "vector.extract"(%2125) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2156 = "vector.extract"(%2125) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2157 = "vector.extract"(%2125) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2158 = "llvm.call_intrinsic"(%2126) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2159 = "llvm.call_intrinsic"(%2127) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2160 = "llvm.call_intrinsic"(%2128) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2161 = "llvm.call_intrinsic"(%2129) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2162 = "llvm.call_intrinsic"(%2130) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2163 = "llvm.call_intrinsic"(%2131) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2164 = "llvm.call_intrinsic"(%2132) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2165 = "llvm.call_intrinsic"(%2133) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2166 = "llvm.call_intrinsic"(%2134) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2167 = "llvm.call_intrinsic"(%2135) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2168 = "llvm.call_intrinsic"(%2136) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2169 = "llvm.call_intrinsic"(%2137) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2170 = "llvm.call_intrinsic"(%2138) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2171 = "llvm.call_intrinsic"(%2139) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2172 = "llvm.call_intrinsic"(%2140) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2173 = "llvm.call_intrinsic"(%2141) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2174 = "llvm.call_intrinsic"(%2142) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2175 = "llvm.call_intrinsic"(%2143) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2176 = "llvm.call_intrinsic"(%2144) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2177 = "llvm.call_intrinsic"(%2145) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2178 = "llvm.call_intrinsic"(%2146) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2179 = "llvm.call_intrinsic"(%2147) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2180 = "llvm.call_intrinsic"(%2148) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2181 = "llvm.call_intrinsic"(%2149) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2182 = "llvm.call_intrinsic"(%2150) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2183 = "llvm.call_intrinsic"(%2151) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2184 = "llvm.call_intrinsic"(%2152) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2185 = "llvm.call_intrinsic"(%2153) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2186 = "llvm.call_intrinsic"(%2154) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2187 = "llvm.call_intrinsic"(%2155) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2188 = "llvm.call_intrinsic"(%2156) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2189 = "llvm.call_intrinsic"(%2157) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2190 = "vector.from_elements"(%2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2191 = "arith.mulf"(%1769, %2121) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2192 = "vector.shuffle"(%2190, %2190) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2193 = "vector.shuffle"(%2190, %2190) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2194 = "arith.addf"(%2192, %2193) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2195 = "vector.shuffle"(%2194, %2194) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2196 = "vector.shuffle"(%2194, %2194) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2197 = "arith.addf"(%2195, %2196) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2198 = "vector.shuffle"(%2197, %2197) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2199 = "vector.shuffle"(%2197, %2197) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2200 = "arith.addf"(%2198, %2199) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2201 = "vector.shuffle"(%2200, %2200) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2202 = "vector.shuffle"(%2200, %2200) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2203 = "arith.addf"(%2201, %2202) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2204 = "vector.shuffle"(%2203, %2203) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2205 = "vector.shuffle"(%2203, %2203) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2206 = "arith.addf"(%2204, %2205) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2207 = "vector.extract"(%2206) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2208 = "arith.addf"(%2207, %1272) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2209 = "arith.addf"(%2191, %2208) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2210 = "vector.extract"(%2190) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2211 = "vector.extract"(%2190) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2212 = "vector.extract"(%2190) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2213 = "vector.extract"(%2190) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2214 = "vector.extract"(%2190) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2215 = "vector.extract"(%2190) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2216 = "vector.extract"(%2190) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2217 = "vector.extract"(%2190) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2218 = "vector.extract"(%2190) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2219 = "vector.extract"(%2190) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2220 = "vector.extract"(%2190) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2221 = "vector.extract"(%2190) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2222 = "vector.extract"(%2190) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2223 = "vector.extract"(%2190) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2224 = "vector.extract"(%2190) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2225 = "vector.extract"(%2190) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2226 = "vector.extract"(%2190) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2227 = "vector.extract"(%2190) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2228 = "vector.extract"(%2190) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2229 = "vector.extract"(%2190) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2230 = "vector.extract"(%2190) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2231 = "vector.extract"(%2190) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2232 = "vector.extract"(%2190) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2233 = "vector.extract"(%2190) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2234 = "vector.extract"(%2190) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2235 = "vector.extract"(%2190) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2236 = "vector.extract"(%2190) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2237 = "vector.extract"(%2190) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2238 = "vector.extract"(%2190) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2239 = "vector.extract"(%2190) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2240 = "vector.extract"(%2190) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2241 = "vector.extract"(%2190) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2242 = "vector.from_elements"(%1990, %1991, %1994, %1995, %1998, %1999, %2002, %2003, %2006, %2007, %2010, %2011, %2014, %2015, %2018, %2019, %2022, %2023, %2026, %2027, %2030, %2031, %2034, %2035, %2038, %2039, %2042, %2043, %2046, %2047, %2050, %2051) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2243 = "vector.shuffle"(%2242, %2242) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2244 = "vector.shuffle"(%2242, %2242) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2245 = "arith.maxnumf"(%2243, %2244) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2246 = "vector.shuffle"(%2245, %2245) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2247 = "vector.shuffle"(%2245, %2245) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2248 = "arith.maxnumf"(%2246, %2247) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2249 = "vector.shuffle"(%2248, %2248) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2250 = "vector.shuffle"(%2248, %2248) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2251 = "arith.maxnumf"(%2249, %2250) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2252 = "vector.shuffle"(%2251, %2251) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2253 = "vector.shuffle"(%2251, %2251) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2254 = "arith.maxnumf"(%2252, %2253) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2255 = "vector.shuffle"(%2254, %2254) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2256 = "vector.shuffle"(%2254, %2254) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2257 = "arith.maxnumf"(%2255, %2256) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2258 = "vector.extract"(%2257) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2259 = "arith.maxnumf"(%2258, %1768) : (f32, f32) -> f32
              %2260 = "nvvm.shfl.sync"(%36, %2259, %301, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2261 = "arith.maxnumf"(%2259, %2260) : (f32, f32) -> f32
              %2262 = "nvvm.shfl.sync"(%36, %2261, %342, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2263 = "arith.maxnumf"(%2261, %2262) : (f32, f32) -> f32
              %2264 = "arith.mulf"(%2263, %305) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2265 = "arith.cmpf"(%2263, %1179) {predicate = 1 : i64} : (f32, f32) -> i1
              %2266 = "scf.if"(%2265) ({
                "scf.yield"(%1272) : (f32) -> ()
              }, {
                "scf.yield"(%2264) : (f32) -> ()
              }) : (i1) -> f32
              %2267 = "arith.mulf"(%1768, %305) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2268 = "arith.subf"(%2267, %2266) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2269 = "llvm.call_intrinsic"(%2268) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2270 = "vector.broadcast"(%305) : (f32) -> vector<32xf32>
              %2271 = "arith.mulf"(%2242, %2270) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2272 = "vector.broadcast"(%2266) : (f32) -> vector<32xf32>
              %2273 = "arith.subf"(%2271, %2272) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2274 = "vector.extract"(%2273) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2275 = "vector.extract"(%2273) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2276 = "vector.extract"(%2273) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2277 = "vector.extract"(%2273) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2278 = "vector.extract"(%2273) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2279 = "vector.extract"(%2273) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2280 = "vector.extract"(%2273) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2281 = "vector.extract"(%2273) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2282 = "vector.extract"(%2273) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2283 = "vector.extract"(%2273) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2284 = "vector.extract"(%2273) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2285 = "vector.extract"(%2273) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2286 = "vector.extract"(%2273) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2287 = "vector.extract"(%2273) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2288 = "vector.extract"(%2273) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2289 = "vector.extract"(%2273) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2290 = "vector.extract"(%2273) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2291 = "vector.extract"(%2273) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2292 = "vector.extract"(%2273) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2293 = "vector.extract"(%2273) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2294 = "vector.extract"(%2273) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2295 = "vector.extract"(%2273) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2296 = "vector.extract"(%2273) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2297 = "vector.extract"(%2273) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2298 = "vector.extract"(%2273) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2299 = "vector.extract"(%2273) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2300 = "vector.extract"(%2273) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2301 = "vector.extract"(%2273) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2302 = "vector.extract"(%2273) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2303 = "vector.extract"(%2273) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2304 = "vector.extract"(%2273) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2305 = "vector.extract"(%2273) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2306 = "llvm.call_intrinsic"(%2274) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2307 = "llvm.call_intrinsic"(%2275) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2308 = "llvm.call_intrinsic"(%2276) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2309 = "llvm.call_intrinsic"(%2277) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2310 = "llvm.call_intrinsic"(%2278) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2311 = "llvm.call_intrinsic"(%2279) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2312 = "llvm.call_intrinsic"(%2280) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2313 = "llvm.call_intrinsic"(%2281) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2314 = "llvm.call_intrinsic"(%2282) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2315 = "llvm.call_intrinsic"(%2283) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2316 = "llvm.call_intrinsic"(%2284) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2317 = "llvm.call_intrinsic"(%2285) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2318 = "llvm.call_intrinsic"(%2286) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2319 = "llvm.call_intrinsic"(%2287) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2320 = "llvm.call_intrinsic"(%2288) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2321 = "llvm.call_intrinsic"(%2289) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2322 = "llvm.call_intrinsic"(%2290) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2323 = "llvm.call_intrinsic"(%2291) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2324 = "llvm.call_intrinsic"(%2292) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2325 = "llvm.call_intrinsic"(%2293) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2326 = "llvm.call_intrinsic"(%2294) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2327 = "llvm.call_intrinsic"(%2295) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2328 = "llvm.call_intrinsic"(%2296) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2329 = "llvm.call_intrinsic"(%2297) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2330 = "llvm.call_intrinsic"(%2298) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2331 = "llvm.call_intrinsic"(%2299) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2332 = "llvm.call_intrinsic"(%2300) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2333 = "llvm.call_intrinsic"(%2301) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2334 = "llvm.call_intrinsic"(%2302) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2335 = "llvm.call_intrinsic"(%2303) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2336 = "llvm.call_intrinsic"(%2304) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2337 = "llvm.call_intrinsic"(%2305) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2338 = "vector.from_elements"(%2306, %2307, %2308, %2309, %2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2339 = "arith.mulf"(%1770, %2269) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2340 = "vector.shuffle"(%2338, %2338) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2341 = "vector.shuffle"(%2338, %2338) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2342 = "arith.addf"(%2340, %2341) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2343 = "vector.shuffle"(%2342, %2342) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2344 = "vector.shuffle"(%2342, %2342) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2345 = "arith.addf"(%2343, %2344) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2346 = "vector.shuffle"(%2345, %2345) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2347 = "vector.shuffle"(%2345, %2345) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2348 = "arith.addf"(%2346, %2347) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2349 = "vector.shuffle"(%2348, %2348) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2350 = "vector.shuffle"(%2348, %2348) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2351 = "arith.addf"(%2349, %2350) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2352 = "vector.shuffle"(%2351, %2351) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2353 = "vector.shuffle"(%2351, %2351) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2354 = "arith.addf"(%2352, %2353) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2355 = "vector.extract"(%2354) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2356 = "arith.addf"(%2355, %1272) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2357 = "arith.addf"(%2339, %2356) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2358 = "vector.extract"(%2338) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2359 = "vector.extract"(%2338) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2360 = "vector.extract"(%2338) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2361 = "vector.extract"(%2338) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2362 = "vector.extract"(%2338) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2363 = "vector.extract"(%2338) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2364 = "vector.extract"(%2338) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2365 = "vector.extract"(%2338) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2366 = "vector.extract"(%2338) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2367 = "vector.extract"(%2338) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2368 = "vector.extract"(%2338) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2369 = "vector.extract"(%2338) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2370 = "vector.extract"(%2338) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2371 = "vector.extract"(%2338) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2372 = "vector.extract"(%2338) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2373 = "vector.extract"(%2338) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2374 = "vector.extract"(%2338) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2375 = "vector.extract"(%2338) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2376 = "vector.extract"(%2338) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2377 = "vector.extract"(%2338) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2378 = "vector.extract"(%2338) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2379 = "vector.extract"(%2338) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2380 = "vector.extract"(%2338) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2381 = "vector.extract"(%2338) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2382 = "vector.extract"(%2338) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2383 = "vector.extract"(%2338) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2384 = "vector.extract"(%2338) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2385 = "vector.extract"(%2338) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2386 = "vector.extract"(%2338) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2387 = "vector.extract"(%2338) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2388 = "vector.extract"(%2338) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2389 = "vector.extract"(%2338) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2390 = "arith.addi"(%1637, %301) : (i32, i32) -> i32
              %2391 = "arith.cmpi"(%2390, %342) {predicate = 0 : i64} : (i32, i32) -> i1
              %2392 = "arith.xori"(%1638, %301) : (i32, i32) -> i32
              %2393 = "arith.select"(%2391, %2392, %1638) : (i1, i32, i32) -> i32
              %2394 = "arith.select"(%2391, %37, %2390) : (i1, i32, i32) -> i32
              %2395 = "arith.addi"(%1636, %301) : (i32, i32) -> i32
              %2396 = "llvm.getelementptr"(%96, %2394) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2397_s0 = "llvm.ptrtoint"(%2396) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2397_s0, %2393) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %t2494_r = "llvm.inline_asm"(%2210, %2211, %2358, %2359, %2212, %2213, %2360, %2361, %2214, %2215, %2362, %2363, %2216, %2217, %2364, %2365, %2218, %2219, %2366, %2367, %2220, %2221, %2368, %2369, %2222, %2223, %2370, %2371, %2224, %2225, %2372, %2373, %2226, %2227, %2374, %2375, %2228, %2229, %2376, %2377, %2230, %2231, %2378, %2379, %2232, %2233, %2380, %2381, %2234, %2235, %2382, %2383, %2236, %2237, %2384, %2385, %2238, %2239, %2386, %2387, %2240, %2241, %2388, %2389, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %2398 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 0>} : (!struct2) -> f32
              %2399 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 1>} : (!struct2) -> f32
              %2400 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 2>} : (!struct2) -> f32
              %2401 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 3>} : (!struct2) -> f32
              %2402 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 4>} : (!struct2) -> f32
              %2403 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 5>} : (!struct2) -> f32
              %2404 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 6>} : (!struct2) -> f32
              %2405 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 7>} : (!struct2) -> f32
              %2406 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 8>} : (!struct2) -> f32
              %2407 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 9>} : (!struct2) -> f32
              %2408 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 10>} : (!struct2) -> f32
              %2409 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 11>} : (!struct2) -> f32
              %2410 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 12>} : (!struct2) -> f32
              %2411 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 13>} : (!struct2) -> f32
              %2412 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 14>} : (!struct2) -> f32
              %2413 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 15>} : (!struct2) -> f32
              %2414 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 16>} : (!struct2) -> f32
              %2415 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 17>} : (!struct2) -> f32
              %2416 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 18>} : (!struct2) -> f32
              %2417 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 19>} : (!struct2) -> f32
              %2418 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 20>} : (!struct2) -> f32
              %2419 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 21>} : (!struct2) -> f32
              %2420 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 22>} : (!struct2) -> f32
              %2421 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 23>} : (!struct2) -> f32
              %2422 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 24>} : (!struct2) -> f32
              %2423 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 25>} : (!struct2) -> f32
              %2424 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 26>} : (!struct2) -> f32
              %2425 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 27>} : (!struct2) -> f32
              %2426 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 28>} : (!struct2) -> f32
              %2427 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 29>} : (!struct2) -> f32
              %2428 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 30>} : (!struct2) -> f32
              %2429 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 31>} : (!struct2) -> f32
              %2430 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 32>} : (!struct2) -> f32
              %2431 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 33>} : (!struct2) -> f32
              %2432 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 34>} : (!struct2) -> f32
              %2433 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 35>} : (!struct2) -> f32
              %2434 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 36>} : (!struct2) -> f32
              %2435 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 37>} : (!struct2) -> f32
              %2436 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 38>} : (!struct2) -> f32
              %2437 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 39>} : (!struct2) -> f32
              %2438 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 40>} : (!struct2) -> f32
              %2439 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 41>} : (!struct2) -> f32
              %2440 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 42>} : (!struct2) -> f32
              %2441 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 43>} : (!struct2) -> f32
              %2442 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 44>} : (!struct2) -> f32
              %2443 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 45>} : (!struct2) -> f32
              %2444 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 46>} : (!struct2) -> f32
              %2445 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 47>} : (!struct2) -> f32
              %2446 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 48>} : (!struct2) -> f32
              %2447 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 49>} : (!struct2) -> f32
              %2448 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 50>} : (!struct2) -> f32
              %2449 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 51>} : (!struct2) -> f32
              %2450 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 52>} : (!struct2) -> f32
              %2451 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 53>} : (!struct2) -> f32
              %2452 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 54>} : (!struct2) -> f32
              %2453 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 55>} : (!struct2) -> f32
              %2454 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 56>} : (!struct2) -> f32
              %2455 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 57>} : (!struct2) -> f32
              %2456 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 58>} : (!struct2) -> f32
              %2457 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 59>} : (!struct2) -> f32
              %2458 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 60>} : (!struct2) -> f32
              %2459 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 61>} : (!struct2) -> f32
              %2460 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 62>} : (!struct2) -> f32
              %2461 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 63>} : (!struct2) -> f32
              %2462 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 64>} : (!struct2) -> f32
              %2463 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 65>} : (!struct2) -> f32
              %2464 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 66>} : (!struct2) -> f32
              %2465 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 67>} : (!struct2) -> f32
              %2466 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 68>} : (!struct2) -> f32
              %2467 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 69>} : (!struct2) -> f32
              %2468 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 70>} : (!struct2) -> f32
              %2469 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 71>} : (!struct2) -> f32
              %2470 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 72>} : (!struct2) -> f32
              %2471 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 73>} : (!struct2) -> f32
              %2472 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 74>} : (!struct2) -> f32
              %2473 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 75>} : (!struct2) -> f32
              %2474 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 76>} : (!struct2) -> f32
              %2475 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 77>} : (!struct2) -> f32
              %2476 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 78>} : (!struct2) -> f32
              %2477 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 79>} : (!struct2) -> f32
              %2478 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 80>} : (!struct2) -> f32
              %2479 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 81>} : (!struct2) -> f32
              %2480 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 82>} : (!struct2) -> f32
              %2481 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 83>} : (!struct2) -> f32
              %2482 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 84>} : (!struct2) -> f32
              %2483 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 85>} : (!struct2) -> f32
              %2484 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 86>} : (!struct2) -> f32
              %2485 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 87>} : (!struct2) -> f32
              %2486 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 88>} : (!struct2) -> f32
              %2487 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 89>} : (!struct2) -> f32
              %2488 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 90>} : (!struct2) -> f32
              %2489 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 91>} : (!struct2) -> f32
              %2490 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 92>} : (!struct2) -> f32
              %2491 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 93>} : (!struct2) -> f32
              %2492 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 94>} : (!struct2) -> f32
              %2493 = "llvm.extractvalue"(%t2494_r) {position = array<i64: 95>} : (!struct2) -> f32
              "scf.if"(%98) ({
                %2495 = "llvm.getelementptr"(%99, %1637) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t2496_s0 = "llvm.ptrtoint"(%2495) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t2496_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2497 = "vector.from_elements"(%2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
              %2498 = "arith.truncf"(%2497) : (vector<64xf32>) -> vector<64xf16>
              %2499 = "vector.bitcast"(%2498) : (vector<64xf16>) -> vector<32xi32>
              %2500 = "vector.extract"(%2499) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
              %2501 = "vector.extract"(%2499) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
              %2502 = "vector.extract"(%2499) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
              %2503 = "vector.extract"(%2499) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
              %2504 = "vector.extract"(%2499) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
              %2505 = "vector.extract"(%2499) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
              %2506 = "vector.extract"(%2499) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
              %2507 = "vector.extract"(%2499) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
              %2508 = "vector.extract"(%2499) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
              %2509 = "vector.extract"(%2499) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
              %2510 = "vector.extract"(%2499) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
              %2511 = "vector.extract"(%2499) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
              %2512 = "vector.extract"(%2499) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
              %2513 = "vector.extract"(%2499) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
              %2514 = "vector.extract"(%2499) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
              %2515 = "vector.extract"(%2499) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
              %2516 = "vector.extract"(%2499) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
              %2517 = "vector.extract"(%2499) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
              %2518 = "vector.extract"(%2499) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
              %2519 = "vector.extract"(%2499) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
              %2520 = "vector.extract"(%2499) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
              %2521 = "vector.extract"(%2499) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
              %2522 = "vector.extract"(%2499) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
              %2523 = "vector.extract"(%2499) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
              %2524 = "vector.extract"(%2499) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
              %2525 = "vector.extract"(%2499) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
              %2526 = "vector.extract"(%2499) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
              %2527 = "vector.extract"(%2499) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
              %2528 = "vector.extract"(%2499) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
              %2529 = "vector.extract"(%2499) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
              %2530 = "vector.extract"(%2499) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
              %2531 = "vector.extract"(%2499) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
              %2532 = "vector.from_elements"(%2462, %2463, %2466, %2467, %2470, %2471, %2474, %2475, %2478, %2479, %2482, %2483, %2486, %2487, %2490, %2491) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2533 = "vector.broadcast"(%2121) : (f32) -> vector<16xf32>
              %2534 = "arith.mulf"(%2532, %2533) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2535 = "vector.extract"(%2534) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %2536 = "vector.extract"(%2534) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %2537 = "vector.extract"(%2534) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %2538 = "vector.extract"(%2534) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %2539 = "vector.extract"(%2534) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %2540 = "vector.extract"(%2534) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %2541 = "vector.extract"(%2534) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %2542 = "vector.extract"(%2534) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %2543 = "vector.extract"(%2534) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %2544 = "vector.extract"(%2534) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %2545 = "vector.extract"(%2534) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %2546 = "vector.extract"(%2534) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %2547 = "vector.extract"(%2534) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %2548 = "vector.extract"(%2534) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %2549 = "vector.extract"(%2534) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %2550 = "vector.extract"(%2534) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %2551 = "vector.from_elements"(%2464, %2465, %2468, %2469, %2472, %2473, %2476, %2477, %2480, %2481, %2484, %2485, %2488, %2489, %2492, %2493) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2552 = "vector.broadcast"(%2269) : (f32) -> vector<16xf32>
              %2553 = "arith.mulf"(%2551, %2552) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2554 = "vector.extract"(%2553) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %2555 = "vector.extract"(%2553) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %2556 = "vector.extract"(%2553) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %2557 = "vector.extract"(%2553) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %2558 = "vector.extract"(%2553) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %2559 = "vector.extract"(%2553) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %2560 = "vector.extract"(%2553) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %2561 = "vector.extract"(%2553) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %2562 = "vector.extract"(%2553) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %2563 = "vector.extract"(%2553) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %2564 = "vector.extract"(%2553) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %2565 = "vector.extract"(%2553) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %2566 = "vector.extract"(%2553) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %2567 = "vector.extract"(%2553) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %2568 = "vector.extract"(%2553) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %2569 = "vector.extract"(%2553) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              "scf.yield"(%2093, %2092, %2091, %2090, %2395, %2394, %2393, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2535, %2536, %2554, %2555, %2537, %2538, %2556, %2557, %2539, %2540, %2558, %2559, %2541, %2542, %2560, %2561, %2543, %2544, %2562, %2563, %2545, %2546, %2564, %2565, %2547, %2548, %2566, %2567, %2549, %2550, %2568, %2569, %2115, %2263, %2209, %2357) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %2570 = "arith.muli"(%1497, %802) : (i32, i32) -> i32
            %2571 = "llvm.getelementptr"(%52, %2570) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2572 = "arith.constant"() {value = true} : () -> i1
            %t2574_a = "llvm.ptrtoint"(%2571) : (!llvm.ptr<3>) -> i32
            %t2574_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2574_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2574_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t2574_shifted = "arith.shrui"(%t2574_a, %t2574_four) : (i32, i32) -> i32
            %t2574_low = "arith.andi"(%t2574_shifted, %t2574_mask) : (i32, i32) -> i32
            %t2574_wide = "arith.extui"(%t2574_low) : (i32) -> i64
            %2573 = "arith.ori"(%t2574_wide, %t2574_fields) : (i64, i64) -> i64
            %t2607_r = "llvm.inline_asm"(%1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2575 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2576 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2577 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2578 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2579 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2580 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2581 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2582 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2583 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2584 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2585 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2586 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2587 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2588 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2589 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2590 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2591 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2592 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2593 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2594 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2595 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2596 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2597 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2598 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2599 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2600 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2601 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2602 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2603 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2604 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2605 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2606 = "llvm.extractvalue"(%t2607_r) {position = array<i64: 31>} : (!struct1) -> f32
            %t2640_r = "llvm.inline_asm"(%2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %2573, %2572) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
            %2608 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2609 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2610 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2611 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2612 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2613 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2614 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2615 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2616 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2617 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2618 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2619 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2620 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2621 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2622 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2623 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2624 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2625 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2626 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2627 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2628 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2629 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2630 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2631 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2632 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2633 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2634 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2635 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2636 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2637 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2638 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2639 = "llvm.extractvalue"(%t2640_r) {position = array<i64: 31>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %2641 = "arith.extsi"(%636) : (i32) -> i64
            %2642 = "arith.extsi"(%637) : (i32) -> i64
            %2643 = "arith.muli"(%2641, %23) : (i64, i64) -> i64
            %2644 = "arith.muli"(%2642, %24) : (i64, i64) -> i64
            %2645 = "arith.addi"(%2643, %2644) : (i64, i64) -> i64
            %2646 = "llvm.getelementptr"(%19, %2645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2647 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %2648 = "nvvm.shfl.sync"(%36, %1629, %301, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2649 = "arith.addf"(%1629, %2648) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2650 = "nvvm.shfl.sync"(%36, %2649, %342, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2651 = "arith.addf"(%2649, %2650) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2652 = "llvm.call_intrinsic"(%2651) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2653 = "arith.cmpf"(%2651, %1272) {predicate = 1 : i64} : (f32, f32) -> i1
            %2654 = "scf.if"(%2653) ({
              "scf.yield"(%1272) : (f32) -> ()
            }, {
              "scf.yield"(%2652) : (f32) -> ()
            }) : (i1) -> f32
            %2655 = "arith.remui"(%2647, %750) : (i32, i32) -> i32
            %2656 = "arith.cmpi"(%2655, %37) {predicate = 0 : i64} : (i32, i32) -> i1
            %2657 = "arith.cmpi"(%752, %28) {predicate = 2 : i64} : (i32, i32) -> i1
            %2658 = "arith.andi"(%2656, %2657) : (i1, i1) -> i1
            "scf.if"(%2658) ({
              %2659 = "arith.mulf"(%1627, %305) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2660 = "llvm.call_intrinsic"(%2651) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2661 = "arith.addf"(%2659, %2660) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2662 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
              %2663 = "arith.mulf"(%2661, %2662) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2664 = "arith.extsi"(%752) : (i32) -> i64
              %2665 = "llvm.getelementptr"(%2646, %2664) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%2663, %2665) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2666 = "nvvm.shfl.sync"(%36, %1630, %301, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2667 = "arith.addf"(%1630, %2666) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2668 = "nvvm.shfl.sync"(%36, %2667, %342, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2669 = "arith.addf"(%2667, %2668) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2670 = "llvm.call_intrinsic"(%2669) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2671 = "arith.cmpf"(%2669, %1272) {predicate = 1 : i64} : (f32, f32) -> i1
            %2672 = "scf.if"(%2671) ({
              "scf.yield"(%1272) : (f32) -> ()
            }, {
              "scf.yield"(%2670) : (f32) -> ()
            }) : (i1) -> f32
            %2673 = "arith.addi"(%752, %313) : (i32, i32) -> i32
            %2674 = "arith.cmpi"(%2673, %28) {predicate = 2 : i64} : (i32, i32) -> i1
            %2675 = "arith.andi"(%2656, %2674) : (i1, i1) -> i1
            "scf.if"(%2675) ({
              %2676 = "arith.mulf"(%1628, %305) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2677 = "llvm.call_intrinsic"(%2669) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2678 = "arith.addf"(%2676, %2677) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2679 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
              %2680 = "arith.mulf"(%2678, %2679) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2681 = "arith.extsi"(%2673) : (i32) -> i64
              %2682 = "llvm.getelementptr"(%2646, %2681) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%2680, %2682) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %t2779_r = "llvm.inline_asm"(%1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %2683 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2684 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2685 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2686 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2687 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2688 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2689 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2690 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2691 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2692 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2693 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2694 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2695 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2696 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2697 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2698 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2699 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2700 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2701 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2702 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2703 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2704 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2705 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2706 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2707 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2708 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2709 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2710 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2711 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2712 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2713 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2714 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 31>} : (!struct2) -> f32
            %2715 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 32>} : (!struct2) -> f32
            %2716 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 33>} : (!struct2) -> f32
            %2717 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 34>} : (!struct2) -> f32
            %2718 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 35>} : (!struct2) -> f32
            %2719 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 36>} : (!struct2) -> f32
            %2720 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 37>} : (!struct2) -> f32
            %2721 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 38>} : (!struct2) -> f32
            %2722 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 39>} : (!struct2) -> f32
            %2723 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 40>} : (!struct2) -> f32
            %2724 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 41>} : (!struct2) -> f32
            %2725 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 42>} : (!struct2) -> f32
            %2726 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 43>} : (!struct2) -> f32
            %2727 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 44>} : (!struct2) -> f32
            %2728 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 45>} : (!struct2) -> f32
            %2729 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 46>} : (!struct2) -> f32
            %2730 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 47>} : (!struct2) -> f32
            %2731 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 48>} : (!struct2) -> f32
            %2732 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 49>} : (!struct2) -> f32
            %2733 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 50>} : (!struct2) -> f32
            %2734 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 51>} : (!struct2) -> f32
            %2735 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 52>} : (!struct2) -> f32
            %2736 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 53>} : (!struct2) -> f32
            %2737 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 54>} : (!struct2) -> f32
            %2738 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 55>} : (!struct2) -> f32
            %2739 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 56>} : (!struct2) -> f32
            %2740 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 57>} : (!struct2) -> f32
            %2741 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 58>} : (!struct2) -> f32
            %2742 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 59>} : (!struct2) -> f32
            %2743 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 60>} : (!struct2) -> f32
            %2744 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 61>} : (!struct2) -> f32
            %2745 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 62>} : (!struct2) -> f32
            %2746 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 63>} : (!struct2) -> f32
            %2747 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 64>} : (!struct2) -> f32
            %2748 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 65>} : (!struct2) -> f32
            %2749 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 66>} : (!struct2) -> f32
            %2750 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 67>} : (!struct2) -> f32
            %2751 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 68>} : (!struct2) -> f32
            %2752 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 69>} : (!struct2) -> f32
            %2753 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 70>} : (!struct2) -> f32
            %2754 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 71>} : (!struct2) -> f32
            %2755 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 72>} : (!struct2) -> f32
            %2756 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 73>} : (!struct2) -> f32
            %2757 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 74>} : (!struct2) -> f32
            %2758 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 75>} : (!struct2) -> f32
            %2759 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 76>} : (!struct2) -> f32
            %2760 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 77>} : (!struct2) -> f32
            %2761 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 78>} : (!struct2) -> f32
            %2762 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 79>} : (!struct2) -> f32
            %2763 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 80>} : (!struct2) -> f32
            %2764 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 81>} : (!struct2) -> f32
            %2765 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 82>} : (!struct2) -> f32
            %2766 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 83>} : (!struct2) -> f32
            %2767 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 84>} : (!struct2) -> f32
            %2768 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 85>} : (!struct2) -> f32
            %2769 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 86>} : (!struct2) -> f32
            %2770 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 87>} : (!struct2) -> f32
            %2771 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 88>} : (!struct2) -> f32
            %2772 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 89>} : (!struct2) -> f32
            %2773 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 90>} : (!struct2) -> f32
            %2774 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 91>} : (!struct2) -> f32
            %2775 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 92>} : (!struct2) -> f32
            %2776 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 93>} : (!struct2) -> f32
            %2777 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 94>} : (!struct2) -> f32
            %2778 = "llvm.extractvalue"(%t2779_r) {position = array<i64: 95>} : (!struct2) -> f32
            "scf.if"(%98) ({
              %2780 = "llvm.getelementptr"(%99, %1497) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2781_s0 = "llvm.ptrtoint"(%2780) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2781_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2782 = "arith.addi"(%1497, %301) : (i32, i32) -> i32
            %2783 = "arith.cmpi"(%2782, %342) {predicate = 0 : i64} : (i32, i32) -> i1
            %2784 = "arith.xori"(%1498, %301) : (i32, i32) -> i32
            %2785 = "arith.select"(%2783, %2784, %1498) : (i1, i32, i32) -> i32
            %2786 = "arith.select"(%2783, %37, %2782) : (i1, i32, i32) -> i32
            %2787 = "arith.addi"(%1496, %301) : (i32, i32) -> i32
            %2788 = "vector.from_elements"(%2747, %2748, %2751, %2752, %2755, %2756, %2759, %2760, %2763, %2764, %2767, %2768, %2771, %2772, %2775, %2776) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %2789 = "vector.broadcast"(%2654) : (f32) -> vector<16xf32>
            %2790 = "arith.mulf"(%2788, %2789) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2791 = "vector.extract"(%2790) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %2792 = "vector.extract"(%2790) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %2793 = "vector.extract"(%2790) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %2794 = "vector.extract"(%2790) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %2795 = "vector.extract"(%2790) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %2796 = "vector.extract"(%2790) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %2797 = "vector.extract"(%2790) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %2798 = "vector.extract"(%2790) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %2799 = "vector.extract"(%2790) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %2800 = "vector.extract"(%2790) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %2801 = "vector.extract"(%2790) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %2802 = "vector.extract"(%2790) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %2803 = "vector.extract"(%2790) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %2804 = "vector.extract"(%2790) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %2805 = "vector.extract"(%2790) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %2806 = "vector.extract"(%2790) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %2807 = "vector.from_elements"(%2749, %2750, %2753, %2754, %2757, %2758, %2761, %2762, %2765, %2766, %2769, %2770, %2773, %2774, %2777, %2778) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %2808 = "vector.broadcast"(%2672) : (f32) -> vector<16xf32>
            %2809 = "arith.mulf"(%2807, %2808) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2810 = "vector.extract"(%2809) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %2811 = "vector.extract"(%2809) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %2812 = "vector.extract"(%2809) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %2813 = "vector.extract"(%2809) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %2814 = "vector.extract"(%2809) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %2815 = "vector.extract"(%2809) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %2816 = "vector.extract"(%2809) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %2817 = "vector.extract"(%2809) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %2818 = "vector.extract"(%2809) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %2819 = "vector.extract"(%2809) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %2820 = "vector.extract"(%2809) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %2821 = "vector.extract"(%2809) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %2822 = "vector.extract"(%2809) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %2823 = "vector.extract"(%2809) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %2824 = "vector.extract"(%2809) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %2825 = "vector.extract"(%2809) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %2826 = "arith.muli"(%2641, %17) : (i64, i64) -> i64
            %2827 = "arith.muli"(%2642, %18) : (i64, i64) -> i64
            %2828 = "arith.addi"(%2826, %2827) : (i64, i64) -> i64
            %2829 = "llvm.getelementptr"(%12, %2828) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2830 = "arith.extsi"(%734) : (i32) -> i64
            %2831 = "arith.muli"(%2830, %16) : (i64, i64) -> i64
            %2832 = "llvm.getelementptr"(%2829, %2831) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2833 = "llvm.getelementptr"(%50, %800) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2834 = "arith.subi"(%28, %734) : (i32, i32) -> i32
            %2835 = "nvvm.shfl.sync"(%36, %303, %749, %38) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
            %2836 = "arith.remui"(%2835, %315) : (i32, i32) -> i32
            %2837 = "arith.divui"(%2835, %315) : (i32, i32) -> i32
            %2838 = "arith.muli"(%2836, %326) : (i32, i32) -> i32
            %2839 = "arith.remui"(%2837, %342) : (i32, i32) -> i32
            %2840 = "arith.divui"(%2837, %342) : (i32, i32) -> i32
            %2841 = "arith.muli"(%2839, %313) : (i32, i32) -> i32
            %2842 = "arith.addi"(%2838, %2841) : (i32, i32) -> i32
            %2843 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %2844 = "arith.muli"(%2840, %2843) : (i32, i32) -> i32
            %2845 = "arith.addi"(%2842, %2844) : (i32, i32) -> i32
            %2846 = "vector.from_elements"(%2791, %2792, %2810, %2811, %2793, %2794, %2812, %2813, %2795, %2796, %2814, %2815, %2797, %2798, %2816, %2817, %2799, %2800, %2818, %2819, %2801, %2802, %2820, %2821, %2803, %2804, %2822, %2823, %2805, %2806, %2824, %2825) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2847 = "arith.truncf"(%2846) : (vector<32xf32>) -> vector<32xf16>
            %2848 = "vector.extract"(%2847) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
            %2849 = "vector.extract"(%2847) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
            %2850 = "vector.extract"(%2847) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
            %2851 = "vector.extract"(%2847) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
            %2852 = "vector.extract"(%2847) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
            %2853 = "vector.extract"(%2847) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
            %2854 = "vector.extract"(%2847) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
            %2855 = "vector.extract"(%2847) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
            %2856 = "vector.extract"(%2847) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
            %2857 = "vector.extract"(%2847) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
            %2858 = "vector.extract"(%2847) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
            %2859 = "vector.extract"(%2847) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
            %2860 = "vector.extract"(%2847) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
            %2861 = "vector.extract"(%2847) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
            %2862 = "vector.extract"(%2847) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
            %2863 = "vector.extract"(%2847) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
            %2864 = "vector.extract"(%2847) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
            %2865 = "vector.extract"(%2847) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
            %2866 = "vector.extract"(%2847) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
            %2867 = "vector.extract"(%2847) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
            %2868 = "vector.extract"(%2847) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
            %2869 = "vector.extract"(%2847) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
            %2870 = "vector.extract"(%2847) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
            %2871 = "vector.extract"(%2847) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
            %2872 = "vector.extract"(%2847) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
            %2873 = "vector.extract"(%2847) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
            %2874 = "vector.extract"(%2847) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
            %2875 = "vector.extract"(%2847) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
            %2876 = "vector.extract"(%2847) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
            %2877 = "vector.extract"(%2847) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
            %2878 = "vector.extract"(%2847) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
            %2879 = "vector.extract"(%2847) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
            %2880 = "vector.from_elements"(%2848, %2849) : (f16, f16) -> vector<2xf16>
            %2881 = "llvm.bitcast"(%2880) : (vector<2xf16>) -> i32
            %2882 = "vector.from_elements"(%2850, %2851) : (f16, f16) -> vector<2xf16>
            %2883 = "llvm.bitcast"(%2882) : (vector<2xf16>) -> i32
            %2884 = "vector.from_elements"(%2852, %2853) : (f16, f16) -> vector<2xf16>
            %2885 = "llvm.bitcast"(%2884) : (vector<2xf16>) -> i32
            %2886 = "vector.from_elements"(%2854, %2855) : (f16, f16) -> vector<2xf16>
            %2887 = "llvm.bitcast"(%2886) : (vector<2xf16>) -> i32
            %2888 = "arith.constant"() {value = 448 : i32} : () -> i32
            %2889 = "arith.andi"(%2845, %2888) : (i32, i32) -> i32
            %2890 = "arith.shrui"(%2889, %308) : (i32, i32) -> i32
            %2891 = "arith.xori"(%2845, %2890) : (i32, i32) -> i32
            %2892 = "llvm.getelementptr"(%2833, %2891) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2892, %2881, %2883, %2885, %2887) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2894 = "arith.addi"(%2845, %315) : (i32, i32) -> i32
            %2895 = "vector.from_elements"(%2856, %2857) : (f16, f16) -> vector<2xf16>
            %2896 = "llvm.bitcast"(%2895) : (vector<2xf16>) -> i32
            %2897 = "vector.from_elements"(%2858, %2859) : (f16, f16) -> vector<2xf16>
            %2898 = "llvm.bitcast"(%2897) : (vector<2xf16>) -> i32
            %2899 = "vector.from_elements"(%2860, %2861) : (f16, f16) -> vector<2xf16>
            %2900 = "llvm.bitcast"(%2899) : (vector<2xf16>) -> i32
            %2901 = "vector.from_elements"(%2862, %2863) : (f16, f16) -> vector<2xf16>
            %2902 = "llvm.bitcast"(%2901) : (vector<2xf16>) -> i32
            %2903 = "arith.andi"(%2894, %2888) : (i32, i32) -> i32
            %2904 = "arith.shrui"(%2903, %308) : (i32, i32) -> i32
            %2905 = "arith.xori"(%2894, %2904) : (i32, i32) -> i32
            %2906 = "llvm.getelementptr"(%2833, %2905) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2906, %2896, %2898, %2900, %2902) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2908 = "arith.addi"(%2845, %40) : (i32, i32) -> i32
            %2909 = "vector.from_elements"(%2864, %2865) : (f16, f16) -> vector<2xf16>
            %2910 = "llvm.bitcast"(%2909) : (vector<2xf16>) -> i32
            %2911 = "vector.from_elements"(%2866, %2867) : (f16, f16) -> vector<2xf16>
            %2912 = "llvm.bitcast"(%2911) : (vector<2xf16>) -> i32
            %2913 = "vector.from_elements"(%2868, %2869) : (f16, f16) -> vector<2xf16>
            %2914 = "llvm.bitcast"(%2913) : (vector<2xf16>) -> i32
            %2915 = "vector.from_elements"(%2870, %2871) : (f16, f16) -> vector<2xf16>
            %2916 = "llvm.bitcast"(%2915) : (vector<2xf16>) -> i32
            %2917 = "arith.andi"(%2908, %2888) : (i32, i32) -> i32
            %2918 = "arith.shrui"(%2917, %308) : (i32, i32) -> i32
            %2919 = "arith.xori"(%2908, %2918) : (i32, i32) -> i32
            %2920 = "llvm.getelementptr"(%2833, %2919) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2920, %2910, %2912, %2914, %2916) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2922 = "arith.addi"(%2845, %322) : (i32, i32) -> i32
            %2923 = "vector.from_elements"(%2872, %2873) : (f16, f16) -> vector<2xf16>
            %2924 = "llvm.bitcast"(%2923) : (vector<2xf16>) -> i32
            %2925 = "vector.from_elements"(%2874, %2875) : (f16, f16) -> vector<2xf16>
            %2926 = "llvm.bitcast"(%2925) : (vector<2xf16>) -> i32
            %2927 = "vector.from_elements"(%2876, %2877) : (f16, f16) -> vector<2xf16>
            %2928 = "llvm.bitcast"(%2927) : (vector<2xf16>) -> i32
            %2929 = "vector.from_elements"(%2878, %2879) : (f16, f16) -> vector<2xf16>
            %2930 = "llvm.bitcast"(%2929) : (vector<2xf16>) -> i32
            %2931 = "arith.andi"(%2922, %2888) : (i32, i32) -> i32
            %2932 = "arith.shrui"(%2931, %308) : (i32, i32) -> i32
            %2933 = "arith.xori"(%2922, %2932) : (i32, i32) -> i32
            %2934 = "llvm.getelementptr"(%2833, %2933) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2934, %2924, %2926, %2928, %2930) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.bar.warp.sync"(%36) : (i32) -> ()
            %2936 = "arith.constant"() {value = 5 : i32} : () -> i32
            %2937 = "arith.shrsi"(%2835, %2936) : (i32, i32) -> i32
            %2938 = "arith.muli"(%2937, %315) : (i32, i32) -> i32
            %2939 = "arith.andi"(%2835, %38) : (i32, i32) -> i32
            %2940 = "arith.divui"(%2939, %313) : (i32, i32) -> i32
            %2941 = "arith.addi"(%2938, %2940) : (i32, i32) -> i32
            %2942 = "arith.andi"(%2835, %737) : (i32, i32) -> i32
            %2943 = "arith.muli"(%2941, %326) : (i32, i32) -> i32
            %2944 = "arith.muli"(%2942, %313) : (i32, i32) -> i32
            %2945 = "arith.addi"(%2943, %2944) : (i32, i32) -> i32
            %2946 = "arith.andi"(%2945, %2888) : (i32, i32) -> i32
            %2947 = "arith.shrui"(%2946, %308) : (i32, i32) -> i32
            %2948 = "arith.xori"(%2945, %2947) : (i32, i32) -> i32
            %2949 = "llvm.getelementptr"(%2833, %2948) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2950 = "llvm.load"(%2949) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %2951 = "vector.extract"(%2950) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %2952 = "vector.extract"(%2950) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %2953 = "vector.extract"(%2950) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %2954 = "vector.extract"(%2950) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %2955 = "vector.extract"(%2950) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %2956 = "vector.extract"(%2950) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %2957 = "vector.extract"(%2950) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %2958 = "vector.extract"(%2950) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %2959 = "arith.addi"(%2941, %750) : (i32, i32) -> i32
            %2960 = "arith.muli"(%2959, %326) : (i32, i32) -> i32
            %2961 = "arith.addi"(%2960, %2944) : (i32, i32) -> i32
            %2962 = "arith.andi"(%2961, %2888) : (i32, i32) -> i32
            %2963 = "arith.shrui"(%2962, %308) : (i32, i32) -> i32
            %2964 = "arith.xori"(%2961, %2963) : (i32, i32) -> i32
            %2965 = "llvm.getelementptr"(%2833, %2964) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2966 = "llvm.load"(%2965) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %2967 = "vector.extract"(%2966) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %2968 = "vector.extract"(%2966) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %2969 = "vector.extract"(%2966) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %2970 = "vector.extract"(%2966) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %2971 = "vector.extract"(%2966) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %2972 = "vector.extract"(%2966) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %2973 = "vector.extract"(%2966) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %2974 = "vector.extract"(%2966) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %2975 = "arith.addi"(%2941, %313) : (i32, i32) -> i32
            %2976 = "arith.muli"(%2975, %326) : (i32, i32) -> i32
            %2977 = "arith.addi"(%2976, %2944) : (i32, i32) -> i32
            %2978 = "arith.andi"(%2977, %2888) : (i32, i32) -> i32
            %2979 = "arith.shrui"(%2978, %308) : (i32, i32) -> i32
            %2980 = "arith.xori"(%2977, %2979) : (i32, i32) -> i32
            %2981 = "llvm.getelementptr"(%2833, %2980) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2982 = "llvm.load"(%2981) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %2983 = "vector.extract"(%2982) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %2984 = "vector.extract"(%2982) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %2985 = "vector.extract"(%2982) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %2986 = "vector.extract"(%2982) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %2987 = "vector.extract"(%2982) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %2988 = "vector.extract"(%2982) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %2989 = "vector.extract"(%2982) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %2990 = "vector.extract"(%2982) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %2991 = "arith.constant"() {value = 12 : i32} : () -> i32
            %2992 = "arith.addi"(%2941, %2991) : (i32, i32) -> i32
            %2993 = "arith.muli"(%2992, %326) : (i32, i32) -> i32
            %2994 = "arith.addi"(%2993, %2944) : (i32, i32) -> i32
            %2995 = "arith.andi"(%2994, %2888) : (i32, i32) -> i32
            %2996 = "arith.shrui"(%2995, %308) : (i32, i32) -> i32
            %2997 = "arith.xori"(%2994, %2996) : (i32, i32) -> i32
            %2998 = "llvm.getelementptr"(%2833, %2997) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2999 = "llvm.load"(%2998) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %3000 = "vector.extract"(%2999) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %3001 = "vector.extract"(%2999) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %3002 = "vector.extract"(%2999) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %3003 = "vector.extract"(%2999) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %3004 = "vector.extract"(%2999) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %3005 = "vector.extract"(%2999) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %3006 = "vector.extract"(%2999) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %3007 = "vector.extract"(%2999) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.bar.warp.sync"(%36) : (i32) -> ()
            "scf.if"(%55) ({
              %3008 = "llvm.getelementptr"(%56, %541) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3009_s0 = "llvm.ptrtoint"(%3008) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3009_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3010 = "arith.cmpi"(%2941, %2834) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3010) ({
              %3011 = "arith.extsi"(%2941) : (i32) -> i64
              %3012 = "arith.extsi"(%2942) : (i32) -> i64
              %3013 = "arith.muli"(%3011, %16) : (i64, i64) -> i64
              %3014 = "arith.constant"() {value = 8 : i64} : () -> i64
              %3015 = "arith.muli"(%3012, %3014) : (i64, i64) -> i64
              %3016 = "arith.addi"(%3013, %3015) : (i64, i64) -> i64
              %3017 = "llvm.getelementptr"(%2832, %3016) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3018 = "vector.from_elements"(%2951, %2952, %2953, %2954, %2955, %2956, %2957, %2958) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%3018, %3017) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3019 = "arith.cmpi"(%2959, %2834) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3019) ({
              %3020 = "arith.extsi"(%2959) : (i32) -> i64
              %3021 = "arith.extsi"(%2942) : (i32) -> i64
              %3022 = "arith.muli"(%3020, %16) : (i64, i64) -> i64
              %3023 = "arith.constant"() {value = 8 : i64} : () -> i64
              %3024 = "arith.muli"(%3021, %3023) : (i64, i64) -> i64
              %3025 = "arith.addi"(%3022, %3024) : (i64, i64) -> i64
              %3026 = "llvm.getelementptr"(%2832, %3025) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3027 = "vector.from_elements"(%2967, %2968, %2969, %2970, %2971, %2972, %2973, %2974) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%3027, %3026) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3028 = "arith.cmpi"(%2975, %2834) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3028) ({
              %3029 = "arith.extsi"(%2975) : (i32) -> i64
              %3030 = "arith.extsi"(%2942) : (i32) -> i64
              %3031 = "arith.muli"(%3029, %16) : (i64, i64) -> i64
              %3032 = "arith.constant"() {value = 8 : i64} : () -> i64
              %3033 = "arith.muli"(%3030, %3032) : (i64, i64) -> i64
              %3034 = "arith.addi"(%3031, %3033) : (i64, i64) -> i64
              %3035 = "llvm.getelementptr"(%2832, %3034) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3036 = "vector.from_elements"(%2983, %2984, %2985, %2986, %2987, %2988, %2989, %2990) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%3036, %3035) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3037 = "arith.cmpi"(%2992, %2834) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3037) ({
              %3038 = "arith.extsi"(%2992) : (i32) -> i64
              %3039 = "arith.extsi"(%2942) : (i32) -> i64
              %3040 = "arith.muli"(%3038, %16) : (i64, i64) -> i64
              %3041 = "arith.constant"() {value = 8 : i64} : () -> i64
              %3042 = "arith.muli"(%3039, %3041) : (i64, i64) -> i64
              %3043 = "arith.addi"(%3040, %3042) : (i64, i64) -> i64
              %3044 = "llvm.getelementptr"(%2832, %3043) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3045 = "vector.from_elements"(%3000, %3001, %3002, %3003, %3004, %3005, %3006, %3007) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%3045, %3044) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3046 = "arith.addi"(%541, %301) : (i32, i32) -> i32
            %3047 = "arith.cmpi"(%3046, %342) {predicate = 0 : i64} : (i32, i32) -> i1
            %3048 = "arith.xori"(%542, %301) : (i32, i32) -> i32
            %3049 = "arith.select"(%3047, %3048, %542) : (i1, i32, i32) -> i32
            %3050 = "arith.select"(%3047, %37, %3046) : (i1, i32, i32) -> i32
            %3051 = "arith.addi"(%540, %301) : (i32, i32) -> i32
            "scf.yield"(%1493, %1494, %1495, %3051, %3050, %3049, %2787, %2786, %2785, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732, %2733, %2734, %2735, %2736, %2737, %2738, %2739, %2740, %2741, %2742, %2743, %2744, %2745, %2746, %2881, %2883, %2885, %2887, %2896, %2898, %2900, %2902, %2910, %2912, %2914, %2916, %2924, %2926, %2928, %2930) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
            "scf.yield"(%537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"(%645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        %3052 = "arith.cmpi"(%302, %37) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%3052) ({
          %3053 = "arith.addi"(%301, %302) : (i32, i32) -> i32
          %3054 = "arith.constant"() {value = 256 : i32} : () -> i32
          "nvvm.barrier"(%3053, %3054) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %3055 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%3055) : (i1) -> ()
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
    %49 = "arith.remui"(%3, %9) : (i32, i32) -> i32
    %50 = "arith.constant"() {value = 0 : i32} : () -> i32
    %51 = "arith.cmpi"(%49, %50) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%51) {message = "as many heads of Q share each one of K and V", file = "samples/attention_hopper.py", line = 451 : i32} : (i1) -> ()
    %52 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %53 = "arith.cmpf"(%24, %52) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%53) {message = "scores keep their order when they are scaled", file = "samples/attention_hopper.py", line = 452 : i32} : (i1) -> ()
    %54 = "arith.muli"(%28, %3) : (i32, i32) -> i32
    %55 = "arith.muli"(%54, %1) : (i32, i32) -> i32
    %56 = "arith.constant"() {value = 132 : i32} : () -> i32
    %57 = "arith.minsi"(%55, %56) : (i32, i32) -> i32
    %58 = "arith.constant"() {value = 1 : i32} : () -> i32
    %59 = "arith.constant"() {value = 512 : i32} : () -> i32
    %60 = "arith.constant"() {value = 114784 : i32} : () -> i32
    "gpu.launch_func"(%57, %58, %58, %59, %58, %58, %60, %37, %2, %3, %1, %43, %8, %9, %1, %47, %8, %9, %1, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %1, %28, %8, %2, %24, %48) {kernel = @kernels::@attention_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 31, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i32, i32, i32, i32, f32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_full_f16_depth64", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
