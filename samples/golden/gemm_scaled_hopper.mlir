!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: !llvm.ptr, %2: !llvm.ptr, %3: i32, %4: i32, %5: i32, %6: i32, %7: i32, %8: i32, %9: !llvm.ptr<1>, %10: i32, %11: i32, %12: i64, %13: !llvm.ptr<1>, %14: i64, %15: !llvm.ptr, %16: i32, %17: i32, %18: i64, %19: i64, %20: i64, %21: i32, %22: i32):
      %23 = "arith.trunci"(%19) : (i64) -> i32
      %24 = "arith.trunci"(%20) : (i64) -> i32
      %25 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %28 = "arith.constant"() {value = 128 : i32} : () -> i32
      %29 = "arith.divui"(%25, %28) : (i32, i32) -> i32
      %30 = "arith.constant"() {value = -1 : i32} : () -> i32
      %31 = "arith.constant"() {value = 0 : i32} : () -> i32
      %32 = "arith.constant"() {value = 31 : i32} : () -> i32
      %33 = "nvvm.shfl.sync"(%30, %29, %31, %32) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %34 = "arith.constant"() {value = 32 : i32} : () -> i32
      %35 = "arith.divui"(%25, %34) : (i32, i32) -> i32
      %36 = "nvvm.shfl.sync"(%30, %35, %31, %32) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %37 = "arith.cmpi"(%36, %31) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%37) ({
        %38 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%38) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %40 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%40) ({
          "llvm.inline_asm"(%1) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %42 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%42) ({
          "llvm.inline_asm"(%2) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %44 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%44) ({
          "llvm.inline_asm"(%15) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %46 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %47 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 49152>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %48 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 61440>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %49 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %50 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 66240>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %51 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %52 = "arith.cmpi"(%51, %31) {predicate = 0 : i64} : (i32, i32) -> i1
      %53 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %54 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %55 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %56 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %57 = "arith.addi"(%55, %56) : (i32, i32) -> i32
      %58 = "arith.constant"() {value = 256 : i32} : () -> i32
      %59 = "arith.muli"(%57, %58) : (i32, i32) -> i32
      %60 = "arith.addi"(%54, %59) : (i32, i32) -> i32
      %61 = "arith.divui"(%60, %34) : (i32, i32) -> i32
      %62 = "arith.cmpi"(%61, %31) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%62) ({
        %63 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
        "scf.if"(%63) ({
          %64 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t65_s0 = "llvm.ptrtoint"(%50) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t65_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %66 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t67_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t67_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %68 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t69_s0 = "llvm.ptrtoint"(%68) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t69_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %70 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t71_s0 = "llvm.ptrtoint"(%70) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t71_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %72 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t73_s0 = "llvm.ptrtoint"(%72) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t73_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %74 = "llvm.getelementptr"(%50) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t75_s0 = "llvm.ptrtoint"(%74) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t75_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %76 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t77_s0 = "llvm.ptrtoint"(%53) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t77_s0, %76) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %78 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t79_s0 = "llvm.ptrtoint"(%78) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t79_s0, %76) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %80 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t81_s0 = "llvm.ptrtoint"(%80) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t81_s0, %76) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %82 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t83_s0 = "llvm.ptrtoint"(%82) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t83_s0, %76) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %84 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t85_s0 = "llvm.ptrtoint"(%84) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t85_s0, %76) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %86 = "llvm.getelementptr"(%53) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t87_s0 = "llvm.ptrtoint"(%86) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t87_s0, %76) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %88 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %89 = "nvvm.shfl.sync"(%30, %88, %31, %32) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %90 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %91 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %92 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %93 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %94 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %95 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %96 = "arith.constant"() {value = 1 : i32} : () -> i32
      %97 = "arith.remui"(%90, %96) : (i32, i32) -> i32
      %98 = "arith.remui"(%91, %96) : (i32, i32) -> i32
      %99 = "arith.divui"(%4, %28) : (i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %100 = "arith.cmpi"(%33, %31) {predicate = 0 : i64} : (i32, i32) -> i1
      %101, %102, %103 = "scf.if"(%100) ({
        %104, %105 = "scf.if"(%37) ({
          %106, %107, %108, %109, %110, %111, %112, %113 = "scf.while"(%92, %97, %98, %92, %31, %31, %31, %96) ({
          ^bb0(%114: i32, %115: i32, %116: i32, %117: i32, %118: i32, %119: i32, %120: i32, %121: i32):
            %122 = "arith.muli"(%21, %22) : (i32, i32) -> i32
            %123 = "arith.cmpi"(%114, %122) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%123, %114, %115, %116, %117, %118, %119, %120, %121) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%124: i32, %125: i32, %126: i32, %127: i32, %128: i32, %129: i32, %130: i32, %131: i32):
            %132 = "arith.constant"() {value = 32 : i64} : () -> i64
            %133 = "arith.shrui"(%19, %132) : (i64, i64) -> i64
            %134 = "arith.subi"(%23, %96) : (i32, i32) -> i32
            %135 = "llvm.intr.ctlz"(%134) {is_zero_poison = false} : (i32) -> i32
            %136 = "arith.subi"(%34, %135) : (i32, i32) -> i32
            %137 = "arith.extui"(%124) : (i32) -> i64
            %138 = "arith.muli"(%137, %133) : (i64, i64) -> i64
            %139 = "arith.shrui"(%138, %132) : (i64, i64) -> i64
            %140 = "arith.trunci"(%139) : (i64) -> i32
            %141 = "arith.addi"(%140, %124) : (i32, i32) -> i32
            %142 = "arith.shrui"(%141, %136) : (i32, i32) -> i32
            %143 = "arith.cmpi"(%136, %34) {predicate = 6 : i64} : (i32, i32) -> i1
            %144 = "arith.select"(%143, %142, %31) : (i1, i32, i32) -> i32
            %145 = "llvm.intr.ctlz"(%134) {is_zero_poison = false} : (i32) -> i32
            %146 = "arith.subi"(%34, %145) : (i32, i32) -> i32
            %147 = "arith.shrui"(%141, %146) : (i32, i32) -> i32
            %148 = "arith.cmpi"(%146, %34) {predicate = 6 : i64} : (i32, i32) -> i1
            %149 = "arith.select"(%148, %147, %31) : (i1, i32, i32) -> i32
            %150 = "arith.muli"(%149, %23) : (i32, i32) -> i32
            %151 = "arith.subi"(%124, %150) : (i32, i32) -> i32
            %152 = "arith.constant"() {value = 8 : i32} : () -> i32
            %153 = "arith.muli"(%144, %152) : (i32, i32) -> i32
            %154 = "arith.addi"(%153, %152) : (i32, i32) -> i32
            %155 = "arith.cmpi"(%154, %21) {predicate = 3 : i64} : (i32, i32) -> i1
            %156 = "arith.divui"(%151, %152) : (i32, i32) -> i32
            %157 = "arith.shrui"(%20, %132) : (i64, i64) -> i64
            %158 = "arith.subi"(%24, %96) : (i32, i32) -> i32
            %159 = "llvm.intr.ctlz"(%158) {is_zero_poison = false} : (i32) -> i32
            %160 = "arith.subi"(%34, %159) : (i32, i32) -> i32
            %161 = "arith.extui"(%151) : (i32) -> i64
            %162 = "arith.muli"(%161, %157) : (i64, i64) -> i64
            %163 = "arith.shrui"(%162, %132) : (i64, i64) -> i64
            %164 = "arith.trunci"(%163) : (i64) -> i32
            %165 = "arith.addi"(%164, %151) : (i32, i32) -> i32
            %166 = "arith.shrui"(%165, %160) : (i32, i32) -> i32
            %167 = "arith.cmpi"(%160, %34) {predicate = 6 : i64} : (i32, i32) -> i1
            %168 = "arith.select"(%167, %166, %31) : (i1, i32, i32) -> i32
            %169 = "arith.select"(%155, %156, %168) : (i1, i32, i32) -> i32
            %170 = "arith.remui"(%151, %152) : (i32, i32) -> i32
            %171 = "llvm.intr.ctlz"(%158) {is_zero_poison = false} : (i32) -> i32
            %172 = "arith.subi"(%34, %171) : (i32, i32) -> i32
            %173 = "arith.shrui"(%165, %172) : (i32, i32) -> i32
            %174 = "arith.cmpi"(%172, %34) {predicate = 6 : i64} : (i32, i32) -> i1
            %175 = "arith.select"(%174, %173, %31) : (i1, i32, i32) -> i32
            %176 = "arith.muli"(%175, %24) : (i32, i32) -> i32
            %177 = "arith.subi"(%151, %176) : (i32, i32) -> i32
            %178 = "arith.select"(%155, %170, %177) : (i1, i32, i32) -> i32
            %179 = "arith.addi"(%153, %178) : (i32, i32) -> i32
            %180 = "arith.addi"(%179, %125) : (i32, i32) -> i32
            %181 = "arith.addi"(%169, %126) : (i32, i32) -> i32
            %182 = "arith.remui"(%181, %96) : (i32, i32) -> i32
            %183 = "arith.addi"(%181, %182) : (i32, i32) -> i32
            %184 = "arith.muli"(%99, %182) : (i32, i32) -> i32
            %185 = "arith.addi"(%182, %96) : (i32, i32) -> i32
            %186 = "arith.muli"(%99, %185) : (i32, i32) -> i32
            %187 = "arith.muli"(%184, %28) : (i32, i32) -> i32
            %188 = "arith.constant"() {value = 64 : i32} : () -> i32
            %189 = "arith.muli"(%180, %188) : (i32, i32) -> i32
            %190 = "arith.constant"() {value = 16 : i32} : () -> i32
            %191 = "arith.muli"(%183, %190) : (i32, i32) -> i32
            %192 = "arith.subi"(%186, %184) : (i32, i32) -> i32
            %193, %194, %195 = "scf.for"(%31, %192, %96, %129, %130, %131) ({
            ^bb0(%196: i32, %197: i32, %198: i32, %199: i32):
              %200 = "llvm.getelementptr"(%53, %198) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t201_s0 = "llvm.ptrtoint"(%200) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t201_s0, %199) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %202 = "llvm.getelementptr"(%50, %198) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %203 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%203) ({
                %204 = "arith.constant"() {value = 10304 : i32} : () -> i32
                %t205_s0 = "llvm.ptrtoint"(%202) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t205_s0, %204) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %206 = "arith.muli"(%196, %28) : (i32, i32) -> i32
              %207 = "arith.addi"(%187, %206) : (i32, i32) -> i32
              %208 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %209 = "arith.muli"(%198, %208) : (i32, i32) -> i32
              %210 = "llvm.getelementptr"(%46, %209) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %211 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
              "scf.if"(%211) ({
                %t212_s0 = "llvm.ptrtoint"(%210) : (!llvm.ptr<3>) -> i32
                %t212_s2 = "llvm.ptrtoint"(%202) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t212_s0, %0, %t212_s2, %207, %189) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %213 = "arith.constant"() {value = 2048 : i32} : () -> i32
              %214 = "arith.muli"(%198, %213) : (i32, i32) -> i32
              %215 = "llvm.getelementptr"(%47, %214) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %216 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
              "scf.if"(%216) ({
                %t217_s0 = "llvm.ptrtoint"(%215) : (!llvm.ptr<3>) -> i32
                %t217_s2 = "llvm.ptrtoint"(%202) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t217_s0, %1, %t217_s2, %207, %191) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %218 = "arith.addi"(%184, %196) : (i32, i32) -> i32
              %219 = "arith.muli"(%198, %34) : (i32, i32) -> i32
              %220 = "llvm.getelementptr"(%49, %219) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %221 = "nvvm.elect.sync"() {cutec.arm = 8 : i32} : () -> i1
              "scf.if"(%221) ({
                %t222_s0 = "llvm.ptrtoint"(%220) : (!llvm.ptr<3>) -> i32
                %t222_s2 = "llvm.ptrtoint"(%202) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t222_s0, %2, %t222_s2, %191, %218) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %223 = "arith.addi"(%198, %96) : (i32, i32) -> i32
              %224 = "arith.constant"() {value = 6 : i32} : () -> i32
              %225 = "arith.cmpi"(%223, %224) {predicate = 0 : i64} : (i32, i32) -> i1
              %226 = "arith.xori"(%199, %96) : (i32, i32) -> i32
              %227 = "arith.select"(%225, %226, %199) : (i1, i32, i32) -> i32
              %228 = "arith.select"(%225, %31, %223) : (i1, i32, i32) -> i32
              %229 = "arith.addi"(%197, %96) : (i32, i32) -> i32
              "scf.yield"(%229, %228, %227) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %230 = "arith.addi"(%127, %95) : (i32, i32) -> i32
            %231 = "arith.addi"(%128, %96) : (i32, i32) -> i32
            "scf.yield"(%230, %97, %98, %230, %231, %193, %194, %195) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %232 = "llvm.getelementptr"(%53, %112) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t233_s0 = "llvm.ptrtoint"(%232) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t233_s0, %113) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %234 = "arith.addi"(%112, %96) : (i32, i32) -> i32
          %235 = "arith.constant"() {value = 6 : i32} : () -> i32
          %236 = "arith.cmpi"(%234, %235) {predicate = 0 : i64} : (i32, i32) -> i1
          %237 = "arith.xori"(%113, %96) : (i32, i32) -> i32
          %238 = "arith.select"(%236, %237, %113) : (i1, i32, i32) -> i32
          %239 = "arith.select"(%236, %31, %234) : (i1, i32, i32) -> i32
          %240 = "llvm.getelementptr"(%53, %239) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t241_s0 = "llvm.ptrtoint"(%240) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t241_s0, %238) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %242 = "arith.addi"(%239, %96) : (i32, i32) -> i32
          %243 = "arith.cmpi"(%242, %235) {predicate = 0 : i64} : (i32, i32) -> i1
          %244 = "arith.xori"(%238, %96) : (i32, i32) -> i32
          %245 = "arith.select"(%243, %244, %238) : (i1, i32, i32) -> i32
          %246 = "arith.select"(%243, %31, %242) : (i1, i32, i32) -> i32
          %247 = "llvm.getelementptr"(%53, %246) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t248_s0 = "llvm.ptrtoint"(%247) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t248_s0, %245) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %249 = "arith.addi"(%246, %96) : (i32, i32) -> i32
          %250 = "arith.cmpi"(%249, %235) {predicate = 0 : i64} : (i32, i32) -> i1
          %251 = "arith.xori"(%245, %96) : (i32, i32) -> i32
          %252 = "arith.select"(%250, %251, %245) : (i1, i32, i32) -> i32
          %253 = "arith.select"(%250, %31, %249) : (i1, i32, i32) -> i32
          %254 = "llvm.getelementptr"(%53, %253) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t255_s0 = "llvm.ptrtoint"(%254) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t255_s0, %252) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %256 = "arith.addi"(%253, %96) : (i32, i32) -> i32
          %257 = "arith.cmpi"(%256, %235) {predicate = 0 : i64} : (i32, i32) -> i1
          %258 = "arith.xori"(%252, %96) : (i32, i32) -> i32
          %259 = "arith.select"(%257, %258, %252) : (i1, i32, i32) -> i32
          %260 = "arith.select"(%257, %31, %256) : (i1, i32, i32) -> i32
          %261 = "llvm.getelementptr"(%53, %260) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t262_s0 = "llvm.ptrtoint"(%261) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t262_s0, %259) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %263 = "arith.addi"(%260, %96) : (i32, i32) -> i32
          %264 = "arith.cmpi"(%263, %235) {predicate = 0 : i64} : (i32, i32) -> i1
          %265 = "arith.xori"(%259, %96) : (i32, i32) -> i32
          %266 = "arith.select"(%264, %265, %259) : (i1, i32, i32) -> i32
          %267 = "arith.select"(%264, %31, %263) : (i1, i32, i32) -> i32
          %268 = "llvm.getelementptr"(%53, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t269_s0 = "llvm.ptrtoint"(%268) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t269_s0, %266) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"(%109, %110) : (i32, i32) -> ()
        }, {
          "scf.yield"(%92, %31) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        %270 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%104, %105, %270) : (i32, i32, i1) -> ()
      }, {
        %271 = "arith.subi"(%25, %28) : (i32, i32) -> i32
        %272 = "arith.subi"(%33, %96) : (i32, i32) -> i32
        %273 = "arith.constant"() {value = true} : () -> i1
        %274 = "llvm.mlir.undef"() : () -> f32
        %275 = "llvm.mlir.undef"() : () -> f32
        %276 = "llvm.mlir.undef"() : () -> f32
        %277 = "llvm.mlir.undef"() : () -> f32
        %278 = "llvm.mlir.undef"() : () -> f32
        %279 = "llvm.mlir.undef"() : () -> f32
        %280 = "llvm.mlir.undef"() : () -> f32
        %281 = "llvm.mlir.undef"() : () -> f32
        %282 = "llvm.mlir.undef"() : () -> i32
        %283 = "llvm.mlir.undef"() : () -> i32
        %284 = "llvm.mlir.undef"() : () -> i32
        %285 = "llvm.mlir.undef"() : () -> i32
        %286, %287, %288, %289, %290, %291, %292, %293, %294, %295, %296, %297, %298, %299, %300, %301, %302, %303, %304, %305, %306, %307 = "scf.while"(%31, %92, %97, %98, %273, %92, %31, %31, %31, %31, %274, %275, %276, %277, %278, %279, %280, %281, %282, %283, %284, %285) ({
        ^bb0(%308: i32, %309: i32, %310: i32, %311: i32, %312: i1, %313: i32, %314: i32, %315: i32, %316: i32, %317: i32, %318: f32, %319: f32, %320: f32, %321: f32, %322: f32, %323: f32, %324: f32, %325: f32, %326: i32, %327: i32, %328: i32, %329: i32):
          %330 = "arith.muli"(%21, %22) : (i32, i32) -> i32
          %331 = "arith.cmpi"(%309, %330) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%331, %308, %309, %310, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321, %322, %323, %324, %325, %326, %327, %328, %329) : (i1, i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%332: i32, %333: i32, %334: i32, %335: i32, %336: i1, %337: i32, %338: i32, %339: i32, %340: i32, %341: i32, %342: f32, %343: f32, %344: f32, %345: f32, %346: f32, %347: f32, %348: f32, %349: f32, %350: i32, %351: i32, %352: i32, %353: i32):
          %354 = "arith.constant"() {value = 32 : i64} : () -> i64
          %355 = "arith.shrui"(%19, %354) : (i64, i64) -> i64
          %356 = "arith.subi"(%23, %96) : (i32, i32) -> i32
          %357 = "llvm.intr.ctlz"(%356) {is_zero_poison = false} : (i32) -> i32
          %358 = "arith.subi"(%34, %357) : (i32, i32) -> i32
          %359 = "arith.extui"(%333) : (i32) -> i64
          %360 = "arith.muli"(%359, %355) : (i64, i64) -> i64
          %361 = "arith.shrui"(%360, %354) : (i64, i64) -> i64
          %362 = "arith.trunci"(%361) : (i64) -> i32
          %363 = "arith.addi"(%362, %333) : (i32, i32) -> i32
          %364 = "arith.shrui"(%363, %358) : (i32, i32) -> i32
          %365 = "arith.cmpi"(%358, %34) {predicate = 6 : i64} : (i32, i32) -> i1
          %366 = "arith.select"(%365, %364, %31) : (i1, i32, i32) -> i32
          %367 = "llvm.intr.ctlz"(%356) {is_zero_poison = false} : (i32) -> i32
          %368 = "arith.subi"(%34, %367) : (i32, i32) -> i32
          %369 = "arith.shrui"(%363, %368) : (i32, i32) -> i32
          %370 = "arith.cmpi"(%368, %34) {predicate = 6 : i64} : (i32, i32) -> i1
          %371 = "arith.select"(%370, %369, %31) : (i1, i32, i32) -> i32
          %372 = "arith.muli"(%371, %23) : (i32, i32) -> i32
          %373 = "arith.subi"(%333, %372) : (i32, i32) -> i32
          %374 = "arith.constant"() {value = 8 : i32} : () -> i32
          %375 = "arith.muli"(%366, %374) : (i32, i32) -> i32
          %376 = "arith.addi"(%375, %374) : (i32, i32) -> i32
          %377 = "arith.cmpi"(%376, %21) {predicate = 3 : i64} : (i32, i32) -> i1
          %378 = "arith.divui"(%373, %374) : (i32, i32) -> i32
          %379 = "arith.shrui"(%20, %354) : (i64, i64) -> i64
          %380 = "arith.subi"(%24, %96) : (i32, i32) -> i32
          %381 = "llvm.intr.ctlz"(%380) {is_zero_poison = false} : (i32) -> i32
          %382 = "arith.subi"(%34, %381) : (i32, i32) -> i32
          %383 = "arith.extui"(%373) : (i32) -> i64
          %384 = "arith.muli"(%383, %379) : (i64, i64) -> i64
          %385 = "arith.shrui"(%384, %354) : (i64, i64) -> i64
          %386 = "arith.trunci"(%385) : (i64) -> i32
          %387 = "arith.addi"(%386, %373) : (i32, i32) -> i32
          %388 = "arith.shrui"(%387, %382) : (i32, i32) -> i32
          %389 = "arith.cmpi"(%382, %34) {predicate = 6 : i64} : (i32, i32) -> i1
          %390 = "arith.select"(%389, %388, %31) : (i1, i32, i32) -> i32
          %391 = "arith.select"(%377, %378, %390) : (i1, i32, i32) -> i32
          %392 = "arith.remui"(%373, %374) : (i32, i32) -> i32
          %393 = "llvm.intr.ctlz"(%380) {is_zero_poison = false} : (i32) -> i32
          %394 = "arith.subi"(%34, %393) : (i32, i32) -> i32
          %395 = "arith.shrui"(%387, %394) : (i32, i32) -> i32
          %396 = "arith.cmpi"(%394, %34) {predicate = 6 : i64} : (i32, i32) -> i1
          %397 = "arith.select"(%396, %395, %31) : (i1, i32, i32) -> i32
          %398 = "arith.muli"(%397, %24) : (i32, i32) -> i32
          %399 = "arith.subi"(%373, %398) : (i32, i32) -> i32
          %400 = "arith.select"(%377, %392, %399) : (i1, i32, i32) -> i32
          %401 = "arith.addi"(%375, %400) : (i32, i32) -> i32
          %402 = "arith.addi"(%401, %334) : (i32, i32) -> i32
          %403 = "arith.addi"(%391, %335) : (i32, i32) -> i32
          %404 = "arith.remui"(%403, %96) : (i32, i32) -> i32
          %405 = "arith.addi"(%403, %404) : (i32, i32) -> i32
          %406 = "arith.constant"() {value = 64 : i32} : () -> i32
          %407 = "arith.muli"(%402, %406) : (i32, i32) -> i32
          %408 = "arith.muli"(%99, %404) : (i32, i32) -> i32
          %409 = "arith.addi"(%404, %96) : (i32, i32) -> i32
          %410 = "arith.muli"(%99, %409) : (i32, i32) -> i32
          %411 = "arith.constant"() {value = 127 : i32} : () -> i32
          %412 = "arith.andi"(%271, %411) : (i32, i32) -> i32
          %413 = "arith.divui"(%412, %34) : (i32, i32) -> i32
          %414 = "arith.constant"() {value = 16 : i32} : () -> i32
          %415 = "arith.constant"() {value = 4 : i32} : () -> i32
          %416 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
          %417 = "vector.extract"(%416) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
          %418 = "vector.extract"(%416) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
          %419 = "vector.extract"(%416) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
          %420 = "vector.extract"(%416) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
          %421 = "vector.extract"(%416) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
          %422 = "vector.extract"(%416) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
          %423 = "vector.extract"(%416) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
          %424 = "vector.extract"(%416) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
          %425 = "arith.cmpi"(%408, %410) {predicate = 2 : i64} : (i32, i32) -> i1
          %426 = "scf.if"(%425) ({
            %427 = "arith.subi"(%10, %96) : (i32, i32) -> i32
            %428 = "arith.constant"() {value = 7 : i32} : () -> i32
            %429 = "arith.shrsi"(%407, %428) : (i32, i32) -> i32
            %430 = "arith.minsi"(%429, %427) : (i32, i32) -> i32
            %431 = "arith.extsi"(%430) : (i32) -> i64
            %432 = "arith.extsi"(%408) : (i32) -> i64
            %433 = "arith.muli"(%431, %12) : (i64, i64) -> i64
            %434 = "arith.addi"(%433, %432) : (i64, i64) -> i64
            %435 = "llvm.getelementptr"(%9, %434) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %436 = "llvm.load"(%435) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%436) : (f32) -> ()
          }, {
            %437 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            "scf.yield"(%437) : (f32) -> ()
          }) : (i1) -> f32
          %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458 = "scf.for"(%408, %410, %96, %426, %336, %339, %340, %341, %417, %418, %419, %420, %421, %422, %423, %424, %342, %343, %344, %345, %346, %347, %348, %349) ({
          ^bb0(%459: i32, %460: f32, %461: i1, %462: i32, %463: i32, %464: i32, %465: f32, %466: f32, %467: f32, %468: f32, %469: f32, %470: f32, %471: f32, %472: f32, %473: f32, %474: f32, %475: f32, %476: f32, %477: f32, %478: f32, %479: f32, %480: f32):
            %481 = "llvm.getelementptr"(%50, %463) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t482_s0 = "llvm.ptrtoint"(%481) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t482_s0, %464) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %483 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %484 = "arith.muli"(%463, %483) : (i32, i32) -> i32
            %485 = "llvm.getelementptr"(%46, %484) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %486 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %487 = "arith.muli"(%463, %486) : (i32, i32) -> i32
            %488 = "llvm.getelementptr"(%47, %487) {rawConstantIndices = array<i32: -2147483648>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %489 = "arith.constant"() {value = false} : () -> i1
            %t491_a = "llvm.ptrtoint"(%485) : (!llvm.ptr<3>) -> i32
            %t491_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t491_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t491_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t491_shifted = "arith.shrui"(%t491_a, %t491_four) : (i32, i32) -> i32
            %t491_low = "arith.andi"(%t491_shifted, %t491_mask) : (i32, i32) -> i32
            %t491_wide = "arith.extui"(%t491_low) : (i32) -> i64
            %490 = "arith.ori"(%t491_wide, %t491_fields) : (i64, i64) -> i64
            %t493_a = "llvm.ptrtoint"(%488) : (!llvm.ptr<3>) -> i32
            %t493_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t493_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t493_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t493_shifted = "arith.shrui"(%t493_a, %t493_four) : (i32, i32) -> i32
            %t493_low = "arith.andi"(%t493_shifted, %t493_mask) : (i32, i32) -> i32
            %t493_wide = "arith.extui"(%t493_low) : (i32) -> i64
            %492 = "arith.ori"(%t493_wide, %t493_fields) : (i64, i64) -> i64
            %t502_r = "llvm.inline_asm"(%473, %474, %475, %476, %477, %478, %479, %480) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %494 = "llvm.extractvalue"(%t502_r) {position = array<i64: 0>} : (!struct0) -> f32
            %495 = "llvm.extractvalue"(%t502_r) {position = array<i64: 1>} : (!struct0) -> f32
            %496 = "llvm.extractvalue"(%t502_r) {position = array<i64: 2>} : (!struct0) -> f32
            %497 = "llvm.extractvalue"(%t502_r) {position = array<i64: 3>} : (!struct0) -> f32
            %498 = "llvm.extractvalue"(%t502_r) {position = array<i64: 4>} : (!struct0) -> f32
            %499 = "llvm.extractvalue"(%t502_r) {position = array<i64: 5>} : (!struct0) -> f32
            %500 = "llvm.extractvalue"(%t502_r) {position = array<i64: 6>} : (!struct0) -> f32
            %501 = "llvm.extractvalue"(%t502_r) {position = array<i64: 7>} : (!struct0) -> f32
            %t511_r = "llvm.inline_asm"(%494, %495, %496, %497, %498, %499, %500, %501, %490, %492, %489) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $16, 0;\0Aadd.s64 db, $17, 0;\0Awgmma.mma_async.sync.aligned.m64n16k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, $18, 1, 1;\0Aadd.s64 da, $16, 2;\0Aadd.s64 db, $17, 2;\0Awgmma.mma_async.sync.aligned.m64n16k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1;\0Aadd.s64 da, $16, 4;\0Aadd.s64 db, $17, 4;\0Awgmma.mma_async.sync.aligned.m64n16k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1;\0Aadd.s64 da, $16, 6;\0Aadd.s64 db, $17, 6;\0Awgmma.mma_async.sync.aligned.m64n16k32.f32.e4m3.e4m3 {$0, $1, $2, $3, $4, $5, $6, $7}, da, db, one, 1, 1;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 9 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %503 = "llvm.extractvalue"(%t511_r) {position = array<i64: 0>} : (!struct0) -> f32
            %504 = "llvm.extractvalue"(%t511_r) {position = array<i64: 1>} : (!struct0) -> f32
            %505 = "llvm.extractvalue"(%t511_r) {position = array<i64: 2>} : (!struct0) -> f32
            %506 = "llvm.extractvalue"(%t511_r) {position = array<i64: 3>} : (!struct0) -> f32
            %507 = "llvm.extractvalue"(%t511_r) {position = array<i64: 4>} : (!struct0) -> f32
            %508 = "llvm.extractvalue"(%t511_r) {position = array<i64: 5>} : (!struct0) -> f32
            %509 = "llvm.extractvalue"(%t511_r) {position = array<i64: 6>} : (!struct0) -> f32
            %510 = "llvm.extractvalue"(%t511_r) {position = array<i64: 7>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %512 = "arith.muli"(%463, %34) : (i32, i32) -> i32
            %513 = "llvm.getelementptr"(%49, %512) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %514 = "arith.constant"() {value = 3 : i32} : () -> i32
            %515 = "arith.andi"(%271, %514) : (i32, i32) -> i32
            %516 = "arith.constant"() {value = 2 : i32} : () -> i32
            %517 = "arith.muli"(%515, %516) : (i32, i32) -> i32
            %518 = "llvm.getelementptr"(%513, %517) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %519 = "llvm.load"(%518) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %520 = "vector.extract"(%519) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %521 = "vector.extract"(%519) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %522 = "arith.addi"(%515, %415) : (i32, i32) -> i32
            %523 = "arith.muli"(%522, %516) : (i32, i32) -> i32
            %524 = "llvm.getelementptr"(%513, %523) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %525 = "llvm.load"(%524) {alignment = 8 : i64} : (!llvm.ptr<3>) -> vector<2xf32>
            %526 = "vector.extract"(%525) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
            %527 = "vector.extract"(%525) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
            %528 = "vector.from_elements"(%520, %521, %526, %527) : (f32, f32, f32, f32) -> vector<4xf32>
            %529 = "vector.broadcast"(%460) : (f32) -> vector<4xf32>
            %530 = "arith.mulf"(%528, %529) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %531 = "vector.extract"(%530) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %532 = "vector.extract"(%530) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %533 = "vector.extract"(%530) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %534 = "vector.extract"(%530) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %535 = "vector.from_elements"(%520, %521, %526, %527) : (f32, f32, f32, f32) -> vector<4xf32>
            %536 = "vector.broadcast"(%460) : (f32) -> vector<4xf32>
            %537 = "arith.mulf"(%535, %536) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %538 = "vector.extract"(%537) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %539 = "vector.extract"(%537) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %540 = "vector.extract"(%537) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %541 = "vector.extract"(%537) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %t550_r = "llvm.inline_asm"(%503, %504, %505, %506, %507, %508, %509, %510) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %542 = "llvm.extractvalue"(%t550_r) {position = array<i64: 0>} : (!struct0) -> f32
            %543 = "llvm.extractvalue"(%t550_r) {position = array<i64: 1>} : (!struct0) -> f32
            %544 = "llvm.extractvalue"(%t550_r) {position = array<i64: 2>} : (!struct0) -> f32
            %545 = "llvm.extractvalue"(%t550_r) {position = array<i64: 3>} : (!struct0) -> f32
            %546 = "llvm.extractvalue"(%t550_r) {position = array<i64: 4>} : (!struct0) -> f32
            %547 = "llvm.extractvalue"(%t550_r) {position = array<i64: 5>} : (!struct0) -> f32
            %548 = "llvm.extractvalue"(%t550_r) {position = array<i64: 6>} : (!struct0) -> f32
            %549 = "llvm.extractvalue"(%t550_r) {position = array<i64: 7>} : (!struct0) -> f32
            "nvvm.bar.warp.sync"(%30) {cutec.arm = 10 : i32} : (i32) -> ()
            "scf.if"(%52) ({
              %551 = "llvm.getelementptr"(%53, %463) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t552_s0 = "llvm.ptrtoint"(%551) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t552_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %553 = "vector.from_elements"(%531, %532, %533, %534) : (f32, f32, f32, f32) -> vector<4xf32>
            %554 = "vector.from_elements"(%465, %466, %469, %470) : (f32, f32, f32, f32) -> vector<4xf32>
            %555 = "vector.from_elements"(%542, %543, %546, %547) : (f32, f32, f32, f32) -> vector<4xf32>
            %556 = "arith.mulf"(%555, %553) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %557 = "arith.addf"(%554, %556) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %558 = "vector.extract"(%557) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %559 = "vector.extract"(%557) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %560 = "vector.extract"(%557) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %561 = "vector.extract"(%557) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %562 = "vector.from_elements"(%538, %539, %540, %541) : (f32, f32, f32, f32) -> vector<4xf32>
            %563 = "vector.from_elements"(%467, %468, %471, %472) : (f32, f32, f32, f32) -> vector<4xf32>
            %564 = "vector.from_elements"(%544, %545, %548, %549) : (f32, f32, f32, f32) -> vector<4xf32>
            %565 = "arith.mulf"(%564, %562) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %566 = "arith.addf"(%563, %565) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
            %567 = "vector.extract"(%566) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
            %568 = "vector.extract"(%566) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
            %569 = "vector.extract"(%566) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
            %570 = "vector.extract"(%566) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
            %571 = "arith.addi"(%459, %96) : (i32, i32) -> i32
            %572 = "arith.subi"(%410, %96) : (i32, i32) -> i32
            %573 = "arith.minsi"(%571, %572) : (i32, i32) -> i32
            %574 = "arith.subi"(%10, %96) : (i32, i32) -> i32
            %575 = "arith.constant"() {value = 7 : i32} : () -> i32
            %576 = "arith.shrsi"(%407, %575) : (i32, i32) -> i32
            %577 = "arith.minsi"(%576, %574) : (i32, i32) -> i32
            %578 = "arith.extsi"(%577) : (i32) -> i64
            %579 = "arith.extsi"(%573) : (i32) -> i64
            %580 = "arith.muli"(%578, %12) : (i64, i64) -> i64
            %581 = "arith.addi"(%580, %579) : (i64, i64) -> i64
            %582 = "llvm.getelementptr"(%9, %581) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %583 = "llvm.load"(%582) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %584 = "arith.addi"(%463, %96) : (i32, i32) -> i32
            %585 = "arith.constant"() {value = 6 : i32} : () -> i32
            %586 = "arith.cmpi"(%584, %585) {predicate = 0 : i64} : (i32, i32) -> i1
            %587 = "arith.xori"(%464, %96) : (i32, i32) -> i32
            %588 = "arith.select"(%586, %587, %464) : (i1, i32, i32) -> i32
            %589 = "arith.select"(%586, %31, %584) : (i1, i32, i32) -> i32
            %590 = "arith.addi"(%462, %96) : (i32, i32) -> i32
            "scf.yield"(%583, %489, %590, %589, %588, %558, %559, %567, %568, %560, %561, %569, %570, %542, %543, %544, %545, %546, %547, %548, %549) : (f32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (f32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %591 = "arith.addi"(%402, %272) : (i32, i32) -> i32
          %592 = "arith.muli"(%591, %406) : (i32, i32) -> i32
          %593 = "arith.muli"(%405, %414) : (i32, i32) -> i32
          %594 = "nvvm.shfl.sync"(%30, %413, %31, %32) {kind = #nvvm<shfl_kind idx>, cutec.arm = 11 : i32} : (i32, i32, i32, i32) -> i32
          %595 = "arith.cmpi"(%594, %31) {predicate = 0 : i64} : (i32, i32) -> i1
          %596 = "arith.constant"() {value = 2 : i32} : () -> i32
          %597 = "arith.remui"(%412, %596) : (i32, i32) -> i32
          %598 = "arith.divui"(%412, %596) : (i32, i32) -> i32
          %599 = "arith.muli"(%597, %406) : (i32, i32) -> i32
          %600 = "arith.remui"(%598, %415) : (i32, i32) -> i32
          %601 = "arith.divui"(%598, %415) : (i32, i32) -> i32
          %602 = "arith.muli"(%600, %28) : (i32, i32) -> i32
          %603 = "arith.addi"(%599, %602) : (i32, i32) -> i32
          %604 = "arith.remui"(%601, %596) : (i32, i32) -> i32
          %605 = "arith.divui"(%601, %596) : (i32, i32) -> i32
          %606 = "arith.muli"(%604, %374) : (i32, i32) -> i32
          %607 = "arith.addi"(%603, %606) : (i32, i32) -> i32
          %608 = "arith.remui"(%605, %596) : (i32, i32) -> i32
          %609 = "arith.divui"(%605, %596) : (i32, i32) -> i32
          %610 = "arith.constant"() {value = 512 : i32} : () -> i32
          %611 = "arith.muli"(%608, %610) : (i32, i32) -> i32
          %612 = "arith.addi"(%607, %611) : (i32, i32) -> i32
          %613 = "arith.muli"(%609, %414) : (i32, i32) -> i32
          %614 = "arith.addi"(%612, %613) : (i32, i32) -> i32
          %615 = "arith.muli"(%272, %596) : (i32, i32) -> i32
          %616 = "arith.remui"(%332, %596) : (i32, i32) -> i32
          %617 = "arith.addi"(%615, %616) : (i32, i32) -> i32
          "scf.if"(%595) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %618 = "arith.addi"(%96, %272) : (i32, i32) -> i32
          "nvvm.barrier"(%618, %28) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 12 : i32} : (i32, i32) -> ()
          %619 = "vector.from_elements"(%443, %444, %445, %446, %447, %448, %449, %450) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
          %620 = "arith.truncf"(%619) : (vector<8xf32>) -> vector<8xbf16>
          %621 = "vector.extract"(%620) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %622 = "vector.extract"(%620) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %623 = "vector.extract"(%620) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %624 = "vector.extract"(%620) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %625 = "vector.extract"(%620) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %626 = "vector.extract"(%620) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %627 = "vector.extract"(%620) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %628 = "vector.extract"(%620) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %629 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %630 = "arith.muli"(%617, %629) : (i32, i32) -> i32
          %631 = "llvm.getelementptr"(%48, %630) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %632 = "vector.from_elements"(%621, %622) : (bf16, bf16) -> vector<2xbf16>
          %633 = "llvm.bitcast"(%632) : (vector<2xbf16>) -> i32
          %634 = "vector.from_elements"(%623, %624) : (bf16, bf16) -> vector<2xbf16>
          %635 = "llvm.bitcast"(%634) : (vector<2xbf16>) -> i32
          %636 = "vector.from_elements"(%625, %626) : (bf16, bf16) -> vector<2xbf16>
          %637 = "llvm.bitcast"(%636) : (vector<2xbf16>) -> i32
          %638 = "vector.from_elements"(%627, %628) : (bf16, bf16) -> vector<2xbf16>
          %639 = "llvm.bitcast"(%638) : (vector<2xbf16>) -> i32
          %640 = "arith.constant"() {value = 448 : i32} : () -> i32
          %641 = "arith.andi"(%614, %640) : (i32, i32) -> i32
          %642 = "arith.constant"() {value = 3 : i32} : () -> i32
          %643 = "arith.shrui"(%641, %642) : (i32, i32) -> i32
          %644 = "arith.xori"(%614, %643) : (i32, i32) -> i32
          %645 = "llvm.getelementptr"(%631, %644) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%645, %633, %635, %637, %639) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%618, %28) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 14 : i32} : (i32, i32) -> ()
          "scf.if"(%595) ({
            %647 = "nvvm.elect.sync"() {cutec.arm = 15 : i32} : () -> i1
            "scf.if"(%647) ({
              %t648_s1 = "llvm.ptrtoint"(%631) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%15, %t648_s1, %592, %593) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %649 = "arith.addi"(%332, %96) : (i32, i32) -> i32
          %650 = "arith.remui"(%649, %596) : (i32, i32) -> i32
          %651 = "arith.addi"(%337, %95) : (i32, i32) -> i32
          %652 = "arith.addi"(%338, %96) : (i32, i32) -> i32
          "scf.yield"(%650, %651, %97, %98, %439, %651, %652, %440, %441, %442, %451, %452, %453, %454, %455, %456, %457, %458, %633, %635, %637, %639) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i1, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%291, %292, %290) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr, i32, i32, i64, i64, i64, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 3 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: i32, %8: i64, %9: !llvm.ptr<1>, %10: i32, %11: i64, %12: !llvm.ptr<1>, %13: i64):
    %14 = "arith.constant"() {value = 127 : i32} : () -> i32
    %15 = "arith.addi"(%7, %14) : (i32, i32) -> i32
    %16 = "arith.constant"() {value = 128 : i32} : () -> i32
    %17 = "arith.divui"(%15, %16) : (i32, i32) -> i32
    %18 = "arith.cmpi"(%10, %17) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%18) {message = "B has a row of scales for 128 rows, and one for the rest", file = "samples/gemm_scaled_hopper.py", line = 252 : i32} : (i1) -> ()
    %19 = "arith.muli"(%2, %16) : (i32, i32) -> i32
    %20 = "arith.extsi"(%19) : (i32) -> i64
    %21 = "arith.extsi"(%7) : (i32) -> i64
    %22 = "cutec.tensor_map"(%6, %20, %21, %8) {dtype = "u8", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 128, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %23 = "arith.extsi"(%1) : (i32) -> i64
    %24 = "cutec.tensor_map"(%0, %20, %23, %3) {dtype = "u8", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 128, 16>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %25 = "arith.extsi"(%2) : (i32) -> i64
    %26 = "arith.constant"() {value = 4 : i64} : () -> i64
    %27 = "arith.muli"(%5, %26) : (i64, i64) -> i64
    %28 = "cutec.tensor_map"(%4, %23, %25, %27) {dtype = "f32", swizzle = "none", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 16, 1>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %29 = "arith.constant"() {value = 2 : i64} : () -> i64
    %30 = "arith.muli"(%13, %29) : (i64, i64) -> i64
    %31 = "cutec.tensor_map"(%12, %21, %23, %30) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 16>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %32 = "arith.constant"() {value = 63 : i32} : () -> i32
    %33 = "arith.addi"(%7, %32) : (i32, i32) -> i32
    %34 = "arith.constant"() {value = 64 : i32} : () -> i32
    %35 = "arith.divui"(%33, %34) : (i32, i32) -> i32
    %36 = "arith.constant"() {value = 15 : i32} : () -> i32
    %37 = "arith.addi"(%1, %36) : (i32, i32) -> i32
    %38 = "arith.constant"() {value = 16 : i32} : () -> i32
    %39 = "arith.divui"(%37, %38) : (i32, i32) -> i32
    %40 = "arith.muli"(%39, %35) : (i32, i32) -> i32
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
    %51 = "arith.constant"() {value = 64 : i64} : () -> i64
    %52 = "arith.cmpi"(%48, %51) {predicate = 6 : i64} : (i64, i64) -> i1
    %53 = "arith.constant"() {value = 0 : i64} : () -> i64
    %54 = "arith.select"(%52, %50, %53) : (i1, i64, i64) -> i64
    %55 = "arith.subi"(%54, %43) : (i64, i64) -> i64
    %56 = "arith.constant"() {value = 32 : i64} : () -> i64
    %57 = "arith.shli"(%55, %56) : (i64, i64) -> i64
    %58 = "arith.divui"(%57, %43) : (i64, i64) -> i64
    %59 = "arith.addi"(%58, %49) : (i64, i64) -> i64
    %60 = "arith.shli"(%59, %56) : (i64, i64) -> i64
    %61 = "arith.ori"(%60, %43) : (i64, i64) -> i64
    %62 = "arith.constant"() {value = 8 : i32} : () -> i32
    %63 = "arith.muli"(%39, %62) : (i32, i32) -> i32
    %64 = "arith.maxsi"(%63, %41) : (i32, i32) -> i32
    %65 = "arith.extui"(%64) : (i32) -> i64
    %66 = "arith.subi"(%64, %41) : (i32, i32) -> i32
    %67 = "llvm.intr.ctlz"(%66) {is_zero_poison = false} : (i32) -> i32
    %68 = "arith.subi"(%46, %67) : (i32, i32) -> i32
    %69 = "arith.extsi"(%68) : (i32) -> i64
    %70 = "arith.shli"(%49, %69) : (i64, i64) -> i64
    %71 = "arith.cmpi"(%69, %51) {predicate = 6 : i64} : (i64, i64) -> i1
    %72 = "arith.select"(%71, %70, %53) : (i1, i64, i64) -> i64
    %73 = "arith.subi"(%72, %65) : (i64, i64) -> i64
    %74 = "arith.shli"(%73, %56) : (i64, i64) -> i64
    %75 = "arith.divui"(%74, %65) : (i64, i64) -> i64
    %76 = "arith.addi"(%75, %49) : (i64, i64) -> i64
    %77 = "arith.shli"(%76, %56) : (i64, i64) -> i64
    %78 = "arith.ori"(%77, %65) : (i64, i64) -> i64
    %79 = "arith.addi"(%35, %62) : (i32, i32) -> i32
    %80 = "arith.subi"(%79, %41) : (i32, i32) -> i32
    %81 = "arith.constant"() {value = 7 : i32} : () -> i32
    %82 = "arith.andi"(%80, %81) : (i32, i32) -> i32
    %83 = "arith.addi"(%82, %41) : (i32, i32) -> i32
    %84 = "arith.maxsi"(%83, %41) : (i32, i32) -> i32
    %85 = "arith.extui"(%84) : (i32) -> i64
    %86 = "arith.subi"(%84, %41) : (i32, i32) -> i32
    %87 = "llvm.intr.ctlz"(%86) {is_zero_poison = false} : (i32) -> i32
    %88 = "arith.subi"(%46, %87) : (i32, i32) -> i32
    %89 = "arith.extsi"(%88) : (i32) -> i64
    %90 = "arith.shli"(%49, %89) : (i64, i64) -> i64
    %91 = "arith.cmpi"(%89, %51) {predicate = 6 : i64} : (i64, i64) -> i1
    %92 = "arith.select"(%91, %90, %53) : (i1, i64, i64) -> i64
    %93 = "arith.subi"(%92, %85) : (i64, i64) -> i64
    %94 = "arith.shli"(%93, %56) : (i64, i64) -> i64
    %95 = "arith.divui"(%94, %85) : (i64, i64) -> i64
    %96 = "arith.addi"(%95, %49) : (i64, i64) -> i64
    %97 = "arith.shli"(%96, %56) : (i64, i64) -> i64
    %98 = "arith.ori"(%97, %85) : (i64, i64) -> i64
    %99 = "arith.muli"(%35, %39) : (i32, i32) -> i32
    %100 = "arith.constant"() {value = 396 : i32} : () -> i32
    %101 = "arith.minsi"(%99, %100) : (i32, i32) -> i32
    %102 = "arith.constant"() {value = 256 : i32} : () -> i32
    %103 = "arith.constant"() {value = 66336 : i32} : () -> i32
    "gpu.launch_func"(%41, %41, %101, %102, %41, %41, %41, %41, %41, %103, %22, %24, %28, %7, %19, %1, %19, %1, %2, %9, %10, %2, %11, %4, %5, %31, %7, %1, %61, %78, %98, %35, %39) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 23, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr, i32, i32, i64, i64, i64, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_scaled_tile64x16_cluster1x1_swapped1_split1_resident3", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
