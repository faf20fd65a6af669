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
          %348 = "arith.addi"(%306, %305) : (i32, i32) -> i32
          %349 = "arith.remsi"(%348, %312) : (i32, i32) -> i32
          %350 = "arith.cmpi"(%349, %37) {predicate = 2 : i64} : (i32, i32) -> i1
          %351 = "arith.addi"(%349, %312) : (i32, i32) -> i32
          %352 = "arith.select"(%350, %351, %349) : (i1, i32, i32) -> i32
          %353 = "arith.addi"(%305, %352) : (i32, i32) -> i32
          %354 = "arith.constant"() {value = 256 : i32} : () -> i32
          "nvvm.barrier.arrive"(%353, %354) : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %355 = "arith.muli"(%26, %2) : (i32, i32) -> i32
        %356 = "arith.muli"(%355, %25) : (i32, i32) -> i32
        %357 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %358 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %359 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %360 = "arith.subi"(%356, %357) : (i32, i32) -> i32
        %361 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
        %362 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
        %363 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
        %364 = "arith.subi"(%361, %305) : (i32, i32) -> i32
        %365 = "arith.addi"(%360, %364) : (i32, i32) -> i32
        %366 = "arith.remsi"(%365, %361) : (i32, i32) -> i32
        %367 = "arith.cmpi"(%366, %37) {predicate = 2 : i64} : (i32, i32) -> i1
        %368 = "arith.divsi"(%365, %361) : (i32, i32) -> i32
        %369 = "arith.extsi"(%367) : (i1) -> i32
        %370 = "arith.addi"(%368, %369) : (i32, i32) -> i32
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
        %431 = "llvm.mlir.undef"() : () -> f32
        %432 = "llvm.mlir.undef"() : () -> f32
        %433 = "llvm.mlir.undef"() : () -> f32
        %434 = "llvm.mlir.undef"() : () -> f32
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
        %447 = "llvm.mlir.undef"() : () -> i32
        %448 = "llvm.mlir.undef"() : () -> i32
        %449 = "llvm.mlir.undef"() : () -> i32
        %450 = "llvm.mlir.undef"() : () -> i32
        %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539 = "scf.for"(%37, %370, %305, %37, %37, %37, %37, %37, %37, %37, %37, %37, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450) ({
        ^bb0(%540: i32, %541: i32, %542: i32, %543: i32, %544: i32, %545: i32, %546: i32, %547: i32, %548: i32, %549: i32, %550: f32, %551: f32, %552: f32, %553: f32, %554: f32, %555: f32, %556: f32, %557: f32, %558: f32, %559: f32, %560: f32, %561: f32, %562: f32, %563: f32, %564: f32, %565: f32, %566: f32, %567: f32, %568: f32, %569: f32, %570: f32, %571: f32, %572: f32, %573: f32, %574: f32, %575: f32, %576: f32, %577: f32, %578: f32, %579: f32, %580: f32, %581: f32, %582: f32, %583: f32, %584: f32, %585: f32, %586: f32, %587: f32, %588: f32, %589: f32, %590: f32, %591: f32, %592: f32, %593: f32, %594: f32, %595: f32, %596: f32, %597: f32, %598: f32, %599: f32, %600: f32, %601: f32, %602: f32, %603: f32, %604: f32, %605: f32, %606: f32, %607: f32, %608: f32, %609: f32, %610: f32, %611: f32, %612: f32, %613: f32, %614: i32, %615: i32, %616: i32, %617: i32, %618: i32, %619: i32, %620: i32, %621: i32, %622: i32, %623: i32, %624: i32, %625: i32, %626: i32, %627: i32, %628: i32, %629: i32):
          %630 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %631 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %632 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %633 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
          %634 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
          %635 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
          %636 = "arith.muli"(%540, %633) : (i32, i32) -> i32
          %637 = "arith.addi"(%630, %636) : (i32, i32) -> i32
          %638 = "arith.remui"(%637, %26) : (i32, i32) -> i32
          %639 = "arith.divui"(%637, %26) : (i32, i32) -> i32
          %640 = "arith.remui"(%639, %2) : (i32, i32) -> i32
          %641 = "arith.divui"(%639, %2) : (i32, i32) -> i32
          %642 = "arith.constant"() {value = 191 : i32} : () -> i32
          %643 = "arith.addi"(%28, %642) : (i32, i32) -> i32
          %644 = "arith.constant"() {value = 192 : i32} : () -> i32
          %645 = "arith.divui"(%643, %644) : (i32, i32) -> i32
          %646 = "arith.subi"(%645, %305) : (i32, i32) -> i32
          %647 = "arith.subi"(%646, %638) : (i32, i32) -> i32
          %648 = "arith.cmpi"(%647, %37) {predicate = 5 : i64} : (i32, i32) -> i1
          %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737 = "scf.if"(%648) ({
            %738 = "arith.muli"(%647, %644) : (i32, i32) -> i32
            %739 = "arith.maxsi"(%27, %305) : (i32, i32) -> i32
            %740 = "arith.subi"(%739, %305) : (i32, i32) -> i32
            %741 = "arith.constant"() {value = 7 : i32} : () -> i32
            %742 = "arith.shrsi"(%740, %741) : (i32, i32) -> i32
            %743 = "arith.addi"(%742, %305) : (i32, i32) -> i32
            %744 = "arith.minsi"(%37, %742) : (i32, i32) -> i32
            %745 = "arith.subi"(%743, %744) : (i32, i32) -> i32
            %746 = "arith.muli"(%306, %330) : (i32, i32) -> i32
            %747 = "arith.addi"(%738, %746) : (i32, i32) -> i32
            %748 = "arith.constant"() {value = 127 : i32} : () -> i32
            %749 = "arith.andi"(%307, %748) : (i32, i32) -> i32
            %750 = "arith.divui"(%749, %40) : (i32, i32) -> i32
            %751 = "arith.muli"(%750, %319) : (i32, i32) -> i32
            %752 = "arith.addi"(%747, %751) : (i32, i32) -> i32
            %753 = "arith.andi"(%307, %38) : (i32, i32) -> i32
            %754 = "arith.constant"() {value = 4 : i32} : () -> i32
            %755 = "arith.divui"(%753, %754) : (i32, i32) -> i32
            %756 = "arith.addi"(%752, %755) : (i32, i32) -> i32
            %757 = "arith.andi"(%307, %312) : (i32, i32) -> i32
            %758 = "arith.muli"(%757, %346) : (i32, i32) -> i32
            %759 = "arith.muli"(%742, %34) : (i32, i32) -> i32
            %760 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
            %761 = "vector.extract"(%760) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %762 = "vector.extract"(%760) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %763 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
            %764 = "vector.extract"(%763) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %765 = "vector.extract"(%763) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %766 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
            %767 = "vector.extract"(%766) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %768 = "vector.extract"(%766) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %769 = "vector.extract"(%766) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %770 = "vector.extract"(%766) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %771 = "vector.extract"(%766) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %772 = "vector.extract"(%766) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %773 = "vector.extract"(%766) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %774 = "vector.extract"(%766) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %775 = "vector.extract"(%766) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %776 = "vector.extract"(%766) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %777 = "vector.extract"(%766) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %778 = "vector.extract"(%766) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %779 = "vector.extract"(%766) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %780 = "vector.extract"(%766) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %781 = "vector.extract"(%766) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %782 = "vector.extract"(%766) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %783 = "vector.extract"(%766) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %784 = "vector.extract"(%766) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %785 = "vector.extract"(%766) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %786 = "vector.extract"(%766) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %787 = "vector.extract"(%766) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %788 = "vector.extract"(%766) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %789 = "vector.extract"(%766) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %790 = "vector.extract"(%766) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %791 = "vector.extract"(%766) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %792 = "vector.extract"(%766) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %793 = "vector.extract"(%766) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %794 = "vector.extract"(%766) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %795 = "vector.extract"(%766) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %796 = "vector.extract"(%766) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %797 = "vector.extract"(%766) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %798 = "vector.extract"(%766) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %799 = "llvm.getelementptr"(%53, %545) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t800_s0 = "llvm.ptrtoint"(%799) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t800_s0, %546) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %801 = "llvm.getelementptr"(%75, %542) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t802_s0 = "llvm.ptrtoint"(%801) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t802_s0, %543) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %803 = "arith.constant"() {value = 12288 : i32} : () -> i32
            %804 = "arith.muli"(%545, %803) : (i32, i32) -> i32
            %805 = "llvm.getelementptr"(%316, %804) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %806 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %807 = "arith.muli"(%542, %806) : (i32, i32) -> i32
            %808 = "llvm.getelementptr"(%51, %807) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %809 = "arith.constant"() {value = false} : () -> i1
            %t811_a = "llvm.ptrtoint"(%805) : (!llvm.ptr<3>) -> i32
            %t811_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t811_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t811_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t811_shifted = "arith.shrui"(%t811_a, %t811_four) : (i32, i32) -> i32
            %t811_low = "arith.andi"(%t811_shifted, %t811_mask) : (i32, i32) -> i32
            %t811_wide = "arith.extui"(%t811_low) : (i32) -> i64
            %810 = "arith.ori"(%t811_wide, %t811_fields) : (i64, i64) -> i64
            %t813_a = "llvm.ptrtoint"(%808) : (!llvm.ptr<3>) -> i32
            %t813_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t813_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t813_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t813_shifted = "arith.shrui"(%t813_a, %t813_four) : (i32, i32) -> i32
            %t813_low = "arith.andi"(%t813_shifted, %t813_mask) : (i32, i32) -> i32
            %t813_wide = "arith.extui"(%t813_low) : (i32) -> i64
            %812 = "arith.ori"(%t813_wide, %t813_fields) : (i64, i64) -> i64
            %t878_r = "llvm.inline_asm"(%550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %814 = "llvm.extractvalue"(%t878_r) {position = array<i64: 0>} : (!struct0) -> f32
            %815 = "llvm.extractvalue"(%t878_r) {position = array<i64: 1>} : (!struct0) -> f32
            %816 = "llvm.extractvalue"(%t878_r) {position = array<i64: 2>} : (!struct0) -> f32
            %817 = "llvm.extractvalue"(%t878_r) {position = array<i64: 3>} : (!struct0) -> f32
            %818 = "llvm.extractvalue"(%t878_r) {position = array<i64: 4>} : (!struct0) -> f32
            %819 = "llvm.extractvalue"(%t878_r) {position = array<i64: 5>} : (!struct0) -> f32
            %820 = "llvm.extractvalue"(%t878_r) {position = array<i64: 6>} : (!struct0) -> f32
            %821 = "llvm.extractvalue"(%t878_r) {position = array<i64: 7>} : (!struct0) -> f32
            %822 = "llvm.extractvalue"(%t878_r) {position = array<i64: 8>} : (!struct0) -> f32
            %823 = "llvm.extractvalue"(%t878_r) {position = array<i64: 9>} : (!struct0) -> f32
            %824 = "llvm.extractvalue"(%t878_r) {position = array<i64: 10>} : (!struct0) -> f32
            %825 = "llvm.extractvalue"(%t878_r) {position = array<i64: 11>} : (!struct0) -> f32
            %826 = "llvm.extractvalue"(%t878_r) {position = array<i64: 12>} : (!struct0) -> f32
            %827 = "llvm.extractvalue"(%t878_r) {position = array<i64: 13>} : (!struct0) -> f32
            %828 = "llvm.extractvalue"(%t878_r) {position = array<i64: 14>} : (!struct0) -> f32
            %829 = "llvm.extractvalue"(%t878_r) {position = array<i64: 15>} : (!struct0) -> f32
            %830 = "llvm.extractvalue"(%t878_r) {position = array<i64: 16>} : (!struct0) -> f32
            %831 = "llvm.extractvalue"(%t878_r) {position = array<i64: 17>} : (!struct0) -> f32
            %832 = "llvm.extractvalue"(%t878_r) {position = array<i64: 18>} : (!struct0) -> f32
            %833 = "llvm.extractvalue"(%t878_r) {position = array<i64: 19>} : (!struct0) -> f32
            %834 = "llvm.extractvalue"(%t878_r) {position = array<i64: 20>} : (!struct0) -> f32
            %835 = "llvm.extractvalue"(%t878_r) {position = array<i64: 21>} : (!struct0) -> f32
            %836 = "llvm.extractvalue"(%t878_r) {position = array<i64: 22>} : (!struct0) -> f32
            %837 = "llvm.extractvalue"(%t878_r) {position = array<i64: 23>} : (!struct0) -> f32
            %838 = "llvm.extractvalue"(%t878_r) {position = array<i64: 24>} : (!struct0) -> f32
            %839 = "llvm.extractvalue"(%t878_r) {position = array<i64: 25>} : (!struct0) -> f32
            %840 = "llvm.extractvalue"(%t878_r) {position = array<i64: 26>} : (!struct0) -> f32
            %841 = "llvm.extractvalue"(%t878_r) {position = array<i64: 27>} : (!struct0) -> f32
            %842 = "llvm.extractvalue"(%t878_r) {position = array<i64: 28>} : (!struct0) -> f32
            %843 = "llvm.extractvalue"(%t878_r) {position = array<i64: 29>} : (!struct0) -> f32
            %844 = "llvm.extractvalue"(%t878_r) {position = array<i64: 30>} : (!struct0) -> f32
            %845 = "llvm.extractvalue"(%t878_r) {position = array<i64: 31>} : (!struct0) -> f32
            %846 = "llvm.extractvalue"(%t878_r) {position = array<i64: 32>} : (!struct0) -> f32
            %847 = "llvm.extractvalue"(%t878_r) {position = array<i64: 33>} : (!struct0) -> f32
            %848 = "llvm.extractvalue"(%t878_r) {position = array<i64: 34>} : (!struct0) -> f32
            %849 = "llvm.extractvalue"(%t878_r) {position = array<i64: 35>} : (!struct0) -> f32
            %850 = "llvm.extractvalue"(%t878_r) {position = array<i64: 36>} : (!struct0) -> f32
            %851 = "llvm.extractvalue"(%t878_r) {position = array<i64: 37>} : (!struct0) -> f32
            %852 = "llvm.extractvalue"(%t878_r) {position = array<i64: 38>} : (!struct0) -> f32
            %853 = "llvm.extractvalue"(%t878_r) {position = array<i64: 39>} : (!struct0) -> f32
            %854 = "llvm.extractvalue"(%t878_r) {position = array<i64: 40>} : (!struct0) -> f32
            %855 = "llvm.extractvalue"(%t878_r) {position = array<i64: 41>} : (!struct0) -> f32
            %856 = "llvm.extractvalue"(%t878_r) {position = array<i64: 42>} : (!struct0) -> f32
            %857 = "llvm.extractvalue"(%t878_r) {position = array<i64: 43>} : (!struct0) -> f32
            %858 = "llvm.extractvalue"(%t878_r) {position = array<i64: 44>} : (!struct0) -> f32
            %859 = "llvm.extractvalue"(%t878_r) {position = array<i64: 45>} : (!struct0) -> f32
            %860 = "llvm.extractvalue"(%t878_r) {position = array<i64: 46>} : (!struct0) -> f32
            %861 = "llvm.extractvalue"(%t878_r) {position = array<i64: 47>} : (!struct0) -> f32
            %862 = "llvm.extractvalue"(%t878_r) {position = array<i64: 48>} : (!struct0) -> f32
            %863 = "llvm.extractvalue"(%t878_r) {position = array<i64: 49>} : (!struct0) -> f32
            %864 = "llvm.extractvalue"(%t878_r) {position = array<i64: 50>} : (!struct0) -> f32
            %865 = "llvm.extractvalue"(%t878_r) {position = array<i64: 51>} : (!struct0) -> f32
            %866 = "llvm.extractvalue"(%t878_r) {position = array<i64: 52>} : (!struct0) -> f32
            %867 = "llvm.extractvalue"(%t878_r) {position = array<i64: 53>} : (!struct0) -> f32
            %868 = "llvm.extractvalue"(%t878_r) {position = array<i64: 54>} : (!struct0) -> f32
            %869 = "llvm.extractvalue"(%t878_r) {position = array<i64: 55>} : (!struct0) -> f32
            %870 = "llvm.extractvalue"(%t878_r) {position = array<i64: 56>} : (!struct0) -> f32
            %871 = "llvm.extractvalue"(%t878_r) {position = array<i64: 57>} : (!struct0) -> f32
            %872 = "llvm.extractvalue"(%t878_r) {position = array<i64: 58>} : (!struct0) -> f32
            %873 = "llvm.extractvalue"(%t878_r) {position = array<i64: 59>} : (!struct0) -> f32
            %874 = "llvm.extractvalue"(%t878_r) {position = array<i64: 60>} : (!struct0) -> f32
            %875 = "llvm.extractvalue"(%t878_r) {position = array<i64: 61>} : (!struct0) -> f32
            %876 = "llvm.extractvalue"(%t878_r) {position = array<i64: 62>} : (!struct0) -> f32
            %877 = "llvm.extractvalue"(%t878_r) {position = array<i64: 63>} : (!struct0) -> f32
            %t943_r = "llvm.inline_asm"(%814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %810, %812, %809) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %879 = "llvm.extractvalue"(%t943_r) {position = array<i64: 0>} : (!struct0) -> f32
            %880 = "llvm.extractvalue"(%t943_r) {position = array<i64: 1>} : (!struct0) -> f32
            %881 = "llvm.extractvalue"(%t943_r) {position = array<i64: 2>} : (!struct0) -> f32
            %882 = "llvm.extractvalue"(%t943_r) {position = array<i64: 3>} : (!struct0) -> f32
            %883 = "llvm.extractvalue"(%t943_r) {position = array<i64: 4>} : (!struct0) -> f32
            %884 = "llvm.extractvalue"(%t943_r) {position = array<i64: 5>} : (!struct0) -> f32
            %885 = "llvm.extractvalue"(%t943_r) {position = array<i64: 6>} : (!struct0) -> f32
            %886 = "llvm.extractvalue"(%t943_r) {position = array<i64: 7>} : (!struct0) -> f32
            %887 = "llvm.extractvalue"(%t943_r) {position = array<i64: 8>} : (!struct0) -> f32
            %888 = "llvm.extractvalue"(%t943_r) {position = array<i64: 9>} : (!struct0) -> f32
            %889 = "llvm.extractvalue"(%t943_r) {position = array<i64: 10>} : (!struct0) -> f32
            %890 = "llvm.extractvalue"(%t943_r) {position = array<i64: 11>} : (!struct0) -> f32
            %891 = "llvm.extractvalue"(%t943_r) {position = array<i64: 12>} : (!struct0) -> f32
            %892 = "llvm.extractvalue"(%t943_r) {position = array<i64: 13>} : (!struct0) -> f32
            %893 = "llvm.extractvalue"(%t943_r) {position = array<i64: 14>} : (!struct0) -> f32
            %894 = "llvm.extractvalue"(%t943_r) {position = array<i64: 15>} : (!struct0) -> f32
            %895 = "llvm.extractvalue"(%t943_r) {position = array<i64: 16>} : (!struct0) -> f32
            %896 = "llvm.extractvalue"(%t943_r) {position = array<i64: 17>} : (!struct0) -> f32
            %897 = "llvm.extractvalue"(%t943_r) {position = array<i64: 18>} : (!struct0) -> f32
            %898 = "llvm.extractvalue"(%t943_r) {position = array<i64: 19>} : (!struct0) -> f32
            %899 = "llvm.extractvalue"(%t943_r) {position = array<i64: 20>} : (!struct0) -> f32
            %900 = "llvm.extractvalue"(%t943_r) {position = array<i64: 21>} : (!struct0) -> f32
            %901 = "llvm.extractvalue"(%t943_r) {position = array<i64: 22>} : (!struct0) -> f32
            %902 = "llvm.extractvalue"(%t943_r) {position = array<i64: 23>} : (!struct0) -> f32
            %903 = "llvm.extractvalue"(%t943_r) {position = array<i64: 24>} : (!struct0) -> f32
            %904 = "llvm.extractvalue"(%t943_r) {position = array<i64: 25>} : (!struct0) -> f32
            %905 = "llvm.extractvalue"(%t943_r) {position = array<i64: 26>} : (!struct0) -> f32
            %906 = "llvm.extractvalue"(%t943_r) {position = array<i64: 27>} : (!struct0) -> f32
            %907 = "llvm.extractvalue"(%t943_r) {position = array<i64: 28>} : (!struct0) -> f32
            %908 = "llvm.extractvalue"(%t943_r) {position = array<i64: 29>} : (!struct0) -> f32
            %909 = "llvm.extractvalue"(%t943_r) {position = array<i64: 30>} : (!struct0) -> f32
            %910 = "llvm.extractvalue"(%t943_r) {position = array<i64: 31>} : (!struct0) -> f32
            %911 = "llvm.extractvalue"(%t943_r) {position = array<i64: 32>} : (!struct0) -> f32
            %912 = "llvm.extractvalue"(%t943_r) {position = array<i64: 33>} : (!struct0) -> f32
            %913 = "llvm.extractvalue"(%t943_r) {position = array<i64: 34>} : (!struct0) -> f32
            %914 = "llvm.extractvalue"(%t943_r) {position = array<i64: 35>} : (!struct0) -> f32
            %915 = "llvm.extractvalue"(%t943_r) {position = array<i64: 36>} : (!struct0) -> f32
            %916 = "llvm.extractvalue"(%t943_r) {position = array<i64: 37>} : (!struct0) -> f32
            %917 = "llvm.extractvalue"(%t943_r) {position = array<i64: 38>} : (!struct0) -> f32
            %918 = "llvm.extractvalue"(%t943_r) {position = array<i64: 39>} : (!struct0) -> f32
            %919 = "llvm.extractvalue"(%t943_r) {position = array<i64: 40>} : (!struct0) -> f32
            %920 = "llvm.extractvalue"(%t943_r) {position = array<i64: 41>} : (!struct0) -> f32
            %921 = "llvm.extractvalue"(%t943_r) {position = array<i64: 42>} : (!struct0) -> f32
            %922 = "llvm.extractvalue"(%t943_r) {position = array<i64: 43>} : (!struct0) -> f32
            %923 = "llvm.extractvalue"(%t943_r) {position = array<i64: 44>} : (!struct0) -> f32
            %924 = "llvm.extractvalue"(%t943_r) {position = array<i64: 45>} : (!struct0) -> f32
            %925 = "llvm.extractvalue"(%t943_r) {position = array<i64: 46>} : (!struct0) -> f32
            %926 = "llvm.extractvalue"(%t943_r) {position = array<i64: 47>} : (!struct0) -> f32
            %927 = "llvm.extractvalue"(%t943_r) {position = array<i64: 48>} : (!struct0) -> f32
            %928 = "llvm.extractvalue"(%t943_r) {position = array<i64: 49>} : (!struct0) -> f32
            %929 = "llvm.extractvalue"(%t943_r) {position = array<i64: 50>} : (!struct0) -> f32
            %930 = "llvm.extractvalue"(%t943_r) {position = array<i64: 51>} : (!struct0) -> f32
            %931 = "llvm.extractvalue"(%t943_r) {position = array<i64: 52>} : (!struct0) -> f32
            %932 = "llvm.extractvalue"(%t943_r) {position = array<i64: 53>} : (!struct0) -> f32
            %933 = "llvm.extractvalue"(%t943_r) {position = array<i64: 54>} : (!struct0) -> f32
            %934 = "llvm.extractvalue"(%t943_r) {position = array<i64: 55>} : (!struct0) -> f32
            %935 = "llvm.extractvalue"(%t943_r) {position = array<i64: 56>} : (!struct0) -> f32
            %936 = "llvm.extractvalue"(%t943_r) {position = array<i64: 57>} : (!struct0) -> f32
            %937 = "llvm.extractvalue"(%t943_r) {position = array<i64: 58>} : (!struct0) -> f32
            %938 = "llvm.extractvalue"(%t943_r) {position = array<i64: 59>} : (!struct0) -> f32
            %939 = "llvm.extractvalue"(%t943_r) {position = array<i64: 60>} : (!struct0) -> f32
            %940 = "llvm.extractvalue"(%t943_r) {position = array<i64: 61>} : (!struct0) -> f32
            %941 = "llvm.extractvalue"(%t943_r) {position = array<i64: 62>} : (!struct0) -> f32
            %942 = "llvm.extractvalue"(%t943_r) {position = array<i64: 63>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t1008_r = "llvm.inline_asm"(%879, %880, %881, %882, %883, %884, %885, %886, %887, %888, %889, %890, %891, %892, %893, %894, %895, %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %944 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 0>} : (!struct0) -> f32
            %945 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 1>} : (!struct0) -> f32
            %946 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 2>} : (!struct0) -> f32
            %947 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 3>} : (!struct0) -> f32
            %948 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 4>} : (!struct0) -> f32
            %949 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 5>} : (!struct0) -> f32
            %950 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 6>} : (!struct0) -> f32
            %951 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 7>} : (!struct0) -> f32
            %952 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 8>} : (!struct0) -> f32
            %953 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 9>} : (!struct0) -> f32
            %954 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 10>} : (!struct0) -> f32
            %955 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 11>} : (!struct0) -> f32
            %956 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 12>} : (!struct0) -> f32
            %957 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 13>} : (!struct0) -> f32
            %958 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 14>} : (!struct0) -> f32
            %959 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 15>} : (!struct0) -> f32
            %960 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 16>} : (!struct0) -> f32
            %961 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 17>} : (!struct0) -> f32
            %962 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 18>} : (!struct0) -> f32
            %963 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 19>} : (!struct0) -> f32
            %964 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 20>} : (!struct0) -> f32
            %965 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 21>} : (!struct0) -> f32
            %966 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 22>} : (!struct0) -> f32
            %967 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 23>} : (!struct0) -> f32
            %968 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 24>} : (!struct0) -> f32
            %969 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 25>} : (!struct0) -> f32
            %970 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 26>} : (!struct0) -> f32
            %971 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 27>} : (!struct0) -> f32
            %972 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 28>} : (!struct0) -> f32
            %973 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 29>} : (!struct0) -> f32
            %974 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 30>} : (!struct0) -> f32
            %975 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 31>} : (!struct0) -> f32
            %976 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 32>} : (!struct0) -> f32
            %977 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 33>} : (!struct0) -> f32
            %978 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 34>} : (!struct0) -> f32
            %979 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 35>} : (!struct0) -> f32
            %980 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 36>} : (!struct0) -> f32
            %981 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 37>} : (!struct0) -> f32
            %982 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 38>} : (!struct0) -> f32
            %983 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 39>} : (!struct0) -> f32
            %984 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 40>} : (!struct0) -> f32
            %985 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 41>} : (!struct0) -> f32
            %986 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 42>} : (!struct0) -> f32
            %987 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 43>} : (!struct0) -> f32
            %988 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 44>} : (!struct0) -> f32
            %989 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 45>} : (!struct0) -> f32
            %990 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 46>} : (!struct0) -> f32
            %991 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 47>} : (!struct0) -> f32
            %992 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 48>} : (!struct0) -> f32
            %993 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 49>} : (!struct0) -> f32
            %994 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 50>} : (!struct0) -> f32
            %995 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 51>} : (!struct0) -> f32
            %996 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 52>} : (!struct0) -> f32
            %997 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 53>} : (!struct0) -> f32
            %998 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 54>} : (!struct0) -> f32
            %999 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1000 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1001 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1002 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1003 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1004 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1005 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1006 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1007 = "llvm.extractvalue"(%t1008_r) {position = array<i64: 63>} : (!struct0) -> f32
            "scf.if"(%77) ({
              %1009 = "llvm.getelementptr"(%78, %542) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1010_s0 = "llvm.ptrtoint"(%1009) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1010_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1011 = "arith.addi"(%542, %305) : (i32, i32) -> i32
            %1012 = "arith.cmpi"(%1011, %346) {predicate = 0 : i64} : (i32, i32) -> i1
            %1013 = "arith.xori"(%543, %305) : (i32, i32) -> i32
            %1014 = "arith.select"(%1012, %1013, %543) : (i1, i32, i32) -> i32
            %1015 = "arith.select"(%1012, %37, %1011) : (i1, i32, i32) -> i32
            %1016 = "arith.addi"(%541, %305) : (i32, i32) -> i32
            %1017 = "arith.addi"(%759, %34) : (i32, i32) -> i32
            %1018 = "arith.cmpi"(%1017, %27) {predicate = 4 : i64} : (i32, i32) -> i1
            %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082 = "scf.if"(%1018) ({
              %1083 = "arith.addi"(%759, %758) : (i32, i32) -> i32
              %1084 = "vector.from_elements"(%37, %305, %317, %318, %319, %320, %321, %322, %40, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %1085 = "arith.subi"(%27, %1083) : (i32, i32) -> i32
              %1086 = "vector.broadcast"(%1085) : (i32) -> vector<32xi32>
              %1087 = "arith.cmpi"(%1084, %1086) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %1088 = "vector.from_elements"(%944, %945, %948, %949, %952, %953, %956, %957, %960, %961, %964, %965, %968, %969, %972, %973, %976, %977, %980, %981, %984, %985, %988, %989, %992, %993, %996, %997, %1000, %1001, %1004, %1005) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %1089 = "arith.constant"() {value = dense<0xFF800000> : vector<32xf32>} : () -> vector<32xf32>
              %1090 = "arith.select"(%1087, %1089, %1088) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %1091 = "vector.extract"(%1090) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %1092 = "vector.extract"(%1090) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %1093 = "vector.extract"(%1090) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %1094 = "vector.extract"(%1090) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %1095 = "vector.extract"(%1090) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %1096 = "vector.extract"(%1090) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %1097 = "vector.extract"(%1090) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %1098 = "vector.extract"(%1090) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %1099 = "vector.extract"(%1090) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %1100 = "vector.extract"(%1090) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %1101 = "vector.extract"(%1090) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %1102 = "vector.extract"(%1090) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %1103 = "vector.extract"(%1090) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %1104 = "vector.extract"(%1090) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %1105 = "vector.extract"(%1090) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %1106 = "vector.extract"(%1090) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %1107 = "vector.extract"(%1090) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %1108 = "vector.extract"(%1090) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %1109 = "vector.extract"(%1090) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %1110 = "vector.extract"(%1090) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %1111 = "vector.extract"(%1090) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %1112 = "vector.extract"(%1090) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %1113 = "vector.extract"(%1090) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %1114 = "vector.extract"(%1090) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %1115 = "vector.extract"(%1090) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %1116 = "vector.extract"(%1090) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %1117 = "vector.extract"(%1090) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %1118 = "vector.extract"(%1090) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %1119 = "vector.extract"(%1090) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %1120 = "vector.extract"(%1090) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %1121 = "vector.extract"(%1090) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %1122 = "vector.extract"(%1090) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %1123 = "vector.from_elements"(%37, %305, %317, %318, %319, %320, %321, %322, %40, %323, %324, %325, %326, %327, %328, %329, %330, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> vector<32xi32>
              %1124 = "vector.broadcast"(%1085) : (i32) -> vector<32xi32>
              %1125 = "arith.cmpi"(%1123, %1124) {predicate = 5 : i64} : (vector<32xi32>, vector<32xi32>) -> vector<32xi1>
              %1126 = "vector.from_elements"(%946, %947, %950, %951, %954, %955, %958, %959, %962, %963, %966, %967, %970, %971, %974, %975, %978, %979, %982, %983, %986, %987, %990, %991, %994, %995, %998, %999, %1002, %1003, %1006, %1007) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %1127 = "arith.select"(%1125, %1089, %1126) : (vector<32xi1>, vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %1128 = "vector.extract"(%1127) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %1129 = "vector.extract"(%1127) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %1130 = "vector.extract"(%1127) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %1131 = "vector.extract"(%1127) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %1132 = "vector.extract"(%1127) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %1133 = "vector.extract"(%1127) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %1134 = "vector.extract"(%1127) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %1135 = "vector.extract"(%1127) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %1136 = "vector.extract"(%1127) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %1137 = "vector.extract"(%1127) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %1138 = "vector.extract"(%1127) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %1139 = "vector.extract"(%1127) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %1140 = "vector.extract"(%1127) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %1141 = "vector.extract"(%1127) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %1142 = "vector.extract"(%1127) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %1143 = "vector.extract"(%1127) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %1144 = "vector.extract"(%1127) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %1145 = "vector.extract"(%1127) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %1146 = "vector.extract"(%1127) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %1147 = "vector.extract"(%1127) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %1148 = "vector.extract"(%1127) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %1149 = "vector.extract"(%1127) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %1150 = "vector.extract"(%1127) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %1151 = "vector.extract"(%1127) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %1152 = "vector.extract"(%1127) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %1153 = "vector.extract"(%1127) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %1154 = "vector.extract"(%1127) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %1155 = "vector.extract"(%1127) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %1156 = "vector.extract"(%1127) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %1157 = "vector.extract"(%1127) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %1158 = "vector.extract"(%1127) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %1159 = "vector.extract"(%1127) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              "scf.yield"(%1091, %1092, %1128, %1129, %1093, %1094, %1130, %1131, %1095, %1096, %1132, %1133, %1097, %1098, %1134, %1135, %1099, %1100, %1136, %1137, %1101, %1102, %1138, %1139, %1103, %1104, %1140, %1141, %1105, %1106, %1142, %1143, %1107, %1108, %1144, %1145, %1109, %1110, %1146, %1147, %1111, %1112, %1148, %1149, %1113, %1114, %1150, %1151, %1115, %1116, %1152, %1153, %1117, %1118, %1154, %1155, %1119, %1120, %1156, %1157, %1121, %1122, %1158, %1159) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965, %966, %967, %968, %969, %970, %971, %972, %973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %1160 = "vector.from_elements"(%1019, %1020, %1023, %1024, %1027, %1028, %1031, %1032, %1035, %1036, %1039, %1040, %1043, %1044, %1047, %1048, %1051, %1052, %1055, %1056, %1059, %1060, %1063, %1064, %1067, %1068, %1071, %1072, %1075, %1076, %1079, %1080) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1161 = "vector.shuffle"(%1160, %1160) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1162 = "vector.shuffle"(%1160, %1160) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1163 = "arith.maxnumf"(%1161, %1162) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1164 = "vector.shuffle"(%1163, %1163) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1165 = "vector.shuffle"(%1163, %1163) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1166 = "arith.maxnumf"(%1164, %1165) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1167 = "vector.shuffle"(%1166, %1166) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1168 = "vector.shuffle"(%1166, %1166) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1169 = "arith.maxnumf"(%1167, %1168) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1170 = "vector.shuffle"(%1169, %1169) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1171 = "vector.shuffle"(%1169, %1169) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1172 = "arith.maxnumf"(%1170, %1171) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1173 = "vector.shuffle"(%1172, %1172) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1174 = "vector.shuffle"(%1172, %1172) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1175 = "arith.maxnumf"(%1173, %1174) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1176 = "vector.extract"(%1175) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1177 = "arith.maxnumf"(%1176, %761) : (f32, f32) -> f32
            %1178 = "nvvm.shfl.sync"(%36, %1177, %305, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1179 = "arith.maxnumf"(%1177, %1178) : (f32, f32) -> f32
            %1180 = "nvvm.shfl.sync"(%36, %1179, %346, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1181 = "arith.maxnumf"(%1179, %1180) : (f32, f32) -> f32
            %1182 = "arith.mulf"(%1181, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1183 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
            %1184 = "arith.cmpf"(%1181, %1183) {predicate = 1 : i64} : (f32, f32) -> i1
            %1185 = "scf.if"(%1184) ({
              %1186 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              "scf.yield"(%1186) : (f32) -> ()
            }, {
              "scf.yield"(%1182) : (f32) -> ()
            }) : (i1) -> f32
            %1187 = "arith.mulf"(%761, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1188 = "arith.subf"(%1187, %1185) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1189 = "llvm.call_intrinsic"(%1188) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1190 = "vector.broadcast"(%309) : (f32) -> vector<32xf32>
            %1191 = "arith.mulf"(%1160, %1190) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1192 = "vector.broadcast"(%1185) : (f32) -> vector<32xf32>
            %1193 = "arith.subf"(%1191, %1192) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1194 = "vector.extract"(%1193) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1195 = "vector.extract"(%1193) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1196 = "vector.extract"(%1193) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1197 = "vector.extract"(%1193) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1198 = "vector.extract"(%1193) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1199 = "vector.extract"(%1193) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1200 = "vector.extract"(%1193) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1201 = "vector.extract"(%1193) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1202 = "vector.extract"(%1193) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1203 = "vector.extract"(%1193) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1204 = "vector.extract"(%1193) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1205 = "vector.extract"(%1193) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1206 = "vector.extract"(%1193) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1207 = "vector.extract"(%1193) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1208 = "vector.extract"(%1193) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1209 = "vector.extract"(%1193) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1210 = "vector.extract"(%1193) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1211 = "vector.extract"(%1193) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1212 = "vector.extract"(%1193) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1213 = "vector.extract"(%1193) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1214 = "vector.extract"(%1193) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1215 = "vector.extract"(%1193) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1216 = "vector.extract"(%1193) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1217 = "vector.extract"(%1193) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1218 = "vector.extract"(%1193) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1219 = "vector.extract"(%1193) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1220 = "vector.extract"(%1193) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1221 = "vector.extract"(%1193) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1222 = "vector.extract"(%1193) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1223 = "vector.extract"(%1193) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1224 = "vector.extract"(%1193) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1225 = "vector.extract"(%1193) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
            %1254 = "llvm.call_intrinsic"(%1222) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1255 = "llvm.call_intrinsic"(%1223) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1256 = "llvm.call_intrinsic"(%1224) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1257 = "llvm.call_intrinsic"(%1225) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1258 = "vector.from_elements"(%1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1259 = "arith.mulf"(%764, %1189) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1260 = "vector.shuffle"(%1258, %1258) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1261 = "vector.shuffle"(%1258, %1258) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1262 = "arith.addf"(%1260, %1261) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1263 = "vector.shuffle"(%1262, %1262) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1264 = "vector.shuffle"(%1262, %1262) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1265 = "arith.addf"(%1263, %1264) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1266 = "vector.shuffle"(%1265, %1265) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1267 = "vector.shuffle"(%1265, %1265) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1268 = "arith.addf"(%1266, %1267) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1269 = "vector.shuffle"(%1268, %1268) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1270 = "vector.shuffle"(%1268, %1268) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1271 = "arith.addf"(%1269, %1270) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1272 = "vector.shuffle"(%1271, %1271) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1273 = "vector.shuffle"(%1271, %1271) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1274 = "arith.addf"(%1272, %1273) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1275 = "vector.extract"(%1274) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1276 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %1277 = "arith.addf"(%1275, %1276) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1278 = "arith.addf"(%1259, %1277) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1279 = "vector.extract"(%1258) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1280 = "vector.extract"(%1258) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1281 = "vector.extract"(%1258) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1282 = "vector.extract"(%1258) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1283 = "vector.extract"(%1258) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1284 = "vector.extract"(%1258) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1285 = "vector.extract"(%1258) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1286 = "vector.extract"(%1258) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1287 = "vector.extract"(%1258) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1288 = "vector.extract"(%1258) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1289 = "vector.extract"(%1258) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1290 = "vector.extract"(%1258) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1291 = "vector.extract"(%1258) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1292 = "vector.extract"(%1258) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1293 = "vector.extract"(%1258) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1294 = "vector.extract"(%1258) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1295 = "vector.extract"(%1258) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1296 = "vector.extract"(%1258) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1297 = "vector.extract"(%1258) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1298 = "vector.extract"(%1258) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1299 = "vector.extract"(%1258) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1300 = "vector.extract"(%1258) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1301 = "vector.extract"(%1258) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1302 = "vector.extract"(%1258) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1303 = "vector.extract"(%1258) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1304 = "vector.extract"(%1258) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1305 = "vector.extract"(%1258) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1306 = "vector.extract"(%1258) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1307 = "vector.extract"(%1258) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1308 = "vector.extract"(%1258) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1309 = "vector.extract"(%1258) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1310 = "vector.extract"(%1258) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1311 = "vector.from_elements"(%1021, %1022, %1025, %1026, %1029, %1030, %1033, %1034, %1037, %1038, %1041, %1042, %1045, %1046, %1049, %1050, %1053, %1054, %1057, %1058, %1061, %1062, %1065, %1066, %1069, %1070, %1073, %1074, %1077, %1078, %1081, %1082) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1312 = "vector.shuffle"(%1311, %1311) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1313 = "vector.shuffle"(%1311, %1311) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1314 = "arith.maxnumf"(%1312, %1313) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1315 = "vector.shuffle"(%1314, %1314) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1316 = "vector.shuffle"(%1314, %1314) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1317 = "arith.maxnumf"(%1315, %1316) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1318 = "vector.shuffle"(%1317, %1317) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1319 = "vector.shuffle"(%1317, %1317) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1320 = "arith.maxnumf"(%1318, %1319) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1321 = "vector.shuffle"(%1320, %1320) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1322 = "vector.shuffle"(%1320, %1320) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1323 = "arith.maxnumf"(%1321, %1322) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1324 = "vector.shuffle"(%1323, %1323) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1325 = "vector.shuffle"(%1323, %1323) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1326 = "arith.maxnumf"(%1324, %1325) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1327 = "vector.extract"(%1326) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1328 = "arith.maxnumf"(%1327, %762) : (f32, f32) -> f32
            %1329 = "nvvm.shfl.sync"(%36, %1328, %305, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1330 = "arith.maxnumf"(%1328, %1329) : (f32, f32) -> f32
            %1331 = "nvvm.shfl.sync"(%36, %1330, %346, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %1332 = "arith.maxnumf"(%1330, %1331) : (f32, f32) -> f32
            %1333 = "arith.mulf"(%1332, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1334 = "arith.cmpf"(%1332, %1183) {predicate = 1 : i64} : (f32, f32) -> i1
            %1335 = "scf.if"(%1334) ({
              "scf.yield"(%1276) : (f32) -> ()
            }, {
              "scf.yield"(%1333) : (f32) -> ()
            }) : (i1) -> f32
            %1336 = "arith.mulf"(%762, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1337 = "arith.subf"(%1336, %1335) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1338 = "llvm.call_intrinsic"(%1337) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1339 = "vector.broadcast"(%309) : (f32) -> vector<32xf32>
            %1340 = "arith.mulf"(%1311, %1339) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1341 = "vector.broadcast"(%1335) : (f32) -> vector<32xf32>
            %1342 = "arith.subf"(%1340, %1341) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
            %1343 = "vector.extract"(%1342) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1344 = "vector.extract"(%1342) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1345 = "vector.extract"(%1342) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1346 = "vector.extract"(%1342) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1347 = "vector.extract"(%1342) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1348 = "vector.extract"(%1342) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1349 = "vector.extract"(%1342) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1350 = "vector.extract"(%1342) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1351 = "vector.extract"(%1342) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1352 = "vector.extract"(%1342) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1353 = "vector.extract"(%1342) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1354 = "vector.extract"(%1342) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1355 = "vector.extract"(%1342) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1356 = "vector.extract"(%1342) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1357 = "vector.extract"(%1342) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1358 = "vector.extract"(%1342) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1359 = "vector.extract"(%1342) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1360 = "vector.extract"(%1342) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1361 = "vector.extract"(%1342) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1362 = "vector.extract"(%1342) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1363 = "vector.extract"(%1342) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1364 = "vector.extract"(%1342) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1365 = "vector.extract"(%1342) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1366 = "vector.extract"(%1342) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1367 = "vector.extract"(%1342) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1368 = "vector.extract"(%1342) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1369 = "vector.extract"(%1342) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1370 = "vector.extract"(%1342) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1371 = "vector.extract"(%1342) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1372 = "vector.extract"(%1342) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1373 = "vector.extract"(%1342) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1374 = "vector.extract"(%1342) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
            %1403 = "llvm.call_intrinsic"(%1371) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1404 = "llvm.call_intrinsic"(%1372) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1405 = "llvm.call_intrinsic"(%1373) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1406 = "llvm.call_intrinsic"(%1374) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %1407 = "vector.from_elements"(%1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %1408 = "arith.mulf"(%765, %1338) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1409 = "vector.shuffle"(%1407, %1407) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1410 = "vector.shuffle"(%1407, %1407) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
            %1411 = "arith.addf"(%1409, %1410) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %1412 = "vector.shuffle"(%1411, %1411) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1413 = "vector.shuffle"(%1411, %1411) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
            %1414 = "arith.addf"(%1412, %1413) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %1415 = "vector.shuffle"(%1414, %1414) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1416 = "vector.shuffle"(%1414, %1414) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
            %1417 = "arith.addf"(%1415, %1416) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %1418 = "vector.shuffle"(%1417, %1417) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1419 = "vector.shuffle"(%1417, %1417) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
            %1420 = "arith.addf"(%1418, %1419) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
            %1421 = "vector.shuffle"(%1420, %1420) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1422 = "vector.shuffle"(%1420, %1420) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
            %1423 = "arith.addf"(%1421, %1422) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
            %1424 = "vector.extract"(%1423) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
            %1425 = "arith.addf"(%1424, %1276) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1426 = "arith.addf"(%1408, %1425) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %1427 = "vector.extract"(%1407) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
            %1428 = "vector.extract"(%1407) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
            %1429 = "vector.extract"(%1407) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
            %1430 = "vector.extract"(%1407) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
            %1431 = "vector.extract"(%1407) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
            %1432 = "vector.extract"(%1407) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
            %1433 = "vector.extract"(%1407) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
            %1434 = "vector.extract"(%1407) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
            %1435 = "vector.extract"(%1407) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
            %1436 = "vector.extract"(%1407) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
            %1437 = "vector.extract"(%1407) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
            %1438 = "vector.extract"(%1407) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
            %1439 = "vector.extract"(%1407) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
            %1440 = "vector.extract"(%1407) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
            %1441 = "vector.extract"(%1407) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
            %1442 = "vector.extract"(%1407) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
            %1443 = "vector.extract"(%1407) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
            %1444 = "vector.extract"(%1407) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
            %1445 = "vector.extract"(%1407) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
            %1446 = "vector.extract"(%1407) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
            %1447 = "vector.extract"(%1407) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
            %1448 = "vector.extract"(%1407) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
            %1449 = "vector.extract"(%1407) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
            %1450 = "vector.extract"(%1407) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
            %1451 = "vector.extract"(%1407) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
            %1452 = "vector.extract"(%1407) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
            %1453 = "vector.extract"(%1407) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
            %1454 = "vector.extract"(%1407) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
            %1455 = "vector.extract"(%1407) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
            %1456 = "vector.extract"(%1407) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
            %1457 = "vector.extract"(%1407) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
            %1458 = "vector.extract"(%1407) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
            %1459 = "vector.from_elements"(%1279, %1280, %1427, %1428, %1281, %1282, %1429, %1430, %1283, %1284, %1431, %1432, %1285, %1286, %1433, %1434, %1287, %1288, %1435, %1436, %1289, %1290, %1437, %1438, %1291, %1292, %1439, %1440, %1293, %1294, %1441, %1442, %1295, %1296, %1443, %1444, %1297, %1298, %1445, %1446, %1299, %1300, %1447, %1448, %1301, %1302, %1449, %1450, %1303, %1304, %1451, %1452, %1305, %1306, %1453, %1454, %1307, %1308, %1455, %1456, %1309, %1310, %1457, %1458) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
            %1460 = "arith.truncf"(%1459) : (vector<64xf32>) -> vector<64xf16>
            %1461 = "vector.bitcast"(%1460) : (vector<64xf16>) -> vector<32xi32>
            %1462 = "vector.extract"(%1461) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
            %1463 = "vector.extract"(%1461) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
            %1464 = "vector.extract"(%1461) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
            %1465 = "vector.extract"(%1461) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
            %1466 = "vector.extract"(%1461) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
            %1467 = "vector.extract"(%1461) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
            %1468 = "vector.extract"(%1461) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
            %1469 = "vector.extract"(%1461) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
            %1470 = "vector.extract"(%1461) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
            %1471 = "vector.extract"(%1461) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
            %1472 = "vector.extract"(%1461) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
            %1473 = "vector.extract"(%1461) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
            %1474 = "vector.extract"(%1461) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
            %1475 = "vector.extract"(%1461) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
            %1476 = "vector.extract"(%1461) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
            %1477 = "vector.extract"(%1461) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
            %1478 = "vector.extract"(%1461) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
            %1479 = "vector.extract"(%1461) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
            %1480 = "vector.extract"(%1461) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
            %1481 = "vector.extract"(%1461) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
            %1482 = "vector.extract"(%1461) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
            %1483 = "vector.extract"(%1461) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
            %1484 = "vector.extract"(%1461) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
            %1485 = "vector.extract"(%1461) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
            %1486 = "vector.extract"(%1461) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
            %1487 = "vector.extract"(%1461) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
            %1488 = "vector.extract"(%1461) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
            %1489 = "vector.extract"(%1461) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
            %1490 = "vector.extract"(%1461) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
            %1491 = "vector.extract"(%1461) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
            %1492 = "vector.extract"(%1461) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
            %1493 = "vector.extract"(%1461) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
            %1494 = "llvm.getelementptr"(%96, %548) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1495_s0 = "llvm.ptrtoint"(%1494) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1495_s0, %549) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634 = "scf.for"(%305, %745, %305, %759, %1016, %1015, %1014, %547, %548, %549, %1279, %1280, %1427, %1428, %1281, %1282, %1429, %1430, %1283, %1284, %1431, %1432, %1285, %1286, %1433, %1434, %1287, %1288, %1435, %1436, %1289, %1290, %1437, %1438, %1291, %1292, %1439, %1440, %1293, %1294, %1441, %1442, %1295, %1296, %1443, %1444, %1297, %1298, %1445, %1446, %1299, %1300, %1447, %1448, %1301, %1302, %1449, %1450, %1303, %1304, %1451, %1452, %1305, %1306, %1453, %1454, %1307, %1308, %1455, %1456, %1309, %1310, %1457, %1458, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %1181, %1332, %1278, %1426) ({
            ^bb0(%1635: i32, %1636: i32, %1637: i32, %1638: i32, %1639: i32, %1640: i32, %1641: i32, %1642: i32, %1643: f32, %1644: f32, %1645: f32, %1646: f32, %1647: f32, %1648: f32, %1649: f32, %1650: f32, %1651: f32, %1652: f32, %1653: f32, %1654: f32, %1655: f32, %1656: f32, %1657: f32, %1658: f32, %1659: f32, %1660: f32, %1661: f32, %1662: f32, %1663: f32, %1664: f32, %1665: f32, %1666: f32, %1667: f32, %1668: f32, %1669: f32, %1670: f32, %1671: f32, %1672: f32, %1673: f32, %1674: f32, %1675: f32, %1676: f32, %1677: f32, %1678: f32, %1679: f32, %1680: f32, %1681: f32, %1682: f32, %1683: f32, %1684: f32, %1685: f32, %1686: f32, %1687: f32, %1688: f32, %1689: f32, %1690: f32, %1691: f32, %1692: f32, %1693: f32, %1694: f32, %1695: f32, %1696: f32, %1697: f32, %1698: f32, %1699: f32, %1700: f32, %1701: f32, %1702: f32, %1703: f32, %1704: f32, %1705: f32, %1706: f32, %1707: i32, %1708: i32, %1709: i32, %1710: i32, %1711: i32, %1712: i32, %1713: i32, %1714: i32, %1715: i32, %1716: i32, %1717: i32, %1718: i32, %1719: i32, %1720: i32, %1721: i32, %1722: i32, %1723: i32, %1724: i32, %1725: i32, %1726: i32, %1727: i32, %1728: i32, %1729: i32, %1730: i32, %1731: i32, %1732: i32, %1733: i32, %1734: i32, %1735: i32, %1736: i32, %1737: i32, %1738: i32, %1739: f32, %1740: f32, %1741: f32, %1742: f32, %1743: f32, %1744: f32, %1745: f32, %1746: f32, %1747: f32, %1748: f32, %1749: f32, %1750: f32, %1751: f32, %1752: f32, %1753: f32, %1754: f32, %1755: f32, %1756: f32, %1757: f32, %1758: f32, %1759: f32, %1760: f32, %1761: f32, %1762: f32, %1763: f32, %1764: f32, %1765: f32, %1766: f32, %1767: f32, %1768: f32, %1769: f32, %1770: f32, %1771: f32, %1772: f32, %1773: f32, %1774: f32):
              %1775 = "llvm.getelementptr"(%75, %1638) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1776_s0 = "llvm.ptrtoint"(%1775) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1776_s0, %1639) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %1777 = "arith.addi"(%305, %306) : (i32, i32) -> i32
              %1778 = "arith.constant"() {value = 256 : i32} : () -> i32
              "nvvm.barrier"(%1777, %1778) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
              %1779 = "arith.muli"(%1638, %806) : (i32, i32) -> i32
              %1780 = "llvm.getelementptr"(%51, %1779) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1782_a = "llvm.ptrtoint"(%805) : (!llvm.ptr<3>) -> i32
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
              %t1914_r = "llvm.inline_asm"(%1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1781, %1783, %809) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
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
              %1915 = "arith.muli"(%1641, %806) : (i32, i32) -> i32
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
              %1986 = "arith.addi"(%306, %305) : (i32, i32) -> i32
              %1987 = "arith.remsi"(%1986, %312) : (i32, i32) -> i32
              %1988 = "arith.cmpi"(%1987, %37) {predicate = 2 : i64} : (i32, i32) -> i1
              %1989 = "arith.addi"(%1987, %312) : (i32, i32) -> i32
              %1990 = "arith.select"(%1988, %1989, %1987) : (i1, i32, i32) -> i32
              %1991 = "arith.addi"(%305, %1990) : (i32, i32) -> i32
              "nvvm.barrier.arrive"(%1991, %1778) : (i32, i32) -> ()
              %t2088_r = "llvm.inline_asm"(%1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %1992 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 0>} : (!struct2) -> f32
              %1993 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 1>} : (!struct2) -> f32
              %1994 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 2>} : (!struct2) -> f32
              %1995 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 3>} : (!struct2) -> f32
              %1996 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 4>} : (!struct2) -> f32
              %1997 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 5>} : (!struct2) -> f32
              %1998 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 6>} : (!struct2) -> f32
              %1999 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 7>} : (!struct2) -> f32
              %2000 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 8>} : (!struct2) -> f32
              %2001 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 9>} : (!struct2) -> f32
              %2002 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 10>} : (!struct2) -> f32
              %2003 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 11>} : (!struct2) -> f32
              %2004 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 12>} : (!struct2) -> f32
              %2005 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 13>} : (!struct2) -> f32
              %2006 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 14>} : (!struct2) -> f32
              %2007 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 15>} : (!struct2) -> f32
              %2008 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 16>} : (!struct2) -> f32
              %2009 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 17>} : (!struct2) -> f32
              %2010 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 18>} : (!struct2) -> f32
              %2011 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 19>} : (!struct2) -> f32
              %2012 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 20>} : (!struct2) -> f32
              %2013 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 21>} : (!struct2) -> f32
              %2014 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 22>} : (!struct2) -> f32
              %2015 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 23>} : (!struct2) -> f32
              %2016 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 24>} : (!struct2) -> f32
              %2017 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 25>} : (!struct2) -> f32
              %2018 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 26>} : (!struct2) -> f32
              %2019 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 27>} : (!struct2) -> f32
              %2020 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 28>} : (!struct2) -> f32
              %2021 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 29>} : (!struct2) -> f32
              %2022 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 30>} : (!struct2) -> f32
              %2023 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 31>} : (!struct2) -> f32
              %2024 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 32>} : (!struct2) -> f32
              %2025 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 33>} : (!struct2) -> f32
              %2026 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 34>} : (!struct2) -> f32
              %2027 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 35>} : (!struct2) -> f32
              %2028 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 36>} : (!struct2) -> f32
              %2029 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 37>} : (!struct2) -> f32
              %2030 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 38>} : (!struct2) -> f32
              %2031 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 39>} : (!struct2) -> f32
              %2032 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 40>} : (!struct2) -> f32
              %2033 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 41>} : (!struct2) -> f32
              %2034 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 42>} : (!struct2) -> f32
              %2035 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 43>} : (!struct2) -> f32
              %2036 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 44>} : (!struct2) -> f32
              %2037 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 45>} : (!struct2) -> f32
              %2038 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 46>} : (!struct2) -> f32
              %2039 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 47>} : (!struct2) -> f32
              %2040 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 48>} : (!struct2) -> f32
              %2041 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 49>} : (!struct2) -> f32
              %2042 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 50>} : (!struct2) -> f32
              %2043 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 51>} : (!struct2) -> f32
              %2044 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 52>} : (!struct2) -> f32
              %2045 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 53>} : (!struct2) -> f32
              %2046 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 54>} : (!struct2) -> f32
              %2047 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 55>} : (!struct2) -> f32
              %2048 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 56>} : (!struct2) -> f32
              %2049 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 57>} : (!struct2) -> f32
              %2050 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 58>} : (!struct2) -> f32
              %2051 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 59>} : (!struct2) -> f32
              %2052 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 60>} : (!struct2) -> f32
              %2053 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 61>} : (!struct2) -> f32
              %2054 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 62>} : (!struct2) -> f32
              %2055 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 63>} : (!struct2) -> f32
              %2056 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 64>} : (!struct2) -> f32
              %2057 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 65>} : (!struct2) -> f32
              %2058 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 66>} : (!struct2) -> f32
              %2059 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 67>} : (!struct2) -> f32
              %2060 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 68>} : (!struct2) -> f32
              %2061 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 69>} : (!struct2) -> f32
              %2062 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 70>} : (!struct2) -> f32
              %2063 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 71>} : (!struct2) -> f32
              %2064 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 72>} : (!struct2) -> f32
              %2065 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 73>} : (!struct2) -> f32
              %2066 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 74>} : (!struct2) -> f32
              %2067 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 75>} : (!struct2) -> f32
              %2068 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 76>} : (!struct2) -> f32
              %2069 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 77>} : (!struct2) -> f32
              %2070 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 78>} : (!struct2) -> f32
              %2071 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 79>} : (!struct2) -> f32
              %2072 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 80>} : (!struct2) -> f32
              %2073 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 81>} : (!struct2) -> f32
              %2074 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 82>} : (!struct2) -> f32
              %2075 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 83>} : (!struct2) -> f32
              %2076 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 84>} : (!struct2) -> f32
              %2077 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 85>} : (!struct2) -> f32
              %2078 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 86>} : (!struct2) -> f32
              %2079 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 87>} : (!struct2) -> f32
              %2080 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 88>} : (!struct2) -> f32
              %2081 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 89>} : (!struct2) -> f32
              %2082 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 90>} : (!struct2) -> f32
              %2083 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 91>} : (!struct2) -> f32
              %2084 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 92>} : (!struct2) -> f32
              %2085 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 93>} : (!struct2) -> f32
              %2086 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 94>} : (!struct2) -> f32
              %2087 = "llvm.extractvalue"(%t2088_r) {position = array<i64: 95>} : (!struct2) -> f32
              "scf.if"(%77) ({
                %2089 = "llvm.getelementptr"(%78, %1638) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t2090_s0 = "llvm.ptrtoint"(%2089) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t2090_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2091 = "arith.addi"(%1638, %305) : (i32, i32) -> i32
              %2092 = "arith.cmpi"(%2091, %346) {predicate = 0 : i64} : (i32, i32) -> i1
              %2093 = "arith.xori"(%1639, %305) : (i32, i32) -> i32
              %2094 = "arith.select"(%2092, %2093, %1639) : (i1, i32, i32) -> i32
              %2095 = "arith.select"(%2092, %37, %2091) : (i1, i32, i32) -> i32
              %2096 = "arith.addi"(%1637, %305) : (i32, i32) -> i32
              %2097 = "arith.subi"(%1636, %34) : (i32, i32) -> i32
              %2098 = "vector.from_elements"(%1992, %1993, %1996, %1997, %2000, %2001, %2004, %2005, %2008, %2009, %2012, %2013, %2016, %2017, %2020, %2021, %2024, %2025, %2028, %2029, %2032, %2033, %2036, %2037, %2040, %2041, %2044, %2045, %2048, %2049, %2052, %2053) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2099 = "vector.shuffle"(%2098, %2098) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2100 = "vector.shuffle"(%2098, %2098) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2101 = "arith.maxnumf"(%2099, %2100) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2102 = "vector.shuffle"(%2101, %2101) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2103 = "vector.shuffle"(%2101, %2101) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2104 = "arith.maxnumf"(%2102, %2103) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2105 = "vector.shuffle"(%2104, %2104) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2106 = "vector.shuffle"(%2104, %2104) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2107 = "arith.maxnumf"(%2105, %2106) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2108 = "vector.shuffle"(%2107, %2107) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2109 = "vector.shuffle"(%2107, %2107) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2110 = "arith.maxnumf"(%2108, %2109) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2111 = "vector.shuffle"(%2110, %2110) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2112 = "vector.shuffle"(%2110, %2110) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2113 = "arith.maxnumf"(%2111, %2112) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2114 = "vector.extract"(%2113) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2115 = "arith.maxnumf"(%2114, %1771) : (f32, f32) -> f32
              %2116 = "nvvm.shfl.sync"(%36, %2115, %305, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2117 = "arith.maxnumf"(%2115, %2116) : (f32, f32) -> f32
              %2118 = "nvvm.shfl.sync"(%36, %2117, %346, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2119 = "arith.maxnumf"(%2117, %2118) : (f32, f32) -> f32
              %2120 = "arith.mulf"(%2119, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2121 = "arith.cmpf"(%2119, %1183) {predicate = 1 : i64} : (f32, f32) -> i1
              %2122 = "scf.if"(%2121) ({
                "scf.yield"(%1276) : (f32) -> ()
              }, {
                "scf.yield"(%2120) : (f32) -> ()
              }) : (i1) -> f32
              %2123 = "arith.mulf"(%1771, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2124 = "arith.subf"(%2123, %2122) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2125 = "llvm.call_intrinsic"(%2124) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2126 = "vector.broadcast"(%309) : (f32) -> vector<32xf32>
              %2127 = "arith.mulf"(%2098, %2126) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2128 = "vector.broadcast"(%2122) : (f32) -> vector<32xf32>
              %2129 = "arith.subf"(%2127, %2128) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2130 = "vector.extract"(%2129) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2131 = "vector.extract"(%2129) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2132 = "vector.extract"(%2129) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2133 = "vector.extract"(%2129) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2134 = "vector.extract"(%2129) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2135 = "vector.extract"(%2129) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2136 = "vector.extract"(%2129) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2137 = "vector.extract"(%2129) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2138 = "vector.extract"(%2129) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2139 = "vector.extract"(%2129) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2140 = "vector.extract"(%2129) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2141 = "vector.extract"(%2129) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2142 = "vector.extract"(%2129) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2143 = "vector.extract"(%2129) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2144 = "vector.extract"(%2129) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2145 = "vector.extract"(%2129) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2146 = "vector.extract"(%2129) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2147 = "vector.extract"(%2129) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2148 = "vector.extract"(%2129) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2149 = "vector.extract"(%2129) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2150 = "vector.extract"(%2129) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2151 = "vector.extract"(%2129) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2152 = "vector.extract"(%2129) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2153 = "vector.extract"(%2129) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2154 = "vector.extract"(%2129) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2155 = "vector.extract"(%2129) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2156 = "vector.extract"(%2129) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2157 = "vector.extract"(%2129) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2158 = "vector.extract"(%2129) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2159 = "vector.extract"(%2129) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2160 = "vector.extract"(%2129) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2161 = "vector.extract"(%2129) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
              %2190 = "llvm.call_intrinsic"(%2158) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2191 = "llvm.call_intrinsic"(%2159) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2192 = "llvm.call_intrinsic"(%2160) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2193 = "llvm.call_intrinsic"(%2161) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2194 = "vector.from_elements"(%2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191, %2192, %2193) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2195 = "arith.mulf"(%1773, %2125) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2196 = "vector.shuffle"(%2194, %2194) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2197 = "vector.shuffle"(%2194, %2194) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2198 = "arith.addf"(%2196, %2197) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2199 = "vector.shuffle"(%2198, %2198) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2200 = "vector.shuffle"(%2198, %2198) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2201 = "arith.addf"(%2199, %2200) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2202 = "vector.shuffle"(%2201, %2201) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2203 = "vector.shuffle"(%2201, %2201) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2204 = "arith.addf"(%2202, %2203) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2205 = "vector.shuffle"(%2204, %2204) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2206 = "vector.shuffle"(%2204, %2204) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2207 = "arith.addf"(%2205, %2206) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2208 = "vector.shuffle"(%2207, %2207) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2209 = "vector.shuffle"(%2207, %2207) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2210 = "arith.addf"(%2208, %2209) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2211 = "vector.extract"(%2210) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2212 = "arith.addf"(%2211, %1276) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2213 = "arith.addf"(%2195, %2212) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2214 = "vector.extract"(%2194) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2215 = "vector.extract"(%2194) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2216 = "vector.extract"(%2194) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2217 = "vector.extract"(%2194) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2218 = "vector.extract"(%2194) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2219 = "vector.extract"(%2194) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2220 = "vector.extract"(%2194) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2221 = "vector.extract"(%2194) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2222 = "vector.extract"(%2194) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2223 = "vector.extract"(%2194) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2224 = "vector.extract"(%2194) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2225 = "vector.extract"(%2194) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2226 = "vector.extract"(%2194) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2227 = "vector.extract"(%2194) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2228 = "vector.extract"(%2194) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2229 = "vector.extract"(%2194) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2230 = "vector.extract"(%2194) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2231 = "vector.extract"(%2194) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2232 = "vector.extract"(%2194) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2233 = "vector.extract"(%2194) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2234 = "vector.extract"(%2194) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2235 = "vector.extract"(%2194) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2236 = "vector.extract"(%2194) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2237 = "vector.extract"(%2194) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2238 = "vector.extract"(%2194) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2239 = "vector.extract"(%2194) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2240 = "vector.extract"(%2194) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2241 = "vector.extract"(%2194) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2242 = "vector.extract"(%2194) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2243 = "vector.extract"(%2194) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2244 = "vector.extract"(%2194) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2245 = "vector.extract"(%2194) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2246 = "vector.from_elements"(%1994, %1995, %1998, %1999, %2002, %2003, %2006, %2007, %2010, %2011, %2014, %2015, %2018, %2019, %2022, %2023, %2026, %2027, %2030, %2031, %2034, %2035, %2038, %2039, %2042, %2043, %2046, %2047, %2050, %2051, %2054, %2055) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2247 = "vector.shuffle"(%2246, %2246) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2248 = "vector.shuffle"(%2246, %2246) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2249 = "arith.maxnumf"(%2247, %2248) : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2250 = "vector.shuffle"(%2249, %2249) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2251 = "vector.shuffle"(%2249, %2249) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2252 = "arith.maxnumf"(%2250, %2251) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2253 = "vector.shuffle"(%2252, %2252) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2254 = "vector.shuffle"(%2252, %2252) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2255 = "arith.maxnumf"(%2253, %2254) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2256 = "vector.shuffle"(%2255, %2255) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2257 = "vector.shuffle"(%2255, %2255) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2258 = "arith.maxnumf"(%2256, %2257) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2259 = "vector.shuffle"(%2258, %2258) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2260 = "vector.shuffle"(%2258, %2258) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2261 = "arith.maxnumf"(%2259, %2260) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2262 = "vector.extract"(%2261) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2263 = "arith.maxnumf"(%2262, %1772) : (f32, f32) -> f32
              %2264 = "nvvm.shfl.sync"(%36, %2263, %305, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2265 = "arith.maxnumf"(%2263, %2264) : (f32, f32) -> f32
              %2266 = "nvvm.shfl.sync"(%36, %2265, %346, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
              %2267 = "arith.maxnumf"(%2265, %2266) : (f32, f32) -> f32
              %2268 = "arith.mulf"(%2267, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2269 = "arith.cmpf"(%2267, %1183) {predicate = 1 : i64} : (f32, f32) -> i1
              %2270 = "scf.if"(%2269) ({
                "scf.yield"(%1276) : (f32) -> ()
              }, {
                "scf.yield"(%2268) : (f32) -> ()
              }) : (i1) -> f32
              %2271 = "arith.mulf"(%1772, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2272 = "arith.subf"(%2271, %2270) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2273 = "llvm.call_intrinsic"(%2272) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2274 = "vector.broadcast"(%309) : (f32) -> vector<32xf32>
              %2275 = "arith.mulf"(%2246, %2274) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2276 = "vector.broadcast"(%2270) : (f32) -> vector<32xf32>
              %2277 = "arith.subf"(%2275, %2276) {fastmath = #arith.fastmath<contract>} : (vector<32xf32>, vector<32xf32>) -> vector<32xf32>
              %2278 = "vector.extract"(%2277) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2279 = "vector.extract"(%2277) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2280 = "vector.extract"(%2277) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2281 = "vector.extract"(%2277) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2282 = "vector.extract"(%2277) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2283 = "vector.extract"(%2277) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2284 = "vector.extract"(%2277) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2285 = "vector.extract"(%2277) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2286 = "vector.extract"(%2277) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2287 = "vector.extract"(%2277) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2288 = "vector.extract"(%2277) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2289 = "vector.extract"(%2277) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2290 = "vector.extract"(%2277) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2291 = "vector.extract"(%2277) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2292 = "vector.extract"(%2277) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2293 = "vector.extract"(%2277) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2294 = "vector.extract"(%2277) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2295 = "vector.extract"(%2277) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2296 = "vector.extract"(%2277) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2297 = "vector.extract"(%2277) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2298 = "vector.extract"(%2277) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2299 = "vector.extract"(%2277) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2300 = "vector.extract"(%2277) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2301 = "vector.extract"(%2277) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2302 = "vector.extract"(%2277) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2303 = "vector.extract"(%2277) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2304 = "vector.extract"(%2277) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2305 = "vector.extract"(%2277) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2306 = "vector.extract"(%2277) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2307 = "vector.extract"(%2277) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2308 = "vector.extract"(%2277) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2309 = "vector.extract"(%2277) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
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
              %2338 = "llvm.call_intrinsic"(%2306) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2339 = "llvm.call_intrinsic"(%2307) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2340 = "llvm.call_intrinsic"(%2308) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2341 = "llvm.call_intrinsic"(%2309) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2342 = "vector.from_elements"(%2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
              %2343 = "arith.mulf"(%1774, %2273) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2344 = "vector.shuffle"(%2342, %2342) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2345 = "vector.shuffle"(%2342, %2342) {mask = array<i64: 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31>} : (vector<32xf32>, vector<32xf32>) -> vector<16xf32>
              %2346 = "arith.addf"(%2344, %2345) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2347 = "vector.shuffle"(%2346, %2346) {mask = array<i64: 0, 1, 2, 3, 4, 5, 6, 7>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2348 = "vector.shuffle"(%2346, %2346) {mask = array<i64: 8, 9, 10, 11, 12, 13, 14, 15>} : (vector<16xf32>, vector<16xf32>) -> vector<8xf32>
              %2349 = "arith.addf"(%2347, %2348) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2350 = "vector.shuffle"(%2349, %2349) {mask = array<i64: 0, 1, 2, 3>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2351 = "vector.shuffle"(%2349, %2349) {mask = array<i64: 4, 5, 6, 7>} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
              %2352 = "arith.addf"(%2350, %2351) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
              %2353 = "vector.shuffle"(%2352, %2352) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2354 = "vector.shuffle"(%2352, %2352) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
              %2355 = "arith.addf"(%2353, %2354) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
              %2356 = "vector.shuffle"(%2355, %2355) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2357 = "vector.shuffle"(%2355, %2355) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
              %2358 = "arith.addf"(%2356, %2357) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
              %2359 = "vector.extract"(%2358) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
              %2360 = "arith.addf"(%2359, %1276) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2361 = "arith.addf"(%2343, %2360) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2362 = "vector.extract"(%2342) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
              %2363 = "vector.extract"(%2342) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
              %2364 = "vector.extract"(%2342) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
              %2365 = "vector.extract"(%2342) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
              %2366 = "vector.extract"(%2342) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
              %2367 = "vector.extract"(%2342) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
              %2368 = "vector.extract"(%2342) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
              %2369 = "vector.extract"(%2342) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
              %2370 = "vector.extract"(%2342) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
              %2371 = "vector.extract"(%2342) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
              %2372 = "vector.extract"(%2342) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
              %2373 = "vector.extract"(%2342) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
              %2374 = "vector.extract"(%2342) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
              %2375 = "vector.extract"(%2342) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
              %2376 = "vector.extract"(%2342) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
              %2377 = "vector.extract"(%2342) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
              %2378 = "vector.extract"(%2342) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
              %2379 = "vector.extract"(%2342) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
              %2380 = "vector.extract"(%2342) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
              %2381 = "vector.extract"(%2342) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
              %2382 = "vector.extract"(%2342) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
              %2383 = "vector.extract"(%2342) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
              %2384 = "vector.extract"(%2342) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
              %2385 = "vector.extract"(%2342) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
              %2386 = "vector.extract"(%2342) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
              %2387 = "vector.extract"(%2342) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
              %2388 = "vector.extract"(%2342) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
              %2389 = "vector.extract"(%2342) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
              %2390 = "vector.extract"(%2342) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
              %2391 = "vector.extract"(%2342) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
              %2392 = "vector.extract"(%2342) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
              %2393 = "vector.extract"(%2342) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
              %2394 = "arith.addi"(%1641, %305) : (i32, i32) -> i32
              %2395 = "arith.cmpi"(%2394, %346) {predicate = 0 : i64} : (i32, i32) -> i1
              %2396 = "arith.xori"(%1642, %305) : (i32, i32) -> i32
              %2397 = "arith.select"(%2395, %2396, %1642) : (i1, i32, i32) -> i32
              %2398 = "arith.select"(%2395, %37, %2394) : (i1, i32, i32) -> i32
              %2399 = "arith.addi"(%1640, %305) : (i32, i32) -> i32
              %2400 = "llvm.getelementptr"(%96, %2398) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2401_s0 = "llvm.ptrtoint"(%2400) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2401_s0, %2397) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %t2498_r = "llvm.inline_asm"(%2214, %2215, %2362, %2363, %2216, %2217, %2364, %2365, %2218, %2219, %2366, %2367, %2220, %2221, %2368, %2369, %2222, %2223, %2370, %2371, %2224, %2225, %2372, %2373, %2226, %2227, %2374, %2375, %2228, %2229, %2376, %2377, %2230, %2231, %2378, %2379, %2232, %2233, %2380, %2381, %2234, %2235, %2382, %2383, %2236, %2237, %2384, %2385, %2238, %2239, %2386, %2387, %2240, %2241, %2388, %2389, %2242, %2243, %2390, %2391, %2244, %2245, %2392, %2393, %2056, %2057, %2058, %2059, %2060, %2061, %2062, %2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
              %2402 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 0>} : (!struct2) -> f32
              %2403 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 1>} : (!struct2) -> f32
              %2404 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 2>} : (!struct2) -> f32
              %2405 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 3>} : (!struct2) -> f32
              %2406 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 4>} : (!struct2) -> f32
              %2407 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 5>} : (!struct2) -> f32
              %2408 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 6>} : (!struct2) -> f32
              %2409 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 7>} : (!struct2) -> f32
              %2410 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 8>} : (!struct2) -> f32
              %2411 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 9>} : (!struct2) -> f32
              %2412 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 10>} : (!struct2) -> f32
              %2413 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 11>} : (!struct2) -> f32
              %2414 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 12>} : (!struct2) -> f32
              %2415 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 13>} : (!struct2) -> f32
              %2416 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 14>} : (!struct2) -> f32
              %2417 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 15>} : (!struct2) -> f32
              %2418 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 16>} : (!struct2) -> f32
              %2419 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 17>} : (!struct2) -> f32
              %2420 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 18>} : (!struct2) -> f32
              %2421 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 19>} : (!struct2) -> f32
              %2422 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 20>} : (!struct2) -> f32
              %2423 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 21>} : (!struct2) -> f32
              %2424 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 22>} : (!struct2) -> f32
              %2425 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 23>} : (!struct2) -> f32
              %2426 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 24>} : (!struct2) -> f32
              %2427 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 25>} : (!struct2) -> f32
              %2428 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 26>} : (!struct2) -> f32
              %2429 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 27>} : (!struct2) -> f32
              %2430 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 28>} : (!struct2) -> f32
              %2431 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 29>} : (!struct2) -> f32
              %2432 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 30>} : (!struct2) -> f32
              %2433 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 31>} : (!struct2) -> f32
              %2434 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 32>} : (!struct2) -> f32
              %2435 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 33>} : (!struct2) -> f32
              %2436 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 34>} : (!struct2) -> f32
              %2437 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 35>} : (!struct2) -> f32
              %2438 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 36>} : (!struct2) -> f32
              %2439 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 37>} : (!struct2) -> f32
              %2440 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 38>} : (!struct2) -> f32
              %2441 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 39>} : (!struct2) -> f32
              %2442 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 40>} : (!struct2) -> f32
              %2443 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 41>} : (!struct2) -> f32
              %2444 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 42>} : (!struct2) -> f32
              %2445 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 43>} : (!struct2) -> f32
              %2446 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 44>} : (!struct2) -> f32
              %2447 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 45>} : (!struct2) -> f32
              %2448 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 46>} : (!struct2) -> f32
              %2449 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 47>} : (!struct2) -> f32
              %2450 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 48>} : (!struct2) -> f32
              %2451 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 49>} : (!struct2) -> f32
              %2452 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 50>} : (!struct2) -> f32
              %2453 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 51>} : (!struct2) -> f32
              %2454 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 52>} : (!struct2) -> f32
              %2455 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 53>} : (!struct2) -> f32
              %2456 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 54>} : (!struct2) -> f32
              %2457 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 55>} : (!struct2) -> f32
              %2458 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 56>} : (!struct2) -> f32
              %2459 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 57>} : (!struct2) -> f32
              %2460 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 58>} : (!struct2) -> f32
              %2461 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 59>} : (!struct2) -> f32
              %2462 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 60>} : (!struct2) -> f32
              %2463 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 61>} : (!struct2) -> f32
              %2464 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 62>} : (!struct2) -> f32
              %2465 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 63>} : (!struct2) -> f32
              %2466 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 64>} : (!struct2) -> f32
              %2467 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 65>} : (!struct2) -> f32
              %2468 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 66>} : (!struct2) -> f32
              %2469 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 67>} : (!struct2) -> f32
              %2470 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 68>} : (!struct2) -> f32
              %2471 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 69>} : (!struct2) -> f32
              %2472 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 70>} : (!struct2) -> f32
              %2473 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 71>} : (!struct2) -> f32
              %2474 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 72>} : (!struct2) -> f32
              %2475 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 73>} : (!struct2) -> f32
              %2476 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 74>} : (!struct2) -> f32
              %2477 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 75>} : (!struct2) -> f32
              %2478 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 76>} : (!struct2) -> f32
              %2479 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 77>} : (!struct2) -> f32
              %2480 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 78>} : (!struct2) -> f32
              %2481 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 79>} : (!struct2) -> f32
              %2482 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 80>} : (!struct2) -> f32
              %2483 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 81>} : (!struct2) -> f32
              %2484 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 82>} : (!struct2) -> f32
              %2485 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 83>} : (!struct2) -> f32
              %2486 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 84>} : (!struct2) -> f32
              %2487 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 85>} : (!struct2) -> f32
              %2488 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 86>} : (!struct2) -> f32
              %2489 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 87>} : (!struct2) -> f32
              %2490 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 88>} : (!struct2) -> f32
              %2491 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 89>} : (!struct2) -> f32
              %2492 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 90>} : (!struct2) -> f32
              %2493 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 91>} : (!struct2) -> f32
              %2494 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 92>} : (!struct2) -> f32
              %2495 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 93>} : (!struct2) -> f32
              %2496 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 94>} : (!struct2) -> f32
              %2497 = "llvm.extractvalue"(%t2498_r) {position = array<i64: 95>} : (!struct2) -> f32
              "scf.if"(%98) ({
                %2499 = "llvm.getelementptr"(%99, %1641) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %t2500_s0 = "llvm.ptrtoint"(%2499) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t2500_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2501 = "vector.from_elements"(%2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2464, %2465) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<64xf32>
              %2502 = "arith.truncf"(%2501) : (vector<64xf32>) -> vector<64xf16>
              %2503 = "vector.bitcast"(%2502) : (vector<64xf16>) -> vector<32xi32>
              %2504 = "vector.extract"(%2503) {static_position = array<i64: 0>} : (vector<32xi32>) -> i32
              %2505 = "vector.extract"(%2503) {static_position = array<i64: 1>} : (vector<32xi32>) -> i32
              %2506 = "vector.extract"(%2503) {static_position = array<i64: 2>} : (vector<32xi32>) -> i32
              %2507 = "vector.extract"(%2503) {static_position = array<i64: 3>} : (vector<32xi32>) -> i32
              %2508 = "vector.extract"(%2503) {static_position = array<i64: 4>} : (vector<32xi32>) -> i32
              %2509 = "vector.extract"(%2503) {static_position = array<i64: 5>} : (vector<32xi32>) -> i32
              %2510 = "vector.extract"(%2503) {static_position = array<i64: 6>} : (vector<32xi32>) -> i32
              %2511 = "vector.extract"(%2503) {static_position = array<i64: 7>} : (vector<32xi32>) -> i32
              %2512 = "vector.extract"(%2503) {static_position = array<i64: 8>} : (vector<32xi32>) -> i32
              %2513 = "vector.extract"(%2503) {static_position = array<i64: 9>} : (vector<32xi32>) -> i32
              %2514 = "vector.extract"(%2503) {static_position = array<i64: 10>} : (vector<32xi32>) -> i32
              %2515 = "vector.extract"(%2503) {static_position = array<i64: 11>} : (vector<32xi32>) -> i32
              %2516 = "vector.extract"(%2503) {static_position = array<i64: 12>} : (vector<32xi32>) -> i32
              %2517 = "vector.extract"(%2503) {static_position = array<i64: 13>} : (vector<32xi32>) -> i32
              %2518 = "vector.extract"(%2503) {static_position = array<i64: 14>} : (vector<32xi32>) -> i32
              %2519 = "vector.extract"(%2503) {static_position = array<i64: 15>} : (vector<32xi32>) -> i32
              %2520 = "vector.extract"(%2503) {static_position = array<i64: 16>} : (vector<32xi32>) -> i32
              %2521 = "vector.extract"(%2503) {static_position = array<i64: 17>} : (vector<32xi32>) -> i32
              %2522 = "vector.extract"(%2503) {static_position = array<i64: 18>} : (vector<32xi32>) -> i32
              %2523 = "vector.extract"(%2503) {static_position = array<i64: 19>} : (vector<32xi32>) -> i32
              %2524 = "vector.extract"(%2503) {static_position = array<i64: 20>} : (vector<32xi32>) -> i32
              %2525 = "vector.extract"(%2503) {static_position = array<i64: 21>} : (vector<32xi32>) -> i32
              %2526 = "vector.extract"(%2503) {static_position = array<i64: 22>} : (vector<32xi32>) -> i32
              %2527 = "vector.extract"(%2503) {static_position = array<i64: 23>} : (vector<32xi32>) -> i32
              %2528 = "vector.extract"(%2503) {static_position = array<i64: 24>} : (vector<32xi32>) -> i32
              %2529 = "vector.extract"(%2503) {static_position = array<i64: 25>} : (vector<32xi32>) -> i32
              %2530 = "vector.extract"(%2503) {static_position = array<i64: 26>} : (vector<32xi32>) -> i32
              %2531 = "vector.extract"(%2503) {static_position = array<i64: 27>} : (vector<32xi32>) -> i32
              %2532 = "vector.extract"(%2503) {static_position = array<i64: 28>} : (vector<32xi32>) -> i32
              %2533 = "vector.extract"(%2503) {static_position = array<i64: 29>} : (vector<32xi32>) -> i32
              %2534 = "vector.extract"(%2503) {static_position = array<i64: 30>} : (vector<32xi32>) -> i32
              %2535 = "vector.extract"(%2503) {static_position = array<i64: 31>} : (vector<32xi32>) -> i32
              %2536 = "vector.from_elements"(%2466, %2467, %2470, %2471, %2474, %2475, %2478, %2479, %2482, %2483, %2486, %2487, %2490, %2491, %2494, %2495) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2537 = "vector.broadcast"(%2125) : (f32) -> vector<16xf32>
              %2538 = "arith.mulf"(%2536, %2537) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2539 = "vector.extract"(%2538) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %2540 = "vector.extract"(%2538) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %2541 = "vector.extract"(%2538) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %2542 = "vector.extract"(%2538) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %2543 = "vector.extract"(%2538) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %2544 = "vector.extract"(%2538) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %2545 = "vector.extract"(%2538) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %2546 = "vector.extract"(%2538) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %2547 = "vector.extract"(%2538) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %2548 = "vector.extract"(%2538) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %2549 = "vector.extract"(%2538) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %2550 = "vector.extract"(%2538) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %2551 = "vector.extract"(%2538) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %2552 = "vector.extract"(%2538) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %2553 = "vector.extract"(%2538) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %2554 = "vector.extract"(%2538) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              %2555 = "vector.from_elements"(%2468, %2469, %2472, %2473, %2476, %2477, %2480, %2481, %2484, %2485, %2488, %2489, %2492, %2493, %2496, %2497) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
              %2556 = "vector.broadcast"(%2273) : (f32) -> vector<16xf32>
              %2557 = "arith.mulf"(%2555, %2556) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
              %2558 = "vector.extract"(%2557) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
              %2559 = "vector.extract"(%2557) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
              %2560 = "vector.extract"(%2557) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
              %2561 = "vector.extract"(%2557) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
              %2562 = "vector.extract"(%2557) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
              %2563 = "vector.extract"(%2557) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
              %2564 = "vector.extract"(%2557) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
              %2565 = "vector.extract"(%2557) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
              %2566 = "vector.extract"(%2557) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
              %2567 = "vector.extract"(%2557) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
              %2568 = "vector.extract"(%2557) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
              %2569 = "vector.extract"(%2557) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
              %2570 = "vector.extract"(%2557) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
              %2571 = "vector.extract"(%2557) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
              %2572 = "vector.extract"(%2557) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
              %2573 = "vector.extract"(%2557) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
              "scf.yield"(%2097, %2096, %2095, %2094, %2399, %2398, %2397, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458, %2459, %2460, %2461, %2462, %2463, %2464, %2465, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2539, %2540, %2558, %2559, %2541, %2542, %2560, %2561, %2543, %2544, %2562, %2563, %2545, %2546, %2564, %2565, %2547, %2548, %2566, %2567, %2549, %2550, %2568, %2569, %2551, %2552, %2570, %2571, %2553, %2554, %2572, %2573, %2119, %2267, %2213, %2361) : (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %2574 = "arith.muli"(%1501, %806) : (i32, i32) -> i32
            %2575 = "llvm.getelementptr"(%52, %2574) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2576 = "arith.constant"() {value = true} : () -> i1
            %t2578_a = "llvm.ptrtoint"(%2575) : (!llvm.ptr<3>) -> i32
            %t2578_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2578_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2578_fields = "arith.constant"() {value = 4611686293305294848 : i64} : () -> i64
            %t2578_shifted = "arith.shrui"(%t2578_a, %t2578_four) : (i32, i32) -> i32
            %t2578_low = "arith.andi"(%t2578_shifted, %t2578_mask) : (i32, i32) -> i32
            %t2578_wide = "arith.extui"(%t2578_low) : (i32) -> i64
            %2577 = "arith.ori"(%t2578_wide, %t2578_fields) : (i64, i64) -> i64
            %t2611_r = "llvm.inline_asm"(%1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1618, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2579 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2580 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2581 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2582 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2583 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2584 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2585 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2586 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2587 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2588 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2589 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2590 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2591 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2592 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2593 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2594 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2595 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2596 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2597 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2598 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2599 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2600 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2601 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2602 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2603 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2604 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2605 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2606 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2607 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2608 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2609 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2610 = "llvm.extractvalue"(%t2611_r) {position = array<i64: 31>} : (!struct1) -> f32
            %t2644_r = "llvm.inline_asm"(%2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %2577, %2576) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 db, $96, 0;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$64, $65, $66, $67}, db, $97, 1, 1, 1;\0Aadd.s64 db, $96, 128;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$68, $69, $70, $71}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 256;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$72, $73, $74, $75}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 384;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$76, $77, $78, $79}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 512;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$80, $81, $82, $83}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 640;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$84, $85, $86, $87}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 768;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$88, $89, $90, $91}, db, one, 1, 1, 1;\0Aadd.s64 db, $96, 896;\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31}, {$92, $93, $94, $95}, db, one, 1, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,r,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i1) -> !struct1
            %2612 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2613 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2614 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2615 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2616 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2617 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2618 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2619 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2620 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2621 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2622 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2623 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2624 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2625 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2626 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2627 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2628 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2629 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2630 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2631 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2632 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2633 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2634 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2635 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2636 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2637 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2638 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2639 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2640 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2641 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2642 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2643 = "llvm.extractvalue"(%t2644_r) {position = array<i64: 31>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %2645 = "arith.extsi"(%640) : (i32) -> i64
            %2646 = "arith.extsi"(%641) : (i32) -> i64
            %2647 = "arith.muli"(%2645, %23) : (i64, i64) -> i64
            %2648 = "arith.muli"(%2646, %24) : (i64, i64) -> i64
            %2649 = "arith.addi"(%2647, %2648) : (i64, i64) -> i64
            %2650 = "llvm.getelementptr"(%19, %2649) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2651 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %2652 = "nvvm.shfl.sync"(%36, %1633, %305, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2653 = "arith.addf"(%1633, %2652) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2654 = "nvvm.shfl.sync"(%36, %2653, %346, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2655 = "arith.addf"(%2653, %2654) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2656 = "llvm.call_intrinsic"(%2655) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2657 = "arith.cmpf"(%2655, %1276) {predicate = 1 : i64} : (f32, f32) -> i1
            %2658 = "scf.if"(%2657) ({
              "scf.yield"(%1276) : (f32) -> ()
            }, {
              "scf.yield"(%2656) : (f32) -> ()
            }) : (i1) -> f32
            %2659 = "arith.remui"(%2651, %754) : (i32, i32) -> i32
            %2660 = "arith.cmpi"(%2659, %37) {predicate = 0 : i64} : (i32, i32) -> i1
            %2661 = "arith.cmpi"(%756, %28) {predicate = 2 : i64} : (i32, i32) -> i1
            %2662 = "arith.andi"(%2660, %2661) : (i1, i1) -> i1
            "scf.if"(%2662) ({
              %2663 = "arith.mulf"(%1631, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2664 = "llvm.call_intrinsic"(%2655) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2665 = "arith.addf"(%2663, %2664) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2666 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
              %2667 = "arith.mulf"(%2665, %2666) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2668 = "arith.extsi"(%756) : (i32) -> i64
              %2669 = "llvm.getelementptr"(%2650, %2668) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%2667, %2669) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2670 = "nvvm.shfl.sync"(%36, %1634, %305, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2671 = "arith.addf"(%1634, %2670) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2672 = "nvvm.shfl.sync"(%36, %2671, %346, %38) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
            %2673 = "arith.addf"(%2671, %2672) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2674 = "llvm.call_intrinsic"(%2673) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2675 = "arith.cmpf"(%2673, %1276) {predicate = 1 : i64} : (f32, f32) -> i1
            %2676 = "scf.if"(%2675) ({
              "scf.yield"(%1276) : (f32) -> ()
            }, {
              "scf.yield"(%2674) : (f32) -> ()
            }) : (i1) -> f32
            %2677 = "arith.addi"(%756, %317) : (i32, i32) -> i32
            %2678 = "arith.cmpi"(%2677, %28) {predicate = 2 : i64} : (i32, i32) -> i1
            %2679 = "arith.andi"(%2660, %2678) : (i1, i1) -> i1
            "scf.if"(%2679) ({
              %2680 = "arith.mulf"(%1632, %309) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2681 = "llvm.call_intrinsic"(%2673) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
              %2682 = "arith.addf"(%2680, %2681) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2683 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
              %2684 = "arith.mulf"(%2682, %2683) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2685 = "arith.extsi"(%2677) : (i32) -> i64
              %2686 = "llvm.getelementptr"(%2650, %2685) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%2684, %2686) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %t2783_r = "llvm.inline_asm"(%1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct2
            %2687 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 0>} : (!struct2) -> f32
            %2688 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 1>} : (!struct2) -> f32
            %2689 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 2>} : (!struct2) -> f32
            %2690 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 3>} : (!struct2) -> f32
            %2691 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 4>} : (!struct2) -> f32
            %2692 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 5>} : (!struct2) -> f32
            %2693 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 6>} : (!struct2) -> f32
            %2694 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 7>} : (!struct2) -> f32
            %2695 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 8>} : (!struct2) -> f32
            %2696 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 9>} : (!struct2) -> f32
            %2697 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 10>} : (!struct2) -> f32
            %2698 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 11>} : (!struct2) -> f32
            %2699 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 12>} : (!struct2) -> f32
            %2700 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 13>} : (!struct2) -> f32
            %2701 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 14>} : (!struct2) -> f32
            %2702 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 15>} : (!struct2) -> f32
            %2703 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 16>} : (!struct2) -> f32
            %2704 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 17>} : (!struct2) -> f32
            %2705 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 18>} : (!struct2) -> f32
            %2706 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 19>} : (!struct2) -> f32
            %2707 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 20>} : (!struct2) -> f32
            %2708 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 21>} : (!struct2) -> f32
            %2709 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 22>} : (!struct2) -> f32
            %2710 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 23>} : (!struct2) -> f32
            %2711 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 24>} : (!struct2) -> f32
            %2712 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 25>} : (!struct2) -> f32
            %2713 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 26>} : (!struct2) -> f32
            %2714 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 27>} : (!struct2) -> f32
            %2715 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 28>} : (!struct2) -> f32
            %2716 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 29>} : (!struct2) -> f32
            %2717 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 30>} : (!struct2) -> f32
            %2718 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 31>} : (!struct2) -> f32
            %2719 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 32>} : (!struct2) -> f32
            %2720 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 33>} : (!struct2) -> f32
            %2721 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 34>} : (!struct2) -> f32
            %2722 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 35>} : (!struct2) -> f32
            %2723 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 36>} : (!struct2) -> f32
            %2724 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 37>} : (!struct2) -> f32
            %2725 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 38>} : (!struct2) -> f32
            %2726 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 39>} : (!struct2) -> f32
            %2727 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 40>} : (!struct2) -> f32
            %2728 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 41>} : (!struct2) -> f32
            %2729 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 42>} : (!struct2) -> f32
            %2730 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 43>} : (!struct2) -> f32
            %2731 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 44>} : (!struct2) -> f32
            %2732 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 45>} : (!struct2) -> f32
            %2733 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 46>} : (!struct2) -> f32
            %2734 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 47>} : (!struct2) -> f32
            %2735 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 48>} : (!struct2) -> f32
            %2736 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 49>} : (!struct2) -> f32
            %2737 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 50>} : (!struct2) -> f32
            %2738 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 51>} : (!struct2) -> f32
            %2739 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 52>} : (!struct2) -> f32
            %2740 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 53>} : (!struct2) -> f32
            %2741 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 54>} : (!struct2) -> f32
            %2742 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 55>} : (!struct2) -> f32
            %2743 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 56>} : (!struct2) -> f32
            %2744 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 57>} : (!struct2) -> f32
            %2745 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 58>} : (!struct2) -> f32
            %2746 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 59>} : (!struct2) -> f32
            %2747 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 60>} : (!struct2) -> f32
            %2748 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 61>} : (!struct2) -> f32
            %2749 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 62>} : (!struct2) -> f32
            %2750 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 63>} : (!struct2) -> f32
            %2751 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 64>} : (!struct2) -> f32
            %2752 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 65>} : (!struct2) -> f32
            %2753 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 66>} : (!struct2) -> f32
            %2754 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 67>} : (!struct2) -> f32
            %2755 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 68>} : (!struct2) -> f32
            %2756 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 69>} : (!struct2) -> f32
            %2757 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 70>} : (!struct2) -> f32
            %2758 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 71>} : (!struct2) -> f32
            %2759 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 72>} : (!struct2) -> f32
            %2760 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 73>} : (!struct2) -> f32
            %2761 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 74>} : (!struct2) -> f32
            %2762 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 75>} : (!struct2) -> f32
            %2763 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 76>} : (!struct2) -> f32
            %2764 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 77>} : (!struct2) -> f32
            %2765 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 78>} : (!struct2) -> f32
            %2766 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 79>} : (!struct2) -> f32
            %2767 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 80>} : (!struct2) -> f32
            %2768 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 81>} : (!struct2) -> f32
            %2769 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 82>} : (!struct2) -> f32
            %2770 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 83>} : (!struct2) -> f32
            %2771 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 84>} : (!struct2) -> f32
            %2772 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 85>} : (!struct2) -> f32
            %2773 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 86>} : (!struct2) -> f32
            %2774 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 87>} : (!struct2) -> f32
            %2775 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 88>} : (!struct2) -> f32
            %2776 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 89>} : (!struct2) -> f32
            %2777 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 90>} : (!struct2) -> f32
            %2778 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 91>} : (!struct2) -> f32
            %2779 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 92>} : (!struct2) -> f32
            %2780 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 93>} : (!struct2) -> f32
            %2781 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 94>} : (!struct2) -> f32
            %2782 = "llvm.extractvalue"(%t2783_r) {position = array<i64: 95>} : (!struct2) -> f32
            "scf.if"(%98) ({
              %2784 = "llvm.getelementptr"(%99, %1501) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2785_s0 = "llvm.ptrtoint"(%2784) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2785_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2786 = "arith.addi"(%1501, %305) : (i32, i32) -> i32
            %2787 = "arith.cmpi"(%2786, %346) {predicate = 0 : i64} : (i32, i32) -> i1
            %2788 = "arith.xori"(%1502, %305) : (i32, i32) -> i32
            %2789 = "arith.select"(%2787, %2788, %1502) : (i1, i32, i32) -> i32
            %2790 = "arith.select"(%2787, %37, %2786) : (i1, i32, i32) -> i32
            %2791 = "arith.addi"(%1500, %305) : (i32, i32) -> i32
            %2792 = "vector.from_elements"(%2751, %2752, %2755, %2756, %2759, %2760, %2763, %2764, %2767, %2768, %2771, %2772, %2775, %2776, %2779, %2780) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %2793 = "vector.broadcast"(%2658) : (f32) -> vector<16xf32>
            %2794 = "arith.mulf"(%2792, %2793) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2795 = "vector.extract"(%2794) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %2796 = "vector.extract"(%2794) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %2797 = "vector.extract"(%2794) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %2798 = "vector.extract"(%2794) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %2799 = "vector.extract"(%2794) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %2800 = "vector.extract"(%2794) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %2801 = "vector.extract"(%2794) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %2802 = "vector.extract"(%2794) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %2803 = "vector.extract"(%2794) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %2804 = "vector.extract"(%2794) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %2805 = "vector.extract"(%2794) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %2806 = "vector.extract"(%2794) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %2807 = "vector.extract"(%2794) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %2808 = "vector.extract"(%2794) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %2809 = "vector.extract"(%2794) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %2810 = "vector.extract"(%2794) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %2811 = "vector.from_elements"(%2753, %2754, %2757, %2758, %2761, %2762, %2765, %2766, %2769, %2770, %2773, %2774, %2777, %2778, %2781, %2782) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %2812 = "vector.broadcast"(%2676) : (f32) -> vector<16xf32>
            %2813 = "arith.mulf"(%2811, %2812) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2814 = "vector.extract"(%2813) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %2815 = "vector.extract"(%2813) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %2816 = "vector.extract"(%2813) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %2817 = "vector.extract"(%2813) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %2818 = "vector.extract"(%2813) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %2819 = "vector.extract"(%2813) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %2820 = "vector.extract"(%2813) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %2821 = "vector.extract"(%2813) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %2822 = "vector.extract"(%2813) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %2823 = "vector.extract"(%2813) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %2824 = "vector.extract"(%2813) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %2825 = "vector.extract"(%2813) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %2826 = "vector.extract"(%2813) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %2827 = "vector.extract"(%2813) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %2828 = "vector.extract"(%2813) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %2829 = "vector.extract"(%2813) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %2830 = "arith.muli"(%2645, %17) : (i64, i64) -> i64
            %2831 = "arith.muli"(%2646, %18) : (i64, i64) -> i64
            %2832 = "arith.addi"(%2830, %2831) : (i64, i64) -> i64
            %2833 = "llvm.getelementptr"(%12, %2832) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2834 = "arith.extsi"(%738) : (i32) -> i64
            %2835 = "arith.muli"(%2834, %16) : (i64, i64) -> i64
            %2836 = "llvm.getelementptr"(%2833, %2835) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %2837 = "llvm.getelementptr"(%50, %804) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2838 = "arith.subi"(%28, %738) : (i32, i32) -> i32
            %2839 = "nvvm.shfl.sync"(%36, %307, %753, %38) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
            %2840 = "arith.remui"(%2839, %319) : (i32, i32) -> i32
            %2841 = "arith.divui"(%2839, %319) : (i32, i32) -> i32
            %2842 = "arith.muli"(%2840, %330) : (i32, i32) -> i32
            %2843 = "arith.remui"(%2841, %346) : (i32, i32) -> i32
            %2844 = "arith.divui"(%2841, %346) : (i32, i32) -> i32
            %2845 = "arith.muli"(%2843, %317) : (i32, i32) -> i32
            %2846 = "arith.addi"(%2842, %2845) : (i32, i32) -> i32
            %2847 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %2848 = "arith.muli"(%2844, %2847) : (i32, i32) -> i32
            %2849 = "arith.addi"(%2846, %2848) : (i32, i32) -> i32
            %2850 = "vector.from_elements"(%2795, %2796, %2814, %2815, %2797, %2798, %2816, %2817, %2799, %2800, %2818, %2819, %2801, %2802, %2820, %2821, %2803, %2804, %2822, %2823, %2805, %2806, %2824, %2825, %2807, %2808, %2826, %2827, %2809, %2810, %2828, %2829) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
            %2851 = "arith.truncf"(%2850) : (vector<32xf32>) -> vector<32xf16>
            %2852 = "vector.extract"(%2851) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
            %2853 = "vector.extract"(%2851) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
            %2854 = "vector.extract"(%2851) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
            %2855 = "vector.extract"(%2851) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
            %2856 = "vector.extract"(%2851) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
            %2857 = "vector.extract"(%2851) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
            %2858 = "vector.extract"(%2851) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
            %2859 = "vector.extract"(%2851) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
            %2860 = "vector.extract"(%2851) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
            %2861 = "vector.extract"(%2851) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
            %2862 = "vector.extract"(%2851) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
            %2863 = "vector.extract"(%2851) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
            %2864 = "vector.extract"(%2851) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
            %2865 = "vector.extract"(%2851) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
            %2866 = "vector.extract"(%2851) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
            %2867 = "vector.extract"(%2851) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
            %2868 = "vector.extract"(%2851) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
            %2869 = "vector.extract"(%2851) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
            %2870 = "vector.extract"(%2851) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
            %2871 = "vector.extract"(%2851) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
            %2872 = "vector.extract"(%2851) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
            %2873 = "vector.extract"(%2851) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
            %2874 = "vector.extract"(%2851) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
            %2875 = "vector.extract"(%2851) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
            %2876 = "vector.extract"(%2851) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
            %2877 = "vector.extract"(%2851) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
            %2878 = "vector.extract"(%2851) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
            %2879 = "vector.extract"(%2851) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
            %2880 = "vector.extract"(%2851) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
            %2881 = "vector.extract"(%2851) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
            %2882 = "vector.extract"(%2851) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
            %2883 = "vector.extract"(%2851) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
            %2884 = "vector.from_elements"(%2852, %2853) : (f16, f16) -> vector<2xf16>
            %2885 = "llvm.bitcast"(%2884) : (vector<2xf16>) -> i32
            %2886 = "vector.from_elements"(%2854, %2855) : (f16, f16) -> vector<2xf16>
            %2887 = "llvm.bitcast"(%2886) : (vector<2xf16>) -> i32
            %2888 = "vector.from_elements"(%2856, %2857) : (f16, f16) -> vector<2xf16>
            %2889 = "llvm.bitcast"(%2888) : (vector<2xf16>) -> i32
            %2890 = "vector.from_elements"(%2858, %2859) : (f16, f16) -> vector<2xf16>
            %2891 = "llvm.bitcast"(%2890) : (vector<2xf16>) -> i32
            %2892 = "arith.constant"() {value = 448 : i32} : () -> i32
            %2893 = "arith.andi"(%2849, %2892) : (i32, i32) -> i32
            %2894 = "arith.shrui"(%2893, %312) : (i32, i32) -> i32
            %2895 = "arith.xori"(%2849, %2894) : (i32, i32) -> i32
            %2896 = "llvm.getelementptr"(%2837, %2895) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2896, %2885, %2887, %2889, %2891) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2898 = "arith.addi"(%2849, %319) : (i32, i32) -> i32
            %2899 = "vector.from_elements"(%2860, %2861) : (f16, f16) -> vector<2xf16>
            %2900 = "llvm.bitcast"(%2899) : (vector<2xf16>) -> i32
            %2901 = "vector.from_elements"(%2862, %2863) : (f16, f16) -> vector<2xf16>
            %2902 = "llvm.bitcast"(%2901) : (vector<2xf16>) -> i32
            %2903 = "vector.from_elements"(%2864, %2865) : (f16, f16) -> vector<2xf16>
            %2904 = "llvm.bitcast"(%2903) : (vector<2xf16>) -> i32
            %2905 = "vector.from_elements"(%2866, %2867) : (f16, f16) -> vector<2xf16>
            %2906 = "llvm.bitcast"(%2905) : (vector<2xf16>) -> i32
            %2907 = "arith.andi"(%2898, %2892) : (i32, i32) -> i32
            %2908 = "arith.shrui"(%2907, %312) : (i32, i32) -> i32
            %2909 = "arith.xori"(%2898, %2908) : (i32, i32) -> i32
            %2910 = "llvm.getelementptr"(%2837, %2909) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2910, %2900, %2902, %2904, %2906) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2912 = "arith.addi"(%2849, %40) : (i32, i32) -> i32
            %2913 = "vector.from_elements"(%2868, %2869) : (f16, f16) -> vector<2xf16>
            %2914 = "llvm.bitcast"(%2913) : (vector<2xf16>) -> i32
            %2915 = "vector.from_elements"(%2870, %2871) : (f16, f16) -> vector<2xf16>
            %2916 = "llvm.bitcast"(%2915) : (vector<2xf16>) -> i32
            %2917 = "vector.from_elements"(%2872, %2873) : (f16, f16) -> vector<2xf16>
            %2918 = "llvm.bitcast"(%2917) : (vector<2xf16>) -> i32
            %2919 = "vector.from_elements"(%2874, %2875) : (f16, f16) -> vector<2xf16>
            %2920 = "llvm.bitcast"(%2919) : (vector<2xf16>) -> i32
            %2921 = "arith.andi"(%2912, %2892) : (i32, i32) -> i32
            %2922 = "arith.shrui"(%2921, %312) : (i32, i32) -> i32
            %2923 = "arith.xori"(%2912, %2922) : (i32, i32) -> i32
            %2924 = "llvm.getelementptr"(%2837, %2923) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2924, %2914, %2916, %2918, %2920) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            %2926 = "arith.addi"(%2849, %326) : (i32, i32) -> i32
            %2927 = "vector.from_elements"(%2876, %2877) : (f16, f16) -> vector<2xf16>
            %2928 = "llvm.bitcast"(%2927) : (vector<2xf16>) -> i32
            %2929 = "vector.from_elements"(%2878, %2879) : (f16, f16) -> vector<2xf16>
            %2930 = "llvm.bitcast"(%2929) : (vector<2xf16>) -> i32
            %2931 = "vector.from_elements"(%2880, %2881) : (f16, f16) -> vector<2xf16>
            %2932 = "llvm.bitcast"(%2931) : (vector<2xf16>) -> i32
            %2933 = "vector.from_elements"(%2882, %2883) : (f16, f16) -> vector<2xf16>
            %2934 = "llvm.bitcast"(%2933) : (vector<2xf16>) -> i32
            %2935 = "arith.andi"(%2926, %2892) : (i32, i32) -> i32
            %2936 = "arith.shrui"(%2935, %312) : (i32, i32) -> i32
            %2937 = "arith.xori"(%2926, %2936) : (i32, i32) -> i32
            %2938 = "llvm.getelementptr"(%2837, %2937) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.stmatrix"(%2938, %2928, %2930, %2932, %2934) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
            "nvvm.bar.warp.sync"(%36) : (i32) -> ()
            %2940 = "arith.constant"() {value = 5 : i32} : () -> i32
            %2941 = "arith.shrsi"(%2839, %2940) : (i32, i32) -> i32
            %2942 = "arith.muli"(%2941, %319) : (i32, i32) -> i32
            %2943 = "arith.andi"(%2839, %38) : (i32, i32) -> i32
            %2944 = "arith.divui"(%2943, %317) : (i32, i32) -> i32
            %2945 = "arith.addi"(%2942, %2944) : (i32, i32) -> i32
            %2946 = "arith.andi"(%2839, %741) : (i32, i32) -> i32
            %2947 = "arith.muli"(%2945, %330) : (i32, i32) -> i32
            %2948 = "arith.muli"(%2946, %317) : (i32, i32) -> i32
            %2949 = "arith.addi"(%2947, %2948) : (i32, i32) -> i32
            %2950 = "arith.andi"(%2949, %2892) : (i32, i32) -> i32
            %2951 = "arith.shrui"(%2950, %312) : (i32, i32) -> i32
            %2952 = "arith.xori"(%2949, %2951) : (i32, i32) -> i32
            %2953 = "llvm.getelementptr"(%2837, %2952) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2954 = "llvm.load"(%2953) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %2955 = "vector.extract"(%2954) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %2956 = "vector.extract"(%2954) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %2957 = "vector.extract"(%2954) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %2958 = "vector.extract"(%2954) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %2959 = "vector.extract"(%2954) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %2960 = "vector.extract"(%2954) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %2961 = "vector.extract"(%2954) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %2962 = "vector.extract"(%2954) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %2963 = "arith.addi"(%2945, %754) : (i32, i32) -> i32
            %2964 = "arith.muli"(%2963, %330) : (i32, i32) -> i32
            %2965 = "arith.addi"(%2964, %2948) : (i32, i32) -> i32
            %2966 = "arith.andi"(%2965, %2892) : (i32, i32) -> i32
            %2967 = "arith.shrui"(%2966, %312) : (i32, i32) -> i32
            %2968 = "arith.xori"(%2965, %2967) : (i32, i32) -> i32
            %2969 = "llvm.getelementptr"(%2837, %2968) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2970 = "llvm.load"(%2969) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %2971 = "vector.extract"(%2970) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %2972 = "vector.extract"(%2970) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %2973 = "vector.extract"(%2970) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %2974 = "vector.extract"(%2970) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %2975 = "vector.extract"(%2970) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %2976 = "vector.extract"(%2970) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %2977 = "vector.extract"(%2970) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %2978 = "vector.extract"(%2970) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %2979 = "arith.addi"(%2945, %317) : (i32, i32) -> i32
            %2980 = "arith.muli"(%2979, %330) : (i32, i32) -> i32
            %2981 = "arith.addi"(%2980, %2948) : (i32, i32) -> i32
            %2982 = "arith.andi"(%2981, %2892) : (i32, i32) -> i32
            %2983 = "arith.shrui"(%2982, %312) : (i32, i32) -> i32
            %2984 = "arith.xori"(%2981, %2983) : (i32, i32) -> i32
            %2985 = "llvm.getelementptr"(%2837, %2984) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2986 = "llvm.load"(%2985) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %2987 = "vector.extract"(%2986) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %2988 = "vector.extract"(%2986) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %2989 = "vector.extract"(%2986) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %2990 = "vector.extract"(%2986) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %2991 = "vector.extract"(%2986) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %2992 = "vector.extract"(%2986) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %2993 = "vector.extract"(%2986) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %2994 = "vector.extract"(%2986) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            %2995 = "arith.constant"() {value = 12 : i32} : () -> i32
            %2996 = "arith.addi"(%2945, %2995) : (i32, i32) -> i32
            %2997 = "arith.muli"(%2996, %330) : (i32, i32) -> i32
            %2998 = "arith.addi"(%2997, %2948) : (i32, i32) -> i32
            %2999 = "arith.andi"(%2998, %2892) : (i32, i32) -> i32
            %3000 = "arith.shrui"(%2999, %312) : (i32, i32) -> i32
            %3001 = "arith.xori"(%2998, %3000) : (i32, i32) -> i32
            %3002 = "llvm.getelementptr"(%2837, %3001) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %3003 = "llvm.load"(%3002) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<8xf16>
            %3004 = "vector.extract"(%3003) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
            %3005 = "vector.extract"(%3003) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
            %3006 = "vector.extract"(%3003) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
            %3007 = "vector.extract"(%3003) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
            %3008 = "vector.extract"(%3003) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
            %3009 = "vector.extract"(%3003) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
            %3010 = "vector.extract"(%3003) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
            %3011 = "vector.extract"(%3003) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
            "nvvm.bar.warp.sync"(%36) : (i32) -> ()
            "scf.if"(%55) ({
              %3012 = "llvm.getelementptr"(%56, %545) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t3013_s0 = "llvm.ptrtoint"(%3012) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t3013_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3014 = "arith.cmpi"(%2945, %2838) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3014) ({
              %3015 = "arith.extsi"(%2945) : (i32) -> i64
              %3016 = "arith.extsi"(%2946) : (i32) -> i64
              %3017 = "arith.muli"(%3015, %16) : (i64, i64) -> i64
              %3018 = "arith.constant"() {value = 8 : i64} : () -> i64
              %3019 = "arith.muli"(%3016, %3018) : (i64, i64) -> i64
              %3020 = "arith.addi"(%3017, %3019) : (i64, i64) -> i64
              %3021 = "llvm.getelementptr"(%2836, %3020) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3022 = "vector.from_elements"(%2955, %2956, %2957, %2958, %2959, %2960, %2961, %2962) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%3022, %3021) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3023 = "arith.cmpi"(%2963, %2838) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3023) ({
              %3024 = "arith.extsi"(%2963) : (i32) -> i64
              %3025 = "arith.extsi"(%2946) : (i32) -> i64
              %3026 = "arith.muli"(%3024, %16) : (i64, i64) -> i64
              %3027 = "arith.constant"() {value = 8 : i64} : () -> i64
              %3028 = "arith.muli"(%3025, %3027) : (i64, i64) -> i64
              %3029 = "arith.addi"(%3026, %3028) : (i64, i64) -> i64
              %3030 = "llvm.getelementptr"(%2836, %3029) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3031 = "vector.from_elements"(%2971, %2972, %2973, %2974, %2975, %2976, %2977, %2978) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%3031, %3030) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3032 = "arith.cmpi"(%2979, %2838) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3032) ({
              %3033 = "arith.extsi"(%2979) : (i32) -> i64
              %3034 = "arith.extsi"(%2946) : (i32) -> i64
              %3035 = "arith.muli"(%3033, %16) : (i64, i64) -> i64
              %3036 = "arith.constant"() {value = 8 : i64} : () -> i64
              %3037 = "arith.muli"(%3034, %3036) : (i64, i64) -> i64
              %3038 = "arith.addi"(%3035, %3037) : (i64, i64) -> i64
              %3039 = "llvm.getelementptr"(%2836, %3038) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3040 = "vector.from_elements"(%2987, %2988, %2989, %2990, %2991, %2992, %2993, %2994) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%3040, %3039) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3041 = "arith.cmpi"(%2996, %2838) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%3041) ({
              %3042 = "arith.extsi"(%2996) : (i32) -> i64
              %3043 = "arith.extsi"(%2946) : (i32) -> i64
              %3044 = "arith.muli"(%3042, %16) : (i64, i64) -> i64
              %3045 = "arith.constant"() {value = 8 : i64} : () -> i64
              %3046 = "arith.muli"(%3043, %3045) : (i64, i64) -> i64
              %3047 = "arith.addi"(%3044, %3046) : (i64, i64) -> i64
              %3048 = "llvm.getelementptr"(%2836, %3047) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %3049 = "vector.from_elements"(%3004, %3005, %3006, %3007, %3008, %3009, %3010, %3011) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
              "llvm.store"(%3049, %3048) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %3050 = "arith.addi"(%545, %305) : (i32, i32) -> i32
            %3051 = "arith.cmpi"(%3050, %346) {predicate = 0 : i64} : (i32, i32) -> i1
            %3052 = "arith.xori"(%546, %305) : (i32, i32) -> i32
            %3053 = "arith.select"(%3051, %3052, %546) : (i1, i32, i32) -> i32
            %3054 = "arith.select"(%3051, %37, %3050) : (i1, i32, i32) -> i32
            %3055 = "arith.addi"(%544, %305) : (i32, i32) -> i32
            "scf.yield"(%1497, %1498, %1499, %3055, %3054, %3053, %2791, %2790, %2789, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %2725, %2726, %2727, %2728, %2729, %2730, %2731, %2732, %2733, %2734, %2735, %2736, %2737, %2738, %2739, %2740, %2741, %2742, %2743, %2744, %2745, %2746, %2747, %2748, %2749, %2750, %2885, %2887, %2889, %2891, %2900, %2902, %2904, %2906, %2914, %2916, %2918, %2920, %2928, %2930, %2932, %2934) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
            "scf.yield"(%541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "scf.yield"(%649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697, %698, %699, %700, %701, %702, %703, %704, %705, %706, %707, %708, %709, %710, %711, %712, %713, %714, %715, %716, %717, %718, %719, %720, %721, %722, %723, %724, %725, %726, %727, %728, %729, %730, %731, %732, %733, %734, %735, %736, %737) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        %3056 = "arith.cmpi"(%306, %37) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%3056) ({
          %3057 = "arith.addi"(%305, %306) : (i32, i32) -> i32
          %3058 = "arith.constant"() {value = 256 : i32} : () -> i32
          "nvvm.barrier"(%3057, %3058) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %3059 = "arith.constant"() {value = false} : () -> i1
        "scf.yield"(%3059) : (i1) -> ()
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
    "cutec.host_check"(%49) {message = "K and V have at least one head", file = "samples/attention_hopper.py", line = 452 : i32} : (i1) -> ()
    %50 = "arith.divui"(%3, %9) : (i32, i32) -> i32
    %51 = "arith.remui"(%3, %9) : (i32, i32) -> i32
    %52 = "arith.cmpi"(%51, %48) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%52) {message = "as many heads of Q share each one of K and V", file = "samples/attention_hopper.py", line = 454 : i32} : (i1) -> ()
    %53 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %54 = "arith.cmpf"(%24, %53) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%54) {message = "scores keep their order when they are scaled", file = "samples/attention_hopper.py", line = 455 : i32} : (i1) -> ()
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
