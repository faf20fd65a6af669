"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    }) {sym_name = "__nv_expm1f", function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    }) {sym_name = "__nv_log1pf", function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    }) {sym_name = "__nv_rsqrtf", function_type = !llvm.func<f32 (f32)>, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i64, %2: !llvm.ptr<1>, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: i64, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>, %11: !llvm.ptr<1>, %12: f64, %13: f64, %14: f32, %15: f32):
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %16 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %22 = "arith.extsi"(%19) : (i32) -> i64
      %23 = "arith.constant"() {value = 256 : i64} : () -> i64
      %24 = "arith.muli"(%22, %23) : (i64, i64) -> i64
      %25 = "arith.extsi"(%16) : (i32) -> i64
      %26 = "arith.addi"(%24, %25) : (i64, i64) -> i64
      %27 = "arith.constant"() {value = 2 : i64} : () -> i64
      %28 = "arith.divui"(%8, %27) : (i64, i64) -> i64
      %29 = "llvm.load"(%9) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %30 = "llvm.load"(%10) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %31 = "llvm.load"(%11) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %32 = "arith.cmpi"(%26, %28) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%32) ({
        %33 = "arith.muli"(%26, %27) : (i64, i64) -> i64
        %34 = "llvm.getelementptr"(%0, %33) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %35 = "llvm.getelementptr"(%2, %33) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %36 = "llvm.getelementptr"(%4, %33) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %37 = "llvm.getelementptr"(%6, %33) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %38 = "llvm.load"(%34) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
        %39 = "vector.extract"(%38) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %40 = "vector.extract"(%38) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %41 = "llvm.load"(%35) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
        %42 = "vector.extract"(%41) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %43 = "vector.extract"(%41) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %44 = "llvm.load"(%36) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
        %45 = "vector.extract"(%44) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %46 = "vector.extract"(%44) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %47 = "llvm.load"(%37) {alignment = 8 : i64} : (!llvm.ptr<1>) -> vector<2xf32>
        %48 = "vector.extract"(%47) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %49 = "vector.extract"(%47) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %50 = "vector.from_elements"(%39, %40) : (f32, f32) -> vector<2xf32>
        %51 = "vector.from_elements"(%42, %43) : (f32, f32) -> vector<2xf32>
        %52 = "vector.from_elements"(%45, %46) : (f32, f32) -> vector<2xf32>
        %53 = "vector.from_elements"(%48, %49) : (f32, f32) -> vector<2xf32>
        %54 = "vector.broadcast"(%31) : (f32) -> vector<2xf32>
        %55 = "arith.mulf"(%51, %54) : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %56 = "arith.subf"(%55, %52) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %57 = "arith.constant"() {value = 1.0 : f64} : () -> f64
        %58 = "arith.subf"(%57, %12) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
        %59 = "arith.truncf"(%58) : (f64) -> f32
        %60 = "vector.broadcast"(%59) : (f32) -> vector<2xf32>
        %61 = "arith.mulf"(%56, %60) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %62 = "arith.addf"(%52, %61) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %63 = "arith.mulf"(%55, %55) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %64 = "arith.subf"(%63, %53) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %65 = "arith.subf"(%57, %13) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
        %66 = "arith.truncf"(%65) : (f64) -> f32
        %67 = "vector.broadcast"(%66) : (f32) -> vector<2xf32>
        %68 = "arith.mulf"(%64, %67) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %69 = "arith.addf"(%53, %68) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %70 = "arith.subf"(%12, %57) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
        %71 = "arith.truncf"(%70) : (f64) -> f32
        %72 = "llvm.call"(%71) {callee = @__nv_log1pf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %73 = "arith.mulf"(%30, %72) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %74 = "llvm.call"(%73) {callee = @__nv_expm1f, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %75 = "arith.negf"(%74) : (f32) -> f32
        %76 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %77 = "arith.divf"(%76, %75) : (f32, f32) -> f32
        %78 = "arith.mulf"(%29, %77) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %79 = "arith.subf"(%13, %57) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
        %80 = "arith.truncf"(%79) : (f64) -> f32
        %81 = "llvm.call"(%80) {callee = @__nv_log1pf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %82 = "arith.mulf"(%30, %81) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %83 = "llvm.call"(%82) {callee = @__nv_expm1f, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %84 = "arith.negf"(%83) : (f32) -> f32
        %85 = "llvm.call"(%84) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %86 = "vector.broadcast"(%78) : (f32) -> vector<2xf32>
        %87 = "arith.mulf"(%86, %62) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %88 = "vector.extract"(%69) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %89 = "vector.extract"(%69) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %90 = "llvm.call_intrinsic"(%88) {intrin = "llvm.nvvm.sqrt.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %91 = "llvm.call_intrinsic"(%89) {intrin = "llvm.nvvm.sqrt.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %92 = "vector.from_elements"(%90, %91) : (f32, f32) -> vector<2xf32>
        %93 = "vector.broadcast"(%85) : (f32) -> vector<2xf32>
        %94 = "arith.mulf"(%92, %93) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %95 = "vector.broadcast"(%14) : (f32) -> vector<2xf32>
        %96 = "arith.addf"(%94, %95) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %97 = "vector.extract"(%87) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %98 = "vector.extract"(%96) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %99 = "vector.extract"(%87) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %100 = "vector.extract"(%96) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %101 = "llvm.call_intrinsic"(%97, %98) {intrin = "llvm.nvvm.div.approx.f", operandSegmentSizes = array<i32: 2, 0>, op_bundle_sizes = array<i32>} : (f32, f32) -> f32
        %102 = "llvm.call_intrinsic"(%99, %100) {intrin = "llvm.nvvm.div.approx.f", operandSegmentSizes = array<i32: 2, 0>, op_bundle_sizes = array<i32>} : (f32, f32) -> f32
        %103 = "vector.from_elements"(%101, %102) : (f32, f32) -> vector<2xf32>
        %104 = "arith.mulf"(%29, %15) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %105 = "vector.broadcast"(%104) : (f32) -> vector<2xf32>
        %106 = "arith.mulf"(%105, %50) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %107 = "arith.subf"(%50, %106) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %108 = "arith.subf"(%107, %103) {fastmath = #arith.fastmath<contract>} : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>
        %109 = "vector.extract"(%108) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %110 = "vector.extract"(%108) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %111 = "vector.from_elements"(%109, %110) : (f32, f32) -> vector<2xf32>
        "llvm.store"(%111, %34) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
        %112 = "vector.extract"(%62) {static_position = array<i64: 0>} : (vector<2xf32>) -> f32
        %113 = "vector.extract"(%62) {static_position = array<i64: 1>} : (vector<2xf32>) -> f32
        %114 = "vector.from_elements"(%112, %113) : (f32, f32) -> vector<2xf32>
        "llvm.store"(%114, %36) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
        %115 = "vector.from_elements"(%88, %89) : (f32, f32) -> vector<2xf32>
        "llvm.store"(%115, %37) {alignment = 8 : i64} : (vector<2xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        %116 = "arith.remui"(%8, %27) : (i64, i64) -> i64
        %117 = "arith.addi"(%28, %116) : (i64, i64) -> i64
        %118 = "arith.cmpi"(%26, %117) {predicate = 2 : i64} : (i64, i64) -> i1
        "scf.if"(%118) ({
          %119 = "arith.addi"(%26, %28) : (i64, i64) -> i64
          %120 = "llvm.getelementptr"(%0, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %121 = "llvm.getelementptr"(%2, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %122 = "llvm.getelementptr"(%4, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %123 = "llvm.getelementptr"(%6, %119) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %124 = "llvm.load"(%120) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %125 = "llvm.load"(%121) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %126 = "llvm.load"(%122) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %127 = "llvm.load"(%123) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %128 = "vector.from_elements"(%124) : (f32) -> vector<1xf32>
          %129 = "vector.from_elements"(%125) : (f32) -> vector<1xf32>
          %130 = "vector.from_elements"(%126) : (f32) -> vector<1xf32>
          %131 = "vector.from_elements"(%127) : (f32) -> vector<1xf32>
          %132 = "vector.broadcast"(%31) : (f32) -> vector<1xf32>
          %133 = "arith.mulf"(%129, %132) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %134 = "arith.subf"(%133, %130) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %135 = "arith.constant"() {value = 1.0 : f64} : () -> f64
          %136 = "arith.subf"(%135, %12) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
          %137 = "arith.truncf"(%136) : (f64) -> f32
          %138 = "vector.broadcast"(%137) : (f32) -> vector<1xf32>
          %139 = "arith.mulf"(%134, %138) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %140 = "arith.addf"(%130, %139) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %141 = "arith.mulf"(%133, %133) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %142 = "arith.subf"(%141, %131) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %143 = "arith.subf"(%135, %13) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
          %144 = "arith.truncf"(%143) : (f64) -> f32
          %145 = "vector.broadcast"(%144) : (f32) -> vector<1xf32>
          %146 = "arith.mulf"(%142, %145) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %147 = "arith.addf"(%131, %146) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %148 = "arith.subf"(%12, %135) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
          %149 = "arith.truncf"(%148) : (f64) -> f32
          %150 = "llvm.call"(%149) {callee = @__nv_log1pf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %151 = "arith.mulf"(%30, %150) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %152 = "llvm.call"(%151) {callee = @__nv_expm1f, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %153 = "arith.negf"(%152) : (f32) -> f32
          %154 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %155 = "arith.divf"(%154, %153) : (f32, f32) -> f32
          %156 = "arith.mulf"(%29, %155) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %157 = "arith.subf"(%13, %135) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
          %158 = "arith.truncf"(%157) : (f64) -> f32
          %159 = "llvm.call"(%158) {callee = @__nv_log1pf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %160 = "arith.mulf"(%30, %159) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %161 = "llvm.call"(%160) {callee = @__nv_expm1f, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %162 = "arith.negf"(%161) : (f32) -> f32
          %163 = "llvm.call"(%162) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %164 = "vector.broadcast"(%156) : (f32) -> vector<1xf32>
          %165 = "arith.mulf"(%164, %140) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %166 = "vector.extract"(%147) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %167 = "llvm.call_intrinsic"(%166) {intrin = "llvm.nvvm.sqrt.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %168 = "vector.from_elements"(%167) : (f32) -> vector<1xf32>
          %169 = "vector.broadcast"(%163) : (f32) -> vector<1xf32>
          %170 = "arith.mulf"(%168, %169) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %171 = "vector.broadcast"(%14) : (f32) -> vector<1xf32>
          %172 = "arith.addf"(%170, %171) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %173 = "vector.extract"(%165) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %174 = "vector.extract"(%172) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %175 = "llvm.call_intrinsic"(%173, %174) {intrin = "llvm.nvvm.div.approx.f", operandSegmentSizes = array<i32: 2, 0>, op_bundle_sizes = array<i32>} : (f32, f32) -> f32
          %176 = "vector.from_elements"(%175) : (f32) -> vector<1xf32>
          %177 = "arith.mulf"(%29, %15) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %178 = "vector.broadcast"(%177) : (f32) -> vector<1xf32>
          %179 = "arith.mulf"(%178, %128) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %180 = "arith.subf"(%128, %179) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %181 = "arith.subf"(%180, %176) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %182 = "vector.extract"(%181) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          "llvm.store"(%182, %120) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          %183 = "vector.extract"(%140) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          "llvm.store"(%183, %122) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "llvm.store"(%166, %123) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "adamw_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, f64, f64, f32, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i64, %2: !llvm.ptr<1>, %3: i64, %4: !llvm.ptr<1>, %5: i64, %6: !llvm.ptr<1>, %7: i64, %8: i64, %9: !llvm.ptr<1>, %10: !llvm.ptr<1>, %11: !llvm.ptr<1>, %12: f64, %13: f64, %14: f32, %15: f32):
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action launch_dependents>} : () -> ()
      "nvvm.griddepcontrol"() {kind = #nvvm<grid_dep_action wait>} : () -> ()
      %16 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %17 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %18 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %19 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %20 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %21 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %22 = "arith.extsi"(%19) : (i32) -> i64
      %23 = "arith.constant"() {value = 256 : i64} : () -> i64
      %24 = "arith.muli"(%22, %23) : (i64, i64) -> i64
      %25 = "arith.extsi"(%16) : (i32) -> i64
      %26 = "arith.addi"(%24, %25) : (i64, i64) -> i64
      %27 = "arith.constant"() {value = 4 : i64} : () -> i64
      %28 = "arith.divui"(%8, %27) : (i64, i64) -> i64
      %29 = "llvm.load"(%9) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %30 = "llvm.load"(%10) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %31 = "llvm.load"(%11) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
      %32 = "arith.cmpi"(%26, %28) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%32) ({
        %33 = "arith.muli"(%26, %27) : (i64, i64) -> i64
        %34 = "llvm.getelementptr"(%0, %33) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %35 = "llvm.getelementptr"(%2, %33) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %36 = "llvm.getelementptr"(%4, %33) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %37 = "llvm.getelementptr"(%6, %33) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %38 = "llvm.load"(%34) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %39 = "vector.extract"(%38) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %40 = "vector.extract"(%38) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %41 = "vector.extract"(%38) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %42 = "vector.extract"(%38) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %43 = "llvm.load"(%35) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %44 = "vector.extract"(%43) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %45 = "vector.extract"(%43) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %46 = "vector.extract"(%43) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %47 = "vector.extract"(%43) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %48 = "llvm.load"(%36) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %49 = "vector.extract"(%48) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %50 = "vector.extract"(%48) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %51 = "vector.extract"(%48) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %52 = "vector.extract"(%48) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %53 = "llvm.load"(%37) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %54 = "vector.extract"(%53) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %55 = "vector.extract"(%53) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %56 = "vector.extract"(%53) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %57 = "vector.extract"(%53) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %58 = "vector.from_elements"(%39, %40, %41, %42) : (f32, f32, f32, f32) -> vector<4xf32>
        %59 = "vector.from_elements"(%44, %45, %46, %47) : (f32, f32, f32, f32) -> vector<4xf32>
        %60 = "vector.from_elements"(%49, %50, %51, %52) : (f32, f32, f32, f32) -> vector<4xf32>
        %61 = "vector.from_elements"(%54, %55, %56, %57) : (f32, f32, f32, f32) -> vector<4xf32>
        %62 = "vector.broadcast"(%31) : (f32) -> vector<4xf32>
        %63 = "arith.mulf"(%59, %62) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %64 = "arith.subf"(%63, %60) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %65 = "arith.constant"() {value = 1.0 : f64} : () -> f64
        %66 = "arith.subf"(%65, %12) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
        %67 = "arith.truncf"(%66) : (f64) -> f32
        %68 = "vector.broadcast"(%67) : (f32) -> vector<4xf32>
        %69 = "arith.mulf"(%64, %68) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %70 = "arith.addf"(%60, %69) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %71 = "arith.mulf"(%63, %63) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %72 = "arith.subf"(%71, %61) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %73 = "arith.subf"(%65, %13) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
        %74 = "arith.truncf"(%73) : (f64) -> f32
        %75 = "vector.broadcast"(%74) : (f32) -> vector<4xf32>
        %76 = "arith.mulf"(%72, %75) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %77 = "arith.addf"(%61, %76) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %78 = "arith.subf"(%12, %65) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
        %79 = "arith.truncf"(%78) : (f64) -> f32
        %80 = "llvm.call"(%79) {callee = @__nv_log1pf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %81 = "arith.mulf"(%30, %80) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %82 = "llvm.call"(%81) {callee = @__nv_expm1f, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %83 = "arith.negf"(%82) : (f32) -> f32
        %84 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %85 = "arith.divf"(%84, %83) : (f32, f32) -> f32
        %86 = "arith.mulf"(%29, %85) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %87 = "arith.subf"(%13, %65) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
        %88 = "arith.truncf"(%87) : (f64) -> f32
        %89 = "llvm.call"(%88) {callee = @__nv_log1pf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %90 = "arith.mulf"(%30, %89) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %91 = "llvm.call"(%90) {callee = @__nv_expm1f, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %92 = "arith.negf"(%91) : (f32) -> f32
        %93 = "llvm.call"(%92) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %94 = "vector.broadcast"(%86) : (f32) -> vector<4xf32>
        %95 = "arith.mulf"(%94, %70) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %96 = "vector.extract"(%77) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %97 = "vector.extract"(%77) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %98 = "vector.extract"(%77) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %99 = "vector.extract"(%77) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %100 = "llvm.call_intrinsic"(%96) {intrin = "llvm.nvvm.sqrt.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %101 = "llvm.call_intrinsic"(%97) {intrin = "llvm.nvvm.sqrt.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %102 = "llvm.call_intrinsic"(%98) {intrin = "llvm.nvvm.sqrt.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %103 = "llvm.call_intrinsic"(%99) {intrin = "llvm.nvvm.sqrt.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %104 = "vector.from_elements"(%100, %101, %102, %103) : (f32, f32, f32, f32) -> vector<4xf32>
        %105 = "vector.broadcast"(%93) : (f32) -> vector<4xf32>
        %106 = "arith.mulf"(%104, %105) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %107 = "vector.broadcast"(%14) : (f32) -> vector<4xf32>
        %108 = "arith.addf"(%106, %107) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %109 = "vector.extract"(%95) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %110 = "vector.extract"(%108) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %111 = "vector.extract"(%95) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %112 = "vector.extract"(%108) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %113 = "vector.extract"(%95) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %114 = "vector.extract"(%108) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %115 = "vector.extract"(%95) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %116 = "vector.extract"(%108) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %117 = "llvm.call_intrinsic"(%109, %110) {intrin = "llvm.nvvm.div.approx.f", operandSegmentSizes = array<i32: 2, 0>, op_bundle_sizes = array<i32>} : (f32, f32) -> f32
        %118 = "llvm.call_intrinsic"(%111, %112) {intrin = "llvm.nvvm.div.approx.f", operandSegmentSizes = array<i32: 2, 0>, op_bundle_sizes = array<i32>} : (f32, f32) -> f32
        %119 = "llvm.call_intrinsic"(%113, %114) {intrin = "llvm.nvvm.div.approx.f", operandSegmentSizes = array<i32: 2, 0>, op_bundle_sizes = array<i32>} : (f32, f32) -> f32
        %120 = "llvm.call_intrinsic"(%115, %116) {intrin = "llvm.nvvm.div.approx.f", operandSegmentSizes = array<i32: 2, 0>, op_bundle_sizes = array<i32>} : (f32, f32) -> f32
        %121 = "vector.from_elements"(%117, %118, %119, %120) : (f32, f32, f32, f32) -> vector<4xf32>
        %122 = "arith.mulf"(%29, %15) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %123 = "vector.broadcast"(%122) : (f32) -> vector<4xf32>
        %124 = "arith.mulf"(%123, %58) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %125 = "arith.subf"(%58, %124) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %126 = "arith.subf"(%125, %121) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %127 = "vector.extract"(%126) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %128 = "vector.extract"(%126) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %129 = "vector.extract"(%126) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %130 = "vector.extract"(%126) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %131 = "vector.from_elements"(%127, %128, %129, %130) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%131, %34) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        %132 = "vector.extract"(%70) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %133 = "vector.extract"(%70) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %134 = "vector.extract"(%70) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %135 = "vector.extract"(%70) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %136 = "vector.from_elements"(%132, %133, %134, %135) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%136, %36) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        %137 = "vector.from_elements"(%96, %97, %98, %99) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%137, %37) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        %138 = "arith.remui"(%8, %27) : (i64, i64) -> i64
        %139 = "arith.addi"(%28, %138) : (i64, i64) -> i64
        %140 = "arith.cmpi"(%26, %139) {predicate = 2 : i64} : (i64, i64) -> i1
        "scf.if"(%140) ({
          %141 = "arith.constant"() {value = 3 : i64} : () -> i64
          %142 = "arith.muli"(%28, %141) : (i64, i64) -> i64
          %143 = "arith.addi"(%26, %142) : (i64, i64) -> i64
          %144 = "llvm.getelementptr"(%0, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %145 = "llvm.getelementptr"(%2, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %146 = "llvm.getelementptr"(%4, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %147 = "llvm.getelementptr"(%6, %143) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %148 = "llvm.load"(%144) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %149 = "llvm.load"(%145) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %150 = "llvm.load"(%146) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %151 = "llvm.load"(%147) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
          %152 = "vector.from_elements"(%148) : (f32) -> vector<1xf32>
          %153 = "vector.from_elements"(%149) : (f32) -> vector<1xf32>
          %154 = "vector.from_elements"(%150) : (f32) -> vector<1xf32>
          %155 = "vector.from_elements"(%151) : (f32) -> vector<1xf32>
          %156 = "vector.broadcast"(%31) : (f32) -> vector<1xf32>
          %157 = "arith.mulf"(%153, %156) : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %158 = "arith.subf"(%157, %154) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %159 = "arith.constant"() {value = 1.0 : f64} : () -> f64
          %160 = "arith.subf"(%159, %12) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
          %161 = "arith.truncf"(%160) : (f64) -> f32
          %162 = "vector.broadcast"(%161) : (f32) -> vector<1xf32>
          %163 = "arith.mulf"(%158, %162) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %164 = "arith.addf"(%154, %163) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %165 = "arith.mulf"(%157, %157) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %166 = "arith.subf"(%165, %155) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %167 = "arith.subf"(%159, %13) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
          %168 = "arith.truncf"(%167) : (f64) -> f32
          %169 = "vector.broadcast"(%168) : (f32) -> vector<1xf32>
          %170 = "arith.mulf"(%166, %169) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %171 = "arith.addf"(%155, %170) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %172 = "arith.subf"(%12, %159) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
          %173 = "arith.truncf"(%172) : (f64) -> f32
          %174 = "llvm.call"(%173) {callee = @__nv_log1pf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %175 = "arith.mulf"(%30, %174) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %176 = "llvm.call"(%175) {callee = @__nv_expm1f, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %177 = "arith.negf"(%176) : (f32) -> f32
          %178 = "arith.constant"() {value = 1.0 : f32} : () -> f32
          %179 = "arith.divf"(%178, %177) : (f32, f32) -> f32
          %180 = "arith.mulf"(%29, %179) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %181 = "arith.subf"(%13, %159) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
          %182 = "arith.truncf"(%181) : (f64) -> f32
          %183 = "llvm.call"(%182) {callee = @__nv_log1pf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %184 = "arith.mulf"(%30, %183) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %185 = "llvm.call"(%184) {callee = @__nv_expm1f, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %186 = "arith.negf"(%185) : (f32) -> f32
          %187 = "llvm.call"(%186) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %188 = "vector.broadcast"(%180) : (f32) -> vector<1xf32>
          %189 = "arith.mulf"(%188, %164) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %190 = "vector.extract"(%171) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %191 = "llvm.call_intrinsic"(%190) {intrin = "llvm.nvvm.sqrt.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
          %192 = "vector.from_elements"(%191) : (f32) -> vector<1xf32>
          %193 = "vector.broadcast"(%187) : (f32) -> vector<1xf32>
          %194 = "arith.mulf"(%192, %193) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %195 = "vector.broadcast"(%14) : (f32) -> vector<1xf32>
          %196 = "arith.addf"(%194, %195) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %197 = "vector.extract"(%189) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %198 = "vector.extract"(%196) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          %199 = "llvm.call_intrinsic"(%197, %198) {intrin = "llvm.nvvm.div.approx.f", operandSegmentSizes = array<i32: 2, 0>, op_bundle_sizes = array<i32>} : (f32, f32) -> f32
          %200 = "vector.from_elements"(%199) : (f32) -> vector<1xf32>
          %201 = "arith.mulf"(%29, %15) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
          %202 = "vector.broadcast"(%201) : (f32) -> vector<1xf32>
          %203 = "arith.mulf"(%202, %152) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %204 = "arith.subf"(%152, %203) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %205 = "arith.subf"(%204, %200) {fastmath = #arith.fastmath<contract>} : (vector<1xf32>, vector<1xf32>) -> vector<1xf32>
          %206 = "vector.extract"(%205) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          "llvm.store"(%206, %144) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          %207 = "vector.extract"(%164) {static_position = array<i64: 0>} : (vector<1xf32>) -> f32
          "llvm.store"(%207, %146) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "llvm.store"(%190, %147) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "adamw_kernel_1", function_type = !llvm.func<void (!llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, f64, f64, f32, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i64, %2: !llvm.ptr<1>, %3: !llvm.ptr<1>, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: f64, %9: f64, %10: f32, %11: f32):
    %12 = "arith.constant"() {value = 270336 : i64} : () -> i64
    %13 = "arith.cmpi"(%1, %12) {predicate = 3 : i64} : (i64, i64) -> i1
    %14 = "arith.constant"() {value = true} : () -> i1
    %15 = "arith.xori"(%13, %14) : (i1, i1) -> i1
    "scf.if"(%13) ({
      %16 = "arith.constant"() {value = 1 : i64} : () -> i64
      %17 = "arith.addi"(%1, %16) : (i64, i64) -> i64
      %18 = "arith.constant"() {value = 2 : i64} : () -> i64
      %19 = "arith.divui"(%17, %18) : (i64, i64) -> i64
      %20 = "arith.divui"(%1, %18) : (i64, i64) -> i64
      %21 = "arith.remui"(%1, %18) : (i64, i64) -> i64
      %22 = "arith.addi"(%20, %21) : (i64, i64) -> i64
      %23 = "arith.constant"() {value = 255 : i64} : () -> i64
      %24 = "arith.addi"(%22, %23) : (i64, i64) -> i64
      %25 = "arith.constant"() {value = 256 : i64} : () -> i64
      %26 = "arith.divui"(%24, %25) : (i64, i64) -> i64
      %27 = "arith.trunci"(%26) : (i64) -> i32
      %28 = "arith.constant"() {value = 1 : i32} : () -> i32
      %29 = "arith.constant"() {value = 256 : i32} : () -> i32
      %30 = "arith.constant"() {value = 0 : i32} : () -> i32
      "gpu.launch_func"(%27, %28, %28, %29, %28, %28, %30, %0, %19, %2, %19, %3, %19, %4, %19, %1, %5, %6, %7, %8, %9, %10, %11) {kernel = @kernels::@adamw_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 16, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, f64, f64, f32, f32) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "scf.if"(%15) ({
      %31 = "arith.constant"() {value = 3 : i64} : () -> i64
      %32 = "arith.addi"(%1, %31) : (i64, i64) -> i64
      %33 = "arith.constant"() {value = 4 : i64} : () -> i64
      %34 = "arith.divui"(%32, %33) : (i64, i64) -> i64
      %35 = "arith.divui"(%1, %33) : (i64, i64) -> i64
      %36 = "arith.remui"(%1, %33) : (i64, i64) -> i64
      %37 = "arith.addi"(%35, %36) : (i64, i64) -> i64
      %38 = "arith.constant"() {value = 255 : i64} : () -> i64
      %39 = "arith.addi"(%37, %38) : (i64, i64) -> i64
      %40 = "arith.constant"() {value = 256 : i64} : () -> i64
      %41 = "arith.divui"(%39, %40) : (i64, i64) -> i64
      %42 = "arith.trunci"(%41) : (i64) -> i32
      %43 = "arith.constant"() {value = 1 : i32} : () -> i32
      %44 = "arith.constant"() {value = 256 : i32} : () -> i32
      %45 = "arith.constant"() {value = 0 : i32} : () -> i32
      "gpu.launch_func"(%42, %43, %43, %44, %43, %43, %45, %0, %34, %2, %34, %3, %34, %4, %34, %1, %5, %6, %7, %8, %9, %10, %11) {kernel = @kernels::@adamw_kernel_1, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 16, 0>, cutec.pdl} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, f64, f64, f32, f32) -> ()
      "scf.yield"() : () -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "adamw_f32", function_type = (!llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, f64, f64, f32, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
