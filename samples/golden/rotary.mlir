"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i32, %11: i64, %12: !llvm.ptr<1>, %13: i64, %14: !llvm.ptr<1>, %15: i64, %16: i64, %17: i64, %18: i32, %19: i64, %20: i64, %21: i64):
      %22 = "arith.trunci"(%19) : (i64) -> i32
      %23 = "arith.trunci"(%20) : (i64) -> i32
      %24 = "arith.trunci"(%21) : (i64) -> i32
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %25 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %28 = "arith.constant"() {value = 128 : i32} : () -> i32
      %29 = "arith.muli"(%25, %28) : (i32, i32) -> i32
      %30 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %31 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %32 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %33 = "arith.addi"(%29, %30) : (i32, i32) -> i32
      %34 = "arith.cmpi"(%33, %18) {predicate = 6 : i64} : (i32, i32) -> i1
      "scf.if"(%34) ({
        %35 = "arith.constant"() {value = 32 : i64} : () -> i64
        %36 = "arith.shrui"(%19, %35) : (i64, i64) -> i64
        %37 = "arith.constant"() {value = 1 : i32} : () -> i32
        %38 = "arith.subi"(%22, %37) : (i32, i32) -> i32
        %39 = "llvm.intr.ctlz"(%38) {is_zero_poison = false} : (i32) -> i32
        %40 = "arith.constant"() {value = 32 : i32} : () -> i32
        %41 = "arith.subi"(%40, %39) : (i32, i32) -> i32
        %42 = "arith.extui"(%33) : (i32) -> i64
        %43 = "arith.muli"(%42, %36) : (i64, i64) -> i64
        %44 = "arith.shrui"(%43, %35) : (i64, i64) -> i64
        %45 = "arith.addi"(%44, %42) : (i64, i64) -> i64
        %46 = "arith.extsi"(%41) : (i32) -> i64
        %47 = "arith.shrui"(%45, %46) : (i64, i64) -> i64
        %48 = "arith.constant"() {value = 64 : i64} : () -> i64
        %49 = "arith.cmpi"(%46, %48) {predicate = 6 : i64} : (i64, i64) -> i1
        %50 = "arith.constant"() {value = 0 : i64} : () -> i64
        %51 = "arith.select"(%49, %47, %50) : (i1, i64, i64) -> i64
        %52 = "arith.trunci"(%51) : (i64) -> i32
        %53 = "arith.muli"(%52, %22) : (i32, i32) -> i32
        %54 = "arith.subi"(%33, %53) : (i32, i32) -> i32
        %55 = "llvm.intr.ctlz"(%38) {is_zero_poison = false} : (i32) -> i32
        %56 = "arith.subi"(%40, %55) : (i32, i32) -> i32
        %57 = "arith.extsi"(%56) : (i32) -> i64
        %58 = "arith.shrui"(%45, %57) : (i64, i64) -> i64
        %59 = "arith.cmpi"(%57, %48) {predicate = 6 : i64} : (i64, i64) -> i1
        %60 = "arith.select"(%59, %58, %50) : (i1, i64, i64) -> i64
        %61 = "arith.trunci"(%60) : (i64) -> i32
        %62 = "arith.shrui"(%20, %35) : (i64, i64) -> i64
        %63 = "arith.subi"(%23, %37) : (i32, i32) -> i32
        %64 = "llvm.intr.ctlz"(%63) {is_zero_poison = false} : (i32) -> i32
        %65 = "arith.subi"(%40, %64) : (i32, i32) -> i32
        %66 = "arith.extui"(%61) : (i32) -> i64
        %67 = "arith.muli"(%66, %62) : (i64, i64) -> i64
        %68 = "arith.shrui"(%67, %35) : (i64, i64) -> i64
        %69 = "arith.addi"(%68, %66) : (i64, i64) -> i64
        %70 = "arith.extsi"(%65) : (i32) -> i64
        %71 = "arith.shrui"(%69, %70) : (i64, i64) -> i64
        %72 = "arith.cmpi"(%70, %48) {predicate = 6 : i64} : (i64, i64) -> i1
        %73 = "arith.select"(%72, %71, %50) : (i1, i64, i64) -> i64
        %74 = "arith.trunci"(%73) : (i64) -> i32
        %75 = "arith.muli"(%74, %23) : (i32, i32) -> i32
        %76 = "arith.subi"(%61, %75) : (i32, i32) -> i32
        %77 = "llvm.intr.ctlz"(%63) {is_zero_poison = false} : (i32) -> i32
        %78 = "arith.subi"(%40, %77) : (i32, i32) -> i32
        %79 = "arith.extsi"(%78) : (i32) -> i64
        %80 = "arith.shrui"(%69, %79) : (i64, i64) -> i64
        %81 = "arith.cmpi"(%79, %48) {predicate = 6 : i64} : (i64, i64) -> i1
        %82 = "arith.select"(%81, %80, %50) : (i1, i64, i64) -> i64
        %83 = "arith.trunci"(%82) : (i64) -> i32
        %84 = "arith.shrui"(%21, %35) : (i64, i64) -> i64
        %85 = "arith.subi"(%24, %37) : (i32, i32) -> i32
        %86 = "llvm.intr.ctlz"(%85) {is_zero_poison = false} : (i32) -> i32
        %87 = "arith.subi"(%40, %86) : (i32, i32) -> i32
        %88 = "arith.extui"(%83) : (i32) -> i64
        %89 = "arith.muli"(%88, %84) : (i64, i64) -> i64
        %90 = "arith.shrui"(%89, %35) : (i64, i64) -> i64
        %91 = "arith.addi"(%90, %88) : (i64, i64) -> i64
        %92 = "arith.extsi"(%87) : (i32) -> i64
        %93 = "arith.shrui"(%91, %92) : (i64, i64) -> i64
        %94 = "arith.cmpi"(%92, %48) {predicate = 6 : i64} : (i64, i64) -> i1
        %95 = "arith.select"(%94, %93, %50) : (i1, i64, i64) -> i64
        %96 = "arith.trunci"(%95) : (i64) -> i32
        %97 = "arith.muli"(%96, %24) : (i32, i32) -> i32
        %98 = "arith.subi"(%83, %97) : (i32, i32) -> i32
        %99 = "llvm.intr.ctlz"(%85) {is_zero_poison = false} : (i32) -> i32
        %100 = "arith.subi"(%40, %99) : (i32, i32) -> i32
        %101 = "arith.extsi"(%100) : (i32) -> i64
        %102 = "arith.shrui"(%91, %101) : (i64, i64) -> i64
        %103 = "arith.cmpi"(%101, %48) {predicate = 6 : i64} : (i64, i64) -> i1
        %104 = "arith.select"(%103, %102, %50) : (i1, i64, i64) -> i64
        %105 = "arith.trunci"(%104) : (i64) -> i32
        %106 = "arith.extui"(%105) : (i32) -> i64
        %107 = "arith.extui"(%98) : (i32) -> i64
        %108 = "arith.extui"(%76) : (i32) -> i64
        %109 = "arith.muli"(%106, %5) : (i64, i64) -> i64
        %110 = "arith.muli"(%107, %6) : (i64, i64) -> i64
        %111 = "arith.addi"(%109, %110) : (i64, i64) -> i64
        %112 = "arith.muli"(%108, %7) : (i64, i64) -> i64
        %113 = "arith.addi"(%111, %112) : (i64, i64) -> i64
        %114 = "llvm.getelementptr"(%0, %113) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %115 = "arith.muli"(%106, %15) : (i64, i64) -> i64
        %116 = "arith.muli"(%107, %16) : (i64, i64) -> i64
        %117 = "arith.addi"(%115, %116) : (i64, i64) -> i64
        %118 = "arith.muli"(%108, %17) : (i64, i64) -> i64
        %119 = "arith.addi"(%117, %118) : (i64, i64) -> i64
        %120 = "llvm.getelementptr"(%14, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %121 = "arith.constant"() {value = 8 : i32} : () -> i32
        %122 = "arith.divui"(%10, %121) : (i32, i32) -> i32
        %123 = "arith.cmpi"(%54, %122) {predicate = 6 : i64} : (i32, i32) -> i1
        "scf.if"(%123) ({
          %124 = "arith.addi"(%54, %122) : (i32, i32) -> i32
          %125 = "arith.muli"(%107, %11) : (i64, i64) -> i64
          %126 = "llvm.getelementptr"(%8, %125) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %127 = "arith.muli"(%107, %13) : (i64, i64) -> i64
          %128 = "llvm.getelementptr"(%12, %127) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %129 = "arith.extui"(%54) : (i32) -> i64
          %130 = "arith.constant"() {value = 8 : i64} : () -> i64
          %131 = "arith.muli"(%129, %130) : (i64, i64) -> i64
          %132 = "llvm.getelementptr"(%126, %131) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %133 = "llvm.getelementptr"(%128, %131) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %134 = "llvm.getelementptr"(%114, %131) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %135 = "llvm.load"(%134) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xbf16>
          %136 = "vector.extract"(%135) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %137 = "vector.extract"(%135) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %138 = "vector.extract"(%135) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %139 = "vector.extract"(%135) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %140 = "vector.extract"(%135) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %141 = "vector.extract"(%135) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %142 = "vector.extract"(%135) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %143 = "vector.extract"(%135) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %144 = "arith.extui"(%124) : (i32) -> i64
          %145 = "arith.muli"(%144, %130) : (i64, i64) -> i64
          %146 = "llvm.getelementptr"(%114, %145) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %147 = "llvm.load"(%146) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xbf16>
          %148 = "vector.extract"(%147) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %149 = "vector.extract"(%147) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %150 = "vector.extract"(%147) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %151 = "vector.extract"(%147) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %152 = "vector.extract"(%147) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %153 = "vector.extract"(%147) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %154 = "vector.extract"(%147) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %155 = "vector.extract"(%147) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %156 = "llvm.load"(%132) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %157 = "vector.extract"(%156) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %158 = "vector.extract"(%156) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %159 = "vector.extract"(%156) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %160 = "vector.extract"(%156) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %161 = "llvm.getelementptr"(%132) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %162 = "llvm.load"(%161) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %163 = "vector.extract"(%162) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %164 = "vector.extract"(%162) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %165 = "vector.extract"(%162) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %166 = "vector.extract"(%162) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %167 = "vector.from_elements"(%157, %158, %159, %160, %163, %164, %165, %166) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
          %168 = "llvm.load"(%133) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %169 = "vector.extract"(%168) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %170 = "vector.extract"(%168) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %171 = "vector.extract"(%168) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %172 = "vector.extract"(%168) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %173 = "llvm.getelementptr"(%133) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %174 = "llvm.load"(%173) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %175 = "vector.extract"(%174) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %176 = "vector.extract"(%174) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %177 = "vector.extract"(%174) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %178 = "vector.extract"(%174) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %179 = "vector.from_elements"(%169, %170, %171, %172, %175, %176, %177, %178) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
          %180 = "vector.from_elements"(%136, %137, %138, %139, %140, %141, %142, %143) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
          %181 = "arith.extf"(%180) : (vector<8xbf16>) -> vector<8xf32>
          %182 = "vector.from_elements"(%148, %149, %150, %151, %152, %153, %154, %155) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
          %183 = "arith.extf"(%182) : (vector<8xbf16>) -> vector<8xf32>
          %184 = "arith.mulf"(%181, %167) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %185 = "arith.mulf"(%183, %179) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %186 = "arith.subf"(%184, %185) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %187 = "arith.mulf"(%181, %179) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %188 = "arith.mulf"(%183, %167) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %189 = "arith.addf"(%187, %188) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %190 = "llvm.getelementptr"(%120, %131) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %191 = "arith.truncf"(%186) : (vector<8xf32>) -> vector<8xbf16>
          %192 = "vector.extract"(%191) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %193 = "vector.extract"(%191) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %194 = "vector.extract"(%191) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %195 = "vector.extract"(%191) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %196 = "vector.extract"(%191) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %197 = "vector.extract"(%191) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %198 = "vector.extract"(%191) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %199 = "vector.extract"(%191) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %200 = "vector.from_elements"(%192, %193, %194, %195, %196, %197, %198, %199) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
          "llvm.store"(%200, %190) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
          %201 = "llvm.getelementptr"(%120, %145) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %202 = "arith.truncf"(%189) : (vector<8xf32>) -> vector<8xbf16>
          %203 = "vector.extract"(%202) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %204 = "vector.extract"(%202) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %205 = "vector.extract"(%202) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %206 = "vector.extract"(%202) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %207 = "vector.extract"(%202) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %208 = "vector.extract"(%202) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %209 = "vector.extract"(%202) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %210 = "vector.extract"(%202) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %211 = "vector.from_elements"(%203, %204, %205, %206, %207, %208, %209, %210) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
          "llvm.store"(%211, %201) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %212 = "arith.constant"() {value = 2 : i32} : () -> i32
          %213 = "arith.muli"(%212, %54) : (i32, i32) -> i32
          %214 = "arith.extui"(%213) : (i32) -> i64
          %215 = "arith.constant"() {value = 8 : i64} : () -> i64
          %216 = "arith.muli"(%214, %215) : (i64, i64) -> i64
          %217 = "llvm.getelementptr"(%114, %216) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %218 = "llvm.load"(%217) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xbf16>
          %219 = "vector.extract"(%218) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %220 = "vector.extract"(%218) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %221 = "vector.extract"(%218) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %222 = "vector.extract"(%218) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %223 = "vector.extract"(%218) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %224 = "vector.extract"(%218) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %225 = "vector.extract"(%218) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %226 = "vector.extract"(%218) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %227 = "arith.addi"(%213, %37) : (i32, i32) -> i32
          %228 = "arith.extui"(%227) : (i32) -> i64
          %229 = "arith.muli"(%228, %215) : (i64, i64) -> i64
          %230 = "llvm.getelementptr"(%114, %229) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %231 = "llvm.load"(%230) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xbf16>
          %232 = "vector.extract"(%231) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %233 = "vector.extract"(%231) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %234 = "vector.extract"(%231) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %235 = "vector.extract"(%231) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %236 = "vector.extract"(%231) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %237 = "vector.extract"(%231) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %238 = "vector.extract"(%231) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %239 = "vector.extract"(%231) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %240 = "vector.from_elements"(%219, %220, %221, %222, %223, %224, %225, %226) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
          %241 = "llvm.getelementptr"(%120, %216) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %242 = "vector.extract"(%240) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %243 = "vector.extract"(%240) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %244 = "vector.extract"(%240) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %245 = "vector.extract"(%240) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %246 = "vector.extract"(%240) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %247 = "vector.extract"(%240) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %248 = "vector.extract"(%240) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %249 = "vector.extract"(%240) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %250 = "vector.from_elements"(%242, %243, %244, %245, %246, %247, %248, %249) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
          "llvm.store"(%250, %241) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
          %251 = "vector.from_elements"(%232, %233, %234, %235, %236, %237, %238, %239) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
          %252 = "llvm.getelementptr"(%120, %229) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %253 = "vector.extract"(%251) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %254 = "vector.extract"(%251) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %255 = "vector.extract"(%251) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %256 = "vector.extract"(%251) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %257 = "vector.extract"(%251) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %258 = "vector.extract"(%251) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %259 = "vector.extract"(%251) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %260 = "vector.extract"(%251) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %261 = "vector.from_elements"(%253, %254, %255, %256, %257, %258, %259, %260) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
          "llvm.store"(%261, %252) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "rotary_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, i64, i32, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i32, %11: i64, %12: !llvm.ptr<1>, %13: i64, %14: !llvm.ptr<1>, %15: i64, %16: i64, %17: i64):
    %18 = "arith.constant"() {value = 16 : i32} : () -> i32
    %19 = "arith.divui"(%4, %18) : (i32, i32) -> i32
    %20 = "arith.extsi"(%1) : (i32) -> i64
    %21 = "arith.extsi"(%2) : (i32) -> i64
    %22 = "arith.muli"(%20, %21) : (i64, i64) -> i64
    %23 = "arith.extsi"(%3) : (i32) -> i64
    %24 = "arith.muli"(%22, %23) : (i64, i64) -> i64
    %25 = "arith.extsi"(%19) : (i32) -> i64
    %26 = "arith.muli"(%24, %25) : (i64, i64) -> i64
    %27 = "arith.constant"() {value = 4294967168 : i64} : () -> i64
    %28 = "arith.cmpi"(%26, %27) {predicate = 2 : i64} : (i64, i64) -> i1
    "cutec.host_check"(%28) {message = "x has 2^36 elements or more", file = "samples/rotary.py", line = 118 : i32} : (i1) -> ()
    %29 = "arith.constant"() {value = 2 : i32} : () -> i32
    %30 = "arith.muli"(%29, %10) : (i32, i32) -> i32
    %31 = "arith.cmpi"(%30, %4) {predicate = 3 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%31) {message = "cos and sin have more pairs than a head", file = "samples/rotary.py", line = 119 : i32} : (i1) -> ()
    %32 = "arith.cmpi"(%2, %9) {predicate = 3 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%32) {message = "a sequence is longer than the table", file = "samples/rotary.py", line = 121 : i32} : (i1) -> ()
    %33 = "arith.constant"() {value = 1 : i32} : () -> i32
    %34 = "arith.maxui"(%19, %33) : (i32, i32) -> i32
    %35 = "arith.extui"(%34) : (i32) -> i64
    %36 = "arith.subi"(%34, %33) : (i32, i32) -> i32
    %37 = "llvm.intr.ctlz"(%36) {is_zero_poison = false} : (i32) -> i32
    %38 = "arith.constant"() {value = 32 : i32} : () -> i32
    %39 = "arith.subi"(%38, %37) : (i32, i32) -> i32
    %40 = "arith.extsi"(%39) : (i32) -> i64
    %41 = "arith.constant"() {value = 1 : i64} : () -> i64
    %42 = "arith.shli"(%41, %40) : (i64, i64) -> i64
    %43 = "arith.constant"() {value = 64 : i64} : () -> i64
    %44 = "arith.cmpi"(%40, %43) {predicate = 6 : i64} : (i64, i64) -> i1
    %45 = "arith.constant"() {value = 0 : i64} : () -> i64
    %46 = "arith.select"(%44, %42, %45) : (i1, i64, i64) -> i64
    %47 = "arith.subi"(%46, %35) : (i64, i64) -> i64
    %48 = "arith.constant"() {value = 32 : i64} : () -> i64
    %49 = "arith.shli"(%47, %48) : (i64, i64) -> i64
    %50 = "arith.divui"(%49, %35) : (i64, i64) -> i64
    %51 = "arith.addi"(%50, %41) : (i64, i64) -> i64
    %52 = "arith.shli"(%51, %48) : (i64, i64) -> i64
    %53 = "arith.ori"(%52, %35) : (i64, i64) -> i64
    %54 = "arith.maxui"(%3, %33) : (i32, i32) -> i32
    %55 = "arith.extui"(%54) : (i32) -> i64
    %56 = "arith.subi"(%54, %33) : (i32, i32) -> i32
    %57 = "llvm.intr.ctlz"(%56) {is_zero_poison = false} : (i32) -> i32
    %58 = "arith.subi"(%38, %57) : (i32, i32) -> i32
    %59 = "arith.extsi"(%58) : (i32) -> i64
    %60 = "arith.shli"(%41, %59) : (i64, i64) -> i64
    %61 = "arith.cmpi"(%59, %43) {predicate = 6 : i64} : (i64, i64) -> i1
    %62 = "arith.select"(%61, %60, %45) : (i1, i64, i64) -> i64
    %63 = "arith.subi"(%62, %55) : (i64, i64) -> i64
    %64 = "arith.shli"(%63, %48) : (i64, i64) -> i64
    %65 = "arith.divui"(%64, %55) : (i64, i64) -> i64
    %66 = "arith.addi"(%65, %41) : (i64, i64) -> i64
    %67 = "arith.shli"(%66, %48) : (i64, i64) -> i64
    %68 = "arith.ori"(%67, %55) : (i64, i64) -> i64
    %69 = "arith.maxui"(%2, %33) : (i32, i32) -> i32
    %70 = "arith.extui"(%69) : (i32) -> i64
    %71 = "arith.subi"(%69, %33) : (i32, i32) -> i32
    %72 = "llvm.intr.ctlz"(%71) {is_zero_poison = false} : (i32) -> i32
    %73 = "arith.subi"(%38, %72) : (i32, i32) -> i32
    %74 = "arith.extsi"(%73) : (i32) -> i64
    %75 = "arith.shli"(%41, %74) : (i64, i64) -> i64
    %76 = "arith.cmpi"(%74, %43) {predicate = 6 : i64} : (i64, i64) -> i1
    %77 = "arith.select"(%76, %75, %45) : (i1, i64, i64) -> i64
    %78 = "arith.subi"(%77, %70) : (i64, i64) -> i64
    %79 = "arith.shli"(%78, %48) : (i64, i64) -> i64
    %80 = "arith.divui"(%79, %70) : (i64, i64) -> i64
    %81 = "arith.addi"(%80, %41) : (i64, i64) -> i64
    %82 = "arith.shli"(%81, %48) : (i64, i64) -> i64
    %83 = "arith.ori"(%82, %70) : (i64, i64) -> i64
    %84 = "arith.trunci"(%26) : (i64) -> i32
    %85 = "arith.constant"() {value = 127 : i64} : () -> i64
    %86 = "arith.addi"(%26, %85) : (i64, i64) -> i64
    %87 = "arith.constant"() {value = 128 : i64} : () -> i64
    %88 = "arith.divui"(%86, %87) : (i64, i64) -> i64
    %89 = "arith.trunci"(%88) : (i64) -> i32
    %90 = "arith.constant"() {value = 128 : i32} : () -> i32
    %91 = "arith.constant"() {value = 0 : i32} : () -> i32
    "gpu.launch_func"(%89, %33, %33, %90, %33, %33, %91, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %84, %53, %68, %83) {kernel = @kernels::@rotary_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 22, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, i64, i32, i64, i64, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "rotary_bf16_f32", function_type = (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
