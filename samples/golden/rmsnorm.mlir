"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    }) {sym_name = "__nv_rsqrtf", function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: i64, %7: f32):
      %8 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %14 = "arith.extsi"(%11) : (i32) -> i64
      %15 = "arith.constant"() {value = 32 : i32} : () -> i32
      %16 = "arith.constant"() {value = 1 : i32} : () -> i32
      %17 = "arith.constant"() {value = 31 : i32} : () -> i32
      %18 = "arith.constant"() {value = 32 : i64} : () -> i64
      %19 = "arith.muli"(%3, %18) : (i64, i64) -> i64
      %20 = "arith.muli"(%14, %19) : (i64, i64) -> i64
      %21 = "llvm.getelementptr"(%0, %20) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %22 = "arith.constant"() {value = 4 : i32} : () -> i32
      %23 = "arith.remui"(%8, %22) : (i32, i32) -> i32
      %24 = "arith.divui"(%8, %22) : (i32, i32) -> i32
      %25 = "arith.muli"(%23, %22) : (i32, i32) -> i32
      %26 = "arith.extsi"(%24) : (i32) -> i64
      %27 = "arith.muli"(%26, %3) : (i64, i64) -> i64
      %28 = "arith.extsi"(%25) : (i32) -> i64
      %29 = "arith.addi"(%28, %27) : (i64, i64) -> i64
      %30 = "llvm.getelementptr"(%21, %29) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %31 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %32 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %34 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %35 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %36 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %37 = "arith.muli"(%34, %15) : (i32, i32) -> i32
      %38 = "arith.remui"(%31, %22) : (i32, i32) -> i32
      %39 = "arith.divui"(%31, %22) : (i32, i32) -> i32
      %40 = "arith.muli"(%38, %22) : (i32, i32) -> i32
      %41 = "arith.addi"(%37, %39) : (i32, i32) -> i32
      %42 = "arith.cmpi"(%41, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %43 = "arith.cmpi"(%40, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %44 = "arith.andi"(%42, %43) : (i1, i1) -> i1
      %45 = "arith.extui"(%44) : (i1) -> i8
      %46 = "arith.constant"() {value = 16 : i32} : () -> i32
      %47 = "arith.addi"(%40, %46) : (i32, i32) -> i32
      %48 = "arith.cmpi"(%47, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %49 = "arith.andi"(%42, %48) : (i1, i1) -> i1
      %50 = "arith.extui"(%49) : (i1) -> i8
      %51 = "arith.constant"() {value = dense<0.0> : vector<8xf32>} : () -> vector<8xf32>
      %52 = "vector.extract"(%51) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %53 = "vector.extract"(%51) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %54 = "vector.extract"(%51) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %55 = "vector.extract"(%51) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %56 = "vector.extract"(%51) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %57 = "vector.extract"(%51) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %58 = "vector.extract"(%51) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %59 = "vector.extract"(%51) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      %60 = "arith.constant"() {value = 0 : i8} : () -> i8
      %61 = "arith.cmpi"(%45, %60) {predicate = 1 : i64} : (i8, i8) -> i1
      %62, %63, %64, %65 = "scf.if"(%61) ({
        %66 = "llvm.load"(%30) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %67 = "vector.extract"(%66) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %68 = "vector.extract"(%66) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %69 = "vector.extract"(%66) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %70 = "vector.extract"(%66) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %71 = "llvm.bitcast"(%67) : (i32) -> f32
        %72 = "llvm.bitcast"(%68) : (i32) -> f32
        %73 = "llvm.bitcast"(%69) : (i32) -> f32
        %74 = "llvm.bitcast"(%70) : (i32) -> f32
        "scf.yield"(%71, %72, %73, %74) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%52, %53, %54, %55) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %75 = "arith.cmpi"(%50, %60) {predicate = 1 : i64} : (i8, i8) -> i1
      %76, %77, %78, %79 = "scf.if"(%75) ({
        %80 = "llvm.getelementptr"(%30) {rawConstantIndices = array<i32: 16>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %81 = "llvm.load"(%80) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %82 = "vector.extract"(%81) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %83 = "vector.extract"(%81) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %84 = "vector.extract"(%81) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %85 = "vector.extract"(%81) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %86 = "llvm.bitcast"(%82) : (i32) -> f32
        %87 = "llvm.bitcast"(%83) : (i32) -> f32
        %88 = "llvm.bitcast"(%84) : (i32) -> f32
        %89 = "llvm.bitcast"(%85) : (i32) -> f32
        "scf.yield"(%86, %87, %88, %89) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%56, %57, %58, %59) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %90 = "vector.from_elements"(%62, %63, %64, %65) : (f32, f32, f32, f32) -> vector<4xf32>
      %91 = "vector.from_elements"(%62, %63, %64, %65) : (f32, f32, f32, f32) -> vector<4xf32>
      %92 = "arith.mulf"(%90, %91) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %93 = "vector.shuffle"(%92, %92) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %94 = "vector.shuffle"(%92, %92) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %95 = "arith.addf"(%93, %94) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %96 = "vector.shuffle"(%95, %95) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %97 = "vector.shuffle"(%95, %95) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %98 = "arith.addf"(%96, %97) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %99 = "vector.extract"(%98) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %100 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %101 = "arith.addf"(%99, %100) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %102 = "arith.addf"(%100, %101) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %103 = "vector.from_elements"(%76, %77, %78, %79) : (f32, f32, f32, f32) -> vector<4xf32>
      %104 = "vector.from_elements"(%76, %77, %78, %79) : (f32, f32, f32, f32) -> vector<4xf32>
      %105 = "arith.mulf"(%103, %104) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %106 = "vector.shuffle"(%105, %105) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %107 = "vector.shuffle"(%105, %105) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %108 = "arith.addf"(%106, %107) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %109 = "vector.shuffle"(%108, %108) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %110 = "vector.shuffle"(%108, %108) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %111 = "arith.addf"(%109, %110) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %112 = "vector.extract"(%111) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %113 = "arith.addf"(%112, %100) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %114 = "arith.addf"(%102, %113) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %115 = "arith.addf"(%100, %114) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %116 = "arith.constant"() {value = -1 : i32} : () -> i32
      %117 = "arith.constant"() {value = 2 : i32} : () -> i32
      %118 = "nvvm.shfl.sync"(%116, %115, %117, %17) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %119 = "arith.addf"(%115, %118) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %120 = "nvvm.shfl.sync"(%116, %119, %16, %17) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %121 = "arith.addf"(%119, %120) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %122 = "arith.sitofp"(%2) : (i32) -> f32
      %123 = "arith.divf"(%121, %122) : (f32, f32) -> f32
      %124 = "arith.addf"(%123, %7) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %125 = "llvm.call"(%124) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %126 = "vector.from_elements"(%62, %63, %64, %65) : (f32, f32, f32, f32) -> vector<4xf32>
      %127 = "vector.broadcast"(%125) : (f32) -> vector<4xf32>
      %128 = "arith.mulf"(%126, %127) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %129 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %130 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %131 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %132 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %133 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %134 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %135 = "arith.muli"(%132, %15) : (i32, i32) -> i32
      %136 = "arith.remui"(%129, %22) : (i32, i32) -> i32
      %137 = "arith.divui"(%129, %22) : (i32, i32) -> i32
      %138 = "arith.muli"(%136, %22) : (i32, i32) -> i32
      %139 = "arith.addi"(%135, %137) : (i32, i32) -> i32
      %140 = "arith.cmpi"(%139, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %141 = "arith.cmpi"(%138, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %142 = "arith.andi"(%140, %141) : (i1, i1) -> i1
      %143 = "arith.extui"(%142) : (i1) -> i8
      %144 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %145 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %146 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %147 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %148 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %149 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %150 = "arith.remui"(%144, %22) : (i32, i32) -> i32
      %151 = "arith.muli"(%150, %22) : (i32, i32) -> i32
      %152 = "llvm.getelementptr"(%4, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %153 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
      %154 = "vector.extract"(%153) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %155 = "vector.extract"(%153) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %156 = "vector.extract"(%153) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %157 = "vector.extract"(%153) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %158 = "arith.cmpi"(%143, %60) {predicate = 1 : i64} : (i8, i8) -> i1
      %159, %160, %161, %162 = "scf.if"(%158) ({
        %163 = "llvm.load"(%152) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %164 = "vector.extract"(%163) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %165 = "vector.extract"(%163) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %166 = "vector.extract"(%163) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %167 = "vector.extract"(%163) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %168 = "llvm.bitcast"(%164) : (i32) -> f32
        %169 = "llvm.bitcast"(%165) : (i32) -> f32
        %170 = "llvm.bitcast"(%166) : (i32) -> f32
        %171 = "llvm.bitcast"(%167) : (i32) -> f32
        "scf.yield"(%168, %169, %170, %171) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%154, %155, %156, %157) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %172 = "vector.from_elements"(%159, %160, %161, %162) : (f32, f32, f32, f32) -> vector<4xf32>
      %173 = "arith.mulf"(%128, %172) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %174 = "vector.extract"(%173) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %175 = "vector.extract"(%173) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %176 = "vector.extract"(%173) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %177 = "vector.extract"(%173) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %178 = "vector.from_elements"(%76, %77, %78, %79) : (f32, f32, f32, f32) -> vector<4xf32>
      %179 = "vector.broadcast"(%125) : (f32) -> vector<4xf32>
      %180 = "arith.mulf"(%178, %179) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %181 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %182 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %183 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %184 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %185 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %186 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %187 = "arith.muli"(%184, %15) : (i32, i32) -> i32
      %188 = "arith.remui"(%181, %22) : (i32, i32) -> i32
      %189 = "arith.divui"(%181, %22) : (i32, i32) -> i32
      %190 = "arith.muli"(%188, %22) : (i32, i32) -> i32
      %191 = "arith.addi"(%187, %189) : (i32, i32) -> i32
      %192 = "arith.addi"(%190, %46) : (i32, i32) -> i32
      %193 = "arith.cmpi"(%191, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %194 = "arith.cmpi"(%192, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %195 = "arith.andi"(%193, %194) : (i1, i1) -> i1
      %196 = "arith.extui"(%195) : (i1) -> i8
      %197 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %198 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %199 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %200 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %201 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %202 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %203 = "arith.remui"(%197, %22) : (i32, i32) -> i32
      %204 = "arith.muli"(%203, %22) : (i32, i32) -> i32
      %205 = "llvm.getelementptr"(%4, %204) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>
      %206 = "llvm.getelementptr"(%205) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
      %207 = "arith.cmpi"(%196, %60) {predicate = 1 : i64} : (i8, i8) -> i1
      %208, %209, %210, %211 = "scf.if"(%207) ({
        %212 = "llvm.load"(%206) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %213 = "vector.extract"(%212) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %214 = "vector.extract"(%212) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %215 = "vector.extract"(%212) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %216 = "vector.extract"(%212) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %217 = "llvm.bitcast"(%213) : (i32) -> f32
        %218 = "llvm.bitcast"(%214) : (i32) -> f32
        %219 = "llvm.bitcast"(%215) : (i32) -> f32
        %220 = "llvm.bitcast"(%216) : (i32) -> f32
        "scf.yield"(%217, %218, %219, %220) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%154, %155, %156, %157) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %221 = "vector.from_elements"(%208, %209, %210, %211) : (f32, f32, f32, f32) -> vector<4xf32>
      %222 = "arith.mulf"(%180, %221) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %223 = "vector.extract"(%222) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %224 = "vector.extract"(%222) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %225 = "vector.extract"(%222) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %226 = "vector.extract"(%222) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %227 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %228 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %229 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %230 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %231 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %232 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %233 = "arith.extsi"(%230) : (i32) -> i64
      %234 = "arith.muli"(%6, %18) : (i64, i64) -> i64
      %235 = "arith.muli"(%233, %234) : (i64, i64) -> i64
      %236 = "llvm.getelementptr"(%5, %235) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %237 = "arith.remui"(%227, %22) : (i32, i32) -> i32
      %238 = "arith.divui"(%227, %22) : (i32, i32) -> i32
      %239 = "arith.muli"(%237, %22) : (i32, i32) -> i32
      %240 = "arith.extsi"(%238) : (i32) -> i64
      %241 = "arith.muli"(%240, %6) : (i64, i64) -> i64
      %242 = "arith.extsi"(%239) : (i32) -> i64
      %243 = "arith.addi"(%242, %241) : (i64, i64) -> i64
      %244 = "llvm.getelementptr"(%236, %243) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %245 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %246 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %247 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %248 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %249 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %250 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %251 = "arith.muli"(%248, %15) : (i32, i32) -> i32
      %252 = "arith.remui"(%245, %22) : (i32, i32) -> i32
      %253 = "arith.divui"(%245, %22) : (i32, i32) -> i32
      %254 = "arith.muli"(%252, %22) : (i32, i32) -> i32
      %255 = "arith.addi"(%251, %253) : (i32, i32) -> i32
      %256 = "arith.cmpi"(%255, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %257 = "arith.cmpi"(%254, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %258 = "arith.andi"(%256, %257) : (i1, i1) -> i1
      %259 = "arith.extui"(%258) : (i1) -> i8
      %260 = "arith.addi"(%254, %46) : (i32, i32) -> i32
      %261 = "arith.cmpi"(%260, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %262 = "arith.andi"(%256, %261) : (i1, i1) -> i1
      %263 = "arith.extui"(%262) : (i1) -> i8
      %264 = "arith.cmpi"(%259, %60) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%264) ({
        %265 = "vector.from_elements"(%174, %175, %176, %177) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%265, %244) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %266 = "arith.cmpi"(%263, %60) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%266) ({
        %267 = "llvm.getelementptr"(%244) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %268 = "vector.from_elements"(%223, %224, %225, %226) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%268, %267) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "rmsnorm_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: i64, %7: f32):
    %8 = "arith.constant"() {value = 31 : i32} : () -> i32
    %9 = "arith.addi"(%1, %8) : (i32, i32) -> i32
    %10 = "arith.constant"() {value = 32 : i32} : () -> i32
    %11 = "arith.divui"(%9, %10) : (i32, i32) -> i32
    %12 = "arith.constant"() {value = 1 : i32} : () -> i32
    %13 = "arith.constant"() {value = 128 : i32} : () -> i32
    %14 = "arith.constant"() {value = 136 : i32} : () -> i32
    "gpu.launch_func"(%11, %12, %12, %13, %12, %12, %14, %0, %1, %2, %3, %4, %5, %6, %7) {kernel = @kernels::@rmsnorm_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 8, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "rmsnorm_f32_form4x2x1x128x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, !llvm.ptr<1>, i64, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
