"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 1024 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr, %1: i32, %2: i32, %3: !llvm.ptr, %4: i32, %5: !llvm.ptr, %6: i32, %7: i32):
      %8 = "arith.constant"() {value = 128 : i32} : () -> i32
      %9 = "llvm.alloca"(%8) {elem_type = f32, alignment = 4 : i64} : (i32) -> !llvm.ptr
      %10 = "arith.constant"() {value = 32 : i32} : () -> i32
      %11 = "llvm.alloca"(%10) {elem_type = f16, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %12 = "arith.constant"() {value = 32 : i32} : () -> i32
      %13 = "llvm.alloca"(%12) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %14 = "arith.constant"() {value = 32 : i32} : () -> i32
      %15 = "llvm.alloca"(%14) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %16 = "arith.constant"() {value = 32 : i32} : () -> i32
      %17 = "llvm.alloca"(%16) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %18 = "arith.constant"() {value = 32 : i32} : () -> i32
      %19 = "llvm.alloca"(%18) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %20 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %22 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %23 = "arith.constant"() {value = 128 : i32} : () -> i32
      %24 = "arith.divui"(%20, %23) : (i32, i32) -> i32
      %25 = "arith.constant"() {value = -1 : i32} : () -> i32
      %26 = "arith.constant"() {value = 0 : i32} : () -> i32
      %27 = "arith.constant"() {value = 31 : i32} : () -> i32
      %28 = "nvvm.shfl.sync"(%25, %24, %26, %27) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %29 = "arith.constant"() {value = 32 : i32} : () -> i32
      %30 = "arith.divui"(%20, %29) : (i32, i32) -> i32
      %31 = "nvvm.shfl.sync"(%25, %30, %26, %27) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %32 = "arith.cmpi"(%31, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%32) ({
        %33 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%33) ({
          "llvm.inline_asm"(%0) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %35 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%35) ({
          "llvm.inline_asm"(%3) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %37 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%37) ({
          "llvm.inline_asm"(%5) {asm_string = "prefetch.tensormap [$0];", constraints = "l,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %39 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %40 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 65536>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %41 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 196608>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %42 = "llvm.getelementptr"(%39) {rawConstantIndices = array<i32: 229376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %44 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
      %45 = "arith.constant"() {value = 2 : i32} : () -> i32
      %46 = "arith.remui"(%44, %45) : (i32, i32) -> i32
      %47 = "arith.divui"(%44, %45) : (i32, i32) -> i32
      %48 = "arith.remui"(%43, %45) : (i32, i32) -> i32
      %49 = "arith.divui"(%43, %45) : (i32, i32) -> i32
      %50 = "arith.cmpi"(%48, %46) {predicate = 0 : i64} : (i32, i32) -> i1
      %51 = "arith.constant"() {value = true} : () -> i1
      %52 = "arith.ori"(%50, %51) : (i1, i1) -> i1
      %53 = "arith.cmpi"(%43, %45) {predicate = 2 : i64} : (i32, i32) -> i1
      %54 = "arith.andi"(%52, %53) : (i1, i1) -> i1
      %55 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 4>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %56 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %57 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %58 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %59 = "arith.addi"(%57, %58) : (i32, i32) -> i32
      %60 = "arith.constant"() {value = 384 : i32} : () -> i32
      %61 = "arith.muli"(%59, %60) : (i32, i32) -> i32
      %62 = "arith.addi"(%56, %61) : (i32, i32) -> i32
      %63 = "arith.divui"(%62, %29) : (i32, i32) -> i32
      %64 = "arith.cmpi"(%63, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%64) ({
        %65 = "nvvm.elect.sync"() : () -> i1
        "scf.if"(%65) ({
          %66 = "arith.constant"() {value = 1 : i32} : () -> i32
          %t67_s0 = "llvm.ptrtoint"(%42) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t67_s0, %66) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %68 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t69_s0 = "llvm.ptrtoint"(%68) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t69_s0, %66) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %70 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t71_s0 = "llvm.ptrtoint"(%70) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t71_s0, %66) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %72 = "llvm.getelementptr"(%42) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t73_s0 = "llvm.ptrtoint"(%72) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t73_s0, %66) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %74 = "arith.constant"() {value = 16 : i32} : () -> i32
          %t75_s0 = "llvm.ptrtoint"(%55) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t75_s0, %74) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %76 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t77_s0 = "llvm.ptrtoint"(%76) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t77_s0, %74) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %78 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t79_s0 = "llvm.ptrtoint"(%78) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t79_s0, %74) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %80 = "llvm.getelementptr"(%55) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t81_s0 = "llvm.ptrtoint"(%80) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t81_s0, %74) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.fence.mbarrier.init"() : () -> ()
      "nvvm.cluster.arrive.relaxed"() {aligned} : () -> ()
      "nvvm.cluster.wait"() {aligned} : () -> ()
      %82 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %83 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %84 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %85 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
      %86 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
      %87 = "nvvm.read.ptx.sreg.nctaid.z"() : () -> i32
      %88 = "arith.remui"(%82, %45) : (i32, i32) -> i32
      %89 = "arith.constant"() {value = 1 : i32} : () -> i32
      %90 = "arith.remui"(%83, %89) : (i32, i32) -> i32
      %91 = "arith.constant"() {value = 63 : i32} : () -> i32
      %92 = "arith.addi"(%2, %91) : (i32, i32) -> i32
      %93 = "arith.constant"() {value = 64 : i32} : () -> i32
      %94 = "arith.divui"(%92, %93) : (i32, i32) -> i32
      %95 = "arith.cmpi"(%28, %26) {predicate = 0 : i64} : (i32, i32) -> i1
      %96, %97, %98 = "scf.if"(%95) ({
        "nvvm.setmaxregister"() {regCount = 40 : i32, action = #nvvm<action decrease>} : () -> ()
        %99, %100 = "scf.if"(%32) ({
          %101 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
          %102 = "nvvm.shfl.sync"(%25, %101, %26, %27) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
          %103 = "arith.andi"(%102, %89) : (i32, i32) -> i32
          %104 = "arith.shrsi"(%102, %89) : (i32, i32) -> i32
          %105 = "arith.constant"() {value = 127 : i32} : () -> i32
          %106 = "arith.addi"(%1, %105) : (i32, i32) -> i32
          %107 = "arith.divui"(%106, %23) : (i32, i32) -> i32
          %108 = "arith.constant"() {value = 256 : i32} : () -> i32
          %109 = "arith.constant"() {value = 255 : i32} : () -> i32
          %110 = "arith.addi"(%4, %109) : (i32, i32) -> i32
          %111 = "arith.divui"(%110, %108) : (i32, i32) -> i32
          %112 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %113 = "arith.muli"(%103, %112) : (i32, i32) -> i32
          %114 = "llvm.getelementptr"(%40, %113) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %115 = "arith.muli"(%103, %23) : (i32, i32) -> i32
          %116 = "arith.shli"(%89, %103) : (i32, i32) -> i32
          %117 = "arith.cmpi"(%103, %29) {predicate = 6 : i64} : (i32, i32) -> i1
          %118 = "arith.select"(%117, %116, %26) : (i1, i32, i32) -> i32
          %119 = "arith.ori"(%26, %118) : (i32, i32) -> i32
          %120 = "arith.trunci"(%119) : (i32) -> i16
          %121 = "arith.muli"(%7, %6) : (i32, i32) -> i32
          %122 = "arith.divui"(%84, %121) : (i32, i32) -> i32
          %123 = "arith.remui"(%84, %121) : (i32, i32) -> i32
          %124 = "arith.constant"() {value = 8 : i32} : () -> i32
          %125 = "arith.muli"(%7, %124) : (i32, i32) -> i32
          %126 = "arith.divui"(%123, %125) : (i32, i32) -> i32
          %127 = "arith.remui"(%123, %125) : (i32, i32) -> i32
          %128 = "arith.muli"(%126, %124) : (i32, i32) -> i32
          %129 = "arith.subi"(%6, %128) : (i32, i32) -> i32
          %130 = "arith.minsi"(%124, %129) : (i32, i32) -> i32
          %131 = "arith.remsi"(%127, %130) : (i32, i32) -> i32
          %132 = "arith.xori"(%131, %130) : (i32, i32) -> i32
          %133 = "arith.cmpi"(%132, %26) {predicate = 2 : i64} : (i32, i32) -> i1
          %134 = "arith.cmpi"(%131, %26) {predicate = 1 : i64} : (i32, i32) -> i1
          %135 = "arith.andi"(%133, %134) : (i1, i1) -> i1
          %136 = "arith.divsi"(%127, %130) : (i32, i32) -> i32
          %137 = "arith.extsi"(%135) : (i1) -> i32
          %138 = "arith.addi"(%136, %137) : (i32, i32) -> i32
          %139 = "arith.addi"(%131, %130) : (i32, i32) -> i32
          %140 = "arith.select"(%135, %139, %131) : (i1, i32, i32) -> i32
          %141 = "arith.addi"(%128, %140) : (i32, i32) -> i32
          %142 = "arith.muli"(%141, %45) : (i32, i32) -> i32
          %143 = "arith.addi"(%142, %88) : (i32, i32) -> i32
          %144 = "arith.addi"(%138, %90) : (i32, i32) -> i32
          %145 = "arith.muli"(%6, %7) : (i32, i32) -> i32
          %146 = "arith.cmpi"(%84, %145) {predicate = 2 : i64} : (i32, i32) -> i1
          %147, %148, %149, %150, %151, %152, %153, %154, %155 = "scf.while"(%146, %143, %144, %122, %84, %26, %26, %26, %89) ({
          ^bb0(%156: i1, %157: i32, %158: i32, %159: i32, %160: i32, %161: i32, %162: i32, %163: i32, %164: i32):
            "scf.condition"(%156, %156, %157, %158, %159, %160, %161, %162, %163, %164) : (i1, i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }, {
          ^bb0(%165: i1, %166: i32, %167: i32, %168: i32, %169: i32, %170: i32, %171: i32, %172: i32, %173: i32):
            %174, %175, %176 = "scf.for"(%26, %94, %89, %171, %172, %173) ({
            ^bb0(%177: i32, %178: i32, %179: i32, %180: i32):
              %181 = "llvm.getelementptr"(%55, %179) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t182_s0 = "llvm.ptrtoint"(%181) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t182_s0, %180) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
              %183 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%183) ({
                %184 = "llvm.getelementptr"(%42, %179) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %185 = "arith.constant"() {value = 49152 : i32} : () -> i32
                %t186_s0 = "llvm.ptrtoint"(%184) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t186_s0, %185) {asm_string = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %187 = "llvm.getelementptr"(%42, %179) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %188 = "arith.muli"(%166, %23) : (i32, i32) -> i32
              %189 = "arith.muli"(%177, %93) : (i32, i32) -> i32
              %190 = "arith.muli"(%179, %112) : (i32, i32) -> i32
              %191 = "llvm.getelementptr"(%39, %190) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %192 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%192) ({
                %t193_s0 = "llvm.ptrtoint"(%191) : (!llvm.ptr<3>) -> i32
                %t193_s2 = "llvm.ptrtoint"(%187) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t193_s0, %0, %t193_s2, %189, %188) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [$0], [$1, {$3, $4}], [$2];", constraints = "r,l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %194 = "arith.muli"(%167, %108) : (i32, i32) -> i32
              %195 = "arith.addi"(%115, %194) : (i32, i32) -> i32
              %196 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %197 = "arith.muli"(%179, %196) : (i32, i32) -> i32
              %198 = "llvm.getelementptr"(%114, %197) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %199 = "arith.constant"() {value = 3 : i16} : () -> i16
              %200 = "nvvm.elect.sync"() : () -> i1
              "scf.if"(%200) ({
                %t201_s0 = "llvm.ptrtoint"(%198) : (!llvm.ptr<3>) -> i32
                %t201_s2 = "llvm.ptrtoint"(%187) : (!llvm.ptr<3>) -> i32
                "llvm.inline_asm"(%t201_s0, %3, %t201_s2, %189, %195, %199) {asm_string = "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [$0], [$1, {$3, $4}], [$2], $5;", constraints = "r,l,r,r,r,h,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, !llvm.ptr, i32, i32, i32, i16) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %202 = "arith.addi"(%179, %89) : (i32, i32) -> i32
              %203 = "arith.constant"() {value = 4 : i32} : () -> i32
              %204 = "arith.cmpi"(%202, %203) {predicate = 0 : i64} : (i32, i32) -> i1
              %205 = "arith.xori"(%180, %89) : (i32, i32) -> i32
              %206 = "arith.select"(%204, %205, %180) : (i1, i32, i32) -> i32
              %207 = "arith.select"(%204, %26, %202) : (i1, i32, i32) -> i32
              %208 = "arith.addi"(%178, %89) : (i32, i32) -> i32
              "scf.yield"(%208, %207, %206) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %209 = "arith.addi"(%169, %87) : (i32, i32) -> i32
            %210 = "arith.addi"(%170, %89) : (i32, i32) -> i32
            %211 = "arith.divui"(%209, %121) : (i32, i32) -> i32
            %212 = "arith.remui"(%209, %121) : (i32, i32) -> i32
            %213 = "arith.divui"(%212, %125) : (i32, i32) -> i32
            %214 = "arith.remui"(%212, %125) : (i32, i32) -> i32
            %215 = "arith.muli"(%213, %124) : (i32, i32) -> i32
            %216 = "arith.subi"(%6, %215) : (i32, i32) -> i32
            %217 = "arith.minsi"(%124, %216) : (i32, i32) -> i32
            %218 = "arith.remsi"(%214, %217) : (i32, i32) -> i32
            %219 = "arith.xori"(%218, %217) : (i32, i32) -> i32
            %220 = "arith.cmpi"(%219, %26) {predicate = 2 : i64} : (i32, i32) -> i1
            %221 = "arith.cmpi"(%218, %26) {predicate = 1 : i64} : (i32, i32) -> i1
            %222 = "arith.andi"(%220, %221) : (i1, i1) -> i1
            %223 = "arith.divsi"(%214, %217) : (i32, i32) -> i32
            %224 = "arith.extsi"(%222) : (i1) -> i32
            %225 = "arith.addi"(%223, %224) : (i32, i32) -> i32
            %226 = "arith.addi"(%218, %217) : (i32, i32) -> i32
            %227 = "arith.select"(%222, %226, %218) : (i1, i32, i32) -> i32
            %228 = "arith.addi"(%215, %227) : (i32, i32) -> i32
            %229 = "arith.muli"(%228, %45) : (i32, i32) -> i32
            %230 = "arith.addi"(%229, %88) : (i32, i32) -> i32
            %231 = "arith.addi"(%225, %90) : (i32, i32) -> i32
            %232 = "arith.cmpi"(%209, %145) {predicate = 2 : i64} : (i32, i32) -> i1
            "scf.yield"(%232, %230, %231, %211, %209, %210, %174, %175, %176) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i1, i32, i32, i32, i32, i32, i32, i32, i32) -> (i1, i32, i32, i32, i32, i32, i32, i32, i32)
          %233 = "llvm.getelementptr"(%55, %154) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t234_s0 = "llvm.ptrtoint"(%233) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t234_s0, %155) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %235 = "arith.addi"(%154, %89) : (i32, i32) -> i32
          %236 = "arith.constant"() {value = 4 : i32} : () -> i32
          %237 = "arith.cmpi"(%235, %236) {predicate = 0 : i64} : (i32, i32) -> i1
          %238 = "arith.xori"(%155, %89) : (i32, i32) -> i32
          %239 = "arith.select"(%237, %238, %155) : (i1, i32, i32) -> i32
          %240 = "arith.select"(%237, %26, %235) : (i1, i32, i32) -> i32
          %241 = "arith.addi"(%153, %89) : (i32, i32) -> i32
          %242 = "llvm.getelementptr"(%55, %240) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t243_s0 = "llvm.ptrtoint"(%242) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t243_s0, %239) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %244 = "arith.addi"(%240, %89) : (i32, i32) -> i32
          %245 = "arith.cmpi"(%244, %236) {predicate = 0 : i64} : (i32, i32) -> i1
          %246 = "arith.xori"(%239, %89) : (i32, i32) -> i32
          %247 = "arith.select"(%245, %246, %239) : (i1, i32, i32) -> i32
          %248 = "arith.select"(%245, %26, %244) : (i1, i32, i32) -> i32
          %249 = "arith.addi"(%241, %89) : (i32, i32) -> i32
          %250 = "llvm.getelementptr"(%55, %248) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t251_s0 = "llvm.ptrtoint"(%250) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t251_s0, %247) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %252 = "arith.addi"(%248, %89) : (i32, i32) -> i32
          %253 = "arith.cmpi"(%252, %236) {predicate = 0 : i64} : (i32, i32) -> i1
          %254 = "arith.xori"(%247, %89) : (i32, i32) -> i32
          %255 = "arith.select"(%253, %254, %247) : (i1, i32, i32) -> i32
          %256 = "arith.select"(%253, %26, %252) : (i1, i32, i32) -> i32
          %257 = "arith.addi"(%249, %89) : (i32, i32) -> i32
          %258 = "llvm.getelementptr"(%55, %256) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t259_s0 = "llvm.ptrtoint"(%258) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t259_s0, %255) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %260 = "arith.addi"(%256, %89) : (i32, i32) -> i32
          %261 = "arith.cmpi"(%260, %236) {predicate = 0 : i64} : (i32, i32) -> i1
          %262 = "arith.xori"(%255, %89) : (i32, i32) -> i32
          %263 = "arith.select"(%261, %262, %255) : (i1, i32, i32) -> i32
          %264 = "arith.select"(%261, %26, %260) : (i1, i32, i32) -> i32
          %265 = "arith.addi"(%257, %89) : (i32, i32) -> i32
          "scf.yield"(%151, %152) : (i32, i32) -> ()
        }, {
          "scf.yield"(%84, %26) : (i32, i32) -> ()
        }) : (i1) -> (i32, i32)
        "scf.yield"(%99, %100, %51) : (i32, i32, i1) -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 232 : i32, action = #nvvm<action increase>} : () -> ()
        %266 = "arith.subi"(%20, %23) : (i32, i32) -> i32
        %267 = "arith.subi"(%28, %89) : (i32, i32) -> i32
        %268 = "arith.muli"(%267, %23) : (i32, i32) -> i32
        %269 = "arith.divui"(%268, %23) : (i32, i32) -> i32
        %270 = "arith.remui"(%269, %45) : (i32, i32) -> i32
        %271 = "arith.divui"(%269, %45) : (i32, i32) -> i32
        %272 = "arith.constant"() {value = 4096 : i32} : () -> i32
        %273 = "arith.muli"(%270, %272) : (i32, i32) -> i32
        %274 = "llvm.getelementptr"(%39, %273) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        %275 = "arith.muli"(%7, %6) : (i32, i32) -> i32
        %276 = "arith.divui"(%84, %275) : (i32, i32) -> i32
        %277 = "arith.remui"(%84, %275) : (i32, i32) -> i32
        %278 = "arith.constant"() {value = 8 : i32} : () -> i32
        %279 = "arith.muli"(%7, %278) : (i32, i32) -> i32
        %280 = "arith.divui"(%277, %279) : (i32, i32) -> i32
        %281 = "arith.remui"(%277, %279) : (i32, i32) -> i32
        %282 = "arith.muli"(%280, %278) : (i32, i32) -> i32
        %283 = "arith.subi"(%6, %282) : (i32, i32) -> i32
        %284 = "arith.minsi"(%278, %283) : (i32, i32) -> i32
        %285 = "arith.remsi"(%281, %284) : (i32, i32) -> i32
        %286 = "arith.xori"(%285, %284) : (i32, i32) -> i32
        %287 = "arith.cmpi"(%286, %26) {predicate = 2 : i64} : (i32, i32) -> i1
        %288 = "arith.cmpi"(%285, %26) {predicate = 1 : i64} : (i32, i32) -> i1
        %289 = "arith.andi"(%287, %288) : (i1, i1) -> i1
        %290 = "arith.divsi"(%281, %284) : (i32, i32) -> i32
        %291 = "arith.extsi"(%289) : (i1) -> i32
        %292 = "arith.addi"(%290, %291) : (i32, i32) -> i32
        %293 = "arith.addi"(%285, %284) : (i32, i32) -> i32
        %294 = "arith.select"(%289, %293, %285) : (i1, i32, i32) -> i32
        %295 = "arith.addi"(%282, %294) : (i32, i32) -> i32
        %296 = "arith.muli"(%295, %45) : (i32, i32) -> i32
        %297 = "arith.addi"(%296, %88) : (i32, i32) -> i32
        %298 = "arith.addi"(%292, %90) : (i32, i32) -> i32
        %299 = "arith.muli"(%6, %7) : (i32, i32) -> i32
        %300 = "arith.cmpi"(%84, %299) {predicate = 2 : i64} : (i32, i32) -> i1
        %301, %302, %303, %304, %305, %306, %307, %308, %309, %310 = "scf.while"(%300, %297, %298, %276, %51, %84, %26, %26, %26, %26) ({
        ^bb0(%311: i1, %312: i32, %313: i32, %314: i32, %315: i1, %316: i32, %317: i32, %318: i32, %319: i32, %320: i32):
          "scf.condition"(%311, %311, %312, %313, %314, %315, %316, %317, %318, %319, %320) : (i1, i1, i32, i32, i32, i1, i32, i32, i32, i32, i32) -> ()
        }, {
        ^bb0(%321: i1, %322: i32, %323: i32, %324: i32, %325: i1, %326: i32, %327: i32, %328: i32, %329: i32, %330: i32):
          %331 = "llvm.getelementptr"(%42, %329) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %t332_s0 = "llvm.ptrtoint"(%331) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t332_s0, %330) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %333 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %334 = "arith.muli"(%329, %333) : (i32, i32) -> i32
          %335 = "llvm.getelementptr"(%274, %334) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %336 = "arith.constant"() {value = 16384 : i32} : () -> i32
          %337 = "arith.muli"(%329, %336) : (i32, i32) -> i32
          %338 = "llvm.getelementptr"(%40, %337) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.wgmma.fence.aligned"() : () -> ()
          %339 = "arith.constant"() {value = false} : () -> i1
          %340 = "llvm.load"(%9) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %341 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 4>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %342 = "llvm.load"(%341) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %343 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 8>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %344 = "llvm.load"(%343) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %345 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 12>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %346 = "llvm.load"(%345) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %347 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 16>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %348 = "llvm.load"(%347) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %349 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 20>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %350 = "llvm.load"(%349) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %351 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 24>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %352 = "llvm.load"(%351) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %353 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 28>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %354 = "llvm.load"(%353) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %355 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 32>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %356 = "llvm.load"(%355) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %357 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 36>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %358 = "llvm.load"(%357) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %359 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 40>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %360 = "llvm.load"(%359) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %361 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 44>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %362 = "llvm.load"(%361) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %363 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 48>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %364 = "llvm.load"(%363) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %365 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 52>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %366 = "llvm.load"(%365) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %367 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 56>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %368 = "llvm.load"(%367) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %369 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 60>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %370 = "llvm.load"(%369) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %371 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 64>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %372 = "llvm.load"(%371) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %373 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 68>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %374 = "llvm.load"(%373) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %375 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 72>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %376 = "llvm.load"(%375) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %377 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 76>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %378 = "llvm.load"(%377) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %379 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 80>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %380 = "llvm.load"(%379) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %381 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 84>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %382 = "llvm.load"(%381) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %383 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 88>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %384 = "llvm.load"(%383) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %385 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 92>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %386 = "llvm.load"(%385) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %387 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 96>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %388 = "llvm.load"(%387) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %389 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 100>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %390 = "llvm.load"(%389) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %391 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 104>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %392 = "llvm.load"(%391) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %393 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 108>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %394 = "llvm.load"(%393) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %395 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 112>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %396 = "llvm.load"(%395) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %397 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 116>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %398 = "llvm.load"(%397) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %399 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 120>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %400 = "llvm.load"(%399) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %401 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 124>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %402 = "llvm.load"(%401) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %403 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 128>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %404 = "llvm.load"(%403) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %405 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 132>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %406 = "llvm.load"(%405) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %407 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 136>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %408 = "llvm.load"(%407) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %409 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 140>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %410 = "llvm.load"(%409) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %411 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 144>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %412 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %413 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 148>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %414 = "llvm.load"(%413) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %415 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 152>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %416 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %417 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 156>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %418 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %419 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 160>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %420 = "llvm.load"(%419) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %421 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 164>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %422 = "llvm.load"(%421) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %423 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 168>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %424 = "llvm.load"(%423) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %425 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 172>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %426 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %427 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 176>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %428 = "llvm.load"(%427) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %429 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 180>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %430 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %431 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 184>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %432 = "llvm.load"(%431) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %433 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 188>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %434 = "llvm.load"(%433) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %435 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 192>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %436 = "llvm.load"(%435) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %437 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 196>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %438 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %439 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 200>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %440 = "llvm.load"(%439) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %441 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 204>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %442 = "llvm.load"(%441) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %443 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 208>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %444 = "llvm.load"(%443) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %445 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 212>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %446 = "llvm.load"(%445) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %447 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 216>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %448 = "llvm.load"(%447) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %449 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 220>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %450 = "llvm.load"(%449) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %451 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 224>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %452 = "llvm.load"(%451) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %453 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 228>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %454 = "llvm.load"(%453) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %455 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 232>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %456 = "llvm.load"(%455) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %457 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 236>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %458 = "llvm.load"(%457) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %459 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 240>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %460 = "llvm.load"(%459) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %461 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 244>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %462 = "llvm.load"(%461) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %463 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 248>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %464 = "llvm.load"(%463) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %465 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 252>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %466 = "llvm.load"(%465) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %467 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 256>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %468 = "llvm.load"(%467) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %469 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 260>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %470 = "llvm.load"(%469) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %471 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 264>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %472 = "llvm.load"(%471) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %473 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 268>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %474 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %475 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 272>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %476 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %477 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 276>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %478 = "llvm.load"(%477) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %479 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 280>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %480 = "llvm.load"(%479) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %481 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 284>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %482 = "llvm.load"(%481) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %483 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 288>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %484 = "llvm.load"(%483) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %485 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 292>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %486 = "llvm.load"(%485) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %487 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 296>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %488 = "llvm.load"(%487) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %489 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 300>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %490 = "llvm.load"(%489) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %491 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 304>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %492 = "llvm.load"(%491) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %493 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 308>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %494 = "llvm.load"(%493) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %495 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 312>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %496 = "llvm.load"(%495) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %497 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 316>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %498 = "llvm.load"(%497) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %499 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 320>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %500 = "llvm.load"(%499) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %501 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 324>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %502 = "llvm.load"(%501) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %503 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 328>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %504 = "llvm.load"(%503) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %505 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 332>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %506 = "llvm.load"(%505) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %507 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 336>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %508 = "llvm.load"(%507) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %509 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 340>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %510 = "llvm.load"(%509) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %511 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 344>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %512 = "llvm.load"(%511) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %513 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 348>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %514 = "llvm.load"(%513) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %515 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 352>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %516 = "llvm.load"(%515) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %517 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 356>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %518 = "llvm.load"(%517) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %519 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 360>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %520 = "llvm.load"(%519) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %521 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 364>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %522 = "llvm.load"(%521) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %523 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 368>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %524 = "llvm.load"(%523) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %525 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 372>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %526 = "llvm.load"(%525) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %527 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 376>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %528 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %529 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 380>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %530 = "llvm.load"(%529) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %531 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 384>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %532 = "llvm.load"(%531) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %533 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 388>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %534 = "llvm.load"(%533) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %535 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 392>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %536 = "llvm.load"(%535) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %537 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 396>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %538 = "llvm.load"(%537) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %539 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 400>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %540 = "llvm.load"(%539) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %541 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 404>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %542 = "llvm.load"(%541) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %543 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 408>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %544 = "llvm.load"(%543) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %545 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 412>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %546 = "llvm.load"(%545) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %547 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 416>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %548 = "llvm.load"(%547) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %549 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 420>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %550 = "llvm.load"(%549) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %551 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 424>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %552 = "llvm.load"(%551) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %553 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 428>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %554 = "llvm.load"(%553) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %555 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 432>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %556 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %557 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 436>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %558 = "llvm.load"(%557) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %559 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 440>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %560 = "llvm.load"(%559) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %561 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 444>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %562 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %563 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 448>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %564 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %565 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 452>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %566 = "llvm.load"(%565) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %567 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 456>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %568 = "llvm.load"(%567) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %569 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 460>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %570 = "llvm.load"(%569) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %571 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 464>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %572 = "llvm.load"(%571) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %573 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 468>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %574 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %575 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 472>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %576 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %577 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 476>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %578 = "llvm.load"(%577) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %579 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 480>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %580 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %581 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 484>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %582 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %583 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 488>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %584 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %585 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 492>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %586 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %587 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 496>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %588 = "llvm.load"(%587) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %589 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 500>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %590 = "llvm.load"(%589) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %591 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 504>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %592 = "llvm.load"(%591) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %593 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 508>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %594 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %t596_a = "llvm.ptrtoint"(%335) : (!llvm.ptr<3>) -> i32
          %t596_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t596_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t596_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t596_shifted = "arith.shrui"(%t596_a, %t596_four) : (i32, i32) -> i32
          %t596_low = "arith.andi"(%t596_shifted, %t596_mask) : (i32, i32) -> i32
          %t596_wide = "arith.extui"(%t596_low) : (i32) -> i64
          %595 = "arith.ori"(%t596_wide, %t596_fields) : (i64, i64) -> i64
          %t598_a = "llvm.ptrtoint"(%338) : (!llvm.ptr<3>) -> i32
          %t598_four = "arith.constant"() {value = 4 : i32} : () -> i32
          %t598_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
          %t598_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
          %t598_shifted = "arith.shrui"(%t598_a, %t598_four) : (i32, i32) -> i32
          %t598_low = "arith.andi"(%t598_shifted, %t598_mask) : (i32, i32) -> i32
          %t598_wide = "arith.extui"(%t598_low) : (i32) -> i64
          %597 = "arith.ori"(%t598_wide, %t598_fields) : (i64, i64) -> i64
          %t727_r = "llvm.inline_asm"(%340, %342, %344, %346, %348, %350, %352, %354, %356, %358, %360, %362, %364, %366, %368, %370, %372, %374, %376, %378, %380, %382, %384, %386, %388, %390, %392, %394, %396, %398, %400, %402, %404, %406, %408, %410, %412, %414, %416, %418, %420, %422, %424, %426, %428, %430, %432, %434, %436, %438, %440, %442, %444, %446, %448, %450, %452, %454, %456, %458, %460, %462, %464, %466, %468, %470, %472, %474, %476, %478, %480, %482, %484, %486, %488, %490, %492, %494, %496, %498, %500, %502, %504, %506, %508, %510, %512, %514, %516, %518, %520, %522, %524, %526, %528, %530, %532, %534, %536, %538, %540, %542, %544, %546, %548, %550, %552, %554, %556, %558, %560, %562, %564, %566, %568, %570, %572, %574, %576, %578, %580, %582, %584, %586, %588, %590, %592, %594, %595, %597, %339) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 2;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 4;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 6;\0Aadd.s64 db, $257, 6;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
          %599 = "llvm.extractvalue"(%t727_r) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %600 = "llvm.extractvalue"(%t727_r) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %601 = "llvm.extractvalue"(%t727_r) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %602 = "llvm.extractvalue"(%t727_r) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %603 = "llvm.extractvalue"(%t727_r) {position = array<i64: 4>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %604 = "llvm.extractvalue"(%t727_r) {position = array<i64: 5>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %605 = "llvm.extractvalue"(%t727_r) {position = array<i64: 6>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %606 = "llvm.extractvalue"(%t727_r) {position = array<i64: 7>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %607 = "llvm.extractvalue"(%t727_r) {position = array<i64: 8>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %608 = "llvm.extractvalue"(%t727_r) {position = array<i64: 9>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %609 = "llvm.extractvalue"(%t727_r) {position = array<i64: 10>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %610 = "llvm.extractvalue"(%t727_r) {position = array<i64: 11>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %611 = "llvm.extractvalue"(%t727_r) {position = array<i64: 12>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %612 = "llvm.extractvalue"(%t727_r) {position = array<i64: 13>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %613 = "llvm.extractvalue"(%t727_r) {position = array<i64: 14>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %614 = "llvm.extractvalue"(%t727_r) {position = array<i64: 15>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %615 = "llvm.extractvalue"(%t727_r) {position = array<i64: 16>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %616 = "llvm.extractvalue"(%t727_r) {position = array<i64: 17>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %617 = "llvm.extractvalue"(%t727_r) {position = array<i64: 18>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %618 = "llvm.extractvalue"(%t727_r) {position = array<i64: 19>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %619 = "llvm.extractvalue"(%t727_r) {position = array<i64: 20>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %620 = "llvm.extractvalue"(%t727_r) {position = array<i64: 21>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %621 = "llvm.extractvalue"(%t727_r) {position = array<i64: 22>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %622 = "llvm.extractvalue"(%t727_r) {position = array<i64: 23>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %623 = "llvm.extractvalue"(%t727_r) {position = array<i64: 24>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %624 = "llvm.extractvalue"(%t727_r) {position = array<i64: 25>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %625 = "llvm.extractvalue"(%t727_r) {position = array<i64: 26>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %626 = "llvm.extractvalue"(%t727_r) {position = array<i64: 27>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %627 = "llvm.extractvalue"(%t727_r) {position = array<i64: 28>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %628 = "llvm.extractvalue"(%t727_r) {position = array<i64: 29>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %629 = "llvm.extractvalue"(%t727_r) {position = array<i64: 30>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %630 = "llvm.extractvalue"(%t727_r) {position = array<i64: 31>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %631 = "llvm.extractvalue"(%t727_r) {position = array<i64: 32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %632 = "llvm.extractvalue"(%t727_r) {position = array<i64: 33>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %633 = "llvm.extractvalue"(%t727_r) {position = array<i64: 34>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %634 = "llvm.extractvalue"(%t727_r) {position = array<i64: 35>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %635 = "llvm.extractvalue"(%t727_r) {position = array<i64: 36>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %636 = "llvm.extractvalue"(%t727_r) {position = array<i64: 37>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %637 = "llvm.extractvalue"(%t727_r) {position = array<i64: 38>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %638 = "llvm.extractvalue"(%t727_r) {position = array<i64: 39>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %639 = "llvm.extractvalue"(%t727_r) {position = array<i64: 40>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %640 = "llvm.extractvalue"(%t727_r) {position = array<i64: 41>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %641 = "llvm.extractvalue"(%t727_r) {position = array<i64: 42>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %642 = "llvm.extractvalue"(%t727_r) {position = array<i64: 43>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %643 = "llvm.extractvalue"(%t727_r) {position = array<i64: 44>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %644 = "llvm.extractvalue"(%t727_r) {position = array<i64: 45>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %645 = "llvm.extractvalue"(%t727_r) {position = array<i64: 46>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %646 = "llvm.extractvalue"(%t727_r) {position = array<i64: 47>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %647 = "llvm.extractvalue"(%t727_r) {position = array<i64: 48>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %648 = "llvm.extractvalue"(%t727_r) {position = array<i64: 49>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %649 = "llvm.extractvalue"(%t727_r) {position = array<i64: 50>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %650 = "llvm.extractvalue"(%t727_r) {position = array<i64: 51>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %651 = "llvm.extractvalue"(%t727_r) {position = array<i64: 52>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %652 = "llvm.extractvalue"(%t727_r) {position = array<i64: 53>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %653 = "llvm.extractvalue"(%t727_r) {position = array<i64: 54>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %654 = "llvm.extractvalue"(%t727_r) {position = array<i64: 55>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %655 = "llvm.extractvalue"(%t727_r) {position = array<i64: 56>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %656 = "llvm.extractvalue"(%t727_r) {position = array<i64: 57>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %657 = "llvm.extractvalue"(%t727_r) {position = array<i64: 58>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %658 = "llvm.extractvalue"(%t727_r) {position = array<i64: 59>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %659 = "llvm.extractvalue"(%t727_r) {position = array<i64: 60>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %660 = "llvm.extractvalue"(%t727_r) {position = array<i64: 61>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %661 = "llvm.extractvalue"(%t727_r) {position = array<i64: 62>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %662 = "llvm.extractvalue"(%t727_r) {position = array<i64: 63>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %663 = "llvm.extractvalue"(%t727_r) {position = array<i64: 64>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %664 = "llvm.extractvalue"(%t727_r) {position = array<i64: 65>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %665 = "llvm.extractvalue"(%t727_r) {position = array<i64: 66>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %666 = "llvm.extractvalue"(%t727_r) {position = array<i64: 67>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %667 = "llvm.extractvalue"(%t727_r) {position = array<i64: 68>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %668 = "llvm.extractvalue"(%t727_r) {position = array<i64: 69>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %669 = "llvm.extractvalue"(%t727_r) {position = array<i64: 70>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %670 = "llvm.extractvalue"(%t727_r) {position = array<i64: 71>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %671 = "llvm.extractvalue"(%t727_r) {position = array<i64: 72>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %672 = "llvm.extractvalue"(%t727_r) {position = array<i64: 73>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %673 = "llvm.extractvalue"(%t727_r) {position = array<i64: 74>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %674 = "llvm.extractvalue"(%t727_r) {position = array<i64: 75>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %675 = "llvm.extractvalue"(%t727_r) {position = array<i64: 76>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %676 = "llvm.extractvalue"(%t727_r) {position = array<i64: 77>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %677 = "llvm.extractvalue"(%t727_r) {position = array<i64: 78>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %678 = "llvm.extractvalue"(%t727_r) {position = array<i64: 79>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %679 = "llvm.extractvalue"(%t727_r) {position = array<i64: 80>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %680 = "llvm.extractvalue"(%t727_r) {position = array<i64: 81>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %681 = "llvm.extractvalue"(%t727_r) {position = array<i64: 82>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %682 = "llvm.extractvalue"(%t727_r) {position = array<i64: 83>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %683 = "llvm.extractvalue"(%t727_r) {position = array<i64: 84>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %684 = "llvm.extractvalue"(%t727_r) {position = array<i64: 85>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %685 = "llvm.extractvalue"(%t727_r) {position = array<i64: 86>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %686 = "llvm.extractvalue"(%t727_r) {position = array<i64: 87>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %687 = "llvm.extractvalue"(%t727_r) {position = array<i64: 88>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %688 = "llvm.extractvalue"(%t727_r) {position = array<i64: 89>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %689 = "llvm.extractvalue"(%t727_r) {position = array<i64: 90>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %690 = "llvm.extractvalue"(%t727_r) {position = array<i64: 91>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %691 = "llvm.extractvalue"(%t727_r) {position = array<i64: 92>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %692 = "llvm.extractvalue"(%t727_r) {position = array<i64: 93>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %693 = "llvm.extractvalue"(%t727_r) {position = array<i64: 94>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %694 = "llvm.extractvalue"(%t727_r) {position = array<i64: 95>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %695 = "llvm.extractvalue"(%t727_r) {position = array<i64: 96>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %696 = "llvm.extractvalue"(%t727_r) {position = array<i64: 97>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %697 = "llvm.extractvalue"(%t727_r) {position = array<i64: 98>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %698 = "llvm.extractvalue"(%t727_r) {position = array<i64: 99>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %699 = "llvm.extractvalue"(%t727_r) {position = array<i64: 100>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %700 = "llvm.extractvalue"(%t727_r) {position = array<i64: 101>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %701 = "llvm.extractvalue"(%t727_r) {position = array<i64: 102>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %702 = "llvm.extractvalue"(%t727_r) {position = array<i64: 103>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %703 = "llvm.extractvalue"(%t727_r) {position = array<i64: 104>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %704 = "llvm.extractvalue"(%t727_r) {position = array<i64: 105>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %705 = "llvm.extractvalue"(%t727_r) {position = array<i64: 106>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %706 = "llvm.extractvalue"(%t727_r) {position = array<i64: 107>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %707 = "llvm.extractvalue"(%t727_r) {position = array<i64: 108>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %708 = "llvm.extractvalue"(%t727_r) {position = array<i64: 109>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %709 = "llvm.extractvalue"(%t727_r) {position = array<i64: 110>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %710 = "llvm.extractvalue"(%t727_r) {position = array<i64: 111>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %711 = "llvm.extractvalue"(%t727_r) {position = array<i64: 112>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %712 = "llvm.extractvalue"(%t727_r) {position = array<i64: 113>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %713 = "llvm.extractvalue"(%t727_r) {position = array<i64: 114>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %714 = "llvm.extractvalue"(%t727_r) {position = array<i64: 115>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %715 = "llvm.extractvalue"(%t727_r) {position = array<i64: 116>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %716 = "llvm.extractvalue"(%t727_r) {position = array<i64: 117>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %717 = "llvm.extractvalue"(%t727_r) {position = array<i64: 118>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %718 = "llvm.extractvalue"(%t727_r) {position = array<i64: 119>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %719 = "llvm.extractvalue"(%t727_r) {position = array<i64: 120>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %720 = "llvm.extractvalue"(%t727_r) {position = array<i64: 121>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %721 = "llvm.extractvalue"(%t727_r) {position = array<i64: 122>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %722 = "llvm.extractvalue"(%t727_r) {position = array<i64: 123>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %723 = "llvm.extractvalue"(%t727_r) {position = array<i64: 124>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %724 = "llvm.extractvalue"(%t727_r) {position = array<i64: 125>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %725 = "llvm.extractvalue"(%t727_r) {position = array<i64: 126>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %726 = "llvm.extractvalue"(%t727_r) {position = array<i64: 127>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          "llvm.store"(%599, %9) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%600, %341) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%601, %343) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%602, %345) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%603, %347) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%604, %349) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%605, %351) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%606, %353) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%607, %355) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%608, %357) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%609, %359) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%610, %361) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%611, %363) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%612, %365) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%613, %367) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%614, %369) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%615, %371) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%616, %373) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%617, %375) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%618, %377) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%619, %379) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%620, %381) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%621, %383) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%622, %385) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%623, %387) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%624, %389) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%625, %391) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%626, %393) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%627, %395) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%628, %397) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%629, %399) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%630, %401) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%631, %403) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%632, %405) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%633, %407) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%634, %409) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%635, %411) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%636, %413) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%637, %415) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%638, %417) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%639, %419) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%640, %421) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%641, %423) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%642, %425) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%643, %427) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%644, %429) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%645, %431) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%646, %433) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%647, %435) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%648, %437) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%649, %439) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%650, %441) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%651, %443) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%652, %445) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%653, %447) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%654, %449) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%655, %451) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%656, %453) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%657, %455) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%658, %457) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%659, %459) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%660, %461) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%661, %463) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%662, %465) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%663, %467) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%664, %469) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%665, %471) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%666, %473) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%667, %475) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%668, %477) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%669, %479) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%670, %481) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%671, %483) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%672, %485) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%673, %487) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%674, %489) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%675, %491) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%676, %493) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%677, %495) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%678, %497) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%679, %499) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%680, %501) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%681, %503) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%682, %505) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%683, %507) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%684, %509) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%685, %511) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%686, %513) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%687, %515) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%688, %517) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%689, %519) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%690, %521) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%691, %523) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%692, %525) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%693, %527) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%694, %529) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%695, %531) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%696, %533) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%697, %535) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%698, %537) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%699, %539) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%700, %541) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%701, %543) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%702, %545) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%703, %547) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%704, %549) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%705, %551) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%706, %553) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%707, %555) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%708, %557) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%709, %559) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%710, %561) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%711, %563) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%712, %565) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%713, %567) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%714, %569) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%715, %571) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%716, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%717, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%718, %577) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%719, %579) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%720, %581) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%721, %583) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%722, %585) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%723, %587) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%724, %589) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%725, %591) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%726, %593) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
          %728 = "arith.addi"(%329, %89) : (i32, i32) -> i32
          %729 = "arith.constant"() {value = 4 : i32} : () -> i32
          %730 = "arith.cmpi"(%728, %729) {predicate = 0 : i64} : (i32, i32) -> i1
          %731 = "arith.xori"(%330, %89) : (i32, i32) -> i32
          %732 = "arith.select"(%730, %731, %330) : (i1, i32, i32) -> i32
          %733 = "arith.select"(%730, %26, %728) : (i1, i32, i32) -> i32
          %734 = "arith.addi"(%328, %89) : (i32, i32) -> i32
          %735, %736, %737, %738, %739, %740 = "scf.for"(%89, %94, %89, %328, %329, %330, %734, %733, %732) ({
          ^bb0(%741: i32, %742: i32, %743: i32, %744: i32, %745: i32, %746: i32, %747: i32):
            %748 = "llvm.getelementptr"(%42, %746) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t749_s0 = "llvm.ptrtoint"(%748) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t749_s0, %747) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %750 = "arith.muli"(%746, %333) : (i32, i32) -> i32
            %751 = "llvm.getelementptr"(%274, %750) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %752 = "arith.muli"(%746, %336) : (i32, i32) -> i32
            %753 = "llvm.getelementptr"(%40, %752) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.wgmma.fence.aligned"() : () -> ()
            %754 = "llvm.load"(%9) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %755 = "llvm.load"(%341) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %756 = "llvm.load"(%343) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %757 = "llvm.load"(%345) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %758 = "llvm.load"(%347) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %759 = "llvm.load"(%349) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %760 = "llvm.load"(%351) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %761 = "llvm.load"(%353) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %762 = "llvm.load"(%355) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %763 = "llvm.load"(%357) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %764 = "llvm.load"(%359) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %765 = "llvm.load"(%361) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %766 = "llvm.load"(%363) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %767 = "llvm.load"(%365) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %768 = "llvm.load"(%367) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %769 = "llvm.load"(%369) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %770 = "llvm.load"(%371) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %771 = "llvm.load"(%373) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %772 = "llvm.load"(%375) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %773 = "llvm.load"(%377) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %774 = "llvm.load"(%379) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %775 = "llvm.load"(%381) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %776 = "llvm.load"(%383) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %777 = "llvm.load"(%385) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %778 = "llvm.load"(%387) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %779 = "llvm.load"(%389) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %780 = "llvm.load"(%391) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %781 = "llvm.load"(%393) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %782 = "llvm.load"(%395) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %783 = "llvm.load"(%397) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %784 = "llvm.load"(%399) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %785 = "llvm.load"(%401) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %786 = "llvm.load"(%403) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %787 = "llvm.load"(%405) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %788 = "llvm.load"(%407) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %789 = "llvm.load"(%409) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %790 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %791 = "llvm.load"(%413) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %792 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %793 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %794 = "llvm.load"(%419) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %795 = "llvm.load"(%421) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %796 = "llvm.load"(%423) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %797 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %798 = "llvm.load"(%427) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %799 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %800 = "llvm.load"(%431) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %801 = "llvm.load"(%433) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %802 = "llvm.load"(%435) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %803 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %804 = "llvm.load"(%439) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %805 = "llvm.load"(%441) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %806 = "llvm.load"(%443) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %807 = "llvm.load"(%445) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %808 = "llvm.load"(%447) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %809 = "llvm.load"(%449) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %810 = "llvm.load"(%451) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %811 = "llvm.load"(%453) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %812 = "llvm.load"(%455) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %813 = "llvm.load"(%457) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %814 = "llvm.load"(%459) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %815 = "llvm.load"(%461) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %816 = "llvm.load"(%463) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %817 = "llvm.load"(%465) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %818 = "llvm.load"(%467) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %819 = "llvm.load"(%469) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %820 = "llvm.load"(%471) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %821 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %822 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %823 = "llvm.load"(%477) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %824 = "llvm.load"(%479) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %825 = "llvm.load"(%481) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %826 = "llvm.load"(%483) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %827 = "llvm.load"(%485) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %828 = "llvm.load"(%487) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %829 = "llvm.load"(%489) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %830 = "llvm.load"(%491) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %831 = "llvm.load"(%493) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %832 = "llvm.load"(%495) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %833 = "llvm.load"(%497) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %834 = "llvm.load"(%499) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %835 = "llvm.load"(%501) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %836 = "llvm.load"(%503) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %837 = "llvm.load"(%505) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %838 = "llvm.load"(%507) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %839 = "llvm.load"(%509) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %840 = "llvm.load"(%511) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %841 = "llvm.load"(%513) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %842 = "llvm.load"(%515) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %843 = "llvm.load"(%517) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %844 = "llvm.load"(%519) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %845 = "llvm.load"(%521) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %846 = "llvm.load"(%523) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %847 = "llvm.load"(%525) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %848 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %849 = "llvm.load"(%529) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %850 = "llvm.load"(%531) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %851 = "llvm.load"(%533) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %852 = "llvm.load"(%535) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %853 = "llvm.load"(%537) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %854 = "llvm.load"(%539) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %855 = "llvm.load"(%541) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %856 = "llvm.load"(%543) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %857 = "llvm.load"(%545) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %858 = "llvm.load"(%547) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %859 = "llvm.load"(%549) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %860 = "llvm.load"(%551) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %861 = "llvm.load"(%553) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %862 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %863 = "llvm.load"(%557) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %864 = "llvm.load"(%559) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %865 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %866 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %867 = "llvm.load"(%565) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %868 = "llvm.load"(%567) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %869 = "llvm.load"(%569) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %870 = "llvm.load"(%571) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %871 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %872 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %873 = "llvm.load"(%577) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %874 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %875 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %876 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %877 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %878 = "llvm.load"(%587) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %879 = "llvm.load"(%589) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %880 = "llvm.load"(%591) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %881 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %t883_a = "llvm.ptrtoint"(%751) : (!llvm.ptr<3>) -> i32
            %t883_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t883_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t883_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t883_shifted = "arith.shrui"(%t883_a, %t883_four) : (i32, i32) -> i32
            %t883_low = "arith.andi"(%t883_shifted, %t883_mask) : (i32, i32) -> i32
            %t883_wide = "arith.extui"(%t883_low) : (i32) -> i64
            %882 = "arith.ori"(%t883_wide, %t883_fields) : (i64, i64) -> i64
            %t885_a = "llvm.ptrtoint"(%753) : (!llvm.ptr<3>) -> i32
            %t885_four = "arith.constant"() {value = 4 : i32} : () -> i32
            %t885_mask = "arith.constant"() {value = 16383 : i32} : () -> i32
            %t885_fields = "arith.constant"() {value = 4611686293305360384 : i64} : () -> i64
            %t885_shifted = "arith.shrui"(%t885_a, %t885_four) : (i32, i32) -> i32
            %t885_low = "arith.andi"(%t885_shifted, %t885_mask) : (i32, i32) -> i32
            %t885_wide = "arith.extui"(%t885_low) : (i32) -> i64
            %884 = "arith.ori"(%t885_wide, %t885_fields) : (i64, i64) -> i64
            %t1014_r = "llvm.inline_asm"(%754, %755, %756, %757, %758, %759, %760, %761, %762, %763, %764, %765, %766, %767, %768, %769, %770, %771, %772, %773, %774, %775, %776, %777, %778, %779, %780, %781, %782, %783, %784, %785, %786, %787, %788, %789, %790, %791, %792, %793, %794, %795, %796, %797, %798, %799, %800, %801, %802, %803, %804, %805, %806, %807, %808, %809, %810, %811, %812, %813, %814, %815, %816, %817, %818, %819, %820, %821, %822, %823, %824, %825, %826, %827, %828, %829, %830, %831, %832, %833, %834, %835, %836, %837, %838, %839, %840, %841, %842, %843, %844, %845, %846, %847, %848, %849, %850, %851, %852, %853, %854, %855, %856, %857, %858, %859, %860, %861, %862, %863, %864, %865, %866, %867, %868, %869, %870, %871, %872, %873, %874, %875, %876, %877, %878, %879, %880, %881, %882, %884, %51) {asm_string = "{\0A.reg .pred one;\0A.reg .b64 da, db;\0Asetp.eq.b32 one, 0, 0;\0Aadd.s64 da, $256, 0;\0Aadd.s64 db, $257, 0;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, $258, 1, 1, 0, 0;\0Aadd.s64 da, $256, 2;\0Aadd.s64 db, $257, 2;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 4;\0Aadd.s64 db, $257, 4;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0Aadd.s64 da, $256, 6;\0Aadd.s64 db, $257, 6;\0Awgmma.mma_async.sync.aligned.m64n256k16.f32.f16.f16 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, $45, $46, $47, $48, $49, $50, $51, $52, $53, $54, $55, $56, $57, $58, $59, $60, $61, $62, $63, $64, $65, $66, $67, $68, $69, $70, $71, $72, $73, $74, $75, $76, $77, $78, $79, $80, $81, $82, $83, $84, $85, $86, $87, $88, $89, $90, $91, $92, $93, $94, $95, $96, $97, $98, $99, $100, $101, $102, $103, $104, $105, $106, $107, $108, $109, $110, $111, $112, $113, $114, $115, $116, $117, $118, $119, $120, $121, $122, $123, $124, $125, $126, $127}, da, db, one, 1, 1, 0, 0;\0A}", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,l,l,b,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, i64, i64, i1) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
            %886 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %887 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %888 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %889 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %890 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 4>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %891 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 5>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %892 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 6>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %893 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 7>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %894 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 8>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %895 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 9>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %896 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 10>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %897 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 11>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %898 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 12>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %899 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 13>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %900 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 14>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %901 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 15>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %902 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 16>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %903 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 17>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %904 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 18>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %905 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 19>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %906 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 20>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %907 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 21>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %908 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 22>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %909 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 23>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %910 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 24>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %911 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 25>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %912 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 26>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %913 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 27>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %914 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 28>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %915 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 29>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %916 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 30>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %917 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 31>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %918 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %919 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 33>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %920 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 34>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %921 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 35>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %922 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 36>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %923 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 37>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %924 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 38>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %925 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 39>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %926 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 40>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %927 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 41>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %928 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 42>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %929 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 43>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %930 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 44>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %931 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 45>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %932 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 46>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %933 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 47>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %934 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 48>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %935 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 49>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %936 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 50>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %937 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 51>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %938 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 52>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %939 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 53>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %940 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 54>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %941 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 55>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %942 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 56>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %943 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 57>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %944 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 58>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %945 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 59>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %946 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 60>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %947 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 61>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %948 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 62>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %949 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 63>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %950 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 64>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %951 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 65>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %952 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 66>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %953 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 67>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %954 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 68>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %955 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 69>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %956 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 70>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %957 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 71>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %958 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 72>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %959 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 73>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %960 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 74>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %961 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 75>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %962 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 76>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %963 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 77>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %964 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 78>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %965 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 79>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %966 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 80>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %967 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 81>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %968 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 82>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %969 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 83>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %970 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 84>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %971 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 85>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %972 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 86>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %973 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 87>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %974 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 88>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %975 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 89>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %976 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 90>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %977 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 91>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %978 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 92>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %979 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 93>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %980 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 94>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %981 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 95>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %982 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 96>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %983 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 97>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %984 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 98>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %985 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 99>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %986 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 100>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %987 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 101>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %988 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 102>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %989 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 103>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %990 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 104>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %991 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 105>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %992 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 106>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %993 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 107>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %994 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 108>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %995 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 109>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %996 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 110>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %997 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 111>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %998 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 112>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %999 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 113>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1000 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 114>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1001 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 115>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1002 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 116>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1003 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 117>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1004 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 118>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1005 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 119>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1006 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 120>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1007 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 121>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1008 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 122>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1009 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 123>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1010 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 124>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1011 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 125>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1012 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 126>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1013 = "llvm.extractvalue"(%t1014_r) {position = array<i64: 127>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            "llvm.store"(%886, %9) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%887, %341) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%888, %343) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%889, %345) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%890, %347) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%891, %349) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%892, %351) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%893, %353) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%894, %355) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%895, %357) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%896, %359) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%897, %361) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%898, %363) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%899, %365) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%900, %367) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%901, %369) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%902, %371) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%903, %373) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%904, %375) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%905, %377) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%906, %379) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%907, %381) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%908, %383) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%909, %385) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%910, %387) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%911, %389) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%912, %391) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%913, %393) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%914, %395) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%915, %397) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%916, %399) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%917, %401) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%918, %403) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%919, %405) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%920, %407) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%921, %409) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%922, %411) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%923, %413) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%924, %415) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%925, %417) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%926, %419) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%927, %421) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%928, %423) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%929, %425) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%930, %427) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%931, %429) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%932, %431) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%933, %433) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%934, %435) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%935, %437) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%936, %439) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%937, %441) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%938, %443) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%939, %445) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%940, %447) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%941, %449) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%942, %451) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%943, %453) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%944, %455) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%945, %457) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%946, %459) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%947, %461) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%948, %463) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%949, %465) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%950, %467) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%951, %469) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%952, %471) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%953, %473) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%954, %475) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%955, %477) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%956, %479) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%957, %481) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%958, %483) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%959, %485) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%960, %487) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%961, %489) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%962, %491) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%963, %493) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%964, %495) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%965, %497) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%966, %499) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%967, %501) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%968, %503) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%969, %505) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%970, %507) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%971, %509) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%972, %511) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%973, %513) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%974, %515) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%975, %517) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%976, %519) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%977, %521) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%978, %523) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%979, %525) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%980, %527) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%981, %529) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%982, %531) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%983, %533) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%984, %535) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%985, %537) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%986, %539) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%987, %541) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%988, %543) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%989, %545) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%990, %547) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%991, %549) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%992, %551) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%993, %553) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%994, %555) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%995, %557) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%996, %559) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%997, %561) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%998, %563) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%999, %565) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1000, %567) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1001, %569) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1002, %571) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1003, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1004, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1005, %577) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1006, %579) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1007, %581) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1008, %583) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1009, %585) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1010, %587) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1011, %589) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1012, %591) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1013, %593) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "nvvm.wgmma.commit.group.sync.aligned"() : () -> ()
            %1015 = "llvm.load"(%9) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1016 = "llvm.load"(%341) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1017 = "llvm.load"(%343) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1018 = "llvm.load"(%345) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1019 = "llvm.load"(%347) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1020 = "llvm.load"(%349) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1021 = "llvm.load"(%351) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1022 = "llvm.load"(%353) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1023 = "llvm.load"(%355) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1024 = "llvm.load"(%357) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1025 = "llvm.load"(%359) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1026 = "llvm.load"(%361) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1027 = "llvm.load"(%363) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1028 = "llvm.load"(%365) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1029 = "llvm.load"(%367) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1030 = "llvm.load"(%369) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1031 = "llvm.load"(%371) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1032 = "llvm.load"(%373) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1033 = "llvm.load"(%375) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1034 = "llvm.load"(%377) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1035 = "llvm.load"(%379) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1036 = "llvm.load"(%381) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1037 = "llvm.load"(%383) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1038 = "llvm.load"(%385) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1039 = "llvm.load"(%387) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1040 = "llvm.load"(%389) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1041 = "llvm.load"(%391) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1042 = "llvm.load"(%393) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1043 = "llvm.load"(%395) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1044 = "llvm.load"(%397) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1045 = "llvm.load"(%399) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1046 = "llvm.load"(%401) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1047 = "llvm.load"(%403) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1048 = "llvm.load"(%405) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1049 = "llvm.load"(%407) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1050 = "llvm.load"(%409) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1051 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1052 = "llvm.load"(%413) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1053 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1054 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1055 = "llvm.load"(%419) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1056 = "llvm.load"(%421) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1057 = "llvm.load"(%423) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1058 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1059 = "llvm.load"(%427) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1060 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1061 = "llvm.load"(%431) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1062 = "llvm.load"(%433) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1063 = "llvm.load"(%435) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1064 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1065 = "llvm.load"(%439) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1066 = "llvm.load"(%441) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1067 = "llvm.load"(%443) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1068 = "llvm.load"(%445) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1069 = "llvm.load"(%447) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1070 = "llvm.load"(%449) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1071 = "llvm.load"(%451) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1072 = "llvm.load"(%453) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1073 = "llvm.load"(%455) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1074 = "llvm.load"(%457) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1075 = "llvm.load"(%459) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1076 = "llvm.load"(%461) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1077 = "llvm.load"(%463) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1078 = "llvm.load"(%465) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1079 = "llvm.load"(%467) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1080 = "llvm.load"(%469) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1081 = "llvm.load"(%471) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1082 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1083 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1084 = "llvm.load"(%477) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1085 = "llvm.load"(%479) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1086 = "llvm.load"(%481) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1087 = "llvm.load"(%483) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1088 = "llvm.load"(%485) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1089 = "llvm.load"(%487) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1090 = "llvm.load"(%489) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1091 = "llvm.load"(%491) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1092 = "llvm.load"(%493) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1093 = "llvm.load"(%495) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1094 = "llvm.load"(%497) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1095 = "llvm.load"(%499) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1096 = "llvm.load"(%501) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1097 = "llvm.load"(%503) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1098 = "llvm.load"(%505) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1099 = "llvm.load"(%507) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1100 = "llvm.load"(%509) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1101 = "llvm.load"(%511) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1102 = "llvm.load"(%513) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1103 = "llvm.load"(%515) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1104 = "llvm.load"(%517) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1105 = "llvm.load"(%519) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1106 = "llvm.load"(%521) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1107 = "llvm.load"(%523) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1108 = "llvm.load"(%525) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1109 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1110 = "llvm.load"(%529) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1111 = "llvm.load"(%531) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1112 = "llvm.load"(%533) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1113 = "llvm.load"(%535) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1114 = "llvm.load"(%537) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1115 = "llvm.load"(%539) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1116 = "llvm.load"(%541) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1117 = "llvm.load"(%543) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1118 = "llvm.load"(%545) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1119 = "llvm.load"(%547) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1120 = "llvm.load"(%549) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1121 = "llvm.load"(%551) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1122 = "llvm.load"(%553) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1123 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1124 = "llvm.load"(%557) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1125 = "llvm.load"(%559) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1126 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1127 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1128 = "llvm.load"(%565) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1129 = "llvm.load"(%567) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1130 = "llvm.load"(%569) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1131 = "llvm.load"(%571) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1132 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1133 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1134 = "llvm.load"(%577) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1135 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1136 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1137 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1138 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1139 = "llvm.load"(%587) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1140 = "llvm.load"(%589) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1141 = "llvm.load"(%591) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %1142 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr) -> f32
            %t1271_r = "llvm.inline_asm"(%1015, %1016, %1017, %1018, %1019, %1020, %1021, %1022, %1023, %1024, %1025, %1026, %1027, %1028, %1029, %1030, %1031, %1032, %1033, %1034, %1035, %1036, %1037, %1038, %1039, %1040, %1041, %1042, %1043, %1044, %1045, %1046, %1047, %1048, %1049, %1050, %1051, %1052, %1053, %1054, %1055, %1056, %1057, %1058, %1059, %1060, %1061, %1062, %1063, %1064, %1065, %1066, %1067, %1068, %1069, %1070, %1071, %1072, %1073, %1074, %1075, %1076, %1077, %1078, %1079, %1080, %1081, %1082, %1083, %1084, %1085, %1086, %1087, %1088, %1089, %1090, %1091, %1092, %1093, %1094, %1095, %1096, %1097, %1098, %1099, %1100, %1101, %1102, %1103, %1104, %1105, %1106, %1107, %1108, %1109, %1110, %1111, %1112, %1113, %1114, %1115, %1116, %1117, %1118, %1119, %1120, %1121, %1122, %1123, %1124, %1125, %1126, %1127, %1128, %1129, %1130, %1131, %1132, %1133, %1134, %1135, %1136, %1137, %1138, %1139, %1140, %1141, %1142) {asm_string = "wgmma.wait_group.sync.aligned 1;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
            %1143 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1144 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1145 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1146 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1147 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 4>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1148 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 5>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1149 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 6>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1150 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 7>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1151 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 8>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1152 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 9>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1153 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 10>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1154 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 11>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1155 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 12>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1156 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 13>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1157 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 14>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1158 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 15>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1159 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 16>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1160 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 17>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1161 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 18>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1162 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 19>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1163 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 20>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1164 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 21>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1165 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 22>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1166 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 23>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1167 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 24>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1168 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 25>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1169 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 26>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1170 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 27>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1171 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 28>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1172 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 29>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1173 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 30>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1174 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 31>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1175 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1176 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 33>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1177 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 34>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1178 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 35>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1179 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 36>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1180 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 37>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1181 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 38>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1182 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 39>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1183 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 40>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1184 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 41>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1185 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 42>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1186 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 43>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1187 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 44>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1188 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 45>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1189 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 46>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1190 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 47>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1191 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 48>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1192 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 49>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1193 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 50>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1194 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 51>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1195 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 52>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1196 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 53>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1197 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 54>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1198 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 55>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1199 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 56>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1200 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 57>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1201 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 58>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1202 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 59>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1203 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 60>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1204 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 61>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1205 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 62>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1206 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 63>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1207 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 64>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1208 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 65>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1209 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 66>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1210 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 67>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1211 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 68>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1212 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 69>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1213 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 70>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1214 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 71>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1215 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 72>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1216 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 73>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1217 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 74>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1218 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 75>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1219 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 76>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1220 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 77>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1221 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 78>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1222 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 79>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1223 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 80>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1224 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 81>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1225 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 82>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1226 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 83>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1227 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 84>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1228 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 85>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1229 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 86>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1230 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 87>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1231 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 88>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1232 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 89>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1233 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 90>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1234 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 91>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1235 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 92>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1236 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 93>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1237 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 94>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1238 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 95>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1239 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 96>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1240 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 97>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1241 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 98>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1242 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 99>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1243 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 100>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1244 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 101>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1245 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 102>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1246 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 103>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1247 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 104>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1248 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 105>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1249 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 106>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1250 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 107>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1251 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 108>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1252 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 109>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1253 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 110>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1254 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 111>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1255 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 112>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1256 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 113>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1257 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 114>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1258 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 115>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1259 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 116>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1260 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 117>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1261 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 118>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1262 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 119>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1263 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 120>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1264 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 121>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1265 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 122>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1266 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 123>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1267 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 124>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1268 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 125>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1269 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 126>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            %1270 = "llvm.extractvalue"(%t1271_r) {position = array<i64: 127>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
            "llvm.store"(%1143, %9) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1144, %341) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1145, %343) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1146, %345) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1147, %347) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1148, %349) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1149, %351) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1150, %353) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1151, %355) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1152, %357) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1153, %359) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1154, %361) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1155, %363) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1156, %365) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1157, %367) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1158, %369) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1159, %371) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1160, %373) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1161, %375) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1162, %377) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1163, %379) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1164, %381) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1165, %383) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1166, %385) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1167, %387) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1168, %389) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1169, %391) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1170, %393) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1171, %395) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1172, %397) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1173, %399) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1174, %401) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1175, %403) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1176, %405) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1177, %407) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1178, %409) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1179, %411) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1180, %413) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1181, %415) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1182, %417) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1183, %419) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1184, %421) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1185, %423) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1186, %425) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1187, %427) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1188, %429) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1189, %431) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1190, %433) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1191, %435) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1192, %437) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1193, %439) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1194, %441) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1195, %443) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1196, %445) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1197, %447) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1198, %449) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1199, %451) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1200, %453) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1201, %455) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1202, %457) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1203, %459) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1204, %461) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1205, %463) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1206, %465) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1207, %467) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1208, %469) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1209, %471) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1210, %473) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1211, %475) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1212, %477) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1213, %479) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1214, %481) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1215, %483) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1216, %485) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1217, %487) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1218, %489) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1219, %491) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1220, %493) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1221, %495) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1222, %497) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1223, %499) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1224, %501) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1225, %503) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1226, %505) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1227, %507) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1228, %509) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1229, %511) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1230, %513) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1231, %515) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1232, %517) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1233, %519) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1234, %521) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1235, %523) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1236, %525) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1237, %527) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1238, %529) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1239, %531) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1240, %533) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1241, %535) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1242, %537) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1243, %539) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1244, %541) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1245, %543) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1246, %545) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1247, %547) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1248, %549) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1249, %551) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1250, %553) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1251, %555) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1252, %557) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1253, %559) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1254, %561) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1255, %563) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1256, %565) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1257, %567) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1258, %569) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1259, %571) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1260, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1261, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1262, %577) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1263, %579) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1264, %581) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1265, %583) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1266, %585) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1267, %587) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1268, %589) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1269, %591) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "llvm.store"(%1270, %593) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
            "scf.if"(%54) ({
              %1272 = "llvm.getelementptr"(%55, %743) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %1273 = "nvvm.mapa"(%1272, %43) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
              %t1274_s0 = "llvm.ptrtoint"(%1273) : (!llvm.ptr<7>) -> i32
              "llvm.inline_asm"(%t1274_s0) {asm_string = "mbarrier.arrive.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %1275 = "arith.addi"(%746, %89) : (i32, i32) -> i32
            %1276 = "arith.cmpi"(%1275, %729) {predicate = 0 : i64} : (i32, i32) -> i1
            %1277 = "arith.xori"(%747, %89) : (i32, i32) -> i32
            %1278 = "arith.select"(%1276, %1277, %747) : (i1, i32, i32) -> i32
            %1279 = "arith.select"(%1276, %26, %1275) : (i1, i32, i32) -> i32
            %1280 = "arith.addi"(%745, %89) : (i32, i32) -> i32
            "scf.yield"(%745, %746, %747, %1280, %1279, %1278) : (i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32)
          %1281 = "llvm.load"(%9) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1282 = "llvm.load"(%341) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1283 = "llvm.load"(%343) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1284 = "llvm.load"(%345) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1285 = "llvm.load"(%347) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1286 = "llvm.load"(%349) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1287 = "llvm.load"(%351) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1288 = "llvm.load"(%353) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1289 = "llvm.load"(%355) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1290 = "llvm.load"(%357) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1291 = "llvm.load"(%359) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1292 = "llvm.load"(%361) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1293 = "llvm.load"(%363) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1294 = "llvm.load"(%365) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1295 = "llvm.load"(%367) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1296 = "llvm.load"(%369) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1297 = "llvm.load"(%371) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1298 = "llvm.load"(%373) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1299 = "llvm.load"(%375) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1300 = "llvm.load"(%377) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1301 = "llvm.load"(%379) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1302 = "llvm.load"(%381) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1303 = "llvm.load"(%383) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1304 = "llvm.load"(%385) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1305 = "llvm.load"(%387) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1306 = "llvm.load"(%389) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1307 = "llvm.load"(%391) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1308 = "llvm.load"(%393) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1309 = "llvm.load"(%395) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1310 = "llvm.load"(%397) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1311 = "llvm.load"(%399) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1312 = "llvm.load"(%401) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1313 = "llvm.load"(%403) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1314 = "llvm.load"(%405) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1315 = "llvm.load"(%407) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1316 = "llvm.load"(%409) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1317 = "llvm.load"(%411) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1318 = "llvm.load"(%413) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1319 = "llvm.load"(%415) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1320 = "llvm.load"(%417) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1321 = "llvm.load"(%419) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1322 = "llvm.load"(%421) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1323 = "llvm.load"(%423) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1324 = "llvm.load"(%425) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1325 = "llvm.load"(%427) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1326 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1327 = "llvm.load"(%431) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1328 = "llvm.load"(%433) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1329 = "llvm.load"(%435) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1330 = "llvm.load"(%437) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1331 = "llvm.load"(%439) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1332 = "llvm.load"(%441) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1333 = "llvm.load"(%443) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1334 = "llvm.load"(%445) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1335 = "llvm.load"(%447) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1336 = "llvm.load"(%449) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1337 = "llvm.load"(%451) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1338 = "llvm.load"(%453) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1339 = "llvm.load"(%455) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1340 = "llvm.load"(%457) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1341 = "llvm.load"(%459) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1342 = "llvm.load"(%461) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1343 = "llvm.load"(%463) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1344 = "llvm.load"(%465) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1345 = "llvm.load"(%467) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1346 = "llvm.load"(%469) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1347 = "llvm.load"(%471) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1348 = "llvm.load"(%473) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1349 = "llvm.load"(%475) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1350 = "llvm.load"(%477) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1351 = "llvm.load"(%479) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1352 = "llvm.load"(%481) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1353 = "llvm.load"(%483) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1354 = "llvm.load"(%485) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1355 = "llvm.load"(%487) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1356 = "llvm.load"(%489) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1357 = "llvm.load"(%491) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1358 = "llvm.load"(%493) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1359 = "llvm.load"(%495) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1360 = "llvm.load"(%497) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1361 = "llvm.load"(%499) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1362 = "llvm.load"(%501) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1363 = "llvm.load"(%503) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1364 = "llvm.load"(%505) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1365 = "llvm.load"(%507) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1366 = "llvm.load"(%509) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1367 = "llvm.load"(%511) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1368 = "llvm.load"(%513) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1369 = "llvm.load"(%515) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1370 = "llvm.load"(%517) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1371 = "llvm.load"(%519) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1372 = "llvm.load"(%521) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1373 = "llvm.load"(%523) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1374 = "llvm.load"(%525) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1375 = "llvm.load"(%527) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1376 = "llvm.load"(%529) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1377 = "llvm.load"(%531) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1378 = "llvm.load"(%533) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1379 = "llvm.load"(%535) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1380 = "llvm.load"(%537) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1381 = "llvm.load"(%539) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1382 = "llvm.load"(%541) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1383 = "llvm.load"(%543) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1384 = "llvm.load"(%545) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1385 = "llvm.load"(%547) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1386 = "llvm.load"(%549) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1387 = "llvm.load"(%551) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1388 = "llvm.load"(%553) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1389 = "llvm.load"(%555) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1390 = "llvm.load"(%557) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1391 = "llvm.load"(%559) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1392 = "llvm.load"(%561) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1393 = "llvm.load"(%563) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1394 = "llvm.load"(%565) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1395 = "llvm.load"(%567) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1396 = "llvm.load"(%569) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1397 = "llvm.load"(%571) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1398 = "llvm.load"(%573) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1399 = "llvm.load"(%575) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1400 = "llvm.load"(%577) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1401 = "llvm.load"(%579) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1402 = "llvm.load"(%581) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1403 = "llvm.load"(%583) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1404 = "llvm.load"(%585) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1405 = "llvm.load"(%587) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1406 = "llvm.load"(%589) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1407 = "llvm.load"(%591) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1408 = "llvm.load"(%593) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %t1537_r = "llvm.inline_asm"(%1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408) {asm_string = "wgmma.wait_group.sync.aligned 0;", constraints = "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69,70,71,72,73,74,75,76,77,78,79,80,81,82,83,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,112,113,114,115,116,117,118,119,120,121,122,123,124,125,126,127,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>
          %1409 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1410 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1411 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1412 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1413 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 4>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1414 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 5>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1415 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 6>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1416 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 7>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1417 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 8>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1418 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 9>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1419 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 10>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1420 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 11>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1421 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 12>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1422 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 13>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1423 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 14>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1424 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 15>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1425 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 16>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1426 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 17>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1427 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 18>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1428 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 19>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1429 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 20>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1430 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 21>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1431 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 22>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1432 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 23>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1433 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 24>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1434 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 25>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1435 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 26>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1436 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 27>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1437 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 28>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1438 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 29>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1439 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 30>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1440 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 31>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1441 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1442 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 33>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1443 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 34>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1444 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 35>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1445 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 36>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1446 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 37>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1447 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 38>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1448 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 39>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1449 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 40>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1450 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 41>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1451 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 42>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1452 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 43>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1453 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 44>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1454 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 45>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1455 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 46>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1456 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 47>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1457 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 48>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1458 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 49>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1459 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 50>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1460 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 51>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1461 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 52>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1462 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 53>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1463 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 54>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1464 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 55>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1465 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 56>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1466 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 57>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1467 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 58>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1468 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 59>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1469 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 60>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1470 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 61>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1471 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 62>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1472 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 63>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1473 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 64>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1474 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 65>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1475 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 66>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1476 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 67>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1477 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 68>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1478 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 69>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1479 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 70>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1480 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 71>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1481 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 72>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1482 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 73>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1483 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 74>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1484 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 75>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1485 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 76>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1486 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 77>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1487 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 78>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1488 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 79>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1489 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 80>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1490 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 81>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1491 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 82>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1492 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 83>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1493 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 84>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1494 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 85>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1495 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 86>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1496 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 87>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1497 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 88>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1498 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 89>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1499 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 90>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1500 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 91>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1501 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 92>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1502 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 93>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1503 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 94>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1504 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 95>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1505 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 96>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1506 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 97>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1507 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 98>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1508 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 99>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1509 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 100>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1510 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 101>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1511 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 102>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1512 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 103>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1513 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 104>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1514 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 105>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1515 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 106>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1516 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 107>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1517 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 108>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1518 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 109>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1519 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 110>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1520 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 111>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1521 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 112>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1522 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 113>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1523 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 114>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1524 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 115>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1525 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 116>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1526 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 117>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1527 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 118>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1528 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 119>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1529 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 120>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1530 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 121>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1531 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 122>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1532 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 123>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1533 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 124>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1534 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 125>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1535 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 126>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          %1536 = "llvm.extractvalue"(%t1537_r) {position = array<i64: 127>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>) -> f32
          "llvm.store"(%1409, %9) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1410, %341) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1411, %343) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1412, %345) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1413, %347) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1414, %349) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1415, %351) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1416, %353) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1417, %355) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1418, %357) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1419, %359) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1420, %361) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1421, %363) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1422, %365) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1423, %367) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1424, %369) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1425, %371) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1426, %373) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1427, %375) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1428, %377) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1429, %379) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1430, %381) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1431, %383) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1432, %385) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1433, %387) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1434, %389) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1435, %391) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1436, %393) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1437, %395) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1438, %397) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1439, %399) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1440, %401) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1441, %403) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1442, %405) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1443, %407) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1444, %409) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1445, %411) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1446, %413) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1447, %415) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1448, %417) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1449, %419) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1450, %421) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1451, %423) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1452, %425) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1453, %427) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1454, %429) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1455, %431) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1456, %433) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1457, %435) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1458, %437) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1459, %439) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1460, %441) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1461, %443) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1462, %445) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1463, %447) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1464, %449) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1465, %451) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1466, %453) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1467, %455) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1468, %457) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1469, %459) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1470, %461) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1471, %463) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1472, %465) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1473, %467) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1474, %469) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1475, %471) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1476, %473) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1477, %475) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1478, %477) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1479, %479) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1480, %481) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1481, %483) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1482, %485) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1483, %487) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1484, %489) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1485, %491) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1486, %493) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1487, %495) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1488, %497) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1489, %499) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1490, %501) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1491, %503) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1492, %505) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1493, %507) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1494, %509) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1495, %511) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1496, %513) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1497, %515) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1498, %517) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1499, %519) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1500, %521) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1501, %523) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1502, %525) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1503, %527) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1504, %529) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1505, %531) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1506, %533) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1507, %535) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1508, %537) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1509, %539) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1510, %541) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1511, %543) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1512, %545) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1513, %547) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1514, %549) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1515, %551) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1516, %553) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1517, %555) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1518, %557) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1519, %559) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1520, %561) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1521, %563) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1522, %565) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1523, %567) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1524, %569) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1525, %571) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1526, %573) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1527, %575) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1528, %577) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1529, %579) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1530, %581) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1531, %583) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1532, %585) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1533, %587) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1534, %589) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1535, %591) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "llvm.store"(%1536, %593) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          "scf.if"(%54) ({
            %1538 = "llvm.getelementptr"(%55, %736) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1539 = "nvvm.mapa"(%1538, %43) : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
            %t1540_s0 = "llvm.ptrtoint"(%1539) : (!llvm.ptr<7>) -> i32
            "llvm.inline_asm"(%t1540_s0) {asm_string = "mbarrier.arrive.shared::cluster.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1541 = "arith.constant"() {value = 127 : i32} : () -> i32
          %1542 = "arith.addi"(%1, %1541) : (i32, i32) -> i32
          %1543 = "arith.divui"(%1542, %23) : (i32, i32) -> i32
          %1544 = "arith.constant"() {value = 256 : i32} : () -> i32
          %1545 = "arith.constant"() {value = 255 : i32} : () -> i32
          %1546 = "arith.addi"(%4, %1545) : (i32, i32) -> i32
          %1547 = "arith.divui"(%1546, %1544) : (i32, i32) -> i32
          %1548 = "arith.muli"(%322, %23) : (i32, i32) -> i32
          %1549 = "arith.muli"(%323, %1544) : (i32, i32) -> i32
          %1550 = "arith.remui"(%266, %23) : (i32, i32) -> i32
          %1551 = "arith.divui"(%266, %23) : (i32, i32) -> i32
          %1552 = "arith.remui"(%1551, %45) : (i32, i32) -> i32
          %1553 = "arith.divui"(%1551, %45) : (i32, i32) -> i32
          %1554 = "arith.remui"(%1550, %729) : (i32, i32) -> i32
          %1555 = "arith.divui"(%1550, %729) : (i32, i32) -> i32
          %1556 = "arith.muli"(%1554, %45) : (i32, i32) -> i32
          %1557 = "arith.remui"(%1555, %278) : (i32, i32) -> i32
          %1558 = "arith.divui"(%1555, %278) : (i32, i32) -> i32
          %1559 = "arith.constant"() {value = 16 : i32} : () -> i32
          %1560 = "arith.muli"(%1558, %1559) : (i32, i32) -> i32
          %1561 = "arith.addi"(%1557, %1560) : (i32, i32) -> i32
          %1562 = "arith.muli"(%1552, %93) : (i32, i32) -> i32
          %1563 = "arith.addi"(%1561, %1562) : (i32, i32) -> i32
          %1564 = "arith.addi"(%1548, %1563) : (i32, i32) -> i32
          %1565 = "arith.addi"(%1549, %1556) : (i32, i32) -> i32
          %1566 = "arith.andi"(%266, %1541) : (i32, i32) -> i32
          %1567 = "arith.divui"(%1566, %29) : (i32, i32) -> i32
          %1568 = "nvvm.shfl.sync"(%25, %1567, %26, %27) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
          %1569 = "arith.cmpi"(%1568, %26) {predicate = 0 : i64} : (i32, i32) -> i1
          %1570 = "arith.remui"(%1566, %278) : (i32, i32) -> i32
          %1571 = "arith.divui"(%1566, %278) : (i32, i32) -> i32
          %1572 = "arith.muli"(%1570, %93) : (i32, i32) -> i32
          %1573 = "arith.remui"(%1571, %45) : (i32, i32) -> i32
          %1574 = "arith.divui"(%1571, %45) : (i32, i32) -> i32
          %1575 = "arith.constant"() {value = 512 : i32} : () -> i32
          %1576 = "arith.muli"(%1573, %1575) : (i32, i32) -> i32
          %1577 = "arith.addi"(%1572, %1576) : (i32, i32) -> i32
          %1578 = "arith.remui"(%1574, %45) : (i32, i32) -> i32
          %1579 = "arith.divui"(%1574, %45) : (i32, i32) -> i32
          %1580 = "arith.muli"(%1578, %278) : (i32, i32) -> i32
          %1581 = "arith.addi"(%1577, %1580) : (i32, i32) -> i32
          %1582 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %1583 = "arith.muli"(%1579, %1582) : (i32, i32) -> i32
          %1584 = "arith.addi"(%1581, %1583) : (i32, i32) -> i32
          %1585 = "arith.remui"(%1566, %729) : (i32, i32) -> i32
          %1586 = "arith.divui"(%1566, %729) : (i32, i32) -> i32
          %1587 = "arith.muli"(%1585, %45) : (i32, i32) -> i32
          %1588 = "arith.remui"(%1586, %278) : (i32, i32) -> i32
          %1589 = "arith.divui"(%1586, %278) : (i32, i32) -> i32
          %1590 = "arith.muli"(%1588, %93) : (i32, i32) -> i32
          %1591 = "arith.muli"(%1589, %1582) : (i32, i32) -> i32
          %1592 = "arith.addi"(%1590, %1591) : (i32, i32) -> i32
          %1593 = "arith.addi"(%1587, %1592) : (i32, i32) -> i32
          %1594 = "arith.muli"(%267, %45) : (i32, i32) -> i32
          "scf.if"(%1569) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1595 = "arith.addi"(%89, %267) : (i32, i32) -> i32
          "nvvm.barrier"(%1595, %23) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %1596 = "llvm.load"(%9) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          "llvm.store"(%1596, %13) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1597 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1598 = "llvm.load"(%1597) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1599 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1598, %1599) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1600 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1601 = "llvm.load"(%1600) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1602 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1601, %1602) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1603 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1604 = "llvm.load"(%1603) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1605 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1604, %1605) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1606 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1607 = "llvm.load"(%1606) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1608 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1607, %1608) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1609 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1610 = "llvm.load"(%1609) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1611 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1610, %1611) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1612 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1613 = "llvm.load"(%1612) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1614 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1613, %1614) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1615 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1616 = "llvm.load"(%1615) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1617 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1616, %1617) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1618 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1619 = "llvm.load"(%1618) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1620 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1619, %1620) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1621 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1622 = "llvm.load"(%1621) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1623 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1622, %1623) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1624 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1625 = "llvm.load"(%1624) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1626 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1625, %1626) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1627 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1628 = "llvm.load"(%1627) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1629 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1628, %1629) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1630 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1631 = "llvm.load"(%1630) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1632 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1631, %1632) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1633 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1634 = "llvm.load"(%1633) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1635 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1634, %1635) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1636 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1637 = "llvm.load"(%1636) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1638 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1637, %1638) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1639 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1640 = "llvm.load"(%1639) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1641 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1640, %1641) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1642 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1643 = "llvm.load"(%1642) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1644 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1643, %1644) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1645 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1646 = "llvm.load"(%1645) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1647 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1646, %1647) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1648 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1649 = "llvm.load"(%1648) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1650 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1649, %1650) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1651 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1652 = "llvm.load"(%1651) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1653 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1652, %1653) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1654 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1655 = "llvm.load"(%1654) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1656 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1655, %1656) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1657 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1658 = "llvm.load"(%1657) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1659 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1658, %1659) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1660 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1661 = "llvm.load"(%1660) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1662 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1661, %1662) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1663 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1664 = "llvm.load"(%1663) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1665 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1664, %1665) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1666 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1667 = "llvm.load"(%1666) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1668 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1667, %1668) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1669 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1670 = "llvm.load"(%1669) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1671 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1670, %1671) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1672 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1673 = "llvm.load"(%1672) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1674 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1673, %1674) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1675 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1676 = "llvm.load"(%1675) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1677 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1676, %1677) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1678 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1679 = "llvm.load"(%1678) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1680 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1679, %1680) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1681 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1682 = "llvm.load"(%1681) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1683 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1682, %1683) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1684 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1685 = "llvm.load"(%1684) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1686 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1685, %1686) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1687 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1688 = "llvm.load"(%1687) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1689 = "llvm.getelementptr"(%13) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1688, %1689) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1690 = "llvm.load"(%13) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1691 = "llvm.load"(%1599) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1692 = "llvm.load"(%1602) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1693 = "llvm.load"(%1605) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1694 = "llvm.load"(%1608) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1695 = "llvm.load"(%1611) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1696 = "llvm.load"(%1614) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1697 = "llvm.load"(%1617) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1698 = "llvm.load"(%1620) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1699 = "llvm.load"(%1623) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1700 = "llvm.load"(%1626) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1701 = "llvm.load"(%1629) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1702 = "llvm.load"(%1632) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1703 = "llvm.load"(%1635) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1704 = "llvm.load"(%1638) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1705 = "llvm.load"(%1641) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1706 = "llvm.load"(%1644) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1707 = "llvm.load"(%1647) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1708 = "llvm.load"(%1650) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1709 = "llvm.load"(%1653) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1710 = "llvm.load"(%1656) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1711 = "llvm.load"(%1659) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1712 = "llvm.load"(%1662) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1713 = "llvm.load"(%1665) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1714 = "llvm.load"(%1668) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1715 = "llvm.load"(%1671) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1716 = "llvm.load"(%1674) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1717 = "llvm.load"(%1677) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1718 = "llvm.load"(%1680) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1719 = "llvm.load"(%1683) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1720 = "llvm.load"(%1686) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1721 = "llvm.load"(%1689) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1722 = "vector.from_elements"(%1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1723 = "arith.truncf"(%1722) : (vector<32xf32>) -> vector<32xf16>
          %1724 = "vector.extract"(%1723) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %1725 = "vector.extract"(%1723) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %1726 = "vector.extract"(%1723) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %1727 = "vector.extract"(%1723) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %1728 = "vector.extract"(%1723) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %1729 = "vector.extract"(%1723) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %1730 = "vector.extract"(%1723) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %1731 = "vector.extract"(%1723) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %1732 = "vector.extract"(%1723) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %1733 = "vector.extract"(%1723) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %1734 = "vector.extract"(%1723) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %1735 = "vector.extract"(%1723) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %1736 = "vector.extract"(%1723) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %1737 = "vector.extract"(%1723) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %1738 = "vector.extract"(%1723) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %1739 = "vector.extract"(%1723) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %1740 = "vector.extract"(%1723) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %1741 = "vector.extract"(%1723) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %1742 = "vector.extract"(%1723) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %1743 = "vector.extract"(%1723) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %1744 = "vector.extract"(%1723) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %1745 = "vector.extract"(%1723) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %1746 = "vector.extract"(%1723) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %1747 = "vector.extract"(%1723) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %1748 = "vector.extract"(%1723) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %1749 = "vector.extract"(%1723) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %1750 = "vector.extract"(%1723) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %1751 = "vector.extract"(%1723) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %1752 = "vector.extract"(%1723) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %1753 = "vector.extract"(%1723) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %1754 = "vector.extract"(%1723) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %1755 = "vector.extract"(%1723) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          "llvm.store"(%1724, %11) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1756 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 1>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1725, %1756) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1757 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1726, %1757) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1758 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 3>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1727, %1758) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1759 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1728, %1759) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1760 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 5>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1729, %1760) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1761 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1730, %1761) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1762 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 7>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1731, %1762) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1763 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 8>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1732, %1763) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1764 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 9>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1733, %1764) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1765 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 10>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1734, %1765) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1766 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 11>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1735, %1766) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1767 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 12>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1736, %1767) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1768 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 13>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1737, %1768) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1769 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 14>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1738, %1769) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1770 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 15>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1739, %1770) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1771 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 16>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1740, %1771) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1772 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 17>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1741, %1772) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1773 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 18>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1742, %1773) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1774 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 19>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1743, %1774) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1775 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 20>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1744, %1775) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1776 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 21>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1745, %1776) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1777 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 22>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1746, %1777) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1778 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 23>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1747, %1778) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1779 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 24>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1748, %1779) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1780 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 25>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1749, %1780) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1781 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 26>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1750, %1781) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1782 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 27>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1751, %1782) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1783 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 28>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1752, %1783) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1784 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 29>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1753, %1784) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1785 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 30>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1754, %1785) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1786 = "llvm.getelementptr"(%11) {rawConstantIndices = array<i32: 31>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1755, %1786) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %1787 = "arith.muli"(%1594, %272) : (i32, i32) -> i32
          %1788 = "llvm.getelementptr"(%41, %1787) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1789 = "llvm.load"(%11) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1790 = "llvm.load"(%1757) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1791 = "llvm.load"(%1759) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1792 = "llvm.load"(%1761) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1793 = "arith.constant"() {value = 448 : i32} : () -> i32
          %1794 = "arith.andi"(%1584, %1793) : (i32, i32) -> i32
          %1795 = "arith.constant"() {value = 3 : i32} : () -> i32
          %1796 = "arith.shrui"(%1794, %1795) : (i32, i32) -> i32
          %1797 = "arith.xori"(%1584, %1796) : (i32, i32) -> i32
          %1798 = "llvm.getelementptr"(%1788, %1797) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1798, %1789, %1790, %1791, %1792) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1800 = "arith.addi"(%1584, %1559) : (i32, i32) -> i32
          %1801 = "llvm.load"(%1763) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1802 = "llvm.getelementptr"(%1763) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1803 = "llvm.load"(%1802) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1804 = "llvm.getelementptr"(%1763) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1805 = "llvm.load"(%1804) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1806 = "llvm.getelementptr"(%1763) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1807 = "llvm.load"(%1806) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1808 = "arith.andi"(%1800, %1793) : (i32, i32) -> i32
          %1809 = "arith.shrui"(%1808, %1795) : (i32, i32) -> i32
          %1810 = "arith.xori"(%1800, %1809) : (i32, i32) -> i32
          %1811 = "llvm.getelementptr"(%1788, %1810) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1811, %1801, %1803, %1805, %1807) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1813 = "arith.addi"(%1584, %29) : (i32, i32) -> i32
          %1814 = "llvm.load"(%1771) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1815 = "llvm.getelementptr"(%1771) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1816 = "llvm.load"(%1815) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1817 = "llvm.getelementptr"(%1771) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1818 = "llvm.load"(%1817) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1819 = "llvm.getelementptr"(%1771) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1820 = "llvm.load"(%1819) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1821 = "arith.andi"(%1813, %1793) : (i32, i32) -> i32
          %1822 = "arith.shrui"(%1821, %1795) : (i32, i32) -> i32
          %1823 = "arith.xori"(%1813, %1822) : (i32, i32) -> i32
          %1824 = "llvm.getelementptr"(%1788, %1823) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1824, %1814, %1816, %1818, %1820) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %1826 = "arith.constant"() {value = 48 : i32} : () -> i32
          %1827 = "arith.addi"(%1584, %1826) : (i32, i32) -> i32
          %1828 = "llvm.load"(%1779) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1829 = "llvm.getelementptr"(%1779) {rawConstantIndices = array<i32: 2>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1830 = "llvm.load"(%1829) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1831 = "llvm.getelementptr"(%1779) {rawConstantIndices = array<i32: 4>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1832 = "llvm.load"(%1831) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1833 = "llvm.getelementptr"(%1779) {rawConstantIndices = array<i32: 6>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1834 = "llvm.load"(%1833) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %1835 = "arith.andi"(%1827, %1793) : (i32, i32) -> i32
          %1836 = "arith.shrui"(%1835, %1795) : (i32, i32) -> i32
          %1837 = "arith.xori"(%1827, %1836) : (i32, i32) -> i32
          %1838 = "llvm.getelementptr"(%1788, %1837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%1838, %1828, %1830, %1832, %1834) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1595, %23) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%1569) ({
            %1840 = "arith.muli"(%267, %93) : (i32, i32) -> i32
            %1841 = "arith.addi"(%1548, %1840) : (i32, i32) -> i32
            %1842 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%1842) ({
              %t1843_s1 = "llvm.ptrtoint"(%1788) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t1843_s1, %1549, %1841) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %1844 = "arith.addi"(%1594, %89) : (i32, i32) -> i32
          "scf.if"(%1569) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%1595, %23) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %1845 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 32>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1846 = "llvm.load"(%1845) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          "llvm.store"(%1846, %15) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1847 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 33>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1848 = "llvm.load"(%1847) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1849 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1848, %1849) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1850 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 34>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1851 = "llvm.load"(%1850) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1852 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1851, %1852) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1853 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 35>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1854 = "llvm.load"(%1853) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1855 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1854, %1855) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1856 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 36>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1857 = "llvm.load"(%1856) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1858 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1857, %1858) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1859 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 37>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1860 = "llvm.load"(%1859) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1861 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1860, %1861) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1862 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 38>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1863 = "llvm.load"(%1862) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1864 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1863, %1864) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1865 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 39>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1866 = "llvm.load"(%1865) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1867 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1866, %1867) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1868 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 40>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1869 = "llvm.load"(%1868) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1870 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1869, %1870) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1871 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 41>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1872 = "llvm.load"(%1871) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1873 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1872, %1873) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1874 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 42>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1875 = "llvm.load"(%1874) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1876 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1875, %1876) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1877 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 43>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1878 = "llvm.load"(%1877) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1879 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1878, %1879) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1880 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 44>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1881 = "llvm.load"(%1880) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1882 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1881, %1882) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1883 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 45>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1884 = "llvm.load"(%1883) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1885 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1884, %1885) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1886 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 46>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1887 = "llvm.load"(%1886) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1888 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1887, %1888) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1889 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 47>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1890 = "llvm.load"(%1889) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1891 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1890, %1891) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1892 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 48>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1893 = "llvm.load"(%1892) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1894 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1893, %1894) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1895 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 49>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1896 = "llvm.load"(%1895) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1897 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1896, %1897) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1898 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 50>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1899 = "llvm.load"(%1898) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1900 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1899, %1900) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1901 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 51>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1902 = "llvm.load"(%1901) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1903 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1902, %1903) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1904 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 52>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1905 = "llvm.load"(%1904) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1906 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1905, %1906) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1907 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 53>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1908 = "llvm.load"(%1907) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1909 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1908, %1909) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1910 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 54>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1911 = "llvm.load"(%1910) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1912 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1911, %1912) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1913 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 55>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1914 = "llvm.load"(%1913) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1915 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1914, %1915) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1916 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 56>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1917 = "llvm.load"(%1916) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1918 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1917, %1918) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1919 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 57>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1920 = "llvm.load"(%1919) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1921 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1920, %1921) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1922 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 58>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1923 = "llvm.load"(%1922) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1924 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1923, %1924) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1925 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 59>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1926 = "llvm.load"(%1925) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1927 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1926, %1927) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1928 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 60>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1929 = "llvm.load"(%1928) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1930 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1929, %1930) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1931 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 61>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1932 = "llvm.load"(%1931) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1933 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1932, %1933) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1934 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 62>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1935 = "llvm.load"(%1934) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1936 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1935, %1936) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1937 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 63>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %1938 = "llvm.load"(%1937) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1939 = "llvm.getelementptr"(%15) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%1938, %1939) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %1940 = "llvm.load"(%15) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1941 = "llvm.load"(%1849) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1942 = "llvm.load"(%1852) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1943 = "llvm.load"(%1855) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1944 = "llvm.load"(%1858) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1945 = "llvm.load"(%1861) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1946 = "llvm.load"(%1864) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1947 = "llvm.load"(%1867) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1948 = "llvm.load"(%1870) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1949 = "llvm.load"(%1873) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1950 = "llvm.load"(%1876) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1951 = "llvm.load"(%1879) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1952 = "llvm.load"(%1882) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1953 = "llvm.load"(%1885) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1954 = "llvm.load"(%1888) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1955 = "llvm.load"(%1891) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1956 = "llvm.load"(%1894) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1957 = "llvm.load"(%1897) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1958 = "llvm.load"(%1900) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1959 = "llvm.load"(%1903) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1960 = "llvm.load"(%1906) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1961 = "llvm.load"(%1909) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1962 = "llvm.load"(%1912) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1963 = "llvm.load"(%1915) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1964 = "llvm.load"(%1918) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1965 = "llvm.load"(%1921) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1966 = "llvm.load"(%1924) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1967 = "llvm.load"(%1927) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1968 = "llvm.load"(%1930) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1969 = "llvm.load"(%1933) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1970 = "llvm.load"(%1936) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1971 = "llvm.load"(%1939) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %1972 = "vector.from_elements"(%1940, %1941, %1942, %1943, %1944, %1945, %1946, %1947, %1948, %1949, %1950, %1951, %1952, %1953, %1954, %1955, %1956, %1957, %1958, %1959, %1960, %1961, %1962, %1963, %1964, %1965, %1966, %1967, %1968, %1969, %1970, %1971) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %1973 = "arith.truncf"(%1972) : (vector<32xf32>) -> vector<32xf16>
          %1974 = "vector.extract"(%1973) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %1975 = "vector.extract"(%1973) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %1976 = "vector.extract"(%1973) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %1977 = "vector.extract"(%1973) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %1978 = "vector.extract"(%1973) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %1979 = "vector.extract"(%1973) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %1980 = "vector.extract"(%1973) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %1981 = "vector.extract"(%1973) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %1982 = "vector.extract"(%1973) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %1983 = "vector.extract"(%1973) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %1984 = "vector.extract"(%1973) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %1985 = "vector.extract"(%1973) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %1986 = "vector.extract"(%1973) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %1987 = "vector.extract"(%1973) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %1988 = "vector.extract"(%1973) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %1989 = "vector.extract"(%1973) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %1990 = "vector.extract"(%1973) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %1991 = "vector.extract"(%1973) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %1992 = "vector.extract"(%1973) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %1993 = "vector.extract"(%1973) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %1994 = "vector.extract"(%1973) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %1995 = "vector.extract"(%1973) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %1996 = "vector.extract"(%1973) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %1997 = "vector.extract"(%1973) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %1998 = "vector.extract"(%1973) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %1999 = "vector.extract"(%1973) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %2000 = "vector.extract"(%1973) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %2001 = "vector.extract"(%1973) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %2002 = "vector.extract"(%1973) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %2003 = "vector.extract"(%1973) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %2004 = "vector.extract"(%1973) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %2005 = "vector.extract"(%1973) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          "llvm.store"(%1974, %11) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1975, %1756) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1976, %1757) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1977, %1758) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1978, %1759) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1979, %1760) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1980, %1761) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1981, %1762) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1982, %1763) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1983, %1764) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1984, %1765) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1985, %1766) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1986, %1767) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1987, %1768) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1988, %1769) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1989, %1770) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1990, %1771) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1991, %1772) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1992, %1773) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1993, %1774) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1994, %1775) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1995, %1776) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1996, %1777) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1997, %1778) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1998, %1779) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%1999, %1780) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2000, %1781) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2001, %1782) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2002, %1783) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2003, %1784) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2004, %1785) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2005, %1786) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %2006 = "arith.muli"(%1844, %272) : (i32, i32) -> i32
          %2007 = "llvm.getelementptr"(%41, %2006) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %2008 = "llvm.load"(%11) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2009 = "llvm.load"(%1757) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2010 = "llvm.load"(%1759) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2011 = "llvm.load"(%1761) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2012 = "llvm.getelementptr"(%2007, %1797) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2012, %2008, %2009, %2010, %2011) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2014 = "llvm.load"(%1763) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2015 = "llvm.load"(%1802) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2016 = "llvm.load"(%1804) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2017 = "llvm.load"(%1806) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2018 = "llvm.getelementptr"(%2007, %1810) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2018, %2014, %2015, %2016, %2017) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2020 = "llvm.load"(%1771) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2021 = "llvm.load"(%1815) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2022 = "llvm.load"(%1817) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2023 = "llvm.load"(%1819) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2024 = "llvm.getelementptr"(%2007, %1823) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2024, %2020, %2021, %2022, %2023) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2026 = "llvm.load"(%1779) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2027 = "llvm.load"(%1829) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2028 = "llvm.load"(%1831) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2029 = "llvm.load"(%1833) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2030 = "llvm.getelementptr"(%2007, %1837) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "nvvm.stmatrix"(%2030, %2026, %2027, %2028, %2029) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1595, %23) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%1569) ({
            %2032 = "arith.muli"(%267, %93) : (i32, i32) -> i32
            %2033 = "arith.addi"(%1549, %93) : (i32, i32) -> i32
            %2034 = "arith.addi"(%1548, %2032) : (i32, i32) -> i32
            %2035 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%2035) ({
              %t2036_s1 = "llvm.ptrtoint"(%2007) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t2036_s1, %2033, %2034) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%1569) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%1595, %23) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %2037 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 64>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2038 = "llvm.load"(%2037) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          "llvm.store"(%2038, %17) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2039 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 65>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2040 = "llvm.load"(%2039) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2041 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2040, %2041) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2042 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 66>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2043 = "llvm.load"(%2042) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2044 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2043, %2044) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2045 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 67>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2046 = "llvm.load"(%2045) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2047 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2046, %2047) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2048 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 68>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2049 = "llvm.load"(%2048) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2050 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2049, %2050) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2051 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 69>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2052 = "llvm.load"(%2051) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2053 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2052, %2053) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2054 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 70>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2055 = "llvm.load"(%2054) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2056 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2055, %2056) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2057 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 71>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2058 = "llvm.load"(%2057) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2059 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2058, %2059) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2060 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 72>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2061 = "llvm.load"(%2060) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2062 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2061, %2062) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2063 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 73>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2064 = "llvm.load"(%2063) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2065 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2064, %2065) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2066 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 74>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2067 = "llvm.load"(%2066) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2068 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2067, %2068) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2069 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 75>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2070 = "llvm.load"(%2069) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2071 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2070, %2071) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2072 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 76>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2073 = "llvm.load"(%2072) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2074 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2073, %2074) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2075 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 77>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2076 = "llvm.load"(%2075) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2077 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2076, %2077) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2078 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 78>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2079 = "llvm.load"(%2078) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2080 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2079, %2080) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2081 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 79>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2082 = "llvm.load"(%2081) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2083 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2082, %2083) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2084 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 80>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2085 = "llvm.load"(%2084) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2086 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2085, %2086) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2087 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 81>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2088 = "llvm.load"(%2087) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2089 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2088, %2089) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2090 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 82>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2091 = "llvm.load"(%2090) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2092 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2091, %2092) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2093 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 83>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2094 = "llvm.load"(%2093) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2095 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2094, %2095) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2096 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 84>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2097 = "llvm.load"(%2096) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2098 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2097, %2098) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2099 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 85>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2100 = "llvm.load"(%2099) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2101 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2100, %2101) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2102 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 86>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2103 = "llvm.load"(%2102) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2104 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2103, %2104) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2105 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 87>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2106 = "llvm.load"(%2105) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2107 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2106, %2107) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2108 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 88>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2109 = "llvm.load"(%2108) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2110 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2109, %2110) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2111 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 89>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2112 = "llvm.load"(%2111) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2113 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2112, %2113) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2114 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 90>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2115 = "llvm.load"(%2114) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2116 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2115, %2116) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2117 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 91>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2118 = "llvm.load"(%2117) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2119 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2118, %2119) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2120 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 92>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2121 = "llvm.load"(%2120) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2122 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2121, %2122) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2123 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 93>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2124 = "llvm.load"(%2123) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2125 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2124, %2125) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2126 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 94>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2127 = "llvm.load"(%2126) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2128 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2127, %2128) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2129 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 95>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2130 = "llvm.load"(%2129) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2131 = "llvm.getelementptr"(%17) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2130, %2131) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2132 = "llvm.load"(%17) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2133 = "llvm.load"(%2041) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2134 = "llvm.load"(%2044) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2135 = "llvm.load"(%2047) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2136 = "llvm.load"(%2050) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2137 = "llvm.load"(%2053) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2138 = "llvm.load"(%2056) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2139 = "llvm.load"(%2059) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2140 = "llvm.load"(%2062) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2141 = "llvm.load"(%2065) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2142 = "llvm.load"(%2068) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2143 = "llvm.load"(%2071) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2144 = "llvm.load"(%2074) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2145 = "llvm.load"(%2077) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2146 = "llvm.load"(%2080) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2147 = "llvm.load"(%2083) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2148 = "llvm.load"(%2086) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2149 = "llvm.load"(%2089) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2150 = "llvm.load"(%2092) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2151 = "llvm.load"(%2095) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2152 = "llvm.load"(%2098) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2153 = "llvm.load"(%2101) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2154 = "llvm.load"(%2104) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2155 = "llvm.load"(%2107) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2156 = "llvm.load"(%2110) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2157 = "llvm.load"(%2113) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2158 = "llvm.load"(%2116) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2159 = "llvm.load"(%2119) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2160 = "llvm.load"(%2122) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2161 = "llvm.load"(%2125) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2162 = "llvm.load"(%2128) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2163 = "llvm.load"(%2131) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2164 = "vector.from_elements"(%2132, %2133, %2134, %2135, %2136, %2137, %2138, %2139, %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161, %2162, %2163) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2165 = "arith.truncf"(%2164) : (vector<32xf32>) -> vector<32xf16>
          %2166 = "vector.extract"(%2165) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %2167 = "vector.extract"(%2165) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %2168 = "vector.extract"(%2165) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %2169 = "vector.extract"(%2165) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %2170 = "vector.extract"(%2165) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %2171 = "vector.extract"(%2165) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %2172 = "vector.extract"(%2165) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %2173 = "vector.extract"(%2165) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %2174 = "vector.extract"(%2165) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %2175 = "vector.extract"(%2165) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %2176 = "vector.extract"(%2165) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %2177 = "vector.extract"(%2165) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %2178 = "vector.extract"(%2165) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %2179 = "vector.extract"(%2165) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %2180 = "vector.extract"(%2165) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %2181 = "vector.extract"(%2165) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %2182 = "vector.extract"(%2165) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %2183 = "vector.extract"(%2165) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %2184 = "vector.extract"(%2165) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %2185 = "vector.extract"(%2165) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %2186 = "vector.extract"(%2165) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %2187 = "vector.extract"(%2165) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %2188 = "vector.extract"(%2165) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %2189 = "vector.extract"(%2165) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %2190 = "vector.extract"(%2165) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %2191 = "vector.extract"(%2165) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %2192 = "vector.extract"(%2165) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %2193 = "vector.extract"(%2165) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %2194 = "vector.extract"(%2165) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %2195 = "vector.extract"(%2165) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %2196 = "vector.extract"(%2165) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %2197 = "vector.extract"(%2165) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          "llvm.store"(%2166, %11) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2167, %1756) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2168, %1757) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2169, %1758) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2170, %1759) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2171, %1760) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2172, %1761) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2173, %1762) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2174, %1763) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2175, %1764) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2176, %1765) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2177, %1766) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2178, %1767) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2179, %1768) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2180, %1769) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2181, %1770) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2182, %1771) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2183, %1772) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2184, %1773) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2185, %1774) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2186, %1775) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2187, %1776) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2188, %1777) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2189, %1778) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2190, %1779) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2191, %1780) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2192, %1781) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2193, %1782) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2194, %1783) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2195, %1784) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2196, %1785) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2197, %1786) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %2198 = "llvm.load"(%11) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2199 = "llvm.load"(%1757) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2200 = "llvm.load"(%1759) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2201 = "llvm.load"(%1761) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          "nvvm.stmatrix"(%1798, %2198, %2199, %2200, %2201) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2203 = "llvm.load"(%1763) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2204 = "llvm.load"(%1802) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2205 = "llvm.load"(%1804) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2206 = "llvm.load"(%1806) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          "nvvm.stmatrix"(%1811, %2203, %2204, %2205, %2206) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2208 = "llvm.load"(%1771) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2209 = "llvm.load"(%1815) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2210 = "llvm.load"(%1817) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2211 = "llvm.load"(%1819) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          "nvvm.stmatrix"(%1824, %2208, %2209, %2210, %2211) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2213 = "llvm.load"(%1779) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2214 = "llvm.load"(%1829) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2215 = "llvm.load"(%1831) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2216 = "llvm.load"(%1833) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          "nvvm.stmatrix"(%1838, %2213, %2214, %2215, %2216) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1595, %23) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%1569) ({
            %2218 = "arith.muli"(%267, %93) : (i32, i32) -> i32
            %2219 = "arith.addi"(%1549, %23) : (i32, i32) -> i32
            %2220 = "arith.addi"(%1548, %2218) : (i32, i32) -> i32
            %2221 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%2221) ({
              %t2222_s1 = "llvm.ptrtoint"(%1788) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t2222_s1, %2219, %2220) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.if"(%1569) ({
            "nvvm.cp.async.bulk.wait_group"() {group = 1 : i32, read} : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "nvvm.barrier"(%1595, %23) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          %2223 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 96>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2224 = "llvm.load"(%2223) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          "llvm.store"(%2224, %19) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2225 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 97>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2226 = "llvm.load"(%2225) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2227 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2226, %2227) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2228 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 98>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2229 = "llvm.load"(%2228) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2230 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2229, %2230) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2231 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 99>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2232 = "llvm.load"(%2231) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2233 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2232, %2233) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2234 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 100>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2235 = "llvm.load"(%2234) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2236 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2235, %2236) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2237 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 101>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2238 = "llvm.load"(%2237) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2239 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2238, %2239) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2240 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 102>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2241 = "llvm.load"(%2240) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2242 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2241, %2242) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2243 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 103>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2244 = "llvm.load"(%2243) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2245 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2244, %2245) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2246 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 104>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2247 = "llvm.load"(%2246) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2248 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 8>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2247, %2248) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2249 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 105>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2250 = "llvm.load"(%2249) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2251 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 9>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2250, %2251) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2252 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 106>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2253 = "llvm.load"(%2252) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2254 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 10>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2253, %2254) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2255 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 107>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2256 = "llvm.load"(%2255) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2257 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 11>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2256, %2257) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2258 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 108>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2259 = "llvm.load"(%2258) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2260 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 12>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2259, %2260) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2261 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 109>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2262 = "llvm.load"(%2261) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2263 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 13>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2262, %2263) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2264 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 110>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2265 = "llvm.load"(%2264) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2266 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 14>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2265, %2266) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2267 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 111>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2268 = "llvm.load"(%2267) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2269 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 15>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2268, %2269) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2270 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 112>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2271 = "llvm.load"(%2270) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2272 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2271, %2272) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2273 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 113>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2274 = "llvm.load"(%2273) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2275 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 17>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2274, %2275) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2276 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 114>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2277 = "llvm.load"(%2276) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2278 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 18>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2277, %2278) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2279 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 115>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2280 = "llvm.load"(%2279) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2281 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 19>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2280, %2281) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2282 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 116>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2283 = "llvm.load"(%2282) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2284 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 20>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2283, %2284) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2285 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 117>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2286 = "llvm.load"(%2285) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2287 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 21>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2286, %2287) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2288 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 118>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2289 = "llvm.load"(%2288) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2290 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 22>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2289, %2290) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2291 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 119>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2292 = "llvm.load"(%2291) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2293 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 23>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2292, %2293) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2294 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 120>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2295 = "llvm.load"(%2294) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2296 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 24>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2295, %2296) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2297 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 121>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2298 = "llvm.load"(%2297) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2299 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 25>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2298, %2299) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2300 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 122>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2301 = "llvm.load"(%2300) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2302 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 26>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2301, %2302) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2303 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 123>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2304 = "llvm.load"(%2303) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2305 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 27>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2304, %2305) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2306 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 124>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2307 = "llvm.load"(%2306) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2308 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 28>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2307, %2308) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2309 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 125>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2310 = "llvm.load"(%2309) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2311 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 29>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2310, %2311) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2312 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 126>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2313 = "llvm.load"(%2312) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2314 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 30>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2313, %2314) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2315 = "llvm.getelementptr"(%9) {rawConstantIndices = array<i32: 127>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          %2316 = "llvm.load"(%2315) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2317 = "llvm.getelementptr"(%19) {rawConstantIndices = array<i32: 31>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
          "llvm.store"(%2316, %2317) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
          %2318 = "llvm.load"(%19) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2319 = "llvm.load"(%2227) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2320 = "llvm.load"(%2230) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2321 = "llvm.load"(%2233) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2322 = "llvm.load"(%2236) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2323 = "llvm.load"(%2239) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2324 = "llvm.load"(%2242) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2325 = "llvm.load"(%2245) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2326 = "llvm.load"(%2248) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2327 = "llvm.load"(%2251) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2328 = "llvm.load"(%2254) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2329 = "llvm.load"(%2257) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2330 = "llvm.load"(%2260) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2331 = "llvm.load"(%2263) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2332 = "llvm.load"(%2266) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2333 = "llvm.load"(%2269) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2334 = "llvm.load"(%2272) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2335 = "llvm.load"(%2275) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2336 = "llvm.load"(%2278) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2337 = "llvm.load"(%2281) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2338 = "llvm.load"(%2284) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2339 = "llvm.load"(%2287) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2340 = "llvm.load"(%2290) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2341 = "llvm.load"(%2293) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2342 = "llvm.load"(%2296) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2343 = "llvm.load"(%2299) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2344 = "llvm.load"(%2302) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2345 = "llvm.load"(%2305) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2346 = "llvm.load"(%2308) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2347 = "llvm.load"(%2311) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2348 = "llvm.load"(%2314) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2349 = "llvm.load"(%2317) {alignment = 4 : i64} : (!llvm.ptr) -> f32
          %2350 = "vector.from_elements"(%2318, %2319, %2320, %2321, %2322, %2323, %2324, %2325, %2326, %2327, %2328, %2329, %2330, %2331, %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<32xf32>
          %2351 = "arith.truncf"(%2350) : (vector<32xf32>) -> vector<32xf16>
          %2352 = "vector.extract"(%2351) {static_position = array<i64: 0>} : (vector<32xf16>) -> f16
          %2353 = "vector.extract"(%2351) {static_position = array<i64: 1>} : (vector<32xf16>) -> f16
          %2354 = "vector.extract"(%2351) {static_position = array<i64: 2>} : (vector<32xf16>) -> f16
          %2355 = "vector.extract"(%2351) {static_position = array<i64: 3>} : (vector<32xf16>) -> f16
          %2356 = "vector.extract"(%2351) {static_position = array<i64: 4>} : (vector<32xf16>) -> f16
          %2357 = "vector.extract"(%2351) {static_position = array<i64: 5>} : (vector<32xf16>) -> f16
          %2358 = "vector.extract"(%2351) {static_position = array<i64: 6>} : (vector<32xf16>) -> f16
          %2359 = "vector.extract"(%2351) {static_position = array<i64: 7>} : (vector<32xf16>) -> f16
          %2360 = "vector.extract"(%2351) {static_position = array<i64: 8>} : (vector<32xf16>) -> f16
          %2361 = "vector.extract"(%2351) {static_position = array<i64: 9>} : (vector<32xf16>) -> f16
          %2362 = "vector.extract"(%2351) {static_position = array<i64: 10>} : (vector<32xf16>) -> f16
          %2363 = "vector.extract"(%2351) {static_position = array<i64: 11>} : (vector<32xf16>) -> f16
          %2364 = "vector.extract"(%2351) {static_position = array<i64: 12>} : (vector<32xf16>) -> f16
          %2365 = "vector.extract"(%2351) {static_position = array<i64: 13>} : (vector<32xf16>) -> f16
          %2366 = "vector.extract"(%2351) {static_position = array<i64: 14>} : (vector<32xf16>) -> f16
          %2367 = "vector.extract"(%2351) {static_position = array<i64: 15>} : (vector<32xf16>) -> f16
          %2368 = "vector.extract"(%2351) {static_position = array<i64: 16>} : (vector<32xf16>) -> f16
          %2369 = "vector.extract"(%2351) {static_position = array<i64: 17>} : (vector<32xf16>) -> f16
          %2370 = "vector.extract"(%2351) {static_position = array<i64: 18>} : (vector<32xf16>) -> f16
          %2371 = "vector.extract"(%2351) {static_position = array<i64: 19>} : (vector<32xf16>) -> f16
          %2372 = "vector.extract"(%2351) {static_position = array<i64: 20>} : (vector<32xf16>) -> f16
          %2373 = "vector.extract"(%2351) {static_position = array<i64: 21>} : (vector<32xf16>) -> f16
          %2374 = "vector.extract"(%2351) {static_position = array<i64: 22>} : (vector<32xf16>) -> f16
          %2375 = "vector.extract"(%2351) {static_position = array<i64: 23>} : (vector<32xf16>) -> f16
          %2376 = "vector.extract"(%2351) {static_position = array<i64: 24>} : (vector<32xf16>) -> f16
          %2377 = "vector.extract"(%2351) {static_position = array<i64: 25>} : (vector<32xf16>) -> f16
          %2378 = "vector.extract"(%2351) {static_position = array<i64: 26>} : (vector<32xf16>) -> f16
          %2379 = "vector.extract"(%2351) {static_position = array<i64: 27>} : (vector<32xf16>) -> f16
          %2380 = "vector.extract"(%2351) {static_position = array<i64: 28>} : (vector<32xf16>) -> f16
          %2381 = "vector.extract"(%2351) {static_position = array<i64: 29>} : (vector<32xf16>) -> f16
          %2382 = "vector.extract"(%2351) {static_position = array<i64: 30>} : (vector<32xf16>) -> f16
          %2383 = "vector.extract"(%2351) {static_position = array<i64: 31>} : (vector<32xf16>) -> f16
          "llvm.store"(%2352, %11) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2353, %1756) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2354, %1757) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2355, %1758) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2356, %1759) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2357, %1760) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2358, %1761) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2359, %1762) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2360, %1763) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2361, %1764) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2362, %1765) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2363, %1766) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2364, %1767) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2365, %1768) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2366, %1769) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2367, %1770) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2368, %1771) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2369, %1772) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2370, %1773) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2371, %1774) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2372, %1775) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2373, %1776) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2374, %1777) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2375, %1778) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2376, %1779) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2377, %1780) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2378, %1781) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2379, %1782) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2380, %1783) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2381, %1784) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2382, %1785) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          "llvm.store"(%2383, %1786) {alignment = 2 : i64} : (f16, !llvm.ptr) -> ()
          %2384 = "llvm.load"(%11) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2385 = "llvm.load"(%1757) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2386 = "llvm.load"(%1759) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2387 = "llvm.load"(%1761) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          "nvvm.stmatrix"(%2012, %2384, %2385, %2386, %2387) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2389 = "llvm.load"(%1763) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2390 = "llvm.load"(%1802) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2391 = "llvm.load"(%1804) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2392 = "llvm.load"(%1806) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          "nvvm.stmatrix"(%2018, %2389, %2390, %2391, %2392) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2394 = "llvm.load"(%1771) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2395 = "llvm.load"(%1815) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2396 = "llvm.load"(%1817) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2397 = "llvm.load"(%1819) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          "nvvm.stmatrix"(%2024, %2394, %2395, %2396, %2397) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          %2399 = "llvm.load"(%1779) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2400 = "llvm.load"(%1829) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2401 = "llvm.load"(%1831) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          %2402 = "llvm.load"(%1833) {alignment = 2 : i64} : (!llvm.ptr) -> i32
          "nvvm.stmatrix"(%2030, %2399, %2400, %2401, %2402) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>, i32, i32, i32, i32) -> ()
          "nvvm.fence.proxy"() {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} : () -> ()
          "nvvm.barrier"(%1595, %23) {operandSegmentSizes = array<i32: 1, 1, 0>} : (i32, i32) -> ()
          "scf.if"(%1569) ({
            %2404 = "arith.muli"(%267, %93) : (i32, i32) -> i32
            %2405 = "arith.constant"() {value = 192 : i32} : () -> i32
            %2406 = "arith.addi"(%1549, %2405) : (i32, i32) -> i32
            %2407 = "arith.addi"(%1548, %2404) : (i32, i32) -> i32
            %2408 = "nvvm.elect.sync"() : () -> i1
            "scf.if"(%2408) ({
              %t2409_s1 = "llvm.ptrtoint"(%2007) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%5, %t2409_s1, %2406, %2407) {asm_string = "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group [$0, {$2, $3}], [$1];", constraints = "l,r,r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (!llvm.ptr, i32, i32, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            "nvvm.cp.async.bulk.commit.group"() : () -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %2410 = "arith.addi"(%326, %87) : (i32, i32) -> i32
          %2411 = "arith.addi"(%327, %89) : (i32, i32) -> i32
          %2412 = "arith.divui"(%2410, %275) : (i32, i32) -> i32
          %2413 = "arith.remui"(%2410, %275) : (i32, i32) -> i32
          %2414 = "arith.divui"(%2413, %279) : (i32, i32) -> i32
          %2415 = "arith.remui"(%2413, %279) : (i32, i32) -> i32
          %2416 = "arith.muli"(%2414, %278) : (i32, i32) -> i32
          %2417 = "arith.subi"(%6, %2416) : (i32, i32) -> i32
          %2418 = "arith.minsi"(%278, %2417) : (i32, i32) -> i32
          %2419 = "arith.remsi"(%2415, %2418) : (i32, i32) -> i32
          %2420 = "arith.xori"(%2419, %2418) : (i32, i32) -> i32
          %2421 = "arith.cmpi"(%2420, %26) {predicate = 2 : i64} : (i32, i32) -> i1
          %2422 = "arith.cmpi"(%2419, %26) {predicate = 1 : i64} : (i32, i32) -> i1
          %2423 = "arith.andi"(%2421, %2422) : (i1, i1) -> i1
          %2424 = "arith.divsi"(%2415, %2418) : (i32, i32) -> i32
          %2425 = "arith.extsi"(%2423) : (i1) -> i32
          %2426 = "arith.addi"(%2424, %2425) : (i32, i32) -> i32
          %2427 = "arith.addi"(%2419, %2418) : (i32, i32) -> i32
          %2428 = "arith.select"(%2423, %2427, %2419) : (i1, i32, i32) -> i32
          %2429 = "arith.addi"(%2416, %2428) : (i32, i32) -> i32
          %2430 = "arith.muli"(%2429, %45) : (i32, i32) -> i32
          %2431 = "arith.addi"(%2430, %88) : (i32, i32) -> i32
          %2432 = "arith.addi"(%2426, %90) : (i32, i32) -> i32
          %2433 = "arith.cmpi"(%2410, %299) {predicate = 2 : i64} : (i32, i32) -> i1
          "scf.yield"(%2433, %2431, %2432, %2412, %51, %2410, %2411, %738, %739, %740) : (i1, i32, i32, i32, i1, i32, i32, i32, i32, i32) -> ()
        }) : (i1, i32, i32, i32, i1, i32, i32, i32, i32, i32) -> (i1, i32, i32, i32, i1, i32, i32, i32, i32, i32)
        "nvvm.cp.async.bulk.wait_group"() {group = 0 : i32} : () -> ()
        "scf.yield"(%306, %307, %305) : (i32, i32, i1) -> ()
      }) : (i1) -> (i32, i32, i1)
      "llvm.return"() : () -> ()
    }) {sym_name = "gemm_kernel", function_type = !llvm.func<void (!llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 384, 1, 1>, nvvm.cluster_dim = array<i32: 2, 1, 1>, arg_attrs = [{llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {llvm.byval = !llvm.array<128 x i8>, llvm.align = 64 : i64, nvvm.grid_constant}, {}, {}], nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i32, %6: i64, %7: !llvm.ptr<1>, %8: i64):
    %9 = "arith.extsi"(%2) : (i32) -> i64
    %10 = "arith.extsi"(%1) : (i32) -> i64
    %11 = "arith.constant"() {value = 2 : i64} : () -> i64
    %12 = "arith.muli"(%3, %11) : (i64, i64) -> i64
    %13 = "cutec.tensor_map"(%0, %9, %10, %12) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %14 = "arith.extsi"(%5) : (i32) -> i64
    %15 = "arith.muli"(%6, %11) : (i64, i64) -> i64
    %16 = "cutec.tensor_map"(%4, %9, %14, %15) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 128>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %17 = "arith.muli"(%8, %11) : (i64, i64) -> i64
    %18 = "cutec.tensor_map"(%7, %14, %10, %17) {dtype = "f16", swizzle = "128B", interleave = "none", l2_promotion = "128B", oob_fill = "zero", box = array<i32: 64, 64>, element_strides = array<i32: 1, 1>} : (!llvm.ptr<1>, i64, i64, i64) -> !llvm.ptr
    %19 = "arith.constant"() {value = 127 : i32} : () -> i32
    %20 = "arith.addi"(%1, %19) : (i32, i32) -> i32
    %21 = "arith.constant"() {value = 128 : i32} : () -> i32
    %22 = "arith.divui"(%20, %21) : (i32, i32) -> i32
    %23 = "arith.constant"() {value = 255 : i32} : () -> i32
    %24 = "arith.addi"(%5, %23) : (i32, i32) -> i32
    %25 = "arith.constant"() {value = 256 : i32} : () -> i32
    %26 = "arith.divui"(%24, %25) : (i32, i32) -> i32
    %27 = "arith.constant"() {value = 1 : i32} : () -> i32
    %28 = "arith.addi"(%22, %27) : (i32, i32) -> i32
    %29 = "arith.constant"() {value = 2 : i32} : () -> i32
    %30 = "arith.divui"(%28, %29) : (i32, i32) -> i32
    %31 = "arith.muli"(%30, %26) : (i32, i32) -> i32
    %32 = "arith.constant"() {value = 66 : i32} : () -> i32
    %33 = "arith.minsi"(%31, %32) : (i32, i32) -> i32
    %34 = "arith.constant"() {value = 384 : i32} : () -> i32
    %35 = "arith.constant"() {value = 229440 : i32} : () -> i32
    "gpu.launch_func"(%29, %27, %33, %34, %27, %27, %29, %27, %27, %35, %13, %1, %2, %16, %5, %18, %30, %26) {kernel = @kernels::@gemm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 8, 0>} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, !llvm.ptr, i32, i32, !llvm.ptr, i32, !llvm.ptr, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "gemm_f16_tile128x256_cluster2x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
