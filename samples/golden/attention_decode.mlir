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
      %41 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 12288>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %42 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 208896>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %43 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 209152>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %44 = "llvm.getelementptr"(%40) {rawConstantIndices = array<i32: 209408>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %45 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 3>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %46 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %47 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %48 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %49 = "arith.addi"(%47, %48) : (i32, i32) -> i32
      %50 = "arith.constant"() {value = 512 : i32} : () -> i32
      %51 = "arith.muli"(%49, %50) : (i32, i32) -> i32
      %52 = "arith.addi"(%46, %51) : (i32, i32) -> i32
      %53 = "arith.constant"() {value = 32 : i32} : () -> i32
      %54 = "arith.divui"(%52, %53) : (i32, i32) -> i32
      %55 = "arith.constant"() {value = 0 : i32} : () -> i32
      %56 = "arith.cmpi"(%54, %55) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%56) ({
        %57 = "nvvm.elect.sync"() {cutec.arm = 0 : i32} : () -> i1
        "scf.if"(%57) ({
          %58 = "arith.constant"() {value = 256 : i32} : () -> i32
          %t59_s0 = "llvm.ptrtoint"(%44) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t59_s0, %58) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %60 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 1>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t61_s0 = "llvm.ptrtoint"(%60) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t61_s0, %58) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %62 = "llvm.getelementptr"(%44) {rawConstantIndices = array<i32: 2>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
          %t63_s0 = "llvm.ptrtoint"(%62) : (!llvm.ptr<3>) -> i32
          "llvm.inline_asm"(%t63_s0, %58) {asm_string = "mbarrier.init.shared::cta.b64 [$0], $1;", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
          %64 = "arith.constant"() {value = 8 : i32} : () -> i32
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
      %235 = "arith.constant"() {value = 256 : i32} : () -> i32
      %236 = "arith.divui"(%37, %235) : (i32, i32) -> i32
      %237 = "nvvm.shfl.sync"(%213, %236, %55, %70) {kind = #nvvm<shfl_kind idx>} : (i32, i32, i32, i32) -> i32
      %238 = "arith.cmpi"(%237, %55) {predicate = 0 : i64} : (i32, i32) -> i1
      "scf.if"(%238) ({
        "nvvm.setmaxregister"() {regCount = 72 : i32, action = #nvvm<action decrease>} : () -> ()
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
          %257 = "scf.for"(%55, %72, %74, %55) ({
          ^bb0(%258: i32, %259: i32):
            %260 = "arith.muli"(%256, %72) : (i32, i32) -> i32
            %261 = "arith.addi"(%260, %258) : (i32, i32) -> i32
            %262 = "arith.cmpi"(%258, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %263 = "arith.cmpi"(%261, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %264 = "arith.andi"(%262, %263) : (i1, i1) -> i1
            %265 = "scf.if"(%264) ({
              %266 = "arith.extsi"(%261) : (i32) -> i64
              %267 = "llvm.getelementptr"(%25, %266) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %268 = "llvm.load"(%267) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %269 = "arith.constant"() {value = 127 : i32} : () -> i32
              %270 = "arith.addi"(%268, %269) : (i32, i32) -> i32
              %271 = "arith.constant"() {value = 7 : i32} : () -> i32
              %272 = "arith.shrsi"(%270, %271) : (i32, i32) -> i32
              %273 = "arith.maxsi"(%272, %225) : (i32, i32) -> i32
              %274 = "arith.muli"(%273, %26) : (i32, i32) -> i32
              %275 = "arith.addi"(%259, %274) : (i32, i32) -> i32
              "scf.yield"(%275) : (i32) -> ()
            }, {
              "scf.yield"(%259) : (i32) -> ()
            }) : (i1) -> i32
            %276 = "arith.addi"(%261, %225) : (i32, i32) -> i32
            %277 = "arith.addi"(%258, %225) : (i32, i32) -> i32
            %278 = "arith.cmpi"(%277, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %279 = "arith.cmpi"(%276, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %280 = "arith.andi"(%278, %279) : (i1, i1) -> i1
            %281 = "scf.if"(%280) ({
              %282 = "arith.extsi"(%276) : (i32) -> i64
              %283 = "llvm.getelementptr"(%25, %282) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %284 = "llvm.load"(%283) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %285 = "arith.constant"() {value = 127 : i32} : () -> i32
              %286 = "arith.addi"(%284, %285) : (i32, i32) -> i32
              %287 = "arith.constant"() {value = 7 : i32} : () -> i32
              %288 = "arith.shrsi"(%286, %287) : (i32, i32) -> i32
              %289 = "arith.maxsi"(%288, %225) : (i32, i32) -> i32
              %290 = "arith.muli"(%289, %26) : (i32, i32) -> i32
              %291 = "arith.addi"(%265, %290) : (i32, i32) -> i32
              "scf.yield"(%291) : (i32) -> ()
            }, {
              "scf.yield"(%265) : (i32) -> ()
            }) : (i1) -> i32
            %292 = "arith.addi"(%261, %222) : (i32, i32) -> i32
            %293 = "arith.addi"(%258, %222) : (i32, i32) -> i32
            %294 = "arith.cmpi"(%293, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %295 = "arith.cmpi"(%292, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %296 = "arith.andi"(%294, %295) : (i1, i1) -> i1
            %297 = "scf.if"(%296) ({
              %298 = "arith.extsi"(%292) : (i32) -> i64
              %299 = "llvm.getelementptr"(%25, %298) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %300 = "llvm.load"(%299) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %301 = "arith.constant"() {value = 127 : i32} : () -> i32
              %302 = "arith.addi"(%300, %301) : (i32, i32) -> i32
              %303 = "arith.constant"() {value = 7 : i32} : () -> i32
              %304 = "arith.shrsi"(%302, %303) : (i32, i32) -> i32
              %305 = "arith.maxsi"(%304, %225) : (i32, i32) -> i32
              %306 = "arith.muli"(%305, %26) : (i32, i32) -> i32
              %307 = "arith.addi"(%281, %306) : (i32, i32) -> i32
              "scf.yield"(%307) : (i32) -> ()
            }, {
              "scf.yield"(%281) : (i32) -> ()
            }) : (i1) -> i32
            %308 = "arith.constant"() {value = 3 : i32} : () -> i32
            %309 = "arith.addi"(%261, %308) : (i32, i32) -> i32
            %310 = "arith.addi"(%258, %308) : (i32, i32) -> i32
            %311 = "arith.cmpi"(%310, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %312 = "arith.cmpi"(%309, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %313 = "arith.andi"(%311, %312) : (i1, i1) -> i1
            %314 = "scf.if"(%313) ({
              %315 = "arith.extsi"(%309) : (i32) -> i64
              %316 = "llvm.getelementptr"(%25, %315) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %317 = "llvm.load"(%316) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %318 = "arith.constant"() {value = 127 : i32} : () -> i32
              %319 = "arith.addi"(%317, %318) : (i32, i32) -> i32
              %320 = "arith.constant"() {value = 7 : i32} : () -> i32
              %321 = "arith.shrsi"(%319, %320) : (i32, i32) -> i32
              %322 = "arith.maxsi"(%321, %225) : (i32, i32) -> i32
              %323 = "arith.muli"(%322, %26) : (i32, i32) -> i32
              %324 = "arith.addi"(%297, %323) : (i32, i32) -> i32
              "scf.yield"(%324) : (i32) -> ()
            }, {
              "scf.yield"(%297) : (i32) -> ()
            }) : (i1) -> i32
            %325 = "arith.addi"(%261, %219) : (i32, i32) -> i32
            %326 = "arith.addi"(%258, %219) : (i32, i32) -> i32
            %327 = "arith.cmpi"(%326, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %328 = "arith.cmpi"(%325, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %329 = "arith.andi"(%327, %328) : (i1, i1) -> i1
            %330 = "scf.if"(%329) ({
              %331 = "arith.extsi"(%325) : (i32) -> i64
              %332 = "llvm.getelementptr"(%25, %331) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %333 = "llvm.load"(%332) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %334 = "arith.constant"() {value = 127 : i32} : () -> i32
              %335 = "arith.addi"(%333, %334) : (i32, i32) -> i32
              %336 = "arith.constant"() {value = 7 : i32} : () -> i32
              %337 = "arith.shrsi"(%335, %336) : (i32, i32) -> i32
              %338 = "arith.maxsi"(%337, %225) : (i32, i32) -> i32
              %339 = "arith.muli"(%338, %26) : (i32, i32) -> i32
              %340 = "arith.addi"(%314, %339) : (i32, i32) -> i32
              "scf.yield"(%340) : (i32) -> ()
            }, {
              "scf.yield"(%314) : (i32) -> ()
            }) : (i1) -> i32
            %341 = "arith.constant"() {value = 5 : i32} : () -> i32
            %342 = "arith.addi"(%261, %341) : (i32, i32) -> i32
            %343 = "arith.addi"(%258, %341) : (i32, i32) -> i32
            %344 = "arith.cmpi"(%343, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %345 = "arith.cmpi"(%342, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %346 = "arith.andi"(%344, %345) : (i1, i1) -> i1
            %347 = "scf.if"(%346) ({
              %348 = "arith.extsi"(%342) : (i32) -> i64
              %349 = "llvm.getelementptr"(%25, %348) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %350 = "llvm.load"(%349) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %351 = "arith.constant"() {value = 127 : i32} : () -> i32
              %352 = "arith.addi"(%350, %351) : (i32, i32) -> i32
              %353 = "arith.constant"() {value = 7 : i32} : () -> i32
              %354 = "arith.shrsi"(%352, %353) : (i32, i32) -> i32
              %355 = "arith.maxsi"(%354, %225) : (i32, i32) -> i32
              %356 = "arith.muli"(%355, %26) : (i32, i32) -> i32
              %357 = "arith.addi"(%330, %356) : (i32, i32) -> i32
              "scf.yield"(%357) : (i32) -> ()
            }, {
              "scf.yield"(%330) : (i32) -> ()
            }) : (i1) -> i32
            %358 = "arith.constant"() {value = 6 : i32} : () -> i32
            %359 = "arith.addi"(%261, %358) : (i32, i32) -> i32
            %360 = "arith.addi"(%258, %358) : (i32, i32) -> i32
            %361 = "arith.cmpi"(%360, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %362 = "arith.cmpi"(%359, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %363 = "arith.andi"(%361, %362) : (i1, i1) -> i1
            %364 = "scf.if"(%363) ({
              %365 = "arith.extsi"(%359) : (i32) -> i64
              %366 = "llvm.getelementptr"(%25, %365) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %367 = "llvm.load"(%366) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %368 = "arith.constant"() {value = 127 : i32} : () -> i32
              %369 = "arith.addi"(%367, %368) : (i32, i32) -> i32
              %370 = "arith.constant"() {value = 7 : i32} : () -> i32
              %371 = "arith.shrsi"(%369, %370) : (i32, i32) -> i32
              %372 = "arith.maxsi"(%371, %225) : (i32, i32) -> i32
              %373 = "arith.muli"(%372, %26) : (i32, i32) -> i32
              %374 = "arith.addi"(%347, %373) : (i32, i32) -> i32
              "scf.yield"(%374) : (i32) -> ()
            }, {
              "scf.yield"(%347) : (i32) -> ()
            }) : (i1) -> i32
            %375 = "arith.constant"() {value = 7 : i32} : () -> i32
            %376 = "arith.addi"(%261, %375) : (i32, i32) -> i32
            %377 = "arith.addi"(%258, %375) : (i32, i32) -> i32
            %378 = "arith.cmpi"(%377, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %379 = "arith.cmpi"(%376, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %380 = "arith.andi"(%378, %379) : (i1, i1) -> i1
            %381 = "scf.if"(%380) ({
              %382 = "arith.extsi"(%376) : (i32) -> i64
              %383 = "llvm.getelementptr"(%25, %382) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %384 = "llvm.load"(%383) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %385 = "arith.constant"() {value = 127 : i32} : () -> i32
              %386 = "arith.addi"(%384, %385) : (i32, i32) -> i32
              %387 = "arith.shrsi"(%386, %375) : (i32, i32) -> i32
              %388 = "arith.maxsi"(%387, %225) : (i32, i32) -> i32
              %389 = "arith.muli"(%388, %26) : (i32, i32) -> i32
              %390 = "arith.addi"(%364, %389) : (i32, i32) -> i32
              "scf.yield"(%390) : (i32) -> ()
            }, {
              "scf.yield"(%364) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%381) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          %391 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %392 = "nvvm.shfl.sync"(%213, %257, %225, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 2 : i32} : (i32, i32, i32, i32) -> i32
          %393 = "arith.cmpi"(%391, %225) {predicate = 5 : i64} : (i32, i32) -> i1
          %394 = "arith.select"(%393, %392, %55) : (i1, i32, i32) -> i32
          %395 = "arith.addi"(%257, %394) : (i32, i32) -> i32
          %396 = "nvvm.shfl.sync"(%213, %395, %222, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 3 : i32} : (i32, i32, i32, i32) -> i32
          %397 = "arith.cmpi"(%391, %222) {predicate = 5 : i64} : (i32, i32) -> i1
          %398 = "arith.select"(%397, %396, %55) : (i1, i32, i32) -> i32
          %399 = "arith.addi"(%395, %398) : (i32, i32) -> i32
          %400 = "nvvm.shfl.sync"(%213, %399, %219, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 4 : i32} : (i32, i32, i32, i32) -> i32
          %401 = "arith.cmpi"(%391, %219) {predicate = 5 : i64} : (i32, i32) -> i1
          %402 = "arith.select"(%401, %400, %55) : (i1, i32, i32) -> i32
          %403 = "arith.addi"(%399, %402) : (i32, i32) -> i32
          %404 = "nvvm.shfl.sync"(%213, %403, %74, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 5 : i32} : (i32, i32, i32, i32) -> i32
          %405 = "arith.cmpi"(%391, %74) {predicate = 5 : i64} : (i32, i32) -> i1
          %406 = "arith.select"(%405, %404, %55) : (i1, i32, i32) -> i32
          %407 = "arith.addi"(%403, %406) : (i32, i32) -> i32
          %408 = "nvvm.shfl.sync"(%213, %407, %214, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 6 : i32} : (i32, i32, i32, i32) -> i32
          %409 = "arith.cmpi"(%391, %214) {predicate = 5 : i64} : (i32, i32) -> i1
          %410 = "arith.select"(%409, %408, %55) : (i1, i32, i32) -> i32
          %411 = "arith.addi"(%407, %410) : (i32, i32) -> i32
          %412 = "arith.cmpi"(%411, %247) {predicate = 4 : i64} : (i32, i32) -> i1
          %413 = "nvvm.vote.sync"(%213, %412) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 7 : i32} : (i32, i1) -> i32
          %414 = "arith.subi"(%55, %413) : (i32, i32) -> i32
          %415 = "arith.andi"(%413, %414) : (i32, i32) -> i32
          %416 = "arith.subi"(%415, %225) : (i32, i32) -> i32
          %417 = "llvm.intr.ctpop"(%416) : (i32) -> i32
          %418 = "arith.muli"(%417, %72) : (i32, i32) -> i32
          %419 = "arith.subi"(%411, %257) : (i32, i32) -> i32
          %420 = "nvvm.shfl.sync"(%213, %419, %417, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 8 : i32} : (i32, i32, i32, i32) -> i32
          %421 = "arith.cmpi"(%72, %225) {predicate = 4 : i64} : (i32, i32) -> i1
          %422, %423 = "scf.if"(%421) ({
            %424 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %425 = "arith.addi"(%418, %72) : (i32, i32) -> i32
            %426, %427, %428 = "scf.for"(%418, %425, %53, %420, %55, %213) ({
            ^bb0(%429: i32, %430: i32, %431: i32, %432: i32):
              %433 = "arith.addi"(%429, %424) : (i32, i32) -> i32
              %434 = "arith.cmpi"(%432, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %435 = "arith.cmpi"(%433, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %436 = "arith.andi"(%434, %435) : (i1, i1) -> i1
              %437 = "scf.if"(%436) ({
                %438 = "arith.extsi"(%433) : (i32) -> i64
                %439 = "llvm.getelementptr"(%25, %438) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %440 = "llvm.load"(%439) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %441 = "arith.constant"() {value = 127 : i32} : () -> i32
                %442 = "arith.addi"(%440, %441) : (i32, i32) -> i32
                %443 = "arith.constant"() {value = 7 : i32} : () -> i32
                %444 = "arith.shrsi"(%442, %443) : (i32, i32) -> i32
                %445 = "arith.maxsi"(%444, %225) : (i32, i32) -> i32
                %446 = "arith.muli"(%445, %26) : (i32, i32) -> i32
                "scf.yield"(%446) : (i32) -> ()
              }, {
                "scf.yield"(%55) : (i32) -> ()
              }) : (i1) -> i32
              %447 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %448 = "nvvm.shfl.sync"(%213, %437, %225, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 9 : i32} : (i32, i32, i32, i32) -> i32
              %449 = "arith.cmpi"(%447, %225) {predicate = 5 : i64} : (i32, i32) -> i1
              %450 = "arith.select"(%449, %448, %55) : (i1, i32, i32) -> i32
              %451 = "arith.addi"(%437, %450) : (i32, i32) -> i32
              %452 = "nvvm.shfl.sync"(%213, %451, %222, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 10 : i32} : (i32, i32, i32, i32) -> i32
              %453 = "arith.cmpi"(%447, %222) {predicate = 5 : i64} : (i32, i32) -> i1
              %454 = "arith.select"(%453, %452, %55) : (i1, i32, i32) -> i32
              %455 = "arith.addi"(%451, %454) : (i32, i32) -> i32
              %456 = "nvvm.shfl.sync"(%213, %455, %219, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 11 : i32} : (i32, i32, i32, i32) -> i32
              %457 = "arith.cmpi"(%447, %219) {predicate = 5 : i64} : (i32, i32) -> i1
              %458 = "arith.select"(%457, %456, %55) : (i1, i32, i32) -> i32
              %459 = "arith.addi"(%455, %458) : (i32, i32) -> i32
              %460 = "nvvm.shfl.sync"(%213, %459, %74, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 12 : i32} : (i32, i32, i32, i32) -> i32
              %461 = "arith.cmpi"(%447, %74) {predicate = 5 : i64} : (i32, i32) -> i1
              %462 = "arith.select"(%461, %460, %55) : (i1, i32, i32) -> i32
              %463 = "arith.addi"(%459, %462) : (i32, i32) -> i32
              %464 = "nvvm.shfl.sync"(%213, %463, %214, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 13 : i32} : (i32, i32, i32, i32) -> i32
              %465 = "arith.cmpi"(%447, %214) {predicate = 5 : i64} : (i32, i32) -> i1
              %466 = "arith.select"(%465, %464, %55) : (i1, i32, i32) -> i32
              %467 = "arith.addi"(%463, %466) : (i32, i32) -> i32
              %468 = "arith.addi"(%430, %467) : (i32, i32) -> i32
              %469 = "arith.cmpi"(%468, %247) {predicate = 4 : i64} : (i32, i32) -> i1
              %470 = "arith.andi"(%434, %469) : (i1, i1) -> i1
              %471 = "nvvm.vote.sync"(%213, %470) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 14 : i32} : (i32, i1) -> i32
              %472 = "arith.cmpi"(%471, %55) {predicate = 1 : i64} : (i32, i32) -> i1
              %473 = "arith.subi"(%55, %471) : (i32, i32) -> i32
              %474 = "arith.andi"(%471, %473) : (i32, i32) -> i32
              %475 = "arith.subi"(%474, %225) : (i32, i32) -> i32
              %476 = "llvm.intr.ctpop"(%475) : (i32) -> i32
              %477, %478 = "scf.if"(%472) ({
                %479 = "arith.addi"(%429, %476) : (i32, i32) -> i32
                %480 = "arith.subi"(%467, %437) : (i32, i32) -> i32
                %481 = "nvvm.shfl.sync"(%213, %480, %476, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 15 : i32} : (i32, i32, i32, i32) -> i32
                %482 = "arith.addi"(%430, %481) : (i32, i32) -> i32
                "scf.yield"(%479, %482) : (i32, i32) -> ()
              }, {
                "scf.yield"(%431, %432) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              %483 = "nvvm.shfl.sync"(%213, %467, %70, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 16 : i32} : (i32, i32, i32, i32) -> i32
              %484 = "arith.addi"(%430, %483) : (i32, i32) -> i32
              "scf.yield"(%484, %477, %478) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            "scf.yield"(%427, %428) : (i32, i32) -> ()
          }, {
            "scf.yield"(%418, %420) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %485 = "arith.extsi"(%422) : (i32) -> i64
          %486 = "llvm.getelementptr"(%25, %485) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %487 = "llvm.load"(%486) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %488 = "arith.constant"() {value = 127 : i32} : () -> i32
          %489 = "arith.addi"(%487, %488) : (i32, i32) -> i32
          %490 = "arith.constant"() {value = 7 : i32} : () -> i32
          %491 = "arith.shrsi"(%489, %490) : (i32, i32) -> i32
          %492 = "arith.maxsi"(%491, %225) : (i32, i32) -> i32
          %493 = "arith.subi"(%247, %423) : (i32, i32) -> i32
          %494 = "arith.remsi"(%493, %492) : (i32, i32) -> i32
          %495 = "arith.cmpi"(%494, %55) {predicate = 2 : i64} : (i32, i32) -> i1
          %496 = "arith.divsi"(%493, %492) : (i32, i32) -> i32
          %497 = "arith.extsi"(%495) : (i1) -> i32
          %498 = "arith.addi"(%496, %497) : (i32, i32) -> i32
          %499 = "arith.addi"(%494, %492) : (i32, i32) -> i32
          %500 = "arith.select"(%495, %499, %494) : (i1, i32, i32) -> i32
          %501 = "arith.constant"() {value = 128 : i32} : () -> i32
          %502 = "arith.muli"(%500, %501) : (i32, i32) -> i32
          %503 = "arith.muli"(%243, %214) : (i32, i32) -> i32
          %504 = "arith.addi"(%502, %503) : (i32, i32) -> i32
          %505 = "arith.addi"(%504, %244) : (i32, i32) -> i32
          %506 = "arith.cmpi"(%244, %214) {predicate = 2 : i64} : (i32, i32) -> i1
          %507 = "arith.cmpi"(%505, %487) {predicate = 2 : i64} : (i32, i32) -> i1
          %508 = "arith.andi"(%506, %507) : (i1, i1) -> i1
          %509, %510 = "scf.if"(%508) ({
            %511 = "arith.constant"() {value = 32 : i64} : () -> i64
            %512 = "arith.shrui"(%31, %511) : (i64, i64) -> i64
            %513 = "arith.subi"(%36, %225) : (i32, i32) -> i32
            %514 = "llvm.intr.ctlz"(%513) {is_zero_poison = false} : (i32) -> i32
            %515 = "arith.subi"(%53, %514) : (i32, i32) -> i32
            %516 = "arith.shrsi"(%505, %70) : (i32, i32) -> i32
            %517 = "arith.xori"(%505, %516) : (i32, i32) -> i32
            %518 = "arith.extui"(%517) : (i32) -> i64
            %519 = "arith.muli"(%518, %512) : (i64, i64) -> i64
            %520 = "arith.shrui"(%519, %511) : (i64, i64) -> i64
            %521 = "arith.trunci"(%520) : (i64) -> i32
            %522 = "arith.addi"(%521, %517) : (i32, i32) -> i32
            %523 = "arith.shrui"(%522, %515) : (i32, i32) -> i32
            %524 = "arith.cmpi"(%515, %53) {predicate = 6 : i64} : (i32, i32) -> i1
            %525 = "arith.select"(%524, %523, %55) : (i1, i32, i32) -> i32
            %526 = "arith.xori"(%525, %516) : (i32, i32) -> i32
            %527 = "llvm.intr.ctlz"(%513) {is_zero_poison = false} : (i32) -> i32
            %528 = "arith.subi"(%53, %527) : (i32, i32) -> i32
            %529 = "arith.shrui"(%522, %528) : (i32, i32) -> i32
            %530 = "arith.cmpi"(%528, %53) {predicate = 6 : i64} : (i32, i32) -> i1
            %531 = "arith.select"(%530, %529, %55) : (i1, i32, i32) -> i32
            %532 = "arith.xori"(%531, %516) : (i32, i32) -> i32
            %533 = "arith.muli"(%532, %36) : (i32, i32) -> i32
            %534 = "arith.subi"(%505, %533) : (i32, i32) -> i32
            %535 = "arith.extsi"(%526) : (i32) -> i64
            %536 = "arith.muli"(%485, %34) : (i64, i64) -> i64
            %537 = "arith.addi"(%536, %535) : (i64, i64) -> i64
            %538 = "llvm.getelementptr"(%32, %537) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %539 = "llvm.load"(%538) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            "scf.yield"(%539, %534) : (i32, i32) -> ()
          }, {
            "scf.yield"(%254, %255) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %540, %541, %542, %543, %544, %545, %546, %547, %548, %549 = "scf.for"(%247, %251, %225, %422, %487, %498, %500, %55, %55, %55, %225, %509, %510) ({
          ^bb0(%550: i32, %551: i32, %552: i32, %553: i32, %554: i32, %555: i32, %556: i32, %557: i32, %558: i32, %559: i32, %560: i32):
            %561 = "llvm.getelementptr"(%45, %557) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t562_s0 = "llvm.ptrtoint"(%561) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t562_s0, %558) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %563 = "arith.constant"() {value = 2048 : i32} : () -> i32
            %564 = "arith.muli"(%555, %563) : (i32, i32) -> i32
            %565 = "llvm.getelementptr"(%40, %564) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %566 = "arith.constant"() {value = 32768 : i32} : () -> i32
            %567 = "arith.muli"(%557, %566) : (i32, i32) -> i32
            %568 = "llvm.getelementptr"(%41, %567) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %569 = "arith.muli"(%553, %27) : (i32, i32) -> i32
            %570 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
            %571 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
            %572 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
            %573 = "arith.addi"(%569, %571) : (i32, i32) -> i32
            %574 = "arith.remsi"(%573, %29) : (i32, i32) -> i32
            %575 = "arith.cmpi"(%574, %55) {predicate = 2 : i64} : (i32, i32) -> i1
            %576 = "arith.divsi"(%573, %29) : (i32, i32) -> i32
            %577 = "arith.extsi"(%575) : (i1) -> i32
            %578 = "arith.addi"(%576, %577) : (i32, i32) -> i32
            %579 = "arith.muli"(%578, %222) : (i32, i32) -> i32
            %580 = "arith.remui"(%244, %74) : (i32, i32) -> i32
            %581 = "arith.divui"(%244, %74) : (i32, i32) -> i32
            %582 = "arith.remui"(%581, %53) : (i32, i32) -> i32
            %583 = "nvvm.shfl.sync"(%213, %559, %582, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 17 : i32} : (i32, i32, i32, i32) -> i32
            %584 = "nvvm.shfl.sync"(%213, %560, %582, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 18 : i32} : (i32, i32, i32, i32) -> i32
            %585 = "arith.addi"(%503, %581) : (i32, i32) -> i32
            %586 = "arith.muli"(%554, %501) : (i32, i32) -> i32
            %587 = "arith.addi"(%586, %585) : (i32, i32) -> i32
            %588 = "arith.cmpi"(%587, %552) {predicate = 2 : i64} : (i32, i32) -> i1
            %589 = "arith.extui"(%588) : (i1) -> i8
            %590 = "arith.remui"(%581, %74) : (i32, i32) -> i32
            %591 = "arith.xori"(%580, %590) : (i32, i32) -> i32
            %592 = "arith.muli"(%591, %74) : (i32, i32) -> i32
            %593 = "arith.constant"() {value = 64 : i32} : () -> i32
            %594 = "arith.muli"(%585, %593) : (i32, i32) -> i32
            %595 = "arith.addi"(%592, %594) : (i32, i32) -> i32
            %596 = "llvm.getelementptr"(%568, %595) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %597 = "arith.divui"(%580, %74) : (i32, i32) -> i32
            %598 = "arith.remui"(%580, %74) : (i32, i32) -> i32
            %599 = "arith.addi"(%579, %597) : (i32, i32) -> i32
            %600 = "arith.extsi"(%583) : (i32) -> i64
            %601 = "arith.extsi"(%584) : (i32) -> i64
            %602 = "arith.extsi"(%599) : (i32) -> i64
            %603 = "arith.muli"(%600, %9) : (i64, i64) -> i64
            %604 = "arith.muli"(%601, %10) : (i64, i64) -> i64
            %605 = "arith.addi"(%603, %604) : (i64, i64) -> i64
            %606 = "arith.muli"(%602, %11) : (i64, i64) -> i64
            %607 = "arith.addi"(%605, %606) : (i64, i64) -> i64
            %608 = "llvm.getelementptr"(%5, %607) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %609 = "arith.muli"(%598, %74) : (i32, i32) -> i32
            %610 = "llvm.getelementptr"(%608, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %611 = "arith.constant"() {value = 0 : i8} : () -> i8
            %612 = "arith.cmpi"(%589, %611) {predicate = 1 : i64} : (i8, i8) -> i1
            %613 = "arith.select"(%612, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%596, %610, %613) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %614 = "arith.addi"(%580, %74) : (i32, i32) -> i32
            %615 = "arith.divui"(%614, %74) : (i32, i32) -> i32
            %616 = "arith.remui"(%614, %74) : (i32, i32) -> i32
            %617 = "arith.addi"(%579, %615) : (i32, i32) -> i32
            %618 = "arith.extsi"(%617) : (i32) -> i64
            %619 = "arith.muli"(%618, %11) : (i64, i64) -> i64
            %620 = "arith.addi"(%605, %619) : (i64, i64) -> i64
            %621 = "llvm.getelementptr"(%5, %620) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %622 = "arith.muli"(%616, %74) : (i32, i32) -> i32
            %623 = "llvm.getelementptr"(%621, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %624 = "llvm.getelementptr"(%596) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %625 = "arith.cmpi"(%589, %611) {predicate = 1 : i64} : (i8, i8) -> i1
            %626 = "arith.select"(%625, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%624, %623, %626) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %627 = "arith.constant"() {value = 16384 : i32} : () -> i32
            %628 = "arith.addi"(%595, %627) : (i32, i32) -> i32
            %629 = "llvm.getelementptr"(%568, %628) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %630 = "arith.muli"(%600, %13) : (i64, i64) -> i64
            %631 = "arith.muli"(%601, %14) : (i64, i64) -> i64
            %632 = "arith.addi"(%630, %631) : (i64, i64) -> i64
            %633 = "arith.muli"(%602, %15) : (i64, i64) -> i64
            %634 = "arith.addi"(%632, %633) : (i64, i64) -> i64
            %635 = "llvm.getelementptr"(%12, %634) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %636 = "llvm.getelementptr"(%635, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %637 = "arith.cmpi"(%589, %611) {predicate = 1 : i64} : (i8, i8) -> i1
            %638 = "arith.select"(%637, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%629, %636, %638) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %639 = "arith.muli"(%618, %15) : (i64, i64) -> i64
            %640 = "arith.addi"(%632, %639) : (i64, i64) -> i64
            %641 = "llvm.getelementptr"(%12, %640) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %642 = "llvm.getelementptr"(%641, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %643 = "llvm.getelementptr"(%629) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %644 = "arith.cmpi"(%589, %611) {predicate = 1 : i64} : (i8, i8) -> i1
            %645 = "arith.select"(%644, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%643, %642, %645) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %646 = "arith.addi"(%219, %581) : (i32, i32) -> i32
            %647 = "arith.remui"(%646, %53) : (i32, i32) -> i32
            %648 = "nvvm.shfl.sync"(%213, %559, %647, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 19 : i32} : (i32, i32, i32, i32) -> i32
            %649 = "nvvm.shfl.sync"(%213, %560, %647, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 20 : i32} : (i32, i32, i32, i32) -> i32
            %650 = "arith.addi"(%503, %646) : (i32, i32) -> i32
            %651 = "arith.addi"(%586, %650) : (i32, i32) -> i32
            %652 = "arith.cmpi"(%651, %552) {predicate = 2 : i64} : (i32, i32) -> i1
            %653 = "arith.extui"(%652) : (i1) -> i8
            %654 = "arith.remui"(%646, %74) : (i32, i32) -> i32
            %655 = "arith.xori"(%580, %654) : (i32, i32) -> i32
            %656 = "arith.muli"(%655, %74) : (i32, i32) -> i32
            %657 = "arith.muli"(%650, %593) : (i32, i32) -> i32
            %658 = "arith.addi"(%656, %657) : (i32, i32) -> i32
            %659 = "llvm.getelementptr"(%568, %658) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %660 = "arith.extsi"(%648) : (i32) -> i64
            %661 = "arith.extsi"(%649) : (i32) -> i64
            %662 = "arith.muli"(%660, %9) : (i64, i64) -> i64
            %663 = "arith.muli"(%661, %10) : (i64, i64) -> i64
            %664 = "arith.addi"(%662, %663) : (i64, i64) -> i64
            %665 = "arith.addi"(%664, %606) : (i64, i64) -> i64
            %666 = "llvm.getelementptr"(%5, %665) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %667 = "llvm.getelementptr"(%666, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %668 = "arith.cmpi"(%653, %611) {predicate = 1 : i64} : (i8, i8) -> i1
            %669 = "arith.select"(%668, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%659, %667, %669) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %670 = "arith.addi"(%664, %619) : (i64, i64) -> i64
            %671 = "llvm.getelementptr"(%5, %670) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %672 = "llvm.getelementptr"(%671, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %673 = "llvm.getelementptr"(%659) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %674 = "arith.cmpi"(%653, %611) {predicate = 1 : i64} : (i8, i8) -> i1
            %675 = "arith.select"(%674, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%673, %672, %675) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %676 = "arith.addi"(%658, %627) : (i32, i32) -> i32
            %677 = "llvm.getelementptr"(%568, %676) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %678 = "arith.muli"(%660, %13) : (i64, i64) -> i64
            %679 = "arith.muli"(%661, %14) : (i64, i64) -> i64
            %680 = "arith.addi"(%678, %679) : (i64, i64) -> i64
            %681 = "arith.addi"(%680, %633) : (i64, i64) -> i64
            %682 = "llvm.getelementptr"(%12, %681) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %683 = "llvm.getelementptr"(%682, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %684 = "arith.cmpi"(%653, %611) {predicate = 1 : i64} : (i8, i8) -> i1
            %685 = "arith.select"(%684, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%677, %683, %685) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %686 = "arith.addi"(%680, %639) : (i64, i64) -> i64
            %687 = "llvm.getelementptr"(%12, %686) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %688 = "llvm.getelementptr"(%687, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %689 = "llvm.getelementptr"(%677) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %690 = "arith.cmpi"(%653, %611) {predicate = 1 : i64} : (i8, i8) -> i1
            %691 = "arith.select"(%690, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%689, %688, %691) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %692 = "arith.addi"(%74, %581) : (i32, i32) -> i32
            %693 = "arith.remui"(%692, %53) : (i32, i32) -> i32
            %694 = "nvvm.shfl.sync"(%213, %559, %693, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 21 : i32} : (i32, i32, i32, i32) -> i32
            %695 = "nvvm.shfl.sync"(%213, %560, %693, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 22 : i32} : (i32, i32, i32, i32) -> i32
            %696 = "arith.addi"(%503, %692) : (i32, i32) -> i32
            %697 = "arith.addi"(%586, %696) : (i32, i32) -> i32
            %698 = "arith.cmpi"(%697, %552) {predicate = 2 : i64} : (i32, i32) -> i1
            %699 = "arith.extui"(%698) : (i1) -> i8
            %700 = "arith.remui"(%692, %74) : (i32, i32) -> i32
            %701 = "arith.xori"(%580, %700) : (i32, i32) -> i32
            %702 = "arith.muli"(%701, %74) : (i32, i32) -> i32
            %703 = "arith.muli"(%696, %593) : (i32, i32) -> i32
            %704 = "arith.addi"(%702, %703) : (i32, i32) -> i32
            %705 = "llvm.getelementptr"(%568, %704) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %706 = "arith.extsi"(%694) : (i32) -> i64
            %707 = "arith.extsi"(%695) : (i32) -> i64
            %708 = "arith.muli"(%706, %9) : (i64, i64) -> i64
            %709 = "arith.muli"(%707, %10) : (i64, i64) -> i64
            %710 = "arith.addi"(%708, %709) : (i64, i64) -> i64
            %711 = "arith.addi"(%710, %606) : (i64, i64) -> i64
            %712 = "llvm.getelementptr"(%5, %711) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %713 = "llvm.getelementptr"(%712, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %714 = "arith.cmpi"(%699, %611) {predicate = 1 : i64} : (i8, i8) -> i1
            %715 = "arith.select"(%714, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%705, %713, %715) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %716 = "arith.addi"(%710, %619) : (i64, i64) -> i64
            %717 = "llvm.getelementptr"(%5, %716) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %718 = "llvm.getelementptr"(%717, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %719 = "llvm.getelementptr"(%705) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %720 = "arith.cmpi"(%699, %611) {predicate = 1 : i64} : (i8, i8) -> i1
            %721 = "arith.select"(%720, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%719, %718, %721) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %722 = "arith.addi"(%704, %627) : (i32, i32) -> i32
            %723 = "llvm.getelementptr"(%568, %722) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %724 = "arith.muli"(%706, %13) : (i64, i64) -> i64
            %725 = "arith.muli"(%707, %14) : (i64, i64) -> i64
            %726 = "arith.addi"(%724, %725) : (i64, i64) -> i64
            %727 = "arith.addi"(%726, %633) : (i64, i64) -> i64
            %728 = "llvm.getelementptr"(%12, %727) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %729 = "llvm.getelementptr"(%728, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %730 = "arith.cmpi"(%699, %611) {predicate = 1 : i64} : (i8, i8) -> i1
            %731 = "arith.select"(%730, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%723, %729, %731) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %732 = "arith.addi"(%726, %639) : (i64, i64) -> i64
            %733 = "llvm.getelementptr"(%12, %732) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %734 = "llvm.getelementptr"(%733, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %735 = "llvm.getelementptr"(%723) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %736 = "arith.cmpi"(%699, %611) {predicate = 1 : i64} : (i8, i8) -> i1
            %737 = "arith.select"(%736, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%735, %734, %737) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %738 = "arith.constant"() {value = 12 : i32} : () -> i32
            %739 = "arith.addi"(%738, %581) : (i32, i32) -> i32
            %740 = "arith.remui"(%739, %53) : (i32, i32) -> i32
            %741 = "nvvm.shfl.sync"(%213, %559, %740, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 23 : i32} : (i32, i32, i32, i32) -> i32
            %742 = "nvvm.shfl.sync"(%213, %560, %740, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 24 : i32} : (i32, i32, i32, i32) -> i32
            %743 = "arith.addi"(%503, %739) : (i32, i32) -> i32
            %744 = "arith.addi"(%586, %743) : (i32, i32) -> i32
            %745 = "arith.cmpi"(%744, %552) {predicate = 2 : i64} : (i32, i32) -> i1
            %746 = "arith.extui"(%745) : (i1) -> i8
            %747 = "arith.remui"(%739, %74) : (i32, i32) -> i32
            %748 = "arith.xori"(%580, %747) : (i32, i32) -> i32
            %749 = "arith.muli"(%748, %74) : (i32, i32) -> i32
            %750 = "arith.muli"(%743, %593) : (i32, i32) -> i32
            %751 = "arith.addi"(%749, %750) : (i32, i32) -> i32
            %752 = "llvm.getelementptr"(%568, %751) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %753 = "arith.extsi"(%741) : (i32) -> i64
            %754 = "arith.extsi"(%742) : (i32) -> i64
            %755 = "arith.muli"(%753, %9) : (i64, i64) -> i64
            %756 = "arith.muli"(%754, %10) : (i64, i64) -> i64
            %757 = "arith.addi"(%755, %756) : (i64, i64) -> i64
            %758 = "arith.addi"(%757, %606) : (i64, i64) -> i64
            %759 = "llvm.getelementptr"(%5, %758) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %760 = "llvm.getelementptr"(%759, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %761 = "arith.cmpi"(%746, %611) {predicate = 1 : i64} : (i8, i8) -> i1
            %762 = "arith.select"(%761, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%752, %760, %762) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %763 = "arith.addi"(%757, %619) : (i64, i64) -> i64
            %764 = "llvm.getelementptr"(%5, %763) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %765 = "llvm.getelementptr"(%764, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %766 = "llvm.getelementptr"(%752) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %767 = "arith.cmpi"(%746, %611) {predicate = 1 : i64} : (i8, i8) -> i1
            %768 = "arith.select"(%767, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%766, %765, %768) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %769 = "arith.addi"(%751, %627) : (i32, i32) -> i32
            %770 = "llvm.getelementptr"(%568, %769) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %771 = "arith.muli"(%753, %13) : (i64, i64) -> i64
            %772 = "arith.muli"(%754, %14) : (i64, i64) -> i64
            %773 = "arith.addi"(%771, %772) : (i64, i64) -> i64
            %774 = "arith.addi"(%773, %633) : (i64, i64) -> i64
            %775 = "llvm.getelementptr"(%12, %774) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %776 = "llvm.getelementptr"(%775, %609) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %777 = "arith.cmpi"(%746, %611) {predicate = 1 : i64} : (i8, i8) -> i1
            %778 = "arith.select"(%777, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%770, %776, %778) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %779 = "arith.addi"(%773, %639) : (i64, i64) -> i64
            %780 = "llvm.getelementptr"(%12, %779) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %781 = "llvm.getelementptr"(%780, %622) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %782 = "llvm.getelementptr"(%770) {rawConstantIndices = array<i32: 8192>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %783 = "arith.cmpi"(%746, %611) {predicate = 1 : i64} : (i8, i8) -> i1
            %784 = "arith.select"(%783, %214, %55) : (i1, i32, i32) -> i32
            "nvvm.cp.async.shared.global"(%782, %781, %784) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
            %785 = "arith.cmpi"(%554, %55) {predicate = 0 : i64} : (i32, i32) -> i1
            %786 = "arith.cmpi"(%550, %247) {predicate = 0 : i64} : (i32, i32) -> i1
            %787 = "arith.ori"(%785, %786) : (i1, i1) -> i1
            "scf.if"(%787) ({
              %788 = "arith.remui"(%37, %74) : (i32, i32) -> i32
              %789 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %790 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %791 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %792 = "arith.addi"(%569, %790) : (i32, i32) -> i32
              %793 = "arith.divui"(%37, %74) : (i32, i32) -> i32
              %794 = "arith.cmpi"(%793, %53) {predicate = 2 : i64} : (i32, i32) -> i1
              "scf.if"(%794) ({
                %795 = "arith.divui"(%793, %214) : (i32, i32) -> i32
                %796 = "arith.remui"(%793, %214) : (i32, i32) -> i32
                %797 = "arith.muli"(%74, %795) : (i32, i32) -> i32
                %798 = "arith.addi"(%797, %796) : (i32, i32) -> i32
                %799 = "arith.cmpi"(%796, %74) {predicate = 2 : i64} : (i32, i32) -> i1
                %800 = "arith.remsi"(%792, %29) : (i32, i32) -> i32
                %801 = "arith.cmpi"(%800, %55) {predicate = 2 : i64} : (i32, i32) -> i1
                %802 = "arith.addi"(%800, %29) : (i32, i32) -> i32
                %803 = "arith.select"(%801, %802, %800) : (i1, i32, i32) -> i32
                %804 = "arith.muli"(%803, %74) : (i32, i32) -> i32
                %805 = "arith.remui"(%798, %74) : (i32, i32) -> i32
                %806 = "arith.addi"(%804, %805) : (i32, i32) -> i32
                %807 = "arith.cmpi"(%806, %28) {predicate = 2 : i64} : (i32, i32) -> i1
                %808 = "arith.andi"(%799, %807) : (i1, i1) -> i1
                %809 = "arith.extui"(%808) : (i1) -> i8
                %810 = "arith.cmpi"(%809, %611) {predicate = 1 : i64} : (i8, i8) -> i1
                %811 = "arith.select"(%810, %798, %55) : (i1, i32, i32) -> i32
                %812 = "arith.divui"(%811, %74) : (i32, i32) -> i32
                %813 = "arith.remui"(%811, %74) : (i32, i32) -> i32
                %814 = "arith.divsi"(%792, %29) : (i32, i32) -> i32
                %815 = "arith.extsi"(%801) : (i1) -> i32
                %816 = "arith.addi"(%814, %815) : (i32, i32) -> i32
                %817 = "arith.muli"(%816, %222) : (i32, i32) -> i32
                %818 = "arith.addi"(%817, %812) : (i32, i32) -> i32
                %819 = "arith.muli"(%818, %28) : (i32, i32) -> i32
                %820 = "arith.addi"(%819, %804) : (i32, i32) -> i32
                %821 = "arith.addi"(%820, %813) : (i32, i32) -> i32
                %822 = "arith.extsi"(%551) : (i32) -> i64
                %823 = "arith.extsi"(%821) : (i32) -> i64
                %824 = "arith.muli"(%822, %3) : (i64, i64) -> i64
                %825 = "arith.muli"(%823, %4) : (i64, i64) -> i64
                %826 = "arith.addi"(%824, %825) : (i64, i64) -> i64
                %827 = "llvm.getelementptr"(%0, %826) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %828 = "arith.muli"(%788, %74) : (i32, i32) -> i32
                %829 = "llvm.getelementptr"(%827, %828) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                %830 = "arith.muli"(%793, %593) : (i32, i32) -> i32
                %831 = "arith.addi"(%830, %828) : (i32, i32) -> i32
                %832 = "arith.constant"() {value = 448 : i32} : () -> i32
                %833 = "arith.andi"(%831, %832) : (i32, i32) -> i32
                %834 = "arith.constant"() {value = 3 : i32} : () -> i32
                %835 = "arith.shrui"(%833, %834) : (i32, i32) -> i32
                %836 = "arith.xori"(%831, %835) : (i32, i32) -> i32
                %837 = "llvm.getelementptr"(%565, %836) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %838 = "arith.cmpi"(%809, %611) {predicate = 1 : i64} : (i8, i8) -> i1
                %839 = "arith.select"(%838, %214, %55) : (i1, i32, i32) -> i32
                "nvvm.cp.async.shared.global"(%837, %829, %839) {size = 16 : i32, modifier = #nvvm<load_cache_modifier cg>} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %840 = "llvm.getelementptr"(%44, %557) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            "nvvm.cp.async.mbarrier.arrive"(%840) {noinc = true} : (!llvm.ptr<3>) -> ()
            %841 = "arith.addi"(%557, %225) : (i32, i32) -> i32
            %842 = "arith.constant"() {value = 3 : i32} : () -> i32
            %843 = "arith.cmpi"(%841, %842) {predicate = 0 : i64} : (i32, i32) -> i1
            %844 = "arith.xori"(%558, %225) : (i32, i32) -> i32
            %845 = "arith.select"(%843, %844, %558) : (i1, i32, i32) -> i32
            %846 = "arith.select"(%843, %55, %841) : (i1, i32, i32) -> i32
            %847 = "arith.addi"(%556, %225) : (i32, i32) -> i32
            %848 = "arith.addi"(%554, %225) : (i32, i32) -> i32
            %849 = "arith.addi"(%552, %488) : (i32, i32) -> i32
            %850 = "arith.shrsi"(%849, %490) : (i32, i32) -> i32
            %851 = "arith.maxsi"(%850, %225) : (i32, i32) -> i32
            %852 = "arith.cmpi"(%848, %851) {predicate = 0 : i64} : (i32, i32) -> i1
            %853, %854, %855, %856 = "scf.if"(%852) ({
              %857 = "arith.addi"(%553, %225) : (i32, i32) -> i32
              %858 = "arith.cmpi"(%857, %26) {predicate = 0 : i64} : (i32, i32) -> i1
              %859, %860, %861 = "scf.if"(%858) ({
                %862 = "arith.addi"(%551, %225) : (i32, i32) -> i32
                %863 = "arith.subi"(%1, %225) : (i32, i32) -> i32
                %864 = "arith.minsi"(%862, %863) : (i32, i32) -> i32
                %865 = "arith.extsi"(%864) : (i32) -> i64
                %866 = "llvm.getelementptr"(%25, %865) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %867 = "llvm.load"(%866) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                "scf.yield"(%867, %864, %55) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%552, %551, %857) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%859, %860, %55, %861) : (i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%552, %551, %848, %553) : (i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32)
            %868 = "arith.cmpi"(%855, %55) {predicate = 0 : i64} : (i32, i32) -> i1
            %869 = "arith.addi"(%555, %225) : (i32, i32) -> i32
            %870 = "arith.cmpi"(%869, %842) {predicate = 0 : i64} : (i32, i32) -> i1
            %871 = "arith.select"(%870, %55, %869) : (i1, i32, i32) -> i32
            %872 = "arith.select"(%868, %871, %555) : (i1, i32, i32) -> i32
            %873 = "arith.muli"(%855, %501) : (i32, i32) -> i32
            %874 = "arith.addi"(%873, %503) : (i32, i32) -> i32
            %875 = "arith.addi"(%874, %244) : (i32, i32) -> i32
            %876 = "arith.cmpi"(%875, %853) {predicate = 2 : i64} : (i32, i32) -> i1
            %877 = "arith.andi"(%506, %876) : (i1, i1) -> i1
            %878, %879 = "scf.if"(%877) ({
              %880 = "arith.constant"() {value = 32 : i64} : () -> i64
              %881 = "arith.shrui"(%31, %880) : (i64, i64) -> i64
              %882 = "arith.subi"(%36, %225) : (i32, i32) -> i32
              %883 = "llvm.intr.ctlz"(%882) {is_zero_poison = false} : (i32) -> i32
              %884 = "arith.subi"(%53, %883) : (i32, i32) -> i32
              %885 = "arith.shrsi"(%875, %70) : (i32, i32) -> i32
              %886 = "arith.xori"(%875, %885) : (i32, i32) -> i32
              %887 = "arith.extui"(%886) : (i32) -> i64
              %888 = "arith.muli"(%887, %881) : (i64, i64) -> i64
              %889 = "arith.shrui"(%888, %880) : (i64, i64) -> i64
              %890 = "arith.trunci"(%889) : (i64) -> i32
              %891 = "arith.addi"(%890, %886) : (i32, i32) -> i32
              %892 = "arith.shrui"(%891, %884) : (i32, i32) -> i32
              %893 = "arith.cmpi"(%884, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %894 = "arith.select"(%893, %892, %55) : (i1, i32, i32) -> i32
              %895 = "arith.xori"(%894, %885) : (i32, i32) -> i32
              %896 = "llvm.intr.ctlz"(%882) {is_zero_poison = false} : (i32) -> i32
              %897 = "arith.subi"(%53, %896) : (i32, i32) -> i32
              %898 = "arith.shrui"(%891, %897) : (i32, i32) -> i32
              %899 = "arith.cmpi"(%897, %53) {predicate = 6 : i64} : (i32, i32) -> i1
              %900 = "arith.select"(%899, %898, %55) : (i1, i32, i32) -> i32
              %901 = "arith.xori"(%900, %885) : (i32, i32) -> i32
              %902 = "arith.muli"(%901, %36) : (i32, i32) -> i32
              %903 = "arith.subi"(%875, %902) : (i32, i32) -> i32
              %904 = "arith.extsi"(%854) : (i32) -> i64
              %905 = "arith.extsi"(%895) : (i32) -> i64
              %906 = "arith.muli"(%904, %34) : (i64, i64) -> i64
              %907 = "arith.addi"(%906, %905) : (i64, i64) -> i64
              %908 = "llvm.getelementptr"(%32, %907) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %909 = "llvm.load"(%908) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              "scf.yield"(%909, %903) : (i32, i32) -> ()
            }, {
              "scf.yield"(%559, %560) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            "scf.yield"(%854, %853, %856, %855, %872, %847, %846, %845, %878, %879) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
          "nvvm.cp.async.wait.group"() {n = 0 : i32} : () -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "nvvm.setmaxregister"() {regCount = 184 : i32, action = #nvvm<action increase>} : () -> ()
        %910 = "arith.divui"(%37, %53) : (i32, i32) -> i32
        %911 = "nvvm.shfl.sync"(%213, %910, %55, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 25 : i32} : (i32, i32, i32, i32) -> i32
        %912 = "arith.cmpi"(%911, %74) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%912) ({
          %913 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %914 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %915 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %916 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
          %917 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
          %918 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
          %919 = "arith.muli"(%917, %24) : (i32, i32) -> i32
          %920 = "arith.addi"(%919, %916) : (i32, i32) -> i32
          %921 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %922 = "scf.for"(%55, %72, %74, %55) ({
          ^bb0(%923: i32, %924: i32):
            %925 = "arith.muli"(%921, %72) : (i32, i32) -> i32
            %926 = "arith.addi"(%925, %923) : (i32, i32) -> i32
            %927 = "arith.cmpi"(%923, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %928 = "arith.cmpi"(%926, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %929 = "arith.andi"(%927, %928) : (i1, i1) -> i1
            %930 = "scf.if"(%929) ({
              %931 = "arith.extsi"(%926) : (i32) -> i64
              %932 = "llvm.getelementptr"(%25, %931) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %933 = "llvm.load"(%932) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %934 = "arith.constant"() {value = 127 : i32} : () -> i32
              %935 = "arith.addi"(%933, %934) : (i32, i32) -> i32
              %936 = "arith.constant"() {value = 7 : i32} : () -> i32
              %937 = "arith.shrsi"(%935, %936) : (i32, i32) -> i32
              %938 = "arith.maxsi"(%937, %225) : (i32, i32) -> i32
              %939 = "arith.muli"(%938, %26) : (i32, i32) -> i32
              %940 = "arith.addi"(%924, %939) : (i32, i32) -> i32
              "scf.yield"(%940) : (i32) -> ()
            }, {
              "scf.yield"(%924) : (i32) -> ()
            }) : (i1) -> i32
            %941 = "arith.addi"(%926, %225) : (i32, i32) -> i32
            %942 = "arith.addi"(%923, %225) : (i32, i32) -> i32
            %943 = "arith.cmpi"(%942, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %944 = "arith.cmpi"(%941, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %945 = "arith.andi"(%943, %944) : (i1, i1) -> i1
            %946 = "scf.if"(%945) ({
              %947 = "arith.extsi"(%941) : (i32) -> i64
              %948 = "llvm.getelementptr"(%25, %947) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %949 = "llvm.load"(%948) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %950 = "arith.constant"() {value = 127 : i32} : () -> i32
              %951 = "arith.addi"(%949, %950) : (i32, i32) -> i32
              %952 = "arith.constant"() {value = 7 : i32} : () -> i32
              %953 = "arith.shrsi"(%951, %952) : (i32, i32) -> i32
              %954 = "arith.maxsi"(%953, %225) : (i32, i32) -> i32
              %955 = "arith.muli"(%954, %26) : (i32, i32) -> i32
              %956 = "arith.addi"(%930, %955) : (i32, i32) -> i32
              "scf.yield"(%956) : (i32) -> ()
            }, {
              "scf.yield"(%930) : (i32) -> ()
            }) : (i1) -> i32
            %957 = "arith.addi"(%926, %222) : (i32, i32) -> i32
            %958 = "arith.addi"(%923, %222) : (i32, i32) -> i32
            %959 = "arith.cmpi"(%958, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %960 = "arith.cmpi"(%957, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %961 = "arith.andi"(%959, %960) : (i1, i1) -> i1
            %962 = "scf.if"(%961) ({
              %963 = "arith.extsi"(%957) : (i32) -> i64
              %964 = "llvm.getelementptr"(%25, %963) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %965 = "llvm.load"(%964) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %966 = "arith.constant"() {value = 127 : i32} : () -> i32
              %967 = "arith.addi"(%965, %966) : (i32, i32) -> i32
              %968 = "arith.constant"() {value = 7 : i32} : () -> i32
              %969 = "arith.shrsi"(%967, %968) : (i32, i32) -> i32
              %970 = "arith.maxsi"(%969, %225) : (i32, i32) -> i32
              %971 = "arith.muli"(%970, %26) : (i32, i32) -> i32
              %972 = "arith.addi"(%946, %971) : (i32, i32) -> i32
              "scf.yield"(%972) : (i32) -> ()
            }, {
              "scf.yield"(%946) : (i32) -> ()
            }) : (i1) -> i32
            %973 = "arith.constant"() {value = 3 : i32} : () -> i32
            %974 = "arith.addi"(%926, %973) : (i32, i32) -> i32
            %975 = "arith.addi"(%923, %973) : (i32, i32) -> i32
            %976 = "arith.cmpi"(%975, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %977 = "arith.cmpi"(%974, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %978 = "arith.andi"(%976, %977) : (i1, i1) -> i1
            %979 = "scf.if"(%978) ({
              %980 = "arith.extsi"(%974) : (i32) -> i64
              %981 = "llvm.getelementptr"(%25, %980) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %982 = "llvm.load"(%981) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %983 = "arith.constant"() {value = 127 : i32} : () -> i32
              %984 = "arith.addi"(%982, %983) : (i32, i32) -> i32
              %985 = "arith.constant"() {value = 7 : i32} : () -> i32
              %986 = "arith.shrsi"(%984, %985) : (i32, i32) -> i32
              %987 = "arith.maxsi"(%986, %225) : (i32, i32) -> i32
              %988 = "arith.muli"(%987, %26) : (i32, i32) -> i32
              %989 = "arith.addi"(%962, %988) : (i32, i32) -> i32
              "scf.yield"(%989) : (i32) -> ()
            }, {
              "scf.yield"(%962) : (i32) -> ()
            }) : (i1) -> i32
            %990 = "arith.addi"(%926, %219) : (i32, i32) -> i32
            %991 = "arith.addi"(%923, %219) : (i32, i32) -> i32
            %992 = "arith.cmpi"(%991, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %993 = "arith.cmpi"(%990, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %994 = "arith.andi"(%992, %993) : (i1, i1) -> i1
            %995 = "scf.if"(%994) ({
              %996 = "arith.extsi"(%990) : (i32) -> i64
              %997 = "llvm.getelementptr"(%25, %996) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %998 = "llvm.load"(%997) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %999 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1000 = "arith.addi"(%998, %999) : (i32, i32) -> i32
              %1001 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1002 = "arith.shrsi"(%1000, %1001) : (i32, i32) -> i32
              %1003 = "arith.maxsi"(%1002, %225) : (i32, i32) -> i32
              %1004 = "arith.muli"(%1003, %26) : (i32, i32) -> i32
              %1005 = "arith.addi"(%979, %1004) : (i32, i32) -> i32
              "scf.yield"(%1005) : (i32) -> ()
            }, {
              "scf.yield"(%979) : (i32) -> ()
            }) : (i1) -> i32
            %1006 = "arith.constant"() {value = 5 : i32} : () -> i32
            %1007 = "arith.addi"(%926, %1006) : (i32, i32) -> i32
            %1008 = "arith.addi"(%923, %1006) : (i32, i32) -> i32
            %1009 = "arith.cmpi"(%1008, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1010 = "arith.cmpi"(%1007, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1011 = "arith.andi"(%1009, %1010) : (i1, i1) -> i1
            %1012 = "scf.if"(%1011) ({
              %1013 = "arith.extsi"(%1007) : (i32) -> i64
              %1014 = "llvm.getelementptr"(%25, %1013) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1015 = "llvm.load"(%1014) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1016 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1017 = "arith.addi"(%1015, %1016) : (i32, i32) -> i32
              %1018 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1019 = "arith.shrsi"(%1017, %1018) : (i32, i32) -> i32
              %1020 = "arith.maxsi"(%1019, %225) : (i32, i32) -> i32
              %1021 = "arith.muli"(%1020, %26) : (i32, i32) -> i32
              %1022 = "arith.addi"(%995, %1021) : (i32, i32) -> i32
              "scf.yield"(%1022) : (i32) -> ()
            }, {
              "scf.yield"(%995) : (i32) -> ()
            }) : (i1) -> i32
            %1023 = "arith.constant"() {value = 6 : i32} : () -> i32
            %1024 = "arith.addi"(%926, %1023) : (i32, i32) -> i32
            %1025 = "arith.addi"(%923, %1023) : (i32, i32) -> i32
            %1026 = "arith.cmpi"(%1025, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1027 = "arith.cmpi"(%1024, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1028 = "arith.andi"(%1026, %1027) : (i1, i1) -> i1
            %1029 = "scf.if"(%1028) ({
              %1030 = "arith.extsi"(%1024) : (i32) -> i64
              %1031 = "llvm.getelementptr"(%25, %1030) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1032 = "llvm.load"(%1031) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1033 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1034 = "arith.addi"(%1032, %1033) : (i32, i32) -> i32
              %1035 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1036 = "arith.shrsi"(%1034, %1035) : (i32, i32) -> i32
              %1037 = "arith.maxsi"(%1036, %225) : (i32, i32) -> i32
              %1038 = "arith.muli"(%1037, %26) : (i32, i32) -> i32
              %1039 = "arith.addi"(%1012, %1038) : (i32, i32) -> i32
              "scf.yield"(%1039) : (i32) -> ()
            }, {
              "scf.yield"(%1012) : (i32) -> ()
            }) : (i1) -> i32
            %1040 = "arith.constant"() {value = 7 : i32} : () -> i32
            %1041 = "arith.addi"(%926, %1040) : (i32, i32) -> i32
            %1042 = "arith.addi"(%923, %1040) : (i32, i32) -> i32
            %1043 = "arith.cmpi"(%1042, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1044 = "arith.cmpi"(%1041, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1045 = "arith.andi"(%1043, %1044) : (i1, i1) -> i1
            %1046 = "scf.if"(%1045) ({
              %1047 = "arith.extsi"(%1041) : (i32) -> i64
              %1048 = "llvm.getelementptr"(%25, %1047) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1049 = "llvm.load"(%1048) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1050 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1051 = "arith.addi"(%1049, %1050) : (i32, i32) -> i32
              %1052 = "arith.shrsi"(%1051, %1040) : (i32, i32) -> i32
              %1053 = "arith.maxsi"(%1052, %225) : (i32, i32) -> i32
              %1054 = "arith.muli"(%1053, %26) : (i32, i32) -> i32
              %1055 = "arith.addi"(%1029, %1054) : (i32, i32) -> i32
              "scf.yield"(%1055) : (i32) -> ()
            }, {
              "scf.yield"(%1029) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%1046) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          %1056 = "nvvm.shfl.sync"(%213, %922, %214, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 26 : i32} : (i32, i32, i32, i32) -> i32
          %1057 = "arith.addi"(%922, %1056) : (i32, i32) -> i32
          %1058 = "nvvm.shfl.sync"(%213, %1057, %74, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 27 : i32} : (i32, i32, i32, i32) -> i32
          %1059 = "arith.addi"(%1057, %1058) : (i32, i32) -> i32
          %1060 = "nvvm.shfl.sync"(%213, %1059, %219, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 28 : i32} : (i32, i32, i32, i32) -> i32
          %1061 = "arith.addi"(%1059, %1060) : (i32, i32) -> i32
          %1062 = "nvvm.shfl.sync"(%213, %1061, %222, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 29 : i32} : (i32, i32, i32, i32) -> i32
          %1063 = "arith.addi"(%1061, %1062) : (i32, i32) -> i32
          %1064 = "nvvm.shfl.sync"(%213, %1063, %225, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 30 : i32} : (i32, i32, i32, i32) -> i32
          %1065 = "arith.addi"(%1063, %1064) : (i32, i32) -> i32
          %1066 = "arith.remsi"(%1065, %24) : (i32, i32) -> i32
          %1067 = "arith.cmpi"(%1066, %55) {predicate = 2 : i64} : (i32, i32) -> i1
          %1068 = "arith.divsi"(%1065, %24) : (i32, i32) -> i32
          %1069 = "arith.extsi"(%1067) : (i1) -> i32
          %1070 = "arith.addi"(%1068, %1069) : (i32, i32) -> i32
          %1071 = "arith.addi"(%1066, %24) : (i32, i32) -> i32
          %1072 = "arith.select"(%1067, %1071, %1066) : (i1, i32, i32) -> i32
          %1073 = "arith.muli"(%913, %1070) : (i32, i32) -> i32
          %1074 = "arith.minsi"(%913, %1072) : (i32, i32) -> i32
          %1075 = "arith.addi"(%1073, %1074) : (i32, i32) -> i32
          %1076 = "arith.addi"(%913, %225) : (i32, i32) -> i32
          %1077 = "arith.muli"(%1076, %1070) : (i32, i32) -> i32
          %1078 = "arith.minsi"(%1076, %1072) : (i32, i32) -> i32
          %1079 = "arith.addi"(%1077, %1078) : (i32, i32) -> i32
          %1080 = "arith.cmpi"(%1075, %1079) {predicate = 2 : i64} : (i32, i32) -> i1
          %1081, %1082, %1083 = "scf.if"(%1080) ({
            %1084 = "arith.subi"(%1079, %225) : (i32, i32) -> i32
            %1085 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1086 = "scf.for"(%55, %72, %74, %55) ({
            ^bb0(%1087: i32, %1088: i32):
              %1089 = "arith.muli"(%1085, %72) : (i32, i32) -> i32
              %1090 = "arith.addi"(%1089, %1087) : (i32, i32) -> i32
              %1091 = "arith.cmpi"(%1087, %72) {predicate = 2 : i64} : (i32, i32) -> i1
              %1092 = "arith.cmpi"(%1090, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1093 = "arith.andi"(%1091, %1092) : (i1, i1) -> i1
              %1094 = "scf.if"(%1093) ({
                %1095 = "arith.extsi"(%1090) : (i32) -> i64
                %1096 = "llvm.getelementptr"(%25, %1095) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1097 = "llvm.load"(%1096) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1098 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1099 = "arith.addi"(%1097, %1098) : (i32, i32) -> i32
                %1100 = "arith.constant"() {value = 7 : i32} : () -> i32
                %1101 = "arith.shrsi"(%1099, %1100) : (i32, i32) -> i32
                %1102 = "arith.maxsi"(%1101, %225) : (i32, i32) -> i32
                %1103 = "arith.muli"(%1102, %26) : (i32, i32) -> i32
                %1104 = "arith.addi"(%1088, %1103) : (i32, i32) -> i32
                "scf.yield"(%1104) : (i32) -> ()
              }, {
                "scf.yield"(%1088) : (i32) -> ()
              }) : (i1) -> i32
              %1105 = "arith.addi"(%1090, %225) : (i32, i32) -> i32
              %1106 = "arith.addi"(%1087, %225) : (i32, i32) -> i32
              %1107 = "arith.cmpi"(%1106, %72) {predicate = 2 : i64} : (i32, i32) -> i1
              %1108 = "arith.cmpi"(%1105, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1109 = "arith.andi"(%1107, %1108) : (i1, i1) -> i1
              %1110 = "scf.if"(%1109) ({
                %1111 = "arith.extsi"(%1105) : (i32) -> i64
                %1112 = "llvm.getelementptr"(%25, %1111) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1113 = "llvm.load"(%1112) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1114 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1115 = "arith.addi"(%1113, %1114) : (i32, i32) -> i32
                %1116 = "arith.constant"() {value = 7 : i32} : () -> i32
                %1117 = "arith.shrsi"(%1115, %1116) : (i32, i32) -> i32
                %1118 = "arith.maxsi"(%1117, %225) : (i32, i32) -> i32
                %1119 = "arith.muli"(%1118, %26) : (i32, i32) -> i32
                %1120 = "arith.addi"(%1094, %1119) : (i32, i32) -> i32
                "scf.yield"(%1120) : (i32) -> ()
              }, {
                "scf.yield"(%1094) : (i32) -> ()
              }) : (i1) -> i32
              %1121 = "arith.addi"(%1090, %222) : (i32, i32) -> i32
              %1122 = "arith.addi"(%1087, %222) : (i32, i32) -> i32
              %1123 = "arith.cmpi"(%1122, %72) {predicate = 2 : i64} : (i32, i32) -> i1
              %1124 = "arith.cmpi"(%1121, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1125 = "arith.andi"(%1123, %1124) : (i1, i1) -> i1
              %1126 = "scf.if"(%1125) ({
                %1127 = "arith.extsi"(%1121) : (i32) -> i64
                %1128 = "llvm.getelementptr"(%25, %1127) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1129 = "llvm.load"(%1128) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1130 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1131 = "arith.addi"(%1129, %1130) : (i32, i32) -> i32
                %1132 = "arith.constant"() {value = 7 : i32} : () -> i32
                %1133 = "arith.shrsi"(%1131, %1132) : (i32, i32) -> i32
                %1134 = "arith.maxsi"(%1133, %225) : (i32, i32) -> i32
                %1135 = "arith.muli"(%1134, %26) : (i32, i32) -> i32
                %1136 = "arith.addi"(%1110, %1135) : (i32, i32) -> i32
                "scf.yield"(%1136) : (i32) -> ()
              }, {
                "scf.yield"(%1110) : (i32) -> ()
              }) : (i1) -> i32
              %1137 = "arith.constant"() {value = 3 : i32} : () -> i32
              %1138 = "arith.addi"(%1090, %1137) : (i32, i32) -> i32
              %1139 = "arith.addi"(%1087, %1137) : (i32, i32) -> i32
              %1140 = "arith.cmpi"(%1139, %72) {predicate = 2 : i64} : (i32, i32) -> i1
              %1141 = "arith.cmpi"(%1138, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1142 = "arith.andi"(%1140, %1141) : (i1, i1) -> i1
              %1143 = "scf.if"(%1142) ({
                %1144 = "arith.extsi"(%1138) : (i32) -> i64
                %1145 = "llvm.getelementptr"(%25, %1144) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1146 = "llvm.load"(%1145) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1147 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1148 = "arith.addi"(%1146, %1147) : (i32, i32) -> i32
                %1149 = "arith.constant"() {value = 7 : i32} : () -> i32
                %1150 = "arith.shrsi"(%1148, %1149) : (i32, i32) -> i32
                %1151 = "arith.maxsi"(%1150, %225) : (i32, i32) -> i32
                %1152 = "arith.muli"(%1151, %26) : (i32, i32) -> i32
                %1153 = "arith.addi"(%1126, %1152) : (i32, i32) -> i32
                "scf.yield"(%1153) : (i32) -> ()
              }, {
                "scf.yield"(%1126) : (i32) -> ()
              }) : (i1) -> i32
              %1154 = "arith.addi"(%1090, %219) : (i32, i32) -> i32
              %1155 = "arith.addi"(%1087, %219) : (i32, i32) -> i32
              %1156 = "arith.cmpi"(%1155, %72) {predicate = 2 : i64} : (i32, i32) -> i1
              %1157 = "arith.cmpi"(%1154, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1158 = "arith.andi"(%1156, %1157) : (i1, i1) -> i1
              %1159 = "scf.if"(%1158) ({
                %1160 = "arith.extsi"(%1154) : (i32) -> i64
                %1161 = "llvm.getelementptr"(%25, %1160) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1162 = "llvm.load"(%1161) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1163 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1164 = "arith.addi"(%1162, %1163) : (i32, i32) -> i32
                %1165 = "arith.constant"() {value = 7 : i32} : () -> i32
                %1166 = "arith.shrsi"(%1164, %1165) : (i32, i32) -> i32
                %1167 = "arith.maxsi"(%1166, %225) : (i32, i32) -> i32
                %1168 = "arith.muli"(%1167, %26) : (i32, i32) -> i32
                %1169 = "arith.addi"(%1143, %1168) : (i32, i32) -> i32
                "scf.yield"(%1169) : (i32) -> ()
              }, {
                "scf.yield"(%1143) : (i32) -> ()
              }) : (i1) -> i32
              %1170 = "arith.constant"() {value = 5 : i32} : () -> i32
              %1171 = "arith.addi"(%1090, %1170) : (i32, i32) -> i32
              %1172 = "arith.addi"(%1087, %1170) : (i32, i32) -> i32
              %1173 = "arith.cmpi"(%1172, %72) {predicate = 2 : i64} : (i32, i32) -> i1
              %1174 = "arith.cmpi"(%1171, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1175 = "arith.andi"(%1173, %1174) : (i1, i1) -> i1
              %1176 = "scf.if"(%1175) ({
                %1177 = "arith.extsi"(%1171) : (i32) -> i64
                %1178 = "llvm.getelementptr"(%25, %1177) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1179 = "llvm.load"(%1178) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1180 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1181 = "arith.addi"(%1179, %1180) : (i32, i32) -> i32
                %1182 = "arith.constant"() {value = 7 : i32} : () -> i32
                %1183 = "arith.shrsi"(%1181, %1182) : (i32, i32) -> i32
                %1184 = "arith.maxsi"(%1183, %225) : (i32, i32) -> i32
                %1185 = "arith.muli"(%1184, %26) : (i32, i32) -> i32
                %1186 = "arith.addi"(%1159, %1185) : (i32, i32) -> i32
                "scf.yield"(%1186) : (i32) -> ()
              }, {
                "scf.yield"(%1159) : (i32) -> ()
              }) : (i1) -> i32
              %1187 = "arith.constant"() {value = 6 : i32} : () -> i32
              %1188 = "arith.addi"(%1090, %1187) : (i32, i32) -> i32
              %1189 = "arith.addi"(%1087, %1187) : (i32, i32) -> i32
              %1190 = "arith.cmpi"(%1189, %72) {predicate = 2 : i64} : (i32, i32) -> i1
              %1191 = "arith.cmpi"(%1188, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1192 = "arith.andi"(%1190, %1191) : (i1, i1) -> i1
              %1193 = "scf.if"(%1192) ({
                %1194 = "arith.extsi"(%1188) : (i32) -> i64
                %1195 = "llvm.getelementptr"(%25, %1194) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1196 = "llvm.load"(%1195) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1197 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1198 = "arith.addi"(%1196, %1197) : (i32, i32) -> i32
                %1199 = "arith.constant"() {value = 7 : i32} : () -> i32
                %1200 = "arith.shrsi"(%1198, %1199) : (i32, i32) -> i32
                %1201 = "arith.maxsi"(%1200, %225) : (i32, i32) -> i32
                %1202 = "arith.muli"(%1201, %26) : (i32, i32) -> i32
                %1203 = "arith.addi"(%1176, %1202) : (i32, i32) -> i32
                "scf.yield"(%1203) : (i32) -> ()
              }, {
                "scf.yield"(%1176) : (i32) -> ()
              }) : (i1) -> i32
              %1204 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1205 = "arith.addi"(%1090, %1204) : (i32, i32) -> i32
              %1206 = "arith.addi"(%1087, %1204) : (i32, i32) -> i32
              %1207 = "arith.cmpi"(%1206, %72) {predicate = 2 : i64} : (i32, i32) -> i1
              %1208 = "arith.cmpi"(%1205, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1209 = "arith.andi"(%1207, %1208) : (i1, i1) -> i1
              %1210 = "scf.if"(%1209) ({
                %1211 = "arith.extsi"(%1205) : (i32) -> i64
                %1212 = "llvm.getelementptr"(%25, %1211) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1213 = "llvm.load"(%1212) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1214 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1215 = "arith.addi"(%1213, %1214) : (i32, i32) -> i32
                %1216 = "arith.shrsi"(%1215, %1204) : (i32, i32) -> i32
                %1217 = "arith.maxsi"(%1216, %225) : (i32, i32) -> i32
                %1218 = "arith.muli"(%1217, %26) : (i32, i32) -> i32
                %1219 = "arith.addi"(%1193, %1218) : (i32, i32) -> i32
                "scf.yield"(%1219) : (i32) -> ()
              }, {
                "scf.yield"(%1193) : (i32) -> ()
              }) : (i1) -> i32
              "scf.yield"(%1210) : (i32) -> ()
            }) : (i32, i32, i32, i32) -> i32
            %1220 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1221 = "nvvm.shfl.sync"(%213, %1086, %225, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 31 : i32} : (i32, i32, i32, i32) -> i32
            %1222 = "arith.cmpi"(%1220, %225) {predicate = 5 : i64} : (i32, i32) -> i1
            %1223 = "arith.select"(%1222, %1221, %55) : (i1, i32, i32) -> i32
            %1224 = "arith.addi"(%1086, %1223) : (i32, i32) -> i32
            %1225 = "nvvm.shfl.sync"(%213, %1224, %222, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 32 : i32} : (i32, i32, i32, i32) -> i32
            %1226 = "arith.cmpi"(%1220, %222) {predicate = 5 : i64} : (i32, i32) -> i1
            %1227 = "arith.select"(%1226, %1225, %55) : (i1, i32, i32) -> i32
            %1228 = "arith.addi"(%1224, %1227) : (i32, i32) -> i32
            %1229 = "nvvm.shfl.sync"(%213, %1228, %219, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 33 : i32} : (i32, i32, i32, i32) -> i32
            %1230 = "arith.cmpi"(%1220, %219) {predicate = 5 : i64} : (i32, i32) -> i1
            %1231 = "arith.select"(%1230, %1229, %55) : (i1, i32, i32) -> i32
            %1232 = "arith.addi"(%1228, %1231) : (i32, i32) -> i32
            %1233 = "nvvm.shfl.sync"(%213, %1232, %74, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 34 : i32} : (i32, i32, i32, i32) -> i32
            %1234 = "arith.cmpi"(%1220, %74) {predicate = 5 : i64} : (i32, i32) -> i1
            %1235 = "arith.select"(%1234, %1233, %55) : (i1, i32, i32) -> i32
            %1236 = "arith.addi"(%1232, %1235) : (i32, i32) -> i32
            %1237 = "nvvm.shfl.sync"(%213, %1236, %214, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 35 : i32} : (i32, i32, i32, i32) -> i32
            %1238 = "arith.cmpi"(%1220, %214) {predicate = 5 : i64} : (i32, i32) -> i1
            %1239 = "arith.select"(%1238, %1237, %55) : (i1, i32, i32) -> i32
            %1240 = "arith.addi"(%1236, %1239) : (i32, i32) -> i32
            %1241 = "arith.cmpi"(%1240, %1084) {predicate = 4 : i64} : (i32, i32) -> i1
            %1242 = "nvvm.vote.sync"(%213, %1241) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 36 : i32} : (i32, i1) -> i32
            %1243 = "arith.subi"(%55, %1242) : (i32, i32) -> i32
            %1244 = "arith.andi"(%1242, %1243) : (i32, i32) -> i32
            %1245 = "arith.subi"(%1244, %225) : (i32, i32) -> i32
            %1246 = "llvm.intr.ctpop"(%1245) : (i32) -> i32
            %1247 = "arith.muli"(%1246, %72) : (i32, i32) -> i32
            %1248 = "arith.subi"(%1240, %1086) : (i32, i32) -> i32
            %1249 = "nvvm.shfl.sync"(%213, %1248, %1246, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 37 : i32} : (i32, i32, i32, i32) -> i32
            %1250 = "arith.cmpi"(%72, %225) {predicate = 4 : i64} : (i32, i32) -> i1
            %1251, %1252 = "scf.if"(%1250) ({
              %1253 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %1254 = "arith.addi"(%1247, %72) : (i32, i32) -> i32
              %1255, %1256, %1257 = "scf.for"(%1247, %1254, %53, %1249, %55, %213) ({
              ^bb0(%1258: i32, %1259: i32, %1260: i32, %1261: i32):
                %1262 = "arith.addi"(%1258, %1253) : (i32, i32) -> i32
                %1263 = "arith.cmpi"(%1261, %55) {predicate = 2 : i64} : (i32, i32) -> i1
                %1264 = "arith.cmpi"(%1262, %1) {predicate = 2 : i64} : (i32, i32) -> i1
                %1265 = "arith.andi"(%1263, %1264) : (i1, i1) -> i1
                %1266 = "scf.if"(%1265) ({
                  %1267 = "arith.extsi"(%1262) : (i32) -> i64
                  %1268 = "llvm.getelementptr"(%25, %1267) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  %1269 = "llvm.load"(%1268) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                  %1270 = "arith.constant"() {value = 127 : i32} : () -> i32
                  %1271 = "arith.addi"(%1269, %1270) : (i32, i32) -> i32
                  %1272 = "arith.constant"() {value = 7 : i32} : () -> i32
                  %1273 = "arith.shrsi"(%1271, %1272) : (i32, i32) -> i32
                  %1274 = "arith.maxsi"(%1273, %225) : (i32, i32) -> i32
                  %1275 = "arith.muli"(%1274, %26) : (i32, i32) -> i32
                  "scf.yield"(%1275) : (i32) -> ()
                }, {
                  "scf.yield"(%55) : (i32) -> ()
                }) : (i1) -> i32
                %1276 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
                %1277 = "nvvm.shfl.sync"(%213, %1266, %225, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 38 : i32} : (i32, i32, i32, i32) -> i32
                %1278 = "arith.cmpi"(%1276, %225) {predicate = 5 : i64} : (i32, i32) -> i1
                %1279 = "arith.select"(%1278, %1277, %55) : (i1, i32, i32) -> i32
                %1280 = "arith.addi"(%1266, %1279) : (i32, i32) -> i32
                %1281 = "nvvm.shfl.sync"(%213, %1280, %222, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 39 : i32} : (i32, i32, i32, i32) -> i32
                %1282 = "arith.cmpi"(%1276, %222) {predicate = 5 : i64} : (i32, i32) -> i1
                %1283 = "arith.select"(%1282, %1281, %55) : (i1, i32, i32) -> i32
                %1284 = "arith.addi"(%1280, %1283) : (i32, i32) -> i32
                %1285 = "nvvm.shfl.sync"(%213, %1284, %219, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 40 : i32} : (i32, i32, i32, i32) -> i32
                %1286 = "arith.cmpi"(%1276, %219) {predicate = 5 : i64} : (i32, i32) -> i1
                %1287 = "arith.select"(%1286, %1285, %55) : (i1, i32, i32) -> i32
                %1288 = "arith.addi"(%1284, %1287) : (i32, i32) -> i32
                %1289 = "nvvm.shfl.sync"(%213, %1288, %74, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 41 : i32} : (i32, i32, i32, i32) -> i32
                %1290 = "arith.cmpi"(%1276, %74) {predicate = 5 : i64} : (i32, i32) -> i1
                %1291 = "arith.select"(%1290, %1289, %55) : (i1, i32, i32) -> i32
                %1292 = "arith.addi"(%1288, %1291) : (i32, i32) -> i32
                %1293 = "nvvm.shfl.sync"(%213, %1292, %214, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 42 : i32} : (i32, i32, i32, i32) -> i32
                %1294 = "arith.cmpi"(%1276, %214) {predicate = 5 : i64} : (i32, i32) -> i1
                %1295 = "arith.select"(%1294, %1293, %55) : (i1, i32, i32) -> i32
                %1296 = "arith.addi"(%1292, %1295) : (i32, i32) -> i32
                %1297 = "arith.addi"(%1259, %1296) : (i32, i32) -> i32
                %1298 = "arith.cmpi"(%1297, %1084) {predicate = 4 : i64} : (i32, i32) -> i1
                %1299 = "arith.andi"(%1263, %1298) : (i1, i1) -> i1
                %1300 = "nvvm.vote.sync"(%213, %1299) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 43 : i32} : (i32, i1) -> i32
                %1301 = "arith.cmpi"(%1300, %55) {predicate = 1 : i64} : (i32, i32) -> i1
                %1302 = "arith.subi"(%55, %1300) : (i32, i32) -> i32
                %1303 = "arith.andi"(%1300, %1302) : (i32, i32) -> i32
                %1304 = "arith.subi"(%1303, %225) : (i32, i32) -> i32
                %1305 = "llvm.intr.ctpop"(%1304) : (i32) -> i32
                %1306, %1307 = "scf.if"(%1301) ({
                  %1308 = "arith.addi"(%1258, %1305) : (i32, i32) -> i32
                  %1309 = "arith.subi"(%1296, %1266) : (i32, i32) -> i32
                  %1310 = "nvvm.shfl.sync"(%213, %1309, %1305, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 44 : i32} : (i32, i32, i32, i32) -> i32
                  %1311 = "arith.addi"(%1259, %1310) : (i32, i32) -> i32
                  "scf.yield"(%1308, %1311) : (i32, i32) -> ()
                }, {
                  "scf.yield"(%1260, %1261) : (i32, i32) -> ()
                }) : (i1) -> (i32, i32)
                %1312 = "nvvm.shfl.sync"(%213, %1296, %70, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 45 : i32} : (i32, i32, i32, i32) -> i32
                %1313 = "arith.addi"(%1259, %1312) : (i32, i32) -> i32
                "scf.yield"(%1313, %1306, %1307) : (i32, i32, i32) -> ()
              }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
              "scf.yield"(%1256, %1257) : (i32, i32) -> ()
            }, {
              "scf.yield"(%1247, %1249) : (i32, i32) -> ()
            }) : (i1) -> (i32, i32)
            %1314 = "arith.extsi"(%1251) : (i32) -> i64
            %1315 = "llvm.getelementptr"(%25, %1314) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            %1316 = "llvm.load"(%1315) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
            %1317 = "arith.constant"() {value = 127 : i32} : () -> i32
            %1318 = "arith.addi"(%1316, %1317) : (i32, i32) -> i32
            %1319 = "arith.constant"() {value = 7 : i32} : () -> i32
            %1320 = "arith.shrsi"(%1318, %1319) : (i32, i32) -> i32
            %1321 = "arith.maxsi"(%1320, %225) : (i32, i32) -> i32
            %1322 = "arith.subi"(%1084, %1252) : (i32, i32) -> i32
            %1323 = "arith.remsi"(%1322, %1321) : (i32, i32) -> i32
            %1324 = "arith.cmpi"(%1323, %55) {predicate = 2 : i64} : (i32, i32) -> i1
            %1325 = "arith.divsi"(%1322, %1321) : (i32, i32) -> i32
            %1326 = "arith.extsi"(%1324) : (i1) -> i32
            %1327 = "arith.addi"(%1325, %1326) : (i32, i32) -> i32
            %1328 = "arith.addi"(%1323, %1321) : (i32, i32) -> i32
            %1329 = "arith.select"(%1324, %1328, %1323) : (i1, i32, i32) -> i32
            %1330 = "arith.subi"(%1084, %1329) : (i32, i32) -> i32
            %1331 = "arith.cmpi"(%1330, %1075) {predicate = 5 : i64} : (i32, i32) -> i1
            %1332 = "arith.addi"(%1329, %225) : (i32, i32) -> i32
            %1333 = "arith.cmpi"(%1332, %1321) {predicate = 2 : i64} : (i32, i32) -> i1
            %1334 = "arith.andi"(%1331, %1333) : (i1, i1) -> i1
            %1335, %1336, %1337 = "scf.if"(%1334) ({
              %1338 = "arith.muli"(%1327, %27) : (i32, i32) -> i32
              %1339 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %1340 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %1341 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %1342 = "arith.addi"(%1338, %1340) : (i32, i32) -> i32
              %1343 = "arith.addi"(%1330, %1321) : (i32, i32) -> i32
              %1344 = "arith.subi"(%1343, %225) : (i32, i32) -> i32
              %1345 = "arith.addi"(%1070, %225) : (i32, i32) -> i32
              %1346 = "arith.muli"(%1072, %1345) : (i32, i32) -> i32
              %1347 = "arith.subi"(%1344, %1346) : (i32, i32) -> i32
              %1348 = "arith.maxsi"(%1070, %225) : (i32, i32) -> i32
              %1349 = "arith.remsi"(%1347, %1348) : (i32, i32) -> i32
              %1350 = "arith.cmpi"(%1349, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %1351 = "arith.divsi"(%1347, %1348) : (i32, i32) -> i32
              %1352 = "arith.extsi"(%1350) : (i1) -> i32
              %1353 = "arith.addi"(%1351, %1352) : (i32, i32) -> i32
              %1354 = "arith.addi"(%1072, %1353) : (i32, i32) -> i32
              %1355 = "arith.cmpi"(%1344, %1346) {predicate = 2 : i64} : (i32, i32) -> i1
              %1356 = "arith.remsi"(%1344, %1345) : (i32, i32) -> i32
              %1357 = "arith.xori"(%1356, %1345) : (i32, i32) -> i32
              %1358 = "arith.cmpi"(%1357, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %1359 = "arith.cmpi"(%1356, %55) {predicate = 1 : i64} : (i32, i32) -> i1
              %1360 = "arith.andi"(%1358, %1359) : (i1, i1) -> i1
              %1361 = "arith.divsi"(%1344, %1345) : (i32, i32) -> i32
              %1362 = "arith.extsi"(%1360) : (i1) -> i32
              %1363 = "arith.addi"(%1361, %1362) : (i32, i32) -> i32
              %1364 = "arith.select"(%1355, %1363, %1354) : (i1, i32, i32) -> i32
              %1365 = "arith.subi"(%1364, %913) : (i32, i32) -> i32
              %1366 = "arith.addi"(%1365, %225) : (i32, i32) -> i32
              "scf.yield"(%1366, %1251, %1342) : (i32, i32, i32) -> ()
            }, {
              "scf.yield"(%55, %213, %55) : (i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32)
            "scf.yield"(%1335, %1336, %1337) : (i32, i32, i32) -> ()
          }, {
            "scf.yield"(%55, %213, %55) : (i32, i32, i32) -> ()
          }) : (i1) -> (i32, i32, i32)
          %1367 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1368 = "arith.cmpi"(%1367, %55) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%1368) ({
            %1369 = "arith.constant"() {value = 3 : i32} : () -> i32
            %1370 = "arith.muli"(%920, %1369) : (i32, i32) -> i32
            %1371 = "llvm.getelementptr"(%23, %1370) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%1082, %1371) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %1372 = "arith.addi"(%1370, %225) : (i32, i32) -> i32
            %1373 = "llvm.getelementptr"(%23, %1372) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%1083, %1373) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            %1374 = "arith.addi"(%1370, %222) : (i32, i32) -> i32
            %1375 = "llvm.getelementptr"(%23, %1374) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            "llvm.store"(%1081, %1375) {alignment = 4 : i64} : (i32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %1376 = "arith.subi"(%37, %235) : (i32, i32) -> i32
        %1377 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %1378 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %1379 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %1380 = "arith.andi"(%1376, %70) : (i32, i32) -> i32
        %1381 = "arith.constant"() {value = 5 : i32} : () -> i32
        %1382 = "arith.shrsi"(%1376, %1381) : (i32, i32) -> i32
        %1383 = "nvvm.shfl.sync"(%213, %1382, %55, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 46 : i32} : (i32, i32, i32, i32) -> i32
        %1384 = "arith.constant"() {value = 3 : i32} : () -> i32
        %1385 = "arith.andi"(%1383, %1384) : (i32, i32) -> i32
        %1386 = "arith.shrsi"(%1383, %222) : (i32, i32) -> i32
        %1387 = "llvm.getelementptr"(%41) {rawConstantIndices = array<i32: 16384>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
        %1388 = "arith.muli"(%1377, %232) : (i32, i32) -> i32
        %1389 = "arith.minsi"(%1377, %234) : (i32, i32) -> i32
        %1390 = "arith.addi"(%1388, %1389) : (i32, i32) -> i32
        %1391 = "arith.addi"(%1377, %225) : (i32, i32) -> i32
        %1392 = "arith.muli"(%1391, %232) : (i32, i32) -> i32
        %1393 = "arith.minsi"(%1391, %234) : (i32, i32) -> i32
        %1394 = "arith.addi"(%1392, %1393) : (i32, i32) -> i32
        %1395 = "arith.cmpi"(%1390, %1394) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.if"(%1395) ({
          %1396 = "arith.constant"() {value = 1024 : i32} : () -> i32
          %1397 = "arith.muli"(%1386, %1396) : (i32, i32) -> i32
          %1398 = "llvm.getelementptr"(%40, %1397) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1399 = "arith.constant"() {value = 2048 : i32} : () -> i32
          %1400 = "arith.muli"(%1385, %1399) : (i32, i32) -> i32
          %1401 = "arith.constant"() {value = 8192 : i32} : () -> i32
          %1402 = "arith.muli"(%1386, %1401) : (i32, i32) -> i32
          %1403 = "arith.addi"(%1400, %1402) : (i32, i32) -> i32
          %1404 = "llvm.getelementptr"(%41, %1403) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1405 = "arith.addi"(%1402, %1400) : (i32, i32) -> i32
          %1406 = "llvm.getelementptr"(%1387, %1405) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          %1407 = "arith.constant"() {value = 64 : i32} : () -> i32
          %1408 = "arith.constant"() {value = 128 : i32} : () -> i32
          %1409 = "arith.remui"(%1380, %214) : (i32, i32) -> i32
          %1410 = "arith.divui"(%1380, %214) : (i32, i32) -> i32
          %1411 = "arith.muli"(%1409, %1407) : (i32, i32) -> i32
          %1412 = "arith.muli"(%1410, %74) : (i32, i32) -> i32
          %1413 = "arith.addi"(%1411, %1412) : (i32, i32) -> i32
          %1414 = "arith.remui"(%1380, %74) : (i32, i32) -> i32
          %1415 = "arith.divui"(%1380, %74) : (i32, i32) -> i32
          %1416 = "arith.muli"(%1414, %1407) : (i32, i32) -> i32
          %1417 = "arith.remui"(%1415, %222) : (i32, i32) -> i32
          %1418 = "arith.divui"(%1415, %222) : (i32, i32) -> i32
          %1419 = "arith.muli"(%1417, %74) : (i32, i32) -> i32
          %1420 = "arith.addi"(%1416, %1419) : (i32, i32) -> i32
          %1421 = "arith.muli"(%1418, %50) : (i32, i32) -> i32
          %1422 = "arith.addi"(%1420, %1421) : (i32, i32) -> i32
          %1423 = "arith.constant"() {value = dense<0xFF800000> : vector<2xf32>} : () -> vector<2xf32>
          %1424 = "vector.extract"(%1423) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1425 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
          %1426 = "vector.extract"(%1425) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
          %1427 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
          %1428 = "arith.mulf"(%35, %1427) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %1429 = "vector.broadcast"(%1428) : (f32) -> vector<2xf32>
          %1430 = "arith.constant"() {value = dense<0.0> : vector<16xf32>} : () -> vector<16xf32>
          %1431 = "vector.extract"(%1430) {static_position = array<i64: 0>} : (vector<16xf32>) -> f32
          %1432 = "vector.extract"(%1430) {static_position = array<i64: 1>} : (vector<16xf32>) -> f32
          %1433 = "vector.extract"(%1430) {static_position = array<i64: 2>} : (vector<16xf32>) -> f32
          %1434 = "vector.extract"(%1430) {static_position = array<i64: 3>} : (vector<16xf32>) -> f32
          %1435 = "vector.extract"(%1430) {static_position = array<i64: 4>} : (vector<16xf32>) -> f32
          %1436 = "vector.extract"(%1430) {static_position = array<i64: 5>} : (vector<16xf32>) -> f32
          %1437 = "vector.extract"(%1430) {static_position = array<i64: 6>} : (vector<16xf32>) -> f32
          %1438 = "vector.extract"(%1430) {static_position = array<i64: 7>} : (vector<16xf32>) -> f32
          %1439 = "vector.extract"(%1430) {static_position = array<i64: 8>} : (vector<16xf32>) -> f32
          %1440 = "vector.extract"(%1430) {static_position = array<i64: 9>} : (vector<16xf32>) -> f32
          %1441 = "vector.extract"(%1430) {static_position = array<i64: 10>} : (vector<16xf32>) -> f32
          %1442 = "vector.extract"(%1430) {static_position = array<i64: 11>} : (vector<16xf32>) -> f32
          %1443 = "vector.extract"(%1430) {static_position = array<i64: 12>} : (vector<16xf32>) -> f32
          %1444 = "vector.extract"(%1430) {static_position = array<i64: 13>} : (vector<16xf32>) -> f32
          %1445 = "vector.extract"(%1430) {static_position = array<i64: 14>} : (vector<16xf32>) -> f32
          %1446 = "vector.extract"(%1430) {static_position = array<i64: 15>} : (vector<16xf32>) -> f32
          %1447 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1448 = "scf.for"(%55, %72, %74, %55) ({
          ^bb0(%1449: i32, %1450: i32):
            %1451 = "arith.muli"(%1447, %72) : (i32, i32) -> i32
            %1452 = "arith.addi"(%1451, %1449) : (i32, i32) -> i32
            %1453 = "arith.cmpi"(%1449, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1454 = "arith.cmpi"(%1452, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1455 = "arith.andi"(%1453, %1454) : (i1, i1) -> i1
            %1456 = "scf.if"(%1455) ({
              %1457 = "arith.extsi"(%1452) : (i32) -> i64
              %1458 = "llvm.getelementptr"(%25, %1457) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1459 = "llvm.load"(%1458) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1460 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1461 = "arith.addi"(%1459, %1460) : (i32, i32) -> i32
              %1462 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1463 = "arith.shrsi"(%1461, %1462) : (i32, i32) -> i32
              %1464 = "arith.maxsi"(%1463, %225) : (i32, i32) -> i32
              %1465 = "arith.muli"(%1464, %26) : (i32, i32) -> i32
              %1466 = "arith.addi"(%1450, %1465) : (i32, i32) -> i32
              "scf.yield"(%1466) : (i32) -> ()
            }, {
              "scf.yield"(%1450) : (i32) -> ()
            }) : (i1) -> i32
            %1467 = "arith.addi"(%1452, %225) : (i32, i32) -> i32
            %1468 = "arith.addi"(%1449, %225) : (i32, i32) -> i32
            %1469 = "arith.cmpi"(%1468, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1470 = "arith.cmpi"(%1467, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1471 = "arith.andi"(%1469, %1470) : (i1, i1) -> i1
            %1472 = "scf.if"(%1471) ({
              %1473 = "arith.extsi"(%1467) : (i32) -> i64
              %1474 = "llvm.getelementptr"(%25, %1473) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1475 = "llvm.load"(%1474) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1476 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1477 = "arith.addi"(%1475, %1476) : (i32, i32) -> i32
              %1478 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1479 = "arith.shrsi"(%1477, %1478) : (i32, i32) -> i32
              %1480 = "arith.maxsi"(%1479, %225) : (i32, i32) -> i32
              %1481 = "arith.muli"(%1480, %26) : (i32, i32) -> i32
              %1482 = "arith.addi"(%1456, %1481) : (i32, i32) -> i32
              "scf.yield"(%1482) : (i32) -> ()
            }, {
              "scf.yield"(%1456) : (i32) -> ()
            }) : (i1) -> i32
            %1483 = "arith.addi"(%1452, %222) : (i32, i32) -> i32
            %1484 = "arith.addi"(%1449, %222) : (i32, i32) -> i32
            %1485 = "arith.cmpi"(%1484, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1486 = "arith.cmpi"(%1483, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1487 = "arith.andi"(%1485, %1486) : (i1, i1) -> i1
            %1488 = "scf.if"(%1487) ({
              %1489 = "arith.extsi"(%1483) : (i32) -> i64
              %1490 = "llvm.getelementptr"(%25, %1489) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1491 = "llvm.load"(%1490) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1492 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1493 = "arith.addi"(%1491, %1492) : (i32, i32) -> i32
              %1494 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1495 = "arith.shrsi"(%1493, %1494) : (i32, i32) -> i32
              %1496 = "arith.maxsi"(%1495, %225) : (i32, i32) -> i32
              %1497 = "arith.muli"(%1496, %26) : (i32, i32) -> i32
              %1498 = "arith.addi"(%1472, %1497) : (i32, i32) -> i32
              "scf.yield"(%1498) : (i32) -> ()
            }, {
              "scf.yield"(%1472) : (i32) -> ()
            }) : (i1) -> i32
            %1499 = "arith.addi"(%1452, %1384) : (i32, i32) -> i32
            %1500 = "arith.addi"(%1449, %1384) : (i32, i32) -> i32
            %1501 = "arith.cmpi"(%1500, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1502 = "arith.cmpi"(%1499, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1503 = "arith.andi"(%1501, %1502) : (i1, i1) -> i1
            %1504 = "scf.if"(%1503) ({
              %1505 = "arith.extsi"(%1499) : (i32) -> i64
              %1506 = "llvm.getelementptr"(%25, %1505) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1507 = "llvm.load"(%1506) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1508 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1509 = "arith.addi"(%1507, %1508) : (i32, i32) -> i32
              %1510 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1511 = "arith.shrsi"(%1509, %1510) : (i32, i32) -> i32
              %1512 = "arith.maxsi"(%1511, %225) : (i32, i32) -> i32
              %1513 = "arith.muli"(%1512, %26) : (i32, i32) -> i32
              %1514 = "arith.addi"(%1488, %1513) : (i32, i32) -> i32
              "scf.yield"(%1514) : (i32) -> ()
            }, {
              "scf.yield"(%1488) : (i32) -> ()
            }) : (i1) -> i32
            %1515 = "arith.addi"(%1452, %219) : (i32, i32) -> i32
            %1516 = "arith.addi"(%1449, %219) : (i32, i32) -> i32
            %1517 = "arith.cmpi"(%1516, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1518 = "arith.cmpi"(%1515, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1519 = "arith.andi"(%1517, %1518) : (i1, i1) -> i1
            %1520 = "scf.if"(%1519) ({
              %1521 = "arith.extsi"(%1515) : (i32) -> i64
              %1522 = "llvm.getelementptr"(%25, %1521) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1523 = "llvm.load"(%1522) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1524 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1525 = "arith.addi"(%1523, %1524) : (i32, i32) -> i32
              %1526 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1527 = "arith.shrsi"(%1525, %1526) : (i32, i32) -> i32
              %1528 = "arith.maxsi"(%1527, %225) : (i32, i32) -> i32
              %1529 = "arith.muli"(%1528, %26) : (i32, i32) -> i32
              %1530 = "arith.addi"(%1504, %1529) : (i32, i32) -> i32
              "scf.yield"(%1530) : (i32) -> ()
            }, {
              "scf.yield"(%1504) : (i32) -> ()
            }) : (i1) -> i32
            %1531 = "arith.addi"(%1452, %1381) : (i32, i32) -> i32
            %1532 = "arith.addi"(%1449, %1381) : (i32, i32) -> i32
            %1533 = "arith.cmpi"(%1532, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1534 = "arith.cmpi"(%1531, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1535 = "arith.andi"(%1533, %1534) : (i1, i1) -> i1
            %1536 = "scf.if"(%1535) ({
              %1537 = "arith.extsi"(%1531) : (i32) -> i64
              %1538 = "llvm.getelementptr"(%25, %1537) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1539 = "llvm.load"(%1538) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1540 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1541 = "arith.addi"(%1539, %1540) : (i32, i32) -> i32
              %1542 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1543 = "arith.shrsi"(%1541, %1542) : (i32, i32) -> i32
              %1544 = "arith.maxsi"(%1543, %225) : (i32, i32) -> i32
              %1545 = "arith.muli"(%1544, %26) : (i32, i32) -> i32
              %1546 = "arith.addi"(%1520, %1545) : (i32, i32) -> i32
              "scf.yield"(%1546) : (i32) -> ()
            }, {
              "scf.yield"(%1520) : (i32) -> ()
            }) : (i1) -> i32
            %1547 = "arith.constant"() {value = 6 : i32} : () -> i32
            %1548 = "arith.addi"(%1452, %1547) : (i32, i32) -> i32
            %1549 = "arith.addi"(%1449, %1547) : (i32, i32) -> i32
            %1550 = "arith.cmpi"(%1549, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1551 = "arith.cmpi"(%1548, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1552 = "arith.andi"(%1550, %1551) : (i1, i1) -> i1
            %1553 = "scf.if"(%1552) ({
              %1554 = "arith.extsi"(%1548) : (i32) -> i64
              %1555 = "llvm.getelementptr"(%25, %1554) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1556 = "llvm.load"(%1555) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1557 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1558 = "arith.addi"(%1556, %1557) : (i32, i32) -> i32
              %1559 = "arith.constant"() {value = 7 : i32} : () -> i32
              %1560 = "arith.shrsi"(%1558, %1559) : (i32, i32) -> i32
              %1561 = "arith.maxsi"(%1560, %225) : (i32, i32) -> i32
              %1562 = "arith.muli"(%1561, %26) : (i32, i32) -> i32
              %1563 = "arith.addi"(%1536, %1562) : (i32, i32) -> i32
              "scf.yield"(%1563) : (i32) -> ()
            }, {
              "scf.yield"(%1536) : (i32) -> ()
            }) : (i1) -> i32
            %1564 = "arith.constant"() {value = 7 : i32} : () -> i32
            %1565 = "arith.addi"(%1452, %1564) : (i32, i32) -> i32
            %1566 = "arith.addi"(%1449, %1564) : (i32, i32) -> i32
            %1567 = "arith.cmpi"(%1566, %72) {predicate = 2 : i64} : (i32, i32) -> i1
            %1568 = "arith.cmpi"(%1565, %1) {predicate = 2 : i64} : (i32, i32) -> i1
            %1569 = "arith.andi"(%1567, %1568) : (i1, i1) -> i1
            %1570 = "scf.if"(%1569) ({
              %1571 = "arith.extsi"(%1565) : (i32) -> i64
              %1572 = "llvm.getelementptr"(%25, %1571) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
              %1573 = "llvm.load"(%1572) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
              %1574 = "arith.constant"() {value = 127 : i32} : () -> i32
              %1575 = "arith.addi"(%1573, %1574) : (i32, i32) -> i32
              %1576 = "arith.shrsi"(%1575, %1564) : (i32, i32) -> i32
              %1577 = "arith.maxsi"(%1576, %225) : (i32, i32) -> i32
              %1578 = "arith.muli"(%1577, %26) : (i32, i32) -> i32
              %1579 = "arith.addi"(%1553, %1578) : (i32, i32) -> i32
              "scf.yield"(%1579) : (i32) -> ()
            }, {
              "scf.yield"(%1553) : (i32) -> ()
            }) : (i1) -> i32
            "scf.yield"(%1570) : (i32) -> ()
          }) : (i32, i32, i32, i32) -> i32
          %1580 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %1581 = "nvvm.shfl.sync"(%213, %1448, %225, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 47 : i32} : (i32, i32, i32, i32) -> i32
          %1582 = "arith.cmpi"(%1580, %225) {predicate = 5 : i64} : (i32, i32) -> i1
          %1583 = "arith.select"(%1582, %1581, %55) : (i1, i32, i32) -> i32
          %1584 = "arith.addi"(%1448, %1583) : (i32, i32) -> i32
          %1585 = "nvvm.shfl.sync"(%213, %1584, %222, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 48 : i32} : (i32, i32, i32, i32) -> i32
          %1586 = "arith.cmpi"(%1580, %222) {predicate = 5 : i64} : (i32, i32) -> i1
          %1587 = "arith.select"(%1586, %1585, %55) : (i1, i32, i32) -> i32
          %1588 = "arith.addi"(%1584, %1587) : (i32, i32) -> i32
          %1589 = "nvvm.shfl.sync"(%213, %1588, %219, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 49 : i32} : (i32, i32, i32, i32) -> i32
          %1590 = "arith.cmpi"(%1580, %219) {predicate = 5 : i64} : (i32, i32) -> i1
          %1591 = "arith.select"(%1590, %1589, %55) : (i1, i32, i32) -> i32
          %1592 = "arith.addi"(%1588, %1591) : (i32, i32) -> i32
          %1593 = "nvvm.shfl.sync"(%213, %1592, %74, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 50 : i32} : (i32, i32, i32, i32) -> i32
          %1594 = "arith.cmpi"(%1580, %74) {predicate = 5 : i64} : (i32, i32) -> i1
          %1595 = "arith.select"(%1594, %1593, %55) : (i1, i32, i32) -> i32
          %1596 = "arith.addi"(%1592, %1595) : (i32, i32) -> i32
          %1597 = "nvvm.shfl.sync"(%213, %1596, %214, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 51 : i32} : (i32, i32, i32, i32) -> i32
          %1598 = "arith.cmpi"(%1580, %214) {predicate = 5 : i64} : (i32, i32) -> i1
          %1599 = "arith.select"(%1598, %1597, %55) : (i1, i32, i32) -> i32
          %1600 = "arith.addi"(%1596, %1599) : (i32, i32) -> i32
          %1601 = "arith.cmpi"(%1600, %1390) {predicate = 4 : i64} : (i32, i32) -> i1
          %1602 = "nvvm.vote.sync"(%213, %1601) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 52 : i32} : (i32, i1) -> i32
          %1603 = "arith.subi"(%55, %1602) : (i32, i32) -> i32
          %1604 = "arith.andi"(%1602, %1603) : (i32, i32) -> i32
          %1605 = "arith.subi"(%1604, %225) : (i32, i32) -> i32
          %1606 = "llvm.intr.ctpop"(%1605) : (i32) -> i32
          %1607 = "arith.muli"(%1606, %72) : (i32, i32) -> i32
          %1608 = "arith.subi"(%1600, %1448) : (i32, i32) -> i32
          %1609 = "nvvm.shfl.sync"(%213, %1608, %1606, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 53 : i32} : (i32, i32, i32, i32) -> i32
          %1610 = "arith.cmpi"(%72, %225) {predicate = 4 : i64} : (i32, i32) -> i1
          %1611, %1612 = "scf.if"(%1610) ({
            %1613 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
            %1614 = "arith.addi"(%1607, %72) : (i32, i32) -> i32
            %1615, %1616, %1617 = "scf.for"(%1607, %1614, %53, %1609, %55, %213) ({
            ^bb0(%1618: i32, %1619: i32, %1620: i32, %1621: i32):
              %1622 = "arith.addi"(%1618, %1613) : (i32, i32) -> i32
              %1623 = "arith.cmpi"(%1621, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %1624 = "arith.cmpi"(%1622, %1) {predicate = 2 : i64} : (i32, i32) -> i1
              %1625 = "arith.andi"(%1623, %1624) : (i1, i1) -> i1
              %1626 = "scf.if"(%1625) ({
                %1627 = "arith.extsi"(%1622) : (i32) -> i64
                %1628 = "llvm.getelementptr"(%25, %1627) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %1629 = "llvm.load"(%1628) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                %1630 = "arith.constant"() {value = 127 : i32} : () -> i32
                %1631 = "arith.addi"(%1629, %1630) : (i32, i32) -> i32
                %1632 = "arith.constant"() {value = 7 : i32} : () -> i32
                %1633 = "arith.shrsi"(%1631, %1632) : (i32, i32) -> i32
                %1634 = "arith.maxsi"(%1633, %225) : (i32, i32) -> i32
                %1635 = "arith.muli"(%1634, %26) : (i32, i32) -> i32
                "scf.yield"(%1635) : (i32) -> ()
              }, {
                "scf.yield"(%55) : (i32) -> ()
              }) : (i1) -> i32
              %1636 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
              %1637 = "nvvm.shfl.sync"(%213, %1626, %225, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 54 : i32} : (i32, i32, i32, i32) -> i32
              %1638 = "arith.cmpi"(%1636, %225) {predicate = 5 : i64} : (i32, i32) -> i1
              %1639 = "arith.select"(%1638, %1637, %55) : (i1, i32, i32) -> i32
              %1640 = "arith.addi"(%1626, %1639) : (i32, i32) -> i32
              %1641 = "nvvm.shfl.sync"(%213, %1640, %222, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 55 : i32} : (i32, i32, i32, i32) -> i32
              %1642 = "arith.cmpi"(%1636, %222) {predicate = 5 : i64} : (i32, i32) -> i1
              %1643 = "arith.select"(%1642, %1641, %55) : (i1, i32, i32) -> i32
              %1644 = "arith.addi"(%1640, %1643) : (i32, i32) -> i32
              %1645 = "nvvm.shfl.sync"(%213, %1644, %219, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 56 : i32} : (i32, i32, i32, i32) -> i32
              %1646 = "arith.cmpi"(%1636, %219) {predicate = 5 : i64} : (i32, i32) -> i1
              %1647 = "arith.select"(%1646, %1645, %55) : (i1, i32, i32) -> i32
              %1648 = "arith.addi"(%1644, %1647) : (i32, i32) -> i32
              %1649 = "nvvm.shfl.sync"(%213, %1648, %74, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 57 : i32} : (i32, i32, i32, i32) -> i32
              %1650 = "arith.cmpi"(%1636, %74) {predicate = 5 : i64} : (i32, i32) -> i1
              %1651 = "arith.select"(%1650, %1649, %55) : (i1, i32, i32) -> i32
              %1652 = "arith.addi"(%1648, %1651) : (i32, i32) -> i32
              %1653 = "nvvm.shfl.sync"(%213, %1652, %214, %55) {kind = #nvvm<shfl_kind up>, cutec.arm = 58 : i32} : (i32, i32, i32, i32) -> i32
              %1654 = "arith.cmpi"(%1636, %214) {predicate = 5 : i64} : (i32, i32) -> i1
              %1655 = "arith.select"(%1654, %1653, %55) : (i1, i32, i32) -> i32
              %1656 = "arith.addi"(%1652, %1655) : (i32, i32) -> i32
              %1657 = "arith.addi"(%1619, %1656) : (i32, i32) -> i32
              %1658 = "arith.cmpi"(%1657, %1390) {predicate = 4 : i64} : (i32, i32) -> i1
              %1659 = "arith.andi"(%1623, %1658) : (i1, i1) -> i1
              %1660 = "nvvm.vote.sync"(%213, %1659) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 59 : i32} : (i32, i1) -> i32
              %1661 = "arith.cmpi"(%1660, %55) {predicate = 1 : i64} : (i32, i32) -> i1
              %1662 = "arith.subi"(%55, %1660) : (i32, i32) -> i32
              %1663 = "arith.andi"(%1660, %1662) : (i32, i32) -> i32
              %1664 = "arith.subi"(%1663, %225) : (i32, i32) -> i32
              %1665 = "llvm.intr.ctpop"(%1664) : (i32) -> i32
              %1666, %1667 = "scf.if"(%1661) ({
                %1668 = "arith.addi"(%1618, %1665) : (i32, i32) -> i32
                %1669 = "arith.subi"(%1656, %1626) : (i32, i32) -> i32
                %1670 = "nvvm.shfl.sync"(%213, %1669, %1665, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 60 : i32} : (i32, i32, i32, i32) -> i32
                %1671 = "arith.addi"(%1619, %1670) : (i32, i32) -> i32
                "scf.yield"(%1668, %1671) : (i32, i32) -> ()
              }, {
                "scf.yield"(%1620, %1621) : (i32, i32) -> ()
              }) : (i1) -> (i32, i32)
              %1672 = "nvvm.shfl.sync"(%213, %1656, %70, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 61 : i32} : (i32, i32, i32, i32) -> i32
              %1673 = "arith.addi"(%1619, %1672) : (i32, i32) -> i32
              "scf.yield"(%1673, %1666, %1667) : (i32, i32, i32) -> ()
            }) : (i32, i32, i32, i32, i32, i32) -> (i32, i32, i32)
            "scf.yield"(%1616, %1617) : (i32, i32) -> ()
          }, {
            "scf.yield"(%1607, %1609) : (i32, i32) -> ()
          }) : (i1) -> (i32, i32)
          %1674 = "arith.extsi"(%1611) : (i32) -> i64
          %1675 = "llvm.getelementptr"(%25, %1674) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %1676 = "llvm.load"(%1675) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %1677 = "arith.constant"() {value = 127 : i32} : () -> i32
          %1678 = "arith.addi"(%1676, %1677) : (i32, i32) -> i32
          %1679 = "arith.constant"() {value = 7 : i32} : () -> i32
          %1680 = "arith.shrsi"(%1678, %1679) : (i32, i32) -> i32
          %1681 = "arith.maxsi"(%1680, %225) : (i32, i32) -> i32
          %1682 = "arith.subi"(%1390, %1612) : (i32, i32) -> i32
          %1683 = "arith.remsi"(%1682, %1681) : (i32, i32) -> i32
          %1684 = "arith.cmpi"(%1683, %55) {predicate = 2 : i64} : (i32, i32) -> i1
          %1685 = "arith.divsi"(%1682, %1681) : (i32, i32) -> i32
          %1686 = "arith.extsi"(%1684) : (i1) -> i32
          %1687 = "arith.addi"(%1685, %1686) : (i32, i32) -> i32
          %1688 = "arith.addi"(%1683, %1681) : (i32, i32) -> i32
          %1689 = "arith.select"(%1684, %1688, %1683) : (i1, i32, i32) -> i32
          %1690 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1691 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1692 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1693 = "llvm.mlir.undef"() : () -> vector<2xf16>
          %1694, %1695, %1696, %1697, %1698, %1699, %1700, %1701, %1702, %1703, %1704, %1705, %1706, %1707, %1708, %1709, %1710, %1711, %1712, %1713, %1714, %1715, %1716, %1717, %1718, %1719, %1720, %1721, %1722, %1723, %1724 = "scf.for"(%1390, %1394, %225, %1689, %1611, %1676, %1687, %1689, %55, %55, %55, %55, %1690, %1691, %1692, %1693, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1424, %1426) ({
          ^bb0(%1725: i32, %1726: i32, %1727: i32, %1728: i32, %1729: i32, %1730: i32, %1731: i32, %1732: i32, %1733: i32, %1734: i32, %1735: vector<2xf16>, %1736: vector<2xf16>, %1737: vector<2xf16>, %1738: vector<2xf16>, %1739: f32, %1740: f32, %1741: f32, %1742: f32, %1743: f32, %1744: f32, %1745: f32, %1746: f32, %1747: f32, %1748: f32, %1749: f32, %1750: f32, %1751: f32, %1752: f32, %1753: f32, %1754: f32, %1755: f32, %1756: f32):
            %1757 = "llvm.getelementptr"(%44, %1733) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1758_s0 = "llvm.ptrtoint"(%1757) : (!llvm.ptr<3>) -> i32
            "llvm.inline_asm"(%t1758_s0, %1734) {asm_string = "{\0A.reg .pred done;\0Aagain:\0Ambarrier.try_wait.parity.shared::cta.b64 done, [$0], $1;\0A@done bra leave;\0Abra again;\0Aleave:\0A}", constraints = "r,r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32, i32) -> ()
            %1759 = "arith.muli"(%1731, %1399) : (i32, i32) -> i32
            %1760 = "llvm.getelementptr"(%1398, %1759) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1761 = "arith.constant"() {value = 448 : i32} : () -> i32
            %1762 = "arith.andi"(%1413, %1761) : (i32, i32) -> i32
            %1763 = "arith.shrui"(%1762, %1384) : (i32, i32) -> i32
            %1764 = "arith.xori"(%1413, %1763) : (i32, i32) -> i32
            %1765 = "llvm.getelementptr"(%1760, %1764) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1770_d = "nvvm.ldmatrix"(%1765) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1766 = "llvm.extractvalue"(%t1770_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1767 = "llvm.extractvalue"(%t1770_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1768 = "llvm.extractvalue"(%t1770_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1769 = "llvm.extractvalue"(%t1770_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1771 = "arith.constant"() {value = 32768 : i32} : () -> i32
            %1772 = "arith.muli"(%1733, %1771) : (i32, i32) -> i32
            %1773 = "llvm.getelementptr"(%1404, %1772) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %1774 = "arith.andi"(%1422, %1761) : (i32, i32) -> i32
            %1775 = "arith.shrui"(%1774, %1384) : (i32, i32) -> i32
            %1776 = "arith.xori"(%1422, %1775) : (i32, i32) -> i32
            %1777 = "llvm.getelementptr"(%1773, %1776) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1782_d = "nvvm.ldmatrix"(%1777) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1778 = "llvm.extractvalue"(%t1782_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1779 = "llvm.extractvalue"(%t1782_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1780 = "llvm.extractvalue"(%t1782_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1781 = "llvm.extractvalue"(%t1782_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1783 = "llvm.getelementptr"(%1773) {rawConstantIndices = array<i32: 1024>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
            %1784 = "llvm.getelementptr"(%1783, %1776) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1789_d = "nvvm.ldmatrix"(%1784) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1785 = "llvm.extractvalue"(%t1789_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1786 = "llvm.extractvalue"(%t1789_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1787 = "llvm.extractvalue"(%t1789_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1788 = "llvm.extractvalue"(%t1789_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1790 = "llvm.bitcast"(%1766) : (i32) -> vector<2xf16>
            %1791 = "llvm.bitcast"(%1767) : (i32) -> vector<2xf16>
            %1792 = "llvm.bitcast"(%1768) : (i32) -> vector<2xf16>
            %1793 = "llvm.bitcast"(%1769) : (i32) -> vector<2xf16>
            %1794 = "llvm.bitcast"(%1778) : (i32) -> vector<2xf16>
            %1795 = "llvm.bitcast"(%1779) : (i32) -> vector<2xf16>
            %t1800_d = "llvm.call_intrinsic"(%1790, %1791, %1792, %1793, %1794, %1795, %1431, %1432, %1433, %1434) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1796 = "llvm.extractvalue"(%t1800_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1797 = "llvm.extractvalue"(%t1800_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1798 = "llvm.extractvalue"(%t1800_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1799 = "llvm.extractvalue"(%t1800_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1801 = "llvm.bitcast"(%1780) : (i32) -> vector<2xf16>
            %1802 = "llvm.bitcast"(%1781) : (i32) -> vector<2xf16>
            %t1807_d = "llvm.call_intrinsic"(%1790, %1791, %1792, %1793, %1801, %1802, %1435, %1436, %1437, %1438) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1803 = "llvm.extractvalue"(%t1807_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1804 = "llvm.extractvalue"(%t1807_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1805 = "llvm.extractvalue"(%t1807_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1806 = "llvm.extractvalue"(%t1807_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1808 = "llvm.bitcast"(%1785) : (i32) -> vector<2xf16>
            %1809 = "llvm.bitcast"(%1786) : (i32) -> vector<2xf16>
            %t1814_d = "llvm.call_intrinsic"(%1790, %1791, %1792, %1793, %1808, %1809, %1439, %1440, %1441, %1442) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1810 = "llvm.extractvalue"(%t1814_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1811 = "llvm.extractvalue"(%t1814_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1812 = "llvm.extractvalue"(%t1814_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1813 = "llvm.extractvalue"(%t1814_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1815 = "llvm.bitcast"(%1787) : (i32) -> vector<2xf16>
            %1816 = "llvm.bitcast"(%1788) : (i32) -> vector<2xf16>
            %t1821_d = "llvm.call_intrinsic"(%1790, %1791, %1792, %1793, %1815, %1816, %1443, %1444, %1445, %1446) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1817 = "llvm.extractvalue"(%t1821_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1818 = "llvm.extractvalue"(%t1821_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1819 = "llvm.extractvalue"(%t1821_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1820 = "llvm.extractvalue"(%t1821_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1822 = "arith.addi"(%1413, %214) : (i32, i32) -> i32
            %1823 = "arith.andi"(%1822, %1761) : (i32, i32) -> i32
            %1824 = "arith.shrui"(%1823, %1384) : (i32, i32) -> i32
            %1825 = "arith.xori"(%1822, %1824) : (i32, i32) -> i32
            %1826 = "llvm.getelementptr"(%1760, %1825) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1831_d = "nvvm.ldmatrix"(%1826) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1827 = "llvm.extractvalue"(%t1831_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1828 = "llvm.extractvalue"(%t1831_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1829 = "llvm.extractvalue"(%t1831_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1830 = "llvm.extractvalue"(%t1831_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1832 = "arith.addi"(%1422, %214) : (i32, i32) -> i32
            %1833 = "arith.andi"(%1832, %1761) : (i32, i32) -> i32
            %1834 = "arith.shrui"(%1833, %1384) : (i32, i32) -> i32
            %1835 = "arith.xori"(%1832, %1834) : (i32, i32) -> i32
            %1836 = "llvm.getelementptr"(%1773, %1835) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1841_d = "nvvm.ldmatrix"(%1836) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1837 = "llvm.extractvalue"(%t1841_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1838 = "llvm.extractvalue"(%t1841_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1839 = "llvm.extractvalue"(%t1841_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1840 = "llvm.extractvalue"(%t1841_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1842 = "llvm.getelementptr"(%1783, %1835) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1847_d = "nvvm.ldmatrix"(%1842) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1843 = "llvm.extractvalue"(%t1847_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1844 = "llvm.extractvalue"(%t1847_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1845 = "llvm.extractvalue"(%t1847_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1846 = "llvm.extractvalue"(%t1847_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1848 = "llvm.bitcast"(%1827) : (i32) -> vector<2xf16>
            %1849 = "llvm.bitcast"(%1828) : (i32) -> vector<2xf16>
            %1850 = "llvm.bitcast"(%1829) : (i32) -> vector<2xf16>
            %1851 = "llvm.bitcast"(%1830) : (i32) -> vector<2xf16>
            %1852 = "llvm.bitcast"(%1837) : (i32) -> vector<2xf16>
            %1853 = "llvm.bitcast"(%1838) : (i32) -> vector<2xf16>
            %t1858_d = "llvm.call_intrinsic"(%1848, %1849, %1850, %1851, %1852, %1853, %1796, %1797, %1798, %1799) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1854 = "llvm.extractvalue"(%t1858_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1855 = "llvm.extractvalue"(%t1858_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1856 = "llvm.extractvalue"(%t1858_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1857 = "llvm.extractvalue"(%t1858_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1859 = "llvm.bitcast"(%1839) : (i32) -> vector<2xf16>
            %1860 = "llvm.bitcast"(%1840) : (i32) -> vector<2xf16>
            %t1865_d = "llvm.call_intrinsic"(%1848, %1849, %1850, %1851, %1859, %1860, %1803, %1804, %1805, %1806) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1861 = "llvm.extractvalue"(%t1865_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1862 = "llvm.extractvalue"(%t1865_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1863 = "llvm.extractvalue"(%t1865_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1864 = "llvm.extractvalue"(%t1865_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1866 = "llvm.bitcast"(%1843) : (i32) -> vector<2xf16>
            %1867 = "llvm.bitcast"(%1844) : (i32) -> vector<2xf16>
            %t1872_d = "llvm.call_intrinsic"(%1848, %1849, %1850, %1851, %1866, %1867, %1810, %1811, %1812, %1813) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1868 = "llvm.extractvalue"(%t1872_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1869 = "llvm.extractvalue"(%t1872_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1870 = "llvm.extractvalue"(%t1872_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1871 = "llvm.extractvalue"(%t1872_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1873 = "llvm.bitcast"(%1845) : (i32) -> vector<2xf16>
            %1874 = "llvm.bitcast"(%1846) : (i32) -> vector<2xf16>
            %t1879_d = "llvm.call_intrinsic"(%1848, %1849, %1850, %1851, %1873, %1874, %1817, %1818, %1819, %1820) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1875 = "llvm.extractvalue"(%t1879_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1876 = "llvm.extractvalue"(%t1879_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1877 = "llvm.extractvalue"(%t1879_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1878 = "llvm.extractvalue"(%t1879_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1880 = "arith.addi"(%1413, %53) : (i32, i32) -> i32
            %1881 = "arith.andi"(%1880, %1761) : (i32, i32) -> i32
            %1882 = "arith.shrui"(%1881, %1384) : (i32, i32) -> i32
            %1883 = "arith.xori"(%1880, %1882) : (i32, i32) -> i32
            %1884 = "llvm.getelementptr"(%1760, %1883) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1889_d = "nvvm.ldmatrix"(%1884) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1885 = "llvm.extractvalue"(%t1889_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1886 = "llvm.extractvalue"(%t1889_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1887 = "llvm.extractvalue"(%t1889_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1888 = "llvm.extractvalue"(%t1889_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1890 = "arith.addi"(%1422, %53) : (i32, i32) -> i32
            %1891 = "arith.andi"(%1890, %1761) : (i32, i32) -> i32
            %1892 = "arith.shrui"(%1891, %1384) : (i32, i32) -> i32
            %1893 = "arith.xori"(%1890, %1892) : (i32, i32) -> i32
            %1894 = "llvm.getelementptr"(%1773, %1893) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1899_d = "nvvm.ldmatrix"(%1894) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1895 = "llvm.extractvalue"(%t1899_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1896 = "llvm.extractvalue"(%t1899_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1897 = "llvm.extractvalue"(%t1899_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1898 = "llvm.extractvalue"(%t1899_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1900 = "llvm.getelementptr"(%1783, %1893) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1905_d = "nvvm.ldmatrix"(%1900) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1901 = "llvm.extractvalue"(%t1905_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1902 = "llvm.extractvalue"(%t1905_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1903 = "llvm.extractvalue"(%t1905_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1904 = "llvm.extractvalue"(%t1905_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1906 = "llvm.bitcast"(%1885) : (i32) -> vector<2xf16>
            %1907 = "llvm.bitcast"(%1886) : (i32) -> vector<2xf16>
            %1908 = "llvm.bitcast"(%1887) : (i32) -> vector<2xf16>
            %1909 = "llvm.bitcast"(%1888) : (i32) -> vector<2xf16>
            %1910 = "llvm.bitcast"(%1895) : (i32) -> vector<2xf16>
            %1911 = "llvm.bitcast"(%1896) : (i32) -> vector<2xf16>
            %t1916_d = "llvm.call_intrinsic"(%1906, %1907, %1908, %1909, %1910, %1911, %1854, %1855, %1856, %1857) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1912 = "llvm.extractvalue"(%t1916_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1913 = "llvm.extractvalue"(%t1916_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1914 = "llvm.extractvalue"(%t1916_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1915 = "llvm.extractvalue"(%t1916_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1917 = "llvm.bitcast"(%1897) : (i32) -> vector<2xf16>
            %1918 = "llvm.bitcast"(%1898) : (i32) -> vector<2xf16>
            %t1923_d = "llvm.call_intrinsic"(%1906, %1907, %1908, %1909, %1917, %1918, %1861, %1862, %1863, %1864) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1919 = "llvm.extractvalue"(%t1923_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1920 = "llvm.extractvalue"(%t1923_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1921 = "llvm.extractvalue"(%t1923_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1922 = "llvm.extractvalue"(%t1923_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1924 = "llvm.bitcast"(%1901) : (i32) -> vector<2xf16>
            %1925 = "llvm.bitcast"(%1902) : (i32) -> vector<2xf16>
            %t1930_d = "llvm.call_intrinsic"(%1906, %1907, %1908, %1909, %1924, %1925, %1868, %1869, %1870, %1871) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1926 = "llvm.extractvalue"(%t1930_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1927 = "llvm.extractvalue"(%t1930_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1928 = "llvm.extractvalue"(%t1930_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1929 = "llvm.extractvalue"(%t1930_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1931 = "llvm.bitcast"(%1903) : (i32) -> vector<2xf16>
            %1932 = "llvm.bitcast"(%1904) : (i32) -> vector<2xf16>
            %t1937_d = "llvm.call_intrinsic"(%1906, %1907, %1908, %1909, %1931, %1932, %1875, %1876, %1877, %1878) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1933 = "llvm.extractvalue"(%t1937_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1934 = "llvm.extractvalue"(%t1937_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1935 = "llvm.extractvalue"(%t1937_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1936 = "llvm.extractvalue"(%t1937_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1938 = "arith.constant"() {value = 48 : i32} : () -> i32
            %1939 = "arith.addi"(%1413, %1938) : (i32, i32) -> i32
            %1940 = "arith.andi"(%1939, %1761) : (i32, i32) -> i32
            %1941 = "arith.shrui"(%1940, %1384) : (i32, i32) -> i32
            %1942 = "arith.xori"(%1939, %1941) : (i32, i32) -> i32
            %1943 = "llvm.getelementptr"(%1760, %1942) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1948_d = "nvvm.ldmatrix"(%1943) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1944 = "llvm.extractvalue"(%t1948_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1945 = "llvm.extractvalue"(%t1948_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1946 = "llvm.extractvalue"(%t1948_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1947 = "llvm.extractvalue"(%t1948_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1949 = "arith.addi"(%1422, %1938) : (i32, i32) -> i32
            %1950 = "arith.andi"(%1949, %1761) : (i32, i32) -> i32
            %1951 = "arith.shrui"(%1950, %1384) : (i32, i32) -> i32
            %1952 = "arith.xori"(%1949, %1951) : (i32, i32) -> i32
            %1953 = "llvm.getelementptr"(%1773, %1952) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1958_d = "nvvm.ldmatrix"(%1953) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1954 = "llvm.extractvalue"(%t1958_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1955 = "llvm.extractvalue"(%t1958_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1956 = "llvm.extractvalue"(%t1958_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1957 = "llvm.extractvalue"(%t1958_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1959 = "llvm.getelementptr"(%1783, %1952) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t1964_d = "nvvm.ldmatrix"(%1959) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %1960 = "llvm.extractvalue"(%t1964_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1961 = "llvm.extractvalue"(%t1964_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1962 = "llvm.extractvalue"(%t1964_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1963 = "llvm.extractvalue"(%t1964_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %1965 = "llvm.bitcast"(%1944) : (i32) -> vector<2xf16>
            %1966 = "llvm.bitcast"(%1945) : (i32) -> vector<2xf16>
            %1967 = "llvm.bitcast"(%1946) : (i32) -> vector<2xf16>
            %1968 = "llvm.bitcast"(%1947) : (i32) -> vector<2xf16>
            %1969 = "llvm.bitcast"(%1954) : (i32) -> vector<2xf16>
            %1970 = "llvm.bitcast"(%1955) : (i32) -> vector<2xf16>
            %t1975_d = "llvm.call_intrinsic"(%1965, %1966, %1967, %1968, %1969, %1970, %1912, %1913, %1914, %1915) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1971 = "llvm.extractvalue"(%t1975_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1972 = "llvm.extractvalue"(%t1975_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1973 = "llvm.extractvalue"(%t1975_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1974 = "llvm.extractvalue"(%t1975_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1976 = "llvm.bitcast"(%1956) : (i32) -> vector<2xf16>
            %1977 = "llvm.bitcast"(%1957) : (i32) -> vector<2xf16>
            %t1982_d = "llvm.call_intrinsic"(%1965, %1966, %1967, %1968, %1976, %1977, %1919, %1920, %1921, %1922) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1978 = "llvm.extractvalue"(%t1982_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1979 = "llvm.extractvalue"(%t1982_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1980 = "llvm.extractvalue"(%t1982_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1981 = "llvm.extractvalue"(%t1982_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1983 = "llvm.bitcast"(%1960) : (i32) -> vector<2xf16>
            %1984 = "llvm.bitcast"(%1961) : (i32) -> vector<2xf16>
            %t1989_d = "llvm.call_intrinsic"(%1965, %1966, %1967, %1968, %1983, %1984, %1926, %1927, %1928, %1929) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1985 = "llvm.extractvalue"(%t1989_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1986 = "llvm.extractvalue"(%t1989_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1987 = "llvm.extractvalue"(%t1989_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1988 = "llvm.extractvalue"(%t1989_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1990 = "llvm.bitcast"(%1962) : (i32) -> vector<2xf16>
            %1991 = "llvm.bitcast"(%1963) : (i32) -> vector<2xf16>
            %t1996_d = "llvm.call_intrinsic"(%1965, %1966, %1967, %1968, %1990, %1991, %1933, %1934, %1935, %1936) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %1992 = "llvm.extractvalue"(%t1996_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1993 = "llvm.extractvalue"(%t1996_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1994 = "llvm.extractvalue"(%t1996_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1995 = "llvm.extractvalue"(%t1996_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %1997 = "arith.muli"(%1730, %1408) : (i32, i32) -> i32
            %1998 = "arith.muli"(%1385, %53) : (i32, i32) -> i32
            %1999 = "arith.addi"(%1997, %1998) : (i32, i32) -> i32
            %2000 = "arith.remui"(%1380, %219) : (i32, i32) -> i32
            %2001 = "arith.muli"(%2000, %222) : (i32, i32) -> i32
            %2002 = "arith.addi"(%1999, %2001) : (i32, i32) -> i32
            %2003 = "arith.addi"(%1730, %225) : (i32, i32) -> i32
            %2004 = "arith.muli"(%2003, %1408) : (i32, i32) -> i32
            %2005 = "arith.cmpi"(%2004, %1728) {predicate = 4 : i64} : (i32, i32) -> i1
            %2006, %2007, %2008, %2009, %2010, %2011, %2012, %2013, %2014, %2015, %2016, %2017, %2018, %2019, %2020, %2021 = "scf.if"(%2005) ({
              %2022 = "arith.cmpi"(%2002, %1728) {predicate = 5 : i64} : (i32, i32) -> i1
              %2023 = "scf.if"(%2022) ({
                %2024 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2024) : (f32) -> ()
              }, {
                "scf.yield"(%1971) : (f32) -> ()
              }) : (i1) -> f32
              %2025 = "arith.addi"(%2002, %225) : (i32, i32) -> i32
              %2026 = "arith.cmpi"(%2025, %1728) {predicate = 5 : i64} : (i32, i32) -> i1
              %2027 = "scf.if"(%2026) ({
                %2028 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2028) : (f32) -> ()
              }, {
                "scf.yield"(%1972) : (f32) -> ()
              }) : (i1) -> f32
              %2029 = "scf.if"(%2022) ({
                %2030 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2030) : (f32) -> ()
              }, {
                "scf.yield"(%1973) : (f32) -> ()
              }) : (i1) -> f32
              %2031 = "scf.if"(%2026) ({
                %2032 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2032) : (f32) -> ()
              }, {
                "scf.yield"(%1974) : (f32) -> ()
              }) : (i1) -> f32
              %2033 = "arith.addi"(%2002, %74) : (i32, i32) -> i32
              %2034 = "arith.cmpi"(%2033, %1728) {predicate = 5 : i64} : (i32, i32) -> i1
              %2035 = "scf.if"(%2034) ({
                %2036 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2036) : (f32) -> ()
              }, {
                "scf.yield"(%1978) : (f32) -> ()
              }) : (i1) -> f32
              %2037 = "arith.addi"(%2033, %225) : (i32, i32) -> i32
              %2038 = "arith.cmpi"(%2037, %1728) {predicate = 5 : i64} : (i32, i32) -> i1
              %2039 = "scf.if"(%2038) ({
                %2040 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2040) : (f32) -> ()
              }, {
                "scf.yield"(%1979) : (f32) -> ()
              }) : (i1) -> f32
              %2041 = "scf.if"(%2034) ({
                %2042 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2042) : (f32) -> ()
              }, {
                "scf.yield"(%1980) : (f32) -> ()
              }) : (i1) -> f32
              %2043 = "scf.if"(%2038) ({
                %2044 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2044) : (f32) -> ()
              }, {
                "scf.yield"(%1981) : (f32) -> ()
              }) : (i1) -> f32
              %2045 = "arith.addi"(%2002, %214) : (i32, i32) -> i32
              %2046 = "arith.cmpi"(%2045, %1728) {predicate = 5 : i64} : (i32, i32) -> i1
              %2047 = "scf.if"(%2046) ({
                %2048 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2048) : (f32) -> ()
              }, {
                "scf.yield"(%1985) : (f32) -> ()
              }) : (i1) -> f32
              %2049 = "arith.addi"(%2045, %225) : (i32, i32) -> i32
              %2050 = "arith.cmpi"(%2049, %1728) {predicate = 5 : i64} : (i32, i32) -> i1
              %2051 = "scf.if"(%2050) ({
                %2052 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2052) : (f32) -> ()
              }, {
                "scf.yield"(%1986) : (f32) -> ()
              }) : (i1) -> f32
              %2053 = "scf.if"(%2046) ({
                %2054 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2054) : (f32) -> ()
              }, {
                "scf.yield"(%1987) : (f32) -> ()
              }) : (i1) -> f32
              %2055 = "scf.if"(%2050) ({
                %2056 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2056) : (f32) -> ()
              }, {
                "scf.yield"(%1988) : (f32) -> ()
              }) : (i1) -> f32
              %2057 = "arith.constant"() {value = 24 : i32} : () -> i32
              %2058 = "arith.addi"(%2002, %2057) : (i32, i32) -> i32
              %2059 = "arith.cmpi"(%2058, %1728) {predicate = 5 : i64} : (i32, i32) -> i1
              %2060 = "scf.if"(%2059) ({
                %2061 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2061) : (f32) -> ()
              }, {
                "scf.yield"(%1992) : (f32) -> ()
              }) : (i1) -> f32
              %2062 = "arith.addi"(%2058, %225) : (i32, i32) -> i32
              %2063 = "arith.cmpi"(%2062, %1728) {predicate = 5 : i64} : (i32, i32) -> i1
              %2064 = "scf.if"(%2063) ({
                %2065 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2065) : (f32) -> ()
              }, {
                "scf.yield"(%1993) : (f32) -> ()
              }) : (i1) -> f32
              %2066 = "scf.if"(%2059) ({
                %2067 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2067) : (f32) -> ()
              }, {
                "scf.yield"(%1994) : (f32) -> ()
              }) : (i1) -> f32
              %2068 = "scf.if"(%2063) ({
                %2069 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
                "scf.yield"(%2069) : (f32) -> ()
              }, {
                "scf.yield"(%1995) : (f32) -> ()
              }) : (i1) -> f32
              "scf.yield"(%2023, %2027, %2029, %2031, %2035, %2039, %2041, %2043, %2047, %2051, %2053, %2055, %2060, %2064, %2066, %2068) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%1971, %1972, %1973, %1974, %1978, %1979, %1980, %1981, %1985, %1986, %1987, %1988, %1992, %1993, %1994, %1995) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %2070 = "vector.from_elements"(%2006, %2007, %2010, %2011, %2014, %2015, %2018, %2019) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2071 = "vector.extract"(%2070) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %2072 = "vector.extract"(%2070) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %2073 = "arith.maxnumf"(%2071, %2072) : (f32, f32) -> f32
            %2074 = "vector.extract"(%2070) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %2075 = "vector.extract"(%2070) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %2076 = "arith.maxnumf"(%2074, %2075) : (f32, f32) -> f32
            %2077 = "arith.maxnumf"(%2073, %2076) : (f32, f32) -> f32
            %2078 = "vector.extract"(%2070) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %2079 = "vector.extract"(%2070) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %2080 = "arith.maxnumf"(%2078, %2079) : (f32, f32) -> f32
            %2081 = "vector.extract"(%2070) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %2082 = "vector.extract"(%2070) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %2083 = "arith.maxnumf"(%2081, %2082) : (f32, f32) -> f32
            %2084 = "arith.maxnumf"(%2080, %2083) : (f32, f32) -> f32
            %2085 = "arith.maxnumf"(%2077, %2084) : (f32, f32) -> f32
            %2086 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
            %2087 = "arith.maxnumf"(%2085, %2086) : (f32, f32) -> f32
            %2088 = "nvvm.shfl.sync"(%213, %2087, %225, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 90 : i32} : (i32, f32, i32, i32) -> f32
            %2089 = "arith.maxnumf"(%2087, %2088) : (f32, f32) -> f32
            %2090 = "nvvm.shfl.sync"(%213, %2089, %222, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 91 : i32} : (i32, f32, i32, i32) -> f32
            %2091 = "arith.maxnumf"(%2089, %2090) : (f32, f32) -> f32
            %2092 = "arith.mulf"(%2091, %1428) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2093 = "arith.maxnumf"(%1755, %2092) : (f32, f32) -> f32
            %2094 = "arith.cmpf"(%2093, %2086) {predicate = 2 : i64} : (f32, f32) -> i1
            %2095 = "arith.constant"() {value = 0.0 : f32} : () -> f32
            %2096 = "arith.select"(%2094, %2093, %2095) : (i1, f32, f32) -> f32
            %2097 = "arith.subf"(%1755, %2096) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2098 = "llvm.call_intrinsic"(%2097) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2099 = "vector.from_elements"(%2006, %2007, %2010, %2011, %2014, %2015, %2018, %2019) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2100 = "vector.broadcast"(%1428) : (f32) -> vector<8xf32>
            %2101 = "arith.mulf"(%2099, %2100) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %2102 = "arith.cmpf"(%2093, %2086) {predicate = 2 : i64} : (f32, f32) -> i1
            %2103 = "arith.select"(%2102, %2093, %2095) : (i1, f32, f32) -> f32
            %2104 = "vector.broadcast"(%2103) : (f32) -> vector<8xf32>
            %2105 = "arith.subf"(%2101, %2104) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
            %2106 = "vector.extract"(%2105) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %2107 = "vector.extract"(%2105) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %2108 = "vector.extract"(%2105) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %2109 = "vector.extract"(%2105) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %2110 = "vector.extract"(%2105) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %2111 = "vector.extract"(%2105) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %2112 = "vector.extract"(%2105) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %2113 = "vector.extract"(%2105) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %2114 = "llvm.call_intrinsic"(%2106) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2115 = "llvm.call_intrinsic"(%2107) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2116 = "llvm.call_intrinsic"(%2108) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2117 = "llvm.call_intrinsic"(%2109) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2118 = "llvm.call_intrinsic"(%2110) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2119 = "llvm.call_intrinsic"(%2111) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2120 = "llvm.call_intrinsic"(%2112) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2121 = "llvm.call_intrinsic"(%2113) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %2122 = "vector.from_elements"(%2114, %2115, %2116, %2117, %2118, %2119, %2120, %2121) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
            %2123 = "arith.mulf"(%1756, %2098) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2124 = "vector.extract"(%2122) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
            %2125 = "vector.extract"(%2122) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
            %2126 = "arith.addf"(%2124, %2125) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2127 = "vector.extract"(%2122) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
            %2128 = "vector.extract"(%2122) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
            %2129 = "arith.addf"(%2127, %2128) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2130 = "arith.addf"(%2126, %2129) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2131 = "vector.extract"(%2122) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
            %2132 = "vector.extract"(%2122) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
            %2133 = "arith.addf"(%2131, %2132) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2134 = "vector.extract"(%2122) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
            %2135 = "vector.extract"(%2122) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
            %2136 = "arith.addf"(%2134, %2135) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2137 = "arith.addf"(%2133, %2136) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2138 = "arith.addf"(%2130, %2137) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2139 = "arith.addf"(%2138, %2095) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2140 = "arith.addf"(%2123, %2139) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %2141 = "arith.constant"() {value = 1.0 : f32} : () -> f32
            %2142 = "arith.cmpf"(%2098, %2141) {predicate = 13 : i64} : (f32, f32) -> i1
            %2143 = "arith.constant"() {value = false} : () -> i1
            %2144 = "arith.ori"(%2143, %2142) : (i1, i1) -> i1
            %2145 = "nvvm.vote.sync"(%213, %2144) {kind = #nvvm<vote_sync_kind any>, cutec.arm = 92 : i32} : (i32, i1) -> i1
            %2146, %2147, %2148, %2149, %2150, %2151, %2152, %2153, %2154, %2155, %2156, %2157, %2158, %2159, %2160, %2161 = "scf.if"(%2145) ({
              %2162 = "vector.from_elements"(%1739, %1741, %1743, %1745, %1747, %1749, %1751, %1753) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2163 = "arith.muli"(%2000, %74) : (i32, i32) -> i32
              %2164 = "nvvm.shfl.sync"(%213, %2098, %2163, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 93 : i32} : (i32, f32, i32, i32) -> f32
              %2165 = "vector.broadcast"(%2164) : (f32) -> vector<8xf32>
              %2166 = "arith.mulf"(%2162, %2165) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2167 = "vector.extract"(%2166) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2168 = "vector.extract"(%2166) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2169 = "vector.extract"(%2166) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2170 = "vector.extract"(%2166) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2171 = "vector.extract"(%2166) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2172 = "vector.extract"(%2166) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2173 = "vector.extract"(%2166) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2174 = "vector.extract"(%2166) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              %2175 = "vector.from_elements"(%1740, %1742, %1744, %1746, %1748, %1750, %1752, %1754) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
              %2176 = "arith.addi"(%2163, %219) : (i32, i32) -> i32
              %2177 = "nvvm.shfl.sync"(%213, %2098, %2176, %70) {kind = #nvvm<shfl_kind idx>, cutec.arm = 94 : i32} : (i32, f32, i32, i32) -> f32
              %2178 = "vector.broadcast"(%2177) : (f32) -> vector<8xf32>
              %2179 = "arith.mulf"(%2175, %2178) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
              %2180 = "vector.extract"(%2179) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
              %2181 = "vector.extract"(%2179) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
              %2182 = "vector.extract"(%2179) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
              %2183 = "vector.extract"(%2179) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
              %2184 = "vector.extract"(%2179) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
              %2185 = "vector.extract"(%2179) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
              %2186 = "vector.extract"(%2179) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
              %2187 = "vector.extract"(%2179) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
              "scf.yield"(%2167, %2180, %2168, %2181, %2169, %2182, %2170, %2183, %2171, %2184, %2172, %2185, %2173, %2186, %2174, %2187) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%1739, %1740, %1741, %1742, %1743, %1744, %1745, %1746, %1747, %1748, %1749, %1750, %1751, %1752, %1753, %1754) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            %2188 = "vector.from_elements"(%2124, %2125, %2008, %2009, %2127, %2128, %2012, %2013, %2131, %2132, %2016, %2017, %2134, %2135, %2020, %2021) : (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> vector<16xf32>
            %2189 = "arith.truncf"(%2188) : (vector<16xf32>) -> vector<16xf16>
            %2190 = "vector.extract"(%2189) {static_position = array<i64: 0>} : (vector<16xf16>) -> f16
            %2191 = "vector.extract"(%2189) {static_position = array<i64: 1>} : (vector<16xf16>) -> f16
            %2192 = "vector.extract"(%2189) {static_position = array<i64: 4>} : (vector<16xf16>) -> f16
            %2193 = "vector.extract"(%2189) {static_position = array<i64: 5>} : (vector<16xf16>) -> f16
            %2194 = "vector.extract"(%2189) {static_position = array<i64: 8>} : (vector<16xf16>) -> f16
            %2195 = "vector.extract"(%2189) {static_position = array<i64: 9>} : (vector<16xf16>) -> f16
            %2196 = "vector.extract"(%2189) {static_position = array<i64: 12>} : (vector<16xf16>) -> f16
            %2197 = "vector.extract"(%2189) {static_position = array<i64: 13>} : (vector<16xf16>) -> f16
            %2198 = "llvm.getelementptr"(%1406, %1772) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2199 = "llvm.getelementptr"(%2198, %1764) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2204_d = "nvvm.ldmatrix"(%2199) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2200 = "llvm.extractvalue"(%t2204_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2201 = "llvm.extractvalue"(%t2204_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2202 = "llvm.extractvalue"(%t2204_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2203 = "llvm.extractvalue"(%t2204_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2205 = "llvm.getelementptr"(%2198, %1825) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2210_d = "nvvm.ldmatrix"(%2205) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2206 = "llvm.extractvalue"(%t2210_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2207 = "llvm.extractvalue"(%t2210_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2208 = "llvm.extractvalue"(%t2210_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2209 = "llvm.extractvalue"(%t2210_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2211 = "llvm.getelementptr"(%2198, %1883) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2216_d = "nvvm.ldmatrix"(%2211) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2212 = "llvm.extractvalue"(%t2216_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2213 = "llvm.extractvalue"(%t2216_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2214 = "llvm.extractvalue"(%t2216_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2215 = "llvm.extractvalue"(%t2216_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2217 = "llvm.getelementptr"(%2198, %1942) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2222_d = "nvvm.ldmatrix"(%2217) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2218 = "llvm.extractvalue"(%t2222_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2219 = "llvm.extractvalue"(%t2222_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2220 = "llvm.extractvalue"(%t2222_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2221 = "llvm.extractvalue"(%t2222_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2223 = "llvm.bitcast"(%2200) : (i32) -> vector<2xf16>
            %2224 = "llvm.bitcast"(%2202) : (i32) -> vector<2xf16>
            %2225 = "llvm.bitcast"(%2201) : (i32) -> vector<2xf16>
            %2226 = "llvm.bitcast"(%2203) : (i32) -> vector<2xf16>
            %2227 = "vector.from_elements"(%2190, %2191) : (f16, f16) -> vector<2xf16>
            %2228 = "vector.from_elements"(%2192, %2193) : (f16, f16) -> vector<2xf16>
            %t2233_d = "llvm.call_intrinsic"(%2223, %2224, %2225, %2226, %2227, %2228, %2146, %2147, %2148, %2149) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2229 = "llvm.extractvalue"(%t2233_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2230 = "llvm.extractvalue"(%t2233_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2231 = "llvm.extractvalue"(%t2233_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2232 = "llvm.extractvalue"(%t2233_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2234 = "llvm.bitcast"(%2206) : (i32) -> vector<2xf16>
            %2235 = "llvm.bitcast"(%2208) : (i32) -> vector<2xf16>
            %2236 = "llvm.bitcast"(%2207) : (i32) -> vector<2xf16>
            %2237 = "llvm.bitcast"(%2209) : (i32) -> vector<2xf16>
            %t2242_d = "llvm.call_intrinsic"(%2234, %2235, %2236, %2237, %2227, %2228, %2150, %2151, %2152, %2153) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2238 = "llvm.extractvalue"(%t2242_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2239 = "llvm.extractvalue"(%t2242_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2240 = "llvm.extractvalue"(%t2242_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2241 = "llvm.extractvalue"(%t2242_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2243 = "llvm.bitcast"(%2212) : (i32) -> vector<2xf16>
            %2244 = "llvm.bitcast"(%2214) : (i32) -> vector<2xf16>
            %2245 = "llvm.bitcast"(%2213) : (i32) -> vector<2xf16>
            %2246 = "llvm.bitcast"(%2215) : (i32) -> vector<2xf16>
            %t2251_d = "llvm.call_intrinsic"(%2243, %2244, %2245, %2246, %2227, %2228, %2154, %2155, %2156, %2157) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2247 = "llvm.extractvalue"(%t2251_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2248 = "llvm.extractvalue"(%t2251_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2249 = "llvm.extractvalue"(%t2251_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2250 = "llvm.extractvalue"(%t2251_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2252 = "llvm.bitcast"(%2218) : (i32) -> vector<2xf16>
            %2253 = "llvm.bitcast"(%2220) : (i32) -> vector<2xf16>
            %2254 = "llvm.bitcast"(%2219) : (i32) -> vector<2xf16>
            %2255 = "llvm.bitcast"(%2221) : (i32) -> vector<2xf16>
            %t2260_d = "llvm.call_intrinsic"(%2252, %2253, %2254, %2255, %2227, %2228, %2158, %2159, %2160, %2161) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2256 = "llvm.extractvalue"(%t2260_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2257 = "llvm.extractvalue"(%t2260_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2258 = "llvm.extractvalue"(%t2260_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2259 = "llvm.extractvalue"(%t2260_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2261 = "arith.addi"(%1396, %1772) : (i32, i32) -> i32
            %2262 = "llvm.getelementptr"(%1406, %2261) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %2263 = "llvm.getelementptr"(%2262, %1764) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2268_d = "nvvm.ldmatrix"(%2263) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2264 = "llvm.extractvalue"(%t2268_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2265 = "llvm.extractvalue"(%t2268_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2266 = "llvm.extractvalue"(%t2268_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2267 = "llvm.extractvalue"(%t2268_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2269 = "llvm.getelementptr"(%2262, %1825) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2274_d = "nvvm.ldmatrix"(%2269) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2270 = "llvm.extractvalue"(%t2274_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2271 = "llvm.extractvalue"(%t2274_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2272 = "llvm.extractvalue"(%t2274_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2273 = "llvm.extractvalue"(%t2274_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2275 = "llvm.getelementptr"(%2262, %1883) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2280_d = "nvvm.ldmatrix"(%2275) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2276 = "llvm.extractvalue"(%t2280_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2277 = "llvm.extractvalue"(%t2280_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2278 = "llvm.extractvalue"(%t2280_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2279 = "llvm.extractvalue"(%t2280_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2281 = "llvm.getelementptr"(%2262, %1942) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %t2286_d = "nvvm.ldmatrix"(%2281) {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<col>, num = 4 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
            %2282 = "llvm.extractvalue"(%t2286_d) {position = array<i64: 0>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2283 = "llvm.extractvalue"(%t2286_d) {position = array<i64: 1>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2284 = "llvm.extractvalue"(%t2286_d) {position = array<i64: 2>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2285 = "llvm.extractvalue"(%t2286_d) {position = array<i64: 3>} : (!llvm.struct<(i32, i32, i32, i32)>) -> i32
            %2287 = "llvm.bitcast"(%2264) : (i32) -> vector<2xf16>
            %2288 = "llvm.bitcast"(%2266) : (i32) -> vector<2xf16>
            %2289 = "llvm.bitcast"(%2265) : (i32) -> vector<2xf16>
            %2290 = "llvm.bitcast"(%2267) : (i32) -> vector<2xf16>
            %2291 = "vector.from_elements"(%2194, %2195) : (f16, f16) -> vector<2xf16>
            %2292 = "vector.from_elements"(%2196, %2197) : (f16, f16) -> vector<2xf16>
            %t2297_d = "llvm.call_intrinsic"(%2287, %2288, %2289, %2290, %2291, %2292, %2229, %2230, %2231, %2232) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2293 = "llvm.extractvalue"(%t2297_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2294 = "llvm.extractvalue"(%t2297_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2295 = "llvm.extractvalue"(%t2297_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2296 = "llvm.extractvalue"(%t2297_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2298 = "llvm.bitcast"(%2270) : (i32) -> vector<2xf16>
            %2299 = "llvm.bitcast"(%2272) : (i32) -> vector<2xf16>
            %2300 = "llvm.bitcast"(%2271) : (i32) -> vector<2xf16>
            %2301 = "llvm.bitcast"(%2273) : (i32) -> vector<2xf16>
            %t2306_d = "llvm.call_intrinsic"(%2298, %2299, %2300, %2301, %2291, %2292, %2238, %2239, %2240, %2241) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2302 = "llvm.extractvalue"(%t2306_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2303 = "llvm.extractvalue"(%t2306_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2304 = "llvm.extractvalue"(%t2306_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2305 = "llvm.extractvalue"(%t2306_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2307 = "llvm.bitcast"(%2276) : (i32) -> vector<2xf16>
            %2308 = "llvm.bitcast"(%2278) : (i32) -> vector<2xf16>
            %2309 = "llvm.bitcast"(%2277) : (i32) -> vector<2xf16>
            %2310 = "llvm.bitcast"(%2279) : (i32) -> vector<2xf16>
            %t2315_d = "llvm.call_intrinsic"(%2307, %2308, %2309, %2310, %2291, %2292, %2247, %2248, %2249, %2250) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2311 = "llvm.extractvalue"(%t2315_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2312 = "llvm.extractvalue"(%t2315_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2313 = "llvm.extractvalue"(%t2315_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2314 = "llvm.extractvalue"(%t2315_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2316 = "llvm.bitcast"(%2282) : (i32) -> vector<2xf16>
            %2317 = "llvm.bitcast"(%2284) : (i32) -> vector<2xf16>
            %2318 = "llvm.bitcast"(%2283) : (i32) -> vector<2xf16>
            %2319 = "llvm.bitcast"(%2285) : (i32) -> vector<2xf16>
            %t2324_d = "llvm.call_intrinsic"(%2316, %2317, %2318, %2319, %2291, %2292, %2256, %2257, %2258, %2259) {intrin = "llvm.nvvm.mma.m16n8k16.row.col.f32.f32", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 10, 0>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
            %2320 = "llvm.extractvalue"(%t2324_d) {position = array<i64: 0>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2321 = "llvm.extractvalue"(%t2324_d) {position = array<i64: 1>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2322 = "llvm.extractvalue"(%t2324_d) {position = array<i64: 2>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2323 = "llvm.extractvalue"(%t2324_d) {position = array<i64: 3>} : (!llvm.struct<(f32, f32, f32, f32)>) -> f32
            %2325 = "arith.addi"(%1728, %1677) : (i32, i32) -> i32
            %2326 = "arith.shrsi"(%2325, %1679) : (i32, i32) -> i32
            %2327 = "arith.maxsi"(%2326, %225) : (i32, i32) -> i32
            %2328 = "arith.cmpi"(%2003, %2327) {predicate = 0 : i64} : (i32, i32) -> i1
            %2329 = "arith.addi"(%1725, %225) : (i32, i32) -> i32
            %2330 = "arith.cmpi"(%2329, %1394) {predicate = 0 : i64} : (i32, i32) -> i1
            %2331 = "arith.ori"(%2328, %2330) : (i1, i1) -> i1
            %2332, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350 = "scf.if"(%2331) ({
              "nvvm.barrier"(%225, %235) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 111 : i32} : (i32, i32) -> ()
              %2351 = "arith.constant"() {value = 16384 : i32} : () -> i32
              %2352 = "arith.muli"(%1733, %2351) : (i32, i32) -> i32
              %2353 = "llvm.getelementptr"(%41, %2352) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2354 = "arith.muli"(%74, %1386) : (i32, i32) -> i32
              %2355 = "arith.divui"(%1380, %219) : (i32, i32) -> i32
              %2356 = "arith.addi"(%2354, %2355) : (i32, i32) -> i32
              %2357 = "nvvm.shfl.sync"(%213, %2140, %225, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 112 : i32} : (i32, f32, i32, i32) -> f32
              %2358 = "arith.addf"(%2140, %2357) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2359 = "nvvm.shfl.sync"(%213, %2358, %222, %70) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 113 : i32} : (i32, f32, i32, i32) -> f32
              %2360 = "arith.addf"(%2358, %2359) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
              %2361 = "arith.cmpi"(%2000, %55) {predicate = 0 : i64} : (i32, i32) -> i1
              %2362 = "arith.constant"() {value = true} : () -> i1
              %2363 = "arith.andi"(%2361, %2362) : (i1, i1) -> i1
              "scf.if"(%2363) ({
                %2364 = "arith.muli"(%2356, %219) : (i32, i32) -> i32
                %2365 = "arith.addi"(%1385, %2364) : (i32, i32) -> i32
                %2366 = "llvm.getelementptr"(%42, %2365) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2093, %2366) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                %2367 = "llvm.getelementptr"(%43, %2365) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                "llvm.store"(%2360, %2367) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
                "scf.yield"() : () -> ()
              }, {
                "scf.yield"() : () -> ()
              }) : (i1) -> ()
              %2368 = "arith.addi"(%2354, %2001) : (i32, i32) -> i32
              %2369 = "arith.muli"(%1385, %1396) : (i32, i32) -> i32
              %2370 = "arith.muli"(%2368, %1407) : (i32, i32) -> i32
              %2371 = "arith.addi"(%2369, %2370) : (i32, i32) -> i32
              %2372 = "llvm.getelementptr"(%2353, %2371) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2373 = "arith.shrsi"(%2368, %225) : (i32, i32) -> i32
              %2374 = "arith.andi"(%2373, %1679) : (i32, i32) -> i32
              %2375 = "arith.xori"(%55, %2374) : (i32, i32) -> i32
              %2376 = "arith.muli"(%2375, %74) : (i32, i32) -> i32
              %2377 = "llvm.getelementptr"(%2372, %2376) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2378 = "llvm.getelementptr"(%2377, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2293, %2378) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2379 = "arith.xori"(%225, %2374) : (i32, i32) -> i32
              %2380 = "arith.muli"(%2379, %74) : (i32, i32) -> i32
              %2381 = "llvm.getelementptr"(%2372, %2380) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2382 = "llvm.getelementptr"(%2381, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2295, %2382) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2383 = "arith.xori"(%222, %2374) : (i32, i32) -> i32
              %2384 = "arith.muli"(%2383, %74) : (i32, i32) -> i32
              %2385 = "llvm.getelementptr"(%2372, %2384) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2386 = "llvm.getelementptr"(%2385, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2302, %2386) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2387 = "arith.xori"(%1384, %2374) : (i32, i32) -> i32
              %2388 = "arith.muli"(%2387, %74) : (i32, i32) -> i32
              %2389 = "llvm.getelementptr"(%2372, %2388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2390 = "llvm.getelementptr"(%2389, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2304, %2390) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2391 = "arith.xori"(%219, %2374) : (i32, i32) -> i32
              %2392 = "arith.muli"(%2391, %74) : (i32, i32) -> i32
              %2393 = "llvm.getelementptr"(%2372, %2392) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2394 = "llvm.getelementptr"(%2393, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2311, %2394) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2395 = "arith.xori"(%1381, %2374) : (i32, i32) -> i32
              %2396 = "arith.muli"(%2395, %74) : (i32, i32) -> i32
              %2397 = "llvm.getelementptr"(%2372, %2396) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2398 = "llvm.getelementptr"(%2397, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2313, %2398) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2399 = "arith.constant"() {value = 6 : i32} : () -> i32
              %2400 = "arith.xori"(%2399, %2374) : (i32, i32) -> i32
              %2401 = "arith.muli"(%2400, %74) : (i32, i32) -> i32
              %2402 = "llvm.getelementptr"(%2372, %2401) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2403 = "llvm.getelementptr"(%2402, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2320, %2403) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2404 = "arith.xori"(%1679, %2374) : (i32, i32) -> i32
              %2405 = "arith.muli"(%2404, %74) : (i32, i32) -> i32
              %2406 = "llvm.getelementptr"(%2372, %2405) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2407 = "llvm.getelementptr"(%2406, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2322, %2407) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2408 = "arith.addi"(%2368, %225) : (i32, i32) -> i32
              %2409 = "arith.muli"(%2408, %1407) : (i32, i32) -> i32
              %2410 = "arith.addi"(%2369, %2409) : (i32, i32) -> i32
              %2411 = "llvm.getelementptr"(%2353, %2410) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2412 = "arith.shrsi"(%2408, %225) : (i32, i32) -> i32
              %2413 = "arith.andi"(%2412, %1679) : (i32, i32) -> i32
              %2414 = "arith.xori"(%55, %2413) : (i32, i32) -> i32
              %2415 = "arith.muli"(%2414, %74) : (i32, i32) -> i32
              %2416 = "llvm.getelementptr"(%2411, %2415) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2417 = "llvm.getelementptr"(%2416, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2294, %2417) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2418 = "arith.xori"(%225, %2413) : (i32, i32) -> i32
              %2419 = "arith.muli"(%2418, %74) : (i32, i32) -> i32
              %2420 = "llvm.getelementptr"(%2411, %2419) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2421 = "llvm.getelementptr"(%2420, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2296, %2421) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2422 = "arith.xori"(%222, %2413) : (i32, i32) -> i32
              %2423 = "arith.muli"(%2422, %74) : (i32, i32) -> i32
              %2424 = "llvm.getelementptr"(%2411, %2423) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2425 = "llvm.getelementptr"(%2424, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2303, %2425) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2426 = "arith.xori"(%1384, %2413) : (i32, i32) -> i32
              %2427 = "arith.muli"(%2426, %74) : (i32, i32) -> i32
              %2428 = "llvm.getelementptr"(%2411, %2427) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2429 = "llvm.getelementptr"(%2428, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2305, %2429) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2430 = "arith.xori"(%219, %2413) : (i32, i32) -> i32
              %2431 = "arith.muli"(%2430, %74) : (i32, i32) -> i32
              %2432 = "llvm.getelementptr"(%2411, %2431) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2433 = "llvm.getelementptr"(%2432, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2312, %2433) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2434 = "arith.xori"(%1381, %2413) : (i32, i32) -> i32
              %2435 = "arith.muli"(%2434, %74) : (i32, i32) -> i32
              %2436 = "llvm.getelementptr"(%2411, %2435) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2437 = "llvm.getelementptr"(%2436, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2314, %2437) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2438 = "arith.xori"(%2399, %2413) : (i32, i32) -> i32
              %2439 = "arith.muli"(%2438, %74) : (i32, i32) -> i32
              %2440 = "llvm.getelementptr"(%2411, %2439) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2441 = "llvm.getelementptr"(%2440, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2321, %2441) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              %2442 = "arith.xori"(%1679, %2413) : (i32, i32) -> i32
              %2443 = "arith.muli"(%2442, %74) : (i32, i32) -> i32
              %2444 = "llvm.getelementptr"(%2411, %2443) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %2445 = "llvm.getelementptr"(%2444, %2355) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              "llvm.store"(%2323, %2445) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
              "nvvm.barrier"(%225, %235) {operandSegmentSizes = array<i32: 1, 1, 0>, cutec.arm = 114 : i32} : (i32, i32) -> ()
              %2446 = "arith.cmpi"(%1726, %55) {predicate = 0 : i64} : (i32, i32) -> i1
              %2447 = "arith.andi"(%2446, %2328) : (i1, i1) -> i1
              %2448 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %2449 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %2450 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %2451 = "arith.muli"(%2449, %24) : (i32, i32) -> i32
              %2452 = "arith.addi"(%2451, %2448) : (i32, i32) -> i32
              %2453 = "arith.muli"(%222, %2452) : (i32, i32) -> i32
              %2454 = "arith.extui"(%2446) : (i1) -> i32
              %2455 = "arith.addi"(%2453, %2454) : (i32, i32) -> i32
              %2456 = "arith.muli"(%1729, %27) : (i32, i32) -> i32
              %2457 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
              %2458 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
              %2459 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
              %2460 = "arith.addi"(%2456, %2458) : (i32, i32) -> i32
              %2461 = "arith.shrsi"(%1376, %1384) : (i32, i32) -> i32
              %2462 = "arith.andi"(%1376, %1679) : (i32, i32) -> i32
              %2463 = "arith.cmpi"(%2461, %214) {predicate = 2 : i64} : (i32, i32) -> i1
              %2464 = "arith.remsi"(%2460, %29) : (i32, i32) -> i32
              %2465 = "arith.cmpi"(%2464, %55) {predicate = 2 : i64} : (i32, i32) -> i1
              %2466 = "arith.addi"(%2464, %29) : (i32, i32) -> i32
              %2467 = "arith.select"(%2465, %2466, %2464) : (i1, i32, i32) -> i32
              %2468 = "arith.muli"(%2467, %74) : (i32, i32) -> i32
              %2469 = "arith.shrsi"(%2461, %1384) : (i32, i32) -> i32
              %2470 = "arith.andi"(%2461, %1679) : (i32, i32) -> i32
              %2471 = "arith.addi"(%2468, %2470) : (i32, i32) -> i32
              %2472 = "arith.cmpi"(%2471, %28) {predicate = 2 : i64} : (i32, i32) -> i1
              %2473 = "arith.andi"(%2463, %2472) : (i1, i1) -> i1
              "scf.if"(%2473) ({
                %2474 = "arith.muli"(%2461, %219) : (i32, i32) -> i32
                %2475 = "llvm.getelementptr"(%42, %2474) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2476 = "llvm.load"(%2475) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2477 = "arith.maxnumf"(%2086, %2476) : (f32, f32) -> f32
                %2478 = "arith.addi"(%225, %2474) : (i32, i32) -> i32
                %2479 = "llvm.getelementptr"(%42, %2478) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2480 = "llvm.load"(%2479) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2481 = "arith.maxnumf"(%2477, %2480) : (f32, f32) -> f32
                %2482 = "arith.addi"(%222, %2474) : (i32, i32) -> i32
                %2483 = "llvm.getelementptr"(%42, %2482) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2484 = "llvm.load"(%2483) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2485 = "arith.maxnumf"(%2481, %2484) : (f32, f32) -> f32
                %2486 = "arith.addi"(%1384, %2474) : (i32, i32) -> i32
                %2487 = "llvm.getelementptr"(%42, %2486) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2488 = "llvm.load"(%2487) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2489 = "arith.maxnumf"(%2485, %2488) : (f32, f32) -> f32
                %2490 = "llvm.load"(%2475) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2491 = "arith.cmpf"(%2489, %2086) {predicate = 2 : i64} : (f32, f32) -> i1
                %2492 = "arith.select"(%2491, %2489, %2095) : (i1, f32, f32) -> f32
                %2493 = "arith.subf"(%2490, %2492) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2494 = "llvm.call_intrinsic"(%2493) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2495 = "llvm.load"(%2479) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2496 = "arith.subf"(%2495, %2492) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2497 = "llvm.call_intrinsic"(%2496) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2498 = "llvm.load"(%2483) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2499 = "arith.subf"(%2498, %2492) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2500 = "llvm.call_intrinsic"(%2499) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2501 = "llvm.load"(%2487) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2502 = "arith.subf"(%2501, %2492) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2503 = "llvm.call_intrinsic"(%2502) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2504 = "llvm.getelementptr"(%43, %2474) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2505 = "llvm.load"(%2504) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2506 = "arith.mulf"(%2494, %2505) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2507 = "arith.addf"(%2095, %2506) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2508 = "llvm.getelementptr"(%43, %2478) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2509 = "llvm.load"(%2508) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2510 = "arith.mulf"(%2497, %2509) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2511 = "arith.addf"(%2507, %2510) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2512 = "llvm.getelementptr"(%43, %2482) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2513 = "llvm.load"(%2512) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2514 = "arith.mulf"(%2500, %2513) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2515 = "arith.addf"(%2511, %2514) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2516 = "llvm.getelementptr"(%43, %2486) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2517 = "llvm.load"(%2516) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
                %2518 = "arith.mulf"(%2503, %2517) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2519 = "arith.addf"(%2515, %2518) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2520 = "arith.cmpf"(%2519, %2095) {predicate = 1 : i64} : (f32, f32) -> i1
                %2521 = "llvm.call_intrinsic"(%2519) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2522 = "arith.select"(%2520, %2095, %2521) : (i1, f32, f32) -> f32
                %2523 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
                %2524 = "vector.extract"(%2523) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2525 = "vector.extract"(%2523) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2526 = "vector.extract"(%2523) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2527 = "vector.extract"(%2523) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2528 = "vector.extract"(%2523) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2529 = "vector.extract"(%2523) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2530 = "vector.extract"(%2523) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2531 = "vector.extract"(%2523) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2532 = "arith.muli"(%2461, %1407) : (i32, i32) -> i32
                %2533 = "llvm.getelementptr"(%2353, %2532) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2534 = "arith.shrsi"(%2461, %225) : (i32, i32) -> i32
                %2535 = "arith.andi"(%2534, %1679) : (i32, i32) -> i32
                %2536 = "arith.xori"(%2462, %2535) : (i32, i32) -> i32
                %2537 = "arith.muli"(%2536, %74) : (i32, i32) -> i32
                %2538 = "llvm.getelementptr"(%2533, %2537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2539 = "llvm.load"(%2538) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2540 = "vector.extract"(%2539) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2541 = "vector.extract"(%2539) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2542 = "vector.extract"(%2539) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2543 = "vector.extract"(%2539) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2544 = "llvm.getelementptr"(%2538) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %2545 = "llvm.load"(%2544) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2546 = "vector.extract"(%2545) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2547 = "vector.extract"(%2545) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2548 = "vector.extract"(%2545) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2549 = "vector.extract"(%2545) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2550 = "vector.from_elements"(%2524, %2525, %2526, %2527, %2528, %2529, %2530, %2531) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2551 = "vector.from_elements"(%2540, %2541, %2542, %2543, %2546, %2547, %2548, %2549) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2552 = "arith.mulf"(%2494, %2522) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2553 = "vector.broadcast"(%2552) : (f32) -> vector<8xf32>
                %2554 = "arith.mulf"(%2551, %2553) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2555 = "arith.addf"(%2550, %2554) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2556 = "vector.extract"(%2555) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2557 = "vector.extract"(%2555) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2558 = "vector.extract"(%2555) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2559 = "vector.extract"(%2555) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2560 = "vector.extract"(%2555) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2561 = "vector.extract"(%2555) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2562 = "vector.extract"(%2555) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2563 = "vector.extract"(%2555) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2564 = "arith.addi"(%1396, %2532) : (i32, i32) -> i32
                %2565 = "llvm.getelementptr"(%2353, %2564) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2566 = "llvm.getelementptr"(%2565, %2537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2567 = "llvm.load"(%2566) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2568 = "vector.extract"(%2567) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2569 = "vector.extract"(%2567) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2570 = "vector.extract"(%2567) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2571 = "vector.extract"(%2567) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2572 = "llvm.getelementptr"(%2566) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %2573 = "llvm.load"(%2572) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2574 = "vector.extract"(%2573) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2575 = "vector.extract"(%2573) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2576 = "vector.extract"(%2573) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2577 = "vector.extract"(%2573) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2578 = "vector.from_elements"(%2556, %2557, %2558, %2559, %2560, %2561, %2562, %2563) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2579 = "vector.from_elements"(%2568, %2569, %2570, %2571, %2574, %2575, %2576, %2577) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2580 = "arith.mulf"(%2497, %2522) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2581 = "vector.broadcast"(%2580) : (f32) -> vector<8xf32>
                %2582 = "arith.mulf"(%2579, %2581) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2583 = "arith.addf"(%2578, %2582) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2584 = "vector.extract"(%2583) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2585 = "vector.extract"(%2583) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2586 = "vector.extract"(%2583) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2587 = "vector.extract"(%2583) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2588 = "vector.extract"(%2583) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2589 = "vector.extract"(%2583) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2590 = "vector.extract"(%2583) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2591 = "vector.extract"(%2583) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2592 = "arith.addi"(%1399, %2532) : (i32, i32) -> i32
                %2593 = "llvm.getelementptr"(%2353, %2592) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2594 = "llvm.getelementptr"(%2593, %2537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2595 = "llvm.load"(%2594) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2596 = "vector.extract"(%2595) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2597 = "vector.extract"(%2595) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2598 = "vector.extract"(%2595) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2599 = "vector.extract"(%2595) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2600 = "llvm.getelementptr"(%2594) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %2601 = "llvm.load"(%2600) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2602 = "vector.extract"(%2601) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2603 = "vector.extract"(%2601) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2604 = "vector.extract"(%2601) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2605 = "vector.extract"(%2601) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2606 = "vector.from_elements"(%2584, %2585, %2586, %2587, %2588, %2589, %2590, %2591) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2607 = "vector.from_elements"(%2596, %2597, %2598, %2599, %2602, %2603, %2604, %2605) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2608 = "arith.mulf"(%2500, %2522) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2609 = "vector.broadcast"(%2608) : (f32) -> vector<8xf32>
                %2610 = "arith.mulf"(%2607, %2609) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2611 = "arith.addf"(%2606, %2610) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2612 = "vector.extract"(%2611) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2613 = "vector.extract"(%2611) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2614 = "vector.extract"(%2611) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2615 = "vector.extract"(%2611) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2616 = "vector.extract"(%2611) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2617 = "vector.extract"(%2611) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2618 = "vector.extract"(%2611) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2619 = "vector.extract"(%2611) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2620 = "arith.constant"() {value = 3072 : i32} : () -> i32
                %2621 = "arith.addi"(%2620, %2532) : (i32, i32) -> i32
                %2622 = "llvm.getelementptr"(%2353, %2621) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2623 = "llvm.getelementptr"(%2622, %2537) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
                %2624 = "llvm.load"(%2623) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2625 = "vector.extract"(%2624) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2626 = "vector.extract"(%2624) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2627 = "vector.extract"(%2624) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2628 = "vector.extract"(%2624) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2629 = "llvm.getelementptr"(%2623) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
                %2630 = "llvm.load"(%2629) {alignment = 16 : i64} : (!llvm.ptr<3>) -> vector<4xf32>
                %2631 = "vector.extract"(%2630) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
                %2632 = "vector.extract"(%2630) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
                %2633 = "vector.extract"(%2630) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
                %2634 = "vector.extract"(%2630) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
                %2635 = "vector.from_elements"(%2612, %2613, %2614, %2615, %2616, %2617, %2618, %2619) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2636 = "vector.from_elements"(%2625, %2626, %2627, %2628, %2631, %2632, %2633, %2634) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                %2637 = "arith.mulf"(%2503, %2522) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                %2638 = "vector.broadcast"(%2637) : (f32) -> vector<8xf32>
                %2639 = "arith.mulf"(%2636, %2638) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2640 = "arith.addf"(%2635, %2639) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
                %2641 = "vector.extract"(%2640) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                %2642 = "vector.extract"(%2640) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                %2643 = "vector.extract"(%2640) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                %2644 = "vector.extract"(%2640) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                %2645 = "vector.extract"(%2640) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                %2646 = "vector.extract"(%2640) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                %2647 = "vector.extract"(%2640) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                %2648 = "vector.extract"(%2640) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                %2649 = "llvm.call_intrinsic"(%2519) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
                %2650 = "arith.addf"(%2489, %2649) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                "scf.if"(%2447) ({
                  %2651 = "arith.divsi"(%2460, %29) : (i32, i32) -> i32
                  %2652 = "arith.extsi"(%2465) : (i1) -> i32
                  %2653 = "arith.addi"(%2651, %2652) : (i32, i32) -> i32
                  %2654 = "arith.muli"(%2653, %222) : (i32, i32) -> i32
                  %2655 = "arith.addi"(%2654, %2469) : (i32, i32) -> i32
                  %2656 = "arith.muli"(%2655, %28) : (i32, i32) -> i32
                  %2657 = "arith.addi"(%2656, %2468) : (i32, i32) -> i32
                  %2658 = "arith.addi"(%2657, %2470) : (i32, i32) -> i32
                  %2659 = "arith.extsi"(%1727) : (i32) -> i64
                  %2660 = "arith.extsi"(%2658) : (i32) -> i64
                  %2661 = "arith.muli"(%2659, %17) : (i64, i64) -> i64
                  %2662 = "arith.muli"(%2660, %18) : (i64, i64) -> i64
                  %2663 = "arith.addi"(%2661, %2662) : (i64, i64) -> i64
                  %2664 = "llvm.getelementptr"(%16, %2663) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                  %2665 = "vector.from_elements"(%2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                  %2666 = "arith.truncf"(%2665) : (vector<8xf32>) -> vector<8xf16>
                  %2667 = "vector.extract"(%2666) {static_position = array<i64: 0>} : (vector<8xf16>) -> f16
                  %2668 = "vector.extract"(%2666) {static_position = array<i64: 1>} : (vector<8xf16>) -> f16
                  %2669 = "vector.extract"(%2666) {static_position = array<i64: 2>} : (vector<8xf16>) -> f16
                  %2670 = "vector.extract"(%2666) {static_position = array<i64: 3>} : (vector<8xf16>) -> f16
                  %2671 = "vector.extract"(%2666) {static_position = array<i64: 4>} : (vector<8xf16>) -> f16
                  %2672 = "vector.extract"(%2666) {static_position = array<i64: 5>} : (vector<8xf16>) -> f16
                  %2673 = "vector.extract"(%2666) {static_position = array<i64: 6>} : (vector<8xf16>) -> f16
                  %2674 = "vector.extract"(%2666) {static_position = array<i64: 7>} : (vector<8xf16>) -> f16
                  %2675 = "arith.muli"(%2462, %74) : (i32, i32) -> i32
                  %2676 = "llvm.getelementptr"(%2664, %2675) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %2677 = "vector.from_elements"(%2667, %2668, %2669, %2670, %2671, %2672, %2673, %2674) : (f16, f16, f16, f16, f16, f16, f16, f16) -> vector<8xf16>
                  "llvm.store"(%2677, %2676) {alignment = 16 : i64} : (vector<8xf16>, !llvm.ptr<1>) -> ()
                  %2678 = "arith.cmpi"(%2462, %55) {predicate = 0 : i64} : (i32, i32) -> i1
                  "scf.if"(%2678) ({
                    %2679 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
                    %2680 = "arith.mulf"(%2650, %2679) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
                    %2681 = "arith.muli"(%2659, %20) : (i64, i64) -> i64
                    %2682 = "arith.addi"(%2681, %2660) : (i64, i64) -> i64
                    %2683 = "llvm.getelementptr"(%19, %2682) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                    "llvm.store"(%2680, %2683) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
                    "scf.yield"() : () -> ()
                  }, {
                    "scf.yield"() : () -> ()
                  }) : (i1) -> ()
                  "scf.yield"() : () -> ()
                }, {
                  %2684 = "arith.muli"(%2455, %1396) : (i32, i32) -> i32
                  %2685 = "arith.addi"(%2684, %2532) : (i32, i32) -> i32
                  %2686 = "llvm.getelementptr"(%21, %2685) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %2687 = "vector.from_elements"(%2641, %2642, %2643, %2644, %2645, %2646, %2647, %2648) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
                  %2688 = "vector.extract"(%2687) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
                  %2689 = "vector.extract"(%2687) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
                  %2690 = "vector.extract"(%2687) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
                  %2691 = "vector.extract"(%2687) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
                  %2692 = "vector.extract"(%2687) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
                  %2693 = "vector.extract"(%2687) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
                  %2694 = "vector.extract"(%2687) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
                  %2695 = "vector.extract"(%2687) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
                  %2696 = "arith.muli"(%2462, %74) : (i32, i32) -> i32
                  %2697 = "llvm.getelementptr"(%2686, %2696) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                  %2698 = "vector.from_elements"(%2688, %2689, %2690, %2691) : (f32, f32, f32, f32) -> vector<4xf32>
                  "llvm.store"(%2698, %2697) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
                  %2699 = "llvm.getelementptr"(%2697) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
                  %2700 = "vector.from_elements"(%2692, %2693, %2694, %2695) : (f32, f32, f32, f32) -> vector<4xf32>
                  "llvm.store"(%2700, %2699) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
                  %2701 = "arith.cmpi"(%2462, %55) {predicate = 0 : i64} : (i32, i32) -> i1
                  "scf.if"(%2701) ({
                    %2702 = "arith.muli"(%2455, %214) : (i32, i32) -> i32
                    %2703 = "arith.addi"(%2702, %2461) : (i32, i32) -> i32
                    %2704 = "llvm.getelementptr"(%22, %2703) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
                    "llvm.store"(%2650, %2704) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
              "scf.yield"(%55, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1424, %1426) : (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }, {
              "scf.yield"(%1726, %2293, %2294, %2295, %2296, %2302, %2303, %2304, %2305, %2311, %2312, %2313, %2314, %2320, %2321, %2322, %2323, %2093, %2140) : (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
            }) : (i1) -> (i32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
            "nvvm.bar.warp.sync"(%213) {cutec.arm = 115 : i32} : (i32) -> ()
            %2705 = "arith.cmpi"(%1380, %55) {predicate = 0 : i64} : (i32, i32) -> i1
            "scf.if"(%2705) ({
              %2706 = "llvm.getelementptr"(%45, %1733) {rawConstantIndices = array<i32: -2147483648>, elem_type = i64, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
              %t2707_s0 = "llvm.ptrtoint"(%2706) : (!llvm.ptr<3>) -> i32
              "llvm.inline_asm"(%t2707_s0) {asm_string = "mbarrier.arrive.shared::cta.b64 _, [$0];", constraints = "r,~{memory}", has_side_effects, asm_dialect = 0 : i64} : (i32) -> ()
              "scf.yield"() : () -> ()
            }, {
              "scf.yield"() : () -> ()
            }) : (i1) -> ()
            %2708 = "arith.addi"(%1733, %225) : (i32, i32) -> i32
            %2709 = "arith.cmpi"(%2708, %1384) {predicate = 0 : i64} : (i32, i32) -> i1
            %2710 = "arith.xori"(%1734, %225) : (i32, i32) -> i32
            %2711 = "arith.select"(%2709, %2710, %1734) : (i1, i32, i32) -> i32
            %2712 = "arith.select"(%2709, %55, %2708) : (i1, i32, i32) -> i32
            %2713 = "arith.addi"(%1732, %225) : (i32, i32) -> i32
            %2714, %2715, %2716, %2717 = "scf.if"(%2328) ({
              %2718 = "arith.addi"(%1729, %225) : (i32, i32) -> i32
              %2719 = "arith.cmpi"(%2718, %26) {predicate = 0 : i64} : (i32, i32) -> i1
              %2720, %2721, %2722 = "scf.if"(%2719) ({
                %2723 = "arith.addi"(%1727, %225) : (i32, i32) -> i32
                %2724 = "arith.subi"(%1, %225) : (i32, i32) -> i32
                %2725 = "arith.minsi"(%2723, %2724) : (i32, i32) -> i32
                %2726 = "arith.extsi"(%2725) : (i32) -> i64
                %2727 = "llvm.getelementptr"(%25, %2726) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
                %2728 = "llvm.load"(%2727) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
                "scf.yield"(%2728, %2725, %55) : (i32, i32, i32) -> ()
              }, {
                "scf.yield"(%1728, %1727, %2718) : (i32, i32, i32) -> ()
              }) : (i1) -> (i32, i32, i32)
              "scf.yield"(%2720, %2721, %55, %2722) : (i32, i32, i32, i32) -> ()
            }, {
              "scf.yield"(%1728, %1727, %2003, %1729) : (i32, i32, i32, i32) -> ()
            }) : (i1) -> (i32, i32, i32, i32)
            %2729 = "arith.cmpi"(%2716, %55) {predicate = 0 : i64} : (i32, i32) -> i1
            %2730 = "arith.addi"(%1731, %225) : (i32, i32) -> i32
            %2731 = "arith.cmpi"(%2730, %1384) {predicate = 0 : i64} : (i32, i32) -> i1
            %2732 = "arith.select"(%2731, %55, %2730) : (i1, i32, i32) -> i32
            %2733 = "arith.select"(%2729, %2732, %1731) : (i1, i32, i32) -> i32
            "scf.yield"(%2332, %2715, %2714, %2717, %2716, %2733, %2713, %2712, %2711, %2227, %2228, %2291, %2292, %2333, %2334, %2335, %2336, %2337, %2338, %2339, %2340, %2341, %2342, %2343, %2344, %2345, %2346, %2347, %2348, %2349, %2350) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> ()
          }) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "decode_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i64, !llvm.ptr<1>, i32, i64, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.minctasm = 1 : i32, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i64, %7: !llvm.ptr<1>, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: i32, %11: i32, %12: i32, %13: i32, %14: i32, %15: i32):
      %16 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %22 = "arith.constant"() {value = 32 : i32} : () -> i32
      %23 = "arith.remui"(%16, %22) : (i32, i32) -> i32
      %24 = "arith.divui"(%16, %22) : (i32, i32) -> i32
      %25 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %26 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 2048>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      %27 = "llvm.getelementptr"(%25) {rawConstantIndices = array<i32: 2080>, elem_type = i8, noWrapFlags = 0 : i32} : (!llvm.ptr<3>) -> !llvm.ptr<3>
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %28 = "arith.constant"() {value = 0 : i32} : () -> i32
      %29 = "arith.cmpi"(%15, %28) {predicate = 4 : i64} : (i32, i32) -> i1
      %30 = "scf.if"(%29) ({
        %31 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %32 = "arith.constant"() {value = 256 : i32} : () -> i32
        %33 = "arith.constant"() {value = -1 : i32} : () -> i32
        %34, %35 = "scf.for"(%28, %14, %32, %28, %33) ({
        ^bb0(%36: i32, %37: i32, %38: i32):
          %39 = "arith.addi"(%36, %31) : (i32, i32) -> i32
          %40 = "arith.addi"(%36, %22) : (i32, i32) -> i32
          %41 = "arith.addi"(%40, %31) : (i32, i32) -> i32
          %42 = "arith.constant"() {value = 64 : i32} : () -> i32
          %43 = "arith.addi"(%36, %42) : (i32, i32) -> i32
          %44 = "arith.addi"(%43, %31) : (i32, i32) -> i32
          %45 = "arith.constant"() {value = 96 : i32} : () -> i32
          %46 = "arith.addi"(%36, %45) : (i32, i32) -> i32
          %47 = "arith.addi"(%46, %31) : (i32, i32) -> i32
          %48 = "arith.constant"() {value = 128 : i32} : () -> i32
          %49 = "arith.addi"(%36, %48) : (i32, i32) -> i32
          %50 = "arith.addi"(%49, %31) : (i32, i32) -> i32
          %51 = "arith.constant"() {value = 160 : i32} : () -> i32
          %52 = "arith.addi"(%36, %51) : (i32, i32) -> i32
          %53 = "arith.addi"(%52, %31) : (i32, i32) -> i32
          %54 = "arith.constant"() {value = 192 : i32} : () -> i32
          %55 = "arith.addi"(%36, %54) : (i32, i32) -> i32
          %56 = "arith.addi"(%55, %31) : (i32, i32) -> i32
          %57 = "arith.constant"() {value = 224 : i32} : () -> i32
          %58 = "arith.addi"(%36, %57) : (i32, i32) -> i32
          %59 = "arith.addi"(%58, %31) : (i32, i32) -> i32
          %60 = "arith.constant"() {value = 1 : i32} : () -> i32
          %61 = "arith.subi"(%14, %60) : (i32, i32) -> i32
          %62 = "arith.minsi"(%39, %61) : (i32, i32) -> i32
          %63 = "arith.constant"() {value = 3 : i32} : () -> i32
          %64 = "arith.muli"(%62, %63) : (i32, i32) -> i32
          %65 = "llvm.getelementptr"(%9, %64) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %66 = "llvm.load"(%65) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %67 = "arith.minsi"(%41, %61) : (i32, i32) -> i32
          %68 = "arith.muli"(%67, %63) : (i32, i32) -> i32
          %69 = "llvm.getelementptr"(%9, %68) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %70 = "llvm.load"(%69) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %71 = "arith.minsi"(%44, %61) : (i32, i32) -> i32
          %72 = "arith.muli"(%71, %63) : (i32, i32) -> i32
          %73 = "llvm.getelementptr"(%9, %72) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %74 = "llvm.load"(%73) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %75 = "arith.minsi"(%47, %61) : (i32, i32) -> i32
          %76 = "arith.muli"(%75, %63) : (i32, i32) -> i32
          %77 = "llvm.getelementptr"(%9, %76) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %78 = "llvm.load"(%77) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %79 = "arith.minsi"(%50, %61) : (i32, i32) -> i32
          %80 = "arith.muli"(%79, %63) : (i32, i32) -> i32
          %81 = "llvm.getelementptr"(%9, %80) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %82 = "llvm.load"(%81) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %83 = "arith.minsi"(%53, %61) : (i32, i32) -> i32
          %84 = "arith.muli"(%83, %63) : (i32, i32) -> i32
          %85 = "llvm.getelementptr"(%9, %84) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %86 = "llvm.load"(%85) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %87 = "arith.minsi"(%56, %61) : (i32, i32) -> i32
          %88 = "arith.muli"(%87, %63) : (i32, i32) -> i32
          %89 = "llvm.getelementptr"(%9, %88) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %90 = "llvm.load"(%89) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %91 = "arith.minsi"(%59, %61) : (i32, i32) -> i32
          %92 = "arith.muli"(%91, %63) : (i32, i32) -> i32
          %93 = "llvm.getelementptr"(%9, %92) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          %94 = "llvm.load"(%93) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
          %95 = "arith.cmpi"(%39, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %96 = "arith.cmpi"(%66, %28) {predicate = 5 : i64} : (i32, i32) -> i1
          %97 = "arith.andi"(%95, %96) : (i1, i1) -> i1
          %98 = "nvvm.vote.sync"(%33, %97) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 0 : i32} : (i32, i1) -> i32
          %99 = "arith.shli"(%60, %31) : (i32, i32) -> i32
          %100 = "arith.cmpi"(%31, %22) {predicate = 6 : i64} : (i32, i32) -> i1
          %101 = "arith.select"(%100, %99, %28) : (i1, i32, i32) -> i32
          %102 = "arith.subi"(%101, %60) : (i32, i32) -> i32
          %103 = "arith.andi"(%98, %102) : (i32, i32) -> i32
          %104 = "llvm.intr.ctpop"(%103) : (i32) -> i32
          %105 = "arith.addi"(%37, %104) : (i32, i32) -> i32
          %106 = "arith.cmpi"(%105, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %107 = "arith.andi"(%97, %106) : (i1, i1) -> i1
          %108 = "nvvm.vote.sync"(%33, %107) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 1 : i32} : (i32, i1) -> i32
          %109 = "arith.cmpi"(%108, %28) {predicate = 1 : i64} : (i32, i32) -> i1
          %110 = "arith.subi"(%28, %108) : (i32, i32) -> i32
          %111 = "arith.andi"(%108, %110) : (i32, i32) -> i32
          %112 = "arith.subi"(%111, %60) : (i32, i32) -> i32
          %113 = "llvm.intr.ctpop"(%112) : (i32) -> i32
          %114 = "arith.addi"(%36, %113) : (i32, i32) -> i32
          %115 = "arith.select"(%109, %114, %38) : (i1, i32, i32) -> i32
          %116 = "llvm.intr.ctpop"(%98) : (i32) -> i32
          %117 = "arith.addi"(%37, %116) : (i32, i32) -> i32
          %118 = "arith.cmpi"(%41, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %119 = "arith.cmpi"(%70, %28) {predicate = 5 : i64} : (i32, i32) -> i1
          %120 = "arith.andi"(%118, %119) : (i1, i1) -> i1
          %121 = "nvvm.vote.sync"(%33, %120) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 2 : i32} : (i32, i1) -> i32
          %122 = "arith.andi"(%121, %102) : (i32, i32) -> i32
          %123 = "llvm.intr.ctpop"(%122) : (i32) -> i32
          %124 = "arith.addi"(%117, %123) : (i32, i32) -> i32
          %125 = "arith.cmpi"(%124, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %126 = "arith.andi"(%120, %125) : (i1, i1) -> i1
          %127 = "nvvm.vote.sync"(%33, %126) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 3 : i32} : (i32, i1) -> i32
          %128 = "arith.cmpi"(%127, %28) {predicate = 1 : i64} : (i32, i32) -> i1
          %129 = "arith.subi"(%28, %127) : (i32, i32) -> i32
          %130 = "arith.andi"(%127, %129) : (i32, i32) -> i32
          %131 = "arith.subi"(%130, %60) : (i32, i32) -> i32
          %132 = "llvm.intr.ctpop"(%131) : (i32) -> i32
          %133 = "arith.addi"(%40, %132) : (i32, i32) -> i32
          %134 = "arith.select"(%128, %133, %115) : (i1, i32, i32) -> i32
          %135 = "llvm.intr.ctpop"(%121) : (i32) -> i32
          %136 = "arith.addi"(%117, %135) : (i32, i32) -> i32
          %137 = "arith.cmpi"(%44, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %138 = "arith.cmpi"(%74, %28) {predicate = 5 : i64} : (i32, i32) -> i1
          %139 = "arith.andi"(%137, %138) : (i1, i1) -> i1
          %140 = "nvvm.vote.sync"(%33, %139) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 4 : i32} : (i32, i1) -> i32
          %141 = "arith.andi"(%140, %102) : (i32, i32) -> i32
          %142 = "llvm.intr.ctpop"(%141) : (i32) -> i32
          %143 = "arith.addi"(%136, %142) : (i32, i32) -> i32
          %144 = "arith.cmpi"(%143, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %145 = "arith.andi"(%139, %144) : (i1, i1) -> i1
          %146 = "nvvm.vote.sync"(%33, %145) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 5 : i32} : (i32, i1) -> i32
          %147 = "arith.cmpi"(%146, %28) {predicate = 1 : i64} : (i32, i32) -> i1
          %148 = "arith.subi"(%28, %146) : (i32, i32) -> i32
          %149 = "arith.andi"(%146, %148) : (i32, i32) -> i32
          %150 = "arith.subi"(%149, %60) : (i32, i32) -> i32
          %151 = "llvm.intr.ctpop"(%150) : (i32) -> i32
          %152 = "arith.addi"(%43, %151) : (i32, i32) -> i32
          %153 = "arith.select"(%147, %152, %134) : (i1, i32, i32) -> i32
          %154 = "llvm.intr.ctpop"(%140) : (i32) -> i32
          %155 = "arith.addi"(%136, %154) : (i32, i32) -> i32
          %156 = "arith.cmpi"(%47, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %157 = "arith.cmpi"(%78, %28) {predicate = 5 : i64} : (i32, i32) -> i1
          %158 = "arith.andi"(%156, %157) : (i1, i1) -> i1
          %159 = "nvvm.vote.sync"(%33, %158) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 6 : i32} : (i32, i1) -> i32
          %160 = "arith.andi"(%159, %102) : (i32, i32) -> i32
          %161 = "llvm.intr.ctpop"(%160) : (i32) -> i32
          %162 = "arith.addi"(%155, %161) : (i32, i32) -> i32
          %163 = "arith.cmpi"(%162, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %164 = "arith.andi"(%158, %163) : (i1, i1) -> i1
          %165 = "nvvm.vote.sync"(%33, %164) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 7 : i32} : (i32, i1) -> i32
          %166 = "arith.cmpi"(%165, %28) {predicate = 1 : i64} : (i32, i32) -> i1
          %167 = "arith.subi"(%28, %165) : (i32, i32) -> i32
          %168 = "arith.andi"(%165, %167) : (i32, i32) -> i32
          %169 = "arith.subi"(%168, %60) : (i32, i32) -> i32
          %170 = "llvm.intr.ctpop"(%169) : (i32) -> i32
          %171 = "arith.addi"(%46, %170) : (i32, i32) -> i32
          %172 = "arith.select"(%166, %171, %153) : (i1, i32, i32) -> i32
          %173 = "llvm.intr.ctpop"(%159) : (i32) -> i32
          %174 = "arith.addi"(%155, %173) : (i32, i32) -> i32
          %175 = "arith.cmpi"(%50, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %176 = "arith.cmpi"(%82, %28) {predicate = 5 : i64} : (i32, i32) -> i1
          %177 = "arith.andi"(%175, %176) : (i1, i1) -> i1
          %178 = "nvvm.vote.sync"(%33, %177) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 8 : i32} : (i32, i1) -> i32
          %179 = "arith.andi"(%178, %102) : (i32, i32) -> i32
          %180 = "llvm.intr.ctpop"(%179) : (i32) -> i32
          %181 = "arith.addi"(%174, %180) : (i32, i32) -> i32
          %182 = "arith.cmpi"(%181, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %183 = "arith.andi"(%177, %182) : (i1, i1) -> i1
          %184 = "nvvm.vote.sync"(%33, %183) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 9 : i32} : (i32, i1) -> i32
          %185 = "arith.cmpi"(%184, %28) {predicate = 1 : i64} : (i32, i32) -> i1
          %186 = "arith.subi"(%28, %184) : (i32, i32) -> i32
          %187 = "arith.andi"(%184, %186) : (i32, i32) -> i32
          %188 = "arith.subi"(%187, %60) : (i32, i32) -> i32
          %189 = "llvm.intr.ctpop"(%188) : (i32) -> i32
          %190 = "arith.addi"(%49, %189) : (i32, i32) -> i32
          %191 = "arith.select"(%185, %190, %172) : (i1, i32, i32) -> i32
          %192 = "llvm.intr.ctpop"(%178) : (i32) -> i32
          %193 = "arith.addi"(%174, %192) : (i32, i32) -> i32
          %194 = "arith.cmpi"(%53, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %195 = "arith.cmpi"(%86, %28) {predicate = 5 : i64} : (i32, i32) -> i1
          %196 = "arith.andi"(%194, %195) : (i1, i1) -> i1
          %197 = "nvvm.vote.sync"(%33, %196) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 10 : i32} : (i32, i1) -> i32
          %198 = "arith.andi"(%197, %102) : (i32, i32) -> i32
          %199 = "llvm.intr.ctpop"(%198) : (i32) -> i32
          %200 = "arith.addi"(%193, %199) : (i32, i32) -> i32
          %201 = "arith.cmpi"(%200, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %202 = "arith.andi"(%196, %201) : (i1, i1) -> i1
          %203 = "nvvm.vote.sync"(%33, %202) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 11 : i32} : (i32, i1) -> i32
          %204 = "arith.cmpi"(%203, %28) {predicate = 1 : i64} : (i32, i32) -> i1
          %205 = "arith.subi"(%28, %203) : (i32, i32) -> i32
          %206 = "arith.andi"(%203, %205) : (i32, i32) -> i32
          %207 = "arith.subi"(%206, %60) : (i32, i32) -> i32
          %208 = "llvm.intr.ctpop"(%207) : (i32) -> i32
          %209 = "arith.addi"(%52, %208) : (i32, i32) -> i32
          %210 = "arith.select"(%204, %209, %191) : (i1, i32, i32) -> i32
          %211 = "llvm.intr.ctpop"(%197) : (i32) -> i32
          %212 = "arith.addi"(%193, %211) : (i32, i32) -> i32
          %213 = "arith.cmpi"(%56, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %214 = "arith.cmpi"(%90, %28) {predicate = 5 : i64} : (i32, i32) -> i1
          %215 = "arith.andi"(%213, %214) : (i1, i1) -> i1
          %216 = "nvvm.vote.sync"(%33, %215) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 12 : i32} : (i32, i1) -> i32
          %217 = "arith.andi"(%216, %102) : (i32, i32) -> i32
          %218 = "llvm.intr.ctpop"(%217) : (i32) -> i32
          %219 = "arith.addi"(%212, %218) : (i32, i32) -> i32
          %220 = "arith.cmpi"(%219, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %221 = "arith.andi"(%215, %220) : (i1, i1) -> i1
          %222 = "nvvm.vote.sync"(%33, %221) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 13 : i32} : (i32, i1) -> i32
          %223 = "arith.cmpi"(%222, %28) {predicate = 1 : i64} : (i32, i32) -> i1
          %224 = "arith.subi"(%28, %222) : (i32, i32) -> i32
          %225 = "arith.andi"(%222, %224) : (i32, i32) -> i32
          %226 = "arith.subi"(%225, %60) : (i32, i32) -> i32
          %227 = "llvm.intr.ctpop"(%226) : (i32) -> i32
          %228 = "arith.addi"(%55, %227) : (i32, i32) -> i32
          %229 = "arith.select"(%223, %228, %210) : (i1, i32, i32) -> i32
          %230 = "llvm.intr.ctpop"(%216) : (i32) -> i32
          %231 = "arith.addi"(%212, %230) : (i32, i32) -> i32
          %232 = "arith.cmpi"(%59, %14) {predicate = 2 : i64} : (i32, i32) -> i1
          %233 = "arith.cmpi"(%94, %28) {predicate = 5 : i64} : (i32, i32) -> i1
          %234 = "arith.andi"(%232, %233) : (i1, i1) -> i1
          %235 = "nvvm.vote.sync"(%33, %234) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 14 : i32} : (i32, i1) -> i32
          %236 = "arith.andi"(%235, %102) : (i32, i32) -> i32
          %237 = "llvm.intr.ctpop"(%236) : (i32) -> i32
          %238 = "arith.addi"(%231, %237) : (i32, i32) -> i32
          %239 = "arith.cmpi"(%238, %19) {predicate = 0 : i64} : (i32, i32) -> i1
          %240 = "arith.andi"(%234, %239) : (i1, i1) -> i1
          %241 = "nvvm.vote.sync"(%33, %240) {kind = #nvvm<vote_sync_kind ballot>, cutec.arm = 15 : i32} : (i32, i1) -> i32
          %242 = "arith.cmpi"(%241, %28) {predicate = 1 : i64} : (i32, i32) -> i1
          %243 = "arith.subi"(%28, %241) : (i32, i32) -> i32
          %244 = "arith.andi"(%241, %243) : (i32, i32) -> i32
          %245 = "arith.subi"(%244, %60) : (i32, i32) -> i32
          %246 = "llvm.intr.ctpop"(%245) : (i32) -> i32
          %247 = "arith.addi"(%58, %246) : (i32, i32) -> i32
          %248 = "arith.select"(%242, %247, %229) : (i1, i32, i32) -> i32
          %249 = "llvm.intr.ctpop"(%235) : (i32) -> i32
          %250 = "arith.addi"(%231, %249) : (i32, i32) -> i32
          "scf.yield"(%250, %248) : (i32, i32) -> ()
        }) : (i32, i32, i32, i32, i32) -> (i32, i32)
        "scf.yield"(%35) : (i32) -> ()
      }, {
        "scf.yield"(%19) : (i32) -> ()
      }) : (i1) -> i32
      %251 = "arith.maxsi"(%30, %28) : (i32, i32) -> i32
      %252 = "arith.constant"() {value = 3 : i32} : () -> i32
      %253 = "arith.muli"(%251, %252) : (i32, i32) -> i32
      %254 = "llvm.getelementptr"(%9, %253) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %255 = "llvm.load"(%254) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %256 = "arith.constant"() {value = 1 : i32} : () -> i32
      %257 = "arith.addi"(%253, %256) : (i32, i32) -> i32
      %258 = "llvm.getelementptr"(%9, %257) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %259 = "llvm.load"(%258) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %260 = "arith.constant"() {value = 2 : i32} : () -> i32
      %261 = "arith.addi"(%253, %260) : (i32, i32) -> i32
      %262 = "llvm.getelementptr"(%9, %261) {rawConstantIndices = array<i32: -2147483648>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %263 = "llvm.load"(%262) {alignment = 4 : i64} : (!llvm.ptr<1>) -> i32
      %264 = "arith.cmpi"(%30, %28) {predicate = 5 : i64} : (i32, i32) -> i1
      %265 = "arith.cmpi"(%255, %28) {predicate = 5 : i64} : (i32, i32) -> i1
      %266 = "arith.andi"(%264, %265) : (i1, i1) -> i1
      "scf.if"(%266) ({
        %267 = "arith.constant"() {value = 8 : i32} : () -> i32
        %268 = "arith.muli"(%20, %267) : (i32, i32) -> i32
        %269 = "arith.addi"(%268, %24) : (i32, i32) -> i32
        %270 = "arith.constant"() {value = 31 : i32} : () -> i32
        %271 = "arith.minui"(%15, %270) : (i32, i32) -> i32
        %272 = "arith.shrsi"(%269, %271) : (i32, i32) -> i32
        %273 = "arith.shli"(%256, %15) : (i32, i32) -> i32
        %274 = "arith.cmpi"(%15, %22) {predicate = 6 : i64} : (i32, i32) -> i1
        %275 = "arith.select"(%274, %273, %28) : (i1, i32, i32) -> i32
        %276 = "arith.subi"(%275, %256) : (i32, i32) -> i32
        %277 = "arith.andi"(%269, %276) : (i32, i32) -> i32
        %278 = "arith.constant"() {value = 16 : i32} : () -> i32
        %279 = "arith.cmpi"(%272, %278) {predicate = 2 : i64} : (i32, i32) -> i1
        %280 = "arith.remsi"(%259, %12) : (i32, i32) -> i32
        %281 = "arith.cmpi"(%280, %28) {predicate = 2 : i64} : (i32, i32) -> i1
        %282 = "arith.addi"(%280, %12) : (i32, i32) -> i32
        %283 = "arith.select"(%281, %282, %280) : (i1, i32, i32) -> i32
        %284 = "arith.muli"(%283, %267) : (i32, i32) -> i32
        %285 = "arith.divui"(%272, %267) : (i32, i32) -> i32
        %286 = "arith.remui"(%272, %267) : (i32, i32) -> i32
        %287 = "arith.addi"(%284, %286) : (i32, i32) -> i32
        %288 = "arith.cmpi"(%287, %11) {predicate = 2 : i64} : (i32, i32) -> i1
        %289 = "arith.andi"(%279, %288) : (i1, i1) -> i1
        %290 = "arith.constant"() {value = dense<0.0> : vector<2xf32>} : () -> vector<2xf32>
        %291 = "vector.extract"(%290) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %292 = "vector.extract"(%290) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %293, %294, %295, %296 = "scf.if"(%289) ({
          %297 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %298 = "arith.subi"(%263, %277) : (i32, i32) -> i32
          %299 = "arith.addi"(%298, %275) : (i32, i32) -> i32
          %300 = "arith.subi"(%299, %256) : (i32, i32) -> i32
          %301 = "arith.shrsi"(%300, %271) : (i32, i32) -> i32
          %302 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %303 = "scf.for"(%297, %301, %22, %302) ({
          ^bb0(%304: i32, %305: f32):
            %306 = "arith.shli"(%304, %15) : (i32, i32) -> i32
            %307 = "arith.select"(%274, %306, %28) : (i1, i32, i32) -> i32
            %308 = "arith.addi"(%277, %307) : (i32, i32) -> i32
            %309 = "arith.addi"(%30, %308) : (i32, i32) -> i32
            %310 = "arith.muli"(%260, %309) : (i32, i32) -> i32
            %311 = "arith.cmpi"(%308, %28) {predicate = 0 : i64} : (i32, i32) -> i1
            %312 = "arith.extui"(%311) : (i1) -> i32
            %313 = "arith.addi"(%310, %312) : (i32, i32) -> i32
            %314 = "arith.muli"(%313, %278) : (i32, i32) -> i32
            %315 = "arith.addi"(%314, %272) : (i32, i32) -> i32
            %316 = "llvm.getelementptr"(%8, %315) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %317 = "llvm.load"(%316) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %318 = "arith.maxnumf"(%305, %317) : (f32, f32) -> f32
            "scf.yield"(%318) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %319 = "arith.constant"() {value = -1 : i32} : () -> i32
          %320 = "nvvm.shfl.sync"(%319, %303, %278, %270) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 16 : i32} : (i32, f32, i32, i32) -> f32
          %321 = "arith.maxnumf"(%303, %320) : (f32, f32) -> f32
          %322 = "nvvm.shfl.sync"(%319, %321, %267, %270) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 17 : i32} : (i32, f32, i32, i32) -> f32
          %323 = "arith.maxnumf"(%321, %322) : (f32, f32) -> f32
          %324 = "arith.constant"() {value = 4 : i32} : () -> i32
          %325 = "nvvm.shfl.sync"(%319, %323, %324, %270) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 18 : i32} : (i32, f32, i32, i32) -> f32
          %326 = "arith.maxnumf"(%323, %325) : (f32, f32) -> f32
          %327 = "nvvm.shfl.sync"(%319, %326, %260, %270) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 19 : i32} : (i32, f32, i32, i32) -> f32
          %328 = "arith.maxnumf"(%326, %327) : (f32, f32) -> f32
          %329 = "nvvm.shfl.sync"(%319, %328, %256, %270) {kind = #nvvm<shfl_kind bfly>, cutec.arm = 20 : i32} : (i32, f32, i32, i32) -> f32
          %330 = "arith.maxnumf"(%328, %329) : (f32, f32) -> f32
          %331 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %332, %333, %334 = "scf.for"(%28, %301, %324, %331, %291, %292) ({
          ^bb0(%335: i32, %336: f32, %337: f32, %338: f32):
            %339 = "arith.subi"(%301, %256) : (i32, i32) -> i32
            %340 = "arith.minsi"(%335, %339) : (i32, i32) -> i32
            %341 = "arith.shli"(%340, %15) : (i32, i32) -> i32
            %342 = "arith.select"(%274, %341, %28) : (i1, i32, i32) -> i32
            %343 = "arith.addi"(%277, %342) : (i32, i32) -> i32
            %344 = "arith.addi"(%335, %256) : (i32, i32) -> i32
            %345 = "arith.minsi"(%344, %339) : (i32, i32) -> i32
            %346 = "arith.shli"(%345, %15) : (i32, i32) -> i32
            %347 = "arith.select"(%274, %346, %28) : (i1, i32, i32) -> i32
            %348 = "arith.addi"(%277, %347) : (i32, i32) -> i32
            %349 = "arith.addi"(%335, %260) : (i32, i32) -> i32
            %350 = "arith.minsi"(%349, %339) : (i32, i32) -> i32
            %351 = "arith.shli"(%350, %15) : (i32, i32) -> i32
            %352 = "arith.select"(%274, %351, %28) : (i1, i32, i32) -> i32
            %353 = "arith.addi"(%277, %352) : (i32, i32) -> i32
            %354 = "arith.addi"(%335, %252) : (i32, i32) -> i32
            %355 = "arith.minsi"(%354, %339) : (i32, i32) -> i32
            %356 = "arith.shli"(%355, %15) : (i32, i32) -> i32
            %357 = "arith.select"(%274, %356, %28) : (i1, i32, i32) -> i32
            %358 = "arith.addi"(%277, %357) : (i32, i32) -> i32
            %359 = "arith.addi"(%30, %343) : (i32, i32) -> i32
            %360 = "arith.muli"(%260, %359) : (i32, i32) -> i32
            %361 = "arith.cmpi"(%343, %28) {predicate = 0 : i64} : (i32, i32) -> i1
            %362 = "arith.extui"(%361) : (i1) -> i32
            %363 = "arith.addi"(%360, %362) : (i32, i32) -> i32
            %364 = "arith.addi"(%30, %348) : (i32, i32) -> i32
            %365 = "arith.muli"(%260, %364) : (i32, i32) -> i32
            %366 = "arith.cmpi"(%348, %28) {predicate = 0 : i64} : (i32, i32) -> i1
            %367 = "arith.extui"(%366) : (i1) -> i32
            %368 = "arith.addi"(%365, %367) : (i32, i32) -> i32
            %369 = "arith.addi"(%30, %353) : (i32, i32) -> i32
            %370 = "arith.muli"(%260, %369) : (i32, i32) -> i32
            %371 = "arith.cmpi"(%353, %28) {predicate = 0 : i64} : (i32, i32) -> i1
            %372 = "arith.extui"(%371) : (i1) -> i32
            %373 = "arith.addi"(%370, %372) : (i32, i32) -> i32
            %374 = "arith.addi"(%30, %358) : (i32, i32) -> i32
            %375 = "arith.muli"(%260, %374) : (i32, i32) -> i32
            %376 = "arith.cmpi"(%358, %28) {predicate = 0 : i64} : (i32, i32) -> i1
            %377 = "arith.extui"(%376) : (i1) -> i32
            %378 = "arith.addi"(%375, %377) : (i32, i32) -> i32
            %379 = "arith.muli"(%363, %278) : (i32, i32) -> i32
            %380 = "arith.addi"(%379, %272) : (i32, i32) -> i32
            %381 = "llvm.getelementptr"(%8, %380) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %382 = "llvm.load"(%381) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %383 = "arith.muli"(%368, %278) : (i32, i32) -> i32
            %384 = "arith.addi"(%383, %272) : (i32, i32) -> i32
            %385 = "llvm.getelementptr"(%8, %384) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %386 = "llvm.load"(%385) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %387 = "arith.muli"(%373, %278) : (i32, i32) -> i32
            %388 = "arith.addi"(%387, %272) : (i32, i32) -> i32
            %389 = "llvm.getelementptr"(%8, %388) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %390 = "llvm.load"(%389) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %391 = "arith.muli"(%378, %278) : (i32, i32) -> i32
            %392 = "arith.addi"(%391, %272) : (i32, i32) -> i32
            %393 = "llvm.getelementptr"(%8, %392) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %394 = "llvm.load"(%393) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %395 = "arith.constant"() {value = 1024 : i32} : () -> i32
            %396 = "arith.muli"(%363, %395) : (i32, i32) -> i32
            %397 = "arith.constant"() {value = 64 : i32} : () -> i32
            %398 = "arith.muli"(%272, %397) : (i32, i32) -> i32
            %399 = "arith.addi"(%396, %398) : (i32, i32) -> i32
            %400 = "arith.addi"(%399, %297) : (i32, i32) -> i32
            %401 = "llvm.getelementptr"(%7, %400) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %402 = "llvm.load"(%401) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %403 = "arith.addi"(%297, %22) : (i32, i32) -> i32
            %404 = "arith.addi"(%399, %403) : (i32, i32) -> i32
            %405 = "llvm.getelementptr"(%7, %404) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %406 = "llvm.load"(%405) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %407 = "arith.muli"(%368, %395) : (i32, i32) -> i32
            %408 = "arith.addi"(%407, %398) : (i32, i32) -> i32
            %409 = "arith.addi"(%408, %297) : (i32, i32) -> i32
            %410 = "llvm.getelementptr"(%7, %409) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %411 = "llvm.load"(%410) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %412 = "arith.addi"(%408, %403) : (i32, i32) -> i32
            %413 = "llvm.getelementptr"(%7, %412) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %414 = "llvm.load"(%413) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %415 = "arith.muli"(%373, %395) : (i32, i32) -> i32
            %416 = "arith.addi"(%415, %398) : (i32, i32) -> i32
            %417 = "arith.addi"(%416, %297) : (i32, i32) -> i32
            %418 = "llvm.getelementptr"(%7, %417) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %419 = "llvm.load"(%418) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %420 = "arith.addi"(%416, %403) : (i32, i32) -> i32
            %421 = "llvm.getelementptr"(%7, %420) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %422 = "llvm.load"(%421) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %423 = "arith.muli"(%378, %395) : (i32, i32) -> i32
            %424 = "arith.addi"(%423, %398) : (i32, i32) -> i32
            %425 = "arith.addi"(%424, %297) : (i32, i32) -> i32
            %426 = "llvm.getelementptr"(%7, %425) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %427 = "llvm.load"(%426) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %428 = "arith.addi"(%424, %403) : (i32, i32) -> i32
            %429 = "llvm.getelementptr"(%7, %428) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
            %430 = "llvm.load"(%429) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            %431 = "arith.cmpi"(%335, %301) {predicate = 2 : i64} : (i32, i32) -> i1
            %432 = "arith.cmpf"(%330, %302) {predicate = 2 : i64} : (f32, f32) -> i1
            %433 = "arith.select"(%432, %330, %331) : (i1, f32, f32) -> f32
            %434 = "arith.subf"(%382, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %435 = "llvm.call_intrinsic"(%434) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %436 = "arith.select"(%431, %435, %331) : (i1, f32, f32) -> f32
            %437 = "arith.addf"(%336, %436) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %438 = "arith.mulf"(%436, %402) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %439 = "arith.addf"(%337, %438) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %440 = "arith.mulf"(%436, %406) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %441 = "arith.addf"(%338, %440) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %442 = "arith.cmpi"(%344, %301) {predicate = 2 : i64} : (i32, i32) -> i1
            %443 = "arith.subf"(%386, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %444 = "llvm.call_intrinsic"(%443) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %445 = "arith.select"(%442, %444, %331) : (i1, f32, f32) -> f32
            %446 = "arith.addf"(%437, %445) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %447 = "arith.mulf"(%445, %411) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %448 = "arith.addf"(%439, %447) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %449 = "arith.mulf"(%445, %414) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %450 = "arith.addf"(%441, %449) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %451 = "arith.cmpi"(%349, %301) {predicate = 2 : i64} : (i32, i32) -> i1
            %452 = "arith.subf"(%390, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %453 = "llvm.call_intrinsic"(%452) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %454 = "arith.select"(%451, %453, %331) : (i1, f32, f32) -> f32
            %455 = "arith.addf"(%446, %454) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %456 = "arith.mulf"(%454, %419) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %457 = "arith.addf"(%448, %456) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %458 = "arith.mulf"(%454, %422) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %459 = "arith.addf"(%450, %458) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %460 = "arith.cmpi"(%354, %301) {predicate = 2 : i64} : (i32, i32) -> i1
            %461 = "arith.subf"(%394, %433) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %462 = "llvm.call_intrinsic"(%461) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %463 = "arith.select"(%460, %462, %331) : (i1, f32, f32) -> f32
            %464 = "arith.addf"(%455, %463) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %465 = "arith.mulf"(%463, %427) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %466 = "arith.addf"(%457, %465) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %467 = "arith.mulf"(%463, %430) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %468 = "arith.addf"(%459, %467) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%464, %466, %468) : (f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32) -> (f32, f32, f32)
          "scf.yield"(%330, %332, %333, %334) : (f32, f32, f32, f32) -> ()
        }, {
          %469 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %470 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          "scf.yield"(%469, %470, %291, %292) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %471 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
        %472 = "arith.constant"() {value = 64 : i32} : () -> i32
        %473 = "arith.muli"(%24, %472) : (i32, i32) -> i32
        %474 = "arith.addi"(%473, %471) : (i32, i32) -> i32
        %475 = "llvm.getelementptr"(%25, %474) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%295, %475) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %476 = "arith.addi"(%471, %22) : (i32, i32) -> i32
        %477 = "arith.addi"(%473, %476) : (i32, i32) -> i32
        %478 = "llvm.getelementptr"(%25, %477) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
        "llvm.store"(%296, %478) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
        %479 = "arith.cmpi"(%471, %28) {predicate = 0 : i64} : (i32, i32) -> i1
        "scf.if"(%479) ({
          %480 = "llvm.getelementptr"(%26, %24) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%294, %480) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          %481 = "llvm.getelementptr"(%27, %24) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
          "llvm.store"(%293, %481) {alignment = 4 : i64} : (f32, !llvm.ptr<3>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>, cutec.arm = 21 : i32} : () -> ()
        %482 = "arith.cmpi"(%277, %28) {predicate = 0 : i64} : (i32, i32) -> i1
        %483 = "arith.andi"(%289, %482) : (i1, i1) -> i1
        "scf.if"(%483) ({
          %484 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %485 = "scf.for"(%256, %275, %256, %293) ({
          ^bb0(%486: i32, %487: f32):
            %488 = "arith.addi"(%24, %486) : (i32, i32) -> i32
            %489 = "llvm.getelementptr"(%27, %488) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %490 = "llvm.load"(%489) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %491 = "arith.maxnumf"(%487, %490) : (f32, f32) -> f32
            "scf.yield"(%491) : (f32) -> ()
          }) : (i32, i32, i32, f32) -> f32
          %492 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
          %493 = "arith.cmpf"(%485, %492) {predicate = 2 : i64} : (f32, f32) -> i1
          %494 = "arith.constant"() {value = 0.0 : f32} : () -> f32
          %495 = "arith.select"(%493, %485, %494) : (i1, f32, f32) -> f32
          %496 = "arith.subf"(%293, %495) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %497 = "llvm.call_intrinsic"(%496) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %498 = "arith.mulf"(%294, %497) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %499 = "arith.mulf"(%295, %497) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %500 = "arith.mulf"(%296, %497) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %501, %502, %503 = "scf.for"(%256, %275, %256, %498, %499, %500) ({
          ^bb0(%504: i32, %505: f32, %506: f32, %507: f32):
            %508 = "arith.addi"(%24, %504) : (i32, i32) -> i32
            %509 = "llvm.getelementptr"(%27, %508) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %510 = "llvm.load"(%509) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %511 = "arith.subf"(%510, %495) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %512 = "llvm.call_intrinsic"(%511) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %513 = "llvm.getelementptr"(%26, %508) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %514 = "llvm.load"(%513) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %515 = "arith.mulf"(%512, %514) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %516 = "arith.addf"(%505, %515) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %517 = "arith.muli"(%508, %472) : (i32, i32) -> i32
            %518 = "arith.addi"(%517, %484) : (i32, i32) -> i32
            %519 = "llvm.getelementptr"(%25, %518) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %520 = "llvm.load"(%519) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %521 = "arith.mulf"(%512, %520) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %522 = "arith.addf"(%506, %521) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %523 = "arith.addi"(%484, %22) : (i32, i32) -> i32
            %524 = "arith.addi"(%517, %523) : (i32, i32) -> i32
            %525 = "llvm.getelementptr"(%25, %524) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
            %526 = "llvm.load"(%525) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
            %527 = "arith.mulf"(%512, %526) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %528 = "arith.addf"(%507, %527) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            "scf.yield"(%516, %522, %528) : (f32, f32, f32) -> ()
          }) : (i32, i32, i32, f32, f32, f32) -> (f32, f32, f32)
          %529 = "arith.divsi"(%259, %12) : (i32, i32) -> i32
          %530 = "arith.extsi"(%281) : (i1) -> i32
          %531 = "arith.addi"(%529, %530) : (i32, i32) -> i32
          %532 = "arith.muli"(%531, %260) : (i32, i32) -> i32
          %533 = "arith.addi"(%532, %285) : (i32, i32) -> i32
          %534 = "arith.muli"(%533, %11) : (i32, i32) -> i32
          %535 = "arith.addi"(%534, %284) : (i32, i32) -> i32
          %536 = "arith.addi"(%535, %286) : (i32, i32) -> i32
          %537 = "arith.extsi"(%255) : (i32) -> i64
          %538 = "arith.extsi"(%536) : (i32) -> i64
          %539 = "arith.muli"(%537, %3) : (i64, i64) -> i64
          %540 = "arith.muli"(%538, %4) : (i64, i64) -> i64
          %541 = "arith.addi"(%539, %540) : (i64, i64) -> i64
          %542 = "llvm.getelementptr"(%0, %541) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %543 = "arith.cmpf"(%501, %494) {predicate = 1 : i64} : (f32, f32) -> i1
          %544 = "llvm.call_intrinsic"(%501) {intrin = "llvm.nvvm.rcp.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %545 = "arith.select"(%543, %494, %544) : (i1, f32, f32) -> f32
          %546 = "arith.mulf"(%502, %545) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %547 = "arith.truncf"(%546) : (f32) -> f16
          %548 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %549 = "llvm.getelementptr"(%542, %548) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%547, %549) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %550 = "arith.mulf"(%503, %545) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %551 = "arith.truncf"(%550) : (f32) -> f16
          %552 = "nvvm.read.ptx.sreg.laneid"() : () -> i32
          %553 = "arith.addi"(%552, %22) : (i32, i32) -> i32
          %554 = "llvm.getelementptr"(%542, %553) {rawConstantIndices = array<i32: -2147483648>, elem_type = f16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
          "llvm.store"(%551, %554) {alignment = 2 : i64} : (f16, !llvm.ptr<1>) -> ()
          %555 = "arith.cmpi"(%23, %28) {predicate = 0 : i64} : (i32, i32) -> i1
          "scf.if"(%555) ({
            %556 = "llvm.call_intrinsic"(%501) {intrin = "llvm.nvvm.lg2.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
            %557 = "arith.addf"(%485, %556) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %558 = "arith.constant"() {value = 0.6931471824645996 : f32} : () -> f32
            %559 = "arith.mulf"(%557, %558) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
            %560 = "arith.muli"(%537, %6) : (i64, i64) -> i64
            %561 = "arith.addi"(%560, %538) : (i64, i64) -> i64
            %562 = "llvm.getelementptr"(%5, %561) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
            "llvm.store"(%559, %562) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
    }) {sym_name = "combine_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: i64, %5: !llvm.ptr<1>, %6: i32, %7: i32, %8: i32, %9: i64, %10: i64, %11: i64, %12: !llvm.ptr<1>, %13: i64, %14: i64, %15: i64, %16: !llvm.ptr<1>, %17: i32, %18: i64, %19: !llvm.ptr<1>, %20: !llvm.ptr<1>, %21: i64, %22: i64, %23: !llvm.ptr<1>, %24: i64, %25: f32, %26: !llvm.ptr<1>, %27: !llvm.ptr<1>, %28: !llvm.ptr<1>):
    %29 = "arith.constant"() {value = 0 : i32} : () -> i32
    %30 = "arith.cmpi"(%8, %29) {predicate = 4 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%30) {message = "K and V have at least one head", file = "samples/attention_decode.py", line = 548 : i32} : (i1) -> ()
    %31 = "arith.remui"(%2, %8) : (i32, i32) -> i32
    %32 = "arith.cmpi"(%31, %29) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%32) {message = "as many heads of q share each one of K and V", file = "samples/attention_decode.py", line = 549 : i32} : (i1) -> ()
    %33 = "arith.constant"() {value = 0.0 : f32} : () -> f32
    %34 = "arith.cmpf"(%25, %33) {predicate = 2 : i64} : (f32, f32) -> i1
    "cutec.host_check"(%34) {message = "scores keep their order when they are scaled", file = "samples/attention_decode.py", line = 550 : i32} : (i1) -> ()
    %35 = "arith.divui"(%2, %8) : (i32, i32) -> i32
    %36 = "arith.constant"() {value = 1 : i32} : () -> i32
    %37 = "arith.maxsi"(%35, %36) : (i32, i32) -> i32
    %38 = "arith.constant"() {value = 7 : i32} : () -> i32
    %39 = "arith.addi"(%37, %38) : (i32, i32) -> i32
    %40 = "arith.constant"() {value = 8 : i32} : () -> i32
    %41 = "arith.divui"(%39, %40) : (i32, i32) -> i32
    %42 = "arith.constant"() {value = 2 : i32} : () -> i32
    %43 = "arith.divui"(%8, %42) : (i32, i32) -> i32
    %44 = "arith.muli"(%43, %41) : (i32, i32) -> i32
    %45 = "arith.minsi"(%2, %36) : (i32, i32) -> i32
    %46 = "arith.muli"(%44, %45) : (i32, i32) -> i32
    %47 = "arith.remui"(%46, %42) : (i32, i32) -> i32
    %48 = "arith.cmpi"(%47, %29) {predicate = 0 : i64} : (i32, i32) -> i1
    %49 = "arith.select"(%48, %42, %36) : (i1, i32, i32) -> i32
    %50 = "arith.constant"() {value = 4 : i32} : () -> i32
    %51 = "arith.remui"(%46, %50) : (i32, i32) -> i32
    %52 = "arith.cmpi"(%51, %29) {predicate = 0 : i64} : (i32, i32) -> i1
    %53 = "arith.select"(%52, %50, %49) : (i1, i32, i32) -> i32
    %54 = "arith.maxsi"(%53, %36) : (i32, i32) -> i32
    %55 = "arith.maxsi"(%7, %36) : (i32, i32) -> i32
    %56 = "arith.extui"(%55) : (i32) -> i64
    %57 = "arith.subi"(%55, %36) : (i32, i32) -> i32
    %58 = "llvm.intr.ctlz"(%57) {is_zero_poison = false} : (i32) -> i32
    %59 = "arith.constant"() {value = 32 : i32} : () -> i32
    %60 = "arith.subi"(%59, %58) : (i32, i32) -> i32
    %61 = "arith.extsi"(%60) : (i32) -> i64
    %62 = "arith.constant"() {value = 1 : i64} : () -> i64
    %63 = "arith.shli"(%62, %61) : (i64, i64) -> i64
    %64 = "arith.constant"() {value = 64 : i64} : () -> i64
    %65 = "arith.cmpi"(%61, %64) {predicate = 6 : i64} : (i64, i64) -> i1
    %66 = "arith.constant"() {value = 0 : i64} : () -> i64
    %67 = "arith.select"(%65, %63, %66) : (i1, i64, i64) -> i64
    %68 = "arith.subi"(%67, %56) : (i64, i64) -> i64
    %69 = "arith.constant"() {value = 32 : i64} : () -> i64
    %70 = "arith.shli"(%68, %69) : (i64, i64) -> i64
    %71 = "arith.divui"(%70, %56) : (i64, i64) -> i64
    %72 = "arith.addi"(%71, %62) : (i64, i64) -> i64
    %73 = "arith.shli"(%72, %69) : (i64, i64) -> i64
    %74 = "arith.ori"(%73, %56) : (i64, i64) -> i64
    %75 = "arith.muli"(%17, %7) : (i32, i32) -> i32
    %76 = "arith.divui"(%46, %54) : (i32, i32) -> i32
    %77 = "arith.constant"() {value = 127 : i32} : () -> i32
    %78 = "arith.addi"(%75, %77) : (i32, i32) -> i32
    %79 = "arith.constant"() {value = 128 : i32} : () -> i32
    %80 = "arith.divui"(%78, %79) : (i32, i32) -> i32
    %81 = "arith.maxsi"(%80, %36) : (i32, i32) -> i32
    %82 = "arith.muli"(%1, %76) : (i32, i32) -> i32
    %83 = "arith.muli"(%82, %81) : (i32, i32) -> i32
    %84 = "arith.constant"() {value = 132 : i32} : () -> i32
    %85 = "arith.divui"(%84, %54) : (i32, i32) -> i32
    %86 = "arith.maxsi"(%85, %36) : (i32, i32) -> i32
    %87 = "arith.minsi"(%83, %86) : (i32, i32) -> i32
    %88 = "arith.maxsi"(%87, %36) : (i32, i32) -> i32
    %89 = "arith.remui"(%8, %42) : (i32, i32) -> i32
    %90 = "arith.cmpi"(%89, %29) {predicate = 0 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%90) {message = "K and V have a multiple of as many heads as come together", file = "samples/attention_decode.py", line = 557 : i32} : (i1) -> ()
    %91 = "arith.constant"() {value = 512 : i32} : () -> i32
    %92 = "arith.constant"() {value = 209456 : i32} : () -> i32
    "gpu.launch_func"(%87, %54, %36, %91, %36, %36, %92, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %20, %21, %22, %23, %24, %26, %27, %28, %88, %19, %76, %54, %37, %41, %46, %74, %16, %17, %18, %25) {kernel = @kernels::@decode_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 36, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, !llvm.ptr<1>, i32, i32, i32, i32, i32, i64, !llvm.ptr<1>, i32, i64, f32) -> ()
    %93 = "arith.muli"(%1, %46) : (i32, i32) -> i32
    %94 = "arith.cmpi"(%93, %29) {predicate = 4 : i64} : (i32, i32) -> i1
    %95 = "arith.muli"(%88, %54) : (i32, i32) -> i32
    %96 = "arith.select"(%94, %95, %29) : (i1, i32, i32) -> i32
    %97 = "arith.muli"(%93, %40) : (i32, i32) -> i32
    %98 = "arith.cmpi"(%97, %96) {predicate = 3 : i64} : (i32, i32) -> i1
    %99 = "arith.constant"() {value = 3 : i32} : () -> i32
    %100 = "arith.select"(%98, %99, %29) : (i1, i32, i32) -> i32
    %101 = "arith.cmpi"(%100, %29) {predicate = 4 : i64} : (i32, i32) -> i1
    %102 = "arith.subi"(%96, %36) : (i32, i32) -> i32
    %103 = "arith.maxsi"(%102, %29) : (i32, i32) -> i32
    %104 = "arith.select"(%101, %93, %103) : (i1, i32, i32) -> i32
    %105 = "arith.constant"() {value = 16 : i32} : () -> i32
    %106 = "arith.shli"(%105, %100) : (i32, i32) -> i32
    %107 = "arith.cmpi"(%100, %59) {predicate = 6 : i64} : (i32, i32) -> i1
    %108 = "arith.select"(%107, %106, %29) : (i1, i32, i32) -> i32
    %109 = "arith.addi"(%108, %38) : (i32, i32) -> i32
    %110 = "arith.divui"(%109, %40) : (i32, i32) -> i32
    %111 = "arith.constant"() {value = 256 : i32} : () -> i32
    %112 = "arith.constant"() {value = 2112 : i32} : () -> i32
    "gpu.launch_func"(%104, %110, %36, %111, %36, %36, %112, %20, %1, %2, %21, %22, %23, %24, %26, %27, %28, %54, %37, %41, %46, %96, %100) {kernel = @kernels::@combine_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 16, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i32, i32, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "attention_decode_f16_depth64_tile8_together2", function_type = (!llvm.ptr<1>, i32, i32, i64, i64, !llvm.ptr<1>, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i64, i64, i64, !llvm.ptr<1>, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, i64, f32, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
