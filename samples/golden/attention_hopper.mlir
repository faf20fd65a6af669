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
      %51 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 16384>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %52 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 49152>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %53 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 81920>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %54 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %55 = "arith.cmpi"(%54, %37) {predicate = 0 : i64} : (i32, i32) -> i1
      %56 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %57 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %58 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %59 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %60 = "arith.addi"(%58, %59) : (i32, i32) -> i32
      %61 = "arith.constant"() {value = 256 : i32} : () -> i32
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
          %71 = "arith.constant"() {value = 4 : i32} : () -> i32
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
      %75 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 81952>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
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
          %92 = "arith.constant"() {value = 4 : i32} : () -> i32
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
      %96 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 81984>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
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
          %113 = "arith.constant"() {value = 4 : i32} : () -> i32
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
        "nvvm.setmaxregister"() {regCount = 24 : i32, action = #nvvm<action decrease>} : () -> ()
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
            %164 = "arith.remui"(%145, %128) : (i32, i32) -> i32
            %165 = "arith.divui"(%162, %26) : (i32, i32) -> i32
            %166 = "arith.minsi"(%164, %37) : (i32, i32) -> i32
            %167 = "arith.addi"(%165, %166) : (i32, i32) -> i32
            %168 = "arith.remui"(%167, %2) : (i32, i32) -> i32
            %169 = "arith.divui"(%167, %2) : (i32, i32) -> i32
            %170 = "arith.constant"() {value = 64 : i32} : () -> i32
            %171 = "arith.constant"() {value = 63 : i32} : () -> i32
            %172 = "arith.addi"(%28, %171) : (i32, i32) -> i32
            %173 = "arith.divui"(%172, %170) : (i32, i32) -> i32
            %174 = "arith.subi"(%173, %128) : (i32, i32) -> i32
            %175 = "arith.subi"(%174, %163) : (i32, i32) -> i32
            %176 = "arith.cmpi"(%175, %37) {predicate = 5 : i64} : (i32, i32) -> i1
            %177, %178, %179, %180, %181, %182, %183, %184, %185 = "scf.if"(%176) ({
              %186 = "arith.muli"(%175, %170) : (i32, i32) -> i32
              %187 = "arith.maxsi"(%27, %128) : (i32, i32) -> i32
              %188 = "arith.subi"(%187, %128) : (i32, i32) -> i32
              %189 = "arith.constant"() {value = 7 : i32} : () -> i32
              %190 = "arith.shrsi"(%188, %189) : (i32, i32) -> i32
              %191 = "arith.addi"(%190, %128) : (i32, i32) -> i32
              %192 = "arith.minsi"(%37, %190) : (i32, i32) -> i32
              %193 = "arith.subi"(%191, %192) : (i32, i32) -> i32
              %194 = "arith.divui"(%168, %30) : (i32, i32) -> i32
              %195 = "arith.cmpi"(%27, %37) {predicate = 0 : i64} : (i32, i32) -> i1
              %196 = "arith.extui"(%195) : (i1) -> i32
              %197 = "arith.addi"(%190, %196) : (i32, i32) -> i32
              %198 = "llvm.getelementptr"(%78, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t199_s0 = "llvm.ptrtoint"(%198) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t199_s0, %151) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %200 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%200) ({
                %201 = "llvm.getelementptr"(%75, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %202 = "arith.constant"() {value = 16384 : i32} : () -> i32
                %t203_s0 = "llvm.ptrtoint"(%201) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t203_s0, %202) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %204 = "arith.muli"(%197, %34) : (i32, i32) -> i32
              %205 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %206 = "arith.muli"(%150, %205) : (i32, i32) -> i32
              %207 = "llvm.getelementptr"(%51, %206) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %208 = "llvm.getelementptr"(%75, %150) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %209 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%209) ({
                %t210_s0 = "llvm.ptrtoint"(%207) : (!llvm.ptr<3>) -> i32
                %t210_s2 = "llvm.ptrtoint"(%208) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t210_s0, %4, %t210_s2, %37, %204, %194, %169) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %211 = "arith.addi"(%150, %128) : (i32, i32) -> i32
              %212 = "arith.constant"() {value = 2 : i32} : () -> i32
              %213 = "arith.cmpi"(%211, %212) {predicate = 0 : i64} : (i32, i32) -> i1
              %214 = "arith.xori"(%151, %128) : (i32, i32) -> i32
              %215 = "arith.select"(%213, %214, %151) : (i1, i32, i32) -> i32
              %216 = "arith.select"(%213, %37, %211) : (i1, i32, i32) -> i32
              %217 = "arith.addi"(%149, %128) : (i32, i32) -> i32
              %218 = "llvm.getelementptr"(%56, %147) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t219_s0 = "llvm.ptrtoint"(%218) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t219_s0, %148) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %220 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%220) ({
                %221 = "llvm.getelementptr"(%53, %147) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t222_s0 = "llvm.ptrtoint"(%221) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t222_s0, %205) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %223 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %224 = "arith.muli"(%147, %223) : (i32, i32) -> i32
              %225 = "llvm.getelementptr"(%50, %224) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %226 = "llvm.getelementptr"(%53, %147) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %227 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%227) ({
                %t228_s0 = "llvm.ptrtoint"(%225) : (!llvm.ptr<3>) -> i32
                %t228_s2 = "llvm.ptrtoint"(%226) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t228_s0, %0, %t228_s2, %37, %186, %168, %169) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %229 = "arith.addi"(%147, %128) : (i32, i32) -> i32
              %230 = "arith.cmpi"(%229, %212) {predicate = 0 : i64} : (i32, i32) -> i1
              %231 = "arith.xori"(%148, %128) : (i32, i32) -> i32
              %232 = "arith.select"(%230, %231, %148) : (i1, i32, i32) -> i32
              %233 = "arith.select"(%230, %37, %229) : (i1, i32, i32) -> i32
              %234 = "arith.addi"(%146, %128) : (i32, i32) -> i32
              %235, %236, %237, %238, %239, %240 = "scf.for"(%128, %193, %128, %217, %216, %215, %152, %153, %154) ({
              ^bb0(%241: i32, %242: i32, %243: i32, %244: i32, %245: i32, %246: i32, %247: i32):
                %248 = "arith.subi"(%190, %241) : (i32, i32) -> i32
                %249 = "llvm.getelementptr"(%78, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t250_s0 = "llvm.ptrtoint"(%249) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t250_s0, %244) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %251 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%251) ({
                  %252 = "llvm.getelementptr"(%75, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %253 = "arith.constant"() {value = 16384 : i32} : () -> i32
                  %t254_s0 = "llvm.ptrtoint"(%252) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t254_s0, %253) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %255 = "arith.muli"(%248, %34) : (i32, i32) -> i32
                %256 = "arith.muli"(%243, %205) : (i32, i32) -> i32
                %257 = "llvm.getelementptr"(%51, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %258 = "llvm.getelementptr"(%75, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %259 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%259) ({
                  %t260_s0 = "llvm.ptrtoint"(%257) : (!llvm.ptr<3>) -> i32
                  %t260_s2 = "llvm.ptrtoint"(%258) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t260_s0, %4, %t260_s2, %37, %255, %194, %169) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %261 = "arith.addi"(%243, %128) : (i32, i32) -> i32
                %262 = "arith.cmpi"(%261, %212) {predicate = 0 : i64} : (i32, i32) -> i1
                %263 = "arith.xori"(%244, %128) : (i32, i32) -> i32
                %264 = "arith.select"(%262, %263, %244) : (i1, i32, i32) -> i32
                %265 = "arith.select"(%262, %37, %261) : (i1, i32, i32) -> i32
                %266 = "arith.addi"(%242, %128) : (i32, i32) -> i32
                %267 = "arith.addi"(%248, %128) : (i32, i32) -> i32
                %268 = "llvm.getelementptr"(%99, %246) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t269_s0 = "llvm.ptrtoint"(%268) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t269_s0, %247) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                %270 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%270) ({
                  %271 = "llvm.getelementptr"(%96, %246) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                  %272 = "arith.constant"() {value = 16384 : i32} : () -> i32
                  %t273_s0 = "llvm.ptrtoint"(%271) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t273_s0, %272) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %274 = "arith.muli"(%267, %34) : (i32, i32) -> i32
                %275 = "arith.muli"(%246, %205) : (i32, i32) -> i32
                %276 = "llvm.getelementptr"(%52, %275) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %277 = "llvm.getelementptr"(%96, %246) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %278 = "nvvm.elect.sync"() : () -> i1
                "scf.if"(%278) ({
                  %t279_s0 = "llvm.ptrtoint"(%276) : (!llvm.ptr<3>) -> i32
                  %t279_s2 = "llvm.ptrtoint"(%277) : (!llvm.ptr<3>) -> i32
                  "llvm.inline_asm"(%t279_s0, %8, %t279_s2, %37, %274, %194, %169) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                %280 = "arith.addi"(%246, %128) : (i32, i32) -> i32
                %281 = "arith.cmpi"(%280, %212) {predicate = 0 : i64} : (i32, i32) -> i1
                %282 = "arith.xori"(%247, %128) : (i32, i32) -> i32
                %283 = "arith.select"(%281, %282, %247) : (i1, i32, i32) -> i32
                %284 = "arith.select"(%281, %37, %280) : (i1, i32, i32) -> i32
                %285 = "arith.addi"(%245, %128) : (i32, i32) -> i32
                "scf.yield"(%266, %265, %264, %285, %284, %283) : (i32, i32, i32, i32, i32, i32) -> ()
              }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
              %286 = "arith.subi"(%191, %193) : (i32, i32) -> i32
              %287 = "arith.addi"(%286, %196) : (i32, i32) -> i32
              %288 = "llvm.getelementptr"(%99, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t289_s0 = "llvm.ptrtoint"(%288) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t289_s0, %240) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %290 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%290) ({
                %291 = "llvm.getelementptr"(%96, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %292 = "arith.constant"() {value = 16384 : i32} : () -> i32
                %t293_s0 = "llvm.ptrtoint"(%291) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t293_s0, %292) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %294 = "arith.muli"(%287, %34) : (i32, i32) -> i32
              %295 = "arith.muli"(%239, %205) : (i32, i32) -> i32
              %296 = "llvm.getelementptr"(%52, %295) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %297 = "llvm.getelementptr"(%96, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %298 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%298) ({
                %t299_s0 = "llvm.ptrtoint"(%296) : (!llvm.ptr<3>) -> i32
                %t299_s2 = "llvm.ptrtoint"(%297) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t299_s0, %8, %t299_s2, %37, %294, %194, %169) {asm_string = "cp.async.bulk.tensor.4d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5, $6}], [$2];", constraints = "r,l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %300 = "arith.addi"(%239, %128) : (i32, i32) -> i32
              %301 = "arith.cmpi"(%300, %212) {predicate = 0 : i64} : (i32, i32) -> i1
              %302 = "arith.xori"(%240, %128) : (i32, i32) -> i32
              %303 = "arith.select"(%301, %302, %240) : (i1, i32, i32) -> i32
              %304 = "arith.select"(%301, %37, %300) : (i1, i32, i32) -> i32
              %305 = "arith.addi"(%238, %128) : (i32, i32) -> i32
              "scf.yield"(%234, %233, %232, %235, %236, %237, %305, %304, %303) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%146, %147, %148, %149, %150, %151, %152, %153, %154) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
            "scf.yield"(%177, %178, %179, %180, %181, %182, %183, %184, %185) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %306 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%306) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %307 = "arith.constant"() {value = 1 : i32} : () -> i32
        %308 = "arith.subi"(%39, %307) : (i32, i32) -> i32
        %309 = "arith.subi"(%31, %34) : (i32, i32) -> i32
        %310 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
        %311 = "arith.mulf"(%310, %29) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %312 = "arith.constant"() {value = 8 : i32} : () -> i32
        %313 = "arith.constant"() {value = 9 : i32} : () -> i32
        %314 = "arith.constant"() {value = 16 : i32} : () -> i32
        %315 = "arith.constant"() {value = 17 : i32} : () -> i32
        %316 = "arith.constant"() {value = 24 : i32} : () -> i32
        %317 = "arith.constant"() {value = 25 : i32} : () -> i32
        %318 = "arith.constant"() {value = 33 : i32} : () -> i32
        %319 = "arith.constant"() {value = 40 : i32} : () -> i32
        %320 = "arith.constant"() {value = 41 : i32} : () -> i32
        %321 = "arith.constant"() {value = 48 : i32} : () -> i32
        %322 = "arith.constant"() {value = 49 : i32} : () -> i32
        %323 = "arith.constant"() {value = 56 : i32} : () -> i32
        %324 = "arith.constant"() {value = 57 : i32} : () -> i32
        %325 = "arith.constant"() {value = 64 : i32} : () -> i32
        %326 = "arith.constant"() {value = 65 : i32} : () -> i32
        %327 = "arith.constant"() {value = 72 : i32} : () -> i32
        %328 = "arith.constant"() {value = 73 : i32} : () -> i32
        %329 = "arith.constant"() {value = 80 : i32} : () -> i32
        %330 = "arith.constant"() {value = 81 : i32} : () -> i32
        %331 = "arith.constant"() {value = 88 : i32} : () -> i32
        %332 = "arith.constant"() {value = 89 : i32} : () -> i32
        %333 = "arith.constant"() {value = 96 : i32} : () -> i32
        %334 = "arith.constant"() {value = 97 : i32} : () -> i32
        %335 = "arith.constant"() {value = 104 : i32} : () -> i32
        %336 = "arith.constant"() {value = 105 : i32} : () -> i32
        %337 = "arith.constant"() {value = 112 : i32} : () -> i32
        %338 = "arith.constant"() {value = 113 : i32} : () -> i32
        %339 = "arith.constant"() {value = 120 : i32} : () -> i32
        %340 = "arith.constant"() {value = 121 : i32} : () -> i32
        %341 = "arith.cmpi"(%308, %37) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%341) ({
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %342 = "arith.muli"(%26, %2) : (i32, i32) -> i32
        %343 = "arith.muli"(%342, %25) : (i32, i32) -> i32
        %344 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %345 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %346 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %347 = "arith.subi"(%343, %344) : (i32, i32) -> i32
        %348 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %349 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %350 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %351 = "arith.subi"(%348, %307) : (i32, i32) -> i32
        %352 = "arith.addi"(%347, %351) : (i32, i32) -> i32
        %353 = "arith.remsi"(%352, %348) : (i32, i32) -> i32
        %354 = "arith.cmpi"(%353, %37) {predicate = 2 : i64} : (i32, i32) -> i1
        %355 = "arith.divsi"(%352, %348) : (i32, i32) -> i32
        %356 = "arith.extsi"(%354) : (i1) -> i32
        %357 = "arith.addi"(%355, %356) : (i32, i32) -> i32
        %358 = "llvm.mlir.undef"() : () -> f32
        %359 = "llvm.mlir.undef"() : () -> f32
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
        %422 = "llvm.mlir.undef"() : () -> i32
        %423 = "llvm.mlir.undef"() : () -> i32
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
        %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526 = "scf.for"(%37, %357, %307, %37, %37, %37, %37, %37, %37, %37, %37, %37, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437) ({
        ^bb0(%527: i32, %528: i32, %529: i32, %530: i32, %531: i32, %532: i32, %533: i32, %534: i32, %535: i32, %536: i32, %537: f32, %538: f32, %539: f32, %540: f32, %541: f32, %542: f32, %543: f32, %544: f32, %545: f32, %546: f32, %547: f32, %548: f32, %549: f32, %550: f32, %551: f32, %552: f32, %553: f32, %554: f32, %555: f32, %556: f32, %557: f32, %558: f32, %559: f32, %560: f32, %561: f32, %562: f32, %563: f32, %564: f32, %565: f32, %566: f32, %567: f32, %568: f32, %569: f32, %570: f32, %571: f32, %572: f32, %573: f32, %574: f32, %575: f32, %576: f32, %577: f32, %578: f32, %579: f32, %580: f32, %581: f32, %582: f32, %583: f32, %584: f32, %585: f32, %586: f32, %587: f32, %588: f32, %589: f32, %590: f32, %591: f32, %592: f32, %593: f32, %594: f32, %595: f32, %596: f32, %597: f32, %598: f32, %599: f32, %600: f32, %601: i32, %602: i32, %603: i32, %604: i32, %605: i32, %606: i32, %607: i32, %608: i32, %609: i32, %610: i32, %611: i32, %612: i32, %613: i32, %614: i32, %615: i32, %616: i32):
          %617 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %618 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %619 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %620 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %621 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %622 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %623 = "arith.muli"(%527, %620) : (i32, i32) -> i32
          %624 = "arith.addi"(%617, %623) : (i32, i32) -> i32
          %625 = "arith.remui"(%624, %26) : (i32, i32) -> i32
          %626 = "arith.remui"(%527, %307) : (i32, i32) -> i32
          %627 = "arith.divui"(%624, %26) : (i32, i32) -> i32
          %628 = "arith.minsi"(%626, %37) : (i32, i32) -> i32
          %629 = "arith.addi"(%627, %628) : (i32, i32) -> i32
          %630 = "arith.remui"(%629, %2) : (i32, i32) -> i32
          %631 = "arith.divui"(%629, %2) : (i32, i32) -> i32
          %632 = "arith.constant"() {value = 63 : i32} : () -> i32
          %633 = "arith.addi"(%28, %632) : (i32, i32) -> i32
          %634 = "arith.divui"(%633, %325) : (i32, i32) -> i32
          %635 = "arith.subi"(%634, %307) : (i32, i32) -> i32
          %636 = "arith.subi"(%635, %625) : (i32, i32) -> i32
          %637 = "arith.cmpi"(%636, %37) {predicate = 5 : i64} : (i32, i32) -> i1
          %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726 = "scf.if"(%637) ({
            %727 = "arith.muli"(%636, %325) : (i32, i32) -> i32
            %728 = "arith.maxsi"(%27, %307) : (i32, i32) -> i32
            %729 = "arith.subi"(%728, %307) : (i32, i32) -> i32
            %730 = "arith.constant"() {value = 7 : i32} : () -> i32
            %731 = "arith.shrsi"(%729, %730) : (i32, i32) -> i32
            %732 = "arith.addi"(%731, %307) : (i32, i32) -> i32
            %733 = "arith.minsi"(%37, %731) : (i32, i32) -> i32
            %734 = "arith.subi"(%732, %733) : (i32, i32) -> i32
            %735 = "arith.muli"(%308, %325) : (i32, i32) -> i32
            %736 = "arith.addi"(%727, %735) : (i32, i32) -> i32
            %737 = "arith.constant"() {value = 127 : i32} : () -> i32
            %738 = "arith.andi"(%309, %737) : (i32, i32) -> i32
            %739 = "arith.divui"(%738, %40) : (i32, i32) -> i32
            %740 = "arith.muli"(%739, %314) : (i32, i32) -> i32
            %741 = "arith.addi"(%736, %740) : (i32, i32) -> i32
            %742 = "arith.andi"(%309, %38) : (i32, i32) -> i32
            %743 = "arith.constant"() {value = 4 : i32} : () -> i32
            %744 = "arith.divui"(%742, %743) : (i32, i32) -> i32
            %745 = "arith.addi"(%741, %744) : (i32, i32) -> i32
            %746 = "arith.constant"() {value = 3 : i32} : () -> i32
            %747 = "arith.andi"(%309, %746) : (i32, i32) -> i32
            %748 = "arith.constant"() {value = 2 : i32} : () -> i32
            %749 = "arith.muli"(%747, %748) : (i32, i32) -> i32
            %750 = "arith.muli"(%731, %34) : (i32, i32) -> i32
            %751 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
            %752 = "vector.extract"(%751) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %753 = "vector.extract"(%751) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %754 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
            %755 = "vector.extract"(%754) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %756 = "vector.extract"(%754) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %757 = "vector.extract"(%754) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %758 = "vector.extract"(%754) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %759 = "vector.extract"(%754) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %760 = "vector.extract"(%754) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %761 = "vector.extract"(%754) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %762 = "vector.extract"(%754) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %763 = "vector.extract"(%754) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %764 = "vector.extract"(%754) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %765 = "vector.extract"(%754) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %766 = "vector.extract"(%754) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %767 = "vector.extract"(%754) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %768 = "vector.extract"(%754) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %769 = "vector.extract"(%754) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %770 = "vector.extract"(%754) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %771 = "vector.extract"(%754) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %772 = "vector.extract"(%754) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %773 = "vector.extract"(%754) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %774 = "vector.extract"(%754) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %775 = "vector.extract"(%754) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %776 = "vector.extract"(%754) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %777 = "vector.extract"(%754) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %778 = "vector.extract"(%754) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %779 = "vector.extract"(%754) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %780 = "vector.extract"(%754) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %781 = "vector.extract"(%754) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %782 = "vector.extract"(%754) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %783 = "vector.extract"(%754) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %784 = "vector.extract"(%754) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %785 = "vector.extract"(%754) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %786 = "vector.extract"(%754) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %787 = "llvm.getelementptr"(%53, %532) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t788_s0 = "llvm.ptrtoint"(%787) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t788_s0, %533) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %789 = "llvm.getelementptr"(%75, %529) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t790_s0 = "llvm.ptrtoint"(%789) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t790_s0, %530) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %791 = "arith.constant"() {value = 4096 : i32} : () -> i32
            %792 = "arith.muli"(%532, %791) : (i32, i32) -> i32
            %793 = "llvm.getelementptr"(%50, %792) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %794 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %795 = "arith.muli"(%529, %794) : (i32, i32) -> i32
            %796 = "llvm.getelementptr"(%51, %795) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %797 = "arith.constant"() {value = false} : () -> i1
            %t799_a = "llvm.ptrtoint"(%793) : (!llvm.ptr<3>) -> i32
            %t799_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t799_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t799_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t799_shifted = "arith.shrui"(%t799_a, %t799_four) : (i32, i32) -> i32
            %t799_low = "arith.andi"(%t799_shifted, %t799_mask) : (i32, i32) -> i32
            %t799_wide = "arith.extui"(%t799_low) : (i32) -> i64
            %798 = "arith.ori"(%t799_wide, %t799_fields) : (i64, i64) -> i64
            %t801_a = "llvm.ptrtoint"(%796) : (!llvm.ptr<3>) -> i32
            %t801_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t801_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t801_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t801_shifted = "arith.shrui"(%t801_a, %t801_four) : (i32, i32) -> i32
            %t801_low = "arith.andi"(%t801_shifted, %t801_mask) : (i32, i32) -> i32
            %t801_wide = "arith.extui"(%t801_low) : (i32) -> i64
            %800 = "arith.ori"(%t801_wide, %t801_fields) : (i64, i64) -> i64
            %t866_r = "llvm.inline_asm"(%537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %802 = "llvm.extractvalue"(%t866_r) {position = array<i64: 0>} : (!struct0) -> f32
            %803 = "llvm.extractvalue"(%t866_r) {position = array<i64: 1>} : (!struct0) -> f32
            %804 = "llvm.extractvalue"(%t866_r) {position = array<i64: 2>} : (!struct0) -> f32
            %805 = "llvm.extractvalue"(%t866_r) {position = array<i64: 3>} : (!struct0) -> f32
            %806 = "llvm.extractvalue"(%t866_r) {position = array<i64: 4>} : (!struct0) -> f32
            %807 = "llvm.extractvalue"(%t866_r) {position = array<i64: 5>} : (!struct0) -> f32
            %808 = "llvm.extractvalue"(%t866_r) {position = array<i64: 6>} : (!struct0) -> f32
            %809 = "llvm.extractvalue"(%t866_r) {position = array<i64: 7>} : (!struct0) -> f32
            %810 = "llvm.extractvalue"(%t866_r) {position = array<i64: 8>} : (!struct0) -> f32
            %811 = "llvm.extractvalue"(%t866_r) {position = array<i64: 9>} : (!struct0) -> f32
            %812 = "llvm.extractvalue"(%t866_r) {position = array<i64: 10>} : (!struct0) -> f32
            %813 = "llvm.extractvalue"(%t866_r) {position = array<i64: 11>} : (!struct0) -> f32
            %814 = "llvm.extractvalue"(%t866_r) {position = array<i64: 12>} : (!struct0) -> f32
            %815 = "llvm.extractvalue"(%t866_r) {position = array<i64: 13>} : (!struct0) -> f32
            %816 = "llvm.extractvalue"(%t866_r) {position = array<i64: 14>} : (!struct0) -> f32
            %817 = "llvm.extractvalue"(%t866_r) {position = array<i64: 15>} : (!struct0) -> f32
            %818 = "llvm.extractvalue"(%t866_r) {position = array<i64: 16>} : (!struct0) -> f32
            %819 = "llvm.extractvalue"(%t866_r) {position = array<i64: 17>} : (!struct0) -> f32
            %820 = "llvm.extractvalue"(%t866_r) {position = array<i64: 18>} : (!struct0) -> f32
            %821 = "llvm.extractvalue"(%t866_r) {position = array<i64: 19>} : (!struct0) -> f32
            %822 = "llvm.extractvalue"(%t866_r) {position = array<i64: 20>} : (!struct0) -> f32
            %823 = "llvm.extractvalue"(%t866_r) {position = array<i64: 21>} : (!struct0) -> f32
            %824 = "llvm.extractvalue"(%t866_r) {position = array<i64: 22>} : (!struct0) -> f32
            %825 = "llvm.extractvalue"(%t866_r) {position = array<i64: 23>} : (!struct0) -> f32
            %826 = "llvm.extractvalue"(%t866_r) {position = array<i64: 24>} : (!struct0) -> f32
            %827 = "llvm.extractvalue"(%t866_r) {position = array<i64: 25>} : (!struct0) -> f32
            %828 = "llvm.extractvalue"(%t866_r) {position = array<i64: 26>} : (!struct0) -> f32
            %829 = "llvm.extractvalue"(%t866_r) {position = array<i64: 27>} : (!struct0) -> f32
            %830 = "llvm.extractvalue"(%t866_r) {position = array<i64: 28>} : (!struct0) -> f32
            %831 = "llvm.extractvalue"(%t866_r) {position = array<i64: 29>} : (!struct0) -> f32
            %832 = "llvm.extractvalue"(%t866_r) {position = array<i64: 30>} : (!struct0) -> f32
            %833 = "llvm.extractvalue"(%t866_r) {position = array<i64: 31>} : (!struct0) -> f32
            %834 = "llvm.extractvalue"(%t866_r) {position = array<i64: 32>} : (!struct0) -> f32
            %835 = "llvm.extractvalue"(%t866_r) {position = array<i64: 33>} : (!struct0) -> f32
            %836 = "llvm.extractvalue"(%t866_r) {position = array<i64: 34>} : (!struct0) -> f32
            %837 = "llvm.extractvalue"(%t866_r) {position = array<i64: 35>} : (!struct0) -> f32
            %838 = "llvm.extractvalue"(%t866_r) {position = array<i64: 36>} : (!struct0) -> f32
            %839 = "llvm.extractvalue"(%t866_r) {position = array<i64: 37>} : (!struct0) -> f32
            %840 = "llvm.extractvalue"(%t866_r) {position = array<i64: 38>} : (!struct0) -> f32
            %841 = "llvm.extractvalue"(%t866_r) {position = array<i64: 39>} : (!struct0) -> f32
            %842 = "llvm.extractvalue"(%t866_r) {position = array<i64: 40>} : (!struct0) -> f32
            %843 = "llvm.extractvalue"(%t866_r) {position = array<i64: 41>} : (!struct0) -> f32
            %844 = "llvm.extractvalue"(%t866_r) {position = array<i64: 42>} : (!struct0) -> f32
            %845 = "llvm.extractvalue"(%t866_r) {position = array<i64: 43>} : (!struct0) -> f32
            %846 = "llvm.extractvalue"(%t866_r) {position = array<i64: 44>} : (!struct0) -> f32
            %847 = "llvm.extractvalue"(%t866_r) {position = array<i64: 45>} : (!struct0) -> f32
            %848 = "llvm.extractvalue"(%t866_r) {position = array<i64: 46>} : (!struct0) -> f32
            %849 = "llvm.extractvalue"(%t866_r) {position = array<i64: 47>} : (!struct0) -> f32
            %850 = "llvm.extractvalue"(%t866_r) {position = array<i64: 48>} : (!struct0) -> f32
            %851 = "llvm.extractvalue"(%t866_r) {position = array<i64: 49>} : (!struct0) -> f32
            %852 = "llvm.extractvalue"(%t866_r) {position = array<i64: 50>} : (!struct0) -> f32
            %853 = "llvm.extractvalue"(%t866_r) {position = array<i64: 51>} : (!struct0) -> f32
            %854 = "llvm.extractvalue"(%t866_r) {position = array<i64: 52>} : (!struct0) -> f32
            %855 = "llvm.extractvalue"(%t866_r) {position = array<i64: 53>} : (!struct0) -> f32
            %856 = "llvm.extractvalue"(%t866_r) {position = array<i64: 54>} : (!struct0) -> f32
            %857 = "llvm.extractvalue"(%t866_r) {position = array<i64: 55>} : (!struct0) -> f32
            %858 = "llvm.extractvalue"(%t866_r) {position = array<i64: 56>} : (!struct0) -> f32
            %859 = "llvm.extractvalue"(%t866_r) {position = array<i64: 57>} : (!struct0) -> f32
            %860 = "llvm.extractvalue"(%t866_r) {position = array<i64: 58>} : (!struct0) -> f32
            %861 = "llvm.extractvalue"(%t866_r) {position = array<i64: 59>} : (!struct0) -> f32
            %862 = "llvm.extractvalue"(%t866_r) {position = array<i64: 60>} : (!struct0) -> f32
            %863 = "llvm.extractvalue"(%t866_r) {position = array<i64: 61>} : (!struct0) -> f32
            %864 = "llvm.extractvalue"(%t866_r) {position = array<i64: 62>} : (!struct0) -> f32
            %865 = "llvm.extractvalue"(%t866_r) {position = array<i64: 63>} : (!struct0) -> f32
            %t931_r = "llvm.inline_asm"(%802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %798, %800, %797) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %867 = "llvm.extractvalue"(%t931_r) {position = array<i64: 0>} : (!struct0) -> f32
            %868 = "llvm.extractvalue"(%t931_r) {position = array<i64: 1>} : (!struct0) -> f32
            %869 = "llvm.extractvalue"(%t931_r) {position = array<i64: 2>} : (!struct0) -> f32
            %870 = "llvm.extractvalue"(%t931_r) {position = array<i64: 3>} : (!struct0) -> f32
            %871 = "llvm.extractvalue"(%t931_r) {position = array<i64: 4>} : (!struct0) -> f32
            %872 = "llvm.extractvalue"(%t931_r) {position = array<i64: 5>} : (!struct0) -> f32
            %873 = "llvm.extractvalue"(%t931_r) {position = array<i64: 6>} : (!struct0) -> f32
            %874 = "llvm.extractvalue"(%t931_r) {position = array<i64: 7>} : (!struct0) -> f32
            %875 = "llvm.extractvalue"(%t931_r) {position = array<i64: 8>} : (!struct0) -> f32
            %876 = "llvm.extractvalue"(%t931_r) {position = array<i64: 9>} : (!struct0) -> f32
            %877 = "llvm.extractvalue"(%t931_r) {position = array<i64: 10>} : (!struct0) -> f32
            %878 = "llvm.extractvalue"(%t931_r) {position = array<i64: 11>} : (!struct0) -> f32
            %879 = "llvm.extractvalue"(%t931_r) {position = array<i64: 12>} : (!struct0) -> f32
            %880 = "llvm.extractvalue"(%t931_r) {position = array<i64: 13>} : (!struct0) -> f32
            %881 = "llvm.extractvalue"(%t931_r) {position = array<i64: 14>} : (!struct0) -> f32
            %882 = "llvm.extractvalue"(%t931_r) {position = array<i64: 15>} : (!struct0) -> f32
            %883 = "llvm.extractvalue"(%t931_r) {position = array<i64: 16>} : (!struct0) -> f32
            %884 = "llvm.extractvalue"(%t931_r) {position = array<i64: 17>} : (!struct0) -> f32
            %885 = "llvm.extractvalue"(%t931_r) {position = array<i64: 18>} : (!struct0) -> f32
            %886 = "llvm.extractvalue"(%t931_r) {position = array<i64: 19>} : (!struct0) -> f32
            %887 = "llvm.extractvalue"(%t931_r) {position = array<i64: 20>} : (!struct0) -> f32
            %888 = "llvm.extractvalue"(%t931_r) {position = array<i64: 21>} : (!struct0) -> f32
            %889 = "llvm.extractvalue"(%t931_r) {position = array<i64: 22>} : (!struct0) -> f32
            %890 = "llvm.extractvalue"(%t931_r) {position = array<i64: 23>} : (!struct0) -> f32
            %891 = "llvm.extractvalue"(%t931_r) {position = array<i64: 24>} : (!struct0) -> f32
            %892 = "llvm.extractvalue"(%t931_r) {position = array<i64: 25>} : (!struct0) -> f32
            %893 = "llvm.extractvalue"(%t931_r) {position = array<i64: 26>} : (!struct0) -> f32
            %894 = "llvm.extractvalue"(%t931_r) {position = array<i64: 27>} : (!struct0) -> f32
            %895 = "llvm.extractvalue"(%t931_r) {position = array<i64: 28>} : (!struct0) -> f32
            %896 = "llvm.extractvalue"(%t931_r) {position = array<i64: 29>} : (!struct0) -> f32
            %897 = "llvm.extractvalue"(%t931_r) {position = array<i64: 30>} : (!struct0) -> f32
            %898 = "llvm.extractvalue"(%t931_r) {position = array<i64: 31>} : (!struct0) -> f32
            %899 = "llvm.extractvalue"(%t931_r) {position = array<i64: 32>} : (!struct0) -> f32
            %900 = "llvm.extractvalue"(%t931_r) {position = array<i64: 33>} : (!struct0) -> f32
            %901 = "llvm.extractvalue"(%t931_r) {position = array<i64: 34>} : (!struct0) -> f32
            %902 = "llvm.extractvalue"(%t931_r) {position = array<i64: 35>} : (!struct0) -> f32
            %903 = "llvm.extractvalue"(%t931_r) {position = array<i64: 36>} : (!struct0) -> f32
            %904 = "llvm.extractvalue"(%t931_r) {position = array<i64: 37>} : (!struct0) -> f32
            %905 = "llvm.extractvalue"(%t931_r) {position = array<i64: 38>} : (!struct0) -> f32
            %906 = "llvm.extractvalue"(%t931_r) {position = array<i64: 39>} : (!struct0) -> f32
            %907 = "llvm.extractvalue"(%t931_r) {position = array<i64: 40>} : (!struct0) -> f32
            %908 = "llvm.extractvalue"(%t931_r) {position = array<i64: 41>} : (!struct0) -> f32
            %909 = "llvm.extractvalue"(%t931_r) {position = array<i64: 42>} : (!struct0) -> f32
            %910 = "llvm.extractvalue"(%t931_r) {position = array<i64: 43>} : (!struct0) -> f32
            %911 = "llvm.extractvalue"(%t931_r) {position = array<i64: 44>} : (!struct0) -> f32
            %912 = "llvm.extractvalue"(%t931_r) {position = array<i64: 45>} : (!struct0) -> f32
            %913 = "llvm.extractvalue"(%t931_r) {position = array<i64: 46>} : (!struct0) -> f32
            %914 = "llvm.extractvalue"(%t931_r) {position = array<i64: 47>} : (!struct0) -> f32
            %915 = "llvm.extractvalue"(%t931_r) {position = array<i64: 48>} : (!struct0) -> f32
            %916 = "llvm.extractvalue"(%t931_r) {position = array<i64: 49>} : (!struct0) -> f32
            %917 = "llvm.extractvalue"(%t931_r) {position = array<i64: 50>} : (!struct0) -> f32
            %918 = "llvm.extractvalue"(%t931_r) {position = array<i64: 51>} : (!struct0) -> f32
            %919 = "llvm.extractvalue"(%t931_r) {position = array<i64: 52>} : (!struct0) -> f32
            %920 = "llvm.extractvalue"(%t931_r) {position = array<i64: 53>} : (!struct0) -> f32
            %921 = "llvm.extractvalue"(%t931_r) {position = array<i64: 54>} : (!struct0) -> f32
            %922 = "llvm.extractvalue"(%t931_r) {position = array<i64: 55>} : (!struct0) -> f32
            %923 = "llvm.extractvalue"(%t931_r) {position = array<i64: 56>} : (!struct0) -> f32
            %924 = "llvm.extractvalue"(%t931_r) {position = array<i64: 57>} : (!struct0) -> f32
            %925 = "llvm.extractvalue"(%t931_r) {position = array<i64: 58>} : (!struct0) -> f32
            %926 = "llvm.extractvalue"(%t931_r) {position = array<i64: 59>} : (!struct0) -> f32
            %927 = "llvm.extractvalue"(%t931_r) {position = array<i64: 60>} : (!struct0) -> f32
            %928 = "llvm.extractvalue"(%t931_r) {position = array<i64: 61>} : (!struct0) -> f32
            %929 = "llvm.extractvalue"(%t931_r) {position = array<i64: 62>} : (!struct0) -> f32
            %930 = "llvm.extractvalue"(%t931_r) {position = array<i64: 63>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t996_r = "llvm.inline_asm"(%867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %932 = "llvm.extractvalue"(%t996_r) {position = array<i64: 0>} : (!struct0) -> f32
            %933 = "llvm.extractvalue"(%t996_r) {position = array<i64: 1>} : (!struct0) -> f32
            %934 = "llvm.extractvalue"(%t996_r) {position = array<i64: 2>} : (!struct0) -> f32
            %935 = "llvm.extractvalue"(%t996_r) {position = array<i64: 3>} : (!struct0) -> f32
            %936 = "llvm.extractvalue"(%t996_r) {position = array<i64: 4>} : (!struct0) -> f32
            %937 = "llvm.extractvalue"(%t996_r) {position = array<i64: 5>} : (!struct0) -> f32
            %938 = "llvm.extractvalue"(%t996_r) {position = array<i64: 6>} : (!struct0) -> f32
            %939 = "llvm.extractvalue"(%t996_r) {position = array<i64: 7>} : (!struct0) -> f32
            %940 = "llvm.extractvalue"(%t996_r) {position = array<i64: 8>} : (!struct0) -> f32
            %941 = "llvm.extractvalue"(%t996_r) {position = array<i64: 9>} : (!struct0) -> f32
            %942 = "llvm.extractvalue"(%t996_r) {position = array<i64: 10>} : (!struct0) -> f32
            %943 = "llvm.extractvalue"(%t996_r) {position = array<i64: 11>} : (!struct0) -> f32
            %944 = "llvm.extractvalue"(%t996_r) {position = array<i64: 12>} : (!struct0) -> f32
            %945 = "llvm.extractvalue"(%t996_r) {position = array<i64: 13>} : (!struct0) -> f32
            %946 = "llvm.extractvalue"(%t996_r) {position = array<i64: 14>} : (!struct0) -> f32
            %947 = "llvm.extractvalue"(%t996_r) {position = array<i64: 15>} : (!struct0) -> f32
            %948 = "llvm.extractvalue"(%t996_r) {position = array<i64: 16>} : (!struct0) -> f32
            %949 = "llvm.extractvalue"(%t996_r) {position = array<i64: 17>} : (!struct0) -> f32
            %950 = "llvm.extractvalue"(%t996_r) {position = array<i64: 18>} : (!struct0) -> f32
            %951 = "llvm.extractvalue"(%t996_r) {position = array<i64: 19>} : (!struct0) -> f32
            %952 = "llvm.extractvalue"(%t996_r) {position = array<i64: 20>} : (!struct0) -> f32
            %953 = "llvm.extractvalue"(%t996_r) {position = array<i64: 21>} : (!struct0) -> f32
            %954 = "llvm.extractvalue"(%t996_r) {position = array<i64: 22>} : (!struct0) -> f32
            %955 = "llvm.extractvalue"(%t996_r) {position = array<i64: 23>} : (!struct0) -> f32
            %956 = "llvm.extractvalue"(%t996_r) {position = array<i64: 24>} : (!struct0) -> f32
            %957 = "llvm.extractvalue"(%t996_r) {position = array<i64: 25>} : (!struct0) -> f32
            %958 = "llvm.extractvalue"(%t996_r) {position = array<i64: 26>} : (!struct0) -> f32
            %959 = "llvm.extractvalue"(%t996_r) {position = array<i64: 27>} : (!struct0) -> f32
            %960 = "llvm.extractvalue"(%t996_r) {position = array<i64: 28>} : (!struct0) -> f32
            %961 = "llvm.extractvalue"(%t996_r) {position = array<i64: 29>} : (!struct0) -> f32
            %962 = "llvm.extractvalue"(%t996_r) {position = array<i64: 30>} : (!struct0) -> f32
            %963 = "llvm.extractvalue"(%t996_r) {position = array<i64: 31>} : (!struct0) -> f32
            %964 = "llvm.extractvalue"(%t996_r) {position = array<i64: 32>} : (!struct0) -> f32
            %965 = "llvm.extractvalue"(%t996_r) {position = array<i64: 33>} : (!struct0) -> f32
            %966 = "llvm.extractvalue"(%t996_r) {position = array<i64: 34>} : (!struct0) -> f32
            %967 = "llvm.extractvalue"(%t996_r) {position = array<i64: 35>} : (!struct0) -> f32
            %968 = "llvm.extractvalue"(%t996_r) {position = array<i64: 36>} : (!struct0) -> f32
            %969 = "llvm.extractvalue"(%t996_r) {position = array<i64: 37>} : (!struct0) -> f32
            %970 = "llvm.extractvalue"(%t996_r) {position = array<i64: 38>} : (!struct0) -> f32
            %971 = "llvm.extractvalue"(%t996_r) {position = array<i64: 39>} : (!struct0) -> f32
            %972 = "llvm.extractvalue"(%t996_r) {position = array<i64: 40>} : (!struct0) -> f32
            %973 = "llvm.extractvalue"(%t996_r) {position = array<i64: 41>} : (!struct0) -> f32
            %974 = "llvm.extractvalue"(%t996_r) {position = array<i64: 42>} : (!struct0) -> f32
            %975 = "llvm.extractvalue"(%t996_r) {position = array<i64: 43>} : (!struct0) -> f32
            %976 = "llvm.extractvalue"(%t996_r) {position = array<i64: 44>} : (!struct0) -> f32
            %977 = "llvm.extractvalue"(%t996_r) {position = array<i64: 45>} : (!struct0) -> f32
            %978 = "llvm.extractvalue"(%t996_r) {position = array<i64: 46>} : (!struct0) -> f32
            %979 = "llvm.extractvalue"(%t996_r) {position = array<i64: 47>} : (!struct0) -> f32
            %980 = "llvm.extractvalue"(%t996_r) {position = array<i64: 48>} : (!struct0) -> f32
            %981 = "llvm.extractvalue"(%t996_r) {position = array<i64: 49>} : (!struct0) -> f32
            %982 = "llvm.extractvalue"(%t996_r) {position = array<i64: 50>} : (!struct0) -> f32
            %983 = "llvm.extractvalue"(%t996_r) {position = array<i64: 51>} : (!struct0) -> f32
            %984 = "llvm.extractvalue"(%t996_r) {position = array<i64: 52>} : (!struct0) -> f32
            %985 = "llvm.extractvalue"(%t996_r) {position = array<i64: 53>} : (!struct0) -> f32
            %986 = "llvm.extractvalue"(%t996_r) {position = array<i64: 54>} : (!struct0) -> f32
            %987 = "llvm.extractvalue"(%t996_r) {position = array<i64: 55>} : (!struct0) -> f32
            %988 = "llvm.extractvalue"(%t996_r) {position = array<i64: 56>} : (!struct0) -> f32
            %989 = "llvm.extractvalue"(%t996_r) {position = array<i64: 57>} : (!struct0) -> f32
            %990 = "llvm.extractvalue"(%t996_r) {position = array<i64: 58>} : (!struct0) -> f32
            %991 = "llvm.extractvalue"(%t996_r) {position = array<i64: 59>} : (!struct0) -> f32
            %992 = "llvm.extractvalue"(%t996_r) {position = array<i64: 60>} : (!struct0) -> f32
            %993 = "llvm.extractvalue"(%t996_r) {position = array<i64: 61>} : (!struct0) -> f32
            %994 = "llvm.extractvalue"(%t996_r) {position = array<i64: 62>} : (!struct0) -> f32
            %995 = "llvm.extractvalue"(%t996_r) {position = array<i64: 63>} : (!struct0) -> f32
            "scf.if"(%77) ({
              %997 = "llvm.getelementptr"(%78, %529) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t998_s0 = "llvm.ptrtoint"(%997) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t998_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %999 = "arith.addi"(%529, %307) : (i32, i32) -> i32
            %1000 = "arith.cmpi"(%999, %748) {predicate = 0 : i64} : (i32, i32) -> i1
            %1001 = "arith.xori"(%530, %307) : (i32, i32) -> i32
            %1002 = "arith.select"(%1000, %1001, %530) : (i1, i32, i32) -> i32
            %1003 = "arith.select"(%1000, %37, %999) : (i1, i32, i32) -> i32
            %1004 = "arith.addi"(%528, %307) : (i32, i32) -> i32
            %1005 = "arith.addi"(%750, %34) : (i32, i32) -> i32
            %1006 = "arith.cmpi"(%1005, %27) {predicate = 4 : i64} : (i32, i32) -> i1
            %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070 = "scf.if"(%1006) ({
              %1071 = "arith.addi"(%750, %749) : (i32, i32) -> i32
              %1072 = "vector.from_elements"(%37, %307, %312, %313, %314, %315, %316, %317, %40, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %1073 = "arith.subi"(%27, %1071) : (i32, i32) -> i32
              %1074 = "vector.broadcast"(%1073) : (i32) -> vector<32xi32>
              %1075 = "arith.cmpi"(%1072, %1074) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %1076 = "vector.from_elements"(%932, %933, %936, %937, %940, %941, %944, %945, %948, %949, %952, %953, %956, %957, %960, %961, %964, %965, %968, %969, %972, %973, %976, %977, %980, %981, %984, %985, %988, %989, %992, %993) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %1077 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
              %1078 = "arith.select"(%1075, %1077, %1076) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %1079 = "vector.extract"(%1078) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %1080 = "vector.extract"(%1078) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %1081 = "vector.extract"(%1078) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %1082 = "vector.extract"(%1078) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %1083 = "vector.extract"(%1078) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %1084 = "vector.extract"(%1078) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %1085 = "vector.extract"(%1078) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %1086 = "vector.extract"(%1078) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %1087 = "vector.extract"(%1078) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %1088 = "vector.extract"(%1078) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %1089 = "vector.extract"(%1078) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %1090 = "vector.extract"(%1078) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %1091 = "vector.extract"(%1078) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %1092 = "vector.extract"(%1078) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %1093 = "vector.extract"(%1078) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %1094 = "vector.extract"(%1078) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %1095 = "vector.extract"(%1078) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %1096 = "vector.extract"(%1078) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %1097 = "vector.extract"(%1078) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %1098 = "vector.extract"(%1078) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %1099 = "vector.extract"(%1078) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %1100 = "vector.extract"(%1078) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %1101 = "vector.extract"(%1078) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %1102 = "vector.extract"(%1078) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %1103 = "vector.extract"(%1078) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %1104 = "vector.extract"(%1078) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %1105 = "vector.extract"(%1078) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %1106 = "vector.extract"(%1078) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %1107 = "vector.extract"(%1078) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %1108 = "vector.extract"(%1078) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %1109 = "vector.extract"(%1078) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %1110 = "vector.extract"(%1078) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %1111 = "vector.from_elements"(%37, %307, %312, %313, %314, %315, %316, %317, %40, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %1112 = "vector.broadcast"(%1073) : (i32) -> vector<32xi32>
              %1113 = "arith.cmpi"(%1111, %1112) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %1114 = "vector.from_elements"(%934, %935, %938, %939, %942, %943, %946, %947, %950, %951, %954, %955, %958, %959, %962, %963, %966, %967, %970, %971, %974, %975, %978, %979, %982, %983, %986, %987, %990, %991, %994, %995) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %1115 = "arith.select"(%1113, %1077, %1114) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %1116 = "vector.extract"(%1115) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %1117 = "vector.extract"(%1115) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %1118 = "vector.extract"(%1115) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %1119 = "vector.extract"(%1115) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %1120 = "vector.extract"(%1115) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %1121 = "vector.extract"(%1115) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %1122 = "vector.extract"(%1115) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %1123 = "vector.extract"(%1115) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %1124 = "vector.extract"(%1115) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %1125 = "vector.extract"(%1115) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %1126 = "vector.extract"(%1115) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %1127 = "vector.extract"(%1115) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %1128 = "vector.extract"(%1115) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %1129 = "vector.extract"(%1115) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %1130 = "vector.extract"(%1115) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %1131 = "vector.extract"(%1115) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %1132 = "vector.extract"(%1115) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %1133 = "vector.extract"(%1115) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %1134 = "vector.extract"(%1115) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %1135 = "vector.extract"(%1115) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %1136 = "vector.extract"(%1115) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %1137 = "vector.extract"(%1115) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %1138 = "vector.extract"(%1115) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %1139 = "vector.extract"(%1115) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %1140 = "vector.extract"(%1115) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %1141 = "vector.extract"(%1115) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %1142 = "vector.extract"(%1115) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %1143 = "vector.extract"(%1115) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %1144 = "vector.extract"(%1115) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %1145 = "vector.extract"(%1115) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %1146 = "vector.extract"(%1115) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %1147 = "vector.extract"(%1115) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              "scf.yield"(%1079, %1080, %1116, %1117, %1081, %1082, %1118, %1119, %1083, %1084, %1120, %1121, %1085, %1086, %1122, %1123, %1087, %1088, %1124, %1125, %1089, %1090, %1126, %1127, %1091, %1092, %1128, %1129, %1093, %1094, %1130, %1131, %1095, %1096, %1132, %1133, %1097, %1098, %1134, %1135, %1099, %1100, %1136, %1137, %1101, %1102, %1138, %1139, %1103, %1104, %1140, %1141, %1105, %1106, %1142, %1143, %1107, %1108, %1144, %1145, %1109, %1110, %1146, %1147) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %1148 = "vector.from_elements"(%1007, %1008, %1011, %1012, %1015, %1016, %1019, %1020, %1023, %1024, %1027, %1028, %1031, %1032, %1035, %1036, %1039, %1040, %1043, %1044, %1047, %1048, %1051, %1052, %1055, %1056, %1059, %1060, %1063, %1064, %1067, %1068) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1149 = "vector.shuffle"(%1148, %1148) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1150 = "vector.shuffle"(%1148, %1148) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1151 = "arith.maxnumf"(%1149, %1150) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1152 = "vector.shuffle"(%1151, %1151) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1153 = "vector.shuffle"(%1151, %1151) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1154 = "arith.maxnumf"(%1152, %1153) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1155 = "vector.shuffle"(%1154, %1154) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1156 = "vector.shuffle"(%1154, %1154) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1157 = "arith.maxnumf"(%1155, %1156) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1158 = "vector.shuffle"(%1157, %1157) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1159 = "vector.shuffle"(%1157, %1157) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1160 = "arith.maxnumf"(%1158, %1159) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1161 = "vector.shuffle"(%1160, %1160) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1162 = "vector.shuffle"(%1160, %1160) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1163 = "arith.maxnumf"(%1161, %1162) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1164 = "vector.extract"(%1163) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1165 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
            %1166 = "arith.maxnumf"(%1164, %1165) : (f32, f32) -> f32
            %1167 = "arith.mulf"(%1166, %311) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1168 = "vector.from_elements"(%1009, %1010, %1013, %1014, %1017, %1018, %1021, %1022, %1025, %1026, %1029, %1030, %1033, %1034, %1037, %1038, %1041, %1042, %1045, %1046, %1049, %1050, %1053, %1054, %1057, %1058, %1061, %1062, %1065, %1066, %1069, %1070) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1169 = "vector.shuffle"(%1168, %1168) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1170 = "vector.shuffle"(%1168, %1168) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1171 = "arith.maxnumf"(%1169, %1170) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1172 = "vector.shuffle"(%1171, %1171) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1173 = "vector.shuffle"(%1171, %1171) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1174 = "arith.maxnumf"(%1172, %1173) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1175 = "vector.shuffle"(%1174, %1174) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1176 = "vector.shuffle"(%1174, %1174) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1177 = "arith.maxnumf"(%1175, %1176) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1178 = "vector.shuffle"(%1177, %1177) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1179 = "vector.shuffle"(%1177, %1177) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1180 = "arith.maxnumf"(%1178, %1179) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1181 = "vector.shuffle"(%1180, %1180) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1182 = "vector.shuffle"(%1180, %1180) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1183 = "arith.maxnumf"(%1181, %1182) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1184 = "vector.extract"(%1183) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1185 = "arith.maxnumf"(%1184, %1165) : (f32, f32) -> f32
            %1186 = "arith.mulf"(%1185, %311) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1187 = "arith.constant"() {value = dense<1.0> : vector<2xf32>} : () -> vector<2xf32>
            %1188 = "vector.extract"(%1187) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %1189 = "vector.extract"(%1187) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %1190 = "arith.constant"() {value = 2.0 : f32} : () -> f32
            %1191 = "arith.addf"(%752, %1190) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1192 = "arith.cmpf"(%1167, %1191) {predicate = 2 : i64} : (f32, f32) -> i1
            %1193 = "arith.addf"(%753, %1190) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1194 = "arith.cmpf"(%1186, %1193) {predicate = 2 : i64} : (f32, f32) -> i1
            %1195 = "arith.ori"(%1192, %1194) : (i1, i1) -> i1
            %1196 = "nvvm.vote.sync"(%36, %1195) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
            %1197, %1198 = "scf.if"(%1196) ({
              %1199 = "nvvm.shfl.sync"(%36, %1167, %307, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %1200 = "arith.maxnumf"(%1167, %1199) : (f32, f32) -> f32
              %1201 = "nvvm.shfl.sync"(%36, %1200, %748, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %1202 = "arith.maxnumf"(%1200, %1201) : (f32, f32) -> f32
              %1203 = "arith.maxnumf"(%752, %1202) : (f32, f32) -> f32
              %1204 = "arith.cmpf"(%1203, %1165) {predicate = 2 : i64} : (f32, f32) -> i1
              %1205 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              %1206 = "arith.select"(%1204, %1203, %1205) : (i1, f32, f32) -> f32
              %1207 = "arith.subf"(%752, %1206) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1208 = "llvm.call_intrinsic"(%1207) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %1209 = "nvvm.shfl.sync"(%36, %1186, %307, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %1210 = "arith.maxnumf"(%1186, %1209) : (f32, f32) -> f32
              %1211 = "nvvm.shfl.sync"(%36, %1210, %748, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %1212 = "arith.maxnumf"(%1210, %1211) : (f32, f32) -> f32
              %1213 = "arith.maxnumf"(%753, %1212) : (f32, f32) -> f32
              %1214 = "arith.cmpf"(%1213, %1165) {predicate = 2 : i64} : (f32, f32) -> i1
              %1215 = "arith.select"(%1214, %1213, %1205) : (i1, f32, f32) -> f32
              %1216 = "arith.subf"(%753, %1215) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %1217 = "llvm.call_intrinsic"(%1216) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              "scf.yield"(%1203, %1213) : (f32, f32) -> ()
            }, {
              "scf.yield"(%752, %753) : (f32, f32) -> ()
            }) : (i1) -> (f32, f32)
            %1218 = "vector.from_elements"(%1007, %1008, %1011, %1012, %1015, %1016, %1019, %1020, %1023, %1024, %1027, %1028, %1031, %1032, %1035, %1036, %1039, %1040, %1043, %1044, %1047, %1048, %1051, %1052, %1055, %1056, %1059, %1060, %1063, %1064, %1067, %1068) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1219 = "vector.broadcast"(%311) : (f32) -> vector<32xf32>
            %1220 = "arith.mulf"(%1218, %1219) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1221 = "arith.cmpf"(%1197, %1165) {predicate = 2 : i64} : (f32, f32) -> i1
            %1222 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %1223 = "arith.select"(%1221, %1197, %1222) : (i1, f32, f32) -> f32
            %1224 = "vector.broadcast"(%1223) : (f32) -> vector<32xf32>
            %1225 = "arith.subf"(%1220, %1224) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1226 = "vector.extract"(%1225) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1227 = "vector.extract"(%1225) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1228 = "vector.extract"(%1225) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1229 = "vector.extract"(%1225) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1230 = "vector.extract"(%1225) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1231 = "vector.extract"(%1225) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1232 = "vector.extract"(%1225) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1233 = "vector.extract"(%1225) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1234 = "vector.extract"(%1225) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1235 = "vector.extract"(%1225) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1236 = "vector.extract"(%1225) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1237 = "vector.extract"(%1225) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1238 = "vector.extract"(%1225) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1239 = "vector.extract"(%1225) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1240 = "vector.extract"(%1225) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1241 = "vector.extract"(%1225) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1242 = "vector.extract"(%1225) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1243 = "vector.extract"(%1225) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1244 = "vector.extract"(%1225) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1245 = "vector.extract"(%1225) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1246 = "vector.extract"(%1225) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1247 = "vector.extract"(%1225) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1248 = "vector.extract"(%1225) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1249 = "vector.extract"(%1225) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1250 = "vector.extract"(%1225) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1251 = "vector.extract"(%1225) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1252 = "vector.extract"(%1225) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1253 = "vector.extract"(%1225) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1254 = "vector.extract"(%1225) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1255 = "vector.extract"(%1225) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1256 = "vector.extract"(%1225) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1257 = "vector.extract"(%1225) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
            %1279 = "llvm.call_intrinsic"(%1247) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1280 = "llvm.call_intrinsic"(%1248) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1281 = "llvm.call_intrinsic"(%1249) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1282 = "llvm.call_intrinsic"(%1250) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1283 = "llvm.call_intrinsic"(%1251) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1284 = "llvm.call_intrinsic"(%1252) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1285 = "llvm.call_intrinsic"(%1253) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1286 = "llvm.call_intrinsic"(%1254) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1287 = "llvm.call_intrinsic"(%1255) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1288 = "llvm.call_intrinsic"(%1256) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1289 = "llvm.call_intrinsic"(%1257) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1290 = "vector.from_elements"(%1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1291 = "vector.shuffle"(%1290, %1290) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1292 = "vector.shuffle"(%1290, %1290) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1293 = "arith.addf"(%1291, %1292) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1294 = "vector.shuffle"(%1293, %1293) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1295 = "vector.shuffle"(%1293, %1293) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1296 = "arith.addf"(%1294, %1295) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1297 = "vector.shuffle"(%1296, %1296) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1298 = "vector.shuffle"(%1296, %1296) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1299 = "arith.addf"(%1297, %1298) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1300 = "vector.shuffle"(%1299, %1299) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1301 = "vector.shuffle"(%1299, %1299) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1302 = "arith.addf"(%1300, %1301) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1303 = "vector.shuffle"(%1302, %1302) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1304 = "vector.shuffle"(%1302, %1302) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1305 = "arith.addf"(%1303, %1304) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1306 = "vector.extract"(%1305) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1307 = "arith.addf"(%1306, %1222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1308 = "vector.extract"(%1290) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1309 = "vector.extract"(%1290) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1310 = "vector.extract"(%1290) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1311 = "vector.extract"(%1290) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1312 = "vector.extract"(%1290) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1313 = "vector.extract"(%1290) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1314 = "vector.extract"(%1290) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1315 = "vector.extract"(%1290) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1316 = "vector.extract"(%1290) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1317 = "vector.extract"(%1290) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1318 = "vector.extract"(%1290) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1319 = "vector.extract"(%1290) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1320 = "vector.extract"(%1290) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1321 = "vector.extract"(%1290) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1322 = "vector.extract"(%1290) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1323 = "vector.extract"(%1290) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1324 = "vector.extract"(%1290) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1325 = "vector.extract"(%1290) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1326 = "vector.extract"(%1290) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1327 = "vector.extract"(%1290) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1328 = "vector.extract"(%1290) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1329 = "vector.extract"(%1290) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1330 = "vector.extract"(%1290) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1331 = "vector.extract"(%1290) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1332 = "vector.extract"(%1290) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1333 = "vector.extract"(%1290) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1334 = "vector.extract"(%1290) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1335 = "vector.extract"(%1290) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1336 = "vector.extract"(%1290) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1337 = "vector.extract"(%1290) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1338 = "vector.extract"(%1290) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1339 = "vector.extract"(%1290) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1340 = "vector.from_elements"(%1009, %1010, %1013, %1014, %1017, %1018, %1021, %1022, %1025, %1026, %1029, %1030, %1033, %1034, %1037, %1038, %1041, %1042, %1045, %1046, %1049, %1050, %1053, %1054, %1057, %1058, %1061, %1062, %1065, %1066, %1069, %1070) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1341 = "vector.broadcast"(%311) : (f32) -> vector<32xf32>
            %1342 = "arith.mulf"(%1340, %1341) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1343 = "arith.cmpf"(%1198, %1165) {predicate = 2 : i64} : (f32, f32) -> i1
            %1344 = "arith.select"(%1343, %1198, %1222) : (i1, f32, f32) -> f32
            %1345 = "vector.broadcast"(%1344) : (f32) -> vector<32xf32>
            %1346 = "arith.subf"(%1342, %1345) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1347 = "vector.extract"(%1346) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1348 = "vector.extract"(%1346) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1349 = "vector.extract"(%1346) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1350 = "vector.extract"(%1346) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1351 = "vector.extract"(%1346) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1352 = "vector.extract"(%1346) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1353 = "vector.extract"(%1346) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1354 = "vector.extract"(%1346) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1355 = "vector.extract"(%1346) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1356 = "vector.extract"(%1346) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1357 = "vector.extract"(%1346) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1358 = "vector.extract"(%1346) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1359 = "vector.extract"(%1346) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1360 = "vector.extract"(%1346) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1361 = "vector.extract"(%1346) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1362 = "vector.extract"(%1346) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1363 = "vector.extract"(%1346) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1364 = "vector.extract"(%1346) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1365 = "vector.extract"(%1346) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1366 = "vector.extract"(%1346) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1367 = "vector.extract"(%1346) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1368 = "vector.extract"(%1346) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1369 = "vector.extract"(%1346) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1370 = "vector.extract"(%1346) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1371 = "vector.extract"(%1346) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1372 = "vector.extract"(%1346) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1373 = "vector.extract"(%1346) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1374 = "vector.extract"(%1346) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1375 = "vector.extract"(%1346) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1376 = "vector.extract"(%1346) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1377 = "vector.extract"(%1346) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1378 = "vector.extract"(%1346) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
            %1403 = "llvm.call_intrinsic"(%1371) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1404 = "llvm.call_intrinsic"(%1372) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1405 = "llvm.call_intrinsic"(%1373) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1406 = "llvm.call_intrinsic"(%1374) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1407 = "llvm.call_intrinsic"(%1375) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1408 = "llvm.call_intrinsic"(%1376) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1409 = "llvm.call_intrinsic"(%1377) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1410 = "llvm.call_intrinsic"(%1378) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1411 = "vector.from_elements"(%1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1412 = "vector.shuffle"(%1411, %1411) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1413 = "vector.shuffle"(%1411, %1411) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1414 = "arith.addf"(%1412, %1413) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1415 = "vector.shuffle"(%1414, %1414) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1416 = "vector.shuffle"(%1414, %1414) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1417 = "arith.addf"(%1415, %1416) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1418 = "vector.shuffle"(%1417, %1417) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1419 = "vector.shuffle"(%1417, %1417) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1420 = "arith.addf"(%1418, %1419) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1421 = "vector.shuffle"(%1420, %1420) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1422 = "vector.shuffle"(%1420, %1420) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1423 = "arith.addf"(%1421, %1422) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1424 = "vector.shuffle"(%1423, %1423) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1425 = "vector.shuffle"(%1423, %1423) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1426 = "arith.addf"(%1424, %1425) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1427 = "vector.extract"(%1426) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1428 = "arith.addf"(%1427, %1222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1429 = "vector.extract"(%1411) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1430 = "vector.extract"(%1411) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1431 = "vector.extract"(%1411) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1432 = "vector.extract"(%1411) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1433 = "vector.extract"(%1411) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1434 = "vector.extract"(%1411) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1435 = "vector.extract"(%1411) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1436 = "vector.extract"(%1411) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1437 = "vector.extract"(%1411) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1438 = "vector.extract"(%1411) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1439 = "vector.extract"(%1411) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1440 = "vector.extract"(%1411) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1441 = "vector.extract"(%1411) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1442 = "vector.extract"(%1411) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1443 = "vector.extract"(%1411) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1444 = "vector.extract"(%1411) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1445 = "vector.extract"(%1411) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1446 = "vector.extract"(%1411) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1447 = "vector.extract"(%1411) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1448 = "vector.extract"(%1411) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1449 = "vector.extract"(%1411) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1450 = "vector.extract"(%1411) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1451 = "vector.extract"(%1411) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1452 = "vector.extract"(%1411) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1453 = "vector.extract"(%1411) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1454 = "vector.extract"(%1411) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1455 = "vector.extract"(%1411) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1456 = "vector.extract"(%1411) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1457 = "vector.extract"(%1411) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1458 = "vector.extract"(%1411) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1459 = "vector.extract"(%1411) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1460 = "vector.extract"(%1411) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1461 = "vector.from_elements"(%1308, %1309, %1429, %1430, %1310, %1311, %1431, %1432, %1312, %1313, %1433, %1434, %1314, %1315, %1435, %1436, %1316, %1317, %1437, %1438, %1318, %1319, %1439, %1440, %1320, %1321, %1441, %1442, %1322, %1323, %1443, %1444, %1324, %1325, %1445, %1446, %1326, %1327, %1447, %1448, %1328, %1329, %1449, %1450, %1330, %1331, %1451, %1452, %1332, %1333, %1453, %1454, %1334, %1335, %1455, %1456, %1336, %1337, %1457, %1458, %1338, %1339, %1459, %1460) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %1462 = "arith.truncf"(%1461) : (vector<64xf32>) -> vector<64xf16>
            %1463 = "vector.bitcast"(%1462) : (vector<64xf16>) -> vector<32xi32>
            %1464 = "vector.extract"(%1463) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
            %1465 = "vector.extract"(%1463) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
            %1466 = "vector.extract"(%1463) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
            %1467 = "vector.extract"(%1463) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
            %1468 = "vector.extract"(%1463) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
            %1469 = "vector.extract"(%1463) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
            %1470 = "vector.extract"(%1463) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
            %1471 = "vector.extract"(%1463) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
            %1472 = "vector.extract"(%1463) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
            %1473 = "vector.extract"(%1463) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
            %1474 = "vector.extract"(%1463) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
            %1475 = "vector.extract"(%1463) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
            %1476 = "vector.extract"(%1463) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
            %1477 = "vector.extract"(%1463) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
            %1478 = "vector.extract"(%1463) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
            %1479 = "vector.extract"(%1463) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
            %1480 = "vector.extract"(%1463) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
            %1481 = "vector.extract"(%1463) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
            %1482 = "vector.extract"(%1463) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
            %1483 = "vector.extract"(%1463) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
            %1484 = "vector.extract"(%1463) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
            %1485 = "vector.extract"(%1463) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
            %1486 = "vector.extract"(%1463) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
            %1487 = "vector.extract"(%1463) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
            %1488 = "vector.extract"(%1463) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
            %1489 = "vector.extract"(%1463) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
            %1490 = "vector.extract"(%1463) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
            %1491 = "vector.extract"(%1463) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
            %1492 = "vector.extract"(%1463) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
            %1493 = "vector.extract"(%1463) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
            %1494 = "vector.extract"(%1463) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
            %1495 = "vector.extract"(%1463) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
            %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634 = "scf.for"(%307, %734, %307, %750, %1004, %1003, %1002, %534, %535, %536, %1308, %1309, %1429, %1430, %1310, %1311, %1431, %1432, %1312, %1313, %1433, %1434, %1314, %1315, %1435, %1436, %1316, %1317, %1437, %1438, %1318, %1319, %1439, %1440, %1320, %1321, %1441, %1442, %1322, %1323, %1443, %1444, %1324, %1325, %1445, %1446, %1326, %1327, %1447, %1448, %1328, %1329, %1449, %1450, %1330, %1331, %1451, %1452, %1332, %1333, %1453, %1454, %1334, %1335, %1455, %1456, %1336, %1337, %1457, %1458, %1338, %1339, %1459, %1460, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %1197, %1198, %1307, %1428) ({
            ^bb0(%1635: i32, %1636: i32, %1637: i32, %1638: i32, %1639: i32, %1640: i32, %1641: i32, %1642: i32, %1643: f32, %1644: f32, %1645: f32, %1646: f32, %1647: f32, %1648: f32, %1649: f32, %1650: f32, %1651: f32, %1652: f32, %1653: f32, %1654: f32, %1655: f32, %1656: f32, %1657: f32, %1658: f32, %1659: f32, %1660: f32, %1661: f32, %1662: f32, %1663: f32, %1664: f32, %1665: f32, %1666: f32, %1667: f32, %1668: f32, %1669: f32, %1670: f32, %1671: f32, %1672: f32, %1673: f32, %1674: f32, %1675: f32, %1676: f32, %1677: f32, %1678: f32, %1679: f32, %1680: f32, %1681: f32, %1682: f32, %1683: f32, %1684: f32, %1685: f32, %1686: f32, %1687: f32, %1688: f32, %1689: f32, %1690: f32, %1691: f32, %1692: f32, %1693: f32, %1694: f32, %1695: f32, %1696: f32, %1697: f32, %1698: f32, %1699: f32, %1700: f32, %1701: f32, %1702: f32, %1703: f32, %1704: f32, %1705: f32, %1706: f32, %1707: i32, %1708: i32, %1709: i32, %1710: i32, %1711: i32, %1712: i32, %1713: i32, %1714: i32, %1715: i32, %1716: i32, %1717: i32, %1718: i32, %1719: i32, %1720: i32, %1721: i32, %1722: i32, %1723: i32, %1724: i32, %1725: i32, %1726: i32, %1727: i32, %1728: i32, %1729: i32, %1730: i32, %1731: i32, %1732: i32, %1733: i32, %1734: i32, %1735: i32, %1736: i32, %1737: i32, %1738: i32, %1739: f32, %1740: f32, %1741: f32, %1742: f32, %1743: f32, %1744: f32, %1745: f32, %1746: f32, %1747: f32, %1748: f32, %1749: f32, %1750: f32, %1751: f32, %1752: f32, %1753: f32, %1754: f32, %1755: f32, %1756: f32, %1757: f32, %1758: f32, %1759: f32, %1760: f32, %1761: f32, %1762: f32, %1763: f32, %1764: f32, %1765: f32, %1766: f32, %1767: f32, %1768: f32, %1769: f32, %1770: f32, %1771: f32, %1772: f32, %1773: f32, %1774: f32):
              %1775 = "llvm.getelementptr"(%75, %1638) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1776_s0 = "llvm.ptrtoint"(%1775) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1776_s0, %1639) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %1777 = "llvm.getelementptr"(%96, %1641) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1778_s0 = "llvm.ptrtoint"(%1777) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1778_s0, %1642) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %1779 = "arith.muli"(%1638, %794) : (i32, i32) -> i32
              %1780 = "llvm.getelementptr"(%51, %1779) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1782_a = "llvm.ptrtoint"(%793) : (!llvm.ptr<3>) -> i32
              %t1782_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1782_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1782_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t1782_shifted = "arith.shrui"(%t1782_a, %t1782_four) : (i32, i32) -> i32
              %t1782_low = "arith.andi"(%t1782_shifted, %t1782_mask) : (i32, i32) -> i32
              %t1782_wide = "arith.extui"(%t1782_low) : (i32) -> i64
              %1781 = "arith.ori"(%t1782_wide, %t1782_fields) : (i64, i64) -> i64
              %t1784_a = "llvm.ptrtoint"(%1780) : (!llvm.ptr<3>) -> i32
              %t1784_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1784_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1784_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
              %t1784_shifted = "arith.shrui"(%t1784_a, %t1784_four) : (i32, i32) -> i32
              %t1784_low = "arith.andi"(%t1784_shifted, %t1784_mask) : (i32, i32) -> i32
              %t1784_wide = "arith.extui"(%t1784_low) : (i32) -> i64
              %1783 = "arith.ori"(%t1784_wide, %t1784_fields) : (i64, i64) -> i64
              %t1849_r = "llvm.inline_asm"(%1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
              %1785 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 0>} : (!struct0) -> f32
              %1786 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 1>} : (!struct0) -> f32
              %1787 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 2>} : (!struct0) -> f32
              %1788 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 3>} : (!struct0) -> f32
              %1789 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 4>} : (!struct0) -> f32
              %1790 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 5>} : (!struct0) -> f32
              %1791 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 6>} : (!struct0) -> f32
              %1792 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 7>} : (!struct0) -> f32
              %1793 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 8>} : (!struct0) -> f32
              %1794 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 9>} : (!struct0) -> f32
              %1795 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 10>} : (!struct0) -> f32
              %1796 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 11>} : (!struct0) -> f32
              %1797 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 12>} : (!struct0) -> f32
              %1798 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 13>} : (!struct0) -> f32
              %1799 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 14>} : (!struct0) -> f32
              %1800 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 15>} : (!struct0) -> f32
              %1801 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 16>} : (!struct0) -> f32
              %1802 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 17>} : (!struct0) -> f32
              %1803 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 18>} : (!struct0) -> f32
              %1804 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 19>} : (!struct0) -> f32
              %1805 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 20>} : (!struct0) -> f32
              %1806 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 21>} : (!struct0) -> f32
              %1807 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 22>} : (!struct0) -> f32
              %1808 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 23>} : (!struct0) -> f32
              %1809 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 24>} : (!struct0) -> f32
              %1810 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 25>} : (!struct0) -> f32
              %1811 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 26>} : (!struct0) -> f32
              %1812 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 27>} : (!struct0) -> f32
              %1813 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 28>} : (!struct0) -> f32
              %1814 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 29>} : (!struct0) -> f32
              %1815 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 30>} : (!struct0) -> f32
              %1816 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 31>} : (!struct0) -> f32
              %1817 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 32>} : (!struct0) -> f32
              %1818 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 33>} : (!struct0) -> f32
              %1819 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 34>} : (!struct0) -> f32
              %1820 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 35>} : (!struct0) -> f32
              %1821 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 36>} : (!struct0) -> f32
              %1822 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 37>} : (!struct0) -> f32
              %1823 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 38>} : (!struct0) -> f32
              %1824 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 39>} : (!struct0) -> f32
              %1825 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 40>} : (!struct0) -> f32
              %1826 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 41>} : (!struct0) -> f32
              %1827 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 42>} : (!struct0) -> f32
              %1828 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 43>} : (!struct0) -> f32
              %1829 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 44>} : (!struct0) -> f32
              %1830 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 45>} : (!struct0) -> f32
              %1831 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 46>} : (!struct0) -> f32
              %1832 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 47>} : (!struct0) -> f32
              %1833 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 48>} : (!struct0) -> f32
              %1834 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 49>} : (!struct0) -> f32
              %1835 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 50>} : (!struct0) -> f32
              %1836 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 51>} : (!struct0) -> f32
              %1837 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 52>} : (!struct0) -> f32
              %1838 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 53>} : (!struct0) -> f32
              %1839 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 54>} : (!struct0) -> f32
              %1840 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 55>} : (!struct0) -> f32
              %1841 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 56>} : (!struct0) -> f32
              %1842 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 57>} : (!struct0) -> f32
              %1843 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 58>} : (!struct0) -> f32
              %1844 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 59>} : (!struct0) -> f32
              %1845 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 60>} : (!struct0) -> f32
              %1846 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 61>} : (!struct0) -> f32
              %1847 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 62>} : (!struct0) -> f32
              %1848 = "llvm.extractvalue"(%t1849_r) {position = array<i64: 63>} : (!struct0) -> f32
              %t1914_r = "llvm.inline_asm"(%1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1781, %1783, %797) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
              %1850 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 0>} : (!struct0) -> f32
              %1851 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 1>} : (!struct0) -> f32
              %1852 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 2>} : (!struct0) -> f32
              %1853 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 3>} : (!struct0) -> f32
              %1854 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 4>} : (!struct0) -> f32
              %1855 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 5>} : (!struct0) -> f32
              %1856 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 6>} : (!struct0) -> f32
              %1857 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 7>} : (!struct0) -> f32
              %1858 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 8>} : (!struct0) -> f32
              %1859 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 9>} : (!struct0) -> f32
              %1860 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 10>} : (!struct0) -> f32
              %1861 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 11>} : (!struct0) -> f32
              %1862 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 12>} : (!struct0) -> f32
              %1863 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 13>} : (!struct0) -> f32
              %1864 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 14>} : (!struct0) -> f32
              %1865 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 15>} : (!struct0) -> f32
              %1866 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 16>} : (!struct0) -> f32
              %1867 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 17>} : (!struct0) -> f32
              %1868 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 18>} : (!struct0) -> f32
              %1869 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 19>} : (!struct0) -> f32
              %1870 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 20>} : (!struct0) -> f32
              %1871 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 21>} : (!struct0) -> f32
              %1872 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 22>} : (!struct0) -> f32
              %1873 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 23>} : (!struct0) -> f32
              %1874 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 24>} : (!struct0) -> f32
              %1875 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 25>} : (!struct0) -> f32
              %1876 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 26>} : (!struct0) -> f32
              %1877 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 27>} : (!struct0) -> f32
              %1878 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 28>} : (!struct0) -> f32
              %1879 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 29>} : (!struct0) -> f32
              %1880 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 30>} : (!struct0) -> f32
              %1881 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 31>} : (!struct0) -> f32
              %1882 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 32>} : (!struct0) -> f32
              %1883 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 33>} : (!struct0) -> f32
              %1884 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 34>} : (!struct0) -> f32
              %1885 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 35>} : (!struct0) -> f32
              %1886 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 36>} : (!struct0) -> f32
              %1887 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 37>} : (!struct0) -> f32
              %1888 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 38>} : (!struct0) -> f32
              %1889 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 39>} : (!struct0) -> f32
              %1890 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 40>} : (!struct0) -> f32
              %1891 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 41>} : (!struct0) -> f32
              %1892 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 42>} : (!struct0) -> f32
              %1893 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 43>} : (!struct0) -> f32
              %1894 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 44>} : (!struct0) -> f32
              %1895 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 45>} : (!struct0) -> f32
              %1896 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 46>} : (!struct0) -> f32
              %1897 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 47>} : (!struct0) -> f32
              %1898 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 48>} : (!struct0) -> f32
              %1899 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 49>} : (!struct0) -> f32
              %1900 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 50>} : (!struct0) -> f32
              %1901 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 51>} : (!struct0) -> f32
              %1902 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 52>} : (!struct0) -> f32
              %1903 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 53>} : (!struct0) -> f32
              %1904 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 54>} : (!struct0) -> f32
              %1905 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 55>} : (!struct0) -> f32
              %1906 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 56>} : (!struct0) -> f32
              %1907 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 57>} : (!struct0) -> f32
              %1908 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 58>} : (!struct0) -> f32
              %1909 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 59>} : (!struct0) -> f32
              %1910 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 60>} : (!struct0) -> f32
              %1911 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 61>} : (!struct0) -> f32
              %1912 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 62>} : (!struct0) -> f32
              %1913 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 63>} : (!struct0) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %1915 = "arith.muli"(%1641, %794) : (i32, i32) -> i32
              %1916 = "llvm.getelementptr"(%52, %1915) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1917 = "arith.constant"() {value = true} : () -> i1
              %t1919_a = "llvm.ptrtoint"(%1916) : (!llvm.ptr<3>) -> i32
              %t1919_four = "arith.constant"() {value = 4 : i32} : () -> i32
              %t1919_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
              %t1919_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
              %t1919_shifted = "arith.shrui"(%t1919_a, %t1919_four) : (i32, i32) -> i32
              %t1919_low = "arith.andi"(%t1919_shifted, %t1919_mask) : (i32, i32) -> i32
              %t1919_wide = "arith.extui"(%t1919_low) : (i32) -> i64
              %1918 = "arith.ori"(%t1919_wide, %t1919_fields) : (i64, i64) -> i64
              %t1952_r = "llvm.inline_asm"(%1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
              %1920 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 0>} : (!struct1) -> f32
              %1921 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 1>} : (!struct1) -> f32
              %1922 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 2>} : (!struct1) -> f32
              %1923 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 3>} : (!struct1) -> f32
              %1924 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 4>} : (!struct1) -> f32
              %1925 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 5>} : (!struct1) -> f32
              %1926 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 6>} : (!struct1) -> f32
              %1927 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 7>} : (!struct1) -> f32
              %1928 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 8>} : (!struct1) -> f32
              %1929 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 9>} : (!struct1) -> f32
              %1930 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 10>} : (!struct1) -> f32
              %1931 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 11>} : (!struct1) -> f32
              %1932 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 12>} : (!struct1) -> f32
              %1933 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 13>} : (!struct1) -> f32
              %1934 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 14>} : (!struct1) -> f32
              %1935 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 15>} : (!struct1) -> f32
              %1936 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 16>} : (!struct1) -> f32
              %1937 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 17>} : (!struct1) -> f32
              %1938 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 18>} : (!struct1) -> f32
              %1939 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 19>} : (!struct1) -> f32
              %1940 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 20>} : (!struct1) -> f32
              %1941 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 21>} : (!struct1) -> f32
              %1942 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 22>} : (!struct1) -> f32
              %1943 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 23>} : (!struct1) -> f32
              %1944 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 24>} : (!struct1) -> f32
              %1945 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 25>} : (!struct1) -> f32
              %1946 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 26>} : (!struct1) -> f32
              %1947 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 27>} : (!struct1) -> f32
              %1948 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 28>} : (!struct1) -> f32
              %1949 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 29>} : (!struct1) -> f32
              %1950 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 30>} : (!struct1) -> f32
              %1951 = "llvm.extractvalue"(%t1952_r) {position = array<i64: 31>} : (!struct1) -> f32
              %t1985_r = "llvm.inline_asm"(%1920, %1921, %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1918, %1917) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
              %1953 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 0>} : (!struct1) -> f32
              %1954 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 1>} : (!struct1) -> f32
              %1955 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 2>} : (!struct1) -> f32
              %1956 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 3>} : (!struct1) -> f32
              %1957 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 4>} : (!struct1) -> f32
              %1958 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 5>} : (!struct1) -> f32
              %1959 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 6>} : (!struct1) -> f32
              %1960 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 7>} : (!struct1) -> f32
              %1961 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 8>} : (!struct1) -> f32
              %1962 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 9>} : (!struct1) -> f32
              %1963 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 10>} : (!struct1) -> f32
              %1964 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 11>} : (!struct1) -> f32
              %1965 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 12>} : (!struct1) -> f32
              %1966 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 13>} : (!struct1) -> f32
              %1967 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 14>} : (!struct1) -> f32
              %1968 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 15>} : (!struct1) -> f32
              %1969 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 16>} : (!struct1) -> f32
              %1970 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 17>} : (!struct1) -> f32
              %1971 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 18>} : (!struct1) -> f32
              %1972 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 19>} : (!struct1) -> f32
              %1973 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 20>} : (!struct1) -> f32
              %1974 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 21>} : (!struct1) -> f32
              %1975 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 22>} : (!struct1) -> f32
              %1976 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 23>} : (!struct1) -> f32
              %1977 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 24>} : (!struct1) -> f32
              %1978 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 25>} : (!struct1) -> f32
              %1979 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 26>} : (!struct1) -> f32
              %1980 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 27>} : (!struct1) -> f32
              %1981 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 28>} : (!struct1) -> f32
              %1982 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 29>} : (!struct1) -> f32
              %1983 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 30>} : (!struct1) -> f32
              %1984 = "llvm.extractvalue"(%t1985_r) {position = array<i64: 31>} : (!struct1) -> f32
              "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
              %t2082_r = "llvm.inline_asm"(%1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %1986 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 0>} : (!struct2) -> f32
              %1987 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 1>} : (!struct2) -> f32
              %1988 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 2>} : (!struct2) -> f32
              %1989 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 3>} : (!struct2) -> f32
              %1990 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 4>} : (!struct2) -> f32
              %1991 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 5>} : (!struct2) -> f32
              %1992 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 6>} : (!struct2) -> f32
              %1993 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 7>} : (!struct2) -> f32
              %1994 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 8>} : (!struct2) -> f32
              %1995 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 9>} : (!struct2) -> f32
              %1996 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 10>} : (!struct2) -> f32
              %1997 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 11>} : (!struct2) -> f32
              %1998 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 12>} : (!struct2) -> f32
              %1999 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 13>} : (!struct2) -> f32
              %2000 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 14>} : (!struct2) -> f32
              %2001 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 15>} : (!struct2) -> f32
              %2002 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 16>} : (!struct2) -> f32
              %2003 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 17>} : (!struct2) -> f32
              %2004 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 18>} : (!struct2) -> f32
              %2005 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 19>} : (!struct2) -> f32
              %2006 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 20>} : (!struct2) -> f32
              %2007 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 21>} : (!struct2) -> f32
              %2008 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 22>} : (!struct2) -> f32
              %2009 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 23>} : (!struct2) -> f32
              %2010 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 24>} : (!struct2) -> f32
              %2011 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 25>} : (!struct2) -> f32
              %2012 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 26>} : (!struct2) -> f32
              %2013 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 27>} : (!struct2) -> f32
              %2014 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 28>} : (!struct2) -> f32
              %2015 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 29>} : (!struct2) -> f32
              %2016 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 30>} : (!struct2) -> f32
              %2017 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 31>} : (!struct2) -> f32
              %2018 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 32>} : (!struct2) -> f32
              %2019 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 33>} : (!struct2) -> f32
              %2020 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 34>} : (!struct2) -> f32
              %2021 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 35>} : (!struct2) -> f32
              %2022 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 36>} : (!struct2) -> f32
              %2023 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 37>} : (!struct2) -> f32
              %2024 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 38>} : (!struct2) -> f32
              %2025 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 39>} : (!struct2) -> f32
              %2026 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 40>} : (!struct2) -> f32
              %2027 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 41>} : (!struct2) -> f32
              %2028 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 42>} : (!struct2) -> f32
              %2029 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 43>} : (!struct2) -> f32
              %2030 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 44>} : (!struct2) -> f32
              %2031 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 45>} : (!struct2) -> f32
              %2032 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 46>} : (!struct2) -> f32
              %2033 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 47>} : (!struct2) -> f32
              %2034 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 48>} : (!struct2) -> f32
              %2035 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 49>} : (!struct2) -> f32
              %2036 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 50>} : (!struct2) -> f32
              %2037 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 51>} : (!struct2) -> f32
              %2038 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 52>} : (!struct2) -> f32
              %2039 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 53>} : (!struct2) -> f32
              %2040 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 54>} : (!struct2) -> f32
              %2041 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 55>} : (!struct2) -> f32
              %2042 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 56>} : (!struct2) -> f32
              %2043 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 57>} : (!struct2) -> f32
              %2044 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 58>} : (!struct2) -> f32
              %2045 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 59>} : (!struct2) -> f32
              %2046 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 60>} : (!struct2) -> f32
              %2047 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 61>} : (!struct2) -> f32
              %2048 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 62>} : (!struct2) -> f32
              %2049 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 63>} : (!struct2) -> f32
              %2050 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 64>} : (!struct2) -> f32
              %2051 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 65>} : (!struct2) -> f32
              %2052 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 66>} : (!struct2) -> f32
              %2053 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 67>} : (!struct2) -> f32
              %2054 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 68>} : (!struct2) -> f32
              %2055 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 69>} : (!struct2) -> f32
              %2056 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 70>} : (!struct2) -> f32
              %2057 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 71>} : (!struct2) -> f32
              %2058 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 72>} : (!struct2) -> f32
              %2059 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 73>} : (!struct2) -> f32
              %2060 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 74>} : (!struct2) -> f32
              %2061 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 75>} : (!struct2) -> f32
              %2062 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 76>} : (!struct2) -> f32
              %2063 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 77>} : (!struct2) -> f32
              %2064 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 78>} : (!struct2) -> f32
              %2065 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 79>} : (!struct2) -> f32
              %2066 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 80>} : (!struct2) -> f32
              %2067 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 81>} : (!struct2) -> f32
              %2068 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 82>} : (!struct2) -> f32
              %2069 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 83>} : (!struct2) -> f32
              %2070 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 84>} : (!struct2) -> f32
              %2071 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 85>} : (!struct2) -> f32
              %2072 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 86>} : (!struct2) -> f32
              %2073 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 87>} : (!struct2) -> f32
              %2074 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 88>} : (!struct2) -> f32
              %2075 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 89>} : (!struct2) -> f32
              %2076 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 90>} : (!struct2) -> f32
              %2077 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 91>} : (!struct2) -> f32
              %2078 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 92>} : (!struct2) -> f32
              %2079 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 93>} : (!struct2) -> f32
              %2080 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 94>} : (!struct2) -> f32
              %2081 = "llvm.extractvalue"(%t2082_r) {position = array<i64: 95>} : (!struct2) -> f32
              %2083 = "arith.subi"(%1636, %34) : (i32, i32) -> i32
              "scf.if"(%77) ({
                %2084 = "llvm.getelementptr"(%78, %1638) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t2085_s0 = "llvm.ptrtoint"(%2084) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t2085_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2086 = "arith.addi"(%1638, %307) : (i32, i32) -> i32
              %2087 = "arith.cmpi"(%2086, %748) {predicate = 0 : i64} : (i32, i32) -> i1
              %2088 = "arith.xori"(%1639, %307) : (i32, i32) -> i32
              %2089 = "arith.select"(%2087, %2088, %1639) : (i1, i32, i32) -> i32
              %2090 = "arith.select"(%2087, %37, %2086) : (i1, i32, i32) -> i32
              %2091 = "arith.addi"(%1637, %307) : (i32, i32) -> i32
              %2092 = "vector.from_elements"(%1986, %1987, %1990, %1991, %1994, %1995, %1998, %1999, %2002, %2003, %2006, %2007, %2010, %2011, %2014, %2015, %2018, %2019, %2022, %2023, %2026, %2027, %2030, %2031, %2034, %2035, %2038, %2039, %2042, %2043, %2046, %2047) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2093 = "vector.shuffle"(%2092, %2092) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2094 = "vector.shuffle"(%2092, %2092) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2095 = "arith.maxnumf"(%2093, %2094) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2096 = "vector.shuffle"(%2095, %2095) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2097 = "vector.shuffle"(%2095, %2095) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2098 = "arith.maxnumf"(%2096, %2097) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2099 = "vector.shuffle"(%2098, %2098) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2100 = "vector.shuffle"(%2098, %2098) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2101 = "arith.maxnumf"(%2099, %2100) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2102 = "vector.shuffle"(%2101, %2101) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2103 = "vector.shuffle"(%2101, %2101) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2104 = "arith.maxnumf"(%2102, %2103) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2105 = "vector.shuffle"(%2104, %2104) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2106 = "vector.shuffle"(%2104, %2104) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2107 = "arith.maxnumf"(%2105, %2106) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2108 = "vector.extract"(%2107) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2109 = "arith.maxnumf"(%2108, %1165) : (f32, f32) -> f32
              %2110 = "arith.mulf"(%2109, %311) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2111 = "vector.from_elements"(%1988, %1989, %1992, %1993, %1996, %1997, %2000, %2001, %2004, %2005, %2008, %2009, %2012, %2013, %2016, %2017, %2020, %2021, %2024, %2025, %2028, %2029, %2032, %2033, %2036, %2037, %2040, %2041, %2044, %2045, %2048, %2049) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2112 = "vector.shuffle"(%2111, %2111) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2113 = "vector.shuffle"(%2111, %2111) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2114 = "arith.maxnumf"(%2112, %2113) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2115 = "vector.shuffle"(%2114, %2114) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2116 = "vector.shuffle"(%2114, %2114) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2117 = "arith.maxnumf"(%2115, %2116) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2118 = "vector.shuffle"(%2117, %2117) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2119 = "vector.shuffle"(%2117, %2117) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2120 = "arith.maxnumf"(%2118, %2119) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2121 = "vector.shuffle"(%2120, %2120) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2122 = "vector.shuffle"(%2120, %2120) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2123 = "arith.maxnumf"(%2121, %2122) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2124 = "vector.shuffle"(%2123, %2123) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2125 = "vector.shuffle"(%2123, %2123) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2126 = "arith.maxnumf"(%2124, %2125) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2127 = "vector.extract"(%2126) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2128 = "arith.maxnumf"(%2127, %1165) : (f32, f32) -> f32
              %2129 = "arith.mulf"(%2128, %311) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2130 = "arith.addf"(%1771, %1190) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2131 = "arith.cmpf"(%2110, %2130) {predicate = 2 : i64} : (f32, f32) -> i1
              %2132 = "arith.addf"(%1772, %1190) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2133 = "arith.cmpf"(%2129, %2132) {predicate = 2 : i64} : (f32, f32) -> i1
              %2134 = "arith.ori"(%2131, %2133) : (i1, i1) -> i1
              %2135 = "nvvm.vote.sync"(%36, %2134) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
              %2136, %2137, %2138, %2139 = "scf.if"(%2135) ({
                %2140 = "nvvm.shfl.sync"(%36, %2110, %307, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
                %2141 = "arith.maxnumf"(%2110, %2140) : (f32, f32) -> f32
                %2142 = "nvvm.shfl.sync"(%36, %2141, %748, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
                %2143 = "arith.maxnumf"(%2141, %2142) : (f32, f32) -> f32
                %2144 = "arith.maxnumf"(%1771, %2143) : (f32, f32) -> f32
                %2145 = "arith.cmpf"(%2144, %1165) {predicate = 2 : i64} : (f32, f32) -> i1
                %2146 = "arith.select"(%2145, %2144, %1222) : (i1, f32, f32) -> f32
                %2147 = "arith.subf"(%1771, %2146) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2148 = "llvm.call_intrinsic"(%2147) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2149 = "nvvm.shfl.sync"(%36, %2129, %307, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
                %2150 = "arith.maxnumf"(%2129, %2149) : (f32, f32) -> f32
                %2151 = "nvvm.shfl.sync"(%36, %2150, %748, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
                %2152 = "arith.maxnumf"(%2150, %2151) : (f32, f32) -> f32
                %2153 = "arith.maxnumf"(%1772, %2152) : (f32, f32) -> f32
                %2154 = "arith.cmpf"(%2153, %1165) {predicate = 2 : i64} : (f32, f32) -> i1
                %2155 = "arith.select"(%2154, %2153, %1222) : (i1, f32, f32) -> f32
                %2156 = "arith.subf"(%1772, %2155) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2157 = "llvm.call_intrinsic"(%2156) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                "scf.yield"(%2144, %2153, %2148, %2157) : (f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%1771, %1772, %1188, %1189) : (f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32)
              %2158 = "vector.from_elements"(%1986, %1987, %1990, %1991, %1994, %1995, %1998, %1999, %2002, %2003, %2006, %2007, %2010, %2011, %2014, %2015, %2018, %2019, %2022, %2023, %2026, %2027, %2030, %2031, %2034, %2035, %2038, %2039, %2042, %2043, %2046, %2047) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2159 = "vector.broadcast"(%311) : (f32) -> vector<32xf32>
              %2160 = "arith.mulf"(%2158, %2159) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2161 = "arith.cmpf"(%2136, %1165) {predicate = 2 : i64} : (f32, f32) -> i1
              %2162 = "arith.select"(%2161, %2136, %1222) : (i1, f32, f32) -> f32
              %2163 = "vector.broadcast"(%2162) : (f32) -> vector<32xf32>
              %2164 = "arith.subf"(%2160, %2163) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2165 = "vector.extract"(%2164) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2166 = "vector.extract"(%2164) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2167 = "vector.extract"(%2164) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2168 = "vector.extract"(%2164) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2169 = "vector.extract"(%2164) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2170 = "vector.extract"(%2164) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2171 = "vector.extract"(%2164) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2172 = "vector.extract"(%2164) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2173 = "vector.extract"(%2164) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2174 = "vector.extract"(%2164) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2175 = "vector.extract"(%2164) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2176 = "vector.extract"(%2164) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2177 = "vector.extract"(%2164) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2178 = "vector.extract"(%2164) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2179 = "vector.extract"(%2164) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2180 = "vector.extract"(%2164) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2181 = "vector.extract"(%2164) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2182 = "vector.extract"(%2164) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2183 = "vector.extract"(%2164) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2184 = "vector.extract"(%2164) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2185 = "vector.extract"(%2164) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2186 = "vector.extract"(%2164) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2187 = "vector.extract"(%2164) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2188 = "vector.extract"(%2164) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2189 = "vector.extract"(%2164) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2190 = "vector.extract"(%2164) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2191 = "vector.extract"(%2164) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2192 = "vector.extract"(%2164) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2193 = "vector.extract"(%2164) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2194 = "vector.extract"(%2164) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2195 = "vector.extract"(%2164) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2196 = "vector.extract"(%2164) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2197 = "llvm.call_intrinsic"(%2165) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2198 = "llvm.call_intrinsic"(%2166) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2199 = "llvm.call_intrinsic"(%2167) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2200 = "llvm.call_intrinsic"(%2168) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2201 = "llvm.call_intrinsic"(%2169) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2202 = "llvm.call_intrinsic"(%2170) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2203 = "llvm.call_intrinsic"(%2171) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2204 = "llvm.call_intrinsic"(%2172) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2205 = "llvm.call_intrinsic"(%2173) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2206 = "llvm.call_intrinsic"(%2174) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2207 = "llvm.call_intrinsic"(%2175) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2208 = "llvm.call_intrinsic"(%2176) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2209 = "llvm.call_intrinsic"(%2177) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2210 = "llvm.call_intrinsic"(%2178) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2211 = "llvm.call_intrinsic"(%2179) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2212 = "llvm.call_intrinsic"(%2180) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2213 = "llvm.call_intrinsic"(%2181) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2214 = "llvm.call_intrinsic"(%2182) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2215 = "llvm.call_intrinsic"(%2183) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2216 = "llvm.call_intrinsic"(%2184) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2217 = "llvm.call_intrinsic"(%2185) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2218 = "llvm.call_intrinsic"(%2186) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2219 = "llvm.call_intrinsic"(%2187) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2220 = "llvm.call_intrinsic"(%2188) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2221 = "llvm.call_intrinsic"(%2189) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2222 = "llvm.call_intrinsic"(%2190) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2223 = "llvm.call_intrinsic"(%2191) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2224 = "llvm.call_intrinsic"(%2192) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2225 = "llvm.call_intrinsic"(%2193) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2226 = "llvm.call_intrinsic"(%2194) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2227 = "llvm.call_intrinsic"(%2195) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2228 = "llvm.call_intrinsic"(%2196) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2229 = "vector.from_elements"(%2197, %2198, %2199, %2200, %2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2230 = "vector.shuffle"(%2229, %2229) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2231 = "vector.shuffle"(%2229, %2229) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2232 = "arith.addf"(%2230, %2231) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2233 = "vector.shuffle"(%2232, %2232) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2234 = "vector.shuffle"(%2232, %2232) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2235 = "arith.addf"(%2233, %2234) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2236 = "vector.shuffle"(%2235, %2235) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2237 = "vector.shuffle"(%2235, %2235) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2238 = "arith.addf"(%2236, %2237) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2239 = "vector.shuffle"(%2238, %2238) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2240 = "vector.shuffle"(%2238, %2238) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2241 = "arith.addf"(%2239, %2240) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2242 = "vector.shuffle"(%2241, %2241) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2243 = "vector.shuffle"(%2241, %2241) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2244 = "arith.addf"(%2242, %2243) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2245 = "vector.extract"(%2244) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2246 = "arith.addf"(%2245, %1222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2247 = "vector.extract"(%2229) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2248 = "vector.extract"(%2229) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2249 = "vector.extract"(%2229) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2250 = "vector.extract"(%2229) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2251 = "vector.extract"(%2229) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2252 = "vector.extract"(%2229) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2253 = "vector.extract"(%2229) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2254 = "vector.extract"(%2229) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2255 = "vector.extract"(%2229) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2256 = "vector.extract"(%2229) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2257 = "vector.extract"(%2229) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2258 = "vector.extract"(%2229) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2259 = "vector.extract"(%2229) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2260 = "vector.extract"(%2229) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2261 = "vector.extract"(%2229) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2262 = "vector.extract"(%2229) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2263 = "vector.extract"(%2229) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2264 = "vector.extract"(%2229) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2265 = "vector.extract"(%2229) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2266 = "vector.extract"(%2229) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2267 = "vector.extract"(%2229) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2268 = "vector.extract"(%2229) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2269 = "vector.extract"(%2229) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2270 = "vector.extract"(%2229) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2271 = "vector.extract"(%2229) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2272 = "vector.extract"(%2229) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2273 = "vector.extract"(%2229) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2274 = "vector.extract"(%2229) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2275 = "vector.extract"(%2229) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2276 = "vector.extract"(%2229) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2277 = "vector.extract"(%2229) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2278 = "vector.extract"(%2229) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2279 = "vector.from_elements"(%1988, %1989, %1992, %1993, %1996, %1997, %2000, %2001, %2004, %2005, %2008, %2009, %2012, %2013, %2016, %2017, %2020, %2021, %2024, %2025, %2028, %2029, %2032, %2033, %2036, %2037, %2040, %2041, %2044, %2045, %2048, %2049) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2280 = "vector.broadcast"(%311) : (f32) -> vector<32xf32>
              %2281 = "arith.mulf"(%2279, %2280) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2282 = "arith.cmpf"(%2137, %1165) {predicate = 2 : i64} : (f32, f32) -> i1
              %2283 = "arith.select"(%2282, %2137, %1222) : (i1, f32, f32) -> f32
              %2284 = "vector.broadcast"(%2283) : (f32) -> vector<32xf32>
              %2285 = "arith.subf"(%2281, %2284) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2286 = "vector.extract"(%2285) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2287 = "vector.extract"(%2285) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2288 = "vector.extract"(%2285) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2289 = "vector.extract"(%2285) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2290 = "vector.extract"(%2285) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2291 = "vector.extract"(%2285) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2292 = "vector.extract"(%2285) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2293 = "vector.extract"(%2285) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2294 = "vector.extract"(%2285) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2295 = "vector.extract"(%2285) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2296 = "vector.extract"(%2285) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2297 = "vector.extract"(%2285) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2298 = "vector.extract"(%2285) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2299 = "vector.extract"(%2285) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2300 = "vector.extract"(%2285) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2301 = "vector.extract"(%2285) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2302 = "vector.extract"(%2285) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2303 = "vector.extract"(%2285) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2304 = "vector.extract"(%2285) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2305 = "vector.extract"(%2285) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2306 = "vector.extract"(%2285) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2307 = "vector.extract"(%2285) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2308 = "vector.extract"(%2285) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2309 = "vector.extract"(%2285) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2310 = "vector.extract"(%2285) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2311 = "vector.extract"(%2285) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2312 = "vector.extract"(%2285) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2313 = "vector.extract"(%2285) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2314 = "vector.extract"(%2285) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2315 = "vector.extract"(%2285) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2316 = "vector.extract"(%2285) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2317 = "vector.extract"(%2285) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
              %2338 = "llvm.call_intrinsic"(%2306) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2339 = "llvm.call_intrinsic"(%2307) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2340 = "llvm.call_intrinsic"(%2308) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2341 = "llvm.call_intrinsic"(%2309) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2342 = "llvm.call_intrinsic"(%2310) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2343 = "llvm.call_intrinsic"(%2311) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2344 = "llvm.call_intrinsic"(%2312) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2345 = "llvm.call_intrinsic"(%2313) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2346 = "llvm.call_intrinsic"(%2314) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2347 = "llvm.call_intrinsic"(%2315) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2348 = "llvm.call_intrinsic"(%2316) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2349 = "llvm.call_intrinsic"(%2317) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2350 = "vector.from_elements"(%2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2351 = "vector.shuffle"(%2350, %2350) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2352 = "vector.shuffle"(%2350, %2350) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2353 = "arith.addf"(%2351, %2352) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2354 = "vector.shuffle"(%2353, %2353) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2355 = "vector.shuffle"(%2353, %2353) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2356 = "arith.addf"(%2354, %2355) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2357 = "vector.shuffle"(%2356, %2356) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2358 = "vector.shuffle"(%2356, %2356) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2359 = "arith.addf"(%2357, %2358) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2360 = "vector.shuffle"(%2359, %2359) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2361 = "vector.shuffle"(%2359, %2359) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2362 = "arith.addf"(%2360, %2361) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2363 = "vector.shuffle"(%2362, %2362) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2364 = "vector.shuffle"(%2362, %2362) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2365 = "arith.addf"(%2363, %2364) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2366 = "vector.extract"(%2365) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2367 = "arith.addf"(%2366, %1222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2368 = "vector.extract"(%2350) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2369 = "vector.extract"(%2350) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2370 = "vector.extract"(%2350) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2371 = "vector.extract"(%2350) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2372 = "vector.extract"(%2350) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2373 = "vector.extract"(%2350) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2374 = "vector.extract"(%2350) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2375 = "vector.extract"(%2350) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2376 = "vector.extract"(%2350) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2377 = "vector.extract"(%2350) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2378 = "vector.extract"(%2350) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2379 = "vector.extract"(%2350) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2380 = "vector.extract"(%2350) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2381 = "vector.extract"(%2350) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2382 = "vector.extract"(%2350) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2383 = "vector.extract"(%2350) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2384 = "vector.extract"(%2350) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2385 = "vector.extract"(%2350) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2386 = "vector.extract"(%2350) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2387 = "vector.extract"(%2350) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2388 = "vector.extract"(%2350) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2389 = "vector.extract"(%2350) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2390 = "vector.extract"(%2350) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2391 = "vector.extract"(%2350) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2392 = "vector.extract"(%2350) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2393 = "vector.extract"(%2350) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2394 = "vector.extract"(%2350) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2395 = "vector.extract"(%2350) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2396 = "vector.extract"(%2350) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2397 = "vector.extract"(%2350) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2398 = "vector.extract"(%2350) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2399 = "vector.extract"(%2350) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2400 = "arith.constant"() {value = 1.0 : f32} : () -> f32
              %2401 = "arith.cmpf"(%2138, %2400) {predicate = 13 : i64} : (f32, f32) -> i1
              %2402 = "arith.cmpf"(%2139, %2400) {predicate = 13 : i64} : (f32, f32) -> i1
              %2403 = "arith.ori"(%2401, %2402) : (i1, i1) -> i1
              %2404 = "arith.addf"(%2246, %2367) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2405 = "arith.constant"() {value = 1048576.0 : f32} : () -> f32
              %2406 = "arith.cmpf"(%2404, %2405) {predicate = 2 : i64} : (f32, f32) -> i1
              %2407 = "arith.ori"(%2403, %2406) : (i1, i1) -> i1
              %2408 = "arith.addi"(%746, %308) : (i32, i32) -> i32
              %2409 = "llvm.inline_asm"(%2407, %2408, %34) {asm_string = "{ .reg .pred p; bar.red.or.pred p, $2, $3, $1; selp.u32 $0, 1, 0, p; }", constraints = "=r,b,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i1, i32, i32) -> i32
              %2411 = "llvm.bitcast"(%2409) : (i32) -> i32
              %2413 = "arith.cmpi"(%2411, %37) {predicate = 1 : i64} : (i32, i32) -> i1
              %2414 = "nvvm.vote.sync"(%36, %2413) {kind = #nvvm<vote_sync_kind any>} : (i32, i1) -> i1
              %t2511_r = "llvm.inline_asm"(%2247, %2248, %2368, %2369, %2249, %2250, %2370, %2371, %2251, %2252, %2372, %2373, %2253, %2254, %2374, %2375, %2255, %2256, %2376, %2377, %2257, %2258, %2378, %2379, %2259, %2260, %2380, %2381, %2261, %2262, %2382, %2383, %2263, %2264, %2384, %2385, %2265, %2266, %2386, %2387, %2267, %2268, %2388, %2389, %2269, %2270, %2390, %2391, %2271, %2272, %2392, %2393, %2273, %2274, %2394, %2395, %2275, %2276, %2396, %2397, %2277, %2278, %2398, %2399, %2050, %2051, %2052, %2053, %2054, %2055, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %2415 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 0>} : (!struct2) -> f32
              %2416 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 1>} : (!struct2) -> f32
              %2417 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 2>} : (!struct2) -> f32
              %2418 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 3>} : (!struct2) -> f32
              %2419 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 4>} : (!struct2) -> f32
              %2420 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 5>} : (!struct2) -> f32
              %2421 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 6>} : (!struct2) -> f32
              %2422 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 7>} : (!struct2) -> f32
              %2423 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 8>} : (!struct2) -> f32
              %2424 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 9>} : (!struct2) -> f32
              %2425 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 10>} : (!struct2) -> f32
              %2426 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 11>} : (!struct2) -> f32
              %2427 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 12>} : (!struct2) -> f32
              %2428 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 13>} : (!struct2) -> f32
              %2429 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 14>} : (!struct2) -> f32
              %2430 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 15>} : (!struct2) -> f32
              %2431 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 16>} : (!struct2) -> f32
              %2432 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 17>} : (!struct2) -> f32
              %2433 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 18>} : (!struct2) -> f32
              %2434 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 19>} : (!struct2) -> f32
              %2435 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 20>} : (!struct2) -> f32
              %2436 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 21>} : (!struct2) -> f32
              %2437 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 22>} : (!struct2) -> f32
              %2438 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 23>} : (!struct2) -> f32
              %2439 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 24>} : (!struct2) -> f32
              %2440 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 25>} : (!struct2) -> f32
              %2441 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 26>} : (!struct2) -> f32
              %2442 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 27>} : (!struct2) -> f32
              %2443 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 28>} : (!struct2) -> f32
              %2444 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 29>} : (!struct2) -> f32
              %2445 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 30>} : (!struct2) -> f32
              %2446 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 31>} : (!struct2) -> f32
              %2447 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 32>} : (!struct2) -> f32
              %2448 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 33>} : (!struct2) -> f32
              %2449 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 34>} : (!struct2) -> f32
              %2450 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 35>} : (!struct2) -> f32
              %2451 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 36>} : (!struct2) -> f32
              %2452 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 37>} : (!struct2) -> f32
              %2453 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 38>} : (!struct2) -> f32
              %2454 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 39>} : (!struct2) -> f32
              %2455 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 40>} : (!struct2) -> f32
              %2456 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 41>} : (!struct2) -> f32
              %2457 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 42>} : (!struct2) -> f32
              %2458 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 43>} : (!struct2) -> f32
              %2459 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 44>} : (!struct2) -> f32
              %2460 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 45>} : (!struct2) -> f32
              %2461 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 46>} : (!struct2) -> f32
              %2462 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 47>} : (!struct2) -> f32
              %2463 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 48>} : (!struct2) -> f32
              %2464 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 49>} : (!struct2) -> f32
              %2465 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 50>} : (!struct2) -> f32
              %2466 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 51>} : (!struct2) -> f32
              %2467 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 52>} : (!struct2) -> f32
              %2468 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 53>} : (!struct2) -> f32
              %2469 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 54>} : (!struct2) -> f32
              %2470 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 55>} : (!struct2) -> f32
              %2471 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 56>} : (!struct2) -> f32
              %2472 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 57>} : (!struct2) -> f32
              %2473 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 58>} : (!struct2) -> f32
              %2474 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 59>} : (!struct2) -> f32
              %2475 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 60>} : (!struct2) -> f32
              %2476 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 61>} : (!struct2) -> f32
              %2477 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 62>} : (!struct2) -> f32
              %2478 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 63>} : (!struct2) -> f32
              %2479 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 64>} : (!struct2) -> f32
              %2480 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 65>} : (!struct2) -> f32
              %2481 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 66>} : (!struct2) -> f32
              %2482 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 67>} : (!struct2) -> f32
              %2483 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 68>} : (!struct2) -> f32
              %2484 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 69>} : (!struct2) -> f32
              %2485 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 70>} : (!struct2) -> f32
              %2486 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 71>} : (!struct2) -> f32
              %2487 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 72>} : (!struct2) -> f32
              %2488 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 73>} : (!struct2) -> f32
              %2489 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 74>} : (!struct2) -> f32
              %2490 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 75>} : (!struct2) -> f32
              %2491 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 76>} : (!struct2) -> f32
              %2492 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 77>} : (!struct2) -> f32
              %2493 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 78>} : (!struct2) -> f32
              %2494 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 79>} : (!struct2) -> f32
              %2495 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 80>} : (!struct2) -> f32
              %2496 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 81>} : (!struct2) -> f32
              %2497 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 82>} : (!struct2) -> f32
              %2498 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 83>} : (!struct2) -> f32
              %2499 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 84>} : (!struct2) -> f32
              %2500 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 85>} : (!struct2) -> f32
              %2501 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 86>} : (!struct2) -> f32
              %2502 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 87>} : (!struct2) -> f32
              %2503 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 88>} : (!struct2) -> f32
              %2504 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 89>} : (!struct2) -> f32
              %2505 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 90>} : (!struct2) -> f32
              %2506 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 91>} : (!struct2) -> f32
              %2507 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 92>} : (!struct2) -> f32
              %2508 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 93>} : (!struct2) -> f32
              %2509 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 94>} : (!struct2) -> f32
              %2510 = "llvm.extractvalue"(%t2511_r) {position = array<i64: 95>} : (!struct2) -> f32
              %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545 = "scf.if"(%2414) ({
                %2546 = "vector.from_elements"(%2479, %2480, %2483, %2484, %2487, %2488, %2491, %2492, %2495, %2496, %2499, %2500, %2503, %2504, %2507, %2508) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
                %2547 = "vector.broadcast"(%2138) : (f32) -> vector<16xf32>
                %2548 = "arith.mulf"(%2546, %2547) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                %2549 = "vector.extract"(%2548) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
                %2550 = "vector.extract"(%2548) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
                %2551 = "vector.extract"(%2548) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
                %2552 = "vector.extract"(%2548) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
                %2553 = "vector.extract"(%2548) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
                %2554 = "vector.extract"(%2548) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
                %2555 = "vector.extract"(%2548) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
                %2556 = "vector.extract"(%2548) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
                %2557 = "vector.extract"(%2548) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
                %2558 = "vector.extract"(%2548) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
                %2559 = "vector.extract"(%2548) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
                %2560 = "vector.extract"(%2548) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
                %2561 = "vector.extract"(%2548) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
                %2562 = "vector.extract"(%2548) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
                %2563 = "vector.extract"(%2548) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
                %2564 = "vector.extract"(%2548) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
                %2565 = "vector.from_elements"(%2481, %2482, %2485, %2486, %2489, %2490, %2493, %2494, %2497, %2498, %2501, %2502, %2505, %2506, %2509, %2510) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
                %2566 = "vector.broadcast"(%2139) : (f32) -> vector<16xf32>
                %2567 = "arith.mulf"(%2565, %2566) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                %2568 = "vector.extract"(%2567) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
                %2569 = "vector.extract"(%2567) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
                %2570 = "vector.extract"(%2567) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
                %2571 = "vector.extract"(%2567) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
                %2572 = "vector.extract"(%2567) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
                %2573 = "vector.extract"(%2567) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
                %2574 = "vector.extract"(%2567) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
                %2575 = "vector.extract"(%2567) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
                %2576 = "vector.extract"(%2567) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
                %2577 = "vector.extract"(%2567) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
                %2578 = "vector.extract"(%2567) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
                %2579 = "vector.extract"(%2567) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
                %2580 = "vector.extract"(%2567) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
                %2581 = "vector.extract"(%2567) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
                %2582 = "vector.extract"(%2567) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
                %2583 = "vector.extract"(%2567) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
                %2584 = "vector.from_elements"(%1773, %1774) : (f32, f32) -> vector<2xf32>
                %2585 = "vector.from_elements"(%2138, %2139) : (f32, f32) -> vector<2xf32>
                %2586 = "arith.mulf"(%2584, %2585) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
                %2587 = "vector.extract"(%2586) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
                %2588 = "vector.extract"(%2586) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
                "scf.yield"(%2549, %2550, %2568, %2569, %2551, %2552, %2570, %2571, %2553, %2554, %2572, %2573, %2555, %2556, %2574, %2575, %2557, %2558, %2576, %2577, %2559, %2560, %2578, %2579, %2561, %2562, %2580, %2581, %2563, %2564, %2582, %2583, %2587, %2588) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }, {
                "scf.yield"(%2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %1773, %1774) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
              }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
              "scf.if"(%98) ({
                %2589 = "llvm.getelementptr"(%99, %1641) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t2590_s0 = "llvm.ptrtoint"(%2589) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t2590_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2591 = "arith.addi"(%1641, %307) : (i32, i32) -> i32
              %2592 = "arith.cmpi"(%2591, %748) {predicate = 0 : i64} : (i32, i32) -> i1
              %2593 = "arith.xori"(%1642, %307) : (i32, i32) -> i32
              %2594 = "arith.select"(%2592, %2593, %1642) : (i1, i32, i32) -> i32
              %2595 = "arith.select"(%2592, %37, %2591) : (i1, i32, i32) -> i32
              %2596 = "arith.addi"(%1640, %307) : (i32, i32) -> i32
              %2597 = "vector.from_elements"(%2544, %2545) : (f32, f32) -> vector<2xf32>
              %2598 = "vector.from_elements"(%2246, %2367) : (f32, f32) -> vector<2xf32>
              %2599 = "arith.addf"(%2597, %2598) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2600 = "vector.extract"(%2599) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
              %2601 = "vector.extract"(%2599) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
              %2602 = "vector.from_elements"(%2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
              %2603 = "arith.truncf"(%2602) : (vector<64xf32>) -> vector<64xf16>
              %2604 = "vector.bitcast"(%2603) : (vector<64xf16>) -> vector<32xi32>
              %2605 = "vector.extract"(%2604) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
              %2606 = "vector.extract"(%2604) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
              %2607 = "vector.extract"(%2604) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
              %2608 = "vector.extract"(%2604) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
              %2609 = "vector.extract"(%2604) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
              %2610 = "vector.extract"(%2604) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
              %2611 = "vector.extract"(%2604) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
              %2612 = "vector.extract"(%2604) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
              %2613 = "vector.extract"(%2604) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
              %2614 = "vector.extract"(%2604) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
              %2615 = "vector.extract"(%2604) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
              %2616 = "vector.extract"(%2604) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
              %2617 = "vector.extract"(%2604) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
              %2618 = "vector.extract"(%2604) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
              %2619 = "vector.extract"(%2604) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
              %2620 = "vector.extract"(%2604) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
              %2621 = "vector.extract"(%2604) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
              %2622 = "vector.extract"(%2604) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
              %2623 = "vector.extract"(%2604) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
              %2624 = "vector.extract"(%2604) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
              %2625 = "vector.extract"(%2604) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
              %2626 = "vector.extract"(%2604) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
              %2627 = "vector.extract"(%2604) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
              %2628 = "vector.extract"(%2604) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
              %2629 = "vector.extract"(%2604) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
              %2630 = "vector.extract"(%2604) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
              %2631 = "vector.extract"(%2604) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
              %2632 = "vector.extract"(%2604) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
              %2633 = "vector.extract"(%2604) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
              %2634 = "vector.extract"(%2604) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
              %2635 = "vector.extract"(%2604) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
              %2636 = "vector.extract"(%2604) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
              "scf.yield"(%2083, %2091, %2090, %2089, %2596, %2595, %2594, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2136, %2137, %2600, %2601) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %2637 = "llvm.getelementptr"(%96, %1501) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2638_s0 = "llvm.ptrtoint"(%2637) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2638_s0, %1502) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2639 = "arith.muli"(%1501, %794) : (i32, i32) -> i32
            %2640 = "llvm.getelementptr"(%52, %2639) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2641 = "arith.constant"() {value = true} : () -> i1
            %t2643_a = "llvm.ptrtoint"(%2640) : (!llvm.ptr<3>) -> i32
            %t2643_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2643_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2643_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t2643_shifted = "arith.shrui"(%t2643_a, %t2643_four) : (i32, i32) -> i32
            %t2643_low = "arith.andi"(%t2643_shifted, %t2643_mask) : (i32, i32) -> i32
            %t2643_wide = "arith.extui"(%t2643_low) : (i32) -> i64
            %2642 = "arith.ori"(%t2643_wide, %t2643_fields) : (i64, i64) -> i64
            %t2676_r = "llvm.inline_asm"(%1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2644 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2645 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2646 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2647 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2648 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2649 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2650 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2651 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2652 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2653 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2654 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2655 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2656 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2657 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2658 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2659 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2660 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2661 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2662 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2663 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2664 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2665 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2666 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2667 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2668 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2669 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2670 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2671 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2672 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2673 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2674 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2675 = "llvm.extractvalue"(%t2676_r) {position = array<i64: 31>} : (!struct1) -> f32
            %t2709_r = "llvm.inline_asm"(%2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %2642, %2641) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
            %2677 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2678 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2679 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2680 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2681 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2682 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2683 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2684 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2685 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2686 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2687 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2688 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2689 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2690 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2691 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2692 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2693 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2694 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2695 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2696 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2697 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2698 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2699 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2700 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2701 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2702 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2703 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2704 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2705 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2706 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2707 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2708 = "llvm.extractvalue"(%t2709_r) {position = array<i64: 31>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %2710 = "arith.extsi"(%630) : (i32) -> i64
            %2711 = "arith.extsi"(%631) : (i32) -> i64
            %2712 = "arith.muli"(%2710, %23) : (i64, i64) -> i64
            %2713 = "arith.muli"(%2711, %24) : (i64, i64) -> i64
            %2714 = "arith.addi"(%2712, %2713) : (i64, i64) -> i64
            %2715 = "llvm.getelementptr"(%19, %2714) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2716 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %2717 = "nvvm.shfl.sync"(%36, %1633, %307, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2718 = "arith.addf"(%1633, %2717) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2719 = "nvvm.shfl.sync"(%36, %2718, %748, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2720 = "arith.addf"(%2718, %2719) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2721 = "llvm.call_intrinsic"(%2720) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2722 = "arith.cmpf"(%2720, %1222) {predicate = 1 : i64} : (f32, f32) -> i1
            %2723 = "scf.if"(%2722) ({
              "scf.yield"(%1222) : (f32) -> ()
            }, {
              "scf.yield"(%2721) : (f32) -> ()
            }) : (i1) -> f32
            %2724 = "arith.remui"(%2716, %743) : (i32, i32) -> i32
            %2725 = "arith.cmpi"(%2724, %37) {predicate = 0 : i64} : (i32, i32) -> i1
            %2726 = "arith.cmpi"(%745, %28) {predicate = 2 : i64} : (i32, i32) -> i1
            %2727 = "arith.andi"(%2725, %2726) : (i1, i1) -> i1
            "scf.if"(%2727) ({
              %2728 = "llvm.call_intrinsic"(%2720) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2729 = "arith.addf"(%1631, %2728) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2730 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
              %2731 = "arith.mulf"(%2729, %2730) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2732 = "arith.addf"(%2731, %1222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2733 = "arith.extsi"(%745) : (i32) -> i64
              %2734 = "llvm.getelementptr"(%2715, %2733) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%2732, %2734) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2735 = "nvvm.shfl.sync"(%36, %1634, %307, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2736 = "arith.addf"(%1634, %2735) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2737 = "nvvm.shfl.sync"(%36, %2736, %748, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2738 = "arith.addf"(%2736, %2737) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2739 = "llvm.call_intrinsic"(%2738) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2740 = "arith.cmpf"(%2738, %1222) {predicate = 1 : i64} : (f32, f32) -> i1
            %2741 = "scf.if"(%2740) ({
              "scf.yield"(%1222) : (f32) -> ()
            }, {
              "scf.yield"(%2739) : (f32) -> ()
            }) : (i1) -> f32
            %2742 = "arith.addi"(%745, %312) : (i32, i32) -> i32
            %2743 = "arith.cmpi"(%2742, %28) {predicate = 2 : i64} : (i32, i32) -> i1
            %2744 = "arith.andi"(%2725, %2743) : (i1, i1) -> i1
            "scf.if"(%2744) ({
              %2745 = "llvm.call_intrinsic"(%2738) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2746 = "arith.addf"(%1632, %2745) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2747 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
              %2748 = "arith.mulf"(%2746, %2747) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2749 = "arith.addf"(%2748, %1222) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2750 = "arith.extsi"(%2742) : (i32) -> i64
              %2751 = "llvm.getelementptr"(%2715, %2750) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%2749, %2751) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %t2848_r = "llvm.inline_asm"(%1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %2752 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2753 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2754 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2755 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2756 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2757 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2758 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2759 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2760 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2761 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2762 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2763 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2764 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2765 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2766 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2767 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2768 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2769 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2770 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2771 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2772 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2773 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2774 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2775 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2776 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2777 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2778 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2779 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2780 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2781 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2782 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2783 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 31>} : (!struct2) -> f32
            %2784 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 32>} : (!struct2) -> f32
            %2785 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 33>} : (!struct2) -> f32
            %2786 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 34>} : (!struct2) -> f32
            %2787 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 35>} : (!struct2) -> f32
            %2788 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 36>} : (!struct2) -> f32
            %2789 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 37>} : (!struct2) -> f32
            %2790 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 38>} : (!struct2) -> f32
            %2791 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 39>} : (!struct2) -> f32
            %2792 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 40>} : (!struct2) -> f32
            %2793 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 41>} : (!struct2) -> f32
            %2794 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 42>} : (!struct2) -> f32
            %2795 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 43>} : (!struct2) -> f32
            %2796 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 44>} : (!struct2) -> f32
            %2797 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 45>} : (!struct2) -> f32
            %2798 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 46>} : (!struct2) -> f32
            %2799 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 47>} : (!struct2) -> f32
            %2800 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 48>} : (!struct2) -> f32
            %2801 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 49>} : (!struct2) -> f32
            %2802 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 50>} : (!struct2) -> f32
            %2803 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 51>} : (!struct2) -> f32
            %2804 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 52>} : (!struct2) -> f32
            %2805 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 53>} : (!struct2) -> f32
            %2806 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 54>} : (!struct2) -> f32
            %2807 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 55>} : (!struct2) -> f32
            %2808 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 56>} : (!struct2) -> f32
            %2809 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 57>} : (!struct2) -> f32
            %2810 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 58>} : (!struct2) -> f32
            %2811 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 59>} : (!struct2) -> f32
            %2812 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 60>} : (!struct2) -> f32
            %2813 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 61>} : (!struct2) -> f32
            %2814 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 62>} : (!struct2) -> f32
            %2815 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 63>} : (!struct2) -> f32
            %2816 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 64>} : (!struct2) -> f32
            %2817 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 65>} : (!struct2) -> f32
            %2818 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 66>} : (!struct2) -> f32
            %2819 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 67>} : (!struct2) -> f32
            %2820 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 68>} : (!struct2) -> f32
            %2821 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 69>} : (!struct2) -> f32
            %2822 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 70>} : (!struct2) -> f32
            %2823 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 71>} : (!struct2) -> f32
            %2824 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 72>} : (!struct2) -> f32
            %2825 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 73>} : (!struct2) -> f32
            %2826 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 74>} : (!struct2) -> f32
            %2827 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 75>} : (!struct2) -> f32
            %2828 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 76>} : (!struct2) -> f32
            %2829 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 77>} : (!struct2) -> f32
            %2830 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 78>} : (!struct2) -> f32
            %2831 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 79>} : (!struct2) -> f32
            %2832 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 80>} : (!struct2) -> f32
            %2833 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 81>} : (!struct2) -> f32
            %2834 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 82>} : (!struct2) -> f32
            %2835 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 83>} : (!struct2) -> f32
            %2836 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 84>} : (!struct2) -> f32
            %2837 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 85>} : (!struct2) -> f32
            %2838 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 86>} : (!struct2) -> f32
            %2839 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 87>} : (!struct2) -> f32
            %2840 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 88>} : (!struct2) -> f32
            %2841 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 89>} : (!struct2) -> f32
            %2842 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 90>} : (!struct2) -> f32
            %2843 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 91>} : (!struct2) -> f32
            %2844 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 92>} : (!struct2) -> f32
            %2845 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 93>} : (!struct2) -> f32
            %2846 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 94>} : (!struct2) -> f32
            %2847 = "llvm.extractvalue"(%t2848_r) {position = array<i64: 95>} : (!struct2) -> f32
            "scf.if"(%98) ({
              %2849 = "llvm.getelementptr"(%99, %1501) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2850_s0 = "llvm.ptrtoint"(%2849) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2850_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2851 = "arith.addi"(%1501, %307) : (i32, i32) -> i32
            %2852 = "arith.cmpi"(%2851, %748) {predicate = 0 : i64} : (i32, i32) -> i1
            %2853 = "arith.xori"(%1502, %307) : (i32, i32) -> i32
            %2854 = "arith.select"(%2852, %2853, %1502) : (i1, i32, i32) -> i32
            %2855 = "arith.select"(%2852, %37, %2851) : (i1, i32, i32) -> i32
            %2856 = "arith.addi"(%1500, %307) : (i32, i32) -> i32
            %2857 = "vector.from_elements"(%2816, %2817, %2820, %2821, %2824, %2825, %2828, %2829, %2832, %2833, %2836, %2837, %2840, %2841, %2844, %2845) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %2858 = "vector.broadcast"(%2723) : (f32) -> vector<16xf32>
            %2859 = "arith.mulf"(%2857, %2858) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2860 = "vector.extract"(%2859) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %2861 = "vector.extract"(%2859) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %2862 = "vector.extract"(%2859) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %2863 = "vector.extract"(%2859) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %2864 = "vector.extract"(%2859) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %2865 = "vector.extract"(%2859) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %2866 = "vector.extract"(%2859) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %2867 = "vector.extract"(%2859) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %2868 = "vector.extract"(%2859) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %2869 = "vector.extract"(%2859) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %2870 = "vector.extract"(%2859) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %2871 = "vector.extract"(%2859) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %2872 = "vector.extract"(%2859) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %2873 = "vector.extract"(%2859) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %2874 = "vector.extract"(%2859) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %2875 = "vector.extract"(%2859) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %2876 = "vector.from_elements"(%2818, %2819, %2822, %2823, %2826, %2827, %2830, %2831, %2834, %2835, %2838, %2839, %2842, %2843, %2846, %2847) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %2877 = "vector.broadcast"(%2741) : (f32) -> vector<16xf32>
            %2878 = "arith.mulf"(%2876, %2877) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2879 = "vector.extract"(%2878) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %2880 = "vector.extract"(%2878) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %2881 = "vector.extract"(%2878) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %2882 = "vector.extract"(%2878) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %2883 = "vector.extract"(%2878) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %2884 = "vector.extract"(%2878) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %2885 = "vector.extract"(%2878) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %2886 = "vector.extract"(%2878) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %2887 = "vector.extract"(%2878) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %2888 = "vector.extract"(%2878) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %2889 = "vector.extract"(%2878) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %2890 = "vector.extract"(%2878) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %2891 = "vector.extract"(%2878) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %2892 = "vector.extract"(%2878) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %2893 = "vector.extract"(%2878) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %2894 = "vector.extract"(%2878) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %2895 = "arith.muli"(%2710, %17) : (i64, i64) -> i64
            %2896 = "arith.muli"(%2711, %18) : (i64, i64) -> i64
            %2897 = "arith.addi"(%2895, %2896) : (i64, i64) -> i64
            %2898 = "llvm.getelementptr"(%12, %2897) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2899 = "arith.extsi"(%727) : (i32) -> i64
            %2900 = "arith.muli"(%2899, %16) : (i64, i64) -> i64
            %2901 = "llvm.getelementptr"(%2898, %2900) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2902 = "arith.subi"(%28, %727) : (i32, i32) -> i32
            %2903 = "nvvm.shfl.sync"(%36, %309, %742, %38) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
            %2904 = "arith.remui"(%2903, %314) : (i32, i32) -> i32
            %2905 = "arith.divui"(%2903, %314) : (i32, i32) -> i32
            %2906 = "arith.muli"(%2904, %325) : (i32, i32) -> i32
            %2907 = "arith.remui"(%2905, %748) : (i32, i32) -> i32
            %2908 = "arith.divui"(%2905, %748) : (i32, i32) -> i32
            %2909 = "arith.muli"(%2907, %312) : (i32, i32) -> i32
            %2910 = "arith.addi"(%2906, %2909) : (i32, i32) -> i32
            %2911 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %2912 = "arith.muli"(%2908, %2911) : (i32, i32) -> i32
            %2913 = "arith.addi"(%2910, %2912) : (i32, i32) -> i32
            %2914 = "vector.from_elements"(%2860, %2861, %2879, %2880, %2862, %2863, %2881, %2882, %2864, %2865, %2883, %2884, %2866, %2867, %2885, %2886, %2868, %2869, %2887, %2888, %2870, %2871, %2889, %2890, %2872, %2873, %2891, %2892, %2874, %2875, %2893, %2894) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2915 = "arith.truncf"(%2914) : (vector<32xf32>) -> vector<32xf16>
            %2916 = "vector.extract"(%2915) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
            %2917 = "vector.extract"(%2915) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
            %2918 = "vector.extract"(%2915) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
            %2919 = "vector.extract"(%2915) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
            %2920 = "vector.extract"(%2915) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
            %2921 = "vector.extract"(%2915) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
            %2922 = "vector.extract"(%2915) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
            %2923 = "vector.extract"(%2915) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
            %2924 = "vector.extract"(%2915) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
            %2925 = "vector.extract"(%2915) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
            %2926 = "vector.extract"(%2915) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
            %2927 = "vector.extract"(%2915) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
            %2928 = "vector.extract"(%2915) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
            %2929 = "vector.extract"(%2915) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
            %2930 = "vector.extract"(%2915) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
            %2931 = "vector.extract"(%2915) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
            %2932 = "vector.extract"(%2915) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
            %2933 = "vector.extract"(%2915) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
            %2934 = "vector.extract"(%2915) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
            %2935 = "vector.extract"(%2915) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
            %2936 = "vector.extract"(%2915) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
            %2937 = "vector.extract"(%2915) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
            %2938 = "vector.extract"(%2915) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
            %2939 = "vector.extract"(%2915) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
            %2940 = "vector.extract"(%2915) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
            %2941 = "vector.extract"(%2915) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
            %2942 = "vector.extract"(%2915) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
            %2943 = "vector.extract"(%2915) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
            %2944 = "vector.extract"(%2915) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
            %2945 = "vector.extract"(%2915) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
            %2946 = "vector.extract"(%2915) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
            %2947 = "vector.extract"(%2915) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
            %2948 = "vector.from_elements"(%2916, %2917) : (f16, f16) -> vector<2xf16>
            %2949 = "llvm.bitcast"(%2948) : (vector<2xf16>) -> i32
            %2950 = "vector.from_elements"(%2918, %2919) : (f16, f16) -> vector<2xf16>
            %2951 = "llvm.bitcast"(%2950) : (vector<2xf16>) -> i32
            %2952 = "vector.from_elements"(%2920, %2921) : (f16, f16) -> vector<2xf16>
            %2953 = "llvm.bitcast"(%2952) : (vector<2xf16>) -> i32
            %2954 = "vector.from_elements"(%2922, %2923) : (f16, f16) -> vector<2xf16>
            %2955 = "llvm.bitcast"(%2954) : (vector<2xf16>) -> i32
            %2956 = "arith.constant"() {value = 448 : i32} : () -> i32
            %2957 = "arith.andi"(%2913, %2956) : (i32, i32) -> i32
            %2958 = "arith.shrui"(%2957, %746) : (i32, i32) -> i32
            %2959 = "arith.xori"(%2913, %2958) : (i32, i32) -> i32
            %2960 = "llvm.getelementptr"(%793, %2959) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2960, %2949, %2951, %2953, %2955) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2962 = "arith.addi"(%2913, %314) : (i32, i32) -> i32
            %2963 = "vector.from_elements"(%2924, %2925) : (f16, f16) -> vector<2xf16>
            %2964 = "llvm.bitcast"(%2963) : (vector<2xf16>) -> i32
            %2965 = "vector.from_elements"(%2926, %2927) : (f16, f16) -> vector<2xf16>
            %2966 = "llvm.bitcast"(%2965) : (vector<2xf16>) -> i32
            %2967 = "vector.from_elements"(%2928, %2929) : (f16, f16) -> vector<2xf16>
            %2968 = "llvm.bitcast"(%2967) : (vector<2xf16>) -> i32
            %2969 = "vector.from_elements"(%2930, %2931) : (f16, f16) -> vector<2xf16>
            %2970 = "llvm.bitcast"(%2969) : (vector<2xf16>) -> i32
            %2971 = "arith.andi"(%2962, %2956) : (i32, i32) -> i32
            %2972 = "arith.shrui"(%2971, %746) : (i32, i32) -> i32
            %2973 = "arith.xori"(%2962, %2972) : (i32, i32) -> i32
            %2974 = "llvm.getelementptr"(%793, %2973) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2974, %2964, %2966, %2968, %2970) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2976 = "arith.addi"(%2913, %40) : (i32, i32) -> i32
            %2977 = "vector.from_elements"(%2932, %2933) : (f16, f16) -> vector<2xf16>
            %2978 = "llvm.bitcast"(%2977) : (vector<2xf16>) -> i32
            %2979 = "vector.from_elements"(%2934, %2935) : (f16, f16) -> vector<2xf16>
            %2980 = "llvm.bitcast"(%2979) : (vector<2xf16>) -> i32
            %2981 = "vector.from_elements"(%2936, %2937) : (f16, f16) -> vector<2xf16>
            %2982 = "llvm.bitcast"(%2981) : (vector<2xf16>) -> i32
            %2983 = "vector.from_elements"(%2938, %2939) : (f16, f16) -> vector<2xf16>
            %2984 = "llvm.bitcast"(%2983) : (vector<2xf16>) -> i32
            %2985 = "arith.andi"(%2976, %2956) : (i32, i32) -> i32
            %2986 = "arith.shrui"(%2985, %746) : (i32, i32) -> i32
            %2987 = "arith.xori"(%2976, %2986) : (i32, i32) -> i32
            %2988 = "llvm.getelementptr"(%793, %2987) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2988, %2978, %2980, %2982, %2984) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2990 = "arith.addi"(%2913, %321) : (i32, i32) -> i32
            %2991 = "vector.from_elements"(%2940, %2941) : (f16, f16) -> vector<2xf16>
            %2992 = "llvm.bitcast"(%2991) : (vector<2xf16>) -> i32
            %2993 = "vector.from_elements"(%2942, %2943) : (f16, f16) -> vector<2xf16>
            %2994 = "llvm.bitcast"(%2993) : (vector<2xf16>) -> i32
            %2995 = "vector.from_elements"(%2944, %2945) : (f16, f16) -> vector<2xf16>
            %2996 = "llvm.bitcast"(%2995) : (vector<2xf16>) -> i32
            %2997 = "vector.from_elements"(%2946, %2947) : (f16, f16) -> vector<2xf16>
            %2998 = "llvm.bitcast"(%2997) : (vector<2xf16>) -> i32
            %2999 = "arith.andi"(%2990, %2956) : (i32, i32) -> i32
            %3000 = "arith.shrui"(%2999, %746) : (i32, i32) -> i32
            %3001 = "arith.xori"(%2990, %3000) : (i32, i32) -> i32
            %3002 = "llvm.getelementptr"(%793, %3001) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%3002, %2992, %2994, %2996, %2998) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.bar.warp.sync"(%36) : (i32) -> ()
            %3004 = "arith.andi"(%2903, %38) : (i32, i32) -> i32
            %3005 = "arith.constant"() {value = 5 : i32} : () -> i32
            %3006 = "arith.shrsi"(%2903, %3005) : (i32, i32) -> i32
            %3007 = "arith.muli"(%3006, %314) : (i32, i32) -> i32
            %3008 = "arith.divui"(%3004, %312) : (i32, i32) -> i32
            %3009 = "arith.addi"(%3007, %3008) : (i32, i32) -> i32
            %3010 = "arith.remui"(%3004, %312) : (i32, i32) -> i32
            %3011 = "arith.addi"(%3004, %40) : (i32, i32) -> i32
            %3012 = "arith.divui"(%3011, %312) : (i32, i32) -> i32
            %3013 = "arith.addi"(%3007, %3012) : (i32, i32) -> i32
            %3014 = "arith.remui"(%3011, %312) : (i32, i32) -> i32
            %3015 = "arith.addi"(%3004, %325) : (i32, i32) -> i32
            %3016 = "arith.divui"(%3015, %312) : (i32, i32) -> i32
            %3017 = "arith.addi"(%3007, %3016) : (i32, i32) -> i32
            %3018 = "arith.remui"(%3015, %312) : (i32, i32) -> i32
            %3019 = "arith.addi"(%3004, %333) : (i32, i32) -> i32
            %3020 = "arith.divui"(%3019, %312) : (i32, i32) -> i32
            %3021 = "arith.addi"(%3007, %3020) : (i32, i32) -> i32
            %3022 = "arith.remui"(%3019, %312) : (i32, i32) -> i32
            %3023 = "arith.muli"(%3009, %325) : (i32, i32) -> i32
            %3024 = "arith.muli"(%3010, %312) : (i32, i32) -> i32
            %3025 = "arith.addi"(%3023, %3024) : (i32, i32) -> i32
            %3026 = "arith.andi"(%3025, %2956) : (i32, i32) -> i32
            %3027 = "arith.shrui"(%3026, %746) : (i32, i32) -> i32
            %3028 = "arith.xori"(%3025, %3027) : (i32, i32) -> i32
            %3029 = "llvm.getelementptr"(%793, %3028) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3030 = "llvm.load"(%3029) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %3031 = "vector.extract"(%3030) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %3032 = "vector.extract"(%3030) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %3033 = "vector.extract"(%3030) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %3034 = "vector.extract"(%3030) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %3035 = "vector.extract"(%3030) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %3036 = "vector.extract"(%3030) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %3037 = "vector.extract"(%3030) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %3038 = "vector.extract"(%3030) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %3039 = "arith.muli"(%3013, %325) : (i32, i32) -> i32
            %3040 = "arith.muli"(%3014, %312) : (i32, i32) -> i32
            %3041 = "arith.addi"(%3039, %3040) : (i32, i32) -> i32
            %3042 = "arith.andi"(%3041, %2956) : (i32, i32) -> i32
            %3043 = "arith.shrui"(%3042, %746) : (i32, i32) -> i32
            %3044 = "arith.xori"(%3041, %3043) : (i32, i32) -> i32
            %3045 = "llvm.getelementptr"(%793, %3044) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3046 = "llvm.load"(%3045) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %3047 = "vector.extract"(%3046) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %3048 = "vector.extract"(%3046) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %3049 = "vector.extract"(%3046) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %3050 = "vector.extract"(%3046) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %3051 = "vector.extract"(%3046) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %3052 = "vector.extract"(%3046) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %3053 = "vector.extract"(%3046) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %3054 = "vector.extract"(%3046) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %3055 = "arith.muli"(%3017, %325) : (i32, i32) -> i32
            %3056 = "arith.muli"(%3018, %312) : (i32, i32) -> i32
            %3057 = "arith.addi"(%3055, %3056) : (i32, i32) -> i32
            %3058 = "arith.andi"(%3057, %2956) : (i32, i32) -> i32
            %3059 = "arith.shrui"(%3058, %746) : (i32, i32) -> i32
            %3060 = "arith.xori"(%3057, %3059) : (i32, i32) -> i32
            %3061 = "llvm.getelementptr"(%793, %3060) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3062 = "llvm.load"(%3061) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %3063 = "vector.extract"(%3062) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %3064 = "vector.extract"(%3062) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %3065 = "vector.extract"(%3062) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %3066 = "vector.extract"(%3062) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %3067 = "vector.extract"(%3062) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %3068 = "vector.extract"(%3062) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %3069 = "vector.extract"(%3062) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %3070 = "vector.extract"(%3062) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %3071 = "arith.muli"(%3021, %325) : (i32, i32) -> i32
            %3072 = "arith.muli"(%3022, %312) : (i32, i32) -> i32
            %3073 = "arith.addi"(%3071, %3072) : (i32, i32) -> i32
            %3074 = "arith.andi"(%3073, %2956) : (i32, i32) -> i32
            %3075 = "arith.shrui"(%3074, %746) : (i32, i32) -> i32
            %3076 = "arith.xori"(%3073, %3075) : (i32, i32) -> i32
            %3077 = "llvm.getelementptr"(%793, %3076) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3078 = "llvm.load"(%3077) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %3079 = "vector.extract"(%3078) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %3080 = "vector.extract"(%3078) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %3081 = "vector.extract"(%3078) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %3082 = "vector.extract"(%3078) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %3083 = "vector.extract"(%3078) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %3084 = "vector.extract"(%3078) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %3085 = "vector.extract"(%3078) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %3086 = "vector.extract"(%3078) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.bar.warp.sync"(%36) : (i32) -> ()
            "scf.if"(%55) ({
              %3087 = "llvm.getelementptr"(%56, %532) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3088_s0 = "llvm.ptrtoint"(%3087) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3088_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3089 = "arith.cmpi"(%3009, %2902) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3089) ({
              %3090 = "arith.extsi"(%3009) : (i32) -> i64
              %3091 = "arith.extsi"(%3010) : (i32) -> i64
              %3092 = "arith.muli"(%3090, %16) : (i64, i64) -> i64
              %3093 = "arith.constant"() {value = 8 : i64} : () -> i64
              %3094 = "arith.muli"(%3091, %3093) : (i64, i64) -> i64
              %3095 = "arith.addi"(%3092, %3094) : (i64, i64) -> i64
              %3096 = "llvm.getelementptr"(%2901, %3095) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3097 = "vector.from_elements"(%3031, %3032, %3033, %3034, %3035, %3036, %3037, %3038) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%3097, %3096) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3098 = "arith.cmpi"(%3013, %2902) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3098) ({
              %3099 = "arith.extsi"(%3013) : (i32) -> i64
              %3100 = "arith.extsi"(%3014) : (i32) -> i64
              %3101 = "arith.muli"(%3099, %16) : (i64, i64) -> i64
              %3102 = "arith.constant"() {value = 8 : i64} : () -> i64
              %3103 = "arith.muli"(%3100, %3102) : (i64, i64) -> i64
              %3104 = "arith.addi"(%3101, %3103) : (i64, i64) -> i64
              %3105 = "llvm.getelementptr"(%2901, %3104) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3106 = "vector.from_elements"(%3047, %3048, %3049, %3050, %3051, %3052, %3053, %3054) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%3106, %3105) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3107 = "arith.cmpi"(%3017, %2902) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3107) ({
              %3108 = "arith.extsi"(%3017) : (i32) -> i64
              %3109 = "arith.extsi"(%3018) : (i32) -> i64
              %3110 = "arith.muli"(%3108, %16) : (i64, i64) -> i64
              %3111 = "arith.constant"() {value = 8 : i64} : () -> i64
              %3112 = "arith.muli"(%3109, %3111) : (i64, i64) -> i64
              %3113 = "arith.addi"(%3110, %3112) : (i64, i64) -> i64
              %3114 = "llvm.getelementptr"(%2901, %3113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3115 = "vector.from_elements"(%3063, %3064, %3065, %3066, %3067, %3068, %3069, %3070) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%3115, %3114) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3116 = "arith.cmpi"(%3021, %2902) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3116) ({
              %3117 = "arith.extsi"(%3021) : (i32) -> i64
              %3118 = "arith.extsi"(%3022) : (i32) -> i64
              %3119 = "arith.muli"(%3117, %16) : (i64, i64) -> i64
              %3120 = "arith.constant"() {value = 8 : i64} : () -> i64
              %3121 = "arith.muli"(%3118, %3120) : (i64, i64) -> i64
              %3122 = "arith.addi"(%3119, %3121) : (i64, i64) -> i64
              %3123 = "llvm.getelementptr"(%2901, %3122) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3124 = "vector.from_elements"(%3079, %3080, %3081, %3082, %3083, %3084, %3085, %3086) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%3124, %3123) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3125 = "arith.addi"(%532, %307) : (i32, i32) -> i32
            %3126 = "arith.cmpi"(%3125, %748) {predicate = 0 : i64} : (i32, i32) -> i1
            %3127 = "arith.xori"(%533, %307) : (i32, i32) -> i32
            %3128 = "arith.select"(%3126, %3127, %533) : (i1, i32, i32) -> i32
            %3129 = "arith.select"(%3126, %37, %3125) : (i1, i32, i32) -> i32
            %3130 = "arith.addi"(%531, %307) : (i32, i32) -> i32
            "scf.yield"(%1497, %1498, %1499, %3130, %3129, %3128, %2856, %2855, %2854, %2752, %2753, %2754, %2755, %2756, %2757, %2758, %2759, %2760, %2761, %2762, %2763, %2764, %2765, %2766, %2767, %2768, %2769, %2770, %2771, %2772, %2773, %2774, %2775, %2776, %2777, %2778, %2779, %2780, %2781, %2782, %2783, %2784, %2785, %2786, %2787, %2788, %2789, %2790, %2791, %2792, %2793, %2794, %2795, %2796, %2797, %2798, %2799, %2800, %2801, %2802, %2803, %2804, %2805, %2806, %2807, %2808, %2809, %2810, %2811, %2812, %2813, %2814, %2815, %2949, %2951, %2953, %2955, %2964, %2966, %2968, %2970, %2978, %2980, %2982, %2984, %2992, %2994, %2996, %2998) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
            "scf.yield"(%528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"(%638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "scf.if"(%341) ({
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %3131 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%3131) : (i1) -> ()
      }) : (i1) -> i1
      "llvm.return"() : () -> ()
    }) {sym_name = "attention_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i32, i32, i32, i32, f32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 2 : i32, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i64, %5: i64, %6: i64, %7: !llvm.ptr<1>, %8: i32, %9: i32, %10: i64, %11: i64, %12: i64, %13: !llvm.ptr<1>, %14: i64, %15: i64, %16: i64, %17: !llvm.ptr<1>, %18: i64, %19: i64, %20: i64, %21: !llvm.ptr<1>, %22: i64, %23: i64, %24: f32):
    %25 = "arith.constant"() {value = 63 : i32} : () -> i32
    %26 = "arith.addi"(%2, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 64 : i32} : () -> i32
    %28 = "arith.divui"(%26, %27) : (i32, i32) -> i32
    %29 = "arith.constant"() {value = 64 : i64} : () -> i64
    %30 = "arith.extsi"(%2) : (i32) -> i64
    %31 = "arith.extsi"(%3) : (i32) -> i64
    %32 = "arith.extsi"(%1) : (i32) -> i64
    %33 = "arith.constant"() {value = 2 : i64} : () -> i64
    %34 = "arith.muli"(%5, %33) : (i64, i64) -> i64
    %35 = "arith.muli"(%6, %33) : (i64, i64) -> i64
    %36 = "arith.muli"(%4, %33) : (i64, i64) -> i64
    %37 = "cutec.tensor_map"(%0, %29, %30, %31, %32, %34, %35, %36) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
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
    "cutec.host_check"(%49) {message = "K and V have at least one head", file = "samples/attention_hopper.py", line = 638 : i32} : (i1) -> ()
    %50 = "arith.divui"(%3, %9) : (i32, i32) -> i32
    %51 = "arith.remui"(%3, %9) : (i32, i32) -> i32
    %52 = "arith.cmpi"(%51, %48) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%52) {message = "as many heads of Q share each one of K and V", file = "samples/attention_hopper.py", line = 640 : i32} : (i1) -> ()
    %53 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %54 = "arith.cmpf"(%24, %53) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%54) {message = "scores keep their order when they are scaled", file = "samples/attention_hopper.py", line = 641 : i32} : (i1) -> ()
    %55 = "arith.muli"(%28, %3) : (i32, i32) -> i32
    %56 = "arith.muli"(%55, %1) : (i32, i32) -> i32
    %57 = "arith.constant"() {value = 264 : i32} : () -> i32
    %58 = "arith.minsi"(%56, %57) : (i32, i32) -> i32
    %59 = "arith.constant"() {value = 1 : i32} : () -> i32
    %60 = "arith.constant"() {value = 256 : i32} : () -> i32
    %61 = "arith.constant"() {value = 82016 : i32} : () -> i32
    "gpu.launch_func"(%58, %59, %59, %60, %59, %59, %61, %37, %2, %3, %1, %43, %8, %9, %1, %47, %8, %9, %1, %17, %2, %3, %1, %19, %20, %18, %21, %2, %3, %1, %23, %22, %1, %28, %8, %2, %24, %50) {kernel = @kernels::@attention_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 31, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i32, i32, i32, i32, f32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_full_f16_depth64_groups1", function_type = (!llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
