!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
!struct2 = !llvm.struct<"struct2", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
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
            %167 = "arith.constant"() {value = 192 : i32} : () -> i32
            %168 = "arith.constant"() {value = 191 : i32} : () -> i32
            %169 = "arith.addi"(%28, %168) : (i32, i32) -> i32
            %170 = "arith.divui"(%169, %167) : (i32, i32) -> i32
            %171 = "arith.subi"(%170, %128) : (i32, i32) -> i32
            %172 = "arith.subi"(%171, %163) : (i32, i32) -> i32
            %173 = "arith.cmpi"(%172, %37) {predicate = 5 : i64} : (i32, i32) -> i1
            %174, %175, %176, %177, %178, %179, %180, %181, %182 = "scf.if"(%173) ({
              %183 = "arith.muli"(%172, %167) : (i32, i32) -> i32
              %184 = "arith.maxsi"(%27, %128) : (i32, i32) -> i32
              %185 = "arith.subi"(%184, %128) : (i32, i32) -> i32
              %186 = "arith.constant"() {value = 7 : i32} : () -> i32
              %187 = "arith.shrsi"(%185, %186) : (i32, i32) -> i32
              %188 = "arith.addi"(%187, %128) : (i32, i32) -> i32
              %189 = "arith.minsi"(%37, %187) : (i32, i32) -> i32
              %190 = "arith.subi"(%188, %189) : (i32, i32) -> i32
              %191 = "arith.divui"(%165, %30) : (i32, i32) -> i32
              %192 = "arith.cmpi"(%27, %37) {predicate = 0 : i64} : (i32, i32) -> i1
              %193 = "arith.extui"(%192) : (i1) -> i32
              %194 = "arith.addi"(%187, %193) : (i32, i32) -> i32
              %195 = "llvm.getelementptr"(%78, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t196_s0 = "llvm.ptrtoint"(%195) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t196_s0, %151) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %197 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%197) ({
                %198 = "llvm.getelementptr"(%75, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %199 = "arith.constant"() {value = 16384 : i32} : () -> i32
                %t200_s0 = "llvm.ptrtoint"(%198) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t200_s0, %199) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %201 = "arith.muli"(%194, %34) : (i32, i32) -> i32
              %202 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %203 = "arith.muli"(%150, %202) : (i32, i32) -> i32
              %204 = "llvm.getelementptr"(%51, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %205 = "llvm.getelementptr"(%75, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %206 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%206) ({
                %t207_s0 = "llvm.ptrtoint"(%204) : (!llvm.ptr<3>) -> i32
                %t207_s2 = "llvm.ptrtoint"(%205) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t207_s0, %4, %t207_s2, %37, %201, %191, %166) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %208 = "arith.addi"(%150, %128) : (i32, i32) -> i32
              %209 = "arith.constant"() {value = 2 : i32} : () -> i32
              %210 = "arith.cmpi"(%208, %209) {predicate = 0 : i64} : (i32, i32) -> i1
              %211 = "arith.xori"(%151, %128) : (i32, i32) -> i32
              %212 = "arith.select"(%210, %211, %151) : (i1, i32, i32) -> i32
              %213 = "arith.select"(%210, %37, %208) : (i1, i32, i32) -> i32
              %214 = "arith.addi"(%149, %128) : (i32, i32) -> i32
              %215 = "llvm.getelementptr"(%56, %147) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t216_s0 = "llvm.ptrtoint"(%215) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t216_s0, %148) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %217 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%217) ({
                %218 = "llvm.getelementptr"(%53, %147) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %219 = "arith.constant"() {value = 24576 : i32} : () -> i32
                %t220_s0 = "llvm.ptrtoint"(%218) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t220_s0, %219) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %221 = "arith.constant"() {value = 12288 : i32} : () -> i32
              %222 = "arith.muli"(%147, %221) : (i32, i32) -> i32
              %223 = "llvm.getelementptr"(%50, %222) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %224 = "llvm.getelementptr"(%53, %147) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %225 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%225) ({
                %t226_s0 = "llvm.ptrtoint"(%223) : (!llvm.ptr<3>) -> i32
                %t226_s2 = "llvm.ptrtoint"(%224) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t226_s0, %0, %t226_s2, %37, %183, %165, %166) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %227 = "arith.addi"(%147, %128) : (i32, i32) -> i32
              %228 = "arith.cmpi"(%227, %209) {predicate = 0 : i64} : (i32, i32) -> i1
              %229 = "arith.xori"(%148, %128) : (i32, i32) -> i32
              %230 = "arith.select"(%228, %229, %148) : (i1, i32, i32) -> i32
              %231 = "arith.select"(%228, %37, %227) : (i1, i32, i32) -> i32
              %232 = "arith.addi"(%146, %128) : (i32, i32) -> i32
              %233, %234, %235, %236, %237, %238 = "scf.for"(%128, %190, %128, %214, %213, %212, %152, %153, %154) ({
              ^bb0(%239: i32, %240: i32, %241: i32, %242: i32, %243: i32, %244: i32, %245: i32):
                %246 = "arith.subi"(%187, %239) : (i32, i32) -> i32
                %247 = "llvm.getelementptr"(%78, %241) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t248_s0 = "llvm.ptrtoint"(%247) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t248_s0, %242) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %249 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%249) ({
                  %250 = "llvm.getelementptr"(%75, %241) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %251 = "arith.constant"() {value = 16384 : i32} : () -> i32
                  %t252_s0 = "llvm.ptrtoint"(%250) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t252_s0, %251) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %253 = "arith.muli"(%246, %34) : (i32, i32) -> i32
                %254 = "arith.muli"(%241, %202) : (i32, i32) -> i32
                %255 = "llvm.getelementptr"(%51, %254) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %256 = "llvm.getelementptr"(%75, %241) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %257 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%257) ({
                  %t258_s0 = "llvm.ptrtoint"(%255) : (!llvm.ptr<3>) -> i32
                  %t258_s2 = "llvm.ptrtoint"(%256) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t258_s0, %4, %t258_s2, %37, %253, %191, %166) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %259 = "arith.addi"(%241, %128) : (i32, i32) -> i32
                %260 = "arith.cmpi"(%259, %209) {predicate = 0 : i64} : (i32, i32) -> i1
                %261 = "arith.xori"(%242, %128) : (i32, i32) -> i32
                %262 = "arith.select"(%260, %261, %242) : (i1, i32, i32) -> i32
                %263 = "arith.select"(%260, %37, %259) : (i1, i32, i32) -> i32
                %264 = "arith.addi"(%240, %128) : (i32, i32) -> i32
                %265 = "arith.addi"(%246, %128) : (i32, i32) -> i32
                %266 = "llvm.getelementptr"(%99, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t267_s0 = "llvm.ptrtoint"(%266) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t267_s0, %245) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %268 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%268) ({
                  %269 = "llvm.getelementptr"(%96, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %270 = "arith.constant"() {value = 16384 : i32} : () -> i32
                  %t271_s0 = "llvm.ptrtoint"(%269) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t271_s0, %270) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %272 = "arith.muli"(%265, %34) : (i32, i32) -> i32
                %273 = "arith.muli"(%244, %202) : (i32, i32) -> i32
                %274 = "llvm.getelementptr"(%52, %273) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %275 = "llvm.getelementptr"(%96, %244) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %276 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%276) ({
                  %t277_s0 = "llvm.ptrtoint"(%274) : (!llvm.ptr<3>) -> i32
                  %t277_s2 = "llvm.ptrtoint"(%275) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t277_s0, %8, %t277_s2, %37, %272, %191, %166) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %278 = "arith.addi"(%244, %128) : (i32, i32) -> i32
                %279 = "arith.cmpi"(%278, %209) {predicate = 0 : i64} : (i32, i32) -> i1
                %280 = "arith.xori"(%245, %128) : (i32, i32) -> i32
                %281 = "arith.select"(%279, %280, %245) : (i1, i32, i32) -> i32
                %282 = "arith.select"(%279, %37, %278) : (i1, i32, i32) -> i32
                %283 = "arith.addi"(%243, %128) : (i32, i32) -> i32
                "scf.yield"(%264, %263, %262, %283, %282, %281) : (i32, i32, i32, i32, i32, i32) -> ()
              }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
              %284 = "arith.subi"(%188, %190) : (i32, i32) -> i32
              %285 = "arith.addi"(%284, %193) : (i32, i32) -> i32
              %286 = "llvm.getelementptr"(%99, %237) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t287_s0 = "llvm.ptrtoint"(%286) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t287_s0, %238) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %288 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%288) ({
                %289 = "llvm.getelementptr"(%96, %237) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %290 = "arith.constant"() {value = 16384 : i32} : () -> i32
                %t291_s0 = "llvm.ptrtoint"(%289) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t291_s0, %290) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %292 = "arith.muli"(%285, %34) : (i32, i32) -> i32
              %293 = "arith.muli"(%237, %202) : (i32, i32) -> i32
              %294 = "llvm.getelementptr"(%52, %293) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %295 = "llvm.getelementptr"(%96, %237) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %296 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%296) ({
                %t297_s0 = "llvm.ptrtoint"(%294) : (!llvm.ptr<3>) -> i32
                %t297_s2 = "llvm.ptrtoint"(%295) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t297_s0, %8, %t297_s2, %37, %292, %191, %166) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %298 = "arith.addi"(%237, %128) : (i32, i32) -> i32
              %299 = "arith.cmpi"(%298, %209) {predicate = 0 : i64} : (i32, i32) -> i1
              %300 = "arith.xori"(%238, %128) : (i32, i32) -> i32
              %301 = "arith.select"(%299, %300, %238) : (i1, i32, i32) -> i32
              %302 = "arith.select"(%299, %37, %298) : (i1, i32, i32) -> i32
              %303 = "arith.addi"(%236, %128) : (i32, i32) -> i32
              "scf.yield"(%232, %231, %230, %233, %234, %235, %303, %302, %301) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%146, %147, %148, %149, %150, %151, %152, %153, %154) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
            "scf.yield"(%174, %175, %176, %177, %178, %179, %180, %181, %182) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %304 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%304) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 160 : i32, action = #nvvm<action increase>} : () -> ()
        %305 = "arith.constant"() {value = 1 : i32} : () -> i32
        %306 = "arith.subi"(%39, %305) : (i32, i32) -> i32
        %307 = "arith.subi"(%31, %34) : (i32, i32) -> i32
        %308 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %309 = "arith.mulf"(%29, %308) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %310 = "arith.muli"(%306, %34) : (i32, i32) -> i32
        %311 = "arith.divui"(%310, %34) : (i32, i32) -> i32
        %312 = "arith.constant"() {value = 3 : i32} : () -> i32
        %313 = "arith.remui"(%311, %312) : (i32, i32) -> i32
        %314 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %315 = "arith.muli"(%313, %314) : (i32, i32) -> i32
        %316 = "llvm.getelementptr"(%50, %315) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %317 = "arith.constant"() {value = 8 : i32} : () -> i32
        %318 = "arith.constant"() {value = 9 : i32} : () -> i32
        %319 = "arith.constant"() {value = 16 : i32} : () -> i32
        %320 = "arith.constant"() {value = 17 : i32} : () -> i32
        %321 = "arith.constant"() {value = 24 : i32} : () -> i32
        %322 = "arith.constant"() {value = 25 : i32} : () -> i32
        %323 = "arith.constant"() {value = 33 : i32} : () -> i32
        %324 = "arith.constant"() {value = 40 : i32} : () -> i32
        %325 = "arith.constant"() {value = 41 : i32} : () -> i32
        %326 = "arith.constant"() {value = 48 : i32} : () -> i32
        %327 = "arith.constant"() {value = 49 : i32} : () -> i32
        %328 = "arith.constant"() {value = 56 : i32} : () -> i32
        %329 = "arith.constant"() {value = 57 : i32} : () -> i32
        %330 = "arith.constant"() {value = 64 : i32} : () -> i32
        %331 = "arith.constant"() {value = 65 : i32} : () -> i32
        %332 = "arith.constant"() {value = 72 : i32} : () -> i32
        %333 = "arith.constant"() {value = 73 : i32} : () -> i32
        %334 = "arith.constant"() {value = 80 : i32} : () -> i32
        %335 = "arith.constant"() {value = 81 : i32} : () -> i32
        %336 = "arith.constant"() {value = 88 : i32} : () -> i32
        %337 = "arith.constant"() {value = 89 : i32} : () -> i32
        %338 = "arith.constant"() {value = 96 : i32} : () -> i32
        %339 = "arith.constant"() {value = 97 : i32} : () -> i32
        %340 = "arith.constant"() {value = 104 : i32} : () -> i32
        %341 = "arith.constant"() {value = 105 : i32} : () -> i32
        %342 = "arith.constant"() {value = 112 : i32} : () -> i32
        %343 = "arith.constant"() {value = 113 : i32} : () -> i32
        %344 = "arith.constant"() {value = 120 : i32} : () -> i32
        %345 = "arith.constant"() {value = 121 : i32} : () -> i32
        %346 = "arith.constant"() {value = 2 : i32} : () -> i32
        %347 = "arith.cmpi"(%306, %346) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%347) ({
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %348 = "arith.muli"(%26, %2) : (i32, i32) -> i32
        %349 = "arith.muli"(%348, %25) : (i32, i32) -> i32
        %350 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %351 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %352 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %353 = "arith.subi"(%349, %350) : (i32, i32) -> i32
        %354 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %355 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %356 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %357 = "arith.subi"(%354, %305) : (i32, i32) -> i32
        %358 = "arith.addi"(%353, %357) : (i32, i32) -> i32
        %359 = "arith.remsi"(%358, %354) : (i32, i32) -> i32
        %360 = "arith.cmpi"(%359, %37) {predicate = 2 : i64} : (i32, i32) -> i1
        %361 = "arith.divsi"(%358, %354) : (i32, i32) -> i32
        %362 = "arith.extsi"(%360) : (i1) -> i32
        %363 = "arith.addi"(%361, %362) : (i32, i32) -> i32
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
        %424 = "llvm.mlir.undef"() : () -> f32
        %425 = "llvm.mlir.undef"() : () -> f32
        %426 = "llvm.mlir.undef"() : () -> f32
        %427 = "llvm.mlir.undef"() : () -> f32
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
        %440 = "llvm.mlir.undef"() : () -> i32
        %441 = "llvm.mlir.undef"() : () -> i32
        %442 = "llvm.mlir.undef"() : () -> i32
        %443 = "llvm.mlir.undef"() : () -> i32
        %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532 = "scf.for"(%37, %363, %305, %37, %37, %37, %37, %37, %37, %37, %37, %37, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443) ({
        ^bb0(%533: i32, %534: i32, %535: i32, %536: i32, %537: i32, %538: i32, %539: i32, %540: i32, %541: i32, %542: i32, %543: f32, %544: f32, %545: f32, %546: f32, %547: f32, %548: f32, %549: f32, %550: f32, %551: f32, %552: f32, %553: f32, %554: f32, %555: f32, %556: f32, %557: f32, %558: f32, %559: f32, %560: f32, %561: f32, %562: f32, %563: f32, %564: f32, %565: f32, %566: f32, %567: f32, %568: f32, %569: f32, %570: f32, %571: f32, %572: f32, %573: f32, %574: f32, %575: f32, %576: f32, %577: f32, %578: f32, %579: f32, %580: f32, %581: f32, %582: f32, %583: f32, %584: f32, %585: f32, %586: f32, %587: f32, %588: f32, %589: f32, %590: f32, %591: f32, %592: f32, %593: f32, %594: f32, %595: f32, %596: f32, %597: f32, %598: f32, %599: f32, %600: f32, %601: f32, %602: f32, %603: f32, %604: f32, %605: f32, %606: f32, %607: i32, %608: i32, %609: i32, %610: i32, %611: i32, %612: i32, %613: i32, %614: i32, %615: i32, %616: i32, %617: i32, %618: i32, %619: i32, %620: i32, %621: i32, %622: i32):
          %623 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %624 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %625 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %626 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %627 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %628 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %629 = "arith.muli"(%533, %626) : (i32, i32) -> i32
          %630 = "arith.addi"(%623, %629) : (i32, i32) -> i32
          %631 = "arith.remui"(%630, %26) : (i32, i32) -> i32
          %632 = "arith.divui"(%630, %26) : (i32, i32) -> i32
          %633 = "arith.remui"(%632, %2) : (i32, i32) -> i32
          %634 = "arith.divui"(%632, %2) : (i32, i32) -> i32
          %635 = "arith.constant"() {value = 192 : i32} : () -> i32
          %636 = "arith.constant"() {value = 191 : i32} : () -> i32
          %637 = "arith.addi"(%28, %636) : (i32, i32) -> i32
          %638 = "arith.divui"(%637, %635) : (i32, i32) -> i32
          %639 = "arith.subi"(%638, %305) : (i32, i32) -> i32
          %640 = "arith.subi"(%639, %631) : (i32, i32) -> i32
          %641 = "arith.cmpi"(%640, %37) {predicate = 5 : i64} : (i32, i32) -> i1
          %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730 = "scf.if"(%641) ({
            %731 = "arith.muli"(%640, %635) : (i32, i32) -> i32
            %732 = "arith.maxsi"(%27, %305) : (i32, i32) -> i32
            %733 = "arith.subi"(%732, %305) : (i32, i32) -> i32
            %734 = "arith.constant"() {value = 7 : i32} : () -> i32
            %735 = "arith.shrsi"(%733, %734) : (i32, i32) -> i32
            %736 = "arith.addi"(%735, %305) : (i32, i32) -> i32
            %737 = "arith.minsi"(%37, %735) : (i32, i32) -> i32
            %738 = "arith.subi"(%736, %737) : (i32, i32) -> i32
            %739 = "arith.muli"(%306, %330) : (i32, i32) -> i32
            %740 = "arith.addi"(%731, %739) : (i32, i32) -> i32
            %741 = "arith.constant"() {value = 127 : i32} : () -> i32
            %742 = "arith.andi"(%307, %741) : (i32, i32) -> i32
            %743 = "arith.divui"(%742, %40) : (i32, i32) -> i32
            %744 = "arith.muli"(%743, %319) : (i32, i32) -> i32
            %745 = "arith.addi"(%740, %744) : (i32, i32) -> i32
            %746 = "arith.andi"(%307, %38) : (i32, i32) -> i32
            %747 = "arith.constant"() {value = 4 : i32} : () -> i32
            %748 = "arith.divui"(%746, %747) : (i32, i32) -> i32
            %749 = "arith.addi"(%745, %748) : (i32, i32) -> i32
            %750 = "arith.andi"(%307, %312) : (i32, i32) -> i32
            %751 = "arith.muli"(%750, %346) : (i32, i32) -> i32
            %752 = "arith.muli"(%735, %34) : (i32, i32) -> i32
            %753 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
            %754 = "vector.extract"(%753) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %755 = "vector.extract"(%753) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %756 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
            %757 = "vector.extract"(%756) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %758 = "vector.extract"(%756) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %759 = "vector.extract"(%756) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %760 = "vector.extract"(%756) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %761 = "vector.extract"(%756) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %762 = "vector.extract"(%756) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %763 = "vector.extract"(%756) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %764 = "vector.extract"(%756) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %765 = "vector.extract"(%756) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %766 = "vector.extract"(%756) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %767 = "vector.extract"(%756) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %768 = "vector.extract"(%756) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %769 = "vector.extract"(%756) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %770 = "vector.extract"(%756) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %771 = "vector.extract"(%756) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %772 = "vector.extract"(%756) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %773 = "vector.extract"(%756) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %774 = "vector.extract"(%756) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %775 = "vector.extract"(%756) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %776 = "vector.extract"(%756) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %777 = "vector.extract"(%756) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %778 = "vector.extract"(%756) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %779 = "vector.extract"(%756) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %780 = "vector.extract"(%756) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %781 = "vector.extract"(%756) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %782 = "vector.extract"(%756) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %783 = "vector.extract"(%756) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %784 = "vector.extract"(%756) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %785 = "vector.extract"(%756) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %786 = "vector.extract"(%756) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %787 = "vector.extract"(%756) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %788 = "vector.extract"(%756) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %789 = "llvm.getelementptr"(%53, %538) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t790_s0 = "llvm.ptrtoint"(%789) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t790_s0, %539) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %791 = "llvm.getelementptr"(%75, %535) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t792_s0 = "llvm.ptrtoint"(%791) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t792_s0, %536) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %793 = "arith.constant"() {value = 12288 : i32} : () -> i32
            %794 = "arith.muli"(%538, %793) : (i32, i32) -> i32
            %795 = "llvm.getelementptr"(%316, %794) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %796 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %797 = "arith.muli"(%535, %796) : (i32, i32) -> i32
            %798 = "llvm.getelementptr"(%51, %797) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %799 = "arith.constant"() {value = false} : () -> i1
            %t801_a = "llvm.ptrtoint"(%795) : (!llvm.ptr<3>) -> i32
            %t801_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t801_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t801_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t801_shifted = "arith.shrui"(%t801_a, %t801_four) : (i32, i32) -> i32
            %t801_low = "arith.andi"(%t801_shifted, %t801_mask) : (i32, i32) -> i32
            %t801_wide = "arith.extui"(%t801_low) : (i32) -> i64
            %800 = "arith.ori"(%t801_wide, %t801_fields) : (i64, i64) -> i64
            %t803_a = "llvm.ptrtoint"(%798) : (!llvm.ptr<3>) -> i32
            %t803_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t803_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t803_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t803_shifted = "arith.shrui"(%t803_a, %t803_four) : (i32, i32) -> i32
            %t803_low = "arith.andi"(%t803_shifted, %t803_mask) : (i32, i32) -> i32
            %t803_wide = "arith.extui"(%t803_low) : (i32) -> i64
            %802 = "arith.ori"(%t803_wide, %t803_fields) : (i64, i64) -> i64
            %t868_r = "llvm.inline_asm"(%543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %804 = "llvm.extractvalue"(%t868_r) {position = array<i64: 0>} : (!struct0) -> f32
            %805 = "llvm.extractvalue"(%t868_r) {position = array<i64: 1>} : (!struct0) -> f32
            %806 = "llvm.extractvalue"(%t868_r) {position = array<i64: 2>} : (!struct0) -> f32
            %807 = "llvm.extractvalue"(%t868_r) {position = array<i64: 3>} : (!struct0) -> f32
            %808 = "llvm.extractvalue"(%t868_r) {position = array<i64: 4>} : (!struct0) -> f32
            %809 = "llvm.extractvalue"(%t868_r) {position = array<i64: 5>} : (!struct0) -> f32
            %810 = "llvm.extractvalue"(%t868_r) {position = array<i64: 6>} : (!struct0) -> f32
            %811 = "llvm.extractvalue"(%t868_r) {position = array<i64: 7>} : (!struct0) -> f32
            %812 = "llvm.extractvalue"(%t868_r) {position = array<i64: 8>} : (!struct0) -> f32
            %813 = "llvm.extractvalue"(%t868_r) {position = array<i64: 9>} : (!struct0) -> f32
            %814 = "llvm.extractvalue"(%t868_r) {position = array<i64: 10>} : (!struct0) -> f32
            %815 = "llvm.extractvalue"(%t868_r) {position = array<i64: 11>} : (!struct0) -> f32
            %816 = "llvm.extractvalue"(%t868_r) {position = array<i64: 12>} : (!struct0) -> f32
            %817 = "llvm.extractvalue"(%t868_r) {position = array<i64: 13>} : (!struct0) -> f32
            %818 = "llvm.extractvalue"(%t868_r) {position = array<i64: 14>} : (!struct0) -> f32
            %819 = "llvm.extractvalue"(%t868_r) {position = array<i64: 15>} : (!struct0) -> f32
            %820 = "llvm.extractvalue"(%t868_r) {position = array<i64: 16>} : (!struct0) -> f32
            %821 = "llvm.extractvalue"(%t868_r) {position = array<i64: 17>} : (!struct0) -> f32
            %822 = "llvm.extractvalue"(%t868_r) {position = array<i64: 18>} : (!struct0) -> f32
            %823 = "llvm.extractvalue"(%t868_r) {position = array<i64: 19>} : (!struct0) -> f32
            %824 = "llvm.extractvalue"(%t868_r) {position = array<i64: 20>} : (!struct0) -> f32
            %825 = "llvm.extractvalue"(%t868_r) {position = array<i64: 21>} : (!struct0) -> f32
            %826 = "llvm.extractvalue"(%t868_r) {position = array<i64: 22>} : (!struct0) -> f32
            %827 = "llvm.extractvalue"(%t868_r) {position = array<i64: 23>} : (!struct0) -> f32
            %828 = "llvm.extractvalue"(%t868_r) {position = array<i64: 24>} : (!struct0) -> f32
            %829 = "llvm.extractvalue"(%t868_r) {position = array<i64: 25>} : (!struct0) -> f32
            %830 = "llvm.extractvalue"(%t868_r) {position = array<i64: 26>} : (!struct0) -> f32
            %831 = "llvm.extractvalue"(%t868_r) {position = array<i64: 27>} : (!struct0) -> f32
            %832 = "llvm.extractvalue"(%t868_r) {position = array<i64: 28>} : (!struct0) -> f32
            %833 = "llvm.extractvalue"(%t868_r) {position = array<i64: 29>} : (!struct0) -> f32
            %834 = "llvm.extractvalue"(%t868_r) {position = array<i64: 30>} : (!struct0) -> f32
            %835 = "llvm.extractvalue"(%t868_r) {position = array<i64: 31>} : (!struct0) -> f32
            %836 = "llvm.extractvalue"(%t868_r) {position = array<i64: 32>} : (!struct0) -> f32
            %837 = "llvm.extractvalue"(%t868_r) {position = array<i64: 33>} : (!struct0) -> f32
            %838 = "llvm.extractvalue"(%t868_r) {position = array<i64: 34>} : (!struct0) -> f32
            %839 = "llvm.extractvalue"(%t868_r) {position = array<i64: 35>} : (!struct0) -> f32
            %840 = "llvm.extractvalue"(%t868_r) {position = array<i64: 36>} : (!struct0) -> f32
            %841 = "llvm.extractvalue"(%t868_r) {position = array<i64: 37>} : (!struct0) -> f32
            %842 = "llvm.extractvalue"(%t868_r) {position = array<i64: 38>} : (!struct0) -> f32
            %843 = "llvm.extractvalue"(%t868_r) {position = array<i64: 39>} : (!struct0) -> f32
            %844 = "llvm.extractvalue"(%t868_r) {position = array<i64: 40>} : (!struct0) -> f32
            %845 = "llvm.extractvalue"(%t868_r) {position = array<i64: 41>} : (!struct0) -> f32
            %846 = "llvm.extractvalue"(%t868_r) {position = array<i64: 42>} : (!struct0) -> f32
            %847 = "llvm.extractvalue"(%t868_r) {position = array<i64: 43>} : (!struct0) -> f32
            %848 = "llvm.extractvalue"(%t868_r) {position = array<i64: 44>} : (!struct0) -> f32
            %849 = "llvm.extractvalue"(%t868_r) {position = array<i64: 45>} : (!struct0) -> f32
            %850 = "llvm.extractvalue"(%t868_r) {position = array<i64: 46>} : (!struct0) -> f32
            %851 = "llvm.extractvalue"(%t868_r) {position = array<i64: 47>} : (!struct0) -> f32
            %852 = "llvm.extractvalue"(%t868_r) {position = array<i64: 48>} : (!struct0) -> f32
            %853 = "llvm.extractvalue"(%t868_r) {position = array<i64: 49>} : (!struct0) -> f32
            %854 = "llvm.extractvalue"(%t868_r) {position = array<i64: 50>} : (!struct0) -> f32
            %855 = "llvm.extractvalue"(%t868_r) {position = array<i64: 51>} : (!struct0) -> f32
            %856 = "llvm.extractvalue"(%t868_r) {position = array<i64: 52>} : (!struct0) -> f32
            %857 = "llvm.extractvalue"(%t868_r) {position = array<i64: 53>} : (!struct0) -> f32
            %858 = "llvm.extractvalue"(%t868_r) {position = array<i64: 54>} : (!struct0) -> f32
            %859 = "llvm.extractvalue"(%t868_r) {position = array<i64: 55>} : (!struct0) -> f32
            %860 = "llvm.extractvalue"(%t868_r) {position = array<i64: 56>} : (!struct0) -> f32
            %861 = "llvm.extractvalue"(%t868_r) {position = array<i64: 57>} : (!struct0) -> f32
            %862 = "llvm.extractvalue"(%t868_r) {position = array<i64: 58>} : (!struct0) -> f32
            %863 = "llvm.extractvalue"(%t868_r) {position = array<i64: 59>} : (!struct0) -> f32
            %864 = "llvm.extractvalue"(%t868_r) {position = array<i64: 60>} : (!struct0) -> f32
            %865 = "llvm.extractvalue"(%t868_r) {position = array<i64: 61>} : (!struct0) -> f32
            %866 = "llvm.extractvalue"(%t868_r) {position = array<i64: 62>} : (!struct0) -> f32
            %867 = "llvm.extractvalue"(%t868_r) {position = array<i64: 63>} : (!struct0) -> f32
            %t933_r = "llvm.inline_asm"(%804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %800, %802, %799) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %869 = "llvm.extractvalue"(%t933_r) {position = array<i64: 0>} : (!struct0) -> f32
            %870 = "llvm.extractvalue"(%t933_r) {position = array<i64: 1>} : (!struct0) -> f32
            %871 = "llvm.extractvalue"(%t933_r) {position = array<i64: 2>} : (!struct0) -> f32
            %872 = "llvm.extractvalue"(%t933_r) {position = array<i64: 3>} : (!struct0) -> f32
            %873 = "llvm.extractvalue"(%t933_r) {position = array<i64: 4>} : (!struct0) -> f32
            %874 = "llvm.extractvalue"(%t933_r) {position = array<i64: 5>} : (!struct0) -> f32
            %875 = "llvm.extractvalue"(%t933_r) {position = array<i64: 6>} : (!struct0) -> f32
            %876 = "llvm.extractvalue"(%t933_r) {position = array<i64: 7>} : (!struct0) -> f32
            %877 = "llvm.extractvalue"(%t933_r) {position = array<i64: 8>} : (!struct0) -> f32
            %878 = "llvm.extractvalue"(%t933_r) {position = array<i64: 9>} : (!struct0) -> f32
            %879 = "llvm.extractvalue"(%t933_r) {position = array<i64: 10>} : (!struct0) -> f32
            %880 = "llvm.extractvalue"(%t933_r) {position = array<i64: 11>} : (!struct0) -> f32
            %881 = "llvm.extractvalue"(%t933_r) {position = array<i64: 12>} : (!struct0) -> f32
            %882 = "llvm.extractvalue"(%t933_r) {position = array<i64: 13>} : (!struct0) -> f32
            %883 = "llvm.extractvalue"(%t933_r) {position = array<i64: 14>} : (!struct0) -> f32
            %884 = "llvm.extractvalue"(%t933_r) {position = array<i64: 15>} : (!struct0) -> f32
            %885 = "llvm.extractvalue"(%t933_r) {position = array<i64: 16>} : (!struct0) -> f32
            %886 = "llvm.extractvalue"(%t933_r) {position = array<i64: 17>} : (!struct0) -> f32
            %887 = "llvm.extractvalue"(%t933_r) {position = array<i64: 18>} : (!struct0) -> f32
            %888 = "llvm.extractvalue"(%t933_r) {position = array<i64: 19>} : (!struct0) -> f32
            %889 = "llvm.extractvalue"(%t933_r) {position = array<i64: 20>} : (!struct0) -> f32
            %890 = "llvm.extractvalue"(%t933_r) {position = array<i64: 21>} : (!struct0) -> f32
            %891 = "llvm.extractvalue"(%t933_r) {position = array<i64: 22>} : (!struct0) -> f32
            %892 = "llvm.extractvalue"(%t933_r) {position = array<i64: 23>} : (!struct0) -> f32
            %893 = "llvm.extractvalue"(%t933_r) {position = array<i64: 24>} : (!struct0) -> f32
            %894 = "llvm.extractvalue"(%t933_r) {position = array<i64: 25>} : (!struct0) -> f32
            %895 = "llvm.extractvalue"(%t933_r) {position = array<i64: 26>} : (!struct0) -> f32
            %896 = "llvm.extractvalue"(%t933_r) {position = array<i64: 27>} : (!struct0) -> f32
            %897 = "llvm.extractvalue"(%t933_r) {position = array<i64: 28>} : (!struct0) -> f32
            %898 = "llvm.extractvalue"(%t933_r) {position = array<i64: 29>} : (!struct0) -> f32
            %899 = "llvm.extractvalue"(%t933_r) {position = array<i64: 30>} : (!struct0) -> f32
            %900 = "llvm.extractvalue"(%t933_r) {position = array<i64: 31>} : (!struct0) -> f32
            %901 = "llvm.extractvalue"(%t933_r) {position = array<i64: 32>} : (!struct0) -> f32
            %902 = "llvm.extractvalue"(%t933_r) {position = array<i64: 33>} : (!struct0) -> f32
            %903 = "llvm.extractvalue"(%t933_r) {position = array<i64: 34>} : (!struct0) -> f32
            %904 = "llvm.extractvalue"(%t933_r) {position = array<i64: 35>} : (!struct0) -> f32
            %905 = "llvm.extractvalue"(%t933_r) {position = array<i64: 36>} : (!struct0) -> f32
            %906 = "llvm.extractvalue"(%t933_r) {position = array<i64: 37>} : (!struct0) -> f32
            %907 = "llvm.extractvalue"(%t933_r) {position = array<i64: 38>} : (!struct0) -> f32
            %908 = "llvm.extractvalue"(%t933_r) {position = array<i64: 39>} : (!struct0) -> f32
            %909 = "llvm.extractvalue"(%t933_r) {position = array<i64: 40>} : (!struct0) -> f32
            %910 = "llvm.extractvalue"(%t933_r) {position = array<i64: 41>} : (!struct0) -> f32
            %911 = "llvm.extractvalue"(%t933_r) {position = array<i64: 42>} : (!struct0) -> f32
            %912 = "llvm.extractvalue"(%t933_r) {position = array<i64: 43>} : (!struct0) -> f32
            %913 = "llvm.extractvalue"(%t933_r) {position = array<i64: 44>} : (!struct0) -> f32
            %914 = "llvm.extractvalue"(%t933_r) {position = array<i64: 45>} : (!struct0) -> f32
            %915 = "llvm.extractvalue"(%t933_r) {position = array<i64: 46>} : (!struct0) -> f32
            %916 = "llvm.extractvalue"(%t933_r) {position = array<i64: 47>} : (!struct0) -> f32
            %917 = "llvm.extractvalue"(%t933_r) {position = array<i64: 48>} : (!struct0) -> f32
            %918 = "llvm.extractvalue"(%t933_r) {position = array<i64: 49>} : (!struct0) -> f32
            %919 = "llvm.extractvalue"(%t933_r) {position = array<i64: 50>} : (!struct0) -> f32
            %920 = "llvm.extractvalue"(%t933_r) {position = array<i64: 51>} : (!struct0) -> f32
            %921 = "llvm.extractvalue"(%t933_r) {position = array<i64: 52>} : (!struct0) -> f32
            %922 = "llvm.extractvalue"(%t933_r) {position = array<i64: 53>} : (!struct0) -> f32
            %923 = "llvm.extractvalue"(%t933_r) {position = array<i64: 54>} : (!struct0) -> f32
            %924 = "llvm.extractvalue"(%t933_r) {position = array<i64: 55>} : (!struct0) -> f32
            %925 = "llvm.extractvalue"(%t933_r) {position = array<i64: 56>} : (!struct0) -> f32
            %926 = "llvm.extractvalue"(%t933_r) {position = array<i64: 57>} : (!struct0) -> f32
            %927 = "llvm.extractvalue"(%t933_r) {position = array<i64: 58>} : (!struct0) -> f32
            %928 = "llvm.extractvalue"(%t933_r) {position = array<i64: 59>} : (!struct0) -> f32
            %929 = "llvm.extractvalue"(%t933_r) {position = array<i64: 60>} : (!struct0) -> f32
            %930 = "llvm.extractvalue"(%t933_r) {position = array<i64: 61>} : (!struct0) -> f32
            %931 = "llvm.extractvalue"(%t933_r) {position = array<i64: 62>} : (!struct0) -> f32
            %932 = "llvm.extractvalue"(%t933_r) {position = array<i64: 63>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t998_r = "llvm.inline_asm"(%869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %934 = "llvm.extractvalue"(%t998_r) {position = array<i64: 0>} : (!struct0) -> f32
            %935 = "llvm.extractvalue"(%t998_r) {position = array<i64: 1>} : (!struct0) -> f32
            %936 = "llvm.extractvalue"(%t998_r) {position = array<i64: 2>} : (!struct0) -> f32
            %937 = "llvm.extractvalue"(%t998_r) {position = array<i64: 3>} : (!struct0) -> f32
            %938 = "llvm.extractvalue"(%t998_r) {position = array<i64: 4>} : (!struct0) -> f32
            %939 = "llvm.extractvalue"(%t998_r) {position = array<i64: 5>} : (!struct0) -> f32
            %940 = "llvm.extractvalue"(%t998_r) {position = array<i64: 6>} : (!struct0) -> f32
            %941 = "llvm.extractvalue"(%t998_r) {position = array<i64: 7>} : (!struct0) -> f32
            %942 = "llvm.extractvalue"(%t998_r) {position = array<i64: 8>} : (!struct0) -> f32
            %943 = "llvm.extractvalue"(%t998_r) {position = array<i64: 9>} : (!struct0) -> f32
            %944 = "llvm.extractvalue"(%t998_r) {position = array<i64: 10>} : (!struct0) -> f32
            %945 = "llvm.extractvalue"(%t998_r) {position = array<i64: 11>} : (!struct0) -> f32
            %946 = "llvm.extractvalue"(%t998_r) {position = array<i64: 12>} : (!struct0) -> f32
            %947 = "llvm.extractvalue"(%t998_r) {position = array<i64: 13>} : (!struct0) -> f32
            %948 = "llvm.extractvalue"(%t998_r) {position = array<i64: 14>} : (!struct0) -> f32
            %949 = "llvm.extractvalue"(%t998_r) {position = array<i64: 15>} : (!struct0) -> f32
            %950 = "llvm.extractvalue"(%t998_r) {position = array<i64: 16>} : (!struct0) -> f32
            %951 = "llvm.extractvalue"(%t998_r) {position = array<i64: 17>} : (!struct0) -> f32
            %952 = "llvm.extractvalue"(%t998_r) {position = array<i64: 18>} : (!struct0) -> f32
            %953 = "llvm.extractvalue"(%t998_r) {position = array<i64: 19>} : (!struct0) -> f32
            %954 = "llvm.extractvalue"(%t998_r) {position = array<i64: 20>} : (!struct0) -> f32
            %955 = "llvm.extractvalue"(%t998_r) {position = array<i64: 21>} : (!struct0) -> f32
            %956 = "llvm.extractvalue"(%t998_r) {position = array<i64: 22>} : (!struct0) -> f32
            %957 = "llvm.extractvalue"(%t998_r) {position = array<i64: 23>} : (!struct0) -> f32
            %958 = "llvm.extractvalue"(%t998_r) {position = array<i64: 24>} : (!struct0) -> f32
            %959 = "llvm.extractvalue"(%t998_r) {position = array<i64: 25>} : (!struct0) -> f32
            %960 = "llvm.extractvalue"(%t998_r) {position = array<i64: 26>} : (!struct0) -> f32
            %961 = "llvm.extractvalue"(%t998_r) {position = array<i64: 27>} : (!struct0) -> f32
            %962 = "llvm.extractvalue"(%t998_r) {position = array<i64: 28>} : (!struct0) -> f32
            %963 = "llvm.extractvalue"(%t998_r) {position = array<i64: 29>} : (!struct0) -> f32
            %964 = "llvm.extractvalue"(%t998_r) {position = array<i64: 30>} : (!struct0) -> f32
            %965 = "llvm.extractvalue"(%t998_r) {position = array<i64: 31>} : (!struct0) -> f32
            %966 = "llvm.extractvalue"(%t998_r) {position = array<i64: 32>} : (!struct0) -> f32
            %967 = "llvm.extractvalue"(%t998_r) {position = array<i64: 33>} : (!struct0) -> f32
            %968 = "llvm.extractvalue"(%t998_r) {position = array<i64: 34>} : (!struct0) -> f32
            %969 = "llvm.extractvalue"(%t998_r) {position = array<i64: 35>} : (!struct0) -> f32
            %970 = "llvm.extractvalue"(%t998_r) {position = array<i64: 36>} : (!struct0) -> f32
            %971 = "llvm.extractvalue"(%t998_r) {position = array<i64: 37>} : (!struct0) -> f32
            %972 = "llvm.extractvalue"(%t998_r) {position = array<i64: 38>} : (!struct0) -> f32
            %973 = "llvm.extractvalue"(%t998_r) {position = array<i64: 39>} : (!struct0) -> f32
            %974 = "llvm.extractvalue"(%t998_r) {position = array<i64: 40>} : (!struct0) -> f32
            %975 = "llvm.extractvalue"(%t998_r) {position = array<i64: 41>} : (!struct0) -> f32
            %976 = "llvm.extractvalue"(%t998_r) {position = array<i64: 42>} : (!struct0) -> f32
            %977 = "llvm.extractvalue"(%t998_r) {position = array<i64: 43>} : (!struct0) -> f32
            %978 = "llvm.extractvalue"(%t998_r) {position = array<i64: 44>} : (!struct0) -> f32
            %979 = "llvm.extractvalue"(%t998_r) {position = array<i64: 45>} : (!struct0) -> f32
            %980 = "llvm.extractvalue"(%t998_r) {position = array<i64: 46>} : (!struct0) -> f32
            %981 = "llvm.extractvalue"(%t998_r) {position = array<i64: 47>} : (!struct0) -> f32
            %982 = "llvm.extractvalue"(%t998_r) {position = array<i64: 48>} : (!struct0) -> f32
            %983 = "llvm.extractvalue"(%t998_r) {position = array<i64: 49>} : (!struct0) -> f32
            %984 = "llvm.extractvalue"(%t998_r) {position = array<i64: 50>} : (!struct0) -> f32
            %985 = "llvm.extractvalue"(%t998_r) {position = array<i64: 51>} : (!struct0) -> f32
            %986 = "llvm.extractvalue"(%t998_r) {position = array<i64: 52>} : (!struct0) -> f32
            %987 = "llvm.extractvalue"(%t998_r) {position = array<i64: 53>} : (!struct0) -> f32
            %988 = "llvm.extractvalue"(%t998_r) {position = array<i64: 54>} : (!struct0) -> f32
            %989 = "llvm.extractvalue"(%t998_r) {position = array<i64: 55>} : (!struct0) -> f32
            %990 = "llvm.extractvalue"(%t998_r) {position = array<i64: 56>} : (!struct0) -> f32
            %991 = "llvm.extractvalue"(%t998_r) {position = array<i64: 57>} : (!struct0) -> f32
            %992 = "llvm.extractvalue"(%t998_r) {position = array<i64: 58>} : (!struct0) -> f32
            %993 = "llvm.extractvalue"(%t998_r) {position = array<i64: 59>} : (!struct0) -> f32
            %994 = "llvm.extractvalue"(%t998_r) {position = array<i64: 60>} : (!struct0) -> f32
            %995 = "llvm.extractvalue"(%t998_r) {position = array<i64: 61>} : (!struct0) -> f32
            %996 = "llvm.extractvalue"(%t998_r) {position = array<i64: 62>} : (!struct0) -> f32
            %997 = "llvm.extractvalue"(%t998_r) {position = array<i64: 63>} : (!struct0) -> f32
            "scf.if"(%77) ({
              %999 = "llvm.getelementptr"(%78, %535) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1000_s0 = "llvm.ptrtoint"(%999) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1000_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1001 = "arith.addi"(%535, %305) : (i32, i32) -> i32
            %1002 = "arith.cmpi"(%1001, %346) {predicate = 0 : i64} : (i32, i32) -> i1
            %1003 = "arith.xori"(%536, %305) : (i32, i32) -> i32
            %1004 = "arith.select"(%1002, %1003, %536) : (i1, i32, i32) -> i32
            %1005 = "arith.select"(%1002, %37, %1001) : (i1, i32, i32) -> i32
            %1006 = "arith.addi"(%534, %305) : (i32, i32) -> i32
            %1007 = "arith.addi"(%752, %34) : (i32, i32) -> i32
            %1008 = "arith.cmpi"(%1007, %27) {predicate = 4 : i64} : (i32, i32) -> i1
            %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072 = "scf.if"(%1008) ({
              %1073 = "arith.addi"(%752, %751) : (i32, i32) -> i32
              %1074 = "vector.from_elements"(%37, %305, %317, %318, %319, %320, %321, %322, %40, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %1075 = "arith.subi"(%27, %1073) : (i32, i32) -> i32
              %1076 = "vector.broadcast"(%1075) : (i32) -> vector<32xi32>
              %1077 = "arith.cmpi"(%1074, %1076) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %1078 = "vector.from_elements"(%934, %935, %938, %939, %942, %943, %946, %947, %950, %951, %954, %955, %958, %959, %962, %963, %966, %967, %970, %971, %974, %975, %978, %979, %982, %983, %986, %987, %990, %991, %994, %995) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %1079 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
              %1080 = "arith.select"(%1077, %1079, %1078) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %1081 = "vector.extract"(%1080) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %1082 = "vector.extract"(%1080) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %1083 = "vector.extract"(%1080) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %1084 = "vector.extract"(%1080) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %1085 = "vector.extract"(%1080) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %1086 = "vector.extract"(%1080) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %1087 = "vector.extract"(%1080) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %1088 = "vector.extract"(%1080) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %1089 = "vector.extract"(%1080) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %1090 = "vector.extract"(%1080) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %1091 = "vector.extract"(%1080) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %1092 = "vector.extract"(%1080) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %1093 = "vector.extract"(%1080) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %1094 = "vector.extract"(%1080) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %1095 = "vector.extract"(%1080) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %1096 = "vector.extract"(%1080) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %1097 = "vector.extract"(%1080) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %1098 = "vector.extract"(%1080) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %1099 = "vector.extract"(%1080) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %1100 = "vector.extract"(%1080) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %1101 = "vector.extract"(%1080) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %1102 = "vector.extract"(%1080) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %1103 = "vector.extract"(%1080) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %1104 = "vector.extract"(%1080) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %1105 = "vector.extract"(%1080) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %1106 = "vector.extract"(%1080) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %1107 = "vector.extract"(%1080) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %1108 = "vector.extract"(%1080) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %1109 = "vector.extract"(%1080) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %1110 = "vector.extract"(%1080) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %1111 = "vector.extract"(%1080) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %1112 = "vector.extract"(%1080) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %1113 = "vector.from_elements"(%37, %305, %317, %318, %319, %320, %321, %322, %40, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %1114 = "vector.broadcast"(%1075) : (i32) -> vector<32xi32>
              %1115 = "arith.cmpi"(%1113, %1114) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %1116 = "vector.from_elements"(%936, %937, %940, %941, %944, %945, %948, %949, %952, %953, %956, %957, %960, %961, %964, %965, %968, %969, %972, %973, %976, %977, %980, %981, %984, %985, %988, %989, %992, %993, %996, %997) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %1117 = "arith.select"(%1115, %1079, %1116) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %1118 = "vector.extract"(%1117) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %1119 = "vector.extract"(%1117) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %1120 = "vector.extract"(%1117) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %1121 = "vector.extract"(%1117) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %1122 = "vector.extract"(%1117) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %1123 = "vector.extract"(%1117) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %1124 = "vector.extract"(%1117) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %1125 = "vector.extract"(%1117) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %1126 = "vector.extract"(%1117) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %1127 = "vector.extract"(%1117) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %1128 = "vector.extract"(%1117) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %1129 = "vector.extract"(%1117) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %1130 = "vector.extract"(%1117) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %1131 = "vector.extract"(%1117) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %1132 = "vector.extract"(%1117) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %1133 = "vector.extract"(%1117) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %1134 = "vector.extract"(%1117) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %1135 = "vector.extract"(%1117) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %1136 = "vector.extract"(%1117) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %1137 = "vector.extract"(%1117) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %1138 = "vector.extract"(%1117) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %1139 = "vector.extract"(%1117) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %1140 = "vector.extract"(%1117) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %1141 = "vector.extract"(%1117) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %1142 = "vector.extract"(%1117) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %1143 = "vector.extract"(%1117) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %1144 = "vector.extract"(%1117) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %1145 = "vector.extract"(%1117) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %1146 = "vector.extract"(%1117) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %1147 = "vector.extract"(%1117) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %1148 = "vector.extract"(%1117) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %1149 = "vector.extract"(%1117) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              "scf.yield"(%1081, %1082, %1118, %1119, %1083, %1084, %1120, %1121, %1085, %1086, %1122, %1123, %1087, %1088, %1124, %1125, %1089, %1090, %1126, %1127, %1091, %1092, %1128, %1129, %1093, %1094, %1130, %1131, %1095, %1096, %1132, %1133, %1097, %1098, %1134, %1135, %1099, %1100, %1136, %1137, %1101, %1102, %1138, %1139, %1103, %1104, %1140, %1141, %1105, %1106, %1142, %1143, %1107, %1108, %1144, %1145, %1109, %1110, %1146, %1147, %1111, %1112, %1148, %1149) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %1150 = "vector.from_elements"(%1009, %1010, %1013, %1014, %1017, %1018, %1021, %1022, %1025, %1026, %1029, %1030, %1033, %1034, %1037, %1038, %1041, %1042, %1045, %1046, %1049, %1050, %1053, %1054, %1057, %1058, %1061, %1062, %1065, %1066, %1069, %1070) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1151 = "vector.shuffle"(%1150, %1150) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1152 = "vector.shuffle"(%1150, %1150) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1153 = "arith.maxnumf"(%1151, %1152) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1154 = "vector.shuffle"(%1153, %1153) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1155 = "vector.shuffle"(%1153, %1153) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1156 = "arith.maxnumf"(%1154, %1155) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1157 = "vector.shuffle"(%1156, %1156) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1158 = "vector.shuffle"(%1156, %1156) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1159 = "arith.maxnumf"(%1157, %1158) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1160 = "vector.shuffle"(%1159, %1159) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1161 = "vector.shuffle"(%1159, %1159) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1162 = "arith.maxnumf"(%1160, %1161) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1163 = "vector.shuffle"(%1162, %1162) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1164 = "vector.shuffle"(%1162, %1162) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1165 = "arith.maxnumf"(%1163, %1164) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1166 = "vector.extract"(%1165) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1167 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
            %1168 = "arith.maxnumf"(%1166, %1167) : (f32, f32) -> f32
            %1169 = "nvvm.shfl.sync"(%36, %1168, %305, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1170 = "arith.maxnumf"(%1168, %1169) : (f32, f32) -> f32
            %1171 = "nvvm.shfl.sync"(%36, %1170, %346, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1172 = "arith.maxnumf"(%1170, %1171) : (f32, f32) -> f32
            %1173 = "arith.mulf"(%1172, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1174 = "arith.maxnumf"(%754, %1173) : (f32, f32) -> f32
            %1175 = "arith.cmpf"(%1174, %1167) {predicate = 2 : i64} : (f32, f32) -> i1
            %1176 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %1177 = "arith.select"(%1175, %1174, %1176) : (i1, f32, f32) -> f32
            %1178 = "arith.subf"(%754, %1177) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1179 = "llvm.call_intrinsic"(%1178) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1180 = "vector.from_elements"(%1011, %1012, %1015, %1016, %1019, %1020, %1023, %1024, %1027, %1028, %1031, %1032, %1035, %1036, %1039, %1040, %1043, %1044, %1047, %1048, %1051, %1052, %1055, %1056, %1059, %1060, %1063, %1064, %1067, %1068, %1071, %1072) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1181 = "vector.shuffle"(%1180, %1180) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1182 = "vector.shuffle"(%1180, %1180) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1183 = "arith.maxnumf"(%1181, %1182) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1184 = "vector.shuffle"(%1183, %1183) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1185 = "vector.shuffle"(%1183, %1183) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1186 = "arith.maxnumf"(%1184, %1185) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1187 = "vector.shuffle"(%1186, %1186) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1188 = "vector.shuffle"(%1186, %1186) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1189 = "arith.maxnumf"(%1187, %1188) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1190 = "vector.shuffle"(%1189, %1189) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1191 = "vector.shuffle"(%1189, %1189) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1192 = "arith.maxnumf"(%1190, %1191) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1193 = "vector.shuffle"(%1192, %1192) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1194 = "vector.shuffle"(%1192, %1192) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1195 = "arith.maxnumf"(%1193, %1194) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1196 = "vector.extract"(%1195) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1197 = "arith.maxnumf"(%1196, %1167) : (f32, f32) -> f32
            %1198 = "nvvm.shfl.sync"(%36, %1197, %305, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1199 = "arith.maxnumf"(%1197, %1198) : (f32, f32) -> f32
            %1200 = "nvvm.shfl.sync"(%36, %1199, %346, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1201 = "arith.maxnumf"(%1199, %1200) : (f32, f32) -> f32
            %1202 = "arith.mulf"(%1201, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1203 = "arith.maxnumf"(%755, %1202) : (f32, f32) -> f32
            %1204 = "arith.cmpf"(%1203, %1167) {predicate = 2 : i64} : (f32, f32) -> i1
            %1205 = "arith.select"(%1204, %1203, %1176) : (i1, f32, f32) -> f32
            %1206 = "arith.subf"(%755, %1205) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1207 = "llvm.call_intrinsic"(%1206) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1208 = "vector.from_elements"(%1009, %1010, %1013, %1014, %1017, %1018, %1021, %1022, %1025, %1026, %1029, %1030, %1033, %1034, %1037, %1038, %1041, %1042, %1045, %1046, %1049, %1050, %1053, %1054, %1057, %1058, %1061, %1062, %1065, %1066, %1069, %1070) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1209 = "vector.broadcast"(%309) : (f32) -> vector<32xf32>
            %1210 = "arith.mulf"(%1208, %1209) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1211 = "arith.cmpf"(%1174, %1167) {predicate = 2 : i64} : (f32, f32) -> i1
            %1212 = "arith.select"(%1211, %1174, %1176) : (i1, f32, f32) -> f32
            %1213 = "vector.broadcast"(%1212) : (f32) -> vector<32xf32>
            %1214 = "arith.subf"(%1210, %1213) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1215 = "vector.extract"(%1214) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1216 = "vector.extract"(%1214) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1217 = "vector.extract"(%1214) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1218 = "vector.extract"(%1214) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1219 = "vector.extract"(%1214) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1220 = "vector.extract"(%1214) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1221 = "vector.extract"(%1214) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1222 = "vector.extract"(%1214) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1223 = "vector.extract"(%1214) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1224 = "vector.extract"(%1214) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1225 = "vector.extract"(%1214) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1226 = "vector.extract"(%1214) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1227 = "vector.extract"(%1214) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1228 = "vector.extract"(%1214) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1229 = "vector.extract"(%1214) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1230 = "vector.extract"(%1214) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1231 = "vector.extract"(%1214) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1232 = "vector.extract"(%1214) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1233 = "vector.extract"(%1214) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1234 = "vector.extract"(%1214) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1235 = "vector.extract"(%1214) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1236 = "vector.extract"(%1214) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1237 = "vector.extract"(%1214) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1238 = "vector.extract"(%1214) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1239 = "vector.extract"(%1214) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1240 = "vector.extract"(%1214) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1241 = "vector.extract"(%1214) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1242 = "vector.extract"(%1214) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1243 = "vector.extract"(%1214) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1244 = "vector.extract"(%1214) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1245 = "vector.extract"(%1214) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1246 = "vector.extract"(%1214) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1247 = "llvm.call_intrinsic"(%1215) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1248 = "llvm.call_intrinsic"(%1216) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1249 = "llvm.call_intrinsic"(%1217) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1250 = "llvm.call_intrinsic"(%1218) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1251 = "llvm.call_intrinsic"(%1219) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1252 = "llvm.call_intrinsic"(%1220) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1253 = "llvm.call_intrinsic"(%1221) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1254 = "llvm.call_intrinsic"(%1222) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1255 = "llvm.call_intrinsic"(%1223) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1256 = "llvm.call_intrinsic"(%1224) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1257 = "llvm.call_intrinsic"(%1225) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1258 = "llvm.call_intrinsic"(%1226) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1259 = "llvm.call_intrinsic"(%1227) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1260 = "llvm.call_intrinsic"(%1228) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1261 = "llvm.call_intrinsic"(%1229) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1262 = "llvm.call_intrinsic"(%1230) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1263 = "llvm.call_intrinsic"(%1231) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1264 = "llvm.call_intrinsic"(%1232) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1265 = "llvm.call_intrinsic"(%1233) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1266 = "llvm.call_intrinsic"(%1234) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1267 = "llvm.call_intrinsic"(%1235) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1268 = "llvm.call_intrinsic"(%1236) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1269 = "llvm.call_intrinsic"(%1237) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1270 = "llvm.call_intrinsic"(%1238) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1271 = "llvm.call_intrinsic"(%1239) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1272 = "llvm.call_intrinsic"(%1240) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1273 = "llvm.call_intrinsic"(%1241) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1274 = "llvm.call_intrinsic"(%1242) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1275 = "llvm.call_intrinsic"(%1243) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1276 = "llvm.call_intrinsic"(%1244) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1277 = "llvm.call_intrinsic"(%1245) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1278 = "llvm.call_intrinsic"(%1246) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1279 = "vector.from_elements"(%1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1280 = "vector.shuffle"(%1279, %1279) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1281 = "vector.shuffle"(%1279, %1279) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1282 = "arith.addf"(%1280, %1281) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1283 = "vector.shuffle"(%1282, %1282) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1284 = "vector.shuffle"(%1282, %1282) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1285 = "arith.addf"(%1283, %1284) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1286 = "vector.shuffle"(%1285, %1285) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1287 = "vector.shuffle"(%1285, %1285) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1288 = "arith.addf"(%1286, %1287) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1289 = "vector.shuffle"(%1288, %1288) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1290 = "vector.shuffle"(%1288, %1288) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1291 = "arith.addf"(%1289, %1290) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1292 = "vector.shuffle"(%1291, %1291) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1293 = "vector.shuffle"(%1291, %1291) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1294 = "arith.addf"(%1292, %1293) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1295 = "vector.extract"(%1294) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1296 = "arith.addf"(%1295, %1176) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1297 = "arith.constant"() {value = 32768.0 : f32} : () -> f32
            %1298 = "arith.constant"() {value = true} : () -> i1
            %1299 = "vector.extract"(%1279) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1300 = "vector.extract"(%1279) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1301 = "vector.extract"(%1279) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1302 = "vector.extract"(%1279) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1303 = "vector.extract"(%1279) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1304 = "vector.extract"(%1279) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1305 = "vector.extract"(%1279) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1306 = "vector.extract"(%1279) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1307 = "vector.extract"(%1279) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1308 = "vector.extract"(%1279) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1309 = "vector.extract"(%1279) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1310 = "vector.extract"(%1279) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1311 = "vector.extract"(%1279) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1312 = "vector.extract"(%1279) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1313 = "vector.extract"(%1279) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1314 = "vector.extract"(%1279) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1315 = "vector.extract"(%1279) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1316 = "vector.extract"(%1279) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1317 = "vector.extract"(%1279) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1318 = "vector.extract"(%1279) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1319 = "vector.extract"(%1279) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1320 = "vector.extract"(%1279) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1321 = "vector.extract"(%1279) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1322 = "vector.extract"(%1279) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1323 = "vector.extract"(%1279) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1324 = "vector.extract"(%1279) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1325 = "vector.extract"(%1279) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1326 = "vector.extract"(%1279) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1327 = "vector.extract"(%1279) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1328 = "vector.extract"(%1279) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1329 = "vector.extract"(%1279) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1330 = "vector.extract"(%1279) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1331 = "vector.from_elements"(%1011, %1012, %1015, %1016, %1019, %1020, %1023, %1024, %1027, %1028, %1031, %1032, %1035, %1036, %1039, %1040, %1043, %1044, %1047, %1048, %1051, %1052, %1055, %1056, %1059, %1060, %1063, %1064, %1067, %1068, %1071, %1072) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1332 = "vector.broadcast"(%309) : (f32) -> vector<32xf32>
            %1333 = "arith.mulf"(%1331, %1332) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1334 = "arith.cmpf"(%1203, %1167) {predicate = 2 : i64} : (f32, f32) -> i1
            %1335 = "arith.select"(%1334, %1203, %1176) : (i1, f32, f32) -> f32
            %1336 = "vector.broadcast"(%1335) : (f32) -> vector<32xf32>
            %1337 = "arith.subf"(%1333, %1336) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1338 = "vector.extract"(%1337) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1339 = "vector.extract"(%1337) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1340 = "vector.extract"(%1337) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1341 = "vector.extract"(%1337) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1342 = "vector.extract"(%1337) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1343 = "vector.extract"(%1337) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1344 = "vector.extract"(%1337) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1345 = "vector.extract"(%1337) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1346 = "vector.extract"(%1337) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1347 = "vector.extract"(%1337) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1348 = "vector.extract"(%1337) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1349 = "vector.extract"(%1337) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1350 = "vector.extract"(%1337) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1351 = "vector.extract"(%1337) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1352 = "vector.extract"(%1337) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1353 = "vector.extract"(%1337) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1354 = "vector.extract"(%1337) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1355 = "vector.extract"(%1337) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1356 = "vector.extract"(%1337) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1357 = "vector.extract"(%1337) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1358 = "vector.extract"(%1337) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1359 = "vector.extract"(%1337) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1360 = "vector.extract"(%1337) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1361 = "vector.extract"(%1337) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1362 = "vector.extract"(%1337) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1363 = "vector.extract"(%1337) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1364 = "vector.extract"(%1337) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1365 = "vector.extract"(%1337) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1366 = "vector.extract"(%1337) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1367 = "vector.extract"(%1337) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1368 = "vector.extract"(%1337) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1369 = "vector.extract"(%1337) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1370 = "llvm.call_intrinsic"(%1338) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
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
            %1402 = "vector.from_elements"(%1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1403 = "vector.shuffle"(%1402, %1402) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1404 = "vector.shuffle"(%1402, %1402) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1405 = "arith.addf"(%1403, %1404) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1406 = "vector.shuffle"(%1405, %1405) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1407 = "vector.shuffle"(%1405, %1405) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1408 = "arith.addf"(%1406, %1407) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1409 = "vector.shuffle"(%1408, %1408) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1410 = "vector.shuffle"(%1408, %1408) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1411 = "arith.addf"(%1409, %1410) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1412 = "vector.shuffle"(%1411, %1411) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1413 = "vector.shuffle"(%1411, %1411) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1414 = "arith.addf"(%1412, %1413) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1415 = "vector.shuffle"(%1414, %1414) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1416 = "vector.shuffle"(%1414, %1414) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1417 = "arith.addf"(%1415, %1416) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1418 = "vector.extract"(%1417) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1419 = "arith.addf"(%1418, %1176) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1420 = "vector.extract"(%1402) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1421 = "vector.extract"(%1402) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1422 = "vector.extract"(%1402) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1423 = "vector.extract"(%1402) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1424 = "vector.extract"(%1402) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1425 = "vector.extract"(%1402) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1426 = "vector.extract"(%1402) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1427 = "vector.extract"(%1402) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1428 = "vector.extract"(%1402) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1429 = "vector.extract"(%1402) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1430 = "vector.extract"(%1402) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1431 = "vector.extract"(%1402) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1432 = "vector.extract"(%1402) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1433 = "vector.extract"(%1402) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1434 = "vector.extract"(%1402) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1435 = "vector.extract"(%1402) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1436 = "vector.extract"(%1402) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1437 = "vector.extract"(%1402) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1438 = "vector.extract"(%1402) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1439 = "vector.extract"(%1402) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1440 = "vector.extract"(%1402) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1441 = "vector.extract"(%1402) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1442 = "vector.extract"(%1402) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1443 = "vector.extract"(%1402) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1444 = "vector.extract"(%1402) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1445 = "vector.extract"(%1402) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1446 = "vector.extract"(%1402) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1447 = "vector.extract"(%1402) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1448 = "vector.extract"(%1402) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1449 = "vector.extract"(%1402) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1450 = "vector.extract"(%1402) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1451 = "vector.extract"(%1402) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1452 = "vector.from_elements"(%1299, %1300, %1420, %1421, %1301, %1302, %1422, %1423, %1303, %1304, %1424, %1425, %1305, %1306, %1426, %1427, %1307, %1308, %1428, %1429, %1309, %1310, %1430, %1431, %1311, %1312, %1432, %1433, %1313, %1314, %1434, %1435, %1315, %1316, %1436, %1437, %1317, %1318, %1438, %1439, %1319, %1320, %1440, %1441, %1321, %1322, %1442, %1443, %1323, %1324, %1444, %1445, %1325, %1326, %1446, %1447, %1327, %1328, %1448, %1449, %1329, %1330, %1450, %1451) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %1453 = "arith.truncf"(%1452) : (vector<64xf32>) -> vector<64xf16>
            %1454 = "vector.bitcast"(%1453) : (vector<64xf16>) -> vector<32xi32>
            %1455 = "vector.extract"(%1454) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
            %1456 = "vector.extract"(%1454) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
            %1457 = "vector.extract"(%1454) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
            %1458 = "vector.extract"(%1454) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
            %1459 = "vector.extract"(%1454) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
            %1460 = "vector.extract"(%1454) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
            %1461 = "vector.extract"(%1454) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
            %1462 = "vector.extract"(%1454) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
            %1463 = "vector.extract"(%1454) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
            %1464 = "vector.extract"(%1454) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
            %1465 = "vector.extract"(%1454) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
            %1466 = "vector.extract"(%1454) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
            %1467 = "vector.extract"(%1454) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
            %1468 = "vector.extract"(%1454) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
            %1469 = "vector.extract"(%1454) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
            %1470 = "vector.extract"(%1454) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
            %1471 = "vector.extract"(%1454) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
            %1472 = "vector.extract"(%1454) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
            %1473 = "vector.extract"(%1454) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
            %1474 = "vector.extract"(%1454) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
            %1475 = "vector.extract"(%1454) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
            %1476 = "vector.extract"(%1454) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
            %1477 = "vector.extract"(%1454) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
            %1478 = "vector.extract"(%1454) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
            %1479 = "vector.extract"(%1454) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
            %1480 = "vector.extract"(%1454) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
            %1481 = "vector.extract"(%1454) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
            %1482 = "vector.extract"(%1454) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
            %1483 = "vector.extract"(%1454) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
            %1484 = "vector.extract"(%1454) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
            %1485 = "vector.extract"(%1454) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
            %1486 = "vector.extract"(%1454) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
            %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627 = "scf.for"(%305, %738, %305, %752, %1006, %1005, %1004, %540, %541, %542, %1299, %1300, %1420, %1421, %1301, %1302, %1422, %1423, %1303, %1304, %1424, %1425, %1305, %1306, %1426, %1427, %1307, %1308, %1428, %1429, %1309, %1310, %1430, %1431, %1311, %1312, %1432, %1433, %1313, %1314, %1434, %1435, %1315, %1316, %1436, %1437, %1317, %1318, %1438, %1439, %1319, %1320, %1440, %1441, %1321, %1322, %1442, %1443, %1323, %1324, %1444, %1445, %1325, %1326, %1446, %1447, %1327, %1328, %1448, %1449, %1329, %1330, %1450, %1451, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %1174, %1203, %1296, %1419, %1179, %1207) ({
            ^bb0(%1628: i32, %1629: i32, %1630: i32, %1631: i32, %1632: i32, %1633: i32, %1634: i32, %1635: i32, %1636: f32, %1637: f32, %1638: f32, %1639: f32, %1640: f32, %1641: f32, %1642: f32, %1643: f32, %1644: f32, %1645: f32, %1646: f32, %1647: f32, %1648: f32, %1649: f32, %1650: f32, %1651: f32, %1652: f32, %1653: f32, %1654: f32, %1655: f32, %1656: f32, %1657: f32, %1658: f32, %1659: f32, %1660: f32, %1661: f32, %1662: f32, %1663: f32, %1664: f32, %1665: f32, %1666: f32, %1667: f32, %1668: f32, %1669: f32, %1670: f32, %1671: f32, %1672: f32, %1673: f32, %1674: f32, %1675: f32, %1676: f32, %1677: f32, %1678: f32, %1679: f32, %1680: f32, %1681: f32, %1682: f32, %1683: f32, %1684: f32, %1685: f32, %1686: f32, %1687: f32, %1688: f32, %1689: f32, %1690: f32, %1691: f32, %1692: f32, %1693: f32, %1694: f32, %1695: f32, %1696: f32, %1697: f32, %1698: f32, %1699: f32, %1700: i32, %1701: i32, %1702: i32, %1703: i32, %1704: i32, %1705: i32, %1706: i32, %1707: i32, %1708: i32, %1709: i32, %1710: i32, %1711: i32, %1712: i32, %1713: i32, %1714: i32, %1715: i32, %1716: i32, %1717: i32, %1718: i32, %1719: i32, %1720: i32, %1721: i32, %1722: i32, %1723: i32, %1724: i32, %1725: i32, %1726: i32, %1727: i32, %1728: i32, %1729: i32, %1730: i32, %1731: i32, %1732: f32, %1733: f32, %1734: f32, %1735: f32, %1736: f32, %1737: f32, %1738: f32, %1739: f32, %1740: f32, %1741: f32, %1742: f32, %1743: f32, %1744: f32, %1745: f32, %1746: f32, %1747: f32, %1748: f32, %1749: f32, %1750: f32, %1751: f32, %1752: f32, %1753: f32, %1754: f32, %1755: f32, %1756: f32, %1757: f32, %1758: f32, %1759: f32, %1760: f32, %1761: f32, %1762: f32, %1763: f32, %1764: f32, %1765: f32, %1766: f32, %1767: f32, %1768: f32, %1769: f32):
              %1770 = "llvm.getelementptr"(%75, %1631) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1771_s0 = "llvm.ptrtoint"(%1770) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1771_s0, %1632) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %1772 = "llvm.getelementptr"(%96, %1634) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1773_s0 = "llvm.ptrtoint"(%1772) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1773_s0, %1635) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %1774 = "arith.muli"(%1631, %796) : (i32, i32) -> i32
              %1775 = "llvm.getelementptr"(%51, %1774) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1777_a = "llvm.ptrtoint"(%795) : (!llvm.ptr<3>) -> i32
              %t1777_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1777_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1777_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t1777_shifted = "arith.shrui"(%t1777_a, %t1777_four) : (i32, i32) -> i32
              %t1777_low = "arith.andi"(%t1777_shifted, %t1777_mask) : (i32, i32) -> i32
              %t1777_wide = "arith.extui"(%t1777_low) : (i32) -> i64
              %1776 = "arith.ori"(%t1777_wide, %t1777_fields) : (i64, i64) -> i64
              %t1779_a = "llvm.ptrtoint"(%1775) : (!llvm.ptr<3>) -> i32
              %t1779_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1779_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1779_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t1779_shifted = "arith.shrui"(%t1779_a, %t1779_four) : (i32, i32) -> i32
              %t1779_low = "arith.andi"(%t1779_shifted, %t1779_mask) : (i32, i32) -> i32
              %t1779_wide = "arith.extui"(%t1779_low) : (i32) -> i64
              %1778 = "arith.ori"(%t1779_wide, %t1779_fields) : (i64, i64) -> i64
              %t1844_r = "llvm.inline_asm"(%1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
              %1780 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 0>} : (!struct0) -> f32
              %1781 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 1>} : (!struct0) -> f32
              %1782 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 2>} : (!struct0) -> f32
              %1783 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 3>} : (!struct0) -> f32
              %1784 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 4>} : (!struct0) -> f32
              %1785 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 5>} : (!struct0) -> f32
              %1786 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 6>} : (!struct0) -> f32
              %1787 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 7>} : (!struct0) -> f32
              %1788 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 8>} : (!struct0) -> f32
              %1789 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 9>} : (!struct0) -> f32
              %1790 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 10>} : (!struct0) -> f32
              %1791 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 11>} : (!struct0) -> f32
              %1792 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 12>} : (!struct0) -> f32
              %1793 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 13>} : (!struct0) -> f32
              %1794 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 14>} : (!struct0) -> f32
              %1795 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 15>} : (!struct0) -> f32
              %1796 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 16>} : (!struct0) -> f32
              %1797 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 17>} : (!struct0) -> f32
              %1798 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 18>} : (!struct0) -> f32
              %1799 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 19>} : (!struct0) -> f32
              %1800 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 20>} : (!struct0) -> f32
              %1801 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 21>} : (!struct0) -> f32
              %1802 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 22>} : (!struct0) -> f32
              %1803 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 23>} : (!struct0) -> f32
              %1804 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 24>} : (!struct0) -> f32
              %1805 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 25>} : (!struct0) -> f32
              %1806 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 26>} : (!struct0) -> f32
              %1807 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 27>} : (!struct0) -> f32
              %1808 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 28>} : (!struct0) -> f32
              %1809 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 29>} : (!struct0) -> f32
              %1810 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 30>} : (!struct0) -> f32
              %1811 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 31>} : (!struct0) -> f32
              %1812 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 32>} : (!struct0) -> f32
              %1813 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 33>} : (!struct0) -> f32
              %1814 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 34>} : (!struct0) -> f32
              %1815 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 35>} : (!struct0) -> f32
              %1816 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 36>} : (!struct0) -> f32
              %1817 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 37>} : (!struct0) -> f32
              %1818 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 38>} : (!struct0) -> f32
              %1819 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 39>} : (!struct0) -> f32
              %1820 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 40>} : (!struct0) -> f32
              %1821 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 41>} : (!struct0) -> f32
              %1822 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 42>} : (!struct0) -> f32
              %1823 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 43>} : (!struct0) -> f32
              %1824 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 44>} : (!struct0) -> f32
              %1825 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 45>} : (!struct0) -> f32
              %1826 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 46>} : (!struct0) -> f32
              %1827 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 47>} : (!struct0) -> f32
              %1828 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 48>} : (!struct0) -> f32
              %1829 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 49>} : (!struct0) -> f32
              %1830 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 50>} : (!struct0) -> f32
              %1831 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 51>} : (!struct0) -> f32
              %1832 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 52>} : (!struct0) -> f32
              %1833 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 53>} : (!struct0) -> f32
              %1834 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 54>} : (!struct0) -> f32
              %1835 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 55>} : (!struct0) -> f32
              %1836 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 56>} : (!struct0) -> f32
              %1837 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 57>} : (!struct0) -> f32
              %1838 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 58>} : (!struct0) -> f32
              %1839 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 59>} : (!struct0) -> f32
              %1840 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 60>} : (!struct0) -> f32
              %1841 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 61>} : (!struct0) -> f32
              %1842 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 62>} : (!struct0) -> f32
              %1843 = "llvm.extractvalue"(%t1844_r) {position = array<i64: 63>} : (!struct0) -> f32
              %t1909_r = "llvm.inline_asm"(%1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1776, %1778, %799) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
              %1845 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 0>} : (!struct0) -> f32
              %1846 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 1>} : (!struct0) -> f32
              %1847 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 2>} : (!struct0) -> f32
              %1848 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 3>} : (!struct0) -> f32
              %1849 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 4>} : (!struct0) -> f32
              %1850 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 5>} : (!struct0) -> f32
              %1851 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 6>} : (!struct0) -> f32
              %1852 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 7>} : (!struct0) -> f32
              %1853 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 8>} : (!struct0) -> f32
              %1854 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 9>} : (!struct0) -> f32
              %1855 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 10>} : (!struct0) -> f32
              %1856 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 11>} : (!struct0) -> f32
              %1857 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 12>} : (!struct0) -> f32
              %1858 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 13>} : (!struct0) -> f32
              %1859 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 14>} : (!struct0) -> f32
              %1860 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 15>} : (!struct0) -> f32
              %1861 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 16>} : (!struct0) -> f32
              %1862 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 17>} : (!struct0) -> f32
              %1863 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 18>} : (!struct0) -> f32
              %1864 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 19>} : (!struct0) -> f32
              %1865 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 20>} : (!struct0) -> f32
              %1866 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 21>} : (!struct0) -> f32
              %1867 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 22>} : (!struct0) -> f32
              %1868 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 23>} : (!struct0) -> f32
              %1869 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 24>} : (!struct0) -> f32
              %1870 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 25>} : (!struct0) -> f32
              %1871 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 26>} : (!struct0) -> f32
              %1872 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 27>} : (!struct0) -> f32
              %1873 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 28>} : (!struct0) -> f32
              %1874 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 29>} : (!struct0) -> f32
              %1875 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 30>} : (!struct0) -> f32
              %1876 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 31>} : (!struct0) -> f32
              %1877 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 32>} : (!struct0) -> f32
              %1878 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 33>} : (!struct0) -> f32
              %1879 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 34>} : (!struct0) -> f32
              %1880 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 35>} : (!struct0) -> f32
              %1881 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 36>} : (!struct0) -> f32
              %1882 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 37>} : (!struct0) -> f32
              %1883 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 38>} : (!struct0) -> f32
              %1884 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 39>} : (!struct0) -> f32
              %1885 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 40>} : (!struct0) -> f32
              %1886 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 41>} : (!struct0) -> f32
              %1887 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 42>} : (!struct0) -> f32
              %1888 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 43>} : (!struct0) -> f32
              %1889 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 44>} : (!struct0) -> f32
              %1890 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 45>} : (!struct0) -> f32
              %1891 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 46>} : (!struct0) -> f32
              %1892 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 47>} : (!struct0) -> f32
              %1893 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 48>} : (!struct0) -> f32
              %1894 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 49>} : (!struct0) -> f32
              %1895 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 50>} : (!struct0) -> f32
              %1896 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 51>} : (!struct0) -> f32
              %1897 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 52>} : (!struct0) -> f32
              %1898 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 53>} : (!struct0) -> f32
              %1899 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 54>} : (!struct0) -> f32
              %1900 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 55>} : (!struct0) -> f32
              %1901 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 56>} : (!struct0) -> f32
              %1902 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 57>} : (!struct0) -> f32
              %1903 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 58>} : (!struct0) -> f32
              %1904 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 59>} : (!struct0) -> f32
              %1905 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 60>} : (!struct0) -> f32
              %1906 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 61>} : (!struct0) -> f32
              %1907 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 62>} : (!struct0) -> f32
              %1908 = "llvm.extractvalue"(%t1909_r) {position = array<i64: 63>} : (!struct0) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %1910 = "arith.muli"(%1634, %796) : (i32, i32) -> i32
              %1911 = "llvm.getelementptr"(%52, %1910) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1913_a = "llvm.ptrtoint"(%1911) : (!llvm.ptr<3>) -> i32
              %t1913_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1913_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1913_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
              %t1913_shifted = "arith.shrui"(%t1913_a, %t1913_four) : (i32, i32) -> i32
              %t1913_low = "arith.andi"(%t1913_shifted, %t1913_mask) : (i32, i32) -> i32
              %t1913_wide = "arith.extui"(%t1913_low) : (i32) -> i64
              %1912 = "arith.ori"(%t1913_wide, %t1913_fields) : (i64, i64) -> i64
              %t1946_r = "llvm.inline_asm"(%1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %1914 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 0>} : (!struct1) -> f32
              %1915 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 1>} : (!struct1) -> f32
              %1916 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 2>} : (!struct1) -> f32
              %1917 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 3>} : (!struct1) -> f32
              %1918 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 4>} : (!struct1) -> f32
              %1919 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 5>} : (!struct1) -> f32
              %1920 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 6>} : (!struct1) -> f32
              %1921 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 7>} : (!struct1) -> f32
              %1922 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 8>} : (!struct1) -> f32
              %1923 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 9>} : (!struct1) -> f32
              %1924 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 10>} : (!struct1) -> f32
              %1925 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 11>} : (!struct1) -> f32
              %1926 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 12>} : (!struct1) -> f32
              %1927 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 13>} : (!struct1) -> f32
              %1928 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 14>} : (!struct1) -> f32
              %1929 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 15>} : (!struct1) -> f32
              %1930 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 16>} : (!struct1) -> f32
              %1931 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 17>} : (!struct1) -> f32
              %1932 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 18>} : (!struct1) -> f32
              %1933 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 19>} : (!struct1) -> f32
              %1934 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 20>} : (!struct1) -> f32
              %1935 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 21>} : (!struct1) -> f32
              %1936 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 22>} : (!struct1) -> f32
              %1937 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 23>} : (!struct1) -> f32
              %1938 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 24>} : (!struct1) -> f32
              %1939 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 25>} : (!struct1) -> f32
              %1940 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 26>} : (!struct1) -> f32
              %1941 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 27>} : (!struct1) -> f32
              %1942 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 28>} : (!struct1) -> f32
              %1943 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 29>} : (!struct1) -> f32
              %1944 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 30>} : (!struct1) -> f32
              %1945 = "llvm.extractvalue"(%t1946_r) {position = array<i64: 31>} : (!struct1) -> f32
              %t1979_r = "llvm.inline_asm"(%1914, %1915, %1916, %1917, %1918, %1919, %1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1912, %1298) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
              %1947 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 0>} : (!struct1) -> f32
              %1948 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 1>} : (!struct1) -> f32
              %1949 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 2>} : (!struct1) -> f32
              %1950 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 3>} : (!struct1) -> f32
              %1951 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 4>} : (!struct1) -> f32
              %1952 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 5>} : (!struct1) -> f32
              %1953 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 6>} : (!struct1) -> f32
              %1954 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 7>} : (!struct1) -> f32
              %1955 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 8>} : (!struct1) -> f32
              %1956 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 9>} : (!struct1) -> f32
              %1957 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 10>} : (!struct1) -> f32
              %1958 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 11>} : (!struct1) -> f32
              %1959 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 12>} : (!struct1) -> f32
              %1960 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 13>} : (!struct1) -> f32
              %1961 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 14>} : (!struct1) -> f32
              %1962 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 15>} : (!struct1) -> f32
              %1963 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 16>} : (!struct1) -> f32
              %1964 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 17>} : (!struct1) -> f32
              %1965 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 18>} : (!struct1) -> f32
              %1966 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 19>} : (!struct1) -> f32
              %1967 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 20>} : (!struct1) -> f32
              %1968 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 21>} : (!struct1) -> f32
              %1969 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 22>} : (!struct1) -> f32
              %1970 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 23>} : (!struct1) -> f32
              %1971 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 24>} : (!struct1) -> f32
              %1972 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 25>} : (!struct1) -> f32
              %1973 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 26>} : (!struct1) -> f32
              %1974 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 27>} : (!struct1) -> f32
              %1975 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 28>} : (!struct1) -> f32
              %1976 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 29>} : (!struct1) -> f32
              %1977 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 30>} : (!struct1) -> f32
              %1978 = "llvm.extractvalue"(%t1979_r) {position = array<i64: 31>} : (!struct1) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %t2076_r = "llvm.inline_asm"(%1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %1980 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 0>} : (!struct2) -> f32
              %1981 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 1>} : (!struct2) -> f32
              %1982 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 2>} : (!struct2) -> f32
              %1983 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 3>} : (!struct2) -> f32
              %1984 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 4>} : (!struct2) -> f32
              %1985 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 5>} : (!struct2) -> f32
              %1986 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 6>} : (!struct2) -> f32
              %1987 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 7>} : (!struct2) -> f32
              %1988 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 8>} : (!struct2) -> f32
              %1989 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 9>} : (!struct2) -> f32
              %1990 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 10>} : (!struct2) -> f32
              %1991 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 11>} : (!struct2) -> f32
              %1992 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 12>} : (!struct2) -> f32
              %1993 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 13>} : (!struct2) -> f32
              %1994 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 14>} : (!struct2) -> f32
              %1995 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 15>} : (!struct2) -> f32
              %1996 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 16>} : (!struct2) -> f32
              %1997 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 17>} : (!struct2) -> f32
              %1998 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 18>} : (!struct2) -> f32
              %1999 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 19>} : (!struct2) -> f32
              %2000 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 20>} : (!struct2) -> f32
              %2001 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 21>} : (!struct2) -> f32
              %2002 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 22>} : (!struct2) -> f32
              %2003 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 23>} : (!struct2) -> f32
              %2004 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 24>} : (!struct2) -> f32
              %2005 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 25>} : (!struct2) -> f32
              %2006 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 26>} : (!struct2) -> f32
              %2007 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 27>} : (!struct2) -> f32
              %2008 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 28>} : (!struct2) -> f32
              %2009 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 29>} : (!struct2) -> f32
              %2010 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 30>} : (!struct2) -> f32
              %2011 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 31>} : (!struct2) -> f32
              %2012 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 32>} : (!struct2) -> f32
              %2013 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 33>} : (!struct2) -> f32
              %2014 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 34>} : (!struct2) -> f32
              %2015 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 35>} : (!struct2) -> f32
              %2016 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 36>} : (!struct2) -> f32
              %2017 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 37>} : (!struct2) -> f32
              %2018 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 38>} : (!struct2) -> f32
              %2019 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 39>} : (!struct2) -> f32
              %2020 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 40>} : (!struct2) -> f32
              %2021 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 41>} : (!struct2) -> f32
              %2022 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 42>} : (!struct2) -> f32
              %2023 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 43>} : (!struct2) -> f32
              %2024 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 44>} : (!struct2) -> f32
              %2025 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 45>} : (!struct2) -> f32
              %2026 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 46>} : (!struct2) -> f32
              %2027 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 47>} : (!struct2) -> f32
              %2028 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 48>} : (!struct2) -> f32
              %2029 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 49>} : (!struct2) -> f32
              %2030 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 50>} : (!struct2) -> f32
              %2031 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 51>} : (!struct2) -> f32
              %2032 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 52>} : (!struct2) -> f32
              %2033 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 53>} : (!struct2) -> f32
              %2034 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 54>} : (!struct2) -> f32
              %2035 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 55>} : (!struct2) -> f32
              %2036 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 56>} : (!struct2) -> f32
              %2037 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 57>} : (!struct2) -> f32
              %2038 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 58>} : (!struct2) -> f32
              %2039 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 59>} : (!struct2) -> f32
              %2040 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 60>} : (!struct2) -> f32
              %2041 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 61>} : (!struct2) -> f32
              %2042 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 62>} : (!struct2) -> f32
              %2043 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 63>} : (!struct2) -> f32
              %2044 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 64>} : (!struct2) -> f32
              %2045 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 65>} : (!struct2) -> f32
              %2046 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 66>} : (!struct2) -> f32
              %2047 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 67>} : (!struct2) -> f32
              %2048 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 68>} : (!struct2) -> f32
              %2049 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 69>} : (!struct2) -> f32
              %2050 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 70>} : (!struct2) -> f32
              %2051 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 71>} : (!struct2) -> f32
              %2052 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 72>} : (!struct2) -> f32
              %2053 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 73>} : (!struct2) -> f32
              %2054 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 74>} : (!struct2) -> f32
              %2055 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 75>} : (!struct2) -> f32
              %2056 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 76>} : (!struct2) -> f32
              %2057 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 77>} : (!struct2) -> f32
              %2058 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 78>} : (!struct2) -> f32
              %2059 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 79>} : (!struct2) -> f32
              %2060 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 80>} : (!struct2) -> f32
              %2061 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 81>} : (!struct2) -> f32
              %2062 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 82>} : (!struct2) -> f32
              %2063 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 83>} : (!struct2) -> f32
              %2064 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 84>} : (!struct2) -> f32
              %2065 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 85>} : (!struct2) -> f32
              %2066 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 86>} : (!struct2) -> f32
              %2067 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 87>} : (!struct2) -> f32
              %2068 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 88>} : (!struct2) -> f32
              %2069 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 89>} : (!struct2) -> f32
              %2070 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 90>} : (!struct2) -> f32
              %2071 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 91>} : (!struct2) -> f32
              %2072 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 92>} : (!struct2) -> f32
              %2073 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 93>} : (!struct2) -> f32
              %2074 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 94>} : (!struct2) -> f32
              %2075 = "llvm.extractvalue"(%t2076_r) {position = array<i64: 95>} : (!struct2) -> f32
              %2077 = "arith.subi"(%1629, %34) : (i32, i32) -> i32
              %2078 = "vector.from_elements"(%1980, %1981, %1984, %1985, %1988, %1989, %1992, %1993, %1996, %1997, %2000, %2001, %2004, %2005, %2008, %2009, %2012, %2013, %2016, %2017, %2020, %2021, %2024, %2025, %2028, %2029, %2032, %2033, %2036, %2037, %2040, %2041) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2079 = "vector.broadcast"(%309) : (f32) -> vector<32xf32>
              %2080 = "arith.mulf"(%2078, %2079) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2081 = "arith.cmpf"(%1764, %1167) {predicate = 2 : i64} : (f32, f32) -> i1
              %2082 = "arith.select"(%2081, %1764, %1176) : (i1, f32, f32) -> f32
              %2083 = "vector.broadcast"(%2082) : (f32) -> vector<32xf32>
              %2084 = "arith.subf"(%2080, %2083) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2085 = "vector.extract"(%2084) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2086 = "vector.extract"(%2084) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2087 = "vector.extract"(%2084) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2088 = "vector.extract"(%2084) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2089 = "vector.extract"(%2084) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2090 = "vector.extract"(%2084) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2091 = "vector.extract"(%2084) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2092 = "vector.extract"(%2084) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2093 = "vector.extract"(%2084) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2094 = "vector.extract"(%2084) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2095 = "vector.extract"(%2084) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2096 = "vector.extract"(%2084) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2097 = "vector.extract"(%2084) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2098 = "vector.extract"(%2084) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2099 = "vector.extract"(%2084) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2100 = "vector.extract"(%2084) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2101 = "vector.extract"(%2084) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2102 = "vector.extract"(%2084) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2103 = "vector.extract"(%2084) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2104 = "vector.extract"(%2084) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2105 = "vector.extract"(%2084) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2106 = "vector.extract"(%2084) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2107 = "vector.extract"(%2084) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2108 = "vector.extract"(%2084) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2109 = "vector.extract"(%2084) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2110 = "vector.extract"(%2084) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2111 = "vector.extract"(%2084) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2112 = "vector.extract"(%2084) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2113 = "vector.extract"(%2084) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2114 = "vector.extract"(%2084) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2115 = "vector.extract"(%2084) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2116 = "vector.extract"(%2084) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2117 = "llvm.call_intrinsic"(%2085) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2118 = "llvm.call_intrinsic"(%2086) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2119 = "llvm.call_intrinsic"(%2087) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2120 = "llvm.call_intrinsic"(%2088) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2121 = "llvm.call_intrinsic"(%2089) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2122 = "llvm.call_intrinsic"(%2090) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2123 = "llvm.call_intrinsic"(%2091) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2124 = "llvm.call_intrinsic"(%2092) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2125 = "llvm.call_intrinsic"(%2093) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2126 = "llvm.call_intrinsic"(%2094) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2127 = "llvm.call_intrinsic"(%2095) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2128 = "llvm.call_intrinsic"(%2096) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2129 = "llvm.call_intrinsic"(%2097) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2130 = "llvm.call_intrinsic"(%2098) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2131 = "llvm.call_intrinsic"(%2099) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2132 = "llvm.call_intrinsic"(%2100) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
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
              %2149 = "vector.from_elements"(%2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2150 = "vector.shuffle"(%2149, %2149) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2151 = "vector.shuffle"(%2149, %2149) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2152 = "arith.addf"(%2150, %2151) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2153 = "vector.shuffle"(%2152, %2152) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2154 = "vector.shuffle"(%2152, %2152) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2155 = "arith.addf"(%2153, %2154) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2156 = "vector.shuffle"(%2155, %2155) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2157 = "vector.shuffle"(%2155, %2155) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2158 = "arith.addf"(%2156, %2157) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2159 = "vector.shuffle"(%2158, %2158) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2160 = "vector.shuffle"(%2158, %2158) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2161 = "arith.addf"(%2159, %2160) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2162 = "vector.shuffle"(%2161, %2161) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2163 = "vector.shuffle"(%2161, %2161) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2164 = "arith.addf"(%2162, %2163) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2165 = "vector.extract"(%2164) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2166 = "arith.addf"(%2165, %1176) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2167 = "arith.cmpf"(%2166, %1297) {predicate = 5 : i64} : (f32, f32) -> i1
              %2168 = "arith.andi"(%1298, %2167) : (i1, i1) -> i1
              %2169 = "arith.cmpf"(%1764, %1167) {predicate = 2 : i64} : (f32, f32) -> i1
              %2170 = "arith.andi"(%2168, %2169) : (i1, i1) -> i1
              %2171 = "vector.extract"(%2149) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2172 = "vector.extract"(%2149) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2173 = "vector.extract"(%2149) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2174 = "vector.extract"(%2149) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2175 = "vector.extract"(%2149) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2176 = "vector.extract"(%2149) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2177 = "vector.extract"(%2149) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2178 = "vector.extract"(%2149) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2179 = "vector.extract"(%2149) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2180 = "vector.extract"(%2149) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2181 = "vector.extract"(%2149) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2182 = "vector.extract"(%2149) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2183 = "vector.extract"(%2149) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2184 = "vector.extract"(%2149) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2185 = "vector.extract"(%2149) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2186 = "vector.extract"(%2149) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2187 = "vector.extract"(%2149) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2188 = "vector.extract"(%2149) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2189 = "vector.extract"(%2149) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2190 = "vector.extract"(%2149) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2191 = "vector.extract"(%2149) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2192 = "vector.extract"(%2149) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2193 = "vector.extract"(%2149) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2194 = "vector.extract"(%2149) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2195 = "vector.extract"(%2149) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2196 = "vector.extract"(%2149) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2197 = "vector.extract"(%2149) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2198 = "vector.extract"(%2149) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2199 = "vector.extract"(%2149) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2200 = "vector.extract"(%2149) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2201 = "vector.extract"(%2149) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2202 = "vector.extract"(%2149) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2203 = "vector.from_elements"(%1982, %1983, %1986, %1987, %1990, %1991, %1994, %1995, %1998, %1999, %2002, %2003, %2006, %2007, %2010, %2011, %2014, %2015, %2018, %2019, %2022, %2023, %2026, %2027, %2030, %2031, %2034, %2035, %2038, %2039, %2042, %2043) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2204 = "vector.broadcast"(%309) : (f32) -> vector<32xf32>
              %2205 = "arith.mulf"(%2203, %2204) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2206 = "arith.cmpf"(%1765, %1167) {predicate = 2 : i64} : (f32, f32) -> i1
              %2207 = "arith.select"(%2206, %1765, %1176) : (i1, f32, f32) -> f32
              %2208 = "vector.broadcast"(%2207) : (f32) -> vector<32xf32>
              %2209 = "arith.subf"(%2205, %2208) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2210 = "vector.extract"(%2209) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2211 = "vector.extract"(%2209) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2212 = "vector.extract"(%2209) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2213 = "vector.extract"(%2209) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2214 = "vector.extract"(%2209) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2215 = "vector.extract"(%2209) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2216 = "vector.extract"(%2209) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2217 = "vector.extract"(%2209) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2218 = "vector.extract"(%2209) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2219 = "vector.extract"(%2209) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2220 = "vector.extract"(%2209) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2221 = "vector.extract"(%2209) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2222 = "vector.extract"(%2209) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2223 = "vector.extract"(%2209) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2224 = "vector.extract"(%2209) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2225 = "vector.extract"(%2209) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2226 = "vector.extract"(%2209) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2227 = "vector.extract"(%2209) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2228 = "vector.extract"(%2209) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2229 = "vector.extract"(%2209) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2230 = "vector.extract"(%2209) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2231 = "vector.extract"(%2209) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2232 = "vector.extract"(%2209) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2233 = "vector.extract"(%2209) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2234 = "vector.extract"(%2209) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2235 = "vector.extract"(%2209) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2236 = "vector.extract"(%2209) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2237 = "vector.extract"(%2209) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2238 = "vector.extract"(%2209) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2239 = "vector.extract"(%2209) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2240 = "vector.extract"(%2209) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2241 = "vector.extract"(%2209) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2242 = "llvm.call_intrinsic"(%2210) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2243 = "llvm.call_intrinsic"(%2211) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2244 = "llvm.call_intrinsic"(%2212) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2245 = "llvm.call_intrinsic"(%2213) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2246 = "llvm.call_intrinsic"(%2214) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2247 = "llvm.call_intrinsic"(%2215) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2248 = "llvm.call_intrinsic"(%2216) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2249 = "llvm.call_intrinsic"(%2217) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2250 = "llvm.call_intrinsic"(%2218) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2251 = "llvm.call_intrinsic"(%2219) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2252 = "llvm.call_intrinsic"(%2220) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2253 = "llvm.call_intrinsic"(%2221) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2254 = "llvm.call_intrinsic"(%2222) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2255 = "llvm.call_intrinsic"(%2223) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2256 = "llvm.call_intrinsic"(%2224) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2257 = "llvm.call_intrinsic"(%2225) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2258 = "llvm.call_intrinsic"(%2226) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2259 = "llvm.call_intrinsic"(%2227) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2260 = "llvm.call_intrinsic"(%2228) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2261 = "llvm.call_intrinsic"(%2229) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2262 = "llvm.call_intrinsic"(%2230) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2263 = "llvm.call_intrinsic"(%2231) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2264 = "llvm.call_intrinsic"(%2232) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2265 = "llvm.call_intrinsic"(%2233) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2266 = "llvm.call_intrinsic"(%2234) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2267 = "llvm.call_intrinsic"(%2235) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2268 = "llvm.call_intrinsic"(%2236) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2269 = "llvm.call_intrinsic"(%2237) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2270 = "llvm.call_intrinsic"(%2238) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2271 = "llvm.call_intrinsic"(%2239) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2272 = "llvm.call_intrinsic"(%2240) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2273 = "llvm.call_intrinsic"(%2241) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2274 = "vector.from_elements"(%2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2275 = "vector.shuffle"(%2274, %2274) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2276 = "vector.shuffle"(%2274, %2274) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2277 = "arith.addf"(%2275, %2276) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2278 = "vector.shuffle"(%2277, %2277) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2279 = "vector.shuffle"(%2277, %2277) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2280 = "arith.addf"(%2278, %2279) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2281 = "vector.shuffle"(%2280, %2280) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2282 = "vector.shuffle"(%2280, %2280) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2283 = "arith.addf"(%2281, %2282) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2284 = "vector.shuffle"(%2283, %2283) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2285 = "vector.shuffle"(%2283, %2283) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2286 = "arith.addf"(%2284, %2285) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2287 = "vector.shuffle"(%2286, %2286) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2288 = "vector.shuffle"(%2286, %2286) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2289 = "arith.addf"(%2287, %2288) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2290 = "vector.extract"(%2289) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2291 = "arith.addf"(%2290, %1176) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2292 = "arith.cmpf"(%2291, %1297) {predicate = 5 : i64} : (f32, f32) -> i1
              %2293 = "arith.andi"(%2170, %2292) : (i1, i1) -> i1
              %2294 = "arith.cmpf"(%1765, %1167) {predicate = 2 : i64} : (f32, f32) -> i1
              %2295 = "arith.andi"(%2293, %2294) : (i1, i1) -> i1
              %2296 = "vector.extract"(%2274) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2297 = "vector.extract"(%2274) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2298 = "vector.extract"(%2274) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2299 = "vector.extract"(%2274) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2300 = "vector.extract"(%2274) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2301 = "vector.extract"(%2274) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2302 = "vector.extract"(%2274) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2303 = "vector.extract"(%2274) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2304 = "vector.extract"(%2274) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2305 = "vector.extract"(%2274) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2306 = "vector.extract"(%2274) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2307 = "vector.extract"(%2274) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2308 = "vector.extract"(%2274) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2309 = "vector.extract"(%2274) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2310 = "vector.extract"(%2274) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2311 = "vector.extract"(%2274) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2312 = "vector.extract"(%2274) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2313 = "vector.extract"(%2274) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2314 = "vector.extract"(%2274) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2315 = "vector.extract"(%2274) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2316 = "vector.extract"(%2274) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2317 = "vector.extract"(%2274) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2318 = "vector.extract"(%2274) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2319 = "vector.extract"(%2274) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2320 = "vector.extract"(%2274) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2321 = "vector.extract"(%2274) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2322 = "vector.extract"(%2274) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2323 = "vector.extract"(%2274) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2324 = "vector.extract"(%2274) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2325 = "vector.extract"(%2274) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2326 = "vector.extract"(%2274) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2327 = "vector.extract"(%2274) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2328 = "arith.ori"(%2295, %799) : (i1, i1) -> i1
              %2329 = "arith.xori"(%2328, %1298) : (i1, i1) -> i1
              %2330 = "arith.constant"() {value = 5 : i32} : () -> i32
              %2331 = "arith.addi"(%2330, %306) : (i32, i32) -> i32
              %2332 = "llvm.inline_asm"(%2329, %2331, %34) {asm_string = "{ .reg .pred p; bar.red.or.pred p, $2, $3, $1; selp.u32 $0, 1, 0, p; }", constraints = "=r,b,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i1, i32, i32) -> i32
              %2334 = "llvm.bitcast"(%2332) : (i32) -> i32
              %2336 = "arith.cmpi"(%2334, %37) {predicate = 1 : i64} : (i32, i32) -> i1
              %2337 = "nvvm.vote.sync"(%36, %2336) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
              %t2434_r = "llvm.inline_asm"(%2171, %2172, %2296, %2297, %2173, %2174, %2298, %2299, %2175, %2176, %2300, %2301, %2177, %2178, %2302, %2303, %2179, %2180, %2304, %2305, %2181, %2182, %2306, %2307, %2183, %2184, %2308, %2309, %2185, %2186, %2310, %2311, %2187, %2188, %2312, %2313, %2189, %2190, %2314, %2315, %2191, %2192, %2316, %2317, %2193, %2194, %2318, %2319, %2195, %2196, %2320, %2321, %2197, %2198, %2322, %2323, %2199, %2200, %2324, %2325, %2201, %2202, %2326, %2327, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %2338 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 0>} : (!struct2) -> f32
              %2339 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 1>} : (!struct2) -> f32
              %2340 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 2>} : (!struct2) -> f32
              %2341 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 3>} : (!struct2) -> f32
              %2342 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 4>} : (!struct2) -> f32
              %2343 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 5>} : (!struct2) -> f32
              %2344 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 6>} : (!struct2) -> f32
              %2345 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 7>} : (!struct2) -> f32
              %2346 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 8>} : (!struct2) -> f32
              %2347 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 9>} : (!struct2) -> f32
              %2348 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 10>} : (!struct2) -> f32
              %2349 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 11>} : (!struct2) -> f32
              %2350 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 12>} : (!struct2) -> f32
              %2351 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 13>} : (!struct2) -> f32
              %2352 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 14>} : (!struct2) -> f32
              %2353 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 15>} : (!struct2) -> f32
              %2354 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 16>} : (!struct2) -> f32
              %2355 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 17>} : (!struct2) -> f32
              %2356 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 18>} : (!struct2) -> f32
              %2357 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 19>} : (!struct2) -> f32
              %2358 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 20>} : (!struct2) -> f32
              %2359 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 21>} : (!struct2) -> f32
              %2360 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 22>} : (!struct2) -> f32
              %2361 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 23>} : (!struct2) -> f32
              %2362 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 24>} : (!struct2) -> f32
              %2363 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 25>} : (!struct2) -> f32
              %2364 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 26>} : (!struct2) -> f32
              %2365 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 27>} : (!struct2) -> f32
              %2366 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 28>} : (!struct2) -> f32
              %2367 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 29>} : (!struct2) -> f32
              %2368 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 30>} : (!struct2) -> f32
              %2369 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 31>} : (!struct2) -> f32
              %2370 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 32>} : (!struct2) -> f32
              %2371 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 33>} : (!struct2) -> f32
              %2372 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 34>} : (!struct2) -> f32
              %2373 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 35>} : (!struct2) -> f32
              %2374 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 36>} : (!struct2) -> f32
              %2375 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 37>} : (!struct2) -> f32
              %2376 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 38>} : (!struct2) -> f32
              %2377 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 39>} : (!struct2) -> f32
              %2378 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 40>} : (!struct2) -> f32
              %2379 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 41>} : (!struct2) -> f32
              %2380 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 42>} : (!struct2) -> f32
              %2381 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 43>} : (!struct2) -> f32
              %2382 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 44>} : (!struct2) -> f32
              %2383 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 45>} : (!struct2) -> f32
              %2384 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 46>} : (!struct2) -> f32
              %2385 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 47>} : (!struct2) -> f32
              %2386 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 48>} : (!struct2) -> f32
              %2387 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 49>} : (!struct2) -> f32
              %2388 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 50>} : (!struct2) -> f32
              %2389 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 51>} : (!struct2) -> f32
              %2390 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 52>} : (!struct2) -> f32
              %2391 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 53>} : (!struct2) -> f32
              %2392 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 54>} : (!struct2) -> f32
              %2393 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 55>} : (!struct2) -> f32
              %2394 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 56>} : (!struct2) -> f32
              %2395 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 57>} : (!struct2) -> f32
              %2396 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 58>} : (!struct2) -> f32
              %2397 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 59>} : (!struct2) -> f32
              %2398 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 60>} : (!struct2) -> f32
              %2399 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 61>} : (!struct2) -> f32
              %2400 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 62>} : (!struct2) -> f32
              %2401 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 63>} : (!struct2) -> f32
              %2402 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 64>} : (!struct2) -> f32
              %2403 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 65>} : (!struct2) -> f32
              %2404 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 66>} : (!struct2) -> f32
              %2405 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 67>} : (!struct2) -> f32
              %2406 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 68>} : (!struct2) -> f32
              %2407 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 69>} : (!struct2) -> f32
              %2408 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 70>} : (!struct2) -> f32
              %2409 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 71>} : (!struct2) -> f32
              %2410 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 72>} : (!struct2) -> f32
              %2411 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 73>} : (!struct2) -> f32
              %2412 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 74>} : (!struct2) -> f32
              %2413 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 75>} : (!struct2) -> f32
              %2414 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 76>} : (!struct2) -> f32
              %2415 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 77>} : (!struct2) -> f32
              %2416 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 78>} : (!struct2) -> f32
              %2417 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 79>} : (!struct2) -> f32
              %2418 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 80>} : (!struct2) -> f32
              %2419 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 81>} : (!struct2) -> f32
              %2420 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 82>} : (!struct2) -> f32
              %2421 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 83>} : (!struct2) -> f32
              %2422 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 84>} : (!struct2) -> f32
              %2423 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 85>} : (!struct2) -> f32
              %2424 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 86>} : (!struct2) -> f32
              %2425 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 87>} : (!struct2) -> f32
              %2426 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 88>} : (!struct2) -> f32
              %2427 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 89>} : (!struct2) -> f32
              %2428 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 90>} : (!struct2) -> f32
              %2429 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 91>} : (!struct2) -> f32
              %2430 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 92>} : (!struct2) -> f32
              %2431 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 93>} : (!struct2) -> f32
              %2432 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 94>} : (!struct2) -> f32
              %2433 = "llvm.extractvalue"(%t2434_r) {position = array<i64: 95>} : (!struct2) -> f32
              "scf.if"(%98) ({
                %2435 = "llvm.getelementptr"(%99, %1634) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t2436_s0 = "llvm.ptrtoint"(%2435) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t2436_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2437 = "arith.addi"(%1634, %305) : (i32, i32) -> i32
              %2438 = "arith.cmpi"(%2437, %346) {predicate = 0 : i64} : (i32, i32) -> i1
              %2439 = "arith.xori"(%1635, %305) : (i32, i32) -> i32
              %2440 = "arith.select"(%2438, %2439, %1635) : (i1, i32, i32) -> i32
              %2441 = "arith.select"(%2438, %37, %2437) : (i1, i32, i32) -> i32
              %2442 = "arith.addi"(%1633, %305) : (i32, i32) -> i32
              %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545 = "scf.if"(%2337) ({
                %t2547_a = "llvm.ptrtoint"(%795) : (!llvm.ptr<3>) -> i32
                %t2547_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t2547_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t2547_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
                %t2547_shifted = "arith.shrui"(%t2547_a, %t2547_four) : (i32, i32) -> i32
                %t2547_low = "arith.andi"(%t2547_shifted, %t2547_mask) : (i32, i32) -> i32
                %t2547_wide = "arith.extui"(%t2547_low) : (i32) -> i64
                %2546 = "arith.ori"(%t2547_wide, %t2547_fields) : (i64, i64) -> i64
                %t2549_a = "llvm.ptrtoint"(%1775) : (!llvm.ptr<3>) -> i32
                %t2549_four = "arith.constant"() {value = 4 : i32} : () -> i32
                %t2549_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
                %t2549_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
                %t2549_shifted = "arith.shrui"(%t2549_a, %t2549_four) : (i32, i32) -> i32
                %t2549_low = "arith.andi"(%t2549_shifted, %t2549_mask) : (i32, i32) -> i32
                %t2549_wide = "arith.extui"(%t2549_low) : (i32) -> i64
                %2548 = "arith.ori"(%t2549_wide, %t2549_fields) : (i64, i64) -> i64
                %t2614_r = "llvm.inline_asm"(%2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392, %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
                %2550 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 0>} : (!struct0) -> f32
                %2551 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 1>} : (!struct0) -> f32
                %2552 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 2>} : (!struct0) -> f32
                %2553 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 3>} : (!struct0) -> f32
                %2554 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 4>} : (!struct0) -> f32
                %2555 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 5>} : (!struct0) -> f32
                %2556 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 6>} : (!struct0) -> f32
                %2557 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 7>} : (!struct0) -> f32
                %2558 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 8>} : (!struct0) -> f32
                %2559 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 9>} : (!struct0) -> f32
                %2560 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 10>} : (!struct0) -> f32
                %2561 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 11>} : (!struct0) -> f32
                %2562 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 12>} : (!struct0) -> f32
                %2563 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 13>} : (!struct0) -> f32
                %2564 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 14>} : (!struct0) -> f32
                %2565 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 15>} : (!struct0) -> f32
                %2566 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 16>} : (!struct0) -> f32
                %2567 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 17>} : (!struct0) -> f32
                %2568 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 18>} : (!struct0) -> f32
                %2569 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 19>} : (!struct0) -> f32
                %2570 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 20>} : (!struct0) -> f32
                %2571 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 21>} : (!struct0) -> f32
                %2572 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 22>} : (!struct0) -> f32
                %2573 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 23>} : (!struct0) -> f32
                %2574 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 24>} : (!struct0) -> f32
                %2575 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 25>} : (!struct0) -> f32
                %2576 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 26>} : (!struct0) -> f32
                %2577 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 27>} : (!struct0) -> f32
                %2578 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 28>} : (!struct0) -> f32
                %2579 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 29>} : (!struct0) -> f32
                %2580 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 30>} : (!struct0) -> f32
                %2581 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 31>} : (!struct0) -> f32
                %2582 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 32>} : (!struct0) -> f32
                %2583 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 33>} : (!struct0) -> f32
                %2584 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 34>} : (!struct0) -> f32
                %2585 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 35>} : (!struct0) -> f32
                %2586 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 36>} : (!struct0) -> f32
                %2587 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 37>} : (!struct0) -> f32
                %2588 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 38>} : (!struct0) -> f32
                %2589 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 39>} : (!struct0) -> f32
                %2590 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 40>} : (!struct0) -> f32
                %2591 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 41>} : (!struct0) -> f32
                %2592 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 42>} : (!struct0) -> f32
                %2593 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 43>} : (!struct0) -> f32
                %2594 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 44>} : (!struct0) -> f32
                %2595 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 45>} : (!struct0) -> f32
                %2596 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 46>} : (!struct0) -> f32
                %2597 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 47>} : (!struct0) -> f32
                %2598 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 48>} : (!struct0) -> f32
                %2599 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 49>} : (!struct0) -> f32
                %2600 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 50>} : (!struct0) -> f32
                %2601 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 51>} : (!struct0) -> f32
                %2602 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 52>} : (!struct0) -> f32
                %2603 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 53>} : (!struct0) -> f32
                %2604 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 54>} : (!struct0) -> f32
                %2605 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 55>} : (!struct0) -> f32
                %2606 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 56>} : (!struct0) -> f32
                %2607 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 57>} : (!struct0) -> f32
                %2608 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 58>} : (!struct0) -> f32
                %2609 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 59>} : (!struct0) -> f32
                %2610 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 60>} : (!struct0) -> f32
                %2611 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 61>} : (!struct0) -> f32
                %2612 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 62>} : (!struct0) -> f32
                %2613 = "llvm.extractvalue"(%t2614_r) {position = array<i64: 63>} : (!struct0) -> f32
                %t2679_r = "llvm.inline_asm"(%2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2546, %2548, %799) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
                %2615 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 0>} : (!struct0) -> f32
                %2616 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 1>} : (!struct0) -> f32
                %2617 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 2>} : (!struct0) -> f32
                %2618 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 3>} : (!struct0) -> f32
                %2619 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 4>} : (!struct0) -> f32
                %2620 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 5>} : (!struct0) -> f32
                %2621 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 6>} : (!struct0) -> f32
                %2622 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 7>} : (!struct0) -> f32
                %2623 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 8>} : (!struct0) -> f32
                %2624 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 9>} : (!struct0) -> f32
                %2625 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 10>} : (!struct0) -> f32
                %2626 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 11>} : (!struct0) -> f32
                %2627 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 12>} : (!struct0) -> f32
                %2628 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 13>} : (!struct0) -> f32
                %2629 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 14>} : (!struct0) -> f32
                %2630 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 15>} : (!struct0) -> f32
                %2631 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 16>} : (!struct0) -> f32
                %2632 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 17>} : (!struct0) -> f32
                %2633 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 18>} : (!struct0) -> f32
                %2634 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 19>} : (!struct0) -> f32
                %2635 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 20>} : (!struct0) -> f32
                %2636 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 21>} : (!struct0) -> f32
                %2637 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 22>} : (!struct0) -> f32
                %2638 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 23>} : (!struct0) -> f32
                %2639 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 24>} : (!struct0) -> f32
                %2640 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 25>} : (!struct0) -> f32
                %2641 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 26>} : (!struct0) -> f32
                %2642 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 27>} : (!struct0) -> f32
                %2643 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 28>} : (!struct0) -> f32
                %2644 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 29>} : (!struct0) -> f32
                %2645 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 30>} : (!struct0) -> f32
                %2646 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 31>} : (!struct0) -> f32
                %2647 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 32>} : (!struct0) -> f32
                %2648 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 33>} : (!struct0) -> f32
                %2649 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 34>} : (!struct0) -> f32
                %2650 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 35>} : (!struct0) -> f32
                %2651 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 36>} : (!struct0) -> f32
                %2652 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 37>} : (!struct0) -> f32
                %2653 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 38>} : (!struct0) -> f32
                %2654 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 39>} : (!struct0) -> f32
                %2655 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 40>} : (!struct0) -> f32
                %2656 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 41>} : (!struct0) -> f32
                %2657 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 42>} : (!struct0) -> f32
                %2658 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 43>} : (!struct0) -> f32
                %2659 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 44>} : (!struct0) -> f32
                %2660 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 45>} : (!struct0) -> f32
                %2661 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 46>} : (!struct0) -> f32
                %2662 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 47>} : (!struct0) -> f32
                %2663 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 48>} : (!struct0) -> f32
                %2664 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 49>} : (!struct0) -> f32
                %2665 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 50>} : (!struct0) -> f32
                %2666 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 51>} : (!struct0) -> f32
                %2667 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 52>} : (!struct0) -> f32
                %2668 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 53>} : (!struct0) -> f32
                %2669 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 54>} : (!struct0) -> f32
                %2670 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 55>} : (!struct0) -> f32
                %2671 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 56>} : (!struct0) -> f32
                %2672 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 57>} : (!struct0) -> f32
                %2673 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 58>} : (!struct0) -> f32
                %2674 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 59>} : (!struct0) -> f32
                %2675 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 60>} : (!struct0) -> f32
                %2676 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 61>} : (!struct0) -> f32
                %2677 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 62>} : (!struct0) -> f32
                %2678 = "llvm.extractvalue"(%t2679_r) {position = array<i64: 63>} : (!struct0) -> f32
                "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
                %t2776_r = "llvm.inline_asm"(%2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
                %2680 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 0>} : (!struct2) -> f32
                %2681 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 1>} : (!struct2) -> f32
                %2682 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 2>} : (!struct2) -> f32
                %2683 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 3>} : (!struct2) -> f32
                %2684 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 4>} : (!struct2) -> f32
                %2685 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 5>} : (!struct2) -> f32
                %2686 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 6>} : (!struct2) -> f32
                %2687 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 7>} : (!struct2) -> f32
                %2688 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 8>} : (!struct2) -> f32
                %2689 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 9>} : (!struct2) -> f32
                %2690 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 10>} : (!struct2) -> f32
                %2691 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 11>} : (!struct2) -> f32
                %2692 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 12>} : (!struct2) -> f32
                %2693 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 13>} : (!struct2) -> f32
                %2694 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 14>} : (!struct2) -> f32
                %2695 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 15>} : (!struct2) -> f32
                %2696 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 16>} : (!struct2) -> f32
                %2697 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 17>} : (!struct2) -> f32
                %2698 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 18>} : (!struct2) -> f32
                %2699 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 19>} : (!struct2) -> f32
                %2700 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 20>} : (!struct2) -> f32
                %2701 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 21>} : (!struct2) -> f32
                %2702 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 22>} : (!struct2) -> f32
                %2703 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 23>} : (!struct2) -> f32
                %2704 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 24>} : (!struct2) -> f32
                %2705 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 25>} : (!struct2) -> f32
                %2706 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 26>} : (!struct2) -> f32
                %2707 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 27>} : (!struct2) -> f32
                %2708 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 28>} : (!struct2) -> f32
                %2709 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 29>} : (!struct2) -> f32
                %2710 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 30>} : (!struct2) -> f32
                %2711 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 31>} : (!struct2) -> f32
                %2712 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 32>} : (!struct2) -> f32
                %2713 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 33>} : (!struct2) -> f32
                %2714 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 34>} : (!struct2) -> f32
                %2715 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 35>} : (!struct2) -> f32
                %2716 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 36>} : (!struct2) -> f32
                %2717 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 37>} : (!struct2) -> f32
                %2718 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 38>} : (!struct2) -> f32
                %2719 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 39>} : (!struct2) -> f32
                %2720 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 40>} : (!struct2) -> f32
                %2721 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 41>} : (!struct2) -> f32
                %2722 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 42>} : (!struct2) -> f32
                %2723 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 43>} : (!struct2) -> f32
                %2724 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 44>} : (!struct2) -> f32
                %2725 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 45>} : (!struct2) -> f32
                %2726 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 46>} : (!struct2) -> f32
                %2727 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 47>} : (!struct2) -> f32
                %2728 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 48>} : (!struct2) -> f32
                %2729 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 49>} : (!struct2) -> f32
                %2730 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 50>} : (!struct2) -> f32
                %2731 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 51>} : (!struct2) -> f32
                %2732 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 52>} : (!struct2) -> f32
                %2733 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 53>} : (!struct2) -> f32
                %2734 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 54>} : (!struct2) -> f32
                %2735 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 55>} : (!struct2) -> f32
                %2736 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 56>} : (!struct2) -> f32
                %2737 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 57>} : (!struct2) -> f32
                %2738 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 58>} : (!struct2) -> f32
                %2739 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 59>} : (!struct2) -> f32
                %2740 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 60>} : (!struct2) -> f32
                %2741 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 61>} : (!struct2) -> f32
                %2742 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 62>} : (!struct2) -> f32
                %2743 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 63>} : (!struct2) -> f32
                %2744 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 64>} : (!struct2) -> f32
                %2745 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 65>} : (!struct2) -> f32
                %2746 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 66>} : (!struct2) -> f32
                %2747 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 67>} : (!struct2) -> f32
                %2748 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 68>} : (!struct2) -> f32
                %2749 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 69>} : (!struct2) -> f32
                %2750 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 70>} : (!struct2) -> f32
                %2751 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 71>} : (!struct2) -> f32
                %2752 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 72>} : (!struct2) -> f32
                %2753 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 73>} : (!struct2) -> f32
                %2754 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 74>} : (!struct2) -> f32
                %2755 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 75>} : (!struct2) -> f32
                %2756 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 76>} : (!struct2) -> f32
                %2757 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 77>} : (!struct2) -> f32
                %2758 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 78>} : (!struct2) -> f32
                %2759 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 79>} : (!struct2) -> f32
                %2760 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 80>} : (!struct2) -> f32
                %2761 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 81>} : (!struct2) -> f32
                %2762 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 82>} : (!struct2) -> f32
                %2763 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 83>} : (!struct2) -> f32
                %2764 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 84>} : (!struct2) -> f32
                %2765 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 85>} : (!struct2) -> f32
                %2766 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 86>} : (!struct2) -> f32
                %2767 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 87>} : (!struct2) -> f32
                %2768 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 88>} : (!struct2) -> f32
                %2769 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 89>} : (!struct2) -> f32
                %2770 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 90>} : (!struct2) -> f32
                %2771 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 91>} : (!struct2) -> f32
                %2772 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 92>} : (!struct2) -> f32
                %2773 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 93>} : (!struct2) -> f32
                %2774 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 94>} : (!struct2) -> f32
                %2775 = "llvm.extractvalue"(%t2776_r) {position = array<i64: 95>} : (!struct2) -> f32
                %2777 = "vector.from_elements"(%2680, %2681, %2684, %2685, %2688, %2689, %2692, %2693, %2696, %2697, %2700, %2701, %2704, %2705, %2708, %2709, %2712, %2713, %2716, %2717, %2720, %2721, %2724, %2725, %2728, %2729, %2732, %2733, %2736, %2737, %2740, %2741) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
                %2778 = "vector.shuffle"(%2777, %2777) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
                %2779 = "vector.shuffle"(%2777, %2777) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
                %2780 = "arith.maxnumf"(%2778, %2779) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                %2781 = "vector.shuffle"(%2780, %2780) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
                %2782 = "vector.shuffle"(%2780, %2780) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
                %2783 = "arith.maxnumf"(%2781, %2782) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2784 = "vector.shuffle"(%2783, %2783) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
                %2785 = "vector.shuffle"(%2783, %2783) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
                %2786 = "arith.maxnumf"(%2784, %2785) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %2787 = "vector.shuffle"(%2786, %2786) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
                %2788 = "vector.shuffle"(%2786, %2786) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
                %2789 = "arith.maxnumf"(%2787, %2788) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
                %2790 = "vector.shuffle"(%2789, %2789) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
                %2791 = "vector.shuffle"(%2789, %2789) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
                %2792 = "arith.maxnumf"(%2790, %2791) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
                %2793 = "vector.extract"(%2792) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
                %2794 = "arith.maxnumf"(%2793, %1167) : (f32, f32) -> f32
                %2795 = "nvvm.shfl.sync"(%36, %2794, %305, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
                %2796 = "arith.maxnumf"(%2794, %2795) : (f32, f32) -> f32
                %2797 = "nvvm.shfl.sync"(%36, %2796, %346, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
                %2798 = "arith.maxnumf"(%2796, %2797) : (f32, f32) -> f32
                %2799 = "arith.mulf"(%2798, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2800 = "arith.maxnumf"(%1764, %2799) : (f32, f32) -> f32
                %2801 = "arith.cmpf"(%2800, %1167) {predicate = 2 : i64} : (f32, f32) -> i1
                %2802 = "arith.select"(%2801, %2800, %1176) : (i1, f32, f32) -> f32
                %2803 = "arith.subf"(%1764, %2802) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2804 = "llvm.call_intrinsic"(%2803) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2805 = "vector.from_elements"(%2682, %2683, %2686, %2687, %2690, %2691, %2694, %2695, %2698, %2699, %2702, %2703, %2706, %2707, %2710, %2711, %2714, %2715, %2718, %2719, %2722, %2723, %2726, %2727, %2730, %2731, %2734, %2735, %2738, %2739, %2742, %2743) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
                %2806 = "vector.shuffle"(%2805, %2805) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
                %2807 = "vector.shuffle"(%2805, %2805) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
                %2808 = "arith.maxnumf"(%2806, %2807) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                %2809 = "vector.shuffle"(%2808, %2808) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
                %2810 = "vector.shuffle"(%2808, %2808) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
                %2811 = "arith.maxnumf"(%2809, %2810) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2812 = "vector.shuffle"(%2811, %2811) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
                %2813 = "vector.shuffle"(%2811, %2811) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
                %2814 = "arith.maxnumf"(%2812, %2813) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %2815 = "vector.shuffle"(%2814, %2814) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
                %2816 = "vector.shuffle"(%2814, %2814) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
                %2817 = "arith.maxnumf"(%2815, %2816) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
                %2818 = "vector.shuffle"(%2817, %2817) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
                %2819 = "vector.shuffle"(%2817, %2817) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
                %2820 = "arith.maxnumf"(%2818, %2819) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
                %2821 = "vector.extract"(%2820) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
                %2822 = "arith.maxnumf"(%2821, %1167) : (f32, f32) -> f32
                %2823 = "nvvm.shfl.sync"(%36, %2822, %305, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
                %2824 = "arith.maxnumf"(%2822, %2823) : (f32, f32) -> f32
                %2825 = "nvvm.shfl.sync"(%36, %2824, %346, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
                %2826 = "arith.maxnumf"(%2824, %2825) : (f32, f32) -> f32
                %2827 = "arith.mulf"(%2826, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2828 = "arith.maxnumf"(%1765, %2827) : (f32, f32) -> f32
                %2829 = "arith.cmpf"(%2828, %1167) {predicate = 2 : i64} : (f32, f32) -> i1
                %2830 = "arith.select"(%2829, %2828, %1176) : (i1, f32, f32) -> f32
                %2831 = "arith.subf"(%1765, %2830) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2832 = "llvm.call_intrinsic"(%2831) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2833 = "vector.from_elements"(%2680, %2681, %2684, %2685, %2688, %2689, %2692, %2693, %2696, %2697, %2700, %2701, %2704, %2705, %2708, %2709, %2712, %2713, %2716, %2717, %2720, %2721, %2724, %2725, %2728, %2729, %2732, %2733, %2736, %2737, %2740, %2741) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
                %2834 = "vector.broadcast"(%309) : (f32) -> vector<32xf32>
                %2835 = "arith.mulf"(%2833, %2834) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
                %2836 = "arith.cmpf"(%2800, %1167) {predicate = 2 : i64} : (f32, f32) -> i1
                %2837 = "arith.select"(%2836, %2800, %1176) : (i1, f32, f32) -> f32
                %2838 = "vector.broadcast"(%2837) : (f32) -> vector<32xf32>
                %2839 = "arith.subf"(%2835, %2838) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
                %2840 = "vector.extract"(%2839) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
                %2841 = "vector.extract"(%2839) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
                %2842 = "vector.extract"(%2839) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
                %2843 = "vector.extract"(%2839) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
                %2844 = "vector.extract"(%2839) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
                %2845 = "vector.extract"(%2839) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
                %2846 = "vector.extract"(%2839) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
                %2847 = "vector.extract"(%2839) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
                %2848 = "vector.extract"(%2839) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
                %2849 = "vector.extract"(%2839) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
                %2850 = "vector.extract"(%2839) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
                %2851 = "vector.extract"(%2839) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
                %2852 = "vector.extract"(%2839) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
                %2853 = "vector.extract"(%2839) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
                %2854 = "vector.extract"(%2839) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
                %2855 = "vector.extract"(%2839) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
                %2856 = "vector.extract"(%2839) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
                %2857 = "vector.extract"(%2839) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
                %2858 = "vector.extract"(%2839) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
                %2859 = "vector.extract"(%2839) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
                %2860 = "vector.extract"(%2839) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
                %2861 = "vector.extract"(%2839) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
                %2862 = "vector.extract"(%2839) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
                %2863 = "vector.extract"(%2839) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
                %2864 = "vector.extract"(%2839) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
                %2865 = "vector.extract"(%2839) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
                %2866 = "vector.extract"(%2839) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
                %2867 = "vector.extract"(%2839) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
                %2868 = "vector.extract"(%2839) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
                %2869 = "vector.extract"(%2839) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
                %2870 = "vector.extract"(%2839) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
                %2871 = "vector.extract"(%2839) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
                %2872 = "llvm.call_intrinsic"(%2840) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2873 = "llvm.call_intrinsic"(%2841) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2874 = "llvm.call_intrinsic"(%2842) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2875 = "llvm.call_intrinsic"(%2843) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2876 = "llvm.call_intrinsic"(%2844) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2877 = "llvm.call_intrinsic"(%2845) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2878 = "llvm.call_intrinsic"(%2846) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2879 = "llvm.call_intrinsic"(%2847) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2880 = "llvm.call_intrinsic"(%2848) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2881 = "llvm.call_intrinsic"(%2849) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2882 = "llvm.call_intrinsic"(%2850) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2883 = "llvm.call_intrinsic"(%2851) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2884 = "llvm.call_intrinsic"(%2852) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2885 = "llvm.call_intrinsic"(%2853) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2886 = "llvm.call_intrinsic"(%2854) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2887 = "llvm.call_intrinsic"(%2855) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2888 = "llvm.call_intrinsic"(%2856) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2889 = "llvm.call_intrinsic"(%2857) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2890 = "llvm.call_intrinsic"(%2858) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2891 = "llvm.call_intrinsic"(%2859) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2892 = "llvm.call_intrinsic"(%2860) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2893 = "llvm.call_intrinsic"(%2861) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2894 = "llvm.call_intrinsic"(%2862) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2895 = "llvm.call_intrinsic"(%2863) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2896 = "llvm.call_intrinsic"(%2864) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2897 = "llvm.call_intrinsic"(%2865) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2898 = "llvm.call_intrinsic"(%2866) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2899 = "llvm.call_intrinsic"(%2867) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2900 = "llvm.call_intrinsic"(%2868) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2901 = "llvm.call_intrinsic"(%2869) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2902 = "llvm.call_intrinsic"(%2870) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2903 = "llvm.call_intrinsic"(%2871) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2904 = "vector.from_elements"(%2872, %2873, %2874, %2875, %2876, %2877, %2878, %2879, %2880, %2881, %2882, %2883, %2884, %2885, %2886, %2887, %2888, %2889, %2890, %2891, %2892, %2893, %2894, %2895, %2896, %2897, %2898, %2899, %2900, %2901, %2902, %2903) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
                %2905 = "vector.shuffle"(%2904, %2904) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
                %2906 = "vector.shuffle"(%2904, %2904) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
                %2907 = "arith.addf"(%2905, %2906) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                %2908 = "vector.shuffle"(%2907, %2907) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
                %2909 = "vector.shuffle"(%2907, %2907) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
                %2910 = "arith.addf"(%2908, %2909) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2911 = "vector.shuffle"(%2910, %2910) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
                %2912 = "vector.shuffle"(%2910, %2910) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
                %2913 = "arith.addf"(%2911, %2912) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %2914 = "vector.shuffle"(%2913, %2913) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
                %2915 = "vector.shuffle"(%2913, %2913) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
                %2916 = "arith.addf"(%2914, %2915) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
                %2917 = "vector.shuffle"(%2916, %2916) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
                %2918 = "vector.shuffle"(%2916, %2916) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
                %2919 = "arith.addf"(%2917, %2918) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
                %2920 = "vector.extract"(%2919) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
                %2921 = "arith.addf"(%2920, %1176) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2922 = "vector.extract"(%2904) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
                %2923 = "vector.extract"(%2904) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
                %2924 = "vector.extract"(%2904) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
                %2925 = "vector.extract"(%2904) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
                %2926 = "vector.extract"(%2904) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
                %2927 = "vector.extract"(%2904) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
                %2928 = "vector.extract"(%2904) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
                %2929 = "vector.extract"(%2904) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
                %2930 = "vector.extract"(%2904) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
                %2931 = "vector.extract"(%2904) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
                %2932 = "vector.extract"(%2904) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
                %2933 = "vector.extract"(%2904) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
                %2934 = "vector.extract"(%2904) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
                %2935 = "vector.extract"(%2904) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
                %2936 = "vector.extract"(%2904) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
                %2937 = "vector.extract"(%2904) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
                %2938 = "vector.extract"(%2904) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
                %2939 = "vector.extract"(%2904) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
                %2940 = "vector.extract"(%2904) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
                %2941 = "vector.extract"(%2904) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
                %2942 = "vector.extract"(%2904) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
                %2943 = "vector.extract"(%2904) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
                %2944 = "vector.extract"(%2904) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
                %2945 = "vector.extract"(%2904) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
                %2946 = "vector.extract"(%2904) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
                %2947 = "vector.extract"(%2904) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
                %2948 = "vector.extract"(%2904) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
                %2949 = "vector.extract"(%2904) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
                %2950 = "vector.extract"(%2904) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
                %2951 = "vector.extract"(%2904) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
                %2952 = "vector.extract"(%2904) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
                %2953 = "vector.extract"(%2904) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
                %2954 = "vector.from_elements"(%2682, %2683, %2686, %2687, %2690, %2691, %2694, %2695, %2698, %2699, %2702, %2703, %2706, %2707, %2710, %2711, %2714, %2715, %2718, %2719, %2722, %2723, %2726, %2727, %2730, %2731, %2734, %2735, %2738, %2739, %2742, %2743) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
                %2955 = "vector.broadcast"(%309) : (f32) -> vector<32xf32>
                %2956 = "arith.mulf"(%2954, %2955) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
                %2957 = "arith.cmpf"(%2828, %1167) {predicate = 2 : i64} : (f32, f32) -> i1
                %2958 = "arith.select"(%2957, %2828, %1176) : (i1, f32, f32) -> f32
                %2959 = "vector.broadcast"(%2958) : (f32) -> vector<32xf32>
                %2960 = "arith.subf"(%2956, %2959) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
                %2961 = "vector.extract"(%2960) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
                %2962 = "vector.extract"(%2960) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
                %2963 = "vector.extract"(%2960) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
                %2964 = "vector.extract"(%2960) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
                %2965 = "vector.extract"(%2960) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
                %2966 = "vector.extract"(%2960) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
                %2967 = "vector.extract"(%2960) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
                %2968 = "vector.extract"(%2960) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
                %2969 = "vector.extract"(%2960) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
                %2970 = "vector.extract"(%2960) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
                %2971 = "vector.extract"(%2960) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
                %2972 = "vector.extract"(%2960) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
                %2973 = "vector.extract"(%2960) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
                %2974 = "vector.extract"(%2960) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
                %2975 = "vector.extract"(%2960) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
                %2976 = "vector.extract"(%2960) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
                %2977 = "vector.extract"(%2960) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
                %2978 = "vector.extract"(%2960) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
                %2979 = "vector.extract"(%2960) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
                %2980 = "vector.extract"(%2960) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
                %2981 = "vector.extract"(%2960) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
                %2982 = "vector.extract"(%2960) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
                %2983 = "vector.extract"(%2960) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
                %2984 = "vector.extract"(%2960) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
                %2985 = "vector.extract"(%2960) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
                %2986 = "vector.extract"(%2960) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
                %2987 = "vector.extract"(%2960) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
                %2988 = "vector.extract"(%2960) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
                %2989 = "vector.extract"(%2960) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
                %2990 = "vector.extract"(%2960) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
                %2991 = "vector.extract"(%2960) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
                %2992 = "vector.extract"(%2960) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
                %2993 = "llvm.call_intrinsic"(%2961) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2994 = "llvm.call_intrinsic"(%2962) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2995 = "llvm.call_intrinsic"(%2963) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2996 = "llvm.call_intrinsic"(%2964) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2997 = "llvm.call_intrinsic"(%2965) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2998 = "llvm.call_intrinsic"(%2966) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2999 = "llvm.call_intrinsic"(%2967) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3000 = "llvm.call_intrinsic"(%2968) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3001 = "llvm.call_intrinsic"(%2969) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3002 = "llvm.call_intrinsic"(%2970) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3003 = "llvm.call_intrinsic"(%2971) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3004 = "llvm.call_intrinsic"(%2972) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3005 = "llvm.call_intrinsic"(%2973) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3006 = "llvm.call_intrinsic"(%2974) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3007 = "llvm.call_intrinsic"(%2975) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3008 = "llvm.call_intrinsic"(%2976) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3009 = "llvm.call_intrinsic"(%2977) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3010 = "llvm.call_intrinsic"(%2978) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3011 = "llvm.call_intrinsic"(%2979) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3012 = "llvm.call_intrinsic"(%2980) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3013 = "llvm.call_intrinsic"(%2981) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3014 = "llvm.call_intrinsic"(%2982) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3015 = "llvm.call_intrinsic"(%2983) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3016 = "llvm.call_intrinsic"(%2984) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3017 = "llvm.call_intrinsic"(%2985) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3018 = "llvm.call_intrinsic"(%2986) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3019 = "llvm.call_intrinsic"(%2987) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3020 = "llvm.call_intrinsic"(%2988) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3021 = "llvm.call_intrinsic"(%2989) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3022 = "llvm.call_intrinsic"(%2990) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3023 = "llvm.call_intrinsic"(%2991) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3024 = "llvm.call_intrinsic"(%2992) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %3025 = "vector.from_elements"(%2993, %2994, %2995, %2996, %2997, %2998, %2999, %3000, %3001, %3002, %3003, %3004, %3005, %3006, %3007, %3008, %3009, %3010, %3011, %3012, %3013, %3014, %3015, %3016, %3017, %3018, %3019, %3020, %3021, %3022, %3023, %3024) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
                %3026 = "vector.shuffle"(%3025, %3025) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
                %3027 = "vector.shuffle"(%3025, %3025) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
                %3028 = "arith.addf"(%3026, %3027) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                %3029 = "vector.shuffle"(%3028, %3028) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
                %3030 = "vector.shuffle"(%3028, %3028) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
                %3031 = "arith.addf"(%3029, %3030) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %3032 = "vector.shuffle"(%3031, %3031) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
                %3033 = "vector.shuffle"(%3031, %3031) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
                %3034 = "arith.addf"(%3032, %3033) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                %3035 = "vector.shuffle"(%3034, %3034) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
                %3036 = "vector.shuffle"(%3034, %3034) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
                %3037 = "arith.addf"(%3035, %3036) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
                %3038 = "vector.shuffle"(%3037, %3037) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
                %3039 = "vector.shuffle"(%3037, %3037) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
                %3040 = "arith.addf"(%3038, %3039) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
                %3041 = "vector.extract"(%3040) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
                %3042 = "arith.addf"(%3041, %1176) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %3043 = "vector.extract"(%3025) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
                %3044 = "vector.extract"(%3025) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
                %3045 = "vector.extract"(%3025) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
                %3046 = "vector.extract"(%3025) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
                %3047 = "vector.extract"(%3025) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
                %3048 = "vector.extract"(%3025) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
                %3049 = "vector.extract"(%3025) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
                %3050 = "vector.extract"(%3025) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
                %3051 = "vector.extract"(%3025) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
                %3052 = "vector.extract"(%3025) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
                %3053 = "vector.extract"(%3025) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
                %3054 = "vector.extract"(%3025) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
                %3055 = "vector.extract"(%3025) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
                %3056 = "vector.extract"(%3025) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
                %3057 = "vector.extract"(%3025) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
                %3058 = "vector.extract"(%3025) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
                %3059 = "vector.extract"(%3025) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
                %3060 = "vector.extract"(%3025) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
                %3061 = "vector.extract"(%3025) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
                %3062 = "vector.extract"(%3025) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
                %3063 = "vector.extract"(%3025) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
                %3064 = "vector.extract"(%3025) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
                %3065 = "vector.extract"(%3025) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
                %3066 = "vector.extract"(%3025) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
                %3067 = "vector.extract"(%3025) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
                %3068 = "vector.extract"(%3025) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
                %3069 = "vector.extract"(%3025) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
                %3070 = "vector.extract"(%3025) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
                %3071 = "vector.extract"(%3025) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
                %3072 = "vector.extract"(%3025) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
                %3073 = "vector.extract"(%3025) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
                %3074 = "vector.extract"(%3025) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
                "scf.yield"(%1298, %2922, %2923, %3043, %3044, %2924, %2925, %3045, %3046, %2926, %2927, %3047, %3048, %2928, %2929, %3049, %3050, %2930, %2931, %3051, %3052, %2932, %2933, %3053, %3054, %2934, %2935, %3055, %3056, %2936, %2937, %3057, %3058, %2938, %2939, %3059, %3060, %2940, %2941, %3061, %3062, %2942, %2943, %3063, %3064, %2944, %2945, %3065, %3066, %2946, %2947, %3067, %3068, %2948, %2949, %3069, %3070, %2950, %2951, %3071, %3072, %2952, %2953, %3073, %3074, %2744, %2745, %2746, %2747, %2748, %2749, %2750, %2751, %2752, %2753, %2754, %2755, %2756, %2757, %2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767, %2768, %2769, %2770, %2771, %2772, %2773, %2774, %2775, %2800, %2828, %2921, %3042, %2804, %2832) : (i1, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%799, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392, %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %1764, %1765, %2166, %2291, %1768, %1769) : (i1, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (i1, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %3075, %3076, %3077, %3078, %3079, %3080, %3081, %3082, %3083, %3084, %3085, %3086, %3087, %3088, %3089, %3090, %3091, %3092, %3093, %3094, %3095, %3096, %3097, %3098, %3099, %3100, %3101, %3102, %3103, %3104, %3105, %3106, %3107, %3108 = "scf.if"(%2443) ({
                %3109 = "vector.from_elements"(%2508, %2509, %2512, %2513, %2516, %2517, %2520, %2521, %2524, %2525, %2528, %2529, %2532, %2533, %2536, %2537) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
                %3110 = "vector.broadcast"(%2544) : (f32) -> vector<16xf32>
                %3111 = "arith.mulf"(%3109, %3110) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                %3112 = "vector.extract"(%3111) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
                %3113 = "vector.extract"(%3111) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
                %3114 = "vector.extract"(%3111) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
                %3115 = "vector.extract"(%3111) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
                %3116 = "vector.extract"(%3111) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
                %3117 = "vector.extract"(%3111) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
                %3118 = "vector.extract"(%3111) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
                %3119 = "vector.extract"(%3111) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
                %3120 = "vector.extract"(%3111) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
                %3121 = "vector.extract"(%3111) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
                %3122 = "vector.extract"(%3111) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
                %3123 = "vector.extract"(%3111) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
                %3124 = "vector.extract"(%3111) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
                %3125 = "vector.extract"(%3111) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
                %3126 = "vector.extract"(%3111) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
                %3127 = "vector.extract"(%3111) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
                %3128 = "vector.from_elements"(%2510, %2511, %2514, %2515, %2518, %2519, %2522, %2523, %2526, %2527, %2530, %2531, %2534, %2535, %2538, %2539) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
                %3129 = "vector.broadcast"(%2545) : (f32) -> vector<16xf32>
                %3130 = "arith.mulf"(%3128, %3129) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                %3131 = "vector.extract"(%3130) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
                %3132 = "vector.extract"(%3130) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
                %3133 = "vector.extract"(%3130) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
                %3134 = "vector.extract"(%3130) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
                %3135 = "vector.extract"(%3130) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
                %3136 = "vector.extract"(%3130) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
                %3137 = "vector.extract"(%3130) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
                %3138 = "vector.extract"(%3130) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
                %3139 = "vector.extract"(%3130) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
                %3140 = "vector.extract"(%3130) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
                %3141 = "vector.extract"(%3130) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
                %3142 = "vector.extract"(%3130) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
                %3143 = "vector.extract"(%3130) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
                %3144 = "vector.extract"(%3130) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
                %3145 = "vector.extract"(%3130) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
                %3146 = "vector.extract"(%3130) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
                %3147 = "vector.from_elements"(%1766, %1767) : (f32, f32) -> vector<2xf32>
                %3148 = "vector.from_elements"(%2544, %2545) : (f32, f32) -> vector<2xf32>
                %3149 = "arith.mulf"(%3147, %3148) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
                %3150 = "vector.extract"(%3149) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
                %3151 = "vector.extract"(%3149) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
                "scf.yield"(%3112, %3113, %3131, %3132, %3114, %3115, %3133, %3134, %3116, %3117, %3135, %3136, %3118, %3119, %3137, %3138, %3120, %3121, %3139, %3140, %3122, %3123, %3141, %3142, %3124, %3125, %3143, %3144, %3126, %3127, %3145, %3146, %3150, %3151) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %1766, %1767) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              %3152 = "vector.from_elements"(%3107, %3108) : (f32, f32) -> vector<2xf32>
              %3153 = "vector.from_elements"(%2542, %2543) : (f32, f32) -> vector<2xf32>
              %3154 = "arith.addf"(%3152, %3153) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %3155 = "vector.extract"(%3154) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %3156 = "vector.extract"(%3154) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              "scf.if"(%77) ({
                %3157 = "llvm.getelementptr"(%78, %1631) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t3158_s0 = "llvm.ptrtoint"(%3157) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t3158_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %3159 = "arith.addi"(%1631, %305) : (i32, i32) -> i32
              %3160 = "arith.cmpi"(%3159, %346) {predicate = 0 : i64} : (i32, i32) -> i1
              %3161 = "arith.xori"(%1632, %305) : (i32, i32) -> i32
              %3162 = "arith.select"(%3160, %3161, %1632) : (i1, i32, i32) -> i32
              %3163 = "arith.select"(%3160, %37, %3159) : (i1, i32, i32) -> i32
              %3164 = "arith.addi"(%1630, %305) : (i32, i32) -> i32
              %3165 = "vector.from_elements"(%2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
              %3166 = "arith.truncf"(%3165) : (vector<64xf32>) -> vector<64xf16>
              %3167 = "vector.bitcast"(%3166) : (vector<64xf16>) -> vector<32xi32>
              %3168 = "vector.extract"(%3167) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
              %3169 = "vector.extract"(%3167) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
              %3170 = "vector.extract"(%3167) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
              %3171 = "vector.extract"(%3167) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
              %3172 = "vector.extract"(%3167) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
              %3173 = "vector.extract"(%3167) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
              %3174 = "vector.extract"(%3167) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
              %3175 = "vector.extract"(%3167) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
              %3176 = "vector.extract"(%3167) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
              %3177 = "vector.extract"(%3167) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
              %3178 = "vector.extract"(%3167) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
              %3179 = "vector.extract"(%3167) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
              %3180 = "vector.extract"(%3167) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
              %3181 = "vector.extract"(%3167) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
              %3182 = "vector.extract"(%3167) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
              %3183 = "vector.extract"(%3167) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
              %3184 = "vector.extract"(%3167) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
              %3185 = "vector.extract"(%3167) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
              %3186 = "vector.extract"(%3167) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
              %3187 = "vector.extract"(%3167) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
              %3188 = "vector.extract"(%3167) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
              %3189 = "vector.extract"(%3167) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
              %3190 = "vector.extract"(%3167) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
              %3191 = "vector.extract"(%3167) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
              %3192 = "vector.extract"(%3167) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
              %3193 = "vector.extract"(%3167) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
              %3194 = "vector.extract"(%3167) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
              %3195 = "vector.extract"(%3167) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
              %3196 = "vector.extract"(%3167) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
              %3197 = "vector.extract"(%3167) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
              %3198 = "vector.extract"(%3167) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
              %3199 = "vector.extract"(%3167) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
              "scf.yield"(%2077, %3164, %3163, %3162, %2442, %2441, %2440, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %3168, %3169, %3170, %3171, %3172, %3173, %3174, %3175, %3176, %3177, %3178, %3179, %3180, %3181, %3182, %3183, %3184, %3185, %3186, %3187, %3188, %3189, %3190, %3191, %3192, %3193, %3194, %3195, %3196, %3197, %3198, %3199, %3075, %3076, %3077, %3078, %3079, %3080, %3081, %3082, %3083, %3084, %3085, %3086, %3087, %3088, %3089, %3090, %3091, %3092, %3093, %3094, %3095, %3096, %3097, %3098, %3099, %3100, %3101, %3102, %3103, %3104, %3105, %3106, %2540, %2541, %3155, %3156, %2544, %2545) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %3200 = "llvm.getelementptr"(%96, %1492) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3201_s0 = "llvm.ptrtoint"(%3200) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t3201_s0, %1493) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %3202 = "arith.muli"(%1492, %796) : (i32, i32) -> i32
            %3203 = "llvm.getelementptr"(%52, %3202) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t3205_a = "llvm.ptrtoint"(%3203) : (!llvm.ptr<3>) -> i32
            %t3205_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t3205_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t3205_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t3205_shifted = "arith.shrui"(%t3205_a, %t3205_four) : (i32, i32) -> i32
            %t3205_low = "arith.andi"(%t3205_shifted, %t3205_mask) : (i32, i32) -> i32
            %t3205_wide = "arith.extui"(%t3205_low) : (i32) -> i64
            %3204 = "arith.ori"(%t3205_wide, %t3205_fields) : (i64, i64) -> i64
            %t3238_r = "llvm.inline_asm"(%1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %3206 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 0>} : (!struct1) -> f32
            %3207 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 1>} : (!struct1) -> f32
            %3208 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 2>} : (!struct1) -> f32
            %3209 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 3>} : (!struct1) -> f32
            %3210 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 4>} : (!struct1) -> f32
            %3211 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 5>} : (!struct1) -> f32
            %3212 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 6>} : (!struct1) -> f32
            %3213 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 7>} : (!struct1) -> f32
            %3214 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 8>} : (!struct1) -> f32
            %3215 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 9>} : (!struct1) -> f32
            %3216 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 10>} : (!struct1) -> f32
            %3217 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 11>} : (!struct1) -> f32
            %3218 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 12>} : (!struct1) -> f32
            %3219 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 13>} : (!struct1) -> f32
            %3220 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 14>} : (!struct1) -> f32
            %3221 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 15>} : (!struct1) -> f32
            %3222 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 16>} : (!struct1) -> f32
            %3223 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 17>} : (!struct1) -> f32
            %3224 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 18>} : (!struct1) -> f32
            %3225 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 19>} : (!struct1) -> f32
            %3226 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 20>} : (!struct1) -> f32
            %3227 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 21>} : (!struct1) -> f32
            %3228 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 22>} : (!struct1) -> f32
            %3229 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 23>} : (!struct1) -> f32
            %3230 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 24>} : (!struct1) -> f32
            %3231 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 25>} : (!struct1) -> f32
            %3232 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 26>} : (!struct1) -> f32
            %3233 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 27>} : (!struct1) -> f32
            %3234 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 28>} : (!struct1) -> f32
            %3235 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 29>} : (!struct1) -> f32
            %3236 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 30>} : (!struct1) -> f32
            %3237 = "llvm.extractvalue"(%t3238_r) {position = array<i64: 31>} : (!struct1) -> f32
            %t3271_r = "llvm.inline_asm"(%3206, %3207, %3208, %3209, %3210, %3211, %3212, %3213, %3214, %3215, %3216, %3217, %3218, %3219, %3220, %3221, %3222, %3223, %3224, %3225, %3226, %3227, %3228, %3229, %3230, %3231, %3232, %3233, %3234, %3235, %3236, %3237, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %3204, %1298) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
            %3239 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 0>} : (!struct1) -> f32
            %3240 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 1>} : (!struct1) -> f32
            %3241 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 2>} : (!struct1) -> f32
            %3242 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 3>} : (!struct1) -> f32
            %3243 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 4>} : (!struct1) -> f32
            %3244 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 5>} : (!struct1) -> f32
            %3245 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 6>} : (!struct1) -> f32
            %3246 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 7>} : (!struct1) -> f32
            %3247 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 8>} : (!struct1) -> f32
            %3248 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 9>} : (!struct1) -> f32
            %3249 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 10>} : (!struct1) -> f32
            %3250 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 11>} : (!struct1) -> f32
            %3251 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 12>} : (!struct1) -> f32
            %3252 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 13>} : (!struct1) -> f32
            %3253 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 14>} : (!struct1) -> f32
            %3254 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 15>} : (!struct1) -> f32
            %3255 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 16>} : (!struct1) -> f32
            %3256 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 17>} : (!struct1) -> f32
            %3257 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 18>} : (!struct1) -> f32
            %3258 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 19>} : (!struct1) -> f32
            %3259 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 20>} : (!struct1) -> f32
            %3260 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 21>} : (!struct1) -> f32
            %3261 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 22>} : (!struct1) -> f32
            %3262 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 23>} : (!struct1) -> f32
            %3263 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 24>} : (!struct1) -> f32
            %3264 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 25>} : (!struct1) -> f32
            %3265 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 26>} : (!struct1) -> f32
            %3266 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 27>} : (!struct1) -> f32
            %3267 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 28>} : (!struct1) -> f32
            %3268 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 29>} : (!struct1) -> f32
            %3269 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 30>} : (!struct1) -> f32
            %3270 = "llvm.extractvalue"(%t3271_r) {position = array<i64: 31>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %3272 = "arith.extsi"(%633) : (i32) -> i64
            %3273 = "arith.extsi"(%634) : (i32) -> i64
            %3274 = "arith.muli"(%3272, %23) : (i64, i64) -> i64
            %3275 = "arith.muli"(%3273, %24) : (i64, i64) -> i64
            %3276 = "arith.addi"(%3274, %3275) : (i64, i64) -> i64
            %3277 = "llvm.getelementptr"(%19, %3276) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3278 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %3279 = "nvvm.shfl.sync"(%36, %1624, %305, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %3280 = "arith.addf"(%1624, %3279) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3281 = "nvvm.shfl.sync"(%36, %3280, %346, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %3282 = "arith.addf"(%3280, %3281) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3283 = "llvm.call_intrinsic"(%3282) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3284 = "arith.cmpf"(%3282, %1176) {predicate = 1 : i64} : (f32, f32) -> i1
            %3285 = "scf.if"(%3284) ({
              "scf.yield"(%1176) : (f32) -> ()
            }, {
              "scf.yield"(%3283) : (f32) -> ()
            }) : (i1) -> f32
            %3286 = "arith.remui"(%3278, %747) : (i32, i32) -> i32
            %3287 = "arith.cmpi"(%3286, %37) {predicate = 0 : i64} : (i32, i32) -> i1
            %3288 = "arith.cmpi"(%749, %28) {predicate = 2 : i64} : (i32, i32) -> i1
            %3289 = "arith.andi"(%3287, %3288) : (i1, i1) -> i1
            "scf.if"(%3289) ({
              %3290 = "llvm.call_intrinsic"(%3282) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3291 = "arith.addf"(%1622, %3290) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3292 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
              %3293 = "arith.mulf"(%3291, %3292) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3294 = "arith.extsi"(%749) : (i32) -> i64
              %3295 = "llvm.getelementptr"(%3277, %3294) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3293, %3295) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3296 = "nvvm.shfl.sync"(%36, %1625, %305, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %3297 = "arith.addf"(%1625, %3296) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3298 = "nvvm.shfl.sync"(%36, %3297, %346, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %3299 = "arith.addf"(%3297, %3298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %3300 = "llvm.call_intrinsic"(%3299) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %3301 = "arith.cmpf"(%3299, %1176) {predicate = 1 : i64} : (f32, f32) -> i1
            %3302 = "scf.if"(%3301) ({
              "scf.yield"(%1176) : (f32) -> ()
            }, {
              "scf.yield"(%3300) : (f32) -> ()
            }) : (i1) -> f32
            %3303 = "arith.addi"(%749, %317) : (i32, i32) -> i32
            %3304 = "arith.cmpi"(%3303, %28) {predicate = 2 : i64} : (i32, i32) -> i1
            %3305 = "arith.andi"(%3287, %3304) : (i1, i1) -> i1
            "scf.if"(%3305) ({
              %3306 = "llvm.call_intrinsic"(%3299) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %3307 = "arith.addf"(%1623, %3306) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3308 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
              %3309 = "arith.mulf"(%3307, %3308) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %3310 = "arith.extsi"(%3303) : (i32) -> i64
              %3311 = "llvm.getelementptr"(%3277, %3310) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%3309, %3311) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %t3408_r = "llvm.inline_asm"(%1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %3239, %3240, %3241, %3242, %3243, %3244, %3245, %3246, %3247, %3248, %3249, %3250, %3251, %3252, %3253, %3254, %3255, %3256, %3257, %3258, %3259, %3260, %3261, %3262, %3263, %3264, %3265, %3266, %3267, %3268, %3269, %3270) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %3312 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 0>} : (!struct2) -> f32
            %3313 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 1>} : (!struct2) -> f32
            %3314 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 2>} : (!struct2) -> f32
            %3315 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 3>} : (!struct2) -> f32
            %3316 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 4>} : (!struct2) -> f32
            %3317 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 5>} : (!struct2) -> f32
            %3318 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 6>} : (!struct2) -> f32
            %3319 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 7>} : (!struct2) -> f32
            %3320 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 8>} : (!struct2) -> f32
            %3321 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 9>} : (!struct2) -> f32
            %3322 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 10>} : (!struct2) -> f32
            %3323 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 11>} : (!struct2) -> f32
            %3324 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 12>} : (!struct2) -> f32
            %3325 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 13>} : (!struct2) -> f32
            %3326 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 14>} : (!struct2) -> f32
            %3327 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 15>} : (!struct2) -> f32
            %3328 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 16>} : (!struct2) -> f32
            %3329 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 17>} : (!struct2) -> f32
            %3330 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 18>} : (!struct2) -> f32
            %3331 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 19>} : (!struct2) -> f32
            %3332 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 20>} : (!struct2) -> f32
            %3333 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 21>} : (!struct2) -> f32
            %3334 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 22>} : (!struct2) -> f32
            %3335 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 23>} : (!struct2) -> f32
            %3336 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 24>} : (!struct2) -> f32
            %3337 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 25>} : (!struct2) -> f32
            %3338 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 26>} : (!struct2) -> f32
            %3339 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 27>} : (!struct2) -> f32
            %3340 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 28>} : (!struct2) -> f32
            %3341 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 29>} : (!struct2) -> f32
            %3342 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 30>} : (!struct2) -> f32
            %3343 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 31>} : (!struct2) -> f32
            %3344 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 32>} : (!struct2) -> f32
            %3345 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 33>} : (!struct2) -> f32
            %3346 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 34>} : (!struct2) -> f32
            %3347 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 35>} : (!struct2) -> f32
            %3348 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 36>} : (!struct2) -> f32
            %3349 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 37>} : (!struct2) -> f32
            %3350 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 38>} : (!struct2) -> f32
            %3351 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 39>} : (!struct2) -> f32
            %3352 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 40>} : (!struct2) -> f32
            %3353 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 41>} : (!struct2) -> f32
            %3354 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 42>} : (!struct2) -> f32
            %3355 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 43>} : (!struct2) -> f32
            %3356 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 44>} : (!struct2) -> f32
            %3357 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 45>} : (!struct2) -> f32
            %3358 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 46>} : (!struct2) -> f32
            %3359 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 47>} : (!struct2) -> f32
            %3360 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 48>} : (!struct2) -> f32
            %3361 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 49>} : (!struct2) -> f32
            %3362 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 50>} : (!struct2) -> f32
            %3363 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 51>} : (!struct2) -> f32
            %3364 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 52>} : (!struct2) -> f32
            %3365 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 53>} : (!struct2) -> f32
            %3366 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 54>} : (!struct2) -> f32
            %3367 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 55>} : (!struct2) -> f32
            %3368 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 56>} : (!struct2) -> f32
            %3369 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 57>} : (!struct2) -> f32
            %3370 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 58>} : (!struct2) -> f32
            %3371 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 59>} : (!struct2) -> f32
            %3372 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 60>} : (!struct2) -> f32
            %3373 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 61>} : (!struct2) -> f32
            %3374 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 62>} : (!struct2) -> f32
            %3375 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 63>} : (!struct2) -> f32
            %3376 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 64>} : (!struct2) -> f32
            %3377 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 65>} : (!struct2) -> f32
            %3378 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 66>} : (!struct2) -> f32
            %3379 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 67>} : (!struct2) -> f32
            %3380 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 68>} : (!struct2) -> f32
            %3381 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 69>} : (!struct2) -> f32
            %3382 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 70>} : (!struct2) -> f32
            %3383 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 71>} : (!struct2) -> f32
            %3384 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 72>} : (!struct2) -> f32
            %3385 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 73>} : (!struct2) -> f32
            %3386 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 74>} : (!struct2) -> f32
            %3387 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 75>} : (!struct2) -> f32
            %3388 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 76>} : (!struct2) -> f32
            %3389 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 77>} : (!struct2) -> f32
            %3390 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 78>} : (!struct2) -> f32
            %3391 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 79>} : (!struct2) -> f32
            %3392 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 80>} : (!struct2) -> f32
            %3393 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 81>} : (!struct2) -> f32
            %3394 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 82>} : (!struct2) -> f32
            %3395 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 83>} : (!struct2) -> f32
            %3396 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 84>} : (!struct2) -> f32
            %3397 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 85>} : (!struct2) -> f32
            %3398 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 86>} : (!struct2) -> f32
            %3399 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 87>} : (!struct2) -> f32
            %3400 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 88>} : (!struct2) -> f32
            %3401 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 89>} : (!struct2) -> f32
            %3402 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 90>} : (!struct2) -> f32
            %3403 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 91>} : (!struct2) -> f32
            %3404 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 92>} : (!struct2) -> f32
            %3405 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 93>} : (!struct2) -> f32
            %3406 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 94>} : (!struct2) -> f32
            %3407 = "llvm.extractvalue"(%t3408_r) {position = array<i64: 95>} : (!struct2) -> f32
            "scf.if"(%98) ({
              %3409 = "llvm.getelementptr"(%99, %1492) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3410_s0 = "llvm.ptrtoint"(%3409) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3410_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3411 = "arith.addi"(%1492, %305) : (i32, i32) -> i32
            %3412 = "arith.cmpi"(%3411, %346) {predicate = 0 : i64} : (i32, i32) -> i1
            %3413 = "arith.xori"(%1493, %305) : (i32, i32) -> i32
            %3414 = "arith.select"(%3412, %3413, %1493) : (i1, i32, i32) -> i32
            %3415 = "arith.select"(%3412, %37, %3411) : (i1, i32, i32) -> i32
            %3416 = "arith.addi"(%1491, %305) : (i32, i32) -> i32
            %3417 = "vector.from_elements"(%3376, %3377, %3380, %3381, %3384, %3385, %3388, %3389, %3392, %3393, %3396, %3397, %3400, %3401, %3404, %3405) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %3418 = "vector.broadcast"(%3285) : (f32) -> vector<16xf32>
            %3419 = "arith.mulf"(%3417, %3418) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %3420 = "vector.extract"(%3419) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %3421 = "vector.extract"(%3419) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %3422 = "vector.extract"(%3419) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %3423 = "vector.extract"(%3419) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %3424 = "vector.extract"(%3419) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %3425 = "vector.extract"(%3419) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %3426 = "vector.extract"(%3419) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %3427 = "vector.extract"(%3419) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %3428 = "vector.extract"(%3419) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %3429 = "vector.extract"(%3419) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %3430 = "vector.extract"(%3419) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %3431 = "vector.extract"(%3419) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %3432 = "vector.extract"(%3419) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %3433 = "vector.extract"(%3419) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %3434 = "vector.extract"(%3419) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %3435 = "vector.extract"(%3419) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %3436 = "vector.from_elements"(%3378, %3379, %3382, %3383, %3386, %3387, %3390, %3391, %3394, %3395, %3398, %3399, %3402, %3403, %3406, %3407) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %3437 = "vector.broadcast"(%3302) : (f32) -> vector<16xf32>
            %3438 = "arith.mulf"(%3436, %3437) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %3439 = "vector.extract"(%3438) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %3440 = "vector.extract"(%3438) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %3441 = "vector.extract"(%3438) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %3442 = "vector.extract"(%3438) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %3443 = "vector.extract"(%3438) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %3444 = "vector.extract"(%3438) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %3445 = "vector.extract"(%3438) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %3446 = "vector.extract"(%3438) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %3447 = "vector.extract"(%3438) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %3448 = "vector.extract"(%3438) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %3449 = "vector.extract"(%3438) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %3450 = "vector.extract"(%3438) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %3451 = "vector.extract"(%3438) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %3452 = "vector.extract"(%3438) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %3453 = "vector.extract"(%3438) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %3454 = "vector.extract"(%3438) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %3455 = "arith.muli"(%3272, %17) : (i64, i64) -> i64
            %3456 = "arith.muli"(%3273, %18) : (i64, i64) -> i64
            %3457 = "arith.addi"(%3455, %3456) : (i64, i64) -> i64
            %3458 = "llvm.getelementptr"(%12, %3457) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3459 = "arith.extsi"(%731) : (i32) -> i64
            %3460 = "arith.muli"(%3459, %16) : (i64, i64) -> i64
            %3461 = "llvm.getelementptr"(%3458, %3460) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %3462 = "llvm.getelementptr"(%50, %794) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3463 = "arith.subi"(%28, %731) : (i32, i32) -> i32
            %3464 = "nvvm.shfl.sync"(%36, %307, %746, %38) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
            %3465 = "arith.remui"(%3464, %319) : (i32, i32) -> i32
            %3466 = "arith.divui"(%3464, %319) : (i32, i32) -> i32
            %3467 = "arith.muli"(%3465, %330) : (i32, i32) -> i32
            %3468 = "arith.remui"(%3466, %346) : (i32, i32) -> i32
            %3469 = "arith.divui"(%3466, %346) : (i32, i32) -> i32
            %3470 = "arith.muli"(%3468, %317) : (i32, i32) -> i32
            %3471 = "arith.addi"(%3467, %3470) : (i32, i32) -> i32
            %3472 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %3473 = "arith.muli"(%3469, %3472) : (i32, i32) -> i32
            %3474 = "arith.addi"(%3471, %3473) : (i32, i32) -> i32
            %3475 = "vector.from_elements"(%3420, %3421, %3439, %3440, %3422, %3423, %3441, %3442, %3424, %3425, %3443, %3444, %3426, %3427, %3445, %3446, %3428, %3429, %3447, %3448, %3430, %3431, %3449, %3450, %3432, %3433, %3451, %3452, %3434, %3435, %3453, %3454) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %3476 = "arith.truncf"(%3475) : (vector<32xf32>) -> vector<32xf16>
            %3477 = "vector.extract"(%3476) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
            %3478 = "vector.extract"(%3476) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
            %3479 = "vector.extract"(%3476) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
            %3480 = "vector.extract"(%3476) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
            %3481 = "vector.extract"(%3476) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
            %3482 = "vector.extract"(%3476) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
            %3483 = "vector.extract"(%3476) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
            %3484 = "vector.extract"(%3476) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
            %3485 = "vector.extract"(%3476) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
            %3486 = "vector.extract"(%3476) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
            %3487 = "vector.extract"(%3476) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
            %3488 = "vector.extract"(%3476) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
            %3489 = "vector.extract"(%3476) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
            %3490 = "vector.extract"(%3476) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
            %3491 = "vector.extract"(%3476) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
            %3492 = "vector.extract"(%3476) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
            %3493 = "vector.extract"(%3476) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
            %3494 = "vector.extract"(%3476) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
            %3495 = "vector.extract"(%3476) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
            %3496 = "vector.extract"(%3476) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
            %3497 = "vector.extract"(%3476) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
            %3498 = "vector.extract"(%3476) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
            %3499 = "vector.extract"(%3476) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
            %3500 = "vector.extract"(%3476) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
            %3501 = "vector.extract"(%3476) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
            %3502 = "vector.extract"(%3476) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
            %3503 = "vector.extract"(%3476) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
            %3504 = "vector.extract"(%3476) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
            %3505 = "vector.extract"(%3476) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
            %3506 = "vector.extract"(%3476) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
            %3507 = "vector.extract"(%3476) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
            %3508 = "vector.extract"(%3476) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
            %3509 = "vector.from_elements"(%3477, %3478) : (f16, f16) -> vector<2xf16>
            %3510 = "llvm.bitcast"(%3509) : (vector<2xf16>) -> i32
            %3511 = "vector.from_elements"(%3479, %3480) : (f16, f16) -> vector<2xf16>
            %3512 = "llvm.bitcast"(%3511) : (vector<2xf16>) -> i32
            %3513 = "vector.from_elements"(%3481, %3482) : (f16, f16) -> vector<2xf16>
            %3514 = "llvm.bitcast"(%3513) : (vector<2xf16>) -> i32
            %3515 = "vector.from_elements"(%3483, %3484) : (f16, f16) -> vector<2xf16>
            %3516 = "llvm.bitcast"(%3515) : (vector<2xf16>) -> i32
            %3517 = "arith.constant"() {value = 448 : i32} : () -> i32
            %3518 = "arith.andi"(%3474, %3517) : (i32, i32) -> i32
            %3519 = "arith.shrui"(%3518, %312) : (i32, i32) -> i32
            %3520 = "arith.xori"(%3474, %3519) : (i32, i32) -> i32
            %3521 = "llvm.getelementptr"(%3462, %3520) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3521, %3510, %3512, %3514, %3516) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %3523 = "arith.addi"(%3474, %319) : (i32, i32) -> i32
            %3524 = "vector.from_elements"(%3485, %3486) : (f16, f16) -> vector<2xf16>
            %3525 = "llvm.bitcast"(%3524) : (vector<2xf16>) -> i32
            %3526 = "vector.from_elements"(%3487, %3488) : (f16, f16) -> vector<2xf16>
            %3527 = "llvm.bitcast"(%3526) : (vector<2xf16>) -> i32
            %3528 = "vector.from_elements"(%3489, %3490) : (f16, f16) -> vector<2xf16>
            %3529 = "llvm.bitcast"(%3528) : (vector<2xf16>) -> i32
            %3530 = "vector.from_elements"(%3491, %3492) : (f16, f16) -> vector<2xf16>
            %3531 = "llvm.bitcast"(%3530) : (vector<2xf16>) -> i32
            %3532 = "arith.andi"(%3523, %3517) : (i32, i32) -> i32
            %3533 = "arith.shrui"(%3532, %312) : (i32, i32) -> i32
            %3534 = "arith.xori"(%3523, %3533) : (i32, i32) -> i32
            %3535 = "llvm.getelementptr"(%3462, %3534) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3535, %3525, %3527, %3529, %3531) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %3537 = "arith.addi"(%3474, %40) : (i32, i32) -> i32
            %3538 = "vector.from_elements"(%3493, %3494) : (f16, f16) -> vector<2xf16>
            %3539 = "llvm.bitcast"(%3538) : (vector<2xf16>) -> i32
            %3540 = "vector.from_elements"(%3495, %3496) : (f16, f16) -> vector<2xf16>
            %3541 = "llvm.bitcast"(%3540) : (vector<2xf16>) -> i32
            %3542 = "vector.from_elements"(%3497, %3498) : (f16, f16) -> vector<2xf16>
            %3543 = "llvm.bitcast"(%3542) : (vector<2xf16>) -> i32
            %3544 = "vector.from_elements"(%3499, %3500) : (f16, f16) -> vector<2xf16>
            %3545 = "llvm.bitcast"(%3544) : (vector<2xf16>) -> i32
            %3546 = "arith.andi"(%3537, %3517) : (i32, i32) -> i32
            %3547 = "arith.shrui"(%3546, %312) : (i32, i32) -> i32
            %3548 = "arith.xori"(%3537, %3547) : (i32, i32) -> i32
            %3549 = "llvm.getelementptr"(%3462, %3548) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3549, %3539, %3541, %3543, %3545) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %3551 = "arith.addi"(%3474, %326) : (i32, i32) -> i32
            %3552 = "vector.from_elements"(%3501, %3502) : (f16, f16) -> vector<2xf16>
            %3553 = "llvm.bitcast"(%3552) : (vector<2xf16>) -> i32
            %3554 = "vector.from_elements"(%3503, %3504) : (f16, f16) -> vector<2xf16>
            %3555 = "llvm.bitcast"(%3554) : (vector<2xf16>) -> i32
            %3556 = "vector.from_elements"(%3505, %3506) : (f16, f16) -> vector<2xf16>
            %3557 = "llvm.bitcast"(%3556) : (vector<2xf16>) -> i32
            %3558 = "vector.from_elements"(%3507, %3508) : (f16, f16) -> vector<2xf16>
            %3559 = "llvm.bitcast"(%3558) : (vector<2xf16>) -> i32
            %3560 = "arith.andi"(%3551, %3517) : (i32, i32) -> i32
            %3561 = "arith.shrui"(%3560, %312) : (i32, i32) -> i32
            %3562 = "arith.xori"(%3551, %3561) : (i32, i32) -> i32
            %3563 = "llvm.getelementptr"(%3462, %3562) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3563, %3553, %3555, %3557, %3559) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.bar.warp.sync"(%36) : (i32) -> ()
            %3565 = "arith.constant"() {value = 5 : i32} : () -> i32
            %3566 = "arith.shrsi"(%3464, %3565) : (i32, i32) -> i32
            %3567 = "arith.muli"(%3566, %319) : (i32, i32) -> i32
            %3568 = "arith.andi"(%3464, %38) : (i32, i32) -> i32
            %3569 = "arith.divui"(%3568, %317) : (i32, i32) -> i32
            %3570 = "arith.addi"(%3567, %3569) : (i32, i32) -> i32
            %3571 = "arith.andi"(%3464, %734) : (i32, i32) -> i32
            %3572 = "arith.muli"(%3570, %330) : (i32, i32) -> i32
            %3573 = "arith.muli"(%3571, %317) : (i32, i32) -> i32
            %3574 = "arith.addi"(%3572, %3573) : (i32, i32) -> i32
            %3575 = "arith.andi"(%3574, %3517) : (i32, i32) -> i32
            %3576 = "arith.shrui"(%3575, %312) : (i32, i32) -> i32
            %3577 = "arith.xori"(%3574, %3576) : (i32, i32) -> i32
            %3578 = "llvm.getelementptr"(%3462, %3577) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3579 = "llvm.load"(%3578) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %3580 = "vector.extract"(%3579) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %3581 = "vector.extract"(%3579) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %3582 = "vector.extract"(%3579) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %3583 = "vector.extract"(%3579) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %3584 = "vector.extract"(%3579) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %3585 = "vector.extract"(%3579) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %3586 = "vector.extract"(%3579) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %3587 = "vector.extract"(%3579) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %3588 = "arith.addi"(%3570, %747) : (i32, i32) -> i32
            %3589 = "arith.muli"(%3588, %330) : (i32, i32) -> i32
            %3590 = "arith.addi"(%3589, %3573) : (i32, i32) -> i32
            %3591 = "arith.andi"(%3590, %3517) : (i32, i32) -> i32
            %3592 = "arith.shrui"(%3591, %312) : (i32, i32) -> i32
            %3593 = "arith.xori"(%3590, %3592) : (i32, i32) -> i32
            %3594 = "llvm.getelementptr"(%3462, %3593) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3595 = "llvm.load"(%3594) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %3596 = "vector.extract"(%3595) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %3597 = "vector.extract"(%3595) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %3598 = "vector.extract"(%3595) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %3599 = "vector.extract"(%3595) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %3600 = "vector.extract"(%3595) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %3601 = "vector.extract"(%3595) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %3602 = "vector.extract"(%3595) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %3603 = "vector.extract"(%3595) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %3604 = "arith.addi"(%3570, %317) : (i32, i32) -> i32
            %3605 = "arith.muli"(%3604, %330) : (i32, i32) -> i32
            %3606 = "arith.addi"(%3605, %3573) : (i32, i32) -> i32
            %3607 = "arith.andi"(%3606, %3517) : (i32, i32) -> i32
            %3608 = "arith.shrui"(%3607, %312) : (i32, i32) -> i32
            %3609 = "arith.xori"(%3606, %3608) : (i32, i32) -> i32
            %3610 = "llvm.getelementptr"(%3462, %3609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3611 = "llvm.load"(%3610) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %3612 = "vector.extract"(%3611) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %3613 = "vector.extract"(%3611) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %3614 = "vector.extract"(%3611) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %3615 = "vector.extract"(%3611) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %3616 = "vector.extract"(%3611) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %3617 = "vector.extract"(%3611) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %3618 = "vector.extract"(%3611) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %3619 = "vector.extract"(%3611) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %3620 = "arith.constant"() {value = 12 : i32} : () -> i32
            %3621 = "arith.addi"(%3570, %3620) : (i32, i32) -> i32
            %3622 = "arith.muli"(%3621, %330) : (i32, i32) -> i32
            %3623 = "arith.addi"(%3622, %3573) : (i32, i32) -> i32
            %3624 = "arith.andi"(%3623, %3517) : (i32, i32) -> i32
            %3625 = "arith.shrui"(%3624, %312) : (i32, i32) -> i32
            %3626 = "arith.xori"(%3623, %3625) : (i32, i32) -> i32
            %3627 = "llvm.getelementptr"(%3462, %3626) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3628 = "llvm.load"(%3627) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %3629 = "vector.extract"(%3628) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %3630 = "vector.extract"(%3628) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %3631 = "vector.extract"(%3628) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %3632 = "vector.extract"(%3628) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %3633 = "vector.extract"(%3628) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %3634 = "vector.extract"(%3628) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %3635 = "vector.extract"(%3628) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %3636 = "vector.extract"(%3628) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.bar.warp.sync"(%36) : (i32) -> ()
            "scf.if"(%55) ({
              %3637 = "llvm.getelementptr"(%56, %538) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3638_s0 = "llvm.ptrtoint"(%3637) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3638_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3639 = "arith.cmpi"(%3570, %3463) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3639) ({
              %3640 = "arith.extsi"(%3570) : (i32) -> i64
              %3641 = "arith.extsi"(%3571) : (i32) -> i64
              %3642 = "arith.muli"(%3640, %16) : (i64, i64) -> i64
              %3643 = "arith.constant"() {value = 8 : i64} : () -> i64
              %3644 = "arith.muli"(%3641, %3643) : (i64, i64) -> i64
              %3645 = "arith.addi"(%3642, %3644) : (i64, i64) -> i64
              %3646 = "llvm.getelementptr"(%3461, %3645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3647 = "vector.from_elements"(%3580, %3581, %3582, %3583, %3584, %3585, %3586, %3587) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%3647, %3646) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3648 = "arith.cmpi"(%3588, %3463) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3648) ({
              %3649 = "arith.extsi"(%3588) : (i32) -> i64
              %3650 = "arith.extsi"(%3571) : (i32) -> i64
              %3651 = "arith.muli"(%3649, %16) : (i64, i64) -> i64
              %3652 = "arith.constant"() {value = 8 : i64} : () -> i64
              %3653 = "arith.muli"(%3650, %3652) : (i64, i64) -> i64
              %3654 = "arith.addi"(%3651, %3653) : (i64, i64) -> i64
              %3655 = "llvm.getelementptr"(%3461, %3654) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3656 = "vector.from_elements"(%3596, %3597, %3598, %3599, %3600, %3601, %3602, %3603) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%3656, %3655) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3657 = "arith.cmpi"(%3604, %3463) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3657) ({
              %3658 = "arith.extsi"(%3604) : (i32) -> i64
              %3659 = "arith.extsi"(%3571) : (i32) -> i64
              %3660 = "arith.muli"(%3658, %16) : (i64, i64) -> i64
              %3661 = "arith.constant"() {value = 8 : i64} : () -> i64
              %3662 = "arith.muli"(%3659, %3661) : (i64, i64) -> i64
              %3663 = "arith.addi"(%3660, %3662) : (i64, i64) -> i64
              %3664 = "llvm.getelementptr"(%3461, %3663) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3665 = "vector.from_elements"(%3612, %3613, %3614, %3615, %3616, %3617, %3618, %3619) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%3665, %3664) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3666 = "arith.cmpi"(%3621, %3463) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3666) ({
              %3667 = "arith.extsi"(%3621) : (i32) -> i64
              %3668 = "arith.extsi"(%3571) : (i32) -> i64
              %3669 = "arith.muli"(%3667, %16) : (i64, i64) -> i64
              %3670 = "arith.constant"() {value = 8 : i64} : () -> i64
              %3671 = "arith.muli"(%3668, %3670) : (i64, i64) -> i64
              %3672 = "arith.addi"(%3669, %3671) : (i64, i64) -> i64
              %3673 = "llvm.getelementptr"(%3461, %3672) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3674 = "vector.from_elements"(%3629, %3630, %3631, %3632, %3633, %3634, %3635, %3636) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%3674, %3673) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3675 = "arith.addi"(%538, %305) : (i32, i32) -> i32
            %3676 = "arith.cmpi"(%3675, %346) {predicate = 0 : i64} : (i32, i32) -> i1
            %3677 = "arith.xori"(%539, %305) : (i32, i32) -> i32
            %3678 = "arith.select"(%3676, %3677, %539) : (i1, i32, i32) -> i32
            %3679 = "arith.select"(%3676, %37, %3675) : (i1, i32, i32) -> i32
            %3680 = "arith.addi"(%537, %305) : (i32, i32) -> i32
            "scf.yield"(%1488, %1489, %1490, %3680, %3679, %3678, %3416, %3415, %3414, %3312, %3313, %3314, %3315, %3316, %3317, %3318, %3319, %3320, %3321, %3322, %3323, %3324, %3325, %3326, %3327, %3328, %3329, %3330, %3331, %3332, %3333, %3334, %3335, %3336, %3337, %3338, %3339, %3340, %3341, %3342, %3343, %3344, %3345, %3346, %3347, %3348, %3349, %3350, %3351, %3352, %3353, %3354, %3355, %3356, %3357, %3358, %3359, %3360, %3361, %3362, %3363, %3364, %3365, %3366, %3367, %3368, %3369, %3370, %3371, %3372, %3373, %3374, %3375, %3510, %3512, %3514, %3516, %3525, %3527, %3529, %3531, %3539, %3541, %3543, %3545, %3553, %3555, %3557, %3559) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
            "scf.yield"(%534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"(%642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        %3681 = "arith.cmpi"(%306, %37) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%3681) ({
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %3682 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%3682) : (i1) -> ()
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
    %48 = "arith.constant"() {value = 0 : i32} : () -> i32
    %49 = "arith.cmpi"(%9, %48) {predicate = 4 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%49) {message = "K and V have at least one head", file = "samples/attention_hopper.py", line = 589 : i32} : (i1) -> ()
    %50 = "arith.divui"(%3, %9) : (i32, i32) -> i32
    %51 = "arith.remui"(%3, %9) : (i32, i32) -> i32
    %52 = "arith.cmpi"(%51, %48) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%52) {message = "as many heads of Q share each one of K and V", file = "samples/attention_hopper.py", line = 591 : i32} : (i1) -> ()
    %53 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %54 = "arith.cmpf"(%24, %53) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%54) {message = "scores keep their order when they are scaled", file = "samples/attention_hopper.py", line = 592 : i32} : (i1) -> ()
    %55 = "arith.muli"(%28, %3) : (i32, i32) -> i32
    %56 = "arith.muli"(%55, %1) : (i32, i32) -> i32
    %57 = "arith.constant"() {value = 132 : i32} : () -> i32
    %58 = "arith.minsi"(%56, %57) : (i32, i32) -> i32
    %59 = "arith.constant"() {value = 1 : i32} : () -> i32
    %60 = "arith.constant"() {value = 512 : i32} : () -> i32
    %61 = "arith.constant"() {value = 114784 : i32} : () -> i32
    "gpu.launch_func"(%58, %59, %59, %60, %59, %59, %61, %37, %2, %3, %1, %43, %8, %9, %1, %47, %8, %9, %1, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %1, %28, %8, %2, %24, %50) {kernel = @kernels::@attention_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 31, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i32, i32, i32, i32, f32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_full_f16_depth64", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
