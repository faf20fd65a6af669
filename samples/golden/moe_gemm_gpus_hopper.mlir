!struct0 = !llvm.struct<"struct0", (i64, i64)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: i32, %1: !llvm.ptr<1>, %2: i32, %3: i32, %4: i64, %5: !llvm.ptr<1>, %6: i32, %7: i64, %8: !llvm.ptr<1>, %9: i64, %10: !llvm.ptr<1>, %11: i64, %12: !llvm.ptr<1>, %13: i32, %14: !llvm.ptr<1>, %15: i32, %16: !llvm.ptr<1>, %17: i64, %18: !llvm.ptr<1>, %19: i64, %20: !llvm.ptr<1>, %21: i64, %22: !llvm.ptr<1>, %23: i64, %24: !llvm.ptr<1>, %25: i64, %26: !llvm.ptr<1>, %27: !llvm.ptr<1>, %28: !llvm.ptr<1>, %29: i64, %30: !llvm.ptr<1>, %31: i32, %32: i64, %33: !llvm.ptr<1>, %34: i32, %35: !llvm.ptr<1>, %36: i64, %37: i64, %38: !llvm.ptr<1>, %39: i64, %40: i64, %41: !llvm.ptr<1>, %42: i32, %43: !llvm.ptr, %44: !llvm.ptr, %45: i32, %46: i32, %47: i32, %48: !llvm.ptr, %49: i32, %50: i32):
      %51 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %52 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %53 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %54 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %55 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %56 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %57 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %58 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %59 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %60 = "arith.constant"() {value = 128 : i32} : () -> i32
      %61 = "arith.divui"(%51, %60) : (i32, i32) -> i32
      %62 = "arith.constant"() {value = -1 : i32} : () -> i32
      %63 = "arith.constant"() {value = 0 : i32} : () -> i32
      %64 = "arith.constant"() {value = 31 : i32} : () -> i32
      %65 = "nvvm.shfl.sync"(%62, %61, %63, %64) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %66 = "arith.constant"() {value = 32 : i32} : () -> i32
      %67 = "arith.divui"(%51, %66) : (i32, i32) -> i32
      %68 = "nvvm.shfl.sync"(%62, %67, %63, %64) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %69 = "arith.cmpi"(%68, %63) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%69) ({
        %70 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%70) ({
          "llvm.inline_asm"(%43) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %72 = "nvvm.elect.sync"() {cutec.arm = 1 : i32} : () -> i1
        "scf.if"(%72) ({
          "llvm.inline_asm"(%44) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %74 = "nvvm.elect.sync"() {cutec.arm = 2 : i32} : () -> i1
        "scf.if"(%74) ({
          "llvm.inline_asm"(%48) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %76 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %77 = "llvm.getelementptr"(%76) {rawConstantIndices = array<i32: 40960>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %78 = "llvm.getelementptr"(%76) {rawConstantIndices = array<i32: 204800>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %79 = "llvm.getelementptr"(%76) {rawConstantIndices = array<i32: 212992>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %80 = "llvm.getelementptr"(%76) {rawConstantIndices = array<i32: 215056>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %81 = "llvm.getelementptr"(%76) {rawConstantIndices = array<i32: 217120>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %82 = "llvm.getelementptr"(%76) {rawConstantIndices = array<i32: 218144>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %83 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %84 = "arith.cmpi"(%83, %63) {predicate = 0 : i64} : (i32, i32) -> i1
      %85 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 5>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %86 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %87 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %88 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %89 = "arith.addi"(%87, %88) : (i32, i32) -> i32
      %90 = "arith.constant"() {value = 256 : i32} : () -> i32
      %91 = "arith.muli"(%89, %90) : (i32, i32) -> i32
      %92 = "arith.addi"(%86, %91) : (i32, i32) -> i32
      %93 = "arith.divui"(%92, %66) : (i32, i32) -> i32
      %94 = "arith.cmpi"(%93, %63) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%94) ({
        %95 = "nvvm.elect.sync"() {cutec.arm = 3 : i32} : () -> i1
        "scf.if"(%95) ({
          %96 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t97_s0 = "llvm.ptrtoint"(%82) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t97_s0, %96) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %98 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t99_s0 = "llvm.ptrtoint"(%98) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t99_s0, %96) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %100 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t101_s0 = "llvm.ptrtoint"(%100) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t101_s0, %96) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %102 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t103_s0 = "llvm.ptrtoint"(%102) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t103_s0, %96) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %104 = "llvm.getelementptr"(%82) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t105_s0 = "llvm.ptrtoint"(%104) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t105_s0, %96) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %106 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t107_s0 = "llvm.ptrtoint"(%85) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t107_s0, %106) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %108 = "llvm.getelementptr"(%85) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t109_s0 = "llvm.ptrtoint"(%108) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t109_s0, %106) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %110 = "llvm.getelementptr"(%85) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t111_s0 = "llvm.ptrtoint"(%110) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t111_s0, %106) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %112 = "llvm.getelementptr"(%85) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t113_s0 = "llvm.ptrtoint"(%112) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t113_s0, %106) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %114 = "llvm.getelementptr"(%85) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t115_s0 = "llvm.ptrtoint"(%114) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t115_s0, %106) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %116 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %117 = "nvvm.shfl.sync"(%62, %116, %63, %64) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      %118 = "llvm.inline_asm"(%27) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
      %120 = "arith.constant"() {value = 10 : i64} : () -> i64
      %121 = "arith.shrsi"(%118, %120) : (i64, i64) -> i64
      %122 = "arith.cmpi"(%54, %63) {predicate = 0 : i64} : (i32, i32) -> i1
      %123 = "arith.cmpi"(%51, %63) {predicate = 0 : i64} : (i32, i32) -> i1
      %124 = "arith.andi"(%122, %123) : (i1, i1) -> i1
      "scf.if"(%124) ({
        %125 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 32>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %126 = "arith.constant"() {value = 1 : i64} : () -> i64
        %127 = "arith.addi"(%121, %126) : (i64, i64) -> i64
        "llvm.fence"() {ordering = 6 : i64} : () -> ()
        "llvm.inline_asm"(%125, %127) {asm_string = "st.relaxed.sys.global.b64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %129 = "arith.constant"() {value = 1 : i32} : () -> i32
      %130 = "arith.cmpi"(%51, %129) {predicate = 2 : i64} : (i32, i32) -> i1
      "scf.if"(%130) ({
        %131 = "arith.addi"(%66, %51) : (i32, i32) -> i32
        %132 = "llvm.getelementptr"(%27, %131) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
        %133 = "arith.constant"() {value = 1 : i64} : () -> i64
        %134 = "arith.addi"(%121, %133) : (i64, i64) -> i64
        %135 = "llvm.inline_asm"(%132) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %137 = "scf.while"(%135) ({
        ^bb0(%138: i64):
          %139 = "arith.cmpi"(%138, %134) {predicate = 2 : i64} : (i64, i64) -> i1
          "scf.condition"(%139, %138) : (i1, i64) -> ()
        }, {
        ^bb0(%140: i64):
          %141 = "llvm.inline_asm"(%132) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          "scf.yield"(%141) : (i64) -> ()
        }) : (i64) -> i64
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %143 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %144 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %145 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %146 = "arith.muli"(%0, %34) : (i32, i32) -> i32
      %147 = "arith.addi"(%146, %143) : (i32, i32) -> i32
      %148 = "arith.cmpi"(%143, %34) {predicate = 2 : i64} : (i32, i32) -> i1
      %149 = "arith.cmpi"(%147, %13) {predicate = 2 : i64} : (i32, i32) -> i1
      %150 = "arith.andi"(%148, %149) : (i1, i1) -> i1
      %151 = "arith.select"(%150, %147, %63) : (i1, i32, i32) -> i32
      %152 = "arith.extsi"(%151) : (i32) -> i64
      %153 = "llvm.getelementptr"(%12, %152) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %154 = "llvm.load"(%153) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %155 = "llvm.getelementptr"(%26, %152) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %156 = "llvm.load"(%155) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %157 = "arith.subi"(%151, %129) : (i32, i32) -> i32
      %158 = "arith.maxsi"(%157, %63) : (i32, i32) -> i32
      %159 = "arith.extsi"(%158) : (i32) -> i64
      %160 = "llvm.getelementptr"(%12, %159) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %161 = "llvm.load"(%160) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %162 = "llvm.getelementptr"(%26, %159) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %163 = "llvm.load"(%162) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %164 = "arith.cmpi"(%151, %63) {predicate = 4 : i64} : (i32, i32) -> i1
      %165 = "arith.select"(%164, %161, %63) : (i1, i32, i32) -> i32
      %166 = "arith.select"(%164, %163, %63) : (i1, i32, i32) -> i32
      %167 = "arith.subi"(%154, %165) : (i32, i32) -> i32
      %168 = "arith.select"(%150, %167, %63) : (i1, i32, i32) -> i32
      %169 = "arith.subi"(%156, %166) : (i32, i32) -> i32
      %170 = "arith.select"(%150, %169, %63) : (i1, i32, i32) -> i32
      "scf.if"(%148) ({
        %171 = "arith.addi"(%168, %170) : (i32, i32) -> i32
        %172 = "llvm.getelementptr"(%81, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%171, %172) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %173 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %174 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %175 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %176 = "arith.cmpi"(%173, %34) {predicate = 2 : i64} : (i32, i32) -> i1
      %177 = "scf.if"(%176) ({
        %178 = "llvm.getelementptr"(%81, %173) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %179 = "llvm.load"(%178) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        "scf.yield"(%179) : (i32) -> ()
      }, {
        "scf.yield"(%63) : (i32) -> ()
      }) : (i1) -> i32
      %180 = "nvvm.shfl.sync"(%62, %177, %129, %63) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %181 = "arith.remui"(%173, %66) : (i32, i32) -> i32
      %182 = "arith.cmpi"(%181, %129) {predicate = 5 : i64} : (i32, i32) -> i1
      %183 = "arith.select"(%182, %180, %63) : (i1, i32, i32) -> i32
      %184 = "arith.addi"(%177, %183) : (i32, i32) -> i32
      %185 = "arith.constant"() {value = 2 : i32} : () -> i32
      %186 = "nvvm.shfl.sync"(%62, %184, %185, %63) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %187 = "arith.cmpi"(%181, %185) {predicate = 5 : i64} : (i32, i32) -> i1
      %188 = "arith.select"(%187, %186, %63) : (i1, i32, i32) -> i32
      %189 = "arith.addi"(%184, %188) : (i32, i32) -> i32
      %190 = "arith.constant"() {value = 4 : i32} : () -> i32
      %191 = "nvvm.shfl.sync"(%62, %189, %190, %63) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %192 = "arith.cmpi"(%181, %190) {predicate = 5 : i64} : (i32, i32) -> i1
      %193 = "arith.select"(%192, %191, %63) : (i1, i32, i32) -> i32
      %194 = "arith.addi"(%189, %193) : (i32, i32) -> i32
      %195 = "arith.constant"() {value = 8 : i32} : () -> i32
      %196 = "nvvm.shfl.sync"(%62, %194, %195, %63) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %197 = "arith.cmpi"(%181, %195) {predicate = 5 : i64} : (i32, i32) -> i1
      %198 = "arith.select"(%197, %196, %63) : (i1, i32, i32) -> i32
      %199 = "arith.addi"(%194, %198) : (i32, i32) -> i32
      %200 = "arith.constant"() {value = 16 : i32} : () -> i32
      %201 = "nvvm.shfl.sync"(%62, %199, %200, %63) {kind = #nvvm<shfl_kind up>} : (i32, i32, i32, i32) -> i32
      %202 = "arith.cmpi"(%181, %200) {predicate = 5 : i64} : (i32, i32) -> i1
      %203 = "arith.select"(%202, %201, %63) : (i1, i32, i32) -> i32
      %204 = "arith.addi"(%199, %203) : (i32, i32) -> i32
      "scf.if"(%176) ({
        %205 = "llvm.getelementptr"(%81, %173) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%204, %205) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %206 = "scf.if"(%176) ({
        %207 = "arith.divui"(%173, %66) : (i32, i32) -> i32
        %208 = "scf.for"(%63, %207, %129, %204) ({
        ^bb0(%209: i32, %210: i32):
          %211 = "arith.muli"(%209, %66) : (i32, i32) -> i32
          %212 = "arith.addi"(%211, %64) : (i32, i32) -> i32
          %213 = "llvm.getelementptr"(%81, %212) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %214 = "llvm.load"(%213) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %215 = "arith.addi"(%210, %214) : (i32, i32) -> i32
          "scf.yield"(%215) : (i32) -> ()
        }) : (i32, i32, i32, i32) -> i32
        "scf.yield"(%208) : (i32) -> ()
      }, {
        "scf.yield"(%204) : (i32) -> ()
      }) : (i1) -> i32
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%176) ({
        %216 = "llvm.getelementptr"(%81, %173) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%206, %216) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%148) ({
        %217 = "arith.cmpi"(%143, %63) {predicate = 4 : i64} : (i32, i32) -> i1
        %218 = "scf.if"(%217) ({
          %219 = "arith.subi"(%143, %129) : (i32, i32) -> i32
          %220 = "llvm.getelementptr"(%81, %219) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %221 = "llvm.load"(%220) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          "scf.yield"(%221) : (i32) -> ()
        }, {
          "scf.yield"(%63) : (i32) -> ()
        }) : (i1) -> i32
        %222 = "arith.subi"(%218, %165) : (i32, i32) -> i32
        %223 = "arith.addi"(%0, %129) : (i32, i32) -> i32
        %224 = "arith.andi"(%223, %129) : (i32, i32) -> i32
        %225 = "arith.cmpi"(%224, %224) {predicate = 2 : i64} : (i32, i32) -> i1
        %226 = "arith.select"(%225, %168, %63) : (i1, i32, i32) -> i32
        %227 = "arith.addi"(%222, %226) : (i32, i32) -> i32
        %228 = "arith.addi"(%223, %129) : (i32, i32) -> i32
        %229 = "arith.andi"(%228, %129) : (i32, i32) -> i32
        %230 = "arith.cmpi"(%229, %224) {predicate = 2 : i64} : (i32, i32) -> i1
        %231 = "arith.select"(%230, %170, %63) : (i1, i32, i32) -> i32
        %232 = "arith.addi"(%227, %231) : (i32, i32) -> i32
        %233 = "llvm.getelementptr"(%79, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%232, %233) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %234 = "arith.addi"(%232, %165) : (i32, i32) -> i32
        %235 = "llvm.getelementptr"(%80, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%234, %235) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %236 = "arith.subi"(%218, %166) : (i32, i32) -> i32
        %237 = "arith.cmpi"(%224, %229) {predicate = 2 : i64} : (i32, i32) -> i1
        %238 = "arith.select"(%237, %168, %63) : (i1, i32, i32) -> i32
        %239 = "arith.addi"(%236, %238) : (i32, i32) -> i32
        %240 = "arith.cmpi"(%229, %229) {predicate = 2 : i64} : (i32, i32) -> i1
        %241 = "arith.select"(%240, %170, %63) : (i1, i32, i32) -> i32
        %242 = "arith.addi"(%239, %241) : (i32, i32) -> i32
        %243 = "arith.addi"(%34, %143) : (i32, i32) -> i32
        %244 = "llvm.getelementptr"(%79, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%242, %244) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %245 = "arith.addi"(%242, %166) : (i32, i32) -> i32
        %246 = "llvm.getelementptr"(%80, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%245, %246) {alignment = 4 : i64} : (i32, !llvm.ptr<3>) -> ()
        %247 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %248 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %249 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %250 = "arith.cmpi"(%247, %63) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%250) ({
          %251 = "llvm.getelementptr"(%81, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %252 = "llvm.load"(%251) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %253 = "llvm.load"(%251) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %254 = "arith.minsi"(%253, %31) : (i32, i32) -> i32
          %255 = "arith.extsi"(%143) : (i32) -> i64
          %256 = "llvm.getelementptr"(%33, %255) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          "llvm.store"(%254, %256) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %257 = "arith.subi"(%34, %129) : (i32, i32) -> i32
      %258 = "llvm.getelementptr"(%81, %257) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %259 = "llvm.load"(%258) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
      %260 = "arith.minsi"(%259, %31) : (i32, i32) -> i32
      %261 = "arith.subi"(%42, %129) : (i32, i32) -> i32
      %262 = "arith.shrsi"(%261, %129) : (i32, i32) -> i32
      %263 = "llvm.inline_asm"(%41) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
      %265 = "arith.shrsi"(%263, %120) : (i64, i64) -> i64
      %266 = "arith.constant"() {value = 1 : i64} : () -> i64
      %267 = "arith.andi"(%265, %266) : (i64, i64) -> i64
      %268 = "arith.trunci"(%267) : (i64) -> i32
      %269 = "arith.constant"() {value = 255 : i32} : () -> i32
      %270 = "arith.addi"(%49, %269) : (i32, i32) -> i32
      %271 = "arith.divui"(%270, %90) : (i32, i32) -> i32
      %272 = "arith.constant"() {value = 63 : i32} : () -> i32
      %273 = "arith.constant"() {value = 64 : i32} : () -> i32
      %274 = "arith.cmpi"(%65, %63) {predicate = 0 : i64} : (i32, i32) -> i1
      %275 = "scf.if"(%274) ({
        "nvvm.setmaxregister"() {regCount = 88 : i32, action = #nvvm<action decrease>} : () -> ()
        "scf.if"(%69) ({
          %276 = "arith.andi"(%117, %63) : (i32, i32) -> i32
          %277 = "llvm.load"(%81) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
          %278 = "arith.minsi"(%277, %31) : (i32, i32) -> i32
          %279 = "arith.maxsi"(%278, %63) : (i32, i32) -> i32
          %280 = "arith.addi"(%279, %272) : (i32, i32) -> i32
          %281 = "arith.constant"() {value = 6 : i32} : () -> i32
          %282 = "arith.shrsi"(%280, %281) : (i32, i32) -> i32
          %283 = "arith.muli"(%282, %271) : (i32, i32) -> i32
          %284, %285, %286, %287, %288 = "scf.while"(%279, %63, %63, %63, %283) ({
          ^bb0(%289: i32, %290: i32, %291: i32, %292: i32, %293: i32):
            %294 = "arith.cmpi"(%291, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %295 = "arith.addi"(%290, %293) : (i32, i32) -> i32
            %296 = "arith.cmpi"(%54, %295) {predicate = 5 : i64} : (i32, i32) -> i1
            %297 = "arith.andi"(%294, %296) : (i1, i1) -> i1
            "scf.condition"(%297, %289, %290, %291, %292, %293) : (i1, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%298: i32, %299: i32, %300: i32, %301: i32, %302: i32):
            %303 = "arith.addi"(%299, %302) : (i32, i32) -> i32
            %304 = "arith.addi"(%300, %129) : (i32, i32) -> i32
            %305 = "arith.cmpi"(%304, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %306, %307, %308 = "scf.if"(%305) ({
              %309 = "llvm.getelementptr"(%81, %304) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %310 = "llvm.load"(%309) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %311 = "arith.minsi"(%310, %31) : (i32, i32) -> i32
              %312 = "arith.maxsi"(%311, %298) : (i32, i32) -> i32
              %313 = "arith.subi"(%312, %298) : (i32, i32) -> i32
              %314 = "arith.addi"(%313, %272) : (i32, i32) -> i32
              %315 = "arith.shrsi"(%314, %281) : (i32, i32) -> i32
              %316 = "arith.muli"(%315, %271) : (i32, i32) -> i32
              "scf.yield"(%312, %298, %316) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%298, %301, %302) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            "scf.yield"(%306, %303, %304, %307, %308) : (i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
          %317, %318, %319, %320, %321, %322, %323, %324 = "scf.while"(%284, %285, %286, %54, %287, %63, %63, %129) ({
          ^bb0(%325: i32, %326: i32, %327: i32, %328: i32, %329: i32, %330: i32, %331: i32, %332: i32):
            %333 = "arith.cmpi"(%327, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.condition"(%333, %325, %326, %327, %328, %329, %330, %331, %332) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%334: i32, %335: i32, %336: i32, %337: i32, %338: i32, %339: i32, %340: i32, %341: i32):
            %342 = "arith.subi"(%334, %338) : (i32, i32) -> i32
            %343 = "arith.addi"(%342, %272) : (i32, i32) -> i32
            %344 = "arith.shrsi"(%343, %281) : (i32, i32) -> i32
            %345 = "arith.subi"(%337, %335) : (i32, i32) -> i32
            %346 = "arith.muli"(%195, %271) : (i32, i32) -> i32
            %347 = "arith.remsi"(%345, %346) : (i32, i32) -> i32
            %348 = "arith.cmpi"(%347, %63) {predicate = 2 : i64} : (i32, i32) -> i1
            %349 = "arith.divsi"(%345, %346) : (i32, i32) -> i32
            %350 = "arith.extsi"(%348) : (i1) -> i32
            %351 = "arith.addi"(%349, %350) : (i32, i32) -> i32
            %352 = "arith.muli"(%351, %195) : (i32, i32) -> i32
            %353 = "arith.subi"(%344, %352) : (i32, i32) -> i32
            %354 = "arith.minsi"(%195, %353) : (i32, i32) -> i32
            %355 = "arith.muli"(%352, %271) : (i32, i32) -> i32
            %356 = "arith.subi"(%345, %355) : (i32, i32) -> i32
            %357 = "arith.remsi"(%356, %354) : (i32, i32) -> i32
            %358 = "arith.xori"(%357, %354) : (i32, i32) -> i32
            %359 = "arith.cmpi"(%358, %63) {predicate = 2 : i64} : (i32, i32) -> i1
            %360 = "arith.cmpi"(%357, %63) {predicate = 1 : i64} : (i32, i32) -> i1
            %361 = "arith.andi"(%359, %360) : (i1, i1) -> i1
            %362 = "arith.addi"(%357, %354) : (i32, i32) -> i32
            %363 = "arith.select"(%361, %362, %357) : (i1, i32, i32) -> i32
            %364 = "arith.addi"(%352, %363) : (i32, i32) -> i32
            %365 = "arith.divsi"(%356, %354) : (i32, i32) -> i32
            %366 = "arith.extsi"(%361) : (i1) -> i32
            %367 = "arith.addi"(%365, %366) : (i32, i32) -> i32
            %368 = "arith.addi"(%364, %276) : (i32, i32) -> i32
            %369 = "arith.addi"(%367, %117) : (i32, i32) -> i32
            %370 = "arith.addi"(%3, %272) : (i32, i32) -> i32
            %371 = "arith.divui"(%370, %273) : (i32, i32) -> i32
            %372 = "arith.maxsi"(%371, %129) : (i32, i32) -> i32
            %373 = "arith.muli"(%368, %273) : (i32, i32) -> i32
            %374 = "arith.addi"(%338, %373) : (i32, i32) -> i32
            %375 = "arith.shrsi"(%374, %281) : (i32, i32) -> i32
            %376 = "arith.muli"(%375, %273) : (i32, i32) -> i32
            %377 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %378 = "arith.muli"(%377, %273) : (i32, i32) -> i32
            %379 = "arith.addi"(%376, %378) : (i32, i32) -> i32
            %380 = "arith.addi"(%374, %273) : (i32, i32) -> i32
            %381 = "arith.minsi"(%380, %260) : (i32, i32) -> i32
            %382 = "arith.cmpi"(%379, %381) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.if"(%382) ({
              %383 = "arith.muli"(%268, %262) : (i32, i32) -> i32
              %384 = "arith.addi"(%129, %383) : (i32, i32) -> i32
              %385 = "arith.shrsi"(%379, %281) : (i32, i32) -> i32
              %386 = "arith.addi"(%384, %385) : (i32, i32) -> i32
              %387 = "llvm.getelementptr"(%41, %386) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %388 = "arith.subi"(%260, %379) : (i32, i32) -> i32
              %389 = "arith.minsi"(%388, %273) : (i32, i32) -> i32
              %390 = "arith.extsi"(%389) : (i32) -> i64
              %391 = "llvm.inline_asm"(%387) {asm_string = "ld.acquire.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
              %393 = "scf.while"(%391) ({
              ^bb0(%394: i64):
                %395 = "arith.cmpi"(%394, %390) {predicate = 2 : i64} : (i64, i64) -> i1
                "scf.condition"(%395, %394) : (i1, i64) -> ()
              }, {
              ^bb0(%396: i64):
                %397 = "llvm.inline_asm"(%387) {asm_string = "ld.acquire.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
                "scf.yield"(%397) : (i64) -> ()
              }) : (i64) -> i64
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.bar.warp.sync"(%62) {cutec.arm = 4 : i32} : (i32) -> ()
            "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.global>} : () -> ()
            %399 = "arith.muli"(%369, %90) : (i32, i32) -> i32
            %400, %401, %402 = "scf.for"(%63, %372, %129, %339, %340, %341) ({
            ^bb0(%403: i32, %404: i32, %405: i32, %406: i32):
              %407 = "llvm.getelementptr"(%85, %405) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t408_s0 = "llvm.ptrtoint"(%407) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t408_s0, %406) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %409 = "llvm.getelementptr"(%82, %405) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %410 = "nvvm.elect.sync"() {cutec.arm = 5 : i32} : () -> i1
              "scf.if"(%410) ({
                %411 = "arith.constant"() {value = 40960 : i32} : () -> i32
                %t412_s0 = "llvm.ptrtoint"(%409) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t412_s0, %411) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %413 = "arith.muli"(%403, %273) : (i32, i32) -> i32
              %414 = "arith.constant"() {value = 4096 : i32} : () -> i32
              %415 = "arith.muli"(%405, %414) : (i32, i32) -> i32
              %416 = "llvm.getelementptr"(%76, %415) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %417 = "nvvm.elect.sync"() {cutec.arm = 6 : i32} : () -> i1
              "scf.if"(%417) ({
                %t418_s0 = "llvm.ptrtoint"(%416) : (!llvm.ptr<3>) -> i32
                %t418_s2 = "llvm.ptrtoint"(%409) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t418_s0, %43, %t418_s2, %413, %374) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %419 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %420 = "arith.muli"(%405, %419) : (i32, i32) -> i32
              %421 = "llvm.getelementptr"(%77, %420) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %422 = "nvvm.elect.sync"() {cutec.arm = 7 : i32} : () -> i1
              "scf.if"(%422) ({
                %t423_s0 = "llvm.ptrtoint"(%421) : (!llvm.ptr<3>) -> i32
                %t423_s2 = "llvm.ptrtoint"(%409) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t423_s0, %44, %t423_s2, %413, %399, %336) {asm_string = "cp.async.bulk.tensor.3d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4, $5}], [$2];", constraints = "r,l,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %424 = "arith.addi"(%405, %129) : (i32, i32) -> i32
              %425 = "arith.constant"() {value = 5 : i32} : () -> i32
              %426 = "arith.cmpi"(%424, %425) {predicate = 0 : i64} : (i32, i32) -> i1
              %427 = "arith.xori"(%406, %129) : (i32, i32) -> i32
              %428 = "arith.select"(%426, %427, %406) : (i1, i32, i32) -> i32
              %429 = "arith.select"(%426, %63, %424) : (i1, i32, i32) -> i32
              %430 = "arith.addi"(%404, %129) : (i32, i32) -> i32
              "scf.yield"(%430, %429, %428) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %431 = "arith.addi"(%337, %57) : (i32, i32) -> i32
            %432 = "arith.muli"(%344, %271) : (i32, i32) -> i32
            %433, %434, %435, %436, %437 = "scf.while"(%334, %335, %336, %338, %432) ({
            ^bb0(%438: i32, %439: i32, %440: i32, %441: i32, %442: i32):
              %443 = "arith.cmpi"(%440, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %444 = "arith.addi"(%439, %442) : (i32, i32) -> i32
              %445 = "arith.cmpi"(%431, %444) {predicate = 5 : i64} : (i32, i32) -> i1
              %446 = "arith.andi"(%443, %445) : (i1, i1) -> i1
              "scf.condition"(%446, %438, %439, %440, %441, %442) : (i1, i32, i32, i32, i32, i32) -> ()
            }, {
            ^bb0(%447: i32, %448: i32, %449: i32, %450: i32, %451: i32):
              %452 = "arith.addi"(%448, %451) : (i32, i32) -> i32
              %453 = "arith.addi"(%449, %129) : (i32, i32) -> i32
              %454 = "arith.cmpi"(%453, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %455, %456, %457 = "scf.if"(%454) ({
                %458 = "llvm.getelementptr"(%81, %453) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %459 = "llvm.load"(%458) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
                %460 = "arith.minsi"(%459, %31) : (i32, i32) -> i32
                %461 = "arith.maxsi"(%460, %447) : (i32, i32) -> i32
                %462 = "arith.subi"(%461, %447) : (i32, i32) -> i32
                %463 = "arith.addi"(%462, %272) : (i32, i32) -> i32
                %464 = "arith.shrsi"(%463, %281) : (i32, i32) -> i32
                %465 = "arith.muli"(%464, %271) : (i32, i32) -> i32
                "scf.yield"(%461, %447, %465) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%447, %450, %451) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%455, %452, %453, %456, %457) : (i32, i32, i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
            "scf.yield"(%433, %434, %435, %431, %436, %400, %401, %402) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %466 = "llvm.getelementptr"(%85, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t467_s0 = "llvm.ptrtoint"(%466) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t467_s0, %324) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %468 = "arith.addi"(%323, %129) : (i32, i32) -> i32
          %469 = "arith.constant"() {value = 5 : i32} : () -> i32
          %470 = "arith.cmpi"(%468, %469) {predicate = 0 : i64} : (i32, i32) -> i1
          %471 = "arith.xori"(%324, %129) : (i32, i32) -> i32
          %472 = "arith.select"(%470, %471, %324) : (i1, i32, i32) -> i32
          %473 = "arith.select"(%470, %63, %468) : (i1, i32, i32) -> i32
          %474 = "llvm.getelementptr"(%85, %473) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t475_s0 = "llvm.ptrtoint"(%474) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t475_s0, %472) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %476 = "arith.addi"(%473, %129) : (i32, i32) -> i32
          %477 = "arith.cmpi"(%476, %469) {predicate = 0 : i64} : (i32, i32) -> i1
          %478 = "arith.xori"(%472, %129) : (i32, i32) -> i32
          %479 = "arith.select"(%477, %478, %472) : (i1, i32, i32) -> i32
          %480 = "arith.select"(%477, %63, %476) : (i1, i32, i32) -> i32
          %481 = "llvm.getelementptr"(%85, %480) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t482_s0 = "llvm.ptrtoint"(%481) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t482_s0, %479) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %483 = "arith.addi"(%480, %129) : (i32, i32) -> i32
          %484 = "arith.cmpi"(%483, %469) {predicate = 0 : i64} : (i32, i32) -> i1
          %485 = "arith.xori"(%479, %129) : (i32, i32) -> i32
          %486 = "arith.select"(%484, %485, %479) : (i1, i32, i32) -> i32
          %487 = "arith.select"(%484, %63, %483) : (i1, i32, i32) -> i32
          %488 = "llvm.getelementptr"(%85, %487) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t489_s0 = "llvm.ptrtoint"(%488) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t489_s0, %486) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %490 = "arith.addi"(%487, %129) : (i32, i32) -> i32
          %491 = "arith.cmpi"(%490, %469) {predicate = 0 : i64} : (i32, i32) -> i1
          %492 = "arith.xori"(%486, %129) : (i32, i32) -> i32
          %493 = "arith.select"(%491, %492, %486) : (i1, i32, i32) -> i32
          %494 = "arith.select"(%491, %63, %490) : (i1, i32, i32) -> i32
          %495 = "llvm.getelementptr"(%85, %494) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t496_s0 = "llvm.ptrtoint"(%495) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t496_s0, %493) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          %497 = "arith.subi"(%68, %129) : (i32, i32) -> i32
          %498 = "arith.muli"(%497, %57) : (i32, i32) -> i32
          %499 = "arith.addi"(%54, %498) : (i32, i32) -> i32
          %500 = "arith.constant"() {value = 3 : i32} : () -> i32
          %501 = "arith.muli"(%57, %500) : (i32, i32) -> i32
          %502 = "arith.muli"(%499, %66) : (i32, i32) -> i32
          %503 = "arith.remui"(%51, %66) : (i32, i32) -> i32
          %504 = "arith.addi"(%502, %503) : (i32, i32) -> i32
          %505 = "arith.muli"(%501, %66) : (i32, i32) -> i32
          %506 = "arith.maxsi"(%505, %129) : (i32, i32) -> i32
          "scf.for"(%504, %262, %506) ({
          ^bb0(%507: i32):
            %508 = "arith.subi"(%129, %268) : (i32, i32) -> i32
            %509 = "arith.muli"(%508, %262) : (i32, i32) -> i32
            %510 = "arith.addi"(%129, %509) : (i32, i32) -> i32
            %511 = "arith.addi"(%510, %507) : (i32, i32) -> i32
            %512 = "arith.constant"() {value = 0 : i64} : () -> i64
            %513 = "arith.extsi"(%511) : (i32) -> i64
            %514 = "llvm.getelementptr"(%41, %513) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%512, %514) {alignment = 8 : i64} : (i64, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
          %515 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %516 = "arith.remui"(%515, %195) : (i32, i32) -> i32
          %517 = "arith.cmpi"(%516, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %518 = "arith.addi"(%260, %500) : (i32, i32) -> i32
          %519 = "arith.shrsi"(%518, %185) : (i32, i32) -> i32
          %520 = "arith.subi"(%501, %129) : (i32, i32) -> i32
          %521 = "arith.addi"(%519, %520) : (i32, i32) -> i32
          %522 = "arith.remsi"(%521, %501) : (i32, i32) -> i32
          %523 = "arith.cmpi"(%522, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %524 = "arith.divsi"(%521, %501) : (i32, i32) -> i32
          %525 = "arith.extsi"(%523) : (i1) -> i32
          %526 = "arith.addi"(%524, %525) : (i32, i32) -> i32
          %527 = "arith.addi"(%526, %185) : (i32, i32) -> i32
          %528, %529, %530, %531, %532, %533, %534, %535 = "scf.for"(%63, %527, %129, %62, %63, %63, %62, %63, %62, %62, %63) ({
          ^bb0(%536: i32, %537: i32, %538: i32, %539: i32, %540: i32, %541: i32, %542: i32, %543: i32, %544: i32):
            %545 = "arith.cmpi"(%543, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %546, %547 = "scf.if"(%545) ({
              %548 = "arith.cmpi"(%538, %129) {predicate = 0 : i64} : (i32, i32) -> i1
              %549 = "scf.if"(%548) ({
                "scf.yield"(%20) : (!llvm.ptr<1>) -> ()
              }, {
                "scf.yield"(%5) : (!llvm.ptr<1>) -> ()
              }) : (i1) -> !llvm.ptr<1>
              %550 = "arith.extsi"(%544) : (i32) -> i64
              %551 = "arith.extsi"(%516) : (i32) -> i64
              %552 = "arith.muli"(%550, %7) : (i64, i64) -> i64
              %553 = "arith.addi"(%552, %551) : (i64, i64) -> i64
              %554 = "llvm.getelementptr"(%549, %553) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %555 = "llvm.load"(%554) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %556 = "scf.if"(%548) ({
                "scf.yield"(%22) : (!llvm.ptr<1>) -> ()
              }, {
                "scf.yield"(%8) : (!llvm.ptr<1>) -> ()
              }) : (i1) -> !llvm.ptr<1>
              %557 = "arith.muli"(%550, %9) : (i64, i64) -> i64
              %558 = "arith.addi"(%557, %551) : (i64, i64) -> i64
              %559 = "llvm.getelementptr"(%556, %558) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %560 = "llvm.load"(%559) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%555, %560) : (i32, i32) -> ()
            }, {
              "scf.yield"(%62, %542) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %561 = "arith.muli"(%536, %501) : (i32, i32) -> i32
            %562 = "arith.addi"(%499, %561) : (i32, i32) -> i32
            %563 = "arith.muli"(%562, %190) : (i32, i32) -> i32
            %564 = "arith.divui"(%515, %195) : (i32, i32) -> i32
            %565 = "arith.addi"(%563, %564) : (i32, i32) -> i32
            %566 = "arith.cmpi"(%565, %260) {predicate = 2 : i64} : (i32, i32) -> i1
            %567 = "arith.andi"(%517, %566) : (i1, i1) -> i1
            %568 = "arith.select"(%567, %565, %62) : (i1, i32, i32) -> i32
            %569 = "arith.cmpi"(%568, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %570, %571 = "scf.if"(%569) ({
              %572, %573 = "scf.while"(%257, %63) ({
              ^bb0(%574: i32, %575: i32):
                %576 = "arith.cmpi"(%575, %574) {predicate = 2 : i64} : (i32, i32) -> i1
                "scf.condition"(%576, %574, %575) : (i1, i32, i32) -> ()
              }, {
              ^bb0(%577: i32, %578: i32):
                %579 = "arith.addi"(%578, %577) : (i32, i32) -> i32
                %580 = "arith.shrsi"(%579, %129) : (i32, i32) -> i32
                %581 = "llvm.getelementptr"(%81, %580) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %582 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
                %583 = "arith.cmpi"(%582, %568) {predicate = 4 : i64} : (i32, i32) -> i1
                %584, %585 = "scf.if"(%583) ({
                  "scf.yield"(%580, %578) : (i32, i32) -> ()
                }, {
                  %586 = "arith.addi"(%580, %129) : (i32, i32) -> i32
                  "scf.yield"(%577, %586) : (i32, i32) -> ()
                }) : (i1) -> (i32, i32)
                "scf.yield"(%584, %585) : (i32, i32) -> ()
              }) : (i32, i32) -> (i32, i32)
              %587 = "arith.subi"(%129, %0) : (i32, i32) -> i32
              %588 = "arith.andi"(%587, %129) : (i32, i32) -> i32
              %589 = "arith.muli"(%588, %34) : (i32, i32) -> i32
              %590 = "arith.addi"(%589, %573) : (i32, i32) -> i32
              %591 = "llvm.getelementptr"(%80, %590) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %592 = "llvm.load"(%591) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %593 = "arith.cmpi"(%592, %568) {predicate = 3 : i64} : (i32, i32) -> i1
              %594 = "scf.if"(%593) ({
                "scf.yield"(%588) : (i32) -> ()
              }, {
                "scf.yield"(%63) : (i32) -> ()
              }) : (i1) -> i32
              %595 = "arith.subi"(%185, %0) : (i32, i32) -> i32
              %596 = "arith.andi"(%595, %129) : (i32, i32) -> i32
              %597 = "arith.muli"(%596, %34) : (i32, i32) -> i32
              %598 = "arith.addi"(%597, %573) : (i32, i32) -> i32
              %599 = "llvm.getelementptr"(%80, %598) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %600 = "llvm.load"(%599) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %601 = "arith.cmpi"(%600, %568) {predicate = 3 : i64} : (i32, i32) -> i1
              %602 = "scf.if"(%601) ({
                "scf.yield"(%596) : (i32) -> ()
              }, {
                "scf.yield"(%594) : (i32) -> ()
              }) : (i1) -> i32
              %603 = "arith.muli"(%602, %34) : (i32, i32) -> i32
              %604 = "arith.addi"(%603, %573) : (i32, i32) -> i32
              %605 = "llvm.getelementptr"(%79, %604) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %606 = "llvm.load"(%605) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %607 = "arith.subi"(%568, %606) : (i32, i32) -> i32
              %608 = "arith.cmpi"(%602, %129) {predicate = 0 : i64} : (i32, i32) -> i1
              %609 = "scf.if"(%608) ({
                "scf.yield"(%28) : (!llvm.ptr<1>) -> ()
              }, {
                "scf.yield"(%16) : (!llvm.ptr<1>) -> ()
              }) : (i1) -> !llvm.ptr<1>
              %610 = "arith.remsi"(%607, %6) : (i32, i32) -> i32
              %611 = "arith.cmpi"(%610, %63) {predicate = 2 : i64} : (i32, i32) -> i1
              %612 = "arith.divsi"(%607, %6) : (i32, i32) -> i32
              %613 = "arith.extsi"(%611) : (i1) -> i32
              %614 = "arith.addi"(%612, %613) : (i32, i32) -> i32
              %615 = "arith.addi"(%610, %6) : (i32, i32) -> i32
              %616 = "arith.select"(%611, %615, %610) : (i1, i32, i32) -> i32
              %617 = "arith.extsi"(%614) : (i32) -> i64
              %618 = "arith.extsi"(%616) : (i32) -> i64
              %619 = "arith.muli"(%617, %17) : (i64, i64) -> i64
              %620 = "arith.addi"(%619, %618) : (i64, i64) -> i64
              %621 = "llvm.getelementptr"(%609, %620) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %622 = "llvm.load"(%621) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%602, %622) : (i32, i32) -> ()
            }, {
              "scf.yield"(%538, %544) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %623 = "arith.subi"(%537, %146) : (i32, i32) -> i32
            %624 = "arith.cmpi"(%540, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %625 = "arith.cmpi"(%623, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %626 = "arith.andi"(%624, %625) : (i1, i1) -> i1
            %627 = "arith.cmpi"(%623, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %628 = "arith.andi"(%626, %627) : (i1, i1) -> i1
            %629 = "scf.if"(%628) ({
              %630 = "arith.muli"(%539, %34) : (i32, i32) -> i32
              %631 = "arith.addi"(%630, %623) : (i32, i32) -> i32
              %632 = "llvm.getelementptr"(%79, %631) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %633 = "llvm.load"(%632) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %634 = "arith.addi"(%633, %542) : (i32, i32) -> i32
              %635 = "arith.cmpi"(%634, %31) {predicate = 2 : i64} : (i32, i32) -> i1
              %636 = "arith.select"(%635, %634, %62) : (i1, i32, i32) -> i32
              "scf.yield"(%636) : (i32) -> ()
            }, {
              "scf.yield"(%62) : (i32) -> ()
            }) : (i1) -> i32
            %637 = "arith.cmpi"(%629, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %638 = "arith.constant"() {value = 2147483647 : i32} : () -> i32
            %639 = "arith.select"(%637, %629, %638) : (i1, i32, i32) -> i32
            %640 = "nvvm.shfl.sync"(%62, %639, %190, %64) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 8 : i32} : (i32, i32, i32, i32) -> i32
            %641 = "arith.minsi"(%639, %640) : (i32, i32) -> i32
            %642 = "nvvm.shfl.sync"(%62, %641, %185, %64) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
            %643 = "arith.minsi"(%641, %642) : (i32, i32) -> i32
            %644 = "nvvm.shfl.sync"(%62, %643, %129, %64) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 10 : i32} : (i32, i32, i32, i32) -> i32
            %645 = "arith.minsi"(%643, %644) : (i32, i32) -> i32
            %646 = "arith.cmpi"(%645, %540) {predicate = 0 : i64} : (i32, i32) -> i1
            %647 = "arith.select"(%646, %629, %62) : (i1, i32, i32) -> i32
            %648 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %649 = "arith.cmpi"(%647, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %650 = "nvvm.vote.sync"(%62, %649) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 11 : i32} : (i32, i1) -> i32
            "scf.for"(%63, %190, %129) ({
            ^bb0(%651: i32):
              %652 = "arith.muli"(%651, %195) : (i32, i32) -> i32
              %653 = "arith.shli"(%269, %652) : (i32, i32) -> i32
              %654 = "arith.cmpi"(%652, %66) {predicate = 6 : i64} : (i32, i32) -> i1
              %655 = "arith.select"(%654, %653, %63) : (i1, i32, i32) -> i32
              %656 = "arith.andi"(%650, %655) : (i32, i32) -> i32
              %657 = "arith.cmpi"(%656, %63) {predicate = 1 : i64} : (i32, i32) -> i1
              "scf.if"(%657) ({
                %658 = "arith.subi"(%63, %656) : (i32, i32) -> i32
                %659 = "arith.andi"(%656, %658) : (i32, i32) -> i32
                %660 = "arith.subi"(%659, %129) : (i32, i32) -> i32
                %661 = "llvm.intr.ctpop"(%660) : (i32) -> i32
                %662 = "nvvm.shfl.sync"(%62, %539, %661, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 12 : i32} : (i32, i32, i32, i32) -> i32
                %663 = "arith.cmpi"(%662, %129) {predicate = 0 : i64} : (i32, i32) -> i1
                %664 = "scf.if"(%663) ({
                  "scf.yield"(%18) : (!llvm.ptr<1>) -> ()
                }, {
                  "scf.yield"(%1) : (!llvm.ptr<1>) -> ()
                }) : (i1) -> !llvm.ptr<1>
                %665 = "nvvm.shfl.sync"(%62, %541, %661, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 13 : i32} : (i32, i32, i32, i32) -> i32
                %666 = "arith.constant"() {value = 1024 : i32} : () -> i32
                "scf.for"(%63, %3, %666) ({
                ^bb0(%667: i32):
                  %668 = "arith.extsi"(%665) : (i32) -> i64
                  %669 = "arith.muli"(%668, %4) : (i64, i64) -> i64
                  %670 = "llvm.getelementptr"(%664, %669) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  %671 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
                  %672 = "vector.extract"(%671) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
                  %673 = "vector.extract"(%671) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
                  %674 = "vector.extract"(%671) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
                  %675 = "vector.extract"(%671) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
                  %676 = "vector.extract"(%671) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
                  %677 = "vector.extract"(%671) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
                  %678 = "vector.extract"(%671) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
                  %679 = "vector.extract"(%671) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
                  %680 = "vector.extract"(%671) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
                  %681 = "vector.extract"(%671) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
                  %682 = "vector.extract"(%671) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
                  %683 = "vector.extract"(%671) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
                  %684 = "vector.extract"(%671) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
                  %685 = "vector.extract"(%671) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
                  %686 = "vector.extract"(%671) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
                  %687 = "vector.extract"(%671) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
                  %688 = "vector.extract"(%671) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
                  %689 = "vector.extract"(%671) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
                  %690 = "vector.extract"(%671) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
                  %691 = "vector.extract"(%671) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
                  %692 = "vector.extract"(%671) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
                  %693 = "vector.extract"(%671) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
                  %694 = "vector.extract"(%671) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
                  %695 = "vector.extract"(%671) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
                  %696 = "vector.extract"(%671) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
                  %697 = "vector.extract"(%671) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
                  %698 = "vector.extract"(%671) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
                  %699 = "vector.extract"(%671) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
                  %700 = "vector.extract"(%671) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
                  %701 = "vector.extract"(%671) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
                  %702 = "vector.extract"(%671) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
                  %703 = "vector.extract"(%671) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
                  %704 = "arith.muli"(%648, %195) : (i32, i32) -> i32
                  %705 = "arith.addi"(%667, %704) : (i32, i32) -> i32
                  %706 = "arith.addi"(%66, %648) : (i32, i32) -> i32
                  %707 = "arith.muli"(%706, %195) : (i32, i32) -> i32
                  %708 = "arith.addi"(%667, %707) : (i32, i32) -> i32
                  %709 = "arith.addi"(%273, %648) : (i32, i32) -> i32
                  %710 = "arith.muli"(%709, %195) : (i32, i32) -> i32
                  %711 = "arith.addi"(%667, %710) : (i32, i32) -> i32
                  %712 = "arith.constant"() {value = 96 : i32} : () -> i32
                  %713 = "arith.addi"(%712, %648) : (i32, i32) -> i32
                  %714 = "arith.muli"(%713, %195) : (i32, i32) -> i32
                  %715 = "arith.addi"(%667, %714) : (i32, i32) -> i32
                  %716 = "arith.cmpi"(%705, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                  %717 = "arith.cmpi"(%708, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                  %718 = "arith.cmpi"(%711, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                  %719 = "arith.cmpi"(%715, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                  %720 = "arith.constant"() {value = true} : () -> i1
                  %721 = "arith.andi"(%716, %720) : (i1, i1) -> i1
                  %722, %723, %724, %725, %726, %727, %728, %729 = "scf.if"(%721) ({
                    %730 = "llvm.getelementptr"(%670, %705) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %t733_r = "llvm.inline_asm"(%730) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                    %731 = "llvm.extractvalue"(%t733_r) {position = array<i64: 0>} : (!struct0) -> i64
                    %732 = "llvm.extractvalue"(%t733_r) {position = array<i64: 1>} : (!struct0) -> i64
                    %734 = "vector.from_elements"(%731, %732) : (i64, i64) -> vector<2xi64>
                    %735 = "vector.bitcast"(%734) : (vector<2xi64>) -> vector<8xbf16>
                    %736 = "vector.extract"(%735) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                    %737 = "vector.extract"(%735) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                    %738 = "vector.extract"(%735) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                    %739 = "vector.extract"(%735) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                    %740 = "vector.extract"(%735) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                    %741 = "vector.extract"(%735) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                    %742 = "vector.extract"(%735) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                    %743 = "vector.extract"(%735) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                    "scf.yield"(%736, %737, %738, %739, %740, %741, %742, %743) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }, {
                    "scf.yield"(%672, %673, %674, %675, %676, %677, %678, %679) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                  %744 = "arith.andi"(%717, %720) : (i1, i1) -> i1
                  %745, %746, %747, %748, %749, %750, %751, %752 = "scf.if"(%744) ({
                    %753 = "llvm.getelementptr"(%670, %708) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %t756_r = "llvm.inline_asm"(%753) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                    %754 = "llvm.extractvalue"(%t756_r) {position = array<i64: 0>} : (!struct0) -> i64
                    %755 = "llvm.extractvalue"(%t756_r) {position = array<i64: 1>} : (!struct0) -> i64
                    %757 = "vector.from_elements"(%754, %755) : (i64, i64) -> vector<2xi64>
                    %758 = "vector.bitcast"(%757) : (vector<2xi64>) -> vector<8xbf16>
                    %759 = "vector.extract"(%758) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                    %760 = "vector.extract"(%758) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                    %761 = "vector.extract"(%758) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                    %762 = "vector.extract"(%758) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                    %763 = "vector.extract"(%758) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                    %764 = "vector.extract"(%758) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                    %765 = "vector.extract"(%758) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                    %766 = "vector.extract"(%758) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                    "scf.yield"(%759, %760, %761, %762, %763, %764, %765, %766) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }, {
                    "scf.yield"(%680, %681, %682, %683, %684, %685, %686, %687) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                  %767 = "arith.andi"(%718, %720) : (i1, i1) -> i1
                  %768, %769, %770, %771, %772, %773, %774, %775 = "scf.if"(%767) ({
                    %776 = "llvm.getelementptr"(%670, %711) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %t779_r = "llvm.inline_asm"(%776) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                    %777 = "llvm.extractvalue"(%t779_r) {position = array<i64: 0>} : (!struct0) -> i64
                    %778 = "llvm.extractvalue"(%t779_r) {position = array<i64: 1>} : (!struct0) -> i64
                    %780 = "vector.from_elements"(%777, %778) : (i64, i64) -> vector<2xi64>
                    %781 = "vector.bitcast"(%780) : (vector<2xi64>) -> vector<8xbf16>
                    %782 = "vector.extract"(%781) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                    %783 = "vector.extract"(%781) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                    %784 = "vector.extract"(%781) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                    %785 = "vector.extract"(%781) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                    %786 = "vector.extract"(%781) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                    %787 = "vector.extract"(%781) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                    %788 = "vector.extract"(%781) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                    %789 = "vector.extract"(%781) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                    "scf.yield"(%782, %783, %784, %785, %786, %787, %788, %789) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }, {
                    "scf.yield"(%688, %689, %690, %691, %692, %693, %694, %695) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                  %790 = "arith.andi"(%719, %720) : (i1, i1) -> i1
                  %791, %792, %793, %794, %795, %796, %797, %798 = "scf.if"(%790) ({
                    %799 = "llvm.getelementptr"(%670, %715) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %t802_r = "llvm.inline_asm"(%799) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                    %800 = "llvm.extractvalue"(%t802_r) {position = array<i64: 0>} : (!struct0) -> i64
                    %801 = "llvm.extractvalue"(%t802_r) {position = array<i64: 1>} : (!struct0) -> i64
                    %803 = "vector.from_elements"(%800, %801) : (i64, i64) -> vector<2xi64>
                    %804 = "vector.bitcast"(%803) : (vector<2xi64>) -> vector<8xbf16>
                    %805 = "vector.extract"(%804) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                    %806 = "vector.extract"(%804) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                    %807 = "vector.extract"(%804) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                    %808 = "vector.extract"(%804) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                    %809 = "vector.extract"(%804) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                    %810 = "vector.extract"(%804) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                    %811 = "vector.extract"(%804) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                    %812 = "vector.extract"(%804) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                    "scf.yield"(%805, %806, %807, %808, %809, %810, %811, %812) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }, {
                    "scf.yield"(%696, %697, %698, %699, %700, %701, %702, %703) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                  %813 = "scf.while"(%656) ({
                  ^bb0(%814: i32):
                    %815 = "arith.cmpi"(%814, %63) {predicate = 1 : i64} : (i32, i32) -> i1
                    "scf.condition"(%815, %814) : (i1, i32) -> ()
                  }, {
                  ^bb0(%816: i32):
                    %817 = "arith.subi"(%63, %816) : (i32, i32) -> i32
                    %818 = "arith.andi"(%816, %817) : (i32, i32) -> i32
                    %819 = "arith.subi"(%818, %129) : (i32, i32) -> i32
                    %820 = "llvm.intr.ctpop"(%819) : (i32) -> i32
                    %821 = "nvvm.shfl.sync"(%62, %647, %820, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 14 : i32} : (i32, i32, i32, i32) -> i32
                    %822 = "arith.extsi"(%821) : (i32) -> i64
                    %823 = "arith.muli"(%822, %32) : (i64, i64) -> i64
                    %824 = "llvm.getelementptr"(%30, %823) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                    "scf.if"(%716) ({
                      %825 = "llvm.getelementptr"(%824, %705) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                      %826 = "vector.from_elements"(%722, %723, %724, %725, %726, %727, %728, %729) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                      %827 = "vector.bitcast"(%826) : (vector<8xbf16>) -> vector<2xi64>
                      %828 = "vector.extract"(%827) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                      %829 = "vector.extract"(%827) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                      "llvm.inline_asm"(%825, %828, %829) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                      "scf.yield"() : () -> ()
                    }) : (i1) -> ()
                    "scf.if"(%717) ({
                      %831 = "llvm.getelementptr"(%824, %708) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                      %832 = "vector.from_elements"(%745, %746, %747, %748, %749, %750, %751, %752) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                      %833 = "vector.bitcast"(%832) : (vector<8xbf16>) -> vector<2xi64>
                      %834 = "vector.extract"(%833) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                      %835 = "vector.extract"(%833) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                      "llvm.inline_asm"(%831, %834, %835) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                      "scf.yield"() : () -> ()
                    }) : (i1) -> ()
                    "scf.if"(%718) ({
                      %837 = "llvm.getelementptr"(%824, %711) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                      %838 = "vector.from_elements"(%768, %769, %770, %771, %772, %773, %774, %775) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                      %839 = "vector.bitcast"(%838) : (vector<8xbf16>) -> vector<2xi64>
                      %840 = "vector.extract"(%839) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                      %841 = "vector.extract"(%839) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                      "llvm.inline_asm"(%837, %840, %841) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                      "scf.yield"() : () -> ()
                    }) : (i1) -> ()
                    "scf.if"(%719) ({
                      %843 = "llvm.getelementptr"(%824, %715) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                      %844 = "vector.from_elements"(%791, %792, %793, %794, %795, %796, %797, %798) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                      %845 = "vector.bitcast"(%844) : (vector<8xbf16>) -> vector<2xi64>
                      %846 = "vector.extract"(%845) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                      %847 = "vector.extract"(%845) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                      "llvm.inline_asm"(%843, %846, %847) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                      "scf.yield"() : () -> ()
                    }) : (i1) -> ()
                    %849 = "arith.subi"(%816, %129) : (i32, i32) -> i32
                    %850 = "arith.andi"(%816, %849) : (i32, i32) -> i32
                    "scf.yield"(%850) : (i32) -> ()
                  }) : (i32) -> i32
                  "scf.yield"() : () -> ()
                }) : (i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            %851 = "arith.cmpi"(%650, %63) {predicate = 1 : i64} : (i32, i32) -> i1
            "scf.if"(%851) ({
              "nvvm.bar.warp.sync"(%62) {cutec.arm = 15 : i32} : (i32) -> ()
              "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
              "scf.if"(%649) ({
                %852 = "arith.muli"(%268, %262) : (i32, i32) -> i32
                %853 = "arith.addi"(%129, %852) : (i32, i32) -> i32
                %854 = "arith.constant"() {value = 6 : i32} : () -> i32
                %855 = "arith.shrsi"(%647, %854) : (i32, i32) -> i32
                %856 = "arith.addi"(%853, %855) : (i32, i32) -> i32
                %857 = "llvm.getelementptr"(%41, %856) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                "llvm.inline_asm"(%857, %266) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%546, %570, %538, %543, %544, %547, %568, %571) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %859 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %860 = "arith.muli"(%501, %190) : (i32, i32) -> i32
          %861 = "arith.subi"(%860, %129) : (i32, i32) -> i32
          %862 = "arith.addi"(%2, %861) : (i32, i32) -> i32
          %863 = "arith.remsi"(%862, %860) : (i32, i32) -> i32
          %864 = "arith.cmpi"(%863, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %865 = "arith.divsi"(%862, %860) : (i32, i32) -> i32
          %866 = "arith.extsi"(%864) : (i1) -> i32
          %867 = "arith.addi"(%865, %866) : (i32, i32) -> i32
          %868 = "arith.maxsi"(%867, %129) : (i32, i32) -> i32
          %869 = "arith.muli"(%501, %868) : (i32, i32) -> i32
          %870 = "arith.subi"(%869, %129) : (i32, i32) -> i32
          %871 = "arith.addi"(%2, %870) : (i32, i32) -> i32
          %872 = "arith.remsi"(%871, %869) : (i32, i32) -> i32
          %873 = "arith.xori"(%872, %869) : (i32, i32) -> i32
          %874 = "arith.cmpi"(%873, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %875 = "arith.cmpi"(%872, %63) {predicate = 1 : i64} : (i32, i32) -> i1
          %876 = "arith.andi"(%874, %875) : (i1, i1) -> i1
          %877 = "arith.divsi"(%871, %869) : (i32, i32) -> i32
          %878 = "arith.extsi"(%876) : (i1) -> i32
          %879 = "arith.addi"(%877, %878) : (i32, i32) -> i32
          %880 = "arith.maxsi"(%879, %129) : (i32, i32) -> i32
          %881 = "arith.subi"(%880, %129) : (i32, i32) -> i32
          %882 = "arith.addi"(%2, %881) : (i32, i32) -> i32
          %883 = "arith.remsi"(%882, %880) : (i32, i32) -> i32
          %884 = "arith.cmpi"(%883, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %885 = "arith.divsi"(%882, %880) : (i32, i32) -> i32
          %886 = "arith.extsi"(%884) : (i1) -> i32
          %887 = "arith.addi"(%885, %886) : (i32, i32) -> i32
          %888 = "arith.maxsi"(%501, %129) : (i32, i32) -> i32
          "scf.for"(%499, %887, %888) ({
          ^bb0(%889: i32):
            %890 = "arith.muli"(%889, %880) : (i32, i32) -> i32
            %891 = "arith.divui"(%859, %195) : (i32, i32) -> i32
            %892 = "arith.addi"(%890, %891) : (i32, i32) -> i32
            %893 = "arith.remui"(%859, %195) : (i32, i32) -> i32
            %894 = "arith.cmpi"(%891, %880) {predicate = 2 : i64} : (i32, i32) -> i1
            %895 = "arith.cmpi"(%892, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %896 = "arith.andi"(%894, %895) : (i1, i1) -> i1
            %897 = "arith.cmpi"(%893, %6) {predicate = 2 : i64} : (i32, i32) -> i1
            %898 = "arith.andi"(%896, %897) : (i1, i1) -> i1
            %899, %900 = "scf.if"(%898) ({
              %901 = "arith.extsi"(%892) : (i32) -> i64
              %902 = "arith.extsi"(%893) : (i32) -> i64
              %903 = "arith.muli"(%901, %7) : (i64, i64) -> i64
              %904 = "arith.addi"(%903, %902) : (i64, i64) -> i64
              %905 = "llvm.getelementptr"(%5, %904) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %906 = "llvm.load"(%905) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %907 = "arith.muli"(%901, %11) : (i64, i64) -> i64
              %908 = "arith.addi"(%907, %902) : (i64, i64) -> i64
              %909 = "llvm.getelementptr"(%10, %908) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %910 = "llvm.load"(%909) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %911 = "arith.muli"(%901, %9) : (i64, i64) -> i64
              %912 = "arith.addi"(%911, %902) : (i64, i64) -> i64
              %913 = "llvm.getelementptr"(%8, %912) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %914 = "llvm.load"(%913) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %915 = "arith.subi"(%906, %146) : (i32, i32) -> i32
              %916 = "arith.cmpi"(%915, %63) {predicate = 5 : i64} : (i32, i32) -> i1
              %917 = "arith.cmpi"(%915, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %918 = "arith.andi"(%916, %917) : (i1, i1) -> i1
              %919 = "arith.cmpi"(%906, %13) {predicate = 2 : i64} : (i32, i32) -> i1
              %920 = "arith.andi"(%918, %919) : (i1, i1) -> i1
              %921 = "scf.if"(%920) ({
                %922 = "llvm.getelementptr"(%79, %915) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %923 = "llvm.load"(%922) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
                %924 = "arith.addi"(%923, %914) : (i32, i32) -> i32
                %925 = "arith.cmpi"(%914, %63) {predicate = 5 : i64} : (i32, i32) -> i1
                %926 = "arith.cmpi"(%924, %31) {predicate = 2 : i64} : (i32, i32) -> i1
                %927 = "arith.andi"(%925, %926) : (i1, i1) -> i1
                %928 = "arith.constant"() {value = -2 : i32} : () -> i32
                %929 = "arith.select"(%927, %924, %928) : (i1, i32, i32) -> i32
                "scf.yield"(%929) : (i32) -> ()
              }, {
                "scf.yield"(%62) : (i32) -> ()
              }) : (i1) -> i32
              "scf.yield"(%921, %910) : (i32, f32) -> ()
            }, {
              %930 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              "scf.yield"(%62, %930) : (i32, f32) -> ()
            }) : (i1) -> (i32, f32)
            "scf.if"(%898) ({
              %931 = "arith.extsi"(%892) : (i32) -> i64
              %932 = "arith.extsi"(%893) : (i32) -> i64
              %933 = "arith.muli"(%931, %37) : (i64, i64) -> i64
              %934 = "arith.addi"(%933, %932) : (i64, i64) -> i64
              %935 = "llvm.getelementptr"(%35, %934) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%899, %935) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
              %936 = "arith.muli"(%931, %40) : (i64, i64) -> i64
              %937 = "arith.addi"(%936, %932) : (i64, i64) -> i64
              %938 = "llvm.getelementptr"(%38, %937) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%900, %938) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
          %939 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          "scf.for"(%499, %887, %888) ({
          ^bb0(%940: i32):
            %941 = "arith.muli"(%940, %880) : (i32, i32) -> i32
            %942 = "arith.divui"(%939, %195) : (i32, i32) -> i32
            %943 = "arith.addi"(%941, %942) : (i32, i32) -> i32
            %944 = "arith.remui"(%939, %195) : (i32, i32) -> i32
            %945 = "arith.cmpi"(%942, %880) {predicate = 2 : i64} : (i32, i32) -> i1
            %946 = "arith.cmpi"(%943, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %947 = "arith.andi"(%945, %946) : (i1, i1) -> i1
            %948 = "arith.cmpi"(%944, %6) {predicate = 2 : i64} : (i32, i32) -> i1
            %949 = "arith.andi"(%947, %948) : (i1, i1) -> i1
            %950 = "llvm.getelementptr"(%79, %34) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %951, %952 = "scf.if"(%949) ({
              %953 = "arith.extsi"(%943) : (i32) -> i64
              %954 = "arith.extsi"(%944) : (i32) -> i64
              %955 = "arith.muli"(%953, %21) : (i64, i64) -> i64
              %956 = "arith.addi"(%955, %954) : (i64, i64) -> i64
              %957 = "llvm.getelementptr"(%20, %956) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %958 = "llvm.load"(%957) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %959 = "arith.muli"(%953, %25) : (i64, i64) -> i64
              %960 = "arith.addi"(%959, %954) : (i64, i64) -> i64
              %961 = "llvm.getelementptr"(%24, %960) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %962 = "llvm.load"(%961) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %963 = "arith.muli"(%953, %23) : (i64, i64) -> i64
              %964 = "arith.addi"(%963, %954) : (i64, i64) -> i64
              %965 = "llvm.getelementptr"(%22, %964) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %966 = "llvm.load"(%965) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %967 = "arith.subi"(%958, %146) : (i32, i32) -> i32
              %968 = "arith.cmpi"(%967, %63) {predicate = 5 : i64} : (i32, i32) -> i1
              %969 = "arith.cmpi"(%967, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %970 = "arith.andi"(%968, %969) : (i1, i1) -> i1
              %971 = "arith.cmpi"(%958, %13) {predicate = 2 : i64} : (i32, i32) -> i1
              %972 = "arith.andi"(%970, %971) : (i1, i1) -> i1
              %973 = "scf.if"(%972) ({
                %974 = "llvm.getelementptr"(%950, %967) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %975 = "llvm.load"(%974) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
                %976 = "arith.addi"(%975, %966) : (i32, i32) -> i32
                %977 = "arith.cmpi"(%966, %63) {predicate = 5 : i64} : (i32, i32) -> i1
                %978 = "arith.cmpi"(%976, %31) {predicate = 2 : i64} : (i32, i32) -> i1
                %979 = "arith.andi"(%977, %978) : (i1, i1) -> i1
                %980 = "arith.constant"() {value = -2 : i32} : () -> i32
                %981 = "arith.select"(%979, %976, %980) : (i1, i32, i32) -> i32
                "scf.yield"(%981) : (i32) -> ()
              }, {
                "scf.yield"(%62) : (i32) -> ()
              }) : (i1) -> i32
              "scf.yield"(%973, %962) : (i32, f32) -> ()
            }, {
              %982 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              "scf.yield"(%62, %982) : (i32, f32) -> ()
            }) : (i1) -> (i32, f32)
            "scf.if"(%949) ({
              %983 = "arith.extsi"(%943) : (i32) -> i64
              %984 = "arith.extsi"(%944) : (i32) -> i64
              %985 = "arith.muli"(%983, %37) : (i64, i64) -> i64
              %986 = "arith.addi"(%36, %985) : (i64, i64) -> i64
              %987 = "arith.addi"(%986, %984) : (i64, i64) -> i64
              %988 = "llvm.getelementptr"(%35, %987) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%951, %988) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
              %989 = "arith.muli"(%983, %40) : (i64, i64) -> i64
              %990 = "arith.addi"(%39, %989) : (i64, i64) -> i64
              %991 = "arith.addi"(%990, %984) : (i64, i64) -> i64
              %992 = "llvm.getelementptr"(%38, %991) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%952, %992) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %993 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%993) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 208 : i32, action = #nvvm<action increase>} : () -> ()
        %994 = "arith.subi"(%51, %60) : (i32, i32) -> i32
        %995 = "arith.subi"(%65, %129) : (i32, i32) -> i32
        %996 = "llvm.load"(%81) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %997 = "arith.minsi"(%996, %31) : (i32, i32) -> i32
        %998 = "arith.maxsi"(%997, %63) : (i32, i32) -> i32
        %999 = "arith.addi"(%998, %272) : (i32, i32) -> i32
        %1000 = "arith.constant"() {value = 6 : i32} : () -> i32
        %1001 = "arith.shrsi"(%999, %1000) : (i32, i32) -> i32
        %1002 = "arith.muli"(%1001, %271) : (i32, i32) -> i32
        %1003, %1004, %1005, %1006, %1007 = "scf.while"(%998, %63, %63, %63, %1002) ({
        ^bb0(%1008: i32, %1009: i32, %1010: i32, %1011: i32, %1012: i32):
          %1013 = "arith.cmpi"(%1010, %34) {predicate = 2 : i64} : (i32, i32) -> i1
          %1014 = "arith.addi"(%1009, %1012) : (i32, i32) -> i32
          %1015 = "arith.cmpi"(%54, %1014) {predicate = 5 : i64} : (i32, i32) -> i1
          %1016 = "arith.andi"(%1013, %1015) : (i1, i1) -> i1
          "scf.condition"(%1016, %1008, %1009, %1010, %1011, %1012) : (i1, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1017: i32, %1018: i32, %1019: i32, %1020: i32, %1021: i32):
          %1022 = "arith.addi"(%1018, %1021) : (i32, i32) -> i32
          %1023 = "arith.addi"(%1019, %129) : (i32, i32) -> i32
          %1024 = "arith.cmpi"(%1023, %34) {predicate = 2 : i64} : (i32, i32) -> i1
          %1025, %1026, %1027 = "scf.if"(%1024) ({
            %1028 = "llvm.getelementptr"(%81, %1023) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1029 = "llvm.load"(%1028) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1030 = "arith.minsi"(%1029, %31) : (i32, i32) -> i32
            %1031 = "arith.maxsi"(%1030, %1017) : (i32, i32) -> i32
            %1032 = "arith.subi"(%1031, %1017) : (i32, i32) -> i32
            %1033 = "arith.addi"(%1032, %272) : (i32, i32) -> i32
            %1034 = "arith.shrsi"(%1033, %1000) : (i32, i32) -> i32
            %1035 = "arith.muli"(%1034, %271) : (i32, i32) -> i32
            "scf.yield"(%1031, %1017, %1035) : (i32, i32, i32) -> ()
          }, {
            "scf.yield"(%1017, %1020, %1021) : (i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32)
          "scf.yield"(%1025, %1022, %1023, %1026, %1027) : (i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
        %1036 = "arith.constant"() {value = true} : () -> i1
        %1037 = "llvm.mlir.undef"() : () -> f32
        %1038 = "llvm.mlir.undef"() : () -> f32
        %1039 = "llvm.mlir.undef"() : () -> f32
        %1040 = "llvm.mlir.undef"() : () -> f32
        %1041 = "llvm.mlir.undef"() : () -> f32
        %1042 = "llvm.mlir.undef"() : () -> f32
        %1043 = "llvm.mlir.undef"() : () -> f32
        %1044 = "llvm.mlir.undef"() : () -> f32
        %1045 = "llvm.mlir.undef"() : () -> f32
        %1046 = "llvm.mlir.undef"() : () -> f32
        %1047 = "llvm.mlir.undef"() : () -> f32
        %1048 = "llvm.mlir.undef"() : () -> f32
        %1049 = "llvm.mlir.undef"() : () -> f32
        %1050 = "llvm.mlir.undef"() : () -> f32
        %1051 = "llvm.mlir.undef"() : () -> f32
        %1052 = "llvm.mlir.undef"() : () -> f32
        %1053 = "llvm.mlir.undef"() : () -> f32
        %1054 = "llvm.mlir.undef"() : () -> f32
        %1055 = "llvm.mlir.undef"() : () -> f32
        %1056 = "llvm.mlir.undef"() : () -> f32
        %1057 = "llvm.mlir.undef"() : () -> f32
        %1058 = "llvm.mlir.undef"() : () -> f32
        %1059 = "llvm.mlir.undef"() : () -> f32
        %1060 = "llvm.mlir.undef"() : () -> f32
        %1061 = "llvm.mlir.undef"() : () -> f32
        %1062 = "llvm.mlir.undef"() : () -> f32
        %1063 = "llvm.mlir.undef"() : () -> f32
        %1064 = "llvm.mlir.undef"() : () -> f32
        %1065 = "llvm.mlir.undef"() : () -> f32
        %1066 = "llvm.mlir.undef"() : () -> f32
        %1067 = "llvm.mlir.undef"() : () -> f32
        %1068 = "llvm.mlir.undef"() : () -> f32
        %1069 = "llvm.mlir.undef"() : () -> f32
        %1070 = "llvm.mlir.undef"() : () -> f32
        %1071 = "llvm.mlir.undef"() : () -> f32
        %1072 = "llvm.mlir.undef"() : () -> f32
        %1073 = "llvm.mlir.undef"() : () -> f32
        %1074 = "llvm.mlir.undef"() : () -> f32
        %1075 = "llvm.mlir.undef"() : () -> f32
        %1076 = "llvm.mlir.undef"() : () -> f32
        %1077 = "llvm.mlir.undef"() : () -> f32
        %1078 = "llvm.mlir.undef"() : () -> f32
        %1079 = "llvm.mlir.undef"() : () -> f32
        %1080 = "llvm.mlir.undef"() : () -> f32
        %1081 = "llvm.mlir.undef"() : () -> f32
        %1082 = "llvm.mlir.undef"() : () -> f32
        %1083 = "llvm.mlir.undef"() : () -> f32
        %1084 = "llvm.mlir.undef"() : () -> f32
        %1085 = "llvm.mlir.undef"() : () -> f32
        %1086 = "llvm.mlir.undef"() : () -> f32
        %1087 = "llvm.mlir.undef"() : () -> f32
        %1088 = "llvm.mlir.undef"() : () -> f32
        %1089 = "llvm.mlir.undef"() : () -> f32
        %1090 = "llvm.mlir.undef"() : () -> f32
        %1091 = "llvm.mlir.undef"() : () -> f32
        %1092 = "llvm.mlir.undef"() : () -> f32
        %1093 = "llvm.mlir.undef"() : () -> f32
        %1094 = "llvm.mlir.undef"() : () -> f32
        %1095 = "llvm.mlir.undef"() : () -> f32
        %1096 = "llvm.mlir.undef"() : () -> f32
        %1097 = "llvm.mlir.undef"() : () -> f32
        %1098 = "llvm.mlir.undef"() : () -> f32
        %1099 = "llvm.mlir.undef"() : () -> f32
        %1100 = "llvm.mlir.undef"() : () -> f32
        %1101 = "llvm.mlir.undef"() : () -> f32
        %1102 = "llvm.mlir.undef"() : () -> f32
        %1103 = "llvm.mlir.undef"() : () -> f32
        %1104 = "llvm.mlir.undef"() : () -> f32
        %1105 = "llvm.mlir.undef"() : () -> f32
        %1106 = "llvm.mlir.undef"() : () -> f32
        %1107 = "llvm.mlir.undef"() : () -> f32
        %1108 = "llvm.mlir.undef"() : () -> f32
        %1109 = "llvm.mlir.undef"() : () -> f32
        %1110 = "llvm.mlir.undef"() : () -> f32
        %1111 = "llvm.mlir.undef"() : () -> f32
        %1112 = "llvm.mlir.undef"() : () -> f32
        %1113 = "llvm.mlir.undef"() : () -> f32
        %1114 = "llvm.mlir.undef"() : () -> f32
        %1115 = "llvm.mlir.undef"() : () -> f32
        %1116 = "llvm.mlir.undef"() : () -> f32
        %1117 = "llvm.mlir.undef"() : () -> f32
        %1118 = "llvm.mlir.undef"() : () -> f32
        %1119 = "llvm.mlir.undef"() : () -> f32
        %1120 = "llvm.mlir.undef"() : () -> f32
        %1121 = "llvm.mlir.undef"() : () -> f32
        %1122 = "llvm.mlir.undef"() : () -> f32
        %1123 = "llvm.mlir.undef"() : () -> f32
        %1124 = "llvm.mlir.undef"() : () -> f32
        %1125 = "llvm.mlir.undef"() : () -> f32
        %1126 = "llvm.mlir.undef"() : () -> f32
        %1127 = "llvm.mlir.undef"() : () -> f32
        %1128 = "llvm.mlir.undef"() : () -> f32
        %1129 = "llvm.mlir.undef"() : () -> f32
        %1130 = "llvm.mlir.undef"() : () -> f32
        %1131 = "llvm.mlir.undef"() : () -> f32
        %1132 = "llvm.mlir.undef"() : () -> f32
        %1133 = "llvm.mlir.undef"() : () -> f32
        %1134 = "llvm.mlir.undef"() : () -> f32
        %1135 = "llvm.mlir.undef"() : () -> f32
        %1136 = "llvm.mlir.undef"() : () -> f32
        %1137 = "llvm.mlir.undef"() : () -> f32
        %1138 = "llvm.mlir.undef"() : () -> f32
        %1139 = "llvm.mlir.undef"() : () -> f32
        %1140 = "llvm.mlir.undef"() : () -> f32
        %1141 = "llvm.mlir.undef"() : () -> f32
        %1142 = "llvm.mlir.undef"() : () -> f32
        %1143 = "llvm.mlir.undef"() : () -> f32
        %1144 = "llvm.mlir.undef"() : () -> f32
        %1145 = "llvm.mlir.undef"() : () -> f32
        %1146 = "llvm.mlir.undef"() : () -> f32
        %1147 = "llvm.mlir.undef"() : () -> f32
        %1148 = "llvm.mlir.undef"() : () -> f32
        %1149 = "llvm.mlir.undef"() : () -> f32
        %1150 = "llvm.mlir.undef"() : () -> f32
        %1151 = "llvm.mlir.undef"() : () -> f32
        %1152 = "llvm.mlir.undef"() : () -> f32
        %1153 = "llvm.mlir.undef"() : () -> f32
        %1154 = "llvm.mlir.undef"() : () -> f32
        %1155 = "llvm.mlir.undef"() : () -> f32
        %1156 = "llvm.mlir.undef"() : () -> f32
        %1157 = "llvm.mlir.undef"() : () -> f32
        %1158 = "llvm.mlir.undef"() : () -> f32
        %1159 = "llvm.mlir.undef"() : () -> f32
        %1160 = "llvm.mlir.undef"() : () -> f32
        %1161 = "llvm.mlir.undef"() : () -> f32
        %1162 = "llvm.mlir.undef"() : () -> f32
        %1163 = "llvm.mlir.undef"() : () -> f32
        %1164 = "llvm.mlir.undef"() : () -> f32
        %1165 = "llvm.mlir.undef"() : () -> i32
        %1166 = "llvm.mlir.undef"() : () -> i32
        %1167 = "llvm.mlir.undef"() : () -> i32
        %1168 = "llvm.mlir.undef"() : () -> i32
        %1169 = "llvm.mlir.undef"() : () -> i32
        %1170 = "llvm.mlir.undef"() : () -> i32
        %1171 = "llvm.mlir.undef"() : () -> i32
        %1172 = "llvm.mlir.undef"() : () -> i32
        %1173, %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318 = "scf.while"(%1003, %1004, %1005, %54, %1006, %63, %1036, %63, %63, %63, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172) ({
        ^bb0(%1319: i32, %1320: i32, %1321: i32, %1322: i32, %1323: i32, %1324: i32, %1325: i1, %1326: i32, %1327: i32, %1328: i32, %1329: f32, %1330: f32, %1331: f32, %1332: f32, %1333: f32, %1334: f32, %1335: f32, %1336: f32, %1337: f32, %1338: f32, %1339: f32, %1340: f32, %1341: f32, %1342: f32, %1343: f32, %1344: f32, %1345: f32, %1346: f32, %1347: f32, %1348: f32, %1349: f32, %1350: f32, %1351: f32, %1352: f32, %1353: f32, %1354: f32, %1355: f32, %1356: f32, %1357: f32, %1358: f32, %1359: f32, %1360: f32, %1361: f32, %1362: f32, %1363: f32, %1364: f32, %1365: f32, %1366: f32, %1367: f32, %1368: f32, %1369: f32, %1370: f32, %1371: f32, %1372: f32, %1373: f32, %1374: f32, %1375: f32, %1376: f32, %1377: f32, %1378: f32, %1379: f32, %1380: f32, %1381: f32, %1382: f32, %1383: f32, %1384: f32, %1385: f32, %1386: f32, %1387: f32, %1388: f32, %1389: f32, %1390: f32, %1391: f32, %1392: f32, %1393: f32, %1394: f32, %1395: f32, %1396: f32, %1397: f32, %1398: f32, %1399: f32, %1400: f32, %1401: f32, %1402: f32, %1403: f32, %1404: f32, %1405: f32, %1406: f32, %1407: f32, %1408: f32, %1409: f32, %1410: f32, %1411: f32, %1412: f32, %1413: f32, %1414: f32, %1415: f32, %1416: f32, %1417: f32, %1418: f32, %1419: f32, %1420: f32, %1421: f32, %1422: f32, %1423: f32, %1424: f32, %1425: f32, %1426: f32, %1427: f32, %1428: f32, %1429: f32, %1430: f32, %1431: f32, %1432: f32, %1433: f32, %1434: f32, %1435: f32, %1436: f32, %1437: f32, %1438: f32, %1439: f32, %1440: f32, %1441: f32, %1442: f32, %1443: f32, %1444: f32, %1445: f32, %1446: f32, %1447: f32, %1448: f32, %1449: f32, %1450: f32, %1451: f32, %1452: f32, %1453: f32, %1454: f32, %1455: f32, %1456: f32, %1457: i32, %1458: i32, %1459: i32, %1460: i32, %1461: i32, %1462: i32, %1463: i32, %1464: i32):
          %1465 = "arith.cmpi"(%1321, %34) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%1465, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464) : (i1, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1466: i32, %1467: i32, %1468: i32, %1469: i32, %1470: i32, %1471: i32, %1472: i1, %1473: i32, %1474: i32, %1475: i32, %1476: f32, %1477: f32, %1478: f32, %1479: f32, %1480: f32, %1481: f32, %1482: f32, %1483: f32, %1484: f32, %1485: f32, %1486: f32, %1487: f32, %1488: f32, %1489: f32, %1490: f32, %1491: f32, %1492: f32, %1493: f32, %1494: f32, %1495: f32, %1496: f32, %1497: f32, %1498: f32, %1499: f32, %1500: f32, %1501: f32, %1502: f32, %1503: f32, %1504: f32, %1505: f32, %1506: f32, %1507: f32, %1508: f32, %1509: f32, %1510: f32, %1511: f32, %1512: f32, %1513: f32, %1514: f32, %1515: f32, %1516: f32, %1517: f32, %1518: f32, %1519: f32, %1520: f32, %1521: f32, %1522: f32, %1523: f32, %1524: f32, %1525: f32, %1526: f32, %1527: f32, %1528: f32, %1529: f32, %1530: f32, %1531: f32, %1532: f32, %1533: f32, %1534: f32, %1535: f32, %1536: f32, %1537: f32, %1538: f32, %1539: f32, %1540: f32, %1541: f32, %1542: f32, %1543: f32, %1544: f32, %1545: f32, %1546: f32, %1547: f32, %1548: f32, %1549: f32, %1550: f32, %1551: f32, %1552: f32, %1553: f32, %1554: f32, %1555: f32, %1556: f32, %1557: f32, %1558: f32, %1559: f32, %1560: f32, %1561: f32, %1562: f32, %1563: f32, %1564: f32, %1565: f32, %1566: f32, %1567: f32, %1568: f32, %1569: f32, %1570: f32, %1571: f32, %1572: f32, %1573: f32, %1574: f32, %1575: f32, %1576: f32, %1577: f32, %1578: f32, %1579: f32, %1580: f32, %1581: f32, %1582: f32, %1583: f32, %1584: f32, %1585: f32, %1586: f32, %1587: f32, %1588: f32, %1589: f32, %1590: f32, %1591: f32, %1592: f32, %1593: f32, %1594: f32, %1595: f32, %1596: f32, %1597: f32, %1598: f32, %1599: f32, %1600: f32, %1601: f32, %1602: f32, %1603: f32, %1604: i32, %1605: i32, %1606: i32, %1607: i32, %1608: i32, %1609: i32, %1610: i32, %1611: i32):
          %1612 = "arith.subi"(%1466, %1470) : (i32, i32) -> i32
          %1613 = "arith.addi"(%1612, %272) : (i32, i32) -> i32
          %1614 = "arith.shrsi"(%1613, %1000) : (i32, i32) -> i32
          %1615 = "arith.subi"(%1469, %1467) : (i32, i32) -> i32
          %1616 = "arith.muli"(%195, %271) : (i32, i32) -> i32
          %1617 = "arith.remsi"(%1615, %1616) : (i32, i32) -> i32
          %1618 = "arith.cmpi"(%1617, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %1619 = "arith.divsi"(%1615, %1616) : (i32, i32) -> i32
          %1620 = "arith.extsi"(%1618) : (i1) -> i32
          %1621 = "arith.addi"(%1619, %1620) : (i32, i32) -> i32
          %1622 = "arith.muli"(%1621, %195) : (i32, i32) -> i32
          %1623 = "arith.subi"(%1614, %1622) : (i32, i32) -> i32
          %1624 = "arith.minsi"(%195, %1623) : (i32, i32) -> i32
          %1625 = "arith.muli"(%1622, %271) : (i32, i32) -> i32
          %1626 = "arith.subi"(%1615, %1625) : (i32, i32) -> i32
          %1627 = "arith.remsi"(%1626, %1624) : (i32, i32) -> i32
          %1628 = "arith.xori"(%1627, %1624) : (i32, i32) -> i32
          %1629 = "arith.cmpi"(%1628, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %1630 = "arith.cmpi"(%1627, %63) {predicate = 1 : i64} : (i32, i32) -> i1
          %1631 = "arith.andi"(%1629, %1630) : (i1, i1) -> i1
          %1632 = "arith.addi"(%1627, %1624) : (i32, i32) -> i32
          %1633 = "arith.select"(%1631, %1632, %1627) : (i1, i32, i32) -> i32
          %1634 = "arith.addi"(%1622, %1633) : (i32, i32) -> i32
          %1635 = "arith.divsi"(%1626, %1624) : (i32, i32) -> i32
          %1636 = "arith.extsi"(%1631) : (i1) -> i32
          %1637 = "arith.addi"(%1635, %1636) : (i32, i32) -> i32
          %1638 = "arith.andi"(%117, %63) : (i32, i32) -> i32
          %1639 = "arith.addi"(%1634, %1638) : (i32, i32) -> i32
          %1640 = "arith.addi"(%1637, %117) : (i32, i32) -> i32
          %1641 = "arith.addi"(%3, %272) : (i32, i32) -> i32
          %1642 = "arith.divui"(%1641, %273) : (i32, i32) -> i32
          %1643 = "arith.maxsi"(%1642, %129) : (i32, i32) -> i32
          %1644 = "llvm.getelementptr"(%82, %1474) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1645_s0 = "llvm.ptrtoint"(%1644) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1645_s0, %1475) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1646 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %1647 = "arith.muli"(%1474, %1646) : (i32, i32) -> i32
          %1648 = "llvm.getelementptr"(%76, %1647) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1649 = "arith.constant"() {value = 16384 : i32} : () -> i32
          %1650 = "arith.muli"(%1474, %1649) : (i32, i32) -> i32
          %1651 = "llvm.getelementptr"(%77, %1650) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1652 = "arith.constant"() {value = false} : () -> i1
          %t1654_a = "llvm.ptrtoint"(%1648) : (!llvm.ptr<3>) -> i32
          %t1654_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1654_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1654_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1654_shifted = "arith.shrui"(%t1654_a, %t1654_four) : (i32, i32) -> i32
          %t1654_low = "arith.andi"(%t1654_shifted, %t1654_mask) : (i32, i32) -> i32
          %t1654_wide = "arith.extui"(%t1654_low) : (i32) -> i64
          %1653 = "arith.ori"(%t1654_wide, %t1654_fields) : (i64, i64) -> i64
          %t1656_a = "llvm.ptrtoint"(%1651) : (!llvm.ptr<3>) -> i32
          %t1656_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1656_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1656_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1656_shifted = "arith.shrui"(%t1656_a, %t1656_four) : (i32, i32) -> i32
          %t1656_low = "arith.andi"(%t1656_shifted, %t1656_mask) : (i32, i32) -> i32
          %t1656_wide = "arith.extui"(%t1656_low) : (i32) -> i64
          %1655 = "arith.ori"(%t1656_wide, %t1656_fields) : (i64, i64) -> i64
          %t1785_r = "llvm.inline_asm"(%1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %1657 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1658 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1659 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1660 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1661 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1662 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1663 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1664 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1665 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1666 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1667 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1668 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1669 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1670 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1671 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1672 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1673 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1674 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1675 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1676 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1677 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1678 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1679 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1680 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1681 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1682 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1683 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1684 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1685 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1686 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1687 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1688 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1689 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1690 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1691 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1692 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1693 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1694 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1695 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1696 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1697 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1698 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1699 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1700 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1701 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1702 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1703 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1704 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1705 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1706 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1707 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1708 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1709 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1710 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1711 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1712 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1713 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1714 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1715 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1716 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1717 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1718 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1719 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1720 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 63>} : (!struct1) -> f32
          %1721 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 64>} : (!struct1) -> f32
          %1722 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 65>} : (!struct1) -> f32
          %1723 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 66>} : (!struct1) -> f32
          %1724 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 67>} : (!struct1) -> f32
          %1725 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 68>} : (!struct1) -> f32
          %1726 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 69>} : (!struct1) -> f32
          %1727 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 70>} : (!struct1) -> f32
          %1728 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 71>} : (!struct1) -> f32
          %1729 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 72>} : (!struct1) -> f32
          %1730 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 73>} : (!struct1) -> f32
          %1731 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 74>} : (!struct1) -> f32
          %1732 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 75>} : (!struct1) -> f32
          %1733 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 76>} : (!struct1) -> f32
          %1734 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 77>} : (!struct1) -> f32
          %1735 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 78>} : (!struct1) -> f32
          %1736 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 79>} : (!struct1) -> f32
          %1737 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 80>} : (!struct1) -> f32
          %1738 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 81>} : (!struct1) -> f32
          %1739 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 82>} : (!struct1) -> f32
          %1740 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 83>} : (!struct1) -> f32
          %1741 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 84>} : (!struct1) -> f32
          %1742 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 85>} : (!struct1) -> f32
          %1743 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 86>} : (!struct1) -> f32
          %1744 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 87>} : (!struct1) -> f32
          %1745 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 88>} : (!struct1) -> f32
          %1746 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 89>} : (!struct1) -> f32
          %1747 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 90>} : (!struct1) -> f32
          %1748 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 91>} : (!struct1) -> f32
          %1749 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 92>} : (!struct1) -> f32
          %1750 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 93>} : (!struct1) -> f32
          %1751 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 94>} : (!struct1) -> f32
          %1752 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 95>} : (!struct1) -> f32
          %1753 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 96>} : (!struct1) -> f32
          %1754 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 97>} : (!struct1) -> f32
          %1755 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 98>} : (!struct1) -> f32
          %1756 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 99>} : (!struct1) -> f32
          %1757 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 100>} : (!struct1) -> f32
          %1758 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 101>} : (!struct1) -> f32
          %1759 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 102>} : (!struct1) -> f32
          %1760 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 103>} : (!struct1) -> f32
          %1761 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 104>} : (!struct1) -> f32
          %1762 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 105>} : (!struct1) -> f32
          %1763 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 106>} : (!struct1) -> f32
          %1764 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 107>} : (!struct1) -> f32
          %1765 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 108>} : (!struct1) -> f32
          %1766 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 109>} : (!struct1) -> f32
          %1767 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 110>} : (!struct1) -> f32
          %1768 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 111>} : (!struct1) -> f32
          %1769 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 112>} : (!struct1) -> f32
          %1770 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 113>} : (!struct1) -> f32
          %1771 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 114>} : (!struct1) -> f32
          %1772 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 115>} : (!struct1) -> f32
          %1773 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 116>} : (!struct1) -> f32
          %1774 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 117>} : (!struct1) -> f32
          %1775 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 118>} : (!struct1) -> f32
          %1776 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 119>} : (!struct1) -> f32
          %1777 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 120>} : (!struct1) -> f32
          %1778 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 121>} : (!struct1) -> f32
          %1779 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 122>} : (!struct1) -> f32
          %1780 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 123>} : (!struct1) -> f32
          %1781 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 124>} : (!struct1) -> f32
          %1782 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 125>} : (!struct1) -> f32
          %1783 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 126>} : (!struct1) -> f32
          %1784 = "llvm.extractvalue"(%t1785_r) {position = array<i64: 127>} : (!struct1) -> f32
          %t1914_r = "llvm.inline_asm"(%1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1653, %1655, %1652) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 2;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 4;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 6;\0Aadd.s64 db, $257, 6;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 16 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
          %1786 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1787 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1788 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1789 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1790 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1791 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1792 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1793 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1794 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1795 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1796 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1797 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1798 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1799 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1800 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1801 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1802 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1803 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1804 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1805 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1806 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1807 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1808 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1809 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1810 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1811 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1812 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1813 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1814 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1815 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1816 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1817 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1818 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1819 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1820 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1821 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1822 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1823 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1824 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1825 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1826 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1827 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1828 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1829 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1830 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1831 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1832 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1833 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1834 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1835 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1836 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1837 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1838 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1839 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1840 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1841 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1842 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1843 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1844 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1845 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1846 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1847 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1848 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1849 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 63>} : (!struct1) -> f32
          %1850 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 64>} : (!struct1) -> f32
          %1851 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 65>} : (!struct1) -> f32
          %1852 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 66>} : (!struct1) -> f32
          %1853 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 67>} : (!struct1) -> f32
          %1854 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 68>} : (!struct1) -> f32
          %1855 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 69>} : (!struct1) -> f32
          %1856 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 70>} : (!struct1) -> f32
          %1857 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 71>} : (!struct1) -> f32
          %1858 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 72>} : (!struct1) -> f32
          %1859 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 73>} : (!struct1) -> f32
          %1860 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 74>} : (!struct1) -> f32
          %1861 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 75>} : (!struct1) -> f32
          %1862 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 76>} : (!struct1) -> f32
          %1863 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 77>} : (!struct1) -> f32
          %1864 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 78>} : (!struct1) -> f32
          %1865 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 79>} : (!struct1) -> f32
          %1866 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 80>} : (!struct1) -> f32
          %1867 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 81>} : (!struct1) -> f32
          %1868 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 82>} : (!struct1) -> f32
          %1869 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 83>} : (!struct1) -> f32
          %1870 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 84>} : (!struct1) -> f32
          %1871 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 85>} : (!struct1) -> f32
          %1872 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 86>} : (!struct1) -> f32
          %1873 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 87>} : (!struct1) -> f32
          %1874 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 88>} : (!struct1) -> f32
          %1875 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 89>} : (!struct1) -> f32
          %1876 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 90>} : (!struct1) -> f32
          %1877 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 91>} : (!struct1) -> f32
          %1878 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 92>} : (!struct1) -> f32
          %1879 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 93>} : (!struct1) -> f32
          %1880 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 94>} : (!struct1) -> f32
          %1881 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 95>} : (!struct1) -> f32
          %1882 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 96>} : (!struct1) -> f32
          %1883 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 97>} : (!struct1) -> f32
          %1884 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 98>} : (!struct1) -> f32
          %1885 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 99>} : (!struct1) -> f32
          %1886 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 100>} : (!struct1) -> f32
          %1887 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 101>} : (!struct1) -> f32
          %1888 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 102>} : (!struct1) -> f32
          %1889 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 103>} : (!struct1) -> f32
          %1890 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 104>} : (!struct1) -> f32
          %1891 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 105>} : (!struct1) -> f32
          %1892 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 106>} : (!struct1) -> f32
          %1893 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 107>} : (!struct1) -> f32
          %1894 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 108>} : (!struct1) -> f32
          %1895 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 109>} : (!struct1) -> f32
          %1896 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 110>} : (!struct1) -> f32
          %1897 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 111>} : (!struct1) -> f32
          %1898 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 112>} : (!struct1) -> f32
          %1899 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 113>} : (!struct1) -> f32
          %1900 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 114>} : (!struct1) -> f32
          %1901 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 115>} : (!struct1) -> f32
          %1902 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 116>} : (!struct1) -> f32
          %1903 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 117>} : (!struct1) -> f32
          %1904 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 118>} : (!struct1) -> f32
          %1905 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 119>} : (!struct1) -> f32
          %1906 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 120>} : (!struct1) -> f32
          %1907 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 121>} : (!struct1) -> f32
          %1908 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 122>} : (!struct1) -> f32
          %1909 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 123>} : (!struct1) -> f32
          %1910 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 124>} : (!struct1) -> f32
          %1911 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 125>} : (!struct1) -> f32
          %1912 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 126>} : (!struct1) -> f32
          %1913 = "llvm.extractvalue"(%t1914_r) {position = array<i64: 127>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %1915 = "arith.addi"(%1474, %129) : (i32, i32) -> i32
          %1916 = "arith.constant"() {value = 5 : i32} : () -> i32
          %1917 = "arith.cmpi"(%1915, %1916) {predicate = 0 : i64} : (i32, i32) -> i1
          %1918 = "arith.xori"(%1475, %129) : (i32, i32) -> i32
          %1919 = "arith.select"(%1917, %1918, %1475) : (i1, i32, i32) -> i32
          %1920 = "arith.select"(%1917, %63, %1915) : (i1, i32, i32) -> i32
          %1921 = "arith.addi"(%1473, %129) : (i32, i32) -> i32
          %1922, %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055 = "scf.for"(%129, %1643, %129, %1473, %1474, %1475, %1921, %1920, %1919, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913) ({
          ^bb0(%2056: i32, %2057: i32, %2058: i32, %2059: i32, %2060: i32, %2061: i32, %2062: i32, %2063: f32, %2064: f32, %2065: f32, %2066: f32, %2067: f32, %2068: f32, %2069: f32, %2070: f32, %2071: f32, %2072: f32, %2073: f32, %2074: f32, %2075: f32, %2076: f32, %2077: f32, %2078: f32, %2079: f32, %2080: f32, %2081: f32, %2082: f32, %2083: f32, %2084: f32, %2085: f32, %2086: f32, %2087: f32, %2088: f32, %2089: f32, %2090: f32, %2091: f32, %2092: f32, %2093: f32, %2094: f32, %2095: f32, %2096: f32, %2097: f32, %2098: f32, %2099: f32, %2100: f32, %2101: f32, %2102: f32, %2103: f32, %2104: f32, %2105: f32, %2106: f32, %2107: f32, %2108: f32, %2109: f32, %2110: f32, %2111: f32, %2112: f32, %2113: f32, %2114: f32, %2115: f32, %2116: f32, %2117: f32, %2118: f32, %2119: f32, %2120: f32, %2121: f32, %2122: f32, %2123: f32, %2124: f32, %2125: f32, %2126: f32, %2127: f32, %2128: f32, %2129: f32, %2130: f32, %2131: f32, %2132: f32, %2133: f32, %2134: f32, %2135: f32, %2136: f32, %2137: f32, %2138: f32, %2139: f32, %2140: f32, %2141: f32, %2142: f32, %2143: f32, %2144: f32, %2145: f32, %2146: f32, %2147: f32, %2148: f32, %2149: f32, %2150: f32, %2151: f32, %2152: f32, %2153: f32, %2154: f32, %2155: f32, %2156: f32, %2157: f32, %2158: f32, %2159: f32, %2160: f32, %2161: f32, %2162: f32, %2163: f32, %2164: f32, %2165: f32, %2166: f32, %2167: f32, %2168: f32, %2169: f32, %2170: f32, %2171: f32, %2172: f32, %2173: f32, %2174: f32, %2175: f32, %2176: f32, %2177: f32, %2178: f32, %2179: f32, %2180: f32, %2181: f32, %2182: f32, %2183: f32, %2184: f32, %2185: f32, %2186: f32, %2187: f32, %2188: f32, %2189: f32, %2190: f32):
            %2191 = "llvm.getelementptr"(%82, %2061) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2192_s0 = "llvm.ptrtoint"(%2191) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2192_s0, %2062) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2193 = "arith.muli"(%2061, %1646) : (i32, i32) -> i32
            %2194 = "llvm.getelementptr"(%76, %2193) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2195 = "arith.muli"(%2061, %1649) : (i32, i32) -> i32
            %2196 = "llvm.getelementptr"(%77, %2195) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2198_a = "llvm.ptrtoint"(%2194) : (!llvm.ptr<3>) -> i32
            %t2198_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2198_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2198_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2198_shifted = "arith.shrui"(%t2198_a, %t2198_four) : (i32, i32) -> i32
            %t2198_low = "arith.andi"(%t2198_shifted, %t2198_mask) : (i32, i32) -> i32
            %t2198_wide = "arith.extui"(%t2198_low) : (i32) -> i64
            %2197 = "arith.ori"(%t2198_wide, %t2198_fields) : (i64, i64) -> i64
            %t2200_a = "llvm.ptrtoint"(%2196) : (!llvm.ptr<3>) -> i32
            %t2200_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2200_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2200_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2200_shifted = "arith.shrui"(%t2200_a, %t2200_four) : (i32, i32) -> i32
            %t2200_low = "arith.andi"(%t2200_shifted, %t2200_mask) : (i32, i32) -> i32
            %t2200_wide = "arith.extui"(%t2200_low) : (i32) -> i64
            %2199 = "arith.ori"(%t2200_wide, %t2200_fields) : (i64, i64) -> i64
            %t2329_r = "llvm.inline_asm"(%2063, %2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2201 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2202 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2203 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2204 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2205 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2206 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2207 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2208 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2209 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2210 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2211 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2212 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2213 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2214 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2215 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2216 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2217 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2218 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2219 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2220 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2221 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2222 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2223 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2224 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2225 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2226 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2227 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2228 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2229 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2230 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2231 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2232 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2233 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2234 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2235 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2236 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2237 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2238 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2239 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2240 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2241 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2242 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2243 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2244 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2245 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2246 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2247 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2248 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2249 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2250 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2251 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2252 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2253 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2254 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2255 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2256 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2257 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2258 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2259 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2260 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2261 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2262 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2263 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2264 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 63>} : (!struct1) -> f32
            %2265 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 64>} : (!struct1) -> f32
            %2266 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 65>} : (!struct1) -> f32
            %2267 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 66>} : (!struct1) -> f32
            %2268 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 67>} : (!struct1) -> f32
            %2269 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 68>} : (!struct1) -> f32
            %2270 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 69>} : (!struct1) -> f32
            %2271 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 70>} : (!struct1) -> f32
            %2272 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 71>} : (!struct1) -> f32
            %2273 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 72>} : (!struct1) -> f32
            %2274 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 73>} : (!struct1) -> f32
            %2275 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 74>} : (!struct1) -> f32
            %2276 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 75>} : (!struct1) -> f32
            %2277 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 76>} : (!struct1) -> f32
            %2278 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 77>} : (!struct1) -> f32
            %2279 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 78>} : (!struct1) -> f32
            %2280 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 79>} : (!struct1) -> f32
            %2281 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 80>} : (!struct1) -> f32
            %2282 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 81>} : (!struct1) -> f32
            %2283 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 82>} : (!struct1) -> f32
            %2284 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 83>} : (!struct1) -> f32
            %2285 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 84>} : (!struct1) -> f32
            %2286 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 85>} : (!struct1) -> f32
            %2287 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 86>} : (!struct1) -> f32
            %2288 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 87>} : (!struct1) -> f32
            %2289 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 88>} : (!struct1) -> f32
            %2290 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 89>} : (!struct1) -> f32
            %2291 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 90>} : (!struct1) -> f32
            %2292 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 91>} : (!struct1) -> f32
            %2293 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 92>} : (!struct1) -> f32
            %2294 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 93>} : (!struct1) -> f32
            %2295 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 94>} : (!struct1) -> f32
            %2296 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 95>} : (!struct1) -> f32
            %2297 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 96>} : (!struct1) -> f32
            %2298 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 97>} : (!struct1) -> f32
            %2299 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 98>} : (!struct1) -> f32
            %2300 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 99>} : (!struct1) -> f32
            %2301 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 100>} : (!struct1) -> f32
            %2302 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 101>} : (!struct1) -> f32
            %2303 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 102>} : (!struct1) -> f32
            %2304 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 103>} : (!struct1) -> f32
            %2305 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 104>} : (!struct1) -> f32
            %2306 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 105>} : (!struct1) -> f32
            %2307 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 106>} : (!struct1) -> f32
            %2308 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 107>} : (!struct1) -> f32
            %2309 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 108>} : (!struct1) -> f32
            %2310 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 109>} : (!struct1) -> f32
            %2311 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 110>} : (!struct1) -> f32
            %2312 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 111>} : (!struct1) -> f32
            %2313 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 112>} : (!struct1) -> f32
            %2314 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 113>} : (!struct1) -> f32
            %2315 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 114>} : (!struct1) -> f32
            %2316 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 115>} : (!struct1) -> f32
            %2317 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 116>} : (!struct1) -> f32
            %2318 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 117>} : (!struct1) -> f32
            %2319 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 118>} : (!struct1) -> f32
            %2320 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 119>} : (!struct1) -> f32
            %2321 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 120>} : (!struct1) -> f32
            %2322 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 121>} : (!struct1) -> f32
            %2323 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 122>} : (!struct1) -> f32
            %2324 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 123>} : (!struct1) -> f32
            %2325 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 124>} : (!struct1) -> f32
            %2326 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 125>} : (!struct1) -> f32
            %2327 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 126>} : (!struct1) -> f32
            %2328 = "llvm.extractvalue"(%t2329_r) {position = array<i64: 127>} : (!struct1) -> f32
            %t2458_r = "llvm.inline_asm"(%2201, %2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291, %2292, %2293, %2294, %2295, %2296, %2297, %2298, %2299, %2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307, %2308, %2309, %2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2197, %2199, %1036) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 2;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 4;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 6;\0Aadd.s64 db, $257, 6;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 17 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
            %2330 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2331 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2332 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2333 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2334 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2335 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2336 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2337 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2338 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2339 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2340 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2341 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2342 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2343 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2344 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2345 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2346 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2347 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2348 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2349 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2350 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2351 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2352 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2353 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2354 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2355 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2356 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2357 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2358 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2359 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2360 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2361 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2362 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2363 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2364 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2365 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2366 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2367 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2368 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2369 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2370 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2371 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2372 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2373 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2374 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2375 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2376 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2377 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2378 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2379 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2380 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2381 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2382 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2383 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2384 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2385 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2386 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2387 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2388 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2389 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2390 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2391 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2392 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2393 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 63>} : (!struct1) -> f32
            %2394 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 64>} : (!struct1) -> f32
            %2395 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 65>} : (!struct1) -> f32
            %2396 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 66>} : (!struct1) -> f32
            %2397 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 67>} : (!struct1) -> f32
            %2398 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 68>} : (!struct1) -> f32
            %2399 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 69>} : (!struct1) -> f32
            %2400 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 70>} : (!struct1) -> f32
            %2401 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 71>} : (!struct1) -> f32
            %2402 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 72>} : (!struct1) -> f32
            %2403 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 73>} : (!struct1) -> f32
            %2404 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 74>} : (!struct1) -> f32
            %2405 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 75>} : (!struct1) -> f32
            %2406 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 76>} : (!struct1) -> f32
            %2407 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 77>} : (!struct1) -> f32
            %2408 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 78>} : (!struct1) -> f32
            %2409 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 79>} : (!struct1) -> f32
            %2410 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 80>} : (!struct1) -> f32
            %2411 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 81>} : (!struct1) -> f32
            %2412 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 82>} : (!struct1) -> f32
            %2413 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 83>} : (!struct1) -> f32
            %2414 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 84>} : (!struct1) -> f32
            %2415 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 85>} : (!struct1) -> f32
            %2416 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 86>} : (!struct1) -> f32
            %2417 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 87>} : (!struct1) -> f32
            %2418 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 88>} : (!struct1) -> f32
            %2419 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 89>} : (!struct1) -> f32
            %2420 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 90>} : (!struct1) -> f32
            %2421 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 91>} : (!struct1) -> f32
            %2422 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 92>} : (!struct1) -> f32
            %2423 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 93>} : (!struct1) -> f32
            %2424 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 94>} : (!struct1) -> f32
            %2425 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 95>} : (!struct1) -> f32
            %2426 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 96>} : (!struct1) -> f32
            %2427 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 97>} : (!struct1) -> f32
            %2428 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 98>} : (!struct1) -> f32
            %2429 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 99>} : (!struct1) -> f32
            %2430 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 100>} : (!struct1) -> f32
            %2431 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 101>} : (!struct1) -> f32
            %2432 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 102>} : (!struct1) -> f32
            %2433 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 103>} : (!struct1) -> f32
            %2434 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 104>} : (!struct1) -> f32
            %2435 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 105>} : (!struct1) -> f32
            %2436 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 106>} : (!struct1) -> f32
            %2437 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 107>} : (!struct1) -> f32
            %2438 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 108>} : (!struct1) -> f32
            %2439 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 109>} : (!struct1) -> f32
            %2440 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 110>} : (!struct1) -> f32
            %2441 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 111>} : (!struct1) -> f32
            %2442 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 112>} : (!struct1) -> f32
            %2443 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 113>} : (!struct1) -> f32
            %2444 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 114>} : (!struct1) -> f32
            %2445 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 115>} : (!struct1) -> f32
            %2446 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 116>} : (!struct1) -> f32
            %2447 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 117>} : (!struct1) -> f32
            %2448 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 118>} : (!struct1) -> f32
            %2449 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 119>} : (!struct1) -> f32
            %2450 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 120>} : (!struct1) -> f32
            %2451 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 121>} : (!struct1) -> f32
            %2452 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 122>} : (!struct1) -> f32
            %2453 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 123>} : (!struct1) -> f32
            %2454 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 124>} : (!struct1) -> f32
            %2455 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 125>} : (!struct1) -> f32
            %2456 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 126>} : (!struct1) -> f32
            %2457 = "llvm.extractvalue"(%t2458_r) {position = array<i64: 127>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t2587_r = "llvm.inline_asm"(%2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392, %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2459 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2460 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2461 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2462 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2463 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2464 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2465 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2466 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2467 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2468 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2469 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2470 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2471 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2472 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2473 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2474 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2475 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2476 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2477 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2478 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2479 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2480 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2481 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2482 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2483 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2484 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2485 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2486 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2487 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2488 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2489 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2490 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2491 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2492 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2493 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2494 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2495 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2496 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2497 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2498 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2499 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2500 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2501 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2502 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2503 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2504 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2505 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2506 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2507 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2508 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2509 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2510 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2511 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2512 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2513 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2514 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2515 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2516 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2517 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2518 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2519 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2520 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2521 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2522 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 63>} : (!struct1) -> f32
            %2523 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 64>} : (!struct1) -> f32
            %2524 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 65>} : (!struct1) -> f32
            %2525 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 66>} : (!struct1) -> f32
            %2526 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 67>} : (!struct1) -> f32
            %2527 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 68>} : (!struct1) -> f32
            %2528 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 69>} : (!struct1) -> f32
            %2529 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 70>} : (!struct1) -> f32
            %2530 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 71>} : (!struct1) -> f32
            %2531 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 72>} : (!struct1) -> f32
            %2532 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 73>} : (!struct1) -> f32
            %2533 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 74>} : (!struct1) -> f32
            %2534 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 75>} : (!struct1) -> f32
            %2535 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 76>} : (!struct1) -> f32
            %2536 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 77>} : (!struct1) -> f32
            %2537 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 78>} : (!struct1) -> f32
            %2538 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 79>} : (!struct1) -> f32
            %2539 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 80>} : (!struct1) -> f32
            %2540 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 81>} : (!struct1) -> f32
            %2541 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 82>} : (!struct1) -> f32
            %2542 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 83>} : (!struct1) -> f32
            %2543 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 84>} : (!struct1) -> f32
            %2544 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 85>} : (!struct1) -> f32
            %2545 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 86>} : (!struct1) -> f32
            %2546 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 87>} : (!struct1) -> f32
            %2547 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 88>} : (!struct1) -> f32
            %2548 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 89>} : (!struct1) -> f32
            %2549 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 90>} : (!struct1) -> f32
            %2550 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 91>} : (!struct1) -> f32
            %2551 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 92>} : (!struct1) -> f32
            %2552 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 93>} : (!struct1) -> f32
            %2553 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 94>} : (!struct1) -> f32
            %2554 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 95>} : (!struct1) -> f32
            %2555 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 96>} : (!struct1) -> f32
            %2556 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 97>} : (!struct1) -> f32
            %2557 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 98>} : (!struct1) -> f32
            %2558 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 99>} : (!struct1) -> f32
            %2559 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 100>} : (!struct1) -> f32
            %2560 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 101>} : (!struct1) -> f32
            %2561 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 102>} : (!struct1) -> f32
            %2562 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 103>} : (!struct1) -> f32
            %2563 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 104>} : (!struct1) -> f32
            %2564 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 105>} : (!struct1) -> f32
            %2565 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 106>} : (!struct1) -> f32
            %2566 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 107>} : (!struct1) -> f32
            %2567 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 108>} : (!struct1) -> f32
            %2568 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 109>} : (!struct1) -> f32
            %2569 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 110>} : (!struct1) -> f32
            %2570 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 111>} : (!struct1) -> f32
            %2571 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 112>} : (!struct1) -> f32
            %2572 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 113>} : (!struct1) -> f32
            %2573 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 114>} : (!struct1) -> f32
            %2574 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 115>} : (!struct1) -> f32
            %2575 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 116>} : (!struct1) -> f32
            %2576 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 117>} : (!struct1) -> f32
            %2577 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 118>} : (!struct1) -> f32
            %2578 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 119>} : (!struct1) -> f32
            %2579 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 120>} : (!struct1) -> f32
            %2580 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 121>} : (!struct1) -> f32
            %2581 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 122>} : (!struct1) -> f32
            %2582 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 123>} : (!struct1) -> f32
            %2583 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 124>} : (!struct1) -> f32
            %2584 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 125>} : (!struct1) -> f32
            %2585 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 126>} : (!struct1) -> f32
            %2586 = "llvm.extractvalue"(%t2587_r) {position = array<i64: 127>} : (!struct1) -> f32
            "scf.if"(%84) ({
              %2588 = "llvm.getelementptr"(%85, %2058) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2589_s0 = "llvm.ptrtoint"(%2588) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2589_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2590 = "arith.addi"(%2061, %129) : (i32, i32) -> i32
            %2591 = "arith.cmpi"(%2590, %1916) {predicate = 0 : i64} : (i32, i32) -> i1
            %2592 = "arith.xori"(%2062, %129) : (i32, i32) -> i32
            %2593 = "arith.select"(%2591, %2592, %2062) : (i1, i32, i32) -> i32
            %2594 = "arith.select"(%2591, %63, %2590) : (i1, i32, i32) -> i32
            %2595 = "arith.addi"(%2060, %129) : (i32, i32) -> i32
            "scf.yield"(%2060, %2061, %2062, %2595, %2594, %2593, %2459, %2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545, %2546, %2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t2724_r = "llvm.inline_asm"(%1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %2596 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2597 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2598 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2599 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2600 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2601 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2602 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2603 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2604 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2605 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2606 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2607 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2608 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2609 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2610 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2611 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2612 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2613 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2614 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2615 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2616 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2617 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2618 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2619 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2620 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2621 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2622 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2623 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2624 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2625 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2626 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2627 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 31>} : (!struct1) -> f32
          %2628 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 32>} : (!struct1) -> f32
          %2629 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 33>} : (!struct1) -> f32
          %2630 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 34>} : (!struct1) -> f32
          %2631 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 35>} : (!struct1) -> f32
          %2632 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 36>} : (!struct1) -> f32
          %2633 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 37>} : (!struct1) -> f32
          %2634 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 38>} : (!struct1) -> f32
          %2635 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 39>} : (!struct1) -> f32
          %2636 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 40>} : (!struct1) -> f32
          %2637 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 41>} : (!struct1) -> f32
          %2638 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 42>} : (!struct1) -> f32
          %2639 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 43>} : (!struct1) -> f32
          %2640 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 44>} : (!struct1) -> f32
          %2641 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 45>} : (!struct1) -> f32
          %2642 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 46>} : (!struct1) -> f32
          %2643 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 47>} : (!struct1) -> f32
          %2644 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 48>} : (!struct1) -> f32
          %2645 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 49>} : (!struct1) -> f32
          %2646 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 50>} : (!struct1) -> f32
          %2647 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 51>} : (!struct1) -> f32
          %2648 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 52>} : (!struct1) -> f32
          %2649 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 53>} : (!struct1) -> f32
          %2650 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 54>} : (!struct1) -> f32
          %2651 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 55>} : (!struct1) -> f32
          %2652 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 56>} : (!struct1) -> f32
          %2653 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 57>} : (!struct1) -> f32
          %2654 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 58>} : (!struct1) -> f32
          %2655 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 59>} : (!struct1) -> f32
          %2656 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 60>} : (!struct1) -> f32
          %2657 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 61>} : (!struct1) -> f32
          %2658 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 62>} : (!struct1) -> f32
          %2659 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 63>} : (!struct1) -> f32
          %2660 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 64>} : (!struct1) -> f32
          %2661 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 65>} : (!struct1) -> f32
          %2662 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 66>} : (!struct1) -> f32
          %2663 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 67>} : (!struct1) -> f32
          %2664 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 68>} : (!struct1) -> f32
          %2665 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 69>} : (!struct1) -> f32
          %2666 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 70>} : (!struct1) -> f32
          %2667 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 71>} : (!struct1) -> f32
          %2668 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 72>} : (!struct1) -> f32
          %2669 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 73>} : (!struct1) -> f32
          %2670 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 74>} : (!struct1) -> f32
          %2671 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 75>} : (!struct1) -> f32
          %2672 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 76>} : (!struct1) -> f32
          %2673 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 77>} : (!struct1) -> f32
          %2674 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 78>} : (!struct1) -> f32
          %2675 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 79>} : (!struct1) -> f32
          %2676 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 80>} : (!struct1) -> f32
          %2677 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 81>} : (!struct1) -> f32
          %2678 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 82>} : (!struct1) -> f32
          %2679 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 83>} : (!struct1) -> f32
          %2680 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 84>} : (!struct1) -> f32
          %2681 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 85>} : (!struct1) -> f32
          %2682 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 86>} : (!struct1) -> f32
          %2683 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 87>} : (!struct1) -> f32
          %2684 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 88>} : (!struct1) -> f32
          %2685 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 89>} : (!struct1) -> f32
          %2686 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 90>} : (!struct1) -> f32
          %2687 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 91>} : (!struct1) -> f32
          %2688 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 92>} : (!struct1) -> f32
          %2689 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 93>} : (!struct1) -> f32
          %2690 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 94>} : (!struct1) -> f32
          %2691 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 95>} : (!struct1) -> f32
          %2692 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 96>} : (!struct1) -> f32
          %2693 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 97>} : (!struct1) -> f32
          %2694 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 98>} : (!struct1) -> f32
          %2695 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 99>} : (!struct1) -> f32
          %2696 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 100>} : (!struct1) -> f32
          %2697 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 101>} : (!struct1) -> f32
          %2698 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 102>} : (!struct1) -> f32
          %2699 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 103>} : (!struct1) -> f32
          %2700 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 104>} : (!struct1) -> f32
          %2701 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 105>} : (!struct1) -> f32
          %2702 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 106>} : (!struct1) -> f32
          %2703 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 107>} : (!struct1) -> f32
          %2704 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 108>} : (!struct1) -> f32
          %2705 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 109>} : (!struct1) -> f32
          %2706 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 110>} : (!struct1) -> f32
          %2707 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 111>} : (!struct1) -> f32
          %2708 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 112>} : (!struct1) -> f32
          %2709 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 113>} : (!struct1) -> f32
          %2710 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 114>} : (!struct1) -> f32
          %2711 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 115>} : (!struct1) -> f32
          %2712 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 116>} : (!struct1) -> f32
          %2713 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 117>} : (!struct1) -> f32
          %2714 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 118>} : (!struct1) -> f32
          %2715 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 119>} : (!struct1) -> f32
          %2716 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 120>} : (!struct1) -> f32
          %2717 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 121>} : (!struct1) -> f32
          %2718 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 122>} : (!struct1) -> f32
          %2719 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 123>} : (!struct1) -> f32
          %2720 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 124>} : (!struct1) -> f32
          %2721 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 125>} : (!struct1) -> f32
          %2722 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 126>} : (!struct1) -> f32
          %2723 = "llvm.extractvalue"(%t2724_r) {position = array<i64: 127>} : (!struct1) -> f32
          "scf.if"(%84) ({
            %2725 = "llvm.getelementptr"(%85, %1923) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2726_s0 = "llvm.ptrtoint"(%2725) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2726_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2727 = "arith.addi"(%1639, %995) : (i32, i32) -> i32
          %2728 = "arith.muli"(%2727, %273) : (i32, i32) -> i32
          %2729 = "arith.subi"(%1612, %2728) : (i32, i32) -> i32
          %2730 = "arith.minsi"(%2729, %273) : (i32, i32) -> i32
          %2731 = "arith.maxsi"(%2730, %63) : (i32, i32) -> i32
          %2732 = "arith.subi"(%273, %2731) : (i32, i32) -> i32
          %2733 = "arith.addi"(%1470, %2728) : (i32, i32) -> i32
          %2734 = "arith.addi"(%2733, %2731) : (i32, i32) -> i32
          %2735 = "arith.muli"(%1640, %90) : (i32, i32) -> i32
          %2736 = "arith.constant"() {value = 127 : i32} : () -> i32
          %2737 = "arith.andi"(%994, %2736) : (i32, i32) -> i32
          %2738 = "arith.divui"(%2737, %66) : (i32, i32) -> i32
          %2739 = "nvvm.shfl.sync"(%62, %2738, %63, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 18 : i32} : (i32, i32, i32, i32) -> i32
          %2740 = "arith.cmpi"(%2739, %63) {predicate = 0 : i64} : (i32, i32) -> i1
          %2741 = "arith.remui"(%2737, %195) : (i32, i32) -> i32
          %2742 = "arith.divui"(%2737, %195) : (i32, i32) -> i32
          %2743 = "arith.muli"(%2741, %66) : (i32, i32) -> i32
          %2744 = "arith.remui"(%2742, %185) : (i32, i32) -> i32
          %2745 = "arith.divui"(%2742, %185) : (i32, i32) -> i32
          %2746 = "arith.muli"(%2744, %90) : (i32, i32) -> i32
          %2747 = "arith.addi"(%2743, %2746) : (i32, i32) -> i32
          %2748 = "arith.remui"(%2745, %185) : (i32, i32) -> i32
          %2749 = "arith.divui"(%2745, %185) : (i32, i32) -> i32
          %2750 = "arith.muli"(%2748, %195) : (i32, i32) -> i32
          %2751 = "arith.addi"(%2747, %2750) : (i32, i32) -> i32
          %2752 = "arith.constant"() {value = 512 : i32} : () -> i32
          %2753 = "arith.muli"(%2749, %2752) : (i32, i32) -> i32
          %2754 = "arith.addi"(%2751, %2753) : (i32, i32) -> i32
          %2755 = "arith.muli"(%995, %185) : (i32, i32) -> i32
          %2756 = "arith.remui"(%1471, %185) : (i32, i32) -> i32
          %2757 = "arith.addi"(%2755, %2756) : (i32, i32) -> i32
          "scf.if"(%2740) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2758 = "arith.addi"(%129, %995) : (i32, i32) -> i32
          "nvvm.barrier"(%2758, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 19 : i32} : (i32, i32) -> ()
          %2759 = "vector.from_elements"(%2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2760 = "arith.truncf"(%2759) : (vector<16xf32>) -> vector<16xbf16>
          %2761 = "vector.extract"(%2760) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2762 = "vector.extract"(%2760) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2763 = "vector.extract"(%2760) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2764 = "vector.extract"(%2760) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2765 = "vector.extract"(%2760) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2766 = "vector.extract"(%2760) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2767 = "vector.extract"(%2760) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2768 = "vector.extract"(%2760) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2769 = "vector.extract"(%2760) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2770 = "vector.extract"(%2760) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2771 = "vector.extract"(%2760) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2772 = "vector.extract"(%2760) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2773 = "vector.extract"(%2760) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2774 = "vector.extract"(%2760) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2775 = "vector.extract"(%2760) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2776 = "vector.extract"(%2760) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2777 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %2778 = "arith.muli"(%2757, %2777) : (i32, i32) -> i32
          %2779 = "llvm.getelementptr"(%78, %2778) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2780 = "vector.from_elements"(%2761, %2762) : (bf16, bf16) -> vector<2xbf16>
          %2781 = "llvm.bitcast"(%2780) : (vector<2xbf16>) -> i32
          %2782 = "vector.from_elements"(%2763, %2764) : (bf16, bf16) -> vector<2xbf16>
          %2783 = "llvm.bitcast"(%2782) : (vector<2xbf16>) -> i32
          %2784 = "vector.from_elements"(%2765, %2766) : (bf16, bf16) -> vector<2xbf16>
          %2785 = "llvm.bitcast"(%2784) : (vector<2xbf16>) -> i32
          %2786 = "vector.from_elements"(%2767, %2768) : (bf16, bf16) -> vector<2xbf16>
          %2787 = "llvm.bitcast"(%2786) : (vector<2xbf16>) -> i32
          %2788 = "arith.constant"() {value = 192 : i32} : () -> i32
          %2789 = "arith.andi"(%2754, %2788) : (i32, i32) -> i32
          %2790 = "arith.constant"() {value = 3 : i32} : () -> i32
          %2791 = "arith.shrui"(%2789, %2790) : (i32, i32) -> i32
          %2792 = "arith.xori"(%2754, %2791) : (i32, i32) -> i32
          %2793 = "llvm.getelementptr"(%2779, %2792) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2793, %2781, %2783, %2785, %2787) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2795 = "arith.addi"(%2754, %200) : (i32, i32) -> i32
          %2796 = "vector.from_elements"(%2769, %2770) : (bf16, bf16) -> vector<2xbf16>
          %2797 = "llvm.bitcast"(%2796) : (vector<2xbf16>) -> i32
          %2798 = "vector.from_elements"(%2771, %2772) : (bf16, bf16) -> vector<2xbf16>
          %2799 = "llvm.bitcast"(%2798) : (vector<2xbf16>) -> i32
          %2800 = "vector.from_elements"(%2773, %2774) : (bf16, bf16) -> vector<2xbf16>
          %2801 = "llvm.bitcast"(%2800) : (vector<2xbf16>) -> i32
          %2802 = "vector.from_elements"(%2775, %2776) : (bf16, bf16) -> vector<2xbf16>
          %2803 = "llvm.bitcast"(%2802) : (vector<2xbf16>) -> i32
          %2804 = "arith.andi"(%2795, %2788) : (i32, i32) -> i32
          %2805 = "arith.shrui"(%2804, %2790) : (i32, i32) -> i32
          %2806 = "arith.xori"(%2795, %2805) : (i32, i32) -> i32
          %2807 = "llvm.getelementptr"(%2779, %2806) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2807, %2797, %2799, %2801, %2803) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2758, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 22 : i32} : (i32, i32) -> ()
          "scf.if"(%2740) ({
            %2809 = "nvvm.elect.sync"() {cutec.arm = 23 : i32} : () -> i1
            "scf.if"(%2809) ({
              %t2810_s1 = "llvm.ptrtoint"(%2779) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2810_s1, %2735, %2732, %2734, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2811 = "arith.addi"(%1471, %129) : (i32, i32) -> i32
          %2812 = "arith.remui"(%2811, %185) : (i32, i32) -> i32
          %2813 = "arith.addi"(%2755, %2812) : (i32, i32) -> i32
          "scf.if"(%2740) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2758, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 24 : i32} : (i32, i32) -> ()
          %2814 = "vector.from_elements"(%2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2815 = "arith.truncf"(%2814) : (vector<16xf32>) -> vector<16xbf16>
          %2816 = "vector.extract"(%2815) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2817 = "vector.extract"(%2815) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2818 = "vector.extract"(%2815) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2819 = "vector.extract"(%2815) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2820 = "vector.extract"(%2815) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2821 = "vector.extract"(%2815) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2822 = "vector.extract"(%2815) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2823 = "vector.extract"(%2815) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2824 = "vector.extract"(%2815) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2825 = "vector.extract"(%2815) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2826 = "vector.extract"(%2815) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2827 = "vector.extract"(%2815) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2828 = "vector.extract"(%2815) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2829 = "vector.extract"(%2815) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2830 = "vector.extract"(%2815) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2831 = "vector.extract"(%2815) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2832 = "arith.muli"(%2813, %2777) : (i32, i32) -> i32
          %2833 = "llvm.getelementptr"(%78, %2832) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2834 = "vector.from_elements"(%2816, %2817) : (bf16, bf16) -> vector<2xbf16>
          %2835 = "llvm.bitcast"(%2834) : (vector<2xbf16>) -> i32
          %2836 = "vector.from_elements"(%2818, %2819) : (bf16, bf16) -> vector<2xbf16>
          %2837 = "llvm.bitcast"(%2836) : (vector<2xbf16>) -> i32
          %2838 = "vector.from_elements"(%2820, %2821) : (bf16, bf16) -> vector<2xbf16>
          %2839 = "llvm.bitcast"(%2838) : (vector<2xbf16>) -> i32
          %2840 = "vector.from_elements"(%2822, %2823) : (bf16, bf16) -> vector<2xbf16>
          %2841 = "llvm.bitcast"(%2840) : (vector<2xbf16>) -> i32
          %2842 = "llvm.getelementptr"(%2833, %2792) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2842, %2835, %2837, %2839, %2841) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2844 = "vector.from_elements"(%2824, %2825) : (bf16, bf16) -> vector<2xbf16>
          %2845 = "llvm.bitcast"(%2844) : (vector<2xbf16>) -> i32
          %2846 = "vector.from_elements"(%2826, %2827) : (bf16, bf16) -> vector<2xbf16>
          %2847 = "llvm.bitcast"(%2846) : (vector<2xbf16>) -> i32
          %2848 = "vector.from_elements"(%2828, %2829) : (bf16, bf16) -> vector<2xbf16>
          %2849 = "llvm.bitcast"(%2848) : (vector<2xbf16>) -> i32
          %2850 = "vector.from_elements"(%2830, %2831) : (bf16, bf16) -> vector<2xbf16>
          %2851 = "llvm.bitcast"(%2850) : (vector<2xbf16>) -> i32
          %2852 = "llvm.getelementptr"(%2833, %2806) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2852, %2845, %2847, %2849, %2851) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2758, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 27 : i32} : (i32, i32) -> ()
          "scf.if"(%2740) ({
            %2854 = "arith.addi"(%2735, %66) : (i32, i32) -> i32
            %2855 = "nvvm.elect.sync"() {cutec.arm = 28 : i32} : () -> i1
            "scf.if"(%2855) ({
              %t2856_s1 = "llvm.ptrtoint"(%2833) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2856_s1, %2854, %2732, %2734, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2857 = "arith.addi"(%1471, %185) : (i32, i32) -> i32
          %2858 = "arith.remui"(%2857, %185) : (i32, i32) -> i32
          %2859 = "arith.addi"(%2755, %2858) : (i32, i32) -> i32
          "scf.if"(%2740) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2758, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 29 : i32} : (i32, i32) -> ()
          %2860 = "vector.from_elements"(%2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2861 = "arith.truncf"(%2860) : (vector<16xf32>) -> vector<16xbf16>
          %2862 = "vector.extract"(%2861) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2863 = "vector.extract"(%2861) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2864 = "vector.extract"(%2861) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2865 = "vector.extract"(%2861) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2866 = "vector.extract"(%2861) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2867 = "vector.extract"(%2861) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2868 = "vector.extract"(%2861) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2869 = "vector.extract"(%2861) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2870 = "vector.extract"(%2861) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2871 = "vector.extract"(%2861) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2872 = "vector.extract"(%2861) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2873 = "vector.extract"(%2861) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2874 = "vector.extract"(%2861) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2875 = "vector.extract"(%2861) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2876 = "vector.extract"(%2861) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2877 = "vector.extract"(%2861) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2878 = "arith.muli"(%2859, %2777) : (i32, i32) -> i32
          %2879 = "llvm.getelementptr"(%78, %2878) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2880 = "vector.from_elements"(%2862, %2863) : (bf16, bf16) -> vector<2xbf16>
          %2881 = "llvm.bitcast"(%2880) : (vector<2xbf16>) -> i32
          %2882 = "vector.from_elements"(%2864, %2865) : (bf16, bf16) -> vector<2xbf16>
          %2883 = "llvm.bitcast"(%2882) : (vector<2xbf16>) -> i32
          %2884 = "vector.from_elements"(%2866, %2867) : (bf16, bf16) -> vector<2xbf16>
          %2885 = "llvm.bitcast"(%2884) : (vector<2xbf16>) -> i32
          %2886 = "vector.from_elements"(%2868, %2869) : (bf16, bf16) -> vector<2xbf16>
          %2887 = "llvm.bitcast"(%2886) : (vector<2xbf16>) -> i32
          %2888 = "llvm.getelementptr"(%2879, %2792) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2888, %2881, %2883, %2885, %2887) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2890 = "vector.from_elements"(%2870, %2871) : (bf16, bf16) -> vector<2xbf16>
          %2891 = "llvm.bitcast"(%2890) : (vector<2xbf16>) -> i32
          %2892 = "vector.from_elements"(%2872, %2873) : (bf16, bf16) -> vector<2xbf16>
          %2893 = "llvm.bitcast"(%2892) : (vector<2xbf16>) -> i32
          %2894 = "vector.from_elements"(%2874, %2875) : (bf16, bf16) -> vector<2xbf16>
          %2895 = "llvm.bitcast"(%2894) : (vector<2xbf16>) -> i32
          %2896 = "vector.from_elements"(%2876, %2877) : (bf16, bf16) -> vector<2xbf16>
          %2897 = "llvm.bitcast"(%2896) : (vector<2xbf16>) -> i32
          %2898 = "llvm.getelementptr"(%2879, %2806) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2898, %2891, %2893, %2895, %2897) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2758, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 32 : i32} : (i32, i32) -> ()
          "scf.if"(%2740) ({
            %2900 = "arith.addi"(%2735, %273) : (i32, i32) -> i32
            %2901 = "nvvm.elect.sync"() {cutec.arm = 33 : i32} : () -> i1
            "scf.if"(%2901) ({
              %t2902_s1 = "llvm.ptrtoint"(%2879) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2902_s1, %2900, %2732, %2734, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2903 = "arith.addi"(%1471, %2790) : (i32, i32) -> i32
          %2904 = "arith.remui"(%2903, %185) : (i32, i32) -> i32
          %2905 = "arith.addi"(%2755, %2904) : (i32, i32) -> i32
          "scf.if"(%2740) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2758, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 34 : i32} : (i32, i32) -> ()
          %2906 = "vector.from_elements"(%2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2907 = "arith.truncf"(%2906) : (vector<16xf32>) -> vector<16xbf16>
          %2908 = "vector.extract"(%2907) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2909 = "vector.extract"(%2907) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2910 = "vector.extract"(%2907) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2911 = "vector.extract"(%2907) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2912 = "vector.extract"(%2907) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2913 = "vector.extract"(%2907) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2914 = "vector.extract"(%2907) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2915 = "vector.extract"(%2907) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2916 = "vector.extract"(%2907) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2917 = "vector.extract"(%2907) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2918 = "vector.extract"(%2907) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2919 = "vector.extract"(%2907) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2920 = "vector.extract"(%2907) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2921 = "vector.extract"(%2907) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2922 = "vector.extract"(%2907) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2923 = "vector.extract"(%2907) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2924 = "arith.muli"(%2905, %2777) : (i32, i32) -> i32
          %2925 = "llvm.getelementptr"(%78, %2924) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2926 = "vector.from_elements"(%2908, %2909) : (bf16, bf16) -> vector<2xbf16>
          %2927 = "llvm.bitcast"(%2926) : (vector<2xbf16>) -> i32
          %2928 = "vector.from_elements"(%2910, %2911) : (bf16, bf16) -> vector<2xbf16>
          %2929 = "llvm.bitcast"(%2928) : (vector<2xbf16>) -> i32
          %2930 = "vector.from_elements"(%2912, %2913) : (bf16, bf16) -> vector<2xbf16>
          %2931 = "llvm.bitcast"(%2930) : (vector<2xbf16>) -> i32
          %2932 = "vector.from_elements"(%2914, %2915) : (bf16, bf16) -> vector<2xbf16>
          %2933 = "llvm.bitcast"(%2932) : (vector<2xbf16>) -> i32
          %2934 = "llvm.getelementptr"(%2925, %2792) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2934, %2927, %2929, %2931, %2933) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2936 = "vector.from_elements"(%2916, %2917) : (bf16, bf16) -> vector<2xbf16>
          %2937 = "llvm.bitcast"(%2936) : (vector<2xbf16>) -> i32
          %2938 = "vector.from_elements"(%2918, %2919) : (bf16, bf16) -> vector<2xbf16>
          %2939 = "llvm.bitcast"(%2938) : (vector<2xbf16>) -> i32
          %2940 = "vector.from_elements"(%2920, %2921) : (bf16, bf16) -> vector<2xbf16>
          %2941 = "llvm.bitcast"(%2940) : (vector<2xbf16>) -> i32
          %2942 = "vector.from_elements"(%2922, %2923) : (bf16, bf16) -> vector<2xbf16>
          %2943 = "llvm.bitcast"(%2942) : (vector<2xbf16>) -> i32
          %2944 = "llvm.getelementptr"(%2925, %2806) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2944, %2937, %2939, %2941, %2943) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2758, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 37 : i32} : (i32, i32) -> ()
          "scf.if"(%2740) ({
            %2946 = "arith.constant"() {value = 96 : i32} : () -> i32
            %2947 = "arith.addi"(%2735, %2946) : (i32, i32) -> i32
            %2948 = "nvvm.elect.sync"() {cutec.arm = 38 : i32} : () -> i1
            "scf.if"(%2948) ({
              %t2949_s1 = "llvm.ptrtoint"(%2925) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2949_s1, %2947, %2732, %2734, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2950 = "arith.addi"(%1471, %190) : (i32, i32) -> i32
          %2951 = "arith.remui"(%2950, %185) : (i32, i32) -> i32
          %2952 = "arith.addi"(%2755, %2951) : (i32, i32) -> i32
          "scf.if"(%2740) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2758, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 39 : i32} : (i32, i32) -> ()
          %2953 = "vector.from_elements"(%2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2954 = "arith.truncf"(%2953) : (vector<16xf32>) -> vector<16xbf16>
          %2955 = "vector.extract"(%2954) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2956 = "vector.extract"(%2954) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2957 = "vector.extract"(%2954) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2958 = "vector.extract"(%2954) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2959 = "vector.extract"(%2954) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2960 = "vector.extract"(%2954) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2961 = "vector.extract"(%2954) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2962 = "vector.extract"(%2954) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2963 = "vector.extract"(%2954) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2964 = "vector.extract"(%2954) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2965 = "vector.extract"(%2954) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2966 = "vector.extract"(%2954) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2967 = "vector.extract"(%2954) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2968 = "vector.extract"(%2954) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2969 = "vector.extract"(%2954) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2970 = "vector.extract"(%2954) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2971 = "arith.muli"(%2952, %2777) : (i32, i32) -> i32
          %2972 = "llvm.getelementptr"(%78, %2971) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2973 = "vector.from_elements"(%2955, %2956) : (bf16, bf16) -> vector<2xbf16>
          %2974 = "llvm.bitcast"(%2973) : (vector<2xbf16>) -> i32
          %2975 = "vector.from_elements"(%2957, %2958) : (bf16, bf16) -> vector<2xbf16>
          %2976 = "llvm.bitcast"(%2975) : (vector<2xbf16>) -> i32
          %2977 = "vector.from_elements"(%2959, %2960) : (bf16, bf16) -> vector<2xbf16>
          %2978 = "llvm.bitcast"(%2977) : (vector<2xbf16>) -> i32
          %2979 = "vector.from_elements"(%2961, %2962) : (bf16, bf16) -> vector<2xbf16>
          %2980 = "llvm.bitcast"(%2979) : (vector<2xbf16>) -> i32
          %2981 = "llvm.getelementptr"(%2972, %2792) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2981, %2974, %2976, %2978, %2980) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2983 = "vector.from_elements"(%2963, %2964) : (bf16, bf16) -> vector<2xbf16>
          %2984 = "llvm.bitcast"(%2983) : (vector<2xbf16>) -> i32
          %2985 = "vector.from_elements"(%2965, %2966) : (bf16, bf16) -> vector<2xbf16>
          %2986 = "llvm.bitcast"(%2985) : (vector<2xbf16>) -> i32
          %2987 = "vector.from_elements"(%2967, %2968) : (bf16, bf16) -> vector<2xbf16>
          %2988 = "llvm.bitcast"(%2987) : (vector<2xbf16>) -> i32
          %2989 = "vector.from_elements"(%2969, %2970) : (bf16, bf16) -> vector<2xbf16>
          %2990 = "llvm.bitcast"(%2989) : (vector<2xbf16>) -> i32
          %2991 = "llvm.getelementptr"(%2972, %2806) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2991, %2984, %2986, %2988, %2990) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2758, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 42 : i32} : (i32, i32) -> ()
          "scf.if"(%2740) ({
            %2993 = "arith.addi"(%2735, %60) : (i32, i32) -> i32
            %2994 = "nvvm.elect.sync"() {cutec.arm = 43 : i32} : () -> i1
            "scf.if"(%2994) ({
              %t2995_s1 = "llvm.ptrtoint"(%2972) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2995_s1, %2993, %2732, %2734, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2996 = "arith.addi"(%1471, %1916) : (i32, i32) -> i32
          %2997 = "arith.remui"(%2996, %185) : (i32, i32) -> i32
          %2998 = "arith.addi"(%2755, %2997) : (i32, i32) -> i32
          "scf.if"(%2740) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2758, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 44 : i32} : (i32, i32) -> ()
          %2999 = "vector.from_elements"(%2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3000 = "arith.truncf"(%2999) : (vector<16xf32>) -> vector<16xbf16>
          %3001 = "vector.extract"(%3000) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %3002 = "vector.extract"(%3000) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %3003 = "vector.extract"(%3000) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %3004 = "vector.extract"(%3000) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %3005 = "vector.extract"(%3000) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %3006 = "vector.extract"(%3000) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %3007 = "vector.extract"(%3000) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %3008 = "vector.extract"(%3000) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %3009 = "vector.extract"(%3000) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %3010 = "vector.extract"(%3000) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %3011 = "vector.extract"(%3000) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %3012 = "vector.extract"(%3000) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %3013 = "vector.extract"(%3000) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %3014 = "vector.extract"(%3000) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %3015 = "vector.extract"(%3000) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %3016 = "vector.extract"(%3000) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %3017 = "arith.muli"(%2998, %2777) : (i32, i32) -> i32
          %3018 = "llvm.getelementptr"(%78, %3017) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3019 = "vector.from_elements"(%3001, %3002) : (bf16, bf16) -> vector<2xbf16>
          %3020 = "llvm.bitcast"(%3019) : (vector<2xbf16>) -> i32
          %3021 = "vector.from_elements"(%3003, %3004) : (bf16, bf16) -> vector<2xbf16>
          %3022 = "llvm.bitcast"(%3021) : (vector<2xbf16>) -> i32
          %3023 = "vector.from_elements"(%3005, %3006) : (bf16, bf16) -> vector<2xbf16>
          %3024 = "llvm.bitcast"(%3023) : (vector<2xbf16>) -> i32
          %3025 = "vector.from_elements"(%3007, %3008) : (bf16, bf16) -> vector<2xbf16>
          %3026 = "llvm.bitcast"(%3025) : (vector<2xbf16>) -> i32
          %3027 = "llvm.getelementptr"(%3018, %2792) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3027, %3020, %3022, %3024, %3026) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %3029 = "vector.from_elements"(%3009, %3010) : (bf16, bf16) -> vector<2xbf16>
          %3030 = "llvm.bitcast"(%3029) : (vector<2xbf16>) -> i32
          %3031 = "vector.from_elements"(%3011, %3012) : (bf16, bf16) -> vector<2xbf16>
          %3032 = "llvm.bitcast"(%3031) : (vector<2xbf16>) -> i32
          %3033 = "vector.from_elements"(%3013, %3014) : (bf16, bf16) -> vector<2xbf16>
          %3034 = "llvm.bitcast"(%3033) : (vector<2xbf16>) -> i32
          %3035 = "vector.from_elements"(%3015, %3016) : (bf16, bf16) -> vector<2xbf16>
          %3036 = "llvm.bitcast"(%3035) : (vector<2xbf16>) -> i32
          %3037 = "llvm.getelementptr"(%3018, %2806) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3037, %3030, %3032, %3034, %3036) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2758, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 47 : i32} : (i32, i32) -> ()
          "scf.if"(%2740) ({
            %3039 = "arith.constant"() {value = 160 : i32} : () -> i32
            %3040 = "arith.addi"(%2735, %3039) : (i32, i32) -> i32
            %3041 = "nvvm.elect.sync"() {cutec.arm = 48 : i32} : () -> i1
            "scf.if"(%3041) ({
              %t3042_s1 = "llvm.ptrtoint"(%3018) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t3042_s1, %3040, %2732, %2734, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3043 = "arith.addi"(%1471, %1000) : (i32, i32) -> i32
          %3044 = "arith.remui"(%3043, %185) : (i32, i32) -> i32
          %3045 = "arith.addi"(%2755, %3044) : (i32, i32) -> i32
          "scf.if"(%2740) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2758, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 49 : i32} : (i32, i32) -> ()
          %3046 = "vector.from_elements"(%2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3047 = "arith.truncf"(%3046) : (vector<16xf32>) -> vector<16xbf16>
          %3048 = "vector.extract"(%3047) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %3049 = "vector.extract"(%3047) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %3050 = "vector.extract"(%3047) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %3051 = "vector.extract"(%3047) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %3052 = "vector.extract"(%3047) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %3053 = "vector.extract"(%3047) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %3054 = "vector.extract"(%3047) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %3055 = "vector.extract"(%3047) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %3056 = "vector.extract"(%3047) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %3057 = "vector.extract"(%3047) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %3058 = "vector.extract"(%3047) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %3059 = "vector.extract"(%3047) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %3060 = "vector.extract"(%3047) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %3061 = "vector.extract"(%3047) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %3062 = "vector.extract"(%3047) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %3063 = "vector.extract"(%3047) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %3064 = "arith.muli"(%3045, %2777) : (i32, i32) -> i32
          %3065 = "llvm.getelementptr"(%78, %3064) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3066 = "vector.from_elements"(%3048, %3049) : (bf16, bf16) -> vector<2xbf16>
          %3067 = "llvm.bitcast"(%3066) : (vector<2xbf16>) -> i32
          %3068 = "vector.from_elements"(%3050, %3051) : (bf16, bf16) -> vector<2xbf16>
          %3069 = "llvm.bitcast"(%3068) : (vector<2xbf16>) -> i32
          %3070 = "vector.from_elements"(%3052, %3053) : (bf16, bf16) -> vector<2xbf16>
          %3071 = "llvm.bitcast"(%3070) : (vector<2xbf16>) -> i32
          %3072 = "vector.from_elements"(%3054, %3055) : (bf16, bf16) -> vector<2xbf16>
          %3073 = "llvm.bitcast"(%3072) : (vector<2xbf16>) -> i32
          %3074 = "llvm.getelementptr"(%3065, %2792) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3074, %3067, %3069, %3071, %3073) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %3076 = "vector.from_elements"(%3056, %3057) : (bf16, bf16) -> vector<2xbf16>
          %3077 = "llvm.bitcast"(%3076) : (vector<2xbf16>) -> i32
          %3078 = "vector.from_elements"(%3058, %3059) : (bf16, bf16) -> vector<2xbf16>
          %3079 = "llvm.bitcast"(%3078) : (vector<2xbf16>) -> i32
          %3080 = "vector.from_elements"(%3060, %3061) : (bf16, bf16) -> vector<2xbf16>
          %3081 = "llvm.bitcast"(%3080) : (vector<2xbf16>) -> i32
          %3082 = "vector.from_elements"(%3062, %3063) : (bf16, bf16) -> vector<2xbf16>
          %3083 = "llvm.bitcast"(%3082) : (vector<2xbf16>) -> i32
          %3084 = "llvm.getelementptr"(%3065, %2806) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3084, %3077, %3079, %3081, %3083) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2758, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 52 : i32} : (i32, i32) -> ()
          "scf.if"(%2740) ({
            %3086 = "arith.addi"(%2735, %2788) : (i32, i32) -> i32
            %3087 = "nvvm.elect.sync"() {cutec.arm = 53 : i32} : () -> i1
            "scf.if"(%3087) ({
              %t3088_s1 = "llvm.ptrtoint"(%3065) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t3088_s1, %3086, %2732, %2734, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3089 = "arith.constant"() {value = 7 : i32} : () -> i32
          %3090 = "arith.addi"(%1471, %3089) : (i32, i32) -> i32
          %3091 = "arith.remui"(%3090, %185) : (i32, i32) -> i32
          %3092 = "arith.addi"(%2755, %3091) : (i32, i32) -> i32
          "scf.if"(%2740) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2758, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 54 : i32} : (i32, i32) -> ()
          %3093 = "vector.from_elements"(%2708, %2709, %2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3094 = "arith.truncf"(%3093) : (vector<16xf32>) -> vector<16xbf16>
          %3095 = "vector.extract"(%3094) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %3096 = "vector.extract"(%3094) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %3097 = "vector.extract"(%3094) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %3098 = "vector.extract"(%3094) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %3099 = "vector.extract"(%3094) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %3100 = "vector.extract"(%3094) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %3101 = "vector.extract"(%3094) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %3102 = "vector.extract"(%3094) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %3103 = "vector.extract"(%3094) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %3104 = "vector.extract"(%3094) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %3105 = "vector.extract"(%3094) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %3106 = "vector.extract"(%3094) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %3107 = "vector.extract"(%3094) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %3108 = "vector.extract"(%3094) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %3109 = "vector.extract"(%3094) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %3110 = "vector.extract"(%3094) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %3111 = "arith.muli"(%3092, %2777) : (i32, i32) -> i32
          %3112 = "llvm.getelementptr"(%78, %3111) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3113 = "vector.from_elements"(%3095, %3096) : (bf16, bf16) -> vector<2xbf16>
          %3114 = "llvm.bitcast"(%3113) : (vector<2xbf16>) -> i32
          %3115 = "vector.from_elements"(%3097, %3098) : (bf16, bf16) -> vector<2xbf16>
          %3116 = "llvm.bitcast"(%3115) : (vector<2xbf16>) -> i32
          %3117 = "vector.from_elements"(%3099, %3100) : (bf16, bf16) -> vector<2xbf16>
          %3118 = "llvm.bitcast"(%3117) : (vector<2xbf16>) -> i32
          %3119 = "vector.from_elements"(%3101, %3102) : (bf16, bf16) -> vector<2xbf16>
          %3120 = "llvm.bitcast"(%3119) : (vector<2xbf16>) -> i32
          %3121 = "llvm.getelementptr"(%3112, %2792) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3121, %3114, %3116, %3118, %3120) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %3123 = "vector.from_elements"(%3103, %3104) : (bf16, bf16) -> vector<2xbf16>
          %3124 = "llvm.bitcast"(%3123) : (vector<2xbf16>) -> i32
          %3125 = "vector.from_elements"(%3105, %3106) : (bf16, bf16) -> vector<2xbf16>
          %3126 = "llvm.bitcast"(%3125) : (vector<2xbf16>) -> i32
          %3127 = "vector.from_elements"(%3107, %3108) : (bf16, bf16) -> vector<2xbf16>
          %3128 = "llvm.bitcast"(%3127) : (vector<2xbf16>) -> i32
          %3129 = "vector.from_elements"(%3109, %3110) : (bf16, bf16) -> vector<2xbf16>
          %3130 = "llvm.bitcast"(%3129) : (vector<2xbf16>) -> i32
          %3131 = "llvm.getelementptr"(%3112, %2806) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3131, %3124, %3126, %3128, %3130) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2758, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 57 : i32} : (i32, i32) -> ()
          "scf.if"(%2740) ({
            %3133 = "arith.constant"() {value = 224 : i32} : () -> i32
            %3134 = "arith.addi"(%2735, %3133) : (i32, i32) -> i32
            %3135 = "nvvm.elect.sync"() {cutec.arm = 58 : i32} : () -> i1
            "scf.if"(%3135) ({
              %t3136_s1 = "llvm.ptrtoint"(%3112) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t3136_s1, %3134, %2732, %2734, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3137 = "arith.addi"(%1469, %57) : (i32, i32) -> i32
          %3138 = "arith.muli"(%1614, %271) : (i32, i32) -> i32
          %3139, %3140, %3141, %3142, %3143 = "scf.while"(%1466, %1467, %1468, %1470, %3138) ({
          ^bb0(%3144: i32, %3145: i32, %3146: i32, %3147: i32, %3148: i32):
            %3149 = "arith.cmpi"(%3146, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %3150 = "arith.addi"(%3145, %3148) : (i32, i32) -> i32
            %3151 = "arith.cmpi"(%3137, %3150) {predicate = 5 : i64} : (i32, i32) -> i1
            %3152 = "arith.andi"(%3149, %3151) : (i1, i1) -> i1
            "scf.condition"(%3152, %3144, %3145, %3146, %3147, %3148) : (i1, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%3153: i32, %3154: i32, %3155: i32, %3156: i32, %3157: i32):
            %3158 = "arith.addi"(%3154, %3157) : (i32, i32) -> i32
            %3159 = "arith.addi"(%3155, %129) : (i32, i32) -> i32
            %3160 = "arith.cmpi"(%3159, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %3161, %3162, %3163 = "scf.if"(%3160) ({
              %3164 = "llvm.getelementptr"(%81, %3159) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3165 = "llvm.load"(%3164) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %3166 = "arith.minsi"(%3165, %31) : (i32, i32) -> i32
              %3167 = "arith.maxsi"(%3166, %3153) : (i32, i32) -> i32
              %3168 = "arith.subi"(%3167, %3153) : (i32, i32) -> i32
              %3169 = "arith.addi"(%3168, %272) : (i32, i32) -> i32
              %3170 = "arith.shrsi"(%3169, %1000) : (i32, i32) -> i32
              %3171 = "arith.muli"(%3170, %271) : (i32, i32) -> i32
              "scf.yield"(%3167, %3153, %3171) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%3153, %3156, %3157) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            "scf.yield"(%3161, %3158, %3159, %3162, %3163) : (i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
          "scf.yield"(%3139, %3140, %3141, %3137, %3142, %1471, %1036, %1925, %1926, %1927, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %3114, %3116, %3118, %3120, %3124, %3126, %3128, %3130) : (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%1179) : (i1) -> ()
      }) : (i1) -> i1
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%123) ({
        %3172 = "llvm.inline_asm"(%27) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %3174 = "arith.shrsi"(%3172, %120) : (i64, i64) -> i64
        %3175 = "scf.if"(%122) ({
          %3176 = "arith.constant"() {value = 1025 : i32} : () -> i32
          %3177 = "arith.subi"(%3176, %57) : (i32, i32) -> i32
          %3178 = "arith.extsi"(%3177) : (i32) -> i64
          "scf.yield"(%3178) : (i64) -> ()
        }, {
          "scf.yield"(%266) : (i64) -> ()
        }) : (i1) -> i64
        "llvm.fence"() {ordering = 6 : i64} : () -> ()
        %3179 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.inline_asm"(%3179, %3175) {asm_string = "red.relaxed.sys.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "llvm.inline_asm"(%27, %3175) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "scf.if"(%122) ({
          %3182 = "arith.addi"(%3174, %266) : (i64, i64) -> i64
          %3183 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %3184 = "arith.constant"() {value = 1024 : i64} : () -> i64
          %3185 = "arith.muli"(%3182, %3184) : (i64, i64) -> i64
          %3186 = "llvm.inline_asm"(%3183) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %3188 = "scf.while"(%3186) ({
          ^bb0(%3189: i64):
            %3190 = "arith.cmpi"(%3189, %3185) {predicate = 2 : i64} : (i64, i64) -> i1
            "scf.condition"(%3190, %3189) : (i1, i64) -> ()
          }, {
          ^bb0(%3191: i64):
            %3192 = "llvm.inline_asm"(%3183) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "scf.yield"(%3192) : (i64) -> ()
          }) : (i64) -> i64
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "scf.if"(%123) ({
        %3194 = "arith.constant"() {value = 1025 : i32} : () -> i32
        %3195 = "arith.subi"(%3194, %57) : (i32, i32) -> i32
        %3196 = "arith.select"(%122, %3195, %129) : (i1, i32, i32) -> i32
        %3197 = "arith.extsi"(%3196) : (i32) -> i64
        "llvm.inline_asm"(%41, %3197) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "kernel", function_type = !llvm.func<void (i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i32, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.cluster_dim = array<i32: 1, 1, 1>, arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: i32, %1: !llvm.ptr<1>, %2: i32, %3: i32, %4: i64, %5: !llvm.ptr<1>, %6: i32, %7: i64, %8: !llvm.ptr<1>, %9: i64, %10: !llvm.ptr<1>, %11: i64, %12: !llvm.ptr<1>, %13: i32, %14: !llvm.ptr<1>, %15: i32, %16: !llvm.ptr<1>, %17: i64, %18: !llvm.ptr<1>, %19: i64, %20: !llvm.ptr<1>, %21: i64, %22: !llvm.ptr<1>, %23: i64, %24: !llvm.ptr<1>, %25: i64, %26: !llvm.ptr<1>, %27: !llvm.ptr<1>, %28: !llvm.ptr<1>, %29: i64, %30: !llvm.ptr<1>, %31: i32, %32: i64, %33: !llvm.ptr<1>, %34: i32, %35: !llvm.ptr<1>, %36: i64, %37: i64, %38: !llvm.ptr<1>, %39: i64, %40: i64, %41: !llvm.ptr<1>, %42: i32, %43: i64, %44: i64, %45: !llvm.ptr<1>, %46: i64, %47: !llvm.ptr<1>, %48: i32):
    %49 = "arith.constant"() {value = 1 : i32} : () -> i32
    %50 = "arith.addi"(%13, %49) : (i32, i32) -> i32
    %51 = "arith.constant"() {value = 2 : i32} : () -> i32
    %52 = "arith.divui"(%50, %51) : (i32, i32) -> i32
    %53 = "arith.cmpi"(%34, %52) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%53) {message = "row_ends has another length than experts", file = "samples/moe_gemm_gpus_hopper.py", line = 335 : i32} : (i1) -> ()
    %54 = "arith.constant"() {value = 0 : i32} : () -> i32
    %55 = "arith.subi"(%54, %31) : (i32, i32) -> i32
    %56 = "arith.constant"() {value = 6 : i32} : () -> i32
    %57 = "arith.shrsi"(%55, %56) : (i32, i32) -> i32
    %58 = "arith.subi"(%54, %57) : (i32, i32) -> i32
    %59 = "arith.muli"(%51, %58) : (i32, i32) -> i32
    %60 = "arith.addi"(%49, %59) : (i32, i32) -> i32
    %61 = "arith.cmpi"(%48, %60) {predicate = 5 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%61) {message = "fewer counters than counters_of says", file = "samples/moe_gemm_gpus_hopper.py", line = 336 : i32} : (i1) -> ()
    %62 = "arith.extsi"(%3) : (i32) -> i64
    %63 = "arith.extsi"(%31) : (i32) -> i64
    %64 = "arith.constant"() {value = 2 : i64} : () -> i64
    %65 = "arith.muli"(%32, %64) : (i64, i64) -> i64
    %66 = "cutec.tensor_map"(%30, %62, %63, %65) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %67 = "arith.extsi"(%42) : (i32) -> i64
    %68 = "arith.extsi"(%34) : (i32) -> i64
    %69 = "arith.muli"(%44, %64) : (i64, i64) -> i64
    %70 = "arith.muli"(%43, %64) : (i64, i64) -> i64
    %71 = "cutec.tensor_map"(%41, %62, %67, %68, %69, %70) {dtype = "bf16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 256, 1>, element_strides = array<i32: 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64) -> !llvm.ptr
    %72 = "arith.minsi"(%31, %49) : (i32, i32) -> i32
    %73 = "arith.constant"() {value = 64 : i32} : () -> i32
    %74 = "arith.muli"(%73, %72) : (i32, i32) -> i32
    %75 = "arith.addi"(%31, %74) : (i32, i32) -> i32
    %76 = "arith.constant"() {value = 64 : i64} : () -> i64
    %77 = "arith.muli"(%76, %46) : (i64, i64) -> i64
    %78 = "arith.constant"() {value = 0 : i64} : () -> i64
    %79 = "arith.subi"(%78, %77) : (i64, i64) -> i64
    %80 = "llvm.getelementptr"(%45, %79) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
    %81 = "arith.extsi"(%75) : (i32) -> i64
    %82 = "arith.constant"() {value = 1 : i64} : () -> i64
    %83 = "arith.muli"(%46, %64) : (i64, i64) -> i64
    %84 = "cutec.tensor_map"(%80, %67, %76, %81, %82, %83, %83, %83) {dtype = "bf16", swizzle = "64B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 32, 64, 1, 1>, element_strides = array<i32: 1, 1, 1, 1>} : (!llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> !llvm.ptr
    %85 = "arith.constant"() {value = 132 : i32} : () -> i32
    %86 = "arith.constant"() {value = 256 : i32} : () -> i32
    %87 = "arith.constant"() {value = 218224 : i32} : () -> i32
    "gpu.launch_func"(%85, %49, %49, %86, %49, %49, %49, %49, %49, %87, %0, %18, %2, %3, %19, %20, %6, %21, %22, %23, %24, %25, %26, %13, %27, %15, %28, %29, %1, %4, %5, %7, %8, %9, %10, %11, %12, %14, %16, %17, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %47, %48, %66, %71, %42, %3, %34, %84, %42, %75) {kernel = @kernels::@kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 51, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i32, !llvm.ptr, !llvm.ptr, i32, i32, i32, !llvm.ptr, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "moe_dispatch_gemm_tile64x256_cluster1x1_most8", function_type = (i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i32, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
