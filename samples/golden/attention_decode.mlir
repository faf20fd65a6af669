!struct0 = !llvm.struct<"struct0", (i32, i32, i32, i32)>
!struct1 = !llvm.struct<"struct1", (f32, f32, f32, f32)>
"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 128 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i32, %7: i32, %8: i32, %9: i64, %10: i64, %11: i64, %12: !llvm.ptr<1>, %13: i64, %14: i64, %15: i64, %16: !llvm.ptr<1>, %17: i64, %18: i64, %19: !llvm.ptr<1>, %20: i64, %21: !llvm.ptr<1>, %22: !llvm.ptr<1>, %23: !llvm.ptr<1>, %24: i32, %25: !llvm.ptr<1>, %26: i32, %27: i32, %28: i32, %29: i32, %30: i32, %31: i64, %32: !llvm.ptr<1>, %33: i32, %34: i64, %35: f32):
      %36 = "arith.trunci"(%31) : (i64) -> i32
      %37 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %40 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %41 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 6144>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %42 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 104448>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 104704>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %44 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 104960>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %45 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %46 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %47 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %48 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %49 = "arith.addi"(%47, %48) : (i32, i32) -> i32
      %50 = "arith.constant"() {value = 256 : i32} : () -> i32
      %51 = "arith.muli"(%49, %50) : (i32, i32) -> i32
      %52 = "arith.addi"(%46, %51) : (i32, i32) -> i32
      %53 = "arith.constant"() {value = 32 : i32} : () -> i32
      %54 = "arith.divui"(%52, %53) : (i32, i32) -> i32
      %55 = "arith.constant"() {value = 0 : i32} : () -> i32
      %56 = "arith.cmpi"(%54, %55) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%56) ({
        %57 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%57) ({
          %58 = "arith.constant"() {value = 128 : i32} : () -> i32
          %t59_s0 = "llvm.ptrtoint"(%44) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t59_s0, %58) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %60 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t61_s0 = "llvm.ptrtoint"(%60) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t61_s0, %58) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %62 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t63_s0 = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t63_s0, %58) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %64 = "arith.constant"() {value = 4 : i32} : () -> i32
          %t65_s0 = "llvm.ptrtoint"(%45) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t65_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %66 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t67_s0 = "llvm.ptrtoint"(%66) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t67_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %68 = "llvm.getelementptr"(%45) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t69_s0 = "llvm.ptrtoint"(%68) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t69_s0, %64) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
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
      %70 = "arith.constant"() {value = 31 : i32} : () -> i32
      %71 = "arith.addi"(%1, %70) : (i32, i32) -> i32
      %72 = "arith.divui"(%71, %53) : (i32, i32) -> i32
      %73 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
      %74 = "arith.constant"() {value = 8 : i32} : () -> i32
      %75 = "scf.for"(%55, %72, %74, %55) ({
      ^bb0(%76: i32, %77: i32):
        %78 = "arith.muli"(%73, %72) : (i32, i32) -> i32
        %79 = "arith.addi"(%78, %76) : (i32, i32) -> i32
        %80 = "arith.cmpi"(%76, %72) {predicate = 2 : i64} : (i32, i32) -> i1
        %81 = "arith.cmpi"(%79, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %82 = "arith.andi"(%80, %81) : (i1, i1) -> i1
        %83 = "scf.if"(%82) ({
          %84 = "arith.extsi"(%79) : (i32) -> i64
          %85 = "llvm.getelementptr"(%25, %84) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %86 = "llvm.load"(%85) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %87 = "arith.constant"() {value = 127 : i32} : () -> i32
          %88 = "arith.addi"(%86, %87) : (i32, i32) -> i32
          %89 = "arith.constant"() {value = 7 : i32} : () -> i32
          %90 = "arith.shrsi"(%88, %89) : (i32, i32) -> i32
          %91 = "arith.constant"() {value = 1 : i32} : () -> i32
          %92 = "arith.maxsi"(%90, %91) : (i32, i32) -> i32
          %93 = "arith.muli"(%92, %26) : (i32, i32) -> i32
          %94 = "arith.addi"(%77, %93) : (i32, i32) -> i32
          "scf.yield"(%94) : (i32) -> ()
        }, {
          "scf.yield"(%77) : (i32) -> ()
        }) : (i1) -> i32
        %95 = "arith.constant"() {value = 1 : i32} : () -> i32
        %96 = "arith.addi"(%79, %95) : (i32, i32) -> i32
        %97 = "arith.addi"(%76, %95) : (i32, i32) -> i32
        %98 = "arith.cmpi"(%97, %72) {predicate = 2 : i64} : (i32, i32) -> i1
        %99 = "arith.cmpi"(%96, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %100 = "arith.andi"(%98, %99) : (i1, i1) -> i1
        %101 = "scf.if"(%100) ({
          %102 = "arith.extsi"(%96) : (i32) -> i64
          %103 = "llvm.getelementptr"(%25, %102) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %104 = "llvm.load"(%103) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %105 = "arith.constant"() {value = 127 : i32} : () -> i32
          %106 = "arith.addi"(%104, %105) : (i32, i32) -> i32
          %107 = "arith.constant"() {value = 7 : i32} : () -> i32
          %108 = "arith.shrsi"(%106, %107) : (i32, i32) -> i32
          %109 = "arith.maxsi"(%108, %95) : (i32, i32) -> i32
          %110 = "arith.muli"(%109, %26) : (i32, i32) -> i32
          %111 = "arith.addi"(%83, %110) : (i32, i32) -> i32
          "scf.yield"(%111) : (i32) -> ()
        }, {
          "scf.yield"(%83) : (i32) -> ()
        }) : (i1) -> i32
        %112 = "arith.constant"() {value = 2 : i32} : () -> i32
        %113 = "arith.addi"(%79, %112) : (i32, i32) -> i32
        %114 = "arith.addi"(%76, %112) : (i32, i32) -> i32
        %115 = "arith.cmpi"(%114, %72) {predicate = 2 : i64} : (i32, i32) -> i1
        %116 = "arith.cmpi"(%113, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %117 = "arith.andi"(%115, %116) : (i1, i1) -> i1
        %118 = "scf.if"(%117) ({
          %119 = "arith.extsi"(%113) : (i32) -> i64
          %120 = "llvm.getelementptr"(%25, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %121 = "llvm.load"(%120) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %122 = "arith.constant"() {value = 127 : i32} : () -> i32
          %123 = "arith.addi"(%121, %122) : (i32, i32) -> i32
          %124 = "arith.constant"() {value = 7 : i32} : () -> i32
          %125 = "arith.shrsi"(%123, %124) : (i32, i32) -> i32
          %126 = "arith.maxsi"(%125, %95) : (i32, i32) -> i32
          %127 = "arith.muli"(%126, %26) : (i32, i32) -> i32
          %128 = "arith.addi"(%101, %127) : (i32, i32) -> i32
          "scf.yield"(%128) : (i32) -> ()
        }, {
          "scf.yield"(%101) : (i32) -> ()
        }) : (i1) -> i32
        %129 = "arith.constant"() {value = 3 : i32} : () -> i32
        %130 = "arith.addi"(%79, %129) : (i32, i32) -> i32
        %131 = "arith.addi"(%76, %129) : (i32, i32) -> i32
        %132 = "arith.cmpi"(%131, %72) {predicate = 2 : i64} : (i32, i32) -> i1
        %133 = "arith.cmpi"(%130, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %134 = "arith.andi"(%132, %133) : (i1, i1) -> i1
        %135 = "scf.if"(%134) ({
          %136 = "arith.extsi"(%130) : (i32) -> i64
          %137 = "llvm.getelementptr"(%25, %136) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %138 = "llvm.load"(%137) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %139 = "arith.constant"() {value = 127 : i32} : () -> i32
          %140 = "arith.addi"(%138, %139) : (i32, i32) -> i32
          %141 = "arith.constant"() {value = 7 : i32} : () -> i32
          %142 = "arith.shrsi"(%140, %141) : (i32, i32) -> i32
          %143 = "arith.maxsi"(%142, %95) : (i32, i32) -> i32
          %144 = "arith.muli"(%143, %26) : (i32, i32) -> i32
          %145 = "arith.addi"(%118, %144) : (i32, i32) -> i32
          "scf.yield"(%145) : (i32) -> ()
        }, {
          "scf.yield"(%118) : (i32) -> ()
        }) : (i1) -> i32
        %146 = "arith.constant"() {value = 4 : i32} : () -> i32
        %147 = "arith.addi"(%79, %146) : (i32, i32) -> i32
        %148 = "arith.addi"(%76, %146) : (i32, i32) -> i32
        %149 = "arith.cmpi"(%148, %72) {predicate = 2 : i64} : (i32, i32) -> i1
        %150 = "arith.cmpi"(%147, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %151 = "arith.andi"(%149, %150) : (i1, i1) -> i1
        %152 = "scf.if"(%151) ({
          %153 = "arith.extsi"(%147) : (i32) -> i64
          %154 = "llvm.getelementptr"(%25, %153) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %155 = "llvm.load"(%154) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %156 = "arith.constant"() {value = 127 : i32} : () -> i32
          %157 = "arith.addi"(%155, %156) : (i32, i32) -> i32
          %158 = "arith.constant"() {value = 7 : i32} : () -> i32
          %159 = "arith.shrsi"(%157, %158) : (i32, i32) -> i32
          %160 = "arith.maxsi"(%159, %95) : (i32, i32) -> i32
          %161 = "arith.muli"(%160, %26) : (i32, i32) -> i32
          %162 = "arith.addi"(%135, %161) : (i32, i32) -> i32
          "scf.yield"(%162) : (i32) -> ()
        }, {
          "scf.yield"(%135) : (i32) -> ()
        }) : (i1) -> i32
        %163 = "arith.constant"() {value = 5 : i32} : () -> i32
        %164 = "arith.addi"(%79, %163) : (i32, i32) -> i32
        %165 = "arith.addi"(%76, %163) : (i32, i32) -> i32
        %166 = "arith.cmpi"(%165, %72) {predicate = 2 : i64} : (i32, i32) -> i1
        %167 = "arith.cmpi"(%164, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %168 = "arith.andi"(%166, %167) : (i1, i1) -> i1
        %169 = "scf.if"(%168) ({
          %170 = "arith.extsi"(%164) : (i32) -> i64
          %171 = "llvm.getelementptr"(%25, %170) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %172 = "llvm.load"(%171) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %173 = "arith.constant"() {value = 127 : i32} : () -> i32
          %174 = "arith.addi"(%172, %173) : (i32, i32) -> i32
          %175 = "arith.constant"() {value = 7 : i32} : () -> i32
          %176 = "arith.shrsi"(%174, %175) : (i32, i32) -> i32
          %177 = "arith.maxsi"(%176, %95) : (i32, i32) -> i32
          %178 = "arith.muli"(%177, %26) : (i32, i32) -> i32
          %179 = "arith.addi"(%152, %178) : (i32, i32) -> i32
          "scf.yield"(%179) : (i32) -> ()
        }, {
          "scf.yield"(%152) : (i32) -> ()
        }) : (i1) -> i32
        %180 = "arith.constant"() {value = 6 : i32} : () -> i32
        %181 = "arith.addi"(%79, %180) : (i32, i32) -> i32
        %182 = "arith.addi"(%76, %180) : (i32, i32) -> i32
        %183 = "arith.cmpi"(%182, %72) {predicate = 2 : i64} : (i32, i32) -> i1
        %184 = "arith.cmpi"(%181, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %185 = "arith.andi"(%183, %184) : (i1, i1) -> i1
        %186 = "scf.if"(%185) ({
          %187 = "arith.extsi"(%181) : (i32) -> i64
          %188 = "llvm.getelementptr"(%25, %187) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %189 = "llvm.load"(%188) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %190 = "arith.constant"() {value = 127 : i32} : () -> i32
          %191 = "arith.addi"(%189, %190) : (i32, i32) -> i32
          %192 = "arith.constant"() {value = 7 : i32} : () -> i32
          %193 = "arith.shrsi"(%191, %192) : (i32, i32) -> i32
          %194 = "arith.maxsi"(%193, %95) : (i32, i32) -> i32
          %195 = "arith.muli"(%194, %26) : (i32, i32) -> i32
          %196 = "arith.addi"(%169, %195) : (i32, i32) -> i32
          "scf.yield"(%196) : (i32) -> ()
        }, {
          "scf.yield"(%169) : (i32) -> ()
        }) : (i1) -> i32
        %197 = "arith.constant"() {value = 7 : i32} : () -> i32
        %198 = "arith.addi"(%79, %197) : (i32, i32) -> i32
        %199 = "arith.addi"(%76, %197) : (i32, i32) -> i32
        %200 = "arith.cmpi"(%199, %72) {predicate = 2 : i64} : (i32, i32) -> i1
        %201 = "arith.cmpi"(%198, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        %202 = "arith.andi"(%200, %201) : (i1, i1) -> i1
        %203 = "scf.if"(%202) ({
          %204 = "arith.extsi"(%198) : (i32) -> i64
          %205 = "llvm.getelementptr"(%25, %204) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %206 = "llvm.load"(%205) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %207 = "arith.constant"() {value = 127 : i32} : () -> i32
          %208 = "arith.addi"(%206, %207) : (i32, i32) -> i32
          %209 = "arith.shrsi"(%208, %197) : (i32, i32) -> i32
          %210 = "arith.maxsi"(%209, %95) : (i32, i32) -> i32
          %211 = "arith.muli"(%210, %26) : (i32, i32) -> i32
          %212 = "arith.addi"(%186, %211) : (i32, i32) -> i32
          "scf.yield"(%212) : (i32) -> ()
        }, {
          "scf.yield"(%186) : (i32) -> ()
        }) : (i1) -> i32
        "scf.yield"(%203) : (i32) -> ()
      }) : (i32, i32, i32, i32) -> i32
      %213 = "arith.constant"() {value = -1 : i32} : () -> i32
      %214 = "arith.constant"() {value = 16 : i32} : () -> i32
      %215 = "nvvm.shfl.sync"(%213, %75, %214, %70) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %216 = "arith.addi"(%75, %215) : (i32, i32) -> i32
      %217 = "nvvm.shfl.sync"(%213, %216, %74, %70) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %218 = "arith.addi"(%216, %217) : (i32, i32) -> i32
      %219 = "arith.constant"() {value = 4 : i32} : () -> i32
      %220 = "nvvm.shfl.sync"(%213, %218, %219, %70) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %221 = "arith.addi"(%218, %220) : (i32, i32) -> i32
      %222 = "arith.constant"() {value = 2 : i32} : () -> i32
      %223 = "nvvm.shfl.sync"(%213, %221, %222, %70) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %224 = "arith.addi"(%221, %223) : (i32, i32) -> i32
      %225 = "arith.constant"() {value = 1 : i32} : () -> i32
      %226 = "nvvm.shfl.sync"(%213, %224, %225, %70) {kind = #nvvm<shfl_kind bfly>} : (i32, i32, i32, i32) -> i32
      %227 = "arith.addi"(%224, %226) : (i32, i32) -> i32
      %228 = "arith.remsi"(%227, %24) : (i32, i32) -> i32
      %229 = "arith.cmpi"(%228, %55) {predicate = 2 : i64} : (i32, i32) -> i1
      %230 = "arith.divsi"(%227, %24) : (i32, i32) -> i32
      %231 = "arith.extsi"(%229) : (i1) -> i32
      %232 = "arith.addi"(%230, %231) : (i32, i32) -> i32
      %233 = "arith.addi"(%228, %24) : (i32, i32) -> i32
      %234 = "arith.select"(%229, %233, %228) : (i1, i32, i32) -> i32
      %235 = "arith.constant"() {value = 128 : i32} : () -> i32
      %236 = "arith.divui"(%37, %235) : (i32, i32) -> i32
      %237 = "nvvm.shfl.sync"(%213, %236, %55, %70) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %238 = "arith.cmpi"(%237, %55) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%238) ({
        "nvvm.setmaxregister"() {regCount = 80 : i32, action = #nvvm<action decrease>} : () -> ()
        %239 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %240 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %241 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %242 = "arith.divui"(%37, %53) : (i32, i32) -> i32
        %243 = "nvvm.shfl.sync"(%213, %242, %55, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 1 : i32} : (i32, i32, i32, i32) -> i32
        %244 = "arith.remui"(%37, %53) : (i32, i32) -> i32
        %245 = "arith.muli"(%239, %232) : (i32, i32) -> i32
        %246 = "arith.minsi"(%239, %234) : (i32, i32) -> i32
        %247 = "arith.addi"(%245, %246) : (i32, i32) -> i32
        %248 = "arith.addi"(%239, %225) : (i32, i32) -> i32
        %249 = "arith.muli"(%248, %232) : (i32, i32) -> i32
        %250 = "arith.minsi"(%248, %234) : (i32, i32) -> i32
        %251 = "arith.addi"(%249, %250) : (i32, i32) -> i32
        %252 = "arith.cmpi"(%247, %251) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%252) ({
          %253 = "arith.constant"() {value = dense<0> : vector<2xi32>} : () -> vector<2xi32>
          %254 = "vector.extract"(%253) {static_position = array<i64: 0>} : (vector<2xi32>) -> i32
          %255 = "vector.extract"(%253) {static_position = array<i64: 1>} : (vector<2xi32>) -> i32
          %256 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %257 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %258 = "scf.for"(%55, %72, %74, %55) ({
          ^bb0(%259: i32, %260: i32):
            %261 = "arith.muli"(%257, %72) : (i32, i32) -> i32
            %262 = "arith.addi"(%261, %259) : (i32, i32) -> i32
            %263 = "arith.cmpi"(%259, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %264 = "arith.cmpi"(%262, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %265 = "arith.andi"(%263, %264) : (i1, i1) -> i1
            %266 = "scf.if"(%265) ({
              %267 = "arith.extsi"(%262) : (i32) -> i64
              %268 = "llvm.getelementptr"(%25, %267) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %269 = "llvm.load"(%268) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %270 = "arith.constant"() {value = 127 : i32} : () -> i32
              %271 = "arith.addi"(%269, %270) : (i32, i32) -> i32
              %272 = "arith.constant"() {value = 7 : i32} : () -> i32
              %273 = "arith.shrsi"(%271, %272) : (i32, i32) -> i32
              %274 = "arith.maxsi"(%273, %225) : (i32, i32) -> i32
              %275 = "arith.muli"(%274, %26) : (i32, i32) -> i32
              %276 = "arith.addi"(%260, %275) : (i32, i32) -> i32
              "scf.yield"(%276) : (i32) -> ()
            }, {
              "scf.yield"(%260) : (i32) -> ()
            }) : (i1) -> i32
            %277 = "arith.addi"(%262, %225) : (i32, i32) -> i32
            %278 = "arith.addi"(%259, %225) : (i32, i32) -> i32
            %279 = "arith.cmpi"(%278, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %280 = "arith.cmpi"(%277, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %281 = "arith.andi"(%279, %280) : (i1, i1) -> i1
            %282 = "scf.if"(%281) ({
              %283 = "arith.extsi"(%277) : (i32) -> i64
              %284 = "llvm.getelementptr"(%25, %283) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %285 = "llvm.load"(%284) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %286 = "arith.constant"() {value = 127 : i32} : () -> i32
              %287 = "arith.addi"(%285, %286) : (i32, i32) -> i32
              %288 = "arith.constant"() {value = 7 : i32} : () -> i32
              %289 = "arith.shrsi"(%287, %288) : (i32, i32) -> i32
              %290 = "arith.maxsi"(%289, %225) : (i32, i32) -> i32
              %291 = "arith.muli"(%290, %26) : (i32, i32) -> i32
              %292 = "arith.addi"(%266, %291) : (i32, i32) -> i32
              "scf.yield"(%292) : (i32) -> ()
            }, {
              "scf.yield"(%266) : (i32) -> ()
            }) : (i1) -> i32
            %293 = "arith.addi"(%262, %222) : (i32, i32) -> i32
            %294 = "arith.addi"(%259, %222) : (i32, i32) -> i32
            %295 = "arith.cmpi"(%294, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %296 = "arith.cmpi"(%293, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %297 = "arith.andi"(%295, %296) : (i1, i1) -> i1
            %298 = "scf.if"(%297) ({
              %299 = "arith.extsi"(%293) : (i32) -> i64
              %300 = "llvm.getelementptr"(%25, %299) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %301 = "llvm.load"(%300) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %302 = "arith.constant"() {value = 127 : i32} : () -> i32
              %303 = "arith.addi"(%301, %302) : (i32, i32) -> i32
              %304 = "arith.constant"() {value = 7 : i32} : () -> i32
              %305 = "arith.shrsi"(%303, %304) : (i32, i32) -> i32
              %306 = "arith.maxsi"(%305, %225) : (i32, i32) -> i32
              %307 = "arith.muli"(%306, %26) : (i32, i32) -> i32
              %308 = "arith.addi"(%282, %307) : (i32, i32) -> i32
              "scf.yield"(%308) : (i32) -> ()
            }, {
              "scf.yield"(%282) : (i32) -> ()
            }) : (i1) -> i32
            %309 = "arith.constant"() {value = 3 : i32} : () -> i32
            %310 = "arith.addi"(%262, %309) : (i32, i32) -> i32
            %311 = "arith.addi"(%259, %309) : (i32, i32) -> i32
            %312 = "arith.cmpi"(%311, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %313 = "arith.cmpi"(%310, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %314 = "arith.andi"(%312, %313) : (i1, i1) -> i1
            %315 = "scf.if"(%314) ({
              %316 = "arith.extsi"(%310) : (i32) -> i64
              %317 = "llvm.getelementptr"(%25, %316) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %318 = "llvm.load"(%317) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %319 = "arith.constant"() {value = 127 : i32} : () -> i32
              %320 = "arith.addi"(%318, %319) : (i32, i32) -> i32
              %321 = "arith.constant"() {value = 7 : i32} : () -> i32
              %322 = "arith.shrsi"(%320, %321) : (i32, i32) -> i32
              %323 = "arith.maxsi"(%322, %225) : (i32, i32) -> i32
              %324 = "arith.muli"(%323, %26) : (i32, i32) -> i32
              %325 = "arith.addi"(%298, %324) : (i32, i32) -> i32
              "scf.yield"(%325) : (i32) -> ()
            }, {
              "scf.yield"(%298) : (i32) -> ()
            }) : (i1) -> i32
            %326 = "arith.addi"(%262, %219) : (i32, i32) -> i32
            %327 = "arith.addi"(%259, %219) : (i32, i32) -> i32
            %328 = "arith.cmpi"(%327, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %329 = "arith.cmpi"(%326, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %330 = "arith.andi"(%328, %329) : (i1, i1) -> i1
            %331 = "scf.if"(%330) ({
              %332 = "arith.extsi"(%326) : (i32) -> i64
              %333 = "llvm.getelementptr"(%25, %332) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %334 = "llvm.load"(%333) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %335 = "arith.constant"() {value = 127 : i32} : () -> i32
              %336 = "arith.addi"(%334, %335) : (i32, i32) -> i32
              %337 = "arith.constant"() {value = 7 : i32} : () -> i32
              %338 = "arith.shrsi"(%336, %337) : (i32, i32) -> i32
              %339 = "arith.maxsi"(%338, %225) : (i32, i32) -> i32
              %340 = "arith.muli"(%339, %26) : (i32, i32) -> i32
              %341 = "arith.addi"(%315, %340) : (i32, i32) -> i32
              "scf.yield"(%341) : (i32) -> ()
            }, {
              "scf.yield"(%315) : (i32) -> ()
            }) : (i1) -> i32
            %342 = "arith.constant"() {value = 5 : i32} : () -> i32
            %343 = "arith.addi"(%262, %342) : (i32, i32) -> i32
            %344 = "arith.addi"(%259, %342) : (i32, i32) -> i32
            %345 = "arith.cmpi"(%344, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %346 = "arith.cmpi"(%343, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %347 = "arith.andi"(%345, %346) : (i1, i1) -> i1
            %348 = "scf.if"(%347) ({
              %349 = "arith.extsi"(%343) : (i32) -> i64
              %350 = "llvm.getelementptr"(%25, %349) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %351 = "llvm.load"(%350) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %352 = "arith.constant"() {value = 127 : i32} : () -> i32
              %353 = "arith.addi"(%351, %352) : (i32, i32) -> i32
              %354 = "arith.constant"() {value = 7 : i32} : () -> i32
              %355 = "arith.shrsi"(%353, %354) : (i32, i32) -> i32
              %356 = "arith.maxsi"(%355, %225) : (i32, i32) -> i32
              %357 = "arith.muli"(%356, %26) : (i32, i32) -> i32
              %358 = "arith.addi"(%331, %357) : (i32, i32) -> i32
              "scf.yield"(%358) : (i32) -> ()
            }, {
              "scf.yield"(%331) : (i32) -> ()
            }) : (i1) -> i32
            %359 = "arith.constant"() {value = 6 : i32} : () -> i32
            %360 = "arith.addi"(%262, %359) : (i32, i32) -> i32
            %361 = "arith.addi"(%259, %359) : (i32, i32) -> i32
            %362 = "arith.cmpi"(%361, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %363 = "arith.cmpi"(%360, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %364 = "arith.andi"(%362, %363) : (i1, i1) -> i1
            %365 = "scf.if"(%364) ({
              %366 = "arith.extsi"(%360) : (i32) -> i64
              %367 = "llvm.getelementptr"(%25, %366) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %368 = "llvm.load"(%367) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %369 = "arith.constant"() {value = 127 : i32} : () -> i32
              %370 = "arith.addi"(%368, %369) : (i32, i32) -> i32
              %371 = "arith.constant"() {value = 7 : i32} : () -> i32
              %372 = "arith.shrsi"(%370, %371) : (i32, i32) -> i32
              %373 = "arith.maxsi"(%372, %225) : (i32, i32) -> i32
              %374 = "arith.muli"(%373, %26) : (i32, i32) -> i32
              %375 = "arith.addi"(%348, %374) : (i32, i32) -> i32
              "scf.yield"(%375) : (i32) -> ()
            }, {
              "scf.yield"(%348) : (i32) -> ()
            }) : (i1) -> i32
            %376 = "arith.constant"() {value = 7 : i32} : () -> i32
            %377 = "arith.addi"(%262, %376) : (i32, i32) -> i32
            %378 = "arith.addi"(%259, %376) : (i32, i32) -> i32
            %379 = "arith.cmpi"(%378, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %380 = "arith.cmpi"(%377, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %381 = "arith.andi"(%379, %380) : (i1, i1) -> i1
            %382 = "scf.if"(%381) ({
              %383 = "arith.extsi"(%377) : (i32) -> i64
              %384 = "llvm.getelementptr"(%25, %383) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %385 = "llvm.load"(%384) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %386 = "arith.constant"() {value = 127 : i32} : () -> i32
              %387 = "arith.addi"(%385, %386) : (i32, i32) -> i32
              %388 = "arith.shrsi"(%387, %376) : (i32, i32) -> i32
              %389 = "arith.maxsi"(%388, %225) : (i32, i32) -> i32
              %390 = "arith.muli"(%389, %26) : (i32, i32) -> i32
              %391 = "arith.addi"(%365, %390) : (i32, i32) -> i32
              "scf.yield"(%391) : (i32) -> ()
            }, {
              "scf.yield"(%365) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%382) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          %392 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %393 = "nvvm.shfl.sync"(%213, %258, %225, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 2 : i32} : (i32, i32, i32, i32) -> i32
          %394 = "arith.cmpi"(%392, %225) {predicate = 5 : i64} : (i32, i32) -> i1
          %395 = "arith.select"(%394, %393, %55) : (i1, i32, i32) -> i32
          %396 = "arith.addi"(%258, %395) : (i32, i32) -> i32
          %397 = "nvvm.shfl.sync"(%213, %396, %222, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 3 : i32} : (i32, i32, i32, i32) -> i32
          %398 = "arith.cmpi"(%392, %222) {predicate = 5 : i64} : (i32, i32) -> i1
          %399 = "arith.select"(%398, %397, %55) : (i1, i32, i32) -> i32
          %400 = "arith.addi"(%396, %399) : (i32, i32) -> i32
          %401 = "nvvm.shfl.sync"(%213, %400, %219, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 4 : i32} : (i32, i32, i32, i32) -> i32
          %402 = "arith.cmpi"(%392, %219) {predicate = 5 : i64} : (i32, i32) -> i1
          %403 = "arith.select"(%402, %401, %55) : (i1, i32, i32) -> i32
          %404 = "arith.addi"(%400, %403) : (i32, i32) -> i32
          %405 = "nvvm.shfl.sync"(%213, %404, %74, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 5 : i32} : (i32, i32, i32, i32) -> i32
          %406 = "arith.cmpi"(%392, %74) {predicate = 5 : i64} : (i32, i32) -> i1
          %407 = "arith.select"(%406, %405, %55) : (i1, i32, i32) -> i32
          %408 = "arith.addi"(%404, %407) : (i32, i32) -> i32
          %409 = "nvvm.shfl.sync"(%213, %408, %214, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 6 : i32} : (i32, i32, i32, i32) -> i32
          %410 = "arith.cmpi"(%392, %214) {predicate = 5 : i64} : (i32, i32) -> i1
          %411 = "arith.select"(%410, %409, %55) : (i1, i32, i32) -> i32
          %412 = "arith.addi"(%408, %411) : (i32, i32) -> i32
          %413 = "arith.cmpi"(%412, %247) {predicate = 4 : i64} : (i32, i32) -> i1
          %414 = "nvvm.vote.sync"(%213, %413) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 7 : i32} : (i32, i1) -> i32
          %415 = "arith.subi"(%55, %414) : (i32, i32) -> i32
          %416 = "arith.andi"(%414, %415) : (i32, i32) -> i32
          %417 = "arith.subi"(%416, %225) : (i32, i32) -> i32
          %418 = "llvm.intr.ctpop"(%417) : (i32) -> i32
          %419 = "arith.muli"(%418, %72) : (i32, i32) -> i32
          %420 = "arith.subi"(%412, %258) : (i32, i32) -> i32
          %421 = "nvvm.shfl.sync"(%213, %420, %418, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 8 : i32} : (i32, i32, i32, i32) -> i32
          %422 = "arith.addi"(%419, %72) : (i32, i32) -> i32
          %423, %424, %425 = "scf.for"(%419, %422, %53, %421, %55, %213) ({
          ^bb0(%426: i32, %427: i32, %428: i32, %429: i32):
            %430 = "arith.addi"(%426, %256) : (i32, i32) -> i32
            %431 = "arith.cmpi"(%429, %55) {predicate = 2 : i64} : (i32, i32) -> i1
            %432 = "arith.cmpi"(%430, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %433 = "arith.andi"(%431, %432) : (i1, i1) -> i1
            %434 = "scf.if"(%433) ({
              %435 = "arith.extsi"(%430) : (i32) -> i64
              %436 = "llvm.getelementptr"(%25, %435) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %437 = "llvm.load"(%436) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %438 = "arith.constant"() {value = 127 : i32} : () -> i32
              %439 = "arith.addi"(%437, %438) : (i32, i32) -> i32
              %440 = "arith.constant"() {value = 7 : i32} : () -> i32
              %441 = "arith.shrsi"(%439, %440) : (i32, i32) -> i32
              %442 = "arith.maxsi"(%441, %225) : (i32, i32) -> i32
              %443 = "arith.muli"(%442, %26) : (i32, i32) -> i32
              "scf.yield"(%443) : (i32) -> ()
            }, {
              "scf.yield"(%55) : (i32) -> ()
            }) : (i1) -> i32
            %444 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %445 = "nvvm.shfl.sync"(%213, %434, %225, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
            %446 = "arith.cmpi"(%444, %225) {predicate = 5 : i64} : (i32, i32) -> i1
            %447 = "arith.select"(%446, %445, %55) : (i1, i32, i32) -> i32
            %448 = "arith.addi"(%434, %447) : (i32, i32) -> i32
            %449 = "nvvm.shfl.sync"(%213, %448, %222, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 10 : i32} : (i32, i32, i32, i32) -> i32
            %450 = "arith.cmpi"(%444, %222) {predicate = 5 : i64} : (i32, i32) -> i1
            %451 = "arith.select"(%450, %449, %55) : (i1, i32, i32) -> i32
            %452 = "arith.addi"(%448, %451) : (i32, i32) -> i32
            %453 = "nvvm.shfl.sync"(%213, %452, %219, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 11 : i32} : (i32, i32, i32, i32) -> i32
            %454 = "arith.cmpi"(%444, %219) {predicate = 5 : i64} : (i32, i32) -> i1
            %455 = "arith.select"(%454, %453, %55) : (i1, i32, i32) -> i32
            %456 = "arith.addi"(%452, %455) : (i32, i32) -> i32
            %457 = "nvvm.shfl.sync"(%213, %456, %74, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 12 : i32} : (i32, i32, i32, i32) -> i32
            %458 = "arith.cmpi"(%444, %74) {predicate = 5 : i64} : (i32, i32) -> i1
            %459 = "arith.select"(%458, %457, %55) : (i1, i32, i32) -> i32
            %460 = "arith.addi"(%456, %459) : (i32, i32) -> i32
            %461 = "nvvm.shfl.sync"(%213, %460, %214, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 13 : i32} : (i32, i32, i32, i32) -> i32
            %462 = "arith.cmpi"(%444, %214) {predicate = 5 : i64} : (i32, i32) -> i1
            %463 = "arith.select"(%462, %461, %55) : (i1, i32, i32) -> i32
            %464 = "arith.addi"(%460, %463) : (i32, i32) -> i32
            %465 = "arith.addi"(%427, %464) : (i32, i32) -> i32
            %466 = "arith.cmpi"(%465, %247) {predicate = 4 : i64} : (i32, i32) -> i1
            %467 = "arith.andi"(%431, %466) : (i1, i1) -> i1
            %468 = "nvvm.vote.sync"(%213, %467) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 14 : i32} : (i32, i1) -> i32
            %469 = "arith.cmpi"(%468, %55) {predicate = 1 : i64} : (i32, i32) -> i1
            %470 = "arith.subi"(%55, %468) : (i32, i32) -> i32
            %471 = "arith.andi"(%468, %470) : (i32, i32) -> i32
            %472 = "arith.subi"(%471, %225) : (i32, i32) -> i32
            %473 = "llvm.intr.ctpop"(%472) : (i32) -> i32
            %474, %475 = "scf.if"(%469) ({
              %476 = "arith.addi"(%426, %473) : (i32, i32) -> i32
              %477 = "arith.subi"(%464, %434) : (i32, i32) -> i32
              %478 = "nvvm.shfl.sync"(%213, %477, %473, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 15 : i32} : (i32, i32, i32, i32) -> i32
              %479 = "arith.addi"(%427, %478) : (i32, i32) -> i32
              "scf.yield"(%476, %479) : (i32, i32) -> ()
            }, {
              "scf.yield"(%428, %429) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %480 = "nvvm.shfl.sync"(%213, %464, %70, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 16 : i32} : (i32, i32, i32, i32) -> i32
            %481 = "arith.addi"(%427, %480) : (i32, i32) -> i32
            "scf.yield"(%481, %474, %475) : (i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
          %482 = "arith.extsi"(%424) : (i32) -> i64
          %483 = "llvm.getelementptr"(%25, %482) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %484 = "llvm.load"(%483) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %485 = "arith.constant"() {value = 127 : i32} : () -> i32
          %486 = "arith.addi"(%484, %485) : (i32, i32) -> i32
          %487 = "arith.constant"() {value = 7 : i32} : () -> i32
          %488 = "arith.shrsi"(%486, %487) : (i32, i32) -> i32
          %489 = "arith.maxsi"(%488, %225) : (i32, i32) -> i32
          %490 = "arith.subi"(%247, %425) : (i32, i32) -> i32
          %491 = "arith.remsi"(%490, %489) : (i32, i32) -> i32
          %492 = "arith.cmpi"(%491, %55) {predicate = 2 : i64} : (i32, i32) -> i1
          %493 = "arith.divsi"(%490, %489) : (i32, i32) -> i32
          %494 = "arith.extsi"(%492) : (i1) -> i32
          %495 = "arith.addi"(%493, %494) : (i32, i32) -> i32
          %496 = "arith.addi"(%491, %489) : (i32, i32) -> i32
          %497 = "arith.select"(%492, %496, %491) : (i1, i32, i32) -> i32
          %498 = "arith.muli"(%497, %235) : (i32, i32) -> i32
          %499 = "arith.muli"(%243, %53) : (i32, i32) -> i32
          %500 = "arith.addi"(%498, %499) : (i32, i32) -> i32
          %501 = "arith.addi"(%500, %244) : (i32, i32) -> i32
          %502 = "arith.cmpi"(%244, %53) {predicate = 2 : i64} : (i32, i32) -> i1
          %503 = "arith.cmpi"(%501, %484) {predicate = 2 : i64} : (i32, i32) -> i1
          %504 = "arith.andi"(%502, %503) : (i1, i1) -> i1
          %505, %506 = "scf.if"(%504) ({
            %507 = "arith.constant"() {value = 32 : i64} : () -> i64
            %508 = "arith.shrui"(%31, %507) : (i64, i64) -> i64
            %509 = "arith.subi"(%36, %225) : (i32, i32) -> i32
            %510 = "llvm.intr.ctlz"(%509) {is_zero_poison = false} : (i32) -> i32
            %511 = "arith.subi"(%53, %510) : (i32, i32) -> i32
            %512 = "arith.shrsi"(%501, %70) : (i32, i32) -> i32
            %513 = "arith.xori"(%501, %512) : (i32, i32) -> i32
            %514 = "arith.extui"(%513) : (i32) -> i64
            %515 = "arith.muli"(%514, %508) : (i64, i64) -> i64
            %516 = "arith.shrui"(%515, %507) : (i64, i64) -> i64
            %517 = "arith.trunci"(%516) : (i64) -> i32
            %518 = "arith.addi"(%517, %513) : (i32, i32) -> i32
            %519 = "arith.shrui"(%518, %511) : (i32, i32) -> i32
            %520 = "arith.cmpi"(%511, %53) {predicate = 6 : i64} : (i32, i32) -> i1
            %521 = "arith.select"(%520, %519, %55) : (i1, i32, i32) -> i32
            %522 = "arith.xori"(%521, %512) : (i32, i32) -> i32
            %523 = "llvm.intr.ctlz"(%509) {is_zero_poison = false} : (i32) -> i32
            %524 = "arith.subi"(%53, %523) : (i32, i32) -> i32
            %525 = "arith.shrui"(%518, %524) : (i32, i32) -> i32
            %526 = "arith.cmpi"(%524, %53) {predicate = 6 : i64} : (i32, i32) -> i1
            %527 = "arith.select"(%526, %525, %55) : (i1, i32, i32) -> i32
            %528 = "arith.xori"(%527, %512) : (i32, i32) -> i32
            %529 = "arith.muli"(%528, %36) : (i32, i32) -> i32
            %530 = "arith.subi"(%501, %529) : (i32, i32) -> i32
            %531 = "arith.extsi"(%522) : (i32) -> i64
            %532 = "arith.muli"(%482, %34) : (i64, i64) -> i64
            %533 = "arith.addi"(%532, %531) : (i64, i64) -> i64
            %534 = "llvm.getelementptr"(%32, %533) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %535 = "llvm.load"(%534) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            "scf.yield"(%535, %530) : (i32, i32) -> ()
          }, {
            "scf.yield"(%254, %255) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %536, %537, %538, %539, %540, %541, %542, %543, %544, %545 = "scf.for"(%247, %251, %225, %424, %484, %495, %497, %55, %55, %55, %225, %505, %506) ({
          ^bb0(%546: i32, %547: i32, %548: i32, %549: i32, %550: i32, %551: i32, %552: i32, %553: i32, %554: i32, %555: i32, %556: i32):
            %557 = "llvm.getelementptr"(%45, %553) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t558_s0 = "llvm.ptrtoint"(%557) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t558_s0, %554) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %559 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %560 = "arith.muli"(%551, %559) : (i32, i32) -> i32
            %561 = "llvm.getelementptr"(%40, %560) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %562 = "arith.constant"() {value = 16384 : i32} : () -> i32
            %563 = "arith.muli"(%553, %562) : (i32, i32) -> i32
            %564 = "llvm.getelementptr"(%41, %563) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %565 = "arith.muli"(%549, %27) : (i32, i32) -> i32
            %566 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %567 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %568 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %569 = "arith.addi"(%565, %567) : (i32, i32) -> i32
            %570 = "arith.remsi"(%569, %29) : (i32, i32) -> i32
            %571 = "arith.cmpi"(%570, %55) {predicate = 2 : i64} : (i32, i32) -> i1
            %572 = "arith.divsi"(%569, %29) : (i32, i32) -> i32
            %573 = "arith.extsi"(%571) : (i1) -> i32
            %574 = "arith.addi"(%572, %573) : (i32, i32) -> i32
            %575 = "arith.remui"(%244, %74) : (i32, i32) -> i32
            %576 = "arith.divui"(%244, %74) : (i32, i32) -> i32
            %577 = "arith.remui"(%576, %53) : (i32, i32) -> i32
            %578 = "nvvm.shfl.sync"(%213, %555, %577, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 17 : i32} : (i32, i32, i32, i32) -> i32
            %579 = "nvvm.shfl.sync"(%213, %556, %577, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 18 : i32} : (i32, i32, i32, i32) -> i32
            %580 = "arith.addi"(%499, %576) : (i32, i32) -> i32
            %581 = "arith.muli"(%550, %235) : (i32, i32) -> i32
            %582 = "arith.addi"(%581, %580) : (i32, i32) -> i32
            %583 = "arith.cmpi"(%582, %548) {predicate = 2 : i64} : (i32, i32) -> i1
            %584 = "arith.extui"(%583) : (i1) -> i8
            %585 = "arith.extsi"(%578) : (i32) -> i64
            %586 = "arith.extsi"(%579) : (i32) -> i64
            %587 = "arith.extsi"(%574) : (i32) -> i64
            %588 = "arith.muli"(%585, %9) : (i64, i64) -> i64
            %589 = "arith.muli"(%586, %10) : (i64, i64) -> i64
            %590 = "arith.addi"(%588, %589) : (i64, i64) -> i64
            %591 = "arith.muli"(%587, %11) : (i64, i64) -> i64
            %592 = "arith.addi"(%590, %591) : (i64, i64) -> i64
            %593 = "llvm.getelementptr"(%5, %592) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %594 = "arith.remui"(%576, %74) : (i32, i32) -> i32
            %595 = "arith.xori"(%575, %594) : (i32, i32) -> i32
            %596 = "arith.muli"(%595, %74) : (i32, i32) -> i32
            %597 = "arith.constant"() {value = 64 : i32} : () -> i32
            %598 = "arith.muli"(%580, %597) : (i32, i32) -> i32
            %599 = "arith.addi"(%596, %598) : (i32, i32) -> i32
            %600 = "llvm.getelementptr"(%564, %599) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %601 = "arith.muli"(%575, %74) : (i32, i32) -> i32
            %602 = "llvm.getelementptr"(%593, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %603 = "arith.constant"() {value = 0 : i8} : () -> i8
            %604 = "arith.cmpi"(%584, %603) {predicate = 1 : i64} : (i8, i8) -> i1
            %605 = "arith.select"(%604, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%600, %602, %605) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %606 = "arith.muli"(%585, %13) : (i64, i64) -> i64
            %607 = "arith.muli"(%586, %14) : (i64, i64) -> i64
            %608 = "arith.addi"(%606, %607) : (i64, i64) -> i64
            %609 = "arith.muli"(%587, %15) : (i64, i64) -> i64
            %610 = "arith.addi"(%608, %609) : (i64, i64) -> i64
            %611 = "llvm.getelementptr"(%12, %610) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %612 = "arith.constant"() {value = 8192 : i32} : () -> i32
            %613 = "arith.addi"(%599, %612) : (i32, i32) -> i32
            %614 = "llvm.getelementptr"(%564, %613) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %615 = "llvm.getelementptr"(%611, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %616 = "arith.cmpi"(%584, %603) {predicate = 1 : i64} : (i8, i8) -> i1
            %617 = "arith.select"(%616, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%614, %615, %617) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %618 = "arith.addi"(%219, %576) : (i32, i32) -> i32
            %619 = "arith.remui"(%618, %53) : (i32, i32) -> i32
            %620 = "nvvm.shfl.sync"(%213, %555, %619, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 19 : i32} : (i32, i32, i32, i32) -> i32
            %621 = "nvvm.shfl.sync"(%213, %556, %619, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 20 : i32} : (i32, i32, i32, i32) -> i32
            %622 = "arith.addi"(%499, %618) : (i32, i32) -> i32
            %623 = "arith.addi"(%581, %622) : (i32, i32) -> i32
            %624 = "arith.cmpi"(%623, %548) {predicate = 2 : i64} : (i32, i32) -> i1
            %625 = "arith.extui"(%624) : (i1) -> i8
            %626 = "arith.extsi"(%620) : (i32) -> i64
            %627 = "arith.extsi"(%621) : (i32) -> i64
            %628 = "arith.muli"(%626, %9) : (i64, i64) -> i64
            %629 = "arith.muli"(%627, %10) : (i64, i64) -> i64
            %630 = "arith.addi"(%628, %629) : (i64, i64) -> i64
            %631 = "arith.addi"(%630, %591) : (i64, i64) -> i64
            %632 = "llvm.getelementptr"(%5, %631) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %633 = "arith.remui"(%618, %74) : (i32, i32) -> i32
            %634 = "arith.xori"(%575, %633) : (i32, i32) -> i32
            %635 = "arith.muli"(%634, %74) : (i32, i32) -> i32
            %636 = "arith.muli"(%622, %597) : (i32, i32) -> i32
            %637 = "arith.addi"(%635, %636) : (i32, i32) -> i32
            %638 = "llvm.getelementptr"(%564, %637) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %639 = "llvm.getelementptr"(%632, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %640 = "arith.cmpi"(%625, %603) {predicate = 1 : i64} : (i8, i8) -> i1
            %641 = "arith.select"(%640, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%638, %639, %641) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %642 = "arith.muli"(%626, %13) : (i64, i64) -> i64
            %643 = "arith.muli"(%627, %14) : (i64, i64) -> i64
            %644 = "arith.addi"(%642, %643) : (i64, i64) -> i64
            %645 = "arith.addi"(%644, %609) : (i64, i64) -> i64
            %646 = "llvm.getelementptr"(%12, %645) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %647 = "arith.addi"(%637, %612) : (i32, i32) -> i32
            %648 = "llvm.getelementptr"(%564, %647) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %649 = "llvm.getelementptr"(%646, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %650 = "arith.cmpi"(%625, %603) {predicate = 1 : i64} : (i8, i8) -> i1
            %651 = "arith.select"(%650, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%648, %649, %651) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %652 = "arith.addi"(%74, %576) : (i32, i32) -> i32
            %653 = "arith.remui"(%652, %53) : (i32, i32) -> i32
            %654 = "nvvm.shfl.sync"(%213, %555, %653, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 21 : i32} : (i32, i32, i32, i32) -> i32
            %655 = "nvvm.shfl.sync"(%213, %556, %653, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 22 : i32} : (i32, i32, i32, i32) -> i32
            %656 = "arith.addi"(%499, %652) : (i32, i32) -> i32
            %657 = "arith.addi"(%581, %656) : (i32, i32) -> i32
            %658 = "arith.cmpi"(%657, %548) {predicate = 2 : i64} : (i32, i32) -> i1
            %659 = "arith.extui"(%658) : (i1) -> i8
            %660 = "arith.extsi"(%654) : (i32) -> i64
            %661 = "arith.extsi"(%655) : (i32) -> i64
            %662 = "arith.muli"(%660, %9) : (i64, i64) -> i64
            %663 = "arith.muli"(%661, %10) : (i64, i64) -> i64
            %664 = "arith.addi"(%662, %663) : (i64, i64) -> i64
            %665 = "arith.addi"(%664, %591) : (i64, i64) -> i64
            %666 = "llvm.getelementptr"(%5, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %667 = "arith.remui"(%652, %74) : (i32, i32) -> i32
            %668 = "arith.xori"(%575, %667) : (i32, i32) -> i32
            %669 = "arith.muli"(%668, %74) : (i32, i32) -> i32
            %670 = "arith.muli"(%656, %597) : (i32, i32) -> i32
            %671 = "arith.addi"(%669, %670) : (i32, i32) -> i32
            %672 = "llvm.getelementptr"(%564, %671) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %673 = "llvm.getelementptr"(%666, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %674 = "arith.cmpi"(%659, %603) {predicate = 1 : i64} : (i8, i8) -> i1
            %675 = "arith.select"(%674, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%672, %673, %675) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %676 = "arith.muli"(%660, %13) : (i64, i64) -> i64
            %677 = "arith.muli"(%661, %14) : (i64, i64) -> i64
            %678 = "arith.addi"(%676, %677) : (i64, i64) -> i64
            %679 = "arith.addi"(%678, %609) : (i64, i64) -> i64
            %680 = "llvm.getelementptr"(%12, %679) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %681 = "arith.addi"(%671, %612) : (i32, i32) -> i32
            %682 = "llvm.getelementptr"(%564, %681) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %683 = "llvm.getelementptr"(%680, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %684 = "arith.cmpi"(%659, %603) {predicate = 1 : i64} : (i8, i8) -> i1
            %685 = "arith.select"(%684, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%682, %683, %685) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %686 = "arith.constant"() {value = 12 : i32} : () -> i32
            %687 = "arith.addi"(%686, %576) : (i32, i32) -> i32
            %688 = "arith.remui"(%687, %53) : (i32, i32) -> i32
            %689 = "nvvm.shfl.sync"(%213, %555, %688, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 23 : i32} : (i32, i32, i32, i32) -> i32
            %690 = "nvvm.shfl.sync"(%213, %556, %688, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 24 : i32} : (i32, i32, i32, i32) -> i32
            %691 = "arith.addi"(%499, %687) : (i32, i32) -> i32
            %692 = "arith.addi"(%581, %691) : (i32, i32) -> i32
            %693 = "arith.cmpi"(%692, %548) {predicate = 2 : i64} : (i32, i32) -> i1
            %694 = "arith.extui"(%693) : (i1) -> i8
            %695 = "arith.extsi"(%689) : (i32) -> i64
            %696 = "arith.extsi"(%690) : (i32) -> i64
            %697 = "arith.muli"(%695, %9) : (i64, i64) -> i64
            %698 = "arith.muli"(%696, %10) : (i64, i64) -> i64
            %699 = "arith.addi"(%697, %698) : (i64, i64) -> i64
            %700 = "arith.addi"(%699, %591) : (i64, i64) -> i64
            %701 = "llvm.getelementptr"(%5, %700) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %702 = "arith.remui"(%687, %74) : (i32, i32) -> i32
            %703 = "arith.xori"(%575, %702) : (i32, i32) -> i32
            %704 = "arith.muli"(%703, %74) : (i32, i32) -> i32
            %705 = "arith.muli"(%691, %597) : (i32, i32) -> i32
            %706 = "arith.addi"(%704, %705) : (i32, i32) -> i32
            %707 = "llvm.getelementptr"(%564, %706) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %708 = "llvm.getelementptr"(%701, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %709 = "arith.cmpi"(%694, %603) {predicate = 1 : i64} : (i8, i8) -> i1
            %710 = "arith.select"(%709, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%707, %708, %710) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %711 = "arith.muli"(%695, %13) : (i64, i64) -> i64
            %712 = "arith.muli"(%696, %14) : (i64, i64) -> i64
            %713 = "arith.addi"(%711, %712) : (i64, i64) -> i64
            %714 = "arith.addi"(%713, %609) : (i64, i64) -> i64
            %715 = "llvm.getelementptr"(%12, %714) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %716 = "arith.addi"(%706, %612) : (i32, i32) -> i32
            %717 = "llvm.getelementptr"(%564, %716) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %718 = "llvm.getelementptr"(%715, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %719 = "arith.cmpi"(%694, %603) {predicate = 1 : i64} : (i8, i8) -> i1
            %720 = "arith.select"(%719, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%717, %718, %720) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %721 = "arith.addi"(%214, %576) : (i32, i32) -> i32
            %722 = "arith.remui"(%721, %53) : (i32, i32) -> i32
            %723 = "nvvm.shfl.sync"(%213, %555, %722, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 25 : i32} : (i32, i32, i32, i32) -> i32
            %724 = "nvvm.shfl.sync"(%213, %556, %722, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 26 : i32} : (i32, i32, i32, i32) -> i32
            %725 = "arith.addi"(%499, %721) : (i32, i32) -> i32
            %726 = "arith.addi"(%581, %725) : (i32, i32) -> i32
            %727 = "arith.cmpi"(%726, %548) {predicate = 2 : i64} : (i32, i32) -> i1
            %728 = "arith.extui"(%727) : (i1) -> i8
            %729 = "arith.extsi"(%723) : (i32) -> i64
            %730 = "arith.extsi"(%724) : (i32) -> i64
            %731 = "arith.muli"(%729, %9) : (i64, i64) -> i64
            %732 = "arith.muli"(%730, %10) : (i64, i64) -> i64
            %733 = "arith.addi"(%731, %732) : (i64, i64) -> i64
            %734 = "arith.addi"(%733, %591) : (i64, i64) -> i64
            %735 = "llvm.getelementptr"(%5, %734) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %736 = "arith.remui"(%721, %74) : (i32, i32) -> i32
            %737 = "arith.xori"(%575, %736) : (i32, i32) -> i32
            %738 = "arith.muli"(%737, %74) : (i32, i32) -> i32
            %739 = "arith.muli"(%725, %597) : (i32, i32) -> i32
            %740 = "arith.addi"(%738, %739) : (i32, i32) -> i32
            %741 = "llvm.getelementptr"(%564, %740) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %742 = "llvm.getelementptr"(%735, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %743 = "arith.cmpi"(%728, %603) {predicate = 1 : i64} : (i8, i8) -> i1
            %744 = "arith.select"(%743, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%741, %742, %744) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %745 = "arith.muli"(%729, %13) : (i64, i64) -> i64
            %746 = "arith.muli"(%730, %14) : (i64, i64) -> i64
            %747 = "arith.addi"(%745, %746) : (i64, i64) -> i64
            %748 = "arith.addi"(%747, %609) : (i64, i64) -> i64
            %749 = "llvm.getelementptr"(%12, %748) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %750 = "arith.addi"(%740, %612) : (i32, i32) -> i32
            %751 = "llvm.getelementptr"(%564, %750) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %752 = "llvm.getelementptr"(%749, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %753 = "arith.cmpi"(%728, %603) {predicate = 1 : i64} : (i8, i8) -> i1
            %754 = "arith.select"(%753, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%751, %752, %754) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %755 = "arith.constant"() {value = 20 : i32} : () -> i32
            %756 = "arith.addi"(%755, %576) : (i32, i32) -> i32
            %757 = "arith.remui"(%756, %53) : (i32, i32) -> i32
            %758 = "nvvm.shfl.sync"(%213, %555, %757, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 27 : i32} : (i32, i32, i32, i32) -> i32
            %759 = "nvvm.shfl.sync"(%213, %556, %757, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 28 : i32} : (i32, i32, i32, i32) -> i32
            %760 = "arith.addi"(%499, %756) : (i32, i32) -> i32
            %761 = "arith.addi"(%581, %760) : (i32, i32) -> i32
            %762 = "arith.cmpi"(%761, %548) {predicate = 2 : i64} : (i32, i32) -> i1
            %763 = "arith.extui"(%762) : (i1) -> i8
            %764 = "arith.extsi"(%758) : (i32) -> i64
            %765 = "arith.extsi"(%759) : (i32) -> i64
            %766 = "arith.muli"(%764, %9) : (i64, i64) -> i64
            %767 = "arith.muli"(%765, %10) : (i64, i64) -> i64
            %768 = "arith.addi"(%766, %767) : (i64, i64) -> i64
            %769 = "arith.addi"(%768, %591) : (i64, i64) -> i64
            %770 = "llvm.getelementptr"(%5, %769) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %771 = "arith.remui"(%756, %74) : (i32, i32) -> i32
            %772 = "arith.xori"(%575, %771) : (i32, i32) -> i32
            %773 = "arith.muli"(%772, %74) : (i32, i32) -> i32
            %774 = "arith.muli"(%760, %597) : (i32, i32) -> i32
            %775 = "arith.addi"(%773, %774) : (i32, i32) -> i32
            %776 = "llvm.getelementptr"(%564, %775) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %777 = "llvm.getelementptr"(%770, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %778 = "arith.cmpi"(%763, %603) {predicate = 1 : i64} : (i8, i8) -> i1
            %779 = "arith.select"(%778, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%776, %777, %779) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %780 = "arith.muli"(%764, %13) : (i64, i64) -> i64
            %781 = "arith.muli"(%765, %14) : (i64, i64) -> i64
            %782 = "arith.addi"(%780, %781) : (i64, i64) -> i64
            %783 = "arith.addi"(%782, %609) : (i64, i64) -> i64
            %784 = "llvm.getelementptr"(%12, %783) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %785 = "arith.addi"(%775, %612) : (i32, i32) -> i32
            %786 = "llvm.getelementptr"(%564, %785) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %787 = "llvm.getelementptr"(%784, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %788 = "arith.cmpi"(%763, %603) {predicate = 1 : i64} : (i8, i8) -> i1
            %789 = "arith.select"(%788, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%786, %787, %789) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %790 = "arith.constant"() {value = 24 : i32} : () -> i32
            %791 = "arith.addi"(%790, %576) : (i32, i32) -> i32
            %792 = "arith.remui"(%791, %53) : (i32, i32) -> i32
            %793 = "nvvm.shfl.sync"(%213, %555, %792, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 29 : i32} : (i32, i32, i32, i32) -> i32
            %794 = "nvvm.shfl.sync"(%213, %556, %792, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 30 : i32} : (i32, i32, i32, i32) -> i32
            %795 = "arith.addi"(%499, %791) : (i32, i32) -> i32
            %796 = "arith.addi"(%581, %795) : (i32, i32) -> i32
            %797 = "arith.cmpi"(%796, %548) {predicate = 2 : i64} : (i32, i32) -> i1
            %798 = "arith.extui"(%797) : (i1) -> i8
            %799 = "arith.extsi"(%793) : (i32) -> i64
            %800 = "arith.extsi"(%794) : (i32) -> i64
            %801 = "arith.muli"(%799, %9) : (i64, i64) -> i64
            %802 = "arith.muli"(%800, %10) : (i64, i64) -> i64
            %803 = "arith.addi"(%801, %802) : (i64, i64) -> i64
            %804 = "arith.addi"(%803, %591) : (i64, i64) -> i64
            %805 = "llvm.getelementptr"(%5, %804) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %806 = "arith.remui"(%791, %74) : (i32, i32) -> i32
            %807 = "arith.xori"(%575, %806) : (i32, i32) -> i32
            %808 = "arith.muli"(%807, %74) : (i32, i32) -> i32
            %809 = "arith.muli"(%795, %597) : (i32, i32) -> i32
            %810 = "arith.addi"(%808, %809) : (i32, i32) -> i32
            %811 = "llvm.getelementptr"(%564, %810) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %812 = "llvm.getelementptr"(%805, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %813 = "arith.cmpi"(%798, %603) {predicate = 1 : i64} : (i8, i8) -> i1
            %814 = "arith.select"(%813, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%811, %812, %814) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %815 = "arith.muli"(%799, %13) : (i64, i64) -> i64
            %816 = "arith.muli"(%800, %14) : (i64, i64) -> i64
            %817 = "arith.addi"(%815, %816) : (i64, i64) -> i64
            %818 = "arith.addi"(%817, %609) : (i64, i64) -> i64
            %819 = "llvm.getelementptr"(%12, %818) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %820 = "arith.addi"(%810, %612) : (i32, i32) -> i32
            %821 = "llvm.getelementptr"(%564, %820) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %822 = "llvm.getelementptr"(%819, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %823 = "arith.cmpi"(%798, %603) {predicate = 1 : i64} : (i8, i8) -> i1
            %824 = "arith.select"(%823, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%821, %822, %824) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %825 = "arith.constant"() {value = 28 : i32} : () -> i32
            %826 = "arith.addi"(%825, %576) : (i32, i32) -> i32
            %827 = "arith.remui"(%826, %53) : (i32, i32) -> i32
            %828 = "nvvm.shfl.sync"(%213, %555, %827, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 31 : i32} : (i32, i32, i32, i32) -> i32
            %829 = "nvvm.shfl.sync"(%213, %556, %827, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 32 : i32} : (i32, i32, i32, i32) -> i32
            %830 = "arith.addi"(%499, %826) : (i32, i32) -> i32
            %831 = "arith.addi"(%581, %830) : (i32, i32) -> i32
            %832 = "arith.cmpi"(%831, %548) {predicate = 2 : i64} : (i32, i32) -> i1
            %833 = "arith.extui"(%832) : (i1) -> i8
            %834 = "arith.extsi"(%828) : (i32) -> i64
            %835 = "arith.extsi"(%829) : (i32) -> i64
            %836 = "arith.muli"(%834, %9) : (i64, i64) -> i64
            %837 = "arith.muli"(%835, %10) : (i64, i64) -> i64
            %838 = "arith.addi"(%836, %837) : (i64, i64) -> i64
            %839 = "arith.addi"(%838, %591) : (i64, i64) -> i64
            %840 = "llvm.getelementptr"(%5, %839) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %841 = "arith.remui"(%826, %74) : (i32, i32) -> i32
            %842 = "arith.xori"(%575, %841) : (i32, i32) -> i32
            %843 = "arith.muli"(%842, %74) : (i32, i32) -> i32
            %844 = "arith.muli"(%830, %597) : (i32, i32) -> i32
            %845 = "arith.addi"(%843, %844) : (i32, i32) -> i32
            %846 = "llvm.getelementptr"(%564, %845) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %847 = "llvm.getelementptr"(%840, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %848 = "arith.cmpi"(%833, %603) {predicate = 1 : i64} : (i8, i8) -> i1
            %849 = "arith.select"(%848, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%846, %847, %849) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %850 = "arith.muli"(%834, %13) : (i64, i64) -> i64
            %851 = "arith.muli"(%835, %14) : (i64, i64) -> i64
            %852 = "arith.addi"(%850, %851) : (i64, i64) -> i64
            %853 = "arith.addi"(%852, %609) : (i64, i64) -> i64
            %854 = "llvm.getelementptr"(%12, %853) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %855 = "arith.addi"(%845, %612) : (i32, i32) -> i32
            %856 = "llvm.getelementptr"(%564, %855) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %857 = "llvm.getelementptr"(%854, %601) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %858 = "arith.cmpi"(%833, %603) {predicate = 1 : i64} : (i8, i8) -> i1
            %859 = "arith.select"(%858, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%856, %857, %859) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %860 = "arith.cmpi"(%550, %55) {predicate = 0 : i64} : (i32, i32) -> i1
            %861 = "arith.cmpi"(%546, %247) {predicate = 0 : i64} : (i32, i32) -> i1
            %862 = "arith.ori"(%860, %861) : (i1, i1) -> i1
            "scf.if"(%862) ({
              %863 = "arith.remui"(%37, %74) : (i32, i32) -> i32
              %864 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %865 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %866 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %867 = "arith.addi"(%565, %865) : (i32, i32) -> i32
              %868 = "arith.divui"(%37, %74) : (i32, i32) -> i32
              %869 = "arith.remsi"(%867, %29) : (i32, i32) -> i32
              %870 = "arith.cmpi"(%869, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %871 = "arith.addi"(%869, %29) : (i32, i32) -> i32
              %872 = "arith.select"(%870, %871, %869) : (i1, i32, i32) -> i32
              %873 = "arith.muli"(%872, %214) : (i32, i32) -> i32
              %874 = "arith.addi"(%873, %868) : (i32, i32) -> i32
              %875 = "arith.cmpi"(%874, %28) {predicate = 2 : i64} : (i32, i32) -> i1
              %876 = "arith.extui"(%875) : (i1) -> i8
              %877 = "arith.cmpi"(%876, %603) {predicate = 1 : i64} : (i8, i8) -> i1
              %878 = "arith.select"(%877, %868, %55) : (i1, i32, i32) -> i32
              %879 = "arith.divsi"(%867, %29) : (i32, i32) -> i32
              %880 = "arith.extsi"(%870) : (i1) -> i32
              %881 = "arith.addi"(%879, %880) : (i32, i32) -> i32
              %882 = "arith.muli"(%881, %28) : (i32, i32) -> i32
              %883 = "arith.addi"(%882, %873) : (i32, i32) -> i32
              %884 = "arith.addi"(%883, %878) : (i32, i32) -> i32
              %885 = "arith.extsi"(%547) : (i32) -> i64
              %886 = "arith.extsi"(%884) : (i32) -> i64
              %887 = "arith.muli"(%885, %3) : (i64, i64) -> i64
              %888 = "arith.muli"(%886, %4) : (i64, i64) -> i64
              %889 = "arith.addi"(%887, %888) : (i64, i64) -> i64
              %890 = "llvm.getelementptr"(%0, %889) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %891 = "arith.muli"(%863, %74) : (i32, i32) -> i32
              %892 = "llvm.getelementptr"(%890, %891) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
              %893 = "arith.muli"(%868, %597) : (i32, i32) -> i32
              %894 = "arith.addi"(%893, %891) : (i32, i32) -> i32
              %895 = "arith.constant"() {value = 448 : i32} : () -> i32
              %896 = "arith.andi"(%894, %895) : (i32, i32) -> i32
              %897 = "arith.constant"() {value = 3 : i32} : () -> i32
              %898 = "arith.shrui"(%896, %897) : (i32, i32) -> i32
              %899 = "arith.xori"(%894, %898) : (i32, i32) -> i32
              %900 = "llvm.getelementptr"(%561, %899) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %901 = "arith.cmpi"(%876, %603) {predicate = 1 : i64} : (i8, i8) -> i1
              %902 = "arith.select"(%901, %214, %55) : (i1, i32, i32) -> i32
              "nvvm.cp.async.shared.global"(%900, %892, %902) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %903 = "llvm.getelementptr"(%44, %553) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.cp.async.mbarrier.arrive"(%903) {noinc = true} : (!llvm.ptr<3>) -> ()
            %904 = "arith.addi"(%553, %225) : (i32, i32) -> i32
            %905 = "arith.constant"() {value = 3 : i32} : () -> i32
            %906 = "arith.cmpi"(%904, %905) {predicate = 0 : i64} : (i32, i32) -> i1
            %907 = "arith.xori"(%554, %225) : (i32, i32) -> i32
            %908 = "arith.select"(%906, %907, %554) : (i1, i32, i32) -> i32
            %909 = "arith.select"(%906, %55, %904) : (i1, i32, i32) -> i32
            %910 = "arith.addi"(%552, %225) : (i32, i32) -> i32
            %911 = "arith.addi"(%550, %225) : (i32, i32) -> i32
            %912 = "arith.addi"(%548, %485) : (i32, i32) -> i32
            %913 = "arith.shrsi"(%912, %487) : (i32, i32) -> i32
            %914 = "arith.maxsi"(%913, %225) : (i32, i32) -> i32
            %915 = "arith.cmpi"(%911, %914) {predicate = 0 : i64} : (i32, i32) -> i1
            %916, %917, %918, %919 = "scf.if"(%915) ({
              %920 = "arith.addi"(%549, %225) : (i32, i32) -> i32
              %921 = "arith.cmpi"(%920, %26) {predicate = 0 : i64} : (i32, i32) -> i1
              %922, %923, %924 = "scf.if"(%921) ({
                %925 = "arith.addi"(%547, %225) : (i32, i32) -> i32
                %926 = "arith.subi"(%1, %225) : (i32, i32) -> i32
                %927 = "arith.minsi"(%925, %926) : (i32, i32) -> i32
                %928 = "arith.extsi"(%927) : (i32) -> i64
                %929 = "llvm.getelementptr"(%25, %928) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %930 = "llvm.load"(%929) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                "scf.yield"(%930, %927, %55) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%548, %547, %920) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%922, %923, %55, %924) : (i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%548, %547, %911, %549) : (i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32)
            %931 = "arith.cmpi"(%918, %55) {predicate = 0 : i64} : (i32, i32) -> i1
            %932 = "arith.addi"(%551, %225) : (i32, i32) -> i32
            %933 = "arith.cmpi"(%932, %905) {predicate = 0 : i64} : (i32, i32) -> i1
            %934 = "arith.select"(%933, %55, %932) : (i1, i32, i32) -> i32
            %935 = "arith.select"(%931, %934, %551) : (i1, i32, i32) -> i32
            %936 = "arith.muli"(%918, %235) : (i32, i32) -> i32
            %937 = "arith.addi"(%936, %499) : (i32, i32) -> i32
            %938 = "arith.addi"(%937, %244) : (i32, i32) -> i32
            %939 = "arith.cmpi"(%938, %916) {predicate = 2 : i64} : (i32, i32) -> i1
            %940 = "arith.andi"(%502, %939) : (i1, i1) -> i1
            %941, %942 = "scf.if"(%940) ({
              %943 = "arith.constant"() {value = 32 : i64} : () -> i64
              %944 = "arith.shrui"(%31, %943) : (i64, i64) -> i64
              %945 = "arith.subi"(%36, %225) : (i32, i32) -> i32
              %946 = "llvm.intr.ctlz"(%945) {is_zero_poison = false} : (i32) -> i32
              %947 = "arith.subi"(%53, %946) : (i32, i32) -> i32
              %948 = "arith.shrsi"(%938, %70) : (i32, i32) -> i32
              %949 = "arith.xori"(%938, %948) : (i32, i32) -> i32
              %950 = "arith.extui"(%949) : (i32) -> i64
              %951 = "arith.muli"(%950, %944) : (i64, i64) -> i64
              %952 = "arith.shrui"(%951, %943) : (i64, i64) -> i64
              %953 = "arith.trunci"(%952) : (i64) -> i32
              %954 = "arith.addi"(%953, %949) : (i32, i32) -> i32
              %955 = "arith.shrui"(%954, %947) : (i32, i32) -> i32
              %956 = "arith.cmpi"(%947, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %957 = "arith.select"(%956, %955, %55) : (i1, i32, i32) -> i32
              %958 = "arith.xori"(%957, %948) : (i32, i32) -> i32
              %959 = "llvm.intr.ctlz"(%945) {is_zero_poison = false} : (i32) -> i32
              %960 = "arith.subi"(%53, %959) : (i32, i32) -> i32
              %961 = "arith.shrui"(%954, %960) : (i32, i32) -> i32
              %962 = "arith.cmpi"(%960, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %963 = "arith.select"(%962, %961, %55) : (i1, i32, i32) -> i32
              %964 = "arith.xori"(%963, %948) : (i32, i32) -> i32
              %965 = "arith.muli"(%964, %36) : (i32, i32) -> i32
              %966 = "arith.subi"(%938, %965) : (i32, i32) -> i32
              %967 = "arith.extsi"(%917) : (i32) -> i64
              %968 = "arith.extsi"(%958) : (i32) -> i64
              %969 = "arith.muli"(%967, %34) : (i64, i64) -> i64
              %970 = "arith.addi"(%969, %968) : (i64, i64) -> i64
              %971 = "llvm.getelementptr"(%32, %970) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %972 = "llvm.load"(%971) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%972, %966) : (i32, i32) -> ()
            }, {
              "scf.yield"(%555, %556) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%917, %916, %919, %918, %935, %910, %909, %908, %941, %942) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 176 : i32, action = #nvvm<action increase>} : () -> ()
        %973 = "arith.divui"(%37, %53) : (i32, i32) -> i32
        %974 = "nvvm.shfl.sync"(%213, %973, %55, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 33 : i32} : (i32, i32, i32, i32) -> i32
        %975 = "arith.cmpi"(%974, %219) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%975) ({
          %976 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %977 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %978 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %979 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %980 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %981 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %982 = "arith.muli"(%980, %24) : (i32, i32) -> i32
          %983 = "arith.addi"(%982, %979) : (i32, i32) -> i32
          %984 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %985 = "scf.for"(%55, %72, %74, %55) ({
          ^bb0(%986: i32, %987: i32):
            %988 = "arith.muli"(%984, %72) : (i32, i32) -> i32
            %989 = "arith.addi"(%988, %986) : (i32, i32) -> i32
            %990 = "arith.cmpi"(%986, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %991 = "arith.cmpi"(%989, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %992 = "arith.andi"(%990, %991) : (i1, i1) -> i1
            %993 = "scf.if"(%992) ({
              %994 = "arith.extsi"(%989) : (i32) -> i64
              %995 = "llvm.getelementptr"(%25, %994) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %996 = "llvm.load"(%995) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %997 = "arith.constant"() {value = 127 : i32} : () -> i32
              %998 = "arith.addi"(%996, %997) : (i32, i32) -> i32
              %999 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1000 = "arith.shrsi"(%998, %999) : (i32, i32) -> i32
              %1001 = "arith.maxsi"(%1000, %225) : (i32, i32) -> i32
              %1002 = "arith.muli"(%1001, %26) : (i32, i32) -> i32
              %1003 = "arith.addi"(%987, %1002) : (i32, i32) -> i32
              "scf.yield"(%1003) : (i32) -> ()
            }, {
              "scf.yield"(%987) : (i32) -> ()
            }) : (i1) -> i32
            %1004 = "arith.addi"(%989, %225) : (i32, i32) -> i32
            %1005 = "arith.addi"(%986, %225) : (i32, i32) -> i32
            %1006 = "arith.cmpi"(%1005, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1007 = "arith.cmpi"(%1004, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1008 = "arith.andi"(%1006, %1007) : (i1, i1) -> i1
            %1009 = "scf.if"(%1008) ({
              %1010 = "arith.extsi"(%1004) : (i32) -> i64
              %1011 = "llvm.getelementptr"(%25, %1010) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1012 = "llvm.load"(%1011) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1013 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1014 = "arith.addi"(%1012, %1013) : (i32, i32) -> i32
              %1015 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1016 = "arith.shrsi"(%1014, %1015) : (i32, i32) -> i32
              %1017 = "arith.maxsi"(%1016, %225) : (i32, i32) -> i32
              %1018 = "arith.muli"(%1017, %26) : (i32, i32) -> i32
              %1019 = "arith.addi"(%993, %1018) : (i32, i32) -> i32
              "scf.yield"(%1019) : (i32) -> ()
            }, {
              "scf.yield"(%993) : (i32) -> ()
            }) : (i1) -> i32
            %1020 = "arith.addi"(%989, %222) : (i32, i32) -> i32
            %1021 = "arith.addi"(%986, %222) : (i32, i32) -> i32
            %1022 = "arith.cmpi"(%1021, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1023 = "arith.cmpi"(%1020, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1024 = "arith.andi"(%1022, %1023) : (i1, i1) -> i1
            %1025 = "scf.if"(%1024) ({
              %1026 = "arith.extsi"(%1020) : (i32) -> i64
              %1027 = "llvm.getelementptr"(%25, %1026) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1028 = "llvm.load"(%1027) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1029 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1030 = "arith.addi"(%1028, %1029) : (i32, i32) -> i32
              %1031 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1032 = "arith.shrsi"(%1030, %1031) : (i32, i32) -> i32
              %1033 = "arith.maxsi"(%1032, %225) : (i32, i32) -> i32
              %1034 = "arith.muli"(%1033, %26) : (i32, i32) -> i32
              %1035 = "arith.addi"(%1009, %1034) : (i32, i32) -> i32
              "scf.yield"(%1035) : (i32) -> ()
            }, {
              "scf.yield"(%1009) : (i32) -> ()
            }) : (i1) -> i32
            %1036 = "arith.constant"() {value = 3 : i32} : () -> i32
            %1037 = "arith.addi"(%989, %1036) : (i32, i32) -> i32
            %1038 = "arith.addi"(%986, %1036) : (i32, i32) -> i32
            %1039 = "arith.cmpi"(%1038, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1040 = "arith.cmpi"(%1037, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1041 = "arith.andi"(%1039, %1040) : (i1, i1) -> i1
            %1042 = "scf.if"(%1041) ({
              %1043 = "arith.extsi"(%1037) : (i32) -> i64
              %1044 = "llvm.getelementptr"(%25, %1043) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1045 = "llvm.load"(%1044) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1046 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1047 = "arith.addi"(%1045, %1046) : (i32, i32) -> i32
              %1048 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1049 = "arith.shrsi"(%1047, %1048) : (i32, i32) -> i32
              %1050 = "arith.maxsi"(%1049, %225) : (i32, i32) -> i32
              %1051 = "arith.muli"(%1050, %26) : (i32, i32) -> i32
              %1052 = "arith.addi"(%1025, %1051) : (i32, i32) -> i32
              "scf.yield"(%1052) : (i32) -> ()
            }, {
              "scf.yield"(%1025) : (i32) -> ()
            }) : (i1) -> i32
            %1053 = "arith.addi"(%989, %219) : (i32, i32) -> i32
            %1054 = "arith.addi"(%986, %219) : (i32, i32) -> i32
            %1055 = "arith.cmpi"(%1054, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1056 = "arith.cmpi"(%1053, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1057 = "arith.andi"(%1055, %1056) : (i1, i1) -> i1
            %1058 = "scf.if"(%1057) ({
              %1059 = "arith.extsi"(%1053) : (i32) -> i64
              %1060 = "llvm.getelementptr"(%25, %1059) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1061 = "llvm.load"(%1060) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1062 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1063 = "arith.addi"(%1061, %1062) : (i32, i32) -> i32
              %1064 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1065 = "arith.shrsi"(%1063, %1064) : (i32, i32) -> i32
              %1066 = "arith.maxsi"(%1065, %225) : (i32, i32) -> i32
              %1067 = "arith.muli"(%1066, %26) : (i32, i32) -> i32
              %1068 = "arith.addi"(%1042, %1067) : (i32, i32) -> i32
              "scf.yield"(%1068) : (i32) -> ()
            }, {
              "scf.yield"(%1042) : (i32) -> ()
            }) : (i1) -> i32
            %1069 = "arith.constant"() {value = 5 : i32} : () -> i32
            %1070 = "arith.addi"(%989, %1069) : (i32, i32) -> i32
            %1071 = "arith.addi"(%986, %1069) : (i32, i32) -> i32
            %1072 = "arith.cmpi"(%1071, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1073 = "arith.cmpi"(%1070, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1074 = "arith.andi"(%1072, %1073) : (i1, i1) -> i1
            %1075 = "scf.if"(%1074) ({
              %1076 = "arith.extsi"(%1070) : (i32) -> i64
              %1077 = "llvm.getelementptr"(%25, %1076) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1078 = "llvm.load"(%1077) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1079 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1080 = "arith.addi"(%1078, %1079) : (i32, i32) -> i32
              %1081 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1082 = "arith.shrsi"(%1080, %1081) : (i32, i32) -> i32
              %1083 = "arith.maxsi"(%1082, %225) : (i32, i32) -> i32
              %1084 = "arith.muli"(%1083, %26) : (i32, i32) -> i32
              %1085 = "arith.addi"(%1058, %1084) : (i32, i32) -> i32
              "scf.yield"(%1085) : (i32) -> ()
            }, {
              "scf.yield"(%1058) : (i32) -> ()
            }) : (i1) -> i32
            %1086 = "arith.constant"() {value = 6 : i32} : () -> i32
            %1087 = "arith.addi"(%989, %1086) : (i32, i32) -> i32
            %1088 = "arith.addi"(%986, %1086) : (i32, i32) -> i32
            %1089 = "arith.cmpi"(%1088, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1090 = "arith.cmpi"(%1087, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1091 = "arith.andi"(%1089, %1090) : (i1, i1) -> i1
            %1092 = "scf.if"(%1091) ({
              %1093 = "arith.extsi"(%1087) : (i32) -> i64
              %1094 = "llvm.getelementptr"(%25, %1093) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1095 = "llvm.load"(%1094) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1096 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1097 = "arith.addi"(%1095, %1096) : (i32, i32) -> i32
              %1098 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1099 = "arith.shrsi"(%1097, %1098) : (i32, i32) -> i32
              %1100 = "arith.maxsi"(%1099, %225) : (i32, i32) -> i32
              %1101 = "arith.muli"(%1100, %26) : (i32, i32) -> i32
              %1102 = "arith.addi"(%1075, %1101) : (i32, i32) -> i32
              "scf.yield"(%1102) : (i32) -> ()
            }, {
              "scf.yield"(%1075) : (i32) -> ()
            }) : (i1) -> i32
            %1103 = "arith.constant"() {value = 7 : i32} : () -> i32
            %1104 = "arith.addi"(%989, %1103) : (i32, i32) -> i32
            %1105 = "arith.addi"(%986, %1103) : (i32, i32) -> i32
            %1106 = "arith.cmpi"(%1105, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1107 = "arith.cmpi"(%1104, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1108 = "arith.andi"(%1106, %1107) : (i1, i1) -> i1
            %1109 = "scf.if"(%1108) ({
              %1110 = "arith.extsi"(%1104) : (i32) -> i64
              %1111 = "llvm.getelementptr"(%25, %1110) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1112 = "llvm.load"(%1111) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1113 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1114 = "arith.addi"(%1112, %1113) : (i32, i32) -> i32
              %1115 = "arith.shrsi"(%1114, %1103) : (i32, i32) -> i32
              %1116 = "arith.maxsi"(%1115, %225) : (i32, i32) -> i32
              %1117 = "arith.muli"(%1116, %26) : (i32, i32) -> i32
              %1118 = "arith.addi"(%1092, %1117) : (i32, i32) -> i32
              "scf.yield"(%1118) : (i32) -> ()
            }, {
              "scf.yield"(%1092) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%1109) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          %1119 = "nvvm.shfl.sync"(%213, %985, %214, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 34 : i32} : (i32, i32, i32, i32) -> i32
          %1120 = "arith.addi"(%985, %1119) : (i32, i32) -> i32
          %1121 = "nvvm.shfl.sync"(%213, %1120, %74, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 35 : i32} : (i32, i32, i32, i32) -> i32
          %1122 = "arith.addi"(%1120, %1121) : (i32, i32) -> i32
          %1123 = "nvvm.shfl.sync"(%213, %1122, %219, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 36 : i32} : (i32, i32, i32, i32) -> i32
          %1124 = "arith.addi"(%1122, %1123) : (i32, i32) -> i32
          %1125 = "nvvm.shfl.sync"(%213, %1124, %222, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 37 : i32} : (i32, i32, i32, i32) -> i32
          %1126 = "arith.addi"(%1124, %1125) : (i32, i32) -> i32
          %1127 = "nvvm.shfl.sync"(%213, %1126, %225, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 38 : i32} : (i32, i32, i32, i32) -> i32
          %1128 = "arith.addi"(%1126, %1127) : (i32, i32) -> i32
          %1129 = "arith.remsi"(%1128, %24) : (i32, i32) -> i32
          %1130 = "arith.cmpi"(%1129, %55) {predicate = 2 : i64} : (i32, i32) -> i1
          %1131 = "arith.divsi"(%1128, %24) : (i32, i32) -> i32
          %1132 = "arith.extsi"(%1130) : (i1) -> i32
          %1133 = "arith.addi"(%1131, %1132) : (i32, i32) -> i32
          %1134 = "arith.addi"(%1129, %24) : (i32, i32) -> i32
          %1135 = "arith.select"(%1130, %1134, %1129) : (i1, i32, i32) -> i32
          %1136 = "arith.muli"(%976, %1133) : (i32, i32) -> i32
          %1137 = "arith.minsi"(%976, %1135) : (i32, i32) -> i32
          %1138 = "arith.addi"(%1136, %1137) : (i32, i32) -> i32
          %1139 = "arith.addi"(%976, %225) : (i32, i32) -> i32
          %1140 = "arith.muli"(%1139, %1133) : (i32, i32) -> i32
          %1141 = "arith.minsi"(%1139, %1135) : (i32, i32) -> i32
          %1142 = "arith.addi"(%1140, %1141) : (i32, i32) -> i32
          %1143 = "arith.cmpi"(%1138, %1142) {predicate = 2 : i64} : (i32, i32) -> i1
          %1144, %1145, %1146 = "scf.if"(%1143) ({
            %1147 = "arith.subi"(%1142, %225) : (i32, i32) -> i32
            %1148 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1149 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1150 = "scf.for"(%55, %72, %74, %55) ({
            ^bb0(%1151: i32, %1152: i32):
              %1153 = "arith.muli"(%1149, %72) : (i32, i32) -> i32
              %1154 = "arith.addi"(%1153, %1151) : (i32, i32) -> i32
              %1155 = "arith.cmpi"(%1151, %72) {predicate = 2 : i64} : (i32, i32) -> i1
              %1156 = "arith.cmpi"(%1154, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1157 = "arith.andi"(%1155, %1156) : (i1, i1) -> i1
              %1158 = "scf.if"(%1157) ({
                %1159 = "arith.extsi"(%1154) : (i32) -> i64
                %1160 = "llvm.getelementptr"(%25, %1159) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1161 = "llvm.load"(%1160) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1162 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1163 = "arith.addi"(%1161, %1162) : (i32, i32) -> i32
                %1164 = "arith.constant"() {value = 7 : i32} : () -> i32
                %1165 = "arith.shrsi"(%1163, %1164) : (i32, i32) -> i32
                %1166 = "arith.maxsi"(%1165, %225) : (i32, i32) -> i32
                %1167 = "arith.muli"(%1166, %26) : (i32, i32) -> i32
                %1168 = "arith.addi"(%1152, %1167) : (i32, i32) -> i32
                "scf.yield"(%1168) : (i32) -> ()
              }, {
                "scf.yield"(%1152) : (i32) -> ()
              }) : (i1) -> i32
              %1169 = "arith.addi"(%1154, %225) : (i32, i32) -> i32
              %1170 = "arith.addi"(%1151, %225) : (i32, i32) -> i32
              %1171 = "arith.cmpi"(%1170, %72) {predicate = 2 : i64} : (i32, i32) -> i1
              %1172 = "arith.cmpi"(%1169, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1173 = "arith.andi"(%1171, %1172) : (i1, i1) -> i1
              %1174 = "scf.if"(%1173) ({
                %1175 = "arith.extsi"(%1169) : (i32) -> i64
                %1176 = "llvm.getelementptr"(%25, %1175) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1177 = "llvm.load"(%1176) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1178 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1179 = "arith.addi"(%1177, %1178) : (i32, i32) -> i32
                %1180 = "arith.constant"() {value = 7 : i32} : () -> i32
                %1181 = "arith.shrsi"(%1179, %1180) : (i32, i32) -> i32
                %1182 = "arith.maxsi"(%1181, %225) : (i32, i32) -> i32
                %1183 = "arith.muli"(%1182, %26) : (i32, i32) -> i32
                %1184 = "arith.addi"(%1158, %1183) : (i32, i32) -> i32
                "scf.yield"(%1184) : (i32) -> ()
              }, {
                "scf.yield"(%1158) : (i32) -> ()
              }) : (i1) -> i32
              %1185 = "arith.addi"(%1154, %222) : (i32, i32) -> i32
              %1186 = "arith.addi"(%1151, %222) : (i32, i32) -> i32
              %1187 = "arith.cmpi"(%1186, %72) {predicate = 2 : i64} : (i32, i32) -> i1
              %1188 = "arith.cmpi"(%1185, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1189 = "arith.andi"(%1187, %1188) : (i1, i1) -> i1
              %1190 = "scf.if"(%1189) ({
                %1191 = "arith.extsi"(%1185) : (i32) -> i64
                %1192 = "llvm.getelementptr"(%25, %1191) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1193 = "llvm.load"(%1192) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1194 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1195 = "arith.addi"(%1193, %1194) : (i32, i32) -> i32
                %1196 = "arith.constant"() {value = 7 : i32} : () -> i32
                %1197 = "arith.shrsi"(%1195, %1196) : (i32, i32) -> i32
                %1198 = "arith.maxsi"(%1197, %225) : (i32, i32) -> i32
                %1199 = "arith.muli"(%1198, %26) : (i32, i32) -> i32
                %1200 = "arith.addi"(%1174, %1199) : (i32, i32) -> i32
                "scf.yield"(%1200) : (i32) -> ()
              }, {
                "scf.yield"(%1174) : (i32) -> ()
              }) : (i1) -> i32
              %1201 = "arith.constant"() {value = 3 : i32} : () -> i32
              %1202 = "arith.addi"(%1154, %1201) : (i32, i32) -> i32
              %1203 = "arith.addi"(%1151, %1201) : (i32, i32) -> i32
              %1204 = "arith.cmpi"(%1203, %72) {predicate = 2 : i64} : (i32, i32) -> i1
              %1205 = "arith.cmpi"(%1202, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1206 = "arith.andi"(%1204, %1205) : (i1, i1) -> i1
              %1207 = "scf.if"(%1206) ({
                %1208 = "arith.extsi"(%1202) : (i32) -> i64
                %1209 = "llvm.getelementptr"(%25, %1208) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1210 = "llvm.load"(%1209) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1211 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1212 = "arith.addi"(%1210, %1211) : (i32, i32) -> i32
                %1213 = "arith.constant"() {value = 7 : i32} : () -> i32
                %1214 = "arith.shrsi"(%1212, %1213) : (i32, i32) -> i32
                %1215 = "arith.maxsi"(%1214, %225) : (i32, i32) -> i32
                %1216 = "arith.muli"(%1215, %26) : (i32, i32) -> i32
                %1217 = "arith.addi"(%1190, %1216) : (i32, i32) -> i32
                "scf.yield"(%1217) : (i32) -> ()
              }, {
                "scf.yield"(%1190) : (i32) -> ()
              }) : (i1) -> i32
              %1218 = "arith.addi"(%1154, %219) : (i32, i32) -> i32
              %1219 = "arith.addi"(%1151, %219) : (i32, i32) -> i32
              %1220 = "arith.cmpi"(%1219, %72) {predicate = 2 : i64} : (i32, i32) -> i1
              %1221 = "arith.cmpi"(%1218, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1222 = "arith.andi"(%1220, %1221) : (i1, i1) -> i1
              %1223 = "scf.if"(%1222) ({
                %1224 = "arith.extsi"(%1218) : (i32) -> i64
                %1225 = "llvm.getelementptr"(%25, %1224) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1226 = "llvm.load"(%1225) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1227 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1228 = "arith.addi"(%1226, %1227) : (i32, i32) -> i32
                %1229 = "arith.constant"() {value = 7 : i32} : () -> i32
                %1230 = "arith.shrsi"(%1228, %1229) : (i32, i32) -> i32
                %1231 = "arith.maxsi"(%1230, %225) : (i32, i32) -> i32
                %1232 = "arith.muli"(%1231, %26) : (i32, i32) -> i32
                %1233 = "arith.addi"(%1207, %1232) : (i32, i32) -> i32
                "scf.yield"(%1233) : (i32) -> ()
              }, {
                "scf.yield"(%1207) : (i32) -> ()
              }) : (i1) -> i32
              %1234 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1235 = "arith.addi"(%1154, %1234) : (i32, i32) -> i32
              %1236 = "arith.addi"(%1151, %1234) : (i32, i32) -> i32
              %1237 = "arith.cmpi"(%1236, %72) {predicate = 2 : i64} : (i32, i32) -> i1
              %1238 = "arith.cmpi"(%1235, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1239 = "arith.andi"(%1237, %1238) : (i1, i1) -> i1
              %1240 = "scf.if"(%1239) ({
                %1241 = "arith.extsi"(%1235) : (i32) -> i64
                %1242 = "llvm.getelementptr"(%25, %1241) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1243 = "llvm.load"(%1242) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1244 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1245 = "arith.addi"(%1243, %1244) : (i32, i32) -> i32
                %1246 = "arith.constant"() {value = 7 : i32} : () -> i32
                %1247 = "arith.shrsi"(%1245, %1246) : (i32, i32) -> i32
                %1248 = "arith.maxsi"(%1247, %225) : (i32, i32) -> i32
                %1249 = "arith.muli"(%1248, %26) : (i32, i32) -> i32
                %1250 = "arith.addi"(%1223, %1249) : (i32, i32) -> i32
                "scf.yield"(%1250) : (i32) -> ()
              }, {
                "scf.yield"(%1223) : (i32) -> ()
              }) : (i1) -> i32
              %1251 = "arith.constant"() {value = 6 : i32} : () -> i32
              %1252 = "arith.addi"(%1154, %1251) : (i32, i32) -> i32
              %1253 = "arith.addi"(%1151, %1251) : (i32, i32) -> i32
              %1254 = "arith.cmpi"(%1253, %72) {predicate = 2 : i64} : (i32, i32) -> i1
              %1255 = "arith.cmpi"(%1252, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1256 = "arith.andi"(%1254, %1255) : (i1, i1) -> i1
              %1257 = "scf.if"(%1256) ({
                %1258 = "arith.extsi"(%1252) : (i32) -> i64
                %1259 = "llvm.getelementptr"(%25, %1258) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1260 = "llvm.load"(%1259) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1261 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1262 = "arith.addi"(%1260, %1261) : (i32, i32) -> i32
                %1263 = "arith.constant"() {value = 7 : i32} : () -> i32
                %1264 = "arith.shrsi"(%1262, %1263) : (i32, i32) -> i32
                %1265 = "arith.maxsi"(%1264, %225) : (i32, i32) -> i32
                %1266 = "arith.muli"(%1265, %26) : (i32, i32) -> i32
                %1267 = "arith.addi"(%1240, %1266) : (i32, i32) -> i32
                "scf.yield"(%1267) : (i32) -> ()
              }, {
                "scf.yield"(%1240) : (i32) -> ()
              }) : (i1) -> i32
              %1268 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1269 = "arith.addi"(%1154, %1268) : (i32, i32) -> i32
              %1270 = "arith.addi"(%1151, %1268) : (i32, i32) -> i32
              %1271 = "arith.cmpi"(%1270, %72) {predicate = 2 : i64} : (i32, i32) -> i1
              %1272 = "arith.cmpi"(%1269, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1273 = "arith.andi"(%1271, %1272) : (i1, i1) -> i1
              %1274 = "scf.if"(%1273) ({
                %1275 = "arith.extsi"(%1269) : (i32) -> i64
                %1276 = "llvm.getelementptr"(%25, %1275) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1277 = "llvm.load"(%1276) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1278 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1279 = "arith.addi"(%1277, %1278) : (i32, i32) -> i32
                %1280 = "arith.shrsi"(%1279, %1268) : (i32, i32) -> i32
                %1281 = "arith.maxsi"(%1280, %225) : (i32, i32) -> i32
                %1282 = "arith.muli"(%1281, %26) : (i32, i32) -> i32
                %1283 = "arith.addi"(%1257, %1282) : (i32, i32) -> i32
                "scf.yield"(%1283) : (i32) -> ()
              }, {
                "scf.yield"(%1257) : (i32) -> ()
              }) : (i1) -> i32
              "scf.yield"(%1274) : (i32) -> ()
            }) : (i32, i32, i32, i32) -> i32
            %1284 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1285 = "nvvm.shfl.sync"(%213, %1150, %225, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 39 : i32} : (i32, i32, i32, i32) -> i32
            %1286 = "arith.cmpi"(%1284, %225) {predicate = 5 : i64} : (i32, i32) -> i1
            %1287 = "arith.select"(%1286, %1285, %55) : (i1, i32, i32) -> i32
            %1288 = "arith.addi"(%1150, %1287) : (i32, i32) -> i32
            %1289 = "nvvm.shfl.sync"(%213, %1288, %222, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 40 : i32} : (i32, i32, i32, i32) -> i32
            %1290 = "arith.cmpi"(%1284, %222) {predicate = 5 : i64} : (i32, i32) -> i1
            %1291 = "arith.select"(%1290, %1289, %55) : (i1, i32, i32) -> i32
            %1292 = "arith.addi"(%1288, %1291) : (i32, i32) -> i32
            %1293 = "nvvm.shfl.sync"(%213, %1292, %219, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 41 : i32} : (i32, i32, i32, i32) -> i32
            %1294 = "arith.cmpi"(%1284, %219) {predicate = 5 : i64} : (i32, i32) -> i1
            %1295 = "arith.select"(%1294, %1293, %55) : (i1, i32, i32) -> i32
            %1296 = "arith.addi"(%1292, %1295) : (i32, i32) -> i32
            %1297 = "nvvm.shfl.sync"(%213, %1296, %74, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 42 : i32} : (i32, i32, i32, i32) -> i32
            %1298 = "arith.cmpi"(%1284, %74) {predicate = 5 : i64} : (i32, i32) -> i1
            %1299 = "arith.select"(%1298, %1297, %55) : (i1, i32, i32) -> i32
            %1300 = "arith.addi"(%1296, %1299) : (i32, i32) -> i32
            %1301 = "nvvm.shfl.sync"(%213, %1300, %214, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 43 : i32} : (i32, i32, i32, i32) -> i32
            %1302 = "arith.cmpi"(%1284, %214) {predicate = 5 : i64} : (i32, i32) -> i1
            %1303 = "arith.select"(%1302, %1301, %55) : (i1, i32, i32) -> i32
            %1304 = "arith.addi"(%1300, %1303) : (i32, i32) -> i32
            %1305 = "arith.cmpi"(%1304, %1147) {predicate = 4 : i64} : (i32, i32) -> i1
            %1306 = "nvvm.vote.sync"(%213, %1305) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 44 : i32} : (i32, i1) -> i32
            %1307 = "arith.subi"(%55, %1306) : (i32, i32) -> i32
            %1308 = "arith.andi"(%1306, %1307) : (i32, i32) -> i32
            %1309 = "arith.subi"(%1308, %225) : (i32, i32) -> i32
            %1310 = "llvm.intr.ctpop"(%1309) : (i32) -> i32
            %1311 = "arith.muli"(%1310, %72) : (i32, i32) -> i32
            %1312 = "arith.subi"(%1304, %1150) : (i32, i32) -> i32
            %1313 = "nvvm.shfl.sync"(%213, %1312, %1310, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 45 : i32} : (i32, i32, i32, i32) -> i32
            %1314 = "arith.addi"(%1311, %72) : (i32, i32) -> i32
            %1315, %1316, %1317 = "scf.for"(%1311, %1314, %53, %1313, %55, %213) ({
            ^bb0(%1318: i32, %1319: i32, %1320: i32, %1321: i32):
              %1322 = "arith.addi"(%1318, %1148) : (i32, i32) -> i32
              %1323 = "arith.cmpi"(%1321, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %1324 = "arith.cmpi"(%1322, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1325 = "arith.andi"(%1323, %1324) : (i1, i1) -> i1
              %1326 = "scf.if"(%1325) ({
                %1327 = "arith.extsi"(%1322) : (i32) -> i64
                %1328 = "llvm.getelementptr"(%25, %1327) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1329 = "llvm.load"(%1328) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1330 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1331 = "arith.addi"(%1329, %1330) : (i32, i32) -> i32
                %1332 = "arith.constant"() {value = 7 : i32} : () -> i32
                %1333 = "arith.shrsi"(%1331, %1332) : (i32, i32) -> i32
                %1334 = "arith.maxsi"(%1333, %225) : (i32, i32) -> i32
                %1335 = "arith.muli"(%1334, %26) : (i32, i32) -> i32
                "scf.yield"(%1335) : (i32) -> ()
              }, {
                "scf.yield"(%55) : (i32) -> ()
              }) : (i1) -> i32
              %1336 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %1337 = "nvvm.shfl.sync"(%213, %1326, %225, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 46 : i32} : (i32, i32, i32, i32) -> i32
              %1338 = "arith.cmpi"(%1336, %225) {predicate = 5 : i64} : (i32, i32) -> i1
              %1339 = "arith.select"(%1338, %1337, %55) : (i1, i32, i32) -> i32
              %1340 = "arith.addi"(%1326, %1339) : (i32, i32) -> i32
              %1341 = "nvvm.shfl.sync"(%213, %1340, %222, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 47 : i32} : (i32, i32, i32, i32) -> i32
              %1342 = "arith.cmpi"(%1336, %222) {predicate = 5 : i64} : (i32, i32) -> i1
              %1343 = "arith.select"(%1342, %1341, %55) : (i1, i32, i32) -> i32
              %1344 = "arith.addi"(%1340, %1343) : (i32, i32) -> i32
              %1345 = "nvvm.shfl.sync"(%213, %1344, %219, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 48 : i32} : (i32, i32, i32, i32) -> i32
              %1346 = "arith.cmpi"(%1336, %219) {predicate = 5 : i64} : (i32, i32) -> i1
              %1347 = "arith.select"(%1346, %1345, %55) : (i1, i32, i32) -> i32
              %1348 = "arith.addi"(%1344, %1347) : (i32, i32) -> i32
              %1349 = "nvvm.shfl.sync"(%213, %1348, %74, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 49 : i32} : (i32, i32, i32, i32) -> i32
              %1350 = "arith.cmpi"(%1336, %74) {predicate = 5 : i64} : (i32, i32) -> i1
              %1351 = "arith.select"(%1350, %1349, %55) : (i1, i32, i32) -> i32
              %1352 = "arith.addi"(%1348, %1351) : (i32, i32) -> i32
              %1353 = "nvvm.shfl.sync"(%213, %1352, %214, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 50 : i32} : (i32, i32, i32, i32) -> i32
              %1354 = "arith.cmpi"(%1336, %214) {predicate = 5 : i64} : (i32, i32) -> i1
              %1355 = "arith.select"(%1354, %1353, %55) : (i1, i32, i32) -> i32
              %1356 = "arith.addi"(%1352, %1355) : (i32, i32) -> i32
              %1357 = "arith.addi"(%1319, %1356) : (i32, i32) -> i32
              %1358 = "arith.cmpi"(%1357, %1147) {predicate = 4 : i64} : (i32, i32) -> i1
              %1359 = "arith.andi"(%1323, %1358) : (i1, i1) -> i1
              %1360 = "nvvm.vote.sync"(%213, %1359) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 51 : i32} : (i32, i1) -> i32
              %1361 = "arith.cmpi"(%1360, %55) {predicate = 1 : i64} : (i32, i32) -> i1
              %1362 = "arith.subi"(%55, %1360) : (i32, i32) -> i32
              %1363 = "arith.andi"(%1360, %1362) : (i32, i32) -> i32
              %1364 = "arith.subi"(%1363, %225) : (i32, i32) -> i32
              %1365 = "llvm.intr.ctpop"(%1364) : (i32) -> i32
              %1366, %1367 = "scf.if"(%1361) ({
                %1368 = "arith.addi"(%1318, %1365) : (i32, i32) -> i32
                %1369 = "arith.subi"(%1356, %1326) : (i32, i32) -> i32
                %1370 = "nvvm.shfl.sync"(%213, %1369, %1365, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 52 : i32} : (i32, i32, i32, i32) -> i32
                %1371 = "arith.addi"(%1319, %1370) : (i32, i32) -> i32
                "scf.yield"(%1368, %1371) : (i32, i32) -> ()
              }, {
                "scf.yield"(%1320, %1321) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              %1372 = "nvvm.shfl.sync"(%213, %1356, %70, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 53 : i32} : (i32, i32, i32, i32) -> i32
              %1373 = "arith.addi"(%1319, %1372) : (i32, i32) -> i32
              "scf.yield"(%1373, %1366, %1367) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            %1374 = "arith.extsi"(%1316) : (i32) -> i64
            %1375 = "llvm.getelementptr"(%25, %1374) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1376 = "llvm.load"(%1375) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %1377 = "arith.constant"() {value = 127 : i32} : () -> i32
            %1378 = "arith.addi"(%1376, %1377) : (i32, i32) -> i32
            %1379 = "arith.constant"() {value = 7 : i32} : () -> i32
            %1380 = "arith.shrsi"(%1378, %1379) : (i32, i32) -> i32
            %1381 = "arith.maxsi"(%1380, %225) : (i32, i32) -> i32
            %1382 = "arith.subi"(%1147, %1317) : (i32, i32) -> i32
            %1383 = "arith.remsi"(%1382, %1381) : (i32, i32) -> i32
            %1384 = "arith.cmpi"(%1383, %55) {predicate = 2 : i64} : (i32, i32) -> i1
            %1385 = "arith.divsi"(%1382, %1381) : (i32, i32) -> i32
            %1386 = "arith.extsi"(%1384) : (i1) -> i32
            %1387 = "arith.addi"(%1385, %1386) : (i32, i32) -> i32
            %1388 = "arith.addi"(%1383, %1381) : (i32, i32) -> i32
            %1389 = "arith.select"(%1384, %1388, %1383) : (i1, i32, i32) -> i32
            %1390 = "arith.subi"(%1147, %1389) : (i32, i32) -> i32
            %1391 = "arith.cmpi"(%1390, %1138) {predicate = 5 : i64} : (i32, i32) -> i1
            %1392 = "arith.addi"(%1389, %225) : (i32, i32) -> i32
            %1393 = "arith.cmpi"(%1392, %1381) {predicate = 2 : i64} : (i32, i32) -> i1
            %1394 = "arith.andi"(%1391, %1393) : (i1, i1) -> i1
            %1395, %1396, %1397 = "scf.if"(%1394) ({
              %1398 = "arith.muli"(%1387, %27) : (i32, i32) -> i32
              %1399 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %1400 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %1401 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %1402 = "arith.addi"(%1398, %1400) : (i32, i32) -> i32
              %1403 = "arith.addi"(%1390, %1381) : (i32, i32) -> i32
              %1404 = "arith.subi"(%1403, %225) : (i32, i32) -> i32
              %1405 = "arith.addi"(%1133, %225) : (i32, i32) -> i32
              %1406 = "arith.muli"(%1135, %1405) : (i32, i32) -> i32
              %1407 = "arith.subi"(%1404, %1406) : (i32, i32) -> i32
              %1408 = "arith.maxsi"(%1133, %225) : (i32, i32) -> i32
              %1409 = "arith.remsi"(%1407, %1408) : (i32, i32) -> i32
              %1410 = "arith.cmpi"(%1409, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %1411 = "arith.divsi"(%1407, %1408) : (i32, i32) -> i32
              %1412 = "arith.extsi"(%1410) : (i1) -> i32
              %1413 = "arith.addi"(%1411, %1412) : (i32, i32) -> i32
              %1414 = "arith.addi"(%1135, %1413) : (i32, i32) -> i32
              %1415 = "arith.cmpi"(%1404, %1406) {predicate = 2 : i64} : (i32, i32) -> i1
              %1416 = "arith.remsi"(%1404, %1405) : (i32, i32) -> i32
              %1417 = "arith.xori"(%1416, %1405) : (i32, i32) -> i32
              %1418 = "arith.cmpi"(%1417, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %1419 = "arith.cmpi"(%1416, %55) {predicate = 1 : i64} : (i32, i32) -> i1
              %1420 = "arith.andi"(%1418, %1419) : (i1, i1) -> i1
              %1421 = "arith.divsi"(%1404, %1405) : (i32, i32) -> i32
              %1422 = "arith.extsi"(%1420) : (i1) -> i32
              %1423 = "arith.addi"(%1421, %1422) : (i32, i32) -> i32
              %1424 = "arith.select"(%1415, %1423, %1414) : (i1, i32, i32) -> i32
              %1425 = "arith.subi"(%1424, %976) : (i32, i32) -> i32
              %1426 = "arith.addi"(%1425, %225) : (i32, i32) -> i32
              "scf.yield"(%1426, %1316, %1402) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%55, %213, %55) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            "scf.yield"(%1395, %1396, %1397) : (i32, i32, i32) -> ()
          }, {
            "scf.yield"(%55, %213, %55) : (i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32)
          %1427 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1428 = "arith.cmpi"(%1427, %55) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1428) ({
            %1429 = "arith.constant"() {value = 3 : i32} : () -> i32
            %1430 = "arith.muli"(%983, %1429) : (i32, i32) -> i32
            %1431 = "llvm.getelementptr"(%23, %1430) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%1145, %1431) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %1432 = "arith.addi"(%1430, %225) : (i32, i32) -> i32
            %1433 = "llvm.getelementptr"(%23, %1432) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%1146, %1433) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %1434 = "arith.addi"(%1430, %222) : (i32, i32) -> i32
            %1435 = "llvm.getelementptr"(%23, %1434) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%1144, %1435) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1436 = "arith.subi"(%37, %235) : (i32, i32) -> i32
        %1437 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %1438 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %1439 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %1440 = "arith.andi"(%1436, %70) : (i32, i32) -> i32
        %1441 = "arith.constant"() {value = 5 : i32} : () -> i32
        %1442 = "arith.shrsi"(%1436, %1441) : (i32, i32) -> i32
        %1443 = "nvvm.shfl.sync"(%213, %1442, %55, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 54 : i32} : (i32, i32, i32, i32) -> i32
        %1444 = "arith.constant"() {value = 3 : i32} : () -> i32
        %1445 = "arith.andi"(%1443, %1444) : (i32, i32) -> i32
        %1446 = "arith.shrsi"(%1443, %222) : (i32, i32) -> i32
        %1447 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1448 = "arith.muli"(%1437, %232) : (i32, i32) -> i32
        %1449 = "arith.minsi"(%1437, %234) : (i32, i32) -> i32
        %1450 = "arith.addi"(%1448, %1449) : (i32, i32) -> i32
        %1451 = "arith.addi"(%1437, %225) : (i32, i32) -> i32
        %1452 = "arith.muli"(%1451, %232) : (i32, i32) -> i32
        %1453 = "arith.minsi"(%1451, %234) : (i32, i32) -> i32
        %1454 = "arith.addi"(%1452, %1453) : (i32, i32) -> i32
        %1455 = "arith.cmpi"(%1450, %1454) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1455) ({
          %1456 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %1457 = "arith.muli"(%1445, %1456) : (i32, i32) -> i32
          %1458 = "llvm.getelementptr"(%41, %1457) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1459 = "llvm.getelementptr"(%1447, %1457) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1460 = "arith.constant"() {value = 64 : i32} : () -> i32
          %1461 = "arith.remui"(%1440, %214) : (i32, i32) -> i32
          %1462 = "arith.divui"(%1440, %214) : (i32, i32) -> i32
          %1463 = "arith.muli"(%1461, %1460) : (i32, i32) -> i32
          %1464 = "arith.muli"(%1462, %74) : (i32, i32) -> i32
          %1465 = "arith.addi"(%1463, %1464) : (i32, i32) -> i32
          %1466 = "arith.remui"(%1440, %74) : (i32, i32) -> i32
          %1467 = "arith.divui"(%1440, %74) : (i32, i32) -> i32
          %1468 = "arith.muli"(%1466, %1460) : (i32, i32) -> i32
          %1469 = "arith.remui"(%1467, %222) : (i32, i32) -> i32
          %1470 = "arith.divui"(%1467, %222) : (i32, i32) -> i32
          %1471 = "arith.muli"(%1469, %74) : (i32, i32) -> i32
          %1472 = "arith.addi"(%1468, %1471) : (i32, i32) -> i32
          %1473 = "arith.constant"() {value = 512 : i32} : () -> i32
          %1474 = "arith.muli"(%1470, %1473) : (i32, i32) -> i32
          %1475 = "arith.addi"(%1472, %1474) : (i32, i32) -> i32
          %1476 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
          %1477 = "vector.extract"(%1476) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1478 = "vector.extract"(%1476) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1479 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
          %1480 = "vector.extract"(%1479) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1481 = "vector.extract"(%1479) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
          %1482 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
          %1483 = "arith.mulf"(%35, %1482) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1484 = "vector.broadcast"(%1483) : (f32) -> vector<2xf32>
          %1485 = "arith.constant"() {value = dense<0.0> : vector<32xf32>} : () -> vector<32xf32>
          %1486 = "vector.extract"(%1485) {static_position = array<i64: 0>} : (vector<32xf32>) -> f32
          %1487 = "vector.extract"(%1485) {static_position = array<i64: 1>} : (vector<32xf32>) -> f32
          %1488 = "vector.extract"(%1485) {static_position = array<i64: 2>} : (vector<32xf32>) -> f32
          %1489 = "vector.extract"(%1485) {static_position = array<i64: 3>} : (vector<32xf32>) -> f32
          %1490 = "vector.extract"(%1485) {static_position = array<i64: 4>} : (vector<32xf32>) -> f32
          %1491 = "vector.extract"(%1485) {static_position = array<i64: 5>} : (vector<32xf32>) -> f32
          %1492 = "vector.extract"(%1485) {static_position = array<i64: 6>} : (vector<32xf32>) -> f32
          %1493 = "vector.extract"(%1485) {static_position = array<i64: 7>} : (vector<32xf32>) -> f32
          %1494 = "vector.extract"(%1485) {static_position = array<i64: 8>} : (vector<32xf32>) -> f32
          %1495 = "vector.extract"(%1485) {static_position = array<i64: 9>} : (vector<32xf32>) -> f32
          %1496 = "vector.extract"(%1485) {static_position = array<i64: 10>} : (vector<32xf32>) -> f32
          %1497 = "vector.extract"(%1485) {static_position = array<i64: 11>} : (vector<32xf32>) -> f32
          %1498 = "vector.extract"(%1485) {static_position = array<i64: 12>} : (vector<32xf32>) -> f32
          %1499 = "vector.extract"(%1485) {static_position = array<i64: 13>} : (vector<32xf32>) -> f32
          %1500 = "vector.extract"(%1485) {static_position = array<i64: 14>} : (vector<32xf32>) -> f32
          %1501 = "vector.extract"(%1485) {static_position = array<i64: 15>} : (vector<32xf32>) -> f32
          %1502 = "vector.extract"(%1485) {static_position = array<i64: 16>} : (vector<32xf32>) -> f32
          %1503 = "vector.extract"(%1485) {static_position = array<i64: 17>} : (vector<32xf32>) -> f32
          %1504 = "vector.extract"(%1485) {static_position = array<i64: 18>} : (vector<32xf32>) -> f32
          %1505 = "vector.extract"(%1485) {static_position = array<i64: 19>} : (vector<32xf32>) -> f32
          %1506 = "vector.extract"(%1485) {static_position = array<i64: 20>} : (vector<32xf32>) -> f32
          %1507 = "vector.extract"(%1485) {static_position = array<i64: 21>} : (vector<32xf32>) -> f32
          %1508 = "vector.extract"(%1485) {static_position = array<i64: 22>} : (vector<32xf32>) -> f32
          %1509 = "vector.extract"(%1485) {static_position = array<i64: 23>} : (vector<32xf32>) -> f32
          %1510 = "vector.extract"(%1485) {static_position = array<i64: 24>} : (vector<32xf32>) -> f32
          %1511 = "vector.extract"(%1485) {static_position = array<i64: 25>} : (vector<32xf32>) -> f32
          %1512 = "vector.extract"(%1485) {static_position = array<i64: 26>} : (vector<32xf32>) -> f32
          %1513 = "vector.extract"(%1485) {static_position = array<i64: 27>} : (vector<32xf32>) -> f32
          %1514 = "vector.extract"(%1485) {static_position = array<i64: 28>} : (vector<32xf32>) -> f32
          %1515 = "vector.extract"(%1485) {static_position = array<i64: 29>} : (vector<32xf32>) -> f32
          %1516 = "vector.extract"(%1485) {static_position = array<i64: 30>} : (vector<32xf32>) -> f32
          %1517 = "vector.extract"(%1485) {static_position = array<i64: 31>} : (vector<32xf32>) -> f32
          %1518 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1519 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1520 = "scf.for"(%55, %72, %74, %55) ({
          ^bb0(%1521: i32, %1522: i32):
            %1523 = "arith.muli"(%1519, %72) : (i32, i32) -> i32
            %1524 = "arith.addi"(%1523, %1521) : (i32, i32) -> i32
            %1525 = "arith.cmpi"(%1521, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1526 = "arith.cmpi"(%1524, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1527 = "arith.andi"(%1525, %1526) : (i1, i1) -> i1
            %1528 = "scf.if"(%1527) ({
              %1529 = "arith.extsi"(%1524) : (i32) -> i64
              %1530 = "llvm.getelementptr"(%25, %1529) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1531 = "llvm.load"(%1530) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1532 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1533 = "arith.addi"(%1531, %1532) : (i32, i32) -> i32
              %1534 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1535 = "arith.shrsi"(%1533, %1534) : (i32, i32) -> i32
              %1536 = "arith.maxsi"(%1535, %225) : (i32, i32) -> i32
              %1537 = "arith.muli"(%1536, %26) : (i32, i32) -> i32
              %1538 = "arith.addi"(%1522, %1537) : (i32, i32) -> i32
              "scf.yield"(%1538) : (i32) -> ()
            }, {
              "scf.yield"(%1522) : (i32) -> ()
            }) : (i1) -> i32
            %1539 = "arith.addi"(%1524, %225) : (i32, i32) -> i32
            %1540 = "arith.addi"(%1521, %225) : (i32, i32) -> i32
            %1541 = "arith.cmpi"(%1540, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1542 = "arith.cmpi"(%1539, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1543 = "arith.andi"(%1541, %1542) : (i1, i1) -> i1
            %1544 = "scf.if"(%1543) ({
              %1545 = "arith.extsi"(%1539) : (i32) -> i64
              %1546 = "llvm.getelementptr"(%25, %1545) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1547 = "llvm.load"(%1546) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1548 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1549 = "arith.addi"(%1547, %1548) : (i32, i32) -> i32
              %1550 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1551 = "arith.shrsi"(%1549, %1550) : (i32, i32) -> i32
              %1552 = "arith.maxsi"(%1551, %225) : (i32, i32) -> i32
              %1553 = "arith.muli"(%1552, %26) : (i32, i32) -> i32
              %1554 = "arith.addi"(%1528, %1553) : (i32, i32) -> i32
              "scf.yield"(%1554) : (i32) -> ()
            }, {
              "scf.yield"(%1528) : (i32) -> ()
            }) : (i1) -> i32
            %1555 = "arith.addi"(%1524, %222) : (i32, i32) -> i32
            %1556 = "arith.addi"(%1521, %222) : (i32, i32) -> i32
            %1557 = "arith.cmpi"(%1556, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1558 = "arith.cmpi"(%1555, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1559 = "arith.andi"(%1557, %1558) : (i1, i1) -> i1
            %1560 = "scf.if"(%1559) ({
              %1561 = "arith.extsi"(%1555) : (i32) -> i64
              %1562 = "llvm.getelementptr"(%25, %1561) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1563 = "llvm.load"(%1562) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1564 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1565 = "arith.addi"(%1563, %1564) : (i32, i32) -> i32
              %1566 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1567 = "arith.shrsi"(%1565, %1566) : (i32, i32) -> i32
              %1568 = "arith.maxsi"(%1567, %225) : (i32, i32) -> i32
              %1569 = "arith.muli"(%1568, %26) : (i32, i32) -> i32
              %1570 = "arith.addi"(%1544, %1569) : (i32, i32) -> i32
              "scf.yield"(%1570) : (i32) -> ()
            }, {
              "scf.yield"(%1544) : (i32) -> ()
            }) : (i1) -> i32
            %1571 = "arith.addi"(%1524, %1444) : (i32, i32) -> i32
            %1572 = "arith.addi"(%1521, %1444) : (i32, i32) -> i32
            %1573 = "arith.cmpi"(%1572, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1574 = "arith.cmpi"(%1571, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1575 = "arith.andi"(%1573, %1574) : (i1, i1) -> i1
            %1576 = "scf.if"(%1575) ({
              %1577 = "arith.extsi"(%1571) : (i32) -> i64
              %1578 = "llvm.getelementptr"(%25, %1577) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1579 = "llvm.load"(%1578) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1580 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1581 = "arith.addi"(%1579, %1580) : (i32, i32) -> i32
              %1582 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1583 = "arith.shrsi"(%1581, %1582) : (i32, i32) -> i32
              %1584 = "arith.maxsi"(%1583, %225) : (i32, i32) -> i32
              %1585 = "arith.muli"(%1584, %26) : (i32, i32) -> i32
              %1586 = "arith.addi"(%1560, %1585) : (i32, i32) -> i32
              "scf.yield"(%1586) : (i32) -> ()
            }, {
              "scf.yield"(%1560) : (i32) -> ()
            }) : (i1) -> i32
            %1587 = "arith.addi"(%1524, %219) : (i32, i32) -> i32
            %1588 = "arith.addi"(%1521, %219) : (i32, i32) -> i32
            %1589 = "arith.cmpi"(%1588, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1590 = "arith.cmpi"(%1587, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1591 = "arith.andi"(%1589, %1590) : (i1, i1) -> i1
            %1592 = "scf.if"(%1591) ({
              %1593 = "arith.extsi"(%1587) : (i32) -> i64
              %1594 = "llvm.getelementptr"(%25, %1593) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1595 = "llvm.load"(%1594) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1596 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1597 = "arith.addi"(%1595, %1596) : (i32, i32) -> i32
              %1598 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1599 = "arith.shrsi"(%1597, %1598) : (i32, i32) -> i32
              %1600 = "arith.maxsi"(%1599, %225) : (i32, i32) -> i32
              %1601 = "arith.muli"(%1600, %26) : (i32, i32) -> i32
              %1602 = "arith.addi"(%1576, %1601) : (i32, i32) -> i32
              "scf.yield"(%1602) : (i32) -> ()
            }, {
              "scf.yield"(%1576) : (i32) -> ()
            }) : (i1) -> i32
            %1603 = "arith.addi"(%1524, %1441) : (i32, i32) -> i32
            %1604 = "arith.addi"(%1521, %1441) : (i32, i32) -> i32
            %1605 = "arith.cmpi"(%1604, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1606 = "arith.cmpi"(%1603, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1607 = "arith.andi"(%1605, %1606) : (i1, i1) -> i1
            %1608 = "scf.if"(%1607) ({
              %1609 = "arith.extsi"(%1603) : (i32) -> i64
              %1610 = "llvm.getelementptr"(%25, %1609) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1611 = "llvm.load"(%1610) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1612 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1613 = "arith.addi"(%1611, %1612) : (i32, i32) -> i32
              %1614 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1615 = "arith.shrsi"(%1613, %1614) : (i32, i32) -> i32
              %1616 = "arith.maxsi"(%1615, %225) : (i32, i32) -> i32
              %1617 = "arith.muli"(%1616, %26) : (i32, i32) -> i32
              %1618 = "arith.addi"(%1592, %1617) : (i32, i32) -> i32
              "scf.yield"(%1618) : (i32) -> ()
            }, {
              "scf.yield"(%1592) : (i32) -> ()
            }) : (i1) -> i32
            %1619 = "arith.constant"() {value = 6 : i32} : () -> i32
            %1620 = "arith.addi"(%1524, %1619) : (i32, i32) -> i32
            %1621 = "arith.addi"(%1521, %1619) : (i32, i32) -> i32
            %1622 = "arith.cmpi"(%1621, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1623 = "arith.cmpi"(%1620, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1624 = "arith.andi"(%1622, %1623) : (i1, i1) -> i1
            %1625 = "scf.if"(%1624) ({
              %1626 = "arith.extsi"(%1620) : (i32) -> i64
              %1627 = "llvm.getelementptr"(%25, %1626) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1628 = "llvm.load"(%1627) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1629 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1630 = "arith.addi"(%1628, %1629) : (i32, i32) -> i32
              %1631 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1632 = "arith.shrsi"(%1630, %1631) : (i32, i32) -> i32
              %1633 = "arith.maxsi"(%1632, %225) : (i32, i32) -> i32
              %1634 = "arith.muli"(%1633, %26) : (i32, i32) -> i32
              %1635 = "arith.addi"(%1608, %1634) : (i32, i32) -> i32
              "scf.yield"(%1635) : (i32) -> ()
            }, {
              "scf.yield"(%1608) : (i32) -> ()
            }) : (i1) -> i32
            %1636 = "arith.constant"() {value = 7 : i32} : () -> i32
            %1637 = "arith.addi"(%1524, %1636) : (i32, i32) -> i32
            %1638 = "arith.addi"(%1521, %1636) : (i32, i32) -> i32
            %1639 = "arith.cmpi"(%1638, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1640 = "arith.cmpi"(%1637, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1641 = "arith.andi"(%1639, %1640) : (i1, i1) -> i1
            %1642 = "scf.if"(%1641) ({
              %1643 = "arith.extsi"(%1637) : (i32) -> i64
              %1644 = "llvm.getelementptr"(%25, %1643) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1645 = "llvm.load"(%1644) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1646 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1647 = "arith.addi"(%1645, %1646) : (i32, i32) -> i32
              %1648 = "arith.shrsi"(%1647, %1636) : (i32, i32) -> i32
              %1649 = "arith.maxsi"(%1648, %225) : (i32, i32) -> i32
              %1650 = "arith.muli"(%1649, %26) : (i32, i32) -> i32
              %1651 = "arith.addi"(%1625, %1650) : (i32, i32) -> i32
              "scf.yield"(%1651) : (i32) -> ()
            }, {
              "scf.yield"(%1625) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%1642) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          %1652 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1653 = "nvvm.shfl.sync"(%213, %1520, %225, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 55 : i32} : (i32, i32, i32, i32) -> i32
          %1654 = "arith.cmpi"(%1652, %225) {predicate = 5 : i64} : (i32, i32) -> i1
          %1655 = "arith.select"(%1654, %1653, %55) : (i1, i32, i32) -> i32
          %1656 = "arith.addi"(%1520, %1655) : (i32, i32) -> i32
          %1657 = "nvvm.shfl.sync"(%213, %1656, %222, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 56 : i32} : (i32, i32, i32, i32) -> i32
          %1658 = "arith.cmpi"(%1652, %222) {predicate = 5 : i64} : (i32, i32) -> i1
          %1659 = "arith.select"(%1658, %1657, %55) : (i1, i32, i32) -> i32
          %1660 = "arith.addi"(%1656, %1659) : (i32, i32) -> i32
          %1661 = "nvvm.shfl.sync"(%213, %1660, %219, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 57 : i32} : (i32, i32, i32, i32) -> i32
          %1662 = "arith.cmpi"(%1652, %219) {predicate = 5 : i64} : (i32, i32) -> i1
          %1663 = "arith.select"(%1662, %1661, %55) : (i1, i32, i32) -> i32
          %1664 = "arith.addi"(%1660, %1663) : (i32, i32) -> i32
          %1665 = "nvvm.shfl.sync"(%213, %1664, %74, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 58 : i32} : (i32, i32, i32, i32) -> i32
          %1666 = "arith.cmpi"(%1652, %74) {predicate = 5 : i64} : (i32, i32) -> i1
          %1667 = "arith.select"(%1666, %1665, %55) : (i1, i32, i32) -> i32
          %1668 = "arith.addi"(%1664, %1667) : (i32, i32) -> i32
          %1669 = "nvvm.shfl.sync"(%213, %1668, %214, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 59 : i32} : (i32, i32, i32, i32) -> i32
          %1670 = "arith.cmpi"(%1652, %214) {predicate = 5 : i64} : (i32, i32) -> i1
          %1671 = "arith.select"(%1670, %1669, %55) : (i1, i32, i32) -> i32
          %1672 = "arith.addi"(%1668, %1671) : (i32, i32) -> i32
          %1673 = "arith.cmpi"(%1672, %1450) {predicate = 4 : i64} : (i32, i32) -> i1
          %1674 = "nvvm.vote.sync"(%213, %1673) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 60 : i32} : (i32, i1) -> i32
          %1675 = "arith.subi"(%55, %1674) : (i32, i32) -> i32
          %1676 = "arith.andi"(%1674, %1675) : (i32, i32) -> i32
          %1677 = "arith.subi"(%1676, %225) : (i32, i32) -> i32
          %1678 = "llvm.intr.ctpop"(%1677) : (i32) -> i32
          %1679 = "arith.muli"(%1678, %72) : (i32, i32) -> i32
          %1680 = "arith.subi"(%1672, %1520) : (i32, i32) -> i32
          %1681 = "nvvm.shfl.sync"(%213, %1680, %1678, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 61 : i32} : (i32, i32, i32, i32) -> i32
          %1682 = "arith.addi"(%1679, %72) : (i32, i32) -> i32
          %1683, %1684, %1685 = "scf.for"(%1679, %1682, %53, %1681, %55, %213) ({
          ^bb0(%1686: i32, %1687: i32, %1688: i32, %1689: i32):
            %1690 = "arith.addi"(%1686, %1518) : (i32, i32) -> i32
            %1691 = "arith.cmpi"(%1689, %55) {predicate = 2 : i64} : (i32, i32) -> i1
            %1692 = "arith.cmpi"(%1690, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1693 = "arith.andi"(%1691, %1692) : (i1, i1) -> i1
            %1694 = "scf.if"(%1693) ({
              %1695 = "arith.extsi"(%1690) : (i32) -> i64
              %1696 = "llvm.getelementptr"(%25, %1695) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1697 = "llvm.load"(%1696) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1698 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1699 = "arith.addi"(%1697, %1698) : (i32, i32) -> i32
              %1700 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1701 = "arith.shrsi"(%1699, %1700) : (i32, i32) -> i32
              %1702 = "arith.maxsi"(%1701, %225) : (i32, i32) -> i32
              %1703 = "arith.muli"(%1702, %26) : (i32, i32) -> i32
              "scf.yield"(%1703) : (i32) -> ()
            }, {
              "scf.yield"(%55) : (i32) -> ()
            }) : (i1) -> i32
            %1704 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1705 = "nvvm.shfl.sync"(%213, %1694, %225, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 62 : i32} : (i32, i32, i32, i32) -> i32
            %1706 = "arith.cmpi"(%1704, %225) {predicate = 5 : i64} : (i32, i32) -> i1
            %1707 = "arith.select"(%1706, %1705, %55) : (i1, i32, i32) -> i32
            %1708 = "arith.addi"(%1694, %1707) : (i32, i32) -> i32
            %1709 = "nvvm.shfl.sync"(%213, %1708, %222, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 63 : i32} : (i32, i32, i32, i32) -> i32
            %1710 = "arith.cmpi"(%1704, %222) {predicate = 5 : i64} : (i32, i32) -> i1
            %1711 = "arith.select"(%1710, %1709, %55) : (i1, i32, i32) -> i32
            %1712 = "arith.addi"(%1708, %1711) : (i32, i32) -> i32
            %1713 = "nvvm.shfl.sync"(%213, %1712, %219, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 64 : i32} : (i32, i32, i32, i32) -> i32
            %1714 = "arith.cmpi"(%1704, %219) {predicate = 5 : i64} : (i32, i32) -> i1
            %1715 = "arith.select"(%1714, %1713, %55) : (i1, i32, i32) -> i32
            %1716 = "arith.addi"(%1712, %1715) : (i32, i32) -> i32
            %1717 = "nvvm.shfl.sync"(%213, %1716, %74, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 65 : i32} : (i32, i32, i32, i32) -> i32
            %1718 = "arith.cmpi"(%1704, %74) {predicate = 5 : i64} : (i32, i32) -> i1
            %1719 = "arith.select"(%1718, %1717, %55) : (i1, i32, i32) -> i32
            %1720 = "arith.addi"(%1716, %1719) : (i32, i32) -> i32
            %1721 = "nvvm.shfl.sync"(%213, %1720, %214, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 66 : i32} : (i32, i32, i32, i32) -> i32
            %1722 = "arith.cmpi"(%1704, %214) {predicate = 5 : i64} : (i32, i32) -> i1
            %1723 = "arith.select"(%1722, %1721, %55) : (i1, i32, i32) -> i32
            %1724 = "arith.addi"(%1720, %1723) : (i32, i32) -> i32
            %1725 = "arith.addi"(%1687, %1724) : (i32, i32) -> i32
            %1726 = "arith.cmpi"(%1725, %1450) {predicate = 4 : i64} : (i32, i32) -> i1
            %1727 = "arith.andi"(%1691, %1726) : (i1, i1) -> i1
            %1728 = "nvvm.vote.sync"(%213, %1727) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 67 : i32} : (i32, i1) -> i32
            %1729 = "arith.cmpi"(%1728, %55) {predicate = 1 : i64} : (i32, i32) -> i1
            %1730 = "arith.subi"(%55, %1728) : (i32, i32) -> i32
            %1731 = "arith.andi"(%1728, %1730) : (i32, i32) -> i32
            %1732 = "arith.subi"(%1731, %225) : (i32, i32) -> i32
            %1733 = "llvm.intr.ctpop"(%1732) : (i32) -> i32
            %1734, %1735 = "scf.if"(%1729) ({
              %1736 = "arith.addi"(%1686, %1733) : (i32, i32) -> i32
              %1737 = "arith.subi"(%1724, %1694) : (i32, i32) -> i32
              %1738 = "nvvm.shfl.sync"(%213, %1737, %1733, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 68 : i32} : (i32, i32, i32, i32) -> i32
              %1739 = "arith.addi"(%1687, %1738) : (i32, i32) -> i32
              "scf.yield"(%1736, %1739) : (i32, i32) -> ()
            }, {
              "scf.yield"(%1688, %1689) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1740 = "nvvm.shfl.sync"(%213, %1724, %70, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 69 : i32} : (i32, i32, i32, i32) -> i32
            %1741 = "arith.addi"(%1687, %1740) : (i32, i32) -> i32
            "scf.yield"(%1741, %1734, %1735) : (i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
          %1742 = "arith.extsi"(%1684) : (i32) -> i64
          %1743 = "llvm.getelementptr"(%25, %1742) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1744 = "llvm.load"(%1743) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %1745 = "arith.constant"() {value = 127 : i32} : () -> i32
          %1746 = "arith.addi"(%1744, %1745) : (i32, i32) -> i32
          %1747 = "arith.constant"() {value = 7 : i32} : () -> i32
          %1748 = "arith.shrsi"(%1746, %1747) : (i32, i32) -> i32
          %1749 = "arith.maxsi"(%1748, %225) : (i32, i32) -> i32
          %1750 = "arith.subi"(%1450, %1685) : (i32, i32) -> i32
          %1751 = "arith.remsi"(%1750, %1749) : (i32, i32) -> i32
          %1752 = "arith.cmpi"(%1751, %55) {predicate = 2 : i64} : (i32, i32) -> i1
          %1753 = "arith.divsi"(%1750, %1749) : (i32, i32) -> i32
          %1754 = "arith.extsi"(%1752) : (i1) -> i32
          %1755 = "arith.addi"(%1753, %1754) : (i32, i32) -> i32
          %1756 = "arith.addi"(%1751, %1749) : (i32, i32) -> i32
          %1757 = "arith.select"(%1752, %1756, %1751) : (i1, i32, i32) -> i32
          %1758 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1759 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1760 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1761 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1762 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1763 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1764 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1765 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1766, %1767, %1768, %1769, %1770, %1771, %1772, %1773, %1774, %1775, %1776, %1777, %1778, %1779, %1780, %1781, %1782, %1783, %1784, %1785, %1786, %1787, %1788, %1789, %1790, %1791, %1792, %1793, %1794, %1795, %1796, %1797, %1798, %1799, %1800, %1801, %1802, %1803, %1804, %1805, %1806, %1807, %1808, %1809, %1810, %1811, %1812, %1813, %1814, %1815, %1816, %1817, %1818 = "scf.for"(%1450, %1454, %225, %1757, %1684, %1744, %1755, %1757, %55, %55, %55, %55, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1758, %1759, %1760, %1761, %1762, %1763, %1764, %1765, %1477, %1478, %1480, %1481) ({
          ^bb0(%1819: i32, %1820: i32, %1821: i32, %1822: i32, %1823: i32, %1824: i32, %1825: i32, %1826: i32, %1827: i32, %1828: i32, %1829: f32, %1830: f32, %1831: f32, %1832: f32, %1833: f32, %1834: f32, %1835: f32, %1836: f32, %1837: f32, %1838: f32, %1839: f32, %1840: f32, %1841: f32, %1842: f32, %1843: f32, %1844: f32, %1845: f32, %1846: f32, %1847: f32, %1848: f32, %1849: f32, %1850: f32, %1851: f32, %1852: f32, %1853: f32, %1854: f32, %1855: f32, %1856: f32, %1857: f32, %1858: f32, %1859: f32, %1860: f32, %1861: vector<2xf16>, %1862: vector<2xf16>, %1863: vector<2xf16>, %1864: vector<2xf16>, %1865: vector<2xf16>, %1866: vector<2xf16>, %1867: vector<2xf16>, %1868: vector<2xf16>, %1869: f32, %1870: f32, %1871: f32, %1872: f32):
            %1873 = "llvm.getelementptr"(%44, %1827) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1874_s0 = "llvm.ptrtoint"(%1873) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1874_s0, %1828) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1875 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
            %1876 = "vector.extract"(%1875) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %1877 = "vector.extract"(%1875) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %1878 = "vector.extract"(%1875) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %1879 = "vector.extract"(%1875) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %1880 = "vector.extract"(%1875) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %1881 = "vector.extract"(%1875) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %1882 = "vector.extract"(%1875) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %1883 = "vector.extract"(%1875) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %1884 = "vector.extract"(%1875) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %1885 = "vector.extract"(%1875) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %1886 = "vector.extract"(%1875) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %1887 = "vector.extract"(%1875) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %1888 = "vector.extract"(%1875) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %1889 = "vector.extract"(%1875) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %1890 = "vector.extract"(%1875) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %1891 = "vector.extract"(%1875) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %1892 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %1893 = "arith.muli"(%1825, %1892) : (i32, i32) -> i32
            %1894 = "llvm.getelementptr"(%40, %1893) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1895 = "arith.constant"() {value = 448 : i32} : () -> i32
            %1896 = "arith.andi"(%1465, %1895) : (i32, i32) -> i32
            %1897 = "arith.shrui"(%1896, %1444) : (i32, i32) -> i32
            %1898 = "arith.xori"(%1465, %1897) : (i32, i32) -> i32
            %1899 = "llvm.getelementptr"(%1894, %1898) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1904_d = "nvvm.ldmatrix"(%1899) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1900 = "llvm.extractvalue"(%t1904_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1901 = "llvm.extractvalue"(%t1904_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1902 = "llvm.extractvalue"(%t1904_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1903 = "llvm.extractvalue"(%t1904_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1905 = "arith.constant"() {value = 16384 : i32} : () -> i32
            %1906 = "arith.muli"(%1827, %1905) : (i32, i32) -> i32
            %1907 = "llvm.getelementptr"(%1458, %1906) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1908 = "arith.andi"(%1475, %1895) : (i32, i32) -> i32
            %1909 = "arith.shrui"(%1908, %1444) : (i32, i32) -> i32
            %1910 = "arith.xori"(%1475, %1909) : (i32, i32) -> i32
            %1911 = "llvm.getelementptr"(%1907, %1910) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1916_d = "nvvm.ldmatrix"(%1911) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1912 = "llvm.extractvalue"(%t1916_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1913 = "llvm.extractvalue"(%t1916_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1914 = "llvm.extractvalue"(%t1916_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1915 = "llvm.extractvalue"(%t1916_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1917 = "llvm.getelementptr"(%1907) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %1918 = "llvm.getelementptr"(%1917, %1910) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1923_d = "nvvm.ldmatrix"(%1918) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1919 = "llvm.extractvalue"(%t1923_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1920 = "llvm.extractvalue"(%t1923_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1921 = "llvm.extractvalue"(%t1923_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1922 = "llvm.extractvalue"(%t1923_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1924 = "llvm.bitcast"(%1900) : (i32) -> vector<2xf16>
            %1925 = "llvm.bitcast"(%1901) : (i32) -> vector<2xf16>
            %1926 = "llvm.bitcast"(%1902) : (i32) -> vector<2xf16>
            %1927 = "llvm.bitcast"(%1903) : (i32) -> vector<2xf16>
            %1928 = "llvm.bitcast"(%1912) : (i32) -> vector<2xf16>
            %1929 = "llvm.bitcast"(%1913) : (i32) -> vector<2xf16>
            %t1934_d = "llvm.call_intrinsic"(%1924, %1925, %1926, %1927, %1928, %1929, %1876, %1877, %1878, %1879) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1930 = "llvm.extractvalue"(%t1934_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1931 = "llvm.extractvalue"(%t1934_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1932 = "llvm.extractvalue"(%t1934_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1933 = "llvm.extractvalue"(%t1934_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1935 = "llvm.bitcast"(%1914) : (i32) -> vector<2xf16>
            %1936 = "llvm.bitcast"(%1915) : (i32) -> vector<2xf16>
            %t1941_d = "llvm.call_intrinsic"(%1924, %1925, %1926, %1927, %1935, %1936, %1880, %1881, %1882, %1883) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1937 = "llvm.extractvalue"(%t1941_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1938 = "llvm.extractvalue"(%t1941_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1939 = "llvm.extractvalue"(%t1941_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1940 = "llvm.extractvalue"(%t1941_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1942 = "llvm.bitcast"(%1919) : (i32) -> vector<2xf16>
            %1943 = "llvm.bitcast"(%1920) : (i32) -> vector<2xf16>
            %t1948_d = "llvm.call_intrinsic"(%1924, %1925, %1926, %1927, %1942, %1943, %1884, %1885, %1886, %1887) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1944 = "llvm.extractvalue"(%t1948_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1945 = "llvm.extractvalue"(%t1948_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1946 = "llvm.extractvalue"(%t1948_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1947 = "llvm.extractvalue"(%t1948_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1949 = "llvm.bitcast"(%1921) : (i32) -> vector<2xf16>
            %1950 = "llvm.bitcast"(%1922) : (i32) -> vector<2xf16>
            %t1955_d = "llvm.call_intrinsic"(%1924, %1925, %1926, %1927, %1949, %1950, %1888, %1889, %1890, %1891) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1951 = "llvm.extractvalue"(%t1955_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1952 = "llvm.extractvalue"(%t1955_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1953 = "llvm.extractvalue"(%t1955_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1954 = "llvm.extractvalue"(%t1955_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1956 = "arith.addi"(%1465, %214) : (i32, i32) -> i32
            %1957 = "arith.andi"(%1956, %1895) : (i32, i32) -> i32
            %1958 = "arith.shrui"(%1957, %1444) : (i32, i32) -> i32
            %1959 = "arith.xori"(%1956, %1958) : (i32, i32) -> i32
            %1960 = "llvm.getelementptr"(%1894, %1959) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1965_d = "nvvm.ldmatrix"(%1960) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1961 = "llvm.extractvalue"(%t1965_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1962 = "llvm.extractvalue"(%t1965_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1963 = "llvm.extractvalue"(%t1965_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1964 = "llvm.extractvalue"(%t1965_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1966 = "arith.addi"(%1475, %214) : (i32, i32) -> i32
            %1967 = "arith.andi"(%1966, %1895) : (i32, i32) -> i32
            %1968 = "arith.shrui"(%1967, %1444) : (i32, i32) -> i32
            %1969 = "arith.xori"(%1966, %1968) : (i32, i32) -> i32
            %1970 = "llvm.getelementptr"(%1907, %1969) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1975_d = "nvvm.ldmatrix"(%1970) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1971 = "llvm.extractvalue"(%t1975_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1972 = "llvm.extractvalue"(%t1975_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1973 = "llvm.extractvalue"(%t1975_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1974 = "llvm.extractvalue"(%t1975_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1976 = "llvm.getelementptr"(%1917, %1969) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1981_d = "nvvm.ldmatrix"(%1976) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1977 = "llvm.extractvalue"(%t1981_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1978 = "llvm.extractvalue"(%t1981_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1979 = "llvm.extractvalue"(%t1981_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1980 = "llvm.extractvalue"(%t1981_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1982 = "llvm.bitcast"(%1961) : (i32) -> vector<2xf16>
            %1983 = "llvm.bitcast"(%1962) : (i32) -> vector<2xf16>
            %1984 = "llvm.bitcast"(%1963) : (i32) -> vector<2xf16>
            %1985 = "llvm.bitcast"(%1964) : (i32) -> vector<2xf16>
            %1986 = "llvm.bitcast"(%1971) : (i32) -> vector<2xf16>
            %1987 = "llvm.bitcast"(%1972) : (i32) -> vector<2xf16>
            %t1992_d = "llvm.call_intrinsic"(%1982, %1983, %1984, %1985, %1986, %1987, %1930, %1931, %1932, %1933) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1988 = "llvm.extractvalue"(%t1992_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1989 = "llvm.extractvalue"(%t1992_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1990 = "llvm.extractvalue"(%t1992_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1991 = "llvm.extractvalue"(%t1992_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1993 = "llvm.bitcast"(%1973) : (i32) -> vector<2xf16>
            %1994 = "llvm.bitcast"(%1974) : (i32) -> vector<2xf16>
            %t1999_d = "llvm.call_intrinsic"(%1982, %1983, %1984, %1985, %1993, %1994, %1937, %1938, %1939, %1940) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1995 = "llvm.extractvalue"(%t1999_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1996 = "llvm.extractvalue"(%t1999_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1997 = "llvm.extractvalue"(%t1999_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1998 = "llvm.extractvalue"(%t1999_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2000 = "llvm.bitcast"(%1977) : (i32) -> vector<2xf16>
            %2001 = "llvm.bitcast"(%1978) : (i32) -> vector<2xf16>
            %t2006_d = "llvm.call_intrinsic"(%1982, %1983, %1984, %1985, %2000, %2001, %1944, %1945, %1946, %1947) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2002 = "llvm.extractvalue"(%t2006_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2003 = "llvm.extractvalue"(%t2006_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2004 = "llvm.extractvalue"(%t2006_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2005 = "llvm.extractvalue"(%t2006_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2007 = "llvm.bitcast"(%1979) : (i32) -> vector<2xf16>
            %2008 = "llvm.bitcast"(%1980) : (i32) -> vector<2xf16>
            %t2013_d = "llvm.call_intrinsic"(%1982, %1983, %1984, %1985, %2007, %2008, %1951, %1952, %1953, %1954) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2009 = "llvm.extractvalue"(%t2013_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2010 = "llvm.extractvalue"(%t2013_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2011 = "llvm.extractvalue"(%t2013_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2012 = "llvm.extractvalue"(%t2013_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2014 = "arith.addi"(%1465, %53) : (i32, i32) -> i32
            %2015 = "arith.andi"(%2014, %1895) : (i32, i32) -> i32
            %2016 = "arith.shrui"(%2015, %1444) : (i32, i32) -> i32
            %2017 = "arith.xori"(%2014, %2016) : (i32, i32) -> i32
            %2018 = "llvm.getelementptr"(%1894, %2017) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2023_d = "nvvm.ldmatrix"(%2018) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2019 = "llvm.extractvalue"(%t2023_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2020 = "llvm.extractvalue"(%t2023_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2021 = "llvm.extractvalue"(%t2023_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2022 = "llvm.extractvalue"(%t2023_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2024 = "arith.addi"(%1475, %53) : (i32, i32) -> i32
            %2025 = "arith.andi"(%2024, %1895) : (i32, i32) -> i32
            %2026 = "arith.shrui"(%2025, %1444) : (i32, i32) -> i32
            %2027 = "arith.xori"(%2024, %2026) : (i32, i32) -> i32
            %2028 = "llvm.getelementptr"(%1907, %2027) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2033_d = "nvvm.ldmatrix"(%2028) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2029 = "llvm.extractvalue"(%t2033_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2030 = "llvm.extractvalue"(%t2033_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2031 = "llvm.extractvalue"(%t2033_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2032 = "llvm.extractvalue"(%t2033_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2034 = "llvm.getelementptr"(%1917, %2027) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2039_d = "nvvm.ldmatrix"(%2034) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2035 = "llvm.extractvalue"(%t2039_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2036 = "llvm.extractvalue"(%t2039_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2037 = "llvm.extractvalue"(%t2039_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2038 = "llvm.extractvalue"(%t2039_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2040 = "llvm.bitcast"(%2019) : (i32) -> vector<2xf16>
            %2041 = "llvm.bitcast"(%2020) : (i32) -> vector<2xf16>
            %2042 = "llvm.bitcast"(%2021) : (i32) -> vector<2xf16>
            %2043 = "llvm.bitcast"(%2022) : (i32) -> vector<2xf16>
            %2044 = "llvm.bitcast"(%2029) : (i32) -> vector<2xf16>
            %2045 = "llvm.bitcast"(%2030) : (i32) -> vector<2xf16>
            %t2050_d = "llvm.call_intrinsic"(%2040, %2041, %2042, %2043, %2044, %2045, %1988, %1989, %1990, %1991) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2046 = "llvm.extractvalue"(%t2050_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2047 = "llvm.extractvalue"(%t2050_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2048 = "llvm.extractvalue"(%t2050_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2049 = "llvm.extractvalue"(%t2050_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2051 = "llvm.bitcast"(%2031) : (i32) -> vector<2xf16>
            %2052 = "llvm.bitcast"(%2032) : (i32) -> vector<2xf16>
            %t2057_d = "llvm.call_intrinsic"(%2040, %2041, %2042, %2043, %2051, %2052, %1995, %1996, %1997, %1998) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2053 = "llvm.extractvalue"(%t2057_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2054 = "llvm.extractvalue"(%t2057_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2055 = "llvm.extractvalue"(%t2057_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2056 = "llvm.extractvalue"(%t2057_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2058 = "llvm.bitcast"(%2035) : (i32) -> vector<2xf16>
            %2059 = "llvm.bitcast"(%2036) : (i32) -> vector<2xf16>
            %t2064_d = "llvm.call_intrinsic"(%2040, %2041, %2042, %2043, %2058, %2059, %2002, %2003, %2004, %2005) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2060 = "llvm.extractvalue"(%t2064_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2061 = "llvm.extractvalue"(%t2064_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2062 = "llvm.extractvalue"(%t2064_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2063 = "llvm.extractvalue"(%t2064_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2065 = "llvm.bitcast"(%2037) : (i32) -> vector<2xf16>
            %2066 = "llvm.bitcast"(%2038) : (i32) -> vector<2xf16>
            %t2071_d = "llvm.call_intrinsic"(%2040, %2041, %2042, %2043, %2065, %2066, %2009, %2010, %2011, %2012) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2067 = "llvm.extractvalue"(%t2071_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2068 = "llvm.extractvalue"(%t2071_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2069 = "llvm.extractvalue"(%t2071_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2070 = "llvm.extractvalue"(%t2071_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2072 = "arith.constant"() {value = 48 : i32} : () -> i32
            %2073 = "arith.addi"(%1465, %2072) : (i32, i32) -> i32
            %2074 = "arith.andi"(%2073, %1895) : (i32, i32) -> i32
            %2075 = "arith.shrui"(%2074, %1444) : (i32, i32) -> i32
            %2076 = "arith.xori"(%2073, %2075) : (i32, i32) -> i32
            %2077 = "llvm.getelementptr"(%1894, %2076) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2082_d = "nvvm.ldmatrix"(%2077) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2078 = "llvm.extractvalue"(%t2082_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2079 = "llvm.extractvalue"(%t2082_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2080 = "llvm.extractvalue"(%t2082_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2081 = "llvm.extractvalue"(%t2082_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2083 = "arith.addi"(%1475, %2072) : (i32, i32) -> i32
            %2084 = "arith.andi"(%2083, %1895) : (i32, i32) -> i32
            %2085 = "arith.shrui"(%2084, %1444) : (i32, i32) -> i32
            %2086 = "arith.xori"(%2083, %2085) : (i32, i32) -> i32
            %2087 = "llvm.getelementptr"(%1907, %2086) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2092_d = "nvvm.ldmatrix"(%2087) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2088 = "llvm.extractvalue"(%t2092_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2089 = "llvm.extractvalue"(%t2092_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2090 = "llvm.extractvalue"(%t2092_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2091 = "llvm.extractvalue"(%t2092_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2093 = "llvm.getelementptr"(%1917, %2086) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2098_d = "nvvm.ldmatrix"(%2093) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2094 = "llvm.extractvalue"(%t2098_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2095 = "llvm.extractvalue"(%t2098_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2096 = "llvm.extractvalue"(%t2098_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2097 = "llvm.extractvalue"(%t2098_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2099 = "llvm.bitcast"(%2078) : (i32) -> vector<2xf16>
            %2100 = "llvm.bitcast"(%2079) : (i32) -> vector<2xf16>
            %2101 = "llvm.bitcast"(%2080) : (i32) -> vector<2xf16>
            %2102 = "llvm.bitcast"(%2081) : (i32) -> vector<2xf16>
            %2103 = "llvm.bitcast"(%2088) : (i32) -> vector<2xf16>
            %2104 = "llvm.bitcast"(%2089) : (i32) -> vector<2xf16>
            %t2109_d = "llvm.call_intrinsic"(%2099, %2100, %2101, %2102, %2103, %2104, %2046, %2047, %2048, %2049) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2105 = "llvm.extractvalue"(%t2109_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2106 = "llvm.extractvalue"(%t2109_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2107 = "llvm.extractvalue"(%t2109_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2108 = "llvm.extractvalue"(%t2109_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2110 = "llvm.bitcast"(%2090) : (i32) -> vector<2xf16>
            %2111 = "llvm.bitcast"(%2091) : (i32) -> vector<2xf16>
            %t2116_d = "llvm.call_intrinsic"(%2099, %2100, %2101, %2102, %2110, %2111, %2053, %2054, %2055, %2056) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2112 = "llvm.extractvalue"(%t2116_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2113 = "llvm.extractvalue"(%t2116_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2114 = "llvm.extractvalue"(%t2116_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2115 = "llvm.extractvalue"(%t2116_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2117 = "llvm.bitcast"(%2094) : (i32) -> vector<2xf16>
            %2118 = "llvm.bitcast"(%2095) : (i32) -> vector<2xf16>
            %t2123_d = "llvm.call_intrinsic"(%2099, %2100, %2101, %2102, %2117, %2118, %2060, %2061, %2062, %2063) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2119 = "llvm.extractvalue"(%t2123_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2120 = "llvm.extractvalue"(%t2123_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2121 = "llvm.extractvalue"(%t2123_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2122 = "llvm.extractvalue"(%t2123_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2124 = "llvm.bitcast"(%2096) : (i32) -> vector<2xf16>
            %2125 = "llvm.bitcast"(%2097) : (i32) -> vector<2xf16>
            %t2130_d = "llvm.call_intrinsic"(%2099, %2100, %2101, %2102, %2124, %2125, %2067, %2068, %2069, %2070) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2126 = "llvm.extractvalue"(%t2130_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2127 = "llvm.extractvalue"(%t2130_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2128 = "llvm.extractvalue"(%t2130_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2129 = "llvm.extractvalue"(%t2130_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2131 = "arith.muli"(%1824, %235) : (i32, i32) -> i32
            %2132 = "arith.muli"(%1445, %53) : (i32, i32) -> i32
            %2133 = "arith.addi"(%2131, %2132) : (i32, i32) -> i32
            %2134 = "arith.remui"(%1440, %219) : (i32, i32) -> i32
            %2135 = "arith.muli"(%2134, %222) : (i32, i32) -> i32
            %2136 = "arith.addi"(%2133, %2135) : (i32, i32) -> i32
            %2137 = "arith.addi"(%1824, %225) : (i32, i32) -> i32
            %2138 = "arith.muli"(%2137, %235) : (i32, i32) -> i32
            %2139 = "arith.cmpi"(%2138, %1822) {predicate = 4 : i64} : (i32, i32) -> i1
            %2140, %2141, %2142, %2143, %2144, %2145, %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155 = "scf.if"(%2139) ({
              %2156 = "arith.cmpi"(%2136, %1822) {predicate = 5 : i64} : (i32, i32) -> i1
              %2157 = "scf.if"(%2156) ({
                %2158 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2158) : (f32) -> ()
              }, {
                "scf.yield"(%2105) : (f32) -> ()
              }) : (i1) -> f32
              %2159 = "arith.addi"(%2136, %225) : (i32, i32) -> i32
              %2160 = "arith.cmpi"(%2159, %1822) {predicate = 5 : i64} : (i32, i32) -> i1
              %2161 = "scf.if"(%2160) ({
                %2162 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2162) : (f32) -> ()
              }, {
                "scf.yield"(%2106) : (f32) -> ()
              }) : (i1) -> f32
              %2163 = "scf.if"(%2156) ({
                %2164 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2164) : (f32) -> ()
              }, {
                "scf.yield"(%2107) : (f32) -> ()
              }) : (i1) -> f32
              %2165 = "scf.if"(%2160) ({
                %2166 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2166) : (f32) -> ()
              }, {
                "scf.yield"(%2108) : (f32) -> ()
              }) : (i1) -> f32
              %2167 = "arith.addi"(%2136, %74) : (i32, i32) -> i32
              %2168 = "arith.cmpi"(%2167, %1822) {predicate = 5 : i64} : (i32, i32) -> i1
              %2169 = "scf.if"(%2168) ({
                %2170 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2170) : (f32) -> ()
              }, {
                "scf.yield"(%2112) : (f32) -> ()
              }) : (i1) -> f32
              %2171 = "arith.addi"(%2167, %225) : (i32, i32) -> i32
              %2172 = "arith.cmpi"(%2171, %1822) {predicate = 5 : i64} : (i32, i32) -> i1
              %2173 = "scf.if"(%2172) ({
                %2174 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2174) : (f32) -> ()
              }, {
                "scf.yield"(%2113) : (f32) -> ()
              }) : (i1) -> f32
              %2175 = "scf.if"(%2168) ({
                %2176 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2176) : (f32) -> ()
              }, {
                "scf.yield"(%2114) : (f32) -> ()
              }) : (i1) -> f32
              %2177 = "scf.if"(%2172) ({
                %2178 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2178) : (f32) -> ()
              }, {
                "scf.yield"(%2115) : (f32) -> ()
              }) : (i1) -> f32
              %2179 = "arith.addi"(%2136, %214) : (i32, i32) -> i32
              %2180 = "arith.cmpi"(%2179, %1822) {predicate = 5 : i64} : (i32, i32) -> i1
              %2181 = "scf.if"(%2180) ({
                %2182 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2182) : (f32) -> ()
              }, {
                "scf.yield"(%2119) : (f32) -> ()
              }) : (i1) -> f32
              %2183 = "arith.addi"(%2179, %225) : (i32, i32) -> i32
              %2184 = "arith.cmpi"(%2183, %1822) {predicate = 5 : i64} : (i32, i32) -> i1
              %2185 = "scf.if"(%2184) ({
                %2186 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2186) : (f32) -> ()
              }, {
                "scf.yield"(%2120) : (f32) -> ()
              }) : (i1) -> f32
              %2187 = "scf.if"(%2180) ({
                %2188 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2188) : (f32) -> ()
              }, {
                "scf.yield"(%2121) : (f32) -> ()
              }) : (i1) -> f32
              %2189 = "scf.if"(%2184) ({
                %2190 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2190) : (f32) -> ()
              }, {
                "scf.yield"(%2122) : (f32) -> ()
              }) : (i1) -> f32
              %2191 = "arith.constant"() {value = 24 : i32} : () -> i32
              %2192 = "arith.addi"(%2136, %2191) : (i32, i32) -> i32
              %2193 = "arith.cmpi"(%2192, %1822) {predicate = 5 : i64} : (i32, i32) -> i1
              %2194 = "scf.if"(%2193) ({
                %2195 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2195) : (f32) -> ()
              }, {
                "scf.yield"(%2126) : (f32) -> ()
              }) : (i1) -> f32
              %2196 = "arith.addi"(%2192, %225) : (i32, i32) -> i32
              %2197 = "arith.cmpi"(%2196, %1822) {predicate = 5 : i64} : (i32, i32) -> i1
              %2198 = "scf.if"(%2197) ({
                %2199 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2199) : (f32) -> ()
              }, {
                "scf.yield"(%2127) : (f32) -> ()
              }) : (i1) -> f32
              %2200 = "scf.if"(%2193) ({
                %2201 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2201) : (f32) -> ()
              }, {
                "scf.yield"(%2128) : (f32) -> ()
              }) : (i1) -> f32
              %2202 = "scf.if"(%2197) ({
                %2203 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2203) : (f32) -> ()
              }, {
                "scf.yield"(%2129) : (f32) -> ()
              }) : (i1) -> f32
              "scf.yield"(%2157, %2161, %2163, %2165, %2169, %2173, %2175, %2177, %2181, %2185, %2187, %2189, %2194, %2198, %2200, %2202) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%2105, %2106, %2107, %2108, %2112, %2113, %2114, %2115, %2119, %2120, %2121, %2122, %2126, %2127, %2128, %2129) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %2204 = "vector.from_elements"(%2140, %2141, %2144, %2145, %2148, %2149, %2152, %2153) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2205 = "vector.extract"(%2204) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %2206 = "vector.extract"(%2204) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %2207 = "arith.maxnumf"(%2205, %2206) : (f32, f32) -> f32
            %2208 = "vector.extract"(%2204) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %2209 = "vector.extract"(%2204) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %2210 = "arith.maxnumf"(%2208, %2209) : (f32, f32) -> f32
            %2211 = "arith.maxnumf"(%2207, %2210) : (f32, f32) -> f32
            %2212 = "vector.extract"(%2204) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %2213 = "vector.extract"(%2204) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %2214 = "arith.maxnumf"(%2212, %2213) : (f32, f32) -> f32
            %2215 = "vector.extract"(%2204) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %2216 = "vector.extract"(%2204) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %2217 = "arith.maxnumf"(%2215, %2216) : (f32, f32) -> f32
            %2218 = "arith.maxnumf"(%2214, %2217) : (f32, f32) -> f32
            %2219 = "arith.maxnumf"(%2211, %2218) : (f32, f32) -> f32
            %2220 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
            %2221 = "arith.maxnumf"(%2219, %2220) : (f32, f32) -> f32
            %2222 = "nvvm.shfl.sync"(%213, %2221, %225, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 98 : i32} : (i32, f32, i32, i32) -> f32
            %2223 = "arith.maxnumf"(%2221, %2222) : (f32, f32) -> f32
            %2224 = "nvvm.shfl.sync"(%213, %2223, %222, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 99 : i32} : (i32, f32, i32, i32) -> f32
            %2225 = "arith.maxnumf"(%2223, %2224) : (f32, f32) -> f32
            %2226 = "arith.mulf"(%2225, %1483) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2227 = "arith.maxnumf"(%1869, %2226) : (f32, f32) -> f32
            %2228 = "arith.cmpf"(%2227, %2220) {predicate = 2 : i64} : (f32, f32) -> i1
            %2229 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %2230 = "arith.select"(%2228, %2227, %2229) : (i1, f32, f32) -> f32
            %2231 = "arith.subf"(%1869, %2230) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2232 = "llvm.call_intrinsic"(%2231) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2233 = "vector.from_elements"(%2140, %2141, %2144, %2145, %2148, %2149, %2152, %2153) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2234 = "vector.broadcast"(%1483) : (f32) -> vector<8xf32>
            %2235 = "arith.mulf"(%2233, %2234) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %2236 = "arith.cmpf"(%2227, %2220) {predicate = 2 : i64} : (f32, f32) -> i1
            %2237 = "arith.select"(%2236, %2227, %2229) : (i1, f32, f32) -> f32
            %2238 = "vector.broadcast"(%2237) : (f32) -> vector<8xf32>
            %2239 = "arith.subf"(%2235, %2238) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %2240 = "vector.extract"(%2239) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %2241 = "vector.extract"(%2239) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %2242 = "vector.extract"(%2239) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %2243 = "vector.extract"(%2239) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %2244 = "vector.extract"(%2239) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %2245 = "vector.extract"(%2239) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %2246 = "vector.extract"(%2239) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %2247 = "vector.extract"(%2239) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %2248 = "llvm.call_intrinsic"(%2240) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2249 = "llvm.call_intrinsic"(%2241) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2250 = "llvm.call_intrinsic"(%2242) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2251 = "llvm.call_intrinsic"(%2243) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2252 = "llvm.call_intrinsic"(%2244) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2253 = "llvm.call_intrinsic"(%2245) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2254 = "llvm.call_intrinsic"(%2246) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2255 = "llvm.call_intrinsic"(%2247) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2256 = "vector.from_elements"(%2248, %2249, %2250, %2251, %2252, %2253, %2254, %2255) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2257 = "arith.mulf"(%1871, %2232) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2258 = "vector.extract"(%2256) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %2259 = "vector.extract"(%2256) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %2260 = "arith.addf"(%2258, %2259) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2261 = "vector.extract"(%2256) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %2262 = "vector.extract"(%2256) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %2263 = "arith.addf"(%2261, %2262) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2264 = "arith.addf"(%2260, %2263) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2265 = "vector.extract"(%2256) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %2266 = "vector.extract"(%2256) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %2267 = "arith.addf"(%2265, %2266) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2268 = "vector.extract"(%2256) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %2269 = "vector.extract"(%2256) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %2270 = "arith.addf"(%2268, %2269) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2271 = "arith.addf"(%2267, %2270) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2272 = "arith.addf"(%2264, %2271) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2273 = "arith.addf"(%2272, %2229) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2274 = "arith.addf"(%2257, %2273) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2275 = "vector.from_elements"(%1829, %1830, %1833, %1834, %1837, %1838, %1841, %1842, %1845, %1846, %1849, %1850, %1853, %1854, %1857, %1858) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %2276 = "vector.broadcast"(%2232) : (f32) -> vector<16xf32>
            %2277 = "arith.mulf"(%2275, %2276) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2278 = "vector.extract"(%2277) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %2279 = "vector.extract"(%2277) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %2280 = "vector.extract"(%2277) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %2281 = "vector.extract"(%2277) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %2282 = "vector.extract"(%2277) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %2283 = "vector.extract"(%2277) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %2284 = "vector.extract"(%2277) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %2285 = "vector.extract"(%2277) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %2286 = "vector.extract"(%2277) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %2287 = "vector.extract"(%2277) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %2288 = "vector.extract"(%2277) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %2289 = "vector.extract"(%2277) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %2290 = "vector.extract"(%2277) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %2291 = "vector.extract"(%2277) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %2292 = "vector.extract"(%2277) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %2293 = "vector.extract"(%2277) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %2294 = "vector.from_elements"(%2142, %2143, %2146, %2147, %2150, %2151, %2154, %2155) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2295 = "vector.extract"(%2294) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %2296 = "vector.extract"(%2294) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %2297 = "arith.maxnumf"(%2295, %2296) : (f32, f32) -> f32
            %2298 = "vector.extract"(%2294) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %2299 = "vector.extract"(%2294) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %2300 = "arith.maxnumf"(%2298, %2299) : (f32, f32) -> f32
            %2301 = "arith.maxnumf"(%2297, %2300) : (f32, f32) -> f32
            %2302 = "vector.extract"(%2294) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %2303 = "vector.extract"(%2294) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %2304 = "arith.maxnumf"(%2302, %2303) : (f32, f32) -> f32
            %2305 = "vector.extract"(%2294) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %2306 = "vector.extract"(%2294) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %2307 = "arith.maxnumf"(%2305, %2306) : (f32, f32) -> f32
            %2308 = "arith.maxnumf"(%2304, %2307) : (f32, f32) -> f32
            %2309 = "arith.maxnumf"(%2301, %2308) : (f32, f32) -> f32
            %2310 = "arith.maxnumf"(%2309, %2220) : (f32, f32) -> f32
            %2311 = "nvvm.shfl.sync"(%213, %2310, %225, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 100 : i32} : (i32, f32, i32, i32) -> f32
            %2312 = "arith.maxnumf"(%2310, %2311) : (f32, f32) -> f32
            %2313 = "nvvm.shfl.sync"(%213, %2312, %222, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 101 : i32} : (i32, f32, i32, i32) -> f32
            %2314 = "arith.maxnumf"(%2312, %2313) : (f32, f32) -> f32
            %2315 = "arith.mulf"(%2314, %1483) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2316 = "arith.maxnumf"(%1870, %2315) : (f32, f32) -> f32
            %2317 = "arith.cmpf"(%2316, %2220) {predicate = 2 : i64} : (f32, f32) -> i1
            %2318 = "arith.select"(%2317, %2316, %2229) : (i1, f32, f32) -> f32
            %2319 = "arith.subf"(%1870, %2318) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2320 = "llvm.call_intrinsic"(%2319) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2321 = "vector.from_elements"(%2142, %2143, %2146, %2147, %2150, %2151, %2154, %2155) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2322 = "vector.broadcast"(%1483) : (f32) -> vector<8xf32>
            %2323 = "arith.mulf"(%2321, %2322) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %2324 = "arith.cmpf"(%2316, %2220) {predicate = 2 : i64} : (f32, f32) -> i1
            %2325 = "arith.select"(%2324, %2316, %2229) : (i1, f32, f32) -> f32
            %2326 = "vector.broadcast"(%2325) : (f32) -> vector<8xf32>
            %2327 = "arith.subf"(%2323, %2326) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %2328 = "vector.extract"(%2327) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %2329 = "vector.extract"(%2327) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %2330 = "vector.extract"(%2327) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %2331 = "vector.extract"(%2327) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %2332 = "vector.extract"(%2327) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %2333 = "vector.extract"(%2327) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %2334 = "vector.extract"(%2327) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %2335 = "vector.extract"(%2327) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %2336 = "llvm.call_intrinsic"(%2328) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2337 = "llvm.call_intrinsic"(%2329) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2338 = "llvm.call_intrinsic"(%2330) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2339 = "llvm.call_intrinsic"(%2331) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2340 = "llvm.call_intrinsic"(%2332) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2341 = "llvm.call_intrinsic"(%2333) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2342 = "llvm.call_intrinsic"(%2334) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2343 = "llvm.call_intrinsic"(%2335) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2344 = "vector.from_elements"(%2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2345 = "arith.mulf"(%1872, %2320) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2346 = "vector.extract"(%2344) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %2347 = "vector.extract"(%2344) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %2348 = "arith.addf"(%2346, %2347) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2349 = "vector.extract"(%2344) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %2350 = "vector.extract"(%2344) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %2351 = "arith.addf"(%2349, %2350) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2352 = "arith.addf"(%2348, %2351) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2353 = "vector.extract"(%2344) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %2354 = "vector.extract"(%2344) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %2355 = "arith.addf"(%2353, %2354) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2356 = "vector.extract"(%2344) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %2357 = "vector.extract"(%2344) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %2358 = "arith.addf"(%2356, %2357) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2359 = "arith.addf"(%2355, %2358) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2360 = "arith.addf"(%2352, %2359) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2361 = "arith.addf"(%2360, %2229) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2362 = "arith.addf"(%2345, %2361) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2363 = "vector.from_elements"(%1831, %1832, %1835, %1836, %1839, %1840, %1843, %1844, %1847, %1848, %1851, %1852, %1855, %1856, %1859, %1860) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %2364 = "vector.broadcast"(%2320) : (f32) -> vector<16xf32>
            %2365 = "arith.mulf"(%2363, %2364) {fastmath = #arith.fastmath<contract>} : (vector<16xf32>, vector<16xf32>) -> vector<16xf32>
            %2366 = "vector.extract"(%2365) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
            %2367 = "vector.extract"(%2365) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
            %2368 = "vector.extract"(%2365) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
            %2369 = "vector.extract"(%2365) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
            %2370 = "vector.extract"(%2365) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
            %2371 = "vector.extract"(%2365) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
            %2372 = "vector.extract"(%2365) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
            %2373 = "vector.extract"(%2365) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
            %2374 = "vector.extract"(%2365) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
            %2375 = "vector.extract"(%2365) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
            %2376 = "vector.extract"(%2365) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
            %2377 = "vector.extract"(%2365) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
            %2378 = "vector.extract"(%2365) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
            %2379 = "vector.extract"(%2365) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
            %2380 = "vector.extract"(%2365) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
            %2381 = "vector.extract"(%2365) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
            %2382 = "vector.from_elements"(%2258, %2265, %2346, %2353, %2261, %2268, %2349, %2356, %2259, %2266, %2347, %2354, %2262, %2269, %2350, %2357) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %2383 = "arith.truncf"(%2382) : (vector<16xf32>) -> vector<16xf16>
            %2384 = "vector.extract"(%2383) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
            %2385 = "vector.extract"(%2383) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
            %2386 = "vector.extract"(%2383) {static_position = array<i64: 2>} : (vector<16xf16>) -> f16
            %2387 = "vector.extract"(%2383) {static_position = array<i64: 3>} : (vector<16xf16>) -> f16
            %2388 = "vector.extract"(%2383) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
            %2389 = "vector.extract"(%2383) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
            %2390 = "vector.extract"(%2383) {static_position = array<i64: 6>} : (vector<16xf16>) -> f16
            %2391 = "vector.extract"(%2383) {static_position = array<i64: 7>} : (vector<16xf16>) -> f16
            %2392 = "vector.extract"(%2383) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
            %2393 = "vector.extract"(%2383) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
            %2394 = "vector.extract"(%2383) {static_position = array<i64: 10>} : (vector<16xf16>) -> f16
            %2395 = "vector.extract"(%2383) {static_position = array<i64: 11>} : (vector<16xf16>) -> f16
            %2396 = "vector.extract"(%2383) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
            %2397 = "vector.extract"(%2383) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
            %2398 = "vector.extract"(%2383) {static_position = array<i64: 14>} : (vector<16xf16>) -> f16
            %2399 = "vector.extract"(%2383) {static_position = array<i64: 15>} : (vector<16xf16>) -> f16
            %2400 = "llvm.getelementptr"(%1459, %1906) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2401 = "llvm.getelementptr"(%2400, %1898) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2406_d = "nvvm.ldmatrix"(%2401) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2402 = "llvm.extractvalue"(%t2406_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2403 = "llvm.extractvalue"(%t2406_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2404 = "llvm.extractvalue"(%t2406_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2405 = "llvm.extractvalue"(%t2406_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2407 = "llvm.getelementptr"(%2400, %1959) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2412_d = "nvvm.ldmatrix"(%2407) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2408 = "llvm.extractvalue"(%t2412_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2409 = "llvm.extractvalue"(%t2412_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2410 = "llvm.extractvalue"(%t2412_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2411 = "llvm.extractvalue"(%t2412_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2413 = "llvm.getelementptr"(%2400, %2017) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2418_d = "nvvm.ldmatrix"(%2413) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2414 = "llvm.extractvalue"(%t2418_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2415 = "llvm.extractvalue"(%t2418_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2416 = "llvm.extractvalue"(%t2418_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2417 = "llvm.extractvalue"(%t2418_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2419 = "llvm.getelementptr"(%2400, %2076) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2424_d = "nvvm.ldmatrix"(%2419) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2420 = "llvm.extractvalue"(%t2424_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2421 = "llvm.extractvalue"(%t2424_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2422 = "llvm.extractvalue"(%t2424_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2423 = "llvm.extractvalue"(%t2424_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2425 = "vector.from_elements"(%2384, %2385) : (f16, f16) -> vector<2xf16>
            %2426 = "vector.from_elements"(%2386, %2387) : (f16, f16) -> vector<2xf16>
            %2427 = "vector.from_elements"(%2388, %2389) : (f16, f16) -> vector<2xf16>
            %2428 = "vector.from_elements"(%2390, %2391) : (f16, f16) -> vector<2xf16>
            %2429 = "llvm.bitcast"(%2402) : (i32) -> vector<2xf16>
            %2430 = "llvm.bitcast"(%2403) : (i32) -> vector<2xf16>
            %t2435_d = "llvm.call_intrinsic"(%2425, %2426, %2427, %2428, %2429, %2430, %2278, %2279, %2366, %2367) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2431 = "llvm.extractvalue"(%t2435_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2432 = "llvm.extractvalue"(%t2435_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2433 = "llvm.extractvalue"(%t2435_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2434 = "llvm.extractvalue"(%t2435_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2436 = "llvm.bitcast"(%2404) : (i32) -> vector<2xf16>
            %2437 = "llvm.bitcast"(%2405) : (i32) -> vector<2xf16>
            %t2442_d = "llvm.call_intrinsic"(%2425, %2426, %2427, %2428, %2436, %2437, %2280, %2281, %2368, %2369) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2438 = "llvm.extractvalue"(%t2442_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2439 = "llvm.extractvalue"(%t2442_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2440 = "llvm.extractvalue"(%t2442_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2441 = "llvm.extractvalue"(%t2442_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2443 = "llvm.bitcast"(%2408) : (i32) -> vector<2xf16>
            %2444 = "llvm.bitcast"(%2409) : (i32) -> vector<2xf16>
            %t2449_d = "llvm.call_intrinsic"(%2425, %2426, %2427, %2428, %2443, %2444, %2282, %2283, %2370, %2371) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2445 = "llvm.extractvalue"(%t2449_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2446 = "llvm.extractvalue"(%t2449_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2447 = "llvm.extractvalue"(%t2449_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2448 = "llvm.extractvalue"(%t2449_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2450 = "llvm.bitcast"(%2410) : (i32) -> vector<2xf16>
            %2451 = "llvm.bitcast"(%2411) : (i32) -> vector<2xf16>
            %t2456_d = "llvm.call_intrinsic"(%2425, %2426, %2427, %2428, %2450, %2451, %2284, %2285, %2372, %2373) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2452 = "llvm.extractvalue"(%t2456_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2453 = "llvm.extractvalue"(%t2456_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2454 = "llvm.extractvalue"(%t2456_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2455 = "llvm.extractvalue"(%t2456_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2457 = "llvm.bitcast"(%2414) : (i32) -> vector<2xf16>
            %2458 = "llvm.bitcast"(%2415) : (i32) -> vector<2xf16>
            %t2463_d = "llvm.call_intrinsic"(%2425, %2426, %2427, %2428, %2457, %2458, %2286, %2287, %2374, %2375) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2459 = "llvm.extractvalue"(%t2463_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2460 = "llvm.extractvalue"(%t2463_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2461 = "llvm.extractvalue"(%t2463_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2462 = "llvm.extractvalue"(%t2463_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2464 = "llvm.bitcast"(%2416) : (i32) -> vector<2xf16>
            %2465 = "llvm.bitcast"(%2417) : (i32) -> vector<2xf16>
            %t2470_d = "llvm.call_intrinsic"(%2425, %2426, %2427, %2428, %2464, %2465, %2288, %2289, %2376, %2377) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2466 = "llvm.extractvalue"(%t2470_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2467 = "llvm.extractvalue"(%t2470_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2468 = "llvm.extractvalue"(%t2470_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2469 = "llvm.extractvalue"(%t2470_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2471 = "llvm.bitcast"(%2420) : (i32) -> vector<2xf16>
            %2472 = "llvm.bitcast"(%2421) : (i32) -> vector<2xf16>
            %t2477_d = "llvm.call_intrinsic"(%2425, %2426, %2427, %2428, %2471, %2472, %2290, %2291, %2378, %2379) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2473 = "llvm.extractvalue"(%t2477_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2474 = "llvm.extractvalue"(%t2477_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2475 = "llvm.extractvalue"(%t2477_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2476 = "llvm.extractvalue"(%t2477_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2478 = "llvm.bitcast"(%2422) : (i32) -> vector<2xf16>
            %2479 = "llvm.bitcast"(%2423) : (i32) -> vector<2xf16>
            %t2484_d = "llvm.call_intrinsic"(%2425, %2426, %2427, %2428, %2478, %2479, %2292, %2293, %2380, %2381) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2480 = "llvm.extractvalue"(%t2484_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2481 = "llvm.extractvalue"(%t2484_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2482 = "llvm.extractvalue"(%t2484_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2483 = "llvm.extractvalue"(%t2484_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2485 = "arith.addi"(%1892, %1906) : (i32, i32) -> i32
            %2486 = "llvm.getelementptr"(%1459, %2485) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2487 = "llvm.getelementptr"(%2486, %1898) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2492_d = "nvvm.ldmatrix"(%2487) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2488 = "llvm.extractvalue"(%t2492_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2489 = "llvm.extractvalue"(%t2492_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2490 = "llvm.extractvalue"(%t2492_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2491 = "llvm.extractvalue"(%t2492_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2493 = "llvm.getelementptr"(%2486, %1959) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2498_d = "nvvm.ldmatrix"(%2493) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2494 = "llvm.extractvalue"(%t2498_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2495 = "llvm.extractvalue"(%t2498_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2496 = "llvm.extractvalue"(%t2498_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2497 = "llvm.extractvalue"(%t2498_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2499 = "llvm.getelementptr"(%2486, %2017) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2504_d = "nvvm.ldmatrix"(%2499) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2500 = "llvm.extractvalue"(%t2504_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2501 = "llvm.extractvalue"(%t2504_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2502 = "llvm.extractvalue"(%t2504_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2503 = "llvm.extractvalue"(%t2504_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2505 = "llvm.getelementptr"(%2486, %2076) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2510_d = "nvvm.ldmatrix"(%2505) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2506 = "llvm.extractvalue"(%t2510_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2507 = "llvm.extractvalue"(%t2510_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2508 = "llvm.extractvalue"(%t2510_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2509 = "llvm.extractvalue"(%t2510_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2511 = "vector.from_elements"(%2392, %2393) : (f16, f16) -> vector<2xf16>
            %2512 = "vector.from_elements"(%2394, %2395) : (f16, f16) -> vector<2xf16>
            %2513 = "vector.from_elements"(%2396, %2397) : (f16, f16) -> vector<2xf16>
            %2514 = "vector.from_elements"(%2398, %2399) : (f16, f16) -> vector<2xf16>
            %2515 = "llvm.bitcast"(%2488) : (i32) -> vector<2xf16>
            %2516 = "llvm.bitcast"(%2489) : (i32) -> vector<2xf16>
            %t2521_d = "llvm.call_intrinsic"(%2511, %2512, %2513, %2514, %2515, %2516, %2431, %2432, %2433, %2434) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2517 = "llvm.extractvalue"(%t2521_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2518 = "llvm.extractvalue"(%t2521_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2519 = "llvm.extractvalue"(%t2521_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2520 = "llvm.extractvalue"(%t2521_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2522 = "llvm.bitcast"(%2490) : (i32) -> vector<2xf16>
            %2523 = "llvm.bitcast"(%2491) : (i32) -> vector<2xf16>
            %t2528_d = "llvm.call_intrinsic"(%2511, %2512, %2513, %2514, %2522, %2523, %2438, %2439, %2440, %2441) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2524 = "llvm.extractvalue"(%t2528_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2525 = "llvm.extractvalue"(%t2528_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2526 = "llvm.extractvalue"(%t2528_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2527 = "llvm.extractvalue"(%t2528_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2529 = "llvm.bitcast"(%2494) : (i32) -> vector<2xf16>
            %2530 = "llvm.bitcast"(%2495) : (i32) -> vector<2xf16>
            %t2535_d = "llvm.call_intrinsic"(%2511, %2512, %2513, %2514, %2529, %2530, %2445, %2446, %2447, %2448) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2531 = "llvm.extractvalue"(%t2535_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2532 = "llvm.extractvalue"(%t2535_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2533 = "llvm.extractvalue"(%t2535_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2534 = "llvm.extractvalue"(%t2535_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2536 = "llvm.bitcast"(%2496) : (i32) -> vector<2xf16>
            %2537 = "llvm.bitcast"(%2497) : (i32) -> vector<2xf16>
            %t2542_d = "llvm.call_intrinsic"(%2511, %2512, %2513, %2514, %2536, %2537, %2452, %2453, %2454, %2455) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2538 = "llvm.extractvalue"(%t2542_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2539 = "llvm.extractvalue"(%t2542_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2540 = "llvm.extractvalue"(%t2542_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2541 = "llvm.extractvalue"(%t2542_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2543 = "llvm.bitcast"(%2500) : (i32) -> vector<2xf16>
            %2544 = "llvm.bitcast"(%2501) : (i32) -> vector<2xf16>
            %t2549_d = "llvm.call_intrinsic"(%2511, %2512, %2513, %2514, %2543, %2544, %2459, %2460, %2461, %2462) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2545 = "llvm.extractvalue"(%t2549_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2546 = "llvm.extractvalue"(%t2549_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2547 = "llvm.extractvalue"(%t2549_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2548 = "llvm.extractvalue"(%t2549_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2550 = "llvm.bitcast"(%2502) : (i32) -> vector<2xf16>
            %2551 = "llvm.bitcast"(%2503) : (i32) -> vector<2xf16>
            %t2556_d = "llvm.call_intrinsic"(%2511, %2512, %2513, %2514, %2550, %2551, %2466, %2467, %2468, %2469) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2552 = "llvm.extractvalue"(%t2556_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2553 = "llvm.extractvalue"(%t2556_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2554 = "llvm.extractvalue"(%t2556_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2555 = "llvm.extractvalue"(%t2556_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2557 = "llvm.bitcast"(%2506) : (i32) -> vector<2xf16>
            %2558 = "llvm.bitcast"(%2507) : (i32) -> vector<2xf16>
            %t2563_d = "llvm.call_intrinsic"(%2511, %2512, %2513, %2514, %2557, %2558, %2473, %2474, %2475, %2476) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2559 = "llvm.extractvalue"(%t2563_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2560 = "llvm.extractvalue"(%t2563_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2561 = "llvm.extractvalue"(%t2563_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2562 = "llvm.extractvalue"(%t2563_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2564 = "llvm.bitcast"(%2508) : (i32) -> vector<2xf16>
            %2565 = "llvm.bitcast"(%2509) : (i32) -> vector<2xf16>
            %t2570_d = "llvm.call_intrinsic"(%2511, %2512, %2513, %2514, %2564, %2565, %2480, %2481, %2482, %2483) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2566 = "llvm.extractvalue"(%t2570_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2567 = "llvm.extractvalue"(%t2570_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2568 = "llvm.extractvalue"(%t2570_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2569 = "llvm.extractvalue"(%t2570_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2571 = "arith.addi"(%1822, %1745) : (i32, i32) -> i32
            %2572 = "arith.shrsi"(%2571, %1747) : (i32, i32) -> i32
            %2573 = "arith.maxsi"(%2572, %225) : (i32, i32) -> i32
            %2574 = "arith.cmpi"(%2137, %2573) {predicate = 0 : i64} : (i32, i32) -> i1
            %2575 = "arith.addi"(%1819, %225) : (i32, i32) -> i32
            %2576 = "arith.cmpi"(%2575, %1454) {predicate = 0 : i64} : (i32, i32) -> i1
            %2577 = "arith.ori"(%2574, %2576) : (i1, i1) -> i1
            %2578, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2611, %2612, %2613, %2614 = "scf.if"(%2577) ({
              "nvvm.barrier"(%225, %235) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 126 : i32} : (i32, i32) -> ()
              %2615 = "arith.constant"() {value = 8192 : i32} : () -> i32
              %2616 = "arith.muli"(%1827, %2615) : (i32, i32) -> i32
              %2617 = "llvm.getelementptr"(%41, %2616) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2618 = "arith.divui"(%1440, %219) : (i32, i32) -> i32
              %2619 = "nvvm.shfl.sync"(%213, %2274, %225, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 127 : i32} : (i32, f32, i32, i32) -> f32
              %2620 = "arith.addf"(%2274, %2619) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2621 = "nvvm.shfl.sync"(%213, %2620, %222, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 128 : i32} : (i32, f32, i32, i32) -> f32
              %2622 = "arith.addf"(%2620, %2621) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2623 = "arith.cmpi"(%2134, %55) {predicate = 0 : i64} : (i32, i32) -> i1
              %2624 = "arith.cmpi"(%1446, %55) {predicate = 0 : i64} : (i32, i32) -> i1
              %2625 = "arith.andi"(%2623, %2624) : (i1, i1) -> i1
              "scf.if"(%2625) ({
                %2626 = "arith.muli"(%2618, %219) : (i32, i32) -> i32
                %2627 = "arith.addi"(%1445, %2626) : (i32, i32) -> i32
                %2628 = "llvm.getelementptr"(%42, %2627) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2227, %2628) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %2629 = "llvm.getelementptr"(%43, %2627) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2622, %2629) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2630 = "arith.muli"(%1446, %74) : (i32, i32) -> i32
              %2631 = "arith.muli"(%1445, %1892) : (i32, i32) -> i32
              %2632 = "arith.muli"(%2618, %1460) : (i32, i32) -> i32
              %2633 = "arith.addi"(%2631, %2632) : (i32, i32) -> i32
              %2634 = "llvm.getelementptr"(%2617, %2633) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2635 = "arith.remui"(%2618, %74) : (i32, i32) -> i32
              %2636 = "arith.xori"(%2630, %2635) : (i32, i32) -> i32
              %2637 = "arith.muli"(%2636, %74) : (i32, i32) -> i32
              %2638 = "llvm.getelementptr"(%2634, %2637) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2639 = "llvm.getelementptr"(%2638, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2640 = "vector.from_elements"(%2517, %2518) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2640, %2639) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2641 = "arith.addi"(%2630, %225) : (i32, i32) -> i32
              %2642 = "arith.xori"(%2641, %2635) : (i32, i32) -> i32
              %2643 = "arith.muli"(%2642, %74) : (i32, i32) -> i32
              %2644 = "llvm.getelementptr"(%2634, %2643) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2645 = "llvm.getelementptr"(%2644, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2646 = "vector.from_elements"(%2524, %2525) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2646, %2645) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2647 = "arith.addi"(%2630, %222) : (i32, i32) -> i32
              %2648 = "arith.xori"(%2647, %2635) : (i32, i32) -> i32
              %2649 = "arith.muli"(%2648, %74) : (i32, i32) -> i32
              %2650 = "llvm.getelementptr"(%2634, %2649) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2651 = "llvm.getelementptr"(%2650, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2652 = "vector.from_elements"(%2531, %2532) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2652, %2651) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2653 = "arith.addi"(%2630, %1444) : (i32, i32) -> i32
              %2654 = "arith.xori"(%2653, %2635) : (i32, i32) -> i32
              %2655 = "arith.muli"(%2654, %74) : (i32, i32) -> i32
              %2656 = "llvm.getelementptr"(%2634, %2655) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2657 = "llvm.getelementptr"(%2656, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2658 = "vector.from_elements"(%2538, %2539) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2658, %2657) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2659 = "arith.addi"(%2630, %219) : (i32, i32) -> i32
              %2660 = "arith.xori"(%2659, %2635) : (i32, i32) -> i32
              %2661 = "arith.muli"(%2660, %74) : (i32, i32) -> i32
              %2662 = "llvm.getelementptr"(%2634, %2661) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2663 = "llvm.getelementptr"(%2662, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2664 = "vector.from_elements"(%2545, %2546) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2664, %2663) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2665 = "arith.addi"(%2630, %1441) : (i32, i32) -> i32
              %2666 = "arith.xori"(%2665, %2635) : (i32, i32) -> i32
              %2667 = "arith.muli"(%2666, %74) : (i32, i32) -> i32
              %2668 = "llvm.getelementptr"(%2634, %2667) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2669 = "llvm.getelementptr"(%2668, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2670 = "vector.from_elements"(%2552, %2553) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2670, %2669) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2671 = "arith.constant"() {value = 6 : i32} : () -> i32
              %2672 = "arith.addi"(%2630, %2671) : (i32, i32) -> i32
              %2673 = "arith.xori"(%2672, %2635) : (i32, i32) -> i32
              %2674 = "arith.muli"(%2673, %74) : (i32, i32) -> i32
              %2675 = "llvm.getelementptr"(%2634, %2674) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2676 = "llvm.getelementptr"(%2675, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2677 = "vector.from_elements"(%2559, %2560) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2677, %2676) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2678 = "arith.addi"(%2630, %1747) : (i32, i32) -> i32
              %2679 = "arith.xori"(%2678, %2635) : (i32, i32) -> i32
              %2680 = "arith.muli"(%2679, %74) : (i32, i32) -> i32
              %2681 = "llvm.getelementptr"(%2634, %2680) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2682 = "llvm.getelementptr"(%2681, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2683 = "vector.from_elements"(%2566, %2567) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2683, %2682) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2684 = "arith.addi"(%2618, %74) : (i32, i32) -> i32
              %2685 = "nvvm.shfl.sync"(%213, %2362, %225, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 129 : i32} : (i32, f32, i32, i32) -> f32
              %2686 = "arith.addf"(%2362, %2685) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2687 = "nvvm.shfl.sync"(%213, %2686, %222, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 130 : i32} : (i32, f32, i32, i32) -> f32
              %2688 = "arith.addf"(%2686, %2687) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              "scf.if"(%2625) ({
                %2689 = "arith.muli"(%2684, %219) : (i32, i32) -> i32
                %2690 = "arith.addi"(%1445, %2689) : (i32, i32) -> i32
                %2691 = "llvm.getelementptr"(%42, %2690) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2316, %2691) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %2692 = "llvm.getelementptr"(%43, %2690) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2688, %2692) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2693 = "arith.muli"(%2684, %1460) : (i32, i32) -> i32
              %2694 = "arith.addi"(%2631, %2693) : (i32, i32) -> i32
              %2695 = "llvm.getelementptr"(%2617, %2694) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2696 = "arith.remui"(%2684, %74) : (i32, i32) -> i32
              %2697 = "arith.xori"(%2630, %2696) : (i32, i32) -> i32
              %2698 = "arith.muli"(%2697, %74) : (i32, i32) -> i32
              %2699 = "llvm.getelementptr"(%2695, %2698) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2700 = "llvm.getelementptr"(%2699, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2701 = "vector.from_elements"(%2519, %2520) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2701, %2700) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2702 = "arith.xori"(%2641, %2696) : (i32, i32) -> i32
              %2703 = "arith.muli"(%2702, %74) : (i32, i32) -> i32
              %2704 = "llvm.getelementptr"(%2695, %2703) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2705 = "llvm.getelementptr"(%2704, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2706 = "vector.from_elements"(%2526, %2527) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2706, %2705) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2707 = "arith.xori"(%2647, %2696) : (i32, i32) -> i32
              %2708 = "arith.muli"(%2707, %74) : (i32, i32) -> i32
              %2709 = "llvm.getelementptr"(%2695, %2708) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2710 = "llvm.getelementptr"(%2709, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2711 = "vector.from_elements"(%2533, %2534) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2711, %2710) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2712 = "arith.xori"(%2653, %2696) : (i32, i32) -> i32
              %2713 = "arith.muli"(%2712, %74) : (i32, i32) -> i32
              %2714 = "llvm.getelementptr"(%2695, %2713) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2715 = "llvm.getelementptr"(%2714, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2716 = "vector.from_elements"(%2540, %2541) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2716, %2715) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2717 = "arith.xori"(%2659, %2696) : (i32, i32) -> i32
              %2718 = "arith.muli"(%2717, %74) : (i32, i32) -> i32
              %2719 = "llvm.getelementptr"(%2695, %2718) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2720 = "llvm.getelementptr"(%2719, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2721 = "vector.from_elements"(%2547, %2548) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2721, %2720) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2722 = "arith.xori"(%2665, %2696) : (i32, i32) -> i32
              %2723 = "arith.muli"(%2722, %74) : (i32, i32) -> i32
              %2724 = "llvm.getelementptr"(%2695, %2723) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2725 = "llvm.getelementptr"(%2724, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2726 = "vector.from_elements"(%2554, %2555) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2726, %2725) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2727 = "arith.xori"(%2672, %2696) : (i32, i32) -> i32
              %2728 = "arith.muli"(%2727, %74) : (i32, i32) -> i32
              %2729 = "llvm.getelementptr"(%2695, %2728) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2730 = "llvm.getelementptr"(%2729, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2731 = "vector.from_elements"(%2561, %2562) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2731, %2730) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              %2732 = "arith.xori"(%2678, %2696) : (i32, i32) -> i32
              %2733 = "arith.muli"(%2732, %74) : (i32, i32) -> i32
              %2734 = "llvm.getelementptr"(%2695, %2733) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2735 = "llvm.getelementptr"(%2734, %2135) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2736 = "vector.from_elements"(%2568, %2569) : (f32, f32) -> vector<2xf32>
              "llvm.store"(%2736, %2735) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<3>) -> ()
              "nvvm.barrier"(%225, %235) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 131 : i32} : (i32, i32) -> ()
              %2737 = "arith.cmpi"(%1820, %55) {predicate = 0 : i64} : (i32, i32) -> i1
              %2738 = "arith.andi"(%2737, %2574) : (i1, i1) -> i1
              %2739 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %2740 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %2741 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %2742 = "arith.muli"(%2740, %24) : (i32, i32) -> i32
              %2743 = "arith.addi"(%2742, %2739) : (i32, i32) -> i32
              %2744 = "arith.muli"(%222, %2743) : (i32, i32) -> i32
              %2745 = "arith.extui"(%2737) : (i1) -> i32
              %2746 = "arith.addi"(%2744, %2745) : (i32, i32) -> i32
              %2747 = "arith.muli"(%1823, %27) : (i32, i32) -> i32
              %2748 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %2749 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %2750 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %2751 = "arith.addi"(%2747, %2749) : (i32, i32) -> i32
              %2752 = "arith.shrsi"(%1436, %1444) : (i32, i32) -> i32
              %2753 = "arith.andi"(%1436, %1747) : (i32, i32) -> i32
              %2754 = "arith.remsi"(%2751, %29) : (i32, i32) -> i32
              %2755 = "arith.cmpi"(%2754, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %2756 = "arith.addi"(%2754, %29) : (i32, i32) -> i32
              %2757 = "arith.select"(%2755, %2756, %2754) : (i1, i32, i32) -> i32
              %2758 = "arith.muli"(%2757, %214) : (i32, i32) -> i32
              %2759 = "arith.addi"(%2758, %2752) : (i32, i32) -> i32
              %2760 = "arith.cmpi"(%2759, %28) {predicate = 2 : i64} : (i32, i32) -> i1
              "scf.if"(%2760) ({
                %2761 = "arith.muli"(%2752, %219) : (i32, i32) -> i32
                %2762 = "llvm.getelementptr"(%42, %2761) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2763 = "llvm.load"(%2762) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2764 = "arith.maxnumf"(%2220, %2763) : (f32, f32) -> f32
                %2765 = "arith.addi"(%225, %2761) : (i32, i32) -> i32
                %2766 = "llvm.getelementptr"(%42, %2765) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2767 = "llvm.load"(%2766) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2768 = "arith.maxnumf"(%2764, %2767) : (f32, f32) -> f32
                %2769 = "arith.addi"(%222, %2761) : (i32, i32) -> i32
                %2770 = "llvm.getelementptr"(%42, %2769) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2771 = "llvm.load"(%2770) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2772 = "arith.maxnumf"(%2768, %2771) : (f32, f32) -> f32
                %2773 = "arith.addi"(%1444, %2761) : (i32, i32) -> i32
                %2774 = "llvm.getelementptr"(%42, %2773) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2775 = "llvm.load"(%2774) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2776 = "arith.maxnumf"(%2772, %2775) : (f32, f32) -> f32
                %2777 = "llvm.load"(%2762) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2778 = "arith.cmpf"(%2776, %2220) {predicate = 2 : i64} : (f32, f32) -> i1
                %2779 = "arith.select"(%2778, %2776, %2229) : (i1, f32, f32) -> f32
                %2780 = "arith.subf"(%2777, %2779) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2781 = "llvm.call_intrinsic"(%2780) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2782 = "llvm.load"(%2766) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2783 = "arith.subf"(%2782, %2779) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2784 = "llvm.call_intrinsic"(%2783) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2785 = "llvm.load"(%2770) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2786 = "arith.subf"(%2785, %2779) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2787 = "llvm.call_intrinsic"(%2786) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2788 = "llvm.load"(%2774) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2789 = "arith.subf"(%2788, %2779) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2790 = "llvm.call_intrinsic"(%2789) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2791 = "llvm.getelementptr"(%43, %2761) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2792 = "llvm.load"(%2791) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2793 = "arith.mulf"(%2781, %2792) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2794 = "arith.addf"(%2229, %2793) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2795 = "llvm.getelementptr"(%43, %2765) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2796 = "llvm.load"(%2795) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2797 = "arith.mulf"(%2784, %2796) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2798 = "arith.addf"(%2794, %2797) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2799 = "llvm.getelementptr"(%43, %2769) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2800 = "llvm.load"(%2799) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2801 = "arith.mulf"(%2787, %2800) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2802 = "arith.addf"(%2798, %2801) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2803 = "llvm.getelementptr"(%43, %2773) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2804 = "llvm.load"(%2803) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2805 = "arith.mulf"(%2790, %2804) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2806 = "arith.addf"(%2802, %2805) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2807 = "arith.cmpf"(%2806, %2229) {predicate = 1 : i64} : (f32, f32) -> i1
                %2808 = "llvm.call_intrinsic"(%2806) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2809 = "arith.select"(%2807, %2229, %2808) : (i1, f32, f32) -> f32
                %2810 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
                %2811 = "vector.extract"(%2810) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2812 = "vector.extract"(%2810) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2813 = "vector.extract"(%2810) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2814 = "vector.extract"(%2810) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2815 = "vector.extract"(%2810) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2816 = "vector.extract"(%2810) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2817 = "vector.extract"(%2810) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2818 = "vector.extract"(%2810) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2819 = "arith.muli"(%2752, %1460) : (i32, i32) -> i32
                %2820 = "llvm.getelementptr"(%2617, %2819) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2821 = "arith.andi"(%2752, %1747) : (i32, i32) -> i32
                %2822 = "arith.xori"(%2753, %2821) : (i32, i32) -> i32
                %2823 = "arith.muli"(%2822, %74) : (i32, i32) -> i32
                %2824 = "llvm.getelementptr"(%2820, %2823) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2825 = "llvm.load"(%2824) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2826 = "vector.extract"(%2825) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2827 = "vector.extract"(%2825) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2828 = "vector.extract"(%2825) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2829 = "vector.extract"(%2825) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2830 = "llvm.getelementptr"(%2824) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %2831 = "llvm.load"(%2830) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2832 = "vector.extract"(%2831) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2833 = "vector.extract"(%2831) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2834 = "vector.extract"(%2831) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2835 = "vector.extract"(%2831) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2836 = "vector.from_elements"(%2811, %2812, %2813, %2814, %2815, %2816, %2817, %2818) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2837 = "vector.from_elements"(%2826, %2827, %2828, %2829, %2832, %2833, %2834, %2835) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2838 = "arith.mulf"(%2781, %2809) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2839 = "vector.broadcast"(%2838) : (f32) -> vector<8xf32>
                %2840 = "arith.mulf"(%2837, %2839) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2841 = "arith.addf"(%2836, %2840) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2842 = "vector.extract"(%2841) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2843 = "vector.extract"(%2841) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2844 = "vector.extract"(%2841) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2845 = "vector.extract"(%2841) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2846 = "vector.extract"(%2841) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2847 = "vector.extract"(%2841) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2848 = "vector.extract"(%2841) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2849 = "vector.extract"(%2841) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2850 = "arith.addi"(%1892, %2819) : (i32, i32) -> i32
                %2851 = "llvm.getelementptr"(%2617, %2850) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2852 = "llvm.getelementptr"(%2851, %2823) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2853 = "llvm.load"(%2852) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2854 = "vector.extract"(%2853) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2855 = "vector.extract"(%2853) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2856 = "vector.extract"(%2853) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2857 = "vector.extract"(%2853) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2858 = "llvm.getelementptr"(%2852) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %2859 = "llvm.load"(%2858) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2860 = "vector.extract"(%2859) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2861 = "vector.extract"(%2859) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2862 = "vector.extract"(%2859) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2863 = "vector.extract"(%2859) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2864 = "vector.from_elements"(%2842, %2843, %2844, %2845, %2846, %2847, %2848, %2849) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2865 = "vector.from_elements"(%2854, %2855, %2856, %2857, %2860, %2861, %2862, %2863) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2866 = "arith.mulf"(%2784, %2809) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2867 = "vector.broadcast"(%2866) : (f32) -> vector<8xf32>
                %2868 = "arith.mulf"(%2865, %2867) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2869 = "arith.addf"(%2864, %2868) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2870 = "vector.extract"(%2869) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2871 = "vector.extract"(%2869) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2872 = "vector.extract"(%2869) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2873 = "vector.extract"(%2869) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2874 = "vector.extract"(%2869) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2875 = "vector.extract"(%2869) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2876 = "vector.extract"(%2869) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2877 = "vector.extract"(%2869) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2878 = "arith.addi"(%1456, %2819) : (i32, i32) -> i32
                %2879 = "llvm.getelementptr"(%2617, %2878) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2880 = "llvm.getelementptr"(%2879, %2823) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2881 = "llvm.load"(%2880) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2882 = "vector.extract"(%2881) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2883 = "vector.extract"(%2881) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2884 = "vector.extract"(%2881) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2885 = "vector.extract"(%2881) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2886 = "llvm.getelementptr"(%2880) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %2887 = "llvm.load"(%2886) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2888 = "vector.extract"(%2887) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2889 = "vector.extract"(%2887) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2890 = "vector.extract"(%2887) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2891 = "vector.extract"(%2887) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2892 = "vector.from_elements"(%2870, %2871, %2872, %2873, %2874, %2875, %2876, %2877) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2893 = "vector.from_elements"(%2882, %2883, %2884, %2885, %2888, %2889, %2890, %2891) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2894 = "arith.mulf"(%2787, %2809) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2895 = "vector.broadcast"(%2894) : (f32) -> vector<8xf32>
                %2896 = "arith.mulf"(%2893, %2895) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2897 = "arith.addf"(%2892, %2896) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2898 = "vector.extract"(%2897) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2899 = "vector.extract"(%2897) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2900 = "vector.extract"(%2897) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2901 = "vector.extract"(%2897) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2902 = "vector.extract"(%2897) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2903 = "vector.extract"(%2897) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2904 = "vector.extract"(%2897) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2905 = "vector.extract"(%2897) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2906 = "arith.constant"() {value = 3072 : i32} : () -> i32
                %2907 = "arith.addi"(%2906, %2819) : (i32, i32) -> i32
                %2908 = "llvm.getelementptr"(%2617, %2907) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2909 = "llvm.getelementptr"(%2908, %2823) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2910 = "llvm.load"(%2909) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2911 = "vector.extract"(%2910) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2912 = "vector.extract"(%2910) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2913 = "vector.extract"(%2910) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2914 = "vector.extract"(%2910) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2915 = "llvm.getelementptr"(%2909) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %2916 = "llvm.load"(%2915) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2917 = "vector.extract"(%2916) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2918 = "vector.extract"(%2916) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2919 = "vector.extract"(%2916) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2920 = "vector.extract"(%2916) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2921 = "vector.from_elements"(%2898, %2899, %2900, %2901, %2902, %2903, %2904, %2905) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2922 = "vector.from_elements"(%2911, %2912, %2913, %2914, %2917, %2918, %2919, %2920) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2923 = "arith.mulf"(%2790, %2809) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2924 = "vector.broadcast"(%2923) : (f32) -> vector<8xf32>
                %2925 = "arith.mulf"(%2922, %2924) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2926 = "arith.addf"(%2921, %2925) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2927 = "vector.extract"(%2926) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2928 = "vector.extract"(%2926) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2929 = "vector.extract"(%2926) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2930 = "vector.extract"(%2926) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2931 = "vector.extract"(%2926) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2932 = "vector.extract"(%2926) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2933 = "vector.extract"(%2926) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2934 = "vector.extract"(%2926) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2935 = "llvm.call_intrinsic"(%2806) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2936 = "arith.addf"(%2776, %2935) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                "scf.if"(%2738) ({
                  %2937 = "arith.divsi"(%2751, %29) : (i32, i32) -> i32
                  %2938 = "arith.extsi"(%2755) : (i1) -> i32
                  %2939 = "arith.addi"(%2937, %2938) : (i32, i32) -> i32
                  %2940 = "arith.muli"(%2939, %28) : (i32, i32) -> i32
                  %2941 = "arith.addi"(%2940, %2758) : (i32, i32) -> i32
                  %2942 = "arith.addi"(%2941, %2752) : (i32, i32) -> i32
                  %2943 = "arith.extsi"(%1821) : (i32) -> i64
                  %2944 = "arith.extsi"(%2942) : (i32) -> i64
                  %2945 = "arith.muli"(%2943, %17) : (i64, i64) -> i64
                  %2946 = "arith.muli"(%2944, %18) : (i64, i64) -> i64
                  %2947 = "arith.addi"(%2945, %2946) : (i64, i64) -> i64
                  %2948 = "llvm.getelementptr"(%16, %2947) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  %2949 = "vector.from_elements"(%2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                  %2950 = "arith.truncf"(%2949) : (vector<8xf32>) -> vector<8xf16>
                  %2951 = "vector.extract"(%2950) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                  %2952 = "vector.extract"(%2950) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                  %2953 = "vector.extract"(%2950) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                  %2954 = "vector.extract"(%2950) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                  %2955 = "vector.extract"(%2950) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                  %2956 = "vector.extract"(%2950) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                  %2957 = "vector.extract"(%2950) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                  %2958 = "vector.extract"(%2950) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                  %2959 = "arith.muli"(%2753, %74) : (i32, i32) -> i32
                  %2960 = "llvm.getelementptr"(%2948, %2959) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %2961 = "vector.from_elements"(%2951, %2952, %2953, %2954, %2955, %2956, %2957, %2958) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                  "llvm.store"(%2961, %2960) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
                  %2962 = "arith.cmpi"(%2753, %55) {predicate = 0 : i64} : (i32, i32) -> i1
                  "scf.if"(%2962) ({
                    %2963 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                    %2964 = "arith.mulf"(%2936, %2963) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                    %2965 = "arith.muli"(%2943, %20) : (i64, i64) -> i64
                    %2966 = "arith.addi"(%2965, %2944) : (i64, i64) -> i64
                    %2967 = "llvm.getelementptr"(%19, %2966) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                    "llvm.store"(%2964, %2967) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  %2968 = "arith.muli"(%2746, %1892) : (i32, i32) -> i32
                  %2969 = "arith.addi"(%2968, %2819) : (i32, i32) -> i32
                  %2970 = "llvm.getelementptr"(%21, %2969) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %2971 = "vector.from_elements"(%2927, %2928, %2929, %2930, %2931, %2932, %2933, %2934) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                  %2972 = "vector.extract"(%2971) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                  %2973 = "vector.extract"(%2971) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                  %2974 = "vector.extract"(%2971) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                  %2975 = "vector.extract"(%2971) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                  %2976 = "vector.extract"(%2971) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                  %2977 = "vector.extract"(%2971) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                  %2978 = "vector.extract"(%2971) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                  %2979 = "vector.extract"(%2971) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                  %2980 = "arith.muli"(%2753, %74) : (i32, i32) -> i32
                  %2981 = "llvm.getelementptr"(%2970, %2980) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %2982 = "vector.from_elements"(%2972, %2973, %2974, %2975) : (f32, f32, f32, f32) -> vector<4xf32>
                  "llvm.store"(%2982, %2981) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
                  %2983 = "llvm.getelementptr"(%2981) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
                  %2984 = "vector.from_elements"(%2976, %2977, %2978, %2979) : (f32, f32, f32, f32) -> vector<4xf32>
                  "llvm.store"(%2984, %2983) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
                  %2985 = "arith.cmpi"(%2753, %55) {predicate = 0 : i64} : (i32, i32) -> i1
                  "scf.if"(%2985) ({
                    %2986 = "arith.muli"(%2746, %214) : (i32, i32) -> i32
                    %2987 = "arith.addi"(%2986, %2752) : (i32, i32) -> i32
                    %2988 = "llvm.getelementptr"(%22, %2987) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    "llvm.store"(%2936, %2988) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.yield"() : () -> ()
                }) : (i1) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"(%55, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1477, %1478, %1480, %1481) : (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%1820, %2517, %2518, %2519, %2520, %2524, %2525, %2526, %2527, %2531, %2532, %2533, %2534, %2538, %2539, %2540, %2541, %2545, %2546, %2547, %2548, %2552, %2553, %2554, %2555, %2559, %2560, %2561, %2562, %2566, %2567, %2568, %2569, %2227, %2316, %2274, %2362) : (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            "nvvm.bar.warp.sync"(%213) {cutec.arm = 132 : i32} : (i32) -> ()
            %2989 = "arith.cmpi"(%1440, %55) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%2989) ({
              %2990 = "llvm.getelementptr"(%45, %1827) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2991_s0 = "llvm.ptrtoint"(%2990) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2991_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2992 = "arith.addi"(%1827, %225) : (i32, i32) -> i32
            %2993 = "arith.cmpi"(%2992, %1444) {predicate = 0 : i64} : (i32, i32) -> i1
            %2994 = "arith.xori"(%1828, %225) : (i32, i32) -> i32
            %2995 = "arith.select"(%2993, %2994, %1828) : (i1, i32, i32) -> i32
            %2996 = "arith.select"(%2993, %55, %2992) : (i1, i32, i32) -> i32
            %2997 = "arith.addi"(%1826, %225) : (i32, i32) -> i32
            %2998, %2999, %3000, %3001 = "scf.if"(%2574) ({
              %3002 = "arith.addi"(%1823, %225) : (i32, i32) -> i32
              %3003 = "arith.cmpi"(%3002, %26) {predicate = 0 : i64} : (i32, i32) -> i1
              %3004, %3005, %3006 = "scf.if"(%3003) ({
                %3007 = "arith.addi"(%1821, %225) : (i32, i32) -> i32
                %3008 = "arith.subi"(%1, %225) : (i32, i32) -> i32
                %3009 = "arith.minsi"(%3007, %3008) : (i32, i32) -> i32
                %3010 = "arith.extsi"(%3009) : (i32) -> i64
                %3011 = "llvm.getelementptr"(%25, %3010) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %3012 = "llvm.load"(%3011) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                "scf.yield"(%3012, %3009, %55) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%1822, %1821, %3002) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%3004, %3005, %55, %3006) : (i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%1822, %1821, %2137, %1823) : (i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32)
            %3013 = "arith.cmpi"(%3000, %55) {predicate = 0 : i64} : (i32, i32) -> i1
            %3014 = "arith.addi"(%1825, %225) : (i32, i32) -> i32
            %3015 = "arith.cmpi"(%3014, %1444) {predicate = 0 : i64} : (i32, i32) -> i1
            %3016 = "arith.select"(%3015, %55, %3014) : (i1, i32, i32) -> i32
            %3017 = "arith.select"(%3013, %3016, %1825) : (i1, i32, i32) -> i32
            "scf.yield"(%2578, %2999, %2998, %3001, %3000, %3017, %2997, %2996, %2995, %2579, %2580, %2581, %2582, %2583, %2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591, %2592, %2593, %2594, %2595, %2596, %2597, %2598, %2599, %2600, %2601, %2602, %2603, %2604, %2605, %2606, %2607, %2608, %2609, %2610, %2425, %2426, %2427, %2428, %2511, %2512, %2513, %2514, %2611, %2612, %2613, %2614) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32)
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "decode_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i64, !llvm.ptr<1>, i32, i64, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.minctasm = 2 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i32, %11: i32, %12: i32, %13: i32, %14: i32):
      %15 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %21 = "arith.constant"() {value = 32 : i32} : () -> i32
      %22 = "arith.remui"(%15, %21) : (i32, i32) -> i32
      %23 = "arith.divui"(%15, %21) : (i32, i32) -> i32
      %24 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %25 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 2048>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %26 = "llvm.getelementptr"(%24) {rawConstantIndices = array<i32: 2080>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %27 = "arith.constant"() {value = 3 : i32} : () -> i32
      %28 = "arith.muli"(%18, %27) : (i32, i32) -> i32
      %29 = "llvm.getelementptr"(%9, %28) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %30 = "llvm.load"(%29) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %31 = "arith.constant"() {value = 1 : i32} : () -> i32
      %32 = "arith.addi"(%28, %31) : (i32, i32) -> i32
      %33 = "llvm.getelementptr"(%9, %32) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %34 = "llvm.load"(%33) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %35 = "arith.constant"() {value = 2 : i32} : () -> i32
      %36 = "arith.addi"(%28, %35) : (i32, i32) -> i32
      %37 = "llvm.getelementptr"(%9, %36) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %38 = "llvm.load"(%37) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %39 = "arith.constant"() {value = 0 : i32} : () -> i32
      %40 = "arith.cmpi"(%30, %39) {predicate = 5 : i64} : (i32, i32) -> i1
      "scf.if"(%40) ({
        %41 = "arith.constant"() {value = 8 : i32} : () -> i32
        %42 = "arith.muli"(%19, %41) : (i32, i32) -> i32
        %43 = "arith.addi"(%42, %23) : (i32, i32) -> i32
        %44 = "arith.constant"() {value = 31 : i32} : () -> i32
        %45 = "arith.minui"(%14, %44) : (i32, i32) -> i32
        %46 = "arith.shrsi"(%43, %45) : (i32, i32) -> i32
        %47 = "arith.shli"(%31, %14) : (i32, i32) -> i32
        %48 = "arith.cmpi"(%14, %21) {predicate = 6 : i64} : (i32, i32) -> i1
        %49 = "arith.select"(%48, %47, %39) : (i1, i32, i32) -> i32
        %50 = "arith.subi"(%49, %31) : (i32, i32) -> i32
        %51 = "arith.andi"(%43, %50) : (i32, i32) -> i32
        %52 = "arith.constant"() {value = 16 : i32} : () -> i32
        %53 = "arith.cmpi"(%46, %52) {predicate = 2 : i64} : (i32, i32) -> i1
        %54 = "arith.remsi"(%34, %12) : (i32, i32) -> i32
        %55 = "arith.cmpi"(%54, %39) {predicate = 2 : i64} : (i32, i32) -> i1
        %56 = "arith.addi"(%54, %12) : (i32, i32) -> i32
        %57 = "arith.select"(%55, %56, %54) : (i1, i32, i32) -> i32
        %58 = "arith.muli"(%57, %52) : (i32, i32) -> i32
        %59 = "arith.addi"(%58, %46) : (i32, i32) -> i32
        %60 = "arith.cmpi"(%59, %11) {predicate = 2 : i64} : (i32, i32) -> i1
        %61 = "arith.andi"(%53, %60) : (i1, i1) -> i1
        %62 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
        %63 = "vector.extract"(%62) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %64 = "vector.extract"(%62) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %65, %66, %67, %68 = "scf.if"(%61) ({
          %69 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %70 = "arith.subi"(%38, %51) : (i32, i32) -> i32
          %71 = "arith.addi"(%70, %49) : (i32, i32) -> i32
          %72 = "arith.subi"(%71, %31) : (i32, i32) -> i32
          %73 = "arith.shrsi"(%72, %45) : (i32, i32) -> i32
          %74 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %75 = "scf.for"(%69, %73, %21, %74) ({
          ^bb0(%76: i32, %77: f32):
            %78 = "arith.shli"(%76, %14) : (i32, i32) -> i32
            %79 = "arith.select"(%48, %78, %39) : (i1, i32, i32) -> i32
            %80 = "arith.addi"(%51, %79) : (i32, i32) -> i32
            %81 = "arith.addi"(%18, %80) : (i32, i32) -> i32
            %82 = "arith.muli"(%35, %81) : (i32, i32) -> i32
            %83 = "arith.cmpi"(%80, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %84 = "arith.extui"(%83) : (i1) -> i32
            %85 = "arith.addi"(%82, %84) : (i32, i32) -> i32
            %86 = "arith.muli"(%85, %52) : (i32, i32) -> i32
            %87 = "arith.addi"(%86, %46) : (i32, i32) -> i32
            %88 = "llvm.getelementptr"(%8, %87) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %89 = "llvm.load"(%88) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %90 = "arith.maxnumf"(%77, %89) : (f32, f32) -> f32
            "scf.yield"(%90) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %91 = "arith.constant"() {value = -1 : i32} : () -> i32
          %92 = "nvvm.shfl.sync"(%91, %75, %52, %44) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 0 : i32} : (i32, f32, i32, i32) -> f32
          %93 = "arith.maxnumf"(%75, %92) : (f32, f32) -> f32
          %94 = "nvvm.shfl.sync"(%91, %93, %41, %44) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 1 : i32} : (i32, f32, i32, i32) -> f32
          %95 = "arith.maxnumf"(%93, %94) : (f32, f32) -> f32
          %96 = "arith.constant"() {value = 4 : i32} : () -> i32
          %97 = "nvvm.shfl.sync"(%91, %95, %96, %44) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 2 : i32} : (i32, f32, i32, i32) -> f32
          %98 = "arith.maxnumf"(%95, %97) : (f32, f32) -> f32
          %99 = "nvvm.shfl.sync"(%91, %98, %35, %44) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 3 : i32} : (i32, f32, i32, i32) -> f32
          %100 = "arith.maxnumf"(%98, %99) : (f32, f32) -> f32
          %101 = "nvvm.shfl.sync"(%91, %100, %31, %44) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 4 : i32} : (i32, f32, i32, i32) -> f32
          %102 = "arith.maxnumf"(%100, %101) : (f32, f32) -> f32
          %103 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %104, %105, %106 = "scf.for"(%39, %73, %96, %103, %63, %64) ({
          ^bb0(%107: i32, %108: f32, %109: f32, %110: f32):
            %111 = "arith.subi"(%73, %31) : (i32, i32) -> i32
            %112 = "arith.minsi"(%107, %111) : (i32, i32) -> i32
            %113 = "arith.shli"(%112, %14) : (i32, i32) -> i32
            %114 = "arith.select"(%48, %113, %39) : (i1, i32, i32) -> i32
            %115 = "arith.addi"(%51, %114) : (i32, i32) -> i32
            %116 = "arith.addi"(%107, %31) : (i32, i32) -> i32
            %117 = "arith.minsi"(%116, %111) : (i32, i32) -> i32
            %118 = "arith.shli"(%117, %14) : (i32, i32) -> i32
            %119 = "arith.select"(%48, %118, %39) : (i1, i32, i32) -> i32
            %120 = "arith.addi"(%51, %119) : (i32, i32) -> i32
            %121 = "arith.addi"(%107, %35) : (i32, i32) -> i32
            %122 = "arith.minsi"(%121, %111) : (i32, i32) -> i32
            %123 = "arith.shli"(%122, %14) : (i32, i32) -> i32
            %124 = "arith.select"(%48, %123, %39) : (i1, i32, i32) -> i32
            %125 = "arith.addi"(%51, %124) : (i32, i32) -> i32
            %126 = "arith.addi"(%107, %27) : (i32, i32) -> i32
            %127 = "arith.minsi"(%126, %111) : (i32, i32) -> i32
            %128 = "arith.shli"(%127, %14) : (i32, i32) -> i32
            %129 = "arith.select"(%48, %128, %39) : (i1, i32, i32) -> i32
            %130 = "arith.addi"(%51, %129) : (i32, i32) -> i32
            %131 = "arith.addi"(%18, %115) : (i32, i32) -> i32
            %132 = "arith.muli"(%35, %131) : (i32, i32) -> i32
            %133 = "arith.cmpi"(%115, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %134 = "arith.extui"(%133) : (i1) -> i32
            %135 = "arith.addi"(%132, %134) : (i32, i32) -> i32
            %136 = "arith.addi"(%18, %120) : (i32, i32) -> i32
            %137 = "arith.muli"(%35, %136) : (i32, i32) -> i32
            %138 = "arith.cmpi"(%120, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %139 = "arith.extui"(%138) : (i1) -> i32
            %140 = "arith.addi"(%137, %139) : (i32, i32) -> i32
            %141 = "arith.addi"(%18, %125) : (i32, i32) -> i32
            %142 = "arith.muli"(%35, %141) : (i32, i32) -> i32
            %143 = "arith.cmpi"(%125, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %144 = "arith.extui"(%143) : (i1) -> i32
            %145 = "arith.addi"(%142, %144) : (i32, i32) -> i32
            %146 = "arith.addi"(%18, %130) : (i32, i32) -> i32
            %147 = "arith.muli"(%35, %146) : (i32, i32) -> i32
            %148 = "arith.cmpi"(%130, %39) {predicate = 0 : i64} : (i32, i32) -> i1
            %149 = "arith.extui"(%148) : (i1) -> i32
            %150 = "arith.addi"(%147, %149) : (i32, i32) -> i32
            %151 = "arith.muli"(%135, %52) : (i32, i32) -> i32
            %152 = "arith.addi"(%151, %46) : (i32, i32) -> i32
            %153 = "llvm.getelementptr"(%8, %152) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %154 = "llvm.load"(%153) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %155 = "arith.muli"(%140, %52) : (i32, i32) -> i32
            %156 = "arith.addi"(%155, %46) : (i32, i32) -> i32
            %157 = "llvm.getelementptr"(%8, %156) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %158 = "llvm.load"(%157) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %159 = "arith.muli"(%145, %52) : (i32, i32) -> i32
            %160 = "arith.addi"(%159, %46) : (i32, i32) -> i32
            %161 = "llvm.getelementptr"(%8, %160) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %162 = "llvm.load"(%161) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %163 = "arith.muli"(%150, %52) : (i32, i32) -> i32
            %164 = "arith.addi"(%163, %46) : (i32, i32) -> i32
            %165 = "llvm.getelementptr"(%8, %164) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %166 = "llvm.load"(%165) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %167 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %168 = "arith.muli"(%135, %167) : (i32, i32) -> i32
            %169 = "arith.constant"() {value = 64 : i32} : () -> i32
            %170 = "arith.muli"(%46, %169) : (i32, i32) -> i32
            %171 = "arith.addi"(%168, %170) : (i32, i32) -> i32
            %172 = "arith.addi"(%171, %69) : (i32, i32) -> i32
            %173 = "llvm.getelementptr"(%7, %172) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %174 = "llvm.load"(%173) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %175 = "arith.addi"(%69, %21) : (i32, i32) -> i32
            %176 = "arith.addi"(%171, %175) : (i32, i32) -> i32
            %177 = "llvm.getelementptr"(%7, %176) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %178 = "llvm.load"(%177) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %179 = "arith.muli"(%140, %167) : (i32, i32) -> i32
            %180 = "arith.addi"(%179, %170) : (i32, i32) -> i32
            %181 = "arith.addi"(%180, %69) : (i32, i32) -> i32
            %182 = "llvm.getelementptr"(%7, %181) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %183 = "llvm.load"(%182) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %184 = "arith.addi"(%180, %175) : (i32, i32) -> i32
            %185 = "llvm.getelementptr"(%7, %184) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %186 = "llvm.load"(%185) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %187 = "arith.muli"(%145, %167) : (i32, i32) -> i32
            %188 = "arith.addi"(%187, %170) : (i32, i32) -> i32
            %189 = "arith.addi"(%188, %69) : (i32, i32) -> i32
            %190 = "llvm.getelementptr"(%7, %189) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %191 = "llvm.load"(%190) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %192 = "arith.addi"(%188, %175) : (i32, i32) -> i32
            %193 = "llvm.getelementptr"(%7, %192) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %194 = "llvm.load"(%193) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %195 = "arith.muli"(%150, %167) : (i32, i32) -> i32
            %196 = "arith.addi"(%195, %170) : (i32, i32) -> i32
            %197 = "arith.addi"(%196, %69) : (i32, i32) -> i32
            %198 = "llvm.getelementptr"(%7, %197) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %199 = "llvm.load"(%198) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %200 = "arith.addi"(%196, %175) : (i32, i32) -> i32
            %201 = "llvm.getelementptr"(%7, %200) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %202 = "llvm.load"(%201) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %203 = "arith.cmpi"(%107, %73) {predicate = 2 : i64} : (i32, i32) -> i1
            %204 = "arith.cmpf"(%102, %74) {predicate = 2 : i64} : (f32, f32) -> i1
            %205 = "arith.select"(%204, %102, %103) : (i1, f32, f32) -> f32
            %206 = "arith.subf"(%154, %205) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %207 = "llvm.call_intrinsic"(%206) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %208 = "arith.select"(%203, %207, %103) : (i1, f32, f32) -> f32
            %209 = "arith.addf"(%108, %208) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %210 = "arith.mulf"(%208, %174) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %211 = "arith.addf"(%109, %210) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %212 = "arith.mulf"(%208, %178) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %213 = "arith.addf"(%110, %212) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %214 = "arith.cmpi"(%116, %73) {predicate = 2 : i64} : (i32, i32) -> i1
            %215 = "arith.subf"(%158, %205) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %216 = "llvm.call_intrinsic"(%215) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %217 = "arith.select"(%214, %216, %103) : (i1, f32, f32) -> f32
            %218 = "arith.addf"(%209, %217) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %219 = "arith.mulf"(%217, %183) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %220 = "arith.addf"(%211, %219) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %221 = "arith.mulf"(%217, %186) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %222 = "arith.addf"(%213, %221) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %223 = "arith.cmpi"(%121, %73) {predicate = 2 : i64} : (i32, i32) -> i1
            %224 = "arith.subf"(%162, %205) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %225 = "llvm.call_intrinsic"(%224) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %226 = "arith.select"(%223, %225, %103) : (i1, f32, f32) -> f32
            %227 = "arith.addf"(%218, %226) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %228 = "arith.mulf"(%226, %191) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %229 = "arith.addf"(%220, %228) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %230 = "arith.mulf"(%226, %194) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %231 = "arith.addf"(%222, %230) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %232 = "arith.cmpi"(%126, %73) {predicate = 2 : i64} : (i32, i32) -> i1
            %233 = "arith.subf"(%166, %205) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %234 = "llvm.call_intrinsic"(%233) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %235 = "arith.select"(%232, %234, %103) : (i1, f32, f32) -> f32
            %236 = "arith.addf"(%227, %235) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %237 = "arith.mulf"(%235, %199) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %238 = "arith.addf"(%229, %237) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %239 = "arith.mulf"(%235, %202) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %240 = "arith.addf"(%231, %239) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%236, %238, %240) : (f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32) -> (f32, f32, f32)
          "scf.yield"(%102, %104, %105, %106) : (f32, f32, f32, f32) -> ()
        }, {
          %241 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %242 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          "scf.yield"(%241, %242, %63, %64) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %243 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %244 = "arith.constant"() {value = 64 : i32} : () -> i32
        %245 = "arith.muli"(%23, %244) : (i32, i32) -> i32
        %246 = "arith.addi"(%245, %243) : (i32, i32) -> i32
        %247 = "llvm.getelementptr"(%24, %246) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%67, %247) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %248 = "arith.addi"(%243, %21) : (i32, i32) -> i32
        %249 = "arith.addi"(%245, %248) : (i32, i32) -> i32
        %250 = "llvm.getelementptr"(%24, %249) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%68, %250) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %251 = "arith.cmpi"(%243, %39) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%251) ({
          %252 = "llvm.getelementptr"(%25, %23) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%66, %252) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %253 = "llvm.getelementptr"(%26, %23) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%65, %253) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 5 : i32} : () -> ()
        %254 = "arith.cmpi"(%51, %39) {predicate = 0 : i64} : (i32, i32) -> i1
        %255 = "arith.andi"(%61, %254) : (i1, i1) -> i1
        "scf.if"(%255) ({
          %256 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %257 = "scf.for"(%31, %49, %31, %65) ({
          ^bb0(%258: i32, %259: f32):
            %260 = "arith.addi"(%23, %258) : (i32, i32) -> i32
            %261 = "llvm.getelementptr"(%26, %260) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %262 = "llvm.load"(%261) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %263 = "arith.maxnumf"(%259, %262) : (f32, f32) -> f32
            "scf.yield"(%263) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %264 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %265 = "arith.cmpf"(%257, %264) {predicate = 2 : i64} : (f32, f32) -> i1
          %266 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %267 = "arith.select"(%265, %257, %266) : (i1, f32, f32) -> f32
          %268 = "arith.subf"(%65, %267) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %269 = "llvm.call_intrinsic"(%268) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %270 = "arith.mulf"(%66, %269) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %271 = "arith.mulf"(%67, %269) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %272 = "arith.mulf"(%68, %269) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %273, %274, %275 = "scf.for"(%31, %49, %31, %270, %271, %272) ({
          ^bb0(%276: i32, %277: f32, %278: f32, %279: f32):
            %280 = "arith.addi"(%23, %276) : (i32, i32) -> i32
            %281 = "llvm.getelementptr"(%26, %280) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %282 = "llvm.load"(%281) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %283 = "arith.subf"(%282, %267) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %284 = "llvm.call_intrinsic"(%283) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %285 = "llvm.getelementptr"(%25, %280) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %286 = "llvm.load"(%285) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %287 = "arith.mulf"(%284, %286) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %288 = "arith.addf"(%277, %287) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %289 = "arith.muli"(%280, %244) : (i32, i32) -> i32
            %290 = "arith.addi"(%289, %256) : (i32, i32) -> i32
            %291 = "llvm.getelementptr"(%24, %290) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %292 = "llvm.load"(%291) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %293 = "arith.mulf"(%284, %292) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %294 = "arith.addf"(%278, %293) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %295 = "arith.addi"(%256, %21) : (i32, i32) -> i32
            %296 = "arith.addi"(%289, %295) : (i32, i32) -> i32
            %297 = "llvm.getelementptr"(%24, %296) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %298 = "llvm.load"(%297) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %299 = "arith.mulf"(%284, %298) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %300 = "arith.addf"(%279, %299) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%288, %294, %300) : (f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32) -> (f32, f32, f32)
          %301 = "arith.divsi"(%34, %12) : (i32, i32) -> i32
          %302 = "arith.extsi"(%55) : (i1) -> i32
          %303 = "arith.addi"(%301, %302) : (i32, i32) -> i32
          %304 = "arith.muli"(%303, %11) : (i32, i32) -> i32
          %305 = "arith.addi"(%304, %58) : (i32, i32) -> i32
          %306 = "arith.addi"(%305, %46) : (i32, i32) -> i32
          %307 = "arith.extsi"(%30) : (i32) -> i64
          %308 = "arith.extsi"(%306) : (i32) -> i64
          %309 = "arith.muli"(%307, %3) : (i64, i64) -> i64
          %310 = "arith.muli"(%308, %4) : (i64, i64) -> i64
          %311 = "arith.addi"(%309, %310) : (i64, i64) -> i64
          %312 = "llvm.getelementptr"(%0, %311) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %313 = "arith.cmpf"(%273, %266) {predicate = 1 : i64} : (f32, f32) -> i1
          %314 = "llvm.call_intrinsic"(%273) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %315 = "arith.select"(%313, %266, %314) : (i1, f32, f32) -> f32
          %316 = "arith.mulf"(%274, %315) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %317 = "arith.truncf"(%316) : (f32) -> f16
          %318 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %319 = "llvm.getelementptr"(%312, %318) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%317, %319) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %320 = "arith.mulf"(%275, %315) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %321 = "arith.truncf"(%320) : (f32) -> f16
          %322 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %323 = "arith.addi"(%322, %21) : (i32, i32) -> i32
          %324 = "llvm.getelementptr"(%312, %323) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%321, %324) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %325 = "arith.cmpi"(%22, %39) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%325) ({
            %326 = "llvm.call_intrinsic"(%273) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %327 = "arith.addf"(%257, %326) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %328 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %329 = "arith.mulf"(%327, %328) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %330 = "arith.muli"(%307, %6) : (i64, i64) -> i64
            %331 = "arith.addi"(%330, %308) : (i64, i64) -> i64
            %332 = "llvm.getelementptr"(%5, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%329, %332) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "combine_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i32, %7: i32, %8: i32, %9: i64, %10: i64, %11: i64, %12: !llvm.ptr<1>, %13: i64, %14: i64, %15: i64, %16: !llvm.ptr<1>, %17: i32, %18: i64, %19: !llvm.ptr<1>, %20: !llvm.ptr<1>, %21: i64, %22: i64, %23: !llvm.ptr<1>, %24: i64, %25: f32, %26: !llvm.ptr<1>, %27: !llvm.ptr<1>, %28: !llvm.ptr<1>):
    %29 = "arith.constant"() {value = 0 : i32} : () -> i32
    %30 = "arith.cmpi"(%8, %29) {predicate = 4 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%30) {message = "K and V have at least one head", file = "samples/attention_decode.py", line = 525 : i32} : (i1) -> ()
    %31 = "arith.remui"(%2, %8) : (i32, i32) -> i32
    %32 = "arith.cmpi"(%31, %29) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%32) {message = "as many heads of q share each one of K and V", file = "samples/attention_decode.py", line = 526 : i32} : (i1) -> ()
    %33 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %34 = "arith.cmpf"(%25, %33) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%34) {message = "scores keep their order when they are scaled", file = "samples/attention_decode.py", line = 527 : i32} : (i1) -> ()
    %35 = "arith.divui"(%2, %8) : (i32, i32) -> i32
    %36 = "arith.constant"() {value = 1 : i32} : () -> i32
    %37 = "arith.maxsi"(%35, %36) : (i32, i32) -> i32
    %38 = "arith.constant"() {value = 15 : i32} : () -> i32
    %39 = "arith.addi"(%37, %38) : (i32, i32) -> i32
    %40 = "arith.constant"() {value = 16 : i32} : () -> i32
    %41 = "arith.divui"(%39, %40) : (i32, i32) -> i32
    %42 = "arith.muli"(%8, %41) : (i32, i32) -> i32
    %43 = "arith.minsi"(%2, %36) : (i32, i32) -> i32
    %44 = "arith.muli"(%42, %43) : (i32, i32) -> i32
    %45 = "arith.constant"() {value = 2 : i32} : () -> i32
    %46 = "arith.remui"(%44, %45) : (i32, i32) -> i32
    %47 = "arith.cmpi"(%46, %29) {predicate = 0 : i64} : (i32, i32) -> i1
    %48 = "arith.select"(%47, %45, %36) : (i1, i32, i32) -> i32
    %49 = "arith.constant"() {value = 4 : i32} : () -> i32
    %50 = "arith.remui"(%44, %49) : (i32, i32) -> i32
    %51 = "arith.cmpi"(%50, %29) {predicate = 0 : i64} : (i32, i32) -> i1
    %52 = "arith.select"(%51, %49, %48) : (i1, i32, i32) -> i32
    %53 = "arith.constant"() {value = 8 : i32} : () -> i32
    %54 = "arith.remui"(%44, %53) : (i32, i32) -> i32
    %55 = "arith.cmpi"(%54, %29) {predicate = 0 : i64} : (i32, i32) -> i1
    %56 = "arith.select"(%55, %53, %52) : (i1, i32, i32) -> i32
    %57 = "arith.maxsi"(%56, %36) : (i32, i32) -> i32
    %58 = "arith.maxsi"(%7, %36) : (i32, i32) -> i32
    %59 = "arith.extui"(%58) : (i32) -> i64
    %60 = "arith.subi"(%58, %36) : (i32, i32) -> i32
    %61 = "llvm.intr.ctlz"(%60) {is_zero_poison = false} : (i32) -> i32
    %62 = "arith.constant"() {value = 32 : i32} : () -> i32
    %63 = "arith.subi"(%62, %61) : (i32, i32) -> i32
    %64 = "arith.extsi"(%63) : (i32) -> i64
    %65 = "arith.constant"() {value = 1 : i64} : () -> i64
    %66 = "arith.shli"(%65, %64) : (i64, i64) -> i64
    %67 = "arith.constant"() {value = 64 : i64} : () -> i64
    %68 = "arith.cmpi"(%64, %67) {predicate = 6 : i64} : (i64, i64) -> i1
    %69 = "arith.constant"() {value = 0 : i64} : () -> i64
    %70 = "arith.select"(%68, %66, %69) : (i1, i64, i64) -> i64
    %71 = "arith.subi"(%70, %59) : (i64, i64) -> i64
    %72 = "arith.constant"() {value = 32 : i64} : () -> i64
    %73 = "arith.shli"(%71, %72) : (i64, i64) -> i64
    %74 = "arith.divui"(%73, %59) : (i64, i64) -> i64
    %75 = "arith.addi"(%74, %65) : (i64, i64) -> i64
    %76 = "arith.shli"(%75, %72) : (i64, i64) -> i64
    %77 = "arith.ori"(%76, %59) : (i64, i64) -> i64
    %78 = "arith.muli"(%17, %7) : (i32, i32) -> i32
    %79 = "arith.divui"(%44, %57) : (i32, i32) -> i32
    %80 = "arith.constant"() {value = 127 : i32} : () -> i32
    %81 = "arith.addi"(%78, %80) : (i32, i32) -> i32
    %82 = "arith.constant"() {value = 128 : i32} : () -> i32
    %83 = "arith.divui"(%81, %82) : (i32, i32) -> i32
    %84 = "arith.maxsi"(%83, %36) : (i32, i32) -> i32
    %85 = "arith.muli"(%1, %79) : (i32, i32) -> i32
    %86 = "arith.muli"(%85, %84) : (i32, i32) -> i32
    %87 = "arith.constant"() {value = 264 : i32} : () -> i32
    %88 = "arith.divui"(%87, %57) : (i32, i32) -> i32
    %89 = "arith.maxsi"(%88, %36) : (i32, i32) -> i32
    %90 = "arith.minsi"(%86, %89) : (i32, i32) -> i32
    %91 = "arith.maxsi"(%90, %36) : (i32, i32) -> i32
    %92 = "arith.constant"() {value = 256 : i32} : () -> i32
    %93 = "arith.constant"() {value = 105008 : i32} : () -> i32
    "gpu.launch_func"(%90, %57, %36, %92, %36, %36, %93, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %20, %21, %22, %23, %24, %26, %27, %28, %91, %19, %79, %57, %37, %41, %44, %77, %16, %17, %18, %25) {kernel = @kernels::@decode_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 36, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i64, !llvm.ptr<1>, i32, i64, f32) -> ()
    %94 = "arith.muli"(%1, %44) : (i32, i32) -> i32
    %95 = "arith.cmpi"(%94, %29) {predicate = 4 : i64} : (i32, i32) -> i1
    %96 = "arith.muli"(%91, %57) : (i32, i32) -> i32
    %97 = "arith.select"(%95, %96, %29) : (i1, i32, i32) -> i32
    %98 = "arith.muli"(%94, %53) : (i32, i32) -> i32
    %99 = "arith.cmpi"(%98, %97) {predicate = 3 : i64} : (i32, i32) -> i1
    %100 = "arith.constant"() {value = 3 : i32} : () -> i32
    %101 = "arith.select"(%99, %100, %29) : (i1, i32, i32) -> i32
    %102 = "arith.minsi"(%37, %40) : (i32, i32) -> i32
    %103 = "arith.subi"(%97, %36) : (i32, i32) -> i32
    %104 = "arith.maxsi"(%103, %29) : (i32, i32) -> i32
    %105 = "arith.shli"(%102, %101) : (i32, i32) -> i32
    %106 = "arith.cmpi"(%101, %62) {predicate = 6 : i64} : (i32, i32) -> i1
    %107 = "arith.select"(%106, %105, %29) : (i1, i32, i32) -> i32
    %108 = "arith.constant"() {value = 7 : i32} : () -> i32
    %109 = "arith.addi"(%107, %108) : (i32, i32) -> i32
    %110 = "arith.divui"(%109, %53) : (i32, i32) -> i32
    %111 = "arith.constant"() {value = 2112 : i32} : () -> i32
    "gpu.launch_func"(%104, %110, %36, %92, %36, %36, %111, %20, %1, %2, %21, %22, %23, %24, %26, %27, %28, %57, %37, %41, %44, %101) {kernel = @kernels::@combine_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 15, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_decode_f16_depth64", function_type = (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, f32, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
