!struct0 = !llvm.struct<"struct0", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: !llvm.ptr, %2: i32, %3: i32, %4: i32, %5: i32, %6: i32, %7: !llvm.ptr, %8: i32, %9: i32, %10: !llvm.ptr<1>, %11: i32):
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "arith.constant"() {value = 128 : i32} : () -> i32
      %16 = "arith.divui"(%12, %15) : (i32, i32) -> i32
      %17 = "arith.constant"() {value = -1 : i32} : () -> i32
      %18 = "arith.constant"() {value = 0 : i32} : () -> i32
      %19 = "arith.constant"() {value = 31 : i32} : () -> i32
      %20 = "nvvm.shfl.sync"(%17, %16, %18, %19) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %21 = "arith.constant"() {value = 32 : i32} : () -> i32
      %22 = "arith.divui"(%12, %21) : (i32, i32) -> i32
      %23 = "nvvm.shfl.sync"(%17, %22, %18, %19) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %24 = "arith.cmpi"(%23, %18) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%24) ({
        %25 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%25) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %27 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%27) ({
          "llvm.inline_asm"(%1) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %29 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%29) ({
          "llvm.inline_asm"(%7) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %31 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %32 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %33 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %34 = "llvm.getelementptr"(%31) {rawConstantIndices = array<i32: 212992>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %35 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %36 = "arith.cmpi"(%35, %18) {predicate = 0 : i64} : (i32, i32) -> i1
      %37 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 8>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %38 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %40 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %41 = "arith.addi"(%39, %40) : (i32, i32) -> i32
      %42 = "arith.constant"() {value = 256 : i32} : () -> i32
      %43 = "arith.muli"(%41, %42) : (i32, i32) -> i32
      %44 = "arith.addi"(%38, %43) : (i32, i32) -> i32
      %45 = "arith.divui"(%44, %21) : (i32, i32) -> i32
      %46 = "arith.cmpi"(%45, %18) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%46) ({
        %47 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%47) ({
          %48 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t49_s0 = "llvm.ptrtoint"(%34) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t49_s0, %48) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %50 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t51_s0 = "llvm.ptrtoint"(%50) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t51_s0, %48) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %52 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t53_s0 = "llvm.ptrtoint"(%52) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t53_s0, %48) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %54 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t55_s0 = "llvm.ptrtoint"(%54) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t55_s0, %48) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %56 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t57_s0 = "llvm.ptrtoint"(%56) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t57_s0, %48) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %58 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t59_s0 = "llvm.ptrtoint"(%58) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t59_s0, %48) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %60 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t61_s0 = "llvm.ptrtoint"(%60) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t61_s0, %48) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %62 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t63_s0 = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t63_s0, %48) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %64 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t65_s0 = "llvm.ptrtoint"(%37) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t65_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %66 = "llvm.getelementptr"(%37) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t67_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t67_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %68 = "llvm.getelementptr"(%37) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t69_s0 = "llvm.ptrtoint"(%68) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t69_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %70 = "llvm.getelementptr"(%37) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t71_s0 = "llvm.ptrtoint"(%70) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t71_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %72 = "llvm.getelementptr"(%37) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t73_s0 = "llvm.ptrtoint"(%72) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t73_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %74 = "llvm.getelementptr"(%37) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t75_s0 = "llvm.ptrtoint"(%74) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t75_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %76 = "llvm.getelementptr"(%37) {rawConstantIndices = array<i32: 6>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t77_s0 = "llvm.ptrtoint"(%76) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t77_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %78 = "llvm.getelementptr"(%37) {rawConstantIndices = array<i32: 7>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t79_s0 = "llvm.ptrtoint"(%78) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t79_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %80 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %81 = "nvvm.shfl.sync"(%17, %80, %18, %19) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %82 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %83 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %84 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %85 = "arith.constant"() {value = 127 : i32} : () -> i32
      %86 = "arith.addi"(%8, %85) : (i32, i32) -> i32
      %87 = "arith.divui"(%86, %15) : (i32, i32) -> i32
      %88 = "arith.constant"() {value = 63 : i32} : () -> i32
      %89 = "arith.constant"() {value = 64 : i32} : () -> i32
      %90 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %91 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %92 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %93 = "arith.cmpi"(%20, %18) {predicate = 0 : i64} : (i32, i32) -> i1
      %94 = "scf.if"(%93) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        "scf.if"(%24) ({
          %95 = "arith.andi"(%81, %18) : (i32, i32) -> i32
          %96 = "llvm.load"(%10) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %97 = "arith.minsi"(%96, %2) : (i32, i32) -> i32
          %98 = "arith.maxsi"(%97, %18) : (i32, i32) -> i32
          %99 = "arith.addi"(%98, %88) : (i32, i32) -> i32
          %100 = "arith.constant"() {value = 6 : i32} : () -> i32
          %101 = "arith.shrsi"(%99, %100) : (i32, i32) -> i32
          %102 = "arith.muli"(%101, %87) : (i32, i32) -> i32
          %103, %104, %105, %106, %107 = "scf.while"(%98, %18, %18, %18, %102) ({
          ^bb0(%108: i32, %109: i32, %110: i32, %111: i32, %112: i32):
            %113 = "arith.cmpi"(%110, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %114 = "arith.addi"(%109, %112) : (i32, i32) -> i32
            %115 = "arith.cmpi"(%90, %114) {predicate = 5 : i64} : (i32, i32) -> i1
            %116 = "arith.andi"(%113, %115) : (i1, i1) -> i1
            "scf.condition"(%116, %108, %109, %110, %111, %112) : (i1, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%117: i32, %118: i32, %119: i32, %120: i32, %121: i32):
            %122 = "arith.addi"(%118, %121) : (i32, i32) -> i32
            %123 = "arith.constant"() {value = 1 : i32} : () -> i32
            %124 = "arith.addi"(%119, %123) : (i32, i32) -> i32
            %125 = "arith.cmpi"(%124, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %126, %127, %128 = "scf.if"(%125) ({
              %129 = "arith.extsi"(%124) : (i32) -> i64
              %130 = "llvm.getelementptr"(%10, %129) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %131 = "llvm.load"(%130) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %132 = "arith.minsi"(%131, %2) : (i32, i32) -> i32
              %133 = "arith.maxsi"(%132, %117) : (i32, i32) -> i32
              %134 = "arith.subi"(%133, %117) : (i32, i32) -> i32
              %135 = "arith.addi"(%134, %88) : (i32, i32) -> i32
              %136 = "arith.shrsi"(%135, %100) : (i32, i32) -> i32
              %137 = "arith.muli"(%136, %87) : (i32, i32) -> i32
              "scf.yield"(%133, %117, %137) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%117, %120, %121) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            "scf.yield"(%126, %122, %124, %127, %128) : (i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
          %138 = "arith.constant"() {value = 1 : i32} : () -> i32
          %139, %140, %141, %142, %143, %144, %145, %146 = "scf.while"(%103, %104, %105, %90, %106, %18, %18, %138) ({
          ^bb0(%147: i32, %148: i32, %149: i32, %150: i32, %151: i32, %152: i32, %153: i32, %154: i32):
            %155 = "arith.cmpi"(%149, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%155, %147, %148, %149, %150, %151, %152, %153, %154) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%156: i32, %157: i32, %158: i32, %159: i32, %160: i32, %161: i32, %162: i32, %163: i32):
            %164 = "arith.subi"(%156, %160) : (i32, i32) -> i32
            %165 = "arith.addi"(%164, %88) : (i32, i32) -> i32
            %166 = "arith.shrsi"(%165, %100) : (i32, i32) -> i32
            %167 = "arith.subi"(%159, %157) : (i32, i32) -> i32
            %168 = "arith.constant"() {value = 8 : i32} : () -> i32
            %169 = "arith.muli"(%168, %87) : (i32, i32) -> i32
            %170 = "arith.remsi"(%167, %169) : (i32, i32) -> i32
            %171 = "arith.cmpi"(%170, %18) {predicate = 2 : i64} : (i32, i32) -> i1
            %172 = "arith.divsi"(%167, %169) : (i32, i32) -> i32
            %173 = "arith.extsi"(%171) : (i1) -> i32
            %174 = "arith.addi"(%172, %173) : (i32, i32) -> i32
            %175 = "arith.muli"(%174, %168) : (i32, i32) -> i32
            %176 = "arith.subi"(%166, %175) : (i32, i32) -> i32
            %177 = "arith.minsi"(%168, %176) : (i32, i32) -> i32
            %178 = "arith.muli"(%175, %87) : (i32, i32) -> i32
            %179 = "arith.subi"(%167, %178) : (i32, i32) -> i32
            %180 = "arith.remsi"(%179, %177) : (i32, i32) -> i32
            %181 = "arith.xori"(%180, %177) : (i32, i32) -> i32
            %182 = "arith.cmpi"(%181, %18) {predicate = 2 : i64} : (i32, i32) -> i1
            %183 = "arith.cmpi"(%180, %18) {predicate = 1 : i64} : (i32, i32) -> i1
            %184 = "arith.andi"(%182, %183) : (i1, i1) -> i1
            %185 = "arith.addi"(%180, %177) : (i32, i32) -> i32
            %186 = "arith.select"(%184, %185, %180) : (i1, i32, i32) -> i32
            %187 = "arith.addi"(%175, %186) : (i32, i32) -> i32
            %188 = "arith.divsi"(%179, %177) : (i32, i32) -> i32
            %189 = "arith.extsi"(%184) : (i1) -> i32
            %190 = "arith.addi"(%188, %189) : (i32, i32) -> i32
            %191 = "arith.addi"(%187, %95) : (i32, i32) -> i32
            %192 = "arith.addi"(%190, %81) : (i32, i32) -> i32
            %193 = "arith.addi"(%3, %88) : (i32, i32) -> i32
            %194 = "arith.divui"(%193, %89) : (i32, i32) -> i32
            %195 = "arith.maxsi"(%194, %138) : (i32, i32) -> i32
            %196 = "arith.muli"(%191, %89) : (i32, i32) -> i32
            %197 = "arith.addi"(%160, %196) : (i32, i32) -> i32
            %198 = "arith.muli"(%192, %15) : (i32, i32) -> i32
            %199, %200, %201 = "scf.for"(%18, %195, %138, %161, %162, %163) ({
            ^bb0(%202: i32, %203: i32, %204: i32, %205: i32):
              %206 = "llvm.getelementptr"(%37, %204) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t207_s0 = "llvm.ptrtoint"(%206) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t207_s0, %205) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %208 = "llvm.getelementptr"(%34, %204) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %209 = "nvvm.elect.sync"() {cutec.arm = 4 : i32} : () -> i1
              "scf.if"(%209) ({
                %210 = "arith.constant"() {value = 24576 : i32} : () -> i32
                %t211_s0 = "llvm.ptrtoint"(%208) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t211_s0, %210) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %212 = "arith.muli"(%202, %89) : (i32, i32) -> i32
              %213 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %214 = "arith.muli"(%204, %213) : (i32, i32) -> i32
              %215 = "llvm.getelementptr"(%31, %214) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %216 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%216) ({
                %t217_s0 = "llvm.ptrtoint"(%215) : (!llvm.ptr<3>) -> i32
                %t217_s2 = "llvm.ptrtoint"(%208) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t217_s0, %0, %t217_s2, %212, %197) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %218 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %219 = "arith.muli"(%204, %218) : (i32, i32) -> i32
              %220 = "llvm.getelementptr"(%32, %219) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %221 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
              "scf.if"(%221) ({
                %t222_s0 = "llvm.ptrtoint"(%220) : (!llvm.ptr<3>) -> i32
                %t222_s2 = "llvm.ptrtoint"(%208) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t222_s0, %1, %t222_s2, %212, %198, %158) {asm_string = "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5}], [$2];", constraints = "r,l,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %223 = "arith.addi"(%204, %138) : (i32, i32) -> i32
              %224 = "arith.cmpi"(%223, %168) {predicate = 0 : i64} : (i32, i32) -> i1
              %225 = "arith.xori"(%205, %138) : (i32, i32) -> i32
              %226 = "arith.select"(%224, %225, %205) : (i1, i32, i32) -> i32
              %227 = "arith.select"(%224, %18, %223) : (i1, i32, i32) -> i32
              %228 = "arith.addi"(%203, %138) : (i32, i32) -> i32
              "scf.yield"(%228, %227, %226) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %229 = "arith.addi"(%159, %82) : (i32, i32) -> i32
            %230 = "arith.muli"(%166, %87) : (i32, i32) -> i32
            %231, %232, %233, %234, %235 = "scf.while"(%156, %157, %158, %160, %230) ({
            ^bb0(%236: i32, %237: i32, %238: i32, %239: i32, %240: i32):
              %241 = "arith.cmpi"(%238, %11) {predicate = 2 : i64} : (i32, i32) -> i1
              %242 = "arith.addi"(%237, %240) : (i32, i32) -> i32
              %243 = "arith.cmpi"(%229, %242) {predicate = 5 : i64} : (i32, i32) -> i1
              %244 = "arith.andi"(%241, %243) : (i1, i1) -> i1
              "scf.condition"(%244, %236, %237, %238, %239, %240) : (i1, i32, i32, i32, i32, i32) -> ()
            }, {
            ^bb0(%245: i32, %246: i32, %247: i32, %248: i32, %249: i32):
              %250 = "arith.addi"(%246, %249) : (i32, i32) -> i32
              %251 = "arith.addi"(%247, %138) : (i32, i32) -> i32
              %252 = "arith.cmpi"(%251, %11) {predicate = 2 : i64} : (i32, i32) -> i1
              %253, %254, %255 = "scf.if"(%252) ({
                %256 = "arith.extsi"(%251) : (i32) -> i64
                %257 = "llvm.getelementptr"(%10, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %258 = "llvm.load"(%257) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %259 = "arith.minsi"(%258, %2) : (i32, i32) -> i32
                %260 = "arith.maxsi"(%259, %245) : (i32, i32) -> i32
                %261 = "arith.subi"(%260, %245) : (i32, i32) -> i32
                %262 = "arith.addi"(%261, %88) : (i32, i32) -> i32
                %263 = "arith.shrsi"(%262, %100) : (i32, i32) -> i32
                %264 = "arith.muli"(%263, %87) : (i32, i32) -> i32
                "scf.yield"(%260, %245, %264) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%245, %248, %249) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%253, %250, %251, %254, %255) : (i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
            "scf.yield"(%231, %232, %233, %229, %234, %199, %200, %201) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %265 = "llvm.getelementptr"(%37, %145) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t266_s0 = "llvm.ptrtoint"(%265) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t266_s0, %146) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %267 = "arith.addi"(%145, %138) : (i32, i32) -> i32
          %268 = "arith.constant"() {value = 8 : i32} : () -> i32
          %269 = "arith.cmpi"(%267, %268) {predicate = 0 : i64} : (i32, i32) -> i1
          %270 = "arith.xori"(%146, %138) : (i32, i32) -> i32
          %271 = "arith.select"(%269, %270, %146) : (i1, i32, i32) -> i32
          %272 = "arith.select"(%269, %18, %267) : (i1, i32, i32) -> i32
          %273 = "llvm.getelementptr"(%37, %272) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t274_s0 = "llvm.ptrtoint"(%273) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t274_s0, %271) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %275 = "arith.addi"(%272, %138) : (i32, i32) -> i32
          %276 = "arith.cmpi"(%275, %268) {predicate = 0 : i64} : (i32, i32) -> i1
          %277 = "arith.xori"(%271, %138) : (i32, i32) -> i32
          %278 = "arith.select"(%276, %277, %271) : (i1, i32, i32) -> i32
          %279 = "arith.select"(%276, %18, %275) : (i1, i32, i32) -> i32
          %280 = "llvm.getelementptr"(%37, %279) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t281_s0 = "llvm.ptrtoint"(%280) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t281_s0, %278) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %282 = "arith.addi"(%279, %138) : (i32, i32) -> i32
          %283 = "arith.cmpi"(%282, %268) {predicate = 0 : i64} : (i32, i32) -> i1
          %284 = "arith.xori"(%278, %138) : (i32, i32) -> i32
          %285 = "arith.select"(%283, %284, %278) : (i1, i32, i32) -> i32
          %286 = "arith.select"(%283, %18, %282) : (i1, i32, i32) -> i32
          %287 = "llvm.getelementptr"(%37, %286) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t288_s0 = "llvm.ptrtoint"(%287) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t288_s0, %285) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %289 = "arith.addi"(%286, %138) : (i32, i32) -> i32
          %290 = "arith.cmpi"(%289, %268) {predicate = 0 : i64} : (i32, i32) -> i1
          %291 = "arith.xori"(%285, %138) : (i32, i32) -> i32
          %292 = "arith.select"(%290, %291, %285) : (i1, i32, i32) -> i32
          %293 = "arith.select"(%290, %18, %289) : (i1, i32, i32) -> i32
          %294 = "llvm.getelementptr"(%37, %293) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t295_s0 = "llvm.ptrtoint"(%294) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t295_s0, %292) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %296 = "arith.addi"(%293, %138) : (i32, i32) -> i32
          %297 = "arith.cmpi"(%296, %268) {predicate = 0 : i64} : (i32, i32) -> i1
          %298 = "arith.xori"(%292, %138) : (i32, i32) -> i32
          %299 = "arith.select"(%297, %298, %292) : (i1, i32, i32) -> i32
          %300 = "arith.select"(%297, %18, %296) : (i1, i32, i32) -> i32
          %301 = "llvm.getelementptr"(%37, %300) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t302_s0 = "llvm.ptrtoint"(%301) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t302_s0, %299) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %303 = "arith.addi"(%300, %138) : (i32, i32) -> i32
          %304 = "arith.cmpi"(%303, %268) {predicate = 0 : i64} : (i32, i32) -> i1
          %305 = "arith.xori"(%299, %138) : (i32, i32) -> i32
          %306 = "arith.select"(%304, %305, %299) : (i1, i32, i32) -> i32
          %307 = "arith.select"(%304, %18, %303) : (i1, i32, i32) -> i32
          %308 = "llvm.getelementptr"(%37, %307) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t309_s0 = "llvm.ptrtoint"(%308) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t309_s0, %306) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %310 = "arith.addi"(%307, %138) : (i32, i32) -> i32
          %311 = "arith.cmpi"(%310, %268) {predicate = 0 : i64} : (i32, i32) -> i1
          %312 = "arith.xori"(%306, %138) : (i32, i32) -> i32
          %313 = "arith.select"(%311, %312, %306) : (i1, i32, i32) -> i32
          %314 = "arith.select"(%311, %18, %310) : (i1, i32, i32) -> i32
          %315 = "llvm.getelementptr"(%37, %314) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t316_s0 = "llvm.ptrtoint"(%315) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t316_s0, %313) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %317 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%317) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %318 = "arith.subi"(%12, %15) : (i32, i32) -> i32
        %319 = "arith.constant"() {value = 1 : i32} : () -> i32
        %320 = "arith.subi"(%20, %319) : (i32, i32) -> i32
        %321 = "llvm.load"(%10) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
        %322 = "arith.minsi"(%321, %2) : (i32, i32) -> i32
        %323 = "arith.maxsi"(%322, %18) : (i32, i32) -> i32
        %324 = "arith.addi"(%323, %88) : (i32, i32) -> i32
        %325 = "arith.constant"() {value = 6 : i32} : () -> i32
        %326 = "arith.shrsi"(%324, %325) : (i32, i32) -> i32
        %327 = "arith.muli"(%326, %87) : (i32, i32) -> i32
        %328, %329, %330, %331, %332 = "scf.while"(%323, %18, %18, %18, %327) ({
        ^bb0(%333: i32, %334: i32, %335: i32, %336: i32, %337: i32):
          %338 = "arith.cmpi"(%335, %11) {predicate = 2 : i64} : (i32, i32) -> i1
          %339 = "arith.addi"(%334, %337) : (i32, i32) -> i32
          %340 = "arith.cmpi"(%90, %339) {predicate = 5 : i64} : (i32, i32) -> i1
          %341 = "arith.andi"(%338, %340) : (i1, i1) -> i1
          "scf.condition"(%341, %333, %334, %335, %336, %337) : (i1, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%342: i32, %343: i32, %344: i32, %345: i32, %346: i32):
          %347 = "arith.addi"(%343, %346) : (i32, i32) -> i32
          %348 = "arith.addi"(%344, %319) : (i32, i32) -> i32
          %349 = "arith.cmpi"(%348, %11) {predicate = 2 : i64} : (i32, i32) -> i1
          %350, %351, %352 = "scf.if"(%349) ({
            %353 = "arith.extsi"(%348) : (i32) -> i64
            %354 = "llvm.getelementptr"(%10, %353) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %355 = "llvm.load"(%354) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %356 = "arith.minsi"(%355, %2) : (i32, i32) -> i32
            %357 = "arith.maxsi"(%356, %342) : (i32, i32) -> i32
            %358 = "arith.subi"(%357, %342) : (i32, i32) -> i32
            %359 = "arith.addi"(%358, %88) : (i32, i32) -> i32
            %360 = "arith.shrsi"(%359, %325) : (i32, i32) -> i32
            %361 = "arith.muli"(%360, %87) : (i32, i32) -> i32
            "scf.yield"(%357, %342, %361) : (i32, i32, i32) -> ()
          }, {
            "scf.yield"(%342, %345, %346) : (i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32)
          "scf.yield"(%350, %347, %348, %351, %352) : (i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
        %362 = "arith.constant"() {value = true} : () -> i1
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
        %424 = "llvm.mlir.undef"() : () -> f32
        %425 = "llvm.mlir.undef"() : () -> f32
        %426 = "llvm.mlir.undef"() : () -> f32
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
        %440 = "llvm.mlir.undef"() : () -> i32
        %441 = "llvm.mlir.undef"() : () -> i32
        %442 = "llvm.mlir.undef"() : () -> i32
        %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483, %484, %485, %486, %487, %488, %489, %490, %491, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %503, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532 = "scf.while"(%328, %329, %330, %90, %331, %18, %362, %18, %18, %18, %363, %364, %365, %366, %367, %368, %369, %370, %371, %372, %373, %374, %375, %376, %377, %378, %379, %380, %381, %382, %383, %384, %385, %386, %387, %388, %389, %390, %391, %392, %393, %394, %395, %396, %397, %398, %399, %400, %401, %402, %403, %404, %405, %406, %407, %408, %409, %410, %411, %412, %413, %414, %415, %416, %417, %418, %419, %420, %421, %422, %423, %424, %425, %426, %427, %428, %429, %430, %431, %432, %433, %434, %435, %436, %437, %438, %439, %440, %441, %442) ({
        ^bb0(%533: i32, %534: i32, %535: i32, %536: i32, %537: i32, %538: i32, %539: i1, %540: i32, %541: i32, %542: i32, %543: f32, %544: f32, %545: f32, %546: f32, %547: f32, %548: f32, %549: f32, %550: f32, %551: f32, %552: f32, %553: f32, %554: f32, %555: f32, %556: f32, %557: f32, %558: f32, %559: f32, %560: f32, %561: f32, %562: f32, %563: f32, %564: f32, %565: f32, %566: f32, %567: f32, %568: f32, %569: f32, %570: f32, %571: f32, %572: f32, %573: f32, %574: f32, %575: f32, %576: f32, %577: f32, %578: f32, %579: f32, %580: f32, %581: f32, %582: f32, %583: f32, %584: f32, %585: f32, %586: f32, %587: f32, %588: f32, %589: f32, %590: f32, %591: f32, %592: f32, %593: f32, %594: f32, %595: f32, %596: f32, %597: f32, %598: f32, %599: f32, %600: f32, %601: f32, %602: f32, %603: f32, %604: f32, %605: f32, %606: f32, %607: i32, %608: i32, %609: i32, %610: i32, %611: i32, %612: i32, %613: i32, %614: i32, %615: i32, %616: i32, %617: i32, %618: i32, %619: i32, %620: i32, %621: i32, %622: i32):
          %623 = "arith.cmpi"(%535, %11) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%623, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622) : (i1, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%624: i32, %625: i32, %626: i32, %627: i32, %628: i32, %629: i32, %630: i1, %631: i32, %632: i32, %633: i32, %634: f32, %635: f32, %636: f32, %637: f32, %638: f32, %639: f32, %640: f32, %641: f32, %642: f32, %643: f32, %644: f32, %645: f32, %646: f32, %647: f32, %648: f32, %649: f32, %650: f32, %651: f32, %652: f32, %653: f32, %654: f32, %655: f32, %656: f32, %657: f32, %658: f32, %659: f32, %660: f32, %661: f32, %662: f32, %663: f32, %664: f32, %665: f32, %666: f32, %667: f32, %668: f32, %669: f32, %670: f32, %671: f32, %672: f32, %673: f32, %674: f32, %675: f32, %676: f32, %677: f32, %678: f32, %679: f32, %680: f32, %681: f32, %682: f32, %683: f32, %684: f32, %685: f32, %686: f32, %687: f32, %688: f32, %689: f32, %690: f32, %691: f32, %692: f32, %693: f32, %694: f32, %695: f32, %696: f32, %697: f32, %698: i32, %699: i32, %700: i32, %701: i32, %702: i32, %703: i32, %704: i32, %705: i32, %706: i32, %707: i32, %708: i32, %709: i32, %710: i32, %711: i32, %712: i32, %713: i32):
          %714 = "arith.subi"(%624, %628) : (i32, i32) -> i32
          %715 = "arith.addi"(%714, %88) : (i32, i32) -> i32
          %716 = "arith.shrsi"(%715, %325) : (i32, i32) -> i32
          %717 = "arith.subi"(%627, %625) : (i32, i32) -> i32
          %718 = "arith.constant"() {value = 8 : i32} : () -> i32
          %719 = "arith.muli"(%718, %87) : (i32, i32) -> i32
          %720 = "arith.remsi"(%717, %719) : (i32, i32) -> i32
          %721 = "arith.cmpi"(%720, %18) {predicate = 2 : i64} : (i32, i32) -> i1
          %722 = "arith.divsi"(%717, %719) : (i32, i32) -> i32
          %723 = "arith.extsi"(%721) : (i1) -> i32
          %724 = "arith.addi"(%722, %723) : (i32, i32) -> i32
          %725 = "arith.muli"(%724, %718) : (i32, i32) -> i32
          %726 = "arith.subi"(%716, %725) : (i32, i32) -> i32
          %727 = "arith.minsi"(%718, %726) : (i32, i32) -> i32
          %728 = "arith.muli"(%725, %87) : (i32, i32) -> i32
          %729 = "arith.subi"(%717, %728) : (i32, i32) -> i32
          %730 = "arith.remsi"(%729, %727) : (i32, i32) -> i32
          %731 = "arith.xori"(%730, %727) : (i32, i32) -> i32
          %732 = "arith.cmpi"(%731, %18) {predicate = 2 : i64} : (i32, i32) -> i1
          %733 = "arith.cmpi"(%730, %18) {predicate = 1 : i64} : (i32, i32) -> i1
          %734 = "arith.andi"(%732, %733) : (i1, i1) -> i1
          %735 = "arith.addi"(%730, %727) : (i32, i32) -> i32
          %736 = "arith.select"(%734, %735, %730) : (i1, i32, i32) -> i32
          %737 = "arith.addi"(%725, %736) : (i32, i32) -> i32
          %738 = "arith.divsi"(%729, %727) : (i32, i32) -> i32
          %739 = "arith.extsi"(%734) : (i1) -> i32
          %740 = "arith.addi"(%738, %739) : (i32, i32) -> i32
          %741 = "arith.andi"(%81, %18) : (i32, i32) -> i32
          %742 = "arith.addi"(%737, %741) : (i32, i32) -> i32
          %743 = "arith.addi"(%740, %81) : (i32, i32) -> i32
          %744 = "arith.addi"(%3, %88) : (i32, i32) -> i32
          %745 = "arith.divui"(%744, %89) : (i32, i32) -> i32
          %746 = "arith.maxsi"(%745, %319) : (i32, i32) -> i32
          %747 = "llvm.getelementptr"(%34, %632) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t748_s0 = "llvm.ptrtoint"(%747) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t748_s0, %633) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %749 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %750 = "arith.muli"(%632, %749) : (i32, i32) -> i32
          %751 = "llvm.getelementptr"(%31, %750) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %752 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %753 = "arith.muli"(%632, %752) : (i32, i32) -> i32
          %754 = "llvm.getelementptr"(%32, %753) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %755 = "arith.constant"() {value = false} : () -> i1
          %t757_a = "llvm.ptrtoint"(%751) : (!llvm.ptr<3>) -> i32
          %t757_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t757_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t757_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t757_shifted = "arith.shrui"(%t757_a, %t757_four) : (i32, i32) -> i32
          %t757_low = "arith.andi"(%t757_shifted, %t757_mask) : (i32, i32) -> i32
          %t757_wide = "arith.extui"(%t757_low) : (i32) -> i64
          %756 = "arith.ori"(%t757_wide, %t757_fields) : (i64, i64) -> i64
          %t759_a = "llvm.ptrtoint"(%754) : (!llvm.ptr<3>) -> i32
          %t759_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t759_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t759_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t759_shifted = "arith.shrui"(%t759_a, %t759_four) : (i32, i32) -> i32
          %t759_low = "arith.andi"(%t759_shifted, %t759_mask) : (i32, i32) -> i32
          %t759_wide = "arith.extui"(%t759_low) : (i32) -> i64
          %758 = "arith.ori"(%t759_wide, %t759_fields) : (i64, i64) -> i64
          %t824_r = "llvm.inline_asm"(%634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %690, %691, %692, %693, %694, %695, %696, %697) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %760 = "llvm.extractvalue"(%t824_r) {position = array<i64: 0>} : (!struct0) -> f32
          %761 = "llvm.extractvalue"(%t824_r) {position = array<i64: 1>} : (!struct0) -> f32
          %762 = "llvm.extractvalue"(%t824_r) {position = array<i64: 2>} : (!struct0) -> f32
          %763 = "llvm.extractvalue"(%t824_r) {position = array<i64: 3>} : (!struct0) -> f32
          %764 = "llvm.extractvalue"(%t824_r) {position = array<i64: 4>} : (!struct0) -> f32
          %765 = "llvm.extractvalue"(%t824_r) {position = array<i64: 5>} : (!struct0) -> f32
          %766 = "llvm.extractvalue"(%t824_r) {position = array<i64: 6>} : (!struct0) -> f32
          %767 = "llvm.extractvalue"(%t824_r) {position = array<i64: 7>} : (!struct0) -> f32
          %768 = "llvm.extractvalue"(%t824_r) {position = array<i64: 8>} : (!struct0) -> f32
          %769 = "llvm.extractvalue"(%t824_r) {position = array<i64: 9>} : (!struct0) -> f32
          %770 = "llvm.extractvalue"(%t824_r) {position = array<i64: 10>} : (!struct0) -> f32
          %771 = "llvm.extractvalue"(%t824_r) {position = array<i64: 11>} : (!struct0) -> f32
          %772 = "llvm.extractvalue"(%t824_r) {position = array<i64: 12>} : (!struct0) -> f32
          %773 = "llvm.extractvalue"(%t824_r) {position = array<i64: 13>} : (!struct0) -> f32
          %774 = "llvm.extractvalue"(%t824_r) {position = array<i64: 14>} : (!struct0) -> f32
          %775 = "llvm.extractvalue"(%t824_r) {position = array<i64: 15>} : (!struct0) -> f32
          %776 = "llvm.extractvalue"(%t824_r) {position = array<i64: 16>} : (!struct0) -> f32
          %777 = "llvm.extractvalue"(%t824_r) {position = array<i64: 17>} : (!struct0) -> f32
          %778 = "llvm.extractvalue"(%t824_r) {position = array<i64: 18>} : (!struct0) -> f32
          %779 = "llvm.extractvalue"(%t824_r) {position = array<i64: 19>} : (!struct0) -> f32
          %780 = "llvm.extractvalue"(%t824_r) {position = array<i64: 20>} : (!struct0) -> f32
          %781 = "llvm.extractvalue"(%t824_r) {position = array<i64: 21>} : (!struct0) -> f32
          %782 = "llvm.extractvalue"(%t824_r) {position = array<i64: 22>} : (!struct0) -> f32
          %783 = "llvm.extractvalue"(%t824_r) {position = array<i64: 23>} : (!struct0) -> f32
          %784 = "llvm.extractvalue"(%t824_r) {position = array<i64: 24>} : (!struct0) -> f32
          %785 = "llvm.extractvalue"(%t824_r) {position = array<i64: 25>} : (!struct0) -> f32
          %786 = "llvm.extractvalue"(%t824_r) {position = array<i64: 26>} : (!struct0) -> f32
          %787 = "llvm.extractvalue"(%t824_r) {position = array<i64: 27>} : (!struct0) -> f32
          %788 = "llvm.extractvalue"(%t824_r) {position = array<i64: 28>} : (!struct0) -> f32
          %789 = "llvm.extractvalue"(%t824_r) {position = array<i64: 29>} : (!struct0) -> f32
          %790 = "llvm.extractvalue"(%t824_r) {position = array<i64: 30>} : (!struct0) -> f32
          %791 = "llvm.extractvalue"(%t824_r) {position = array<i64: 31>} : (!struct0) -> f32
          %792 = "llvm.extractvalue"(%t824_r) {position = array<i64: 32>} : (!struct0) -> f32
          %793 = "llvm.extractvalue"(%t824_r) {position = array<i64: 33>} : (!struct0) -> f32
          %794 = "llvm.extractvalue"(%t824_r) {position = array<i64: 34>} : (!struct0) -> f32
          %795 = "llvm.extractvalue"(%t824_r) {position = array<i64: 35>} : (!struct0) -> f32
          %796 = "llvm.extractvalue"(%t824_r) {position = array<i64: 36>} : (!struct0) -> f32
          %797 = "llvm.extractvalue"(%t824_r) {position = array<i64: 37>} : (!struct0) -> f32
          %798 = "llvm.extractvalue"(%t824_r) {position = array<i64: 38>} : (!struct0) -> f32
          %799 = "llvm.extractvalue"(%t824_r) {position = array<i64: 39>} : (!struct0) -> f32
          %800 = "llvm.extractvalue"(%t824_r) {position = array<i64: 40>} : (!struct0) -> f32
          %801 = "llvm.extractvalue"(%t824_r) {position = array<i64: 41>} : (!struct0) -> f32
          %802 = "llvm.extractvalue"(%t824_r) {position = array<i64: 42>} : (!struct0) -> f32
          %803 = "llvm.extractvalue"(%t824_r) {position = array<i64: 43>} : (!struct0) -> f32
          %804 = "llvm.extractvalue"(%t824_r) {position = array<i64: 44>} : (!struct0) -> f32
          %805 = "llvm.extractvalue"(%t824_r) {position = array<i64: 45>} : (!struct0) -> f32
          %806 = "llvm.extractvalue"(%t824_r) {position = array<i64: 46>} : (!struct0) -> f32
          %807 = "llvm.extractvalue"(%t824_r) {position = array<i64: 47>} : (!struct0) -> f32
          %808 = "llvm.extractvalue"(%t824_r) {position = array<i64: 48>} : (!struct0) -> f32
          %809 = "llvm.extractvalue"(%t824_r) {position = array<i64: 49>} : (!struct0) -> f32
          %810 = "llvm.extractvalue"(%t824_r) {position = array<i64: 50>} : (!struct0) -> f32
          %811 = "llvm.extractvalue"(%t824_r) {position = array<i64: 51>} : (!struct0) -> f32
          %812 = "llvm.extractvalue"(%t824_r) {position = array<i64: 52>} : (!struct0) -> f32
          %813 = "llvm.extractvalue"(%t824_r) {position = array<i64: 53>} : (!struct0) -> f32
          %814 = "llvm.extractvalue"(%t824_r) {position = array<i64: 54>} : (!struct0) -> f32
          %815 = "llvm.extractvalue"(%t824_r) {position = array<i64: 55>} : (!struct0) -> f32
          %816 = "llvm.extractvalue"(%t824_r) {position = array<i64: 56>} : (!struct0) -> f32
          %817 = "llvm.extractvalue"(%t824_r) {position = array<i64: 57>} : (!struct0) -> f32
          %818 = "llvm.extractvalue"(%t824_r) {position = array<i64: 58>} : (!struct0) -> f32
          %819 = "llvm.extractvalue"(%t824_r) {position = array<i64: 59>} : (!struct0) -> f32
          %820 = "llvm.extractvalue"(%t824_r) {position = array<i64: 60>} : (!struct0) -> f32
          %821 = "llvm.extractvalue"(%t824_r) {position = array<i64: 61>} : (!struct0) -> f32
          %822 = "llvm.extractvalue"(%t824_r) {position = array<i64: 62>} : (!struct0) -> f32
          %823 = "llvm.extractvalue"(%t824_r) {position = array<i64: 63>} : (!struct0) -> f32
          %t889_r = "llvm.inline_asm"(%760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %756, %758, %755) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 7 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
          %825 = "llvm.extractvalue"(%t889_r) {position = array<i64: 0>} : (!struct0) -> f32
          %826 = "llvm.extractvalue"(%t889_r) {position = array<i64: 1>} : (!struct0) -> f32
          %827 = "llvm.extractvalue"(%t889_r) {position = array<i64: 2>} : (!struct0) -> f32
          %828 = "llvm.extractvalue"(%t889_r) {position = array<i64: 3>} : (!struct0) -> f32
          %829 = "llvm.extractvalue"(%t889_r) {position = array<i64: 4>} : (!struct0) -> f32
          %830 = "llvm.extractvalue"(%t889_r) {position = array<i64: 5>} : (!struct0) -> f32
          %831 = "llvm.extractvalue"(%t889_r) {position = array<i64: 6>} : (!struct0) -> f32
          %832 = "llvm.extractvalue"(%t889_r) {position = array<i64: 7>} : (!struct0) -> f32
          %833 = "llvm.extractvalue"(%t889_r) {position = array<i64: 8>} : (!struct0) -> f32
          %834 = "llvm.extractvalue"(%t889_r) {position = array<i64: 9>} : (!struct0) -> f32
          %835 = "llvm.extractvalue"(%t889_r) {position = array<i64: 10>} : (!struct0) -> f32
          %836 = "llvm.extractvalue"(%t889_r) {position = array<i64: 11>} : (!struct0) -> f32
          %837 = "llvm.extractvalue"(%t889_r) {position = array<i64: 12>} : (!struct0) -> f32
          %838 = "llvm.extractvalue"(%t889_r) {position = array<i64: 13>} : (!struct0) -> f32
          %839 = "llvm.extractvalue"(%t889_r) {position = array<i64: 14>} : (!struct0) -> f32
          %840 = "llvm.extractvalue"(%t889_r) {position = array<i64: 15>} : (!struct0) -> f32
          %841 = "llvm.extractvalue"(%t889_r) {position = array<i64: 16>} : (!struct0) -> f32
          %842 = "llvm.extractvalue"(%t889_r) {position = array<i64: 17>} : (!struct0) -> f32
          %843 = "llvm.extractvalue"(%t889_r) {position = array<i64: 18>} : (!struct0) -> f32
          %844 = "llvm.extractvalue"(%t889_r) {position = array<i64: 19>} : (!struct0) -> f32
          %845 = "llvm.extractvalue"(%t889_r) {position = array<i64: 20>} : (!struct0) -> f32
          %846 = "llvm.extractvalue"(%t889_r) {position = array<i64: 21>} : (!struct0) -> f32
          %847 = "llvm.extractvalue"(%t889_r) {position = array<i64: 22>} : (!struct0) -> f32
          %848 = "llvm.extractvalue"(%t889_r) {position = array<i64: 23>} : (!struct0) -> f32
          %849 = "llvm.extractvalue"(%t889_r) {position = array<i64: 24>} : (!struct0) -> f32
          %850 = "llvm.extractvalue"(%t889_r) {position = array<i64: 25>} : (!struct0) -> f32
          %851 = "llvm.extractvalue"(%t889_r) {position = array<i64: 26>} : (!struct0) -> f32
          %852 = "llvm.extractvalue"(%t889_r) {position = array<i64: 27>} : (!struct0) -> f32
          %853 = "llvm.extractvalue"(%t889_r) {position = array<i64: 28>} : (!struct0) -> f32
          %854 = "llvm.extractvalue"(%t889_r) {position = array<i64: 29>} : (!struct0) -> f32
          %855 = "llvm.extractvalue"(%t889_r) {position = array<i64: 30>} : (!struct0) -> f32
          %856 = "llvm.extractvalue"(%t889_r) {position = array<i64: 31>} : (!struct0) -> f32
          %857 = "llvm.extractvalue"(%t889_r) {position = array<i64: 32>} : (!struct0) -> f32
          %858 = "llvm.extractvalue"(%t889_r) {position = array<i64: 33>} : (!struct0) -> f32
          %859 = "llvm.extractvalue"(%t889_r) {position = array<i64: 34>} : (!struct0) -> f32
          %860 = "llvm.extractvalue"(%t889_r) {position = array<i64: 35>} : (!struct0) -> f32
          %861 = "llvm.extractvalue"(%t889_r) {position = array<i64: 36>} : (!struct0) -> f32
          %862 = "llvm.extractvalue"(%t889_r) {position = array<i64: 37>} : (!struct0) -> f32
          %863 = "llvm.extractvalue"(%t889_r) {position = array<i64: 38>} : (!struct0) -> f32
          %864 = "llvm.extractvalue"(%t889_r) {position = array<i64: 39>} : (!struct0) -> f32
          %865 = "llvm.extractvalue"(%t889_r) {position = array<i64: 40>} : (!struct0) -> f32
          %866 = "llvm.extractvalue"(%t889_r) {position = array<i64: 41>} : (!struct0) -> f32
          %867 = "llvm.extractvalue"(%t889_r) {position = array<i64: 42>} : (!struct0) -> f32
          %868 = "llvm.extractvalue"(%t889_r) {position = array<i64: 43>} : (!struct0) -> f32
          %869 = "llvm.extractvalue"(%t889_r) {position = array<i64: 44>} : (!struct0) -> f32
          %870 = "llvm.extractvalue"(%t889_r) {position = array<i64: 45>} : (!struct0) -> f32
          %871 = "llvm.extractvalue"(%t889_r) {position = array<i64: 46>} : (!struct0) -> f32
          %872 = "llvm.extractvalue"(%t889_r) {position = array<i64: 47>} : (!struct0) -> f32
          %873 = "llvm.extractvalue"(%t889_r) {position = array<i64: 48>} : (!struct0) -> f32
          %874 = "llvm.extractvalue"(%t889_r) {position = array<i64: 49>} : (!struct0) -> f32
          %875 = "llvm.extractvalue"(%t889_r) {position = array<i64: 50>} : (!struct0) -> f32
          %876 = "llvm.extractvalue"(%t889_r) {position = array<i64: 51>} : (!struct0) -> f32
          %877 = "llvm.extractvalue"(%t889_r) {position = array<i64: 52>} : (!struct0) -> f32
          %878 = "llvm.extractvalue"(%t889_r) {position = array<i64: 53>} : (!struct0) -> f32
          %879 = "llvm.extractvalue"(%t889_r) {position = array<i64: 54>} : (!struct0) -> f32
          %880 = "llvm.extractvalue"(%t889_r) {position = array<i64: 55>} : (!struct0) -> f32
          %881 = "llvm.extractvalue"(%t889_r) {position = array<i64: 56>} : (!struct0) -> f32
          %882 = "llvm.extractvalue"(%t889_r) {position = array<i64: 57>} : (!struct0) -> f32
          %883 = "llvm.extractvalue"(%t889_r) {position = array<i64: 58>} : (!struct0) -> f32
          %884 = "llvm.extractvalue"(%t889_r) {position = array<i64: 59>} : (!struct0) -> f32
          %885 = "llvm.extractvalue"(%t889_r) {position = array<i64: 60>} : (!struct0) -> f32
          %886 = "llvm.extractvalue"(%t889_r) {position = array<i64: 61>} : (!struct0) -> f32
          %887 = "llvm.extractvalue"(%t889_r) {position = array<i64: 62>} : (!struct0) -> f32
          %888 = "llvm.extractvalue"(%t889_r) {position = array<i64: 63>} : (!struct0) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %890 = "arith.addi"(%632, %319) : (i32, i32) -> i32
          %891 = "arith.cmpi"(%890, %718) {predicate = 0 : i64} : (i32, i32) -> i1
          %892 = "arith.xori"(%633, %319) : (i32, i32) -> i32
          %893 = "arith.select"(%891, %892, %633) : (i1, i32, i32) -> i32
          %894 = "arith.select"(%891, %18, %890) : (i1, i32, i32) -> i32
          %895 = "arith.addi"(%631, %319) : (i32, i32) -> i32
          %896, %897, %898, %899, %900, %901, %902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965 = "scf.for"(%319, %746, %319, %631, %632, %633, %895, %894, %893, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %883, %884, %885, %886, %887, %888) ({
          ^bb0(%966: i32, %967: i32, %968: i32, %969: i32, %970: i32, %971: i32, %972: i32, %973: f32, %974: f32, %975: f32, %976: f32, %977: f32, %978: f32, %979: f32, %980: f32, %981: f32, %982: f32, %983: f32, %984: f32, %985: f32, %986: f32, %987: f32, %988: f32, %989: f32, %990: f32, %991: f32, %992: f32, %993: f32, %994: f32, %995: f32, %996: f32, %997: f32, %998: f32, %999: f32, %1000: f32, %1001: f32, %1002: f32, %1003: f32, %1004: f32, %1005: f32, %1006: f32, %1007: f32, %1008: f32, %1009: f32, %1010: f32, %1011: f32, %1012: f32, %1013: f32, %1014: f32, %1015: f32, %1016: f32, %1017: f32, %1018: f32, %1019: f32, %1020: f32, %1021: f32, %1022: f32, %1023: f32, %1024: f32, %1025: f32, %1026: f32, %1027: f32, %1028: f32, %1029: f32, %1030: f32, %1031: f32, %1032: f32, %1033: f32, %1034: f32, %1035: f32, %1036: f32):
            %1037 = "llvm.getelementptr"(%34, %971) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1038_s0 = "llvm.ptrtoint"(%1037) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1038_s0, %972) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1039 = "arith.muli"(%971, %749) : (i32, i32) -> i32
            %1040 = "llvm.getelementptr"(%31, %1039) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1041 = "arith.muli"(%971, %752) : (i32, i32) -> i32
            %1042 = "llvm.getelementptr"(%32, %1041) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1044_a = "llvm.ptrtoint"(%1040) : (!llvm.ptr<3>) -> i32
            %t1044_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1044_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1044_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t1044_shifted = "arith.shrui"(%t1044_a, %t1044_four) : (i32, i32) -> i32
            %t1044_low = "arith.andi"(%t1044_shifted, %t1044_mask) : (i32, i32) -> i32
            %t1044_wide = "arith.extui"(%t1044_low) : (i32) -> i64
            %1043 = "arith.ori"(%t1044_wide, %t1044_fields) : (i64, i64) -> i64
            %t1046_a = "llvm.ptrtoint"(%1042) : (!llvm.ptr<3>) -> i32
            %t1046_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t1046_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t1046_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t1046_shifted = "arith.shrui"(%t1046_a, %t1046_four) : (i32, i32) -> i32
            %t1046_low = "arith.andi"(%t1046_shifted, %t1046_mask) : (i32, i32) -> i32
            %t1046_wide = "arith.extui"(%t1046_low) : (i32) -> i64
            %1045 = "arith.ori"(%t1046_wide, %t1046_fields) : (i64, i64) -> i64
            %t1111_r = "llvm.inline_asm"(%973, %974, %975, %976, %977, %978, %979, %980, %981, %982, %983, %984, %985, %986, %987, %988, %989, %990, %991, %992, %993, %994, %995, %996, %997, %998, %999, %1000, %1001, %1002, %1003, %1004, %1005, %1006, %1007, %1008, %1009, %1010, %1011, %1012, %1013, %1014, %1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %1047 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1048 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1049 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1050 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1051 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1052 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1053 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1054 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1055 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1056 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1057 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1058 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1059 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1060 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1061 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1062 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1063 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1064 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1065 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1066 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1067 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1068 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1069 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1070 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1071 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1072 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1073 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1074 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1075 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1076 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1077 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1078 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1079 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1080 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1081 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1082 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1083 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1084 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1085 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1086 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1087 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1088 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1089 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1090 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1091 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1092 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1093 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1094 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1095 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1096 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1097 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1098 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1099 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1100 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1101 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1102 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1103 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1104 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1105 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1106 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1107 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1108 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1109 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1110 = "llvm.extractvalue"(%t1111_r) {position = array<i64: 63>} : (!struct0) -> f32
            %t1176_r = "llvm.inline_asm"(%1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1043, %1045, %362) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $128, 0;\0Aadd.s64 db, $129, 0;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, $130, 1, 1, 0, 0;\0Aadd.s64 da, $128, 2;\0Aadd.s64 db, $129, 2;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 4;\0Aadd.s64 db, $129, 4;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $128, 6;\0Aadd.s64 db, $129, 6;\0Awgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 8 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct0
            %1112 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1113 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1114 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1115 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1116 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1117 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1118 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1119 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1120 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1121 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1122 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1123 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1124 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1125 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1126 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1127 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1128 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1129 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1130 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1131 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1132 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1133 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1134 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1135 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1136 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1137 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1138 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1139 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1140 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1141 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1142 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1143 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1144 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1145 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1146 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1147 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1148 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1149 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1150 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1151 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1152 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1153 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1154 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1155 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1156 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1157 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1158 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1159 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1160 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1161 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1162 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1163 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1164 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1165 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1166 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1167 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1168 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1169 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1170 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1171 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1172 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1173 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1174 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1175 = "llvm.extractvalue"(%t1176_r) {position = array<i64: 63>} : (!struct0) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t1241_r = "llvm.inline_asm"(%1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173, %1174, %1175) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
            %1177 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 0>} : (!struct0) -> f32
            %1178 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 1>} : (!struct0) -> f32
            %1179 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 2>} : (!struct0) -> f32
            %1180 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 3>} : (!struct0) -> f32
            %1181 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 4>} : (!struct0) -> f32
            %1182 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 5>} : (!struct0) -> f32
            %1183 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 6>} : (!struct0) -> f32
            %1184 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 7>} : (!struct0) -> f32
            %1185 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 8>} : (!struct0) -> f32
            %1186 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 9>} : (!struct0) -> f32
            %1187 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 10>} : (!struct0) -> f32
            %1188 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 11>} : (!struct0) -> f32
            %1189 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 12>} : (!struct0) -> f32
            %1190 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 13>} : (!struct0) -> f32
            %1191 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 14>} : (!struct0) -> f32
            %1192 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 15>} : (!struct0) -> f32
            %1193 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 16>} : (!struct0) -> f32
            %1194 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 17>} : (!struct0) -> f32
            %1195 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 18>} : (!struct0) -> f32
            %1196 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 19>} : (!struct0) -> f32
            %1197 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 20>} : (!struct0) -> f32
            %1198 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 21>} : (!struct0) -> f32
            %1199 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 22>} : (!struct0) -> f32
            %1200 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 23>} : (!struct0) -> f32
            %1201 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 24>} : (!struct0) -> f32
            %1202 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 25>} : (!struct0) -> f32
            %1203 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 26>} : (!struct0) -> f32
            %1204 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 27>} : (!struct0) -> f32
            %1205 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 28>} : (!struct0) -> f32
            %1206 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 29>} : (!struct0) -> f32
            %1207 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 30>} : (!struct0) -> f32
            %1208 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 31>} : (!struct0) -> f32
            %1209 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 32>} : (!struct0) -> f32
            %1210 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 33>} : (!struct0) -> f32
            %1211 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 34>} : (!struct0) -> f32
            %1212 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 35>} : (!struct0) -> f32
            %1213 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 36>} : (!struct0) -> f32
            %1214 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 37>} : (!struct0) -> f32
            %1215 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 38>} : (!struct0) -> f32
            %1216 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 39>} : (!struct0) -> f32
            %1217 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 40>} : (!struct0) -> f32
            %1218 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 41>} : (!struct0) -> f32
            %1219 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 42>} : (!struct0) -> f32
            %1220 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 43>} : (!struct0) -> f32
            %1221 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 44>} : (!struct0) -> f32
            %1222 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 45>} : (!struct0) -> f32
            %1223 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 46>} : (!struct0) -> f32
            %1224 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 47>} : (!struct0) -> f32
            %1225 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 48>} : (!struct0) -> f32
            %1226 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 49>} : (!struct0) -> f32
            %1227 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 50>} : (!struct0) -> f32
            %1228 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 51>} : (!struct0) -> f32
            %1229 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 52>} : (!struct0) -> f32
            %1230 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 53>} : (!struct0) -> f32
            %1231 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 54>} : (!struct0) -> f32
            %1232 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 55>} : (!struct0) -> f32
            %1233 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 56>} : (!struct0) -> f32
            %1234 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 57>} : (!struct0) -> f32
            %1235 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 58>} : (!struct0) -> f32
            %1236 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 59>} : (!struct0) -> f32
            %1237 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 60>} : (!struct0) -> f32
            %1238 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 61>} : (!struct0) -> f32
            %1239 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 62>} : (!struct0) -> f32
            %1240 = "llvm.extractvalue"(%t1241_r) {position = array<i64: 63>} : (!struct0) -> f32
            "scf.if"(%36) ({
              %1242 = "llvm.getelementptr"(%37, %968) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t1243_s0 = "llvm.ptrtoint"(%1242) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t1243_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1244 = "arith.addi"(%971, %319) : (i32, i32) -> i32
            %1245 = "arith.cmpi"(%1244, %718) {predicate = 0 : i64} : (i32, i32) -> i1
            %1246 = "arith.xori"(%972, %319) : (i32, i32) -> i32
            %1247 = "arith.select"(%1245, %1246, %972) : (i1, i32, i32) -> i32
            %1248 = "arith.select"(%1245, %18, %1244) : (i1, i32, i32) -> i32
            %1249 = "arith.addi"(%970, %319) : (i32, i32) -> i32
            "scf.yield"(%970, %971, %972, %1249, %1248, %1247, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t1314_r = "llvm.inline_asm"(%902, %903, %904, %905, %906, %907, %908, %909, %910, %911, %912, %913, %914, %915, %916, %917, %918, %919, %920, %921, %922, %923, %924, %925, %926, %927, %928, %929, %930, %931, %932, %933, %934, %935, %936, %937, %938, %939, %940, %941, %942, %943, %944, %945, %946, %947, %948, %949, %950, %951, %952, %953, %954, %955, %956, %957, %958, %959, %960, %961, %962, %963, %964, %965) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct0
          %1250 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 0>} : (!struct0) -> f32
          %1251 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 1>} : (!struct0) -> f32
          %1252 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 2>} : (!struct0) -> f32
          %1253 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 3>} : (!struct0) -> f32
          %1254 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 4>} : (!struct0) -> f32
          %1255 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 5>} : (!struct0) -> f32
          %1256 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 6>} : (!struct0) -> f32
          %1257 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 7>} : (!struct0) -> f32
          %1258 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 8>} : (!struct0) -> f32
          %1259 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 9>} : (!struct0) -> f32
          %1260 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 10>} : (!struct0) -> f32
          %1261 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 11>} : (!struct0) -> f32
          %1262 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 12>} : (!struct0) -> f32
          %1263 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 13>} : (!struct0) -> f32
          %1264 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 14>} : (!struct0) -> f32
          %1265 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 15>} : (!struct0) -> f32
          %1266 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 16>} : (!struct0) -> f32
          %1267 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 17>} : (!struct0) -> f32
          %1268 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 18>} : (!struct0) -> f32
          %1269 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 19>} : (!struct0) -> f32
          %1270 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 20>} : (!struct0) -> f32
          %1271 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 21>} : (!struct0) -> f32
          %1272 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 22>} : (!struct0) -> f32
          %1273 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 23>} : (!struct0) -> f32
          %1274 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 24>} : (!struct0) -> f32
          %1275 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 25>} : (!struct0) -> f32
          %1276 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 26>} : (!struct0) -> f32
          %1277 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 27>} : (!struct0) -> f32
          %1278 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 28>} : (!struct0) -> f32
          %1279 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 29>} : (!struct0) -> f32
          %1280 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 30>} : (!struct0) -> f32
          %1281 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 31>} : (!struct0) -> f32
          %1282 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 32>} : (!struct0) -> f32
          %1283 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 33>} : (!struct0) -> f32
          %1284 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 34>} : (!struct0) -> f32
          %1285 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 35>} : (!struct0) -> f32
          %1286 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 36>} : (!struct0) -> f32
          %1287 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 37>} : (!struct0) -> f32
          %1288 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 38>} : (!struct0) -> f32
          %1289 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 39>} : (!struct0) -> f32
          %1290 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 40>} : (!struct0) -> f32
          %1291 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 41>} : (!struct0) -> f32
          %1292 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 42>} : (!struct0) -> f32
          %1293 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 43>} : (!struct0) -> f32
          %1294 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 44>} : (!struct0) -> f32
          %1295 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 45>} : (!struct0) -> f32
          %1296 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 46>} : (!struct0) -> f32
          %1297 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 47>} : (!struct0) -> f32
          %1298 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 48>} : (!struct0) -> f32
          %1299 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 49>} : (!struct0) -> f32
          %1300 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 50>} : (!struct0) -> f32
          %1301 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 51>} : (!struct0) -> f32
          %1302 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 52>} : (!struct0) -> f32
          %1303 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 53>} : (!struct0) -> f32
          %1304 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 54>} : (!struct0) -> f32
          %1305 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 55>} : (!struct0) -> f32
          %1306 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 56>} : (!struct0) -> f32
          %1307 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 57>} : (!struct0) -> f32
          %1308 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 58>} : (!struct0) -> f32
          %1309 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 59>} : (!struct0) -> f32
          %1310 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 60>} : (!struct0) -> f32
          %1311 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 61>} : (!struct0) -> f32
          %1312 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 62>} : (!struct0) -> f32
          %1313 = "llvm.extractvalue"(%t1314_r) {position = array<i64: 63>} : (!struct0) -> f32
          "scf.if"(%36) ({
            %1315 = "llvm.getelementptr"(%37, %897) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1316_s0 = "llvm.ptrtoint"(%1315) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1316_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1317 = "arith.addi"(%742, %320) : (i32, i32) -> i32
          %1318 = "arith.muli"(%1317, %89) : (i32, i32) -> i32
          %1319 = "arith.subi"(%714, %1318) : (i32, i32) -> i32
          %1320 = "arith.minsi"(%1319, %89) : (i32, i32) -> i32
          %1321 = "arith.maxsi"(%1320, %18) : (i32, i32) -> i32
          %1322 = "arith.subi"(%89, %1321) : (i32, i32) -> i32
          %1323 = "arith.addi"(%628, %1318) : (i32, i32) -> i32
          %1324 = "arith.addi"(%1323, %1321) : (i32, i32) -> i32
          %1325 = "arith.muli"(%743, %15) : (i32, i32) -> i32
          %1326 = "arith.andi"(%318, %85) : (i32, i32) -> i32
          %1327 = "arith.divui"(%1326, %21) : (i32, i32) -> i32
          %1328 = "nvvm.shfl.sync"(%17, %1327, %18, %19) {kind = #nvvm<shfl_kind idx>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
          %1329 = "arith.cmpi"(%1328, %18) {predicate = 0 : i64} : (i32, i32) -> i1
          %1330 = "arith.remui"(%1326, %718) : (i32, i32) -> i32
          %1331 = "arith.divui"(%1326, %718) : (i32, i32) -> i32
          %1332 = "arith.muli"(%1330, %89) : (i32, i32) -> i32
          %1333 = "arith.constant"() {value = 2 : i32} : () -> i32
          %1334 = "arith.remui"(%1331, %1333) : (i32, i32) -> i32
          %1335 = "arith.divui"(%1331, %1333) : (i32, i32) -> i32
          %1336 = "arith.constant"() {value = 512 : i32} : () -> i32
          %1337 = "arith.muli"(%1334, %1336) : (i32, i32) -> i32
          %1338 = "arith.addi"(%1332, %1337) : (i32, i32) -> i32
          %1339 = "arith.remui"(%1335, %1333) : (i32, i32) -> i32
          %1340 = "arith.divui"(%1335, %1333) : (i32, i32) -> i32
          %1341 = "arith.muli"(%1339, %718) : (i32, i32) -> i32
          %1342 = "arith.addi"(%1338, %1341) : (i32, i32) -> i32
          %1343 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %1344 = "arith.muli"(%1340, %1343) : (i32, i32) -> i32
          %1345 = "arith.addi"(%1342, %1344) : (i32, i32) -> i32
          %1346 = "arith.muli"(%320, %1333) : (i32, i32) -> i32
          %1347 = "arith.remui"(%629, %1333) : (i32, i32) -> i32
          %1348 = "arith.addi"(%1346, %1347) : (i32, i32) -> i32
          "scf.if"(%1329) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1349 = "arith.addi"(%319, %320) : (i32, i32) -> i32
          "nvvm.barrier"(%1349, %15) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 10 : i32} : (i32, i32) -> ()
          %1350 = "vector.from_elements"(%1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1351 = "arith.truncf"(%1350) : (vector<32xf32>) -> vector<32xbf16>
          %1352 = "vector.extract"(%1351) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
          %1353 = "vector.extract"(%1351) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
          %1354 = "vector.extract"(%1351) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
          %1355 = "vector.extract"(%1351) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
          %1356 = "vector.extract"(%1351) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
          %1357 = "vector.extract"(%1351) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
          %1358 = "vector.extract"(%1351) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
          %1359 = "vector.extract"(%1351) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
          %1360 = "vector.extract"(%1351) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
          %1361 = "vector.extract"(%1351) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
          %1362 = "vector.extract"(%1351) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
          %1363 = "vector.extract"(%1351) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
          %1364 = "vector.extract"(%1351) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
          %1365 = "vector.extract"(%1351) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
          %1366 = "vector.extract"(%1351) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
          %1367 = "vector.extract"(%1351) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
          %1368 = "vector.extract"(%1351) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
          %1369 = "vector.extract"(%1351) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
          %1370 = "vector.extract"(%1351) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
          %1371 = "vector.extract"(%1351) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
          %1372 = "vector.extract"(%1351) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
          %1373 = "vector.extract"(%1351) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
          %1374 = "vector.extract"(%1351) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
          %1375 = "vector.extract"(%1351) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
          %1376 = "vector.extract"(%1351) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
          %1377 = "vector.extract"(%1351) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
          %1378 = "vector.extract"(%1351) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
          %1379 = "vector.extract"(%1351) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
          %1380 = "vector.extract"(%1351) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
          %1381 = "vector.extract"(%1351) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
          %1382 = "vector.extract"(%1351) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
          %1383 = "vector.extract"(%1351) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
          %1384 = "arith.muli"(%1348, %749) : (i32, i32) -> i32
          %1385 = "llvm.getelementptr"(%33, %1384) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1386 = "vector.from_elements"(%1352, %1353) : (bf16, bf16) -> vector<2xbf16>
          %1387 = "llvm.bitcast"(%1386) : (vector<2xbf16>) -> i32
          %1388 = "vector.from_elements"(%1354, %1355) : (bf16, bf16) -> vector<2xbf16>
          %1389 = "llvm.bitcast"(%1388) : (vector<2xbf16>) -> i32
          %1390 = "vector.from_elements"(%1356, %1357) : (bf16, bf16) -> vector<2xbf16>
          %1391 = "llvm.bitcast"(%1390) : (vector<2xbf16>) -> i32
          %1392 = "vector.from_elements"(%1358, %1359) : (bf16, bf16) -> vector<2xbf16>
          %1393 = "llvm.bitcast"(%1392) : (vector<2xbf16>) -> i32
          %1394 = "arith.constant"() {value = 448 : i32} : () -> i32
          %1395 = "arith.andi"(%1345, %1394) : (i32, i32) -> i32
          %1396 = "arith.constant"() {value = 3 : i32} : () -> i32
          %1397 = "arith.shrui"(%1395, %1396) : (i32, i32) -> i32
          %1398 = "arith.xori"(%1345, %1397) : (i32, i32) -> i32
          %1399 = "llvm.getelementptr"(%1385, %1398) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1399, %1387, %1389, %1391, %1393) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1401 = "arith.constant"() {value = 16 : i32} : () -> i32
          %1402 = "arith.addi"(%1345, %1401) : (i32, i32) -> i32
          %1403 = "vector.from_elements"(%1360, %1361) : (bf16, bf16) -> vector<2xbf16>
          %1404 = "llvm.bitcast"(%1403) : (vector<2xbf16>) -> i32
          %1405 = "vector.from_elements"(%1362, %1363) : (bf16, bf16) -> vector<2xbf16>
          %1406 = "llvm.bitcast"(%1405) : (vector<2xbf16>) -> i32
          %1407 = "vector.from_elements"(%1364, %1365) : (bf16, bf16) -> vector<2xbf16>
          %1408 = "llvm.bitcast"(%1407) : (vector<2xbf16>) -> i32
          %1409 = "vector.from_elements"(%1366, %1367) : (bf16, bf16) -> vector<2xbf16>
          %1410 = "llvm.bitcast"(%1409) : (vector<2xbf16>) -> i32
          %1411 = "arith.andi"(%1402, %1394) : (i32, i32) -> i32
          %1412 = "arith.shrui"(%1411, %1396) : (i32, i32) -> i32
          %1413 = "arith.xori"(%1402, %1412) : (i32, i32) -> i32
          %1414 = "llvm.getelementptr"(%1385, %1413) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1414, %1404, %1406, %1408, %1410) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1416 = "arith.addi"(%1345, %21) : (i32, i32) -> i32
          %1417 = "vector.from_elements"(%1368, %1369) : (bf16, bf16) -> vector<2xbf16>
          %1418 = "llvm.bitcast"(%1417) : (vector<2xbf16>) -> i32
          %1419 = "vector.from_elements"(%1370, %1371) : (bf16, bf16) -> vector<2xbf16>
          %1420 = "llvm.bitcast"(%1419) : (vector<2xbf16>) -> i32
          %1421 = "vector.from_elements"(%1372, %1373) : (bf16, bf16) -> vector<2xbf16>
          %1422 = "llvm.bitcast"(%1421) : (vector<2xbf16>) -> i32
          %1423 = "vector.from_elements"(%1374, %1375) : (bf16, bf16) -> vector<2xbf16>
          %1424 = "llvm.bitcast"(%1423) : (vector<2xbf16>) -> i32
          %1425 = "arith.andi"(%1416, %1394) : (i32, i32) -> i32
          %1426 = "arith.shrui"(%1425, %1396) : (i32, i32) -> i32
          %1427 = "arith.xori"(%1416, %1426) : (i32, i32) -> i32
          %1428 = "llvm.getelementptr"(%1385, %1427) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1428, %1418, %1420, %1422, %1424) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1430 = "arith.constant"() {value = 48 : i32} : () -> i32
          %1431 = "arith.addi"(%1345, %1430) : (i32, i32) -> i32
          %1432 = "vector.from_elements"(%1376, %1377) : (bf16, bf16) -> vector<2xbf16>
          %1433 = "llvm.bitcast"(%1432) : (vector<2xbf16>) -> i32
          %1434 = "vector.from_elements"(%1378, %1379) : (bf16, bf16) -> vector<2xbf16>
          %1435 = "llvm.bitcast"(%1434) : (vector<2xbf16>) -> i32
          %1436 = "vector.from_elements"(%1380, %1381) : (bf16, bf16) -> vector<2xbf16>
          %1437 = "llvm.bitcast"(%1436) : (vector<2xbf16>) -> i32
          %1438 = "vector.from_elements"(%1382, %1383) : (bf16, bf16) -> vector<2xbf16>
          %1439 = "llvm.bitcast"(%1438) : (vector<2xbf16>) -> i32
          %1440 = "arith.andi"(%1431, %1394) : (i32, i32) -> i32
          %1441 = "arith.shrui"(%1440, %1396) : (i32, i32) -> i32
          %1442 = "arith.xori"(%1431, %1441) : (i32, i32) -> i32
          %1443 = "llvm.getelementptr"(%1385, %1442) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1443, %1433, %1435, %1437, %1439) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1349, %15) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 15 : i32} : (i32, i32) -> ()
          "scf.if"(%1329) ({
            %1445 = "nvvm.elect.sync"() {cutec.arm = 16 : i32} : () -> i1
            "scf.if"(%1445) ({
              %t1446_s1 = "llvm.ptrtoint"(%1385) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%7, %t1446_s1, %1325, %1322, %1324, %18) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1447 = "arith.addi"(%629, %319) : (i32, i32) -> i32
          %1448 = "arith.remui"(%1447, %1333) : (i32, i32) -> i32
          %1449 = "arith.addi"(%1346, %1448) : (i32, i32) -> i32
          "scf.if"(%1329) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%1349, %15) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 17 : i32} : (i32, i32) -> ()
          %1450 = "vector.from_elements"(%1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1451 = "arith.truncf"(%1450) : (vector<32xf32>) -> vector<32xbf16>
          %1452 = "vector.extract"(%1451) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
          %1453 = "vector.extract"(%1451) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
          %1454 = "vector.extract"(%1451) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
          %1455 = "vector.extract"(%1451) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
          %1456 = "vector.extract"(%1451) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
          %1457 = "vector.extract"(%1451) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
          %1458 = "vector.extract"(%1451) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
          %1459 = "vector.extract"(%1451) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
          %1460 = "vector.extract"(%1451) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
          %1461 = "vector.extract"(%1451) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
          %1462 = "vector.extract"(%1451) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
          %1463 = "vector.extract"(%1451) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
          %1464 = "vector.extract"(%1451) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
          %1465 = "vector.extract"(%1451) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
          %1466 = "vector.extract"(%1451) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
          %1467 = "vector.extract"(%1451) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
          %1468 = "vector.extract"(%1451) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
          %1469 = "vector.extract"(%1451) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
          %1470 = "vector.extract"(%1451) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
          %1471 = "vector.extract"(%1451) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
          %1472 = "vector.extract"(%1451) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
          %1473 = "vector.extract"(%1451) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
          %1474 = "vector.extract"(%1451) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
          %1475 = "vector.extract"(%1451) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
          %1476 = "vector.extract"(%1451) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
          %1477 = "vector.extract"(%1451) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
          %1478 = "vector.extract"(%1451) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
          %1479 = "vector.extract"(%1451) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
          %1480 = "vector.extract"(%1451) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
          %1481 = "vector.extract"(%1451) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
          %1482 = "vector.extract"(%1451) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
          %1483 = "vector.extract"(%1451) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
          %1484 = "arith.muli"(%1449, %749) : (i32, i32) -> i32
          %1485 = "llvm.getelementptr"(%33, %1484) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1486 = "vector.from_elements"(%1452, %1453) : (bf16, bf16) -> vector<2xbf16>
          %1487 = "llvm.bitcast"(%1486) : (vector<2xbf16>) -> i32
          %1488 = "vector.from_elements"(%1454, %1455) : (bf16, bf16) -> vector<2xbf16>
          %1489 = "llvm.bitcast"(%1488) : (vector<2xbf16>) -> i32
          %1490 = "vector.from_elements"(%1456, %1457) : (bf16, bf16) -> vector<2xbf16>
          %1491 = "llvm.bitcast"(%1490) : (vector<2xbf16>) -> i32
          %1492 = "vector.from_elements"(%1458, %1459) : (bf16, bf16) -> vector<2xbf16>
          %1493 = "llvm.bitcast"(%1492) : (vector<2xbf16>) -> i32
          %1494 = "llvm.getelementptr"(%1485, %1398) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1494, %1487, %1489, %1491, %1493) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1496 = "vector.from_elements"(%1460, %1461) : (bf16, bf16) -> vector<2xbf16>
          %1497 = "llvm.bitcast"(%1496) : (vector<2xbf16>) -> i32
          %1498 = "vector.from_elements"(%1462, %1463) : (bf16, bf16) -> vector<2xbf16>
          %1499 = "llvm.bitcast"(%1498) : (vector<2xbf16>) -> i32
          %1500 = "vector.from_elements"(%1464, %1465) : (bf16, bf16) -> vector<2xbf16>
          %1501 = "llvm.bitcast"(%1500) : (vector<2xbf16>) -> i32
          %1502 = "vector.from_elements"(%1466, %1467) : (bf16, bf16) -> vector<2xbf16>
          %1503 = "llvm.bitcast"(%1502) : (vector<2xbf16>) -> i32
          %1504 = "llvm.getelementptr"(%1485, %1413) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1504, %1497, %1499, %1501, %1503) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1506 = "vector.from_elements"(%1468, %1469) : (bf16, bf16) -> vector<2xbf16>
          %1507 = "llvm.bitcast"(%1506) : (vector<2xbf16>) -> i32
          %1508 = "vector.from_elements"(%1470, %1471) : (bf16, bf16) -> vector<2xbf16>
          %1509 = "llvm.bitcast"(%1508) : (vector<2xbf16>) -> i32
          %1510 = "vector.from_elements"(%1472, %1473) : (bf16, bf16) -> vector<2xbf16>
          %1511 = "llvm.bitcast"(%1510) : (vector<2xbf16>) -> i32
          %1512 = "vector.from_elements"(%1474, %1475) : (bf16, bf16) -> vector<2xbf16>
          %1513 = "llvm.bitcast"(%1512) : (vector<2xbf16>) -> i32
          %1514 = "llvm.getelementptr"(%1485, %1427) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1514, %1507, %1509, %1511, %1513) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1516 = "vector.from_elements"(%1476, %1477) : (bf16, bf16) -> vector<2xbf16>
          %1517 = "llvm.bitcast"(%1516) : (vector<2xbf16>) -> i32
          %1518 = "vector.from_elements"(%1478, %1479) : (bf16, bf16) -> vector<2xbf16>
          %1519 = "llvm.bitcast"(%1518) : (vector<2xbf16>) -> i32
          %1520 = "vector.from_elements"(%1480, %1481) : (bf16, bf16) -> vector<2xbf16>
          %1521 = "llvm.bitcast"(%1520) : (vector<2xbf16>) -> i32
          %1522 = "vector.from_elements"(%1482, %1483) : (bf16, bf16) -> vector<2xbf16>
          %1523 = "llvm.bitcast"(%1522) : (vector<2xbf16>) -> i32
          %1524 = "llvm.getelementptr"(%1485, %1442) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1524, %1517, %1519, %1521, %1523) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1349, %15) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 22 : i32} : (i32, i32) -> ()
          "scf.if"(%1329) ({
            %1526 = "arith.addi"(%1325, %89) : (i32, i32) -> i32
            %1527 = "nvvm.elect.sync"() {cutec.arm = 23 : i32} : () -> i1
            "scf.if"(%1527) ({
              %t1528_s1 = "llvm.ptrtoint"(%1485) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%7, %t1528_s1, %1526, %1322, %1324, %18) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1529 = "arith.addi"(%627, %82) : (i32, i32) -> i32
          %1530 = "arith.muli"(%716, %87) : (i32, i32) -> i32
          %1531, %1532, %1533, %1534, %1535 = "scf.while"(%624, %625, %626, %628, %1530) ({
          ^bb0(%1536: i32, %1537: i32, %1538: i32, %1539: i32, %1540: i32):
            %1541 = "arith.cmpi"(%1538, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %1542 = "arith.addi"(%1537, %1540) : (i32, i32) -> i32
            %1543 = "arith.cmpi"(%1529, %1542) {predicate = 5 : i64} : (i32, i32) -> i1
            %1544 = "arith.andi"(%1541, %1543) : (i1, i1) -> i1
            "scf.condition"(%1544, %1536, %1537, %1538, %1539, %1540) : (i1, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%1545: i32, %1546: i32, %1547: i32, %1548: i32, %1549: i32):
            %1550 = "arith.addi"(%1546, %1549) : (i32, i32) -> i32
            %1551 = "arith.addi"(%1547, %319) : (i32, i32) -> i32
            %1552 = "arith.cmpi"(%1551, %11) {predicate = 2 : i64} : (i32, i32) -> i1
            %1553, %1554, %1555 = "scf.if"(%1552) ({
              %1556 = "arith.extsi"(%1551) : (i32) -> i64
              %1557 = "llvm.getelementptr"(%10, %1556) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1558 = "llvm.load"(%1557) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1559 = "arith.minsi"(%1558, %2) : (i32, i32) -> i32
              %1560 = "arith.maxsi"(%1559, %1545) : (i32, i32) -> i32
              %1561 = "arith.subi"(%1560, %1545) : (i32, i32) -> i32
              %1562 = "arith.addi"(%1561, %88) : (i32, i32) -> i32
              %1563 = "arith.shrsi"(%1562, %325) : (i32, i32) -> i32
              %1564 = "arith.muli"(%1563, %87) : (i32, i32) -> i32
              "scf.yield"(%1560, %1545, %1564) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%1545, %1548, %1549) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            "scf.yield"(%1553, %1550, %1551, %1554, %1555) : (i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
          "scf.yield"(%1531, %1532, %1533, %1529, %1534, %629, %362, %899, %900, %901, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1487, %1489, %1491, %1493, %1497, %1499, %1501, %1503, %1507, %1509, %1511, %1513, %1517, %1519, %1521, %1523) : (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%449) : (i1) -> ()
      }) : (i1) -> i1
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr<1>, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i32, %7: i64, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>, %11: i64):
    %12 = "arith.constant"() {value = 63 : i32} : () -> i32
    %13 = "arith.addi"(%1, %12) : (i32, i32) -> i32
    %14 = "arith.constant"() {value = 64 : i32} : () -> i32
    %15 = "arith.divui"(%13, %14) : (i32, i32) -> i32
    %16 = "arith.addi"(%15, %5) : (i32, i32) -> i32
    %17 = "arith.constant"() {value = 1 : i32} : () -> i32
    %18 = "arith.minsi"(%1, %17) : (i32, i32) -> i32
    %19 = "arith.muli"(%14, %18) : (i32, i32) -> i32
    %20 = "arith.addi"(%1, %19) : (i32, i32) -> i32
    %21 = "arith.constant"() {value = 64 : i64} : () -> i64
    %22 = "arith.muli"(%21, %11) : (i64, i64) -> i64
    %23 = "arith.constant"() {value = 0 : i64} : () -> i64
    %24 = "arith.subi"(%23, %22) : (i64, i64) -> i64
    %25 = "llvm.getelementptr"(%10, %24) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %26 = "arith.extsi"(%2) : (i32) -> i64
    %27 = "arith.extsi"(%1) : (i32) -> i64
    %28 = "arith.constant"() {value = 2 : i64} : () -> i64
    %29 = "arith.muli"(%3, %28) : (i64, i64) -> i64
    %30 = "cutec.tensor_map"(%0, %26, %27, %29) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %31 = "arith.extsi"(%6) : (i32) -> i64
    %32 = "arith.extsi"(%5) : (i32) -> i64
    %33 = "arith.muli"(%8, %28) : (i64, i64) -> i64
    %34 = "arith.muli"(%7, %28) : (i64, i64) -> i64
    %35 = "cutec.tensor_map"(%4, %26, %31, %32, %33, %34) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128, 1>, element_strides = array<i32: 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64) -> !llvm.ptr
    %36 = "arith.extsi"(%20) : (i32) -> i64
    %37 = "arith.constant"() {value = 1 : i64} : () -> i64
    %38 = "arith.muli"(%11, %28) : (i64, i64) -> i64
    %39 = "cutec.tensor_map"(%25, %31, %21, %36, %37, %38, %38, %38) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %40 = "arith.constant"() {value = 0 : i32} : () -> i32
    %41 = "arith.cmpi"(%5, %40) {predicate = 0 : i64} : (i32, i32) -> i1
    %42 = "arith.select"(%41, %40, %16) : (i1, i32, i32) -> i32
    %43 = "arith.constant"() {value = 127 : i32} : () -> i32
    %44 = "arith.addi"(%6, %43) : (i32, i32) -> i32
    %45 = "arith.constant"() {value = 128 : i32} : () -> i32
    %46 = "arith.divui"(%44, %45) : (i32, i32) -> i32
    %47 = "arith.muli"(%42, %46) : (i32, i32) -> i32
    %48 = "arith.constant"() {value = 132 : i32} : () -> i32
    %49 = "arith.minsi"(%47, %48) : (i32, i32) -> i32
    %50 = "arith.constant"() {value = 256 : i32} : () -> i32
    %51 = "arith.constant"() {value = 213120 : i32} : () -> i32
    "gpu.launch_func"(%49, %17, %17, %50, %17, %17, %17, %17, %17, %51, %30, %35, %1, %2, %6, %2, %5, %39, %6, %20, %9, %5) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 12, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr<1>, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_grouped_tile64x128_cluster1x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
