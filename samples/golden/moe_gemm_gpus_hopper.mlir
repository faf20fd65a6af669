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
          %517 = "arith.divui"(%515, %195) : (i32, i32) -> i32
          %518 = "arith.cmpi"(%517, %185) {predicate = 2 : i64} : (i32, i32) -> i1
          %519 = "arith.cmpi"(%516, %6) {predicate = 2 : i64} : (i32, i32) -> i1
          %520 = "arith.andi"(%518, %519) : (i1, i1) -> i1
          %521 = "arith.addi"(%260, %129) : (i32, i32) -> i32
          %522 = "arith.shrsi"(%521, %129) : (i32, i32) -> i32
          %523 = "arith.subi"(%501, %129) : (i32, i32) -> i32
          %524 = "arith.addi"(%522, %523) : (i32, i32) -> i32
          %525 = "arith.remsi"(%524, %501) : (i32, i32) -> i32
          %526 = "arith.cmpi"(%525, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %527 = "arith.divsi"(%524, %501) : (i32, i32) -> i32
          %528 = "arith.extsi"(%526) : (i1) -> i32
          %529 = "arith.addi"(%527, %528) : (i32, i32) -> i32
          %530 = "arith.addi"(%529, %185) : (i32, i32) -> i32
          %531, %532, %533, %534, %535, %536, %537, %538 = "scf.for"(%63, %530, %129, %62, %63, %63, %62, %63, %62, %62, %63) ({
          ^bb0(%539: i32, %540: i32, %541: i32, %542: i32, %543: i32, %544: i32, %545: i32, %546: i32, %547: i32):
            %548 = "arith.cmpi"(%546, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %549, %550 = "scf.if"(%548) ({
              %551 = "arith.cmpi"(%541, %129) {predicate = 0 : i64} : (i32, i32) -> i1
              %552 = "scf.if"(%551) ({
                "scf.yield"(%20) : (!llvm.ptr<1>) -> ()
              }, {
                "scf.yield"(%5) : (!llvm.ptr<1>) -> ()
              }) : (i1) -> !llvm.ptr<1>
              %553 = "arith.extsi"(%547) : (i32) -> i64
              %554 = "arith.extsi"(%516) : (i32) -> i64
              %555 = "arith.muli"(%553, %7) : (i64, i64) -> i64
              %556 = "arith.addi"(%555, %554) : (i64, i64) -> i64
              %557 = "llvm.getelementptr"(%552, %556) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %558 = "llvm.load"(%557) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %559 = "scf.if"(%551) ({
                "scf.yield"(%22) : (!llvm.ptr<1>) -> ()
              }, {
                "scf.yield"(%8) : (!llvm.ptr<1>) -> ()
              }) : (i1) -> !llvm.ptr<1>
              %560 = "arith.muli"(%553, %9) : (i64, i64) -> i64
              %561 = "arith.addi"(%560, %554) : (i64, i64) -> i64
              %562 = "llvm.getelementptr"(%559, %561) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %563 = "llvm.load"(%562) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%558, %563) : (i32, i32) -> ()
            }, {
              "scf.yield"(%62, %545) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %564 = "arith.muli"(%539, %501) : (i32, i32) -> i32
            %565 = "arith.addi"(%499, %564) : (i32, i32) -> i32
            %566 = "arith.muli"(%565, %185) : (i32, i32) -> i32
            %567 = "arith.addi"(%566, %517) : (i32, i32) -> i32
            %568 = "arith.cmpi"(%567, %260) {predicate = 2 : i64} : (i32, i32) -> i1
            %569 = "arith.andi"(%520, %568) : (i1, i1) -> i1
            %570 = "arith.select"(%569, %567, %62) : (i1, i32, i32) -> i32
            %571 = "arith.cmpi"(%570, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %572, %573 = "scf.if"(%571) ({
              %574, %575 = "scf.while"(%257, %63) ({
              ^bb0(%576: i32, %577: i32):
                %578 = "arith.cmpi"(%577, %576) {predicate = 2 : i64} : (i32, i32) -> i1
                "scf.condition"(%578, %576, %577) : (i1, i32, i32) -> ()
              }, {
              ^bb0(%579: i32, %580: i32):
                %581 = "arith.addi"(%580, %579) : (i32, i32) -> i32
                %582 = "arith.shrsi"(%581, %129) : (i32, i32) -> i32
                %583 = "llvm.getelementptr"(%81, %582) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %584 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
                %585 = "arith.cmpi"(%584, %570) {predicate = 4 : i64} : (i32, i32) -> i1
                %586, %587 = "scf.if"(%585) ({
                  "scf.yield"(%582, %580) : (i32, i32) -> ()
                }, {
                  %588 = "arith.addi"(%582, %129) : (i32, i32) -> i32
                  "scf.yield"(%579, %588) : (i32, i32) -> ()
                }) : (i1) -> (i32, i32)
                "scf.yield"(%586, %587) : (i32, i32) -> ()
              }) : (i32, i32) -> (i32, i32)
              %589 = "arith.subi"(%129, %0) : (i32, i32) -> i32
              %590 = "arith.andi"(%589, %129) : (i32, i32) -> i32
              %591 = "arith.muli"(%590, %34) : (i32, i32) -> i32
              %592 = "arith.addi"(%591, %575) : (i32, i32) -> i32
              %593 = "llvm.getelementptr"(%80, %592) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %594 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %595 = "arith.cmpi"(%594, %570) {predicate = 3 : i64} : (i32, i32) -> i1
              %596 = "scf.if"(%595) ({
                "scf.yield"(%590) : (i32) -> ()
              }, {
                "scf.yield"(%63) : (i32) -> ()
              }) : (i1) -> i32
              %597 = "arith.subi"(%185, %0) : (i32, i32) -> i32
              %598 = "arith.andi"(%597, %129) : (i32, i32) -> i32
              %599 = "arith.muli"(%598, %34) : (i32, i32) -> i32
              %600 = "arith.addi"(%599, %575) : (i32, i32) -> i32
              %601 = "llvm.getelementptr"(%80, %600) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %602 = "llvm.load"(%601) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %603 = "arith.cmpi"(%602, %570) {predicate = 3 : i64} : (i32, i32) -> i1
              %604 = "scf.if"(%603) ({
                "scf.yield"(%598) : (i32) -> ()
              }, {
                "scf.yield"(%596) : (i32) -> ()
              }) : (i1) -> i32
              %605 = "arith.muli"(%604, %34) : (i32, i32) -> i32
              %606 = "arith.addi"(%605, %575) : (i32, i32) -> i32
              %607 = "llvm.getelementptr"(%79, %606) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %608 = "llvm.load"(%607) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %609 = "arith.subi"(%570, %608) : (i32, i32) -> i32
              %610 = "arith.cmpi"(%604, %129) {predicate = 0 : i64} : (i32, i32) -> i1
              %611 = "scf.if"(%610) ({
                "scf.yield"(%28) : (!llvm.ptr<1>) -> ()
              }, {
                "scf.yield"(%16) : (!llvm.ptr<1>) -> ()
              }) : (i1) -> !llvm.ptr<1>
              %612 = "arith.remsi"(%609, %6) : (i32, i32) -> i32
              %613 = "arith.cmpi"(%612, %63) {predicate = 2 : i64} : (i32, i32) -> i1
              %614 = "arith.divsi"(%609, %6) : (i32, i32) -> i32
              %615 = "arith.extsi"(%613) : (i1) -> i32
              %616 = "arith.addi"(%614, %615) : (i32, i32) -> i32
              %617 = "arith.addi"(%612, %6) : (i32, i32) -> i32
              %618 = "arith.select"(%613, %617, %612) : (i1, i32, i32) -> i32
              %619 = "arith.extsi"(%616) : (i32) -> i64
              %620 = "arith.extsi"(%618) : (i32) -> i64
              %621 = "arith.muli"(%619, %17) : (i64, i64) -> i64
              %622 = "arith.addi"(%621, %620) : (i64, i64) -> i64
              %623 = "llvm.getelementptr"(%611, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %624 = "llvm.load"(%623) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%604, %624) : (i32, i32) -> ()
            }, {
              "scf.yield"(%541, %547) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %625 = "arith.subi"(%540, %146) : (i32, i32) -> i32
            %626 = "arith.cmpi"(%543, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %627 = "arith.cmpi"(%625, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %628 = "arith.andi"(%626, %627) : (i1, i1) -> i1
            %629 = "arith.cmpi"(%625, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %630 = "arith.andi"(%628, %629) : (i1, i1) -> i1
            %631 = "scf.if"(%630) ({
              %632 = "arith.muli"(%542, %34) : (i32, i32) -> i32
              %633 = "arith.addi"(%632, %625) : (i32, i32) -> i32
              %634 = "llvm.getelementptr"(%79, %633) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %635 = "llvm.load"(%634) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %636 = "arith.addi"(%635, %545) : (i32, i32) -> i32
              %637 = "arith.cmpi"(%636, %31) {predicate = 2 : i64} : (i32, i32) -> i1
              %638 = "arith.select"(%637, %636, %62) : (i1, i32, i32) -> i32
              "scf.yield"(%638) : (i32) -> ()
            }, {
              "scf.yield"(%62) : (i32) -> ()
            }) : (i1) -> i32
            %639 = "arith.cmpi"(%631, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %640 = "arith.constant"() {value = 2147483647 : i32} : () -> i32
            %641 = "arith.select"(%639, %631, %640) : (i1, i32, i32) -> i32
            %642 = "nvvm.shfl.sync"(%62, %641, %190, %64) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 8 : i32} : (i32, i32, i32, i32) -> i32
            %643 = "arith.minsi"(%641, %642) : (i32, i32) -> i32
            %644 = "nvvm.shfl.sync"(%62, %643, %185, %64) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
            %645 = "arith.minsi"(%643, %644) : (i32, i32) -> i32
            %646 = "nvvm.shfl.sync"(%62, %645, %129, %64) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 10 : i32} : (i32, i32, i32, i32) -> i32
            %647 = "arith.minsi"(%645, %646) : (i32, i32) -> i32
            %648 = "arith.cmpi"(%647, %543) {predicate = 0 : i64} : (i32, i32) -> i1
            %649 = "arith.select"(%648, %631, %62) : (i1, i32, i32) -> i32
            %650 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %651 = "arith.cmpi"(%649, %63) {predicate = 5 : i64} : (i32, i32) -> i1
            %652 = "nvvm.vote.sync"(%62, %651) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 11 : i32} : (i32, i1) -> i32
            "scf.for"(%63, %185, %129) ({
            ^bb0(%653: i32):
              %654 = "arith.muli"(%653, %195) : (i32, i32) -> i32
              %655 = "arith.shli"(%269, %654) : (i32, i32) -> i32
              %656 = "arith.cmpi"(%654, %66) {predicate = 6 : i64} : (i32, i32) -> i1
              %657 = "arith.select"(%656, %655, %63) : (i1, i32, i32) -> i32
              %658 = "arith.andi"(%652, %657) : (i32, i32) -> i32
              %659 = "arith.cmpi"(%658, %63) {predicate = 1 : i64} : (i32, i32) -> i1
              "scf.if"(%659) ({
                %660 = "arith.subi"(%63, %658) : (i32, i32) -> i32
                %661 = "arith.andi"(%658, %660) : (i32, i32) -> i32
                %662 = "arith.subi"(%661, %129) : (i32, i32) -> i32
                %663 = "llvm.intr.ctpop"(%662) : (i32) -> i32
                %664 = "nvvm.shfl.sync"(%62, %542, %663, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 12 : i32} : (i32, i32, i32, i32) -> i32
                %665 = "arith.cmpi"(%664, %129) {predicate = 0 : i64} : (i32, i32) -> i1
                %666 = "scf.if"(%665) ({
                  "scf.yield"(%18) : (!llvm.ptr<1>) -> ()
                }, {
                  "scf.yield"(%1) : (!llvm.ptr<1>) -> ()
                }) : (i1) -> !llvm.ptr<1>
                %667 = "nvvm.shfl.sync"(%62, %544, %663, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 13 : i32} : (i32, i32, i32, i32) -> i32
                %668 = "arith.constant"() {value = 1024 : i32} : () -> i32
                "scf.for"(%63, %3, %668) ({
                ^bb0(%669: i32):
                  %670 = "arith.extsi"(%667) : (i32) -> i64
                  %671 = "arith.muli"(%670, %4) : (i64, i64) -> i64
                  %672 = "llvm.getelementptr"(%666, %671) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  %673 = "arith.constant"() {value = dense<0.0> : vector<32xbf16>} : () -> vector<32xbf16>
                  %674 = "vector.extract"(%673) {static_position = array<i64: 0>} : (vector<32xbf16>) -> bf16
                  %675 = "vector.extract"(%673) {static_position = array<i64: 1>} : (vector<32xbf16>) -> bf16
                  %676 = "vector.extract"(%673) {static_position = array<i64: 2>} : (vector<32xbf16>) -> bf16
                  %677 = "vector.extract"(%673) {static_position = array<i64: 3>} : (vector<32xbf16>) -> bf16
                  %678 = "vector.extract"(%673) {static_position = array<i64: 4>} : (vector<32xbf16>) -> bf16
                  %679 = "vector.extract"(%673) {static_position = array<i64: 5>} : (vector<32xbf16>) -> bf16
                  %680 = "vector.extract"(%673) {static_position = array<i64: 6>} : (vector<32xbf16>) -> bf16
                  %681 = "vector.extract"(%673) {static_position = array<i64: 7>} : (vector<32xbf16>) -> bf16
                  %682 = "vector.extract"(%673) {static_position = array<i64: 8>} : (vector<32xbf16>) -> bf16
                  %683 = "vector.extract"(%673) {static_position = array<i64: 9>} : (vector<32xbf16>) -> bf16
                  %684 = "vector.extract"(%673) {static_position = array<i64: 10>} : (vector<32xbf16>) -> bf16
                  %685 = "vector.extract"(%673) {static_position = array<i64: 11>} : (vector<32xbf16>) -> bf16
                  %686 = "vector.extract"(%673) {static_position = array<i64: 12>} : (vector<32xbf16>) -> bf16
                  %687 = "vector.extract"(%673) {static_position = array<i64: 13>} : (vector<32xbf16>) -> bf16
                  %688 = "vector.extract"(%673) {static_position = array<i64: 14>} : (vector<32xbf16>) -> bf16
                  %689 = "vector.extract"(%673) {static_position = array<i64: 15>} : (vector<32xbf16>) -> bf16
                  %690 = "vector.extract"(%673) {static_position = array<i64: 16>} : (vector<32xbf16>) -> bf16
                  %691 = "vector.extract"(%673) {static_position = array<i64: 17>} : (vector<32xbf16>) -> bf16
                  %692 = "vector.extract"(%673) {static_position = array<i64: 18>} : (vector<32xbf16>) -> bf16
                  %693 = "vector.extract"(%673) {static_position = array<i64: 19>} : (vector<32xbf16>) -> bf16
                  %694 = "vector.extract"(%673) {static_position = array<i64: 20>} : (vector<32xbf16>) -> bf16
                  %695 = "vector.extract"(%673) {static_position = array<i64: 21>} : (vector<32xbf16>) -> bf16
                  %696 = "vector.extract"(%673) {static_position = array<i64: 22>} : (vector<32xbf16>) -> bf16
                  %697 = "vector.extract"(%673) {static_position = array<i64: 23>} : (vector<32xbf16>) -> bf16
                  %698 = "vector.extract"(%673) {static_position = array<i64: 24>} : (vector<32xbf16>) -> bf16
                  %699 = "vector.extract"(%673) {static_position = array<i64: 25>} : (vector<32xbf16>) -> bf16
                  %700 = "vector.extract"(%673) {static_position = array<i64: 26>} : (vector<32xbf16>) -> bf16
                  %701 = "vector.extract"(%673) {static_position = array<i64: 27>} : (vector<32xbf16>) -> bf16
                  %702 = "vector.extract"(%673) {static_position = array<i64: 28>} : (vector<32xbf16>) -> bf16
                  %703 = "vector.extract"(%673) {static_position = array<i64: 29>} : (vector<32xbf16>) -> bf16
                  %704 = "vector.extract"(%673) {static_position = array<i64: 30>} : (vector<32xbf16>) -> bf16
                  %705 = "vector.extract"(%673) {static_position = array<i64: 31>} : (vector<32xbf16>) -> bf16
                  %706 = "arith.muli"(%650, %195) : (i32, i32) -> i32
                  %707 = "arith.addi"(%669, %706) : (i32, i32) -> i32
                  %708 = "arith.addi"(%66, %650) : (i32, i32) -> i32
                  %709 = "arith.muli"(%708, %195) : (i32, i32) -> i32
                  %710 = "arith.addi"(%669, %709) : (i32, i32) -> i32
                  %711 = "arith.addi"(%273, %650) : (i32, i32) -> i32
                  %712 = "arith.muli"(%711, %195) : (i32, i32) -> i32
                  %713 = "arith.addi"(%669, %712) : (i32, i32) -> i32
                  %714 = "arith.constant"() {value = 96 : i32} : () -> i32
                  %715 = "arith.addi"(%714, %650) : (i32, i32) -> i32
                  %716 = "arith.muli"(%715, %195) : (i32, i32) -> i32
                  %717 = "arith.addi"(%669, %716) : (i32, i32) -> i32
                  %718 = "arith.cmpi"(%707, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                  %719 = "arith.cmpi"(%710, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                  %720 = "arith.cmpi"(%713, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                  %721 = "arith.cmpi"(%717, %3) {predicate = 2 : i64} : (i32, i32) -> i1
                  %722 = "arith.constant"() {value = true} : () -> i1
                  %723 = "arith.andi"(%718, %722) : (i1, i1) -> i1
                  %724, %725, %726, %727, %728, %729, %730, %731 = "scf.if"(%723) ({
                    %732 = "llvm.getelementptr"(%672, %707) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %t735_r = "llvm.inline_asm"(%732) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                    %733 = "llvm.extractvalue"(%t735_r) {position = array<i64: 0>} : (!struct0) -> i64
                    %734 = "llvm.extractvalue"(%t735_r) {position = array<i64: 1>} : (!struct0) -> i64
                    %736 = "vector.from_elements"(%733, %734) : (i64, i64) -> vector<2xi64>
                    %737 = "vector.bitcast"(%736) : (vector<2xi64>) -> vector<8xbf16>
                    %738 = "vector.extract"(%737) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                    %739 = "vector.extract"(%737) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                    %740 = "vector.extract"(%737) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                    %741 = "vector.extract"(%737) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                    %742 = "vector.extract"(%737) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                    %743 = "vector.extract"(%737) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                    %744 = "vector.extract"(%737) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                    %745 = "vector.extract"(%737) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                    "scf.yield"(%738, %739, %740, %741, %742, %743, %744, %745) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }, {
                    "scf.yield"(%674, %675, %676, %677, %678, %679, %680, %681) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                  %746 = "arith.andi"(%719, %722) : (i1, i1) -> i1
                  %747, %748, %749, %750, %751, %752, %753, %754 = "scf.if"(%746) ({
                    %755 = "llvm.getelementptr"(%672, %710) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %t758_r = "llvm.inline_asm"(%755) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                    %756 = "llvm.extractvalue"(%t758_r) {position = array<i64: 0>} : (!struct0) -> i64
                    %757 = "llvm.extractvalue"(%t758_r) {position = array<i64: 1>} : (!struct0) -> i64
                    %759 = "vector.from_elements"(%756, %757) : (i64, i64) -> vector<2xi64>
                    %760 = "vector.bitcast"(%759) : (vector<2xi64>) -> vector<8xbf16>
                    %761 = "vector.extract"(%760) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                    %762 = "vector.extract"(%760) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                    %763 = "vector.extract"(%760) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                    %764 = "vector.extract"(%760) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                    %765 = "vector.extract"(%760) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                    %766 = "vector.extract"(%760) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                    %767 = "vector.extract"(%760) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                    %768 = "vector.extract"(%760) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                    "scf.yield"(%761, %762, %763, %764, %765, %766, %767, %768) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }, {
                    "scf.yield"(%682, %683, %684, %685, %686, %687, %688, %689) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                  %769 = "arith.andi"(%720, %722) : (i1, i1) -> i1
                  %770, %771, %772, %773, %774, %775, %776, %777 = "scf.if"(%769) ({
                    %778 = "llvm.getelementptr"(%672, %713) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %t781_r = "llvm.inline_asm"(%778) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                    %779 = "llvm.extractvalue"(%t781_r) {position = array<i64: 0>} : (!struct0) -> i64
                    %780 = "llvm.extractvalue"(%t781_r) {position = array<i64: 1>} : (!struct0) -> i64
                    %782 = "vector.from_elements"(%779, %780) : (i64, i64) -> vector<2xi64>
                    %783 = "vector.bitcast"(%782) : (vector<2xi64>) -> vector<8xbf16>
                    %784 = "vector.extract"(%783) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                    %785 = "vector.extract"(%783) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                    %786 = "vector.extract"(%783) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                    %787 = "vector.extract"(%783) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                    %788 = "vector.extract"(%783) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                    %789 = "vector.extract"(%783) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                    %790 = "vector.extract"(%783) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                    %791 = "vector.extract"(%783) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                    "scf.yield"(%784, %785, %786, %787, %788, %789, %790, %791) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }, {
                    "scf.yield"(%690, %691, %692, %693, %694, %695, %696, %697) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                  %792 = "arith.andi"(%721, %722) : (i1, i1) -> i1
                  %793, %794, %795, %796, %797, %798, %799, %800 = "scf.if"(%792) ({
                    %801 = "llvm.getelementptr"(%672, %717) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    %t804_r = "llvm.inline_asm"(%801) {asm_string = "ld.weak.global.v2.b64 {$0, $1}, [$2];", constraints = "=l,=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> !struct0
                    %802 = "llvm.extractvalue"(%t804_r) {position = array<i64: 0>} : (!struct0) -> i64
                    %803 = "llvm.extractvalue"(%t804_r) {position = array<i64: 1>} : (!struct0) -> i64
                    %805 = "vector.from_elements"(%802, %803) : (i64, i64) -> vector<2xi64>
                    %806 = "vector.bitcast"(%805) : (vector<2xi64>) -> vector<8xbf16>
                    %807 = "vector.extract"(%806) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
                    %808 = "vector.extract"(%806) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
                    %809 = "vector.extract"(%806) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
                    %810 = "vector.extract"(%806) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
                    %811 = "vector.extract"(%806) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
                    %812 = "vector.extract"(%806) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
                    %813 = "vector.extract"(%806) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
                    %814 = "vector.extract"(%806) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
                    "scf.yield"(%807, %808, %809, %810, %811, %812, %813, %814) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }, {
                    "scf.yield"(%698, %699, %700, %701, %702, %703, %704, %705) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> ()
                  }) : (i1) -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16)
                  %815 = "scf.while"(%658) ({
                  ^bb0(%816: i32):
                    %817 = "arith.cmpi"(%816, %63) {predicate = 1 : i64} : (i32, i32) -> i1
                    "scf.condition"(%817, %816) : (i1, i32) -> ()
                  }, {
                  ^bb0(%818: i32):
                    %819 = "arith.subi"(%63, %818) : (i32, i32) -> i32
                    %820 = "arith.andi"(%818, %819) : (i32, i32) -> i32
                    %821 = "arith.subi"(%820, %129) : (i32, i32) -> i32
                    %822 = "llvm.intr.ctpop"(%821) : (i32) -> i32
                    %823 = "nvvm.shfl.sync"(%62, %649, %822, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 14 : i32} : (i32, i32, i32, i32) -> i32
                    %824 = "arith.extsi"(%823) : (i32) -> i64
                    %825 = "arith.muli"(%824, %32) : (i64, i64) -> i64
                    %826 = "llvm.getelementptr"(%30, %825) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                    "scf.if"(%718) ({
                      %827 = "llvm.getelementptr"(%826, %707) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                      %828 = "vector.from_elements"(%724, %725, %726, %727, %728, %729, %730, %731) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                      %829 = "vector.bitcast"(%828) : (vector<8xbf16>) -> vector<2xi64>
                      %830 = "vector.extract"(%829) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                      %831 = "vector.extract"(%829) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                      "llvm.inline_asm"(%827, %830, %831) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                      "scf.yield"() : () -> ()
                    }) : (i1) -> ()
                    "scf.if"(%719) ({
                      %833 = "llvm.getelementptr"(%826, %710) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                      %834 = "vector.from_elements"(%747, %748, %749, %750, %751, %752, %753, %754) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                      %835 = "vector.bitcast"(%834) : (vector<8xbf16>) -> vector<2xi64>
                      %836 = "vector.extract"(%835) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                      %837 = "vector.extract"(%835) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                      "llvm.inline_asm"(%833, %836, %837) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                      "scf.yield"() : () -> ()
                    }) : (i1) -> ()
                    "scf.if"(%720) ({
                      %839 = "llvm.getelementptr"(%826, %713) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                      %840 = "vector.from_elements"(%770, %771, %772, %773, %774, %775, %776, %777) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                      %841 = "vector.bitcast"(%840) : (vector<8xbf16>) -> vector<2xi64>
                      %842 = "vector.extract"(%841) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                      %843 = "vector.extract"(%841) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                      "llvm.inline_asm"(%839, %842, %843) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                      "scf.yield"() : () -> ()
                    }) : (i1) -> ()
                    "scf.if"(%721) ({
                      %845 = "llvm.getelementptr"(%826, %717) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                      %846 = "vector.from_elements"(%793, %794, %795, %796, %797, %798, %799, %800) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
                      %847 = "vector.bitcast"(%846) : (vector<8xbf16>) -> vector<2xi64>
                      %848 = "vector.extract"(%847) {static_position = array<i64: 0>} : (vector<2xi64>) -> i64
                      %849 = "vector.extract"(%847) {static_position = array<i64: 1>} : (vector<2xi64>) -> i64
                      "llvm.inline_asm"(%845, %848, %849) {asm_string = "st.weak.global.v2.b64 [$0], {$1, $2};", constraints = "l,l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64, i64) -> ()
                      "scf.yield"() : () -> ()
                    }, {
                      "scf.yield"() : () -> ()
                    }) : (i1) -> ()
                    %851 = "arith.subi"(%818, %129) : (i32, i32) -> i32
                    %852 = "arith.andi"(%818, %851) : (i32, i32) -> i32
                    "scf.yield"(%852) : (i32) -> ()
                  }) : (i32) -> i32
                  "scf.yield"() : () -> ()
                }) : (i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }) {loop_annotation = #llvm.loop_annotation<unroll = <disable = true>>} : (i32, i32, i32) -> ()
            "nvvm.bar.warp.sync"(%62) {cutec.arm = 15 : i32} : (i32) -> ()
            "llvm.fence"() {ordering = 6 : i64, syncscope = "device"} : () -> ()
            "scf.if"(%651) ({
              %853 = "arith.muli"(%268, %262) : (i32, i32) -> i32
              %854 = "arith.addi"(%129, %853) : (i32, i32) -> i32
              %855 = "arith.constant"() {value = 6 : i32} : () -> i32
              %856 = "arith.shrsi"(%649, %855) : (i32, i32) -> i32
              %857 = "arith.addi"(%854, %856) : (i32, i32) -> i32
              %858 = "llvm.getelementptr"(%41, %857) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              "llvm.inline_asm"(%858, %266) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"(%549, %572, %541, %546, %547, %550, %570, %573) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32)
          %860 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %861 = "arith.muli"(%501, %190) : (i32, i32) -> i32
          %862 = "arith.subi"(%861, %129) : (i32, i32) -> i32
          %863 = "arith.addi"(%2, %862) : (i32, i32) -> i32
          %864 = "arith.remsi"(%863, %861) : (i32, i32) -> i32
          %865 = "arith.cmpi"(%864, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %866 = "arith.divsi"(%863, %861) : (i32, i32) -> i32
          %867 = "arith.extsi"(%865) : (i1) -> i32
          %868 = "arith.addi"(%866, %867) : (i32, i32) -> i32
          %869 = "arith.maxsi"(%868, %129) : (i32, i32) -> i32
          %870 = "arith.muli"(%501, %869) : (i32, i32) -> i32
          %871 = "arith.subi"(%870, %129) : (i32, i32) -> i32
          %872 = "arith.addi"(%2, %871) : (i32, i32) -> i32
          %873 = "arith.remsi"(%872, %870) : (i32, i32) -> i32
          %874 = "arith.xori"(%873, %870) : (i32, i32) -> i32
          %875 = "arith.cmpi"(%874, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %876 = "arith.cmpi"(%873, %63) {predicate = 1 : i64} : (i32, i32) -> i1
          %877 = "arith.andi"(%875, %876) : (i1, i1) -> i1
          %878 = "arith.divsi"(%872, %870) : (i32, i32) -> i32
          %879 = "arith.extsi"(%877) : (i1) -> i32
          %880 = "arith.addi"(%878, %879) : (i32, i32) -> i32
          %881 = "arith.maxsi"(%880, %129) : (i32, i32) -> i32
          %882 = "arith.subi"(%881, %129) : (i32, i32) -> i32
          %883 = "arith.addi"(%2, %882) : (i32, i32) -> i32
          %884 = "arith.remsi"(%883, %881) : (i32, i32) -> i32
          %885 = "arith.cmpi"(%884, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %886 = "arith.divsi"(%883, %881) : (i32, i32) -> i32
          %887 = "arith.extsi"(%885) : (i1) -> i32
          %888 = "arith.addi"(%886, %887) : (i32, i32) -> i32
          %889 = "arith.maxsi"(%501, %129) : (i32, i32) -> i32
          "scf.for"(%499, %888, %889) ({
          ^bb0(%890: i32):
            %891 = "arith.muli"(%890, %881) : (i32, i32) -> i32
            %892 = "arith.divui"(%860, %195) : (i32, i32) -> i32
            %893 = "arith.addi"(%891, %892) : (i32, i32) -> i32
            %894 = "arith.remui"(%860, %195) : (i32, i32) -> i32
            %895 = "arith.cmpi"(%892, %881) {predicate = 2 : i64} : (i32, i32) -> i1
            %896 = "arith.cmpi"(%893, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %897 = "arith.andi"(%895, %896) : (i1, i1) -> i1
            %898 = "arith.cmpi"(%894, %6) {predicate = 2 : i64} : (i32, i32) -> i1
            %899 = "arith.andi"(%897, %898) : (i1, i1) -> i1
            %900, %901 = "scf.if"(%899) ({
              %902 = "arith.extsi"(%893) : (i32) -> i64
              %903 = "arith.extsi"(%894) : (i32) -> i64
              %904 = "arith.muli"(%902, %7) : (i64, i64) -> i64
              %905 = "arith.addi"(%904, %903) : (i64, i64) -> i64
              %906 = "llvm.getelementptr"(%5, %905) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %907 = "llvm.load"(%906) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %908 = "arith.muli"(%902, %11) : (i64, i64) -> i64
              %909 = "arith.addi"(%908, %903) : (i64, i64) -> i64
              %910 = "llvm.getelementptr"(%10, %909) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %911 = "llvm.load"(%910) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %912 = "arith.muli"(%902, %9) : (i64, i64) -> i64
              %913 = "arith.addi"(%912, %903) : (i64, i64) -> i64
              %914 = "llvm.getelementptr"(%8, %913) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %915 = "llvm.load"(%914) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %916 = "arith.subi"(%907, %146) : (i32, i32) -> i32
              %917 = "arith.cmpi"(%916, %63) {predicate = 5 : i64} : (i32, i32) -> i1
              %918 = "arith.cmpi"(%916, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %919 = "arith.andi"(%917, %918) : (i1, i1) -> i1
              %920 = "arith.cmpi"(%907, %13) {predicate = 2 : i64} : (i32, i32) -> i1
              %921 = "arith.andi"(%919, %920) : (i1, i1) -> i1
              %922 = "scf.if"(%921) ({
                %923 = "llvm.getelementptr"(%79, %916) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %924 = "llvm.load"(%923) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
                %925 = "arith.addi"(%924, %915) : (i32, i32) -> i32
                %926 = "arith.cmpi"(%915, %63) {predicate = 5 : i64} : (i32, i32) -> i1
                %927 = "arith.cmpi"(%925, %31) {predicate = 2 : i64} : (i32, i32) -> i1
                %928 = "arith.andi"(%926, %927) : (i1, i1) -> i1
                %929 = "arith.constant"() {value = -2 : i32} : () -> i32
                %930 = "arith.select"(%928, %925, %929) : (i1, i32, i32) -> i32
                "scf.yield"(%930) : (i32) -> ()
              }, {
                "scf.yield"(%62) : (i32) -> ()
              }) : (i1) -> i32
              "scf.yield"(%922, %911) : (i32, f32) -> ()
            }, {
              %931 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              "scf.yield"(%62, %931) : (i32, f32) -> ()
            }) : (i1) -> (i32, f32)
            "scf.if"(%899) ({
              %932 = "arith.extsi"(%893) : (i32) -> i64
              %933 = "arith.extsi"(%894) : (i32) -> i64
              %934 = "arith.muli"(%932, %37) : (i64, i64) -> i64
              %935 = "arith.addi"(%934, %933) : (i64, i64) -> i64
              %936 = "llvm.getelementptr"(%35, %935) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%900, %936) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
              %937 = "arith.muli"(%932, %40) : (i64, i64) -> i64
              %938 = "arith.addi"(%937, %933) : (i64, i64) -> i64
              %939 = "llvm.getelementptr"(%38, %938) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%901, %939) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
          %940 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          "scf.for"(%499, %888, %889) ({
          ^bb0(%941: i32):
            %942 = "arith.muli"(%941, %881) : (i32, i32) -> i32
            %943 = "arith.divui"(%940, %195) : (i32, i32) -> i32
            %944 = "arith.addi"(%942, %943) : (i32, i32) -> i32
            %945 = "arith.remui"(%940, %195) : (i32, i32) -> i32
            %946 = "arith.cmpi"(%943, %881) {predicate = 2 : i64} : (i32, i32) -> i1
            %947 = "arith.cmpi"(%944, %2) {predicate = 2 : i64} : (i32, i32) -> i1
            %948 = "arith.andi"(%946, %947) : (i1, i1) -> i1
            %949 = "arith.cmpi"(%945, %6) {predicate = 2 : i64} : (i32, i32) -> i1
            %950 = "arith.andi"(%948, %949) : (i1, i1) -> i1
            %951 = "llvm.getelementptr"(%79, %34) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %952, %953 = "scf.if"(%950) ({
              %954 = "arith.extsi"(%944) : (i32) -> i64
              %955 = "arith.extsi"(%945) : (i32) -> i64
              %956 = "arith.muli"(%954, %21) : (i64, i64) -> i64
              %957 = "arith.addi"(%956, %955) : (i64, i64) -> i64
              %958 = "llvm.getelementptr"(%20, %957) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %959 = "llvm.load"(%958) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %960 = "arith.muli"(%954, %25) : (i64, i64) -> i64
              %961 = "arith.addi"(%960, %955) : (i64, i64) -> i64
              %962 = "llvm.getelementptr"(%24, %961) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %963 = "llvm.load"(%962) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
              %964 = "arith.muli"(%954, %23) : (i64, i64) -> i64
              %965 = "arith.addi"(%964, %955) : (i64, i64) -> i64
              %966 = "llvm.getelementptr"(%22, %965) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %967 = "llvm.load"(%966) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %968 = "arith.subi"(%959, %146) : (i32, i32) -> i32
              %969 = "arith.cmpi"(%968, %63) {predicate = 5 : i64} : (i32, i32) -> i1
              %970 = "arith.cmpi"(%968, %34) {predicate = 2 : i64} : (i32, i32) -> i1
              %971 = "arith.andi"(%969, %970) : (i1, i1) -> i1
              %972 = "arith.cmpi"(%959, %13) {predicate = 2 : i64} : (i32, i32) -> i1
              %973 = "arith.andi"(%971, %972) : (i1, i1) -> i1
              %974 = "scf.if"(%973) ({
                %975 = "llvm.getelementptr"(%951, %968) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %976 = "llvm.load"(%975) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
                %977 = "arith.addi"(%976, %967) : (i32, i32) -> i32
                %978 = "arith.cmpi"(%967, %63) {predicate = 5 : i64} : (i32, i32) -> i1
                %979 = "arith.cmpi"(%977, %31) {predicate = 2 : i64} : (i32, i32) -> i1
                %980 = "arith.andi"(%978, %979) : (i1, i1) -> i1
                %981 = "arith.constant"() {value = -2 : i32} : () -> i32
                %982 = "arith.select"(%980, %977, %981) : (i1, i32, i32) -> i32
                "scf.yield"(%982) : (i32) -> ()
              }, {
                "scf.yield"(%62) : (i32) -> ()
              }) : (i1) -> i32
              "scf.yield"(%974, %963) : (i32, f32) -> ()
            }, {
              %983 = "arith.constant"() {value = 0.0 : f32} : () -> f32
              "scf.yield"(%62, %983) : (i32, f32) -> ()
            }) : (i1) -> (i32, f32)
            "scf.if"(%950) ({
              %984 = "arith.extsi"(%944) : (i32) -> i64
              %985 = "arith.extsi"(%945) : (i32) -> i64
              %986 = "arith.muli"(%984, %37) : (i64, i64) -> i64
              %987 = "arith.addi"(%36, %986) : (i64, i64) -> i64
              %988 = "arith.addi"(%987, %985) : (i64, i64) -> i64
              %989 = "llvm.getelementptr"(%35, %988) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%952, %989) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
              %990 = "arith.muli"(%984, %40) : (i64, i64) -> i64
              %991 = "arith.addi"(%39, %990) : (i64, i64) -> i64
              %992 = "arith.addi"(%991, %985) : (i64, i64) -> i64
              %993 = "llvm.getelementptr"(%38, %992) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              "llvm.store"(%953, %993) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "scf.yield"() : () -> ()
          }) : (i32, i32, i32) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %994 = "arith.constant"() {value = true} : () -> i1
        "scf.yield"(%994) : (i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 208 : i32, action = #nvvm<action increase>} : () -> ()
        %995 = "arith.subi"(%51, %60) : (i32, i32) -> i32
        %996 = "arith.subi"(%65, %129) : (i32, i32) -> i32
        %997 = "llvm.load"(%81) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
        %998 = "arith.minsi"(%997, %31) : (i32, i32) -> i32
        %999 = "arith.maxsi"(%998, %63) : (i32, i32) -> i32
        %1000 = "arith.addi"(%999, %272) : (i32, i32) -> i32
        %1001 = "arith.constant"() {value = 6 : i32} : () -> i32
        %1002 = "arith.shrsi"(%1000, %1001) : (i32, i32) -> i32
        %1003 = "arith.muli"(%1002, %271) : (i32, i32) -> i32
        %1004, %1005, %1006, %1007, %1008 = "scf.while"(%999, %63, %63, %63, %1003) ({
        ^bb0(%1009: i32, %1010: i32, %1011: i32, %1012: i32, %1013: i32):
          %1014 = "arith.cmpi"(%1011, %34) {predicate = 2 : i64} : (i32, i32) -> i1
          %1015 = "arith.addi"(%1010, %1013) : (i32, i32) -> i32
          %1016 = "arith.cmpi"(%54, %1015) {predicate = 5 : i64} : (i32, i32) -> i1
          %1017 = "arith.andi"(%1014, %1016) : (i1, i1) -> i1
          "scf.condition"(%1017, %1009, %1010, %1011, %1012, %1013) : (i1, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1018: i32, %1019: i32, %1020: i32, %1021: i32, %1022: i32):
          %1023 = "arith.addi"(%1019, %1022) : (i32, i32) -> i32
          %1024 = "arith.addi"(%1020, %129) : (i32, i32) -> i32
          %1025 = "arith.cmpi"(%1024, %34) {predicate = 2 : i64} : (i32, i32) -> i1
          %1026, %1027, %1028 = "scf.if"(%1025) ({
            %1029 = "llvm.getelementptr"(%81, %1024) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1030 = "llvm.load"(%1029) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
            %1031 = "arith.minsi"(%1030, %31) : (i32, i32) -> i32
            %1032 = "arith.maxsi"(%1031, %1018) : (i32, i32) -> i32
            %1033 = "arith.subi"(%1032, %1018) : (i32, i32) -> i32
            %1034 = "arith.addi"(%1033, %272) : (i32, i32) -> i32
            %1035 = "arith.shrsi"(%1034, %1001) : (i32, i32) -> i32
            %1036 = "arith.muli"(%1035, %271) : (i32, i32) -> i32
            "scf.yield"(%1032, %1018, %1036) : (i32, i32, i32) -> ()
          }, {
            "scf.yield"(%1018, %1021, %1022) : (i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32)
          "scf.yield"(%1026, %1023, %1024, %1027, %1028) : (i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
        %1037 = "arith.constant"() {value = true} : () -> i1
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
        %1165 = "llvm.mlir.undef"() : () -> f32
        %1166 = "llvm.mlir.undef"() : () -> i32
        %1167 = "llvm.mlir.undef"() : () -> i32
        %1168 = "llvm.mlir.undef"() : () -> i32
        %1169 = "llvm.mlir.undef"() : () -> i32
        %1170 = "llvm.mlir.undef"() : () -> i32
        %1171 = "llvm.mlir.undef"() : () -> i32
        %1172 = "llvm.mlir.undef"() : () -> i32
        %1173 = "llvm.mlir.undef"() : () -> i32
        %1174, %1175, %1176, %1177, %1178, %1179, %1180, %1181, %1182, %1183, %1184, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319 = "scf.while"(%1004, %1005, %1006, %54, %1007, %63, %1037, %63, %63, %63, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142, %1143, %1144, %1145, %1146, %1147, %1148, %1149, %1150, %1151, %1152, %1153, %1154, %1155, %1156, %1157, %1158, %1159, %1160, %1161, %1162, %1163, %1164, %1165, %1166, %1167, %1168, %1169, %1170, %1171, %1172, %1173) ({
        ^bb0(%1320: i32, %1321: i32, %1322: i32, %1323: i32, %1324: i32, %1325: i32, %1326: i1, %1327: i32, %1328: i32, %1329: i32, %1330: f32, %1331: f32, %1332: f32, %1333: f32, %1334: f32, %1335: f32, %1336: f32, %1337: f32, %1338: f32, %1339: f32, %1340: f32, %1341: f32, %1342: f32, %1343: f32, %1344: f32, %1345: f32, %1346: f32, %1347: f32, %1348: f32, %1349: f32, %1350: f32, %1351: f32, %1352: f32, %1353: f32, %1354: f32, %1355: f32, %1356: f32, %1357: f32, %1358: f32, %1359: f32, %1360: f32, %1361: f32, %1362: f32, %1363: f32, %1364: f32, %1365: f32, %1366: f32, %1367: f32, %1368: f32, %1369: f32, %1370: f32, %1371: f32, %1372: f32, %1373: f32, %1374: f32, %1375: f32, %1376: f32, %1377: f32, %1378: f32, %1379: f32, %1380: f32, %1381: f32, %1382: f32, %1383: f32, %1384: f32, %1385: f32, %1386: f32, %1387: f32, %1388: f32, %1389: f32, %1390: f32, %1391: f32, %1392: f32, %1393: f32, %1394: f32, %1395: f32, %1396: f32, %1397: f32, %1398: f32, %1399: f32, %1400: f32, %1401: f32, %1402: f32, %1403: f32, %1404: f32, %1405: f32, %1406: f32, %1407: f32, %1408: f32, %1409: f32, %1410: f32, %1411: f32, %1412: f32, %1413: f32, %1414: f32, %1415: f32, %1416: f32, %1417: f32, %1418: f32, %1419: f32, %1420: f32, %1421: f32, %1422: f32, %1423: f32, %1424: f32, %1425: f32, %1426: f32, %1427: f32, %1428: f32, %1429: f32, %1430: f32, %1431: f32, %1432: f32, %1433: f32, %1434: f32, %1435: f32, %1436: f32, %1437: f32, %1438: f32, %1439: f32, %1440: f32, %1441: f32, %1442: f32, %1443: f32, %1444: f32, %1445: f32, %1446: f32, %1447: f32, %1448: f32, %1449: f32, %1450: f32, %1451: f32, %1452: f32, %1453: f32, %1454: f32, %1455: f32, %1456: f32, %1457: f32, %1458: i32, %1459: i32, %1460: i32, %1461: i32, %1462: i32, %1463: i32, %1464: i32, %1465: i32):
          %1466 = "arith.cmpi"(%1322, %34) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.condition"(%1466, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %1462, %1463, %1464, %1465) : (i1, i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%1467: i32, %1468: i32, %1469: i32, %1470: i32, %1471: i32, %1472: i32, %1473: i1, %1474: i32, %1475: i32, %1476: i32, %1477: f32, %1478: f32, %1479: f32, %1480: f32, %1481: f32, %1482: f32, %1483: f32, %1484: f32, %1485: f32, %1486: f32, %1487: f32, %1488: f32, %1489: f32, %1490: f32, %1491: f32, %1492: f32, %1493: f32, %1494: f32, %1495: f32, %1496: f32, %1497: f32, %1498: f32, %1499: f32, %1500: f32, %1501: f32, %1502: f32, %1503: f32, %1504: f32, %1505: f32, %1506: f32, %1507: f32, %1508: f32, %1509: f32, %1510: f32, %1511: f32, %1512: f32, %1513: f32, %1514: f32, %1515: f32, %1516: f32, %1517: f32, %1518: f32, %1519: f32, %1520: f32, %1521: f32, %1522: f32, %1523: f32, %1524: f32, %1525: f32, %1526: f32, %1527: f32, %1528: f32, %1529: f32, %1530: f32, %1531: f32, %1532: f32, %1533: f32, %1534: f32, %1535: f32, %1536: f32, %1537: f32, %1538: f32, %1539: f32, %1540: f32, %1541: f32, %1542: f32, %1543: f32, %1544: f32, %1545: f32, %1546: f32, %1547: f32, %1548: f32, %1549: f32, %1550: f32, %1551: f32, %1552: f32, %1553: f32, %1554: f32, %1555: f32, %1556: f32, %1557: f32, %1558: f32, %1559: f32, %1560: f32, %1561: f32, %1562: f32, %1563: f32, %1564: f32, %1565: f32, %1566: f32, %1567: f32, %1568: f32, %1569: f32, %1570: f32, %1571: f32, %1572: f32, %1573: f32, %1574: f32, %1575: f32, %1576: f32, %1577: f32, %1578: f32, %1579: f32, %1580: f32, %1581: f32, %1582: f32, %1583: f32, %1584: f32, %1585: f32, %1586: f32, %1587: f32, %1588: f32, %1589: f32, %1590: f32, %1591: f32, %1592: f32, %1593: f32, %1594: f32, %1595: f32, %1596: f32, %1597: f32, %1598: f32, %1599: f32, %1600: f32, %1601: f32, %1602: f32, %1603: f32, %1604: f32, %1605: i32, %1606: i32, %1607: i32, %1608: i32, %1609: i32, %1610: i32, %1611: i32, %1612: i32):
          %1613 = "arith.subi"(%1467, %1471) : (i32, i32) -> i32
          %1614 = "arith.addi"(%1613, %272) : (i32, i32) -> i32
          %1615 = "arith.shrsi"(%1614, %1001) : (i32, i32) -> i32
          %1616 = "arith.subi"(%1470, %1468) : (i32, i32) -> i32
          %1617 = "arith.muli"(%195, %271) : (i32, i32) -> i32
          %1618 = "arith.remsi"(%1616, %1617) : (i32, i32) -> i32
          %1619 = "arith.cmpi"(%1618, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %1620 = "arith.divsi"(%1616, %1617) : (i32, i32) -> i32
          %1621 = "arith.extsi"(%1619) : (i1) -> i32
          %1622 = "arith.addi"(%1620, %1621) : (i32, i32) -> i32
          %1623 = "arith.muli"(%1622, %195) : (i32, i32) -> i32
          %1624 = "arith.subi"(%1615, %1623) : (i32, i32) -> i32
          %1625 = "arith.minsi"(%195, %1624) : (i32, i32) -> i32
          %1626 = "arith.muli"(%1623, %271) : (i32, i32) -> i32
          %1627 = "arith.subi"(%1616, %1626) : (i32, i32) -> i32
          %1628 = "arith.remsi"(%1627, %1625) : (i32, i32) -> i32
          %1629 = "arith.xori"(%1628, %1625) : (i32, i32) -> i32
          %1630 = "arith.cmpi"(%1629, %63) {predicate = 2 : i64} : (i32, i32) -> i1
          %1631 = "arith.cmpi"(%1628, %63) {predicate = 1 : i64} : (i32, i32) -> i1
          %1632 = "arith.andi"(%1630, %1631) : (i1, i1) -> i1
          %1633 = "arith.addi"(%1628, %1625) : (i32, i32) -> i32
          %1634 = "arith.select"(%1632, %1633, %1628) : (i1, i32, i32) -> i32
          %1635 = "arith.addi"(%1623, %1634) : (i32, i32) -> i32
          %1636 = "arith.divsi"(%1627, %1625) : (i32, i32) -> i32
          %1637 = "arith.extsi"(%1632) : (i1) -> i32
          %1638 = "arith.addi"(%1636, %1637) : (i32, i32) -> i32
          %1639 = "arith.andi"(%117, %63) : (i32, i32) -> i32
          %1640 = "arith.addi"(%1635, %1639) : (i32, i32) -> i32
          %1641 = "arith.addi"(%1638, %117) : (i32, i32) -> i32
          %1642 = "arith.addi"(%3, %272) : (i32, i32) -> i32
          %1643 = "arith.divui"(%1642, %273) : (i32, i32) -> i32
          %1644 = "arith.maxsi"(%1643, %129) : (i32, i32) -> i32
          %1645 = "llvm.getelementptr"(%82, %1475) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t1646_s0 = "llvm.ptrtoint"(%1645) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t1646_s0, %1476) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %1647 = "arith.constant"() {value = 4096 : i32} : () -> i32
          %1648 = "arith.muli"(%1475, %1647) : (i32, i32) -> i32
          %1649 = "llvm.getelementptr"(%76, %1648) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1650 = "arith.constant"() {value = 16384 : i32} : () -> i32
          %1651 = "arith.muli"(%1475, %1650) : (i32, i32) -> i32
          %1652 = "llvm.getelementptr"(%77, %1651) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1653 = "arith.constant"() {value = false} : () -> i1
          %t1655_a = "llvm.ptrtoint"(%1649) : (!llvm.ptr<3>) -> i32
          %t1655_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1655_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1655_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1655_shifted = "arith.shrui"(%t1655_a, %t1655_four) : (i32, i32) -> i32
          %t1655_low = "arith.andi"(%t1655_shifted, %t1655_mask) : (i32, i32) -> i32
          %t1655_wide = "arith.extui"(%t1655_low) : (i32) -> i64
          %1654 = "arith.ori"(%t1655_wide, %t1655_fields) : (i64, i64) -> i64
          %t1657_a = "llvm.ptrtoint"(%1652) : (!llvm.ptr<3>) -> i32
          %t1657_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t1657_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t1657_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t1657_shifted = "arith.shrui"(%t1657_a, %t1657_four) : (i32, i32) -> i32
          %t1657_low = "arith.andi"(%t1657_shifted, %t1657_mask) : (i32, i32) -> i32
          %t1657_wide = "arith.extui"(%t1657_low) : (i32) -> i64
          %1656 = "arith.ori"(%t1657_wide, %t1657_fields) : (i64, i64) -> i64
          %t1786_r = "llvm.inline_asm"(%1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %1658 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1659 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1660 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1661 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1662 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1663 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1664 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1665 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1666 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1667 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1668 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1669 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1670 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1671 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1672 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1673 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1674 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1675 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1676 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1677 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1678 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1679 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1680 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1681 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1682 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1683 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1684 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1685 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1686 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1687 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1688 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1689 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1690 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1691 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1692 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1693 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1694 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1695 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1696 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1697 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1698 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1699 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1700 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1701 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1702 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1703 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1704 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1705 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1706 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1707 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1708 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1709 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1710 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1711 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1712 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1713 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1714 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1715 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1716 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1717 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1718 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1719 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1720 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1721 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 63>} : (!struct1) -> f32
          %1722 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 64>} : (!struct1) -> f32
          %1723 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 65>} : (!struct1) -> f32
          %1724 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 66>} : (!struct1) -> f32
          %1725 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 67>} : (!struct1) -> f32
          %1726 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 68>} : (!struct1) -> f32
          %1727 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 69>} : (!struct1) -> f32
          %1728 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 70>} : (!struct1) -> f32
          %1729 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 71>} : (!struct1) -> f32
          %1730 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 72>} : (!struct1) -> f32
          %1731 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 73>} : (!struct1) -> f32
          %1732 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 74>} : (!struct1) -> f32
          %1733 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 75>} : (!struct1) -> f32
          %1734 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 76>} : (!struct1) -> f32
          %1735 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 77>} : (!struct1) -> f32
          %1736 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 78>} : (!struct1) -> f32
          %1737 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 79>} : (!struct1) -> f32
          %1738 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 80>} : (!struct1) -> f32
          %1739 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 81>} : (!struct1) -> f32
          %1740 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 82>} : (!struct1) -> f32
          %1741 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 83>} : (!struct1) -> f32
          %1742 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 84>} : (!struct1) -> f32
          %1743 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 85>} : (!struct1) -> f32
          %1744 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 86>} : (!struct1) -> f32
          %1745 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 87>} : (!struct1) -> f32
          %1746 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 88>} : (!struct1) -> f32
          %1747 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 89>} : (!struct1) -> f32
          %1748 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 90>} : (!struct1) -> f32
          %1749 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 91>} : (!struct1) -> f32
          %1750 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 92>} : (!struct1) -> f32
          %1751 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 93>} : (!struct1) -> f32
          %1752 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 94>} : (!struct1) -> f32
          %1753 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 95>} : (!struct1) -> f32
          %1754 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 96>} : (!struct1) -> f32
          %1755 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 97>} : (!struct1) -> f32
          %1756 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 98>} : (!struct1) -> f32
          %1757 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 99>} : (!struct1) -> f32
          %1758 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 100>} : (!struct1) -> f32
          %1759 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 101>} : (!struct1) -> f32
          %1760 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 102>} : (!struct1) -> f32
          %1761 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 103>} : (!struct1) -> f32
          %1762 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 104>} : (!struct1) -> f32
          %1763 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 105>} : (!struct1) -> f32
          %1764 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 106>} : (!struct1) -> f32
          %1765 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 107>} : (!struct1) -> f32
          %1766 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 108>} : (!struct1) -> f32
          %1767 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 109>} : (!struct1) -> f32
          %1768 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 110>} : (!struct1) -> f32
          %1769 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 111>} : (!struct1) -> f32
          %1770 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 112>} : (!struct1) -> f32
          %1771 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 113>} : (!struct1) -> f32
          %1772 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 114>} : (!struct1) -> f32
          %1773 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 115>} : (!struct1) -> f32
          %1774 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 116>} : (!struct1) -> f32
          %1775 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 117>} : (!struct1) -> f32
          %1776 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 118>} : (!struct1) -> f32
          %1777 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 119>} : (!struct1) -> f32
          %1778 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 120>} : (!struct1) -> f32
          %1779 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 121>} : (!struct1) -> f32
          %1780 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 122>} : (!struct1) -> f32
          %1781 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 123>} : (!struct1) -> f32
          %1782 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 124>} : (!struct1) -> f32
          %1783 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 125>} : (!struct1) -> f32
          %1784 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 126>} : (!struct1) -> f32
          %1785 = "llvm.extractvalue"(%t1786_r) {position = array<i64: 127>} : (!struct1) -> f32
          %t1915_r = "llvm.inline_asm"(%1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1676, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724, %1725, %1726, %1727, %1728, %1729, %1730, %1731, %1732, %1733, %1734, %1735, %1736, %1737, %1738, %1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754, %1755, %1756, %1757, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1654, %1656, %1653) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 2;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 4;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 6;\0Aadd.s64 db, $257, 6;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 16 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
          %1787 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 0>} : (!struct1) -> f32
          %1788 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 1>} : (!struct1) -> f32
          %1789 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 2>} : (!struct1) -> f32
          %1790 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 3>} : (!struct1) -> f32
          %1791 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 4>} : (!struct1) -> f32
          %1792 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 5>} : (!struct1) -> f32
          %1793 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 6>} : (!struct1) -> f32
          %1794 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 7>} : (!struct1) -> f32
          %1795 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 8>} : (!struct1) -> f32
          %1796 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 9>} : (!struct1) -> f32
          %1797 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 10>} : (!struct1) -> f32
          %1798 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 11>} : (!struct1) -> f32
          %1799 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 12>} : (!struct1) -> f32
          %1800 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 13>} : (!struct1) -> f32
          %1801 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 14>} : (!struct1) -> f32
          %1802 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 15>} : (!struct1) -> f32
          %1803 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 16>} : (!struct1) -> f32
          %1804 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 17>} : (!struct1) -> f32
          %1805 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 18>} : (!struct1) -> f32
          %1806 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 19>} : (!struct1) -> f32
          %1807 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 20>} : (!struct1) -> f32
          %1808 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 21>} : (!struct1) -> f32
          %1809 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 22>} : (!struct1) -> f32
          %1810 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 23>} : (!struct1) -> f32
          %1811 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 24>} : (!struct1) -> f32
          %1812 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 25>} : (!struct1) -> f32
          %1813 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 26>} : (!struct1) -> f32
          %1814 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 27>} : (!struct1) -> f32
          %1815 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 28>} : (!struct1) -> f32
          %1816 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 29>} : (!struct1) -> f32
          %1817 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 30>} : (!struct1) -> f32
          %1818 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 31>} : (!struct1) -> f32
          %1819 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 32>} : (!struct1) -> f32
          %1820 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 33>} : (!struct1) -> f32
          %1821 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 34>} : (!struct1) -> f32
          %1822 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 35>} : (!struct1) -> f32
          %1823 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 36>} : (!struct1) -> f32
          %1824 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 37>} : (!struct1) -> f32
          %1825 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 38>} : (!struct1) -> f32
          %1826 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 39>} : (!struct1) -> f32
          %1827 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 40>} : (!struct1) -> f32
          %1828 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 41>} : (!struct1) -> f32
          %1829 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 42>} : (!struct1) -> f32
          %1830 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 43>} : (!struct1) -> f32
          %1831 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 44>} : (!struct1) -> f32
          %1832 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 45>} : (!struct1) -> f32
          %1833 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 46>} : (!struct1) -> f32
          %1834 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 47>} : (!struct1) -> f32
          %1835 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 48>} : (!struct1) -> f32
          %1836 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 49>} : (!struct1) -> f32
          %1837 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 50>} : (!struct1) -> f32
          %1838 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 51>} : (!struct1) -> f32
          %1839 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 52>} : (!struct1) -> f32
          %1840 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 53>} : (!struct1) -> f32
          %1841 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 54>} : (!struct1) -> f32
          %1842 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 55>} : (!struct1) -> f32
          %1843 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 56>} : (!struct1) -> f32
          %1844 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 57>} : (!struct1) -> f32
          %1845 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 58>} : (!struct1) -> f32
          %1846 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 59>} : (!struct1) -> f32
          %1847 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 60>} : (!struct1) -> f32
          %1848 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 61>} : (!struct1) -> f32
          %1849 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 62>} : (!struct1) -> f32
          %1850 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 63>} : (!struct1) -> f32
          %1851 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 64>} : (!struct1) -> f32
          %1852 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 65>} : (!struct1) -> f32
          %1853 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 66>} : (!struct1) -> f32
          %1854 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 67>} : (!struct1) -> f32
          %1855 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 68>} : (!struct1) -> f32
          %1856 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 69>} : (!struct1) -> f32
          %1857 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 70>} : (!struct1) -> f32
          %1858 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 71>} : (!struct1) -> f32
          %1859 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 72>} : (!struct1) -> f32
          %1860 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 73>} : (!struct1) -> f32
          %1861 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 74>} : (!struct1) -> f32
          %1862 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 75>} : (!struct1) -> f32
          %1863 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 76>} : (!struct1) -> f32
          %1864 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 77>} : (!struct1) -> f32
          %1865 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 78>} : (!struct1) -> f32
          %1866 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 79>} : (!struct1) -> f32
          %1867 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 80>} : (!struct1) -> f32
          %1868 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 81>} : (!struct1) -> f32
          %1869 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 82>} : (!struct1) -> f32
          %1870 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 83>} : (!struct1) -> f32
          %1871 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 84>} : (!struct1) -> f32
          %1872 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 85>} : (!struct1) -> f32
          %1873 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 86>} : (!struct1) -> f32
          %1874 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 87>} : (!struct1) -> f32
          %1875 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 88>} : (!struct1) -> f32
          %1876 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 89>} : (!struct1) -> f32
          %1877 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 90>} : (!struct1) -> f32
          %1878 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 91>} : (!struct1) -> f32
          %1879 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 92>} : (!struct1) -> f32
          %1880 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 93>} : (!struct1) -> f32
          %1881 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 94>} : (!struct1) -> f32
          %1882 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 95>} : (!struct1) -> f32
          %1883 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 96>} : (!struct1) -> f32
          %1884 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 97>} : (!struct1) -> f32
          %1885 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 98>} : (!struct1) -> f32
          %1886 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 99>} : (!struct1) -> f32
          %1887 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 100>} : (!struct1) -> f32
          %1888 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 101>} : (!struct1) -> f32
          %1889 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 102>} : (!struct1) -> f32
          %1890 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 103>} : (!struct1) -> f32
          %1891 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 104>} : (!struct1) -> f32
          %1892 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 105>} : (!struct1) -> f32
          %1893 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 106>} : (!struct1) -> f32
          %1894 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 107>} : (!struct1) -> f32
          %1895 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 108>} : (!struct1) -> f32
          %1896 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 109>} : (!struct1) -> f32
          %1897 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 110>} : (!struct1) -> f32
          %1898 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 111>} : (!struct1) -> f32
          %1899 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 112>} : (!struct1) -> f32
          %1900 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 113>} : (!struct1) -> f32
          %1901 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 114>} : (!struct1) -> f32
          %1902 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 115>} : (!struct1) -> f32
          %1903 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 116>} : (!struct1) -> f32
          %1904 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 117>} : (!struct1) -> f32
          %1905 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 118>} : (!struct1) -> f32
          %1906 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 119>} : (!struct1) -> f32
          %1907 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 120>} : (!struct1) -> f32
          %1908 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 121>} : (!struct1) -> f32
          %1909 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 122>} : (!struct1) -> f32
          %1910 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 123>} : (!struct1) -> f32
          %1911 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 124>} : (!struct1) -> f32
          %1912 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 125>} : (!struct1) -> f32
          %1913 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 126>} : (!struct1) -> f32
          %1914 = "llvm.extractvalue"(%t1915_r) {position = array<i64: 127>} : (!struct1) -> f32
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %1916 = "arith.addi"(%1475, %129) : (i32, i32) -> i32
          %1917 = "arith.constant"() {value = 5 : i32} : () -> i32
          %1918 = "arith.cmpi"(%1916, %1917) {predicate = 0 : i64} : (i32, i32) -> i1
          %1919 = "arith.xori"(%1476, %129) : (i32, i32) -> i32
          %1920 = "arith.select"(%1918, %1919, %1476) : (i1, i32, i32) -> i32
          %1921 = "arith.select"(%1918, %63, %1916) : (i1, i32, i32) -> i32
          %1922 = "arith.addi"(%1474, %129) : (i32, i32) -> i32
          %1923, %1924, %1925, %1926, %1927, %1928, %1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056 = "scf.for"(%129, %1644, %129, %1474, %1475, %1476, %1922, %1921, %1920, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818, %1819, %1820, %1821, %1822, %1823, %1824, %1825, %1826, %1827, %1828, %1829, %1830, %1831, %1832, %1833, %1834, %1835, %1836, %1837, %1838, %1839, %1840, %1841, %1842, %1843, %1844, %1845, %1846, %1847, %1848, %1849, %1850, %1851, %1852, %1853, %1854, %1855, %1856, %1857, %1858, %1859, %1860, %1861, %1862, %1863, %1864, %1865, %1866, %1867, %1868, %1869, %1870, %1871, %1872, %1873, %1874, %1875, %1876, %1877, %1878, %1879, %1880, %1881, %1882, %1883, %1884, %1885, %1886, %1887, %1888, %1889, %1890, %1891, %1892, %1893, %1894, %1895, %1896, %1897, %1898, %1899, %1900, %1901, %1902, %1903, %1904, %1905, %1906, %1907, %1908, %1909, %1910, %1911, %1912, %1913, %1914) ({
          ^bb0(%2057: i32, %2058: i32, %2059: i32, %2060: i32, %2061: i32, %2062: i32, %2063: i32, %2064: f32, %2065: f32, %2066: f32, %2067: f32, %2068: f32, %2069: f32, %2070: f32, %2071: f32, %2072: f32, %2073: f32, %2074: f32, %2075: f32, %2076: f32, %2077: f32, %2078: f32, %2079: f32, %2080: f32, %2081: f32, %2082: f32, %2083: f32, %2084: f32, %2085: f32, %2086: f32, %2087: f32, %2088: f32, %2089: f32, %2090: f32, %2091: f32, %2092: f32, %2093: f32, %2094: f32, %2095: f32, %2096: f32, %2097: f32, %2098: f32, %2099: f32, %2100: f32, %2101: f32, %2102: f32, %2103: f32, %2104: f32, %2105: f32, %2106: f32, %2107: f32, %2108: f32, %2109: f32, %2110: f32, %2111: f32, %2112: f32, %2113: f32, %2114: f32, %2115: f32, %2116: f32, %2117: f32, %2118: f32, %2119: f32, %2120: f32, %2121: f32, %2122: f32, %2123: f32, %2124: f32, %2125: f32, %2126: f32, %2127: f32, %2128: f32, %2129: f32, %2130: f32, %2131: f32, %2132: f32, %2133: f32, %2134: f32, %2135: f32, %2136: f32, %2137: f32, %2138: f32, %2139: f32, %2140: f32, %2141: f32, %2142: f32, %2143: f32, %2144: f32, %2145: f32, %2146: f32, %2147: f32, %2148: f32, %2149: f32, %2150: f32, %2151: f32, %2152: f32, %2153: f32, %2154: f32, %2155: f32, %2156: f32, %2157: f32, %2158: f32, %2159: f32, %2160: f32, %2161: f32, %2162: f32, %2163: f32, %2164: f32, %2165: f32, %2166: f32, %2167: f32, %2168: f32, %2169: f32, %2170: f32, %2171: f32, %2172: f32, %2173: f32, %2174: f32, %2175: f32, %2176: f32, %2177: f32, %2178: f32, %2179: f32, %2180: f32, %2181: f32, %2182: f32, %2183: f32, %2184: f32, %2185: f32, %2186: f32, %2187: f32, %2188: f32, %2189: f32, %2190: f32, %2191: f32):
            %2192 = "llvm.getelementptr"(%82, %2062) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2193_s0 = "llvm.ptrtoint"(%2192) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2193_s0, %2063) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %2194 = "arith.muli"(%2062, %1647) : (i32, i32) -> i32
            %2195 = "llvm.getelementptr"(%76, %2194) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2196 = "arith.muli"(%2062, %1650) : (i32, i32) -> i32
            %2197 = "llvm.getelementptr"(%77, %2196) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2199_a = "llvm.ptrtoint"(%2195) : (!llvm.ptr<3>) -> i32
            %t2199_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2199_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2199_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2199_shifted = "arith.shrui"(%t2199_a, %t2199_four) : (i32, i32) -> i32
            %t2199_low = "arith.andi"(%t2199_shifted, %t2199_mask) : (i32, i32) -> i32
            %t2199_wide = "arith.extui"(%t2199_low) : (i32) -> i64
            %2198 = "arith.ori"(%t2199_wide, %t2199_fields) : (i64, i64) -> i64
            %t2201_a = "llvm.ptrtoint"(%2197) : (!llvm.ptr<3>) -> i32
            %t2201_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t2201_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t2201_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t2201_shifted = "arith.shrui"(%t2201_a, %t2201_four) : (i32, i32) -> i32
            %t2201_low = "arith.andi"(%t2201_shifted, %t2201_mask) : (i32, i32) -> i32
            %t2201_wide = "arith.extui"(%t2201_low) : (i32) -> i64
            %2200 = "arith.ori"(%t2201_wide, %t2201_fields) : (i64, i64) -> i64
            %t2330_r = "llvm.inline_asm"(%2064, %2065, %2066, %2067, %2068, %2069, %2070, %2071, %2072, %2073, %2074, %2075, %2076, %2077, %2078, %2079, %2080, %2081, %2082, %2083, %2084, %2085, %2086, %2087, %2088, %2089, %2090, %2091, %2092, %2093, %2094, %2095, %2096, %2097, %2098, %2099, %2100, %2101, %2102, %2103, %2104, %2105, %2106, %2107, %2108, %2109, %2110, %2111, %2112, %2113, %2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121, %2122, %2123, %2124, %2125, %2126, %2127, %2128, %2129, %2130, %2131, %2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163, %2164, %2165, %2166, %2167, %2168, %2169, %2170, %2171, %2172, %2173, %2174, %2175, %2176, %2177, %2178, %2179, %2180, %2181, %2182, %2183, %2184, %2185, %2186, %2187, %2188, %2189, %2190, %2191) {asm_string = "wgmma.fence.sync.aligned;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2202 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2203 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2204 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2205 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2206 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2207 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2208 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2209 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2210 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2211 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2212 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2213 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2214 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2215 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2216 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2217 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2218 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2219 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2220 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2221 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2222 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2223 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2224 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2225 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2226 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2227 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2228 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2229 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2230 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2231 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2232 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2233 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2234 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2235 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2236 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2237 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2238 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2239 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2240 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2241 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2242 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2243 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2244 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2245 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2246 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2247 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2248 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2249 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2250 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2251 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2252 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2253 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2254 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2255 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2256 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2257 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2258 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2259 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2260 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2261 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2262 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2263 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2264 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2265 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 63>} : (!struct1) -> f32
            %2266 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 64>} : (!struct1) -> f32
            %2267 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 65>} : (!struct1) -> f32
            %2268 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 66>} : (!struct1) -> f32
            %2269 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 67>} : (!struct1) -> f32
            %2270 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 68>} : (!struct1) -> f32
            %2271 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 69>} : (!struct1) -> f32
            %2272 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 70>} : (!struct1) -> f32
            %2273 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 71>} : (!struct1) -> f32
            %2274 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 72>} : (!struct1) -> f32
            %2275 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 73>} : (!struct1) -> f32
            %2276 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 74>} : (!struct1) -> f32
            %2277 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 75>} : (!struct1) -> f32
            %2278 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 76>} : (!struct1) -> f32
            %2279 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 77>} : (!struct1) -> f32
            %2280 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 78>} : (!struct1) -> f32
            %2281 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 79>} : (!struct1) -> f32
            %2282 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 80>} : (!struct1) -> f32
            %2283 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 81>} : (!struct1) -> f32
            %2284 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 82>} : (!struct1) -> f32
            %2285 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 83>} : (!struct1) -> f32
            %2286 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 84>} : (!struct1) -> f32
            %2287 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 85>} : (!struct1) -> f32
            %2288 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 86>} : (!struct1) -> f32
            %2289 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 87>} : (!struct1) -> f32
            %2290 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 88>} : (!struct1) -> f32
            %2291 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 89>} : (!struct1) -> f32
            %2292 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 90>} : (!struct1) -> f32
            %2293 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 91>} : (!struct1) -> f32
            %2294 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 92>} : (!struct1) -> f32
            %2295 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 93>} : (!struct1) -> f32
            %2296 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 94>} : (!struct1) -> f32
            %2297 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 95>} : (!struct1) -> f32
            %2298 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 96>} : (!struct1) -> f32
            %2299 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 97>} : (!struct1) -> f32
            %2300 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 98>} : (!struct1) -> f32
            %2301 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 99>} : (!struct1) -> f32
            %2302 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 100>} : (!struct1) -> f32
            %2303 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 101>} : (!struct1) -> f32
            %2304 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 102>} : (!struct1) -> f32
            %2305 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 103>} : (!struct1) -> f32
            %2306 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 104>} : (!struct1) -> f32
            %2307 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 105>} : (!struct1) -> f32
            %2308 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 106>} : (!struct1) -> f32
            %2309 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 107>} : (!struct1) -> f32
            %2310 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 108>} : (!struct1) -> f32
            %2311 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 109>} : (!struct1) -> f32
            %2312 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 110>} : (!struct1) -> f32
            %2313 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 111>} : (!struct1) -> f32
            %2314 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 112>} : (!struct1) -> f32
            %2315 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 113>} : (!struct1) -> f32
            %2316 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 114>} : (!struct1) -> f32
            %2317 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 115>} : (!struct1) -> f32
            %2318 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 116>} : (!struct1) -> f32
            %2319 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 117>} : (!struct1) -> f32
            %2320 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 118>} : (!struct1) -> f32
            %2321 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 119>} : (!struct1) -> f32
            %2322 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 120>} : (!struct1) -> f32
            %2323 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 121>} : (!struct1) -> f32
            %2324 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 122>} : (!struct1) -> f32
            %2325 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 123>} : (!struct1) -> f32
            %2326 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 124>} : (!struct1) -> f32
            %2327 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 125>} : (!struct1) -> f32
            %2328 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 126>} : (!struct1) -> f32
            %2329 = "llvm.extractvalue"(%t2330_r) {position = array<i64: 127>} : (!struct1) -> f32
            %t2459_r = "llvm.inline_asm"(%2202, %2203, %2204, %2205, %2206, %2207, %2208, %2209, %2210, %2211, %2212, %2213, %2214, %2215, %2216, %2217, %2218, %2219, %2220, %2221, %2222, %2223, %2224, %2225, %2226, %2227, %2228, %2229, %2230, %2231, %2232, %2233, %2234, %2235, %2236, %2237, %2238, %2239, %2240, %2241, %2242, %2243, %2244, %2245, %2246, %2247, %2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255, %2256, %2257, %2258, %2259, %2260, %2261, %2262, %2263, %2264, %2265, %2266, %2267, %2268, %2269, %2270, %2271, %2272, %2273, %2274, %2275, %2276, %2277, %2278, %2279, %2280, %2281, %2282, %2283, %2284, %2285, %2286, %2287, %2288, %2289, %2290, %2291, %2292, %2293, %2294, %2295, %2296, %2297, %2298, %2299, %2300, %2301, %2302, %2303, %2304, %2305, %2306, %2307, %2308, %2309, %2310, %2311, %2312, %2313, %2314, %2315, %2316, %2317, %2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2329, %2198, %2200, %1037) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 2;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 4;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 6;\0Aadd.s64 db, $257, 6;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64, cutec.arm = 17 : i32} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !struct1
            %2331 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2332 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2333 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2334 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2335 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2336 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2337 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2338 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2339 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2340 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2341 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2342 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2343 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2344 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2345 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2346 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2347 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2348 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2349 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2350 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2351 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2352 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2353 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2354 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2355 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2356 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2357 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2358 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2359 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2360 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2361 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2362 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2363 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2364 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2365 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2366 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2367 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2368 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2369 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2370 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2371 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2372 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2373 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2374 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2375 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2376 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2377 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2378 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2379 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2380 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2381 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2382 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2383 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2384 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2385 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2386 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2387 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2388 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2389 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2390 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2391 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2392 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2393 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2394 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 63>} : (!struct1) -> f32
            %2395 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 64>} : (!struct1) -> f32
            %2396 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 65>} : (!struct1) -> f32
            %2397 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 66>} : (!struct1) -> f32
            %2398 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 67>} : (!struct1) -> f32
            %2399 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 68>} : (!struct1) -> f32
            %2400 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 69>} : (!struct1) -> f32
            %2401 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 70>} : (!struct1) -> f32
            %2402 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 71>} : (!struct1) -> f32
            %2403 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 72>} : (!struct1) -> f32
            %2404 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 73>} : (!struct1) -> f32
            %2405 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 74>} : (!struct1) -> f32
            %2406 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 75>} : (!struct1) -> f32
            %2407 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 76>} : (!struct1) -> f32
            %2408 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 77>} : (!struct1) -> f32
            %2409 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 78>} : (!struct1) -> f32
            %2410 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 79>} : (!struct1) -> f32
            %2411 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 80>} : (!struct1) -> f32
            %2412 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 81>} : (!struct1) -> f32
            %2413 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 82>} : (!struct1) -> f32
            %2414 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 83>} : (!struct1) -> f32
            %2415 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 84>} : (!struct1) -> f32
            %2416 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 85>} : (!struct1) -> f32
            %2417 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 86>} : (!struct1) -> f32
            %2418 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 87>} : (!struct1) -> f32
            %2419 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 88>} : (!struct1) -> f32
            %2420 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 89>} : (!struct1) -> f32
            %2421 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 90>} : (!struct1) -> f32
            %2422 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 91>} : (!struct1) -> f32
            %2423 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 92>} : (!struct1) -> f32
            %2424 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 93>} : (!struct1) -> f32
            %2425 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 94>} : (!struct1) -> f32
            %2426 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 95>} : (!struct1) -> f32
            %2427 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 96>} : (!struct1) -> f32
            %2428 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 97>} : (!struct1) -> f32
            %2429 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 98>} : (!struct1) -> f32
            %2430 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 99>} : (!struct1) -> f32
            %2431 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 100>} : (!struct1) -> f32
            %2432 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 101>} : (!struct1) -> f32
            %2433 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 102>} : (!struct1) -> f32
            %2434 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 103>} : (!struct1) -> f32
            %2435 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 104>} : (!struct1) -> f32
            %2436 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 105>} : (!struct1) -> f32
            %2437 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 106>} : (!struct1) -> f32
            %2438 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 107>} : (!struct1) -> f32
            %2439 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 108>} : (!struct1) -> f32
            %2440 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 109>} : (!struct1) -> f32
            %2441 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 110>} : (!struct1) -> f32
            %2442 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 111>} : (!struct1) -> f32
            %2443 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 112>} : (!struct1) -> f32
            %2444 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 113>} : (!struct1) -> f32
            %2445 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 114>} : (!struct1) -> f32
            %2446 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 115>} : (!struct1) -> f32
            %2447 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 116>} : (!struct1) -> f32
            %2448 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 117>} : (!struct1) -> f32
            %2449 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 118>} : (!struct1) -> f32
            %2450 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 119>} : (!struct1) -> f32
            %2451 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 120>} : (!struct1) -> f32
            %2452 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 121>} : (!struct1) -> f32
            %2453 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 122>} : (!struct1) -> f32
            %2454 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 123>} : (!struct1) -> f32
            %2455 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 124>} : (!struct1) -> f32
            %2456 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 125>} : (!struct1) -> f32
            %2457 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 126>} : (!struct1) -> f32
            %2458 = "llvm.extractvalue"(%t2459_r) {position = array<i64: 127>} : (!struct1) -> f32
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %t2588_r = "llvm.inline_asm"(%2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350, %2351, %2352, %2353, %2354, %2355, %2356, %2357, %2358, %2359, %2360, %2361, %2362, %2363, %2364, %2365, %2366, %2367, %2368, %2369, %2370, %2371, %2372, %2373, %2374, %2375, %2376, %2377, %2378, %2379, %2380, %2381, %2382, %2383, %2384, %2385, %2386, %2387, %2388, %2389, %2390, %2391, %2392, %2393, %2394, %2395, %2396, %2397, %2398, %2399, %2400, %2401, %2402, %2403, %2404, %2405, %2406, %2407, %2408, %2409, %2410, %2411, %2412, %2413, %2414, %2415, %2416, %2417, %2418, %2419, %2420, %2421, %2422, %2423, %2424, %2425, %2426, %2427, %2428, %2429, %2430, %2431, %2432, %2433, %2434, %2435, %2436, %2437, %2438, %2439, %2440, %2441, %2442, %2443, %2444, %2445, %2446, %2447, %2448, %2449, %2450, %2451, %2452, %2453, %2454, %2455, %2456, %2457, %2458) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
            %2460 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 0>} : (!struct1) -> f32
            %2461 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 1>} : (!struct1) -> f32
            %2462 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 2>} : (!struct1) -> f32
            %2463 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 3>} : (!struct1) -> f32
            %2464 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 4>} : (!struct1) -> f32
            %2465 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 5>} : (!struct1) -> f32
            %2466 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 6>} : (!struct1) -> f32
            %2467 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 7>} : (!struct1) -> f32
            %2468 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 8>} : (!struct1) -> f32
            %2469 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 9>} : (!struct1) -> f32
            %2470 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 10>} : (!struct1) -> f32
            %2471 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 11>} : (!struct1) -> f32
            %2472 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 12>} : (!struct1) -> f32
            %2473 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 13>} : (!struct1) -> f32
            %2474 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 14>} : (!struct1) -> f32
            %2475 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 15>} : (!struct1) -> f32
            %2476 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 16>} : (!struct1) -> f32
            %2477 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 17>} : (!struct1) -> f32
            %2478 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 18>} : (!struct1) -> f32
            %2479 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 19>} : (!struct1) -> f32
            %2480 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 20>} : (!struct1) -> f32
            %2481 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 21>} : (!struct1) -> f32
            %2482 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 22>} : (!struct1) -> f32
            %2483 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 23>} : (!struct1) -> f32
            %2484 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 24>} : (!struct1) -> f32
            %2485 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 25>} : (!struct1) -> f32
            %2486 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 26>} : (!struct1) -> f32
            %2487 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 27>} : (!struct1) -> f32
            %2488 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 28>} : (!struct1) -> f32
            %2489 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 29>} : (!struct1) -> f32
            %2490 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 30>} : (!struct1) -> f32
            %2491 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 31>} : (!struct1) -> f32
            %2492 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 32>} : (!struct1) -> f32
            %2493 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 33>} : (!struct1) -> f32
            %2494 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 34>} : (!struct1) -> f32
            %2495 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 35>} : (!struct1) -> f32
            %2496 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 36>} : (!struct1) -> f32
            %2497 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 37>} : (!struct1) -> f32
            %2498 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 38>} : (!struct1) -> f32
            %2499 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 39>} : (!struct1) -> f32
            %2500 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 40>} : (!struct1) -> f32
            %2501 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 41>} : (!struct1) -> f32
            %2502 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 42>} : (!struct1) -> f32
            %2503 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 43>} : (!struct1) -> f32
            %2504 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 44>} : (!struct1) -> f32
            %2505 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 45>} : (!struct1) -> f32
            %2506 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 46>} : (!struct1) -> f32
            %2507 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 47>} : (!struct1) -> f32
            %2508 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 48>} : (!struct1) -> f32
            %2509 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 49>} : (!struct1) -> f32
            %2510 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 50>} : (!struct1) -> f32
            %2511 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 51>} : (!struct1) -> f32
            %2512 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 52>} : (!struct1) -> f32
            %2513 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 53>} : (!struct1) -> f32
            %2514 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 54>} : (!struct1) -> f32
            %2515 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 55>} : (!struct1) -> f32
            %2516 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 56>} : (!struct1) -> f32
            %2517 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 57>} : (!struct1) -> f32
            %2518 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 58>} : (!struct1) -> f32
            %2519 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 59>} : (!struct1) -> f32
            %2520 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 60>} : (!struct1) -> f32
            %2521 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 61>} : (!struct1) -> f32
            %2522 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 62>} : (!struct1) -> f32
            %2523 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 63>} : (!struct1) -> f32
            %2524 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 64>} : (!struct1) -> f32
            %2525 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 65>} : (!struct1) -> f32
            %2526 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 66>} : (!struct1) -> f32
            %2527 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 67>} : (!struct1) -> f32
            %2528 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 68>} : (!struct1) -> f32
            %2529 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 69>} : (!struct1) -> f32
            %2530 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 70>} : (!struct1) -> f32
            %2531 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 71>} : (!struct1) -> f32
            %2532 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 72>} : (!struct1) -> f32
            %2533 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 73>} : (!struct1) -> f32
            %2534 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 74>} : (!struct1) -> f32
            %2535 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 75>} : (!struct1) -> f32
            %2536 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 76>} : (!struct1) -> f32
            %2537 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 77>} : (!struct1) -> f32
            %2538 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 78>} : (!struct1) -> f32
            %2539 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 79>} : (!struct1) -> f32
            %2540 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 80>} : (!struct1) -> f32
            %2541 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 81>} : (!struct1) -> f32
            %2542 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 82>} : (!struct1) -> f32
            %2543 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 83>} : (!struct1) -> f32
            %2544 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 84>} : (!struct1) -> f32
            %2545 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 85>} : (!struct1) -> f32
            %2546 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 86>} : (!struct1) -> f32
            %2547 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 87>} : (!struct1) -> f32
            %2548 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 88>} : (!struct1) -> f32
            %2549 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 89>} : (!struct1) -> f32
            %2550 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 90>} : (!struct1) -> f32
            %2551 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 91>} : (!struct1) -> f32
            %2552 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 92>} : (!struct1) -> f32
            %2553 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 93>} : (!struct1) -> f32
            %2554 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 94>} : (!struct1) -> f32
            %2555 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 95>} : (!struct1) -> f32
            %2556 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 96>} : (!struct1) -> f32
            %2557 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 97>} : (!struct1) -> f32
            %2558 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 98>} : (!struct1) -> f32
            %2559 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 99>} : (!struct1) -> f32
            %2560 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 100>} : (!struct1) -> f32
            %2561 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 101>} : (!struct1) -> f32
            %2562 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 102>} : (!struct1) -> f32
            %2563 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 103>} : (!struct1) -> f32
            %2564 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 104>} : (!struct1) -> f32
            %2565 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 105>} : (!struct1) -> f32
            %2566 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 106>} : (!struct1) -> f32
            %2567 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 107>} : (!struct1) -> f32
            %2568 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 108>} : (!struct1) -> f32
            %2569 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 109>} : (!struct1) -> f32
            %2570 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 110>} : (!struct1) -> f32
            %2571 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 111>} : (!struct1) -> f32
            %2572 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 112>} : (!struct1) -> f32
            %2573 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 113>} : (!struct1) -> f32
            %2574 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 114>} : (!struct1) -> f32
            %2575 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 115>} : (!struct1) -> f32
            %2576 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 116>} : (!struct1) -> f32
            %2577 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 117>} : (!struct1) -> f32
            %2578 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 118>} : (!struct1) -> f32
            %2579 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 119>} : (!struct1) -> f32
            %2580 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 120>} : (!struct1) -> f32
            %2581 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 121>} : (!struct1) -> f32
            %2582 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 122>} : (!struct1) -> f32
            %2583 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 123>} : (!struct1) -> f32
            %2584 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 124>} : (!struct1) -> f32
            %2585 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 125>} : (!struct1) -> f32
            %2586 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 126>} : (!struct1) -> f32
            %2587 = "llvm.extractvalue"(%t2588_r) {position = array<i64: 127>} : (!struct1) -> f32
            "scf.if"(%84) ({
              %2589 = "llvm.getelementptr"(%85, %2059) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2590_s0 = "llvm.ptrtoint"(%2589) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2590_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2591 = "arith.addi"(%2062, %129) : (i32, i32) -> i32
            %2592 = "arith.cmpi"(%2591, %1917) {predicate = 0 : i64} : (i32, i32) -> i1
            %2593 = "arith.xori"(%2063, %129) : (i32, i32) -> i32
            %2594 = "arith.select"(%2592, %2593, %2063) : (i1, i32, i32) -> i32
            %2595 = "arith.select"(%2592, %63, %2591) : (i1, i32, i32) -> i32
            %2596 = "arith.addi"(%2061, %129) : (i32, i32) -> i32
            "scf.yield"(%2061, %2062, %2063, %2596, %2595, %2594, %2460, %2461, %2462, %2463, %2464, %2465, %2466, %2467, %2468, %2469, %2470, %2471, %2472, %2473, %2474, %2475, %2476, %2477, %2478, %2479, %2480, %2481, %2482, %2483, %2484, %2485, %2486, %2487, %2488, %2489, %2490, %2491, %2492, %2493, %2494, %2495, %2496, %2497, %2498, %2499, %2500, %2501, %2502, %2503, %2504, %2505, %2506, %2507, %2508, %2509, %2510, %2511, %2512, %2513, %2514, %2515, %2516, %2517, %2518, %2519, %2520, %2521, %2522, %2523, %2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531, %2532, %2533, %2534, %2535, %2536, %2537, %2538, %2539, %2540, %2541, %2542, %2543, %2544, %2545, %2546, %2547, %2548, %2549, %2550, %2551, %2552, %2553, %2554, %2555, %2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563, %2564, %2565, %2566, %2567, %2568, %2569, %2570, %2571, %2572, %2573, %2574, %2575, %2576, %2577, %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587) : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          %t2725_r = "llvm.inline_asm"(%1929, %1930, %1931, %1932, %1933, %1934, %1935, %1936, %1937, %1938, %1939, %1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971, %1972, %1973, %1974, %1975, %1976, %1977, %1978, %1979, %1980, %1981, %1982, %1983, %1984, %1985, %1986, %1987, %1988, %1989, %1990, %1991, %1992, %1993, %1994, %1995, %1996, %1997, %1998, %1999, %2000, %2001, %2002, %2003, %2004, %2005, %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021, %2022, %2023, %2024, %2025, %2026, %2027, %2028, %2029, %2030, %2031, %2032, %2033, %2034, %2035, %2036, %2037, %2038, %2039, %2040, %2041, %2042, %2043, %2044, %2045, %2046, %2047, %2048, %2049, %2050, %2051, %2052, %2053, %2054, %2055, %2056) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !struct1
          %2597 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 0>} : (!struct1) -> f32
          %2598 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 1>} : (!struct1) -> f32
          %2599 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 2>} : (!struct1) -> f32
          %2600 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 3>} : (!struct1) -> f32
          %2601 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 4>} : (!struct1) -> f32
          %2602 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 5>} : (!struct1) -> f32
          %2603 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 6>} : (!struct1) -> f32
          %2604 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 7>} : (!struct1) -> f32
          %2605 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 8>} : (!struct1) -> f32
          %2606 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 9>} : (!struct1) -> f32
          %2607 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 10>} : (!struct1) -> f32
          %2608 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 11>} : (!struct1) -> f32
          %2609 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 12>} : (!struct1) -> f32
          %2610 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 13>} : (!struct1) -> f32
          %2611 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 14>} : (!struct1) -> f32
          %2612 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 15>} : (!struct1) -> f32
          %2613 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 16>} : (!struct1) -> f32
          %2614 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 17>} : (!struct1) -> f32
          %2615 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 18>} : (!struct1) -> f32
          %2616 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 19>} : (!struct1) -> f32
          %2617 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 20>} : (!struct1) -> f32
          %2618 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 21>} : (!struct1) -> f32
          %2619 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 22>} : (!struct1) -> f32
          %2620 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 23>} : (!struct1) -> f32
          %2621 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 24>} : (!struct1) -> f32
          %2622 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 25>} : (!struct1) -> f32
          %2623 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 26>} : (!struct1) -> f32
          %2624 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 27>} : (!struct1) -> f32
          %2625 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 28>} : (!struct1) -> f32
          %2626 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 29>} : (!struct1) -> f32
          %2627 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 30>} : (!struct1) -> f32
          %2628 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 31>} : (!struct1) -> f32
          %2629 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 32>} : (!struct1) -> f32
          %2630 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 33>} : (!struct1) -> f32
          %2631 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 34>} : (!struct1) -> f32
          %2632 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 35>} : (!struct1) -> f32
          %2633 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 36>} : (!struct1) -> f32
          %2634 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 37>} : (!struct1) -> f32
          %2635 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 38>} : (!struct1) -> f32
          %2636 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 39>} : (!struct1) -> f32
          %2637 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 40>} : (!struct1) -> f32
          %2638 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 41>} : (!struct1) -> f32
          %2639 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 42>} : (!struct1) -> f32
          %2640 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 43>} : (!struct1) -> f32
          %2641 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 44>} : (!struct1) -> f32
          %2642 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 45>} : (!struct1) -> f32
          %2643 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 46>} : (!struct1) -> f32
          %2644 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 47>} : (!struct1) -> f32
          %2645 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 48>} : (!struct1) -> f32
          %2646 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 49>} : (!struct1) -> f32
          %2647 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 50>} : (!struct1) -> f32
          %2648 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 51>} : (!struct1) -> f32
          %2649 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 52>} : (!struct1) -> f32
          %2650 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 53>} : (!struct1) -> f32
          %2651 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 54>} : (!struct1) -> f32
          %2652 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 55>} : (!struct1) -> f32
          %2653 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 56>} : (!struct1) -> f32
          %2654 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 57>} : (!struct1) -> f32
          %2655 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 58>} : (!struct1) -> f32
          %2656 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 59>} : (!struct1) -> f32
          %2657 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 60>} : (!struct1) -> f32
          %2658 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 61>} : (!struct1) -> f32
          %2659 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 62>} : (!struct1) -> f32
          %2660 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 63>} : (!struct1) -> f32
          %2661 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 64>} : (!struct1) -> f32
          %2662 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 65>} : (!struct1) -> f32
          %2663 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 66>} : (!struct1) -> f32
          %2664 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 67>} : (!struct1) -> f32
          %2665 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 68>} : (!struct1) -> f32
          %2666 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 69>} : (!struct1) -> f32
          %2667 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 70>} : (!struct1) -> f32
          %2668 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 71>} : (!struct1) -> f32
          %2669 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 72>} : (!struct1) -> f32
          %2670 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 73>} : (!struct1) -> f32
          %2671 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 74>} : (!struct1) -> f32
          %2672 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 75>} : (!struct1) -> f32
          %2673 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 76>} : (!struct1) -> f32
          %2674 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 77>} : (!struct1) -> f32
          %2675 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 78>} : (!struct1) -> f32
          %2676 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 79>} : (!struct1) -> f32
          %2677 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 80>} : (!struct1) -> f32
          %2678 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 81>} : (!struct1) -> f32
          %2679 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 82>} : (!struct1) -> f32
          %2680 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 83>} : (!struct1) -> f32
          %2681 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 84>} : (!struct1) -> f32
          %2682 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 85>} : (!struct1) -> f32
          %2683 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 86>} : (!struct1) -> f32
          %2684 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 87>} : (!struct1) -> f32
          %2685 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 88>} : (!struct1) -> f32
          %2686 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 89>} : (!struct1) -> f32
          %2687 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 90>} : (!struct1) -> f32
          %2688 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 91>} : (!struct1) -> f32
          %2689 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 92>} : (!struct1) -> f32
          %2690 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 93>} : (!struct1) -> f32
          %2691 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 94>} : (!struct1) -> f32
          %2692 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 95>} : (!struct1) -> f32
          %2693 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 96>} : (!struct1) -> f32
          %2694 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 97>} : (!struct1) -> f32
          %2695 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 98>} : (!struct1) -> f32
          %2696 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 99>} : (!struct1) -> f32
          %2697 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 100>} : (!struct1) -> f32
          %2698 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 101>} : (!struct1) -> f32
          %2699 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 102>} : (!struct1) -> f32
          %2700 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 103>} : (!struct1) -> f32
          %2701 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 104>} : (!struct1) -> f32
          %2702 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 105>} : (!struct1) -> f32
          %2703 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 106>} : (!struct1) -> f32
          %2704 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 107>} : (!struct1) -> f32
          %2705 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 108>} : (!struct1) -> f32
          %2706 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 109>} : (!struct1) -> f32
          %2707 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 110>} : (!struct1) -> f32
          %2708 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 111>} : (!struct1) -> f32
          %2709 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 112>} : (!struct1) -> f32
          %2710 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 113>} : (!struct1) -> f32
          %2711 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 114>} : (!struct1) -> f32
          %2712 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 115>} : (!struct1) -> f32
          %2713 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 116>} : (!struct1) -> f32
          %2714 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 117>} : (!struct1) -> f32
          %2715 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 118>} : (!struct1) -> f32
          %2716 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 119>} : (!struct1) -> f32
          %2717 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 120>} : (!struct1) -> f32
          %2718 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 121>} : (!struct1) -> f32
          %2719 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 122>} : (!struct1) -> f32
          %2720 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 123>} : (!struct1) -> f32
          %2721 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 124>} : (!struct1) -> f32
          %2722 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 125>} : (!struct1) -> f32
          %2723 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 126>} : (!struct1) -> f32
          %2724 = "llvm.extractvalue"(%t2725_r) {position = array<i64: 127>} : (!struct1) -> f32
          "scf.if"(%84) ({
            %2726 = "llvm.getelementptr"(%85, %1924) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2727_s0 = "llvm.ptrtoint"(%2726) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t2727_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2728 = "arith.addi"(%1640, %996) : (i32, i32) -> i32
          %2729 = "arith.muli"(%2728, %273) : (i32, i32) -> i32
          %2730 = "arith.subi"(%1613, %2729) : (i32, i32) -> i32
          %2731 = "arith.minsi"(%2730, %273) : (i32, i32) -> i32
          %2732 = "arith.maxsi"(%2731, %63) : (i32, i32) -> i32
          %2733 = "arith.subi"(%273, %2732) : (i32, i32) -> i32
          %2734 = "arith.addi"(%1471, %2729) : (i32, i32) -> i32
          %2735 = "arith.addi"(%2734, %2732) : (i32, i32) -> i32
          %2736 = "arith.muli"(%1641, %90) : (i32, i32) -> i32
          %2737 = "arith.constant"() {value = 127 : i32} : () -> i32
          %2738 = "arith.andi"(%995, %2737) : (i32, i32) -> i32
          %2739 = "arith.divui"(%2738, %66) : (i32, i32) -> i32
          %2740 = "nvvm.shfl.sync"(%62, %2739, %63, %64) {kind = #nvvm<shfl_kind idx>, cutec.arm = 18 : i32} : (i32, i32, i32, i32) -> i32
          %2741 = "arith.cmpi"(%2740, %63) {predicate = 0 : i64} : (i32, i32) -> i1
          %2742 = "arith.remui"(%2738, %195) : (i32, i32) -> i32
          %2743 = "arith.divui"(%2738, %195) : (i32, i32) -> i32
          %2744 = "arith.muli"(%2742, %66) : (i32, i32) -> i32
          %2745 = "arith.remui"(%2743, %185) : (i32, i32) -> i32
          %2746 = "arith.divui"(%2743, %185) : (i32, i32) -> i32
          %2747 = "arith.muli"(%2745, %90) : (i32, i32) -> i32
          %2748 = "arith.addi"(%2744, %2747) : (i32, i32) -> i32
          %2749 = "arith.remui"(%2746, %185) : (i32, i32) -> i32
          %2750 = "arith.divui"(%2746, %185) : (i32, i32) -> i32
          %2751 = "arith.muli"(%2749, %195) : (i32, i32) -> i32
          %2752 = "arith.addi"(%2748, %2751) : (i32, i32) -> i32
          %2753 = "arith.constant"() {value = 512 : i32} : () -> i32
          %2754 = "arith.muli"(%2750, %2753) : (i32, i32) -> i32
          %2755 = "arith.addi"(%2752, %2754) : (i32, i32) -> i32
          %2756 = "arith.muli"(%996, %185) : (i32, i32) -> i32
          %2757 = "arith.remui"(%1472, %185) : (i32, i32) -> i32
          %2758 = "arith.addi"(%2756, %2757) : (i32, i32) -> i32
          "scf.if"(%2741) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2759 = "arith.addi"(%129, %996) : (i32, i32) -> i32
          "nvvm.barrier"(%2759, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 19 : i32} : (i32, i32) -> ()
          %2760 = "vector.from_elements"(%2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2761 = "arith.truncf"(%2760) : (vector<16xf32>) -> vector<16xbf16>
          %2762 = "vector.extract"(%2761) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2763 = "vector.extract"(%2761) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2764 = "vector.extract"(%2761) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2765 = "vector.extract"(%2761) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2766 = "vector.extract"(%2761) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2767 = "vector.extract"(%2761) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2768 = "vector.extract"(%2761) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2769 = "vector.extract"(%2761) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2770 = "vector.extract"(%2761) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2771 = "vector.extract"(%2761) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2772 = "vector.extract"(%2761) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2773 = "vector.extract"(%2761) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2774 = "vector.extract"(%2761) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2775 = "vector.extract"(%2761) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2776 = "vector.extract"(%2761) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2777 = "vector.extract"(%2761) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2778 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %2779 = "arith.muli"(%2758, %2778) : (i32, i32) -> i32
          %2780 = "llvm.getelementptr"(%78, %2779) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2781 = "vector.from_elements"(%2762, %2763) : (bf16, bf16) -> vector<2xbf16>
          %2782 = "llvm.bitcast"(%2781) : (vector<2xbf16>) -> i32
          %2783 = "vector.from_elements"(%2764, %2765) : (bf16, bf16) -> vector<2xbf16>
          %2784 = "llvm.bitcast"(%2783) : (vector<2xbf16>) -> i32
          %2785 = "vector.from_elements"(%2766, %2767) : (bf16, bf16) -> vector<2xbf16>
          %2786 = "llvm.bitcast"(%2785) : (vector<2xbf16>) -> i32
          %2787 = "vector.from_elements"(%2768, %2769) : (bf16, bf16) -> vector<2xbf16>
          %2788 = "llvm.bitcast"(%2787) : (vector<2xbf16>) -> i32
          %2789 = "arith.constant"() {value = 192 : i32} : () -> i32
          %2790 = "arith.andi"(%2755, %2789) : (i32, i32) -> i32
          %2791 = "arith.constant"() {value = 3 : i32} : () -> i32
          %2792 = "arith.shrui"(%2790, %2791) : (i32, i32) -> i32
          %2793 = "arith.xori"(%2755, %2792) : (i32, i32) -> i32
          %2794 = "llvm.getelementptr"(%2780, %2793) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2794, %2782, %2784, %2786, %2788) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2796 = "arith.addi"(%2755, %200) : (i32, i32) -> i32
          %2797 = "vector.from_elements"(%2770, %2771) : (bf16, bf16) -> vector<2xbf16>
          %2798 = "llvm.bitcast"(%2797) : (vector<2xbf16>) -> i32
          %2799 = "vector.from_elements"(%2772, %2773) : (bf16, bf16) -> vector<2xbf16>
          %2800 = "llvm.bitcast"(%2799) : (vector<2xbf16>) -> i32
          %2801 = "vector.from_elements"(%2774, %2775) : (bf16, bf16) -> vector<2xbf16>
          %2802 = "llvm.bitcast"(%2801) : (vector<2xbf16>) -> i32
          %2803 = "vector.from_elements"(%2776, %2777) : (bf16, bf16) -> vector<2xbf16>
          %2804 = "llvm.bitcast"(%2803) : (vector<2xbf16>) -> i32
          %2805 = "arith.andi"(%2796, %2789) : (i32, i32) -> i32
          %2806 = "arith.shrui"(%2805, %2791) : (i32, i32) -> i32
          %2807 = "arith.xori"(%2796, %2806) : (i32, i32) -> i32
          %2808 = "llvm.getelementptr"(%2780, %2807) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2808, %2798, %2800, %2802, %2804) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2759, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 22 : i32} : (i32, i32) -> ()
          "scf.if"(%2741) ({
            %2810 = "nvvm.elect.sync"() {cutec.arm = 23 : i32} : () -> i1
            "scf.if"(%2810) ({
              %t2811_s1 = "llvm.ptrtoint"(%2780) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2811_s1, %2736, %2733, %2735, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2812 = "arith.addi"(%1472, %129) : (i32, i32) -> i32
          %2813 = "arith.remui"(%2812, %185) : (i32, i32) -> i32
          %2814 = "arith.addi"(%2756, %2813) : (i32, i32) -> i32
          "scf.if"(%2741) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2759, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 24 : i32} : (i32, i32) -> ()
          %2815 = "vector.from_elements"(%2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2816 = "arith.truncf"(%2815) : (vector<16xf32>) -> vector<16xbf16>
          %2817 = "vector.extract"(%2816) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2818 = "vector.extract"(%2816) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2819 = "vector.extract"(%2816) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2820 = "vector.extract"(%2816) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2821 = "vector.extract"(%2816) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2822 = "vector.extract"(%2816) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2823 = "vector.extract"(%2816) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2824 = "vector.extract"(%2816) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2825 = "vector.extract"(%2816) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2826 = "vector.extract"(%2816) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2827 = "vector.extract"(%2816) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2828 = "vector.extract"(%2816) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2829 = "vector.extract"(%2816) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2830 = "vector.extract"(%2816) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2831 = "vector.extract"(%2816) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2832 = "vector.extract"(%2816) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2833 = "arith.muli"(%2814, %2778) : (i32, i32) -> i32
          %2834 = "llvm.getelementptr"(%78, %2833) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2835 = "vector.from_elements"(%2817, %2818) : (bf16, bf16) -> vector<2xbf16>
          %2836 = "llvm.bitcast"(%2835) : (vector<2xbf16>) -> i32
          %2837 = "vector.from_elements"(%2819, %2820) : (bf16, bf16) -> vector<2xbf16>
          %2838 = "llvm.bitcast"(%2837) : (vector<2xbf16>) -> i32
          %2839 = "vector.from_elements"(%2821, %2822) : (bf16, bf16) -> vector<2xbf16>
          %2840 = "llvm.bitcast"(%2839) : (vector<2xbf16>) -> i32
          %2841 = "vector.from_elements"(%2823, %2824) : (bf16, bf16) -> vector<2xbf16>
          %2842 = "llvm.bitcast"(%2841) : (vector<2xbf16>) -> i32
          %2843 = "llvm.getelementptr"(%2834, %2793) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2843, %2836, %2838, %2840, %2842) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2845 = "vector.from_elements"(%2825, %2826) : (bf16, bf16) -> vector<2xbf16>
          %2846 = "llvm.bitcast"(%2845) : (vector<2xbf16>) -> i32
          %2847 = "vector.from_elements"(%2827, %2828) : (bf16, bf16) -> vector<2xbf16>
          %2848 = "llvm.bitcast"(%2847) : (vector<2xbf16>) -> i32
          %2849 = "vector.from_elements"(%2829, %2830) : (bf16, bf16) -> vector<2xbf16>
          %2850 = "llvm.bitcast"(%2849) : (vector<2xbf16>) -> i32
          %2851 = "vector.from_elements"(%2831, %2832) : (bf16, bf16) -> vector<2xbf16>
          %2852 = "llvm.bitcast"(%2851) : (vector<2xbf16>) -> i32
          %2853 = "llvm.getelementptr"(%2834, %2807) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2853, %2846, %2848, %2850, %2852) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2759, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 27 : i32} : (i32, i32) -> ()
          "scf.if"(%2741) ({
            %2855 = "arith.addi"(%2736, %66) : (i32, i32) -> i32
            %2856 = "nvvm.elect.sync"() {cutec.arm = 28 : i32} : () -> i1
            "scf.if"(%2856) ({
              %t2857_s1 = "llvm.ptrtoint"(%2834) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2857_s1, %2855, %2733, %2735, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2858 = "arith.addi"(%1472, %185) : (i32, i32) -> i32
          %2859 = "arith.remui"(%2858, %185) : (i32, i32) -> i32
          %2860 = "arith.addi"(%2756, %2859) : (i32, i32) -> i32
          "scf.if"(%2741) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2759, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 29 : i32} : (i32, i32) -> ()
          %2861 = "vector.from_elements"(%2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2862 = "arith.truncf"(%2861) : (vector<16xf32>) -> vector<16xbf16>
          %2863 = "vector.extract"(%2862) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2864 = "vector.extract"(%2862) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2865 = "vector.extract"(%2862) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2866 = "vector.extract"(%2862) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2867 = "vector.extract"(%2862) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2868 = "vector.extract"(%2862) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2869 = "vector.extract"(%2862) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2870 = "vector.extract"(%2862) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2871 = "vector.extract"(%2862) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2872 = "vector.extract"(%2862) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2873 = "vector.extract"(%2862) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2874 = "vector.extract"(%2862) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2875 = "vector.extract"(%2862) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2876 = "vector.extract"(%2862) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2877 = "vector.extract"(%2862) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2878 = "vector.extract"(%2862) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2879 = "arith.muli"(%2860, %2778) : (i32, i32) -> i32
          %2880 = "llvm.getelementptr"(%78, %2879) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2881 = "vector.from_elements"(%2863, %2864) : (bf16, bf16) -> vector<2xbf16>
          %2882 = "llvm.bitcast"(%2881) : (vector<2xbf16>) -> i32
          %2883 = "vector.from_elements"(%2865, %2866) : (bf16, bf16) -> vector<2xbf16>
          %2884 = "llvm.bitcast"(%2883) : (vector<2xbf16>) -> i32
          %2885 = "vector.from_elements"(%2867, %2868) : (bf16, bf16) -> vector<2xbf16>
          %2886 = "llvm.bitcast"(%2885) : (vector<2xbf16>) -> i32
          %2887 = "vector.from_elements"(%2869, %2870) : (bf16, bf16) -> vector<2xbf16>
          %2888 = "llvm.bitcast"(%2887) : (vector<2xbf16>) -> i32
          %2889 = "llvm.getelementptr"(%2880, %2793) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2889, %2882, %2884, %2886, %2888) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2891 = "vector.from_elements"(%2871, %2872) : (bf16, bf16) -> vector<2xbf16>
          %2892 = "llvm.bitcast"(%2891) : (vector<2xbf16>) -> i32
          %2893 = "vector.from_elements"(%2873, %2874) : (bf16, bf16) -> vector<2xbf16>
          %2894 = "llvm.bitcast"(%2893) : (vector<2xbf16>) -> i32
          %2895 = "vector.from_elements"(%2875, %2876) : (bf16, bf16) -> vector<2xbf16>
          %2896 = "llvm.bitcast"(%2895) : (vector<2xbf16>) -> i32
          %2897 = "vector.from_elements"(%2877, %2878) : (bf16, bf16) -> vector<2xbf16>
          %2898 = "llvm.bitcast"(%2897) : (vector<2xbf16>) -> i32
          %2899 = "llvm.getelementptr"(%2880, %2807) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2899, %2892, %2894, %2896, %2898) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2759, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 32 : i32} : (i32, i32) -> ()
          "scf.if"(%2741) ({
            %2901 = "arith.addi"(%2736, %273) : (i32, i32) -> i32
            %2902 = "nvvm.elect.sync"() {cutec.arm = 33 : i32} : () -> i1
            "scf.if"(%2902) ({
              %t2903_s1 = "llvm.ptrtoint"(%2880) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2903_s1, %2901, %2733, %2735, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2904 = "arith.addi"(%1472, %2791) : (i32, i32) -> i32
          %2905 = "arith.remui"(%2904, %185) : (i32, i32) -> i32
          %2906 = "arith.addi"(%2756, %2905) : (i32, i32) -> i32
          "scf.if"(%2741) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2759, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 34 : i32} : (i32, i32) -> ()
          %2907 = "vector.from_elements"(%2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2908 = "arith.truncf"(%2907) : (vector<16xf32>) -> vector<16xbf16>
          %2909 = "vector.extract"(%2908) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2910 = "vector.extract"(%2908) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2911 = "vector.extract"(%2908) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2912 = "vector.extract"(%2908) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2913 = "vector.extract"(%2908) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2914 = "vector.extract"(%2908) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2915 = "vector.extract"(%2908) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2916 = "vector.extract"(%2908) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2917 = "vector.extract"(%2908) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2918 = "vector.extract"(%2908) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2919 = "vector.extract"(%2908) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2920 = "vector.extract"(%2908) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2921 = "vector.extract"(%2908) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2922 = "vector.extract"(%2908) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2923 = "vector.extract"(%2908) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2924 = "vector.extract"(%2908) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2925 = "arith.muli"(%2906, %2778) : (i32, i32) -> i32
          %2926 = "llvm.getelementptr"(%78, %2925) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2927 = "vector.from_elements"(%2909, %2910) : (bf16, bf16) -> vector<2xbf16>
          %2928 = "llvm.bitcast"(%2927) : (vector<2xbf16>) -> i32
          %2929 = "vector.from_elements"(%2911, %2912) : (bf16, bf16) -> vector<2xbf16>
          %2930 = "llvm.bitcast"(%2929) : (vector<2xbf16>) -> i32
          %2931 = "vector.from_elements"(%2913, %2914) : (bf16, bf16) -> vector<2xbf16>
          %2932 = "llvm.bitcast"(%2931) : (vector<2xbf16>) -> i32
          %2933 = "vector.from_elements"(%2915, %2916) : (bf16, bf16) -> vector<2xbf16>
          %2934 = "llvm.bitcast"(%2933) : (vector<2xbf16>) -> i32
          %2935 = "llvm.getelementptr"(%2926, %2793) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2935, %2928, %2930, %2932, %2934) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2937 = "vector.from_elements"(%2917, %2918) : (bf16, bf16) -> vector<2xbf16>
          %2938 = "llvm.bitcast"(%2937) : (vector<2xbf16>) -> i32
          %2939 = "vector.from_elements"(%2919, %2920) : (bf16, bf16) -> vector<2xbf16>
          %2940 = "llvm.bitcast"(%2939) : (vector<2xbf16>) -> i32
          %2941 = "vector.from_elements"(%2921, %2922) : (bf16, bf16) -> vector<2xbf16>
          %2942 = "llvm.bitcast"(%2941) : (vector<2xbf16>) -> i32
          %2943 = "vector.from_elements"(%2923, %2924) : (bf16, bf16) -> vector<2xbf16>
          %2944 = "llvm.bitcast"(%2943) : (vector<2xbf16>) -> i32
          %2945 = "llvm.getelementptr"(%2926, %2807) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2945, %2938, %2940, %2942, %2944) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2759, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 37 : i32} : (i32, i32) -> ()
          "scf.if"(%2741) ({
            %2947 = "arith.constant"() {value = 96 : i32} : () -> i32
            %2948 = "arith.addi"(%2736, %2947) : (i32, i32) -> i32
            %2949 = "nvvm.elect.sync"() {cutec.arm = 38 : i32} : () -> i1
            "scf.if"(%2949) ({
              %t2950_s1 = "llvm.ptrtoint"(%2926) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2950_s1, %2948, %2733, %2735, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2951 = "arith.addi"(%1472, %190) : (i32, i32) -> i32
          %2952 = "arith.remui"(%2951, %185) : (i32, i32) -> i32
          %2953 = "arith.addi"(%2756, %2952) : (i32, i32) -> i32
          "scf.if"(%2741) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2759, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 39 : i32} : (i32, i32) -> ()
          %2954 = "vector.from_elements"(%2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %2955 = "arith.truncf"(%2954) : (vector<16xf32>) -> vector<16xbf16>
          %2956 = "vector.extract"(%2955) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %2957 = "vector.extract"(%2955) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %2958 = "vector.extract"(%2955) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %2959 = "vector.extract"(%2955) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %2960 = "vector.extract"(%2955) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %2961 = "vector.extract"(%2955) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %2962 = "vector.extract"(%2955) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %2963 = "vector.extract"(%2955) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %2964 = "vector.extract"(%2955) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %2965 = "vector.extract"(%2955) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %2966 = "vector.extract"(%2955) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %2967 = "vector.extract"(%2955) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %2968 = "vector.extract"(%2955) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %2969 = "vector.extract"(%2955) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %2970 = "vector.extract"(%2955) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %2971 = "vector.extract"(%2955) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %2972 = "arith.muli"(%2953, %2778) : (i32, i32) -> i32
          %2973 = "llvm.getelementptr"(%78, %2972) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2974 = "vector.from_elements"(%2956, %2957) : (bf16, bf16) -> vector<2xbf16>
          %2975 = "llvm.bitcast"(%2974) : (vector<2xbf16>) -> i32
          %2976 = "vector.from_elements"(%2958, %2959) : (bf16, bf16) -> vector<2xbf16>
          %2977 = "llvm.bitcast"(%2976) : (vector<2xbf16>) -> i32
          %2978 = "vector.from_elements"(%2960, %2961) : (bf16, bf16) -> vector<2xbf16>
          %2979 = "llvm.bitcast"(%2978) : (vector<2xbf16>) -> i32
          %2980 = "vector.from_elements"(%2962, %2963) : (bf16, bf16) -> vector<2xbf16>
          %2981 = "llvm.bitcast"(%2980) : (vector<2xbf16>) -> i32
          %2982 = "llvm.getelementptr"(%2973, %2793) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2982, %2975, %2977, %2979, %2981) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2984 = "vector.from_elements"(%2964, %2965) : (bf16, bf16) -> vector<2xbf16>
          %2985 = "llvm.bitcast"(%2984) : (vector<2xbf16>) -> i32
          %2986 = "vector.from_elements"(%2966, %2967) : (bf16, bf16) -> vector<2xbf16>
          %2987 = "llvm.bitcast"(%2986) : (vector<2xbf16>) -> i32
          %2988 = "vector.from_elements"(%2968, %2969) : (bf16, bf16) -> vector<2xbf16>
          %2989 = "llvm.bitcast"(%2988) : (vector<2xbf16>) -> i32
          %2990 = "vector.from_elements"(%2970, %2971) : (bf16, bf16) -> vector<2xbf16>
          %2991 = "llvm.bitcast"(%2990) : (vector<2xbf16>) -> i32
          %2992 = "llvm.getelementptr"(%2973, %2807) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2992, %2985, %2987, %2989, %2991) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2759, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 42 : i32} : (i32, i32) -> ()
          "scf.if"(%2741) ({
            %2994 = "arith.addi"(%2736, %60) : (i32, i32) -> i32
            %2995 = "nvvm.elect.sync"() {cutec.arm = 43 : i32} : () -> i1
            "scf.if"(%2995) ({
              %t2996_s1 = "llvm.ptrtoint"(%2973) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t2996_s1, %2994, %2733, %2735, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2997 = "arith.addi"(%1472, %1917) : (i32, i32) -> i32
          %2998 = "arith.remui"(%2997, %185) : (i32, i32) -> i32
          %2999 = "arith.addi"(%2756, %2998) : (i32, i32) -> i32
          "scf.if"(%2741) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2759, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 44 : i32} : (i32, i32) -> ()
          %3000 = "vector.from_elements"(%2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3001 = "arith.truncf"(%3000) : (vector<16xf32>) -> vector<16xbf16>
          %3002 = "vector.extract"(%3001) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %3003 = "vector.extract"(%3001) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %3004 = "vector.extract"(%3001) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %3005 = "vector.extract"(%3001) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %3006 = "vector.extract"(%3001) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %3007 = "vector.extract"(%3001) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %3008 = "vector.extract"(%3001) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %3009 = "vector.extract"(%3001) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %3010 = "vector.extract"(%3001) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %3011 = "vector.extract"(%3001) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %3012 = "vector.extract"(%3001) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %3013 = "vector.extract"(%3001) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %3014 = "vector.extract"(%3001) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %3015 = "vector.extract"(%3001) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %3016 = "vector.extract"(%3001) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %3017 = "vector.extract"(%3001) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %3018 = "arith.muli"(%2999, %2778) : (i32, i32) -> i32
          %3019 = "llvm.getelementptr"(%78, %3018) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3020 = "vector.from_elements"(%3002, %3003) : (bf16, bf16) -> vector<2xbf16>
          %3021 = "llvm.bitcast"(%3020) : (vector<2xbf16>) -> i32
          %3022 = "vector.from_elements"(%3004, %3005) : (bf16, bf16) -> vector<2xbf16>
          %3023 = "llvm.bitcast"(%3022) : (vector<2xbf16>) -> i32
          %3024 = "vector.from_elements"(%3006, %3007) : (bf16, bf16) -> vector<2xbf16>
          %3025 = "llvm.bitcast"(%3024) : (vector<2xbf16>) -> i32
          %3026 = "vector.from_elements"(%3008, %3009) : (bf16, bf16) -> vector<2xbf16>
          %3027 = "llvm.bitcast"(%3026) : (vector<2xbf16>) -> i32
          %3028 = "llvm.getelementptr"(%3019, %2793) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3028, %3021, %3023, %3025, %3027) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %3030 = "vector.from_elements"(%3010, %3011) : (bf16, bf16) -> vector<2xbf16>
          %3031 = "llvm.bitcast"(%3030) : (vector<2xbf16>) -> i32
          %3032 = "vector.from_elements"(%3012, %3013) : (bf16, bf16) -> vector<2xbf16>
          %3033 = "llvm.bitcast"(%3032) : (vector<2xbf16>) -> i32
          %3034 = "vector.from_elements"(%3014, %3015) : (bf16, bf16) -> vector<2xbf16>
          %3035 = "llvm.bitcast"(%3034) : (vector<2xbf16>) -> i32
          %3036 = "vector.from_elements"(%3016, %3017) : (bf16, bf16) -> vector<2xbf16>
          %3037 = "llvm.bitcast"(%3036) : (vector<2xbf16>) -> i32
          %3038 = "llvm.getelementptr"(%3019, %2807) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3038, %3031, %3033, %3035, %3037) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2759, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 47 : i32} : (i32, i32) -> ()
          "scf.if"(%2741) ({
            %3040 = "arith.constant"() {value = 160 : i32} : () -> i32
            %3041 = "arith.addi"(%2736, %3040) : (i32, i32) -> i32
            %3042 = "nvvm.elect.sync"() {cutec.arm = 48 : i32} : () -> i1
            "scf.if"(%3042) ({
              %t3043_s1 = "llvm.ptrtoint"(%3019) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t3043_s1, %3041, %2733, %2735, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3044 = "arith.addi"(%1472, %1001) : (i32, i32) -> i32
          %3045 = "arith.remui"(%3044, %185) : (i32, i32) -> i32
          %3046 = "arith.addi"(%2756, %3045) : (i32, i32) -> i32
          "scf.if"(%2741) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2759, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 49 : i32} : (i32, i32) -> ()
          %3047 = "vector.from_elements"(%2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3048 = "arith.truncf"(%3047) : (vector<16xf32>) -> vector<16xbf16>
          %3049 = "vector.extract"(%3048) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %3050 = "vector.extract"(%3048) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %3051 = "vector.extract"(%3048) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %3052 = "vector.extract"(%3048) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %3053 = "vector.extract"(%3048) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %3054 = "vector.extract"(%3048) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %3055 = "vector.extract"(%3048) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %3056 = "vector.extract"(%3048) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %3057 = "vector.extract"(%3048) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %3058 = "vector.extract"(%3048) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %3059 = "vector.extract"(%3048) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %3060 = "vector.extract"(%3048) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %3061 = "vector.extract"(%3048) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %3062 = "vector.extract"(%3048) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %3063 = "vector.extract"(%3048) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %3064 = "vector.extract"(%3048) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %3065 = "arith.muli"(%3046, %2778) : (i32, i32) -> i32
          %3066 = "llvm.getelementptr"(%78, %3065) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3067 = "vector.from_elements"(%3049, %3050) : (bf16, bf16) -> vector<2xbf16>
          %3068 = "llvm.bitcast"(%3067) : (vector<2xbf16>) -> i32
          %3069 = "vector.from_elements"(%3051, %3052) : (bf16, bf16) -> vector<2xbf16>
          %3070 = "llvm.bitcast"(%3069) : (vector<2xbf16>) -> i32
          %3071 = "vector.from_elements"(%3053, %3054) : (bf16, bf16) -> vector<2xbf16>
          %3072 = "llvm.bitcast"(%3071) : (vector<2xbf16>) -> i32
          %3073 = "vector.from_elements"(%3055, %3056) : (bf16, bf16) -> vector<2xbf16>
          %3074 = "llvm.bitcast"(%3073) : (vector<2xbf16>) -> i32
          %3075 = "llvm.getelementptr"(%3066, %2793) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3075, %3068, %3070, %3072, %3074) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %3077 = "vector.from_elements"(%3057, %3058) : (bf16, bf16) -> vector<2xbf16>
          %3078 = "llvm.bitcast"(%3077) : (vector<2xbf16>) -> i32
          %3079 = "vector.from_elements"(%3059, %3060) : (bf16, bf16) -> vector<2xbf16>
          %3080 = "llvm.bitcast"(%3079) : (vector<2xbf16>) -> i32
          %3081 = "vector.from_elements"(%3061, %3062) : (bf16, bf16) -> vector<2xbf16>
          %3082 = "llvm.bitcast"(%3081) : (vector<2xbf16>) -> i32
          %3083 = "vector.from_elements"(%3063, %3064) : (bf16, bf16) -> vector<2xbf16>
          %3084 = "llvm.bitcast"(%3083) : (vector<2xbf16>) -> i32
          %3085 = "llvm.getelementptr"(%3066, %2807) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3085, %3078, %3080, %3082, %3084) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2759, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 52 : i32} : (i32, i32) -> ()
          "scf.if"(%2741) ({
            %3087 = "arith.addi"(%2736, %2789) : (i32, i32) -> i32
            %3088 = "nvvm.elect.sync"() {cutec.arm = 53 : i32} : () -> i1
            "scf.if"(%3088) ({
              %t3089_s1 = "llvm.ptrtoint"(%3066) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t3089_s1, %3087, %2733, %2735, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3090 = "arith.constant"() {value = 7 : i32} : () -> i32
          %3091 = "arith.addi"(%1472, %3090) : (i32, i32) -> i32
          %3092 = "arith.remui"(%3091, %185) : (i32, i32) -> i32
          %3093 = "arith.addi"(%2756, %3092) : (i32, i32) -> i32
          "scf.if"(%2741) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%2759, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 54 : i32} : (i32, i32) -> ()
          %3094 = "vector.from_elements"(%2709, %2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
          %3095 = "arith.truncf"(%3094) : (vector<16xf32>) -> vector<16xbf16>
          %3096 = "vector.extract"(%3095) {static_position = array<i64: 0>} : (vector<16xbf16>) -> bf16
          %3097 = "vector.extract"(%3095) {static_position = array<i64: 1>} : (vector<16xbf16>) -> bf16
          %3098 = "vector.extract"(%3095) {static_position = array<i64: 2>} : (vector<16xbf16>) -> bf16
          %3099 = "vector.extract"(%3095) {static_position = array<i64: 3>} : (vector<16xbf16>) -> bf16
          %3100 = "vector.extract"(%3095) {static_position = array<i64: 4>} : (vector<16xbf16>) -> bf16
          %3101 = "vector.extract"(%3095) {static_position = array<i64: 5>} : (vector<16xbf16>) -> bf16
          %3102 = "vector.extract"(%3095) {static_position = array<i64: 6>} : (vector<16xbf16>) -> bf16
          %3103 = "vector.extract"(%3095) {static_position = array<i64: 7>} : (vector<16xbf16>) -> bf16
          %3104 = "vector.extract"(%3095) {static_position = array<i64: 8>} : (vector<16xbf16>) -> bf16
          %3105 = "vector.extract"(%3095) {static_position = array<i64: 9>} : (vector<16xbf16>) -> bf16
          %3106 = "vector.extract"(%3095) {static_position = array<i64: 10>} : (vector<16xbf16>) -> bf16
          %3107 = "vector.extract"(%3095) {static_position = array<i64: 11>} : (vector<16xbf16>) -> bf16
          %3108 = "vector.extract"(%3095) {static_position = array<i64: 12>} : (vector<16xbf16>) -> bf16
          %3109 = "vector.extract"(%3095) {static_position = array<i64: 13>} : (vector<16xbf16>) -> bf16
          %3110 = "vector.extract"(%3095) {static_position = array<i64: 14>} : (vector<16xbf16>) -> bf16
          %3111 = "vector.extract"(%3095) {static_position = array<i64: 15>} : (vector<16xbf16>) -> bf16
          %3112 = "arith.muli"(%3093, %2778) : (i32, i32) -> i32
          %3113 = "llvm.getelementptr"(%78, %3112) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %3114 = "vector.from_elements"(%3096, %3097) : (bf16, bf16) -> vector<2xbf16>
          %3115 = "llvm.bitcast"(%3114) : (vector<2xbf16>) -> i32
          %3116 = "vector.from_elements"(%3098, %3099) : (bf16, bf16) -> vector<2xbf16>
          %3117 = "llvm.bitcast"(%3116) : (vector<2xbf16>) -> i32
          %3118 = "vector.from_elements"(%3100, %3101) : (bf16, bf16) -> vector<2xbf16>
          %3119 = "llvm.bitcast"(%3118) : (vector<2xbf16>) -> i32
          %3120 = "vector.from_elements"(%3102, %3103) : (bf16, bf16) -> vector<2xbf16>
          %3121 = "llvm.bitcast"(%3120) : (vector<2xbf16>) -> i32
          %3122 = "llvm.getelementptr"(%3113, %2793) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3122, %3115, %3117, %3119, %3121) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %3124 = "vector.from_elements"(%3104, %3105) : (bf16, bf16) -> vector<2xbf16>
          %3125 = "llvm.bitcast"(%3124) : (vector<2xbf16>) -> i32
          %3126 = "vector.from_elements"(%3106, %3107) : (bf16, bf16) -> vector<2xbf16>
          %3127 = "llvm.bitcast"(%3126) : (vector<2xbf16>) -> i32
          %3128 = "vector.from_elements"(%3108, %3109) : (bf16, bf16) -> vector<2xbf16>
          %3129 = "llvm.bitcast"(%3128) : (vector<2xbf16>) -> i32
          %3130 = "vector.from_elements"(%3110, %3111) : (bf16, bf16) -> vector<2xbf16>
          %3131 = "llvm.bitcast"(%3130) : (vector<2xbf16>) -> i32
          %3132 = "llvm.getelementptr"(%3113, %2807) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%3132, %3125, %3127, %3129, %3131) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%2759, %60) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 57 : i32} : (i32, i32) -> ()
          "scf.if"(%2741) ({
            %3134 = "arith.constant"() {value = 224 : i32} : () -> i32
            %3135 = "arith.addi"(%2736, %3134) : (i32, i32) -> i32
            %3136 = "nvvm.elect.sync"() {cutec.arm = 58 : i32} : () -> i1
            "scf.if"(%3136) ({
              %t3137_s1 = "llvm.ptrtoint"(%3113) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%48, %t3137_s1, %3135, %2733, %2735, %63) {asm_string = "cp.async.bulk.tensor.4d.global.shared::cta.tile.bulk_group [$0, {$2, $3, $4, $5}], [$1];", constraints = "l,r,r,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %3138 = "arith.addi"(%1470, %57) : (i32, i32) -> i32
          %3139 = "arith.muli"(%1615, %271) : (i32, i32) -> i32
          %3140, %3141, %3142, %3143, %3144 = "scf.while"(%1467, %1468, %1469, %1471, %3139) ({
          ^bb0(%3145: i32, %3146: i32, %3147: i32, %3148: i32, %3149: i32):
            %3150 = "arith.cmpi"(%3147, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %3151 = "arith.addi"(%3146, %3149) : (i32, i32) -> i32
            %3152 = "arith.cmpi"(%3138, %3151) {predicate = 5 : i64} : (i32, i32) -> i1
            %3153 = "arith.andi"(%3150, %3152) : (i1, i1) -> i1
            "scf.condition"(%3153, %3145, %3146, %3147, %3148, %3149) : (i1, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%3154: i32, %3155: i32, %3156: i32, %3157: i32, %3158: i32):
            %3159 = "arith.addi"(%3155, %3158) : (i32, i32) -> i32
            %3160 = "arith.addi"(%3156, %129) : (i32, i32) -> i32
            %3161 = "arith.cmpi"(%3160, %34) {predicate = 2 : i64} : (i32, i32) -> i1
            %3162, %3163, %3164 = "scf.if"(%3161) ({
              %3165 = "llvm.getelementptr"(%81, %3160) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %3166 = "llvm.load"(%3165) {alignment = 4 : i64} : (!llvm.ptr<3>) -> i32
              %3167 = "arith.minsi"(%3166, %31) : (i32, i32) -> i32
              %3168 = "arith.maxsi"(%3167, %3154) : (i32, i32) -> i32
              %3169 = "arith.subi"(%3168, %3154) : (i32, i32) -> i32
              %3170 = "arith.addi"(%3169, %272) : (i32, i32) -> i32
              %3171 = "arith.shrsi"(%3170, %1001) : (i32, i32) -> i32
              %3172 = "arith.muli"(%3171, %271) : (i32, i32) -> i32
              "scf.yield"(%3168, %3154, %3172) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%3154, %3157, %3158) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            "scf.yield"(%3162, %3159, %3160, %3163, %3164) : (i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32)
          "scf.yield"(%3140, %3141, %3142, %3138, %3143, %1472, %1037, %1926, %1927, %1928, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619, %2620, %2621, %2622, %2623, %2624, %2625, %2626, %2627, %2628, %2629, %2630, %2631, %2632, %2633, %2634, %2635, %2636, %2637, %2638, %2639, %2640, %2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648, %2649, %2650, %2651, %2652, %2653, %2654, %2655, %2656, %2657, %2658, %2659, %2660, %2661, %2662, %2663, %2664, %2665, %2666, %2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674, %2675, %2676, %2677, %2678, %2679, %2680, %2681, %2682, %2683, %2684, %2685, %2686, %2687, %2688, %2689, %2690, %2691, %2692, %2693, %2694, %2695, %2696, %2697, %2698, %2699, %2700, %2701, %2702, %2703, %2704, %2705, %2706, %2707, %2708, %2709, %2710, %2711, %2712, %2713, %2714, %2715, %2716, %2717, %2718, %2719, %2720, %2721, %2722, %2723, %2724, %3115, %3117, %3119, %3121, %3125, %3127, %3129, %3131) : (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i1, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32, i32, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32, read} : () -> ()
        "scf.yield"(%1180) : (i1) -> ()
      }) : (i1) -> i1
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      "scf.if"(%123) ({
        %3173 = "llvm.inline_asm"(%27) {asm_string = "ld.relaxed.gpu.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
        %3175 = "arith.shrsi"(%3173, %120) : (i64, i64) -> i64
        %3176 = "scf.if"(%122) ({
          %3177 = "arith.constant"() {value = 1025 : i32} : () -> i32
          %3178 = "arith.subi"(%3177, %57) : (i32, i32) -> i32
          %3179 = "arith.extsi"(%3178) : (i32) -> i64
          "scf.yield"(%3179) : (i64) -> ()
        }, {
          "scf.yield"(%266) : (i64) -> ()
        }) : (i1) -> i64
        "llvm.fence"() {ordering = 6 : i64} : () -> ()
        %3180 = "llvm.getelementptr"(%14) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        "llvm.inline_asm"(%3180, %3176) {asm_string = "red.relaxed.sys.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "llvm.inline_asm"(%27, %3176) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
        "scf.if"(%122) ({
          %3183 = "arith.addi"(%3175, %266) : (i64, i64) -> i64
          %3184 = "llvm.getelementptr"(%27) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %3185 = "arith.constant"() {value = 1024 : i64} : () -> i64
          %3186 = "arith.muli"(%3183, %3185) : (i64, i64) -> i64
          %3187 = "llvm.inline_asm"(%3184) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
          %3189 = "scf.while"(%3187) ({
          ^bb0(%3190: i64):
            %3191 = "arith.cmpi"(%3190, %3186) {predicate = 2 : i64} : (i64, i64) -> i1
            "scf.condition"(%3191, %3190) : (i1, i64) -> ()
          }, {
          ^bb0(%3192: i64):
            %3193 = "llvm.inline_asm"(%3184) {asm_string = "ld.acquire.sys.global.b64 $0, [$1];", constraints = "=l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>) -> i64
            "scf.yield"(%3193) : (i64) -> ()
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
        %3195 = "arith.constant"() {value = 1025 : i32} : () -> i32
        %3196 = "arith.subi"(%3195, %57) : (i32, i32) -> i32
        %3197 = "arith.select"(%122, %3196, %129) : (i1, i32, i32) -> i32
        %3198 = "arith.extsi"(%3197) : (i32) -> i64
        "llvm.inline_asm"(%41, %3198) {asm_string = "red.relaxed.gpu.global.add.u64 [$0], $1;", constraints = "l,l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr<1>, i64) -> ()
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
    "cutec.host_check"(%53) {message = "row_ends has another length than experts", file = "samples/moe_gemm_gpus_hopper.py", line = 331 : i32} : (i1) -> ()
    %54 = "arith.constant"() {value = 0 : i32} : () -> i32
    %55 = "arith.subi"(%54, %31) : (i32, i32) -> i32
    %56 = "arith.constant"() {value = 6 : i32} : () -> i32
    %57 = "arith.shrsi"(%55, %56) : (i32, i32) -> i32
    %58 = "arith.subi"(%54, %57) : (i32, i32) -> i32
    %59 = "arith.muli"(%51, %58) : (i32, i32) -> i32
    %60 = "arith.addi"(%49, %59) : (i32, i32) -> i32
    %61 = "arith.cmpi"(%48, %60) {predicate = 5 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%61) {message = "fewer counters than counters_of says", file = "samples/moe_gemm_gpus_hopper.py", line = 332 : i32} : (i1) -> ()
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
