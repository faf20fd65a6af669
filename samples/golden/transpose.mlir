"builtin.module"() ({
  "gpu.module"() ({
    "llvm.mlir.global"() ({
    }) {sym_name = "dynamic_smem", global_type = !llvm.array<0 x i8>, linkage = #llvm.linkage<external>, addr_space = 3 : i32, alignment = 16 : i64, dso_local} : () -> ()
    "llvm.func"() ({
    ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
      %6 = "arith.constant"() {value = 8 : i32} : () -> i32
      %7 = "llvm.alloca"(%6) {elem_type = f32, alignment = 16 : i64} : (i32) -> !llvm.ptr
      %8 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
      %9 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
      %10 = "nvvm.read.ptx.sreg.tid.z"() : () -> i32
      %11 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
      %12 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
      %13 = "nvvm.read.ptx.sreg.ctaid.z"() : () -> i32
      %14 = "llvm.mlir.addressof"() {global_name = @dynamic_smem} : () -> !llvm.ptr<3>
      %15 = "arith.constant"() {value = 4 : i32} : () -> i32
      %16 = "arith.divui"(%2, %15) : (i32, i32) -> i32
      %17 = "arith.divui"(%1, %15) : (i32, i32) -> i32
      %18 = "arith.constant"() {value = 64 : i32} : () -> i32
      %19 = "arith.muli"(%11, %18) : (i32, i32) -> i32
      %20 = "arith.constant"() {value = 16 : i32} : () -> i32
      %21 = "arith.divui"(%8, %20) : (i32, i32) -> i32
      %22 = "arith.addi"(%19, %21) : (i32, i32) -> i32
      %23 = "arith.muli"(%12, %20) : (i32, i32) -> i32
      %24 = "arith.remui"(%8, %20) : (i32, i32) -> i32
      %25 = "arith.addi"(%23, %24) : (i32, i32) -> i32
      %26 = "arith.cmpi"(%22, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %27 = "arith.muli"(%25, %15) : (i32, i32) -> i32
      %28 = "arith.cmpi"(%27, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %29 = "arith.andi"(%26, %28) : (i1, i1) -> i1
      "scf.if"(%29) ({
        %30 = "arith.extsi"(%22) : (i32) -> i64
        %31 = "arith.extsi"(%25) : (i32) -> i64
        %32 = "arith.muli"(%30, %3) : (i64, i64) -> i64
        %33 = "arith.constant"() {value = 4 : i64} : () -> i64
        %34 = "arith.muli"(%31, %33) : (i64, i64) -> i64
        %35 = "arith.addi"(%32, %34) : (i64, i64) -> i64
        %36 = "llvm.getelementptr"(%0, %35) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %37 = "llvm.load"(%36) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %38 = "vector.extract"(%37) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %39 = "vector.extract"(%37) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %40 = "vector.extract"(%37) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %41 = "vector.extract"(%37) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%38, %7) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %42 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%39, %42) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %43 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%40, %43) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %44 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%41, %44) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %45 = "arith.constant"() {value = 32 : i32} : () -> i32
      %46 = "arith.addi"(%19, %45) : (i32, i32) -> i32
      %47 = "arith.addi"(%46, %21) : (i32, i32) -> i32
      %48 = "arith.cmpi"(%47, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %49 = "arith.andi"(%48, %28) : (i1, i1) -> i1
      "scf.if"(%49) ({
        %50 = "arith.extsi"(%47) : (i32) -> i64
        %51 = "arith.extsi"(%25) : (i32) -> i64
        %52 = "arith.muli"(%50, %3) : (i64, i64) -> i64
        %53 = "arith.constant"() {value = 4 : i64} : () -> i64
        %54 = "arith.muli"(%51, %53) : (i64, i64) -> i64
        %55 = "arith.addi"(%52, %54) : (i64, i64) -> i64
        %56 = "llvm.getelementptr"(%0, %55) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %57 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        %58 = "llvm.load"(%56) {alignment = 16 : i64} : (!llvm.ptr<1>) -> vector<4xf32>
        %59 = "vector.extract"(%58) {static_position = array<i64: 0>} : (vector<4xf32>) -> f32
        %60 = "vector.extract"(%58) {static_position = array<i64: 1>} : (vector<4xf32>) -> f32
        %61 = "vector.extract"(%58) {static_position = array<i64: 2>} : (vector<4xf32>) -> f32
        %62 = "vector.extract"(%58) {static_position = array<i64: 3>} : (vector<4xf32>) -> f32
        "llvm.store"(%59, %57) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %63 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%60, %63) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %64 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%61, %64) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        %65 = "llvm.getelementptr"(%57) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
        "llvm.store"(%62, %65) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %66 = "arith.muli"(%21, %18) : (i32, i32) -> i32
      %67 = "arith.muli"(%24, %15) : (i32, i32) -> i32
      %68 = "arith.addi"(%66, %67) : (i32, i32) -> i32
      %69 = "llvm.load"(%7) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %70 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %71 = "llvm.load"(%70) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %72 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %73 = "llvm.load"(%72) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %74 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %75 = "llvm.load"(%74) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %76 = "arith.constant"() {value = 1792 : i32} : () -> i32
      %77 = "arith.andi"(%68, %76) : (i32, i32) -> i32
      %78 = "arith.constant"() {value = 6 : i32} : () -> i32
      %79 = "arith.shrui"(%77, %78) : (i32, i32) -> i32
      %80 = "arith.xori"(%68, %79) : (i32, i32) -> i32
      %81 = "llvm.getelementptr"(%14, %80) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %82 = "vector.from_elements"(%69, %71, %73, %75) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%82, %81) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      %83 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 4>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %84 = "arith.addi"(%45, %21) : (i32, i32) -> i32
      %85 = "arith.muli"(%84, %18) : (i32, i32) -> i32
      %86 = "arith.addi"(%85, %67) : (i32, i32) -> i32
      %87 = "llvm.load"(%83) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %88 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 1>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %89 = "llvm.load"(%88) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %90 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 2>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %91 = "llvm.load"(%90) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %92 = "llvm.getelementptr"(%83) {rawConstantIndices = array<i32: 3>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      %93 = "llvm.load"(%92) {alignment = 4 : i64} : (!llvm.ptr) -> f32
      %94 = "arith.andi"(%86, %76) : (i32, i32) -> i32
      %95 = "arith.shrui"(%94, %78) : (i32, i32) -> i32
      %96 = "arith.xori"(%86, %95) : (i32, i32) -> i32
      %97 = "llvm.getelementptr"(%14, %96) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %98 = "vector.from_elements"(%87, %89, %91, %93) : (f32, f32, f32, f32) -> vector<4xf32>
      "llvm.store"(%98, %97) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<3>) -> ()
      "nvvm.barrier"() {operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
      %99 = "arith.remui"(%8, %45) : (i32, i32) -> i32
      %100 = "arith.divui"(%8, %45) : (i32, i32) -> i32
      %101 = "arith.remui"(%100, %20) : (i32, i32) -> i32
      %102 = "arith.muli"(%101, %15) : (i32, i32) -> i32
      %103 = "arith.remui"(%99, %15) : (i32, i32) -> i32
      %104 = "arith.addi"(%102, %103) : (i32, i32) -> i32
      %105 = "arith.divui"(%100, %20) : (i32, i32) -> i32
      %106 = "arith.constant"() {value = 8 : i32} : () -> i32
      %107 = "arith.muli"(%105, %106) : (i32, i32) -> i32
      %108 = "arith.divui"(%99, %15) : (i32, i32) -> i32
      %109 = "arith.addi"(%107, %108) : (i32, i32) -> i32
      %110 = "arith.muli"(%109, %15) : (i32, i32) -> i32
      %111 = "arith.muli"(%110, %18) : (i32, i32) -> i32
      %112 = "arith.addi"(%111, %104) : (i32, i32) -> i32
      %113 = "arith.andi"(%112, %76) : (i32, i32) -> i32
      %114 = "arith.shrui"(%113, %78) : (i32, i32) -> i32
      %115 = "arith.xori"(%112, %114) : (i32, i32) -> i32
      %116 = "llvm.getelementptr"(%14, %115) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %117 = "llvm.load"(%116) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      "llvm.store"(%117, %7) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %118 = "arith.constant"() {value = 1 : i32} : () -> i32
      %119 = "arith.addi"(%110, %118) : (i32, i32) -> i32
      %120 = "arith.muli"(%119, %18) : (i32, i32) -> i32
      %121 = "arith.addi"(%120, %104) : (i32, i32) -> i32
      %122 = "arith.andi"(%121, %76) : (i32, i32) -> i32
      %123 = "arith.shrui"(%122, %78) : (i32, i32) -> i32
      %124 = "arith.xori"(%121, %123) : (i32, i32) -> i32
      %125 = "llvm.getelementptr"(%14, %124) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %126 = "llvm.load"(%125) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      "llvm.store"(%126, %70) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %127 = "arith.constant"() {value = 2 : i32} : () -> i32
      %128 = "arith.addi"(%110, %127) : (i32, i32) -> i32
      %129 = "arith.muli"(%128, %18) : (i32, i32) -> i32
      %130 = "arith.addi"(%129, %104) : (i32, i32) -> i32
      %131 = "arith.andi"(%130, %76) : (i32, i32) -> i32
      %132 = "arith.shrui"(%131, %78) : (i32, i32) -> i32
      %133 = "arith.xori"(%130, %132) : (i32, i32) -> i32
      %134 = "llvm.getelementptr"(%14, %133) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %135 = "llvm.load"(%134) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      "llvm.store"(%135, %72) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %136 = "arith.constant"() {value = 3 : i32} : () -> i32
      %137 = "arith.addi"(%110, %136) : (i32, i32) -> i32
      %138 = "arith.muli"(%137, %18) : (i32, i32) -> i32
      %139 = "arith.addi"(%138, %104) : (i32, i32) -> i32
      %140 = "arith.andi"(%139, %76) : (i32, i32) -> i32
      %141 = "arith.shrui"(%140, %78) : (i32, i32) -> i32
      %142 = "arith.xori"(%139, %141) : (i32, i32) -> i32
      %143 = "llvm.getelementptr"(%14, %142) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %144 = "llvm.load"(%143) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      "llvm.store"(%144, %74) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %145 = "arith.muli"(%12, %18) : (i32, i32) -> i32
      %146 = "arith.addi"(%145, %104) : (i32, i32) -> i32
      %147 = "arith.muli"(%11, %20) : (i32, i32) -> i32
      %148 = "arith.addi"(%147, %109) : (i32, i32) -> i32
      %149 = "arith.cmpi"(%146, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %150 = "arith.muli"(%148, %15) : (i32, i32) -> i32
      %151 = "arith.cmpi"(%150, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %152 = "arith.andi"(%149, %151) : (i1, i1) -> i1
      "scf.if"(%152) ({
        %153 = "arith.extsi"(%146) : (i32) -> i64
        %154 = "arith.extsi"(%148) : (i32) -> i64
        %155 = "arith.muli"(%153, %5) : (i64, i64) -> i64
        %156 = "arith.constant"() {value = 4 : i64} : () -> i64
        %157 = "arith.muli"(%154, %156) : (i64, i64) -> i64
        %158 = "arith.addi"(%155, %157) : (i64, i64) -> i64
        %159 = "llvm.getelementptr"(%4, %158) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %160 = "llvm.load"(%7) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %161 = "llvm.load"(%70) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %162 = "llvm.load"(%72) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %163 = "llvm.load"(%74) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %164 = "vector.from_elements"(%160, %161, %162, %163) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%164, %159) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      %165 = "arith.addi"(%100, %20) : (i32, i32) -> i32
      %166 = "arith.remui"(%165, %20) : (i32, i32) -> i32
      %167 = "arith.muli"(%166, %15) : (i32, i32) -> i32
      %168 = "arith.addi"(%167, %103) : (i32, i32) -> i32
      %169 = "arith.divui"(%165, %20) : (i32, i32) -> i32
      %170 = "arith.muli"(%169, %106) : (i32, i32) -> i32
      %171 = "arith.addi"(%170, %108) : (i32, i32) -> i32
      %172 = "arith.muli"(%171, %15) : (i32, i32) -> i32
      %173 = "arith.muli"(%172, %18) : (i32, i32) -> i32
      %174 = "arith.addi"(%173, %168) : (i32, i32) -> i32
      %175 = "arith.andi"(%174, %76) : (i32, i32) -> i32
      %176 = "arith.shrui"(%175, %78) : (i32, i32) -> i32
      %177 = "arith.xori"(%174, %176) : (i32, i32) -> i32
      %178 = "llvm.getelementptr"(%14, %177) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %179 = "llvm.load"(%178) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      "llvm.store"(%179, %83) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %180 = "arith.addi"(%172, %118) : (i32, i32) -> i32
      %181 = "arith.muli"(%180, %18) : (i32, i32) -> i32
      %182 = "arith.addi"(%181, %168) : (i32, i32) -> i32
      %183 = "arith.andi"(%182, %76) : (i32, i32) -> i32
      %184 = "arith.shrui"(%183, %78) : (i32, i32) -> i32
      %185 = "arith.xori"(%182, %184) : (i32, i32) -> i32
      %186 = "llvm.getelementptr"(%14, %185) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %187 = "llvm.load"(%186) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %188 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 5>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%187, %188) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %189 = "arith.addi"(%172, %127) : (i32, i32) -> i32
      %190 = "arith.muli"(%189, %18) : (i32, i32) -> i32
      %191 = "arith.addi"(%190, %168) : (i32, i32) -> i32
      %192 = "arith.andi"(%191, %76) : (i32, i32) -> i32
      %193 = "arith.shrui"(%192, %78) : (i32, i32) -> i32
      %194 = "arith.xori"(%191, %193) : (i32, i32) -> i32
      %195 = "llvm.getelementptr"(%14, %194) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %196 = "llvm.load"(%195) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %197 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 6>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%196, %197) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %198 = "arith.addi"(%172, %136) : (i32, i32) -> i32
      %199 = "arith.muli"(%198, %18) : (i32, i32) -> i32
      %200 = "arith.addi"(%199, %168) : (i32, i32) -> i32
      %201 = "arith.andi"(%200, %76) : (i32, i32) -> i32
      %202 = "arith.shrui"(%201, %78) : (i32, i32) -> i32
      %203 = "arith.xori"(%200, %202) : (i32, i32) -> i32
      %204 = "llvm.getelementptr"(%14, %203) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>
      %205 = "llvm.load"(%204) {alignment = 4 : i64} : (!llvm.ptr<3>) -> f32
      %206 = "llvm.getelementptr"(%7) {rawConstantIndices = array<i32: 7>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr) -> !llvm.ptr
      "llvm.store"(%205, %206) {alignment = 4 : i64} : (f32, !llvm.ptr) -> ()
      %207 = "arith.addi"(%145, %168) : (i32, i32) -> i32
      %208 = "arith.addi"(%147, %171) : (i32, i32) -> i32
      %209 = "arith.cmpi"(%207, %2) {predicate = 2 : i64} : (i32, i32) -> i1
      %210 = "arith.muli"(%208, %15) : (i32, i32) -> i32
      %211 = "arith.cmpi"(%210, %1) {predicate = 2 : i64} : (i32, i32) -> i1
      %212 = "arith.andi"(%209, %211) : (i1, i1) -> i1
      "scf.if"(%212) ({
        %213 = "arith.extsi"(%207) : (i32) -> i64
        %214 = "arith.extsi"(%208) : (i32) -> i64
        %215 = "arith.muli"(%213, %5) : (i64, i64) -> i64
        %216 = "arith.constant"() {value = 4 : i64} : () -> i64
        %217 = "arith.muli"(%214, %216) : (i64, i64) -> i64
        %218 = "arith.addi"(%215, %217) : (i64, i64) -> i64
        %219 = "llvm.getelementptr"(%4, %218) {rawConstantIndices = array<i32: -2147483648>, elem_type = f32, noWrapFlags = 0 : i32} : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>
        %220 = "llvm.load"(%83) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %221 = "llvm.load"(%88) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %222 = "llvm.load"(%90) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %223 = "llvm.load"(%92) {alignment = 4 : i64} : (!llvm.ptr) -> f32
        %224 = "vector.from_elements"(%220, %221, %222, %223) : (f32, f32, f32, f32) -> vector<4xf32>
        "llvm.store"(%224, %219) {alignment = 16 : i64} : (vector<4xf32>, !llvm.ptr<1>) -> ()
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "llvm.return"() : () -> ()
    }) {sym_name = "transpose_tile", function_type = !llvm.func<void (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64)>, gpu.kernel, nvvm.reqntid = array<i32: 512, 1, 1>, nvvm.kernel, linkage = #llvm.linkage<external>, CConv = #llvm.cconv<ccc>, visibility_ = 0 : i64} : () -> ()
  }) {sym_name = "kernels", targets = [#nvvm.target<O = 3, chip = "sm_90a">]} : () -> ()
  "func.func"() ({
  ^bb0(%0: !llvm.ptr<1>, %1: i32, %2: i32, %3: i64, %4: !llvm.ptr<1>, %5: i64):
    %6 = "arith.constant"() {value = 63 : i32} : () -> i32
    %7 = "arith.addi"(%1, %6) : (i32, i32) -> i32
    %8 = "arith.constant"() {value = 64 : i32} : () -> i32
    %9 = "arith.divui"(%7, %8) : (i32, i32) -> i32
    %10 = "arith.addi"(%2, %6) : (i32, i32) -> i32
    %11 = "arith.divui"(%10, %8) : (i32, i32) -> i32
    %12 = "arith.constant"() {value = 1 : i32} : () -> i32
    %13 = "arith.constant"() {value = 512 : i32} : () -> i32
    %14 = "arith.constant"() {value = 16384 : i32} : () -> i32
    "gpu.launch_func"(%9, %11, %12, %13, %12, %12, %14, %0, %1, %2, %3, %4, %5) {kernel = @kernels::@transpose_tile, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 6, 0>} : (i32, i32, i32, i32, i32, i32, i32, !llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()
    "func.return"() : () -> ()
  }) {sym_name = "transpose_f32", function_type = (!llvm.ptr<1>, i32, i32, i64, !llvm.ptr<1>, i64) -> ()} : () -> ()
}) {gpu.container_module} : () -> ()
