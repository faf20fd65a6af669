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
      %28 = "arith.muli"(%26, %27) : (i64, i64) -> i64
      %29 = "arith.subi"(%8, %28) : (i64, i64) -> i64
      %30 = "arith.constant"() {value = 0 : i64} : () -> i64
      %31 = "arith.cmpi"(%29, %30) {predicate = 4 : i64} : (i64, i64) -> i1
      "scf.if"(%31) ({
        %32 = "arith.cmpi"(%29, %27) {predicate = 2 : i64} : (i64, i64) -> i1
        %33, %34, %35, %36 = "scf.if"(%32) ({
          %37 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %38 = "vector.extract"(%37) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %39 = "vector.extract"(%37) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %40 = "vector.extract"(%37) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %41 = "vector.extract"(%37) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%38, %39, %40, %41) : (f32, f32, f32, f32) -> ()
        }, {
          %42 = "llvm.mlir.undef"() : () -> f32
          %43 = "llvm.mlir.undef"() : () -> f32
          %44 = "llvm.mlir.undef"() : () -> f32
          %45 = "llvm.mlir.undef"() : () -> f32
          "scf.yield"(%42, %43, %44, %45) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %46 = "llvm.getelementptr"(%0, %28) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %47 = "arith.cmpi"(%29, %27) {predicate = 5 : i64} : (i64, i64) -> i1
        %48, %49, %50, %51 = "scf.if"(%47) ({
          %52 = "llvm.load"(%46) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %53 = "vector.extract"(%52) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %54 = "vector.extract"(%52) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %55 = "vector.extract"(%52) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %56 = "vector.extract"(%52) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%53, %54, %55, %56) : (f32, f32, f32, f32) -> ()
        }, {
          %57 = "scf.if"(%31) ({
            %58 = "llvm.load"(%46) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%58) : (f32) -> ()
          }, {
            "scf.yield"(%33) : (f32) -> ()
          }) : (i1) -> f32
          %59 = "arith.constant"() {value = 1 : i64} : () -> i64
          %60 = "arith.cmpi"(%29, %59) {predicate = 4 : i64} : (i64, i64) -> i1
          %61 = "scf.if"(%60) ({
            %62 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %63 = "llvm.load"(%62) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%63) : (f32) -> ()
          }, {
            "scf.yield"(%34) : (f32) -> ()
          }) : (i1) -> f32
          %64 = "arith.constant"() {value = 2 : i64} : () -> i64
          %65 = "arith.cmpi"(%29, %64) {predicate = 4 : i64} : (i64, i64) -> i1
          %66 = "scf.if"(%65) ({
            %67 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %68 = "llvm.load"(%67) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%68) : (f32) -> ()
          }, {
            "scf.yield"(%35) : (f32) -> ()
          }) : (i1) -> f32
          %69 = "arith.constant"() {value = 3 : i64} : () -> i64
          %70 = "arith.cmpi"(%29, %69) {predicate = 4 : i64} : (i64, i64) -> i1
          %71 = "scf.if"(%70) ({
            %72 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %73 = "llvm.load"(%72) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%73) : (f32) -> ()
          }, {
            "scf.yield"(%36) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%57, %61, %66, %71) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %74, %75, %76, %77 = "scf.if"(%32) ({
          %78 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %79 = "vector.extract"(%78) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %80 = "vector.extract"(%78) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %81 = "vector.extract"(%78) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %82 = "vector.extract"(%78) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%79, %80, %81, %82) : (f32, f32, f32, f32) -> ()
        }, {
          %83 = "llvm.mlir.undef"() : () -> f32
          %84 = "llvm.mlir.undef"() : () -> f32
          %85 = "llvm.mlir.undef"() : () -> f32
          %86 = "llvm.mlir.undef"() : () -> f32
          "scf.yield"(%83, %84, %85, %86) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %87 = "llvm.getelementptr"(%2, %28) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %88, %89, %90, %91 = "scf.if"(%47) ({
          %92 = "llvm.load"(%87) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %93 = "vector.extract"(%92) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %94 = "vector.extract"(%92) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %95 = "vector.extract"(%92) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %96 = "vector.extract"(%92) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%93, %94, %95, %96) : (f32, f32, f32, f32) -> ()
        }, {
          %97 = "scf.if"(%31) ({
            %98 = "llvm.load"(%87) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%98) : (f32) -> ()
          }, {
            "scf.yield"(%74) : (f32) -> ()
          }) : (i1) -> f32
          %99 = "arith.constant"() {value = 1 : i64} : () -> i64
          %100 = "arith.cmpi"(%29, %99) {predicate = 4 : i64} : (i64, i64) -> i1
          %101 = "scf.if"(%100) ({
            %102 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %103 = "llvm.load"(%102) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%103) : (f32) -> ()
          }, {
            "scf.yield"(%75) : (f32) -> ()
          }) : (i1) -> f32
          %104 = "arith.constant"() {value = 2 : i64} : () -> i64
          %105 = "arith.cmpi"(%29, %104) {predicate = 4 : i64} : (i64, i64) -> i1
          %106 = "scf.if"(%105) ({
            %107 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %108 = "llvm.load"(%107) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%108) : (f32) -> ()
          }, {
            "scf.yield"(%76) : (f32) -> ()
          }) : (i1) -> f32
          %109 = "arith.constant"() {value = 3 : i64} : () -> i64
          %110 = "arith.cmpi"(%29, %109) {predicate = 4 : i64} : (i64, i64) -> i1
          %111 = "scf.if"(%110) ({
            %112 = "llvm.getelementptr"(%87) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %113 = "llvm.load"(%112) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%113) : (f32) -> ()
          }, {
            "scf.yield"(%77) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%97, %101, %106, %111) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %114, %115, %116, %117 = "scf.if"(%32) ({
          %118 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %119 = "vector.extract"(%118) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %120 = "vector.extract"(%118) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %121 = "vector.extract"(%118) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %122 = "vector.extract"(%118) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%119, %120, %121, %122) : (f32, f32, f32, f32) -> ()
        }, {
          %123 = "llvm.mlir.undef"() : () -> f32
          %124 = "llvm.mlir.undef"() : () -> f32
          %125 = "llvm.mlir.undef"() : () -> f32
          %126 = "llvm.mlir.undef"() : () -> f32
          "scf.yield"(%123, %124, %125, %126) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %127 = "llvm.getelementptr"(%4, %28) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %128, %129, %130, %131 = "scf.if"(%47) ({
          %132 = "llvm.load"(%127) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %133 = "vector.extract"(%132) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %134 = "vector.extract"(%132) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %135 = "vector.extract"(%132) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %136 = "vector.extract"(%132) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%133, %134, %135, %136) : (f32, f32, f32, f32) -> ()
        }, {
          %137 = "scf.if"(%31) ({
            %138 = "llvm.load"(%127) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%138) : (f32) -> ()
          }, {
            "scf.yield"(%114) : (f32) -> ()
          }) : (i1) -> f32
          %139 = "arith.constant"() {value = 1 : i64} : () -> i64
          %140 = "arith.cmpi"(%29, %139) {predicate = 4 : i64} : (i64, i64) -> i1
          %141 = "scf.if"(%140) ({
            %142 = "llvm.getelementptr"(%127) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %143 = "llvm.load"(%142) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%143) : (f32) -> ()
          }, {
            "scf.yield"(%115) : (f32) -> ()
          }) : (i1) -> f32
          %144 = "arith.constant"() {value = 2 : i64} : () -> i64
          %145 = "arith.cmpi"(%29, %144) {predicate = 4 : i64} : (i64, i64) -> i1
          %146 = "scf.if"(%145) ({
            %147 = "llvm.getelementptr"(%127) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %148 = "llvm.load"(%147) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%148) : (f32) -> ()
          }, {
            "scf.yield"(%116) : (f32) -> ()
          }) : (i1) -> f32
          %149 = "arith.constant"() {value = 3 : i64} : () -> i64
          %150 = "arith.cmpi"(%29, %149) {predicate = 4 : i64} : (i64, i64) -> i1
          %151 = "scf.if"(%150) ({
            %152 = "llvm.getelementptr"(%127) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %153 = "llvm.load"(%152) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%153) : (f32) -> ()
          }, {
            "scf.yield"(%117) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%137, %141, %146, %151) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %154, %155, %156, %157 = "scf.if"(%32) ({
          %158 = "arith.constant"() {value = dense<0.0> : vector<4xf32>} : () -> vector<4xf32>
          %159 = "vector.extract"(%158) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %160 = "vector.extract"(%158) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %161 = "vector.extract"(%158) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %162 = "vector.extract"(%158) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%159, %160, %161, %162) : (f32, f32, f32, f32) -> ()
        }, {
          %163 = "llvm.mlir.undef"() : () -> f32
          %164 = "llvm.mlir.undef"() : () -> f32
          %165 = "llvm.mlir.undef"() : () -> f32
          %166 = "llvm.mlir.undef"() : () -> f32
          "scf.yield"(%163, %164, %165, %166) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %167 = "llvm.getelementptr"(%6, %28) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %168, %169, %170, %171 = "scf.if"(%47) ({
          %172 = "llvm.load"(%167) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
          %173 = "vector.extract"(%172) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
          %174 = "vector.extract"(%172) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
          %175 = "vector.extract"(%172) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
          %176 = "vector.extract"(%172) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
          "scf.yield"(%173, %174, %175, %176) : (f32, f32, f32, f32) -> ()
        }, {
          %177 = "scf.if"(%31) ({
            %178 = "llvm.load"(%167) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%178) : (f32) -> ()
          }, {
            "scf.yield"(%154) : (f32) -> ()
          }) : (i1) -> f32
          %179 = "arith.constant"() {value = 1 : i64} : () -> i64
          %180 = "arith.cmpi"(%29, %179) {predicate = 4 : i64} : (i64, i64) -> i1
          %181 = "scf.if"(%180) ({
            %182 = "llvm.getelementptr"(%167) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %183 = "llvm.load"(%182) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%183) : (f32) -> ()
          }, {
            "scf.yield"(%155) : (f32) -> ()
          }) : (i1) -> f32
          %184 = "arith.constant"() {value = 2 : i64} : () -> i64
          %185 = "arith.cmpi"(%29, %184) {predicate = 4 : i64} : (i64, i64) -> i1
          %186 = "scf.if"(%185) ({
            %187 = "llvm.getelementptr"(%167) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %188 = "llvm.load"(%187) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%188) : (f32) -> ()
          }, {
            "scf.yield"(%156) : (f32) -> ()
          }) : (i1) -> f32
          %189 = "arith.constant"() {value = 3 : i64} : () -> i64
          %190 = "arith.cmpi"(%29, %189) {predicate = 4 : i64} : (i64, i64) -> i1
          %191 = "scf.if"(%190) ({
            %192 = "llvm.getelementptr"(%167) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            %193 = "llvm.load"(%192) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
            "scf.yield"(%193) : (f32) -> ()
          }, {
            "scf.yield"(%157) : (f32) -> ()
          }) : (i1) -> f32
          "scf.yield"(%177, %181, %186, %191) : (f32, f32, f32, f32) -> ()
        }) : (i1) -> (f32, f32, f32, f32)
        %194 = "vector.from_elements"(%48, %49, %50, %51) : (f32, f32, f32, f32) -> vector<4xf32>
        %195 = "vector.from_elements"(%88, %89, %90, %91) : (f32, f32, f32, f32) -> vector<4xf32>
        %196 = "vector.from_elements"(%128, %129, %130, %131) : (f32, f32, f32, f32) -> vector<4xf32>
        %197 = "vector.from_elements"(%168, %169, %170, %171) : (f32, f32, f32, f32) -> vector<4xf32>
        %198 = "llvm.load"(%9) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %199 = "llvm.load"(%10) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %200 = "llvm.load"(%11) {alignment = 4 : i64} : (!llvm.ptr<1>) -> f32
        %201 = "vector.broadcast"(%200) : (f32) -> vector<4xf32>
        %202 = "arith.mulf"(%195, %201) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %203 = "arith.subf"(%202, %196) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %204 = "arith.constant"() {value = 1.0 : f64} : () -> f64
        %205 = "arith.subf"(%204, %12) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
        %206 = "arith.truncf"(%205) : (f64) -> f32
        %207 = "vector.broadcast"(%206) : (f32) -> vector<4xf32>
        %208 = "arith.mulf"(%203, %207) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %209 = "arith.addf"(%196, %208) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %210 = "arith.mulf"(%202, %202) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %211 = "arith.subf"(%210, %197) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %212 = "arith.subf"(%204, %13) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
        %213 = "arith.truncf"(%212) : (f64) -> f32
        %214 = "vector.broadcast"(%213) : (f32) -> vector<4xf32>
        %215 = "arith.mulf"(%211, %214) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %216 = "arith.addf"(%197, %215) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %217 = "arith.subf"(%12, %204) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
        %218 = "arith.truncf"(%217) : (f64) -> f32
        %219 = "llvm.call"(%218) {callee = @__nv_log1pf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %220 = "arith.mulf"(%199, %219) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %221 = "llvm.call"(%220) {callee = @__nv_expm1f, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %222 = "arith.negf"(%221) : (f32) -> f32
        %223 = "arith.constant"() {value = 1.0 : f32} : () -> f32
        %224 = "arith.divf"(%223, %222) : (f32, f32) -> f32
        %225 = "arith.mulf"(%198, %224) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %226 = "arith.subf"(%13, %204) {fastmath = #arith.fastmath<contract>} : (f64, f64) -> f64
        %227 = "arith.truncf"(%226) : (f64) -> f32
        %228 = "llvm.call"(%227) {callee = @__nv_log1pf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %229 = "arith.mulf"(%199, %228) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %230 = "llvm.call"(%229) {callee = @__nv_expm1f, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %231 = "arith.negf"(%230) : (f32) -> f32
        %232 = "llvm.call"(%231) {callee = @__nv_rsqrtf, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %233 = "arith.mulf"(%198, %15) {fastmath = #arith.fastmath<contract>} : (f32, f32) -> f32
        %234 = "vector.broadcast"(%233) : (f32) -> vector<4xf32>
        %235 = "arith.mulf"(%234, %194) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %236 = "arith.subf"(%194, %235) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %237 = "vector.broadcast"(%225) : (f32) -> vector<4xf32>
        %238 = "arith.mulf"(%237, %209) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %239 = "vector.extract"(%216) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %240 = "vector.extract"(%216) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %241 = "vector.extract"(%216) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %242 = "vector.extract"(%216) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        %243 = "llvm.call_intrinsic"(%239) {intrin = "llvm.nvvm.sqrt.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %244 = "llvm.call_intrinsic"(%240) {intrin = "llvm.nvvm.sqrt.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %245 = "llvm.call_intrinsic"(%241) {intrin = "llvm.nvvm.sqrt.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %246 = "llvm.call_intrinsic"(%242) {intrin = "llvm.nvvm.sqrt.approx.ftz.f", operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>} : (f32) -> f32
        %247 = "vector.from_elements"(%243, %244, %245, %246) : (f32, f32, f32, f32) -> vector<4xf32>
        %248 = "vector.broadcast"(%232) : (f32) -> vector<4xf32>
        %249 = "arith.mulf"(%247, %248) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %250 = "vector.broadcast"(%14) : (f32) -> vector<4xf32>
        %251 = "arith.addf"(%249, %250) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %252 = "arith.divf"(%238, %251) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %253 = "arith.subf"(%236, %252) {fastmath = #arith.fastmath<contract>} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
        %254 = "vector.extract"(%253) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %255 = "vector.extract"(%253) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %256 = "vector.extract"(%253) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %257 = "vector.extract"(%253) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.if"(%47) ({
          %258 = "vector.from_elements"(%254, %255, %256, %257) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%258, %46) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%31) ({
            "llvm.store"(%254, %46) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %259 = "arith.constant"() {value = 1 : i64} : () -> i64
          %260 = "arith.cmpi"(%29, %259) {predicate = 4 : i64} : (i64, i64) -> i1
          "scf.if"(%260) ({
            %261 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%255, %261) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %262 = "arith.constant"() {value = 2 : i64} : () -> i64
          %263 = "arith.cmpi"(%29, %262) {predicate = 4 : i64} : (i64, i64) -> i1
          "scf.if"(%263) ({
            %264 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%256, %264) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %265 = "arith.constant"() {value = 3 : i64} : () -> i64
          %266 = "arith.cmpi"(%29, %265) {predicate = 4 : i64} : (i64, i64) -> i1
          "scf.if"(%266) ({
            %267 = "llvm.getelementptr"(%46) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%257, %267) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        %268 = "vector.extract"(%209) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %269 = "vector.extract"(%209) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %270 = "vector.extract"(%209) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %271 = "vector.extract"(%209) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "scf.if"(%47) ({
          %272 = "vector.from_elements"(%268, %269, %270, %271) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%272, %127) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%31) ({
            "llvm.store"(%268, %127) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %273 = "arith.constant"() {value = 1 : i64} : () -> i64
          %274 = "arith.cmpi"(%29, %273) {predicate = 4 : i64} : (i64, i64) -> i1
          "scf.if"(%274) ({
            %275 = "llvm.getelementptr"(%127) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%269, %275) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %276 = "arith.constant"() {value = 2 : i64} : () -> i64
          %277 = "arith.cmpi"(%29, %276) {predicate = 4 : i64} : (i64, i64) -> i1
          "scf.if"(%277) ({
            %278 = "llvm.getelementptr"(%127) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%270, %278) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %279 = "arith.constant"() {value = 3 : i64} : () -> i64
          %280 = "arith.cmpi"(%29, %279) {predicate = 4 : i64} : (i64, i64) -> i1
          "scf.if"(%280) ({
            %281 = "llvm.getelementptr"(%127) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%271, %281) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.if"(%47) ({
          %282 = "vector.from_elements"(%239, %240, %241, %242) : (f32, f32, f32, f32) -> vector<4xf32>
          "llvm.store"(%282, %167) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
          "scf.yield"() : () -> ()
        }, {
          "scf.if"(%31) ({
            "llvm.store"(%239, %167) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %283 = "arith.constant"() {value = 1 : i64} : () -> i64
          %284 = "arith.cmpi"(%29, %283) {predicate = 4 : i64} : (i64, i64) -> i1
          "scf.if"(%284) ({
            %285 = "llvm.getelementptr"(%167) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%240, %285) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %286 = "arith.constant"() {value = 2 : i64} : () -> i64
          %287 = "arith.cmpi"(%29, %286) {predicate = 4 : i64} : (i64, i64) -> i1
          "scf.if"(%287) ({
            %288 = "llvm.getelementptr"(%167) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%241, %288) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
            "scf.yield"() : () -> ()
          }, {
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          %289 = "arith.constant"() {value = 3 : i64} : () -> i64
          %290 = "arith.cmpi"(%29, %289) {predicate = 4 : i64} : (i64, i64) -> i1
          "scf.if"(%290) ({
            %291 = "llvm.getelementptr"(%167) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>) -> !llvm.ptr<1>
            "llvm.store"(%242, %291) {alignment = 4 : i64} : (f32, !llvm.ptr<1>) -> ()
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
      "llvm.return"() : () -> ()
    }) {sym_name = "adamw_kernel", function_type = !llvm.func<void (!llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, f64, f64, f32, f32)>, gpu.kernel, nvvm.reqntid = array<i32: 256, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i64, %2: !llvm.ptr<1>, %3: !llvm.ptr<1>, %4: !llvm.ptr<1>, %5: !llvm.ptr<1>, %6: !llvm.ptr<1>, %7: !llvm.ptr<1>, %8: f64, %9: f64, %10: f32, %11: f32):
    %12 = "arith.constant"() {value = 3 : i64} : () -> i64
    %13 = "arith.addi"(%1, %12) : (i64, i64) -> i64
    %14 = "arith.constant"() {value = 4 : i64} : () -> i64
    %15 = "arith.divui"(%13, %14) : (i64, i64) -> i64
    %16 = "arith.constant"() {value = 1023 : i64} : () -> i64
    %17 = "arith.addi"(%1, %16) : (i64, i64) -> i64
    %18 = "arith.constant"() {value = 1024 : i64} : () -> i64
    %19 = "arith.divui"(%17, %18) : (i64, i64) -> i64
    %20 = "arith.trunci"(%19) : (i64) -> i32
    %21 = "arith.constant"() {value = 1 : i32} : () -> i32
    %22 = "arith.constant"() {value = 256 : i32} : () -> i32
    %23 = "arith.constant"() {value = 0 : i32} : () -> i32
    "gpu.launch_func"(%20, %21, %21, %22, %21, %21, %23, %0, %15, %2, %15, %3, %15, %4, %15, %1, %5, %6, %7, %8, %9, %10, %11) {kernel = @kernels::@adamw_kernel, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 16, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, !llvm.ptr<1>, i64, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, f64, f64, f32, f32) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "adamw_f32", function_type = (!llvm.ptr<1>, i64, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, !llvm.ptr<1>, f64, f64, f32, f32) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
