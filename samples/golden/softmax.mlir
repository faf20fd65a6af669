"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
      %6 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %7 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %8 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %12 = "arith.extsi"(%9) : (i32) -> i64
      %13 = "arith.constant"() {value = 32 : i32} : () -> i32
      %14 = "arith.constant"() {value = 1 : i32} : () -> i32
      %15 = "arith.constant"() {value = 31 : i32} : () -> i32
      %16 = "arith.constant"() {value = 32 : i64} : () -> i64
      %17 = "arith.muli"(%3, %16) : (i64, i64) -> i64
      %18 = "arith.muli"(%12, %17) : (i64, i64) -> i64
      %19 = "llvm.getelementptr"(%0, %18) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %20 = "arith.constant"() {value = 4 : i32} : () -> i32
      %21 = "arith.remui"(%6, %20) : (i32, i32) -> i32
      %22 = "arith.divui"(%6, %20) : (i32, i32) -> i32
      %23 = "arith.muli"(%21, %20) : (i32, i32) -> i32
      %24 = "arith.extsi"(%22) : (i32) -> i64
      %25 = "arith.muli"(%24, %3) : (i64, i64) -> i64
      %26 = "arith.extsi"(%23) : (i32) -> i64
      %27 = "arith.addi"(%26, %25) : (i64, i64) -> i64
      %28 = "llvm.getelementptr"(%19, %27) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %29 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %30 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %31 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %32 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %34 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %35 = "arith.muli"(%32, %13) : (i32, i32) -> i32
      %36 = "arith.remui"(%29, %20) : (i32, i32) -> i32
      %37 = "arith.divui"(%29, %20) : (i32, i32) -> i32
      %38 = "arith.muli"(%36, %20) : (i32, i32) -> i32
      %39 = "arith.addi"(%35, %37) : (i32, i32) -> i32
      %40 = "arith.cmpi"(%39, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %41 = "arith.cmpi"(%38, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %42 = "arith.andi"(%40, %41) : (i1, i1) -> i1
      %43 = "arith.extui"(%42) : (i1) -> i8
      %44 = "arith.constant"() {value = 16 : i32} : () -> i32
      %45 = "arith.addi"(%38, %44) : (i32, i32) -> i32
      %46 = "arith.cmpi"(%45, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %47 = "arith.andi"(%40, %46) : (i1, i1) -> i1
      %48 = "arith.extui"(%47) : (i1) -> i8
      %49 = "arith.constant"() {value = dense<0xFF800000> : vector<8xf32>} : () -> vector<8xf32>
      %50 = "vector.extract"(%49) {static_position = array<i64: 0>} : (vector<8xf32>) -> f32
      %51 = "vector.extract"(%49) {static_position = array<i64: 1>} : (vector<8xf32>) -> f32
      %52 = "vector.extract"(%49) {static_position = array<i64: 2>} : (vector<8xf32>) -> f32
      %53 = "vector.extract"(%49) {static_position = array<i64: 3>} : (vector<8xf32>) -> f32
      %54 = "vector.extract"(%49) {static_position = array<i64: 4>} : (vector<8xf32>) -> f32
      %55 = "vector.extract"(%49) {static_position = array<i64: 5>} : (vector<8xf32>) -> f32
      %56 = "vector.extract"(%49) {static_position = array<i64: 6>} : (vector<8xf32>) -> f32
      %57 = "vector.extract"(%49) {static_position = array<i64: 7>} : (vector<8xf32>) -> f32
      %58 = "arith.constant"() {value = 0 : i8} : () -> i8
      %59 = "arith.cmpi"(%43, %58) {predicate = 1 : i64} : (i8, i8) -> i1
      %60, %61, %62, %63 = "scf.if"(%59) ({
        %64 = "llvm.load"(%28) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %65 = "vector.extract"(%64) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %66 = "vector.extract"(%64) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %67 = "vector.extract"(%64) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %68 = "vector.extract"(%64) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %69 = "llvm.bitcast"(%65) : (i32) -> f32
        %70 = "llvm.bitcast"(%66) : (i32) -> f32
        %71 = "llvm.bitcast"(%67) : (i32) -> f32
        %72 = "llvm.bitcast"(%68) : (i32) -> f32
        "scf.yield"(%69, %70, %71, %72) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%50, %51, %52, %53) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %73 = "arith.cmpi"(%48, %58) {predicate = 1 : i64} : (i8, i8) -> i1
      %74, %75, %76, %77 = "scf.if"(%73) ({
        %78 = "llvm.getelementptr"(%28) {rawConstantIndices = array<i32: 16>, elem_type = i32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %79 = "llvm.load"(%78) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xi32>
        %80 = "vector.extract"(%79) {static_position = array<i64: 0>} : (vector<4xi32>) -> i32
        %81 = "vector.extract"(%79) {static_position = array<i64: 1>} : (vector<4xi32>) -> i32
        %82 = "vector.extract"(%79) {static_position = array<i64: 2>} : (vector<4xi32>) -> i32
        %83 = "vector.extract"(%79) {static_position = array<i64: 3>} : (vector<4xi32>) -> i32
        %84 = "llvm.bitcast"(%80) : (i32) -> f32
        %85 = "llvm.bitcast"(%81) : (i32) -> f32
        %86 = "llvm.bitcast"(%82) : (i32) -> f32
        %87 = "llvm.bitcast"(%83) : (i32) -> f32
        "scf.yield"(%84, %85, %86, %87) : (f32, f32, f32, f32) -> ()
      }, {
        "scf.yield"(%54, %55, %56, %57) : (f32, f32, f32, f32) -> ()
      }) : (i1) -> (f32, f32, f32, f32)
      %88 = "vector.from_elements"(%60, %61, %62, %63) : (f32, f32, f32, f32) -> vector<4xf32>
      %89 = "vector.shuffle"(%88, %88) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %90 = "vector.shuffle"(%88, %88) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %91 = "arith.maxnumf"(%89, %90) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %92 = "vector.shuffle"(%91, %91) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %93 = "vector.shuffle"(%91, %91) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %94 = "arith.maxnumf"(%92, %93) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %95 = "vector.extract"(%94) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %96 = "arith.constant"() {value = 0xFF800000 : f32} : () -> f32
      %97 = "arith.maxnumf"(%95, %96) : (f32, f32) -> f32
      %98 = "vector.from_elements"(%74, %75, %76, %77) : (f32, f32, f32, f32) -> vector<4xf32>
      %99 = "vector.shuffle"(%98, %98) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %100 = "vector.shuffle"(%98, %98) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %101 = "arith.maxnumf"(%99, %100) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %102 = "vector.shuffle"(%101, %101) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %103 = "vector.shuffle"(%101, %101) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %104 = "arith.maxnumf"(%102, %103) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %105 = "vector.extract"(%104) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %106 = "arith.maxnumf"(%105, %97) : (f32, f32) -> f32
      %107 = "arith.constant"() {value = -1 : i32} : () -> i32
      %108 = "arith.constant"() {value = 2 : i32} : () -> i32
      %109 = "nvvm.shfl.sync"(%107, %106, %108, %15) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %110 = "arith.maxnumf"(%106, %109) : (f32, f32) -> f32
      %111 = "nvvm.shfl.sync"(%107, %110, %14, %15) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %112 = "arith.maxnumf"(%110, %111) : (f32, f32) -> f32
      %113 = "vector.from_elements"(%60, %61, %62, %63) : (f32, f32, f32, f32) -> vector<4xf32>
      %114 = "arith.cmpf"(%112, %96) {predicate = 1 : i64} : (f32, f32) -> i1
      %115 = "arith.constant"() {value = 1.4426950216293335 : f32} : () -> f32
      %116 = "arith.mulf"(%112, %115) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %117 = "arith.constant"() {value = 0.0 : f32} : () -> f32
      %118 = "arith.select"(%114, %117, %116) : (i1, f32, f32) -> f32
      %119 = "arith.negf"(%118) : (f32) -> f32
      %120 = "arith.constant"() {value = dense<1.4426950216293335> : vector<4xf32>} : () -> vector<4xf32>
      %121 = "vector.broadcast"(%119) : (f32) -> vector<4xf32>
      %122 = "llvm.intr.fma"(%113, %120, %121) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %123 = "vector.extract"(%122) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %124 = "vector.extract"(%122) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %125 = "vector.extract"(%122) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %126 = "vector.extract"(%122) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %127 = "llvm.call_intrinsic"(%123) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %128 = "llvm.call_intrinsic"(%124) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %129 = "llvm.call_intrinsic"(%125) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %130 = "llvm.call_intrinsic"(%126) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %131 = "vector.from_elements"(%127, %128, %129, %130) : (f32, f32, f32, f32) -> vector<4xf32>
      %132 = "vector.shuffle"(%131, %131) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %133 = "vector.shuffle"(%131, %131) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %134 = "arith.addf"(%132, %133) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %135 = "vector.shuffle"(%134, %134) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %136 = "vector.shuffle"(%134, %134) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %137 = "arith.addf"(%135, %136) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %138 = "vector.extract"(%137) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %139 = "arith.addf"(%138, %117) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %140 = "arith.addf"(%117, %139) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %141 = "vector.extract"(%131) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %142 = "vector.extract"(%131) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %143 = "vector.extract"(%131) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %144 = "vector.extract"(%131) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %145 = "vector.from_elements"(%74, %75, %76, %77) : (f32, f32, f32, f32) -> vector<4xf32>
      %146 = "vector.broadcast"(%119) : (f32) -> vector<4xf32>
      %147 = "llvm.intr.fma"(%145, %120, %146) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %148 = "vector.extract"(%147) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %149 = "vector.extract"(%147) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %150 = "vector.extract"(%147) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %151 = "vector.extract"(%147) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %152 = "llvm.call_intrinsic"(%148) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %153 = "llvm.call_intrinsic"(%149) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %154 = "llvm.call_intrinsic"(%150) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %155 = "llvm.call_intrinsic"(%151) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %156 = "vector.from_elements"(%152, %153, %154, %155) : (f32, f32, f32, f32) -> vector<4xf32>
      %157 = "vector.shuffle"(%156, %156) {mask = array<i64: 0, 1>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %158 = "vector.shuffle"(%156, %156) {mask = array<i64: 2, 3>} : (vector<4xf32>, vector<4xf32>) -> vector<2xf32>
      %159 = "arith.addf"(%157, %158) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
      %160 = "vector.shuffle"(%159, %159) {mask = array<i64: 0>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %161 = "vector.shuffle"(%159, %159) {mask = array<i64: 1>} : (vector<2xf32>, vector<2xf32>) -> vector<1xf32>
      %162 = "arith.addf"(%160, %161) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
      %163 = "vector.extract"(%162) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
      %164 = "arith.addf"(%163, %117) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %165 = "arith.addf"(%140, %164) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %166 = "vector.extract"(%156) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %167 = "vector.extract"(%156) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %168 = "vector.extract"(%156) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %169 = "vector.extract"(%156) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %170 = "nvvm.shfl.sync"(%107, %165, %108, %15) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %171 = "arith.addf"(%165, %170) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %172 = "nvvm.shfl.sync"(%107, %171, %14, %15) {kind = #nvvm<shfl_kind bfly>} : (i32, f32, i32, i32) -> f32
      %173 = "arith.addf"(%171, %172) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %174 = "arith.constant"() {value = 1.0 : f32} : () -> f32
      %175 = "arith.divf"(%174, %173) : (f32, f32) -> f32
      %176 = "arith.subf"(%118, %118) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %177 = "llvm.call_intrinsic"(%176) {intrin = "llvm.nvvm.ex2.approx.ftz", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
      %178 = "arith.mulf"(%175, %177) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
      %179 = "vector.from_elements"(%141, %142, %143, %144) : (f32, f32, f32, f32) -> vector<4xf32>
      %180 = "vector.broadcast"(%178) : (f32) -> vector<4xf32>
      %181 = "arith.mulf"(%179, %180) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %182 = "vector.extract"(%181) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %183 = "vector.extract"(%181) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %184 = "vector.extract"(%181) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %185 = "vector.extract"(%181) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %186 = "vector.from_elements"(%166, %167, %168, %169) : (f32, f32, f32, f32) -> vector<4xf32>
      %187 = "vector.broadcast"(%178) : (f32) -> vector<4xf32>
      %188 = "arith.mulf"(%186, %187) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
      %189 = "vector.extract"(%188) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
      %190 = "vector.extract"(%188) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
      %191 = "vector.extract"(%188) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
      %192 = "vector.extract"(%188) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
      %193 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %194 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %195 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %196 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %197 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %198 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %199 = "arith.extsi"(%196) : (i32) -> i64
      %200 = "arith.muli"(%5, %16) : (i64, i64) -> i64
      %201 = "arith.muli"(%199, %200) : (i64, i64) -> i64
      %202 = "llvm.getelementptr"(%4, %201) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %203 = "arith.remui"(%193, %20) : (i32, i32) -> i32
      %204 = "arith.divui"(%193, %20) : (i32, i32) -> i32
      %205 = "arith.muli"(%203, %20) : (i32, i32) -> i32
      %206 = "arith.extsi"(%204) : (i32) -> i64
      %207 = "arith.muli"(%206, %5) : (i64, i64) -> i64
      %208 = "arith.extsi"(%205) : (i32) -> i64
      %209 = "arith.addi"(%208, %207) : (i64, i64) -> i64
      %210 = "llvm.getelementptr"(%202, %209) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
      %211 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %212 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %213 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %214 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %215 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %216 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %217 = "arith.muli"(%214, %13) : (i32, i32) -> i32
      %218 = "arith.remui"(%211, %20) : (i32, i32) -> i32
      %219 = "arith.divui"(%211, %20) : (i32, i32) -> i32
      %220 = "arith.muli"(%218, %20) : (i32, i32) -> i32
      %221 = "arith.addi"(%217, %219) : (i32, i32) -> i32
      %222 = "arith.cmpi"(%221, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %223 = "arith.cmpi"(%220, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %224 = "arith.andi"(%222, %223) : (i1, i1) -> i1
      %225 = "arith.extui"(%224) : (i1) -> i8
      %226 = "arith.addi"(%220, %44) : (i32, i32) -> i32
      %227 = "arith.cmpi"(%226, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %228 = "arith.andi"(%222, %227) : (i1, i1) -> i1
      %229 = "arith.extui"(%228) : (i1) -> i8
      %230 = "arith.cmpi"(%225, %58) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%230) ({
        %231 = "vector.from_elements"(%182, %183, %184, %185) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%231, %210) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %232 = "arith.cmpi"(%229, %58) {predicate = 1 : i64} : (i8, i8) -> i1
      "scf.if"(%232) ({
        %233 = "llvm.getelementptr"(%210) {rawConstantIndices = array<i32: 16>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
        %234 = "vector.from_elements"(%189, %190, %191, %192) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%234, %233) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "whole_rows", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 128, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
    %6 = "arith.constant"() {value = 31 : i32} : () -> i32
    %7 = "arith.addi"(%1, %6) : (i32, i32) -> i32
    %8 = "arith.constant"() {value = 32 : i32} : () -> i32
    %9 = "arith.divui"(%7, %8) : (i32, i32) -> i32
    %10 = "arith.constant"() {value = 1 : i32} : () -> i32
    %11 = "arith.constant"() {value = 128 : i32} : () -> i32
    %12 = "arith.constant"() {value = 264 : i32} : () -> i32
    "gpu.launch_func"(%9, %10, %10, %11, %10, %10, %12, %0, %1, %2, %3, %4, %5) {kernel = @kernels::@whole_rows, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "softmax_f32_form4x2x1x128x1", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
