"builtin.module"() ({
  "gpu.module"() ({
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i32, %4: i32, %5: i64, %6: i64, %7: i64, %8: !llvm.ptr<1>, %9: i32, %10: i32, %11: i64, %12: !llvm.ptr<1>, %13: i64, %14: !llvm.ptr<1>, %15: i64, %16: i64, %17: i64, %18: i64, %19: i64, %20: i64, %21: i64):
      %22 = "arith.trunci"(%19) : (i64) -> i32
      %23 = "arith.trunci"(%20) : (i64) -> i32
      %24 = "arith.trunci"(%21) : (i64) -> i32
      %25 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %26 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %27 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %28 = "arith.extsi"(%25) : (i32) -> i64
      %29 = "arith.constant"() {value = 256 : i64} : () -> i64
      %30 = "arith.muli"(%28, %29) : (i64, i64) -> i64
      %31 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %32 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %33 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %34 = "arith.extsi"(%31) : (i32) -> i64
      %35 = "arith.addi"(%30, %34) : (i64, i64) -> i64
      %36 = "arith.cmpi"(%35, %18) {predicate = 2 : i64} : (i64, i64) -> i1
      "scf.if"(%36) ({
        %37 = "arith.extsi"(%22) : (i32) -> i64
        %38 = "arith.remui"(%35, %37) : (i64, i64) -> i64
        %39 = "arith.divui"(%35, %37) : (i64, i64) -> i64
        %40 = "arith.extsi"(%23) : (i32) -> i64
        %41 = "arith.remui"(%39, %40) : (i64, i64) -> i64
        %42 = "arith.divui"(%39, %40) : (i64, i64) -> i64
        %43 = "arith.extsi"(%24) : (i32) -> i64
        %44 = "arith.remui"(%42, %43) : (i64, i64) -> i64
        %45 = "arith.divui"(%42, %43) : (i64, i64) -> i64
        %46 = "arith.muli"(%45, %5) : (i64, i64) -> i64
        %47 = "arith.muli"(%44, %6) : (i64, i64) -> i64
        %48 = "arith.addi"(%46, %47) : (i64, i64) -> i64
        %49 = "arith.muli"(%41, %7) : (i64, i64) -> i64
        %50 = "arith.addi"(%48, %49) : (i64, i64) -> i64
        %51 = "llvm.getelementptr"(%0, %50) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %52 = "arith.muli"(%45, %15) : (i64, i64) -> i64
        %53 = "arith.muli"(%44, %16) : (i64, i64) -> i64
        %54 = "arith.addi"(%52, %53) : (i64, i64) -> i64
        %55 = "arith.muli"(%41, %17) : (i64, i64) -> i64
        %56 = "arith.addi"(%54, %55) : (i64, i64) -> i64
        %57 = "llvm.getelementptr"(%14, %56) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %58 = "arith.constant"() {value = 8 : i32} : () -> i32
        %59 = "arith.divui"(%10, %58) : (i32, i32) -> i32
        %60 = "arith.extsi"(%59) : (i32) -> i64
        %61 = "arith.cmpi"(%38, %60) {predicate = 2 : i64} : (i64, i64) -> i1
        "scf.if"(%61) ({
          %62 = "arith.constant"() {value = 8 : i64} : () -> i64
          %63 = "arith.muli"(%38, %62) : (i64, i64) -> i64
          %64 = "llvm.getelementptr"(%51, %63) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %65 = "arith.addi"(%38, %60) : (i64, i64) -> i64
          %66 = "arith.muli"(%65, %62) : (i64, i64) -> i64
          %67 = "llvm.getelementptr"(%51, %66) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %68 = "llvm.load"(%64) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xbf16>
          %69 = "vector.extract"(%68) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %70 = "vector.extract"(%68) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %71 = "vector.extract"(%68) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %72 = "vector.extract"(%68) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %73 = "vector.extract"(%68) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %74 = "vector.extract"(%68) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %75 = "vector.extract"(%68) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %76 = "vector.extract"(%68) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %77 = "llvm.load"(%67) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xbf16>
          %78 = "vector.extract"(%77) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %79 = "vector.extract"(%77) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %80 = "vector.extract"(%77) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %81 = "vector.extract"(%77) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %82 = "vector.extract"(%77) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %83 = "vector.extract"(%77) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %84 = "vector.extract"(%77) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %85 = "vector.extract"(%77) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %86 = "arith.muli"(%44, %11) : (i64, i64) -> i64
          %87 = "llvm.getelementptr"(%8, %86) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %88 = "arith.muli"(%44, %13) : (i64, i64) -> i64
          %89 = "llvm.getelementptr"(%12, %88) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %90 = "llvm.getelementptr"(%87, %63) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %91 = "llvm.load"(%90) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %92 = "vector.extract"(%91) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %93 = "vector.extract"(%91) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %94 = "vector.extract"(%91) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %95 = "vector.extract"(%91) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %96 = "llvm.getelementptr"(%90) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %97 = "llvm.load"(%96) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %98 = "vector.extract"(%97) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %99 = "vector.extract"(%97) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %100 = "vector.extract"(%97) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %101 = "vector.extract"(%97) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %102 = "vector.from_elements"(%92, %93, %94, %95, %98, %99, %100, %101) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
          %103 = "llvm.getelementptr"(%89, %63) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %104 = "llvm.load"(%103) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %105 = "vector.extract"(%104) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %106 = "vector.extract"(%104) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %107 = "vector.extract"(%104) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %108 = "vector.extract"(%104) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %109 = "llvm.getelementptr"(%103) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
          %110 = "llvm.load"(%109) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %111 = "vector.extract"(%110) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %112 = "vector.extract"(%110) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %113 = "vector.extract"(%110) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %114 = "vector.extract"(%110) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          %115 = "vector.from_elements"(%105, %106, %107, %108, %111, %112, %113, %114) : (f32, f32, f32, f32, f32, f32, f32, f32) -> vector<8xf32>
          %116 = "vector.from_elements"(%69, %70, %71, %72, %73, %74, %75, %76) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
          %117 = "arith.extf"(%116) : (vector<8xbf16>) -> vector<8xf32>
          %118 = "vector.from_elements"(%78, %79, %80, %81, %82, %83, %84, %85) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
          %119 = "arith.extf"(%118) : (vector<8xbf16>) -> vector<8xf32>
          %120 = "arith.mulf"(%117, %102) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %121 = "arith.mulf"(%119, %115) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %122 = "arith.subf"(%120, %121) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %123 = "arith.mulf"(%117, %115) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %124 = "arith.mulf"(%119, %102) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %125 = "arith.addf"(%123, %124) {fastmath = #arith.fastmath<contract>} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
          %126 = "llvm.getelementptr"(%57, %63) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %127 = "llvm.getelementptr"(%57, %66) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %128 = "arith.truncf"(%122) : (vector<8xf32>) -> vector<8xbf16>
          %129 = "vector.extract"(%128) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %130 = "vector.extract"(%128) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %131 = "vector.extract"(%128) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %132 = "vector.extract"(%128) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %133 = "vector.extract"(%128) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %134 = "vector.extract"(%128) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %135 = "vector.extract"(%128) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %136 = "vector.extract"(%128) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %137 = "vector.from_elements"(%129, %130, %131, %132, %133, %134, %135, %136) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
          "llvm.store"(%137, %126) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
          %138 = "arith.truncf"(%125) : (vector<8xf32>) -> vector<8xbf16>
          %139 = "vector.extract"(%138) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %140 = "vector.extract"(%138) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %141 = "vector.extract"(%138) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %142 = "vector.extract"(%138) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %143 = "vector.extract"(%138) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %144 = "vector.extract"(%138) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %145 = "vector.extract"(%138) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %146 = "vector.extract"(%138) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %147 = "vector.from_elements"(%139, %140, %141, %142, %143, %144, %145, %146) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
          "llvm.store"(%147, %127) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          %148 = "arith.constant"() {value = 2 : i64} : () -> i64
          %149 = "arith.muli"(%148, %38) : (i64, i64) -> i64
          %150 = "arith.constant"() {value = 8 : i64} : () -> i64
          %151 = "arith.muli"(%149, %150) : (i64, i64) -> i64
          %152 = "llvm.getelementptr"(%51, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %153 = "llvm.load"(%152) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xbf16>
          %154 = "vector.extract"(%153) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %155 = "vector.extract"(%153) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %156 = "vector.extract"(%153) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %157 = "vector.extract"(%153) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %158 = "vector.extract"(%153) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %159 = "vector.extract"(%153) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %160 = "vector.extract"(%153) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %161 = "vector.extract"(%153) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %162 = "vector.from_elements"(%154, %155, %156, %157, %158, %159, %160, %161) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
          %163 = "llvm.getelementptr"(%57, %151) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %164 = "vector.extract"(%162) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %165 = "vector.extract"(%162) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %166 = "vector.extract"(%162) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %167 = "vector.extract"(%162) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %168 = "vector.extract"(%162) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %169 = "vector.extract"(%162) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %170 = "vector.extract"(%162) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %171 = "vector.extract"(%162) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %172 = "vector.from_elements"(%164, %165, %166, %167, %168, %169, %170, %171) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
          "llvm.store"(%172, %163) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
          %173 = "arith.constant"() {value = 1 : i64} : () -> i64
          %174 = "arith.addi"(%149, %173) : (i64, i64) -> i64
          %175 = "arith.muli"(%174, %150) : (i64, i64) -> i64
          %176 = "llvm.getelementptr"(%51, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %177 = "llvm.load"(%176) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<8xbf16>
          %178 = "vector.extract"(%177) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %179 = "vector.extract"(%177) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %180 = "vector.extract"(%177) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %181 = "vector.extract"(%177) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %182 = "vector.extract"(%177) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %183 = "vector.extract"(%177) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %184 = "vector.extract"(%177) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %185 = "vector.extract"(%177) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %186 = "vector.from_elements"(%178, %179, %180, %181, %182, %183, %184, %185) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
          %187 = "llvm.getelementptr"(%57, %175) {rawConstantIndices = array<i32: -2147483648>, elem_type = bf16, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
          %188 = "vector.extract"(%186) {static_position = array<i64: 0>} : (vector<8xbf16>) -> bf16
          %189 = "vector.extract"(%186) {static_position = array<i64: 1>} : (vector<8xbf16>) -> bf16
          %190 = "vector.extract"(%186) {static_position = array<i64: 2>} : (vector<8xbf16>) -> bf16
          %191 = "vector.extract"(%186) {static_position = array<i64: 3>} : (vector<8xbf16>) -> bf16
          %192 = "vector.extract"(%186) {static_position = array<i64: 4>} : (vector<8xbf16>) -> bf16
          %193 = "vector.extract"(%186) {static_position = array<i64: 5>} : (vector<8xbf16>) -> bf16
          %194 = "vector.extract"(%186) {static_position = array<i64: 6>} : (vector<8xbf16>) -> bf16
          %195 = "vector.extract"(%186) {static_position = array<i64: 7>} : (vector<8xbf16>) -> bf16
          %196 = "vector.from_elements"(%188, %189, %190, %191, %192, %193, %194, %195) : (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) -> vector<8xbf16>
          "llvm.store"(%196, %187) {alignment = 16 : i64} : (vector<8xbf16>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "rotary_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
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
    %27 = "arith.constant"() {value = 2 : i32} : () -> i32
    %28 = "arith.muli"(%27, %10) : (i32, i32) -> i32
    %29 = "arith.cmpi"(%28, %4) {predicate = 3 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%29) {message = "cos and sin have more pairs than a head", file = "samples/rotary.py", line = 111 : i32} : (i1) -> ()
    %30 = "arith.cmpi"(%2, %9) {predicate = 3 : i64} : (i32, i32) -> i1
    "cutec.host_check"(%30) {message = "a sequence is longer than the table", file = "samples/rotary.py", line = 113 : i32} : (i1) -> ()
    %31 = "arith.constant"() {value = 1 : i32} : () -> i32
    %32 = "arith.maxsi"(%19, %31) : (i32, i32) -> i32
    %33 = "arith.extui"(%32) : (i32) -> i64
    %34 = "arith.subi"(%32, %31) : (i32, i32) -> i32
    %35 = "llvm.intr.ctlz"(%34) {is_zero_poison = false} : (i32) -> i32
    %36 = "arith.constant"() {value = 32 : i32} : () -> i32
    %37 = "arith.subi"(%36, %35) : (i32, i32) -> i32
    %38 = "arith.extsi"(%37) : (i32) -> i64
    %39 = "arith.constant"() {value = 1 : i64} : () -> i64
    %40 = "arith.shli"(%39, %38) : (i64, i64) -> i64
    %41 = "arith.constant"() {value = 64 : i64} : () -> i64
    %42 = "arith.cmpi"(%38, %41) {predicate = 6 : i64} : (i64, i64) -> i1
    %43 = "arith.constant"() {value = 0 : i64} : () -> i64
    %44 = "arith.select"(%42, %40, %43) : (i1, i64, i64) -> i64
    %45 = "arith.subi"(%44, %33) : (i64, i64) -> i64
    %46 = "arith.constant"() {value = 32 : i64} : () -> i64
    %47 = "arith.shli"(%45, %46) : (i64, i64) -> i64
    %48 = "arith.divui"(%47, %33) : (i64, i64) -> i64
    %49 = "arith.addi"(%48, %39) : (i64, i64) -> i64
    %50 = "arith.shli"(%49, %46) : (i64, i64) -> i64
    %51 = "arith.ori"(%50, %33) : (i64, i64) -> i64
    %52 = "arith.maxsi"(%3, %31) : (i32, i32) -> i32
    %53 = "arith.extui"(%52) : (i32) -> i64
    %54 = "arith.subi"(%52, %31) : (i32, i32) -> i32
    %55 = "llvm.intr.ctlz"(%54) {is_zero_poison = false} : (i32) -> i32
    %56 = "arith.subi"(%36, %55) : (i32, i32) -> i32
    %57 = "arith.extsi"(%56) : (i32) -> i64
    %58 = "arith.shli"(%39, %57) : (i64, i64) -> i64
    %59 = "arith.cmpi"(%57, %41) {predicate = 6 : i64} : (i64, i64) -> i1
    %60 = "arith.select"(%59, %58, %43) : (i1, i64, i64) -> i64
    %61 = "arith.subi"(%60, %53) : (i64, i64) -> i64
    %62 = "arith.shli"(%61, %46) : (i64, i64) -> i64
    %63 = "arith.divui"(%62, %53) : (i64, i64) -> i64
    %64 = "arith.addi"(%63, %39) : (i64, i64) -> i64
    %65 = "arith.shli"(%64, %46) : (i64, i64) -> i64
    %66 = "arith.ori"(%65, %53) : (i64, i64) -> i64
    %67 = "arith.maxsi"(%2, %31) : (i32, i32) -> i32
    %68 = "arith.extui"(%67) : (i32) -> i64
    %69 = "arith.subi"(%67, %31) : (i32, i32) -> i32
    %70 = "llvm.intr.ctlz"(%69) {is_zero_poison = false} : (i32) -> i32
    %71 = "arith.subi"(%36, %70) : (i32, i32) -> i32
    %72 = "arith.extsi"(%71) : (i32) -> i64
    %73 = "arith.shli"(%39, %72) : (i64, i64) -> i64
    %74 = "arith.cmpi"(%72, %41) {predicate = 6 : i64} : (i64, i64) -> i1
    %75 = "arith.select"(%74, %73, %43) : (i1, i64, i64) -> i64
    %76 = "arith.subi"(%75, %68) : (i64, i64) -> i64
    %77 = "arith.shli"(%76, %46) : (i64, i64) -> i64
    %78 = "arith.divui"(%77, %68) : (i64, i64) -> i64
    %79 = "arith.addi"(%78, %39) : (i64, i64) -> i64
    %80 = "arith.shli"(%79, %46) : (i64, i64) -> i64
    %81 = "arith.ori"(%80, %68) : (i64, i64) -> i64
    %82 = "arith.constant"() {value = 255 : i64} : () -> i64
    %83 = "arith.addi"(%26, %82) : (i64, i64) -> i64
    %84 = "arith.constant"() {value = 256 : i64} : () -> i64
    %85 = "arith.divui"(%83, %84) : (i64, i64) -> i64
    %86 = "arith.trunci"(%85) : (i64) -> i32
    %87 = "arith.constant"() {value = 256 : i32} : () -> i32
    %88 = "arith.constant"() {value = 0 : i32} : () -> i32
    "gpu.launch_func"(%86, %31, %31, %87, %31, %31, %88, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %26, %51, %66, %81) {kernel = @kernels::@rotary_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 22, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, i64, i64, i64, i64, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "rotary_bf16_f32", function_type = (!llvm.ptr<1>, i32, i32, i32, i32, i64, i64, i64, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
