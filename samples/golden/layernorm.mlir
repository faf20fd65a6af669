"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    }) {sym_name = "__nv_rsqrtf", function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: i64, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: f32):
      %11 = "arith.sitofp"(%2) : (i32) -> f32
      %12 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %14 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %15 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %16 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %18 = "arith.extsi"(%15) : (i32) -> i64
      %19 = "arith.constant"() {value = 32 : i32} : () -> i32
      %20 = "arith.constant"() {value = 1 : i32} : () -> i32
      %21 = "arith.constant"() {value = 31 : i32} : () -> i32
      %22 = "arith.constant"() {value = 32 : i64} : () -> i64
      %23 = "arith.muli"(%3, %22) : (i64, i64) -> i64
      %24 = "arith.muli"(%18, %23) : (i64, i64) -> i64
      %25 = "llvm.getelementptr"(%0, %24) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %26 = "arith.constant"() {value = 4 : i32} : () -> i32
      %27 = "arith.remui"(%12, %26) : (i32, i32) -> i32
      %28 = "arith.divui"(%12, %26) : (i32, i32) -> i32
      %29 = "arith.muli"(%27, %26) : (i32, i32) -> i32
      %30 = "arith.extsi"(%28) : (i32) -> i64
      %31 = "arith.muli"(%30, %3) : (i64, i64) -> i64
      %32 = "arith.extsi"(%29) : (i32) -> i64
      %33 = "arith.addi"(%32, %31) : (i64, i64) -> i64
      %34 = "llvm.getelementptr"(%25, %33) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %35 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %37 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %38 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %39 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %40 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %41 = "arith.muli"(%38, %19) : (i32, i32) -> i32
      %42 = "arith.remui"(%35, %26) : (i32, i32) -> i32
      %43 = "arith.divui"(%35, %26) : (i32, i32) -> i32
      %44 = "arith.muli"(%42, %26) : (i32, i32) -> i32
      %45 = "arith.addi"(%41, %43) : (i32, i32) -> i32
      %46 = "arith.cmpi"(%45, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %47 = "arith.cmpi"(%44, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %48 = "arith.andi"(%46, %47) : (i1, i1) -> i1
      %49 = "arith.extui"(%48) : (i1) -> i8
      %50 = "arith.constant"() {value = 16 : i32} : () -> i32
      %51 = "arith.addi"(%44, %50) : (i32, i32) -> i32
      %52 = "arith.cmpi"(%51, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %53 = "arith.andi"(%46, %52) : (i1, i1) -> i1
      %54 = "arith.extui"(%53) : (i1) -> i8
      %55 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
      %56 = "vector.extract"(%55) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %57 = "vector.extract"(%55) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %58 = "vector.extract"(%55) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %59 = "vector.extract"(%55) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %60 = "vector.extract"(%55) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %61 = "vector.extract"(%55) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %62 = "vector.extract"(%55) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %63 = "vector.extract"(%55) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      %64 = "arith.constant"() {value = 0 : i8} : () -> i8
      %65 = "arith.cmpi"(%49, %64) {predicate = 1 : i64} : (i8, i8) -> i1
      %66, %67, %68, %69 = "scf.if"(%65) ({
        %70 = "llvm.load"(%34) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %71 = "vector.extract"(%70) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %72 = "vector.extract"(%70) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %73 = "vector.extract"(%70) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %74 = "vector.extract"(%70) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %75 = "llvm.bitcast"(%71) : (i32) -> f32
        %76 = "llvm.bitcast"(%72) : (i32) -> f32
        %77 = "llvm.bitcast"(%73) : (i32) -> f32
        %78 = "llvm.bitcast"(%74) : (i32) -> f32
        "scf.yield"(%75, %76, %77, %78) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%56, %57, %58, %59) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %79 = "arith.cmpi"(%54, %64) {predicate = 1 : i64} : (i8, i8) -> i1
      %80, %81, %82, %83 = "scf.if"(%79) ({
        %84 = "llvm.getelementptr"(%34) {rawConstantIndices = array<i32: 16>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %85 = "llvm.load"(%84) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %86 = "vector.extract"(%85) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %87 = "vector.extract"(%85) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %88 = "vector.extract"(%85) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %89 = "vector.extract"(%85) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %90 = "llvm.bitcast"(%86) : (i32) -> f32
        %91 = "llvm.bitcast"(%87) : (i32) -> f32
        %92 = "llvm.bitcast"(%88) : (i32) -> f32
        %93 = "llvm.bitcast"(%89) : (i32) -> f32
        "scf.yield"(%90, %91, %92, %93) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%60, %61, %62, %63) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %94 = "vector.from_elements"(%66, %67, %68, %69) : (f32, f32, f32, f32) -> vector<4xf32>
      %95 = "vector.shuffle"(%94, %94) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %96 = "vector.shuffle"(%94, %94) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %97 = "arith.addf"(%95, %96) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %98 = "vector.shuffle"(%97, %97) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %99 = "vector.shuffle"(%97, %97) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %100 = "arith.addf"(%98, %99) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %101 = "vector.extract"(%100) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %102 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %103 = "arith.addf"(%101, %102) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %104 = "arith.addf"(%102, %103) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %105 = "vector.from_elements"(%80, %81, %82, %83) : (f32, f32, f32, f32) -> vector<4xf32>
      %106 = "vector.shuffle"(%105, %105) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %107 = "vector.shuffle"(%105, %105) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %108 = "arith.addf"(%106, %107) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %109 = "vector.shuffle"(%108, %108) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %110 = "vector.shuffle"(%108, %108) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %111 = "arith.addf"(%109, %110) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %112 = "vector.extract"(%111) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %113 = "arith.addf"(%112, %102) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %114 = "arith.addf"(%104, %113) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %115 = "arith.constant"() {value = -1 : i32} : () -> i32
      %116 = "arith.constant"() {value = 2 : i32} : () -> i32
      %117 = "nvvm.shfl.sync"(%115, %114, %116, %21) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %118 = "arith.addf"(%114, %117) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %119 = "nvvm.shfl.sync"(%115, %118, %20, %21) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %120 = "arith.addf"(%118, %119) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %121 = "arith.divf"(%120, %11) : (f32, f32) -> f32
      %122 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %123 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %124 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %125 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %126 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %127 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %128 = "arith.muli"(%125, %19) : (i32, i32) -> i32
      %129 = "arith.remui"(%122, %26) : (i32, i32) -> i32
      %130 = "arith.divui"(%122, %26) : (i32, i32) -> i32
      %131 = "arith.muli"(%129, %26) : (i32, i32) -> i32
      %132 = "arith.addi"(%128, %130) : (i32, i32) -> i32
      %133 = "arith.cmpi"(%132, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %134 = "arith.cmpi"(%131, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %135 = "arith.andi"(%133, %134) : (i1, i1) -> i1
      %136 = "arith.extui"(%135) : (i1) -> i8
      %137 = "arith.addi"(%131, %50) : (i32, i32) -> i32
      %138 = "arith.cmpi"(%137, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %139 = "arith.andi"(%133, %138) : (i1, i1) -> i1
      %140 = "arith.extui"(%139) : (i1) -> i8
      %141 = "vector.from_elements"(%66, %67, %68, %69) : (f32, f32, f32, f32) -> vector<4xf32>
      %142 = "vector.broadcast"(%121) : (f32) -> vector<4xf32>
      %143 = "arith.subf"(%141, %142) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %144 = "arith.cmpi"(%136, %64) {predicate = 1 : i64} : (i8, i8) -> i1
      %145 = "arith.mulf"(%143, %143) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %146 = "vector.shuffle"(%145, %145) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %147 = "vector.shuffle"(%145, %145) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %148 = "arith.addf"(%146, %147) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %149 = "vector.shuffle"(%148, %148) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %150 = "vector.shuffle"(%148, %148) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %151 = "arith.addf"(%149, %150) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %152 = "vector.extract"(%151) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %153 = "arith.addf"(%152, %102) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %154 = "arith.select"(%144, %153, %102) : (i1, f32, f32) -> f32
      %155 = "arith.addf"(%102, %154) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %156 = "vector.from_elements"(%80, %81, %82, %83) : (f32, f32, f32, f32) -> vector<4xf32>
      %157 = "vector.broadcast"(%121) : (f32) -> vector<4xf32>
      %158 = "arith.subf"(%156, %157) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %159 = "arith.cmpi"(%140, %64) {predicate = 1 : i64} : (i8, i8) -> i1
      %160 = "arith.mulf"(%158, %158) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %161 = "vector.shuffle"(%160, %160) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %162 = "vector.shuffle"(%160, %160) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %163 = "arith.addf"(%161, %162) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %164 = "vector.shuffle"(%163, %163) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %165 = "vector.shuffle"(%163, %163) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %166 = "arith.addf"(%164, %165) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %167 = "vector.extract"(%166) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %168 = "arith.addf"(%167, %102) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %169 = "arith.select"(%159, %168, %102) : (i1, f32, f32) -> f32
      %170 = "arith.addf"(%155, %169) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %171 = "arith.addf"(%102, %170) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %172 = "nvvm.shfl.sync"(%115, %171, %116, %21) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %173 = "arith.addf"(%171, %172) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %174 = "nvvm.shfl.sync"(%115, %173, %20, %21) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %175 = "arith.addf"(%173, %174) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %176 = "arith.divf"(%175, %11) : (f32, f32) -> f32
      %177 = "arith.addf"(%176, %10) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %178 = "llvm.call"(%177) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %179 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %180 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %181 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %182 = "arith.remui"(%179, %26) : (i32, i32) -> i32
      %183 = "arith.constant"() {value = 0 : i32} : () -> i32
      %184 = "arith.cmpi"(%182, %183) {predicate = 0 : i64} : (i32, i32) -> i1
      %185 = "scf.if"(%184) ({
        %186 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %187 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %188 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %189 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %190 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %191 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %192 = "arith.muli"(%189, %19) : (i32, i32) -> i32
        %193 = "arith.divui"(%186, %26) : (i32, i32) -> i32
        %194 = "arith.addi"(%192, %193) : (i32, i32) -> i32
        %195 = "arith.cmpi"(%194, %1) {predicate = 2 : i64} : (i32, i32) -> i1
        "scf.yield"(%195) : (i1) -> ()
      }, {
        "scf.yield"(%184) : (i1) -> ()
      }) : (i1) -> i1
      "scf.if"(%185) ({
        %196 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %197 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %198 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %199 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %200 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %201 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %202 = "arith.muli"(%199, %19) : (i32, i32) -> i32
        %203 = "arith.divui"(%196, %26) : (i32, i32) -> i32
        %204 = "arith.addi"(%202, %203) : (i32, i32) -> i32
        %205 = "arith.extsi"(%204) : (i32) -> i64
        %206 = "llvm.getelementptr"(%8, %205) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%121, %206) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        %207 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
        %208 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
        %209 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
        %210 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
        %211 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
        %212 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
        %213 = "arith.muli"(%210, %19) : (i32, i32) -> i32
        %214 = "arith.divui"(%207, %26) : (i32, i32) -> i32
        %215 = "arith.addi"(%213, %214) : (i32, i32) -> i32
        %216 = "arith.extsi"(%215) : (i32) -> i64
        %217 = "llvm.getelementptr"(%9, %216) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        "llvm.store"(%178, %217) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %218 = "vector.from_elements"(%66, %67, %68, %69) : (f32, f32, f32, f32) -> vector<4xf32>
      %219 = "vector.broadcast"(%121) : (f32) -> vector<4xf32>
      %220 = "arith.subf"(%218, %219) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %221 = "vector.broadcast"(%178) : (f32) -> vector<4xf32>
      %222 = "arith.mulf"(%220, %221) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %223 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %224 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %225 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %226 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %227 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %228 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %229 = "arith.muli"(%226, %19) : (i32, i32) -> i32
      %230 = "arith.remui"(%223, %26) : (i32, i32) -> i32
      %231 = "arith.divui"(%223, %26) : (i32, i32) -> i32
      %232 = "arith.muli"(%230, %26) : (i32, i32) -> i32
      %233 = "arith.addi"(%229, %231) : (i32, i32) -> i32
      %234 = "arith.cmpi"(%233, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %235 = "arith.cmpi"(%232, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %236 = "arith.andi"(%234, %235) : (i1, i1) -> i1
      %237 = "arith.extui"(%236) : (i1) -> i8
      %238 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %239 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %240 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %241 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %242 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %243 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %244 = "arith.remui"(%238, %26) : (i32, i32) -> i32
      %245 = "arith.muli"(%244, %26) : (i32, i32) -> i32
      %246 = "llvm.getelementptr"(%4, %245) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %247 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %248 = "vector.extract"(%247) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %249 = "vector.extract"(%247) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %250 = "vector.extract"(%247) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %251 = "vector.extract"(%247) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %252 = "arith.cmpi"(%237, %64) {predicate = 1 : i64} : (i8, i8) -> i1
      %253, %254, %255, %256 = "scf.if"(%252) ({
        %257 = "llvm.load"(%246) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %258 = "vector.extract"(%257) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %259 = "vector.extract"(%257) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %260 = "vector.extract"(%257) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %261 = "vector.extract"(%257) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %262 = "llvm.bitcast"(%258) : (i32) -> f32
        %263 = "llvm.bitcast"(%259) : (i32) -> f32
        %264 = "llvm.bitcast"(%260) : (i32) -> f32
        %265 = "llvm.bitcast"(%261) : (i32) -> f32
        "scf.yield"(%262, %263, %264, %265) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%248, %249, %250, %251) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %266 = "vector.from_elements"(%253, %254, %255, %256) : (f32, f32, f32, f32) -> vector<4xf32>
      %267 = "arith.mulf"(%222, %266) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %268 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %269 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %270 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %271 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %272 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %273 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %274 = "arith.muli"(%271, %19) : (i32, i32) -> i32
      %275 = "arith.remui"(%268, %26) : (i32, i32) -> i32
      %276 = "arith.divui"(%268, %26) : (i32, i32) -> i32
      %277 = "arith.muli"(%275, %26) : (i32, i32) -> i32
      %278 = "arith.addi"(%274, %276) : (i32, i32) -> i32
      %279 = "arith.cmpi"(%278, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %280 = "arith.cmpi"(%277, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %281 = "arith.andi"(%279, %280) : (i1, i1) -> i1
      %282 = "arith.extui"(%281) : (i1) -> i8
      %283 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %284 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %285 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %286 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %287 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %288 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %289 = "arith.remui"(%283, %26) : (i32, i32) -> i32
      %290 = "arith.muli"(%289, %26) : (i32, i32) -> i32
      %291 = "llvm.getelementptr"(%5, %290) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %292 = "arith.cmpi"(%282, %64) {predicate = 1 : i64} : (i8, i8) -> i1
      %293, %294, %295, %296 = "scf.if"(%292) ({
        %297 = "llvm.load"(%291) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %298 = "vector.extract"(%297) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %299 = "vector.extract"(%297) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %300 = "vector.extract"(%297) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %301 = "vector.extract"(%297) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %302 = "llvm.bitcast"(%298) : (i32) -> f32
        %303 = "llvm.bitcast"(%299) : (i32) -> f32
        %304 = "llvm.bitcast"(%300) : (i32) -> f32
        %305 = "llvm.bitcast"(%301) : (i32) -> f32
        "scf.yield"(%302, %303, %304, %305) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%248, %249, %250, %251) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %306 = "vector.from_elements"(%293, %294, %295, %296) : (f32, f32, f32, f32) -> vector<4xf32>
      %307 = "arith.addf"(%267, %306) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %308 = "vector.extract"(%307) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %309 = "vector.extract"(%307) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %310 = "vector.extract"(%307) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %311 = "vector.extract"(%307) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %312 = "vector.from_elements"(%80, %81, %82, %83) : (f32, f32, f32, f32) -> vector<4xf32>
      %313 = "vector.broadcast"(%121) : (f32) -> vector<4xf32>
      %314 = "arith.subf"(%312, %313) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %315 = "vector.broadcast"(%178) : (f32) -> vector<4xf32>
      %316 = "arith.mulf"(%314, %315) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %317 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %318 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %319 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %320 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %321 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %322 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %323 = "arith.muli"(%320, %19) : (i32, i32) -> i32
      %324 = "arith.remui"(%317, %26) : (i32, i32) -> i32
      %325 = "arith.divui"(%317, %26) : (i32, i32) -> i32
      %326 = "arith.muli"(%324, %26) : (i32, i32) -> i32
      %327 = "arith.addi"(%323, %325) : (i32, i32) -> i32
      %328 = "arith.addi"(%326, %50) : (i32, i32) -> i32
      %329 = "arith.cmpi"(%327, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %330 = "arith.cmpi"(%328, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %331 = "arith.andi"(%329, %330) : (i1, i1) -> i1
      %332 = "arith.extui"(%331) : (i1) -> i8
      %333 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %334 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %335 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %336 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %337 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %338 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %339 = "arith.remui"(%333, %26) : (i32, i32) -> i32
      %340 = "arith.muli"(%339, %26) : (i32, i32) -> i32
      %341 = "llvm.getelementptr"(%4, %340) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %342 = "llvm.getelementptr"(%341) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %343 = "arith.cmpi"(%332, %64) {predicate = 1 : i64} : (i8, i8) -> i1
      %344, %345, %346, %347 = "scf.if"(%343) ({
        %348 = "llvm.load"(%342) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %349 = "vector.extract"(%348) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %350 = "vector.extract"(%348) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %351 = "vector.extract"(%348) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %352 = "vector.extract"(%348) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %353 = "llvm.bitcast"(%349) : (i32) -> f32
        %354 = "llvm.bitcast"(%350) : (i32) -> f32
        %355 = "llvm.bitcast"(%351) : (i32) -> f32
        %356 = "llvm.bitcast"(%352) : (i32) -> f32
        "scf.yield"(%353, %354, %355, %356) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%248, %249, %250, %251) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %357 = "vector.from_elements"(%344, %345, %346, %347) : (f32, f32, f32, f32) -> vector<4xf32>
      %358 = "arith.mulf"(%316, %357) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %359 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %360 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %361 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %362 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %363 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %364 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %365 = "arith.muli"(%362, %19) : (i32, i32) -> i32
      %366 = "arith.remui"(%359, %26) : (i32, i32) -> i32
      %367 = "arith.divui"(%359, %26) : (i32, i32) -> i32
      %368 = "arith.muli"(%366, %26) : (i32, i32) -> i32
      %369 = "arith.addi"(%365, %367) : (i32, i32) -> i32
      %370 = "arith.addi"(%368, %50) : (i32, i32) -> i32
      %371 = "arith.cmpi"(%369, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %372 = "arith.cmpi"(%370, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %373 = "arith.andi"(%371, %372) : (i1, i1) -> i1
      %374 = "arith.extui"(%373) : (i1) -> i8
      %375 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %376 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %377 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %378 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %379 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %380 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %381 = "arith.remui"(%375, %26) : (i32, i32) -> i32
      %382 = "arith.muli"(%381, %26) : (i32, i32) -> i32
      %383 = "llvm.getelementptr"(%5, %382) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %384 = "llvm.getelementptr"(%383) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %385 = "arith.cmpi"(%374, %64) {predicate = 1 : i64} : (i8, i8) -> i1
      %386, %387, %388, %389 = "scf.if"(%385) ({
        %390 = "llvm.load"(%384) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %391 = "vector.extract"(%390) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %392 = "vector.extract"(%390) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %393 = "vector.extract"(%390) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %394 = "vector.extract"(%390) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %395 = "llvm.bitcast"(%391) : (i32) -> f32
        %396 = "llvm.bitcast"(%392) : (i32) -> f32
        %397 = "llvm.bitcast"(%393) : (i32) -> f32
        %398 = "llvm.bitcast"(%394) : (i32) -> f32
        "scf.yield"(%395, %396, %397, %398) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%248, %249, %250, %251) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %399 = "vector.from_elements"(%386, %387, %388, %389) : (f32, f32, f32, f32) -> vector<4xf32>
      %400 = "arith.addf"(%358, %399) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %401 = "vector.extract"(%400) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %402 = "vector.extract"(%400) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %403 = "vector.extract"(%400) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %404 = "vector.extract"(%400) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %405 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %406 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %407 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %408 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %409 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %410 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %411 = "arith.extsi"(%408) : (i32) -> i64
      %412 = "arith.muli"(%7, %22) : (i64, i64) -> i64
      %413 = "arith.muli"(%411, %412) : (i64, i64) -> i64
      %414 = "llvm.getelementptr"(%6, %413) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %415 = "arith.remui"(%405, %26) : (i32, i32) -> i32
      %416 = "arith.divui"(%405, %26) : (i32, i32) -> i32
      %417 = "arith.muli"(%415, %26) : (i32, i32) -> i32
      %418 = "arith.extsi"(%416) : (i32) -> i64
      %419 = "arith.muli"(%418, %7) : (i64, i64) -> i64
      %420 = "arith.extsi"(%417) : (i32) -> i64
      %421 = "arith.addi"(%420, %419) : (i64, i64) -> i64
      %422 = "llvm.getelementptr"(%414, %421) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %423 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %424 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %425 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %426 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %427 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %428 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %429 = "arith.muli"(%426, %19) : (i32, i32) -> i32
      %430 = "arith.remui"(%423, %26) : (i32, i32) -> i32
      %431 = "arith.divui"(%423, %26) : (i32, i32) -> i32
      %432 = "arith.muli"(%430, %26) : (i32, i32) -> i32
      %433 = "arith.addi"(%429, %431) : (i32, i32) -> i32
      %434 = "arith.cmpi"(%433, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %435 = "arith.cmpi"(%432, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %436 = "arith.andi"(%434, %435) : (i1, i1) -> i1
      %437 = "arith.extui"(%436) : (i1) -> i8
      %438 = "arith.addi"(%432, %50) : (i32, i32) -> i32
      %439 = "arith.cmpi"(%438, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %440 = "arith.andi"(%434, %439) : (i1, i1) -> i1
      %441 = "arith.extui"(%440) : (i1) -> i8
      %442 = "arith.cmpi"(%437, %64) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%442) ({
        %443 = "vector.from_elements"(%308, %309, %310, %311) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%443, %422) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %444 = "arith.cmpi"(%441, %64) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%444) ({
        %445 = "llvm.getelementptr"(%422) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %446 = "vector.from_elements"(%401, %402, %403, %404) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%446, %445) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "forward_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: i64, %8: !llvm.ptr<1>, %9: !llvm.ptr<1>, %10: f32):
    %11 = "arith.constant"() {value = 31 : i32} : () -> i32
    %12 = "arith.addi"(%1, %11) : (i32, i32) -> i32
    %13 = "arith.constant"() {value = 32 : i32} : () -> i32
    %14 = "arith.divui"(%12, %13) : (i32, i32) -> i32
    %15 = "arith.constant"() {value = 1 : i32} : () -> i32
    %16 = "arith.constant"() {value = 128 : i32} : () -> i32
    %17 = "arith.constant"() {value = 272 : i32} : () -> i32
    "gpu.launch_func"(%14, %15, %15, %16, %15, %15, %17, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) {kernel = @kernels::@forward_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 11, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "layernorm_f32_form4x2x1x128x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
